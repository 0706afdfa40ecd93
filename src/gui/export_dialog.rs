//! Export: what of the session is written, in which format, and where to; how far a long export is.

use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use egui::{Align, Button, DragValue, Grid, Id, Key, Layout, ProgressBar, RichText, TextEdit, Ui, vec2};

use super::dialogs::{expanded, primary};
use super::focus::select_all;
use super::job::Job;
use super::message::{Message, Purpose};
use super::theme;
use crate::export::{ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle, SCALE_RANGE};
use crate::game::Stride;
use crate::number::group_thousands;
use crate::picture::color_role::{ColorRole, Theme};
use crate::session::Session;

/// The longest row whose cells are copied one by one.
const MOST_COINS_COPIED: usize = 1000;

/// What was chosen the last time.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    format: ExportFormat,
    shows_all: bool,
    stride: Stride,
    framing: Framing,
    scale: f32,
}

impl Default for Choices {
    fn default() -> Self {
        let format = ExportFormat::Png;
        let (stride, framing, scale) = (Stride::Cell, Framing::Slide, format.usual_scale());
        Self { format, shows_all: false, stride, framing, scale }
    }
}

/// The dialog, with the session as it was when it was opened.
pub struct ExportDialog {
    session: Session,
    subject: ExportSubject,
    choices: Choices,
    theme: Theme,
    shows_path: bool,
    /// The file as it is typed.
    typed: String,
    /// The file that this dialog has written last, which may be written again without a word.
    written: Option<PathBuf>,
    opened: bool,
    export: Option<Job<ExportProgress>>,
    /// What was copied, or why it was not.
    copied: Option<Result<String, String>>,
}

/// How far an export is, in pictures, and what came of it.
#[derive(Clone, Debug, Default)]
struct ExportProgress {
    done: usize,
    total: usize,
    outcome: Option<Result<String, String>>,
}

impl fmt::Debug for ExportDialog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExportDialog")
            .field("choices", &self.choices)
            .field("file", &self.typed)
            .finish_non_exhaustive()
    }
}

impl ExportDialog {
    /// Exports `session` as it looks now; `suggested` is the file's name but for its extension.
    pub fn new(
        session: Session,
        subject: ExportSubject,
        choices: Choices,
        theme: Theme,
        shows_path: bool,
        suggested: &Path,
    ) -> Self {
        let mut dialog = Self {
            session,
            subject,
            choices,
            theme,
            shows_path,
            typed: suggested.display().to_string(),
            written: None,
            opened: false,
            export: None,
            copied: None,
        };
        dialog.name_after_format();
        dialog
    }

    pub fn choices(&self) -> Choices {
        self.choices
    }

    /// Whether an export goes on.
    pub fn is_running(&self) -> bool {
        self.export.as_ref().is_some_and(|export| !export.is_done())
    }

    /// Ends an export that goes on, with nothing written.
    pub fn cancel(&self) {
        if let Some(export) = &self.export {
            export.stop();
        }
    }

    /// Takes the file that was chosen in the system's own dialog.
    pub fn take_path(&mut self, path: &Path) {
        self.typed = path.display().to_string();
        self.follow_name();
    }

    /// The file that is meant.
    fn path(&self) -> PathBuf {
        let mut path = expanded(self.typed.trim(), Purpose::Export);
        if path.extension().is_none() && path.file_name().is_some() {
            path.set_extension(self.choices.format.extension());
        }
        path
    }

    /// Takes the format of the file's name, if it says one that is possible.
    fn follow_name(&mut self) {
        if let Ok(format) = ExportFormat::from_path(&self.path())
            && self.is_possible(format)
        {
            self.choices.format = format;
        }
        self.export = None;
    }

    /// Gives the file the name of the format.
    fn name_after_format(&mut self) {
        let mut path = PathBuf::from(self.typed.trim());
        if path.set_extension(self.choices.format.extension()) {
            self.typed = path.display().to_string();
        }
        self.export = None;
    }

    /// Whether the subject can be written in a format: a table holds no game.
    fn is_possible(&self, format: ExportFormat) -> bool {
        self.subject == ExportSubject::Fill || format.table_format().is_none()
    }

    fn order(&self) -> ExportRequest {
        let Choices { format, shows_all, stride, framing, scale } = self.choices;
        let layout = self.session.view.layout;
        ExportRequest {
            format,
            subject: self.subject,
            range: if shows_all { ExportRange::All(stride) } else { ExportRange::Present },
            style: PictureStyle { framing, layout, theme: self.theme, scale, shows_path: self.shows_path },
        }
    }

