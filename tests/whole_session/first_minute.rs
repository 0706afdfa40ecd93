//! What a newcomer meets: the card, answers that are earned, and side panels that stay as they are put.

use coin_duel::app::command::Command;
use coin_duel::app::job::Waker;
use coin_duel::app::message::Message;
use coin_duel::app::panels::Room;
use coin_duel::app::preferences::Preferences;
use coin_duel::app::preferences::SidePanel;
use coin_duel::app::shown::Secret;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::app::{App, Start};
use coin_duel::session::Answers;

use crate::user::{SIX, User};

fn first_start(preferences: Preferences) -> User {
    let start = Start { explains_game: true, ..Start::default() };
    User { app: App::new(&start, preferences, Waker::default()) }
}

#[test]
fn the_card_is_shown_until_the_user_begins_and_never_again() {
    let mut user = first_start(Preferences::default());
    assert!(user.app.shows_card());
    user.send(Message::Focused);
    assert!(user.app.shows_card(), "nothing was begun");
    user.transport(Transport::Fill, TransportAction::Forward);
    assert!(!user.app.shows_card());
    let again = first_start(user.state().preferences.clone());
    assert!(!again.app.shows_card());
    user.send(Command::TheGame);
    assert!(user.app.shows_card(), "Help shows it again");
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
fn a_closed_panel_stays_closed_and_opens_for_what_is_in_it() {
    let mut user = User::new();
    user.send(Command::CoinsPanel);
    user.send(Command::TabsPanel);
    let shown = |user: &User| [SidePanel::Coins, SidePanel::Tabs].map(|panel| user.app.shows_panel(panel));
    assert_eq!(shown(&user), [false, false]);
    let again = first_start(user.state().preferences.clone());
    assert_eq!(shown(&again), [false, false], "it is remembered");
    user.send(Command::CodeTab);
    user.send(Command::EditCoins);
    assert_eq!(shown(&user), [true, true]);
}

#[test]
fn in_a_narrow_window_the_panel_that_was_opened_last_takes_the_place_of_the_other() {
    let mut user = User::new();
    user.app.set_room(Room::One);
    let shown = |user: &User| [SidePanel::Coins, SidePanel::Tabs].map(|panel| user.app.shows_panel(panel));
    assert_eq!(shown(&user), [true, false]);
    user.send(Command::TabsPanel);
    assert_eq!(shown(&user), [false, true]);
    user.send(Command::TabsPanel);
    assert_eq!(shown(&user), [false, false], "the other one does not come by itself");
    user.send(Command::CoinsPanel);
    user.app.set_room(Room::Both);
    assert_eq!(shown(&user), [true, false], "it was closed");
}

#[test]
fn where_one_part_has_room_a_side_panel_takes_the_place_of_the_table_and_gives_it_back() {
    let mut user = User::new();
    user.app.set_room(Room::OnePart);
    let shown = |user: &User| [SidePanel::Coins, SidePanel::Tabs].map(|panel| user.app.shows_panel(panel));
    assert_eq!(shown(&user), [false, false], "the table comes first");
    user.send(Command::EditCoins);
    assert_eq!(shown(&user), [true, false]);
    user.send(Command::CodeTab);
    assert_eq!(shown(&user), [false, true]);
    user.send(Command::TabsPanel);
    assert_eq!(shown(&user), [false, false]);
    user.app.set_room(Room::Both);
    assert_eq!(shown(&user), [true, true], "nothing was closed");
}

#[test]
fn playing_does_nothing_while_the_game_waits_for_a_person() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    assert!(!user.state().can_play(Transport::Game));
    user.send(Command::PlayPause);
    assert!(!user.state().transports.game.is_playing());
    user.send(Message::Choose(Transport::Fusion));
    assert_eq!(user.state().transports.active, Transport::Game, "there is no run of fusion to move");
}
