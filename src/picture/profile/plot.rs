//! A plot of a range of coins: a bar for each coin, or the area between the smallest and the largest value.

use std::ops::Range;

use crate::game::Interval;
use crate::number::exact;
use crate::picture::color_role::ColorRole;
use crate::picture::profile::extremes::Profile;
use crate::picture::table::DIGIT_WIDTH;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke};

/// The smallest width of a coin that has a bar of its own, in points.
const MIN_BAR_PITCH: f32 = 3.0;
/// The width of a bar, as a part of its coin's width.
const BAR_WIDTH: f32 = 0.8;
/// The smallest height of a bar, in points.
const MIN_BAR_HEIGHT: f32 = 0.5;
/// The smallest height of the envelope, in points. It is a line if neighboring values are similar.
const MIN_LINE_HEIGHT: f32 = 1.5;
/// The opacity of the area between the envelope and the zero line.
const FILL_OPACITY: f32 = 0.4;
/// The text size of the labels, in points.
pub(super) const LABEL_TEXT_SIZE: f32 = 11.0;
/// The distance of a label's text from the edges, in points.
const LABEL_INSET: f32 = 4.0;
/// The smallest height of a plot with labels, in text sizes.
const MIN_LABELED_LINES: f32 = 4.0;
/// The smallest width of a plot with labels, in points. The longest value fits into it.
const MIN_LABELED_WIDTH: f32 = 120.0;
/// The opacity of the band behind a highlighted interval.
const BAND_OPACITY: f32 = 0.35;

/// The place of a plot of a range of coins: its coins side by side over the whole width, and the values by their
/// height.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub rect: Rect,
    /// The coins in sight. There is at least one.
    pub coins: Range<usize>,
    /// The values at the bottom and at the top. They are those of the whole row, so that the scale stays in every
    /// range.
    pub(super) values: (i64, i64),
}

impl Plot {
    /// Returns the plot of a range of coins in a rectangle.
    ///
    /// # Panics
    /// If the range is empty or leaves the row.
    pub fn new(profile: &Profile, coins: Range<usize>, rect: Rect) -> Self {
        assert!(!coins.is_empty() && coins.end <= profile.row.len(), "{coins:?} is not a part of the row");
        let (smallest, largest) = profile.row.range();
        // Bars start at the zero line, so it is always in the plot.
        Self { rect, coins, values: (smallest.min(0), largest.max(0)) }
    }

    /// Returns the width of a coin in points.
    pub fn pitch(&self) -> f32 {
        self.rect.width() / self.coins.len() as f32
    }

    /// Returns the x of the left edge of a coin. For the index after the last coin, it is the right edge of that coin.
    pub fn x_of(&self, coin: usize) -> f32 {
        // For a long row, this quotient is more exact than a product with the pitch.
        let part = (coin as f64 - self.coins.start as f64) / self.coins.len() as f64;
        (f64::from(self.rect.left) + part * f64::from(self.rect.width())) as f32
    }

    /// Returns the coin at an x, or the nearest one in sight.
    pub fn coin_at(&self, x: f32) -> usize {
        let part = f64::from(x - self.rect.left) / f64::from(self.rect.width());
        // `max` turns NaN into 0.
        let coin = self.coins.start + (part.max(0.0) * self.coins.len() as f64) as usize;
        coin.min(self.coins.end - 1)
    }

    /// Returns the y of a value.
    pub fn y_of(&self, value: i64) -> f32 {
        let (bottom, top) = self.values;
        // If all values are 0, they are at the bottom.
        let part = if top == bottom { 1.0 } else { (top - value) as f64 / (top - bottom) as f64 };
        self.rect.at(0.0, part as f32).y
    }

    /// Returns whether each coin has a bar of its own.
    pub fn has_bars(&self) -> bool {
        self.pitch() >= MIN_BAR_PITCH
    }

