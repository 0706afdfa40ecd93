//! Whole sessions, played by messages alone: what a user does from opening a file to closing the window, without a
//! window.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::effect::Effect;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, FilePurpose, Message, Reply, UnsavedChoice};
use coin_duel::app::notice::Notice;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::state::State;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::export::{ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle};
use coin_duel::game::{End, FillOrder, Interval, MAX_COINS, Pick, Player, Players, Recurrence, Row, Strategy, Stride};
use coin_duel::listing::Language;
use coin_duel::picture::color_role::Theme;
use coin_duel::predict::{Frequency, PredictSettings, QuestionKind, QuestionState};
use coin_duel::session::{Layout, Session, Tab};
use tempfile::TempDir;

const SIX: &str = "8 15 3 7 9 2";

/// How long a test waits for work in the background.
const PATIENCE: Duration = Duration::from_mins(2);

/// A user of the program: sends messages, lets time pass, and looks at what has come of it.
struct User {
    app: App,
}

impl User {
    fn start(start: &Start) -> Self {
        Self { app: App::new(start, Preferences::default(), Waker::default()) }
    }

    /// Starts the program with the first lesson.
    fn new() -> Self {
        Self::start(&Start::default())
    }

    /// Starts the program with a row that is not saved.
    fn with_row(row: &str) -> Self {
        let mut user = Self::new();
        user.edit_row(row);
        user
    }

    /// Starts the program with a file.
    fn with_file(path: &Path) -> Self {
        Self::start(&Start { file: Some(path.to_owned()), data_folder: None })
    }

    /// Starts the program with a folder for the recovery files.
    fn with_data_folder(folder: &Path) -> Self {
        Self::start(&Start { file: None, data_folder: Some(folder.to_owned()) })
    }

    fn send(&mut self, message: impl Into<Message>) {
        self.app.apply(message.into());
    }

    fn edit_row(&mut self, row: &str) {
        self.send(Message::Edit(Edit::Row(row.parse().expect("a row"))));
    }

    /// Types a row as the text field reports it, then leaves the field.
    fn type_row(&mut self, texts: &[&str]) {
        for text in texts {
            self.send(Message::Edit(Edit::TypedRow(text.parse().expect("a row"))));
        }
        self.send(Message::TypingEnded);
    }

    fn transport(&mut self, transport: Transport, action: TransportAction) {
        self.send(Message::Transport(transport, action));
    }

    fn reply(&mut self, reply: Reply) {
        self.send(Message::Reply(reply));
    }

    /// Takes an end, and waits until the answer to it is shown.
    fn take(&mut self, end: End) {
        self.send(Message::Take(end));
        self.wait(10.0);
    }

    /// Lets time pass in frames of a twentieth of a second.
    fn wait(&mut self, seconds: f64) {
        for _ in 0..(seconds * 20.0).ceil() as u32 {
            self.app.advance(0.05);
        }
    }

    /// Sends a command, and waits for the end of its animation.
    fn step(&mut self, command: Command) {
        self.send(command);
        self.wait(0.5);
    }

    /// Draws frames until work in the background has brought `is_so`.
    fn wait_until(&mut self, what: &str, is_so: impl Fn(&State) -> bool) {
        let start = Instant::now();
        while !is_so(self.state()) {
            assert!(start.elapsed() < PATIENCE, "this took too long: {what}");
            sleep(Duration::from_millis(5));
            self.app.advance(0.0);
        }
    }

    fn state(&self) -> &State {
        self.app.state()
    }

    fn coins(&self) -> &[i64] {
        self.state().row().coins()
    }

    /// The position of the fill, in steps.
    fn fill(&self) -> f64 {
        self.state().transports.fill.head()
    }

    /// The lines of the game, by their choices.
    fn lines(&self) -> Vec<Vec<(usize, End)>> {
        self.state().document().duel.lines().iter().map(|line| line.choices().to_vec()).collect()
    }

    fn is_unsaved(&self) -> bool {
        self.app.title().contains("* — ")
    }

    fn asks_about_unsaved(&self) -> bool {
        matches!(self.app.dialog(), Some(Dialog::Unsaved(_)))
    }

    fn errors(&self) -> Vec<&str> {
        let notices = self.app.notices().iter();
        notices.filter_map(|notice| if let Notice::Error(text) = notice { Some(&text[..]) } else { None }).collect()
    }

