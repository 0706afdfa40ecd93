//! Predicting a step before it is shown: the settings and the score, the open question, and the hands of a class.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Align2, Button, ComboBox, CursorIcon, FontId, Id, Label, Layout, PopupCloseBehavior, Rect, RichText, Role,
    Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use enumflags2::BitFlags;

use crate::app::command::Command;
use crate::app::message::{Message, Reply};
use crate::app::predictions::OpenQuestion;
use crate::app::predictions::ShowOfHands;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::{CountFrom, Pick};
use crate::gui::widgets::controls::{self, is_chosen};
use crate::gui::widgets::tooltip::{Tooltip, explain};
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::record::QuestionProgress;
use crate::predict::{AnswerForm, Frequency, PredictSettings, QuestionKind, QuestionState};
use crate::wording::Term;
use crate::wording::panels::{predict as texts, story};
use crate::wording::practice::page as practice;
use crate::wording::predict::show_of_hands;

/// A narrower bar, in points, has its menus on a line of their own.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 440.0;

/// The height of the open question, in points, in a usual window and in a low one. The stage keeps its size.
const HEIGHT: f32 = 150.0;
const LOW_HEIGHT: f32 = 120.0;
/// The usual height of a button, in points.
const BUTTON_HEIGHT: f32 = 27.0;

/// Shows the bar while a step is to be predicted, and room for the question below it.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    bar(ui, state, out);
    ui.add_space(4.0);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height(ui)), Sense::hover());
    if !question_in(ui, room, state, out) {
        let stroke = Stroke::new(1.0, theme::color(ui, ColorRole::Edge));
        ui.painter().rect_stroke(room, 10.0, stroke, StrokeKind::Inside);
        let text = Label::new(theme::weak(ui, texts::question_place())).wrap();
        ui.put(room.shrink(12.0), text);
    }
}

/// Returns the height of the room for a question, in points.
pub fn height(ui: &Ui) -> f32 {
    let usual = if theme::is_low(ui.ctx()) { LOW_HEIGHT } else { HEIGHT };
    usual + theme::target(ui, BUTTON_HEIGHT) - BUTTON_HEIGHT
}

/// Shows the open question in a frame over `room`, if there is one. Returns whether there is.
pub fn question_in(ui: &mut Ui, room: Rect, state: &State, out: &mut Vec<Message>) -> bool {
    let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) else { return false };
    let (vertical, line_space) = if theme::is_low(ui.ctx()) { (6.0, 2.0) } else { (11.0, 5.0) };
    let stroke = Stroke::new(1.0, theme::color(ui, ColorRole::Edge));
    ui.painter().rect(room, 10.0, theme::color(ui, ColorRole::Panel), stroke, StrokeKind::Inside);
    let horizontal = if theme::shows_one_part(ui.ctx()) { 12.0 } else { 18.0 };
    let inner = room.shrink2(vec2(horizontal, vertical));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    inner.spacing_mut().item_spacing.y = line_space;
    question(&mut inner, state, asked, &open, QuestionSizes::WINDOW, out);
    true
}

