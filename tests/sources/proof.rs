//! The functions that `docs/proof` proves, on the same rows as the program.

use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

use coin_duel::game::fusion::run::FusionRun;
use coin_duel::game::fusion::{Fused, difference};
use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel::game::{MAX_VALUE, Row, Table};

/// The number of coins up to which the recurrences of the proof are computed. They take exponential time.
const SHORT: usize = 10;

const BOUNDS: [(i64, i64); 4] = [(0, 1), (0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)];

fn row(seed: u64) -> Row {
    let number = seed as usize;
    let (low, high) = BOUNDS[number % BOUNDS.len()];
    let shape = RowShape::ALL[number / BOUNDS.len() % RowShape::ALL.len()];
    let count = 1 + number / 24 % if number.is_multiple_of(5) { 200 } else { SHORT };
    Recipe { count, low, high, shape, seed }.row().unwrap()
}

fn coins_text(coins: impl IntoIterator<Item = i64>) -> String {
    coins.into_iter().map(|coin| coin.to_string()).collect::<Vec<_>>().join(" ")
}

/// What the program of the proof prints for a row, as this program computes it.
fn answer(row: &Row) -> String {
    let run = FusionRun::new(row);
    let d = run.difference();
    assert_eq!((difference(row.coins()), Fused::new(row.coins()).difference()), (d, d), "{row:?}");
    let valley = coins_text((0..run.valley_len()).map(|place| run.coin(place).value));
    let answer = format!("difference {d} by table {d} fuses {} valley {valley}", run.fuses());
    if row.len() > SHORT {
        return answer;
    }
    let cell = Table::new(row.clone()).result();
    let (fir, sec) = (cell.fir(), cell.sec());
    format!("{answer} fir sec F f g d {fir} {sec} {fir} {fir} {sec} {d}")
}

/// With `COIN_DUEL_PROOF_TEST` set to the program that is extracted from the proof, which `.ci/proof` does.
#[test]
fn the_proven_functions_give_the_same_numbers() {
    let Some(program) = env::var_os("COIN_DUEL_PROOF_TEST") else { return };
    let rows: Vec<_> = (0..10_000).map(row).collect();
    let mut proven = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let lines: String = rows.iter().map(|row| coins_text(row.coins().iter().copied()) + "\n").collect();
    // It reads all rows before it prints.
    proven.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = proven.wait_with_output().unwrap();
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), rows.len());
    for (row, proven) in rows.iter().zip(answers.lines()) {
        assert_eq!(proven, answer(row), "{row:?}");
    }
    println!("{} rows give the same numbers", rows.len());
}
