//! All marks of the picture, and the coin at a point.

use crate::game::Interval;
use crate::game::fusion::run::StackCoin;
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::fusion::scene::FusionScene;
use crate::picture::{Mark, Point, Rect};

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
        let row = (first as usize..coins.len()).take(layout.row.count).map(|index| {
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
