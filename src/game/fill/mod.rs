//! The order in which the table is filled: step number to interval, and back.
//!
//! A position in the fill is called `head`. It is an `f64` that counts steps, from 0 (nothing is written) to the number
//! of all steps (everything is written). Its whole part is the number of steps done. Its fraction says how far the next
//! step is. A bottom-up order writes a cell in each step. In the recursion, calls and memo hits are steps too.
//!
//! A row of [`MAX_COINS`](crate::limits::MAX_COINS) coins has up to 1.5·10¹² steps. An `f64` still divides each of them into a
//! thousand parts.
//!
//! | module | holds |
//! | --- | --- |
//! | [`memo`] | the steps of the recursion with a memo |
//! | [`recursion`] | the same for any recurrence |
//! | `clock` | one clock for two fills |
//! | [`order`] | which orders are possible |
//! | [`count`] | the number of calls without a memo, and the costs of a fill |

mod clock;
pub mod count;
pub mod memo;
pub mod order;
pub mod recursion;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::fill::memo::{FillAction, FillStep};
use crate::game::fill::recursion::{Memo, OpenCalls};
use crate::game::{End, Interval, Recurrence};

/// The order in which cells are written. Every order writes a cell only after the cells that it reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum FillOrder {
    /// All intervals of length 1, then all of length 2, and so on. Each diagonal goes from the top left down.
    #[default]
    Diagonals,
    /// Rows from the bottom up. Each row goes from the diagonal to the right.
    Rows,
    /// Columns from the left to the right. Each column goes from the diagonal up.
    Columns,
    /// Recursion with a memo, from the whole row down. A cell is written when its call returns.
    Recursion,
}

impl FillOrder {
    pub const ALL: [Self; 4] = [Self::Diagonals, Self::Rows, Self::Columns, Self::Recursion];
    /// The orders without a recursion.
    pub const BOTTOM_UP: [Self; 3] = [Self::Diagonals, Self::Rows, Self::Columns];
}

/// The phases in which a cell is written, in order. Each takes a quarter of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// The source cells are read.
    Read,
    /// The coin at each end is added to its source.
    Add,
    /// The larger sum is chosen.
    Choose,
    /// The cell's numbers are written.
    Write,
}

impl Phase {
    pub const ALL: [Self; 4] = [Self::Read, Self::Add, Self::Choose, Self::Write];
}

/// The length of one press of a step button, and the unit of the playing speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stride {
    /// Reading, adding, choosing and writing each cell.
    Phase,
    /// A cell, or a call of the recursion.
    #[default]
    Cell,
    /// A diagonal, a row or a column.
    #[serde(alias = "diagonal")]
    Sweep,
}

/// The step at a position of the fill, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FillProgress {
    /// The number of the step, from 0.
    pub step: u64,
    pub action: FillAction,
    /// The cell that the step writes or calls for.
    pub interval: Interval,
    /// The number of this call among the calls of its caller, from 0. For a step that writes, 0.
    pub call_index: usize,
    /// The part of the step that is done: more than 0 and at most 1.
    pub fraction: f64,
}

impl FillProgress {
    /// The phase that the step is in, or has just ended. `None` if the step does not write.
    pub fn phase(&self) -> Option<Phase> {
        let phase = match self.fraction {
            f if f <= 0.25 => Phase::Read,
            f if f <= 0.5 => Phase::Add,
            f if f <= 0.75 => Phase::Choose,
            _ => Phase::Write,
        };
        (self.action == FillAction::Write).then_some(phase)
    }
}

/// How the table of a row is filled: in which order, by which recurrence, and for how many coins.
///
/// ```
/// use coin_duel::game::{Fill, FillOrder, Interval, Recurrence};
///
/// let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 4 };
/// assert_eq!(fill.steps(), 10);
///
/// // From a step number to its cell, and back.
/// let interval = fill.step(4).interval;
/// assert_eq!(interval, Interval::new(0, 1));
/// assert_eq!(fill.write_step(interval), Some(4));
///
/// // From a position to the step there: half of step 4 is done.
/// let progress = fill.progress(4.5).unwrap();
/// assert_eq!((progress.interval, progress.fraction), (interval, 0.5));
/// assert!(!fill.is_written(interval, 4.5) && fill.is_written(interval, 5.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    pub order: FillOrder,
    pub recurrence: Recurrence,
    /// The number of coins of the row, at least 1.
    pub n: usize,
}

