//! The cells at rest.
//!
//! A cell shows the numbers of the recurrence: the first one on the left and the second one on the right, or an only
//! number in the middle. A mark in its lower left corner means that taking left is best, a mark in its lower right
//! corner that taking right is best. Both marks together mean a tie.

use crate::game::table::derivation::{CellNumbers, Numbers};
use crate::game::{Cell, Interval, Pick, Recurrence};
use crate::number::{self, Number};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::CellDetail;
use crate::picture::table::pick_marks::pick_marks;
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke};
use crate::session::Zoom;

impl TableScene<'_> {
    /// Returns every cell in sight, without the step in progress: written, or empty with a dashed edge.
    ///
    /// There are no marks if cells only have room for a color.
    pub fn cells(&self) -> Vec<Mark> {
        self.cells_without(None)
    }

    /// Returns the same marks without those of a cell that is [covered](Self::covered).
    pub fn cells_without(&self, covered: Option<Interval>) -> Vec<Mark> {
        if self.is_map() {
            return Vec::new();
        }
        let number_layout = self.number_layout();
        let mut marks = Vec::new();
        let is_shown = |interval: Interval| self.places.drawn().shows(interval) && covered != Some(interval);
        for (interval, cell) in self.window.iter().filter(|(interval, _)| is_shown(*interval)) {
            self.cell_at_rest(&mut marks, interval, cell, number_layout);
        }
        marks
    }

    /// Adds the numbers of a written cell and the marks of its pick.
    pub(super) fn contents(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        interval: Interval,
        cell: &Cell,
        number_layout: NumberLayout,
    ) {
        number_layout.divider(marks, rect);
        self.numbers(marks, rect, self.values().cell(interval, cell), number_layout, 1.0);
        let numbers = self.values().cell(interval, cell);
        if let Some(pick) = numbers.pick.filter(|_| self.shows_all()) {
            pick_marks(marks, rect, pick, 1.0);
        }
    }

    /// Adds the numbers of a cell.
    pub(super) fn numbers(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        numbers: CellNumbers,
        number_layout: NumberLayout,
        opacity: f32,
    ) {
        marks.push(self.number(rect, numbers, 0, number_layout, opacity));
        if numbers.second.is_some() {
            marks.push(self.number(rect, numbers, 1, number_layout, opacity));
        }
    }

    /// Returns the number of a table in a cell: 0 is the first number, and 1 the second one.
    pub(super) fn number(
        &self,
        rect: Rect,
        numbers: CellNumbers,
        table: u8,
        number_layout: NumberLayout,
        opacity: f32,
    ) -> Mark {
        let [first, other] = number_layout.texts(numbers);
        let (role, text) = match table {
            0 => (ColorRole::of_first_number(self.recurrence_shown(), numbers.first), first),
            _ => (ColorRole::Other, other),
        };
        number_layout.text(number_layout.at(rect, table), Paint::from(role).faded(opacity), text)
    }
}

/// Adds a written cell without its contents.
pub(super) fn written_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let stroke = Some(Stroke::new(1.0, ColorRole::Edge));
    marks.push(Mark::Rect { rect, radius: corner_radius(rect), fill: Some(ColorRole::Cell.into()), stroke });
}

/// Adds the cell of the step in progress without its contents.
pub(super) fn current_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let outline = Stroke::new((rect.height() * 0.045).clamp(2.0, 4.0), ColorRole::Current);
    marks.push(Mark::Rect {
        rect: rect.grown(outline.width / 2.0),
        radius: corner_radius(rect) + 1.0,
        fill: Some(ColorRole::Cell.into()),
        stroke: Some(outline),
    });
}

/// Adds a question mark in the place of an only number.
pub(super) fn question_mark(marks: &mut Vec<Mark>, rect: Rect, opacity: f32) {
    let size = rect.height() * QUESTION_HEIGHT;
    let paint = Paint::from(ColorRole::Text).faded(opacity);
    marks.push(Mark::centered(rect.at(ALONE.0, ALONE.1), size, Face::Strong, paint, "?"));
}

