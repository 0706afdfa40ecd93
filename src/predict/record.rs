//! The record of a learner's predictions: score, streak and wrong answers.

use super::check::Verdict;
use super::explanation::Mistake;
use super::question::Question;
use crate::game::CountFrom;
use crate::predict::question::Answer;
use crate::wording::predict::summary::{self, Counts};
use std::collections::{BTreeMap, VecDeque};

/// At most this many wrong answers are kept in full. Earlier ones are only counted by their mistake.
const MAX_WRONG_ANSWERS: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionState {
    /// There is no answer yet.
    Asked,
    /// The last answer, which was wrong.
    Wrong(Answer),
    /// The last answer was correct.
    Correct,
    /// The answer was shown to the learner.
    Revealed,
}

/// A question, its state, and the number of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionProgress {
    pub question: Question,
    /// The number of answers so far, including a correct one.
    pub tries: u32,
    pub state: QuestionState,
}

impl QuestionProgress {
    fn new(question: &Question) -> Self {
        Self { question: question.clone(), tries: 0, state: QuestionState::Asked }
    }

    /// Returns whether the question was answered correctly or revealed. Later answers are not counted.
    pub fn is_settled(&self) -> bool {
        matches!(self.state, QuestionState::Correct | QuestionState::Revealed)
    }
}

/// A wrong answer. Its explanation follows from the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAnswer {
    question: Question,
    answer: Answer,
}

/// The questions that were answered or revealed.
///
/// Each question is counted once, even if it is answered or asked several times. A question without any answer is not
/// counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    questions: Vec<QuestionProgress>,
    correct_at_first_try: u32,
    correct_later: u32,
    revealed: u32,
    streak: u32,
    best_streak: u32,
    /// The latest wrong answers, the oldest first: at most [`MAX_WRONG_ANSWERS`].
    wrong_answers: VecDeque<WrongAnswer>,
    /// The number of wrong answers by mistake, including those that are not kept.
    mistakes: BTreeMap<Mistake, u32>,
}

impl Record {
    /// Returns the number of questions that were answered at least once or revealed.
    pub fn asked(&self) -> usize {
        self.questions.len()
    }

    /// Returns the number of questions that were answered correctly at the first try.
    pub fn correct_at_first_try(&self) -> u32 {
        self.correct_at_first_try
    }

    /// Returns the number of latest questions in a row that were answered correctly at the first try.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// Returns the number of wrong answers before those that are kept.
    fn earlier_wrong_answers(&self) -> usize {
        self.mistakes.values().map(|count| *count as usize).sum::<usize>() - self.wrong_answers.len()
    }

    /// Returns the mistakes with their counts, the most frequent first. Equal counts are in the order of [`Mistake`].
    fn mistakes(&self) -> Vec<(Mistake, u32)> {
        let mut mistakes: Vec<_> = self.mistakes.iter().map(|(mistake, count)| (*mistake, *count)).collect();
        mistakes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        mistakes
    }

    /// Returns the progress of `question`, also from an earlier time. O(number of questions).
    pub fn progress(&self, question: &Question) -> QuestionProgress {
        self.place(question).map_or_else(|| QuestionProgress::new(question), |place| self.questions[place].clone())
    }

    /// Checks an answer, and counts it if the question is not settled.
    pub fn answer(&mut self, question: &Question, answer: &Answer) -> Verdict {
        let verdict = question.check(answer);
        if let Some(progress) = self.unsettled(question) {
            progress.tries += 1;
            let is_first_try = progress.tries == 1;
            match &verdict {
                Verdict::Correct => {
                    progress.state = QuestionState::Correct;
                    if is_first_try {
                        self.correct_at_first_try += 1;
                        self.streak += 1;
                        self.best_streak = self.best_streak.max(self.streak);
                    } else {
                        self.correct_later += 1;
                    }
                }
                Verdict::Wrong(explanation) => {
                    progress.state = QuestionState::Wrong(answer.clone());
                    self.streak = 0;
                    *self.mistakes.entry(explanation.mistake).or_default() += 1;
                    self.keep(WrongAnswer { question: question.clone(), answer: answer.clone() });
                }
            }
        }
        verdict
    }

    /// Gives a question up, and returns the correct answer with its reason. A settled question is not counted again.
    pub fn reveal(&mut self, question: &Question) -> String {
        if let Some(progress) = self.unsettled(question) {
            progress.state = QuestionState::Revealed;
            self.revealed += 1;
            self.streak = 0;
        }
        question.reveal()
    }

    /// Returns a text to copy: `title`, which names the row; the score; the counts of mistakes; and the wrong answers.
    /// `count_from` is the number of the first coin.
    pub fn summary(&self, title: &str, count_from: CountFrom) -> String {
        let mut lines = vec![summary::title(title), self.score()];
        let mistakes = self.mistakes();
        if !mistakes.is_empty() {
            lines.extend([String::new(), summary::what_went_wrong().to_owned()]);
            let mistakes = mistakes.into_iter();
            lines.extend(mistakes.map(|(mistake, count)| format!("  {}", summary::mistake(count, mistake.name()))));
            lines.push(String::new());
            let earlier = self.earlier_wrong_answers();
            lines.extend((earlier > 0).then(|| summary::left_out(earlier)));
            lines.extend(self.wrong_answers.iter().map(|WrongAnswer { question, answer }| {
                let question = question.clone().counting(count_from);
                summary::wrong_answer(question.text(), answer.text(count_from), question.explanation_of(answer))
            }));
        }
        lines.join("\n") + "\n"
    }

