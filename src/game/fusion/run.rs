//! The run of [fusion](crate::game::fusion::difference) on a row, step by step: what lies on the stack at every position of it.
//!
//! Coins are read from the left, and each one is pushed on a stack. As long as the three on top satisfy `a ≤ b ≥ c`,
//! they fuse to `a − b + c`. When all coins are read, the stack falls and then rises, and greedy takes it apart.
//!
//! Every push and every fuse makes one new top of the stack and leaves all below as it is. So the stack is a linked
//! list that is never changed, step number `k` makes its node number `k`, and each position of the run can be looked at
//! without going through the run. A fuse takes two coins away for good, so there are fewer than `n / 2` of them, and
//! fewer than `1.5 n` nodes.
//!
//! # Why the difference stays
//!
//! Let `d` be the difference of a row, and `D` of some coins the sum `x₁ − x₂ + x₃ − …` of them by size,
//! `x₁ ≥ x₂ ≥ …`. By induction on the number of coins, for all rows:
//!
//! 1. A valley has `d = D`. Starting with the larger end gives `x₁ − (x₂ − x₃ + …) = D`. Starting with the other end,
//!    `xₖ`, gives `2 (x₁ − x₂ + … − xₖ₋₁)` less if `k` is odd and `2 (x₁ − x₂ + … + xₖ₋₁ − xₖ)` less if it is even,
//!    and neither is negative.
//! 2. Two coins `b ≥ c` more change `D` by at most `b − c`: only the coins between them change their signs.
//! 3. A coin that is worth `e` less changes `d` by at most `e`, as that is so after every move.
//! 4. Fused rows are the same in whatever order one fuses: where two triples share coins, either way leads to one row.
//! 5. Let `V`, a valley, be `Y` fused. If the leftmost coin of `m Y` fused is its largest, then for all `c ≥ m` and
//!    `b ≥ c` `d(b c Y)` is at most `b − c + d(Y)`. For `m` fuses with the first `2i` coins of `V`, which fall, and no
//!    other coin of `V` is larger than any of them. `c` fuses with the first `2j ≤ 2i`, to
//!    `c' = c − v₁ + v₂ − … + v₂ⱼ`. Now `b c'` and the rest of `V` are a valley, and by 1 and 2 its `d` is at most
//!    `b − c' + D(rest) = b − c + D(V)`.
//! 6. If the leftmost coin of a fused row is its largest, then taking the leftmost coin of the unfused one is a best
//!    move. A valley has that by 1. Else fuse three coins. If the leftmost coin is not among them, the shorter row
//!    tells of the same moves. If it is the `a` of `a b c Y`, the shorter row `m Y` has `d = m − d(Y)`, and by 5
//!    taking `a` brings `a − d(b c Y) ≥ m − d(Y)`.
//! 7. Fusing keeps `d`. With coins on both sides, both rows offer the same moves, to rows that are shorter. So let the
//!    row be `a b c Y`, and `m Y` the fused one. At most: `a − d(b c Y) ≤ a − b + d(c Y)`; if the best move on `c Y`
//!    is `c`, that is `m − d(Y)`, and if it is the far end, the same move on `m Y` brings as much, by 3 with
//!    `c − m = b − a`. At least: if the far end is the largest of `m Y` fused, then by 6 it is a best move there, and
//!    `a b c Y` has it, too. If the near end is, then by 6 `d(m Y) = m − d(Y)`, and by 5 taking `a` brings at least
//!    that.
//!
//! Source: "Termites" ("Termity"), 17th Polish Olympiad in Informatics (2010), with a note by T. Idziaszek.

use std::iter;
use std::ops::{ControlFlow, Range};

use crate::game::{End, Interval, Row, Scores};

/// How many cells of the table are computed between two reports, and up to a diagonal more.
const CELLS_PER_REPORT: u64 = 1 << 20;
/// Stands for no node.
const NO_NODE: u32 = u32::MAX;

/// A coin on the stack: one of the row, or an odd number of neighbors that have fused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackCoin {
    /// The alternating sum `+ − + … +` of what it covers, which no sum of a row's coins without their signs leaves.
    pub value: i64,
    /// The coins of the row that it stands for.
    pub coins: Interval,
}

