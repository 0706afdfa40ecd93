//! The profile of a row: a plot of its values from left to right, for a row of any length.

use std::ops::Range;

use crate::game::{Interval, Row};
use crate::number::exact;
use crate::picture::color_role::ColorRole;
use crate::picture::table::DIGIT_WIDTH;
use crate::picture::{Anchor, Face, Mark, Paint, Point, Rect, Stroke};

/// The number of coins in a block, and the number of blocks in a block of the next level.
const BLOCK_LEN: usize = 32;

/// The values of a row, prepared to find the smallest and the largest value of any range of coins.
///
/// It takes about 1/15 of the memory of the row's values. It shares the coins with the row and does not copy them.
#[derive(Clone, Debug)]
pub struct Profile {
    row: Row,
    /// The smallest and the largest value of each block.
    ///
    /// The blocks of the first level are of coins. Those of the others are of blocks of the level before.
    levels: Vec<Vec<(i64, i64)>>,
}

impl Profile {
    /// Prepares a row. O(n).
    pub fn new(row: &Row) -> Self {
        let mut levels = Vec::new();
        let mut level: Vec<_> =
            row.coins().chunks(BLOCK_LEN).map(|coins| extremes_of(coins.iter().copied().map(of_one))).collect();
        while level.len() > 1 {
            let next = level.chunks(BLOCK_LEN).map(|blocks| extremes_of(blocks.iter().copied())).collect();
            levels.push(std::mem::replace(&mut level, next));
        }
        Self { row: row.clone(), levels }
    }

    /// Returns whether this is the profile of `row`. O(1) if they share their coins, O(n) at worst.
    pub fn is_of(&self, row: &Row) -> bool {
        self.row == *row
    }

    /// Returns the smallest and the largest value in a range of coins, or `None` for an empty range. O(log n).
    ///
    /// # Panics
    /// If the range leaves the row.
    fn extremes(&self, coins: Range<usize>) -> Option<(i64, i64)> {
        if coins.is_empty() {
            return None;
        }
        let Range { mut start, mut end } = coins;
        let mut found = NOTHING;
        let mut depth = 0;
        while depth < self.levels.len() {
            let (first_block, end_block) = (start.div_ceil(BLOCK_LEN), end / BLOCK_LEN);
            if first_block >= end_block {
                break;
            }
            found = joined(found, self.scan(depth, start..first_block * BLOCK_LEN));
            found = joined(found, self.scan(depth, end_block * BLOCK_LEN..end));
            (start, end) = (first_block, end_block);
            depth += 1;
        }
        Some(joined(found, self.scan(depth, start..end)))
    }

    /// Returns the extremes of a range of coins (depth 0) or of a range of blocks, one by one.
    fn scan(&self, depth: usize, range: Range<usize>) -> (i64, i64) {
        match depth.checked_sub(1) {
            None => extremes_of(self.row.coins()[range].iter().copied().map(of_one)),
            Some(level) => extremes_of(self.levels[level][range].iter().copied()),
        }
    }

    /// Returns the smallest and the largest value in each of `columns` columns, over which a range of coins is spread.
    ///
    /// A coin that lies in several columns counts in each of them, and every column has a coin. For an empty range,
    /// there are no columns. O(columns · log n).
    ///
    /// # Panics
    /// If the range leaves the row.
    fn envelope(&self, coins: Range<usize>, columns: usize) -> Vec<(i64, i64)> {
        (0..columns).filter_map(|column| self.extremes(coins_of_column(&coins, columns, column))).collect()
    }
}

/// Returns the coins of a range that lie at least partly in one of `columns` columns.
fn coins_of_column(coins: &Range<usize>, columns: usize, column: usize) -> Range<usize> {
    let at = |column: usize| column * coins.len();
    coins.start + at(column) / columns..coins.start + at(column + 1).div_ceil(columns)
}

/// The extremes of no values.
const NOTHING: (i64, i64) = (i64::MAX, i64::MIN);

fn of_one(value: i64) -> (i64, i64) {
    (value, value)
}

fn joined((smallest, largest): (i64, i64), (low, high): (i64, i64)) -> (i64, i64) {
    (smallest.min(low), largest.max(high))
}

