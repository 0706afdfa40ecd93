//! The dialog that lists all lessons, and the lessons in the command palette.

use coin_duel::app::Start;
use coin_duel::gui::window::AppWindow;
use coin_duel::session::course::Place;
use coin_duel::wording;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

fn open_list(harness: &mut Window) {
    press_with(harness, Modifiers::SHIFT, Key::L);
    assert!(shows(harness, wording::dialogs::finder::find_a_lesson()));
}

fn type_words(harness: &mut Window, field: &str, words: &str) {
    harness.get_by_label(field).type_text(words);
    harness.run();
}

fn title(harness: &Window) -> String {
    harness.state().state().document().title.clone()
}

#[test]
fn the_arrows_and_enter_open_another_lesson() {
    let mut harness = app();
    open_list(&mut harness);
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::Enter] {
        press(&mut harness, key);
    }
    assert_eq!(title(&harness), "Who gets the 17?");
    assert!(!shows(&harness, wording::dialogs::finder::find_a_lesson()));
}

#[test]
fn escape_closes_the_list_of_lessons_and_opens_nothing() {
    let mut harness = app();
    open_list(&mut harness);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Escape);
    assert_eq!(
        (title(&harness).as_str(), shows(&harness, wording::dialogs::finder::find_a_lesson())),
        ("The 8 or the 7", false)
    );
}

#[test]
fn typing_filters_the_lessons_and_enter_opens_the_one_found() {
    let mut harness = app();
    open_list(&mut harness);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "table without");
    assert!(!shows_part(&harness, "Lesson 1 · The 8 or the 7"));
    press(&mut harness, Key::Enter);
    assert_eq!(title(&harness), "Without a table?");

    open_list(&mut harness);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "nothing like this");
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, wording::dialogs::finder::no_lesson()));
}

#[test]
fn a_click_in_the_list_opens_a_lesson() {
    let mut harness = app();
    open_list(&mut harness);
    click(&mut harness, "Lesson 5 · The same question again");
    assert_eq!(title(&harness), "The same question again");
    assert!(!shows(&harness, wording::dialogs::finder::find_a_lesson()));
}

#[test]
fn the_list_shows_the_open_lesson_and_which_lessons_are_done() {
    let mut harness = app();
    press(&mut harness, Key::End);
    for _ in 0..25 {
        press_with(&mut harness, CTRL, Key::PageDown);
    }
    open_list(&mut harness);
    assert!(shows(&harness, "Lesson 1 · The 8 or the 7, done") && shows(&harness, "Lesson 2 · Who gets the 17?"));
    let open = harness.get_by_label("Lesson 26 · Fusing, step by step, open").rect();
    let [field, first] = [wording::dialogs::finder::find_a_lesson(), "Lesson 1 · The 8 or the 7, done"]
        .map(|name| harness.get_by_label(name).rect());
    let window = harness.ctx.content_rect();
    assert!(field.bottom() < open.top() && open.bottom() < window.bottom() - 40.0, "{open} is out of view");
    assert!(first.bottom() < field.top(), "{first} is scrolled away");
}

#[test]
fn the_command_palette_opens_a_lesson() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::K);
    type_words(&mut harness, wording::dialogs::finder::find_a_command(), "same question");
    press(&mut harness, Key::Enter);
    assert_eq!(title(&harness), "The same question again");
}

/// The names of the selected entries.
fn selected(harness: &Window) -> Vec<String> {
    let nodes =
        harness.query_all_by_role(Role::Button).filter(|node| node.accesskit_node().toggled() == Some(Toggled::True));
    nodes.filter_map(|node| node.accesskit_node().label()).filter(|name| name.starts_with("Lesson ")).collect()
}

#[test]
fn keys_go_through_the_lessons_and_pass_over_headings() {
    let mut harness = app();
    open_list(&mut harness);
    assert!(harness.query_by_role_and_label(Role::Button, "Heading: Each question once").is_none());
    assert!(shows(&harness, "Heading: Each question once"));
    for (key, expected) in [
        (Key::ArrowUp, "Lesson 1 · The 8 or the 7, open"),
        (Key::PageDown, "Lesson 9 · Whose turn is it?"),
        (Key::PageUp, "Lesson 1 · The 8 or the 7, open"),
        (Key::End, "Lesson 36 · Any coin at all"),
        (Key::ArrowDown, "Lesson 36 · Any coin at all"),
        (Key::Home, "Lesson 1 · The 8 or the 7, open"),
    ] {
        press(&mut harness, key);
        assert_eq!(selected(&harness), [expected], "{key:?}");
    }
    for _ in 0..5 {
        press(&mut harness, Key::ArrowDown);
    }
    assert_eq!(selected(&harness), ["Lesson 6 · One coin: the base"], "a heading is above it");
    click(&mut harness, "Heading: Each question once");
    assert_eq!(selected(&harness), ["Lesson 6 · One coin: the base"]);
    press(&mut harness, Key::Enter);
    assert_eq!(title(&harness), "One coin: the base");
}

