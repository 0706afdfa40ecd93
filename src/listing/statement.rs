//! The syntax tree of a program: statements, conditions and expressions.

use crate::game::recurrence::Shift;
use crate::game::recurrence::definition::{Extreme, MovePlaces};
use crate::game::{CountFrom, End};
use crate::number::Number;

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
    /// Declares `left` or `right` as worse than any number: each move makes it better.
    Worst(End, Extreme),
    /// Sets `left` or `right` to the better one of what it is and this.
    Improve(End, Extreme, Expr, Operation),
    /// Declares the values of `[i, j]` as variables, if the language needs that. Only in the recursion.
    DeclareValues,
    /// Repeats the body as long as the condition holds. Only in fusion.
    While(Condition, Vec<Stmt>),
    /// Leaves the innermost loop. Only in fusion.
    Break,
    /// Declares a variable and gives it a value. Only in fusion.
    Let(Variable, Option<Operation>),
    /// Puts the coin at `i` on the stack. Only in fusion.
    PushCoin,
    /// Sets a variable or a place of the stack to an expression, both written the same in all languages. Only in
    /// fusion.
    Set(&'static str, &'static str, Operation),
    /// Sets a value of `[i, j]`, which has this number in `Program::values`.
    SetValue(usize, Expr, Vec<Operation>),
    /// Makes the recursive call of this number.
    Call(usize, CodeCall),
    /// Stores the values of `[i, j]` in the memo.
    Store,
    Return(ReturnValue),
}

impl Stmt {
    /// Returns whether an expression in it, or a part of one, is of a kind.
    pub fn has_expr(&self, is_so: &dyn Fn(&Expr) -> bool) -> bool {
        match self {
            Self::Loop(_, body) | Self::While(_, body) => body.iter().any(|statement| statement.has_expr(is_so)),
            Self::If { branches, otherwise } => {
                let bodies = branches.iter().map(|(_, body)| body).chain([otherwise]);
                bodies.flatten().any(|statement| statement.has_expr(is_so))
            }
            Self::Sum(_, expr) | Self::Improve(_, _, expr, _) | Self::SetValue(_, expr, _) => expr.has(is_so),
            _ => false,
        }
    }
}

impl Expr {
    fn has(&self, is_so: &dyn Fn(&Self) -> bool) -> bool {
        is_so(self)
            || match self {
                Self::Negative(inner) => inner.has(is_so),
                Self::Plus(both) | Self::Minus(both) | Self::Times(both) => both.iter().any(|part| part.has(is_so)),
                Self::Extreme(_, parts) => parts.iter().any(|part| part.has(is_so)),
                _ => false,
            }
    }
}

/// A variable of fusion, with the expression of its value.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    pub name: &'static str,
    pub value: &'static str,
    pub holds: Holds,
    /// Whether it gets another value later.
    pub changes: bool,
}

/// What a variable holds, which determines its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    Index,
    Score,
}

/// The value that a call returns.
#[derive(Clone, Copy, Debug)]
pub enum ReturnValue {
    /// The numbers for an empty interval.
    Empty,
    /// What the memo holds for `[i, j]`.
    FromMemo,
    /// The values just computed.
    Computed,
}

impl ReturnValue {
    /// Returns the operation of the line with the `return`.
    pub fn operation(self) -> Operation {
        match self {
            Self::Empty => Operation::Empty,
            Self::FromMemo => Operation::MemoHit,
            Self::Computed => Operation::Return,
        }
    }
}

/// The condition of a branch.
#[derive(Clone, Copy, Debug)]
pub enum Condition {
    /// `[i, j]` is so many coins: none, one or more.
    Coins(usize),
    /// The memo holds `[i, j]`.
    InMemo,
    /// A move of up to so many coins can take all of `[i, j]`.
    TakesAll(usize),
    /// Left is taken, also on a tie: it is worth at least as much as right, or at most as much.
    TakesLeft(Extreme),
    /// Three coins lie on the stack.
    HasTriple,
    /// The three coins on top do not fuse.
    DoesNotFuse,
    /// The valley has a coin that is not taken yet.
    HasCoin,
    /// The left end of the valley is at least as large as the right one.
    LeftIsLarger,
}

impl Condition {
    /// Returns the operation of the line with the test.
    pub fn operation(self) -> Operation {
        match self {
            Self::Coins(0) => Operation::EmptyTest,
            Self::Coins(len) => Operation::BaseTest(len),
            Self::InMemo => Operation::MemoTest,
            Self::TakesAll(_) => Operation::AllTest,
            Self::TakesLeft(_) => Operation::Choose,
            Self::HasTriple => Operation::StackTest,
            Self::DoesNotFuse => Operation::FuseTest,
            Self::HasCoin => Operation::TakeTest,
            Self::LeftIsLarger => Operation::EndTest,
        }
    }
}

/// An expression.
#[derive(Clone, Debug)]
pub enum Expr {
    Number(Number),
    /// A place that nothing is put into yet, or what has no value.
    Gap,
    /// The coin near an end.
    Coin(End, i8),
    /// The sum of the coins of an interval.
    CoinSum(Shift),
    /// The same for an interval that depends on `m`.
    CoinSumOf(MovePlaces),
    /// The number of the turn.
    Turn,
    /// Two to the power of that number.
    TwoToTurn,
    /// `left` or `right`.
    Sum(End),
    /// A value of another cell. It has this number in `Program::values`.
    Cell(usize, Shift),
    /// The same for a cell that depends on `m`.
    CellOf(usize, MovePlaces),
    /// A value that the recursive call of this number has returned.
    Returned(usize, CodeCall),
    Negative(Box<Self>),
    Plus(Box<[Self; 2]>),
    Minus(Box<[Self; 2]>),
    Times(Box<[Self; 2]>),
    Extreme(Extreme, Vec<Self>),
}

