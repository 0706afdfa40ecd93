//! How a recurrence computes one cell: which numbers it reads, and what it makes of them.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::recurrence::definition::{Expr, Extreme, Place, Shift};
use crate::game::recurrence::{Meaning, Quantity, Recurrence};
use crate::game::table::stored::{StoredTables, known_leaf};
use crate::game::{Cell, End, Interval, Pick, Table, Window, WindowCache, fusion};
use crate::number::Number;

/// The numbers of the cells of a recurrence, which follow from the game or are stored.
#[derive(Clone, Debug)]
pub struct Numbers<'a> {
    table: &'a Table,
    recurrence: Recurrence,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    /// The recurrence means the same as a published one.
    Game(&'static [Meaning]),
    Stored(Arc<StoredTables>),
    /// The row is too long for tables that are stored.
    TooLong,
}

/// What a recurrence has for one cell. A number without a value is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellNumbers {
    pub first: Option<Number>,
    /// The outer `None` stands for a recurrence that stores only one number.
    pub second: Option<Option<Number>>,
    /// `None` for a base case without a choice, and if an end has no value.
    pub pick: Option<Pick>,
}

impl<'a> Numbers<'a> {
    /// The numbers of a recurrence. The first call for a recurrence that is not published fills its tables.
    pub fn new(table: &'a Table, recurrence: Recurrence) -> Self {
        let source = match recurrence.meanings() {
            Some(meanings) => Source::Game(meanings),
            None => table.stored(recurrence).map_or(Source::TooLong, Source::Stored),
        };
        Self { table, recurrence, source }
    }

    /// What the recurrence has for an interval whose cell of the game is `cell`. O(1).
    pub fn cell(&self, interval: Interval, cell: &Cell) -> CellNumbers {
        let second = self.recurrence.quantities().1.map(|_| self.of(1, interval, cell));
        CellNumbers { first: self.of(0, interval, cell), second, pick: self.pick(interval, cell) }
    }

    /// The number of a table for such an interval. `None` if it has no value. O(1).
    pub fn of(&self, number: usize, interval: Interval, cell: &Cell) -> Option<Number> {
        match &self.source {
            Source::Game(meanings) => Some(meanings[number].of(cell.fir().into(), cell.sec().into())),
            Source::Stored(stored) => stored.value(number, interval),
            Source::TooLong => None,
        }
    }

    /// The same where the player to move scores `mover`, and both players together `sum`. O(1).
    pub fn of_scores(&self, number: usize, interval: Interval, mover: i64, sum: i64) -> Option<Number> {
        self.of(number, interval, &Cell { left: mover, right: mover, sum })
    }

    /// What the recurrence picks there. `None` without a value, and for a base case without a choice. O(1).
    pub fn pick(&self, interval: Interval, cell: &Cell) -> Option<Pick> {
        match &self.source {
            Source::Game(_) => self.recurrence.has_choice(interval.len()).then(|| cell.pick()),
            Source::Stored(stored) => stored.pick(self.recurrence.definition(), self.table.row(), interval),
            Source::TooLong => None,
        }
    }
}

impl Cell {
    /// What a recurrence has for a cell of two coins or more, if it means the same as a published one. The numbers have
    /// no value otherwise.
    pub fn numbers(&self, recurrence: Recurrence) -> CellNumbers {
        let (first, second) = recurrence.quantities();
        let of =
            |quantity: Quantity| quantity.meaning().map(|meaning| meaning.of(self.fir().into(), self.sec().into()));
        CellNumbers { first: of(first), second: second.map(of), pick: Some(self.pick()) }
    }
}

/// A number that a recurrence reads from a cell of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellRead {
    pub quantity: Quantity,
    pub interval: Interval,
    /// `None` if the cell has no value.
    pub value: Option<Number>,
}

/// An expression of a recurrence with the values of its coins and reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    pub recurrence: Recurrence,
    /// The cell that is computed.
    pub interval: Interval,
    /// The expression, without "what the pick leaves": that is a read of the interval that the pick has left.
    pub expr: Expr,
    /// The values of its leaves, from the left.
    pub values: Vec<Option<Number>>,
    /// The number of coins of the row.
    pub n: usize,
}

impl Sum {
    /// What it comes to. `None` if a part has no value.
    pub fn worth(&self) -> Option<Number> {
        let mut values = self.values.iter();
        self.expr.value(&mut |_| values.next().copied().flatten())
    }

    /// Its leaves with their values.
    pub fn leaves(&self) -> impl Iterator<Item = (&Expr, Option<Number>)> {
        self.expr.leaves().zip(self.values.iter().copied())
    }

    /// The numbers that it reads from cells, from the left.
    pub fn reads(&self) -> impl Iterator<Item = CellRead> {
        self.leaves().filter_map(|(leaf, value)| self.read(leaf, value))
    }

