//! What a session shows at each of its positions, as pictures: the fill of its table or its game, on the slide of the
//! lecture view or as the table alone. Layout and marks are those that the screen draws; only the size is chosen so that
//! no cell is out of sight.

use std::time::Duration;

use super::size_in_pixels;
use super::{ExportError, Framing, Look, Subject};
use crate::game::recurrence::Derivation;
use crate::game::{Fill, Game, Interval, Row, Stride, Table, Window};
use crate::picture::grid::{Distance, Grid, Layout, Places};
use crate::picture::slide::{self, Slide};
use crate::picture::table::Scene;
use crate::picture::{Mark, Picture, Rect, number};
use crate::session::Session;

/// The longest row that is drawn. Each picture holds all of its cells, 32,896 of them then.
pub const MOST_COINS: usize = 256;
/// The most pictures of a fill: some five hours of a slide every other second.
pub const MOST_FRAMES: usize = 10_000;

/// What stays free around a table that stands alone, in points.
const MARGIN: f32 = 24.0;
/// The cells of such a table: the largest, for up to so many coins; those of most rows; and the width that the cells of
/// longer rows share, as long as their numbers have room in that.
const LARGEST_CELL: (f32, f32) = (210.0, 150.0);
const FEW_COINS: usize = 3;
const CELL: (f32, f32) = (144.0, 90.0);
const WIDTH: f32 = 1_152.0;
/// The narrowest cells, and the widest that numbers ask for: longer ones are shortened.
const NARROW: (f32, f32) = (40.0, 64.0);
/// The room that the legend needs where there are so few cells that none is left over between them.
const LEGEND: (f32, f32) = (640.0, 170.0);
const TOO_FEW_FOR_LEGEND: usize = 2;

/// How long a picture is shown in an animation, and the last one, which people want to look at.
const LONGEST: Duration = Duration::from_millis(900);
const SHORTEST: Duration = Duration::from_millis(40);
const LAST: Duration = Duration::from_secs(3);
/// How long an animation is at most, if no picture becomes too short for that.
const WHOLE: Duration = Duration::from_secs(60);

/// A session made ready to be drawn at any of its positions.
pub struct Show {
    table: Table,
    window: Window,
    fill: Fill,
    /// Where the fill stands behind a game.
    fill_head: f64,
    game: Option<Game>,
    shows_path: bool,
    places: Places,
    slide: Option<Slide>,
    width: f32,
    height: f32,
}

impl Show {
    /// Lays out what a session shows. O(n²) once, whatever is drawn then.
    ///
    /// # Errors
    /// If the row is too long, or the pictures would have too many pixels.
    pub fn new(session: &Session, subject: Subject, look: Look) -> Result<Self, ExportError> {
        let row = &session.document.row;
        let n = row.len();
        if n > MOST_COINS {
            return Err(ExportError::TooManyCoins { n });
        }
        let recurrence = session.view.recurrence;
        let (slide, grid, (width, height)) = match look.framing {
            Framing::Slide => {
                let (slide, area) = Slide::whole(look.layout, row, recurrence);
                (Some(slide), slide.grid(look.layout, row, recurrence, None), (area.width(), area.height()))
            }
            Framing::Table => {
                let (grid, size) = table_alone(look.layout, row);
                (None, grid, size)
            }
        };
        size_in_pixels(width, height, look.scale)?;
        let table = Table::new(row.clone());
        let duel = &session.document.duel;
        let game = || Game::solved(&table, duel.players, duel.lines()[session.line].clone());
        Ok(Self {
            window: table.window(0..=n - 1, 0..=n - 1),
            fill: session.view.fill(n),
            fill_head: session.fill_position,
            game: (subject == Subject::Game).then(game),
            shows_path: look.shows_path,
            places: Places::at_rest(grid),
            slide,
            width,
            height,
            table,
        })
    }

