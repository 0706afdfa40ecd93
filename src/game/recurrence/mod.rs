//! A recurrence is one definition, and everything else follows from it.
//!
//! | module | holds |
//! | --- | --- |
//! | [`definition`] | [`Definition`]: tables, an expression for each, base cases |
//! | [`notation`] | definitions as text, with errors that name the place |
//! | [`published`] | the four published definitions of the game |
//!
//! What a definition makes of a row is in [`table`](crate::game::table).

pub mod definition;
pub mod notation;
pub mod published;

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, RwLock};

use serde::{Deserialize, Serialize};

pub use definition::{Definition, Expr, Most, Place, Shift};
pub use published::Meaning;

use crate::game::{End, Interval, Row};
use crate::limits::{MAX_COINS_STORED, MAX_COINS_STORED_BY_COMBS};
use published::PUBLISHED;

/// A recurrence: a [`Definition`] that is kept for the whole run of the program, so that it can be copied and compared
/// like a number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "StoredRecurrence", into = "StoredRecurrence")]
pub struct Recurrence(u32);

/// What is known of a recurrence.
struct Kept {
    definition: Definition,
    /// What its tables hold, if it means the same as a published one.
    meanings: Option<&'static [Meaning]>,
    name: String,
    /// The names of its tables in lower case, as programs write variables.
    names_in_programs: Vec<String>,
    /// The calls of the recursion, by the number of coins up to the longest base case, and then those of the rule. Those of
    /// a rule with moves of several coins are too many to keep.
    calls: Vec<Vec<Call>>,
    regular: Option<RegularShape>,
}

/// The calls of a recursion that are as regular as those of the published ones: one for each end, or four for two moves
/// ahead, and no base case for longer intervals. Then its steps and its calls are known in closed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegularShape {
    /// By how many coins the intervals get shorter from call to call: 1 or 2.
    pub coins_per_call: usize,
    /// The calls on empty intervals that an interval of one coin makes, and one of two coins.
    pub empties: [u64; 2],
}

/// All recurrences so far: the published ones first.
#[derive(Default)]
struct All {
    kept: Vec<&'static Kept>,
    numbers: HashMap<Definition, u32>,
}

static ALL: LazyLock<RwLock<All>> = LazyLock::new(|| {
    let mut all = All::default();
    for published in &PUBLISHED {
        let definition: Definition = published.equations.parse().expect("a published definition is right");
        let _ = all.keep(definition);
    }
    RwLock::new(all)
});

impl All {
    fn keep(&mut self, definition: Definition) -> Option<u32> {
        if let Some(number) = self.numbers.get(&definition) {
            return Some(*number);
        }
        let number = u32::try_from(self.kept.len()).ok()?;
        let as_published = |(published, kept): (&'static published::Published, &&Kept)| {
            definition.means_same_as(&kept.definition).then_some(published.meanings)
        };
        let published = PUBLISHED.get(self.kept.len());
        let meanings = match published {
            Some(published) => Some(published.meanings),
            None => PUBLISHED.iter().zip(&self.kept).find_map(as_published),
        };
        let names_in_programs = definition.tables().iter().map(|table| table.name.to_lowercase()).collect();
        let joined = definition.names(" / ");
        let name = match published {
            Some(published) => published.name.to_owned(),
            // Other equations may have the names of a published one.
            None if PUBLISHED.iter().any(|published| published.name == joined) => joined + "′",
            None => joined,
        };
        let has_moves = definition.most() != Most::One;
        let lens = (0..=definition.longest_base() + 1).filter(|_| !has_moves);
        let calls: Vec<_> = lens.map(|len| definition.calls(len)).collect();
        let regular = regular_shape(&calls);
        self.numbers.insert(definition.clone(), number);
        let kept = Kept { definition, meanings, name, names_in_programs, calls, regular };
        self.kept.push(Box::leak(Box::new(kept)));
        Some(number)
    }
}

/// The calls for an interval, in order: each with the end that is taken, and the interval that is called, which may be
/// empty. What lies outside of `interval` is not called.
fn places(calls: &[Call], interval: Interval) -> impl Iterator<Item = (End, Option<Interval>)> {
    calls.iter().filter_map(move |call| match call.shift.from(interval, interval.j + 1) {
        Place::Cell(called) => Some((call.end, Some(called))),
        Place::Empty => Some((call.end, None)),
        Place::Outside => None,
    })
}

