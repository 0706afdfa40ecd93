//! The dialog that lists all lessons, with what the user has done in each.

use egui::{Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::finder::{Finder, Found, has_words};
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::lessons;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::dialogs::finder as wording;
use crate::wording::{lesson_name, row_text};

/// The height of an entry, and the widths of its number and of what is at its right end, in points.
const ENTRY_HEIGHT: f32 = 44.0;
const NUMBER_WIDTH: f32 = 34.0;
const DONE_WIDTH: f32 = 84.0;

/// Finds a lesson by typed words, or by going through the list.
#[derive(Debug)]
pub struct LessonList {
    finder: Finder,
}

impl LessonList {
    /// Selects the lesson that is open, or else the first one.
    pub fn new(open: Option<usize>) -> Self {
        Self { finder: Finder::new(open.unwrap_or(0)) }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let window = ui.ctx().content_rect();
        set_width(ui, 520.0);
        heading(ui, wording::lessons());
        ui.add_space(4.0);
        let names = (wording::lessons_hint(), wording::find_a_lesson());
        let Found { entries, moved, entered } = self.finder.show(ui, names, found);
        let mut chosen = entries.get(self.finder.selected).copied().filter(|_| entered);
        let open = state.lesson();
        ui.add_space(4.0);
        // The dialog keeps its size while typing filters the list.
        let height = (window.height() - 210.0).clamp(120.0, 520.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (index, lesson) in entries.iter().enumerate() {
                let shown = Shown {
                    lesson: *lesson,
                    is_open: open == Some(*lesson),
                    is_selected: index == self.finder.selected,
                };
                let response = entry(ui, state, shown);
                if self.finder.entry(ui, index, &response, moved) {
                    chosen = Some(*lesson);
                }
            }
            if entries.is_empty() {
                ui.label(theme::weak(ui, wording::no_lesson()));
            }
        });
        if let Some(lesson) = chosen {
            out.push(Message::CloseDialog);
            out.push(Message::Lesson(lesson));
        }
    }
}

/// An entry of the list.
#[derive(Clone, Copy)]
struct Shown {
    lesson: usize,
    is_open: bool,
    is_selected: bool,
}

/// Returns the lessons whose number and title have each typed word.
fn found(query: &str) -> Vec<usize> {
    let name = |index: usize| lesson_name(index, &lessons::all()[index].document.title);
    (0..lessons::all().len()).filter(|index| has_words(&name(*index), query)).collect()
}

/// Shows a lesson with its number, its title, its coins, a tick if it is done, and the best result of its questions.
fn entry(ui: &mut Ui, state: &State, shown: Shown) -> Response {
    let Shown { lesson, is_open, is_selected } = shown;
    let document = &lessons::all()[lesson].document;
    let is_done = state.preferences.is_lesson_done(lesson);
    let score = state.preferences.lesson_score(lesson);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ENTRY_HEIGHT), Sense::click());
    response.widget_info(|| {
        let score = score.map(|score| (score.right, score.asked));
        let name = wording::lesson_entry(&lesson_name(lesson, &document.title), is_open, is_done, score);
        WidgetInfo::selected(Role::Button, true, is_selected, name)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    if is_selected {
        ui.painter().rect_filled(rect, 6.0, theme::color(ui, ColorRole::Raised));
    }
    if is_open {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 8.0), vec2(3.0, rect.height() - 16.0));
        ui.painter().rect_filled(bar, 1.5, theme::color(ui, ColorRole::First));
    }
    let left = rect.left() + 11.0;
    let middle = rect.right() - DONE_WIDTH - left - NUMBER_WIDTH;
    let mut texts = vec![
        ((lesson + 1).to_string(), Face::Mono, 13.5, ColorRole::WeakText, (left, 5.0), NUMBER_WIDTH),
        (document.title.clone(), Face::Strong, 13.5, ColorRole::Text, (left + NUMBER_WIDTH, 5.0), middle),
        (row_text(&document.row), Face::Mono, 11.5, ColorRole::WeakText, (left + NUMBER_WIDTH, 24.0), middle),
    ];
    let right = rect.right() - DONE_WIDTH;
    if let Some(score) = score {
        let text = wording::lesson_score(score.right, score.asked);
        texts.push((text, Face::Regular, 12.5, ColorRole::WeakText, (right + 30.0, 13.0), DONE_WIDTH - 34.0));
    }
    for (text, face, size, role, (x, y), width) in texts {
        let mut job = egui::text::LayoutJob::simple_singleline(text, theme::font(face, size), theme::color(ui, role));
        job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(pos2(x, rect.top() + y), galley, theme::color(ui, role));
    }
    if is_done {
        let stroke = Stroke::new(2.0, theme::color(ui, ColorRole::First));
        let [x, y] = [right + 10.0, rect.center().y];
        ui.painter().line(vec![pos2(x, y), pos2(x + 4.0, y + 4.5), pos2(x + 12.0, y - 5.0)], stroke);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_found_by_their_number_or_by_words_of_their_title() {
        assert_eq!(found("coins all three"), [2]);
        assert_eq!(found("lesson 27"), [26]);
        assert_eq!(found("").len(), lessons::all().len());
        assert!(found("no such lesson").is_empty());
    }
}
