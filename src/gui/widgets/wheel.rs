//! Zoom by wheel, the same wherever something can be zoomed.

use egui::Ui;

/// How many points of the wheel make things e times as large.
const POINTS: f32 = 200.0;

/// How many times larger things get in this frame: by the wheel, by a pinch, or by Ctrl with the wheel.
pub fn wheel_zoom(ui: &Ui) -> f32 {
    let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    pinch * (wheel / POINTS).exp()
}