fn regular_shape(calls: &[Vec<Call>]) -> Option<RegularShape> {
    let (rule, bases) = calls.split_last()?;
    let shifts: Vec<_> = rule.iter().map(|call| (call.end, call.shift.i, call.shift.j)).collect();
    let coins_per_call = match shifts[..] {
        [(End::Left, 1, 0), (End::Right, 0, -1)] => 1,
        [(End::Left, 2, 0), (End::Left, 1, -1), (End::Right, 1, -1), (End::Right, 0, -2)] => 2,
        _ => return None,
    };
    let goes_on = bases.len() <= coins_per_call + 1;
    let of = |len: usize| places(bases.get(len).unwrap_or(rule), Interval::whole(len));
    let ends = (1..=coins_per_call).all(|len| of(len).all(|(_, called)| called.is_none()));
    let empties = [1, 2].map(|len| of(len).filter(|(_, called)| called.is_none()).count() as u64);
    (goes_on && ends).then_some(RegularShape { coins_per_call, empties })
}

/// The most coins of a move that pictures make room for.
const SHORT_MOVE: usize = 4;

/// How sessions and the command line write a recurrence: by its name, or by its equations.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredRecurrence {
    FirSec,
    TwoAhead,
    MyTurn,
    Difference,
    Definition(String),
}

impl TryFrom<StoredRecurrence> for Recurrence {
    type Error = notation::NotationError;

    fn try_from(stored: StoredRecurrence) -> Result<Self, Self::Error> {
        Ok(match stored {
            StoredRecurrence::FirSec => Self::FIR_SEC,
            StoredRecurrence::TwoAhead => Self::TWO_AHEAD,
            StoredRecurrence::MyTurn => Self::MY_TURN,
            StoredRecurrence::Difference => Self::DIFFERENCE,
            StoredRecurrence::Definition(equations) => Self::new(equations.parse()?),
        })
    }
}

impl From<Recurrence> for StoredRecurrence {
    fn from(recurrence: Recurrence) -> Self {
        match recurrence {
            Recurrence::FIR_SEC => Self::FirSec,
            Recurrence::TWO_AHEAD => Self::TwoAhead,
            Recurrence::MY_TURN => Self::MyTurn,
            Recurrence::DIFFERENCE => Self::Difference,
            other => Self::Definition(other.definition().to_string()),
        }
    }
}

impl Recurrence {
    pub const FIR_SEC: Self = Self(0);
    pub const TWO_AHEAD: Self = Self(1);
    pub const MY_TURN: Self = Self(2);
    pub const DIFFERENCE: Self = Self(3);
    pub const PUBLISHED: [Self; 4] = [Self::FIR_SEC, Self::TWO_AHEAD, Self::MY_TURN, Self::DIFFERENCE];

    /// The recurrence of a definition. Equal definitions are the same recurrence. Each new one takes some hundred bytes
    /// until the program ends.
    ///
    /// # Panics
    /// After 2³² different definitions, for which no machine has the memory.
    pub fn new(definition: Definition) -> Self {
        let number = ALL.write().unwrap_or_else(std::sync::PoisonError::into_inner).keep(definition);
        Self(number.expect("nobody defines so many recurrences"))
    }

