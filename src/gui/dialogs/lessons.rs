//! The dialog that lists the lessons of the course, with what the user has done in each, and that changes the list.

use egui::{
    Button, CollapsingHeader, DragValue, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, TextEdit,
    Ui, WidgetInfo, pos2, vec2,
};

use super::finder::{Finder, Found, has_words};
use crate::app::App;
use crate::app::command::Command;
use crate::app::course::CourseEdit;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::select_all;
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::lessons;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::printable::{Lines, beginning};
use crate::session::Course;
use crate::session::course::{Entry, Lesson, Place};
use crate::wording::dialogs::finder as wording;
use crate::wording::{course as texts, lesson_name, row_text, title_or};

/// The height of an entry, and the widths of its number and of what is at its right end, in points.
const ENTRY_HEIGHT: f32 = 44.0;
const NUMBER_WIDTH: f32 = 34.0;
const DONE_WIDTH: f32 = 84.0;
/// Of a longer list, only what is in sight is described to screen readers.
const MAX_DESCRIBED: usize = 300;

/// Finds a lesson by typed words, or by going through the list. Changes the list.
#[derive(Debug)]
pub struct LessonList {
    finder: Finder,
    /// The place of the entry that is renamed, with its name as it is typed.
    renamed: Option<(usize, String)>,
    /// The place of the entry that is dragged.
    dragged: Option<usize>,
    /// Where the selection goes with the next list.
    follows: Option<usize>,
}

