//! How different players fare: whether First can be sure to win, all pairs on this row, and greedy on many rows.

mod pairs;
mod seats;
mod survey;

use egui::{ScrollArea, Ui};

use crate::app::message::Message;
use crate::app::state::State;
use pairs::Pairs;
use seats::SeatsCard;
use survey::SurveyCard;

/// The panel, with what it has found out.
#[derive(Default)]
pub struct PlayersPanel {
    seats: SeatsCard,
    pairs: Pairs,
    survey: SurveyCard,
}

impl PlayersPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        ScrollArea::vertical().id_salt("players").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            // Beside the scroll bar.
            ui.set_max_width(ui.available_width() - 8.0);
            self.seats.show(ui, state);
            ui.add_space(8.0);
            self.pairs.show(ui, state, out);
            ui.add_space(8.0);
            self.survey.show(ui, out);
        });
    }
}
