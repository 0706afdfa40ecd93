//! The table's look: cells, headers, the step in progress, the game's path, the legend.
//!
//! Everything follows from the row, the grid and the head of the fill, so a frame, an export and a test see the
//! same. A cell's left half holds `fir`, its right half `sec`; a mark at its lower left says that taking left is
//! best, one at its lower right that taking right is, both that it makes no difference.

use super::grid::Grid;
use super::ink::Ink;
use super::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, ease, number};
use crate::game::recurrence::{Branch, Derivation};
use crate::game::{Cell, End, FillOrder, Interval, Pick, Player, Progress, Table, Window};

/// The width of a digit over the size of its letters.
const DIGIT_WIDTH: f32 = 0.7;
const SMALLEST_LETTERS: f32 = 9.0;
const LARGEST_LETTERS: f32 = 40.0;
/// In columns narrower than this, indices stand without their letter.
const NARROW: f32 = 56.0;
/// Where in a cell, by parts of its width and height, the two numbers stand: side by side, or, where they are too long
/// for that, one above the other.
const BESIDE: [(f32, f32); 2] = [(0.27, 0.47), (0.73, 0.47)];
const STACKED: [(f32, f32); 2] = [(0.5, 0.27), (0.5, 0.69)];
/// The part of a cell's width that stacked numbers take: the lower one stands between the marks of the pick.
const STACKED_WIDTH: f32 = 0.8;
/// What a number leaves free of its half of a cell, in points.
const PADDING: f32 = 7.0;
/// How far down a cell the parts of a sum and the sum stand while it is formed, and the smallest size they have.
const PARTS_Y: f32 = 0.34;
const SUM_Y: f32 = 0.64;
const SMALLEST_SUM: f32 = 6.0;

/// All that the cells' look follows from.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub table: &'a Table,
    /// The cells that are in sight.
    pub window: &'a Window,
    pub grid: &'a Grid,
    pub order: FillOrder,
    /// The position of the fill, in steps.
    pub head: f64,
}

/// Where in the cells the numbers are written, how large, and how many characters have room.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lettering {
    places: [(f32, f32); 2],
    size: f32,
    room: usize,
}

