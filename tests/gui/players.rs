//! The strategies of both players, and the tab that compares them.

use coin_duel::game::{End, Players, Strategy};
use coin_duel::session::{Session, Subject};
use coin_duel::text::said;
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn a_strategy_that_does_not_fit_the_row_says_why_and_cannot_be_chosen() {
    let mut harness = app_with_game("8 15 3");
    open_strategies(&mut harness, "First");
    assert!(shows_part(&harness, said("errors.row-odd-row", &[])));
    harness.get_by_label("even/odd seats").click();
    harness.run();
    assert_eq!(players(&harness), Players::default());
    press(&mut harness, Key::Escape);
    open_strategies(&mut harness, "Second");
    assert!(shows_part(&harness, said("errors.row-not-first", &[])));
}

#[test]
fn a_player_whose_strategy_no_longer_fits_plays_optimally_and_says_so() {
    let mut harness = app_with_game("8 15 3 7");
    play_by(&mut harness, "First", "even/odd seats");
    assert!(shows_part(&harness, said("panels.game-move-alone", &["1", "First", "right 7"])));
    enter_row(&mut harness, "1 100 3");
    assert!(shows_part(&harness, "First plays optimally, not “even/odd seats”"));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(players(&harness).first, Strategy::Seats);
    assert!(!shows_part(&harness, "plays optimally, not"));
}

#[test]
fn another_strategy_takes_over_in_the_middle_of_the_game() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    let made = |harness: &Window| {
        harness.state().state().game().moves().range(0..2).map(|made| made.taking).collect::<Vec<_>>()
    };
    let before = made(&harness);
    play_by(&mut harness, "Second", "greedy");
    assert_eq!((moves_played(&harness), made(&harness)), (2.0, before.clone()), "the moves made stay");
    press(&mut harness, Key::ArrowRight);
    assert!(
        shows_part(&harness, said("panels.game-move-alone", &["4", "Second", "right 9"])),
        "greedy answers from here"
    );
    play_by(&mut harness, "First", "optimal");
    press(&mut harness, Key::End);
    assert_eq!((moves_played(&harness), made(&harness)), (6.0, before));
}

#[test]
fn the_exploiter_beats_greedy_by_more_than_the_table_does() {
    let mut harness = app_with_game("7 5 9 3 3 7");
    play_by(&mut harness, "First", "greedy");
    press(&mut harness, Key::End);
    assert!(
        shows(&harness, said("panels.game-game-over", &["First wins 19 to 15"])),
        "greedy is good enough against best play here"
    );
    play_by(&mut harness, "Second", "exploiter");
    press(&mut harness, Key::End);
    assert!(shows(&harness, said("panels.game-game-over", &["Second wins 19 to 15"])));
}

#[test]
fn players_seeds_branches_and_the_position_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("duel.ron");
    let mut harness = between("8 15 3 7 9 2", "random", "greedy");
    let seed = harness.get_by_label(said("panels.game-seed-of", &["First"])).value();
    assert_eq!(seed.as_deref(), Some("1"), "the seed is shown");
    click(&mut harness, "new");
    let chosen = players(&harness);
    let Strategy::Random { seed } = chosen.first else { panic!("First is random") };
    click(&mut harness, "Forward of game");
    let taken = harness.state().state().game().moves().get(1).unwrap().end();
    press(&mut harness, if taken == Some(End::Left) { Key::CloseBracket } else { Key::OpenBracket });
    save_as(&mut harness, &path);
    let saved = Session::open(&path).unwrap().session;
    assert_eq!(saved.document.duel.players, Players { first: Strategy::Random { seed }, second: Strategy::Greedy });
    let mut harness = app();
    open(&mut harness, &path);
    assert_eq!((players(&harness), line(&harness), moves_played(&harness)), (chosen, 1, 2.0));
    assert_eq!(lines(&harness), [vec![], vec![(1, taken.unwrap().other())]]);
}

#[test]
fn all_pairs_of_strategies_are_played_and_a_click_shows_their_game() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num6);
    wait_until(&mut harness, "all pairs", |harness| {
        shows(harness, said("panels.players-scores-of-pair", &["greedy against optimal", "15", "18"]))
    });
    harness.run();
    assert!(shows(&harness, said("panels.players-scores-of-pair", &["even/odd seats against greedy", "22", "11"])));
    assert!(shows_part(&harness, "random against optimal: ") && shows_part(&harness, "on average, margins from "));
    assert!(shows_part(&harness, "exploiter against exploiter: two exploiters would wait"));
    click(&mut harness, said("panels.players-scores-of-pair", &["greedy against optimal", "15", "18"]));
    assert_eq!(players(&harness), Players { first: Strategy::Greedy, second: Strategy::Optimal });
    assert_eq!(harness.state().state().view().subject, Subject::Game);
}

#[test]
fn the_players_tab_says_whether_first_wins_even_and_odd_rows() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num6);
    assert!(shows(&harness, said("panels.players-first-wins", &["44", "33"])));
    assert!(
        shows(&harness, said("panels.players-even-seats", &["11"]))
            && shows(&harness, said("panels.players-odd-seats", &["22"]))
    );
    assert!(shows_part(&harness, "First never loses"));
    enter_row(&mut harness, "1 100 3");
    press_with(&mut harness, CTRL, Key::Num6);
    assert!(shows(&harness, said("panels.players-first-loses-here", &["8", "104"])));
    assert!(shows_part(&harness, "both ends lie on even seats"));
}

#[test]
fn an_audience_reads_the_pairs_from_the_back_and_sees_no_tooltip() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num6);
    let pair = said("panels.players-scores-of-pair", &["greedy against optimal", "15", "18"]);
    wait_until(&mut harness, "all pairs", |harness| shows(harness, pair));
    harness.run();
    let click_a_pair = said("panels.players-click-a-pair", &[]);
    assert!(shows_part(&harness, click_a_pair));
    let pixels_of_text = |harness: &Window| smallest_text(harness).0 * harness.ctx.pixels_per_point();
    let on_a_desk = pixels_of_text(&harness);
    press(&mut harness, Key::L);
    harness.run();
    let in_a_hall = pixels_of_text(&harness);
    assert!(in_a_hall > 1.4 * on_a_desk, "{on_a_desk} and {in_a_hall}");
    assert!(!shows_part(&harness, click_a_pair));
    harness.get_by_label(pair).hover();
    harness.run_steps(30);
    let times = |harness: &Window| painted(harness).iter().filter(|(text, _)| text == pair).count();
    assert_eq!(times(&harness), 0, "a tooltip covers the picture");
    let described = harness.get_by_label(pair).accesskit_node().description();
    assert_eq!(described.as_deref(), Some(pair), "screen readers read it");
    press(&mut harness, Key::L);
    harness.get_by_label(pair).hover();
    harness.run_steps(30);
    assert_eq!(times(&harness), 1);
    press(&mut harness, Key::ArrowRight);
    harness.run_steps(30);
    assert_eq!(times(&harness), 0, "a tooltip covers what a key moves");
    harness.get_by_label(pair).hover();
    harness.run_steps(30);
    assert_eq!(times(&harness), 1);
}
