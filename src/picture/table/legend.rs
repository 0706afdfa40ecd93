//! The legend: the meaning of colors and marks in the table.

use crate::game::recurrence::Meaning;
use crate::game::{End, Player, Recurrence};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::table::paths;
use crate::picture::table::pick_marks::pick_angle;
use crate::picture::table::scene::{GameMarks, TableScene};
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke};
use crate::session::Layout;
use crate::wording::{picture as wording, recurrence as recurrences};

/// The smallest and the largest text size, in points.
const TEXT_SIZES: (f32, f32) = (11.0, 15.0);
/// The width of the legend over the text size. The longest line fits into it.
const MAX_WIDTH: f32 = 17.5;
/// The height of a line over the text size.
const LINE_HEIGHT: f32 = 1.7;

/// The symbol before a line. Each is known by its shape, also where there are no colors.
#[derive(Clone, Copy)]
enum LegendSymbol {
    /// A number of a cell, on this side of another one.
    Number(Option<End>),
    /// The mark of a pick.
    Pick(End),
    Arrow,
    /// The coin on the cell of the game's position.
    Position,
    /// The mark of a cell that the game visits, on a best path or off it.
    Visit {
        is_optimal: bool,
    },
}

type LegendEntry = (LegendSymbol, ColorRole, String);

impl TableScene<'_> {
    /// Returns the legend, if the cells leave room for it. There is none on the way between two layouts.
    pub fn legend(&self) -> Vec<Mark> {
        if self.places.before.is_some() {
            Vec::new()
        } else {
            marks(&self.places.grid, self.fill.recurrence, self.game_marks)
        }
    }
}

