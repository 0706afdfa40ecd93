//! How large the numbers of the cells are, and where in their cells they stand.

use crate::game::{Cell, Recurrence};
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::{CellDetail, Distance, text_size};
use crate::picture::table::scene::TableScene;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke};

/// The width of a digit over the size of its letters.
pub const DIGIT_WIDTH: f32 = 0.7;
pub(super) const SMALLEST_TEXT: f32 = 8.5;
/// Text that can be read from the back of a hall: as large they are there, where cells have room for them.
pub const HALL_TEXT: f32 = 24.0;
/// Where in a cell, by parts of its width and height, the two numbers stand: side by side, or, where they are too long
/// for that, one above the other. An only number stands in the middle.
pub(super) const BESIDE: [(f32, f32); 2] = [(0.27, 0.47), (0.73, 0.47)];
pub(super) const STACKED: [(f32, f32); 2] = [(0.5, 0.27), (0.5, 0.69)];
pub(super) const ALONE: (f32, f32) = (0.5, 0.47);
/// The part of a cell's width that stacked numbers take: the lower one stands between the marks of the pick.
pub(super) const STACKED_WIDTH: f32 = 0.8;
/// The part of a small cell's width that its number takes.
const SMALL_CELL_WIDTH: f32 = 0.92;
/// What a number leaves free of its half of a cell, in points.
pub(super) const PADDING: f32 = 7.0;

/// How large letters are at a distance.
pub(super) struct TextSizes {
    /// The sizes to stay above: the first that can be kept.
    least: &'static [f32],
    largest: f32,
    /// How tall they are in a cell at most, as parts of its height: beside each other, stacked, an only number, and one
    /// that has a small cell for itself.
    tallest: [f32; 4],
    /// How tall a question mark and how tall words are in a cell, as parts of its height.
    pub(super) question: f32,
    pub(super) words: f32,
    /// How large a sum is at least while it is formed in a cell; one with less room is left out.
    pub(super) smallest_sum: f32,
}

impl TextSizes {
    /// The size of a sign that would have this one.
    pub(super) fn of_sign(&self, size: f32) -> f32 {
        size.min(self.largest)
    }
}

impl Distance {
    fn letters(self) -> &'static TextSizes {
        match self {
            Self::Screen => &TextSizes {
                least: &[SMALLEST_TEXT],
                largest: 40.0,
                tallest: [0.34, 0.36, 0.4, 0.6],
                question: 0.4,
                words: 0.24,
                smallest_sum: 6.0,
            },
            Self::Hall => &TextSizes {
                least: &[HALL_TEXT, SMALLEST_TEXT],
                largest: f32::INFINITY,
                tallest: [0.46, 0.46, 0.5, 0.6],
                question: 0.55,
                words: 0.5,
                smallest_sum: HALL_TEXT,
            },
        }
    }
}

/// Where in the cells the numbers are written, how large, and how many characters have room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CellText {
    pub(super) arrangement: Arrangement,
    pub(super) size: f32,
    pub(super) room: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    Beside,
    Stacked,
    Alone,
}

