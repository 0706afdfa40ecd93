//! Stored tables: the numbers of any definition for all intervals of a row.
//!
//! The expressions are compiled to a short program for a stack. It takes a few nanoseconds for each coin and read.

use crate::game::best_of_last::BestOfLast;
use crate::game::fill::order::is_filled_before;
use crate::game::recurrence::definition::{
    Definition, Expr, Extreme, MAX_LEAVES, Most, MovePlace, MovePlaces, Place, Shift, TableDefinition,
};
use crate::game::{End, FillOrder, Interval, Pick, Row};
use crate::number::Number;

/// The numbers that a definition has for all intervals of a row.
///
/// Space: 8 bytes for each table and interval, or 16 if a number needs more than 64 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTables(Widths);

/// Most tables have small numbers, and are filled faster with these.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Widths {
    Short(Filled<i64>),
    Long(Filled<Number>),
}

/// Calls a method of the tables of either width.
macro_rules! of_either {
    ($tables:expr, $filled:ident => $value:expr) => {
        match $tables {
            StoredTables(Widths::Short($filled)) => $value,
            StoredTables(Widths::Long($filled)) => $value,
        }
    };
}

/// Tables with numbers of one width.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Filled<W> {
    n: usize,
    /// The order in which they were filled. A cell that was not filled when another one read it had no value there.
    order: FillOrder,
    /// For each table, its numbers by diagonals, and from the left within a diagonal.
    tables: Vec<Vec<W>>,
    /// What each table has for an interval without coins.
    empty: Vec<W>,
    /// The sums of the first 0, 1, … coins.
    sums: Vec<i64>,
}

/// The integers that a table can have.
trait Width: Copy + Ord + Default + From<i64> + Into<Number> + TryFrom<Number> {
    /// Stands for "no value", so that a number takes no more than its bits.
    const NONE: Self;
    const IS_LONGEST: bool;

    fn plus(self, other: Self) -> Option<Self>;
    fn minus(self, other: Self) -> Option<Self>;
    fn times(self, other: Self) -> Option<Self>;
}

macro_rules! widths {
    ($($width:ty)*) => {$(
        impl Width for $width {
            const NONE: Self = Self::MIN;
            const IS_LONGEST: bool = Self::BITS == Number::BITS;

            fn plus(self, other: Self) -> Option<Self> {
                self.checked_add(other)
            }

            fn minus(self, other: Self) -> Option<Self> {
                self.checked_sub(other)
            }

            fn times(self, other: Self) -> Option<Self> {
                self.checked_mul(other)
            }
        }
    )*};
}
widths!(i64 Number);

impl StoredTables {
    /// Fills the tables of a definition in an order that it allows. A number that is not there when it is read has no
    /// value: in no order, if it needs itself. Neither has what depends on it, nor what does not fit into 128 bits. O(n²) for
    /// each coin and read. If a move takes several coins and is worth something else than these, O(n²) for each of them.
    pub fn new(definition: &Definition, row: &Row) -> Self {
        let short = Filled::new(definition, row).map(Widths::Short);
        Self(short.unwrap_or_else(|| Widths::Long(Filled::new(definition, row).expect("the widest numbers are kept"))))
    }

    /// The number of coins.
    pub fn n(&self) -> usize {
        of_either!(self, filled => filled.n)
    }

    /// The number that a table has for an interval. `None` if it has no value. O(1).
    pub fn value(&self, table: usize, interval: Interval) -> Option<Number> {
        of_either!(self, filled => known(filled.tables[table][filled.index(interval)]))
    }

