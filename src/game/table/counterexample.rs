//! The smallest row on which a definition differs from the game.

use std::cell::Cell;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::game::recurrence::Meaning;
use crate::game::recurrence::definition::{Definition, Expr, Shift, TableDefinition};
use crate::game::table::stored::StoredTables;
use crate::game::{End, Interval, Pick, Row};

/// All rows of up to this many coins are tried, with values up to [`MAX_SMALL_VALUE`].
const MAX_SMALL_COINS: usize = 5;
const MAX_SMALL_VALUE: i64 = 3;
/// Then this many random rows of up to this many coins.
const RANDOM_ROWS: usize = 200;
const MAX_RANDOM_COINS: usize = 9;

/// A row on which a definition is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    pub row: Row,
    /// The index of the table with the wrong number.
    pub table: usize,
    /// What the table has for the whole row. `None` if that has no value.
    pub claimed: Option<i64>,
    /// What is right.
    pub right: i64,
    /// What made the difference.
    pub term: WrongTerm,
}

/// The part of a definition that makes it wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongTerm {
    /// With `right` in the place of the leaf `wrong`, the definition is right.
    Leaf { table: usize, wrong: Expr, right: Expr },
    /// No single leaf does. This end is the one that the definition takes on the row; `None` without a value.
    Branch(Option<End>),
}

/// Finds a row on which the tables do not hold what they mean. The first one is a shortest of the small rows, and of
/// these the one with the smallest values from the left. `None` if the definition is right on all rows that are tried.
pub fn find(definition: &Definition, meanings: &[Meaning]) -> Option<Counterexample> {
    let rows: Vec<_> = rows().collect();
    let (row, table, claimed, right) = first_wrong(definition, meanings, &rows)?;
    let term = wrong_leaf(definition, meanings, &rows).unwrap_or_else(|| {
        let stored = StoredTables::new(definition, &row);
        WrongTerm::Branch(stored.pick(definition, &row, Interval::whole(row.len())).map(Pick::end))
    });
    Some(Counterexample { row, table, claimed, right, term })
}

/// A row with its true scores: that of the player to move, and that of the other one.
type Solved = (Row, [i64; 2]);

fn rows() -> impl Iterator<Item = Solved> {
    let values = MAX_SMALL_VALUE + 1;
    let small = (1..=MAX_SMALL_COINS as u32).flat_map(move |n| {
        (0..values.pow(n)).map(move |code| (0..n).rev().map(|place| code / values.pow(place) % values).collect())
    });
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let random = (0..RANDOM_ROWS).map(move |number| {
        let n = MAX_SMALL_COINS + 1 + number % (MAX_RANDOM_COINS - MAX_SMALL_COINS);
        (0..n).map(|_| rng.random_range(-9..=99)).collect::<Vec<i64>>()
    });
    small.chain(random).map(|coins: Vec<i64>| {
        let scores = scores(&coins);
        (Row::new(coins).expect("few small coins are a row"), scores)
    })
}

/// The scores of best play by trying all moves: of the player to move, and of the other one.
fn scores(coins: &[i64]) -> [i64; 2] {
    let [left, .., right] = coins else { return [coins.first().copied().unwrap_or(0), 0] };
    let after = |coin: i64, rest: &[i64]| {
        let [mover, other] = scores(rest);
        [coin + other, mover]
    };
    let (one, other) = (after(*left, &coins[1..]), after(*right, &coins[..coins.len() - 1]));
    if one[0] >= other[0] { one } else { other }
}

fn first_wrong(
    definition: &Definition,
    meanings: &[Meaning],
    rows: &[Solved],
) -> Option<(Row, usize, Option<i64>, i64)> {
    rows.iter().find_map(|(row, [mover, other])| {
        let stored = StoredTables::new(definition, row);
        let tables = meanings.iter().take(definition.tables().len()).enumerate();
        let values = tables.map(|(table, meaning)| {
            let right = meaning.of(*mover, *other);
            (table, stored.value(table, Interval::whole(row.len())), right)
        });
        let (table, claimed, right) = values.into_iter().find(|(_, claimed, right)| *claimed != Some(*right))?;
        Some((row.clone(), table, claimed, right))
    })
}

