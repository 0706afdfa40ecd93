//! What the colors in the table mean.

use crate::game::Recurrence;
use crate::picture::color_role::ColorRole;
use crate::picture::table::game_path;
use crate::picture::table::grid::{CellDetail, Distance, Grid};
use crate::picture::table::scene::TableScene;
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke};
use crate::session::Layout;

/// The sizes of the letters, and the width of the widest line in letters.
const LETTERS: (f32, f32) = (10.5, 15.0);
const WIDTH: f32 = 17.5;
const LINE: f32 = 1.7;

/// What stands before a line.
#[derive(Clone, Copy)]
enum Sign {
    Swatch,
    Arrow,
    /// The marks of a game on the best path, and off it.
    Visit {
        is_optimal: bool,
    },
}

type Entry = (Sign, ColorRole, &'static str);

impl TableScene<'_> {
    /// What the colors and marks mean, where the cells leave room for it. Not on the way between two layouts.
    pub fn legend(&self) -> Vec<Mark> {
        if self.places.before.is_some() {
            Vec::new()
        } else {
            marks(&self.places.grid, self.fill.recurrence, self.has_game)
        }
    }
}

/// The legend in the corner that the cells leave free, or below the table; nothing where there is no room.
///
/// Beside the apex of the triangle there are two such corners, and each takes a half.
fn marks(grid: &Grid, recurrence: Recurrence, has_game: bool) -> Vec<Mark> {
    // In a hall such small letters could not be read, and a color has a legend of its own.
    if grid.scrolls() || grid.distance == Distance::Hall || grid.detail() == CellDetail::Color {
        return Vec::new();
    }
    let (numbers, mut ends) = (numbers(recurrence), ends(recurrence, grid.layout));
    if has_game {
        ends.extend(GAME);
    }
    let (smallest, largest) = LETTERS;
    let preferred = (grid.pitch.1 * 0.13).clamp(smallest, largest);
    for size in [preferred, preferred.midpoint(smallest), smallest] {
        let (width, line) = (size * WIDTH, size * LINE);
        let all = (numbers.len() + ends.len()) as f32;
        let longer = numbers.len().max(ends.len()) as f32;
        let Grid { n, area, cells, pitch, layout, .. } = *grid;
        let below = if layout == Layout::Square { cells.bottom } else { cells.bottom + grid.header().1 };
        let mut marks = Vec::new();
        let corner_lines = |entries: f32| (entries * line / pitch.1).ceil();
        if layout == Layout::Square && width < (n as f32 - corner_lines(all)) * pitch.0 {
            // The corner's rectangle that takes up the last lines has the columns left of their diagonal.
            let top = cells.bottom - all * line - pitch.1 * 0.1;
            column(&mut marks, Point::new(cells.left + 5.0, top), size, numbers.iter().chain(&ends));
        } else if layout == Layout::Triangle
            && width < cells.left - area.left + (n as f32 - corner_lines(longer)) / 2.0 * pitch.0
        {
            column(&mut marks, Point::new(area.left + 2.0, cells.top), size, numbers.iter());
            column(&mut marks, Point::new(area.right - width, cells.top), size, ends.iter());
        } else if below + all * line < area.bottom {
            column(
                &mut marks,
                Point::new(cells.left.max(area.left) + 5.0, below + 2.0),
                size,
                numbers.iter().chain(&ends),
            );
        } else {
            continue;
        }
        return marks;
    }
    Vec::new()
}

fn column<'a>(marks: &mut Vec<Mark>, corner: Point, size: f32, entries: impl Iterator<Item = &'a Entry>) {
    for (number, (sign, role, text)) in entries.enumerate() {
        let y = corner.y + size * LINE * (number as f32 + 0.5);
        match sign {
            Sign::Swatch => {
                let rect = Rect::new(corner.x, y - size * 0.45, size * 0.9, size * 0.9);
                marks.push(Mark::Rect { rect, radius: 2.5, fill: Some((*role).into()), stroke: None });
            }
            Sign::Visit { is_optimal } => {
                let center = Point::new(corner.x + size * 0.45, y);
                game_path::visit(marks, center, size * 0.4, (*role).into(), *is_optimal);
            }
            Sign::Arrow => {
                let (tail, tip) = (Point::new(corner.x, y), Point::new(corner.x + size, y));
                let back = |dy: f32| Point::new(tip.x - size * 0.45, y + dy * size * 0.35);
                marks.push(Mark::Path { points: vec![tail, tip], stroke: Stroke::new(2.0, *role) });
                marks.push(Mark::Polygon { points: vec![tip, back(-1.0), back(1.0)], fill: (*role).into() });
            }
        }
        let at = Point::new(corner.x + size * 1.6, y);
        let (anchor, face, paint) = (Anchor::LeftCenter, Face::Regular, ColorRole::WeakText.into());
        marks.push(Mark::Text { at, anchor, size, face, paint, text: (*text).to_owned() });
    }
}

/// What the marks of the game say.
const GAME: [Entry; 2] = [
    (Sign::Visit { is_optimal: true }, ColorRole::First, "the game: on a best path"),
    (Sign::Visit { is_optimal: false }, ColorRole::First, "the game: off it, by a mistake"),
];

/// What the numbers of a cell are.
fn numbers(recurrence: Recurrence) -> Vec<Entry> {
    let entries: &[(Sign, ColorRole, &str)] = match recurrence {
        Recurrence::FirSec => &[
            (Sign::Swatch, ColorRole::First, "fir: for the player to move"),
            (Sign::Swatch, ColorRole::Second, "sec: for the other player"),
        ],
        Recurrence::TwoAhead => &[(Sign::Swatch, ColorRole::First, "F: for the player to move")],
        Recurrence::MyTurn => &[
            (Sign::Swatch, ColorRole::First, "f: for me, when it is my turn"),
            (Sign::Swatch, ColorRole::Second, "g: for me, when it is theirs"),
            (Sign::Arrow, ColorRole::First, "read from table f, for g"),
            (Sign::Arrow, ColorRole::Second, "read from table g, for f"),
        ],
        Recurrence::Difference => &[
            (Sign::Swatch, ColorRole::First, "above 0: the mover is ahead"),
            (Sign::Swatch, ColorRole::Second, "below 0: the other is ahead"),
        ],
    };
    entries.to_vec()
}

/// Where taking either end leads.
fn ends(recurrence: Recurrence, layout: Layout) -> Vec<Entry> {
    let (left, right) = match (recurrence, layout) {
        (Recurrence::TwoAhead, _) => ("take left → 2 diagonals back", "take right → 2 diagonals back"),
        (_, Layout::Square) => ("take left → the cell below", "take right → the cell to the left"),
        (_, Layout::Triangle) => ("take left → cell below right", "take right → cell below left"),
    };
    vec![(Sign::Swatch, ColorRole::Left, left), (Sign::Swatch, ColorRole::Right, right)]
}
