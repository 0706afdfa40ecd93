//! All of the table in a corner, with a frame around what is seen of it.

use egui::{CursorIcon, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::map::Map;
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

/// Its width and height, the space around it, and that inside of its edge.
const SIZE: [(f32, f32); 2] = [(104.0, 96.0), (132.0, 84.0)];
const SPACE: f32 = 8.0;
const PADDING: f32 = 6.0;
/// It takes at most this part of the view.
const MOST: f32 = 0.3;
/// The least width and height of the frame.
const FRAME: f32 = 6.0;

/// Draws it, and moves the view where the pointer drags the frame to.
pub(super) fn show(ui: &mut Ui, state: &State, grid: &Grid, map: &mut Map, out: &mut Vec<Message>) {
    let view = paint::to_egui(grid.cells);
    let (width, height) = SIZE[grid.layout as usize];
    let size = vec2(width.min(view.width() * MOST), height.min(view.height() * MOST));
    // Where the fewest cells are: below the diagonal, and beside the apex.
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
        format!("Overview of the table; seen are {} of its width and {} of its height", part(columns), part(lines));
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
    let seen = Rect::from_center_size(seen.center(), seen.size().max(vec2(FRAME, FRAME)));
    painter.rect_stroke(seen, 1.0, Stroke::new(3.5, theme::color(ui, ColorRole::Background)), StrokeKind::Middle);
    painter.rect_stroke(seen, 1.0, Stroke::new(2.0, theme::color(ui, ColorRole::Text)), StrokeKind::Middle);

    let response = response.on_hover_cursor(CursorIcon::Crosshair).on_hover_text("Click or drag to go there");
    if (response.clicked() || response.is_pointer_button_down_on())
        && let Some(at) = response.interact_pointer_pos()
    {
        out.push(Message::Navigate(Navigation::Center(whole.place_at(Point::new(at.x, at.y)))));
    }
}
