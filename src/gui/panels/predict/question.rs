//! The open question: its text, the fields for the answer, and whether the answer was correct.

use egui::{Align, Button, FontId, Id, Label, Layout, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::message::{Message, Reply};
use crate::app::predictions::OpenQuestion;
use crate::app::state::State;
use crate::app::transport::TransportAction;
use crate::game::{CountFrom, Pick};
use crate::gui::panels::predict::score::score;
use crate::gui::widgets::focus;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::record::QuestionProgress;
use crate::predict::{AnswerForm, QuestionState};
use crate::wording::panels::predict as texts;

/// The sizes of a question, in points: its text, the other texts, and the field for a number.
#[derive(Clone, Copy, Debug)]
pub struct QuestionSizes {
    pub question: f32,
    pub text: f32,
    pub field_width: f32,
}

impl QuestionSizes {
    /// In the window's step panel.
    pub const STEP_PANEL: Self = Self { question: 15.0, text: 13.5, field_width: 110.0 };

    /// Returns the sizes on a slide of the lecture view, where `unit` is the size of a point of the slide.
    pub fn on_slide(unit: f32) -> Self {
        Self { question: 28.0 * unit, text: 24.5 * unit, field_width: 190.0 * unit }
    }

    /// Returns the font of all texts but the question.
    pub fn text(self) -> FontId {
        theme::font(Face::Regular, self.text)
    }
}

/// Shows the open question, the fields and buttons for an answer, and whether the answer was correct.
pub fn question(
    ui: &mut Ui,
    state: &State,
    asked: &OpenQuestion,
    open: &QuestionProgress,
    sizes: QuestionSizes,
    out: &mut Vec<Message>,
) {
    ui.spacing_mut().item_spacing.y = sizes.text * 0.35;
    let count_from = state.view().count_from;
    let question = asked.question.counting(count_from);
    let text = RichText::new(question.text()).font(theme::font(Face::Strong, sizes.question));
    // The layout begins at the right, so that the score always has room. The question takes the rest of the line.
    let size = vec2(ui.available_width(), sizes.question * 1.4);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if state.record().asked() > 0 {
            ui.label(RichText::new(score(state)).font(sizes.text()).color(theme::color(ui, ColorRole::WeakText)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let label = ui.add(Label::new(text).truncate());
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, question.spoken()));
        });
    });
    ui.horizontal_wrapped(|ui| {
        if open.is_settled() {
            go_on(ui, state, sizes, out);
        } else {
            answer(ui, asked, count_from, sizes, out);
            if button(ui, sizes, texts::reveal(), false).tooltip(texts::reveal_tooltip).clicked() {
                out.push(Message::Reply(Reply::Reveal));
            }
        }
    });
    let (text, role) = match (&open.state, asked.lacks) {
        (_, Some(lacks)) => (lacks.to_owned(), ColorRole::Text),
        (QuestionState::Asked, _) => return,
        (QuestionState::Wrong(answer), _) => (texts::not_correct(&question.explanation_of(answer)), ColorRole::Error),
        (QuestionState::Correct, _) => (texts::correct(&question.reveal()), ColorRole::Left),
        (QuestionState::Revealed, _) => (texts::answer(&question.reveal()), ColorRole::Text),
    };
    let label = ui.add(Label::new(RichText::new(text).font(sizes.text()).color(theme::color(ui, role))).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Shows the fields and buttons for an answer of the form that the question asks for.
fn answer(ui: &mut Ui, asked: &OpenQuestion, count_from: CountFrom, sizes: QuestionSizes, out: &mut Vec<Message>) {
    match asked.question.form() {
        AnswerForm::Cells(count) => {
            let chosen = asked.cells.len();
            let text = texts::choose_cells(chosen, count);
            ui.label(RichText::new(text).font(sizes.text()).color(theme::color(ui, ColorRole::WeakText)));
        }
        AnswerForm::End => {
            for (text, tooltip, pick) in [
                (texts::left(), texts::left_tooltip(), Pick::Left),
                (texts::both(), texts::both_tooltip(), Pick::Tie),
                (texts::right(), texts::right_tooltip(), Pick::Right),
            ] {
                if button(ui, sizes, text, false).tooltip(|| tooltip).clicked() {
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
            ui.label(RichText::new(texts::earlier_value()).font(sizes.text()));
            for (index, source) in sources.iter().enumerate() {
                let is_chosen = asked.source == Some(index);
                if button(ui, sizes, &source.name(count_from), is_chosen)
                    .tooltip(texts::earlier_value_tooltip)
                    .clicked()
                {
                    out.push(Message::Reply(Reply::Source(index)));
                }
            }
            check(ui, sizes, out);
        }
    }
}

/// Shows the field for a number. It gets the focus at the first attempt and after each wrong answer.
fn number(ui: &mut Ui, asked: &OpenQuestion, sizes: QuestionSizes, out: &mut Vec<Message>) {
    let mut text = asked.number.clone();
    let field = TextEdit::singleline(&mut text)
        .id(keys::number_field())
        .font(theme::font(Face::Strong, sizes.text))
        .hint_text(RichText::new(texts::a_number()).font(sizes.text()))
        .desired_width(sizes.field_width);
    let response = theme::field(ui, |ui| ui.add(field)).accessible_name(texts::your_number());
    let focused_for = Id::unique("attempt-that-the-field-had-the-focus-for");
    if ui.data(|data| data.get_temp(focused_for)) != Some(asked.attempt) {
        ui.data_mut(|data| data.insert_temp(focused_for, asked.attempt));
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

/// Shows the button that checks the answer.
fn check(ui: &mut Ui, sizes: QuestionSizes, out: &mut Vec<Message>) {
    if button(ui, sizes, texts::check(), true).tooltip(texts::check_tooltip).clicked() {
        out.push(Message::Reply(Reply::Check));
    }
}

/// Shows the button that goes on to the step.
fn go_on(ui: &mut Ui, state: &State, sizes: QuestionSizes, out: &mut Vec<Message>) {
    let Some(asked) = state.open_question() else { return };
    let response = button(ui, sizes, texts::go_on(), true).tooltip(texts::go_on_tooltip);
    if response.clicked() {
        out.push(Message::Transport(asked.transport, TransportAction::Forward));
    }
}

fn button(ui: &mut Ui, sizes: QuestionSizes, text: &str, is_main: bool) -> egui::Response {
    let (fill, role) = theme::choice(is_main);
    let text = RichText::new(text).font(sizes.text()).color(theme::color(ui, role));
    ui.add(Button::new(text).fill(theme::color(ui, fill)))
}
