//! The cells: those that are large enough for numbers are drawn and named, and all of them are pointed at and clicked.

use crate::game::table::derivation::Numbers;
use crate::limits::MAX_COINS_AT_ONCE;
use std::ops::Range;

use egui::accesskit::{self, Action};
use egui::emath::GuiRounding;
use egui::{Context, Id, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo};

use crate::app::camera::Navigation;
use crate::app::job::{Slot, Status};
use crate::app::message::{Message, Reply};
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::work::cells::FarWindow;
use crate::game::play::game::Share;
use crate::game::{Cell, CountFrom, Fill, Interval, Row, Window, WindowCache};
use crate::gui::widgets::paint::{self, Layer};
use crate::gui::widgets::tooltip;
use crate::gui::{notices, theme};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::table::{CellPlaces, GameMarks, TableScene, TableStage};
use crate::session::Layout;
use crate::wording::{self, spoken, table_view};

/// What the layer of the cells depends on. The layer is drawn again only if one of these has changed.
#[derive(Clone, PartialEq)]
struct LayerKey {
    row: Row,
    places: CellPlaces,
    fill: Fill,
    /// The number of steps that are done.
    steps_done: f64,
    /// The rows and the columns that are computed.
    window: [Range<usize>; 2],
    game_marks: GameMarks,
    covered: Option<Interval>,
}

/// What the layer of the headers depends on.
#[derive(Clone, PartialEq)]
struct HeadersKey {
    row: Row,
    places: CellPlaces,
    count_from: CountFrom,
    highlighted: Option<Interval>,
    spotlight: bool,
}

/// Handles the pointer on the cells, and names them for screen readers. `all` is the area of the whole table: a control
/// for each cell would take some 1,500 instructions of each frame.
pub(super) fn interact(ui: &mut Ui, state: &State, scene: &TableScene, all: &Response, out: &mut Vec<Message>) {
    let is_map = scene.places.is_map();
    if is_map {
        all.widget_info(|| WidgetInfo::labeled(Role::Image, true, table_view::map_of(state.n())));
    } else {
        name_cells(ui, state, scene, out);
    }
    // A finger has left the table when its click counts.
    let pointer = all.interact_pointer_pos().or_else(|| ui.input(|input| input.pointer.hover_pos()));
    let Some(at) = pointer.filter(|_| all.hovered() || all.clicked()) else { return };
    let interval = scene.interval_at(paint::point(at));
    // Near the edge of a menu, egui also takes what it covers for hovered.
    let is_hovered = all.hovered() && !all.dragged() && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    if let Some(interval) = interval.filter(|_| is_hovered) {
        out.push(Message::Hover(interval, state.far_cell_in(scene.window, interval).map(Box::new)));
    }
    match interval {
        Some(_) if all.double_clicked() && !state.asks_for_cells() => {
            // A double click changes the zoom and pins no cell.
            out.push(Message::Pin(None));
            out.push(Message::Navigate(Navigation::Whole));
        }
        // A map shows no numbers to trace.
        Some(interval) if all.clicked() => {
            press(state, interval, (!is_map).then(|| scene.share_at(interval, paint::point(at))), out);
        }
        None if all.double_clicked() => out.push(Message::Navigate(Navigation::Whole)),
        _ => {}
    }
}

/// Names each visible cell for screen readers, if there is one, and does what it asks of a cell.
fn name_cells(ui: &mut Ui, state: &State, scene: &TableScene, out: &mut Vec<Message>) {
    // With a screen reader, whatever holds widgets has a node.
    if !ui.ctx().has_accesskit_node(ui.unique_id()) {
        return;
    }
    let view = paint::to_egui(scene.places.grid.cells);
    let values = Numbers::new(scene.table, state.view().recurrence);
    let in_sight = |(interval, cell)| {
        let rect = paint::to_egui(scene.places.cell(interval)).intersect(view);
        rect.is_positive().then_some((interval, cell, rect))
    };
    let cells: Vec<(Interval, &Cell, Rect)> = scene.window.iter().filter_map(in_sight).collect();
    let part = |ui: &mut Ui, id: Id, role, rect: Rect| {
        let rect = rect.round_ui();
        let mut part = ui.new_child(UiBuilder::new().scope_id(id).max_rect(rect).accessibility_role(role));
        part.expand_to_include_rect(rect);
        part
    };
    let mut grid = part(ui, ui.scope_id().with("grid-of-cells"), accesskit::Role::Grid, view);
    grid.ctx().accesskit_node_builder(grid.unique_id(), |node| {
        node.set_label(table_view::cells_of_table());
        node.set_row_count(state.n());
        node.set_column_count(state.n());
    });
    for cells in cells.chunk_by(|(a, ..), (b, ..)| a.i == b.i) {
        let rects = cells.iter().map(|(.., rect)| *rect);
        let i = cells[0].0.i;
        let row = grid.scope_id().with(i);
        let mut row = part(&mut grid, row, accesskit::Role::Row, rects.reduce(Rect::union).unwrap_or(view));
        row.ctx().accesskit_node_builder(row.unique_id(), |node| node.set_row_index(i));
        for (interval, cell, rect) in cells {
            name_cell(&mut row, state, (*interval, cell, *rect), &values, out);
        }
    }
}

