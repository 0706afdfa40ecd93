//! The places on a slide for a lecture hall, and its row, explanation and scores, as large as the area allows.
//!
//! Sizes grow with the area. The smallest area for lectures is 1280 × 720 points. For rows of up to eight coins, all
//! text has at least 24 points there.

use crate::game::recurrence::{Expr, Meaning, Quantity};
use crate::game::table::derivation::{Branch, Derivation};
use crate::game::{CountFrom, End, Game, Interval, Player, Recurrence, Row, Scores, Table};
use crate::number::{exact, exact_len, shortened, value};
use crate::picture::coin::{CoinLook, CoinSlot, coin, coin_slots, left_out, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::table::explanation::{CardPlace, CardRoom, CardSizes};
use crate::picture::table::grid::{Audience, Grid};
use crate::picture::table::{CellPlaces, TableScene, TableStage, number_symbol};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::session::Layout;
use crate::wording::picture as texts;
use crate::wording::recurrence::number_meaning;
use crate::wording::{self, coin_count, coins_name};

/// The smallest scale of a stage in the window: the smallest text of a slide has 11 points then.
const MIN_UNIT_OF_STAGE: f32 = 0.56;
/// The width and the height of the smallest slide for a lecture hall, in points. Sizes are those of this slide, times
/// [`Slide::unit`].
pub const AREA: (f32, f32) = (1280.0, 720.0);
/// The free margins left and right, and above and below.
const MARGIN: (f32, f32) = (28.0, 14.0);
/// The width for the title on the left of the coins.
const TITLE_WIDTH: f32 = 210.0;
/// The text size of the title and of the sums.
const TEXT_SIZE: f32 = 30.0;
/// The smallest text size of a sum before its numbers are shortened.
const MIN_TEXT_SIZE: f32 = 25.0;
/// The diameter of a coin with a short value.
const COIN_DIAMETER: f32 = 62.0;
/// The diameter of a coin with a longer value, for each of its characters.
const COIN_CHARACTER_WIDTH: f32 = 17.9;
/// The smallest distance between the centers of coins.
const MIN_COIN_PITCH: f32 = 42.0;
/// The distance between the centers of coins over their diameter.
const COIN_PITCH: f32 = 1.2;
/// The largest number of characters of a coin's value. Longer values are shortened.
const MAX_CHARACTERS_ON_SLIDE: usize = 6;
/// The gap between the parts of a slide.
const GAP: f32 = 10.0;
/// The smallest width, the largest width and the height of the cells of a table that is larger than its part of a
/// slide.
const SCROLLED_CELL: (f32, f32, f32) = (44.0, 70.0, 32.0);
const SUM_LINE_HEIGHT: f32 = 37.0;
/// The height of an explanation below the table, and the largest and the smallest text size of one.
const STRIP_HEIGHT: f32 = 140.0;
const CARD_SIZES: CardSizes = (21.0, 14.0);
/// The most coins of a table with an explanation in a corner. Cells of a longer row leave no corner in sight.
const MAX_COINS_WITH_CORNER: usize = 40;
/// The height of the title and the legend, and their text size.
const LABEL_HEIGHT: f32 = 30.0;
const LABEL_TEXT_SIZE: f32 = 24.0;
/// The height of the legend of a map: a bar of colors above its numbers.
const MAP_LABEL_HEIGHT: f32 = 76.0;
/// The height of a question, in lines of sums.
const QUESTION_LINES: f32 = 3.6;
/// The smallest gap between two sums on a line.
const SUM_GAP: f32 = 40.0;
/// The height of the progress bar.
const BAR_HEIGHT: f32 = 5.0;
/// The decimals of shortened numbers, from the first try to the last.
const DECIMALS: [usize; 2] = [2, 0];

/// The places of the parts of a slide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// The scale of the slide. It is 1 for [`AREA`].
    pub(super) unit: f32,
    /// The place of the coins. It has no height if the coins stand at the columns of the table.
    pub row: Rect,
    pub table: Rect,
    /// The place of a question, of scores, and of the explanation if the table has no corner for it.
    pub sums: Rect,
    has_corner: bool,
    /// The place of the title and the legend. `None` if the slide has none.
    labels: Option<Rect>,
    bar: Rect,
    /// The left edge, the width and the line of four texts: the sums of both ends and the cell's two numbers.
    columns: [(f32, f32, usize); 4],
}

