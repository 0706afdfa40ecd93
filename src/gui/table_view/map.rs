//! The map: the colored picture of a table whose cells are too small for numbers. A pixel is one cell, or stands for
//! the cells around it.
//!
//! A job samples the table as an overview, coarse first, and colors it. The map is drawn as a texture, which moves and
//! zooms with the table until a sharper one is ready.

use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use egui::epaint::Vertex;
use egui::{
    Button, ColorImage, Context, CursorIcon, Mesh, Painter, Rect, Role, Sense, Shape, Stroke, StrokeKind,
    TextureFilter, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::camera::Navigation;
use crate::app::command::Command;
use crate::app::job::{Job, PATIENCE, Status, Waker};
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::work::map::{MakeMap, MapImage, SHOW_INTERVAL};
use crate::game::table::overview::SampleGrid;
use crate::game::{Fill, Interval, Row, Table};
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::picture::color_role::ColorRole;
use crate::picture::map::{ColorScale, VisibleArea};
use crate::picture::table::CellPlaces;
use crate::picture::table::grid::Grid;
use crate::picture::table::region::{clipped, written_region};
use crate::session::Layout;
use crate::wording::table_view;

/// The smallest width and height of cells that are drawn one by one, in points.
const MIN_CELL: f32 = 10.0;

/// The map that is shown, and the work on a sharper one.
#[derive(Default)]
pub(super) struct TableMap {
    work: Option<MapWork>,
    shown: Option<ShownMap>,
}

/// The job that computes a map.
struct MapWork {
    /// In seconds, by the clock of the window.
    began: f64,
    job: Job<MakeMap>,
}

/// A map that is drawn, as far as it was done.
struct ShownMap {
    wanted: MakeMap,
    image: MapImage,
    texture: TextureHandle,
}

/// What the caption says about the map that is shown.
pub(super) struct Caption<'a> {
    pub samples: &'a SampleGrid,
    pub scale: &'a ColorScale,
    /// The part of the map that is done, from 0 to 1. It is 0 while work runs on the one that follows it.
    pub progress: f32,
}

