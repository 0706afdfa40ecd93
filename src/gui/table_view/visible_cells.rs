//! The cells that are seen: computed at once where that takes no time, else beside the window.

use std::ops::RangeInclusive;

use egui::Context;

use crate::app::job::{Job, Slot, Status};
use crate::app::state::State;
use crate::game::{Row, Table, Window, WindowCache};
use crate::gui::jobs;
use crate::picture::table::grid::{CellDetail, Grid};

/// In rows of up to this many coins any cells are there within a millisecond or two.
pub(super) const SHORT: usize = 50_000;

/// The last window that was seen, and what it takes to get the next one.
#[derive(Default)]
pub(super) struct Cells {
    viewer: WindowCache,
    shown: Option<(Row, Window)>,
    /// The work on a window that is far from the last one.
    far: Slot<WantedCells, Seen>,
    nothing: Window,
    /// Why the cells that are seen could not be computed, if so.
    failure: Option<String>,
}

/// A window, and what saw it; nothing until it is computed.
type Seen = Option<(WindowCache, Window)>;

#[derive(Clone, PartialEq)]
struct WantedCells {
    row: Row,
    rows: RangeInclusive<usize>,
    columns: RangeInclusive<usize>,
}

impl WantedCells {
    /// The cells that a grid shows, and those that they read: two rows below and two columns before at most.
    fn of(state: &State, grid: &Grid) -> Self {
        let (rows, columns) = grid.window();
        Self {
            row: state.row().clone(),
            rows: *rows.start()..=(*rows.end() + 2).min(state.n() - 1),
            columns: columns.start().saturating_sub(2)..=*columns.end(),
        }
    }

    fn is(&self, (row, window): &(Row, Window)) -> bool {
        *row == self.row
            && window.rows() == (*self.rows.start()..*self.rows.end() + 1)
            && window.columns() == (*self.columns.start()..*self.columns.end() + 1)
    }
}

impl Cells {
    /// The cells that `grid` shows. Where they have room for a color only, none; until they are computed, those of the
    /// last window of this row, some of which may be in sight.
    pub(super) fn update(&mut self, ctx: &Context, state: &State, grid: &Grid) -> &Window {
        if grid.detail() == CellDetail::Color {
            self.far.clear();
            return &self.nothing;
        }
        let wanted = WantedCells::of(state, grid);
        if self.shown.as_ref().is_some_and(|shown| wanted.is(shown)) {
            self.far.clear();
        } else {
            self.failure = self.compute(ctx, state.table(), &wanted);
        }
        match &self.shown {
            Some((row, window)) if row == state.row() => window,
            _ => &self.nothing,
        }
    }

    /// Why the cells could not be computed, if so.
    pub(super) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    fn compute(&mut self, ctx: &Context, table: &Table, wanted: &WantedCells) -> Option<String> {
        let WantedCells { row, rows, columns } = wanted.clone();
        if table.n() <= SHORT || self.viewer.is_near(table, &rows, &columns) {
            self.far.clear();
            self.shown = Some((row, self.viewer.window(table, rows, columns)));
            return None;
        }
        // What is under way is finished first: a view that is moved all the time would never see any of it.
        if self.far.current().is_none_or(|job| job.key().row != row) {
            let table = table.clone();
            self.far.put(Job::start(&jobs::waker(ctx), wanted.clone(), None, move |worker| {
                let mut viewer = WindowCache::new();
                let window = viewer.window(&table, rows, columns);
                worker.update(|found| *found = Some((viewer, window)));
            }));
        }
        let status = self.far.current()?.status();
        match status {
            Status::Running => None,
            Status::Failed(reason) => Some(reason),
            Status::Done | Status::Stopped => {
                if let Some((viewer, window)) = self.far.take().and_then(Job::into_found) {
                    self.viewer = viewer;
                    self.shown = Some((row, window));
                    // The next one may be near it now.
                    ctx.request_repaint();
                }
                None
            }
        }
    }
}
