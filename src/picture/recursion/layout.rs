//! The places of the calls: in the tree (stage 0), in the graph of distinct intervals (1), in the table (2), and on the
//! way between these. Every place is a function of the stage.

use serde::{Deserialize, Serialize};

use crate::game::Interval;
use crate::picture::recursion::calls::{Call, Calls, PLACES_OF_CALL};
use crate::picture::{Point, Rect, ease};

/// The free margin around the picture, in points.
const MARGIN: f32 = 8.0;
/// The height of a node, as a part of its level's height. The rest is for the lines to the next level.
const NODE_PART: f32 = 0.64;
/// The height for the level of empty intervals, in points.
const EMPTY_ROOM: f32 = 34.0;
/// The height for stubs with a line of text, in points.
const STUB_ROOM: f32 = 34.0;
/// The height for the caption below the graph and the table, in points.
const CAPTION_ROOM: f32 = 18.0;
/// The length of a stub, the start of a line to hidden calls, in points.
pub(super) const STUB: f32 = 12.0;
/// The gap beside a node, as a part of its share of the width.
const GAP_PART: f32 = 0.12;
/// The smallest and the largest such gap, in points.
const GAPS: (f32, f32) = (1.4, 14.0);
/// The largest width and height of a node, in points.
const MAX_NODE: (f32, f32) = (88.0, 50.0);
/// The largest height of a level, in points.
const MAX_LEVEL_HEIGHT: f32 = 100.0;
/// The largest share of the width for a node, in points.
const MAX_SHARE: f32 = 120.0;
/// The largest width and height of a cell of the table, in points.
const MAX_CELL: (f32, f32) = (110.0, 76.0);
/// The smallest and the largest ratio of a cell's width to its height.
const CELL_ASPECTS: (f32, f32) = (1.2, 2.0);
/// The gap beside a cell, as a part of its share of the height.
const CELL_GAP_PART: f32 = 0.17;
/// How much smaller nodes are halfway between graph and table, where they pass each other closely.
const SHRINKING: f32 = 0.3;
/// The radius of the dot of an empty interval, in points.
const DOT_RADIUS: f32 = 2.0;

/// The calls laid over an area.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecursionLayout<'a> {
    calls: &'a Calls,
    /// The area without the margin.
    area: Rect,
}

impl<'a> RecursionLayout<'a> {
    /// Lays the calls over an area.
    pub(super) fn new(calls: &'a Calls, area: Rect) -> Self {
        Self { calls, area: area.grown(-MARGIN) }
    }

    /// Returns the rectangle of a call's node at a stage from 0 to 2.
    pub(super) fn node(&self, call: &Call, stage: f32) -> Rect {
        let (to_graph, to_table) = (ease(stage.clamp(0.0, 1.0)), ease((stage - 1.0).clamp(0.0, 1.0)));
        let Some(interval) = call.interval else {
            return self.in_tree(call).towards(self.folded_away(call), to_graph);
        };
        if stage <= 1.0 {
            let start = if call.is_hidden { self.in_stub(call) } else { self.in_tree(call) };
            start.towards(self.in_graph(interval), to_graph)
        } else {
            let node = self.in_graph(interval).towards(self.in_table(interval), to_table);
            let size = 1.0 - SHRINKING * 4.0 * to_table * (1.0 - to_table);
            if size < 1.0 { around(node.center(), node.width() * size, node.height() * size) } else { node }
        }
    }

    /// Returns the cells of the table in the picture that have no call.
    pub(super) fn cells_without_call(self) -> impl Iterator<Item = Rect> {
        let (rows, columns) = self.calls.rows_and_columns();
        let (start, last) = (*columns.start(), *columns.end());
        let deepest = if self.calls.has_all_intervals() { last } else { *rows.end() };
        let cells = rows.flat_map(move |i| (start.max(i)..=last).map(move |j| Interval::new(i, j)));
        let is_shown = move |interval: &Interval| interval.i + last - interval.j <= deepest;
        cells
            .filter(move |interval| is_shown(interval) && !self.calls.holds(*interval))
            .map(move |interval| self.in_table(interval))
    }

