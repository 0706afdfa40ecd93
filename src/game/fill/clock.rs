//! One clock for two fills, so that two tables can be compared: both have as many diagonals of cells.

use crate::game::fill::{Fill, FillOrder, to_head, to_step};

impl Fill {
    /// Returns the position in `other` at the same time as `head` here, on a clock that counts the written cells in
    /// whole diagonals and parts of one: with 4 of the 4 cells of the first diagonal here, 6 of 6 are written there.
    ///
    /// Fills of equally many cells have equally many written ones, so that two orders can be compared. The start stays
    /// the start. At the end here, `other` is at its end. O(log n), or the cost of tracing a recursion.
    pub fn clocked(self, other: Self, head: f64) -> f64 {
        if self == other {
            return head;
        }
        if head >= to_head(self.steps()) {
            return to_head(other.steps());
        }
        let step = to_step(head);
        let written = self.written_before(step);
        if self.n != other.n {
            let (from, to) = (self.by_diagonals(), other.by_diagonals());
            let sweep = from.sweep_of(written.min(from.steps() - 1));
            if sweep >= to.sweeps() {
                return to_head(other.steps());
            }
            let cells = |fill: Self| fill.sweep_start(sweep + 1) - fill.sweep_start(sweep);
            let within = (written - from.sweep_start(sweep)) * cells(to) / cells(from);
            return to_head(other.step_after(to.sweep_start(sweep) + within));
        }
        let is_writing = self.order != FillOrder::Recursion || self.written_before(step + 1) > written;
        let there = other.step_after(written);
        let writes_there = there < other.steps() && other.written_before(there + 1) > written;
        let part = if is_writing && writes_there { head - to_head(step) } else { 0.0 };
        to_head(there) + part
    }

    fn by_diagonals(self) -> Self {
        Self { order: FillOrder::Diagonals, ..self }
    }

    /// The number of cells that the first `steps` steps write.
    fn written_before(self, steps: u64) -> u64 {
        if self.order == FillOrder::Recursion { self.memo().count(steps).returns } else { steps }
    }

    /// The first number of steps that write at least `cells` cells, or the number of all steps.
    fn step_after(self, cells: u64) -> u64 {
        let steps = self.steps();
        if self.order != FillOrder::Recursion {
            return cells.min(steps);
        }
        let memo = self.memo();
        let (mut low, mut high) = (0, steps);
        while low < high {
            let middle = low + (high - low) / 2;
            if memo.count(middle).returns < cells { low = middle + 1 } else { high = middle }
        }
        low
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Recurrence;
    use crate::game::fill::tests::any_fill;

    fn fill(order: FillOrder, n: usize) -> Fill {
        Fill { order, recurrence: Recurrence::default(), n }
    }

    #[test]
    fn two_rows_have_as_many_whole_diagonals() {
        let (four, six) = (fill(FillOrder::Diagonals, 4), fill(FillOrder::Diagonals, 6));
        // Diagonals of 4, 3, 2 and 1 cells, and of 6, 5, 4, 3, 2 and 1 cells.
        for (head, expected) in [(0.0, 0.0), (1.0, 1.0), (2.5, 3.0), (4.0, 6.0), (7.0, 11.0), (9.0, 15.0), (10.0, 21.0)]
        {
            assert_eq!(four.clocked(six, head), expected, "{head}");
        }
        for (head, expected) in [(0.0, 0.0), (6.0, 4.0), (11.0, 7.0), (15.0, 9.0), (18.0, 10.0), (20.0, 10.0)] {
            assert_eq!(six.clocked(four, head), expected, "{head}");
        }
    }

    #[test]
    fn two_orders_have_as_many_cells_in_the_same_phase() {
        let (diagonals, rows) = (fill(FillOrder::Diagonals, 4), fill(FillOrder::Rows, 4));
        assert_eq!(diagonals.clocked(rows, 3.25), 3.25);
        let recursion = fill(FillOrder::Recursion, 4);
        let steps = recursion.steps();
        for head in 0..=10_u32 {
            let there = diagonals.clocked(recursion, head.into());
            let written = recursion.written_before(to_step(there));
            assert_eq!(written, u64::from(head));
            if head < 10 {
                assert_eq!(recursion.clocked(diagonals, there), f64::from(head));
            }
        }
        assert_eq!(diagonals.clocked(recursion, 10.0), to_head(steps));
    }

    proptest! {
        #[test]
        fn the_clock_never_runs_backwards_and_ends_at_the_end(from in any_fill(1..12), to in any_fill(1..12)) {
            let steps = from.steps();
            let heads: Vec<_> = (0..=steps).map(|step| from.clocked(to, to_head(step))).collect();
            prop_assert!(heads.is_sorted(), "{heads:?}");
            prop_assert_eq!(heads.last().copied(), Some(to_head(to.steps())));
        }
    }
}