    fn effects(&mut self) -> Vec<Effect> {
        self.app.take_effects()
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Writes a session with this row into a folder.
fn file_with_row(folder: &TempDir, name: &str, row: &str) -> PathBuf {
    let path = folder.path().join(name);
    Session::new(row.parse::<Row>().expect("a row").into()).save(&path).expect("a session is saved");
    path
}

fn opened(path: &Path) -> Session {
    let opened = Session::open(path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.warnings, []);
    opened.session
}

/// The names of all files in a folder, with hidden ones, sorted.
fn names(folder: &TempDir) -> Vec<OsString> {
    let entries = fs::read_dir(folder.path()).expect("the folder can be read");
    let mut names: Vec<_> = entries.map(|entry| entry.expect("an entry").file_name()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_opened_edited_stepped_through_saved_and_read_back() {
    let folder = folder();
    let path = file_with_row(&folder, "lesson.ron", "1 2 3");
    let mut user = User::new();
    user.send(Message::OpenFile(path.clone()));
    assert_eq!((user.coins(), user.is_unsaved()), (&[1, 2, 3][..], false));

    user.type_row(&["8", "8 15", "8 15 3 7 9", SIX]);
    assert_eq!((user.coins(), user.fill()), (&[8, 15, 3, 7, 9, 2][..], 0.0));
    assert!(user.is_unsaved());

    user.step(Command::Forward);
    user.step(Command::Forward);
    assert_eq!(user.fill(), 2.0);
    user.step(Command::ForwardSweep);
    assert_eq!(user.fill(), 6.0, "the diagonal of the single coins is full");
    user.step(Command::Back);
    assert_eq!(user.fill(), 5.0);
    user.transport(Transport::Fill, TransportAction::Seek(7.5));
    assert_eq!(user.state().progress().map(|progress| progress.interval), Some(Interval::new(1, 2)));
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(60.0);
    assert!(user.state().transports.fill.is_at_end() && !user.state().is_moving());
    user.send(Message::GoTo(Interval::new(1, 4)));
    assert_eq!(user.fill(), 17.0);

    user.send(Command::TwoAhead);
    user.send(Command::Rows);
    user.send(Command::ToggleLayout);
    assert_eq!(user.state().fill().recurrence, Recurrence::TwoAhead);
    assert_eq!(user.state().shown_interval(), Some(Interval::new(1, 4)), "the fill stays at its cell");
    let fill = user.fill();

    user.send(Command::Undo);
    assert_eq!(user.coins(), [1, 2, 3], "one run of typing is one step");
    assert!(!user.app.can_undo());
    user.send(Command::Redo);
    assert_eq!(user.coins(), [8, 15, 3, 7, 9, 2]);
    assert!(!user.app.can_redo());
    user.transport(Transport::Fill, TransportAction::Seek(fill));

    user.send(Command::Save);
    assert_eq!((user.is_unsaved(), user.app.notices()), (false, &[][..]));
    let saved = opened(&path);
    assert_eq!(saved, user.state().session());
    let view = (saved.view.recurrence, saved.view.fill_order, saved.view.layout);
    assert_eq!(view, (Recurrence::TwoAhead, FillOrder::Rows, Layout::Triangle));
    assert_eq!(saved.fill_position, fill);
}

#[test]
fn a_title_and_notes_are_two_steps_for_undo() {
    let mut user = User::with_row(SIX);
    let before = user.state().document().clone();
    for text in ["M", "My", "My row"] {
        user.send(Message::Edit(Edit::Title(text.to_owned())));
    }
    for text in ["A", "A note"] {
        user.send(Message::Edit(Edit::Notes(text.to_owned())));
    }
    assert!(user.app.title().starts_with("My row*"));
    user.send(Command::Undo);
    let document = user.state().document();
    assert_eq!((&document.title[..], &document.notes), ("My row", &before.notes));
    user.send(Command::Undo);
    assert_eq!(*user.state().document(), before);
}

#[test]
fn a_game_against_the_table_is_played_to_its_end_taken_back_reviewed_and_branched() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    let players = Players { first: Strategy::You, second: Strategy::Optimal };
    assert_eq!(user.state().document().duel.players, players);
    assert!(user.state().is_your_turn() && user.state().hides_advice());
    user.send(Command::Hint);
    assert!(!user.state().hides_advice());

    for ply in [0, 2, 4] {
        assert_eq!((user.state().ply(), user.state().is_your_turn()), (ply, true));
        user.take(End::Left);
    }
    assert_eq!((user.state().ply(), user.state().turn()), (6, None));
    let scores = user.state().game().scores_after(6);
    assert_eq!(scores.first + scores.second, 44);
    assert_eq!(user.lines(), [vec![(0, End::Left), (2, End::Left), (4, End::Left)]]);
    user.take(End::Left);
    assert_eq!(user.lines().len(), 1, "no coin is left");

    user.send(Command::TakeBack);
    assert_eq!((user.state().ply(), user.state().is_your_turn()), (4, true));
    user.take(End::Right);
    assert_eq!(user.lines(), [vec![(0, End::Left), (2, End::Left), (4, End::Right)]]);

    // A move at an earlier position is a branch.
    user.transport(Transport::Game, TransportAction::Seek(2.0));
    assert_eq!(user.state().game().taker(2, user.state().game().moves()[0].coin_index()), Some(Player::First));
    user.take(End::Right);
    assert_eq!((user.state().line(), user.state().ply()), (1, 4));
    assert_eq!(user.lines()[1], [(0, End::Left), (2, End::Right)]);
    assert_eq!(user.lines()[0], [(0, End::Left), (2, End::Left), (4, End::Right)], "the first line stays");

    user.send(Command::NextLine);
    assert_eq!((user.state().line(), user.state().ply()), (0, 2), "the lines part after two moves");
    user.send(Message::ShowLine(0, 6));
    assert_eq!(user.state().ply(), 6);
    user.send(Message::RemoveLine(1));
    assert_eq!(user.lines().len(), 1);
    user.send(Command::Undo);
    assert_eq!(user.lines().len(), 2);
    user.send(Command::NewGame);
    assert_eq!((user.lines(), user.state().ply()), (vec![vec![]], 0));
}

#[test]
fn no_end_is_taken_while_the_answer_to_the_last_move_is_shown() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    user.send(Message::Take(End::Left));
    user.app.advance(0.1);
    assert!(user.state().is_answering());
    let before = user.lines();
    user.send(Message::Take(End::Left));
    user.send(Command::TakeRight);
    assert_eq!(user.lines(), before);
}

#[test]
fn the_table_moves_first_if_a_person_is_second() {
    let mut user = User::with_row(SIX);
    user.send(Message::Edit(Edit::Players(Players { first: Strategy::Greedy, second: Strategy::You })));
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().is_your_turn()), (1, true));
}

