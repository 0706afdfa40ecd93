//! A row of any length as a plot of its values, from left to right: a bar a coin where there is room for it, else the
//! area between the smallest and the largest value at each place.

use std::ops::Range;

use super::{Anchor, Face, Mark, Paint, Point, Rect, Stroke};
use crate::game::{Interval, Row};
use crate::number::group_thousands;
use crate::picture::color_role::ColorRole;

/// How many coins, or blocks of them, are one block of the next level.
const BLOCK: usize = 32;

/// The width of a coin from which it has a bar of its own, in points.
const LEAST_BAR: f32 = 3.0;
/// The part of a coin's width that its bar takes.
const FILL: f32 = 0.4;
/// The least height of a bar, and of the envelope, which is a line where coins change slowly.
const LEAST_HEIGHT: f32 = 0.5;
const LINE: f32 = 1.5;
const BAR_WIDTH: f32 = 0.8;
const LETTERS: f32 = 11.0;
/// What the letters keep clear of the edges, in points.
const INSET: f32 = 4.0;
/// The rectangle's height in lines of letters from which the values are written.
const LEAST_LINES: f32 = 4.0;
/// The width in points from which they are: that of the longest value.
const LEAST_WIDTH: f32 = 120.0;
/// How strong the band behind a highlighted interval is.
const BAND: f32 = 0.35;

/// The values of a row, prepared so that the least and the largest of any stretch of them are found soon.
///
/// Takes memory for 1/15 as many values as the row has, and shares the coins with it.
#[derive(Clone, Debug)]
pub struct Profile {
    row: Row,
    /// The least and the largest value of each block: of coins first, then of blocks of the level before, up to a level
    /// of one block or none.
    levels: Vec<Vec<(i64, i64)>>,
}

impl Profile {
    /// O(n).
    pub fn new(row: &Row) -> Self {
        let mut levels = Vec::new();
        let mut level: Vec<_> =
            row.coins().chunks(BLOCK).map(|coins| hull(coins.iter().copied().map(single))).collect();
        while level.len() > 1 {
            let next = level.chunks(BLOCK).map(|blocks| hull(blocks.iter().copied())).collect();
            levels.push(std::mem::replace(&mut level, next));
        }
        Self { row: row.clone(), levels }
    }

    /// Whether this is the profile of `row`. O(1) if they share their coins, O(n) at worst.
    pub fn is_of(&self, row: &Row) -> bool {
        self.row == *row
    }

    /// The least and the largest value in a range of coins; `None` for no coins. O(log n).
    ///
    /// # Panics
    /// If the range leaves the row.
    pub fn extremes(&self, coins: Range<usize>) -> Option<(i64, i64)> {
        if coins.is_empty() {
            return None;
        }
        let Range { mut start, mut end } = coins;
        let mut found = NOTHING;
        let mut depth = 0;
        while depth < self.levels.len() {
            let (first_block, end_block) = (start.div_ceil(BLOCK), end / BLOCK);
            if first_block >= end_block {
                break;
            }
            found = joined(found, self.scan(depth, start..first_block * BLOCK));
            found = joined(found, self.scan(depth, end_block * BLOCK..end));
            (start, end) = (first_block, end_block);
            depth += 1;
        }
        Some(joined(found, self.scan(depth, start..end)))
    }

    /// The extremes of a range of coins, at depth 0, or of blocks of the level above, looked at one by one.
    fn scan(&self, depth: usize, range: Range<usize>) -> (i64, i64) {
        match depth.checked_sub(1) {
            None => hull(self.row.coins()[range].iter().copied().map(single)),
            Some(level) => hull(self.levels[level][range].iter().copied()),
        }
    }

    /// The least and the largest value at each of `columns` places, over which a range of coins is spread evenly. A coin
    /// that lies in several columns counts in each of them; no column is without one. O(columns · log n).
    ///
    /// Nothing for no coins.
    ///
    /// # Panics
    /// If the range leaves the row.
    pub fn envelope(&self, coins: Range<usize>, columns: usize) -> Vec<(i64, i64)> {
        (0..columns).filter_map(|column| self.extremes(coins_of_column(&coins, columns, column))).collect()
    }
}

/// The coins of a range that lie, in part at least, in one of `columns` columns.
fn coins_of_column(coins: &Range<usize>, columns: usize, column: usize) -> Range<usize> {
    let at = |column: usize| column * coins.len();
    coins.start + at(column) / columns..coins.start + at(column + 1).div_ceil(columns)
}

