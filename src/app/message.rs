//! The messages that panels and keys send to [`App::apply`](crate::app::App::apply).

use std::path::PathBuf;

use crate::app::around::Request;
use crate::app::camera::Navigation;
use crate::app::command::Command;
use crate::app::course::CourseEdit;
use crate::app::direction::Direction;
use crate::app::export_choices::ExportChoices;
use crate::app::row_draft::RowInput;
use crate::app::transport::{Transport, TransportAction};
use crate::export::ExportRecipe;
use crate::game::build::Gaps;
use crate::game::play::game::Share;
use crate::game::row::random::Recipe;
use crate::game::rule::taking::Taking;
use crate::game::table::derivation::Derivation;
use crate::game::table::overview::Lengths;
use crate::game::{Interval, Pick, Player, Players, Recurrence, Row, Strategy};
use crate::listing::Language;
use crate::predict::{Frequency, NumberPlace, QuestionKind};
use crate::session::course::Place;
use crate::session::recovery::WorkId;
use crate::session::{CodeSubject, Comparison, Edition, Reading, Session, Stop, Subject, Zoom};

/// A change of the document.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Replaces the row.
    Row(Row),
    /// Replaces the row with the one that the recipe determines. The title becomes the recipe, so that the seed is
    /// kept.
    Drawn(Recipe, Row),
    /// Replaces the title. A run of typing in one field is one step for undo.
    Title(String),
    /// Replaces the words that are read. Where there is no stop yet, they are those of one that shows what is shown.
    Words(String),
    /// Changes one player, as [`Self::Players`] does.
    Strategy(Player, Strategy),
    /// Changes the players. A game with a person goes on, and any other game starts again.
    Players(Players),
}

