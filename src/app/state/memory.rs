//! What the state remembers about the cell that is looked at, the number that is traced, the last
//! short row, and the session without its stops; and what undo brings back.

use crate::app::camera::Camera;
use crate::app::predictions::{FreeAnswer, Predictions, ShowOfHands};
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::game::play::game::{Share, Trace};
use crate::session::course::Place;
use crate::session::{Document, Session, View, Zoom};

/// A document and the position in its game: the line that is shown, and the number of moves made.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    pub document: Document,
    pub line: usize,
    pub ply: usize,
}

/// A session as it is looked at: all that [`State::set_session`](super::State::set_session) replaces, without what is
/// computed from it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub session: Session,
    pub(super) walk: Walk,
    pub(super) active: Transport,
    /// The positions of the run of fusion, and of the fold of the recursion.
    pub(super) fusion: f64,
    pub(super) fold: f64,
    pub(super) camera: Camera,
    pub(super) pinned: Option<Interval>,
    pub(super) spotlight: bool,
    pub(super) predictions: Predictions,
}

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

/// Where the lecture stands in the lesson.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// How the view and the positions were before stops changed them.
    pub before: BeforeStops,
    /// The place that is shown. `None` where the user has moved on by hand.
    pub place: Option<Place>,
    /// The index of the stop that was shown last. Its words stay while the user moves on by hand.
    pub last_stop: Option<usize>,
    /// The index of the lesson that was left by typing another row.
    pub left_lesson: Option<usize>,
    pub show_of_hands: Option<ShowOfHands>,
    /// The author's question of the stop, with what the learner has answered.
    pub free: Option<FreeAnswer>,
}

/// How the view and the positions were before the stops of the lesson changed them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BeforeStops {
    /// The view of the document. `None` while no stop has changed it.
    pub view: Option<View>,
    pub fill_position: f64,
    /// The index of the line.
    pub line: usize,
    pub game_position: usize,
}
