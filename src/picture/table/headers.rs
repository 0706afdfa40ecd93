//! The headers along the cells: coins with their indices. Along very small cells there are only some of the indices.

use std::ops::RangeInclusive;

use crate::game::{CountFrom, Interval};
use crate::number::{self, group_count};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{DIGIT_WIDTH, MIN_TEXT_SIZE, characters_in, min_text_size, text_size};
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::table::scene::TableScene;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::session::{Layout, Zoom};

/// The smallest diameter of a coin that has room for its value, in points. In less room, the value stands alone.
const MIN_COIN: f32 = 17.0;
/// The usual text size in a coin, and the largest one, as parts of the coin's height.
const COIN_TEXT: (f32, f32) = (0.42, 0.72);
/// The largest text size of a value that stands alone, as a part of the height for it.
const LONE_TEXT: f32 = 1.1;
/// The largest width of a value that stands in a round coin, as a part of its diameter. Longer coins are oblong.
const ROUND: f32 = 0.86;
/// The usual height of an index below a coin, and the largest one, as parts of the height of both.
const INDEX_PART: (f32, f32) = (0.25, 0.36);
/// The room below an index, over the text size, and the same above cells that are at least as wide as the last number, in
/// points: the sum of an arrow between them stands there.
const INDEX_FOOT: f32 = 0.25;
const INDEX_FOOT_OVER_SUMS: (f32, f32) = (0.7, 60.0);
/// The largest width of a header, as a part of its column's width.
const MAX_HEADER_WIDTH: f32 = 0.92;
/// The largest width of a line's header, as a part of the room beside the cells.
const MAX_LINE_HEADER_WIDTH: f32 = 0.84;
/// The height that a coin leaves free for its edge, in points.
const COIN_ROOM: f32 = 3.0;
/// The height of the digits of a text over its size.
const DIGIT_HEIGHT: f32 = 0.75;
/// The width of the ring around a coin that is taken, over the coin's height.
const RING_WIDTH: f32 = 0.07;
/// The gap between a value and the index below it, over the size of the value.
const INDEX_GAP: f32 = 0.28;
/// The smallest gap between two lone indices of the smallest size, of columns and of lines, in points.
const LONE_INDEX_GAP: (f32, f32) = (14.0, 18.0);
/// The length of the tick at the place of such an index, in points.
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

