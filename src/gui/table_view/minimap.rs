//! The minimap: the map of the whole table in a corner, with a frame around the visible part.

use egui::{CursorIcon, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::map::TableMap;
use crate::app::camera::Navigation;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::Point;
use crate::picture::color_role::ColorRole;
use crate::picture::table::CellPlaces;
use crate::picture::table::grid::Grid;
use crate::session::Layout;

/// The width and height of the minimap in each layout, the space around it, and its padding, in points.
const SIZE: [(f32, f32); 2] = [(104.0, 96.0), (132.0, 84.0)];
const SPACE: f32 = 8.0;
const PADDING: f32 = 6.0;
/// The minimap takes at most this part of the view's width and height.
const MAX_PART_OF_VIEW: f32 = 0.3;
/// The smallest width and height of the frame, in points.
const MIN_FRAME: f32 = 6.0;

/// Draws the minimap, and moves the view to where the user clicks or drags.
pub(super) fn show(ui: &mut Ui, state: &State, grid: &Grid, map: &mut TableMap, out: &mut Vec<Message>) {
    let view = paint::to_egui(grid.cells);
    let (width, height) = SIZE[grid.layout as usize];
    let size = vec2(width.min(view.width() * MAX_PART_OF_VIEW), height.min(view.height() * MAX_PART_OF_VIEW));
    // It covers few cells there: below the diagonal, and beside the apex.
    let corner = match grid.layout {
        Layout::Square => pos2(view.left() + SPACE, view.bottom() - SPACE - size.y),
        Layout::Triangle => pos2(view.left() + SPACE, view.top() + SPACE),
    };
    let area = Rect::from_min_size(corner, size);
    let whole = Grid::bare(grid.layout, grid.n, paint::from_egui(area.shrink(PADDING)));
    map.update(ui.ctx(), state, &whole, SIZE[1].0 as usize);

    let response = ui.interact(area, Id::unique("minimap"), Sense::CLICK | Sense::DRAG);
    let (columns, lines) = grid.span();
    let part = |span: f64| format!("{:.3}%", 100.0 * (span / grid.n as f64).min(1.0));
    let label =
        format!("Minimap of the table; seen are {} of its width and {} of its height", part(columns), part(lines));
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

    let response = response.on_hover_cursor(CursorIcon::Crosshair).on_hover_text("Click or drag to go there");
    if (response.clicked() || response.is_pointer_button_down_on())
        && let Some(at) = response.interact_pointer_pos()
    {
        out.push(Message::Navigate(Navigation::Center(whole.place_at(Point::new(at.x, at.y)))));
    }
}
