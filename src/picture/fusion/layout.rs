//! Where the parts of the picture are, and how many coins have room.

use crate::game::fusion::run::FusionRun;
use crate::number::exact_len;
use crate::number::group_thousands;
use crate::picture::fusion::{COIN_ROOM, LEAST_AREA, LEAST_TEXT};
use crate::picture::{Face, Rect, fonts};

/// How far outside of a coin its ring is.
pub(super) const RING: f32 = 1.5;
const MARGIN: f32 = 8.0;
/// How far below the stack its indices are: below the frame.
const LABEL_GAP: f32 = 7.0;
/// How much larger than in the least area coins and letters are at most.
const LARGEST_UNIT: f32 = 1.4;
/// The line of the indices over its letters' size.
const LINE: f32 = 1.25;
/// The room of the brackets above the coins of the row.
const BRACKETS: f32 = 6.0;
/// The room in which a coin moves from the row to the stack, at least and at most.
const CORRIDOR: (f32, f32) = (18.0, 40.0);
/// What is kept free for the bars and the sums below them, in the least area.
const BELOW: f32 = 130.0;
/// The diameters of the row's and the stack's coins, for values of up to three, four and five characters. Five letters
/// of the least size need the largest.
const COINS: [(f32, f32); 3] = [(30.0, 36.0), (34.0, 40.0), (42.0, 46.0)];
/// How small a coin becomes on its way out of sight.
const SMALLEST: f32 = 0.1;
/// What is free at least between coins of the row, coins of the stack, and texts.
const ROW_GAP: f32 = 4.0;
const STACK_GAP: f32 = 12.0;
const TEXT_GAP: f32 = 6.0;
/// A longer row has indices of which two do not fit on one line below a coin.
const MOST_ON_ONE_LINE: usize = 1000;

/// Places for coins side by side. At both ends a coin that moves out of sight becomes smaller, and stays inside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slots {
    left: f32,
    middle: f32,
    pitch: f32,
    diameter: f32,
    pub(super) count: usize,
}

impl Slots {
    /// The place of a coin at `slot`, counted from the left and from 0, and how large it is: 1, or less on the way out.
    pub(super) fn place(&self, slot: f32) -> Option<(Rect, f32)> {
        let last = self.count as f32 - 1.0;
        let scale = (1.0 + slot).min(last + 1.0 - slot).min(1.0);
        if scale < SMALLEST {
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

/// The parts of the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct FusionLayout {
    /// How large things are, over their size in the least area.
    pub(super) unit: f32,
    pub(super) inside: Rect,
    /// The middles of the indices above the row.
    pub(super) indices: f32,
    pub(super) brackets: f32,
    pub(super) row: Slots,
    /// The middle of the way from the row to the stack.
    pub(super) corridor: f32,
    pub(super) stack: Slots,
    /// Whether the stack may become deeper than there are places.
    pub(super) is_deep: bool,
    /// How many lines a coin's indices take below the stack.
    pub(super) label_lines: usize,
    /// What is below the stack.
    pub(super) below: Rect,
}

impl FusionLayout {
    pub(super) fn new(fusing: &FusionRun, area: Rect) -> Self {
        let n = fusing.row().len();
        let unit = (area.width() / LEAST_AREA.0).min(area.height() / LEAST_AREA.1).clamp(1.0, LARGEST_UNIT);
        let inside = area.grown(-MARGIN);
        let letters = LEAST_TEXT * unit;
        let line = letters * LINE;
        let width = |text: &str| fonts::width(Face::Regular, letters, text);
        let diameter = |(low, high): (i64, i64)| {
            let characters = exact_len(low).max(exact_len(high)).min(COIN_ROOM);
            COINS[characters.saturating_sub(3)]
        };
        let last = "8".repeat((n - 1).to_string().len());

        let indices = inside.top + line / 2.0;
        let brackets = inside.top + line + BRACKETS / 2.0;
        let coin = diameter(fusing.row().range()).0 * unit;
        let pitch = (coin + ROW_GAP * unit).max(width(&last) + TEXT_GAP);
        let middle = inside.top + line + BRACKETS + coin / 2.0;
        let count = ((inside.width() / pitch) as usize).min(n);
        let left = inside.center().x - count as f32 * pitch / 2.0;
        let row = Slots { left, middle, pitch, diameter: coin, count };

        let label_lines = if n > MOST_ON_ONE_LINE { 2 } else { 1 };
        let label = if n > MOST_ON_ONE_LINE { format!("{last}…") } else { format!("{last}…{last}") };
        let coin = diameter(fusing.range()).1 * unit;
        let labels = LABEL_GAP + label_lines as f32 * line + TEXT_GAP;
        let spare = inside.bottom - BELOW * unit - labels - coin - row.bottom();
        let way = spare.clamp(CORRIDOR.0 * unit, CORRIDOR.1 * unit);
        let corridor = row.bottom() + way / 2.0;
        let has_labels_of_two = fusing.fuses() > 0;
        let label = if has_labels_of_two { label } else { last };
        let pitch = (coin + STACK_GAP * unit).max(width(&label) + TEXT_GAP);
        let is_deep = fusing.max_depth() as f32 * pitch > inside.width();
        let left_out = if is_deep { left_out_texts(fusing.max_depth()).map(|text| width(&text)) } else { [0.0; 2] };
        let left_out = left_out[0].max(left_out[1]);
        let count = (((inside.width() - left_out) / pitch) as usize).min(fusing.max_depth());
        let left =
            if is_deep { inside.right - count as f32 * pitch } else { inside.center().x - count as f32 * pitch / 2.0 };
        let middle = row.bottom() + way + coin / 2.0;
        let stack = Slots { left, middle, pitch, diameter: coin, count };

        let top = stack.bottom() + labels;
        let below = Rect { top, ..inside };
        Self { unit, inside, indices, brackets, row, corridor, stack, is_deep, label_lines, below }
    }

    /// The size of indices and of what is said beside.
    pub(super) fn small_letters(&self) -> f32 {
        LEAST_TEXT * self.unit
    }

    /// The middle of a line of what stands below a coin of the stack.
    pub(super) fn label(&self, line: usize) -> f32 {
        let height = self.small_letters() * LINE;
        self.stack.bottom() + LABEL_GAP + (line as f32 + 0.5) * height
    }
}

/// How many coins lie below those in sight, on two lines.
pub(super) fn left_out_texts(count: usize) -> [String; 2] {
    [format!("… {}", group_thousands(count as i64)), "more".to_owned()]
}
