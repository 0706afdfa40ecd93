//! The table as a picture, where its cells are too small for numbers: a pixel is a cell, or stands for those around it.
//!
//! The picture is computed beside the window, coarse first, and drawn as a texture that is moved and zoomed with the
//! table until a sharper one is there.

use std::num::NonZero;
use std::ops::{ControlFlow, Range, RangeInclusive};
use std::sync::{Arc, OnceLock};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use egui::epaint::Vertex;
use egui::{ColorImage, Context, Mesh, Painter, Shape, TextureFilter, TextureHandle, TextureOptions, pos2};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::app::job::{Job, PATIENCE, Status, Waker};
use crate::app::state::State;
use crate::game::table::overview::{Lengths, Overview, SampleAxis, SampleGrid};
use crate::game::{Fill, FillOrder, Recurrence, Row, Table};
use crate::gui::jobs;
use crate::gui::table_view::visible_cells::SHORT;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::map;
use crate::picture::map::ColorScale;
use crate::picture::table::CellPlaces;
use crate::picture::table::grid::Grid;
use crate::picture::table::region::{clipped, written_region};
use crate::session::Layout;
use crate::session::Reading;

/// How far beyond the view a picture reaches, in parts of it, so that it is not made anew by every move.
const MARGIN: f64 = 0.15;
/// How many times coarser or finer than the screen's own pixels a picture may be before it is made anew.
const NEAR_ENOUGH: f64 = 1.3;
/// The least pixels of a cell that is told from the next one.
const LEAST_TOLD_APART: f64 = 3.0;
/// A picture that is not done is shown again after this long, and one that is not wanted any more goes on for this long:
/// else nothing would be seen of any while the table is moved.
const SHOWN_EVERY: Duration = Duration::from_millis(50);

/// How much of a picture is done before it is shown: it then covers all of the table.
const COARSE: f32 = 1.0 / 32.0;

/// A picture of the table, and the work on a sharper one.
#[derive(Default)]
pub(super) struct Map {
    work: Option<Work>,
    shown: Option<Shown>,
}

struct Work {
    began: Instant,
    job: Job<WantedMap, Option<Painted>>,
}

struct Shown {
    wanted: WantedMap,
    painted: Painted,
    texture: TextureHandle,
}

/// What a picture is of.
#[derive(Clone, PartialEq)]
struct WantedMap {
    row: Row,
    samples: SampleGrid,
    reading: Reading,
    theme: Theme,
}

/// A picture as far as it is done.
#[derive(Clone)]
struct Painted {
    image: Arc<ColorImage>,
    scale: ColorScale,
    progress: f32,
}

/// What is told of the picture that is shown.
pub(super) struct Caption<'a> {
    pub samples: &'a SampleGrid,
    pub scale: &'a ColorScale,
    /// How much of the picture is done, from 0 to 1.
    pub progress: f32,
}