impl Fill {
    /// The number of steps: one for each of the `n(n + 1) / 2` cells, or those of the recursion.
    pub fn steps(self) -> u64 {
        match self.order {
            FillOrder::Recursion => self.memo().steps(),
            _ => triangular(self.n as u64),
        }
    }

    /// Returns step number `step`, counted from 0. O(1), in the recursion O(log n). Exact for rows of any legal length.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn step(self, step: u64) -> FillStep {
        assert!(step < self.steps(), "a row of {} coins has no step {step}", self.n);
        if self.order == FillOrder::Recursion {
            return self.memo().step(step);
        }
        let sweep = self.sweep_of(step);
        let within = to_index(step - self.sweep_start(sweep));
        FillStep::write(match self.order {
            FillOrder::Diagonals => Interval::new(within, within + sweep),
            FillOrder::Rows => Interval::new(self.n - 1 - sweep, self.n - 1 - sweep + within),
            FillOrder::Columns | FillOrder::Recursion => Interval::new(sweep - within, sweep),
        })
    }

    /// The number of the step, from 0, that writes the cell `interval`. `None` if no step writes it. O(1). The inverse
    /// of [`Self::step`].
    pub fn write_step(self, interval: Interval) -> Option<u64> {
        let Interval { i, j } = interval;
        match self.order {
            FillOrder::Diagonals => Some(self.sweep_start(j - i) + i as u64),
            FillOrder::Rows => Some(self.sweep_start(self.n - 1 - i) + (j - i) as u64),
            FillOrder::Columns => Some(self.sweep_start(j) + (j - i) as u64),
            FillOrder::Recursion => self.memo().write_step(interval),
        }
    }

    /// The number of sweeps: diagonals, rows or columns.
    pub fn sweeps(self) -> usize {
        match self.order {
            FillOrder::Recursion => self.memo().sweeps(),
            _ => self.n,
        }
    }

    /// The first step of sweep number `sweep`, from 0. For the number of sweeps, it is the number of all steps.
    pub fn sweep_start(self, sweep: usize) -> u64 {
        match self.order {
            FillOrder::Diagonals => self.steps() - triangular((self.n - sweep) as u64),
            FillOrder::Rows | FillOrder::Columns => triangular(sweep as u64),
            FillOrder::Recursion => self.memo().sweep_start(sweep),
        }
    }

    /// The number of the sweep that step number `step` belongs to.
    pub fn sweep_of(self, step: u64) -> usize {
        match self.order {
            // Counted from the last one, the diagonals hold 1, 2, 3, … cells.
            FillOrder::Diagonals => self.n - 1 - to_index(triangular_root(self.steps() - 1 - step)),
            FillOrder::Rows | FillOrder::Columns => to_index(triangular_root(step)),
            FillOrder::Recursion => self.memo().sweep_of(step),
        }
    }

    /// The step at the position `head`, and how far it is. `None` before the first step has begun.
    pub fn progress(self, head: f64) -> Option<FillProgress> {
        let head = head.min(to_head(self.steps()));
        (head > 0.0).then(|| {
            let step = to_step(head.ceil()) - 1;
            let FillStep { action, interval, call_index } = self.step(step);
            FillProgress { step, action, interval, call_index, fraction: head - to_head(step) }
        })
    }

    /// Whether the cell `interval` is completely written at the position `head`.
    pub fn is_written(self, interval: Interval, head: f64) -> bool {
        self.write_step(interval).is_some_and(|step| to_head(step) + 1.0 <= head)
    }

    /// The next position after `head` at which a `stride` ends, or the end of the fill.
    pub fn next_stop(self, head: f64, stride: Stride) -> f64 {
        let end = to_head(self.steps());
        if head >= end {
            return end;
        }
        let step = to_step(head);
        match stride {
            Stride::Phase if self.has_phases(step) => (head * 4.0).floor() / 4.0 + 0.25,
            Stride::Phase | Stride::Cell => head.floor() + 1.0,
            Stride::Sweep => to_head(self.sweep_start(self.sweep_of(step) + 1)),
        }
    }

    /// The last position before `head` at which a `stride` ends, or 0.
    pub fn previous_stop(self, head: f64, stride: Stride) -> f64 {
        let Some(FillProgress { step, .. }) = self.progress(head) else { return 0.0 };
        match stride {
            Stride::Phase if self.has_phases(step) => (head * 4.0).ceil() / 4.0 - 0.25,
            Stride::Phase | Stride::Cell => to_head(step),
            Stride::Sweep => to_head(self.sweep_start(self.sweep_of(step))),
        }
    }

    /// Whether a step is divided into phases. A cell reads, adds, chooses and writes. A call is made, entered, looked
    /// up and answered. A base case without a choice is not divided.
    fn has_phases(self, step: u64) -> bool {
        let FillStep { action, interval, .. } = self.step(step);
        action != FillAction::Write || self.recurrence.has_choice(interval.len())
    }

    /// Returns the position in `other`, a fill of the same row, at the same cell and phase as `head` here. The start
    /// stays the start, and the end stays the end.
    ///
    /// During a call it is the cell that was written last, or the same call in `other` if that comes later. If `other`
    /// never writes the cell, a neighbor takes its place.
    pub fn position_in(self, other: Self, head: f64) -> f64 {
        let is_same = self.order == other.order && (self.order != FillOrder::Recursion || self.memo() == other.memo());
        if is_same {
            return head;
        }
        if head >= to_head(self.steps()) {
            return to_head(other.steps());
        }
        let Some(at) = self.progress(head) else { return 0.0 };
        let (written, fraction) = match at.action {
            FillAction::Write => (Some(at.interval), at.fraction),
            FillAction::Enter | FillAction::Hit | FillAction::Empty => (self.last_written(at.step), 1.0),
        };
        let write_step = |cell| self.near(cell).find_map(|near| other.write_step(near));
        let after_cell = written.and_then(write_step).map_or(0.0, |step| to_head(step) + fraction);
        // The later one, so that no cell that is written here is lost there.
        after_cell.max(self.call_in(other, &at).unwrap_or(0.0))
    }

    /// The position in `other` of the call that is made at `at`, or of the innermost open call that `other` makes too.
    /// `None` if one of the two fills makes no calls.
    fn call_in(self, other: Self, at: &FillProgress) -> Option<f64> {
        if at.action == FillAction::Write || other.order != FillOrder::Recursion {
            return None;
        }
        let enter = |call| Some((call, to_head(other.memo().enter_step(call)?)));
        let (call, step) = self.open_calls(at.step)?.iter().rev().find_map(enter)?;
        let is_being_made = at.action == FillAction::Enter && call == at.interval;
        Some(step + if is_being_made { at.fraction } else { 1.0 })
    }

    /// The interval whose call makes the call at `at`. `None` for the call on the whole row, and in bottom-up orders.
    pub fn caller(self, at: &FillProgress) -> Option<Interval> {
        let open = self.open_calls(at.step)?;
        match at.action {
            FillAction::Enter | FillAction::Write => open.get(open.len().checked_sub(2)?),
            FillAction::Hit | FillAction::Empty => Some(open.last()),
        }
    }

    /// A cell and its neighbors. Every fill writes at least one of them.
    fn near(self, cell: Interval) -> impl Iterator<Item = Interval> {
        let Interval { i, j } = cell;
        let right = (j + 1 < self.n).then(|| Interval::new(i, j + 1));
        let above = i.checked_sub(1).map(|i| Interval::new(i, j));
        [Some(cell), cell.without(End::Right), right, above].into_iter().flatten()
    }

    /// The calls that are open during step number `step`. `None` in bottom-up orders, which call nothing.
    pub fn open_calls(self, step: u64) -> Option<OpenCalls> {
        (self.order == FillOrder::Recursion).then(|| self.memo().open_calls(step))
    }

    fn memo(self) -> Memo {
        Memo::new(self.recurrence, self.n)
    }

    /// The last cell written before step number `step`, if there is one. O(1), in the recursion O(log n).
    pub fn last_written(self, step: u64) -> Option<Interval> {
        match self.order {
            FillOrder::Recursion => self.memo().last_written(step),
            _ => Some(self.step(step.checked_sub(1)?).interval),
        }
    }
}