/// Adds an arrow to the end that a pick takes, in the place of an only number. On a tie, to both.
pub(super) fn pick_arrow(marks: &mut Vec<Mark>, rect: Rect, pick: Option<Pick>) {
    let (text, role) = match pick {
        Some(Pick::Left) => ("←", ColorRole::Left),
        Some(Pick::Right) => ("→", ColorRole::Right),
        Some(Pick::Tie) => ("← →", ColorRole::Text),
        None => ("?", ColorRole::Text),
    };
    let size = rect.height() * QUESTION_HEIGHT;
    marks.push(Mark::centered(rect.at(ALONE.0, ALONE.1), size, Face::Strong, role, text));
}

/// The width of a digit over the text size.
pub const DIGIT_WIDTH: f32 = 0.7;
/// The smallest text size, in points.
pub(super) const MIN_TEXT_SIZE: f32 = 11.0;
/// The width of a minus sign or a letter over that of a digit.
const WIDE_CHARACTER: f32 = 1.06;
/// The text size on a slide of 1280 × 720 points that can be read from the back of a hall. Cells use it if they have
/// room for it.
pub const HALL_TEXT_SIZE: f32 = 24.0;
/// The largest and the smallest text size of an explanation on such a slide.
pub(super) const CARD_TEXT_SIZES: (f32, f32) = (24.0, 14.0);
/// The smallest text size of an explanation and of a sum about at most so many coins. A hall reads them.
const FEW_COINS: (usize, f32) = (8, 16.0);
/// The largest text sizes as parts of a cell's height: for numbers side by side, stacked numbers, an only number, an only
/// number in a small cell, a question mark, and words.
const SIDE_BY_SIDE_HEIGHT: f32 = 0.41;
const STACKED_HEIGHT: f32 = 0.43;
const ALONE_HEIGHT: f32 = 0.5;
const SMALL_CELL_HEIGHT: f32 = 0.6;
pub(super) const QUESTION_HEIGHT: f32 = 0.55;
pub(super) const WORDS_HEIGHT: f32 = 0.5;
/// The centers of two numbers side by side, as parts of a cell's width and height.
pub(super) const SIDE_BY_SIDE: [(f32, f32); 2] = [(0.27, 0.47), (0.73, 0.47)];
/// The centers of two stacked numbers, which are too long to stand side by side.
const STACKED: [(f32, f32); 2] = [(0.5, 0.27), (0.5, 0.69)];
/// The center of the only number.
const ALONE: (f32, f32) = (0.5, 0.47);
/// The largest width of a frame around a number: beside another number, and else. They are parts of a cell's width.
const FRAME_BESIDE: f32 = 0.43;
const FRAME_WIDTH: f32 = 0.86;
/// The largest height of a frame around one of two stacked numbers, and else. They are parts of a cell's height.
const FRAME_STACKED: f32 = 0.4;
const FRAME_HEIGHT: f32 = 0.8;
/// The largest height of two stacked numbers in a small cell, as a part of the cell's height. They stand closer together
/// there, so that they can still be read.
const CLOSE_STACKED_HEIGHT: f32 = 0.4;
/// The part of a cell's width for stacked numbers. The lower one stands between the marks of the pick.
const STACKED_WIDTH: f32 = 0.8;
/// The part of a small cell's width for its number.
const SMALL_CELL_WIDTH: f32 = 0.92;
/// The part of half a cell's width that its number leaves free, in points.
const PADDING: f32 = 7.0;
/// The largest error of a text size by rounding, in points.
const ROUNDING: f32 = 0.001;
/// The number of text sizes between a size and its double, while the table is zoomed.
const SIZES_PER_OCTAVE: f32 = 6.0;

/// Returns the text size at a zoom for text that would have the size `size`.
///
/// While the table is zoomed, only some sizes are used. The first text of each size is slow, because its glyphs are
/// drawn then.
pub(super) fn text_size(zoom: Zoom, size: f32) -> f32 {
    match zoom {
        Zoom::Height(_) => ((size.log2() * SIZES_PER_OCTAVE).floor() / SIZES_PER_OCTAVE).exp2(),
        Zoom::Legible | Zoom::Whole => size,
    }
}

/// Returns the text size in points that a picture of a scale uses wherever there is room for it.
pub(super) fn min_text_size(unit: f32) -> f32 {
    legible(HALL_TEXT_SIZE, unit)
}

/// Returns the smallest text size of an explanation and of a sum about a row of `n` coins, in points.
pub(super) fn min_card_size(unit: f32, n: usize) -> f32 {
    let (few, size) = FEW_COINS;
    legible(if n <= few { size } else { CARD_TEXT_SIZES.1 }, unit)
}

