//! Tests of the picture of a run: its texts, and that all marks are inside the area and no texts overlap.

use crate::game::fusion::run::FusionRun;
use crate::game::row::random::{Recipe, RowShape};
use crate::game::{CountFrom, MAX_VALUE, Row};
use crate::limits::MAX_COINS;
use crate::picture::fusion::layout::FusionLayout;
use crate::picture::fusion::{FusionScene, MIN_TEXT_SIZE};
use crate::picture::{Anchor, Mark, Point, Rect, fonts};
use crate::text::said;

const SIZES: [(f32, f32); 6] =
    [(340.0, 300.0), (340.0, 400.0), (420.0, 300.0), (420.0, 400.0), (560.0, 300.0), (560.0, 400.0)];
/// The fractions of a step at which the tests look at the picture.
const PARTS: [f64; 12] = [0.0, 0.05, 0.15, 0.28, 0.4, 0.5, 0.6, 0.68, 0.75, 0.82, 0.9, 0.97];

fn run_of(row: &str) -> FusionRun {
    FusionRun::new(&row.parse().unwrap())
}

fn marks(run: &FusionRun, head: f64, (width, height): (f32, f32)) -> Vec<Mark> {
    // The area does not start at the origin.
    FusionScene { count_from: CountFrom::Zero, run, head, area: Rect::new(30.0, 50.0, width, height) }.marks()
}

fn texts(row: &str, head: f64) -> Vec<String> {
    let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
    marks(&run_of(row), head, (420.0, 360.0)).into_iter().filter_map(text).collect()
}

#[track_caller]
fn assert_says(row: &str, head: f64, expected: &[&str]) {
    let texts = texts(row, head);
    for text in expected {
        assert!(texts.iter().any(|shown| shown == text), "{row} at {head} does not say {text:?}: {texts:?}");
    }
}

/// Returns the rectangle around a text, or one a little smaller.
fn extent(mark: &Mark) -> Option<(Rect, &str)> {
    let Mark::Text { at, anchor, size, face, text, .. } = mark else { return None };
    let width = fonts::width(*face, *size, text);
    let left = match anchor {
        Anchor::LeftCenter => at.x,
        Anchor::Center => at.x - width / 2.0,
        Anchor::RightCenter => at.x - width,
    };
    Some((Rect::new(left, at.y - size * 0.45, width, size * 0.9), text))
}

fn bounds(mark: &Mark) -> Rect {
    let around = |points: &[Point], by: f32| {
        let all = points.iter().map(|at| Rect { left: at.x, top: at.y, right: at.x, bottom: at.y });
        let joined = all.reduce(|one, other| Rect {
            left: one.left.min(other.left),
            top: one.top.min(other.top),
            right: one.right.max(other.right),
            bottom: one.bottom.max(other.bottom),
        });
        joined.expect("a mark is somewhere").grown(by)
    };
    match mark {
        Mark::Rect { rect, stroke, .. } => rect.grown(stroke.map_or(0.0, |stroke| stroke.width / 2.0)),
        Mark::DashedRect { rect, stroke } => rect.grown(stroke.width / 2.0),
        Mark::Path { points, stroke } => around(points, stroke.width / 2.0),
        Mark::Polygon { points, .. } => around(points, 0.0),
        Mark::Disc { center, radius, stroke, .. } => around(&[*center], radius + stroke.width / 2.0),
        Mark::Text { .. } => extent(mark).unwrap().0,
        Mark::Image { .. } => panic!("a run has no images"),
    }
}

/// Asserts that all marks are finite and inside the area, and that texts are large enough and do not overlap.
#[track_caller]
fn assert_is_tidy(run: &FusionRun, head: f64, size: (f32, f32)) {
    let marks = marks(run, head, size);
    let place = format!("{} coins at {head} of {} in {size:?}", run.row().len(), run.steps());
    let area = Rect::new(30.0, 50.0, size.0, size.1);
    for mark in &marks {
        let Rect { left, top, right, bottom } = bounds(mark);
        let is_inside = area.left <= left && area.top <= top && right <= area.right && bottom <= area.bottom;
        assert!(is_inside && left <= right && top <= bottom, "{place}: {mark:?}");
        if let Mark::Text { size, text, .. } = mark {
            assert!(*size >= MIN_TEXT_SIZE - 0.001, "{place}: {text} in {size}");
        }
    }
    let extents: Vec<_> = marks.iter().filter_map(extent).collect();
    for (number, (one, text)) in extents.iter().enumerate() {
        for (other, other_text) in &extents[number + 1..] {
            let is_apart = one.right <= other.left
                || other.right <= one.left
                || one.bottom <= other.top
                || other.bottom <= one.top;
            assert!(is_apart, "{place}: {text:?} and {other_text:?} overlap, {one:?} and {other:?}");
        }
    }
}