impl Scene<'_> {
    /// Every cell in sight as it stands outside of the step in progress: written, or empty with a dashed edge.
    pub fn cells(&self) -> Vec<Mark> {
        let lettering = self.lettering();
        let mut marks = Vec::new();
        for (interval, cell) in self.window.iter() {
            let rect = self.grid.cell(interval);
            if self.order.is_written(self.table.n(), interval, self.head) {
                written_cell(&mut marks, rect);
                lettering.divider(&mut marks, rect);
                lettering.numbers(&mut marks, rect, cell, 1.0);
                if !interval.is_single() {
                    pick_marks(&mut marks, rect, cell.pick(), 1.0);
                }
            } else {
                marks.push(Mark::DashedRect { rect, stroke: Stroke::new(1.0, Paint::from(Ink::Raised)) });
            }
        }
        marks
    }

    /// The step in progress, or the one that has just ended: its sources, the arrows from them, its cell.
    pub fn step(&self, progress: &Progress, derivation: &Derivation) -> Vec<Mark> {
        let phases = Phases::of(progress);
        let lettering = self.lettering();
        let rect = self.grid.cell(progress.interval);
        let mut marks = Vec::new();
        if let Derivation::Choice { left, right, .. } = derivation {
            for branch in [left, right] {
                self.source(&mut marks, branch, phases.read, lettering);
            }
        }
        let outline = Stroke::new((rect.height() * 0.045).clamp(2.0, 4.0), Ink::Current);
        marks.push(Mark::Rect {
            rect: rect.grown(outline.width / 2.0),
            radius: radius(rect) + 1.0,
            fill: Some(Ink::Cell.into()),
            stroke: Some(outline),
        });
        match derivation {
            Derivation::Base { coin, .. } => {
                let cell = Cell { left: *coin, right: *coin, sum: *coin };
                lettering.divider(&mut marks, rect);
                lettering.numbers(&mut marks, rect, &cell, phases.whole);
            }
            Derivation::Choice { cell, left, right, .. } => {
                lettering.divider(&mut marks, rect);
                for branch in [left, right] {
                    self.arrow(&mut marks, branch.end, rect, branch.source, phases.read);
                }
                if phases.write > 0.0 {
                    pick_marks(&mut marks, rect, cell.pick(), phases.write);
                    self.arriving_numbers(&mut marks, rect, cell, derivation, phases.write, lettering);
                } else {
                    for branch in [left, right] {
                        let chosen = cell.pick().allows(branch.end);
                        let strength = if chosen { 1.0 } else { 1.0 - 0.5 * phases.choose };
                        sum_in_progress(&mut marks, rect, branch, &phases, strength);
                    }
                }
            }
        }
        marks
    }

    /// A source cell: tinted in the colour of its branch, its numbers on top.
    fn source(&self, marks: &mut Vec<Mark>, branch: &Branch, strength: f32, lettering: Lettering) {
        let rect = self.grid.cell(branch.source);
        let ink = Paint::from(branch_ink(branch.end));
        written_cell(marks, rect);
        let Some(cell) = self.window.cell(branch.source) else { return };
        marks.push(Mark::Rect {
            rect,
            radius: radius(rect),
            fill: Some(ink.faded(0.24 * strength)),
            stroke: Some(Stroke::new((rect.height() * 0.03).clamp(1.5, 2.5), ink.faded(strength))),
        });
        lettering.divider(marks, rect);
        lettering.numbers(marks, rect, cell, 1.0);
        if !branch.source.is_single() {
            pick_marks(marks, rect, cell.pick(), 1.0);
        }
    }

    /// The chosen sum on its way to where `fir` stands, and `sec` on its way from the source's `fir`, whose value it
    /// takes over.
    fn arriving_numbers(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        cell: &Cell,
        derivation: &Derivation,
        part: f32,
        lettering: Lettering,
    ) {
        let Some(picked) = derivation.picked().next() else { return };
        let part = ease(part);
        let worth = picked.worth();
        let sum_at = rect.at(branch_at(picked.end), SUM_Y);
        let fir = number::fitted(worth, lettering.room);
        let sum_size = sum_size(rect, number::exact_len(worth));
        let size = sum_size + (lettering.size - sum_size) * part;
        let fir_at = sum_at.towards(lettering.fir_at(rect), part);
        marks.push(Mark::centered(fir_at, size, Face::Strong, Ink::First, fir));
        let sec_at = lettering.fir_at(self.grid.cell(picked.source)).towards(lettering.sec_at(rect), part);
        marks.push(lettering.number(sec_at, Ink::Second, cell.sec()));
    }

    /// An arrow from a source into the cell that reads it, grown to `part` of its length.
    fn arrow(&self, marks: &mut Vec<Mark>, end: End, into: Rect, source: Interval, part: f32) {
        if part <= 0.0 {
            return;
        }
        let from = self.grid.cell(source);
        let reach = into.height().min(into.width() * 0.8);
        let (start, tip) = match end {
            End::Left => (
                Point::new(from.center().x, from.top + reach * 0.12),
                Point::new(into.center().x, into.bottom - reach * 0.12),
            ),
            End::Right => (
                Point::new(from.right - reach * 0.05, from.center().y),
                Point::new(into.left + reach * 0.1, into.center().y),
            ),
        };
        let head = (reach * 0.085).clamp(4.0, 9.0);
        let tip = start.towards(tip, ease(part));
        let back = match end {
            End::Left => [Point::new(tip.x - head, tip.y + head * 1.2), Point::new(tip.x + head, tip.y + head * 1.2)],
            End::Right => [Point::new(tip.x - head * 1.2, tip.y - head), Point::new(tip.x - head * 1.2, tip.y + head)],
        };
        let ink = branch_ink(end);
        let shaft_end = back[0].towards(back[1], 0.5);
        marks.push(Mark::Path { points: vec![start, shaft_end], stroke: Stroke::new(head * 0.5, ink) });
        marks.push(Mark::Polygon { points: vec![tip, back[0], back[1]], fill: ink.into() });
    }

    /// Coins and indices along the top and the left. Those outside of `highlighted` step back, if it is given.
    pub fn headers(&self, highlighted: Option<Interval>) -> Vec<Mark> {
        let mut marks = Vec::new();
        let coins = self.table.row().coins();
        let (width, height) = self.grid.header();
        let value_size = (self.grid.pitch.1 * 0.24).clamp(12.0, 24.0);
        let index_size = (value_size * 0.62).clamp(9.0, 13.0);
        let strength =
            |coin: usize| if highlighted.is_none_or(|interval| interval.contains(coin)) { 1.0 } else { 0.45 };
        let is_narrow = self.grid.pitch.0 < NARROW;
        let cells = self.grid.cells;
        let mut entry = |at: Point, anchor: Anchor, room: f32, coin: usize, index_name: char| {
            let text = number::fitted(coins[coin], room_for(room, value_size));
            let value_size = value_size.min(room / (text.chars().count() as f32 * DIGIT_WIDTH));
            let paint = Paint::from(Ink::Text).faded(strength(coin));
            let above = Point::new(at.x, at.y - value_size * 0.42);
            marks.push(Mark::Text { at: above, anchor, size: value_size, face: Face::Strong, paint, text });
            let below = Point::new(at.x, at.y + value_size * 0.62);
            let text = if is_narrow { coin.to_string() } else { format!("{index_name} = {coin}") };
            let paint = Paint::from(Ink::WeakText).faded(strength(coin));
            marks.push(Mark::Text { at: below, anchor, size: index_size, face: Face::Mono, paint, text });
        };
        for j in self.grid.visible_columns() {
            let x = self.grid.rect(0, j).center().x;
            if (cells.left..=cells.right).contains(&x) {
                entry(Point::new(x, cells.top - height * 0.5), Anchor::Center, self.grid.pitch.0, j, 'j');
            }
        }
        for i in self.grid.visible_rows() {
            let y = self.grid.rect(i, 0).center().y;
            if (cells.top..=cells.bottom).contains(&y) {
                entry(Point::new(cells.left - width * 0.14, y), Anchor::RightCenter, width * 0.84, i, 'i');
            }
        }
        marks
    }

    /// An outline around a cell that the user points at or has pinned.
    pub fn outline(&self, interval: Interval, ink: Ink) -> Mark {
        let rect = self.grid.cell(interval).grown(2.0);
        Mark::Rect { rect, radius: radius(rect), fill: None, stroke: Some(Stroke::new(2.0, ink)) }
    }

    /// The way of a game through the table: a line through the cells of its positions, a dot for each in the colour
    /// of who is to move there.
    pub fn game_path(&self, positions: impl Iterator<Item = (Interval, Player)>) -> Vec<Mark> {
        let (radius, edge) = (self.game_mark_radius() * 0.42, Stroke::new(1.0, Ink::Ground));
        let dots: Vec<_> = positions
            .map(|(interval, player)| {
                let center = self.game_mark_at(interval);
                Mark::Disc { center, radius, fill: player_ink(player).into(), stroke: edge }
            })
            .collect();
        let points =
            dots.iter().filter_map(|dot| if let Mark::Disc { center, .. } = dot { Some(*center) } else { None });
        let line = Mark::Path { points: points.collect(), stroke: Stroke::new(2.0, Ink::WeakText) };
        std::iter::once(line).chain(dots).collect()
    }

    /// The cell that the game stands at: outlined in the colour of who is to move, with a coin that has the initial.
    pub fn game_position(&self, interval: Interval, to_move: Player) -> Vec<Mark> {
        let (center, radius) = (self.game_mark_at(interval), self.game_mark_radius());
        let rect = self.grid.cell(interval).grown(-2.0);
        let initial = &to_move.name()[..1];
        let stroke = Stroke::new((radius * 0.3).max(1.5), player_ink(to_move));
        let outline = Some(Stroke::new(1.5, player_ink(to_move)));
        vec![
            Mark::Rect { rect, radius: self::radius(rect), fill: None, stroke: outline },
            Mark::Disc { center, radius, fill: Ink::Coin.into(), stroke },
            Mark::centered(center, radius * 1.25, Face::Strong, Ink::CoinText, initial),
        ]
    }

    /// A place in the upper left corner of a cell, which nothing else takes.
    fn game_mark_at(&self, interval: Interval) -> Point {
        let rect = self.grid.cell(interval);
        // In small cells right at the corner, for there the numbers reach almost as far.
        let inset = if self.grid.pitch.1 < 40.0 { 0.0 } else { self.game_mark_radius() * 0.75 };
        Point::new(rect.left + inset, rect.top + inset)
    }

    fn game_mark_radius(&self) -> f32 {
        (self.grid.pitch.1 * 0.12).clamp(5.0, 11.0)
    }

    /// What the colours and marks mean: in the corner below the diagonal, or else below the table, if there is room.
    pub fn legend(&self) -> Vec<Mark> {
        let entries = [
            (Ink::First, "fir: what the player to move gets"),
            (Ink::Second, "sec: what the other player gets"),
            (Ink::Left, "take left → read the cell below"),
            (Ink::Right, "take right → read the cell to the left"),
        ];
        let size = (self.grid.pitch.1 * 0.13).clamp(11.0, 15.0);
        let line = size * 1.75;
        let (width, height) = (size * 18.5, line * 4.6);
        let Grid { n, area, cells, pitch, .. } = *self.grid;
        // The corner's rectangle that takes up the last rows has the columns left of their diagonal.
        let rows = (height / pitch.1).ceil();
        let bottom = if self.grid.scrolls() {
            return Vec::new();
        } else if width < (n as f32 - rows) * pitch.0 {
            self.grid.rect(n - 1, 0).bottom
        } else if cells.bottom + height < area.bottom {
            cells.bottom + height
        } else {
            return Vec::new();
        };
        let left = cells.left + size * 0.4;
        let mut marks = Vec::new();
        for (line_number, (ink, text)) in entries.into_iter().enumerate() {
            let y = bottom - line * (3.5 - line_number as f32);
            let swatch = Rect::new(left, y - size * 0.45, size * 0.9, size * 0.9);
            marks.push(Mark::Rect { rect: swatch, radius: 2.5, fill: Some(ink.into()), stroke: None });
            let at = Point::new(left + size * 1.6, y);
            let (anchor, face, paint) = (Anchor::LeftCenter, Face::Regular, Ink::WeakText.into());
            marks.push(Mark::Text { at, anchor, size, face, paint, text: text.to_owned() });
        }
        marks
    }

    fn lettering(&self) -> Lettering {
        let widest =
            self.window.iter().map(|(_, cell)| number::exact_len(cell.fir()).max(number::exact_len(cell.sec()))).max();
        let widest = widest.unwrap_or(1).max(2);
        let (width, height) = (self.grid.pitch.0, self.grid.pitch.1);
        let size_in =
            |room: f32, tallest: f32| (room / (widest as f32 * DIGIT_WIDTH)).min(tallest).min(LARGEST_LETTERS);
        let beside = size_in(width * 0.5 - PADDING, height * 0.34);
        let stacked = size_in(width * STACKED_WIDTH, height * 0.36);
        match (beside, stacked) {
            (size, _) if size >= SMALLEST_LETTERS => Lettering { places: BESIDE, size, room: widest },
            (_, size) if size >= SMALLEST_LETTERS => Lettering { places: STACKED, size, room: widest },
            _ => {
                let room = room_for(width * STACKED_WIDTH, SMALLEST_LETTERS);
                Lettering { places: STACKED, size: SMALLEST_LETTERS, room }
            }
        }
    }
}