    /// The last position: the number of steps, or of moves.
    pub fn end(&self) -> u64 {
        self.game.as_ref().map_or_else(|| self.fill.steps(), |game| game.end() as u64)
    }

    /// The positions of all pictures, from the beginning to the end: the fill's by a stride, or the game's by moves.
    ///
    /// # Errors
    /// If there are more than [`MOST_FRAMES`].
    pub fn stops(&self, stride: Stride) -> Result<Vec<f64>, ExportError> {
        let end = self.end() as f64;
        let next = |at: &f64| if self.game.is_some() { at + 1.0 } else { self.fill.next_stop(*at, stride) };
        let stops = std::iter::successors(Some(0.0), |at| (*at < end).then(|| next(at)));
        // One more than there may be tells that there are too many.
        let stops: Vec<_> = stops.take(MOST_FRAMES + 1).collect();
        if stops.len() > MOST_FRAMES { Err(ExportError::TooManyFrames) } else { Ok(stops) }
    }

    /// The picture at a position: steps of the fill that are done, or moves that are made.
    ///
    /// O(n²), some microseconds for each cell that is written.
    pub fn picture(&self, at: f64) -> Picture {
        let (head, ply) = if self.game.is_some() { (self.fill_head, at as usize) } else { (at, 0) };
        let Self { table, window, places, fill, .. } = self;
        let scene = Scene { table, window, places, fill: *fill, head, has_game: self.game.is_some() };
        let progress = fill.progress(head);
        let derivation = |interval: Interval| Derivation::in_window(window, table.row(), fill.recurrence, interval);

        let mut marks = Vec::new();
        if let Some(slide) = &self.slide {
            let subject = match &self.game {
                Some(game) => slide::Subject::Game(game, ply),
                None => slide::Subject::Fill(progress.as_ref()),
            };
            marks.extend(slide.row(table.row(), subject));
        }
        marks.extend(scene.headers(progress.map(|progress| progress.interval), false));
        marks.extend(scene.cells());
        marks.extend(scene.legend());
        if let Some(progress) = &progress {
            marks.extend(scene.step(progress, || derivation(progress.interval)));
        }
        if let Some(game) = &self.game {
            marks.extend(scene.game(game, ply, self.shows_path));
        }
        if let Some(slide) = &self.slide {
            marks.extend(match (&self.game, &progress) {
                (Some(game), _) => slide.scores(game, ply),
                (None, Some(progress)) => slide.sums(progress, || derivation(progress.interval)),
                (None, None) => Vec::<Mark>::new(),
            });
            marks.extend(slide.bar((at / self.end().max(1) as f64) as f32));
        }
        Picture { width: self.width, height: self.height, marks }
    }
}

/// How long one of `count` pictures, counted from 0, is shown.
pub fn delay(index: usize, count: usize) -> Duration {
    if index + 1 == count { LAST } else { (WHOLE / count as u32).clamp(SHORTEST, LONGEST) }
}

/// The table of a row with its headers and a margin, and the size of all that.
fn table_alone(layout: Layout, row: &Row) -> (Grid, (f32, f32)) {
    let (n, digits) = (row.len(), number::digits(row));
    let pitch = if n <= FEW_COINS {
        LARGEST_CELL
    } else {
        let (narrowest, widest) = NARROW;
        let least = Grid::width_for(digits).clamp(narrowest, widest);
        let width = (WIDTH / n as f32).clamp(least, CELL.0);
        (width, width * CELL.1 / CELL.0)
    };
    let (mut width, mut height) = Grid::room_for(Distance::Desk, layout, n, pitch);
    width = width.max(LEGEND.0);
    if n <= TOO_FEW_FOR_LEGEND && layout == Layout::Square {
        height += LEGEND.1;
    }
    let area = Rect::new(MARGIN, MARGIN, width, height);
    let grid = Grid::new(Distance::Desk, layout, n, digits, area, (0.0, 0.0));
    (grid, (width + 2.0 * MARGIN, height + 2.0 * MARGIN))
}
