//! Content that scrolls only where the window is too low for it.

use egui::{Id, ScrollArea, Ui};

/// Shows content whose size comes from itself, such as that of a dialog or a menu, and scrolls it if it is higher than
/// `most`, in points. `id` is that of the content.
pub fn scrolled_above<R>(ui: &mut Ui, id: Id, most: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    // A scroll area does not grow by itself in such a place. So it gets the height of its content in the last frame.
    let last = id.with("height-of-the-content");
    let height = ui.data(|data| data.get_temp(last)).unwrap_or(most).min(most);
    let shown = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height).show(ui, content);
    if (shown.content_size.y.min(most) - height).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(last, shown.content_size.y));
        ui.ctx().request_repaint();
    }
    shown.inner
}
