//! Paths through the table: of a game, and of the coins that a number consists of.

use std::ops::Range;

use crate::game::play::game::{Share, Trace};
use crate::game::recurrence::Meaning;
use crate::game::{Game, Interval, Moves, Player, Turn, Window};
use crate::picture::coin::player_frame;
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::Grid;
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::{Mark, Paint, Point, Rect, Stroke};
use crate::session::Layout;

/// The opacity of the marks of moves that are not played yet.
const FUTURE_OPACITY: f32 = 0.8;

/// The largest number of corners of a path over a map, whose cells are too small to show each of them.
const MAX_PATH_CORNERS: usize = 1000;

/// A cell that a game visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Visit {
    interval: Interval,
    /// The player to move there.
    player: Player,
    /// Whether best play by both players can lead there.
    is_optimal: bool,
}

impl From<Turn> for Visit {
    fn from(turn: Turn) -> Self {
        Self { interval: turn.interval, player: turn.player, is_optimal: turn.is_on_best_path() }
    }
}

impl TableScene<'_> {
    /// Returns the cells that a game has visited and its position after `ply` moves.
    ///
    /// With `shows_path`, it also returns the cells that the game will visit, and a line through all of them.
    ///
    /// # Panics
    /// If these moves are not found yet.
    pub fn game(&self, game: &Game, ply: usize, shows_path: bool) -> Vec<Mark> {
        // The positions of a ring are no cells of the row.
        if game.rule().is_ring {
            return vec![];
        }
        if self.is_map() {
            return self.game_on_map(game, ply, shows_path);
        }
        let shown = moves_in_window(game.moves(), self.window);
        // The current cell has a mark of its own.
        let played = ply.saturating_sub(shown.start).min(shown.len());
        let visits: Vec<_> = game.moves().range(shown).map(|made| Visit::from(made.turn)).collect();
        let mut marks = Vec::new();
        if shows_path {
            marks.push(self.game_path(&visits));
            marks.extend(self.game_visits(&visits[played..], FUTURE_OPACITY));
        }
        marks.extend(self.game_visits(&visits[..played], 1.0));
        marks.extend(self.game_now(game, ply));
        marks
    }

    /// Returns the position of a game after `ply` moves, without the cells that it has visited: their marks tell good
    /// moves from mistakes.
    ///
    /// # Panics
    /// If these moves are not found yet.
    pub fn game_now(&self, game: &Game, ply: usize) -> Vec<Mark> {
        if game.rule().is_ring {
            return vec![];
        }
        if self.is_map() {
            return self.game_on_map(game, ply, false);
        }
        game.turn(ply).map_or_else(Vec::new, |turn| self.game_position(turn.interval, turn.player))
    }

    /// Returns the path and the current cell over a map. Its cells are too small for marks of the other visits.
    fn game_on_map(&self, game: &Game, ply: usize, shows_path: bool) -> Vec<Mark> {
        let mut marks = Vec::new();
        if shows_path {
            let every = game.moves().len().div_ceil(MAX_PATH_CORNERS).max(1);
            let plies = (0..game.moves().len()).step_by(every).chain(game.moves().len().checked_sub(1));
            let intervals = plies.filter_map(|ply| game.interval_after(ply));
            let points: Vec<_> = intervals.map(|interval| self.places.cell(interval).center()).collect();
            for (width, role) in [(4.0, ColorRole::Background), (2.0, ColorRole::Text)] {
                marks.push(Mark::Path { points: points.clone(), stroke: Stroke::new(width, role) });
            }
        }
        let turn = game.turn(ply);
        marks.extend(turn.iter().flat_map(|turn| self.frame(turn.interval, ColorRole::Mover.into())));
        marks
    }

    /// Returns a line through the cells of some visits.
    fn game_path(&self, visits: &[Visit]) -> Mark {
        let points = visits.iter().map(|visit| self.game_mark_at(visit.interval)).collect();
        Mark::Path { points, stroke: Stroke::new(2.0, ColorRole::WeakText) }
    }

    /// Returns a mark in the cell of each visit, in the shape of the player to move there.
    ///
    /// It is filled on a best path, and crossed off it.
    fn game_visits(&self, visits: &[Visit], opacity: f32) -> Vec<Mark> {
        let mut marks = Vec::new();
        for Visit { interval, player, is_optimal } in visits {
            let radius = (self.game_mark_radius() * 0.5).max(3.4);
            let paint = Paint::from(ColorRole::Text).faded(opacity);
            visit_mark(&mut marks, (self.game_mark_at(*interval), radius), *player, paint, *is_optimal);
        }
        marks
    }

    /// Returns an outline around the current cell in the role of the player to move, and a coin with the frame of that
    /// player.
    fn game_position(&self, interval: Interval, to_move: Player) -> Vec<Mark> {
        let (center, radius) = (self.game_mark_at(interval), self.game_mark_radius());
        let rect = self.places.cell(interval).grown(-2.0);
        let stroke = Stroke::new((radius * 0.3).max(1.5), ColorRole::Mover);
        let outline = Some(Stroke::new(1.5, ColorRole::Mover));
        let around = Rect::new(center.x, center.y, 0.0, 0.0).grown(radius);
        vec![
            Mark::Rect { rect, radius: corner_radius(rect), fill: None, stroke: outline },
            player_frame(around, to_move, Some(ColorRole::Coin.into()), stroke),
        ]
    }

    /// Returns the point of a mark: in the upper left corner of a cell, which is free of other marks.
    fn game_mark_at(&self, interval: Interval) -> Point {
        let rect = self.places.cell(interval);
        // In small cells, numbers almost reach the corner.
        let inset = if self.places.pitch().1 < 40.0 { 0.0 } else { self.game_mark_radius() * 0.75 };
        // The sum of the right end stands at the upper left corner of the cell that is written.
        let is_present = || self.fill.progress(self.head).is_some_and(|at| at.interval == interval);
        let is_at_right = self.places.grid.layout == Layout::Square && is_present();
        // The edge of the table may be at the right.
        let x = if is_at_right { rect.right - inset.max(self.game_mark_radius()) } else { rect.left + inset };
        Point::new(x, rect.top + inset)
    }

    fn game_mark_radius(&self) -> f32 {
        (self.places.pitch().1 * 0.12).clamp(5.0, 11.0)
    }
}

