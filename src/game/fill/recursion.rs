//! The recursion with a memo by any recurrence: in closed form where its steps are known, else step by step.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::game::fill::memo::{FillAction, FillStep, MemoCounts, RegularCalls, RegularMemo, calls_of};
use crate::game::{Interval, Recurrence};

/// The recursion with a memo on a row of `n` coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Memo {
    Regular(RegularMemo),
    Traced(Arc<Trace>),
}

/// The intervals whose calls have not returned yet, the outermost first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenCalls {
    /// In closed form.
    Regular(RegularCalls),
    /// One by one.
    Traced(Vec<Interval>),
}

/// All steps of a recursion, and which call makes each. 40 bytes for each step.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Trace {
    steps: Vec<TracedStep>,
    /// The steps that call an interval for the first time, and that write it.
    first: HashMap<Interval, (u64, u64)>,
    /// The step behind the last one of each sweep.
    sweep_ends: Vec<u64>,
    shortest_len: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct TracedStep {
    step: FillStep,
    /// The step that has called the interval whose call is open. That of the step itself, if it enters one.
    open: u64,
    /// The same of its caller.
    caller: Option<u64>,
    /// What the steps before have done.
    before: MemoCounts,
}

/// The last traces. A trace takes as long as the recursion.
static LAST: Mutex<Vec<(Recurrence, usize, Arc<Trace>)>> = Mutex::new(Vec::new());
/// So many traces are kept: that of a window's row, and that of an export beside it.
const KEPT: usize = 4;

impl Memo {
    /// The recursion of `recurrence` on a row of `n ≥ 1` coins. O(1) if its steps are known. Otherwise the first call
    /// takes as long as the recursion.
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        if recurrence.regular_calls().is_some() {
            return Self::Regular(RegularMemo::new(recurrence, n));
        }
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., trace)) = last.iter().find(|(of, coins, _)| (*of, *coins) == (recurrence, n)) {
            return Self::Traced(trace.clone());
        }
        let trace = Arc::new(Trace::new(recurrence, n));
        last.insert(0, (recurrence, n, trace.clone()));
        last.truncate(KEPT);
        Self::Traced(trace)
    }

    /// The number of all calls, memo hits and returns.
    pub fn steps(&self) -> u64 {
        match self {
            Self::Regular(memo) => memo.steps(),
            Self::Traced(trace) => trace.steps.len() as u64,
        }
    }

    /// Returns step number `step`, counted from 0.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn step(&self, step: u64) -> FillStep {
        match self {
            Self::Regular(memo) => memo.step(step),
            Self::Traced(trace) => trace.at(step).step,
        }
    }

    /// The number of the step that writes `interval`. `None` if the recursion never calls it.
    pub fn write_step(&self, interval: Interval) -> Option<u64> {
        match self {
            Self::Regular(memo) => memo.write_step(interval),
            Self::Traced(trace) => trace.first.get(&interval).map(|(_, written)| *written),
        }
    }

    /// The number of the first step that calls `interval`. `None` if the recursion never calls it.
    pub fn enter_step(&self, interval: Interval) -> Option<u64> {
        match self {
            Self::Regular(memo) => memo.enter_step(interval),
            Self::Traced(trace) => trace.first.get(&interval).map(|(entered, _)| *entered),
        }
    }

    /// The calls that are open during step number `step`. The last one is the step's own call if the step enters or
    /// returns, and its caller if the step is a memo hit or on an empty interval.
    pub fn open_calls(&self, step: u64) -> OpenCalls {
        match self {
            Self::Regular(memo) => OpenCalls::Regular(memo.open_calls(step)),
            Self::Traced(trace) => {
                let entered = std::iter::successors(Some(trace.at(step).open), |open| trace.at(*open).caller);
                let mut open: Vec<_> = entered.map(|step| trace.at(step).step.interval).collect();
                open.reverse();
                OpenCalls::Traced(open)
            }
        }
    }

    /// The last cell written before step number `step`, if there is one.
    pub fn last_written(&self, step: u64) -> Option<Interval> {
        match self {
            Self::Regular(memo) => memo.last_written(step),
            Self::Traced(trace) => {
                let before = trace.steps[..step as usize].iter().rev();
                before.map(|traced| traced.step).find(|step| step.action == FillAction::Write).map(|step| step.interval)
            }
        }
    }

    /// Counts what the first `steps` steps do.
    pub fn count(&self, steps: u64) -> MemoCounts {
        match self {
            Self::Regular(memo) => memo.count(steps),
            Self::Traced(trace) => match trace.steps.get(steps as usize) {
                Some(traced) => traced.before,
                None => trace.steps.last().map_or(MemoCounts::default(), |last| trace.after(last)),
            },
        }
    }

    /// The number of cells of `len` coins, at most those of the longest base case, that the first `steps` steps write.
    pub fn written_of_length(&self, len: usize, steps: u64) -> u64 {
        match self {
            // Such a recursion has no longer base cases than its shortest calls.
            Self::Regular(memo) => {
                if len == memo.shortest_len() {
                    memo.count(steps).shortest
                } else {
                    0
                }
            }
            Self::Traced(trace) => {
                let is_it =
                    |traced: &&TracedStep| traced.step.action == FillAction::Write && traced.step.interval.len() == len;
                trace.steps.iter().take(steps as usize).filter(is_it).count() as u64
            }
        }
    }

    /// The numbers of cells that the first `steps` steps write, by their coins, up to `n`.
    pub fn written_by_length(&self, n: usize, steps: u64) -> Vec<u64> {
        let mut counts = vec![0; n + 1];
        let steps = (0..steps.min(self.steps())).map(|step| self.step(step));
        for step in steps.filter(|step| step.action == FillAction::Write) {
            counts[step.interval.len()] += 1;
        }
        counts
    }

    /// The number of sweeps: each one ends with a return in the last column.
    pub fn sweeps(&self) -> usize {
        match self {
            Self::Regular(memo) => memo.sweeps(),
            Self::Traced(trace) => trace.sweep_ends.len(),
        }
    }

    /// The first step of sweep number `sweep`, from 0. For the number of sweeps, it is the number of all steps.
    pub fn sweep_start(&self, sweep: usize) -> u64 {
        match self {
            Self::Regular(memo) => memo.sweep_start(sweep),
            Self::Traced(trace) => sweep.checked_sub(1).map_or(0, |before| trace.sweep_ends[before]),
        }
    }

    /// The number of the sweep that step number `step` belongs to.
    pub fn sweep_of(&self, step: u64) -> usize {
        match self {
            Self::Regular(memo) => memo.sweep_of(step),
            Self::Traced(trace) => trace.sweep_ends.partition_point(|end| *end <= step),
        }
    }
}

