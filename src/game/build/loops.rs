//! Two loops over the cells of a table: whether they fill each cell after those that it reads.

use std::collections::HashSet;

use crate::game::recurrence::definition::{Definition, Place};
use crate::game::{FillOrder, Interval};

/// The blocks of a loop: what it goes over, and in which direction.
pub(super) const LOOPS: &[&str] = &["length = 1…n", "length = n…1", "i = 0…n−1", "i = n−1…0", "j = 0…n−1", "j = n−1…0"];

/// The number of coins of the table on which loops are tried. It has all kinds of reads.
pub const COINS: usize = 4;

/// What a loop goes over: the number of coins, the first one, or the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Over {
    Length,
    I,
    J,
}

/// What a check of two loops finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoopsVerdict {
    /// Each cell is filled after those that it reads. The order, if the program has it.
    Right(Option<FillOrder>),
    /// Both loops go over the same.
    Unreached,
    /// A cell reads one that is not filled.
    Unfilled(Unfilled),
}

/// The first cell that reads one that is not filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfilled {
    /// The cells that are filled before, in order.
    pub filled: Vec<Interval>,
    pub cell: Interval,
    pub read: Interval,
}

/// Tries two loops on a table of [`COINS`] coins: the indices of the blocks of the outer and of the inner one.
pub(super) fn check(definition: &Definition, outer: usize, inner: usize) -> LoopsVerdict {
    let [over, within] = [outer, inner].map(|block| [Over::Length, Over::I, Over::J][block / 2]);
    if over == within {
        return LoopsVerdict::Unreached;
    }
    let mut filled = vec![];
    let mut there = HashSet::new();
    for (a, b) in values(outer).flat_map(|a| values(inner).map(move |b| (a, b))) {
        let Some(cell) = cell(over, a, b, within) else { continue };
        let reads = definition.reads(cell.len()).filter_map(|shift| match shift.within(cell) {
            Place::Cell(read) if read != cell => Some(read),
            _ => None,
        });
        if let Some(read) = reads.into_iter().find(|read| !there.contains(read)) {
            return LoopsVerdict::Unfilled(Unfilled { filled, cell, read });
        }
        there.insert(cell);
        filled.push(cell);
    }
    LoopsVerdict::Right(match (over, within) {
        (Over::Length, _) => Some(FillOrder::Diagonals).filter(|_| inner.is_multiple_of(2)),
        (Over::I, _) => Some(FillOrder::Rows),
        (Over::J, _) => Some(FillOrder::Columns),
    })
}

/// What the loop of a block runs through: from 0 or from the other end. A length is one more.
fn values(block: usize) -> Box<dyn Iterator<Item = usize>> {
    if block.is_multiple_of(2) { Box::new(0..COINS) } else { Box::new((0..COINS).rev()) }
}

/// The cell where one loop is at `a` and the other at `b`, if there is one.
fn cell(over: Over, a: usize, b: usize, within: Over) -> Option<Interval> {
    let of = |wanted| if over == wanted { Some(a) } else { Some(b).filter(|_| within == wanted) };
    let (i, j) = match (of(Over::Length), of(Over::I), of(Over::J)) {
        (Some(more), Some(i), _) => (Some(i), i + more),
        (Some(more), _, Some(j)) => (j.checked_sub(more), j),
        (_, i, j) => (i, j?),
    };
    let i = i?;
    (i <= j && j < COINS).then_some(Interval { i, j })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;

    fn checked(recurrence: Recurrence, outer: &str, inner: &str) -> LoopsVerdict {
        let block = |text: &str| LOOPS.iter().position(|block| *block == text).unwrap();
        check(recurrence.definition(), block(outer), block(inner))
    }

    #[test]
    fn loops_are_right_where_each_cell_comes_after_those_that_it_reads() {
        for recurrence in Recurrence::PUBLISHED {
            for (outer, inner, order) in [
                ("length = 1…n", "i = 0…n−1", Some(FillOrder::Diagonals)),
                ("length = 1…n", "j = 0…n−1", Some(FillOrder::Diagonals)),
                ("length = 1…n", "i = n−1…0", None),
                ("length = 1…n", "j = n−1…0", None),
                ("i = n−1…0", "j = 0…n−1", Some(FillOrder::Rows)),
                ("i = n−1…0", "length = 1…n", Some(FillOrder::Rows)),
                ("j = 0…n−1", "i = n−1…0", Some(FillOrder::Columns)),
                ("j = 0…n−1", "length = 1…n", Some(FillOrder::Columns)),
            ] {
                assert_eq!(checked(recurrence, outer, inner), LoopsVerdict::Right(order), "{outer}, {inner}");
            }
            let all = (0..6).flat_map(|outer| (0..6).map(move |inner| (outer, inner)));
            let right = all.filter(|(outer, inner)| {
                matches!(check(recurrence.definition(), *outer, *inner), LoopsVerdict::Right(_))
            });
            assert_eq!(right.count(), 8, "and no others");
        }
    }

    #[test]
    fn the_first_cell_is_named_that_reads_one_that_is_not_filled() {
        let LoopsVerdict::Unfilled(first) = checked(Recurrence::FIR_SEC, "i = 0…n−1", "j = 0…n−1") else {
            panic!("the cell below is not filled");
        };
        let cell = |i, j| Interval { i, j };
        assert_eq!((first.filled, first.cell, first.read), (vec![cell(0, 0)], cell(0, 1), cell(1, 1)));
        let LoopsVerdict::Unfilled(first) = checked(Recurrence::FIR_SEC, "length = n…1", "i = 0…n−1") else {
            panic!("the longest interval comes first");
        };
        assert_eq!((first.filled, first.cell, first.read), (vec![], cell(0, 3), cell(1, 3)));
        assert_eq!(checked(Recurrence::FIR_SEC, "i = 0…n−1", "i = n−1…0"), LoopsVerdict::Unreached);
    }
}
