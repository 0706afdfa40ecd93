//! Tests of the transports, and of changes of the row.

use crate::limits::MAX_COINS_READ_BY_CELL;
use crate::text::said;
use std::thread;
use std::time::Duration;

use super::*;
use crate::app::background::Background;
use crate::game::FillOrder;
use crate::game::play::game::Share;
use crate::predict::PredictSettings;
use crate::session::{Subject, Zoom};

pub(super) fn state(row: &str, fill_position: f64, game_position: usize) -> State {
    let document = row.parse::<Row>().unwrap().into();
    State::new(Session { fill_position, game_position, ..Session::new(document) }, Preferences::default())
}

fn with_row(state: &State, row: &str) -> Document {
    Document { row: row.parse().unwrap(), ..state.document().clone() }
}

#[test]
fn a_full_table_stays_full_when_the_row_changes_and_the_new_game_is_not_played() {
    for ply in [4, 1] {
        let mut state = state("8 15 3 7", 10.0, ply);
        state.set_document(with_row(&state, "8 15 3 7 9"));
        assert_eq!((state.transports.fill.head(), state.transports.game.head()), (15.0, 0.0));
    }
}

#[test]
fn a_new_row_begins_with_an_empty_table_while_questions_ask_for_it() {
    let mut state = state("8 15 3 7", 10.0, 4);
    state.set_view(View { predict: Some(PredictSettings::default()), ..state.view() });
    let long: Vec<_> = (0..40).map(|k| (k * 7919 % 997).to_string()).collect();
    for row in ["8 15 3 7 9", &long.join(" "), "8 15"] {
        state.set_document(with_row(&state, row));
        assert_eq!((state.transports.fill.head(), state.transports.game.head()), (0.0, 0.0), "{row}");
        state.act(Transport::Fill, TransportAction::Last);
    }
}

#[test]
fn a_fill_in_progress_stays_where_it_is_when_the_row_changes() {
    let mut state = state("8 15 3 7", 6.0, 1);
    state.set_document(with_row(&state, "8 15 3 7 9"));
    assert_eq!(state.transports.fill.head(), 6.0);
    state.set_document(with_row(&state, "8 15"));
    assert_eq!(state.transports.fill.head(), 3.0);
}

#[test]
fn a_session_comes_back_as_it_was_given() {
    let state = state("8 15 3 7", 6.25, 2);
    let session = state.session();
    assert_eq!(State::new(session.clone(), Preferences::default()).session(), session);
}

#[test]
fn stepping_back_undoes_stepping_forward_exactly() {
    for stride in [Stride::Phase, Stride::Cell, Stride::Sweep] {
        let mut state = state("8 15 3 7", 0.0, 0);
        state.preferences.stride = stride;
        let mut heads = vec![];
        while !state.transports.fill.is_at_end() {
            heads.push(state.transports.fill.head());
            state.act(Transport::Fill, TransportAction::Forward);
            state.advance(2.0);
        }
        for head in heads.into_iter().rev() {
            state.act(Transport::Fill, TransportAction::Back);
            assert_eq!(state.transports.fill.head(), head, "{stride:?}");
        }
    }
}

#[test]
fn playing_by_diagonal_takes_a_second_for_each() {
    let mut state = state("8 15 3 7", 0.0, 0);
    state.preferences.stride = Stride::Sweep;
    state.act(Transport::Fill, TransportAction::PlayPause);
    for _ in 0..100 {
        state.advance(0.01);
    }
    assert!((state.transports.fill.head() - 4.0).abs() < 0.1, "{}", state.transports.fill.head());
}

