//! The row and the stack while coins are read.

use crate::game::fusion::run::{FusionStep, StackCoin};
use crate::game::{Interval, MAX_COINS};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::{FusionLayout, left_out_texts};
use crate::picture::fusion::{FusionScene, LEAST_TEXT, fading_coin, push_faded, ring, role_of_taking};
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke, ease};
use crate::wording::interval_name;

/// Where in the row's places the next coin is, as a part of them.
const NEXT: f32 = 0.6;
/// How small a coin at the edge may become before its letters are gone.
const LETTERS_FADE: f32 = 0.9;
/// How far outside of the coins the frame is.
const FRAME: f32 = 5.5;
/// When during a push the coin has left the row, and when it is above its place on the stack.
const LEFT_ROW: f32 = 0.35;
const ABOVE_PLACE: f32 = 0.65;
/// When during a fuse the values are gone, and when the three are one.
const VALUES_GONE: f32 = 0.2;
const IS_ONE: f32 = 0.7;

impl FusionScene<'_> {
    /// The coins around the next one, with their indices and what joins those that have fused.
    pub(super) fn row(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        let (n, coins) = (self.fusing.row().len(), self.fusing.row().coins());
        let next = position.next_coin();
        let pushes = matches!(position.next_step(), Some(FusionStep::Push(_)));
        let reading = if pushes { next as f32 + ease(self.part(LEFT_ROW, 1.0)) } else { next as f32 };
        let first = self.first_in_sight(layout, reading);
        let behind = (first.ceil() as usize + layout.row.count).min(n);
        for (index, value) in coins.iter().copied().enumerate().take(behind).skip(first as usize) {
            let Some((rect, scale)) = layout.row.place(index as f32 - first) else { continue };
            let letters = letters_of(scale);
            match index {
                // The coin itself is on its way, in front of all else.
                _ if index == next && pushes => fading_coin(marks, rect, value, 1.0, self.part(LEFT_ROW, 0.7)),
                _ if index < next => fading_coin(marks, rect, value, 1.0, letters),
                _ => fading_coin(marks, rect, value, 0.0, letters),
            }
            // The mark of the next coin goes over to the one behind it.
            let marked = match index {
                _ if index == next => {
                    if pushes {
                        1.0 - self.part(0.0, LEFT_ROW)
                    } else {
                        1.0
                    }
                }
                _ if index == next + 1 && pushes => self.part(0.8, 1.0),
                _ => 0.0,
            };
            push_faded(marks, next_mark(rect), marked);
            let at = Point::new(rect.center().x, layout.indices);
            let role = if marked > 0.5 { ColorRole::Text } else { ColorRole::WeakText };
            let text = Mark::centered(at, layout.small_letters(), Face::Regular, role, index.to_string());
            push_faded(marks, text, letters);
        }
        self.brackets(marks, layout, first);
    }

    /// The place in the row that is leftmost in sight, with a fraction while the row moves.
    fn first_in_sight(&self, layout: &FusionLayout, reading: f32) -> f32 {
        let (n, count) = (self.fusing.row().len(), layout.row.count);
        debug_assert!(n <= MAX_COINS, "a place with its fraction is exact enough");
        (reading - (count as f32 * NEXT).floor()).clamp(0.0, (n - count) as f32)
    }

    fn brackets(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, first: f32) {
        let position = self.position();
        let in_sight = |merged: &StackCoin| merged.coins.j as f32 >= first - 1.0;
        let fusing = match position.next_step() {
            Some(FusionStep::Fuse(triple)) => Some(triple),
            _ => None,
        };
        let old = position.stack().take_while(in_sight).map(|merged| {
            let fuses = fusing.is_some_and(|triple| triple.0.contains(&merged));
            (merged, if fuses { 1.0 - self.part(0.3, 0.6) } else { 1.0 })
        });
        let new = fusing.map(|triple| (triple.fused(), self.part(0.6, 0.9)));
        for (merged, strength) in old.chain(new).filter(|(merged, _)| merged.is_fused()) {
            push_faded(marks, bracket(layout, merged.coins, first), strength);
        }
    }

    /// The coins on the stack, what they stand for, and the frame around the three that are tested.
    pub(super) fn stack(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        let (depth, step) = (position.depth(), position.next_step());
        if depth == 0 {
            let at = Point::new(layout.inside.center().x, layout.stack.middle());
            let text = "the stack is empty";
            let text = Mark::centered(at, layout.small_letters(), Face::Regular, ColorRole::WeakText, text);
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
            let letters = letters_of(scale) * if is_fusing { 1.0 - self.part(0.0, VALUES_GONE) } else { 1.0 };
            if !gone {
                self.stack_coin(marks, layout, merged, place, (rect, scale, letters));
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

    /// A coin of the stack with what it stands for below it; when greedy takes it, it becomes faint.
    fn stack_coin(
        &self,
        marks: &mut Vec<Mark>,
        layout: &FusionLayout,
        merged: StackCoin,
        place: usize,
        (rect, scale, letters): (Rect, f32, f32),
    ) {
        let taken = self.part_taken(place);
        fading_coin(marks, rect, merged.value, taken, letters);
        if merged.is_fused() {
            push_faded(marks, ring(rect, ColorRole::Text), (1.0 - 0.7 * taken) * scale);
        }
        if scale == 1.0 {
            self.take_ring(marks, place, rect);
        }
        label(marks, layout, merged.coins, rect.center().x, letters);
    }

    /// The ring around a coin that greedy takes, or takes next.
    fn take_ring(&self, marks: &mut Vec<Mark>, place: usize, rect: Rect) {
        for (taking, strength) in self.taken_next().into_iter().flatten() {
            if taking.place == place {
                push_faded(marks, ring(rect, role_of_taking(&taking)), strength * (1.0 - self.part_taken(place)));
            }
        }
    }

    /// The coin that is pushed: down out of the row, along between both, and down on its place, at `slot` in the end.
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
        label(marks, layout, pushed.coins, end.center().x, self.part(0.92, 1.0));
        self.take_ring(marks, self.position().depth(), rect);
    }

    /// The frame around the top three: it closes on those that fuse, and else goes over to the next three.
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
            let strength = if fuses { 1.0 - self.part(IS_ONE, 0.85) } else { 1.0 - self.part(0.0, 0.25) };
            let last = slot(depth - 1) - 2.0 * moved;
            push_faded_some(marks, frame(slot(depth - 3), last), strength);
        }
        let next = self.fusing.position(position.done() + 1);
        if !position.is_read() && next.triple().is_some() {
            let last = next.depth() as f32 - 1.0 - next_hidden;
            push_faded_some(marks, frame(last - 2.0, last), self.part(0.88, 1.0));
        }
    }
}