impl StackCoin {
    /// Whether it stands for more than itself.
    pub fn is_fused(&self) -> bool {
        !self.coins.is_single()
    }

    /// The alternating sum that it stands for: all of it, or, if it has more than `most` terms, the first and the last
    /// few of them and how many are left out between. At most `most` terms, or three if that is less. O(most).
    pub fn terms(&self, row: &Row, most: usize) -> Vec<Term> {
        let Interval { i, j } = self.coins;
        let term = |index: usize| Term::Coin { adds: (index - i).is_multiple_of(2), value: row.coins()[index] };
        let count = self.coins.len();
        if count <= most.max(3) {
            return (i..=j).map(term).collect();
        }
        let shown = most.max(3) - 1;
        let (first, last) = (shown.div_ceil(2), shown / 2);
        let left_out = iter::once(Term::LeftOut(count - shown));
        (i..i + first).map(term).chain(left_out).chain((j + 1 - last..=j).map(term)).collect()
    }
}

/// A part of an alternating sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Coin {
        /// Whether the coin is added, or else subtracted.
        adds: bool,
        value: i64,
    },
    /// So many coins that are not shown.
    LeftOut(usize),
}

/// The three coins on top of the stack, from the left: the last one is the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Triple(pub [StackCoin; 3]);

impl Triple {
    /// Whether `a ≤ b ≥ c`.
    pub fn fuses(&self) -> bool {
        let [a, b, c] = self.values();
        a <= b && b >= c
    }

    /// What they fuse to: `a − b + c`.
    pub fn fused(&self) -> StackCoin {
        let Self([first, _, last]) = self;
        let [a, b, c] = self.values();
        StackCoin { value: a - b + c, coins: Interval::new(first.coins.i, last.coins.j) }
    }

    pub fn values(&self) -> [i64; 3] {
        self.0.map(|coin| coin.value)
    }
}

/// A coin of the valley that greedy takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GreedyTake {
    /// The end that it lies at: the larger one, left on a tie and for the last coin.
    pub end: End,
    pub coin: StackCoin,
    /// Which coin of the valley it is, from the left and from 0.
    pub place: usize,
    /// Whether it is the last one, which lies at both ends.
    pub is_last: bool,
    /// Whether it counts for First, and so is added to the difference. Else it is subtracted.
    pub adds: bool,
    /// The difference before it and after it.
    pub before: i64,
    pub after: i64,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FusionStep {
    /// The next coin of the row is laid on the stack.
    Push(StackCoin),
    /// The three coins on top become one.
    Fuse(Triple),
    /// Greedy takes the larger end of the valley.
    Take(GreedyTake),
}

/// A coin that has lain on top of the stack, and what lay below it then.
#[derive(Clone, Copy, Debug)]
struct Node {
    value: i64,
    /// The number of the node below, or [`NO_NODE`].
    below: u32,
    first: u32,
    last: u32,
    /// How many coins the stack has, this one included.
    depth: u32,
}

impl Node {
    fn coin(&self) -> StackCoin {
        StackCoin { value: self.value, coins: Interval::new(self.first as usize, self.last as usize) }
    }
}

/// All of a run: every stack that there is in it, and how greedy takes the last one apart.
///
/// Room for 1.5 n nodes of 24 bytes, 4 bytes for each fuse, and 20 for each coin that is left: less than 60 MB for a row
/// of [`MAX_COINS`](crate::game::MAX_COINS).
#[derive(Clone, Debug)]
pub struct FusionRun {
    row: Row,
    sum: i64,
    nodes: Vec<Node>,
    /// The numbers of the nodes that are made by fusing, ascending.
    fuses: Vec<u32>,
    /// The most coins that lie on the stack at any position.
    max_depth: usize,
    /// The smallest and the largest value of any coin that lies on the stack at any position.
    range: (i64, i64),
    /// The coins that are left, by the numbers of their nodes.
    valley: Vec<u32>,
    bottom: usize,
    /// After so many takes: how many of them were from the left, and the difference.
    takes: Vec<(u32, i64)>,
}

impl FusionRun {
    /// Runs the method. O(n) time and space.
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

