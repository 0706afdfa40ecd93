//! The valley after the reading, as bars, and the moves of greedy.

use std::ops::Range;

use crate::game::fusion::run::FusionStep;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::{FusionLayout, MIN_TEXT_SIZE};
use crate::picture::fusion::row::{push_faded, role_of_taking};
use crate::picture::fusion::scene::FusionScene;
use crate::picture::fusion::stack::{SUM_LINE_HEIGHT, SUM_TEXT_SIZE, fitting, shortened, takes};
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke, fonts};
use crate::wording::fusion as wording;
use crate::wording::picture::difference;

/// The smallest width of a bar with its gap, in points.
const MIN_PITCH: f32 = 3.0;
/// The largest width of a bar, in points at scale 1.
const MAX_BAR_WIDTH: f32 = 26.0;
/// The width of a bar, as a part of its pitch.
const BAR_WIDTH: f32 = 0.7;
/// The opacity of a bar that is taken.
const TAKEN_OPACITY: f32 = 0.45;
/// The opacity of the part of a bar that only some of its coins reach.
const PARTLY_OPACITY: f32 = 0.5;
/// The smallest scale of the text if this keeps numbers exact.
const MIN_EXACT_SCALE: f32 = 0.75;
/// The smallest height of a bar, in points.
const MIN_BAR_HEIGHT: f32 = 1.5;

