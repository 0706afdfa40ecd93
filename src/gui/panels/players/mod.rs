//! How different players fare.
//!
//! | module | shows |
//! | --- | --- |
//! | `strategy_pairs` | whether First can be sure to win this row, and why; all pairs of strategies on this row, the exploiter among them |
//! | `greedy_survey` | greedy on many random rows |

mod greedy_survey;
mod strategy_pairs;

use egui::{Label, ScrollArea, Ui};

use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::session::Subject;
use crate::wording::panels::players as texts;
use greedy_survey::SurveyCard;
use strategy_pairs::{PairsCard, SeatsCard};

/// The panel, with the results of its parts.
#[derive(Default)]
pub struct PlayersPanel {
    seats: SeatsCard,
    pairs: PairsCard,
    survey: SurveyCard,
}

impl PlayersPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        ScrollArea::vertical().id_salt("players").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            // The rest of the width is for the scroll bar.
            ui.set_max_width(ui.available_width() - 8.0);
            if state.leaves_out(Shown::Subject(Subject::Players)) {
                // Both would tell what best play comes to.
                ui.add(Label::new(texts::scores_later()).wrap());
                let is_open = state.lecture.is_none() && !state.asks();
                if is_open && ui.button(texts::fill_now()).clicked() {
                    out.push(Message::Transport(Transport::Fill, TransportAction::Last));
                }
            } else {
                self.seats.show(ui, state);
                ui.add_space(8.0);
                self.pairs.show(ui, state, out);
            }
            ui.add_space(8.0);
            self.survey.show(ui, state.lecture.is_none(), out);
        });
    }
}
