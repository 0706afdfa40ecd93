//! Surveys of random rows: First plays greedily against an optimal Second, compared with best play by both.
//!
//! Rows are drawn in chunks of [`ROWS_PER_CHUNK`]. Each chunk has its own random stream of one seed. So the rows do not
//! depend on which thread works on which chunk. For each row, `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])` gives
//! all differences, and then the game is played. That takes O(n²) time for each row, and no allocation.

use crate::limits::MAX_SURVEY_COINS;
use std::cmp::Ordering;
use std::hint::select_unpredictable;
use std::ops::ControlFlow;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Deserialize, Serialize};

use crate::game::Row;
use crate::game::row::in_bounds;
use crate::game::row::random::Recipe;

/// The number of rows of a chunk, the unit of work. A chunk of rows of 10 coins takes one to two milliseconds.
pub const ROWS_PER_CHUNK: u64 = 10_000;

/// The largest number of rows of a survey.
pub const MAX_SURVEY_ROWS: u64 = 10_000_000;

/// The largest number of bins of a [`Histogram`].
const MAX_BINS: i64 = 4_096;

/// A survey of random rows: what the rows look like, and how many there are.
///
/// ```
/// use coin_duel::game::play::survey::Survey;
/// use coin_duel::game::row::random::Recipe;
///
/// let survey = Survey::new(Recipe { count: 4, ..Recipe::default() }, 100)?;
/// let findings = survey.chunk(0);
/// assert_eq!(findings.rows, 100);
/// // On an even row, First never loses under best play.
/// assert_eq!(findings.best_loses, 0);
/// assert!(findings.greedy_loses > 0);
/// # Ok::<(), coin_duel::game::play::survey::SurveyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Survey {
    recipe: Recipe,
    rows: u64,
}

/// Why a survey is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SurveyError {
    Count { count: usize },
    Value { value: i64 },
    Rows { rows: u64 },
}

impl Survey {
    /// A survey of `rows` rows with the count, the bounds, the shape and the seed of `recipe`. Its first row is the row
    /// of the recipe.
    ///
    /// # Errors
    /// If there are no rows or coins, or more than [`MAX_SURVEY_ROWS`] or [`MAX_SURVEY_COINS`], or a bound that no coin
    /// may have.
    pub fn new(recipe: Recipe, rows: u64) -> Result<Self, SurveyError> {
        let Recipe { count, low, high, .. } = recipe;
        if !(1..=MAX_SURVEY_COINS).contains(&count) {
            return Err(SurveyError::Count { count });
        }
        if let Some(value) = [low, high].into_iter().find(|value| !in_bounds(*value)) {
            return Err(SurveyError::Value { value });
        }
        if !(1..=MAX_SURVEY_ROWS).contains(&rows) {
            return Err(SurveyError::Rows { rows });
        }
        Ok(Self { recipe, rows })
    }

    /// The recipe of the rows.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The number of rows, at least 1.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The number of chunks. The last one may have fewer rows.
    pub fn chunks(&self) -> u64 {
        self.rows.div_ceil(ROWS_PER_CHUNK)
    }

    /// Plays all rows on all threads of the current rayon pool, and blocks until that is done.
    ///
    /// `keep_on` gets the findings of each chunk, in any order. After `Break` no further chunk begins, but other
    /// threads finish theirs.
    pub fn run(&self, keep_on: impl Fn(SurveyFindings) -> ControlFlow<()> + Sync) -> ControlFlow<()> {
        (0..self.chunks()).into_par_iter().try_for_each(|index| keep_on(self.chunk(index)))
    }

    /// Plays the rows of chunk number `index`, from 0. The findings have no rows if there is no such chunk. O(n²) time
    /// for each row, and O(n²) space.
    pub fn chunk(&self, index: u64) -> SurveyFindings {
        let mut findings =
            SurveyFindings { thrown_away: Histogram::new(self.max_thrown_away()), ..SurveyFindings::default() };
        let mut differences = DifferenceTable::new(self.recipe.count);
        self.each_row(index, |number, coins| {
            let difference = differences.fill(coins);
            findings.add(number, coins, difference, differences.margin_of_greedy(coins));
        });
        findings
    }

