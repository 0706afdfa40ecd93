//! Going through the lessons, and what is kept of them.

use crate::user::{User, file_with_row, folder};
use coin_duel::app::command::Command;
use coin_duel::app::dialog::Dialog;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, Message, Reply, UnsavedChoice};
use coin_duel::app::preferences::PredictScore;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::row_draft::RowInput;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::lessons;
use coin_duel::predict::QuestionKind;
use coin_duel::session::Document;
use coin_duel::session::course::Place;

fn of_lesson(index: usize) -> &'static Document {
    &lessons::all()[index].document
}

fn lesson(user: &User) -> Option<usize> {
    user.state().lesson()
}

fn done(user: &User) -> Vec<usize> {
    (0..lessons::all().len()).filter(|index| user.state().preferences.is_lesson_done(of_lesson(*index))).collect()
}

#[test]
fn next_and_previous_go_through_all_lessons_and_stop_at_both_ends() {
    let mut user = User::new();
    user.send(Command::PreviousLesson);
    for index in 0..lessons::all().len() {
        assert_eq!(lesson(&user), Some(index));
        user.send(Command::NextLesson);
    }
    let last = lessons::all().len() - 1;
    assert_eq!(lesson(&user), Some(last));
    user.send(Command::PreviousLesson);
    assert_eq!(lesson(&user), Some(last - 1));
    assert_eq!(user.state().session(), lessons::all()[last - 1]);
}

#[test]
fn a_lesson_with_another_row_or_title_is_none_and_the_next_one_is_the_first() {
    for edit in [Edit::Row("8 15 3 7 1".parse().expect("a row")), Edit::Title("Mine".to_owned())] {
        let mut user = User::new();
        user.send(Command::NextLesson);
        user.send(Message::Edit(edit));
        assert_eq!(lesson(&user), None);
        let before = user.state().document().clone();
        user.send(Command::PreviousLesson);
        assert_eq!(*user.state().document(), before);
        user.send(Command::NextLesson);
        assert_eq!(lesson(&user), Some(0));
        user.send(Command::Undo);
        assert_eq!(*user.state().document(), before, "undo brings it back");
    }
}

#[test]
fn the_next_lesson_asks_about_unsaved_changes_of_a_file() {
    let folder = folder();
    let mut user = User::with_file(&file_with_row(&folder, "mine.ron", "1 2 3"));
    user.edit_row("1 2 3 4");
    user.send(Command::NextLesson);
    assert!(user.asks_about_unsaved());
    assert_eq!(user.coins(), [1, 2, 3, 4]);
}

#[test]
fn a_lecture_begins_at_a_lesson_after_the_question_about_unsaved_changes() {
    let folder = folder();
    let mut user = User::with_file(&file_with_row(&folder, "mine.ron", "1 2 3"));
    user.edit_row("1 2 3 4");
    user.send(Message::LectureFrom(99));
    assert!(!user.asks_about_unsaved() && user.state().lecture.is_none(), "there is no such lesson");
    user.send(Message::LectureFrom(3));
    assert!(user.asks_about_unsaved() && user.state().lecture.is_none());
    user.send(Message::Unsaved(UnsavedChoice::Discard));
    assert_eq!((lesson(&user), user.state().place()), (Some(3), Some(Place::Title)));
    assert!(user.state().lecture.is_some());
    user.send(Message::LectureFrom(3));
    assert!(user.state().lecture.is_some() && !user.asks_about_unsaved());
}

#[test]
fn the_list_of_lessons_is_a_dialog_that_a_lesson_ends() {
    let mut user = User::new();
    user.send(Command::Lessons);
    assert_eq!(user.app.dialog(), Some(&Dialog::Lessons));
    user.send(Message::CloseDialog);
    user.send(Message::Lesson(4));
    assert_eq!((user.app.dialog(), lesson(&user)), (None, Some(4)));
}

#[test]
fn a_lesson_is_done_when_its_fill_has_reached_the_end() {
    let mut user = User::new();
    user.transport(Transport::Fill, TransportAction::Seek(9.0));
    user.wait(1.0);
    assert_eq!(done(&user), [0; 0], "the result is not written yet");
    user.send(Command::ShowTable);
    user.step(Command::Forward);
    assert_eq!(done(&user), [0]);
    user.send(Command::First);
    assert_eq!(done(&user), [0], "it stays done");

    // Two messages of the same frame.
    user.send(Message::Lesson(4));
    user.send(Command::Last);
    user.send(Command::NextLesson);
    assert_eq!(done(&user), [0, 4]);

    user.edit_row("1 2");
    user.send(Command::Last);
    user.wait(1.0);
    assert_eq!(done(&user), [0, 4], "another row is no lesson");
}

