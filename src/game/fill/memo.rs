//! The recursion with a memo, in closed form: which call, memo hit or return has which step number.
//!
//! As a recursive function, a recurrence calls itself on the intervals that it reads, first on the one without the left
//! coin. With a memo, the calls on a row of `n` coins come in this order:
//!
//! 1. The first calls go down the last column, to the shortest interval there.
//! 2. Then comes one row after the other, from the bottom up. The calls go from right to left along the row. Each cell
//!    asks the memo for the cell below it, and then calls its neighbor on the left.
//! 3. The cells of the row are written as these calls return.
//!
//! So the cells are written by rows from the bottom up, and a step number follows from a few sums.
//!
//! The recurrence two moves ahead calls only every other interval of a row, and takes two rows at a time. It asks the
//! memo three times for each cell. For two coins it calls four empty intervals.
//!
//! The code calls the calls along one row a *chain*. A *block* is all steps between two returns in the last column: the
//! chains of one row, or of two rows, and the return that follows them. Block number `b`, from 1, has `b` cells in each
//! chain.

use crate::game::recurrence::RegularShape;
use crate::game::{End, Interval, Recurrence};

/// What a step of a fill does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FillAction {
    /// The cell is written. Every bottom-up step does this. In the recursion it is the return of a call.
    Write,
    /// The function is called on an interval that the memo does not know.
    Enter,
    /// The function is called on an interval that the memo knows. It returns at once.
    Hit,
    /// The function is called on the empty interval between the cell's two coins. It returns 0 at once.
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillStep {
    pub action: FillAction,
    /// The cell that is written or called for. For a call on an empty interval, the two coins around it.
    pub interval: Interval,
    /// The number of this call among the calls of its caller, from 0. For a step that writes, 0.
    pub call_index: usize,
}

impl FillStep {
    /// The step that writes a cell.
    pub fn write(interval: Interval) -> Self {
        Self { action: FillAction::Write, interval, call_index: 0 }
    }
}

/// The intervals whose calls have not returned yet, the outermost first: down the last column, then to the left along a
/// row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegularCalls {
    n: usize,
    coins_per_call: usize,
    /// The number of open calls in the last column.
    outer: usize,
    chain: Chain,
}

/// The intervals of the open calls along a row, from the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chain {
    row: usize,
    /// The column of the first interval.
    column: usize,
    count: usize,
}

impl RegularCalls {
    /// The number of open calls, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "the call on the whole row is open all the time")]
    pub fn len(&self) -> usize {
        self.outer + self.chain.count
    }

    /// The calls that are open after the innermost one has returned. `None` if no call is.
    pub fn without_last(mut self) -> Option<Self> {
        match self.chain.count {
            0 if self.outer == 1 => return None,
            0 => self.outer -= 1,
            _ => self.chain.count -= 1,
        }
        Some(self)
    }

    /// The open call at `depth`. Depth 0 is the call on the whole row.
    pub fn get(&self, depth: usize) -> Option<Interval> {
        let Chain { row, column, count } = self.chain;
        if depth < self.outer {
            Some(Interval::new(depth * self.coins_per_call, self.n - 1))
        } else {
            let k = depth - self.outer;
            (k < count).then(|| Interval::new(row, column - k * self.coins_per_call))
        }
    }

    /// Whether the call on `interval` is open. O(1).
    pub fn contains(&self, interval: Interval) -> bool {
        let Chain { row, column, count } = self.chain;
        let depth = if interval.j == self.n - 1 {
            interval.i / self.coins_per_call
        } else if interval.i == row && interval.j <= column && (column - interval.j) / self.coins_per_call < count {
            self.outer + (column - interval.j) / self.coins_per_call
        } else {
            return false;
        };
        self.get(depth) == Some(interval)
    }

    /// The intervals of all open calls, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Interval> + use<> {
        let calls = *self;
        (0..calls.len()).filter_map(move |depth| calls.get(depth))
    }

    /// The innermost open call.
    pub fn last(&self) -> Interval {
        self.get(self.len() - 1).expect("the call on the whole row is open all the time")
    }
}

