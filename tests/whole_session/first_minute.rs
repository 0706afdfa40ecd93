//! What a newcomer meets: the path of the first lesson, answers that are earned, and side panels that stay as they are put.

use coin_duel::app::command::Command;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Message, Reply};
use coin_duel::app::panels::Room;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::shown::Secret;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::game::{End, Pick};
use coin_duel::session::{Answers, Subject};

use crate::user::{SIX, User};

fn first_start(preferences: Preferences) -> User {
    User { app: App::new(&Start::default(), preferences, Waker::default()) }
}

#[test]
fn a_new_row_and_every_lesson_hide_their_answers_until_the_table_is_full() {
    let mut user = User::new();
    for _ in 0..3 {
        assert_eq!(user.state().view().answers, Answers::Earned);
        assert!(user.state().hides(Secret::Result) && user.state().hides(Secret::Advice));
        user.transport(Transport::Fill, TransportAction::Last);
        assert!(!user.state().hides(Secret::Result) && !user.state().hides(Secret::Advice));
        user.send(Command::NextLesson);
    }
    user.send(Command::New);
    assert!(user.state().hides(Secret::Result));
    user.send(Command::Answers);
    assert!(!user.state().hides(Secret::Result), "a key reveals them");
    user.send(Command::NextLesson);
    assert!(user.state().hides(Secret::Result), "that holds for its session alone");
}

#[test]
fn the_moves_of_a_game_that_is_to_be_found_appear_as_they_are_made() {
    let mut user = User::with_row(SIX);
    assert_eq!(user.state().visible_moves(), 0);
    user.transport(Transport::Game, TransportAction::Seek(2.0));
    assert_eq!(user.state().visible_moves(), 2);
    user.send(Command::Answers);
    assert_eq!(user.state().visible_moves(), 6);
}

#[test]
fn the_closed_story_stays_closed_and_opens_for_its_field() {
    let mut user = User::new();
    user.send(Command::Story);
    assert!(!user.app.shows_story());
    let again = first_start(user.state().preferences.clone());
    assert!(!again.app.shows_story(), "it is remembered");
    user.send(Command::ShowCode);
    assert!(!user.app.shows_story());
    user.send(Command::EditCoins);
    assert!(user.app.shows_story());
}

#[test]
fn a_second_pane_opens_when_asked_for_and_never_repeats_the_stage() {
    let mut user = User::with_row(SIX);
    assert_eq!(user.app.pane(), None);
    user.send(Command::Beside);
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Table, Some(Subject::Code)));
    user.send(Command::ShowCode);
    assert_eq!(user.app.pane(), Some(Subject::Table));
    user.send(Message::Pane(Subject::Calls));
    assert_eq!(user.app.pane(), Some(Subject::Calls));
    user.send(Command::ShowCalls);
    assert_eq!(user.app.pane(), Some(Subject::Table));
    user.send(Message::Pane(Subject::Map));
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Calls, Some(Subject::Map)));
    // The whole map stands beside the table that it is of, never the other way round.
    user.send(Command::ShowTable);
    assert_eq!(user.app.pane(), Some(Subject::Map));
    user.send(Command::ShowMap);
    assert_eq!(user.app.pane(), Some(Subject::Code));
    user.send(Message::Pane(Subject::Table));
    assert_eq!((user.state().view().subject, user.app.pane()), (Subject::Table, Some(Subject::Map)));
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None);
}

#[test]
fn a_lesson_opens_its_second_pane_only_in_a_wide_window() {
    let mut user = User::new();
    user.send(Message::Lesson(5));
    let asked = user.state().view().beside;
    assert!(asked.is_some());
    assert_eq!(user.app.pane(), None);
    user.app.set_room(Room::Wide);
    assert_eq!(user.app.pane(), asked);
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None, "what the user has closed stays closed");
}

#[test]
fn the_keys_move_what_the_stage_shows() {
    let mut user = User::with_row(SIX);
    for (command, transport) in [
        (Command::ShowGame, Transport::Game),
        (Command::ShowCalls, Transport::Fill),
        (Command::ShowFusion, Transport::Fusion),
        (Command::ShowTable, Transport::Fill),
        (Command::SwitchTransport, Transport::Game),
        (Command::SwitchTransport, Transport::Fill),
    ] {
        user.send(command);
        assert_eq!(user.state().transports.active, transport, "{command:?}");
    }
}

