//! Why a text is not a row.

use super::normalise::is_invisible;
use super::reading::ReadAs;
use super::token::Token;
use crate::game::row::Row;
use crate::printable::printable_cut;

/// Why a text is not a row: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct RowError {
    pub at: TextPosition,
    pub problem: RowProblem,
}

/// A place in a text. Lines and columns count from 1, and columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    pub line: usize,
    pub column: usize,
    /// Whether the text has only one line. Then the error does not name the line.
    pub only_line: bool,
}

/// What is wrong with a text. A [`Quote`] is the word that is wrong, as messages show it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RowProblem {
    Empty,
    NotANumber(Quote),
    NotWhole(Quote),
    /// A comma that divides two coins or the decimals of one.
    DecimalComma(Quote),
    /// Digits with blanks between them that can be one number or several.
    SpacedGroups(Quote),
    LeadingZero(Quote),
    OutOfRange(Quote),
    Invisible(char),
    Missing(Quote),
    /// The word behind an empty cell of a table.
    EmptyCell(Quote),
    TooMany(Quote),
    /// Two signs of money that are not the same.
    Currencies(Quote),
    OutsideTheList(Quote),
    WrongLength {
        declared: Quote,
        coins: usize,
    },
    /// A number on a line of its own above a row of another number of coins.
    AloneAbove {
        number: Quote,
        coins: usize,
    },
    /// Several rows instead of one.
    Rows(usize),
    /// A call that computes numbers.
    Computed(Quote),
    Unclosed(char, char),
    TooDeep(char),
    Unopened(char, char),
    /// Several readings are equally good: each with its number of coins, and its row unless that is hidden.
    Ambiguous(Vec<(ReadAs, usize, Option<Row>)>),
    /// The text can't be read in the way that was asked for.
    NotReadAs(ReadAs),
}

impl RowError {
    /// Returns the error without the word of the text that is wrong.
    #[must_use]
    pub fn without_quote(self) -> Self {
        let hidden = Quote(None);
        let problem = match self.problem {
            RowProblem::NotANumber(_) => RowProblem::NotANumber(hidden),
            RowProblem::NotWhole(_) => RowProblem::NotWhole(hidden),
            RowProblem::DecimalComma(_) => RowProblem::DecimalComma(hidden),
            RowProblem::SpacedGroups(_) => RowProblem::SpacedGroups(hidden),
            RowProblem::LeadingZero(_) => RowProblem::LeadingZero(hidden),
            RowProblem::OutOfRange(_) => RowProblem::OutOfRange(hidden),
            RowProblem::Missing(_) => RowProblem::Missing(hidden),
            RowProblem::EmptyCell(_) => RowProblem::EmptyCell(hidden),
            RowProblem::TooMany(_) => RowProblem::TooMany(hidden),
            RowProblem::Currencies(_) => RowProblem::Currencies(hidden),
            RowProblem::OutsideTheList(_) => RowProblem::OutsideTheList(hidden),
            RowProblem::WrongLength { coins, .. } => RowProblem::WrongLength { declared: hidden, coins },
            RowProblem::AloneAbove { coins, .. } => RowProblem::AloneAbove { number: hidden, coins },
            RowProblem::Computed(_) => RowProblem::Computed(hidden),
            RowProblem::Ambiguous(readings) => {
                RowProblem::Ambiguous(readings.into_iter().map(|(read_as, coins, _)| (read_as, coins, None)).collect())
            }
            // These name a sign, a bracket or a number of coins.
            problem @ (RowProblem::Empty
            | RowProblem::Invisible(_)
            | RowProblem::Rows(_)
            | RowProblem::Unclosed(..)
            | RowProblem::TooDeep(_)
            | RowProblem::Unopened(..)
            | RowProblem::NotReadAs(_)) => problem,
        };
        Self { at: self.at, problem }
    }
}

/// A word of a text as messages show it: in quotation marks and cut if it is long, or as “this” if it is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(Option<String>);

impl From<&str> for Quote {
    fn from(word: &str) -> Self {
        const MAX_CHARS: usize = 24;
        Self(Some(printable_cut(word, MAX_CHARS)))
    }
}

impl Quote {
    /// Returns the word without quotation marks, or `None` if it is hidden.
    pub fn word(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

/// What is wrong with a piece of a text, before it is quoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Empty,
    NotANumber,
    NotWhole,
    DecimalComma,
    SpacedGroups,
    LeadingZero,
    OutOfRange,
    Missing,
    EmptyCell,
    TooMany,
    Currencies,
    OutsideTheList,
    WrongLength { coins: usize },
    AloneAbove { coins: usize },
    Rows(usize),
    Computed,
}

/// Where a layout does not fit a text any more, and why.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// The first byte and the length of the piece in the plain text.
    pub at: usize,
    pub len: usize,
    pub fault: Fault,
}

impl Stop {
    pub fn new(token: &Token, fault: Fault) -> Self {
        Self::between(token, token, fault)
    }

    /// Whether it tells more than the stop of a layout before it.
    pub fn tells_more(&self) -> bool {
        matches!(self.fault, Fault::AloneAbove { .. })
    }

    /// Returns a stop at all from `first` to `last`.
    pub fn between(first: &Token, last: &Token, fault: Fault) -> Self {
        Self { at: first.at, len: last.at + last.text.len() - first.at, fault }
    }
}

impl Fault {
    /// Returns the problem with `word`, and the byte of the word where it is.
    pub fn problem(self, word: &str) -> (usize, RowProblem) {
        let quote = || Quote::from(word);
        let problem = match self {
            Self::Empty => RowProblem::Empty,
            Self::NotANumber => match word.char_indices().find(|(_, character)| is_invisible(*character)) {
                Some((at, character)) => return (at, RowProblem::Invisible(character)),
                None => RowProblem::NotANumber(quote()),
            },
            Self::NotWhole => RowProblem::NotWhole(quote()),
            Self::DecimalComma => RowProblem::DecimalComma(quote()),
            Self::SpacedGroups => RowProblem::SpacedGroups(quote()),
            Self::LeadingZero => RowProblem::LeadingZero(quote()),
            Self::OutOfRange => RowProblem::OutOfRange(quote()),
            Self::Missing => RowProblem::Missing(quote()),
            Self::EmptyCell => RowProblem::EmptyCell(quote()),
            Self::TooMany => RowProblem::TooMany(quote()),
            Self::Currencies => RowProblem::Currencies(quote()),
            Self::OutsideTheList => RowProblem::OutsideTheList(quote()),
            Self::WrongLength { coins } => RowProblem::WrongLength { declared: quote(), coins },
            Self::AloneAbove { coins } => RowProblem::AloneAbove { number: quote(), coins },
            Self::Rows(count) => RowProblem::Rows(count),
            Self::Computed => RowProblem::Computed(quote()),
        };
        (0, problem)
    }
}
