//! Pictures and marks for the tests of the writers.

use proptest::prelude::*;

use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Fill, FillOrder, Recurrence, Table};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::table::grid::Grid;
use crate::picture::table::{CellPlaces, GameMarks, TableScene};
use crate::picture::{Anchor, Face, Mark, Paint, Picture, Point, Rect, Stroke};
use crate::session::Layout;

/// Returns the table of a row at a position of its fill, as the window shows it.
pub fn table(row: &str, head: f64, layout: Layout, (width, height): (f32, f32)) -> Picture {
    let table = Table::new(row.parse().unwrap());
    let n = table.n();
    let places = CellPlaces::at_rest(Grid::new(0.6, layout, n, 2, Rect::new(0.0, 0.0, width, height), (0.0, 0.0)));
    let window = table.window(0..=n - 1, 0..=n - 1);
    let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n };
    let scene = TableScene {
        count_from: CountFrom::Zero,
        table: &table,
        window: &window,
        places: &places,
        fill,
        head,
        game_marks: GameMarks::Path,
    };
    let mut marks = scene.cells();
    if let Some(progress) = fill.progress(head) {
        marks.extend(scene.step(&progress, || Derivation::new(&table, fill.recurrence, progress.interval)));
    }
    marks.extend(scene.headers(None, false));
    marks.extend(scene.legend());
    Picture { width, height, marks }
}

/// Returns the left, top, right and bottom of the area that a mark covers.
pub fn bounds(mark: &Mark) -> [f32; 4] {
    let Rect { left, top, right, bottom } = extent(mark);
    [left, top, right, bottom]
}

/// Returns the picture of six coins while the first cell of the fifth diagonal is written.
pub fn six_coins() -> Picture {
    table("8 15 3 7 9 2", 18.6, Layout::Square, (640.0, 420.0))
}

fn point() -> impl Strategy<Value = Point> {
    (-20.0..220.0_f32, -20.0..160.0_f32).prop_map(|(x, y)| Point::new(x, y))
}

fn paint() -> impl Strategy<Value = Paint> {
    let alpha = prop::sample::select(vec![1.0, 1.0, 0.5, 0.24, 0.0]);
    (prop::sample::select(&ColorRole::ALL[..]), alpha).prop_map(|(role, alpha)| Paint { role, alpha })
}

fn stroke() -> impl Strategy<Value = Stroke> {
    (0.0..5.0_f32, paint()).prop_map(|(width, paint)| Stroke { width, paint })
}

fn rect() -> impl Strategy<Value = Rect> {
    (point(), -2.0..90.0_f32, 0.0..70.0_f32).prop_map(|(at, width, height)| Rect::new(at.x, at.y, width, height))
}

pub fn mark() -> impl Strategy<Value = Mark> {
    let face = prop::sample::select(&Face::ALL[..]);
    let anchor = prop::sample::select(vec![Anchor::LeftCenter, Anchor::Center, Anchor::RightCenter]);
    let text = prop::sample::select(vec!["8", "−12", "fir", "j = 3", "", "a → b"]);
    prop_oneof![
        (rect(), 0.0..12.0_f32, prop::option::of(paint()), prop::option::of(stroke()))
            .prop_map(|(rect, radius, fill, stroke)| Mark::Rect { rect, radius, fill, stroke }),
        (rect(), stroke()).prop_map(|(rect, stroke)| Mark::DashedRect { rect, stroke }),
        (prop::collection::vec(point(), 0..5), stroke()).prop_map(|(points, stroke)| Mark::Path { points, stroke }),
        (prop::collection::vec(point(), 0..5), paint()).prop_map(|(points, fill)| Mark::Polygon { points, fill }),
        (point(), 0.0..30.0_f32, paint(), stroke()).prop_map(|(center, radius, fill, stroke)| Mark::Disc {
            center,
            radius,
            fill,
            stroke
        }),
        (point(), anchor, 1.0..40.0_f32, face, paint(), text).prop_map(|(at, anchor, size, face, paint, text)| {
            Mark::Text { at, anchor, size, face, paint, text: text.to_owned() }
        }),
    ]
}

pub fn picture(marks: Vec<Mark>) -> Picture {
    Picture { width: 200.0, height: 140.0, marks }
}

/// Returns the color of a pixel. Each line has `width` pixels of four bytes each.
pub fn pixel(pixels: &[u8], width: u32, x: u32, y: u32) -> [u8; 3] {
    let at = 4 * (y * width + x) as usize;
    [pixels[at], pixels[at + 1], pixels[at + 2]]
}

/// Returns the mean difference of two rasters' bytes.
pub fn mean_difference(one: &[u8], other: &[u8]) -> f64 {
    assert_eq!(one.len(), other.len());
    let sum: u64 = one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
    sum as f64 / one.len() as f64
}
