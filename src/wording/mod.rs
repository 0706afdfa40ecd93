//! A row, one cell of its table and one call of the recursion put into words, with their numbers: what the step panel
//! and the slides say, what questions are answered with, and what is exported as text.

pub mod fusion;
pub mod map;
mod sum;

use crate::game::table::recurrence::{Branch, Derivation, Quantity};
use crate::game::{Cell, End, Fill, FillAction, FillProgress, Interval, Phase, Pick, Recurrence, Row, Scores};
use crate::number::group_thousands;
use crate::number::{exact, fitted};

pub use sum::Sum;

/// How many characters a number has where it is shortened.
const SHORT: usize = 7;
/// The longest row that is listed in full, and how many coins are listed of a longer one.
const MOST_COINS: usize = 100;
const FIRST_COINS: usize = 10;
/// More coins of a cell than this are not listed one by one.
const MOST_LISTED: usize = 12;

/// How much is said of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDetail {
    /// What is read is named, and then put into numbers.
    Names,
    Numbers,
    /// Long numbers are shortened.
    ShortNumbers,
}

impl TextDetail {
    /// From the most to the least.
    pub const ALL: [Self; 3] = [Self::Names, Self::Numbers, Self::ShortNumbers];

    fn number(self, value: i64) -> String {
        if self == Self::ShortNumbers { fitted(value, SHORT) } else { exact(value) }
    }
}

/// Which numbers of a cell a text tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPart {
    /// The first number that the recurrence stores.
    First,
    /// The second one.
    Second,
    /// Both scores, of a recurrence that stores only their difference.
    Scores,
}

/// `take left   15 + sec[2][4]  =  15 + 7  =  22`, as far as the phase has come.
pub fn branch_text(branch: &Branch, recurrence: Recurrence, phase: Phase, detail: TextDetail) -> String {
    let number = |value| detail.number(value);
    let verb = match branch.end {
        End::Left => "take left ",
        End::Right => "take right",
    };
    let sum = Sum::of(recurrence, branch);
    if sum.reads.is_empty() {
        return format!("{verb}  {}, and the other player takes what is left", number(branch.coin));
    }
    let (names, numbers) = (sum.names(number), sum.numbers(number));
    let worth = number(branch.worth);
    match detail {
        _ if phase < Phase::Add => format!("{verb}  {names}"),
        TextDetail::Names => format!("{verb}  {names}  =  {numbers}  =  {worth}"),
        TextDetail::Numbers | TextDetail::ShortNumbers => format!("{verb}  {numbers}  =  {worth}"),
    }
}

/// Which end is taken, and why; `None` of a single coin, which is no choice.
pub fn choice_text(derivation: &Derivation, detail: TextDetail) -> Option<String> {
    let first = detail.number(derivation.numbers().0);
    let text = match (derivation.pick()?, detail) {
        (Pick::Left, TextDetail::Names) => format!("{first} is larger: take left."),
        (Pick::Right, TextDetail::Names) => format!("{first} is larger: take right."),
        (Pick::Tie, TextDetail::Names) => "Both are equal: either end will do.".to_owned(),
        (Pick::Left, _) => "Take left.".to_owned(),
        (Pick::Right, _) => "Take right.".to_owned(),
        (Pick::Tie, _) => "Take either.".to_owned(),
    };
    Some(text)
}

/// The numbers of the cell, each with where it is from: `fir = 22`, `sec = fir[2][4] = 12`.
pub fn result_texts(derivation: &Derivation, detail: TextDetail) -> Vec<(ResultPart, String)> {
    let number = |value| detail.number(value);
    let (first, second) = derivation.numbers();
    let (first_table, second_table) = derivation.recurrence.quantities();
    let reads = derivation.second_reads().filter(|_| detail == TextDetail::Names);
    let names: Vec<_> = reads.map(|read| cell_name(read.quantity, read.interval)).collect();
    let mut texts = vec![(ResultPart::First, format!("{} = {}", first_table.name(), number(first)))];
    if let (Some(table), Some(second)) = (second_table, second) {
        let (table, second) = (table.name(), number(second));
        let text = match (derivation.recurrence, &names[..]) {
            (_, []) => format!("{table} = {second}"),
            (Recurrence::MyTurn, names) => format!("{table} = min({}) = {second}", names.join(", ")),
            (_, names) => format!("{table} = {} = {second}", names.join(" = ")),
        };
        texts.push((ResultPart::Second, text));
    }
    if derivation.recurrence == Recurrence::Difference && derivation.branches.is_some() {
        let cell = &derivation.cell;
        let (fir, sec) = (number(cell.fir()), number(cell.sec()));
        let sign = if first < 0 { "−" } else { "+" };
        let text = if detail == TextDetail::Names {
            format!("fir = ({} {sign} {}) / 2 = {fir}, sec = {sec}", number(cell.sum), first.unsigned_abs())
        } else {
            format!("fir = {fir}, sec = {sec}")
        };
        texts.push((ResultPart::Scores, text));
    }
    texts
}

