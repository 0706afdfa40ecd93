//! The places of the parts of the picture, and how many coins have room.

use crate::game::CountFrom;
use crate::game::fusion::run::FusionRun;
use crate::limits::MAX_COINS_ON_ONE_LINE;
use crate::number::{exact_len, group_count};
use crate::picture::{Face, Rect, fonts};
use crate::wording::picture as wording;

/// The smallest text size, in points.
pub const MIN_TEXT_SIZE: f32 = 11.0;
/// The width and height of the smallest area for the picture, in points.
pub const MIN_AREA: (f32, f32) = (340.0, 300.0);
/// The largest number of characters of a coin's value. Longer values are shortened.
pub(super) const MAX_COIN_CHARACTERS: usize = 5;
/// The distance from a coin to the ring around it, in points.
pub(super) const RING: f32 = 1.5;
/// The free margin of the area, in points.
const MARGIN: f32 = 8.0;
/// The distance from the stack's coins to their indices, in points. The frame around coins is between them.
const LABEL_GAP: f32 = 7.0;
/// The largest scale of coins and text. The scale is 1 in the smallest area.
const MAX_UNIT: f32 = 1.4;
/// The height of a line of indices over its text size.
const LINE_HEIGHT: f32 = 1.25;
/// The height for the brackets above the coins of the row, in points.
const BRACKETS: f32 = 6.0;
/// The smallest and the largest height between row and stack, in points at scale 1. A coin moves through it.
const CORRIDOR: (f32, f32) = (18.0, 40.0);
/// The height for the bars and the sums below them, in points at scale 1.
const BELOW: f32 = 130.0;
/// The least height for the bars and the sums, where a larger scale of the picture leaves less.
const LEAST_BELOW: f32 = 83.0;
/// The diameters of coins in the row and on the stack, in points at scale 1.
///
/// They are for values of up to three, four and five characters. Each has room for text of the smallest size.
const COINS: [(f32, f32); 3] = [(30.0, 36.0), (34.0, 40.0), (42.0, 46.0)];
/// The smallest scale of a coin that moves out of sight.
const MIN_SCALE: f32 = 0.1;
/// The usual gap between coins of the row, in points at scale 1, and the smallest one.
const ROW_GAP: f32 = 4.0;
const LEAST_ROW_GAP: f32 = 2.0;
/// The most coins of a row that are all in sight wherever they have room in the smallest size.
const MAX_COINS_IN_SIGHT: usize = 16;
/// The smallest gap between coins of the stack, in points at scale 1.
const STACK_GAP: f32 = 12.0;
/// The smallest gap between texts, in points.
const TEXT_GAP: f32 = 6.0;

/// Places for coins side by side. At both ends, a coin that moves out of sight becomes smaller and stays inside.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoinStrip {
    left: f32,
    middle: f32,
    pitch: f32,
    diameter: f32,
    pub(super) count: usize,
}

impl CoinStrip {
    /// Returns the rectangle of a coin at `slot`, counted from 0 on the left, and its scale.
    ///
    /// The scale is below 1 on the way out of sight. There is no place after that.
    pub(super) fn place(&self, slot: f32) -> Option<(Rect, f32)> {
        let last = self.count as f32 - 1.0;
        let scale = (1.0 + slot).min(last + 1.0 - slot).min(1.0);
        if scale < MIN_SCALE {
            return None;
        }
        let padding = (self.pitch - self.diameter) / 2.0;
        let diameter = self.diameter * scale;
        let first = self.left + padding;
        let left = match slot {
            _ if slot < 0.0 => first,
            _ if slot > last => first + last * self.pitch + self.diameter - diameter,
            _ => first + slot * self.pitch,
        };
        Some((Rect::new(left, self.middle - diameter / 2.0, diameter, diameter), scale))
    }

    pub(super) fn left(&self) -> f32 {
        self.left
    }

    pub(super) fn right(&self) -> f32 {
        self.left + self.count as f32 * self.pitch
    }

    pub(super) fn bottom(&self) -> f32 {
        self.middle + self.diameter / 2.0
    }

    pub(super) fn middle(&self) -> f32 {
        self.middle
    }

    pub(super) fn pitch(&self) -> f32 {
        self.pitch
    }
}

/// The places of the parts of the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct FusionLayout {
    /// The scale of coins and text. It is 1 in the smallest area.
    pub(super) unit: f32,
    pub(super) inside: Rect,
    /// The y of the middle of the indices above the row.
    pub(super) indices: f32,
    /// The y of the middle of the brackets.
    pub(super) brackets: f32,
    pub(super) row: CoinStrip,
    /// The y of the middle between row and stack.
    pub(super) corridor: f32,
    pub(super) stack: CoinStrip,
    /// Whether the stack becomes deeper than its places at some step.
    pub(super) is_deep: bool,
    /// The number of lines of a coin's indices below the stack.
    pub(super) label_lines: usize,
    /// The area below the stack.
    pub(super) below: Rect,
}

