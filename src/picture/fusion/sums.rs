//! The lines of text below the stack, and how they are made to fit.

use crate::game::fusion::run::{FusionPosition, FusionStep};
use crate::number::{self, exact};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::fading::push_faded;
use crate::picture::fusion::layout::{FusionLayout, MIN_TEXT_SIZE};
use crate::picture::fusion::scene::FusionScene;
use crate::picture::{Face, Mark, Paint, Point, fonts};
use crate::wording::fusion as wording;

/// The text size of the sums, in points at scale 1.
pub(super) const SUM_TEXT_SIZE: f32 = 14.0;
/// The height of a line of sums over its text size.
pub(super) const SUM_LINE_HEIGHT: f32 = 1.5;
/// The decimals of shortened numbers, from the first try to the last.
const DECIMALS: [usize; 2] = [2, 0];
/// The largest numbers of terms of a sum, from the first try to the last.
const MAX_TERMS_BY_LINE: [usize; 4] = [9, 7, 5, 3];

impl FusionScene<'_> {
    /// Adds the test of the top three coins, the coin that they fuse to, and the coins that the top stands for.
    pub(super) fn sums(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        if position.is_read() {
            return;
        }
        let next = self.run.position(position.done() + 1);
        let step = position.next_step();
        let fuses = matches!(step, Some(FusionStep::Fuse(_)));
        let shown = |line: usize, texts: Option<Vec<String>>, opacity: f32| {
            texts.map(|texts| (self::line(layout, line, &texts), opacity))
        };
        let goes = if fuses { 1.0 - self.part(0.7, 0.8) } else { 1.0 - self.part(0.0, 0.25) };
        let comes = self.part(0.85, 1.0);
        // The sum of the step before disappears quickly, because the next one needs its place.
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
        for (mark, opacity) in lines.into_iter().flatten() {
            push_faded(marks, mark, opacity);
        }
    }

    /// Returns ways to write the sum of the coins that the top stands for, the longest first.
    fn stands_for(&self, position: &FusionPosition) -> Option<Vec<String>> {
        // For three coins, the line above shows it.
        position.stack().next().filter(|top| top.coins.len() > 3)?;
        let texts = MAX_TERMS_BY_LINE.into_iter().flat_map(|max_terms| {
            shortened(|number| wording::top_coin_text(self.run, position, max_terms, number).unwrap_or_default())
        });
        Some(texts.filter(|text| !text.is_empty()).collect())
    }
}

/// Returns a line of text below the stack.
fn line(layout: &FusionLayout, line: usize, texts: &[String]) -> Mark {
    let size = SUM_TEXT_SIZE * layout.unit;
    let spare = (layout.below.height() - 3.0 * size * SUM_LINE_HEIGHT).max(0.0);
    let y = layout.below.top + spare / 4.0 + (line as f32 + 0.5) * size * SUM_LINE_HEIGHT;
    fitting(Point::new(layout.below.center().x, y), size, layout.below.width(), ColorRole::Text.into(), texts)
}

/// Returns the first of the texts that fits into a width, or the last one. The text can be a little smaller than
/// `size`.
pub(super) fn fitting(at: Point, size: f32, width: f32, paint: Paint, texts: &[String]) -> Mark {
    let min_size = MIN_TEXT_SIZE.max(size * 0.85);
    let fits = |text: &&String| fonts::size_to_fit(Face::Strong, text, size, width) >= min_size;
    let text = texts.iter().find(fits).or(texts.last()).cloned().unwrap_or_default();
    let size = fonts::size_to_fit(Face::Strong, &text, size, width).max(MIN_TEXT_SIZE);
    Mark::centered(at, size, Face::Strong, paint, text)
}

/// Returns a text with exact numbers, then with shorter and shorter ones.
pub(super) fn shortened(text: impl Fn(&dyn Fn(i64) -> String) -> String) -> Vec<String> {
    let short = DECIMALS.map(|decimals| text(&|value| number::shortened(value, decimals)));
    std::iter::once(text(&exact)).chain(short).collect()
}

/// Returns ways to write what greedy has taken, with fewer and fewer terms and characters.
pub(super) fn takes(position: &FusionPosition) -> Vec<String> {
    let ways = MAX_TERMS_BY_LINE.into_iter().chain([2, 1]);
    ways.flat_map(|max_terms| shortened(|number| wording::difference_text(position, max_terms, number))).collect()
}

fn test(position: &FusionPosition) -> Option<Vec<String>> {
    let triple = position.triple()?;
    Some(shortened(|number| wording::test_text(&triple, number)))
}

fn fused(step: Option<FusionStep>) -> Option<Vec<String>> {
    let Some(FusionStep::Fuse(triple)) = step else { return None };
    Some(shortened(|number| wording::fused_text(&triple, number)))
}
