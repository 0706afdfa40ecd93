//! What is wrong with a number: the known mistakes are made, and the first that leads to it is named.

use super::answer::Source;
use super::mistake::{Mistake, Slip};
use super::question::Question;
use crate::game::table::recurrence::{Branch, Quantity};
use crate::game::{End, Recurrence};
use crate::number::exact;
use crate::wording::{self, Sum};

/// A mistake that can be made at a cell, and the number that it leads to.
#[derive(Debug)]
pub struct Candidate {
    pub number: i64,
    pub slip: Slip,
}

/// What is wrong with `number` as the first number of the cell; `None` if it is right.
pub fn slip_of_first(question: &Question, number: i64) -> Option<Slip> {
    let (first, _) = question.derivation().numbers();
    (number != first).then(|| {
        let known = candidates(question).into_iter().find(|candidate| candidate.number == number);
        known.map_or_else(|| Slip::new(Mistake::OffBy, no_sum(question, number)), |candidate| candidate.slip)
    })
}

/// All known mistakes about the first number, the commonest first.
pub fn candidates(question: &Question) -> Vec<Candidate> {
    let (first, _) = question.quantities();
    let mut found = Vec::new();
    let larger = question.worse_end().filter(|end| question.is_larger_coin(*end));
    found.extend(larger.map(|end| larger_coin(question, end)));
    // What comes to the end's right sum all the same is no mistake that could be seen.
    let mut extend_by = |mistake: &dyn Fn(End) -> Candidate| {
        let at_ends = End::BOTH.map(|end| (question.branch(end).worth, mistake(end)));
        found.extend(at_ends.into_iter().filter(|(worth, made)| made.number != *worth).map(|(_, made)| made));
    };
    extend_by(&|end| wrong_table(question, end));
    if question.branch(End::Left).rest().is_some() {
        extend_by(&|end| larger_read(question, end));
        extend_by(&|end| swapped(question, end));
        extend_by(&|end| forgot_coin(question, &sum(question, end)));
        extend_by(&|end| forgot_rest(question, end));
    }
    found.extend(question.worse_end().map(|end| other_end(question, end)));
    found.extend(other_numbers(question));
    // The wrong table and no coin: two mistakes at once are the rarest.
    let without_coin = End::BOTH.map(|end| forgot_coin(question, &neighbour_sum(question, first, end)));
    found.extend(without_coin);
    found
}

fn candidate(number: i64, mistake: Mistake, sentence: impl Into<String>) -> Candidate {
    Candidate { number, slip: Slip::new(mistake, sentence) }
}

/// The sum of `end` as it should be.
fn sum(question: &Question, end: End) -> Sum {
    Sum::of(question.recurrence(), question.branch(end))
}

/// The coin at `end` with a number of the cell that taking it leads to.
fn neighbour_sum(question: &Question, quantity: Quantity, end: End) -> Sum {
    Sum { reads: vec![question.neighbour(quantity, end)], ..sum(question, end) }
}

fn larger_coin(question: &Question, end: End) -> Candidate {
    let sum = sum(question, end);
    let sentence = format!(
        "That is {}, for the end with the larger coin; what it leaves behind for the other player counts too.",
        sum.text()
    );
    candidate(sum.worth(), Mistake::LargerCoin, sentence)
}

fn wrong_table(question: &Question, end: End) -> Candidate {
    let (first, second) = question.quantities();
    let sum = Sum { subtracts: false, ..neighbour_sum(question, first, end) };
    let text = sum.text();
    match question.recurrence() {
        Recurrence::FirSec | Recurrence::MyTurn => {
            let due = second.name();
            let sentence = format!("{text}: after the pick the other player is to move, so {due} is due.");
            candidate(sum.worth(), Mistake::WrongTable, sentence)
        }
        Recurrence::TwoAhead => {
            let rest = question.left_over(end);
            let sentence = format!("{text}: on {rest} the other player is to move, and their pick comes first.");
            candidate(sum.worth(), Mistake::WrongTable, sentence)
        }
        Recurrence::Difference => {
            let sentence = format!("{text}: what the other player is ahead by is taken from the coin.");
            candidate(sum.worth(), Mistake::AddedForSubtracted, sentence)
        }
    }
}

