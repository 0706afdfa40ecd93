//! A recurrence as data: the tables that it keeps, and an expression for each.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::game::{End, Interval, Pick};
use crate::number::Number;

/// The most tables that a definition keeps. A cell has room for two numbers.
pub const MAX_TABLES: usize = 2;
/// The most coins and reads of one expression. Sums of more would not fit beside a table.
pub const MAX_LEAVES: usize = 32;
/// The deepest nesting of an expression.
pub const MAX_DEPTH: usize = 16;
/// The largest distance from `i` and `j` that an expression names.
pub const MAX_SHIFT: i8 = 9;
/// The largest number of coins that [`Most::UpTo`] names.
pub const MAX_MOST: usize = 1_000;

/// The tables of a recurrence, the first one first. [`Definition::new`] checks them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Definition {
    tables: Vec<TableDefinition>,
}

/// One table: a number for each interval.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableDefinition {
    pub name: String,
    /// The base cases: a number of coins, which may be 0, and the expression for the intervals of that length.
    pub bases: Vec<(usize, Expr)>,
    /// The expression for all other intervals: one choice between both ends.
    pub rule: Expr,
    /// For which `m` the rule has its two choices: those of taking `m` coins. If a move takes one coin, it names no `m`.
    pub most: Most,
}

/// The most coins that a move takes from an end. It takes at least one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Most {
    #[default]
    One,
    UpTo(usize),
    Any,
}

impl Most {
    /// The same for `n` coins that are left.
    pub fn of(self, n: usize) -> usize {
        match self {
            Self::One => n.min(1),
            Self::UpTo(most) => n.min(most),
            Self::Any => n,
        }
    }
}

/// An expression over the coins and over cells of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Expr {
    Number(Number),
    /// The coin near one end: 0 is the coin at the end itself, and 1 its neighbor inside.
    Coin(End, i8),
    /// The sum of the coins of an interval.
    CoinSum(Shift),
    /// The number that the table with this index has for an interval.
    Read(usize, Shift),
    /// The number that the table with this index has for the interval that the pick leaves.
    Rest(usize),
    /// The sum of the coins of an interval that depends on `m`.
    CoinSumOf(MovePlaces),
    /// The number that the table with this index has for such an interval.
    ReadOf(usize, MovePlaces),
    /// The number of the turn in which an interval is met, from 1: `n − (j − i)`.
    Turn,
    /// Two to the power of that number.
    TwoToTurn,
    /// A place that nothing is put into yet. It has no value.
    Gap,
    Negative(Box<Self>),
    Plus(Box<[Self; 2]>),
    Minus(Box<[Self; 2]>),
    Times(Box<[Self; 2]>),
    Max(Vec<Self>),
    Min(Vec<Self>),
}

/// An interval relative to `i…j`: it begins at `i` and ends at `j` plus these numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    pub i: i16,
    pub j: i16,
}

/// The first and the last coin of an interval that depends on `m`.
pub type MovePlaces = [MovePlace; 2];

/// A place near an end of `i…j`, such as `i+m−1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MovePlace {
    /// `i` is the left one.
    pub end: End,
    /// How often `m` is added: −1, 0 or 1.
    pub moves: i8,
    pub plus: i8,
}

impl MovePlace {
    /// What is added to its end for a move of `m` coins.
    fn by(self, m: usize) -> i16 {
        i16::from(self.moves) * m as i16 + i16::from(self.plus)
    }
}

/// What a [`Shift`] leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Cell(Interval),
    /// An interval without coins, between two coins or at an end of the row.
    Empty,
    /// Coins that the row does not have, or an interval that ends before it begins.
    Outside,
}

impl Shift {
    /// The interval that is left when one coin is taken at `end`.
    pub fn without(end: End) -> Self {
        match end {
            End::Left => Self { i: 1, j: 0 },
            End::Right => Self { i: 0, j: -1 },
        }
    }

    /// The interval that is left of this one when one coin is taken at `end`.
    #[must_use]
    pub fn and_without(self, end: End) -> Self {
        let other = Self::without(end);
        Self { i: self.i + other.i, j: self.j + other.j }
    }

