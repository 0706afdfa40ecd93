//! The title of the session and the words of its stops, edited in place, with the way along the stops. Of a lesson also
//! its number, and the way to the other lessons.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Button, Frame, Id, Key, Label, Margin, Panel, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::command::Command;
use crate::app::message::{Edit, FreeReply, Message};
use crate::app::predictions::{FreeAnswer, FreeState};
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::gui::panels::stops::{self, TEXT_SIZE, report, set};
use crate::gui::widgets::controls::{self, link, right_aligned};
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::practice::Idea;
use crate::printable::{Lines, MAX_LAID_OUT};
use crate::session::Stop;
use crate::session::words::{Block, Span, in_words};
use crate::wording::panels::{predict, story as texts};
use crate::wording::practice::page as practice;

/// The size of a formula in the words, and the space below a paragraph of words, in points.
const FORMULA_SIZE: f32 = 12.0;
const PARAGRAPH_SPACE: f32 = 8.0;

/// The parts of the room that the words take below a picture, with a question or without one, and beside it, and their least
/// size, in points.
const WORDS_HEIGHT: f32 = 0.28;
const QUESTION_HEIGHT: f32 = 0.5;
const WORDS_WIDTH: f32 = 0.4;
const MIN_WORDS: Vec2 = vec2(240.0, 110.0);
/// If the least size is more than this part of the room, there are no words.
const MOST_WORDS: f32 = 0.4;

/// Shows the story in the rest of the panel.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    // At the bottom they stay under the pointer, however many lines the coins of the next lesson take.
    Panel::bottom("other-lessons").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
        ui.add_space(6.0);
        other_lessons(ui, state, out);
    });
    if let Some(idea) = state.practised {
        return exercise(ui, idea);
    }
    // A low window has no line to spare. The menus have the same commands.
    if is_free(state) && !theme::is_low(ui.ctx()) {
        offers(ui, state, out);
    }
    heading(ui, state);
    let title = (&state.document().title[..], Lines::One);
    let (response, title) = long_text::field(ui, Id::unique("title-of-the-session"), title, |ui, id, title| {
        let edit = TextEdit::singleline(title).hint_text(texts::title_hint()).font(theme::font(Face::Strong, 17.0));
        bare_field(ui, edit.id(id))
    });
    response.clone().accessible_name(texts::title());
    report(&response, title.map(|title| Message::Edit(Edit::Title(title))), out);
    ui.add_space(2.0);
    if state.preferences.shows_stops {
        stops::show(ui, state, out);
        ui.separator();
    }
    stop(ui, state, out);
}

/// Shows the way along the stops, and the words of the stop that is shown.
fn stop(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    if state.goes_by_stops() {
        path(ui, state, out);
    }
    // The usual least height would push a low panel over the picture.
    let scroll = ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).min_scrolled_height(0.0);
    scroll.show(ui, |ui| {
        words(ui, state, out);
        if let Some(asked) = state.free_answer() {
            free_question(ui, asked, out);
        }
    });
}

/// Shows the words of the stop below its picture or beside it, where the window shows one part at a time. There are none if
/// the stage shows them already, or if the picture would have no room.
pub fn with_subject(ui: &mut Ui, state: &State, is_beside: bool, out: &mut Vec<Message>) {
    if state.shown_words().is_empty() || state.practised.is_some() || state.shows_text() {
        return;
    }
    let room = ui.available_size();
    let (panel, room, part, least) = if is_beside {
        (Panel::right("story-beside"), room.x, WORDS_WIDTH, MIN_WORDS.x)
    } else {
        let part = if state.free_answer().is_some() { QUESTION_HEIGHT } else { WORDS_HEIGHT };
        (Panel::bottom("story-below"), room.y, part, MIN_WORDS.y)
    };
    if least <= MOST_WORDS * room {
        let size = (part * room).max(least);
        let margin = if is_beside { Margin { left: 12, ..Margin::ZERO } } else { Margin { top: 6, ..Margin::ZERO } };
        let frame = Frame::new().inner_margin(margin);
        panel.frame(frame).resizable(false).exact_size(size).show(ui, |ui| stop(ui, state, out));
    }
}

/// Shows what an exercise is about.
fn exercise(ui: &mut Ui, idea: Idea) {
    ui.label(theme::weak(ui, practice::exercise()));
    ui.label(RichText::new(idea.name()).font(theme::font(Face::Strong, 17.0)));
    ui.add_space(PARAGRAPH_SPACE);
    ui.label(practice::how());
}

