//! Does one thing once with a random row of 1,000,000 coins, for a counter of instructions such as callgrind. What
//! `nothing` costs, making the row, is to be taken off.

use std::env;
use std::hint::black_box;

use coin_duel::game::fusion::difference;
use coin_duel::game::random::Shape;
use coin_duel_benches::row;

fn main() {
    let row = row(1_000_000, Shape::Uniform);
    let coins = black_box(row.coins());
    match env::args().nth(1).as_deref() {
        Some("nothing") => {}
        Some("sum") => _ = black_box(coins.iter().sum::<i64>()),
        Some("difference") => _ = black_box(difference(coins)),
        _ => panic!("run-once nothing|sum|difference"),
    }
}
