//! The map: the colored picture of a table that is too large for numbers, with a pixel for each sample of an overview.
//!
//! Colors go from [`ColorRole::Other`] over a neutral color to [`ColorRole::Mover`]. The first one means that the
//! other player is ahead, the last one that the player to move is. Cells with numbers use the same roles.
//!
//! Colors between them are mixed in Oklab, where equal steps look equal (Ottosson, "A perceptual color space for image
//! processing", 2020). On either side, lightness only grows or only falls, so the size of a difference can be seen
//! without any color. The map shows the square root of the difference, because small differences could not be seen
//! beside large ones.

use color::{Oklab, OpaqueColor, Rgba8};
use rayon::iter::{IndexedParallelIterator, ParallelIterator};
use rayon::slice::ParallelSliceMut;
use serde::{Deserialize, Serialize};

use crate::game::Pick;
use crate::game::table::overview::{Lengths, Overview, Sample, SampleGrid};
use crate::picture::color_role::{ColorRole, Theme};
use crate::session::Reading;
use crate::wording::picture as wording;

/// The number of colors on either side of the neutral one.
const COLORS: usize = 512;

/// Returns the place of the neutral color between the background (0) and text (1).
///
/// The neutral color must differ from the background, which means no cell. This takes more on black.
fn neutral_part(theme: Theme) -> f32 {
    match theme {
        Theme::Dark | Theme::Light => 0.24,
        Theme::Contrast => 0.34,
    }
}

/// The smallest gap between two ticks, as a part of the scale.
const MIN_TICK_GAP: f32 = 0.1;

/// The colors of a map: a color for each difference, or for each winner or pick.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(Reading, i64, Theme)", into = "(Reading, i64, Theme)")]
pub struct ColorScale {
    reading: Reading,
    largest: i64,
    theme: Theme,
    /// The colors from the largest negative difference to the largest positive one. The neutral color is in the middle.
    colors: Vec<[u8; 3]>,
}

/// The colors follow from what they show.
impl From<(Reading, i64, Theme)> for ColorScale {
    fn from((reading, largest, theme): (Reading, i64, Theme)) -> Self {
        Self::new(reading, largest, theme)
    }
}

impl From<ColorScale> for (Reading, i64, Theme) {
    fn from(ColorScale { reading, largest, theme, .. }: ColorScale) -> Self {
        (reading, largest, theme)
    }
}

impl ColorScale {
    /// Returns the scale whose strongest colors are for the differences `largest` and `−largest`, and for larger ones.
    ///
    /// See [`Overview::largest`]. Takes a tenth of a millisecond.
    pub fn new(reading: Reading, largest: i64, theme: Theme) -> Self {
        let neutral = oklab(ColorRole::Background, theme).lerp_rect(oklab(ColorRole::Text, theme), neutral_part(theme));
        let [second, first] = [ColorRole::Other, ColorRole::Mover].map(|role| oklab(role, theme));
        let mixed = |end: OpaqueColor<Oklab>, step: usize| {
            let Rgba8 { r, g, b, .. } = neutral.lerp_rect(end, step as f32 / COLORS as f32).to_rgba8();
            [r, g, b]
        };
        let below = (1..=COLORS).rev().map(|step| mixed(second, step));
        let colors = below.chain((0..=COLORS).map(|step| mixed(first, step))).collect();
        Self { reading, largest: largest.max(0), theme, colors }
    }

    /// Returns what the colors show.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// Returns the difference with the strongest color.
    pub fn largest(&self) -> i64 {
        self.largest
    }

    /// Returns the color of a cell, as red, green and blue. `None` if the map shows picks and this one is unknown.
    pub fn color(&self, sample: Sample) -> Option<[u8; 3]> {
        match self.reading {
            Reading::Difference => Some(self.color_at(self.place(sample.difference))),
            Reading::Winner => Some(self.color_at(0.5 + 0.5 * sample.difference.signum() as f32)),
            Reading::Pick => sample.pick.map(|pick| self.color_of_pick(pick)),
        }
    }

    fn color_of_pick(&self, pick: Pick) -> [u8; 3] {
        match pick {
            Pick::Left => ColorRole::Left.rgb(self.theme),
            Pick::Right => ColorRole::Right.rgb(self.theme),
            Pick::Tie => self.color_at(0.5),
        }
    }

