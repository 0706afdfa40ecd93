//! Lines of play: what is chosen otherwise than by the players' rules.

use serde::{Deserialize, Serialize};

use super::{End, Players};

/// The moves that are chosen otherwise than by the players' rules: a person's, and those that try what else there is.
///
/// A ply is the number of moves made before; the choices are in the order of their plies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(Vec<(usize, End)>);

impl Line {
    /// The line of these choices, the part of them that a game of `n` coins can have: each ply once, in rising order.
    pub fn new(choices: impl IntoIterator<Item = (usize, End)>, n: usize) -> Self {
        let mut line = Self::default();
        for (ply, end) in choices {
            if ply < n && line.0.last().is_none_or(|(last, _)| *last < ply) {
                line.0.push((ply, end));
            }
        }
        line
    }

    pub fn choices(&self) -> &[(usize, End)] {
        &self.0
    }

    /// The end that is chosen after `ply` moves. O(log of the choices).
    pub fn at(&self, ply: usize) -> Option<End> {
        self.0.binary_search_by_key(&ply, |(ply, _)| *ply).ok().map(|index| self.0[index].1)
    }

    /// The same choices as far as the first `ply` moves go.
    #[must_use]
    pub fn before(&self, ply: usize) -> Self {
        Self(self.0[..self.0.partition_point(|choice| choice.0 < ply)].to_vec())
    }

    /// The same up to `ply`, where `end` is taken; nothing is chosen after it.
    #[must_use]
    pub fn branch(&self, ply: usize, end: End) -> Self {
        let mut line = self.before(ply);
        line.0.push((ply, end));
        line
    }

    /// How many moves have the same choices in both lines: all but those from the first choice on that differs.
    pub fn shared(&self, other: &Self) -> usize {
        let differs = self.0.iter().zip(&other.0).find(|(one, another)| one != another);
        let longer = |line: &Self, than: &Self| line.0.get(than.0.len()).map(|choice| choice.0);
        let first = differs.map(|(one, another)| one.0.min(another.0));
        first.or_else(|| longer(self, other)).or_else(|| longer(other, self)).unwrap_or(usize::MAX)
    }
}

/// Who plays, and along which lines: the first is the game's own, the others were tried beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    pub players: Players,
    /// At least one.
    lines: Vec<Line>,
}

impl Default for Duel {
    fn default() -> Self {
        Self::new(Players::default())
    }
}

impl Duel {
    /// A game in which nothing is chosen yet.
    pub fn new(players: Players) -> Self {
        Self { players, lines: vec![Line::default()] }
    }

    /// A game with these lines; with none, the game's own is added.
    pub fn with_lines(players: Players, mut lines: Vec<Line>) -> Self {
        if lines.is_empty() {
            lines.push(Line::default());
        }
        Self { players, lines }
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Puts `line` in the place of another.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn replace(&mut self, index: usize, line: Line) {
        self.lines[index] = line;
    }

    /// Adds a line behind the others; its index.
    pub fn add(&mut self, line: Line) -> usize {
        self.lines.push(line);
        self.lines.len() - 1
    }

    /// Takes a line away; the last one stays.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn remove(&mut self, index: usize) {
        if self.lines.len() > 1 {
            self.lines.remove(index);
        }
    }

    /// The line that has most in common with `line`, the one at `index` before others, and how many moves they share.
    pub fn nearest(&self, line: &Line, index: usize) -> (usize, usize) {
        let shared = |candidate: usize| (candidate, self.lines[candidate].shared(line));
        let candidates = (0..self.lines.len()).filter(|candidate| *candidate != index).map(shared);
        let own = (index < self.lines.len()).then(|| shared(index));
        // Of equals the last one counts.
        candidates.rev().chain(own).max_by_key(|(_, shared)| *shared).expect("there is at least one line")
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
    fn the_nearest_line_is_the_same_one_then_its_parent_then_the_first() {
        let main = Line::default();
        let (branch, other) = (main.branch(3, Left), main.branch(5, Left));
        let duel = Duel::with_lines(Players::default(), vec![main.clone(), branch.clone(), other.clone()]);
        assert_eq!(duel.nearest(&branch, 0), (1, usize::MAX));
        assert_eq!(duel.nearest(&branch.branch(7, Left), 3), (1, 7));
        assert_eq!(duel.nearest(&main.branch(2, Left), 3), (0, 2));
        assert_eq!(duel.nearest(&main.branch(2, Left), 2), (2, 2));
    }

    #[test]
    fn choices_that_no_game_can_have_are_left_out() {
        let line = Line::new([(1, Left), (1, Right), (0, Left), (2, Right), (9, Left)], 4);
        assert_eq!(line.choices(), [(1, Left), (2, Right)]);
        assert_eq!((line.at(1), line.at(0)), (Some(Left), None));
    }
}
