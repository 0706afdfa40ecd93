//! The file dialog of the system: what it asks for each purpose.

use std::io;
use std::path::Path;
use std::task::Poll;

use crate::app::message::FilePurpose;
use crate::platform::asked::{Answer, Asked};
use crate::platform::dialog;
use crate::wording::window;

/// The file dialog of the system for a purpose. It is open as long as this value exists.
pub struct SystemDialog {
    purpose: FilePurpose,
    dialog: dialog::SystemDialog,
}

impl SystemDialog {
    /// Opens the dialog with `suggested` as the folder and, for saving, the file name.
    ///
    /// # Errors
    /// If the system can't open it.
    pub fn open(ctx: &egui::Context, purpose: FilePurpose, suggested: &Path) -> io::Result<Self> {
        let sessions = (window::session_files(), &["ron"] as &[_]);
        let [rows, all] = [(window::row_files(), &["txt", "csv"] as &[_]), (window::all_files(), &["*"])];
        let kinds: &[_] = match purpose {
            FilePurpose::Open => &[sessions, rows, all],
            FilePurpose::Save | FilePurpose::SaveCourse => &[sessions],
            FilePurpose::Export => &[],
        };
        let ctx = ctx.clone();
        let asked = Asked { is_to_save: purpose != FilePurpose::Open, kinds, suggested };
        let dialog = dialog::SystemDialog::open(&asked, move || ctx.request_repaint())?;
        Ok(Self { purpose, dialog })
    }

    /// Returns the answer, with what it is for, once the dialog is closed. Never waits.
    pub fn answer(&self) -> Poll<(FilePurpose, Answer)> {
        self.dialog.answer().map(|answer| (self.purpose, answer))
    }
}
