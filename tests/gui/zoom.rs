//! Zooming and moving the table by wheel, pinch and keys.

use coin_duel::app::command::Command;
use coin_duel::session::Zoom;
use coin_duel::text::said;
use egui::{Event, Key, Modifiers, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn the_wheel_zooms_about_the_pointer_and_a_double_click_shows_the_whole_table() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    assert_eq!(zoom(&harness), Zoom::Legible);
    let at = harness.get_by_label("cell 1 to 2: empty").rect().center();
    harness.hover_at(at);
    turn_wheel(&mut harness, 20.0);
    harness.run_steps(30);
    let Zoom::Height(height) = zoom(&harness) else { panic!("{:?}", zoom(&harness)) };
    assert!(height > 42.0, "{height}");
    assert!(harness.get_by_label("cell 1 to 2: empty").rect().contains(at), "the cell at the pointer stays there");

    for _ in 0..2 {
        harness.get_by_label("cell 1 to 2: empty").click();
        harness.step();
    }
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Whole);
    assert_eq!(harness.state().state().gaze.pinned, None, "it asks for no cell");
    assert!(shows(&harness, said("table_view.map-of", &["3,000"])));
    assert_eq!(cells(&harness).len(), 0);
    for _ in 0..2 {
        harness.get_by_label(said("table_view.map-of", &["3,000"])).click();
        harness.step();
    }
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Legible);
}

#[test]
fn a_pinch_zooms_and_zooming_out_ends_at_the_whole_table() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    harness.get_by_label("cell 1 to 4: empty").hover();
    harness.run();
    harness.event(Event::Zoom(2.0));
    harness.run_steps(4);
    assert!(matches!(zoom(&harness), Zoom::Height(_)));
    assert!(shows_cell(&harness, said("table.spoken-cell", &["1", "4"])) && !shows_cell(&harness, "cell 5"));
    harness.event(Event::Zoom(0.2));
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Whole);
    assert_eq!(cells(&harness).len(), 21);
}

#[test]
fn keys_zoom_and_move_the_table() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::Z);
    assert!(matches!(zoom(&harness), Zoom::Height(_)));
    let before = offset(&harness);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowRight);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowDown);
    let after = offset(&harness);
    assert!(after.0 > before.0 && after.1 > before.1, "{before:?} {after:?}");
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowLeft);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(offset(&harness), before);
    press(&mut harness, Key::W);
    assert_eq!(zoom(&harness), Zoom::Whole);
    press(&mut harness, Key::End);
    press(&mut harness, Key::W);
    assert_eq!(zoom(&harness), Zoom::Legible);
    assert!(shows_cell(&harness, "cell 0 to 2,999: first"), "the present cell is seen again");
}

#[test]
fn smaller_cells_show_one_number_and_then_only_a_color() {
    let mut harness = app_with_row(&row_text(&values(60)));
    press(&mut harness, Key::W);
    let heights: Vec<_> = std::iter::from_fn(|| {
        press_with(&mut harness, Modifiers::SHIFT, Key::Z);
        (zoom(&harness) != Zoom::Whole).then(|| (zoom(&harness), cells(&harness).len()))
    })
    .collect();
    let counts: Vec<_> = heights.iter().map(|(_, count)| *count).collect();
    assert!(counts.windows(2).all(|pair| pair[0] <= pair[1] || pair[1] == 0), "{heights:?}");
    assert_eq!(counts.last(), Some(&0), "at the end they are a picture: {heights:?}");
    assert!(shows_part(&harness, "Each cell has its own color"));
}

/// Turns the wheel away from the user by this many notches, and draws frames until the table rests.
fn turn_notches(harness: &mut Window, notches: usize) {
    for _ in 0..notches {
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, 1.0),
            phase: TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        harness.run_steps(30);
    }
}

#[test]
fn the_wheel_zooms_in_small_steps_and_always_leaves_several_cells_in_sight() {
    let mut harness = app_with_row("8 15 3 7 9");
    harness.get_by_label("cell 1 to 3: empty").hover();
    harness.run();
    turn_notches(&mut harness, 3);
    assert!(cells(&harness).len() >= 6, "{:?}", cells(&harness));
    turn_notches(&mut harness, 40);
    assert!(cells(&harness).len() >= 3, "{:?}", cells(&harness));
}

#[test]
fn the_whole_table_is_brought_into_sight() {
    let mut harness = app_with_row("8 15 3 7 9");
    let is_on = |harness: &Window| !harness.state().state().table_fits();
    assert!(!is_on(&harness), "the whole table is in sight");
    for _ in 0..6 {
        press(&mut harness, Key::Z);
    }
    assert!(is_on(&harness) && cells(&harness).len() < 15);
    choose(&mut harness, "Options: Table", Command::WholeTable.about().label);
    assert!(!is_on(&harness));
    assert_eq!(cells(&harness).len(), 15);
    let (mut harness, _folder) = app_with_values(3_000);
    assert!(is_on(&harness), "its cells are legible");
    choose(&mut harness, "Options: Table", Command::WholeTable.about().label);
    assert!(!is_on(&harness) && zoom(&harness) == Zoom::Whole);
}