impl FusionLayout {
    pub(super) fn new(count_from: CountFrom, run: &FusionRun, area: Rect) -> Self {
        let n = run.row().len();
        let inside = area.grown(-MARGIN);
        let diameter = |(low, high): (i64, i64)| {
            let characters = exact_len(low).max(exact_len(high)).min(MAX_COIN_CHARACTERS);
            COINS[characters.saturating_sub(3)]
        };
        let of_row = diameter(run.row().range()).0;
        // A little smaller, all coins of a short row are in sight.
        let whole = inside.width() / (n as f32 * (of_row + ROW_GAP));
        let whole = if n <= MAX_COINS_IN_SIGHT { whole } else { MAX_UNIT };
        let unit = (area.width() / MIN_AREA.0).min(area.height() / MIN_AREA.1).min(whole).clamp(1.0, MAX_UNIT);
        let size = MIN_TEXT_SIZE * unit;
        let line = size * LINE_HEIGHT;
        let width = |text: &str| fonts::width(Face::Regular, size, text);
        let last = group_count(count_from.index(n - 1));

        let indices = inside.top + line / 2.0;
        let brackets = inside.top + line + BRACKETS / 2.0;
        let coin = of_row * unit;
        let room_of_each = if n <= MAX_COINS_IN_SIGHT { inside.width() / n as f32 } else { f32::INFINITY };
        let pitch = room_of_each.clamp(coin + LEAST_ROW_GAP, coin + ROW_GAP * unit).max(width(&last) + TEXT_GAP);
        let middle = inside.top + line + BRACKETS + coin / 2.0;
        let count = ((inside.width() / pitch) as usize).min(n);
        let left = inside.center().x - count as f32 * pitch / 2.0;
        let row = CoinStrip { left, middle, pitch, diameter: coin, count };

        let label_lines = if n > MAX_COINS_ON_ONE_LINE { 2 } else { 1 };
        let label = if n > MAX_COINS_ON_ONE_LINE { format!("{last}…") } else { format!("{last}…{last}") };
        let coin = diameter(run.range()).1 * unit;
        let labels = LABEL_GAP + label_lines as f32 * line + TEXT_GAP;
        let spare = inside.bottom - BELOW * unit - labels - coin - row.bottom();
        let way = spare.clamp(CORRIDOR.0 * unit, CORRIDOR.1 * unit);
        let corridor = row.bottom() + way / 2.0;
        let has_labels_of_two = run.fuses() > 0;
        let label = if has_labels_of_two { label } else { last };
        let pitch = (coin + STACK_GAP * unit).max(width(&label) + TEXT_GAP);
        let is_deep = run.max_depth() as f32 * pitch > inside.width();
        let left_out = if is_deep { left_out_texts(run.max_depth()).map(|text| width(&text)) } else { [0.0; 2] };
        let left_out = left_out[0].max(left_out[1]);
        let count = (((inside.width() - left_out) / pitch) as usize).min(run.max_depth());
        let left =
            if is_deep { inside.right - count as f32 * pitch } else { inside.center().x - count as f32 * pitch / 2.0 };
        let middle = row.bottom() + way + coin / 2.0;
        let stack = CoinStrip { left, middle, pitch, diameter: coin, count };

        let top = stack.bottom() + labels;
        let below = Rect { top, ..inside };
        Self { unit, inside, indices, brackets, row, corridor, stack, is_deep, label_lines, below }
    }

    /// Returns whether all coins of the run's row and of its stacks are in sight, with enough room for the sums.
    pub(super) fn shows_all(&self, run: &FusionRun) -> bool {
        self.row.count == run.row().len()
            && self.stack.count == run.max_depth()
            && self.below.height() >= LEAST_BELOW * self.unit
    }

    /// Returns the text size of indices and remarks, in points.
    pub(super) fn small_text_size(&self) -> f32 {
        MIN_TEXT_SIZE * self.unit
    }

    /// Returns the y of the middle of a line below a coin of the stack.
    pub(super) fn label(&self, line: usize) -> f32 {
        let height = self.small_text_size() * LINE_HEIGHT;
        self.stack.bottom() + LABEL_GAP + (line as f32 + 0.5) * height
    }
}

/// Returns how many coins of the stack are below those in sight, on two lines.
pub(super) fn left_out_texts(count: usize) -> [String; 2] {
    wording::more(count)
}