#[test]
fn where_one_part_has_room_the_story_takes_the_place_of_the_stage_and_gives_it_back() {
    let mut user = User::new();
    user.app.set_room(Room::OnePart);
    assert!(!user.app.shows_story(), "the stage comes first");
    user.send(Command::EditCoins);
    assert!(user.app.shows_story());
    user.send(Command::ShowCode);
    assert!(!user.app.shows_story());
    user.send(Command::Beside);
    assert_eq!(user.app.pane(), None);
    user.app.set_room(Room::Usual);
    assert!(user.app.shows_story(), "nothing was closed");
}

#[test]
fn playing_does_nothing_while_the_game_waits_for_a_person() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    assert!(!user.state().can_play(Transport::Game));
    user.send(Command::PlayPause);
    assert!(!user.state().transports.game.is_playing());
    user.send(Message::Take(End::Left));
    assert!(!user.state().can_play(Transport::Game), "the coin is in flight");
}

#[test]
fn the_first_lesson_leads_from_stop_to_stop_and_asks_before_its_answer_is_shown() {
    let mut user = User::new();
    let at = |user: &User| user.state().stop_index();
    let words = |user: &User| user.state().plain_words();
    assert_eq!(at(&user), Some(0));
    assert!(words(&user).contains("the 8 or the 7"), "{}", words(&user));
    user.send(Command::NextPage);
    assert!(user.state().waits_for_answer() && user.state().predict_settings().is_none());
    for secret in [Secret::Result, Secret::Advice, Secret::NextMoves] {
        assert!(user.state().hides(secret), "{secret:?}");
    }
    // A wrong answer is explained, and the question stays open. To take the coin is the same answer.
    user.send(Message::Reply(Reply::End(Pick::Left)));
    assert!(user.state().waits_for_answer());
    user.send(Message::Take(End::Left));
    assert!(user.state().waits_for_answer() && user.state().ply() == 0 && !user.is_unsaved());
    assert_eq!(user.state().record().asked(), 1);
    user.send(Command::Forward);
    assert_eq!((at(&user), user.state().ply()), (Some(1), 0), "a question holds up the step");
    user.send(Command::NextPage);
    assert!(!user.state().waits_for_answer(), "the same key shows the answer");
    assert_eq!(at(&user), Some(1));
    user.send(Command::NextPage);
    user.wait(5.0);
    assert_eq!((at(&user), user.state().ply()), (Some(2), 1), "the step is shown");
    user.send(Command::PreviousPage);
    user.wait(5.0);
    assert_eq!((at(&user), user.state().waits_for_answer()), (Some(1), false), "it was answered");
    assert!(user.state().open_question().is_some(), "its answer stands there");
    for _ in 0..20 {
        user.send(Command::NextPage);
        user.wait(5.0);
    }
    assert_eq!(at(&user), Some(user.state().stops().len() - 1), "the last stop is the last one");
    assert!(words(&user).contains("22"), "{}", words(&user));
}

#[test]
fn a_stop_asks_neither_a_lecturer_nor_an_author() {
    let mut user = User::new();
    user.send(Command::ListStops);
    user.send(Message::GoToStop(1));
    assert!(user.state().open_question().is_none());
    user.send(Command::ListStops);
    user.send(Message::GoToStop(1));
    assert!(user.state().waits_for_answer());
    user.send(Command::Lecture);
    user.send(Message::GoToStop(1));
    assert!(user.state().open_question().is_none() && user.state().class_question().is_some());
    user.send(Command::Lecture);
    assert_eq!(user.state().stop_index(), Some(1), "its words stay beside its picture");
}

#[test]
fn a_stop_is_about_the_game_of_the_lesson_after_other_moves_were_tried() {
    let mut user = User::new();
    user.take(End::Left);
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().line()), (1, 1));
    user.send(Message::GoToStop(2));
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().line()), (1, 0));
    assert_eq!(user.state().game().moves().get(0).unwrap().coin_index(), 3, "First takes the 7, as the words say");
    assert_eq!(user.lines().len(), 2, "what was tried is kept");
}
