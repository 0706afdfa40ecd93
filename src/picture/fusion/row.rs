//! The row while it is read.

use crate::game::Interval;
use crate::game::fusion::run::{FusionStep, GreedyTake, StackCoin};
use crate::limits::MAX_COINS;
use crate::number::group_count;
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::{FusionLayout, MAX_COIN_CHARACTERS, MIN_TEXT_SIZE, RING};
use crate::picture::fusion::scene::FusionScene;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, ease, fonts};

/// The place of the next coin in the row, as a part of its places.
const NEXT: f32 = 0.6;
/// The fraction of a push at which the coin has left the row.
pub(super) const LEFT_ROW: f32 = 0.35;

impl FusionScene<'_> {
    /// Adds the coins that are still to be read, the indices of all coins in sight, and the brackets over coins that have
    /// fused.
    pub(super) fn row(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let position = self.position();
        let (n, coins) = (self.run.row().len(), self.run.row().coins());
        let next = position.next_coin();
        let pushes = matches!(position.next_step(), Some(FusionStep::Push(_)));
        let reading = if pushes { next as f32 + ease(self.part(LEFT_ROW, 1.0)) } else { next as f32 };
        let first = self.first_in_sight(layout, reading);
        let behind = (first.ceil() as usize + layout.row.count).min(n);
        for (index, value) in coins.iter().copied().enumerate().take(behind).skip(first as usize) {
            let Some((rect, scale)) = layout.row.place(index as f32 - first) else { continue };
            let text_opacity = value_opacity(scale);
            match index {
                // The coin itself moves to the stack, in front of all other marks. Each coin is in the picture once.
                _ if index < next || (index == next && pushes) => {}
                _ => fading_coin(marks, rect, value, 0.0, text_opacity),
            }
            // The ring moves from the next coin to the one behind it.
            let ring_opacity = match index {
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
            push_faded(marks, next_ring(rect), ring_opacity);
            let at = Point::new(rect.center().x, layout.indices);
            let role = if ring_opacity > 0.5 { ColorRole::Text } else { ColorRole::WeakText };
            let text = Mark::centered(
                at,
                layout.small_text_size(),
                Face::Regular,
                role,
                group_count(self.count_from.index(index)),
            );
            push_faded(marks, text, text_opacity);
        }
        self.brackets(marks, layout, first);
    }

    /// Returns the leftmost place of the row in sight, with a fraction while the row moves.
    pub(super) fn first_in_sight(&self, layout: &FusionLayout, reading: f32) -> f32 {
        let (n, count) = (self.run.row().len(), layout.row.count);
        debug_assert!(n <= MAX_COINS, "a place with its fraction is exact enough");
        (reading - (count as f32 * NEXT).floor()).clamp(0.0, (n - count) as f32)
    }

    /// Adds the brackets over coins that have fused.
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
        for (merged, opacity) in old.chain(new).filter(|(merged, _)| merged.is_fused()) {
            push_faded(marks, bracket(layout, merged.coins, first), opacity);
        }
    }
}

/// Returns the ring around the next coin.
fn next_ring(rect: Rect) -> Mark {
    let stroke = Some(Stroke::new(2.0, ColorRole::Current));
    Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke }
}

/// Returns the bracket above some coins of the row, as far as they are in sight. `first` is the leftmost place.
fn bracket(layout: &FusionLayout, coins: Interval, first: f32) -> Mark {
    let row = &layout.row;
    let x = |place: f32| (row.left() + (place - first) * row.pitch()).clamp(row.left(), row.right());
    let inset = 3.0_f32.min(row.pitch() / 8.0);
    let (left, right) = (x(coins.i as f32) + inset, x(coins.j as f32 + 1.0) - inset);
    let (top, bottom) = (layout.brackets - 1.5, layout.brackets + 2.5);
    let points = [(left, bottom), (left, top), (right, top), (right, bottom)].map(|(x, y)| Point::new(x, y));
    Mark::Path { points: points.to_vec(), stroke: Stroke::new(1.5, ColorRole::Text) }
}

/// The largest width of a value, as a part of its coin's width. Text of the smallest size can be wider.
const MAX_VALUE_WIDTH: f32 = 0.84;

/// The scale of a coin at the edge at which its text is gone.
const TEXT_GONE: f32 = 0.9;

/// Adds a coin that is partly taken: bright at 0, faint at 1. Its value has one role at a time.
///
/// The opacity of the value is multiplied with `value_opacity`.
pub(super) fn fading_coin(marks: &mut Vec<Mark>, rect: Rect, value: i64, taken: f32, value_opacity: f32) {
    let looks = [(CoinLook::Faint, taken), (CoinLook::Bright, 1.0 - taken)];
    for (look, opacity) in looks.into_iter().filter(|(_, opacity)| *opacity > 0.0) {
        for mut mark in coin(rect, value, MAX_COIN_CHARACTERS, look) {
            let mut shown = opacity;
            if let Mark::Text { size, face, text, .. } = &mut mark {
                // The value of a coin that leaves the picture does not become smaller than this.
                *size = fonts::size_to_fit(*face, text, *size, MAX_VALUE_WIDTH * rect.width()).max(MIN_TEXT_SIZE);
                shown = (2.0 * opacity - 1.0).max(0.0) * value_opacity;
            }
            push_faded(marks, mark, shown);
        }
    }
}

/// Adds a mark with a part of its opacity. Adds nothing if the opacity is 0.
pub(super) fn push_faded(marks: &mut Vec<Mark>, mut mark: Mark, opacity: f32) {
    if opacity <= 0.0 {
        return;
    }
    let fade = |paint: &mut Paint| *paint = paint.faded(opacity);
    match &mut mark {
        Mark::Rect { fill, stroke, .. } => {
            let edge = stroke.as_mut().map(|stroke| &mut stroke.paint);
            fill.iter_mut().chain(edge).for_each(fade);
        }
        Mark::DashedRect { stroke, .. } | Mark::Path { stroke, .. } => fade(&mut stroke.paint),
        Mark::Polygon { fill, .. } => fade(fill),
        Mark::Disc { fill, stroke, .. } => {
            fade(fill);
            fade(&mut stroke.paint);
        }
        Mark::Text { paint, .. } => fade(paint),
        // The run of fusion has no images.
        Mark::Image { .. } => {}
    }
    marks.push(mark);
}

/// Returns the opacity of a coin's text when the coin has a scale: from 0 to 1.
pub(super) fn value_opacity(scale: f32) -> f32 {
    ((scale - TEXT_GONE) / (1.0 - TEXT_GONE)).clamp(0.0, 1.0)
}

/// Returns the role of a coin that greedy takes: the role of its end. The last coin has no end.
pub(super) fn role_of_taking(taking: &GreedyTake) -> ColorRole {
    if taking.is_last { ColorRole::Current } else { ColorRole::of_end(taking.end) }
}

/// Returns a ring around a coin.
pub(super) fn ring(rect: Rect, role: ColorRole) -> Mark {
    let rect = rect.grown(RING);
    let stroke = Some(Stroke::new(1.5, role));
    Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke }
}