impl TableMap {
    /// Takes over the newest map of what `grid` shows, and starts a job if no map fits. A map is at most `max_pixels`
    /// wide and high.
    pub(super) fn update(&mut self, ctx: &Context, state: &State, grid: &Grid, max_pixels: usize) {
        let view = VisibleArea::of(grid, ctx.pixels_per_point(), max_pixels);
        let wanted = |samples| MakeMap {
            table: state.table().clone(),
            samples,
            reading: state.view().reading,
            theme: theme::current(ctx),
        };
        let lengths = view.lengths(state.view());
        let serves = self.work.as_ref().is_some_and(|work| {
            let asked = work.job.work();
            *asked == wanted(asked.samples) && view.is_served_by(&asked.samples, lengths)
        });
        if !serves {
            let now = ctx.input(|input| input.time);
            let wait = self.work.as_ref().map_or(0.0, |work| work.began + SHOW_INTERVAL.as_secs_f64() - now);
            if wait <= 0.0 {
                self.work = Some(MapWork::begin(&notices::waker(ctx), wanted(view.samples(lengths)), now));
            } else {
                ctx.request_repaint_after_secs(wait as f32);
            }
        }
        let Some(MapWork { job, .. }) = &self.work else { return };
        let is_shown =
            |image: &MapImage| self.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(&shown.image.pixels, &image.pixels));
        let found = job.found();
        let Some(image) = found.as_ref().as_ref().filter(|image| !is_shown(image)).cloned() else { return };
        // Cells larger than a pixel get sharp edges.
        let options = TextureOptions { magnification: TextureFilter::Nearest, ..TextureOptions::LINEAR };
        let samples = &job.work().samples;
        let size = [samples.columns.count(), samples.rows.count()];
        let pixels = ColorImage::new(size, image.pixels.iter().copied().map(theme::pixel).collect());
        let texture = match self.shown.take() {
            Some(ShownMap { mut texture, .. }) => {
                texture.set(pixels, options);
                texture
            }
            None => ctx.load_texture("picture-of-the-table", pixels, options),
        };
        self.shown = Some(ShownMap { wanted: job.work().clone(), image, texture });
    }

    /// Stops the work on a map that is not shown. One that is done is kept for when the same is shown again.
    pub(super) fn leave(&mut self) {
        self.work.take_if(|work| work.job.status() != Status::Done);
    }

    /// Returns why the map could not be computed. `None` if it has not failed.
    pub(super) fn failure(&self) -> Option<String> {
        match self.work.as_ref()?.job.status() {
            Status::Failed(reason) => Some(reason),
            _ => None,
        }
    }

    /// Returns the caption of the map of a row, if a map of it is shown.
    pub(super) fn caption(&self, row: &Row) -> Option<Caption<'_>> {
        let ShownMap { wanted, image, .. } = self.shown_of(row)?;
        let follows = self.work.as_ref().is_some_and(|work| work.job.work() != wanted) && self.failure().is_none();
        let progress = if follows { 0.0 } else { image.progress };
        Some(Caption { samples: &wanted.samples, scale: &image.scale, progress })
    }

    fn shown_of(&self, row: &Row) -> Option<&ShownMap> {
        self.shown.as_ref().filter(|shown| shown.wanted.table.row() == row)
    }

    /// Draws the cells that are written at a position of the fill, over all cells. Cells that the eye can tell apart are
    /// drawn one by one. Smaller ones are an area inside the outline of the table.
    pub(super) fn draw(&self, painter: &Painter, table: &Table, places: &CellPlaces, fill: Fill, head: f64) {
        let (width, height) = places.pitch();
        if width.min(height) >= MIN_CELL {
            self.draw_cells(painter, table, places, fill, head);
        } else {
            self.draw_area(painter, table, places, fill, head);
        }
    }

    fn draw_cells(&self, painter: &Painter, table: &Table, places: &CellPlaces, fill: Fill, head: f64) {
        let empty = theme::color_in(ColorRole::Cell, theme::current(painter.ctx()));
        let shown = self.shown_of(table.row()).filter(|shown| {
            let SampleGrid { rows, columns, .. } = &shown.wanted.samples;
            rows.step() == 1 && columns.step() == 1
        });
        let pixel = |Interval { i, j }: Interval| {
            let ShownMap { wanted, image, .. } = shown?;
            let (row, column) = (
                i.checked_sub(wanted.samples.rows.range().start)?,
                j.checked_sub(wanted.samples.columns.range().start)?,
            );
            let columns = wanted.samples.columns.count();
            let pixel = image.pixels.get(row * columns + column).filter(|_| column < columns)?;
            (pixel[3] > 0).then(|| theme::pixel(*pixel))
        };
        let (rows, columns) = places.drawn().window();
        let intervals = rows.flat_map(|i| (i.max(*columns.start())..=*columns.end()).map(move |j| Interval::new(i, j)));
        for interval in intervals {
            let color = pixel(interval).filter(|_| fill.is_written(interval, head)).unwrap_or(empty);
            painter.rect_filled(paint::to_egui(places.cell(interval)), 1.0, color);
        }
    }

    fn draw_area(&self, painter: &Painter, table: &Table, places: &CellPlaces, fill: Fill, head: f64) {
        let n = fill.n as f64;
        let (rows, columns) = places.drawn().window();
        let seen = |range: RangeInclusive<usize>| *range.start() as f64 - 1.0..*range.end() as f64 + 2.0;
        // An `f32` is too coarse for corners far outside of the view.
        let outline = clipped(&[(0.0, 0.0), (0.0, n), (n, n)], seen(rows), seen(columns));
        let outline = outline.into_iter().map(|corner| paint::pos(places.corner(corner)));
        let empty = theme::color_in(ColorRole::Cell, theme::current(painter.ctx()));
        painter.add(Shape::convex_polygon(outline.collect(), empty, egui::Stroke::NONE));
        let Some(ShownMap { wanted, texture, .. }) = self.shown_of(table.row()) else { return };
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

impl MapWork {
    /// Begins the work at a time in seconds. A map of a short row is usually done when this returns.
    fn begin(waker: &Waker, wanted: MakeMap, now: f64) -> Self {
        let is_made_at_once = wanted.is_made_at_once();
        let job = Job::start(waker, wanted);
        if is_made_at_once {
            job.wait(PATIENCE);
        }
        Self { began: now, job }
    }
}

/// The width and height of the minimap in each layout, the space around it, and its padding, in points.
const SIZE: [(f32, f32); 2] = [(104.0, 96.0), (132.0, 84.0)];
const SPACE: f32 = 8.0;
const PADDING: f32 = 6.0;
/// The minimap takes at most this part of the view's width and height.
const MAX_PART_OF_VIEW: f32 = 0.3;
/// A view that is smaller than this, in points, has no room for a minimap: all its cells are read.
const MIN_VIEW: Vec2 = vec2(400.0, 240.0);
/// A row of at most this many coins has no minimap.
const MAX_COINS_WITHOUT_MINIMAP: usize = 16;
/// The width and height of the button that closes it, in points.
const CLOSE_SIZE: f32 = 18.0;
/// The smallest width and height of the frame, in points.
const MIN_FRAME: f32 = 6.0;

/// Returns whether the minimap is shown over this grid. In a short row it would cover much of what is seen.
pub(super) fn is_shown(state: &State, grid: &Grid) -> bool {
    let view = paint::to_egui(grid.cells).size();
    grid.scrolls()
        && grid.n > MAX_COINS_WITHOUT_MINIMAP
        && !state.preferences.minimap_closed
        && view.x >= MIN_VIEW.x
        && view.y >= MIN_VIEW.y
}

/// Returns the place of the minimap: where it covers few cells, and never the cell of the present step or a pinned one.
fn place(state: &State, grid: &Grid) -> Rect {
    let view = paint::to_egui(grid.cells);
    let (width, height) = SIZE[grid.layout as usize];
    let size = vec2(width.min(view.width() * MAX_PART_OF_VIEW), height.min(view.height() * MAX_PART_OF_VIEW));
    let inner = view.shrink(SPACE);
    let [left_top, right_top, left_bottom, right_bottom] = [
        inner.left_top(),
        inner.right_top() - vec2(size.x, 0.0),
        inner.left_bottom() - vec2(0.0, size.y),
        inner.right_bottom() - size,
    ]
    .map(|corner| Rect::from_min_size(corner, size));
    // Below the diagonal of the square and beside the apex of the triangle there are no cells.
    let [usual, others @ ..] = match grid.layout {
        Layout::Square => [left_bottom, right_top, right_bottom, left_top],
        Layout::Triangle => [left_top, right_top, left_bottom, right_bottom],
    };
    // It does not move away from the pointer, which may be on its way to it.
    let looked_at = state.gaze.pinned.or(state.progress().map(|progress| progress.interval));
    let cell = looked_at.map(|interval| paint::to_egui(grid.cell(interval)));
    let is_free = |place: &Rect| cell.is_none_or(|cell| !cell.intersects(*place));
    std::iter::once(usual).chain(others).find(is_free).unwrap_or(usual)
}

/// Draws the minimap, and moves the view to where the user clicks or drags.
pub(super) fn show(ui: &mut Ui, state: &State, grid: &Grid, map: &mut TableMap, out: &mut Vec<Message>) {
    let area = place(state, grid);
    let whole = Grid::bare(grid.layout, grid.n, paint::from_egui(area.shrink(PADDING)));
    map.update(ui.ctx(), state, &whole, SIZE[1].0 as usize);

    let response = ui.interact(area, ui.scope_id().with("minimap"), Sense::CLICK | Sense::DRAG);
    let (columns, lines) = grid.span();
    let part = |span: f64| (span / grid.n as f64).min(1.0);
    let label = table_view::minimap(part(columns), part(lines));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    let painter = ui.painter_at(area.expand(1.0));
    let edge = Stroke::new(1.0, theme::color(ui, ColorRole::WeakText));
    painter.rect(area, 6.0, theme::color(ui, ColorRole::Panel), edge, StrokeKind::Inside);
    map.draw(&painter, state.table(), &CellPlaces::at_rest(whole), state.fill(), state.transports.fill.head());

    let corner_at = |(column, line): (f64, f64)| {
        let part = |at: f64| (at / grid.n as f64).clamp(0.0, 1.0) as f32;
        paint::pos(whole.cells.at(part(column), part(line)))
    };
    let (left, top) = grid.offset;
    let seen = Rect::from_two_pos(corner_at((left, top)), corner_at((left + columns, top + lines)));
    let seen = Rect::from_center_size(seen.center(), seen.size().max(vec2(MIN_FRAME, MIN_FRAME)));
    painter.rect_stroke(seen, 1.0, Stroke::new(3.5, theme::color(ui, ColorRole::Background)), StrokeKind::Middle);
    painter.rect_stroke(seen, 1.0, Stroke::new(2.0, theme::color(ui, ColorRole::Text)), StrokeKind::Middle);

    let response = response.on_hover_cursor(CursorIcon::Crosshair).tooltip(table_view::minimap_tooltip);
    if (response.clicked() || response.is_pointer_button_down_on())
        && let Some(at) = response.interact_pointer_pos()
    {
        out.push(Message::Navigate(Navigation::Center(whole.place_at(paint::point(at)))));
    }
    let close = Rect::from_min_size(area.right_top() - vec2(CLOSE_SIZE, 0.0), Vec2::splat(CLOSE_SIZE));
    let button = ui.put(close, Button::new("×").frame(false).small());
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, table_view::close_minimap()));
    if button.tooltip(table_view::close_minimap_tooltip).clicked() {
        out.push(Command::Minimap.into());
    }
}
