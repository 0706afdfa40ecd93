//! The players of a game and the lines that they play along.

use serde::{Deserialize, Serialize};

use crate::game::{Line, Players};

/// The players, and the lines of their game. The first line is the main one, and the others are variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

    /// A game with these lines. If there are none, it gets a main line without choices.
    pub fn with_lines(players: Players, mut lines: Vec<Line>) -> Self {
        if lines.is_empty() {
            lines.push(Line::default());
        }
        Self { players, lines }
    }

    /// The lines, the main one first. At least one.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Replaces the line at `index`.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn replace(&mut self, index: usize, line: Line) {
        self.lines[index] = line;
    }

    /// Adds a line after the others. Returns its index.
    pub fn add(&mut self, line: Line) -> usize {
        self.lines.push(line);
        self.lines.len() - 1
    }

    /// Removes the line at `index`, unless it is the only one.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn remove(&mut self, index: usize) {
        if self.lines.len() > 1 {
            self.lines.remove(index);
        }
    }

    /// Finds the line that shares the most moves with `line`. Returns its index and the number of shared moves. Of
    /// equally near lines the one at `index` wins, and otherwise the first one.
    pub fn nearest(&self, line: &Line, index: usize) -> (usize, usize) {
        let shared = |candidate: usize| (candidate, self.lines[candidate].shared(line));
        let candidates = (0..self.lines.len()).filter(|candidate| *candidate != index).map(shared);
        let own = (index < self.lines.len()).then(|| shared(index));
        // `max_by_key` returns the last of equal ones.
        candidates.rev().chain(own).max_by_key(|(_, shared)| *shared).expect("there is at least one line")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::End::*;

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
}
