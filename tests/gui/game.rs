//! The game in the window: the replay, playing against the table, hints, take-backs and the review.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::game::{End, Interval};
use coin_duel::session::Subject;
use egui::{Key, Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn the_buttons_of_both_ends_change_when_the_coin_lands() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    let take = |coin, worth| wording::panels::game::take_label(End::Right, coin, Some(worth));
    assert!(shows(&harness, &take(2, 24)));
    harness.key_press(Key::ArrowRight);
    harness.run_steps(4);
    let is_on_its_way = harness.state().state().game_head().fract() > 0.0;
    assert!(is_on_its_way && shows(&harness, &take(2, 24)), "the coin is on its way");
    press(&mut harness, Key::ArrowRight);
    harness.run();
    assert!(!shows(&harness, &take(2, 24)) && shows_part(&harness, "Take right: 9"));
}

#[test]
fn the_game_is_replayed_move_by_move() {
    let mut harness = app_with_game("8 15 3 7 9 2");
    assert!(shows(&harness, "First has 0 of 24, to move"));
    press(&mut harness, Key::ArrowRight);
    assert_eq!((moves_played(&harness), head(&harness)), (1.0, 0.0));
    assert!(shows(&harness, "First has 2 of 24") && shows(&harness, "Second has 0 of 20, to move"));
    assert!(shows(&harness, "game coin 5: 2, taken by First"));
    assert!(shows_part(&harness, "move 2: Second takes left 8; left was worth 20, right 20"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "First has 24 of 24") && shows(&harness, "Second has 20 of 20"));
    assert!(shows(&harness, said("panels.game-game-over", &["First wins 24 to 20"])));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(moves_played(&harness), 5.0);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert_eq!((moves_played(&harness), head(&harness)), (5.0, 1.0));
}

#[test]
fn the_texts_on_the_buttons_of_the_ends_are_never_cut() {
    // Both ends are best, and worth 123.46T.
    let large = row_text(&[123_456_789_012; 2_000]);
    for row in [SIX, "999999999 -999999999 999999998", &large] {
        let mut harness = app_with_game(row);
        for width in [1280.0, 1024.0, 390.0] {
            harness.set_size(vec2(width, 800.0));
            harness.run();
            for end in ["Take left", "Take right"] {
                let button = harness.get_by_label_contains(end).rect();
                let texts: Vec<_> = texts_within(&harness, button.shrink(1.0)).collect();
                let found = texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(", ");
                assert!(
                    found.contains("try it") || ["best", "equally good"].iter().any(|best| found.contains(best)),
                    "{found} at {width}"
                );
                for (text, rect) in texts {
                    assert!(button.shrink(2.0).contains_rect(rect), "{text} at {width}: {rect} of {button}");
                }
            }
        }
    }
}

/// The texts that are painted with their middle in this part of the window, and where.
fn texts_within(harness: &Window, part: Rect) -> impl Iterator<Item = (String, Rect)> {
    let shapes = harness.output().shapes.iter();
    let texts = shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => None,
    });
    texts.filter(move |(text, rect)| !text.is_empty() && part.contains(rect.center()))
}

#[test]
fn the_game_has_a_list_of_moves_to_click() {
    let mut harness = app_with_game("8 15 3 7");
    click(&mut harness, "Forward of game");
    assert_eq!((moves_played(&harness), head(&harness)), (1.0, 0.0));
    harness.get_by_label_contains("move 4: Second takes").click();
    harness.run();
    assert_eq!(moves_played(&harness), 3.0);
    harness.get_by_label("Play game").click();
    harness.run_steps(120);
    assert_eq!(moves_played(&harness), 4.0);
}

