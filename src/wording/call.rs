//! The texts of a call of the recursion.

use super::recurrence::numbers_text;
use crate::game::table::derivation::CellNumbers;
use crate::game::{CountFrom, Fill, FillAction, FillProgress};
use crate::number::exact;

/// The texts of a step of the recursion that writes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallText {
    /// The call: `solve(1, 4)`.
    pub code: String,
    /// Where the call is made: `the first call made by solve(0, 4)`.
    pub asked_by: String,
    /// Whether the memo holds the cell, and what the call does then.
    pub answer: String,
}

/// Returns the texts of a call at this moment of its step. Only a call that finds its cell in the memo uses `numbers`.
pub fn call_text(
    count_from: CountFrom,
    fill: Fill,
    at: &FillProgress,
    numbers: impl FnOnce() -> CellNumbers,
) -> CallText {
    let [i, j] = count_from.ends(at.interval);
    // In the first two phases the call is made and entered. Then the memo is asked.
    let memo_is_asked = at.fraction > 0.5;
    let answer = match at.action {
        FillAction::Enter | FillAction::Hit if !memo_is_asked => "Does the memo know it?".to_owned(),
        FillAction::Hit => {
            format!("The memo knows it: {}. Nothing is computed.", numbers_text(fill.recurrence, numbers(), exact))
        }
        FillAction::Empty => "No coins are left: 0.".to_owned(),
        _ if i == j => "The memo does not know it. One coin is left, so the call answers directly.".to_owned(),
        _ => "The memo does not know it, so the function calls itself on the remaining coins.".to_owned(),
    };
    let code = if at.action == FillAction::Empty { "solve(no coins)".to_owned() } else { format!("solve({i}, {j})") };
    let asked_by = fill.caller(at).map_or("called for the whole row".to_owned(), |caller| {
        let [i, j] = count_from.ends(caller);
        let nth = ["first", "second", "third", "fourth"][at.call_index.min(3)];
        format!("the {nth} call made by solve({i}, {j})")
    });
    CallText { code, asked_by, answer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{FillOrder, Recurrence, Table};

    #[test]
    fn a_call_asks_before_the_memo_answers() {
        let table = Table::new("8 15 3".parse().unwrap());
        let fill = Fill { order: FillOrder::Recursion, recurrence: Recurrence::FIR_SEC, n: 3 };
        let text = |count_from, head| {
            let at = fill.progress(head).unwrap();
            let CallText { code, asked_by, answer } =
                call_text(count_from, fill, &at, || table.cell(at.interval).numbers(fill.recurrence));
            format!("{code}, {asked_by}: {answer}")
        };
        assert_eq!(text(CountFrom::Zero, 0.4), "solve(0, 2), called for the whole row: Does the memo know it?");
        let hit = (0..fill.steps()).find(|step| fill.step(*step).action == FillAction::Hit).unwrap();
        assert_eq!(
            text(CountFrom::Zero, hit as f64 + 1.0),
            "solve(1, 1), the first call made by solve(0, 1): The memo knows it: fir 15, sec 0. Nothing is computed."
        );
        let from_1 = text(CountFrom::One, hit as f64 + 1.0);
        assert!(from_1.starts_with("solve(2, 2), the first call made by solve(1, 2): "), "{from_1}");
    }
}
