//! Phones and tablets: one part at a time, controls for fingers, and nothing outside of the window.

use coin_duel::app::Start;
use coin_duel::app::command::{Command, Menu};
use coin_duel::app::embed::Embed;
use coin_duel::app::message::Message;
use coin_duel::text::said;
use coin_duel::wording;
use eframe::App;
use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, PointerButton, Pos2, RawInput, TouchDeviceId, TouchId, TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

const PHONE: Vec2 = vec2(390.0, 844.0);
const PHONE_ON_ITS_SIDE: Vec2 = vec2(844.0, 390.0);
const TABLET: Vec2 = vec2(820.0, 1180.0);
const TABLET_ON_ITS_SIDE: Vec2 = vec2(1180.0, 820.0);
const SMALL_PHONE: Vec2 = vec2(320.0, 568.0);
/// A phone of 667 points, less the bars of its browser.
const PHONE_IN_A_BROWSER: Vec2 = vec2(375.0, 553.0);
const SMALL_PHONE_ON_ITS_SIDE: Vec2 = vec2(568.0, 320.0);
const PHONES: [Vec2; 4] = [PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, SMALL_PHONE_ON_ITS_SIDE];
const DEVICES: [Vec2; 6] = [PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, SMALL_PHONE_ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE];
/// A window of 1280 × 1024 at 400 %.
const AT_400_PERCENT: Vec2 = vec2(320.0, 256.0);
/// The parts with a button of their own, each with something that it shows.
const PARTS: [(&str, &str); 5] = [
    ("Stage: Row", "Row of coins"),
    ("Stage: Table", "Options: Table"),
    ("Stage: Game", "Options: Game"),
    ("Stage: Code", "Code"),
    ("Stage: Calls", "Tree to table"),
];
const FINGER: f32 = 44.0;

/// The window with six coins on a device with a touch screen, which was touched once.
fn on(device: Vec2) -> Window {
    on_device(app_with_row(SIX), device)
}

/// The same with a window that is open already.
fn on_device(mut harness: Window, device: Vec2) -> Window {
    harness.set_size(device);
    // A part of the window with nothing to press.
    finger(&mut harness, TouchPhase::Start, pos2(1.0, 1.0));
    finger(&mut harness, TouchPhase::End, pos2(1.0, 1.0));
    harness.run();
    harness
}

/// The window with four coins, as a page of a desktop at 400 % has it.
fn at_400_percent() -> Window {
    let mut harness = app_with_row("8 15 3 7");
    harness.set_size(AT_400_PERCENT);
    harness.run();
    harness
}

/// Puts a finger on the window, moves it, or takes it away, as a browser reports it.
fn finger(harness: &mut Window, phase: TouchPhase, pos: Pos2) {
    let touch = touch(1, phase, pos);
    frame(
        harness,
        match phase {
            TouchPhase::Start => vec![press_at(pos, true), touch],
            TouchPhase::Move => vec![Event::PointerMoved(pos), touch],
            TouchPhase::End | TouchPhase::Cancel => vec![press_at(pos, false), Event::PointerGone, touch],
        },
    );
}

fn touch(id: u64, phase: TouchPhase, pos: Pos2) -> Event {
    Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None }
}

fn press_at(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Runs a frame with these events. The window changes them first, as in a real frame.
fn frame(harness: &mut Window, events: Vec<Event>) {
    let ctx = harness.ctx.clone();
    let time = Some(ctx.input(|input| input.time) + 0.05);
    let mut input = RawInput { time, events, ..RawInput::default() };
    harness.state_mut().raw_input_hook(&ctx, &mut input);
    harness.input_mut().events.extend(input.events);
    harness.step();
}

/// Lets the finger rest for two seconds.
fn rest(harness: &mut Window) {
    for _ in 0..40 {
        frame(harness, Vec::new());
    }
}

fn tap(harness: &mut Window, label: &str) {
    let at = center(harness, label);
    finger(harness, TouchPhase::Start, at);
    finger(harness, TouchPhase::End, at);
    harness.run();
}

/// Returns the visible controls with their names and places.
fn controls(harness: &Window) -> Vec<(String, egui::Rect)> {
    let mut found = Vec::new();
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        let is_control = matches!(
            node.role(),
            Role::Button
                | Role::RadioButton
                | Role::CheckBox
                | Role::ComboBox
                | Role::Slider
                | Role::SpinButton
                | Role::TextInput
                | Role::MultilineTextInput
        );
        let (true, Some(bounds)) = (is_control, node.raw_bounds()) else { continue };
        let name = node.label().or_else(|| node.value()).unwrap_or_default();
        let (min, max) = (pos2(bounds.x0 as f32, bounds.y0 as f32), pos2(bounds.x1 as f32, bounds.y1 as f32));
        found.push((name, egui::Rect::from_min_max(min, max)));
    }
    found
}