    /// Returns the place of a difference on the scale: 0 for the largest negative one, 0.5 for 0, 1 for the largest
    /// one.
    pub fn place(&self, difference: i64) -> f32 {
        let part = difference.unsigned_abs() as f32 / self.largest.max(1) as f32;
        0.5 + 0.5 * difference.signum() as f32 * part.min(1.0).sqrt()
    }

    /// Returns the color at a place of the scale, as red, green and blue.
    pub fn color_at(&self, place: f32) -> [u8; 3] {
        self.colors[(place.clamp(0.0, 1.0) * (2 * COLORS) as f32).round() as usize]
    }

    /// Returns round differences with their places on the scale, from left to right. One of them is 0.
    ///
    /// There are none if the map shows winners or picks.
    pub fn ticks(&self) -> Vec<(f32, i64)> {
        if self.reading != Reading::Difference {
            return Vec::new();
        }
        let mut above: Vec<(f32, i64)> = Vec::new();
        for value in round_numbers().rev().skip_while(|value| *value > self.largest) {
            let place = self.place(value);
            if place >= 0.5 + MIN_TICK_GAP && above.last().is_none_or(|(last, _)| last - place >= MIN_TICK_GAP) {
                above.push((place, value));
            }
        }
        let below = above.iter().map(|(place, value)| (1.0 - place, -value));
        below.chain([(0.5, 0)]).chain(above.iter().rev().copied()).collect()
    }

    /// Returns the three kinds of cells, each with its color and its name. There are none if the map shows differences.
    pub fn kinds(&self) -> Vec<([u8; 3], &'static str)> {
        match self.reading {
            Reading::Difference => Vec::new(),
            Reading::Winner => vec![
                (self.color_at(1.0), wording::mover_ahead()),
                (self.color_at(0.5), wording::draw()),
                (self.color_at(0.0), wording::other_ahead()),
            ],
            Reading::Pick => vec![
                (self.color_of_pick(Pick::Left), wording::take_left()),
                (self.color_of_pick(Pick::Tie), wording::tie()),
                (self.color_of_pick(Pick::Right), wording::take_right()),
            ],
        }
    }
}

fn oklab(role: ColorRole, theme: Theme) -> OpaqueColor<Oklab> {
    let [red, green, blue] = role.rgb(theme);
    OpaqueColor::from_rgb8(red, green, blue).convert()
}

/// Returns 1, 2, 5, 10, 20, 50, …, up to 5 · 10¹⁸.
fn round_numbers() -> impl DoubleEndedIterator<Item = i64> {
    (0..19).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)))
}

/// Returns whether a sample is a cell that is left out because of its length.
fn is_left_out(overview: &Overview, k: usize, l: usize) -> bool {
    let SampleGrid { rows, columns, lengths } = overview.samples();
    let (i, j) = (rows.index(k, overview.n()), columns.block(l).start);
    *lengths != Lengths::All && columns.step() == 1 && (i..overview.n()).contains(&j)
}