    /// The pick of a cell: left, right, or both on a tie. `None` if an end has no value, and for a base case without a
    /// choice. O(1) for each coin that a move may take.
    pub fn pick(&self, definition: &Definition, row: &Row, interval: Interval) -> Option<Pick> {
        let expr = definition.tables()[0].at(interval.len());
        let (extreme, choices) = expr.choices()?;
        let value = |expr: &Expr| {
            expr.value(&mut |leaf| match leaf {
                Expr::Read(table, shift) => self.read_by(*table, *shift, interval),
                leaf => {
                    known_leaf(leaf, row.coins(), interval, |interval| of_either!(self, filled => filled.sum(interval)))
                }
            })
        };
        Some(extreme.pick(value(choices[0])?, value(choices[1])?))
    }

    /// The number that a cell has read from a table when it was filled, apart from the tables of the cell itself. O(1).
    pub fn read_by(&self, table: usize, shift: Shift, interval: Interval) -> Option<Number> {
        of_either!(self, filled => {
            let is_there = is_filled_before(filled.order, shift);
            is_there.then(|| filled.read(table, shift.from(interval, filled.n))).and_then(known)
        })
    }
}

/// The number that is stored, if it is one.
fn known<W: Width>(stored: W) -> Option<Number> {
    (stored != W::NONE).then(|| stored.into())
}

impl<W: Width> Filled<W> {
    /// See [`StoredTables::new`]. `None` if a number is not kept because it needs more bits, and there are numbers with more.
    fn new(definition: &Definition, row: &Row) -> Option<Self> {
        let (n, coins) = (row.len(), row.coins());
        let mut empty = definition.tables().iter().filter_map(TableDefinition::empty);
        if empty.any(|number| W::try_from(number).is_err()) {
            return None;
        }
        let mut sums = vec![0];
        sums.extend(coins.iter().scan(0, |sum, coin| {
            *sum += coin;
            Some(*sum)
        }));
        let code: Vec<_> = (0..definition.tables().len()).map(|table| TableCode::new(definition, table)).collect();
        let none = vec![W::NONE; n * (n + 1) / 2];
        let empty = code.iter().map(|table| table.empty).collect();
        let possible = FillOrder::BOTTOM_UP.into_iter().find(|order| definition.unfilled_read(*order).is_none());
        let order = possible.unwrap_or_default();
        let mut filler = Filler { stored: Self { n, order, tables: vec![none; code.len()], empty, sums }, coins };
        let mut room = Room { stack: vec![[W::default(); CHUNK]; MAX_LEAVES], picks: [None; CHUNK], lacks_bits: false };
        match order {
            _ if filler.fill_combs(definition, &code, &mut room)? => {}
            FillOrder::Rows => {
                for (i, j) in (0..n).rev().flat_map(|i| (i..n).map(move |j| (i, j))) {
                    filler.write(&code, Interval { i, j }, 1, &mut room)?;
                }
            }
            FillOrder::Columns => {
                for (i, j) in (0..n).flat_map(|j| (0..=j).rev().map(move |i| (i, j))) {
                    filler.write(&code, Interval { i, j }, 1, &mut room)?;
                }
            }
            _ => {
                // Cells of a diagonal that do not read each other are computed together.
                // Longer moves read shorter intervals.
                let reads =
                    (0..=definition.longest_base() + 1).flat_map(|len| definition.reads(len).collect::<Vec<_>>());
                let is_apart = reads.into_iter().all(|shift| shift.coins_less() > 0 || shift == Shift::default());
                let most = if is_apart { CHUNK } else { 1 };
                for more in 0..n {
                    for i in (0..n - more).step_by(most) {
                        filler.write(&code, Interval { i, j: i + more }, most.min(n - more - i), &mut room)?;
                    }
                }
            }
        }
        Some(filler.stored)
    }

    fn index(&self, Interval { i, j }: Interval) -> usize {
        let more = j - i;
        // The diagonals before have n, n − 1, … numbers.
        more * (2 * self.n - more + 1) / 2 + i
    }

    /// The sum of the coins of an interval.
    fn sum(&self, Interval { i, j }: Interval) -> i64 {
        self.sums[j + 1] - self.sums[i]
    }

