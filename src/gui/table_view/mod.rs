//! The table: computes its visible part, draws it, names it for screen readers, and handles the pointer.

mod caption;
mod card;
mod cells;
mod map;
mod navigate;

use egui::{Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::map::MapLegend;
use crate::picture::slide::{Slide, Stage, TableOnSlide};
use crate::picture::table::grid::CellDetail;
use crate::picture::table::{CellPlaces, GameMarks, TableScene, TableStage};
use crate::picture::{self, Face, Mark};
use crate::wording::table_view;
use cells::VisibleCells;
use map::{Caption, TableMap};

/// How far the outline of a cell reaches beyond it, in points.
const OUTLINE: f32 = 4.0;
/// The smallest width and height of a table, in points.
const MIN_WIDTH: f32 = 80.0;
const MIN_HEIGHT: f32 = 60.0;

/// The most pixels of a map along each side of the view.
const MAX_MAP_PIXELS: usize = 800;

/// The view of the table, with its visible cells and their drawing.
#[derive(Default)]
pub struct TableView {
    window: VisibleCells,
    layers: cells::Layers,
    card: card::Card,
    /// The map of the visible part, where cells are too small for numbers.
    map: TableMap,
    /// The map of the whole table, for the corner.
    minimap: TableMap,
}

impl TableView {
    /// Shows the table with its caption, scroll bars and minimap.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let Some(mut area) = room(ui) else { return };
        let is_map = state.followed_grid(paint::from_egui(area)).detail() == CellDetail::Color;
        let strip = if is_map { take_strip(ui, &mut area, state) } else { None };
        // A map follows the classic rule, and the card would have the numbers of another one.
        let is_of_other_rule = is_map && state.view().recurrence.other_rule().is_some();
        let (area, card_room) = match paint::from_egui(area) {
            area if is_of_other_rule => (area, None),
            area => self.card.split(ui, state, area),
        };
        let (places, area) = (places(state, area), paint::to_egui(area));
        self.update_map(ui, state, &places);
        self.caption(ui, state, strip, out);
        let background = ui.allocate_rect(area, Sense::CLICK | Sense::DRAG);
        let size = (area.width(), area.height());
        if state.camera.size() != Some(size) {
            out.push(Message::TableSize(size));
        }
        let window = self.window.update(ui.ctx(), state, places.drawn());
        let (fill, head, count_from) = (state.fill(), state.transports.fill.head(), state.view().count_from);
        let over = state.table_stage();
        let game_marks = match over.game {
            None => GameMarks::Absent,
            Some(_) if state.ply() > 0 && !over.hides_visits => GameMarks::Path,
            Some(_) => GameMarks::Position,
        };
        let scene = TableScene { table: state.table(), window, places: &places, fill, head, count_from, game_marks };
        cells(ui, state, &background, (&scene, &over), &self.map, &mut self.layers, out);
        if let Some(room) = card_room {
            self.card.show(ui, state, room, (&scene, &over), out);
        }
        self.failure(ui, background.rect);
        cells::explain_header(ui, state, &places.grid, &background);
        navigate::show(ui, state, &background, &places.grid, out);
        if map::is_shown(state, &places.grid) && places.before.is_none() {
            map::show(ui, state, &places.grid, &mut self.minimap, out);
        } else {
            self.minimap.leave();
        }
    }

    /// Shows the map of the whole table beside another subject. It leaves the camera to the table.
    pub fn show_map(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let Some(mut area) = room(ui) else { return };
        let strip = take_strip(ui, &mut area, state);
        let places = CellPlaces { grid: state.map_over(paint::from_egui(area)), before: None };
        self.update_map(ui, state, &places);
        self.caption(ui, state, strip, out);
        let room = ui.allocate_rect(area, Sense::CLICK);
        let window = self.window.update(ui.ctx(), state, places.drawn());
        let (fill, head, count_from) = (state.fill(), state.transports.fill.head(), state.view().count_from);
        let game_marks = GameMarks::Absent;
        let scene = TableScene { table: state.table(), window, places: &places, fill, head, count_from, game_marks };
        cells(ui, state, &room, (&scene, &state.table_stage()), &self.map, &mut self.layers, out);
        self.failure(ui, area);
    }

    /// Shows the caption of the map in the strip above it, if there is one.
    fn caption(&self, ui: &mut Ui, state: &State, strip: Option<Rect>, out: &mut Vec<Message>) {
        if let Some(strip) = strip {
            let mut strip = ui.new_child(UiBuilder::new().id_salt("caption").max_rect(strip));
            caption::show(&mut strip, state, self.map.caption(state.row()).as_ref(), out);
        }
    }

    /// Shows the table of a slide. It cannot be scrolled: it shows the cells around the present step, or the whole table.
    pub fn show_on(&mut self, ui: &mut Ui, state: &State, slide: Slide, out: &mut Vec<Message>) {
        let area = slide.stage;
        let derivation = |interval| state.derivation(interval);
        let scene = |stage| state.slide_scene(slide, area, stage, &derivation);
        let shown = scene(Stage::Blank).interval();
        let lay = |layout| state.grid_on(&slide, layout, shown);
        let layout = state.view().layout;
        let part = state.layout_part();
        let before = (part < 1.0).then(|| (lay(layout.other()), part));
        let places = CellPlaces { grid: lay(layout), before };
        self.update_map(ui, state, &places);
        // The cells of a map are too small to be hit on purpose, and a lecture has no key to unpin one.
        let sense = if places.is_map() { Sense::hover() } else { Sense::CLICK };
        let room = ui.interact(paint::to_egui(slide.table), ui.scope_id().with("table"), sense);
        let caption = self.map.caption(state.row()).filter(|_| places.is_map());
        let lengths = state.view().lengths;
        let legend = caption.as_ref().map(|Caption { samples, scale, .. }| MapLegend { scale, samples, lengths });
        if let (Some(caption), Some(legend)) = (&caption, slide.legend()) {
            caption::name_on(ui, state, paint::to_egui(legend), caption.scale);
        }
        let window = self.window.update(ui.ctx(), state, places.drawn());
        let table = TableOnSlide { table: state.table(), window, places: &places, legend, map: None };
        let scene = scene(Stage::Table(table));
        let shown = (&scene.table_scene(&table), &scene.table_stage());
        cells(ui, state, &room, shown, &self.map, &mut self.layers, out);
        let explanation = if scene.question.is_none() { scene.below() } else { Vec::new() };
        if let Some(card) = explanation.first().map(extent) {
            let response = ui.interact(paint::to_egui(card), ui.scope_id().with("card-of-the-table"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words(&explanation)));
        }
        let painter = ui.painter();
        let marks = scene.legend_of_map().into_iter().chain(explanation);
        painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
        self.failure(ui, room.rect);
    }

    /// Takes over the newest map of what is seen, where cells are too small for numbers.
    fn update_map(&mut self, ui: &Ui, state: &State, places: &CellPlaces) {
        if places.is_map() {
            self.map.update(ui.ctx(), state, places.drawn(), MAX_MAP_PIXELS);
        } else {
            self.map.leave();
        }
    }

    /// Shows over the table why a part of it could not be computed, if so.
    fn failure(&self, ui: &Ui, area: Rect) {
        if let Some(reason) = self.window.failure().map(ToOwned::to_owned).or_else(|| self.map.failure()) {
            failure(ui, area, &reason);
        }
    }
}

