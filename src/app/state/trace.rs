//! The number of the pinned cell whose coins are traced.

use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::state::memory::TracedCell;
use crate::game::Interval;
use crate::game::play::game::{Share, Trace};
use crate::wording;

impl State {
    /// Pins a cell, and traces the coins that one of its numbers consists of. If they are traced already, unpins it.
    ///
    /// Nothing is traced in a cell that is not written, because that would give its numbers away. A cell of which
    /// nothing can be traced is only pinned, or unpinned.
    pub fn trace(&mut self, interval: Interval, share: Share) {
        let can_be_traced = if self.hides(Secret::Cell(interval)) { None } else { Trace::of(self.table(), interval) };
        let is_shown = match (&can_be_traced, self.traced_share()) {
            (Some(_), traced) => {
                traced.is_some_and(|(_, traced)| traced == share.in_recurrence(self.view().recurrence))
            }
            (None, _) => true,
        };
        let is_second_click = self.gaze.pinned == Some(interval) && is_shown;
        self.pin((!is_second_click).then_some(interval));
        self.gaze.traced =
            can_be_traced.filter(|_| !is_second_click).map(|trace| TracedCell { interval, share, trace });
    }

    /// Traces the next number of the pinned cell, or of the present one: the first, then the second, then none. Does
    /// nothing before the cell is written.
    pub fn trace_next(&mut self) {
        let Some(interval) = self.pinned_or_present().filter(|interval| !self.hides(Secret::Cell(*interval))) else {
            return;
        };
        let shares = [Share::Fir, Share::Sec].map(|share| share.in_recurrence(self.view().recurrence));
        let next = match self.traced_share() {
            None => Some(shares[0]),
            Some((_, traced)) => shares.into_iter().skip_while(|share| *share != traced).find(|share| *share != traced),
        };
        match next {
            Some(share) => self.trace(interval, share),
            None => self.gaze.traced = None,
        }
    }

    /// Returns the best play from the pinned cell and the share that is traced. `None` if nothing is traced.
    pub fn traced_share(&self) -> Option<(&Trace, Share)> {
        let traced = self.gaze.traced.as_ref()?;
        let is_shown = self.gaze.pinned == Some(traced.interval) && !self.hides(Secret::Cell(traced.interval));
        is_shown.then_some((&traced.trace, traced.share.in_recurrence(self.view().recurrence)))
    }

    /// Returns the sentence about the coins that are traced. `None` if nothing is traced.
    pub fn trace_text(&self) -> Option<String> {
        let (trace, share) = self.traced_share()?;
        let cell = self.derivation(self.gaze.pinned?).cell;
        Some(wording::trace_text(self.row(), self.view().recurrence, &cell, trace, share))
    }
}
