//! The recurrence that is put together: the slot that is chosen, the hints so far, and what the last check has found.

use std::borrow::Cow;

use crate::app::state::State;
use crate::game::Recurrence;
use crate::game::build::check::Verdict;
use crate::game::build::form::Form;
use crate::game::build::{Build, Exercise};
use crate::session::{Document, View};

/// How far a learner is with a recurrence.
#[derive(Debug, Default)]
pub struct Building {
    /// What the following are about.
    pub exercise: Option<Exercise>,
    /// The slot that the next block goes to. `None` is the first gap.
    pub chosen: Option<usize>,
    /// The number of hints that were given.
    pub hints: usize,
    /// What was checked, and what was found.
    pub checked: Option<(Build, Verdict)>,
}

impl Building {
    /// Begins an exercise.
    pub fn of(exercise: Exercise) -> Self {
        Self { exercise: Some(exercise), ..Self::default() }
    }
}

impl State {
    /// Returns what the shown stop asks to put together.
    pub fn exercise_of_stop(&self) -> Option<Exercise> {
        self.document.stops.get(self.stop_index()?)?.build
    }

    /// Returns the recurrence that is put together: the one of the document, or else an exercise that is not begun. At a
    /// stop it is that of the stop.
    pub fn build(&self) -> Cow<'_, Build> {
        let Document { duel, build, .. } = &self.document;
        Build::at(self.exercise_of_stop(), duel.rule, build.as_ref())
    }

    /// Returns the number of hints that were given for it.
    pub fn hints(&self) -> usize {
        let is_same = self.building.exercise == Some(self.build().exercise());
        if is_same { self.building.hints } else { 0 }
    }

    /// Computes by a recurrence that is put together. At a stop that asks for it, the others keep theirs.
    pub fn compute_by_build(&mut self, recurrence: Recurrence) {
        if self.exercise_of_stop().is_none() {
            self.change_lasting_view(|view| view.recurrence = recurrence);
        }
        self.set_view(View { recurrence, ..self.view });
    }

    /// Returns what the last check has found, while nothing has changed since.
    pub fn verdict(&self) -> Option<&Verdict> {
        let (checked, verdict) = self.building.checked.as_ref()?;
        (*checked == *self.build()).then_some(verdict)
    }

    /// Returns the slot that the next block goes to. `None` if all are filled and none is chosen.
    pub fn chosen_slot(&self) -> Option<usize> {
        let build = self.build();
        let chosen = self.building.chosen.filter(|slot| *slot < build.form().slots().len() && build.is_open(*slot));
        chosen.or_else(|| build.next_gap(0))
    }

    /// Returns whether the tables are filled by the recurrence that is put together.
    pub fn runs_build(&self) -> bool {
        let build = self.document.build.as_ref();
        build.is_some_and(|build| build.recurrence() == self.view.recurrence)
    }

    /// Computes by the recurrence that is put together, if the one before did. `before` is what it was then.
    pub(super) fn follow_build(&mut self, before: Option<&Build>) {
        if self.document.build.as_ref() == before || before.map(Build::recurrence) != Some(self.view.recurrence) {
            return;
        }
        let of_rule = || Form::of_rule(self.document.duel.rule).recurrence;
        let recurrence = self.document.build.as_ref().map_or_else(of_rule, Build::recurrence);
        self.compute_by_build(recurrence);
    }
}
