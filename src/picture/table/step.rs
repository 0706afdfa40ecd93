//! The step in progress: a write, or a call or an answer of the recursion.

use crate::game::table::recurrence::Derivation;
use crate::game::{FillAction, FillProgress};
use crate::picture::Mark;
use crate::picture::color_role::ColorRole;
use crate::picture::table::scene::TableScene;

impl TableScene<'_> {
    /// Returns the step in progress, or the step that has just ended: the calls that wait for it, the cells that it
    /// reads, the arrows from them, and its cell.
    ///
    /// `derivation` is only called for a step that writes.
    pub fn step(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        if self.is_map() {
            return self.frame(progress.interval, ColorRole::Current.into());
        }
        let mut marks = self.open_calls(progress);
        marks.extend(self.step_alone(progress, derivation));
        marks
    }

    /// Returns the same step without the calls that wait for it.
    pub fn step_alone(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        match progress.action {
            FillAction::Write => self.write(&mut marks, progress, &derivation()),
            FillAction::Enter | FillAction::Empty => self.call(&mut marks, progress),
            FillAction::Hit => self.hit(&mut marks, progress),
        }
        marks
    }
}
