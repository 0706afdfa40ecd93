//! The notices over the window, and the recent work that they offer to bring back.

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

/// Draws frames for some seconds.
fn wait(harness: &mut Window, seconds: u32) {
    harness.run_steps(seconds as usize * 20);
}

#[test]
fn a_notice_moves_nothing_and_leaves_after_five_seconds() {
    let mut harness = app_with_row(SIX);
    let places = |harness: &Window| {
        let names = [
            wording::panels::coins::row_of_coins(),
            "cell 0: first 8, second 0",
            "coin 3: 7",
            "Play fill",
            "Table",
            "File",
        ];
        names.map(|name| harness.query_all_by_label(name).map(|node| node.rect()).next())
    };
    press(&mut harness, Key::End);
    let before = places(&harness);
    assert!(before.iter().flatten().count() >= 4, "{before:?}");
    apply(&mut harness, Message::ShowInfo("Something to know".to_owned()));
    apply(&mut harness, Message::ShowError("Something went wrong. ".repeat(40)));
    harness.run();
    assert!(shows_part(&harness, "Something went wrong"));
    assert_eq!(places(&harness), before);
    wait(&mut harness, 4);
    assert!(shows_part(&harness, "Something went wrong"));
    wait(&mut harness, 2);
    assert!(!shows_part(&harness, "Something went wrong"));
    assert_eq!(places(&harness), before);
}

#[test]
fn a_notice_stays_while_the_pointer_is_on_it_and_is_dismissed_by_its_button() {
    let mut harness = app_with_row(SIX);
    apply(&mut harness, Message::ShowInfo("Something to know".to_owned()));
    harness.run();
    let place = center(&harness, "Something to know");
    harness.hover_at(place);
    wait(&mut harness, 8);
    assert!(shows(&harness, "Something to know"));
    click(&mut harness, "Dismiss");
    assert!(!shows(&harness, "Something to know"));
}

#[test]
fn notices_stand_below_each_other_inside_the_window() {
    for size in [vec2(390.0, 844.0), vec2(1280.0, 800.0)] {
        let mut harness = app_with_row(SIX);
        harness.set_size(size);
        apply(&mut harness, Message::NewVersion);
        apply(&mut harness, Message::ShowError("The address asks for a stop that is not there. ".repeat(3)));
        harness.run();
        let place = |part: &str| harness.query_all_by_label_contains(part).next().expect("a notice").rect();
        let (first, second) = (place("The address asks"), place(wording::notices::new_version_is_there()));
        assert!(first.bottom() <= second.top(), "{first:?} and {second:?} at {size}");
        let dismiss = harness.get_by_label("Dismiss").rect();
        assert!(dismiss.right() + 14.0 <= size.x && first.left() >= 14.0, "{first:?} to {dismiss:?} at {size}");
    }
}

#[test]
fn undo_in_the_notice_is_reached_by_keys_and_brings_the_work_back() {
    let mut harness = app_with_row(SIX);
    apply(&mut harness, Command::NextLesson.into());
    harness.run();
    assert!(shows(&harness, said("notices.work-has-left", &["Untitled"])));
    for _ in 0..3 {
        if !harness.get_by_label("Undo").is_focused() {
            press(&mut harness, Key::Tab);
        }
    }
    assert!(harness.get_by_label("Undo").is_focused(), "Tab does not come to it first");
    wait(&mut harness, 8);
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 15, 3, 7, 9, 2]);
    assert!(shows(&harness, "Untitled* — coin-duel") && !shows(&harness, "Undo"));
}

#[test]
fn recent_work_is_listed_in_the_menu_and_in_the_open_dialog() {
    let mut harness = app_with_row(SIX);
    apply(&mut harness, Command::NextLesson.into());
    harness.run();
    type_row(&mut harness, "4 5 6");
    apply(&mut harness, Command::NextLesson.into());
    harness.run();
    click(&mut harness, "File");
    click(&mut harness, "Recent work");
    harness.get_by_label_contains("8, 15, 3, 7, 9, 2 · Untitled · ").click();
    harness.run();
    assert_eq!(coins(&harness), [8, 15, 3, 7, 9, 2]);
    apply(&mut harness, Command::Open.into());
    harness.run();
    harness.get_by_label_contains("4, 5, 6 · Untitled · ").click();
    harness.run();
    assert_eq!((coins(&harness), harness.state().app().dialog()), (vec![4, 5, 6], None));
}
