//! Lists that drop down: menus and choices.

use egui::{Response, Ui};

/// Returns whether an item of a list is chosen, and closes the list then. egui closes it only after a click of the
/// pointer, not when the item is chosen by a key.
pub fn is_chosen(ui: &Ui, item: &Response) -> bool {
    if item.clicked() {
        ui.close();
    }
    item.clicked()
}
