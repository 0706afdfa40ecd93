//! Questions do not tell their answers: each kind of question is asked beside each part of the window.

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::app::shown::{Secret, Shown};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::fill::count::CallCount;
use coin_duel::game::play::game::Share;
use coin_duel::game::{Interval, Recurrence};
use coin_duel::lessons;
use coin_duel::predict::QuestionKind;
use coin_duel::session::course::Place;
use coin_duel::session::{CodeSubject, Subject};
use coin_duel::wording;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

/// A row whose numbers occur nowhere else. Taking the right end is best: 14,118. The left end is worth 7,104. The second
/// player gets 3,040, which is also the first number of another cell.
const ROW: &str = "2027, 9041, 1013, 5077";
const WHOLE: Interval = Interval { i: 0, j: 3 };
/// What tells the numbers or the best end of the whole row, or the moves that best play makes.
const TELLS: [&str; 7] = ["14,118", "14118", "7,104", "11,078", "cell 0 to 3: first", "taken by", "takes right"];
/// Before its last step, the fill has done this many.
const LAST_STEP: usize = 9;

/// The window with a session of the row: the fill and the game at positions, and more fields.
fn window(fill: usize, game: usize, fields: &str) -> Window {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("asking.ron");
    let text = format!(
        "(version: 8, title: \"Distinct\", coins: [{ROW}], fill_position: {fill}.0, game_position: {game}, {fields})"
    );
    std::fs::write(&path, text).unwrap();
    start(&Start { file: Some(path), data_folder: None, ..Start::default() })
}

fn send(harness: &mut Window, message: impl Into<Message>) {
    apply(harness, message.into());
    harness.run();
}

/// Brings a part of the window into view. A new part has to be shown here.
fn show(harness: &mut Window, shown: Shown) {
    match shown {
        Shown::Row | Shown::Result | Shown::Table | Shown::GameInTable | Shown::Step => {
            send(harness, Command::ShowTable);
        }
        Shown::Counters => send(harness, Command::ShowCalls),
        Shown::Subject(subject) => send(harness, Command::of_subject(subject)),
        Shown::CodeOfFusion => {
            send(harness, Command::ShowCode);
            send(harness, Message::Code(CodeSubject::Fusion));
        }
    }
}

/// Leaves what [`show`] has opened.
fn leave(harness: &mut Window, shown: Shown) {
    if shown == Shown::CodeOfFusion {
        send(harness, Message::Code(CodeSubject::Table));
    }
}

/// The texts of the window that tell an answer.
fn told(harness: &Window, tells: &[&str]) -> Vec<String> {
    let painted = painted(harness).into_iter().map(|(text, _)| text);
    let texts = readable(harness).into_iter().chain(painted);
    texts.filter(|text| tells.iter().any(|answer| text.contains(answer))).collect()
}

/// Looks for the answer beside each part of the window. The asked cell is pinned, and its best play is traced.
fn assert_hidden(harness: &mut Window, kind: QuestionKind, tells: &[&str]) {
    // Each part stands on the stage, beside it, and on a slide.
    let places = [None, Some(Command::Beside), Some(Command::Lecture)];
    for (shown, place) in Shown::all().flat_map(|shown| places.map(|place| (shown, place))) {
        show(harness, shown);
        match (place, shown) {
            (Some(Command::Beside), Shown::Subject(subject)) => send(harness, Message::Pane(subject)),
            (Some(command), _) => send(harness, command),
            (None, _) => {}
        }
        send(harness, Message::Pin(Some(WHOLE)));
        send(harness, Message::Trace(WHOLE, Share::Fir));
        assert!(harness.state().state().waits_for_answer(), "{kind:?} beside {shown:?}");
        assert_eq!(told(harness, tells), [] as [String; 0], "{kind:?} beside {shown:?}");
        if kind == QuestionKind::Sources {
            let reads = harness.query_all_by_role(Role::TreeItem).count();
            assert!(reads == 0 && !shows_part(harness, "will read"), "{shown:?} tells the cells that are read");
        }
        if let Some(command) = place {
            send(harness, command);
        }
        leave(harness, shown);
    }
}

