//! The lecture view and a presenter's remote.

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::app::transport::Transport;
use coin_duel::game::Interval;
use coin_duel::session::Subject;
use coin_duel::session::course::Place;
use coin_duel::text::said;
use coin_duel::wording;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, pos2, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

fn is_lecture(harness: &Window) -> bool {
    harness.state().state().lecture.is_some()
}

#[test]
fn the_lecture_view_shows_only_the_table_and_its_explanation() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::L);
    assert!(is_lecture(&harness));
    for gone in [wording::panels::coins::row_of_coins(), "Play fill", "File", "Stage: Game"] {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows(&harness, "cell 0 to 5: empty"));
    for _ in 0..7 {
        press(&mut harness, Key::PageDown);
    }
    assert_eq!(head(&harness), 7.0);
    for part in ["8 + sec[1][1] = 8 + 0 = 8", "15 + sec[0][0] = 15 + 0 = 15", "sec = fir[0][0] = 8"] {
        assert!(shows_part(&harness, part), "{part}");
    }
    press(&mut harness, Key::L);
    assert!(!is_lecture(&harness) && shows(&harness, wording::panels::coins::row_of_coins()));
}

#[test]
fn the_lecture_view_shows_the_game_with_both_scores() {
    let mut harness = app_with_row("8 15 3 9");
    press(&mut harness, Key::F6);
    press(&mut harness, Key::L);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::PageDown);
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows_part(&harness, "First has 9 of"));
}

#[test]
fn a_lesson_about_the_game_shows_the_coins_of_both_players_on_its_slide() {
    let mut harness = start(&Start::default());
    press(&mut harness, Key::F5);
    let state = harness.state().state();
    let question = state.document().question_of_title(state.view());
    assert_ne!(question, wording::picture::which_end(), "the lesson has a question of its own");
    assert!(shows_part(&harness, &question), "the title of the lesson");
    press(&mut harness, Key::PageDown);
    assert!(!shows_part(&harness, "cell 0"), "no empty table");
    assert!(shows_part(&harness, "First has 0 of") && shows_part(&harness, "Second has 0 of"));
    apply(&mut harness, Message::GoToPlace(1, Place::Stop { index: 0, answered: false }));
    harness.run_steps(8);
    assert!(shows_part(&harness, "First has 3 of") && shows_part(&harness, "Second has 17 of"));
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(shows_cell(&harness, said("table.spoken-cell", &["0", "3"])), "a key shows the table");
}

#[test]
fn keys_of_the_tabs_show_tree_code_and_fusion_on_the_slide() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::L);
    for (key, shown) in [
        (Key::Num3, wording::panels::why::calls_of_recursion()),
        (Key::Num4, "Code"),
        (Key::Num5, "No coin is read yet"),
    ] {
        press_with(&mut harness, CTRL, key);
        assert!(is_lecture(&harness));
        assert!(shows_part(&harness, shown), "{shown}");
        assert!(
            !shows_part(&harness, said("table.spoken-cell", &["0", "5"])),
            "{shown} stands in the place of the table"
        );
    }
    press(&mut harness, Key::PageDown);
    assert_eq!(harness.state().state().transports.fusion.resting_head(), 1.0, "the keys move what is shown");
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(shows_cell(&harness, said("table.spoken-cell", &["0", "5"])));
}

#[test]
fn the_lecture_view_has_the_panes_of_the_stage() {
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::L);
    let cell = |harness: &Window| harness.get_by_label_contains("cell 0 to 5:").rect();
    let alone = cell(&harness);
    press(&mut harness, Key::F4);
    let code = harness.get_by_label(wording::panels::code::code()).rect();
    assert!(is_lecture(&harness) && cell(&harness).right() < code.left(), "the code stands beside the table");
    assert!(cell(&harness).width() < alone.width());
    press(&mut harness, Key::F4);
    assert_eq!(cell(&harness), alone);
    apply(&mut harness, Command::of_subject(Subject::Players).into());
    harness.run_steps(20);
    assert!(is_lecture(&harness) && !shows_part(&harness, "cell 0"), "the players are shown, and not the table");
    let run_survey = wording::panels::players::run_survey();
    assert!(!shows(&harness, run_survey), "an audience sees no fields");
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, run_survey));
}

#[test]
fn where_there_is_room_for_one_subject_the_key_of_a_second_one_says_so_until_another_one_is_shown() {
    let mut harness = app_with_row(SIX);
    harness.set_size(vec2(853.0, 480.0));
    harness.run();
    press(&mut harness, Key::F4);
    assert!(shows_part(&harness, wording::notices::no_room_beside()));
    press_with(&mut harness, CTRL, Key::Num1);
    assert!(!shows_part(&harness, wording::notices::no_room_beside()));
}

