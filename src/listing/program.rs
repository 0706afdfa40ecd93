//! The program of a listing in no particular language: a small syntax tree of a recurrence in a fill order.

use super::operation::Operation;
use crate::game::table::recurrence::Quantity;
use crate::game::{End, FillOrder, Recurrence};

/// The function that computes one recurrence in one fill order.
#[derive(Clone, Debug)]
pub struct Program {
    recurrence: Recurrence,
    order: FillOrder,
    /// The loops of a bottom-up order, or what one call of the recursion does.
    pub body: Vec<Stmt>,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    Loop(Loop, Vec<Stmt>),
    /// Computes `j` from `i` and `length`, the variables of the loops by diagonals.
    SetJ,
    /// Runs the first branch whose condition holds, or else `otherwise`, which can be empty.
    If {
        branches: Vec<(Condition, Vec<Stmt>)>,
        otherwise: Vec<Stmt>,
    },
    /// Sets `left` or `right` to what taking this end is worth.
    Sum(End, Expr),
    /// Declares the values of `[i, j]` as variables, if the language needs that. Only in the recursion.
    DeclareValues,
    /// Sets a value of `[i, j]`, which has this number in [`Program::values`].
    SetValue(usize, Expr, Vec<Operation>),
    /// Makes the recursive call of this number for the interval that is left when these ends are taken.
    Call(usize, TakenEnds),
    /// Stores the values of `[i, j]` in the memo.
    Store,
    Return(ReturnValue),
}

/// The value that a call returns.
#[derive(Clone, Copy, Debug)]
pub enum ReturnValue {
    /// Zero, for an empty interval.
    Zero,
    /// What the memo holds for `[i, j]`.
    FromMemo,
    /// The values just computed.
    Computed,
}

impl ReturnValue {
    /// Returns the operation of the line with the `return`.
    pub fn operation(self) -> Operation {
        match self {
            Self::Zero => Operation::Empty,
            Self::FromMemo => Operation::MemoHit,
            Self::Computed => Operation::Return,
        }
    }
}

/// The condition of a branch.
#[derive(Clone, Copy, Debug)]
pub enum Condition {
    NoCoin,
    OneCoin,
    TwoCoins,
    /// The memo holds `[i, j]`.
    InMemo,
    /// Left is worth at least as much as right. So left is taken on a tie.
    TakesLeft,
}

impl Condition {
    /// Returns the operation of the line with the test.
    pub fn operation(self) -> Operation {
        match self {
            Self::NoCoin => Operation::EmptyTest,
            Self::OneCoin => Operation::BaseTest,
            Self::TwoCoins => Operation::PairTest,
            Self::InMemo => Operation::MemoTest,
            Self::TakesLeft => Operation::Choose,
        }
    }
}

/// An expression.
#[derive(Clone, Debug)]
pub enum Expr {
    Zero,
    /// `v[i]` or `v[j]`.
    Coin(End),
    /// `left` or `right`.
    Sum(End),
    /// A value of the interval that is left when these ends are taken. It has this number in [`Program::values`].
    Value(usize, TakenEnds),
    Plus(Box<[Self; 2]>),
    Minus(Box<[Self; 2]>),
    Larger(Box<[Self; 2]>),
    Smaller(Box<[Self; 2]>),
}

/// The ends that are taken, in this order, to get from `[i, j]` to a smaller interval.
#[derive(Clone, Debug)]
pub struct TakenEnds(Vec<End>);

impl TakenEnds {
    /// Returns the indices of the smaller interval, such as `i+1` and `j`.
    pub fn indices(&self) -> [String; 2] {
        let count = |end| self.0.iter().filter(|taken| **taken == end).count();
        let shifted = |index: &str, sign, by| if by == 0 { index.to_owned() } else { format!("{index}{sign}{by}") };
        [shifted("i", '+', count(End::Left)), shifted("j", '-', count(End::Right))]
    }

    /// Returns the names of the ends, such as `left_right`.
    pub fn name(&self) -> String {
        self.0.iter().map(|end| end.name()).collect::<Vec<_>>().join("_")
    }
}

/// The head of a loop of `index` over the whole numbers from `first` to `last`, both included.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    pub operation: Operation,
    pub index: &'static str,
    pub direction: LoopDirection,
    pub first: LoopBound,
    pub last: LoopBound,
}

/// The direction of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopDirection {
    Up,
    Down,
}

/// A bound of a loop: the sum of an expression of names, which can be empty, and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopBound {
    names: &'static str,
    number: i32,
}

impl LoopBound {
    pub const ZERO: Self = Self { names: "", number: 0 };

    pub fn plus(self, number: i32) -> Self {
        Self { number: self.number + number, ..self }
    }

    /// Returns whether the bound is one less than an expression that is shorter to write.
    pub fn is_just_below(self) -> bool {
        self.number == -1
    }
}

impl std::fmt::Display for LoopBound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { names, number } = self;
        match number {
            _ if names.is_empty() => write!(f, "{number}"),
            0 => write!(f, "{names}"),
            1.. => write!(f, "{names} + {number}"),
            _ => write!(f, "{names} - {}", -number),
        }
    }
}