/// Returns what a text size of a slide of 1280 × 720 points is in a picture of a scale. It can still be read.
pub(super) fn legible(size: f32, unit: f32) -> f32 {
    (size * unit).max(MIN_TEXT_SIZE)
}

/// The place and the size of the numbers, which is the same in all cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NumberLayout {
    pub(super) arrangement: Arrangement,
    /// The text size in points.
    pub(super) size: f32,
    /// The largest number of characters. Longer numbers are shortened.
    pub(super) max_characters: usize,
}

/// The places of a cell's numbers relative to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    SideBySide,
    Stacked,
    Alone,
}

impl TableScene<'_> {
    /// Returns the recurrence whose numbers the cells show. If there is room for only one of two, it is the lead.
    pub(super) fn recurrence_shown(&self) -> Recurrence {
        let recurrence = self.fill.recurrence;
        let has_two = recurrence.quantities().1.is_some();
        if has_two && !self.shows_all() && recurrence.meanings().is_some() {
            Recurrence::DIFFERENCE
        } else {
            recurrence
        }
    }

    /// Returns the numbers that the cells show.
    pub(super) fn values(&self) -> Numbers<'_> {
        Numbers::new(self.table, self.recurrence_shown())
    }

    /// Returns whether cells have room for all numbers and for the marks of the pick.
    pub(super) fn shows_all(&self) -> bool {
        self.places.drawn().detail() == CellDetail::All
    }

    /// Returns the layout that fits all numbers in sight.
    pub(super) fn number_layout(&self) -> NumberLayout {
        let values = self.values();
        let length = |(interval, cell): (Interval, &Cell)| {
            let CellNumbers { first, second, .. } = values.cell(interval, cell);
            number::value_len(first).max(second.map_or(0, number::value_len))
        };
        let longest = self.window.iter().map(length).max().unwrap_or(1).max(2);
        self.layout_for(longest, self.shows_all())
    }

    /// Returns the layout that fits numbers of so many characters: all of a cell, or the one that stands for them.
    pub(super) fn layout_for(&self, longest: usize, shows_all: bool) -> NumberLayout {
        let (width, height) = self.places.pitch();
        let size_in = |room: f32, max_height: f32| {
            let size = (room / (longest as f32 * DIGIT_WIDTH)).min(height * max_height);
            text_size(self.places.grid.zoom, size)
        };
        let arrangements = match self.fill.recurrence.quantities() {
            _ if !shows_all => vec![(Arrangement::Alone, width * SMALL_CELL_WIDTH, SMALL_CELL_HEIGHT)],
            (_, None) => vec![(Arrangement::Alone, width * STACKED_WIDTH, ALONE_HEIGHT)],
            (_, Some(_)) => {
                let stacked = STACKED_HEIGHT.max((MIN_TEXT_SIZE / height).min(CLOSE_STACKED_HEIGHT));
                vec![
                    (Arrangement::SideBySide, width * 0.5 - PADDING, SIDE_BY_SIDE_HEIGHT),
                    (Arrangement::Stacked, width * STACKED_WIDTH, stacked),
                    // Better a number between the marks of the pick and partly over them than a shortened one.
                    (Arrangement::Stacked, width * SMALL_CELL_WIDTH, stacked),
                ]
            }
        };
        let sizes: Vec<_> = arrangements
            .iter()
            .map(|(arrangement, room, max_height)| (*arrangement, size_in(*room, *max_height)))
            .collect();
        let in_full = |min: f32| {
            let fitting = || sizes.iter().filter(|(_, size)| *size > min - ROUNDING);
            // Where text is small anyway, the largest is the best.
            let largest = || fitting().max_by(|(_, a), (_, b)| a.total_cmp(b));
            let (arrangement, size) = if min > MIN_TEXT_SIZE { fitting().next() } else { largest() }?;
            Some(NumberLayout { arrangement: *arrangement, size: *size, max_characters: longest })
        };
        let (last, last_width, last_height) = arrangements[arrangements.len() - 1];
        let shortened = |min: f32| {
            let max_characters = characters_in(last_width, min);
            let fits = height * last_height > min - ROUNDING && max_characters >= number::MIN_FITTED_LEN;
            fits.then_some(NumberLayout { arrangement: last, size: min, max_characters })
        };
        let smallest = [min_text_size(self.places.grid.unit), MIN_TEXT_SIZE];
        let fitting = smallest.into_iter().find_map(|min| in_full(min).or_else(|| shortened(min)));
        fitting.unwrap_or_else(|| {
            // Even `−999G`, with a minus sign and a letter, stays within its cell.
            let widest = number::MIN_FITTED_LEN as f32 * DIGIT_WIDTH * WIDE_CHARACTER;
            let size = MIN_TEXT_SIZE.min(last_width / widest);
            NumberLayout { arrangement: last, size, max_characters: number::MIN_FITTED_LEN }
        })
    }
}

