//! What messages do to get what is shown out of the program: into files and onto the clipboard.

use egui::Context;

use crate::export::{Extent, Format, Framing, Look, Order, Subject};
use crate::gui::app::{App, Notice};
use crate::gui::dialogs::Dialog;
use crate::gui::export_dialog::{ExportDialog, copy};
use crate::gui::message::Desk;
use crate::gui::theme;

impl App {
    pub(super) fn open_export(&mut self, ctx: &Context) {
        let suggested = self.origin.suggested(self.state.document());
        let (session, ground) = (self.state.session(), theme::ground(ctx));
        let dialog = ExportDialog::new(session, self.subject(), self.export, ground, self.state.show_path, &suggested);
        self.dialog = Some(Dialog::Export(Box::new(dialog)));
    }

    /// Copies the lecture view, or the table alone where that is not shown.
    pub(super) fn copy_picture(&mut self, ctx: &Context) {
        let framing = if self.state.lecture.is_some() { Framing::Slide } else { Framing::Table };
        self.copy(ctx, Format::Png, self.subject(), framing);
    }

    pub(super) fn copy_table(&mut self, ctx: &Context) {
        self.copy(ctx, Format::Markdown, Subject::Fill, Framing::Table);
    }

    fn copy(&mut self, ctx: &Context, format: Format, subject: Subject, framing: Framing) {
        let (layout, ground) = (self.state.view().layout, theme::ground(ctx));
        let look = Look { framing, layout, ground, scale: format.usual_scale(), shows_path: self.state.show_path };
        let order = Order { format, subject, extent: Extent::Present, look };
        // The one before says nothing any more.
        self.notices.retain(|notice| !matches!(notice, Notice::Info(_)));
        self.notices.push(match copy(ctx, &order, &self.state.session()) {
            Ok(text) => Notice::Info(text),
            Err(text) => Notice::Error(text),
        });
    }

    /// What the keys move is what is exported.
    fn subject(&self) -> Subject {
        match self.state.desk {
            Desk::Fill | Desk::Fusion => Subject::Fill,
            Desk::Game => Subject::Game,
        }
    }
}
