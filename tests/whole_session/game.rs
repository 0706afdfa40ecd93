//! Playing the game by messages.

use crate::user::{SIX, User};
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::shown::Secret;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::{End, Player, Players, Strategy};

#[test]
fn a_move_that_gives_something_away_is_told_at_once_and_taken_back_or_gone_on_from() {
    let mut user = User::with_row("8 15 3 7");
    user.send(Command::PlayTheTable);
    assert!(!user.state().tells_mistakes(), "a row of one's own is no lesson");
    user.send(Command::TellMistakes);
    user.take(End::Left);
    let told = |user: &User| (user.state().shows_mistake(), user.state().ply(), user.state().is_your_turn());
    assert_eq!(told(&user), (true, 1, false), "the answer of the table waits");
    let best = [(Player::First, 7), (Player::Second, 8), (Player::First, 15), (Player::Second, 3)];
    assert_eq!(user.state().better_line(), best);
    user.take(End::Left);
    assert_eq!(told(&user), (true, 1, false), "first one says what to do about it");
    // The arrow to the left takes it back.
    user.send(Command::Back);
    assert_eq!((told(&user), user.lines()), ((false, 0, true), vec![vec![]]));
    user.take(End::Right);
    assert_eq!(told(&user), (false, 2, true), "the best move is answered by the table");
    user.send(Command::TakeBack);
    user.take(End::Left);
    user.send(Command::Forward);
    user.wait(3.0);
    assert_eq!(told(&user), (false, 2, true));
    // Its last choice between 3 and 7 is the best one.
    user.take(End::Right);
    assert_eq!(user.state().game().scores_after(4).first, 15);
    user.send(Message::RetryFrom(0));
    assert_eq!((told(&user), user.lines().len()), ((false, 0, true), 2), "the moves stay as a line");
    user.send(Command::TellMistakes);
    user.take(End::Left);
    assert_eq!((user.state().shows_mistake(), user.state().ply()), (false, 2), "the switch is off");
}

#[test]
fn lessons_tell_mistakes_unless_the_path_does() {
    let mut user = User::new();
    user.send(Message::Lesson(0));
    assert!(!user.state().tells_mistakes(), "a stop behind the game says why it was lost");
    let last = user.state().stops().len() - 1;
    user.send(Message::GoToStop(last));
    assert!(user.state().tells_mistakes());
    user.send(Command::TellMistakes);
    assert!(!user.state().tells_mistakes());
}

#[test]
fn a_game_against_the_table_is_played_to_its_end_taken_back_reviewed_and_branched() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    let players = Players { first: Strategy::You, second: Strategy::Optimal };
    assert_eq!(user.state().document().duel.players, players);
    assert!(user.state().is_your_turn() && user.state().hides(Secret::Advice));
    user.send(Command::Hint);
    assert!(!user.state().hides(Secret::Advice));

    for ply in [0, 2, 4] {
        assert_eq!((user.state().ply(), user.state().is_your_turn()), (ply, true));
        user.take(End::Left);
    }
    assert_eq!((user.state().ply(), user.state().turn()), (6, None));
    let scores = user.state().game().scores_after(6);
    assert_eq!(scores.first + scores.second, 44);
    assert_eq!(user.lines(), [vec![(0, End::Left), (2, End::Left), (4, End::Left)]]);
    user.take(End::Left);
    assert_eq!(user.lines().len(), 1, "no coin is left");

    user.send(Command::TakeBack);
    assert_eq!((user.state().ply(), user.state().is_your_turn()), (4, true));
    user.take(End::Right);
    assert_eq!(user.lines(), [vec![(0, End::Left), (2, End::Left), (4, End::Right)]]);

    // A move at an earlier position is a branch.
    user.transport(Transport::Game, TransportAction::Seek(2.0));
    assert_eq!(
        user.state().game().taker(2, user.state().game().moves().get(0).unwrap().coin_index(user.state().n())),
        Some(Player::First)
    );
    user.take(End::Right);
    assert_eq!((user.state().line(), user.state().ply()), (1, 4));
    assert_eq!(user.lines()[1], [(0, End::Left), (2, End::Right)]);
    assert_eq!(user.lines()[0], [(0, End::Left), (2, End::Left), (4, End::Right)], "the first line stays");

    user.send(Command::NextLine);
    assert_eq!((user.state().line(), user.state().ply()), (0, 2), "the lines part after two moves");
    user.send(Message::ShowLine(0, 6));
    assert_eq!(user.state().ply(), 6);
    user.send(Message::RemoveLine(1));
    assert_eq!(user.lines().len(), 1);
    user.send(Command::Undo);
    assert_eq!(user.lines().len(), 2);
    user.send(Command::NewGame);
    assert_eq!((user.lines(), user.state().ply()), (vec![vec![]], 0));
    assert_eq!(user.state().document().duel.players, players);
}

#[test]
fn no_end_is_taken_while_the_answer_to_the_last_move_is_shown() {
    let mut user = User::with_row(SIX);
    user.send(Command::PlayTheTable);
    user.send(Message::Take(End::Left.into()));
    user.app.advance(0.1);
    assert!(user.state().is_answering());
    let before = user.lines();
    user.send(Message::Take(End::Left.into()));
    user.send(Command::TakeRight);
    assert_eq!(user.lines(), before);
}

#[test]
fn the_table_moves_first_if_a_person_is_second() {
    let mut user = User::with_row(SIX);
    user.send(Message::Edit(Edit::Players(Players { first: Strategy::Greedy, second: Strategy::You })));
    user.wait(5.0);
    assert_eq!((user.state().ply(), user.state().is_your_turn()), (1, true));
}
