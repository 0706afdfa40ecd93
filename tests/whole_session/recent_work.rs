//! Unsaved work that leaves the window: it becomes recent work, and comes back.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::user::{User, folder};
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::course::CourseEdit;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::message::{ChangedChoice, Edit, Message, StopEdit, UnsavedChoice};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::Row;
use coin_duel::session::course::{Course, Entry, Lesson, Place};
use coin_duel::session::recovery::WorkId;
use coin_duel::session::{Document, Session};
use strum::VariantArray;
use tempfile::TempDir;

const TITLE: &str = "Mine";
const NOTES: &str = "A text of hours";
const LINK: &str = "#9,9,9";

/// The files that a way may open.
struct Files {
    _folder: TempDir,
    session: PathBuf,
    row: PathBuf,
    course: PathBuf,
    folder: PathBuf,
    /// The file that belongs to the work.
    own: PathBuf,
}

fn files() -> Files {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("lessons")).expect("a folder");
    let session = |row: &str| Session::new(row.parse::<Row>().expect("a row").into());
    for (name, row) in [("other.ron", "1 2"), ("own.ron", "4 4 4"), ("lessons/a.ron", "5 6")] {
        session(row).save(&path(name)).expect("a session is saved");
    }
    fs::write(path("row.txt"), "7 8 9").expect("a file");
    let lesson = |row| Entry::Lesson(Lesson::new(session(row)));
    let course = Course { title: "Other".to_owned(), entries: vec![lesson("3 1"), lesson("3 2")], ..Course::default() };
    course.save_whole(&path("course.ron")).expect("a course is saved");
    Files {
        session: path("other.ron"),
        row: path("row.txt"),
        course: path("course.ron"),
        folder: path("lessons"),
        own: path("own.ron"),
        _folder: folder,
    }
}

/// All that has to come back: the session with its positions, its file, its mark and its place in the course.
fn looked_at(user: &User) -> impl PartialEq + std::fmt::Debug + use<> {
    let state = user.state();
    let course = state.course().course();
    (
        (state.session(), state.transports.active, state.gaze.pinned, state.place()),
        (user.app.origin().path.clone(), user.app.title(), state.lesson()),
        (course.title.clone(), course.lessons().map(|lesson| lesson.title().to_owned()).collect::<Vec<_>>()),
    )
}

/// Makes work that no file has: texts, a view and positions.
fn work(user: &mut User) {
    user.send(Message::Edit(Edit::Title(TITLE.to_owned())));
    user.send(Message::Edit(Edit::Words(NOTES.to_owned())));
    user.send(Command::Difference);
    user.send(Command::ShowCode);
    user.transport(Transport::Fill, TransportAction::Seek(2.0));
    user.transport(Transport::Game, TransportAction::Seek(1.0));
    user.send(Command::ShowGame);
    user.send(Message::Pin(Some(coin_duel::game::Interval::new(0, 1))));
    user.wait(2.0);
}

/// Work on a row of one's own, on a bundled lesson, and on a file.
fn kinds_of_work(files: &Files) -> Vec<(&'static str, User)> {
    let mut of_row = User::with_row("4 5 6");
    let mut of_lesson = User::new();
    of_lesson.send(Message::Lesson(2));
    let mut of_file = User::with_file(&files.own);
    for user in [&mut of_row, &mut of_lesson, &mut of_file] {
        work(user);
    }
    vec![("a row", of_row), ("a lesson", of_lesson), ("a file", of_file)]
}

