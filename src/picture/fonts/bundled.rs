//! The bundled fonts.

use std::iter;
use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::Face;

/// The font files, by face. A static, because a constant may be in the program several times.
#[cfg(not(all(feature = "gui", target_arch = "wasm32")))]
static FILES: [&[u8]; 3] = [
    include_bytes!("../../../assets/fonts/Inter-Regular.otf"),
    include_bytes!("../../../assets/fonts/Inter-SemiBold.otf"),
    include_bytes!("../../../assets/fonts/JetBrainsMono-Regular.ttf"),
];

/// The same with the characters of the program's own texts and a few more. A browser draws in its window what they lack, and
/// the workers, which make exports, have all characters.
#[cfg(all(feature = "gui", target_arch = "wasm32"))]
static FILES: [&[u8]; 3] = [
    include_bytes!("../../../assets/fonts/page/Inter-Regular.otf"),
    include_bytes!("../../../assets/fonts/page/Inter-SemiBold.otf"),
    include_bytes!("../../../assets/fonts/page/JetBrainsMono-Regular.ttf"),
];

/// Returns the font file of a face.
pub fn file(face: Face) -> &'static [u8] {
    FILES[face as usize]
}

/// Returns the font of a face. Its file is read once.
pub fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> =
        LazyLock::new(|| Face::ALL.map(|face| FontRef::new(file(face)).expect("the bundled fonts can be read")));
    &FONTS[face as usize]
}

/// Returns which glyph each character has in a face.
fn charmap(face: Face) -> &'static Charmap<'static> {
    static CHARMAPS: LazyLock<[Charmap<'static>; 3]> = LazyLock::new(|| Face::ALL.map(|face| font(face).charmap()));
    &CHARMAPS[face as usize]
}

/// Returns the glyph of a character in a face or, if it lacks the character, in another bundled face.
pub fn find(face: Face, character: char) -> Option<(Face, GlyphId)> {
    let mut faces = iter::once(face).chain(Face::ALL);
    faces.find_map(|face| Some((face, charmap(face).map(character)?)))
}

/// Returns whether the bundled fonts show a text without help. Control characters of ASCII are boxes in them.
pub fn show(face: Face, text: &str) -> bool {
    text.is_ascii() || text.chars().all(|character| character.is_ascii() || find(face, character).is_some())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use skrifa::instance::{LocationRef, Size};
    use skrifa::outline::DrawSettings;
    use skrifa::outline::pen::SvgPen;

    use super::*;

    fn file_of_page(face: Face) -> Vec<u8> {
        let name = ["Inter-Regular.otf", "Inter-SemiBold.otf", "JetBrainsMono-Regular.ttf"][face as usize];
        fs::read(Path::new("assets/fonts/page").join(name)).unwrap()
    }

    /// Returns the outline and the width of a character.
    fn glyph(font: &FontRef, character: char) -> Option<(String, Option<f32>)> {
        let glyph = font.charmap().map(character)?;
        let (size, location) = (Size::new(100.0), LocationRef::default());
        let mut pen = SvgPen::new();
        font.outline_glyphs().get(glyph)?.draw(DrawSettings::unhinted(size, location), &mut pen).ok()?;
        Some((pen.to_string(), font.glyph_metrics(size, location).advance_width(glyph)))
    }

    #[test]
    fn the_fonts_of_a_page_draw_the_same_characters_in_the_same_way() {
        for face in Face::ALL {
            let of_page = file_of_page(face);
            let of_page = FontRef::new(&of_page).unwrap();
            let characters: Vec<_> =
                of_page.charmap().mappings().map(|(code, _)| char::from_u32(code).unwrap()).collect();
            assert!(characters.len() > 400, "{face:?}: {}", characters.len());
            for character in characters {
                assert_eq!(glyph(&of_page, character), glyph(font(face), character), "{face:?} {character:?}");
            }
        }
    }

    #[test]
    fn the_fonts_of_a_page_have_what_the_texts_show() {
        let of_page = Face::ALL.map(file_of_page);
        let of_page = of_page.each_ref().map(|file| FontRef::new(file).unwrap().charmap());
        for language in ["en", "de", "es"] {
            let folder = Path::new("assets/text").join(language);
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                for character in fs::read_to_string(&path).unwrap().chars().filter(|character| !character.is_control())
                {
                    let is_there = of_page.iter().any(|charmap| charmap.map(character).is_some());
                    let is_bundled = find(Face::Regular, character).is_some();
                    assert_eq!(is_there, is_bundled, "{}: {character:?}", path.display());
                }
            }
        }
    }
}
