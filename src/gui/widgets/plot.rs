//! Plots with fixed bounds, which cannot be dragged or zoomed.

use egui_plot::{GridMark, Plot};

/// Returns a plot with these bounds. `height` is in points. Bounds of an earlier frame are forgotten.
pub fn still(id: &'static str, height: f32, x: (f64, f64), y: (f64, f64)) -> Plot<'static> {
    Plot::new(id)
        .height(height)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .default_x_bounds(x.0, x.1)
        .default_y_bounds(y.0, y.1)
        .auto_bounds([false, false])
        .reset()
}

/// Returns grid lines at exactly these values, each with its number.
pub fn marks(values: impl IntoIterator<Item = f64>, bounds: (f64, f64)) -> Vec<GridMark> {
    let step_size = bounds.1 - bounds.0;
    values.into_iter().map(|value| GridMark { value, step_size }).collect()
}
