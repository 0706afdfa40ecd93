//! The game in the window: against the table, along branches, and between players of all kinds.

mod shared;

use std::time::{Duration, Instant};

use coin_duel::game::{End, Interval, Players, Strategy};
use coin_duel::gui::window::App;
use coin_duel::session::{Session, Tab};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use shared::*;

fn players(harness: &Harness<'static, App>) -> Players {
    harness.state().state().document().duel.players
}

fn lines(harness: &Harness<'static, App>) -> Vec<Vec<(usize, End)>> {
    harness.state().state().document().duel.lines().iter().map(|line| line.choices().to_vec()).collect()
}

fn line(harness: &Harness<'static, App>) -> usize {
    harness.state().state().line()
}

/// The window with a row, you as First and an optimal Second.
fn against_the_table(row: &str) -> Harness<'static, App> {
    let mut harness = app_with_row(row);
    click(&mut harness, "Play against the table");
    harness
}

/// The window with a row and these strategies, chosen by their menus.
fn between(row: &str, first: &str, second: &str) -> Harness<'static, App> {
    let mut harness = app_with_row(row);
    play_by(&mut harness, "First", first);
    play_by(&mut harness, "Second", second);
    harness
}

/// Chooses a player's strategy in the menu.
fn play_by(harness: &mut Harness<'static, App>, player: &str, strategy: &str) {
    click(harness, &format!("Strategy of {player}"));
    harness.get_all_by_label(strategy).last().expect("a strategy").click();
    harness.run();
}

/// Lets frames pass, and with them what works beside the window, until `is_so`.
fn wait_until(harness: &mut Harness<'static, App>, what: &str, is_so: impl Fn(&Harness<'static, App>) -> bool) {
    let start = Instant::now();
    while !is_so(harness) {
        assert!(start.elapsed() < Duration::from_mins(1), "{what}");
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    }
    harness.run();
}

// ---- against the table

#[test]
fn a_whole_game_is_played_against_the_table_by_arrows() {
    let mut harness = against_the_table("8 15 3 7");
    assert!(shows_part(&harness, "Your turn, First"));
    assert!(shows(&harness, "move 1: First is to move"));
    press(&mut harness, Key::ArrowRight);
    assert_eq!(moves_played(&harness), 2.0, "the table has answered");
    assert!(shows(&harness, "move 1: First takes right 7; left was worth 15, right 22; lost 0"));
    assert!(shows(&harness, "move 2: Second takes left 8; left was worth 11, right 11; lost 0"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(moves_played(&harness), 4.0, "of the last coin there is nothing to choose");
    assert!(shows(&harness, "First has 22 of 22") && shows(&harness, "Second has 11 of 11"));
    assert!(shows(&harness, "game over: First wins 22 to 11"));
    assert!(shows(&harness, "First threw nothing away: nobody could have done better."));
}

#[test]
fn the_review_shows_the_worst_move_with_its_cell() {
    let mut harness = against_the_table("8 15 3 7");
    click(&mut harness, "game coin 0: 8, lies there");
    assert_eq!(moves_played(&harness), 2.0, "a click on a coin takes it");
    click(&mut harness, "Take right: 7");
    assert!(shows(&harness, "game over: Second wins 18 to 15"));
    assert!(shows_part(
        &harness,
        "First's worst move was move 1, on coins 0…3: left, 8, was worth 15; right, 7, was worth 22."
    ));
    click(&mut harness, "Show the worst move of First");
    assert_eq!(moves_played(&harness), 0.0);
    assert_eq!(harness.state().state().pinned, Some(Interval::new(0, 3)));
    assert!(shows(&harness, "cell 0 to 3: first 22, second 11, take right"), "the cell is filled for it");
}

#[test]
fn you_may_be_second_and_the_other_one_begins() {
    let mut harness = between("8 15 3 7", "greedy", "you");
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows(&harness, "move 1: First takes left 8; left was worth 15, right 22; lost 14"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(moves_played(&harness), 4.0, "of the last coin there is nothing to choose");
    assert!(shows(&harness, "Second has 18 of 18"));
}

#[test]
fn two_persons_take_turns() {
    let mut harness = between("8 15 3", "you", "you");
    for (key, label) in [(Key::ArrowLeft, "Your turn, Second"), (Key::ArrowLeft, "game over")] {
        press(&mut harness, key);
        assert!(shows_part(&harness, label), "{label}");
    }
    assert!(shows(&harness, "First has 11 of 11") && shows(&harness, "Second has 15 of 15"));
}

#[test]
fn a_hint_tells_what_both_ends_are_worth_until_the_next_move() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    assert!(shows(&harness, "Take left: 8") && !shows_part(&harness, "worth 20"));
    press(&mut harness, Key::H);
    assert!(shows(&harness, "Take left: 8, worth 20") && shows(&harness, "Take right: 2, worth 24"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "Take left: 15") && shows(&harness, "Take right: 9"));
}

#[test]
fn a_move_is_taken_back_and_undo_brings_it_back() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!((moves_played(&harness), lines(&harness)), (4.0, vec![vec![(0, End::Left), (2, End::Left)]]));
    press(&mut harness, Key::Backspace);
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Left)]]));
    assert!(shows(&harness, "move 3: First is to move"));
    click(&mut harness, "Take back");
    assert_eq!((moves_played(&harness), lines(&harness)), (0.0, vec![vec![]]));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Left)]]));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "move 3: First takes right 2"), "the game is played on from there");
}

