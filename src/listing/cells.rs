//! The program of a recurrence in a fill order.

use super::operation::Operation;
use super::statement::{Condition, Expr, Loop, LoopBound, LoopDirection, ReturnValue, Stmt, TakenEnds};
use crate::game::{CountFrom, End, FillOrder, Recurrence};

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
    pub fn one_call(self) -> Vec<Stmt> {
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
