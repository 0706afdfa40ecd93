//! The messages about prediction.

use crate::app::dialog::Dialog;
use crate::app::program::App;
use crate::predict::PredictSettings;

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
