//! What of a session is exported, and how its pictures look.

use crate::game::Stride;
use crate::picture::color_role::Theme;
use crate::session::Layout;

/// What is told of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Subject {
    /// How its table is filled.
    #[default]
    Fill,
    /// The game of its line, over the table as far as it is filled; up to the first move that a person has yet to choose.
    Game,
}

/// How much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Where the session stands.
    Present,
    /// After so many steps, or moves.
    Step(u64),
    /// From beginning to end. Of a game the stride is always a move.
    All(Stride),
}

/// What is seen in a picture beside its subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Framing {
    /// The row, the table and the sums or scores, as in the lecture view: 1280 × 720 points, or more if the whole table
    /// needs that.
    #[default]
    Slide,
    /// The table with its headers and the legend.
    Table,
}

/// What pictures look like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureStyle {
    pub framing: Framing,
    pub layout: Layout,
    pub theme: Theme,
    /// Pixels a point; see [`SCALES`].
    pub scale: f32,
    /// Whether the whole path of a game is seen, and not only as far as it has come.
    pub shows_path: bool,
}