    fn read(&self, table: usize, place: Place) -> W {
        match place {
            Place::Cell(interval) => self.tables[table][self.index(interval)],
            Place::Empty => self.empty[table],
            Place::Outside => W::NONE,
        }
    }
}

/// The programs of a table.
struct TableCode<W> {
    /// For intervals of 0, 1, … coins, up to the longest base case.
    short: Vec<ExprCode>,
    rule: ExprCode,
    /// For which `m` the rule has its choices.
    most: Most,
    empty: W,
}

/// The program of an expression: one, or one for each choice.
enum ExprCode {
    One(Vec<Op>),
    Choice(Extreme, [Vec<Op>; 2]),
}

#[derive(Clone, Copy)]
enum Op {
    /// `None` for a gap.
    Number(Option<Number>),
    Coin(End, i8),
    CoinSum(Shift),
    Read(usize, Shift),
    Rest(usize),
    CoinSumOf(MovePlaces),
    ReadOf(usize, MovePlaces),
    Turn,
    TwoToTurn,
    Negate,
    Plus,
    Minus,
    Times,
    Max,
    Min,
}

impl<W: Width> TableCode<W> {
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
            most: table.most,
            empty: table.empty().and_then(|number| W::try_from(number).ok()).unwrap_or(W::NONE),
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
        Expr::Number(number) => Some(Op::Number(Some(*number))),
        Expr::Coin(end, inward) => Some(Op::Coin(*end, *inward)),
        Expr::CoinSum(shift) => Some(Op::CoinSum(*shift)),
        Expr::Read(table, shift) => Some(Op::Read(*table, *shift)),
        Expr::Rest(table) => Some(Op::Rest(*table)),
        Expr::CoinSumOf(places) => Some(Op::CoinSumOf(*places)),
        Expr::ReadOf(table, places) => Some(Op::ReadOf(*table, *places)),
        Expr::Turn => Some(Op::Turn),
        Expr::TwoToTurn => Some(Op::TwoToTurn),
        Expr::Gap => Some(Op::Number(None)),
        Expr::Negative(_) => Some(Op::Negate),
        Expr::Plus(_) => Some(Op::Plus),
        Expr::Minus(_) => Some(Op::Minus),
        Expr::Times(_) => Some(Op::Times),
        Expr::Max(_) | Expr::Min(_) => None,
    });
}

/// Whether each move is worth the coins that it takes and what it leaves: which of both ends counts, and the signs of what
/// taking left and taking right leave.
fn signs_of_combs(definition: &Definition) -> Option<(Extreme, [i128; 2])> {
    let [table] = definition.tables() else { return None };
    let (extreme, choices) = table.rule.choices().filter(|_| table.most != Most::One)?;
    let place = |end, moves, plus| MovePlace { end, moves, plus };
    let (i, j) = (place(End::Left, 0, 0), place(End::Right, 0, 0));
    let of_left = ([i, place(End::Left, 1, -1)], [place(End::Left, 1, 0), j]);
    let of_right = ([place(End::Right, -1, 1), j], [i, place(End::Right, -1, 0)]);
    let sign = |choice: &Expr, (taken, rest): (MovePlaces, MovePlaces)| match choice {
        Expr::Plus(both) | Expr::Minus(both) if **both == [Expr::CoinSumOf(taken), Expr::ReadOf(0, rest)] => {
            Some(if matches!(choice, Expr::Plus(_)) { 1 } else { -1 })
        }
        _ => None,
    };
    Some((extreme, [sign(choices[0], of_left)?, sign(choices[1], of_right)?]))
}

/// So many cells of a diagonal are computed together: then the program is read once for all of them.
const CHUNK: usize = 64;

/// What running programs need: a stack with room for the leaves that [`Definition::new`] allows, and the picks.
struct Room<W> {
    stack: Vec<[W; CHUNK]>,
    /// `None` where the first table has no choice or no value.
    picks: [Option<End>; CHUNK],
    /// Whether a number needs more bits.
    lacks_bits: bool,
}

