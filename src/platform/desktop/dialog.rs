//! The file dialog of the system.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;

use crate::platform::asked::Asked;

/// Whether the dialog asks where a file is saved.
pub const ASKS_WHERE_TO_SAVE: bool = true;

/// The file dialog of the system. It is open as long as this value exists.
///
/// It runs in a thread of its own, so that the window stays responsive. A system without a file dialog answers as if
/// the user had cancelled.
#[derive(Debug)]
pub struct SystemDialog {
    answer: Receiver<Option<PathBuf>>,
}

impl SystemDialog {
    /// Opens the dialog. `wake` is called from any thread when the user has answered.
    ///
    /// # Errors
    /// If the system gives no thread for it.
    pub fn open(asked: &Asked<'_>, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let mut dialog = rfd::AsyncFileDialog::new();
        for (name, extensions) in asked.kinds {
            dialog = dialog.add_filter(*name, extensions);
        }
        if let Some(folder) = asked.suggested.parent() {
            dialog = dialog.set_directory(folder);
        }
        let is_to_save = asked.is_to_save;
        if let (true, Some(name)) = (is_to_save, asked.suggested.file_name()) {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        let (sender, answer) = channel();
        std::thread::Builder::new().name("file-dialog".to_owned()).spawn(move || {
            let picked = pollster::block_on(async {
                if is_to_save { dialog.save_file().await } else { dialog.pick_file().await }
            });
            // The window may be closed already.
            let _ = sender.send(picked.map(|file| file.path().to_owned()));
            wake();
        })?;
        Ok(Self { answer })
    }

    /// Returns the chosen file once the dialog is closed. `Ready(None)` if the user has cancelled. Never waits.
    pub fn answer(&self) -> Poll<Option<PathBuf>> {
        match self.answer.try_recv() {
            Ok(picked) => Poll::Ready(picked),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}