/// `0 + 1 + … + k`.
fn triangular(k: u64) -> u64 {
    k * (k + 1) / 2
}

/// The largest `k` with `triangular(k) <= x`.
fn triangular_root(x: u64) -> u64 {
    ((8 * x + 1).isqrt() - 1) / 2
}

fn to_index(value: u64) -> usize {
    usize::try_from(value).expect("an index of a coin fits a usize")
}

/// A number of steps as a position. Exact, because it is below 2⁵³ even for the longest row.
#[expect(clippy::cast_precision_loss, reason = "1.5·10¹² steps at most")]
fn to_head(steps: u64) -> f64 {
    steps as f64
}

/// The number of whole steps of a position.
fn to_step(head: f64) -> u64 {
    head as u64
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::game::fill::memo::calls_of;
    use crate::limits::MAX_COINS;
    use proptest::prelude::*;

    const DIAGONALS: FillOrder = FillOrder::Diagonals;

    fn fill(order: FillOrder, n: usize) -> Fill {
        Fill { order, recurrence: Recurrence::FIR_SEC, n }
    }

    fn all_fills(n: usize) -> impl Iterator<Item = Fill> {
        FillOrder::ALL
            .into_iter()
            .flat_map(move |order| Recurrence::PUBLISHED.map(|recurrence| Fill { order, recurrence, n }))
    }

    fn written(fill: Fill) -> Vec<Interval> {
        (0..fill.steps())
            .map(|step| fill.step(step))
            .filter(|step| step.action == FillAction::Write)
            .map(|step| step.interval)
            .collect()
    }

    #[test]
    fn diagonals_come_by_length_and_each_from_the_left() {
        let mut expected = vec![];
        for len in 1..=6 {
            expected.extend((0..=6 - len).map(|i| Interval::new(i, i + len - 1)));
        }
        assert_eq!(written(fill(DIAGONALS, 6)), expected);
    }

    #[test]
    fn rows_come_from_the_bottom_and_columns_from_the_left_each_from_the_diagonal() {
        let rows: Vec<_> = (0..6).rev().flat_map(|i| (i..6).map(move |j| Interval::new(i, j))).collect();
        assert_eq!(written(fill(FillOrder::Rows, 6)), rows);
        let columns: Vec<_> = (0..6).flat_map(|j| (0..=j).rev().map(move |i| Interval::new(i, j))).collect();
        assert_eq!(written(fill(FillOrder::Columns, 6)), columns);
    }

    #[test]
    fn every_cell_comes_after_the_cells_it_reads() {
        for fill in (1..12).flat_map(all_fills) {
            for interval in written(fill) {
                let step = fill.write_step(interval);
                for source in calls_of(fill.recurrence, interval).into_iter().filter_map(|(_, source)| source) {
                    assert!(fill.write_step(source).is_some_and(|read| Some(read) < step), "{fill:?} {interval:?}");
                }
            }
        }
    }

    #[test]
    fn every_order_writes_each_cell_that_it_writes_once_and_the_whole_row_last() {
        for fill in (1..12).flat_map(all_fills) {
            let mut cells = written(fill);
            assert_eq!(cells.last(), Some(&Interval::whole(fill.n)), "{fill:?}");
            cells.sort_by_key(|cell| (cell.i, cell.j));
            cells.dedup();
            let expected = if fill.order == FillOrder::Recursion && fill.recurrence == Recurrence::TWO_AHEAD {
                cells.len()
            } else {
                fill.n * (fill.n + 1) / 2
            };
            assert_eq!((cells.len(), written(fill).len()), (expected, expected), "{fill:?}");
        }
    }

    #[test]
    fn the_ends_of_the_longest_fill_are_exact() {
        let fill = fill(DIAGONALS, MAX_COINS);
        let steps = fill.steps();
        assert_eq!(steps, 500_000_500_000);
        let cell = |step| fill.step(step).interval;
        assert_eq!(cell(0), Interval::new(0, 0));
        assert_eq!(cell(999_999), Interval::new(999_999, 999_999));
        assert_eq!(cell(1_000_000), Interval::new(0, 1));
        assert_eq!(cell(steps - 2), Interval::new(1, 999_999));
        assert_eq!(cell(steps - 1), Interval::whole(MAX_COINS));
    }

    pub fn any_fill(n: std::ops::Range<usize>) -> impl Strategy<Value = Fill> {
        let (orders, recurrences) =
            (prop::sample::select(&FillOrder::ALL), prop::sample::select(&Recurrence::PUBLISHED));
        (orders, recurrences, n).prop_map(|(order, recurrence, n)| Fill { order, recurrence, n })
    }

    proptest! {
        #[test]
        fn step_and_interval_are_inverse_for_a_million_coins(
            fill in any_fill(MAX_COINS - 1..MAX_COINS + 1),
            part in 0.0..1.0_f64,
        ) {
            let step = to_step(part * to_head(fill.steps()));
            let FillStep { action, interval, .. } = fill.step(step);
            prop_assert!(interval.j < MAX_COINS);
            let written = fill.write_step(interval).unwrap();
            prop_assert_eq!(fill.step(written), FillStep::write(interval));
            prop_assert_eq!(written == step, action == FillAction::Write);
        }

        #[test]
        fn a_head_inside_a_step_of_the_longest_fill_keeps_its_phase(
            step in 0..500_000_500_000_u64,
            quarter in 1..=4_u8,
        ) {
            let at = fill(DIAGONALS, MAX_COINS).progress(to_head(step) + f64::from(quarter) / 4.0).unwrap();
            prop_assert_eq!(at.step, step);
            prop_assert_eq!(at.phase(), Some(Phase::ALL[usize::from(quarter) - 1]));
        }

        #[test]
        fn stepping_back_retraces_stepping_forward(
            fill in any_fill(1..9),
            stride in prop::sample::select(vec![Stride::Phase, Stride::Cell, Stride::Sweep]),
        ) {
            let end = to_head(fill.steps());
            let mut stops = vec![0.0];
            while *stops.last().unwrap() < end {
                stops.push(fill.next_stop(*stops.last().unwrap(), stride));
            }
            for pair in stops.windows(2) {
                prop_assert!(pair[0] < pair[1]);
                prop_assert_eq!(fill.previous_stop(pair[1], stride), pair[0]);
            }
            prop_assert_eq!(fill.next_stop(end, stride), end);
            prop_assert_eq!(fill.previous_stop(0.0, stride), 0.0);
        }

        #[test]
        fn sweeps_cover_all_steps_without_a_gap(fill in any_fill(1..12)) {
            prop_assert_eq!(fill.sweep_start(0), 0);
            prop_assert_eq!(fill.sweep_start(fill.sweeps()), fill.steps());
            for sweep in 0..fill.sweeps() {
                for step in fill.sweep_start(sweep)..fill.sweep_start(sweep + 1) {
                    prop_assert_eq!(fill.sweep_of(step), sweep);
                }
            }
        }

        #[test]
        fn another_fill_is_entered_at_the_same_cell(
            from in any_fill(1..12),
            to in any_fill(1..2),
            part in 0.0..=1.0_f64,
        ) {
            let to = Fill { n: from.n, ..to };
            let head = part * to_head(from.steps());
            let position = from.position_in(to, head);
            prop_assert!((0.0..=to_head(to.steps())).contains(&position));
            let has_written = from.tally(to_step(head)).cells > 0;
            prop_assert!(!has_written || position > 0.0, "what has begun is not thrown back to the start");
            let both_call = [from, to].iter().all(|fill| fill.order == FillOrder::Recursion);
            prop_assert!(!both_call || head == 0.0 || position > 0.0, "the call on the whole row stays open");
            if let Some(FillProgress { action: FillAction::Write, interval, fraction, .. }) = from.progress(head)
                && to.write_step(interval).is_some()
                && head < to_head(from.steps())
            {
                let at = to.progress(position).unwrap();
                prop_assert_eq!((at.action, at.interval), (FillAction::Write, interval));
                prop_assert!((at.fraction - fraction).abs() < 1e-9);
            }
            prop_assert_eq!(from.position_in(to, to_head(from.steps())), to_head(to.steps()));
        }
    }

    #[test]
    fn a_call_that_both_recursions_make_stays_open_when_the_recurrence_changes() {
        let [pair, two_ahead] = [Recurrence::FIR_SEC, Recurrence::TWO_AHEAD].map(|recurrence| Fill {
            order: FillOrder::Recursion,
            recurrence,
            n: 6,
        });
        for head in [0.25, 1.0] {
            assert_eq!(pair.position_in(two_ahead, head), head);
            assert_eq!(two_ahead.position_in(pair, head), head);
        }
        // The call on 2…3, whose length has the parity of the row.
        let called = pair.memo().enter_step(Interval::new(2, 3)).unwrap();
        let at = two_ahead.progress(pair.position_in(two_ahead, to_head(called) + 1.0)).unwrap();
        assert_eq!((at.action, at.interval, at.fraction), (FillAction::Enter, Interval::new(2, 3), 1.0));
    }

    #[test]
    fn a_whole_head_shows_the_cell_that_it_has_just_written() {
        let fill = fill(DIAGONALS, 6);
        let at = fill.progress(17.0).unwrap();
        assert_eq!((at.step, at.interval, at.phase()), (16, Interval::new(1, 4), Some(Phase::Write)));
        assert!(fill.is_written(at.interval, 17.0));
        assert!(!fill.is_written(at.interval, 16.9));
        assert_eq!(fill.progress(0.0), None);
    }

    #[test]
    fn single_coins_have_one_phase_and_others_four() {
        let diagonals = fill(DIAGONALS, 3);
        assert_eq!(diagonals.next_stop(0.0, Stride::Phase), 1.0);
        assert_eq!(diagonals.next_stop(3.0, Stride::Phase), 3.25);
        assert_eq!(diagonals.previous_stop(3.25, Stride::Phase), 3.0);
        assert_eq!(diagonals.previous_stop(3.0, Stride::Phase), 2.0);
        // Three calls go down the last column, whose single coin returns.
        let recursion = fill(FillOrder::Recursion, 3);
        assert_eq!(recursion.next_stop(2.0, Stride::Phase), 2.25);
        assert_eq!(recursion.next_stop(3.0, Stride::Phase), 4.0);
    }

    #[test]
    fn old_preferences_with_diagonal_for_sweep_are_understood() {
        assert_eq!(ron::from_str("diagonal"), Ok(Stride::Sweep));
        assert_eq!(ron::from_str("sweep"), Ok(Stride::Sweep));
    }

    #[test]
    fn a_sweep_ends_at_the_end_of_a_diagonal_a_row_or_a_column() {
        let diagonals = fill(DIAGONALS, 4);
        assert_eq!(diagonals.next_stop(0.0, Stride::Sweep), 4.0);
        assert_eq!(diagonals.next_stop(5.5, Stride::Sweep), 7.0);
        assert_eq!(diagonals.previous_stop(5.5, Stride::Sweep), 4.0);
        assert_eq!(diagonals.previous_stop(7.0, Stride::Sweep), 4.0);
        for order in [FillOrder::Rows, FillOrder::Columns] {
            assert_eq!(fill(order, 4).next_stop(1.0, Stride::Sweep), 3.0);
        }
    }
}
