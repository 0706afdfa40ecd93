//! What is written below the stack, and how it is made to fit.

use crate::game::fusion::run::{FusionPosition, FusionStep};
use crate::number::{exact, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::fusion::{FusionScene, LEAST_TEXT, push_faded};
use crate::picture::{Face, Mark, Paint, Point, fonts};
use crate::wording::fusion as wording;

/// The letters of the sums, and the height of their lines over that.
pub(super) const LETTERS: f32 = 14.0;
pub(super) const LINE: f32 = 1.5;
/// How many characters a number has where it is shortened.
const SHORTENED: [usize; 2] = [8, 5];
/// How many terms a sum has at most, and where it is shortened.
const TERMS: [usize; 4] = [9, 7, 5, 3];

impl FusionScene<'_> {
    /// The test of the three on top, what they fuse to, and what the top stands for.
    pub(super) fn lines(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        if position.is_read() {
            return;
        }
        let next = self.fusing.position(position.done() + 1);
        let step = position.next_step();
        let fuses = matches!(step, Some(FusionStep::Fuse(_)));
        let shown = |line: usize, texts: Option<Vec<String>>, strength: f32| {
            texts.map(|texts| (self::line(layout, line, &texts), strength))
        };
        let goes = if fuses { 1.0 - self.part(0.7, 0.8) } else { 1.0 - self.part(0.0, 0.25) };
        let comes = self.part(0.85, 1.0);
        // A sum of the step before makes room for that of the next one at once.
        let gives_way = 1.0 - self.part(0.0, 0.1);
        let mut lines = vec![
            shown(0, test(&position), goes),
            shown(1, fused(position.last_step()), gives_way),
            shown(2, self.stands_for(&position), gives_way),
        ];
        let stays = if next.is_read() { 1.0 - self.part(0.6, 0.72) } else { 1.0 };
        lines.push(shown(1, fused(step), self.part(0.12, 0.3).min(stays)));
        if !next.is_read() {
            lines.push(shown(0, test(&next), comes));
            lines.push(shown(2, self.stands_for(&next), comes));
        }
        for (mark, strength) in lines.into_iter().flatten() {
            push_faded(marks, mark, strength);
        }
    }

    fn stands_for(&self, position: &FusionPosition) -> Option<Vec<String>> {
        // Of three coins, it is the line above.
        position.stack().next().filter(|top| top.coins.len() > 3)?;
        let ways = TERMS.iter().flat_map(|most| [usize::MAX, SHORTENED[0], SHORTENED[1]].map(|room| (*most, room)));
        Some(ways.filter_map(|(most, room)| wording::top_coin_text(self.fusing, position, most, room)).collect())
    }
}

/// A line below the stack, in the upper part of the room there.
fn line(layout: &FusionLayout, line: usize, texts: &[String]) -> Mark {
    let size = LETTERS * layout.unit;
    let spare = (layout.below.height() - 3.0 * size * LINE).max(0.0);
    let y = layout.below.top + spare / 4.0 + (line as f32 + 0.5) * size * LINE;
    fitting(Point::new(layout.below.center().x, y), size, layout.below.width(), ColorRole::Text.into(), texts)
}

/// The first of the texts that fits into a width, in smaller letters if need be; or else the last of them.
pub(super) fn fitting(at: Point, size: f32, width: f32, paint: Paint, texts: &[String]) -> Mark {
    let least = LEAST_TEXT.max(size * 0.85);
    let fits = |text: &&String| fonts::shrunk(Face::Strong, text, size, width) >= least;
    let text = texts.iter().find(fits).or(texts.last()).cloned().unwrap_or_default();
    let size = fonts::shrunk(Face::Strong, &text, size, width).max(LEAST_TEXT);
    Mark::centered(at, size, Face::Strong, paint, text)
}

/// A text with its numbers as they are, and shortened more and more.
pub(super) fn shortened(text: impl Fn(&dyn Fn(i64) -> String) -> String) -> Vec<String> {
    let short = SHORTENED.map(|room| text(&|value| fitted(value, room)));
    std::iter::once(text(&exact)).chain(short).collect()
}

/// What greedy has taken, in fewer and fewer terms and characters.
pub(super) fn takes(position: &FusionPosition) -> Vec<String> {
    let ways = TERMS.into_iter().chain([2, 1]);
    ways.flat_map(|most| shortened(|number| wording::difference_text(position, most, number))).collect()
}

fn test(position: &FusionPosition) -> Option<Vec<String>> {
    let triple = position.triple()?;
    Some(shortened(|number| wording::test_text(&triple, number)))
}

fn fused(step: Option<FusionStep>) -> Option<Vec<String>> {
    let Some(FusionStep::Fuse(triple)) = step else { return None };
    Some(shortened(|number| wording::fused_text(&triple, number)))
}