/// Shows the bar while a step is to be predicted.
pub fn bar(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    // An exercise has its question alone.
    let Some(settings) = state.predict_settings().filter(|_| state.practised.is_none()) else { return };
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
                && theme::text_width(ui, &text, QuestionSizes::WINDOW.text()) <= ui.available_width()
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

/// The sizes of a question, in points: its text, the other texts, and the field for a number.
#[derive(Clone, Copy, Debug)]
pub struct QuestionSizes {
    pub question: f32,
    pub text: f32,
    pub field_width: f32,
}

impl QuestionSizes {
    /// In the window.
    const WINDOW: Self = Self { question: 15.0, text: 13.5, field_width: 110.0 };

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
    let question = asked.question.clone().counting(count_from);
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
        (QuestionState::Wrong(answer), _) => (texts::not_correct(question.explanation_of(answer)), ColorRole::Error),
        (QuestionState::Correct, _) => (texts::correct(question.reveal()), ColorRole::Left),
        (QuestionState::Revealed, _) => (texts::answer(question.reveal()), ColorRole::Text),
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
            controls::go_to_end(ui.ctx(), response.id, length);
        } else {
            controls::select_all(ui, response.id, length);
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

/// Shows the button that goes on: to the next stop, or to the step.
fn go_on(ui: &mut Ui, state: &State, sizes: QuestionSizes, out: &mut Vec<Message>) {
    let text = match state.stop_after_question() {
        Some(_) => story::go_on(),
        None if state.practised.is_some() => practice::next(),
        None => texts::go_on(),
    };
    let response = button(ui, sizes, text, true).tooltip(texts::go_on_tooltip);
    if response.clicked() {
        out.extend(state.after_question());
    }
}

fn button(ui: &mut Ui, sizes: QuestionSizes, text: &str, is_main: bool) -> egui::Response {
    ui.add(controls::of_choice(ui, RichText::new(text).font(sizes.text()), is_main))
}

/// Returns the score as text, such as `First try: 3 of 4 · streak: 2`, or how to begin.
pub fn score(state: &State) -> String {
    let record = state.record();
    match record.asked() {
        0 => texts::how_to_begin().to_owned(),
        asked => texts::score(record.correct_at_first_try(), asked, record.streak()),
    }
}

/// The commands that raise a hand for each answer.
const RAISE: [Command; 3] = [Command::TakeLeft, Command::TakeRight, Command::RaiseThird];
/// The text sizes, the gap, the greatest width of a counter and the width of the result, on a slide of 1280 × 720 points.
const OPTION_SIZE: f32 = 26.0;
const HAND_COUNT_SIZE: f32 = 34.0;
const HAND_TEXT_SIZE: f32 = 21.0;
const HAND_GAP: f32 = 18.0;
/// The height of the bar of a vote.
const BAR_HEIGHT: f32 = 6.0;
const HAND_MAX_WIDTH: f32 = 330.0;
/// The greatest height of a counter, and the room beside its answer for the margins and the hands.
const HAND_MAX_HEIGHT: f32 = 84.0;
const HAND_ROOM: f32 = 76.0;
const RESULT_WIDTH: f32 = 240.0;
/// The least height at which the hands of a counter have their usual size.
const USUAL_HEIGHT: f32 = 46.0;

/// Who sees the counters of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandsFor {
    /// The lecturer sees all of them from the start, with the keys that raise a hand.
    Lecturer,
    /// The audience sees the answers alone until the first hand is counted. Under the pointer, they are buttons.
    Audience,
}

/// Shows the counters in a room. A click on a counter raises a hand, and one with the other button lowers it.
pub fn hands(ui: &Ui, asked: &ShowOfHands, audience: HandsFor, room: Rect, unit: f32, out: &mut Vec<Message>) {
    if asked.options.is_empty() {
        return;
    }
    let (correct, all) = asked.score();
    let result = if asked.is_answered && all > 0 { show_of_hands::result(correct, all) } else { String::new() };
    let room = room.with_min_y(room.top() + 4.0 * unit).with_max_y(room.bottom() - 4.0 * unit);
    let (counters, beside) =
        room.split_left_right_at_x(if result.is_empty() { room.right() } else { room.right() - RESULT_WIDTH * unit });
    let (count, gap) = (asked.options.len(), HAND_GAP * unit);
    // Answers that are too long for a place side by side stand below each other.
    let font = theme::font(Face::Strong, OPTION_SIZE * unit);
    let widths = asked.options.iter().map(|option| theme::text_width(ui, &option.text, font.clone()));
    let needed = widths.fold(0.0, f32::max) + HAND_ROOM * unit;
    let columns = ((counters.width() + gap) / (needed + gap)) as usize;
    let columns = columns.clamp(1, count);
    let lines = count.div_ceil(columns);
    let share = |room: f32, count: usize| (room + gap) / count as f32 - gap;
    let width = share(counters.width(), columns).min(HAND_MAX_WIDTH * unit);
    let height = share(counters.height(), lines).min(HAND_MAX_HEIGHT * unit).max(30.0 * unit);
    let is_pointed_at = ui.rect_contains_pointer(counters);
    let look = CounterLook {
        is_framed: audience == HandsFor::Lecturer || asked.is_answered || all > 0 || is_pointed_at,
        has_count: audience == HandsFor::Lecturer || all > 0,
        has_key: audience == HandsFor::Lecturer && !asked.is_answered,
        unit,
    };
    for index in 0..asked.options.len() {
        let (line, column) = (index / columns, index % columns);
        let left = counters.left() + column as f32 * (width + gap);
        let top = counters.top() + line as f32 * (height + gap);
        counter(ui, asked, index, Rect::from_min_size(pos2(left, top), vec2(width, height)), look, out);
    }
    if !result.is_empty() {
        let font = theme::font(Face::Regular, HAND_TEXT_SIZE * unit);
        let color = theme::color(ui, ColorRole::Text);
        ui.painter().text(beside.right_center(), Align2::RIGHT_CENTER, &result, font, color);
        let response = ui.interact(beside, ui.unique_id().with("result-of-the-class"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &result));
    }
}

/// What a counter shows besides the answer.
#[derive(Clone, Copy, Debug)]
struct CounterLook {
    is_framed: bool,
    has_count: bool,
    /// Whether it shows the key that raises a hand.
    has_key: bool,
    unit: f32,
}

/// Shows both votes for an answer as bars below it: that of the first vote beside that of the second one.
fn bars(ui: &Ui, asked: &ShowOfHands, votes: [u32; 2], rect: Rect, unit: f32) {
    let earlier = asked.earlier.iter().flatten();
    let most = asked.hands.iter().chain(earlier).copied().max().unwrap_or(0).max(1);
    let height = BAR_HEIGHT * unit;
    let room = rect.shrink2(vec2(14.0 * unit, 5.0 * unit));
    for (number, (hands, role)) in votes.into_iter().zip([ColorRole::WeakText, ColorRole::Mover]).enumerate() {
        let half = (room.width() - 4.0 * unit) / 2.0;
        let left = room.left() + number as f32 * (half + 4.0 * unit);
        let size = vec2(half * hands as f32 / most as f32, height);
        let bar = Rect::from_min_size(pos2(left, room.bottom() - height), size);
        ui.painter().rect_filled(bar, height / 2.0, theme::color(ui, role));
    }
}

/// Shows the counter of an answer: the answer, the hands for it, and the key that raises one.
fn counter(ui: &Ui, asked: &ShowOfHands, index: usize, rect: Rect, look: CounterLook, out: &mut Vec<Message>) {
    let CounterLook { is_framed, has_count, has_key, unit } = look;
    let (option, hands) = (&asked.options[index], asked.hands[index]);
    let is_correct = asked.is_answered.then_some(option.is_correct);
    let sense = if asked.is_answered { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, ui.unique_id().with(("counter-of-hands", index)), sense);
    let mut name = show_of_hands::counter(&option.text, hands, is_correct);
    if let Some(earlier) = &asked.earlier {
        name = show_of_hands::counter_again(name, earlier[index]);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, !asked.is_answered, &name));
    if response.clicked() {
        out.push(Message::Hands(index, 1));
    }
    if response.secondary_clicked() {
        out.push(Message::Hands(index, -1));
    }
    let painter = ui.painter();
    let (fill, text, edge) = match is_correct {
        Some(true) => (ColorRole::Mover, ColorRole::OnMover, ColorRole::Mover),
        Some(false) => (ColorRole::Background, ColorRole::WeakText, ColorRole::Edge),
        None => (ColorRole::Panel, ColorRole::Text, ColorRole::Edge),
    };
    if is_framed {
        painter.rect_filled(rect, 8.0 * unit, theme::color(ui, fill));
        let stroke = Stroke::new((1.5 * unit).max(1.0), theme::color(ui, edge));
        painter.rect_stroke(rect, 8.0 * unit, stroke, StrokeKind::Inside);
    }
    if let Some(earlier) = &asked.earlier {
        bars(ui, asked, [earlier[index], hands], rect, unit);
    }
    let color = theme::color(ui, text);
    let inside = rect.shrink(14.0 * unit);
    // A long answer leaves little room for the counters below it.
    let by = unit * (rect.height() / (USUAL_HEIGHT * unit)).min(1.0);
    let font = |face, size: f32| theme::font(face, size * by);
    painter.text(inside.left_center(), Align2::LEFT_CENTER, &option.text, font(Face::Strong, OPTION_SIZE), color);
    if has_count {
        painter.text(inside.right_center(), Align2::RIGHT_CENTER, hands, font(Face::Mono, HAND_COUNT_SIZE), color);
    }
    if has_key && let Some(command) = RAISE.get(index) {
        let key = keys::shortcut_text(*command, ui.ctx());
        let weak = theme::color(ui, ColorRole::WeakText);
        painter.text(inside.center(), Align2::CENTER_CENTER, key, font(Face::Mono, HAND_TEXT_SIZE * 0.8), weak);
    }
    if !asked.is_answered {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}
