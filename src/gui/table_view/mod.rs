//! The table: computes its visible part, draws it, names it for screen readers, and handles the pointer.

mod caption;
mod cells;
mod map;
mod minimap;
mod navigate;
mod visible_cells;

use egui::{Id, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::camera::Navigation;
use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::picture::slide::Slide;
use crate::picture::table::GameMarks;
use crate::picture::table::grid::{Audience, CellDetail, Grid};
use crate::picture::table::{CellPlaces, TableScene};
use crate::session::{Layout, Zoom};
use crate::wording::table_view;
use map::TableMap;
use navigate::BAR;
use visible_cells::VisibleCells;

/// How far the outline of a cell reaches beyond it, in points.
const OUTLINE: f32 = 4.0;
/// The smallest height of a table, in points.
const MIN_HEIGHT: f32 = 60.0;

/// The most pixels of a map along each side of the view.
const MAX_MAP_PIXELS: usize = 800;

/// The view of the table, with its visible cells and their drawing.
#[derive(Default)]
pub struct TableView {
    window: VisibleCells,
    layers: cells::Layers,
    /// The map of the visible part, where cells are too small for numbers.
    map: TableMap,
    /// The map of the whole table, for the corner.
    minimap: TableMap,
}

impl TableView {
    /// Shows the table with its bar, caption, scroll bars and minimap.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        // Outlines reach beyond the edge of the cells.
        let mut area = ui.available_rect_before_wrap().shrink2(vec2(OUTLINE, 0.0));
        if area.width() < 80.0 || area.height() < MIN_HEIGHT {
            return;
        }
        let is_map = lay(state, state.view().layout, area, state.camera.offset).detail() == CellDetail::Color;
        let caption_height = caption::height(state);
        let mut strip = None;
        if is_map && area.height() > caption_height + MIN_HEIGHT {
            let (above, below) = area.split_top_bottom_at_y(area.top() + caption_height);
            (strip, area) = (Some(above), below);
        }
        let places = places(state, area, out);
        self.update_map(ui, state, &places);
        if let Some(strip) = strip {
            let mut strip = ui.new_child(UiBuilder::new().id_salt("caption").max_rect(strip));
            caption::show(&mut strip, state, self.map.caption(state.row()).as_ref(), out);
        }
        let background = ui.allocate_rect(area, Sense::CLICK | Sense::DRAG);
        // The caption and the scroll bars show nothing of the table.
        let size = (places.grid.area.width(), places.grid.area.height());
        if state.camera.size != size {
            out.push(Message::TableSize(size));
        }
        self.cells(ui, state, &background, &places, out);
        cells::explain_header(ui, state, &places.grid, &background);
        navigate::show(ui, state, &background, &places.grid, out);
        if minimap::is_shown(state, &places.grid) && places.before.is_none() {
            minimap::show(ui, state, &places.grid, &mut self.minimap, out);
        } else {
            self.minimap.leave();
        }
    }

    /// Shows the table of a slide. It cannot be scrolled: it shows the cells around the present step, or the whole
    /// table.
    pub fn show_on(&mut self, ui: &mut Ui, state: &State, slide: &Slide, out: &mut Vec<Message>) {
        let shown = match state.transports.active {
            Transport::Fill | Transport::Fusion => state.shown_interval(),
            Transport::Game => state.game_interval(),
        };
        if let Some(navigation) = state.camera.navigation {
            // A lecturer only switches between these two.
            let zoom = if navigation == Navigation::Whole && state.camera.zoom != Zoom::Whole {
                Zoom::Whole
            } else {
                Zoom::Legible
            };
            out.push(Message::Navigated(navigation, zoom, state.camera.offset));
        }
        let lay = |layout| grid_on(state, slide, layout, shown);
        let layout = state.view().layout;
        let part = state.layout_part();
        let before = (part < 1.0).then(|| (lay(layout.other()), part));
        let places = CellPlaces { grid: lay(layout), before };
        self.update_map(ui, state, &places);
        // The cells of a map are too small to be hit on purpose, and a lecture has no key to unpin one.
        let sense = if places.is_map() { Sense::hover() } else { Sense::CLICK };
        let area = ui.interact(paint::to_egui(slide.table), ui.scope_id().with("table"), sense);
        self.cells(ui, state, &area, &places, out);
        if let Some(labels) = slide.labels().filter(|_| places.is_map()) {
            let room = UiBuilder::new().id_salt("labels").max_rect(paint::to_egui(labels));
            let mut room = ui.new_child(room.layout(egui::Layout::left_to_right(egui::Align::Center)));
            caption::show_on(&mut room, state, self.map.caption(state.row()).as_ref(), slide.label_size());
        }
    }

    /// Returns whether a slide shows the table as a map, because its cells have no room for numbers.
    pub fn is_map_on(state: &State, slide: &Slide) -> bool {
        grid_on(state, slide, state.view().layout, None).detail() == CellDetail::Color
    }

    /// Takes over the newest map of what is seen, where cells are too small for numbers.
    fn update_map(&mut self, ui: &Ui, state: &State, places: &CellPlaces) {
        if places.is_map() {
            self.map.update(ui.ctx(), state, places.drawn(), MAX_MAP_PIXELS);
        } else {
            self.map.leave();
        }
    }

    /// Draws the cells, or their map where they are too small for numbers, and handles the pointer on them. `area` is
    /// all that is there for the table.
    fn cells(&mut self, ui: &Ui, state: &State, area: &Response, places: &CellPlaces, out: &mut Vec<Message>) {
        let window = self.window.update(ui.ctx(), state, places.drawn());
        let (fill, head, count_from) = (state.fill(), state.transports.fill.head(), state.view().count_from);
        let hides_path = state.hides(Secret::Passed(Interval::whole(state.n())));
        let game_marks = if state.leaves_out(Shown::GameInTable) {
            GameMarks::Absent
        } else if state.ply() > 0 && !hides_path {
            GameMarks::Path
        } else {
            GameMarks::Position
        };
        let scene = TableScene { table: state.table(), window, places, fill, head, count_from, game_marks };
        if places.is_map() {
            let view = paint::to_egui(places.grid.cells).expand(1.0);
            self.map.draw(&ui.painter_at(view), state.table(), places, fill, head);
        }
        cells::interact(ui, state, &scene, area, out);
        cells::draw(ui, state, &scene, area.rect, &mut self.layers);
        if let Some(reason) = self.window.failure().map(ToOwned::to_owned).or_else(|| self.map.failure()) {
            failure(ui, area.rect, &reason);
        }
    }
}

