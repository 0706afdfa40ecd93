//! The headers along the cells: coins with their indices. Along very small cells there are only some of the indices.

use std::ops::RangeInclusive;

use crate::game::{CountFrom, Interval};
use crate::number::{self, group_count};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{DIGIT_WIDTH, HALL_TEXT_SIZE, characters_in, text_size};
use crate::picture::table::grid::{Audience, CellDetail, Grid};
use crate::picture::table::scene::TableScene;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Stroke, fonts};
use crate::session::{Layout, Zoom};

/// The smallest radius of a coin that has room for its value, in points. In less room, the value stands alone.
const MIN_COIN_RADIUS: f32 = 9.0;
/// The smallest column width at which an index is written with its name, in points.
const MIN_NAMED_WIDTH: f32 = 56.0;
/// The largest width of a header, as a part of its column's width.
const MAX_HEADER_WIDTH: f32 = 0.92;
/// The largest width of a line's header, as a part of the room beside the cells.
const MAX_LINE_HEADER_WIDTH: f32 = 0.84;
/// The text size of lone indices, in points.
const LONE_INDEX_SIZE: f32 = 9.5;
/// The smallest gap between two lone indices of columns, and of lines, in points.
const LONE_INDEX_GAP: (f32, f32) = (14.0, 18.0);
/// The length of the tick at the place of a lone index, in points.
const TICK_LENGTH: f32 = 4.0;

/// The opacities of the parts of a header.
#[derive(Clone, Copy)]
struct HeaderOpacities {
    value: f32,
    coin: f32,
    coin_text: f32,
    index: f32,
}

/// A header outside the highlighted interval. It can still be read.
const DIMMED: HeaderOpacities = HeaderOpacities { value: 0.62, coin: 0.75, coin_text: 1.0, index: 0.88 };
/// A header outside the highlighted interval in a spotlight. It need not be read.
const SPOTLIGHT_DIMMED: HeaderOpacities = HeaderOpacities { value: 0.2, coin: 0.2, coin_text: 0.2, index: 0.2 };
/// A header of the highlighted interval.
const HIGHLIGHTED: HeaderOpacities = HeaderOpacities { value: 1.0, coin: 1.0, coin_text: 1.0, index: 1.0 };

#[derive(Clone, Copy)]
struct HeaderPlace {
    at: Point,
    anchor: Anchor,
    /// The width for the header, in points.
    room: f32,
    /// The name of the index. It is empty below the triangle, where a coin is an end of many cells.
    index: &'static str,
}

#[derive(Clone, Copy)]
enum IndexForm {
    /// `i = 3`
    Named,
    /// `3`
    Plain,
    Absent,
}

/// The text sizes and the opacities of a header.
#[derive(Clone, Copy)]
struct HeaderStyle {
    /// In points.
    value_size: f32,
    /// In points.
    index_size: f32,
    /// The opacity of the whole header, from 0 to 1.
    opacity: f32,
    zoom: Zoom,
    /// The opacities of its parts. They are multiplied with `opacity`.
    opacities: HeaderOpacities,
}

