//! The dialog that asks for a file to open or to save to.

use std::path::{Path, PathBuf};

use egui::{Align, Button, Id, Key, Layout, RichText, TextEdit, Ui, vec2};

use crate::app::App;
use crate::app::message::{FilePurpose, Message};
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{primary, scrolled_above, select_all};
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::platform::dialog::ASKS_WHERE_TO_SAVE;
use crate::platform::{files, system};
use crate::printable::printable_path;
use crate::session::Edition;
use crate::session::link::is_link;
use crate::session::recent_work::Piece;
use crate::wording::dialogs::{buttons, export, file as wording};
use crate::wording::notices;

/// The greatest part of the window's height that the lists take.
const MAX_PART_OF_LISTS: f32 = 0.45;

/// Asks for a path, which is typed, chosen from the recent files, or chosen in the file dialog of the system.
pub struct FileDialog {
    purpose: FilePurpose,
    /// The path as it is typed.
    path: String,
    /// The path that the dialog began with. The text of a path that is not UTF-8 shows only a part of it.
    suggested: PathBuf,
    /// The file of the session. It may be replaced without a question.
    own: Option<PathBuf>,
    /// Whether the dialog was shown before.
    opened: bool,
    /// Whether a file is at the path.
    lookup: Lookup<PathBuf>,
    /// Whether the path was changed since it was sent. Then an error about it is not shown.
    is_changed: bool,
}

impl FileDialog {
    /// Creates a dialog that asks for a file to open.
    pub fn open() -> Self {
        Self {
            purpose: FilePurpose::Open,
            path: String::new(),
            suggested: PathBuf::new(),
            own: None,
            opened: false,
            lookup: Lookup::new(|path| files::exists(path)),
            is_changed: false,
        }
    }

    /// Creates a dialog that asks where to save, first with the path `suggested`. `own` is the file of the session.
    pub fn save(suggested: &Path, own: Option<PathBuf>) -> Self {
        let path = suggested.display().to_string();
        Self { purpose: FilePurpose::Save, path, suggested: suggested.to_owned(), own, ..Self::open() }
    }

    /// Creates a dialog that asks where to save the course, like [`Self::save`].
    pub fn save_course(suggested: &Path, own: Option<PathBuf>) -> Self {
        Self { purpose: FilePurpose::SaveCourse, ..Self::save(suggested, own) }
    }

    fn chosen(&self) -> PathBuf {
        if self.path == self.suggested.display().to_string() {
            self.suggested.clone()
        } else {
            expanded(self.path.trim(), self.purpose)
        }
    }

    /// Returns whether a file at `path` is replaced only after the user has been told.
    fn asks_before_replacing(&self, path: &Path) -> bool {
        matches!(self.purpose, FilePurpose::Save | FilePurpose::SaveCourse) && self.own.as_deref() != Some(path)
    }

    /// Shows the dialog. `edition` says for whom a copy of the course is.
    pub fn show(&mut self, ui: &mut Ui, app: &App, edition: Option<Edition>, out: &mut Vec<Message>) {
        set_width(ui, 480.0);
        let (title, verb) = match self.purpose {
            FilePurpose::Open => (wording::open_heading(), wording::open()),
            FilePurpose::Save | FilePurpose::Export => (wording::save_heading(), buttons::save()),
            FilePurpose::SaveCourse if edition.is_some() => (wording::save_copy_heading(), buttons::save()),
            FilePurpose::SaveCourse => (wording::save_course_heading(), buttons::save()),
        };
        heading(ui, title);
        ui.add_space(4.0);
        if let Some(edition) = edition {
            ui.horizontal_wrapped(|ui| {
                ui.label(export::edition());
                editions(ui, edition, |edition| out.push(Message::Edition(edition)));
            });
            ui.add_space(4.0);
        }
        let id = Id::unique("path-field");
        let is_course = self.purpose == FilePurpose::SaveCourse;
        let label = ui.label(if is_course { wording::course_file() } else { wording::session_file() });
        let field = TextEdit::singleline(&mut self.path)
            .id(id)
            .hint_text(if system::IS_PAGE { wording::example_name() } else { wording::example_path() })
            .desired_width(f32::INFINITY)
            .align(egui::Align2::LEFT_CENTER)
            .margin(vec2(8.0, 6.0));
        let response = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
        if !self.opened {
            self.opened = true;
            select_all(ui, id, self.path.chars().count());
        }
        self.is_changed |= response.changed();
        let path = self.chosen();
        let replaces = self.asks_before_replacing(&path) && self.lookup.is_there(path.clone());
        if let Some(error) = app.dialogs().error.as_deref().filter(|_| !self.is_changed) {
            ui.label(RichText::new(error).color(theme::color(ui, ColorRole::Error)));
        } else if replaces {
            ui.label(RichText::new(wording::file_exists()).color(theme::color(ui, ColorRole::Other)));
        }
        if self.purpose == FilePurpose::Open {
            recent(ui, app, out);
        }
        if system::IS_PAGE {
            let is_to_open = self.purpose == FilePurpose::Open;
            ui.add_space(4.0);
            ui.label(theme::weak(
                ui,
                if is_to_open { wording::kept_by_browser() } else { wording::saved_as_download() },
            ));
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let asks = self.purpose == FilePurpose::Open || ASKS_WHERE_TO_SAVE;
            if asks && ui.button(buttons::browse()).tooltip(buttons::browse_tooltip).clicked() {
                out.push(Message::Browse(self.purpose));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let enabled = !self.path.trim().is_empty();
                let chosen = primary(ui, enabled, if replaces { buttons::replace() } else { verb });
                let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let is_sent = enabled && (chosen || (entered && !replaces));
                // A file that came meanwhile is not replaced before the user has seen that it is there.
                if is_sent && !(self.asks_before_replacing(&path) && self.lookup.has_appeared(path.clone())) {
                    self.is_changed = false;
                    out.push(match self.purpose {
                        FilePurpose::Open if is_link(&self.path) => Message::OpenLink(self.path.clone()),
                        FilePurpose::Open => Message::OpenFile(path.clone()),
                        FilePurpose::Save | FilePurpose::Export => Message::SaveTo(path.clone()),
                        FilePurpose::SaveCourse => Message::SaveCourseTo(path.clone()),
                    });
                }
                if ui.button(buttons::cancel()).clicked() {
                    out.push(Message::CloseDialog);
                }
            });
        });
    }
}