#[test]
fn f5_starts_the_lecture_at_the_selected_lesson() {
    let mut harness = app();
    open_list(&mut harness);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "same");
    press(&mut harness, Key::F5);
    let state = harness.state().state();
    assert_eq!((state.lesson(), state.place()), (Some(4), Some(Place::Title)));
    assert!(state.lecture.is_some() && harness.state().app().dialog().is_none());
}

#[test]
fn enter_on_a_button_of_the_list_presses_it() {
    let mut harness = app();
    open_list(&mut harness);
    harness.get_by_label("Edit the course").focus();
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, "Rename"));
}

/// Preferences in which lessons are done that the program does not have.
struct Kept;

impl eframe::Storage for Kept {
    fn get_string(&self, _key: &str) -> Option<String> {
        Some("(lessons:{\"two-coins\":(done:true),\"lost-lesson\":(done:true),\"My own\":(done:true)})".to_owned())
    }

    fn set_string(&mut self, _key: &str, _value: String) {}

    fn remove_string(&mut self, _key: &str) {}

    fn flush(&mut self) {}
}

#[test]
fn done_lessons_of_an_earlier_version_stand_at_the_end_of_the_bundled_course() {
    let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_step_dt(0.05).with_max_steps(60);
    let mut harness: Window = builder.build_eframe(|cc| {
        cc.storage = Some(&Kept);
        AppWindow::new(cc, &Start::default())
    });
    harness.run();
    open_list(&mut harness);
    let earlier = "Heading: Earlier";
    assert!(shows(&harness, earlier) && shows(&harness, "Lost lesson, done") && !shows_part(&harness, "My own"));
    let bottom = |name: &str| harness.get_by_label(name).rect().bottom();
    assert!(bottom("Lesson 36 · Any coin at all") < bottom(earlier) && bottom(earlier) < bottom("Lost lesson, done"));
    assert!(harness.query_by_role_and_label(Role::Button, "Lost lesson, done").is_none());
    press(&mut harness, Key::End);
    assert_eq!(selected(&harness), ["Lesson 36 · Any coin at all"]);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "lost");
    assert!(!shows(&harness, earlier));
    press(&mut harness, Key::Escape);
    open_list(&mut harness);
    click(&mut harness, "Just the idea");
    open_list(&mut harness);
    assert!(!shows(&harness, earlier), "only in the course of all lessons");

    let mut harness = app();
    open_list(&mut harness);
    assert!(!shows(&harness, earlier), "there are none");
}

/// Returns what of the dialog reaches out of it, or out of the window.
fn misfits(harness: &Window) -> Vec<String> {
    let rect = |bounds: egui::accesskit::Rect| {
        Rect::from_min_max(pos2(bounds.x0 as f32, bounds.y0 as f32), pos2(bounds.x1 as f32, bounds.y1 as f32))
    };
    let dialog = harness.get_by_role(Role::Dialog);
    let window = harness.ctx.content_rect();
    let around = dialog.accesskit_node().raw_bounds().map_or(window, rect);
    let mut found = Vec::new();
    if !window.contains_rect(around) {
        found.push(format!("the dialog: {around:?}"));
    }
    let mut count = 0;
    for node in dialog.children_recursive() {
        let node = node.accesskit_node();
        // The text in a field scrolls within it.
        let (false, Some(bounds)) = (node.role() == Role::TextRun, node.raw_bounds()) else { continue };
        count += 1;
        let place = rect(bounds);
        // The list scrolls.
        if place.left() < around.left() - 0.5 || place.right() > around.right() + 0.5 {
            found.push(format!("{:?} {:?}: {place:?} in {around:?}", node.role(), node.label().or(node.value())));
        }
    }
    assert!(count > 10, "{count} parts of the dialog");
    found
}

#[test]
fn nothing_runs_out_of_the_list_or_the_changes_of_it_however_long_its_names_are() {
    let long = "A name that goes on and on ".repeat(12);
    let course = format!(
        "(version: 1, title: \"{long}\", author: \"{long}\", lessons: [section(\"{long}\"), file(\"{}.ron\"), \
         session((version: 8, title: \"{long}\", coins: [8, 15, 3, 7])), session((version: 8, coins: [1, 2]))])",
        "missing".repeat(20)
    );
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.ron");
    std::fs::write(&path, course).unwrap();
    let mut found = Vec::new();
    for size in [vec2(300.0, 640.0), vec2(1024.0, 768.0)] {
        for is_own in [true, false] {
            let mut harness = app();
            if is_own {
                open(&mut harness, &path);
            }
            harness.set_size(size);
            harness.run();
            let mut check = |harness: &Window, what: &str| {
                found.extend(misfits(harness).into_iter().map(|misfit| format!("{what} at {size:?}: {misfit}")));
            };
            open_list(&mut harness);
            check(&harness, "the list");
            harness.get_by_label("Edit the course").click_accesskit();
            harness.run();
            check(&harness, "the changes");
            harness.get_by_label(wording::course::details()).click_accesskit();
            harness.run();
            harness.get_by_label("Duplicate").click_accesskit();
            harness.run();
            harness.get_by_label("Rename").click_accesskit();
            harness.run();
            assert!(shows(&harness, "changed") && shows(&harness, "New name") && shows(&harness, "Author"));
            check(&harness, "the fields");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
