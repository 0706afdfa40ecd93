//! The coins that a number consists of: marks on their headers, and the path of best play through the cells.

use crate::game::Interval;
use crate::game::play::trace::{Share, Trace};
use crate::game::table::recurrence::Quantity;
use crate::picture::color_role::ColorRole;
use crate::picture::table::game_path::visit_mark;
use crate::picture::table::grid::Grid;
use crate::picture::table::scene::TableScene;
use crate::picture::{Mark, Paint, Point, Rect, Stroke};
use crate::session::Layout;

/// The part of a header's column that its mark takes.
const MARK_PART: f32 = 0.92;
/// The opacity of the path. Numbers that it crosses can be read.
const PATH_OPACITY: f32 = 0.45;
/// The radius of the dot in a cell in which a traced coin is taken, in points.
const DOT_RADIUS: f32 = 5.0;

impl TableScene<'_> {
    /// Returns outlines around the headers of the coins that a trace gives to a share, in the role of the player.
    pub fn traced_headers(&self, trace: &Trace, share: Share) -> Vec<Mark> {
        let grid = &self.places.grid;
        if self.is_map() || self.places.before.is_some() {
            return Vec::new();
        }
        let taken = trace.moves().filter(|(_, player, _)| share.includes(*player));
        let mut marks = Vec::new();
        for (_, player, coin) in taken {
            let stroke = Some(Stroke::new(2.0, ColorRole::of_player(player)));
            let rects = [column_header(grid, coin), line_header(grid, coin)];
            marks.extend(rects.into_iter().flatten().map(|rect| Mark::Rect { rect, radius: 4.0, fill: None, stroke }));
        }
        marks
    }

    /// Returns a line through the cells of a trace, and a dot in each cell in which a coin of a share is taken.
    pub fn traced_path(&self, trace: &Trace, share: Share) -> Vec<Mark> {
        if self.is_map() {
            return Vec::new();
        }
        let shown: Vec<_> = trace.moves().filter(|(interval, ..)| self.places.grid.shows(*interval)).collect();
        let at = |interval| self.game_mark_at(interval);
        let points = shown.iter().map(|(interval, ..)| at(*interval)).collect();
        let mut marks =
            vec![Mark::Path { points, stroke: Stroke::new(2.0, Paint::from(ColorRole::WeakText).faded(PATH_OPACITY)) }];
        for (interval, player, _) in shown.into_iter().filter(|(_, player, _)| share.includes(*player)) {
            visit_mark(&mut marks, at(interval), DOT_RADIUS, ColorRole::of_player(player).into(), true);
        }
        marks
    }

    /// Returns which share of a cell is under a point: the one whose number is nearer.
    pub fn share_at(&self, interval: Interval, at: Point) -> Share {
        match self.recurrence_shown().quantities() {
            (Quantity::Difference, _) => Share::Both,
            (_, None) => Share::Fir,
            (_, Some(_)) => {
                let (rect, layout) = (self.places.cell(interval), self.number_layout());
                let distance = |to: Point| (at.x - to.x).hypot(at.y - to.y);
                let is_second = distance(layout.second_at(rect)) < distance(layout.first_at(rect));
                if is_second { Share::Sec } else { Share::Fir }
            }
        }
    }
}

/// Returns the place of the header of a column, if it is in sight.
fn column_header(grid: &Grid, coin: usize) -> Option<Rect> {
    let (x, half, height) = (grid.column_x(coin), grid.pitch.0 * MARK_PART / 2.0, grid.header_size().1);
    let (top, bottom) = match grid.layout {
        Layout::Square => (grid.cells.top - height + 1.0, grid.cells.top - 2.0),
        Layout::Triangle => (grid.cells.bottom + 2.0, grid.cells.bottom + height - 1.0),
    };
    let is_in_sight = (grid.cells.left..=grid.cells.right).contains(&x);
    is_in_sight.then_some(Rect { left: x - half, top, right: x + half, bottom })
}

/// Returns the place of the header of a line, if there is one in sight.
fn line_header(grid: &Grid, coin: usize) -> Option<Rect> {
    let (y, half) = (grid.line_y(coin), grid.pitch.1 * MARK_PART / 2.0);
    let is_in_sight = grid.layout == Layout::Square && (grid.cells.top..=grid.cells.bottom).contains(&y);
    let left = grid.cells.left - grid.header_size().0 + 1.0;
    is_in_sight.then_some(Rect { left, top: y - half, right: grid.cells.left - 3.0, bottom: y + half })
}