impl Trace {
    fn new(recurrence: Recurrence, n: usize) -> Self {
        let mut trace = Self { steps: vec![], first: HashMap::new(), sweep_ends: vec![], shortest_len: n };
        trace.call(recurrence, Interval::whole(n), 0, None);
        trace.sweep_ends = trace.ends(n - 1);
        // The shortest ones are only known now.
        let mut shortest = 0;
        for traced in &mut trace.steps {
            traced.before.shortest = shortest;
            let is_return = traced.step.action == FillAction::Write;
            shortest += u64::from(is_return && traced.step.interval.len() == trace.shortest_len);
        }
        trace
    }

    /// Each call makes its calls, and then writes its cell. They nest at most as deep as the row has coins.
    fn call(&mut self, recurrence: Recurrence, interval: Interval, call_index: usize, caller: Option<u64>) {
        if self.first.contains_key(&interval) {
            let open = caller.expect("only later calls are answered by the memo");
            let step = FillStep { action: FillAction::Hit, interval, call_index };
            return self.push(step, open, self.at(open).caller);
        }
        let own = self.steps.len() as u64;
        self.push(FillStep { action: FillAction::Enter, interval, call_index }, own, caller);
        self.first.insert(interval, (own, 0));
        self.shortest_len = self.shortest_len.min(interval.len());
        for (call_index, (_, smaller)) in calls_of(recurrence, interval).into_iter().enumerate() {
            match smaller {
                Some(smaller) => self.call(recurrence, smaller, call_index, Some(own)),
                None => self.push(FillStep { action: FillAction::Empty, interval, call_index }, own, caller),
            }
        }
        self.first.insert(interval, (own, self.steps.len() as u64));
        self.push(FillStep::write(interval), own, caller);
    }

    fn push(&mut self, step: FillStep, open: u64, caller: Option<u64>) {
        let before = self.steps.last().map_or(MemoCounts::default(), |last| self.after(last));
        self.steps.push(TracedStep { step, open, caller, before });
    }

    /// What the steps up to this one have done.
    fn after(&self, TracedStep { step, before, .. }: &TracedStep) -> MemoCounts {
        let is_return = step.action == FillAction::Write;
        MemoCounts {
            hits: before.hits + u64::from(step.action == FillAction::Hit),
            returns: before.returns + u64::from(is_return),
            shortest: before.shortest + u64::from(is_return && step.interval.len() == self.shortest_len),
        }
    }