#[test]
fn predictions_are_answered_correctly_wrongly_and_revealed_up_to_the_summary() {
    let mut user = User::with_row("8 15 3 7");
    let kinds = vec![QuestionKind::Sources, QuestionKind::End, QuestionKind::First];
    user.send(Message::Predict(PredictSettings { kinds: kinds.into_iter().collect(), often: Frequency::EachCell }));
    assert!(user.state().hides_result());
    for _ in 0..4 {
        user.step(Command::Forward);
    }
    assert_eq!((user.fill(), user.state().waits_for_answer()), (4.0, false), "single coins are not asked for");

    let state_of = |user: &User| user.state().question_progress().expect("a question").state;
    let asked = |user: &mut User, cell: (usize, usize)| {
        user.step(Command::Forward);
        let question = user.state().open_question().expect("a question").question;
        assert_eq!((question.interval(), user.state().waits_for_answer()), (Interval::new(cell.0, cell.1), true));
        question.kind()
    };

    // The cells that 0 to 1 reads: a wrong answer, then the correct one.
    assert_eq!(asked(&mut user, (0, 1)), QuestionKind::Sources);
    for cell in [0, 2] {
        user.reply(Reply::Cell(Interval::new(cell, cell)));
    }
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.step(Command::Forward);
    assert_eq!(user.fill(), 4.0, "a question holds up the fill");
    for cell in [0, 1] {
        user.reply(Reply::Cell(Interval::new(cell, cell)));
    }
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);
    assert_eq!(user.fill(), 5.0);

    // The end that 1 to 2 takes, of 15 and 3.
    assert_eq!(asked(&mut user, (1, 2)), QuestionKind::End);
    user.reply(Reply::End(Pick::Right));
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.reply(Reply::End(Pick::Left));
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);

    // The number of 2 to 3, of 3 and 7.
    assert_eq!(asked(&mut user, (2, 3)), QuestionKind::First);
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Asked, "no number is typed");
    assert!(user.state().open_question().expect("a question").lacks.is_some());
    user.reply(Reply::Number("3".to_owned()));
    user.reply(Reply::Check);
    assert!(matches!(state_of(&user), QuestionState::Wrong(_)));
    user.reply(Reply::Number("7".to_owned()));
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Correct);
    user.step(Command::Forward);

    assert_eq!(asked(&mut user, (0, 2)), QuestionKind::Sources);
    user.reply(Reply::Reveal);
    assert_eq!(state_of(&user), QuestionState::Revealed);
    user.step(Command::Forward);

    // Left is worth 15 + 3, and right 7 + 3.
    assert_eq!(asked(&mut user, (1, 3)), QuestionKind::End);
    user.reply(Reply::End(Pick::Left));
    user.step(Command::Forward);

    // Left is worth 8 + 7, and right 7 + 15.
    assert_eq!(asked(&mut user, (0, 3)), QuestionKind::First);
    assert!(user.state().hides_result());
    user.reply(Reply::Type("2".to_owned()));
    user.reply(Reply::Type("2".to_owned()));
    user.reply(Reply::Check);
    assert_eq!(state_of(&user), QuestionState::Correct);
    assert_eq!(user.app.dialog(), None);
    user.step(Command::Forward);

    assert!(user.state().transports.fill.is_at_end() && !user.state().hides_result());
    let record = user.state().record();
    assert_eq!((record.asked(), record.correct_at_first_try()), (6, 2));
    let Some(Dialog::Summary(summary)) = user.app.dialog() else { panic!("{:?}", user.app.dialog()) };
    assert!(summary.contains("2 of 6 at the first try"), "{summary}");
    user.send(Message::CloseDialog);
    user.wait(1.0);
    assert_eq!(user.app.dialog(), None, "the summary is shown once");
}