/// `sec[2][4]`.
pub fn cell_name(quantity: Quantity, interval: Interval) -> String {
    format!("{}[{}][{}]", quantity.name(), interval.i, interval.j)
}

/// `1…4`, or `3` for a single coin.
pub fn interval_name(interval: Interval) -> String {
    if interval.is_single() { interval.i.to_string() } else { format!("{}…{}", interval.i, interval.j) }
}

/// `coins 1…4`, or `coin 3`.
pub fn coins_name(interval: Interval) -> String {
    format!("{} {}", if interval.is_single() { "coin" } else { "coins" }, interval_name(interval))
}

/// `Coins 1…4`, or `Coin 3`.
pub fn title_of(interval: Interval) -> String {
    coins_name(interval).replacen('c', "C", 1)
}

/// `Coins 1…4:  15  3  7  9`; nothing if they are too many to be listed.
pub fn listed_coins(row: &Row, interval: Interval) -> Option<String> {
    let coins = &row.coins()[interval.i..=interval.j];
    (coins.len() <= MOST_LISTED).then(|| {
        let coins: Vec<_> = coins.iter().map(|coin| exact(*coin)).collect();
        format!("{}:  {}", title_of(interval), coins.join("  "))
    })
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    match &items.into_iter().collect::<Vec<_>>()[..] {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// Who has won, of what scores: `First wins`, or `a draw`.
pub fn outcome(scores: Scores) -> String {
    scores.winner().map_or("a draw".to_owned(), |winner| format!("{} wins", winner.name()))
}

/// The coins; of a long row, the first ones and how many more there are. As the text field takes them, with the minus
/// of ASCII.
pub fn row_text(row: &Row) -> String {
    let n = row.len();
    if n <= MOST_COINS {
        return row.to_string();
    }
    let first: Vec<_> = row.coins()[..FIRST_COINS].iter().map(i64::to_string).collect();
    format!("{}, … and {} more", first.join(", "), group_thousands((n - FIRST_COINS) as i64))
}

/// What the recurrence computes.
pub fn formula(recurrence: Recurrence) -> &'static str {
    match recurrence {
        Recurrence::FirSec => {
            "fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]), \
             and sec[i][j] is the fir of what the pick leaves behind"
        }
        Recurrence::TwoAhead => {
            "F[i][j] = max(v[i] + min(F[i+2][j], F[i+1][j−1]), v[j] + min(F[i+1][j−1], F[i][j−2])), \
             and of two coins the larger"
        }
        Recurrence::MyTurn => "f[i][j] = max(v[i] + g[i+1][j], v[j] + g[i][j−1]), g[i][j] = min(f[i+1][j], f[i][j−1])",
        Recurrence::Difference => "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])",
    }
}

/// A cell in the words of a recurrence: `fir 22, sec 11`, `F = 22`, `f = 22, g = 11`, `difference 11`.
pub fn reading(recurrence: Recurrence, cell: &Cell, number: impl Fn(i64) -> String) -> String {
    let (first, second) = recurrence.numbers(cell);
    match (recurrence, second.map(&number)) {
        (Recurrence::FirSec, Some(sec)) => format!("fir {}, sec {sec}", number(first)),
        (Recurrence::MyTurn, Some(g)) => format!("f = {}, g = {g}", number(first)),
        (Recurrence::Difference, _) => format!("difference {}", number(first)),
        (_, _) => format!("F = {}", number(first)),
    }
}

/// A step of the recursion that writes nothing, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallText {
    /// `solve(1, 4)`.
    pub code: String,
    /// `the first call of solve(0, 4)`.
    pub asked_by: String,
    /// What the memo knows, and what comes of it.
    pub answer: String,
}

