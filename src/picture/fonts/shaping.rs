//! Shapes a line of text that needs more than the bundled fonts: parts by direction, font and script, each shaped by
//! `harfrust`, from left to right.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use harfrust::{BufferFlags, Direction, Feature, Language, ShapeOptions, Tag, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider};
use unicode_bidi::ParagraphBidiInfo;
use unicode_script::{Script, UnicodeScript};

use super::bundled;
use super::fallback::{self, Font};
use super::script::{is_ignorable, language_in, script_of};
use crate::picture::Face;

/// A glyph of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    pub font: Font,
    /// The number of its outline in that font.
    pub glyph: GlyphId,
    /// The distance to the next glyph, in points.
    pub advance: f32,
    /// How far the glyph is moved to the right and up, in points.
    pub offset: (f32, f32),
    /// Whether it is a part of what is read from right to left.
    pub is_rtl: bool,
    /// The bytes of the text that it shows. Glyphs that show the same letters together have the same ones.
    pub range: Range<usize>,
}

impl Glyph {
    /// Returns the glyph in a text that is `by` times as large.
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        let (right, up) = self.offset;
        Self { advance: self.advance * by, offset: (right * by, up * by), ..self }
    }
}

/// A line of text.
#[derive(Debug, Default, PartialEq)]
pub struct Line {
    /// At a text size of 1, from left to right.
    pub glyphs: Vec<Glyph>,
    /// The characters that no font has.
    pub missing: Vec<char>,
    /// The text for a program that shapes words and lays them out from left to right, if some are read from right to left.
    pub in_sight: Option<String>,
}

type Lines = HashMap<(Face, Box<str>), Arc<Line>>;

/// So many lines are kept. Windows and animations lay out the same ones again and again.
const MAX_KEPT: usize = 4_000;

/// Returns a text in glyphs. Lines that were shaped before are kept.
pub fn line(face: Face, text: &str) -> Arc<Line> {
    static KEPT: LazyLock<Mutex<Lines>> = LazyLock::new(Mutex::default);
    let lock = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (face, Box::from(text));
    if let Some(line) = lock().get(&key) {
        return Arc::clone(line);
    }
    let line = Arc::new(shape(face, text));
    let mut kept = lock();
    if kept.len() >= MAX_KEPT {
        kept.clear();
    }
    kept.insert(key, Arc::clone(&line));
    line
}

/// A part of a text in one font, in one script and in one direction.
#[derive(Debug, PartialEq)]
struct Part {
    font: Font,
    /// `None` where no character belongs to a script alone.
    script: Option<Script>,
    range: Range<usize>,
}

fn shape(face: Face, text: &str) -> Line {
    let mut line = Line::default();
    let bidi = ParagraphBidiInfo::new(text, None);
    let (levels, runs) = bidi.visual_runs(0..text.len());
    let mut in_sight = String::new();
    for run in runs {
        let is_rtl = levels[run.start].is_rtl();
        let mut parts = parts(face, text, run, &mut line.missing);
        if is_rtl {
            parts.reverse();
        }
        for part in parts {
            push_in_sight(&mut in_sight, &part, text, is_rtl);
            match part.font {
                Font::Bundled(_) if !is_rtl => push_bundled(&mut line.glyphs, &part, text),
                _ => push_shaped(&mut line.glyphs, &part, text, is_rtl),
            }
        }
    }
    line.in_sight = bidi.has_rtl().then_some(in_sight);
    line
}

/// Adds the letters of a part in the order in which they are seen, but those of another font in the order in which they are
/// read: that font's script turns them.
fn push_in_sight(in_sight: &mut String, part: &Part, text: &str, is_rtl: bool) {
    let letters = &text[part.range.clone()];
    if is_rtl && matches!(part.font, Font::Bundled(_)) {
        in_sight.extend(letters.chars().rev().map(mirrored));
    } else {
        in_sight.push_str(letters);
    }
}

/// Returns the bracket that is seen in the place of another one from right to left.
fn mirrored(character: char) -> char {
    const PAIRS: [char; 10] = ['(', ')', '[', ']', '{', '}', '<', '>', '«', '»'];
    PAIRS.iter().position(|bracket| *bracket == character).map_or(character, |place| PAIRS[place ^ 1])
}