    /// Returns the share of the width of a node on the tree's last level, without calls on empty intervals.
    pub(super) fn narrowest_share(&self) -> f32 {
        self.share_of_width(self.calls.levels() - 1)
    }

    /// Returns the y of the lower edge of the tree with its stubs.
    pub(super) fn tree_bottom(&self) -> f32 {
        let levels = self.calls.levels();
        let (top, height) = self.levels(levels, self.tree_extra());
        top + height * levels_but_for_lines(levels) + self.tree_extra()
    }

    /// Returns the y of the lower edge of the caption below graph and table, at a stage from 1 to 2.
    pub(super) fn part_bottom(&self, stage: f32) -> f32 {
        let levels = self.calls.levels_of_graph();
        let (top, height) = self.levels(levels, self.graph_extra());
        let graph = top + height * levels_but_for_lines(levels) + self.graph_extra();
        let n = self.calls.n();
        let last_row = *self.calls.rows_and_columns().0.end();
        let table = self.in_table(Interval::new(last_row, n - 1)).bottom + STUB / 2.0 + CAPTION_ROOM;
        let part = ease((stage - 1.0).clamp(0.0, 1.0));
        (graph * (1.0 - part) + table * part).min(self.area.bottom)
    }

    /// Returns the top of some levels and the height of a level with its lines. `extra` stays free below them.
    fn levels(&self, levels: usize, extra: f32) -> (f32, f32) {
        let levels = levels_but_for_lines(levels);
        let height = ((self.area.height() - extra) / levels).clamp(1.0, MAX_LEVEL_HEIGHT);
        (self.area.center().y - f32::midpoint(height * levels, extra), height)
    }

    /// Returns the height below the graph for stubs and the caption.
    fn graph_extra(&self) -> f32 {
        if self.calls.has_all_intervals() { 0.0 } else { STUB + CAPTION_ROOM }
    }

    /// Returns the height below the tree for empty intervals or stubs.
    fn tree_extra(&self) -> f32 {
        match (self.calls.has_empty(), self.calls.is_whole()) {
            (true, _) => EMPTY_ROOM,
            (false, true) => 0.0,
            (false, false) => STUB_ROOM,
        }
    }

    /// Returns the share of the width of a node of the tree at a depth.
    fn share_of_width(&self, depth: usize) -> f32 {
        // Calls with different numbers of places are equally wide.
        if self.calls.recurrence().has_moves() {
            return self.width_of_place() * PLACES_OF_CALL as f32;
        }
        self.width_of_tree() / self.calls.branching().pow(depth as u32) as f32
    }

    fn width_of_place(&self) -> f32 {
        self.width_of_tree() / self.calls.leaves() as f32
    }

    fn width_of_tree(&self) -> f32 {
        // The tree of a short row does not fill a wide area.
        self.area.width().min(self.calls.leaves() as f32 * MAX_SHARE)
    }

    /// Returns the rectangle of a call in the tree.
    fn in_tree(&self, call: &Call) -> Rect {
        let width = self.width_of_tree();
        let place =
            if self.calls.recurrence().has_moves() { self.width_of_place() } else { self.share_of_width(call.depth) };
        let x = self.area.center().x - width / 2.0 + place * (call.place as f32 + call.span as f32 / 2.0);
        let (top, height) = self.levels(self.calls.levels(), self.tree_extra());
        if call.interval.is_none() {
            let is_among_others = call.depth < self.calls.levels();
            let bottom = if is_among_others { top + height * (call.depth as f32 + 0.2) } else { self.tree_bottom() };
            return around(Point::new(x, bottom - DOT_RADIUS), DOT_RADIUS * 2.0, DOT_RADIUS * 2.0);
        }
        let size = node_size(place * call.span as f32, height);
        Rect::new(x - size.0 / 2.0, top + height * call.depth as f32, size.0, size.1)
    }

