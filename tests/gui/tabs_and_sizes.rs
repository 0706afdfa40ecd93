//! The tabs, and windows with little room.

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::session::{Subject, Zoom};
use coin_duel::text::said;
use coin_duel::wording;
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn keys_and_clicks_choose_what_the_stage_shows() {
    let mut harness = app_with_row(SIX);
    for (key, subject) in [
        (Key::Num1, Subject::Game),
        (Key::Num3, Subject::Calls),
        (Key::Num4, Subject::Code),
        (Key::Num2, Subject::Table),
    ] {
        press_with(&mut harness, CTRL, key);
        assert_eq!(view(&harness).subject, subject);
        press_with(&mut harness, CTRL, Key::Num6);
        assert_eq!(view(&harness).subject, Subject::Players);
        click(&mut harness, &wording::panels::stage::subject(subject.name()));
        assert_eq!(view(&harness).subject, subject);
    }
    choose(&mut harness, wording::panels::stage::more_subjects(), "Fusion");
    assert_eq!(view(&harness).subject, Subject::Fusion);
}

#[test]
fn the_second_pane_is_chosen_by_the_pointer_and_closed_by_its_key() {
    let mut harness = app_with_row(SIX);
    choose(&mut harness, wording::panels::stage::beside_menu(), "Calls");
    assert!(shows(&harness, wording::panels::why::calls_of_recursion()) && shows_part(&harness, "cell 0 to 5"));
    press(&mut harness, Key::F4);
    assert!(!shows(&harness, wording::panels::why::calls_of_recursion()));
}

#[test]
fn long_numbers_push_no_control_out_of_the_window() {
    let mut harness = app_with_row("999999999999 -999999999999 888888888888 1 -777777777777 5");
    press(&mut harness, Key::End);
    for pane in [Subject::Game, Subject::Code, Subject::Calls] {
        apply(&mut harness, Message::Pane(pane));
        harness.run();
        let choices = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num8].map(|key| (ALT, key));
        for (modifiers, key) in choices.into_iter().chain([(Modifiers::NONE, Key::T)]) {
            press_with(&mut harness, modifiers, key);
            let side = 1280.0;
            for label in [
                said("panels.transport-position-of", &["fill"]),
                said("panels.transport-speed-of", &["fill"]),
                "Step",
                "Options: Table",
            ] {
                let right = harness.get_by_label(label).rect().right();
                assert!(right < side, "{label} after {key:?}: {right} of {side}");
            }
        }
    }
}

/// Returns whether all cells of `n` coins are in sight as a whole, none of them beyond a side panel or the transport.
fn shows_all_cells(harness: &Window, n: usize) -> bool {
    let transport = harness.get_by_label(said("panels.transport-position-of", &["fill"])).rect();
    let cells: Vec<_> = harness.query_all_by_role(Role::Cell).map(|node| node.rect()).collect();
    let is_whole = |rect: &egui::Rect| rect.width() > 20.0 && rect.height() > 18.0 && rect.bottom() < transport.top();
    cells.len() == n * (n + 1) / 2 && cells.iter().all(is_whole) && !shows_part(harness, "Scroll the table")
}

#[test]
fn sixteen_coins_are_in_sight_beside_every_subject() {
    let mut harness = app_with_row("8 15 3 7 9 2 11 4 6 13 1 10 5 14 12 99");
    press(&mut harness, Key::End);
    harness.set_size(vec2(1440.0, 900.0));
    harness.run();
    for _ in 0..2 {
        for pane in Subject::ALL {
            apply(&mut harness, Message::Pane(pane));
            harness.run();
            assert!(shows_all_cells(&harness, 16), "{pane:?} with {:?}", view(&harness).layout);
        }
        press(&mut harness, Key::T);
    }
}

#[test]
fn the_table_fits_the_room_that_a_pane_and_the_window_leave_unless_the_user_has_zoomed() {
    let mut harness = app_with_row(SIX);
    let width = |harness: &Window| harness.get_by_label("cell 0 to 5: empty").rect().width();
    let alone = width(&harness);
    press(&mut harness, Key::F4);
    let beside_code = width(&harness);
    assert!(beside_code < alone && shows_all_cells(&harness, 6));
    harness.set_size(vec2(1600.0, 1000.0));
    harness.run();
    assert!(width(&harness) > beside_code && shows_all_cells(&harness, 6));
    press(&mut harness, Key::F4);
    let tall = harness.get_by_label("cell 0 to 5: empty").rect().height();
    press(&mut harness, Key::Z);
    let zoomed = zoom(&harness);
    assert!(matches!(zoomed, Zoom::Height(height) if height > f64::from(tall)), "{zoomed:?}");
    harness.set_size(vec2(1280.0, 800.0));
    harness.run();
    assert_eq!(zoom(&harness), zoomed, "the user has chosen this size");
}

#[test]
fn no_text_covers_another_with_one_to_sixteen_coins_in_any_subject_at_any_size() {
    let coins = ["8", "15", "3", "7", "9", "2", "11", "4", "6", "13", "1", "10", "5", "14", "12", "99"];
    let sizes = [
        (1024.0, 768.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
        (853.0, 533.0),
        (390.0, 844.0),
        (844.0, 390.0),
    ];
    let mut found = Vec::new();
    let mut small = Vec::new();
    for n in [1, 2, 3, 6, 11, 16] {
        let mut harness = app_with_row(&coins[..n].join(" "));
        press(&mut harness, Key::Escape);
        for (width, height) in sizes {
            harness.set_size(vec2(width, height));
            for subject in Subject::ALL {
                apply(&mut harness, Command::of_subject(subject).into());
                for key in [Key::ArrowRight, Key::End] {
                    harness.key_press(key);
                    // The results of the players come from the background.
                    harness.run_steps(4);
                    let at = format!("{n} coins, {width} × {height}, {subject:?}, {key:?}: ");
                    let (size, text) = smallest_text(&harness);
                    if size < 11.0 {
                        small.push(format!("{at}{size} “{}”", text.chars().take(20).collect::<String>()));
                    }
                    found.extend(covered_or_cut(&harness).into_iter().map(|text| at.clone() + &text));
                }
            }
        }
    }
    assert!(small.is_empty(), "{} small:\n{}", small.len(), small[..small.len().min(300)].join("\n"));
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found[..found.len().min(60)].join("\n"));
}
