//! A sequence of messages of the input: the program does not panic, and its state stays whole.

use std::fs;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};

use arbitrary::{Result, Unstructured};
use coin_duel::app::command::Command;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::preferences::Preferences;
use coin_duel::app::transport::Transport;
use coin_duel::app::{App, Start};
use tempfile::TempDir;

use crate::generate::{Maker, message};
use crate::text::assert_is_kept;

const MAX_MESSAGES: usize = 64;

/// A longer row is saved and opened only now and then, because that takes long.
const MAX_COINS_OFTEN: usize = 2_000;

/// The folders of a run. Nothing is written outside them.
struct Folders {
    top: TempDir,
    /// The files that messages name.
    paths: Vec<PathBuf>,
}

/// One sequence at a time uses the folders.
static FOLDERS: LazyLock<Mutex<Folders>> = LazyLock::new(|| {
    let top = tempfile::tempdir().expect("there is a folder for temporary files");
    let files = top.path().join("files");
    let names = [
        "a.ron",
        "b.ron",
        "row.txt",
        "a.svg",
        "a.png",
        "a.gif",
        "a.csv",
        "a.md",
        "a.tex",
        "a.typ",
        "no/folder.ron",
        "",
        "folder",
        "folder/../c.ron",
        "no extension",
        "ü 🪙.ron",
    ];
    let paths = names.map(|name| files.join(name)).to_vec();
    Mutex::new(Folders { top, paths })
});

/// Plays the messages of an input.
pub fn check(input: &[u8]) {
    let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    folders.empty();
    // An input that is at its end makes no more messages.
    let _ = play(input, &folders);
    folders.check();
}

impl Folders {
    /// Empties the folders. Most messages write no file.
    fn empty(&self) {
        let _ = fs::remove_dir_all(self.top.path().join("data"));
        let files = self.top.path().join("files");
        if !fs::read_dir(&files).is_ok_and(|entries| entries.count() == 1) {
            let _ = fs::remove_dir_all(&files);
            fs::create_dir_all(files.join("folder")).expect("the folder can be written");
        }
    }

    /// Checks that there is nothing beside the folders, and nothing unfinished in them.
    fn check(&self) {
        for folder in ["files", "files/folder", "data"] {
            let names = fs::read_dir(self.top.path().join(folder)).into_iter().flatten().flatten();
            for name in names.map(|entry| entry.file_name()) {
                assert!(!name.to_string_lossy().ends_with(".unfinished"), "{} is left in {folder}", name.display());
            }
        }
        let names = fs::read_dir(self.top.path())
            .expect("the folder can be read")
            .map(|entry| entry.map(|entry| entry.file_name()));
        for name in names {
            let name = name.expect("the folder can be read");
            assert!(name == "files" || name == "data", "{} was written outside the folder", name.display());
        }
    }
}

fn play(input: &[u8], folders: &Folders) -> Result<()> {
    let mut maker = Maker { input: Unstructured::new(input), n: 1, paths: &folders.paths };
    let data_folder = (maker.input.arbitrary::<u8>()? == 0x5a).then(|| folders.top.path().join("data"));
    let mut app =
        App::new(&Start { file: None, data_folder, ..Start::default() }, Preferences::default(), Waker::default());
    app.apply(Message::Edit(Edit::Row(maker.row()?)));
    let mut now = 0.0;
    for _ in 0..MAX_MESSAGES {
        if maker.input.is_empty() {
            break;
        }
        maker.n = app.state().n();
        let Ok(message) = message(&mut maker) else { break };
        app.apply(message);
        check_state(&app);
        // A frame takes at most a tenth of a second. Several frames can pass between two messages.
        let seconds = *maker.input.choose(&[0.0, 0.0, 0.016, 0.1, 1.0, 3.0]).unwrap_or(&0.0);
        app.advance(seconds);
        check_state(&app);
        now += seconds;
        app.keep_work(now);
        app.take_effects();
        app.end_frame();
    }
    check_undo(&mut app);
    if app.state().n() <= MAX_COINS_OFTEN || input.len().is_multiple_of(16) {
        assert_is_kept(&app.state().session());
    }
    app.end();
    Ok(())
}

fn check_state(app: &App) {
    let state = app.state();
    let n = state.n();
    for transport in Transport::ALL {
        let playback = state.transports.get(transport);
        assert!((0.0..=playback.end()).contains(&playback.head()), "{transport:?}: {playback:?}");
        assert!((0.0..=playback.end()).contains(&playback.resting_head()), "{transport:?}: {playback:?}");
    }
    assert_eq!(state.transports.fill.end(), state.fill().steps() as f64);
    assert!((0.0..=2.0).contains(&state.look.fold.head()), "{:?}", state.look.fold);
    assert!(state.transports.game.end() <= n as f64);
    assert!(state.line() < state.document().duel.lines().len());
    assert!(state.session().game_position <= n);
    for cell in
        [state.gaze.pinned, state.gaze.hovered, state.camera.followed, state.shown_interval()].into_iter().flatten()
    {
        assert!(cell.i <= cell.j && cell.j < n, "{cell:?} is outside a row of {n} coins");
        state.derivation(cell);
    }
}

/// Checks that redo brings back what undo has taken, however many steps.
fn check_undo(app: &mut App) {
    let before = app.state().document().clone();
    let mut undone = 0;
    while app.can_undo() {
        app.apply(Message::Command(Command::Undo));
        check_state(app);
        undone += 1;
    }
    for _ in 0..undone {
        assert!(app.can_redo());
        app.apply(Message::Command(Command::Redo));
        check_state(app);
    }
    assert!(*app.state().document() == before, "redo brought back another document");
}
