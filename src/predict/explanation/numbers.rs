//! Explains wrong numbers: computes the numbers that the known mistakes lead to, and names the commonest match.

use super::{Explanation, Mistake};
use crate::game::table::recurrence::{Branch, Quantity};
use crate::game::{End, Recurrence};
use crate::number::exact;
use crate::predict::answer::OldValue;
use crate::predict::question::Question;
use crate::wording::{self, Sum};

/// A number that a known mistake leads to at a cell, and the explanation of it.
#[derive(Debug)]
pub struct MistakenNumber {
    pub number: i64,
    pub explanation: Explanation,
}

impl MistakenNumber {
    fn new(number: i64, mistake: Mistake, sentence: impl Into<String>) -> Self {
        Self { number, explanation: Explanation::new(mistake, sentence) }
    }
}

/// Explains `number` as the first number of the cell. Returns `None` if it is correct.
pub fn explain_first(question: &Question, number: i64) -> Option<Explanation> {
    let (first, _) = question.derivation().numbers();
    (number != first).then(|| {
        let known = known_mistakes(question).into_iter().find(|known| known.number == number);
        known.map_or_else(|| Explanation::new(Mistake::Unknown, no_sum(question, number)), |known| known.explanation)
    })
}

/// Returns what all known mistakes about the first number lead to, the commonest mistake first.
pub fn known_mistakes(question: &Question) -> Vec<MistakenNumber> {
    let (first, _) = question.quantities();
    let mut found = Vec::new();
    let larger = question.worse_end().filter(|end| question.has_larger_coin(*end));
    found.extend(larger.map(|end| larger_coin(question, end)));
    // A mistake that leads to the correct sum of its end cannot be seen in the answer.
    let mut extend_by = |mistake: &dyn Fn(End) -> MistakenNumber| {
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
    // Reading the wrong table and forgetting the coin are two mistakes at once, which is rare.
    let without_coin = End::BOTH.map(|end| forgot_coin(question, &neighbour_sum(question, first, end)));
    found.extend(without_coin);
    found
}

/// Returns the correct sum of `end`.
fn sum(question: &Question, end: End) -> Sum {
    Sum::of(question.recurrence(), question.branch(end))
}

/// Returns the sum of the coin at `end` and a number of the cell that taking it leads to.
fn neighbour_sum(question: &Question, quantity: Quantity, end: End) -> Sum {
    Sum { reads: vec![question.neighbour(quantity, end)], ..sum(question, end) }
}

fn larger_coin(question: &Question, end: End) -> MistakenNumber {
    let sum = sum(question, end);
    let sentence = format!(
        "That is {}, for the end with the larger coin; what it leaves behind for the other player counts too.",
        sum.text()
    );
    MistakenNumber::new(sum.worth(), Mistake::LargerCoin, sentence)
}

fn wrong_table(question: &Question, end: End) -> MistakenNumber {
    let (first, second) = question.quantities();
    let sum = Sum { subtracts: false, ..neighbour_sum(question, first, end) };
    let text = sum.text();
    match question.recurrence() {
        Recurrence::FirSec | Recurrence::MyTurn => {
            let due = second.name();
            let sentence = format!("{text}: after the pick the other player is to move, so {due} is due.");
            MistakenNumber::new(sum.worth(), Mistake::WrongTable, sentence)
        }
        Recurrence::TwoAhead => {
            let rest = question.rest_text(end);
            let sentence = format!("{text}: on {rest} the other player is to move, and their pick comes first.");
            MistakenNumber::new(sum.worth(), Mistake::WrongTable, sentence)
        }
        Recurrence::Difference => {
            let sentence = format!("{text}: what the other player is ahead by is taken from the coin.");
            MistakenNumber::new(sum.worth(), Mistake::AddedForSubtracted, sentence)
        }
    }
}

fn larger_read(question: &Question, end: End) -> MistakenNumber {
    let sum = Sum { takes_larger: true, ..sum(question, end) };
    let sentence = format!("{}: of what may be left the other player leaves the smaller.", sum.text());
    MistakenNumber::new(sum.worth(), Mistake::MaxForMin, sentence)
}

fn swapped(question: &Question, end: End) -> MistakenNumber {
    let reads = question.branch(end.other()).reads().collect();
    let sum = Sum { reads, ..sum(question, end) };
    let rest = question.rest_text(end);
    let place = match (question.recurrence(), end) {
        (Recurrence::TwoAhead, _) => "and what is read lies within it",
        (_, End::Left) => "which is the cell below",
        (_, End::Right) => "which is the cell to the left",
    };
    MistakenNumber::new(
        sum.worth(),
        Mistake::SwappedCells,
        format!("{}: taking {} leaves {rest}, {place}.", sum.text(), end.name()),
    )
}

fn forgot_coin(question: &Question, sum: &Sum) -> MistakenNumber {
    let coin = if question.recurrence().subtracts() { "the coin that it is taken from" } else { "the coin itself" };
    MistakenNumber::new(
        sum.rest(),
        Mistake::ForgotCoin,
        format!("That is {} alone; {coin} counts too.", sum.rest_name()),
    )
}

fn forgot_rest(question: &Question, end: End) -> MistakenNumber {
    let coin = question.branch(end).coin;
    let place = match (question.recurrence(), end) {
        (Recurrence::TwoAhead, _) => "two picks on",
        (_, End::Left) => "below",
        (_, End::Right) => "to the left",
    };
    let sentence = format!("That is the coin on the {} alone; what is read {place} counts too.", end.name());
    MistakenNumber::new(coin, Mistake::ForgotRest, sentence)
}

fn other_end(question: &Question, end: End) -> MistakenNumber {
    let sum = sum(question, end);
    let sentence = if sum.reads.is_empty() {
        format!("That is the coin on the {}; the larger one counts.", end.name())
    } else {
        format!("That is what taking {} is worth; the larger sum counts.", end.name())
    };
    MistakenNumber::new(sum.worth(), Mistake::WorseEnd, sentence)
}

/// Returns other numbers of the same cell.
fn other_numbers(question: &Question) -> [MistakenNumber; 3] {
    let cell = &question.derivation().cell;
    let coins = wording::interval_name(question.interval());
    let (first, _) = question.quantities();
    let (first, lead) = (first.name(), cell.fir() - cell.sec());
    let whole = format!("That is all of the coins {coins} together; the other player takes some of them.");
    let whole = MistakenNumber::new(cell.sum, Mistake::WholeSum, whole);
    if question.recurrence() == Recurrence::Difference {
        let theirs = format!("That is how far the other player is ahead on {coins}; d is for the player to move.");
        let score = format!("That is what the player to move scores on {coins}; d is by how much they are ahead.");
        let theirs = MistakenNumber::new(-lead, Mistake::RolesSwapped, theirs);
        return [theirs, MistakenNumber::new(cell.fir(), Mistake::ScoreAndLead, score), whole];
    }
    let theirs = format!("That is what the other player scores on {coins}; {first} is for the player to move.");
    let ahead = format!("That is by how much the player to move is ahead on {coins}; {first} is all that they score.");
    let theirs = MistakenNumber::new(cell.sec(), Mistake::RolesSwapped, theirs);
    [theirs, MistakenNumber::new(lead, Mistake::ScoreAndLead, ahead), whole]
}

/// Returns the sentence for a number that no known mistake leads to.
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

/// Explains an answer to a question about the second number of the cell: `number`, which the learner takes for
/// `old_value`. Returns `None` if both are correct.
pub fn explain_second(question: &Question, number: i64, old_value: OldValue) -> Option<Explanation> {
    let (first, second) = question.derivation().numbers();
    let is_number_correct = second == Some(number);
    let is_old_value_correct = question.correct_old_values().contains(&old_value);
    if is_number_correct && is_old_value_correct {
        return None;
    }
    let (number_text, name) = (exact(number), old_value.name());
    let value = value_of(question, old_value);
    let old_value_explanation = (!is_old_value_correct).then(|| wrong_old_value(question, old_value));
    Some(match old_value_explanation {
        Some(Explanation { sentence, .. }) if is_number_correct => {
            let sentence = format!("{number_text} is right, but not as the old {name}: {sentence}");
            Explanation::new(Mistake::CorrectNumberOnly, sentence)
        }
        Some(Explanation { mistake, sentence }) if value == Some(number) => {
            Explanation::new(mistake, format!("{number_text} is {name}, but {sentence}"))
        }
        _ if number == first => roles_swapped(question),
        old_value_explanation => {
            added_coin(question, number, old_value).unwrap_or_else(|| match old_value_explanation {
                None => {
                    let sentence = format!("It is the old {name}, but that is not {number_text}.");
                    Explanation::new(Mistake::CorrectOldValueOnly, sentence)
                }
                Some(Explanation { sentence, .. }) => {
                    Explanation::new(Mistake::Unknown, format!("{name} is not {number_text}, and {sentence}"))
                }
            })
        }
    })
}

/// Returns the end that leads to the cell of `old_value`; `None` if no end does.
fn end_of(question: &Question, old_value: OldValue) -> Option<End> {
    End::BOTH.into_iter().find(|end| question.rest(*end) == old_value.interval)
}

fn value_of(question: &Question, old_value: OldValue) -> Option<i64> {
    end_of(question, old_value).map(|end| question.neighbour(old_value.quantity, end).value)
}

/// Explains why the second number is not equal to `old_value`. The sentence is the second half of a longer one.
fn wrong_old_value(question: &Question, old_value: OldValue) -> Explanation {
    let (first, second) = question.quantities();
    let Some(end) = end_of(question, old_value) else {
        return Explanation::new(Mistake::TooFar, "no pick leads there.");
    };
    let is_my_turn = question.recurrence() == Recurrence::MyTurn;
    if old_value.quantity != first {
        let first = first.name();
        let sentence = if is_my_turn {
            format!("after their pick it is my turn, so an old {first} is due.")
        } else {
            format!("after the pick the other player is to move, so their old {first} is due.")
        };
        return Explanation::new(Mistake::WrongTable, sentence);
    }
    if is_my_turn {
        let sentence =
            format!("of the two old {} the other player leaves me the smaller as my {}.", first.name(), second.name());
        return Explanation::new(Mistake::MaxForMin, sentence);
    }
    if question.has_larger_coin(end) {
        let coin = exact(question.branch(end).coin);
        let sentence = format!("that is left by taking the larger coin, {coin}, which is not the pick.");
        return Explanation::new(Mistake::LargerCoin, sentence);
    }
    Explanation::new(Mistake::WorseEnd, format!("that is left by taking {}, which is not the pick.", end.name()))
}

fn roles_swapped(question: &Question) -> Explanation {
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
    Explanation::new(Mistake::RolesSwapped, sentence)
}

/// Explains the sum of the old value and the coin that leads to it. Returns `None` if `number` is not this sum.
fn added_coin(question: &Question, number: i64, old_value: OldValue) -> Option<Explanation> {
    let end = end_of(question, old_value)?;
    let sum = neighbour_sum(question, old_value.quantity, end);
    (sum.worth() == number).then(|| {
        let (_, second) = question.quantities();
        let sentence = format!(
            "That is {}, but the coin goes to who takes it, and {} is for the other player.",
            sum.text(),
            second.name()
        );
        Explanation::new(Mistake::AddedCoin, sentence)
    })
}
