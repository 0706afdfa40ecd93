//! Fusion step by step: what lies on the stack at each position of a run.
//!
//! A run reads the coins from the left and pushes each one on a stack. As long as the three coins on top satisfy
//! `a ≤ b ≥ c`, they fuse to `a − b + c`. When all coins are read, the stack falls and then rises. Greedy takes this
//! valley apart: the larger end each time. `docs/fusion.md` explains the method and proves it.
//!
//! Each push and each fuse makes one new top of the stack and leaves all below unchanged. So the stacks of a run are a
//! linked list that never changes, and step number `k` makes its node number `k`. Any position can be looked up
//! without the steps before it. A fuse takes two coins away for good. So there are fewer than `n / 2` fuses and fewer
//! than `1.5 n` nodes.

use std::iter;
use std::ops::{ControlFlow, Range};

use serde::{Deserialize, Serialize};

use crate::game::{End, Interval, Row};

/// How many cells of the table [`check_by_table`] computes between two reports. It finishes the diagonal first.
const CELLS_PER_REPORT: u64 = 1 << 20;
/// The value of [`Node::below`] if the stack is empty below.
const NO_NODE: u32 = u32::MAX;

/// A coin on the stack: a coin of the row, or the coin that an odd number of neighbors fused to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackCoin {
    /// The alternating sum `+ − + … +` of the coins that it stands for. At most [`Row::magnitude`] away from 0.
    pub value: i64,
    /// The coins of the row that it stands for.
    pub coins: Interval,
}

impl StackCoin {
    /// Whether it stands for more than one coin.
    pub fn is_fused(&self) -> bool {
        !self.coins.is_single()
    }

    /// Returns the terms of its alternating sum. Of more than `at_most` terms it gives the first few, the number of
    /// those left out, and the last few: at most `at_most` in all, but at least three. O(`at_most`).
    pub fn terms(&self, row: &Row, at_most: usize) -> Vec<Term> {
        let Interval { i, j } = self.coins;
        let term = |index: usize| Term::Coin { adds: (index - i).is_multiple_of(2), value: row.coins()[index] };
        let count = self.coins.len();
        if count <= at_most.max(3) {
            return (i..=j).map(term).collect();
        }
        let shown = at_most.max(3) - 1;
        let (first, last) = (shown.div_ceil(2), shown / 2);
        let left_out = iter::once(Term::LeftOut(count - shown));
        (i..i + first).map(term).chain(left_out).chain((j + 1 - last..=j).map(term)).collect()
    }
}

/// A term of an alternating sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Coin {
        /// Whether the coin is added. Otherwise it is subtracted.
        adds: bool,
        value: i64,
    },
    /// This many coins, which are not shown.
    LeftOut(usize),
}

/// The three coins on top of the stack, from the left. The last one is the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Triple(pub [StackCoin; 3]);

impl Triple {
    /// Whether `a ≤ b ≥ c`.
    pub fn fuses(&self) -> bool {
        let [a, b, c] = self.values();
        a <= b && b >= c
    }

    /// The coin that they fuse to: `a − b + c`.
    pub fn fused(&self) -> StackCoin {
        let Self([first, _, last]) = self;
        let [a, b, c] = self.values();
        StackCoin { value: a - b + c, coins: Interval::new(first.coins.i, last.coins.j) }
    }

    /// The values `a`, `b` and `c`.
    pub fn values(&self) -> [i64; 3] {
        self.0.map(|coin| coin.value)
    }
}

/// A coin that greedy takes from the valley.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GreedyTake {
    /// The end where the coin lies: the larger one. Left on a tie, and for the last coin.
    pub end: End,
    pub coin: StackCoin,
    /// The index of the coin in the valley, from the left.
    pub place: usize,
    /// Whether it is the last coin, which lies at both ends.
    pub is_last: bool,
    /// Whether First takes it, so that it is added to the difference. Otherwise it is subtracted.
    pub adds: bool,
    /// The difference before the coin is taken.
    pub before: i64,
    /// The difference after the coin is taken.
    pub after: i64,
}

/// A step of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FusionStep {
    /// The next coin of the row is pushed on the stack.
    Push(StackCoin),
    /// The three coins on top become one.
    Fuse(Triple),
    /// Greedy takes the larger end of the valley.
    Take(GreedyTake),
}

/// A coin that was on top of the stack, and the node that was below it then.
#[derive(Clone, Copy, Debug)]
struct Node {
    value: i64,
    /// The number of the node below, or [`NO_NODE`].
    below: u32,
    first: u32,
    last: u32,
    /// The number of coins on the stack, this one included.
    depth: u32,
}

