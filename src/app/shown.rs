//! The parts of the window, and what each of them can tell before the user has found it out.

use crate::game::Interval;
use crate::session::Subject;

/// A part of the window that shows something of the row, its table or its game.
///
/// This list is complete: the tests ask each kind of question beside each part, and look for the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The row, the title and the words.
    Row,
    /// The line above the table with what best play on the whole row comes to.
    Result,
    /// The cells of the table.
    Table,
    /// The marks of the game in the table.
    GameInTable,
    /// The sums of a cell.
    Step,
    /// The run of fusion as code.
    CodeOfFusion,
    /// How many calls and cells there are.
    Counters,
    /// What the stage shows.
    Subject(Subject),
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
        let parts =
            [Self::Row, Self::Result, Self::Table, Self::GameInTable, Self::Step, Self::CodeOfFusion, Self::Counters];
        parts.into_iter().chain(Subject::ALL.map(Self::Subject))
    }

    /// Returns what the part tells, and leaves out while that is hidden. `None` if it tells nothing, or if it hides the
    /// numbers of its cells one by one.
    pub fn tells(self) -> Option<Secret> {
        match self {
            Self::Result | Self::Counters | Self::Subject(Subject::Players) => Some(Secret::Result),
            Self::GameInTable | Self::Subject(Subject::Game) => Some(Secret::Game),
            Self::CodeOfFusion | Self::Subject(Subject::Fusion) => Some(Secret::Fusion),
            Self::Subject(Subject::Calls) => Some(Secret::Reads),
            Self::Row
            | Self::Table
            | Self::Step
            | Self::Subject(Subject::Table | Subject::Code | Subject::Map | Subject::Build | Subject::Own) => None,
        }
    }
}
