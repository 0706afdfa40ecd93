//! What panels and keys send to [`App::apply`](super::app::App), the only place that changes anything but by time.

use std::path::PathBuf;

use egui::Key;

use super::command::Command;
use super::table_view::Navigation;
use crate::game::row::random::Recipe;
use crate::game::{End, Interval, Pick, Players, Row};
use crate::listing::Language;
use crate::predict::PredictSettings;
use crate::session::Zoom;
use crate::session::{Session, View};

/// Which of the transports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transport {
    Fill,
    Game,
    /// The run of fusion, while its tab is shown.
    Fusion,
}

impl Transport {
    /// What it moves.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fill => "fill",
            Self::Game => "game",
            Self::Fusion => "fusion",
        }
    }

    /// The next one, of fill and game, and of fusion too while it is shown.
    #[must_use]
    pub fn next(self, has_fusion: bool) -> Self {
        match self {
            Self::Fill => Self::Game,
            Self::Game if has_fusion => Self::Fusion,
            Self::Game | Self::Fusion => Self::Fill,
        }
    }
}

/// What a transport is asked to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TransportAction {
    PlayPause,
    Back,
    Forward,
    BackSweep,
    ForwardSweep,
    First,
    Last,
    Slower,
    Faster,
    Speed(f64),
    /// To a position at once, as a scrubber does.
    Seek(f64),
}

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
    /// Looks at the same row in another way.
    View(View),
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
    /// The file to export to, as it was chosen in the system's own dialog.
    ExportTo(PathBuf),
    /// Asks the system for a file to open or to save to.
    Browse(Purpose),
    CloseDialog,
    /// What to do with unsaved changes before going on.
    Unsaved(Choice),
    /// Shows what went wrong until it is dismissed.
    Tell(String),
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
    Move(Key),
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
pub enum Choice {
    Save,
    Discard,
    Cancel,
}

/// What a file is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Open,
    Save,
    Export,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}
