//! The texts of one cell: its sums, the choice between them, and its numbers; and of the calls of the recursion.

use super::recurrence::numbers_text;
use super::text::table::{call as of_call, cell as text};
use crate::game::recurrence::{Expr, Meaning};
use crate::game::table::derivation::{Branch, CellNumbers, Derivation};
use crate::game::{Cell, CountFrom, End, Fill, FillAction, FillProgress, Phase, Recurrence, Scores};
use crate::number::{self, Number, exact, shortened};
use crate::printable::{columns, padded};

/// The decimals of a shortened number.
const SHORT_NUMBER_DECIMALS: usize = 1;

/// How much detail a text about a sum has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDetail {
    /// The cells that are read have their names, followed by the numbers.
    Names,
    /// Only numbers.
    Numbers,
    /// Only numbers, and long ones are shortened.
    ShortNumbers,
}

impl TextDetail {
    /// All, from the most detail to the least.
    pub const ALL: [Self; 3] = [Self::Names, Self::Numbers, Self::ShortNumbers];

    fn number(self, value: Number) -> String {
        if self == Self::ShortNumbers { shortened(value, SHORT_NUMBER_DECIMALS) } else { exact(value) }
    }
}

/// The part of a cell's result that a text shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPart {
    /// The first number that the recurrence stores.
    First,
    /// The second number that the recurrence stores.
    Second,
    /// Both scores, if the recurrence stores only their difference.
    Scores,
}

/// Returns the sum of one end, as far as it is computed in this phase: `take left   15 + sec[2][4]  =  15 + 7  =  22`.
pub fn branch_text(count_from: CountFrom, branch: &Branch, phase: Phase, detail: TextDetail) -> String {
    let write = |value| detail.number(value);
    // The sums of both ends stand below each other.
    let verbs = if branch.moves.is_empty() {
        [text::take_left().to_owned(), text::take_right().to_owned()]
    } else {
        End::BOTH.map(|end| text::take_some(end, branch.taken))
    };
    let width = verbs.iter().map(|verb| columns(verb)).max().unwrap_or(0);
    let verb = padded(&verbs[branch.end as usize], width);
    let sum = &branch.sum;
    let (names, numbers) = (sum.names(count_from, write), sum.numbers(write));
    if matches!(sum.expr, Expr::Coin(..)) {
        // Two coins are one for each player.
        let is_pair_of_game = sum.interval.len() == 2 && sum.recurrence.meanings().is_some();
        let coin = if is_pair_of_game { text::coin_of_pair(numbers) } else { numbers };
        return format!("{verb}  {coin}");
    }
    let worth = number::value(branch.worth, write);
    match detail {
        _ if sum.reads_nothing() && phase >= Phase::Add => format!("{verb}  {numbers}  =  {worth}"),
        _ if phase < Phase::Add => format!("{verb}  {names}"),
        TextDetail::Names => format!("{verb}  {names}  =  {numbers}  =  {worth}"),
        TextDetail::Numbers | TextDetail::ShortNumbers => format!("{verb}  {numbers}  =  {worth}"),
    }
}

/// Returns which end is taken and why; `None` for a single coin, which is no choice.
pub fn choice_text(derivation: &Derivation, detail: TextDetail) -> Option<String> {
    let worth = number::value(derivation.numbers().first, |value| detail.number(value));
    let pick = derivation.pick()?;
    Some(match detail {
        TextDetail::Names if derivation.takes_smaller() => text::smaller(worth, pick),
        TextDetail::Names => text::larger(worth, pick),
        _ => text::choice_in_short(pick).to_owned(),
    })
}

/// Returns the numbers of the cell, each with the cell that it is copied from: `fir = 22`, `sec = fir[2][4] = 12`.
pub fn result_texts(count_from: CountFrom, derivation: &Derivation, detail: TextDetail) -> Vec<(ResultPart, String)> {
    let write = |value| detail.number(value);
    let CellNumbers { first, second, .. } = derivation.numbers();
    let (first_table, second_table) = derivation.recurrence.quantities();
    let mut texts = vec![(ResultPart::First, format!("{} = {}", first_table.name(), number::value(first, write)))];
    if let (Some(table), Some(second)) = (second_table, second) {
        let sums = derivation.second().iter().filter(|sum| detail == TextDetail::Names && !sum.reads_nothing());
        let sums: String = sums.map(|sum| sum.names(count_from, write) + " = ").collect();
        texts.push((ResultPart::Second, format!("{} = {sums}{}", table.name(), number::value(second, write))));
    }
    if let (Some(Meaning::Lead), Some(first)) = (first_table.meaning(), first)
        && derivation.branches.is_some()
    {
        let cell = &derivation.cell;
        let (fir, sec) = (write(cell.fir().into()), write(cell.sec().into()));
        let sign = if first < 0 { "−" } else { "+" };
        let text = if detail == TextDetail::Names {
            format!("fir = ({} {sign} {}) / 2 = {fir}, sec = {sec}", write(cell.sum.into()), write(first.abs()))
        } else {
            format!("fir = {fir}, sec = {sec}")
        };
        texts.push((ResultPart::Scores, text));
    }
    texts
}