    /// Returns the place that a hidden call comes from: the end of a stub below the tree's last level.
    fn in_stub(&self, call: &Call) -> Rect {
        let above = Call { depth: self.calls.levels() - 1, ..*call };
        let Point { x, y } = self.in_tree(&above).at(0.5, 1.0);
        around(Point::new(x, y + STUB), 0.0, 0.0)
    }

    /// Returns the rectangle of an interval in the graph, the whole row at the top. Taking left leads down to the left.
    fn in_graph(&self, interval: Interval) -> Rect {
        let levels = self.calls.levels_of_graph();
        let coins_per_level = self.calls.coins_per_level();
        let widest = (levels - 1) * coins_per_level + 1;
        let share = (self.area.width() / widest as f32).min(MAX_SHARE);
        let (top, height) = self.levels(levels, self.graph_extra());
        let taken = self.calls.n() - interval.len();
        let x = self.area.center().x - share * (interval.i as f32 - taken as f32 / 2.0);
        let size = node_size(share, height);
        Rect::new(x - size.0 / 2.0, top + height * (taken / coins_per_level) as f32, size.0, size.1)
    }

    /// Returns the rectangle of an interval in the table: rows by `i`, columns by `j`, as in the square layout.
    pub(super) fn in_table(&self, interval: Interval) -> Rect {
        let (rows, columns) = self.calls.rows_and_columns();
        let side = (columns.end() - columns.start() + 1) as f32;
        let area = if self.calls.has_all_intervals() {
            self.area
        } else {
            Rect { bottom: self.area.bottom - CAPTION_ROOM, ..self.area }
        };
        let (width, height) = (area.width() / side, area.height() / side);
        let width = width.min(MAX_CELL.0).min(height * CELL_ASPECTS.1);
        let height = height.min(MAX_CELL.1).min(width / CELL_ASPECTS.0);
        let center = area.center();
        let column = (interval.j - columns.start()) as f32 + 0.5 - side / 2.0;
        let row = (interval.i - rows.start()) as f32 + 0.5 - side / 2.0;
        let gap = height * CELL_GAP_PART;
        around(Point::new(center.x + column * width, center.y + row * height), width - gap, height - gap)
    }

    /// Returns the place that a call on an empty interval moves to when the tree folds: into its caller.
    fn folded_away(&self, call: &Call) -> Rect {
        let caller = call.caller.and_then(|caller| self.calls.all()[caller].interval);
        let at = caller.map_or(self.area.center(), |interval| self.in_graph(interval).at(0.5, 1.0));
        around(at, 0.0, 0.0)
    }
}

/// Returns the height of some levels in levels. The last one has no lines below it.
fn levels_but_for_lines(levels: usize) -> f32 {
    (levels - 1) as f32 + NODE_PART
}

/// Returns the width and the height of a node, in points.
fn node_size(share: f32, level_height: f32) -> (f32, f32) {
    let width = share - (share * GAP_PART).clamp(GAPS.0, GAPS.1);
    (width.min(MAX_NODE.0), (level_height * NODE_PART).min(MAX_NODE.1))
}

/// Returns the rectangle of a size around a center.
fn around(center: Point, width: f32, height: f32) -> Rect {
    Rect::new(center.x - width / 2.0, center.y - height / 2.0, width, height)
}

/// The largest zoom.
const MAX_ZOOM: f32 = 16.0;
/// The distance from the area within which the edge of a node can reach into it, in points.
const AROUND: f32 = 16.0;

/// The area of a picture, and how it is zoomed and moved. At zoom 1 without pan, the whole picture fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanZoom {
    pub area: Rect,
    /// The scale of the picture. It is 1 if the picture fits.
    pub zoom: f32,
    /// How far the picture is moved to the right and down, in points.
    pub pan: (f32, f32),
}

impl PanZoom {
    /// Returns a view in which the picture fits its area.
    pub fn new(area: Rect) -> Self {
        Self { area, zoom: 1.0, pan: (0.0, 0.0) }
    }

