//! The four directions in the table, and the neighbor of a cell in each direction.

use crate::game::{End, Interval};

/// A direction in the table, as an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Returns the neighbor of a cell in a table of `n` coins, if there is one. Left and right change `j`, up and down
/// change `i`.
pub fn neighbor(interval: Interval, n: usize, direction: Direction) -> Option<Interval> {
    let Interval { i, j } = interval;
    match direction {
        Direction::Left => interval.without(End::Right),
        Direction::Down => interval.without(End::Left),
        Direction::Right => (j + 1 < n).then(|| Interval::new(i, j + 1)),
        Direction::Up => i.checked_sub(1).map(|i| Interval::new(i, j)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_end_at_the_diagonal_and_at_the_edges() {
        let corner = Interval::new(0, 3);
        assert_eq!(neighbor(corner, 4, Direction::Up), None);
        assert_eq!(neighbor(corner, 4, Direction::Right), None);
        assert_eq!(neighbor(corner, 4, Direction::Down), Some(Interval::new(1, 3)));
        assert_eq!(neighbor(corner, 4, Direction::Left), Some(Interval::new(0, 2)));
        assert_eq!(neighbor(Interval::new(2, 2), 4, Direction::Down), None);
    }
}
