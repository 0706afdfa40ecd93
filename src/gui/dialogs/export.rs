//! The export dialog: what is exported, in which format and to which file, and the progress.

use std::path::{Path, PathBuf};

use egui::{Align, Button, DragValue, Grid, Id, Key, Layout, ProgressBar, RichText, TextEdit, Ui, vec2};

use crate::app::App;
use crate::app::message::{FilePurpose, Message};
use crate::app::work::export::ExportProgress;
use crate::export::{ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle, SCALE_RANGE};
use crate::game::Stride;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::dialogs::lookup::Lookup;
use crate::gui::dialogs::path::expanded;
use crate::gui::widgets::button::primary;
use crate::gui::widgets::focus::select_all;
use crate::gui::{form, theme};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::ink::Ink;
use crate::platform::dialog::ASKS_WHERE_TO_SAVE;
use crate::platform::files;
use crate::session::{self, Session};
use crate::wording::dialogs::{buttons, export as wording};

/// The space inside the field of the file beside its text, and the width of the button beside it, in points.
const FIELD_MARGIN: f32 = 8.0;
const BROWSE_WIDTH: f32 = 84.0;

/// The choices that the next export dialog starts with.
#[derive(Clone, Copy, Debug)]
pub struct ExportChoices {
    format: ExportFormat,
    shows_all: bool,
    stride: Stride,
    framing: Framing,
    scale: f32,
}

impl Default for ExportChoices {
    fn default() -> Self {
        let format = ExportFormat::Png;
        let (stride, framing, scale) = (Stride::Cell, Framing::Slide, format.usual_scale());
        Self { format, shows_all: false, stride, framing, scale }
    }
}

/// The export dialog.
#[expect(clippy::struct_excessive_bools, reason = "each is a choice or a state of its own")]
pub struct ExportDialog {
    /// The layout of the session that is exported, and the name of a sweep of its fill.
    layout: session::Layout,
    sweep_name: &'static str,
    subject: ExportSubject,
    choices: ExportChoices,
    theme: Theme,
    shows_path: bool,
    /// What the pen has drawn on the slide, and whether it is exported.
    ink: Ink,
    has_ink: bool,
    /// The path as it is typed.
    typed: String,
    /// The files that the session was read from. None of them is proposed.
    sources: Vec<PathBuf>,
    /// The file that this dialog has written last. It may be replaced without a question.
    written: Option<PathBuf>,
    /// Whether the file is there, or, if the flag is set, a numbered file of this name.
    lookup: Lookup<(PathBuf, bool)>,
    /// Whether the dialog was shown before.
    opened: bool,
    /// Why the typed file can't be written.
    problem: Option<String>,
    /// Whether the outcome of the last export or copy is shown. It is hidden when something else is chosen.
    shows_outcome: bool,
}

impl ExportDialog {
    /// Creates a dialog that exports `session`. `suggested` is the path without the right extension.
    pub fn new(session: &Session, app: &App, choices: ExportChoices, suggested: &Path) -> Self {
        let n = session.document.row.len();
        let mut dialog = Self {
            layout: session.view.layout,
            sweep_name: session.view.fill(n).sweep_name(),
            subject: app.export_subject(),
            choices,
            theme: app.theme(),
            shows_path: app.state().preferences.show_path,
            ink: app.presenter().drawing.ink.clone(),
            has_ink: false,
            typed: suggested.display().to_string(),
            sources: app.origin().sources(),
            written: None,
            lookup: Lookup::new(
                |(path, is_numbered)| if *is_numbered { has_numbered(path) } else { files::exists(path) },
            ),
            opened: false,
            problem: None,
            shows_outcome: true,
        };
        dialog.name_after_format();
        dialog
    }

    /// Returns the present choices.
    pub fn choices(&self) -> ExportChoices {
        self.choices
    }

    /// Takes the file that was chosen in the file dialog of the system.
    pub fn take_path(&mut self, path: &Path) {
        self.typed = path.display().to_string();
        self.follow_name();
    }

    /// Returns the path of the typed file, with the extension of the format if it has none.
    fn path(&self) -> PathBuf {
        let mut path = expanded(self.typed.trim(), FilePurpose::Export);
        if path.extension().is_none() && path.file_name().is_some() {
            path.set_extension(self.choices.format.extension());
        }
        path
    }

    /// Chooses the format of the typed extension, if that is possible.
    fn follow_name(&mut self) {
        if let Ok(format) = ExportFormat::from_path(&self.path())
            && self.is_possible(format)
        {
            self.choices.format = format;
        }
        self.shows_outcome = false;
    }

