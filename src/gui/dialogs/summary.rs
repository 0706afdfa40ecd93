//! The dialog with the summary of the predictions.

use egui::{Button, Label, ScrollArea, Ui, vec2};

use crate::app::message::Message;
use crate::gui::dialogs::frame::{name_dialog, set_width};
use crate::gui::theme;
use crate::gui::widgets::align::last_buttons;
use crate::gui::widgets::button::primary_of_size;
use crate::wording::dialogs::{buttons, summary as wording};

/// The text size over a slide, in points, and how much larger the dialog is there.
const TEXT_SIZE_ON_SLIDE: f32 = 24.0;
const SCALE_ON_SLIDE: f32 = 1.7;

/// Shows the summary, which can be copied. Over a slide, a hall can read it.
pub fn show(ui: &mut Ui, text: &str, is_on_slide: bool, out: &mut Vec<Message>) {
    let by = if is_on_slide { SCALE_ON_SLIDE } else { 1.0 };
    if is_on_slide {
        for style in ui.style_mut().text_styles.values_mut() {
            style.size = TEXT_SIZE_ON_SLIDE;
        }
    }
    set_width(ui, 560.0 * by);
    name_dialog(ui, wording::heading());
    theme::heading_of_size(ui, wording::heading(), if is_on_slide { TEXT_SIZE_ON_SLIDE } else { theme::HEADING_SIZE });
    ui.add_space(4.0);
    ScrollArea::vertical().max_height(380.0 * by.sqrt()).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(Label::new(text).wrap().selectable(true));
    });
    ui.add_space(10.0);
    last_buttons(ui, |ui| {
        if primary_of_size(ui, true, buttons::close(), by) {
            out.push(Message::CloseDialog);
        }
        if ui.add(Button::new(wording::copy_summary()).min_size(vec2(0.0, 28.0))).clicked() {
            ui.ctx().copy_text(text.to_owned());
        }
    });
}