#[test]
fn a_new_game_begins_with_the_same_players() {
    let mut harness = against_the_table("8 15 3 7");
    press(&mut harness, Key::ArrowLeft);
    click(&mut harness, "New game");
    assert_eq!((moves_played(&harness), lines(&harness)), (0.0, vec![vec![]]));
    assert_eq!(players(&harness), Players { first: Strategy::You, second: Strategy::Optimal });
}

#[test]
fn an_earlier_move_of_yours_may_be_tried_otherwise_as_a_line_of_its_own() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::Home);
    click(&mut harness, "Take right: 2, worth 24");
    assert_eq!(lines(&harness), [vec![(0, End::Left)], vec![(0, End::Right)]]);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 2.0));
}

#[test]
fn the_answer_comes_after_a_beat_and_the_arrows_wait_for_it() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    harness.key_press(Key::ArrowRight);
    harness.run_steps(6);
    let head = moves_played(&harness);
    assert!(head > 0.0 && head < 2.0, "{head}");
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Right)]]), "no other move was made");
}

#[test]
fn no_second_move_is_made_before_the_answer_to_the_first() {
    let mut harness = against_the_table("5 1 8 2 9 4 7 3 6 2");
    harness.key_press(Key::OpenBracket);
    harness.step();
    harness.key_press(Key::OpenBracket);
    harness.step();
    harness.get_by_label("Take right: 2").click();
    harness.run();
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Left)]]));
}

#[test]
fn undo_brings_back_the_line_and_the_position_as_well() {
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
    click(&mut harness, "Reverse");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 2.0));
    press(&mut harness, Key::B);
    assert_eq!(line(&harness), 0);
    click(&mut harness, "Remove this line");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), lines(&harness).len()), (0, 2));
}

#[test]
fn playing_a_move_that_another_line_has_goes_over_to_it_and_leaves_no_stub() {
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
fn a_move_that_was_made_before_is_replayed_only_up_to_your_next_turn() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    for _ in 0..2 {
        press(&mut harness, Key::ArrowRight);
    }
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    assert_eq!((moves_played(&harness), lines(&harness).len()), (2.0, 1));
}

#[test]
fn undo_brings_back_what_a_new_game_has_cleared() {
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
fn another_player_takes_over_in_the_middle_of_your_game() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    let made = |harness: &Harness<'static, App>| {
        harness.state().state().game().moves()[..2].iter().map(|made| made.taken).collect::<Vec<_>>()
    };
    let before = made(&harness);
    play_by(&mut harness, "Second", "greedy");
    assert_eq!((moves_played(&harness), made(&harness)), (2.0, before.clone()), "the moves made stay");
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "move 4: Second takes right 9"), "greedy answers from here");
    play_by(&mut harness, "First", "optimal");
    press(&mut harness, Key::End);
    assert_eq!((moves_played(&harness), made(&harness)), (6.0, before));
}

