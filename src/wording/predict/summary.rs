//! The summary of the answers, as a text to copy.

use crate::game::recurrence::Quantity;
use crate::game::{CountFrom, Interval};
use crate::number::{exact, group_count};
use crate::wording::names::cell_name;

/// How many questions were answered in which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub asked: usize,
    pub correct_at_first_try: usize,
    pub correct_later: usize,
    pub revealed: usize,
    /// The number of questions without a correct answer that were not revealed.
    pub unanswered: usize,
    pub best_streak: usize,
}

/// Returns the title of the summary: `Predictions: 8 15 3 7`.
pub fn title(row: &str) -> String {
    format!("Predictions: {row}")
}

/// Returns `First try: 14 of 18 · later: 2 · revealed: 1 · unanswered: 1 · best streak: 6`, without counts of 0 in the
/// middle.
pub fn score(counts: Counts) -> String {
    let Counts { asked, correct_at_first_try, correct_later, revealed, unanswered, best_streak } = counts;
    let mut parts = vec![format!("First try: {} of {}", group_count(correct_at_first_try), group_count(asked))];
    let others = [("later", correct_later), ("revealed", revealed), ("unanswered", unanswered)].into_iter();
    parts.extend(others.filter(|(_, count)| *count > 0).map(|(name, count)| format!("{name}: {}", group_count(count))));
    parts.push(format!("best streak: {}", group_count(best_streak)));
    parts.join(" · ")
}

/// The heading above the mistakes.
pub fn what_went_wrong() -> &'static str {
    "What went wrong"
}

/// Returns `3 × took the larger coin`.
pub fn mistake(count: u32, name: &str) -> String {
    format!("{} × {name}", group_count(count))
}

/// Returns `1 earlier wrong answer is left out here.`, or `5 earlier wrong answers are left out here.`.
pub fn left_out(count: usize) -> String {
    match count {
        1 => "1 earlier wrong answer is left out here.".to_owned(),
        _ => format!("{} earlier wrong answers are left out here.", group_count(count)),
    }
}

/// Returns a question, a wrong answer to it and its explanation: `What is fir[1][4]? “27” – 15 + …`.
pub fn wrong_answer(question: &str, answer: &str, explanation: &str) -> String {
    format!("{question} “{answer}” – {explanation}")
}

/// Returns an answer about the second number: `−3 from fir[2][4]`.
pub fn number_from(count_from: CountFrom, number: i64, quantity: Quantity, interval: Interval) -> String {
    format!("{} from {}", exact(number), cell_name(count_from, quantity, interval))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_leaves_out_what_did_not_happen() {
        let mut counts = Counts {
            asked: 18,
            correct_at_first_try: 14,
            correct_later: 2,
            revealed: 1,
            unanswered: 1,
            best_streak: 6,
        };
        assert_eq!(score(counts), "First try: 14 of 18 · later: 2 · revealed: 1 · unanswered: 1 · best streak: 6");
        counts = Counts { correct_later: 0, revealed: 0, unanswered: 0, ..counts };
        assert_eq!(score(counts), "First try: 14 of 18 · best streak: 6");
    }
}