    /// The interval of `places` for a move of `m` coins, where `i…j` has `len` coins.
    pub fn of_move([first, last]: MovePlaces, m: usize, len: usize) -> Self {
        let across = len as i16 - 1;
        let i = first.by(m) + if first.end == End::Left { 0 } else { across };
        let j = last.by(m) - if last.end == End::Right { 0 } else { across };
        Self { i, j }
    }

    /// The number of coins that it has less than `i…j`. Negative if it has more.
    pub fn coins_less(self) -> isize {
        isize::from(self.i) - isize::from(self.j)
    }

    /// The same for coins, of which only those of `interval` are there.
    pub fn within(self, interval: Interval) -> Place {
        if self.i < 0 || self.j > 0 { Place::Outside } else { self.from(interval, interval.j + 1) }
    }

    /// Where it leads to from `interval`, in a row of `n` coins.
    pub fn from(self, interval: Interval, n: usize) -> Place {
        let i = interval.i as isize + isize::from(self.i);
        let end = interval.j as isize + isize::from(self.j) + 1;
        match (usize::try_from(i), usize::try_from(end)) {
            (Ok(i), Ok(end)) if i < end && end <= n => Place::Cell(Interval::new(i, end - 1)),
            (Ok(i), Ok(end)) if i == end && end <= n => Place::Empty,
            _ => Place::Outside,
        }
    }
}

/// Why tables are no recurrence of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DefinitionError {
    NoTable,
    TooManyTables,
    /// Two tables have this name, in capital or small letters.
    SameName(String),
    /// The name of a table stands for something else.
    ReservedName(String),
    /// The first table's rule has no max or min of two choices on the outside.
    NoChoice(String),
    /// Table 0 reads "what the pick leaves", which it decides itself.
    PickBeforeChoice(String),
    TooLong(String),
    TooDeep(String),
    /// A rule has choices for each `m`, and there are two tables.
    MovesOfTwoTables(String),
    /// A place with `m` leaves the interval for some `m`.
    MoveOutside(String),
}

/// The names that are no names of tables: what equations and listings use, and the words of the languages.
const RESERVED: &[&str] = &[
    "i",
    "j",
    "n",
    "v",
    "sum",
    "max",
    "min",
    "pick",
    "left",
    "right",
    "length",
    "memo",
    "solve",
    "if",
    "else",
    "for",
    "while",
    "do",
    "let",
    "int",
    "long",
    "short",
    "char",
    "float",
    "double",
    "bool",
    "boolean",
    "byte",
    "void",
    "signed",
    "unsigned",
    "def",
    "return",
    "break",
    "continue",
    "auto",
    "new",
    "delete",
    "class",
    "struct",
    "enum",
    "union",
    "interface",
    "use",
    "fn",
    "in",
    "or",
    "and",
    "not",
    "xor",
    "is",
    "as",
    "del",
    "len",
    "range",
    "lambda",
    "yield",
    "pass",
    "raise",
    "with",
    "from",
    "import",
    "global",
    "nonlocal",
    "assert",
    "async",
    "await",
    "try",
    "except",
    "catch",
    "finally",
    "throw",
    "throws",
    "match",
    "case",
    "switch",
    "default",
    "type",
    "typename",
    "typedef",
    "template",
    "self",
    "super",
    "this",
    "crate",
    "mod",
    "pub",
    "impl",
    "trait",
    "where",
    "dyn",
    "ref",
    "move",
    "mut",
    "loop",
    "unsafe",
    "extern",
    "static",
    "const",
    "final",
    "abstract",
    "virtual",
    "inline",
    "operator",
    "namespace",
    "using",
    "friend",
    "public",
    "private",
    "protected",
    "package",
    "extends",
    "implements",
    "instanceof",
    "native",
    "register",
    "volatile",
    "sizeof",
    "goto",
    "true",
    "false",
    "none",
    "null",
    "nullptr",
    "std",
];