    /// How many steps there are: those of reading, and one for each coin of the valley.
    pub fn steps(&self) -> u64 {
        self.reading_steps() + self.valley.len() as u64
    }

    /// How many steps come before greedy's first one: pushes and fuses. At that position nothing fuses any more.
    pub fn reading_steps(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// How many of the steps fuse three coins: less than half as many as there are coins.
    pub fn fuses(&self) -> usize {
        self.fuses.len()
    }

    /// The most coins that lie on the stack at any position.
    pub fn max_depth(&self) -> usize {
        self.max_depth
    }

    /// The smallest and the largest value of any coin that lies on the stack at any position.
    pub fn range(&self) -> (i64, i64) {
        self.range
    }

    /// What step number `step`, from 0, does. O(1).
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

    /// The position after so many steps; the end at the latest. O(1), as is all that a position is asked for, unless it
    /// says otherwise.
    pub fn position(&self, steps: u64) -> FusionPosition<'_> {
        FusionPosition { run: self, done: steps.min(self.steps()) }
    }

    /// The next position after `steps` steps at which a fuse has been done, all coins are read, or all are taken:
    /// whichever comes first. O(log n).
    pub fn next_event(&self, steps: u64) -> u64 {
        let next = self.fuses.partition_point(|fuse| u64::from(*fuse) < steps);
        let fused = self.fuses.get(next).map(|fuse| u64::from(*fuse) + 1);
        fused.unwrap_or(if steps < self.reading_steps() { self.reading_steps() } else { self.steps() })
    }

    /// The last such position before `steps` steps, or the start. O(log n).
    pub fn previous_event(&self, steps: u64) -> u64 {
        if steps > self.reading_steps() {
            return self.reading_steps();
        }
        let before = self.fuses.partition_point(|fuse| u64::from(*fuse) + 1 < steps);
        before.checked_sub(1).map_or(0, |last| u64::from(self.fuses[last]) + 1)
    }

    /// How many coins are left when nothing fuses any more.
    pub fn valley_len(&self) -> usize {
        self.valley.len()
    }

    /// The coin of the valley at a place, from the left and from 0.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn coin(&self, place: usize) -> StackCoin {
        self.nodes[self.valley[place] as usize].coin()
    }

    /// The place in the valley of its smallest coin, to which it falls and from which it rises; of two equal ones, the
    /// left one.
    pub fn bottom(&self) -> usize {
        self.bottom
    }

    /// What the player to move on the whole row gets more than the other one, under best play: `fir − sec`.
    pub fn difference(&self) -> i64 {
        self.takes[self.valley.len()].1
    }

    /// What both players score on the whole row under best play: `fir` of First, and `sec` of Second.
    pub fn scores(&self) -> Scores {
        let (sum, difference) = (self.sum, self.difference());
        // Their parities agree, so nothing is rounded.
        Scores { first: i64::midpoint(sum, difference), second: i64::midpoint(sum, -difference) }
    }

    /// What all coins of the row are worth together.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    fn take(&self, number: usize) -> GreedyTake {
        let [(left, before), (next_left, after)] = [self.takes[number], self.takes[number + 1]];
        let (left, next_left) = (left as usize, next_left as usize);
        let takes_left = left < next_left;
        let place = if takes_left { left } else { self.valley.len() - 1 - (number - left) };
        let end = if takes_left { End::Left } else { End::Right };
        let (is_last, adds) = (number + 1 == self.valley.len(), number.is_multiple_of(2));
        GreedyTake { end, coin: self.coin(place), place, is_last, adds, before, after }
    }

    /// The three coins on top of the stack after so many steps of reading.
    fn triple(&self, steps: usize) -> Option<Triple> {
        let mut stack = self.node_numbers(steps).map(|number| self.nodes[number].coin());
        let (c, b, a) = (stack.next()?, stack.next()?, stack.next()?);
        Some(Triple([a, b, c]))
    }

    /// The numbers of the nodes on the stack after so many steps of reading, from the top.
    fn node_numbers(&self, steps: usize) -> impl Iterator<Item = usize> {
        iter::successors(steps.checked_sub(1), |number| {
            let below = self.nodes[*number].below;
            (below != NO_NODE).then_some(below as usize)
        })
    }
}

