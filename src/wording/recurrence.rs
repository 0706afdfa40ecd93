//! What is said about a recurrence. The published ones have sentences of their own; others are described by their names
//! and equations.

use std::borrow::Cow;
use std::fmt;

use super::glossary::Term;
use super::text::recurrence as text;
use super::text::recurrence::notation;
use super::text::rule::cell as of_rule;
use super::values::{items, labeled, list, sentences};
use crate::game::fill::order::OrderError;
use crate::game::recurrence::definition::{DefinitionError, MAX_DEPTH, MAX_LEAVES, MAX_MOST, MAX_SHIFT, MAX_TABLES};
use crate::game::recurrence::notation::{Expected, NotationError, NotationProblem, index};
use crate::game::recurrence::{Quantity, Shift};
use crate::game::rule::solution::RuleError;
use crate::game::table::derivation::CellNumbers;
use crate::game::{End, FillOrder, Recurrence};
use crate::limits::{MAX_COINS_STORED, MAX_COINS_STORED_BY_COMBS};
use crate::number::{self, Number};
use crate::text::parts::Keyed;

pub use text::notation::not_a_recurrence;
pub use text::own;

/// The place of a recurrence in [`Recurrence::PUBLISHED`], which has sentences of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published(usize);

impl Keyed for Published {
    /// The names on the command line.
    const KEYS: &'static [&'static str] = &["fir-sec", "two-ahead", "my-turn", "difference"];

    fn key(self) -> &'static str {
        Self::KEYS[self.0]
    }
}

impl Published {
    fn of(recurrence: Recurrence) -> Option<Self> {
        recurrence.published().map(Self)
    }

    /// Returns the terms of its numbers.
    fn terms(self) -> &'static [Term] {
        const TERMS: [&[Term]; 4] = [&[Term::Fir, Term::Sec], &[Term::TwoAhead], &[Term::MyTurn], &[Term::FirMinusSec]];
        TERMS[self.0]
    }
}

/// Returns the names of the published recurrences on the command line, each with what it is.
pub fn published_names() -> [(&'static str, &'static str); 4] {
    [0, 1, 2, 3].map(|place| (Published(place).key(), text::published::summary(Published(place))))
}

/// Returns why an order can't fill the tables: `By diagonals, cell [i+1][j+1] is not filled yet when it is read.`
pub fn order_not_possible(error: OrderError) -> String {
    let cell = |read: Shift| format!("[{}][{}]", index("i", read.i), index("j", read.j));
    match error {
        OrderError::Unfilled { order: FillOrder::Recursion, read } => text::order::endless(cell(read)),
        OrderError::Unfilled { order, read } => text::order::unfilled(order, cell(read)),
        OrderError::TooManyCoins { most } => text::order::too_many_coins(most),
    }
}

/// Returns what is said of a row whose tables can't be stored.
pub fn too_long() -> String {
    text::order::too_long(MAX_COINS_STORED, MAX_COINS_STORED_BY_COMBS)
}

/// Returns the same of a row of `n` coins and a recurrence that is shown: of a rule, how many coins it allows.
pub fn too_long_for(recurrence: Recurrence, n: usize) -> String {
    let most = recurrence.max_coins_stored();
    let of_rule = recurrence.other_rule().map(|rule| RuleError::TooManyCoins { rule, n, most }.to_string());
    of_rule.unwrap_or_else(too_long)
}

/// Returns what a program of a recurrence returns for a row.
pub fn purpose(recurrence: Recurrence) -> String {
    if let Some(rule) = recurrence.other_rule() {
        return of_rule::purpose(rule.is_alone, rule.short_name());
    }
    let own = Published::of(recurrence).map(|published| text::published::purpose(published).to_owned());
    own.unwrap_or_else(|| text::own::purpose(list(table_names(recurrence))))
}

/// Returns the question that each cell answers.
pub fn what_a_cell_answers(recurrence: Recurrence) -> String {
    if let Some(published) = Published::of(recurrence) {
        return text::published::question(published).to_owned();
    }
    if let Some(rule) = recurrence.other_rule() {
        return of_rule::question(rule.is_alone, rule.in_words());
    }
    match &table_names(recurrence)[..] {
        [first, second, ..] => text::own::question_of_two(first, second),
        names => text::own::question(names.concat()),
    }
}

fn table_names(recurrence: Recurrence) -> Vec<&'static str> {
    let (first, second) = recurrence.quantities();
    std::iter::once(first).chain(second).map(Quantity::name).collect()
}

/// Returns what the numbers of a recurrence mean, as the glossary does. There is a line for each number.
pub fn meaning(recurrence: Recurrence) -> String {
    match Published::of(recurrence).map(Published::terms) {
        Some([term]) => term.meaning().to_owned(),
        Some(terms) => terms.iter().map(|term| labeled(term.name(), term.meaning())).collect::<Vec<_>>().join("\n"),
        None => recurrence.definition().equations().join("\n"),
    }
}

/// Returns what the numbers of a recurrence mean on a worksheet.
pub fn meaning_on_sheet(recurrence: Recurrence) -> String {
    let bases = || {
        let equations = recurrence.definition().equations();
        let bases: Vec<_> = equations.into_iter().filter(|equation| !equation.contains("[i][j] =")).collect();
        if bases.is_empty() { String::new() } else { format!("{}.", bases.join(", ")) }
    };
    match recurrence.other_rule() {
        Some(rule) => sentences([of_rule::meaning(rule.is_alone, rule.in_words()), bases()]),
        None => {
            Published::of(recurrence).map_or_else(bases, |published| text::published::meaning(published).to_owned())
        }
    }
}