#[test]
fn who_begins_against_you_begins_on_another_row_and_in_an_opened_session_too() {
    let mut harness = between("8 15 3 7", "greedy", "you");
    type_row(&mut harness, "4 9 1");
    press(&mut harness, Key::Enter);
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows_part(&harness, "Your turn, Second"));

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("yours.ron");
    std::fs::write(&path, "(version: 3, coins: [8, 15, 3, 7], second: you)").unwrap();
    let mut harness = app();
    harness.set_size(egui::vec2(1000.0, 700.0));
    open(&mut harness, &path);
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows_part(&harness, "Your turn, Second"), "a narrow window shows the game");
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, "move 2: Second takes left 8"));
}

#[test]
fn choosing_the_strategy_that_is_chosen_keeps_the_branches() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    play_by(&mut harness, "First", "optimal");
    assert_eq!(lines(&harness).len(), 2);
}

// ---- branches

#[test]
fn a_branch_goes_on_by_the_rules_and_the_line_left_behind_stays() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 1.0));
    assert!(shows(&harness, "move 1: First takes left 8; left was worth 20, right 24; lost 8"));
    assert!(shows(&harness, "line 1: takes right 2 instead, lost 0"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "game over: Second wins 24 to 20"));
    // By name alone, for the list may have been scrolled beyond it.
    harness.get_by_label("line 1: takes right 2 instead, lost 0").click_accesskit();
    harness.run();
    assert_eq!((line(&harness), moves_played(&harness)), (0, 1.0));
    assert!(shows(&harness, "line 2: takes left 8 instead, lost 8"));
    press(&mut harness, Key::B);
    assert_eq!((line(&harness), moves_played(&harness)), (1, 0.0), "the two lines share no move");
}

#[test]
fn taking_an_end_that_a_line_takes_already_goes_over_to_that_line() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    press(&mut harness, Key::Home);
    assert!(shows_part(&harness, "Take right: 2, worth 24"));
    // The fill has the keys at first; a move gives them to the game.
    press(&mut harness, Key::CloseBracket);
    assert_eq!((line(&harness), moves_played(&harness), lines(&harness).len()), (0, 1.0, 2));
    press(&mut harness, Key::CloseBracket);
    assert_eq!(lines(&harness).len(), 3, "at move 2 the other end of the tie");
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    assert_eq!((line(&harness), lines(&harness).len()), (2, 3), "this line takes right as well");
}

#[test]
fn branches_are_undone_redone_and_removed() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((line(&harness), lines(&harness).len()), (0, 1));
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
    press(&mut harness, Key::B);
    click(&mut harness, "Remove this line");
    assert_eq!(lines(&harness).len(), 1);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
}

#[test]
fn another_row_begins_a_game_without_branches_and_undo_brings_them_back() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::OpenBracket);
    click(&mut harness, "Reverse");
    assert_eq!((line(&harness), lines(&harness)), (0, vec![vec![]]));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(lines(&harness).len(), 2);
}

#[test]
fn players_seeds_branches_and_the_position_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.ron");
    let mut harness = between("8 15 3 7 9 2", "random", "greedy");
    let seed = harness.get_by_label("Seed of First").value();
    assert_eq!(seed.as_deref(), Some("1"), "the seed is shown");
    click(&mut harness, "new");
    let chosen = players(&harness);
    let Strategy::Random { seed } = chosen.first else { panic!("First is random") };
    click(&mut harness, "Forward of game");
    let taken = harness.state().state().game().moves()[1].taken;
    press(&mut harness, if taken == End::Left { Key::CloseBracket } else { Key::OpenBracket });
    save_as(&mut harness, &path);
    let saved = Session::open(&path).unwrap().session;
    assert_eq!(saved.document.duel.players, Players { first: Strategy::Random { seed }, second: Strategy::Greedy });
    let mut harness = app();
    open(&mut harness, &path);
    assert_eq!((players(&harness), line(&harness), moves_played(&harness)), (chosen, 1, 2.0));
    assert_eq!(lines(&harness), [vec![], vec![(1, taken.other())]]);
}

// ---- ties

