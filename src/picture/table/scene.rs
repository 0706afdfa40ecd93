//! Everything that the picture of the table follows from, and the marks that its parts share.

use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Fill, FillProgress, Game, Interval, Table, Window};
use crate::picture::color_role::ColorRole;
use crate::picture::game::Advice;
use crate::picture::table::grid::CellPlaces;
use crate::picture::{Mark, Paint, Point, Rect, Stroke};
use crate::predict::QuestionKind;
use crate::predict::own::{NumberPlace, OwnTable, OwnVerdict};

/// The smallest width and height inside a frame around a cell, in points.
const MIN_FRAME: f32 = 5.0;
/// The opacity of what covers the cells in a spotlight.
const VEIL_OPACITY: f32 = 0.82;

/// Everything that the look of the table follows from.
#[derive(Clone, Copy, Debug)]
pub struct TableScene<'a> {
    pub table: &'a Table,
    /// The cells in sight.
    pub window: &'a Window,
    pub places: &'a CellPlaces,
    pub fill: Fill,
    /// The position of the fill, in steps.
    pub head: f64,
    /// The number of the first coin in the headers.
    pub count_from: CountFrom,
    /// Which marks of the game the table has, so that the legend explains them.
    pub game_marks: GameMarks,
}

/// The marks of the game in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameMarks {
    Absent,
    /// The cell of the present position.
    Position,
    /// The cells that the game has visited, too.
    Path,
}

impl GameMarks {
    /// Returns all marks if there is a game, and none otherwise.
    pub fn of(has_game: bool) -> Self {
        if has_game { Self::Path } else { Self::Absent }
    }
}

impl TableScene<'_> {
    /// Returns the cell at a point in sight. Where cells have numbers, it is one whose numbers are known. Of cells that
    /// cover each other on the way to another layout, it is the one on top. O(1), and on this way O(cells in sight).
    pub fn interval_at(&self, at: Point) -> Option<Interval> {
        let grid = &self.places.grid;
        if self.is_map() {
            return grid.interval_at(at);
        }
        if self.places.before.is_none() {
            return grid.interval_at(at).filter(|interval| self.window.cell(*interval).is_some());
        }
        let cells = self.places.drawn().cells;
        let is_there = |interval: &Interval| cells.contains(at) && self.places.cell(*interval).contains(at);
        self.window.iter().map(|(interval, _)| interval).filter(is_there).last()
    }

    /// Returns an outline around a cell, such as the cell under the pointer or a pinned cell.
    pub fn outline(&self, interval: Interval, role: ColorRole) -> Vec<Mark> {
        if self.is_map() {
            return self.frame(interval, role.into());
        }
        let rect = self.places.cell(interval).grown(2.0);
        vec![Mark::Rect { rect, radius: corner_radius(rect), fill: None, stroke: Some(Stroke::new(2.0, role)) }]
    }

    /// See [`CellPlaces::is_map`].
    pub(super) fn is_map(&self) -> bool {
        self.places.is_map()
    }

    /// Returns a frame around a small cell. Its edge stands out from every color.
    pub(super) fn frame(&self, interval: Interval, paint: Paint) -> Vec<Mark> {
        let Point { x, y } = self.places.cell(interval).center();
        let (width, height) = self.places.pitch();
        let (width, height) = (width.max(MIN_FRAME), height.max(MIN_FRAME));
        let rect = Rect::new(x - width / 2.0, y - height / 2.0, width, height).grown(1.5);
        let outline =
            |width, paint| Mark::Rect { rect, radius: 2.0, fill: None, stroke: Some(Stroke::new(width, paint)) };
        vec![outline(5.0, ColorRole::Background.into()), outline(2.5, paint)]
    }

    /// Returns what dims all cells in a spotlight. The step in progress is drawn over it.
    fn veil(&self) -> Mark {
        let fill = Some(Paint::from(ColorRole::Background).faded(VEIL_OPACITY));
        Mark::Rect { rect: self.places.grid.cells.grown(2.0), radius: 0.0, fill, stroke: None }
    }
}