/// Returns the grid of the table on a slide. The cell `shown` is in sight.
fn grid_on(state: &State, slide: &Slide, layout: Layout, shown: Option<Interval>) -> Grid {
    let grid = slide.grid(layout, state.row(), state.view().recurrence, shown);
    if state.camera.zoom == Zoom::Whole { grid.zoomed(Zoom::Whole, (0.0, 0.0)) } else { grid }
}

/// Shows over the table why it could not be computed.
fn failure(ui: &Ui, area: Rect, reason: &str) {
    let text = table_view::part_not_computed(reason);
    let color = theme::color(ui, ColorRole::Error);
    let galley = ui.painter().layout(text.clone(), theme::font(Face::Regular, 13.5), color, area.width());
    let room = Rect::from_center_size(area.center(), galley.size());
    ui.painter().rect_filled(room.expand(8.0), 6.0, theme::color(ui, ColorRole::Panel));
    ui.painter().galley(room.min, galley, color);
    let response = ui.interact(room, Id::unique("failure-of-the-table"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}

/// Returns the grid of the table over `area`, with room for scroll bars if it needs them.
fn lay(state: &State, layout: Layout, area: Rect, offset: (f64, f64)) -> Grid {
    let grid = |area: Rect| {
        let area = paint::from_egui(area);
        let grid = Grid::new(Audience::Screen, layout, state.n(), state.row().max_number_len(), area, offset);
        grid.zoomed(state.camera.zoom, offset)
    };
    let whole = grid(area);
    if whole.scrolls() { grid(Rect::from_min_max(area.min, area.max - vec2(BAR, BAR))) } else { whole }
}

/// Returns the places of the cells over `area`. Scrolls as far as needed to show the cell that the camera follows.
fn places(state: &State, area: Rect, out: &mut Vec<Message>) -> CellPlaces {
    let layout = state.view().layout;
    let showing = |grid: &Grid| {
        let reach = state.view().recurrence.reach();
        state.camera.bring_into_view.map_or(grid.offset, |interval| grid.offset_showing(interval, reach))
    };
    let mut grid = lay(state, layout, area, state.camera.offset);
    if grid.scrolls() {
        let wanted = showing(&grid);
        if wanted != state.camera.offset {
            out.push(Message::FollowTable(wanted));
        }
        grid.offset = wanted;
    }
    let part = state.layout_part();
    if part >= 1.0 {
        return CellPlaces::at_rest(grid);
    }
    CellPlaces { grid, before: Some((lay(state, layout.other(), area, state.camera.offset_of_other_layout), part)) }
}