#[test]
fn a_tie_is_walked_both_ways() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    click(&mut harness, "Forward of game");
    assert!(shows(&harness, "Take left: 8, worth 20") && shows(&harness, "Take right: 9, worth 20"));
    click(&mut harness, "Take right: 9, worth 20");
    assert!(shows_part(&harness, "move 2: Second takes right 9; left was worth 20, right 20; lost 0"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "game over: First wins 24 to 20"));
    press(&mut harness, Key::B);
    press(&mut harness, Key::End);
    assert!(shows_part(&harness, "move 2: Second takes left 8"));
    assert!(shows(&harness, "game over: First wins 24 to 20"));
}

#[test]
fn the_optimal_games_are_counted_and_walked_through() {
    let mut harness = app_with_row("2 2 2 2");
    for game in 1..=8 {
        assert!(shows(&harness, &format!("Optimal game {game} of 8")), "{game}");
        click(&mut harness, "Next optimal game");
    }
    assert!(shows(&harness, "Optimal game 8 of 8"), "there is none after it");
    click(&mut harness, "Previous optimal game");
    assert!(shows(&harness, "Optimal game 7 of 8"));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(shows(&harness, "Optimal game 1 of 8"), "a walk is undone as a whole");
    assert_eq!(lines(&harness).len(), 1);
}

#[test]
fn a_walk_leaves_the_game_that_it_begins_from_and_other_lines_know_their_ends() {
    let mut harness = app_with_row("9 10 7 16 12 14");
    play_by(&mut harness, "First", "greedy");
    click(&mut harness, "Next optimal game");
    assert_eq!((line(&harness), lines(&harness).len(), lines(&harness)[0].len()), (1, 2, 0));
    press(&mut harness, Key::OpenBracket);
    let taken = harness.state().state().game().moves()[0].taken;
    assert_eq!(taken, End::Left, "left is taken, whatever choices the other lines have");
    let before = lines(&harness);
    click(&mut harness, "Next optimal game");
    assert_eq!(lines(&harness)[..before.len()], before, "another walk begins a line of its own");
}

#[test]
fn a_large_number_of_optimal_games_is_told_exactly() {
    let harness = app_with_row(&"7 ".repeat(100));
    assert!(shows(&harness, "Optimal game 1 of 633,825,300,114,114,700,748,351,602,688"));
}

#[test]
fn from_a_game_with_a_mistake_the_walk_begins_in_a_line_of_its_own() {
    let mut harness = between("8 15 3 7", "greedy", "optimal");
    assert!(shows(&harness, "There are 2 optimal games"));
    click(&mut harness, "Next optimal game");
    assert_eq!((line(&harness), lines(&harness).len()), (1, 2));
    assert!(shows(&harness, "Optimal game 1 of 2"));
    click(&mut harness, "Next optimal game");
    assert!(shows(&harness, "Optimal game 2 of 2"));
    assert_eq!(lines(&harness).len(), 2);
}

// ---- players

#[test]
fn who_does_not_fit_says_why_and_cannot_be_chosen() {
    let mut harness = app_with_row("8 15 3");
    click(&mut harness, "Strategy of First");
    assert!(shows_part(&harness, "both ends of an odd row are seats of the same kind"));
    harness.get_by_label("even/odd seats").click();
    harness.run();
    assert_eq!(players(&harness), Players::default());
    press(&mut harness, Key::Escape);
    click(&mut harness, "Strategy of Second");
    assert!(shows_part(&harness, "it is for First on an even row"));
}

#[test]
fn who_fits_no_longer_plays_optimally_and_says_so() {
    let mut harness = app_with_row("8 15 3 7");
    play_by(&mut harness, "First", "even/odd seats");
    assert!(shows_part(&harness, "move 1: First takes right 7"));
    type_row(&mut harness, "1 100 3");
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "First plays optimally, not by even/odd seats"));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(players(&harness).first, Strategy::Seats);
    assert!(!shows_part(&harness, "plays optimally, not"));
}

#[test]
fn the_exploiter_beats_greedy_by_more_than_the_table_does() {
    let mut harness = app_with_row("7 5 9 3 3 7");
    play_by(&mut harness, "First", "greedy");
    press(&mut harness, Key::F6);
    press(&mut harness, Key::End);
    assert!(shows(&harness, "game over: First wins 19 to 15"), "greedy is good enough against best play here");
    play_by(&mut harness, "Second", "exploiter");
    press(&mut harness, Key::End);
    assert!(shows(&harness, "game over: Second wins 19 to 15"));
}

