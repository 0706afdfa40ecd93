//! Starts the window without a display and drives it by what a screen reader would say of it.

#![allow(dead_code, reason = "each file of tests uses a part of it")]

use std::path::Path;

use coin_duel::app::Start;
use coin_duel::gui::window::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

pub const CTRL: Modifiers = Modifiers::COMMAND;

pub fn start(start: &Start) -> Harness<'static, App> {
    let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_step_dt(0.05).with_max_steps(60);
    let mut harness = builder.build_eframe(|cc| App::new(cc, start));
    harness.run();
    harness
}

pub fn app() -> Harness<'static, App> {
    start(&Start::default())
}

/// The app with a row typed into the text field, and the field left.
pub fn app_with_row(row: &str) -> Harness<'static, App> {
    let mut harness = app();
    type_row(&mut harness, row);
    press(&mut harness, Key::Enter);
    harness
}

pub fn type_row(harness: &mut Harness<'static, App>, row: &str) {
    press_with(harness, CTRL, Key::L);
    harness.get_by_label("Row of coins").type_text(row);
    harness.run();
}

pub fn press(harness: &mut Harness<'static, App>, key: Key) {
    press_with(harness, Modifiers::NONE, key);
}

pub fn press_with(harness: &mut Harness<'static, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run();
}

pub fn click(harness: &mut Harness<'static, App>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

pub fn shows(harness: &Harness<'static, App>, label: &str) -> bool {
    harness.query_all_by_label(label).next().is_some()
}

pub fn shows_part(harness: &Harness<'static, App>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

/// Whether a cell of the table is in sight whose name has this part.
pub fn shows_cell(harness: &Harness<'static, App>, part: &str) -> bool {
    harness
        .query_all_by_role(Role::Cell)
        .any(|node| node.accesskit_node().label().is_some_and(|name| name.contains(part)))
}

pub fn coins(harness: &Harness<'static, App>) -> Vec<i64> {
    harness.state().state().row().coins().to_vec()
}

pub fn head(harness: &Harness<'static, App>) -> f64 {
    harness.state().state().fill.head()
}

pub fn moves_played(harness: &Harness<'static, App>) -> f64 {
    harness.state().state().replay.head()
}

/// An item of a menu or of a list of choices, by the menu's name and a part of its own.
pub fn choose(harness: &mut Harness<'static, App>, name: &str, item: &str) {
    click(harness, name);
    // A menu's item is named by its label and its shortcut.
    harness.get_all_by_label_contains(item).last().expect(item).click();
    harness.run();
}

/// Turns the wheel by so many points where the pointer is; positive is away from the user. The frames are the test's.
pub fn turn_wheel(harness: &mut Harness<'static, App>, points: f32) {
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, points),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
}

pub fn save_as(harness: &mut Harness<'static, App>, path: &Path) {
    press_with(harness, CTRL | Modifiers::SHIFT, Key::S);
    harness.get_by_role_and_label(Role::TextInput, "Session file").type_text(path.to_str().unwrap());
    harness.run();
    press(harness, Key::Enter);
}

pub fn open(harness: &mut Harness<'static, App>, path: &Path) {
    press_with(harness, CTRL, Key::O);
    harness.get_by_role_and_label(Role::TextInput, "Session file").type_text(path.to_str().unwrap());
    harness.run();
    press(harness, Key::Enter);
}

/// Steps forward until a question is open.
pub fn step_to_a_question(harness: &mut Harness<'static, App>) {
    for _ in 0..60 {
        if harness.state().state().waits_for_answer() {
            return;
        }
        press(harness, Key::ArrowRight);
    }
    panic!("no question was asked");
}

/// The text that the last frame has put on the clipboard.
pub fn copied(harness: &Harness<'static, App>) -> Option<String> {
    harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}
