//! The way of a game through the table.

use crate::game::{Game, Interval, Move, Player, Turn, Window};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::Distance;
use crate::picture::table::scene::{TableScene, radius};
use crate::picture::{Face, Mark, Paint, Point, Stroke};

/// How strong the marks of moves are that are yet to come.
const TO_COME: f32 = 0.8;

/// How many corners the way of a game has at most where cells are too small to see each of them.
const MOST_CORNERS: usize = 1000;

/// A cell that a game comes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Visit {
    interval: Interval,
    /// Who is to move there.
    player: Player,
    /// Whether best play by both can lead there.
    is_optimal: bool,
}

impl From<&Turn> for Visit {
    fn from(turn: &Turn) -> Self {
        Self { interval: turn.interval, player: turn.player, is_optimal: turn.is_on_best_path() }
    }
}

impl TableScene<'_> {
    /// Where a game has been and stands after `ply` moves; where its path is to be seen, also where it goes.
    ///
    /// # Panics
    /// If these moves are not found yet.
    pub fn game(&self, game: &Game, ply: usize, shows_path: bool) -> Vec<Mark> {
        if self.is_map() {
            return self.game_on_map(game, ply, shows_path);
        }
        let (shown, first) = moves_in(game.moves(), self.window);
        let visits: Vec<_> = shown.iter().map(|made| Visit::from(&made.turn)).collect();
        // The present cell has a mark of its own.
        let played = ply.saturating_sub(first).min(visits.len());
        let mut marks = Vec::new();
        if shows_path {
            marks.push(self.game_path(&visits));
            marks.extend(self.game_visits(&visits[played..], TO_COME));
        }
        marks.extend(self.game_visits(&visits[..played], 1.0));
        if let Some(turn) = game.turn(ply) {
            marks.extend(self.game_position(turn.interval, turn.player));
        }
        marks
    }

    /// The same over cells that are too small for marks of their own.
    fn game_on_map(&self, game: &Game, ply: usize, shows_path: bool) -> Vec<Mark> {
        let mut marks = Vec::new();
        if shows_path {
            let every = game.moves().len().div_ceil(MOST_CORNERS).max(1);
            let turns = game.moves().iter().step_by(every).chain(game.moves().last()).map(|made| made.turn.interval);
            let points: Vec<_> = turns.map(|interval| self.places.cell(interval).center()).collect();
            for (width, role) in [(4.0, ColorRole::Background), (2.0, ColorRole::Text)] {
                marks.push(Mark::Path { points: points.clone(), stroke: Stroke::new(width, role) });
            }
        }
        let turn = game.turn(ply);
        marks.extend(turn.iter().flat_map(|turn| self.marker(turn.interval, ColorRole::of_player(turn.player).into())));
        marks
    }

    /// A line through the cells that a game comes through.
    fn game_path(&self, visits: &[Visit]) -> Mark {
        let points = visits.iter().map(|visit| self.game_mark_at(visit.interval)).collect();
        Mark::Path { points, stroke: Stroke::new(2.0, ColorRole::WeakText) }
    }

    /// A mark in each cell in the color of who is to move there: a dot, or, where best play does not lead, a ring with
    /// a stroke through it.
    fn game_visits(&self, visits: &[Visit], strength: f32) -> Vec<Mark> {
        let mut marks = Vec::new();
        for Visit { interval, player, is_optimal } in visits {
            let paint = Paint::from(ColorRole::of_player(*player)).faded(strength);
            visit(
                &mut marks,
                self.game_mark_at(*interval),
                (self.game_mark_radius() * 0.5).max(3.4),
                paint,
                *is_optimal,
            );
        }
        marks
    }

    /// The cell that the game stands at: outlined in the color of who is to move, with a coin that has the initial.
    fn game_position(&self, interval: Interval, to_move: Player) -> Vec<Mark> {
        let (center, radius) = (self.game_mark_at(interval), self.game_mark_radius());
        let rect = self.places.cell(interval).grown(-2.0);
        let initial = &to_move.name()[..1];
        let stroke = Stroke::new((radius * 0.3).max(1.5), ColorRole::of_player(to_move));
        let outline = Some(Stroke::new(1.5, ColorRole::of_player(to_move)));
        let mut marks = vec![
            Mark::Rect { rect, radius: self::radius(rect), fill: None, stroke: outline },
            Mark::Disc { center, radius, fill: ColorRole::Coin.into(), stroke },
        ];
        // In a hall so small a letter could not be read; whose turn it is stands above the table.
        if self.places.grid.distance == Distance::Screen {
            marks.push(Mark::centered(center, radius * 1.25, Face::Strong, ColorRole::CoinText, initial));
        }
        marks
    }

    /// A place in the upper left corner of a cell, which nothing else takes.
    fn game_mark_at(&self, interval: Interval) -> Point {
        let rect = self.places.cell(interval);
        // In small cells right at the corner, for there the numbers reach almost as far.
        let inset = if self.places.pitch().1 < 40.0 { 0.0 } else { self.game_mark_radius() * 0.75 };
        Point::new(rect.left + inset, rect.top + inset)
    }

    fn game_mark_radius(&self) -> f32 {
        (self.places.pitch().1 * 0.12).clamp(5.0, 11.0)
    }
}

