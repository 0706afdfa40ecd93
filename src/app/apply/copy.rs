//! The messages that export to files or copy to the clipboard.

use std::path::PathBuf;

use crate::app::background::Clipboard;
use crate::app::dialog::Dialog;
use crate::app::effect::Effect;
use crate::app::notice::{Notice, Topic};
use crate::app::program::App;
use crate::app::transport::Transport;
use crate::export::{ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle};
use crate::session::Session;

impl App {
    /// Opens the export dialog for the present session.
    pub(super) fn open_export(&mut self) {
        let suggested = self.origin.suggested(self.state.document());
        self.background.forget_export();
        self.open_dialog(Dialog::Export(Box::new(self.state.session()), suggested));
    }

    /// Exports the session of the export dialog, or else the present one, to the file `path`.
    pub(super) fn export(&mut self, request: ExportRequest, path: PathBuf) {
        let session = self.session_to_export();
        self.copied = None;
        self.background.export(request, session, path, self.origin.sources());
    }

    /// Copies the session of the export dialog, or else the present one.
    pub(super) fn copy(&mut self, request: ExportRequest) {
        let session = self.session_to_export();
        self.copied = None;
        self.background.forget_export();
        self.background.copy(request, session);
    }

    fn session_to_export(&self) -> Session {
        match &self.dialog {
            Some(Dialog::Export(session, _)) => (**session).clone(),
            _ => self.state.session(),
        }
    }

    /// Copies a picture of the lecture view, or else of the table alone.
    pub(super) fn copy_picture(&mut self) {
        let framing = if self.state.lecture.is_some() { Framing::Slide } else { Framing::Table };
        self.copy_as(ExportFormat::Png, self.export_subject(), framing);
    }

    /// Copies the table in Markdown.
    pub(super) fn copy_table(&mut self) {
        self.copy_as(ExportFormat::Markdown, ExportSubject::Fill, Framing::Table);
    }

    fn copy_as(&mut self, format: ExportFormat, subject: ExportSubject, framing: Framing) {
        let style = PictureStyle {
            framing,
            layout: self.state.view().layout,
            theme: self.theme,
            scale: format.usual_scale(),
            shows_path: self.state.preferences.show_path,
        };
        // The drawing is a part of what is seen.
        let ink = self.presenter.drawing.ink.clone();
        self.copy(ExportRequest { format, subject, range: ExportRange::Present, style, ink });
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
        if matches!(self.dialog, Some(Dialog::Export(..))) {
            self.copied = Some(report);
            return;
        }
        self.notices.show(match report {
            Ok(text) => Notice::info(Topic::Copy, text),
            Err(text) => Notice::error(Topic::Copy, text),
        });
    }

    /// Returns what is exported: the game if the keys move it, and otherwise the fill.
    pub fn export_subject(&self) -> ExportSubject {
        match self.state.transports.active {
            Transport::Fill | Transport::Fusion => ExportSubject::Fill,
            Transport::Game => ExportSubject::Game,
        }
    }
}