impl Node {
    fn coin(&self) -> StackCoin {
        StackCoin { value: self.value, coins: Interval::new(self.first as usize, self.last as usize) }
    }
}

/// A run of fusion on a row: all of its stacks, and how greedy takes the valley apart.
///
/// Space: 1.5 n nodes of 24 bytes, 4 bytes for each fuse, and 20 bytes for each coin of the valley. That is less than
/// 60 MB for a row of [`MAX_COINS`](crate::limits::MAX_COINS).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub struct FusionRun {
    row: Row,
    sum: i64,
    nodes: Vec<Node>,
    /// The numbers of the nodes that fuses make, ascending.
    fuses: Vec<u32>,
    /// See [`Self::max_depth`].
    max_depth: usize,
    /// See [`Self::range`].
    range: (i64, i64),
    /// The node numbers of the coins that are left when nothing fuses any more.
    valley: Vec<u32>,
    /// See [`Self::bottom`].
    bottom: usize,
    /// For each number of takes, from 0: how many of them were from the left, and the difference after them.
    takes: Vec<(u32, i64)>,
}

/// A run follows from its row, so it is stored as that.
impl From<Row> for FusionRun {
    fn from(row: Row) -> Self {
        Self::new(&row)
    }
}

impl From<FusionRun> for Row {
    fn from(run: FusionRun) -> Self {
        run.row
    }
}

impl FusionRun {
    /// Runs fusion on `row`. O(n) time and space.
    pub fn new(row: &Row) -> Self {
        let n = row.len();
        let mut run = Self {
            row: row.clone(),
            sum: row.coins().iter().sum(),
            nodes: Vec::with_capacity(n + n / 2),
            fuses: Vec::new(),
            max_depth: 0,
            range: row.range(),
            valley: Vec::new(),
            bottom: 0,
            takes: Vec::new(),
        };
        for index in 0..n {
            run.push(index);
            while let Some(triple) = run.triple(run.nodes.len())
                && triple.fuses()
            {
                run.fuse(triple.fused());
            }
        }
        run.valley = run.node_numbers(run.nodes.len()).map(|number| number as u32).collect();
        run.valley.reverse();
        let valley = 0..run.valley.len();
        run.bottom = valley.clone().min_by_key(|place| run.coin(*place).value).unwrap_or_default();
        run.takes = run.greedy(valley);
        run
    }

    fn push(&mut self, index: usize) {
        let (below, depth) = self.nodes.last().map_or((NO_NODE, 0), |top| (self.nodes.len() as u32 - 1, top.depth));
        let (first, last) = (index as u32, index as u32);
        self.nodes.push(Node { value: self.row.coins()[index], below, first, last, depth: depth + 1 });
        self.max_depth = self.max_depth.max(depth as usize + 1);
    }

    fn fuse(&mut self, StackCoin { value, coins }: StackCoin) {
        let left = self.node_numbers(self.nodes.len()).nth(2).expect("three coins fuse");
        let Node { below, depth, .. } = self.nodes[left];
        self.fuses.push(self.nodes.len() as u32);
        self.range = (self.range.0.min(value), self.range.1.max(value));
        self.nodes.push(Node { value, below, first: coins.i as u32, last: coins.j as u32, depth });
    }

    fn greedy(&self, Range { start, end }: Range<usize>) -> Vec<(u32, i64)> {
        let (mut left, mut right) = (start, end);
        let mut takes = Vec::with_capacity(end - start + 1);
        let mut difference = 0;
        takes.push((0, difference));
        while left < right {
            let (first, last) = (self.coin(left).value, self.coin(right - 1).value);
            let adds = (takes.len() - 1).is_multiple_of(2);
            difference += if adds { first.max(last) } else { -first.max(last) };
            if first >= last {
                left += 1;
            } else {
                right -= 1;
            }
            takes.push((left as u32, difference));
        }
        takes
    }

    pub fn row(&self) -> &Row {
        &self.row
    }

    /// The number of all steps: those that read the row, and one for each coin of the valley.
    pub fn steps(&self) -> u64 {
        self.reading_steps() + self.valley.len() as u64
    }

