//! The file dialog of the system.

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;

use crate::platform::{FileAnswer, FileQuestion};

/// Whether the dialog asks where a file is saved.
pub const ASKS_WHERE_TO_SAVE: bool = true;

/// The file dialog of the system. It is open as long as this value exists.
///
/// It runs in a thread of its own, so that the window stays responsive.
#[derive(Debug)]
pub struct SystemDialog {
    answer: Receiver<FileAnswer>,
}

impl SystemDialog {
    /// Opens the dialog. `wake` is called from any thread when the user has answered.
    ///
    /// # Errors
    /// If the system gives no thread for it.
    pub fn open(asked: &FileQuestion<'_>, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
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
            let answer = if can_ask::can_ask() {
                let picked = pollster::block_on(async {
                    if is_to_save { dialog.save_file().await } else { dialog.pick_file().await }
                });
                picked.map(|file| file.path().to_owned()).into()
            } else {
                FileAnswer::NoDialog
            };
            // The window may be closed already.
            let _ = sender.send(answer);
            wake();
        })?;
        Ok(Self { answer })
    }

    /// Returns the answer once the dialog is closed. Never waits.
    pub fn answer(&self) -> Poll<FileAnswer> {
        match self.answer.try_recv() {
            Ok(answer) => Poll::Ready(answer),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(FileAnswer::NoDialog),
        }
    }
}

/// Other systems always have a file dialog.
#[cfg(not(target_os = "linux"))]
mod can_ask {
    pub fn can_ask() -> bool {
        true
    }
}

/// The library of the dialog does not tell a missing dialog from one that was cancelled, so this is asked before.
#[cfg(target_os = "linux")]
mod can_ask {
    use std::ffi::OsStr;
    use std::time::Duration;

    use zbus::connection::Builder;

    /// How long the desktop may take to answer. It may have to start its file dialog first.
    const PATIENCE: Duration = Duration::from_millis(800);

    /// Returns whether the system has a file dialog: that of the desktop's portal, or else the program `zenity`.
    pub fn can_ask() -> bool {
        has_portal(Builder::session()) || has_zenity(std::env::var_os("PATH").as_deref())
    }

    /// Returns whether the portal on a bus has file dialogs.
    fn has_portal(bus: zbus::Result<Builder<'_>>) -> bool {
        let version = ("org.freedesktop.portal.FileChooser", "version");
        let asked = async {
            let bus = bus?.method_timeout(PATIENCE).build().await?;
            let portal = Some("org.freedesktop.portal.Desktop");
            let place = "/org/freedesktop/portal/desktop";
            bus.call_method(portal, place, Some("org.freedesktop.DBus.Properties"), "Get", &version).await
        };
        pollster::block_on(asked).is_ok()
    }

    /// Returns whether `zenity` is in a folder of this search path.
    fn has_zenity(path: Option<&OsStr>) -> bool {
        path.is_some_and(|path| std::env::split_paths(path).any(|folder| folder.join("zenity").is_file()))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_desktop_without_a_bus_has_no_portal() {
            let folder = tempfile::tempdir().unwrap();
            let address = format!("unix:path={}", folder.path().join("no-bus").display());
            assert!(!has_portal(Builder::address(&*address)));
        }

        #[test]
        fn zenity_is_found_in_the_search_path() {
            let folder = tempfile::tempdir().unwrap();
            let path = std::env::join_paths(["/no-such-folder".as_ref(), folder.path()]).unwrap();
            assert!(!has_zenity(Some(&path)) && !has_zenity(None));
            std::fs::write(folder.path().join("zenity"), "").unwrap();
            assert!(has_zenity(Some(&path)));
        }
    }
}
