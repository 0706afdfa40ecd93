//! A table that a learner fills by hand: its numbers, and which of them is wrong first.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::recurrence::Quantity;
use crate::game::recurrence::definition::{Expr, Place};
use crate::game::table::stored::{StoredTables, known_leaf};
use crate::game::{CountFrom, End, FillOrder, Interval, Recurrence, Table};
use crate::number::{self, Number};
use crate::predict::explanation::{
    Explanation, explain_base, explain_first, explain_second_alone, known_mistakes, known_second_mistakes,
};
use crate::predict::question::Question;
use crate::predict::settings::QuestionKind;
use crate::wording::own::{error, panel};

/// The most coins of a row whose table is filled by hand.
pub const MAX_COINS_BY_HAND: usize = 20;
/// The most characters of a wrong cell in an error.
const MAX_QUOTED: usize = 40;
/// What stands for a number that is not there, in files and in what is pasted.
const NONE: &str = ".";

/// The place of a number: a cell, and the index of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberPlace {
    pub interval: Interval,
    pub table: usize,
}

impl NumberPlace {
    /// The number's quantity and its cell, as sentences name them.
    pub fn in_recurrence(self, recurrence: Recurrence) -> (Quantity, Interval) {
        (Quantity { recurrence, table: self.table as u8 }, self.interval)
    }
}

/// The numbers that a learner has filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredOwn", into = "StoredOwn")]
pub struct OwnTable {
    recurrence: Recurrence,
    n: usize,
    /// For each table, its numbers by rows, n for each row.
    numbers: Vec<Vec<Option<Number>>>,
}

/// Why a text is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnTableError {
    Empty,
    /// Files have tables of at most [`MAX_COINS_BY_HAND`] coins.
    TooManyCoins(usize),
    /// The cell at this line and column of the text, from 1, is no number.
    NotANumber {
        line: usize,
        column: usize,
        text: String,
    },
    /// There is no cell in the table for this one.
    Outside {
        line: usize,
        column: usize,
    },
}

impl fmt::Display for OwnTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => error::empty().to_owned(),
            Self::TooManyCoins(n) => error::too_many_coins(*n, MAX_COINS_BY_HAND),
            Self::NotANumber { line, column, text } => error::not_a_number(*line, *column, text),
            Self::Outside { line, column } => error::outside(*line, *column),
        })
    }
}

impl std::error::Error for OwnTableError {}

