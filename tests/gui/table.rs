//! The table: pointing at cells, pinning, scrolling, and going to a cell.

use coin_duel::app::command::Command;
use coin_duel::game::Interval;
use coin_duel::text::said;
use coin_duel::wording;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn pointing_at_a_cell_shows_its_coins_and_their_sum() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    harness.get_by_label("cell 1 to 3: empty").hover();
    harness.run();
    assert!(shows_part(&harness, "Coins 1…3: 15 3 7"));
}

#[test]
fn a_click_pins_a_cell_and_escape_unpins_it() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::End);
    click(&mut harness, "cell 1 to 4: first 22, second 12, take left");
    assert!(shows_part(&harness, "Coins 1…4: 15 3 7 9"));
    assert!(shows_part(&harness, "15 + sec[2][4] = 15 + 7 = 22"));
    assert!(shows_part(&harness, "9 + sec[1][3] = 9 + 7 = 16"));
    assert!(shows_part(&harness, "22 is more: take the 15."));
    assert!(shows_part(&harness, "sec = fir[2][4] = 12"));
    press(&mut harness, Key::Escape);
    assert!(shows_part(&harness, "Coins 0…5"));
}

#[test]
fn the_gap_between_cells_belongs_to_one_of_them_and_the_corner_below_the_diagonal_to_none() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    let [left, right] = ["cell 1 to 3: empty", "cell 1 to 4: empty"].map(|name| harness.get_by_label(name).rect());
    assert!(left.right() < right.left());
    harness.hover_at(egui::pos2(f32::midpoint(left.right(), right.left()), left.center().y));
    harness.run();
    let looked_at = harness.state().state().looked_at_by_pointer();
    assert!([1..=3, 1..=4].contains(&looked_at.map(|Interval { i, j }| i..=j).expect("a cell")));

    let below = center(&harness, "cell 5: empty") - vec2(2.0 * (right.left() - left.left()), 0.0);
    harness.hover_at(below);
    harness.run();
    assert_eq!(harness.state().state().looked_at_by_pointer(), None);
}

#[test]
fn a_menu_over_the_table_hides_its_cells_from_the_pointer() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    let cell = center(&harness, "cell 0 to 5: empty");
    click(&mut harness, "Options: Table");
    harness.hover_at(cell);
    harness.run();
    assert_eq!(harness.state().state().looked_at_by_pointer(), None, "the menu covers the cell");
    press(&mut harness, Key::Escape);
    harness.hover_at(cell + vec2(1.0, 0.0));
    harness.run();
    assert!(harness.state().state().looked_at_by_pointer().is_some(), "the menu is closed");
}

#[test]
fn coins_that_count_from_1_do_so_in_names_texts_and_dialogs() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::End);
    apply(&mut harness, Command::CountFromOne.into());
    harness.run();
    assert!(shows(&harness, "coin 1: 8") && shows(&harness, "coin 6: 2") && !shows_part(&harness, "coin 0"));
    click(&mut harness, "cell 2 to 5: first 22, second 12, take left");
    assert!(shows_part(&harness, "Coins 2…5: 15 3 7 9"));
    assert!(shows_part(&harness, "15 + sec[3][5] = 15 + 7 = 22"));
    assert!(shows_part(&harness, "sec = fir[3][5] = 12"));
    go_to_cell(&mut harness, "1 6");
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(0, 5)));
    press_with(&mut harness, CTRL, Key::Num4);
    let code = harness.get_by_label("Code").value().expect("the code");
    assert!(code.contains("return fir[1][n], sec[1][n]"), "{code}");
    apply(&mut harness, Command::CountFromOne.into());
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(shows(&harness, "coin 0: 8") && shows_cell(&harness, said("table.spoken-cell", &["0", "5"])));
}

