//! The program: the state, the file of the session, undo, the open dialog, and the work in the background.

use std::path::PathBuf;

use crate::app::background::Background;
use crate::app::dialog::Dialog;
use crate::app::effect::Effect;
use crate::app::embed::{Embed, Part};
use crate::app::file_task::{AfterFileTask, FileJob};
use crate::app::history::History;
use crate::app::job::Waker;
use crate::app::notice::{Notice, Notices, Topic};
use crate::app::origin::Origin;
use crate::app::preferences::Preferences;
use crate::app::presenter::Presenter;
use crate::app::row_draft::RowDraft;
use crate::app::side_panel::{Room, SidePanel};
use crate::app::state::State;
use crate::game::Interval;
use crate::game::row::random::Recipe;
use crate::lessons;
use crate::picture::color_role::Theme;
use crate::session::course::OpenedCourse;
use crate::session::recent_work::RecentWork;
use crate::session::recovery::{Recovery, WorkId, WorkInProgress};
use crate::session::{FileVersion, OpenedSession, Session};
use crate::wording::notices;

/// The settings that the program starts with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The file to open first.
    pub file: Option<PathBuf>,
    /// Whether the lecture of this file begins at once.
    pub presents: bool,
    /// The folder of the recovery files. Without one, unsaved work is not kept.
    pub data_folder: Option<PathBuf>,
    /// Whether a user who starts the program for the first time sees the card that explains the game.
    pub explains_game: bool,
    /// The link to open after that, such as `#8,15,3,7`. Work of last time that came by the same link goes on.
    pub link: Option<String>,
    /// The time in milliseconds since 1970.
    pub clock_ms: u64,
    /// What the address of the page asks for.
    pub embed: Embed,
}

/// An action that waits until the user has decided about unsaved changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PendingAction {
    StartNew,
    OpenFile(PathBuf),
    OpenLesson(usize),
    BundledCourse(usize),
    /// Shows a course that was read from this file or folder.
    ShowCourse(PathBuf, Box<OpenedCourse>),
    NewCourse,
    /// Opens a session from this link.
    OpenLinked(String, Box<OpenedSession>),
    OpenWork(WorkId),
    /// Opens a session that was made in the program, such as a row of the survey.
    OpenMade(Box<Session>),
    Quit,
}

/// How far the window is on the way to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    No,
    /// The user is asked about the export that runs.
    AsksAboutExport,
    /// It closes as soon as the export, or the save, has ended.
    WhenIdle,
    /// It may close without another question.
    Now,
}

/// A kind of edits of which undo reverts a whole run at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditRun {
    Row,
    Title,
    Notes,
    Told,
    /// The note of the stop with this index.
    Stop(usize),
    /// Going through the optimal games.
    Walk,
    /// Dragging the seed of a random player.
    Seed,
}

/// The whole program except its window.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct App {
    pub(super) state: State,
    pub(super) origin: Origin,
    pub(super) history: History,
    pub(super) edit_run: Option<EditRun>,
    pub(super) row_draft: RowDraft,
    /// The recipe of the last random row.
    pub(super) recipe: Recipe,
    pub(super) dialog: Option<Dialog>,
    /// The number of dialogs opened so far.
    pub(super) dialogs_opened: u64,
    /// What is wrong with the file that was chosen in the open dialog.
    pub(super) dialog_error: Option<String>,
    /// What the export dialog has copied, or why it could not.
    pub(super) copied: Option<Result<String, String>>,
    pub(super) pending_action: Option<PendingAction>,
    pub(super) notices: Notices,
    pub(super) closing: Closing,
    /// Whether the user has chosen to close without saving the changes.
    pub(super) discarded: bool,
    /// `None` if unsaved work is not kept.
    pub(super) recovery: Option<Recovery>,
    /// The work of last time, or a piece of recent work, until it is decided what becomes of it. The recovery file is not
    /// overwritten until then.
    pub(super) earlier_work: Option<Box<WorkInProgress>>,
    pub(super) recent_work: RecentWork,
    /// The time in milliseconds since 1970, as the window has reported it.
    pub(super) clock_ms: u64,
    pub(super) data_folder: Option<PathBuf>,
    pub(super) background: Background,
    /// A file that is read or written.
    pub(super) file_job: Option<(FileJob, AfterFileTask)>,
    pub(super) waker: Waker,
    /// The side panel that is shown if there is room for only one: the one that was opened last.
    pub(super) side_panel: SidePanel,
    /// Whether the card is shown that explains the game.
    pub(super) shows_card: bool,
    /// The room that the window has for them, as it has reported.
    pub(super) room: Room,
    /// The side panel that stands in the place of the table where there is room for one part alone.
    pub(super) in_place_of_table: Option<SidePanel>,
    /// The theme that is shown, as the window has reported it.
    pub(super) theme: Theme,
    /// The part of the program that is shown alone, inside another page.
    pub(super) part: Option<Part>,
    /// Whether the address of the page has chosen the theme.
    pub(super) has_theme_of_address: bool,
    pub(super) presenter: Presenter,
    /// Whether the lecture begins as soon as the file of the start is shown.
    pub(super) presents: bool,
    /// The number of a lesson as it is typed in the lecture view.
    pub(super) typed_lesson: String,
    /// What the window has to do next, in this order.
    pub(super) effects: Vec<Effect>,
}

