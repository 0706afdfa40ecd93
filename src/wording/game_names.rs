//! Names and one-line descriptions of what a user chooses in the game and in the table.
//!
//! They are methods of types of `game`, which has no texts of its own for them.

use crate::game::table::overview::Lengths;
use crate::game::{Fill, FillOrder, Players, Strategy};

impl Strategy {
    /// Returns the name on the screen: `greedy`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Optimal => "optimal",
            Self::Greedy => "greedy",
            Self::Seats => "even/odd seats",
            Self::Random { .. } => "random",
            Self::Exploiter => "exploiter",
            Self::You => "you",
        }
    }
}

impl Players {
    /// Returns the names of both strategies, without their seeds.
    pub fn names(self) -> [&'static str; 2] {
        [self.first.name(), self.second.name()]
    }
}

impl Fill {
    /// Returns the word for one of its sweeps, the cells that it writes from end to end before it goes on: `diagonal`.
    pub fn sweep_name(self) -> &'static str {
        match (self.order, self.recurrence.skips_lengths()) {
            (FillOrder::Diagonals, _) => "diagonal",
            (FillOrder::Recursion, true) => "pair of rows",
            (FillOrder::Rows | FillOrder::Recursion, _) => "row",
            (FillOrder::Columns, _) => "column",
        }
    }

    /// Returns why each cell is written after the cells that it reads, in one line: `row i reads row i + 1 and its own
    /// left neighbor`.
    pub fn reason(self) -> &'static str {
        let is_two_ahead = self.recurrence.skips_lengths();
        if !is_two_ahead && !self.recurrence.reads_neighbors() && self.order != FillOrder::Recursion {
            return "a cell is filled after all that it reads";
        }
        match self.order {
            FillOrder::Diagonals if is_two_ahead => "a diagonal reads only the one two before it",
            FillOrder::Diagonals => "a diagonal reads only the one before it",
            FillOrder::Rows if is_two_ahead => "a cell reads rows i + 1 and i + 2 and the cells to its left",
            FillOrder::Rows => "a cell reads row i + 1 and its left neighbor",
            FillOrder::Columns if is_two_ahead => "a cell reads columns j − 1 and j − 2 and the cells below it",
            FillOrder::Columns => "a cell reads column j − 1 and its neighbor below",
            FillOrder::Recursion => "a cell is written when all of its calls have returned",
        }
    }
}

impl Lengths {
    /// Returns the name on the screen: `even lengths`.
    pub fn name(self) -> &'static str {
        match self {
            Self::All => "all lengths",
            Self::Even => "even lengths",
            Self::Odd => "odd lengths",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;

    #[test]
    fn a_reason_names_what_the_recurrence_reads() {
        let reason = |order, recurrence| Fill { order, recurrence, n: 6 }.reason();
        assert_eq!(reason(FillOrder::Rows, Recurrence::FIR_SEC), "a cell reads row i + 1 and its left neighbor");
        assert!(reason(FillOrder::Diagonals, Recurrence::TWO_AHEAD).contains("two before"));
    }
}
