//! The table: what is seen of it is computed, drawn, named for screen readers, and answers the pointer.

use egui::{Id, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::command::{Desk, Message, Reply};
use super::paint::{self, Layer};
use super::state::State;
use super::{table_bar, theme};
use crate::game::{Cell, Fill, Interval, Pick, Recurrence, Row, Window};
use crate::picture::grid::{Distance, Grid, Places};
use crate::picture::ink::{Ground, Ink};
use crate::picture::slide::Slide;
use crate::picture::table::Scene;
use crate::wording::number;

/// The room that the outline of a cell takes beside it.
const OUTLINE: f32 = 4.0;
/// The room that a scroll bar takes.
const BAR: f32 = 12.0;

/// The grid of cells, with the window of the table that it shows and that window's picture.
#[derive(Default)]
pub struct TableView {
    window: Option<(Row, Window)>,
    cells: Option<(Look, Layer)>,
}

/// All that the picture of the cells outside of the present step follows from.
#[derive(Clone, PartialEq)]
struct Look {
    row: Row,
    places: Places,
    fill: Fill,
    /// The cells that are written.
    steps_done: f64,
    has_game: bool,
    ground: Ground,
    pixels_per_point: f32,
}

impl TableView {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        table_bar::show(ui, state, out);
        ui.add_space(4.0);
        // Outlines reach over the edge of the cells.
        let area = ui.available_rect_before_wrap().shrink2(vec2(OUTLINE, 0.0));
        if area.width() < 80.0 || area.height() < 60.0 {
            return;
        }
        let background = ui.allocate_rect(area, Sense::DRAG);
        let places = places(state, area, out);
        self.cells(ui, state, area, &places, out);
        if places.grid.scrolls() {
            scroll(ui, &background, &places.grid, out);
        }
    }

    /// The table of a slide, which shows the present step without being scrolled.
    pub fn show_on(&mut self, ui: &mut Ui, state: &State, slide: &Slide, out: &mut Vec<Message>) {
        let shown = match state.desk {
            Desk::Fill => state.shown_interval(),
            Desk::Game => state.game_interval(),
        };
        let lay = |layout| slide.grid(layout, state.row(), state.view().recurrence, shown);
        let layout = state.view().layout;
        let part = state.layout_part();
        let before = (part < 1.0).then(|| (lay(layout.other()), part));
        let places = Places { grid: lay(layout), before };
        self.cells(ui, state, paint::to_egui(slide.table), &places, out);
    }

    fn cells(&mut self, ui: &Ui, state: &State, area: Rect, places: &Places, out: &mut Vec<Message>) {
        self.compute(state, places.drawn());
        let Some((_, window)) = &self.window else { return };
        let (fill, head) = (state.plan(), state.fill.head());
        let has_game = state.ply() > 0;
        let scene = Scene { table: state.table(), window, places, fill, head, has_game };
        interact_with_cells(ui, state, &scene, out);
        draw(ui, state, &scene, area, &mut self.cells);
    }

    /// Computes the cells that are seen, and those that they read, unless that was done before.
    fn compute(&mut self, state: &State, grid: &Grid) {
        let (rows, columns) = grid.window();
        // And what they read, two rows below and two columns before at most.
        let rows = *rows.start()..=(*rows.end() + 2).min(state.n() - 1);
        let columns = columns.start().saturating_sub(2)..=*columns.end();
        let is_current = self.window.as_ref().is_some_and(|(row, window)| {
            row == state.row()
                && window.rows() == (*rows.start()..*rows.end() + 1)
                && window.columns() == (*columns.start()..*columns.end() + 1)
        });
        if !is_current {
            self.window = Some((state.row().clone(), state.table().window(rows, columns)));
        }
    }
}

/// The places of the cells over `area`, with the cell in view that the state asks for.
fn places(state: &State, area: Rect, out: &mut Vec<Message>) -> Places {
    let layout = state.view().layout;
    let lay = |layout, area: Rect, offset| {
        let grid = |area: Rect| {
            Grid::new(Distance::Desk, layout, state.n(), number::digits(state.row()), paint::from_egui(area), offset)
        };
        let whole = grid(area);
        if whole.scrolls() { grid(Rect::from_min_max(area.min, area.max - vec2(BAR, BAR))) } else { whole }
    };
    let showing = |grid: &Grid| {
        let reach = state.view().recurrence.reach();
        state.bring_into_view.map_or(grid.offset, |interval| grid.offset_showing(interval, reach))
    };
    let mut grid = lay(layout, area, state.offset);
    if grid.scrolls() {
        let wanted = showing(&grid);
        if wanted != state.offset {
            out.push(Message::FollowTable(wanted));
        }
        grid.offset = wanted;
    }
    let part = state.layout_part();
    if part >= 1.0 {
        return Places::at_rest(grid);
    }
    Places { grid, before: Some((lay(layout.other(), area, state.offset_before), part)) }
}

