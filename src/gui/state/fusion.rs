//! The run of fusion in the state: found while its tab is shown, for it takes room.

use super::State;
use crate::game::fusion::run::{FusionPosition, FusionRun};
use crate::gui::message::Transport;
use crate::playback::Playback;
use crate::session::Tab;

/// How long a step takes at normal speed, and all of them at most.
const SECONDS_PER_STEP: f64 = 1.2;
const SECONDS_FOR_ALL_STEPS: f64 = 120.0;

impl State {
    /// The run of fusion on this row; none while another tab is shown.
    pub fn fusing(&self) -> Option<&FusionRun> {
        self.fusing.as_ref()
    }

    /// Where the run stands, with the step in progress not yet done.
    pub fn fusing_position(&self) -> Option<FusionPosition<'_>> {
        self.fusing.as_ref().map(|fusing| fusing.position(self.fusion.head() as u64))
    }

    /// Has the run of this row if its tab is shown, and lets go of it if not. What the tab shows is what the keys move.
    pub(super) fn fuse(&mut self, row_changed: bool) {
        let is_shown = self.view.tab == Tab::Fusion;
        if !is_shown {
            self.fusing = None;
            self.leave_fusion();
            if row_changed {
                self.fusion.jump_to(0.0);
            }
        } else if row_changed || self.fusing.is_none() {
            let fusing = FusionRun::new(self.row());
            let steps = fusing.steps() as f64;
            let head = if row_changed { 0.0 } else { self.fusion.resting_head().min(steps) };
            let mut fusion = Playback::new(head, steps);
            fusion.set_speed(self.fusion.speed());
            self.fusion = fusion;
            self.fusing = Some(fusing);
            if self.lecture.is_none() {
                self.active_transport = Transport::Fusion;
            }
        }
    }

    /// Lets the keys move the fill where the run is out of sight.
    pub fn leave_fusion(&mut self) {
        self.fusion.pause();
        if self.active_transport == Transport::Fusion {
            self.active_transport = Transport::Fill;
        }
    }

    /// Steps of the run in a second at normal speed.
    pub(super) fn fusions_per_second(&self) -> f64 {
        (1.0 / SECONDS_PER_STEP).max(self.fusion.end() / SECONDS_FOR_ALL_STEPS)
    }
}