#[test]
fn playing_stops_at_a_question_and_goes_on_after_the_answer() {
    let mut user = User::with_row("8 15 3 7");
    user.send(Command::Predict);
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(10.0);
    assert_eq!((user.fill(), user.state().waits_for_answer()), (4.0, true));
    user.send(Command::NextPage);
    assert!(!user.state().waits_for_answer(), "a presenter's remote reveals the answer");
    user.transport(Transport::Fill, TransportAction::PlayPause);
    user.wait(10.0);
    assert_eq!((user.fill(), user.state().waits_for_answer()), (5.0, true));
    user.send(Command::Predict);
    assert!(matches!(user.app.dialog(), Some(Dialog::Summary(_))), "turning it off sums up");
    assert_eq!(user.state().predict_settings(), None);
}

#[test]
fn unsaved_work_comes_back_after_the_program_has_ended() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    user.edit_row("4 5 6");
    user.send(Message::Edit(Edit::Title("Half done".to_owned())));
    user.transport(Transport::Fill, TransportAction::Seek(2.0));
    let wait = user.app.keep_work(0.0).expect("work that waits to be written");
    assert_eq!(user.app.keep_work(wait), None, "it is written then");
    user.app.end();
    drop(user);

    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.fill(), user.is_unsaved()), (&[4, 5, 6][..], 2.0, true));
    assert!(user.app.title().starts_with("Half done*"));
}

#[test]
fn work_that_was_written_comes_back_after_a_crash() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    user.edit_row("4 5 6");
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    // A crash does not call `end`.
    drop(user);
    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&[4, 5, 6][..], true));
}

#[test]
fn changes_that_were_discarded_at_the_end_do_not_come_back() {
    let folder = folder();
    let mut user = User::with_data_folder(folder.path());
    let lesson = user.coins().to_vec();
    user.edit_row("4 5 6");
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    user.send(Command::Quit);
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    user.app.end();
    drop(user);
    let user = User::with_data_folder(folder.path());
    assert_eq!((user.coins(), user.is_unsaved()), (&lesson[..], false));
}

#[test]
fn opening_a_file_with_unsaved_changes_can_be_cancelled_discarded_or_saved_first() {
    let folder = folder();
    let mine = file_with_row(&folder, "mine.ron", "1 2");
    let other = file_with_row(&folder, "other.ron", "7 7 7");
    let mut user = User::with_file(&mine);
    user.edit_row("4 5 6");
    let session = user.state().session();

    user.send(Message::OpenFile(other.clone()));
    assert!(user.asks_about_unsaved());
    user.send(Message::Unsaved(UnsavedChoice::Cancel));
    assert_eq!((user.app.dialog(), user.state().session()), (None, session.clone()));
    assert!(user.is_unsaved() && user.app.can_undo());
    user.send(Command::Save);
    assert_eq!(user.coins(), [4, 5, 6], "a cancelled action does not follow a later save");

    user.edit_row("4 5 6 7");
    user.send(Message::OpenFile(other.clone()));
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!((user.coins(), user.is_unsaved()), (&[7, 7, 7][..], false));
    assert_eq!(opened(&mine), session, "the file has the last save");

    user.edit_row("9 9");
    user.send(Message::OpenFile(mine));
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert_eq!((user.coins(), user.is_unsaved()), (&[4, 5, 6][..], false));
    assert_eq!(opened(&other).document.row.coins(), [9, 9]);
}

