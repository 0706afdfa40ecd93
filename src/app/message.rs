//! What panels and keys send to [`App::apply`](crate::app::App::apply), the only place that changes anything but by time.

use std::path::PathBuf;

use crate::app::camera::Navigation;
use crate::app::command::Command;
use crate::app::direction::Direction;
use crate::app::transport::{Transport, TransportAction};
use crate::export::ExportOrder;
use crate::game::row::random::Recipe;
use crate::game::table::overview::Lengths;
use crate::game::{End, Interval, Pick, Players, Row};
use crate::listing::Language;
use crate::predict::PredictSettings;
use crate::session::{Reading, Session, Zoom};

/// A change of the document.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    Row(Row),
    /// The row that the recipe determines; the session is named after it, so that the seed is not lost.
    Drawn(Recipe, Row),
    /// A row, title or note that is still being typed: all of it is one step for undo.
    TypedRow(Row),
    Title(String),
    Notes(String),
    /// Who plays; a new game begins.
    Players(Players),
}

/// What a panel or a command asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Command(Command),
    Edit(Edit),
    /// A text field lost the focus: the next typing is a new step for undo.
    TypingEnded,
    Lesson(usize),
    Transport(Transport, TransportAction),
    /// Takes an end of the present position of the game.
    Take(End),
    /// Shows a line of the game after so many moves.
    ShowLine(usize, usize),
    RemoveLine(usize),
    /// Opens a session that was made here, as a lesson is opened.
    OpenSession(Box<Session>),
    /// The pointer is over this cell in this frame.
    Hover(Interval),
    Pin(Option<Interval>),
    /// Moves the fill to the end of this cell's step.
    GoTo(Interval),
    /// Shows the code in this language.
    Language(Language),
    /// Folds the recursion to a stage, in a moment: 0 is the tree, 1 the graph, 2 the table.
    Fold(f64),
    /// Folds it to a stage, or between two, at once.
    FoldAt(f64),
    /// Shows this in the color of small cells.
    Reading(Reading),
    /// Shows the small cells of these lengths.
    Lengths(Lengths),
    /// Moves the view of the table, which knows where that leads.
    Navigate(Navigation),
    /// Shows the table at this zoom with this column and line at its top left corner, as the user wants it.
    LookAt(Zoom, (f64, f64)),
    /// Scrolls the table so that the cell that is followed stays in view.
    FollowTable((f64, f64)),
    /// Opens a file; asks first if there are changes that it would replace.
    OpenFile(PathBuf),
    /// Saves to a file, replacing it if it exists.
    SaveTo(PathBuf),
    /// Writes the session as it looks now, in the background.
    Export(ExportOrder, PathBuf),
    /// Ends an export that goes on; nothing is written.
    CancelExport,
    /// Puts the session as it looks now on the clipboard.
    Copy(ExportOrder),
    /// Asks the system for a file to open or to save to.
    Browse(FilePurpose),
    CloseDialog,
    /// What to do with unsaved changes before going on.
    Unsaved(UnsavedChoice),
    /// Shows what went wrong until it is dismissed.
    ShowError(String),
    /// Shows what the user should know until it is dismissed.
    ShowInfo(String),
    DismissNotices,
    Reply(Reply),
    /// Asks these from now on.
    Predict(PredictSettings),
}

/// A part of an answer to what is asked before a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Chooses a cell, or takes it back.
    Cell(Interval),
    /// An arrow: to another cell, or to another of the places that a number may be from.
    Move(Direction),
    /// Chooses the cell that the arrows have come to.
    Choose,
    End(Pick),
    /// The number as it is typed so far.
    Number(String),
    /// What is typed on at the number while its field has not the focus, which it has then.
    Type(String),
    /// Which of the four places the number is from.
    Source(usize),
    /// The answer is complete.
    Check,
    Reveal,
}

/// The answer to "there are unsaved changes".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsavedChoice {
    Save,
    Discard,
    Cancel,
}

/// What a file is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    Open,
    Save,
    Export,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}