/// The first leaf whose exchange makes the definition right.
fn wrong_leaf(definition: &Definition, meanings: &[Meaning], rows: &[Solved]) -> Option<WrongTerm> {
    let tables = definition.tables();
    for (number, table) in tables.iter().enumerate() {
        for place in 0..=table.bases.len() {
            let expr = place.checked_sub(1).map_or(&table.rule, |base| &table.bases[base].1);
            for (at, leaf) in expr.leaves().enumerate() {
                for other in others(leaf, number, tables.len()) {
                    let mut exchanged = tables.to_vec();
                    *expr_at(&mut exchanged[number], place) = with_leaf(expr, at, &other);
                    if let Ok(exchanged) = Definition::new(exchanged)
                        && first_wrong(&exchanged, meanings, rows).is_none()
                    {
                        return Some(WrongTerm::Leaf { table: number, wrong: leaf.clone(), right: other });
                    }
                }
            }
        }
    }
    None
}

fn expr_at(table: &mut TableDefinition, place: usize) -> &mut Expr {
    match place.checked_sub(1) {
        None => &mut table.rule,
        Some(base) => &mut table.bases[base].1,
    }
}

/// The expression with another leaf in the place of the one with this number, counted from the left.
fn with_leaf(expr: &Expr, at: usize, other: &Expr) -> Expr {
    let number = Cell::new(0);
    expr.replaced(&|_| (number.replace(number.get() + 1) == at).then(|| other.clone()))
}

/// What can stand in the place of a leaf of a table.
fn others(leaf: &Expr, table: usize, tables: usize) -> Vec<Expr> {
    let shifts = [(1, 0), (0, -1), (2, 0), (1, -1), (0, -2)].map(|(i, j)| Shift { i, j });
    let reads = (0..tables).flat_map(|table| shifts.map(|shift| Expr::Read(table, shift)));
    let coins = (0..2).flat_map(|inward| End::BOTH.map(|end| Expr::Coin(end, inward)));
    let rests = (0..tables).filter(|_| table > 0).map(Expr::Rest);
    let all = match leaf {
        Expr::Read(..) | Expr::Rest(_) => reads.chain(rests).collect(),
        Expr::Coin(..) => coins.chain([Expr::Number(0)]).collect(),
        Expr::Number(_) => vec![Expr::Number(0), Expr::Coin(End::Left, 0)],
        _ => coins.chain(reads).chain(rests).chain([Expr::Number(0)]).collect::<Vec<_>>(),
    };
    all.into_iter().filter(|other| other != leaf).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;

    const MOVER: [Meaning; 2] = [Meaning::Mover, Meaning::Other];

    fn counterexample(equations: &str, meanings: &[Meaning]) -> Counterexample {
        find(&equations.parse().unwrap(), meanings).unwrap()
    }

    #[test]
    fn the_published_definitions_are_right() {
        for recurrence in Recurrence::PUBLISHED {
            assert_eq!(find(recurrence.definition(), recurrence.meanings().unwrap()), None, "{recurrence:?}");
        }
    }

    #[test]
    fn own_fir_in_the_place_of_sec_fails_on_two_coins_and_the_read_is_named() {
        let wrong = "fir[i][j] = max(v[i] + fir[i+1][j], v[j] + sec[i][j−1]); fir[i][i] = v[i]; \
                     sec[i][j] = fir[pick]; sec[i][i] = 0";
        let found = counterexample(wrong, &MOVER);
        assert_eq!(found.row.coins(), [0, 1]);
        let sec = Shift { i: 1, j: 0 };
        let term = WrongTerm::Leaf { table: 0, wrong: Expr::Read(0, sec), right: Expr::Read(1, sec) };
        assert_eq!((found.table, found.claimed, found.right, found.term), (1, Some(1), 0, term.clone()));
    }

    #[test]
    fn a_missing_base_a_gap_and_a_wrong_extreme_are_found() {
        let missing = counterexample("d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])", &[Meaning::Lead]);
        assert_eq!((missing.row.coins(), missing.claimed, missing.right), (&[0][..], None, 0));
        let gap = counterexample("d[i][j] = max(v[i] − ?, v[j] − d[i][j−1]); d[i][i] = v[i]", &[Meaning::Lead]);
        let right = Expr::Read(0, Shift { i: 1, j: 0 });
        assert_eq!(gap.term, WrongTerm::Leaf { table: 0, wrong: Expr::Gap, right });
        let min = counterexample("d[i][j] = min(v[i] − d[i+1][j], v[j] − d[i][j−1]); d[i][i] = v[i]", &[Meaning::Lead]);
        assert_eq!(min.row.coins(), [0, 1]);
        assert_eq!((min.claimed, min.right, min.term), (Some(-1), 1, WrongTerm::Branch(Some(End::Left))));
    }
}