impl Program {
    pub fn new(recurrence: Recurrence, order: FillOrder) -> Self {
        let mut program = Self { recurrence, order, body: vec![] };
        program.body = if program.is_recursive() { program.one_call() } else { program.loops() };
        program
    }

    /// Returns the name of the function, in snake case.
    pub fn name(&self) -> &'static str {
        match self.recurrence {
            Recurrence::FirSec => "fir_sec",
            Recurrence::TwoAhead => "two_ahead",
            Recurrence::MyTurn => "my_turn",
            Recurrence::Difference => "difference",
        }
    }

    /// Returns a sentence about what the function returns for a row.
    pub fn purpose(&self) -> &'static str {
        match self.recurrence {
            Recurrence::FirSec => "What the player to move and the other one score.",
            Recurrence::TwoAhead => "What the player to move scores.",
            Recurrence::MyTurn => "My score when the turn is mine, and when it is not.",
            Recurrence::Difference => "By how much the player to move is ahead.",
        }
    }

    /// Returns the names of the one or two values of an interval.
    pub fn values(&self) -> Vec<&'static str> {
        let (first, second) = self.recurrence.quantities();
        std::iter::once(first).chain(second).map(Quantity::name).collect()
    }

    pub fn is_pair(&self) -> bool {
        self.values().len() == 2
    }

    pub fn is_recursive(&self) -> bool {
        self.order == FillOrder::Recursion
    }

    /// Returns whether there are calls for an empty interval, in which `j` can be −1.
    pub fn has_empty_intervals(&self) -> bool {
        self.is_recursive() && self.recurrence == Recurrence::TwoAhead
    }

    /// Returns whether the larger or the smaller of two numbers is computed.
    pub fn uses_min_or_max(&self) -> bool {
        self.recurrence != Recurrence::FirSec
    }

    fn loops(&self) -> Vec<Stmt> {
        let n = LoopBound { names: "n", number: 0 };
        let named = |names| LoopBound { names, number: 0 };
        let up = |operation, index, first, last| Loop { operation, index, direction: LoopDirection::Up, first, last };
        let down = |operation, index, first| Loop {
            operation,
            index,
            direction: LoopDirection::Down,
            first,
            last: LoopBound::ZERO,
        };
        let (outer, inner) = match self.order {
            FillOrder::Diagonals => (
                up(Operation::OuterLoop, "length", LoopBound::ZERO.plus(1), n),
                up(Operation::InnerLoop, "i", LoopBound::ZERO, named("n - length")),
            ),
            FillOrder::Rows => {
                (down(Operation::OuterLoop, "i", n.plus(-1)), up(Operation::InnerLoop, "j", named("i"), n.plus(-1)))
            }
            FillOrder::Columns => (
                up(Operation::OuterLoop, "j", LoopBound::ZERO, n.plus(-1)),
                down(Operation::InnerLoop, "i", named("j")),
            ),
            FillOrder::Recursion => unreachable!("a recursion has no loops"),
        };
        let mut cell = self.cell();
        if self.order == FillOrder::Diagonals {
            cell.insert(0, Stmt::SetJ);
        }
        vec![Stmt::Loop(outer, vec![Stmt::Loop(inner, cell)])]
    }

    fn one_call(&self) -> Vec<Stmt> {
        let answer_if =
            |test, answer| Stmt::If { branches: vec![(test, vec![Stmt::Return(answer)])], otherwise: vec![] };
        let mut call = vec![];
        if self.has_empty_intervals() {
            call.push(answer_if(Condition::NoCoin, ReturnValue::Zero));
        }
        call.push(answer_if(Condition::InMemo, ReturnValue::FromMemo));
        call.push(Stmt::DeclareValues);
        call.extend(self.cell());
        call.extend([Stmt::Store, Stmt::Return(ReturnValue::Computed)]);
        call
    }

    /// Returns the statements that compute the values of `[i, j]`.
    fn cell(&self) -> Vec<Stmt> {
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

    fn one_coin(&self) -> Vec<Stmt> {
        let values = [Expr::Coin(End::Left), Expr::Zero].into_iter().take(self.values().len());
        values.enumerate().map(|(value, expr)| Stmt::SetValue(value, expr, vec![Operation::Base])).collect()
    }

    /// Returns one call for each read. An interval that is read twice has two calls.
    fn calls(&self) -> Vec<Stmt> {
        let taken = match self.recurrence {
            Recurrence::TwoAhead => End::BOTH.iter().flat_map(|end| End::BOTH.map(|reply| vec![*end, reply])).collect(),
            _ => End::BOTH.map(|end| vec![end]).to_vec(),
        };
        taken.into_iter().enumerate().map(|(number, ends)| Stmt::Call(number, TakenEnds(ends))).collect()
    }

    /// Returns what taking `end` is worth.
    fn sum(&self, end: End) -> Expr {
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
    fn choice(&self) -> Vec<Stmt> {
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
