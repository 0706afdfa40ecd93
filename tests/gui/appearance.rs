//! Themes, the size of everything, reduced motion, and rest while nothing moves.

use coin_duel::app::command::Command;
use coin_duel::session::Subject;
use coin_duel::wording;
use std::time::Duration;

use egui::{Key, ViewportId, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn the_menu_chooses_the_dark_the_light_or_the_systems_theme() {
    let mut harness = app();
    click(&mut harness, "View");
    choose(&mut harness, "Theme", "Light");
    assert_eq!(harness.ctx.theme(), egui::Theme::Light);
    click(&mut harness, "View");
    choose(&mut harness, "Theme", "Dark");
    assert_eq!(harness.ctx.theme(), egui::Theme::Dark);
    click(&mut harness, "View");
    choose(&mut harness, "Theme", "Follow the system");
    assert_eq!(harness.ctx.options(|options| options.theme_preference), egui::ThemePreference::System);
}

#[test]
fn commands_and_a_key_choose_the_dark_light_and_high_contrast_theme() {
    let mut harness = app();
    let mut fills = Vec::new();
    for command in ["a dark theme", "a light theme", "bright on black"] {
        press_with(&mut harness, CTRL, Key::K);
        harness.get_by_label(wording::dialogs::finder::find_a_command()).type_text(command);
        harness.run();
        press(&mut harness, Key::Enter);
        fills.push(harness.ctx.global_style().visuals.panel_fill);
    }
    assert_eq!(fills[2], egui::Color32::BLACK);
    assert!(fills[0] != fills[1] && fills[1] != fills[2] && fills[0] != fills[2]);
    let chosen = fills[2];
    for expected in [fills[0], fills[1], chosen] {
        press(&mut harness, Key::D);
        assert_eq!(harness.ctx.global_style().visuals.panel_fill, expected);
    }
}

#[test]
fn keys_make_everything_larger_and_reset_it() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::Plus);
    assert!(harness.ctx.zoom_factor() > 1.05);
    press_with(&mut harness, CTRL, Key::Num0);
    assert_eq!(harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn with_reduced_motion_a_step_is_shown_at_once() {
    let mut harness = app_with_row(SIX);
    click(&mut harness, "View");
    harness.get_by_label_contains("Reduced motion").click();
    harness.run();
    press(&mut harness, Key::Home);
    for key in [Key::ArrowRight, Key::T] {
        harness.key_press(key);
        harness.step();
        harness.step();
        assert!(!harness.state().state().is_moving(), "{key:?}");
    }
    assert_eq!(head(&harness), 1.0);
    assert_eq!(harness.ctx.global_style().animation_time, 0.0);
    harness.key_press(Key::Space);
    let mut heads = Vec::new();
    for _ in 0..60 {
        harness.step();
        heads.push(head(&harness));
    }
    assert!(heads.iter().all(|head| head.fract() == 0.0), "no half of a step is shown: {heads:?}");
    assert!(heads.last() > Some(&2.0), "and yet it plays");
}

#[test]
fn no_repaint_is_requested_while_nothing_moves() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = start(&with_data(folder.path()));
    press(&mut harness, Key::End);
    harness.run_steps(60);
    let delay = harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
    assert_eq!(delay, Duration::MAX);
}

#[test]
fn text_grows_with_the_window_and_with_the_keys() {
    for row in [SIX, "8 15 3 7 9 2 11 4 6 13 1 10 5 14 12 99"] {
        for subject in Subject::ALL {
            let mut harness = app_with_row(row);
            harness.set_size(vec2(2560.0, 1440.0));
            apply(&mut harness, Command::of_subject(subject).into());
            harness.run();
            let (size, text) = smallest_text(&harness);
            assert!(size >= 15.0, "“{text}” has {size} pixels with {subject:?} and {row}");
            press_with(&mut harness, CTRL, Key::Minus);
            harness.run();
            assert!(smallest_text(&harness).0 < size, "{subject:?}");
        }
    }
}
