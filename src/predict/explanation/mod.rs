//! The explanation of a wrong answer: the known mistakes, and the sentences that a learner reads.
//!
//! | module | holds |
//! | --- | --- |
//! | `cells` | what is wrong with cells |
//! | `ends` | what is wrong with an end |
//! | `numbers` | what is wrong with a number, and with the old value that it was said to be |

mod cells;
mod ends;
pub(super) mod numbers;

/// What a learner did wrong, the commonest mistake first.
///
/// Several mistakes can lead to the same wrong answer. Then the commonest one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// Took the end with the larger coin, which is worth less.
    LargerCoin,
    /// Read the first number instead of the second, or the second instead of the first. Two moves ahead: read the cell
    /// that is one pick away.
    WrongTable,
    /// Added a number that should be subtracted.
    AddedForSubtracted,
    /// Took the larger number, although the other player leaves the smaller one.
    MaxForMin,
    /// Combined a coin with the cell that the other end leads to.
    SwappedCells,
    /// Gave what is read, without the coin.
    ForgotCoin,
    /// Gave the coin, without what is read.
    ForgotRest,
    /// Took the end that is worth less, although its coin is not the larger one.
    WorseEnd,
    /// Gave the number of the other player.
    RolesSwapped,
    /// Gave the lead instead of the score, or the score instead of the lead.
    ScoreAndLead,
    /// Gave the sum of all coins.
    WholeSum,
    /// Added the coin, which the other player takes.
    AddedCoin,
    /// Named one end, although both are equally good.
    OneOfTie,
    /// Named both ends, although one is better.
    NotATie,
    /// Named the cell that will be written.
    TheCellItself,
    /// Named a cell with more coins than the cell that will be written.
    LongerInterval,
    /// Named a cell with coins outside the interval.
    CoinsOutside,
    /// Named a cell two picks away instead of one.
    OnePickTooFar,
    /// Named a cell one pick away instead of two.
    OnePickShort,
    /// Named a cell even further away.
    TooFar,
    /// Named too few cells, or none. All of the named cells are read.
    WrongCount,
    /// Gave the correct second number, but as another old value.
    CorrectNumberOnly,
    /// Chose a correct old value, but gave another number.
    CorrectOldValueOnly,
    /// No known mistake leads to this answer.
    Unknown,
    /// Gave an answer of another form than the question asks for.
    OtherForm,
}

impl Mistake {
    /// Returns what the learner did, as the summary counts it: `took the larger coin`.
    pub fn name(self) -> &'static str {
        match self {
            Self::LargerCoin => "took the larger coin",
            Self::WrongTable => "read one player's number where the other's was due",
            Self::AddedForSubtracted => "added what is to be subtracted",
            Self::MaxForMin => "took the larger where the other player leaves the smaller",
            Self::SwappedCells => "swapped below and left",
            Self::ForgotCoin => "forgot the coin itself",
            Self::ForgotRest => "forgot what is read",
            Self::WorseEnd => "took the end that is worth less",
            Self::RolesSwapped => "gave the other player's number",
            Self::ScoreAndLead => "mixed up the score and the lead",
            Self::WholeSum => "gave the sum of all coins",
            Self::AddedCoin => "added the other player's coin",
            Self::OneOfTie => "named one end of a tie",
            Self::NotATie => "saw a tie where there is none",
            Self::TheCellItself => "named the cell itself",
            Self::LongerInterval => "named a longer interval",
            Self::CoinsOutside => "named other coins",
            Self::OnePickTooFar => "went back two picks instead of one",
            Self::OnePickShort => "went back one pick instead of two",
            Self::TooFar => "went back too far",
            Self::WrongCount => "named too few or too many cells",
            Self::CorrectNumberOnly => "right number, wrong source",
            Self::CorrectOldValueOnly => "right source, wrong number",
            Self::Unknown => "another number",
            Self::OtherForm => "another kind of answer",
        }
    }
}

/// A mistake, and a sentence about the answer that it led to, with the numbers of this answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub mistake: Mistake,
    pub sentence: String,
}

impl Explanation {
    pub(super) fn new(mistake: Mistake, sentence: impl Into<String>) -> Self {
        Self { mistake, sentence: sentence.into() }
    }
}
