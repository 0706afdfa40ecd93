//! What the state remembers about the cell that is looked at, the number that is traced, and the last short row.

use crate::game::Interval;
use crate::game::play::trace::{Share, Trace};
use crate::session::Zoom;

/// What the pointer has done before this frame.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PointerMemory {
    /// The cell under the pointer in the frame before.
    pub before: Option<Interval>,
    /// The cell on which the pointer rests since something else was asked for, such as a step or a pin. It does not
    /// count until the pointer has left it.
    pub resting_on: Option<Interval>,
}

/// A cell of which a number is traced, and its best play.
#[derive(Clone, Debug)]
pub(super) struct TracedCell {
    pub interval: Interval,
    pub share: Share,
    pub trace: Trace,
}

/// What was shown before a long row took the place of a short one.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShortRowView {
    pub zoom: Zoom,
    /// The position of the fill, in steps.
    pub fill: f64,
}
