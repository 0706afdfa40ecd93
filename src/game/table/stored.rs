//! Stored tables: the numbers of any definition for all intervals of a row.
//!
//! The expressions are compiled to a short program for a stack. It takes a few nanoseconds for each coin and read.

use crate::game::recurrence::definition::{Definition, Expr, Extreme, MAX_LEAVES, Place, Shift};
use crate::game::{End, FillOrder, Interval, Pick, Row};

/// Stands for "no value" in a stored table, so that a number takes 8 bytes.
const NONE: i64 = i64::MIN;

/// The numbers that a definition has for all intervals of a row.
///
/// Space: 8 bytes for each table and interval.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTables {
    n: usize,
    /// For each table, its numbers by diagonals, and from the left within a diagonal.
    tables: Vec<Vec<i64>>,
    /// What each table has for an interval without coins.
    empty: Vec<i64>,
}

impl StoredTables {
    /// Fills the tables of a definition in an order that it allows. A number that is not there when it is read has no
    /// value: in no order, if it needs itself. Neither has what depends on it. O(n²) for each coin and read.
    pub fn new(definition: &Definition, row: &Row) -> Self {
        let (n, coins) = (row.len(), row.coins());
        let mut sums = vec![0];
        sums.extend(coins.iter().scan(0, |sum, coin| {
            *sum += coin;
            Some(*sum)
        }));
        let code: Vec<_> = (0..definition.tables().len()).map(|table| TableCode::new(definition, table)).collect();
        let none = vec![NONE; n * (n + 1) / 2];
        let empty = code.iter().map(|table| table.empty).collect();
        let mut filler = Filler { stored: Self { n, tables: vec![none; code.len()], empty }, coins, sums: &sums };
        let mut write = |interval: Interval| {
            let mut pick = End::Left;
            for (number, table) in code.iter().enumerate() {
                let value = filler.value(table.of(interval.len()), interval, &mut pick, number == 0);
                let at = filler.stored.index(interval);
                filler.stored.tables[number][at] = value;
            }
        };
        match FillOrder::BOTTOM_UP.into_iter().find(|order| definition.unfilled_read(*order).is_none()) {
            Some(FillOrder::Rows) => (0..n).rev().for_each(|i| (i..n).for_each(|j| write(Interval { i, j }))),
            Some(FillOrder::Columns) => (0..n).for_each(|j| (0..=j).rev().for_each(|i| write(Interval { i, j }))),
            _ => (0..n).for_each(|more| (0..n - more).for_each(|i| write(Interval { i, j: i + more }))),
        }
        filler.stored
    }

    /// The number of coins.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The number that a table has for an interval. `None` if it has no value. O(1).
    pub fn value(&self, table: usize, interval: Interval) -> Option<i64> {
        Some(self.tables[table][self.index(interval)]).filter(|value| *value != NONE)
    }

    /// The pick of a cell: left, right, or both on a tie. `None` if an end has no value, and for a base case without a
    /// choice.
    pub fn pick(&self, definition: &Definition, row: &Row, interval: Interval) -> Option<Pick> {
        let (extreme, choices) = definition.tables()[0].expr(interval.len()).choices()?;
        let value = |expr: &Expr| {
            expr.value(&mut |leaf| match leaf {
                Expr::Number(number) => Some(*number),
                Expr::Coin(end, inward) => coin(row.coins(), interval, *end, *inward),
                Expr::CoinSum(shift) => match shift.from(interval, self.n) {
                    Place::Cell(Interval { i, j }) => Some(row.coins()[i..=j].iter().sum()),
                    Place::Empty => Some(0),
                    Place::Outside => None,
                },
                Expr::Read(table, shift) if *shift != Shift::default() => {
                    Some(self.read(*table, shift.from(interval, self.n))).filter(|value| *value != NONE)
                }
                _ => None,
            })
        };
        Some(extreme.pick(value(choices[0])?, value(choices[1])?))
    }

    fn index(&self, Interval { i, j }: Interval) -> usize {
        let more = j - i;
        // The diagonals before have n, n − 1, … numbers.
        more * (2 * self.n - more + 1) / 2 + i
    }

    fn read(&self, table: usize, place: Place) -> i64 {
        match place {
            Place::Cell(interval) => self.tables[table][self.index(interval)],
            Place::Empty => self.empty[table],
            Place::Outside => NONE,
        }
    }
}

/// The programs of a table.
struct TableCode {
    /// For intervals of 0, 1, … coins, up to the longest base case.
    short: Vec<ExprCode>,
    rule: ExprCode,
    empty: i64,
}

/// The program of an expression: one, or one for each choice.
enum ExprCode {
    One(Vec<Op>),
    Choice(Extreme, [Vec<Op>; 2]),
}

#[derive(Clone, Copy)]
enum Op {
    Number(i64),
    Coin(End, i8),
    CoinSum(Shift),
    Read(usize, Shift),
    Rest(usize),
    Negate,
    Plus,
    Minus,
    Max,
    Min,
}