/// Returns the controls that a finger can't hit or that reach out of the window. A finger moves the table itself, and not
/// its bars.
fn misfits(harness: &Window) -> Vec<String> {
    let width = harness.ctx.content_rect().width();
    let is_misfit = |(name, place): &(String, egui::Rect)| {
        if name.starts_with("Scroll the table") {
            return false;
        }
        let is_small = place.width() < FINGER - 0.5 || place.height() < FINGER - 0.5;
        is_small || place.left() < -1.0 || place.right() > width + 1.0
    };
    controls(harness).into_iter().filter(is_misfit).map(|(name, place)| format!("{name}: {place:?}")).collect()
}

/// Returns what is drawn across the edge of a control, and so lies over it or under it.
fn drawn_across(harness: &Window, name: &str) -> Vec<String> {
    let place = harness.get_by_label(name).rect();
    let is_across = |seen: &egui::Rect| {
        seen.intersects(place.shrink(2.0)) && !place.expand(4.0).contains_rect(*seen) && !seen.contains_rect(place)
    };
    let seen =
        harness.output().shapes.iter().map(|shape| shape.shape.visual_bounding_rect().intersect(shape.clip_rect));
    seen.filter(is_across).map(|seen| format!("{seen:?} over {name} at {place:?}")).collect()
}

/// Returns the pairs of controls that cover each other. There must be no dialog.
fn overlaps(harness: &Window) -> Vec<String> {
    let controls = controls(harness);
    let mut found = Vec::new();
    for (index, (name, place)) in controls.iter().enumerate() {
        for (other, its_place) in &controls[index + 1..] {
            if place.shrink(1.5).intersects(its_place.shrink(1.5)) {
                found.push(format!("{name} and {other}: {place:?} {its_place:?}"));
            }
        }
    }
    found
}

#[test]
fn a_small_window_shows_one_part_and_the_bar_below_chooses_it() {
    for device in DEVICES {
        let mut harness = on(device);
        assert!(
            shows(&harness, "Options: Table") && !shows(&harness, wording::panels::coins::row_of_coins()),
            "the table comes first"
        );
        for (part, sign) in PARTS.into_iter().chain([PARTS[1]]) {
            tap(&mut harness, part);
            for (other, its_sign) in PARTS {
                assert_eq!(shows(&harness, its_sign), other == part, "{its_sign} in {part} at {device:?}");
            }
            assert!(shows(&harness, sign));
        }
        tap(&mut harness, "More subjects");
        tap(&mut harness, "Stage: Players");
        assert!(shows_part(&harness, "How do the strategies do"), "{device:?}");
    }
}

#[test]
fn a_window_is_made_narrow_and_wide_again_without_a_touch() {
    let mut harness = app_with_row(SIX);
    harness.set_size(vec2(600.0, 700.0));
    harness.run();
    assert!(shows(&harness, "Stage: Row") && !shows(&harness, wording::panels::coins::row_of_coins()));
    press_with(&mut harness, CTRL, Key::L);
    assert!(shows(&harness, wording::panels::coins::row_of_coins()) && !shows(&harness, "Options: Table"));
    harness.set_size(vec2(1280.0, 800.0));
    harness.run();
    assert!(
        shows(&harness, wording::panels::coins::row_of_coins())
            && shows(&harness, "Options: Table")
            && !shows(&harness, "Stage: Row")
    );
}

