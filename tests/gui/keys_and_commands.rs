//! Shortcuts, the command palette and the menus.

use coin_duel::app::command::Command;
use coin_duel::wording;
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;
use coin_duel::app::transport::Transport;
use coin_duel::wording::Term;

#[test]
fn arrows_step_and_do_not_move_the_keyboard_focus() {
    let mut harness = app();
    harness.get_by_label("coin 1: 15").focus();
    harness.run();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0);
    assert!(harness.get_by_label("coin 1: 15").is_focused());
}

#[test]
fn keys_pressed_in_one_frame_act_in_their_order() {
    let mut harness = best_play();
    harness.key_press(Key::F6);
    harness.key_press(Key::End);
    harness.run();
    assert_eq!((moves_played(&harness), head(&harness)), (4.0, 0.0));
}

#[test]
fn a_repeated_arrow_key_steps_again_and_a_repeated_space_does_nothing() {
    let mut harness = app();
    let held = |key| Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE };
    press(&mut harness, Key::ArrowRight);
    harness.event(held(Key::ArrowRight));
    harness.run();
    assert_eq!(head(&harness), 2.0);
    harness.event(held(Key::Space));
    harness.step();
    assert!(shows(&harness, "Play fill"));
}

#[test]
fn keys_that_type_or_edit_belong_to_the_text_field_with_the_focus() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::L);
    for key in [Key::Space, Key::ArrowRight, Key::End, Key::Plus, Key::G, Key::Delete] {
        harness.key_press(key);
        harness.run();
    }
    for key in [Key::ArrowLeft, Key::A, Key::Home] {
        press_with(&mut harness, CTRL, key);
    }
    assert_eq!((head(&harness), harness.state().state().gaze.pinned), (0.0, None));
    assert_eq!(harness.state().state().preferences.speed(Transport::Fill), 1.0);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::End);
    assert_eq!(head(&harness), 10.0);
}

#[test]
fn keys_with_ctrl_and_function_keys_work_in_a_text_field() {
    let opened_by = |modifiers, key| {
        let mut harness = app();
        press_with(&mut harness, CTRL, Key::L);
        press_with(&mut harness, modifiers, key);
        harness.run();
        harness
    };
    let plain = Modifiers::NONE;
    assert!(shows(&opened_by(CTRL, Key::K), wording::dialogs::finder::find_a_command()));
    assert!(opened_by(CTRL, Key::S).state().app().dialog().is_some(), "save as");
    assert!(opened_by(CTRL, Key::O).state().app().dialog().is_some(), "open");
    assert!(opened_by(CTRL, Key::E).state().app().dialog().is_some(), "export");
    assert!(opened_by(plain, Key::F1).state().app().dialog().is_some(), "all keys");
    for key in [Key::F5, Key::F11] {
        assert!(opened_by(plain, key).state().state().lecture.is_some(), "{key:?}");
    }
    let mut harness = opened_by(CTRL, Key::N);
    let before = coins(&harness);
    press_with(&mut harness, CTRL, Key::O);
    harness.event(Event::Text("/1/2".to_owned()));
    harness.run();
    assert_eq!(coins(&harness), before, "a path that is typed next is not a row");
}

#[test]
fn shortcuts_are_off_while_a_menu_is_open_and_escape_closes_it() {
    let mut harness = app();
    click(&mut harness, "File");
    assert!(shows_part(&harness, "Save as…"));
    press(&mut harness, Key::End);
    assert_eq!(head(&harness), 0.0);
    press(&mut harness, Key::Escape);
    assert!(!shows_part(&harness, "Save as…"));
}

#[test]
fn a_drop_down_list_closes_when_an_item_is_chosen_by_key() {
    let mut harness = app_with_row(SIX);
    harness.get_by_label("Options: Table").focus();
    harness.run();
    press(&mut harness, Key::Enter);
    let item = harness.get_by_label_contains(Command::Rows.about().label);
    item.focus();
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(view(&harness).fill_order, coin_duel::game::FillOrder::Rows);
    assert!(!shows_part(&harness, Command::Columns.about().label), "the list is closed");
    let before = head(&harness);
    press(&mut harness, Key::ArrowRight);
    assert!(head(&harness) > before, "the arrows step again");
}