impl Definition {
    /// # Errors
    /// If these are no tables of a recurrence: see [`DefinitionError`].
    pub fn new(tables: Vec<TableDefinition>) -> Result<Self, DefinitionError> {
        use DefinitionError as Error;
        let Some(first) = tables.first() else { return Err(Error::NoTable) };
        if tables.len() > MAX_TABLES {
            return Err(Error::TooManyTables);
        }
        if first.rule.choices().is_none() {
            return Err(Error::NoChoice(first.name.clone()));
        }
        for (number, table) in tables.iter().enumerate() {
            let name = || table.name.clone();
            if tables[..number].iter().any(|other| other.name.to_lowercase() == table.name.to_lowercase()) {
                return Err(Error::SameName(name()));
            }
            let is_reserved = |name: &str| RESERVED.contains(&name) || name == "m" && table.most != Most::One;
            if is_reserved(&table.name.to_lowercase()) {
                return Err(Error::ReservedName(name()));
            }
            if table.most != Most::One && tables.len() > 1 {
                return Err(Error::MovesOfTwoTables(name()));
            }
            if table.place_outside().is_some() {
                return Err(Error::MoveOutside(name()));
            }
            for expr in table.exprs() {
                if expr.leaves().count() > MAX_LEAVES {
                    return Err(Error::TooLong(name()));
                }
                if expr.depth() > MAX_DEPTH {
                    return Err(Error::TooDeep(name()));
                }
                if number == 0 && expr.leaves().any(|leaf| matches!(leaf, Expr::Rest(_))) {
                    return Err(Error::PickBeforeChoice(name()));
                }
            }
        }
        Ok(Self { tables })
    }

    /// The tables: one or two.
    pub fn tables(&self) -> &[TableDefinition] {
        &self.tables
    }

    /// The names of the tables, with `between` between two.
    pub fn names(&self, between: &str) -> String {
        let names: Vec<_> = self.tables.iter().map(|table| &*table.name).collect();
        names.join(between)
    }

    /// The intervals that a cell of `len` coins reads, in the order of the expressions. One that is read twice is
    /// listed twice. For "what the pick leaves", both that it may leave.
    pub fn reads(&self, len: usize) -> impl Iterator<Item = Shift> {
        self.tables.iter().flat_map(move |table| table.at(len).reads().collect::<Vec<_>>())
    }

    /// The most coins of a move, which decides for which `m` the rule has its choices.
    pub fn most(&self) -> Most {
        self.tables[0].most
    }

    /// The largest number of coins that has a base case. 0 if there is no base case.
    pub fn longest_base(&self) -> usize {
        self.tables.iter().flat_map(|table| &table.bases).map(|(len, _)| *len).max().unwrap_or(0)
    }
}

impl TableDefinition {
    /// The expression for intervals of `len` coins: a base case, or the rule, which may name `m`.
    pub fn expr(&self, len: usize) -> &Expr {
        self.base(len).unwrap_or(&self.rule)
    }

