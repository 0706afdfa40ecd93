//! The table that is compared with the one of the row.

use std::cell::RefMut;

use crate::app::state::State;
use crate::session::{Comparison, Document, Session, Subject, View};

impl State {
    /// Returns whether the stage shows two tables. A table of the same row would tell what is asked about this one.
    pub fn compares(&self) -> bool {
        let asks = self.view.predict.is_some();
        let tells_no_answer = |compared: &Comparison| !asks || compared.row(self.row()) != self.row();
        self.view.compares() && self.document.compared.as_ref().is_some_and(tells_no_answer)
    }

    /// Returns the state of the table that is compared with this one. It is as far on the clock as this one, has the
    /// same layout, and asks nothing.
    pub fn compared(&self) -> Option<RefMut<'_, Self>> {
        let comparison = self.document.compared.as_ref()?;
        let row = comparison.row(self.row());
        let mut kept = self.caches.compared.borrow_mut();
        kept.take_if(|state| state.row() != row);
        kept.get_or_insert_with(|| {
            Box::new(Self::new(Session::new(Document::from(row.clone())), self.preferences.clone()))
        });
        let mut compared = RefMut::filter_map(kept, Option::as_deref_mut).ok()?;
        compared.set_view(View {
            fill_order: comparison.order,
            recurrence: comparison.recurrence.unwrap_or(self.view.recurrence),
            subject: Subject::Table,
            beside: None,
            predict: None,
            ..self.view
        });
        if compared.preferences != self.preferences {
            compared.preferences = self.preferences.clone();
        }
        compared.look.is_compared = true;
        compared.system_reduces_motion = self.system_reduces_motion;
        compared.look.layout_change.jump_to(self.look.layout_change.head());
        let head = self.fill().clocked(compared.fill(), self.transports.fill.head());
        if compared.transports.fill.head() != head {
            compared.transports.fill.jump_to(head);
            compared.follow();
        }
        Some(compared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::preferences::Preferences;
    use crate::game::Interval;

    fn comparing(compared: &str) -> State {
        let text = format!(
            "(version: 8, coins: [8, 15, 3, 7], subject: table, beside: table, compared: {compared}, fill_position: 7.0)"
        );
        State::new(Session::from_ron(&text).unwrap().session, Preferences::default())
    }

    #[test]
    fn the_other_row_has_as_many_diagonals() {
        let mut state = comparing("(coins: [3, 7, 8, 15, 1, 2], order: diagonals)");
        assert!(state.compares());
        let written = |state: &State, i, j| state.compared().unwrap().is_written(Interval::new(i, j));
        assert!(written(&state, 4, 5) && !written(&state, 0, 2));
        state.transports.fill.jump_to(10.0);
        assert!(written(&state, 0, 5), "both are full");
        state.transports.fill.jump_to(0.0);
        assert!(!written(&state, 0, 0));
    }

    #[test]
    fn another_order_follows_the_row_and_the_recurrence() {
        let mut state = comparing("(order: rows)");
        let last = |state: &State| state.compared().unwrap().progress().map(|at| at.interval);
        assert_eq!(last(&state), Some(Interval::new(0, 0)), "the seventh cell by rows");
        let row = "1 2 3".parse().unwrap();
        state.set_document(Document { row, ..state.document().clone() });
        assert_eq!(state.compared().unwrap().row().coins(), [1, 2, 3]);
        let recurrence = crate::game::Recurrence::DIFFERENCE;
        state.set_view(View { recurrence, ..state.view() });
        assert_eq!(state.compared().unwrap().view().recurrence, recurrence);
    }

    #[test]
    fn a_table_beside_the_table_without_another_one_is_no_comparison() {
        let text = "(version: 8, coins: [8, 15], subject: table, beside: table)";
        let state = State::new(Session::from_ron(text).unwrap().session, Preferences::default());
        assert!(!state.compares());
        assert!(state.compared().is_none());
    }

    #[test]
    fn the_same_row_is_not_compared_while_questions_ask_for_its_steps() {
        let asks = |text: &str| {
            let mut state = comparing(text);
            state.set_view(View { predict: Some(crate::predict::PredictSettings::default()), ..state.view() });
            state.compares()
        };
        assert!(!asks("(order: rows)") && asks("(coins: [1, 2], order: rows)"));
        assert!(!asks("(coins: [8, 15, 3, 7], order: rows)"), "the row was changed to this one");
    }
}
