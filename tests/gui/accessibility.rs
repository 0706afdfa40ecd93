//! Names, roles, focus and announcements, and the main tasks by keyboard or by names alone.

use coin_duel::app::command::Command;
use coin_duel::game::Interval;
use coin_duel::session::Session;
use coin_duel::wording;
use eframe::App;
use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

/// The text that is announced to a screen reader.
fn announced(harness: &Window) -> String {
    let mut nodes = harness.query_all_by_role(Role::Status);
    let live = nodes.find(|node| node.accesskit_node().live() == Live::Polite);
    live.expect("an announcer").accesskit_node().label().unwrap_or_default()
}

/// The name of the widget that has the keyboard focus.
fn focused(harness: &Window) -> Option<String> {
    let node = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    Some(node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default())
}

#[test]
fn every_control_has_a_name() {
    let harness = app();
    let controls =
        [Role::Button, Role::TextInput, Role::MultilineTextInput, Role::Slider, Role::ComboBox, Role::SpinButton];
    let mut named = 0;
    for role in controls {
        for node in harness.query_all_by_role(role) {
            let node = node.accesskit_node();
            assert!(node.label().is_some_and(|label| !label.is_empty()), "{role:?} without a name");
            named += 1;
        }
    }
    assert!(named > 20, "{named} controls");
}

#[test]
fn a_screen_reader_presses_a_cell_to_pin_it_and_again_to_unpin_it() {
    let mut harness = app_with_row(SIX);
    let pinned = |harness: &mut Window| {
        harness.get_by_label("cell 1 to 4: empty").click_accesskit();
        harness.run();
        harness.state().state().gaze.pinned
    };
    assert_eq!(pinned(&mut harness), Some(Interval::new(1, 4)));
    assert_eq!(pinned(&mut harness), None);
}

/// Runs a frame as if no screen reader were there.
fn frame_without_screen_reader(harness: &mut Window, events: Vec<Event>) {
    let ctx = harness.ctx.clone();
    ctx.disable_accesskit();
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0)));
    let (app, mut frame) = (harness.state_mut(), eframe::Frame::_new_kittest());
    let output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
        app.logic(ui.ctx(), &mut frame);
        app.ui(ui, &mut frame);
    });
    assert!(output.platform_output.accesskit_update.is_none());
    output.drop_without_applying_deltas();
}

#[test]
fn cells_are_pointed_at_and_clicked_without_a_screen_reader_too() {
    let mut harness = app_with_row(SIX);
    let [short, long] = ["cell 0 to 1: empty", "cell 1 to 4: empty"].map(|name| center(&harness, name));
    for (at, interval) in [(short, Interval::new(0, 1)), (long, Interval::new(1, 4))] {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let frames = [vec![Event::PointerMoved(at)], vec![], vec![button(true)], vec![button(false)]];
        for (frame, events) in frames.into_iter().enumerate() {
            frame_without_screen_reader(&mut harness, events);
            if frame == 1 {
                assert_eq!(harness.state().state().looked_at_by_pointer(), Some(interval));
            }
        }
        frame_without_screen_reader(&mut harness, vec![]);
        assert_eq!(harness.state().state().gaze.pinned, Some(interval));
    }
}

#[test]
fn steps_moves_and_pins_are_announced_when_the_motion_ends() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Home);
    assert_eq!(announced(&harness), wording::window::nothing_filled_yet());
    harness.key_press(Key::ArrowRight);
    harness.step();
    harness.step();
    assert_eq!(announced(&harness), wording::window::nothing_filled_yet(), "not while it moves");
    harness.run();
    assert_eq!(announced(&harness), "step 1 of 21, cell 0: first 8, second 0");
    press(&mut harness, Key::End);
    assert_eq!(announced(&harness), "step 21 of 21, cell 0 to 5: first 24, second 20, take right");
    press_with(&mut harness, CTRL, Key::ArrowDown);
    assert_eq!(announced(&harness), "pinned cell 1 to 5: first 24, second 12, take left");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(announced(&harness), "after 1 move, First 2, Second 0: Second to move on coins 0 to 4");
}