#[test]
fn what_is_done_is_kept_for_the_next_start() {
    let mut user = User::new();
    user.send(Command::ShowTable);
    user.send(Command::Last);
    let text = ron::to_string(&user.state().preferences).expect("preferences can be written");
    assert!(text.contains("greedy-loses"), "{text}");
    let read: Preferences = ron::from_str(&text).expect("preferences can be read");
    let app = App::new(&Start::default(), read, Waker::default());
    assert!(
        app.state().preferences.is_lesson_done(of_lesson(0)) && !app.state().preferences.is_lesson_done(of_lesson(1))
    );
}

/// Answers the questions of the open lesson up to the summary: the first `right` ones correctly, and the others not.
fn predict(user: &mut User, right: usize) {
    user.send(Command::ShowTable);
    user.ask(&[QuestionKind::First]);
    let mut asked = 0;
    while user.app.dialog().is_none() {
        if user.state().waits_for_answer() {
            let cell = user.state().asked_cell().expect("a question about a cell");
            let fir = user.state().table().cell(cell).fir();
            if asked < right {
                user.reply(Reply::Number(fir.to_string()));
                user.reply(Reply::Check);
            } else {
                user.reply(Reply::Reveal);
            }
            asked += 1;
        }
        assert!(asked <= 6, "a table of four coins has six cells with a choice");
        user.step(Command::Forward);
    }
    assert!(matches!(user.app.dialog(), Some(Dialog::Summary(_))));
    user.send(Message::CloseDialog);
}

#[test]
fn the_best_result_of_the_questions_of_a_lesson_is_kept() {
    let mut user = User::new();
    assert_eq!(user.state().preferences.lesson_score(of_lesson(0)), None);
    for (right, best) in [(2, 2), (6, 6), (1, 6)] {
        user.send(Message::Lesson(0));
        predict(&mut user, right);
        let score = user.state().preferences.lesson_score(of_lesson(0));
        assert_eq!(score, Some(PredictScore { right: best, asked: 6 }));
    }
    user.send(Message::Lesson(1));
    assert_eq!(user.state().preferences.lesson_score(of_lesson(1)), None);
    user.send(Message::Edit(Edit::Title("Mine".to_owned())));
    let before = user.state().preferences.clone();
    predict(&mut user, 6);
    assert_eq!(
        user.state().preferences.lesson_score(of_lesson(1)),
        before.lesson_score(of_lesson(1)),
        "a session of one's own is no lesson"
    );
}

#[test]
fn the_texts_of_a_lesson_leave_with_its_row_and_undo_brings_them_back() {
    let mut user = User::new();
    let lesson = user.state().document().clone();
    user.send(Message::Edit(Edit::Words("Mine".to_owned())));
    user.send(Message::RowInput(RowInput::Type("4 9".to_owned())));
    let typed = user.state().document();
    let words: Vec<_> = typed.stops.iter().map(|stop| &stop.words[..]).collect();
    assert_eq!((&typed.title[..], words), ("", vec!["Mine"]), "a text of one's own stays");
    user.send(Command::Undo);
    assert_eq!(user.state().document().title, lesson.title);
    user.send(Command::Undo);
    assert_eq!(*user.state().document(), lesson);
}

#[test]
fn a_session_of_ones_own_keeps_its_texts_when_its_row_changes() {
    let mut user = User::new();
    user.send(Message::Edit(Edit::Title("Mine".to_owned())));
    let before = user.state().document().clone();
    user.send(Message::Edit(Edit::Row("4 9".parse().expect("a row"))));
    let after = user.state().document();
    let words = |document: &Document| document.stops.iter().map(|stop| stop.words.clone()).collect::<Vec<_>>();
    assert_eq!((&after.title, words(after)), (&before.title, words(&before)));
}

#[test]
fn a_copy_of_a_lesson_in_a_file_keeps_its_texts_when_its_row_changes() {
    let folder = folder();
    let path = folder.path().join("mine.ron");
    let lesson = &lessons::all()[0];
    lesson.save(&path).expect("a session is saved");
    let mut user = User::with_file(&path);
    user.edit_row("4 9");
    let document = user.state().document();
    assert_eq!((&document.title, &document.stops[0].words), (&lesson.document.title, &lesson.document.stops[0].words));
}