/// Returns the room for a table. `None` if it is too small for one.
fn room(ui: &Ui) -> Option<Rect> {
    // Outlines reach beyond the edge of the cells.
    let room = ui.available_rect_before_wrap().shrink2(vec2(OUTLINE, 0.0));
    (room.width() >= MIN_WIDTH && room.height() >= MIN_HEIGHT).then_some(room)
}

/// Takes the strip for the caption of a map from the top of `area`, if it has the height.
fn take_strip(ui: &Ui, area: &mut Rect, state: &State) -> Option<Rect> {
    let height = caption::height(ui, state);
    if area.height() <= height + MIN_HEIGHT {
        return None;
    }
    let (strip, below) = area.split_top_bottom_at_y(area.top() + height);
    *area = below;
    Some(strip)
}

/// Draws the cells, or their map where they are too small for numbers, and handles the pointer on them. `area` is all
/// that is there for the table.
fn cells(
    ui: &mut Ui,
    state: &State,
    area: &Response,
    (scene, over): (&TableScene, &TableStage),
    map: &TableMap,
    layers: &mut cells::Layers,
    out: &mut Vec<Message>,
) {
    if scene.places.is_map() {
        let view = paint::to_egui(scene.places.grid.cells).expand(1.0);
        map.draw(&ui.painter_at(view), state.table(), scene.places, scene.fill, scene.head);
    }
    cells::interact(ui, state, scene, area, out);
    cells::draw(ui, state, (scene, over), area.rect, layers);
}

/// Returns the texts of marks, one after another.
fn words(marks: &[Mark]) -> String {
    let mut words = String::new();
    let mut before = None;
    for mark in marks {
        let Mark::Text { at, size, face, paint, text, .. } = mark else { continue };
        // A long line goes on right below its beginning.
        let goes_on = before
            .is_some_and(|(x, y, like)| x == at.x && like == (*size, *face, *paint) && at.y - y < LINES_APART * size);
        words += if words.is_empty() {
            ""
        } else if goes_on {
            " "
        } else {
            "; "
        };
        words += text;
        before = Some((at.x, at.y, (*size, *face, *paint)));
    }
    words
}

/// The largest distance of two lines of a paragraph, over the text size.
const LINES_APART: f32 = 1.6;

/// Shows over the table why it could not be computed.
fn failure(ui: &Ui, area: Rect, reason: &str) {
    let text = table_view::part_not_computed(reason);
    let color = theme::color(ui, ColorRole::Error);
    let galley = ui.painter().layout(text.clone(), theme::font(Face::Regular, 13.5), color, area.width());
    let room = Rect::from_center_size(area.center(), galley.size());
    ui.painter().rect_filled(room.expand(8.0), 6.0, theme::color(ui, ColorRole::Panel));
    ui.painter().galley(room.min, galley, color);
    let response = ui.interact(room, ui.scope_id().with("failure-of-the-table"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}

/// Returns the places of the cells over `area`.
fn places(state: &State, area: picture::Rect) -> CellPlaces {
    let grid = state.followed_grid(area);
    let part = state.layout_part();
    let other = || state.grid_over(area, grid.layout.other(), state.camera.offset_of_other_layout);
    CellPlaces { grid, before: (part < 1.0).then(|| (other(), part)) }
}
