//! The part of the table on a page, its labels, and the size of its cells. All lengths are in points of 1/72 inch.

use crate::export::worksheet::sheet::{SheetCell, Side, Worksheet};
use crate::game::Interval;
use crate::number::{exact, exact_len};
use crate::picture::{Face, Rect, fonts};
use crate::session::Layout;
use crate::wording::worksheet as wording;

/// The height of the row above the table, with its indices.
pub const HEADER_HEIGHT: f32 = 44.0;
/// The height of the legend, with the space below the table.
pub const LEGEND_HEIGHT: f32 = 30.0;
/// The text size of labels.
pub const LABEL: f32 = 8.0;
/// The space between two columns of labels.
pub const LABEL_GAP: f32 = 7.0;
/// The largest width of a coin's value beside the table.
const MAX_VALUE_WIDTH: f32 = 62.0;

/// A block of rows and columns of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The first row and the first column.
    pub first: (usize, usize),
    /// The number of rows and of columns.
    pub length: (usize, usize),
}

impl Block {
    /// Returns the whole table of `n` coins.
    pub fn whole(n: usize) -> Self {
        Self { first: (0, 0), length: (n, n) }
    }

    /// Returns the first and the last row.
    pub fn rows(self) -> [usize; 2] {
        [self.first.0, self.first.0 + self.length.0 - 1]
    }

    /// Returns the first and the last column.
    pub fn columns(self) -> [usize; 2] {
        [self.first.1, self.first.1 + self.length.1 - 1]
    }

    /// Returns whether a cell is in the block.
    pub fn contains(self, Interval { i, j }: Interval) -> bool {
        let is_in = |[first, last]: [usize; 2], index: usize| (first..=last).contains(&index);
        is_in(self.rows(), i) && is_in(self.columns(), j)
    }
}

/// Returns the text size and the width of the values beside a square table.
pub fn value_labels(sheet: &Worksheet) -> (f32, f32) {
    let width = |value: &i64| fonts::width(Face::Regular, LABEL, &exact(*value));
    let widest = sheet.row().coins().iter().map(width).fold(fonts::width(Face::Regular, LABEL, &values()), f32::max);
    let size = LABEL * (MAX_VALUE_WIDTH / widest).min(1.0);
    (size, widest * size / LABEL)
}

/// The name of the values beside the table.
fn values() -> String {
    wording::value_of("i")
}

fn index_width(sheet: &Worksheet) -> f32 {
    fonts::width(Face::Strong, LABEL, &sheet.index(sheet.n() - 1).to_string())
}

/// Returns the width of the labels beside a square table: the indices and the values of the coins.
pub fn label_width(sheet: &Worksheet) -> f32 {
    index_width(sheet) + value_labels(sheet).1 + 2.0 * LABEL_GAP
}

/// The narrowest cell to write in: 8 mm.
const MIN_HAND_WIDTH: f32 = 22.6;
/// The narrowest cell to write in if the row is short: 12 mm.
const MIN_SHORT_ROW_WIDTH: f32 = 34.0;
/// A row is short if it has at most this many coins.
const SHORT_ROW: usize = 10;
/// The height of one and of two lines of handwriting in a cell.
const HAND_HEIGHTS: [f32; 2] = [21.5, 26.0];
/// The largest width of a cell, unless its numbers need more, and the largest height.
const MAX_CELL: (f32, f32) = (92.0, 42.0);
/// The largest text in a cell.
const MAX_TEXT: f32 = 11.5;
/// Numbers stand side by side if they can have this size.
const GOOD_TEXT: f32 = 7.5;
/// The smallest numbers in a table to write in, and in that of a solution.
const MIN_TEXT: [f32; 2] = [6.0, 5.0];
/// The width of the mark of an end, as a part of the text size.
pub const PICK_WIDTH: f32 = 0.7;
/// The space around numbers, as a part of the text size.
const PADDING: f32 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellSize {
    pub width: f32,
    pub height: f32,
    /// The size of the numbers.
    pub text: f32,
    /// Whether two numbers stand one above the other.
    pub is_stacked: bool,
}

