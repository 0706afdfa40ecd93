//! The program of a listing in no particular language: a small syntax tree of a recurrence in a fill order, or of fusion.

use crate::game::table::recurrence::Quantity;
use crate::game::{CountFrom, End, FillOrder, Recurrence};
use crate::listing::statement::{
    Condition, Expr, Holds, Loop, LoopBound, LoopDirection, Operation, ReturnValue, Stmt, TakenEnds, Variable,
};

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
            Method::Fusion => statements(count_from),
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

/// The statements of a recurrence in a fill order.
#[derive(Clone, Copy)]
pub struct Cells {
    pub recurrence: Recurrence,
    pub order: FillOrder,
    /// The index of the first coin.
    pub count_from: CountFrom,
}

impl Cells {
    fn is_recursive(self) -> bool {
        self.order == FillOrder::Recursion
    }

    /// Returns the loops of a bottom-up order.
    pub fn loops(self) -> Vec<Stmt> {
        let n = LoopBound::N;
        let (first, last) = (LoopBound::first(self.count_from), LoopBound::last(self.count_from));
        let up = |operation, index, first, last| Loop { operation, index, direction: LoopDirection::Up, first, last };
        let down = |operation, index, from| Loop {
            operation,
            index,
            direction: LoopDirection::Down,
            first: from,
            last: first,
        };
        let (outer, inner) = match self.order {
            FillOrder::Diagonals => (
                up(Operation::OuterLoop, "length", LoopBound::ONE, n),
                up(Operation::InnerLoop, "i", first, LoopBound::named("n - length").counted(self.count_from)),
            ),
            FillOrder::Rows => {
                (down(Operation::OuterLoop, "i", last), up(Operation::InnerLoop, "j", LoopBound::named("i"), last))
            }
            FillOrder::Columns => {
                (up(Operation::OuterLoop, "j", first, last), down(Operation::InnerLoop, "i", LoopBound::named("j")))
            }
            FillOrder::Recursion => unreachable!("a recursion has no loops"),
        };
        let mut cell = self.cell();
        if self.order == FillOrder::Diagonals {
            cell.insert(0, Stmt::SetJ);
        }
        vec![Stmt::Loop(outer, vec![Stmt::Loop(inner, cell)])]
    }

    /// Returns what one call of the recursion does.
    fn one_call(self) -> Vec<Stmt> {
        let answer_if =
            |test, answer| Stmt::If { branches: vec![(test, vec![Stmt::Return(answer)])], otherwise: vec![] };
        let mut call = vec![];
        if self.recurrence == Recurrence::TwoAhead {
            call.push(answer_if(Condition::NoCoin, ReturnValue::Zero));
        }
        call.push(answer_if(Condition::InMemo, ReturnValue::FromMemo));
        call.push(Stmt::DeclareValues);
        call.extend(self.cell());
        call.extend([Stmt::Store, Stmt::Return(ReturnValue::Computed)]);
        call
    }

    /// Returns the statements that compute the values of `[i, j]`.
    fn cell(self) -> Vec<Stmt> {
        let mut branches = vec![(Condition::OneCoin, self.one_coin())];
        if self.recurrence == Recurrence::TwoAhead && !self.is_recursive() {
            let larger = Expr::Larger([Expr::Coin(End::Left), Expr::Coin(End::Right)].into());
            branches.push((Condition::TwoCoins, vec![Stmt::SetValue(0, larger, vec![Operation::PairBase])]));
        }
        let mut otherwise = if self.is_recursive() { self.calls() } else { vec![] };
        otherwise.extend(End::BOTH.map(|end| Stmt::Sum(end, self.sum(end))));
        otherwise.extend(self.choice());
        vec![Stmt::If { branches, otherwise }]
    }

    fn one_coin(self) -> Vec<Stmt> {
        let count = 1 + usize::from(self.recurrence.quantities().1.is_some());
        let values = [Expr::Coin(End::Left), Expr::Zero].into_iter().take(count);
        values.enumerate().map(|(value, expr)| Stmt::SetValue(value, expr, vec![Operation::Base])).collect()
    }

    /// Returns one call for each read. An interval that is read twice has two calls.
    fn calls(self) -> Vec<Stmt> {
        let taken = match self.recurrence {
            Recurrence::TwoAhead => End::BOTH.iter().flat_map(|end| End::BOTH.map(|reply| vec![*end, reply])).collect(),
            _ => End::BOTH.map(|end| vec![end]).to_vec(),
        };
        taken.into_iter().enumerate().map(|(number, ends)| Stmt::Call(number, TakenEnds(ends))).collect()
    }

