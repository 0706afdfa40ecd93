//! The export dialog: what is exported, as what kind of file, how it looks and to which file, with a look at it before, and
//! the progress.
//!
//! | module | shows |
//! | --- | --- |
//! | `kinds` | the kinds of files, grouped by what they are for |
//! | `options` | how the pictures look |
//! | `preview` | a picture of the export, and what it would write |
//! | `plans`, `pane` | what is known about the kinds, and the preview |
//! | `capture` | a picture of the window behind the dialog |

mod kinds;
mod known;
mod options;
mod preview;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::style::ScrollStyle;
use egui::{Align, Button, Context, Id, Key, Layout, ProgressBar, RichText, ScrollArea, TextEdit, Ui, UiBuilder, vec2};

use crate::app::App;
use crate::app::export_choices::{ExportChoices, ExportGroup, ExportKind};
use crate::app::message::{FilePurpose, Message};
use crate::app::work::export::ExportProgress;
use crate::export::worksheet::{WorksheetRows, Worksheets};
use crate::export::{ExportFormat, ExportOption, ExportRange, ExportRecipe, ExportSubject, Material, PictureStyle};
use crate::game::Stride;
use crate::gui::dialogs::file::{Lookup, expanded};
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{primary, select_all};
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::slide::Ink;
use crate::platform::dialog::ASKS_WHERE_TO_SAVE;
use crate::platform::files;
use crate::session::{Edition, Session};
use crate::wording::dialogs::{buttons, export as wording};
use known::{Capture, Plans, PreviewPane};

/// The space inside the field of the file beside its text, and the width of the button beside it, in points.
const FIELD_MARGIN: f32 = 8.0;
const BROWSE_WIDTH: f32 = 84.0;
/// The width of the dialog, of its list of kinds, and of the gap beside that, in points.
const WIDTH: f32 = 860.0;
const KINDS_WIDTH: f32 = 396.0;
const GAP: f32 = 24.0;
/// The height of the list of kinds and what is beside it, and the height of the rest of the dialog, in points.
const COLUMNS_HEIGHT: f32 = 480.0;
const OTHER_HEIGHT: f32 = 290.0;

pub struct ExportDialog {
    material: Arc<Material>,
    subject: ExportSubject,
    /// The choices, and those that the program keeps for the next dialog.
    choices: ExportChoices,
    kept: ExportChoices,
    /// The style of what is on the screen, without what is chosen here.
    style: PictureStyle,
    /// The background that the user has chosen. `None` is that of the window, or light for paper.
    theme: Option<Theme>,
    /// The range of the present position of each subject.
    ranges: Vec<(ExportSubject, ExportRange)>,
    /// For whom the file is. It is not kept, so that a file for students never gets private notes by mistake.
    edition: Edition,
    /// What the pen has drawn on the slide, and whether it is exported.
    ink: Ink,
    has_ink: bool,
    /// The path as it is typed.
    typed: String,
    /// The files that the session and its course were read from. None of them is proposed.
    sources: Vec<PathBuf>,
    /// The file that this dialog has written last. It may be replaced without a question.
    written: Option<PathBuf>,
    /// Whether the file is there, or, if the flag is set, a numbered file of this name.
    lookup: Lookup<(PathBuf, bool)>,
    plans: Plans,
    /// The window behind the dialog.
    window: Capture,
    preview: PreviewPane,
    /// Whether the dialog was shown before.
    opened: bool,
    /// Why the typed file can't be written.
    problem: Option<String>,
    /// Whether the outcome of the last export or copy is shown. It is hidden when something else is chosen.
    shows_outcome: bool,
    /// The time at which the last export began, in seconds.
    began: Option<f64>,
}

