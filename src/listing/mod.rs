//! The recurrence as a complete function in a language that the reader knows, with what each of its lines does.
//!
//! No listing is stored as text. `program` says what a recurrence does in a fill order, as a small syntax tree; `page`
//! writes a tree down; and each language adds its syntax, and what it puts around the body of the function. What is
//! being done at a position of the fill, [`execution`] says.
//!
//! The listings are written for rows of one coin or more, like all of this crate.

use serde::{Deserialize, Serialize};

use crate::game::table::recurrence::Quantity;
use crate::game::{End, FillOrder, Recurrence};

mod cpp;
pub mod execution;
mod java;
mod page;
mod program;
mod pseudocode;
mod python;
mod rust;

use page::{Page, Syntax};
use program::Program;

/// A language that listings are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pseudocode => "Pseudocode",
            Self::Rust => "Rust",
            Self::Python => "Python",
            Self::Java => "Java",
            Self::Cpp => "C++",
        }
    }

    /// What its listings call a number of the table: programs write variables small.
    pub fn name_of(self, quantity: Quantity) -> &'static str {
        match (self, quantity) {
            (Self::Pseudocode, _) => quantity.name(),
            (_, Quantity::TwoAhead) => "f",
            _ => quantity.name(),
        }
    }

    fn syntax(self) -> &'static dyn Syntax {
        match self {
            Self::Pseudocode => &pseudocode::Pseudocode,
            Self::Rust => &rust::Rust,
            Self::Python => &python::Python,
            Self::Java => &java::Java,
            Self::Cpp => &cpp::Cpp,
        }
    }
}

/// What a line of a listing does, so that the lines being executed can be marked.
///
/// Which acts a listing has depends on the recurrence and the fill order, and not on the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Bottom-up: the next diagonal, row or column begins.
    OuterLoop,
    /// Bottom-up: the next cell begins.
    InnerLoop,
    /// Recursion: a call for `[i, j]` begins.
    Call,
    /// Recursion of `F`: is `[i, j]` empty?
    EmptyTest,
    /// Recursion of `F`: the answer for an empty interval.
    Empty,
    /// Recursion: does the memo hold `[i, j]`?
    MemoTest,
    /// Recursion: the answer out of the memo.
    MemoHit,
    /// Is `[i, j]` one coin?
    BaseTest,
    /// The values of one coin.
    Base,
    /// `F` bottom-up: is `[i, j]` two coins?
    PairTest,
    /// `F` bottom-up: the larger of two coins.
    PairBase,
    /// Recursion: the call of this number, from 0, for a smaller interval. `[i+1, j]` and `[i, j−1]`; for `F`
    /// `[i+2, j]`, twice `[i+1, j−1]` and `[i, j−2]`.
    Recurse(usize),
    /// What taking this end is worth.
    Sum(End),
    /// Left and right are compared.
    Choose,
    /// The first value (`fir`, `F`, `f` or `d`) is written, when this end is picked.
    First(End),
    /// The second value (`sec` or `g`) is written, when this end is picked.
    Second(End),
    /// Recursion: the values go into the memo.
    Store,
    /// Recursion: a call ends with the values just computed.
    Return,
    /// The answer for the whole row.
    Result,
}

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// Without a line end. Indented by spaces.
    pub text: String,
    /// Empty for what only declares or encloses: signatures, tables, `else`, braces. A statement of two lines has its
    /// acts on both.
    pub acts: Vec<Act>,
}

/// One recurrence in one fill order, as a function in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub lines: Vec<CodeLine>,
    /// What to call with a row to get the values of the whole row: `fir_sec`, or `FirSec.firSec` in Java.
    pub function: String,
}

impl Listing {
    pub fn new(recurrence: Recurrence, order: FillOrder, language: Language) -> Self {
        let program = Program::new(recurrence, order);
        let syntax = language.syntax();
        Self { lines: Page::write(&program, syntax), function: syntax.function(&program) }
    }