impl TableScene<'_> {
    /// Returns coins and indices along the cells.
    ///
    /// The headers outside `highlighted` are dimmed, in a spotlight more than else.
    pub fn headers(&self, highlighted: Option<Interval>, spotlight: bool) -> Vec<Mark> {
        let others = if spotlight { SPOTLIGHT_DIMMED } else { DIMMED };
        let mut marks = Vec::new();
        for (grid, part) in self.places.grids() {
            // The headers of the old layout are gone before those of the new one appear.
            let opacity = (2.0 * part - 1.0).max(0.0);
            if opacity > 0.0 {
                self.headers_of(&mut marks, &grid, opacity, highlighted, others);
            }
        }
        marks
    }

    fn headers_of(
        &self,
        marks: &mut Vec<Mark>,
        grid: &Grid,
        opacity: f32,
        highlighted: Option<Interval>,
        others: HeaderOpacities,
    ) {
        if grid.detail() == CellDetail::Color {
            return lone_indices(marks, grid, self.count_from, opacity);
        }
        let (width, height) = grid.header_size();
        let Grid { cells, layout, .. } = *grid;
        let y = match layout {
            Layout::Square => cells.top - height * 0.5,
            Layout::Triangle => cells.bottom + height * 0.5,
        };
        // A hall only sees whole headers.
        let inset = if grid.audience == Audience::Hall { grid.pitch.0 * 0.49 } else { 0.0 };
        let mut room = (grid.pitch.0 * MAX_HEADER_WIDTH, width * MAX_LINE_HEADER_WIDTH);
        if grid.audience == Audience::Screen && layout == Layout::Square {
            // A coin is written alike in both of its headers.
            let smaller = room.0.min(room.1);
            room = (smaller, smaller);
        }
        let mut columns = Vec::new();
        for coin in grid.visible_columns() {
            let x = grid.column_x(coin);
            if (cells.left + inset..=cells.right - inset).contains(&x) {
                let at = Point::new(x, y);
                let index = if layout == Layout::Square { "j" } else { "" };
                columns.push((coin, HeaderPlace { at, anchor: Anchor::Center, room: room.0, index }));
            }
        }
        let mut lines = Vec::new();
        if layout == Layout::Square {
            for coin in grid.visible_lines() {
                let y = grid.line_y(coin);
                if (cells.top..=cells.bottom).contains(&y) {
                    let at = Point::new(cells.left - width * 0.14, y);
                    lines.push((coin, HeaderPlace { at, anchor: Anchor::RightCenter, room: room.1, index: "i" }));
                }
            }
        }
        if opacity >= 1.0 {
            edges(marks, grid);
        }
        let (value_size, index_size) = sizes(grid);
        let style = |opacities| HeaderStyle { value_size, index_size, opacity, zoom: grid.zoom, opacities };
        let headers = [columns, lines].concat();
        // Columns and lines are written alike.
        let index_form = self.index_form(grid, style(HIGHLIGHTED), &headers);
        for (coin, place) in headers {
            let is_highlighted = highlighted.is_none_or(|interval| interval.contains(coin));
            let style = style(if is_highlighted { HIGHLIGHTED } else { others });
            self.header(marks, grid, coin, place, style, index_form);
        }
    }

    /// Returns the longest form of the index that fits into all headers.
    fn index_form(&self, grid: &Grid, style: HeaderStyle, headers: &[(usize, HeaderPlace)]) -> IndexForm {
        let coins = self.table.row().coins();
        match grid.audience {
            Audience::Screen if grid.layout == Layout::Square && grid.pitch.0 >= MIN_NAMED_WIDTH => IndexForm::Named,
            Audience::Screen => IndexForm::Plain,
            Audience::Hall => {
                let fits = |index_form: IndexForm| {
                    headers.iter().all(|(coin, place)| {
                        style.width(
                            *place,
                            coins[*coin],
                            index_form.of(*place, self.count_from.index(*coin)).as_deref(),
                        ) <= place.room
                    })
                };
                [IndexForm::Named, IndexForm::Plain]
                    .into_iter()
                    .find(|index_form| fits(*index_form))
                    .unwrap_or(IndexForm::Absent)
            }
        }
    }

    fn header(
        &self,
        marks: &mut Vec<Mark>,
        grid: &Grid,
        coin: usize,
        place: HeaderPlace,
        style: HeaderStyle,
        index_form: IndexForm,
    ) {
        let value = self.table.row().coins()[coin];
        let number = self.count_from.index(coin);
        let radius = (grid.header_size().1 * 0.31).min(grid.pitch.0 * 0.42);
        let index = index_form.of(place, number);
        if grid.audience == Audience::Hall {
            // A slide has its coins above the table, and the cells need the room.
            style.index_before_value(marks, place, value, index);
        } else if grid.layout == Layout::Triangle && radius >= MIN_COIN_RADIUS {
            style.coin_above_index(marks, place.at, radius, grid.header_size().1, value, number);
        } else {
            style.value_above_index(marks, place, value, index.unwrap_or_default());
        }
    }
}

impl IndexForm {
    /// Returns the index of a coin as text; `number` is the index as it is shown.
    fn of(self, place: HeaderPlace, number: usize) -> Option<String> {
        match self {
            Self::Named if !place.index.is_empty() => Some(format!("{} = {}", place.index, group_count(number))),
            Self::Named | Self::Plain => Some(group_count(number)),
            Self::Absent => None,
        }
    }
}

/// Adds a line between headers and cells where cells go on below the headers, so that a cut number is not read as a
/// part of a header.
fn edges(marks: &mut Vec<Mark>, grid: &Grid) {
    let Grid { cells, layout, .. } = *grid;
    let stroke = Stroke::new(1.0, ColorRole::WeakText);
    let mut line = |from, to| marks.push(Mark::Path { points: vec![from, to], stroke });
    let (columns, lines) = grid.goes_on_beyond_headers();
    if columns {
        let y = if layout == Layout::Square { cells.top } else { cells.bottom };
        line(Point::new(cells.left, y), Point::new(cells.right, y));
    }
    if lines {
        line(Point::new(cells.left, cells.top), Point::new(cells.left, cells.bottom));
    }
}

