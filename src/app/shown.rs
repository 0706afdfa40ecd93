//! The parts of the window, and what each of them can tell before the user has found it out.

use crate::game::Interval;
use crate::session::{Subject, Tab};

/// A part of the window that shows something of the row, its table or its game.
///
/// This list is complete: the tests ask each kind of question beside each part, and look for the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The row, the title and the notes.
    Row,
    /// The text that is told once the table is full.
    Told,
    /// The line above the table with what best play on the whole row comes to.
    Result,
    /// The cells of the table.
    Table,
    /// The marks of the game in the table.
    GameInTable,
    /// The sums of a cell.
    Step,
    /// A tab beside the table.
    Tab(Tab),
    /// The run of fusion in the tab of the code.
    CodeOfFusion,
    /// The picture of the calls, in its tab or in the table's place.
    Tree,
    /// What a slide of the lecture view is about.
    Slide(Subject),
}

/// Something that the user may have to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// The numbers and the best end of a cell, in the table.
    Cell(Interval),
    /// What best play on these coins comes to, outside of the table.
    Worth(Interval),
    /// The same of a position that the game has passed. A person who has played to the end has earned it.
    Passed(Interval),
    /// What best play on the whole row comes to, and how much work its table is.
    Result,
    /// Which end is better in the present position of the game.
    Advice,
    /// The moves behind the present position of the game.
    NextMoves,
    /// The moves that the game has made: best play takes the best ends.
    Game,
    /// The run of fusion: it comes to the difference of the whole row.
    Fusion,
    /// Which cells the next step reads.
    Reads,
}

impl Shown {
    /// Returns all parts.
    pub fn all() -> impl Iterator<Item = Self> {
        let parts = [
            Self::Row,
            Self::Told,
            Self::Result,
            Self::Table,
            Self::GameInTable,
            Self::Step,
            Self::CodeOfFusion,
            Self::Tree,
        ];
        parts.into_iter().chain(Tab::ALL.map(Self::Tab)).chain(Subject::ALL.map(Self::Slide))
    }

    /// Returns what the part tells, and leaves out while that is hidden. `None` if it tells nothing, or if it hides the
    /// numbers of its cells one by one.
    pub fn tells(self) -> Option<Secret> {
        match self {
            Self::Told | Self::Result | Self::Tab(Tab::Why | Tab::Players) => Some(Secret::Result),
            Self::GameInTable | Self::Tab(Tab::Game) | Self::Slide(Subject::Game) => Some(Secret::Game),
            Self::CodeOfFusion | Self::Tab(Tab::Fusion) | Self::Slide(Subject::Fusion) => Some(Secret::Fusion),
            Self::Tree | Self::Slide(Subject::Calls) => Some(Secret::Reads),
            Self::Row
            | Self::Table
            | Self::Step
            | Self::Tab(Tab::Code)
            | Self::Slide(Subject::Table | Subject::Code) => None,
        }
    }
}