#[test]
fn a_new_session_begins_after_an_untitled_one_got_a_file() {
    let folder = folder();
    let path = folder.path().join("kept.ron");
    let mut user = User::with_row("4 5 6");
    user.send(Command::New);
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert!(matches!(user.app.dialog(), Some(Dialog::Save(_))));
    user.send(Message::SaveTo(folder.path().join("no folder/kept.ron")));
    assert!(user.app.dialog_error().is_some_and(|error| error.contains("kept.ron")));
    assert_eq!(user.coins(), [4, 5, 6], "nothing is lost if the file can't be written");
    user.send(Message::SaveTo(path.clone()));
    assert_eq!(opened(&path).document.row.coins(), [4, 5, 6]);
    assert_eq!((user.app.dialog(), user.coins()), (None, &[8, 15, 3, 7][..]));
    assert_eq!(user.effects(), [Effect::SelectRowText]);
}

#[test]
fn quitting_asks_about_unsaved_changes_and_then_closes() {
    let mut user = User::with_row("4 5 6");
    user.send(Command::Quit);
    assert!(user.asks_about_unsaved() && !user.app.may_close());
    assert_eq!(user.effects(), []);
    user.send(Message::Unsaved(UnsavedChoice::Cancel));
    user.wait(1.0);
    assert_eq!((user.effects(), user.app.may_close()), (vec![], false));

    assert!(!user.app.request_close());
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!((user.effects(), user.app.may_close()), (vec![Effect::Close], true));
}

#[test]
fn quitting_closes_after_the_changes_are_saved() {
    let folder = folder();
    let path = file_with_row(&folder, "mine.ron", "1 2");
    let mut user = User::with_file(&path);
    user.edit_row("4 5 6");
    user.send(Command::Quit);
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert_eq!(user.effects(), [Effect::Close]);
    assert_eq!(opened(&path).document.row.coins(), [4, 5, 6]);
}

#[test]
fn a_session_without_changes_closes_at_once() {
    let mut user = User::new();
    user.transport(Transport::Fill, TransportAction::Last);
    assert!(user.app.request_close());
    assert_eq!(user.effects(), [Effect::Close]);
}

/// Every step of the fill as pictures.
fn all_steps(format: ExportFormat) -> ExportRequest {
    let style = PictureStyle {
        framing: Framing::Slide,
        layout: Layout::Square,
        theme: Theme::Dark,
        scale: 1.0,
        shows_path: false,
    };
    ExportRequest { format, subject: ExportSubject::Fill, range: ExportRange::All(Stride::Cell), style }
}

fn forty_coins() -> String {
    let coins: Vec<_> = (0..40).map(|k| (k * 7919 % 97).to_string()).collect();
    coins.join(" ")
}

#[test]
fn closing_during_an_export_cancels_it_and_leaves_nothing_of_it() {
    for (format, name) in [(ExportFormat::Png, "fill.png"), (ExportFormat::Gif, "fill.gif")] {
        let (folder, target) = (folder(), folder());
        let mut user = User::with_file(&file_with_row(&folder, "forty.ron", &forty_coins()));
        fs::write(target.path().join("fill.gif"), "an older file").expect("a file is written");
        fs::write(target.path().join("fill-001.png"), "an older file").expect("a file is written");
        let before = names(&target);
        user.send(Command::Export);
        user.send(Message::Export(all_steps(format), target.path().join(name)));
        let start = Instant::now();
        while user.app.background().export_progress().is_none_or(|progress| progress.done < 2) {
            assert!(start.elapsed() < PATIENCE, "the export does not begin");
            sleep(Duration::from_millis(2));
        }
        assert!(names(&target).len() > before.len(), "{name}: there are unfinished files");

        assert!(!user.app.request_close());
        assert_eq!(user.effects(), [], "{name}: the window stays open until the export has ended");
        let mut effects = vec![];
        while effects.is_empty() {
            assert!(start.elapsed() < PATIENCE, "the export does not end");
            sleep(Duration::from_millis(2));
            user.app.advance(0.0);
            effects = user.effects();
        }
        assert_eq!((effects, user.app.may_close()), (vec![Effect::Close], true));
        assert_eq!(names(&target), before, "{name}");
        for old in &before {
            assert_eq!(fs::read_to_string(target.path().join(old)).ok().as_deref(), Some("an older file"));
        }
        user.app.end();
    }
}

#[test]
fn closing_during_an_export_still_asks_about_unsaved_changes() {
    let target = folder();
    let mut user = User::with_row(&forty_coins());
    user.send(Message::Export(all_steps(ExportFormat::Png), target.path().join("fill.png")));
    assert!(!user.app.request_close());
    let start = Instant::now();
    while !user.asks_about_unsaved() {
        assert!(start.elapsed() < PATIENCE, "the export does not end");
        sleep(Duration::from_millis(2));
        user.app.advance(0.0);
    }
    assert_eq!(user.effects(), []);
    assert_eq!(names(&target), [] as [&str; 0]);
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!(user.effects(), [Effect::Close]);
}

