//! Rows whose games and fusion are computed in the background.

use crate::user::User;
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::{Player, Row};

/// So many coins are neither solved nor fused at once.
const LONG: i64 = 60_000;

#[test]
fn a_long_row_finds_its_last_moves_and_its_fusion_in_the_background() {
    let coins: Vec<_> = (0..LONG).map(|k| k * 7919 % 997).collect();
    let sum = coins.iter().sum::<i64>();
    let mut user = User::new();
    user.send(Message::Edit(Edit::Row(Row::new(coins).expect("a long row"))));
    let n = user.state().n();
    user.transport(Transport::Game, TransportAction::Last);
    assert!(user.state().lacks_far_moves());
    user.app.advance(0.0);
    assert_eq!(user.state().turn().map(|turn| turn.player), Some(Player::First), "nothing is found yet");
    user.wait_until("the last move", |state| state.ply() == n);
    let scores = user.state().game().scores_after(n);
    assert_eq!(scores.first + scores.second, sum.into());
    let best = user.state().result_cell();
    assert_eq!((scores.first, scores.second), (best.fir().into(), best.sec().into()), "both players play optimally");

    user.send(Command::ShowFusion);
    assert!(user.state().lacks_fusion_run());
    user.wait_until("the run of fusion", |state| state.fusion_run().is_some());
    assert_eq!(user.state().transports.active, Transport::Fusion);
    user.transport(Transport::Fusion, TransportAction::Last);
    let steps = user.state().fusion_run().expect("a run").steps();
    assert_eq!(user.state().transports.fusion.head(), steps as f64);
    user.send(Command::ShowGame);
    assert!(user.state().fusion_run().is_none(), "it takes memory only while it is shown");
    assert_eq!(user.errors(), [] as [&str; 0]);
}

#[test]
fn any_action_on_the_way_ends_a_search_for_far_moves() {
    let coins: Vec<_> = (0..LONG).map(|k| k * 7919 % 997).collect();
    let mut user = User::new();
    user.send(Message::Edit(Edit::Row(Row::new(coins).expect("a long row"))));
    user.transport(Transport::Game, TransportAction::Last);
    user.app.advance(0.0);
    user.transport(Transport::Game, TransportAction::Forward);
    assert!(!user.state().lacks_far_moves());
    assert_eq!(user.state().ply(), user.state().game().moves().len());
}
