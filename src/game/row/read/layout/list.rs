//! Numbers with one kind of divider between them, perhaps below a heading, behind a label or with bullets.

use super::part::Part;
use super::source::{Fit, Source, lines};
use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::reading::ReadAs;

pub fn fit(source: &Source, marks: Marks) -> Fit {
    let part = Part::of(&source.tokens);
    // A printed series has an index in each line.
    if part.is_series && lines(&part.tokens).any(|line| line.len() > 1) {
        return Fit::Nothing(None);
    }
    match run(&part.tokens, marks, Shape::OneRow).and_then(|run| part.checked(run.coins)) {
        Ok(coins) => Fit::Row(coins, ReadAs::Numbers),
        Err(stop) => stop.into(),
    }
}