/// Returns the formula of a recurrence.
pub fn formula(recurrence: Recurrence) -> String {
    let own = Published::of(recurrence).map(text::published::formula);
    own.map_or_else(|| equations(recurrence), str::to_owned)
}

fn equations(recurrence: Recurrence) -> String {
    recurrence.definition().equations().join(", ")
}

/// Returns the numbers of a cell: `fir 22, sec 11`, `F = 22`, `f = 22, g = 11`, or `difference 11`.
pub fn numbers_text(recurrence: Recurrence, numbers: CellNumbers, write: impl Fn(Number) -> String) -> String {
    named(recurrence, numbers, write, text::published::numbers, " =")
}

/// Returns the numbers of a cell for screen readers: `first 22, second 11`.
pub fn numbers_spoken(recurrence: Recurrence, numbers: CellNumbers, write: impl Fn(Number) -> String) -> String {
    named(recurrence, numbers, write, text::published::spoken, "")
}

fn named(
    recurrence: Recurrence,
    CellNumbers { first, second, .. }: CellNumbers,
    write: impl Fn(Number) -> String,
    before: impl Fn(Published) -> &'static str,
    sign: &str,
) -> String {
    let (first_name, second_name) = recurrence.quantities();
    let text = |quantity: Quantity, value| {
        let value = number::value(value, &write);
        match Published::of(recurrence) {
            Some(published) => format!("{} {value}", line_of(before(published), quantity)),
            None => format!("{}{sign} {value}", quantity.name()),
        }
    };
    let second = second_name.zip(second).map(|(quantity, value)| text(quantity, value));
    items([Some(text(first_name, first)), second].into_iter().flatten())
}

/// Returns the line of a text that is about a number. The text has a line for each.
fn line_of(text: &'static str, quantity: Quantity) -> &'static str {
    text.lines().nth(usize::from(quantity.table)).unwrap_or_default()
}

/// Returns what a number of a cell is, and on which side of two it stands: `fir (left): for the player to move`. For a lead
/// it is what a number above 0 means.
pub fn number_meaning(quantity: Quantity) -> String {
    if let Some(published) = Published::of(quantity.recurrence) {
        return line_of(text::published::legend(published), quantity).to_owned();
    }
    if let Some(rule) = quantity.recurrence.other_rule() {
        return of_rule::legend(rule.is_alone).to_owned();
    }
    match (quantity.recurrence.quantities().1, quantity.table) {
        (None, _) => quantity.name().to_owned(),
        (Some(_), 0) => text::own::left(quantity),
        (Some(_), _) => text::own::right(quantity),
    }
}

/// Returns the cell that taking an end leads to: `take left → the cell below`.
pub fn leads_to(end: End, recurrence: Recurrence, is_triangle: bool) -> &'static str {
    if recurrence.skips_lengths() {
        text::leads_to::two_ahead(end)
    } else if !recurrence.reads_neighbors() {
        text::leads_to::elsewhere(end)
    } else if is_triangle {
        text::leads_to::in_triangle(end)
    } else {
        text::leads_to::in_square(end)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match &self.problem {
            NotationProblem::Expected(expected) => notation::expected(expected.text()),
            NotationProblem::NoRule(table) => notation::no_rule(table),
            NotationProblem::Twice(table) => notation::twice(table),
            NotationProblem::NoSuchTable(name) => notation::no_such_table(name),
            NotationProblem::TooFar => notation::too_far(MAX_SHIFT),
            NotationProblem::TooLarge => notation::too_large().to_owned(),
            NotationProblem::TooManyTerms => notation::too_many_terms(MAX_LEAVES),
            NotationProblem::MoveWithoutRange => notation::move_without_range().to_owned(),
            NotationProblem::RangeInside => notation::range_inside().to_owned(),
            NotationProblem::RangeWithoutMove => notation::range_without_move().to_owned(),
            NotationProblem::Definition(error) => error.to_string(),
        };
        match self.at {
            Some((line, column)) => f.write_str(&notation::at(line, column, problem)),
            None => f.write_str(&problem),
        }
    }
}

impl std::error::Error for NotationError {}

impl Expected {
    fn text(self) -> Cow<'static, str> {
        match self {
            Self::Name => notation::a_name(),
            Self::Char(char) => return notation::a_char(char).into(),
            Self::IndexOfI => notation::index_of_i(),
            Self::IndexOfJ => notation::index_of_j(),
            Self::IndexOfCoin => notation::index_of_coin(),
            Self::Length => notation::a_length(),
            Self::Term => notation::a_term(),
            Self::Range => return notation::a_range(MAX_MOST).into(),
            Self::PowerOfTwo => notation::a_power_of_two(),
            Self::End => notation::the_end(),
        }
        .into()
    }
}

impl fmt::Display for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NoTable => notation::no_table().to_owned(),
            Self::TooManyTables => notation::too_many_tables(MAX_TABLES),
            Self::SameName(name) => notation::same_name(name),
            Self::ReservedName(name) => notation::reserved_name(name),
            Self::NoChoice(name) => notation::no_choice(name),
            Self::PickBeforeChoice(name) => notation::pick_before_choice(name),
            Self::TooLong(name) => notation::too_long(name, MAX_LEAVES),
            Self::MovesOfTwoTables(name) => notation::moves_of_two_tables(name),
            Self::MoveOutside(name) => notation::move_outside(name),
            Self::TooDeep(_) => notation::too_deep(MAX_DEPTH),
        })
    }
}
