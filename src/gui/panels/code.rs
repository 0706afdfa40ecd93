//! The code on the stage: recurrence and fill order, or fusion, as a function with the line that is being executed.

use egui::{Button, Rect, ScrollArea, Sense, Ui, vec2};

use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::Interval;
use crate::gui::panels::fusion::not_yet;
use crate::gui::panels::lecture;
use crate::gui::theme;
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::paint::{self, Layer};
use crate::gui::widgets::tooltip::Tooltip;
use crate::listing::execution::Execution;
use crate::listing::{Language, Listing};
use crate::picture::code::needed;
use crate::picture::slide::{Slide, Stage, StageParts};
use crate::session::{CodeSubject, Subject, View};
use crate::wording::panels::code as texts;

/// The smallest text size, in points. A longer listing is scrolled.
const MIN_TEXT_SIZE: f32 = 11.0;

/// The panel, with what is drawn.
#[derive(Default)]
pub struct CodePanel {
    drawn: Layer<Key>,
    /// The first line that was executed in the last frame. A new line is scrolled into view.
    executed: Option<usize>,
}

/// What the drawing follows from.
#[derive(Clone, PartialEq)]
struct Key {
    view: View,
    language: Language,
    execution: Option<Execution>,
    lit: Option<Interval>,
    area: Rect,
}

impl CodePanel {
    /// Shows the code as a slide does. Terms that read a cell light it in the table, and the other way.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        state: &State,
        (parts, slide): (&StageParts, Option<Slide>),
        out: &mut Vec<Message>,
    ) {
        let StageParts::Code(listing, language) = parts else { return };
        let is_of_fusion = state.view().code == CodeSubject::Fusion;
        if is_of_fusion && !state.leaves_out(Shown::CodeOfFusion) && state.fusion_run().is_none() {
            return not_yet(ui, state);
        }
        if let Some(slide) = slide {
            // It shows the lines around the executed ones, and has nothing to scroll.
            let (area, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            let derivation = |interval: Interval| state.derivation(interval);
            let room = paint::from_egui(area);
            let slide = Slide::over(Some(slide), room);
            let scene = state.scene_of(Subject::Code, slide, room, Stage::Other(parts), &derivation);
            let execution = scene.execution(*language);
            let code = scene.code(listing, execution.as_ref());
            let painter = ui.painter_at(paint::to_egui(room.joined(slide.words)));
            painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), code.marks()));
            return lecture::name_code(ui, &code);
        }
        ScrollArea::both().id_salt("code").auto_shrink([false, false]).show_viewport(ui, |ui, _| {
            let room = ui.clip_rect().intersect(ui.max_rect()).size();
            let derivation = |interval: Interval| state.derivation(interval);
            let needed = needed(listing, MIN_TEXT_SIZE).into();
            let (area, response) = ui.allocate_exact_size(room.max(needed), Sense::hover());
            let room = paint::from_egui(area);
            let scene = state.scene_of(Subject::Code, Slide::of_stage(room), room, Stage::Other(parts), &derivation);
            let execution = scene.execution(*language);
            let code = scene.code(listing, execution.as_ref());
            let (view, lit) = (state.view(), code.lit);
            let key = Key { view, language: *language, execution: execution.clone(), lit, area };
            self.drawn.draw(ui.painter(), theme::current(ui.ctx()), key, |_| code.marks());
            lecture::name_code(ui, &code);
            if let Some(read) = response.hover_pos().and_then(|at| code.read_at(paint::point(at))) {
                out.push(Message::PointAtRead(read));
            }
            let executed = execution.as_ref().and_then(|at| listing.lines.iter().position(|line| at.is_at(line)));
            if let Some(line) = executed.filter(|_| executed != self.executed) {
                // The lines around it come into view, too. The view does not scroll sideways.
                let line = paint::to_egui(code.line(line));
                let lines = line.expand2(vec2(0.0, 3.0 * line.height())).with_max_x(line.left());
                if !ui.clip_rect().y_range().contains(line.top()) || !ui.clip_rect().y_range().contains(line.bottom()) {
                    ui.scroll_to_rect(lines, None);
                }
            }
            self.executed = executed;
        });
    }
}

/// Returns the width at which the code needs no scrolling, in points.
pub fn width(parts: &StageParts) -> f32 {
    let StageParts::Code(listing, _) = parts else { return 0.0 };
    needed(listing, MIN_TEXT_SIZE).0
}

/// Shows the choices of what the code is of and of its language, and copies the code.
pub fn options(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    for subject in CodeSubject::ALL {
        let (name, tooltip) = match subject {
            CodeSubject::Table => (texts::code_of_table(), texts::code_of_table_tooltip()),
            CodeSubject::Calls => (texts::code_of_calls(), texts::code_of_calls_tooltip()),
            CodeSubject::Fusion => (texts::code_of_fusion(), texts::code_of_fusion_tooltip()),
        };
        let item = ui.selectable_label(subject == state.view().code, name).tooltip(|| tooltip);
        if is_chosen(ui, &item) {
            out.push(Message::Code(subject));
        }
    }
    ui.separator();
    for language in Language::ALL {
        let item = ui.selectable_label(language == state.preferences.language, language.name());
        if is_chosen(ui, &item) {
            out.push(Message::Language(language));
        }
    }
    ui.separator();
    let view = state.view();
    if ui.add(Button::new(texts::copy_code()).frame(false)).tooltip(texts::copy_code_tooltip).clicked() {
        ui.ctx().copy_text(Listing::new(view.method(), state.preferences.language, view.count_from).text());
        ui.close();
    }
}
