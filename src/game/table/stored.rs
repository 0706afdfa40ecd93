//! Stored tables: the numbers of any definition for all intervals of a row.
//!
//! The expressions are compiled to a short program for a stack. It takes a few nanoseconds for each coin and read.

use crate::game::best_of_last::BestOfLast;
use crate::game::fill::order::is_filled_before;
use crate::game::recurrence::definition::{
    Definition, Expr, Extreme, MAX_LEAVES, Most, MovePlace, MovePlaces, Place, Shift,
};
use crate::game::{End, FillOrder, Interval, Pick, Row};

/// Stands for "no value" in a stored table, so that a number takes 8 bytes.
const NONE: i64 = i64::MIN;

/// The numbers that a definition has for all intervals of a row.
///
/// Space: 8 bytes for each table and interval.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTables {
    n: usize,
    /// The order in which they were filled. A cell that was not filled when another one read it had no value there.
    order: FillOrder,
    /// For each table, its numbers by diagonals, and from the left within a diagonal.
    tables: Vec<Vec<i64>>,
    /// What each table has for an interval without coins.
    empty: Vec<i64>,
    /// The sums of the first 0, 1, … coins.
    sums: Vec<i64>,
}

impl StoredTables {
    /// Fills the tables of a definition in an order that it allows. A number that is not there when it is read has no
    /// value: in no order, if it needs itself. Neither has what depends on it. O(n²) for each coin and read. If a move takes several
    /// coins and is worth something else than these, O(n²) for each of them.
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
        let possible = FillOrder::BOTTOM_UP.into_iter().find(|order| definition.unfilled_read(*order).is_none());
        let order = possible.unwrap_or_default();
        let mut filler = Filler { stored: Self { n, order, tables: vec![none; code.len()], empty, sums }, coins };
        let mut room = Room { stack: vec![[0; CHUNK]; MAX_LEAVES], picks: [None; CHUNK] };
        match order {
            _ if filler.fill_combs(definition, &code, &mut room) => {}
            FillOrder::Rows => {
                for (i, j) in (0..n).rev().flat_map(|i| (i..n).map(move |j| (i, j))) {
                    filler.write(&code, Interval { i, j }, 1, &mut room);
                }
            }
            FillOrder::Columns => {
                for (i, j) in (0..n).flat_map(|j| (0..=j).rev().map(move |i| (i, j))) {
                    filler.write(&code, Interval { i, j }, 1, &mut room);
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
                        filler.write(&code, Interval { i, j: i + more }, most.min(n - more - i), &mut room);
                    }
                }
            }
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
    /// choice. O(1) for each coin that a move may take.
    pub fn pick(&self, definition: &Definition, row: &Row, interval: Interval) -> Option<Pick> {
        let expr = definition.tables()[0].at(interval.len());
        let (extreme, choices) = expr.choices()?;
        let value = |expr: &Expr| {
            expr.value(&mut |leaf| match leaf {
                Expr::Read(table, shift) => self.read_by(*table, *shift, interval),
                leaf => known_leaf(leaf, row.coins(), interval, |Interval { i, j }| self.sums[j + 1] - self.sums[i]),
            })
        };
        Some(extreme.pick(value(choices[0])?, value(choices[1])?))
    }

    /// The number that a cell has read from a table when it was filled, apart from the tables of the cell itself. O(1).
    pub fn read_by(&self, table: usize, shift: Shift, interval: Interval) -> Option<i64> {
        let value = is_filled_before(self.order, shift).then(|| self.read(table, shift.from(interval, self.n)));
        value.filter(|value| *value != NONE)
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
    /// For which `m` the rule has its choices.
    most: Most,
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
            most: table.most,
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
        Expr::CoinSumOf(places) => Some(Op::CoinSumOf(*places)),
        Expr::ReadOf(table, places) => Some(Op::ReadOf(*table, *places)),
        Expr::Turn => Some(Op::Turn),
        Expr::TwoToTurn => Some(Op::TwoToTurn),
        Expr::Gap => Some(Op::Number(NONE)),
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
struct Room {
    stack: Vec<[i64; CHUNK]>,
    /// `None` where the first table has no choice or no value.
    picks: [Option<End>; CHUNK],
}

struct Filler<'a> {
    stored: StoredTables,
    coins: &'a [i64],
}

impl Filler<'_> {
    /// Writes `count` cells of a diagonal, from `first` on, in all tables.
    fn write(&mut self, code: &[TableCode], first: Interval, count: usize, room: &mut Room) {
        room.picks = [None; CHUNK];
        for (number, table) in code.iter().enumerate() {
            self.values(table, first, count, room, number == 0);
            let at = self.stored.index(first);
            self.stored.tables[number][at..at + count].copy_from_slice(&room.stack[0][..count]);
        }
    }

