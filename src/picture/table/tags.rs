//! The sums of a step that writes: each stands in a tag beside the arrow of its end, where it covers no number.

use crate::game::recurrence::Expr;
use crate::game::table::derivation::{Branch, Derivation};
use crate::game::{End, FillOrder, Interval};
use crate::number::{self, Number};
use crate::picture::color_role::ColorRole;
use crate::picture::table::arrows::Arrow;
use crate::picture::table::cells::{NumberLayout, QUESTION_HEIGHT, min_card_size};
use crate::picture::table::pick_marks::pick_rect;
use crate::picture::table::scene::TableScene;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::session::Layout;

/// The text size of a tag over that of the numbers.
const SIZE: f32 = 0.6;
/// How much smaller the text is at each try.
const SMALLER: f32 = 0.93;
/// The height of a tag, and its padding left and right, over the text size.
const HEIGHT: f32 = 1.4;
const PADDING: f32 = 0.5;
/// The gap between a tag and its arrow, in points.
const GAP: f32 = 3.0;
/// The number of places that are tried along an arrow, and the largest distance to them in cells.
const PLACES: usize = 24;
const REACH: f32 = 0.6;
/// How far from an arrow numbers can be in the way, in cells.
const NEAR: f32 = 2.5;
/// The number of points of an arrow that a tag keeps free.
const ARROW_POINTS: usize = 12;

/// A sum in a box beside an arrow.
#[derive(Clone, Debug)]
pub(super) struct SumTag {
    pub(super) end: End,
    rect: Rect,
    pub(super) size: f32,
    text: String,
    /// The middle of what the sum comes to.
    pub(super) worth_at: Point,
}

impl SumTag {
    /// Adds the tag.
    pub(super) fn draw(&self, marks: &mut Vec<Mark>, opacity: f32) {
        let paint = Paint::from(ColorRole::of_end(self.end)).faded(opacity);
        marks.push(Mark::Rect {
            rect: self.rect,
            radius: self.rect.height() * 0.25,
            fill: Some(Paint::from(ColorRole::Background).faded(opacity)),
            stroke: Some(Stroke::new((self.size * 0.11).clamp(1.2, 3.0), paint)),
        });
        marks.push(Mark::centered(self.rect.center(), self.size, Face::Strong, paint, self.text.clone()));
    }
}

