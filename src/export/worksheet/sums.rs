//! The sums of a cell on a worksheet: with blanks to write into, and as solutions.

use crate::game::CountFrom;
use crate::game::recurrence::Expr;
use crate::game::table::derivation::{Derivation, Sum};
use crate::number::{self, Number, exact};
use crate::wording::worksheet::cell_label;
use crate::wording::{TextDetail, choice_text, items, sentence, sentences};

/// A part of a sum: a text, or a number, for which a sheet has a line instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SumPart {
    Text(String),
    /// `None` for a number without a value.
    Number(Option<Number>),
}

/// Returns the sums of a cell with a choice: `left 8 + 12 = 20`, `right 2 + 20 = 22`, and for f and g also
/// `g = min(12, 20) = 12`.
pub fn sums_of_cell(derivation: &Derivation) -> Vec<Vec<SumPart>> {
    let branches = derivation.branches.iter().flatten();
    let mut lines: Vec<_> = branches.map(|branch| sum_parts(&format!("{} ", branch.end.name()), &branch.sum)).collect();
    let (_, second) = derivation.recurrence.quantities();
    if let (Some(second), [sum]) = (second, derivation.second())
        && !matches!(sum.expr, Expr::Read(..) | Expr::Coin(..) | Expr::Number(_))
    {
        lines.push(sum_parts(&format!("{} = ", second.name()), sum));
    }
    lines
}

/// Returns the same with coins alone on one line: there is nothing to add, and the larger one is seen at once.
pub fn lines_of_cell(derivation: &Derivation) -> Vec<Vec<SumPart>> {
    let mut lines = sums_of_cell(derivation);
    let is_coin = |line: &Vec<SumPart>| matches!(line[..], [SumPart::Text(_), SumPart::Number(_)]);
    if lines.len() == 2 && lines.iter().all(is_coin) {
        let [mut left, right] = [lines.remove(0), lines.remove(0)];
        left.push(SumPart::Text("   ".to_owned()));
        left.extend(right);
        lines.push(left);
    }
    lines
}

/// Returns the parts of `before`, a sum and its value. A coin alone is its own value.
fn sum_parts(before: &str, sum: &Sum) -> Vec<SumPart> {
    /// Stands for a number.
    const NUMBER: &str = "\0";
    let text = sum.expr.write(&mut |_, _| NUMBER.to_owned());
    let mut values = sum.values.iter().copied();
    // What stands before all is a column of its own.
    let mut parts = vec![SumPart::Text(before.to_owned())];
    for (place, text) in text.split(NUMBER).enumerate() {
        if place > 0 {
            parts.push(SumPart::Number(values.next().flatten()));
        }
        let (sign, rest) = text.split_at(text.rfind(' ').map_or(0, |blank| blank + 1));
        let texts = [sign, rest].into_iter().filter(|text| !text.is_empty());
        parts.extend(texts.map(|text| SumPart::Text(text.to_owned())));
    }
    if !matches!(sum.expr, Expr::Coin(..)) {
        parts.extend([SumPart::Text(" = ".to_owned()), SumPart::Number(sum.worth())]);
    }
    parts
}

/// Returns the sums of a cell in numbers: `[0, 5]  left 8 + 12 = 20, right 2 + 20 = 22. Take right.`
pub fn short_solution(count_from: CountFrom, derivation: &Derivation) -> String {
    let number = |value: Option<Number>, is_first: bool| {
        // A minus sign behind another sign has brackets around it.
        let text = number::value(value, exact);
        if value.is_some_and(|value| value < 0) && !is_first { format!("({text})") } else { text }
    };
    let text = |line: &Vec<SumPart>| {
        let mut text = String::new();
        let mut is_first = true;
        for part in line {
            match part {
                SumPart::Text(part) => {
                    text.push_str(part);
                    is_first = !part.ends_with("+ ") && !part.ends_with('−') && !part.ends_with("− ");
                }
                SumPart::Number(value) => text.push_str(&number(*value, is_first)),
            }
        }
        text
    };
    let sums: Vec<_> = sums_of_cell(derivation).iter().map(text).collect();
    let choice = choice_text(derivation, TextDetail::Numbers).unwrap_or_default();
    let sums = sentences([sentence(items(sums)), choice]);
    format!("{}  {sums}", cell_label(count_from, derivation.interval))
}