impl TableCode {
    fn new(definition: &Definition, number: usize) -> Self {
        let table = &definition.tables()[number];
        let code = |expr: &Expr| match expr.choices() {
            // The choice of the first table is the pick.
            Some((extreme, choices)) if number == 0 => ExprCode::Choice(extreme, choices.map(compiled)),
            _ => ExprCode::One(compiled(expr)),
        };
        Self {
            short: (0..=definition.longest_base()).map(|len| code(table.expr(len))).collect(),
            rule: code(&table.rule),
            empty: table.empty().unwrap_or(NONE),
        }
    }

    fn of(&self, len: usize) -> &ExprCode {
        self.short.get(len).unwrap_or(&self.rule)
    }
}

fn compiled(expr: &Expr) -> Vec<Op> {
    let mut ops = vec![];
    compile(expr, &mut ops);
    ops
}

fn compile(expr: &Expr, ops: &mut Vec<Op>) {
    for (number, part) in expr.parts().iter().enumerate() {
        compile(part, ops);
        match expr {
            Expr::Max(_) if number > 0 => ops.push(Op::Max),
            Expr::Min(_) if number > 0 => ops.push(Op::Min),
            _ => {}
        }
    }
    ops.extend(match expr {
        Expr::Number(number) => Some(Op::Number(*number)),
        Expr::Coin(end, inward) => Some(Op::Coin(*end, *inward)),
        Expr::CoinSum(shift) => Some(Op::CoinSum(*shift)),
        Expr::Read(table, shift) => Some(Op::Read(*table, *shift)),
        Expr::Rest(table) => Some(Op::Rest(*table)),
        Expr::Gap => Some(Op::Number(NONE)),
        Expr::Negative(_) => Some(Op::Negate),
        Expr::Plus(_) => Some(Op::Plus),
        Expr::Minus(_) => Some(Op::Minus),
        Expr::Max(_) | Expr::Min(_) => None,
    });
}

struct Filler<'a> {
    stored: StoredTables,
    coins: &'a [i64],
    /// The sums of the first 0, 1, … coins.
    sums: &'a [i64],
}

impl Filler<'_> {
    /// The value of an expression. That of the first table decides the pick: left on a tie.
    fn value(&self, code: &ExprCode, interval: Interval, pick: &mut End, decides: bool) -> i64 {
        match code {
            ExprCode::One(ops) => self.run(ops, interval, *pick),
            ExprCode::Choice(extreme, choices) => {
                let [left, right] = [0, 1].map(|end| self.run(&choices[end], interval, *pick));
                if left == NONE || right == NONE {
                    return NONE;
                }
                if decides {
                    *pick = if extreme.of(left, right) == left { End::Left } else { End::Right };
                }
                extreme.of(left, right)
            }
        }
    }

    fn run(&self, ops: &[Op], interval: Interval, pick: End) -> i64 {
        let n = self.coins.len();
        // A stack of this height is enough for the leaves that `Definition::new` allows.
        let mut stack = [0; MAX_LEAVES];
        let mut top = 0;
        for op in ops {
            let value = match *op {
                Op::Number(number) => number,
                Op::Coin(end, inward) => coin(self.coins, interval, end, inward).unwrap_or(NONE),
                Op::CoinSum(shift) => match shift.from(interval, n) {
                    Place::Cell(Interval { i, j }) => self.sums[j + 1] - self.sums[i],
                    Place::Empty => 0,
                    Place::Outside => NONE,
                },
                Op::Read(table, shift) => self.stored.read(table, shift.from(interval, n)),
                Op::Rest(table) => self.stored.read(table, Shift::without(pick).from(interval, n)),
                Op::Negate => {
                    top -= 1;
                    if stack[top] == NONE { NONE } else { -stack[top] }
                }
                Op::Plus | Op::Minus | Op::Max | Op::Min => {
                    top -= 2;
                    match (*op, stack[top], stack[top + 1]) {
                        (_, NONE, _) | (_, _, NONE) => NONE,
                        (Op::Plus, one, other) => one.checked_add(other).unwrap_or(NONE),
                        (Op::Minus, one, other) => one.checked_sub(other).unwrap_or(NONE),
                        (Op::Max, one, other) => one.max(other),
                        (_, one, other) => one.min(other),
                    }
                }
            };
            stack[top] = value;
            top += 1;
        }
        stack[0]
    }
}

/// The coin near an end of an interval. `None` if the row has no coin there.
pub fn coin(coins: &[i64], interval: Interval, end: End, inward: i8) -> Option<i64> {
    let inward = isize::from(inward);
    let (at, shift) = match end {
        End::Left => (interval.i, inward),
        End::Right => (interval.j, -inward),
    };
    coins.get(at.checked_add_signed(shift)?).copied()
}