/// The parts of a slide that it may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlideParts {
    /// Room for a question with its answer and feedback, in the place of the sums.
    pub asks: bool,
    /// A title and a legend.
    pub has_labels: bool,
    pub stage: StageKind,
    /// The layout of a table that fills. An explanation stands beside its cells or below them. Its coins stand at its
    /// columns, and not in a row above, unless it is a map.
    pub table: Option<Layout>,
}

/// What a slide is about, as far as the places of its parts depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StageKind {
    #[default]
    Usual,
    /// A table that is a map. Its legend needs two lines.
    Map,
    /// The game, which has its own row.
    Game,
}

/// What a number of the table is: its color, its side if a cell has two numbers, and its meaning.
pub type NumberKey = (ColorRole, Option<End>, String);

#[derive(Clone, Copy, Debug)]
pub enum SlideSubject<'a> {
    /// The fill at the cell of a step.
    Fill(Option<Interval>),
    /// The game after a number of moves.
    Game(&'a Game, usize),
}

impl SlideSubject<'_> {
    /// Returns the coins of the current cell. There are none before a fill and after a game.
    pub fn interval(self) -> Option<Interval> {
        match self {
            Self::Fill(interval) => interval,
            Self::Game(game, ply) => game.interval_after(ply),
        }
    }

    /// Returns the player to move. There is none in a fill and after a game.
    fn to_move(self) -> Option<Player> {
        if let Self::Game(game, ply) = self { game.turn(ply).map(|turn| turn.player) } else { None }
    }
}

impl Slide {
    /// Lays a slide of `row` over `area`.
    pub fn with_parts(area: Rect, row: &Row, recurrence: Recurrence, parts: SlideParts) -> Self {
        Self::with_unit(area, unit_of(area), row, recurrence, parts)
    }

    /// Returns a slide whose stage takes all of an area. Its text stays legible in a small window.
    pub fn of_stage(area: Rect) -> Self {
        let (above, below) = (Rect { bottom: area.top, ..area }, Rect { top: area.bottom, ..area });
        Self {
            unit: unit_of(area).max(MIN_UNIT_OF_STAGE),
            row: above,
            table: area,
            sums: below,
            has_corner: true,
            labels: None,
            bar: below,
            columns: Default::default(),
        }
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
        let needed = Grid::room_for(Audience::Hall, layout, row.len(), (cell_width, cell_height));
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
        let longest = exact_len(row.range().0).max(exact_len(row.range().1));
        // A text of more than four characters has a comma or a point, which is half as wide as a digit.
        let narrow = if longest > 4 { 0.5 } else { 0.0 };
        let characters = longest.min(MAX_CHARACTERS_ON_SLIDE) as f32 - narrow;
        let coin = (characters * COIN_CHARACTER_WIDTH).max(COIN_DIAMETER);
        let bar = Rect { top: inside.bottom - BAR_HEIGHT * unit, ..inside };
        let columns = columns(inside, unit, row, recurrence);
        let is_map = parts.stage == StageKind::Map;
        let has_row = parts.stage != StageKind::Game && (parts.table.is_none() || is_map);
        let lines = if parts.table.is_some() { 0.0 } else { (columns[3].2 + 1) as f32 };
        let sums_height = lines.max(if parts.asks { QUESTION_LINES } else { 0.0 }) * SUM_LINE_HEIGHT;
        let lay = |sums_height: f32, has_corner: bool| {
            let sums_bottom = bar.top - GAP * unit;
            let sums = Rect { top: sums_bottom - sums_height * unit, bottom: sums_bottom, ..inside };
            let row = Rect { bottom: inside.top + if has_row { coin * unit } else { 0.0 }, ..inside };
            let below = row.bottom + if parts.stage == StageKind::Game { 0.0 } else { GAP * unit };
            let label_height = if is_map { MAP_LABEL_HEIGHT } else { LABEL_HEIGHT } * unit;
            let labels = parts.has_labels.then_some(Rect { top: below, bottom: below + label_height, ..inside });
            let table = Rect {
                top: labels.map_or(below, |labels| labels.bottom + GAP * unit),
                bottom: sums.top - GAP * unit,
                ..inside
            };
            Self { unit, row, table, sums, has_corner, labels, bar, columns }
        };
        let slide = lay(sums_height, true);
        match parts.table {
            Some(layout) if !slide.leaves_corner(layout, row, recurrence) => lay(sums_height.max(STRIP_HEIGHT), false),
            _ => slide,
        }
    }

    /// Returns whether the cells leave a corner for an explanation.
    fn leaves_corner(&self, layout: Layout, row: &Row, recurrence: Recurrence) -> bool {
        if row.len() > MAX_COINS_WITH_CORNER {
            return false;
        }
        let places = CellPlaces::at_rest(self.grid(layout, row, recurrence, None));
        let table = Table::new(row.clone());
        CardRoom::in_corner(&table, &places, CountFrom::default(), self.card_sizes()).is_some()
    }

