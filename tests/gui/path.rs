//! The path of a lesson in the window: its words, the questions of its author, what a game leads to, and its stops in order.

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::session::Subject;
use coin_duel::text::said;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

/// The window with a session of four coins and these stops.
fn with_stops(stops: &str) -> Window {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("path.ron");
    std::fs::write(&path, format!("(version: 9, title: \"A path\", coins: [8, 15, 3, 7], stops: [{stops}])")).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    harness
}

fn words(harness: &Window, index: usize) -> &str {
    &harness.state().state().stops()[index].words
}

#[test]
fn the_words_are_changed_where_they_stand_and_undone() {
    let mut harness = with_stops("(at: fill(0.0), words: \"First has *{fir}*.\"), (at: fill(10.0))");
    assert!(shows(&harness, "First has 22."));
    harness.get_by_label(said("panels.story-change-words", &[])).focus();
    harness.run();
    press(&mut harness, Key::Enter);
    harness.run();
    let field = |harness: &Window| harness.get_by_label(said("panels.story-words", &[])).value();
    assert_eq!(field(&harness).as_deref(), Some("First has *{fir}*."), "as they are written");
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label(said("panels.story-words", &[])).type_text("Both have {sum}.");
    harness.run();
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, "Both have 33."));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(shows(&harness, "First has 22."));
}

#[test]
fn a_row_of_ones_own_gets_words() {
    let mut harness = app();
    choose(&mut harness, "File", "New");
    harness.get_by_label(said("panels.story-words", &[])).focus();
    harness.run();
    for text in ["A", " row"] {
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run();
    }
    assert_eq!(words(&harness, 0), "A row", "the field stays while its stop is made");
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, "A row"));
    assert!(!shows(&harness, said("panels.story-go-on", &[])), "words alone are no path");
}

#[test]
fn an_authors_question_is_answered_in_the_story() {
    let mut harness = with_stops(
        "(at: fill(0.0), words: \"Count.\", question: (text: \"How many cells?\", options: [\"6\", \"{cells}\"], answer: \
         \"{cells}\", why: \"Each is a row.\")), (at: fill(4.0), question: (text: \"And coins?\", answer: \"4\"))",
    );
    assert!(!shows_part(&harness, "Each cell answers"), "nothing answers it beforehand");
    assert!(harness.state().state().hides(coin_duel::app::shown::Secret::Result), "nor does the result");
    harness.event(egui::Event::Text("6".to_owned()));
    harness.run();
    assert_eq!(coins(&harness), [8, 15, 3, 7], "a digit begins no row meanwhile");
    click(&mut harness, "6");
    assert!(shows(&harness, said("panels.story-not-the-answer", &["6"])) && !shows_part(&harness, "Each is a row"));
    click(&mut harness, "10");
    assert!(shows(&harness, said("panels.predict-correct", &["10: Each is a row"])));
    assert!(harness.get_by_label("10").accesskit_node().toggled().is_some(), "the right choice is marked");
    press(&mut harness, Key::PageDown);
    harness.run_steps(20);
    // The field has the focus, and keeps it for another try.
    for answer in ["5", "4"] {
        harness.event(egui::Event::Text(answer.to_owned()));
        harness.run();
        press(&mut harness, Key::Enter);
        harness.run();
    }
    assert!(shows(&harness, said("panels.predict-correct", &["4"])));
    press(&mut harness, Key::PageUp);
    harness.run_steps(20);
    assert_eq!(harness.state().state().stop_index(), Some(0));
}

#[test]
fn a_remote_leads_on_from_the_field_of_an_answer() {
    let mut harness = with_stops("(at: fill(0.0), question: (text: \"Coins?\", answer: \"4\")), (at: fill(4.0))");
    apply(&mut harness, Message::GoToStop(0));
    harness.run();
    for _ in 0..2 {
        press(&mut harness, Key::PageDown);
        harness.run_steps(20);
    }
    assert_eq!(harness.state().state().stop_index(), Some(1), "the first press shows the answer");
}

#[test]
fn a_stop_of_words_alone_takes_the_stage_and_the_slide() {
    let mut harness = with_stops("(at: fill(0.0), words: \"*Rules*: one coin each.\", text: true), (at: fill(4.0))");
    let on_stage = |harness: &Window| harness.query_all_by_label("Rules: one coin each.").count();
    assert_eq!(on_stage(&harness), 2, "in the story and on the stage");
    assert!(!shows_part(&harness, "cell 0"));
    press(&mut harness, Key::PageDown);
    harness.run_steps(20);
    assert!(shows_part(&harness, "cell 0") || harness.state().state().view().subject == Subject::Table);
    assert_eq!(on_stage(&harness), 1);
    press(&mut harness, Key::F5);
    press(&mut harness, Key::PageDown);
    assert_eq!(on_stage(&harness), 1, "on the slide");
}

