//! What a hall sees: how large, where, and what it says.

use super::*;
use crate::game::{Fill, FillOrder, Line, Players, Table};
use crate::picture::grid::Places;
use crate::picture::lettering::HALL_LETTERS;
use crate::picture::table::Scene;

const HALL: (f32, f32) = (1280.0, 720.0);
const HALLS: [(f32, f32); 4] = [HALL, (1920.0, 1080.0), (1024.0, 768.0), (880.0, 600.0)];
/// Enough below a size for what rounding takes away.
const HAIR: f32 = 0.01;

/// A row, and how its table is written down.
struct Talk {
    table: Table,
    layout: Layout,
    fill: Fill,
}

/// A slide of it, its parts apart.
struct Shown {
    slide: Slide,
    grid: Grid,
    row: Vec<Mark>,
    headers: Vec<Mark>,
    cells: Vec<Mark>,
    step: Vec<Mark>,
    sums: Vec<Mark>,
}

impl Talk {
    fn new(coins: &[i64], layout: Layout, recurrence: Recurrence, order: FillOrder) -> Self {
        let row = Row::new(coins).unwrap();
        let fill = Fill { order, recurrence, n: row.len() };
        Self { table: Table::new(row), layout, fill }
    }

    fn slide(&self, (width, height): (f32, f32)) -> Slide {
        Slide::new(Rect::new(0.0, 0.0, width, height), self.table.row(), self.fill.recurrence)
    }

    /// The slide of a fill, or, after so many moves, of the best game over a full table.
    fn shown(&self, size: (f32, f32), at: At) -> Shown {
        let (slide, row, recurrence) = (self.slide(size), self.table.row(), self.fill.recurrence);
        let game = matches!(at, At::Ply(_)).then(|| self.game());
        let (head, subject) = match at {
            At::Head(head) => (head, Subject::Fill(None)),
            At::Ply(ply) => (self.fill.steps() as f64, Subject::Game(game.as_ref().unwrap(), ply)),
        };
        let progress = game.is_none().then(|| self.fill.progress(head)).flatten();
        let subject = progress.as_ref().map_or(subject, |progress| Subject::Fill(Some(progress)));
        let grid = slide.grid(self.layout, row, recurrence, subject.interval());
        let places = Places::at_rest(grid);
        let (rows, columns) = grid.window();
        let rows = *rows.start()..=(rows.end() + 2).min(row.len() - 1);
        let window = self.table.window(rows, columns.start().saturating_sub(2)..=*columns.end());
        let has_game = game.is_some();
        let scene = Scene { table: &self.table, window: &window, places: &places, fill: self.fill, head, has_game };
        let derivation = |interval| Derivation::new(&self.table, recurrence, interval);
        let (step, sums) = match (subject, progress) {
            (Subject::Game(game, ply), _) => (scene.game(game, ply, true), slide.scores(game, ply)),
            (_, Some(progress)) => (
                scene.step(&progress, || derivation(progress.interval)),
                slide.sums(&progress, || derivation(progress.interval)),
            ),
            _ => (Vec::new(), Vec::new()),
        };
        let headers = scene.headers(progress.map(|progress| progress.interval), false);
        Shown { slide, grid, row: slide.row(row, subject), headers, cells: scene.cells(), step, sums }
    }

    fn game(&self) -> Game {
        Game::solved(&self.table, Players::default(), Line::default())
    }

    /// Every step at its beginning, at the ends of its phases and at rest.
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

impl Shown {
    fn marks(&self) -> impl Iterator<Item = &Mark> {
        [&self.row, &self.headers, &self.cells, &self.step, &self.sums].into_iter().flatten()
    }
}

/// The texts among the marks, with their sizes and with where they are.
fn texts<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> Vec<(&'a str, f32, Rect)> {
    let text = |mark: &'a Mark| match mark {
        Mark::Text { at, anchor, size, face, text, .. } => {
            let width = letters::width(*face, *size, text);
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

/// A row of `n` values of so many digits, every `negative`th below zero.
fn coins(n: usize, digits: u32, negative: Option<usize>) -> Vec<i64> {
    let largest = 10_i64.pow(digits) - 1;
    let value = |k: usize| largest - (k as i64 * 7919) % (largest - largest / 10);
    (0..n).map(|k| if negative.is_some_and(|every| k % every == 0) { -value(k) } else { value(k) }).collect()
}

fn for_all_looks(rows: &[Vec<i64>], orders: &[FillOrder], mut check: impl FnMut(&Talk)) {
    for row in rows {
        for layout in Layout::ALL {
            for recurrence in Recurrence::ALL {
                for order in orders {
                    check(&Talk::new(row, layout, recurrence, *order));
                }
            }
        }
    }
}

fn rows(lengths: impl IntoIterator<Item = usize>, digits: &[u32]) -> Vec<Vec<i64>> {
    let kinds = |n| digits.iter().flat_map(move |digits| [None, Some(1), Some(2)].map(|sign| coins(n, *digits, sign)));
    lengths.into_iter().flat_map(kinds).collect()
}

/// Short rows of all kinds in the order of the diagonals, and the longest ones and a middle one in all orders.
fn for_short_rows(mut check: impl FnMut(&Talk, At)) {
    let mut at_all_heads = |talk: &Talk| {
        talk.heads().for_each(|head| check(talk, At::Head(head)));
        (0..=talk.fill.n).for_each(|ply| check(talk, At::Ply(ply)));
    };
    for_all_looks(&rows(1..=8, &[1, 2, 3, 4, 12]), &[FillOrder::Diagonals], &mut at_all_heads);
    for_all_looks(&[coins(8, 4, Some(2)), coins(5, 3, None)], &FillOrder::ALL, &mut at_all_heads);
}

#[test]
fn every_text_of_a_short_row_can_be_read_from_the_back_of_a_hall() {
    let mut faults = Vec::new();
    for_short_rows(|talk, at| {
        let shown = talk.shown(HALL, at);
        for (text, size, _) in texts(shown.marks()) {
            if size < HALL_LETTERS - HAIR {
                faults.push(format!("“{text}” in {size}: {}", talk.name(at)));
            }
        }
    });
    assert!(faults.is_empty(), "{} of them, as {:#?}", faults.len(), sample(&faults));
}

fn sample(faults: &[String]) -> Vec<&String> {
    faults.iter().step_by((faults.len() / 20).max(1)).collect()
}
