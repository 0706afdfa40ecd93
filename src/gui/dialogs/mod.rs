//! The dialogs. Each is a small window over the rest, which ends with a message or is closed by Escape.
//!
//! The program knows which dialog is open. This module keeps what is typed in it until it closes.

mod compare;
mod course;
mod entries;
mod export;
pub mod file;
mod finder;
mod frame;
mod go_to;
mod help;
mod lessons;
mod palette;
mod progress;
mod questions;
pub mod random;

use std::path::Path;

use egui::Context;

use crate::app::App;
use crate::app::dialog::{Dialog, Overlay};
use crate::app::message::{ChangedChoice, ClosingChoice, EarlierWorkChoice, Message, UnsavedChoice};
use compare::CompareDialog;
use course::CourseEditor;
use export::ExportDialog;
use file::FileDialog;
use frame::modal;
use go_to::GoTo;
use help::{show_glossary, show_shortcuts};
use lessons::LessonList;
use palette::CommandPalette;
use progress::progress;
use questions::{SiteDialog, summary};
use random::RandomDialog;

/// The input in the open dialog.
enum DialogInput {
    File(FileDialog),
    Export(Box<ExportDialog>),
    Random(Box<RandomDialog>),
    GoTo(GoTo),
    Compare(CompareDialog),
    Site(SiteDialog),
    Palette(CommandPalette),
    Lessons(LessonList),
    Course(CourseEditor),
    /// The dialog has no input.
    Plain,
}

/// The input in the open dialog, and the start of the next one.
#[derive(Default)]
pub struct Dialogs {
    /// The number of the dialog that `input` belongs to.
    number: u64,
    input: Option<DialogInput>,
}

impl Dialogs {
    /// Shows the dialog that is open, if there is one, and what lies over it.
    pub fn show(&mut self, ctx: &Context, app: &App, out: &mut Vec<Message>) {
        self.show_dialog(ctx, app, out);
        if let Some(overlay) = app.overlay() {
            show_overlay(ctx, &overlay, out);
        }
    }

    fn show_dialog(&mut self, ctx: &Context, app: &App, out: &mut Vec<Message>) {
        let Some(dialog) = app.dialog() else {
            self.input = None;
            return;
        };
        if self.number != app.dialogs().opened || self.input.is_none() {
            self.number = app.dialogs().opened;
            self.input = Some(begin(dialog, app));
        }
        let Some(input) = &mut self.input else { return };
        if let DialogInput::Export(export) = input
            && export.is_hidden(ctx)
        {
            return;
        }
        let response = modal(ctx, "dialog", |ui| match (&mut *input, dialog) {
            (DialogInput::File(file), dialog) => {
                let edition = if let Dialog::SaveCourse { edition, .. } = dialog { *edition } else { None };
                file.show(ui, app, edition, out);
            }
            (DialogInput::Export(export), _) => export.show(ui, app, out),
            (DialogInput::Random(random), _) => random.show(ui, out),
            (DialogInput::GoTo(go_to), _) => go_to.show(ui, app.state().n(), app.state().view().count_from, out),
            (DialogInput::Compare(compare), _) => compare.show(ui, app.state(), out),
            (DialogInput::Site(site), _) => site.show(ui, out),
            (DialogInput::Palette(palette), _) => palette.show(ui, app.state().course().course(), out),
            (DialogInput::Lessons(list), _) => list.show(ui, app, out),
            (DialogInput::Course(editor), _) => editor.show(ui, app, out),
            (DialogInput::Plain, Dialog::Summary(text)) => summary(ui, text, app.state().lecture.is_some(), out),
            (DialogInput::Plain, Dialog::Progress(asked)) => progress(ui, app.state(), *asked, out),
            (DialogInput::Plain, Dialog::Unsaved(name)) => questions::unsaved(ui, name, out),
            (DialogInput::Plain, Dialog::Changed { text, is_readable }) => {
                questions::changed(ui, text, *is_readable, out);
            }
            (DialogInput::Plain, Dialog::EarlierWork(text)) => questions::earlier_work(ui, text, out),
            (DialogInput::Plain, Dialog::Glossary) => show_glossary(ui, out),
            (DialogInput::Plain, _) => show_shortcuts(ui, out),
        });
        if app.overlay().is_none() && response.should_close() {
            out.push(match dialog {
                // The dialog stays, to report that the export was cancelled.
                Dialog::Export(..) if app.background().is_exporting() => Message::CancelExport,
                Dialog::Unsaved(_) => Message::Unsaved(UnsavedChoice::Cancel),
                Dialog::Changed { .. } => Message::Changed(ChangedChoice::Cancel),
                Dialog::EarlierWork(_) => Message::EarlierWork(EarlierWorkChoice::OpenFile),
                _ => Message::CloseDialog,
            });
        }
    }

    /// Puts the file that was chosen in the file dialog of the system into the export dialog.
    pub fn take_export_path(&mut self, path: &Path) {
        if let Some(DialogInput::Export(export)) = &mut self.input {
            export.take_path(path);
        }
    }
}

/// Creates the input of a dialog that was just opened.
fn begin(dialog: &Dialog, app: &App) -> DialogInput {
    match dialog {
        Dialog::Open => DialogInput::File(FileDialog::open()),
        Dialog::Save(suggested) => DialogInput::File(FileDialog::save(suggested, app.origin().path.clone())),
        Dialog::SaveCourse { suggested, edition } => {
            let own = app.state().course().path().filter(|_| edition.is_none());
            DialogInput::File(FileDialog::save_course(suggested, own.map(Path::to_owned)))
        }
        Dialog::Export(material, suggested) => {
            DialogInput::Export(Box::new(ExportDialog::new(material, app, suggested)))
        }
        Dialog::Random => DialogInput::Random(Box::new(RandomDialog::new(app.recipe()))),
        Dialog::GoTo => DialogInput::GoTo(GoTo::default()),
        Dialog::Compare => DialogInput::Compare(CompareDialog::new(app.state())),
        Dialog::Site(_) => DialogInput::Site(SiteDialog::new(&app.state().preferences.site)),
        Dialog::Palette => DialogInput::Palette(CommandPalette::default()),
        Dialog::Lessons => DialogInput::Lessons(LessonList::new(app.state())),
        Dialog::Course => DialogInput::Course(CourseEditor::new(app.state())),
        Dialog::Shortcuts
        | Dialog::Glossary
        | Dialog::Summary(_)
        | Dialog::Progress(_)
        | Dialog::Unsaved(_)
        | Dialog::Changed { .. }
        | Dialog::EarlierWork(_) => DialogInput::Plain,
    }
}

fn show_overlay(ctx: &Context, overlay: &Overlay, out: &mut Vec<Message>) {
    let response = modal(ctx, "overlay", |ui| match overlay {
        Overlay::Waiting(text) => questions::waiting(ui, text, out),
        Overlay::ClosingDuringExport => questions::closing(ui, out),
    });
    if response.should_close() {
        out.push(match overlay {
            Overlay::Waiting(_) => Message::StopFileTask,
            Overlay::ClosingDuringExport => Message::Closing(ClosingChoice::Cancel),
        });
    }
}
