//! The program: the state, the file of the session, undo, the open dialog, and the work in the background.

use std::cell::RefMut;
use std::path::PathBuf;

use crate::app::around::Reports;
use crate::app::background::Background;
use crate::app::dialog::{Dialog, Dialogs};
use crate::app::effect::Effect;
use crate::app::embed::{Embed, Part};
use crate::app::file_task::{AfterFileTask, FileJob};
use crate::app::history::History;
use crate::app::job::Waker;
use crate::app::notice::{Notice, Notices, Topic};
use crate::app::origin::Origin;
use crate::app::panels::{Panels, Room};
use crate::app::preferences::Preferences;
use crate::app::presenter::Presenter;
use crate::app::row_draft::RowDraft;
use crate::app::state::State;
use crate::game::Interval;
use crate::game::row::random::Recipe;
use crate::lessons;
use crate::picture::color_role::Theme;
use crate::predict::NumberPlace;
use crate::session::FileVersion;
use crate::session::Subject;
use crate::session::recent_work::RecentWork;
use crate::session::recovery::{Recovery, WorkInProgress};
use crate::wording::{choose_language, notices};

/// The settings that the program starts with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The file to open first.
    pub file: Option<PathBuf>,
    /// Whether the lecture of this file begins at once.
    pub presents: bool,
    /// The folder of the recovery files. Without one, unsaved work is not kept.
    pub data_folder: Option<PathBuf>,
    /// The link to open after that, such as `#8,15,3,7`. Work of last time that came by the same link goes on.
    pub link: Option<String>,
    /// The time in milliseconds since 1970.
    pub clock_ms: u64,
    /// What the address of the page asks for.
    pub embed: Embed,
    /// The language that was chosen for this run, before the program began. Else it is that of the preferences.
    pub language: Option<String>,
}

/// The milliseconds of a day.
const MS_PER_DAY: u64 = 86_400_000;

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
    /// The words or the note of the stop with this index.
    Stop(usize),
    /// Going through the optimal games.
    Walk,
    /// Typing a number into a table that is filled by hand.
    Own(NumberPlace),
    /// Dragging the seed of a random player.
    Seed,
}

/// The unsaved work that is kept for the next start.
pub(super) struct KeptWork {
    /// The files of the work in the window. `None` if unsaved work is not kept.
    pub recovery: Option<Recovery>,
    /// The work of last time, or a piece of recent work, until it is decided what becomes of it. The recovery file is not
    /// overwritten until then.
    pub earlier: Option<Box<WorkInProgress>>,
    /// The work that has left a window.
    pub recent: RecentWork,
    /// The time in milliseconds since 1970, as the window has reported it.
    pub clock_ms: u64,
    /// The folder of the files. Without one, unsaved work is not kept.
    pub folder: Option<PathBuf>,
}

impl KeptWork {
    pub fn new(clock_ms: u64, folder: Option<PathBuf>) -> Self {
        Self { recovery: None, earlier: None, recent: RecentWork::default(), clock_ms, folder }
    }
}

