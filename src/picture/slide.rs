//! What a lecture hall sees: the row, the table and the present sum, as large as the area allows, and nothing else.
//!
//! Sizes grow with the area. Over 1280 × 720 points, the smallest that lectures are given on, all letters have at least
//! 24 points for rows of up to eight coins.

use super::coin::{CoinLook, Slot, coin, slots};
use super::table::REJECTED_OPACITY;
use crate::game::table::recurrence::{Branch, Derivation, Quantity};
use crate::game::{Action, FillProgress, Game, Interval, Phase, Player, Recurrence, Row, Scores};
use crate::number::{exact, exact_len, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::{Audience, Grid};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::session::Layout;
use crate::wording::{self, Sum, coins_name};

/// The area that the sizes below are meant for, in points.
const AREA: (f32, f32) = (1280.0, 720.0);
const MARGIN: (f32, f32) = (28.0, 14.0);
/// The room of the title on the left of the coins.
const TITLE_WIDTH: f32 = 210.0;
/// The letters of the title and of the sums, and the smallest ones that a sum that is too long is written in.
const LETTERS: f32 = 30.0;
const SMALLEST_TEXT: f32 = 25.0;
/// The diameters of coins: what short values need, what a character of longer ones does, and the least that is drawn.
const COIN: f32 = 62.0;
const COIN_CHARACTER: f32 = 17.9;
const SMALLEST_COIN: f32 = 42.0;
/// The distance of coins over their diameter.
const COIN_PITCH: f32 = 1.2;
/// How many characters of a coin's value are shown.
const COIN_ROOM: usize = 5;
const GAP: f32 = 10.0;
/// The cells of a table that needs more room than a slide has: how wide at least and at most, and how high.
const SMALL_CELL: (f32, f32, f32) = (44.0, 70.0, 32.0);
const SUM_LINE: f32 = 37.0;
/// How many lines of sums a question takes.
const QUESTION_LINES: f32 = 3.6;
/// What stays between two sums on a line.
const SUM_GAP: f32 = 40.0;
const BAR: f32 = 5.0;
/// How many characters a number has where it is shortened.
const SHORTENED: [usize; 2] = [8, 5];

/// Where the parts of a slide are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// The size of a point of [`AREA`] here.
    unit: f32,
    pub row: Rect,
    pub table: Rect,
    pub sums: Rect,
    bar: Rect,
    /// Where the sums of both ends and the cell's two numbers begin, and on which line.
    columns: [(f32, f32, usize); 4],
}

/// What a slide tells of.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// The fill, at the cell of a step.
    Fill(Option<Interval>),
    /// The game after so many moves.
    Game(&'a Game, usize),
}

impl Subject<'_> {
    /// The coins that it is about; none before a fill and after a game.
    fn interval(self) -> Option<Interval> {
        match self {
            Self::Fill(interval) => interval,
            Self::Game(game, ply) => game.interval_after(ply),
        }
    }
}

impl Slide {
    /// Lays a slide of `row` over `area`.
    pub fn new(area: Rect, row: &Row, recurrence: Recurrence) -> Self {
        Self::with_unit(area, unit_of(area), row, recurrence, 0.0)
    }

    /// A slide on which a question with its answer and what is said to it has room where the sums else are.
    pub fn asking(area: Rect, row: &Row, recurrence: Recurrence) -> Self {
        Self::with_unit(area, unit_of(area), row, recurrence, QUESTION_LINES)
    }

    /// How large a point of 1280 × 720 is here.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// A slide of `row` with its whole table, and the area that it takes: 1280 × 720 points, or as much more as a table
    /// needs that would be scrolled there. Letters are as large then, but for those in the table.
    pub fn whole(layout: Layout, row: &Row, recurrence: Recurrence) -> (Self, Rect) {
        let (width, height) = AREA;
        let usual = Rect::new(0.0, 0.0, width, height);
        let slide = Self::new(usual, row, recurrence);
        if !slide.grid(layout, row, recurrence, None).scrolls() {
            return (slide, usual);
        }
        let (narrowest, widest, cell_height) = SMALL_CELL;
        let cell_width = Grid::width_for(row.max_number_len()).clamp(narrowest, widest);
        let needed = Grid::room_for(Audience::Hall, layout, row.len(), (cell_width, cell_height));
        let more = |needed: f32, there: f32| (needed - there).max(0.0).ceil();
        let (more_width, more_height) = (more(needed.0, slide.table.width()), more(needed.1, slide.table.height()));
        let area = Rect::new(0.0, 0.0, width + more_width, height + more_height);
        (Self::with_unit(area, 1.0, row, recurrence, 0.0), area)
    }