/// The indices of the coins that a coin of the stack stands for.
fn label(marks: &mut Vec<Mark>, layout: &FusionLayout, coins: Interval, x: f32, strength: f32) {
    let lines = if layout.label_lines == 2 && !coins.is_single() {
        vec![format!("{}…", coins.i), coins.j.to_string()]
    } else {
        vec![interval_name(coins)]
    };
    for (line, text) in lines.into_iter().enumerate() {
        let at = Point::new(x, layout.label(line));
        let text = Mark::centered(at, layout.small_letters(), Face::Regular, ColorRole::WeakText, text);
        push_faded(marks, text, strength);
    }
}

/// How many coins of the stack are out of sight, on its left.
fn left_out(marks: &mut Vec<Mark>, layout: &FusionLayout, hidden: f32) {
    let count = hidden.round() as usize;
    if !layout.is_deep || count == 0 {
        return;
    }
    let line = LEAST_TEXT * layout.unit * 0.62;
    for (text, y) in left_out_texts(count).into_iter().zip([-line, line]) {
        let at = Point::new(layout.inside.left, layout.stack.middle() + y);
        let (size, paint) = (layout.small_letters(), ColorRole::WeakText.into());
        marks.push(Mark::Text { at, anchor: Anchor::LeftCenter, size, face: Face::Regular, paint, text });
    }
}

fn push_faded_some(marks: &mut Vec<Mark>, mark: Option<Mark>, strength: f32) {
    if let Some(mark) = mark {
        push_faded(marks, mark, strength);
    }
}

/// How much of a coin's letters there is when it has a part of its size.
fn letters_of(scale: f32) -> f32 {
    ((scale - LETTERS_FADE) / (1.0 - LETTERS_FADE)).clamp(0.0, 1.0)
}

/// What marks the next coin: a ring.
fn next_mark(rect: Rect) -> Mark {
    let stroke = Some(Stroke::new(2.0, ColorRole::Current));
    Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke }
}

/// The bracket above some coins of the row, as far as they are in sight; `first` is the place that is leftmost.
fn bracket(layout: &FusionLayout, coins: Interval, first: f32) -> Mark {
    let row = &layout.row;
    let x = |place: f32| (row.left() + (place - first) * row.pitch()).clamp(row.left(), row.right());
    let inset = 3.0_f32.min(row.pitch() / 8.0);
    let (left, right) = (x(coins.i as f32) + inset, x(coins.j as f32 + 1.0) - inset);
    let (top, bottom) = (layout.brackets - 1.5, layout.brackets + 2.5);
    let points = [(left, bottom), (left, top), (right, top), (right, bottom)].map(|(x, y)| Point::new(x, y));
    Mark::Path { points: points.to_vec(), stroke: Stroke::new(1.5, ColorRole::Text) }
}
