//! The command palette.

use egui::{Button, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::finder::{Finder, Found, has_words};
use crate::app::command::Command;
use crate::app::message::Message;
use crate::gui::dialogs::frame::{name_dialog, set_width};
use crate::gui::{keys, theme};
use crate::picture::color_role::ColorRole;
use crate::session::Course;
use crate::wording::dialogs::finder as wording;
use crate::wording::{languages, lesson_name};

/// The least height of an entry, in points.
const ENTRY_HEIGHT: f32 = 27.0;

/// Finds a command or a lesson by typed words.
#[derive(Debug, Default)]
pub struct CommandPalette {
    finder: Finder,
}

/// What the palette offers.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Entry<'a> {
    Command(Command),
    /// The language with this tag and this name.
    Language(&'static str, &'static str),
    /// The lesson with this index and this title.
    Lesson(usize, &'a str),
}

impl CommandPalette {
    /// Shows the palette.
    pub fn show(&mut self, ui: &mut Ui, course: &Course, out: &mut Vec<Message>) {
        set_width(ui, 420.0);
        name_dialog(ui, wording::commands());
        let names = (wording::palette_hint(), wording::find_a_command());
        let Found { entries, moved, entered } = self.finder.show(ui, names, |query| found(course, query), |_| true);
        let mut chosen = entries.get(self.finder.selected).copied().filter(|_| entered);
        ui.add_space(4.0);
        // The dialog keeps its place and size, however many entries are found.
        ScrollArea::vertical().max_height(330.0).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.visuals_mut().selection.bg_fill = theme::color(ui, ColorRole::Raised);
            ui.visuals_mut().selection.stroke.color = theme::color(ui, ColorRole::Text);
            for (index, entry) in entries.iter().enumerate() {
                let is_selected = index == self.finder.selected;
                let response = ui.push_id(index, |ui| entry_button(ui, *entry, is_selected)).inner;
                if self.finder.entry(ui, index, &response, moved) {
                    chosen = Some(*entry);
                }
            }
            if entries.is_empty() {
                ui.label(theme::weak(ui, wording::no_command()));
            }
        });
        if let Some(entry) = chosen {
            out.push(Message::CloseDialog);
            out.push(match entry {
                Entry::Command(command) => command.into(),
                Entry::Language(tag, _) => Message::ShowLanguage(Some(tag)),
                Entry::Lesson(index, _) => Message::Lesson(index),
            });
        }
    }
}

/// Shows an entry. One that is out of sight has only its place and its name: laying all texts out takes long.
fn entry_button(ui: &mut Ui, entry: Entry, is_selected: bool) -> Response {
    let label = entry.label();
    let size = vec2(ui.available_width(), ENTRY_HEIGHT.max(ui.spacing().interact_size.y));
    let place = Rect::from_min_size(ui.next_widget_position(), size);
    if !ui.is_rect_visible(place) {
        let (_, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &label));
        return response;
    }
    let keys = match entry {
        Entry::Command(command) => keys::shortcut_hint(command, ui.ctx()),
        Entry::Language(..) | Entry::Lesson(..) => String::new(),
    };
    ui.add(Button::selectable(is_selected, label).shortcut_text(keys).min_size(size))
}

impl<'a> Entry<'a> {
    /// Returns all commands, the languages and the lessons of a course. O(lessons).
    fn all(course: &'a Course) -> impl Iterator<Item = Self> {
        let lessons = course.lessons().enumerate().map(|(index, lesson)| Self::Lesson(index, lesson.title()));
        let languages = languages().map(|(tag, name)| Self::Language(tag, name));
        Command::offered().map(Self::Command).chain(languages).chain(lessons)
    }

    fn label(self) -> String {
        match self {
            Self::Command(command) => command.about().label.to_owned(),
            Self::Language(_, name) => wording::language(name),
            Self::Lesson(index, title) => lesson_name(index, title),
        }
    }

