//! The panel of the row of coins.
//!
//! | module | shows |
//! | --- | --- |
//! | `row_text` | the row as text, which can be typed and pasted |
//! | `discs` | the row as discs, which can be dragged, edited, removed and added |
//! | `values_plot` | the values of a long row as a plot |

mod discs;
mod row_text;
mod values_plot;

use egui::{RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::Interval;
use crate::gui::panels::coins::discs::Discs;
use crate::gui::panels::coins::row_text::RowText;
use crate::gui::theme;
use crate::number::{exact, group_count};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// The panel, with the row as text and as discs.
#[derive(Default)]
pub struct CoinsPanel {
    pub text: RowText,
    pub discs: Discs,
}

impl CoinsPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        heading(ui, state);
        self.text.show(ui, state.row(), out);
        ui.add_space(2.0);
        self.discs.show(ui, state, out);
        ui.scope(|ui| buttons(ui, state, out));
    }
}

/// Shows the buttons that change the whole row.
fn buttons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 2.0;
        let width = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
        // The parts of the width fit the lengths of the labels.
        for (command, part) in [(Command::Random, 0.37), (Command::Shuffle, 0.31), (Command::Reverse, 0.32)] {
            let about = command.about();
            ui.add_enabled_ui(command == Command::Random || state.n() > 1, |ui| {
                let button = egui::Button::new(about.label).wrap_mode(egui::TextWrapMode::Extend);
                if ui.add_sized(vec2(width * part, 28.0), button).on_hover_text(about.tooltip).clicked() {
                    out.push(command.into());
                }
            });
        }
    });
}

/// Shows the title and the summary, which goes below the title if the line is too short for both.
fn heading(ui: &mut Ui, state: &State) {
    let text = summary(state.n(), state.table().sum(Interval::whole(state.n())));
    let text = RichText::new(text).font(theme::font(Face::Regular, 11.5)).color(theme::color(ui, ColorRole::WeakText));
    let needed = egui::WidgetText::from(text.clone())
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
        .size()
        .x;
    let mut fits = false;
    ui.horizontal(|ui| {
        theme::heading(ui, "Coins");
        fits = needed < ui.available_width();
        if fits {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(text.clone()));
        }
    });
    if !fits {
        ui.label(text);
    }
}

/// Returns the number of coins, their sum and the parity, such as `6 coins · sum 44 · even`.
fn summary(n: usize, sum: i64) -> String {
    let coins = if n == 1 { "coin" } else { "coins" };
    let parity = if n.is_multiple_of(2) { "even" } else { "odd" };
    format!("{} {coins} · sum {} · {parity}", group_count(n), exact(sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_shows_count_sum_and_parity() {
        assert_eq!(summary(6, 44), "6 coins · sum 44 · even");
        assert_eq!(summary(1, -5), "1 coin · sum −5 · odd");
    }
}
