//! The languages of listings.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::CountFrom;
use crate::game::recurrence::Quantity;
use crate::listing::cpp::Cpp;
use crate::listing::java::Java;
use crate::listing::program::{Method, Program};
use crate::listing::pseudocode::Pseudocode;
use crate::listing::python::Python;
use crate::listing::rust::Rust;
use crate::listing::statement::Operation;
use crate::listing::writer::{CodeLine, CodeWriter, Syntax};
use crate::wording::panels::code;

/// A language of listings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    #[default]
    Pseudocode,
    Rust,
    Python,
    Java,
    Cpp,
}

impl Language {
    pub const ALL: [Self; 5] = [Self::Pseudocode, Self::Rust, Self::Python, Self::Java, Self::Cpp];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pseudocode => code::pseudocode(),
            Self::Rust => "Rust",
            Self::Python => "Python",
            Self::Java => "Java",
            Self::Cpp => "C++",
        }
    }

    /// Returns the name of a number of the table in listings. Programs write variables in lower case.
    pub fn name_of(self, quantity: Quantity) -> &'static str {
        match self {
            Self::Pseudocode => quantity.name(),
            _ => quantity.name_in_programs(),
        }
    }

    pub(super) fn syntax(self) -> &'static dyn Syntax {
        match self {
            Self::Pseudocode => &Pseudocode,
            Self::Rust => &Rust,
            Self::Python => &Python,
            Self::Java => &Java,
            Self::Cpp => &Cpp,
        }
    }
}

/// A method as a function in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub lines: Vec<CodeLine>,
    /// The name of the function that returns the values of a row: `fir_sec`, or `FirSec.firSec` in Java.
    pub function: String,
}

