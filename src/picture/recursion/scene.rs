//! The look of the calls: nodes, the lines between them, and what hangs below the last ones that are drawn.

use std::collections::HashMap;

use super::Calls;
use super::calls::Call;
use super::label::{DIGIT_WIDTH, Label, NodeText, SMALLEST_TEXT};
use super::layout::{RecursionLayout, STUB};
use crate::game::{End, Interval, Window};
use crate::number;
use crate::number::group_thousands;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, ease};

/// How far one may zoom in.
const LARGEST_ZOOM: f32 = 16.0;
/// How far outside of the area a node may be whose edge still reaches into it, in points.
const AROUND: f32 = 16.0;
/// The strength of what is not lit while something is, and of its letters and dots, which are still to be read.
const DIMMED: f32 = 0.6;
const DIMMED_LETTERS: f32 = 0.9;
/// The strength of the lines between nodes; lit ones have all of it.
const EDGE_STRENGTH: f32 = 0.72;
/// Half the distance between the lines of two calls on the same interval, in points.
const HALF_DOUBLE: f32 = 1.6;
/// The edge of a repeated interval's node, in its tint, in points.
const FRAME: f32 = 1.5;
/// How far it is moved outwards where nothing else shows the tint.
const FRAME_ONLY: f32 = 0.9;
/// The letters of the sentence below the tree, and of the numbers of the steps.
const CAPTION_LETTERS: f32 = 11.0;
const STEP_LETTERS: f32 = 9.0;
/// Between which stages the nodes that the tree hides appear, and, when they are nearly in their places, the lines to
/// them and the letters in them.
const NODES_APPEAR: (f32, f32) = (0.1, 0.8);
const DETAILS_APPEAR: (f32, f32) = (0.55, 0.95);
/// From which stage on the nodes are the cells of a table.
const IS_TABLE: f32 = 1.5;
/// The part of a cell's width that the number of its step may take; a longer one is left out.
const WIDEST_BADGE: f32 = 0.45;
const HIGHEST_BADGE: f32 = 0.5;
/// The height of a badge over the size of its letters.
const BADGE_HEIGHT: f32 = 1.5;

/// The part of the screen that the picture has, and how it is looked at. At zoom 1 without pan all of it fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanZoom {
    pub area: Rect,
    /// How many times larger than to fit.
    pub zoom: f32,
    /// How far the picture is moved, in points.
    pub pan: (f32, f32),
}

impl PanZoom {
    pub fn new(area: Rect) -> Self {
        Self { area, zoom: 1.0, pan: (0.0, 0.0) }
    }

    /// The view after zooming by `factor` with the place `at` held fast. Between fitting and 16 times that; the picture
    /// is never moved out of sight.
    #[must_use]
    pub fn zoomed(self, at: Point, factor: f32) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, LARGEST_ZOOM);
        let center = self.area.center();
        let pan = |at: f32, center: f32, pan: f32| (at - center) - (at - center - pan) * zoom / self.zoom;
        let pan = (pan(at.x, center.x, self.pan.0), pan(at.y, center.y, self.pan.1));
        Self { zoom, ..self }.panned_to(pan)
    }

    /// The view moved by so many points, as far as the picture goes.
    #[must_use]
    pub fn panned(self, by: (f32, f32)) -> Self {
        self.panned_to((self.pan.0 + by.0, self.pan.1 + by.1))
    }

    fn panned_to(self, pan: (f32, f32)) -> Self {
        let bounded = |pan: f32, span: f32| {
            let most = (self.zoom - 1.0) * span / 2.0;
            pan.clamp(-most, most)
        };
        Self { pan: (bounded(pan.0, self.area.width()), bounded(pan.1, self.area.height())), ..self }
    }

    fn point(&self, point: Point) -> Point {
        let center = self.area.center();
        Point::new(
            center.x + (point.x - center.x) * self.zoom + self.pan.0,
            center.y + (point.y - center.y) * self.zoom + self.pan.1,
        )
    }

    /// Whether some of it is in sight, or so near that its edge may be.
    fn shows(&self, rect: Rect) -> bool {
        let area = self.area.grown(AROUND);
        rect.left <= area.right && area.left <= rect.right && rect.top <= area.bottom && area.top <= rect.bottom
    }

    fn rect(&self, rect: Rect) -> Rect {
        let Point { x, y } = self.point(rect.at(0.0, 0.0));
        Rect::new(x, y, rect.width() * self.zoom, rect.height() * self.zoom)
    }
}