/// Asserts the same for some steps, each at several of its fractions.
fn assert_is_tidy_at(run: &FusionRun, steps: impl Iterator<Item = u64>) {
    for (number, step) in steps.enumerate() {
        for (turn, part) in PARTS.into_iter().enumerate() {
            assert_is_tidy(run, step as f64 + part, SIZES[(number + turn) % SIZES.len()]);
        }
    }
    for size in SIZES {
        for head in [0, run.reading_steps() - 1, run.reading_steps(), run.steps()] {
            assert_is_tidy(run, head as f64, size);
        }
    }
}

fn random(count: usize, (low, high): (i64, i64), shape: RowShape) -> FusionRun {
    FusionRun::new(&Recipe { count, low, high, shape, seed: 3 }.row().unwrap())
}

const BOUNDS: [(i64, i64); 4] = [(1, 20), (-9, 9), (-999, 9_999), (-MAX_VALUE, MAX_VALUE)];

#[test]
fn the_first_row_shows_each_step_in_words() {
    // Pushes 8, 15, 3; fuses; pushes 7; takes two.
    let row = "8 15 3 7";
    assert_says(row, 0.0, &["8", "15", "3", "7", crate::wording::picture::empty_stack()]);
    assert_says(row, 3.0, &[said("fusion.fusion-they-fuse", &["8 ≤ 15 ≥ 3"])]);
    assert_says(row, 3.5, &[said("fusion.fusion-they-fuse", &["8 ≤ 15 ≥ 3"]), "8 − 15 + 3 = −4"]);
    assert_says(row, 4.0, &["−4", "0…2", "8 − 15 + 3 = −4"]);
    assert_says(row, 5.0, &["−4 < 7: take right", "d = 0"]);
    assert_says(row, 6.0, &[said("fusion.fusion-last-coin", &["−4"]), "d = 7"]);
    assert_says(row, 7.0, &["d = 7 − (−4) = 11", "difference 11", "fir 22", "sec 11"]);
}

#[test]
fn the_second_row_shows_each_step_in_words() {
    let row = "20 30 2 2 2 10";
    let run = run_of(row);
    assert_says(row, 3.0, &[said("fusion.fusion-they-fuse", &["20 ≤ 30 ≥ 2"])]);
    assert_says(row, 4.0, &["−8", "20 − 30 + 2 = −8"]);
    assert_says(row, 6.0, &[said("fusion.fusion-they-fuse", &["−8 ≤ 2 ≥ 2"])]);
    // The top stands for five coins by then.
    assert_says(row, 7.0, &["−8", "−8 − 2 + 2 = −8", "−8 = 20 − 30 + 2 − 2 + 2", "0…4"]);
    assert_says(row, run.steps() as f64, &["difference 18", "fir 42", "sec 24"]);
}

#[test]
fn three_coins_that_do_not_fuse_are_named() {
    assert_says("9 5 2", 2.0, &["9", "5"]);
    assert_says("9 5 2 1", 3.0, &[said("fusion.fusion-they-do-not-fuse", &["9 > 5 ≥ 2"])]);
    assert_says("3 5 9 1", 3.0, &[said("fusion.fusion-they-do-not-fuse", &["3 ≤ 5 < 9"])]);
}

#[test]
fn a_deep_stack_shows_how_many_coins_are_out_of_sight() {
    let run = random(1000, (1, 900), RowShape::Falling);
    let marks = marks(&run, 500.0, SIZES[0]);
    let texts: Vec<_> = marks.iter().filter_map(extent).map(|(_, text)| text).collect();
    let shown = FusionLayout::new(CountFrom::Zero, &run, Rect::new(30.0, 50.0, SIZES[0].0, SIZES[0].1)).stack.count;
    assert!(shown >= 3, "the top three coins are in sight");
    assert!(
        texts.contains(&&format!("… {}", run.position(500).depth() - shown)[..]) && texts.contains(&"more"),
        "{texts:?}"
    );
}

#[test]
fn nothing_overlaps_or_leaves_the_area_for_short_rows() {
    for bounds in BOUNDS {
        for count in [1, 2, 3, 6, 16] {
            for shape in RowShape::ALL {
                let run = random(count, bounds, shape);
                assert_is_tidy_at(&run, 0..run.steps());
            }
        }
    }
}

#[test]
fn nothing_overlaps_or_leaves_the_area_for_long_rows() {
    for bounds in [BOUNDS[0], BOUNDS[3]] {
        for shape in RowShape::ALL {
            let run = random(1000, bounds, shape);
            assert_is_tidy_at(&run, (0..run.steps()).step_by(197));
        }
    }
    for (shape, bounds) in
        [(RowShape::Uniform, BOUNDS[3]), (RowShape::Valley, BOUNDS[3]), (RowShape::Falling, BOUNDS[2])]
    {
        let run = random(MAX_COINS, bounds, shape);
        assert_is_tidy_at(&run, (0..run.steps()).step_by(399_999));
    }
}

