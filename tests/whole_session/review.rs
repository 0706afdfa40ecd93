//! A game that has been played: its mistakes, trying again, and no longer playing.

use coin_duel::app::command::Command;
use coin_duel::game::{End, Interval, Strategy};

use crate::user::User;

/// First, a person, takes the 8 of 8 15 3 7, which throws 14 away, and then what is best.
fn played() -> User {
    let mut user = User::new();
    user.edit_row("8 15 3 7");
    user.send(Command::PlayTheTable);
    for end in [End::Left, End::Right] {
        user.take(end);
    }
    assert_eq!(user.state().ply(), 4, "the last coin is taken, too");
    user
}

#[test]
fn the_next_mistake_is_shown_with_its_cell() {
    let mut user = played();
    assert_eq!(user.state().game().mistakes(), [0]);
    user.send(Command::NextMistake);
    assert_eq!((user.state().ply(), user.state().gaze.pinned), (0, Some(Interval::new(0, 3))));
    assert!(user.state().is_written(Interval::new(0, 3)), "the table shows why");
}

#[test]
fn a_person_tries_again_from_a_mistake_and_the_old_moves_stay() {
    let mut user = played();
    user.send(Command::NextMistake);
    user.send(Command::Retry);
    assert!(user.state().is_your_turn());
    assert_eq!(user.state().document().duel.lines().len(), 2);
    user.take(End::Right);
    assert_eq!(user.state().game().mistakes(), [] as [u32; 0]);
}

#[test]
fn a_person_who_stops_playing_is_followed_by_the_table() {
    let mut user = User::new();
    user.edit_row("8 15 3 7");
    user.send(Command::PlayTheTable);
    user.send(Command::StopPlaying);
    let players = user.state().document().duel.players;
    assert_eq!((players.first, players.second), (Strategy::Optimal, Strategy::Optimal));
    assert!(!user.state().is_your_turn());
}