/// A call of the recursion, with a name for what it returns.
#[derive(Clone, Debug)]
pub struct CodeCall {
    pub shift: Shift,
    /// Instead, if the interval depends on `m`.
    pub of_move: Option<MovePlaces>,
    /// The ends that are taken to get there, such as `left_right`.
    pub name: String,
}

impl CodeCall {
    /// Returns the indices of the interval, such as `i+1` and `j`.
    pub fn indices(&self) -> [String; 2] {
        self.of_move.map_or_else(|| indices(self.shift), indices_of_move)
    }
}

/// Returns the indices of an interval, such as `i+1` and `j`.
pub fn indices(shift: Shift) -> [String; 2] {
    [shifted("i", shift.i), shifted("j", shift.j)]
}

/// Returns the indices of an interval that depends on `m`, such as `i+m` and `j`.
pub fn indices_of_move(places: MovePlaces) -> [String; 2] {
    places.map(|place| place.index().replace('−', "-"))
}

/// Returns an index with a number added to it, such as `i+1`.
pub fn shifted(index: &str, by: impl Into<i16>) -> String {
    match by.into() {
        0 => index.to_owned(),
        by @ 1.. => format!("{index}+{by}"),
        by => format!("{index}-{}", -by),
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
    /// The bound is at most this.
    pub most: Option<usize>,
}

impl LoopBound {
    pub const ZERO: Self = Self::named("");
    pub const ONE: Self = Self { names: "", number: 1, most: None };
    pub const N: Self = Self::named("n");

    /// Returns the value of an expression of names.
    pub const fn named(names: &'static str) -> Self {
        Self { names, number: 0, most: None }
    }

    pub fn plus(self, number: i32) -> Self {
        Self { number: self.number + number, ..self }
    }

    /// Returns this bound, but at most `most`.
    pub fn at_most(self, most: Option<usize>) -> Self {
        Self { most, ..self }
    }

    /// Returns this bound for indices from 0 as a bound for indices that count so.
    pub fn counted(self, count_from: CountFrom) -> Self {
        match count_from {
            CountFrom::Zero => self,
            CountFrom::One => self.plus(1),
        }
    }

    /// Returns the index of the first coin.
    pub fn first(count_from: CountFrom) -> Self {
        Self::ZERO.counted(count_from)
    }

    /// Returns the index of the last coin.
    pub fn last(count_from: CountFrom) -> Self {
        Self::N.plus(-1).counted(count_from)
    }

    /// Returns whether the bound is one less than an expression that is shorter to write.
    pub fn is_just_below(self) -> bool {
        self.number == -1 && self.most.is_none()
    }
}

impl std::fmt::Display for LoopBound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { names, number, .. } = self;
        match number {
            _ if names.is_empty() => write!(f, "{number}"),
            0 => write!(f, "{names}"),
            1.. => write!(f, "{names} + {number}"),
            _ => write!(f, "{names} - {}", -number),
        }
    }
}

/// What a line of a listing does. The lines of the present operations are marked.
///
/// The operations of a listing depend on its method, but not on the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// Bottom-up: the next diagonal, row or column begins.
    OuterLoop,
    /// Bottom-up: the next cell begins.
    InnerLoop,
    /// Recursion: a call for `[i, j]` begins.
    Call,
    /// Recursion: tests whether `[i, j]` is empty.
    EmptyTest,
    /// Recursion: returns the numbers for an empty interval.
    Empty,
    /// Recursion: tests whether the memo holds `[i, j]`.
    MemoTest,
    /// Recursion: returns the values from the memo.
    MemoHit,
    /// Tests whether `[i, j]` is so many coins, for which there is a base case.
    BaseTest(usize),
    /// Sets the values of this base case.
    Base(usize),
    /// Recursion: makes the call of this number, from 0.
    Recurse(usize),
    /// Begins to go through the moves, of one coin and more.
    Moves,
    /// Computes what taking this end is worth. If a move takes several coins, for each of its moves.
    Sum(End),
    /// Bottom-up: tests whether a move can take all coins of `[i, j]`.
    AllTest,
    /// Bottom-up: computes what taking all coins from this end is worth.
    SumOfAll(End),
    /// Compares left and right.
    Choose,
    /// Sets the first value if this end is picked.
    SetFirst(End),
    /// Sets the second value if this end is picked.
    SetSecond(End),
    /// Recursion: stores the values in the memo.
    Store,
    /// Recursion: returns the values just computed.
    Return,
    /// Returns the values of the whole row.
    Result,
    /// Fusion: the next coin of the row is read.
    NextCoin,
    /// Fusion: puts the coin on the stack.
    Push,
    /// Fusion: tests whether three coins lie on the stack.
    StackTest,
    /// Fusion: names the three coins on top.
    NameTriple,
    /// Fusion: tests whether the three coins on top do not fuse.
    FuseTest,
    /// Fusion: leaves the loop, as they do not fuse.
    Break,
    /// Fusion: replaces the three coins on top by one.
    Fuse,
    /// Fusion: tests whether greedy has a coin left to take.
    TakeTest,
    /// Fusion: compares the two ends of the valley.
    EndTest,
    /// Fusion: greedy takes this end of the valley.
    Take(End),
    /// Fusion: the other player is to move.
    SwitchSign,
}
