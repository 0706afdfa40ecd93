//! The messages about prediction and practice.

use crate::app::dialog::{Dialog, PendingAction, ProgressStep};
use crate::app::origin::Origin;
use crate::app::program::App;
use crate::app::transport::{Transport, TransportAction};
use crate::predict::practice::{Exercise, Idea, Memory, exercise};
use crate::predict::{Frequency, PredictSettings};
use crate::session::{Document, Session};
use crate::wording::practice::page as practice;

impl App {
    /// Turns prediction on with the last settings, or turns it off and shows the summary.
    pub(super) fn toggle_predict(&mut self) {
        if let Some(asked) = self.state.predict_settings() {
            self.state.preferences.asked = asked;
            self.show_summary();
            self.set_predict(None);
        } else {
            self.state.clear_record();
            self.set_predict(Some(self.state.preferences.asked));
        }
    }

    /// Sets which questions are asked. `None` turns prediction off.
    /// Changes which questions are asked, and asks them from now on.
    pub(super) fn change_questions(&mut self, change: impl FnOnce(&mut PredictSettings)) {
        let mut asked = self.state.predict_settings().unwrap_or(self.state.preferences.asked);
        change(&mut asked);
        self.set_predict(Some(asked));
    }

    pub(super) fn set_predict(&mut self, predict: Option<PredictSettings>) {
        self.state.preferences.asked = predict.unwrap_or(self.state.preferences.asked);
        self.change_view(|view| view.predict = predict);
    }

    /// Opens the summary of the predictions, if a question was answered. The result of a lesson is kept.
    pub(in crate::app) fn show_summary(&mut self) {
        if self.state.record().asked() > 0 {
            self.note_lesson_score();
            let title = crate::wording::dialogs::summary::title(self.name(), self.state.row());
            self.open_dialog(Dialog::Summary(self.state.record().summary(&title, self.state.view().count_from)));
        }
    }
}

impl App {
    /// Opens an exercise for the idea that is to be practised. Asks first about unsaved changes to a file.
    pub(super) fn practise(&mut self) {
        let idea = self.state.preferences.memory.next(self.state.today);
        self.proceed_or_ask(PendingAction::Practise(idea), self.origin.path.is_some());
    }

    /// Opens an exercise, and asks its question.
    pub(super) fn open_exercise(&mut self, idea: Idea) {
        self.dialogs.open = None;
        // Each exercise has another row.
        let answered = self.state.preferences.memory.of(idea).map_or(0, |record| u64::from(record.asked));
        let Exercise { row, interval, kind } = exercise(idea, self.kept.clock_ms ^ answered);
        let title = practice::title(idea.name());
        let mut session = Session::new(Document { title, ..row.into() });
        session.view.predict = Some(PredictSettings { kinds: kind.into(), often: Frequency::EachCell });
        session.view.count_from = self.state.view().count_from;
        let fill = session.view.fill(session.document.row.len());
        let writes = |step: &u64| fill.step(*step).interval == interval;
        session.fill_position = (0..fill.steps()).find(writes).unwrap_or(0) as f64;
        let origin = Origin::new(None, &session);
        self.adopt(session, origin, None);
        self.state.practised = Some(idea);
        self.state.act(Transport::Fill, TransportAction::Forward);
    }

    /// Forgets how all ideas went, once the user has asked for it twice.
    pub(super) fn forget_progress(&mut self) {
        let is_sure = matches!(self.dialogs.open, Some(Dialog::Progress(ProgressStep::ToForget)));
        if is_sure {
            self.state.preferences.memory = Memory::default();
        }
        self.open_dialog(Dialog::Progress(if is_sure { ProgressStep::Nothing } else { ProgressStep::ToForget }));
    }
}