#[test]
fn b_makes_the_screen_black_and_the_next_key_shows_the_slide() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::L);
    press(&mut harness, Key::B);
    assert!(shows(&harness, "Black screen") && !shows_part(&harness, "cell 0"));
    press(&mut harness, Key::PageDown);
    assert!(shows_part(&harness, "cell 0:"));
    press(&mut harness, Key::B);
    press(&mut harness, Key::B);
    assert!(shows_part(&harness, "cell 0:"));
}

#[test]
fn the_view_says_for_a_moment_how_to_leave_it_and_again_in_its_corner() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::L);
    assert!(shows_part(&harness, "Leave the lecture view"));
    harness.hover_at(pos2(300.0, 300.0));
    harness.run_steps(240);
    assert!(!shows_part(&harness, "Leave the lecture view"));
    let corner = harness.ctx.content_rect().right_bottom() - vec2(80.0, 15.0);
    harness.hover_at(corner);
    harness.run_steps(3);
    harness.get_by_label_contains("Leave the lecture view").click();
    harness.run();
    assert!(!is_lecture(&harness));
}

#[test]
fn a_notice_waits_until_the_slide_is_left_and_is_then_shown_for_its_whole_time() {
    let mut harness = app_with_row(SIX);
    apply(&mut harness, Message::ShowInfo("early".to_owned()));
    harness.run_steps(60);
    assert!(shows_part(&harness, "early"));
    press(&mut harness, Key::L);
    apply(&mut harness, Message::ShowError("broken".to_owned()));
    harness.run_steps(600);
    assert!(!shows_part(&harness, "early") && !shows_part(&harness, "broken"), "the audience sees no notice");
    press(&mut harness, Key::Escape);
    assert!(!is_lecture(&harness), "nothing that is hidden has to be dismissed");
    harness.run_steps(60);
    assert!(shows_part(&harness, "broken"));
    harness.run_steps(600);
    assert!(!shows_part(&harness, "broken"));
}

#[test]
fn the_lecturer_sees_a_notice_in_a_window_of_their_own() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::F7);
    apply(&mut harness, Message::ShowError("broken".to_owned()));
    harness.step();
    harness.step();
    assert!(shows_part(&harness, "broken"));
    press(&mut harness, Key::Escape);
    assert!(is_lecture(&harness) && !shows_part(&harness, "broken"), "Escape dismisses it first");
}

#[test]
fn a_person_plays_in_the_lecture_view_by_clicks_a_hint_and_a_remote() {
    let mut harness = against_the_table("8 15 3 9");
    press(&mut harness, Key::L);
    press(&mut harness, Key::H);
    assert!(shows(&harness, said("picture.hint", &["8", "17", "9", "24"])));
    harness.get_by_label("game coin 3: 9, not taken").click();
    harness.run();
    wait_until(&mut harness, "the answer", |harness| harness.state().state().ply() == 2);
    press(&mut harness, Key::PageDown);
    wait_until(&mut harness, "the end", |harness| harness.state().state().ply() == 4);
}

#[test]
fn the_picture_of_a_long_row_keeps_its_legend_and_its_cells_and_o_switches_its_lengths() {
    let (mut harness, _folder) = app_with_picture_of(600);
    press(&mut harness, Key::F5);
    assert!(harness.state().state().transports.fill.is_at_end(), "F5 keeps the picture");
    wait_until(&mut harness, "legend", |harness| shows_part(harness, "Colors by lead"));
    assert!(shows(&harness, "all lengths"));
    press(&mut harness, Key::O);
    assert!(shows(&harness, "even lengths"));
    press(&mut harness, Key::O);
    assert!(shows(&harness, "odd lengths"));
}

#[test]
fn the_lecture_view_of_a_long_row_needs_no_scrolling() {
    let row = (1..=300).map(|coin| coin.to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    press(&mut harness, Key::W);
    press(&mut harness, Key::L);
    for key in [Key::Home, Key::End] {
        press(&mut harness, key);
        press(&mut harness, Key::PageUp);
        press(&mut harness, Key::PageDown);
        let shown = harness.state().state().shown_interval().unwrap();
        let Interval { i, j } = shown;
        let name = if i == j { format!("cell {i}:") } else { format!("cell {i} to {j}:") };
        assert!(shows_part(&harness, &name), "{name}");
        assert!(!shows_part(&harness, "Scroll the table"));
    }
}

#[test]
fn a_remote_starts_steps_blanks_and_leaves_the_lecture_view() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::End);
    press(&mut harness, Key::F5);
    assert!(is_lecture(&harness));
    assert_eq!(head(&harness), 0.0, "F5 starts at the first step");
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageUp);
    assert_eq!(head(&harness), 1.0);
    press(&mut harness, Key::Period);
    assert!(!shows_part(&harness, "cell 0"), "a blank table tells nothing, to no reader");
    assert!(shows(&harness, "8, 15, 3, 7, 9, 2"), "the row stays");
    press(&mut harness, Key::Period);
    assert!(shows(&harness, "cell 0: first 8, second 0"));
    press(&mut harness, Key::Escape);
    assert!(!is_lecture(&harness));
}

