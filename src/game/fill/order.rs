//! Which orders can fill the tables of a definition.

use crate::game::recurrence::definition::{Definition, Expr, Shift};
use crate::game::{FillOrder, Recurrence};
use crate::limits::{MAX_COINS_OF_TRACED_CALLS, MAX_COINS_OF_TRACED_COMBS, MAX_COINS_STORED_BY_COMBS};

/// Why an order can't fill the tables of a recurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// A cell reads this one, which is not filled by then. In the recursion its call would not end.
    Unfilled { order: FillOrder, read: Shift },
    /// The steps of the recursion have no closed form, and the row has more coins than can be traced.
    TooManyCoins { most: usize },
}

/// Whether the cell that is shifted so far is filled when a cell is filled in this order. For the recursion, whether it is
/// a smaller part of the interval.
pub fn is_filled_before(order: FillOrder, Shift { i, j }: Shift) -> bool {
    match order {
        FillOrder::Diagonals => i > j || (i == j && i < 0),
        FillOrder::Rows => i > 0 || (i == 0 && j < 0),
        FillOrder::Columns => j < 0 || (j == 0 && i > 0),
        FillOrder::Recursion => i >= 0 && j <= 0 && i != j,
    }
}

impl Definition {
    /// A read of a cell that is not filled yet when it is needed in this order: `None` if the order is possible. For the
    /// recursion, a read that is no smaller part of the interval, so that its calls would not end.
    pub fn unfilled_read(&self, order: FillOrder) -> Option<Shift> {
        for (number, table) in self.tables().iter().enumerate() {
            let exprs = table.bases.iter().map(|(_, expr)| expr).chain([&table.rule]);
            for leaf in exprs.flat_map(Expr::leaves) {
                let reads = match leaf {
                    Expr::Read(read, shift) => vec![(*read, *shift)],
                    // What holds for the shortest and the longest move holds for those between them. The indices of a read
                    // are near both ends, so that the number of coins does not matter.
                    Expr::ReadOf(read, places) => {
                        let moves = [1, table.most.of(MAX_COINS_STORED_BY_COMBS)];
                        moves.map(|m| (*read, Shift::of_move(*places, m, 1))).into()
                    }
                    _ => vec![],
                };
                // The tables of a cell are filled one after the other.
                let is_filled = |(read, shift): &(usize, Shift)| {
                    *shift == Shift::default() && *read < number || is_filled_before(order, *shift)
                };
                if let Some((_, shift)) = reads.into_iter().find(|read| !is_filled(read)) {
                    return Some(shift);
                }
            }
        }
        None
    }
}

impl Recurrence {
    /// Checks that an order can fill the tables for a row of `n` coins.
    ///
    /// # Errors
    /// If it can't: see [`OrderError`].
    pub fn check_order(self, order: FillOrder, n: usize) -> Result<(), OrderError> {
        if let Some(read) = self.definition().unfilled_read(order) {
            return Err(OrderError::Unfilled { order, read });
        }
        let most = if self.has_moves() { MAX_COINS_OF_TRACED_COMBS } else { MAX_COINS_OF_TRACED_CALLS };
        let has_steps = order != FillOrder::Recursion || self.regular_calls().is_some() || n <= most;
        if has_steps { Ok(()) } else { Err(OrderError::TooManyCoins { most }) }
    }

    /// The order itself if it is possible, else the first one that is. If none is, it is that by diagonals: then some
    /// cells get no value.
    pub fn possible_order(self, order: FillOrder, n: usize) -> FillOrder {
        if self.published().is_some() {
            return order;
        }
        let orders = [order].into_iter().chain(FillOrder::ALL);
        orders.into_iter().find(|order| self.check_order(*order, n).is_ok()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn possible(equations: &str, n: usize) -> Vec<FillOrder> {
        let recurrence = Recurrence::new(equations.parse().unwrap());
        FillOrder::ALL.into_iter().filter(|order| recurrence.check_order(*order, n).is_ok()).collect()
    }

    #[test]
    fn an_order_that_reads_an_unfilled_cell_is_refused_with_the_cell() {
        assert_eq!(possible("a[i][j] = max(a[i+1][j], a[i][j−1])", 9), FillOrder::ALL);
        // The cell on the right in the row below.
        let aside = "b[i][j] = max(v[i], b[i+1][j+1])";
        assert_eq!(possible(aside, 9), [FillOrder::Rows]);
        let recurrence = Recurrence::new(aside.parse().unwrap());
        let read = Shift { i: 1, j: 1 };
        let error = OrderError::Unfilled { order: FillOrder::Diagonals, read };
        assert_eq!(recurrence.check_order(FillOrder::Diagonals, 9), Err(error));
        assert_eq!(recurrence.possible_order(FillOrder::Columns, 9), FillOrder::Rows);
        assert_eq!(possible("c[i][j] = max(c[i][j], v[i])", 9), []);
        assert_eq!(possible("d[i][j] = max(e[i+1][j], v[i]); e[i][j] = d[i][j]", 9), FillOrder::ALL);
    }

    #[test]
    fn the_recursion_of_an_unusual_form_is_for_short_rows() {
        let unusual = "x[i][j] = max(x[i+1][j], x[i+1][j])";
        assert_eq!(possible(unusual, MAX_COINS_OF_TRACED_CALLS), FillOrder::ALL);
        assert_eq!(possible(unusual, MAX_COINS_OF_TRACED_CALLS + 1), FillOrder::BOTTOM_UP);
    }
}