    /// Fills a table by the best of the last moves, if each move is worth the coins that it takes and what it leaves. Returns
    /// whether it has: not if a number has no value. O(n²).
    ///
    /// With the sums `P` of the first coins, taking left is worth `(P[s] − d(s, end)) − P[start]`, where `s` is the next start. So
    /// the best `s` is that of the best `P[s] − d(s, end)`, and each start adds one to those before. Likewise for taking right.
    fn fill_combs(&mut self, definition: &Definition, code: &[TableCode], room: &mut Room) -> bool {
        let n = self.coins.len();
        let Some((extreme, signs)) = signs_of_combs(definition) else { return false };
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
                if rests.contains(&NONE) {
                    return false;
                }
                let sum = |coins: usize| i128::from(self.stored.sums[coins]);
                by_end[end].push(sum(start + 1) + signs[0] * i128::from(rests[0]));
                of_start.push(signs[1] * i128::from(rests[1]) - sum(end - 1));
                if len < code[0].short.len() && definition.tables()[0].base(len).is_some() {
                    self.write(code, interval, 1, room);
                    continue;
                }
                let [left, right] = [by_end[end].best() - sum(start), sum(end) + of_start.best()];
                let value = if extreme == Extreme::Max { left.max(right) } else { left.min(right) };
                let Some(value) = i64::try_from(value).ok().filter(|value| *value != NONE) else { return false };
                let at = self.stored.index(interval);
                self.stored.tables[0][at] = value;
            }
        }
        true
    }

    /// Computes the values of an expression. Those of the first table decide the picks: left on a tie.
    fn values(&self, table: &TableCode, first: Interval, count: usize, room: &mut Room, decides: bool) {
        match table.of(first.len()) {
            ExprCode::One(ops) => self.run(ops, first, count, 1, room),
            ExprCode::Choice(extreme, [left, right]) => {
                let is_base = first.len() < table.short.len();
                let most = if is_base { 1 } else { table.most.of(first.len()) };
                self.best(*extreme, left, first, count, most, room);
                let lefts = room.stack[0];
                self.best(*extreme, right, first, count, most, room);
                for ((left, value), pick) in lefts.into_iter().zip(&mut room.stack[0]).zip(&mut room.picks).take(count)
                {
                    let right = *value;
                    *value = both(left, right, |left, right| Some(extreme.of(left, right)));
                    if decides && *value != NONE {
                        *pick = Some(if *value == left { End::Left } else { End::Right });
                    }
                }
            }
        }
    }

    /// Runs the program of an end for each move of up to `most` coins, and keeps the best values.
    fn best(&self, extreme: Extreme, ops: &[Op], first: Interval, count: usize, most: usize, room: &mut Room) {
        self.run(ops, first, count, 1, room);
        for m in 2..=most {
            let before = room.stack[0];
            self.run(ops, first, count, m, room);
            for (value, before) in room.stack[0][..count].iter_mut().zip(before) {
                *value = both(before, *value, |one, other| Some(extreme.of(one, other)));
            }
        }
    }

    /// Runs a program for `count` cells of a diagonal, and for a move of `m` coins. Their values are at the bottom of the stack
    /// then.
    fn run(&self, ops: &[Op], first: Interval, count: usize, m: usize, Room { stack, picks }: &mut Room) {
        let cell = |k: usize| Interval { i: first.i + k, j: first.j + k };
        let mut top = 0;
        for op in ops {
            let op = match *op {
                Op::CoinSumOf(places) => Op::CoinSum(Shift::of_move(places, m, first.len())),
                Op::ReadOf(table, places) => Op::Read(table, Shift::of_move(places, m, first.len())),
                op => op,
            };
            match op {
                Op::Number(number) => stack[top][..count].fill(number),
                Op::Coin(end, inward) => {
                    for (k, value) in stack[top][..count].iter_mut().enumerate() {
                        *value = coin(self.coins, cell(k), end, inward).unwrap_or(NONE);
                    }
                }
                Op::CoinSum(shift) => {
                    for (k, value) in stack[top][..count].iter_mut().enumerate() {
                        *value = match shift.within(cell(k)) {
                            Place::Cell(Interval { i, j }) => self.stored.sums[j + 1] - self.stored.sums[i],
                            Place::Empty => 0,
                            Place::Outside => NONE,
                        };
                    }
                }
                Op::Read(table, shift) => self.read(table, shift, first, &mut stack[top][..count]),
                Op::Rest(table) => {
                    self.read(table, Shift::without(End::Left), first, &mut stack[top][..count]);
                    let mut rights = [0; CHUNK];
                    self.read(table, Shift::without(End::Right), first, &mut rights[..count]);
                    for ((value, right), pick) in stack[top].iter_mut().zip(rights).zip(&*picks).take(count) {
                        *value = match pick {
                            None => NONE,
                            Some(End::Left) => *value,
                            Some(End::Right) => right,
                        };
                    }
                }
                Op::CoinSumOf(_) | Op::ReadOf(..) => unreachable!("the move is known"),
                // The intervals of a diagonal have equally many coins.
                Op::Turn => stack[top][..count].fill(turn(self.coins, first)),
                Op::TwoToTurn => stack[top][..count].fill(two_to_turn(self.coins, first).unwrap_or(NONE)),
                Op::Negate => {
                    top -= 1;
                    for value in &mut stack[top][..count] {
                        *value = if *value == NONE { NONE } else { -*value };
                    }
                }
                Op::Plus | Op::Minus | Op::Times | Op::Max | Op::Min => {
                    top -= 2;
                    let (ones, others) = stack.split_at_mut(top + 1);
                    let pairs = ones[top][..count].iter_mut().zip(&others[0][..count]);
                    match op {
                        Op::Plus => pairs.for_each(|(one, other)| *one = both(*one, *other, i64::checked_add)),
                        Op::Minus => pairs.for_each(|(one, other)| *one = both(*one, *other, i64::checked_sub)),
                        Op::Times => pairs.for_each(|(one, other)| *one = both(*one, *other, i64::checked_mul)),
                        Op::Max => pairs.for_each(|(one, other)| *one = both(*one, *other, |a, b| Some(a.max(b)))),
                        _ => pairs.for_each(|(one, other)| *one = both(*one, *other, |a, b| Some(a.min(b)))),
                    }
                }
            }
            top += 1;
        }
    }

    /// The numbers of a table for the intervals that are shifted so far from some cells of a diagonal.
    fn read(&self, table: usize, shift: Shift, first: Interval, values: &mut [i64]) {
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

/// What two values come to. None of them may be missing, and neither may the result.
fn both(one: i64, other: i64, join: impl Fn(i64, i64) -> Option<i64>) -> i64 {
    if one == NONE || other == NONE { NONE } else { join(one, other).unwrap_or(NONE) }
}

/// What a leaf of a cell's expression is that reads no table: a number, a coin, the turn, or a sum of coins, by `sum`. `None`
/// for any other leaf, and where there is no such coin.
pub fn known_leaf(leaf: &Expr, coins: &[i64], interval: Interval, sum: impl Fn(Interval) -> i64) -> Option<i64> {
    match leaf {
        Expr::Number(number) => Some(*number),
        Expr::Turn => Some(turn(coins, interval)),
        Expr::TwoToTurn => two_to_turn(coins, interval),
        Expr::Coin(end, inward) => coin(coins, interval, *end, *inward),
        Expr::CoinSum(shift) => match shift.within(interval) {
            Place::Cell(interval) => Some(sum(interval)),
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
fn two_to_turn(coins: &[i64], interval: Interval) -> Option<i64> {
    2_i64.checked_pow(u32::try_from(turn(coins, interval)).ok()?)
}

/// The coin near an end of an interval. `None` if the interval has no coin there.
fn coin(coins: &[i64], interval: Interval, end: End, inward: i8) -> Option<i64> {
    let inward = usize::try_from(inward).ok().filter(|inward| *inward < interval.len())?;
    Some(match end {
        End::Left => coins[interval.i + inward],
        End::Right => coins[interval.j - inward],
    })
}
