//! The fusion tab: the linear-time method, step by step.

use coin_duel::wording;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn fusion_steps_plays_and_is_checked_on_the_row() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num5);
    harness.run_steps(20);
    assert!(shows_part(&harness, "Step 0 of "));
    let steps = harness.state().state().transports.fusion.end();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(harness.state().state().transports.fusion.head(), 1.0);
    assert_eq!(head(&harness), 0.0, "the keys move what the tab shows");
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(harness.state().state().transports.fusion.head(), 1.0);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    let fused = harness.state().state().transports.fusion.head();
    assert!(shows_part(&harness, "15"), "the first fusion is that of 8, 15 and 3");
    assert!(fused > 1.0 && fused < steps);
    harness.get_by_label("Play fusion").click();
    harness.run_steps(400);
    assert_eq!(harness.state().state().transports.fusion.head(), steps);
    assert!(shows_part(&harness, "22") && shows_part(&harness, "11"), "the scores of the table");
    assert!(!shows_part(&harness, "The claim"), "it is a detail");
    show_details(&mut harness);
    click(&mut harness, wording::panels::fusion::check());
    wait_until(&mut harness, "check", |harness| shows(harness, "Check again"));
    assert!(shows_part(&harness, "The claim"), "why it is right is told");
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0, "at the table they move the fill again");
}
