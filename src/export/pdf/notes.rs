//! Notes in lines. What does not fit into an area is left over, and never lost.

use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{self, directed, is_right_to_left};
use crate::picture::{Anchor, Face, Mark, Point, Rect};
use crate::printable::{Lines, printable};

/// The distance between two lines, and what is added between paragraphs, as parts of the text size.
const LINE: f32 = 1.35;
const PARAGRAPH: f32 = 0.55;
/// At most this many bytes of a text are laid out for a line.
const MAX_LINE: usize = 1_000;

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
            let (x, anchor) = if is_right_to_left(paragraph) {
                (area.right, Anchor::RightCenter)
            } else {
                (area.left, Anchor::LeftCenter)
            };
            let line = |(number, text): (usize, String)| {
                let y = area.top + top + (number as f32 + 0.5) * size * LINE;
                let (face, paint) = (Face::Regular, ColorRole::Text.into());
                Mark::Text { at: Point::new(x, y), anchor, size, face, paint, text }
            };
            // The space separates the words for those who copy the lines, or hear them.
            let lines = lines.into_iter().map(|line| format!("{} ", line.trim_end())).collect();
            block.paragraphs.push(directed(paragraph, lines).into_iter().enumerate().map(line).collect());
        }
        if !rest.is_empty() {
            block.rest = std::iter::once(rest).chain(paragraphs).collect::<Vec<_>>().join("\n");
            break;
        }
    }
    block
}

/// Breaks a paragraph into at most `room` lines of this width: at spaces and where else its script allows it. A longer word is
/// broken anywhere.
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
    // More letters never fit. To shape the whole of a long text for each of its lines would take too long.
    let text = &text[..text.floor_char_boundary(MAX_LINE)];
    let mut used = 0.0;
    let mut start = 0;
    let mut last_break = None;
    for (end, advance) in fonts::widths(Face::Regular, size, text) {
        used += advance;
        if text[start..].starts_with(' ') {
            last_break = Some(start);
        } else if used > width && start > 0 {
            let breaks = last_break.max(fonts::last_break(&text[..end]));
            return breaks.filter(|at| *at > 0).unwrap_or(start);
        }
        start = end;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect { left: 10.0, top: 20.0, right: 210.0, bottom: 120.0 };

    fn words(text: &str) -> Vec<&str> {
        text.split_whitespace().collect()
    }

    /// Returns the lines of all paragraphs, and checks that they are in the area.
    fn lines(block: &Block) -> Vec<String> {
        let line = |mark: &Mark| {
            let Mark::Text { at, size, text, face, .. } = mark else { panic!("{mark:?}") };
            assert!(fonts::width(*face, *size, text.trim_end()) <= AREA.width(), "{text}");
            assert!(at.y - size / 2.0 >= AREA.top && at.y + size / 2.0 <= AREA.bottom, "{text}");
            text.clone()
        };
        block.paragraphs.iter().flatten().map(line).collect()
    }

    #[test]
    fn what_has_no_room_is_the_rest() {
        let words_of: Vec<_> = (0..400).map(|word| word.to_string()).collect();
        let paragraphs: Vec<_> = words_of.chunks(50).map(|words| words.join(" ")).collect();
        let text = paragraphs.join("\n\n");
        let mut rest = text.clone();
        let mut shown = String::new();
        while !rest.is_empty() {
            let block = block(AREA, 10.0, &rest);
            let lines = lines(&block).concat();
            assert!(!lines.is_empty());
            shown.push_str(&lines);
            rest = block.rest;
        }
        assert_eq!(words(&shown), words(&text));
    }

    #[test]
    fn each_line_of_the_notes_is_a_paragraph_and_empty_ones_are_none() {
        let block = block(AREA, 10.0, "One\n\n  Two words \nThree");
        assert_eq!(lines(&block), ["One ", "Two words ", "Three "]);
        assert_eq!(block.paragraphs.len(), 3);
        assert!(block.rest.is_empty());
    }

    #[test]
    fn a_word_that_is_wider_than_the_area_is_broken() {
        let word = "8".repeat(100);
        let block = block(AREA, 10.0, &word);
        assert!(lines(&block).len() > 2);
        assert_eq!(lines(&block).concat().replace(' ', ""), word);
    }

    #[test]
    fn longer_notes_are_smaller_before_a_rest_is_left() {
        let size_and_rest = |count: usize| {
            let block = sized_block(AREA, &[12.0, 10.0, 8.0], &"coin ".repeat(count));
            let [Mark::Text { size, .. }, ..] = block.paragraphs[0][..] else { panic!("{block:?}") };
            (size, block.rest.is_empty())
        };
        let found = [5, 45, 70, 500].map(size_and_rest);
        assert_eq!(found, [(12.0, true), (10.0, true), (8.0, true), (8.0, false)]);
    }

    #[test]
    fn an_area_without_height_leaves_all_as_the_rest() {
        let area = Rect { bottom: AREA.top, ..AREA };
        assert_eq!(block(area, 10.0, "One\nTwo"), Block { rest: "One\nTwo".to_owned(), ..Block::default() });
    }
}
