//! Predicting: the questions before a step or a move is shown, the answers, and the response to them.

use coin_duel::text::said;
use coin_duel::wording;
use std::path::PathBuf;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::{Message, Reply};
use coin_duel::game::{Interval, Row};
use coin_duel::predict::{Frequency, PredictSettings, QuestionKind};
use coin_duel::session::Session;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

/// The window with six coins, which asks only this kind of question, before each cell.
fn asking(kind: QuestionKind) -> Window {
    with_questions(SIX, &[kind], Frequency::EachCell)
}

pub fn with_questions(row: &str, kinds: &[QuestionKind], often: Frequency) -> Window {
    let mut session = Session::new(row.parse::<Row>().unwrap().into());
    session.view.predict = Some(PredictSettings { kinds: kinds.iter().copied().collect(), often });
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("questions.ron");
    session.save(&path).unwrap();
    start(&Start { file: Some(path), data_folder: None, ..Start::default() })
}

fn asked_cell(harness: &Window) -> Interval {
    harness.state().state().open_question().expect("a question").question.interval()
}

#[test]
fn clicks_answer_which_cells_a_step_reads() {
    let mut harness = asking(QuestionKind::Sources);
    step_to_a_question(&mut harness);
    assert_eq!((asked_cell(&harness), head(&harness)), (Interval::new(0, 1), 6.0));
    assert!(shows_part(&harness, "cell 0 to 1: empty"), "the step is not shown yet");
    click(&mut harness, "cell 0: first 8, second 0");
    click(&mut harness, "cell 2: first 3, second 0");
    assert!(shows_part(&harness, "Not correct."), "what is wrong is told");
    assert!(harness.state().state().waits_for_answer(), "and it can be tried again");
    click(&mut harness, "cell 0: first 8, second 0");
    click(&mut harness, "cell 1: first 15, second 0");
    assert!(shows_part(&harness, "Correct: "));
    assert_eq!(head(&harness), 6.0, "no answer moves the fill");
    click(&mut harness, "Go on");
    assert_eq!(head(&harness), 7.0);
    assert!(shows_part(&harness, said("predict.summary-first-try", &["0", "1"])));
}

#[test]
fn a_double_click_answers_and_does_not_change_the_zoom() {
    let mut harness = asking(QuestionKind::Sources);
    step_to_a_question(&mut harness);
    let before = zoom(&harness);
    for _ in 0..2 {
        harness.get_by_label("cell 0: first 8, second 0").click();
        harness.step();
    }
    harness.run();
    assert_eq!((zoom(&harness), harness.state().state().gaze.pinned), (before, None));
    assert!(
        harness.state().state().open_question().expect("a question").cells.is_empty(),
        "chosen and not chosen again"
    );
}

#[test]
fn arrows_and_space_choose_cells() {
    let mut harness = asking(QuestionKind::Sources);
    step_to_a_question(&mut harness);
    for key in [Key::ArrowLeft, Key::Space, Key::ArrowRight, Key::ArrowDown, Key::Space] {
        press(&mut harness, key);
    }
    assert!(shows_part(&harness, "Correct: "));
    assert_eq!(head(&harness), 6.0);
}

#[test]
fn an_arrow_at_the_edge_of_the_table_does_not_step() {
    let mut harness = asking(QuestionKind::Sources);
    step_to_a_question(&mut harness);
    for _ in 0..5 {
        press(&mut harness, Key::ArrowLeft);
    }
    assert!(harness.state().state().waits_for_answer(), "the question stays");
    assert_eq!(head(&harness), 6.0);
}

#[test]
fn an_arrow_answers_which_end_is_taken() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::End], Frequency::EachCell);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, "Not correct."));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "Correct: take right"));
    assert_eq!(head(&harness), 4.0, "the arrows answer and do not step");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 5.0, "after the answer they step again");
}

#[test]
fn a_typed_number_is_checked_and_the_most_common_mistake_is_named() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::First], Frequency::EachCell);
    for _ in 0..3 {
        step_to_a_question(&mut harness);
        press(&mut harness, Key::PageDown);
    }
    // Cell 0 to 2 of 8 15 3: left 8 + 3 = 11, right 3 + 8 = 11; with fir in place of sec, 8 + 15 = 23.
    step_to_a_question(&mut harness);
    assert_eq!(asked_cell(&harness), Interval::new(0, 2));
    harness.get_by_label("Your number").type_text("23");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "read sec, not fir"), "fir was read where sec was due");
    // The wrong text is selected, so the next text replaces it.
    harness.get_by_label("Your number").type_text("11");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "Correct: 11"));
    assert_eq!(head(&harness), 7.0, "digits are an answer and change no recurrence");
}

#[test]
fn digits_and_enter_of_one_slow_frame_are_the_answer() {
    let enter = |pressed| Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    for has_focus in [true, false] {
        let mut harness = with_questions("8 15 3 7", &[QuestionKind::First], Frequency::EachCell);
        step_to_a_question(&mut harness);
        if !has_focus {
            click(&mut harness, "cell 0: first 8, second 0");
        }
        for (digits, said) in [("23", "Not correct."), ("15", "Correct: 15")] {
            harness.input_mut().events.extend([Event::Text(digits.to_owned()), enter(true), enter(false)]);
            harness.run();
            assert!(shows_part(&harness, said), "{said}, with the focus: {has_focus}");
        }
    }
}

