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
    pub(super) fn set_predict(&mut self, predict: Option<PredictSettings>) {
        self.state.preferences.asked = predict.unwrap_or(self.state.preferences.asked);
        self.change_view(|view| view.predict = predict);
    }

    /// Opens the summary of the predictions, if a question was answered.
    pub(in crate::app) fn show_summary(&mut self) {
        if self.state.record().asked() > 0 {
            let title = format!("{}: {}", self.name(), crate::wording::row_text(self.state.row()));
            self.open_dialog(Dialog::Summary(self.state.record().summary(&title)));
        }
    }
}