fn larger_read(question: &Question, end: End) -> Candidate {
    let sum = Sum { takes_larger: true, ..sum(question, end) };
    let sentence = format!("{}: of what may be left the other player leaves the smaller.", sum.text());
    candidate(sum.worth(), Mistake::MaxForMin, sentence)
}

fn swapped(question: &Question, end: End) -> Candidate {
    let reads = question.branch(end.other()).reads().collect();
    let sum = Sum { reads, ..sum(question, end) };
    let rest = question.left_over(end);
    let place = match (question.recurrence(), end) {
        (Recurrence::TwoAhead, _) => "and what is read lies within it",
        (_, End::Left) => "which is the cell below",
        (_, End::Right) => "which is the cell to the left",
    };
    candidate(sum.worth(), Mistake::Swapped, format!("{}: taking {} leaves {rest}, {place}.", sum.text(), end.name()))
}

fn forgot_coin(question: &Question, sum: &Sum) -> Candidate {
    let coin = if question.recurrence().subtracts() { "the coin that it is taken from" } else { "the coin itself" };
    candidate(sum.rest(), Mistake::ForgotCoin, format!("That is {} alone; {coin} counts too.", sum.rest_name()))
}

fn forgot_rest(question: &Question, end: End) -> Candidate {
    let coin = question.branch(end).coin;
    let place = match (question.recurrence(), end) {
        (Recurrence::TwoAhead, _) => "two picks on",
        (_, End::Left) => "below",
        (_, End::Right) => "to the left",
    };
    let sentence = format!("That is the coin on the {} alone; what is read {place} counts too.", end.name());
    candidate(coin, Mistake::ForgotRest, sentence)
}

fn other_end(question: &Question, end: End) -> Candidate {
    let sum = sum(question, end);
    let sentence = if sum.reads.is_empty() {
        format!("That is the coin on the {}; the larger one counts.", end.name())
    } else {
        format!("That is what taking {} is worth; the larger sum counts.", end.name())
    };
    candidate(sum.worth(), Mistake::OtherEnd, sentence)
}

/// Other numbers of the same cell.
fn other_numbers(question: &Question) -> [Candidate; 3] {
    let cell = &question.derivation().cell;
    let coins = wording::interval_name(question.interval());
    let (first, _) = question.quantities();
    let (first, lead) = (first.name(), cell.fir() - cell.sec());
    let whole = format!("That is all of the coins {coins} together; the other player takes some of them.");
    let whole = candidate(cell.sum, Mistake::WholeSum, whole);
    if question.recurrence() == Recurrence::Difference {
        let theirs = format!("That is how far the other player is ahead on {coins}; d is for the player to move.");
        let score = format!("That is what the player to move scores on {coins}; d is by how much they are ahead.");
        let theirs = candidate(-lead, Mistake::RolesSwapped, theirs);
        return [theirs, candidate(cell.fir(), Mistake::ScoreAndLead, score), whole];
    }
    let theirs = format!("That is what the other player scores on {coins}; {first} is for the player to move.");
    let ahead = format!("That is by how much the player to move is ahead on {coins}; {first} is all that they score.");
    let theirs = candidate(cell.sec(), Mistake::RolesSwapped, theirs);
    [theirs, candidate(lead, Mistake::ScoreAndLead, ahead), whole]
}

/// What is said of a number that no known mistake leads to.
fn no_sum(question: &Question, number: i64) -> String {
    let number = exact(number);
    if question.branches().iter().all(|branch: &Branch| branch.rest().is_none()) {
        return format!("Neither coin is {number}: of two coins the larger one counts.");
    }
    match question.recurrence() {
        Recurrence::FirSec | Recurrence::MyTurn => {
            format!("Neither sum comes to {number}: take a coin and add what is read below or to the left.")
        }
        Recurrence::TwoAhead => {
            format!("Neither sum comes to {number}: take a coin and add the smaller of the two cells read for it.")
        }
        Recurrence::Difference => {
            format!("Neither difference comes to {number}: take a coin and subtract what is read below or to the left.")
        }
    }
}