    /// Draws the rows of chunk number `index` one after the other, each with its number in the survey, from 0.
    pub fn each_row(&self, index: u64, mut then: impl FnMut(u64, &[i64])) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.recipe.seed);
        rng.set_stream(index);
        let mut coins = Vec::with_capacity(2 * self.recipe.count);
        let start = index.saturating_mul(ROWS_PER_CHUNK);
        for number in start..self.rows.min(start.saturating_add(ROWS_PER_CHUNK)) {
            self.recipe.draw(&mut rng, &mut coins);
            then(number, &coins);
        }
    }

    /// An upper bound for what greedy throws away on a row.
    ///
    /// If all coins become larger by the same amount, the difference and the margin change equally. So we can shift the
    /// coins until none is further from 0 than half of the range. Then the difference and the margin are at most
    /// `count · range / 2` from 0.
    fn max_thrown_away(&self) -> i64 {
        self.recipe.count as i64 * (self.recipe.high - self.recipe.low).abs()
    }
}

/// How far a survey has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum SurveyProgress {
    Running,
    Stopped,
    Done,
}

/// The results of a survey, or of a part of it.
///
/// The difference of a row is First's margin under best play by both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SurveyFindings {
    /// The number of rows played.
    pub rows: u64,
    /// The rows that First loses under best play by both.
    pub best_loses: u64,
    /// The rows that end in a draw under best play by both.
    pub best_draws: u64,
    /// The rows that a greedy First loses.
    pub greedy_loses: u64,
    /// The rows on which a greedy First draws.
    pub greedy_draws: u64,
    /// The rows on which greedy throws nothing away.
    pub flawless: u64,
    /// What greedy throws away on each row.
    pub thrown_away: Histogram,
    /// The worst row for greedy. `None` if greedy throws nothing away on any row.
    pub worst: Option<WorstRow>,
}

/// The row on which greedy throws away the most. Of several such rows, the first one drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorstRow {
    /// The loss of First's margin by greedy play. Positive and even.
    pub thrown_away: i64,
    /// The number of the row in the survey, from 0.
    pub number: u64,
    pub row: Row,
    /// First's margin under best play by both.
    pub difference: i64,
    /// First's margin if First is greedy.
    pub margin: i64,
}

impl SurveyFindings {
    /// Adds the findings on other rows of the same survey. The order of the chunks makes no difference.
    pub fn merge(&mut self, other: &Self) {
        self.rows += other.rows;
        self.best_loses += other.best_loses;
        self.best_draws += other.best_draws;
        self.greedy_loses += other.greedy_loses;
        self.greedy_draws += other.greedy_draws;
        self.flawless += other.flawless;
        self.thrown_away.merge(&other.thrown_away);
        if let Some(worst) = &other.worst
            && self.is_worse(worst.thrown_away, worst.number)
        {
            self.worst = Some(worst.clone());
        }
    }

    fn add(&mut self, number: u64, coins: &[i64], difference: i64, margin: i64) {
        let thrown_away = difference - margin;
        self.rows += 1;
        self.best_loses += u64::from(difference < 0);
        self.best_draws += u64::from(difference == 0);
        self.greedy_loses += u64::from(margin < 0);
        self.greedy_draws += u64::from(margin == 0);
        self.flawless += u64::from(thrown_away == 0);
        self.thrown_away.add(thrown_away);
        if self.is_worse(thrown_away, number) {
            let row = Row::new(coins).expect("the settings are within a row's bounds");
            self.worst = Some(WorstRow { thrown_away, number, row, difference, margin });
        }
    }

    /// Whether a row is worse for greedy than the worst one so far.
    fn is_worse(&self, thrown_away: i64, number: u64) -> bool {
        let (most, first) = self.worst.as_ref().map_or((0, 0), |worst| (worst.thrown_away, worst.number));
        match thrown_away.cmp(&most) {
            Ordering::Less => false,
            Ordering::Equal => number < first,
            Ordering::Greater => true,
        }
    }
}

/// The frequencies of even numbers from 0 up, in bins of equal width. There are bins only up to the largest number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// Twice a power of ten, so that each wider round width is a multiple of it. 0 if nothing has been counted.
    bin_width: i64,
    /// The count of each bin. The last one is not 0.
    bins: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistogramBar {
    /// The smallest number that the bar counts.
    pub low: i64,
    /// The bar counts only numbers below this one.
    pub high: i64,
    /// How many numbers it counts.
    pub count: u64,
}

impl Histogram {
    /// An empty histogram for numbers up to `max`.
    fn new(max: i64) -> Self {
        let bin_width = round_widths().step_by(3).find(|width| max / width < MAX_BINS);
        Self { bin_width: bin_width.expect("a bin can be wider than any sum"), bins: Vec::new() }
    }

    fn add(&mut self, number: i64) {
        let bin = (number / self.bin_width) as usize;
        if bin >= self.bins.len() {
            self.bins.resize(bin + 1, 0);
        }
        self.bins[bin] += 1;
    }