impl OwnTable {
    /// A table without numbers for a row of `n` coins.
    ///
    /// # Panics
    /// If there are no coins, or more than [`MAX_COINS_BY_HAND`].
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        assert!((1..=MAX_COINS_BY_HAND).contains(&n), "such a table is not filled by hand");
        let tables = recurrence.definition().tables().len();
        Self { recurrence, n, numbers: vec![vec![None; n * n]; tables] }
    }

    /// The table of a row with all its numbers. `None` if a cell has no value. O(n²).
    ///
    /// # Panics
    /// If there are more than [`MAX_COINS_BY_HAND`] coins.
    pub fn solved(recurrence: Recurrence, table: &Table) -> Option<Self> {
        let right = StoredTables::new(recurrence.definition(), table.row());
        let empty = Self::new(recurrence, table.n());
        empty.places().try_fold(empty, |own, place| {
            let number = right.value(place.table, place.interval)?;
            Some(own.with(place, Some(number)))
        })
    }

    /// The table that is filled by hand: `own`, if it is one of this recurrence and of `n` coins, or else an empty one.
    /// `None` if there are too many coins.
    pub fn of(own: Option<&Self>, recurrence: Recurrence, n: usize) -> Option<Cow<'_, Self>> {
        if n > MAX_COINS_BY_HAND {
            return None;
        }
        let own = own.filter(|own| own.n == n && own.recurrence == recurrence);
        Some(own.map_or_else(|| Cow::Owned(Self::new(recurrence, n)), Cow::Borrowed))
    }

    pub fn recurrence(&self) -> Recurrence {
        self.recurrence
    }

    /// The number of coins.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The number at a place. `None` if it is not filled in.
    pub fn number(&self, NumberPlace { interval, table }: NumberPlace) -> Option<Number> {
        self.numbers[table][interval.i * self.n + interval.j]
    }

    /// Whether there is such a place.
    pub fn has(&self, NumberPlace { interval: Interval { i, j }, table }: NumberPlace) -> bool {
        i <= j && j < self.n && table < self.numbers.len()
    }

    /// The same with another number at a place.
    #[must_use]
    pub fn with(mut self, NumberPlace { interval, table }: NumberPlace, number: Option<Number>) -> Self {
        self.numbers[table][interval.i * self.n + interval.j] = number;
        self
    }

    /// All places: the cells diagonal by diagonal, in each the numbers in the order of the tables.
    pub fn places(&self) -> impl Iterator<Item = NumberPlace> + use<> {
        let (n, tables) = (self.n, self.numbers.len());
        let cells = (0..n).flat_map(move |more| (0..n - more).map(move |i| Interval { i, j: i + more }));
        cells.flat_map(move |interval| (0..tables).map(move |table| NumberPlace { interval, table }))
    }

    /// The places in the order in which an order of the fill writes them.
    pub fn places_by(&self, order: FillOrder) -> Vec<NumberPlace> {
        let mut places: Vec<_> = self.places().collect();
        match order {
            FillOrder::Rows => places.sort_by_key(|place| (std::cmp::Reverse(place.interval.i), place.interval.j)),
            FillOrder::Columns => places.sort_by_key(|place| (place.interval.j, std::cmp::Reverse(place.interval.i))),
            // The order of the calls fills what a cell reads before it, too.
            _ => {}
        }
        places
    }

    /// The first place without a number.
    pub fn first_gap(&self) -> Option<NumberPlace> {
        self.places().find(|place| self.number(*place).is_none())
    }

    /// Whether a number is filled in.
    pub fn is_begun(&self) -> bool {
        self.numbers.iter().flatten().any(Option::is_some)
    }

    /// The same with what is pasted from a spreadsheet: lines of cells between tabs, semicolons, commas or spaces.
    ///
    /// A text with the lines of the whole table fills it, with its headers or without. The lines have all columns, or
    /// begin at the diagonal. Any other text fills the cells from `at` on, to the right and down. A cell has the numbers of
    /// all tables, such as `22/12`, or those of the table of `at` alone. `.` and an empty cell are no number: the first
    /// takes away what is there, the second leaves it.
    ///
    /// # Errors
    /// If a cell is no number or has no place. Nothing is filled in then.
    pub fn pasted(&self, at: NumberPlace, text: &str) -> Result<Self, OwnTableError> {
        let mut lines: Vec<_> = text.trim_matches(['\n', '\r']).lines().map(fields).collect();
        if lines.iter().flatten().all(|field| field.is_empty()) {
            return Err(OwnTableError::Empty);
        }
        let n = self.n;
        // The places of the first line and of the first column in the text, for errors.
        let (mut line_of, mut column_of) = (1, 1);
        let has_headers = |lines: &[Vec<&str>]| lines.iter().all(|line| line.len() > n);
        if lines.len() == n + 1 && n > 1 {
            lines.remove(0);
            line_of = 2;
        }
        if has_headers(&lines) {
            lines = lines.into_iter().map(|line| line[1..].to_vec()).collect();
            column_of = 2;
        }
        let are_full = lines.iter().all(|line| line.len() == n);
        let begin_at_diagonal = lines.iter().enumerate().all(|(i, line)| i + line.len() == n);
        let is_whole = lines.len() == n && (are_full || begin_at_diagonal);
        let corner = if is_whole { Interval { i: 0, j: 0 } } else { at.interval };
        let fields = lines.into_iter().enumerate().flat_map(|(line, fields)| {
            let i = corner.i + line;
            let first = if is_whole && !are_full { i } else { corner.j };
            let fields = fields.into_iter().enumerate();
            fields.map(move |(column, text)| {
                let cell = Interval { i, j: first + column };
                Field { text, line: line + line_of, column: column + column_of, cell }
            })
        });
        self.with_fields(fields, at.table)
    }

    /// The same with the numbers of these fields. If all have one number, they are those of a table.
    fn with_fields<'a>(&self, fields: impl Iterator<Item = Field<'a>>, table: usize) -> Result<Self, OwnTableError> {
        let mut cells = vec![];
        for Field { text, line, column, cell } in fields.filter(|field| !field.text.is_empty()) {
            if !self.has(NumberPlace { interval: cell, table: 0 }) {
                return Err(OwnTableError::Outside { line, column });
            }
            let numbers = numbers_of(text).filter(|numbers| numbers.len() <= self.numbers.len());
            let not_a_number =
                || OwnTableError::NotANumber { line, column, text: text.chars().take(MAX_QUOTED).collect() };
            cells.push((cell, numbers.ok_or_else(not_a_number)?));
        }
        let table = if cells.iter().all(|(_, numbers)| numbers.len() == 1) { table } else { 0 };
        let numbers = cells.into_iter().flat_map(|(interval, numbers)| {
            let places = (table..).map(move |table| NumberPlace { interval, table });
            places.zip(numbers)
        });
        Ok(numbers.fold(self.clone(), |own, (place, number)| own.with(place, number)))
    }
}

