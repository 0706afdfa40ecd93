//! A row of the input: its table, windows, fills and fusion equal a table that is computed here in another way.

use std::collections::HashSet;

use arbitrary::Unstructured;
use coin_duel::game::fusion::difference;
use coin_duel::game::fusion::run::FusionRun;
use coin_duel::game::table::derivation::{Branch, CellNumbers, Derivation};
use coin_duel::game::{
    Cell, Fill, FillAction, FillOrder, Interval, MAX_VALUE, Pick, Recurrence, Row, Table, Window, WindowCache,
};

/// The definition takes the square of these in memory.
const MAX_COINS: usize = 60;

/// All cells by the definition of the game, in wider numbers: what each end is worth, and the sum.
struct PlainTable {
    n: usize,
    /// `(left, right, sum)` of the interval `i..=j` at `i * n + j`.
    cells: Vec<(i128, i128, i128)>,
}

impl PlainTable {
    fn new(coins: &[i64]) -> Self {
        let n = coins.len();
        let mut table = Self { n, cells: vec![(0, 0, 0); n * n] };
        for i in (0..n).rev() {
            for j in i..n {
                let sum = coins[i..=j].iter().map(|coin| i128::from(*coin)).sum();
                let [left, right] = [coins[i], coins[j]].map(i128::from);
                table.cells[i * n + j] = if i == j {
                    (left, right, sum)
                } else {
                    (left + table.sec(i + 1, j), right + table.sec(i, j - 1), sum)
                };
            }
        }
        table
    }

    fn fir(&self, i: usize, j: usize) -> i128 {
        let (left, right, _) = self.cells[i * self.n + j];
        left.max(right)
    }

    fn sec(&self, i: usize, j: usize) -> i128 {
        self.cells[i * self.n + j].2 - self.fir(i, j)
    }

    fn check(&self, interval: Interval, cell: &Cell) {
        let Interval { i, j } = interval;
        let (left, right, sum) = self.cells[i * self.n + j];
        let numbers = [cell.left, cell.right, cell.sum, cell.fir(), cell.sec()].map(i128::from);
        assert_eq!(numbers, [left, right, sum, self.fir(i, j), self.sec(i, j)], "{interval:?}");
        let pick = match left - right {
            1.. => Pick::Left,
            0 => Pick::Tie,
            _ => Pick::Right,
        };
        assert_eq!(cell.pick(), pick, "{interval:?}");
        for recurrence in Recurrence::PUBLISHED {
            let (fir, sec) = (self.fir(i, j), self.sec(i, j));
            let numbers = match recurrence {
                Recurrence::FIR_SEC | Recurrence::MY_TURN => (fir, Some(sec)),
                Recurrence::TWO_AHEAD => (fir, None),
                _ => (fir - sec, None),
            };
            let CellNumbers { first, second, .. } = cell.numbers(recurrence);
            let found = (first, second.flatten());
            assert_eq!(found, (Some(numbers.0), numbers.1), "{recurrence:?} of {interval:?}");
        }
    }
}

/// Checks a row whose coins come from the input. The first bytes choose how large the coins are.
pub fn check(input: &[u8]) {
    let mut input = Unstructured::new(input);
    let Ok(coins) = coins(&mut input) else { return };
    let row = Row::new(coins.clone()).expect("the coins are within the bounds");
    let (plain, table, n) = (PlainTable::new(&coins), Table::new(row.clone()), coins.len());

    let whole = table.window(0..=n - 1, 0..=n - 1);
    assert_eq!(whole.iter().map(|(interval, cell)| plain.check(interval, cell)).count(), n * (n + 1) / 2);
    plain.check(Interval::whole(n), &table.result());

    let run = FusionRun::new(&row);
    let (fir, sec) = (plain.fir(0, n - 1), plain.sec(0, n - 1));
    assert_eq!(i128::from(difference(&coins)), fir - sec);
    assert_eq!(i128::from(run.difference()), fir - sec);
    let [first, second] = run.scores();
    assert_eq!((i128::from(first), i128::from(second)), (fir, sec));

    let mut cache = WindowCache::new();
    for _ in 0..4 {
        let Ok([rows, columns]) = range(&mut input, n).and_then(|rows| Ok([rows, range(&mut input, n)?])) else {
            return;
        };
        for window in [table.window(rows.clone(), columns.clone()), cache.window(&table, rows, columns)] {
            for (interval, cell) in window.iter() {
                plain.check(interval, cell);
            }
        }
    }
    let Ok((order, recurrence)) = fill(&mut input) else { return };
    check_fill(&plain, &table, &whole, Fill { order, recurrence, n });
}

/// Checks that each step is found again, that it reads only what is written, and that no cell is written twice.
fn check_fill(plain: &PlainTable, table: &Table, whole: &Window, fill: Fill) {
    let mut written = HashSet::new();
    for number in 0..fill.steps() {
        let step = fill.step(number);
        assert_eq!(fill.sweep_start(fill.sweep_of(number)).max(number), number);
        if step.action != FillAction::Write {
            continue;
        }
        assert_eq!(fill.write_step(step.interval), Some(number), "{fill:?}");
        let derivation = Derivation::in_window(whole, table, fill.recurrence, step.interval);
        plain.check(step.interval, &derivation.cell);
        let reads = derivation.branches.iter().flatten().flat_map(Branch::reads);
        for read in reads.chain(derivation.second_reads()) {
            assert!(written.contains(&read.interval), "{fill:?}: step {number} reads {:?} too early", read.interval);
        }
        assert!(written.insert(step.interval), "{fill:?}: {:?} is written twice", step.interval);
    }
    assert!(written.contains(&Interval::whole(fill.n)));
    if fill.order != FillOrder::Recursion {
        assert_eq!(written.len(), fill.n * (fill.n + 1) / 2);
    }
}

fn coins(input: &mut Unstructured) -> arbitrary::Result<Vec<i64>> {
    let largest = *input.choose(&[1, 3, 9, 100, 1 << 20, MAX_VALUE - 1, MAX_VALUE])?;
    let smallest = *input.choose(&[0, 1, -largest])?;
    let n = input.int_in_range(1..=MAX_COINS)?;
    (0..n).map(|_| input.int_in_range(smallest..=largest)).collect()
}

fn range(input: &mut Unstructured, n: usize) -> arbitrary::Result<std::ops::RangeInclusive<usize>> {
    let start = input.int_in_range(0..=n - 1)?;
    Ok(start..=input.int_in_range(start..=n - 1)?)
}

fn fill(input: &mut Unstructured) -> arbitrary::Result<(FillOrder, Recurrence)> {
    Ok((*input.choose(&FillOrder::ALL)?, *input.choose(&Recurrence::PUBLISHED)?))
}
