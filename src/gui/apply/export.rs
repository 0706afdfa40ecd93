//! What messages do to get what is shown out of the program: into files and onto the clipboard.

use egui::Context;

use crate::export::{ExportFormat, ExportRange, ExportRequest, ExportSubject, Framing, PictureStyle};
use crate::gui::app::{App, Notice};
use crate::gui::dialogs::Dialog;
use crate::gui::export_dialog::{ExportDialog, copy};
use crate::gui::message::Transport;
use crate::gui::theme;

impl App {
    pub(super) fn open_export(&mut self, ctx: &Context) {
        let suggested = self.origin.suggested(self.state.document());
        let (session, theme) = (self.state.session(), theme::current(ctx));
        let dialog = ExportDialog::new(session, self.subject(), self.export, theme, self.state.show_path, &suggested);
        self.dialog = Some(Dialog::Export(Box::new(dialog)));
    }

    /// Copies the lecture view, or the table alone where that is not shown.
    pub(super) fn copy_picture(&mut self, ctx: &Context) {
        let framing = if self.state.lecture.is_some() { Framing::Slide } else { Framing::Table };
        self.copy(ctx, ExportFormat::Png, self.subject(), framing);
    }

    pub(super) fn copy_table(&mut self, ctx: &Context) {
        self.copy(ctx, ExportFormat::Markdown, ExportSubject::Fill, Framing::Table);
    }

    fn copy(&mut self, ctx: &Context, format: ExportFormat, subject: ExportSubject, framing: Framing) {
        let (layout, theme) = (self.state.view().layout, theme::current(ctx));
        let style =
            PictureStyle { framing, layout, theme, scale: format.usual_scale(), shows_path: self.state.show_path };
        let order = ExportRequest { format, subject, range: ExportRange::Present, style };
        // The one before says nothing any more.
        self.notices.retain(|notice| !matches!(notice, Notice::Info(_)));
        self.notices.push(match copy(ctx, &order, &self.state.session()) {
            Ok(text) => Notice::Info(text),
            Err(text) => Notice::Error(text),
        });
    }

    /// What the keys move is what is exported.
    fn subject(&self) -> ExportSubject {
        match self.state.active_transport {
            Transport::Fill | Transport::Fusion => ExportSubject::Fill,
            Transport::Game => ExportSubject::Game,
        }
    }
}
