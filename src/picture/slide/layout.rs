//! The places on a slide for a lecture hall, and the explanation on it, as large as the area allows.
//!
//! Sizes grow with the area. The smallest area for lectures is 1280 × 720 points. For rows of up to eight coins, all
//! text has at least 24 points there.

use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Interval, Recurrence, Row, Table};
use crate::picture::color_role::ColorRole;
use crate::picture::table::explanation::{CardPlace, CardRoom};
use crate::picture::table::grid::Grid;
use crate::picture::table::{CellPlaces, TableScene, TableStage};
use crate::picture::text_slide::MAX_WORDS_WIDTH;
use crate::picture::{Mark, Rect};
use crate::session::{Layout, Subject};

/// The smallest scale of a stage in the window: the smallest text of a slide has 11 points then.
const MIN_UNIT_OF_STAGE: f32 = 0.56;
/// The width and the height of the smallest slide for a lecture hall, in points. Sizes are those of this slide, times
/// [`Slide::unit`].
pub const AREA: (f32, f32) = (1280.0, 720.0);
/// The free margins left and right, and above and below.
const MARGIN: (f32, f32) = (28.0, 14.0);
/// The gap between the parts of a slide.
const GAP: f32 = 10.0;
/// The smallest width, the largest width and the height of the cells of a table that is larger than its part of a
/// slide.
const SCROLLED_CELL: (f32, f32, f32) = (44.0, 70.0, 32.0);
/// The height of an explanation below the table.
const STRIP_HEIGHT: f32 = 140.0;
/// The most coins of a table with an explanation in a corner. Cells of a longer row leave no corner in sight.
const MAX_COINS_WITH_CORNER: usize = 40;
/// The height of the legend of a map, a bar of colors above its numbers, and its text size.
const LEGEND_HEIGHT: f32 = 76.0;
const LEGEND_TEXT_SIZE: f32 = 24.0;
/// The height for words below a subject: a question with its answer, the values of variables, or what fusion has done.
const WORDS_HEIGHT: f32 = 126.0;
/// The height for a question on a slide of words.
const QUESTION_HEIGHT: f32 = 330.0;
/// The height of a player's card on a slide about a game, and the gap between it and the words above it.
const GAME_CARD: f32 = 126.0;
const GAME_GAP: f32 = 12.0;
/// The height of the words beside the first call of a tree, and half the width of that call with its gaps.
const CALLS_WORDS: f32 = 108.0;
const HALF_CALL: f32 = 124.0;
/// The least width of that place, in points: the buttons that fold the tree stand there.
const MIN_CALLS_WORDS: f32 = 180.0;
/// The part of the height that words above a tree take, on a slide with no room beside the first call.
const HIGH_CALLS_WORDS: f32 = 0.18;
/// The height of the progress bar.
const BAR_HEIGHT: f32 = 5.0;

/// The places of the parts of a slide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// The scale of the slide. It is 1 for [`AREA`].
    pub(super) unit: f32,
    /// The place of the subject, with a legend and an explanation that stand beside it.
    pub stage: Rect,
    /// The place of the subject alone.
    pub table: Rect,
    /// The place of the words: of a question with its answer, and of an explanation. A subject has it at the same place
    /// with and without a question, so that nothing moves at a vote. Without words it has no height.
    pub words: Rect,
    /// Where an explanation lies in that place.
    card: CardPlace,
    /// The place of the legend of a map.
    legend: Option<Rect>,
    bar: Rect,
}

/// The parts of a slide that it may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlideParts {
    /// Whether there is a question with its answer and feedback. Only a slide of words makes room for it: other subjects
    /// have a place for it at any time.
    pub asks: bool,
    /// A table that is a map, below its legend.
    pub is_map: bool,
    /// The layout of a table. An explanation stands beside its cells or below them.
    pub table: Option<Layout>,
    /// The subject, if it is no table.
    pub other: Option<Subject>,
}

impl Slide {
    /// Lays a slide of `row` over `area`.
    pub fn with_parts(area: Rect, row: &Row, recurrence: Recurrence, parts: SlideParts) -> Self {
        Self::with_unit(area, unit_of(area), row, recurrence, parts)
    }

    /// Returns a slide whose stage takes all of an area. Its text stays legible in a small window.
    pub fn of_stage(area: Rect) -> Self {
        let below = Rect { top: area.bottom, ..area };
        let (unit, card) = (unit_of_stage(area), CardPlace::Strip);
        Self { unit, stage: area, table: area, words: below, card, legend: None, bar: below }
    }