/// Returns whether the row is that of no lesson, and nobody has written about it.
fn is_free(state: &State) -> bool {
    state.lesson().is_none() && state.document().title.is_empty() && state.stops().is_empty()
}

/// Shows what one would do next with a row of one's own.
fn offers(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let fill = Message::Transport(Transport::Fill, TransportAction::PlayPause);
    // The command would end the questions that are asked already.
    let can_predict = state.predict_settings().is_none();
    let offers: [(&str, bool, &[Message]); 5] = [
        (texts::play_it(), true, &[Command::PlayTheTable.into()]),
        (texts::fill_it(), true, &[Command::ShowTable.into(), fill]),
        (texts::fill_it_yourself(), state.own_table().is_some(), &[Command::ShowOwn.into()]),
        (texts::predict_it(), can_predict, &[Command::ShowTable.into(), Command::Predict.into()]),
        (texts::compare_it(), true, &[Command::ShowPlayers.into()]),
    ];
    ui.label(theme::weak(ui, texts::what_next()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for (text, enabled, messages) in offers {
            let button = link(ui, enabled, text);
            if ui.add_enabled(enabled, button).clicked() {
                out.extend_from_slice(messages);
            }
        }
        if let Some(lesson) = state.left_lesson() {
            let button = link(ui, true, &texts::back_to_lesson(lesson));
            if ui.add(button).clicked() {
                out.push(Message::Lesson(lesson));
            }
        }
    });
    ui.add_space(8.0);
}

/// The greatest number of stops that have a dot each, and the space for one, in points.
const MAX_DOTS: usize = 24;
const DOT_SPACE: f32 = 10.0;
/// The radius of a dot, and that of the stop that is shown.
const DOT: (f32, f32) = (2.5, 4.0);

/// Shows how far the lesson is on its stops, and leads to the stops before and behind.
fn path(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let (shown, count) = (state.stop_index(), state.stops().len());
    let text = shown.map_or_else(|| texts::before_stops(count), |shown| texts::stop_of(shown, count));
    ui.horizontal(|ui| {
        let mut button = |ui: &mut Ui, text: &str, to: Option<usize>, command: Command, is_next: bool| {
            let shown = RichText::new(text);
            let button = if is_next {
                Button::new(shown.color(theme::color(ui, ColorRole::OnMover))).fill(theme::color(ui, ColorRole::Mover))
            } else {
                Button::new(shown)
            };
            let response = ui.add_enabled(to.is_some(), button).tooltip(|| keys::tooltip(command, ui.ctx()));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, to.is_some(), text));
            if response.clicked() {
                out.extend(to.map(Message::GoToStop));
            }
        };
        let (back, next) = (state.stop_beside(true), state.stop_beside(false));
        // Beside a question that is answered, the same button stands at its answer.
        let is_next = state.continues_path() && state.stop_after_question().is_none();
        button(ui, texts::go_back(), back, Command::PreviousPage, false);
        button(ui, texts::go_on(), next, Command::NextPage, is_next);
        right_aligned(ui, |ui| {
            let dots = DOT_SPACE * count as f32;
            if count > MAX_DOTS || dots > ui.available_width() {
                ui.add(Label::new(theme::weak(ui, text)).truncate());
                return;
            }
            let (rect, response) = ui.allocate_exact_size(vec2(dots, 2.0 * DOT.1), Sense::hover());
            for index in 0..count {
                let at = pos2(rect.left() + DOT_SPACE * (index as f32 + 0.5), rect.center().y);
                let (radius, role) = match shown {
                    Some(shown) if shown == index => (DOT.1, ColorRole::Mover),
                    Some(shown) if shown > index => (DOT.0, ColorRole::Mover),
                    _ => (DOT.0, ColorRole::WeakText),
                };
                ui.painter().circle_filled(at, radius, theme::color(ui, role));
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            response.tooltip(|| text);
        });
    });
    ui.add_space(6.0);
}

/// The stop whose words are changed.
#[derive(Clone, Copy)]
struct Changed {
    /// They stay those of the same stop, even if none of them is left. `None` stands for the stop that is shown.
    index: Option<usize>,
    /// Whether their field gets the focus in the next frame.
    begins: bool,
}