/// What the first steps of the recursion have done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MemoCounts {
    /// Calls that the memo answered.
    pub hits: u64,
    /// Returns from calls on intervals with coins. Each one writes a cell.
    pub returns: u64,
    /// Returns from calls on intervals of the shortest length that is called.
    pub shortest: u64,
}

/// The recursion with a memo on a row of `n` coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RegularMemo {
    n: usize,
    /// By how many coins an interval is longer than the next one of its chain.
    coins_per_call: usize,
    /// The number of chains in a block.
    chains: usize,
    /// How often a cell of a chain asks the memo before its call along the chain.
    hits: u64,
    /// The number of empty intervals that the shortest interval of a chain calls.
    empties: u64,
    /// The length of the intervals that call no interval with coins.
    shortest_len: usize,
}

/// The place of a step in the recursion. `cells` is the number of the block.
enum StepLocation {
    /// The call on interval number `k` of the last column, on the way down.
    Down { k: usize },
    /// A call on an empty interval by the shortest interval of the last column.
    ShortestEmpty { call_index: u64 },
    /// The return from that shortest interval.
    Shortest,
    /// Step number `at` of chain number `chain`.
    Chain { cells: u64, chain: usize, at: u64 },
    /// The memo hit between two chains: on the last cell that the first chain has written.
    Between { cells: u64 },
    /// The return from the block's interval in the last column.
    Outer { cells: u64 },
}

