//! Courses: building one, saving and opening it, and a lecture through its stops.

use coin_duel::text::said;
use std::fs;

use crate::user::User;
use coin_duel::app::command::Command;
use coin_duel::app::course::CourseEdit;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::message::{Message, StopEdit, UnsavedChoice};
use coin_duel::app::state::State;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::predict::QuestionKind;
use coin_duel::session::course::{self, Course, Entry, Lesson, Place};
use coin_duel::session::{Edition, Fold, Session, Stop, StopPosition, Stops};
use proptest::prelude::*;

/// Returns a course with these numbers of stops in its lessons; each second stop asks.
fn course(stops: &[usize]) -> Course {
    let lesson = |(number, stops): (usize, &usize)| {
        let text = format!("(version: 8, title: \"Lesson {number}\", coins: [8, 15, 3, 7, {number}])");
        let mut session = Session::from_ron(&text).unwrap().session;
        let stop = |index: usize| Stop {
            ask: (index % 2 == 1).then_some(QuestionKind::End),
            spotlight: index.is_multiple_of(3),
            note: format!("Note {index}"),
            ..Stop::new(StopPosition::Fill((5 + index % 10) as f64))
        };
        session.document.stops = Stops((0..*stops).map(stop).collect());
        Entry::Lesson(Lesson::new(session))
    };
    Course { title: "Test".to_owned(), entries: stops.iter().enumerate().map(lesson).collect(), ..Course::default() }
}

/// Opens a course from a file.
fn open(course: &Course) -> (User, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    course.save_whole(&path).unwrap();
    (User::with_file(&path), folder)
}

/// Where the lecture is: the lesson and the place in it.
fn place(user: &User) -> (Option<usize>, Option<Place>) {
    (user.state().lesson(), user.state().place())
}

/// What the audience sees, as far as it depends on the place.
fn shown(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let asked =
        state.show_of_hands().map(|asked| (asked.question.asked(false).text(), asked.hands.clone(), asked.is_answered));
    (
        state.lesson(),
        state.place(),
        state.session(),
        state.look.spotlight,
        state.is_blank(),
        state.transports.active,
        asked,
    )
}

fn titles(user: &User) -> Vec<String> {
    user.state().course().course().lessons().map(|lesson| lesson.title().to_owned()).collect()
}

#[test]
fn a_change_of_a_lesson_is_kept_in_the_course_and_saved_with_it() {
    let (mut user, folder) = open(&course(&[0, 0]));
    user.edit_row("1 2 3");
    assert!(user.app.title().contains('*'));
    user.send(Message::Lesson(1));
    assert_eq!(user.app.dialog(), None, "nothing is lost, so nothing is asked");
    user.send(Message::Lesson(0));
    assert_eq!(user.state().row().coins(), [1, 2, 3]);
    assert!(user.state().course().lesson(0).unwrap().is_changed);
    user.send(Command::Save);
    assert!(!user.app.title().contains('*'));
    let again = User::with_file(&folder.path().join("course.ron"));
    assert_eq!(again.state().row().coins(), [1, 2, 3]);
}

#[test]
fn an_unsaved_course_is_asked_about_before_it_is_lost() {
    let (mut user, folder) = open(&course(&[0, 0]));
    user.send(Message::Course(CourseEdit::Remove(1)));
    user.send(Message::BundledCourse(0));
    assert!(user.app.dialog().is_some());
    user.send(Message::Unsaved(UnsavedChoice::Cancel));
    assert_eq!(titles(&user), ["Lesson 0"]);
    user.send(Message::BundledCourse(0));
    user.send(Message::Unsaved(UnsavedChoice::Save));
    assert!(user.state().course().count() > 20, "it was saved, and then the other one was opened");
    assert_eq!(Course::open(&folder.path().join("course.ron")).unwrap().course.lesson_count(), 1);
}

#[test]
fn a_bundled_lesson_that_is_edited_is_as_bundled_when_it_is_opened_again() {
    let mut user = User::new();
    let row = user.state().row().clone();
    user.edit_row("1 2 3");
    user.send(Message::Lesson(0));
    assert_eq!(*user.state().row(), row);
    assert!(!user.state().course().is_own());
}