impl TableScene<'_> {
    /// Returns a tag for each sum that has room for one at a readable size.
    pub(super) fn tags(
        &self,
        derivation: &Derivation,
        arrows: &[(Option<End>, Arrow)],
        number_layout: NumberLayout,
    ) -> Vec<SumTag> {
        let tags = |spares_marks| self.tags_beside(derivation, arrows, number_layout, spares_marks);
        let sparing = tags(true);
        let has_sum = |branch: &&Branch| !matches!(branch.sum.expr, Expr::Coin(..));
        if sparing.len() == derivation.branches.iter().flatten().filter(has_sum).count() {
            return sparing;
        }
        // Where cells are small, the mark of a neighbor's pick gives way for this step. A number never does.
        let all = tags(false);
        if all.len() > sparing.len() { all } else { sparing }
    }

    /// Returns the tags that have room beside all numbers, and beside the marks of picks if `spares_marks`.
    fn tags_beside(
        &self,
        derivation: &Derivation,
        arrows: &[(Option<End>, Arrow)],
        number_layout: NumberLayout,
        spares_marks: bool,
    ) -> Vec<SumTag> {
        let Some(branches) = &derivation.branches else { return Vec::new() };
        // Cells on their way to another layout would take the tags from place to place.
        if !self.shows_all() || self.places.before.is_some() {
            return Vec::new();
        }
        let taken = self.taken(derivation, arrows, number_layout, spares_marks);
        // An explanation says the sums, too.
        let min = min_card_size(self.places.grid.unit, self.places.grid.n);
        let into = self.places.cell(derivation.interval);
        // In half of a cell, a tag stands on the same side in all cells.
        let longest = branches.iter().map(|branch| {
            let text = format!("{}={}", terms(branch, &number::exact), number::value(branch.worth, number::exact));
            fonts::width(Face::Strong, 1.0, &text) + 2.0 * PADDING
        });
        let part = if self.places.grid.layout == Layout::Square { 0.5 } else { 0.65 };
        let half = into.width() * part - GAP * 4.0;
        let mut size = (number_layout.size * SIZE).min(half / longest.fold(1.0, f32::max)).max(min);
        let mut most = Vec::new();
        let reads = branches.iter().flat_map(Branch::reads).map(|read| self.places.cell(read.interval));
        let across = reads.fold(into, Rect::joined);
        loop {
            let mut taken = taken.clone();
            let mut tags = Vec::new();
            for branch in branches.iter().filter(|branch| !matches!(branch.sum.expr, Expr::Coin(..))) {
                let of_branch = arrows.iter().filter(|(end, _)| *end == Some(branch.end)).map(|(_, arrow)| arrow);
                let mut of_branch: Vec<_> = of_branch.collect();
                if derivation.recurrence.has_moves() {
                    // That of the best move is the last one.
                    of_branch.reverse();
                }
                let find = |write: &dyn Fn(Number) -> String, has_terms: bool| {
                    let terms = if has_terms { terms(branch, write) + "=" } else { "=".to_owned() };
                    let worth = number::value(branch.worth, write);
                    of_branch
                        .iter()
                        .flat_map(|arrow| places(arrow, into.center(), (&terms, &worth), size))
                        .find(|(rect, _)| self.is_free(*rect, &taken, across))
                        .map(|(rect, worth_at)| SumTag {
                            end: branch.end,
                            rect,
                            size,
                            text: format!("{terms}{worth}"),
                            worth_at,
                        })
                };
                let short = |value| number::fitted(value, number_layout.max_characters);
                // Where a sum has no room, what it comes to may have.
                let alone = || find(&number::exact, false).filter(|_| size <= min);
                let tag = find(&number::exact, true).or_else(|| find(&short, true)).or_else(alone);
                if let Some(tag) = tag {
                    taken.push(tag.rect.grown(1.0));
                    tags.push(tag);
                }
            }
            if tags.len() > most.len() {
                most = tags;
            }
            if most.len() == 2 || size <= min {
                return most;
            }
            size = (size * SMALLER).max(min);
        }
    }

    /// Returns whether a tag is on the table, beside what is taken. In the triangle it stays above the cells that are read,
    /// which are `across`, because a card may be beside them.
    fn is_free(&self, rect: Rect, taken: &[Rect], across: Rect) -> bool {
        let grid = &self.places.grid;
        let mut room = grid.cells;
        if !grid.scrolls() {
            room = Rect { top: room.top.min(grid.area.top), right: room.right.max(grid.area.right), ..room };
        }
        if grid.layout == Layout::Triangle {
            room = Rect { left: room.left.max(across.left), right: room.right.min(across.right), ..room };
        }
        room.holds(rect) && !taken.iter().any(|other| other.overlaps(rect))
    }

    /// Returns what a tag must not cover: numbers, headers, frames, arrows and, if `spares_marks`, the marks of picks.
    fn taken(
        &self,
        derivation: &Derivation,
        arrows: &[(Option<End>, Arrow)],
        number_layout: NumberLayout,
        spares_marks: bool,
    ) -> Vec<Rect> {
        let (current, pitch) = (derivation.interval, self.places.pitch());
        let mut taken: Vec<_> = self.headers(None, false).iter().map(fonts::extent).collect();
        let near = arrows.iter().flat_map(|(_, arrow)| [arrow.start, arrow.tip]);
        let near = |rect: Rect| {
            let center = rect.center();
            near.clone().any(|at| (at.x - center.x).abs() < NEAR * pitch.0 && (at.y - center.y).abs() < NEAR * pitch.1)
        };
        let numbers = if self.recurrence_shown().quantities().1.is_some() { 2 } else { 1 };
        let awaits = |interval: Interval| interval == current || self.fill.order == FillOrder::Recursion;
        for (interval, cell) in self.window.iter() {
            let rect = self.places.cell(interval);
            if !near(rect) {
                continue;
            }
            let is_written = self.is_written(interval);
            if is_written || interval == current {
                for table in 0..numbers {
                    taken.push(number_layout.room(rect, table));
                }
                let pick = self.values().cell(interval, cell).pick;
                // A tag must not tell which end is better.
                let is_marked =
                    |end: &End| interval == current || (spares_marks && pick.is_some_and(|pick| pick.allows(*end)));
                let ends = End::BOTH.into_iter().filter(is_marked);
                taken.extend(ends.map(|end| pick_rect(rect, end)));
            }
            if !is_written && awaits(interval) {
                let size = rect.height() * QUESTION_HEIGHT;
                let Point { x, y } = rect.center();
                taken.push(Rect::new(x - size / 2.0, y - size * 0.5, size, size * 0.9));
            }
        }
        let reads = derivation.branches.iter().flatten().flat_map(Branch::reads);
        taken.extend(reads.map(|read| number_layout.frame(self.places.cell(read.interval), read.quantity.table)));
        for (_, arrow) in arrows {
            let half = arrow.head() * 0.5;
            let points = (0..=ARROW_POINTS).map(|point| arrow.at(point as f32 / ARROW_POINTS as f32));
            taken.extend(points.map(|Point { x, y }| Rect::new(x, y, 0.0, 0.0).grown(half)));
        }
        taken
    }
}

