//! The choices of an export: which part of a session, and how its pictures look.

use serde::{Deserialize, Serialize};

use crate::game::Stride;
use crate::picture::color_role::Theme;
use crate::session::Layout;

/// What of a session is exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportSubject {
    /// The fill of its table.
    #[default]
    Fill,
    /// The game of its line, over the table as far as it is filled. It ends where a person has yet to choose a move.
    Game,
}

/// Which steps of the fill, or moves of the game, are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportRange {
    /// The position at which the session stands.
    Present,
    /// The position after so many steps or moves.
    Step(u64),
    /// All positions from the beginning to the end. A game goes by moves, whatever the stride.
    All(Stride),
}

/// What a picture shows around its subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Framing {
    /// The row, the table and the sums or scores, as in the lecture view. It has 1280 × 720 points, or more if the whole
    /// table needs that.
    #[default]
    Slide,
    /// The table with its headers and its legend.
    Table,
}

/// How pictures look.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PictureStyle {
    pub framing: Framing,
    pub layout: Layout,
    pub theme: Theme,
    /// Pixels per point, within [`SCALE_RANGE`](super::SCALE_RANGE).
    pub scale: f32,
    /// Whether the whole path of a game is shown, also the moves that are not made yet.
    pub shows_path: bool,
}
