//! Notes in lines. What does not fit into an area is left over, and never lost.

use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Point, Rect, fonts};
use crate::printable::{Lines, printable};

/// The distance between two lines, and what is added between paragraphs, as parts of the text size.
const LINE: f32 = 1.35;
const PARAGRAPH: f32 = 0.55;

/// A text in an area.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// The lines of each paragraph.
    pub paragraphs: Vec<Vec<Mark>>,
    /// The height in points.
    pub height: f32,
    /// What has no room.
    pub rest: String,
}

/// Returns notes as a document shows them: without spaces at both ends.
pub fn cleaned(notes: &str) -> String {
    printable(notes, Lines::Many).replace('\t', " ").trim().to_owned()
}

/// Returns the text at the largest of `sizes` at which it fits, or at the last one with a rest.
pub fn sized_block(area: Rect, sizes: &[f32], text: &str) -> Block {
    let mut blocks = sizes.iter().map(|size| block(area, *size, text));
    let last = blocks.by_ref().find(|block| block.rest.is_empty());
    last.unwrap_or_else(|| sizes.last().map_or_else(Block::default, |size| block(area, *size, text)))
}

/// Returns as much of the text as fits into the area. Each of its lines is a paragraph. Empty ones are left out.
pub fn block(area: Rect, size: f32, text: &str) -> Block {
    let mut block = Block::default();
    let mut paragraphs = text.lines().map(str::trim).filter(|line| !line.is_empty());
    while let Some(paragraph) = paragraphs.next() {
        let gap = if block.paragraphs.is_empty() { 0.0 } else { size * PARAGRAPH };
        let top = block.height + gap;
        let room = ((area.height() - top) / (size * LINE)).floor().max(0.0) as usize;
        let (lines, rest) = broken(size, paragraph, area.width(), room);
        if !lines.is_empty() {
            block.height = top + lines.len() as f32 * size * LINE;
            let line = |(number, text): (usize, &str)| {
                let y = area.top + top + (number as f32 + 0.5) * size * LINE;
                Mark::Text {
                    at: Point::new(area.left, y),
                    anchor: Anchor::LeftCenter,
                    size,
                    face: Face::Regular,
                    paint: ColorRole::Text.into(),
                    // The space separates the words for those who copy the lines, or hear them.
                    text: format!("{} ", text.trim_end()),
                }
            };
            block.paragraphs.push(lines.into_iter().enumerate().map(line).collect());
        }
        if !rest.is_empty() {
            block.rest = std::iter::once(rest).chain(paragraphs).collect::<Vec<_>>().join("\n");
            break;
        }
    }
    block
}

/// Breaks a paragraph at spaces into at most `room` lines of this width. A longer word is broken anywhere.
///
/// Returns the lines and the rest.
fn broken(size: f32, paragraph: &str, width: f32, room: usize) -> (Vec<&str>, &str) {
    let mut lines = Vec::new();
    let mut rest = paragraph;
    while !rest.is_empty() && lines.len() < room {
        let end = line_end(size, rest, width);
        let (line, after) = rest.split_at(end);
        lines.push(line);
        rest = after.trim_start();
    }
    (lines, rest)
}

/// Returns the number of bytes on the first line: at least those of one character.
fn line_end(size: f32, text: &str, width: f32) -> usize {
    let mut used = 0.0;
    let mut last_space = None;
    for ((at, character), glyph) in text.char_indices().zip(fonts::glyphs(Face::Regular, size, text)) {
        used += glyph.advance;
        if character == ' ' {
            last_space = Some(at);
        } else if used > width && at > 0 {
            return last_space.filter(|space| *space > 0).unwrap_or(at);
        }
    }
    text.len()
}
