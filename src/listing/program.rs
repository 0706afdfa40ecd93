//! What a listing says, before any language: a small syntax tree of one recurrence in one fill order.

use super::Act;
use crate::game::table::recurrence::Quantity;
use crate::game::{End, FillOrder, Recurrence};

/// The function that computes one recurrence in one fill order.
#[derive(Clone, Debug)]
pub struct Program {
    recurrence: Recurrence,
    order: FillOrder,
    /// Bottom-up the loops, by recursion what one call does.
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Loop(Loop, Vec<Stmt>),
    /// `j` from `i` and `length`, which the loops by diagonals run over.
    SetJ,
    /// The first branch whose test holds, or else `otherwise`, if it says anything.
    If {
        branches: Vec<(Test, Vec<Stmt>)>,
        otherwise: Vec<Stmt>,
    },
    /// What taking an end is worth gets the name `left` or `right`.
    Sum(End, Expr),
    /// Makes the values of `[i, j]` known as variables, where a language asks for that. Recursion only.
    DeclareValues,
    /// A value of `[i, j]`, by its number in [`Program::values`].
    SetValue(usize, Expr, Vec<Act>),
    /// The recursive call of this number, for the interval that is left when these ends are taken.
    Call(usize, Taken),
    /// The values of `[i, j]` go into the memo.
    Store,
    Return(Answer),
}

/// What a call returns.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    /// Nothing lies in an empty interval.
    Zero,
    /// What the memo holds for `[i, j]`.
    Known,
    /// The values just computed.
    Values,
}

impl Answer {
    pub fn act(self) -> Act {
        match self {
            Self::Zero => Act::Empty,
            Self::Known => Act::MemoHit,
            Self::Values => Act::Return,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Test {
    NoCoin,
    OneCoin,
    TwoCoins,
    /// The memo holds `[i, j]`.
    Known,
    /// Left is worth no less than right, so that a tie takes left.
    TakesLeft,
}

impl Test {
    pub fn act(self) -> Act {
        match self {
            Self::NoCoin => Act::EmptyTest,
            Self::OneCoin => Act::BaseTest,
            Self::TwoCoins => Act::PairTest,
            Self::Known => Act::MemoTest,
            Self::TakesLeft => Act::Choose,
        }
    }
}

#[derive(Clone, Debug)]
pub enum Expr {
    Zero,
    /// `v[i]` or `v[j]`.
    Coin(End),
    /// `left` or `right`.
    Sum(End),
    /// A value, by its number in [`Program::values`], of the interval that is left when these ends are taken.
    Value(usize, Taken),
    Plus(Box<[Self; 2]>),
    Minus(Box<[Self; 2]>),
    Larger(Box<[Self; 2]>),
    Smaller(Box<[Self; 2]>),
}

/// The ends taken, one after the other, between `[i, j]` and a smaller interval.
#[derive(Clone, Debug)]
pub struct Taken(Vec<End>);

impl Taken {
    /// The indices of the smaller interval, such as `i+1` and `j`.
    pub fn indices(&self) -> [String; 2] {
        let count = |end| self.0.iter().filter(|taken| **taken == end).count();
        let shifted = |index: &str, sign, by| if by == 0 { index.to_owned() } else { format!("{index}{sign}{by}") };
        [shifted("i", '+', count(End::Left)), shifted("j", '-', count(End::Right))]
    }

    /// The ends by name, such as `left_right`.
    pub fn name(&self) -> String {
        self.0.iter().map(|end| end.name()).collect::<Vec<_>>().join("_")
    }
}

/// A loop of `index` over the whole numbers from `first` to `last`, both included.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    pub act: Act,
    pub index: &'static str,
    pub direction: Direction,
    pub first: Bound,
    pub last: Bound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
}

/// A sum of names, if any, and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    names: &'static str,
    number: i32,
}

impl Bound {
    pub const ZERO: Self = Self { names: "", number: 0 };

    pub fn plus(self, number: i32) -> Self {
        Self { number: self.number + number, ..self }
    }

    /// Whether it is one less than something that is shorter to write.
    pub fn is_just_below(self) -> bool {
        self.number == -1
    }
}

impl std::fmt::Display for Bound {
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

    /// The name of the function, in snake case.
    pub fn name(&self) -> &'static str {
        match self.recurrence {
            Recurrence::FirSec => "fir_sec",
            Recurrence::TwoAhead => "two_ahead",
            Recurrence::MyTurn => "my_turn",
            Recurrence::Difference => "difference",
        }
    }