/// The whole program except its window.
pub struct App {
    pub(super) state: State,
    pub(super) origin: Origin,
    pub(super) history: History,
    pub(super) edit_run: Option<EditRun>,
    pub(super) row_draft: RowDraft,
    /// The recipe of the last random row.
    pub(super) recipe: Recipe,
    pub(super) dialogs: Dialogs,
    pub(super) notices: Notices,
    pub(super) closing: Closing,
    /// Whether the user has chosen to close without saving the changes.
    pub(super) discarded: bool,
    pub(super) kept: KeptWork,
    pub(super) background: Background,
    /// A file that is read or written.
    pub(super) file_job: Option<(FileJob, AfterFileTask)>,
    pub(super) waker: Waker,
    pub(super) panels: Panels,
    /// The theme that is shown, as the window has reported it.
    pub(super) theme: Theme,
    /// The part of the program that is shown alone, inside another page.
    pub(super) part: Option<Part>,
    /// Whether the address of the page has chosen the theme.
    pub(super) has_theme_of_address: bool,
    /// What the page around the program is told. `None` if there is none that may know it.
    pub(super) reports: Option<Reports>,
    pub(super) presenter: Presenter,
    /// Whether the lecture begins as soon as the file of the start is shown.
    pub(super) presents: bool,
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
        if let Some(language) = preferences.interface_language.as_ref().filter(|_| start.language.is_none()) {
            choose_language(language);
        }
        let first = lessons::first();
        let mut app = Self {
            origin: Origin::new(None, &first),
            state: State::new(first, preferences),
            history: History::default(),
            edit_run: None,
            row_draft: RowDraft::default(),
            recipe: Recipe::default(),
            dialogs: Dialogs::default(),
            notices: Notices::default(),
            closing: Closing::No,
            discarded: false,
            kept: KeptWork::new(start.clock_ms, start.data_folder.clone()),
            background: Background::new(waker.clone()),
            file_job: None,
            waker,
            panels: Panels::default(),
            theme: Theme::Dark,
            part: None,
            has_theme_of_address: false,
            reports: start.embed.reports.then(Reports::default),
            presenter: Presenter::default(),
            presents: start.presents,
            effects: Vec::new(),
        };
        app.set_clock(start.clock_ms);
        if app.state.preferences.high_contrast {
            app.effects.push(Effect::Theme(Some(Theme::Contrast)));
        }
        app.read_rehearsal();
        app.restore(start.file.as_deref(), start.data_folder.as_deref());
        match &start.link {
            Some(link) if app.goes_on_with_link(link) => app.begin_again(link),
            Some(link) => app.open_link(link, false),
            None => {}
        }
        if let Some(lesson) = &start.embed.lesson {
            app.open_lesson_of_address(lesson);
        }
        app.embed(&start.embed);
        app.follow_row();
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
        self.dialogs.open.as_ref()
    }

    /// Returns the dialogs: the open one, and what it has shown.
    pub fn dialogs(&self) -> &Dialogs {
        &self.dialogs
    }

    /// Returns the unsaved work that has left a window.
    pub fn recent_work(&self) -> &RecentWork {
        &self.kept.recent
    }

    /// Returns the notices that are current, the newest first.
    pub fn notices(&self) -> &[Notice] {
        self.notices.list()
    }

    /// Returns the work in the background.
    pub fn background(&self) -> &Background {
        &self.background
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

    /// Returns whether the row and the story are shown.
    pub fn shows_story(&self) -> bool {
        self.panels.shows_story(&self.state.preferences)
    }

    /// Returns what the second pane of the stage shows. `None` while it is closed. A table beside a table is the compared
    /// one.
    pub fn pane(&self) -> Option<Subject> {
        let compares = self.state.compares();
        let pane = if compares { Subject::Table } else { self.state.view().pane() };
        self.panels.shows_pane(self.state.view(), compares).then_some(pane)
    }

    /// Returns whether the second pane shows a table that is compared with this one.
    pub fn compares(&self) -> bool {
        self.state.compares() && self.pane().is_some()
    }

    /// Returns the state of the table that is compared with this one, while the second pane shows it.
    pub fn compared(&self) -> Option<RefMut<'_, State>> {
        if self.compares() { self.state.compared() } else { None }
    }

    /// Takes over the zoom of the window unless one is known.
    pub fn adopt_window_zoom(&mut self, zoom: f32) {
        self.state.preferences.window_zoom.get_or_insert(zoom);
    }

    /// Records the room that the window has. The window calls this before it draws.
    pub fn set_room(&mut self, room: Room) {
        self.panels.room = room;
    }

    /// Shows or hides the row and the story.
    pub(super) fn show_story(&mut self, on: bool) {
        self.panels.show_story(on, &mut self.state.preferences);
    }

    /// Returns whether the window may close.
    pub fn may_close(&self) -> bool {
        self.closing == Closing::Now
    }

    /// Returns the theme that is shown.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// Ends the drawing of a frame, before its messages. Returns the cell under the pointer and forgets it: each frame has
    /// to report it again.
    pub fn end_frame(&mut self) -> Option<Interval> {
        self.state.end_frame()
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
        notices::window_title(self.name(), self.is_unsaved())
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
        if self.state.has_ended_questions() && self.dialogs.open.is_none() {
            self.state.note_summary();
            self.show_summary();
        }
        self.close_when_idle();
        self.note_for_page();
    }

    /// Returns whether a slide for an audience fills the window. A part of the program in another page has a reader.
    pub fn covers_window_with_slide(&self) -> bool {
        self.state.lecture.is_some() && self.part.is_none()
    }

    /// Returns whether notices wait until the lecture view is left, because only the audience would see them.
    pub fn holds_notices(&self) -> bool {
        self.covers_window_with_slide() && !self.presenter.is_open
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
        self.kept.clock_ms = clock_ms;
        self.state.today = clock_ms / MS_PER_DAY;
    }

    /// Writes the session to its recovery file, soon after a change. `now` is the time in seconds from any start.
    /// Returns after how many seconds to call this again, if a change waits to be written.
    pub fn keep_work(&mut self, now: f64) -> Option<f64> {
        // Until work that has left is written elsewhere, the recovery file still has it.
        let left_waits = self.kept.recent.note(now);
        match self.kept.recovery.as_ref()?.problem().or_else(|| self.kept.recent.problem()) {
            Some(reason) => self.show_work_is_not_kept(&reason),
            None => self.notices.end(Topic::Recovery),
        }
        if left_waits.is_some() || self.kept.earlier.is_some() {
            return left_waits;
        }
        let work = self.work();
        let moving = self.state.is_moving();
        let recovery = self.kept.recovery.as_mut()?;
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
        if !self.kept.recent.finish() || self.kept.earlier.is_some() {
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
        if let Some(mut recovery) = self.kept.recovery.take() {
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