    /// The read of a leaf with this value. `None` for another leaf, and for an interval that is no cell.
    pub fn read(&self, leaf: &Expr, value: Option<Number>) -> Option<CellRead> {
        let Expr::Read(table, shift) = leaf else { return None };
        let Place::Cell(interval) = shift.from(self.interval, self.n) else { return None };
        Some(CellRead { quantity: self.quantity(*table), interval, value })
    }

    /// Whether it reads no cell.
    pub fn reads_nothing(&self) -> bool {
        self.reads().next().is_none()
    }

    /// The coin, and what is added to it or subtracted from it. The first is `None` for a sum of another form, and the
    /// second for a coin alone.
    pub fn split(&self) -> (Option<Number>, Option<Self>) {
        match &self.expr {
            Expr::Coin(..) => (self.values[0], None),
            Expr::Plus(both) | Expr::Minus(both) if matches!(both[0], Expr::Coin(..)) => (
                self.values[0],
                Some(Self { expr: both[1].clone(), values: self.values[1..].to_vec(), ..self.clone() }),
            ),
            _ => (None, None),
        }
    }

    /// How many coins fewer the cells have that it reads, if all have equally many.
    pub fn picks_ahead(&self) -> Option<usize> {
        let mut lens = self.reads().map(|read| self.interval.len() - read.interval.len().min(self.interval.len()));
        let first = lens.next()?;
        lens.all(|len| len == first).then_some(first)
    }

    /// Whether it is a coin with one number that is read, added or subtracted.
    pub fn is_coin_and_read(&self) -> bool {
        match &self.expr {
            Expr::Plus(both) | Expr::Minus(both) => matches!(**both, [Expr::Coin(..), Expr::Read(..)]),
            _ => false,
        }
    }

    /// Whether it is a coin and the smaller of two numbers that are read.
    pub fn is_coin_and_smaller(&self) -> bool {
        let is_of_two =
            |expr: &Expr| matches!(expr, Expr::Min(parts) if matches!(parts[..], [Expr::Read(..), Expr::Read(..)]));
        matches!(&self.expr, Expr::Plus(both) if matches!(both[0], Expr::Coin(..)) && is_of_two(&both[1]))
    }

    fn quantity(&self, table: usize) -> Quantity {
        Quantity { recurrence: self.recurrence, table: table as u8 }
    }
}

/// One of the two choices at a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    pub end: End,
    /// The coin at that end.
    pub coin: i64,
    /// What it is worth. If a move takes several coins, that of the best move, which is the shortest one of equally good ones.
    pub sum: Sum,
    /// The worth of taking this end, in the numbers of the recurrence.
    pub worth: Option<Number>,
    /// If a move takes several coins, what each move is worth, from that of one coin on. Else empty.
    pub moves: Vec<Sum>,
    /// The number of coins that the best move takes.
    pub taken: usize,
}

impl Branch {
    fn new(end: End, coin: i64, sum: Sum) -> Self {
        Self { end, coin, worth: sum.worth(), sum, moves: vec![], taken: 1 }
    }

    /// The choice of the best one of several moves: of `None`, if one of them has no value.
    fn of_moves(end: End, coin: i64, extreme: Extreme, moves: Vec<Sum>) -> Self {
        let worths: Option<Vec<_>> = moves.iter().map(Sum::worth).collect();
        let worth =
            worths.as_ref().and_then(|worths| worths.iter().copied().reduce(|one, other| extreme.of(one, other)));
        let best = moves.iter().position(|sum| sum.worth() == worth).expect("an end has a move");
        Self { end, coin, sum: moves[best].clone(), worth, moves, taken: best + 1 }
    }

    /// The numbers that are read, for all moves.
    pub fn reads(&self) -> impl Iterator<Item = CellRead> {
        let sums = if self.moves.is_empty() { std::slice::from_ref(&self.sum) } else { &self.moves };
        sums.iter().flat_map(Sum::reads)
    }

    /// Whether a number is read for the best move.
    pub fn is_best(&self, read: &CellRead) -> bool {
        self.sum.reads().any(|best| best.interval == read.interval)
    }
}

/// How a recurrence computes one cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Derivation {
    pub recurrence: Recurrence,
    pub interval: Interval,
    /// The cell of the game.
    pub cell: Cell,
    /// Taking left and taking right. `None` for a base case without a choice.
    pub branches: Option<[Branch; 2]>,
    pick: Option<Pick>,
    first: Option<Number>,
    /// The expressions of the second number: one, or two of the same value if it is that of what the pick leaves and
    /// both ends are equally good. None if the recurrence stores only one number.
    second: Vec<Sum>,
}