/// The moves whose cells a window holds, and the one before and behind them, to which their line leads: one stretch,
/// for a game only moves down and left; and how many moves are before it.
fn moves_in<'a>(moves: &'a [Move], window: &Window) -> (&'a [Move], usize) {
    let (rows, columns) = (window.rows(), window.columns());
    let start = moves.partition_point(|made| made.turn.interval.i < rows.start || made.turn.interval.j >= columns.end);
    let end = moves.partition_point(|made| made.turn.interval.i < rows.end && made.turn.interval.j >= columns.start);
    let start_shown = start.saturating_sub(1);
    (&moves[start_shown..(end.max(start) + 1).min(moves.len())], start_shown)
}

/// A dot, or a ring with a stroke through it.
pub(super) fn visit(marks: &mut Vec<Mark>, center: Point, radius: f32, paint: Paint, is_optimal: bool) {
    if is_optimal {
        let stroke = Stroke::new(1.0, ColorRole::Background);
        marks.push(Mark::Disc { center, radius, fill: paint, stroke });
        return;
    }
    let stroke = Stroke::new((radius * 0.5).max(1.5), paint);
    marks.push(Mark::Disc { center, radius, fill: ColorRole::Background.into(), stroke });
    let reach = radius * 1.3;
    let points = vec![Point::new(center.x - reach, center.y + reach), Point::new(center.x + reach, center.y - reach)];
    marks.push(Mark::Path { points, stroke: Stroke::new(1.5, paint) });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::End;
    use crate::game::{Fill, FillOrder, Line, Players, Recurrence, Table};
    use crate::picture::Rect;
    use crate::picture::table::grid::{Grid, Places};
    use crate::session::Layout;

    #[test]
    fn cells_off_the_best_path_have_another_mark_than_those_on_it() {
        let table = Table::new("8 15 3 7".parse().unwrap());
        let places = Places::at_rest(Grid::new(
            Distance::Screen,
            Layout::Square,
            4,
            2,
            Rect::new(0.0, 0.0, 400.0, 300.0),
            (0.0, 0.0),
        ));
        let window = table.window(0..=3, 0..=3);
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FirSec, n: 4 };
        let scene = TableScene { table: &table, window: &window, places: &places, fill, head: 0.0, has_game: true };
        // First's mistake leads away from the best path; the whole row is on it.
        let game = Game::solved(&table, Players::default(), Line::default().branch(0, End::Left));
        let visits: Vec<_> = game.moves().iter().map(|made| Visit::from(&made.turn)).collect();
        let fills: Vec<_> = scene
            .game_visits(&visits, 1.0)
            .into_iter()
            .filter_map(|mark| {
                if let Mark::Disc { fill, stroke, .. } = mark { Some((fill.role, stroke.paint.role)) } else { None }
            })
            .collect();
        let off = |role| (ColorRole::Background, role);
        assert_eq!(
            fills,
            [
                (ColorRole::First, ColorRole::Background),
                off(ColorRole::Second),
                off(ColorRole::First),
                off(ColorRole::Second)
            ]
        );
    }
}
