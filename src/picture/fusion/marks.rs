//! All marks of the picture.

use crate::picture::Mark;
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::fusion::scene::FusionScene;

impl FusionScene<'_> {
    /// Returns all marks, from the back to the front. The cost depends on the coins in sight, not on the row's length.
    pub fn marks(&self) -> Vec<Mark> {
        let layout = FusionLayout::new(self.run, self.area);
        let mut marks = Vec::new();
        self.row(&mut marks, &layout);
        self.stack(&mut marks, &layout);
        self.sums(&mut marks, &layout);
        self.valley(&mut marks, &layout);
        marks
    }
}