#[test]
fn playing_a_million_diagonals_takes_two_minutes() {
    let coins: Vec<_> = (0..1_000_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    let mut state = state(&coins.join(" "), 0.0, 0);
    state.preferences.stride = Stride::Sweep;
    state.act(Transport::Fill, TransportAction::PlayPause);
    for _ in 0..60 {
        state.advance(1.0);
    }
    let sweep = state.fill().sweep_of(state.transports.fill.head() as u64);
    assert!((480_000..520_000).contains(&sweep), "half of the diagonals after half of the time: {sweep}");
}

#[test]
fn the_view_follows_the_fill_and_stays_where_a_frame_takes_several_diagonals() {
    let coins: Vec<_> = (0..60_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    for (row, follows) in [("8 15 3 7 9 2", true), (coins.join(" ").as_str(), false)] {
        let mut state = state(row, 0.0, 0);
        state.preferences.stride = Stride::Sweep;
        state.act(Transport::Fill, TransportAction::PlayPause);
        state.camera.look_at(Zoom::Height(0.5), (40.0, 40.0));
        for _ in 0..3 {
            state.advance(1.0 / 60.0);
            let present = state.progress().map(|progress| progress.interval);
            assert_eq!(state.camera.followed, present.filter(|_| follows), "{} coins", state.n());
        }
        state.act(Transport::Fill, TransportAction::Last);
        state.advance(10.0);
        assert_eq!(state.camera.followed, Some(Interval::new(0, state.n() - 1)), "at the end");
    }
}

#[test]
fn another_layout_shows_the_pinned_cell_or_else_the_present_one() {
    let mut state = state("8 15 3 7 9 2", 4.0, 0);
    let present = state.progress().map(|progress| progress.interval);
    let mut turn_over = |pinned| {
        state.pin(pinned);
        state.set_view(View { layout: state.view().layout.other(), ..state.view() });
        state.camera.followed
    };
    let pinned = Some(Interval::new(1, 4));
    assert_eq!([pinned, None, pinned].map(&mut turn_over), [pinned, present, pinned]);
}

#[test]
fn the_fill_and_the_game_move_independently() {
    let mut state = state("8 15 3 7", 0.0, 0);
    state.act(Transport::Game, TransportAction::Last);
    assert_eq!((state.transports.fill.head(), state.transports.game.head()), (0.0, 4.0));
    state.act(Transport::Fill, TransportAction::Last);
    state.act(Transport::Game, TransportAction::Back);
    assert_eq!((state.transports.fill.head(), state.transports.game.head()), (10.0, 3.0));
}

#[test]
fn going_to_a_cell_rests_where_it_is_written() {
    let mut state = state("8 15 3 7 9 2", 0.0, 0);
    state.go_to(Interval::new(1, 4));
    assert_eq!(state.transports.fill.head(), 17.0);
    assert_eq!(state.shown_interval(), Some(Interval::new(1, 4)));
}

const CELL: Interval = Interval { i: 0, j: 2 };
const OTHER: Interval = Interval { i: 1, j: 3 };

/// Points at a cell for a frame, as the window does.
fn point_at(state: &mut State, interval: Interval) {
    state.end_frame();
    state.hover(interval);
}

#[test]
fn the_cell_that_is_looked_at_is_the_hovered_one_or_else_the_pinned_one_or_else_the_present_one() {
    let mut state = state("8 15 3 7", 10.0, 0);
    assert_eq!((state.shown_interval(), state.looked_up()), (Some(Interval::new(0, 3)), None));
    state.pin(Some(CELL));
    assert_eq!((state.shown_interval(), state.looked_up()), (Some(CELL), Some(CELL)));
    point_at(&mut state, OTHER);
    assert_eq!((state.shown_interval(), state.looked_up()), (Some(OTHER), Some(OTHER)));
    state.end_frame();
    assert_eq!(state.shown_interval(), Some(CELL), "the pointer has left the table");
    state.pin(None);
    assert_eq!(state.shown_interval(), Some(Interval::new(0, 3)));
}

/// Waits until the numbers of the cell under the pointer are found.
fn find_far_cell(state: &mut State) {
    let mut background = Background::default();
    while state.lacks_far_cell().is_some() {
        background.update_far_cell(state);
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_far_cell_under_the_pointer_counts_once_its_numbers_are_found_or_in_sight() {
    let coins: Vec<_> = (0..60_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    let mut state = state(&coins.join(" "), 0.0, 0);
    let [far, next, seen] = [(5_000, 50_000), (15_000, 40_000), (25_000, 30_000)].map(|(i, j)| Interval::new(i, j));
    point_at(&mut state, far);
    assert_eq!((state.looked_at_by_pointer(), state.lacks_far_cell()), (None, Some(far)));
    find_far_cell(&mut state);
    assert_eq!(state.looked_at_by_pointer(), Some(far));
    assert_eq!(state.derivation(far), Derivation::new(state.table(), state.view().recurrence, far));

    point_at(&mut state, next);
    assert_eq!(state.looked_at_by_pointer(), Some(far), "the next one is not found yet");
    find_far_cell(&mut state);
    assert_eq!(state.looked_at_by_pointer(), Some(next));

    let part = |rows| state.table().window(rows, 29_990..=30_010);
    let [part, whole] = [25_000..=25_001, 24_990..=25_010].map(part);
    point_at(&mut state, seen);
    assert_eq!(state.far_cell_in(&part, seen), None);
    assert_eq!(state.looked_at_by_pointer(), Some(next), "a cell that it reads is not in sight");
    state.set_far_cell(state.far_cell_in(&whole, seen).unwrap());
    assert_eq!(state.looked_at_by_pointer(), Some(seen), "it is in sight with all that it reads");
    assert_eq!(state.derivation(seen), Derivation::new(state.table(), state.view().recurrence, seen));

    for _ in 0..2 {
        state.end_frame();
    }
    state.hover(far);
    assert_eq!(state.looked_at_by_pointer(), None, "the pointer was elsewhere");
}

#[test]
fn a_pointer_that_moves_does_not_displace_the_numbers_of_the_present_step() {
    let coins: Vec<_> = (0..60_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    let mut state = state(&coins.join(" "), f64::INFINITY, 0);
    let present = state.shown_interval().expect("the table is filled");
    state.derivation(present);
    for j in 40_000..40_005 {
        let cell = Interval::new(15_000, j);
        point_at(&mut state, cell);
        find_far_cell(&mut state);
        state.derivation(cell);
    }
    assert!(state.known_derivation(present).is_some());
}

#[test]
fn a_jump_to_a_far_step_needs_no_core_and_the_steps_around_it_are_prepared_in_the_background() {
    let coins: Vec<_> = (0..60_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    let mut state = state(&coins.join(" "), 0.0, 0);
    let (far, next) = (Interval::new(5_000, 50_000), Interval::new(5_001, 50_001));
    assert_eq!(state.lacks_cells_around(), None, "no cell is looked at");
    state.derivation(far);
    assert_eq!(state.lacks_cells_around(), Some(far));
    let mut background = Background::default();
    while state.lacks_cells_around().is_some() {
        let _ = background.update(&mut state);
        thread::sleep(Duration::from_millis(1));
    }
    assert!(state.is_derived_at_once(next));
    for cell in [far, next] {
        assert_eq!(state.derivation(cell), Derivation::new(state.table(), state.view().recurrence, cell));
    }
}

#[test]
fn a_pointer_that_rests_on_a_cell_does_not_cover_the_step_that_is_asked_for() {
    let mut state = state("8 15 3 7", 4.0, 0);
    point_at(&mut state, CELL);
    assert_eq!(state.shown_interval(), Some(CELL));
    state.act(Transport::Fill, TransportAction::Forward);
    point_at(&mut state, OTHER);
    assert!(state.looks_at_present(), "the fill moves");
    state.advance(10.0);
    point_at(&mut state, OTHER);
    assert_eq!(state.shown_interval(), Some(Interval::new(0, 1)), "the pointer has not moved since");
    point_at(&mut state, CELL);
    assert_eq!(state.shown_interval(), Some(CELL));
}

#[test]
fn a_pin_that_the_keys_move_counts_although_the_pointer_rests_on_a_cell() {
    let mut state = state("8 15 3 7", 10.0, 0);
    point_at(&mut state, OTHER);
    state.pin(Some(CELL));
    point_at(&mut state, OTHER);
    assert_eq!(state.shown_interval(), Some(CELL));
}

#[test]
fn in_the_lecture_view_only_a_pin_is_looked_at() {
    let mut state = state("8 15 3 7", 10.0, 0);
    state.lecture = Some(Lecture::default());
    point_at(&mut state, OTHER);
    assert!(state.looks_at_present());
    state.pin(Some(CELL));
    assert_eq!(state.looked_up(), Some(CELL));
}

fn long_row(n: usize) -> String {
    (0..n).map(|k| (k * 7 % 100).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_row_that_becomes_long_is_shown_whole_and_filled_in_every_order() {
    for order in FillOrder::ALL {
        let mut state = state("8 15 3 7", 6.0, 1);
        state.set_view(View { fill_order: order, ..state.view() });
        let (head, short) = (state.transports.fill.head(), state.snapshot());
        state.set_document(with_row(&state, &long_row(MAX_COINS_READ_BY_CELL)));
        assert_eq!((state.camera.zoom, state.transports.fill.is_at_end()), (Zoom::Legible, false));
        state.set_document(with_row(&state, &long_row(MAX_COINS_READ_BY_CELL + 1)));
        assert_eq!((state.camera.zoom, state.transports.fill.is_at_end()), (Zoom::Whole, true), "{order:?}");
        state.restore(short);
        assert_eq!((state.camera.zoom, state.transports.fill.head()), (Zoom::Legible, head), "undo restores");
    }
}

#[test]
fn a_long_row_that_is_changed_stays_where_it_is() {
    let mut state = state("8 15 3 7", 0.0, 0);
    state.set_document(with_row(&state, &long_row(300)));
    state.camera.look_at(Zoom::Height(30.0), (1.0, 2.0));
    state.act(Transport::Fill, TransportAction::Seek(7.0));
    state.set_document(with_row(&state, &long_row(301)));
    assert_eq!((state.camera.zoom, state.transports.fill.head()), (Zoom::Height(30.0), 7.0));
}

#[test]
fn a_second_trace_of_the_same_number_unpins_and_another_number_is_traced_at_once() {
    let mut state = state("8 15 3 7", 10.0, 0);
    let whole = Interval::new(0, 3);
    state.trace(whole, Share::Fir);
    assert_eq!(state.gaze.pinned, Some(whole));
    assert_eq!(state.trace_text().unwrap(), said("table.trace-mover", &["fir", "22", "7 + 15"]));
    state.trace(whole, Share::Sec);
    assert_eq!(state.trace_text().unwrap(), said("table.trace-other", &["sec", "11", "8 + 3"]));
    state.trace(whole, Share::Sec);
    assert_eq!((state.gaze.pinned, state.trace_text()), (None, None));
}

#[test]
fn nothing_is_traced_in_a_cell_that_is_not_written_or_no_longer_pinned() {
    let mut state = state("8 15 3 7", 4.0, 0);
    state.trace(CELL, Share::Fir);
    assert_eq!((state.gaze.pinned, state.trace_text()), (Some(CELL), None));
    state.trace(CELL, Share::Fir);
    assert_eq!(state.gaze.pinned, None, "a second click unpins it");
    state.go_to(Interval::new(0, 3));
    state.trace(CELL, Share::Fir);
    assert!(state.trace_text().is_some());
    state.act(Transport::Fill, TransportAction::First);
    assert_eq!(state.trace_text(), None, "the fill has gone back");
    state.act(Transport::Fill, TransportAction::Last);
    state.pin(Some(OTHER));
    assert_eq!(state.trace_text(), None);
}

#[test]
fn the_table_marks_the_game_at_a_move_beside_it_or_with_its_path_and_not_at_a_step() {
    let mut state = state("8 15 3 7", 10.0, 2);
    state.transports.active = Transport::Fill;
    let marks_game = |state: &State| state.table_stage().game.is_some();
    assert!(!marks_game(&state) && state.table_stage().step.is_some());
    state.preferences.show_path = true;
    assert!(marks_game(&state));
    state.preferences.show_path = false;
    state.set_view(View { beside: Some(Subject::Game), ..state.view() });
    assert!(marks_game(&state) && state.table_stage().step.is_some());
    state.set_view(View { beside: None, ..state.view() });
    state.transports.active = Transport::Game;
    assert!(marks_game(&state) && state.table_stage().step.is_none());
    assert_eq!(state.shown_interval(), state.turn().map(|turn| turn.interval));
}