struct Filler<'a, W> {
    stored: Filled<W>,
    coins: &'a [i64],
}

impl<W: Width> Filler<'_, W> {
    /// Writes `count` cells of a diagonal, from `first` on, in all tables. `None` if a number needs more bits.
    fn write(&mut self, code: &[TableCode<W>], first: Interval, count: usize, room: &mut Room<W>) -> Option<()> {
        room.picks = [None; CHUNK];
        for (number, table) in code.iter().enumerate() {
            self.values::<false>(table, first, count, room, number == 0);
            // A number that does not fit leaves no value. To look for it each time would cost as much as all else.
            if !W::IS_LONGEST && room.stack[0][..count].contains(&W::NONE) {
                self.values::<true>(table, first, count, room, number == 0);
                if room.lacks_bits {
                    return None;
                }
            }
            let at = self.stored.index(first);
            self.stored.tables[number][at..at + count].copy_from_slice(&room.stack[0][..count]);
        }
        Some(())
    }

    /// Fills a table by the best of the last moves, if each move is worth the coins that it takes and what it leaves. Returns
    /// whether it has: not if a number has no value. `None` if a number needs more bits. O(n²).
    ///
    /// With the sums `P` of the first coins, taking left is worth `(P[s] − d(s, end)) − P[start]`, where `s` is the next start. So
    /// the best `s` is that of the best `P[s] − d(s, end)`, and each start adds one to those before. Likewise for taking right.
    fn fill_combs(&mut self, definition: &Definition, code: &[TableCode<W>], room: &mut Room<W>) -> Option<bool> {
        let n = self.coins.len();
        let Some((extreme, signs)) = signs_of_combs(definition) else { return Some(false) };
        let best = || vec![BestOfLast::new(extreme, code[0].most.of(n)); n + 1];
        let (mut by_end, mut by_start) = (best(), best());
        for len in 1..=n {
            for (start, of_start) in by_start[..=n - len].iter_mut().enumerate() {
                let (interval, end) = (Interval::new(start, start + len - 1), start + len);
                let rest = |start: usize| match len {
                    1 => self.stored.empty[0],
                    _ => self.stored.tables[0][self.stored.index(Interval::new(start, start + len - 2))],
                };
                let rests = [rest(start + 1), rest(start)];
                if rests.contains(&W::NONE) {
                    return Some(false);
                }
                // Sums of coins and of a number of the definition are far from 128 bits.
                let sum = |coins: usize| Number::from(self.stored.sums[coins]);
                by_end[end].push(sum(start + 1) + signs[0] * rests[0].into());
                of_start.push(signs[1] * rests[1].into() - sum(end - 1));
                if len < code[0].short.len() && definition.tables()[0].base(len).is_some() {
                    self.write(code, interval, 1, room)?;
                    continue;
                }
                let [left, right] = [by_end[end].best() - sum(start), sum(end) + of_start.best()];
                let value = W::try_from(extreme.of(left, right)).ok().filter(|value| *value != W::NONE)?;
                let at = self.stored.index(interval);
                self.stored.tables[0][at] = value;
            }
        }
        Some(true)
    }

    /// Computes the values of an expression. Those of the first table decide the picks: left on a tie. `CHECKS` says whether to
    /// find out if a number needs more bits.
    fn values<const CHECKS: bool>(
        &self,
        table: &TableCode<W>,
        first: Interval,
        count: usize,
        room: &mut Room<W>,
        decides: bool,
    ) {
        match table.of(first.len()) {
            ExprCode::One(ops) => self.run::<CHECKS>(ops, first, count, 1, room),
            ExprCode::Choice(extreme, [left, right]) => {
                let is_base = first.len() < table.short.len();
                let most = if is_base { 1 } else { table.most.of(first.len()) };
                self.best::<CHECKS>(*extreme, left, first, count, most, room);
                let lefts = room.stack[0];
                self.best::<CHECKS>(*extreme, right, first, count, most, room);
                for ((left, value), pick) in lefts.into_iter().zip(&mut room.stack[0]).zip(&mut room.picks).take(count)
                {
                    let right = *value;
                    *value = both(left, right, |left, right| extreme.of(left, right));
                    if decides && *value != W::NONE {
                        *pick = Some(if *value == left { End::Left } else { End::Right });
                    }
                }
            }
        }
    }

    /// Runs the program of an end for each move of up to `most` coins, and keeps the best values.
    fn best<const CHECKS: bool>(
        &self,
        extreme: Extreme,
        ops: &[Op],
        first: Interval,
        count: usize,
        most: usize,
        room: &mut Room<W>,
    ) {
        self.run::<CHECKS>(ops, first, count, 1, room);
        for m in 2..=most {
            let before = room.stack[0];
            self.run::<CHECKS>(ops, first, count, m, room);
            for (value, before) in room.stack[0][..count].iter_mut().zip(before) {
                *value = both(before, *value, |one, other| extreme.of(one, other));
            }
        }
    }

    /// Runs a program for `count` cells of a diagonal, and for a move of `m` coins. Their values are at the bottom of the stack
    /// then.
    fn run<const CHECKS: bool>(&self, ops: &[Op], first: Interval, count: usize, m: usize, room: &mut Room<W>) {
        let Room { stack, picks, lacks_bits } = room;
        // What does not fit is no value.
        let mut kept = |value: Option<W>| {
            if CHECKS {
                *lacks_bits |= value.is_none_or(|value| value == W::NONE);
            }
            value.unwrap_or(W::NONE)
        };
        let cell = |k: usize| Interval { i: first.i + k, j: first.j + k };
        let mut top = 0;
        for op in ops {
            let op = match *op {
                Op::CoinSumOf(places) => Op::CoinSum(Shift::of_move(places, m, first.len())),
                Op::ReadOf(table, places) => Op::Read(table, Shift::of_move(places, m, first.len())),
                op => op,
            };
            match op {
                Op::Number(None) => stack[top][..count].fill(W::NONE),
                Op::Number(Some(number)) => stack[top][..count].fill(kept(W::try_from(number).ok())),
                Op::Coin(end, inward) => {
                    for (k, value) in stack[top][..count].iter_mut().enumerate() {
                        *value = coin(self.coins, cell(k), end, inward).map_or(W::NONE, W::from);
                    }
                }
                Op::CoinSum(shift) => {
                    for (k, value) in stack[top][..count].iter_mut().enumerate() {
                        *value = match shift.within(cell(k)) {
                            Place::Cell(interval) => self.stored.sum(interval).into(),
                            Place::Empty => W::default(),
                            Place::Outside => W::NONE,
                        };
                    }
                }
                Op::Read(table, shift) => self.read(table, shift, first, &mut stack[top][..count]),
                Op::Rest(table) => {
                    self.read(table, Shift::without(End::Left), first, &mut stack[top][..count]);
                    let mut rights = [W::default(); CHUNK];
                    self.read(table, Shift::without(End::Right), first, &mut rights[..count]);
                    for ((value, right), pick) in stack[top].iter_mut().zip(rights).zip(&*picks).take(count) {
                        *value = match pick {
                            None => W::NONE,
                            Some(End::Left) => *value,
                            Some(End::Right) => right,
                        };
                    }
                }
                Op::CoinSumOf(_) | Op::ReadOf(..) => unreachable!("the move is known"),
                // The intervals of a diagonal have equally many coins.
                Op::Turn => stack[top][..count].fill(turn(self.coins, first).into()),
                Op::TwoToTurn => {
                    let power = two_to_turn(self.coins, first);
                    stack[top][..count].fill(kept(power.and_then(|power| W::try_from(power).ok())));
                }
                Op::Negate => {
                    top -= 1;
                    for value in &mut stack[top][..count] {
                        *value = both(W::default(), *value, |zero, value| kept(zero.minus(value)));
                    }
                }
                Op::Plus | Op::Minus | Op::Times | Op::Max | Op::Min => {
                    top -= 2;
                    let (ones, others) = stack.split_at_mut(top + 1);
                    let pairs = ones[top][..count].iter_mut().zip(&others[0][..count]);
                    match op {
                        Op::Plus => pairs.for_each(|(one, other)| *one = both(*one, *other, |a, b| kept(a.plus(b)))),
                        Op::Minus => pairs.for_each(|(one, other)| *one = both(*one, *other, |a, b| kept(a.minus(b)))),
                        Op::Times => pairs.for_each(|(one, other)| *one = both(*one, *other, |a, b| kept(a.times(b)))),
                        Op::Max => pairs.for_each(|(one, other)| *one = both(*one, *other, W::max)),
                        _ => pairs.for_each(|(one, other)| *one = both(*one, *other, W::min)),
                    }
                }
            }
            top += 1;
        }
    }

    /// The numbers of a table for the intervals that are shifted so far from some cells of a diagonal.
    fn read(&self, table: usize, shift: Shift, first: Interval, values: &mut [W]) {
        let n = self.coins.len();
        let last = Interval { i: first.i + values.len() - 1, j: first.j + values.len() - 1 };
        // On a diagonal, neighbors have neighboring places.
        if let (Place::Cell(from), Place::Cell(_)) = (shift.from(first, n), shift.from(last, n)) {
            let at = self.stored.index(from);
            values.copy_from_slice(&self.stored.tables[table][at..at + values.len()]);
            return;
        }
        for (k, value) in values.iter_mut().enumerate() {
            let cell = Interval { i: first.i + k, j: first.j + k };
            *value = self.stored.read(table, shift.from(cell, n));
        }
    }
}