#[test]
fn arrows_play_a_whole_game_against_the_table() {
    let mut harness = against_the_table("8 15 3 7");
    assert!(shows_part(&harness, "Your turn, First"));
    assert!(shows(&harness, said("panels.game-waiting-move", &["1", "First"])));
    press(&mut harness, Key::ArrowRight);
    assert_eq!(moves_played(&harness), 2.0, "the table has answered");
    assert!(shows(&harness, "move 1: First takes right 7; left was worth 15, right 22; cost 0"));
    assert!(shows(&harness, "move 2: Second takes left 8; left was worth 11, right 11; cost 0"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(moves_played(&harness), 4.0, "of the last coin there is nothing to choose");
    assert!(shows(&harness, "First has 22 of 22") && shows(&harness, "Second has 11 of 11"));
    assert!(shows(&harness, said("panels.game-game-over", &["First wins 22 to 11"])));
    assert!(shows(&harness, said("panels.game-threw-nothing-away", &["First"])));
}

#[test]
fn the_table_answers_after_a_pause_and_arrows_during_it_make_no_move() {
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
fn the_other_player_also_begins_on_a_new_row_and_in_an_opened_session() {
    let mut harness = between("8 15 3 7", "greedy", "you");
    enter_row(&mut harness, "4 9 1");
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows_part(&harness, "Your turn, Second"));

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("yours.ron");
    fs::write(&path, "(version: 3, coins: [8, 15, 3, 7], second: you)").unwrap();
    let mut harness = app();
    harness.set_size(vec2(1000.0, 700.0));
    open(&mut harness, &path);
    assert_eq!(moves_played(&harness), 1.0);
    assert_eq!(view(&harness).subject, Subject::Game, "a game that waits is shown");
    show_moves(&mut harness);
    assert!(shows_part(&harness, "Your turn, Second"));
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, said("panels.game-move-alone", &["2", "Second", "left 8"])));
}

#[test]
fn two_people_take_turns() {
    let mut harness = between("8 15 3", "you", "you");
    for (key, label) in [(Key::ArrowLeft, "Your turn, Second"), (Key::ArrowLeft, "game over")] {
        press(&mut harness, key);
        assert!(shows_part(&harness, label), "{label}");
    }
    assert!(shows(&harness, "First has 11 of 11") && shows(&harness, "Second has 15 of 15"));
}

#[test]
fn a_hint_shows_what_both_ends_are_worth_until_the_next_move() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    assert!(shows(&harness, "Take left: 8") && !shows_part(&harness, "worth 20"));
    press(&mut harness, Key::H);
    assert!(shows(&harness, "Take left: 8, worth 20") && shows(&harness, "Take right: 2, worth 24"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "Take left: 15") && shows(&harness, "Take right: 9"));
}

#[test]
fn undo_restores_a_move_that_was_taken_back() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!((moves_played(&harness), lines(&harness)), (4.0, vec![vec![(0, End::Left), (2, End::Left)]]));
    press(&mut harness, Key::Backspace);
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Left)]]));
    assert!(shows(&harness, said("panels.game-waiting-move", &["3", "First"])));
    click(&mut harness, "Take back");
    assert_eq!((moves_played(&harness), lines(&harness)), (0.0, vec![vec![]]));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((moves_played(&harness), lines(&harness)), (2.0, vec![vec![(0, End::Left)]]));
    press(&mut harness, Key::ArrowRight);
    assert!(
        shows_part(&harness, said("panels.game-move-alone", &["3", "First", "right 2"])),
        "the game is played on from there"
    );
}

#[test]
fn repeating_a_move_replays_the_game_only_up_to_your_next_turn() {
    let mut harness = against_the_table("8 15 3 7 9 2");
    for _ in 0..2 {
        press(&mut harness, Key::ArrowRight);
    }
    press(&mut harness, Key::Home);
    press(&mut harness, Key::CloseBracket);
    assert_eq!((moves_played(&harness), lines(&harness).len()), (2.0, 1));
}