impl Map {
    /// Has a picture of what `grid` shows, at most so many pixels wide and high, or asks for one.
    pub(super) fn update(&mut self, ctx: &Context, state: &State, grid: &Grid, most_pixels: usize) {
        let view = MapView::of(grid, ctx.pixels_per_point(), most_pixels);
        let wanted = |samples| WantedMap {
            row: state.row().clone(),
            samples,
            reading: state.view().reading,
            theme: theme::current(ctx),
        };
        let lengths = lengths(state, view.pixels);
        let serves = self.work.as_ref().is_some_and(|work| {
            let asked = work.job.key();
            *asked == wanted(asked.samples) && view.is_served_by(&asked.samples, lengths)
        });
        if !serves {
            let wait =
                self.work.as_ref().map_or(Duration::ZERO, |work| SHOWN_EVERY.saturating_sub(work.began.elapsed()));
            if wait.is_zero() {
                self.work = Some(Work::begin(&jobs::waker(ctx), state.table(), wanted(view.samples(lengths))));
            } else {
                ctx.request_repaint_after(wait);
            }
        }
        let Some(Work { job, .. }) = &self.work else { return };
        let is_shown = |painted: &Painted| {
            self.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(&shown.painted.image, &painted.image))
        };
        let found = job.found();
        let Some(painted) = found.as_ref().as_ref().filter(|painted| !is_shown(painted)).cloned() else { return };
        // A cell that is larger than a pixel has sharp edges.
        let options = TextureOptions { magnification: TextureFilter::Nearest, ..TextureOptions::LINEAR };
        let image = Arc::clone(&painted.image);
        let texture = match self.shown.take() {
            Some(Shown { mut texture, .. }) => {
                texture.set(image, options);
                texture
            }
            None => ctx.load_texture("picture of the table", image, options),
        };
        self.shown = Some(Shown { wanted: job.key().clone(), painted, texture });
    }

    /// Ends the work on what is out of sight.
    pub(super) fn leave(&mut self) {
        self.work = None;
    }

    /// Why the map could not be computed, if so.
    pub(super) fn failure(&self) -> Option<String> {
        match self.work.as_ref()?.job.status() {
            Status::Failed(reason) => Some(reason),
            _ => None,
        }
    }

    /// What is told of the picture of a row, if it is there.
    pub(super) fn caption(&self, row: &Row) -> Option<Caption<'_>> {
        let Shown { wanted, painted, .. } = self.shown_of(row)?;
        Some(Caption { samples: &wanted.samples, scale: &painted.scale, progress: painted.progress })
    }

    /// What is shown, unless it is of another row: that would lie.
    fn shown_of(&self, row: &Row) -> Option<&Shown> {
        self.shown.as_ref().filter(|shown| shown.wanted.row == *row)
    }

    /// Draws what is written of the table at a position of the fill, and the shape of the rest.
    pub(super) fn draw(&self, painter: &Painter, table: &Table, places: &CellPlaces, fill: Fill, head: f64) {
        let n = fill.n as f64;
        let (rows, columns) = places.drawn().window();
        let seen = |range: RangeInclusive<usize>| *range.start() as f64 - 1.0..*range.end() as f64 + 2.0;
        // Far outside of the view an `f32` is too coarse for its corners.
        let outline = clipped(&[(0.0, 0.0), (0.0, n), (n, n)], seen(rows), seen(columns));
        let outline = outline.into_iter().map(|corner| paint::pos(places.corner(corner)));
        let empty = theme::color_in(ColorRole::Cell, theme::current(painter.ctx()));
        painter.add(Shape::convex_polygon(outline.collect(), empty, egui::Stroke::NONE));
        let Some(Shown { wanted, texture, .. }) = self.shown_of(table.row()) else { return };
        let (rows, columns) = (wanted.samples.rows.range(), wanted.samples.columns.range());
        let [rows, columns] = [rows, columns].map(|range| range.start as f64..range.end as f64);
        for region in written_region(fill, head) {
            let corners = clipped(&region, rows.clone(), columns.clone());
            let mut mesh = Mesh::with_texture(texture.id());
            let part = |at: f64, range: &Range<f64>| ((at - range.start) / (range.end - range.start)) as f32;
            mesh.vertices.extend(corners.iter().map(|corner| Vertex {
                pos: paint::pos(places.corner(*corner)),
                uv: pos2(part(corner.1, &columns), part(corner.0, &rows)),
                color: egui::Color32::WHITE,
            }));
            for last in 2..corners.len() as u32 {
                mesh.add_triangle(0, last - 1, last);
            }
            painter.add(mesh);
        }
    }
}

impl Work {
    fn begin(waker: &Waker, table: &Table, wanted: WantedMap) -> Self {
        // Of a short row it is there at once.
        let short = table.n() <= SHORT;
        let (table, of) = (table.clone(), wanted.clone());
        let job = Job::start(waker, wanted, None, move |worker| {
            let mut shown: Option<Instant> = None;
            let mut found = |overview: &Overview| {
                worker.keep_on()?;
                let is_due = shown.is_none_or(|at| at.elapsed() > SHOWN_EVERY) || overview.is_complete();
                if overview.progress() >= COARSE && is_due {
                    let painted = Painted::new(overview, &of);
                    worker.update(|found| *found = Some(painted));
                    shown = Some(Instant::now());
                }
                ControlFlow::Continue(())
            };
            let mut compute = || Overview::compute(&table, of.samples, of.reading.quantity(), &mut found);
            // Without threads of its own the job's own thread computes it.
            match spare_cores() {
                Some(pool) => drop(pool.install(&mut compute)),
                None => drop(compute()),
            }
        });
        if short {
            job.wait(PATIENCE);
        }
        Self { began: Instant::now(), job }
    }
}