#[test]
fn a_slide_shows_few_coins_larger_with_room_for_all_and_many_coins_as_a_window_does() {
    let area = Rect::new(28.0, 126.0, 1_224.0, 453.0);
    let scale = |run: &FusionRun| FusionScene { count_from: CountFrom::Zero, run, head: 0.0, area }.on_slide(1.0).1;
    assert!(scale(&run_of("8 15 3 7 9 2")) >= 1.9);
    assert!(scale(&random(16, BOUNDS[0], RowShape::Uniform)) >= 1.5);
    assert!(scale(&random(600, BOUNDS[0], RowShape::Uniform)) < 1.4);
    for bounds in BOUNDS {
        for count in [1, 2, 3, 6, 12, 16] {
            for shape in RowShape::ALL {
                let run = random(count, bounds, shape);
                let by = scale(&run);
                for step in 0..=run.steps() {
                    let part = PARTS[step as usize % PARTS.len()];
                    for head in [step as f64, step as f64 + part] {
                        assert_is_tidy(&run, head, (area.width() / by, area.height() / by));
                    }
                }
            }
        }
    }
}

#[test]
fn the_largest_sums_have_room() {
    for (first, second) in [(MAX_VALUE, -MAX_VALUE), (-MAX_VALUE, MAX_VALUE), (-MAX_VALUE, -MAX_VALUE)] {
        let coins: Vec<_> = [first, second].into_iter().cycle().take(MAX_COINS - 1).collect();
        let run = FusionRun::new(&Row::new(coins).unwrap());
        assert_is_tidy_at(&run, (0..run.steps()).rev().step_by(249_999));
    }
}

/// Returns the bounds of a mark as a list, to compare it with another mark.
fn numbers(mark: &Mark) -> [f32; 4] {
    let Rect { left, top, right, bottom } = bounds(mark);
    [left, top, right, bottom]
}

#[test]
fn a_step_ends_where_the_next_one_begins() {
    for row in ["8 15 3 7 9 2", "20 30 2 2 2 10", "9 8 7 6 5 4 3 2 1 2 3 4 9 1", "1 2 3 4 5 6 7 8 9 10 11 12 4 3", "5"]
    {
        let run = run_of(row);
        for step in 1..=run.steps() {
            let shown = |head: f64| -> Vec<[f32; 4]> {
                // A mark that is nearly transparent can be there at only one of the two heads.
                let is_opaque = |mark: &&Mark| match mark {
                    Mark::Text { paint, .. } => paint.alpha > 0.1,
                    Mark::Disc { fill, .. } => fill.alpha > 0.2,
                    Mark::Path { stroke, .. } => stroke.paint.alpha > 0.1,
                    Mark::Rect { stroke, .. } => stroke.is_some_and(|stroke| stroke.paint.alpha > 0.1),
                    _ => false,
                };
                marks(&run, head, SIZES[0]).iter().filter(is_opaque).map(numbers).collect()
            };
            let (before, after) = (shown(step as f64 - 0.000_5), shown(step as f64));
            let is_near = |one: &[f32; 4], other: &[f32; 4]| one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1.0);
            for mark in &after {
                assert!(before.iter().any(|other| is_near(mark, other)), "{row}: new at {step}: {mark:?}");
            }
            for mark in &before {
                assert!(after.iter().any(|other| is_near(mark, other)), "{row}: gone at {step}: {mark:?}");
            }
        }
    }
}

#[test]
fn the_coin_at_a_point_is_the_one_that_is_drawn_there() {
    let run = FusionRun::new(&"8 15 3 7 9 2".parse().unwrap());
    let area = Rect::new(0.0, 0.0, 400.0, 300.0);
    // After four steps, the first three coins are one on the stack.
    let scene = FusionScene { count_from: CountFrom::Zero, run: &run, head: 4.0, area };
    let mut seen = vec![];
    for mark in scene.marks() {
        if let Mark::Disc { center, .. } = mark
            && let Some(coin) = scene.coin_at(center)
        {
            seen.push((coin.coins.i, coin.coins.j, coin.value));
        }
    }
    // Each coin is drawn once: those that are read on the stack, and the one that is pushed next above the others.
    assert_eq!(seen.pop(), Some((3, 3, 7)));
    assert_eq!(seen, [(4, 4, 9), (5, 5, 2), (0, 2, -4)]);
    assert_eq!(scene.coin_at(Point::new(1.0, 1.0)), None);
}