impl TableScene<'_> {
    pub(super) fn letters(&self) -> &'static TextSizes {
        self.places.grid.distance.letters()
    }

    /// What a cell shows: all numbers of the recurrence, or, where there is room for one, the difference of two.
    pub(super) fn recurrence_shown(&self) -> Recurrence {
        let recurrence = self.fill.recurrence;
        let has_two = recurrence.quantities().1.is_some();
        if has_two && !self.shows_all() { Recurrence::Difference } else { recurrence }
    }

    /// Those numbers.
    pub(super) fn numbers_shown(&self, cell: &Cell) -> (i64, Option<i64>) {
        self.recurrence_shown().numbers(cell)
    }

    /// Whether cells have room for all that they have to say.
    pub(super) fn shows_all(&self) -> bool {
        self.places.drawn().detail() == CellDetail::All
    }

    /// The `cell_text` that all numbers in sight fit into.
    pub(super) fn cell_text(&self) -> CellText {
        let length = |cell: &Cell| {
            let (first, second) = self.numbers_shown(cell);
            number::exact_len(first).max(second.map_or(0, number::exact_len))
        };
        let widest = self.window.iter().map(|(_, cell)| length(cell)).max().unwrap_or(1).max(2);
        let (width, height) = self.places.pitch();
        let letters = self.letters();
        let size_in = |room: f32, tallest: f32| {
            let size = (room / (widest as f32 * DIGIT_WIDTH)).min(height * tallest).min(letters.largest);
            text_size(self.places.grid.zoom, size)
        };
        let [beside, stacked, alone, in_small] = letters.tallest;
        let arrangements = match self.fill.recurrence.quantities() {
            _ if !self.shows_all() => vec![(Arrangement::Alone, width * SMALL_CELL_WIDTH, in_small)],
            (_, None) => vec![(Arrangement::Alone, width * STACKED_WIDTH, alone)],
            (_, Some(_)) => vec![
                (Arrangement::Beside, width * 0.5 - PADDING, beside),
                (Arrangement::Stacked, width * STACKED_WIDTH, stacked),
            ],
        };
        let in_full = |least: f32| {
            let sizes =
                arrangements.iter().map(|(arrangement, room, tallest)| (*arrangement, size_in(*room, *tallest)));
            let (arrangement, size) = sizes.into_iter().find(|(_, size)| *size >= least)?;
            Some(CellText { arrangement, size, room: widest })
        };
        let (last, last_width, last_tallest) = arrangements[arrangements.len() - 1];
        let shortened = |least: f32| {
            let room = room_for(last_width, least);
            let fits = height * last_tallest >= least && room >= number::MIN_FITTED_LEN;
            fits.then_some(CellText { arrangement: last, size: least, room })
        };
        let fitting = letters.least.iter().find_map(|least| in_full(*least).or_else(|| shortened(*least)));
        fitting.unwrap_or_else(|| {
            let room = room_for(last_width, SMALLEST_TEXT);
            CellText { arrangement: last, size: SMALLEST_TEXT, room }
        })
    }
}

impl CellText {
    pub(super) fn first_at(self, rect: Rect) -> Point {
        let (x, y) = match self.arrangement {
            Arrangement::Beside => BESIDE[0],
            Arrangement::Stacked => STACKED[0],
            Arrangement::Alone => ALONE,
        };
        rect.at(x, y)
    }

    pub(super) fn second_at(self, rect: Rect) -> Point {
        let (x, y) = match self.arrangement {
            Arrangement::Beside => BESIDE[1],
            Arrangement::Stacked => STACKED[1],
            Arrangement::Alone => ALONE,
        };
        rect.at(x, y)
    }

    /// About how wide a number is written.
    pub(super) fn width_of(self, value: i64) -> f32 {
        number::exact_len(value).min(self.room) as f32 * self.size * DIGIT_WIDTH
    }

    pub(super) fn number(self, at: Point, paint: impl Into<Paint>, value: i64) -> Mark {
        Mark::centered(at, self.size, Face::Strong, paint, number::fitted(value, self.room))
    }

    /// A line between the two numbers.
    pub(super) fn divider(self, marks: &mut Vec<Mark>, rect: Rect) {
        let points = match self.arrangement {
            Arrangement::Beside => vec![rect.at(0.5, 0.28), rect.at(0.5, 0.68)],
            Arrangement::Stacked => vec![rect.at(0.25, 0.48), rect.at(0.75, 0.48)],
            Arrangement::Alone => return,
        };
        marks.push(Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::Edge) });
    }
}

/// How many digits of a size have room in a width.
pub(super) fn room_for(width: f32, size: f32) -> usize {
    (width / (size * DIGIT_WIDTH)).max(1.0) as usize
}
