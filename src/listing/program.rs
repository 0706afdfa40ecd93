//! The program of a listing in no particular language: a small syntax tree of a recurrence in a fill order, or of fusion.

use super::cells::Cells;
use super::fusion;
use super::statement::Stmt;
use crate::game::table::recurrence::Quantity;
use crate::game::{CountFrom, FillOrder, Recurrence};

/// What a listing computes, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The table of a recurrence, in a fill order.
    Table(Recurrence, FillOrder),
    /// Fusion on a stack, in linear time. See `docs/fusion.md`.
    Fusion,
}

impl Method {
    /// Returns every method: each recurrence in each fill order, and fusion.
    pub fn all() -> impl Iterator<Item = Self> {
        let tables = Recurrence::ALL
            .into_iter()
            .flat_map(|recurrence| FillOrder::ALL.map(|order| Self::Table(recurrence, order)));
        tables.chain([Self::Fusion])
    }
}

/// The function that computes by one method.
#[derive(Clone, Debug)]
pub struct Program {
    method: Method,
    /// The index of the first coin in `i` and `j`, and of the first row and column of a table.
    count_from: CountFrom,
    /// The loops of a bottom-up order or of fusion, or what one call of the recursion does.
    pub body: Vec<Stmt>,
}

impl Program {
    pub fn new(method: Method, count_from: CountFrom) -> Self {
        let body = match method {
            Method::Table(recurrence, FillOrder::Recursion) => {
                Cells { recurrence, order: FillOrder::Recursion, count_from }.one_call()
            }
            Method::Table(recurrence, order) => Cells { recurrence, order, count_from }.loops(),
            Method::Fusion => fusion::statements(count_from),
        };
        Self { method, count_from, body }
    }

    /// Returns the name of the function, in snake case.
    pub fn name(&self) -> &'static str {
        match self.method {
            Method::Table(Recurrence::FirSec, _) => "fir_sec",
            Method::Table(Recurrence::TwoAhead, _) => "two_ahead",
            Method::Table(Recurrence::MyTurn, _) => "my_turn",
            Method::Table(Recurrence::Difference, _) => "difference",
            Method::Fusion => "fusion",
        }
    }

    /// Returns a sentence about what the function returns for a row.
    pub fn purpose(&self) -> &'static str {
        match self.method {
            Method::Table(Recurrence::FirSec, _) => "What the player to move and the other one score.",
            Method::Table(Recurrence::TwoAhead, _) => "What the player to move scores.",
            Method::Table(Recurrence::MyTurn, _) => "My score when the turn is mine, and when it is not.",
            Method::Table(Recurrence::Difference, _) | Method::Fusion => "By how much the player to move is ahead.",
        }
    }

    /// Returns the names of the one or two values that the function returns. A table has them for each interval.
    pub fn values(&self) -> Vec<&'static str> {
        match self.method {
            Method::Table(recurrence, _) => {
                let (first, second) = recurrence.quantities();
                std::iter::once(first).chain(second).map(Quantity::name).collect()
            }
            Method::Fusion => vec!["d"],
        }
    }

    pub fn is_pair(&self) -> bool {
        self.values().len() == 2
    }

    pub fn is_recursive(&self) -> bool {
        matches!(self.method, Method::Table(_, FillOrder::Recursion))
    }

    /// Returns whether the values of all intervals are computed in a two-dimensional table.
    pub fn fills_table(&self) -> bool {
        matches!(self.method, Method::Table(..)) && !self.is_recursive()
    }

    /// Returns whether `j` can be −1: in calls for an empty interval, if the first coin has index 0.
    pub fn has_negative_indices(&self) -> bool {
        self.method == Method::Table(Recurrence::TwoAhead, FillOrder::Recursion) && self.count_from == CountFrom::Zero
    }

    /// Returns the index of the first coin.
    pub fn first_index(&self) -> usize {
        self.count_from.first()
    }

    /// Returns the index of the last coin, where `n` is an expression for the number of coins: `n-1`, or `n`.
    pub fn last_index(&self, n: &str) -> String {
        match self.count_from {
            CountFrom::Zero => format!("{n}-1"),
            CountFrom::One => n.to_owned(),
        }
    }

    /// Returns the number of rows and columns of a table, in a language whose arrays count from 0: `n`, or `n+1`. The
    /// row and the column with number 0 stay empty if the coins count from 1.
    pub fn table_size(&self) -> &'static str {
        match self.count_from {
            CountFrom::Zero => "n",
            CountFrom::One => "n+1",
        }
    }

    /// Returns the place of a coin in the row, in a language whose arrays count from 0: `i`, or `i-1`.
    pub fn coin_place(&self, index: &str) -> String {
        match self.count_from {
            CountFrom::Zero => index.to_owned(),
            CountFrom::One => format!("{index}-1"),
        }
    }

    /// Returns a sentence about the indices, if they do not begin as in most languages.
    pub fn note_on_indices(&self) -> Option<&'static str> {
        match (self.count_from, self.method) {
            (CountFrom::Zero, _) => None,
            (CountFrom::One, Method::Table(..)) => Some("Indices count from 1."),
            (CountFrom::One, Method::Fusion) => Some("v counts from 1, and stack counts from 0."),
        }
    }

    /// Returns whether the larger or the smaller of two numbers is computed.
    pub fn uses_min_or_max(&self) -> bool {
        !matches!(self.method, Method::Table(Recurrence::FirSec, _) | Method::Fusion)
    }
}