impl LessonList {
    /// Selects the lesson that is open, or else the first entry.
    pub fn new(state: &State) -> Self {
        let open = state.lesson().and_then(|open| state.course().course().entry_of(open));
        Self { finder: Finder::new(open.unwrap_or(0)), renamed: None, dragged: None, follows: None }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        let state = app.state();
        let course = state.course().course();
        let window = ui.ctx().content_rect();
        set_width(ui, 560.0);
        ui.horizontal(|ui| {
            heading(ui, wording::lessons());
            ui.label(theme::weak(ui, state.course().name()));
            if state.course().is_changed() {
                ui.label(theme::weak(ui, texts::is_changed()));
            }
        });
        details(ui, course, out);
        ui.add_space(4.0);
        if let Some(place) = self.follows.take() {
            self.finder.selected = place;
        }
        self.move_by_key(ui, course, out);
        self.finder.is_paused = self.renamed.is_some();
        let names = (wording::lessons_hint(), wording::find_a_lesson());
        let Found { entries, moved, entered } = self.finder.show(ui, names, |query| found(course, query));
        let mut chosen = entries.get(self.finder.selected).copied().filter(|_| entered);
        let open = state.lesson().and_then(|open| course.entry_of(open));
        ui.add_space(4.0);
        // The dialog keeps its size while typing filters the list.
        let height = (window.height() - 320.0).clamp(96.0, 440.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let top = ui.cursor().top();
            // The number of lessons before each place, so that a long list is counted once.
            let mut before = (0, 0);
            for (index, place) in entries.iter().copied().enumerate() {
                let between = &course.entries[before.0..place];
                before = (place, before.1 + between.iter().filter(|entry| entry.lesson().is_some()).count());
                let shown = Shown {
                    entry: &course.entries[place],
                    number: before.1,
                    is_open: open == Some(place),
                    is_selected: index == self.finder.selected,
                    is_described: entries.len() <= MAX_DESCRIBED,
                };
                let response = entry(ui, state, shown);
                self.drag(ui, &response, place, entries.len() == course.entries.len(), top, out);
                if self.finder.entry(ui, index, &response, moved) {
                    chosen = Some(place);
                }
            }
            if entries.is_empty() {
                ui.label(theme::weak(
                    ui,
                    if course.entries.is_empty() { texts::no_lessons() } else { wording::no_lesson() },
                ));
            }
        });
        ui.add_space(6.0);
        let selected = entries.get(self.finder.selected).copied();
        self.rename_field(ui, course, out);
        self.buttons(ui, state, selected, out);
        ui.separator();
        courses(ui, state, out);
        let lesson = chosen.filter(|place| course.entries[*place].lesson().is_some());
        if let Some(lesson) = lesson.map(|place| course.lesson_at(place)) {
            out.push(Message::CloseDialog);
            // In a lecture, a lesson begins with its title.
            out.push(match state.lecture {
                Some(_) => Message::GoToPlace(lesson, Place::Title),
                None => Message::Lesson(lesson),
            });
        }
    }

    /// Moves the selected entry with Alt and an arrow.
    fn move_by_key(&mut self, ui: &Ui, course: &Course, out: &mut Vec<Message>) {
        let (up, down) = ui.input_mut(|input| {
            (input.consume_key(Modifiers::ALT, Key::ArrowUp), input.consume_key(Modifiers::ALT, Key::ArrowDown))
        });
        let from = self.finder.selected;
        let to = if up { from.checked_sub(1) } else { Some(from + 1).filter(|_| down) };
        if let Some(to) = to.filter(|to| *to < course.entries.len() && self.finder.is_empty()) {
            self.move_entry(from, to, out);
        }
    }

    fn move_entry(&mut self, from: usize, to: usize, out: &mut Vec<Message>) {
        out.push(Message::Course(CourseEdit::Move { from, to }));
        self.follows = Some(to);
    }

    /// Moves an entry to where it is dropped.
    fn drag(&mut self, ui: &Ui, response: &Response, place: usize, is_whole: bool, top: f32, out: &mut Vec<Message>) {
        if response.drag_started() && is_whole {
            self.dragged = Some(place);
        }
        let Some(from) = self.dragged.filter(|from| *from == place) else { return };
        let Some(pointer) = ui.ctx().pointer_interact_pos() else { return };
        let to = ((pointer.y - top) / (ENTRY_HEIGHT + 2.0)).max(0.0) as usize;
        let y = top + to as f32 * (ENTRY_HEIGHT + 2.0) + if to > from { ENTRY_HEIGHT } else { 0.0 };
        let stroke = Stroke::new(2.0, theme::color(ui, ColorRole::Mover));
        ui.painter().hline(response.rect.x_range(), y, stroke);
        if response.drag_stopped() {
            self.dragged = None;
            self.move_entry(from, to, out);
        }
    }

    /// Shows the field of the new name of an entry.
    fn rename_field(&mut self, ui: &mut Ui, course: &Course, out: &mut Vec<Message>) {
        let Some((place, name)) = &mut self.renamed else { return };
        let id = Id::unique("new-name-of-the-entry");
        let (response, typed) = long_text::field(ui, id, (&name[..], Lines::One), |ui, id, name| {
            let field = TextEdit::singleline(name).id(id).desired_width(f32::INFINITY).margin(vec2(8.0, 6.0));
            theme::field(ui, |ui| ui.add(field))
        });
        if let Some(typed) = typed {
            *name = typed;
        }
        response.clone().accessible_name(texts::new_name());
        let is_first = !response.has_focus() && !response.lost_focus();
        if is_first {
            select_all(ui, long_text::first_field(id), name.chars().count());
        }
        if response.lost_focus() {
            let place = *place;
            if let Some((_, name)) = self.renamed.take()
                && ui.input(|input| input.key_pressed(Key::Enter))
                && name_of(&course.entries, place) != Some(&name)
            {
                out.push(Message::Course(CourseEdit::Rename(place, name)));
            }
        }
    }

    /// Shows the buttons that change the list.
    fn buttons(&mut self, ui: &mut Ui, state: &State, selected: Option<usize>, out: &mut Vec<Message>) {
        let course = state.course();
        let entries = &course.course().entries;
        ui.horizontal_wrapped(|ui| {
            if ui.button(Command::AddToCourse.about().label).tooltip(|| Command::AddToCourse.about().tooltip).clicked()
            {
                out.push(Command::AddToCourse.into());
            }
            let mut button = |text: &str, tooltip: &str, enabled: bool| {
                let size = theme::target(ui, 0.0);
                ui.add_enabled(enabled, Button::new(text).min_size(vec2(size, size))).tooltip(|| tooltip).clicked()
            };
            let is_selected = selected.is_some_and(|place| place < entries.len());
            let place = selected.unwrap_or(0);
            if button(texts::add_heading(), texts::add_heading_tooltip(), true) {
                out.push(Message::Course(CourseEdit::AddSection(place, texts::new_heading().to_owned())));
                self.renamed = Some((place, texts::new_heading().to_owned()));
                self.follows = Some(place);
            }
            if button(texts::duplicate(), texts::duplicate_tooltip(), is_selected) {
                out.push(Message::Course(CourseEdit::Duplicate(place)));
                self.follows = Some(place + 1);
            }
            let name = name_of(entries, place).filter(|_| is_selected);
            if button(texts::rename(), texts::rename_tooltip(), name.is_some()) {
                self.renamed = name.map(|name| (place, name.clone()));
            }
            if button(texts::up(), texts::up_tooltip(), is_selected && place > 0) {
                self.move_entry(place, place - 1, out);
            }
            if button(texts::down(), texts::down_tooltip(), is_selected && place + 1 < entries.len()) {
                self.move_entry(place, place + 1, out);
            }
            if button(texts::remove(), texts::remove_tooltip(), is_selected) {
                out.push(Message::Course(CourseEdit::Remove(place)));
            }
            if button(texts::undo(), Command::UndoInCourse.about().tooltip, course.can_undo()) {
                out.push(Command::UndoInCourse.into());
            }
        });
    }
}