/// A request of the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Command(Command),
    Edit(Edit),
    /// Puts a recurrence together.
    Build(BuildEdit),
    /// Fills a table by hand.
    Own(OwnEdit),
    /// Shows everything in the language with this tag, or for `None` in that of the system.
    ShowLanguage(Option<&'static str>),
    /// Copies how all ideas went, as CSV.
    CopyProgress,
    /// Forgets how all ideas went. Asks once more first.
    ForgetProgress,
    /// Types a row in its field.
    RowInput(RowInput),
    /// A text field lost the focus. The next typing is a new step for undo.
    TypingEnded,
    /// Opens the lesson with this index. Asks first about unsaved changes to a file. Does nothing if there is no such
    /// lesson.
    Lesson(usize),
    /// Starts the lecture at the lesson with this index. Asks first as [`Self::Lesson`] does.
    LectureFrom(usize),
    /// Changes the list of lessons. A bundled course is copied first.
    Course(CourseEdit),
    /// Opens a bundled course. Asks first about unsaved changes of the present one.
    BundledCourse(usize),
    /// Chooses for whom the course is saved, in the dialog that asks where to save a copy of it.
    Edition(Edition),
    /// Saves the course to a file. A file that exists is replaced.
    SaveCourseTo(PathBuf),
    /// Changes the stops of the session.
    Stops(StopEdit),
    /// Shows a place of the lesson with this index: its title, or a stop.
    GoToPlace(usize, Place),
    /// Shows a stop of the session.
    GoToStop(usize),
    /// Raises the hands for an option of the question to the class by this number, or lowers them.
    Hands(usize, i32),
    /// A digit that is typed in the lecture view, as a part of the number of a lesson.
    LessonDigit(char),
    /// Draws to this point of the slide, in parts of its width and height. `true` begins another line.
    Draw((f32, f32), bool),
    /// Opens the lesson with the typed number.
    OpenTypedLesson,
    /// Plays, steps or moves a transport.
    Transport(Transport, TransportAction),
    /// Opens the second pane of the stage with this.
    Pane(Subject),
    /// Compares the table with this one, in the second pane.
    Compare(Comparison),
    /// Makes a move in the present position of the game. Does nothing while the answer to a move is being played, and if the
    /// rule does not have it.
    Take(Taking),
    /// So many coins are taken by the arrow keys and the buttons of the ends.
    CoinsPerMove(usize),
    /// Goes on after a move that gave something away and is answered on the board.
    GoOn,
    /// Lets a person choose again in the position before this move of the shown game.
    RetryFrom(usize),
    /// Shows the line with this index after this number of moves. Does nothing if there is no such line.
    ShowLine(usize, usize),
    /// Goes to the position before a move of the shown game, with its cell in the table pinned.
    Review(usize),
    /// Removes the line with this index. Does nothing if there is no such line.
    RemoveLine(usize),
    /// Opens a session that was made in the program. Asks first about unsaved changes to a file.
    OpenSession(Box<Session>),
    /// The pointer is over this cell in this frame. With the cell's derivation, if it is far and the window has found it.
    Hover(Interval, Option<Box<Derivation>>),
    /// The pointer is over a term of the code that reads this cell.
    PointAtRead(Interval),
    /// Pins this cell, or unpins the pinned one.
    Pin(Option<Interval>),
    /// Pins this cell, and traces the coins that one of its numbers consists of. If these are traced, unpins it.
    Trace(Interval, Share),
    /// Moves the fill to the end of this cell's step.
    GoTo(Interval),
    /// Shows the code in this language.
    Language(Language),
    /// Shows the code of this.
    Code(CodeSubject),
    /// Folds the recursion to a stage, with an animation: 0 is the tree, 1 the graph, 2 the table.
    Fold(f64),
    /// Folds the recursion to a stage, or between two stages, immediately.
    FoldAt(f64),
    /// Chooses what the colors of the map mean.
    Reading(Reading),
    /// Chooses which lengths of intervals the map shows.
    Lengths(Lengths),
    /// Moves the camera.
    Navigate(Navigation),
    /// Shows the table at this zoom, with this column and line at the top left corner. The camera stops following a
    /// cell.
    LookAt(Zoom, (f64, f64)),
    /// Opens a file. Asks first about unsaved changes.
    OpenFile(PathBuf),
    /// Opens the session in a link. Asks first about unsaved changes to a file.
    OpenLink(String),
    /// Opens a piece of recent work. Asks first about unsaved changes to a file.
    OpenWork(WorkId),
    /// Brings back work that has just left the window.
    BringBack(WorkId),
    /// Sets the address that links begin with, and copies the link of the session.
    CopyLinkTo(String),
    /// Saves to a file. A file that exists is replaced.
    SaveTo(PathBuf),
    /// Exports what the export dialog shows, or else the present session, in the background.
    Export(ExportRecipe, PathBuf),
    /// The presenter's window is at this place: left, top, width and height, in points.
    PresenterPlace([f32; 4]),
    /// The room for the table has this width and height, in points.
    TableSize((f32, f32)),
    /// Keeps the choices of the export dialog for the next one.
    ExportChoices(ExportChoices),
    /// Cancels an export that runs. Nothing is written then.
    CancelExport,
    /// Copies the session of the export dialog, or else the present one, to the clipboard.
    Copy(ExportRecipe),
    /// Opens the file dialog of the system.
    Browse(FilePurpose),
    /// Closes the dialog without an answer.
    CloseDialog,
    /// Answers what to do with unsaved changes.
    Unsaved(UnsavedChoice),
    /// Answers what to do about a file that another program has changed.
    Changed(ChangedChoice),
    /// Answers what to do with work of last time whose file has changed since.
    EarlierWork(EarlierWorkChoice),
    /// Answers what to do about the export that runs while the window is closed.
    Closing(ClosingChoice),
    /// Stops waiting for a file that is opened or saved.
    StopFileTask,
    /// The system asks for less motion, or does not any more.
    SystemReducesMotion(bool),
    /// The system asks for more contrast, or does not any more.
    SystemWantsContrast(bool),
    /// The page around the program asks for something.
    PageAsks(Request),
    /// The window got the focus. Another program may have changed the file of the session meanwhile.
    Focused,
    /// The system asks the program to end. It ends without a question; unsaved work comes back at the next start.
    EndNow,
    /// Shows an error for a moment.
    ShowError(String),
    /// Shows a notice for a moment.
    ShowInfo(String),
    /// The site has a newer version than the page that is open.
    NewVersion,
    DismissNotices,
    /// Answers the open question, or a part of it.
    Reply(Reply),
    /// Replies to the author's question of the stop.
    FreeReply(FreeReply),
    /// Turns prediction on, with questions of this kind among the others or without them.
    AskKind(QuestionKind, bool),
    /// Turns prediction on, with questions this often.
    AskOften(Frequency),
}

