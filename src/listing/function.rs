//! A recurrence as a complete function in one language.

use super::language::Language;
use super::operation::Operation;
use super::program::Program;
use super::writer::{CodeLine, CodeWriter};
use crate::game::{FillOrder, Recurrence};

/// A recurrence in a fill order, as a function in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub lines: Vec<CodeLine>,
    /// The name of the function that returns the values of a row: `fir_sec`, or `FirSec.firSec` in Java.
    pub function: String,
}

impl Listing {
    /// Writes the listing of a recurrence in a fill order.
    pub fn new(recurrence: Recurrence, order: FillOrder, language: Language) -> Self {
        let program = Program::new(recurrence, order);
        let syntax = language.syntax();
        Self { lines: CodeWriter::write(&program, syntax), function: syntax.function(&program) }
    }

    /// Returns the whole listing as text, with a line end after each line.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect()
    }

    /// Returns the numbers of the lines, from 0, that do `operation`.
    pub fn lines_of(&self, operation: Operation) -> impl Iterator<Item = usize> {
        self.lines
            .iter()
            .enumerate()
            .filter(move |(_, line)| line.operations.contains(&operation))
            .map(|(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::End;

    fn all() -> impl Iterator<Item = (Recurrence, FillOrder, Listing)> {
        Recurrence::ALL.into_iter().flat_map(|recurrence| {
            FillOrder::ALL.into_iter().flat_map(move |order| {
                Language::ALL.map(|language| (recurrence, order, Listing::new(recurrence, order, language)))
            })
        })
    }

    /// The operations that filling a table by `recurrence` in `order` can do.
    fn operations(recurrence: Recurrence, order: FillOrder) -> HashSet<Operation> {
        let is_recursive = order == FillOrder::Recursion;
        let is_two_ahead = recurrence == Recurrence::TwoAhead;
        let mut operations =
            HashSet::from([Operation::BaseTest, Operation::Base, Operation::Choose, Operation::Result]);
        operations.extend(End::BOTH.map(Operation::Sum));
        operations.extend(End::BOTH.map(Operation::SetFirst));
        if matches!(recurrence, Recurrence::FirSec | Recurrence::MyTurn) {
            operations.extend(End::BOTH.map(Operation::SetSecond));
        }
        if is_recursive {
            operations.extend([
                Operation::Call,
                Operation::MemoTest,
                Operation::MemoHit,
                Operation::Store,
                Operation::Return,
            ]);
            operations.extend((0..if is_two_ahead { 4 } else { 2 }).map(Operation::Recurse));
        } else {
            operations.extend([Operation::OuterLoop, Operation::InnerLoop]);
        }
        match (is_two_ahead, is_recursive) {
            (true, true) => operations.extend([Operation::EmptyTest, Operation::Empty]),
            (true, false) => operations.extend([Operation::PairTest, Operation::PairBase]),
            (false, _) => {}
        }
        operations
    }

    #[test]
    fn every_listing_has_lines_for_exactly_the_operations_of_its_fill() {
        for (recurrence, order, listing) in all() {
            let on_lines: HashSet<_> = listing.lines.iter().flat_map(|line| &line.operations).copied().collect();
            assert_eq!(on_lines, operations(recurrence, order), "{}", listing.text());
        }
    }

    #[test]
    fn every_line_fits_a_narrow_panel_and_has_no_trailing_space() {
        for (_, _, listing) in all() {
            for line in &listing.lines {
                assert!(line.text.chars().count() <= 64, "{}", line.text);
                assert!(!line.text.contains('\t'), "{}", line.text);
                assert_eq!(line.text.trim_end(), line.text);
                assert!(!line.text.is_empty() || line.operations.is_empty(), "an empty line does nothing");
            }
        }
    }

    #[test]
    fn brackets_close_in_the_order_in_which_they_open() {
        for (_, _, listing) in all() {
            let mut open = vec![];
            for bracket in listing.text().chars() {
                match bracket {
                    '(' => open.push(')'),
                    '[' => open.push(']'),
                    '{' => open.push('}'),
                    ')' | ']' | '}' => assert_eq!(open.pop(), Some(bracket), "{}", listing.text()),
                    _ => {}
                }
            }
            assert!(open.is_empty(), "{}", listing.text());
        }
    }

    #[test]
    fn loops_in_rust_look_handwritten() {
        let listing = Listing::new(Recurrence::FirSec, FillOrder::Diagonals, Language::Rust);
        assert_eq!(listing.function, "fir_sec");
        let expected = "\
/// What the player to move and the other one score.
pub fn fir_sec(v: &[i64]) -> (i64, i64) {
    let n = v.len();
    let mut fir = vec![vec![0; n]; n];
    let mut sec = vec![vec![0; n]; n];
    for length in 1..=n {
        for i in 0..=n - length {
            let j = i + length - 1;
            if i == j {
                fir[i][j] = v[i];
                sec[i][j] = 0;
            } else {
                let left = v[i] + sec[i+1][j];
                let right = v[j] + sec[i][j-1];
                if left >= right {
                    fir[i][j] = left;
                    sec[i][j] = fir[i+1][j];
                } else {
                    fir[i][j] = right;
                    sec[i][j] = fir[i][j-1];
                }
            }
        }
    }
    (fir[0][n-1], sec[0][n-1])
}
";
        assert_eq!(listing.text(), expected);
    }

    #[test]
    fn a_recursion_in_pseudocode_looks_handwritten() {
        let listing = Listing::new(Recurrence::TwoAhead, FillOrder::Recursion, Language::Pseudocode);
        let expected = "\
# What the player to move scores.
two_ahead(v)
    n ← length of v
    memo ← empty n × n table
    return solve(0, n−1)

solve(i, j)
    if i > j
        return 0
    if memo[i][j] is known
        return memo[i][j]
    if i = j
        F ← v[i]
    else
        F_left_left ← solve(i+2, j)
        F_left_right ← solve(i+1, j−1)
        F_right_left ← solve(i+1, j−1)
        F_right_right ← solve(i, j−2)
        left ← v[i] + min(F_left_left, F_left_right)
        right ← v[j] + min(F_right_left, F_right_right)
        F ← max(left, right)
    memo[i][j] ← F
    return F
";
        assert_eq!(listing.text(), expected);
    }

    #[test]
    fn both_lines_of_a_long_sum_have_its_operation() {
        let listing = Listing::new(Recurrence::TwoAhead, FillOrder::Rows, Language::Java);
        let lines: Vec<_> =
            listing.lines_of(Operation::Sum(End::Left)).map(|line| listing.lines[line].text.trim()).collect();
        assert_eq!(lines, ["long left = v[i]", "+ Math.min(f[i+2][j], f[i+1][j-1]);"]);
    }

    #[test]
    fn each_end_has_the_lines_of_its_own_values() {
        let doing = |recurrence, operation| {
            let listing = Listing::new(recurrence, FillOrder::Columns, Language::Python);
            let lines: Vec<_> =
                listing.lines_of(operation).map(|line| listing.lines[line].text.trim().to_owned()).collect();
            lines.join("; ")
        };
        assert_eq!(doing(Recurrence::FirSec, Operation::SetFirst(End::Right)), "fir[i][j] = right");
        assert_eq!(doing(Recurrence::FirSec, Operation::SetSecond(End::Right)), "sec[i][j] = fir[i][j-1]");
        assert_eq!(doing(Recurrence::MyTurn, Operation::SetFirst(End::Right)), "f[i][j] = max(left, right)");
        assert_eq!(doing(Recurrence::MyTurn, Operation::SetFirst(End::Left)), "f[i][j] = max(left, right)");
    }
}
