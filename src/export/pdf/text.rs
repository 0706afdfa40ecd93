//! The fonts of a document, and the glyphs of texts. They are those of the screen, so the bundled fonts have neither kerning
//! nor ligatures.

use std::collections::HashMap;
use std::sync::Arc;

use krilla::Data;
use krilla::text::{GlyphId, KrillaGlyph, Tag};

use crate::picture::Face;
use crate::picture::fonts::{self, Font, Glyph};
use crate::printable::{Lines, UNPRINTABLE, printable};

/// The fonts that a document embeds, with only the glyphs in use.
#[derive(Default)]
pub struct Fonts {
    fonts: HashMap<Font, krilla::text::Font>,
}

/// Neighboring glyphs of one font.
pub struct GlyphRun {
    pub font: krilla::text::Font,
    pub glyphs: Vec<KrillaGlyph>,
    /// The distance of the first glyph from the left end of the text, at a text size of 1.
    pub offset: f32,
    is_rtl: bool,
    /// Whether the first letter has several glyphs.
    has_parts: bool,
}

impl Fonts {
    /// Returns the glyphs of a text in the order in which they are read, and its width at a text size of 1. The text must be
    /// [`readable`].
    pub fn runs(&mut self, face: Face, text: &str) -> (Vec<GlyphRun>, f32) {
        let mut runs: Vec<(Font, GlyphRun)> = Vec::new();
        let mut x = 0.0;
        // At this size the advances of the bundled fonts are whole numbers.
        let units = Font::Bundled(face).loaded().units_per_em;
        let glyphs: Vec<_> = fonts::glyphs(face, units, text).map(|glyph| without_missing(face, glyph)).collect();
        let letters = glyphs.chunk_by(|one, next| one.font == next.font && one.range == next.range);
        for letter in letters {
            let Glyph { font, ref range, is_rtl, .. } = letter[0];
            let is_next = |(last, run): &&mut (Font, GlyphRun)| {
                let ends = run.glyphs.last().map_or(0..0, |glyph| glyph.text_range.clone());
                // From right to left, several glyphs of a letter are a run of their own. Else its glyphs would be read in
                // the order of the page.
                let order = if is_rtl { range.end <= ends.start && letter.len() == 1 } else { range.start >= ends.end };
                *last == font && run.is_rtl == is_rtl && order && !(is_rtl && run.has_parts)
            };
            let start = x;
            let mut glyphs = Vec::with_capacity(letter.len());
            for Glyph { glyph, advance, offset: (right, up), range, .. } in letter {
                let [advance, right, up] = [*advance, *right, *up].map(|length| length / units);
                let id = GlyphId::new(glyph.to_u32());
                glyphs.push(KrillaGlyph::new(id, advance, right, up, 0.0, range.clone(), None));
                x += advance;
            }
            if let Some((_, run)) = runs.last_mut().filter(is_next) {
                run.glyphs.append(&mut glyphs);
            } else {
                let embedded = self.fonts.entry(font).or_insert_with(|| embedded(font)).clone();
                let has_parts = letter.len() > 1;
                runs.push((font, GlyphRun { font: embedded, glyphs, offset: start, is_rtl, has_parts }));
            }
        }
        // Programs read a page in the order in which it is drawn.
        runs.sort_by_key(|(_, run)| run.glyphs.iter().map(|glyph| glyph.text_range.start).min());
        (runs.into_iter().map(|(_, run)| run).collect(), x)
    }
}

/// Returns the glyph that a document has for one of the screen. A missing character has the room that it has there.
fn without_missing(face: Face, glyph: Glyph) -> Glyph {
    if glyph.glyph.to_u32() != 0 {
        return glyph;
    }
    // Archives must not hold the glyph for missing characters.
    let shown = fonts::glyphs(face, 1.0, UNPRINTABLE.encode_utf8(&mut [0; 4])).next();
    shown.map_or(glyph.clone(), |shown| Glyph { advance: glyph.advance, range: glyph.range, ..shown })
}

/// Returns a font as a document embeds it.
fn embedded(font: Font) -> krilla::text::Font {
    let font = match (font, &font.loaded().file) {
        (Font::Other(_), Some(file)) => {
            let coordinates: Vec<_> = file.coordinates.iter().map(|(axis, value)| (Tag::new(axis), *value)).collect();
            krilla::text::Font::new_variable(Data::from(Arc::clone(&file.data)), file.index, &coordinates)
        }
        (Font::Bundled(face), _) => krilla::text::Font::new(Data::from(fonts::file(face)), 0),
        (Font::Other(_), None) => None,
    };
    font.expect("a font whose glyphs are measured can be read")
}

/// Returns a text on one line, with [`UNPRINTABLE`] in the place of each character that a document must not hold.
pub fn readable(text: &str) -> String {
    // Those of private use mean nothing to other programs, and the mark of the byte order is none of a text.
    let is_forbidden = |c: char| matches!(c, '\u{feff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..='\u{10fffd}');
    let text = text.replace(['\t', '\n', '\r'], " ");
    printable(&text, Lines::One).chars().map(|c| if is_forbidden(c) { UNPRINTABLE } else { c }).collect()
}