fn interact_with_cells(ui: &Ui, state: &State, scene: &Scene, out: &mut Vec<Message>) {
    let view = paint::to_egui(scene.places.grid.cells);
    let asks_for_cells = state.asks_for_cells();
    for (interval, cell) in scene.window.iter() {
        let rect = paint::to_egui(scene.places.cell(interval)).intersect(view);
        if !rect.is_positive() {
            continue;
        }
        let id = Id::unique(("cell", interval.i, interval.j));
        // Cells take no keyboard focus, for a hundred stops would bury all others: keys move the pin instead.
        let response = ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| {
            let label = name(state.view().recurrence, interval, state.is_written(interval).then_some(cell));
            WidgetInfo::labeled(Role::Cell, true, label)
        });
        if response.hovered() {
            out.push(Message::Hover(interval));
        }
        if asks_for_cells {
            if response.clicked() {
                out.push(Message::Reply(Reply::Cell(interval)));
            }
        } else if response.double_clicked() {
            out.push(Message::Pin(None));
            out.push(Message::GoTo(interval));
        } else if response.clicked() {
            let pinned = if state.pinned == Some(interval) { None } else { Some(interval) };
            out.push(Message::Pin(pinned));
        }
    }
}

/// What a screen reader says of a cell: `cell 1 to 4: first 22, second 12, take left`.
pub fn name(recurrence: Recurrence, interval: Interval, written: Option<&Cell>) -> String {
    let Interval { i, j } = interval;
    let place = if i == j { format!("cell {i}") } else { format!("cell {i} to {j}") };
    let Some(cell) = written else { return format!("{place}: empty") };
    let advice = match cell.pick() {
        _ if interval.is_single() => "",
        Pick::Left => ", take left",
        Pick::Right => ", take right",
        Pick::Tie => ", take either",
    };
    let numbers = match (recurrence, recurrence.numbers(cell)) {
        (Recurrence::FirSec, _) => format!("first {}, second {}", cell.fir(), cell.sec()),
        (Recurrence::MyTurn, (mine, Some(theirs))) => format!("f {mine}, g {theirs}"),
        (Recurrence::Difference, (difference, _)) => format!("difference {difference}"),
        (_, (number, _)) => format!("F {number}"),
    };
    format!("{place}: {numbers}{advice}")
}

fn draw(ui: &Ui, state: &State, scene: &Scene, area: Rect, drawn: &mut Option<(Look, Layer)>) {
    let ground = theme::ground(ui.ctx());
    let headers = ui.painter_at(area.expand(2.0));
    // On a slide of the game, it is all about the game's own cell.
    let is_of_game = state.lecture.is_some() && state.desk == Desk::Game;
    let shown = if is_of_game { state.game_interval() } else { state.shown_interval() };
    headers.extend(paint::shapes(&headers, ground, scene.headers(shown, state.spotlight)));

    // What scrolls ends at the headers; else marks may reach over the edge of the cells.
    let view = paint::to_egui(scene.places.grid.cells).expand(5.0);
    let cells = ui.painter_at(if scene.places.grid.scrolls() { view } else { area.expand(5.0) });
    let look = Look {
        row: state.row().clone(),
        places: *scene.places,
        fill: scene.fill,
        steps_done: scene.head.floor(),
        has_game: scene.has_game,
        ground,
        pixels_per_point: ui.pixels_per_point(),
    };
    if drawn.as_ref().is_none_or(|(drawn, _)| *drawn != look) {
        let marks = scene.cells().into_iter().chain(scene.legend()).collect();
        *drawn = Some((look, Layer::new(&cells, ground, marks)));
    }
    if let Some((_, layer)) = drawn {
        layer.draw(&cells, ground);
    }
    let mut marks = Vec::new();
    if let Some(asked) = state.asked().filter(|asked| asked.desk == Desk::Fill) {
        let cursor = (state.asks_for_cells() && !asked.cells.contains(&asked.cursor)).then_some(asked.cursor);
        let cell = asked.question.interval();
        marks.extend(scene.asked(cell, &asked.cells, cursor.filter(|cursor| *cursor != cell)));
    } else if let Some(progress) = state.progress().filter(|_| !is_of_game) {
        let derivation = || state.derivation(progress.interval);
        if state.spotlight {
            marks.push(scene.veil());
            marks.extend(scene.present(&progress, derivation));
        } else {
            marks.extend(scene.step(&progress, derivation));
        }
    }
    if state.lecture.is_none() || state.desk == Desk::Game {
        marks.extend(scene.game(state.game(), state.game_head() as usize, state.show_path && !state.asks_in_game()));
    }
    // A pointer that lies about is no news to a hall.
    let hovered = state.hovered.filter(|_| state.lecture.is_none());
    for (interval, ink) in [(hovered, Ink::WeakText), (state.pinned, Ink::Text)] {
        marks.extend(interval.map(|interval| scene.outline(interval, ink)));
    }
    cells.extend(paint::shapes(&cells, ground, marks));
}