#[test]
fn the_end_of_the_program_waits_until_nothing_of_an_export_is_left() {
    let target = folder();
    let mut user = User::with_row(&forty_coins());
    user.send(Message::Export(all_steps(ExportFormat::Png), target.path().join("fill.png")));
    sleep(Duration::from_millis(100));
    user.app.end();
    assert_eq!(names(&target), [] as [&str; 0]);
}

#[test]
fn an_export_has_the_session_that_its_dialog_was_opened_with() {
    let target = folder();
    let path = target.path().join("table.csv");
    let mut user = User::with_row("4 5 6");
    user.send(Command::Export);
    user.edit_row("1 2");
    let range = ExportRange::Present;
    user.transport(Transport::Fill, TransportAction::Last);
    user.send(Message::Export(ExportRequest { range, ..all_steps(ExportFormat::Text) }, path.clone()));
    let start = Instant::now();
    while user.app.background().is_exporting() {
        assert!(start.elapsed() < PATIENCE, "the export does not end");
        sleep(Duration::from_millis(2));
    }
    let outcome = user.app.background().export_progress().and_then(|progress| progress.outcome);
    assert!(outcome.is_some_and(|outcome| outcome.is_ok_and(|text| text.starts_with("Wrote "))));
    assert!(path.exists());
    user.send(Message::CloseDialog);
    assert_eq!(user.app.background().export_progress(), None, "closing the dialog forgets the outcome");
}

#[test]
fn a_copy_comes_out_as_an_effect() {
    let mut user = User::with_row(SIX);
    user.transport(Transport::Fill, TransportAction::Last);
    user.send(Command::CopyTable);
    user.send(Command::ByCell);
    let start = Instant::now();
    let mut effects = vec![];
    while effects.is_empty() {
        assert!(start.elapsed() < PATIENCE, "the copy does not end");
        sleep(Duration::from_millis(2));
        user.app.advance(0.0);
        effects = user.effects();
    }
    let [Effect::CopyText(text)] = &effects[..] else { panic!("{effects:?}") };
    assert!(text.contains("22") && text.contains('|'), "{text}");
    assert!(matches!(user.app.notices(), [Notice::Info(_)]));
    user.send(Message::DismissNotices);
    assert_eq!(user.app.notices(), []);
}

#[test]
fn the_lecture_view_fills_the_screen_blanks_the_table_and_is_left() {
    let mut user = User::with_row(SIX);
    user.send(Command::WhyTab);
    user.send(Command::FullScreen);
    assert_eq!(user.effects(), [Effect::FullScreen(true), Effect::LeaveFocus]);
    assert!(user.state().lecture.is_some_and(|lecture| lecture.in_full_screen));
    user.send(Command::Blank);
    assert!(user.state().is_blank());
    user.step(Command::Forward);
    assert_eq!((user.state().is_blank(), user.fill()), (false, 0.0), "a hidden table is shown before it goes on");
    user.step(Command::Forward);
    assert_eq!(user.fill(), 1.0);
    user.send(Command::Spotlight);
    assert!(user.state().spotlight);
    user.send(Command::Unpin);
    assert_eq!((user.effects(), user.state().lecture), (vec![Effect::FullScreen(false)], None));
    assert_eq!(user.state().view().tab, Tab::Why);

    user.send(Command::StartLecture);
    assert_eq!((user.effects().len(), user.fill()), (2, 0.0), "a lecture starts at the first step");
    user.send(Command::EditCoins);
    assert_eq!(user.effects(), [Effect::FullScreen(false), Effect::SelectRowText]);
    user.send(Command::Lecture);
    assert_eq!(user.effects(), [Effect::LeaveFocus], "the lecture view in the window");
    user.send(Command::Lecture);
    assert_eq!((user.effects(), user.state().lecture), (vec![], None));
}

#[test]
fn preferences_survive_opening_a_file_and_a_new_start() {
    let folder = folder();
    let other = file_with_row(&folder, "other.ron", "7 7 7");
    let mut user = User::new();
    user.transport(Transport::Fill, TransportAction::Faster);
    user.transport(Transport::Game, TransportAction::Slower);
    user.transport(Transport::Fusion, TransportAction::Speed(8.0));
    user.send(Command::BySweep);
    user.send(Command::TogglePath);
    user.send(Command::ReducedMotion);
    user.send(Command::HighContrast);
    user.send(Message::Language(Language::Rust));
    let mut before = user.state().preferences.clone();
    assert_eq!(Transport::ALL.map(|transport| before.speed(transport)), [2.0, 0.5, 8.0]);
    assert_eq!((before.stride, before.show_path, before.language), (Stride::Sweep, true, Language::Rust));

    user.send(Message::OpenFile(other.clone()));
    assert_eq!(user.coins(), [7, 7, 7]);
    before.recent = vec![other];
    assert_eq!(user.state().preferences, before);

    let text = ron::to_string(&user.state().preferences).expect("preferences can be written");
    let read: Preferences = ron::from_str(&text).expect("preferences can be read");
    assert_eq!(read, user.state().preferences);
    let mut app = App::new(&Start::default(), read, Waker::default());
    assert_eq!(app.state().preferences, user.state().preferences);
    assert_eq!(app.take_effects(), [Effect::Theme(Some(Theme::Contrast))]);
}