#[test]
fn digits_answer_wherever_the_focus_is() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::First], Frequency::EachCell);
    step_to_a_question(&mut harness);
    click(&mut harness, "cell 0: first 8, second 0");
    for (key, text) in [(Key::Num1, "1"), (Key::Num5, "5")] {
        harness.key_press(key);
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    }
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "Correct: 15"));
    assert_eq!(harness.state().state().view().recurrence, coin_duel::game::Recurrence::FIR_SEC);
}

#[test]
fn the_answer_field_has_the_focus_each_time_a_question_is_asked() {
    let mut harness = asking(QuestionKind::First);
    for _ in 0..3 {
        step_to_a_question(&mut harness);
        harness.get_by_label("Your number").type_text("9");
        harness.run();
        assert_eq!(harness.state().state().open_question().unwrap().number, "9");
        press(&mut harness, Key::Tab);
        press(&mut harness, Key::PageUp);
        assert!(!harness.state().state().waits_for_answer());
    }
}

#[test]
fn arrows_choose_where_sec_comes_from() {
    let mut harness = with_questions("8 15", &[QuestionKind::Second], Frequency::EachCell);
    step_to_a_question(&mut harness);
    harness.get_by_label("Your number").type_text("8");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, wording::notices::choose_where_it_is_from()));
    let right = |harness: &Window| shows_part(harness, "Correct: ");
    for _ in 0..4 {
        press(&mut harness, Key::ArrowDown);
        press(&mut harness, Key::Enter);
        if right(&harness) {
            break;
        }
    }
    assert!(right(&harness));
    assert_eq!(head(&harness), 2.0);
}

#[test]
fn enter_checks_the_answer_and_then_continues() {
    let mut harness = with_questions("8 15", &[QuestionKind::First], Frequency::EachCell);
    step_to_a_question(&mut harness);
    harness.get_by_label("Your number").type_text("15");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(head(&harness), 2.0);
    press(&mut harness, Key::Enter);
    assert_eq!(head(&harness), 3.0);
}

#[test]
fn a_revealed_question_is_not_asked_again() {
    let mut harness = asking(QuestionKind::First);
    step_to_a_question(&mut harness);
    click(&mut harness, said("panels.predict-reveal", &[]));
    assert!(shows_part(&harness, "Answer: 15"));
    press(&mut harness, Key::PageDown);
    assert_eq!(head(&harness), 7.0);
    press(&mut harness, Key::PageUp);
    press(&mut harness, Key::PageDown);
    assert_eq!(head(&harness), 7.0, "stepping back and forward does not ask it twice");
}

#[test]
fn another_row_or_another_position_removes_the_question() {
    let mut harness = asking(QuestionKind::End);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::Home);
    assert!(!harness.state().state().waits_for_answer());
    step_to_a_question(&mut harness);
    type_row(&mut harness, "1 2 3");
    assert!(!harness.state().state().waits_for_answer());
    assert!(shows(&harness, wording::panels::predict::how_to_begin()), "a new row counts anew");
}

#[test]
fn the_game_asks_for_the_best_end_and_does_not_show_it() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::BestEnd], Frequency::EachCell);
    show_moves(&mut harness);
    press(&mut harness, Key::ArrowRight);
    assert!(harness.state().state().waits_for_answer());
    for told in ["worth 22", said("panels.game-move-alone", &["1", "First", "right 7"]), "what if"] {
        assert!(!shows_part(&harness, told), "the panel beside it does not tell: {told}");
    }
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, "Not correct."));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "worth 22"), "what both ends are worth is told with the answer");
    assert_eq!(moves_played(&harness), 0.0);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(moves_played(&harness), 1.0);
}

#[test]
fn a_move_by_hand_removes_the_question_about_it() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::BestEnd], Frequency::EachCell);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert!(harness.state().state().waits_for_answer());
    press(&mut harness, Key::CloseBracket);
    assert!(!harness.state().state().waits_for_answer());
    assert_eq!(moves_played(&harness), 1.0);
}

#[test]
fn a_summary_is_shown_at_the_end_and_can_be_copied() {
    let mut harness = with_questions("8 15 3", &[QuestionKind::End], Frequency::EachCell);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::ArrowLeft);
    for _ in 0..12 {
        press(&mut harness, Key::PageDown);
    }
    assert!(shows(&harness, "Your predictions"));
    harness.get_by_label("Copy summary").click();
    harness.step();
    let text = copied(&harness).expect("a text in the clipboard");
    assert!(text.contains("8, 15, 3") && text.contains("of 3") && text.contains("Which end"), "{text}");
    press(&mut harness, Key::Escape);
    harness.run();
    assert!(!shows(&harness, "How you predicted"), "it is shown once");
}

