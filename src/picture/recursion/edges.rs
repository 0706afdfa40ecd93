//! The lines between calls, and the stubs below the last calls that are drawn.

use crate::game::End;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::calls::Call;
use crate::picture::recursion::label::DIGIT_WIDTH;
use crate::picture::recursion::layout::STUB;
use crate::picture::recursion::scene::RecursionScene;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke};
use crate::wording::picture::{self as wording, first_levels};

/// The opacity of the lines between nodes. Highlighted lines are opaque.
const EDGE_OPACITY: f32 = 0.72;
/// How much of it the lines of moves of several coins keep in the graph and the table, where they cross each other.
const LONG_MOVE_OPACITY: f32 = 0.35;
/// The smallest size of the text below each stub, in points. Where it would be smaller, one caption says it for all.
const MIN_STUB_TEXT_SIZE: f32 = 11.0;
/// Half the distance between the lines of two calls on the same interval, in points.
const HALF_DOUBLE: f32 = 1.6;

impl RecursionScene<'_> {
    /// Adds a line from each call to the calls that it makes, in the role of the end that is taken.
    pub(super) fn edges(&self, marks: &mut Vec<Mark>, places: &[Rect]) {
        for (number, call) in self.calls.all().iter().enumerate() {
            let (Some(caller), Some(end)) = (call.caller, call.end) else { continue };
            // All copies of a call make the same calls. Lines from the first copy are enough.
            let is_double = self.stage >= 1.0 && (self.call(caller).first_copy != caller || call.interval.is_none());
            if is_double {
                continue;
            }
            let (_, details_opacity) = self.opacities(call);
            if details_opacity == 0.0 {
                continue;
            }
            let is_highlighted = self.is_highlighted(call.interval) || self.is_highlighted(self.call(caller).interval);
            let mut opacity = if is_highlighted { 1.0 } else { EDGE_OPACITY } * details_opacity * self.light(number);
            if call.interval.is_none() {
                opacity *= self.part_of_tree();
            }
            if !is_highlighted && self.is_long_move(call) {
                opacity *= 1.0 - (1.0 - LONG_MOVE_OPACITY) * (1.0 - self.part_of_tree());
            }
            let width = if is_highlighted { 1.6 } else { 1.1 } * self.view.zoom.sqrt();
            let stroke = Stroke::new(width, Paint::from(ColorRole::of_end(end)).faded(opacity));
            let (from, to) = (places[caller], places[number]);
            let both = Rect {
                left: from.left.min(to.left),
                top: from.top.min(to.top),
                right: from.right.max(to.right),
                bottom: from.bottom.max(to.bottom),
            };
            if !self.view.shows(both) {
                continue;
            }
            let points = self.line_between(from, to, self.aside(call));
            marks.push(Mark::Path { points, stroke });
        }
    }

    /// Whether several coins are taken before a call, of a recurrence whose moves may do so.
    fn is_long_move(&self, call: &Call) -> bool {
        let caller = call.caller.and_then(|caller| self.call(caller).interval);
        let lens = caller.zip(call.interval).map(|(caller, interval)| (caller.len(), interval.len()));
        self.calls.recurrence().has_moves() && lens.is_some_and(|(before, after)| before > after + 1)
    }

    /// Returns how far a call's line is moved to the right, in points.
    ///
    /// Without this, it would hide the line of its twin: the call on the same interval after taking the other end.
    fn aside(&self, call: &Call) -> f32 {
        if !call.has_twin {
            return 0.0;
        }
        let aside = HALF_DOUBLE * (1.0 - self.part_of_tree()) * self.view.zoom.sqrt();
        if call.end == Some(End::Left) { aside } else { -aside }
    }

    /// Returns a line from the lower edge of one node to the upper edge of another.
    ///
    /// In the table, the line connects their centers, because a node can be on any side of the other.
    fn line_between(&self, from: Rect, to: Rect, aside: f32) -> Vec<Point> {
        let (start, end) = (from.at(0.5, 1.0 - self.part_of_table() / 2.0), to.at(0.5, self.part_of_table() / 2.0));
        [start, end].map(|Point { x, y }| Point::new(x + aside, y)).to_vec()
    }

    /// Adds two short lines below each of the last calls that are drawn, and the number of calls that they lead to.
    pub(super) fn stubs(&self, marks: &mut Vec<Mark>, places: &[Rect]) {
        if self.calls.is_whole() {
            return;
        }
        let length = STUB * self.view.zoom.sqrt();
        let below_each = self.calls.hidden_below_each();
        let text = below_each.map_or_else(String::new, |hidden| wording::hidden_calls(hidden.to_string()));
        let share = self.layout().narrowest_share() * self.view.zoom;
        let fits = share / (text.chars().count() as f32 * DIGIT_WIDTH * 0.9);
        let size = if text.is_empty() { 0.0 } else { fits.min(CAPTION_TEXT_SIZE * self.view.zoom) };
        let text_opacity = (1.0 - 3.0 * (1.0 - self.part_of_tree())).max(0.0);
        // The stubs disappear if the graph shows what they lead to.
        let stub_opacity = if self.calls.has_all_intervals() { text_opacity } else { 1.0 };
        let last_depth = self.calls.levels() - 1;
        for (number, call) in self.calls.tree().iter().enumerate() {
            let is_behind_another = self.stage >= 1.0 && call.first_copy != number;
            if !self.calls.hides_below(call) || stub_opacity == 0.0 || is_behind_another {
                continue;
            }
            let (rect, is_highlighted) = (places[number], self.is_highlighted(call.interval));
            for end in End::BOTH {
                let opacity = if is_highlighted { 1.0 } else { EDGE_OPACITY };
                let paint = Paint::from(ColorRole::of_end(end)).faded(opacity * stub_opacity);
                let stroke = Stroke::new(1.1 * self.view.zoom.sqrt(), paint);
                marks.push(Mark::Path { points: self.stub(rect, end, length), stroke });
            }
            if size >= MIN_STUB_TEXT_SIZE && text_opacity > 0.0 {
                let at = Point::new(rect.center().x, rect.bottom + length + size);
                let paint = Paint::from(ColorRole::WeakText).faded(text_opacity * self.text_opacity(is_highlighted));
                marks.push(Mark::centered(at, size, Face::Regular, paint, text.clone()));
            }
        }
        if size < MIN_STUB_TEXT_SIZE && text_opacity > 0.0 {
            let nodes = self.calls.tree().iter().filter(|call| call.depth == last_depth).count();
            let text = match (below_each, self.calls.hidden_in_all()) {
                (Some(hidden), _) => wording::hidden_calls_below_each(nodes, hidden.to_string()),
                (None, Some(hidden)) => wording::hidden_calls_in_all(hidden),
                (None, None) => return,
            };
            self.caption(marks, self.layout().tree_bottom(), text_opacity, text);
        }
    }

    /// Returns the start of a line to a hidden call.
    ///
    /// It leads down to the side of the end that is taken. In the table, it leads down for taking left, and to the left
    /// for taking right.
    fn stub(&self, node: Rect, end: End, length: f32) -> Vec<Point> {
        let part = self.part_of_table();
        let (start, sideways) = (node.at(0.5, 1.0), length.min(node.width() * 0.3));
        let (tip, table_tip) = match end {
            End::Left => {
                (Point::new(start.x - sideways, start.y + length), Point::new(start.x, start.y + length / 2.0))
            }
            End::Right => {
                let left = node.at(0.0, 0.5);
                (Point::new(start.x + sideways, start.y + length), Point::new(left.x - length / 2.0, left.y))
            }
        };
        vec![start.towards(node.center(), part), tip.towards(table_tip, part)]
    }
}

