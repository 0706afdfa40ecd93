//! Which calls the recursion with a memo has made at a position of its fill.

use crate::game::fill::memo::{FillAction, OpenCalls, calls_of};
use crate::game::fill::{Fill, FillOrder, FillProgress};
use crate::picture::recursion::calls::{Call, Calls};
use crate::wording::picture as wording;

/// How far a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallState {
    /// It is not made yet. Below a call that the memo answers, it never is.
    NotMade,
    /// It is made and has not returned yet.
    Open,
    /// It has computed its values and returned them.
    Returned,
    /// The memo has answered it, or its interval is empty.
    AnsweredAtOnce,
}

impl CallState {
    /// Returns whether the caller has got the values of the call.
    pub fn has_values(self) -> bool {
        matches!(self, Self::Returned | Self::AnsweredAtOnce)
    }

    /// Returns the state in words.
    pub fn name(self) -> &'static str {
        match self {
            Self::NotMade => wording::call_not_made(),
            Self::Open => wording::call_open(),
            Self::Returned => wording::call_returned(),
            Self::AnsweredAtOnce => wording::call_answered_at_once(),
        }
    }
}

/// The state of every call in [`Calls::all`] at a position of the fill by recursion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LitCalls {
    states: Vec<CallState>,
    /// The number of the call that the present step is about.
    present: Option<usize>,
}

impl LitCalls {
    /// Returns the states at position `head` of `fill`. `None` before its first step, and in bottom-up orders, which
    /// call nothing. O(calls · log n).
    pub fn new(calls: &Calls, fill: Fill, head: f64) -> Option<Self> {
        let progress = fill.progress(head).filter(|_| fill.order == FillOrder::Recursion)?;
        let open = fill.open_calls(progress.step)?;
        let mut lit = Self { states: Vec::with_capacity(calls.all().len()), present: None };
        // The number of the last call's caller, and how many of its calls there were so far.
        let mut last = (None, 0);
        for (number, call) in calls.all().iter().enumerate() {
            let index = if last.0 == call.caller { last.1 } else { 0 };
            last = (call.caller, index + 1);
            let caller = call.caller.map(|caller| (&calls.all()[caller], lit.states[caller]));
            let state = if call.first_copy == number && call.interval.is_some() {
                let is_written = call.interval.is_some_and(|interval| fill.is_written(interval, head));
                computed(call, is_written, &open)
            } else {
                caller.map_or(CallState::NotMade, |caller| at_once(caller, index, calls, &open, &progress))
            };
            let is_present = match progress.action {
                FillAction::Enter | FillAction::Write => {
                    call.first_copy == number && call.interval == Some(progress.interval)
                }
                FillAction::Hit | FillAction::Empty => {
                    index == progress.call_index
                        && caller.is_some_and(|(caller, state)| {
                            state == CallState::Open && caller.interval == Some(open.last())
                        })
                }
            };
            if is_present {
                lit.present = Some(number);
            }
            lit.states.push(state);
        }
        Some(lit)
    }

    pub fn state(&self, number: usize) -> CallState {
        self.states[number]
    }

    pub fn is_present(&self, number: usize) -> bool {
        self.present == Some(number)
    }
}

/// Returns the state of the first call on an interval. The memo does not know it, so it is computed.
fn computed(call: &Call, is_written: bool, open: &OpenCalls) -> CallState {
    if is_written {
        CallState::Returned
    } else if call.interval.is_some_and(|interval| open.contains(interval)) {
        CallState::Open
    } else {
        CallState::NotMade
    }
}

/// Returns the state of call number `index` of a caller. It is a later call on an interval, or one on an empty interval,
/// so it is answered at once.
///
/// The memo answers only calls whose caller computes, and that is the first call on the caller's interval.
fn at_once(
    (caller, state): (&Call, CallState),
    index: usize,
    calls: &Calls,
    open: &OpenCalls,
    progress: &FillProgress,
) -> CallState {
    let Some(interval) = caller.interval else { return CallState::NotMade };
    let is_made = match state {
        CallState::NotMade | CallState::AnsweredAtOnce => false,
        CallState::Returned => true,
        CallState::Open => {
            let inner = open.iter().skip_while(|other| *other != interval).nth(1);
            match inner {
                // The caller waits for this call, which it made before all those to come.
                Some(inner) => {
                    let of_caller = calls_of(calls.recurrence(), interval);
                    of_caller.iter().position(|(_, called)| *called == Some(inner)).is_some_and(|waits| index < waits)
                }
                None => match progress.action {
                    FillAction::Enter => false,
                    FillAction::Hit | FillAction::Empty => index <= progress.call_index,
                    FillAction::Write => true,
                },
            }
        }
    };
    if is_made { CallState::AnsweredAtOnce } else { CallState::NotMade }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Interval, Recurrence};

    fn fill(recurrence: Recurrence, n: usize) -> Fill {
        Fill { order: FillOrder::Recursion, recurrence, n }
    }

    fn lit(recurrence: Recurrence, n: usize, head: f64) -> (Calls, LitCalls) {
        let calls = Calls::new(recurrence, n);
        let lit = LitCalls::new(&calls, fill(recurrence, n), head).unwrap();
        (calls, lit)
    }

    fn count(lit: &LitCalls, state: CallState) -> usize {
        lit.states.iter().filter(|other| **other == state).count()
    }

    #[test]
    fn nothing_is_lit_before_the_first_step_and_in_bottom_up_orders() {
        let calls = Calls::new(Recurrence::FirSec, 4);
        assert_eq!(LitCalls::new(&calls, fill(Recurrence::FirSec, 4), 0.0), None);
        let diagonals = Fill { order: FillOrder::Diagonals, ..fill(Recurrence::FirSec, 4) };
        assert_eq!(LitCalls::new(&calls, diagonals, 3.0), None);
    }

    #[test]
    fn the_calls_that_were_made_are_those_that_the_fill_has_counted() {
        for recurrence in Recurrence::ALL {
            for n in 1..=6 {
                let fill = fill(recurrence, n);
                for step in 1..=fill.steps() {
                    let (_, lit) = lit(recurrence, n, step as f64);
                    let made = lit.states.len() - count(&lit, CallState::NotMade);
                    assert_eq!(made as u64, fill.tally(step).calls, "{recurrence:?}, {n} coins, step {step}");
                    assert_eq!(count(&lit, CallState::Returned) as u64, fill.tally(step).cells);
                }
            }
        }
    }

    #[test]
    fn each_step_has_one_present_call() {
        for recurrence in Recurrence::ALL {
            let fill = fill(recurrence, 6);
            for half in 1..=2 * fill.steps() {
                let (calls, lit) = lit(recurrence, 6, half as f64 / 2.0);
                let present = lit.present.unwrap();
                assert_ne!(lit.state(present), CallState::NotMade);
                let progress = fill.progress(half as f64 / 2.0).unwrap();
                if progress.action != FillAction::Empty {
                    assert_eq!(calls.all()[present].interval, Some(progress.interval));
                }
            }
        }
    }

    #[test]
    fn open_calls_lead_from_the_whole_row_to_the_present_one() {
        // The sixth call of six coins is that of the last coin. It is written in step 7.
        let (calls, lit) = lit(Recurrence::FirSec, 6, 6.0);
        let open: Vec<_> =
            calls.all().iter().zip(&lit.states).filter(|(_, state)| **state == CallState::Open).collect();
        let intervals: Vec<_> = open.iter().map(|(call, _)| call.interval.unwrap()).collect();
        assert_eq!(intervals, (0..6).map(|i| Interval::new(i, 5)).collect::<Vec<_>>());
    }
}
