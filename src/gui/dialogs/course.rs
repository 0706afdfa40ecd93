//! The dialog that changes the course: its fields, its headings, and the order and the names of its lessons.

use egui::{Button, CollapsingHeader, DragValue, Id, Key, Modifiers, Response, Sense, Stroke, TextEdit, Ui, vec2};

use super::entries::{Content, ENTRY_STEP, Look, contents, entry, found, head, list, nothing};
use super::finder::{Finder, Found};
use crate::app::App;
use crate::app::command::Command;
use crate::app::course::CourseEdit;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::controls::{primary, select_all};
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::printable::Lines;
use crate::session::Course;
use crate::session::course::Entry;
use crate::wording::course as texts;
use crate::wording::dialogs::finder as wording;

/// What the dialog has above and below the list beside the fields of the course, in points.
const AROUND: f32 = 300.0;
/// The width of a field of the course, where there is room for it, in points.
const FIELD_WIDTH: f32 = 360.0;

/// Changes the list of lessons.
#[derive(Debug)]
pub struct CourseEditor {
    finder: Finder,
    /// The place of the entry that is renamed, with its name as it is typed.
    renamed: Option<(usize, String)>,
    /// The place of the entry that is dragged.
    dragged: Option<usize>,
    /// The height of the fields of the course in the last frame, in points.
    details_height: f32,
}

impl CourseEditor {
    /// Selects the lesson that is open, or else the first entry.
    pub fn new(state: &State) -> Self {
        let open = state.lesson().and_then(|open| state.course().course().entry_of(open));
        Self { finder: Finder::new(open.unwrap_or(0)), renamed: None, dragged: None, details_height: 0.0 }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        let state = app.state();
        let course = state.course().course();
        head(ui, Command::EditCourse.about().label, state);
        self.keys(ui, course, out);
        let names = (wording::lessons_hint(), wording::find_a_lesson());
        let Found { entries, moved, entered } = self.finder.show(ui, names, |query| found(course, query), |_| true);
        ui.add_space(4.0);
        list(ui, AROUND + self.details_height, |ui| {
            let top = ui.cursor().top();
            for (index, content) in contents(course, &entries).enumerate() {
                let look = Look {
                    is_open: matches!(content, Content::Lesson(_, lesson) if state.lesson() == Some(lesson)),
                    is_selected: index == self.finder.selected,
                    sense: Sense::click_and_drag(),
                    of: entries.len(),
                };
                let response = entry(ui, state, content, look);
                self.finder.follow(index, &response, moved);
                if response.clicked() || response.drag_started() {
                    self.finder.selected = index;
                }
                self.drag(ui, &response, (entries[index], entries.len()), top, course, out);
            }
            if entries.is_empty() {
                nothing(ui, course);
            }
        });
        ui.add_space(6.0);
        let selected = entries.get(self.finder.selected).copied();
        if let Some(place) = selected.filter(|_| entered) {
            self.rename(course, place);
        }
        self.rename_field(ui, course, out);
        self.buttons(ui, state, selected, out);
        // Below the list, whose keys are read before a field loses the focus by Enter.
        self.details_height = ui.scope(|ui| details(ui, course, out)).response.rect.height();
        ui.separator();
        last_buttons(ui, state, out);
    }

    /// Moves the selected entry with Alt and an arrow, removes it, or takes the last change back.
    fn keys(&mut self, ui: &Ui, course: &Course, out: &mut Vec<Message>) {
        // A text that is typed is edited by the same keys.
        let types_elsewhere = ui.ctx().text_edit_focused() && !Finder::has_keys(ui, wording::find_a_lesson());
        if types_elsewhere || !self.finder.is_empty() {
            return;
        }
        let is_pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let place = self.finder.selected;
        if is_pressed(Modifiers::ALT, Key::ArrowUp) && place > 0 {
            self.move_entry(place, place - 1, out);
        } else if is_pressed(Modifiers::ALT, Key::ArrowDown) && place + 1 < course.entries.len() {
            self.move_entry(place, place + 1, out);
        } else if is_pressed(Modifiers::NONE, Key::Delete) {
            out.push(Message::Course(CourseEdit::Remove(place)));
        } else if is_pressed(Modifiers::COMMAND, Key::Z) {
            out.push(Command::UndoInCourse.into());
        }
    }