/// A field of the course: its name, its text, and the change of it.
type Field<'a> = (&'a str, &'a String, fn(String) -> CourseEdit);

/// Shows the fields of the course itself.
fn details(ui: &mut Ui, course: &Course, out: &mut Vec<Message>) {
    CollapsingHeader::new(texts::details()).show(ui, |ui| {
        egui::Grid::new("details-of-the-course").num_columns(2).show(ui, |ui| {
            let fields: [Field; 3] = [
                (texts::title(), &course.title, CourseEdit::Title),
                (texts::author(), &course.author, CourseEdit::Author),
                (texts::language(), &course.language, CourseEdit::Language),
            ];
            for (name, value, edit) in fields {
                let label = ui.label(name);
                // The text is sent when it is complete, so that undo takes it back as a whole.
                let id = Id::unique(("detail-of-the-course", name));
                let text = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_else(|| value.clone());
                let (response, typed) = ui
                    .vertical(|ui| {
                        long_text::field(ui, id, (&text, Lines::One), |ui, id, text| {
                            let field = TextEdit::singleline(text).id(id).desired_width(360.0).margin(vec2(8.0, 4.0));
                            theme::field(ui, |ui| ui.add(field))
                        })
                    })
                    .inner;
                let response = response.labelled_by(label.id);
                let is_typed = typed.is_some();
                let text = typed.unwrap_or(text);
                if response.lost_focus() {
                    ui.data_mut(|data| data.remove::<String>(id));
                    if text != *value {
                        out.push(Message::Course(edit(text)));
                    }
                } else if is_typed {
                    ui.data_mut(|data| data.insert_temp(id, text));
                }
                ui.end_row();
            }
            let label = ui.label(texts::minutes());
            let mut minutes = course.minutes;
            let response = ui.add(DragValue::new(&mut minutes).range(0..=600)).labelled_by(label.id);
            if response.changed() {
                out.push(Message::Course(CourseEdit::Minutes(minutes)));
            }
            ui.end_row();
        });
    });
}

/// Shows the other courses, and how the open one is saved.
fn courses(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal_wrapped(|ui| {
        for (index, bundled) in lessons::courses().iter().enumerate() {
            let is_open = !state.course().is_own() && state.course().course().title == bundled.title;
            if ui.selectable_label(is_open, &bundled.title).tooltip(texts::bundled_tooltip).clicked() && !is_open {
                out.push(Message::BundledCourse(index));
            }
        }
        for command in [Command::NewCourse, Command::Open, Command::SaveCourse] {
            let enabled = command != Command::SaveCourse || state.course().is_own();
            let button = ui.add_enabled(enabled, Button::new(command.about().label));
            if button.tooltip(|| command.about().tooltip).clicked() {
                out.push(command.into());
            }
        }
    });
}

/// An entry of the list.
#[derive(Clone, Copy)]
struct Shown<'a> {
    entry: &'a Entry,
    /// The number of the lesson, from 0.
    number: usize,
    is_open: bool,
    is_selected: bool,
    is_described: bool,
}

/// Returns the name of an entry that can be renamed.
fn name_of(entries: &[Entry], place: usize) -> Option<&String> {
    match entries.get(place)? {
        Entry::Section(title) => Some(title),
        Entry::Lesson(lesson) => Some(&lesson.session.document.title),
        Entry::Unusable(..) => None,
    }
}

/// Returns the places of the entries in which each typed word is: in the number and the title of a lesson. Without
/// words, all places.
fn found(course: &Course, query: &str) -> Vec<usize> {
    let places = 0..course.entries.len();
    if query.trim().is_empty() {
        return places.collect();
    }
    let mut lesson = 0;
    let fits = |place: &usize| match &course.entries[*place] {
        Entry::Lesson(of_place) => {
            lesson += 1;
            has_words(&lesson_name(lesson - 1, of_place.title()), query)
        }
        Entry::Section(_) | Entry::Unusable(..) => false,
    };
    places.filter(fits).collect()
}

