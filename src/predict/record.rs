//! How the questions went: score, streak and what went wrong.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;

use super::answer::Answer;
use super::check::Verdict;
use super::mistake::{Mistake, Slip};
use super::question::Question;

/// How many wrong answers are kept in full; of those before only their number and their mistakes.
pub const MOST_MISSES: usize = 200;

/// How far the learner is with a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing was answered yet.
    Asked,
    /// The last answer was wrong.
    Wrong(Slip),
    Right,
    Revealed,
}

/// A question and how far the learner is with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    pub question: Question,
    /// How many answers were given so far, a right one among them.
    pub tries: u32,
    pub state: State,
}

impl Open {
    fn new(question: &Question) -> Self {
        Self { question: *question, tries: 0, state: State::Asked }
    }

    /// Whether it was answered rightly or revealed, so that nothing more is counted.
    pub fn is_settled(&self) -> bool {
        matches!(self.state, State::Right | State::Revealed)
    }
}

/// A wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    pub question: String,
    pub answer: String,
    pub slip: Slip,
}

/// The questions that were answered or revealed, each counted once however often it is tried or met again.
///
/// A question that is left without an answer does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    questions: Vec<Open>,
    right_at_once: u32,
    right_later: u32,
    revealed: u32,
    streak: u32,
    best_streak: u32,
    /// The latest wrong answers, the oldest first: [`MOST_MISSES`] at most.
    misses: VecDeque<Miss>,
    /// How often each mistake was made, in all.
    mistakes: BTreeMap<Mistake, u32>,
}

impl Record {
    /// How many questions were answered at least once, or revealed.
    pub fn asked(&self) -> usize {
        self.questions.len()
    }

    /// How many were right at the first try.
    pub fn right_at_once(&self) -> u32 {
        self.right_at_once
    }

    /// How many in a row were right at the first try, up to now.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// How many wrong answers there were before those that are kept.
    fn earlier_misses(&self) -> usize {
        self.mistakes.values().map(|count| *count as usize).sum::<usize>() - self.misses.len()
    }

    /// How often which mistake was made, the most frequent first and the commonest of those as frequent.
    fn mistakes(&self) -> Vec<(Mistake, u32)> {
        let mut mistakes: Vec<_> = self.mistakes.iter().map(|(mistake, count)| (*mistake, *count)).collect();
        mistakes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        mistakes
    }

    /// How far the learner is with `question`; met again, it is as it was left. O(questions).
    pub fn open(&self, question: &Question) -> Open {
        self.place(question).map_or_else(|| Open::new(question), |place| self.questions[place].clone())
    }

    /// Checks an answer and counts it. An answer to a question that is settled is checked, and not counted.
    pub fn answer(&mut self, question: &Question, answer: &Answer) -> Verdict {
        let verdict = question.check(answer);
        if let Some(open) = self.unsettled(question) {
            open.tries += 1;
            let is_first_try = open.tries == 1;
            match &verdict {
                Verdict::Right => {
                    open.state = State::Right;
                    if is_first_try {
                        self.right_at_once += 1;
                        self.streak += 1;
                        self.best_streak = self.best_streak.max(self.streak);
                    } else {
                        self.right_later += 1;
                    }
                }
                Verdict::Wrong(slip) => {
                    open.state = State::Wrong(slip.clone());
                    self.streak = 0;
                    self.miss(Miss { question: question.text(), answer: answer.text(), slip: slip.clone() });
                }
            }
        }
        verdict
    }

    /// Gives a question up, and says the right answer with its reason. One that is settled is not counted again.
    pub fn reveal(&mut self, question: &Question) -> String {
        if let Some(open) = self.unsettled(question) {
            open.state = State::Revealed;
            self.revealed += 1;
            self.streak = 0;
        }
        question.reveal()
    }

    /// A text to paste: `title`, which names the row, the score, how often which mistake was made, and each of them.
    pub fn summary(&self, title: &str) -> String {
        let mut text = format!("Predictions: {title}\n{}\n", self.score());
        let mistakes = self.mistakes();
        if mistakes.is_empty() {
            return text;
        }
        text.push_str("\nWhat went wrong\n");
        for (mistake, count) in mistakes {
            let _ = writeln!(text, "  {count} × {}", mistake.name());
        }
        text.push('\n');
        match self.earlier_misses() {
            0 => {}
            1 => text.push_str("1 earlier wrong answer is left out here.\n"),
            earlier => {
                let _ = writeln!(text, "{earlier} earlier wrong answers are left out here.");
            }
        }
        for Miss { question, answer, slip } in &self.misses {
            let _ = writeln!(text, "{question} “{answer}” – {}", slip.sentence);
        }
        text
    }