#[test]
fn who_lost_is_led_to_the_table_and_who_won_to_another_game() {
    let mut harness = start(&coin_duel::app::Start::default());
    let play = |harness: &mut Window, keys: [Key; 2]| {
        for key in keys {
            press(harness, key);
            harness.run_steps(160);
        }
    };
    play(&mut harness, [Key::ArrowLeft, Key::ArrowRight]);
    assert!(shows_part(&harness, said("picture.your-coin-uncovered", &["8", "15"])));
    click(&mut harness, said("panels.game-could-you-have-won", &[]));
    assert_eq!(harness.state().state().stop_index(), Some(1));
    apply(&mut harness, Message::GoToStop(0));
    harness.run_steps(20);
    assert!(harness.state().state().is_your_turn(), "a new game begins");
    play(&mut harness, [Key::ArrowRight, Key::ArrowLeft]);
    assert!(shows(&harness, said("panels.game-see-why", &[])) && shows(&harness, said("panels.game-another-row", &[])));
    click(&mut harness, said("panels.game-take-the-other-side", &[]));
    harness.run_steps(160);
    assert_eq!((harness.state().state().ply(), harness.state().state().is_your_turn()), (1, true), "the table began");
}

#[test]
fn a_stop_is_moved_by_alt_and_an_arrow_and_by_drag() {
    let mut harness = with_stops("(at: fill(1.0)), (at: fill(2.0)), (at: fill(3.0))");
    apply(&mut harness, Command::ListStops.into());
    harness.run();
    let order = |harness: &Window| {
        let steps = harness.state().state().stops().iter().map(|stop| format!("{:?}", stop.at)).collect::<Vec<_>>();
        steps.join(" ").replace("Fill(", "").replace(".0)", "")
    };
    click(&mut harness, "1 · step 1");
    harness.run_steps(20);
    press_with(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(order(&harness), "2 1 3");
    press_with(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(order(&harness), "2 3 1", "the focus goes with it");
    press_with(&mut harness, CTRL, Key::Z);
    click(&mut harness, "3 · step 3");
    harness.run_steps(20);
    let [from, to] = ["1 · step 2", "3 · step 3"].map(|name| harness.get_by_label(name).rect());
    harness.drag_at(from.center());
    harness.run();
    harness.hover_at(to.center_bottom() + egui::vec2(0.0, 4.0));
    harness.run();
    harness.drop_at(to.center_bottom() + egui::vec2(0.0, 4.0));
    harness.run();
    assert_eq!(order(&harness), "1 3 2");
    assert_eq!(harness.state().state().stop_index(), Some(1), "the stage shows the same stop");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(order(&harness), "2 1 3");
}

#[test]
fn the_words_of_the_shown_stop_are_written_by_a_key_and_the_answer_stands_in_its_cell() {
    let mut harness = with_stops("(at: fill(4.0), ask: first, words: \"Two coins.\"), (at: fill(5.0))");
    apply(&mut harness, Message::GoToStop(0));
    harness.run_steps(160);
    assert!(harness.state().state().waits_for_answer());
    assert_eq!(harness.query_all_by_label(said("panels.story-go-on", &[])).count(), 1);
    harness.event(egui::Event::Text("15".to_owned()));
    harness.run();
    press(&mut harness, Key::Enter);
    harness.run_steps(20);
    assert_eq!(
        harness.query_all_by_label(said("panels.story-go-on", &[])).count(),
        2,
        "the way on is at the answer, too"
    );
    press(&mut harness, Key::Enter);
    harness.run_steps(20);
    assert_eq!(harness.state().state().stop_index(), Some(1), "Enter leads on along the stops");
    // The list is open. This stop has no words, and those before it are not changed in its place.
    apply(&mut harness, Command::ListStops.into());
    press_with(&mut harness, Modifiers::SHIFT, Key::E);
    harness.run();
    harness.event(egui::Event::Text("Both.".to_owned()));
    harness.run();
    assert_eq!([words(&harness, 0), words(&harness, 1)], ["Two coins.", "Both."]);
}

#[test]
fn the_class_is_asked_what_a_learner_was_asked_at_the_same_stop() {
    let mut harness = with_stops("(at: fill(4.0), ask: first, words: \"Two coins.\"), (at: fill(5.0))");
    apply(&mut harness, Message::GoToStop(0));
    harness.run_steps(160);
    assert!(harness.state().state().open_question().is_some());
    apply(&mut harness, Command::Lecture.into());
    harness.run_steps(20);
    let state = harness.state().state();
    assert!(state.open_question().is_none() && state.class_question().is_some());
    press(&mut harness, Key::Escape);
    harness.run_steps(20);
    assert!(harness.state().state().waits_for_answer(), "the learner is asked again");
}

#[test]
fn the_question_of_a_stop_comes_back_with_its_subject() {
    let mut harness = with_stops("(at: fill(4.0), ask: first, words: \"Two coins.\"), (at: fill(5.0))");
    apply(&mut harness, Message::GoToStop(0));
    harness.run_steps(160);
    for (command, waits) in [(Command::ShowCalls, false), (Command::ShowTable, true)] {
        apply(&mut harness, command.into());
        harness.run_steps(20);
        assert_eq!(harness.state().state().waits_for_answer(), waits);
    }
    assert_eq!(harness.state().state().stop_index(), Some(0));
}
