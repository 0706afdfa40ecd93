//! The messages of the presenter: the second window, the time, the pen, and the overview.

use crate::app::command::Command;
use crate::app::notice::{Notice, Topic};
use crate::app::presenter::{Presenter, Rehearsal};
use crate::app::program::App;
use crate::lessons;
use crate::picture::slide::Ink;
use crate::wording::presenter as wording;

impl App {
    /// Returns what only the lecturer sees.
    pub fn presenter(&self) -> &Presenter {
        &self.presenter
    }

    /// Carries out a command of the presenter.
    pub(super) fn present(&mut self, command: Command) {
        let in_lecture = self.state.lecture.is_some();
        match command {
            Command::Presenter => {
                self.presenter.is_open = !self.presenter.is_open;
                if self.presenter.is_open && !in_lecture {
                    self.run(Command::StartLecture);
                }
            }
            Command::Freeze => self.presenter.is_frozen = in_lecture && !self.presenter.is_frozen,
            Command::Overview => self.presenter.shows_overview = !self.presenter.shows_overview,
            Command::LectureNotes => self.presenter.shows_notes = !self.presenter.shows_notes,
            Command::NextTime => {
                let is_planned =
                    self.state.course().course().minutes > 0 || !self.presenter.rehearsal.minutes.is_empty();
                self.presenter.time_shown = self.presenter.time_shown.next(is_planned);
            }
            Command::PauseTime => self.presenter.is_paused = !self.presenter.is_paused,
            Command::RestartTime => self.presenter.restart(),
            Command::Rehearse => {
                self.presenter.restart();
                self.presenter.is_rehearsal = true;
                self.run(Command::StartLecture);
            }
            Command::Pen => {
                let drawing = &mut self.presenter.drawing;
                drawing.has_pen = in_lecture && !drawing.has_pen;
                drawing.has_spot = false;
            }
            Command::PenThickness => {
                let ink = &mut self.presenter.drawing.ink;
                ink.thickness = (ink.thickness + 1) % Ink::THICKNESSES;
            }
            Command::Spot => {
                let drawing = &mut self.presenter.drawing;
                drawing.has_spot = in_lecture && !drawing.has_spot;
                drawing.has_pen = false;
            }
            _ => self.presenter.drawing.ink.lines.clear(),
        }
    }

    /// Lets the time of the lecture pass up to `now`, in seconds from any start. Returns after how many seconds to call
    /// this again, while a time is shown.
    pub fn pass_lecture_time(&mut self, now: f64) -> Option<f64> {
        let in_lecture = self.state.lecture.is_some();
        let lesson = in_lecture.then(|| lessons::key(self.state.document()));
        self.presenter.tick(now, lesson.as_deref());
        let shows_time = in_lecture && (self.presenter.is_open || self.presenter.shows_notes);
        shows_time.then(|| 1.0 - now.fract())
    }

    /// Reads the minutes of the last rehearsal of the course.
    pub(in crate::app) fn read_rehearsal(&mut self) {
        let path = Rehearsal::path(self.state.course(), self.kept.folder.as_deref());
        self.presenter.rehearsal = path.map_or_else(Rehearsal::default, |path| Rehearsal::read(&path));
    }

    /// Ends what belongs to the lecture view when that is left. A rehearsal writes its minutes down.
    pub(super) fn end_presenting(&mut self) {
        self.presenter.is_frozen = false;
        self.presenter.shows_overview = false;
        self.leave_picture();
        (self.presenter.drawing.has_pen, self.presenter.drawing.has_spot) = (false, false);
        if !std::mem::take(&mut self.presenter.is_rehearsal) {
            return;
        }
        let minutes = self.presenter.minutes();
        let Some(path) = Rehearsal::path(self.state.course(), self.kept.folder.as_deref()) else { return };
        match minutes.write(&path) {
            Ok(()) => {
                let text = wording::rehearsal_written(self.presenter.elapsed() / 60.0, &path);
                self.notices.show(Notice::info(Topic::Window, text));
                self.presenter.rehearsal = minutes;
            }
            Err(error) => {
                let text = wording::rehearsal_not_written(&path, error.to_string());
                self.notices.show(Notice::error(Topic::Window, text));
            }
        }
    }

    /// Ends what belongs to the picture of one place: the drawing.
    pub(super) fn leave_picture(&mut self) {
        self.presenter.drawing.ink.lines.clear();
    }
}
