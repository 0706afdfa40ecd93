//! A user of the program without its window: sends messages, lets time pass, and looks at the state.

use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, Message, Reply};
use coin_duel::app::playback::STEP_SECONDS;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::row_draft::RowInput;
use coin_duel::app::state::State;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::game::{End, Line, Row};
use coin_duel::predict::{Frequency, QuestionKind};
use coin_duel::session::Session;
use enumflags2::BitFlags;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

pub const SIX: &str = "8 15 3 7 9 2";

/// A user of the program: sends messages, lets time pass, and looks at what has come of it.
pub struct User {
    pub app: App,
}

impl User {
    pub fn start(start: &Start) -> Self {
        let mut user = Self::start_without_waiting(start);
        user.finish_file_tasks();
        user
    }

    /// Starts the program while its file may still be read.
    pub fn start_without_waiting(start: &Start) -> Self {
        Self { app: App::new(start, Preferences::default(), Waker::default()) }
    }

    /// Asks questions of these kinds at each cell.
    pub fn ask(&mut self, kinds: &[QuestionKind]) {
        for kind in BitFlags::all() {
            self.send(Message::AskKind(kind, kinds.contains(&kind)));
        }
        self.send(Message::AskOften(Frequency::EachCell));
    }

    /// Starts the program with the first lesson.
    pub fn new() -> Self {
        Self::start(&Start::default())
    }

    /// Starts the program with a row that is not saved.
    pub fn with_row(row: &str) -> Self {
        let mut user = Self::new();
        user.edit_row(row);
        user.send(Command::ShowTable);
        user
    }

    /// Starts the program with a file.
    pub fn with_file(path: &Path) -> Self {
        Self::start(&Start { file: Some(path.to_owned()), data_folder: None, ..Start::default() })
    }

    /// Starts the program with a folder for the recovery files.
    pub fn with_data_folder(folder: &Path) -> Self {
        Self::start(&Start { file: None, data_folder: Some(folder.to_owned()), ..Start::default() })
    }

    /// Sends a message, and waits until the files of it are read, compared and saved. The program itself waits for a
    /// tenth of a second, and goes on without a slow file.
    pub fn send(&mut self, message: impl Into<Message>) {
        let message = message.into();
        self.app.apply(message);
        self.finish_file_tasks();
    }

    pub fn edit_row(&mut self, row: &str) {
        self.send(Message::Edit(Edit::Row(row.parse().expect("a row"))));
    }

    /// Types a row as the text field reports it, then leaves the field.
    pub fn type_row(&mut self, texts: &[&str]) {
        for text in texts {
            self.send(Message::RowInput(RowInput::Type((*text).to_owned())));
        }
        self.send(Message::TypingEnded);
    }

    pub fn transport(&mut self, transport: Transport, action: TransportAction) {
        self.send(Message::Transport(transport, action));
    }

    pub fn reply(&mut self, reply: Reply) {
        self.send(Message::Reply(reply));
    }

    /// Takes an end, and waits until the answer to it is shown.
    pub fn take(&mut self, end: End) {
        self.send(Message::Take(end.into()));
        self.wait(10.0);
    }

    /// Lets time pass in frames of a twentieth of a second.
    pub fn wait(&mut self, seconds: f64) {
        for _ in 0..(seconds * 20.0).ceil() as u32 {
            self.app.advance(0.05);
        }
    }

    /// Sends a command, and waits for the end of its animation.
    pub fn step(&mut self, command: Command) {
        self.send(command);
        self.wait(STEP_SECONDS + 0.1);
    }

    /// Draws frames until work in the background has brought `is_so`, however long it takes. A test that never ends says
    /// `what` it waits for.
    pub fn wait_until(&mut self, what: &str, is_so: impl Fn(&State) -> bool) {
        for frame in 1.. {
            if is_so(self.state()) {
                return;
            }
            if frame % 2_000 == 0 {
                eprintln!("{frame} frames without the {what}");
            }
            sleep(Duration::from_millis(5));
            self.app.advance(0.0);
        }
    }

    /// Waits until files are read, compared and saved.
    pub fn finish_file_tasks(&mut self) {
        while self.app.is_using_file() {
            sleep(Duration::from_millis(1));
            self.app.advance(0.0);
        }
    }

    pub fn state(&self) -> &State {
        self.app.state()
    }

    pub fn coins(&self) -> &[i64] {
        self.state().row().coins()
    }

    /// The position of the fill, in steps.
    pub fn fill(&self) -> f64 {
        self.state().transports.fill.head()
    }

    /// The lines of the game, by their choices.
    pub fn lines(&self) -> Vec<Vec<(usize, End)>> {
        let ends =
            |line: &Line| line.choices().iter().filter_map(|(ply, taking)| Some((*ply, taking.end()?))).collect();
        self.state().document().duel.lines().iter().map(ends).collect()
    }

    pub fn is_unsaved(&self) -> bool {
        self.app.title().contains("* — ")
    }

    pub fn asks_about_unsaved(&self) -> bool {
        matches!(self.app.dialog(), Some(Dialog::Unsaved(_)))
    }

    pub fn errors(&self) -> Vec<&str> {
        let notices = self.app.notices().iter();
        notices.filter(|notice| notice.is_error).map(|notice| &notice.text[..]).collect()
    }

    /// Draws frames until the window has something to do, and returns it.
    pub fn wait_for_effects(&mut self) -> Vec<Effect> {
        loop {
            let effects = self.effects();
            if !effects.is_empty() {
                return effects;
            }
            sleep(Duration::from_millis(2));
            self.app.advance(0.0);
        }
    }

    pub fn effects(&mut self) -> Vec<Effect> {
        self.app.take_effects()
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Writes a session with this row into a folder.
pub fn file_with_row(folder: &TempDir, name: &str, row: &str) -> PathBuf {
    let path = folder.path().join(name);
    Session::new(row.parse::<Row>().expect("a row").into()).save(&path).expect("a session is saved");
    path
}

pub fn opened(path: &Path) -> Session {
    let opened = Session::open(path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.warnings, []);
    opened.session
}

/// The names of all files in a folder, with hidden ones, sorted.
pub fn names(folder: &TempDir) -> Vec<OsString> {
    let entries = fs::read_dir(folder.path()).expect("the folder can be read");
    let mut names: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
    names.sort();
    names
}
