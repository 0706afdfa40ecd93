//! The messages about a recurrence that is put together.

use crate::app::message::BuildEdit;
use crate::app::program::App;
use crate::app::state::Building;
use crate::app::transport::{Transport, TransportAction};
use crate::game::build::Build;
use crate::game::build::check::{Verdict, check};
use crate::game::build::form::Form;
use crate::game::build::loops::LoopsVerdict;
use crate::game::{FillOrder, Interval};
use crate::session::{Comparison, Document};
use crate::wording::build::HINTS;

impl App {
    pub(super) fn build(&mut self, edit: BuildEdit) {
        let build = self.state.build().into_owned();
        if self.state.building.exercise != Some(build.exercise()) {
            self.state.building = Building::of(build.exercise());
        }
        match edit {
            BuildEdit::Begin(recurrence, gaps) => {
                if Form::of(recurrence).is_some() {
                    let build = Build::new(recurrence, gaps);
                    self.state.building = Building::of(build.exercise());
                    self.set_build(build);
                }
            }
            BuildEdit::Choose(slot) => self.state.building.chosen = Some(slot),
            BuildEdit::Put(slot, block) => {
                if slot < build.form().slots().len() {
                    self.put(&build, slot, block);
                }
            }
            BuildEdit::Check => {
                let verdict = check(&build);
                if let Verdict::Gap(slot) = verdict {
                    self.state.building.chosen = Some(slot);
                }
                if let Verdict::Loops(LoopsVerdict::Right(Some(order))) = verdict {
                    self.change_view(|view| view.fill_order = order);
                }
                self.state.building.checked = Some((build, verdict));
            }
            BuildEdit::Hint => self.hint(&build),
            BuildEdit::OpenRow => self.open_failing_row(),
        }
    }

    /// Puts a block into a slot. The next gap is chosen then.
    fn put(&mut self, build: &Build, slot: usize, block: Option<usize>) {
        let build = build.with(slot, block);
        self.state.building.chosen = block.and_then(|_| build.next_gap(slot)).or(Some(slot));
        self.set_build(build);
    }

    /// Replaces what is put together, and computes by it.
    fn set_build(&mut self, build: Build) {
        let mut document = self.state.document().clone();
        let recurrence = build.recurrence();
        document.build = Some(build);
        self.change(document, None);
        self.state.compute_by_build(recurrence);
    }

    /// Gives the next hint. The last one fills a gap, or puts the right block in the place of a wrong one.
    fn hint(&mut self, build: &Build) {
        let hints = &mut self.state.building.hints;
        *hints = (*hints + 1).min(HINTS);
        if *hints < HINTS {
            return;
        }
        let slots = build.form().slots();
        let wrong = || (0..slots.len()).find(|slot| build.block(*slot) != Some(slots[*slot].right));
        if let Some(slot) = build.next_gap(0).or_else(wrong) {
            self.put(build, slot, Some(slots[slot].right));
        }
    }

    /// Opens the row on which the recurrence fails: its table beside the right one, with the wrong cell pinned.
    fn open_failing_row(&mut self) {
        let Some(Verdict::Wrong(failure)) = self.state.verdict() else { return };
        let row = failure.row.clone();
        let build = self.state.build().into_owned();
        let (recurrence, right, n) = (build.recurrence(), build.form().recurrence, row.len());
        let comparison = Comparison { coins: None, order: FillOrder::default(), recurrence: Some(right) };
        // One step for undo.
        let compared = Some(comparison.clone());
        let document = Document { row, build: Some(build), compared, ..self.state.document().clone() };
        self.replace(document, None);
        self.change_view(|view| view.recurrence = recurrence);
        self.compare(comparison);
        self.state.act(Transport::Fill, TransportAction::Last);
        self.state.pin(Some(Interval::whole(n)));
    }
}