impl Derivation {
    /// The derivation of the cell `interval`. For a published recurrence it costs as much as three
    /// [differences](fusion::difference()). For others, the first one of a row costs as much as filling all cells.
    pub fn new(table: &Table, recurrence: Recurrence, interval: Interval) -> Self {
        Self::by(fusion::difference, table, recurrence, interval)
    }

    /// The derivation of the cell `interval` by a function that is called three times: for the coins that are left after
    /// two moves, which may be none. It returns the [difference](fusion::difference()) of its coins. The rest is O(1).
    pub fn by(
        difference: impl FnMut(&[i64]) -> i64,
        table: &Table,
        recurrence: Recurrence,
        interval: Interval,
    ) -> Self {
        let coins = &table.row().coins()[interval.i..=interval.j];
        // What is left after some coins from the left and some from the right.
        let rest = |left: usize, right: usize| coins.get(left..coins.len().saturating_sub(right)).unwrap_or_default();
        let lead = |coins: &[i64], after: [i64; 2]| match (coins.first(), coins.last()) {
            (Some(left), Some(right)) => (left - after[0]).max(right - after[1]),
            _ => 0,
        };
        let after_two = [(2, 0), (1, 1), (0, 2)].map(|(left, right)| rest(left, right)).map(difference);
        let after_one =
            [lead(rest(1, 0), [after_two[0], after_two[1]]), lead(rest(0, 1), [after_two[1], after_two[2]])];
        let cell = Cell::new(table.sum(interval), coins[0] - after_one[0], coins[coins.len() - 1] - after_one[1]);
        Self::from_reads(table, recurrence, interval, cell, |read| {
            let taken = [read.i - interval.i, interval.j - read.j];
            let difference = match taken[0] + taken[1] {
                0 => cell.fir() - cell.sec(),
                1 => after_one[taken[1]],
                _ => after_two[taken[1]],
            };
            [difference, -difference].map(|difference| i64::midpoint(table.sum(read), difference))
        })
    }

    /// The derivation of the cell `interval` by a cache, which is quick if the cell is near the last one.
    pub fn from_cache(cache: &mut WindowCache, table: &Table, recurrence: Recurrence, interval: Interval) -> Self {
        let (rows, columns) = Self::window_of(interval);
        let window = cache.window(table, rows, columns);
        Self::in_window(&window, table, recurrence, interval)
    }

    /// Whether the time for [`Self::from_cache`] does not depend on the length of the row. O(1).
    pub fn is_near(cache: &WindowCache, table: &Table, interval: Interval) -> bool {
        let (rows, columns) = Self::window_of(interval);
        cache.is_near(table, &rows, &columns)
    }

