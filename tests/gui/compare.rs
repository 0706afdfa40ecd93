//! Two tables side by side, on one clock.

use coin_duel::app::command::Command;
use coin_duel::session::Subject;
use coin_duel::wording::dialogs::compare as texts;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::*;

/// Compares the row with the one that is typed in the dialog.
fn compare_with(harness: &mut Window, row: &str) {
    apply(harness, Command::Compare.into());
    harness.run();
    press_with(harness, CTRL, Key::A);
    harness.get_by_label(texts::row()).type_text(row);
    harness.run();
    click(harness, texts::compare());
}

/// The written cells of both tables, from the left.
fn written(harness: &Window) -> Vec<usize> {
    let grids = harness.query_all_by_role(Role::Grid).map(|grid| {
        let cells: Vec<_> = grid.query_all_by_role(Role::Cell).collect();
        let left = cells.iter().map(|cell| cell.rect().left()).fold(f32::INFINITY, f32::min);
        let labels = cells.iter().filter_map(|cell| cell.accesskit_node().label());
        (left, labels.filter(|label| !label.contains("empty")).count())
    });
    let mut grids: Vec<_> = grids.collect();
    grids.sort_by(|a, b| a.0.total_cmp(&b.0));
    grids.into_iter().map(|(_, count)| count).collect()
}

#[test]
fn two_rows_are_filled_diagonal_by_diagonal() {
    let mut harness = app_with_row("8 15 3 7");
    compare_with(&mut harness, "3 7 8 15 1 2");
    assert_eq!(written(&harness), [0, 0]);
    for expected in [[4, 6], [7, 11], [9, 15], [10, 21]] {
        step_to(&mut harness, expected[0]);
        assert_eq!(written(&harness), expected);
    }
    let coins = Some("3 7 8 15 1 2".parse().unwrap());
    let compared = harness.state().state().document().compared.clone();
    assert_eq!(compared.and_then(|compared| compared.coins), coins);
    assert_eq!(view(&harness).beside, Some(Subject::Table));
}

#[test]
fn two_orders_on_one_row_are_compared_and_the_pane_is_closed_by_its_key() {
    let mut harness = app_with_row("8 15 3 7");
    compare_with(&mut harness, "8, 15, 3, 7");
    step_to(&mut harness, 5);
    assert_eq!(written(&harness), [5, 5]);
    assert!(painted(&harness).iter().any(|(text, _)| text == "beside: 8, 15, 3, 7 · by rows"));
    press(&mut harness, Key::F4);
    assert_eq!(written(&harness), [5]);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(harness.state().state().document().compared, None);
}

#[test]
fn a_row_that_cannot_be_read_is_explained_and_kept() {
    let mut harness = app_with_row("8 15 3 7");
    apply(&mut harness, Command::Compare.into());
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label(texts::row()).type_text("8 x");
    harness.run();
    assert!(shows_part(&harness, "“x”"));
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, texts::heading()), "the dialog stays");
}