/// Returns the radius of a cell's corners, in points.
pub(super) fn corner_radius(rect: Rect) -> f32 {
    (rect.height() * 0.07).clamp(3.0, 8.0)
}

/// The cell that a question is about.
#[derive(Clone, Copy, Debug)]
pub struct AskedCell<'a> {
    pub interval: Interval,
    /// The cells that are chosen as the answer.
    pub chosen: &'a [Interval],
    /// The cell under the cursor of the keyboard.
    pub cursor: Option<Interval>,
    /// What was asked, once the cell tells it.
    pub told: Option<QuestionKind>,
}

/// A table that is filled by hand, as a picture shows it.
#[derive(Clone, Copy, Debug)]
pub struct OwnMarks<'a> {
    pub own: &'a OwnTable,
    /// What a check has found.
    pub verdict: Option<&'a OwnVerdict>,
    /// The place that is typed into. A field stands there.
    pub typed: Option<NumberPlace>,
}

/// What a table shows over its cells.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct TableStage<'a> {
    /// The cell whose headers are bright. `None` if all are.
    pub highlighted: Option<Interval>,
    /// Whether all is dimmed but what is looked at.
    pub spotlight: bool,
    /// A question about the fill. It stands in the place of the step.
    pub asked: Option<AskedCell<'a>>,
    /// A cell that is looked at in the place of the step.
    pub looked_up: Option<Interval>,
    pub step: Option<FillProgress>,
    /// Whether steps pass too fast to read. Only the cell of the present one is outlined then.
    pub is_rushing: bool,
    /// A written cell that stays hidden.
    pub covered: Option<Interval>,
    /// The game after a number of moves.
    pub game: Option<(&'a Game, usize)>,
    /// Whether the table is about the game, and not about a step.
    pub is_about_game: bool,
    /// How much an explanation of the game says about its best moves.
    pub advice: Advice,
    /// Whether only the position of the game is shown, and no cell that it has visited.
    pub hides_visits: bool,
    /// Whether the cells that the game will visit are shown, too.
    pub shows_path: bool,
    /// A table that is filled by hand. It stands in the place of the cells, and nothing is shown over it.
    pub own: Option<OwnMarks<'a>>,
}

impl TableScene<'_> {
    /// Returns the headers, and what is between them: the cells or their `map`, and what is shown over them.
    pub fn marks(
        &self,
        stage: &TableStage,
        map: Vec<Mark>,
        derivation: &dyn Fn(Interval) -> Derivation,
    ) -> [Vec<Mark>; 2] {
        if let Some(own) = &stage.own {
            return [self.headers(None, false), self.own_cells(own)];
        }
        let headers = self.headers(stage.highlighted, stage.spotlight);
        [headers, [map, self.cells_without(stage.covered), self.stage(stage, derivation)].concat()]
    }

    /// Returns what is shown over the cells. `derivation` is called for a cell whose reads are shown.
    pub fn stage(&self, stage: &TableStage, derivation: &dyn Fn(Interval) -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        // A map without its cells shows nothing.
        let spotlight = stage.spotlight && !self.is_map();
        if let Some(asked) = &stage.asked {
            marks.extend(self.asked(asked, derivation));
        } else if let Some(interval) = stage.looked_up {
            if spotlight {
                marks.push(self.veil());
            } else if let Some(step) = &stage.step {
                marks.extend(self.step_aside(step));
            }
            marks.extend(self.look(interval, || derivation(interval)));
        } else if let Some(step) = &stage.step {
            let derivation = || derivation(step.interval);
            if stage.is_rushing {
                marks.extend(self.outline(step.interval, ColorRole::Current));
            } else if spotlight {
                marks.push(self.veil());
                marks.extend(self.step_alone(step, derivation));
            } else {
                marks.extend(self.step(step, derivation));
            }
        }
        marks.extend(stage.covered.filter(|_| !self.is_map()).into_iter().flat_map(|covered| self.covered(covered)));
        match stage.game {
            Some((game, ply)) if stage.hides_visits => marks.extend(self.game_now(game, ply)),
            Some((game, ply)) => marks.extend(self.game(game, ply, stage.shows_path)),
            None => {}
        }
        marks
    }
}
