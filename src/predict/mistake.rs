//! The known mistakes, and the explanation of a wrong answer.

/// What was done instead of the right thing, the commonest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// Took the end with the larger coin, which is worth less.
    LargerCoin,
    /// Read the first number where the second was due, or the second where the first was; two moves ahead, the cell one
    /// pick away.
    WrongTable,
    /// Added what is to be subtracted.
    AddedForSubtracted,
    /// Took the larger where the other player leaves the smaller.
    MaxForMin,
    /// Put a coin together with the cell that the other end leads to.
    Swapped,
    /// Gave what is read without the coin.
    ForgotCoin,
    /// Gave the coin without what is read.
    ForgotRest,
    /// Took the end that is worth less, and not for its coin.
    OtherEnd,
    /// Gave the number of the other player.
    RolesSwapped,
    /// Gave the lead for the score, or the score for the lead.
    ScoreAndLead,
    /// Gave the sum of all coins.
    WholeSum,
    /// Added the coin, which is the other player's.
    AddedCoin,
    /// Named one end where both are equally good.
    OneOfTie,
    /// Named both ends where one is better.
    NotATie,
    /// Named the cell that is to be written.
    TheCellItself,
    /// Named a cell with more coins than the one that is to be written.
    LongerInterval,
    /// Named a cell with coins that do not lie there.
    OtherCoins,
    /// Named a cell two picks away where one is due.
    SkippedOne,
    /// Named a cell one pick away where two are due.
    OnePickShort,
    /// Named a cell still further away.
    TooFar,
    /// Named too few or too many cells, all of which are read.
    OtherCount,
    RightNumberWrongSource,
    RightSourceWrongNumber,
    /// No known mistake leads there.
    OffBy,
    /// An answer of another form than was asked for.
    OtherForm,
}

impl Mistake {
    /// What was done, to count mistakes by: `3 × took the larger coin`.
    pub fn name(self) -> &'static str {
        match self {
            Self::LargerCoin => "took the larger coin",
            Self::WrongTable => "read one player's number where the other's was due",
            Self::AddedForSubtracted => "added what is to be subtracted",
            Self::MaxForMin => "took the larger where the other player leaves the smaller",
            Self::Swapped => "swapped below and left",
            Self::ForgotCoin => "forgot the coin itself",
            Self::ForgotRest => "forgot what is read",
            Self::OtherEnd => "took the end that is worth less",
            Self::RolesSwapped => "gave the other player's number",
            Self::ScoreAndLead => "mixed up the score and the lead",
            Self::WholeSum => "gave the sum of all coins",
            Self::AddedCoin => "added the other player's coin",
            Self::OneOfTie => "named one end of a tie",
            Self::NotATie => "saw a tie where there is none",
            Self::TheCellItself => "named the cell itself",
            Self::LongerInterval => "named a longer interval",
            Self::OtherCoins => "named other coins",
            Self::SkippedOne => "went back two picks instead of one",
            Self::OnePickShort => "went back one pick instead of two",
            Self::TooFar => "went back too far",
            Self::OtherCount => "named too few or too many cells",
            Self::RightNumberWrongSource => "right number, wrong source",
            Self::RightSourceWrongNumber => "right source, wrong number",
            Self::OffBy => "another number",
            Self::OtherForm => "another kind of answer",
        }
    }
}

/// A mistake, and a sentence about the very answer that it led to, with its numbers put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    pub mistake: Mistake,
    pub sentence: String,
}

impl Slip {
    pub(super) fn new(mistake: Mistake, sentence: impl Into<String>) -> Self {
        Self { mistake, sentence: sentence.into() }
    }
}
