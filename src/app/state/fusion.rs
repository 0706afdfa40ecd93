//! The run of fusion in the state. It exists only while it is shown, because it takes much memory.

use std::sync::Arc;

use crate::app::playback::Playback;
use crate::app::speed::{SECONDS_FOR_ALL_FUSION_STEPS, SECONDS_PER_FUSION_STEP};
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::Row;
use crate::game::fusion::run::{FusionPosition, FusionRun};
use crate::game::rule::fusing;
use crate::limits::MAX_COINS_FUSED_AT_ONCE;
use crate::wording::rule::fails;

impl State {
    /// Returns the run of fusion on this row. `None` while it is not shown or the run is being computed.
    pub fn fusion_run(&self) -> Option<&FusionRun> {
        self.fusion.run.as_deref()
    }

    /// Returns the position in the run. A step in progress does not count as done.
    pub fn fusion_position(&self) -> Option<FusionPosition<'_>> {
        self.fusion.run.as_ref().map(|run| run.position(self.transports.fusion.head() as u64))
    }

    /// Computes the run of this row if it is shown, in its tab or as code, and drops it otherwise. The run of a long row
    /// is computed in the background; see [`Self::lacks_fusion_run`]. While it is shown, the keys move the run.
    pub(super) fn update_fusion(&mut self, row_changed: bool) {
        if !self.shows_fusion() {
            self.fusion.run = None;
            self.fusion.failure = None;
            self.leave_fusion();
            if row_changed {
                self.transports.fusion.jump_to(0.0);
            }
        } else if row_changed || (self.fusion.run.is_none() && self.fusion.failure.is_none()) {
            if row_changed {
                self.transports.fusion = Playback::new(0.0, 0.0);
            }
            self.fusion.run = None;
            self.fusion.failure = None;
            let rule = self.document.duel.rule;
            if !rule.fuses() {
                self.set_fusion_failure(fails(rule));
            } else if self.n() <= MAX_COINS_FUSED_AT_ONCE {
                self.set_fusion_run(Arc::new(FusionRun::new(&self.fused_row())));
            }
        }
    }

    /// Returns the row that is fused: that of the session, or where less is better that with the signs of all coins changed.
    pub fn fused_row(&self) -> Row {
        fusing::fused_row(self.document.duel.rule, self.row()).unwrap_or_else(|| self.row().clone())
    }

    /// Returns whether the run of this row has to be computed in the background.
    pub fn lacks_fusion_run(&self) -> bool {
        self.shows_fusion() && self.fusion.run.is_none() && self.fusion.failure.is_none()
    }

    /// Stores the run of this row, which was computed in the background.
    pub fn set_fusion_run(&mut self, run: Arc<FusionRun>) {
        let steps = run.steps() as f64;
        let head = self.transports.fusion.resting_head().min(steps);
        self.transports.fusion = Playback::new(head, steps);
        self.fusion.run = Some(run);
    }

    /// Stores why the run of this row could not be computed. It is tried again when the tab is shown again.
    pub fn set_fusion_failure(&mut self, reason: String) {
        self.fusion.failure = Some(reason);
    }

    /// Returns why the run of this row could not be computed. `None` if it could, or is being computed.
    pub fn fusion_failure(&self) -> Option<&str> {
        self.fusion.failure.as_deref()
    }

    /// Pauses the run, and lets the keys move the fill instead of it.
    pub fn leave_fusion(&mut self) {
        self.transports.fusion.pause();
        if self.transports.active == Transport::Fusion {
            self.transports.active = Transport::Fill;
        }
    }

    /// Returns the normal speed in steps of the run per second.
    pub(super) fn fusion_steps_per_second(&self) -> f64 {
        (1.0 / SECONDS_PER_FUSION_STEP).max(self.transports.fusion.end() / SECONDS_FOR_ALL_FUSION_STEPS)
    }
}