/// Returns the smallest and the largest value of some extremes.
fn extremes_of(extremes: impl Iterator<Item = (i64, i64)>) -> (i64, i64) {
    extremes.fold(NOTHING, joined)
}

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
const LABEL_TEXT_SIZE: f32 = 11.0;
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
    values: (i64, i64),
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

    fn y_of(&self, value: i64) -> f32 {
        let (bottom, top) = self.values;
        // If all values are 0, they are at the bottom.
        let part = if top == bottom { 1.0 } else { (top - value) as f64 / (top - bottom) as f64 };
        self.rect.at(0.0, part as f32).y
    }

    /// Returns whether each coin has a bar of its own.
    fn has_bars(&self) -> bool {
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
    fn band(&self, interval: Interval) -> Option<Mark> {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::{RngExt, SeedableRng};

    use super::*;

    const RECT: Rect = Rect { left: 10.0, top: 20.0, right: 410.0, bottom: 100.0 };

    fn profile(coins: Vec<i64>) -> Profile {
        Profile::new(&Row::new(coins).unwrap())
    }

    fn random(n: usize) -> Vec<i64> {
        let mut random = rand::rngs::ChaCha8Rng::seed_from_u64(n as u64);
        (0..n).map(|_| random.random_range(-1_000_000_000_000..=1_000_000_000_000)).collect()
    }

    fn brute_force(coins: &[i64]) -> Option<(i64, i64)> {
        Some((*coins.iter().min()?, *coins.iter().max()?))
    }

    /// Returns the rectangles among the marks.
    fn rects(marks: &[Mark]) -> Vec<Rect> {
        marks.iter().filter_map(|mark| if let Mark::Rect { rect, .. } = mark { Some(*rect) } else { None }).collect()
    }

    fn texts(marks: &[Mark]) -> Vec<(f32, &str)> {
        let text = |mark| if let &Mark::Text { at, ref text, .. } = mark { Some((at.y, text.as_str())) } else { None };
        marks.iter().filter_map(text).collect()
    }

    fn assert_inside(plot: &Plot, marks: &[Mark]) {
        const ROUNDING: f32 = 1e-3;
        let room = plot.rect.grown(ROUNDING);
        for rect in rects(marks) {
            let is_inside = rect.left >= room.left && rect.right <= room.right && rect.left < rect.right;
            assert!(
                is_inside && rect.top >= room.top && rect.bottom <= room.bottom && rect.top < rect.bottom,
                "{rect:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn the_envelope_is_the_same_as_by_brute_force(
            n in prop::sample::select(&[1_usize, 2, 31, 32, 33, 1023, 1024, 1025, 5_000, 40_000]),
            range in (0.0..1.0, 0.0..1.0),
            columns in 1..200_usize,
        ) {
            let coins = random(n);
            let profile = profile(coins.clone());
            let start = (range.0 * n as f64) as usize;
            let range = start..start + 1 + (range.1 * (n - start - 1) as f64) as usize;
            prop_assert_eq!(profile.extremes(range.clone()), brute_force(&coins[range.clone()]));
            let envelope = profile.envelope(range.clone(), columns);
            prop_assert_eq!(envelope.len(), columns);
            for (column, extremes) in envelope.into_iter().enumerate() {
                let coins = &coins[coins_of_column(&range, columns, column)];
                prop_assert_eq!(Some(extremes), brute_force(coins));
            }
        }

        #[test]
        fn every_mark_is_inside_the_rectangle(
            coins in prop::collection::vec(-1_000_000_000_000..=1_000_000_000_000_i64, 1..300),
            part in (0.0..1.0, 0.0..1.0),
            size in (1.0..600.0_f32, 1.0..300.0_f32),
            highlight in (0..300_usize, 0..300_usize),
        ) {
            let n = coins.len();
            let profile = profile(coins);
            let start = (part.0 * n as f64) as usize;
            let range = start..start + 1 + (part.1 * (n - start - 1) as f64) as usize;
            let plot = Plot::new(&profile, range, Rect::new(7.0, -3.0, size.0, size.1));
            let interval = Interval::new(highlight.0.min(highlight.1), highlight.0.max(highlight.1));
            assert_inside(&plot, &plot.marks(&profile, Some(interval)));
        }

        #[test]
        fn the_coin_at_the_middle_of_a_coin_is_that_coin(n in 1..1_000_000_usize, part in 0.0..1.0, shown in 1..400_usize) {
            let start = (part * n as f64) as usize;
            let coins = start..(start + shown).min(n);
            let plot = Plot { rect: RECT, coins: coins.clone(), values: (0, 1) };
            for coin in coins {
                prop_assert_eq!(plot.coin_at(f32::midpoint(plot.x_of(coin), plot.x_of(coin + 1))), coin);
            }
        }
    }

    #[test]
    fn no_coins_have_no_extremes() {
        let profile = profile(random(100));
        assert_eq!((profile.extremes(7..7), profile.envelope(7..7, 5)), (None, vec![]));
    }

    #[test]
    fn the_columns_cover_all_coins() {
        for (n, columns) in [(1, 5), (7, 7), (10, 3), (3, 10), (1_000_000, 777)] {
            let of = |column| coins_of_column(&(0..n), columns, column);
            assert_eq!((of(0).start, of(columns - 1).end), (0, n));
            assert!((1..columns).all(|column| of(column).start <= of(column - 1).end && !of(column).is_empty()));
        }
    }

    #[test]
    fn coins_with_enough_room_have_bars_from_the_zero_line() {
        let profile = profile(vec![8, -4, 0]);
        let plot = Plot::new(&profile, 0..3, RECT);
        let marks = plot.marks(&profile, None);
        let zero = plot.y_of(0);
        let [first, second, third] = rects(&marks)[..3] else { panic!("{marks:?}") };
        assert_eq!((first.top, first.bottom), (RECT.top, zero));
        assert_eq!((second.top, second.bottom), (zero, RECT.bottom));
        assert_eq!(third.height(), 0.5, "a coin of 0 is seen");
        assert!(first.right < second.left && second.right < third.left);
        assert!(marks.iter().any(|mark| matches!(mark, Mark::Path { points, .. } if points[0].y == zero)));
        assert_eq!(texts(&marks).iter().map(|(_, text)| *text).collect::<Vec<_>>(), ["8", "−4"]);
    }

    #[test]
    fn one_coin_has_the_whole_width() {
        for value in [15, -15, 0] {
            let profile = profile(vec![value]);
            let plot = Plot::new(&profile, 0..1, RECT);
            let marks = plot.marks(&profile, Some(Interval::whole(1)));
            assert_inside(&plot, &marks);
            assert_eq!(rects(&marks)[0], RECT, "the band");
            assert!(!marks.iter().any(|mark| matches!(mark, Mark::Path { .. })), "the zero line is an edge");
            assert_eq!(texts(&marks).len(), 1);
            assert_eq!([plot.coin_at(-5.0), plot.coin_at(200.0), plot.coin_at(1e9)], [0; 3]);
        }
    }

    #[test]
    fn coins_of_one_value_are_one_rectangle() {
        for value in [7, -7] {
            let profile = profile(vec![value; 50_000]);
            let plot = Plot::new(&profile, 0..50_000, RECT);
            let marks = plot.marks(&profile, None);
            assert_inside(&plot, &marks);
            // The area, the line at its edge and the plate of the only label.
            assert_eq!(rects(&marks).len(), 3);
            assert_eq!((rects(&marks)[0].left, rects(&marks)[0].right), (RECT.left, RECT.right));
        }
    }

    #[test]
    fn labels_of_similar_values_do_not_overlap() {
        for coins in [vec![100, 99], vec![-100, -99], vec![1, 1000], vec![-5, 5], vec![1, 0], vec![0, -1]] {
            let profile = profile(coins.clone());
            let marks = Plot::new(&profile, 0..2, RECT).marks(&profile, None);
            let [(upper, largest), (lower, smallest)] = texts(&marks)[..] else { panic!("{marks:?}") };
            assert!(lower - upper >= LABEL_TEXT_SIZE, "{coins:?}: {upper} {lower}");
            let (least, most) = brute_force(&coins).unwrap();
            assert_eq!((largest, smallest), (&*exact(most), &*exact(least)));
        }
    }

    #[test]
    fn the_band_of_an_interval_is_behind_its_coins() {
        let profile = profile(random(1_000_000));
        let plot = Plot::new(&profile, 0..1_000_000, RECT);
        let band = |interval| rects(&[plot.band(interval).unwrap()])[0];
        let half = band(Interval::new(250_000, 749_999));
        assert_eq!((half.left, half.right, half.top, half.bottom), (110.0, 310.0, RECT.top, RECT.bottom));
        assert_eq!(band(Interval::new(999_999, 999_999)).width(), 1.0, "one coin is seen");
        let zoomed = Plot::new(&profile, 10..20, RECT);
        assert_eq!(zoomed.band(Interval::new(30, 40)), None);
        assert_eq!(zoomed.coin_at(zoomed.x_of(13) + 1.0), 13);
    }

    #[test]
    fn a_million_coins_have_about_as_many_marks_as_the_plot_is_wide() {
        let coins = random(1_000_000);
        let profile = profile(coins.clone());
        assert!(profile.levels.iter().map(|level| 2 * level.len()).sum::<usize>() <= coins.len() / 8);
        let plot = Plot::new(&profile, 0..coins.len(), RECT);
        let marks = plot.marks(&profile, Some(Interval::whole(coins.len())));
        assert_inside(&plot, &marks);
        assert!(marks.len() <= 2 * 400 + 6, "{}", marks.len());
        assert_eq!(profile.extremes(0..coins.len()), brute_force(&coins));
    }
}
