//! The cells that are seen: computed at once where that takes no time, else beside the window.

use std::ops::RangeInclusive;

use egui::Context;

use crate::game::{Row, Table, Window, WindowCache};
use crate::gui::job::Job;
use crate::gui::state::State;
use crate::picture::table::grid::{CellDetail, Grid};

/// In rows of up to this many coins any cells are there within a millisecond or two.
pub(super) const SHORT: usize = 50_000;

/// The last window that was seen, and what it takes to get the next one.
#[derive(Default)]
pub(super) struct Cells {
    viewer: WindowCache,
    shown: Option<(Row, Window)>,
    /// The work on a window that is far from the last one.
    far: Option<(Wanted, Job<Seen>)>,
    nothing: Window,
}

/// A window, and what saw it; nothing until it is computed.
type Seen = Option<(WindowCache, Window)>;

#[derive(Clone, PartialEq)]
struct Wanted {
    row: Row,
    rows: RangeInclusive<usize>,
    columns: RangeInclusive<usize>,
}

impl Wanted {
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
            self.far = None;
            return &self.nothing;
        }
        let wanted = Wanted::of(state, grid);
        if self.shown.as_ref().is_some_and(|shown| wanted.is(shown)) {
            self.far = None;
        } else {
            self.compute(ctx, state.table(), &wanted);
        }
        match &self.shown {
            Some((row, window)) if row == state.row() => window,
            _ => &self.nothing,
        }
    }

    fn compute(&mut self, ctx: &Context, table: &Table, wanted: &Wanted) {
        let Wanted { row, rows, columns } = wanted.clone();
        if table.n() <= SHORT || self.viewer.is_near(table, &rows, &columns) {
            self.far = None;
            self.shown = Some((row, self.viewer.window(table, rows, columns)));
            return;
        }
        let (_, job) = match self.far.take() {
            // What is under way is finished first: a view that is moved all the time would never see any of it.
            Some((asked, job)) if asked.row == row => self.far.insert((asked, job)),
            _ => {
                let table = table.clone();
                let job = Job::spawn(ctx, None, move |worker| {
                    let mut viewer = WindowCache::new();
                    let window = viewer.window(&table, rows, columns);
                    worker.update(|found| *found = Some((viewer, window)));
                });
                self.far.insert((wanted.clone(), job))
            }
        };
        if let Some((viewer, window)) = job.change(Option::take) {
            self.viewer = viewer;
            self.shown = Some((row, window));
            self.far = None;
            // The next one may be near it now.
            ctx.request_repaint();
        }
    }
}