impl NumberLayout {
    /// Returns the center of the number of a table in a cell: 0 is the first number, and 1 the second one.
    pub(super) fn at(self, rect: Rect, table: u8) -> Point {
        let number = usize::from(table.min(1));
        let (x, y) = match self.arrangement {
            Arrangement::SideBySide => SIDE_BY_SIDE[number],
            Arrangement::Stacked => STACKED[number],
            Arrangement::Alone => ALONE,
        };
        rect.at(x, y)
    }

    /// Returns the room around the number of a table in a cell, for a frame. It is the same for numbers of any length.
    pub(super) fn frame(self, rect: Rect, table: u8) -> Rect {
        let (width, height) = match self.arrangement {
            Arrangement::SideBySide => (FRAME_BESIDE, FRAME_HEIGHT),
            Arrangement::Stacked => (FRAME_WIDTH, FRAME_STACKED),
            Arrangement::Alone => (FRAME_WIDTH, FRAME_HEIGHT),
        };
        let room = self.max_characters as f32 * self.size * DIGIT_WIDTH + self.size;
        let (width, height) = (room.min(rect.width() * width), (self.size * 1.35).min(rect.height() * height));
        let Point { x, y } = self.at(rect, table);
        Rect::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// Returns the room of the longest number of a table in a cell.
    pub(super) fn room(self, rect: Rect, table: u8) -> Rect {
        let Point { x, y } = self.at(rect, table);
        let width = (self.max_characters as f32 * self.size * DIGIT_WIDTH).min(self.frame(rect, table).width());
        Rect::new(x - width / 2.0, y - self.size * 0.42, width, self.size * 0.84)
    }

    /// Returns the texts of the numbers of a cell. The second one is empty if there is only one number.
    pub(super) fn texts(self, CellNumbers { first, second, .. }: CellNumbers) -> [String; 2] {
        match second {
            Some(second) => number::fitted_values([first, second], self.max_characters),
            None => [number::value(first, |value| number::fitted(value, self.max_characters)), String::new()],
        }
    }

    /// Returns the approximate width of a number, in points.
    pub(super) fn width_of(self, value: Option<Number>) -> f32 {
        number::value_len(value).min(self.max_characters) as f32 * self.size * DIGIT_WIDTH
    }

    /// Returns a number that is already a text.
    pub(super) fn text(self, at: Point, paint: impl Into<Paint>, text: String) -> Mark {
        Mark::centered(at, self.size, Face::Strong, paint, text)
    }

    /// Adds a line between the two numbers of a cell.
    pub(super) fn divider(self, marks: &mut Vec<Mark>, rect: Rect) {
        let points = match self.arrangement {
            Arrangement::SideBySide => vec![rect.at(0.5, 0.28), rect.at(0.5, 0.68)],
            Arrangement::Stacked => vec![rect.at(0.25, 0.48), rect.at(0.75, 0.48)],
            Arrangement::Alone => return,
        };
        marks.push(Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::Edge) });
    }
}

/// Returns how many digits of a text size fit into a width: at least 1.
pub(super) fn characters_in(width: f32, size: f32) -> usize {
    (width / (size * DIGIT_WIDTH)).max(1.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_the_table_is_zoomed_text_has_few_sizes_each_a_little_smaller() {
        let sizes: Vec<f32> = (85..400).map(|size| size as f32 / 10.0).collect();
        let mut used: Vec<_> = sizes.iter().map(|size| text_size(Zoom::Height(30.0), *size)).collect();
        assert!(used.iter().zip(&sizes).all(|(used, size)| used <= size && *used > 0.88 * size));
        used.dedup();
        assert!(used.len() < 16, "{used:?}");
        assert_eq!(text_size(Zoom::Legible, 13.7), 13.7);
    }
}
