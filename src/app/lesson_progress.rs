//! What the user has done in the lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How many questions were answered correctly at the first try, of all that were asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PredictScore {
    pub right: u32,
    pub asked: u32,
}

impl PredictScore {
    /// Returns whether this score is better than `other`: more right answers, or as many of fewer questions.
    fn beats(self, other: Self) -> bool {
        (self.right, other.asked) > (other.right, self.asked)
    }
}

/// What the user has done in one lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Progress {
    done: bool,
    best: Option<PredictScore>,
}

/// What the user has done in each lesson, by the lesson's id. The ids of lessons that this version does not have stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonProgress(BTreeMap<String, Progress>);

impl LessonProgress {
    /// Returns whether the fill of a lesson has reached its end.
    pub fn is_done(&self, id: &str) -> bool {
        self.0.get(id).is_some_and(|progress| progress.done)
    }

    /// Returns the best score of a lesson. `None` if there was no summary of its questions.
    pub fn best(&self, id: &str) -> Option<PredictScore> {
        self.0.get(id)?.best
    }

    /// Keeps that the fill of a lesson has reached its end.
    pub fn note_done(&mut self, id: &str) {
        // This is called in each frame, and nearly always it is known.
        if !self.is_done(id) {
            self.0.entry(id.to_owned()).or_default().done = true;
        }
    }

    /// Keeps a score of a lesson if it is the best one.
    pub fn note_score(&mut self, id: &str, score: PredictScore) {
        if self.best(id).is_none_or(|best| score.beats(best)) {
            self.0.entry(id.to_owned()).or_default().best = Some(score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_score_has_the_most_right_answers_and_then_the_fewest_questions() {
        let mut lessons = LessonProgress::default();
        let mut best_after = |right, asked| {
            lessons.note_score("a", PredictScore { right, asked });
            lessons.best("a").map(|best| (best.right, best.asked))
        };
        assert_eq!(best_after(0, 3), Some((0, 3)));
        assert_eq!(best_after(4, 6), Some((4, 6)));
        assert_eq!(best_after(1, 1), Some((4, 6)), "one question is not much");
        assert_eq!(best_after(4, 9), Some((4, 6)));
        assert_eq!(best_after(4, 5), Some((4, 5)));
        assert!(!lessons.is_done("a") && lessons.best("b").is_none());
    }
}
