//! Tables at all positions of all fills, for the tests of the formats.

use std::collections::BTreeMap;
use std::io;

use super::filled_table::FilledTable;
use crate::game::fill::memo::FillStep;
use crate::game::{Cell, CountFrom, Fill, FillAction, FillOrder, Pick, Recurrence, Row, Table};
use crate::number::exact;
use proptest::prelude::*;

/// A table at a position of its fill.
#[derive(Clone, Debug)]
pub struct Case {
    pub table: Table,
    pub fill: Fill,
    pub head: f64,
}

impl Case {
    pub fn new(coins: Vec<i64>, order: FillOrder, recurrence: Recurrence, share: f64) -> Self {
        let fill = Fill { order, recurrence, n: coins.len() };
        Self { table: Table::new(Row::new(coins).unwrap()), fill, head: share * fill.steps() as f64 }
    }

    pub fn filled_table(&self) -> FilledTable<'_> {
        FilledTable { table: &self.table, fill: self.fill, head: self.head, count_from: CountFrom::Zero }
    }

    /// Returns what `write` writes of the table.
    pub fn text(&self, write: impl Fn(&FilledTable, &mut dyn io::Write) -> io::Result<()>) -> String {
        let mut bytes = Vec::new();
        write(&self.filled_table(), &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    /// Returns the filled cells with the numbers of their steps. It does all steps up to the position.
    pub fn written(&self) -> BTreeMap<(usize, usize), (u64, Cell)> {
        let steps = (0..self.fill.steps()).take_while(|step| *step as f64 + 1.0 <= self.head);
        let written =
            steps.map(|step| (step, self.fill.step(step))).filter(|(_, step)| step.action == FillAction::Write);
        let cell = |(number, step): (u64, FillStep)| {
            ((step.interval.i, step.interval.j), (number + 1, self.table.cell(step.interval)))
        };
        written.map(cell).collect()
    }

    /// Returns the text of every cell, row by row, with these signs for left, right, tie and between: `→ 22 : 12`.
    pub fn square(&self, [left, right, tie, between]: [&str; 4]) -> Vec<Vec<String>> {
        let written = self.written();
        let text = |i, j| {
            let Some((_, cell)) = written.get(&(i, j)) else { return String::new() };
            let arrow = match cell.pick() {
                _ if i == j => "",
                Pick::Left => left,
                Pick::Right => right,
                Pick::Tie => tie,
            };
            let numbers = cell.numbers(self.fill.recurrence);
            match (numbers.first.unwrap(), numbers.second.flatten()) {
                (first, Some(second)) => format!("{arrow} {} {between} {}", exact(first), exact(second)),
                (first, None) => format!("{arrow} {}", exact(first)),
            }
            .trim()
            .to_owned()
        };
        (0..self.fill.n).map(|i| (0..self.fill.n).map(|j| text(i, j)).collect()).collect()
    }
}

/// Generates rows of up to `max_coins` coins, small and large, in any order and recurrence, at any position of the fill.
pub fn any_case(max_coins: usize) -> impl Strategy<Value = Case> {
    let coin = prop_oneof![4 => -9..30_i64, 1 => -1_000_000_000_000..=1_000_000_000_000_i64];
    let (order, recurrence) =
        (prop::sample::select(&FillOrder::ALL[..]), prop::sample::select(&Recurrence::PUBLISHED[..]));
    (prop::collection::vec(coin, 1..=max_coins), order, recurrence, 0.0..1.5)
        .prop_map(|(coins, order, recurrence, share)| Case::new(coins, order, recurrence, share))
}
