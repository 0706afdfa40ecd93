//! The coins and their indices along the cells; along cells that are too small for that, the index of every so many.

use std::ops::RangeInclusive;

use crate::game::Interval;
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::table::cell_text::{DIGIT_WIDTH, HALL_TEXT, room_for};
use crate::picture::table::grid::{CellDetail, Distance, Grid, text_size};
use crate::picture::table::scene::TableScene;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Stroke, fonts};
use crate::session::{Layout, Zoom};

/// The smallest coin that its value has room in; beside smaller ones it stands without.
const SMALLEST_COIN: f32 = 9.0;
/// In columns narrower than this, indices stand without their letter.
const NARROW: f32 = 56.0;
/// The part of a column's width that its header takes at most.
const NEIGHBOURS_APART: f32 = 0.92;
/// The room that lone indices take: the size of their letters, the space between two of them, and the length of the tick
/// that says where each belongs.
const LONE_INDEX: f32 = 9.5;
const LONE_INDEX_SPACE: (f32, f32) = (14.0, 18.0);
const TICK: f32 = 4.0;

/// How strong what stands outside of the highlighted interval is.
#[derive(Clone, Copy)]
struct Outside {
    value: f32,
    coin: f32,
    coin_text: f32,
    index: f32,
}

/// Weak, but still to be read.
const STEPPED_BACK: Outside = Outside { value: 0.62, coin: 0.75, coin_text: 1.0, index: 0.88 };
/// In a spotlight, whose point is that it is not read.
const IN_THE_DARK: Outside = Outside { value: 0.2, coin: 0.2, coin_text: 0.2, index: 0.2 };
/// What is meant.
const MEANT: Outside = Outside { value: 1.0, coin: 1.0, coin_text: 1.0, index: 1.0 };

/// Where a header stands and what room it has.
#[derive(Clone, Copy)]
struct Place {
    at: Point,
    anchor: Anchor,
    room: f32,
    /// The name of the index there; none below the triangle, where a coin is an end of many cells.
    index: &'static str,
}

/// How an index is written.
#[derive(Clone, Copy)]
enum Naming {
    /// `i = 3`
    Named,
    /// `3`
    Plain,
    Absent,
}

/// How large a header is, and how strong.
#[derive(Clone, Copy)]
struct HeaderStyle {
    value_size: f32,
    index_size: f32,
    strength: f32,
    zoom: Zoom,
    /// How much of that its parts have.
    parts: Outside,
}

impl TableScene<'_> {
    /// Coins and indices along the cells. Those outside of `highlighted` step back, if it is given, in a spotlight into
    /// the dark.
    pub fn headers(&self, highlighted: Option<Interval>, spotlight: bool) -> Vec<Mark> {
        let others = if spotlight { IN_THE_DARK } else { STEPPED_BACK };
        let mut marks = Vec::new();
        for (grid, part) in self.places.grids() {
            // Those that are left go before the others come.
            let strength = (2.0 * part - 1.0).max(0.0);
            if strength > 0.0 {
                self.headers_of(&mut marks, &grid, strength, highlighted, others);
            }
        }
        marks
    }

    fn headers_of(
        &self,
        marks: &mut Vec<Mark>,
        grid: &Grid,
        strength: f32,
        highlighted: Option<Interval>,
        others: Outside,
    ) {
        if grid.detail() == CellDetail::Color {
            return lone_indices(marks, grid, strength);
        }
        let (width, height) = grid.header();
        let Grid { cells, layout, .. } = *grid;
        let y = match layout {
            Layout::Square => cells.top - height * 0.5,
            Layout::Triangle => cells.bottom + height * 0.5,
        };
        // A hall sees whole headers only.
        let inset = if grid.distance == Distance::Hall { grid.pitch.0 * 0.49 } else { 0.0 };
        let mut columns = Vec::new();
        for coin in grid.visible_columns() {
            let x = grid.column_x(coin);
            if (cells.left + inset..=cells.right - inset).contains(&x) {
                let (at, room) = (Point::new(x, y), grid.pitch.0 * NEIGHBOURS_APART);
                let index = if layout == Layout::Square { "j" } else { "" };
                columns.push((coin, Place { at, anchor: Anchor::Center, room, index }));
            }
        }
        let mut lines = Vec::new();
        if layout == Layout::Square {
            for coin in grid.visible_lines() {
                let y = grid.line_y(coin);
                if (cells.top..=cells.bottom).contains(&y) {
                    let at = Point::new(cells.left - width * 0.14, y);
                    lines.push((coin, Place { at, anchor: Anchor::RightCenter, room: width * 0.84, index: "i" }));
                }
            }
        }
        let (value_size, index_size) = sizes(grid);
        for side in [columns, lines] {
            let look = |parts| HeaderStyle { value_size, index_size, strength, zoom: grid.zoom, parts };
            let naming = self.naming(grid, look(MEANT), &side);
            for (coin, place) in side {
                let is_meant = highlighted.is_none_or(|interval| interval.contains(coin));
                self.header(marks, grid, coin, place, look(if is_meant { MEANT } else { others }), naming);
            }
        }
    }

    /// The most that there is room for in all headers of a side.
    fn naming(&self, grid: &Grid, look: HeaderStyle, side: &[(usize, Place)]) -> Naming {
        let coins = self.table.row().coins();
        match grid.distance {
            Distance::Screen if grid.layout == Layout::Square && grid.pitch.0 >= NARROW => Naming::Named,
            Distance::Screen => Naming::Plain,
            Distance::Hall => {
                let fits = |naming: Naming| {
                    side.iter().all(|(coin, place)| {
                        look.width(*place, coins[*coin], naming.of(*place, *coin).as_deref()) <= place.room
                    })
                };
                [Naming::Named, Naming::Plain].into_iter().find(|naming| fits(*naming)).unwrap_or(Naming::Absent)
            }
        }
    }

    fn header(&self, marks: &mut Vec<Mark>, grid: &Grid, coin: usize, place: Place, look: HeaderStyle, naming: Naming) {
        let value = self.table.row().coins()[coin];
        let radius = (grid.header().1 * 0.31).min(grid.pitch.0 * 0.42);
        let index = naming.of(place, coin);
        if grid.distance == Distance::Hall {
            // The coins are drawn above the table there, and the cells need the room.
            look.in_a_line(marks, place, value, index);
        } else if grid.layout == Layout::Triangle && radius >= SMALLEST_COIN {
            look.disc(marks, place.at, radius, grid.header().1, value, coin);
        } else {
            look.one_above_the_other(marks, place, value, index.unwrap_or_default());
        }
    }
}

