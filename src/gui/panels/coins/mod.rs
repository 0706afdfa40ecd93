//! The panel of the row of coins.
//!
//! | module | shows |
//! | --- | --- |
//! | `row_text` | the row as text, which can be typed and pasted |
//! | `discs` | the row as discs, which can be dragged, edited, removed and added; the values of a long row as a plot |

mod discs;
mod row_text;

use egui::{TextStyle, Ui};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::row_draft::RowDraft;
use crate::app::state::State;
use crate::game::Interval;
use crate::gui::panels::coins::discs::Discs;
use crate::gui::panels::coins::row_text::RowText;
use crate::gui::widgets::controls::{link, right_aligned};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::number::{exact, fitted};
use crate::wording::panels::coins as texts;

/// The sum is shortened to this many characters: the first of these for which there is room.
const SUM_CHARACTERS: [usize; 4] = [usize::MAX, 9, 7, 5];

/// The panel, with the row as text and as discs.
#[derive(Default)]
pub struct CoinsPanel {
    pub text: RowText,
    pub discs: Discs,
}

impl CoinsPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, draft: &RowDraft, out: &mut Vec<Message>) {
        heading(ui, state, out);
        self.text.show(ui, state.n(), draft, out);
        ui.add_space(2.0);
        self.discs.show(ui, state, out);
        ui.scope(|ui| links(ui, state, out));
    }
}

/// Shows the links that change the whole row.
fn links(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        ui.spacing_mut().button_padding.x = 0.0;
        let random = Command::Random;
        if ui.add(link(ui, true, random.about().label)).tooltip(|| keys::tooltip(random, ui.ctx())).clicked() {
            out.push(random.into());
        }
        // A small window has these commands in its menus alone.
        if theme::is_compact(ui.ctx()) {
            return;
        }
        ui.add_enabled_ui(state.n() > 1, |ui| {
            let rearrange = link(ui, true, texts::rearrange());
            egui::containers::menu::MenuButton::from_button(rearrange).ui(ui, |ui| {
                for command in [Command::Shuffle, Command::Reverse] {
                    if ui.button(command.about().label).tooltip(|| keys::tooltip(command, ui.ctx())).clicked() {
                        out.push(command.into());
                    }
                }
            });
        });
    });
}

/// Shows the title, the summary and the button that adds a coin, which stays there whatever the row.
fn heading(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let sum = state.table().sum(Interval::whole(state.n()));
    let text = |sum: String| texts::summary(state.n(), &sum);
    ui.horizontal(|ui| {
        theme::heading(ui, texts::title());
        right_aligned(ui, |ui| {
            if !theme::is_compact(ui.ctx()) && discs::add_button(ui) {
                out.push(Command::AddCoin.into());
            }
            let font = TextStyle::Small.resolve(ui.style());
            let texts = SUM_CHARACTERS.into_iter().map(|characters| text(fitted(sum, characters)));
            let shown = theme::first_that_fits(ui, texts, &font);
            let label = egui::Label::new(theme::weak(ui, shown)).truncate();
            ui.add(label).tooltip(|| text(exact(sum)));
        });
    });
}