impl ExportDialog {
    /// Creates a dialog that exports `material`. `suggested` is the path without the right extension.
    pub fn new(material: &Arc<Material>, app: &App, suggested: &Path) -> Self {
        let choices = app.state().preferences.export;
        let style = app.picture_style();
        let mut dialog = Self {
            material: Arc::clone(material),
            subject: app.export_subject(),
            choices,
            kept: choices,
            style,
            theme: None,
            ranges: ExportSubject::OF_SESSION.map(|subject| (subject, app.present_range(subject))).to_vec(),
            edition: Edition::default(),
            ink: app.presenter().drawing.ink.clone(),
            has_ink: false,
            typed: suggested.display().to_string(),
            sources: app.export_sources(),
            written: None,
            lookup: Lookup::new(
                |(path, is_numbered)| if *is_numbered { has_numbered(path) } else { files::exists(path) },
            ),
            plans: Plans::default(),
            window: Capture::default(),
            preview: PreviewPane::default(),
            opened: false,
            problem: None,
            shows_outcome: true,
            began: None,
        };
        dialog.choose_possible_kind();
        dialog.name_after_format();
        dialog
    }

    /// Takes the file that was chosen in the file dialog of the system.
    pub fn take_path(&mut self, path: &Path) {
        self.typed = path.display().to_string();
        self.follow_name();
    }

    /// Returns whether this frame must show the window without the dialog, because a picture of it is taken.
    pub fn is_hidden(&mut self, ctx: &Context) -> bool {
        self.window.advance(ctx)
    }