impl Lettering {
    fn fir_at(self, rect: Rect) -> Point {
        rect.at(self.places[0].0, self.places[0].1)
    }

    fn sec_at(self, rect: Rect) -> Point {
        rect.at(self.places[1].0, self.places[1].1)
    }

    fn number(self, at: Point, paint: impl Into<Paint>, value: i64) -> Mark {
        Mark::centered(at, self.size, Face::Strong, paint, number::fitted(value, self.room))
    }

    fn numbers(self, marks: &mut Vec<Mark>, rect: Rect, cell: &Cell, strength: f32) {
        marks.push(self.number(self.fir_at(rect), Paint::from(Ink::First).faded(strength), cell.fir()));
        marks.push(self.number(self.sec_at(rect), Paint::from(Ink::Second).faded(strength), cell.sec()));
    }

    /// A line between the two numbers.
    fn divider(self, marks: &mut Vec<Mark>, rect: Rect) {
        let points = if self.places == BESIDE {
            vec![rect.at(0.5, 0.28), rect.at(0.5, 0.68)]
        } else {
            vec![rect.at(0.25, 0.48), rect.at(0.75, 0.48)]
        };
        marks.push(Mark::Path { points, stroke: Stroke::new(1.0, Ink::Raised) });
    }
}

/// How far each phase of a step is, from 0 to 1.
struct Phases {
    whole: f32,
    read: f32,
    add: f32,
    choose: f32,
    write: f32,
}

