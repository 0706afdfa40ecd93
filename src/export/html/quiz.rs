//! Questions about the steps of a fill, with all that a page needs to check and explain answers.

use crate::limits::MAX_COINS_WITH_ALL_QUESTIONS;
use std::collections::BTreeMap;

use serde::Serialize;

use super::reel::{Changes, Elements};
use crate::export::session_pictures::SessionPictures;
use crate::game::{CountFrom, Pick};
use crate::number::exact;
use crate::predict::{Answer, AnswerForm, Frequency, PredictSettings, Question, QuestionKind, Verdict};
use crate::wording::panels::predict as texts;

/// A question before a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Quiz {
    /// The number of the step, from 0.
    step: u64,
    text: String,
    spoken: String,
    /// `end`, `number` or `from`.
    form: &'static str,
    /// The names of the earlier values to choose from.
    earlier: Vec<String>,
    /// What is said about answers. The keys are ends, numbers, or numbers and the places of earlier values as in `12@0`.
    /// A correct answer has an empty text.
    told: BTreeMap<String, String>,
    /// What is said about every other number, in front of it and behind it. For each earlier value, if there are any.
    other: Vec<Vec<String>>,
    correct: String,
    answer: String,
    /// The difference between the picture before the step and the one that asks.
    picture: Changes,
}

/// Returns which questions a page asks about a row of `n` coins: those of the session, without the kinds that the page
/// can't ask.
fn settings(asked: Option<PredictSettings>, n: usize) -> PredictSettings {
    let mut settings = asked.unwrap_or_default();
    if n > MAX_COINS_WITH_ALL_QUESTIONS && settings.often == Frequency::EachCell {
        settings.often = Frequency::EachSweep;
    }
    settings.kinds.remove(QuestionKind::Sources);
    settings.kinds.remove(QuestionKind::BestEnd);
    if settings.kinds.is_empty() {
        settings.kinds = QuestionKind::End | QuestionKind::First;
    }
    settings
}

/// Returns the questions about the steps of a fill.
pub fn questions(pictures: &SessionPictures, asked: Option<PredictSettings>, elements: &mut Elements) -> Vec<Quiz> {
    let fill = pictures.fill();
    let settings = settings(asked, fill.n);
    let question = |step| Some((step, Question::of_step(settings, pictures.table(), fill, step)?));
    (0..fill.steps())
        .filter_map(question)
        .map(|(step, question)| {
            let question = question.counting(pictures.count_from());
            let before = pictures.picture(step as f64);
            let asks = pictures.asking(step as f64, &question);
            Quiz::new(step, &question, pictures.count_from(), elements.between(&before, &asks))
        })
        .collect()
}

impl Quiz {
    /// Returns whether a correct answer is below 0.
    pub fn has_sign(&self) -> bool {
        self.told.iter().any(|(answer, told)| told.is_empty() && answer.starts_with('-'))
    }

    fn new(step: u64, question: &Question, count_from: CountFrom, picture: Changes) -> Self {
        let form = match question.form() {
            AnswerForm::End => "end",
            AnswerForm::NumberFrom(_) => "from",
            AnswerForm::Number | AnswerForm::Cells(_) => "number",
        };
        let earlier = question.earlier_values();
        let place = |old| earlier.iter().position(|value| *value == old).expect("only offered values are typical");
        let key = |answer: &Answer| match answer {
            Answer::End(Pick::Left) => "left".to_owned(),
            Answer::End(Pick::Right) => "right".to_owned(),
            Answer::End(Pick::Tie) => "both".to_owned(),
            Answer::Number(number) => number.to_string(),
            Answer::NumberFrom(number, old) => format!("{number}@{}", place(*old)),
            Answer::Cells(_) => unreachable!("a page asks for no cells"),
        };
        let told = question.typical_answers().into_iter().map(|answer| {
            let told = match question.check(&answer) {
                Verdict::Correct => String::new(),
                Verdict::Wrong(explanation) => texts::not_correct(&explanation.sentence),
            };
            (key(&answer), told)
        });
        let number = question.any_other_number();
        let others = match form {
            "end" => Vec::new(),
            "number" => vec![Answer::Number(number)],
            _ => earlier.iter().map(|old| Answer::NumberFrom(number, *old)).collect(),
        };
        let other = |answer| {
            let sentence = texts::not_correct(question.explanation_of(&answer));
            sentence.split(&exact(number)).map(str::to_owned).collect()
        };
        let reveal = question.reveal();
        Self {
            step,
            text: question.text(),
            spoken: question.spoken(),
            form,
            earlier: earlier.iter().map(|old| old.name(count_from)).collect(),
            told: told.collect(),
            other: others.into_iter().map(other).collect(),
            correct: texts::correct(&reveal),
            answer: texts::answer(&reveal),
            picture,
        }
    }
}
