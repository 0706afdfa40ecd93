//! The dialog that lists the lessons of the course, with what the user has done in each.

use egui::{Sense, Ui};

use super::entries::{Content, Look, contents, entry, found, head, list, nothing};
use super::finder::{Finder, Found};
use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::keys;
use crate::gui::widgets::tooltip::Tooltip;
use crate::lessons;
use crate::session::course::Place;
use crate::wording::course as texts;
use crate::wording::dialogs::finder as wording;

/// What the dialog has above and below the list, in points.
const AROUND: f32 = 250.0;

/// Finds a lesson by typed words, or by going through the list.
#[derive(Debug)]
pub struct LessonList {
    finder: Finder,
}

impl LessonList {
    /// Selects the lesson that is open, or else the first one.
    pub fn new(state: &State) -> Self {
        let open = state.lesson().and_then(|open| state.course().course().entry_of(open));
        Self { finder: Finder::new(open.unwrap_or(0)) }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        let state = app.state();
        let course = state.course().course();
        head(ui, wording::lessons(), state);
        let names = (wording::lessons_hint(), wording::find_a_lesson());
        let is_lesson = |place: &usize| course.entries[*place].lesson().is_some();
        let Found { entries, moved, entered } = self.finder.show(ui, names, |query| found(course, query), is_lesson);
        let selected = entries.get(self.finder.selected).copied().filter(is_lesson);
        let mut chosen = selected.filter(|_| entered);
        ui.add_space(4.0);
        list(ui, AROUND, |ui| {
            for (index, content) in contents(course, &entries).enumerate() {
                let Content::Lesson(_, lesson) = content else {
                    entry(ui, state, content, passed_over(entries.len()));
                    continue;
                };
                let look = Look {
                    is_open: state.lesson() == Some(lesson),
                    is_selected: index == self.finder.selected,
                    sense: Sense::click(),
                    of: entries.len(),
                };
                let response = entry(ui, state, content, look);
                if self.finder.entry(ui, index, &response, moved) {
                    chosen = Some(entries[index]);
                }
            }
            if entries.is_empty() {
                nothing(ui, course);
            }
            if self.finder.is_empty() && state.course().bundled_index() == Some(0) {
                earlier(ui, state);
            }
        });
        ui.separator();
        buttons(ui, state, out);
        if let Some(lesson) = chosen.map(|place| course.lesson_at(place)) {
            out.push(Message::CloseDialog);
            // In a lecture, a lesson begins with its title.
            out.push(match state.lecture {
                Some(_) => Message::GoToPlace(lesson, Place::Title),
                None => Message::Lesson(lesson),
            });
        } else if let Some(place) = selected
            && keys::take(ui.ctx(), Command::StartLecture)
        {
            out.push(Message::CloseDialog);
            out.push(Message::LectureFrom(course.lesson_at(place)));
        }
    }
}

/// Returns how an entry is shown that is only read.
fn passed_over(of: usize) -> Look {
    Look { is_open: false, is_selected: false, sense: Sense::hover(), of }
}

/// Lists the done lessons that an earlier version of the program had.
fn earlier(ui: &mut Ui, state: &State) {
    let titles: Vec<_> = state.preferences.earlier_lessons().collect();
    let heading = (!titles.is_empty()).then_some(Content::Heading(texts::earlier()));
    for content in heading.into_iter().chain(titles.iter().map(|title| Content::Earlier(title))) {
        entry(ui, state, content, passed_over(titles.len()));
    }
}

/// Shows the bundled courses, and the commands that open and change one.
fn buttons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal_wrapped(|ui| {
        for index in 0..lessons::courses().len() {
            let is_open = state.course().bundled_index() == Some(index);
            if ui.selectable_label(is_open, lessons::title_of_course(index)).tooltip(texts::bundled_tooltip).clicked()
                && !is_open
            {
                out.push(Message::BundledCourse(index));
            }
        }
        for command in [Command::Open, Command::EditCourse] {
            if ui.button(command.about().label).tooltip(|| command.about().tooltip).clicked() {
                out.push(command.into());
            }
        }
    });
}