impl App {
    /// Starts the program with the session of `start.file`, or else the recovered work, or else the first lesson.
    /// `waker` asks for a frame when something was found in the background.
    ///
    /// An error of a file becomes a notice. If unsaved work is recovered and another file is opened, the work becomes
    /// recent work.
    pub fn new(start: &Start, preferences: Preferences, waker: Waker) -> Self {
        let first = lessons::all()[0].clone();
        let mut app = Self {
            origin: Origin::new(None, &first),
            state: State::new(first, preferences),
            history: History::default(),
            edit_run: None,
            row_draft: RowDraft::default(),
            recipe: Recipe::default(),
            dialog: None,
            dialogs_opened: 0,
            dialog_error: None,
            copied: None,
            pending_action: None,
            notices: Notices::default(),
            closing: Closing::No,
            discarded: false,
            recovery: None,
            earlier_work: None,
            recent_work: RecentWork::default(),
            clock_ms: start.clock_ms,
            data_folder: start.data_folder.clone(),
            background: Background::new(waker.clone()),
            file_job: None,
            waker,
            side_panel: SidePanel::Coins,
            shows_card: false,
            room: Room::Both,
            in_place_of_table: None,
            theme: Theme::Dark,
            part: None,
            has_theme_of_address: false,
            presenter: Presenter::default(),
            presents: start.presents,
            typed_lesson: String::new(),
            effects: Vec::new(),
        };
        if app.state.preferences.high_contrast {
            app.effects.push(Effect::Theme(Some(Theme::Contrast)));
        }
        app.read_rehearsal();
        app.restore(start.file.as_deref(), start.data_folder.as_deref());
        if let Some(link) = start.link.as_ref().filter(|link| !app.goes_on_with_link(link)) {
            app.open_link(link, false);
        }
        app.embed(&start.embed);
        let is_as_new = start.file.is_none()
            && start.link.is_none()
            && app.part.is_none()
            && app.origin.path.is_none()
            && !app.is_unsaved();
        app.follow_row();
        app.shows_card = start.explains_game && is_as_new && !app.state.preferences.knows_game;
        app
    }

    /// Returns the part of the program that is shown alone, inside another page.
    pub fn part(&self) -> Option<Part> {
        self.part
    }

    /// Returns whether the theme and the sizes of this window are those of the next one. An address that asks for a part
    /// or a theme means only this page.
    pub fn keeps_look(&self) -> bool {
        self.part.is_none() && !self.has_theme_of_address
    }

    /// Returns the data that a frame is drawn from.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the dialog that is open.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// Returns the number of dialogs opened so far, which identifies the open one.
    pub fn dialogs_opened(&self) -> u64 {
        self.dialogs_opened
    }

    /// Returns what is wrong with the file that was chosen in the open dialog.
    pub fn dialog_error(&self) -> Option<&str> {
        self.dialog_error.as_deref()
    }

    /// Returns what the open export dialog has copied, or why it could not.
    pub fn copied(&self) -> Option<&Result<String, String>> {
        self.copied.as_ref()
    }

    /// Returns the unsaved work that has left a window.
    pub fn recent_work(&self) -> &RecentWork {
        &self.recent_work
    }

    /// Returns the notices that are current, the newest first.
    pub fn notices(&self) -> &[Notice] {
        self.notices.list()
    }

    /// Returns the work in the background.
    pub fn background(&self) -> &Background {
        &self.background
    }

    /// Returns the number of a lesson as it is typed so far in the lecture view.
    pub fn typed_lesson(&self) -> &str {
        &self.typed_lesson
    }

    /// Returns the file of the session.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Returns the recipe of the last random row.
    pub fn recipe(&self) -> Recipe {
        self.recipe
    }

