//! The menu of speeds.

use egui::Ui;

use crate::app::message::Message;
use crate::app::speed::SPEEDS;
use crate::app::transport::{Transport, TransportAction};
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::wording::panels::transport as texts;

/// Shows the menu of a transport whose speed is `speed_now`, where 1 is normal speed.
pub fn show(ui: &mut Ui, transport: Transport, speed_now: f64, out: &mut Vec<Message>) {
    let name = texts::speed_of(transport.name());
    let response = egui::ComboBox::from_id_salt(&name)
        .selected_text(texts::speed(speed_now))
        .width(58.0)
        .height(320.0)
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                let item = ui.selectable_label(speed == speed_now, texts::speed(speed));
                if is_chosen(ui, &item) {
                    out.push(Message::Transport(transport, TransportAction::Speed(speed)));
                }
            }
        })
        .response;
    response.accessible_name(name).tooltip(texts::speed_tooltip);
}