/// Returns what best play on the whole row comes to, in the numbers of all four recurrences: `First 22 · Second 11` and
/// so on.
pub fn result_line(cell: &Cell, number: impl Fn(Number) -> String) -> String {
    let [_, others @ ..] = Recurrence::PUBLISHED;
    let others = others.map(|recurrence| numbers_text(recurrence, cell.numbers(recurrence), &number));
    format!("{}     {}", scores_line(cell, &number), others.join("     "))
}

/// Returns what both players get by best play on the whole row: `First 22 · Second 11`.
pub fn scores_line(cell: &Cell, number: impl Fn(Number) -> String) -> String {
    text::scores(number(cell.fir().into()), number(cell.sec().into()))
}

/// Returns the scores of both players.
pub fn both_scores(Scores { first, second }: Scores) -> String {
    text::scores(exact(first), exact(second))
}

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
    let code_of = |interval| {
        let [i, j] = count_from.ends(interval);
        format!("solve({i}, {j})")
    };
    // In the first two phases the call is made and entered. Then the memo is asked.
    let memo_is_asked = at.fraction > 0.5;
    let answer = match at.action {
        FillAction::Enter | FillAction::Hit if !memo_is_asked => of_call::is_it_known().to_owned(),
        FillAction::Hit => of_call::is_known(numbers_text(fill.recurrence, numbers(), exact)),
        FillAction::Empty => of_call::is_empty().to_owned(),
        _ if at.interval.is_single() => of_call::one_coin().to_owned(),
        _ => of_call::calls_itself().to_owned(),
    };
    let is_empty = at.action == FillAction::Empty;
    let code = if is_empty { format!("solve({})", of_call::no_coins()) } else { code_of(at.interval) };
    let asked_by = fill.caller(at).map_or_else(
        || of_call::for_the_whole_row().to_owned(),
        |caller| match at.call_index {
            index @ ..=3 => of_call::made_by(index, code_of(caller)),
            index => of_call::made_later_by(index, code_of(caller)),
        },
    );
    CallText { code, asked_by, answer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{FillOrder, Interval, Rule, Table};

    fn derivation(row: &str, recurrence: Recurrence, interval: Interval) -> Derivation {
        Derivation::new(&Table::new(row.parse().unwrap()), recurrence, interval)
    }

    #[test]
    fn less_detail_leaves_out_names_and_then_shortens_numbers() {
        let long = derivation("999999999999 5 888888888888", Recurrence::FIR_SEC, Interval::new(0, 2));
        let [left, _] = long.branches.unwrap();
        let text = |detail| branch_text(CountFrom::Zero, &left, Phase::Write, detail);
        assert_eq!(
            text(TextDetail::Names),
            "take left   999,999,999,999 + sec[1][2]  =  999,999,999,999 + 5  =  1,000,000,000,004"
        );
        assert_eq!(text(TextDetail::Numbers), "take left   999,999,999,999 + 5  =  1,000,000,000,004");
        assert_eq!(text(TextDetail::ShortNumbers), "take left   999.9G + 5  =  1.0T");
    }

    #[test]
    fn a_negative_number_in_a_sum_has_brackets() {
        let negative = derivation("4 -3 2", Recurrence::DIFFERENCE, Interval::new(0, 1));
        let [left, _] = negative.branches.unwrap();
        let text = branch_text(CountFrom::Zero, &left, Phase::Write, TextDetail::Names);
        assert_eq!(text, "take left   4 − d[1][1]  =  4 − (−3)  =  7");
    }

    #[test]
    fn a_call_behind_the_fourth_one_has_its_number() {
        let recurrence = Recurrence::of_rule(Rule::ANY_NUMBER).unwrap();
        let fill = Fill { order: FillOrder::Recursion, recurrence, n: 4 };
        let step = (0..fill.steps()).rev().find(|step| fill.step(*step).call_index == 4).unwrap();
        let table = Table::new("8 15 3 7".parse().unwrap());
        let numbers = || Derivation::new(&table, recurrence, Interval::new(3, 3)).numbers();
        let call = call_text(CountFrom::Zero, fill, &fill.progress(step as f64 + 1.0).unwrap(), numbers);
        assert_eq!((&*call.code, &*call.asked_by), ("solve(3, 3)", "call number 5 made by solve(0, 3)"));
    }

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