#[test]
fn the_margin_is_the_difference_less_what_was_thrown_away() {
    let mut harness = app_with_row("8 15 3 7");
    play_by(&mut harness, "First", "greedy");
    assert!(shows_part(&harness, "guaranteed margin: the table's 11, less 0 that First threw away"));
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "guaranteed: Second wins 18 to 15"));
    press(&mut harness, Key::End);
    let label = "final margin: the table's 11, less 14 that First threw away, plus 0 that Second threw away, is −3";
    assert!(shows(&harness, label));
    assert!(shows(&harness, "Guaranteed margin over the moves: 11 at the start, −3 now"));
}

// ---- the players' tab

#[test]
fn all_pairs_are_played_on_the_row_and_a_click_shows_their_game() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num4);
    wait_until(&mut harness, "all pairs", |harness| shows(harness, "greedy against optimal: 15 to 18"));
    assert!(shows(&harness, "even/odd seats against greedy: 22 to 11"));
    assert!(shows_part(&harness, "random against optimal: ") && shows_part(&harness, "on average, margins from "));
    assert!(shows_part(&harness, "exploiter against exploiter: two exploiters would wait"));
    click(&mut harness, "greedy against optimal: 15 to 18");
    assert_eq!(players(&harness), Players { first: Strategy::Greedy, second: Strategy::Optimal });
    assert_eq!(harness.state().state().view().tab, Tab::Game);
}

#[test]
fn only_to_win_is_answered_for_even_and_for_odd_rows() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num4);
    assert!(shows(&harness, "First wins: 2·fir = 44 is more than the sum, 33."));
    assert!(shows(&harness, "even seats: 11") && shows(&harness, "odd seats: 22"));
    assert!(shows_part(&harness, "First never loses"));
    type_row(&mut harness, "1 100 3");
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, "First loses: 2·fir = 8 is less than the sum, 104."));
    assert!(shows_part(&harness, "both ends lie on even seats"));
}

/// Puts a number into a field of the sweep, by its label.
fn set(harness: &mut Harness<'static, App>, field: &str, value: &str) {
    harness.get_by_label(field).click();
    harness.run();
    press_with(harness, CTRL, Key::A);
    harness.get_by_label(field).type_text(value);
    harness.run();
    press(harness, Key::Enter);
}

/// The players' tab, in a window that shows all of it, with a sweep of so many rows begun.
fn sweep_of(rows: &str) -> Harness<'static, App> {
    let mut harness = app();
    harness.set_size(egui::vec2(1280.0, 1300.0));
    press_with(&mut harness, CTRL, Key::Num4);
    wait_until(&mut harness, "all pairs", |harness| shows_part(harness, "greedy against optimal"));
    set(&mut harness, "Rows", rows);
    click(&mut harness, "Run the sweep");
    harness
}

#[test]
fn a_sweep_is_stopped_midway_and_keeps_what_it_has_found() {
    let mut harness = sweep_of("10000000");
    wait_until(&mut harness, "the sweep finds something", |harness| {
        shows_part(harness, "Greedy gives nothing away on")
    });
    click(&mut harness, "Stop the sweep");
    wait_until(&mut harness, "the sweep stops", |harness| shows_part(harness, "rows, then stopped"));
    assert!(shows(&harness, "What greedy gives away, even rows") && shows(&harness, "Run the sweep"));
}

#[test]
fn a_sweep_compares_even_with_odd_rows_and_opens_the_worst() {
    let mut harness = sweep_of("2000");
    wait_until(&mut harness, "the sweep ends", |harness| shows(harness, "Sweep done: 4,000 rows"));
    assert!(shows_part(&harness, "Under best play First loses 0.0\u{a0}%"), "on even rows First never loses");
    assert!(shows(&harness, "How often First loses, odd rows"));
    click(&mut harness, "Open the worst row of 11 coins");
    let state = harness.state().state();
    assert_eq!((state.n(), state.document().duel.players.first), (11, Strategy::Greedy));
    let lost = state.game().thrown_away_after(11).first;
    assert_eq!(state.document().title, format!("Worst for greedy: −{lost}"));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7], "undo brings the row back that was there before");
}