#[test]
fn the_review_shows_the_worst_move_with_its_cell() {
    let mut harness = against_the_table("8 15 3 7");
    click(&mut harness, "game coin 0: 8, not taken");
    assert_eq!(moves_played(&harness), 2.0, "a click on a coin takes it");
    click(&mut harness, "Take right: 7");
    assert!(shows(&harness, said("panels.game-game-over", &["Second wins 18 to 15"])));
    assert!(shows_part(
        &harness,
        "First's worst move was move 1, on coins 0…3: taking left (8) was worth 15, and taking right (7) was worth 22. \
         That is 7 less for First and 7 more for Second, so the margin changed by 14."
    ));
    click(&mut harness, "Show the worst move of First");
    assert_eq!(moves_played(&harness), 0.0);
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(0, 3)));
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(shows(&harness, "cell 0 to 3: first 22, second 11, take right"), "the cell is filled for it");
}

#[test]
fn the_margin_subtracts_what_first_threw_away_and_adds_what_second_did() {
    let mut harness = app_with_game("8 15 3 7");
    play_by(&mut harness, "First", "greedy");
    assert!(shows(&harness, said("panels.game-can-win-by", &["First", "11"])));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, said("panels.game-guaranteed", &["Second wins 18 to 15", "false"])));
    press(&mut harness, Key::End);
    let outcome = harness.get_by_label(said("panels.game-won-by", &["Second", "3"]));
    let sum = said("panels.game-margin-sum", &["final margin", "11", "14", "0", "−3"]);
    assert_eq!(outcome.accesskit_node().description(), Some(sum.to_owned()));
    assert!(shows(&harness, said("panels.game-margin-plot", &["11", "−3"])));
}

#[test]
fn a_shortened_number_is_shown_in_full_under_the_pointer() {
    let mut harness = app_with_game("999999999999 123456789012 1000000000000 1 987654321987 555555555555");
    for (label, full) in [
        (
            "Take left: 999,999,999,999, worth 2,987,654,321,986",
            "Take left: 999,999,999,999, worth 2,987,654,321,986\nThe line on screen takes this end",
        ),
        ("game coin 1: 123,456,789,012, not taken", "coin 1: 123,456,789,012, not taken"),
    ] {
        assert!(!shows(&harness, full), "{full}");
        let at = center(&harness, label);
        harness.hover_at(at);
        harness.run_steps(40);
        assert!(shows(&harness, full), "{full}");
    }
}

#[test]
fn the_outcome_is_guaranteed_only_if_both_players_are_optimal() {
    let mut harness = app_with_game(SIX);
    assert!(shows(&harness, "guaranteed: First wins 24 to 20"));
    play_by(&mut harness, "First", "greedy");
    assert!(shows(&harness, said("panels.game-guaranteed", &["First wins 24 to 20", "false"])));
    assert!(!shows_part(&harness, "guaranteed: "));
}

#[test]
fn the_buttons_of_lines_and_mistakes_never_lie_over_the_heading_of_the_moves() {
    for size in [egui::vec2(800.0, 600.0), egui::vec2(1024.0, 768.0), egui::vec2(1280.0, 800.0)] {
        let mut harness = app_with_game(SIX);
        press_with(&mut harness, CTRL, Key::Num1);
        harness.set_size(size);
        harness.run();
        press(&mut harness, Key::OpenBracket);
        let count = harness.get_by_label_contains(" of 6").rect();
        let places =
            ["Moves", wording::panels::game::your_game(), wording::panels::game::remove_line(), "Next mistake"].map(
                |label| {
                    let mut nodes = harness.get_all_by_label(label).map(|node| node.rect());
                    nodes.next_back().expect("a heading or a button")
                },
            );
        let all = [&places[..], &[count]].concat();
        for (k, one) in all.iter().enumerate() {
            assert!(one.left() >= 0.0 && one.right() <= size.x, "{size}: {one:?}");
            assert!(!all[..k].iter().any(|other| other.intersects(*one)), "{size}: {all:?}");
        }
    }
}