impl Phases {
    fn of(progress: &Progress) -> Self {
        let fraction = progress.fraction as f32;
        let quarter = |begin: f32| ((fraction - begin) * 4.0).clamp(0.0, 1.0);
        Self { whole: fraction, read: quarter(0.0), add: quarter(0.25), choose: quarter(0.5), write: quarter(0.75) }
    }
}

pub fn branch_ink(end: End) -> Ink {
    match end {
        End::Left => Ink::Left,
        End::Right => Ink::Right,
    }
}

pub fn player_ink(player: Player) -> Ink {
    match player {
        Player::First => Ink::First,
        Player::Second => Ink::Second,
    }
}

/// How many digits of a size have room in a width.
fn room_for(width: f32, size: f32) -> usize {
    (width / (size * DIGIT_WIDTH)).max(1.0) as usize
}

fn radius(rect: Rect) -> f32 {
    (rect.height() * 0.07).clamp(3.0, 8.0)
}

fn written_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let stroke = Some(Stroke::new(1.0, Ink::Raised));
    marks.push(Mark::Rect { rect, radius: radius(rect), fill: Some(Ink::Cell.into()), stroke });
}

/// A small angle in the lower corner of each end that is best to take.
fn pick_marks(marks: &mut Vec<Mark>, rect: Rect, pick: Pick, strength: f32) {
    let size = (rect.height() * 0.075).clamp(2.6, 8.0);
    let inset = size * 1.3 + 1.0;
    for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
        let (x, direction) = match end {
            End::Left => (rect.left + inset, -1.0),
            End::Right => (rect.right - inset, 1.0),
        };
        let y = rect.bottom - inset - 1.0;
        let back = x - direction * size * 0.45;
        let points = vec![
            Point::new(back, y - size * 0.9),
            Point::new(x + direction * size * 0.45, y),
            Point::new(back, y + size * 0.9),
        ];
        let stroke = Stroke::new((size * 0.42).max(1.3), Paint::from(branch_ink(end)).faded(strength));
        marks.push(Mark::Path { points, stroke });
    }
}

