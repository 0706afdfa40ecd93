//! The bundled letters: their files, how wide a text in them is, and how high it stands.

use std::iter;
use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::Face;

/// The file of a face's letters.
pub fn file(face: Face) -> &'static [u8] {
    match face {
        Face::Regular => include_bytes!("../../assets/fonts/Inter-Regular.otf"),
        Face::Strong => include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
        Face::Mono => include_bytes!("../../assets/fonts/JetBrainsMono-Regular.ttf"),
    }
}

/// A face's letters, read from its file.
pub fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> =
        LazyLock::new(|| Face::ALL.map(|face| FontRef::new(file(face)).expect("the bundled fonts can be read")));
    &FONTS[face as usize]
}

/// One letter of a text: its outline's number in the face that has it, and how far the next letter is, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    pub face: Face,
    pub glyph: GlyphId,
    pub advance: f32,
}

/// The letters of a text on one line. One that the face lacks is taken from another bundled face, and if none has it,
/// it is the face's sign for that.
pub fn glyphs(face: Face, size: f32, text: &str) -> impl Iterator<Item = Glyph> {
    text.chars().map(move |letter| {
        let mut faces = iter::once(face).chain(Face::ALL);
        let found = faces.find_map(|face| Some((face, font(face).charmap().map(letter)?)));
        let (face, glyph) = found.unwrap_or((face, GlyphId::NOTDEF));
        let widths = font(face).glyph_metrics(Size::new(size), LocationRef::default());
        Glyph { face, glyph, advance: widths.advance_width(glyph).unwrap_or_default() }
    })
}

/// How wide a text is on one line, in points.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    glyphs(face, size, text).map(|letter| letter.advance).sum()
}

/// The size in which a text fits into a width, at most `size`.
pub fn shrunk(face: Face, text: &str, size: f32, room: f32) -> f32 {
    size.min(size * room / width(face, size, text).max(1.0))
}

/// The size at which a face's outlines are drawn.
pub fn units_per_em(face: Face) -> f32 {
    f32::from(font(face).metrics(Size::unscaled(), LocationRef::default()).units_per_em)
}

/// How far the line that letters stand on is below the middle of a text, in points.
pub fn baseline(face: Face, size: f32) -> f32 {
    let metrics = font(face).metrics(Size::new(size), LocationRef::default());
    metrics.ascent.midpoint(metrics.descent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_as_wide_as_its_letters_and_grows_with_their_size() {
        for face in Face::ALL {
            let [one, three] = ["8", "888"].map(|text| width(face, 20.0, text));
            assert!((three - 3.0 * one).abs() < 0.01, "{face:?}");
            assert!((width(face, 40.0, "8") - 2.0 * one).abs() < 0.01, "{face:?}");
        }
        assert!(width(Face::Strong, 20.0, "left") > width(Face::Regular, 20.0, "left"));
    }

    #[test]
    fn a_letter_that_its_face_lacks_is_that_of_another_one() {
        let lacks = |face, letter| font(face).charmap().map(letter).is_none();
        let borrowed = (' '..'\u{3000}').find(|letter| lacks(Face::Regular, *letter) && !lacks(Face::Mono, *letter));
        let borrowed = borrowed.unwrap().to_string();
        let [letter] = glyphs(Face::Regular, 20.0, &borrowed).collect::<Vec<_>>()[..] else { panic!("one letter") };
        assert_eq!(letter.face, Face::Mono);
        assert_eq!(width(Face::Regular, 20.0, &borrowed), width(Face::Mono, 20.0, &borrowed));
        let nobodys = glyphs(Face::Mono, 20.0, "\u{4E00}").next().unwrap();
        assert_eq!((nobodys.face, nobodys.glyph), (Face::Mono, GlyphId::NOTDEF));
    }

    #[test]
    fn letters_stand_below_the_middle_of_their_text_by_half_of_their_height() {
        for face in Face::ALL {
            assert!((0.25..0.45).contains(&baseline(face, 1.0)), "{face:?}: {}", baseline(face, 1.0));
        }
    }
}