    /// Returns whether the label, and the tooltip of a command, contain each typed word.
    fn matches(self, query: &str) -> bool {
        let further = match self {
            Self::Command(command) => command.about().tooltip,
            // Who can't read the present language finds the way back.
            Self::Language(..) => "language",
            Self::Lesson(..) => "",
        };
        has_words(&format!("{} {further}", self.label()), query)
    }
}

/// Returns the commands and then the lessons that have each typed word. Of each, those come first whose labels begin with
/// what is typed, then those with a word in the label that does.
fn found<'a>(course: &'a Course, query: &str) -> Vec<Entry<'a>> {
    let mut entries: Vec<_> = Entry::all(course).filter(|entry| entry.matches(query)).collect();
    entries.sort_by_key(|entry| (matches!(entry, Entry::Lesson(..)), rank(&entry.label(), query)));
    entries
}

/// Returns how well a label fits what is typed, 0 for the best: it begins with it, a word of it does, the label has all
/// words, or only the tooltip has them.
fn rank(label: &str, query: &str) -> usize {
    let (label, query) = (label.to_lowercase(), query.trim().to_lowercase());
    let in_words = label.split_whitespace().any(|word| word.starts_with(&query));
    [label.starts_with(&query), in_words, has_words(&label, &query)].iter().position(|fits| *fits).unwrap_or(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;

    fn course() -> &'static Course {
        &lessons::courses()[0]
    }

    fn found(query: &str) -> Vec<Entry<'static>> {
        super::found(course(), query)
    }

    #[test]
    fn an_entry_out_of_sight_is_as_high_as_one_in_sight_and_lays_out_no_text() {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let input = || egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(400.0, 100.0))),
            ..egui::RawInput::default()
        };
        let mut heights = Vec::new();
        let mut show = |ui: &mut Ui| {
            heights =
                (0..20).map(|index| entry_button(ui, Entry::Lesson(index, "Two coins"), false).rect.height()).collect();
        };
        let laid_out = |output: egui::FullOutput| {
            let texts = output.shapes.iter().filter(|clipped| matches!(clipped.shape, egui::Shape::Text(_))).count();
            output.drop_without_applying_deltas();
            texts
        };
        let texts = laid_out(ctx.run_ui(input(), &mut show));
        assert!((3..=8).contains(&texts), "{texts} texts of those in sight");
        assert!(heights.iter().all(|height| *height == heights[0]), "{heights:?}");
    }

    #[test]
    fn a_command_is_found_by_words_of_its_label_or_tooltip_in_any_order() {
        let matches = |command, query| Entry::Command(command).matches(query);
        assert!(matches(Command::ForwardSweep, "sweep forw"));
        assert!(matches(Command::Dark, "THEME"));
        assert!(!matches(Command::Save, "open"));
        assert!(Command::offered().all(|command| matches(command, "")));
    }

    #[test]
    fn words_that_people_type_find_a_command() {
        for query in ["lesson", "greedy", "theme", "tie", "clipboard", "margin"] {
            assert!(matches!(found(query)[..], [Entry::Command(_), ..]), "{query}");
        }
    }

    #[test]
    fn what_begins_with_the_typed_words_comes_first() {
        let first = |query| found(query)[0];
        assert_eq!(first("fill"), Entry::Command(Command::Diagonals));
        assert_eq!(first("light"), Entry::Command(Command::Light));
        assert_eq!(found("fill")[..4].iter().filter(|entry| entry.label().starts_with("Fill by")).count(), 4);
    }

    #[test]
    fn lessons_are_found_by_number_and_title_after_the_commands() {
        let title = "The same question again";
        assert_eq!(found("question lesson same"), [Entry::Lesson(4, title)]);
        assert_eq!(Entry::Lesson(4, title).label(), "Lesson 5 · The same question again");
        let last = lessons::all().len() - 1;
        assert!(matches!(found("lesson")[..], [Entry::Command(_), .., Entry::Lesson(index, _)] if index == last));
        assert_eq!(found("").len(), Command::offered().count() + languages().count() + lessons::all().len());
    }
}