/// The place of the header of a line: the middle of its right edge.
#[derive(Clone, Copy)]
struct LinePlace {
    at: Point,
    /// The width and the height for the header, in points.
    room: (f32, f32),
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
    /// The text size of a value beside a line, in points.
    value_size: f32,
    /// In points.
    index_size: f32,
    /// The smallest text size of a value in a coin, in points.
    min_size: f32,
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
        let Grid { cells, layout, .. } = *grid;
        let inset = if grid.has_whole_cells { grid.pitch.0 * 0.49 } else { 0.0 };
        let columns: Vec<_> = grid
            .visible_columns()
            .filter(|coin| (cells.left + inset..=cells.right - inset).contains(&grid.column_x(*coin)))
            .collect();
        let (value_size, index_size) = sizes(grid);
        // A header that the edge of the cells would cut is left out.
        let half = (value_size * (1.0 + INDEX_GAP) + index_size) * DIGIT_HEIGHT / 2.0;
        let line = |coin| {
            let room = grid.line_header(coin)?;
            let y = room.center().y;
            if y - half < cells.top || y + half > cells.bottom {
                return None;
            }
            let at = Point::new(room.right - room.width() * (1.0 - MAX_LINE_HEADER_WIDTH) * 0.8, room.center().y);
            Some((coin, LinePlace { at, room: (room.width() * MAX_LINE_HEADER_WIDTH, room.height()) }))
        };
        let lines: Vec<_> = grid.visible_lines().filter_map(line).collect();
        if opacity >= 1.0 {
            edges(marks, grid);
        }
        let min_size = min_text_size(grid.unit);
        let sized = |index_size, opacities| HeaderStyle {
            value_size,
            index_size,
            min_size,
            opacity,
            zoom: grid.zoom,
            opacities,
        };
        // Columns and lines are written alike. Better small indices than none.
        let form_in = |size| self.index_form(grid, sized(size, HIGHLIGHTED), &columns, &lines);
        let mut forms = [index_size, MIN_TEXT_SIZE.min(index_size)].into_iter().map(|size| (size, form_in(size)));
        let fitting = forms.find(|(_, form)| !matches!(form, IndexForm::Absent));
        let (index_size, index_form) = fitting.unwrap_or((index_size, IndexForm::Absent));
        let style = |opacities| sized(index_size, opacities);
        let style_of = |coin: usize| {
            let is_highlighted = highlighted.is_none_or(|interval| interval.contains(coin));
            style(if is_highlighted { HIGHLIGHTED } else { others })
        };
        let coins = self.coin_places(grid, style(HIGHLIGHTED), &columns);
        for (coin, place) in columns.into_iter().zip(coins) {
            let name = if layout == Layout::Square { "j" } else { "" };
            let index = index_form.of(name, self.count_from.index(coin)).unwrap_or_default();
            style_of(coin).coin_above_index(marks, place, index);
        }
        for (coin, place) in lines {
            let index = index_form.of("i", self.count_from.index(coin));
            style_of(coin).line(marks, place, self.table.row().coins()[coin], index);
        }
    }

    /// Returns a ring around a coin along the cells, because it is taken. `None` if it is out of sight.
    pub(super) fn ring_of_coin(&self, coin: usize) -> Option<Mark> {
        let grid = &self.places.grid;
        let x = grid.column_x(coin);
        let is_coin = |mark: &Mark| match mark {
            Mark::Disc { center, .. } => (center.x - x).abs() < 0.5,
            Mark::Rect { rect, fill: Some(fill), .. } => {
                fill.role == ColorRole::Coin && (rect.center().x - x).abs() < 0.5
            }
            _ => false,
        };
        let rect = self.headers(None, false).iter().find(|mark| is_coin(mark)).map(fonts::extent)?;
        let width = (rect.height() * RING_WIDTH).clamp(2.0, 6.0);
        let rect = rect.grown(width * 0.75);
        let stroke = Some(Stroke::new(width, ColorRole::Current));
        Some(Mark::Rect { rect, radius: rect.height() / 2.0, fill: None, stroke })
    }

    /// Returns the longest form of the index that fits into all headers.
    fn index_form(
        &self,
        grid: &Grid,
        style: HeaderStyle,
        columns: &[usize],
        lines: &[(usize, LinePlace)],
    ) -> IndexForm {
        let coins = self.table.row().coins();
        let room = grid.pitch.0 * MAX_HEADER_WIDTH;
        let name = if grid.layout == Layout::Square { "j" } else { "" };
        let fits = |form: IndexForm| {
            let index = |name, coin| form.of(name, self.count_from.index(coin)).unwrap_or_default();
            columns.iter().all(|coin| fonts::width(Face::Mono, style.index_size, &index(name, *coin)) <= room)
                && lines
                    .iter()
                    .all(|(coin, place)| style.width(*place, coins[*coin], &index("i", *coin)) <= place.room.0)
        };
        [IndexForm::Named, IndexForm::Plain].into_iter().find(|form| fits(*form)).unwrap_or(IndexForm::Absent)
    }

    /// Returns the places of the coins along the cells. All coins have the same size.
    fn coin_places(&self, grid: &Grid, style: HeaderStyle, columns: &[usize]) -> Vec<CoinPlace> {
        let height = grid.header_size().1;
        let Grid { cells, layout, .. } = *grid;
        let (top, has_sums) = match layout {
            Layout::Square => (cells.top - height, grid.pitch.0 >= INDEX_FOOT_OVER_SUMS.1),
            Layout::Triangle => (cells.bottom, false),
        };
        let foot = if has_sums { INDEX_FOOT_OVER_SUMS.0 } else { INDEX_FOOT };
        let room = grid.pitch.0 * MAX_HEADER_WIDTH;
        let index_size = style.index_size.min((height * INDEX_PART.0).max(style.min_size).min(height * INDEX_PART.1));
        let free = height - index_size * (DIGIT_HEIGHT + INDEX_GAP + foot) - COIN_ROOM;
        let diameter = free.min(room);
        let most = if diameter < MIN_COIN { LONE_TEXT } else { COIN_TEXT.1 };
        let size = (diameter * COIN_TEXT.0).max(style.min_size.min(diameter * most));
        let size = text_size(style.zoom, size);
        let padding = size * 0.5;
        let texts: Vec<_> = columns
            .iter()
            .map(|coin| {
                let value = self.table.row().coins()[*coin];
                let text = number::fitted(value, characters_in(room - padding, size));
                let size = fonts::size_to_fit(Face::Strong, &text, size, room - padding);
                (fonts::width(Face::Strong, size, &text), size, text)
            })
            .collect();
        let widest = texts.iter().map(|(width, ..)| *width).fold(0.0, f32::max);
        let width = if widest <= diameter * ROUND { diameter } else { (widest + padding).max(diameter) };
        let place = |(coin, (_, size, text)): (&usize, (f32, f32, String))| {
            let x = grid.column_x(*coin);
            let rect = Rect::new(x - width / 2.0, top + COIN_ROOM - 1.0 + (free - diameter) / 2.0, width, diameter);
            let index_at = Point::new(x, rect.bottom + index_size * (DIGIT_HEIGHT / 2.0 + INDEX_GAP));
            CoinPlace { rect, size, text, index_at, index_size }
        };
        columns.iter().zip(texts).map(place).collect()
    }
}

