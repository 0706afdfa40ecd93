//! The run of [fusion](crate::game::fusion::run) as a picture: the row that is read, the stack on which three coins become
//! one, and the valley that greedy takes apart.
//!
//! Above, the coins of the row move to the left as they are read, and brackets join those that have fused. Below lies
//! the stack, its bottom on the left. A long one shows its top and says how much lies below. What stands under it are
//! the sums of the three on top, and, when all is read, the valley as bars.
//!
//! No letters are smaller than [`LEAST_TEXT`].

mod layout;
mod lines;
mod reading;
mod valley;

use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake};
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Paint, Rect, fonts};
use layout::FusionLayout;

/// The smallest letters, in points.
pub const LEAST_TEXT: f32 = 11.0;
/// The smallest area that all of it fits into, in points.
pub const LEAST_AREA: (f32, f32) = (340.0, 300.0);
/// How many characters of a coin's value are shown.
const COIN_ROOM: usize = 5;

/// The part of a coin's width that its value takes at most, if its letters are not the least then.
const VALUE_WIDTH: f32 = 0.84;

/// All that the picture follows from.
#[derive(Clone, Copy)]
pub struct FusionScene<'a> {
    pub fusing: &'a FusionRun,
    /// The position, in steps: a fraction says how far the next one is.
    pub head: f64,
    /// Where the picture is, at least as large as [`LEAST_AREA`].
    pub area: Rect,
}

impl FusionScene<'_> {
    /// Everything, from the back to the front. Takes as long for a million coins as for as few as are in sight.
    pub fn marks(&self) -> Vec<Mark> {
        let layout = FusionLayout::new(self.fusing, self.area);
        let mut marks = Vec::new();
        self.row(&mut marks, &layout);
        self.stack(&mut marks, &layout);
        self.lines(&mut marks, &layout);
        self.valley(&mut marks, &layout);
        marks
    }

    /// The position before the step that is being done.
    fn position(&self) -> FusionPosition<'_> {
        self.fusing.position(self.head.max(0.0) as u64)
    }

    /// How far the step is, from 0 to below 1.
    fn fraction(&self) -> f32 {
        let done = self.position().done();
        if done == self.fusing.steps() { 0.0 } else { (self.head.max(0.0) - done as f64) as f32 }
    }

    /// How far the step is with what it does between two fractions, from 0 to 1.
    fn part(&self, begin: f32, end: f32) -> f32 {
        ((self.fraction() - begin) / (end - begin)).clamp(0.0, 1.0)
    }

    /// The coin of the valley that is being taken and the one after it, each with how much it stands out.
    fn taken_next(&self) -> [Option<(GreedyTake, f32)>; 2] {
        let position = self.position();
        let taking = |position: &FusionPosition, strength| match position.next_step() {
            Some(FusionStep::Take(taking)) if strength > 0.0 => Some((taking, strength)),
            _ => None,
        };
        let next = self.fusing.position(position.done() + 1);
        let is_moving = self.fraction() > 0.0;
        [taking(&position, 1.0), taking(&next, if is_moving { self.part(0.75, 1.0) } else { 0.0 })]
    }

    /// How much of a coin of the valley is taken, from 0 to 1.
    fn part_taken(&self, place: usize) -> f32 {
        let position = self.position();
        match position.next_step() {
            Some(FusionStep::Take(taking)) if taking.place == place => self.part(0.2, 0.9),
            _ if position.is_read() && !position.remaining().contains(&place) => 1.0,
            _ => 0.0,
        }
    }

    /// How much of the valley is there: it comes with the last step of the reading.
    fn presence_of_valley(&self) -> f32 {
        let position = self.position();
        match position.done() + 1 {
            _ if position.is_read() => 1.0,
            next if next == self.fusing.reading_steps() => self.part(0.75, 1.0),
            _ => 0.0,
        }
    }
}

/// The role of a coin that greedy takes: that of its end, which the last one has none of.
fn role_of_taking(taking: &GreedyTake) -> ColorRole {
    if taking.is_last { ColorRole::Current } else { ColorRole::of_end(taking.end) }
}

/// A coin that is partly taken: from all there at 0 to faint at 1. Its value has one role at a time. `lettered` is how
/// much of the value there is.
fn fading_coin(marks: &mut Vec<Mark>, rect: Rect, value: i64, taken: f32, lettered: f32) {
    let looks = [(CoinLook::Faint, taken), (CoinLook::Bright, 1.0 - taken)];
    for (look, strength) in looks.into_iter().filter(|(_, strength)| *strength > 0.0) {
        for mut mark in coin(rect, value, COIN_ROOM, look) {
            let mut shown = strength;
            if let Mark::Text { size, face, text, .. } = &mut mark {
                // On a coin that is about to be out of sight they no longer become smaller.
                *size = fonts::shrunk(*face, text, *size, VALUE_WIDTH * rect.width()).max(LEAST_TEXT);
                shown = (2.0 * strength - 1.0).max(0.0) * lettered;
            }
            push_faded(marks, mark, shown);
        }
    }
}

/// Adds a mark with a part of its strength, and nothing if that is none.
fn push_faded(marks: &mut Vec<Mark>, mut mark: Mark, strength: f32) {
    if strength <= 0.0 {
        return;
    }
    let fade = |paint: &mut Paint| *paint = paint.faded(strength);
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
    }
    marks.push(mark);
}

/// A ring around a coin.
fn ring(rect: Rect, role: ColorRole) -> Mark {
    let rect = rect.grown(layout::RING);
    let stroke = Some(super::Stroke::new(1.5, role));
    Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke }
}

#[cfg(test)]
mod tests;