    fn move_entry(&mut self, from: usize, to: usize, out: &mut Vec<Message>) {
        out.push(Message::Course(CourseEdit::Move { from, to }));
        self.finder.select(to);
    }

    /// Moves the entry at `place` of the whole list to where it is dropped. `shown` is how many entries are shown.
    fn drag(
        &mut self,
        ui: &Ui,
        response: &Response,
        (place, shown): (usize, usize),
        top: f32,
        course: &Course,
        out: &mut Vec<Message>,
    ) {
        if response.drag_started() && shown == course.entries.len() {
            self.dragged = Some(place);
        }
        let Some(from) = self.dragged.filter(|from| *from == place) else { return };
        let Some(pointer) = ui.ctx().pointer_interact_pos() else { return };
        let to = (((pointer.y - top) / ENTRY_STEP).max(0.0) as usize).min(shown - 1);
        let y = top + (to + usize::from(to > from)) as f32 * ENTRY_STEP;
        let stroke = Stroke::new(2.0, theme::color(ui, ColorRole::Mover));
        ui.painter().hline(response.rect.x_range(), y, stroke);
        if response.drag_stopped() {
            self.dragged = None;
            self.move_entry(from, to, out);
        }
    }

    /// Shows the field of the name of an entry, if it has one.
    fn rename(&mut self, course: &Course, place: usize) {
        self.renamed = name_of(&course.entries, place).map(|name| (place, name.clone()));
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
            let is_entered = ui.input(|input| input.key_pressed(Key::Enter));
            // Escape leaves the field, and not the dialog.
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) || is_entered {
                self.finder.select(place);
            }
            if let Some((_, name)) = self.renamed.take()
                && is_entered
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
            let mut button = |text: &str, tooltip: &str, enabled: bool| {
                let size = theme::target(ui, 0.0);
                ui.add_enabled(enabled, Button::new(text).min_size(vec2(size, size))).tooltip(|| tooltip).clicked()
            };
            let is_selected = selected.is_some_and(|place| place < entries.len());
            let place = selected.unwrap_or(0);
            let add = Command::AddToCourse.about();
            if button(add.label, add.tooltip, true) {
                out.push(Command::AddToCourse.into());
            }
            if button(texts::add_heading(), texts::add_heading_tooltip(), true) {
                out.push(Message::Course(CourseEdit::AddSection(place, texts::new_heading().to_owned())));
                self.renamed = Some((place, texts::new_heading().to_owned()));
                self.finder.select(place);
            }
            if button(texts::duplicate(), texts::duplicate_tooltip(), is_selected) {
                out.push(Message::Course(CourseEdit::Duplicate(place)));
                self.finder.select(place + 1);
            }
            let has_name = is_selected && name_of(entries, place).is_some();
            if button(texts::rename(), texts::rename_tooltip(), has_name) {
                self.rename(course.course(), place);
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

/// Shows the buttons that begin another course, save this one, and lead back to the list of lessons.
fn last_buttons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal_wrapped(|ui| {
        for command in [Command::NewCourse, Command::SaveCourse] {
            let enabled = command != Command::SaveCourse || state.course().is_own();
            let button = ui.add_enabled(enabled, Button::new(command.about().label));
            if button.tooltip(|| command.about().tooltip).clicked() {
                out.push(command.into());
            }
        }
        if primary(ui, true, texts::done()) {
            out.push(Command::Lessons.into());
        }
    });
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
            for field in fields {
                detail(ui, field, out);
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

/// Shows a field of the course. The text is sent when it is complete, so that undo takes it back as a whole.
fn detail(ui: &mut Ui, (name, value, edit): Field, out: &mut Vec<Message>) {
    let label = ui.label(name);
    let id = Id::unique(("detail-of-the-course", name));
    let text = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_else(|| value.clone());
    let (response, typed) = ui
        .vertical(|ui| {
            long_text::field(ui, id, (&text, Lines::One), |ui, id, text| {
                let field = TextEdit::singleline(text).id(id).desired_width(FIELD_WIDTH).margin(vec2(8.0, 4.0));
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
}

/// Returns the name of an entry that can be renamed.
fn name_of(entries: &[Entry], place: usize) -> Option<&String> {
    match entries.get(place)? {
        Entry::Section(title) => Some(title),
        Entry::Lesson(lesson) => Some(&lesson.session.document.title),
        Entry::Unusable(..) => None,
    }
}
