//! The dialog that explains all terms.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::message::Message;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::align::last_buttons;
use crate::gui::widgets::button::primary;
use crate::picture::Face;
use crate::wording::Term;
use crate::wording::dialogs::{buttons, glossary as wording};

/// The width of the column of the terms, in points.
const NAME_WIDTH: f32 = 96.0;

/// Shows each term with the sentence that explains it.
pub fn show(ui: &mut Ui, out: &mut Vec<Message>) {
    let window = ui.ctx().content_rect();
    set_width(ui, 720.0);
    heading(ui, wording::heading());
    ui.add_space(6.0);
    ScrollArea::vertical().max_height(window.height() - 170.0).show(ui, |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 5.0;
        for term in Term::ALL {
            term_line(ui, *term);
        }
    });
    ui.add_space(10.0);
    last_buttons(ui, |ui| {
        if primary(ui, true, buttons::close()) {
            out.push(Message::CloseDialog);
        }
    });
}

/// Shows a term, and right of it its sentence.
fn term_line(ui: &mut Ui, term: Term) {
    ui.horizontal_top(|ui| {
        let height = ui.spacing().interact_size.y;
        ui.allocate_ui_with_layout(vec2(NAME_WIDTH, height), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_width(NAME_WIDTH);
            ui.label(RichText::new(term.name()).font(theme::font(Face::Strong, 13.0)));
        });
        ui.add(Label::new(term.meaning()).wrap());
    });
}
