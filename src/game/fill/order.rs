//! Which orders can fill the tables of a definition.

use crate::game::FillOrder;
use crate::game::recurrence::definition::{Definition, Expr, Shift};

impl Definition {
    /// A read of a cell that is not filled yet when it is needed in this order: `None` if the order is possible. For the
    /// recursion, a read that is no smaller part of the interval, so that its calls would not end.
    pub fn unfilled_read(&self, order: FillOrder) -> Option<Shift> {
        let is_filled = |Shift { i, j }: Shift| match order {
            FillOrder::Diagonals => i > j || (i == j && i < 0),
            FillOrder::Rows => i > 0 || (i == 0 && j < 0),
            FillOrder::Columns => j < 0 || (j == 0 && i > 0),
            FillOrder::Recursion => i >= 0 && j <= 0 && i != j,
        };
        for (number, table) in self.tables().iter().enumerate() {
            let exprs = table.bases.iter().map(|(_, expr)| expr).chain([&table.rule]);
            for leaf in exprs.flat_map(Expr::leaves) {
                if let Expr::Read(read, shift) = leaf
                    // The tables of a cell are filled one after the other.
                    && !(*shift == Shift::default() && *read < number)
                    && !is_filled(*shift)
                {
                    return Some(*shift);
                }
            }
        }
        None
    }
}