/// All cores but one, which the window keeps for its frames. `None` if the system gives no threads.
fn spare_cores() -> Option<&'static ThreadPool> {
    static POOL: OnceLock<Option<ThreadPool>> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let cores = available_parallelism().map_or(1, NonZero::get);
        ThreadPoolBuilder::new().num_threads((cores - 1).max(1)).build().ok()
    });
    pool.as_ref()
}

impl Painted {
    fn new(overview: &Overview, of: &WantedMap) -> Self {
        let scale = ColorScale::new(of.reading, overview.largest(), of.theme);
        let size = [of.samples.columns.count(), of.samples.rows.count()];
        let pixels = map::image(overview, &scale).into_iter().map(theme::rgba).collect();
        Self { image: Arc::new(ColorImage::new(size, pixels)), scale, progress: overview.progress() }
    }
}

/// The rows and columns that are seen, and how many pixels one of them has.
struct MapView {
    rows: Range<usize>,
    columns: Range<usize>,
    n: usize,
    /// Down and across.
    pixels: (f64, f64),
    most_pixels: usize,
}

impl MapView {
    fn of(grid: &Grid, pixels_per_point: f32, most_pixels: usize) -> Self {
        let (rows, columns) = grid.window();
        let (width, height) = grid.pitch;
        let (down, across) = match grid.layout {
            Layout::Square => (height, width),
            // A row or column further is half a column and a line further there.
            Layout::Triangle => (height.max(width / 2.0), height.max(width / 2.0)),
        };
        let pixels = [down, across].map(|points| f64::from(points * pixels_per_point));
        Self {
            rows: *rows.start()..*rows.end() + 1,
            columns: *columns.start()..*columns.end() + 1,
            n: grid.n,
            pixels: (pixels[0], pixels[1]),
            most_pixels,
        }
    }

    /// The samples of a picture that has a pixel for each of the screen's, as far as it may.
    fn samples(&self, lengths: Lengths) -> SampleGrid {
        let steps = |range: &Range<usize>, pixels: f64| {
            let margin = (range.len() as f64 * MARGIN) as usize;
            let range = range.start.saturating_sub(margin)..(range.end + margin).min(self.n);
            SampleAxis::covering(range.clone(), self.count(range.len(), pixels))
        };
        SampleGrid { rows: steps(&self.rows, self.pixels.0), columns: steps(&self.columns, self.pixels.1), lengths }
    }

    /// How many samples so many rows or columns have.
    fn count(&self, length: usize, pixels: f64) -> usize {
        ((length as f64 * pixels.min(1.0)).ceil() as usize).clamp(1, self.most_pixels)
    }

    /// Whether a picture holds what is seen, about as sharp as it would be made for it.
    fn is_served_by(&self, samples: &SampleGrid, lengths: Lengths) -> bool {
        let holds = |steps: &SampleAxis, range: &Range<usize>| {
            steps.range().start <= range.start && range.end.min(self.n) <= steps.range().end
        };
        let best = self.samples(lengths);
        let is_near = |steps: &SampleAxis, best: &SampleAxis| {
            let times = steps.step() as f64 / best.step() as f64;
            (1.0 / NEAR_ENOUGH..NEAR_ENOUGH).contains(&times)
        };
        samples.lengths == lengths
            && holds(&samples.rows, &self.rows)
            && holds(&samples.columns, &self.columns)
            && is_near(&samples.rows, &best.rows)
            && is_near(&samples.columns, &best.columns)
    }
}

/// The lengths that are shown. Those of the other parity than the whole row's are left out where the recursion two moves
/// ahead never calls them, and where cells are so small that the eye would mix the two kinds, whose colors are opposite
/// more often than not, to one that means nothing.
fn lengths(state: &State, pixels: (f64, f64)) -> Lengths {
    let view = state.view();
    let of_the_row = if state.n().is_multiple_of(2) { Lengths::Even } else { Lengths::Odd };
    let is_skipped = (view.fill_order, view.recurrence) == (FillOrder::Recursion, Recurrence::TwoAhead);
    let is_mixed = view.lengths == Lengths::All && pixels.0.min(pixels.1) < LEAST_TOLD_APART;
    if is_skipped || is_mixed { of_the_row } else { view.lengths }
}