impl Naming {
    fn of(self, place: Place, coin: usize) -> Option<String> {
        match self {
            Self::Named if !place.index.is_empty() => Some(format!("{} = {coin}", place.index)),
            Self::Named | Self::Plain => Some(coin.to_string()),
            Self::Absent => None,
        }
    }
}

/// The indices of every so many columns and lines, as many as there is room for, each with a tick at its place.
fn lone_indices(marks: &mut Vec<Mark>, grid: &Grid, strength: f32) {
    let Grid { cells, layout, n, pitch, .. } = *grid;
    let stroke = Stroke::new(1.0, Paint::from(ColorRole::WeakText).faded(strength));
    let mut index = |at: Point, anchor: Anchor, index: usize| {
        let paint = Paint::from(ColorRole::WeakText).faded(strength);
        marks.push(Mark::Text { at, anchor, size: LONE_INDEX, face: Face::Regular, paint, text: index.to_string() });
    };
    let width = fonts::width(Face::Regular, LONE_INDEX, &(n - 1).to_string());
    // Towards the cells, above the square and below the triangle.
    let (edge, outwards) = if layout == Layout::Square { (cells.top, -1.0) } else { (cells.bottom, 1.0) };
    let mut ticks = Vec::new();
    for column in every(width + LONE_INDEX_SPACE.0, pitch.0, grid.visible_columns()) {
        let x = grid.column_x(column);
        if (cells.left..=cells.right).contains(&x) {
            index(Point::new(x, edge + outwards * (TICK + LONE_INDEX)), Anchor::Center, column);
            ticks.push([Point::new(x, edge + outwards), Point::new(x, edge + outwards * TICK)]);
        }
    }
    if layout == Layout::Square {
        for line in every(LONE_INDEX + LONE_INDEX_SPACE.1, pitch.1, grid.visible_lines()) {
            let y = grid.line_y(line);
            if (cells.top..=cells.bottom).contains(&y) {
                index(Point::new(cells.left - TICK - 1.0, y), Anchor::RightCenter, line);
                ticks.push([Point::new(cells.left - TICK, y), Point::new(cells.left - 1.0, y)]);
            }
        }
    }
    marks.extend(ticks.into_iter().map(|tick| Mark::Path { points: tick.to_vec(), stroke }));
}

/// Those of `indices` that are multiples of the least round number whose marks are `space` apart.
fn every(space: f32, pitch: f32, indices: RangeInclusive<usize>) -> impl Iterator<Item = usize> {
    let needed = (space / pitch).ceil().max(1.0) as usize;
    let powers = std::iter::successors(Some(1_usize), |power| power.checked_mul(10));
    let mut round = powers.flat_map(|power| [power, 2 * power, 5 * power]);
    let step = round.find(|step| *step >= needed).unwrap_or(usize::MAX);
    (indices.start().div_ceil(step)..=indices.end() / step).map(move |multiple| multiple * step)
}