fn edited_words() -> Id {
    Id::unique("stop-whose-words-are-changed")
}

/// Begins to change the words of the stop that is shown.
pub fn change_words(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(edited_words(), Changed { index: None, begins: true }));
}

/// Shows the words that are read. A double click, or Enter, changes them.
fn words(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let edited = edited_words();
    let changed: Option<Changed> = ui.data(|data| data.get_temp(edited));
    let index = changed.and_then(|changed| changed.index).unwrap_or_else(|| {
        // Who changes the stops sees those of this stop, and not those before it that are still read.
        let read = state.read_stop().filter(|_| changed.is_none() && !state.preferences.shows_stops);
        read.or(state.stop_index()).or(state.read_stop()).unwrap_or(0)
    });
    let stop = state.stops().get(index);
    let text = stop.map_or("", |stop| &stop.words);
    let id = Id::unique(("words-that-are-read", index));
    if changed.is_none() && !text.is_empty() && text.len() <= MAX_LAID_OUT {
        let shown = ui.scope(|ui| blocks(ui, &state.words())).response;
        let response = ui.interact(shown.rect, id.with("shown"), Sense::click());
        let how = if keys::has_keyboard(ui.ctx()) { texts::change_words() } else { texts::change_words_by_finger() };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, how));
        mark_focus(ui, &response);
        let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if response.double_clicked() || is_entered {
            ui.data_mut(|data| data.insert_temp(edited, Changed { index: Some(index), begins: true }));
        }
        response.tooltip(|| how.to_owned());
        return;
    }
    let (response, typed) = long_text::field(ui, id, (text, Lines::Many), |ui, id, text| {
        let edit = TextEdit::multiline(text)
            .hint_text(RichText::new(texts::words_hint()).italics())
            .text_color(theme::color(ui, ColorRole::Text))
            .font(theme::font(Face::Regular, TEXT_SIZE))
            .desired_rows(1);
        bare_field(ui, edit.id(id))
    });
    response.clone().accessible_name(texts::words());
    let typed = typed.map(|words| match stop {
        Some(stop) => set(index, Stop { words, ..stop.clone() }),
        None => Message::Edit(Edit::Words(words)),
    });
    report(&response, typed, out);
    let begins = changed.is_some_and(|changed| changed.begins);
    if begins {
        response.request_focus();
    }
    let goes_on = begins || response.has_focus();
    ui.data_mut(|data| {
        if goes_on {
            data.insert_temp(edited, Changed { index: Some(index), begins: false });
        } else {
            data.remove::<Changed>(edited);
        }
    });
}

/// Shows the author's question below the words that lead to it, with its answer once it is given.
fn free_question(ui: &mut Ui, asked: &FreeAnswer, out: &mut Vec<Message>) {
    let FreeAnswer { question, typed, state } = asked;
    let mut reply = |reply| out.push(Message::FreeReply(reply));
    ui.add_space(4.0);
    ui.label(RichText::new(&question.question).font(theme::font(Face::Strong, TEXT_SIZE)));
    ui.add_space(4.0);
    let size = vec2(ui.available_width(), theme::target(ui, 27.0));
    let is_open = state.waits();
    for choice in &question.choices {
        let is_marked = !is_open && question.is_right(choice);
        let button = if is_open { Button::new(choice) } else { Button::selectable(is_marked, choice) };
        if ui.add_enabled(is_open || is_marked, button.wrap().min_size(size)).clicked() {
            reply(FreeReply::Answer(choice.clone()));
        }
    }
    if is_open {
        ui.horizontal(|ui| {
            if question.choices.is_empty() {
                let mut text = typed.clone();
                let field = TextEdit::singleline(&mut text)
                    .id(keys::answer_field())
                    .hint_text(texts::your_answer())
                    .desired_width(110.0);
                let response = theme::field(ui, |ui| ui.add(field));
                response.clone().accessible_name(texts::your_answer());
                // One types at once.
                let seen = Id::unique("question-that-has-had-the-focus");
                if ui.data(|data| data.get_temp::<String>(seen)).is_none_or(|seen| seen != question.question) {
                    ui.data_mut(|data| data.insert_temp(seen, question.question.clone()));
                    response.request_focus();
                }
                if response.changed() {
                    reply(FreeReply::Type(text.clone()));
                }
                let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if ui.button(predict::check()).clicked() || is_entered {
                    // Another try types over this one.
                    controls::select_all(ui, response.id, text.chars().count());
                    reply(FreeReply::Answer(text));
                }
            }
            if ui.button(predict::reveal()).clicked() {
                reply(FreeReply::Reveal);
            }
        });
    }
    let answer = question.reveal();
    let (told, role) = match state {
        FreeState::Open => return,
        FreeState::Wrong(given) => (texts::not_the_answer(given), ColorRole::Error),
        FreeState::Right => (predict::correct(answer), ColorRole::Left),
        FreeState::Revealed => (predict::answer(answer), ColorRole::Text),
    };
    ui.add_space(4.0);
    let response = ui.label(RichText::new(&told).color(theme::color(ui, role)));
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &told));
}

