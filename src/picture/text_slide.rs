//! A slide with a title and words: rules, a formula, what was learned.

use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{LINE_HEIGHT, TextLook, text_block, width};
use crate::picture::{Anchor, Face, Mark, Point, Rect};
use crate::session::words::{Block, Span};

/// The largest and the smallest text size of the title and of the words, on a slide of the usual size.
const TITLE_SIZES: (f32, f32) = (52.0, 28.0);
const WORD_SIZES: (f32, f32) = (34.0, 14.0);
/// The height of the title, and the width of the words, which are read in lines of a book's length.
const TITLE_HEIGHT: f32 = 84.0;
pub const MAX_WORDS_WIDTH: f32 = 900.0;
/// The space behind a paragraph and behind an item of a list, over the text size.
const PARAGRAPH_SPACE: f32 = 0.7;
const ITEM_SPACE: f32 = 0.25;
/// How far the text of an item is from its dot, over the text size.
const INDENT: f32 = 0.9;
/// How much smaller the words are at each try.
const SMALLER: f32 = 0.94;

/// Returns the marks of a title and of words below it, as large as they fit into `area`. `unit` is the scale of the slide.
/// Words without room at the smallest size are left out at the end.
pub fn text_slide(area: Rect, unit: f32, title: &str, blocks: &[Block]) -> Vec<Mark> {
    let wide = area.width().min(MAX_WORDS_WIDTH * unit);
    let left = area.center().x - wide / 2.0;
    let area = Rect { left, right: left + wide, ..area };
    let look = TextLook {
        face: Face::Strong,
        paint: ColorRole::Text.into(),
        size: TITLE_SIZES.0 * unit,
        min_size: TITLE_SIZES.1 * unit,
        anchor: Anchor::LeftCenter,
    };
    let height = if title.is_empty() { 0.0 } else { (TITLE_HEIGHT * unit).min(area.height() / 4.0) };
    let (above, below) = (Rect { bottom: area.top + height, ..area }, Rect { top: area.top + height, ..area });
    let mut size = WORD_SIZES.0 * unit;
    let (mut laid_out, mut used) = words(below, size, blocks);
    while used > below.height() && size > WORD_SIZES.1 * unit {
        size *= SMALLER;
        (laid_out, used) = words(below, size, blocks);
    }
    // The whole stands in the middle, a little above it.
    let down = ((below.height() - used) * 0.4).max(0.0);
    let fits = |mark: &Mark| !matches!(mark, Mark::Text { at, .. } if at.y + size > below.bottom);
    let mut marks = if title.is_empty() { Vec::new() } else { text_block(above, look, title) };
    marks.extend(laid_out.into_iter().filter(fits));
    marks.into_iter().map(|mark| mark.placed(1.0, (0.0, down))).collect()
}

/// Returns the words in one text size from the top of an area, and their height.
fn words(area: Rect, size: f32, blocks: &[Block]) -> (Vec<Mark>, f32) {
    let mut marks = Vec::new();
    let mut top = area.top;
    for block in blocks {
        let (indent, spans, space) = match block {
            Block::Formula(formula) => {
                let formula = [Span { text: formula.clone(), is_emphasized: false }];
                top = lines_of((area.left, area.right), top, size, (&formula, Face::Mono), &mut marks);
                top += PARAGRAPH_SPACE * size;
                continue;
            }
            Block::Paragraph(spans) => (0.0, spans, PARAGRAPH_SPACE),
            Block::Item(spans) => (INDENT * size, spans, ITEM_SPACE),
        };
        if indent > 0.0 {
            let at = Point::new(area.left, top + size * LINE_HEIGHT / 2.0);
            marks.push(text(at, size, Face::Regular, "•".to_owned()));
        }
        top = lines_of((area.left + indent, area.right), top, size, (spans, Face::Regular), &mut marks);
        top += space * size;
    }
    (marks, top - area.top)
}

