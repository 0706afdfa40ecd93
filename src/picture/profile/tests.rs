//! Tests of profiles and their plots.

use crate::game::{Interval, Row};
use crate::number::exact;
use crate::picture::profile::extremes::coins_of_column;
use crate::picture::profile::plot::LABEL_TEXT_SIZE;
use crate::picture::profile::{Plot, Profile};
use crate::picture::{Mark, Rect};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

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
        assert!(is_inside && rect.top >= room.top && rect.bottom <= room.bottom && rect.top < rect.bottom, "{rect:?}");
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
