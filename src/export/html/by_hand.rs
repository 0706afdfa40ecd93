//! The table that a reader fills by hand, with all that a page needs to check and explain it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde::Serialize;

use crate::game::Recurrence;
use crate::game::recurrence::definition::{Expr, Place};
use crate::game::{CountFrom, Fill, FillOrder, Interval, Table};
use crate::number::{Number, exact};
use crate::predict::own::{MAX_COINS_BY_HAND, NumberPlace, OwnTable, WrongNumbers, explain_right, rules_of};
use crate::wording::own::{error, panel};
use crate::wording::page as texts;

/// A table to fill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableByHand {
    coins: Vec<String>,
    /// The number of the first coin.
    first: usize,
    /// The names of the tables.
    tables: Vec<&'static str>,
    /// Whether a number can have a sign, for which a phone needs another keyboard.
    has_signs: bool,
    /// The places in the order of [`OwnTable::places`].
    places: Vec<PlaceByHand>,
    /// The indices of the places in the order of the fill. Empty if it is the same order.
    order: Vec<usize>,
    counted: CountedSentences,
}

/// What a check says about counts of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct CountedSentences {
    right_so_far: Counted,
    following: Counted,
    others: Counted,
}

/// A number of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct PlaceByHand {
    /// Its name for screen readers.
    name: String,
    right: String,
    /// What the right number is, with its reason.
    shown: String,
    /// `fir[0][1] is not 23.`, around the number.
    wrong: Vec<String>,
    /// Why a number is wrong to which a known mistake leads, and why every other one is, around it.
    known: BTreeMap<Number, String>,
    other: Vec<String>,
    /// What the number is by the recurrence: one, or one for each end that the pick may take.
    rules: Vec<Rule>,
}

/// What is said about a count, around it: from each count on, up to the next one.
type Counted = Vec<(usize, Vec<String>)>;

/// An expression over the numbers of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Rule {
    /// `None` has no value.
    Number(Option<String>),
    /// The index of the place that is read.
    Read(usize),
    Of(&'static str, Vec<Self>),
}

impl TableByHand {
    /// Returns the table of a fill. `None` if the row is too long to fill its table by hand, or if a cell has no value.
    pub fn of(table: &Table, fill: Fill, count_from: CountFrom) -> Option<Self> {
        let Fill { order, recurrence, n } = fill;
        let right = (n <= MAX_COINS_BY_HAND).then(|| OwnTable::solved(recurrence, table)).flatten()?;
        let all: Vec<_> = right.places().collect();
        let index = |place: &NumberPlace| all.iter().position(|other| other == place).expect("it is in the table");
        let numbers = || all.iter().map(|place| right.number(*place).expect("it is solved"));
        let coins = table.row().coins();
        let places = all.iter().zip(numbers());
        Some(Self {
            coins: coins.iter().map(|coin| exact(*coin)).collect(),
            first: count_from.first(),
            tables: recurrence.definition().tables().iter().map(|table| &*table.name).collect(),
            has_signs: recurrence.has_signs(table.row()) || numbers().any(|number| number < 0),
            places: places
                .map(|(place, number)| PlaceByHand::of(recurrence, table, *place, number, count_from, &index))
                .collect(),
            order: match order {
                FillOrder::Rows | FillOrder::Columns => right.places_by(order).iter().map(index).collect(),
                _ => vec![],
            },
            counted: CountedSentences {
                right_so_far: counted(panel::right_so_far, all.len()),
                following: counted(panel::following, all.len()),
                others: counted(panel::others, all.len()),
            },
        })
    }
}

impl PlaceByHand {
    fn of(
        recurrence: Recurrence,
        table: &Table,
        place: NumberPlace,
        number: Number,
        count_from: CountFrom,
        index: &dyn Fn(&NumberPlace) -> usize,
    ) -> Self {
        let cell @ (quantity, interval) = place.in_recurrence(recurrence);
        let WrongNumbers { known, other } = WrongNumbers::of(recurrence, table, place, count_from);
        let rules = rules_of(recurrence, table, place);
        Self {
            name: panel::place(count_from, quantity, interval),
            right: number.to_string(),
            shown: explain_right(recurrence, table, place, number, count_from),
            wrong: around_number(&panel::wrong(count_from, cell, WrongNumbers::OTHER)),
            known: known.into_iter().map(|(number, explanation)| (number, explanation.sentence)).collect(),
            other: around_number(&other.sentence),
            rules: rules.iter().map(|expr| Rule::of(expr, interval, table.n(), index)).collect(),
        }
    }
}

impl Rule {
    fn of(expr: &Expr, interval: Interval, n: usize, index: &dyn Fn(&NumberPlace) -> usize) -> Self {
        let parts = || expr.parts().iter().map(|part| Self::of(part, interval, n, index)).collect();
        match expr {
            Expr::Number(number) => Self::Number(Some(number.to_string())),
            Expr::Read(table, shift) => match shift.from(interval, n) {
                Place::Cell(interval) => Self::Read(index(&NumberPlace { interval, table: *table })),
                _ => Self::Number(None),
            },
            Expr::Negative(_) | Expr::Minus(_) => Self::Of("-", parts()),
            Expr::Plus(_) => Self::Of("+", parts()),
            Expr::Times(_) => Self::Of("*", parts()),
            Expr::Max(_) => Self::Of("max", parts()),
            Expr::Min(_) => Self::Of("min", parts()),
            _ => Self::Number(None),
        }
    }
}

/// Returns a sentence about [`WrongNumbers::OTHER`] without the number, which stands between the parts.
fn around_number(sentence: &str) -> Vec<String> {
    sentence.split(&exact(WrongNumbers::OTHER)).map(str::to_owned).collect()
}

fn counted(text: impl Fn(usize) -> String, most: usize) -> Counted {
    let mut all: Counted = vec![];
    for count in 1..=most {
        let around = text(count).split(&exact(count as i64)).map(str::to_owned).collect();
        if all.last().is_none_or(|(_, last)| *last != around) {
            all.push((count, around));
        }
    }
    all
}

/// Returns the texts of the script about such a table.
pub fn texts_of_script() -> [(&'static str, String); 5] {
    [
        ("full", panel::full().to_owned()),
        ("nothing", panel::empty().to_owned()),
        ("no_table", panel::not_pasted(error::empty())),
        ("not_a_number", panel::not_pasted(error::not_a_number("{line}", "{column}", "{text}"))),
        ("outside", panel::not_pasted(error::outside("{line}", "{column}"))),
    ]
}

/// Returns the part of the page around the table, which the script shows.
pub fn section() -> Markup {
    html! {
        details id="by-hand" hidden {
            summary { (texts::fill_by_hand()) }
            p.weak.for-keys { (panel::how()) }
            p.weak.for-fingers { (texts::how_by_finger()) }
            div id="by-hand-table" {}
            div id="by-hand-buttons" {
                button.main type="button" id="by-hand-check" title=(panel::check_tooltip()) { (panel::check()) }
                button type="button" id="by-hand-show" { (panel::show_me()) }
                button type="button" id="by-hand-clear" { (panel::clear()) }
            }
            div id="by-hand-found" role="status" {}
        }
    }
}
