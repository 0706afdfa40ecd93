//! The terms on the screen, each with one sentence that says what it means.

use strum::VariantArray;

/// A term that a reader may not know. The order is that of the glossary: the table, the fill, the game, fusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
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

impl Term {
    /// All terms, in the order of the glossary.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the term as it is written on the screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Interval => "interval",
            Self::Indices => "i…j",
            Self::Fir => "fir",
            Self::Sec => "sec",
            Self::FirMinusSec => "fir − sec",
            Self::TwoAhead => "F",
            Self::MyTurn => "f / g",
            Self::Pick => "pick",
            Self::Tie => "tie",
            Self::BestPlay => "best play",
            Self::Recurrence => "recurrence",
            Self::Diagonal => "diagonal",
            Self::FillOrder => "fill order",
            Self::Sweep => "sweep",
            Self::MemoHit => "memo hit",
            Self::Predict => "Predict",
            Self::Guaranteed => "guaranteed",
            Self::Lost => "lost",
            Self::Line => "line",
            Self::Exploiter => "exploiter",
            Self::Fusion => "fusion",
            Self::Valley => "valley",
        }
    }

    /// Returns what the term means, in one sentence.
    pub fn meaning(self) -> &'static str {
        match self {
            Self::Interval => "Neighboring coins that can be the only ones remaining at some time in the game.",
            Self::Indices => {
                "The coins from number i to number j, as the headings of the table count them, both included."
            }
            Self::Fir => {
                "The score that the player to move gets from these coins if both players play as well as they can."
            }
            Self::Sec => {
                "The score that the other player gets from these coins if both players play as well as they can."
            }
            Self::FirMinusSec => {
                "The lead of the player to move over the other player, below 0 if the other one is ahead."
            }
            Self::TwoAhead => "The score of the player to move, computed from their next turn, two moves later.",
            Self::MyTurn => "My score from these coins if the turn is mine (f), and if it is the other player's (g).",
            Self::Pick => "The end of the row that is worth more to the player to move: left, right, or both on a tie.",
            Self::Tie => "Taking the left end and taking the right end are worth the same.",
            Self::BestPlay => "Each player always takes an end that is worth the most to them.",
            Self::Recurrence => "A formula that computes the numbers of a cell from cells with fewer coins.",
            Self::Diagonal => "All cells of the table that stand for the same number of coins.",
            Self::FillOrder => "The order in which the cells of the table are computed.",
            Self::Sweep => "The cells of one diagonal, row or column, which are written one after the other.",
            Self::MemoHit => "A call of the recursion whose answer is already stored, so that nothing is computed.",
            Self::Predict => "You are asked what a step or a move does before it is shown.",
            Self::Guaranteed => "The final score that a player can be sure of, whatever the other player does.",
            Self::Lost => "How many points a move costs its player, compared with the best move.",
            Self::Line => "One way that the game can go, from the first move to the last.",
            Self::Exploiter => "A player that knows the other player's rule and plays the best reply to it.",
            Self::Fusion => "A method that turns three neighboring coins into one and keeps the result of the row.",
            Self::Valley => "A row of coins that falls and then rises, so that a largest coin is at one of its ends.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The length of the longest sentence, in characters: two lines of a tooltip.
    const MAX_MEANING_LEN: usize = 110;

    #[test]
    fn every_term_has_a_name_of_its_own() {
        let names: HashSet<_> = Term::ALL.iter().map(|term| term.name()).collect();
        assert_eq!(names.len(), Term::ALL.len());
    }

    #[test]
    fn every_term_is_explained_in_one_short_sentence() {
        for term in Term::ALL {
            let meaning = term.meaning();
            let sentence_ends = meaning.matches(['.', '!', '?']).count();
            assert!(meaning.ends_with('.') && sentence_ends == 1, "{meaning}");
            assert!(meaning.starts_with(char::is_uppercase), "{meaning}");
            assert!(meaning.chars().count() <= MAX_MEANING_LEN, "{meaning}");
        }
    }

    #[test]
    fn no_two_terms_mean_the_same() {
        let meanings: HashSet<_> = Term::ALL.iter().map(|term| term.meaning()).collect();
        assert_eq!(meanings.len(), Term::ALL.len());
    }
}