    fn kept(self) -> &'static Kept {
        ALL.read().unwrap_or_else(std::sync::PoisonError::into_inner).kept[self.0 as usize]
    }

    pub fn definition(self) -> &'static Definition {
        &self.kept().definition
    }

    /// Its place among [`Self::PUBLISHED`].
    pub fn published(self) -> Option<usize> {
        Some(self.0 as usize).filter(|number| *number < PUBLISHED.len())
    }

    /// Its name in files, if it is published.
    pub fn key(self) -> Option<&'static str> {
        PUBLISHED.get(self.0 as usize).map(|published| published.key)
    }

    /// Its name on the screen.
    pub fn name(self) -> &'static str {
        &self.kept().name
    }

    /// What its tables hold, if it means the same as a published one. Then any cell follows from the [cell](crate::game::Cell) of the
    /// game, and no table is stored.
    pub fn meanings(self) -> Option<&'static [Meaning]> {
        self.kept().meanings
    }

    /// Returns whether there are values of it for a row of `n` coins: they follow from the game, or its tables can be stored.
    pub fn fits(self, n: usize) -> bool {
        self.meanings().is_some() || n <= self.max_coins_stored()
    }

    /// The most coins of a row whose tables are stored.
    pub fn max_coins_stored(self) -> usize {
        if self.has_moves() { MAX_COINS_STORED_BY_COMBS } else { MAX_COINS_STORED }
    }

    /// Whether a move takes several coins, so that taking an end has several ways.
    pub fn has_moves(self) -> bool {
        self.definition().most() != Most::One
    }

    /// The quantities that it stores for each interval: one or two.
    pub fn quantities(self) -> (Quantity, Option<Quantity>) {
        let quantity = |table| Quantity { recurrence: self, table };
        (quantity(0), (self.definition().tables().len() > 1).then(|| quantity(1)))
    }

    /// The names of these quantities, with `between` between two.
    pub fn names(self, between: &str) -> String {
        self.definition().names(between)
    }

    /// Whether a cell of `len` coins has a choice between two ends. A base case may have none.
    pub fn has_choice(self, len: usize) -> bool {
        self.definition().tables()[0].expr(len).choices().is_some()
    }

    /// Whether the first number of a cell of `len` coins is computed from other cells.
    pub fn reads_cells(self, len: usize) -> bool {
        self.definition().tables()[0].at(len).reads().next().is_some()
    }

    /// Whether the second number is that of what the pick leaves.
    pub fn follows_pick(self) -> bool {
        let second = self.definition().tables().get(1);
        second.is_some_and(|table| table.rule.leaves().any(|leaf| matches!(leaf, Expr::Rest(_))))
    }

    /// Whether taking an end is worth its coin minus what is read, and not plus it.
    pub fn subtracts(self) -> bool {
        let choices = self.definition().tables()[0].rule.choices();
        choices.is_some_and(|(_, choices)| choices.iter().any(|choice| matches!(choice, Expr::Minus(_))))
    }

    /// Whether a choice that subtracts, or a coin, can make values of this row's cells negative.
    pub fn has_signs(self, row: &Row) -> bool {
        self.subtracts() || row.range().0 < 0
    }

    /// The number of diagonals that it reads back, at least 1. Of moves of several coins, only short ones count: a picture
    /// can't make room for all.
    pub fn reach(self) -> usize {
        if self.has_moves() {
            return self.definition().most().of(SHORT_MOVE);
        }
        let reads = self.definition().tables().iter().flat_map(|table| table.rule.reads());
        reads.map(|shift| shift.coins_less().max(0).unsigned_abs()).max().unwrap_or(0).max(1)
    }

    /// By how many coins the intervals get shorter from call to call at least: 1 or more.
    pub fn shortest_call(self) -> usize {
        // A move of one coin is among those of each interval.
        let len = self.definition().longest_base() + 1;
        self.calls(len).iter().map(|call| call.shift.coins_less().max(1).unsigned_abs()).min().unwrap_or(1)
    }

    /// No longer interval has a base case, or a rule that names something outside of it.
    pub fn longest_special(self) -> usize {
        let definition = self.definition();
        let leaves = definition.tables().iter().flat_map(|table| table.rule.leaves());
        let needs = leaves.map(|leaf| match leaf {
            Expr::Coin(_, inward) => usize::try_from(*inward).unwrap_or(0),
            Expr::CoinSum(shift) | Expr::Read(_, shift) => shift.coins_less().max(0).unsigned_abs(),
            Expr::Rest(_) => 1,
            _ => 0,
        });
        needs.max().unwrap_or(0).max(definition.longest_base())
    }

    /// Whether the recursion calls only every other length, as two moves ahead.
    pub fn skips_lengths(self) -> bool {
        self.regular_calls().is_some_and(|regular| regular.coins_per_call == 2)
    }

    /// Whether a cell reads its neighbors below and to the left and no other cells.
    pub fn reads_neighbors(self) -> bool {
        if self.has_moves() {
            return false;
        }
        let tables = self.definition().tables().iter();
        let mut reads = tables.flat_map(|table| table.rule.reads()).filter(|shift| *shift != Shift::default());
        reads.all(|shift| End::BOTH.map(Shift::without).contains(&shift))
    }

    /// Whether the second number of a cell is the first number of another one: of what the pick leaves, or the larger or
    /// the smaller one of what both ends leave.
    pub fn copies_first(self) -> bool {
        let ends = End::BOTH.map(|end| Expr::Read(0, Shift::without(end)));
        match self.definition().tables().get(1).map(|table| &table.rule) {
            Some(Expr::Rest(0)) => true,
            Some(Expr::Max(parts) | Expr::Min(parts)) => parts[..] == ends,
            _ => false,
        }
    }

    /// The calls that the recursion makes for an interval of `len` coins, in order. O(1), or O(len) for moves of several
    /// coins.
    pub fn calls(self, len: usize) -> Cow<'static, [Call]> {
        let kept = self.kept();
        match kept.calls.last() {
            Some(of_rule) => Cow::Borrowed(kept.calls.get(len).unwrap_or(of_rule)),
            None => Cow::Owned(kept.definition.calls(len)),
        }
    }

    /// The intervals that the recursion calls for `interval`, in order. Each comes with the end that the player to move
    /// takes to get there. `None` stands for an empty interval, on which the call returns at once.
    pub fn calls_of(self, interval: Interval) -> impl Iterator<Item = (End, Option<Interval>)> {
        let calls = self.calls(interval.len());
        places(&calls, interval).collect::<Vec<_>>().into_iter()
    }

    /// The shape of its calls, if they are regular.
    pub fn regular_calls(self) -> Option<RegularShape> {
        self.kept().regular
    }
}