/// Adds the lines of a paragraph, broken at spaces, and returns where they end. Emphasized words are in the strong face.
fn lines_of(
    (left, right): (f32, f32),
    top: f32,
    size: f32,
    (spans, face): (&[Span], Face),
    marks: &mut Vec<Mark>,
) -> f32 {
    let (mut x, mut line) = (left, 0);
    let at = |x: f32, line: i32| Point::new(x, top + (line as f32 + 0.5) * size * LINE_HEIGHT);
    for Span { text: words, is_emphasized } in spans {
        let face = if *is_emphasized { Face::Strong } else { face };
        for (number, part) in words.split('\n').enumerate() {
            if number > 0 {
                (x, line) = (left, line + 1);
            }
            // A run of words on one line is one mark.
            let mut run = String::new();
            for word in part.split_inclusive(' ') {
                let is_full = x + width(face, size, &run) + width(face, size, word.trim_end()) > right;
                if is_full && (x > left || !run.is_empty()) {
                    marks.push(text(at(x, line), size, face, std::mem::take(&mut run)));
                    (x, line) = (left, line + 1);
                }
                run += word;
            }
            let used = width(face, size, &run);
            if !run.trim().is_empty() {
                marks.push(text(at(x, line), size, face, run));
            }
            x += used;
        }
    }
    at(left, line).y + size * LINE_HEIGHT / 2.0
}

fn text(at: Point, size: f32, face: Face, text: String) -> Mark {
    Mark::Text { at, anchor: Anchor::LeftCenter, size, face, paint: ColorRole::Text.into(), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::fonts::extent;

    fn spans(text: &str) -> Vec<Span> {
        let part = |(number, text): (usize, &str)| Span { text: text.to_owned(), is_emphasized: number % 2 == 1 };
        text.split('*').enumerate().map(part).collect()
    }

    #[test]
    fn words_stay_inside_and_do_not_touch_each_other() {
        let long = "Each player takes *one coin* from either end of the row, and the other one moves. ".repeat(6);
        for (title, text) in [("Rules", "Two players *take turns*.\nWhoever has more wins."), ("A long text", &long)] {
            for (width, height) in [(1280.0, 560.0), (700.0, 400.0), (300.0, 300.0)] {
                let area = Rect::new(10.0, 20.0, width, height);
                let blocks = [
                    Block::Paragraph(spans(text)),
                    Block::Item(spans("One *coin*")),
                    Block::Formula("fir = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1])".to_owned()),
                ];
                let marks = text_slide(area, width / 1280.0, title, &blocks);
                let places: Vec<_> = marks.iter().map(extent).collect();
                assert!(places.len() > 3);
                for (number, place) in places.iter().enumerate() {
                    assert!(area.grown(1.0).holds(*place), "{title}: {:?} at {place:?} in {area:?}", marks[number]);
                    // Spaces at the end of a run reach to the next one.
                    let inside = place.grown(-1.5);
                    assert!(
                        places[..number].iter().all(|other| !other.grown(-1.5).overlaps(inside)),
                        "{:?}",
                        marks[number]
                    );
                }
            }
        }
    }

    #[test]
    fn emphasis_and_formulas_have_their_faces() {
        let blocks = [Block::Paragraph(spans("Two *players*.")), Block::Formula("d = max(…)".to_owned())];
        let faces = |marks: &[Mark]| {
            let face =
                |mark: &Mark| if let Mark::Text { face, text, .. } = mark { Some((*face, text.clone())) } else { None };
            marks.iter().filter_map(face).collect::<Vec<_>>()
        };
        let expected =
            [(Face::Regular, "Two "), (Face::Strong, "players"), (Face::Regular, "."), (Face::Mono, "d = max(…)")];
        let marks = text_slide(Rect::new(0.0, 0.0, 1280.0, 600.0), 1.0, "", &blocks);
        assert_eq!(faces(&marks), expected.map(|(face, text)| (face, text.to_owned())));
    }
}
