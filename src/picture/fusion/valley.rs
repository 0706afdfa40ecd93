//! The valley that is left, as bars, and what greedy takes of it.

use std::ops::Range;

use crate::game::fusion::run::FusionStep;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::fusion::lines::{LETTERS, LINE, fitting, shortened, takes};
use crate::picture::fusion::{FusionScene, LEAST_TEXT, push_faded, role_of_taking};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::wording::fusion as wording;

/// How wide a bar is at least with its gap, and how wide one at most, in points.
const LEAST_PITCH: f32 = 3.0;
const WIDEST_BAR: f32 = 26.0;
/// The part of its pitch that a bar takes.
const BAR: f32 = 0.7;
/// What is left of a bar that is taken.
const TAKEN: f32 = 0.22;
/// The part of a bar that not all of its coins reach.
const PARTLY: f32 = 0.5;
/// How much smaller letters may be where numbers are exact only then.
const SMALLER: f32 = 0.75;
/// The least height of a bar, in points.
const THINNEST: f32 = 1.5;

impl FusionScene<'_> {
    pub(super) fn valley(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let presence = self.presence_of_valley();
        if presence == 0.0 {
            return;
        }
        let line = LETTERS * layout.unit * LINE;
        let chart =
            Rect { bottom: layout.below.bottom - 2.0 * line - 4.0, top: layout.below.top + 2.0, ..layout.below };
        self.bars(marks, layout, chart, presence);
        let at = |line_from_below: f32| {
            Point::new(layout.below.center().x, layout.below.bottom - (line_from_below + 0.5) * line)
        };
        let size = LETTERS * layout.unit;
        let fit = |at: Point, paint: Paint, texts: &[String]| fitting(at, size, layout.below.width(), paint, texts);

        // While the last coin of the row is read, what comes is that of the position after it.
        let position = self.fusing.position(self.position().done().max(self.fusing.reading_steps()));
        let next = self.fusing.position(position.done() + 1);
        let (goes, comes) = (1.0 - self.part(0.35, 0.5), self.part(0.5, 0.65));
        let is_taking = self.position().is_read() && self.fraction() > 0.0;
        let (old, new) = if is_taking { (goes, comes) } else { (presence, 0.0) };
        for (position, strength) in [(position, old), (next, new)] {
            if strength == 0.0 {
                continue;
            }
            let takes = takes(&position);
            push_faded(marks, fit(at(0.0), ColorRole::Text.into(), &takes), strength);
            let left = position.remaining();
            if left.is_empty() {
                self.result(marks, at(1.0), size, strength);
                continue;
            }
            let choice = shortened(|number| wording::greedy_choice(self.fusing, &position, number).unwrap_or_default());
            let role = match position.next_step() {
                Some(FusionStep::Take(taking)) if !taking.is_last => role_of_taking(&taking),
                _ => ColorRole::Text,
            };
            push_faded(marks, fit(at(1.0), role.into(), &choice), strength);
        }
    }

    /// The difference and what both score, side by side.
    fn result(&self, marks: &mut Vec<Mark>, at: Point, size: f32, strength: f32) {
        let scores = self.fusing.scores();
        let numbers = [("difference", self.fusing.difference()), ("fir", scores.first), ("sec", scores.second)];
        let roles = [ColorRole::Text, ColorRole::First, ColorRole::Second];
        let (gap, least) = (size, LEAST_TEXT.max(size * SMALLER));
        let ways = shortened(|number| numbers.map(|(name, value)| format!("{name} {}", number(value))).join("\n"));
        let ways: Vec<Vec<String>> = ways.iter().map(|way| way.lines().map(str::to_owned).collect()).collect();
        let width = |texts: &[String], size: f32| -> f32 {
            texts.iter().map(|text| fonts::width(Face::Strong, size, text)).sum()
        };
        let room = self.area.width() - 4.0 * gap;
        let fitting = |texts: &[String]| size.min(size * room / width(texts, size));
        let texts = ways.iter().find(|texts| fitting(texts) >= least).unwrap_or(&ways[ways.len() - 1]);
        let size = fitting(texts).max(LEAST_TEXT);
        let mut x = at.x - width(texts, size) / 2.0 - gap;
        for (text, role) in texts.iter().zip(roles) {
            let at = Point::new(x, at.y);
            let (paint, text) = (role.into(), text.clone());
            x += fonts::width(Face::Strong, size, &text) + gap;
            let mark = Mark::Text { at, anchor: Anchor::LeftCenter, size, face: Face::Strong, paint, text };
            push_faded(marks, mark, strength);
        }
    }

    /// One bar for each coin, below the coin if all of them are in sight; or, of many coins, the range that those of a
    /// column are in.
    fn bars(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, chart: Rect, presence: f32) {
        let len = self.fusing.valley_len();
        let value = |place: usize| self.fusing.coin(place).value;
        let bottom = value(self.fusing.bottom());
        let (low, high) = (bottom.min(0) as f32, value(0).max(value(len - 1)).max(0) as f32);
        let span = (high - low).max(1.0);
        let y = |value: i64| chart.top + chart.height() * (high - value as f32) / span;

        let columns = len.min((chart.width() / LEAST_PITCH) as usize);
        let under_coins = len <= layout.stack.count;
        let pitch = if under_coins { layout.stack.pitch() } else { chart.width() / columns as f32 };
        let left = if under_coins { layout.stack.left() } else { chart.left };
        let width = (pitch * BAR).min(WIDEST_BAR * layout.unit);

        let rest = self.position().remaining();
        let marked = self.taken_next().into_iter().flatten();
        let marked: Vec<_> = marked.filter(|_| presence == 1.0 || self.fraction() > 0.0).collect();
        let taking = marked.first().map(|(taking, _)| taking.place);
        // The part of a column's coins that is not taken yet; the one that is being taken counts in part.
        let still_there = |places: &Range<usize>| {
            let there = rest.end.min(places.end).saturating_sub(rest.start.max(places.start)) as f32;
            let goes = taking.filter(|place| places.contains(place)).map_or(0.0, |place| self.part_taken(place));
            (there - goes) / places.len() as f32
        };
        let mut bar = |column: usize, from: i64, to: i64, paint: Paint| {
            let x = left + (column as f32 + 0.5) * pitch - width / 2.0;
            let (top, bottom) = (y(from.max(to)), y(from.min(to)));
            let more = ((THINNEST - (bottom - top)) / 2.0).max(0.0);
            let bar = Rect { left: x, top: top - more, right: x + width, bottom: bottom + more };
            let radius = (width * 0.12).min(2.0);
            push_faded(marks, Mark::Rect { rect: bar, radius, fill: Some(paint), stroke: None }, presence);
        };
        for column in 0..columns {
            let places = column * len / columns..(column + 1) * len / columns;
            let (first, last) = (value(places.start), value(places.end - 1));
            let smallest = if places.contains(&self.fusing.bottom()) { bottom } else { first.min(last) };
            let largest = first.max(last);
            let strength = TAKEN + (1.0 - TAKEN) * still_there(&places);
            let roles = marked.iter().filter(|(taking, _)| places.contains(&taking.place));
            let roles = roles.map(|(taking, marked)| (role_of_taking(taking), *marked));
            for (role, marked) in [(ColorRole::Coin, 1.0)].into_iter().chain(roles) {
                let paint = Paint::from(role).faded(strength * marked);
                // All coins of the column reach as far as the one nearest to zero.
                let nearest = if smallest > 0 { smallest } else { largest.min(0) };
                bar(column, 0, nearest, paint);
                if smallest < largest {
                    bar(column, smallest, largest, paint.faded(PARTLY));
                }
            }
        }
        let zero = y(0);
        let points = vec![Point::new(chart.left, zero), Point::new(chart.right, zero)];
        push_faded(marks, Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::WeakText) }, presence);
    }
}