/// The extremes of no values.
const NOTHING: (i64, i64) = (i64::MAX, i64::MIN);

fn single(value: i64) -> (i64, i64) {
    (value, value)
}

fn joined((least, largest): (i64, i64), (low, high): (i64, i64)) -> (i64, i64) {
    (least.min(low), largest.max(high))
}

/// The least and the largest of some extremes.
fn hull(extremes: impl Iterator<Item = (i64, i64)>) -> (i64, i64) {
    extremes.fold(NOTHING, joined)
}

/// Where a range of coins is plotted: its coins side by side over all of the width, the values by their height.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub rect: Rect,
    /// Which coins are in sight; a stretch of the row that is not empty.
    pub coins: Range<usize>,
    /// The values at the bottom and at the top: those of the whole row, so that the scale stays while the plot is moved.
    values: (i64, i64),
}

impl Plot {
    /// # Panics
    /// If there are no coins in the range, or it leaves the row.
    pub fn new(profile: &Profile, coins: Range<usize>, rect: Rect) -> Self {
        assert!(!coins.is_empty() && coins.end <= profile.row.len(), "{coins:?} is no stretch of the row");
        let (smallest, largest) = profile.row.range();
        // Bars stand on the zero line, which is there even if no value is near it.
        Self { rect, coins, values: (smallest.min(0), largest.max(0)) }
    }

    /// The width of a coin in points.
    pub fn pitch(&self) -> f32 {
        self.rect.width() / self.coins.len() as f32
    }

    /// The left edge of a coin; of the coin behind the last one, the right edge of that.
    pub fn x_of(&self, coin: usize) -> f32 {
        // A quotient of large numbers that are not far apart keeps more of them than a product with the pitch.
        let part = (coin as f64 - self.coins.start as f64) / self.coins.len() as f64;
        (f64::from(self.rect.left) + part * f64::from(self.rect.width())) as f32
    }

    /// The coin at a place, or the nearest one in sight.
    pub fn coin_at(&self, x: f32) -> usize {
        let part = f64::from(x - self.rect.left) / f64::from(self.rect.width());
        // What is no number becomes 0.
        let coin = self.coins.start + (part.max(0.0) * self.coins.len() as f64) as usize;
        coin.min(self.coins.end - 1)
    }

    /// The height of a value.
    pub fn y_of(&self, value: i64) -> f32 {
        let (bottom, top) = self.values;
        // With zeros alone, all of it lies on the bottom.
        let part = if top == bottom { 1.0 } else { (top - value) as f64 / (top - bottom) as f64 };
        self.rect.at(0.0, part as f32).y
    }

    /// Whether each coin has a bar of its own.
    pub fn has_bars(&self) -> bool {
        self.pitch() >= LEAST_BAR
    }

    /// The plot, and in it a band behind the coins of `highlight`. Inside the rectangle. O(width in points · log n).
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