    fn merge(&mut self, other: &Self) {
        if self.bins.is_empty() {
            self.clone_from(other);
            return;
        }
        if self.bins.len() < other.bins.len() {
            self.bins.resize(other.bins.len(), 0);
        }
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            *bin += more;
        }
    }

    /// At most `at_most` bars of equal width, from 0 to the largest number counted. None if nothing has been counted.
    ///
    /// The bars are as narrow as possible. Their width is 2, 4 or 10, or one of these with zeros after it. A bar of
    /// width 2 counts a single number, because all numbers are even. O(bins).
    pub fn bars(&self, at_most: usize) -> Vec<HistogramBar> {
        self.bars_of(self.width(at_most))
    }

    /// The width of [`Self::bars`]. 0 if there are no bars.
    pub fn width(&self, at_most: usize) -> i64 {
        if self.bins.is_empty() || at_most == 0 {
            return 0;
        }
        let fits = |width: &i64| {
            *width >= self.bin_width && self.bins.len().div_ceil((width / self.bin_width) as usize) <= at_most
        };
        round_widths().find(fits).expect("a bar can be as wide as all bins")
    }

    /// Bars of this width, such as that of another histogram's bars. They are at least as wide as the bins. O(bins).
    pub fn bars_of(&self, width: i64) -> Vec<HistogramBar> {
        if self.bins.is_empty() || width == 0 {
            return Vec::new();
        }
        let bars = self.bins.chunks((width / self.bin_width).max(1) as usize).map(|bins| bins.iter().sum());
        (0..)
            .step_by(width as usize)
            .zip(bars)
            .map(|(low, count)| HistogramBar { low, high: low + width, count })
            .collect()
    }
}

/// 2, 4, 10, 20, 40, 100, …: twice the round numbers 1, 2 and 5, 10, 20 and 50, and so on, up to 10¹⁸.
fn round_widths() -> impl Iterator<Item = i64> {
    (0..18).flat_map(|zeros| [2, 4, 10].map(|width| width * 10_i64.pow(zeros)))
}

/// The differences of all intervals of a row. It is used for one row after the other.
struct DifferenceTable {
    /// The difference of the coins `start..end` is at `end * stride + start`, column by column. Empty intervals have 0.
    of: Vec<i64>,
    stride: usize,
}

impl DifferenceTable {
    /// A table for rows of `n` coins.
    fn new(n: usize) -> Self {
        let stride = n + 1;
        Self { of: vec![0; stride * stride], stride }
    }

    /// Computes the differences of the row of `coins`. Returns the one of the whole row. O(n²).
    fn fill(&mut self, coins: &[i64]) -> i64 {
        let mut difference = 0;
        // In a column from the bottom up, the difference without the left coin is the last one computed.
        for (end, right) in (1..).zip(coins) {
            let (before, column) = self.of[(end - 1) * self.stride..].split_at_mut(self.stride);
            difference = 0;
            for ((cell, left), without_right) in column[..end].iter_mut().zip(&coins[..end]).zip(&before[..end]).rev() {
                difference = (left - difference).max(right - without_right);
                *cell = difference;
            }
        }
        difference
    }

    /// First's final margin if First takes the larger end each time and Second the better one. Both take left on a tie.
    /// O(n). Needs [`Self::fill`] for the same `coins` before.
    fn margin_of_greedy(&self, coins: &[i64]) -> i64 {
        let (mut start, mut end) = (0, coins.len());
        let mut margin = 0;
        for ply in 0..coins.len() {
            let (left, right) = (coins[start], coins[end - 1]);
            let without_left = self.of[end * self.stride + start + 1];
            let without_right = self.of[(end - 1) * self.stride + start];
            let is_firsts = ply.is_multiple_of(2);
            let takes_left = if is_firsts { left >= right } else { left - without_left >= right - without_right };
            // No branch on the end that is taken, because the processor could not predict it.
            let coin = select_unpredictable(takes_left, left, right);
            margin += if is_firsts { coin } else { -coin };
            start += usize::from(takes_left);
            end -= usize::from(!takes_left);
        }
        margin
    }
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use std::sync::Mutex;

    use super::*;
    use crate::game::row::random::RowShape;
    use crate::game::{Game, Line, MAX_VALUE, Player, Players, Strategy, Table};
    use crate::number::group_count;
    use proptest::prelude::{Strategy as Strategy_, *};
    use rayon::ThreadPoolBuilder;

    /// A row with its margins by [`Game`].
    struct PlayedRow {
        row: Row,
        difference: i64,
        margin: i64,
    }

