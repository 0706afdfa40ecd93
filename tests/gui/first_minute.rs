//! The first minute: what a newcomer sees, and that nothing jumps, hides or tells too early.

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::session::Subject;
use coin_duel::text::said;
use coin_duel::wording;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

/// The window at the first start of the program.
fn first_start() -> Window {
    start(&Start::default())
}

fn is_control(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::RadioButton
            | Role::ComboBox
            | Role::Tab
            | Role::TextInput
            | Role::MultilineTextInput
            | Role::Slider
            | Role::CheckBox
            | Role::Link
            | Role::ListBoxOption
    )
}

/// The names of all controls that can be used now. A choice between several parts is one control, named by its chosen
/// part, and the coins of a list are one.
fn controls(harness: &Window) -> Vec<String> {
    let nodes = harness.root().children_recursive().map(|node| node.accesskit_node());
    nodes
        .filter(|node| is_control(node.role()) && !node.is_disabled())
        .filter(|node| node.role() != Role::RadioButton || node.toggled() == Some(Toggled::True))
        .filter(|node| {
            node.role() != Role::ListBoxOption || node.label().is_some_and(|name| name.starts_with("coin 0"))
        })
        .map(|node| node.label().or_else(|| node.value()).unwrap_or_default())
        .collect()
}

fn rect(harness: &Window, label: &str) -> Rect {
    harness.get_by_label(label).rect()
}

#[test]
fn the_window_at_its_first_start_is_calm() {
    let mut harness = first_start();
    for (size, most) in [(vec2(1280.0, 800.0), 26), (vec2(1024.0, 768.0), 22)] {
        harness.set_size(size);
        harness.run();
        let controls = controls(&harness);
        assert!(controls.len() <= most, "{} controls at {size}: {controls:#?}", controls.len());
        assert!(controls.iter().all(|name| !name.is_empty()), "{controls:#?}");
    }
}

#[test]
fn the_answers_are_hidden_until_the_table_has_them() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    harness.set_size(vec2(2560.0, 1440.0));
    press(&mut harness, Key::E);
    press_with(&mut harness, CTRL, Key::Num2);
    apply(&mut harness, Message::Pane(Subject::Game));
    harness.run();
    let answers = [
        "worth 22",
        said("table.cell-scores", &["22", "11"]),
        "guaranteed: First wins",
        "Guaranteed margin over the moves",
    ];
    let told = |harness: &Window| answers.map(|answer| shows_part(harness, answer));
    assert_eq!(told(&harness), [false; 4]);
    assert!(shows_part(&harness, "First has 0 of ?"), "what is guaranteed is hidden, too");
    step_to(&mut harness, 9);
    assert_eq!(told(&harness), [false; 4], "the last cell holds the result");
    press(&mut harness, Key::ArrowRight);
    assert_eq!(told(&harness), [true; 4]);
    for reading in ["F = 22", "f = 22, g = 11", "difference 11"] {
        assert!(shows_part(&harness, reading), "{reading}");
    }
}

#[test]
fn the_worth_of_both_ends_is_shown_as_soon_as_their_cell_is_written() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    show_moves(&mut harness);
    press(&mut harness, Key::ArrowRight);
    assert!(!shows_part(&harness, "worth 11"), "coins 0…2 are left, and cell 0…2 is empty");
    press(&mut harness, Key::F6);
    step_to(&mut harness, 8);
    press(&mut harness, Key::F6);
    assert!(shows_part(&harness, "worth 11"));
}

#[test]
fn one_key_and_one_button_reveal_the_answers_and_the_session_keeps_the_choice() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    press(&mut harness, Key::A);
    assert!(shows_part(&harness, said("table.cell-scores", &["22", "11"])));
    press(&mut harness, Key::A);
    assert!(!shows_part(&harness, said("table.cell-scores", &["22", "11"])));
    choose(&mut harness, "Options: Table", Command::Answers.about().label);
    assert!(shows_part(&harness, said("table.cell-scores", &["22", "11"])));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shown.ron");
    save_as(&mut harness, &path);
    let again = start(&Start { file: Some(path), ..Start::default() });
    assert!(shows_part(&again, said("table.cell-scores", &["22", "11"])));
}

#[test]
fn the_game_can_be_played_while_its_answers_are_hidden() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    show_moves(&mut harness);
    click(&mut harness, "Play against the table");
    harness.get_by_role_and_label(Role::Button, "Take right: 7").click();
    harness.run();
    assert!(moves_played(&harness) >= 1.0 && !shows_part(&harness, "guaranteed: First"));
}

#[test]
fn a_hint_is_given_on_the_board_while_the_answers_are_hidden() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    apply(&mut harness, Command::PlayTheTable.into());
    harness.run();
    press_with(&mut harness, CTRL, Key::Num1);
    let hint = said("picture.hint", &["8", "15", "7", "22"]);
    assert!(!shows(&harness, hint));
    press(&mut harness, Key::H);
    assert!(shows(&harness, hint));
}