    /// Returns the score as text: `First try: 14 of 18 · later: 2 · revealed: 1 · best streak: 6`.
    fn score(&self) -> String {
        let [correct_at_first_try, correct_later, revealed, best_streak] =
            [self.correct_at_first_try, self.correct_later, self.revealed, self.best_streak]
                .map(|count| count as usize);
        let asked = self.asked();
        let unanswered = asked - (correct_at_first_try + correct_later + revealed);
        summary::score(Counts { asked, correct_at_first_try, correct_later, revealed, unanswered, best_streak })
    }

    fn place(&self, question: &Question) -> Option<usize> {
        // The search starts at the end because the present question is the latest one.
        self.questions.iter().rposition(|progress| progress.question == *question)
    }

    /// Returns the progress of a question that is not settled, and adds a new question to the record.
    fn unsettled(&mut self, question: &Question) -> Option<&mut QuestionProgress> {
        let place = self.place(question).unwrap_or_else(|| {
            self.questions.push(QuestionProgress::new(question));
            self.questions.len() - 1
        });
        let progress = &mut self.questions[place];
        (!progress.is_settled()).then_some(progress)
    }

    /// Keeps a wrong answer, in place of the oldest one if there are too many.
    fn keep(&mut self, wrong: WrongAnswer) {
        if self.wrong_answers.len() == MAX_WRONG_ANSWERS {
            self.wrong_answers.pop_front();
        }
        self.wrong_answers.push_back(wrong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Pick, Recurrence};
    use crate::predict::question::tests::{all_questions, ask};
    use crate::predict::settings::QuestionKind;

    fn fir() -> Question {
        ask("8 15 3 7 9 2", Recurrence::FIR_SEC, QuestionKind::First, 1, 4)
    }

    fn end() -> Question {
        ask("8 15 3 7 9 2", Recurrence::FIR_SEC, QuestionKind::End, 1, 4)
    }

    #[test]
    fn a_question_that_is_tried_again_counts_once_and_ends_the_streak() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        assert_eq!((record.asked(), record.streak()), (1, 1));
        record.answer(&fir(), &Answer::Number(27));
        record.answer(&fir(), &Answer::Number(23));
        assert_eq!((record.progress(&fir()).tries, record.progress(&fir()).is_settled()), (2, false));
        record.answer(&fir(), &Answer::Number(22));
        assert_eq!((record.asked(), record.correct_at_first_try(), record.correct_later), (2, 1, 1));
        assert_eq!((record.streak(), record.best_streak, record.wrong_answers.len()), (0, 1, 2));
    }

    #[test]
    fn a_settled_question_is_checked_again_but_not_counted() {
        let mut record = Record::default();
        record.answer(&fir(), &Answer::Number(22));
        let before = record.clone();
        assert_eq!(record.answer(&fir(), &Answer::Number(22)), Verdict::Correct);
        assert!(matches!(record.answer(&fir(), &Answer::Number(7)), Verdict::Wrong(_)));
        record.reveal(&fir());
        assert_eq!(record, before);
    }

    #[test]
    fn a_revealed_question_is_not_correct_and_ends_the_streak() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        assert_eq!(record.reveal(&fir()), fir().reveal());
        assert_eq!((record.revealed, record.streak(), record.best_streak), (1, 0, 1));
        assert_eq!(record.score(), "First try: 1 of 2 · revealed: 1 · best streak: 1");
    }

    #[test]
    fn a_summary_has_the_row_the_score_and_the_wrong_answers() {
        let mut record = Record::default();
        record.answer(&end(), &Answer::End(Pick::Left));
        record.answer(&fir(), &Answer::Number(27));
        assert_eq!(
            record.summary("8 15 3 7 9 2", CountFrom::Zero),
            "Predictions: 8 15 3 7 9 2\n\
             First try: 1 of 2 · unanswered: 1 · best streak: 1\n\
             \n\
             What went wrong\n  \
             1 × read the wrong player's number\n\
             \n\
             What is fir[1][4]? “27” – 15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so \
             read sec, not fir.\n"
        );
        let from_1 = record.summary("8 15 3 7 9 2", CountFrom::One);
        assert!(from_1.contains("What is fir[2][5]? “27” – 15 + fir[3][5] = 15 + 12 = 27: "), "{from_1}");
        assert_eq!(
            Record::default().summary("2", CountFrom::Zero),
            "Predictions: 2\nFirst try: 0 of 0 · best streak: 0\n"
        );
    }

    #[test]
    fn the_latest_wrong_answers_are_kept_and_all_are_counted() {
        let mut record = Record::default();
        for number in 0..MAX_WRONG_ANSWERS as i128 + 5 {
            record.answer(&fir(), &Answer::Number(1000 + number));
        }
        assert_eq!((record.wrong_answers.len(), record.earlier_wrong_answers()), (MAX_WRONG_ANSWERS, 5));
        assert_eq!(record.wrong_answers[0].answer, Answer::Number(1005));
        assert_eq!(record.mistakes(), [(Mistake::Unknown, MAX_WRONG_ANSWERS as u32 + 5)]);
        assert!(record.summary("", CountFrom::Zero).contains("5 earlier wrong answers are left out here."));
    }

    #[test]
    fn only_correct_answers_make_a_streak_of_all_questions() {
        let (mut record, mut asked) = (Record::default(), 0);
        for question in all_questions(&[8, 15, 3, 7]) {
            asked += 1;
            assert_eq!(record.answer(&question, &question.correct_answer()), Verdict::Correct);
        }
        assert_eq!((record.asked(), record.best_streak), (asked, asked as u32));
    }
}
