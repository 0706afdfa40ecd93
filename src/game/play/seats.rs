//! Even and odd seats: why First never loses on an even row.
//!
//! Of an even number of coins the two ends lie on seats of different kinds. Whoever takes from an even seat leaves two
//! odd ones, and the other way round. So First can take all even seats, or all odd ones, whatever Second does, and the
//! richer kind holds at least half. On an odd row both ends are of the same kind, and this choice is Second's.

use crate::game::{End, Interval, Row};

/// What the seats of each kind hold, counted from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    pub even: i64,
    pub odd: i64,
}

impl Seats {
    /// O(n).
    pub fn of(row: &Row) -> Self {
        let sum = |first: usize| row.coins().iter().skip(first).step_by(2).sum();
        Self { even: sum(0), odd: sum(1) }
    }

    /// The parity of the seats that hold more, 0 or 1; the even ones if both hold the same.
    pub fn richer(self) -> usize {
        usize::from(self.odd > self.even)
    }

    /// What the richer seats hold.
    pub fn richer_sum(self) -> i64 {
        self.even.max(self.odd)
    }

    /// The end that lies on a richer seat; left if both do.
    pub fn end(self, interval: Interval) -> End {
        if interval.i % 2 == self.richer() || interval.j % 2 != self.richer() { End::Left } else { End::Right }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_richer_seats_are_taken_wherever_they_lie() {
        let seats = Seats::of(&"8 15 3 7".parse().unwrap());
        assert_eq!(seats, Seats { even: 11, odd: 22 });
        assert_eq!(seats.end(Interval::new(0, 3)), End::Right);
        assert_eq!(seats.end(Interval::new(1, 2)), End::Left);
        assert_eq!(Seats { even: 4, odd: 4 }.richer(), 0);
    }
}