#[test]
fn a_move_that_was_made_does_not_tell_what_its_ends_were_worth_until_the_table_is_full() {
    let mut harness = app_with_hidden_answers("8 15 3 7");
    show_moves(&mut harness);
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, said("panels.game-move-alone", &["1", "First", "right 7"])));
    press(&mut harness, Key::End);
    assert!(
        shows(&harness, said("panels.game-move-alone", &["1", "First", "right 7"])),
        "replaying the best game does not earn them"
    );
    press(&mut harness, Key::F6);
    press(&mut harness, Key::End);
    press(&mut harness, Key::F6);
    assert!(shows(&harness, "move 1: First takes right 7; left was worth 15, right 22; cost 0"));
}

#[test]
fn words_stay_while_one_moves_by_hand_and_the_answer_waits_for_its_stop() {
    let mut harness = app();
    click(&mut harness, "Next lesson");
    press_with(&mut harness, CTRL, Key::Num2);
    let (asks, tells) = ("The 17 is worth more than all other coins together. Who gets it?", "Greedy takes the 3");
    assert!(shows(&harness, asks) && !shows_part(&harness, tells));
    press(&mut harness, Key::End);
    assert!(shows(&harness, asks) && !shows_part(&harness, tells));
    let last = harness.state().state().stops().len() - 1;
    apply(&mut harness, Message::GoToStop(last));
    harness.run_steps(8);
    assert!(!shows(&harness, asks) && shows_part(&harness, tells));
}

#[test]
fn one_transport_moves_what_the_stage_shows() {
    let mut harness = app();
    for (key, shown) in [(Key::Num2, "Play fill"), (Key::Num5, "Play fusion"), (Key::Num1, "Play game")] {
        press_with(&mut harness, CTRL, key);
        let all = ["Play fill", "Play game", "Play fusion"].map(|name| (name, shows(&harness, name)));
        assert_eq!(all, all.map(|(name, _)| (name, name == shown)));
    }
}

#[test]
fn play_is_disabled_while_the_game_waits_for_your_move() {
    let mut harness = against_the_table("8 15 3 7");
    assert!(harness.get_by_label("Play game").accesskit_node().is_disabled());
    press(&mut harness, Key::Space);
    assert_eq!(moves_played(&harness), 0.0);
    press(&mut harness, Key::F6);
    assert!(!harness.get_by_label("Play fill").accesskit_node().is_disabled());
}

#[test]
fn the_story_opens_and_closes_at_every_width() {
    for width in [800.0, 853.0, 1024.0, 1280.0, 1920.0] {
        let mut harness = app();
        harness.set_size(vec2(width, 700.0));
        harness.run();
        let shown = |harness: &Window| shows(harness, wording::panels::coins::row_of_coins());
        assert!(shown(&harness), "{width}");
        press(&mut harness, Key::F3);
        assert!(!shown(&harness) && shows(&harness, "Stage: Game"), "{width}");
        press(&mut harness, Key::F3);
        assert!(shown(&harness), "{width}");
    }
}

#[test]
fn the_choice_of_the_subject_stays_where_it_is() {
    let mut harness = app();
    let of = |harness: &Window| {
        let subjects = ["Stage: Game", "Stage: Code", wording::panels::coins::add_coin()];
        subjects.map(|label| rect(harness, label))
    };
    let before = of(&harness);
    for key in [Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num1] {
        press_with(&mut harness, CTRL, key);
        assert_eq!(of(&harness), before, "{key:?}");
    }
    type_row(&mut harness, "999999999999 -999999999999 888888888888 1 -777777777777 5 3 2 1 4 4 9 8 7");
    press(&mut harness, Key::End);
    press(&mut harness, Key::A);
    for (now, before) in of(&harness).into_iter().zip(before) {
        assert_eq!(now.min, before.min);
    }
}

/// The controls and texts of the window, each with its place.
fn places(harness: &Window) -> Vec<(String, Rect)> {
    let nodes = harness.root().children_recursive().collect::<Vec<_>>();
    let is_seen = |role| is_control(role) || matches!(role, Role::Heading | Role::Label);
    nodes
        .iter()
        .filter(|node| is_seen(node.accesskit_node().role()))
        .map(|node| {
            let name = node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default();
            (name, node.rect())
        })
        .filter(|(_, rect)| rect.is_positive())
        .collect()
}