/// A position of a run: so many of its steps are done.
#[derive(Clone, Copy, Debug)]
pub struct FusionPosition<'a> {
    run: &'a FusionRun,
    done: u64,
}

impl<'a> FusionPosition<'a> {
    /// How many steps are done.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// What the step does that comes next; `None` at the end.
    pub fn next_step(&self) -> Option<FusionStep> {
        (self.done < self.run.steps()).then(|| self.run.step(self.done))
    }

    /// What the step did that led here; `None` at the start.
    pub fn last_step(&self) -> Option<FusionStep> {
        Some(self.run.step(self.done.checked_sub(1)?))
    }

    /// Whether all coins are read and nothing fuses any more, so that greedy takes, or has taken, what is left.
    pub fn is_read(&self) -> bool {
        self.done >= self.run.reading_steps()
    }

    /// The coin of the row that is to be read next; how many there are if all are read.
    pub fn next_coin(&self) -> usize {
        self.top().map_or(0, |top| top.last as usize + 1)
    }

    /// How many coins lie on the stack. When all are read, that is the valley, also after some of it is taken.
    pub fn depth(&self) -> usize {
        self.top().map_or(0, |top| top.depth as usize)
    }

    /// The coins on the stack, the top first. O(1) each.
    pub fn stack(&self) -> impl Iterator<Item = StackCoin> + use<'a> {
        let run = self.run;
        run.node_numbers(self.reading_done()).map(|number| run.nodes[number].coin())
    }

    /// The three coins on top, if there are three and not all is read.
    pub fn triple(&self) -> Option<Triple> {
        if self.is_read() { None } else { self.run.triple(self.reading_done()) }
    }

    /// How many coins of the valley greedy has taken.
    pub fn taken(&self) -> usize {
        self.done.saturating_sub(self.run.reading_steps()) as usize
    }

    /// The places of the valley whose coins are not taken yet.
    pub fn remaining(&self) -> Range<usize> {
        let taken = self.taken();
        let from_left = self.run.takes[taken].0 as usize;
        from_left..self.run.valley.len() - (taken - from_left)
    }

    /// The difference so far: what greedy has taken, with alternating signs.
    pub fn difference(&self) -> i64 {
        self.run.takes[self.taken()].1
    }

    /// The last `most` coins that greedy has taken, in the order in which they were. O(most).
    pub fn last_taken(&self, most: usize) -> impl Iterator<Item = GreedyTake> + use<'a> {
        let run = self.run;
        let taken = self.taken();
        (taken.saturating_sub(most)..taken).map(|number| run.take(number))
    }

    fn reading_done(&self) -> usize {
        self.done.min(self.run.reading_steps()) as usize
    }

    fn top(&self) -> Option<&'a Node> {
        self.run.nodes[..self.reading_done()].last()
    }
}

/// The same number found in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCheck {
    /// The difference of the whole row, as fusing finds it.
    pub by_fusion: i64,
    /// The same, as the recurrence of the difference finds it.
    pub by_table: i64,
    /// How many cells of the table it took to find it: `n(n + 1) / 2`.
    pub cells: u64,
}

impl TableCheck {
    pub fn agrees(&self) -> bool {
        self.by_fusion == self.by_table
    }
}

/// Compares the difference that fusing finds of a row with that of the table, which knows of no fusing:
/// `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`, one diagonal after the other.
///
/// `progress` gets the number of cells done and of all cells, from time to time and at the end; `Break` stops it, and
/// then there is nothing to compare. O(n²) time, O(n) space.
pub fn check_by_table(
    row: &Row,
    by_fusion: i64,
    mut progress: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<TableCheck> {
    let coins = row.coins();
    let n = coins.len();
    let cells = n as u64 * (n as u64 + 1) / 2;
    // `differences[i]` is d of the coins from i on, of the length before.
    let mut differences = vec![0; n + 1];
    let (mut done, mut reported) = (0, 0);
    for length in 1..=n {
        let count = n + 1 - length;
        // In place: what stands at i is the interval without its right end, at i + 1 without its left one.
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