impl fmt::Debug for Recurrence {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key() {
            Some(key) => formatter.write_str(key),
            None => write!(formatter, "{}", self.definition()),
        }
    }
}

/// A call of the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The choice that needs it: taking left or taking right.
    pub end: End,
    /// The interval that it is for.
    pub shift: Shift,
}

impl Definition {
    /// The expression that the recursion computes for `len` coins.
    ///
    /// A table has no cells without coins, but a recursion can be called for them. So it needs no base case for two
    /// coins or more that only keeps a bottom-up order from reading such cells: one that says the same as the rule.
    pub fn expr_of_call(&self, number: usize, len: usize) -> &Expr {
        let table = &self.tables()[number];
        let at_len = || self.at_len(number, &table.rule, len, false);
        let is_rule = |base: &Expr| at_len().simplified().normal() == base.normal();
        match table.base(len).filter(|_| len > 1 && table.base(0).is_some()) {
            Some(base) if is_rule(base) => &table.rule,
            _ => table.expr(len),
        }
    }

    /// An expression for `len` coins in which gaps take the places of what lies outside of the interval, and numbers those
    /// of intervals without coins. With `keeps_empty` these stay reads, as in a recursion that is called for them.
    #[must_use]
    pub fn at_len(&self, table: usize, expr: &Expr, len: usize, keeps_empty: bool) -> Expr {
        let whole = Interval::whole(len);
        expr.replaced(&|leaf| match leaf {
            Expr::Coin(_, inward) => {
                (usize::try_from(*inward).map_or(true, |inward| inward >= len)).then_some(Expr::Gap)
            }
            Expr::CoinSum(shift) => match shift.within(whole) {
                Place::Cell(_) => None,
                Place::Empty => Some(Expr::Number(0)),
                Place::Outside => Some(Expr::Gap),
            },
            // A table may read those that are filled before it in the same cell.
            Expr::Read(read, shift) if *shift == Shift::default() => (*read >= table).then_some(Expr::Gap),
            Expr::Read(read, shift) => match shift.within(whole) {
                Place::Cell(_) => None,
                Place::Empty if keeps_empty => None,
                Place::Empty => Some(self.tables()[*read].empty().map_or(Expr::Gap, Expr::Number)),
                Place::Outside => Some(Expr::Gap),
            },
            _ => None,
        })
    }