#[test]
fn f11_enters_full_screen_and_escape_leaves_it() {
    let mut harness = app_with_row(SIX);
    let full_screen = |harness: &Window| {
        let viewports = &harness.output().viewport_output;
        viewports.values().flat_map(|viewport| &viewport.commands).find_map(|command| match command {
            egui::ViewportCommand::Fullscreen(on) => Some(*on),
            _ => None,
        })
    };
    let press = |harness: &mut Window, key| {
        let (physical_key, modifiers) = (None, Modifiers::NONE);
        harness.event(Event::Key { key, physical_key, pressed: true, repeat: false, modifiers });
        harness.step();
    };
    press(&mut harness, Key::F11);
    assert_eq!(full_screen(&harness), Some(true));
    assert!(is_lecture(&harness));
    press(&mut harness, Key::Escape);
    assert_eq!(full_screen(&harness), Some(false));
    assert!(!is_lecture(&harness));
}

#[test]
fn a_pin_shows_its_own_coins_and_sums_in_the_lecture_view() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::End);
    press(&mut harness, Key::L);
    press_with(&mut harness, CTRL, Key::ArrowDown);
    press_with(&mut harness, CTRL, Key::ArrowLeft);
    assert!(shows_part(&harness, "= 15 + 7 = 22") && shows_part(&harness, "= 9 + 7 = 16"));
    press(&mut harness, Key::Home);
    assert!(
        !shows_part(&harness, "= 22") && !shows_part(&harness, "= 16"),
        "a cell that is not filled gives nothing away"
    );
}

#[test]
fn a_click_in_the_lecture_view_pins_a_cell_with_numbers_and_none_of_a_map() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::End);
    press(&mut harness, Key::L);
    click(&mut harness, "cell 1 to 4: first 22, second 12, take left");
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(1, 4)));

    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    press(&mut harness, Key::L);
    let before = zoom(&harness);
    let map = said("table_view.map-of", &["3,000"]);
    wait_until(&mut harness, map, |harness| shows(harness, map));
    for _ in 0..2 {
        harness.get_by_label(map).click();
        harness.step();
    }
    harness.run_steps(4);
    assert_eq!((harness.state().state().gaze.pinned, zoom(&harness)), (None, before));
}

#[test]
fn the_way_out_of_the_lecture_view_covers_nothing_of_a_slide() {
    for size in [vec2(1024.0, 768.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
        for row in [SIX.to_owned(), row_text(&values(40))] {
            let mut harness = app_with_row(&row);
            harness.set_size(size);
            for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5] {
                press_with(&mut harness, CTRL, key);
                press(&mut harness, Key::End);
                press(&mut harness, Key::L);
                let way_out = harness.get_by_label_contains("Leave the lecture view").rect();
                assert!(harness.ctx.content_rect().contains_rect(way_out));
                // egui writes that something stands between two pixels.
                let is_shown = |(text, _): &(String, _)| !text.starts_with("Leave") && text != "Unaligned";
                let words = painted(&harness).into_iter().filter(is_shown);
                let covered: Vec<_> = words.filter(|(_, place)| way_out.intersects(*place)).collect();
                assert!(covered.is_empty(), "{key:?} at {size:?}: {way_out:?} covers {covered:?}");
                let cells = harness.query_all_by_role(Role::Cell).map(|node| node.rect());
                let is_coin = |label: String| label.starts_with("coin ");
                let coins = harness.query_all_by(|node| node.label().is_some_and(is_coin)).map(|node| node.rect());
                assert!(!cells.chain(coins).any(|place| way_out.intersects(place)), "{key:?} at {size:?}");
                press(&mut harness, Key::Escape);
            }
        }
    }
}

#[test]
fn the_keys_move_the_same_in_the_lecture_view_as_before_and_behind_it() {
    let mut harness = start(&Start::default());
    let active = |harness: &Window| harness.state().state().transports.active;
    assert_eq!(active(&harness), Transport::Game, "the first lesson is about the game");
    press(&mut harness, Key::L);
    assert_eq!(active(&harness), Transport::Game);
    press(&mut harness, Key::Escape);
    assert_eq!(active(&harness), Transport::Game);
}

#[test]
fn a_question_about_the_fill_stands_below_the_table_in_a_lesson_about_the_game() {
    let mut harness = app();
    press(&mut harness, Key::P);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::L);
    assert!(harness.state().state().open_question().is_some());
    assert!(shows_cell(&harness, "cell 0"), "the table of which a cell is asked");
}
