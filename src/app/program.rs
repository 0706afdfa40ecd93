//! The program: the state with the session's file, undo, the dialog that is open, and the work in the background.

use std::path::{Path, PathBuf};

use crate::app::background::Background;
use crate::app::dialog::Dialog;
use crate::app::effect::Effect;
use crate::app::history::History;
use crate::app::job::Waker;
use crate::app::notice::Notice;
use crate::app::origin::{Origin, absolute};
use crate::app::preferences::Preferences;
use crate::app::state::State;
use crate::game::Interval;
use crate::game::row::random::Recipe;
use crate::lessons;
use crate::picture::color_role::Theme;
use crate::session::Session;
use crate::session::recovery::{Found, Recovery, Work, put_aside};

/// What the program starts with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The session to open.
    pub file: Option<PathBuf>,
    /// The folder in which the work in progress is kept. It is kept nowhere if `None`.
    pub data_folder: Option<PathBuf>,
}

/// What goes on once it is settled what becomes of unsaved changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PendingAction {
    StartNew,
    OpenFile(PathBuf),
    OpenLesson(usize),
    /// Opens a session that was made in the program.
    OpenMade(Box<Session>),
    Quit,
}

/// One of the two side panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// The coins, the lessons and the notes.
    Coins,
    Tabs,
}

/// What was last typed into: undo takes back a run of it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditRun {
    Row,
    Title,
    Notes,
    /// Walking through the optimal games.
    Walk,
    /// Dragging the seed of a random player.
    Seed,
}

/// The whole program but for its window.
pub struct App {
    pub(super) state: State,
    pub(super) origin: Origin,
    pub(super) history: History,
    pub(super) edit_run: Option<EditRun>,
    /// The recipe of the last random row.
    pub(super) recipe: Recipe,
    pub(super) dialog: Option<Dialog>,
    /// How many dialogs have been opened: tells one from the next of the same kind.
    pub(super) dialogs_opened: u64,
    /// What is wrong with the file that the open dialog was given.
    pub(super) dialog_error: Option<String>,
    /// What the export dialog has copied, or why it has not.
    pub(super) copied: Option<Result<String, String>>,
    pub(super) pending_action: Option<PendingAction>,
    /// What the user should know and has not yet dismissed.
    pub(super) notices: Vec<Notice>,
    /// The window may close without being asked again.
    pub(super) may_close: bool,
    /// The window is to close as soon as the export has ended.
    closes_after_export: bool,
    /// The user has chosen to close without the unsaved changes.
    pub(super) discarded: bool,
    recovery: Option<Recovery>,
    pub(super) background: Background,
    /// The side panel that is shown where there is room for one only.
    pub(super) side_panel: SidePanel,
    /// The theme that is shown, as the window last said.
    pub(super) theme: Theme,
    pub(super) effects: Vec<Effect>,
}

impl App {
    /// The program with the session of `start.file`, else the work of last time, else the first lesson. `waker` asks for
    /// a frame when something was found in the background.
    pub fn new(start: &Start, preferences: Preferences, waker: Waker) -> Self {
        let first = lessons::all()[0].clone();
        let mut app = Self {
            origin: Origin::new(None, &first),
            state: State::new(first, preferences),
            history: History::default(),
            edit_run: None,
            recipe: Recipe::default(),
            dialog: None,
            dialogs_opened: 0,
            dialog_error: None,
            copied: None,
            pending_action: None,
            notices: Vec::new(),
            may_close: false,
            closes_after_export: false,
            discarded: false,
            recovery: None,
            background: Background::new(waker),
            side_panel: SidePanel::Coins,
            theme: Theme::Dark,
            effects: Vec::new(),
        };
        if app.state.preferences.high_contrast {
            app.effects.push(Effect::Theme(Some(Theme::Contrast)));
        }
        app.restore(start.file.as_deref(), start.data_folder.as_deref());
        app
    }

    /// What is drawn.
    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// How many dialogs have been opened so far: tells the open one from one before it.
    pub fn dialogs_opened(&self) -> u64 {
        self.dialogs_opened
    }

    /// What is wrong with the file that the open dialog was given.
    pub fn dialog_error(&self) -> Option<&str> {
        self.dialog_error.as_deref()
    }

    /// What the open export dialog has copied, or why it has not.
    pub fn copied(&self) -> Option<&Result<String, String>> {
        self.copied.as_ref()
    }

    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    pub fn background(&self) -> &Background {
        &self.background
    }

    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The recipe of the last random row.
    pub fn recipe(&self) -> Recipe {
        self.recipe
    }

    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The side panel that is shown where there is room for one only.
    pub fn side_panel(&self) -> SidePanel {
        self.side_panel
    }

    /// Whether the window may close.
    pub fn may_close(&self) -> bool {
        self.may_close
    }