#[test]
fn a_file_of_a_course_that_another_program_has_changed_is_not_replaced_unasked() {
    let (mut user, folder) = open(&course(&[0, 0]));
    let path = folder.path().join("course.ron");
    course(&[0]).save_whole(&path).unwrap();
    user.send(Message::Course(CourseEdit::Title("Mine".to_owned())));
    user.send(Command::SaveCourse);
    assert!(user.app.dialog().is_some());
    assert_eq!(Course::open(&path).unwrap().course.title, "Test");
    user.send(Message::Changed(coin_duel::app::message::ChangedChoice::SaveAnyway));
    assert_eq!(Course::open(&path).unwrap().course.title, "Mine");
}

#[test]
fn a_folder_of_sessions_opens_as_a_course() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["1.ron", "2.ron"] {
        fs::write(folder.path().join(name), "(version: 8, coins: [8, 15])").unwrap();
    }
    let user = User::with_file(folder.path());
    assert_eq!(user.state().course().count(), 2);
    assert_eq!(user.state().course().path(), None, "it is saved to a file of its own");
}

#[test]
fn a_damaged_lesson_is_named_and_the_others_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    fs::write(&path, "(version: 1, lessons: [file(\"../x.ron\"), session((version: 8, coins: [8, 15]))])").unwrap();
    let user = User::with_file(&path);
    assert_eq!(user.state().row().coins(), [8, 15]);
    assert!(user.app.notices()[0].text.contains("lesson 1: “../x.ron” is not a file in the course's folder"));
}

#[test]
fn forward_goes_from_the_title_through_the_stops_to_the_next_title() {
    let (mut user, _folder) = open(&course(&[2, 0, 1]));
    user.send(Command::StartLecture);
    let mut seen = vec![place(&user)];
    for _ in 0..5 {
        user.send(Command::NextPage);
        seen.push(place(&user));
    }
    let stop = |index, answered| Some(Place::Stop { index, answered });
    let expected = [
        (Some(0), Some(Place::Title)),
        (Some(0), stop(0, false)),
        (Some(0), stop(1, false)),
        (Some(0), stop(1, true)),
        (Some(1), Some(Place::Title)),
        (Some(1), None),
    ];
    assert_eq!(seen, expected);
    // A lesson without stops goes by cells.
    assert_eq!(user.state().transports.fill.resting_head(), 0.0);
    for _ in 0..15 {
        user.step(Command::Forward);
    }
    assert_eq!(user.state().transports.fill.resting_head(), 15.0);
    user.send(Command::Forward);
    assert_eq!(place(&user), (Some(2), Some(Place::Title)));
    for _ in 0..16 {
        user.send(Command::Back);
    }
    assert_eq!((place(&user), user.state().transports.fill.resting_head()), ((Some(1), None), 0.0));
    user.send(Command::Back);
    assert_eq!(place(&user), (Some(1), Some(Place::Title)));
    user.send(Command::Back);
    assert_eq!(place(&user), (Some(0), stop(1, true)));
}

#[test]
fn the_end_and_the_beginning_of_a_course_stay_where_they_are() {
    let (mut user, _folder) = open(&course(&[1]));
    user.send(Command::StartLecture);
    user.send(Command::Back);
    assert_eq!(place(&user), (Some(0), Some(Place::Title)));
    for _ in 0..5 {
        user.send(Command::Forward);
    }
    assert_eq!(place(&user), (Some(0), Some(Place::Stop { index: 0, answered: false })));
    assert_eq!(user.state().transports.fill.resting_head(), 5.0, "the last picture stays");
}

#[test]
fn what_a_stop_shows_can_be_overridden_and_comes_back_at_the_next_one() {
    let (mut user, _folder) = open(&course(&[4]));
    user.send(Command::StartLecture);
    user.send(Command::Forward);
    assert!(user.state().look.spotlight, "the first stop has it");
    user.send(Command::Spotlight);
    user.send(Command::ToggleLayout);
    user.transport(Transport::Fill, TransportAction::First);
    assert!(!user.state().look.spotlight);
    user.send(Command::Forward);
    let layout = user.state().view().layout;
    assert_eq!(layout, user.state().lasting_view().layout);
    assert_eq!(user.state().transports.fill.resting_head(), 6.0);
    for _ in 0..3 {
        user.send(Command::Forward);
    }
    assert_eq!(user.state().stop_index(), Some(3));
    assert!(user.state().look.spotlight, "the fourth stop has it, too");
    assert!(!user.app.title().contains('*'), "a lecture changes nothing of the lesson");
}

#[test]
fn what_was_made_blank_by_hand_stays_blank_over_a_step() {
    let (mut user, _folder) = open(&course(&[3]));
    user.send(Command::StartLecture);
    user.send(Command::Forward);
    user.send(Command::Blank);
    user.send(Command::Forward);
    assert!(user.state().is_blank());
    user.send(Command::Blank);
    user.send(Command::Forward);
    assert!(!user.state().is_blank());
}