    /// `14 of 18 at the first try, 2 after more tries, 1 revealed, best streak 6`.
    fn score(&self) -> String {
        let mut parts = vec![format!("{} of {} at the first try", self.right_at_once, self.asked())];
        let given_up = self.asked() - (self.right_at_once + self.right_later + self.revealed) as usize;
        let others = [
            (self.right_later as usize, "after more tries"),
            (self.revealed as usize, "revealed"),
            (given_up, "left unanswered"),
        ];
        parts.extend(others.into_iter().filter(|(count, _)| *count > 0).map(|(count, how)| format!("{count} {how}")));
        parts.push(format!("best streak {}", self.best_streak));
        parts.join(", ")
    }

    fn place(&self, question: &Question) -> Option<usize> {
        // From the end, where the question that is being asked stands.
        self.questions.iter().rposition(|open| open.question == *question)
    }

    /// The question if it still counts, entered if it is new.
    fn unsettled(&mut self, question: &Question) -> Option<&mut Open> {
        let place = self.place(question).unwrap_or_else(|| {
            self.questions.push(Open::new(question));
            self.questions.len() - 1
        });
        let open = &mut self.questions[place];
        (!open.is_settled()).then_some(open)
    }

    fn miss(&mut self, miss: Miss) {
        *self.mistakes.entry(miss.slip.mistake).or_default() += 1;
        if self.misses.len() == MOST_MISSES {
            self.misses.pop_front();
        }
        self.misses.push_back(miss);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Pick, Recurrence};
    use crate::predict::question::tests::{all_questions, ask};
    use crate::predict::settings::Kind;

    fn fir() -> Question {
        ask("8 15 3 7 9 2", Recurrence::FirSec, Kind::First, 1, 4)
    }

    fn end() -> Question {
        ask("8 15 3 7 9 2", Recurrence::FirSec, Kind::End, 1, 4)
    }

    #[test]
    fn a_question_that_is_tried_again_counts_once_and_ends_the_streak() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        assert_eq!((record.asked(), record.streak()), (1, 1));
        record.answer(&fir(), &Answer::Number(27));
        record.answer(&fir(), &Answer::Number(23));
        assert_eq!((record.open(&fir()).tries, record.open(&fir()).is_settled()), (2, false));
        record.answer(&fir(), &Answer::Number(22));
        assert_eq!((record.asked(), record.right_at_once(), record.right_later), (2, 1, 1));
        assert_eq!((record.streak(), record.best_streak, record.misses.len()), (0, 1, 2));
    }

    #[test]
    fn a_settled_question_that_is_met_again_is_checked_and_not_counted() {
        let mut record = Record::default();
        record.answer(&fir(), &Answer::Number(22));
        let before = record.clone();
        assert_eq!(record.answer(&fir(), &Answer::Number(22)), Verdict::Right);
        assert!(matches!(record.answer(&fir(), &Answer::Number(7)), Verdict::Wrong(_)));
        record.reveal(&fir());
        assert_eq!(record, before);
    }

    #[test]
    fn what_is_revealed_is_no_right_answer_and_ends_the_streak() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        assert_eq!(record.reveal(&fir()), fir().reveal());
        assert_eq!((record.revealed, record.streak(), record.best_streak), (1, 0, 1));
        assert_eq!(record.score(), "1 of 2 at the first try, 1 revealed, best streak 1");
    }

    #[test]
    fn a_summary_has_the_row_the_score_and_what_went_wrong() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        record.answer(&fir(), &Answer::Number(27));
        assert_eq!(
            record.summary("8 15 3 7 9 2"),
            "Predictions: 8 15 3 7 9 2\n\
             1 of 2 at the first try, 1 left unanswered, best streak 1\n\
             \n\
             What went wrong\n  \
             1 × read one player's number where the other's was due\n\
             \n\
             What is fir[1][4]? “27” – 15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so sec \
             is due.\n"
        );
        assert_eq!(Record::default().summary("2"), "Predictions: 2\n0 of 0 at the first try, best streak 0\n");
    }

    #[test]
    fn of_many_wrong_answers_the_latest_are_kept_and_all_are_counted() {
        let mut record = Record::default();
        for number in 0..MOST_MISSES as i64 + 5 {
            record.answer(&fir(), &Answer::Number(1000 + number));
        }
        assert_eq!((record.misses.len(), record.earlier_misses()), (MOST_MISSES, 5));
        assert_eq!(record.misses[0].answer, "1005");
        assert_eq!(record.mistakes(), [(Mistake::OffBy, MOST_MISSES as u32 + 5)]);
        assert!(record.summary("").contains("5 earlier wrong answers are left out here."));
    }

    #[test]
    fn who_is_always_right_has_a_streak_of_all_questions() {
        let (mut record, mut asked) = (Record::default(), 0);
        for question in all_questions(&[8, 15, 3, 7]) {
            asked += 1;
            assert_eq!(record.answer(&question, &question.right_answer()), Verdict::Right);
        }
        assert_eq!((record.asked(), record.best_streak), (asked, asked as u32));
    }
}