/// Wheel, drag and bars.
fn scroll(ui: &mut Ui, background: &Response, grid: &Grid, out: &mut Vec<Message>) {
    let mut offset = grid.offset;
    let mut moved = egui::Vec2::ZERO;
    if background.contains_pointer() {
        moved += ui.input(egui::InputState::smooth_scroll_delta);
    }
    if background.dragged() {
        moved += background.drag_delta();
    }
    offset.0 -= f64::from(moved.x / grid.pitch.0);
    offset.1 -= f64::from(moved.y / grid.pitch.1);

    let view = paint::to_egui(grid.cells);
    let (columns, rows) = grid.span();
    // Below the headers, if they stand there.
    let bottom = grid.area.bottom;
    let below = Rect::from_min_max(pos2(view.left(), bottom + 3.0), pos2(view.right(), bottom + BAR));
    let beside = Rect::from_min_max(pos2(view.right() + 3.0, view.top()), pos2(view.right() + BAR, view.bottom()));
    offset.0 = bar(ui, below, Axis::Across, offset.0, columns, grid.n);
    offset.1 = bar(ui, beside, Axis::Down, offset.1, rows, grid.n);
    let offset = grid.clamped(offset);
    if offset != grid.offset {
        out.push(Message::ScrollTable(offset));
    }
}

#[derive(Clone, Copy)]
enum Axis {
    Across,
    Down,
}

/// A scroll bar over `n` rows or columns of which `span` are seen; the offset that it is dragged to.
///
/// egui's own scroll areas count in `f32` points, of which a long table has too many.
fn bar(ui: &mut Ui, rect: Rect, axis: Axis, offset: f64, span: f64, n: usize) -> f64 {
    let n = n as f64;
    if span >= n {
        return offset;
    }
    let (name, length) = match axis {
        Axis::Across => ("Scroll the table sideways", rect.width()),
        Axis::Down => ("Scroll the table down", rect.height()),
    };
    let handle_length = ((span / n) as f32 * length).max(24.0);
    let way = length - handle_length;
    let start = (offset / (n - span)).clamp(0.0, 1.0) as f32 * way;
    let handle = match axis {
        Axis::Across => Rect::from_min_size(rect.min + vec2(start, 0.0), vec2(handle_length, rect.height())),
        Axis::Down => Rect::from_min_size(rect.min + vec2(0.0, start), vec2(rect.width(), handle_length)),
    };
    let response = ui.interact(handle, ui.scope_id().with(name), Sense::drag());
    response.widget_info(|| WidgetInfo::slider(true, offset, name));
    let rail = theme::ink(ui, Ink::Panel);
    let color = theme::ink(ui, if response.hovered() || response.dragged() { Ink::Text } else { Ink::WeakText });
    ui.painter().rect_filled(rect, 4.0, rail);
    ui.painter().rect(handle, 4.0, color, Stroke::NONE, egui::StrokeKind::Inside);
    let dragged = match axis {
        Axis::Across => response.drag_delta().x,
        Axis::Down => response.drag_delta().y,
    };
    offset + f64::from(dragged / way.max(1.0)) * (n - span)
}