    fn with_unit(area: Rect, unit: f32, row: &Row, recurrence: Recurrence, least_lines: f32) -> Self {
        let inside = Rect {
            left: area.left + MARGIN.0 * unit,
            top: area.top + MARGIN.1 * unit,
            right: area.right - MARGIN.0 * unit,
            bottom: area.bottom - MARGIN.1 * unit,
        };
        let longest = exact_len(row.range().0).max(exact_len(row.range().1));
        let coin = (longest.min(COIN_ROOM) as f32 * COIN_CHARACTER).max(COIN);
        let bar = Rect { top: inside.bottom - BAR * unit, ..inside };
        let columns = columns(inside, unit, row, recurrence);
        let lines = ((columns[3].2 + 1) as f32).max(least_lines);
        let sums_bottom = bar.top - GAP * unit;
        let sums = Rect { top: sums_bottom - lines * SUM_LINE * unit, bottom: sums_bottom, ..inside };
        let row = Rect { bottom: inside.top + coin * unit, ..inside };
        let table = Rect { top: row.bottom + GAP * unit, bottom: sums.top - GAP * unit, ..inside };
        Self { unit, row, table, sums, bar, columns }
    }

    /// The table's cells laid over their part of the slide, with the cell in sight that the slide tells of.
    pub fn grid(&self, layout: Layout, row: &Row, recurrence: Recurrence, shown: Option<Interval>) -> Grid {
        let mut grid = Grid::new(Audience::Hall, layout, row.len(), row.max_number_len(), self.table, (0.0, 0.0));
        if let Some(shown) = shown
            && grid.scrolls()
        {
            let (column, line) = grid.offset_showing(shown, recurrence.reach());
            // A hall sees whole cells; those of the triangle stand half a column apart. What rounding takes from a
            // whole number does not count.
            let whole = |offset: f64| (offset + 0.01).floor();
            grid.offset = (if layout == Layout::Square { whole(column) } else { column }, whole(line));
        }
        grid
    }

    /// Where the coins that are in sight are, around an interval if not all are.
    pub fn coins(&self, n: usize, interval: Option<Interval>) -> Vec<(Slot, Rect)> {
        let left = self.row.left + TITLE_WIDTH * self.unit;
        let room = self.row.right - left;
        let most = (room / (SMALLEST_COIN * self.unit)) as usize;
        let slots = slots(n, interval, most.max(5));
        let pitch = (room / slots.len() as f32).min(self.row.height() * COIN_PITCH);
        let diameter = (pitch - 4.0 * self.unit).min(self.row.height());
        // In the middle of the slide, if the title leaves room for that.
        let width = pitch * slots.len() as f32;
        let start = (self.row.center().x - width / 2.0).max(left).min(self.row.right - width);
        let place = |number: usize| {
            let center = Point::new(start + (number as f32 + 0.5) * pitch, self.row.center().y);
            Rect::new(center.x, center.y, 0.0, 0.0).grown(diameter / 2.0)
        };
        slots.into_iter().enumerate().map(|(number, slot)| (slot, place(number))).collect()
    }

