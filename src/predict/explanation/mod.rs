//! The explanation of a wrong answer: the known mistakes, and which of them led to the answer.
//!
//! | module | holds |
//! | --- | --- |
//! | `cells` | what is wrong with cells |
//! | `ends` | what is wrong with an end |
//! | `numbers` | what is wrong with a number, and with the old value that it was said to be |

mod cells;
mod ends;
pub(in crate::predict) mod numbers;

use crate::wording::predict::mistakes;

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
            Self::LargerCoin => mistakes::larger_coin(),
            Self::WrongTable => mistakes::wrong_table(),
            Self::AddedForSubtracted => mistakes::added_for_subtracted(),
            Self::MaxForMin => mistakes::max_for_min(),
            Self::SwappedCells => mistakes::swapped_cells(),
            Self::ForgotCoin => mistakes::forgot_coin(),
            Self::ForgotRest => mistakes::forgot_rest(),
            Self::WorseEnd => mistakes::worse_end(),
            Self::RolesSwapped => mistakes::roles_swapped(),
            Self::ScoreAndLead => mistakes::score_and_lead(),
            Self::WholeSum => mistakes::whole_sum(),
            Self::AddedCoin => mistakes::added_coin(),
            Self::OneOfTie => mistakes::one_of_tie(),
            Self::NotATie => mistakes::not_a_tie(),
            Self::TheCellItself => mistakes::the_cell_itself(),
            Self::LongerInterval => mistakes::longer_interval(),
            Self::CoinsOutside => mistakes::coins_outside(),
            Self::OnePickTooFar => mistakes::one_pick_too_far(),
            Self::OnePickShort => mistakes::one_pick_short(),
            Self::TooFar => mistakes::too_far(),
            Self::WrongCount => mistakes::wrong_count(),
            Self::CorrectNumberOnly => mistakes::correct_number_only(),
            Self::CorrectOldValueOnly => mistakes::correct_old_value_only(),
            Self::Unknown => mistakes::unknown(),
            Self::OtherForm => mistakes::other_form(),
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