    /// Returns why there is nothing to export.
    fn missing(&self) -> Option<&'static str> {
        let is_missing = self.subject == ExportSubject::Window && self.window.image().is_none();
        is_missing.then(wording::no_picture_of_window)
    }

    fn format(&self) -> ExportFormat {
        self.kind().format()
    }

    /// Returns the path of the typed file, with the extension of the format if it has none.
    fn path(&self) -> PathBuf {
        let mut path = expanded(self.typed.trim(), FilePurpose::Export);
        if path.extension().is_none() && path.file_name().is_some() {
            path.set_extension(self.format().extension());
        }
        path
    }

    /// Chooses a kind for the typed extension, if that is possible.
    fn follow_name(&mut self) {
        if let Ok(format) = ExportFormat::from_path(&self.path()) {
            let kind = self.kind_for(format);
            if kind.shows(self.subject) {
                self.choose(kind);
            }
        }
        self.shows_outcome = false;
    }

    /// Changes the typed extension to that of the format, and the name if it is that of a source.
    fn name_after_format(&mut self) {
        let path = PathBuf::from(self.typed.trim());
        if path.file_name().is_some() {
            let path = self.format().named(&path);
            self.typed = self.recipe().path_beside_sources(&path, &self.sources).display().to_string();
        }
        self.shows_outcome = false;
    }

    /// Chooses another kind if the present one is not possible for the subject.
    fn choose_possible_kind(&mut self) {
        if !self.kind().shows(self.subject) {
            self.choose(ExportKind::Png);
        }
    }

    /// Returns the chosen kind. That of a worksheet is kept apart from that of the other subjects.
    fn kind(&self) -> ExportKind {
        match self.subject {
            ExportSubject::Worksheet => self.kind_for(self.choices.worksheet.format),
            _ => self.choices.kind,
        }
    }

    /// Chooses a kind that is possible for the subject.
    fn choose(&mut self, kind: ExportKind) {
        self.choices = self.choices_as(kind);
    }

    /// Returns the choices with another kind.
    fn choices_as(&self, kind: ExportKind) -> ExportChoices {
        let mut choices = self.choices;
        match self.subject {
            ExportSubject::Worksheet => choices.worksheet.format = kind.format(),
            _ => choices.choose(kind),
        }
        choices
    }

    /// Returns the kind for a format: the chosen one if it has it.
    fn kind_for(&self, format: ExportFormat) -> ExportKind {
        match (self.subject, format) {
            (ExportSubject::Worksheet, ExportFormat::Pdf) => ExportKind::PdfWorksheet,
            _ => self.choices.kind.for_format(format),
        }
    }

    /// Returns the kinds of a group. A worksheet is only offered as what it can be, and nothing else as a worksheet or a quiz:
    /// all of them would be higher than the dialog.
    fn listed_kinds(&self, group: ExportGroup) -> impl Iterator<Item = ExportKind> + use<> {
        let is_worksheet = self.subject == ExportSubject::Worksheet;
        let is_listed = move |kind: &ExportKind| {
            let is_of_worksheet = *kind == ExportKind::PdfWorksheet || kind.format().is_quiz();
            if is_worksheet { kind.shows(ExportSubject::Worksheet) } else { !is_of_worksheet }
        };
        ExportKind::all().filter(move |kind| kind.is_offered() && kind.group() == group && is_listed(kind))
    }

    /// Returns whether each picture is exported.
    fn shows_all(&self) -> bool {
        self.recipe().shows_all()
    }

    /// Returns the background of the pictures of a kind.
    fn theme_of(&self, kind: ExportKind) -> Theme {
        let usual = if kind.group() == ExportGroup::Paper { Theme::Light } else { self.style.theme };
        self.theme.unwrap_or(usual)
    }

    /// Returns the recipe for the present choices.
    fn recipe(&self) -> ExportRecipe {
        self.recipe_of(&self.choices)
    }

    fn recipe_of(&self, choices: &ExportChoices) -> ExportRecipe {
        let ExportChoices { kind, shows_all, stride, framing, behind, size, seconds, quiz, separator, .. } = *choices;
        let subject = self.subject;
        let (format, theme) = match subject {
            ExportSubject::Worksheet => (choices.worksheet.format, Theme::Light),
            ExportSubject::Window => (kind.format(), self.style.theme),
            _ => (kind.format(), self.theme_of(kind)),
        };
        let present = || self.ranges.iter().find(|(of, _)| *of == subject).map_or(ExportRange::Present, |(_, at)| *at);
        ExportRecipe {
            subject,
            range: if shows_all { ExportRange::All(stride) } else { present() },
            style: PictureStyle { framing, theme, size, behind, ..self.style },
            format,
            pages: choices.pages(),
            seconds,
            quiz,
            separator,
            edition: self.edition,
            ink: if self.has_ink { self.ink.clone() } else { Ink::default() },
            worksheets: self.worksheets(choices),
            window: self.window.image().filter(|_| subject == ExportSubject::Window).cloned(),
        }
    }

    fn worksheets(&self, choices: &ExportChoices) -> Worksheets {
        let Session { document, view, .. } = &self.material.session;
        Worksheets {
            rows: WorksheetRows::Session,
            tasks: choices.worksheet.tasks,
            blanks: choices.worksheet.blanks(document.row.len()),
            recurrence: view.recurrence,
            layout: view.layout,
            count_from: view.count_from,
            paper: choices.paper,
            has_solutions: choices.worksheet.has_solutions,
        }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        set_width(ui, WIDTH);
        heading(ui, wording::export());
        ui.add_space(4.0);
        let is_running = app.background().is_exporting();
        ui.add_enabled_ui(!is_running, |ui| {
            let before = (self.kind(), self.subject);
            self.subjects(ui);
            ui.add_space(6.0);
            if theme::is_narrow(ui.ctx()) {
                self.kinds_in_lines(ui);
                self.options(ui);
                self.preview(ui, ui.available_width());
            } else {
                self.columns(ui);
            }
            if (self.kind(), self.subject) != before {
                self.choose_possible_kind();
                self.name_after_format();
            }
            ui.add_space(6.0);
            self.file(ui, is_running, out);
        });
        ui.add_space(4.0);
        self.progress(ui, app);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if !is_running {
                self.copy(ui, out);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if is_running {
                    if ui.add(Button::new(wording::cancel_export()).min_size(vec2(0.0, 28.0))).clicked() {
                        out.push(Message::CancelExport);
                    }
                    return;
                }
                let label = if self.replaces() { buttons::replace() } else { wording::export() };
                if primary(ui, self.missing().is_none() && !self.typed.trim().is_empty(), label) {
                    self.start(ui, out);
                }
                if ui.button(buttons::close()).clicked() {
                    out.push(Message::CloseDialog);
                }
            });
        });
        if self.kept != self.choices {
            self.kept = self.choices;
            out.push(Message::ExportChoices(self.choices));
        }
    }

    /// Shows what can be exported, and whether all of it is.
    fn subjects(&mut self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            ui.label(wording::what());
            if theme::is_for_fingers(ui.ctx()) {
                // The shortest name, too, is as wide as a finger.
                ui.spacing_mut().button_padding.x = 14.0;
            }
            for (subject, name) in ExportSubject::ALL.into_iter().zip(wording::subjects().lines()) {
                let has_some = match subject {
                    ExportSubject::Stops => !self.material.session.document.stops.is_empty(),
                    ExportSubject::Course => self.material.course.lessons().next().is_some(),
                    _ => true,
                };
                let is_clicked = has_some && ui.selectable_value(&mut self.subject, subject, name).clicked();
                if is_clicked && subject == ExportSubject::Window {
                    self.window.ask();
                }
            }
        });
        let about = match self.subject {
            ExportSubject::Worksheet => Some(wording::many_worksheets()),
            ExportSubject::Window => Some(wording::about_the_window()),
            _ => None,
        };
        if let Some(about) = about {
            // As high as the choices of the other subjects, so that nothing moves under the pointer.
            ui.horizontal_wrapped(|ui| {
                ui.set_min_height(ui.spacing().interact_size.y);
                ui.label(theme::weak(ui, about));
            });
            return;
        }
        if theme::is_narrow(ui.ctx()) {
            ui.horizontal_wrapped(|ui| self.range(ui));
            ui.horizontal_wrapped(|ui| self.stride(ui));
        } else {
            ui.horizontal_wrapped(|ui| {
                ui.scope(|ui| self.range(ui));
                ui.separator();
                self.stride(ui);
            });
        }
    }

    /// Shows whether one step is exported, or each.
    fn range(&mut self, ui: &mut Ui) {
        let (here, all) = match self.subject {
            subject if subject.is_game() => (wording::this_move(), wording::every_move()),
            ExportSubject::Stops | ExportSubject::Course => (wording::this_stop(), wording::every_stop()),
            _ => (wording::this_step(), wording::every_step()),
        };
        let is_choice = self.subject.has(ExportOption::Range);
        if !is_choice {
            ui.disable();
        }
        let mut all_of_it = self.shows_all();
        ui.selectable_value(&mut all_of_it, false, here);
        ui.selectable_value(&mut all_of_it, true, all);
        if is_choice {
            self.choices.shows_all = all_of_it;
        }
    }

    /// Shows for what there is a picture each. The line is there in any case, so that nothing moves under the pointer.
    fn stride(&mut self, ui: &mut Ui) {
        let is_filled = matches!(self.subject, ExportSubject::Fill | ExportSubject::Tree | ExportSubject::Code);
        if !(is_filled && self.shows_all() && self.format().has(ExportOption::Stride)) {
            ui.disable();
        }
        ui.label(wording::a_picture_for_each());
        let Session { document, view, .. } = &self.material.session;
        let sweep = view.fill(document.row.len()).sweep_name();
        for (stride, name) in
            [(Stride::Phase, wording::phase()), (Stride::Cell, wording::cell()), (Stride::Sweep, sweep)]
        {
            ui.selectable_value(&mut self.choices.stride, stride, name);
        }
    }

    /// Shows the kinds of files on the left, and the rest beside them.
    fn columns(&mut self, ui: &mut Ui) {
        // In a low window, it is to be seen that there is more.
        ui.style_mut().spacing.scroll = ScrollStyle::solid();
        let room = ui.ctx().content_rect().height() - OTHER_HEIGHT;
        let height = COLUMNS_HEIGHT.min(room.max(160.0));
        let (_, area) = ui.allocate_space(vec2(ui.available_width(), height));
        let (left, right) = area.split_left_right_at_x(area.left() + KINDS_WIDTH);
        let mut kinds =
            ui.new_child(UiBuilder::new().id_salt("kinds").max_rect(left).layout(Layout::top_down(Align::Min)));
        ScrollArea::vertical().id_salt("kinds").auto_shrink(false).show(&mut kinds, |ui| self.kinds(ui));
        let right = right.with_min_x(right.left() + GAP);
        let mut rest =
            ui.new_child(UiBuilder::new().id_salt("rest").max_rect(right).layout(Layout::top_down(Align::Min)));
        ScrollArea::vertical().id_salt("rest").auto_shrink(false).show(&mut rest, |ui| {
            let width = ui.available_width();
            self.preview(ui, width);
            ui.add_space(6.0);
            self.options(ui);
        });
    }

    /// Shows the field of the file.
    fn file(&mut self, ui: &mut Ui, is_running: bool, out: &mut Vec<Message>) {
        let label = ui.label(wording::file_to_write());
        let id = Id::unique("file-to-export-to");
        ui.horizontal(|ui| {
            let browse = if ASKS_WHERE_TO_SAVE { BROWSE_WIDTH } else { 0.0 };
            let width = (ui.available_width() - browse - 2.0 * FIELD_MARGIN).min(420.0);
            let field =
                TextEdit::singleline(&mut self.typed).id(id).desired_width(width).margin(vec2(FIELD_MARGIN, 6.0));
            let field = field.align(egui::Align2::LEFT_CENTER);
            let response = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
            if !self.opened {
                self.opened = true;
                select_all(ui, id, self.typed.chars().count());
            }
            if response.changed() {
                self.problem = None;
                self.follow_name();
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && !is_running && self.missing().is_none() && !self.typed.trim().is_empty() {
                if self.replaces() {
                    self.problem = Some(wording::file_exists().to_owned());
                } else {
                    self.start(ui, out);
                }
            }
            let browses = ASKS_WHERE_TO_SAVE && ui.button(buttons::browse()).tooltip(buttons::browse_tooltip).clicked();
            if browses {
                out.push(Message::Browse(FilePurpose::Export));
            }
        });
    }

    /// Returns whether files would be replaced that this dialog has not written.
    fn replaces(&mut self) -> bool {
        self.written.as_ref() != Some(&self.path()) && self.lookup.is_there(self.place())
    }

    /// Returns the path, and whether numbered files are written beside it.
    fn place(&self) -> (PathBuf, bool) {
        (self.path(), self.shows_all() && self.format().is_numbered())
    }

    /// Starts the export, or shows why the file can't be written.
    fn start(&mut self, ui: &Ui, out: &mut Vec<Message>) {
        // A file that came meanwhile is not replaced before the user has seen that it is there.
        if self.written.as_ref() != Some(&self.path()) && self.lookup.has_appeared(self.place()) {
            return;
        }
        let format = match self.subject {
            ExportSubject::Worksheet => ExportFormat::of_subject_from_path(self.subject, &self.path()),
            // What is not possible is refused later, with the reason.
            _ => ExportFormat::from_path(&self.path()),
        };
        match format {
            Ok(format) => self.choose(self.kind_for(format)),
            Err(problem) => {
                self.problem = Some(problem.to_string());
                return;
            }
        }
        self.problem = None;
        self.shows_outcome = true;
        self.written = Some(self.path());
        self.began = Some(ui.input(|input| input.time));
        out.push(Message::Export(self.recipe(), self.path()));
    }

    /// Shows the progress or the outcome of the last export or copy.
    fn progress(&self, ui: &mut Ui, app: &App) {
        let progress = app.background().export_progress().filter(|_| self.shows_outcome);
        let problem = self.problem.clone().map(Err);
        let copied = app.dialogs().copied.as_ref().filter(|_| self.shows_outcome).cloned();
        let outcome = problem.or_else(|| progress.as_ref().and_then(|progress| progress.outcome.clone())).or(copied);
        match (outcome, &progress) {
            (Some(Ok(text)), _) => {
                ui.label(text);
            }
            (Some(Err(text)), _) => {
                ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Error)));
            }
            (None, Some(ExportProgress { done, total, .. })) => {
                let part = if *total == 0 { 0.0 } else { *done as f32 / *total as f32 };
                let seconds = self.began.map_or(0.0, |began| ui.input(|input| input.time) - began);
                let text = match *total {
                    0 => wording::starting().to_owned(),
                    total => wording::progress(*done, total, seconds_left(*done, total, seconds)),
                };
                // Beside the bar: a text on it is cut where the bar is not filled.
                let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
                ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                    ui.label(text);
                    ui.add(ProgressBar::new(part).desired_width(ui.available_width()));
                });
            }
            (None, None) => {}
        }
    }

    /// Shows the button that copies.
    fn copy(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        if !self.subject.is_of_session() {
            return;
        }
        let recipe = self.recipe();
        // Only one picture can be copied, that of the present position. A page or a document is no text.
        let is_text = !recipe.format.is_picture() && !recipe.format.is_page();
        let label = if is_text { wording::copy_text() } else { wording::copy_picture() };
        if ui.button(label).tooltip(wording::copy_tooltip).clicked() {
            self.problem = None;
            self.shows_outcome = true;
            if is_text {
                out.push(Message::Copy(recipe));
                return;
            }
            let present = ExportChoices { shows_all: false, ..self.choices };
            let format = if recipe.format == ExportFormat::Svg { recipe.format } else { ExportFormat::Png };
            out.push(Message::Copy(ExportRecipe { format, ..self.recipe_of(&present) }));
        }
    }
}

