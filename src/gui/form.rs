//! The form of the window: panels beside the table or one part at a time, controls for a mouse or for fingers.

use egui::style::Spacing;
use egui::{Context, Id, Ui};

use crate::gui::theme;
use crate::platform::page;

/// The least size of a control for a finger, in points: Web Content Accessibility Guidelines 2.2, 2.5.5 Target Size.
pub const FINGER: f32 = 44.0;

/// A window narrower or lower than this, in points, shows one part at a time.
const MIN_BESIDE: (f32, f32) = (640.0, 500.0);
/// The same of the width where controls have the size of a finger.
const MIN_WIDTH_BESIDE_OF_FINGERS: f32 = 1200.0;
/// A window below this height, in points, has no room for what only helps, such as the hints about keys.
const MIN_HEIGHT_FOR_HINTS: f32 = 640.0;
/// Where one part is shown in a window below this height, in points, the sums stand beside the table.
const MIN_HEIGHT_FOR_STACK: f32 = 500.0;

/// The space beside a tooltip that is as wide as the window, in points.
const TOOLTIP_MARGIN: f32 = 30.0;

/// Makes the controls larger on a device for fingers, and elsewhere once the screen is touched.
pub fn watch_fingers(ctx: &Context) {
    if is_for_fingers(ctx) {
        return;
    }
    if page::is_for_fingers() || ctx.input(egui::InputState::has_touch_screen) {
        ctx.data_mut(|data| data.insert_temp(for_fingers(), true));
        theme::enlarge_controls(ctx, FINGER);
    }
}

/// Keeps tooltips within a narrow window.
pub fn fit_tooltips(ctx: &Context) {
    let width = (ctx.content_rect().width() - TOOLTIP_MARGIN).min(Spacing::default().tooltip_width);
    if ctx.global_style().spacing.tooltip_width != width {
        ctx.all_styles_mut(|style| style.spacing.tooltip_width = width);
    }
}

/// Returns whether the controls have the size of a finger.
pub fn is_for_fingers(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(for_fingers())).unwrap_or(false)
}

fn for_fingers() -> Id {
    Id::unique("controls-have-the-size-of-a-finger")
}

/// Returns the size of a control that is this large for a mouse. All are in points.
pub fn target(ui: &Ui, size: f32) -> f32 {
    if is_for_fingers(ui.ctx()) { size.max(FINGER) } else { size }
}

/// Returns whether the window shows one part at a time: the table, or a panel in its place.
pub fn shows_one_part(ctx: &Context) -> bool {
    let size = ctx.content_rect().size();
    let min_width = if is_for_fingers(ctx) { MIN_WIDTH_BESIDE_OF_FINGERS } else { MIN_BESIDE.0 };
    size.x < min_width || size.y < MIN_BESIDE.1
}

/// Returns whether the window is so narrow that a bar has two lines.
pub fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < MIN_BESIDE.0
}

/// Returns whether the window is so low that its parts have to be small. At 150 % a screen of 1280 × 800 is so low.
pub fn is_low(ctx: &Context) -> bool {
    ctx.content_rect().height() < MIN_HEIGHT_FOR_HINTS
}

/// Returns whether one part is shown and the window is too low for a part below another, such as a phone on its side.
pub fn is_flat(ctx: &Context) -> bool {
    shows_one_part(ctx) && !is_narrow(ctx) && ctx.content_rect().height() < MIN_HEIGHT_FOR_STACK
}
