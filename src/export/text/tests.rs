//! Tables at all positions of all fills, for the tests of the formats.

use std::collections::BTreeMap;
use std::io;

use super::grid::Grid;
use super::sheet::Sheet;
use crate::game::fill::memo::FillStep;
use crate::game::{Action, Cell, Fill, FillOrder, Pick, Recurrence, Row, Table};
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

    pub fn sheet(&self) -> Sheet<'_> {
        Sheet::new(&self.table, self.fill, self.head)
    }

    /// What `write` writes of the table.
    pub fn text(&self, write: impl Fn(&Sheet, &mut Vec<u8>) -> io::Result<()>) -> String {
        let mut bytes = Vec::new();
        write(&self.sheet(), &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    /// What `write` writes of the table's cells.
    pub fn grid_text(&self, write: impl Fn(&Grid, &mut Vec<u8>) -> io::Result<()>) -> String {
        self.text(|sheet, out| write(&Grid::new(sheet), out))
    }

    /// The cells that are written by then with the numbers of their steps, found by doing all steps up to then.
    pub fn written(&self) -> BTreeMap<(usize, usize), (u64, Cell)> {
        let steps = (0..self.fill.steps()).take_while(|step| *step as f64 + 1.0 <= self.head);
        let written = steps.map(|step| (step, self.fill.step(step))).filter(|(_, step)| step.action == Action::Write);
        let cell = |(number, step): (u64, FillStep)| {
            ((step.interval.i, step.interval.j), (number + 1, self.table.cell(step.interval)))
        };
        written.map(cell).collect()
    }

    /// The text of every cell, row by row: `→ 22 : 12` with these signs for left, right, tie and between.
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
            match self.fill.recurrence.numbers(cell) {
                (first, Some(second)) => format!("{arrow} {} {between} {}", exact(first), exact(second)),
                (first, None) => format!("{arrow} {}", exact(first)),
            }
            .trim()
            .to_owned()
        };
        (0..self.fill.n).map(|i| (0..self.fill.n).map(|j| text(i, j)).collect()).collect()
    }
}

/// Any row of up to `most` coins, small and large, in any order and recurrence, empty, filled and in between.
pub fn any_case(most: usize) -> impl Strategy<Value = Case> {
    let coin = prop_oneof![4 => -9..30_i64, 1 => -1_000_000_000_000..=1_000_000_000_000_i64];
    let (order, recurrence) = (prop::sample::select(&FillOrder::ALL[..]), prop::sample::select(&Recurrence::ALL[..]));
    (prop::collection::vec(coin, 1..=most), order, recurrence, 0.0..1.5)
        .prop_map(|(coins, order, recurrence, share)| Case::new(coins, order, recurrence, share))
}