    /// Returns what taking `end` is worth.
    fn sum(self, end: End) -> Expr {
        let coin = Expr::Coin(end);
        match self.recurrence {
            Recurrence::FirSec | Recurrence::MyTurn => Expr::Plus([coin, after(1, &[end])].into()),
            Recurrence::TwoAhead => {
                let replies = End::BOTH.map(|reply| after(0, &[end, reply]));
                Expr::Plus([coin, Expr::Smaller(replies.into())].into())
            }
            Recurrence::Difference => Expr::Minus([coin, after(0, &[end])].into()),
        }
    }

    /// Returns the statements that set the values from `left` and `right`.
    fn choice(self) -> Vec<Stmt> {
        if self.recurrence == Recurrence::FirSec {
            return vec![Stmt::If {
                branches: vec![(Condition::TakesLeft, taking(End::Left))],
                otherwise: taking(End::Right),
            }];
        }
        let larger = Expr::Larger(End::BOTH.map(Expr::Sum).into());
        let operations = vec![Operation::Choose, Operation::SetFirst(End::Left), Operation::SetFirst(End::Right)];
        let mut choice = vec![Stmt::SetValue(0, larger, operations)];
        if self.recurrence == Recurrence::MyTurn {
            let smaller = Expr::Smaller(End::BOTH.map(|end| after(0, &[end])).into());
            choice.push(Stmt::SetValue(1, smaller, End::BOTH.map(Operation::SetSecond).to_vec()));
        }
        choice
    }
}

/// Returns a value of the interval that is left when `ends` are taken.
fn after(value: usize, ends: &[End]) -> Expr {
    Expr::Value(value, TakenEnds(ends.to_vec()))
}

/// Returns the statements that set `fir` and `sec` when `end` is picked. The roles swap, so `sec` is a `fir`.
fn taking(end: End) -> Vec<Stmt> {
    vec![
        Stmt::SetValue(0, Expr::Sum(end), vec![Operation::SetFirst(end)]),
        Stmt::SetValue(1, after(0, &[end]), vec![Operation::SetSecond(end)]),
    ]
}

/// Returns the statements of fusion: all coins are pushed on a stack and fuse, and then greedy takes what is left.
///
/// The stack is an array `stack` with room for all coins, of which the first `size` places are in use.
pub fn statements(count_from: CountFrom) -> Vec<Stmt> {
    vec![
        variable("size", "0", Holds::Index),
        read_row(count_from),
        variable("d", "0", Holds::Score),
        variable("sign", "1", Holds::Score),
        variable("left", "0", Holds::Index),
        variable("right", "size-1", Holds::Index),
        take_valley(),
    ]
}

/// Pushes each coin, and fuses as long as the three on top do.
fn read_row(count_from: CountFrom) -> Stmt {
    let coins = Loop {
        operation: Operation::NextCoin,
        index: "i",
        direction: LoopDirection::Up,
        first: LoopBound::first(count_from),
        last: LoopBound::last(count_from),
    };
    let triple = [("a", "stack[size-3]"), ("b", "stack[size-2]"), ("c", "stack[size-1]")];
    let mut fuse: Vec<_> = triple.map(|(name, value)| constant(name, value, Operation::NameTriple)).into();
    fuse.extend([
        Stmt::If { branches: vec![(Condition::DoesNotFuse, vec![Stmt::Break])], otherwise: vec![] },
        Stmt::Set("stack[size-3]", "a - b + c", Operation::Fuse),
        Stmt::Set("size", "size - 2", Operation::Fuse),
    ]);
    let body =
        vec![Stmt::PushCoin, Stmt::Set("size", "size + 1", Operation::Push), Stmt::While(Condition::HasTriple, fuse)];
    Stmt::Loop(coins, body)
}

/// Takes the larger end of the valley again and again, with alternating signs.
fn take_valley() -> Stmt {
    let left = vec![
        Stmt::Set("d", "d + sign * stack[left]", Operation::Take(End::Left)),
        Stmt::Set("left", "left + 1", Operation::Take(End::Left)),
    ];
    let right = vec![
        Stmt::Set("d", "d + sign * stack[right]", Operation::Take(End::Right)),
        Stmt::Set("right", "right - 1", Operation::Take(End::Right)),
    ];
    let take = Stmt::If { branches: vec![(Condition::LeftIsLarger, left)], otherwise: right };
    Stmt::While(Condition::HasCoin, vec![take, Stmt::Set("sign", "-sign", Operation::SwitchSign)])
}

/// Returns the declaration of a variable that gets other values later.
fn variable(name: &'static str, value: &'static str, holds: Holds) -> Stmt {
    Stmt::Let(Variable { name, value, holds, changes: true }, None)
}

/// Returns the declaration of a score that keeps its value.
fn constant(name: &'static str, value: &'static str, operation: Operation) -> Stmt {
    Stmt::Let(Variable { name, value, holds: Holds::Score, changes: false }, Some(operation))
}