/// Returns places for a tag beside an arrow, the best one first, each with the middle of what the sum comes to. `into` is
/// the middle of the cell that the arrow leads to.
fn places(arrow: &Arrow, into: Point, (terms, worth): (&str, &str), size: f32) -> impl Iterator<Item = (Rect, Point)> {
    let text_width = |text: &str| fonts::width(Face::Strong, size, text);
    let worth_width = text_width(worth);
    let (width, height) = (text_width(terms) + worth_width + 2.0 * PADDING * size, HEIGHT * size);
    let (start, tip, middle) = (arrow.start, arrow.tip, arrow.at(0.5));
    let is_level = (start.y - tip.y).abs() < (start.x - tip.x).abs() * 0.3;
    let beside = arrow.head() + GAP;
    // Above a level arrow. Else on the outer side of the cell, and on the right of an arrow in its middle.
    let outwards = if middle.x < into.x - arrow.head() { -1.0 } else { 1.0 };
    let step = REACH * arrow.cell_size / PLACES as f32;
    // Above a level arrow, a tag stands between two cells, and not in one of them.
    let most = if is_level { width * 0.3 } else { f32::INFINITY };
    let away = (0..PLACES)
        .flat_map(move |place| [1.0, -1.0].map(move |sign| sign * place as f32 * step))
        .filter(move |by| by.abs() <= most);
    let by = move |sign: f32, along: f32, further: f32| {
        if is_level {
            Point::new(middle.x + along, middle.y - sign * (beside + height / 2.0 + further))
        } else {
            Point::new(middle.x + sign * outwards * (beside + width / 2.0 + further), middle.y + along)
        }
    };
    let tries = [1.0, -1.0].into_iter().flat_map(move |sign| {
        let away = away.clone();
        (0..PLACES / 2).flat_map(move |further| away.clone().map(move |along| by(sign, along, further as f32 * step)))
    });
    tries.map(move |Point { x, y }| {
        let rect = Rect::new(x - width / 2.0, y - height / 2.0, width, height);
        (rect, Point::new(rect.right - PADDING * size - worth_width / 2.0, y))
    })
}

/// Returns the coin and what is added to it or subtracted from it, such as `15+7`.
fn terms(branch: &Branch, write: &dyn Fn(Number) -> String) -> String {
    let (Some(coin), Some(rest)) = branch.sum.split() else { return branch.sum.numbers(write) };
    let (coin, subtracts) = (write(coin), matches!(branch.sum.expr, Expr::Minus(_)));
    let Some(rest) = rest.worth() else { return coin + if subtracts { "−" } else { "+" } + number::NO_VALUE };
    let added = if subtracts { -rest } else { rest };
    let sign = if added < 0 || (added == 0 && subtracts) { "−" } else { "+" };
    format!("{coin}{sign}{}", write(added.abs()))
}