impl RegularMemo {
    /// The recursion of `recurrence` on a row of `n ≥ 1` coins. O(1).
    ///
    /// # Panics
    /// If the steps of its recursion are not known: see [`Recurrence::regular_calls`].
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        let RegularShape { coins_per_call, empties } = recurrence.regular_calls().expect("the steps are known");
        let shortest_len = if coins_per_call == 2 { 2 - n % 2 } else { 1 };
        let empties = empties[shortest_len - 1];
        Self { n, coins_per_call, chains: coins_per_call, hits: 2 * coins_per_call as u64 - 1, empties, shortest_len }
    }

    /// The number of all calls, memo hits and returns.
    pub fn steps(&self) -> u64 {
        self.block_start(self.blocks() + 1)
    }

    /// Returns step number `step`, counted from 0. O(log n).
    ///
    /// # Panics
    /// If there is no such step.
    pub fn step(&self, step: u64) -> FillStep {
        assert!(step < self.steps(), "the recursion on {} coins has no step {step}", self.n);
        match self.locate(step) {
            StepLocation::Down { k } => FillStep { action: FillAction::Enter, interval: self.outer(k), call_index: 0 },
            StepLocation::ShortestEmpty { call_index } => FillStep {
                action: FillAction::Empty,
                interval: self.outer(self.blocks() as usize),
                call_index: call_index as usize,
            },
            StepLocation::Shortest => FillStep::write(self.outer(self.blocks() as usize)),
            StepLocation::Between { cells } => {
                let Interval { i, j } = self.block_interval(cells);
                FillStep { action: FillAction::Hit, interval: Interval::new(i + 1, j - 1), call_index: 2 }
            }
            StepLocation::Outer { cells } => FillStep::write(self.block_interval(cells)),
            StepLocation::Chain { cells, chain, at } => self.step_of_chain(cells, chain, at),
        }
    }

    /// The number of the step that writes `interval`. `None` if the recursion never calls it. O(1). The inverse of
    /// [`Self::step`].
    pub fn write_step(&self, interval: Interval) -> Option<u64> {
        let Interval { i, j } = interval;
        if !(interval.len() + self.n).is_multiple_of(self.coins_per_call) {
            return None;
        }
        let bottom = self.outer(self.blocks() as usize).i;
        if j == self.n - 1 {
            let cells = ((bottom - i) / self.coins_per_call) as u64;
            return Some(self.block_start(cells + 1) - 1);
        }
        let chain = self.chains - 1 - (bottom - i) % self.coins_per_call;
        let block_row = i - (self.chains - 1 - chain);
        let cells = ((bottom - block_row) / self.coins_per_call) as u64;
        let k = ((self.n - 2 - chain - j) / self.coins_per_call) as u64;
        let at = self.descent(cells) + self.empties + (cells - 1 - k);
        Some(self.block_start(cells) + chain as u64 * (self.chain_steps(cells) + 1) + at)
    }

    /// The number of the first step that calls `interval`. `None` if the recursion never calls it. O(log n).
    pub fn enter_step(&self, interval: Interval) -> Option<u64> {
        if interval.j == self.n - 1 {
            let is_called = interval.i.is_multiple_of(self.coins_per_call) && interval.len() >= self.shortest_len;
            return is_called.then(|| (interval.i / self.coins_per_call) as u64);
        }
        // A chain makes its calls from right to left, and writes its cells on the way back.
        let written = self.write_step(interval)?;
        let StepLocation::Chain { cells, at, .. } = self.locate(written) else { return None };
        let ChainStep::Return { k } = self.chain_step(cells, at) else { return None };
        Some(written - at + k * (self.hits + 1))
    }

    /// The calls that are open during step number `step`. The last one is the step's own call if the step enters or
    /// returns, and its caller if the step is a memo hit or on an empty interval. O(log n).
    pub fn open_calls(&self, step: u64) -> RegularCalls {
        let open = |outer: usize, chain| RegularCalls { n: self.n, coins_per_call: self.coins_per_call, outer, chain };
        let none = Chain::default();
        let all = self.blocks() as usize + 1;
        let of_block = |cells: u64| all - cells as usize;
        match self.locate(step) {
            StepLocation::Down { k } => open(k + 1, none),
            StepLocation::ShortestEmpty { .. } | StepLocation::Shortest => open(all, none),
            StepLocation::Between { cells } | StepLocation::Outer { cells } => open(of_block(cells), none),
            StepLocation::Chain { cells, chain, at } => {
                let first = self.chain_cell(cells, chain, 0);
                let count = match self.chain_step(cells, at) {
                    ChainStep::Enter { k }
                    | ChainStep::Hit { k, .. }
                    | ChainStep::Empty { k, .. }
                    | ChainStep::Return { k } => k as usize + 1,
                };
                open(of_block(cells), Chain { row: first.i, column: first.j, count })
            }
        }
    }

    /// The last cell written before step number `step`, if there is one. O(log n).
    pub fn last_written(&self, step: u64) -> Option<Interval> {
        match self.locate(step) {
            StepLocation::Down { .. } | StepLocation::ShortestEmpty { .. } | StepLocation::Shortest => None,
            StepLocation::Between { cells } => Some(self.chain_cell(cells, 0, 0)),
            StepLocation::Outer { cells } => Some(self.chain_cell(cells, self.chains - 1, 0)),
            StepLocation::Chain { cells, chain, at } => {
                Some(match at.saturating_sub(self.descent(cells) + self.empties) {
                    0 if chain > 0 => self.chain_cell(cells, chain - 1, 0),
                    0 => self.block_interval(cells - 1),
                    returned => self.chain_cell(cells, chain, cells - returned),
                })
            }
        }
    }

    /// The length of the intervals that call no interval with coins.
    pub fn shortest_len(&self) -> usize {
        self.shortest_len
    }

    /// Counts what the first `steps` steps do. O(log n).
    pub fn count(&self, steps: u64) -> MemoCounts {
        let blocks_done = |blocks: u64| {
            // After the return from the shortest interval of the last column and `blocks` blocks.
            let chains = self.chains as u64;
            let cells = blocks * (blocks + 1) / 2;
            MemoCounts {
                hits: chains * self.hits * (cells - blocks) + (chains - 1) * blocks,
                returns: 1 + chains * cells + blocks,
                shortest: 1 + chains * blocks,
            }
        };
        if steps == self.steps() {
            return blocks_done(self.blocks());
        }
        let (cells, chain, at) = match self.locate(steps) {
            StepLocation::Down { .. } | StepLocation::ShortestEmpty { .. } | StepLocation::Shortest => {
                return MemoCounts::default();
            }
            StepLocation::Chain { cells, chain, at } => (cells, chain, at),
            StepLocation::Between { cells } => (cells, 0, self.chain_steps(cells)),
            StepLocation::Outer { cells } => (cells, self.chains - 1, self.chain_steps(cells)),
        };
        let mut count = blocks_done(cells - 1);
        let chains_done = chain as u64;
        let down = at.min(self.descent(cells));
        let returned = at.saturating_sub(self.descent(cells) + self.empties);
        count.hits += chains_done * (self.hits * (cells - 1) + 1) + (down - down.div_ceil(self.hits + 1));
        count.returns += chains_done * cells + returned;
        count.shortest += chains_done + u64::from(returned > 0);
        count
    }

    /// The number of sweeps: rows, or pairs of rows. Each one ends with a return in the last column.
    pub fn sweeps(&self) -> usize {
        self.blocks() as usize + 1
    }

    /// The first step of sweep number `sweep`, from 0. For the number of sweeps, it is the number of all steps.
    pub fn sweep_start(&self, sweep: usize) -> u64 {
        if sweep == 0 { 0 } else { self.block_start(sweep as u64) }
    }

    /// The number of the sweep that step number `step` belongs to. O(log n).
    pub fn sweep_of(&self, step: u64) -> usize {
        match self.locate(step) {
            StepLocation::Down { .. } | StepLocation::ShortestEmpty { .. } | StepLocation::Shortest => 0,
            StepLocation::Chain { cells, .. } | StepLocation::Between { cells } | StepLocation::Outer { cells } => {
                cells as usize
            }
        }
    }

    /// The number of blocks.
    fn blocks(&self) -> u64 {
        ((self.n - self.shortest_len) / self.coins_per_call) as u64
    }

    /// The interval number `k` of the last column, from the whole row down.
    fn outer(&self, k: usize) -> Interval {
        Interval::new(k * self.coins_per_call, self.n - 1)
    }

    /// The interval of the last column that the block of `cells` returns from.
    fn block_interval(&self, cells: u64) -> Interval {
        self.outer((self.blocks() - cells) as usize)
    }

    /// The number of steps in which a chain of `cells` cells makes its calls.
    fn descent(&self, cells: u64) -> u64 {
        (self.hits + 1) * (cells - 1) + 1
    }

    /// The number of all steps of a chain of `cells` cells.
    fn chain_steps(&self, cells: u64) -> u64 {
        self.descent(cells) + self.empties + cells
    }

    /// The first step of the block of `cells`, from 1. After the last block it is the number of all steps.
    fn block_start(&self, cells: u64) -> u64 {
        let before = cells - 1;
        let chains = self.chains as u64;
        // In the blocks before it, each cell takes a call, a return and its hits. The shortest one has no hits.
        let sum = chains * ((self.hits + 2) * (before * cells / 2) + (self.empties + 1) * before)
            - chains * self.hits * before;
        self.blocks() + 1 + self.empties + 1 + sum
    }

    /// The place of step number `step`. O(log n).
    fn locate(&self, step: u64) -> StepLocation {
        let all = self.blocks() + 1;
        if step < all {
            return StepLocation::Down { k: step as usize };
        }
        let after = step - all;
        if after < self.empties {
            return StepLocation::ShortestEmpty { call_index: after };
        }
        if after == self.empties {
            return StepLocation::Shortest;
        }
        let cells = self.block_of(step);
        let (at, len) = (step - self.block_start(cells), self.chain_steps(cells));
        let (chain, at) = (at / (len + 1), at % (len + 1));
        match at == len {
            true if chain as usize == self.chains - 1 => StepLocation::Outer { cells },
            true => StepLocation::Between { cells },
            false => StepLocation::Chain { cells, chain: chain as usize, at },
        }
    }

    /// The last block that starts at `step` or before, by bisection.
    fn block_of(&self, step: u64) -> u64 {
        let (mut low, mut high) = (1, self.blocks());
        while low < high {
            let middle = (low + high).div_ceil(2);
            if self.block_start(middle) <= step { low = middle } else { high = middle - 1 }
        }
        low
    }

    /// Cell number `k` of a chain, from the right.
    fn chain_cell(&self, cells: u64, chain: usize, k: u64) -> Interval {
        let row = self.block_interval(cells).i + self.chains - 1 - chain;
        Interval::new(row, self.n - 2 - chain - k as usize * self.coins_per_call)
    }

    /// Step number `at` of a chain of `cells` cells.
    fn chain_step(&self, cells: u64, at: u64) -> ChainStep {
        let descent = self.descent(cells);
        let last = cells - 1;
        if at < descent {
            let (k, call_index) = (at / (self.hits + 1), at % (self.hits + 1));
            if call_index == 0 { ChainStep::Enter { k } } else { ChainStep::Hit { k, call_index: call_index - 1 } }
        } else if at < descent + self.empties {
            ChainStep::Empty { k: last, call_index: at - descent }
        } else {
            ChainStep::Return { k: last - (at - descent - self.empties) }
        }
    }

    fn step_of_chain(&self, cells: u64, chain: usize, at: u64) -> FillStep {
        let cell = |k| self.chain_cell(cells, chain, k);
        match self.chain_step(cells, at) {
            // The first cell is called by the block's interval. Each other cell is the last call of the cell before it.
            ChainStep::Enter { k: 0 } => {
                FillStep { action: FillAction::Enter, interval: cell(0), call_index: 1 + 2 * chain }
            }
            ChainStep::Enter { k } => {
                FillStep { action: FillAction::Enter, interval: cell(k), call_index: self.hits as usize }
            }
            ChainStep::Hit { k, call_index } => {
                let Interval { i, j } = cell(k);
                // The first call leaves out coins on the left only. The others leave out one coin at each end.
                let interval = if call_index == 0 {
                    Interval::new(i + self.coins_per_call, j)
                } else {
                    Interval::new(i + 1, j - 1)
                };
                FillStep { action: FillAction::Hit, interval, call_index: call_index as usize }
            }
            ChainStep::Empty { k, call_index } => {
                FillStep { action: FillAction::Empty, interval: cell(k), call_index: call_index as usize }
            }
            ChainStep::Return { k } => FillStep::write(cell(k)),
        }
    }
}

