//! The file dialog of the system.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;

use crate::app::message::FilePurpose;
use crate::wording::window;

/// The file dialog of the system. It is open as long as this value exists.
///
/// It runs in a thread of its own, so that the window stays responsive. A system without a file dialog answers as if
/// the user had cancelled.
pub struct SystemDialog {
    purpose: FilePurpose,
    answer: Receiver<Option<PathBuf>>,
}

impl SystemDialog {
    /// Opens the dialog with `suggested` as the folder and, for saving, the file name.
    ///
    /// # Errors
    /// If the system gives no thread for it.
    pub fn open(ctx: &egui::Context, purpose: FilePurpose, suggested: &Path) -> io::Result<Self> {
        let mut dialog = rfd::AsyncFileDialog::new();
        if purpose != FilePurpose::Export {
            dialog = dialog.add_filter(window::session_files(), &["ron"]);
        }
        if purpose == FilePurpose::Open {
            dialog = dialog.add_filter(window::row_files(), &["txt", "csv"]).add_filter(window::all_files(), &["*"]);
        }
        if let Some(folder) = suggested.parent() {
            dialog = dialog.set_directory(folder);
        }
        if let (FilePurpose::Save | FilePurpose::Export, Some(name)) = (purpose, suggested.file_name()) {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        let (sender, answer) = channel();
        let ctx = ctx.clone();
        std::thread::Builder::new().name("file-dialog".to_owned()).spawn(move || {
            let picked = pollster::block_on(async {
                match purpose {
                    FilePurpose::Open => dialog.pick_file().await,
                    FilePurpose::Save | FilePurpose::Export => dialog.save_file().await,
                }
            });
            // The window may be closed already.
            let _ = sender.send(picked.map(|file| file.path().to_owned()));
            ctx.request_repaint();
        })?;
        Ok(Self { purpose, answer })
    }

    /// Returns the chosen file once the dialog is closed. `Ready(None)` if the user has cancelled. Never waits.
    pub fn answer(&self) -> Poll<Option<(FilePurpose, PathBuf)>> {
        match self.answer.try_recv() {
            Ok(picked) => Poll::Ready(picked.map(|path| (self.purpose, path))),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}
