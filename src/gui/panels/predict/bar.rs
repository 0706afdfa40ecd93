//! The bar of predicting: what is asked and how often, the score, and the way to end it.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Align, Button, ComboBox, Label, Layout, PopupCloseBehavior, RichText, Ui};
use enumflags2::BitFlags;

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::gui::panels::predict::question::QuestionSizes;
use crate::gui::panels::predict::score::score;
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::term::explain;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::color_role::ColorRole;
use crate::predict::{Frequency, PredictSettings, QuestionKind};
use crate::wording::Term;
use crate::wording::panels::predict as texts;

/// A narrower bar, in points, has its menus on a line of their own.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 440.0;

/// Shows the bar while a step is to be predicted.
pub fn bar(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let Some(settings) = state.predict_settings() else { return };
    let in_two_lines = ui.available_width() < MIN_WIDTH_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        explain(theme::heading(ui, texts::predict()), Term::Predict);
        if !in_two_lines {
            kinds_menu(ui, state, settings, out);
            frequency_menu(ui, state, settings, out);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let stop = ui.button(texts::stop()).tooltip(|| keys::tooltip(Command::Predict, ui.ctx()));
            if stop.clicked() {
                out.push(Command::Predict.into());
            }
            let has_answers = state.record().asked() > 0;
            let about = Command::Summary.about();
            let summary = ui.add_enabled(has_answers, Button::new(texts::summary())).tooltip(|| about.tooltip);
            if summary.clicked() {
                out.push(Command::Summary.into());
            }
            let weak = |text: String| RichText::new(text).color(theme::color(ui, ColorRole::WeakText));
            // The reason is about cells, so it is shown only while the fill is active.
            let why = settings
                .why_nothing_asked(state.view().recurrence)
                .filter(|_| state.transports.active == Transport::Fill);
            if let Some(why) = why {
                ui.add(Label::new(weak(why.to_owned())).truncate()).tooltip(|| why);
                return;
            }
            // An open question shows the score itself.
            let text = score(state);
            if state.open_question().is_none()
                && theme::text_width(ui, &text, QuestionSizes::STEP_PANEL.text()) <= ui.available_width()
            {
                ui.label(weak(text));
            }
        });
    });
    if in_two_lines {
        ui.horizontal(|ui| {
            kinds_menu(ui, state, settings, out);
            frequency_menu(ui, state, settings, out);
        });
    }
}

/// Shows the menu of the kinds of questions.
fn kinds_menu(ui: &mut Ui, state: &State, settings: PredictSettings, out: &mut Vec<Message>) {
    let (count, all) = (settings.kinds.len(), BitFlags::<QuestionKind>::all());
    // Several kinds are ticked one after the other.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::new(texts::kinds(count, all.len())).config(config).ui(ui, |ui| {
        for kind in all {
            let mut is_asked = settings.kinds.contains(kind);
            if ui.checkbox(&mut is_asked, kind.name(state.view().recurrence)).changed() {
                out.push(Message::AskKind(kind, is_asked));
            }
        }
    });
    button.tooltip(texts::kinds_tooltip);
}

/// Shows the menu of how often a question is asked.
fn frequency_menu(ui: &mut Ui, state: &State, settings: PredictSettings, out: &mut Vec<Message>) {
    let name = |often: Frequency| often.name(state.fill());
    let response = ComboBox::from_id_salt("how-often-it-is-asked")
        .selected_text(name(settings.often))
        .width(120.0)
        .show_ui(ui, |ui| {
            for often in Frequency::ALL {
                let item = ui.selectable_label(often == settings.often, name(often));
                if is_chosen(ui, &item) {
                    out.push(Message::AskOften(often));
                }
            }
        })
        .response;
    response.accessible_name(texts::how_often()).tooltip(texts::how_often_tooltip);
}