/// A step of a chain, at its cell number `k` from the right.
enum ChainStep {
    Enter { k: u64 },
    Hit { k: u64, call_index: u64 },
    Empty { k: u64, call_index: u64 },
    Return { k: u64 },
}

/// Returns the intervals that the recursion calls for `interval`, in order. Each comes with the end that the player to
/// move takes to get there. `None` stands for an empty interval, on which the call returns at once.
pub fn calls_of(recurrence: Recurrence, interval: Interval) -> Vec<(End, Option<Interval>)> {
    recurrence.calls_of(interval).collect()
}

#[cfg(test)]
mod tests {
    use crate::limits::MAX_COINS;
    use std::collections::HashSet;

    use super::*;
    use proptest::prelude::*;

    /// The recursion as a program, each step with the calls that are open during it.
    fn run(recurrence: Recurrence, n: usize) -> Vec<(FillStep, Vec<Interval>)> {
        struct Simulation {
            recurrence: Recurrence,
            memo: HashSet<Interval>,
            open: Vec<Interval>,
            steps: Vec<(FillStep, Vec<Interval>)>,
        }
        impl Simulation {
            fn note(&mut self, action: FillAction, interval: Interval, call_index: usize) {
                self.steps.push((FillStep { action, interval, call_index }, self.open.clone()));
            }
            fn solve(&mut self, interval: Interval, call_index: usize) {
                if self.memo.contains(&interval) {
                    return self.note(FillAction::Hit, interval, call_index);
                }
                self.open.push(interval);
                self.note(FillAction::Enter, interval, call_index);
                for (call_index, (_, called)) in calls_of(self.recurrence, interval).into_iter().enumerate() {
                    match called {
                        Some(called) => self.solve(called, call_index),
                        None => self.note(FillAction::Empty, interval, call_index),
                    }
                }
                self.note(FillAction::Write, interval, 0);
                self.memo.insert(interval);
                self.open.pop();
            }
        }
        let mut run = Simulation { recurrence, memo: HashSet::new(), open: Vec::new(), steps: Vec::new() };
        run.solve(Interval::whole(n), 0);
        run.steps
    }

