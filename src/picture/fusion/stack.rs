//! The stack, and the coin that is pushed onto it.

use crate::game::Interval;
use crate::game::fusion::run::{FusionPosition, FusionStep, StackCoin};
use crate::number::{self, exact, group_count};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::{FusionLayout, MIN_TEXT_SIZE, left_out_texts};
use crate::picture::fusion::row::{LEFT_ROW, fading_coin, push_faded, ring, role_of_taking, value_opacity};
use crate::picture::fusion::scene::FusionScene;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, ease, fonts};
use crate::wording::picture::empty_stack;
use crate::wording::{fusion as wording, interval_name};

/// The distance from the coins to the frame around them, in points.
const FRAME: f32 = 5.5;
/// The fraction of a push at which the coin is above its place on the stack.
const ABOVE_PLACE: f32 = 0.65;
/// The fraction of a fuse at which the values are gone.
const VALUES_GONE: f32 = 0.2;
/// The fraction of a fuse at which the three coins are one.
const IS_ONE: f32 = 0.7;

impl FusionScene<'_> {
    /// Adds the coins on the stack, the coins that they stand for, and the frame around the three that are tested.
    pub(super) fn stack(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        let (depth, step) = (position.depth(), position.next_step());
        if depth == 0 {
            let at = Point::new(layout.inside.center().x, layout.stack.middle());
            let text = empty_stack();
            let text = Mark::centered(at, layout.small_text_size(), Face::Regular, ColorRole::WeakText, text);
            push_faded(marks, text, 1.0 - self.part(0.1, LEFT_ROW));
        }
        let hidden_of = |depth: usize| depth.saturating_sub(layout.stack.count) as f32;
        let (next_depth, moved) = match step {
            Some(FusionStep::Push(_)) => (depth + 1, ease(self.part(LEFT_ROW, 1.0))),
            Some(FusionStep::Fuse(_)) => (depth - 2, ease(self.part(VALUES_GONE, IS_ONE))),
            Some(FusionStep::Take(_)) | None => (depth, 0.0),
        };
        let hidden = hidden_of(depth) * (1.0 - moved) + hidden_of(next_depth) * moved;
        let slot = |place: usize| (place as f64 - f64::from(hidden)) as f32;

        self.frame(marks, layout, slot, hidden_of(next_depth));
        let in_sight = position.stack().zip((0..depth).rev()).take(layout.stack.count + 3);
        for (merged, place) in in_sight {
            let is_fusing = matches!(step, Some(FusionStep::Fuse(_))) && place + 3 >= depth;
            let shift = if is_fusing { (place + 3 - depth) as f32 * moved } else { 0.0 };
            let Some((rect, scale)) = layout.stack.place(slot(place) - shift) else { continue };
            let gone = is_fusing && self.fraction() >= IS_ONE;
            let text_opacity = value_opacity(scale) * if is_fusing { 1.0 - self.part(0.0, VALUES_GONE) } else { 1.0 };
            if !gone {
                self.stack_coin(marks, layout, merged, place, (rect, scale, text_opacity));
            }
        }
        match step {
            Some(FusionStep::Fuse(triple)) if self.fraction() >= IS_ONE => {
                if let Some((rect, scale)) = layout.stack.place(slot(depth - 3)) {
                    self.stack_coin(marks, layout, triple.fused(), depth - 3, (rect, scale, self.part(IS_ONE, 1.0)));
                }
            }
            Some(FusionStep::Push(pushed)) => {
                self.flying_coin(marks, layout, pushed, depth as f32 - hidden_of(next_depth));
            }
            _ => {}
        }
        left_out(marks, layout, hidden);
    }

    /// Adds a coin of the stack with the coins that it stands for below it. It becomes faint when greedy takes it.
    fn stack_coin(
        &self,
        marks: &mut Vec<Mark>,
        layout: &FusionLayout,
        merged: StackCoin,
        place: usize,
        (rect, scale, text_opacity): (Rect, f32, f32),
    ) {
        let taken = self.part_taken(place);
        fading_coin(marks, rect, merged.value, taken, text_opacity);
        if merged.is_fused() {
            push_faded(marks, ring(rect, ColorRole::Text), (1.0 - 0.7 * taken) * scale);
        }
        if scale == 1.0 {
            self.take_ring(marks, place, rect);
        }
        self.label(marks, layout, merged.coins, rect.center().x, text_opacity);
    }

    /// Adds the ring around a coin that greedy takes, or takes next.
    fn take_ring(&self, marks: &mut Vec<Mark>, place: usize, rect: Rect) {
        for (taking, opacity) in self.next_takings().into_iter().flatten() {
            if taking.place == place {
                push_faded(marks, ring(rect, role_of_taking(&taking)), opacity * (1.0 - self.part_taken(place)));
            }
        }
    }

    /// Adds the coin that is pushed. It moves down out of the row, sideways, and down to its place at `slot`.
    fn flying_coin(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, pushed: StackCoin, slot: f32) {
        let next = self.position().next_coin();
        let first = self.first_in_sight(layout, next as f32);
        let Some((start, _)) = layout.row.place(next as f32 - first) else { return };
        let Some((end, _)) = layout.stack.place(slot) else { return };
        let [down, along, down_again] = [(0.0, LEFT_ROW), (LEFT_ROW, ABOVE_PLACE), (ABOVE_PLACE, 1.0)]
            .map(|(begin, end)| ease(self.part(begin, end)));
        let middle = |y: f32, to: f32, part: f32| y + (to - y) * part;
        let y = middle(middle(start.center().y, layout.corridor, down), end.center().y, down_again);
        let x = middle(start.center().x, end.center().x, along);
        let radius = middle(start.width(), end.width(), along) / 2.0;
        let rect = Rect::new(x, y, 0.0, 0.0).grown(radius);
        fading_coin(marks, rect, pushed.value, 0.0, 1.0);
        self.label(marks, layout, pushed.coins, end.center().x, self.part(0.92, 1.0));
        self.take_ring(marks, self.position().depth(), rect);
    }

    /// Adds the frame around the top three coins. It closes on coins that fuse. Otherwise it moves to the next three.
    fn frame(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, slot: impl Fn(usize) -> f32, next_hidden: f32) {
        let position = self.position();
        let depth = position.depth();
        let frame = |first: f32, last: f32| {
            let (first, _) = layout.stack.place(first)?;
            let (last, _) = layout.stack.place(last)?;
            let rect = Rect { right: last.right, ..first }.grown(FRAME);
            let stroke = Some(Stroke::new(1.5, ColorRole::Current));
            Some(Mark::Rect { rect, radius: 8.0, fill: None, stroke })
        };
        let fuses = matches!(position.next_step(), Some(FusionStep::Fuse(_)));
        if position.triple().is_some() {
            let moved = if fuses { ease(self.part(VALUES_GONE, IS_ONE)) } else { 0.0 };
            let opacity = if fuses { 1.0 - self.part(IS_ONE, 0.85) } else { 1.0 - self.part(0.0, 0.25) };
            let last = slot(depth - 1) - 2.0 * moved;
            push_faded_some(marks, frame(slot(depth - 3), last), opacity);
        }
        let next = self.run.position(position.done() + 1);
        if !position.is_read() && next.triple().is_some() {
            let last = next.depth() as f32 - 1.0 - next_hidden;
            push_faded_some(marks, frame(last - 2.0, last), self.part(0.88, 1.0));
        }
    }

    /// Adds the indices of the coins that a coin of the stack stands for.
    fn label(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, coins: Interval, x: f32, opacity: f32) {
        let lines = if layout.label_lines == 2 && !coins.is_single() {
            let [i, j] = self.count_from.ends(coins).map(group_count);
            vec![format!("{i}…"), j]
        } else {
            vec![interval_name(self.count_from, coins)]
        };
        for (line, text) in lines.into_iter().enumerate() {
            let at = Point::new(x, layout.label(line));
            let text = Mark::centered(at, layout.small_text_size(), Face::Regular, ColorRole::WeakText, text);
            push_faded(marks, text, opacity);
        }
    }
}

/// Adds the number of coins of the stack that are out of sight, on its left.
fn left_out(marks: &mut Vec<Mark>, layout: &FusionLayout, hidden: f32) {
    let count = hidden.round() as usize;
    if !layout.is_deep || count == 0 {
        return;
    }
    let line = MIN_TEXT_SIZE * layout.unit * 0.62;
    for (text, y) in left_out_texts(count).into_iter().zip([-line, line]) {
        let at = Point::new(layout.inside.left, layout.stack.middle() + y);
        let (size, paint) = (layout.small_text_size(), ColorRole::WeakText.into());
        marks.push(Mark::Text { at, anchor: Anchor::LeftCenter, size, face: Face::Regular, paint, text });
    }
}

fn push_faded_some(marks: &mut Vec<Mark>, mark: Option<Mark>, opacity: f32) {
    if let Some(mark) = mark {
        push_faded(marks, mark, opacity);
    }
}

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