/// A cell of a text, at a line and a column from 1, and its place in the table.
struct Field<'a> {
    text: &'a str,
    line: usize,
    column: usize,
    cell: Interval,
}

/// The cells of a line.
fn fields(line: &str) -> Vec<&str> {
    match ['\t', ';', ','].into_iter().find(|between| line.contains(*between)) {
        Some(between) => line.split(between).map(str::trim).collect(),
        None => line.split_whitespace().collect(),
    }
}

/// The numbers of a cell. `None` if one of them is no number.
fn numbers_of(field: &str) -> Option<Vec<Option<Number>>> {
    let parts = field.split(['/', '|', ' ']).map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| if part == NONE { Some(None) } else { number::typed(part).map(Some) }).collect()
}

/// How a file writes it: its lines, each from the diagonal on.
#[derive(Serialize, Deserialize)]
#[serde(rename = "OwnTable", deny_unknown_fields)]
struct StoredOwn {
    recurrence: Recurrence,
    lines: Vec<String>,
}

impl TryFrom<StoredOwn> for OwnTable {
    type Error = OwnTableError;

    fn try_from(StoredOwn { recurrence, lines }: StoredOwn) -> Result<Self, OwnTableError> {
        let n = lines.len();
        match n {
            0 => return Err(OwnTableError::Empty),
            1..=MAX_COINS_BY_HAND => {}
            _ => return Err(OwnTableError::TooManyCoins(n)),
        }
        let fields = lines.iter().enumerate().flat_map(|(i, line)| {
            let fields = line.split_whitespace().enumerate();
            fields.map(move |(column, text)| Field {
                text,
                line: i + 1,
                column: column + 1,
                cell: Interval { i, j: i + column },
            })
        });
        Self::new(recurrence, n).with_fields(fields, 0)
    }
}

impl From<OwnTable> for StoredOwn {
    fn from(own: OwnTable) -> Self {
        let text = |place| own.number(place).map_or(NONE.to_owned(), |number| number.to_string());
        let cell = |interval| {
            let numbers = (0..own.numbers.len()).map(|table| text(NumberPlace { interval, table }));
            numbers.collect::<Vec<_>>().join("/")
        };
        let line = |i| (i..own.n).map(|j| cell(Interval { i, j })).collect::<Vec<_>>().join(" ");
        Self { recurrence: own.recurrence, lines: (0..own.n).map(line).collect() }
    }
}

/// What a check of a table finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnVerdict {
    /// All numbers that are there are right.
    Right {
        missing: usize,
    },
    Wrong(Box<FirstWrong>),
}

/// The first wrong number in the order of the fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstWrong {
    pub place: NumberPlace,
    /// Why it is wrong.
    pub explanation: Explanation,
    /// The other numbers that are not those of the table, but follow from the numbers that they read.
    pub following: Vec<NumberPlace>,
    /// Those that do not even follow from them.
    pub others: Vec<NumberPlace>,
}

impl OwnVerdict {
    /// Whether the table is full, and all its numbers are right.
    pub fn is_done(&self) -> bool {
        matches!(self, Self::Right { missing: 0 })
    }

    /// The place of the first wrong number, if one is wrong.
    pub fn wrong_place(&self) -> Option<NumberPlace> {
        match self {
            Self::Wrong(first) => Some(first.place),
            Self::Right { .. } => None,
        }
    }

