//! The dialogs: each is a small window over the rest that ends with a message or is left by Escape.
//!
//! The program says which dialog is open. What is typed in it is kept here until it closes.

mod export;
mod file;
mod go_to;
mod palette;
mod path;
mod random;
mod shortcuts;
mod summary;
mod unsaved;

use std::path::Path;

use egui::{Context, Frame, Id, Margin, Modal};

use crate::app::App;
use crate::app::dialog::Dialog;
use crate::app::message::{Choice, Message};
use export::{ExportChoices, ExportDialog};
use file::FileDialog;
use go_to::GoTo;
use palette::CommandPalette;
use random::RandomDialog;

/// What is typed in the dialog that is open.
enum Draft {
    File(FileDialog),
    Export(Box<ExportDialog>),
    Random(Box<RandomDialog>),
    GoTo(GoTo),
    Palette(CommandPalette),
    /// Nothing is typed in it.
    Plain,
}

/// The dialog that is open, and what the next one begins with.
#[derive(Default)]
pub struct Dialogs {
    /// The number of the dialog that the draft belongs to.
    number: u64,
    draft: Option<Draft>,
    /// What was exported last, and how.
    export: ExportChoices,
}

impl Dialogs {
    /// Shows the dialog that is open, if there is one.
    pub fn show(&mut self, ctx: &Context, app: &App, out: &mut Vec<Message>) {
        let Some(dialog) = app.dialog() else {
            self.draft = None;
            return;
        };
        if self.number != app.dialogs_opened() || self.draft.is_none() {
            self.number = app.dialogs_opened();
            self.draft = Some(self.begin(dialog, app));
        }
        let Some(draft) = &mut self.draft else { return };
        let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(20));
        let response = Modal::new(Id::unique("dialog")).frame(frame).show(ctx, |ui| match (&mut *draft, dialog) {
            (Draft::File(file), _) => file.show(ui, &app.state().preferences.recent, app.dialog_error(), out),
            (Draft::Export(export), _) => export.show(ui, app, out),
            (Draft::Random(random), _) => random.show(ui, out),
            (Draft::GoTo(go_to), _) => go_to.show(ui, app.state().n(), out),
            (Draft::Palette(palette), _) => palette.show(ui, out),
            (Draft::Plain, Dialog::Summary(text)) => summary::show(ui, text, out),
            (Draft::Plain, Dialog::Unsaved(name)) => unsaved::show(ui, name, out),
            (Draft::Plain, _) => shortcuts::show(ui, out),
        });
        if let Draft::Export(export) = draft {
            self.export = export.choices();
        }
        if response.should_close() {
            out.push(match dialog {
                // What goes on is not lost by a slip: it is ended first, and the dialog says so.
                Dialog::Export(..) if app.background().is_exporting() => Message::CancelExport,
                Dialog::Unsaved(_) => Message::Unsaved(Choice::Cancel),
                _ => Message::CloseDialog,
            });
        }
    }

    /// Takes the file for an export that was chosen in the system's own dialog.
    pub fn take_export_path(&mut self, path: &Path) {
        if let Some(Draft::Export(export)) = &mut self.draft {
            export.take_path(path);
        }
    }

    fn begin(&self, dialog: &Dialog, app: &App) -> Draft {
        match dialog {
            Dialog::Open => Draft::File(FileDialog::open()),
            Dialog::Save(suggested) => Draft::File(FileDialog::save(suggested, app.origin().path.clone())),
            Dialog::Export(session, suggested) => {
                Draft::Export(Box::new(ExportDialog::new(session, app, self.export, suggested)))
            }
            Dialog::Random => Draft::Random(Box::new(RandomDialog::new(app.recipe()))),
            Dialog::GoTo => Draft::GoTo(GoTo::default()),
            Dialog::Palette => Draft::Palette(CommandPalette::default()),
            Dialog::Shortcuts | Dialog::Summary(_) | Dialog::Unsaved(_) => Draft::Plain,
        }
    }
}
