//! The recurrence as a complete function in a language that the reader knows, with what each of its lines does.
//!
//! Nothing is stored as text: [`program`] says what a recurrence does in a fill order, as a small syntax tree;
//! [`page`] writes a tree down, and each language adds its own syntax and what it puts around the function's body.

use serde::{Deserialize, Serialize};

use crate::game::{End, FillOrder, Recurrence};

mod cpp;
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
    /// Bottom-up, the next diagonal, row or column begins.
    OuterLoop,
    /// Bottom-up, the next cell begins.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Without a line end. Indented by spaces.
    pub text: String,
    /// Empty for what only declares: signatures, tables, braces.
    pub acts: Vec<Act>,
}

/// One recurrence in one fill order, as a function in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub lines: Vec<Line>,
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
    use super::*;

    #[test]
    fn dump() {
        for language in Language::ALL {
            for recurrence in Recurrence::ALL {
                for order in FillOrder::ALL {
                    let listing = Listing::new(recurrence, order, language);
                    println!("==== {language:?} {recurrence:?} {order:?} {}", listing.function);
                    for line in listing.lines {
                        println!(
                            "{:64}| {}",
                            line.text,
                            line.acts.iter().map(|a| format!("{a:?} ")).collect::<String>()
                        );
                    }
                }
            }
        }
    }
}
