//! Predicting: what is asked, as a bar; the question that is open, where the step panel else is; its score and summary.

use egui::{Align, Button, ComboBox, FontId, Id, Label, Layout, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::{Message, Reply};
use crate::app::predictions::OpenQuestion;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Pick;
use crate::gui::keys;
use crate::gui::theme;
use crate::gui::widgets::focus;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::record::QuestionProgress;
use crate::predict::{AnswerForm, Frequency, PredictSettings, QuestionKind, QuestionState};

/// The sizes of the letters of a question.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub question: f32,
    pub text: f32,
    pub field_width: f32,
}

impl Sizes {
    /// At the transport.
    pub const DESK: Self = Self { question: 15.0, text: 13.5, field_width: 110.0 };

    /// In a hall, where a point of a slide has this size.
    pub fn hall(unit: f32) -> Self {
        Self { question: 28.0 * unit, text: 24.5 * unit, field_width: 190.0 * unit }
    }

    fn text(self) -> FontId {
        theme::font(Face::Regular, self.text)
    }
}

/// What is asked and how often, and the score.
pub fn bar(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let Some(settings) = state.predict_settings() else { return };
    ui.horizontal(|ui| {
        theme::heading(ui, "Predict");
        kinds_menu(ui, state, settings, out);
        often_menu(ui, state, settings, out);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let stop = ui.button("Stop").on_hover_text(keys::tooltip(Command::Predict, ui.ctx()));
            if stop.clicked() {
                out.push(Command::Predict.into());
            }
            let has_answers = state.record().asked() > 0;
            let about = Command::Summary.about();
            let summary = ui.add_enabled(has_answers, Button::new("Summary…")).on_hover_text(about.tooltip);
            if summary.clicked() {
                out.push(Command::Summary.into());
            }
            let weak = |text: String| RichText::new(text).color(theme::color(ui, ColorRole::WeakText));
            // Of the game nothing keeps silent but a person, who plays.
            let why = settings
                .why_nothing_asked(state.view().recurrence)
                .filter(|_| state.transports.active == Transport::Fill);
            if let Some(why) = why {
                ui.add(Label::new(weak(why.to_owned())).truncate()).on_hover_text(why);
                return;
            }
            // Half of a score says nothing; the question has it too.
            let text = score(state);
            if theme::text_width(ui, &text, Sizes::DESK.text()) <= ui.available_width() {
                ui.label(weak(text));
            }
        });
    });
}

/// `3 of 4 at once · streak 2`, or what to do first.
pub fn score(state: &State) -> String {
    let record = state.record();
    match record.asked() {
        0 => "step on, and you are asked".to_owned(),
        asked => format!("{} of {asked} at once · streak {}", record.correct_at_first_try(), record.streak()),
    }
}

fn kinds_menu(ui: &mut Ui, state: &State, settings: PredictSettings, out: &mut Vec<Message>) {
    let count = settings.kinds.iter().count();
    let menu = ui.menu_button(format!("Asks {count} of {}", QuestionKind::ALL.len()), |ui| {
        for kind in QuestionKind::ALL {
            let mut is_asked = settings.kinds.contains(kind);
            if ui.checkbox(&mut is_asked, kind.name(state.view().recurrence)).changed() {
                out.push(Message::Predict(PredictSettings { kinds: settings.kinds.with(kind, is_asked), ..settings }));
            }
        }
    });
    menu.response.on_hover_text("Which kinds of questions are asked");
}

fn often_menu(ui: &mut Ui, state: &State, settings: PredictSettings, out: &mut Vec<Message>) {
    let name = |often: Frequency| often.name(state.fill());
    let response = ComboBox::from_id_salt("how often it is asked")
        .selected_text(name(settings.often))
        .width(120.0)
        .show_ui(ui, |ui| {
            for often in Frequency::ALL {
                if ui.selectable_label(often == settings.often, name(often)).clicked() {
                    out.push(Message::Predict(PredictSettings { often, ..settings }));
                }
            }
        })
        .response;
    response.accessible_name("How often").on_hover_text("Before which steps a question is asked");
}

