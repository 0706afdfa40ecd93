//! The terms on the screen, each with one sentence that says what it means.

use strum::VariantArray;

use super::text::glossary::term as text;
use crate::text::parts::keyed_by_name;

/// A term that a reader may not know. The order is that of the glossary: the table, the fill, the game, fusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Term {
    Interval,
    Indices,
    Fir,
    Sec,
    FirMinusSec,
    TwoAhead,
    MyTurn,
    Pick,
    Tie,
    BestPlay,
    Recurrence,
    Diagonal,
    FillOrder,
    Sweep,
    MemoHit,
    Predict,
    Guaranteed,
    Lost,
    Line,
    Exploiter,
    Fusion,
    Valley,
}

keyed_by_name! { Term }

impl Term {
    /// All terms, in the order of the glossary.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the term as it is written on the screen.
    pub fn name(self) -> &'static str {
        text::name(self)
    }

    /// Returns what the term means, in one sentence.
    pub fn meaning(self) -> &'static str {
        text::meaning(self)
    }
}