    /// The same without `m`: each of the two choices is the best one for any `m`. O(1), or O(len) with `m`.
    pub fn at(&self, len: usize) -> Cow<'_, Expr> {
        match (self.base(len), self.choices_of_moves(len)) {
            (Some(base), _) => Cow::Borrowed(base),
            (None, None) => Cow::Borrowed(&self.rule),
            (None, Some((extreme, ends))) => {
                let best = |moves: Vec<Expr>| if moves.len() == 1 { moves[0].clone() } else { extreme.among(moves) };
                Cow::Owned(extreme.among(ends.map(best).into()))
            }
        }
    }

    /// What taking left and taking right are for each `m`, from 1 on, for `len` coins. `None` for a base case, and for a rule
    /// without `m`.
    pub fn choices_of_moves(&self, len: usize) -> Option<(Extreme, [Vec<Expr>; 2])> {
        if self.most == Most::One || self.base(len).is_some() {
            return None;
        }
        let (extreme, choices) = self.rule.choices()?;
        Some((extreme, choices.map(|choice| (1..=self.most.of(len)).map(|m| choice.of_move(m, len)).collect())))
    }

    /// The base case for `len` coins.
    pub fn base(&self, len: usize) -> Option<&Expr> {
        self.bases.iter().find(|(of, _)| *of == len).map(|(_, expr)| expr)
    }

    /// The number for an interval without coins. `None` if it has no such base case, or one that needs coins. A move of
    /// several coins may leave none, so the number is 0 there without a base case.
    pub fn empty(&self) -> Option<Number> {
        if self.most != Most::One && self.base(0).is_none() {
            return Some(0);
        }
        self.base(0)?.value(&mut |leaf| match leaf {
            Expr::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// A place of the rule that leaves the interval for some `m`.
    fn place_outside(&self) -> Option<&Expr> {
        // All places are as many coins further for each further `m`, and within a few coins of it.
        let lens = (1..=4 * MAX_SHIFT as usize).filter(|len| self.base(*len).is_none());
        lens.flat_map(|len| (1..=self.most.of(len)).map(move |m| (m, len))).find_map(|(m, len)| {
            let is_outside = |places| Shift::of_move(places, m, len).within(Interval::whole(len)) == Place::Outside;
            self.rule.leaves().find(|leaf| match leaf {
                Expr::CoinSumOf(places) | Expr::ReadOf(_, places) => is_outside(*places),
                _ => false,
            })
        })
    }

    fn exprs(&self) -> impl Iterator<Item = &Expr> {
        self.bases.iter().map(|(_, expr)| expr).chain([&self.rule])
    }
}

impl Expr {
    /// The two expressions that an outermost max or min chooses from: taking left and taking right.
    pub fn choices(&self) -> Option<(Extreme, [&Self; 2])> {
        let (extreme, choices) = match self {
            Self::Max(choices) => (Extreme::Max, choices),
            Self::Min(choices) => (Extreme::Min, choices),
            _ => return None,
        };
        let [left, right] = &choices[..] else { return None };
        Some((extreme, [left, right]))
    }

    /// The parts that it is put together from.
    pub fn parts(&self) -> &[Self] {
        match self {
            Self::Negative(inner) => std::slice::from_ref(inner),
            Self::Plus(both) | Self::Minus(both) | Self::Times(both) => &both[..],
            Self::Max(parts) | Self::Min(parts) => parts,
            Self::Number(_)
            | Self::Coin(..)
            | Self::CoinSum(_)
            | Self::Read(..)
            | Self::Rest(_)
            | Self::CoinSumOf(_)
            | Self::ReadOf(..)
            | Self::Turn
            | Self::TwoToTurn
            | Self::Gap => &[],
        }
    }

    /// Its coins, reads, numbers and gaps, from the left.
    pub fn leaves(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        if self.parts().is_empty() {
            Box::new(std::iter::once(self))
        } else {
            Box::new(self.parts().iter().flat_map(Self::leaves))
        }
    }

    /// The intervals that it reads, from the left. For "what the pick leaves", both that it may leave.
    pub fn reads(&self) -> impl Iterator<Item = Shift> {
        self.leaves().flat_map(|leaf| match leaf {
            Self::Read(_, shift) => vec![*shift],
            Self::Rest(_) => End::BOTH.map(Shift::without).into(),
            _ => vec![],
        })
    }

    /// The expression in which "what the pick leaves" is the interval that is left after taking `end`.
    #[must_use]
    pub fn after_pick(&self, end: End) -> Self {
        self.replaced(&|leaf| match leaf {
            Self::Rest(table) => Some(Self::Read(*table, Shift::without(end))),
            _ => None,
        })
    }

    /// The expression for a move of `m` coins, where the interval has `len` coins.
    #[must_use]
    pub fn of_move(&self, m: usize, len: usize) -> Self {
        self.replaced(&|leaf| match leaf {
            Self::CoinSumOf(places) => Some(Self::CoinSum(Shift::of_move(*places, m, len))),
            Self::ReadOf(table, places) => Some(Self::Read(*table, Shift::of_move(*places, m, len))),
            _ => None,
        })
    }

    /// The expression with what `change` makes of each part, from the left. One without parts stays as it is.
    #[must_use]
    pub fn map_parts(&self, mut change: impl FnMut(&Self) -> Self) -> Self {
        match self {
            Self::Negative(inner) => Self::Negative(Box::new(change(inner))),
            Self::Plus(both) => Self::Plus(Box::new(both.each_ref().map(change))),
            Self::Times(both) => Self::Times(Box::new(both.each_ref().map(change))),
            Self::Minus(both) => Self::Minus(Box::new(both.each_ref().map(change))),
            Self::Max(parts) => Self::Max(parts.iter().map(change).collect()),
            Self::Min(parts) => Self::Min(parts.iter().map(change).collect()),
            leaf => leaf.clone(),
        }
    }

    /// The expression in which each leaf is replaced by what `by` returns for it. `None` keeps it.
    #[must_use]
    pub fn replaced(&self, by: &dyn Fn(&Self) -> Option<Self>) -> Self {
        match self.parts() {
            [] => by(self).unwrap_or_else(|| self.clone()),
            _ => self.map_parts(|part| part.replaced(by)),
        }
    }

    /// The expression with max in the place of each min.
    #[must_use]
    pub fn with_larger(&self) -> Self {
        match self.map_parts(Self::with_larger) {
            Self::Min(parts) => Self::Max(parts),
            other => other,
        }
    }

    /// How many numbers it adds or subtracts, and how many it compares. A change of the sign, and a product count as neither.
    pub fn operations(&self) -> [u64; 2] {
        let own = match self {
            Self::Plus(_) | Self::Minus(_) => [1, 0],
            Self::Max(parts) | Self::Min(parts) => [0, parts.len() as u64 - 1],
            _ => [0, 0],
        };
        self.parts().iter().map(Self::operations).fold(own, |sum, more| [sum[0] + more[0], sum[1] + more[1]])
    }

    fn depth(&self) -> usize {
        1 + self.parts().iter().map(Self::depth).max().unwrap_or(0)
    }
}

impl Expr {
    /// Its value, where `leaf` has those of coins, reads and numbers. `None` if a part has none or a sum does not fit.
    pub fn value(&self, leaf: &mut dyn FnMut(&Self) -> Option<Number>) -> Option<Number> {
        match self {
            Self::Negative(inner) => inner.value(leaf)?.checked_neg(),
            Self::Times(both) => {
                let (one, other) = (both[0].value(leaf), both[1].value(leaf));
                one?.checked_mul(other?)
            }
            Self::Plus(both) | Self::Minus(both) => {
                let (one, other) = (both[0].value(leaf), both[1].value(leaf));
                if matches!(self, Self::Plus(_)) { one?.checked_add(other?) } else { one?.checked_sub(other?) }
            }
            Self::Max(parts) | Self::Min(parts) => {
                let extreme = if matches!(self, Self::Max(_)) { Extreme::Max } else { Extreme::Min };
                // All parts are asked for, so that `leaf` sees each leaf once and in order.
                let values: Vec<_> = parts.iter().map(|part| part.value(leaf)).collect();
                values.into_iter().reduce(|one, other| Some(extreme.of(one?, other?)))?
            }
            _ => leaf(self),
        }
    }
}

/// The larger or the smaller of several numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extreme {
    Max,
    Min,
}

impl Extreme {
    /// Its name in formulas.
    pub fn name(self) -> &'static str {
        match self {
            Self::Max => "max",
            Self::Min => "min",
        }
    }

    /// 1 where more is better, and −1 where less is.
    pub fn sign(self) -> i128 {
        match self {
            Self::Max => 1,
            Self::Min => -1,
        }
    }

    /// The largest or the smallest of some expressions.
    fn among(self, parts: Vec<Expr>) -> Expr {
        match self {
            Self::Max => Expr::Max(parts),
            Self::Min => Expr::Min(parts),
        }
    }

    /// The pick of a player for whom taking left and taking right are worth this much.
    pub fn pick<N: Ord + Copy>(self, left: N, right: N) -> Pick {
        match self {
            Self::Max => Pick::of(left, right),
            Self::Min => Pick::of(right, left),
        }
    }

    /// The one of two numbers that counts.
    pub fn of<N: Ord>(self, one: N, other: N) -> N {
        match self {
            Self::Max => one.max(other),
            Self::Min => one.min(other),
        }
    }
}