    /// The theme that is shown.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// The cell under the pointer, which is forgotten: a cell is pointed at as long as each frame says so.
    pub fn take_hovered(&mut self) -> Option<Interval> {
        self.state.hovered.take()
    }

    /// Notes which theme is shown: the system may have changed it.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    /// What the window is to do, in this order. Each effect comes out once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The session's name, with `*` behind it while there are unsaved changes.
    pub fn title(&self) -> String {
        let mark = if self.is_unsaved() { "*" } else { "" };
        format!("{}{mark} — coin-duel", self.name())
    }

    /// Lets time pass, and takes over what was found in the background.
    pub fn advance(&mut self, seconds: f64) {
        self.state.advance(seconds);
        let error = self.background.update(&mut self.state);
        self.notices.extend(error.map(Notice::Error));
        self.take_copied();
        if self.state.has_ended_questions() && self.dialog.is_none() {
            self.state.note_summary();
            self.show_summary();
        }
        if self.closes_after_export && !self.background.is_exporting() {
            self.closes_after_export = false;
            self.request_close();
        }
    }

    /// The user wants to close the window. Asks about unsaved changes first, and ends an export that goes on. Whether
    /// the window may close now.
    pub fn request_close(&mut self) -> bool {
        if self.background.is_exporting() {
            self.background.cancel_export();
            self.closes_after_export = true;
            return false;
        }
        if !self.may_close && self.is_unsaved() {
            self.ask_about_unsaved(PendingAction::Quit);
            return false;
        }
        self.may_close = true;
        self.effects.push(Effect::Close);
        true
    }

    /// Keeps the work in progress aside, soon after it has changed. `now` is in seconds. The seconds until it will be
    /// written, if it waits.
    pub fn keep_work(&mut self, now: f64) -> Option<f64> {
        let work = self.work();
        let moving = self.state.is_moving();
        let recovery = self.recovery.as_mut()?;
        // While something plays the position changes all the time, and is not worth a file each second.
        if moving && recovery.has_noted(self.state.document(), self.state.view()) {
            return None;
        }
        recovery.note(work, now)
    }

    /// Ends all work, and returns when the work in progress is kept aside and nothing of an export is left.
    pub fn end(&mut self) {
        self.background.finish_export();
        let mut work = self.work();
        if self.discarded {
            self.origin.restore(&mut work.session);
            work.unsaved = false;
        }
        // Dropped here, so that the program does not end before it is written.
        if let Some(mut recovery) = self.recovery.take() {
            recovery.keep(work);
        }
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.origin.is_unsaved(self.state.document(), self.state.view())
    }

    pub(super) fn name(&self) -> String {
        self.origin.name(self.state.document())
    }

    fn work(&self) -> Work {
        Work { file: self.origin.path.clone(), unsaved: self.is_unsaved(), session: self.state.session() }
    }

    /// Opens `file`, and brings back the work of last time that is kept in `folder`, or says where it is.
    fn restore(&mut self, file: Option<&Path>, folder: Option<&Path>) {
        let file = file.map(absolute);
        let mut work = None;
        match folder.map(Recovery::new) {
            None => {}
            Some(Err(error)) => {
                self.notices.push(Notice::Error(format!("The work in progress cannot be kept aside: {error}")));
            }
            Some(Ok((recovery, found))) => {
                self.recovery = Some(recovery);
                match found {
                    Found::Nothing => {}
                    Found::Work(found) => work = Some(*found),
                    Found::Damaged(path) => {
                        self.notices.push(Notice::Error(format!(
                            "The work of last time could not be read; it is in {}",
                            path.display()
                        )));
                    }
                }
            }
        }
        let opened = file.as_ref().is_some_and(|file| {
            let is_work = work.as_ref().is_some_and(|work| work.unsaved && work.file.as_ref() == Some(file));
            !is_work && self.open(file)
        });
        match (work, folder) {
            (Some(work), _) if !opened => self.resume(work),
            // Opening a file must not cost the unsaved work of last time.
            (Some(work), Some(folder)) if work.unsaved => match put_aside(folder, &work) {
                Ok(aside) => {
                    self.state.preferences.remember(&aside);
                    self.notices
                        .push(Notice::Info(format!("Unsaved work of last time is kept in {}", aside.display())));
                }
                Err(error) => {
                    self.notices.push(Notice::Error(format!("Unsaved work of last time stays where it is: {error}")));
                    self.recovery = None;
                }
            },
            _ => {}
        }
    }

    fn resume(&mut self, work: Work) {
        let saved = work.file.as_deref().and_then(|path| Some((path, Session::open(path).ok()?)));
        self.origin = match saved {
            Some((path, opened)) => Origin::of_file(path, &opened),
            None if work.unsaved => Origin::new(work.file, &lessons::all()[0]),
            None => Origin::new(work.file, &work.session),
        };
        self.state.set_session(work.session);
        self.select_game_of_person();
    }
}