    impl PlayedRow {
        fn new(row: Row) -> Self {
            let players = Players { first: Strategy::Greedy, second: Strategy::Optimal };
            let game = Game::solved(&Table::new(row.clone()), players, Line::default());
            let [best, greedy] = [0, row.len()].map(|ply| game.guaranteed_after(ply).margin());
            assert_eq!(game.thrown_away_after(row.len()).of(Player::First), best - greedy);
            let [difference, margin] = [best, greedy].map(|margin| i64::try_from(margin).unwrap());
            Self { row, difference, margin }
        }

        fn thrown_away(&self) -> i64 {
            self.difference - self.margin
        }
    }

    /// Draws the rows of a chunk again.
    fn rows(survey: &Survey, chunk: u64) -> Vec<Row> {
        let mut rng = ChaCha8Rng::seed_from_u64(survey.recipe.seed);
        rng.set_stream(chunk);
        let rows = ROWS_PER_CHUNK.min(survey.rows - chunk * ROWS_PER_CHUNK);
        let draw = |_| {
            let mut coins = Vec::new();
            survey.recipe.draw(&mut rng, &mut coins);
            Row::new(coins).unwrap()
        };
        (0..rows).map(draw).collect()
    }

    fn uniform(count: usize, rows: u64) -> Survey {
        Survey::new(Recipe { count, ..Recipe::default() }, rows).unwrap()
    }