#[test]
fn a_button_fills_the_table_up_to_the_pinned_cell() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    click(&mut harness, "cell 1 to 4: empty");
    click(&mut harness, wording::panels::step::fill_to_here());
    assert_eq!(head(&harness), 17.0);
    assert_eq!(harness.state().state().gaze.pinned, None);
}

#[test]
fn a_long_table_follows_the_fill_and_holds_only_the_visible_cells() {
    let row: Vec<_> = (0..1000).map(|k| (k * 7 % 100).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    press(&mut harness, Key::W);
    press(&mut harness, Key::Home);
    assert!(shows_part(&harness, "cell 0 to 1: empty"));
    press(&mut harness, Key::End);
    let cells = harness.query_all_by_label_contains("cell ").count();
    assert!(cells > 30 && cells < 200, "{cells} cells");
    assert!(shows_part(&harness, "cell 0 to 999: first"));
    assert!(!shows_part(&harness, said("table.spoken-cell", &["0", "1:"])));
}

#[test]
fn dragging_moves_a_long_table_and_the_next_step_returns_to_the_fill() {
    let row: Vec<_> = (0..1000).map(|k| (k * 7 % 100).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    press(&mut harness, Key::W);
    press(&mut harness, Key::End);
    let middle = harness.get_by_label_contains(said("table.spoken-cell", &["3", "997"])).rect().center();
    harness.hover_at(middle);
    harness.drag_at(middle);
    harness.step();
    harness.hover_at(middle - vec2(0.0, 150.0));
    harness.step();
    harness.drop_at(middle - vec2(0.0, 150.0));
    harness.run_steps(4);
    assert!(!shows_cell(&harness, said("table.spoken-cell", &["0", "999:"])) && shows_cell(&harness, "to 999: first"));
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, "cell 1 to 999: first"));
}

#[test]
fn switching_tabs_keeps_the_scroll_position_of_the_table() {
    let mut harness = app_with_row(&"5 ".repeat(200));
    press(&mut harness, Key::W);
    let at = harness.get_all_by_role(Role::Cell).last().expect("a cell").rect().center();
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.hover_at(at - vec2(0.0, 100.0));
    harness.step();
    harness.drop_at(at - vec2(0.0, 100.0));
    harness.run_steps(4);
    let scrolled = offset(&harness);
    assert!(scrolled.1 > 0.0);
    press_with(&mut harness, CTRL, Key::Num4);
    press_with(&mut harness, ALT, Key::Num3);
    assert_eq!(offset(&harness).1, scrolled.1);
}

#[test]
fn typed_indices_lead_to_a_cell_or_a_coin() {
    let (mut harness, _folder) = app_with_values(3_000);
    go_to_cell(&mut harness, "1200, 1300");
    assert!(shows_cell(&harness, "cell 1,200 to 1,300: first"));
    go_to_cell(&mut harness, "2999");
    assert!(shows_cell(&harness, "cell 2,999: first"));
    assert!(shows_part(&harness, "coin 2,999"), "the list of coins shows it too");
    press_with(&mut harness, CTRL, Key::G);
    harness.get_by_label("Indices").type_text("5 3000");
    harness.run();
    assert!(shows_part(&harness, said("dialogs.go_to-no-coin-behind", &["3,000", "2,999"])));
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().state().gaze.pinned.map(|pinned| pinned.i), Some(2999));
}

/// The number of arrowheads whose tips, their first points, are inside the cell with this name.
fn arrowheads_in(harness: &Window, name: &str) -> usize {
    let cell =
        harness.get_by(|node| node.role() == Role::Cell && node.label().is_some_and(|at| at.contains(name))).rect();
    let shapes = &harness.output().shapes;
    let is_head = |shape: &egui::Shape| match shape {
        egui::Shape::Path(path) => path.closed && path.points.len() == 3 && cell.contains(path.points[0]),
        _ => false,
    };
    shapes.iter().filter(|clipped| is_head(&clipped.shape)).count()
}

