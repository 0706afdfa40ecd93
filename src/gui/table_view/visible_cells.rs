//! The visible cells. They are computed within the frame if that is fast, and otherwise in the background.

use egui::Context;

use crate::app::job::{Slot, Status};
use crate::app::state::State;
use crate::app::work::MAX_COINS_AT_ONCE;
use crate::app::work::far_window::FarWindow;
use crate::game::{Row, Window, WindowCache};
use crate::gui::jobs;
use crate::picture::table::grid::{CellDetail, Grid};

/// The window of the table that was shown last, and the work on the next one.
#[derive(Default)]
pub(super) struct VisibleCells {
    cache: WindowCache,
    /// The window that was shown last, with its row.
    shown: Option<(Row, Window)>,
    /// The job that computes a window far from the last one.
    far: Slot<FarWindow>,
    /// A window without cells.
    empty: Window,
    /// Why the visible cells could not be computed. `None` if they could.
    failure: Option<String>,
}

/// Returns the request for the cells that a grid shows and those that they read, which are at most two rows below and two
/// columns to the left.
fn wanted_window(state: &State, grid: &Grid) -> FarWindow {
    let (rows, columns) = grid.window();
    FarWindow {
        table: state.table().clone(),
        rows: *rows.start()..=(*rows.end() + 2).min(state.n() - 1),
        columns: columns.start().saturating_sub(2)..=*columns.end(),
    }
}

/// Returns whether `window` is exactly the requested one.
fn is_wanted(wanted: &FarWindow, (row, window): &(Row, Window)) -> bool {
    row == wanted.table.row()
        && window.rows() == (*wanted.rows.start()..*wanted.rows.end() + 1)
        && window.columns() == (*wanted.columns.start()..*wanted.columns.end() + 1)
}

impl VisibleCells {
    /// Returns the cells that `grid` shows. If they only have room for a color, there are none. Until they are
    /// computed, the result is the last window of this row, of which a part may be visible.
    pub(super) fn update(&mut self, ctx: &Context, state: &State, grid: &Grid) -> &Window {
        if grid.detail() == CellDetail::Color {
            self.far.clear();
            return &self.empty;
        }
        let wanted = wanted_window(state, grid);
        if self.shown.as_ref().is_some_and(|shown| is_wanted(&wanted, shown)) {
            self.far.clear();
        } else {
            self.failure = self.compute(ctx, &wanted);
        }
        match &self.shown {
            Some((row, window)) if row == state.row() => window,
            _ => &self.empty,
        }
    }

    /// Returns why the cells could not be computed. `None` if they could.
    pub(super) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Computes a window now or in the background. Returns why it could not be computed, if it has failed.
    fn compute(&mut self, ctx: &Context, wanted: &FarWindow) -> Option<String> {
        let FarWindow { table, rows, columns } = wanted.clone();
        let row = table.row().clone();
        if self.far.current().is_some_and(|job| *job.work().table.row() != row) {
            self.far.clear();
        }
        if let Some((_, Some((cache, window)))) = self.far.take_done() {
            self.cache = cache;
            self.shown = Some((row.clone(), window));
        }
        if self.shown.as_ref().is_some_and(|shown| is_wanted(wanted, shown)) {
            return None;
        }
        if table.n() <= MAX_COINS_AT_ONCE || self.cache.is_near(&table, &rows, &columns) {
            self.far.clear();
            self.shown = Some((row, self.cache.window(&table, rows, columns)));
            return None;
        }
        self.far.start_in_turn(&jobs::waker(ctx), wanted.clone());
        match self.far.current()?.status() {
            Status::Failed(reason) => Some(reason),
            Status::Running | Status::Done | Status::Stopped => None,
        }
    }
}