    /// The band behind an interval, as far as it is in sight, at least a point wide.
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
        Some(Mark::Rect { rect, radius: 0.0, fill: Some(Paint::from(ColorRole::Current).faded(BAND)), stroke })
    }

    /// A bar from the zero line to the value; a line for a value too small to be seen.
    fn bar(&self, coin: usize, value: i64) -> Mark {
        let margin = self.pitch() * (1.0 - BAR_WIDTH) / 2.0;
        let (top, bottom) = self.at_least(LEAST_HEIGHT, value.min(0), value.max(0));
        let rect = Rect { left: self.x_of(coin) + margin, top, right: self.x_of(coin + 1) - margin, bottom };
        Mark::Rect { rect, radius: 0.0, fill: Some(ColorRole::Coin.into()), stroke: None }
    }

    /// The envelope, a column a point of width, over the area between it and the zero line.
    fn area(&self, profile: &Profile) -> Vec<Mark> {
        let columns = self.rect.width().floor().max(1.0) as usize;
        let envelope = profile.envelope(self.coins.clone(), columns);
        let x = |column: usize| self.rect.at(column as f32 / columns as f32, 0.0).x;
        let mut marks = Vec::new();
        for (strength, reaches_zero) in [(FILL, true), (1.0, false)] {
            let columns = envelope.iter().enumerate().map(|(column, (least, largest))| {
                let (top, bottom) = if reaches_zero {
                    (self.y_of((*largest).max(0)), self.y_of((*least).min(0)))
                } else {
                    self.at_least(LINE, *least, *largest)
                };
                Rect { left: x(column), top, right: x(column + 1), bottom }
            });
            let fill = Some(Paint::from(ColorRole::Coin).faded(strength));
            let rect = |rect| Mark::Rect { rect, radius: 0.0, fill, stroke: None };
            marks.extend(side_by_side(columns).into_iter().map(rect));
        }
        marks
    }

    /// The heights of the larger and the smaller value, moved apart to `height` at least, inside the rectangle.
    fn at_least(&self, height: f32, least: i64, largest: i64) -> (f32, f32) {
        let (top, bottom) = (self.y_of(largest), self.y_of(least));
        let bottom = bottom.max(top + height).min(self.rect.bottom);
        (top.min(bottom - height).max(self.rect.top), bottom)
    }

    /// The largest and the smallest value of the row at their heights on the left, where there is room for them.
    fn labels(&self, profile: &Profile) -> Vec<Mark> {
        if self.rect.height() < LEAST_LINES * LETTERS || self.rect.width() < LEAST_WIDTH {
            return Vec::new();
        }
        let (smallest, largest) = profile.row.range();
        let half = LETTERS / 2.0 + 1.0;
        let (top, bottom) = (self.rect.top + half, self.rect.bottom - half);
        // Where both are near each other, the smaller one stands below.
        let upper = self.y_of(largest).clamp(top, bottom);
        let lower = self.y_of(smallest).clamp(top, bottom).max(upper + 2.0 * half).min(bottom);
        let upper = if smallest < largest { upper.min(lower - 2.0 * half) } else { upper };
        let label = |y: f32, value: i64| {
            let text = group_thousands(value);
            // Letters stand out from the plate behind them, whatever part of the plot it covers.
            let width = text.chars().count() as f32 * LETTERS * crate::picture::table::DIGIT_WIDTH + 2.0 * INSET;
            let plate = Rect::new(self.rect.left, y - half, width.min(self.rect.width()), 2.0 * half);
            let at = Point::new(self.rect.left + INSET, y);
            let (anchor, size, face) = (Anchor::LeftCenter, LETTERS, Face::Regular);
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

/// Columns side by side, of which neighbors that look the same are one rectangle: that also keeps seams out.
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
    use super::*;
    use proptest::prelude::*;
    use rand::{RngExt, SeedableRng};

    const RECT: Rect = Rect { left: 10.0, top: 20.0, right: 410.0, bottom: 100.0 };

    fn profile(coins: Vec<i64>) -> Profile {
        Profile::new(&Row::new(coins).unwrap())
    }

    fn random(n: usize) -> Vec<i64> {
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(n as u64);
        (0..n).map(|_| random.random_range(-1_000_000_000_000..=1_000_000_000_000)).collect()
    }

    fn brute_force(coins: &[i64]) -> Option<(i64, i64)> {
        Some((*coins.iter().min()?, *coins.iter().max()?))
    }

    /// The rectangles of all marks but letters, which are the plot's own.
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
        fn the_envelope_is_what_looking_at_each_coin_finds(
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
        fn the_coin_at_its_own_place_is_that_coin(n in 1..1_000_000_usize, part in 0.0..1.0, shown in 1..400_usize) {
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
    fn coins_with_room_have_bars_from_the_zero_line() {
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
    fn one_coin_takes_all_of_the_width() {
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
    fn coins_of_one_value_are_one_even_area() {
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
    fn labels_of_values_that_are_near_each_other_do_not_meet() {
        for coins in [vec![100, 99], vec![-100, -99], vec![1, 1000], vec![-5, 5], vec![1, 0], vec![0, -1]] {
            let profile = profile(coins.clone());
            let marks = Plot::new(&profile, 0..2, RECT).marks(&profile, None);
            let [(upper, largest), (lower, smallest)] = texts(&marks)[..] else { panic!("{marks:?}") };
            assert!(lower - upper >= LETTERS, "{coins:?}: {upper} {lower}");
            let (least, most) = brute_force(&coins).unwrap();
            assert_eq!((largest, smallest), (&*group_thousands(most), &*group_thousands(least)));
        }
    }

    #[test]
    fn an_interval_is_a_band_where_its_coins_are() {
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
    fn a_million_coins_take_as_many_marks_as_the_plot_is_wide() {
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