#[test]
fn no_menu_is_taller_than_a_window_of_600_points() {
    let mut harness = app();
    harness.set_size(egui::vec2(800.0, 600.0));
    harness.run();
    for menu in ["File", "Edit", "View", "Play", "Game", "Help"] {
        click(&mut harness, menu);
        assert_items_are_in_sight(&harness, menu);
        press(&mut harness, Key::Escape);
    }
    for submenu in ["Table", "Cell", "Theme", "Size", "Stage"] {
        click(&mut harness, "View");
        click(&mut harness, submenu);
        assert_items_are_in_sight(&harness, submenu);
        press(&mut harness, Key::Escape);
        press(&mut harness, Key::Escape);
    }
}

/// Asserts that the window shows all buttons whole.
fn assert_items_are_in_sight(harness: &Window, menu: &str) {
    let buttons = harness.get_all_by_role(Role::Button);
    let bottom = buttons.map(|node| node.rect().bottom()).fold(0.0, f32::max);
    assert!(bottom <= 600.0, "{menu}: {bottom}");
}

#[test]
fn f1_lists_all_shortcuts() {
    let mut harness = app();
    press(&mut harness, Key::F1);
    assert!(shows(&harness, "Keyboard shortcuts") && shows(&harness, "Ctrl+Shift+S") && shows(&harness, "F6"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "Ctrl+Shift+S"));
}

#[test]
fn on_a_mac_every_text_names_the_command_key_instead_of_ctrl() {
    let mut harness = app();
    harness.ctx.set_os(egui::os::OperatingSystem::Mac);
    harness.run();
    assert!(shows_part(&harness, "⌘K"), "the button of all commands");
    press(&mut harness, Key::F1);
    assert!(shows_part(&harness, "⌘S"), "the list of the keys");
    let named = harness.query_all_by(|node| node.label().is_some_and(|label| label.contains("Ctrl")));
    let named: Vec<_> = named.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(named.is_empty(), "{named:?}");
    press(&mut harness, Key::Escape);
    harness.get_by_label("File").click();
    harness.run();
    assert!(shows_part(&harness, "⌘O"), "the menu");
}

#[test]
fn the_glossary_in_the_help_menu_explains_every_term() {
    let mut harness = app();
    choose(&mut harness, "Help", "Rules and glossary");
    for part in ["take turns", "whoever collected more wins", "coins i to j"] {
        assert!(shows_part(&harness, part), "{part}");
    }
    for term in Term::ALL {
        assert!(shows(&harness, term.name()) && shows(&harness, term.meaning()), "{term:?}");
    }
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, Term::Fir.meaning()));
}

#[test]
fn menus_show_shortcuts_and_run_their_commands() {
    let mut harness = app();
    click(&mut harness, "Play");
    assert!(shows_part(&harness, "Shift+"));
    harness.get_all_by_label_contains("Last").next().unwrap().click();
    harness.run();
    assert_eq!(head(&harness), 10.0);
}

#[test]
fn the_view_menu_ticks_what_the_window_shows() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::Num1);
    let ticks = |harness: &mut Window| {
        click(harness, "View");
        click(harness, "Stage");
        let ticks = ["Show the game", "Second pane", "Row and lesson"].map(|label| {
            let mut items = harness.get_all_by_label_contains(label).map(|node| node.accesskit_node().toggled());
            items.next_back().expect("a menu item") == Some(Toggled::True)
        });
        press(harness, Key::Escape);
        press(harness, Key::Escape);
        ticks
    };
    assert_eq!(ticks(&mut harness), [true, false, true]);
    press(&mut harness, Key::F4);
    assert_eq!(ticks(&mut harness), [true, true, true]);
    press(&mut harness, Key::F3);
    press_with(&mut harness, CTRL, Key::Num2);
    assert_eq!(ticks(&mut harness), [false, true, false]);
}