    /// The coins, those that are meant in full strength, and what they are.
    pub fn row(&self, row: &Row, subject: Subject) -> Vec<Mark> {
        let interval = subject.interval();
        let coins = self.coins(row.len(), interval);
        let title_right = coins.first().map_or(self.row.right, |(_, first)| first.left) - 2.0 * GAP * self.unit;
        let mut marks = vec![self.title(row, subject, title_right - self.row.left)];
        for (slot, rect) in coins {
            let index = match slot {
                Slot::Coin(index) => index,
                Slot::LeftOut(count) => {
                    let text = format!("+{}", fitted(count as i64, 4));
                    let size = fonts::shrunk(Face::Regular, &text, LETTERS * self.unit, rect.width());
                    marks.push(Mark::centered(rect.center(), size, Face::Regular, ColorRole::WeakText, text));
                    continue;
                }
            };
            let taker = if let Subject::Game(game, ply) = subject { game.taker(ply, index) } else { None };
            let is_meant = interval.is_none_or(|interval| interval.contains(index));
            let look = if taker.is_none() && is_meant { CoinLook::Bright } else { CoinLook::Faint };
            marks.extend(coin(rect, row.coins()[index], COIN_ROOM, look));
            if let Some(player) = taker {
                let stroke = Some(Stroke::new((rect.width() * 0.06).max(1.5), ColorRole::of_player(player)));
                marks.push(Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke });
            }
        }
        marks
    }

    /// What the coins are, in the room before them.
    fn title(&self, row: &Row, subject: Subject, width: f32) -> Mark {
        let (texts, role) = match (subject, subject.interval()) {
            (Subject::Game(game, ply), _) => match game.turn(ply) {
                Some(turn) => (vec![format!("{} to move", turn.player.name())], ColorRole::of_player(turn.player)),
                None => result(game.scores_after(ply)),
            },
            (Subject::Fill(_), Some(interval)) => (vec![coins_name(interval)], ColorRole::WeakText),
            (Subject::Fill(_), None) if row.len() == 1 => (vec!["1 coin".to_owned()], ColorRole::WeakText),
            (Subject::Fill(_), None) => (vec![format!("{} coins", row.len())], ColorRole::WeakText),
        };
        let face = if role == ColorRole::WeakText { Face::Regular } else { Face::Strong };
        self.fitting(Point::new(self.row.left, self.row.center().y), width, face, role.into(), &texts)
    }

    /// Both sums of the step and what comes of them, as far as it has come. `derivation` is asked for where a cell is
    /// written.
    pub fn sums(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        let Some(phase) = progress.phase() else {
            let known = match progress.action {
                Action::Hit => "the memo knows it",
                Action::Empty => "nothing is left: 0",
                Action::Enter | Action::Write => "not known yet",
            };
            return vec![self.text(
                0,
                self.sums.width(),
                ColorRole::Text.into(),
                &[format!("call of {}: {known}", coins_name(progress.interval))],
            )];
        };
        let derivation = derivation();
        let mut marks = Vec::new();
        let (first_table, second_table) = derivation.recurrence.quantities();
        let (first, second) = derivation.numbers();
        match &derivation.branches {
            None => marks.push(self.sum(0, ColorRole::WeakText.into(), |_| "the only coin".to_owned())),
            Some(branches) => {
                for (column, branch) in branches.iter().enumerate() {
                    let is_given_up = phase >= Phase::Choose && !derivation.cell.pick().allows(branch.end);
                    let paint = Paint::from(ColorRole::of_end(branch.end)).faded(if is_given_up {
                        REJECTED_OPACITY
                    } else {
                        1.0
                    });
                    marks.push(
                        self.sum(column, paint, |number| {
                            sum(branch, derivation.recurrence, phase >= Phase::Add, number)
                        }),
                    );
                }
            }
        }
        if phase == Phase::Write || derivation.branches.is_none() {
            let role = ColorRole::of_first_number(derivation.recurrence, first);
            marks.push(self.sum(2, role.into(), |number| format!("{} = {}", first_table.name(), number(first))));
            if let (Some(table), Some(second)) = (second_table, second) {
                marks.push(
                    self.sum(3, ColorRole::Second.into(), |number| format!("{} = {}", table.name(), number(second))),
                );
            }
        }
        marks
    }

    /// The last of `ply` moves and both scores.
    pub fn scores(&self, game: &Game, ply: usize) -> Vec<Mark> {
        let mut marks = Vec::new();
        let (left, _, line) = self.columns[2];
        let right = if line == 0 { left - SUM_GAP * self.unit } else { self.sums.right };
        if let Some(made) = ply.checked_sub(1).and_then(|last| game.moves().get(last)) {
            let player = made.turn.player;
            // The last coin lies at no end.
            let which = if made.turn.interval.is_single() { "last" } else { made.taken.name() };
            let texts = [exact(made.coin), fitted(made.coin, SHORTENED[0])]
                .map(|coin| format!("{} took the {which} {coin}", player.name()));
            marks.push(self.text(0, right - self.sums.left, ColorRole::of_player(player).into(), &texts));
        }
        let scores = game.scores_after(ply);
        for (column, player) in [(2, Player::First), (3, Player::Second)] {
            marks.push(self.sum(column, ColorRole::of_player(player).into(), |number| {
                format!("{} {}", player.name(), number(scores.of(player)))
            }));
        }
        marks
    }

    /// How much is done, as a bar along the lower edge; `part` is from 0 to 1.
    pub fn bar(&self, part: f32) -> [Mark; 2] {
        let radius = self.bar.height() / 2.0;
        let filled = |rect, role: ColorRole| Mark::Rect { rect, radius, fill: Some(role.into()), stroke: None };
        let done = Rect { right: self.bar.left + self.bar.width() * part.clamp(0.0, 1.0), ..self.bar };
        [filled(self.bar, ColorRole::Edge), filled(done, ColorRole::First)]
    }

    /// A text in one of the four columns, with its numbers shortened where it would reach into the next one.
    fn sum(&self, column: usize, paint: Paint, text: impl Fn(&dyn Fn(i64) -> String) -> String) -> Mark {
        let (_, width, _) = self.columns[column];
        let shortened = SHORTENED.map(|room| text(&|value| fitted(value, room)));
        let texts: Vec<_> = std::iter::once(text(&exact)).chain(shortened).collect();
        self.text(column, width, paint, &texts)
    }

    /// The first of the texts that fits, or the last in letters that do.
    fn text(&self, column: usize, width: f32, paint: Paint, texts: &[String]) -> Mark {
        let (left, _, line) = self.columns[column];
        let at = Point::new(left, self.sums.top + (line as f32 + 0.5) * SUM_LINE * self.unit);
        self.fitting(at, width, Face::Strong, paint, texts)
    }

    fn fitting(&self, at: Point, width: f32, face: Face, paint: Paint, texts: &[String]) -> Mark {
        let (size, least) = (LETTERS * self.unit, SMALLEST_TEXT * self.unit);
        let sized: Vec<_> = texts.iter().map(|text| (fonts::shrunk(face, text, size, width), text)).collect();
        let (size, text) = sized.iter().find(|(size, _)| *size >= least).unwrap_or(&sized[sized.len() - 1]);
        Mark::Text { at, anchor: Anchor::LeftCenter, size: *size, face, paint, text: (*text).clone() }
    }
}

