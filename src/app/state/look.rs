//! The cell that is looked at, and the number of it that is traced.

use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::state::memory::TracedCell;
use crate::game::play::game::{Share, Trace};
use crate::game::table::derivation::Derivation;
use crate::game::{FillAction, Interval, Window, WindowCache};
use crate::limits::MAX_COINS_AT_ONCE;
use crate::wording;

impl State {
    /// Returns the cell that is looked at. The table shows what it reads, the card shows its sums, and a
    /// spotlight leaves it bright.
    ///
    /// It is the cell under the pointer, or else the pinned one, or else the one of an open question, or else the one
    /// of the present step: of the game while the stage shows that, and of the fill otherwise.
    pub fn shown_interval(&self) -> Option<Interval> {
        let step = || {
            if self.is_at_move() {
                self.turn().map(|turn| turn.interval)
            } else {
                self.progress().map(|progress| progress.interval)
            }
        };
        self.pointed_at().or_else(|| self.asked_cell()).or_else(step)
    }

    /// Returns whether the cell that is looked at is there by itself, as the one of the present step or question.
    pub fn looks_at_present(&self) -> bool {
        self.pointed_at().is_none()
    }

    /// Returns the cell that is looked at if it shows what it reads in place of the present step. A cell that the
    /// present step writes shows that step.
    pub fn looked_up(&self) -> Option<Interval> {
        let is_written_now = |interval: Interval| {
            let present = self.progress();
            present.is_some_and(|at| at.action == FillAction::Write && at.interval == interval)
        };
        self.pointed_at().filter(|interval| !is_written_now(*interval))
    }

    /// Returns the cell from which the keys move the pin: the pinned one, or else the one of the present step.
    pub fn pinned_or_present(&self) -> Option<Interval> {
        let present = || self.asked_cell().or_else(|| self.progress().map(|progress| progress.interval));
        self.gaze.pinned.or_else(present)
    }

    /// Returns the cell that the user has chosen to look at, by pointing at it or by pinning it. Its coins are marked in
    /// the row.
    pub fn pointed_at(&self) -> Option<Interval> {
        self.looked_at_by_pointer().or(self.gaze.pinned)
    }

    /// Returns the cell under the pointer if it counts. It does not count while the fill moves or a question waits, and
    /// in the lecture view, where a resting pointer must not distract the audience.
    ///
    /// In a long row, the numbers of a far cell are computed in the background; see [`Self::lacks_far_cell`]. Until they
    /// are known, the cell that was under the pointer before counts.
    pub fn looked_at_by_pointer(&self) -> Option<Interval> {
        let before = || self.caches.pointed.borrow().as_ref().map(|derivation| derivation.interval);
        self.counted_hovered().and_then(|hovered| if self.is_near(hovered) { Some(hovered) } else { before() })
    }

    /// Returns the cell under the pointer if it would count, but its numbers take too long for a frame.
    pub fn lacks_far_cell(&self) -> Option<Interval> {
        self.counted_hovered().filter(|hovered| !self.is_near(*hovered))
    }

    /// Returns the derivation of a far cell from a visible part of the table, if that holds all that it reads. O(1).
    pub fn far_cell_in(&self, window: &Window, interval: Interval) -> Option<Derivation> {
        let is_far = !self.is_near(interval);
        is_far.then(|| Derivation::find_in_window(window, &self.table, self.view.recurrence, interval)).flatten()
    }

    /// Takes over the derivation of a far cell. The cell counts as long as the pointer is on far cells.
    pub fn set_far_cell(&mut self, derivation: Derivation) {
        *self.caches.pointed.get_mut() = Some(derivation);
    }

    /// Returns the cell that was derived last, if the next ones around it would take as long.
    pub fn lacks_cells_around(&self) -> Option<Interval> {
        let [last, _] = &*self.caches.derivations.borrow();
        last.as_ref().map(|last| last.interval).filter(|last| !self.is_derived_at_once(*last))
    }

    /// Takes over a cache that derives the cells around one quickly.
    pub fn set_cells_around(&mut self, cache: WindowCache) {
        *self.caches.window.get_mut() = cache;
    }

    /// Returns the cell under the pointer if it counts, whether or not its numbers are known.
    fn counted_hovered(&self) -> Option<Interval> {
        let is_busy = self.transports.fill.is_moving() || self.waits_for_answer() || self.lecture.is_some();
        self.gaze.hovered.filter(|hovered| !is_busy && self.gaze.pointer.resting_on != Some(*hovered))
    }

    /// Returns whether the numbers of a cell are known, or computed in far less time than a frame.
    fn is_near(&self, interval: Interval) -> bool {
        self.known_derivation(interval).is_some() || self.is_derived_at_once(interval)
    }

    /// Returns whether the cache derives a cell within some milliseconds.
    pub(super) fn is_derived_at_once(&self, interval: Interval) -> bool {
        self.n() <= MAX_COINS_AT_ONCE || Derivation::is_near(&self.caches.window.borrow(), &self.table, interval)
    }

    /// Pins a cell, or unpins the pinned one. A pointer that rests on a cell does not count until it leaves that cell.
    pub fn pin(&mut self, interval: Option<Interval>) {
        self.gaze.pinned = interval;
        self.look_away_from_pointer();
    }

    /// Returns the cell under the pointer, in this frame or the one before.
    pub fn under_pointer(&self) -> Option<Interval> {
        self.gaze.hovered.or(self.gaze.pointer.before)
    }

    /// Records that the pointer is over a cell in this frame.
    pub fn hover(&mut self, interval: Interval) {
        self.gaze.hovered = Some(interval);
        self.gaze.pointer.resting_on.take_if(|resting_on| *resting_on != interval);
    }

    /// Records that the pointer is over a term of the code that reads a cell.
    pub fn point_at_read(&mut self, interval: Interval) {
        self.gaze.read = Some(interval);
    }

    /// Returns the cell that the term of the code under the pointer reads.
    pub fn pointed_read(&self) -> Option<Interval> {
        self.gaze.read
    }

    /// Ends the drawing of a frame. Returns the cell under the pointer and forgets it, because each frame has to report
    /// it again.
    pub fn end_frame(&mut self) -> Option<Interval> {
        self.keep_shown_offset();
        self.gaze.read = None;
        self.gaze.pointer.before = self.gaze.hovered.take();
        if self.gaze.pointer.before.is_none() {
            self.gaze.pointer.resting_on = None;
            self.caches.pointed.take();
        }
        self.gaze.pointer.before
    }

    /// Stops looking at the cell under the pointer until the pointer has left it.
    pub(super) fn look_away_from_pointer(&mut self) {
        self.gaze.pointer.resting_on = self.under_pointer();
    }
}

impl State {
    /// Pins a cell, and traces the coins that one of its numbers consists of. If they are traced already, unpins it.
    ///
    /// Nothing is traced in a cell that is not written, because that would give its numbers away. A cell of which
    /// nothing can be traced is only pinned, or unpinned.
    pub fn trace(&mut self, interval: Interval, share: Share) {
        // The coins are those of the game, which other recurrences may not compute.
        let is_of_game = self.view().recurrence.meanings().is_some();
        let can_be_traced =
            if self.hides(Secret::Cell(interval)) || !is_of_game { None } else { Trace::of(self.table(), interval) };
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
