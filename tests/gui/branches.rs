//! Other ends tried in a game, each as a line of its own.

use coin_duel::game::End;
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn trying_the_other_end_of_an_earlier_move_starts_a_new_line() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::Home);
    click(&mut harness, "Take right: 2, worth 24");
    assert_eq!(lines(&harness), [vec![(0, End::Left)], vec![(0, End::Right)]]);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 2.0));
}

#[test]
fn the_players_play_a_branch_to_its_end_and_the_old_line_stays() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    // All rows of the list are in sight, also at its end.
    harness.set_size(egui::vec2(1280.0, 960.0));
    press(&mut harness, Key::OpenBracket);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 1.0));
    assert!(shows(&harness, "move 1: First takes left 8; left was worth 20, right 24; cost 4"));
    assert!(shows(&harness, "line 1: takes right 2 instead, cost 0"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, said("panels.game-game-over", &["Second wins 24 to 20"])));
    // Not by a click at its place, because the list may have scrolled it out of sight.
    harness.get_by_label("line 1: takes right 2 instead, cost 0").click_accesskit();
    harness.run();
    assert_eq!((line(&harness), moves_played(&harness)), (0, 1.0));
    assert!(shows(&harness, "line 2: takes left 8 instead, cost 4"));
    press(&mut harness, Key::N);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 0.0), "the two lines share no move");
}

#[test]
fn taking_an_end_that_another_line_takes_switches_to_that_line() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    press(&mut harness, Key::Home);
    assert!(shows_part(&harness, "Take right: 2, worth 24"));
    press(&mut harness, Key::CloseBracket);
    assert_eq!((line(&harness), moves_played(&harness), lines(&harness).len()), (0, 1.0, 2));
    press(&mut harness, Key::CloseBracket);
    assert_eq!(lines(&harness).len(), 3, "at move 2 the other end of the tie");
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    assert_eq!((line(&harness), lines(&harness).len()), (2, 3), "this line takes right as well");
}

#[test]
fn playing_a_move_of_another_line_switches_to_it_and_removes_the_empty_line() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    press(&mut harness, Key::Backspace);
    assert_eq!((line(&harness), lines(&harness)), (1, vec![vec![(0, End::Left)], vec![]]));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!((line(&harness), lines(&harness)), (0, vec![vec![(0, End::Left)]]));
    assert_eq!(moves_played(&harness), 2.0);
}

#[test]
fn branches_are_undone_redone_and_removed() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), lines(&harness).len()), (0, 1));
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
    press(&mut harness, Key::N);
    click(&mut harness, wording::panels::game::remove_line());
    assert_eq!(lines(&harness).len(), 1);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
}

#[test]
fn undo_also_restores_the_line_and_the_position() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    for _ in 0..2 {
        press(&mut harness, Key::ArrowLeft);
    }
    play_by(&mut harness, "First", "optimal");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(moves_played(&harness), 4.0);
    assert!(shows_part(&harness, "Your turn, First"));

    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 2.0));
    choose(&mut harness, "Rearrange", "Reverse");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 2.0));
    press(&mut harness, Key::N);
    assert_eq!(line(&harness), 0);
    click(&mut harness, wording::panels::game::remove_line());
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), lines(&harness).len()), (0, 2));
}

#[test]
fn undo_restores_the_lines_that_a_new_game_cleared() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    click(&mut harness, "New game");
    assert_eq!(lines(&harness), [vec![]]);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(lines(&harness), [vec![(0, End::Left)], vec![(0, End::Right)]]);
}

#[test]
fn a_new_row_has_no_branches_and_undo_restores_them() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    choose(&mut harness, "Rearrange", "Reverse");
    assert_eq!((line(&harness), lines(&harness)), (0, vec![vec![]]));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
}

#[test]
fn choosing_the_same_strategy_again_keeps_the_branches() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    play_by(&mut harness, "First", "optimal");
    assert_eq!(lines(&harness).len(), 2);
}