/// Returns the parts of a range in the order in which they are read.
fn parts(face: Face, text: &str, range: Range<usize>, missing: &mut Vec<char>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    // Signs at the beginning are those of the first letter's script.
    let first = text[range.clone()].chars().find(|c| bundled::find(face, *c).is_none() && script_of(*c).is_some());
    let first = first.and_then(script_of);
    for (at, character) in text[range.clone()].char_indices() {
        let at = range.start + at;
        let last = parts.last().map(|part| part.font);
        let script = script_of(character);
        let language = script.or(first).and_then(|script| language_in(script, text));
        let font = font_of(face, character, last, language).unwrap_or_else(|| {
            missing.push(character);
            Font::Bundled(face)
        });
        let end = at + character.len_utf8();
        match parts.last_mut() {
            Some(part) if part.font == font && (script.is_none() || part.script.is_none() || script == part.script) => {
                part.range.end = end;
                part.script = part.script.or(script);
            }
            _ => parts.push(Part { font, script, range: at..end }),
        }
    }
    parts
}

/// Returns the font of a character. A mark has that of the letter before it, if that font has the mark.
fn font_of(face: Face, character: char, last: Option<Font>, language: Option<&'static str>) -> Option<Font> {
    if is_ignorable(character) {
        return Some(last.unwrap_or(Font::Bundled(face)));
    }
    let other = last.filter(|last| matches!(last, Font::Other(loaded) if loaded.has(character)));
    if character.script() == Script::Inherited && other.is_some() {
        return other;
    }
    if let Some((face, _)) = bundled::find(face, character) {
        return Some(Font::Bundled(face));
    }
    other.filter(|_| script_of(character).is_none()).or_else(|| {
        let found = fallback::find(face, character, language)?;
        Some(Font::Other(found))
    })
}

/// Adds a glyph for each character, as texts have them that need no shaping.
fn push_bundled(glyphs: &mut Vec<Glyph>, part: &Part, text: &str) {
    let Font::Bundled(face) = part.font else { unreachable!("the font is bundled") };
    let units = part.font.loaded().units_per_em;
    let widths = bundled::font(face).glyph_metrics(Size::unscaled(), LocationRef::default());
    for (at, character) in text[part.range.clone()].char_indices() {
        let start = part.range.start + at;
        let end = start + character.len_utf8();
        if is_ignorable(character) {
            // What is not seen belongs to what is before it.
            if let Some(last) = glyphs.last_mut().filter(|last| last.range.end == start) {
                last.range.end = end;
            }
            continue;
        }
        let (_, glyph) = bundled::find(face, character).unwrap_or((face, GlyphId::NOTDEF));
        let advance = widths.advance_width(glyph).unwrap_or_default() / units;
        glyphs.push(Glyph { font: part.font, glyph, advance, offset: (0.0, 0.0), is_rtl: false, range: start..end });
    }
}

/// Adds the glyphs of a part as its font shapes them.
fn push_shaped(glyphs: &mut Vec<Glyph>, part: &Part, text: &str, is_rtl: bool) {
    let loaded = part.font.loaded();
    let mut buffer = UnicodeBuffer::new();
    for (at, character) in text[part.range.clone()].char_indices() {
        buffer.add(character, (part.range.start + at) as u32);
    }
    buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
    if let Some(script) = part.script {
        let tag = script.short_name().as_bytes().try_into().map(|name| Tag::new(&name));
        buffer.set_script(tag.ok().and_then(harfrust::Script::from_iso15924_tag).unwrap_or(harfrust::script::COMMON));
        let language = language_in(script, text).and_then(Language::new);
        if let Some(language) = language {
            buffer.set_language(language);
        }
    }
    buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
    // The bundled fonts are drawn without kerning and ligatures everywhere.
    let plain = [b"kern", b"liga", b"clig", b"calt"].map(|name| Feature::new(Tag::new(name), 0, ..));
    let features = if matches!(part.font, Font::Bundled(_)) { &plain[..] } else { &[] };
    let shaper = loaded.shaper.shaper(&loaded.font).instance(loaded.instance.as_ref()).build();
    let buffer = shaper.shape(buffer, ShapeOptions::new().features(features));
    // A glyph shows the text up to where the next ones begin.
    let mut starts: Vec<usize> = buffer.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    let size = 1.0 / loaded.units_per_em;
    for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
        let start = info.cluster as usize;
        let end = starts[starts.partition_point(|other| *other <= start)..].first().copied();
        let range = start..end.unwrap_or(part.range.end);
        let [advance, right, up] =
            [position.x_advance, position.x_offset, position.y_offset].map(|units| units as f32 * size);
        let glyph = GlyphId::new(info.glyph_id);
        glyphs.push(Glyph { font: part.font, glyph, advance, offset: (right, up), is_rtl, range });
    }
}
