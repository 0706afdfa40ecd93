//! The minimap: the map of the whole table in a corner, with a frame around the visible part.

use egui::{Button, CursorIcon, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::map::TableMap;
use crate::app::camera::Navigation;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::picture::table::CellPlaces;
use crate::picture::table::grid::Grid;
use crate::session::Layout;
use crate::wording::table_view;

/// The width and height of the minimap in each layout, the space around it, and its padding, in points.
const SIZE: [(f32, f32); 2] = [(104.0, 96.0), (132.0, 84.0)];
const SPACE: f32 = 8.0;
const PADDING: f32 = 6.0;
/// The minimap takes at most this part of the view's width and height.
const MAX_PART_OF_VIEW: f32 = 0.3;
/// A view that is smaller than this, in points, has no room for a minimap: all its cells are read.
const MIN_VIEW: Vec2 = vec2(300.0, 240.0);
/// The width and height of the button that closes it, in points.
const CLOSE_SIZE: f32 = 18.0;
/// The smallest width and height of the frame, in points.
const MIN_FRAME: f32 = 6.0;

/// Returns whether the minimap is shown over this grid.
pub(super) fn is_shown(state: &State, grid: &Grid) -> bool {
    let view = paint::to_egui(grid.cells).size();
    grid.scrolls() && !state.preferences.minimap_closed && view.x >= MIN_VIEW.x && view.y >= MIN_VIEW.y
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
    let looked_at = state.pinned.or(state.progress().map(|progress| progress.interval));
    let cell = looked_at.map(|interval| paint::to_egui(grid.cell(interval)));
    let is_free = |place: &Rect| cell.is_none_or(|cell| !cell.intersects(*place));
    std::iter::once(usual).chain(others).find(is_free).unwrap_or(usual)
}

/// Draws the minimap, and moves the view to where the user clicks or drags.
pub(super) fn show(ui: &mut Ui, state: &State, grid: &Grid, map: &mut TableMap, out: &mut Vec<Message>) {
    let area = place(state, grid);
    let whole = Grid::bare(grid.layout, grid.n, paint::from_egui(area.shrink(PADDING)));
    map.update(ui.ctx(), state, &whole, SIZE[1].0 as usize);

    let response = ui.interact(area, Id::unique("minimap"), Sense::CLICK | Sense::DRAG);
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
