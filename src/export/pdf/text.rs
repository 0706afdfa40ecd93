//! The fonts of a document, and the glyphs of texts. They are those of the screen, so there is neither kerning nor a
//! ligature.

use std::collections::HashMap;
use std::ops::Range;

use krilla::Data;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::picture::{Face, fonts};
use crate::printable::{Lines, UNPRINTABLE, printable};

/// The bundled fonts, as a document embeds them.
pub struct Fonts {
    fonts: [Font; 3],
    /// By the face that was asked for.
    glyphs: HashMap<(Face, char), FaceGlyph>,
}

/// A glyph, and the face that has it.
#[derive(Clone, Copy)]
struct FaceGlyph {
    face: Face,
    glyph: GlyphId,
    /// The distance to the next glyph at a text size of 1.
    advance: f32,
}

/// Neighboring glyphs of one font.
pub struct GlyphRun {
    pub font: Font,
    pub glyphs: Vec<KrillaGlyph>,
    /// The distance of the first glyph from the beginning of the text, at a text size of 1.
    pub offset: f32,
}

impl Fonts {
    pub fn new() -> Self {
        let font = |face| Font::new(Data::from(fonts::file(face)), 0).expect("the bundled fonts can be read");
        Self { fonts: Face::ALL.map(font), glyphs: HashMap::new() }
    }

    /// Returns the glyphs of a text, and its width at a text size of 1. The text must be [`readable`].
    pub fn runs(&mut self, face: Face, text: &str) -> (Vec<GlyphRun>, f32) {
        let mut runs: Vec<(Face, GlyphRun)> = Vec::new();
        let mut x = 0.0;
        for (start, character) in text.char_indices() {
            let range = start..start + character.len_utf8();
            let FaceGlyph { face, glyph, advance } =
                *self.glyphs.entry((face, character)).or_insert_with(|| find(face, character));
            let glyph = krilla_glyph(glyph, advance, range);
            match runs.last_mut() {
                Some((last, run)) if *last == face => run.glyphs.push(glyph),
                _ => {
                    let font = self.fonts[face as usize].clone();
                    runs.push((face, GlyphRun { font, glyphs: vec![glyph], offset: x }));
                }
            }
            x += advance;
        }
        (runs.into_iter().map(|(_, run)| run).collect(), x)
    }
}

fn krilla_glyph(glyph: GlyphId, advance: f32, range: Range<usize>) -> KrillaGlyph {
    KrillaGlyph::new(glyph, advance, 0.0, 0.0, 0.0, range, None)
}

/// Returns the glyph of a character. A missing one has the room that it has on the screen.
fn find(face: Face, character: char) -> FaceGlyph {
    // At this size the advances are whole numbers.
    let glyph_of = |character: char| {
        let [glyph] =
            fonts::glyphs(face, fonts::units_per_em(face), character.encode_utf8(&mut [0; 4])).collect::<Vec<_>>()[..]
        else {
            unreachable!("a character has one glyph")
        };
        glyph
    };
    let found = glyph_of(character);
    let advance = found.advance / fonts::units_per_em(face);
    // Archives must not hold the glyph for missing characters.
    let shown = if found.glyph.to_u32() == 0 { glyph_of(UNPRINTABLE) } else { found };
    FaceGlyph { face: shown.face, glyph: GlyphId::new(shown.glyph.to_u32()), advance }
}

/// Returns a text on one line, with [`UNPRINTABLE`] in the place of each character that a document must not hold.
pub fn readable(text: &str) -> String {
    // Those of private use mean nothing to other programs, and the mark of the byte order is none of a text.
    let is_forbidden = |c: char| matches!(c, '\u{feff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..='\u{10fffd}');
    let text = text.replace(['\t', '\n', '\r'], " ");
    printable(&text, Lines::One).chars().map(|c| if is_forbidden(c) { UNPRINTABLE } else { c }).collect()
}
