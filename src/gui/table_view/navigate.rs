//! Zoom and pan: by wheel, pinch, drag, keys and scroll bars.

use egui::{Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::camera::SCROLL_BAR;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::controls::wheel_zoom;
use crate::gui::widgets::paint;
use crate::picture::Point;
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::Grid;
use crate::wording::table_view;

/// Handles the wheel and dragging, and draws the scroll bars.
pub(super) fn show(ui: &mut Ui, state: &State, background: &Response, grid: &Grid, out: &mut Vec<Message>) {
    let before = (state.camera.zoom, grid.offset);
    let (mut zoom, mut offset) = before;
    if let Some(at) = pointer_on(ui, background) {
        let factor = f64::from(wheel_zoom(ui));
        if factor != 1.0 {
            (zoom, offset) = grid.zoomed_about(at, factor);
        }
        // The horizontal wheel scrolls.
        offset.0 -= f64::from(ui.input(|input| input.smooth_scroll_delta().x) / grid.pitch.0);
    }
    if background.dragged() {
        let moved = background.drag_delta();
        offset.0 -= f64::from(moved.x / grid.pitch.0);
        offset.1 -= f64::from(moved.y / grid.pitch.1);
    }
    if grid.scrolls() {
        offset = bars(ui, grid, offset);
    }
    if (zoom, offset) != before {
        let offset = grid.zoomed(zoom, offset).offset;
        if (zoom, offset) != before {
            out.push(Message::LookAt(zoom, offset));
        }
    }
}

/// Returns the position of the pointer, if it is on the table and nothing covers the table there.
fn pointer_on(ui: &Ui, background: &Response) -> Option<Point> {
    let at = ui.input(|input| input.pointer.hover_pos()).filter(|_| background.contains_pointer())?;
    Some(paint::point(at))
}

/// Draws the scroll bars, and returns the offset that they are dragged to.
fn bars(ui: &mut Ui, grid: &Grid, offset: (f64, f64)) -> (f64, f64) {
    let view = paint::to_egui(grid.cells);
    let (columns, lines) = grid.span();
    // Headers may be below the cells.
    let bottom = grid.area.bottom;
    let below = Rect::from_min_max(pos2(view.left(), bottom + 3.0), pos2(view.right(), bottom + SCROLL_BAR));
    let beside =
        Rect::from_min_max(pos2(view.right() + 3.0, view.top()), pos2(view.right() + SCROLL_BAR, view.bottom()));
    (bar(ui, below, Axis::Across, offset.0, columns, grid.n), bar(ui, beside, Axis::Down, offset.1, lines, grid.n))
}

/// The direction of a scroll bar.
#[derive(Clone, Copy)]
enum Axis {
    Across,
    Down,
}

/// Draws a scroll bar over `n` rows or columns, of which `span` are visible, and returns the offset that it is dragged
/// to.
///
/// The scroll areas of egui count in `f32` points, which are too coarse for a long table.
fn bar(ui: &mut Ui, rect: Rect, axis: Axis, offset: f64, span: f64, n: usize) -> f64 {
    let n = n as f64;
    if span >= n {
        return offset;
    }
    let (name, length) = match axis {
        Axis::Across => (table_view::scroll_sideways(), rect.width()),
        Axis::Down => (table_view::scroll_down(), rect.height()),
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
    let rail = theme::color(ui, ColorRole::Panel);
    let color =
        theme::color(ui, if response.hovered() || response.dragged() { ColorRole::Text } else { ColorRole::WeakText });
    ui.painter().rect_filled(rect, 4.0, rail);
    ui.painter().rect(handle, 4.0, color, Stroke::NONE, egui::StrokeKind::Inside);
    let dragged = match axis {
        Axis::Across => response.drag_delta().x,
        Axis::Down => response.drag_delta().y,
    };
    offset + f64::from(dragged / way.max(1.0)) * (n - span)
}