/// Who has won a game, and by how much if there is room.
fn result(scores: Scores) -> (Vec<String>, ColorRole) {
    let wins = wording::outcome(scores);
    let Some(winner) = scores.winner() else { return (vec![wins], ColorRole::Text) };
    let by = |margin: String| format!("{wins} by {margin}");
    let margin = scores.margin().abs();
    (vec![by(exact(margin)), by(fitted(margin, SHORTENED[1])), wins.clone()], ColorRole::of_player(winner))
}

fn unit_of(area: Rect) -> f32 {
    (area.width() / AREA.0).min(area.height() / AREA.1)
}

/// Where the sums of both ends and the cell's two numbers stand: from the left, with its width and its line. On one line
/// if the longest numbers that the row can have fit there, else on two.
fn columns(inside: Rect, unit: f32, row: &Row, recurrence: Recurrence) -> [(f32, f32, usize); 4] {
    let has_negative = row.range().0 < 0;
    // A difference may be negative where no coin is.
    let has_sign = has_negative || recurrence.subtracts();
    let number = "8".repeat(row.max_number_len() + usize::from(has_sign && !has_negative));
    let read = match recurrence {
        Recurrence::TwoAhead => format!("min({number}, {number})"),
        _ if has_sign => format!("({number})"),
        _ => number.clone(),
    };
    let sum = |end: &str| format!("{end} {number} + {read} = {number}");
    let (first, second) = recurrence.quantities();
    let cell = |quantity: Quantity| format!("{} = {number}", quantity.name());
    let score = |player: Player| format!("{} {number}", player.name());
    let texts = [
        vec![sum("left")],
        vec![sum("right")],
        vec![cell(first), score(Player::First)],
        second.map(cell).into_iter().chain([score(Player::Second)]).collect(),
    ];
    let widths = texts
        .map(|texts| texts.iter().map(|text| fonts::width(Face::Strong, LETTERS * unit, text)).fold(0.0, f32::max));
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

/// `left 15 + 7 = 22`, or before it is added `left 15 + ?`.
fn sum(branch: &Branch, recurrence: Recurrence, is_added: bool, number: &dyn Fn(i64) -> String) -> String {
    let (end, sum) = (branch.end.name(), Sum::of(recurrence, branch));
    if !is_added {
        format!("{end} {}", sum.with_rest("?", number))
    } else if sum.reads.is_empty() {
        format!("{end} {}", number(branch.coin))
    } else {
        format!("{end} {} = {}", sum.numbers(number), number(branch.worth))
    }
}

#[cfg(test)]
mod tests;