/// Adds the indices of as many columns and lines as there is room for, each with a tick at its place.
fn lone_indices(marks: &mut Vec<Mark>, grid: &Grid, count_from: CountFrom, opacity: f32) {
    let Grid { cells, layout, n, pitch, .. } = *grid;
    let by = if grid.audience == Audience::Hall { HALL_TEXT_SIZE / LONE_INDEX_SIZE } else { 1.0 };
    let (size, gap, tick_length) =
        (LONE_INDEX_SIZE * by, (LONE_INDEX_GAP.0 * by, LONE_INDEX_GAP.1 * by), TICK_LENGTH * by);
    let stroke = Stroke::new(1.0, Paint::from(ColorRole::WeakText).faded(opacity));
    let mut index = |at: Point, anchor: Anchor, index: usize| {
        let paint = Paint::from(ColorRole::WeakText).faded(opacity);
        marks.push(Mark::Text {
            at,
            anchor,
            size,
            face: Face::Regular,
            paint,
            text: group_count(count_from.index(index)),
        });
    };
    let width = fonts::width(Face::Regular, size, &group_count(count_from.index(n - 1)));
    // The edge of the cells: the upper one of the square, the lower one of the triangle.
    let (edge, outwards) = if layout == Layout::Square { (cells.top, -1.0) } else { (cells.bottom, 1.0) };
    let mut ticks = Vec::new();
    for column in round_indices(count_from, width + gap.0, pitch.0, grid.visible_columns()) {
        let x = grid.column_x(column);
        if (cells.left..=cells.right).contains(&x) {
            index(Point::new(x, edge + outwards * (tick_length + size * 0.75)), Anchor::Center, column);
            ticks.push([Point::new(x, edge + outwards), Point::new(x, edge + outwards * tick_length)]);
        }
    }
    if layout == Layout::Square {
        for line in round_indices(count_from, size + gap.1, pitch.1, grid.visible_lines()) {
            let y = grid.line_y(line);
            // Half of a lower text would lie outside the table.
            if (cells.top..=cells.bottom - size * 0.4).contains(&y) {
                index(Point::new(cells.left - tick_length - 1.0, y), Anchor::RightCenter, line);
                ticks.push([Point::new(cells.left - tick_length, y), Point::new(cells.left - 1.0, y)]);
            }
        }
    }
    marks.extend(ticks.into_iter().map(|tick| Mark::Path { points: tick.to_vec(), stroke }));
}

/// Returns those of `indices` that are shown as multiples of a round number.
///
/// It is the smallest such number whose multiples are at least `space` points apart. Round numbers are 1, 2 and 5 with
/// any number of zeros.
fn round_indices(
    count_from: CountFrom,
    space: f32,
    pitch: f32,
    indices: RangeInclusive<usize>,
) -> impl Iterator<Item = usize> {
    let needed = (space / pitch).ceil().max(1.0) as usize;
    let powers = std::iter::successors(Some(1_usize), |power| power.checked_mul(10));
    let mut round = powers.flat_map(|power| [power, 2 * power, 5 * power]);
    let step = round.find(|step| *step >= needed).unwrap_or(usize::MAX);
    let [start, end] = [indices.start(), indices.end()].map(|index| count_from.index(*index));
    (start.div_ceil(step)..=end / step).filter_map(move |multiple| count_from.from_shown(multiple * step))
}

/// Returns the text sizes of a value and of an index, in points.
fn sizes(grid: &Grid) -> (f32, f32) {
    match grid.audience {
        Audience::Screen => {
            let value = text_size(grid.zoom, (grid.pitch.1 * 0.24).clamp(12.0, 24.0));
            (value, text_size(grid.zoom, (value * 0.62).clamp(9.0, 13.0)))
        }
        Audience::Hall => {
            let value = (grid.header_size().1 * 0.78).min(grid.pitch.1 * 0.55);
            (value, (value * 0.7).max(HALL_TEXT_SIZE).min(value))
        }
    }
}

impl HeaderStyle {
    fn faded(self, role: ColorRole, part: f32) -> Paint {
        Paint::from(role).faded(self.opacity * part)
    }

