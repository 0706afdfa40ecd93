//! The menu of strides: how far a step of the fill goes.

use egui::Ui;

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{FillOrder, Stride};

/// Shows the menu. The fill order determines what its entries are called.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let order = state.view().fill_order;
    let text = |stride| match stride {
        Stride::Phase => "by phase".to_owned(),
        Stride::Cell if order == FillOrder::Recursion => "by call".to_owned(),
        Stride::Cell => "by cell".to_owned(),
        Stride::Sweep => format!("by {}", state.fill().sweep_name()),
    };
    let response = egui::ComboBox::from_id_salt("stride")
        .selected_text(text(state.preferences.stride))
        .width(98.0)
        .show_ui(ui, |ui| {
            for (stride, command) in
                [(Stride::Phase, Command::ByPhase), (Stride::Cell, Command::ByCell), (Stride::Sweep, Command::BySweep)]
            {
                if ui.selectable_label(stride == state.preferences.stride, text(stride)).clicked() {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name("Step").on_hover_text("How far a step goes, and what the speed counts");
}