/// What a call of the recursion does, as far as it has come: it asks for a cell that is not known, or is answered at
/// once. `cell` is asked for only if the memo knows it.
pub fn call_text(fill: Fill, at: &FillProgress, cell: impl FnOnce() -> Cell) -> CallText {
    let Interval { i, j } = at.interval;
    // By phase, the call is made and entered before the memo is asked.
    let is_asked = at.fraction > 0.5;
    let answer = match at.action {
        FillAction::Enter | FillAction::Hit if !is_asked => "Does the memo know it?".to_owned(),
        FillAction::Hit => {
            format!("The memo knows it: {}. Nothing is computed.", reading(fill.recurrence, &cell(), exact))
        }
        FillAction::Empty => "Nothing is left there: 0.".to_owned(),
        _ if i == j => "The memo does not know it. One coin is left: it can answer.".to_owned(),
        _ => "The memo does not know it: it calls itself on what is left after each choice.".to_owned(),
    };
    let code = if at.action == FillAction::Empty { "solve of no coins".to_owned() } else { format!("solve({i}, {j})") };
    let asked_by = fill.caller(at).map_or("called for the whole row".to_owned(), |Interval { i, j }| {
        let nth = ["first", "second", "third", "fourth"][at.call_index.min(3)];
        format!("the {nth} call of solve({i}, {j})")
    });
    CallText { code, asked_by, answer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{FillOrder, Table};

    fn derivation(row: &str, recurrence: Recurrence, interval: Interval) -> Derivation {
        Derivation::new(&Table::new(row.parse().unwrap()), recurrence, interval)
    }

    #[test]
    fn what_has_no_room_is_said_in_numbers_and_then_in_short_ones() {
        let long = derivation("999999999999 5 888888888888", Recurrence::FirSec, Interval::new(0, 2));
        let [left, _] = long.branches.unwrap();
        let text = |detail| branch_text(&left, Recurrence::FirSec, Phase::Write, detail);
        assert_eq!(
            text(TextDetail::Names),
            "take left   999999999999 + sec[1][2]  =  999999999999 + 5  =  1000000000004"
        );
        assert_eq!(text(TextDetail::Numbers), "take left   999999999999 + 5  =  1000000000004");
        assert_eq!(text(TextDetail::ShortNumbers), "take left   1.000T + 5  =  1.000T");
    }

    #[test]
    fn a_negative_number_that_is_added_stands_in_brackets() {
        let negative = derivation("4 -3 2", Recurrence::Difference, Interval::new(0, 1));
        let [left, _] = negative.branches.unwrap();
        let text = branch_text(&left, Recurrence::Difference, Phase::Write, TextDetail::Names);
        assert_eq!(text, "take left   4 − d[1][1]  =  4 − (−3)  =  7");
    }

    #[test]
    fn a_call_is_made_before_the_memo_answers() {
        let table = Table::new("8 15 3".parse().unwrap());
        let fill = Fill { order: FillOrder::Recursion, recurrence: Recurrence::FirSec, n: 3 };
        let text = |head| {
            let at = fill.progress(head).unwrap();
            let CallText { code, asked_by, answer } = call_text(fill, &at, || table.cell(at.interval));
            format!("{code}, {asked_by}: {answer}")
        };
        assert_eq!(text(0.4), "solve(0, 2), called for the whole row: Does the memo know it?");
        let hit = (0..fill.steps()).find(|step| fill.step(*step).action == FillAction::Hit).unwrap();
        assert_eq!(
            text(hit as f64 + 1.0),
            "solve(1, 1), the first call of solve(0, 1): The memo knows it: fir 15, sec 0. Nothing is computed."
        );
    }

    #[test]
    fn lists_end_with_and() {
        let lists = [0, 1, 2, 3].map(|count| list(["a", "b", "c"][..count].iter().copied().map(str::to_owned)));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn coins_are_named_and_listed_if_they_are_few() {
        let [one, some] = [Interval::new(3, 3), Interval::new(1, 4)];
        assert_eq!([one, some].map(interval_name), ["3", "1…4"]);
        assert_eq!([one, some].map(coins_name), ["coin 3", "coins 1…4"]);
        assert_eq!([one, some].map(title_of), ["Coin 3", "Coins 1…4"]);
        let row = Row::new(vec![-7; 20]).unwrap();
        assert_eq!(listed_coins(&row, one).unwrap(), "Coin 3:  −7");
        assert!(listed_coins(&row, Interval::new(0, 11)).is_some());
        assert_eq!(listed_coins(&row, Interval::new(0, 12)), None);
    }

    #[test]
    fn the_player_with_more_has_won() {
        let outcomes = [(2, 1), (-2, -1), (3, 3)].map(|(first, second)| outcome(Scores { first, second }));
        assert_eq!(outcomes, ["First wins", "Second wins", "a draw"]);
    }
}