/// The sizes of the letters of a value and of an index.
fn sizes(grid: &Grid) -> (f32, f32) {
    match grid.distance {
        Distance::Screen => {
            let value = text_size(grid.zoom, (grid.pitch.1 * 0.24).clamp(12.0, 24.0));
            (value, text_size(grid.zoom, (value * 0.62).clamp(9.0, 13.0)))
        }
        Distance::Hall => {
            let value = (grid.header().1 * 0.78).min(grid.pitch.1 * 0.55);
            (value, (value * 0.7).max(HALL_TEXT).min(value))
        }
    }
}

impl HeaderStyle {
    fn faded(self, role: ColorRole, part: f32) -> Paint {
        Paint::from(role).faded(self.strength * part)
    }

    /// A value in a room, and the size that it has there.
    fn fitted(self, value: i64, room: f32) -> (String, f32) {
        let text = number::fitted(value, room_for(room, self.value_size));
        let size = self.value_size.min(room / (text.chars().count() as f32 * DIGIT_WIDTH));
        (text, text_size(self.zoom, size))
    }

    fn one_above_the_other(self, marks: &mut Vec<Mark>, place: Place, value: i64, index: String) {
        let Place { at, anchor, room, .. } = place;
        let (text, size) = self.fitted(value, room);
        let above = Point::new(at.x, at.y - size * 0.42);
        let below = Point::new(at.x, at.y + size * 0.62);
        marks.push(Mark::Text {
            at: above,
            anchor,
            size,
            face: Face::Strong,
            paint: self.faded(ColorRole::Text, self.parts.value),
            text,
        });
        marks.push(self.index(below, anchor, Face::Mono, index));
    }

    /// How wide a value is with the index before it.
    fn width(self, place: Place, value: i64, index: Option<&str>) -> f32 {
        let (text, size) = self.fitted(value, place.room);
        fonts::width(Face::Strong, size, &text) + self.width_of_index(index)
    }

    fn width_of_index(self, index: Option<&str>) -> f32 {
        index.map_or(0.0, |index| self.gap() + fonts::width(Face::Regular, self.index_size, index))
    }

    /// What stays between an index and the value behind it.
    fn gap(self) -> f32 {
        self.value_size * 0.45
    }

    /// The index before the value.
    fn in_a_line(self, marks: &mut Vec<Mark>, place: Place, value: i64, index: Option<String>) {
        let Place { at, anchor, room, .. } = place;
        let (text, size) = self.fitted(value, room);
        let value_width = fonts::width(Face::Strong, size, &text);
        let index_width = self.width_of_index(index.as_deref());
        let right = if anchor == Anchor::Center { at.x + index_width.midpoint(value_width) } else { at.x };
        let (face, paint, anchor) = (Face::Strong, self.faded(ColorRole::Text, self.parts.value), Anchor::RightCenter);
        marks.push(Mark::Text { at: Point::new(right, at.y), anchor, size, face, paint, text });
        if let Some(index) = index {
            let at = Point::new(right - value_width - self.gap(), at.y);
            marks.push(self.index(at, anchor, Face::Regular, index));
        }
    }

    /// A coin with its index below it.
    fn disc(self, marks: &mut Vec<Mark>, at: Point, radius: f32, height: f32, value: i64, coin: usize) {
        let center = Point::new(at.x, at.y - height * 0.16);
        let stroke = Stroke::new(1.6, self.faded(ColorRole::CoinRim, self.parts.coin));
        marks.push(Mark::Disc { center, radius, fill: self.faded(ColorRole::Coin, self.parts.coin), stroke });
        let (text, size) = self.fitted(value, radius * 1.8);
        marks.push(Mark::centered(
            center,
            size,
            Face::Strong,
            self.faded(ColorRole::CoinText, self.parts.coin_text),
            text,
        ));
        let below = Point::new(at.x, center.y + radius + self.index_size * 0.65);
        marks.push(self.index(below, Anchor::Center, Face::Mono, coin.to_string()));
    }

    fn index(self, at: Point, anchor: Anchor, face: Face, text: String) -> Mark {
        Mark::Text {
            at,
            anchor,
            size: self.index_size,
            face,
            paint: self.faded(ColorRole::WeakText, self.parts.index),
            text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lone_indices_are_round_and_as_close_as_they_have_room() {
        let indices = |pitch, first, last| every(40.0, pitch, first..=last).collect::<Vec<_>>();
        assert_eq!(indices(10.0, 0, 23), [0, 5, 10, 15, 20]);
        assert_eq!(indices(0.0005, 0, 999_999), (0..10).map(|k| k * 100_000).collect::<Vec<_>>());
        assert_eq!(indices(3.0, 101, 158), [120, 140]);
        assert_eq!(indices(50.0, 7, 9), [7, 8, 9]);
    }
}