    /// What is said about the table that was checked: a sentence that stands out, and those below it.
    pub fn texts(&self, own: &OwnTable, count_from: CountFrom) -> (String, Vec<String>) {
        let first = match self {
            Self::Right { missing: 0 } => return (panel::full().to_owned(), vec![]),
            Self::Right { .. } if !own.is_begun() => return (panel::empty().to_owned(), vec![]),
            Self::Right { missing } => return (panel::right_so_far(*missing), vec![]),
            Self::Wrong(first) => first,
        };
        let number = own.number(first.place).unwrap_or_default();
        let mut sentences = vec![first.explanation.sentence.clone()];
        sentences.extend((!first.following.is_empty()).then(|| panel::following(first.following.len())));
        sentences.extend((!first.others.is_empty()).then(|| panel::others(first.others.len())));
        (panel::wrong(count_from, first.place.in_recurrence(own.recurrence), number), sentences)
    }
}

/// Checks an own table against that of a row, in an order of the fill. O(n²).
///
/// A number that is not there counts as right where another one reads it. `count_from` is the number of the first coin
/// in the explanation.
///
/// # Panics
/// If the row has another number of coins.
pub fn check_own(own: &OwnTable, table: &Table, order: FillOrder, count_from: CountFrom) -> OwnVerdict {
    assert_eq!(own.n, table.n(), "the own table is one of the row");
    let right = StoredTables::new(own.recurrence.definition(), table.row());
    let is_wrong = |place: &NumberPlace| {
        own.number(*place).is_some_and(|number| right.value(place.table, place.interval) != Some(number))
    };
    let mut wrong = own.places_by(order).into_iter().filter(is_wrong);
    let Some(place) = wrong.next() else {
        return OwnVerdict::Right { missing: own.places().filter(|place| own.number(*place).is_none()).count() };
    };
    let follows = |place: &NumberPlace| own.following(table, &right, *place).contains(&own.number(*place));
    let (following, others) = wrong.partition(follows);
    let number = own.number(place).unwrap_or_default();
    let explanation = explain(question_about(own.recurrence, table, place, count_from).as_ref(), place, number);
    OwnVerdict::Wrong(Box::new(FirstWrong { place, explanation, following, others }))
}

/// Returns the right number of a place. `None` if it has no value. O(n²).
pub fn right_number(
    own: &OwnTable,
    table: &Table,
    NumberPlace { interval, table: number }: NumberPlace,
) -> Option<Number> {
    StoredTables::new(own.recurrence.definition(), table.row()).value(number, interval)
}

/// Returns what the number of a place is, with its reason: `fir[0][1] is 15, for taking right: …`.
pub fn explain_right(
    recurrence: Recurrence,
    table: &Table,
    place: NumberPlace,
    number: Number,
    count_from: CountFrom,
) -> String {
    let cell = place.in_recurrence(recurrence);
    match question_about(recurrence, table, place, count_from) {
        Some(question) => panel::shown_because(count_from, cell, question.reveal()),
        None => panel::shown(count_from, cell, number),
    }
}

/// Why each wrong number of a place is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongNumbers {
    /// The numbers that known mistakes lead to.
    pub known: BTreeMap<Number, Explanation>,
    /// The explanation of [`Self::OTHER`]. That of each other number differs from it at most in the number.
    pub other: Explanation,
}

impl WrongNumbers {
    /// A number that no mistake leads to. No sum of coins has so many digits, so it can be found in its sentence.
    pub const OTHER: Number = Number::MAX;

    /// Finds them for a place whose reads are right. The cost is that of a question.
    pub fn of(recurrence: Recurrence, table: &Table, place: NumberPlace, count_from: CountFrom) -> Self {
        let question = question_about(recurrence, table, place, count_from);
        let found = match &question {
            Some(question) if place.table == 0 => {
                let (first, _) = question.numbers();
                known_mistakes(question).into_iter().filter(|known| known.number != first).collect()
            }
            Some(question) => known_second_mistakes(question),
            None => vec![],
        };
        let mut known = BTreeMap::new();
        for mistaken in found {
            // The commonest mistake is named.
            known.entry(mistaken.number).or_insert(mistaken.explanation);
        }
        Self { known, other: explain(question.as_ref(), place, Self::OTHER) }
    }
}