    /// The number of steps before greedy's first one: pushes and fuses. After them nothing fuses any more.
    pub fn reading_steps(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// The number of steps that fuse three coins: fewer than half as many as there are coins.
    pub fn fuses(&self) -> usize {
        self.fuses.len()
    }

    /// The largest number of coins on the stack at any position.
    pub fn max_depth(&self) -> usize {
        self.max_depth
    }

    /// The smallest and the largest value of all coins that are on the stack at some position.
    pub fn range(&self) -> (i64, i64) {
        self.range
    }

    /// Returns step number `step`, counted from 0. O(1).
    ///
    /// # Panics
    /// If there is no such step.
    pub fn step(&self, step: u64) -> FusionStep {
        assert!(step < self.steps(), "a run of {} steps has no step {step}", self.steps());
        if step >= self.reading_steps() {
            return FusionStep::Take(self.take((step - self.reading_steps()) as usize));
        }
        let coin = self.nodes[step as usize].coin();
        match self.triple(step as usize) {
            Some(triple) if coin.is_fused() => FusionStep::Fuse(triple),
            _ => FusionStep::Push(coin),
        }
    }

    /// Returns the position after `steps` steps, or the end if there are fewer. O(1). The methods of a position are
    /// O(1) too, unless they say otherwise.
    pub fn position(&self, steps: u64) -> FusionPosition<'_> {
        FusionPosition { run: self, done: steps.min(self.steps()) }
    }

    /// Returns the next event after position `steps`: the position after a fuse, when all coins are read, or when all
    /// are taken, whichever comes first. O(log n).
    pub fn next_event(&self, steps: u64) -> u64 {
        let next = self.fuses.partition_point(|fuse| u64::from(*fuse) < steps);
        let fused = self.fuses.get(next).map(|fuse| u64::from(*fuse) + 1);
        fused.unwrap_or(if steps < self.reading_steps() { self.reading_steps() } else { self.steps() })
    }

    /// Returns the last event before position `steps`, or the start. O(log n).
    pub fn previous_event(&self, steps: u64) -> u64 {
        if steps > self.reading_steps() {
            return self.reading_steps();
        }
        let before = self.fuses.partition_point(|fuse| u64::from(*fuse) + 1 < steps);
        before.checked_sub(1).map_or(0, |last| u64::from(self.fuses[last]) + 1)
    }

    /// The number of coins that are left when nothing fuses any more.
    pub fn valley_len(&self) -> usize {
        self.valley.len()
    }

    /// The coin of the valley with the index `place`, from the left.
    ///
    /// # Panics
    /// If the valley has no such coin.
    pub fn coin(&self, place: usize) -> StackCoin {
        self.nodes[self.valley[place] as usize].coin()
    }

    /// The index of the valley's smallest coin: the valley falls to it and rises from it. Of two equal ones the left
    /// one.
    pub fn bottom(&self) -> usize {
        self.bottom
    }

    /// The difference `fir − sec` of the whole row.
    pub fn difference(&self) -> i64 {
        self.takes[self.valley.len()].1
    }

    /// The scores of both players on the whole row under best play: `fir` and `sec`.
    pub fn scores(&self) -> [i64; 2] {
        let (sum, difference) = (self.sum, self.difference());
        // The sum and the difference are both even or both odd, so nothing is rounded.
        [difference, -difference].map(|lead| i64::midpoint(sum, lead))
    }

    /// The sum of all coins of the row.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    /// Greedy's take number `number`, from 0.
    fn take(&self, number: usize) -> GreedyTake {
        let [(left, before), (next_left, after)] = [self.takes[number], self.takes[number + 1]];
        let (left, next_left) = (left as usize, next_left as usize);
        let takes_left = left < next_left;
        let place = if takes_left { left } else { self.valley.len() - 1 - (number - left) };
        let end = if takes_left { End::Left } else { End::Right };
        let (is_last, adds) = (number + 1 == self.valley.len(), number.is_multiple_of(2));
        GreedyTake { end, coin: self.coin(place), place, is_last, adds, before, after }
    }

    /// The three coins on top of the stack after `steps` steps of reading.
    fn triple(&self, steps: usize) -> Option<Triple> {
        let mut stack = self.node_numbers(steps).map(|number| self.nodes[number].coin());
        let (c, b, a) = (stack.next()?, stack.next()?, stack.next()?);
        Some(Triple([a, b, c]))
    }

    /// The numbers of the nodes on the stack after `steps` steps of reading, the top first.
    fn node_numbers(&self, steps: usize) -> impl Iterator<Item = usize> {
        iter::successors(steps.checked_sub(1), |number| {
            let below = self.nodes[*number].below;
            (below != NO_NODE).then_some(below as usize)
        })
    }
}

/// A position of a run: the number of its steps that are done.
#[derive(Clone, Copy, Debug)]
pub struct FusionPosition<'a> {
    run: &'a FusionRun,
    done: u64,
}