#[test]
fn no_control_or_text_is_cut_or_overlaps_another_at_any_size_in_any_subject() {
    // Among them are 1280 × 720 at 150 %, and 1280 × 800 at 175 %.
    let low = [(853.0, 480.0), (731.0, 457.0), (853.0, 533.0), (800.0, 600.0)];
    for (width, height) in low.into_iter().chain([(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)])
    {
        for row in ["8", SIX, "999999999999 -999999999999 888888888888 1 -777777777777 5"] {
            let mut harness = app_with_row(row);
            harness.set_size(vec2(width, height));
            harness.run();
            for tab in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6] {
                harness.key_press_modifiers(CTRL, tab);
                // The results of the players come from the background.
                harness.run_steps(20);
                let places = places(&harness);
                let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height)).expand(1.0);
                for (name, rect) in &places {
                    // Below the edge of a panel that scrolls, controls are out of sight.
                    let is_in_sight = rect.top() < height && !name.is_empty();
                    assert!(
                        !is_in_sight || (rect.left() >= -1.0 && rect.right() <= window.right()),
                        "{name} is cut at {width} × {height} with {tab:?}: {rect:?}"
                    );
                }
                // What scrolls goes on behind the transport.
                let is_of_transport = |name: &str| {
                    ["First step", "Back of", "Play ", "Forward of", "Last step", "Position", "Speed", "Step"]
                        .iter()
                        .any(|start| name.starts_with(start))
                };
                let transport = places.iter().find(|(name, _)| name.starts_with("First step")).map(|(_, rect)| *rect);
                let file = places.iter().find(|(name, _)| name == "File").map(|(_, rect)| rect.top());
                let bar = file.filter(|top| *top > height / 2.0).unwrap_or(height);
                let is_in_sight = |(name, rect): &&(String, Rect)| {
                    let is_above = |transport: Rect| rect.left() < transport.left() || rect.bottom() < transport.top();
                    // So does it behind the bar of a small window.
                    let is_behind = rect.top() < bar && bar < rect.bottom();
                    rect.bottom() <= height && !is_behind && (is_of_transport(name) || transport.is_none_or(is_above))
                };
                let in_sight: Vec<_> = places.iter().filter(is_in_sight).collect();
                for (index, (name, one)) in in_sight.iter().enumerate() {
                    for (other_name, other) in &in_sight[index + 1..] {
                        assert!(
                            !one.shrink(1.0).intersects(other.shrink(1.0)),
                            "{name} overlaps {other_name} at {width} × {height} with {tab:?}: {one:?}, {other:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn terms_explain_themselves_under_the_pointer() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    show_moves(&mut harness);
    press_with(&mut harness, CTRL, Key::Num2);
    apply(&mut harness, Message::Pane(Subject::Game));
    harness.run();
    let node = harness.get_by_label_contains("guaranteed: First wins 22 to 11");
    assert_eq!(node.accesskit_node().description().as_deref(), Some(wording::Term::Guaranteed.meaning()));
}

#[test]
fn the_card_explains_the_terms_that_it_uses() {
    let harness = app();
    let card = harness.get_by_label_contains(wording::panels::step::question_of_a_cell());
    let description = card.accesskit_node().description().expect("the terms");
    for term in [wording::Term::Indices, wording::Term::Fir, wording::Term::Sec] {
        assert!(description.contains(term.meaning()), "{term:?}");
    }
}

#[test]
fn a_low_window_leaves_its_room_to_the_table() {
    let mut harness = app();
    harness.set_size(vec2(853.0, 533.0));
    harness.run();
    press(&mut harness, Key::Escape);
    for row in 0..4 {
        assert!(shows_part(&harness, &format!("cell {row}: ")), "row {row} is in sight");
    }
    for control in ["Play fill", said("panels.transport-speed-of", &["the fill"]), "Fill the table"] {
        if let Some(node) = harness.query_by_label_contains(control) {
            assert!(node.rect().bottom() <= 533.0, "{control}");
        }
    }
}

#[test]
fn the_players_do_not_tell_the_result_before_the_table_has_it() {
    let mut harness = app_with_hidden_answers(SIX);
    press(&mut harness, Key::Escape);
    press_with(&mut harness, CTRL, Key::Num6);
    assert!(shows(&harness, wording::panels::players::scores_later()));
    assert!(!shows_part(&harness, "First wins") && !shows_part(&harness, "against"));
    click(&mut harness, wording::panels::players::fill_now());
    harness.run();
    assert!(shows_part(&harness, "First wins"));
    assert!(!shows(&harness, wording::panels::players::fill_now()));
}

#[test]
fn the_palette_keeps_its_place_and_size_whatever_is_found() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::K);
    harness.run();
    let field = |harness: &Window| harness.get_by_label(wording::dialogs::finder::find_a_command()).rect();
    let before = field(&harness);
    for text in ["fill", "no such words"] {
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run();
        assert_eq!(field(&harness), before, "after {text}");
    }
}

#[test]
fn the_transport_keeps_its_lines_when_a_tab_is_opened() {
    for size in [vec2(1024.0, 768.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
        let mut harness = app_with_row(SIX);
        harness.set_size(size);
        harness.run();
        let top = |harness: &Window| harness.get_by_label("Play fill").rect().top();
        let before = top(&harness);
        for pane in [Subject::Game, Subject::Calls, Subject::Code] {
            apply(&mut harness, Message::Pane(pane));
            harness.run();
            assert_eq!(top(&harness), before, "{pane:?} at {size}");
        }
    }
}
