//! A line of play: the moves that are chosen by hand instead of by the players' strategies.

use serde::{Deserialize, Serialize};

use crate::game::End;

/// The moves that are chosen by hand: those of a person, and those that try something else than a player's strategy.
///
/// A ply is the number of moves made before a move. The choices are in the order of their plies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(Vec<(usize, End)>);

impl Line {
    /// The line of those choices that a game of `n` coins can have: plies below `n`, each one larger than the last.
    pub fn new(choices: impl IntoIterator<Item = (usize, End)>, n: usize) -> Self {
        let mut line = Self::default();
        for (ply, end) in choices {
            if ply < n && line.0.last().is_none_or(|(last, _)| *last < ply) {
                line.0.push((ply, end));
            }
        }
        line
    }

    /// The choices, each with its ply.
    pub fn choices(&self) -> &[(usize, End)] {
        &self.0
    }

    /// The end that is chosen after `ply` moves. O(log(choices)).
    pub fn at(&self, ply: usize) -> Option<End> {
        self.0.binary_search_by_key(&ply, |(ply, _)| *ply).ok().map(|index| self.0[index].1)
    }

    /// The line with only the choices among the first `ply` moves.
    #[must_use]
    pub fn before(&self, ply: usize) -> Self {
        Self(self.0[..self.0.partition_point(|choice| choice.0 < ply)].to_vec())
    }

    /// The same line up to `ply`, where it takes `end`. Nothing is chosen after that.
    #[must_use]
    pub fn branch(&self, ply: usize, end: End) -> Self {
        let mut line = self.before(ply);
        line.0.push((ply, end));
        line
    }

    /// The number of moves before the first choice that differs. `usize::MAX` if the lines are equal.
    pub fn shared(&self, other: &Self) -> usize {
        let differs = self.0.iter().zip(&other.0).find(|(one, another)| one != another);
        let longer = |line: &Self, than: &Self| line.0.get(than.0.len()).map(|choice| choice.0);
        let first = differs.map(|(one, another)| one.0.min(another.0));
        first.or_else(|| longer(self, other)).or_else(|| longer(other, self)).unwrap_or(usize::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use End::*;

    #[test]
    fn lines_share_their_moves_up_to_the_choice_that_differs() {
        let main = Line::default();
        let branch = main.branch(3, Left);
        assert_eq!((main.shared(&branch), branch.shared(&main), main.shared(&main)), (3, 3, usize::MAX));
        assert_eq!(branch.branch(5, Right).shared(&branch.branch(4, Left)), 4);
        assert_eq!(branch.shared(&main.branch(3, Right)), 3);
        assert_eq!(branch.branch(5, Right).before(5), branch);
    }

    #[test]
    fn choices_that_no_game_can_have_are_left_out() {
        let line = Line::new([(1, Left), (1, Right), (0, Left), (2, Right), (9, Left)], 4);
        assert_eq!(line.choices(), [(1, Left), (2, Right)]);
        assert_eq!((line.at(1), line.at(0)), (Some(Left), None));
    }
}
