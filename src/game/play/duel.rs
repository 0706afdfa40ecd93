//! The players of a game and the lines that they play along.

use crate::game::{Line, Players};

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