    /// Returns the text of a value in a width, and its text size.
    fn fitted(self, value: i64, room: f32) -> (String, f32) {
        let text = number::fitted(value, characters_in(room, self.value_size));
        let size = self.value_size.min(room / (text.chars().count() as f32 * DIGIT_WIDTH));
        (text, text_size(self.zoom, size))
    }

    /// Adds a value with its index below it.
    fn value_above_index(self, marks: &mut Vec<Mark>, place: HeaderPlace, value: i64, index: String) {
        let HeaderPlace { at, anchor, room, .. } = place;
        let (text, size) = self.fitted(value, room);
        let above = Point::new(at.x, at.y - size * 0.42);
        let below = Point::new(at.x, at.y + size * 0.62);
        marks.push(Mark::Text {
            at: above,
            anchor,
            size,
            face: Face::Strong,
            paint: self.faded(ColorRole::Text, self.opacities.value),
            text,
        });
        marks.push(self.index(below, anchor, Face::Mono, index));
    }

    /// Returns the width of a value with the index before it, in points.
    fn width(self, place: HeaderPlace, value: i64, index: Option<&str>) -> f32 {
        let (text, size) = self.fitted(value, place.room);
        fonts::width(Face::Strong, size, &text) + self.width_of_index(index)
    }

    fn width_of_index(self, index: Option<&str>) -> f32 {
        index.map_or(0.0, |index| self.gap() + fonts::width(Face::Regular, self.index_size, index))
    }

    /// Returns the gap between an index and the value behind it, in points.
    fn gap(self) -> f32 {
        self.value_size * 0.45
    }

    /// Adds a value with its index before it.
    fn index_before_value(self, marks: &mut Vec<Mark>, place: HeaderPlace, value: i64, index: Option<String>) {
        let HeaderPlace { at, anchor, room, .. } = place;
        let (text, size) = self.fitted(value, room);
        let value_width = fonts::width(Face::Strong, size, &text);
        let index_width = self.width_of_index(index.as_deref());
        let right = if anchor == Anchor::Center { at.x + index_width.midpoint(value_width) } else { at.x };
        let (face, paint, anchor) =
            (Face::Strong, self.faded(ColorRole::Text, self.opacities.value), Anchor::RightCenter);
        marks.push(Mark::Text { at: Point::new(right, at.y), anchor, size, face, paint, text });
        if let Some(index) = index {
            let at = Point::new(right - value_width - self.gap(), at.y);
            marks.push(self.index(at, anchor, Face::Regular, index));
        }
    }

    /// Adds a coin with its index below it.
    fn coin_above_index(self, marks: &mut Vec<Mark>, at: Point, radius: f32, height: f32, value: i64, number: usize) {
        let center = Point::new(at.x, at.y - height * 0.16);
        let stroke = Stroke::new(1.6, self.faded(ColorRole::CoinRim, self.opacities.coin));
        marks.push(Mark::Disc { center, radius, fill: self.faded(ColorRole::Coin, self.opacities.coin), stroke });
        let (text, size) = self.fitted(value, radius * 1.8);
        marks.push(Mark::centered(
            center,
            size,
            Face::Strong,
            self.faded(ColorRole::CoinText, self.opacities.coin_text),
            text,
        ));
        let below = Point::new(at.x, center.y + radius + self.index_size * 0.65);
        marks.push(self.index(below, Anchor::Center, Face::Mono, group_count(number)));
    }

    fn index(self, at: Point, anchor: Anchor, face: Face, text: String) -> Mark {
        Mark::Text {
            at,
            anchor,
            size: self.index_size,
            face,
            paint: self.faded(ColorRole::WeakText, self.opacities.index),
            text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lone_indices_are_round_and_as_close_as_they_fit() {
        let indices =
            |pitch, first, last| round_indices(CountFrom::Zero, 40.0, pitch, first..=last).collect::<Vec<_>>();
        assert_eq!(indices(10.0, 0, 23), [0, 5, 10, 15, 20]);
        assert_eq!(indices(0.0005, 0, 999_999), (0..10).map(|k| k * 100_000).collect::<Vec<_>>());
        assert_eq!(indices(3.0, 101, 158), [120, 140]);
        assert_eq!(indices(50.0, 7, 9), [7, 8, 9]);
        let from_1 = round_indices(CountFrom::One, 40.0, 10.0, 0..=23).collect::<Vec<_>>();
        assert_eq!(from_1, [4, 9, 14, 19], "they are shown as 5, 10, 15 and 20");
    }
}