    #[test]
    fn every_step_and_every_open_call_is_as_in_a_program() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=15 {
                let memo = RegularMemo::new(recurrence, n);
                let expected = run(recurrence, n);
                assert_eq!(memo.steps(), expected.len() as u64, "{recurrence:?} {n}");
                let mut last_written = None;
                for (number, (step, open)) in expected.into_iter().enumerate() {
                    let number = number as u64;
                    assert_eq!(memo.last_written(number), last_written, "{recurrence:?} {n}, step {number}");
                    if step.action == FillAction::Enter {
                        assert_eq!(memo.enter_step(step.interval), Some(number), "{recurrence:?} {n}");
                    }
                    if step.action == FillAction::Write {
                        let left: Vec<_> =
                            memo.open_calls(number).without_last().iter().flat_map(RegularCalls::iter).collect();
                        assert_eq!(left, open[..open.len() - 1], "{recurrence:?} {n}, after step {number}");
                        last_written = Some(step.interval);
                    }
                    assert_eq!(memo.step(number), step, "{recurrence:?} {n}, step {number}");
                    assert_eq!(
                        memo.open_calls(number).iter().collect::<Vec<_>>(),
                        open,
                        "{recurrence:?} {n}, {number}"
                    );
                    let calls = memo.open_calls(number);
                    for interval in (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))) {
                        assert_eq!(calls.contains(interval), calls.iter().any(|call| call == interval));
                    }
                    if step.action == FillAction::Write {
                        assert_eq!(memo.write_step(step.interval), Some(number), "{recurrence:?} {n}");
                    }
                }
            }
        }
    }

    #[test]
    fn counts_are_as_in_a_program_after_every_step() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=12 {
                let memo = RegularMemo::new(recurrence, n);
                let mut count = MemoCounts::default();
                for (number, (step, _)) in run(recurrence, n).into_iter().enumerate() {
                    assert_eq!(memo.count(number as u64), count, "{recurrence:?} {n}, before step {number}");
                    match step.action {
                        FillAction::Hit => count.hits += 1,
                        FillAction::Write => {
                            count.returns += 1;
                            count.shortest += u64::from(step.interval.len() == memo.shortest_len());
                        }
                        FillAction::Enter | FillAction::Empty => {}
                    }
                }
                assert_eq!(memo.count(memo.steps()), count, "{recurrence:?} {n}, at the end");
            }
        }
    }

    #[test]
    fn the_calls_and_hits_of_the_pair_follow_the_formulas() {
        for n in 1..=40_u64 {
            let memo = RegularMemo::new(Recurrence::FIR_SEC, n as usize);
            let MemoCounts { hits, returns, .. } = memo.count(memo.steps());
            assert_eq!(memo.steps() - returns, n * n - n + 1);
            assert_eq!(hits, (n - 1) * n.saturating_sub(2) / 2);
            assert_eq!(returns, n * (n + 1) / 2);
        }
    }

    #[test]
    fn sweeps_end_with_returns_in_the_last_column() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=12 {
                let memo = RegularMemo::new(recurrence, n);
                assert_eq!(memo.sweep_start(memo.sweeps()), memo.steps());
                for sweep in 0..memo.sweeps() {
                    let (start, end) = (memo.sweep_start(sweep), memo.sweep_start(sweep + 1));
                    assert!((start..end).all(|step| memo.sweep_of(step) == sweep), "{recurrence:?} {n}");
                    let FillStep { action, interval, .. } = memo.step(end - 1);
                    assert_eq!((action, interval.j), (FillAction::Write, n - 1), "{recurrence:?} {n}");
                }
            }
        }
    }

    #[test]
    fn two_moves_ahead_never_calls_an_interval_of_the_other_parity() {
        let memo = RegularMemo::new(Recurrence::TWO_AHEAD, 6);
        assert_eq!(memo.write_step(Interval::new(0, 2)), None);
        assert!(memo.write_step(Interval::new(0, 3)).is_some());
    }

    proptest! {
        #[test]
        fn step_and_interval_are_inverse_for_a_million_coins(part in 0.0..1.0_f64, drop in 0..2_usize) {
            for recurrence in Recurrence::PUBLISHED {
                let memo = RegularMemo::new(recurrence, MAX_COINS - drop);
                let number = (part * memo.steps() as f64) as u64;
                let step = memo.step(number);
                prop_assert!(step.interval.j < MAX_COINS);
                let written = memo.write_step(step.interval).unwrap();
                prop_assert_eq!(memo.step(written).interval, step.interval);
                match step.action {
                    FillAction::Write => prop_assert_eq!(written, number),
                    FillAction::Hit => prop_assert!(written < number),
                    FillAction::Enter | FillAction::Empty => prop_assert!(written > number),
                }
            }
        }
    }
}