    /// Returns whether a change can be undone: not while the session is saved, because something else may follow that.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo() && !self.is_saving()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo() && !self.is_saving()
    }

    /// Returns whether a side panel is shown.
    pub fn shows_panel(&self, panel: SidePanel) -> bool {
        let is_open = !self.state.preferences.is_closed(panel);
        match self.room {
            Room::Both => is_open,
            Room::One => is_open && self.side_panel == panel,
            Room::OnePart => self.in_place_of_table == Some(panel),
        }
    }

    /// Records the room that the window has for side panels. The window calls this before it draws.
    pub fn set_room(&mut self, room: Room) {
        self.room = room;
    }

    /// Shows a side panel. If there is room for only one, it takes the place of the other, or that of the table.
    pub(super) fn open_panel(&mut self, panel: SidePanel) {
        if self.room == Room::OnePart {
            self.in_place_of_table = Some(panel);
        } else {
            self.state.preferences.set_closed(panel, false);
            self.side_panel = panel;
        }
    }

    /// Returns whether the card is shown that explains the game.
    pub fn shows_card(&self) -> bool {
        self.shows_card
    }

    pub(super) fn close_card(&mut self) {
        self.shows_card = false;
        self.state.preferences.knows_game = true;
    }

    /// Opens or closes a side panel.
    pub(super) fn toggle_panel(&mut self, panel: SidePanel) {
        if !self.shows_panel(panel) {
            self.open_panel(panel);
        } else if self.room == Room::OnePart {
            self.in_place_of_table = None;
        } else {
            self.state.preferences.set_closed(panel, true);
            // The other one does not come in its place.
            self.side_panel = panel;
        }
    }

    /// Returns whether the window may close.
    pub fn may_close(&self) -> bool {
        self.closing == Closing::Now
    }

    /// Returns the theme that is shown.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// Returns the cell under the pointer and forgets it. Each frame has to report it again.
    pub fn take_hovered(&mut self) -> Option<Interval> {
        self.state.take_hovered()
    }

    /// Records the theme that is shown. The window calls this in each frame, because the system may change the theme.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    /// Returns what the window has to do, in this order. Each effect is returned once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Returns the title of the window: the name of the session, with `*` if there are unsaved changes.
    pub fn title(&self) -> String {
        notices::window_title(&self.name(), self.is_unsaved())
    }

    /// Advances the time by `seconds`, and takes over what was found in the background. Opens the summary when a
    /// transport has reached its end after questions. Never waits.
    pub fn advance(&mut self, seconds: f64) {
        self.state.advance(seconds);
        if let Some(error) = self.background.update(&mut self.state) {
            self.notices.show(Notice::error(Topic::Moves, error));
        }
        self.take_copied();
        self.take_file_answer();
        self.note_lesson_done();
        self.follow_row();
        if self.state.has_ended_questions() && self.dialog.is_none() {
            self.state.note_summary();
            self.show_summary();
        }
        self.close_when_idle();
    }

    /// Removes notices that were shown for long enough, except while they are used. `now` is the time in seconds from any
    /// start. Returns after how many seconds to call this again.
    pub fn expire_notices(&mut self, now: f64, are_used: bool) -> Option<f64> {
        self.notices.expire(now, are_used)
    }

    /// Shows what the system does not let the program do.
    pub fn show_system_error(&mut self, text: String) {
        self.notices.show(Notice::error(Topic::System, text));
    }

    /// Records the time, in milliseconds since 1970. The window calls this in each frame.
    pub fn set_clock(&mut self, clock_ms: u64) {
        self.clock_ms = clock_ms;
    }

    /// Writes the session to its recovery file, soon after a change. `now` is the time in seconds from any start.
    /// Returns after how many seconds to call this again, if a change waits to be written.
    pub fn keep_work(&mut self, now: f64) -> Option<f64> {
        // Until work that has left is written elsewhere, the recovery file still has it.
        let left_waits = self.recent_work.note(now);
        match self.recovery.as_ref()?.problem().or_else(|| self.recent_work.problem()) {
            Some(reason) => self.show_work_is_not_kept(&reason),
            None => self.notices.end(Topic::Recovery),
        }
        if left_waits.is_some() || self.earlier_work.is_some() {
            return left_waits;
        }
        let work = self.work();
        let moving = self.state.is_moving();
        let recovery = self.recovery.as_mut()?;
        // While something plays, the position changes all the time. That alone is not worth writing a file.
        if moving && recovery.has_noted(self.state.document(), self.state.view()) {
            return None;
        }
        recovery.note(work, now)
    }

    /// Ends all work. Returns when the recovery file is written and a cancelled export has removed its files.
    pub fn end(&mut self) {
        self.background.finish_export();
        self.finish_saving();
        self.keep_earlier_work_unless_answered();
        if !self.recent_work.finish() || self.earlier_work.is_some() {
            // It is still in its recovery file.
            return;
        }
        let mut work = self.work();
        if self.discarded {
            self.origin.restore(&mut work.session);
            work.unsaved = false;
            // The course is as its file has it.
            work.course = None;
        }
        // Dropping it waits until the work is written.
        if let Some(mut recovery) = self.recovery.take() {
            recovery.keep(work);
        }
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.is_session_unsaved() || self.state.course().is_changed()
    }

    /// Returns whether the session, apart from its course, has unsaved changes.
    pub(super) fn is_session_unsaved(&self) -> bool {
        self.origin.is_unsaved(self.state.document(), self.state.lasting_view())
    }

    pub(super) fn name(&self) -> String {
        self.origin.name(self.state.document())
    }

    /// Returns the content of the recovery file.
    pub(super) fn work(&self) -> WorkInProgress {
        WorkInProgress {
            file: self.origin.path.clone(),
            unsaved: self.is_unsaved(),
            saved: self.origin.version.as_ref().map(FileVersion::content),
            link: self.origin.link.clone(),
            session: self.state.lasting_session(),
            course: self.state.course().in_progress(),
            recent: None,
        }
    }
}