/// Returns the plies of the moves whose cells are in a window, with one more before and one more after them.
///
/// A game only moves down and left, so these moves follow each other. The path is drawn as far as the two
/// extra moves, so that it leaves the window in the right direction.
fn moves_in_window(moves: &Moves, window: &Window) -> Range<usize> {
    let (rows, columns) = (window.rows(), window.columns());
    let start = moves.partition_point(|interval| interval.i < rows.start || interval.j >= columns.end);
    let end = moves.partition_point(|interval| interval.i < rows.end && interval.j >= columns.start);
    start.saturating_sub(1)..(end.max(start) + 1).min(moves.len())
}

/// Adds the mark of a player: a filled one, or a crossed outline.
pub(super) fn visit_mark(
    marks: &mut Vec<Mark>,
    (center, radius): (Point, f32),
    player: Player,
    paint: Paint,
    is_optimal: bool,
) {
    let rect = Rect::new(center.x, center.y, 0.0, 0.0).grown(radius);
    if is_optimal {
        marks.push(player_frame(rect, player, Some(paint), Stroke::new(1.0, ColorRole::Background)));
        return;
    }
    let stroke = Stroke::new((radius * 0.5).max(1.5), paint);
    marks.push(player_frame(rect, player, Some(ColorRole::Background.into()), stroke));
    let reach = radius * 1.3;
    let points = vec![Point::new(center.x - reach, center.y + reach), Point::new(center.x + reach, center.y - reach)];
    marks.push(Mark::Path { points, stroke: Stroke::new(1.5, paint) });
}

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
            let stroke = Some(Stroke::new(2.0, of_share(player)));
            let rects = [column_header(grid, coin), grid.line_header(coin).map(|rect| rect.grown(-2.0))];
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
            visit_mark(&mut marks, (at(interval), DOT_RADIUS), Player::First, of_share(player).into(), true);
        }
        marks
    }

    /// Returns which share of a cell is under a point: the one whose number is nearer.
    pub fn share_at(&self, interval: Interval, at: Point) -> Share {
        match self.recurrence_shown().quantities() {
            (first, None) if first.meaning() == Some(Meaning::Lead) => Share::Both,
            (_, None) => Share::Fir,
            (_, Some(_)) => {
                let (rect, layout) = (self.places.cell(interval), self.number_layout());
                let distance = |to: Point| (at.x - to.x).hypot(at.y - to.y);
                let is_second = distance(layout.at(rect, 1)) < distance(layout.at(rect, 0));
                if is_second { Share::Sec } else { Share::Fir }
            }
        }
    }
}

/// Returns the role of what a player of a trace takes: `First` is the player to move, and so takes `fir`.
fn of_share(player: Player) -> ColorRole {
    ColorRole::of_player(player, Some(Player::First))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{End, Fill, FillOrder, Line, Players, Recurrence, Table};
    use crate::picture::table::tests::with_grid;

    #[test]
    fn cells_off_the_best_path_have_another_mark_than_cells_on_it() {
        let table = Table::new("8 15 3 7".parse().unwrap());
        let grid = Grid::new(1.0, Layout::Square, 4, 2, Rect::new(0.0, 0.0, 400.0, 300.0), (0.0, 0.0));
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 4 };
        // First's mistake leads away from the best path; the whole row is on it.
        let game = Game::solved(&table, Players::default(), Line::default().branch(0, End::Left));
        let visits: Vec<_> = game.moves().iter().map(|made| Visit::from(made.turn)).collect();
        // A filled mark of a visit: whether it is round, and the roles of its fill and its outline.
        let filled = |mark: &Mark| match mark {
            Mark::Disc { fill, stroke, .. } => Some((true, fill.role, stroke.paint.role)),
            Mark::Rect { fill: Some(fill), stroke: Some(stroke), .. } => Some((false, fill.role, stroke.paint.role)),
            _ => None,
        };
        let visits_of = |marks: &[Mark]| marks.iter().filter_map(filled).count();
        let fills: Vec<_> = with_grid(&table, grid, (fill, 0.0), |scene| {
            let (all, now) = (scene.game(&game, 2, false), scene.game_now(&game, 2));
            assert_eq!((visits_of(&all), visits_of(&now)), (3, 1), "the present position alone tells no mistake");
            scene.game_visits(&visits, 1.0).iter().filter_map(filled).collect()
        });
        let (ground, text) = (ColorRole::Background, ColorRole::Text);
        let expected = [(true, text, ground), (false, ground, text), (true, ground, text), (false, ground, text)];
        assert_eq!(fills, expected, "First's marks are round, and Second's are square");
    }
}