    fn card_sizes(&self) -> CardSizes {
        (CARD_SIZES.0 * self.unit, CARD_SIZES.1 * self.unit)
    }

    /// Returns the card that explains what a table shows: in a corner of the table, or below it.
    pub fn explanation(
        &self,
        scene: &TableScene,
        stage: &TableStage,
        derivation: &dyn Fn(Interval) -> Derivation,
    ) -> Vec<Mark> {
        let Some(explanation) = scene.explanation(stage, derivation) else { return Vec::new() };
        let sizes = self.card_sizes();
        let corner =
            CardRoom::in_corner(scene.table, scene.places, scene.count_from, sizes).filter(|_| self.has_corner);
        let room = corner.unwrap_or(CardRoom { rect: self.sums, place: CardPlace::Strip });
        explanation.marks(room, sizes)
    }

    /// Returns the table's cells laid over their part of the slide. The cell `shown` is in sight.
    pub fn grid(&self, layout: Layout, row: &Row, recurrence: Recurrence, shown: Option<Interval>) -> Grid {
        let mut grid = Grid::new(Audience::Hall, layout, row.len(), row.max_number_len(), self.table, (0.0, 0.0));
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

    /// Returns whether the slide has a row above its subject.
    pub(super) fn has_row(&self) -> bool {
        self.row.height() > 0.0
    }

    /// Returns the places of the coins in sight. There are none on a slide without a row. If not all of them are in
    /// sight, they are those around the ends of `interval`.
    pub fn coins(&self, n: usize, interval: Option<Interval>) -> Vec<(CoinSlot, Rect)> {
        if !self.has_row() {
            return Vec::new();
        }
        let left = self.row.left + TITLE_WIDTH * self.unit;
        let room = self.row.right - left;
        let max_slots = (room / (MIN_COIN_PITCH * self.unit)) as usize;
        let slots = coin_slots(n, interval, max_slots.max(5));
        let pitch = (room / slots.len() as f32).min(self.row.height() * COIN_PITCH);
        let diameter = (pitch - 4.0 * self.unit).min(self.row.height());
        // The row is in the middle of the slide if the title leaves room for that.
        let width = pitch * slots.len() as f32;
        let start = (self.row.center().x - width / 2.0).max(left).min(self.row.right - width);
        let place = |number: usize| {
            let center = Point::new(start + (number as f32 + 0.5) * pitch, self.row.center().y);
            Rect::new(center.x, center.y, 0.0, 0.0).grown(diameter / 2.0)
        };
        slots.into_iter().enumerate().map(|(number, slot)| (slot, place(number))).collect()
    }

    /// Returns the title and the coins. Coins outside the subject's interval are faint. `count_from` is the number of the
    /// first coin.
    pub fn row(&self, count_from: CountFrom, row: &Row, subject: SlideSubject) -> Vec<Mark> {
        let interval = subject.interval();
        let coins = self.coins(row.len(), interval);
        if coins.is_empty() {
            return Vec::new();
        }
        let title_right = coins.first().map_or(self.row.right, |(_, first)| first.left) - 2.0 * GAP * self.unit;
        let mut marks = vec![self.title(count_from, row, subject, title_right - self.row.left)];
        for (slot, rect) in coins {
            let index = match slot {
                CoinSlot::Coin(index) => index,
                CoinSlot::LeftOut(count) => {
                    marks.push(left_out(rect, count, TEXT_SIZE * self.unit));
                    continue;
                }
            };
            let taker = if let SlideSubject::Game(game, ply) = subject { game.taker(ply, index) } else { None };
            let is_highlighted = interval.is_none_or(|interval| interval.contains(index));
            let look = if taker.is_none() && is_highlighted { CoinLook::Bright } else { CoinLook::Faint };
            marks.extend(coin(rect, row.coins()[index], MAX_CHARACTERS_ON_SLIDE, look));
            if let Some(player) = taker {
                let stroke =
                    Stroke::new((rect.width() * 0.06).max(1.5), ColorRole::of_player(player, subject.to_move()));
                marks.push(player_frame(rect, player, None, stroke));
            }
        }
        marks
    }

    /// Returns the title, in the room before the coins: which coins they are, or who is to move.
    fn title(&self, count_from: CountFrom, row: &Row, subject: SlideSubject, width: f32) -> Mark {
        let (texts, role) = match (subject, subject.interval()) {
            (SlideSubject::Game(game, ply), _) => match game.turn(ply) {
                Some(turn) => (vec![texts::to_move(turn.player)], ColorRole::Mover),
                None => (result(game.scores_after(ply)), ColorRole::Text),
            },
            (SlideSubject::Fill(_), Some(interval)) => (vec![coins_name(count_from, interval)], ColorRole::WeakText),
            (SlideSubject::Fill(_), None) => (vec![coin_count(row.len())], ColorRole::WeakText),
        };
        let face = if role == ColorRole::WeakText { Face::Regular } else { Face::Strong };
        self.fitting(Point::new(self.row.left, self.row.center().y), width, face, role.into(), &texts)
    }

    /// Returns the room between the row and the bar, for what is shown in the place of the table and the sums.
    pub fn stage(&self) -> Rect {
        Rect { bottom: self.sums.bottom, ..self.table }
    }

    /// Returns the place of the title and the legend. `None` if the slide has none.
    pub fn labels(&self) -> Option<Rect> {
        self.labels
    }

    /// Returns the text size of the title and the legend, in points.
    pub fn label_size(&self) -> f32 {
        LABEL_TEXT_SIZE * self.unit
    }

    /// Returns what the numbers of a cell are, each with its color, and its side if there are two.
    pub fn legend(recurrence: Recurrence) -> Vec<NumberKey> {
        let (first, second) = recurrence.quantities();
        let side = |end| second.is_some().then_some(end);
        let mut legend = vec![(ColorRole::Mover, side(End::Left), number_meaning(first))];
        legend.extend(second.map(|second| (ColorRole::Other, side(End::Right), number_meaning(second))));
        if first.meaning() == Some(Meaning::Lead) {
            legend.push((ColorRole::Other, None, texts::difference_below_zero().to_owned()));
        }
        legend
    }

    /// Returns the title, and at the right what the numbers of the table are. A long title is cut.
    pub fn title_and_legend(&self, title: &str, legend: &[NumberKey]) -> Vec<Mark> {
        let Some(labels) = self.labels else { return Vec::new() };
        let (size, y) = (self.label_size(), labels.center().y);
        let mut marks = Vec::new();
        let mut right = labels.right;
        for (role, side, text) in legend.iter().rev() {
            let width = fonts::width(Face::Regular, size, text);
            let left = right - width;
            let (anchor, face, paint) = (Anchor::LeftCenter, Face::Regular, ColorRole::WeakText.into());
            marks.push(Mark::Text { at: Point::new(left, y), anchor, size, face, paint, text: text.clone() });
            let swatch = Rect::new(left - size * 1.3, y - size * 0.35, size, size * 0.7);
            marks.extend(number_symbol(swatch, *side, *role));
            right = swatch.left - SUM_GAP * self.unit;
        }
        let room = right - labels.left;
        let text = fonts::cut_to_fit(Face::Strong, size, title, room);
        let (anchor, face, paint) = (Anchor::LeftCenter, Face::Strong, ColorRole::Text.into());
        marks.push(Mark::Text { at: Point::new(labels.left, y), anchor, size, face, paint, text });
        marks
    }

    /// Returns what both ends of the game's position are worth, for a hint.
    pub fn hint(&self, derivation: &Derivation) -> Vec<Mark> {
        let ends = derivation.branches.iter().flatten().enumerate();
        ends.map(|(column, branch)| {
            let paint = ColorRole::of_end(branch.end).into();
            self.sum(column, paint, |number| sum(branch, number))
        })
        .collect()
    }

    /// Returns the last of `ply` moves and both scores.
    pub fn scores(&self, game: &Game, ply: usize) -> Vec<Mark> {
        let mut marks = Vec::new();
        let (left, _, line) = self.columns[2];
        let right = if line == 0 { left - SUM_GAP * self.unit } else { self.sums.right };
        let to_move = SlideSubject::Game(game, ply).to_move();
        if let Some(made) = ply.checked_sub(1).and_then(|last| game.moves().get(last)) {
            let player = made.turn.player;
            let texts = [exact(made.coin), shortened(made.coin, DECIMALS[0])].map(|coin| texts::took(&made, &coin));
            marks.push(self.text(0, right - self.sums.left, ColorRole::of_player(player, to_move).into(), &texts));
        }
        let scores = game.scores_after(ply);
        for (column, player) in [(2, Player::First), (3, Player::Second)] {
            marks.push(self.sum(column, ColorRole::of_player(player, to_move).into(), |number| {
                format!("{} {}", player.name(), number(scores.of(player)))
            }));
        }
        marks
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

    /// Returns a text in one of the four columns. Its numbers are shortened if it would reach into the next column.
    fn sum(&self, column: usize, paint: Paint, text: impl Fn(&dyn Fn(i64) -> String) -> String) -> Mark {
        let (_, width, _) = self.columns[column];
        let short = DECIMALS.map(|decimals| text(&|value| shortened(value, decimals)));
        let texts: Vec<_> = std::iter::once(text(&exact)).chain(short).collect();
        self.text(column, width, paint, &texts)
    }

    /// Returns the first of the texts that fits into a column, or the last one at a smaller size.
    fn text(&self, column: usize, width: f32, paint: Paint, texts: &[String]) -> Mark {
        let (left, _, line) = self.columns[column];
        let at = Point::new(left, self.sums.top + (line as f32 + 0.5) * SUM_LINE_HEIGHT * self.unit);
        self.fitting(at, width, Face::Strong, paint, texts)
    }

    /// Returns the first of the texts that fits into a width, or the last one at a smaller size.
    fn fitting(&self, at: Point, width: f32, face: Face, paint: Paint, texts: &[String]) -> Mark {
        let (size, min_size) = (TEXT_SIZE * self.unit, MIN_TEXT_SIZE * self.unit);
        let sized: Vec<_> = texts.iter().map(|text| (fonts::size_to_fit(face, text, size, width), text)).collect();
        let (size, text) = sized.iter().find(|(size, _)| *size >= min_size).unwrap_or(&sized[sized.len() - 1]);
        Mark::Text { at, anchor: Anchor::LeftCenter, size: *size, face, paint, text: (*text).clone() }
    }
}

/// Returns ways to write the winner and the margin of a game, the longest first.
fn result(scores: Scores) -> Vec<String> {
    let wins = wording::outcome(scores);
    let Some(winner) = scores.winner() else { return vec![wins] };
    let by = |margin: String| texts::wins_by(winner, &margin);
    let margin = scores.margin().abs();
    vec![by(exact(margin)), by(shortened(margin, DECIMALS[1])), wins]
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

/// Returns the left edge, the width and the line of four texts: the sums of both ends and the cell's two numbers.
///
/// They are on one line if the row's longest possible numbers fit, and on two lines otherwise.
fn columns(inside: Rect, unit: f32, row: &Row, recurrence: Recurrence) -> [(f32, f32, usize); 4] {
    let has_negative = row.range().0 < 0;
    // A difference can be negative without negative coins.
    let has_sign = has_negative || recurrence.subtracts();
    let number = "8".repeat(row.max_number_len() + usize::from(has_sign && !has_negative));
    let definition = recurrence.definition();
    let widest = |end: usize| {
        let (_, choices) = definition.tables()[0].rule.choices().expect("a definition has a choice");
        choices[end].write(&mut |_, behind_sign| {
            if behind_sign && has_sign { format!("({number})") } else { number.clone() }
        })
    };
    let sum = |end: End| format!("{} {} = {number}", end.name(), widest(end as usize));
    let (first, second) = recurrence.quantities();
    let cell = |quantity: Quantity| format!("{} = {number}", quantity.name());
    let score = |player: Player| format!("{} {number}", player.name());
    let texts = [
        vec![sum(End::Left)],
        vec![sum(End::Right)],
        vec![cell(first), score(Player::First)],
        second.map(cell).into_iter().chain([score(Player::Second)]).collect(),
    ];
    let widths = texts
        .map(|texts| texts.iter().map(|text| fonts::width(Face::Strong, TEXT_SIZE * unit, text)).fold(0.0, f32::max));
    let gap = (inside.width() - widths.iter().sum::<f32>()) / 3.0;
    if gap >= SUM_GAP * unit {
        let mut left = inside.left;
        return widths.map(|width| {
            let column = (left, width, 0);
            left += width + gap;
            column
        });
    }
    let half = inside.width() / 2.0;
    [(0.0, 0), (half, 0), (0.0, 1), (half, 1)]
        .map(|(left, line)| (inside.left + left, half - SUM_GAP * unit / 2.0, line))
}

/// Returns the sum of a branch, such as `left 15 + 7 = 22`.
fn sum(branch: &Branch, number: &dyn Fn(i64) -> String) -> String {
    let (end, sum) = (branch.end.name(), &branch.sum);
    if matches!(sum.expr, Expr::Coin(..)) {
        format!("{end} {}", sum.numbers(number))
    } else {
        format!("{end} {} = {}", sum.numbers(number), value(branch.worth, number))
    }
}

#[cfg(test)]
mod tests;