/// Returns the question about the number of a place. `None` if its cell has no choice.
fn question_about(
    recurrence: Recurrence,
    table: &Table,
    place: NumberPlace,
    count_from: CountFrom,
) -> Option<Question> {
    let kind = if place.table == 0 { QuestionKind::First } else { QuestionKind::Second };
    Question::of_cell(kind, table, recurrence, place.interval).map(|question| question.counting(count_from))
}

/// Explains a wrong number of a cell whose reads are right.
fn explain(question: Option<&Question>, place: NumberPlace, number: Number) -> Explanation {
    let found = match question {
        Some(question) if place.table == 0 => explain_first(question, number),
        Some(question) => explain_second_alone(question, number),
        None => None,
    };
    found.unwrap_or_else(|| explain_base(place.interval.len()))
}

/// Returns the expressions of a place with numbers in the place of all but what is read in other cells: one, or one for
/// each end that the pick may take. A gap stands for what has no value.
pub fn rules_of(recurrence: Recurrence, table: &Table, place: NumberPlace) -> Vec<Expr> {
    let expr = recurrence.definition().tables()[place.table].at(place.interval.len());
    let put_in = |expr: &Expr| expr.replaced(&|leaf| Some(leaf_of(recurrence, table, place.interval, leaf)));
    if follows_pick(&expr) { End::BOTH.map(|end| put_in(&expr.after_pick(end))).into() } else { vec![put_in(&expr)] }
}

/// Whether an expression has what the pick leaves.
fn follows_pick(expr: &Expr) -> bool {
    expr.leaves().any(|leaf| matches!(leaf, Expr::Rest(_)))
}

/// Returns what a leaf of a cell's expression is: a number, the read of another cell, or a gap without a value.
fn leaf_of(recurrence: Recurrence, table: &Table, interval: Interval, leaf: &Expr) -> Expr {
    let number = match leaf {
        Expr::Read(index, shift) => match shift.from(interval, table.n()) {
            Place::Cell(_) => return leaf.clone(),
            Place::Empty => recurrence.definition().tables()[*index].empty(),
            Place::Outside => None,
        },
        leaf => known_leaf(leaf, table.row().coins(), interval, |interval| table.sum(interval)),
    };
    number.map_or(Expr::Gap, Expr::Number)
}

impl OwnTable {
    /// The numbers that a place can have by the recurrence if what it reads is what the learner has filled in: one, or
    /// one for each end that the learner may have taken for the better one.
    fn following(&self, table: &Table, right: &StoredTables, place: NumberPlace) -> Vec<Option<Number>> {
        let tables = self.recurrence.definition().tables();
        let expr = &*tables[place.table].at(place.interval.len());
        if !follows_pick(expr) {
            return vec![self.value(table, right, place.interval, expr)];
        }
        let Some((extreme, choices)) = tables[0].expr(place.interval.len()).choices() else { return vec![] };
        let [left, right_end] = choices.map(|choice| self.value(table, right, place.interval, choice));
        let (Some(left), Some(right_end)) = (left, right_end) else { return vec![] };
        let first = self.number(NumberPlace { table: 0, ..place });
        // Who has written the number of the worse end goes on from there.
        let is_taken = |end: End| {
            let worth = if end == End::Left { left } else { right_end };
            first.map_or(extreme.pick(left, right_end).allows(end), |first| first == worth)
        };
        let taken: Vec<_> = End::BOTH.into_iter().filter(|end| is_taken(*end)).collect();
        // A number that is no sum at all leaves the choice of the end open.
        let ends = if taken.is_empty() { End::BOTH.to_vec() } else { taken };
        ends.into_iter().map(|end| self.value(table, right, place.interval, &expr.after_pick(end))).collect()
    }

    /// The value of an expression of a cell, by the learner's numbers.
    fn value(&self, table: &Table, right: &StoredTables, interval: Interval, expr: &Expr) -> Option<Number> {
        expr.value(&mut |leaf| match leaf_of(self.recurrence, table, interval, leaf) {
            Expr::Number(number) => Some(number),
            Expr::Read(index, shift) => match shift.from(interval, self.n) {
                Place::Cell(interval) => {
                    let read = NumberPlace { interval, table: index };
                    self.number(read).or_else(|| right.value(index, interval))
                }
                _ => None,
            },
            _ => None,
        })
    }
}

