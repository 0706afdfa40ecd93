//! The messages that export to files or copy to the clipboard.

use crate::limits::MAX_COINS_IN_PICTURE;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::background::Clipboard;
use crate::app::dialog::Dialog;
use crate::app::effect::Effect;
use crate::app::notice::{Notice, Topic};
use crate::app::program::App;
use crate::app::transport::Transport;
use crate::export::{
    CallsLook, ExportFormat, ExportRange, ExportRecipe, ExportSubject, Framing, Material, PictureSize, PictureStyle,
    Viewport,
};
use crate::session::{CodeSubject, Course, Edition, Session, Subject, Zoom};

impl App {
    /// Opens the export dialog for the present session.
    pub(super) fn open_export(&mut self) {
        let suggested = self.origin.suggested(self.state.document());
        self.background.forget_export();
        let material = Arc::new(self.material());
        self.open_dialog(Dialog::Export(material, suggested));
    }

    /// Exports what the export dialog shows, or else what is open, to the file `path`.
    pub(super) fn export(&mut self, recipe: ExportRecipe, path: PathBuf) {
        let material = match &self.dialogs.open {
            Some(Dialog::Export(material, _)) => Arc::clone(material),
            _ => Arc::new(self.material()),
        };
        self.dialogs.copied = None;
        self.background.export(recipe, material, path, self.export_sources());
    }

    /// Returns the present session and its course.
    fn material(&self) -> Material {
        let session = self.state.session();
        // A session that is no lesson has no course, whatever course is open.
        let Some(open) = self.state.lesson() else { return Material::alone(session) };
        let mut course = Course::clone(self.state.course().course());
        // The name of a course without a title is that of its file.
        course.title = self.state.course().name();
        if let Some(lesson) = course.lessons_mut().nth(open) {
            lesson.session = Arc::new(self.state.lasting_session());
        }
        Material { session, course }
    }

    /// Returns the files that the session and its course were read from.
    pub fn export_sources(&self) -> Vec<PathBuf> {
        let mut sources = self.origin.sources();
        if let Some(path) = self.state.course().path() {
            sources.extend(self.state.course().course().sources(path));
        }
        sources
    }

    /// Copies the session of the export dialog, or else the present one.
    pub(super) fn copy(&mut self, recipe: ExportRecipe) {
        let session = self.session_to_export();
        self.dialogs.copied = None;
        self.background.forget_export();
        self.background.copy(recipe, session);
    }

    fn session_to_export(&self) -> Session {
        match &self.dialogs.open {
            Some(Dialog::Export(material, _)) => material.session.clone(),
            _ => self.state.session(),
        }
    }

    /// Copies a picture of the lecture view, or else of the table alone: a zoomed or very large one as it is seen.
    pub(super) fn copy_picture(&mut self) {
        let is_zoomed = self.state.camera.zoom != Zoom::Legible || self.state.n() > MAX_COINS_IN_PICTURE;
        let framing = match self.state.lecture {
            Some(_) => Framing::Slide,
            None if is_zoomed => Framing::Seen,
            None => Framing::Table,
        };
        self.copy_as(ExportFormat::Png, self.export_subject(), framing);
    }

    /// Copies the table in Markdown.
    pub(super) fn copy_table(&mut self) {
        self.copy_as(ExportFormat::Markdown, ExportSubject::Fill, Framing::Table);
    }

    fn copy_as(&mut self, format: ExportFormat, subject: ExportSubject, framing: Framing) {
        let style = PictureStyle { framing, size: PictureSize::Scale(format.usual_scale()), ..self.picture_style() };
        // The drawing is a part of what is seen.
        let ink = self.presenter.drawing.ink.clone();
        self.copy(ExportRecipe {
            subject,
            range: self.present_range(subject),
            style,
            ink,
            // What is on the screen is copied as it is.
            edition: Edition::Lecturer,
            ..ExportRecipe::new(format)
        });
    }

    /// Returns the style of pictures that look like what is on the screen.
    pub fn picture_style(&self) -> PictureStyle {
        let state = &self.state;
        PictureStyle {
            layout: state.view().layout,
            theme: self.theme,
            shows_path: state.preferences.show_path,
            language: state.preferences.language,
            viewport: self.viewport(),
            calls: CallsLook { folded: state.look.fold.head() as f32, ..CallsLook::TREE },
            ..PictureStyle::USUAL
        }
    }

    /// Returns the part of the table that the window shows.
    fn viewport(&self) -> Viewport {
        let zoom = self.state.camera.zoom;
        match self.state.shown_grid() {
            Some(grid) => Viewport { zoom, offset: grid.offset, size: (grid.area.width(), grid.area.height()) },
            None => Viewport { zoom, ..Viewport::WHOLE },
        }
    }

    /// Returns the range of the present position of a subject. A session does not store that of fusion.
    pub fn present_range(&self, subject: ExportSubject) -> ExportRange {
        let is_fusion = match subject {
            ExportSubject::Fusion => true,
            ExportSubject::Code => self.state.view().code == CodeSubject::Fusion,
            _ => false,
        };
        match subject {
            _ if is_fusion => ExportRange::Step(self.state.transports.fusion.head() as u64),
            ExportSubject::Stops => {
                ExportRange::Step(self.state.place().map_or(0, |place| place.number(self.state.stops())) as u64)
            }
            _ => ExportRange::Present,
        }
    }

    /// Puts a finished copy on the clipboard, and reports it in the export dialog or as a notice.
    pub(in crate::app) fn take_copied(&mut self) {
        let Some(copied) = self.background.copied() else { return };
        let report = match copied {
            Clipboard::Picture(pixels, report) => {
                self.effects.push(Effect::CopyImage(pixels));
                Ok(report)
            }
            Clipboard::Text(text, report) => {
                self.effects.push(Effect::CopyText(text));
                Ok(report)
            }
            Clipboard::Failed(reason) => Err(reason),
        };
        if matches!(self.dialogs.open, Some(Dialog::Export(..))) {
            self.dialogs.copied = Some(report);
            return;
        }
        self.notices.show(match report {
            Ok(text) => Notice::info(Topic::Copy, text),
            Err(text) => Notice::error(Topic::Copy, text),
        });
    }

    /// Returns what is exported: what the stage shows.
    pub fn export_subject(&self) -> ExportSubject {
        match self.state.subject() {
            Subject::Game => ExportSubject::Lanes,
            Subject::Calls => ExportSubject::Tree,
            Subject::Code => ExportSubject::Code,
            Subject::Fusion => ExportSubject::Fusion,
            Subject::Own => ExportSubject::Own,
            _ if self.state.transports.active == Transport::Game => ExportSubject::Game,
            Subject::Table | Subject::Players | Subject::Map | Subject::Build => ExportSubject::Fill,
        }
    }
}