#[test]
fn hands_are_counted_until_the_answer_is_shown() {
    let (mut user, _folder) = open(&course(&[2]));
    user.send(Command::StartLecture);
    for _ in 0..2 {
        user.send(Command::Forward);
    }
    for command in [Command::TakeLeft, Command::TakeLeft, Command::TakeRight, Command::RaiseThird] {
        user.send(command);
    }
    user.send(Message::Hands(0, -1));
    let asked = user.state().show_of_hands().unwrap();
    assert_eq!(asked.hands, [1, 1, 1]);
    assert!(!asked.is_answered);
    user.send(Command::Forward);
    user.send(Command::TakeLeft);
    let asked = user.state().show_of_hands().unwrap();
    assert!(asked.is_answered);
    assert_eq!(asked.score(), (1, 3));
}

#[test]
fn a_typed_number_opens_the_lesson() {
    let (mut user, _folder) = open(&course(&[0; 12]));
    user.send(Command::StartLecture);
    for digit in ['1', '2'] {
        user.send(Message::LessonDigit(digit));
    }
    user.send(Message::OpenTypedLesson);
    assert_eq!(place(&user), (Some(11), Some(Place::Title)));
    user.send(Message::LessonDigit('9'));
    user.send(Message::LessonDigit('9'));
    user.send(Message::OpenTypedLesson);
    assert_eq!(place(&user), (Some(11), Some(Place::Title)));
    assert!(user.app.notices()[0].text.contains(said("course.no-such-lesson", &["99", "12"])));
}

#[test]
fn a_stop_in_the_lecture_view_records_what_differs_from_the_lesson() {
    let (mut user, _folder) = open(&course(&[1]));
    user.send(Command::StartLecture);
    user.send(Command::Forward);
    user.send(Command::ToggleLayout);
    user.send(Command::AddStop);
    let stop = &user.state().stops()[1];
    assert_eq!(stop.layout, Some(user.state().view().layout));
    assert_eq!((stop.recurrence, stop.subject), (None, None));
}

#[test]
fn the_whole_first_course_goes_forward_to_its_end_and_back_to_its_start() {
    let mut user = User::new();
    user.send(Command::StartLecture);
    let mut states = vec![shown(user.state())];
    loop {
        user.send(Command::NextPage);
        user.wait(0.5);
        let now = shown(user.state());
        if states.last() == Some(&now) {
            break;
        }
        states.push(now);
        assert!(states.len() < 20_000, "the course does not end");
    }
    assert_eq!(user.state().lesson(), Some(user.state().course().count() - 1));
    while states.pop().is_some() {
        if let Some(before) = states.last() {
            user.send(Command::PreviousPage);
            user.wait(0.5);
            assert_eq!(shown(user.state()), *before);
        }
    }
    assert_eq!(place(&user), (Some(0), Some(Place::Title)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn any_steps_through_any_course_land_where_arithmetic_says(
        stops in prop::collection::vec(0..5_usize, 1..5),
        steps in prop::collection::vec(any::<bool>(), 0..60),
    ) {
        let course = course(&stops);
        // Without stops, a lesson of five coins has its title, the empty table and fifteen cells.
        let count = |stops: &[Stop]| if stops.is_empty() { 17 } else { course::count(stops) };
        let counts: Vec<_> = course.lessons().map(|lesson| count(&lesson.session.document.stops)).collect();
        let last = counts.iter().sum::<usize>() - 1;
        let (mut user, _folder) = open(&course);
        user.send(Command::StartLecture);
        let mut expected = 0_usize;
        for forward in steps {
            user.step(if forward { Command::NextPage } else { Command::PreviousPage });
            expected = if forward { (expected + 1).min(last) } else { expected.saturating_sub(1) };
            let (lesson, place) = place(&user);
            let lesson = lesson.unwrap();
            let in_lesson = match place {
                Some(place) => place.number(user.state().stops()),
                None => 1 + user.state().transports.fill.resting_head() as usize,
            };
            prop_assert_eq!(in_lesson + counts[..lesson].iter().sum::<usize>(), expected);
        }
    }
}

#[test]
fn a_course_can_begin_as_a_lecture() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    course(&[2]).save_whole(&path).unwrap();
    let start = coin_duel::app::Start { file: Some(path), presents: true, ..Default::default() };
    let user = User::start(&start);
    assert!(user.state().shows_title());
}

#[test]
fn an_unsaved_course_comes_back_after_a_crash_with_its_changed_lesson() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut user = User::with_data_folder(&data);
    user.send(Message::Course(CourseEdit::Title("Mine".to_owned())));
    user.send(Message::Lesson(2));
    user.edit_row("1 2 3");
    user.send(Message::Course(CourseEdit::Remove(0)));
    user.edit_row("4 5 6");
    let before = titles(&user);
    user.app.keep_work(0.0);
    user.app.keep_work(10.0);
    drop(user);
    let user = User::with_data_folder(&data);
    assert_eq!(titles(&user), before);
    assert_eq!((user.state().row().coins(), user.state().lesson()), (&[4, 5, 6][..], Some(2)));
    assert!(user.app.title().contains('*'));
}

