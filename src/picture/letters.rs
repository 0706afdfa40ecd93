//! The bundled letters: their files, how wide a text in them is, and how high it stands.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use super::Face;

/// The file of a face's letters.
pub fn file(face: Face) -> &'static [u8] {
    match face {
        Face::Regular => include_bytes!("../../assets/fonts/Inter-Regular.otf"),
        Face::Strong => include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
        Face::Mono => include_bytes!("../../assets/fonts/JetBrainsMono-Regular.ttf"),
    }
}

/// What the system calls a face's family.
pub fn family(face: Face) -> &'static str {
    match face {
        Face::Regular | Face::Strong => "Inter",
        Face::Mono => "JetBrains Mono",
    }
}

/// A face's letters, read from its file.
pub fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> =
        LazyLock::new(|| Face::ALL.map(|face| FontRef::new(file(face)).expect("the bundled fonts can be read")));
    &FONTS[face as usize]
}

/// How wide a text is on one line, in points. A letter that the face lacks is as wide as its sign for that.
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    let font = font(face);
    let (letters, widths) = (font.charmap(), font.glyph_metrics(Size::new(size), LocationRef::default()));
    text.chars().map(|letter| widths.advance_width(letters.map(letter).unwrap_or_default()).unwrap_or_default()).sum()
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
    fn letters_stand_below_the_middle_of_their_text_by_half_of_their_height() {
        for face in Face::ALL {
            assert!((0.25..0.45).contains(&baseline(face, 1.0)), "{face:?}: {}", baseline(face, 1.0));
        }
    }
}