    /// Returns the slide with its subject over a part of its stage, where its words keep their place. Without a slide, it is
    /// [that of a stage](Self::of_stage).
    pub fn over(slide: Option<Self>, area: Rect) -> Self {
        let stage = Self::of_stage(area);
        slide.map_or(stage, |slide| Self { stage: area, table: area, ..slide })
    }

    /// Returns whether a place is kept free for words.
    pub fn has_words(&self) -> bool {
        self.words.height() > 0.0
    }

    /// Returns the scale of the slide. It is 1 for an area of 1280 × 720 points.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// Returns a slide of `row` with its whole table, and its area.
    ///
    /// The area has this width and height, or more if the table would be scrolled there. Outside the table, the text size
    /// is the same.
    pub fn whole(
        (width, height): (f32, f32),
        layout: Layout,
        row: &Row,
        recurrence: Recurrence,
        parts: SlideParts,
    ) -> (Self, Rect) {
        let standard = Rect::new(0.0, 0.0, width, height);
        let slide = Self::with_parts(standard, row, recurrence, parts);
        if !slide.grid(layout, row, recurrence, None).scrolls() {
            return (slide, standard);
        }
        let (narrowest, widest, cell_height) = SCROLLED_CELL;
        let cell_width = Grid::width_for(row.max_number_len()).clamp(narrowest, widest);
        let needed = Grid::room_for(slide.unit, layout, row.len(), (cell_width, cell_height));
        let more = |needed: f32, there: f32| (needed - there).max(0.0).ceil();
        let (more_width, more_height) = (more(needed.0, slide.table.width()), more(needed.1, slide.table.height()));
        let area = Rect::new(0.0, 0.0, width + more_width, height + more_height);
        (Self::with_unit(area, unit_of(standard), row, recurrence, parts), area)
    }

    fn with_unit(area: Rect, unit: f32, row: &Row, recurrence: Recurrence, parts: SlideParts) -> Self {
        let inside = Rect {
            left: area.left + MARGIN.0 * unit,
            top: area.top + MARGIN.1 * unit,
            right: area.right - MARGIN.0 * unit,
            bottom: area.bottom - MARGIN.1 * unit,
        };
        let bar = Rect { top: inside.bottom - BAR_HEIGHT * unit, ..inside };
        let room = Rect { bottom: bar.top - GAP * unit, ..inside };
        let lay = |height_below: f32| {
            let words = Rect { top: room.bottom - height_below * unit, ..room };
            let legend = parts.is_map.then_some(Rect { bottom: room.top + LEGEND_HEIGHT * unit, ..room });
            let table = Rect {
                top: legend.map_or(room.top, |legend| legend.bottom + GAP * unit),
                bottom: if height_below > 0.0 { words.top - GAP * unit } else { room.bottom },
                ..room
            };
            let stage = if parts.asks || parts.other.is_some() { Rect { bottom: table.bottom, ..room } } else { room };
            Self { unit, stage, table, words, card: CardPlace::Strip, legend, bar }
        };
        if let Some(layout) = parts.table {
            let slide = lay(0.0);
            return match slide.corner(layout, row, recurrence) {
                Some(CardRoom { rect, place }) => Self { words: rect, card: place, ..slide },
                None => lay(STRIP_HEIGHT),
            };
        }
        // In a small window the first call is larger than the slide's unit says.
        let beside_call = room.center().x + HALF_CALL * unit.max(MIN_UNIT_OF_STAGE);
        let slide = match parts.other {
            Some(Subject::Game) => {
                let bottom = room.bottom - (GAME_CARD + GAME_GAP) * unit;
                Self { words: Rect { top: bottom - WORDS_HEIGHT * unit, bottom, ..room }, ..lay(0.0) }
            }
            // Beside the first call there is no room.
            Some(Subject::Calls) if room.height() > room.width() || room.right - beside_call < MIN_CALLS_WORDS => {
                let words = Rect { bottom: room.top + HIGH_CALLS_WORDS * room.height(), ..room };
                let below = Rect { top: words.bottom + GAP * unit, ..room };
                Self { words, table: below, ..lay(0.0) }
            }
            Some(Subject::Calls) => {
                let bottom = room.top + CALLS_WORDS * unit;
                Self { words: Rect { left: beside_call, bottom, ..room }, ..lay(0.0) }
            }
            // Texts of code and of fusion are as large as if the words had no place.
            Some(Subject::Code | Subject::Fusion) => return lay(WORDS_HEIGHT),
            // A question is what a slide of words is about.
            _ if parts.asks => {
                let slide = lay(QUESTION_HEIGHT);
                let free = (slide.words.width() - MAX_WORDS_WIDTH * unit).max(0.0) / 2.0;
                let words = Rect { left: slide.words.left + free, right: slide.words.right - free, ..slide.words };
                // Its words are as large as without a question.
                return Self { words, ..slide };
            }
            _ => lay(0.0),
        };
        // Its subject is drawn as on a stage of this size.
        Self { unit: unit_of_stage(slide.table), ..slide }
    }

