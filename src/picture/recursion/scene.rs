//! Everything that the picture follows from, and the calls that it shows.

use crate::game::{CountFrom, Fill, Interval, Table, Window};
use crate::picture::recursion::calls::{Call, CallState, Calls, LitCalls};
use crate::picture::recursion::layout::{PanZoom, RecursionLayout};
use crate::picture::{Mark, Point, Rect, ease};

/// The opacity of what is not highlighted while something is.
const DIMMED_OPACITY: f32 = 0.6;
/// The opacity of its text and dots. They can still be read.
const DIMMED_TEXT_OPACITY: f32 = 0.9;
/// The opacity of a call that is not made yet.
const UNLIT_OPACITY: f32 = 0.3;
/// The stages between which the nodes that the tree hides appear.
const NODES_FADE_IN: (f32, f32) = (0.1, 0.8);
/// The stages between which their lines and texts appear. The nodes are nearly in their places then.
const DETAILS_FADE_IN: (f32, f32) = (0.55, 0.95);

/// Everything that the picture follows from.
#[derive(Clone, Copy)]
pub struct RecursionScene<'a> {
    pub calls: &'a Calls,
    /// The number of the first coin.
    pub count_from: CountFrom,
    pub table: &'a Table,
    /// The cells of the intervals: [`Calls::window`], or any window that holds it.
    pub window: &'a Window,
    /// Whether values are hidden, because a question asks for them.
    pub hides_values: bool,
    pub view: PanZoom,
    /// The stage: 0 is the tree, 1 the graph of distinct intervals, 2 the table. Fractions are on the way between them.
    pub stage: f32,
    /// The interval whose copies are highlighted, if this stage draws any.
    pub highlighted: Option<Interval>,
    /// The calls that the recursion with a memo has made so far. `None` shows all calls alike.
    pub lit: Option<&'a LitCalls>,
    /// The fill, whose steps the table numbers.
    pub fill: Fill,
}

impl RecursionScene<'_> {
    /// Returns the number of the call whose node is at a point. If there are several, it is the one in front.
    pub fn call_at(&self, at: Point) -> Option<usize> {
        self.shown().into_iter().rev().find(|(_, rect)| rect.contains(at)).map(|(number, _)| number)
    }

    /// Returns every node that is drawn, the highlighted ones last: the number of its call and its rectangle.
    ///
    /// Calls below the tree appear soon after stage 0. From stage 1 on, each interval has one node, that of its first
    /// call.
    pub fn shown(&self) -> Vec<(usize, Rect)> {
        let layout = self.layout();
        let place = |number| self.view.rect(layout.node(self.call(number), self.stage));
        self.order().into_iter().map(|number| (number, place(number))).collect()
    }

    /// Returns the numbers of the calls that are shown, from the back to the front.
    ///
    /// Calls below the tree come first, because they appear from behind it. Highlighted calls come last.
    pub(super) fn order(&self) -> Vec<usize> {
        let is_first = |number: &usize| {
            let call = self.call(*number);
            call.first_copy == *number && call.interval.is_some()
        };
        let in_tree = self.calls.tree().len();
        let hidden =
            (in_tree..self.calls.all().len()).filter(|number| self.stage > NODES_FADE_IN.0 && is_first(number));
        let tree = (0..in_tree).filter(|number| self.stage < 1.0 || is_first(number));
        let is_highlighted = |number: &usize| self.is_highlighted(self.call(*number).interval);
        let (highlighted, mut order): (Vec<_>, Vec<_>) = hidden.chain(tree).partition(is_highlighted);
        order.extend(highlighted);
        order
    }

    /// Returns the rectangle of every call, shown or not.
    pub(super) fn places(&self) -> Vec<Rect> {
        let layout = self.layout();
        self.calls.all().iter().map(|call| self.view.rect(layout.node(call, self.stage))).collect()
    }

    pub(super) fn call(&self, number: usize) -> &Call {
        &self.calls.all()[number]
    }

    pub(super) fn layout(&self) -> RecursionLayout<'_> {
        RecursionLayout::new(self.calls, self.view.area)
    }

    /// Returns how much of the tree is there, from 0 to 1.
    pub(super) fn part_of_tree(&self) -> f32 {
        (1.0 - self.stage).clamp(0.0, 1.0)
    }

    /// Returns how much of the table is there, from 0 to 1.
    pub(super) fn part_of_table(&self) -> f32 {
        (self.stage - 1.0).clamp(0.0, 1.0)
    }

    /// Returns the highlighted interval. One that is not drawn in this stage must not dim the others.
    fn highlight(&self) -> Option<Interval> {
        let is_drawn = |at: &Interval| self.calls.copies(*at) > 0 || (self.stage > 0.5 && self.calls.holds(*at));
        self.highlighted.filter(is_drawn)
    }

    /// Returns the opacity of nodes that are highlighted, or of the others.
    pub(super) fn opacity(&self, is_highlighted: bool) -> f32 {
        if self.highlight().is_none() || is_highlighted { 1.0 } else { DIMMED_OPACITY }
    }

    /// Returns the opacity of their texts and dots.
    pub(super) fn text_opacity(&self, is_highlighted: bool) -> f32 {
        if self.highlight().is_none() || is_highlighted { 1.0 } else { DIMMED_TEXT_OPACITY }
    }

    /// Returns how far a call is, if the recursion lights the calls up.
    pub(super) fn state(&self, number: usize) -> Option<CallState> {
        self.lit.map(|lit| lit.state(number))
    }

    /// Returns the opacity of a call that is made, or of one that is not made yet.
    pub(super) fn light(&self, number: usize) -> f32 {
        if self.state(number) == Some(CallState::NotMade) { UNLIT_OPACITY } else { 1.0 }
    }

    /// Returns the opacity of a call's node, and of its line and texts.
    ///
    /// Calls that the tree hides appear on the way to the graph.
    pub(super) fn opacities(&self, call: &Call) -> (f32, f32) {
        let part = |(begin, end): (f32, f32)| ease(((self.stage - begin) / (end - begin)).clamp(0.0, 1.0));
        if call.is_hidden { (part(NODES_FADE_IN), part(DETAILS_FADE_IN)) } else { (1.0, 1.0) }
    }

    pub(super) fn is_highlighted(&self, interval: Option<Interval>) -> bool {
        interval.is_some() && interval == self.highlight()
    }
}

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