    /// Changes the typed extension to that of the format, and the name if it is that of a source.
    fn name_after_format(&mut self) {
        let mut path = PathBuf::from(self.typed.trim());
        if path.set_extension(self.choices.format.extension()) {
            self.typed = self.request().path_beside_sources(&path, &self.sources).display().to_string();
        }
        self.shows_outcome = false;
    }

    /// Returns whether the subject can be written in a format. Formats of tables have no game.
    fn is_possible(&self, format: ExportFormat) -> bool {
        self.subject == ExportSubject::Fill || format.table_format().is_none()
    }

    /// Returns the request for the present choices.
    fn request(&self) -> ExportRequest {
        let ExportChoices { format, shows_all, stride, framing, scale } = self.choices;
        ExportRequest {
            format,
            subject: self.subject,
            range: if shows_all { ExportRange::All(stride) } else { ExportRange::Present },
            style: PictureStyle { framing, layout: self.layout, theme: self.theme, scale, shows_path: self.shows_path },
            ink: if self.has_ink { self.ink.clone() } else { Ink::default() },
        }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
        set_width(ui, 520.0);
        heading(ui, wording::export());
        ui.add_space(4.0);
        let is_running = app.background().is_exporting();
        ui.add_enabled_ui(!is_running, |ui| {
            let width = ui.available_width();
            let grid = Grid::new("export")
                .num_columns(2)
                .spacing([16.0, if form::is_narrow(ui.ctx()) { 2.0 } else { 10.0 }])
                .max_col_width(width);
            grid.show(ui, |ui| self.fields(ui));
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
                if primary(ui, !self.typed.trim().is_empty(), label) {
                    self.start(out);
                }
                if ui.button(buttons::close()).clicked() {
                    out.push(Message::CloseDialog);
                }
            });
        });
    }

    /// Shows the choices as rows of a grid.
    fn fields(&mut self, ui: &mut Ui) {
        let before = self.choices.format;
        ui.label(wording::what());
        name_ends(ui);
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(&mut self.subject, ExportSubject::Fill, wording::the_fill());
            ui.selectable_value(&mut self.subject, ExportSubject::Game, wording::the_game());
            ui.separator();
            let (here, all) = match self.subject {
                ExportSubject::Fill => (wording::this_step(), wording::every_step()),
                ExportSubject::Game => (wording::this_move(), wording::every_move()),
            };
            ui.selectable_value(&mut self.choices.shows_all, false, here);
            ui.selectable_value(&mut self.choices.shows_all, true, all);
        });
        ui.end_row();
        if !self.is_possible(self.choices.format) {
            self.choices.format = ExportFormat::Text;
        }
        let (pictures, texts): (Vec<_>, Vec<_>) = ExportFormat::ALL.into_iter().partition(|format| format.is_picture());
        for (name, formats) in [(wording::as_a_picture(), pictures), (wording::as_text(), texts)] {
            ui.label(name);
            name_ends(ui);
            ui.horizontal_wrapped(|ui| {
                for format in formats {
                    let button = Button::selectable(self.choices.format == format, format.name());
                    if ui.add_enabled(self.is_possible(format), button).clicked() {
                        self.choices.format = format;
                    }
                }
            });
            ui.end_row();
        }
        if !form::is_narrow(ui.ctx()) {
            ui.label("");
        }
        let choices = &mut self.choices;
        ui.label(theme::weak(ui, description(choices.format, choices.shows_all, self.subject)));
        ui.end_row();
        // The lines are there in any case, so that nothing moves under the pointer.
        let is_picture = choices.format.is_picture();
        let has_strides = is_picture && choices.shows_all && self.subject == ExportSubject::Fill;
        // A narrow window has no room for a line that means nothing.
        if has_strides || !form::is_narrow(ui.ctx()) {
            choice(ui, has_strides, wording::a_picture_for_each(), |ui| {
                for (stride, name) in [
                    (Stride::Phase, wording::phase()),
                    (Stride::Cell, wording::cell()),
                    (Stride::Sweep, self.sweep_name),
                ] {
                    ui.selectable_value(&mut choices.stride, stride, name);
                }
            });
        }
        choice(ui, is_picture, wording::content(), |ui| {
            ui.selectable_value(&mut choices.framing, Framing::Slide, wording::row_table_and_sums());
            ui.selectable_value(&mut choices.framing, Framing::Table, wording::the_table_alone());
            if !self.ink.lines.is_empty() {
                ui.checkbox(&mut self.has_ink, wording::with_the_drawing());
            }
        });
        choice(ui, is_picture, wording::background(), |ui| {
            for (theme, name) in [
                (Theme::Dark, wording::dark()),
                (Theme::Light, wording::light()),
                (Theme::Contrast, wording::high_contrast()),
            ] {
                ui.selectable_value(&mut self.theme, theme, name);
            }
        });
        let label = ui.add_enabled(is_picture, egui::Label::new(wording::scale()));
        name_ends(ui);
        let scale = DragValue::new(&mut choices.scale).range(SCALE_RANGE).speed(0.05);
        ui.add_enabled(is_picture, scale).labelled_by(label.id).on_hover_text(wording::scale_tooltip());
        ui.end_row();
        if self.choices.format != before {
            // The scale is the usual one of the format, unless it was changed.
            if self.choices.scale == before.usual_scale() {
                self.choices.scale = self.choices.format.usual_scale();
            }
            self.name_after_format();
        }
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
            if entered && !is_running && !self.typed.trim().is_empty() {
                if self.replaces() {
                    self.problem = Some(wording::file_exists().to_owned());
                } else {
                    self.start(out);
                }
            }
            let browses =
                ASKS_WHERE_TO_SAVE && ui.button(buttons::browse()).on_hover_text(buttons::browse_tooltip()).clicked();
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
        let is_picture = matches!(self.choices.format, ExportFormat::Svg | ExportFormat::Png);
        (self.path(), self.choices.shows_all && is_picture)
    }

    /// Starts the export, or shows why the file can't be written.
    fn start(&mut self, out: &mut Vec<Message>) {
        // A file that came meanwhile is not replaced before the user has seen that it is there.
        if self.written.as_ref() != Some(&self.path()) && self.lookup.has_appeared(self.place()) {
            return;
        }
        match ExportFormat::from_path(&self.path()) {
            // A table of the game is refused later, with the reason.
            Ok(format) => self.choices.format = format,
            Err(error) => {
                self.problem = Some(error.to_string());
                return;
            }
        }
        self.problem = None;
        self.shows_outcome = true;
        self.written = Some(self.path());
        out.push(Message::Export(self.request(), self.path()));
    }

    /// Shows the progress or the outcome of the last export or copy.
    fn progress(&self, ui: &mut Ui, app: &App) {
        let progress = app.background().export_progress().filter(|_| self.shows_outcome);
        let problem = self.problem.clone().map(Err);
        let copied = app.copied().filter(|_| self.shows_outcome).cloned();
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
                let text = if *total == 0 { wording::starting().to_owned() } else { wording::progress(*done, *total) };
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
        let is_picture = self.choices.format.is_picture();
        let label = if is_picture { wording::copy_picture() } else { wording::copy_text() };
        if ui.button(label).on_hover_text(wording::copy_tooltip()).clicked() {
            self.problem = None;
            self.shows_outcome = true;
            // Only one picture can be copied, that of the present position.
            let request = self.request();
            let range = if is_picture { ExportRange::Present } else { request.range };
            out.push(Message::Copy(ExportRequest { range, ..request }));
        }
    }
}