/// The place of a coin along the cells.
struct CoinPlace {
    rect: Rect,
    /// The size of its text, in points.
    size: f32,
    text: String,
    index_at: Point,
    index_size: f32,
}

impl IndexForm {
    /// Returns the index of a coin as text; `number` is the index as it is shown. It has no `name` below the triangle,
    /// where a coin is an end of many cells.
    fn of(self, name: &str, number: usize) -> Option<String> {
        match self {
            Self::Named if !name.is_empty() => Some(format!("{name} = {}", group_count(number))),
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
    let by = min_text_size(grid.unit) / MIN_TEXT_SIZE;
    let (size, gap, tick_length) =
        (MIN_TEXT_SIZE * by, (LONE_INDEX_GAP.0 * by, LONE_INDEX_GAP.1 * by), TICK_LENGTH * by);
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
    // No larger than the coins, however large the cells are.
    let min = min_text_size(grid.unit);
    let largest = (grid.header_size().1 * 0.45).max(min);
    let value = (grid.pitch.1 * 0.38).min(largest).max(min).min(grid.pitch.1 * 0.55);
    (text_size(grid.zoom, value), text_size(grid.zoom, (value * 0.5).max(min).min(value)))
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

    /// Returns whether a value with its index below it fits into a height.
    fn has_two_lines(self, height: f32) -> bool {
        (self.value_size + self.index_size) * DIGIT_HEIGHT + self.value_size * INDEX_GAP <= height
    }

    /// Returns the width of the header of a line, in points.
    fn width(self, place: LinePlace, value: i64, index: &str) -> f32 {
        let (text, size) = self.fitted(value, place.room.0);
        let value = fonts::width(Face::Strong, size, &text);
        let index = fonts::width(Face::Mono, self.index_size, index);
        if self.has_two_lines(place.room.1) { value.max(index) } else { value + self.gap() + index }
    }

    /// Returns the gap between an index and the value behind it, in points.
    fn gap(self) -> f32 {
        self.value_size * 0.45
    }

    /// Adds the header of a line: a value with its index below it, or before it in a low line.
    fn line(self, marks: &mut Vec<Mark>, place: LinePlace, value: i64, index: Option<String>) {
        let LinePlace { at, room } = place;
        let (text, size) = self.fitted(value, room.0);
        let (anchor, face) = (Anchor::RightCenter, Face::Strong);
        let paint = self.faded(ColorRole::Text, self.opacities.value);
        let value_width = fonts::width(face, size, &text);
        let (mut value_at, mut index_at) = (at, Point::new(at.x - value_width - self.gap(), at.y));
        if self.has_two_lines(room.1) && index.is_some() {
            let between = (size + self.index_size) * DIGIT_HEIGHT / 2.0 + size * INDEX_GAP;
            let up = (self.index_size * DIGIT_HEIGHT).midpoint(size * INDEX_GAP);
            value_at = Point::new(at.x, at.y - up);
            index_at = Point::new(at.x, at.y - up + between);
        }
        marks.push(Mark::Text { at: value_at, anchor, size, face, paint, text });
        if let Some(index) = index {
            marks.push(self.index(index_at, anchor, self.index_size, index));
        }
    }

    /// Adds a coin with its index below it. A coin that is too small is a value alone.
    fn coin_above_index(self, marks: &mut Vec<Mark>, place: CoinPlace, index: String) {
        let CoinPlace { rect, size, text, index_at, index_size } = place;
        let is_coin = rect.height() >= MIN_COIN;
        let stroke =
            Stroke::new((rect.height() * 0.035).clamp(1.6, 2.5), self.faded(ColorRole::CoinRim, self.opacities.coin));
        let fill = self.faded(ColorRole::Coin, self.opacities.coin);
        if is_coin && rect.width() - rect.height() < 0.1 {
            marks.push(Mark::Disc { center: rect.center(), radius: rect.height() / 2.0, fill, stroke });
        } else if is_coin {
            let radius = rect.height() / 2.0;
            marks.push(Mark::Rect { rect, radius, fill: Some(fill), stroke: Some(stroke) });
        }
        let paint = if is_coin {
            self.faded(ColorRole::CoinText, self.opacities.coin_text)
        } else {
            self.faded(ColorRole::Text, self.opacities.value)
        };
        marks.push(Mark::centered(rect.center(), size, Face::Strong, paint, text));
        if !index.is_empty() {
            marks.push(self.index(index_at, Anchor::Center, index_size, index));
        }
    }

    fn index(self, at: Point, anchor: Anchor, size: f32, text: String) -> Mark {
        let paint = self.faded(ColorRole::WeakText, self.opacities.index);
        Mark::Text { at, anchor, size, face: Face::Mono, paint, text }
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
