//! Everything that the picture follows from, and how far the step in progress is.

use std::ops::RangeInclusive;

use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, StackCoin};
use crate::game::{CountFrom, Interval};
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::{Mark, Point, Rect};

/// The scale of the picture on a slide of 1280 × 720 points if not all coins have room there.
const SLIDE_SCALE: f32 = 1.35;
/// The larger scales on such a slide if all coins have room, in twentieths.
const LARGER_SCALES: RangeInclusive<u8> = 30..=60;

/// Everything that the picture follows from.
#[derive(Clone, Copy)]
pub struct FusionScene<'a> {
    pub run: &'a FusionRun,
    /// The number of the first coin.
    pub count_from: CountFrom,
    /// The position in steps. Its fraction is the progress of the next step.
    pub head: f64,
    /// The area of the picture, at least as large as [`MIN_AREA`](super::MIN_AREA), or the one of
    /// [`on_slide`](Self::on_slide).
    pub area: Rect,
}

impl FusionScene<'_> {
    /// Returns the scene over a part of a slide, and the scale that its marks need then. `unit` is the scale of the slide.
    ///
    /// Few coins are as large as all of them have room at any step. The scale depends on the run, and not on the position.
    pub fn on_slide(self, unit: f32) -> (Self, f32) {
        let scaled = |scale: f32| {
            // No text is smaller than the smallest one of a fusion of its own.
            let by = (scale * unit).max(1.0);
            let Rect { left, top, right, bottom } = self.area;
            let area = Rect { left: left / by, top: top / by, right: right / by, bottom: bottom / by };
            (Self { area, ..self }, by)
        };
        let mut larger = LARGER_SCALES.rev().map(|twentieths| scaled(f32::from(twentieths) / 20.0));
        let all_have_room =
            |(scene, _): &(Self, f32)| FusionLayout::new(self.count_from, self.run, scene.area).shows_all(self.run);
        larger.find(all_have_room).unwrap_or_else(|| scaled(SLIDE_SCALE))
    }

    /// Returns the position before the step in progress.
    pub(super) fn position(&self) -> FusionPosition<'_> {
        self.run.position(self.head.max(0.0) as u64)
    }

    /// Returns the progress of the step, from 0 to below 1.
    pub(super) fn fraction(&self) -> f32 {
        let done = self.position().done();
        if done == self.run.steps() { 0.0 } else { (self.head.max(0.0) - done as f64) as f32 }
    }

    /// Returns the progress of what the step does between two of its fractions, from 0 to 1.
    pub(super) fn part(&self, begin: f32, end: f32) -> f32 {
        ((self.fraction() - begin) / (end - begin)).clamp(0.0, 1.0)
    }

    /// Returns the coin of the valley that is being taken and the one after it, each with the opacity of its mark.
    pub(super) fn next_takings(&self) -> [Option<(GreedyTake, f32)>; 2] {
        let position = self.position();
        let taking = |position: &FusionPosition, opacity| match position.next_step() {
            Some(FusionStep::Take(taking)) if opacity > 0.0 => Some((taking, opacity)),
            _ => None,
        };
        let next = self.run.position(position.done() + 1);
        let is_moving = self.fraction() > 0.0;
        [taking(&position, 1.0), taking(&next, if is_moving { self.part(0.75, 1.0) } else { 0.0 })]
    }

    /// Returns how much of a coin of the valley is taken, from 0 to 1.
    pub(super) fn part_taken(&self, place: usize) -> f32 {
        let position = self.position();
        match position.next_step() {
            Some(FusionStep::Take(taking)) if taking.place == place => self.part(0.2, 0.9),
            _ if position.is_read() && !position.remaining().contains(&place) => 1.0,
            _ => 0.0,
        }
    }

    /// Returns the opacity of the valley. It appears during the last step of the reading.
    pub(super) fn valley_opacity(&self) -> f32 {
        let position = self.position();
        match position.done() + 1 {
            _ if position.is_read() => 1.0,
            next if next == self.run.reading_steps() => self.part(0.75, 1.0),
            _ => 0.0,
        }
    }
}

impl FusionScene<'_> {
    /// Returns all marks, from the back to the front. The cost depends on the coins in sight, not on the row's length.
    pub fn marks(&self) -> Vec<Mark> {
        let layout = FusionLayout::new(self.count_from, self.run, self.area);
        let mut marks = Vec::new();
        self.row(&mut marks, &layout);
        self.stack(&mut marks, &layout);
        self.sums(&mut marks, &layout);
        self.valley(&mut marks, &layout);
        marks
    }

    /// Returns the coin of the row or of the stack whose place is at a point. During a step it is the one that lies
    /// there before it.
    pub fn coin_at(&self, at: Point) -> Option<StackCoin> {
        let layout = FusionLayout::new(self.count_from, self.run, self.area);
        let position = self.position();
        let coins = self.run.row().coins();
        let first = self.first_in_sight(&layout, position.next_coin() as f32);
        let seen = (first as usize..coins.len()).take(layout.row.count);
        // What is read lies on the stack.
        let row = seen.filter(|index| *index >= position.next_coin()).map(|index| {
            let coin = StackCoin { value: coins[index], coins: Interval::new(index, index) };
            (layout.row.place(index as f32 - first), coin)
        });
        let depth = position.depth();
        let hidden = depth.saturating_sub(layout.stack.count);
        let stack = position.stack().zip((0..depth).rev()).take(layout.stack.count);
        let stack = stack.map(|(coin, place)| (layout.stack.place((place - hidden) as f32), coin));
        let is_there = |(place, _): &(Option<(Rect, f32)>, StackCoin)| place.is_some_and(|(rect, _)| rect.contains(at));
        row.chain(stack).find(is_there).map(|(_, coin)| coin)
    }
}