/// A branch's sum while it is formed: first its two parts, then what they come to.
fn sum_in_progress(marks: &mut Vec<Mark>, rect: Rect, branch: &Branch, phases: &Phases, strength: f32) {
    let paint = Paint::from(branch_ink(branch.end)).faded(strength);
    let mut line = |y: f32, text: String, strength: f32| {
        let size = sum_size(rect, text.chars().count());
        if strength > 0.0 && size >= SMALLEST_SUM {
            let at = rect.at(branch_at(branch.end), y);
            marks.push(Mark::centered(at, size, Face::Strong, paint.faded(strength), text));
        }
    };
    let parts_shown = phases.add.min(1.0 - phases.choose);
    line(PARTS_Y, format!("{}+{}", number::exact(branch.coin), number::exact(branch.source_sec)), parts_shown);
    line(SUM_Y, number::exact(branch.worth()), phases.add);
}

/// The half of a cell that a branch's sum is formed in, as a part of its width.
fn branch_at(end: End) -> f32 {
    match end {
        End::Left => BESIDE[0].0,
        End::Right => BESIDE[1].0,
    }
}

/// How large a sum of so many characters is written in half a cell.
fn sum_size(rect: Rect, characters: usize) -> f32 {
    let half = rect.width() * 0.5 - PADDING;
    (half / (characters.max(2) as f32 * DIGIT_WIDTH)).min(rect.height() * 0.24).min(LARGEST_LETTERS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(marks: &[Mark]) -> Vec<&str> {
        marks
            .iter()
            .filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None })
            .collect()
    }

    fn with_scene<T>(row: &str, head: f64, look: impl FnOnce(&Scene) -> T) -> T {
        let table = Table::new(row.parse().unwrap());
        let grid = Grid::new(table.n(), 2, Rect::new(0.0, 0.0, 800.0, 560.0), (0.0, 0.0));
        let window = table.window(grid.visible_rows(), grid.visible_columns());
        look(&Scene { table: &table, window: &window, grid: &grid, order: FillOrder::Diagonals, head })
    }

    fn step_marks(row: &str, head: f64) -> Vec<Mark> {
        with_scene(row, head, |scene| {
            let progress = scene.order.progress(scene.table.n(), head).unwrap();
            scene.step(&progress, &Derivation::new(scene.table, progress.interval))
        })
    }

    #[test]
    fn a_cell_shows_its_numbers_only_once_it_is_written() {
        with_scene("3 9 1 2", 5.0, |scene| {
            assert_eq!(texts(&scene.cells()), ["3", "0", "9", "3", "9", "0", "1", "0", "2", "0"]);
        });
        with_scene("3 9 1 2", 0.0, |scene| assert!(texts(&scene.cells()).is_empty()));
    }

    #[test]
    fn the_current_cell_at_rest_shows_fir_and_sec() {
        let marks = step_marks("8 15 3 7 9 2", 17.0);
        let shown = texts(&marks);
        assert_eq!(shown[shown.len() - 2..], ["22", "12"]);
    }

    #[test]
    fn the_phases_show_parts_then_sums_then_the_numbers() {
        let reading = step_marks("8 15 3 7 9 2", 16.2);
        assert!(!texts(&reading).contains(&"15+7"), "the sums are not formed yet");
        let adding = step_marks("8 15 3 7 9 2", 16.5);
        assert!(texts(&adding).contains(&"15+7") && texts(&adding).contains(&"9+7"));
        let choosing = step_marks("8 15 3 7 9 2", 16.75);
        assert!(texts(&choosing).contains(&"22") && texts(&choosing).contains(&"16"));
    }

    #[test]
    fn sec_travels_from_the_fir_of_the_picked_source() {
        let place_of_sec = |head: f64| {
            step_marks("8 15 3 7 9 2", head)
                .iter()
                .rev()
                .find_map(|mark| match mark {
                    Mark::Text { at, paint: Paint { ink: Ink::Second, .. }, text, .. } if text == "12" => Some(*at),
                    _ => None,
                })
                .unwrap()
        };
        with_scene("8 15 3 7 9 2", 17.0, |scene| {
            let source_fir = scene.grid.cell(Interval::new(2, 4)).at(BESIDE[0].0, BESIDE[0].1);
            let target = scene.grid.cell(Interval::new(1, 4)).at(BESIDE[1].0, BESIDE[1].1);
            let start = place_of_sec(16.7501);
            assert!((start.x - source_fir.x).abs() < 1.0 && (start.y - source_fir.y).abs() < 1.0);
            assert_eq!(place_of_sec(17.0), target);
        });
    }

    #[test]
    fn a_tie_has_both_marks_and_a_pick_only_its_own() {
        let marks_of = |pick| {
            let mut marks = Vec::new();
            pick_marks(&mut marks, Rect::new(0.0, 0.0, 100.0, 70.0), pick, 1.0);
            marks.len()
        };
        assert_eq!((marks_of(Pick::Tie), marks_of(Pick::Left), marks_of(Pick::Right)), (2, 1, 1));
    }

    #[test]
    fn headers_name_every_coin_twice_with_its_index() {
        with_scene("8 15 3", 0.0, |scene| {
            let marks = scene.headers(None);
            assert_eq!(
                texts(&marks),
                ["8", "j = 0", "15", "j = 1", "3", "j = 2", "8", "i = 0", "15", "i = 1", "3", "i = 2"]
            );
        });
    }

    #[test]
    fn a_legend_appears_only_where_it_covers_no_cell() {
        for n in 1..=16 {
            let row = vec!["7"; n].join(" ");
            with_scene(&row, 0.0, |scene| {
                for mark in scene.legend() {
                    if let Mark::Text { at, size, .. } = mark {
                        let right = Point::new(at.x + size * 16.0, at.y);
                        let covers = |(interval, _): (Interval, &Cell)| {
                            let cell = scene.grid.cell(interval);
                            cell.left < right.x && at.x < cell.right && cell.top < at.y && at.y < cell.bottom
                        };
                        assert!(!scene.window.iter().any(covers), "{n} coins");
                    }
                }
                assert!(!scene.legend().is_empty(), "{n} coins");
            });
        }
    }

    #[test]
    fn numbers_that_have_room_are_exact() {
        for coin in ["7", "77", "777"] {
            let row = [coin; 4].join(" ");
            with_scene(&row, 10.0, |scene| {
                let expected = (2 * coin.parse::<i64>().unwrap()).to_string();
                assert!(texts(&scene.cells()).contains(&&expected[..]), "{coin}");
            });
        }
    }

    #[test]
    fn numbers_that_are_too_long_are_shortened_and_never_overflow_their_half() {
        for sign in ["", "-"] {
            let row =
                format!("{sign}999999999999 {sign}999999999998 {sign}999999999997 5 6 7 8 9 10 11 12 13 14 15 16 17");
            with_scene(&row, 136.0, |scene| {
                let Lettering { places, size, room } = scene.lettering();
                let width = if places == BESIDE { 0.5 } else { 1.0 } * scene.grid.pitch.0;
                for text in texts(&scene.cells()) {
                    let characters = text.chars().count();
                    assert!(characters <= room.max(5), "{text}");
                    assert!(characters as f32 * size * DIGIT_WIDTH < width, "{text}");
                }
            });
        }
    }
}