impl Listing {
    /// Writes the listing of a method. `count_from` is the index of the first coin.
    pub fn new(method: Method, language: Language, count_from: CountFrom) -> Self {
        let program = Program::new(method, count_from);
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
    use crate::game::{End, FillOrder, Recurrence};

    fn all() -> impl Iterator<Item = (Method, Listing)> {
        let methods = Method::all();
        methods.flat_map(|method| {
            let choices = Language::ALL.into_iter().flat_map(|language| CountFrom::ALL.map(|count| (language, count)));
            choices.map(move |(language, count_from)| (method, Listing::new(method, language, count_from)))
        })
    }

    /// The operations that a run of `method` can do.
    fn operations(method: Method) -> HashSet<Operation> {
        if let Method::Calls(recurrence) = method {
            let of_memo = [Operation::MemoTest, Operation::MemoHit, Operation::Store];
            let operations = operations(Method::Table(recurrence, FillOrder::Recursion));
            return operations.into_iter().filter(|operation| !of_memo.contains(operation)).collect();
        }
        let Method::Table(recurrence, order) = method else {
            let mut operations = HashSet::from(End::BOTH.map(Operation::Take));
            operations.extend([
                Operation::NextCoin,
                Operation::Push,
                Operation::StackTest,
                Operation::NameTriple,
                Operation::FuseTest,
                Operation::Break,
                Operation::Fuse,
                Operation::TakeTest,
                Operation::EndTest,
                Operation::SwitchSign,
                Operation::Result,
            ]);
            return operations;
        };
        let is_recursive = order == FillOrder::Recursion;
        let is_two_ahead = recurrence == Recurrence::TWO_AHEAD;
        let mut operations =
            HashSet::from([Operation::BaseTest(1), Operation::Base(1), Operation::Choose, Operation::Result]);
        operations.extend(End::BOTH.map(Operation::Sum));
        operations.extend(End::BOTH.map(Operation::SetFirst));
        if matches!(recurrence, Recurrence::FIR_SEC | Recurrence::MY_TURN) {
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
            (true, false) => operations.extend([Operation::BaseTest(2), Operation::Base(2)]),
            (false, _) => {}
        }
        operations
    }

    #[test]
    fn every_listing_has_lines_for_exactly_the_operations_of_its_method() {
        for (method, listing) in all() {
            let on_lines: HashSet<_> = listing.lines.iter().flat_map(|line| &line.operations).copied().collect();
            assert_eq!(on_lines, operations(method), "{}", listing.text());
        }
    }

    #[test]
    fn every_line_fits_a_narrow_panel_and_has_no_trailing_space() {
        for (_, listing) in all() {
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
        for (_, listing) in all() {
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
        let listing =
            Listing::new(Method::Table(Recurrence::FIR_SEC, FillOrder::Diagonals), Language::Rust, CountFrom::Zero);
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
    fn indices_from_1_have_a_larger_table_and_the_coins_one_place_lower() {
        let text = |recurrence, order, language| {
            Listing::new(Method::Table(recurrence, order), language, CountFrom::One).text()
        };
        let expected = "\
/// By how much the player to move is ahead.
pub fn difference(v: &[i64]) -> i64 {
    let n = v.len();
    let mut d = vec![vec![0; n+1]; n+1];
    for length in 1..=n {
        for i in 1..=n - length + 1 {
            let j = i + length - 1;
            if i == j {
                d[i][j] = v[i-1];
            } else {
                let left = v[i-1] - d[i+1][j];
                let right = v[j-1] - d[i][j-1];
                d[i][j] = left.max(right);
            }
        }
    }
    d[1][n]
}
";
        assert_eq!(text(Recurrence::DIFFERENCE, FillOrder::Diagonals, Language::Rust), expected);
        let expected = "\
# By how much the player to move is ahead.
# Indices count from 1.
difference(v)
    n ← length of v
    d ← n × n table
    for i ← n down to 1
        for j ← i to n
            if i = j
                d[i][j] ← v[i]
            else
                left ← v[i] − d[i+1][j]
                right ← v[j] − d[i][j−1]
                d[i][j] ← max(left, right)
    return d[1][n]
";
        assert_eq!(text(Recurrence::DIFFERENCE, FillOrder::Rows, Language::Pseudocode), expected);
        let recursion = |language| text(Recurrence::TWO_AHEAD, FillOrder::Recursion, language);
        assert!(recursion(Language::Pseudocode).contains("return solve(1, n)"));
        assert!(recursion(Language::Python).contains("return solve(1, len(v))"));
        assert!(recursion(Language::Rust).contains("solve(v, &mut memo, 1, v.len())"));
        let fusion = Listing::new(Method::Fusion, Language::Pseudocode, CountFrom::One).text();
        assert!(fusion.contains("for i ← 1 to n\n        stack[size] ← v[i]\n"), "{fusion}");
    }

    #[test]
    fn a_recursion_in_pseudocode_looks_handwritten() {
        let listing = Listing::new(
            Method::Table(Recurrence::TWO_AHEAD, FillOrder::Recursion),
            Language::Pseudocode,
            CountFrom::Zero,
        );
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
    fn fusion_in_pseudocode_and_rust_looks_handwritten() {
        let pseudocode = "\
# By how much the player to move is ahead.
fusion(v)
    n ← length of v
    stack ← row of n numbers
    size ← 0
    for i ← 0 to n − 1
        stack[size] ← v[i]
        size ← size + 1
        while size ≥ 3
            a ← stack[size−3]
            b ← stack[size−2]
            c ← stack[size−1]
            if b < a or b < c
                leave the loop
            stack[size−3] ← a − b + c
            size ← size − 2
    d ← 0
    sign ← 1
    left ← 0
    right ← size−1
    while left ≤ right
        if stack[left] ≥ stack[right]
            d ← d + sign · stack[left]
            left ← left + 1
        else
            d ← d + sign · stack[right]
            right ← right − 1
        sign ← −sign
    return d
";
        assert_eq!(Listing::new(Method::Fusion, Language::Pseudocode, CountFrom::Zero).text(), pseudocode);
        let rust = Listing::new(Method::Fusion, Language::Rust, CountFrom::Zero);
        assert_eq!(rust.function, "fusion");
        let begin = "\
/// By how much the player to move is ahead.
pub fn fusion(v: &[i64]) -> i64 {
    let n = v.len();
    let mut stack = vec![0; n];
    let mut size = 0;
    for i in 0..n {
        stack[size] = v[i];
        size = size + 1;
        while size >= 3 {
            let a = stack[size-3];
            let b = stack[size-2];
            let c = stack[size-1];
            if b < a || b < c {
                break;
            }
            stack[size-3] = a - b + c;
";
        assert!(rust.text().starts_with(begin), "{}", rust.text());
    }

    #[test]
    fn both_lines_of_a_long_sum_have_its_operation() {
        let listing =
            Listing::new(Method::Table(Recurrence::TWO_AHEAD, FillOrder::Rows), Language::Java, CountFrom::Zero);
        let lines: Vec<_> =
            listing.lines_of(Operation::Sum(End::Left)).map(|line| listing.lines[line].text.trim()).collect();
        assert_eq!(lines, ["long left = v[i]", "+ Math.min(f[i+2][j], f[i+1][j-1]);"]);
    }

    #[test]
    fn each_end_has_the_lines_of_its_own_values() {
        let doing = |recurrence, operation| {
            let listing =
                Listing::new(Method::Table(recurrence, FillOrder::Columns), Language::Python, CountFrom::Zero);
            let lines: Vec<_> =
                listing.lines_of(operation).map(|line| listing.lines[line].text.trim().to_owned()).collect();
            lines.join("; ")
        };
        assert_eq!(doing(Recurrence::FIR_SEC, Operation::SetFirst(End::Right)), "fir[i][j] = right");
        assert_eq!(doing(Recurrence::FIR_SEC, Operation::SetSecond(End::Right)), "sec[i][j] = fir[i][j-1]");
        assert_eq!(doing(Recurrence::MY_TURN, Operation::SetFirst(End::Right)), "f[i][j] = max(left, right)");
        assert_eq!(doing(Recurrence::MY_TURN, Operation::SetFirst(End::Left)), "f[i][j] = max(left, right)");
    }
}