#[test]
fn a_mistake_is_told_on_the_board_with_the_better_line_and_taken_back() {
    let mut harness = against_the_table("8 15 3 7");
    apply(&mut harness, Command::TellMistakes.into());
    apply(&mut harness, Command::Details.into());
    apply(&mut harness, Message::Take(End::Left.into()));
    harness.run_steps(60);
    assert!(shows(&harness, "8 uncovers the 15: that costs 7. Better: 7, 8, 15 and 3."));
    click(&mut harness, said("panels.game-go-on", &[]));
    harness.run_steps(60);
    assert_eq!(moves_played(&harness), 2.0);
    press(&mut harness, Key::Backspace);
    apply(&mut harness, Message::Take(End::Left.into()));
    harness.run_steps(60);
    click(&mut harness, said("panels.game-take-back", &[]));
    assert_eq!(moves_played(&harness), 0.0);
    assert!(!shows_part(&harness, "that costs 7"));
}

#[test]
fn after_a_game_three_mistakes_are_offered_to_be_made_again_and_the_other_side() {
    let mut harness = against_the_table("8 15 3 7 9 2 30 1 40 3 50 2");
    let worst_end = |harness: &Window| {
        let [left, right] = harness.state().state().turn().unwrap().worths().unwrap();
        if left < right { End::Left } else { End::Right }
    };
    while harness.state().state().turn().is_some() {
        let end = worst_end(&harness);
        apply(&mut harness, Message::Take(end.into()));
        harness.run_steps(120);
    }
    let mistakes = harness.state().state().game().mistakes().len();
    assert!(mistakes > 3, "{mistakes}");
    let offered = readable(&harness).into_iter().filter(|text| text.starts_with("Again from the")).collect::<Vec<_>>();
    assert_eq!(offered.len(), 3, "{offered:?}");
    assert!(shows_part(&harness, "With best play First wins"));
    click(&mut harness, &offered[0]);
    assert!(harness.state().state().is_your_turn());
    assert_eq!(lines(&harness).len(), 2);
}

/// A session on this row whose game follows a rule, as a file has it.
fn under(rule: &str, row: &str) -> Window {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rule.ron");
    let fields = format!("coins: [{row}], first: you, rule: {rule}, subject: game, answers: shown");
    fs::write(&path, format!("(version: 9, {fields})")).unwrap();
    start(&Start { file: Some(path), data_folder: None, ..Start::default() })
}

#[test]
fn a_click_on_a_coin_takes_all_coins_up_to_it_where_the_rule_allows_so_many() {
    let mut harness = under("up_to(3)", "8, 15, 3, 7, 9, 2, 30, 1");
    assert!(shows_part(&harness, "up to three coins: take up to three coins from one end"), "{:?}", readable(&harness));
    click(&mut harness, "game coin 2: 3, not taken");
    harness.run_steps(300);
    assert_eq!(harness.state().state().game().scores_after(1).first, 26);
    assert!(shows(&harness, "game coin 1: 15, taken by First"));
    // The buttons and the arrow keys take as many as are chosen.
    apply(&mut harness, Command::Details.into());
    harness.run_steps(20);
    click(&mut harness, "+");
    harness.run_steps(20);
    assert!(shows_part(&harness, "Take left: "), "{:?}", readable(&harness));
    assert_eq!(harness.state().state().coins_per_move(), 2);
}

#[test]
fn any_coin_of_a_ring_can_be_clicked_first_and_who_plays_alone_has_no_other_player() {
    let mut harness = under("circle", "2, 0, 0, 1, 0, 1, 0");
    click(&mut harness, "game coin 3: 1, not taken");
    harness.run_steps(300);
    assert!(shows(&harness, "game coin 3: 1, taken by First"));
    assert_eq!(harness.state().state().ply(), 2, "the table has answered");
    let harness = under("rising_prices", "1, 3, 1, 5, 2");
    assert!(shows_part(&harness, "First has 0 of 43, to move") && !shows_part(&harness, "Second has"));
    assert!(shows_part(&harness, "the coin of turn t counts t times"), "{:?}", readable(&harness));
}