impl<'a> FusionPosition<'a> {
    /// The number of steps that are done.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// The step that comes next. `None` at the end.
    pub fn next_step(&self) -> Option<FusionStep> {
        (self.done < self.run.steps()).then(|| self.run.step(self.done))
    }

    /// The step that led here. `None` at the start.
    pub fn last_step(&self) -> Option<FusionStep> {
        Some(self.run.step(self.done.checked_sub(1)?))
    }

    /// Whether all coins are read and nothing fuses any more. From here on greedy takes the valley apart.
    pub fn is_read(&self) -> bool {
        self.done >= self.run.reading_steps()
    }

    /// The index in the row of the coin that is read next. The number of coins if all are read.
    pub fn next_coin(&self) -> usize {
        self.top().map_or(0, |top| top.last as usize + 1)
    }

    /// The number of coins on the stack. Once all are read, it is the length of the whole valley, whatever is taken.
    pub fn depth(&self) -> usize {
        self.top().map_or(0, |top| top.depth as usize)
    }

    /// The coins on the stack, the top first. O(1) each.
    pub fn stack(&self) -> impl Iterator<Item = StackCoin> + use<'a> {
        let run = self.run;
        run.node_numbers(self.reading_done()).map(|number| run.nodes[number].coin())
    }

    /// The three coins on top. `None` if there are fewer, or if all coins are read.
    pub fn triple(&self) -> Option<Triple> {
        if self.is_read() { None } else { self.run.triple(self.reading_done()) }
    }

    /// The number of coins that greedy has taken from the valley.
    pub fn taken(&self) -> usize {
        self.done.saturating_sub(self.run.reading_steps()) as usize
    }

    /// The indices of the valley's coins that are not taken yet.
    pub fn remaining(&self) -> Range<usize> {
        let taken = self.taken();
        let from_left = self.run.takes[taken].0 as usize;
        from_left..self.run.valley.len() - (taken - from_left)
    }

    /// The difference so far: the coins that greedy has taken, with alternating signs.
    pub fn difference(&self) -> i64 {
        self.run.takes[self.taken()].1
    }

    /// The last `at_most` coins that greedy has taken, the earliest first. O(`at_most`).
    pub fn last_taken(&self, at_most: usize) -> impl Iterator<Item = GreedyTake> + use<'a> {
        let run = self.run;
        let taken = self.taken();
        (taken.saturating_sub(at_most)..taken).map(|number| run.take(number))
    }

    fn reading_done(&self) -> usize {
        self.done.min(self.run.reading_steps()) as usize
    }

    fn top(&self) -> Option<&'a Node> {
        self.run.nodes[..self.reading_done()].last()
    }
}

/// The difference of a row, computed in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCheck {
    /// The difference by fusion.
    pub by_fusion: i64,
    /// The difference by the recurrence of the whole table.
    pub by_table: i64,
    /// The number of cells of the table: `n(n + 1) / 2`.
    pub cells: u64,
}

impl TableCheck {
    /// Whether both ways give the same difference.
    pub fn agrees(&self) -> bool {
        self.by_fusion == self.by_table
    }
}

/// Computes the difference of `row` from its table, to compare it with `by_fusion`. The table uses no fusion, only
/// `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`, one diagonal after the other.
///
/// `progress` gets the number of cells done and of all cells, from time to time and at the end. On `Break` the result
/// is `None`. O(n²) time, O(n) space.
pub fn check_by_table(
    row: &Row,
    by_fusion: i64,
    mut progress: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<TableCheck> {
    let coins = row.coins();
    let n = coins.len();
    let cells = n as u64 * (n as u64 + 1) / 2;
    // `differences[i]` is d of the previous length's interval that begins at i.
    let mut differences = vec![0; n + 1];
    let (mut done, mut reported) = (0, 0);
    for length in 1..=n {
        let count = n + 1 - length;
        // Updates in place: index i holds d without the right end, and i + 1 holds d without the left end.
        let mut without_right = differences[0];
        for ((i, left), right) in coins[..count].iter().enumerate().zip(&coins[length - 1..]) {
            let without_left = differences[i + 1];
            differences[i] = (left - without_left).max(right - without_right);
            without_right = without_left;
        }
        done += count as u64;
        if done - reported >= CELLS_PER_REPORT || length == n {
            reported = done;
            if progress(done, cells).is_break() {
                return None;
            }
        }
    }
    Some(TableCheck { by_fusion, by_table: differences[0], cells })
}

#[cfg(test)]
mod tests;