#[test]
fn a_file_that_cannot_be_opened_is_named_and_changes_nothing() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "(version: 1, coins: [1, 2").expect("a file is written");
    let missing = folder.path().join("missing.ron");
    let mut user = User::with_row("4 5 6");
    user.transport(Transport::Fill, TransportAction::Seek(3.0));
    let before = user.state().session();
    for path in [&bad, &missing] {
        user.send(Message::OpenFile(path.clone()));
        user.send(Message::Unsaved(UnsavedChoice::Discard));
        assert_eq!(user.state().session(), before);
        let errors = user.errors();
        assert!(matches!(errors[..], [error] if error.contains(&path.display().to_string())), "{errors:?}");
        assert!(user.is_unsaved() && user.app.can_undo());
        user.send(Message::DismissNotices);
    }
    assert_eq!(user.state().preferences.recent, [] as [PathBuf; 0]);
}

#[test]
fn the_open_dialog_stays_with_the_error_of_a_bad_file() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "coins").expect("a file is written");
    let mut user = User::new();
    user.send(Command::Open);
    user.send(Message::Browse(FilePurpose::Open));
    assert!(matches!(user.effects()[..], [Effect::Browse(FilePurpose::Open, _)]));
    user.send(Message::OpenFile(bad.clone()));
    assert_eq!(user.app.dialog(), Some(&Dialog::Open));
    assert!(user.app.dialog_error().is_some_and(|error| error.contains("broken.ron")));
    assert_eq!(user.app.notices(), []);
    fs::write(&bad, "(version: 1, coins: [3, 4])").expect("a file is written");
    user.send(Message::OpenFile(bad));
    assert_eq!((user.app.dialog(), user.app.dialog_error(), user.coins()), (None, None, &[3, 4][..]));
}

#[test]
fn a_bad_file_at_the_start_leaves_the_first_lesson() {
    let folder = folder();
    let bad = folder.path().join("broken.ron");
    fs::write(&bad, "coins").expect("a file is written");
    let user = User::with_file(&bad);
    assert_eq!(user.coins(), User::new().coins());
    assert!(user.errors()[0].contains("broken.ron"));
}

#[test]
fn messages_about_cells_and_lines_that_do_not_exist_change_nothing() {
    let outside = Interval::new(2, 99);
    let mut user = User::with_row(SIX);
    user.transport(Transport::Fill, TransportAction::Seek(9.0));
    let (session, camera) = (user.state().session(), user.state().camera.clone());
    for message in [
        Message::Hover(outside),
        Message::Pin(Some(outside)),
        Message::GoTo(outside),
        Message::Navigate(coin_duel::app::camera::Navigation::Cell(outside)),
        Message::ShowLine(7, 2),
        Message::RemoveLine(7),
        Message::RemoveLine(0),
        Message::Lesson(10_000),
        Message::Reply(Reply::Cell(outside)),
        Message::Reply(Reply::Source(9)),
        Message::Reply(Reply::Check),
        Message::Reply(Reply::Reveal),
        Message::CancelExport,
        Message::CloseDialog,
        Message::Transport(Transport::Fill, TransportAction::Seek(f64::NAN)),
        Message::Transport(Transport::Fusion, TransportAction::Forward),
        Message::Transport(Transport::Fusion, TransportAction::Last),
        Message::Unsaved(UnsavedChoice::Discard),
        Message::TypingEnded,
        Command::TakeBack.into(),
        Command::Redo.into(),
    ] {
        user.send(message.clone());
        user.wait(0.5);
        assert_eq!(user.state().session(), session, "{message:?}");
        assert_eq!((user.state().hovered, user.state().pinned), (None, None), "{message:?}");
        assert_eq!((&user.state().camera, user.app.dialog()), (&camera, None), "{message:?}");
    }
    assert_eq!(user.effects(), []);
    assert_eq!(user.errors(), [] as [&str; 0]);
}