/// Returns the legend in the corner that the cells leave free, or below the table. It is empty if there is no room.
///
/// The triangle leaves two corners free, and each has half of the legend.
fn marks(grid: &Grid, recurrence: Recurrence, game_marks: GameMarks) -> Vec<Mark> {
    // A map has a legend of its own.
    if grid.scrolls() || grid.detail() == CellDetail::Color {
        return Vec::new();
    }
    let (numbers, mut ends) = (numbers(recurrence), ends(recurrence, grid.layout));
    if game_marks != GameMarks::Absent {
        ends.push((LegendSymbol::Position, ColorRole::Coin, wording::game_position().to_owned()));
    }
    if game_marks == GameMarks::Path {
        ends.extend(game());
    }
    let (smallest, largest) = TEXT_SIZES;
    let preferred = (grid.pitch.1 * 0.13).clamp(smallest, largest);
    for size in [preferred, preferred.midpoint(smallest), smallest] {
        let (width, line) = (size * MAX_WIDTH, size * LINE_HEIGHT);
        let all = (numbers.len() + ends.len()) as f32;
        let longer = numbers.len().max(ends.len()) as f32;
        let Grid { n, area, cells, pitch, layout, .. } = *grid;
        let below = if layout == Layout::Square { cells.bottom } else { cells.bottom + grid.header_size().1 };
        let mut marks = Vec::new();
        let corner_lines = |entries: f32| (entries * line / pitch.1).ceil();
        if layout == Layout::Square && width < (n as f32 - corner_lines(all)) * pitch.0 {
            // In the corner beside the last lines, the columns left of the diagonal are free.
            let free = corner_lines(all) * pitch.1 - all * line;
            let top = cells.bottom - all * line - free.min(pitch.1 * 0.1);
            column(&mut marks, Point::new(cells.left + 5.0, top), size, numbers.iter().chain(&ends));
        } else if layout == Layout::Triangle
            && width < cells.left - area.left + (n as f32 - corner_lines(longer)) / 2.0 * pitch.0
        {
            column(&mut marks, Point::new(area.left + 2.0, cells.top), size, numbers.iter());
            column(&mut marks, Point::new(area.right - width, cells.top), size, ends.iter());
        } else if below + all * line < area.bottom {
            column(
                &mut marks,
                Point::new((cells.left + 5.0).min(area.right - width).max(area.left + 2.0), below + 2.0),
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

fn column<'a>(marks: &mut Vec<Mark>, corner: Point, size: f32, entries: impl Iterator<Item = &'a LegendEntry>) {
    for (number, (symbol, role, text)) in entries.enumerate() {
        let y = corner.y + size * LINE_HEIGHT * (number as f32 + 0.5);
        match symbol {
            LegendSymbol::Number(which) => {
                let rect = Rect::new(corner.x, y - size * 0.45, size * 1.2, size * 0.9);
                marks.extend(number_symbol(rect, *which, *role));
            }
            LegendSymbol::Pick(end) => {
                let points = pick_angle(*end, Point::new(corner.x + size * 0.6, y), size * 0.45);
                marks.push(Mark::Path { points, stroke: Stroke::new((size * 0.2).max(1.3), *role) });
            }
            LegendSymbol::Visit { is_optimal } => {
                let center = Point::new(corner.x + size * 0.45, y);
                paths::visit_mark(marks, (center, size * 0.4), Player::First, (*role).into(), *is_optimal);
            }
            LegendSymbol::Position => {
                let center = Point::new(corner.x + size * 0.45, y);
                let stroke = Stroke::new(1.8, ColorRole::Mover);
                marks.push(Mark::Disc { center, radius: size * 0.42, fill: (*role).into(), stroke });
            }
            LegendSymbol::Arrow => {
                let (tail, tip) = (Point::new(corner.x, y), Point::new(corner.x + size, y));
                let back = |dy: f32| Point::new(tip.x - size * 0.45, y + dy * size * 0.35);
                marks.push(Mark::Path { points: vec![tail, tip], stroke: Stroke::new(2.0, *role) });
                marks.push(Mark::Polygon { points: vec![tip, back(-1.0), back(1.0)], fill: (*role).into() });
            }
        }
        let at = Point::new(corner.x + size * 1.6, y);
        let (anchor, face, paint) = (Anchor::LeftCenter, Face::Regular, ColorRole::WeakText.into());
        marks.push(Mark::Text { at, anchor, size, face, paint, text: text.clone() });
    }
}

/// Returns a cell in which the half of a number has its color. A number that is alone has the whole cell.
fn number_symbol(rect: Rect, side: Option<End>, role: ColorRole) -> Vec<Mark> {
    let radius = rect.height() * 0.2;
    let colored = match side {
        None => rect,
        Some(End::Left) => Rect { right: rect.center().x, ..rect },
        Some(End::Right) => Rect { left: rect.center().x, ..rect },
    };
    let outline = Stroke::new((rect.height() * 0.1).max(1.0), ColorRole::WeakText);
    vec![
        Mark::Rect {
            rect: colored,
            radius: if side.is_some() { 0.0 } else { radius },
            fill: Some(role.into()),
            stroke: None,
        },
        Mark::Rect { rect, radius, fill: None, stroke: side.is_some().then_some(outline) },
    ]
}

/// Returns the meaning of the game's marks.
fn game() -> [LegendEntry; 2] {
    [
        (LegendSymbol::Visit { is_optimal: true }, ColorRole::Text, wording::game_on_best_path().to_owned()),
        (LegendSymbol::Visit { is_optimal: false }, ColorRole::Text, wording::game_off_best_path().to_owned()),
    ]
}

/// Returns the meaning of the numbers of a cell.
fn numbers(recurrence: Recurrence) -> Vec<LegendEntry> {
    let (first, second) = recurrence.quantities();
    let side = |end| LegendSymbol::Number(second.is_some().then_some(end));
    let mut entries = vec![(side(End::Left), ColorRole::Mover, recurrences::number_meaning(first))];
    entries.extend(second.map(|second| (side(End::Right), ColorRole::Other, recurrences::number_meaning(second))));
    if let Some(second) = second.filter(|_| !recurrence.follows_pick()) {
        entries.extend([
            (LegendSymbol::Arrow, ColorRole::Mover, wording::read_from(first, second)),
            (LegendSymbol::Arrow, ColorRole::Other, wording::read_from(second, first)),
        ]);
    }
    if first.meaning() == Some(Meaning::Lead) {
        entries.push((side(End::Right), ColorRole::Other, wording::difference_below_zero().to_owned()));
    }
    entries
}

/// Returns the cells that taking either end leads to.
fn ends(recurrence: Recurrence, layout: Layout) -> Vec<LegendEntry> {
    let is_triangle = layout == Layout::Triangle;
    [End::Left, End::Right]
        .map(|end| {
            let leads_to = recurrences::leads_to(end, recurrence, is_triangle).to_owned();
            (LegendSymbol::Pick(end), ColorRole::of_end(end), leads_to)
        })
        .to_vec()
}