    /// The rows and the columns that any published recurrence reads for the cell `interval`, with its own.
    pub fn window_of(Interval { i, j }: Interval) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        (i..=(i + 2).min(j), j.saturating_sub(2).max(i)..=j)
    }

    /// The derivation of the cell `interval` from a window of its table. O(1).
    ///
    /// # Panics
    /// If the window lacks a cell that is read. Two more rows and two more columns towards the diagonal are enough.
    pub fn in_window(window: &Window, table: &Table, recurrence: Recurrence, interval: Interval) -> Self {
        let cell_of = |interval| *window.cell(interval).expect("the window holds all that any recurrence reads");
        Self::from_reads(table, recurrence, interval, cell_of(interval), |read| {
            let cell = cell_of(read);
            [cell.fir(), cell.sec()]
        })
    }

    /// The same if the window holds all cells that are read. `None` otherwise. O(1).
    pub fn find_in_window(window: &Window, table: &Table, recurrence: Recurrence, interval: Interval) -> Option<Self> {
        let (rows, columns) = Self::window_of(interval);
        window.holds(&rows, &columns).then(|| Self::in_window(window, table, recurrence, interval))
    }

    /// The derivation of the cell `interval`, where `scores` returns fir and sec of an interval that a published recurrence
    /// reads.
    fn from_reads(
        table: &Table,
        recurrence: Recurrence,
        interval: Interval,
        cell: Cell,
        scores: impl Fn(Interval) -> [i64; 2],
    ) -> Self {
        let (definition, coins) = (recurrence.definition(), table.row().coins());
        let source = Numbers::new(table, recurrence).source;
        let value = |number: usize, shift: Shift| match &source {
            Source::Game(meanings) => match shift.within(interval) {
                Place::Cell(read) => {
                    let [fir, sec] = scores(read);
                    Some(meanings[number].of(fir.into(), sec.into()))
                }
                Place::Empty => definition.tables()[number].empty(),
                Place::Outside => None,
            },
            Source::Stored(stored) => stored.read_by(number, shift, interval),
            Source::TooLong => None,
        };
        let sum_of = |number: usize, expr: &Expr, first: Option<Number>| {
            let leaf = |leaf: &Expr| match leaf {
                // The tables of a cell are filled one after the other.
                Expr::Read(read, shift) if *shift == Shift::default() => first.filter(|_| *read < number),
                Expr::Read(read, shift) => value(*read, *shift),
                leaf => known_leaf(leaf, coins, interval, |interval| table.sum(interval)),
            };
            let values = expr.leaves().map(leaf).collect();
            Sum { recurrence, interval, expr: expr.clone(), values, n: coins.len() }
        };
        let table_of_pick = &definition.tables()[0];
        let expr = table_of_pick.expr(interval.len());
        let choices = expr.choices();
        let coin = |end| coins[interval.coin_at(end)];
        let branches = match table_of_pick.choices_of_moves(interval.len()) {
            Some((extreme, [left, right])) => Some([(End::Left, left), (End::Right, right)].map(|(end, moves)| {
                let moves = moves.iter().map(|expr| sum_of(0, expr, None)).collect();
                Branch::of_moves(end, coin(end), extreme, moves)
            })),
            None => choices.map(|(_, [left, right])| {
                [(End::Left, left), (End::Right, right)]
                    .map(|(end, expr)| Branch::new(end, coin(end), sum_of(0, expr, None)))
            }),
        };
        let (first, pick) = match (&branches, choices) {
            (Some([left, right]), Some((extreme, _))) => match (left.worth, right.worth) {
                (Some(left), Some(right)) => (Some(extreme.of(left, right)), Some(extreme.pick(left, right))),
                _ => (None, None),
            },
            _ => (sum_of(0, expr, None).worth(), None),
        };
        let second = definition.tables().get(1).map_or_else(Vec::new, |table| {
            let expr = table.expr(interval.len());
            if expr.leaves().any(|leaf| matches!(leaf, Expr::Rest(_))) {
                let ends = End::BOTH.into_iter().filter(|end| pick.is_some_and(|pick| pick.allows(*end)));
                let mut sums: Vec<_> = ends.map(|end| sum_of(1, &expr.after_pick(end), first)).collect();
                // A definition that is wrong may have two values on a tie. The one on the left counts.
                let left = sums.first().map(Sum::worth);
                sums.retain(|sum| Some(sum.worth()) == left);
                sums
            } else {
                vec![sum_of(1, expr, first)]
            }
        });
        Self { recurrence, interval, cell, branches, pick, first, second }
    }

    /// The expressions of the second number: one, or two of the same value. None if the recurrence stores one number.
    pub fn second(&self) -> &[Sum] {
        &self.second
    }

    /// The numbers that the second number of the cell is read from. For fir and sec, it is the `fir` of the interval
    /// that the pick leaves: one, or two on a tie. For f and g, it is both `f`, and the smaller one counts.
    pub fn second_reads(&self) -> impl Iterator<Item = CellRead> {
        self.second.iter().flat_map(Sum::reads)
    }

    /// The branches that the choice allows: one, or two on a tie. None for a base case.
    pub fn picked(&self) -> impl Iterator<Item = &Branch> {
        self.branches.iter().flatten().filter(|branch| self.allows(branch.end))
    }

    /// The numbers that the second number is read from whatever the pick is. Those of the others would give the pick away.
    pub fn reads_besides_pick(&self) -> impl Iterator<Item = CellRead> {
        let follows_pick = self.recurrence.follows_pick();
        self.second_reads().filter(move |_| !follows_pick)
    }

    /// The numbers that the cell reads whatever the pick is. Others would give the pick away.
    pub fn reads(&self) -> Vec<CellRead> {
        let mut reads: Vec<_> = self.branches.iter().flatten().flat_map(Branch::reads).collect();
        reads.extend(self.reads_besides_pick());
        reads.dedup();
        reads
    }

    /// Whether the choice is the smaller of both ends.
    pub fn takes_smaller(&self) -> bool {
        let choices = self.recurrence.definition().tables()[0].expr(self.interval.len()).choices();
        choices.is_some_and(|(extreme, _)| extreme == Extreme::Min)
    }

    /// Whether the choice allows an end. For a base case it does not.
    pub fn allows(&self, end: End) -> bool {
        self.pick.is_some_and(|pick| pick.allows(end))
    }

    /// The end that the choice takes. `None` for a base case, and if an end has no value.
    pub fn pick(&self) -> Option<Pick> {
        self.pick
    }

    /// What the recurrence stores in the cell.
    pub fn numbers(&self) -> CellNumbers {
        let second = self.recurrence.quantities().1.map(|_| self.second.first().and_then(Sum::worth));
        CellNumbers { first: self.first, second, pick: self.pick }
    }
}