    /// Returns the plot, with a band behind the coins of `highlight`. All marks are inside the rectangle.
    ///
    /// O(width in points · log n).
    pub fn marks(&self, profile: &Profile, highlight: Option<Interval>) -> Vec<Mark> {
        let mut marks = Vec::new();
        marks.extend(highlight.and_then(|interval| self.band(interval)));
        if self.has_bars() {
            marks.extend(self.coins.clone().map(|coin| self.bar(coin, profile.row.coins()[coin])));
        } else {
            marks.extend(self.area(profile));
        }
        let (bottom, top) = self.values;
        if bottom < 0 && top > 0 {
            let y = self.y_of(0);
            let points = vec![Point::new(self.rect.left, y), Point::new(self.rect.right, y)];
            marks.push(Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::WeakText) });
        }
        marks.extend(self.labels(profile));
        marks
    }

    /// Returns the band behind an interval, as far as it is in sight. It is at least one point wide.
    pub(super) fn band(&self, interval: Interval) -> Option<Mark> {
        let (i, end) = (interval.i.max(self.coins.start), (interval.j + 1).min(self.coins.end));
        if i >= end {
            return None;
        }
        let (left, right) = (self.x_of(i), self.x_of(end));
        let right = right.max(left + 1.0).min(self.rect.right);
        let left = left.min(right - 1.0).max(self.rect.left);
        let rect = Rect { left, right, ..self.rect };
        let stroke = None;
        Some(Mark::Rect { rect, radius: 0.0, fill: Some(Paint::from(ColorRole::Current).faded(BAND_OPACITY)), stroke })
    }

    /// Returns a bar from the zero line to the value. The bar of a very small value is a line.
    fn bar(&self, coin: usize, value: i64) -> Mark {
        let margin = self.pitch() * (1.0 - BAR_WIDTH) / 2.0;
        let (top, bottom) = self.apart(MIN_BAR_HEIGHT, value.min(0), value.max(0));
        let rect = Rect { left: self.x_of(coin) + margin, top, right: self.x_of(coin + 1) - margin, bottom };
        Mark::Rect { rect, radius: 0.0, fill: Some(ColorRole::Coin.into()), stroke: None }
    }

    /// Returns the envelope over the area between it and the zero line, with one column for each point of width.
    fn area(&self, profile: &Profile) -> Vec<Mark> {
        let columns = self.rect.width().floor().max(1.0) as usize;
        let envelope = profile.envelope(self.coins.clone(), columns);
        let x = |column: usize| self.rect.at(column as f32 / columns as f32, 0.0).x;
        let mut marks = Vec::new();
        for (opacity, reaches_zero) in [(FILL_OPACITY, true), (1.0, false)] {
            let columns = envelope.iter().enumerate().map(|(column, (smallest, largest))| {
                let (top, bottom) = if reaches_zero {
                    (self.y_of((*largest).max(0)), self.y_of((*smallest).min(0)))
                } else {
                    self.apart(MIN_LINE_HEIGHT, *smallest, *largest)
                };
                Rect { left: x(column), top, right: x(column + 1), bottom }
            });
            let fill = Some(Paint::from(ColorRole::Coin).faded(opacity));
            let rect = |rect| Mark::Rect { rect, radius: 0.0, fill, stroke: None };
            marks.extend(side_by_side(columns).into_iter().map(rect));
        }
        marks
    }

    /// Returns the y of the larger and of the smaller value, at least `height` apart and inside the rectangle.
    fn apart(&self, height: f32, smallest: i64, largest: i64) -> (f32, f32) {
        let (top, bottom) = (self.y_of(largest), self.y_of(smallest));
        let bottom = bottom.max(top + height).min(self.rect.bottom);
        (top.min(bottom - height).max(self.rect.top), bottom)
    }

    /// Returns the largest and the smallest value of the row as texts at their heights on the left, if there is room.
    fn labels(&self, profile: &Profile) -> Vec<Mark> {
        if self.rect.height() < MIN_LABELED_LINES * LABEL_TEXT_SIZE || self.rect.width() < MIN_LABELED_WIDTH {
            return Vec::new();
        }
        let (smallest, largest) = profile.row.range();
        let half = LABEL_TEXT_SIZE / 2.0 + 1.0;
        let (top, bottom) = (self.rect.top + half, self.rect.bottom - half);
        // If they are near each other, the smaller one is below.
        let upper = self.y_of(largest).clamp(top, bottom);
        let lower = self.y_of(smallest).clamp(top, bottom).max(upper + 2.0 * half).min(bottom);
        let upper = if smallest < largest { upper.min(lower - 2.0 * half) } else { upper };
        let label = |y: f32, value: i64| {
            let text = exact(value);
            // The plate behind the text gives it enough contrast everywhere in the plot.
            let width = text.chars().count() as f32 * LABEL_TEXT_SIZE * DIGIT_WIDTH + 2.0 * LABEL_INSET;
            let plate = Rect::new(self.rect.left, y - half, width.min(self.rect.width()), 2.0 * half);
            let at = Point::new(self.rect.left + LABEL_INSET, y);
            let (anchor, size, face) = (Anchor::LeftCenter, LABEL_TEXT_SIZE, Face::Regular);
            [
                Mark::Rect { rect: plate, radius: 2.0, fill: Some(ColorRole::Background.into()), stroke: None },
                Mark::Text { at, anchor, size, face, paint: ColorRole::Text.into(), text },
            ]
        };
        let mut marks = Vec::from(label(upper, largest));
        if smallest < largest {
            marks.extend(label(lower, smallest));
        }
        marks
    }
}

/// Joins neighboring columns that look the same. There are no seams between them then.
fn side_by_side(columns: impl Iterator<Item = Rect>) -> Vec<Rect> {
    let mut area: Vec<Rect> = Vec::new();
    for column in columns {
        match area.last_mut() {
            Some(last) if (last.top, last.bottom) == (column.top, column.bottom) => last.right = column.right,
            _ => area.push(column),
        }
    }
    area
}