impl CellSize {
    /// Returns the size of the cells of a block of the table, as large as it fits into `room` with the row above it. `None`
    /// if they would be too small.
    pub fn of(sheet: &Worksheet, side: Side, block: Block, room: Rect) -> Option<Self> {
        let (rows, columns) = block.length;
        let is_square = sheet.style.layout == Layout::Square;
        let labels = if is_square { label_width(sheet) } else { 0.0 };
        let widest = (room.width() - labels) / columns as f32;
        let highest = (room.height() - HEADER_HEIGHT - LEGEND_HEIGHT) / rows as f32;
        let number_width = number_width(sheet, side);
        let has_two = sheet.style.recurrence.quantities().1.is_some();

        let alone = number_width + 2.0 * PICK_WIDTH + PADDING;
        let side_by_side = 2.0 * (number_width + PICK_WIDTH + PADDING);
        let fitting = |ems: f32, lines: f32| (widest / ems).min(highest / lines).min(MAX_TEXT);
        let (text, is_stacked) = match (fitting(side_by_side, 1.6), fitting(alone, 2.5)) {
            _ if !has_two => (fitting(alone, 1.6), false),
            (beside, above) if beside >= GOOD_TEXT || beside >= above => (beside, false),
            (_, above) => (above, true),
        };
        let ems = if has_two && !is_stacked { side_by_side } else { alone };
        let width = widest.min(MAX_CELL.0.max(ems * text));
        let hand_height = if side == Side::Sheet { HAND_HEIGHTS[usize::from(is_stacked)] } else { 0.0 };
        let text_height = text * if is_stacked { 2.5 } else { 1.6 };
        let least_height = hand_height.max(text_height);
        // A part of a split table has a page for itself.
        let shape = if block == Block::whole(sheet.n()) { 0.6 } else { 1.0 };
        let height = (width * shape).max(least_height).min(highest).min(MAX_CELL.1);
        let min_width = match side {
            Side::Solution => 0.0,
            Side::Sheet if sheet.n() <= SHORT_ROW => MIN_SHORT_ROW_WIDTH,
            Side::Sheet => MIN_HAND_WIDTH,
        };
        let has_room = width >= min_width && height >= least_height * 0.999 && text >= MIN_TEXT[side as usize];
        has_room.then_some(Self { width, height, text, is_stacked })
    }

    /// Returns cells in which numbers of any length have room, where nobody writes. They are as small as the room needs.
    pub fn loose(sheet: &Worksheet, room: Rect) -> Self {
        let block = Block::whole(sheet.n());
        Self::of(sheet, Side::Sheet, block, room).unwrap_or_else(|| {
            let width = (room.width() - label_width(sheet)) / sheet.n() as f32;
            let has_two = sheet.style.recurrence.quantities().1.is_some();
            let text = width / (number_width(sheet, Side::Sheet) + 2.0 * PICK_WIDTH + PADDING);
            Self { width, height: text * 2.5, text, is_stacked: has_two }
        })
    }

    /// Returns cells of the whole table that are lower, if that leaves this height below the legend, and there is still room
    /// to write in them.
    #[must_use]
    pub fn leaving(self, below: f32, n: usize, room: Rect) -> Self {
        let height = (room.height() - below - HEADER_HEIGHT - LEGEND_HEIGHT) / n as f32;
        let least = HAND_HEIGHTS[usize::from(self.is_stacked)];
        if height < least { self } else { Self { height: self.height.min(height), ..self } }
    }
}

/// Returns the width of the widest number of the table at the text size 1, or a bit more: that of the longest number if all
/// its digits and its sign were as wide as the widest of them.
fn number_width(sheet: &Worksheet, side: Side) -> f32 {
    let numbers = |cell: SheetCell| [Some(cell.shown.first), cell.shown.second].into_iter().flatten();
    let longest =
        sheet.cells(side).flat_map(numbers).flatten().max_by_key(|number| exact_len(*number)).unwrap_or_default();
    let width = |text: &str| fonts::width(Face::Strong, 1.0, text);
    let widest = (b'0'..=b'9').map(|digit| width(&char::from(digit).to_string())).fold(width("−"), f32::max);
    let character = |character: char| {
        if character.is_ascii_digit() || character == '−' {
            widest
        } else {
            width(character.encode_utf8(&mut [0; 4]))
        }
    };
    exact(longest).chars().map(character).sum()
}