/// What is wrong with `number` as the second number of the cell, said to be the old value of `source`; `None` if both
/// are right.
pub fn slip_of_second(question: &Question, number: i64, source: Source) -> Option<Slip> {
    let (first, second) = question.derivation().numbers();
    let is_number = second == Some(number);
    let is_source = question.right_sources().contains(&source);
    if is_number && is_source {
        return None;
    }
    let (number_text, name) = (exact(number), source.name());
    let held = old_value(question, source);
    let because = (!is_source).then(|| wrong_source(question, source));
    Some(match because {
        Some(Slip { sentence, .. }) if is_number => {
            let sentence = format!("{number_text} is right, but not as the old {name}: {sentence}");
            Slip::new(Mistake::RightNumberWrongSource, sentence)
        }
        Some(Slip { mistake, sentence }) if held == Some(number) => {
            Slip::new(mistake, format!("{number_text} is {name}, but {sentence}"))
        }
        _ if number == first => roles_swapped(question),
        because => added_coin(question, number, source).unwrap_or_else(|| match because {
            None => {
                let sentence = format!("It is the old {name}, but that is not {number_text}.");
                Slip::new(Mistake::RightSourceWrongNumber, sentence)
            }
            Some(Slip { sentence, .. }) => {
                Slip::new(Mistake::OffBy, format!("{name} is not {number_text}, and {sentence}"))
            }
        }),
    })
}

/// The end that leads to the cell of `source`, if it is one that is offered.
fn end_of(question: &Question, source: Source) -> Option<End> {
    End::BOTH.into_iter().find(|end| question.rest(*end) == source.interval)
}

fn old_value(question: &Question, source: Source) -> Option<i64> {
    end_of(question, source).map(|end| question.neighbour(source.quantity, end).value)
}

/// Why the second number is not what `source` holds, to go on a sentence with.
fn wrong_source(question: &Question, source: Source) -> Slip {
    let (first, second) = question.quantities();
    let Some(end) = end_of(question, source) else {
        return Slip::new(Mistake::TooFar, "no pick leads there.");
    };
    let is_my_turn = question.recurrence() == Recurrence::MyTurn;
    if source.quantity != first {
        let first = first.name();
        let sentence = if is_my_turn {
            format!("after their pick it is my turn, so an old {first} is due.")
        } else {
            format!("after the pick the other player is to move, so their old {first} is due.")
        };
        return Slip::new(Mistake::WrongTable, sentence);
    }
    if is_my_turn {
        let sentence =
            format!("of the two old {} the other player leaves me the smaller as my {}.", first.name(), second.name());
        return Slip::new(Mistake::MaxForMin, sentence);
    }
    if question.is_larger_coin(end) {
        let coin = exact(question.branch(end).coin);
        let sentence = format!("that is left by taking the larger coin, {coin}, which is not the pick.");
        return Slip::new(Mistake::LargerCoin, sentence);
    }
    Slip::new(Mistake::OtherEnd, format!("that is left by taking {}, which is not the pick.", end.name()))
}

fn roles_swapped(question: &Question) -> Slip {
    let (first, second) = question.quantities();
    let coins = wording::interval_name(question.interval());
    let sentence = if question.recurrence() == Recurrence::MyTurn {
        format!(
            "That is {}, what I score when it is my turn on {coins}; {} is for their turn.",
            first.name(),
            second.name()
        )
    } else {
        format!(
            "That is {}, what the player to move scores on {coins}; {} is for the other player.",
            first.name(),
            second.name()
        )
    };
    Slip::new(Mistake::RolesSwapped, sentence)
}

/// The old value with the coin added that leads to it.
fn added_coin(question: &Question, number: i64, source: Source) -> Option<Slip> {
    let end = end_of(question, source)?;
    let sum = neighbour_sum(question, source.quantity, end);
    (sum.worth() == number).then(|| {
        let (_, second) = question.quantities();
        let sentence = format!(
            "That is {}, but the coin goes to who takes it, and {} is for the other player.",
            sum.text(),
            second.name()
        );
        Slip::new(Mistake::AddedCoin, sentence)
    })
}