#[test]
fn tab_moves_the_focus_in_reading_order() {
    let mut harness = app_with_row(SIX);
    let mut names = Vec::new();
    for _ in 0..200 {
        press(&mut harness, Key::Tab);
        let name = focused(&harness).unwrap_or_default();
        if names.first() == Some(&name) && names.len() > 20 {
            break;
        }
        names.push(name);
    }
    let place = |name: &str| {
        names.iter().position(|other| other.starts_with(name)).unwrap_or_else(|| panic!("{name} among {names:#?}"))
    };
    let order =
        ["File", wording::panels::coins::row_of_coins(), "Random", "Stage: Game", "Options: Table", "Play fill"];
    let places = order.map(place);
    assert!(places.is_sorted(), "{order:?} at {places:?} in {names:#?}");
}

#[test]
fn the_main_tasks_work_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("by-keyboard.ron");
    let mut harness = app();
    let keys = |harness: &mut Window, text: &str| {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    };
    // Type a row, step through its table, change layout and recurrence.
    press_with(&mut harness, CTRL, Key::L);
    keys(&mut harness, SIX);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Home);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::Escape, Key::T] {
        press(&mut harness, key);
    }
    for key in [Key::Num3, Key::Num1] {
        press_with(&mut harness, ALT, key);
    }
    for key in [Key::T, Key::End] {
        press(&mut harness, key);
    }
    assert!(announced(&harness).contains("first 24, second 20"));
    // Predict a step.
    press(&mut harness, Key::Home);
    press(&mut harness, Key::P);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::P);
    press(&mut harness, Key::Escape);
    assert_eq!(head(&harness), 7.0);
    // Use the lecture view.
    press(&mut harness, Key::L);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::S);
    press(&mut harness, Key::Escape);
    assert_eq!(head(&harness), 8.0);
    // Try another end in the game.
    press(&mut harness, Key::F6);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::OpenBracket);
    assert!(announced(&harness).starts_with("after 1 move, First 8"));
    // Save, and open the file again.
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::S);
    press_with(&mut harness, CTRL, Key::A);
    keys(&mut harness, path.to_str().unwrap());
    press(&mut harness, Key::Enter);
    let saved = Session::open(&path).unwrap().session;
    assert_eq!((saved.fill_position, saved.game_position), (8.0, 1));
}

#[test]
fn the_main_tasks_work_by_names_alone() {
    let mut harness = app();
    harness.get_by_label(wording::panels::coins::row_of_coins()).click();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label(wording::panels::coins::row_of_coins()).type_text(SIX);
    harness.run();
    click(&mut harness, "First step of fill");
    click(&mut harness, "Forward of fill");
    assert!(shows(&harness, "cell 0: first 8, second 0"));
    click(&mut harness, "Last step of fill");
    click(&mut harness, "cell 1 to 4: first 22, second 12, take left");
    assert!(announced(&harness).starts_with("pinned cell 1 to 4"));
    click(&mut harness, "Unpin");
    click(&mut harness, "Stage: Game");
    click(&mut harness, "First step of game");
    click(&mut harness, "Forward of game");
    assert_eq!(moves_played(&harness), 1.0);
    click(&mut harness, "Stage: Table");
    choose(&mut harness, "View", "Lecture view");
    assert!(shows(&harness, "cell 0 to 5: first 24, second 20, take right"));
}

#[test]
fn terms_are_reached_by_the_tab_key_and_explained_there() {
    use coin_duel::wording::Term;
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    show_moves(&mut harness);
    for (label, term) in [("cost", Term::Lost), ("guaranteed: First wins 22 to 11", Term::Guaranteed)] {
        assert!(!shows(&harness, term.meaning()), "{label}");
        (0..200)
            .find(|_| {
                press(&mut harness, Key::Tab);
                focused(&harness).as_deref() == Some(label)
            })
            .unwrap_or_else(|| panic!("the Tab key never reaches {label}"));
        harness.run_steps(20);
        assert!(shows(&harness, term.meaning()), "{label}");
    }
}

#[test]
fn every_dialog_has_the_name_of_its_heading() {
    for (command, name) in [
        (Command::Export, "Export"),
        (Command::Random, wording::dialogs::random::heading()),
        (Command::Lessons, "Lessons"),
        (Command::EditCourse, "Edit the course"),
        (Command::Palette, "Commands"),
        (Command::Glossary, "Glossary"),
        (Command::New, "Unsaved changes"),
    ] {
        let mut harness = app_with_row(SIX);
        apply(&mut harness, command.into());
        harness.run();
        let dialogs: Vec<_> =
            harness.query_all_by_role(Role::Dialog).filter_map(|node| node.accesskit_node().label()).collect();
        assert_eq!(dialogs, [name], "{command:?}");
    }
}
