//! The system's own file dialog.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;

use crate::app::message::FilePurpose;

/// The system's own file dialog, which is open while this exists.
///
/// It runs beside the window, which goes on being drawn. Where the system has none, it answers at once with
/// nothing, as if it were cancelled.
pub struct SystemDialog {
    purpose: FilePurpose,
    answer: Receiver<Option<PathBuf>>,
}

impl SystemDialog {
    /// Opens it.
    ///
    /// # Errors
    /// If the system gives no thread for it.
    pub fn open(ctx: &egui::Context, purpose: FilePurpose, suggested: &Path) -> io::Result<Self> {
        let mut dialog = rfd::AsyncFileDialog::new();
        if purpose != FilePurpose::Export {
            dialog = dialog.add_filter("coin-duel session", &["ron"]);
        }
        if purpose == FilePurpose::Open {
            dialog = dialog.add_filter("a row of coins as text", &["txt", "csv"]).add_filter("any file", &["*"]);
        }
        if let Some(folder) = suggested.parent() {
            dialog = dialog.set_directory(folder);
        }
        if let (FilePurpose::Save | FilePurpose::Export, Some(name)) = (purpose, suggested.file_name()) {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        let (sender, answer) = channel();
        let ctx = ctx.clone();
        std::thread::Builder::new().name("file dialog".to_owned()).spawn(move || {
            let picked = pollster::block_on(async {
                match purpose {
                    FilePurpose::Open => dialog.pick_file().await,
                    FilePurpose::Save | FilePurpose::Export => dialog.save_file().await,
                }
            });
            // Nobody listens any more if the window was closed meanwhile.
            let _ = sender.send(picked.map(|file| file.path().to_owned()));
            ctx.request_repaint();
        })?;
        Ok(Self { purpose, answer })
    }

    /// What was picked, once the dialog is closed; nothing if it was cancelled.
    pub fn answer(&self) -> Poll<Option<(FilePurpose, PathBuf)>> {
        match self.answer.try_recv() {
            Ok(picked) => Poll::Ready(picked.map(|path| (self.purpose, path))),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}