    /// Returns the view zoomed by a factor. What is at the point `at` stays there.
    ///
    /// The zoom is between 1 and 16. The picture never leaves the area empty at its sides.
    #[must_use]
    pub fn zoomed(self, at: Point, factor: f32) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, MAX_ZOOM);
        let center = self.area.center();
        let pan = |at: f32, center: f32, pan: f32| (at - center) - (at - center - pan) * zoom / self.zoom;
        let pan = (pan(at.x, center.x, self.pan.0), pan(at.y, center.y, self.pan.1));
        Self { zoom, ..self }.panned_to(pan)
    }

    /// Returns the view moved by some points, as far as the picture reaches.
    #[must_use]
    pub fn panned(self, by: (f32, f32)) -> Self {
        self.panned_to((self.pan.0 + by.0, self.pan.1 + by.1))
    }

    fn panned_to(self, pan: (f32, f32)) -> Self {
        let bounded = |pan: f32, span: f32| {
            let max = (self.zoom - 1.0) * span / 2.0;
            pan.clamp(-max, max)
        };
        Self { pan: (bounded(pan.0, self.area.width()), bounded(pan.1, self.area.height())), ..self }
    }

    /// Returns the point in the area of a point of the picture that fits.
    pub(super) fn point(&self, point: Point) -> Point {
        let center = self.area.center();
        Point::new(
            center.x + (point.x - center.x) * self.zoom + self.pan.0,
            center.y + (point.y - center.y) * self.zoom + self.pan.1,
        )
    }

    /// Returns whether a part of a rectangle in the area is in sight, or so near that its edge can be.
    pub(super) fn shows(&self, rect: Rect) -> bool {
        let area = self.area.grown(AROUND);
        rect.left <= area.right && area.left <= rect.right && rect.top <= area.bottom && area.top <= rect.bottom
    }

    /// Returns the rectangle in the area of a rectangle of the picture that fits.
    pub(super) fn rect(&self, rect: Rect) -> Rect {
        let Point { x, y } = self.point(rect.at(0.0, 0.0));
        Rect::new(x, y, rect.width() * self.zoom, rect.height() * self.zoom)
    }
}

/// How the picture of the calls looks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CallsLook {
    /// How far the tree is folded: 0 is the tree, 1 the graph of distinct intervals, 2 the table.
    pub folded: f32,
    /// The zoom. At 1, the whole picture fits.
    pub zoom: f32,
    /// How far the picture is moved to the right and down, as parts of the width and the height of its area.
    pub pan: (f32, f32),
}

impl CallsLook {
    /// The whole tree.
    pub const TREE: Self = Self { folded: 0.0, zoom: 1.0, pan: (0.0, 0.0) };
}

#[cfg(test)]
mod tests {
    use crate::game::Recurrence;

    use super::*;