/// A change of the stops of a session.
#[derive(Clone, Debug, PartialEq)]
pub enum StopEdit {
    /// Adds what is shown now, behind the shown stop or at the end.
    Add,
    /// Replaces a stop.
    Set(usize, Box<Stop>),
    /// Moves a stop to the place that another one has now.
    Move {
        from: usize,
        to: usize,
    },
    Remove(usize),
}

/// A step towards a recurrence that is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildEdit {
    /// Begins with nothing in the gaps of a published recurrence.
    Begin(Recurrence, Gaps),
    /// Chooses a slot.
    Choose(usize),
    /// Puts the block with this index into a slot, or takes it out.
    Put(usize, Option<usize>),
    Check,
    Hint,
    /// Opens the row of the failure, with the right table beside.
    OpenRow,
}

/// A step towards a table that is filled by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnEdit {
    /// Goes to the place of a number.
    GoTo(NumberPlace),
    /// Goes on in the order of the diagonals, or back.
    Next {
        back: bool,
    },
    /// Goes to the cell beside.
    Move(Direction),
    /// The number that is typed at this place, as far as it is typed.
    Type(String),
    /// Fills in cells of a spreadsheet, from this place on or as a whole table.
    Paste(String),
    Check,
    /// Writes the right number in the place of the first wrong one, or else into the first gap.
    ShowMe,
    Clear,
}

/// An answer to the open question, or a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Chooses a cell, or takes the choice back.
    Cell(Interval),
    /// Moves to another cell, or to another old value in the list.
    Move(Direction),
    /// Chooses the cell that the arrows have reached.
    Choose,
    /// The end that is taken, which is a whole answer.
    End(Pick),
    /// The number as it is typed so far.
    Number(String),
    /// Characters that are added to the number while its field has no focus. The field gets the focus then.
    Type(String),
    /// The index of the old value that the number is equal to, from 0 to 3.
    Source(usize),
    /// Checks the answer.
    Check,
    /// Gives up, and shows the correct answer.
    Reveal,
}

/// A reply to an author's question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FreeReply {
    /// The answer as it is typed so far.
    Type(String),
    /// The answer: a choice, or what was typed.
    Answer(String),
    /// Shows the right answer.
    Reveal,
}

/// What to do with unsaved changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsavedChoice {
    Save,
    Discard,
    Cancel,
}

/// What to do about a file that another program has changed since it was read or saved here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedChoice {
    /// Opens the file as it is now. Undo brings back the session that was here.
    Reload,
    /// Replaces the file by the session.
    SaveAnyway,
    /// Asks for another file.
    SaveAs,
    Cancel,
}

/// What to do with unsaved work of last time whose file has changed since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlierWorkChoice {
    /// Goes on with the work. The file stays as it is until it is saved.
    Restore,
    /// Opens the file. The work becomes recent work.
    OpenFile,
}

/// What to do about an export that runs while the window is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosingChoice {
    /// Closes the window after the export.
    Wait,
    /// Stops the export, so that nothing of it is written, and closes the window.
    Stop,
    /// Keeps the window open.
    Cancel,
}

/// What the user needs a file for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    Open,
    Save,
    SaveCourse,
    Export,
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}
