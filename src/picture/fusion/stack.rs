//! The stack, and the coin that is pushed onto it.

use crate::game::Interval;
use crate::game::fusion::run::{FusionStep, StackCoin};
use crate::number::group_count;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::fading::{fading_coin, push_faded, ring, role_of_taking, value_opacity};
use crate::picture::fusion::layout::{FusionLayout, MIN_TEXT_SIZE, left_out_texts};
use crate::picture::fusion::row::LEFT_ROW;
use crate::picture::fusion::scene::FusionScene;
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke, ease};
use crate::wording::interval_name;
use crate::wording::picture::empty_stack;

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