#[test]
fn every_control_of_every_part_has_the_size_of_a_finger_and_is_inside_the_window() {
    let mut found = Vec::new();
    for device in DEVICES {
        let mut harness = on(device);
        for (part, _) in PARTS {
            tap(&mut harness, part);
            for key in [Key::Home, Key::End] {
                press(&mut harness, key);
                // There the game scrolls, and egui names what is scrolled away, too.
                let scrolls = part == "Stage: Game" && device == PHONE_ON_ITS_SIDE
                    || part == "Stage: Row" && device == SMALL_PHONE_ON_ITS_SIDE;
                let overlapping = if scrolls { Vec::new() } else { overlaps(&harness) };
                found.extend(
                    misfits(&harness)
                        .into_iter()
                        .chain(overlapping)
                        .map(|text| format!("{part} at {device:?}: {text}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_words_of_a_lesson_stand_with_its_picture() {
    let mut found = Vec::new();
    for device in [PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, PHONE_IN_A_BROWSER, TABLET] {
        let mut harness = on_device(start(&Start::default()), device);
        let window = harness.ctx.content_rect();
        for part in ["Stage: Game", "Stage: Table", "Stage: Calls", "Stage: Code"] {
            tap(&mut harness, part);
            let words = harness.query_all_by_label_contains("Two players take turns").next().map(|node| node.rect());
            let seen = words.map(|words| words.intersect(window).height());
            assert!(seen.is_some_and(|height| height > 16.0), "{part} at {device:?}: {words:?}");
            within(&harness, "Continue");
            found.extend(
                drawn_across(&harness, "Continue").into_iter().map(|text| format!("{part} at {device:?}: {text}")),
            );
            found.extend(misfits(&harness).into_iter().map(|text| format!("{part} at {device:?}: {text}")));
        }
        apply(&mut harness, Message::ShowInfo("nothing is lost ".repeat(9)));
        harness.run_steps(2);
        let [notice, button] = ["Dismiss", "Continue"].map(|name| harness.get_by_label(name).rect());
        assert!(
            notice.bottom() <= button.top() || notice.right() <= button.left(),
            "{device:?}: {notice:?} {button:?}"
        );
        press(&mut harness, Key::Escape);
        // The next stop has other words.
        tap(&mut harness, "Continue");
        assert!(!shows_part(&harness, "Two players take turns"), "{device:?}");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_dialog_has_room_in_a_phone() {
    let mut found = Vec::new();
    for device in PHONES {
        for command in [
            Command::Export,
            Command::Random,
            Command::Lessons,
            Command::EditCourse,
            Command::Palette,
            Command::Glossary,
            Command::GoTo,
            Command::Open,
            Command::SaveAs,
            Command::LinkAddress,
            Command::Shortcuts,
            // Asks about unsaved changes.
            Command::New,
        ] {
            let mut harness = on(device);
            apply(&mut harness, command.into());
            harness.run();
            assert!(harness.state().app().dialog().is_some(), "{command:?}");
            found.extend(misfits(&harness).into_iter().map(|text| format!("{command:?} at {device:?}: {text}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_tap_plays_and_pins() {
    let mut harness = on(PHONE);
    tap(&mut harness, "Last step of fill");
    assert_eq!(head(&harness), 21.0);
    let cell = "cell 1 to 2: first 15, second 3, take the left coin";
    let name =
        cells(&harness).into_iter().find(|name| name.starts_with(said("table.spoken-cell", &["1", "2"]))).expect(cell);
    tap(&mut harness, &name);
    assert!(harness.state().state().gaze.pinned.is_some());
}

#[test]
fn a_long_press_shows_what_hovering_shows_and_presses_nothing() {
    let mut harness = on(PHONE);
    tap(&mut harness, "Last step of fill");
    let name = cells(&harness)
        .into_iter()
        .find(|name| name.starts_with(said("table.spoken-cell", &["1", "2"])))
        .expect("a cell");
    let at = center(&harness, &name);
    finger(&mut harness, TouchPhase::Start, at);
    rest(&mut harness);
    assert!(shows_part(&harness, "Coins 1…2"), "the sums of that cell");
    finger(&mut harness, TouchPhase::End, at);
    harness.run();
    assert!(!shows_part(&harness, "Coins 1…2"));

    let at = center(&harness, "Stage: Code");
    finger(&mut harness, TouchPhase::Start, at);
    rest(&mut harness);
    assert!(shows_part(&harness, "Show the recurrence and the fill order as code"), "its tooltip");
    finger(&mut harness, TouchPhase::End, at);
    harness.run();
    assert_eq!(view(&harness).subject, coin_duel::session::Subject::Table);
}

#[test]
fn two_fingers_zoom_the_table_and_one_moves_it() {
    let mut harness = on(PHONE);
    let two = |harness: &mut Window, phase, apart: f32| {
        let [left, right] = [-0.5, 0.5].map(|side| pos2(200.0 + side * apart, 280.0));
        let pointer = match phase {
            TouchPhase::Start => press_at(left, true),
            TouchPhase::Move => Event::PointerMoved(left),
            TouchPhase::End | TouchPhase::Cancel => press_at(left, false),
        };
        frame(harness, vec![pointer, touch(1, phase, left), touch(2, phase, right)]);
    };
    let width = |harness: &Window| {
        let cells = cells(harness);
        let name = cells
            .iter()
            .find(|name| name.starts_with(said("table.spoken-cell", &["1", "2"])))
            .expect("a cell in sight");
        harness.get_by_label(name).rect().width()
    };
    let before = width(&harness);
    two(&mut harness, TouchPhase::Start, 60.0);
    for step in 1..=10 {
        two(&mut harness, TouchPhase::Move, 60.0 + 6.0 * step as f32);
    }
    two(&mut harness, TouchPhase::End, 120.0);
    harness.run();
    assert!(width(&harness) > 1.5 * before, "{} after {before}", width(&harness));

    let before = offset(&harness);
    let at = pos2(200.0, 280.0);
    finger(&mut harness, TouchPhase::Start, at);
    for step in 1..=10 {
        finger(&mut harness, TouchPhase::Move, at - vec2(8.0 * step as f32, 0.0));
    }
    finger(&mut harness, TouchPhase::End, at - vec2(80.0, 0.0));
    harness.run();
    assert!(offset(&harness).0 > before.0, "{:?} after {before:?}", offset(&harness));
}

#[test]
fn an_embedded_part_has_room_in_a_phone() {
    for view in ["table", "game", "lecture"] {
        let embed = Embed::from_query(&format!("view={view}&step=1"));
        let mut harness = start(&Start { embed, link: Some("#8,15,3,7".to_owned()), ..Start::default() });
        harness.set_size(PHONE);
        finger(&mut harness, TouchPhase::Start, pos2(1.0, 1.0));
        finger(&mut harness, TouchPhase::End, pos2(1.0, 1.0));
        harness.run();
        let found = misfits(&harness);
        assert!(found.is_empty(), "{view}:\n{}", found.join("\n"));
    }
}

#[test]
fn a_finger_steps_and_leaves_the_lecture_view() {
    for device in DEVICES {
        let mut harness = on(device);
        press(&mut harness, Key::Home);
        apply(&mut harness, Command::Lecture.into());
        harness.run();
        tap(&mut harness, "Forward of fill");
        assert_eq!(head(&harness), 1.0);
        assert!(misfits(&harness).is_empty(), "{:?}", misfits(&harness));
        tap(&mut harness, said("panels.lecture-leave-by-finger", &[]));
        assert!(harness.state().state().lecture.is_none(), "{device:?}");
    }
}

#[test]
fn predicting_has_room_in_a_phone() {
    for device in PHONES {
        let mut harness = on(device);
        press(&mut harness, Key::Home);
        apply(&mut harness, Command::Predict.into());
        harness.run();
        for _ in 0..8 {
            tap(&mut harness, "Forward of fill");
        }
        assert!(harness.state().state().open_question().is_some());
        // A finger moves the table itself, and not its bars.
        let mut found = [misfits(&harness), overlaps(&harness)].concat();
        found.retain(|name| !name.starts_with("Scroll the table"));
        assert!(found.is_empty(), "{device:?}: {found:?}");
    }
}

#[test]
fn a_small_screen_shows_the_whole_table_its_transport_and_the_whole_slide() {
    // 1280 × 720 at 150 %, and 1280 × 800 at 175 %.
    for (width, height) in [(853.0, 480.0), (731.0, 457.0)] {
        let mut harness = app_with_row(SIX);
        harness.set_size(vec2(width, height));
        harness.run();
        press(&mut harness, Key::End);
        let window = egui::Rect::from_min_size(Pos2::ZERO, vec2(width, height));
        for name in [
            said("panels.transport-position-of", &["fill"]),
            said("panels.transport-speed-of", &["fill"]),
            "Step",
            "First step of fill",
            "Stage: Table",
            "File",
        ] {
            let rect = harness.get_by_label(name).rect();
            assert!(window.contains_rect(rect), "{name}: {rect:?} at {width} × {height}");
        }
        for _ in 0..2 {
            for cell in ["cell 0: ", said("table.spoken-cell", &["0", "5: "]), "cell 5: "] {
                let is_named = |name: String| name.starts_with(cell);
                let found = harness.get_by(|node| node.role() == Role::Cell && node.label().is_some_and(is_named));
                assert!(window.contains_rect(found.rect()), "{cell}{:?} at {width} × {height}", found.rect());
            }
            // The second time in the lecture view.
            press(&mut harness, Key::L);
        }
    }
}

#[test]
fn the_players_are_shown_with_the_transport_that_fills_their_table() {
    let mut harness = app_with_game(SIX);
    press(&mut harness, Key::ArrowRight);
    press_with(&mut harness, CTRL, Key::Num6);
    for size in [vec2(1280.0, 800.0), vec2(853.0, 480.0)] {
        harness.set_size(size);
        harness.run();
        assert!(shows(&harness, "Play fill") && !shows(&harness, "Play game"), "{size}");
    }
    let before = moves_played(&harness);
    press(&mut harness, Key::End);
    assert_eq!((head(&harness), moves_played(&harness)), (21.0, before));
}

#[test]
fn no_room_is_kept_for_questions_where_none_is_asked() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::P);
    let place = said("panels.predict-question-place", &[]);
    for size in [vec2(1280.0, 800.0), vec2(853.0, 480.0)] {
        harness.set_size(size);
        for (key, asks) in [(Key::Num4, true), (Key::Num5, false), (Key::Num6, false)] {
            press_with(&mut harness, CTRL, key);
            assert_eq!(painted(&harness).iter().any(|(text, _)| text == place), asks, "{key:?} at {size}");
        }
    }
}

/// Returns the place of a control or a picture, and fails unless all of it is in the window.
fn within(harness: &Window, name: &str) -> egui::Rect {
    let place = harness.get_by_label(name).rect();
    let window = harness.ctx.content_rect().expand(1.0);
    assert!(window.contains_rect(place), "{name}: {place:?} in {window:?}");
    place
}

#[test]
fn at_400_percent_each_part_shows_what_it_is_for() {
    let mut harness = at_400_percent();
    press(&mut harness, Key::End);
    for name in
        ["First step of fill", "Play fill", "Last step of fill", "Options: Table", "Stage: Row", "More subjects"]
    {
        within(&harness, name);
    }
    for cell in ["cell 0: ", said("table.spoken-cell", &["0", "3: "]), "cell 3: "] {
        let name = cells(&harness).into_iter().find(|name| name.starts_with(cell)).expect("a cell in sight");
        let place = within(&harness, &name);
        assert!(place.width() >= 40.0 && place.height() >= 22.0, "{name}: {place:?}");
    }
    // The card of a pinned cell takes the place of the table.
    let name = cells(&harness).into_iter().find(|name| name.starts_with(said("table.spoken-cell", &["0", "3: "])));
    harness.get_by_label(&name.expect("the last cell")).click();
    harness.run();
    assert!(shows_part(&harness, "22 is more"));
    within(&harness, said("panels.step-unpin", &[]));
    press(&mut harness, Key::Escape);

    press_with(&mut harness, CTRL, Key::Num1);
    for coin in ["game coin 0: 8", "game coin 3: 7"] {
        let is_coin = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
            node.role() == Role::Image && node.label().is_some_and(|label| label.starts_with(coin))
        };
        let place = harness.get_by(|node| is_coin(node)).rect();
        assert!(place.width() >= 30.0, "{coin}: {place:?}");
    }
    press_with(&mut harness, CTRL, Key::Num3);
    within(&harness, "Fold to tree");
    let calls = harness.query_all(egui_kittest::kittest::By::new().role(Role::TreeItem)).collect::<Vec<_>>();
    assert_eq!(calls.len(), 10, "each interval of four coins");
    for call in calls {
        assert!(call.rect().height() >= 11.0 && harness.ctx.content_rect().contains_rect(call.rect()));
    }
}

#[test]
fn every_menu_is_within_reach_in_a_window_of_any_width() {
    for width in [700.0, 390.0, 360.0, 320.0, 280.0] {
        for (height, has_fingers) in [(568.0, true), (256.0, false)] {
            let mut harness = if has_fingers { on(vec2(width, height)) } else { app_with_row(SIX) };
            harness.set_size(vec2(width, height));
            harness.run();
            let hidden = |harness: &Window| {
                Menu::BAR.into_iter().map(Menu::text).filter(|name| !shows(harness, name)).collect::<Vec<_>>()
            };
            let others = hidden(&harness);
            for menu in Menu::BAR.into_iter().map(Menu::text).filter(|name| !others.contains(name)) {
                within(&harness, menu);
            }
            if others.is_empty() {
                continue;
            }
            let all = said("panels.menu_bar-all-menus", &[]);
            let button = if shows(&harness, all) { all } else { said("panels.menu_bar-other-menus", &[]) };
            let place = within(&harness, button);
            harness.get_by_label(button).click();
            harness.run();
            for menu in others {
                // Its label ends with the arrow of a menu within a menu.
                let is_menu = |label: String| label.trim_end_matches(|sign: char| !sign.is_alphabetic()) == menu;
                let item = harness.get_by(|node| node.label().is_some_and(is_menu)).rect();
                assert!(
                    harness.ctx.content_rect().expand(1.0).contains_rect(item) && !item.intersects(place),
                    "{menu}"
                );
            }
        }
    }
}

#[test]
fn at_400_percent_the_button_that_leaves_the_lecture_holds_its_text() {
    let mut harness = at_400_percent();
    press(&mut harness, Key::L);
    let place = within(&harness, said("panels.lecture-leave", &["Escape"]));
    assert!(place.height() >= 16.0, "{place:?}");
}

#[test]
fn a_menu_leaves_its_button_free_and_the_help_its_way_out() {
    let mut harness = on(SMALL_PHONE);
    let button = within(&harness, "View");
    tap(&mut harness, "View");
    let is_first = |label: String| label.starts_with(Command::Lecture.about().label);
    let first = harness.get_by(|node| node.label().is_some_and(is_first)).rect();
    assert!(first.top() >= button.bottom() - 1.0, "{first:?} below {button:?}");
    press(&mut harness, Key::Escape);
    for size in [SMALL_PHONE, AT_400_PERCENT] {
        harness.set_size(size);
        for command in [Command::Shortcuts, Command::Glossary] {
            apply(&mut harness, command.into());
            harness.run();
            within(&harness, said("dialogs.buttons-close", &[]));
            press(&mut harness, Key::Escape);
        }
    }
}

#[test]
fn a_slide_with_calls_has_room_in_a_phone() {
    for device in PHONES.into_iter().chain([AT_400_PERCENT]) {
        let mut harness = on(device);
        press_with(&mut harness, CTRL, Key::Num3);
        apply(&mut harness, Command::Lecture.into());
        harness.run();
        let stages = harness.get_by_label("Fold to tree").rect();
        let root = harness
            .get_all_by_role(Role::TreeItem)
            .map(|node| node.rect())
            .min_by(|one, other| one.top().total_cmp(&other.top()));
        assert!(root.is_some_and(|root| !root.intersects(stages)), "{device:?}: {root:?} {stages:?}");
        let found = misfits(&harness);
        assert!(found.is_empty(), "{device:?}:\n{}", found.join("\n"));
    }
}

#[test]
fn the_bar_marks_what_is_shown_while_a_question_is_asked_elsewhere() {
    let mut harness = on(PHONE);
    press(&mut harness, Key::Home);
    press_with(&mut harness, CTRL, Key::Num3);
    apply(&mut harness, Command::Predict.into());
    harness.run();
    for _ in 0..8 {
        tap(&mut harness, "Forward of fill");
    }
    let shown = harness.state().state().subject();
    assert_ne!(shown, view(&harness).subject, "it is asked in the table");
    let name = format!("Stage: {}", shown.name());
    let marked = harness.get_by_label(&name);
    assert_eq!(marked.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
}
