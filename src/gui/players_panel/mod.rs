//! How different players fare: whether First can be sure to win, and all pairs on this row.

mod pairs;
mod seats;

use egui::{ScrollArea, Ui};

use super::command::Message;
use super::state::State;
use pairs::Pairs;

/// The panel, with what it has found out.
#[derive(Default)]
pub struct PlayersPanel {
    pairs: Pairs,
}

impl PlayersPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        ScrollArea::vertical().id_salt("players").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            seats::show(ui, state);
            ui.add_space(8.0);
            self.pairs.show(ui, state, out);
        });
    }
}