    fn ends(&self, last_column: usize) -> Vec<u64> {
        let ends_sweep =
            |traced: &TracedStep| traced.step.action == FillAction::Write && traced.step.interval.j == last_column;
        let steps = self.steps.iter().enumerate();
        steps.filter(|(_, traced)| ends_sweep(traced)).map(|(number, _)| number as u64 + 1).collect()
    }

    fn at(&self, step: u64) -> &TracedStep {
        &self.steps[step as usize]
    }
}

impl OpenCalls {
    /// The number of open calls, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "the call on the whole row is open all the time")]
    pub fn len(&self) -> usize {
        match self {
            Self::Regular(calls) => calls.len(),
            Self::Traced(calls) => calls.len(),
        }
    }

    /// The calls that are open after the innermost one has returned. `None` if no call is.
    pub fn without_last(self) -> Option<Self> {
        match self {
            Self::Regular(calls) => calls.without_last().map(Self::Regular),
            Self::Traced(mut calls) => {
                calls.pop();
                (!calls.is_empty()).then_some(Self::Traced(calls))
            }
        }
    }

    /// The open call at `depth`. Depth 0 is the call on the whole row.
    pub fn get(&self, depth: usize) -> Option<Interval> {
        match self {
            Self::Regular(calls) => calls.get(depth),
            Self::Traced(calls) => calls.get(depth).copied(),
        }
    }

    /// Whether the call on `interval` is open.
    pub fn contains(&self, interval: Interval) -> bool {
        match self {
            Self::Regular(calls) => calls.contains(interval),
            Self::Traced(calls) => calls.contains(&interval),
        }
    }

    /// The intervals of all open calls, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Interval> {
        (0..self.len()).filter_map(|depth| self.get(depth))
    }

    /// The innermost open call.
    pub fn last(&self) -> Interval {
        self.get(self.len() - 1).expect("the call on the whole row is open all the time")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use FillAction::{Enter, Hit, Write};

    #[test]
    fn a_trace_has_the_steps_of_the_closed_form() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=9 {
                let regular = Memo::new(recurrence, n);
                let traced = Memo::Traced(Arc::new(Trace::new(recurrence, n)));
                assert_eq!(traced.steps(), regular.steps(), "{recurrence:?} {n}");
                assert_eq!(traced.sweeps(), regular.sweeps());
                for step in 0..traced.steps() {
                    let what = format!("{recurrence:?} {n}, step {step}");
                    assert_eq!(traced.step(step), regular.step(step), "{what}");
                    assert_eq!(traced.count(step), regular.count(step), "{what}");
                    let of_base = |memo: &Memo| [1, 2].map(|len| memo.written_of_length(len, step));
                    if recurrence.definition().longest_base() == 2 || step == 0 {
                        assert_eq!(of_base(&traced), of_base(&regular), "{what}");
                    }
                    assert_eq!(traced.sweep_of(step), regular.sweep_of(step), "{what}");
                    assert_eq!(traced.last_written(step), regular.last_written(step), "{what}");
                    let open = [&traced, &regular].map(|memo| memo.open_calls(step).iter().collect::<Vec<_>>());
                    assert_eq!(open[0], open[1], "{what}");
                    let interval = traced.step(step).interval;
                    assert_eq!(traced.write_step(interval), regular.write_step(interval), "{what}");
                    assert_eq!(traced.enter_step(interval), regular.enter_step(interval), "{what}");
                }
                assert_eq!(traced.count(traced.steps()), regular.count(regular.steps()));
            }
        }
    }

    #[test]
    fn a_recurrence_of_another_form_has_its_steps_one_by_one() {
        // Left is read on both sides, and three coins are a base case.
        let equations = "x[i][j] = max(v[i] + x[i+1][j], v[j] + x[i+1][j]); x[i][i] = v[i]";
        let recurrence = Recurrence::new(equations.parse().unwrap());
        let memo = Memo::new(recurrence, 3);
        let steps: Vec<_> = (0..memo.steps()).map(|step| memo.step(step)).collect();
        let actions: Vec<_> = steps.iter().map(|step| (step.action, step.interval.i)).collect();
        assert_eq!(
            actions,
            [(Enter, 0), (Enter, 1), (Enter, 2), (Write, 2), (Hit, 2), (Write, 1), (Hit, 1), (Write, 0)]
        );
        assert_eq!(memo.write_step(Interval::new(0, 1)), None);
        assert_eq!(memo.open_calls(4).iter().collect::<Vec<_>>(), [Interval::new(0, 2), Interval::new(1, 2)]);
    }
}