#[test]
fn answers_that_name_nothing_in_the_question_are_no_answers() {
    let mut user = User::with_row(SIX);
    let kinds = vec![QuestionKind::Second];
    user.send(Message::Predict(PredictSettings { kinds: kinds.into_iter().collect(), often: Frequency::EachCell }));
    user.transport(Transport::Fill, TransportAction::Seek(6.0));
    user.step(Command::Forward);
    assert!(user.state().waits_for_answer());
    for reply in [
        Reply::Cell(Interval::new(0, 0)),
        Reply::Cell(Interval::new(2, 99)),
        Reply::Choose,
        Reply::Number("8".to_owned()),
        Reply::Source(9),
        Reply::Check,
    ] {
        user.reply(reply);
    }
    let progress = user.state().question_progress().expect("a question");
    assert_eq!((progress.tries, progress.state), (0, QuestionState::Asked));
    user.reply(Reply::Source(1));
    user.reply(Reply::Check);
    assert_eq!(user.state().question_progress().expect("a question").tries, 1);
}

#[test]
fn an_answer_of_another_form_is_wrong_and_the_next_one_can_be_correct() {
    let mut user = User::with_row(SIX);
    let kinds = vec![QuestionKind::First];
    user.send(Message::Predict(PredictSettings { kinds: kinds.into_iter().collect(), often: Frequency::EachCell }));
    user.transport(Transport::Fill, TransportAction::Seek(6.0));
    user.step(Command::Forward);
    user.reply(Reply::End(Pick::Left));
    let progress = user.state().question_progress().expect("a question");
    assert!(
        matches!(progress.state, QuestionState::Wrong(explanation) if explanation.sentence == "The answer is a number.")
    );
    user.reply(Reply::Number("15".to_owned()));
    user.reply(Reply::Check);
    let progress = user.state().question_progress().expect("a question");
    assert_eq!((progress.tries, progress.state), (2, QuestionState::Correct));
}

#[test]
fn a_cell_of_the_row_before_is_no_longer_pinned_or_hovered() {
    let mut user = User::with_row(SIX);
    user.send(Message::Pin(Some(Interval::new(2, 5))));
    user.send(Message::Hover(Interval::new(3, 5)));
    assert_eq!(user.state().pointed_at(), Some(Interval::new(3, 5)));
    user.edit_row("1 2");
    assert_eq!(user.state().pointed_at(), None);
    user.send(Command::PinUp);
    user.send(Command::PinRight);
    assert_eq!(user.state().pinned, Some(Interval::new(0, 1)));
}

#[test]
fn a_row_of_a_million_coins_finds_its_last_moves_and_its_fusion_in_the_background() {
    let coins: Vec<_> = (0..MAX_COINS as i64).map(|k| k * 7919 % 997).collect();
    let sum = coins.iter().sum::<i64>();
    let mut user = User::new();
    user.send(Message::Edit(Edit::Row(Row::new(coins).expect("a long row"))));
    let n = user.state().n();
    assert_eq!(n, 1_000_000);
    user.transport(Transport::Game, TransportAction::Last);
    assert!(user.state().lacks_far_moves());
    user.app.advance(0.0);
    assert_eq!(user.state().turn().map(|turn| turn.player), Some(Player::First), "nothing is found yet");
    user.wait_until("the last move", |state| state.ply() == n);
    let scores = user.state().game().scores_after(n);
    assert_eq!(scores.first + scores.second, sum);
    let best = user.state().result_cell();
    assert_eq!((scores.first, scores.second), (best.fir(), best.sec()), "both players play optimally");

    user.send(Command::FusionTab);
    assert!(user.state().lacks_fusion_run());
    user.wait_until("the run of fusion", |state| state.fusion_run().is_some());
    assert_eq!(user.state().transports.active, Transport::Fusion);
    user.transport(Transport::Fusion, TransportAction::Last);
    let steps = user.state().fusion_run().expect("a run").steps();
    assert_eq!(user.state().transports.fusion.head(), steps as f64);
    user.send(Command::GameTab);
    assert!(user.state().fusion_run().is_none(), "it takes memory only while it is shown");
    assert_eq!(user.errors(), [] as [&str; 0]);
}

#[test]
fn any_action_on_the_way_ends_a_search_for_far_moves() {
    let coins: Vec<_> = (0..MAX_COINS as i64).map(|k| k * 7919 % 997).collect();
    let mut user = User::new();
    user.send(Message::Edit(Edit::Row(Row::new(coins).expect("a long row"))));
    user.transport(Transport::Game, TransportAction::Last);
    user.app.advance(0.0);
    user.transport(Transport::Game, TransportAction::Forward);
    assert!(!user.state().lacks_far_moves());
    assert_eq!(user.state().ply(), user.state().game().moves().len());
}