/// Returns the seconds that an export needs to its end, if the pictures that are left take as long as those before. `None`
/// while that is a guess.
fn seconds_left(done: usize, total: usize, seconds: f64) -> Option<f64> {
    (done > 0 && seconds > 1.0).then(|| seconds / done as f64 * (total - done.min(total)) as f64)
}

/// Returns whether a numbered file of `path` exists, such as `fill-12.png` of `fill.png`.
fn has_numbered(path: &Path) -> bool {
    let (Some(stem), Some(folder)) = (path.file_stem(), path.parent()) else { return false };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_ours = |name: PathBuf| {
        let own = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let number = own.strip_prefix(&*stem.to_string_lossy()).and_then(|rest| rest.strip_prefix('-'));
        name.extension() == path.extension() && number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    files::names_in(folder).into_iter().any(is_ours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    #[test]
    fn the_time_to_the_end_of_an_export_follows_from_the_clock_and_the_pictures_that_are_written() {
        let shown = |done, seconds| wording::progress(done, 2_081, seconds_left(done, 2_081, seconds));
        assert_eq!(shown(0, 60.0), "0 of 2,081", "nothing is known yet");
        assert_eq!(shown(81, 0.9), "81 of 2,081", "too early to tell");
        assert_eq!(shown(1_081, 2.0), said("dialogs.export-progress-in-seconds", &["1,081", "2,081", "2"]));
        assert_eq!(shown(81, 1.62), said("dialogs.export-progress-in-seconds", &["81", "2,081", "40"]));
        assert_eq!(
            shown(1, 1.5),
            said("dialogs.export-progress-in-minutes", &["1", "2,081", "52"]),
            "on a slow machine"
        );
        assert_eq!(shown(2_081, 70.0), said("dialogs.export-progress-in-seconds", &["2,081", "2,081", "0"]));
    }
}