#[test]
fn arrows_lead_to_the_cell_that_is_looked_at_in_every_recurrence_and_layout() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    for layout in 0..2 {
        for (recurrence, arrows) in [(Key::Num1, 2), (Key::Num2, 1), (Key::Num3, 4), (Key::Num4, 2)] {
            press_with(&mut harness, ALT, recurrence);
            let what = format!("layout {layout}, {recurrence:?}");
            assert!(arrowheads_in(&harness, said("table.spoken-cell", &["0", "3"])) > 0, "{what}");
            harness
                .get_by(|node| {
                    node.role() == Role::Cell
                        && node.label().is_some_and(|at| at.contains(said("table.spoken-cell", &["1", "3"])))
                })
                .hover();
            harness.run();
            assert_eq!(arrowheads_in(&harness, said("table.spoken-cell", &["0", "3"])), 0, "{what}");
            assert!(arrowheads_in(&harness, said("table.spoken-cell", &["1", "3"])) >= arrows, "{what}");
            harness.hover_at(egui::pos2(2.0, 400.0));
            harness.run();
            assert!(arrowheads_in(&harness, said("table.spoken-cell", &["0", "3"])) > 0, "{what}");
            // The keys pin 1 to 3, too.
            press_with(&mut harness, CTRL, Key::ArrowDown);
            assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(1, 3)));
            assert_eq!(arrowheads_in(&harness, said("table.spoken-cell", &["0", "3"])), 0, "{what}");
            assert!(arrowheads_in(&harness, said("table.spoken-cell", &["1", "3"])) >= arrows, "{what}");
            press(&mut harness, Key::Escape);
        }
        press(&mut harness, Key::T);
    }
}

#[test]
fn a_cell_that_is_not_filled_shows_the_arrows_of_what_it_will_read() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::Home);
    press_with(&mut harness, CTRL, Key::ArrowRight);
    assert_eq!(arrowheads_in(&harness, "cell 0 to 1: empty"), 2);
    assert!(shows_part(&harness, said("panels.step-will-read", &["sec[1][1] and sec[0][0]"])));
}

#[test]
fn a_click_on_fir_or_sec_says_which_coins_it_consists_of() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    let cell = harness.get_by_label("cell 0 to 3: first 22, second 11, take right").rect();
    let click_at = |harness: &mut Window, x: f32| {
        let at = egui::pos2(cell.left() + x * cell.width(), cell.center().y);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.step();
        harness.drop_at(at);
        // Long enough that the next click is not the second one of a double click.
        harness.run_steps(20);
    };
    click_at(&mut harness, 0.2);
    assert!(shows_part(&harness, said("table.trace-mover", &["fir", "22", "7 + 15"])));
    click_at(&mut harness, 0.8);
    assert!(shows_part(&harness, said("table.trace-other", &["sec", "11", "8 + 3"])));
    click_at(&mut harness, 0.8);
    assert_eq!(harness.state().state().gaze.pinned, None, "a second click on the same half unpins");
    click_at(&mut harness, 0.2);
    assert!(shows_part(&harness, "fir 22 = 7 + 15"));
    press(&mut harness, Key::Escape);
    assert!(!shows_part(&harness, "fir 22 = 7 + 15"));
}

#[test]
fn a_key_traces_fir_then_sec_then_nothing() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    let (fir, sec) = (said("table.trace-mover", &["fir", "22", "7 + 15"]), "sec 11 = 8 + 3");
    press(&mut harness, Key::C);
    assert!(shows_part(&harness, fir));
    press(&mut harness, Key::C);
    assert!(shows_part(&harness, sec));
    press(&mut harness, Key::C);
    assert!(!shows_part(&harness, fir) && !shows_part(&harness, sec));
    press_with(&mut harness, ALT, Key::Num2);
    press(&mut harness, Key::C);
    press(&mut harness, Key::C);
    assert!(!shows_part(&harness, "the coins that"), "F is one number, so the second press ends its trace");
}