#[cfg(test)]
pub mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Row;
    use crate::game::recurrence::Definition;
    use crate::number::{Number, exact};
    use crate::predict::Mistake;

    fn place(table: usize, i: usize, j: usize) -> NumberPlace {
        NumberPlace { interval: Interval { i, j }, table }
    }

    fn table(coins: &[i64]) -> Table {
        Table::new(Row::new(coins.to_vec()).unwrap())
    }

    /// The table as a learner fills it who makes some mistakes: where `mistake` has a number, that is written, and the
    /// rest follows from what is written.
    pub fn filled(
        recurrence: Recurrence,
        table: &Table,
        mistake: impl Fn(NumberPlace, Number) -> Option<Number>,
    ) -> OwnTable {
        let right = StoredTables::new(recurrence.definition(), table.row());
        let own = OwnTable::new(recurrence, table.n());
        own.places().fold(own, |own, place| {
            let follows = own.following(table, &right, place)[0].unwrap();
            own.with(place, Some(mistake(place, follows).unwrap_or(follows)))
        })
    }

    fn first_wrong(verdict: OwnVerdict) -> FirstWrong {
        match verdict {
            OwnVerdict::Wrong(first) => *first,
            OwnVerdict::Right { .. } => panic!("something is wrong"),
        }
    }

    #[test]
    fn a_full_table_is_right_and_an_empty_one_has_gaps() {
        for recurrence in Recurrence::PUBLISHED {
            let table = table(&[8, 15, 3, 7, 9, 2]);
            let own = filled(recurrence, &table, |_, _| None);
            let check = |own: &OwnTable| check_own(own, &table, FillOrder::Diagonals, CountFrom::Zero);
            assert_eq!(check(&own), OwnVerdict::Right { missing: 0 });
            assert_eq!(own.first_gap(), None);
            let count = own.places().count();
            let empty = OwnTable::new(recurrence, 6);
            assert_eq!((check(&empty), empty.is_begun()), (OwnVerdict::Right { missing: count }, false));
            // In any order, and not from the diagonal on.
            let whole = place(0, 0, 5);
            assert_eq!(check(&empty.with(whole, own.number(whole))), OwnVerdict::Right { missing: count - 1 });
        }
    }

    #[test]
    fn a_definition_with_a_choice_for_one_coin_is_checked_and_explained() {
        let own: Definition = "e[i][j] = max(v[i] - e[i+1][j], v[j] - e[i][j-1]); e[i][i-1] = 0".parse().unwrap();
        let (recurrence, table) = (Recurrence::new(own), table(&[8, 15]));
        let wrong = OwnTable::new(recurrence, 2).with(place(0, 0, 0), Some(3));
        let first = first_wrong(check_own(&wrong, &table, FillOrder::Diagonals, CountFrom::Zero));
        assert_eq!((first.place, first.explanation.mistake), (place(0, 0, 0), Mistake::BaseCase));
    }

    #[test]
    fn known_mistakes_are_named() {
        let table = table(&[8, 15, 3, 7, 9, 2]);
        let explained = |recurrence, at: NumberPlace, number| {
            let own = filled(recurrence, &table, |place, _| (place == at).then_some(number));
            let FirstWrong { place, explanation, .. } =
                first_wrong(check_own(&own, &table, FillOrder::Diagonals, CountFrom::Zero));
            assert_eq!(place, at);
            (explanation.mistake, explanation.sentence)
        };
        let fir_sec = |at, number| explained(Recurrence::FIR_SEC, at, number);
        assert_eq!(
            fir_sec(place(0, 1, 4), 27),
            (
                Mistake::WrongTable,
                "15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so read sec, not fir."
                    .into()
            )
        );
        assert_eq!(
            fir_sec(place(1, 1, 4), 18).1,
            "18 is fir[1][3], but taking right, which is not the pick, leaves that cell."
        );
        assert_eq!(fir_sec(place(1, 1, 4), 22).0, Mistake::RolesSwapped);
        assert_eq!(fir_sec(place(1, 1, 4), 27).0, Mistake::AddedCoin);
        assert_eq!(
            fir_sec(place(1, 1, 4), 99),
            (Mistake::Unknown, "99 is not the fir of the coins that the pick leaves.".into())
        );
        assert_eq!(fir_sec(place(1, 2, 2), 3).0, Mistake::BaseCase);
        assert_eq!(explained(Recurrence::DIFFERENCE, place(0, 1, 4), 20).0, Mistake::AddedForSubtracted);
        assert_eq!(explained(Recurrence::TWO_AHEAD, place(0, 1, 4), 24).0, Mistake::MaxForMin);
        assert_eq!(explained(Recurrence::MY_TURN, place(1, 1, 4), 18).0, Mistake::MaxForMin);
    }

    #[test]
    fn each_wrong_number_has_the_explanation_that_a_check_gives() {
        let table = table(&[8, 15, -3, 7, 15]);
        for recurrence in Recurrence::PUBLISHED {
            let right = OwnTable::solved(recurrence, &table).unwrap();
            assert_eq!(right, filled(recurrence, &table, |_, _| None));
            for at in right.places() {
                let WrongNumbers { known, other } = WrongNumbers::of(recurrence, &table, at, CountFrom::One);
                let explained = |number| {
                    let own = right.clone().with(at, Some(number));
                    first_wrong(check_own(&own, &table, FillOrder::Diagonals, CountFrom::One)).explanation
                };
                assert_eq!(known.is_empty(), at.interval.is_single());
                for number in (-40..60).filter(|number| right.number(at) != Some(*number)) {
                    let sentence = other.sentence.replace(&exact(WrongNumbers::OTHER), &exact(number));
                    let of_other = Explanation { sentence, ..other.clone() };
                    assert_eq!(&explained(number), known.get(&number).unwrap_or(&of_other), "{recurrence:?} {at:?}");
                }
            }
        }
    }

    #[test]
    fn the_first_mistake_is_first_in_the_order_of_the_fill() {
        let table = table(&[8, 15, 3, 7]);
        let own = filled(Recurrence::DIFFERENCE, &table, |_, _| None);
        let own = own.with(place(0, 2, 3), Some(50)).with(place(0, 0, 1), Some(60));
        for (order, i) in [(FillOrder::Diagonals, 0), (FillOrder::Rows, 2), (FillOrder::Columns, 0)] {
            let first = first_wrong(check_own(&own, &table, order, CountFrom::Zero));
            assert_eq!((first.place, first.others.len()), (place(0, i, i + 1), 1));
        }
    }

    #[test]
    fn who_takes_the_worse_end_goes_on_from_there() {
        // 8 + 3 against 7 + 15.
        let table = table(&[8, 15, 3, 7]);
        let at = place(0, 0, 3);
        let own = filled(Recurrence::FIR_SEC, &table, |place, _| (place == at).then_some(15));
        let own = own.with(place(1, 0, 3), Some(18));
        let first = first_wrong(check_own(&own, &table, FillOrder::Diagonals, CountFrom::Zero));
        assert_eq!((first.place, first.following), (at, vec![place(1, 0, 3)]));
    }

    #[test]
    fn tables_are_pasted_as_spreadsheets_have_them() {
        let own = |n| OwnTable::new(Recurrence::FIR_SEC, n);
        let expected = filled(Recurrence::FIR_SEC, &table(&[8, 15, 3]), |_, _| None);
        for text in [
            "8/0\t15/8\t11/15\n\t15/0\t15/3\n\t\t3/0\n",
            "\t0\t1\t2\r\n0\t8/0\t15/8\t11/15\r\n1\t\t15/0\t15/3\r\n2\t\t\t3/0",
            "8/0 15/8 11/15\n15/0 15/3\n3/0",
            "8/0;15/8;11/15\n;15 0;15|3\n;;3/0",
        ] {
            assert_eq!(own(3).pasted(place(1, 2, 2), text), Ok(expected.clone()), "{text:?}");
        }
        // One number in each cell is that of a table.
        let second = own(3).pasted(place(1, 0, 0), "0\t8\t15\n\t0\t3\n\t\t0").unwrap();
        let both = second.pasted(place(0, 0, 0), "8\t15\t11\n\t15\t15\n\t\t3");
        assert_eq!(both, Ok(expected.clone()));
        // A part goes to where it is pasted, and takes away what has a point.
        let part = expected.pasted(place(0, 0, 1), "1\t.").unwrap();
        assert_eq!(
            [place(0, 0, 1), place(0, 0, 2), place(1, 0, 1)].map(|at| part.number(at)),
            [Some(1), None, Some(8)]
        );
        let error = |text: &str| own(3).pasted(place(0, 1, 1), text).unwrap_err();
        assert_eq!(error(" \n"), OwnTableError::Empty);
        assert_eq!(error("1\t2\t3"), OwnTableError::Outside { line: 1, column: 3 });
        assert_eq!(error("1\tx"), OwnTableError::NotANumber { line: 1, column: 2, text: "x".into() });
        assert_eq!(error("1/2/3"), OwnTableError::NotANumber { line: 1, column: 1, text: "1/2/3".into() });
    }

    #[test]
    fn it_is_saved_line_by_line() {
        let own = OwnTable::new(Recurrence::FIR_SEC, 2).with(place(0, 0, 0), Some(-8)).with(place(1, 0, 1), Some(3));
        let text = ron::to_string(&own).unwrap();
        assert_eq!(text, "(recurrence:fir_sec,lines:[\"-8/. ./3\",\"./.\"])");
        assert_eq!(ron::from_str(&text), Ok(own));
        let error = |lines: &str| {
            ron::from_str::<OwnTable>(&format!("(recurrence: fir_sec, lines: [{lines}])")).unwrap_err().to_string()
        };
        assert!(error("\"1 2\", \"3 4\"").contains("line 2"), "{}", error("\"1 2\", \"3 4\""));
        assert!(error("\"1 x\", \"3\"").contains("“x”"));
        assert!(error(&"\"1\",".repeat(21)).contains("20"));
        assert!(error("").contains("no number"), "{}", error(""));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        /// 1,000 tables with one or more mistakes.
        #[test]
        fn the_first_mistake_is_found_and_what_follows_is_not_blamed(
            coins in prop::collection::vec(-9_i64..=30, 2..=8),
            recurrence in 0..5_usize,
            mistakes in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select(vec![-7_i128, -1, 1, 2, 12])), 1..=3),
            in_rows: bool,
        ) {
            // The last one stands for equations of one's own.
            let own: Definition = "e[i][j] = max(v[i] - e[i+1][j] + 1, v[j] - e[i][j-1] + 1); e[i][i] = v[i]".parse().unwrap();
            let recurrence =
                Recurrence::PUBLISHED.get(recurrence).copied().unwrap_or_else(|| Recurrence::new(own));
            let table = table(&coins);
            let places: Vec<_> = OwnTable::new(recurrence, coins.len()).places().collect();
            let mistakes: Vec<_> = mistakes.iter().map(|(at, by)| (*at.get(&places), *by)).collect();
            let by = |place| mistakes.iter().find(|(at, _)| *at == place).map(|(_, by)| *by);
            let own = filled(recurrence, &table, |place, follows| by(place).map(|by| follows + by));
            let order = if in_rows { FillOrder::Rows } else { FillOrder::Diagonals };
            let right = StoredTables::new(recurrence.definition(), table.row());
            let is_wrong = |place: &NumberPlace| own.number(*place) != right.value(place.table, place.interval);
            match check_own(&own, &table, order, CountFrom::Zero) {
                // Two mistakes can cancel each other out, but the first one cannot.
                OwnVerdict::Right { .. } => prop_assert!(false, "a mistake was passed over"),
                OwnVerdict::Wrong(first) => {
                    let FirstWrong { place, explanation, following, others } = *first;
                    prop_assert!(by(place).is_some(), "{place:?} only follows from a mistake");
                    prop_assert!(!explanation.sentence.is_empty());
                    if !in_rows {
                        prop_assert_eq!(Some(place), places.iter().copied().find(is_wrong));
                    }
                    for place in &others {
                        prop_assert!(by(*place).is_some(), "{place:?} only follows from a mistake, and is blamed");
                    }
                    let found = 1 + following.len() + others.len();
                    prop_assert_eq!(found, places.iter().filter(|place| is_wrong(place)).count());
                }
            }
        }

        #[test]
        fn no_pasted_text_is_a_panic(text in "[-0-9/.|;,x\t\n ]{0,60}", i in 0..4_usize, more in 0..4_usize) {
            let at = place(more % 2, i, (i + more).min(3));
            let _ = OwnTable::new(Recurrence::FIR_SEC, 4).pasted(at, &text);
        }
    }
}
