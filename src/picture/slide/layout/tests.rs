//! Tests of slides: text sizes, places and texts.

use super::*;
use crate::game::table::derivation::Derivation;
use crate::game::{Fill, FillAction, FillOrder, Game, Line, Players};
use crate::picture::table::{GameMarks, HALL_TEXT_SIZE, TableScene, TableStage};
use crate::picture::{Anchor, Paint, Point, fonts};
use crate::text::said;
use crate::wording::outcome;

const HALL: (f32, f32) = (1280.0, 720.0);
const HALLS: [(f32, f32); 4] = [HALL, (1920.0, 1080.0), (1024.0, 768.0), (880.0, 600.0)];
/// The size of the words beside the title of a card, over that of its sentences.
const ASIDE: f32 = 0.85;
/// The smallest text size of an explanation on the smallest slide for a lecture hall.
const SMALLEST_OF_CARD: f32 = 14.0;
/// The largest error by rounding, in points.
const HAIR: f32 = 0.01;

/// A row with a layout and a fill of its table.
struct TestSlide {
    table: Table,
    layout: Layout,
    fill: Fill,
}

/// The marks of a slide, by its parts.
struct Shown {
    slide: Slide,
    grid: Grid,
    headers: Vec<Mark>,
    cells: Vec<Mark>,
    step: Vec<Mark>,
    card: Vec<Mark>,
}

impl TestSlide {
    fn new(coins: &[i64], layout: Layout, recurrence: Recurrence, order: FillOrder) -> Self {
        let row = Row::new(coins).unwrap();
        let fill = Fill { order, recurrence, n: row.len() };
        Self { table: Table::new(row), layout, fill }
    }

    fn slide(&self, (width, height): (f32, f32)) -> Slide {
        let parts = SlideParts { table: Some(self.layout), ..SlideParts::default() };
        Slide::with_parts(Rect::new(0.0, 0.0, width, height), self.table.row(), self.fill.recurrence, parts)
    }

    /// Returns the slide of a fill, or of the best game over a full table.
    fn shown(&self, size: (f32, f32), at: At) -> Shown {
        let slide = self.slide(size);
        let (row, recurrence) = (self.table.row(), self.fill.recurrence);
        let (head, game) = match at {
            At::Head(head) => (head, None),
            At::Ply(ply) => (self.fill.steps() as f64, Some((self.game(), ply))),
        };
        let game = game.as_ref().map(|(game, ply)| (game, *ply));
        let progress = self.fill.progress(head).filter(|_| game.is_none());
        let interval = progress.map(|progress| progress.interval);
        let shown = interval.or_else(|| game.and_then(|(game, ply)| game.interval_after(ply)));
        let grid = slide.grid(self.layout, row, recurrence, shown);
        let places = CellPlaces::at_rest(grid);
        let (rows, columns) = grid.window();
        let rows = *rows.start()..=(rows.end() + 2).min(row.len() - 1);
        let window = self.table.window(rows, columns.start().saturating_sub(2)..=*columns.end());
        let game_marks = GameMarks::of(game.is_some());
        let scene = TableScene {
            count_from: CountFrom::Zero,
            table: &self.table,
            window: &window,
            places: &places,
            fill: self.fill,
            head,
            game_marks,
        };
        let derivation = |interval| Derivation::new(&self.table, recurrence, interval);
        let stage = TableStage { step: progress, game, is_about_game: game.is_some(), ..TableStage::default() };
        let card = || slide.explanation(&scene, &stage, &derivation);
        let (step, card) = match (game, progress) {
            (Some((game, ply)), _) => (scene.game(game, ply, true), card()),
            (None, Some(progress)) => (scene.step(&progress, || derivation(progress.interval)), card()),
            // Before the first step, a card tells what a cell answers.
            (None, None) => (Vec::new(), Vec::new()),
        };
        Shown { slide, grid, headers: scene.headers(interval, false), cells: scene.cells(), step, card }
    }

    fn game(&self) -> Game {
        Game::solved(&self.table, Players::default(), Line::default())
    }

    /// Returns the start, the ends of the phases and the end of every step.
    fn heads(&self) -> impl Iterator<Item = f64> + use<> {
        (0..=4 * self.fill.steps()).map(|quarter| quarter as f64 / 4.0)
    }

    fn name(&self, at: At) -> String {
        format!("{:?}, {:?}, {:?} {at:?}", self.table.row().coins(), self.layout, self.fill)
    }
}

#[derive(Clone, Copy, Debug)]
enum At {
    Head(f64),
    Ply(usize),
}

