//! Zoom by the mouse wheel.

use egui::Ui;

/// This many points of the wheel zoom by the factor e. A notch has about 100 points, and so zooms by a sixth.
const POINTS: f32 = 600.0;

/// Returns the zoom factor of this frame: by the wheel, by a pinch, or by Ctrl with the wheel.
pub fn wheel_zoom(ui: &Ui) -> f32 {
    let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    pinch * (wheel / POINTS).exp()
}