    const AREAS: [Rect; 3] = [
        Rect { left: 10.0, top: 20.0, right: 430.0, bottom: 350.0 },
        Rect { left: 10.0, top: 20.0, right: 430.0, bottom: 240.0 },
        Rect { left: 10.0, top: 20.0, right: 650.0, bottom: 520.0 },
    ];
    const ROWS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 17, 1_000_000];

    fn for_all_rows(check: impl Fn(&Calls, &RecursionLayout, Rect)) {
        for recurrence in Recurrence::PUBLISHED {
            for n in ROWS {
                let calls = Calls::new(recurrence, n);
                for area in AREAS {
                    check(&calls, &RecursionLayout::new(&calls, area), area);
                }
            }
        }
    }

    fn overlap(a: &Rect, b: &Rect) -> bool {
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }

    #[test]
    fn copies_have_different_places_in_the_tree_and_the_same_in_graph_and_table() {
        for_all_rows(|calls, layout, _| {
            for call in calls.all().iter().filter(|call| call.interval.is_some()) {
                let first = &calls.all()[call.first_copy];
                for stage in [1.0, 1.5, 2.0] {
                    assert_eq!(layout.node(call, stage), layout.node(first, stage));
                }
                if !call.is_hidden {
                    assert_eq!(layout.node(call, 0.0) == layout.node(first, 0.0), call == first);
                }
            }
        });
    }

    #[test]
    fn nodes_of_different_intervals_never_overlap_at_the_three_stages() {
        for_all_rows(|calls, layout, _| {
            for stage in [0.0, 1.0, 2.0] {
                let shown: Vec<_> = if stage == 0.0 {
                    calls.tree().iter().collect()
                } else {
                    calls.firsts().map(|(_, call)| call).collect()
                };
                let nodes: Vec<_> = shown.iter().map(|call| layout.node(call, stage)).collect();
                for (number, a) in nodes.iter().enumerate() {
                    for (b, other) in nodes[..number].iter().zip(&shown) {
                        assert!(!overlap(a, b), "{:?} and {other:?} of {} at {stage}", shown[number], calls.n());
                    }
                }
            }
        });
    }

    #[test]
    fn every_node_is_inside_the_area() {
        for_all_rows(|calls, layout, area| {
            for stage in (0..=20).map(|tenths| tenths as f32 / 10.0) {
                for call in calls.all() {
                    let rect = layout.node(call, stage);
                    assert!(rect.left >= area.left && rect.right <= area.right, "{call:?} at {stage}: {rect:?}");
                    assert!(rect.top >= area.top && rect.bottom <= area.bottom, "{call:?} at {stage}: {rect:?}");
                }
            }
        });
    }

    #[test]
    fn no_node_jumps_while_the_stage_changes() {
        for_all_rows(|calls, layout, area| {
            for call in calls.all() {
                for step in 0..400 {
                    let [before, after] = [step, step + 1].map(|part| layout.node(call, part as f32 / 200.0));
                    let moved = (before.left - after.left).abs().max((before.top - after.top).abs());
                    assert!(moved < area.width() / 84.0, "{call:?} at {step}");
                }
            }
        });
    }

    #[test]
    fn hidden_calls_grow_from_nothing() {
        for_all_rows(|calls, layout, area| {
            for call in calls.all().iter().filter(|call| call.is_hidden) {
                let [start, end] = [0.0, 1.0].map(|stage| layout.node(call, stage));
                assert_eq!((start.width(), start.height()), (0.0, 0.0));
                assert!(start.top > area.top && end.width() > 5.0 && end.height() > 5.0, "{end:?}");
            }
        });
    }

    #[test]
    fn in_the_table_rows_are_by_i_and_columns_by_j() {
        for_all_rows(|calls, layout, _| {
            for a in calls.intervals() {
                for b in calls.intervals() {
                    let [a_center, b_center] = [a, b].map(|interval| layout.in_table(interval).center());
                    assert_eq!(a.i.cmp(&b.i), a_center.y.total_cmp(&b_center.y));
                    assert_eq!(a.j.cmp(&b.j), a_center.x.total_cmp(&b_center.x));
                }
            }
        });
        let calls = Calls::new(Recurrence::FIR_SEC, 6);
        let layout = RecursionLayout::new(&calls, AREAS[0]);
        let (first, last) = (layout.in_table(Interval::new(0, 0)), layout.in_table(Interval::new(5, 5)));
        assert!(first.left < last.left && first.top < last.top, "the diagonal goes down to the right");
    }

    #[test]
    fn cells_and_calls_together_are_the_table_or_its_corner() {
        let cells = |recurrence, n| {
            let calls = Calls::new(recurrence, n);
            (calls.intervals().count(), RecursionLayout::new(&calls, AREAS[0]).cells_without_call().count())
        };
        assert_eq!(cells(Recurrence::FIR_SEC, 6), (21, 0));
        assert_eq!(cells(Recurrence::TWO_AHEAD, 6), (9, 12));
        assert_eq!(cells(Recurrence::FIR_SEC, 16), (136, 0));
        assert_eq!(cells(Recurrence::TWO_AHEAD, 16), (64, 72));
        assert_eq!(cells(Recurrence::TWO_AHEAD, 15), (64, 56));
        assert_eq!(cells(Recurrence::FIR_SEC, 100), (15, 0));
        assert_eq!(cells(Recurrence::TWO_AHEAD, 100), (9, 6));
    }
}