/// Shows a heading, a lesson that can't be used with the reason, or a lesson with its number, its title, its coins, a
/// mark if it has changed, a tick if it is done, and the best result of its questions.
fn entry(ui: &mut Ui, state: &State, shown: Shown) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ENTRY_HEIGHT), Sense::click_and_drag());
    let is_visible = ui.is_rect_visible(rect);
    if !is_visible && !shown.is_described {
        return response;
    }
    let lesson = shown.entry.lesson();
    let document = lesson.map(|lesson| &lesson.session.document);
    let is_done = document.is_some_and(|document| state.preferences.is_lesson_done(document));
    let score = document.and_then(|document| state.preferences.lesson_score(document));
    response.widget_info(|| {
        let score = score.map(|score| (score.right, score.asked));
        let name = match shown.entry {
            Entry::Section(title) => texts::heading(title),
            Entry::Unusable(_, problem) => texts::unusable(problem),
            Entry::Lesson(lesson) => wording::lesson_entry(
                &lesson_name(shown.number, title_or(lesson.title())),
                shown.is_open,
                is_done,
                score,
            ),
        };
        WidgetInfo::selected(Role::Button, true, shown.is_selected, name)
    });
    if !is_visible {
        return response;
    }
    if shown.is_selected {
        ui.painter().rect_filled(rect, 6.0, theme::color(ui, ColorRole::Raised));
    }
    if shown.is_open {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 8.0), vec2(3.0, rect.height() - 16.0));
        ui.painter().rect_filled(bar, 1.5, theme::color(ui, ColorRole::Mover));
    }
    match shown.entry {
        Entry::Section(title) => {
            text(ui, rect, (11.0, 18.0), rect.width() - 22.0, title, Face::Strong, 14.5, ColorRole::Mover);
        }
        Entry::Unusable(_, problem) => {
            text(ui, rect, (11.0, 14.0), rect.width() - 22.0, problem, Face::Regular, 12.5, ColorRole::Error);
            return response.clone().tooltip(|| beginning(problem).into_owned());
        }
        Entry::Lesson(lesson) => {
            paint_lesson(ui, rect, shown.number, lesson, is_done, score.map(|score| (score.right, score.asked)));
        }
    }
    response
}

fn paint_lesson(ui: &Ui, rect: Rect, number: usize, lesson: &Lesson, is_done: bool, score: Option<(u32, u32)>) {
    let document = &lesson.session.document;
    let middle = rect.width() - DONE_WIDTH - 11.0 - NUMBER_WIDTH;
    let number = (number + 1).to_string();
    text(ui, rect, (11.0, 5.0), NUMBER_WIDTH, &number, Face::Mono, 13.5, ColorRole::WeakText);
    let title = title_or(&document.title);
    let title = if lesson.is_changed { texts::changed(title) } else { title.to_owned() };
    let left = 11.0 + NUMBER_WIDTH;
    text(ui, rect, (left, 5.0), middle, &title, Face::Strong, 13.5, ColorRole::Text);
    let coins = texts::coins_and_stops(row_text(&document.row), document.stops.len());
    text(ui, rect, (left, 24.0), middle, &coins, Face::Mono, 11.5, ColorRole::WeakText);
    let right = rect.width() - DONE_WIDTH;
    if let Some((correct, asked)) = score {
        let score = wording::lesson_score(correct, asked);
        text(ui, rect, (right + 30.0, 13.0), DONE_WIDTH - 34.0, &score, Face::Regular, 12.5, ColorRole::WeakText);
    }
    if is_done {
        let stroke = Stroke::new(2.0, theme::color(ui, ColorRole::Mover));
        let [x, y] = [rect.left() + right + 10.0, rect.center().y];
        ui.painter().line(vec![pos2(x, y), pos2(x + 4.0, y + 4.5), pos2(x + 12.0, y - 5.0)], stroke);
    }
}

/// Paints a text on one line, cut where its room ends.
#[expect(clippy::too_many_arguments, reason = "the look of a text")]
fn text(ui: &Ui, rect: Rect, (x, y): (f32, f32), width: f32, text: &str, face: Face, size: f32, role: ColorRole) {
    let color = theme::color(ui, role);
    let text = beginning(text).into_owned();
    let mut job = egui::text::LayoutJob::simple_singleline(text, theme::font(face, size), color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(rect.min + vec2(x, y), galley, color);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_found_by_their_number_or_by_words_of_their_title() {
        let course = &lessons::courses()[0];
        let lessons =
            |query: &str| found(course, query).into_iter().map(|place| course.lesson_at(place)).collect::<Vec<_>>();
        assert_eq!(lessons("coins all three"), [2]);
        assert_eq!(lessons("lesson 27"), [26]);
        assert_eq!(found(course, "").len(), course.entries.len());
        assert!(found(course, "no such lesson").is_empty());
    }
}
