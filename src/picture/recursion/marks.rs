//! All marks of the picture.

use crate::picture::Mark;
use crate::picture::recursion::scene::RecursionScene;

impl RecursionScene<'_> {
    /// Returns all marks, from the back to the front.
    ///
    /// Most marks outside the area of a zoomed view are left out. Whoever draws the marks must clip the rest.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let places = self.places();
        let shown = self.order();
        self.cells_without_call(&mut marks);
        self.edges(&mut marks, &places);
        self.stubs(&mut marks, &places);
        let labels = self.node_labels(&shown, &places);
        for number in shown {
            match self.call(number).interval {
                _ if !self.view.shows(places[number]) => {}
                Some(interval) => self.node(&mut marks, number, interval, places[number], &labels),
                None => self.dot(&mut marks, number, places[number]),
            }
        }
        self.step_badges(&mut marks);
        self.part_caption(&mut marks);
        marks
    }
}
