//! A vector as R prints it. Each line begins with the index of its first element, from 1.

use super::source::{Fit, Source, lines};
use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::reading::ReadAs;

pub fn fit(source: &Source, marks: Marks) -> Fit {
    let mut coins = Vec::new();
    for line in lines(&source.tokens) {
        let [open, index, close, numbers @ ..] = line else { return Fit::Nothing(None) };
        let is_index = open.is("[") && close.is("]") && index.text.parse() == Ok(coins.len() + 1);
        if !is_index || numbers.is_empty() || numbers.iter().any(|token| !token.is_number()) {
            return Fit::Nothing(None);
        }
        match run(numbers, marks, Shape::OneRow) {
            Ok(run) => coins.extend(run.coins),
            Err(stop) => return stop.into(),
        }
    }
    if coins.is_empty() { Fit::Nothing(None) } else { Fit::Row(coins, ReadAs::Numbers) }
}