/// All that the picture follows from.
#[derive(Clone, Copy)]
pub struct RecursionScene<'a> {
    pub calls: &'a Calls,
    /// The cells of the intervals: [`Calls::window`], or any window that holds it.
    pub window: &'a Window,
    /// Whether values are kept back, because they are asked for.
    pub keeps_values: bool,
    pub view: PanZoom,
    /// 0 is the tree, 1 the graph of distinct intervals, 2 the table; fractions are on the way.
    pub stage: f32,
    /// The interval whose copies are lit.
    pub lit: Option<Interval>,
    /// The number of the step that writes an interval's cell, as it shall be read, shown in the table.
    pub step_number: &'a dyn Fn(Interval) -> Option<u64>,
}

impl RecursionScene<'_> {
    /// Everything, from the back to the front. What a zoomed view moves out of its area is mostly left out; the rest is
    /// for the pen to clip.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let places = self.places();
        let shown = self.order();
        self.cells_without_call(&mut marks);
        self.edges(&mut marks, &places);
        self.stubs(&mut marks, &places);
        let lettered = self.lettered(&shown, &places);
        for number in shown {
            match self.call(number).interval {
                _ if !self.view.shows(places[number]) => {}
                Some(interval) => self.node(&mut marks, number, interval, places[number], &lettered),
                None => self.dot(&mut marks, places[number]),
            }
        }
        self.step_badges(&mut marks);
        self.sentence_on_part(&mut marks);
        marks
    }

    /// The number of the call whose node is at a place, the one in front if several are.
    pub fn hit(&self, at: Point) -> Option<usize> {
        let holds = |rect: &Rect| (rect.left..=rect.right).contains(&at.x) && (rect.top..=rect.bottom).contains(&at.y);
        self.shown().into_iter().rev().find(|(_, rect)| holds(rect)).map(|(number, _)| number)
    }

    /// Every node that is drawn, the lit ones last: the number of its call and its place. What the tree hides is there
    /// soon after it is left; from stage 1 on each interval has one node, that of its first call.
    pub fn shown(&self) -> Vec<(usize, Rect)> {
        let layout = self.layout();
        let place = |number| self.view.rect(layout.node(self.call(number), self.stage));
        self.order().into_iter().map(|number| (number, place(number))).collect()
    }

    /// The numbers of the calls that are shown, from the back to the front: the hidden ones come out from behind the
    /// tree, and the lit ones are before all others.
    fn order(&self) -> Vec<usize> {
        let is_first = |number: &usize| {
            let call = self.call(*number);
            call.first_copy == *number && call.interval.is_some()
        };
        let in_tree = self.calls.tree().len();
        let hidden = (in_tree..self.calls.all().len()).filter(|number| self.stage > NODES_APPEAR.0 && is_first(number));
        let tree = (0..in_tree).filter(|number| self.stage < 1.0 || is_first(number));
        let is_lit = |number: &usize| self.is_lit(self.call(*number).interval);
        let (lit, mut order): (Vec<_>, Vec<_>) = hidden.chain(tree).partition(is_lit);
        order.extend(lit);
        order
    }

    /// Where every call is, shown or not.
    fn places(&self) -> Vec<Rect> {
        let layout = self.layout();
        self.calls.all().iter().map(|call| self.view.rect(layout.node(call, self.stage))).collect()
    }

    fn call(&self, number: usize) -> &Call {
        &self.calls.all()[number]
    }

    fn layout(&self) -> RecursionLayout<'_> {
        RecursionLayout::new(self.calls, self.view.area)
    }

    /// How much of the tree, and how much of the table, is there: from 0 to 1.
    fn part_of_tree(&self) -> f32 {
        (1.0 - self.stage).clamp(0.0, 1.0)
    }

    fn part_of_table(&self) -> f32 {
        (self.stage - 1.0).clamp(0.0, 1.0)
    }

    fn strength(&self, is_lit: bool) -> f32 {
        if self.lit.is_none() || is_lit { 1.0 } else { DIMMED }
    }

    /// Of letters and dots.
    fn letters_strength(&self, is_lit: bool) -> f32 {
        if self.lit.is_none() || is_lit { 1.0 } else { DIMMED_LETTERS }
    }

    /// How much of a call is there, and of its line and its letters: what the tree hides appears on the way to the
    /// graph.
    fn presence(&self, call: &Call) -> (f32, f32) {
        let part = |(begin, end): (f32, f32)| ease(((self.stage - begin) / (end - begin)).clamp(0.0, 1.0));
        if call.is_hidden { (part(NODES_APPEAR), part(DETAILS_APPEAR)) } else { (1.0, 1.0) }
    }

    fn is_lit(&self, interval: Option<Interval>) -> bool {
        interval.is_some() && interval == self.lit
    }

    /// Cells of the table that the recursion has no need of.
    fn cells_without_call(&self, marks: &mut Vec<Mark>) {
        let strength = self.part_of_table() * 2.0 - 1.0;
        if strength > 0.0 {
            let stroke = Stroke::new(1.0, Paint::from(ColorRole::Edge).faded(strength));
            let cells = self.layout().cells_without_call().map(|rect| self.view.rect(rect));
            let in_sight = cells.filter(|rect| self.view.shows(*rect));
            marks.extend(in_sight.map(|rect| Mark::DashedRect { rect, stroke }));
        }
    }

    /// A line from each call to those it makes, in the color of the end that is taken.
    fn edges(&self, marks: &mut Vec<Mark>, places: &[Rect]) {
        for (number, call) in self.calls.all().iter().enumerate() {
            let (Some(caller), Some(end)) = (call.caller, call.end) else { continue };
            // All copies of a call make the same calls, so those of the first one are enough.
            let is_double = self.stage >= 1.0 && (self.call(caller).first_copy != caller || call.interval.is_none());
            if is_double {
                continue;
            }
            let (_, presence) = self.presence(call);
            if presence == 0.0 {
                continue;
            }
            let is_lit = self.is_lit(call.interval) || self.is_lit(self.call(caller).interval);
            let mut strength = if is_lit { 1.0 } else { EDGE_STRENGTH } * presence;
            if call.interval.is_none() {
                strength *= self.part_of_tree();
            }
            let width = if is_lit { 1.6 } else { 1.1 } * self.view.zoom.sqrt();
            let stroke = Stroke::new(width, Paint::from(ColorRole::of_end(end)).faded(strength));
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

    /// How far a call's line is moved to the right, so that it does not hide that of its twin: the same interval, called
    /// by the same call after the other end was taken.
    fn aside(&self, call: &Call) -> f32 {
        if !call.has_twin {
            return 0.0;
        }
        let aside = HALF_DOUBLE * (1.0 - self.part_of_tree()) * self.view.zoom.sqrt();
        if call.end == Some(End::Left) { aside } else { -aside }
    }

    /// From the lower edge of one node to the upper edge of the other; in the table, where a node may stand at any side
    /// of the other, between their middles.
    fn line_between(&self, from: Rect, to: Rect, aside: f32) -> Vec<Point> {
        let (start, end) = (from.at(0.5, 1.0 - self.part_of_table() / 2.0), to.at(0.5, self.part_of_table() / 2.0));
        [start, end].map(|Point { x, y }| Point::new(x + aside, y)).to_vec()
    }

    /// Below the last calls that are drawn, if they lead to further ones: two short lines, and how many there are.
    fn stubs(&self, marks: &mut Vec<Mark>, places: &[Rect]) {
        let Some(hidden) = self.calls.hidden_below_each() else { return };
        let length = STUB * self.view.zoom.sqrt();
        let text = format!("… {hidden} calls");
        let share = self.layout().narrowest_share() * self.view.zoom;
        let fits = share / (text.chars().count() as f32 * DIGIT_WIDTH * 0.9);
        let size = fits.min(CAPTION_LETTERS * self.view.zoom);
        let text_strength = (1.0 - 3.0 * (1.0 - self.part_of_tree())).max(0.0);
        // Where the graph goes on, the stubs give way to it.
        let stub_strength = if self.calls.has_all_intervals() { text_strength } else { 1.0 };
        let last_depth = self.calls.levels() - 1;
        for (number, call) in self.calls.tree().iter().enumerate() {
            let is_behind_another = self.stage >= 1.0 && call.first_copy != number;
            if call.depth < last_depth || stub_strength == 0.0 || is_behind_another {
                continue;
            }
            let (rect, is_lit) = (places[number], self.is_lit(call.interval));
            for end in End::BOTH {
                let strength = if is_lit { 1.0 } else { EDGE_STRENGTH };
                let paint = Paint::from(ColorRole::of_end(end)).faded(strength * stub_strength);
                let stroke = Stroke::new(1.1 * self.view.zoom.sqrt(), paint);
                marks.push(Mark::Path { points: self.stub(rect, end, length), stroke });
            }
            if size >= SMALLEST_TEXT && text_strength > 0.0 {
                let at = Point::new(rect.center().x, rect.bottom + length + size);
                let paint = Paint::from(ColorRole::WeakText).faded(text_strength * self.letters_strength(is_lit));
                marks.push(Mark::centered(at, size, Face::Regular, paint, text.clone()));
            }
        }
        if size < SMALLEST_TEXT && text_strength > 0.0 {
            let nodes = self.calls.tree().iter().filter(|call| call.depth == last_depth).count();
            let text = format!("below each of these {nodes} calls: {hidden} more");
            self.sentence(marks, self.layout().tree_bottom(), text_strength, text);
        }
    }

    /// What graph and table of a long row are a part of.
    fn sentence_on_part(&self, marks: &mut Vec<Mark>) {
        let strength = (self.stage * 3.0 - 2.0).clamp(0.0, 1.0);
        if strength > 0.0 && !self.calls.has_all_intervals() {
            let all = group_thousands(self.calls.all_levels() as i64);
            let text = format!("the first {} of {all} levels", self.calls.levels());
            self.sentence(marks, self.layout().part_bottom(self.stage), strength, text);
        }
    }

    /// A line of text above a height of the picture that fits.
    fn sentence(&self, marks: &mut Vec<Mark>, bottom: f32, strength: f32, text: String) {
        let fits = self.view.area.width() / (text.chars().count() as f32 * DIGIT_WIDTH);
        let size = fits.min(CAPTION_LETTERS);
        let bottom = self.view.point(Point::new(0.0, bottom)).y;
        let at = Point::new(self.view.area.center().x, bottom - size * 0.7);
        marks.push(Mark::centered(at, size, Face::Regular, Paint::from(ColorRole::WeakText).faded(strength), text));
    }

    /// The beginning of a line to a hidden call: down to the side at which its interval would stand, in the table down
    /// for taking left and to the left for taking right.
    fn stub(&self, node: Rect, end: End, length: f32) -> Vec<Point> {
        let part = self.part_of_table();
        let (start, sideways) = (node.at(0.5, 1.0), length.min(node.width() * 0.3));
        let (tip, table_tip) = match end {
            End::Left => {
                (Point::new(start.x + sideways, start.y + length), Point::new(start.x, start.y + length / 2.0))
            }
            End::Right => {
                let left = node.at(0.0, 0.5);
                (Point::new(start.x - sideways, start.y + length), Point::new(left.x - length / 2.0, left.y))
            }
        };
        vec![start.towards(node.center(), part), tip.towards(table_tip, part)]
    }

    /// What is written in the nodes. Those of a level, and from the graph on all, are of one size and are lettered alike.
    fn lettered(&self, shown: &[usize], places: &[Rect]) -> NodeTexts {
        let label = |interval| {
            let cell = if self.keeps_values { None } else { self.window.cell(interval) };
            Label::new(self.calls.recurrence(), interval, cell)
        };
        let numbers: Vec<_> = self.calls.firsts().map(|(number, _)| number).collect();
        let labels: HashMap<_, _> =
            numbers.iter().filter_map(|number| Some((*number, label(self.call(*number).interval?)))).collect();
        let (is_alike, is_table) = (self.stage >= 1.0, self.stage >= IS_TABLE);
        let node_text = |depth| {
            let is_on_level = |number: &&usize| is_alike || self.call(**number).depth == depth;
            let level: Vec<_> = numbers.iter().filter(is_on_level).map(|number| &labels[number]).collect();
            let node = places[*shown.iter().find(is_on_level)?];
            NodeText::new(&level, node, self.view.zoom, is_table)
        };
        let depths = self.calls.levels_of_graph();
        let levels = if is_alike { vec![node_text(0); depths] } else { (0..depths).map(node_text).collect() };
        NodeTexts { labels, levels }
    }

    /// A node: the interval's name on its tint if it is called more than once, its values below.
    fn node(&self, marks: &mut Vec<Mark>, number: usize, interval: Interval, rect: Rect, lettered: &NodeTexts) {
        let call = self.call(number);
        let is_lit = self.is_lit(Some(interval));
        let (presence, letters) = self.presence(call);
        if presence == 0.0 {
            return;
        }
        let strength = self.strength(is_lit) * presence;
        let node_text = lettered.levels[call.depth];
        let radius = (rect.height() * 0.12).min(rect.width() * 0.25).clamp(1.5, 6.0);
        let body = |rect, radius, role: ColorRole, stroke| {
            let fill = Some(Paint::from(role).faded(strength));
            Mark::Rect { rect, radius, fill, stroke }
        };
        let opaque = |rect, radius| {
            let fill = Some(Paint::from(ColorRole::Background).faded(presence));
            Mark::Rect { rect, radius, fill, stroke: None }
        };
        if strength < 1.0 {
            // What is dimmed still hides the lines behind it.
            marks.push(opaque(rect, radius));
        }
        let n = self.calls.n();
        let tint = match self.calls.repeated(interval) {
            Some(number) => Some(ColorRole::Tint(number)),
            // What the tree hides has no copies to be told by a tint, but is called more than once as well.
            None if call.is_hidden && interval.i > 0 && interval.j + 1 < n => Some(ColorRole::Raised),
            None => None,
        };
        let frame = FRAME * self.view.zoom.sqrt();
        if let Some(tint) = tint {
            let name_part = node_text.map_or(rect, |node_text| node_text.name_part(rect));
            // A tint that stands behind no name needs a wider frame to be seen.
            let is_frame_only = name_part.height() == 0.0 && tint != ColorRole::Raised;
            let edge = if is_frame_only { FRAME_ONLY * self.view.zoom } else { 0.0 };
            marks.push(body(rect.grown(edge), radius + edge, tint, None));
            if name_part.bottom < rect.bottom {
                let values_part = Rect { top: (name_part.bottom - frame).max(rect.top), ..rect }.grown(-frame);
                let radius = (radius - frame).max(0.0);
                if strength < presence {
                    // The tint would shine through to the values.
                    marks.push(opaque(values_part, radius));
                }
                marks.push(body(values_part, radius, ColorRole::Cell, None));
            }
        } else {
            let edge = Stroke::new(1.0, Paint::from(ColorRole::Edge).faded(strength));
            marks.push(body(rect, radius, ColorRole::Cell, Some(edge)));
        }
        if let (Some(node_text), Some(label)) = (node_text, lettered.labels.get(&call.first_copy))
            && letters > 0.0
        {
            marks.extend(node_text.texts(label, rect, self.letters_strength(is_lit) * presence * letters));
        }
        if is_lit {
            let stroke = Some(Stroke::new(2.0, Paint::from(ColorRole::Current).faded(presence)));
            marks.push(Mark::Rect { rect: rect.grown(1.0), radius: radius + 1.0, fill: None, stroke });
        }
    }

    /// A call on an empty interval.
    fn dot(&self, marks: &mut Vec<Mark>, rect: Rect) {
        let strength = self.letters_strength(false) * self.part_of_tree();
        let paint = Paint::from(ColorRole::WeakText).faded(strength * 0.8);
        let (center, radius) = (rect.center(), rect.width() / 2.0);
        marks.push(Mark::Disc { center, radius, fill: paint, stroke: Stroke::new(0.0, paint) });
    }

    /// The numbers of the cells' steps, all of one size, on the upper right corners of the cells; none if the longest
    /// has no room.
    fn step_badges(&self, marks: &mut Vec<Mark>) {
        let part = self.part_of_table() * 3.0 - 2.0;
        if part <= 0.0 {
            return;
        }
        let step = |interval| Some((interval, number::exact((self.step_number)(interval)? as i64)));
        let steps: Vec<_> = self.calls.intervals().filter_map(step).collect();
        let width = |text: &str| text.chars().count() as f32 * DIGIT_WIDTH + 0.8;
        let widest = steps.iter().map(|(_, text)| width(text)).fold(0.0, f32::max);
        let layout = self.layout();
        let cell = self.view.rect(layout.in_table(Interval::whole(self.calls.n())));
        let fits = (cell.width() * WIDEST_BADGE / widest).min(cell.height() * HIGHEST_BADGE / BADGE_HEIGHT);
        let size = fits.min(STEP_LETTERS * self.view.zoom.sqrt());
        if size < SMALLEST_TEXT {
            return;
        }
        for (interval, text) in steps {
            let is_lit = self.is_lit(Some(interval));
            let (strength, letters) = (part * self.strength(is_lit), part * self.letters_strength(is_lit));
            let (width, height) = (width(&text) * size, size * BADGE_HEIGHT);
            let cell = self.view.rect(layout.in_table(interval));
            if !self.view.shows(cell.grown(height)) {
                continue;
            }
            let middle = Point::new(cell.right - width * 0.3, cell.top);
            let rect = Rect::new(middle.x - width / 2.0, middle.y - height / 2.0, width, height);
            let fill = Some(Paint::from(ColorRole::Raised).faded(strength));
            let edge = Some(Stroke::new(1.0, Paint::from(ColorRole::Background).faded(strength)));
            marks.push(Mark::Rect { rect, radius: height / 2.0, fill, stroke: edge });
            marks.push(Mark::centered(middle, size, Face::Regular, Paint::from(ColorRole::Text).faded(letters), text));
        }
    }
}

/// What is written in the nodes: by the number of the first call on an interval, and level by level how.
struct NodeTexts {
    labels: HashMap<usize, Label>,
    levels: Vec<Option<NodeText>>,
}

#[cfg(test)]
mod tests;