impl FusionScene<'_> {
    /// Adds the valley and the lines of text below it.
    pub(super) fn valley(&self, marks: &mut Vec<Mark>, layout: &FusionLayout) {
        let valley_opacity = self.valley_opacity();
        if valley_opacity == 0.0 {
            return;
        }
        let line = SUM_TEXT_SIZE * layout.unit * SUM_LINE_HEIGHT;
        let chart =
            Rect { bottom: layout.below.bottom - 2.0 * line - 4.0, top: layout.below.top + 2.0, ..layout.below };
        self.bars(marks, layout, chart, valley_opacity);
        let at = |line_from_below: f32| {
            Point::new(layout.below.center().x, layout.below.bottom - (line_from_below + 0.5) * line)
        };
        let size = SUM_TEXT_SIZE * layout.unit;
        let fit = |at: Point, paint: Paint, texts: &[String]| fitting(at, size, layout.below.width(), paint, texts);

        // While the last coin of the row is read, the text of the next position appears.
        let position = self.run.position(self.position().done().max(self.run.reading_steps()));
        let next = self.run.position(position.done() + 1);
        let (goes, comes) = (1.0 - self.part(0.35, 0.5), self.part(0.5, 0.65));
        let is_taking = self.position().is_read() && self.fraction() > 0.0;
        let (old, new) = if is_taking { (goes, comes) } else { (valley_opacity, 0.0) };
        for (position, opacity) in [(position, old), (next, new)] {
            if opacity == 0.0 {
                continue;
            }
            let takes = takes(&position);
            push_faded(marks, fit(at(0.0), ColorRole::Text.into(), &takes), opacity);
            let left = position.remaining();
            if left.is_empty() {
                self.result(marks, at(1.0), size, opacity);
                continue;
            }
            let choice = shortened(|number| wording::greedy_choice(self.run, &position, number).unwrap_or_default());
            let role = match position.next_step() {
                Some(FusionStep::Take(taking)) if !taking.is_last => role_of_taking(&taking),
                _ => ColorRole::Text,
            };
            push_faded(marks, fit(at(1.0), role.into(), &choice), opacity);
        }
    }

    /// Adds the difference and both scores, side by side.
    fn result(&self, marks: &mut Vec<Mark>, at: Point, size: f32, opacity: f32) {
        let [fir, sec] = self.run.scores();
        let numbers = [(difference(), self.run.difference()), ("fir", fir), ("sec", sec)];
        let roles = [ColorRole::Text, ColorRole::Mover, ColorRole::Other];
        let (gap, min_size) = (size, MIN_TEXT_SIZE.max(size * MIN_EXACT_SCALE));
        let ways = shortened(|number| numbers.map(|(name, value)| format!("{name} {}", number(value))).join("\n"));
        let ways: Vec<Vec<String>> = ways.iter().map(|way| way.lines().map(str::to_owned).collect()).collect();
        let width = |texts: &[String], size: f32| -> f32 {
            texts.iter().map(|text| fonts::width(Face::Strong, size, text)).sum()
        };
        let room = self.area.width() - 4.0 * gap;
        let fitting = |texts: &[String]| size.min(size * room / width(texts, size));
        let texts = ways.iter().find(|texts| fitting(texts) >= min_size).unwrap_or(&ways[ways.len() - 1]);
        let size = fitting(texts).max(MIN_TEXT_SIZE);
        let mut x = at.x - width(texts, size) / 2.0 - gap;
        for (text, role) in texts.iter().zip(roles) {
            let at = Point::new(x, at.y);
            let (paint, text) = (role.into(), text.clone());
            x += fonts::width(Face::Strong, size, &text) + gap;
            let mark = Mark::Text { at, anchor: Anchor::LeftCenter, size, face: Face::Strong, paint, text };
            push_faded(marks, mark, opacity);
        }
    }

    /// Adds the bars: one for each coin, or one for the range of several coins.
    ///
    /// If all coins of the stack are in sight, each bar is below its coin.
    fn bars(&self, marks: &mut Vec<Mark>, layout: &FusionLayout, chart: Rect, valley_opacity: f32) {
        let len = self.run.valley_len();
        let value = |place: usize| self.run.coin(place).value;
        let bottom = value(self.run.bottom());
        let (low, high) = (bottom.min(0) as f32, value(0).max(value(len - 1)).max(0) as f32);
        let span = (high - low).max(1.0);
        let y = |value: i64| chart.top + chart.height() * (high - value as f32) / span;

        let columns = len.min((chart.width() / MIN_PITCH) as usize);
        let under_coins = len <= layout.stack.count;
        let pitch = if under_coins { layout.stack.pitch() } else { chart.width() / columns as f32 };
        let left = if under_coins { layout.stack.left() } else { chart.left };
        let width = (pitch * BAR_WIDTH).min(MAX_BAR_WIDTH * layout.unit);

        let rest = self.position().remaining();
        let marked = self.next_takings().into_iter().flatten();
        let marked: Vec<_> = marked.filter(|_| valley_opacity == 1.0 || self.fraction() > 0.0).collect();
        let taking = marked.first().map(|(taking, _)| taking.place);
        // The part of a column's coins that is not taken yet. The coin that is being taken counts in part.
        let still_there = |places: &Range<usize>| {
            let there = rest.end.min(places.end).saturating_sub(rest.start.max(places.start)) as f32;
            let goes = taking.filter(|place| places.contains(place)).map_or(0.0, |place| self.part_taken(place));
            (there - goes) / places.len() as f32
        };
        let mut bar = |column: usize, from: i64, to: i64, paint: Paint| {
            let x = left + (column as f32 + 0.5) * pitch - width / 2.0;
            let (top, bottom) = (y(from.max(to)), y(from.min(to)));
            let more = ((MIN_BAR_HEIGHT - (bottom - top)) / 2.0).max(0.0);
            let bar = Rect { left: x, top: top - more, right: x + width, bottom: bottom + more };
            let radius = (width * 0.12).min(2.0);
            push_faded(marks, Mark::Rect { rect: bar, radius, fill: Some(paint), stroke: None }, valley_opacity);
        };
        for column in 0..columns {
            let places = column * len / columns..(column + 1) * len / columns;
            let (first, last) = (value(places.start), value(places.end - 1));
            let smallest = if places.contains(&self.run.bottom()) { bottom } else { first.min(last) };
            let largest = first.max(last);
            let opacity = TAKEN_OPACITY + (1.0 - TAKEN_OPACITY) * still_there(&places);
            let roles = marked.iter().filter(|(taking, _)| places.contains(&taking.place));
            let roles = roles.map(|(taking, marked)| (role_of_taking(taking), *marked));
            for (role, marked) in [(ColorRole::Coin, 1.0)].into_iter().chain(roles) {
                let paint = Paint::from(role).faded(opacity * marked);
                // Every coin of the column reaches at least as far as the one nearest to zero.
                let nearest = if smallest > 0 { smallest } else { largest.min(0) };
                bar(column, 0, nearest, paint);
                if smallest < largest {
                    bar(column, smallest, largest, paint.faded(PARTLY_OPACITY));
                }
            }
        }
        let zero = y(0);
        let points = vec![Point::new(chart.left, zero), Point::new(chart.right, zero)];
        push_faded(marks, Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::WeakText) }, valley_opacity);
    }
}