/// Shows a name and the choices beside it as a row of the grid. They are disabled where they mean nothing.
fn choice(ui: &mut Ui, enabled: bool, name: &str, choices: impl FnOnce(&mut Ui)) {
    ui.add_enabled(enabled, egui::Label::new(name));
    name_ends(ui);
    ui.add_enabled_ui(enabled, |ui| ui.horizontal_wrapped(choices));
    ui.end_row();
}

/// Ends the line of a name in a narrow window, where its choices stand below it.
fn name_ends(ui: &mut Ui) {
    if form::is_narrow(ui.ctx()) {
        ui.end_row();
    }
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

/// Returns a line that describes the exported file.
fn description(format: ExportFormat, shows_all: bool, subject: ExportSubject) -> &'static str {
    match (format, shows_all, subject) {
        (ExportFormat::Svg | ExportFormat::Png, true, _) => wording::numbered_files(),
        (ExportFormat::Svg, false, _) => wording::vector_picture(),
        (ExportFormat::Png, false, _) => wording::pixel_picture(),
        (ExportFormat::Gif | ExportFormat::Apng, true, _) => wording::animation(),
        (ExportFormat::Gif | ExportFormat::Apng, false, _) => wording::still_picture(),
        (ExportFormat::Csv, ..) => wording::lines_of_cells(),
        (ExportFormat::Markdown, ..) => wording::markdown_table(),
        (ExportFormat::Latex, ..) => wording::latex_table(),
        (ExportFormat::Typst, ..) => wording::typst_table(),
        (ExportFormat::Text, _, ExportSubject::Game) => wording::moves_in_words(),
        (ExportFormat::Text, true, ExportSubject::Fill) => wording::all_steps_in_words(),
        (ExportFormat::Text, false, ExportSubject::Fill) => wording::steps_so_far_in_words(),
    }
}