/// Lists the recent files and the recent work.
fn recent(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let most = ui.ctx().content_rect().height() * MAX_PART_OF_LISTS;
    scrolled_above(ui, Id::unique("recent-files-and-work"), most, |ui| {
        let mut item = |ui: &mut Ui, text: &str, message: Message| {
            let text = RichText::new(text).color(theme::color(ui, ColorRole::WeakText));
            if ui.add(Button::new(text).frame(false).truncate()).clicked() {
                out.push(message);
            }
        };
        for path in app.state().preferences.recent.paths() {
            item(ui, &printable_path(path), Message::OpenFile(path.clone()));
        }
        let work = app.recent_work().pieces();
        if !work.is_empty() {
            ui.add_space(4.0);
            ui.label(wording::recent_work());
        }
        for piece in work {
            item(ui, &recent_work_name(piece), Message::OpenWork(piece.id));
        }
    });
}

/// Returns the path that a typed text means. `~` is the home folder, and a session is saved as `.ron` if no extension
/// is typed.
pub fn expanded(typed: &str, purpose: FilePurpose) -> PathBuf {
    let mut path = match (typed.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    };
    if matches!(purpose, FilePurpose::Save | FilePurpose::SaveCourse)
        && path.extension().is_none()
        && path.file_name().is_some()
    {
        path.set_extension("ron");
    }
    path
}

/// Whether something is at a place. The disk is asked once for each place, not in every frame.
pub struct Lookup<P> {
    look: fn(&P) -> bool,
    last: Option<(P, bool)>,
}

impl<P: PartialEq> Lookup<P> {
    /// `look` asks the disk.
    pub fn new(look: fn(&P) -> bool) -> Self {
        Self { look, last: None }
    }

    /// Returns whether something is at `place`, as it was when this place was asked for first.
    pub fn is_there(&mut self, place: P) -> bool {
        match &self.last {
            Some((last, is_there)) if *last == place => *is_there,
            _ => self.look_again(place),
        }
    }

    /// Asks the disk again. Returns whether something has come to `place` since it was last asked for.
    pub fn has_appeared(&mut self, place: P) -> bool {
        let was_there = matches!(&self.last, Some((last, true)) if *last == place);
        self.look_again(place) && !was_there
    }

    fn look_again(&mut self, place: P) -> bool {
        let is_there = (self.look)(&place);
        self.last = Some((place, is_there));
        is_there
    }
}

/// Returns how lists name a piece: its first coins, its title and its time.
pub fn recent_work_name(piece: &Piece) -> String {
    let [time, now] = [piece.id.time_ms, system::unix_ms()].map(system::local_time);
    let about = &piece.about;
    notices::recent_work(&about.first_coins, about.coins, &about.title, time, now)
}

/// Shows the choice of an edition, and calls `choose` with another one.
pub fn editions(ui: &mut Ui, chosen: Edition, choose: impl FnOnce(Edition)) {
    let mut edition = chosen;
    for one in Edition::ALL {
        let (name, about) = match one {
            Edition::Students => (export::for_students(), export::about_students()),
            Edition::Answers => (export::with_answers(), export::about_answers()),
            Edition::Lecturer => (export::for_the_lecturer(), export::about_lecturer()),
        };
        ui.selectable_value(&mut edition, one, name).tooltip(|| about);
    }
    if edition != chosen {
        choose(edition);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_session_is_saved_as_a_ron_file_unless_another_ending_is_typed() {
        assert_eq!(expanded("a/lesson", FilePurpose::Save), PathBuf::from("a/lesson.ron"));
        assert_eq!(expanded("a/lesson.txt", FilePurpose::Save), PathBuf::from("a/lesson.txt"));
        assert_eq!(expanded("a/lesson", FilePurpose::Open), PathBuf::from("a/lesson"));
    }

    #[test]
    fn the_disk_is_asked_once_for_each_place_and_again_before_something_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one.ron", "other.ron"].map(|name| folder.path().join(name));
        let mut lookup = Lookup::<PathBuf>::new(|path| path.exists());
        assert!(!lookup.is_there(one.clone()));
        fs::write(&one, "").unwrap();
        assert!(!lookup.is_there(one.clone()), "the disk was asked again");
        assert!(lookup.has_appeared(one.clone()));
        assert!(lookup.is_there(one.clone()) && !lookup.has_appeared(one));
        assert!(!lookup.is_there(other.clone()) && !lookup.has_appeared(other));
    }
}