    /// Returns the room for words in a corner that the cells leave free. `None` if there is none.
    fn corner(&self, layout: Layout, row: &Row, recurrence: Recurrence) -> Option<CardRoom> {
        if row.len() > MAX_COINS_WITH_CORNER {
            return None;
        }
        let places = CellPlaces::at_rest(self.grid(layout, row, recurrence, None));
        let table = Table::new(row.clone());
        CardRoom::in_corner(&table, &places, CountFrom::default())
    }

    /// Returns the card that explains what a table shows: in a corner of the table, or below it.
    pub fn explanation(
        &self,
        scene: &TableScene,
        stage: &TableStage,
        derivation: &dyn Fn(Interval) -> Derivation,
    ) -> Vec<Mark> {
        let Some(explanation) = scene.explanation(stage, derivation) else { return Vec::new() };
        explanation.marks(CardRoom { rect: self.words, place: self.card }, self.unit)
    }

    /// Returns the table's cells laid over their part of the slide. The cell `shown` is in sight.
    pub fn grid(&self, layout: Layout, row: &Row, recurrence: Recurrence, shown: Option<Interval>) -> Grid {
        let grid = Grid::new(self.unit, layout, row.len(), row.max_number_len(), self.table, (0.0, 0.0));
        let mut grid = Grid { has_whole_cells: true, ..grid };
        if let Some(shown) = shown
            && grid.scrolls()
        {
            let (column, line) = grid.offset_showing(shown, recurrence.reach());
            // A hall sees whole cells. Cells of the triangle are half a column apart. The small number makes up for
            // rounding.
            let whole = |offset: f64| (offset + 0.01).floor();
            grid.offset = (if layout == Layout::Square { whole(column) } else { column }, whole(line));
        }
        grid
    }

    /// Returns the place of the legend of a map. `None` if the slide has none.
    pub fn legend(&self) -> Option<Rect> {
        self.legend
    }

    /// Returns the text size of the legend of a map, in points.
    pub fn legend_size(&self) -> f32 {
        LEGEND_TEXT_SIZE * self.unit
    }

    /// Returns the slide with a progress bar that ends before `place`.
    #[must_use]
    pub fn with_bar_before(self, place: Rect) -> Self {
        let right = (place.left - GAP * self.unit).max(self.bar.left);
        Self { bar: Rect { right, ..self.bar }, ..self }
    }

    /// Returns the progress bar along the lower edge. `part` is from 0 to 1.
    pub fn bar(&self, part: f32) -> [Mark; 2] {
        let radius = self.bar.height() / 2.0;
        let filled = |rect, role: ColorRole| Mark::Rect { rect, radius, fill: Some(role.into()), stroke: None };
        let done = Rect { right: self.bar.left + self.bar.width() * part.clamp(0.0, 1.0), ..self.bar };
        [filled(self.bar, ColorRole::Edge), filled(done, ColorRole::Mover)]
    }
}

/// Returns the place at the right below the stage of a slide, as wide as said, in points. Only the progress bar reaches
/// into it.
pub fn lower_corner(area: Rect, width: f32) -> Rect {
    let unit = unit_of(area);
    let right = area.right - MARGIN.0 * unit;
    let top = area.bottom - (MARGIN.1 + BAR_HEIGHT + GAP) * unit;
    Rect { left: right - width, top, right, bottom: area.bottom }
}

/// Returns the scale of a slide over an area. It is 1 for an area of 1280 × 720 points.
pub fn unit_of(area: Rect) -> f32 {
    (area.width() / AREA.0).min(area.height() / AREA.1)
}

/// Returns the scale of a stage in the window. In a small window, its text stays legible.
pub fn unit_of_stage(area: Rect) -> f32 {
    unit_of(area).max(MIN_UNIT_OF_STAGE)
}

#[cfg(test)]
mod tests;
