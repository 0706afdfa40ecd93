//! Ties, and all optimal games of a row: counting them and stepping through them.

use coin_duel::game::End;
use coin_duel::text::said;
use egui::Key;

use crate::support::*;

#[test]
fn both_ends_of_a_tie_lead_to_the_same_result() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    click(&mut harness, "Forward of game");
    assert!(shows(&harness, "Take left: 8, worth 20") && shows(&harness, "Take right: 9, worth 20"));
    click(&mut harness, "Take right: 9, worth 20");
    assert!(shows_part(&harness, "move 2: Second takes right 9; left was worth 20, right 20; cost 0"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, said("panels.game-game-over", &["First wins 24 to 20"])));
    press(&mut harness, Key::N);
    press(&mut harness, Key::End);
    assert!(shows_part(&harness, said("panels.game-move-alone", &["2", "Second", "left 8"])));
    assert!(shows(&harness, said("panels.game-game-over", &["First wins 24 to 20"])));
}

#[test]
fn the_optimal_games_are_counted_and_shown_one_after_another() {
    let mut harness = app_with_game("2 2 2 2");
    for game in 1..=8 {
        // The games are counted in the background.
        let text = format!("Optimal game {game} of 8");
        wait_until(&mut harness, &text, |harness| shows(harness, &text));
        click(&mut harness, "Next optimal game");
    }
    assert!(shows(&harness, said("panels.game-optimal-game", &["8", "8"])), "there is none after it");
    click(&mut harness, "Previous optimal game");
    assert!(shows(&harness, said("panels.game-optimal-game", &["7", "8"])));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(shows(&harness, said("panels.game-optimal-game", &["1", "8"])), "a walk is undone as a whole");
    assert_eq!(lines(&harness).len(), 1);
}

#[test]
fn a_large_number_of_optimal_games_is_shown_exactly() {
    let mut harness = app_with_game(&"7 ".repeat(100));
    let shown = "Optimal game 1 of 633,825,300,114,114,700,748,351,602,688";
    wait_until(&mut harness, "the games are counted", |harness| shows(harness, shown));
}

#[test]
fn after_a_mistake_the_optimal_games_are_shown_in_a_new_line() {
    let mut harness = between("8 15 3 7", "greedy", "optimal");
    assert!(shows(&harness, said("panels.game-optimal-games", &["2"])));
    click(&mut harness, "Next optimal game");
    assert_eq!((line(&harness), lines(&harness).len()), (1, 2));
    assert!(shows(&harness, said("panels.game-optimal-game", &["1", "2"])));
    click(&mut harness, "Next optimal game");
    assert!(shows(&harness, said("panels.game-optimal-game", &["2", "2"])));
    assert_eq!(lines(&harness).len(), 2);
}

#[test]
fn showing_the_optimal_games_leaves_the_other_lines_as_they_are() {
    let mut harness = app_with_game("9 10 7 16 12 14");
    play_by(&mut harness, "First", "greedy");
    click(&mut harness, "Next optimal game");
    assert_eq!((line(&harness), lines(&harness).len(), lines(&harness)[0].len()), (1, 2, 0));
    press(&mut harness, Key::OpenBracket);
    let taken = harness.state().state().game().moves().get(0).unwrap().end();
    assert_eq!(taken, Some(End::Left), "left is taken, whatever choices the other lines have");
    let before = lines(&harness);
    click(&mut harness, "Next optimal game");
    assert_eq!(lines(&harness)[..before.len()], before, "another walk begins a line of its own");
}