    /// The whole listing as text, which ends with a line end.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect()
    }

    /// The numbers of the lines, from 0, that do `act`.
    pub fn lines_doing(&self, act: Act) -> impl Iterator<Item = usize> {
        self.lines.iter().enumerate().filter(move |(_, line)| line.acts.contains(&act)).map(|(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn all() -> impl Iterator<Item = (Recurrence, FillOrder, Listing)> {
        Recurrence::ALL.into_iter().flat_map(|recurrence| {
            FillOrder::ALL.into_iter().flat_map(move |order| {
                Language::ALL.map(|language| (recurrence, order, Listing::new(recurrence, order, language)))
            })
        })
    }

    /// What filling a table by `recurrence` in `order` can come to do.
    fn acts(recurrence: Recurrence, order: FillOrder) -> HashSet<Act> {
        let is_recursive = order == FillOrder::Recursion;
        let is_two_ahead = recurrence == Recurrence::TwoAhead;
        let mut acts = HashSet::from([Act::BaseTest, Act::Base, Act::Choose, Act::Result]);
        acts.extend(End::BOTH.map(Act::Sum));
        acts.extend(End::BOTH.map(Act::First));
        if matches!(recurrence, Recurrence::FirSec | Recurrence::MyTurn) {
            acts.extend(End::BOTH.map(Act::Second));
        }
        if is_recursive {
            acts.extend([Act::Call, Act::MemoTest, Act::MemoHit, Act::Store, Act::Return]);
            acts.extend((0..if is_two_ahead { 4 } else { 2 }).map(Act::Recurse));
        } else {
            acts.extend([Act::OuterLoop, Act::InnerLoop]);
        }
        match (is_two_ahead, is_recursive) {
            (true, true) => acts.extend([Act::EmptyTest, Act::Empty]),
            (true, false) => acts.extend([Act::PairTest, Act::PairBase]),
            (false, _) => {}
        }
        acts
    }

    #[test]
    fn every_listing_has_a_line_for_each_act_that_its_fill_comes_to_and_no_other() {
        for (recurrence, order, listing) in all() {
            let on_lines: HashSet<_> = listing.lines.iter().flat_map(|line| &line.acts).copied().collect();
            assert_eq!(on_lines, acts(recurrence, order), "{}", listing.text());
        }
    }

    #[test]
    fn every_line_fits_a_narrow_panel_and_is_clean() {
        for (_, _, listing) in all() {
            for line in &listing.lines {
                assert!(line.text.chars().count() <= 64, "{}", line.text);
                assert!(!line.text.contains('\t'), "{}", line.text);
                assert_eq!(line.text.trim_end(), line.text);
                assert!(!line.text.is_empty() || line.acts.is_empty(), "an empty line does nothing");
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
    fn a_loop_in_rust_reads_like_one_written_by_hand() {
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
    fn a_recursion_in_pseudocode_reads_like_one_written_by_hand() {
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
    fn a_sum_that_takes_two_lines_is_marked_on_both() {
        let listing = Listing::new(Recurrence::TwoAhead, FillOrder::Rows, Language::Java);
        let lines: Vec<_> =
            listing.lines_doing(Act::Sum(End::Left)).map(|line| listing.lines[line].text.trim()).collect();
        assert_eq!(lines, ["long left = v[i]", "+ Math.min(f[i+2][j], f[i+1][j-1]);"]);
    }

    #[test]
    fn a_choice_marks_the_lines_of_the_end_that_is_picked() {
        let doing = |recurrence, act| {
            let listing = Listing::new(recurrence, FillOrder::Columns, Language::Python);
            let lines: Vec<_> =
                listing.lines_doing(act).map(|line| listing.lines[line].text.trim().to_owned()).collect();
            lines.join("; ")
        };
        assert_eq!(doing(Recurrence::FirSec, Act::First(End::Right)), "fir[i][j] = right");
        assert_eq!(doing(Recurrence::FirSec, Act::Second(End::Right)), "sec[i][j] = fir[i][j-1]");
        assert_eq!(doing(Recurrence::MyTurn, Act::First(End::Right)), "f[i][j] = max(left, right)");
        assert_eq!(doing(Recurrence::MyTurn, Act::First(End::Left)), "f[i][j] = max(left, right)");
    }
}