    pub fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.set_width(520.0);
        theme::heading(ui, "Export");
        ui.add_space(4.0);
        let is_running = self.is_running();
        ui.add_enabled_ui(!is_running, |ui| {
            Grid::new("export").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| self.fields(ui));
            ui.add_space(6.0);
            self.file(ui, is_running, out);
        });
        ui.add_space(4.0);
        self.progress(ui);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if !is_running {
                self.copy(ui);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if is_running {
                    if ui.add(Button::new("Cancel export").min_size(vec2(0.0, 28.0))).clicked() {
                        self.cancel();
                    }
                    return;
                }
                let label = if self.replaces() { "Replace" } else { "Export" };
                if primary(ui, !self.typed.trim().is_empty(), label) {
                    self.start(ui.ctx());
                }
                if ui.button("Close").clicked() {
                    out.push(Message::CloseDialog);
                }
            });
        });
    }

    fn fields(&mut self, ui: &mut Ui) {
        let before = self.choices.format;
        ui.label("What");
        ui.horizontal(|ui| {
            ui.selectable_value(&mut self.subject, ExportSubject::Fill, "The fill");
            ui.selectable_value(&mut self.subject, ExportSubject::Game, "The game");
            ui.separator();
            let here = if self.subject == ExportSubject::Fill { "at this step" } else { "at this move" };
            ui.selectable_value(&mut self.choices.shows_all, false, here);
            ui.selectable_value(&mut self.choices.shows_all, true, "all of it");
        });
        ui.end_row();
        if !self.is_possible(self.choices.format) {
            self.choices.format = ExportFormat::Text;
        }
        let (pictures, texts): (Vec<_>, Vec<_>) = ExportFormat::ALL.into_iter().partition(|format| format.is_picture());
        for (name, formats) in [("As a picture", pictures), ("As text", texts)] {
            ui.label(name);
            ui.horizontal(|ui| {
                for format in formats {
                    let button = Button::selectable(self.choices.format == format, format.name());
                    if ui.add_enabled(self.is_possible(format), button).clicked() {
                        self.choices.format = format;
                    }
                }
            });
            ui.end_row();
        }
        ui.label("");
        let choices = &mut self.choices;
        ui.label(theme::weak(ui, what_comes(choices.format, choices.shows_all, self.subject)));
        ui.end_row();
        if choices.format.is_picture() {
            if choices.shows_all && self.subject == ExportSubject::Fill {
                ui.label("A picture for each");
                ui.horizontal(|ui| {
                    let sweep = self.session.view.fill(self.session.document.row.len()).sweep_name();
                    for (stride, name) in [(Stride::Phase, "phase"), (Stride::Cell, "cell"), (Stride::Sweep, sweep)] {
                        ui.selectable_value(&mut choices.stride, stride, name);
                    }
                });
                ui.end_row();
            }
            ui.label("Showing");
            ui.horizontal(|ui| {
                ui.selectable_value(&mut choices.framing, Framing::Slide, "row, table and sums");
                ui.selectable_value(&mut choices.framing, Framing::Table, "the table alone");
            });
            ui.end_row();
            ui.label("On a theme that is");
            ui.horizontal(|ui| {
                for (theme, name) in
                    [(Theme::Dark, "dark"), (Theme::Light, "light"), (Theme::Contrast, "of high contrast")]
                {
                    ui.selectable_value(&mut self.theme, theme, name);
                }
            });
            ui.end_row();
            let label = ui.label("Pixels a point");
            let scale = DragValue::new(&mut choices.scale).range(SCALE_RANGE).speed(0.05);
            ui.add(scale).labelled_by(label.id).on_hover_text("2 is sharp on most projectors");
            ui.end_row();
        }
        if self.choices.format != before {
            self.name_after_format();
        }
    }

    fn file(&mut self, ui: &mut Ui, is_running: bool, out: &mut Vec<Message>) {
        let label = ui.label("File to write");
        let id = Id::unique("file to export to");
        ui.horizontal(|ui| {
            let field = TextEdit::singleline(&mut self.typed).id(id).desired_width(420.0).margin(vec2(8.0, 6.0));
            let response = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
            if !self.opened {
                self.opened = true;
                select_all(ui, id, self.typed.chars().count());
            }
            if response.changed() {
                self.follow_name();
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && !is_running && !self.replaces() && !self.typed.trim().is_empty() {
                self.start(ui.ctx());
            }
            if ui.button("Browse…").on_hover_text("The system's own dialog").clicked() {
                out.push(Message::Browse(Purpose::Export));
            }
        });
    }

    /// Whether files would be replaced that are not of this dialog.
    fn replaces(&self) -> bool {
        let path = self.path();
        let is_numbered =
            self.choices.shows_all && matches!(self.choices.format, ExportFormat::Svg | ExportFormat::Png);
        let is_there = if is_numbered { has_numbered(&path) } else { path.exists() };
        is_there && self.written.as_ref() != Some(&path)
    }

    fn start(&mut self, ctx: &egui::Context) {
        self.copied = None;
        match ExportFormat::from_path(&self.path()) {
            // A table of the game is refused with its reason.
            Ok(format) => self.choices.format = format,
            Err(error) => {
                self.copied = Some(Err(error.to_string()));
                return;
            }
        }
        self.written = Some(self.path());
        let (order, session, path) = (self.order(), self.session.clone(), self.path());
        self.export = Some(Job::spawn(ctx, ExportProgress::default(), move |worker| {
            let keep_on = |done: usize, total: usize| {
                worker.update(|progress| (progress.done, progress.total) = (progress.done.max(done), total));
                worker.keep_on()
            };
            let outcome = match order.write(&session, &path, &keep_on) {
                Ok(ControlFlow::Continue(written)) => Ok(format!("Wrote {written}")),
                Ok(ControlFlow::Break(())) => Ok("Cancelled; nothing was written.".to_owned()),
                Err(error) => Err(error.to_string()),
            };
            worker.update(|progress| progress.outcome = Some(outcome));
        }));
    }

    fn progress(&self, ui: &mut Ui) {
        let mut progress = self.export.as_ref().map(|export| export.read(Clone::clone));
        if let Some(progress) = &mut progress
            && !self.is_running()
        {
            // Only a defect of the program ends it without a word.
            progress.outcome.get_or_insert_with(|| Err("The export broke off; nothing was written.".to_owned()));
        }
        let outcome = progress.as_ref().and_then(|progress| progress.outcome.as_ref()).or(self.copied.as_ref());
        match (outcome, &progress) {
            (Some(Ok(text)), _) => {
                ui.label(text);
            }
            (Some(Err(text)), _) => {
                ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Error)));
            }
            (None, Some(ExportProgress { done, total, .. })) => {
                let part = if *total == 0 { 0.0 } else { *done as f32 / *total as f32 };
                let text = if *total == 0 { "begins…".to_owned() } else { format!("{done} of {total}") };
                ui.add(ProgressBar::new(part).text(text).desired_width(ui.available_width()));
            }
            (None, None) => {}
        }
    }

    fn copy(&mut self, ui: &mut Ui) {
        let is_picture = self.choices.format.is_picture();
        let label = if is_picture { "Copy picture" } else { "Copy text" };
        if ui.button(label).on_hover_text("Put it on the clipboard instead of into a file").clicked() {
            self.export = None;
            // Of several pictures, the one of the present position.
            let order = self.order();
            let range = if is_picture { ExportRange::Present } else { order.range };
            self.copied = Some(copy(ui.ctx(), &ExportRequest { range, ..order }, &self.session));
        }
    }
}