/// Shows words as they are read.
fn blocks(ui: &mut Ui, blocks: &[Block]) {
    let color = theme::color(ui, ColorRole::Text);
    let format = |is_emphasized: bool| {
        let face = if is_emphasized { Face::Strong } else { Face::Regular };
        TextFormat::simple(theme::font(face, TEXT_SIZE), color)
    };
    for block in blocks {
        let mut job = LayoutJob::default();
        let (start, spans) = match block {
            Block::Formula(formula) => {
                // Its lines end behind commas.
                ui.label(
                    RichText::new(theme::unbroken(formula)).font(theme::font(Face::Mono, FORMULA_SIZE)).color(color),
                );
                ui.add_space(PARAGRAPH_SPACE);
                continue;
            }
            Block::Rows(rows) => {
                ui.label(RichText::new(in_words(rows)).font(theme::font(Face::Mono, FORMULA_SIZE)).color(color));
                ui.add_space(PARAGRAPH_SPACE);
                continue;
            }
            Block::Paragraph(spans) => ("", spans),
            Block::Item(spans) => ("• ", spans),
        };
        job.append(start, 0.0, format(false));
        for Span { text, is_emphasized } in spans {
            job.append(text, 0.0, format(*is_emphasized));
        }
        ui.label(job);
        ui.add_space(if matches!(block, Block::Item(_)) { 2.0 } else { PARAGRAPH_SPACE });
    }
}

/// Shows where the session is among the lessons, and where the lesson is on its stops.
fn heading(ui: &mut Ui, state: &State) {
    let text = match state.lesson() {
        Some(lesson) => {
            let is_done = state.preferences.is_lesson_done(state.document());
            texts::lesson_of(lesson, state.course().count(), is_done)
        }
        None => texts::session_heading().to_owned(),
    };
    let text = match state.stop_index().filter(|_| state.goes_by_stops()) {
        Some(shown) => texts::heading_at_stop(&text, shown, state.stops().len()),
        None => text,
    };
    ui.label(theme::weak(ui, text));
}

/// Shows the buttons to the other lessons.
fn other_lessons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let (lesson, count) = (state.lesson(), state.course().count());
    ui.horizontal(|ui| {
        let previous = lesson.and_then(|lesson| lesson.checked_sub(1));
        let next = Some(lesson.map_or(0, |lesson| lesson + 1)).filter(|next| *next < count);
        let mut button = |ui: &mut Ui, text: &str, command: Command| {
            let response = ui.add(link(ui, true, text)).tooltip(|| keys::tooltip(command, ui.ctx()));
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, command.about().label));
            if response.clicked() {
                out.push(command.into());
            }
        };
        if let Some(previous) = previous {
            button(ui, &texts::previous_lesson(previous), Command::PreviousLesson);
        }
        if let Some(next) = next {
            button(ui, &texts::next_lesson(next), Command::NextLesson);
        }
        right_aligned(ui, |ui| button(ui, texts::all_lessons(), Command::Lessons));
    });
}

/// Shows a field as wide as the panel, without a frame.
fn bare_field(ui: &mut Ui, edit: TextEdit) -> Response {
    let edit = edit.desired_width(f32::INFINITY).frame(Frame::NONE).margin(Margin::ZERO);
    let response = theme::field(ui, |ui| ui.add(edit));
    mark_focus(ui, &response);
    response
}

/// Outlines the field that has the focus, because these fields have no frame.
fn mark_focus(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let edge = Stroke::new(1.0, theme::color(ui, ColorRole::Mover));
        ui.painter().rect_stroke(response.rect.expand(2.0), 4.0, edge, StrokeKind::Inside);
    }
}
