//! Numbers without brackets: in a list, as R prints a vector, and as judges write their input.

use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::layout::body::{Body, Fit, Source, lines};
use crate::game::row::read::numeral::whole;
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::Token;
use crate::limits::MAX_COINS;

pub fn list(source: &Source, marks: Marks) -> Fit {
    let part = Body::of(&source.tokens);
    // A printed series has an index in each line.
    if part.is_series && lines(&part.tokens).any(|line| line.len() > 1) {
        return Fit::Nothing(None);
    }
    match run(&part.tokens, marks, Shape::OneRow).and_then(|run| part.checked(run.coins)) {
        Ok(coins) => Fit::Row(coins, ReadAs::Numbers),
        Err(stop) => stop.into(),
    }
}

pub fn printed(source: &Source, marks: Marks) -> Fit {
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

pub fn counted(source: &Source, marks: Marks) -> Fit {
    let part = Body::of(&source.tokens);
    let lines: Vec<&[Token]> = lines(&part.tokens).collect();
    // A count that stands on the line of the coins is a coin.
    let counts = lines.iter().take_while(|line| line.len() == 1 && whole(line[0].text).is_ok()).count().min(2);
    let Ok(all) = run(&part.tokens, marks, Shape::Counted) else { return Fit::Nothing(None) };
    if let Some(tests) = tests(&all.coins).filter(|tests| counts > 0 && *tests > 1) {
        return Fit::Veto(Stop { fault: Fault::Rows(tests), ..Stop::new(&part.tokens[0], Fault::Empty) });
    }
    let is_count =
        |at: usize| all.coins.len() > at + 1 && usize::try_from(all.coins[at]) == Ok(all.coins.len() - at - 1);
    let skipped = match counts {
        0 => return Fit::Nothing(None),
        _ if is_count(0) => 1,
        2 if all.coins[0] == 1 && is_count(1) => 2,
        _ => return Fit::Nothing(wrong_count(&lines, marks)),
    };
    let coins = &all.coins[skipped..];
    if coins.len() > MAX_COINS { Fit::Nothing(None) } else { Fit::Row(coins.to_vec(), ReadAs::CountFirst) }
}

/// Returns where a number stands alone above one line of several coins.
fn wrong_count(lines: &[&[Token]], marks: Marks) -> Option<Stop> {
    let [.., [number], coins] = lines else { return None };
    let coins = run(coins, marks, Shape::OneRow).ok()?.coins.len();
    (coins > 1).then(|| Stop::new(number, Fault::AloneAbove { coins }))
}

/// Returns the number of tests if the numbers are a count of tests, and for each test its count and its coins.
fn tests(numbers: &[i64]) -> Option<usize> {
    let (tests, mut rest) = numbers.split_first()?;
    let tests = usize::try_from(*tests).ok().filter(|tests| *tests <= numbers.len())?;
    for _ in 0..tests {
        let (count, behind) = rest.split_first()?;
        rest = behind.get(usize::try_from(*count).ok().filter(|count| *count > 0)?..)?;
    }
    rest.is_empty().then_some(tests)
}