#[test]
fn an_unsaved_course_becomes_recent_work_if_another_file_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("other.ron"));
    fs::write(&file, "(version: 8, coins: [8, 15])").unwrap();
    let mut user = User::with_data_folder(&data);
    user.send(Message::Course(CourseEdit::Title("Mine".to_owned())));
    user.send(Message::Lesson(1));
    user.edit_row("4 5 6");
    user.app.end();
    drop(user);
    let start = coin_duel::app::Start { file: Some(file), data_folder: Some(data.clone()), ..Default::default() };
    let mut user = User::start(&start);
    user.finish_file_tasks();
    assert_eq!(user.coins(), [8, 15]);
    let id = user.app.recent_work().pieces()[0].id;
    user.send(Message::OpenWork(id));
    assert_eq!((user.state().course().course().title.as_str(), user.coins()), ("Mine", &[4, 5, 6][..]));
    assert_eq!(user.state().lesson(), Some(1));
}

#[test]
fn the_next_lesson_of_a_lecture_begins_with_its_title() {
    let (mut user, _folder) = open(&course(&[2, 2]));
    user.send(Command::StartLecture);
    user.send(Command::Forward);
    user.send(Command::NextLesson);
    assert_eq!(place(&user), (Some(1), Some(Place::Title)));
    user.send(Command::PreviousLesson);
    assert_eq!(place(&user), (Some(0), Some(Place::Title)));
}

#[test]
fn the_minutes_of_a_rehearsal_are_written_beside_the_course_and_shown_the_next_time() {
    let (mut user, folder) = open(&course(&[1, 1]));
    user.send(Command::Rehearse);
    user.app.pass_lecture_time(0.0);
    user.app.pass_lecture_time(120.0);
    user.send(Command::NextLesson);
    user.app.pass_lecture_time(180.0);
    user.send(Command::Lecture);
    assert!(user.app.notices()[0].text.contains("The rehearsal took 3 minutes."), "{:?}", user.app.notices());
    let again = User::with_file(&folder.path().join("course.ron"));
    let minutes = &again.app.presenter().rehearsal.minutes;
    assert_eq!((minutes["Lesson 0"], minutes["Lesson 1"]), (2.0, 1.0));
}

#[test]
fn a_stop_that_undo_takes_away_is_not_the_shown_one_any_more() {
    let mut user = User::with_row("8 15 3 9");
    for _ in 0..2 {
        user.send(Command::AddStop);
    }
    user.send(Message::GoToStop(1));
    user.send(Command::Undo);
    assert_eq!((user.state().stops().len(), user.state().place()), (1, None));
    user.send(Command::AddStop);
    assert_eq!(user.state().stop_index(), Some(1));
}

#[test]
fn the_letters_of_a_note_are_one_step_for_undo() {
    let mut user = User::with_row("8 15 3 9");
    user.send(Command::AddStop);
    for note in ["A", "As", "Ask"] {
        let stop = Stop { note: note.to_owned(), ..user.state().stops()[0].clone() };
        user.send(Message::Stops(StopEdit::Set(0, Box::new(stop))));
    }
    user.send(Command::Undo);
    assert_eq!(user.state().stops()[0].note, "");
}

