//! A question on a slide, in the place of the sums, and its answer.

use super::layout::Slide;
use crate::picture::color_role::ColorRole;
use crate::picture::text_block::{TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Rect};
use crate::predict::Question;
use crate::wording::panels::predict::answer;

/// The height of the question's line.
const QUESTION_HEIGHT: f32 = 42.0;
/// The text sizes of the question and of the answer, and the smallest one.
const QUESTION_SIZE: f32 = 28.0;
const ANSWER_SIZE: f32 = 24.5;
const MIN_SIZE: f32 = 15.0;

impl Slide {
    /// Returns a question, and its answer with the reason if it is answered. The slide needs
    /// [room](super::SlideParts::asks) for it.
    pub fn question(&self, question: &Question, is_answered: bool) -> Vec<Mark> {
        let look = |face, size| TextLook {
            face,
            paint: ColorRole::Text.into(),
            size: size * self.unit,
            min_size: MIN_SIZE * self.unit,
            anchor: Anchor::LeftCenter,
        };
        let split = self.sums.top + QUESTION_HEIGHT * self.unit;
        let (above, below) = (Rect { bottom: split, ..self.sums }, Rect { top: split, ..self.sums });
        let mut marks = text_block(above, look(Face::Strong, QUESTION_SIZE), &question.text());
        if is_answered {
            marks.extend(text_block(below, look(Face::Regular, ANSWER_SIZE), &answer(&question.reveal())));
        }
        marks
    }
}
