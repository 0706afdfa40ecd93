//! The lecture view and the preferences.

use crate::user::{SIX, User, file_with_row, folder};
use coin_duel::app::command::Command;
use coin_duel::app::effect::Effect;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::preferences::Preferences;
use coin_duel::app::row_draft::RowInput;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::game::table::overview::Lengths;
use coin_duel::game::{CountFrom, Player, Players, Strategy, Stride};
use coin_duel::listing::Language;
use coin_duel::picture::color_role::Theme;
use coin_duel::predict::{Frequency, QuestionKind};
use coin_duel::session::{Layout, Reading, Subject};

#[test]
fn the_lecture_view_fills_the_screen_blanks_the_table_and_is_left() {
    let mut user = User::with_row(SIX);
    user.send(Command::ShowCalls);
    user.send(Command::FullScreen);
    assert_eq!(user.effects(), [Effect::FullScreen(true), Effect::LeaveFocus]);
    assert!(user.state().lecture.is_some_and(|lecture| lecture.in_full_screen));
    user.send(Command::Blank);
    assert!(user.state().is_blank());
    user.step(Command::Forward);
    assert_eq!((user.state().is_blank(), user.fill()), (true, 1.0), "what was blank stays blank over a step");
    user.send(Command::Blank);
    user.send(Command::Black);
    user.step(Command::Forward);
    assert_eq!((user.state().is_blank(), user.fill()), (false, 1.0), "a black screen gives way first");
    user.send(Command::Spotlight);
    assert!(user.state().look.spotlight);
    user.send(Command::Unpin);
    assert_eq!((user.effects(), user.state().lecture), (vec![Effect::FullScreen(false)], None));
    assert_eq!(user.state().view().subject, Subject::Calls);

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
fn a_row_that_is_given_up_gives_way_to_the_one_before_and_can_be_redone() {
    let mut user = User::with_row(SIX);
    user.send(Command::Story);
    user.send(Message::RowInput(RowInput::Begin("4".to_owned())));
    assert_eq!(user.effects(), [Effect::FocusRowEnd(1)]);
    assert!(user.app.shows_story(), "its field is shown");
    user.send(Message::RowInput(RowInput::Type("4 9".to_owned())));
    user.send(Message::RowInput(RowInput::GiveUp));
    assert_eq!(user.state().row().to_string(), "8, 15, 3, 7, 9, 2");
    user.send(Command::Redo);
    assert_eq!(user.state().row().coins(), [4, 9]);
    user.send(Message::RowInput(RowInput::GiveUp));
    assert_eq!(user.state().row().coins(), [4, 9], "a row that was typed before stays");
}

#[test]
fn the_command_counts_coins_from_1_and_a_saved_session_keeps_it() {
    let folder = folder();
    let path = folder.path().join("counted.ron");
    let mut user = User::with_row(SIX);
    user.send(Message::SaveTo(path.clone()));
    user.finish_file_tasks();
    user.send(Command::CountFromOne);
    assert_eq!((user.state().view().count_from, user.is_unsaved()), (CountFrom::One, true));
    user.send(Command::Save);
    user.finish_file_tasks();
    assert_eq!(User::with_file(&path).state().view().count_from, CountFrom::One);
    user.send(Command::CountFromOne);
    assert_eq!(user.state().view().count_from, CountFrom::Zero);
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
    before.recent.add(&other);
    assert_eq!(user.state().preferences, before);

    let text = ron::to_string(&user.state().preferences).expect("preferences can be written");
    let read: Preferences = ron::from_str(&text).expect("preferences can be read");
    assert_eq!(read, user.state().preferences);
    let mut app = App::new(&Start::default(), read, Waker::default());
    assert_eq!(app.state().preferences, user.state().preferences);
    assert_eq!(app.take_effects(), [Effect::Theme(Some(Theme::Contrast))]);
}

#[test]
fn two_changes_of_the_view_in_the_same_frame_both_count() {
    let mut user = User::with_row("8 15 3 7");
    // A list of choices sends its own field alone, so the key of the same frame is not undone.
    user.app.apply(Command::ToggleLayout.into());
    user.app.apply(Message::Reading(Reading::Winner));
    user.app.apply(Message::Lengths(Lengths::Odd));
    let view = user.state().view();
    assert_eq!((view.layout, view.reading, view.lengths), (Layout::Triangle, Reading::Winner, Lengths::Odd));
}

#[test]
fn a_kind_of_question_and_the_end_of_questions_in_the_same_frame_both_count() {
    let mut user = User::with_row("8 15 3 7");
    user.send(Message::AskKind(QuestionKind::End, false));
    user.app.apply(Message::AskKind(QuestionKind::First, false));
    user.app.apply(Message::AskOften(Frequency::NowAndThen));
    let asked = user.state().predict_settings().expect("questions are asked");
    assert_eq!(asked.kinds, QuestionKind::Sources | QuestionKind::Second | QuestionKind::BestEnd);
    assert_eq!(asked.often, Frequency::NowAndThen);
}

#[test]
fn two_changes_of_players_in_the_same_frame_both_count() {
    let mut user = User::with_row("8 15 3 7");
    user.app.apply(Message::Edit(Edit::Strategy(Player::First, Strategy::Greedy)));
    user.app.apply(Message::Edit(Edit::Strategy(Player::Second, Strategy::Random { seed: 7 })));
    let players = user.state().document().duel.players;
    assert_eq!(players, Players { first: Strategy::Greedy, second: Strategy::Random { seed: 7 } });
}