#[test]
fn a_lesson_of_a_file_that_another_program_has_changed_is_not_replaced_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let [path, lesson] = ["course.ron", "a.ron"].map(|name| folder.path().join(name));
    fs::write(&lesson, "(version: 8, coins: [8, 15])").unwrap();
    fs::write(&path, "(version: 1, lessons: [file(\"a.ron\")])").unwrap();
    let mut user = User::with_file(&path);
    user.edit_row("1 2 3");
    fs::write(&lesson, "(version: 8, coins: [4, 4, 4, 4])").unwrap();
    user.send(Command::Save);
    assert!(user.app.dialog().is_some());
    assert_eq!(Session::open(&lesson).unwrap().session.document.row.coins(), [4, 4, 4, 4]);
    user.send(Message::Changed(coin_duel::app::message::ChangedChoice::SaveAnyway));
    assert_eq!(Session::open(&lesson).unwrap().session.document.row.coins(), [1, 2, 3]);
    user.edit_row("5 6");
    user.send(Command::Save);
    assert_eq!(user.app.dialog(), None, "the file is known now");
}

#[test]
fn a_course_that_is_saved_elsewhere_holds_its_lessons_from_then_on() {
    let [folder, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let path = folder.path().join("course.ron");
    fs::write(folder.path().join("a.ron"), "(version: 8, coins: [8, 15])").unwrap();
    fs::write(&path, "(version: 1, lessons: [file(\"a.ron\")])").unwrap();
    let mut user = User::with_file(&path);
    let elsewhere = other.path().join("mine.ron");
    user.send(Message::SaveCourseTo(elsewhere.clone()));
    user.edit_row("1 2 3");
    user.send(Command::Save);
    let saved = Course::open(&elsewhere).unwrap();
    assert_eq!((saved.warnings, saved.course.lesson_count()), (vec![], 1));
    assert_eq!(saved.course.lesson(0).unwrap().session.document.row.coins(), [1, 2, 3]);
}

#[test]
fn a_copy_for_students_has_no_private_notes_and_never_replaces_the_course() {
    let (mut user, folder) = open(&course(&[3]));
    let path = folder.path().join("course.ron");
    let notes = |path: &std::path::Path| fs::read_to_string(path).unwrap().matches("Note ").count();
    assert_eq!(notes(&path), 3);
    let own = fs::read_to_string(&path).unwrap();
    for edition in Edition::ALL {
        user.send(Command::SaveWholeCourse);
        let Some(Dialog::SaveCourse { suggested, edition: Some(Edition::Students) }) = user.app.dialog().cloned()
        else {
            panic!("students are proposed: {:?}", user.app.dialog())
        };
        assert_ne!(suggested, path);
        user.send(Message::Edition(edition));
        user.send(Message::SaveCourseTo(path.clone()));
        assert!(user.app.dialogs().error.as_deref().is_some_and(|error| error.contains("is the course itself")));
        user.send(Message::SaveCourseTo(suggested.clone()));
        assert_eq!(user.app.dialog(), None);
        assert_eq!(notes(&suggested), if edition == Edition::Lecturer { 3 } else { 0 });
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), own);
    user.edit_row("1 2 3");
    user.send(Command::Save);
    assert_eq!(notes(&path), 3, "the course itself is the lecturer's");
}

#[test]
fn a_copied_link_has_no_private_notes_and_says_so() {
    let (mut user, _folder) = open(&course(&[2]));
    user.send(Message::CopyLinkTo("https://example.org/".to_owned()));
    let report = user.app.notices().iter().map(|notice| notice.text.clone()).collect::<String>();
    assert!(report.contains("Your private notes are not in it."), "{report}");
}

#[test]
fn the_texts_of_a_course_are_cleaned_while_they_are_typed() {
    let (mut user, _folder) = open(&course(&[0]));
    user.send(Message::Course(CourseEdit::Title("a\u{202e}b".to_owned())));
    user.send(Message::Course(CourseEdit::AddSection(0, "c\nd".to_owned())));
    let course = user.state().course().course();
    assert_eq!((&course.title[..], &course.entries[0]), ("a□b", &Entry::Section("c□d".to_owned())));
}

#[test]
fn the_clicker_folds_the_tree_of_calls_and_unfolds_it() {
    let mut user = User::new();
    user.send(Message::BundledCourse(1));
    user.send(Message::LectureFrom(3));
    let mut folds = Vec::new();
    for _ in 0..5 {
        user.send(Command::NextPage);
        user.wait(2.0);
        folds.push(user.state().look.fold.resting_head());
    }
    // The question, its answer, the tree, the graph and the table.
    assert_eq!(folds, [0.0, 0.0, 0.0, 1.0, 2.0]);
    assert_eq!(user.state().present_stop().fold, Fold::Table, "a stop that is added here folds it, too");
    user.send(Command::PreviousPage);
    user.send(Command::PreviousPage);
    assert_eq!(user.state().look.fold.resting_head(), 0.0);
}