#[test]
fn no_part_of_the_window_tells_what_is_asked_about_a_step() {
    for recurrence in Recurrence::PUBLISHED {
        for (kind, name) in [
            (QuestionKind::Sources, "sources"),
            (QuestionKind::End, "end"),
            (QuestionKind::First, "first"),
            (QuestionKind::Second, "second"),
        ] {
            // Of the other recurrences, only the numbers differ.
            if !kind.applies_to(recurrence) || (recurrence != Recurrence::FIR_SEC && kind != QuestionKind::First) {
                continue;
            }
            let recurrence = recurrence.key().unwrap();
            let fields = format!("recurrence: {recurrence}, predict: Some((kinds: [{name}], often: each_cell))");
            // The game is finished.
            let mut harness = window(LAST_STEP, 4, &fields);
            send(&mut harness, Command::ShowTable);
            press(&mut harness, Key::ArrowRight);
            assert_hidden(&mut harness, kind, &TELLS);
        }
    }
}

#[test]
fn no_part_of_the_window_tells_the_best_move_that_is_asked_for() {
    // The table is full, and holds the answer.
    let mut harness = window(LAST_STEP + 1, 0, "predict: Some((kinds: [best_end], often: each_cell))");
    send(&mut harness, Command::ShowGame);
    press(&mut harness, Key::ArrowRight);
    // The difference of the row, which fusion finds, does not tell which end is best.
    assert_hidden(
        &mut harness,
        QuestionKind::BestEnd,
        &["14,118", "14118", "7,104", "cell 0 to 3: first", "takes right"],
    );
}

#[test]
fn a_finished_game_and_fusion_stay_hidden_before_the_next_question_unless_they_are_asked_for() {
    let mut harness = window(LAST_STEP, 4, "predict: Some((kinds: [first], often: each_cell))");
    send(&mut harness, Message::Transport(Transport::Fusion, TransportAction::Last));
    for subject in Subject::ALL {
        send(&mut harness, Command::ShowTable);
        send(&mut harness, Message::Pane(subject));
        send(&mut harness, Message::Transport(Transport::Fusion, TransportAction::Last));
        assert_eq!(told(&harness, &TELLS), [] as [String; 0], "{subject:?}");
    }
    send(&mut harness, Message::Pane(Subject::Fusion));
    click(&mut harness, wording::panels::fusion::go_to_fusion());
    assert!(shows_part(&harness, "11,078"));
    send(&mut harness, Command::ShowTable);
    send(&mut harness, Message::Pane(Subject::Game));
    click(&mut harness, wording::panels::game::go_to_the_game());
    assert!(shows_part(&harness, "taken by First"));
}

#[test]
fn every_part_that_tells_something_shows_it_when_nothing_is_asked() {
    let mut harness = window(LAST_STEP + 1, 4, "");
    for shown in Shown::all() {
        show(&mut harness, shown);
        send(&mut harness, Message::Transport(Transport::Fusion, TransportAction::Last));
        send(&mut harness, Message::Pin(Some(WHOLE)));
        // The result of the row stands above the table, too.
        let shows = match shown.tells() {
            Some(Secret::Reads) | None => true,
            Some(_) => !told(&harness, &TELLS).is_empty(),
        };
        assert!(shows, "{shown:?}");
        leave(&mut harness, shown);
    }
}

#[test]
fn no_slide_tells_what_the_class_is_asked() {
    for (at, ask) in [
        ("fill(9)", "sources"),
        ("fill(9)", "end"),
        ("fill(9)", "first"),
        ("fill(9.5)", "second"),
        ("game(0)", "best_end"),
    ] {
        // Behind a question about a move, the table is full.
        let (fill, game) = if ask == "best_end" { (LAST_STEP + 1, 0) } else { (LAST_STEP, 4) };
        let mut harness = window(fill, game, &format!("stops: [(at: {at}, ask: {ask}, note: \"Ask.\")]"));
        press(&mut harness, Key::F5);
        press(&mut harness, Key::PageDown);
        send(&mut harness, Command::LectureNotes);
        assert!(harness.state().state().show_of_hands().is_some_and(|asked| !asked.is_answered), "{ask}");
        for subject in Subject::ALL {
            show(&mut harness, Shown::Subject(subject));
            // The correct answer is one of those to choose from.
            let readable = readable(&harness).into_iter().filter(|text| !text.ends_with(" hands"));
            let tells = |text: &String| TELLS.iter().any(|answer| text.contains(answer));
            assert_eq!(
                readable.filter(tells).collect::<Vec<_>>(),
                [] as [String; 0],
                "{ask} on the slide of {subject:?}"
            );
        }
        send(&mut harness, Command::LectureNotes);
        press(&mut harness, Key::PageDown);
        let asked = harness.state().state().show_of_hands().expect("the class is asked");
        assert!(asked.is_answered && shows_part(&harness, &asked.question.asked(false).reveal()), "{ask}");
    }
}