/// Returns the sums of a cell with names and numbers: `left 15 + sec[2][4] = 15 + 7 = 22`, and so on.
pub fn full_solution(count_from: CountFrom, derivation: &Derivation) -> Vec<String> {
    let branches = derivation.branches.iter().flatten();
    let mut texts: Vec<_> =
        branches.map(|branch| format!("{} {}", branch.end.name(), branch.sum.text(count_from))).collect();
    let (_, second) = derivation.recurrence.quantities();
    if let (Some(second), [sum]) = (second, derivation.second())
        && !matches!(sum.expr, Expr::Read(..) | Expr::Coin(..) | Expr::Number(_))
    {
        texts.push(format!("{} = {}", second.name(), sum.text(count_from)));
    }
    texts.extend(choice_text(derivation, TextDetail::Numbers));
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Interval, Recurrence, Row, Table};

    fn derivation(recurrence: Recurrence, i: usize, j: usize) -> Derivation {
        let row: Row = "8 15 3 7 9 2".parse().unwrap();
        Derivation::new(&Table::new(row), recurrence, Interval::new(i, j))
    }

    /// Returns a sum with `blank` in the place of each number.
    fn blank_sum(line: &[SumPart], blank: &str) -> String {
        let part = |part: &SumPart| if let SumPart::Text(text) = part { text.clone() } else { blank.to_owned() };
        line.iter().map(part).collect()
    }

    #[test]
    fn the_sums_of_a_cell_have_a_blank_for_each_number() {
        let blank = |recurrence, i, j| -> Vec<String> {
            sums_of_cell(&derivation(recurrence, i, j)).iter().map(|line| blank_sum(line, "_")).collect()
        };
        assert_eq!(blank(Recurrence::FIR_SEC, 1, 4), ["left _ + _ = _", "right _ + _ = _"]);
        assert_eq!(blank(Recurrence::TWO_AHEAD, 1, 4), ["left _ + min(_, _) = _", "right _ + min(_, _) = _"]);
        assert_eq!(blank(Recurrence::TWO_AHEAD, 1, 2), ["left _", "right _"]);
        assert_eq!(blank(Recurrence::MY_TURN, 1, 4), ["left _ + _ = _", "right _ + _ = _", "g = min(_, _) = _"]);
        assert_eq!(blank(Recurrence::DIFFERENCE, 1, 4), ["left _ − _ = _", "right _ − _ = _"]);
    }

    #[test]
    fn a_solution_shows_the_sums_and_the_choice() {
        let solution = |recurrence, i, j| short_solution(CountFrom::Zero, &derivation(recurrence, i, j));
        assert_eq!(solution(Recurrence::FIR_SEC, 1, 4), "[1, 4]  left 15 + 7 = 22, right 9 + 7 = 16. Take left.");
        assert_eq!(
            full_solution(CountFrom::One, &derivation(Recurrence::MY_TURN, 1, 4)),
            [
                "left 15 + g[3][5] = 15 + 7 = 22",
                "right 9 + g[2][4] = 9 + 7 = 16",
                "g = min(f[3][5], f[2][4]) = min(12, 18) = 12",
                "Take left.",
            ]
        );
        let negative =
            Derivation::new(&Table::new("4 -3 2".parse().unwrap()), Recurrence::DIFFERENCE, Interval::new(0, 1));
        assert_eq!(
            short_solution(CountFrom::Zero, &negative),
            "[0, 1]  left 4 − (−3) = 7, right −3 − 4 = −7. Take left."
        );
    }
}