/// Returns the map's pixels, by rows: red, green, blue and opacity, one for each cell of an overview.
///
/// A pixel without a cell is transparent. A cell that is left out because of its length has the color of the cell
/// before it, or on the diagonal the color of the next one. So the brightness of the map stays. The nearest computed
/// row stands in for a row that is not computed yet.
///
/// O(pixels), with all threads of the current rayon pool.
pub fn image(overview: &Overview, scale: &ColorScale) -> Vec<[u8; 4]> {
    let width = overview.samples().columns.count();
    let mut pixels = vec![[0; 4]; width * overview.samples().rows.count()];
    let stand_ins = overview.stand_ins();
    pixels.par_chunks_mut(width).zip(&stand_ins[..]).enumerate().for_each(|(k, (pixels, rows))| {
        let mut left_out = Vec::new();
        for (l, pixel) in pixels.iter_mut().enumerate() {
            let sample = || rows.iter().flatten().find_map(|row| overview.cell(*row, l));
            let color = overview.interval(k, l).and_then(|_| scale.color(sample()?));
            if color.is_none() && is_left_out(overview, k, l) {
                left_out.push(l);
            }
            if let Some([red, green, blue]) = color {
                *pixel = [red, green, blue, u8::MAX];
            }
        }
        for l in left_out {
            let neighbors = [l.checked_sub(1), Some(l + 1)].into_iter().flatten();
            let mut colors = neighbors.filter_map(|l| pixels.get(l).copied());
            pixels[l] = colors.find(|color| color[3] > 0).unwrap_or_default();
        }
    });
    pixels
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::game::table::overview::{Lengths, SampleAxis, SampleGrid, SampleQuantity};
    use crate::game::{Row, Table};

    fn overview(coins: &[i64], quantity: SampleQuantity) -> Overview {
        let steps = SampleAxis::covering(0..coins.len(), 9);
        let samples = SampleGrid { rows: steps, columns: steps, lengths: Lengths::All };
        Overview::compute(&Table::new(Row::new(coins).unwrap()), samples, quantity, &|| true, |_| {})
    }

    #[test]
    fn zero_is_in_the_middle_of_the_scale_and_the_largest_differences_at_its_ends() {
        for largest in [1, 7, 1000, 1_000_000_000_000_000_000] {
            let scale = ColorScale::new(Reading::Difference, largest, Theme::Dark);
            assert_eq!([-largest, 0, largest].map(|value| scale.place(value)), [0.0, 0.5, 1.0]);
            assert_eq!([i64::MIN, i64::MAX].map(|value| scale.place(value)), [0.0, 1.0]);
        }
    }

    #[test]
    fn ticks_are_round_and_apart() {
        for largest in [0, 1, 3, 20, 1234, 999_999_999, 1_000_000_000_000_000_000] {
            let scale = ColorScale::new(Reading::Difference, largest, Theme::Light);
            let ticks = scale.ticks();
            assert!(ticks.windows(2).all(|pair| pair[1].0 - pair[0].0 > MIN_TICK_GAP - 1e-6 && pair[0].1 < pair[1].1));
            assert!(ticks.contains(&(0.5, 0)) && ticks.len() % 2 == 1);
            assert!(ticks.iter().all(|(place, value)| (scale.place(*value) - place).abs() < 1e-6));
            assert!(largest == 0 || ticks.len() >= 3);
        }
        let ticks: Vec<_> = ColorScale::new(Reading::Difference, 1234, Theme::Dark).ticks();
        let values: Vec<_> = ticks.into_iter().map(|(_, value)| value).collect();
        assert_eq!(values, [-1000, -500, -200, -50, 0, 50, 200, 500, 1000]);
    }

    #[test]
    fn a_pixel_shows_its_cell_and_is_transparent_below_the_diagonal() {
        let coins: Vec<i64> = (0..31).map(|k| k * k * 7 % 23).collect();
        for reading in Reading::ALL {
            let overview = overview(&coins, reading.quantity());
            let scale = ColorScale::new(reading, overview.largest(), Theme::Dark);
            let width = overview.samples().columns.count();
            for (at, pixel) in image(&overview, &scale).into_iter().enumerate() {
                let (k, l) = (at / width, at % width);
                let color = overview.cell(k, l).map(|sample| scale.color(sample).unwrap());
                assert_eq!(pixel, color.map_or([0; 4], |[red, green, blue]| [red, green, blue, 255]));
                assert_eq!(pixel[3] == 0, k > l);
            }
        }
    }

    #[test]
    fn the_strongest_colors_are_the_roles_of_the_players() {
        for theme in Theme::ALL {
            let color = |reading, difference| {
                let scale = ColorScale::new(reading, 50, theme);
                scale.color(Sample { difference, pick: None })
            };
            for reading in [Reading::Difference, Reading::Winner] {
                assert_eq!(color(reading, 50), Some(ColorRole::Mover.rgb(theme)));
                assert_eq!(color(reading, -50), Some(ColorRole::Other.rgb(theme)));
            }
            assert_eq!(color(Reading::Winner, -1), Some(ColorRole::Other.rgb(theme)));
            assert_eq!(color(Reading::Pick, 1), None);
        }
    }

    #[test]
    fn each_kind_has_a_name() {
        let words = |reading| -> Vec<_> {
            ColorScale::new(reading, 1, Theme::Dark).kinds().into_iter().map(|(_, words)| words).collect()
        };
        assert_eq!(words(Reading::Winner), ["mover ahead", "draw", "other ahead"]);
        assert_eq!(words(Reading::Pick), ["take left", "tie", "take right"]);
        assert!(words(Reading::Difference).is_empty());
    }
}