    /// The calls for `len` coins, the shorter moves first: one for each read of the first table, also if it is read twice. The other table needs
    /// no calls for the same intervals, because a call returns both numbers.
    fn calls(&self, len: usize) -> Vec<Call> {
        let mut calls = vec![];
        let is_other = |shift: &Shift| *shift != Shift::default();
        if let Some((_, [left, right])) = self.tables()[0].choices_of_moves(len) {
            for choices in left.iter().zip(&right) {
                for (end, choice) in [(End::Left, choices.0), (End::Right, choices.1)] {
                    calls.extend(choice.reads().filter(is_other).map(|shift| Call { end, shift }));
                }
            }
            return calls;
        }
        let first = self.expr_of_call(0, len);
        match first.choices() {
            Some((_, choices)) => {
                for (end, choice) in End::BOTH.into_iter().zip(choices) {
                    calls.extend(choice.reads().filter(is_other).map(|shift| Call { end, shift }));
                }
            }
            None => calls.extend(first.reads().filter(is_other).map(|shift| Call { end: End::Left, shift })),
        }
        for table in 1..self.tables().len() {
            for shift in self.expr_of_call(table, len).reads().filter(is_other) {
                if calls.iter().all(|call| call.shift != shift) {
                    let end = if shift.i > 0 { End::Left } else { End::Right };
                    calls.push(Call { end, shift });
                }
            }
        }
        calls
    }

    /// Whether it computes the same by the same steps: only names and the order of terms may differ.
    pub(in crate::game) fn means_same_as(&self, other: &Self) -> bool {
        let normal = |definition: &Self| -> Vec<_> {
            let table = |table: &definition::TableDefinition| {
                let bases: Vec<_> = table.bases.iter().map(|(len, expr)| (*len, expr.normal())).collect();
                (bases, table.rule.normal(), table.most)
            };
            definition.tables().iter().map(table).collect()
        };
        normal(self) == normal(other)
    }
}

impl Expr {
    /// The expression without sums with 0, and without extremes of equal numbers.
    #[must_use]
    pub fn simplified(&self) -> Self {
        let is_zero = |part: &Self| *part == Self::Number(0);
        match self.map_parts(Self::simplified) {
            Self::Plus(both) if both.iter().any(is_zero) => {
                let [one, other] = *both;
                if is_zero(&other) { one } else { other }
            }
            Self::Minus(both) if is_zero(&both[1]) => {
                let [one, _] = *both;
                one
            }
            Self::Max(parts) | Self::Min(parts) if are_one_number(&parts) => parts[0].clone(),
            other => other,
        }
    }

    /// The expression with the terms of sums in one order, and with the parts of inner extremes in one order.
    fn normal(&self) -> Self {
        let mut normal = self.map_parts(Self::normal);
        // The order of a choice decides ties.
        let is_choice = normal.choices().is_some();
        let unordered: &mut [Self] = match &mut normal {
            Self::Plus(both) => &mut both[..],
            Self::Max(parts) | Self::Min(parts) if !is_choice => parts,
            _ => &mut [],
        };
        unordered.sort_by_cached_key(|part| format!("{part:?}"));
        normal
    }
}

fn are_one_number(parts: &[Expr]) -> bool {
    matches!(parts, [one @ Expr::Number(_), rest @ ..] if rest.iter().all(|part| part == one))
}

/// A quantity that a recurrence stores for each interval: one of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Quantity {
    pub recurrence: Recurrence,
    /// The index of the table in the definition.
    pub table: u8,
}

impl Quantity {
    /// The name of its table.
    pub fn name(self) -> &'static str {
        &self.recurrence.definition().tables()[usize::from(self.table)].name
    }

    /// The same in lower case, as programs write variables.
    pub fn name_in_programs(self) -> &'static str {
        &self.recurrence.kept().names_in_programs[usize::from(self.table)]
    }

    /// What it holds, if the recurrence means the same as a published one.
    pub fn meaning(self) -> Option<Meaning> {
        self.recurrence.meanings().map(|meanings| meanings[usize::from(self.table)])
    }
}
