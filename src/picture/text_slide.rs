//! A slide with a title and words: rules, a formula, what was learned.

use crate::game::Player;
use crate::picture::coin::{CoinLook, coin, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{LINE_HEIGHT, TextLook, pieces, text_block, width};
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke};
use crate::session::words::{Block, PlayedRow, Span};

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
            Block::Rows(rows) => {
                top += played_rows(&mut marks, Rect { top, ..area }, size, rows) + PARAGRAPH_SPACE * size;
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

/// The size of a coin in a row among words, the space between two of them, between two rows, around a coin that is taken, and
/// the height of the numbers of moves below, over the text size.
const COIN_SIZE: f32 = 2.0;
const COIN_SPACE: f32 = 0.35;
const ROW_SPACE: f32 = 2.2;
const FRAME_SPACE: f32 = 0.12;
const NUMBER_HEIGHT: f32 = 1.3;

/// Adds rows side by side, with an equals sign between them: each is worth the same. The coins that are taken have the frame of
/// their player and the number of the move. Returns the height.
fn played_rows(marks: &mut Vec<Mark>, area: Rect, size: f32, rows: &[PlayedRow]) -> f32 {
    let coins: usize = rows.iter().map(|row| row.row.len()).sum();
    let wide = coins as f32 * (COIN_SIZE + COIN_SPACE) + rows.len().saturating_sub(1) as f32 * ROW_SPACE;
    let size = size.min(area.width() / wide);
    let coin_width = COIN_SIZE * size;
    let mut left = area.left + FRAME_SPACE * size;
    let top = area.top + FRAME_SPACE * size;
    for (number, PlayedRow { row, taken }) in rows.iter().enumerate() {
        if number > 0 {
            let at = Point::new(left + (ROW_SPACE - COIN_SPACE) * size / 2.0, top + coin_width / 2.0);
            marks.push(Mark::centered(at, size, Face::Regular, ColorRole::Text, "=".to_owned()));
            left += ROW_SPACE * size;
        }
        for (index, value) in row.coins().iter().enumerate() {
            let rect = Rect::new(left, top, coin_width, coin_width);
            marks.extend(coin(rect, *value, MAX_CHARACTERS_IN_WORDS, CoinLook::Bright));
            if let Some(made) = taken.iter().position(|(taken, _)| *taken == index) {
                let player = taken[made].1;
                let role = ColorRole::of_player(player, Some(Player::First));
                let stroke = Stroke::new(size / 12.0, role);
                marks.push(player_frame(rect.grown(FRAME_SPACE * size), player, None, stroke));
                let at = Point::new(rect.center().x, rect.bottom + NUMBER_HEIGHT * size / 2.0);
                marks.push(Mark::centered(at, size * 0.8, Face::Strong, role, (made + 1).to_string()));
            }
            left += coin_width + COIN_SPACE * size;
        }
    }
    coin_width + (NUMBER_HEIGHT + 2.0 * FRAME_SPACE) * size
}

/// The most characters of the value of a coin among words.
const MAX_CHARACTERS_IN_WORDS: usize = 6;

/// Adds the lines of a paragraph, broken at spaces and where else its script allows it, and returns where they end. Emphasized words are in the strong face.
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
            let words = part.split_inclusive(' ').flat_map(|word| pieces(face, size, word, right - left));
            for word in words {
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

    #[test]
    fn rows_among_words_stay_inside_and_number_the_moves_of_their_players() {
        let row = |coins: &str, taken: &[usize]| PlayedRow {
            row: coins.parse().unwrap(),
            taken: taken.iter().enumerate().map(|(ply, index)| (*index, Player::to_move(ply))).collect(),
        };
        let rows = Block::Rows(vec![row("4 9 8 1", &[0, 1, 2]), row("3 1", &[0])]);
        for width in [1280.0, 500.0, 220.0] {
            let area = Rect::new(0.0, 0.0, width, 400.0);
            let marks = text_slide(area, width / 1280.0, "", std::slice::from_ref(&rows));
            assert!(marks.iter().map(extent).all(|place| area.grown(0.5).joined(place) == area.grown(0.5)), "{width}");
            let numbers: Vec<_> = marks
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Text { text, paint, .. } if paint.role != ColorRole::CoinText => {
                        Some((&text[..], paint.role))
                    }
                    _ => None,
                })
                .collect();
            let of =
                [("1", ColorRole::Mover), ("2", ColorRole::Other), ("3", ColorRole::Mover), ("=", ColorRole::Text)];
            assert_eq!(numbers, [&of[..], &[("1", ColorRole::Mover)]].concat());
        }
    }
}
