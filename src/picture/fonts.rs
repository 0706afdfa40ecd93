//! The bundled fonts: their files, the width of a text, and its baseline.

use std::iter;
use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::Face;
use crate::printable::beginning;

/// The font files, by face. A static, because a constant may be in the program several times.
static FILES: [&[u8]; 3] = [
    include_bytes!("../../assets/fonts/Inter-Regular.otf"),
    include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
    include_bytes!("../../assets/fonts/JetBrainsMono-Regular.ttf"),
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

/// A glyph of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The face that has the glyph.
    pub face: Face,
    /// The number of its outline in that face.
    pub glyph: GlyphId,
    /// The distance to the next glyph, in points.
    pub advance: f32,
}

/// Returns the glyphs of a text on one line.
///
/// A character that the face lacks has the glyph of another bundled face. If no face has one, it is the face's glyph
/// for missing characters.
pub fn glyphs(face: Face, size: f32, text: &str) -> impl Iterator<Item = Glyph> {
    // Finding the widths in the file of a face takes as long as reading many of them.
    let mut widths: [Option<GlyphMetrics>; 3] = [const { None }; 3];
    text.chars().map(move |character| {
        let mut faces = iter::once(face).chain(Face::ALL);
        let found = faces.find_map(|face| Some((face, charmap(face).map(character)?)));
        let (face, glyph) = found.unwrap_or((face, GlyphId::NOTDEF));
        let widths = widths[face as usize]
            .get_or_insert_with(|| font(face).glyph_metrics(Size::new(size), LocationRef::default()));
        Glyph { face, glyph, advance: widths.advance_width(glyph).unwrap_or_default() }
    })
}

/// Returns the width of a text on one line, in points.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    glyphs(face, size, text).map(|glyph| glyph.advance).sum()
}

/// Returns the text size at which a text fits into the width `room`: at most `size`. All are in points.
pub fn size_to_fit(face: Face, text: &str, size: f32, room: f32) -> f32 {
    size.min(size * room / width(face, size, text).max(1.0))
}

/// Returns a text, or as much of its beginning as fits into `room` with three dots behind it.
pub fn cut_to_fit(face: Face, size: f32, text: &str, room: f32) -> String {
    // Marks without a width would fit in any number.
    let text = &*beginning(text);
    if width(face, size, text) <= room {
        return text.to_owned();
    }
    let room = room - width(face, size, "…");
    let mut used = 0.0;
    let fits = |glyph: &Glyph| {
        used += glyph.advance;
        used <= room
    };
    let characters = glyphs(face, size, text).take_while(fits).count();
    let cut: String = text.chars().take(characters).collect();
    let cut = cut.trim_end();
    if cut.is_empty() { String::new() } else { format!("{cut}…") }
}

/// Returns the text size of a face's outlines, in the units of these outlines.
pub fn units_per_em(face: Face) -> f32 {
    f32::from(font(face).metrics(Size::unscaled(), LocationRef::default()).units_per_em)
}

/// Returns the distance of the baseline below the middle of a text, in points.
pub fn baseline(face: Face, size: f32) -> f32 {
    let metrics = font(face).metrics(Size::new(size), LocationRef::default());
    metrics.ascent.midpoint(metrics.descent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printable::UNPRINTABLE;

    #[test]
    fn a_text_is_as_wide_as_its_glyphs_and_grows_with_their_size() {
        for face in Face::ALL {
            let [one, three] = ["8", "888"].map(|text| width(face, 20.0, text));
            assert!((three - 3.0 * one).abs() < 0.01, "{face:?}");
            assert!((width(face, 40.0, "8") - 2.0 * one).abs() < 0.01, "{face:?}");
        }
        assert!(width(Face::Strong, 20.0, "left") > width(Face::Regular, 20.0, "left"));
    }

    #[test]
    fn a_character_that_its_face_lacks_has_the_glyph_of_another_face() {
        let lacks = |face, character| font(face).charmap().map(character).is_none();
        let is_borrowed = |character: &char| lacks(Face::Regular, *character) && !lacks(Face::Mono, *character);
        let borrowed = (' '..'\u{3000}').find(is_borrowed).unwrap().to_string();
        let [glyph] = glyphs(Face::Regular, 20.0, &borrowed).collect::<Vec<_>>()[..] else { panic!("one glyph") };
        assert_eq!(glyph.face, Face::Mono);
        assert_eq!(width(Face::Regular, 20.0, &borrowed), width(Face::Mono, 20.0, &borrowed));
        let missing = glyphs(Face::Mono, 20.0, "\u{4E00}").next().unwrap();
        assert_eq!((missing.face, missing.glyph), (Face::Mono, GlyphId::NOTDEF));
    }

    #[test]
    fn every_face_has_the_sign_for_a_character_that_cannot_be_shown() {
        for face in Face::ALL {
            assert!(font(face).charmap().map(UNPRINTABLE).is_some_and(|glyph| glyph != GlyphId::NOTDEF), "{face:?}");
        }
    }

    #[test]
    fn the_baseline_is_below_the_middle_of_a_text_by_about_half_its_height() {
        for face in Face::ALL {
            assert!((0.25..0.45).contains(&baseline(face, 1.0)), "{face:?}: {}", baseline(face, 1.0));
        }
    }
}
