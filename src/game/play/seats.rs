//! Even and odd seats: why First never loses on an even row.
//!
//! Number the seats of the coins from 0. On an even row, one end is an even seat and the other one is odd. If First
//! takes the even one, both ends that are left are odd, and the other way round. So First can take all even seats, or
//! all odd seats, whatever Second does. The richer kind holds at least half of the sum.
//!
//! On an odd row both ends are of the same kind. There, Second has this choice.

use crate::game::{End, Interval, Row};

/// The sums of the coins on even and on odd seats. The seats count from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    pub even: i64,
    pub odd: i64,
}

impl Seats {
    /// The sums of a row. O(n).
    pub fn of(row: &Row) -> Self {
        let sum = |first: usize| row.coins().iter().skip(first).step_by(2).sum();
        Self { even: sum(0), odd: sum(1) }
    }

    /// The parity of the seats that hold more: 0 for even, 1 for odd. 0 if both hold the same.
    pub fn richer(self) -> usize {
        usize::from(self.odd > self.even)
    }

    /// The sum of the coins on the richer seats.
    pub fn richer_sum(self) -> i64 {
        self.even.max(self.odd)
    }

    /// The end on a richer seat. Left if both ends are, or none.
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
