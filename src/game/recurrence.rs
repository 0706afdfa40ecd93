//! The recurrence of one cell with its numbers put in: what the step panel says and the arrows show.
//!
//! `fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1])`, and `sec[i][j]` is the `fir` of the interval that
//! the pick leaves behind, for there the other player is to move.

use serde::{Deserialize, Serialize};

use super::{Cell, End, Interval, Pick, Table};

/// The four ways in which the game's table is written down. All give the same game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recurrence {
    /// What the player to move and what the other one scores:
    /// `fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1])`, and `sec[i][j]` is the `fir` of what the pick leaves.
    #[default]
    FirSec,
    /// What the player to move scores, from their own next turn:
    /// `F[i][j] = max(v[i] + min(F[i+2][j], F[i+1][j−1]), v[j] + min(F[i+1][j−1], F[i][j−2]))`.
    TwoAhead,
    /// My score when it is my turn and when it is theirs: `f[i][j] = max(v[i] + g[i+1][j], v[j] + g[i][j−1])`,
    /// `g[i][j] = min(f[i+1][j], f[i][j−1])`.
    MyTurn,
    /// By how much the player to move is ahead: `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`.
    Difference,
}

impl Recurrence {
    pub const ALL: [Self; 4] = [Self::FirSec, Self::TwoAhead, Self::MyTurn, Self::Difference];

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::FirSec => "fir / sec",
            Self::TwoAhead => "F",
            Self::MyTurn => "f / g",
            Self::Difference => "fir − sec",
        }
    }
}

/// One of the two choices at a cell: the coin taken, and the cell read for what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    pub end: End,
    /// The value of the coin at that end.
    pub coin: i64,
    /// The interval left behind, whose cell is read.
    pub source: Interval,
    /// `fir` of the source: what the other player goes on to score.
    pub source_fir: i64,
    /// `sec` of the source: what the player who takes this coin goes on to score.
    pub source_sec: i64,
}

impl Branch {
    /// What taking this end is worth to the player to move: `coin + sec[source]`.
    pub fn worth(&self) -> i64 {
        self.coin + self.source_sec
    }
}

/// How one cell comes to its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derivation {
    /// One coin: `fir = v[i]`, `sec = 0`.
    Base { interval: Interval, coin: i64 },
    /// Two or more coins: the better of two branches.
    Choice { interval: Interval, cell: Cell, left: Branch, right: Branch },
}

impl Derivation {
    /// The derivation of the cell `interval`, at the cost of a window of four cells.
    pub fn new(table: &Table, interval: Interval) -> Self {
        let (Some(below), Some(before)) = (interval.without(End::Left), interval.without(End::Right)) else {
            return Self::Base { interval, coin: table.row().coins()[interval.i] };
        };
        let window = table.window(interval.i..=interval.i + 1, interval.j - 1..=interval.j);
        let cell = |interval| *window.cell(interval).expect("the window holds the cell and both its sources");
        let branch = |end, source| {
            let read = cell(source);
            let coin = table.row().coins()[interval.coin_at(end)];
            Branch { end, coin, source, source_fir: read.fir(), source_sec: read.sec() }
        };
        Self::Choice {
            interval,
            cell: cell(interval),
            left: branch(End::Left, below),
            right: branch(End::Right, before),
        }
    }

    /// The cell that it is of.
    pub fn interval(&self) -> Interval {
        match self {
            Self::Base { interval, .. } | Self::Choice { interval, .. } => *interval,
        }
    }

    /// The branches whose source gives `sec`: the picked one, or both on a tie. None for a single coin.
    pub fn picked(&self) -> impl Iterator<Item = &Branch> {
        let (pick, branches) = match self {
            Self::Base { .. } => (Pick::Tie, [None, None]),
            Self::Choice { cell, left, right, .. } => (cell.pick(), [Some(left), Some(right)]),
        };
        branches.into_iter().flatten().filter(move |branch| pick.allows(branch.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_branches_of_the_design_picture_have_its_numbers() {
        let table = Table::new("8 15 3 7 9 2".parse().unwrap());
        let Derivation::Choice { cell, left, right, .. } = Derivation::new(&table, Interval::new(1, 4)) else {
            panic!("four coins leave a choice");
        };
        assert_eq!((left.coin, left.source, left.source_sec, left.worth()), (15, Interval::new(2, 4), 7, 22));
        assert_eq!((right.coin, right.source, right.source_sec, right.worth()), (9, Interval::new(1, 3), 7, 16));
        assert_eq!((cell.fir(), cell.sec(), cell.pick()), (22, 12, Pick::Left));
    }

    #[test]
    fn a_single_coin_is_the_base_of_the_recurrence() {
        let table = Table::new("8 15".parse().unwrap());
        let base = Derivation::new(&table, Interval::new(1, 1));
        assert_eq!(base, Derivation::Base { interval: Interval::new(1, 1), coin: 15 });
        assert_eq!(base.picked().count(), 0);
    }

    proptest! {
        #[test]
        fn sec_is_the_fir_of_what_the_pick_leaves_behind(coins in prop::collection::vec(-9..10_i64, 2..12)) {
            let table = Table::new(crate::game::Row::new(coins).unwrap());
            let whole = Interval::whole(table.n());
            let derivation = Derivation::new(&table, whole);
            let cell = table.cell(whole);
            for branch in derivation.picked() {
                prop_assert_eq!(branch.worth(), cell.fir());
                prop_assert_eq!(branch.source_fir, cell.sec());
            }
            let expected = if cell.pick() == Pick::Tie { 2 } else { 1 };
            prop_assert_eq!(derivation.picked().count(), expected);
        }
    }
}