/// What two values come to. None of them may be missing.
fn both<W: Width>(one: W, other: W, join: impl FnOnce(W, W) -> W) -> W {
    if one == W::NONE || other == W::NONE { W::NONE } else { join(one, other) }
}

/// What a leaf of a cell's expression is that reads no table: a number, a coin, the turn, or a sum of coins, by `sum`. `None`
/// for any other leaf, and where there is no such coin.
pub fn known_leaf(leaf: &Expr, coins: &[i64], interval: Interval, sum: impl Fn(Interval) -> i64) -> Option<Number> {
    match leaf {
        Expr::Number(number) => Some(*number),
        Expr::Turn => Some(turn(coins, interval).into()),
        Expr::TwoToTurn => two_to_turn(coins, interval),
        Expr::Coin(end, inward) => coin(coins, interval, *end, *inward).map(Number::from),
        Expr::CoinSum(shift) => match shift.within(interval) {
            Place::Cell(interval) => Some(sum(interval).into()),
            Place::Empty => Some(0),
            Place::Outside => None,
        },
        _ => None,
    }
}

/// The number of the turn in which an interval of a row is met, from 1.
fn turn(coins: &[i64], interval: Interval) -> i64 {
    (coins.len() - interval.len() + 1) as i64
}

/// Two to the power of that number. `None` if it does not fit.
fn two_to_turn(coins: &[i64], interval: Interval) -> Option<Number> {
    Number::checked_pow(2, u32::try_from(turn(coins, interval)).ok()?)
}

/// The coin near an end of an interval. `None` if the interval has no coin there.
fn coin(coins: &[i64], interval: Interval, end: End, inward: i8) -> Option<i64> {
    let inward = usize::try_from(inward).ok().filter(|inward| *inward < interval.len())?;
    Some(match end {
        End::Left => coins[interval.i + inward],
        End::Right => coins[interval.j - inward],
    })
}
