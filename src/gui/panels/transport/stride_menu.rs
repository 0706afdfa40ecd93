//! The menu of strides: how far a step of the fill goes.

use egui::Ui;

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{FillOrder, Stride};
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::wording::panels::transport as texts;

/// Shows the menu. The fill order determines what its entries are called.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let order = state.view().fill_order;
    let text = |stride| match stride {
        Stride::Phase => texts::by_phase().to_owned(),
        Stride::Cell if order == FillOrder::Recursion => texts::by_call().to_owned(),
        Stride::Cell => texts::by_cell().to_owned(),
        Stride::Sweep => texts::by_sweep(state.fill().sweep_name()),
    };
    let response = egui::ComboBox::from_id_salt("stride")
        .selected_text(text(state.preferences.stride))
        .width(98.0)
        .show_ui(ui, |ui| {
            for (stride, command) in
                [(Stride::Phase, Command::ByPhase), (Stride::Cell, Command::ByCell), (Stride::Sweep, Command::BySweep)]
            {
                let item = ui.selectable_label(stride == state.preferences.stride, text(stride));
                if is_chosen(ui, &item) {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name(texts::step()).tooltip(texts::step_tooltip);
}