/// The largest text size of a caption, in points.
pub(super) const CAPTION_TEXT_SIZE: f32 = 11.0;

impl RecursionScene<'_> {
    /// Adds what part of all levels the graph and the table of a long row show.
    pub(super) fn part_caption(&self, marks: &mut Vec<Mark>) {
        let opacity = (self.stage * 3.0 - 2.0).clamp(0.0, 1.0);
        if opacity > 0.0 && !self.calls.has_all_intervals() {
            let text = first_levels(self.calls.levels_of_graph(), self.calls.all_levels());
            self.caption(marks, self.layout().part_bottom(self.stage), opacity, text);
        }
    }

    /// Adds a line of text. Its lower edge is at the y `bottom` of the picture that fits.
    pub(super) fn caption(&self, marks: &mut Vec<Mark>, bottom: f32, opacity: f32, text: String) {
        let fits = self.view.area.width() / (text.chars().count() as f32 * DIGIT_WIDTH);
        let size = fits.min(CAPTION_TEXT_SIZE);
        let bottom = self.view.point(Point::new(0.0, bottom)).y;
        let at = Point::new(self.view.area.center().x, bottom - size * 0.7);
        marks.push(Mark::centered(at, size, Face::Regular, Paint::from(ColorRole::WeakText).faded(opacity), text));
    }
}