/// Puts what an order gives on the clipboard: a picture as pixels, the rest as text. What was put there, or why not.
pub fn copy(ctx: &egui::Context, order: &ExportRequest, session: &Session) -> Result<String, String> {
    let n = session.document.row.len();
    if order.format == ExportFormat::Csv && n > MOST_COINS_COPIED {
        return Err(format!(
            "{} cells are too many to be copied; export them.",
            group_thousands((n * (n + 1) / 2) as i64)
        ));
    }
    if order.format.is_picture() {
        let raster = order.raster(session).map_err(|error| error.to_string())?;
        let (width, height) = raster.size();
        let size = [width as usize, height as usize];
        ctx.copy_image(egui::ColorImage::from_rgba_unmultiplied(size, raster.pixels()));
        Ok(format!("A picture of {width} × {height} pixels is on the clipboard."))
    } else {
        let text = order.text(session).map_err(|error| error.to_string())?;
        ctx.copy_text(text);
        let name = order.format.name();
        Ok(format!("It is on the clipboard as {name}."))
    }
}

/// Whether there is a file beside `path` that is named after it and a number.
fn has_numbered(path: &Path) -> bool {
    let (Some(stem), Some(folder)) = (path.file_stem(), path.parent()) else { return false };
    let entries = std::fs::read_dir(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    let is_ours = |name: PathBuf| {
        let own = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let number = own.strip_prefix(&*stem.to_string_lossy()).and_then(|rest| rest.strip_prefix('-'));
        name.extension() == path.extension() && number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    entries.into_iter().flatten().flatten().any(|entry| is_ours(PathBuf::from(entry.file_name())))
}

/// What comes of an export, in a line.
fn what_comes(format: ExportFormat, shows_all: bool, subject: ExportSubject) -> &'static str {
    match (format, shows_all, subject) {
        (ExportFormat::Svg | ExportFormat::Png, true, _) => "A numbered file for each picture, for slides",
        (ExportFormat::Svg, false, _) => "Sharp at any size; its text stays text",
        (ExportFormat::Png, false, _) => "A picture for slides and pages",
        (ExportFormat::Gif, true, _) => "An animation that plays by itself",
        (ExportFormat::Gif, false, _) => "A picture that stands still",
        (ExportFormat::Csv, ..) => "A line for each cell, for other programs",
        (ExportFormat::Markdown, ..) => "A table for notes and web pages",
        (ExportFormat::Latex, ..) => "A table with booktabs' rules, to be included",
        (ExportFormat::Typst, ..) => "A table to be included",
        (ExportFormat::Text, _, ExportSubject::Game) => "The moves, a line each",
        (ExportFormat::Text, true, ExportSubject::Fill) => "All steps in words",
        (ExportFormat::Text, false, ExportSubject::Fill) => "The steps up to this one in words",
    }
}
