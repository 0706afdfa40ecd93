//! Lectures that are replayed by messages, without a window, and the commands that a user can give.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use coin_duel::app::command::Command;
use coin_duel::app::job::Waker;
use coin_duel::app::key::Shortcut;
use coin_duel::app::message::Message;
use coin_duel::app::playback::Playback;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::{App, Start};
use coin_duel::session::course::Place;
use strum::VariantArray;

use crate::golden;

/// A lecture, and what is written down of it: after each message what has changed.
struct Lecture {
    app: App,
    session: String,
    text: String,
}

impl Lecture {
    fn new(start: &Start) -> Self {
        let app = App::new(start, Preferences::default(), Waker::default());
        let mut lecture = Self { app, session: String::new(), text: String::new() };
        lecture.settle();
        lecture.note("start");
        lecture
    }

    /// Waits for files and for what moves.
    fn settle(&mut self) {
        while self.app.is_using_file() {
            sleep(Duration::from_millis(1));
            self.app.advance(0.0);
        }
        for _ in 0..20 {
            self.app.advance(0.05);
        }
    }

    fn send(&mut self, message: impl Into<Message>, name: &str) {
        self.app.apply(message.into());
        self.settle();
        self.note(name);
    }

    /// Writes down where the lecture is and what it shows.
    fn note(&mut self, message: &str) {
        let state = self.app.state();
        let place = match state.place() {
            None => "no stop".to_owned(),
            Some(Place::Title) => "title".to_owned(),
            Some(Place::Stop { index, answered }) => {
                format!("stop {}{}", index + 1, if answered { ", answered" } else { "" })
            }
        };
        let lesson = state.lesson().map_or("none".to_owned(), |lesson| (lesson + 1).to_string());
        let _ = writeln!(self.text, "{message}: lesson {lesson}, {place}; {}", self.app.title());
        let transports = &state.transports;
        let heads = [&transports.fill, &transports.game, &transports.fusion].map(Playback::head);
        let _ = writeln!(self.text, "    fill {}, game {}, fusion {}", heads[0], heads[1], heads[2]);
        let is = |is: bool, word: &'static str| if is { word } else { "" };
        let marks = [
            is(state.lecture.is_some(), "lecture"),
            is(state.look.spotlight, "spotlight"),
            is(state.is_blank(), "blank"),
            is(state.waits_for_answer(), "waits for an answer"),
        ];
        let marks: Vec<_> = marks.into_iter().filter(|mark| !mark.is_empty()).collect();
        if !marks.is_empty() {
            let _ = writeln!(self.text, "    {}", marks.join(", "));
        }
        if let Some(asked) = state.show_of_hands() {
            let answer = if asked.is_answered { asked.question.asked(false).reveal() } else { String::new() };
            let _ = writeln!(self.text, "    asked: {} {:?} {answer}", asked.question.asked(false).text(), asked.hands);
        }
        for notice in self.app.notices() {
            let _ = writeln!(self.text, "    notice: {}", notice.text);
        }
        let session = state.session().to_ron();
        for line in session.lines().filter(|line| !self.session.lines().any(|before| before == *line)) {
            let _ = writeln!(self.text, "    | {line}");
        }
        self.session = session;
    }
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn lecture_of_the_bundled_course_forward_and_back() {
    let mut lecture = Lecture::new(&Start::default());
    lecture.send(Command::StartLecture, "StartLecture");
    for (command, name) in [(Command::NextPage, "NextPage"), (Command::PreviousPage, "PreviousPage")] {
        loop {
            let before = (lecture.app.state().lesson(), lecture.app.state().place(), lecture.session.clone());
            lecture.send(command, name);
            if before == (lecture.app.state().lesson(), lecture.app.state().place(), lecture.session.clone()) {
                break;
            }
        }
    }
    golden::check("lecture", &lecture.text);
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn lecture_with_other_commands() {
    let folder = golden::folder_of_files("lecture");
    for name in ["course.ron", "4.ron", "16.ron"] {
        let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/in");
        fs::copy(inputs.join(name), folder.join(name)).unwrap();
    }
    let start = Start { file: Some(folder.join("course.ron")), presents: true, ..Start::default() };
    let mut lecture = Lecture::new(&start);
    for name in [
        "NextPage",
        "TakeLeft",
        "TakeRight",
        "RaiseThird",
        "NextPage",
        "NextPage",
        "NextPage",
        "Spotlight",
        "Blank",
        "NextPage",
        "NextPage",
        "Hint",
        "NextPage",
        "Forward",
        "Back",
        "ForwardSweep",
        "BackSweep",
        "Last",
        "First",
        "NextPage",
        "ToggleLayout",
        "Difference",
        "NextPage",
        "ShowFusion",
        "Forward",
        "ShowCode",
        "ShowCalls",
        "NextPage",
        "AddStop",
        "NextPage",
        "Undo",
        "NextLesson",
        "NextPage",
        "Forward",
        "Forward",
        "Back",
        "NextLesson",
        "NextPage",
        "SwitchTransport",
        "Forward",
        "PreviousLesson",
        "Black",
        "Freeze",
        "NextPage",
        "Lecture",
        "NextPage",
        "GameTab",
        "Forward",
        "Predict",
        "Forward",
        "NewGame",
        "PlayTheTable",
        "TakeLeft",
        "StartLecture",
        "PreviousPage",
        "Answers",
    ] {
        let command = Command::VARIANTS.iter().copied().find(|command| format!("{command:?}") == name);
        lecture.send(command.expect(name), name);
    }
    golden::check("lecture-commands", &lecture.text);
}

/// The keys of a command, such as `Ctrl+Shift+S`.
fn keys(shortcuts: &[Shortcut]) -> String {
    let key = |shortcut: &Shortcut| {
        let modifiers = [(shortcut.command, "Ctrl+"), (shortcut.alt, "Alt+"), (shortcut.shift, "Shift+")];
        let modifiers = modifiers.iter().filter(|(is_held, _)| *is_held).map(|(_, name)| *name).collect::<String>();
        modifiers + shortcut.key.name()
    };
    shortcuts.iter().map(key).collect::<Vec<_>>().join(", ")
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn lecture_and_other_commands_with_their_labels_tooltips_and_keys() {
    golden::begin();
    let mut text = String::new();
    for command in Command::VARIANTS {
        let about = command.about();
        let _ = writeln!(text, "{command:?}: {} | {}", about.label, about.tooltip);
        let (desktop, page) = (keys(command.keys_in(false)), keys(command.keys_in(true)));
        let _ = writeln!(text, "    {desktop} | in a page: {page} | repeats: {}", command.row().repeats);
    }
    golden::check("commands", &text);
}
