//! The table that a learner fills by hand: the place that is typed into, and what the last check has found.

use std::borrow::Cow;

use crate::app::state::State;
use crate::number;
use crate::predict::own::{NumberPlace, OwnTable, OwnVerdict};

/// How far a learner is with a table.
#[derive(Clone, Debug, Default)]
pub struct OwnEntry {
    /// The place that is typed into. `None` is the first one without a number.
    pub place: Option<NumberPlace>,
    /// The number as it is typed there.
    pub typed: Option<String>,
    /// What was checked, and what was found.
    pub checked: Option<(OwnTable, OwnVerdict)>,
    /// What *Show me* has said.
    pub shown: Option<String>,
}

impl State {
    /// Returns the table that is filled by hand: the one of the document, if it is one of this row and recurrence, or else
    /// an empty one. `None` if the row is too long.
    pub fn own_table(&self) -> Option<Cow<'_, OwnTable>> {
        OwnTable::of(self.document.own.as_ref(), self.view.recurrence, self.n())
    }

    /// Returns the place that is typed into.
    pub fn own_place(&self, own: &OwnTable) -> NumberPlace {
        let chosen = self.own.place.filter(|place| own.has(*place));
        chosen.or_else(|| own.first_gap()).or_else(|| own.places().next()).expect("a row has a coin")
    }

    /// Returns the number at a place as it is shown, or as it is typed. Empty without a number.
    pub fn own_text(&self, own: &OwnTable, place: NumberPlace) -> String {
        let (typed, number) = (self.own.typed.as_ref(), own.number(place));
        // Undo may have taken it back.
        let typed = typed.filter(|typed| self.own_place(own) == place && number::typed(typed) == number);
        let number = || number.map(|number| number.to_string());
        typed.cloned().or_else(number).unwrap_or_default()
    }

    /// Goes to the first number that differs from those before.
    pub(in crate::app) fn follow_own(&mut self, before: Option<&OwnTable>) {
        let Some(now) = &self.document.own else { return };
        let differs = |place: &NumberPlace| {
            before.as_ref().is_none_or(|own| !own.has(*place) || own.number(*place) != now.number(*place))
        };
        if before != Some(now) {
            self.own.place = now.places().find(differs);
            self.own.typed = None;
        }
    }

    /// Returns what the last check has found, while nothing has changed since.
    pub fn own_verdict(&self) -> Option<&OwnVerdict> {
        let (checked, verdict) = self.own.checked.as_ref()?;
        (*checked == *self.own_table()?).then_some(verdict)
    }
}