/// The question that is open, the means to answer it, and what became of the answer.
pub fn question(
    ui: &mut Ui,
    state: &State,
    asked: &OpenQuestion,
    open: &QuestionProgress,
    sizes: Sizes,
    out: &mut Vec<Message>,
) {
    ui.spacing_mut().item_spacing.y = sizes.text * 0.35;
    let text = RichText::new(asked.question.text()).font(theme::font(Face::Strong, sizes.question));
    // From the right, for the score always has room; the question takes the rest of it.
    let size = vec2(ui.available_width(), sizes.question * 1.4);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if state.record().asked() > 0 {
            ui.label(RichText::new(score(state)).font(sizes.text()).color(theme::color(ui, ColorRole::WeakText)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let label = ui.add(Label::new(text).truncate());
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, asked.question.spoken()));
        });
    });
    ui.horizontal_wrapped(|ui| {
        if open.is_settled() {
            go_on(ui, state, sizes, out);
        } else {
            answer(ui, asked, sizes, out);
            if button(ui, sizes, "Reveal", false).on_hover_text("Show the answer (Page ↓)").clicked() {
                out.push(Message::Reply(Reply::Reveal));
            }
        }
    });
    let (text, role) = match (&open.state, asked.lacks) {
        (_, Some(lacks)) => (lacks.to_owned(), ColorRole::Text),
        (QuestionState::Asked, _) => return,
        (QuestionState::Wrong(explanation), _) => (format!("Not right. {}", explanation.sentence), ColorRole::Error),
        (QuestionState::Correct, _) => (format!("Right: {}.", asked.question.reveal()), ColorRole::Left),
        (QuestionState::Revealed, _) => (format!("It is {}.", asked.question.reveal()), ColorRole::Text),
    };
    let label = ui.add(Label::new(RichText::new(text).font(sizes.text()).color(theme::color(ui, role))).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

fn answer(ui: &mut Ui, asked: &OpenQuestion, sizes: Sizes, out: &mut Vec<Message>) {
    match asked.question.form() {
        AnswerForm::Cells(count) => {
            let chosen = asked.cells.len();
            let text = format!("Click them, or go there by the arrows and press Space: {chosen} of {count} chosen");
            ui.label(RichText::new(text).font(sizes.text()).color(theme::color(ui, ColorRole::WeakText)));
        }
        AnswerForm::End => {
            for (text, tooltip, pick) in [
                ("← left", "Taking left is best (←)", Pick::Left),
                ("both ↑", "Both ends are equally good (↑ or ↓)", Pick::Tie),
                ("right →", "Taking right is best (→)", Pick::Right),
            ] {
                if button(ui, sizes, text, false).on_hover_text(tooltip).clicked() {
                    out.push(Message::Reply(Reply::End(pick)));
                }
            }
        }
        AnswerForm::Number => {
            number(ui, asked, sizes, out);
            check(ui, sizes, out);
        }
        AnswerForm::NumberFrom(sources) => {
            number(ui, asked, sizes, out);
            ui.label(RichText::new("the old").font(sizes.text()));
            for (index, source) in sources.iter().enumerate() {
                let is_chosen = asked.source == Some(index);
                if button(ui, sizes, &source.name(), is_chosen).on_hover_text("Chosen by ↑ and ↓").clicked() {
                    out.push(Message::Reply(Reply::Source(index)));
                }
            }
            check(ui, sizes, out);
        }
    }
}

/// The field has the focus from the start, and again after an answer that was wrong.
fn number(ui: &mut Ui, asked: &OpenQuestion, sizes: Sizes, out: &mut Vec<Message>) {
    let mut text = asked.number.clone();
    let field = TextEdit::singleline(&mut text)
        .id(keys::number_field())
        .font(theme::font(Face::Strong, sizes.text))
        .hint_text(RichText::new("a number").font(sizes.text()))
        .desired_width(sizes.field_width);
    let response = theme::field(ui, |ui| ui.add(field)).accessible_name("Your number");
    let given = Id::unique("attempt that the field had the focus for");
    if ui.data(|data| data.get_temp(given)) != Some(asked.attempt) {
        ui.data_mut(|data| data.insert_temp(given, asked.attempt));
        let length = text.chars().count();
        if asked.is_typed_on {
            focus::go_to_end(ui.ctx(), response.id, length);
        } else {
            focus::select_all(ui, response.id, length);
        }
    }
    if text != asked.number {
        out.push(Message::Reply(Reply::Number(text)));
    }
}

fn check(ui: &mut Ui, sizes: Sizes, out: &mut Vec<Message>) {
    if button(ui, sizes, "Check", true).on_hover_text("Check the answer (Enter)").clicked() {
        out.push(Message::Reply(Reply::Check));
    }
}

fn go_on(ui: &mut Ui, state: &State, sizes: Sizes, out: &mut Vec<Message>) {
    let Some(asked) = state.open_question() else { return };
    let response = button(ui, sizes, "Go on", true).on_hover_text("Show the step (Enter, →, Space or Page ↓)");
    if response.clicked() {
        out.push(Message::Transport(asked.transport, TransportAction::Forward));
    }
}

fn button(ui: &mut Ui, sizes: Sizes, text: &str, is_main: bool) -> egui::Response {
    let (fill, letters) = theme::choice(is_main);
    let text = RichText::new(text).font(sizes.text()).color(theme::color(ui, letters));
    ui.add(Button::new(text).fill(theme::color(ui, fill)))
}
