//! The dialog that asks for the address that links begin with.

use egui::{Id, Key, RichText, TextEdit, Ui, vec2};

use crate::app::message::Message;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::align::last_buttons;
use crate::gui::widgets::button::primary;
use crate::gui::widgets::focus::select_all;
use crate::picture::color_role::ColorRole;
use crate::session::link::site_address;
use crate::wording::dialogs::{buttons, site as wording};

/// Asks for the address of the web page that opens links.
pub struct SiteDialog {
    typed: String,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl SiteDialog {
    /// Creates a dialog that begins with the present address.
    pub fn new(site: &str) -> Self {
        Self { typed: site.to_owned(), opened: false }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        set_width(ui, 440.0);
        heading(ui, wording::heading());
        ui.add_space(4.0);
        ui.label(RichText::new(wording::explanation()).color(theme::color(ui, ColorRole::WeakText)));
        let id = Id::unique("site");
        let field = TextEdit::singleline(&mut self.typed).id(id).hint_text(wording::example()).margin(vec2(8.0, 6.0));
        let field = field.align(egui::Align2::LEFT_CENTER);
        let response = theme::field(ui, |ui| ui.add(field.desired_width(f32::INFINITY)));
        response.clone().accessible_name(wording::address());
        if !self.opened {
            self.opened = true;
            select_all(ui, id, self.typed.chars().count());
        }
        let site = site_address(&self.typed);
        if site.is_none() && !self.typed.trim().is_empty() {
            ui.label(RichText::new(wording::no_address()).color(theme::color(ui, ColorRole::Error)));
        }
        ui.add_space(8.0);
        last_buttons(ui, |ui| {
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let copies = primary(ui, site.is_some(), wording::copy_link());
            if let (Some(site), true) = (site, copies || entered) {
                out.push(Message::CopyLinkTo(site.to_owned()));
            } else if entered {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            if ui.button(buttons::cancel()).clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }
}