/// Names a cell for screen readers, and does what they ask of it.
fn name_cell(
    ui: &mut Ui,
    state: &State,
    (interval, cell, rect): (Interval, &Cell, Rect),
    values: &Numbers,
    out: &mut Vec<Message>,
) {
    let id = ui.scope_id().with(interval.j);
    // Cells take no keyboard focus, because a hundred stops would hide all others. Keys move the pin instead.
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| {
        let label = spoken::cell(
            state.view().count_from,
            state.view().recurrence,
            interval,
            (!state.hides(Secret::Cell(interval))).then(|| values.cell(interval, cell)),
        );
        WidgetInfo::labeled(Role::Cell, true, label)
    });
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_row_index(interval.i);
        node.set_column_index(interval.j);
        node.set_selected(state.gaze.pinned == Some(interval));
        node.add_action(Action::Click);
    });
    if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
        press(state, interval, None, out);
    }
}

/// Turns a click on a cell into a message. `share` is the number under the pointer, which a click traces in a written
/// cell.
fn press(state: &State, interval: Interval, share: Option<Share>, out: &mut Vec<Message>) {
    out.push(if state.asks_for_cells() {
        Message::Reply(Reply::Cell(interval))
    } else if let Some(share) = share.filter(|_| !state.hides(Secret::Cell(interval))) {
        Message::Trace(interval, share)
    } else {
        Message::Pin((state.gaze.pinned != Some(interval)).then_some(interval))
    });
}

/// Explains the header under the pointer: the coin, with its whole value.
pub(super) fn explain_header(ui: &Ui, state: &State, grid: &Grid, background: &Response) {
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| background.hovered());
    if let Some(coin) = pointer.and_then(|at| grid.header_at(paint::point(at))) {
        let text = wording::header_text(state.view().count_from, coin, state.row().coins()[coin]);
        tooltip::at_pointer(background, text);
    }
}

/// Returns the part of the window in which the cells of a table that scrolls are drawn. Outlines of the outermost cells
/// reach a little beyond it, but not onto the headers of cells that are out of sight.
fn view_of(grid: &Grid) -> Rect {
    let view = paint::to_egui(grid.cells);
    let mut wide = view.expand(5.0);
    let (columns, lines) = grid.goes_on_beyond_headers();
    match grid.layout {
        Layout::Square if columns => wide.min.y = view.min.y,
        Layout::Triangle if columns => wide.max.y = view.max.y,
        _ => {}
    }
    if lines {
        wide.min.x = view.min.x;
    }
    wide
}

/// The parts of the table that stay the same for many frames.
#[derive(Default)]
pub(super) struct Layers {
    headers: Layer<HeadersKey>,
    cells: Layer<LayerKey>,
}

/// Draws the headers, the cells, what is shown over them, and the outlines of the hovered and the pinned cell.
pub(super) fn draw(ui: &Ui, state: &State, (scene, over): (&TableScene, &TableStage), area: Rect, layers: &mut Layers) {
    let theme = theme::current(ui.ctx());
    let headers = ui.painter_at(area.expand(2.0));
    let look = HeadersKey {
        row: state.row().clone(),
        places: *scene.places,
        count_from: scene.count_from,
        highlighted: over.highlighted,
        spotlight: over.spotlight,
    };
    layers.headers.draw(&headers, theme, look, |look| scene.headers(look.highlighted, look.spotlight));

    // A table that scrolls is clipped at the headers. In any other one, marks may reach beyond the cells.
    let cells = ui.painter_at(if scene.places.grid.scrolls() { view_of(&scene.places.grid) } else { area.expand(5.0) });
    let look = LayerKey {
        row: state.row().clone(),
        places: *scene.places,
        fill: scene.fill,
        steps_done: scene.head.floor(),
        window: [scene.window.rows(), scene.window.columns()],
        game_marks: scene.game_marks,
        covered: over.covered,
    };
    layers.cells.draw(&cells, theme, look, |look| scene.cells_without(look.covered));
    // Sums lie over the frames.
    let outlined = [
        (state.looked_at_by_pointer(), ColorRole::WeakText),
        (state.gaze.pinned, ColorRole::Text),
        (state.pointed_read(), ColorRole::Current),
    ];
    let framed = outlined.into_iter().filter_map(|(interval, role)| Some((interval?, role)));
    let mut marks: Vec<_> = framed.flat_map(|(interval, role)| scene.outline(interval, role)).collect();
    marks.extend(scene.stage(over, &|interval| state.derivation(interval)));
    if let Some((trace, share)) = state.traced_share() {
        headers.extend(paint::shapes(&headers, theme, scene.traced_headers(trace, share)));
        marks.extend(scene.traced_path(trace, share));
    }
    let present = state.progress().filter(|_| !scene.places.is_map());
    if let (Some(read), Some(at)) = (state.pointed_read(), present) {
        marks.extend(scene.arrows_from(read, &state.derivation(at.interval)));
    }
    cells.extend(paint::shapes(&cells, theme, marks));
}

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
        self.far.start_in_turn(&notices::waker(ctx), wanted.clone());
        match self.far.current()?.status() {
            Status::Failed(reason) => Some(reason),
            Status::Running | Status::Done | Status::Stopped => None,
        }
    }
}