#[test]
fn the_kinds_and_the_frequency_of_questions_are_chosen_and_saved() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::P);
    click(&mut harness, said("panels.predict-kinds", &["5", "5"]));
    click(&mut harness, wording::predict::settings::cells_read());
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, wording::predict::settings::cells_read()), "the menu is closed");
    choose(&mut harness, "How often", "each diagonal");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("asking.ron");
    save_as(&mut harness, &path);
    let saved = Session::open(&path).unwrap().session.view.predict.expect("what is asked");
    assert!(!saved.kinds.contains(QuestionKind::Sources) && saved.kinds.contains(QuestionKind::End));
    assert_eq!(saved.often, Frequency::EachSweep);
    press(&mut harness, Key::P);
    assert_eq!(harness.state().state().predict_settings(), None);
    press(&mut harness, Key::P);
    assert_eq!(harness.state().state().predict_settings(), Some(saved), "it asks as it did last");
}

#[test]
fn a_remote_reveals_a_question_in_the_lecture_view() {
    let mut harness = asking(QuestionKind::First);
    press(&mut harness, Key::L);
    for _ in 0..7 {
        press(&mut harness, Key::PageDown);
    }
    assert!(harness.state().state().waits_for_answer() && harness.state().state().lecture.is_some());
    press(&mut harness, Key::PageDown);
    assert!(shows_part(&harness, "Answer: 15"));
    press(&mut harness, Key::PageDown);
    assert_eq!(head(&harness), 7.0);
}

#[test]
fn a_remote_shows_a_blank_table_again_before_it_reveals_anything() {
    let mut harness = asking(QuestionKind::First);
    press(&mut harness, Key::L);
    step_to_a_question(&mut harness);
    // Leave the field, which would take the full stop as text.
    click(&mut harness, "cell 0: first 8, second 0");
    press(&mut harness, Key::Period);
    assert!(!shows_part(&harness, "cell 0"));
    press(&mut harness, Key::PageDown);
    assert!(shows_part(&harness, "cell 0") && harness.state().state().waits_for_answer());
}

#[test]
fn letters_mean_nothing_in_the_answer_field() {
    let mut harness = asking(QuestionKind::First);
    step_to_a_question(&mut harness);
    let before = (harness.state().state().view(), head(&harness), harness.state().app().title());
    for key in [Key::B, Key::L, Key::T, Key::W, Key::P, Key::D, Key::S] {
        press(&mut harness, key);
        harness.event(Event::Text(format!("{key:?}").to_lowercase()));
        harness.run();
    }
    assert!(harness.state().state().waits_for_answer(), "the question is still asked");
    let state = harness.state().state();
    assert_eq!((state.view(), head(&harness), harness.state().app().title()), before);
    assert!(state.lecture.is_none() && !state.look.spotlight);
    assert_eq!(state.open_question().expect("a question").number, "");
}

#[test]
fn a_presenters_keys_work_while_a_number_is_asked_for() {
    let mut harness = asking(QuestionKind::First);
    press(&mut harness, Key::L);
    step_to_a_question(&mut harness);
    let type_key = |harness: &mut Window, key: Key, text: &str| {
        harness.key_press(key);
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    };
    type_key(&mut harness, Key::Period, ".");
    assert!(harness.state().state().lecture.is_some_and(|lecture| lecture.is_blank));
    type_key(&mut harness, Key::Period, ".");
    type_key(&mut harness, Key::S, "s");
    assert!(harness.state().state().look.spotlight);
    assert_eq!(harness.state().state().open_question().unwrap().number, "", "letters are no part of a number");
    press(&mut harness, Key::F5);
    assert_eq!(head(&harness), 0.0);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::Escape);
    assert!(harness.state().state().lecture.is_none(), "Escape leaves at once");
}

#[test]
fn the_menu_of_kinds_stays_open_while_several_are_ticked() {
    let mut harness = asking(QuestionKind::End);
    click(&mut harness, said("panels.predict-kinds", &["1", "5"]));
    let kinds = [QuestionKind::First, QuestionKind::Second].map(|kind| kind.name(view(&harness).recurrence));
    for kind in kinds {
        harness.get_by_role_and_label(Role::CheckBox, &kind).click();
        harness.run();
    }
    assert!(shows(&harness, said("panels.predict-kinds", &["3", "5"])));
}

#[test]
fn an_exercise_shows_its_question_alone_and_leads_to_the_next_one() {
    let mut harness = app();
    apply(&mut harness, Command::Practise.into());
    harness.run();
    assert!(shows(&harness, said("practice.page-exercise", &[])));
    assert!(!shows(&harness, said("panels.predict-stop", &[])), "it is not set up by the learner");
    apply(&mut harness, Message::Reply(Reply::Reveal));
    harness.run();
    click(&mut harness, said("practice.page-next", &[]));
    assert!(harness.state().state().waits_for_answer());
    apply(&mut harness, Command::Progress.into());
    harness.run();
    assert!(shows(&harness, said("practice.page-right", &["0", "1"])));
    click(&mut harness, said("practice.page-copy", &[]));
    assert!(shows(&harness, said("practice.page-copied", &[])));
    press(&mut harness, Key::Enter);
    assert!(harness.state().app().dialog().is_none(), "Enter practises");
}
