//! What messages do to what is asked before a step.

use crate::gui::app::App;
use crate::gui::dialogs::Dialog;
use crate::predict::PredictSettings;
use crate::session::View;

impl App {
    /// Begins to ask, as it was asked last, or stops and sums up.
    pub(super) fn toggle_predict(&mut self) {
        if let Some(asked) = self.state.predicts() {
            self.last_asked = asked;
            self.sum_up();
            self.set_predict(None);
        } else {
            self.state.clear_record();
            self.set_predict(Some(self.last_asked));
        }
    }

    pub(super) fn set_predict(&mut self, predict: Option<PredictSettings>) {
        self.last_asked = predict.unwrap_or(self.last_asked);
        self.state.set_view(View { predict, ..self.state.view() });
    }

    /// Shows what was right and what went wrong, if anything was answered.
    pub(in crate::gui) fn sum_up(&mut self) {
        if self.state.record().asked() > 0 {
            let title = self.name();
            let title = format!("{title}: {}", crate::wording::row_text(self.state.row()));
            self.dialog = Some(Dialog::Summary(self.state.record().summary(&title)));
        }
    }
}