/// Returns the texts among the marks, with their sizes and rectangles.
fn texts<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> Vec<(&'a str, f32, Rect)> {
    let text = |mark: &'a Mark| match mark {
        Mark::Text { at, anchor, size, face, text, .. } => {
            let width = fonts::width(*face, *size, text);
            let left = match anchor {
                Anchor::LeftCenter => at.x,
                Anchor::Center => at.x - width / 2.0,
                Anchor::RightCenter => at.x - width,
            };
            Some((&text[..], *size, Rect::new(left, at.y - size * 0.375, width, size * 0.75)))
        }
        _ => None,
    };
    marks.into_iter().filter_map(text).collect()
}

fn words<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> Vec<&'a str> {
    texts(marks).into_iter().map(|(text, ..)| text).collect()
}

fn holds(outer: Rect, inner: Rect) -> bool {
    let outer = outer.grown(HAIR);
    outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/// Returns a row of `n` values with a number of digits. Every `negative`th value is below zero.
fn coins(n: usize, digits: u32, negative: Option<usize>) -> Vec<i64> {
    let largest = 10_i64.pow(digits) - 1;
    let value = |k: usize| largest - (k as i64 * 7919) % (largest - largest / 10);
    (0..n).map(|k| if negative.is_some_and(|every| k % every == 0) { -value(k) } else { value(k) }).collect()
}

fn for_all_looks(rows: &[Vec<i64>], orders: &[FillOrder], mut check: impl FnMut(&TestSlide)) {
    for row in rows {
        for layout in Layout::ALL {
            for recurrence in Recurrence::PUBLISHED {
                for order in orders {
                    check(&TestSlide::new(row, layout, recurrence, *order));
                }
            }
        }
    }
}

fn rows(lengths: impl IntoIterator<Item = usize>, digits: &[u32]) -> Vec<Vec<i64>> {
    let kinds = |n| digits.iter().flat_map(move |digits| [None, Some(1), Some(2)].map(|sign| coins(n, *digits, sign)));
    lengths.into_iter().flat_map(kinds).collect()
}

/// Checks short rows of all kinds in the order of the diagonals, and two rows in all orders at all steps.
fn for_short_rows(mut check: impl FnMut(&TestSlide, At)) {
    let mut at_heads = |test: &TestSlide, every: usize| {
        test.heads().step_by(every).for_each(|head| check(test, At::Head(head)));
        (0..=test.fill.n).for_each(|ply| check(test, At::Ply(ply)));
    };
    // Every fifth quarter of a step covers each phase of some steps.
    for_all_looks(&rows(1..=8, &[1, 2, 3, 4, 12]), &[FillOrder::Diagonals], |test| at_heads(test, 5));
    for_all_looks(&[coins(8, 4, Some(2)), coins(5, 3, None)], &FillOrder::ALL, |test| at_heads(test, 1));
}

#[test]
fn every_text_of_a_short_row_can_be_read_from_the_back_of_a_hall() {
    let mut faults = Vec::new();
    for_short_rows(|test, at| {
        let shown = test.shown(HALL, at);
        // An explanation and the sums at the arrows are read by those who want to read on. What they come to is in the
        // table, too.
        let hall = [&shown.headers, &shown.cells, &shown.step].map(|marks| (marks, HALL_TEXT_SIZE));
        for (marks, least) in hall.into_iter().chain([(&shown.card, SMALLEST_OF_CARD * ASIDE)]) {
            for mark in marks {
                match mark {
                    Mark::Text { size, text, .. }
                        if *size
                            < if text.contains('=') && !text.contains(" = ") { SMALLEST_OF_CARD } else { least }
                                - HAIR =>
                    {
                        faults.push(format!("“{text}” in {size}: {}", test.name(at)));
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(faults.is_empty(), "{} of them, as {:#?}", faults.len(), sample(&faults));
}

fn sample(faults: &[String]) -> Vec<&String> {
    faults.iter().step_by((faults.len() / 20).max(1)).collect()
}

/// Returns some steps in some phases, the end of the last step, and three positions of the game.
fn some_heads(test: &TestSlide) -> Vec<At> {
    let (n, steps) = (test.fill.n, test.fill.steps());
    let quarters = (0..4 * steps).step_by(7 + steps as usize);
    let heads = quarters.map(|quarter| At::Head(quarter as f64 / 4.0));
    heads.chain([At::Head(steps as f64), At::Ply(0), At::Ply(n / 2), At::Ply(n)]).collect()
}

fn for_all_halls(rows: &[Vec<i64>], check: impl Fn(&TestSlide, &Shown, &str)) {
    for size in HALLS {
        for_all_looks(rows, &[FillOrder::Recursion], |test| {
            for at in some_heads(test) {
                check(test, &test.shown(size, at), &format!("{size:?}: {}", test.name(at)));
            }
        });
    }
}

fn long_and_short() -> Vec<Vec<i64>> {
    [1, 2, 5, 8, 16, 20, 24].map(|n| [coins(n, 2, None), coins(n, 4, Some(2)), coins(n, 12, Some(1))]).concat()
}

#[test]
fn every_text_is_inside_its_part_of_the_slide_and_the_parts_do_not_overlap() {
    for_all_halls(&long_and_short(), |_, shown, name| {
        let slide = &shown.slide;
        let parts = [(&shown.headers, slide.table), (&shown.card, slide.words)];
        for (marks, part) in parts {
            for (text, _, rect) in texts(marks) {
                assert!(holds(part, rect), "“{text}” {rect:?} in {part:?}, {name}");
            }
        }
        assert!(slide.table.holds(slide.words) || slide.table.bottom < slide.words.top, "{name}");
        assert!(slide.words.bottom < slide.bar.top, "{name}");
    });
}

#[test]
fn no_texts_of_the_headers_or_of_the_card_touch_each_other() {
    for_all_halls(&long_and_short(), |_, shown, name| {
        for marks in [&shown.headers, &shown.card] {
            let texts = texts(marks);
            for (number, (text, size, rect)) in texts.iter().enumerate() {
                for (other, _, beside) in &texts[..number] {
                    let apart = Rect { left: rect.left - size * 0.2, right: rect.right + size * 0.2, ..*rect };
                    assert!(!overlap(apart, *beside), "“{text}” and “{other}”, {name}");
                }
            }
        }
    });
}

#[test]
fn numbers_are_inside_their_cells_and_headers_are_outside_the_cells() {
    for_all_halls(&long_and_short(), |test, shown, name| {
        let grid = &shown.grid;
        let n = test.fill.n;
        let cells: Vec<_> = (0..n)
            .flat_map(|i| (i..n).map(move |j| Interval::new(i, j)))
            .filter(|interval| grid.shows(*interval))
            .map(|interval| grid.cell(interval))
            .collect();
        // For a long row, what is out of sight is not drawn.
        let point = |place: Point| Rect::new(place.x, place.y, 0.0, 0.0);
        let in_sight = |rect: &Rect| holds(grid.cells.grown(-1.0), point(rect.center()));
        // Sums stand at arrows, between the cells.
        let is_sum = |mark: &&Mark| matches!(mark, Mark::Text { text, .. } if text.contains('='));
        for (text, _, rect) in texts(shown.cells.iter().chain(&shown.step).filter(|mark| !is_sum(mark))) {
            if in_sight(&rect) {
                let cell = cells.iter().find(|cell| holds(**cell, point(rect.center())));
                assert!(cell.is_some_and(|cell| holds(*cell, rect)), "“{text}” {rect:?} in {cell:?}, {name}");
            }
        }
        for (text, _, rect) in texts(&shown.headers) {
            assert!(!cells.iter().any(|cell| overlap(*cell, rect)), "“{text}” {rect:?}, {name}");
        }
    });
}

#[test]
fn all_headers_of_a_side_have_the_same_form_of_index() {
    for size in HALLS {
        for_all_looks(&long_and_short(), &[FillOrder::Diagonals], |test| {
            let shown = test.shown(size, At::Ply(0));
            let indices = shown.headers.iter().filter_map(|mark| match mark {
                Mark::Text { at, text, paint: Paint { role: ColorRole::WeakText, .. }, .. } => {
                    Some((at.x < shown.grid.cells.left, text.contains('=')))
                }
                _ => None,
            });
            let (beside, along): (Vec<_>, Vec<_>) = indices.partition(|(is_beside, _)| *is_beside);
            for side in [beside, along] {
                assert!(side.windows(2).all(|pair| pair[0] == pair[1]), "{size:?}, {}", test.name(At::Ply(0)));
            }
        });
    }
}

#[test]
fn in_a_hall_of_twice_the_size_no_text_is_smaller() {
    for_all_looks(&long_and_short(), &[FillOrder::Diagonals], |test| {
        for at in [At::Head(test.fill.steps() as f64), At::Ply(test.fill.n)] {
            let [small, large] = [1.0, 2.0].map(|times| test.shown((HALL.0 * times, HALL.1 * times), at));
            let smallest = |marks: &[Mark]| texts(marks).iter().map(|(_, size, _)| *size).fold(f32::INFINITY, f32::min);
            // An explanation may say more in a larger hall.
            assert!(smallest(&large.card) > 1.2 * smallest(&small.card), "{}", test.name(at));
            // If the row is too long for the smaller hall, the larger one shows more cells.
            if !small.grid.scrolls() {
                assert!(smallest(&large.headers) >= smallest(&small.headers), "{}", test.name(at));
                assert!(smallest(&large.cells) >= smallest(&small.cells), "{}", test.name(at));
            }
        }
    });
}

#[test]
fn the_table_nearly_fills_its_part_of_the_slide() {
    for size in HALLS {
        for_all_looks(&rows(1..=16, &[2, 4]), &[FillOrder::Diagonals], |test| {
            let grid = test.shown(size, At::Ply(0)).grid;
            let (width, height) = grid.header_size();
            let across = (grid.cells.width() + width) / grid.area.width();
            let down = (grid.cells.height() + height) / grid.area.height();
            assert!(across.max(down) > 0.95 && across.min(down) > 0.6, "{across}, {down}, {}", test.name(At::Ply(0)));
        });
    }
}

#[test]
fn a_row_of_a_thousand_coins_shows_the_step_without_scrolling() {
    let rows = [coins(1000, 2, None), coins(1000, 12, Some(2))];
    for_all_looks(&rows, &[FillOrder::Diagonals, FillOrder::Columns], |test| {
        let steps = test.fill.steps();
        for part in 0..=9 {
            let head = (steps / 9 * part).max(1) as f64;
            let interval = test.fill.progress(head).unwrap().interval;
            let slide = test.slide(HALL);
            let grid = slide.grid(test.layout, test.table.row(), test.fill.recurrence, Some(interval));
            let derivation = Derivation::new(&test.table, test.fill.recurrence, interval);
            let reads =
                derivation.branches.iter().flatten().flat_map(|branch| branch.reads().map(|read| read.interval));
            for cell in reads.chain([interval]) {
                assert!(holds(grid.cells.grown(0.1), grid.cell(cell)), "{cell:?}, {}", test.name(At::Head(head)));
                assert!(holds(slide.table, grid.cells), "{}", test.name(At::Head(head)));
            }
        }
    });
}

#[test]
fn every_step_of_a_fill_has_an_explanation_in_full() {
    for_all_halls(&long_and_short(), |_, shown, name| {
        assert!(shown.step.is_empty() || texts(&shown.card).len() > 1, "{name}");
    });
}

#[test]
fn the_explanation_of_a_square_is_in_its_corner() {
    for n in [4, 8, 16] {
        let test = TestSlide::new(&coins(n, 2, None), Layout::Square, Recurrence::FIR_SEC, FillOrder::Diagonals);
        let shown = test.shown(HALL, At::Head(test.fill.steps() as f64));
        assert!(shown.slide.table.holds(shown.slide.words), "{n} coins");
        let Some(Mark::Rect { rect, .. }) = shown.card.first() else { panic!("{n} coins have no card") };
        let cells = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))).map(|at| shown.grid.cell(at));
        assert!(cells.into_iter().all(|cell| !overlap(cell, *rect)), "{n} coins");
    }
}

#[test]
fn calls_hits_and_empty_calls_have_different_texts() {
    let test = TestSlide::new(&[8, 15, 3, 7], Layout::Square, Recurrence::TWO_AHEAD, FillOrder::Recursion);
    let mut seen = [0; 3];
    for step in 0..test.fill.steps() {
        let head = step as f64 + 1.0;
        let progress = test.fill.progress(head).unwrap();
        let (kind, expected) = match progress.action {
            FillAction::Enter => (0, "The memo does not know it"),
            FillAction::Hit => (1, "The memo knows it"),
            FillAction::Empty => (2, "No coins are left: 0"),
            FillAction::Write => continue,
        };
        seen[kind] += 1;
        let shown = test.shown(HALL, At::Head(head));
        assert!(words(&shown.card).join(" ").contains(expected), "{:?}", words(&shown.card));
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn the_card_of_a_game_says_who_moves_what_was_taken_and_both_scores() {
    let test = TestSlide::new(&[8, 15, 3, 7], Layout::Square, Recurrence::FIR_SEC, FillOrder::Diagonals);
    let end = outcome(crate::game::Rule::CLASSIC, test.game().scores_after(4));
    let expected = [
        vec![said("picture.to-move", &["First"]), said("table.cell-scores", &["0", "0"])],
        vec![
            said("picture.to-move", &["Second"]),
            said("table.cell-scores", &["7", "0"]),
            said("picture.takes-and-leaves", &["First", "7", "Second", "8", "3"]),
        ],
        vec![
            said("picture.to-move", &["First"]),
            said("table.cell-scores", &["7", "8"]),
            said("picture.takes-and-leaves", &["Second", "8", "First", "15", "3"]),
        ],
        vec![
            said("picture.to-move", &["Second"]),
            said("table.cell-scores", &["22", "8"]),
            said("picture.takes-and-leaves-one", &["First", "15", "3", "Second"]),
        ],
        vec![&end, said("table.cell-scores", &["22", "11"])],
    ];
    for (ply, expected) in expected.into_iter().enumerate() {
        assert_eq!(words(&test.shown(HALL, At::Ply(ply)).card).join(" "), expected.join(" "), "after {ply} moves");
    }
}