type Way = (&'static str, fn(&Files) -> Vec<Message>);

/// The ways in which something else takes the place of a session.
const WAYS: &[Way] = &[
    ("new", |_| vec![Command::New.into()]),
    ("next lesson", |_| vec![Command::NextLesson.into()]),
    ("a lesson of the list", |_| vec![Command::Lessons.into(), Message::Lesson(4)]),
    ("a place of a lesson", |_| vec![Message::GoToPlace(4, Place::Title)]),
    ("a lecture", |_| vec![Command::StartLecture.into(), Message::GoToPlace(4, Place::Title)]),
    ("a typed number of a lesson", |_| {
        vec![Command::StartLecture.into(), Message::LessonDigit('5'), Message::OpenTypedLesson]
    }),
    ("a bundled course", |_| vec![Message::BundledCourse(1)]),
    ("a session file, opened or dropped", |files| vec![Message::OpenFile(files.session.clone())]),
    ("a row as text", |files| vec![Message::OpenFile(files.row.clone())]),
    ("a course", |files| vec![Message::OpenFile(files.course.clone())]),
    ("a folder", |files| vec![Message::OpenFile(files.folder.clone())]),
    ("a link", |_| vec![Message::OpenLink(LINK.to_owned())]),
    ("a row of the survey", |_| {
        vec![Message::OpenSession(Box::new(Session::new("5 5".parse::<Row>().expect("a row").into())))]
    }),
];

/// Sends messages, and gives unsaved changes up where that is asked.
fn send_and_give_up(user: &mut User, messages: Vec<Message>) {
    for message in messages {
        user.send(message);
        if user.asks_about_unsaved() {
            user.send(Message::Unsaved(UnsavedChoice::Discard));
        }
    }
}

/// The recent work that the notice offers to bring back.
fn offered(user: &User) -> Option<WorkId> {
    user.app.notices().iter().find_map(|notice| notice.brings_back)
}

/// The words with which a document begins. They are empty if there are none.
fn words(document: &Document) -> &str {
    document.stops.first().map_or("", |stop| &stop.words)
}

#[test]
fn whatever_takes_the_place_of_unsaved_work_keeps_it_and_undo_brings_all_of_it_back() {
    let files = files();
    for (way, messages) in WAYS {
        for (kind, mut user) in kinds_of_work(&files) {
            let what = format!("{way}, {kind}");
            let mut messages = messages(&files);
            let last = messages.split_off(messages.len() - 1);
            send_and_give_up(&mut user, messages);
            let before = looked_at(&user);
            send_and_give_up(&mut user, last);
            assert_ne!(words(user.state().document()), NOTES, "{what}: nothing took its place");
            let piece = user.app.recent_work().pieces().first().unwrap_or_else(|| panic!("{what}: it is lost"));
            let name = if kind == "a file" { "own.ron" } else { TITLE };
            assert_eq!(piece.about.title, name, "{what}");
            assert_eq!(offered(&user), Some(piece.id), "{what}: {:?}", user.app.notices());
            let kept = user.app.recent_work().waiting(piece.id).expect("it is kept in memory");
            assert_eq!((words(&kept.session.document), kept.unsaved), (NOTES, true), "{what}");
            user.send(Message::BringBack(piece.id));
            assert_eq!(looked_at(&user), before, "{what}: undo");
            assert_eq!(offered(&user), None, "{what}");
            user.send(Command::Redo);
            assert_ne!(words(user.state().document()), NOTES, "{what}: redo");
            assert_eq!(user.app.recent_work().pieces().len(), 1, "{what}: the same work is kept once");
            user.send(Command::Undo);
            assert_eq!(looked_at(&user), before, "{what}: the command");
        }
    }
}

#[test]
fn work_that_was_left_comes_back_even_after_other_changes() {
    let mut user = User::with_row("4 5 6");
    work(&mut user);
    let before = looked_at(&user);
    user.send(Command::NextLesson);
    let id = offered(&user).expect("an offer");
    user.edit_row("1 2 3 4");
    user.send(Message::BringBack(id));
    assert_eq!(looked_at(&user), before);
    let pieces: Vec<_> = user.app.recent_work().pieces().iter().map(|piece| piece.about.coins).collect();
    assert_eq!(pieces, [4, 3], "what took its place had become work, too");
    user.send(Command::Undo);
    assert_eq!(user.coins(), [1, 2, 3, 4]);
}

/// Every command, also one that comes later, leaves the work in the window, in the steps of undo, or in recent work.
#[test]
fn no_command_loses_unsaved_work() {
    for command in Command::VARIANTS {
        let mut user = User::with_row("4 5 6");
        work(&mut user);
        send_and_give_up(&mut user, vec![(*command).into()]);
        let is_there = |user: &User| words(user.state().document()) == NOTES;
        let is_kept = is_there(&user) || user.app.recent_work().pieces().iter().any(|piece| piece.about.title == TITLE);
        if !is_kept {
            assert_eq!(*command, Command::Undo, "the work is gone");
            user.send(Command::Redo);
            assert!(is_there(&user));
        }
    }
}

/// A course of one's own with a change that no file has.
fn course_work(files: &Files) -> User {
    let mut user = User::with_file(&files.course);
    user.send(Message::Course(CourseEdit::Title(TITLE.to_owned())));
    user.send(Message::Lesson(1));
    user.send(Message::Edit(Edit::Words(NOTES.to_owned())));
    user.transport(Transport::Fill, TransportAction::Seek(1.0));
    user
}

#[test]
fn an_unsaved_course_is_kept_with_its_lesson_and_comes_back() {
    let files = files();
    let ways: [Way; 5] = [
        ("a bundled course", |_| vec![Message::BundledCourse(0)]),
        ("a course", |files| vec![Message::OpenFile(files.course.clone())]),
        ("a folder", |files| vec![Message::OpenFile(files.folder.clone())]),
        ("a new course", |_| vec![Command::NewCourse.into()]),
        ("the file as it is now", |files| {
            let lesson = Lesson::new(Session::new("6 6".parse::<Row>().expect("a row").into()));
            let by_hand =
                Course { title: "By hand".to_owned(), entries: vec![Entry::Lesson(lesson)], ..Course::default() };
            by_hand.save_whole(&files.course).expect("a course is saved");
            vec![Command::SaveCourse.into(), Message::Changed(ChangedChoice::Reload)]
        }),
    ];
    for (way, messages) in ways {
        let mut user = course_work(&files);
        let before = looked_at(&user);
        send_and_give_up(&mut user, messages(&files));
        assert_ne!(user.state().course().course().title, TITLE, "{way}");
        let id = offered(&user).unwrap_or_else(|| panic!("{way}: {:?}", user.app.notices()));
        user.send(Message::BringBack(id));
        assert_eq!(looked_at(&user), before, "{way}");
        assert!(user.state().course().is_changed() && user.state().course().can_undo(), "{way}");
    }
}

#[test]
fn a_lesson_of_a_course_stays_in_it_and_undo_finds_it_where_it_is_now() {
    let files = files();
    let mut user = course_work(&files);
    user.send(Message::Lesson(0));
    assert_eq!((offered(&user), user.app.recent_work().pieces().len()), (None, 0), "it is in the course");
    user.send(Message::Course(CourseEdit::AddSection(0, "Part".to_owned())));
    user.send(Message::Course(CourseEdit::Move { from: 2, to: 1 }));
    user.send(Command::Undo);
    assert_eq!((words(user.state().document()), user.state().lesson()), (NOTES, Some(0)));
    assert_eq!(user.state().course().course().entries.len(), 3, "the list stays as it is");
    user.send(Message::Edit(Edit::Words("More".to_owned())));
    user.send(Message::Lesson(1));
    let notes: Vec<_> =
        user.state().course().course().lessons().map(|lesson| words(&lesson.session.document).to_owned()).collect();
    assert_eq!(notes, ["More", ""]);
}

#[test]
fn a_lesson_that_is_gone_from_its_course_comes_back_as_unsaved_work() {
    let files = files();
    let mut user = course_work(&files);
    user.send(Message::Lesson(0));
    user.send(Message::Course(CourseEdit::Remove(1)));
    user.send(Command::Undo);
    assert_eq!((words(user.state().document()), user.state().lesson()), (NOTES, None));
    assert!(user.is_unsaved());
    user.send(Message::Lesson(0));
    assert!(offered(&user).is_some());
}

#[test]
fn undo_of_a_change_of_lesson_restores_everything_that_it_changed() {
    let mut user = User::new();
    user.send(Message::Lesson(5));
    user.send(Command::MyTurn);
    user.transport(Transport::Fill, TransportAction::Seek(3.0));
    user.send(Command::ShowGame);
    user.send(Message::Pin(Some(coin_duel::game::Interval::new(0, 1))));
    user.wait(2.0);
    let before = looked_at(&user);
    user.send(Command::NextLesson);
    assert_eq!((user.state().lesson(), offered(&user)), (Some(6), None), "nothing was unsaved");
    user.send(Command::Undo);
    assert_eq!(looked_at(&user), before);
    user.send(Command::Redo);
    assert_eq!(user.state().lesson(), Some(6));
}

#[test]
fn undo_of_a_change_of_lesson_in_a_lecture_goes_back_to_its_stop() {
    let files = files();
    let mut user = User::with_file(&files.course);
    user.send(Message::Stops(StopEdit::Add));
    user.send(Message::Stops(StopEdit::Add));
    user.send(Command::StartLecture);
    user.send(Message::GoToStop(1));
    let before = looked_at(&user);
    user.send(Message::GoToPlace(1, Place::Title));
    assert_ne!(looked_at(&user), before);
    user.send(Command::Undo);
    assert_eq!(looked_at(&user), before);
}

#[test]
fn a_start_leaves_nothing_to_undo() {
    let files = files();
    for start in [
        Start::default(),
        Start { file: Some(files.session.clone()), ..Start::default() },
        Start { file: Some(files.course.clone()), ..Start::default() },
        Start { link: Some(LINK.to_owned()), ..Start::default() },
    ] {
        let user = User::start(&start);
        assert!(!user.app.can_undo() && user.app.notices().is_empty(), "{start:?}");
    }
}

fn start(data: &Path) -> Start {
    Start { data_folder: Some(data.to_owned()), ..Start::default() }
}

fn titles(user: &User) -> Vec<&str> {
    user.app.recent_work().pieces().iter().map(|piece| &*piece.about.title).collect()
}

#[test]
fn recent_work_survives_a_restart_and_opening_it_keeps_what_is_there() {
    let data = folder();
    let mut user = User::start(&start(data.path()));
    user.edit_row("4 5 6");
    work(&mut user);
    let before = user.state().session();
    user.send(Command::NextLesson);
    user.app.end();
    drop(user);

    let mut user = User::start(&start(data.path()));
    user.send(Message::Edit(Edit::Title("Another".to_owned())));
    assert_eq!(titles(&user), [TITLE]);
    let id = user.app.recent_work().pieces()[0].id;
    user.send(Command::Open);
    user.send(Message::OpenWork(id));
    assert_eq!((user.app.dialog(), user.is_unsaved()), (None, true));
    assert_eq!(user.state().session(), before);
    assert_eq!(titles(&user), ["Another", TITLE]);
    user.send(Message::Edit(Edit::Title("Later".to_owned())));
    user.send(Command::NextLesson);
    assert_eq!(titles(&user), ["Later", "Another", TITLE], "a change of it is work of its own");
}

#[test]
fn recent_work_on_a_file_belongs_to_its_file_again() {
    let (data, files) = (folder(), files());
    let mut user = User::start(&Start { file: Some(files.own.clone()), ..start(data.path()) });
    work(&mut user);
    send_and_give_up(&mut user, vec![Command::New.into()]);
    user.app.end();
    drop(user);
    let mut user = User::start(&start(data.path()));
    assert_eq!(titles(&user), ["own.ron"]);
    let id = user.app.recent_work().pieces()[0].id;
    user.send(Message::OpenWork(id));
    assert_eq!((user.app.origin().path.as_ref(), user.is_unsaved()), (Some(&files.own), true));
    user.send(Command::Save);
    let saved = Session::open(&files.own).expect("it opens").session;
    assert_eq!((words(&saved.document), user.is_unsaved()), (NOTES, false));
    // The file has changed since the work left.
    fs::write(&files.own, "(version: 8, coins: [4, 4, 5])").expect("a file");
    user.send(Command::New);
    user.send(Message::OpenWork(id));
    assert!(matches!(user.app.dialog(), Some(Dialog::EarlierWork(_))), "{:?}", user.app.dialog());
}

#[test]
fn an_unsaved_course_in_recent_work_comes_back_after_a_restart() {
    let (data, files) = (folder(), files());
    let mut user = User::start(&Start { file: Some(files.course.clone()), ..start(data.path()) });
    user.send(Message::Course(CourseEdit::Title(TITLE.to_owned())));
    user.send(Message::Lesson(1));
    user.send(Message::Edit(Edit::Words(NOTES.to_owned())));
    send_and_give_up(&mut user, vec![Message::BundledCourse(0)]);
    user.app.end();
    drop(user);
    let mut user = User::start(&start(data.path()));
    let id = user.app.recent_work().pieces()[0].id;
    user.send(Message::OpenWork(id));
    let course = user.state().course();
    assert_eq!((&*course.course().title, course.path(), course.is_changed()), (TITLE, Some(&*files.course), true));
    assert_eq!((words(user.state().document()), user.state().lesson()), (NOTES, Some(1)));
}

#[test]
fn work_that_is_given_up_at_the_end_is_in_recent_work_at_the_next_start() {
    let data = folder();
    let mut user = User::start(&start(data.path()));
    work(&mut user);
    user.send(Command::Quit);
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    user.app.end();
    drop(user);
    let user = User::start(&start(data.path()));
    assert_eq!((titles(&user), user.is_unsaved()), (vec![TITLE], false));
}

#[test]
fn two_windows_see_each_others_recent_work() {
    let data = folder();
    let [mut one, mut two] = [0, 1].map(|_| User::start(&start(data.path())));
    for (user, title) in [(&mut one, "One"), (&mut two, "Two")] {
        user.send(Message::Edit(Edit::Title(title.to_owned())));
        user.send(Command::NextLesson);
        finish_writing(user);
        user.app.set_clock(5);
    }
    one.send(Message::Focused);
    let mut seen = titles(&one);
    seen.sort_unstable();
    assert_eq!(seen, ["One", "Two"]);
}

/// Lets time pass until all that has left is written. Returns the time.
fn finish_writing(user: &mut User) -> f64 {
    let mut now = 1_000.0;
    while user.app.recent_work().pieces().iter().any(|piece| user.app.recent_work().waiting(piece.id).is_some()) {
        sleep(Duration::from_millis(2));
        now += 1.0;
        user.app.keep_work(now);
    }
    now
}

#[test]
fn the_recovery_file_keeps_work_that_has_left_until_it_is_written_elsewhere() {
    let top = folder();
    let [data, away] = ["data", "away"].map(|name| top.path().join(name));
    let mut user = User::start(&start(&data));
    work(&mut user);
    user.app.keep_work(0.0);
    user.app.keep_work(5.0);
    let recovery = |folder: &Path| fs::read_to_string(folder.join("recovery-1.ron")).unwrap_or_default();
    while !recovery(&data).contains(NOTES) {
        sleep(Duration::from_millis(2));
    }
    // A disk that can't be written to.
    fs::rename(&data, &away).expect("it is moved");
    user.send(Command::NextLesson);
    while user.errors().is_empty() {
        sleep(Duration::from_millis(2));
        assert!(user.app.keep_work(10.0).is_some(), "it is tried again");
    }
    assert!(user.errors()[0].contains("not kept for the next start"), "{:?}", user.errors());
    fs::rename(&away, &data).expect("it is moved back");
    assert!(recovery(&data).contains(NOTES));
    let now = finish_writing(&mut user);
    user.app.keep_work(now);
    while !user.errors().is_empty() {
        sleep(Duration::from_millis(2));
        user.app.keep_work(now);
    }
    user.app.keep_work(now + 5.0);
    drop(user);
    assert!(!recovery(&data).contains(NOTES), "now it has the lesson");
    assert_eq!(titles(&User::start(&start(&data))), [TITLE]);
}

/// A page that is loaded again, whose address has `link`.
fn reload(user: User, data: &Path, link: &str) -> User {
    let mut user = user;
    let now = finish_writing(&mut user);
    user.app.keep_work(now);
    user.app.keep_work(now + 5.0);
    drop(user);
    User::start(&Start { link: Some(link.to_owned()), ..start(data) })
}

#[test]
fn edits_of_a_linked_session_survive_a_reload() {
    let data = folder();
    for link in [LINK, "#8,15,3,7"] {
        let mut user = User::start(&Start { link: Some(link.to_owned()), ..start(data.path()) });
        let row = user.coins().to_vec();
        user.transport(Transport::Fill, TransportAction::Seek(2.0));
        let mut user = reload(user, data.path(), link);
        assert_eq!((user.fill(), user.is_unsaved()), (2.0, false), "the position, too");
        work(&mut user);
        user.edit_row("6 6 6 6");
        let before = user.state().session();
        let mut user = reload(user, data.path(), link);
        assert_eq!(user.state().session(), before);
        assert!(user.is_unsaved() && user.app.notices().is_empty());
        // It is known what the link was.
        user.send(Message::OpenLink(link.to_owned()));
        assert_eq!((user.coins(), offered(&user).is_some()), (&row[..], true), "opened by hand, it is as it was sent");
    }
}

#[test]
fn another_link_opens_and_the_work_becomes_recent_work() {
    let (data, files) = (folder(), files());
    let mut of_file = User::start(&Start { file: Some(files.own.clone()), ..start(data.path()) });
    work(&mut of_file);
    let of_file = reload(of_file, data.path(), LINK);
    assert_eq!((of_file.coins(), of_file.app.dialog()), (&[9, 9, 9][..], None), "nothing is asked");
    assert_eq!(titles(&of_file), ["own.ron"]);
    let mut user = reload(of_file, data.path(), LINK);
    user.edit_row("6 6 6 6");
    let mut user = reload(user, data.path(), "#1,2");
    assert_eq!((user.coins(), titles(&user)), (&[1, 2][..], vec!["", "own.ron"]));
    let id = offered(&user).expect("an offer");
    user.send(Message::BringBack(id));
    assert_eq!((user.coins(), user.is_unsaved()), (&[6, 6, 6, 6][..], true));
}

#[test]
fn a_million_coins_leave_without_a_copy_and_come_back() {
    let data = folder();
    let row = Row::new((0..1_000_000).collect::<Vec<_>>()).expect("a row");
    let mut user = User::start(&start(data.path()));
    user.send(Message::Edit(Edit::Row(row.clone())));
    user.send(Command::NextLesson);
    let id = offered(&user).expect("an offer");
    let kept = user.app.recent_work().waiting(id).map(|work| work.session.document.row.clone());
    assert!(kept.is_none_or(|kept| kept.shares_coins(&row)));
    finish_writing(&mut user);
    drop(user);
    let mut user = User::start(&start(data.path()));
    user.send(Message::OpenWork(id));
    assert!(*user.state().row() == row);
}

#[test]
fn a_question_about_a_changed_lesson_names_its_file() {
    let files = files();
    let course = files.folder.join("course.ron");
    fs::write(&course, "(version: 1, title: \"Both\", lessons: [file(\"a.ron\")])").expect("a file");
    let mut user = User::with_file(&course);
    user.send(Message::Edit(Edit::Words(NOTES.to_owned())));
    fs::write(files.folder.join("a.ron"), "(version: 8, coins: [1, 1, 1])").expect("a file");
    user.send(Command::SaveCourse);
    let Some(Dialog::Changed { text, .. }) = user.app.dialog() else { panic!("{:?}", user.app.dialog()) };
    assert!(text.contains("“a.ron”"), "{text}");
}