    fn merged<'a>(tallies: impl IntoIterator<Item = &'a SurveyFindings>) -> SurveyFindings {
        let mut all = SurveyFindings::default();
        tallies.into_iter().for_each(|findings| all.merge(findings));
        all
    }

    /// Surveys of rows of all shapes, with few or many ties, over some whole chunks and a part of another one.
    fn surveys() -> impl Strategy_<Value = Survey> {
        let bounds = prop::sample::select(vec![(5, 5), (0, 2), (20, 1), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
        let shape = prop::sample::select(&RowShape::ALL[..]);
        (1..16_usize, bounds, shape, any::<u64>(), 0..1_000_u64, 1..40_u64).prop_map(
            |(count, (low, high), shape, seed, full, more)| {
                Survey::new(Recipe { count, low, high, shape, seed }, full * ROWS_PER_CHUNK + more).unwrap()
            },
        )
    }

    proptest! {
        #[test]
        fn a_chunk_counts_the_results_of_the_game_on_each_row(survey in surveys()) {
            let last = survey.chunks() - 1;
            let findings = survey.chunk(last);
            let played: Vec<_> = rows(&survey, last).into_iter().map(PlayedRow::new).collect();
            let count = |is: fn(&PlayedRow) -> bool| played.iter().filter(|row| is(row)).count() as u64;
            prop_assert_eq!(findings.rows, played.len() as u64);
            prop_assert_eq!(findings.best_loses, count(|row| row.difference < 0));
            prop_assert_eq!(findings.best_draws, count(|row| row.difference == 0));
            prop_assert_eq!(findings.greedy_loses, count(|row| row.margin < 0));
            prop_assert_eq!(findings.greedy_draws, count(|row| row.margin == 0));
            prop_assert_eq!(findings.flawless, count(|row| row.thrown_away() == 0));
            prop_assert!(played.iter().all(|row| (0..=survey.max_thrown_away()).contains(&row.thrown_away())));
            for HistogramBar { low, high, count } in findings.thrown_away.bars(usize::MAX) {
                let inside = played.iter().filter(|row| (low..high).contains(&row.thrown_away()));
                prop_assert_eq!(count, inside.count() as u64);
            }
        }

        #[test]
        fn the_worst_row_is_the_first_one_with_the_most_thrown_away(survey in surveys()) {
            let last = survey.chunks() - 1;
            let played: Vec<_> = rows(&survey, last).into_iter().map(PlayedRow::new).collect();
            let most = played.iter().map(PlayedRow::thrown_away).max().unwrap();
            let mut numbered = played.iter().zip(last * ROWS_PER_CHUNK..);
            let worst = numbered.find(|(row, _)| row.thrown_away() == most && most > 0);
            let worst = worst.map(|(PlayedRow { row, difference, margin }, number)| WorstRow {
                thrown_away: most,
                number,
                row: row.clone(),
                difference: *difference,
                margin: *margin,
            });
            prop_assert_eq!(survey.chunk(last).worst, worst);
        }

        #[test]
        fn bars_hold_all_numbers_in_few_round_widths(
            halves in prop::collection::vec((0..1_i64 << 50, 0..50_u32), 1..60),
            at_most in 1..100_usize,
        ) {
            let numbers: Vec<i64> = halves.iter().map(|(half, shift)| 2 * (half >> shift)).collect();
            let largest = *numbers.iter().max().unwrap();
            let mut histogram = Histogram::new(largest);
            for number in &numbers {
                histogram.add(*number);
            }
            prop_assert!(histogram.bins.len() <= MAX_BINS as usize);
            let bars = histogram.bars(at_most);
            prop_assert!((1..=at_most).contains(&bars.len()));
            let width = bars[0].high;
            prop_assert!(["2", "4", "1"].contains(&width.to_string().trim_end_matches('0')) && width > 1);
            for (bar, low) in bars.iter().zip((0..).step_by(width as usize)) {
                let inside = numbers.iter().filter(|number| (low..low + width).contains(*number)).count() as u64;
                prop_assert_eq!(*bar, HistogramBar { low, high: low + width, count: inside });
            }
            let last = bars[bars.len() - 1];
            prop_assert!((last.low..last.high).contains(&largest));
        }
    }

    #[test]
    fn the_first_row_is_the_row_of_the_recipe() {
        for shape in RowShape::ALL {
            let recipe = Recipe { shape, seed: 3, ..Recipe::default() };
            let mut drawn = Vec::new();
            Survey::new(recipe, 1).unwrap().each_row(0, |number, coins| drawn.push((number, coins.to_vec())));
            assert_eq!(drawn, [(0, recipe.row().unwrap().coins().to_vec())]);
        }
    }

    #[test]
    fn chunks_merged_in_any_order_give_the_findings_of_the_survey() {
        let survey = uniform(4, 2 * ROWS_PER_CHUNK + 7);
        let [a, b, c] = &[0, 1, 2].map(|index| survey.chunk(index));
        let all = merged([a, b, c]);
        assert_eq!((all.rows, survey.chunk(3).rows), (survey.rows, 0));
        assert_eq!(all.thrown_away.bars(10).iter().map(|bar| bar.count).sum::<u64>(), survey.rows);
        // There are so few different rows that the most is thrown away in each chunk.
        assert_eq!(all.worst, a.worst);
        for order in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            assert_eq!(merged(order), all);
        }
        assert_eq!(merged([a, &merged([b, c])]), all);
        let all_found = Mutex::new(SurveyFindings::default());
        let flow = survey.run(|chunk| {
            all_found.lock().unwrap().merge(&chunk);
            ControlFlow::Continue(())
        });
        assert_eq!((flow, all_found.into_inner().unwrap()), (ControlFlow::Continue(()), all));
    }

    #[test]
    fn break_ends_a_survey_early() {
        let survey = uniform(1, MAX_SURVEY_ROWS);
        let all_found = Mutex::new(SurveyFindings::default());
        let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let flow = pool.install(|| {
            survey.run(|chunk| {
                all_found.lock().unwrap().merge(&chunk);
                ControlFlow::Break(())
            })
        });
        assert_eq!((flow, all_found.into_inner().unwrap().rows), (ControlFlow::Break(()), ROWS_PER_CHUNK));
    }

    #[test]
    fn the_largest_values_do_not_overflow() {
        let recipe = Recipe { count: MAX_SURVEY_COINS, low: MAX_VALUE, high: -MAX_VALUE, ..Recipe::default() };
        let findings = Survey::new(recipe, 3).unwrap().chunk(0);
        assert_eq!(findings.thrown_away.bars(1).iter().map(|bar| bar.count).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn a_survey_without_rows_has_no_bars() {
        assert_eq!(SurveyFindings::default().thrown_away.bars(10), []);
        assert_eq!(uniform(8, 1).chunk(0).thrown_away.bars(0), []);
    }

    #[test]
    fn settings_out_of_bounds_are_refused_with_the_reason() {
        let recipe = Recipe::default();
        let reason = |recipe, rows| Survey::new(recipe, rows).unwrap_err().to_string();
        for count in [0, MAX_SURVEY_COINS + 1] {
            let message = format!("a row of {count} coins is not possible; the rows of a survey have 1 to 200");
            assert_eq!(reason(Recipe { count, ..recipe }, 1), message);
        }
        for rows in [0, MAX_SURVEY_ROWS + 1] {
            let message = format!("{} rows are not possible; a survey has 1 to 10,000,000", group_count(rows));
            assert_eq!(reason(recipe, rows), message);
        }
        let message = said("errors.row-survey-value", &["−1,000,000,000,001"]);
        assert_eq!(reason(Recipe { low: -MAX_VALUE - 1, ..recipe }, 1), message);
        assert!(Survey::new(Recipe { high: i64::MAX, ..recipe }, 1).is_err());
    }
}