    /// What the function returns for a row of coins, in a sentence.
    pub fn purpose(&self) -> &'static str {
        match self.recurrence {
            Recurrence::FirSec => "What the player to move and the other one score.",
            Recurrence::TwoAhead => "What the player to move scores.",
            Recurrence::MyTurn => "My score when the turn is mine, and when it is not.",
            Recurrence::Difference => "By how much the player to move is ahead.",
        }
    }

    /// The names of the one or two values that an interval has.
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

    /// Whether it is ever asked for an empty interval, of which `j` may be −1.
    pub fn meets_empty(&self) -> bool {
        self.is_recursive() && self.recurrence == Recurrence::TwoAhead
    }

    /// Whether it asks for the larger or the smaller of two numbers.
    pub fn takes_extremes(&self) -> bool {
        self.recurrence != Recurrence::FirSec
    }

    fn loops(&self) -> Vec<Stmt> {
        let n = Bound { names: "n", number: 0 };
        let named = |names| Bound { names, number: 0 };
        let up = |act, index, first, last| Loop { act, index, direction: Direction::Up, first, last };
        let down = |act, index, first| Loop { act, index, direction: Direction::Down, first, last: Bound::ZERO };
        let (outer, inner) = match self.order {
            FillOrder::Diagonals => (
                up(Act::OuterLoop, "length", Bound::ZERO.plus(1), n),
                up(Act::InnerLoop, "i", Bound::ZERO, named("n - length")),
            ),
            FillOrder::Rows => (down(Act::OuterLoop, "i", n.plus(-1)), up(Act::InnerLoop, "j", named("i"), n.plus(-1))),
            FillOrder::Columns => {
                (up(Act::OuterLoop, "j", Bound::ZERO, n.plus(-1)), down(Act::InnerLoop, "i", named("j")))
            }
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
        if self.meets_empty() {
            call.push(answer_if(Test::NoCoin, Answer::Zero));
        }
        call.push(answer_if(Test::Known, Answer::Known));
        call.push(Stmt::DeclareValues);
        call.extend(self.cell());
        call.extend([Stmt::Store, Stmt::Return(Answer::Values)]);
        call
    }

    /// How the values of `[i, j]` come about.
    fn cell(&self) -> Vec<Stmt> {
        let mut branches = vec![(Test::OneCoin, self.one_coin())];
        if self.recurrence == Recurrence::TwoAhead && !self.is_recursive() {
            let larger = Expr::Larger([Expr::Coin(End::Left), Expr::Coin(End::Right)].into());
            branches.push((Test::TwoCoins, vec![Stmt::SetValue(0, larger, vec![Act::PairBase])]));
        }
        let mut otherwise = if self.is_recursive() { self.calls() } else { vec![] };
        otherwise.extend(End::BOTH.map(|end| Stmt::Sum(end, self.sum(end))));
        otherwise.extend(self.choice());
        vec![Stmt::If { branches, otherwise }]
    }

    fn one_coin(&self) -> Vec<Stmt> {
        let values = [Expr::Coin(End::Left), Expr::Zero].into_iter().take(self.values().len());
        values.enumerate().map(|(value, expr)| Stmt::SetValue(value, expr, vec![Act::Base])).collect()
    }

    /// One call for each interval that is read, however often it is read.
    fn calls(&self) -> Vec<Stmt> {
        let taken = match self.recurrence {
            Recurrence::TwoAhead => End::BOTH.iter().flat_map(|end| End::BOTH.map(|reply| vec![*end, reply])).collect(),
            _ => End::BOTH.map(|end| vec![end]).to_vec(),
        };
        taken.into_iter().enumerate().map(|(number, ends)| Stmt::Call(number, Taken(ends))).collect()
    }

    /// What taking `end` is worth.
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

    /// From `left` and `right` to the values.
    fn choice(&self) -> Vec<Stmt> {
        if self.recurrence == Recurrence::FirSec {
            return vec![Stmt::If {
                branches: vec![(Test::TakesLeft, taking(End::Left))],
                otherwise: taking(End::Right),
            }];
        }
        let larger = Expr::Larger(End::BOTH.map(Expr::Sum).into());
        let acts = vec![Act::Choose, Act::First(End::Left), Act::First(End::Right)];
        let mut choice = vec![Stmt::SetValue(0, larger, acts)];
        if self.recurrence == Recurrence::MyTurn {
            let smaller = Expr::Smaller(End::BOTH.map(|end| after(0, &[end])).into());
            choice.push(Stmt::SetValue(1, smaller, End::BOTH.map(Act::Second).to_vec()));
        }
        choice
    }
}

/// A value of the interval that is left when `ends` are taken.
fn after(value: usize, ends: &[End]) -> Expr {
    Expr::Value(value, Taken(ends.to_vec()))
}

/// `fir` and `sec` when `end` is picked: the roles swap, so that `sec` is a `fir`.
fn taking(end: End) -> Vec<Stmt> {
    vec![
        Stmt::SetValue(0, Expr::Sum(end), vec![Act::First(end)]),
        Stmt::SetValue(1, after(0, &[end]), vec![Act::Second(end)]),
    ]
}