#[test]
fn no_lesson_tells_how_many_calls_it_asks_for_until_the_table_is_full() {
    let mut harness = app();
    for lesson in [2, 3, 4] {
        send(&mut harness, Message::Lesson(lesson));
        assert_eq!(view(&harness).subject, Subject::Calls);
        show_details(&mut harness);
        let state = harness.state().state();
        let calls = CallCount::without_memo(view(&harness).recurrence, state.n()).to_string();
        let pair = Interval::new(1, 2);
        let tells = |calls: &str| {
            [format!("{calls} calls"), format!("in all: {calls}"), "times".to_owned(), "twice".to_owned()]
        };
        for at in [0.0, 9.0] {
            send(&mut harness, Message::Transport(Transport::Fill, TransportAction::Seek(at)));
            send(&mut harness, Message::Pin(Some(pair)));
            let tells = tells(&calls);
            let tells: Vec<_> = tells.iter().map(|text| &text[..]).collect();
            let told = told(&harness, &tells);
            let told: Vec<_> = told.iter().filter(|text| !text.contains('\n') && !text.contains('?')).collect();
            assert_eq!(told, [] as [&String; 0], "lesson {} at step {at}", lesson + 1);
        }
        let named = harness.query_all_by_role(Role::TreeItem).filter_map(|node| node.accesskit_node().label());
        let copies = named.filter(|name| name.starts_with("call 1 to 2")).count();
        press(&mut harness, Key::End);
        assert!(shows_part(&harness, &calls), "lesson {}", lesson + 1);
        assert!(
            copies == 1 || shows_part(&harness, &format!("call 1 to 2, {copies} times")),
            "each call can be counted"
        );
    }
}

#[test]
fn the_slide_of_a_question_marks_its_cell() {
    let mut harness = app();
    press(&mut harness, Key::L);
    let mut asked = 0;
    for (lesson, session) in lessons::all().iter().enumerate() {
        for (index, stop) in session.document.stops.iter().enumerate() {
            if stop.ask.is_none_or(|kind| kind == QuestionKind::BestEnd) {
                continue;
            }
            send(&mut harness, Message::GoToPlace(lesson, Place::Stop { index, answered: false }));
            let state = harness.state().state();
            let interval = state.class_question().expect("the class is asked").interval();
            let Interval { i, j } = interval;
            let cell = harness.get_by_label(&format!("cell {i} to {j}: empty")).rect();
            let painted = painted(&harness);
            let marks: Vec<_> = painted.iter().filter(|(text, _)| text == "?").map(|(_, rect)| rect.center()).collect();
            let name = format!("lesson {}, stop {}", lesson + 1, index + 1);
            assert!(!marks.is_empty() && marks.iter().all(|at| cell.contains(*at)), "{name}: {cell:?} {marks:?}");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn a_stop_of_fusion_shows_its_stack_and_its_code() {
    let stops = "stops: [(at: fill(6)), (at: fusion(3)), (at: fusion(5), lecture: code)]";
    let mut harness = window(0, 0, stops);
    press(&mut harness, Key::L);
    for (index, shown) in [(0, "fir = "), (1, "stack")] {
        send(&mut harness, Message::GoToStop(index));
        let painted = painted(&harness);
        assert!(painted.iter().any(|(text, _)| text.contains(shown)), "{shown}: {painted:?}");
    }
    send(&mut harness, Message::GoToStop(2));
    assert!(shows(&harness, wording::panels::code::code()));
    assert_eq!(view(&harness).code, CodeSubject::Fusion, "the code that is executed");
}
