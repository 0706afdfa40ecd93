//! What messages do to what is asked before a step.

use crate::app::dialog::Dialog;
use crate::app::program::App;
use crate::predict::PredictSettings;

impl App {
    /// Begins to ask, as it was asked last, or stops and sums up.
    pub(super) fn toggle_predict(&mut self) {
        if let Some(asked) = self.state.predicts() {
            self.state.preferences.asked = asked;
            self.show_summary();
            self.set_predict(None);
        } else {
            self.state.clear_record();
            self.set_predict(Some(self.state.preferences.asked));
        }
    }

    pub(super) fn set_predict(&mut self, predict: Option<PredictSettings>) {
        self.state.preferences.asked = predict.unwrap_or(self.state.preferences.asked);
        self.change_view(|view| view.predict = predict);
    }

    /// Shows what was right and what went wrong, if anything was answered.
    pub(in crate::app) fn show_summary(&mut self) {
        if self.state.record().asked() > 0 {
            let title = format!("{}: {}", self.name(), crate::wording::row_text(self.state.row()));
            self.open_dialog(Dialog::Summary(self.state.record().summary(&title)));
        }
    }
}
