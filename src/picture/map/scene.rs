//! The map as marks: the outline of the table, its written cells as pixels, and what the colors mean.

use std::ops::RangeInclusive;

use super::colors::{ColorScale, image};
use crate::game::table::overview::{Overview, SampleGrid};
use crate::game::{Fill, Interval};
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::Grid;
use crate::picture::table::region::clipped;
use crate::picture::{Anchor, Face, Mark, PixelImage, Point, Rect, Stroke, fonts};
use crate::session::{Layout, Reading};

/// The usual width of the color bar with its numbers, as a part of the text size. It decides which numbers have room.
pub const COLOR_BAR_WIDTH: f32 = 250.0 / 11.0;
/// The pieces of the color bar.
const PIECES: u32 = 128;
/// The height of the color bar, its distance from the sides of its room, the length of a tick, and the size of a swatch, as
/// parts of the text size.
const BAR_HEIGHT: f32 = 1.1;
const BAR_INSET: f32 = 2.0;
const TICK: f32 = 0.27;
const SWATCH: f32 = 1.0;
/// The least distance between two numbers, as a part of the text size.
const NUMBER_GAP: f32 = 0.36;
/// The gap between the cells and a text in the corner that they leave free, in points.
const CORNER_GAP: f32 = 10.0;
/// Larger numbers are shortened.
const MAX_IN_FULL: i64 = 10_000;

/// The pixels of a map, and what they show.
#[derive(Clone, Debug)]
pub struct TableMap {
    pub samples: SampleGrid,
    pub scale: ColorScale,
    n: usize,
    /// All cells, as if the fill were at its end.
    pixels: Vec<[u8; 4]>,
}

impl TableMap {
    /// Colors an overview. O(pixels).
    pub fn new(overview: &Overview, scale: ColorScale) -> Self {
        let pixels = image(overview, &scale);
        Self { samples: *overview.samples(), scale, n: overview.n(), pixels }
    }

    /// Returns the outline of the table, and over it the cells that are written at a position of the fill. O(pixels).
    pub fn marks(&self, grid: &Grid, fill: Fill, head: f64) -> Vec<Mark> {
        let (rows, columns) = grid.window();
        let n = self.n as f64;
        let seen = |range: RangeInclusive<usize>| *range.start() as f64 - 1.0..*range.end() as f64 + 2.0;
        // An `f32` is too coarse for corners far outside of the view.
        let outline = clipped(&[(0.0, 0.0), (0.0, n), (n, n)], seen(rows), seen(columns));
        let points = outline.into_iter().map(|corner| grid.corner(corner)).collect();
        let (i, j) = (self.samples.rows.range(), self.samples.columns.range());
        let corner = |i: usize, j: usize| grid.corner((i as f64, j as f64));
        let at = corner(i.start, j.start);
        let way = |to: Point| Point::new(to.x - at.x, to.y - at.y);
        let image = PixelImage::new(
            self.samples.columns.count() as u32,
            self.samples.rows.count() as u32,
            self.written(fill, head),
        );
        vec![
            Mark::Polygon { points, fill: ColorRole::Cell.into() },
            Mark::Image { image, at, across: way(corner(i.start, j.end)), down: way(corner(i.end, j.start)) },
        ]
    }

    /// Returns the pixels, of which those of cells that are not written yet are transparent.
    fn written(&self, fill: Fill, head: f64) -> Vec<[u8; 4]> {
        if head >= fill.steps() as f64 {
            return self.pixels.clone();
        }
        let SampleGrid { rows, columns, .. } = self.samples;
        let is_written = |at: usize| {
            let (i, j) = (rows.index(at / columns.count(), self.n), columns.index(at % columns.count(), self.n));
            i <= j && fill.is_written(Interval::new(i, j), head)
        };
        let pixel = |(at, pixel): (usize, &[u8; 4])| if is_written(at) { *pixel } else { [0; 4] };
        self.pixels.iter().enumerate().map(pixel).collect()
    }
}

/// Returns the room of this height in a corner that the map of a whole table leaves free: at the lower left of the square,
/// at the upper left of the triangle.
pub fn free_corner(grid: &Grid, height: f32) -> Rect {
    let Grid { cells, area, layout, .. } = *grid;
    // Over the height of the room, the edge of the cells goes this far to the side. In the triangle, each edge goes half.
    let slope = cells.width() * height / cells.height();
    match layout {
        Layout::Square => {
            let left = cells.left + CORNER_GAP;
            Rect { left, top: cells.bottom - height, right: (cells.right - slope - CORNER_GAP).max(left), ..cells }
        }
        Layout::Triangle => {
            let right = cells.center().x - slope / 2.0 - CORNER_GAP;
            Rect { left: area.left, top: cells.top, right: right.max(area.left), bottom: cells.top + height }
        }
    }
}

/// Returns what the colors mean, from the left edge of a room: a bar with numbers, or a swatch for each kind. Returns the
/// width that is used, too.
pub fn color_legend(scale: &ColorScale, room: Rect, text_size: f32) -> (Vec<Mark>, f32) {
    if scale.reading() == Reading::Difference {
        color_bar(scale, room, text_size)
    } else {
        kinds(scale, room, text_size)
    }
}

fn kinds(scale: &ColorScale, room: Rect, text_size: f32) -> (Vec<Mark>, f32) {
    let (mut marks, mut left) = (Vec::new(), room.left);
    let y = room.center().y;
    for (color, words) in scale.kinds() {
        let side = SWATCH * text_size;
        let swatch = Rect::new(left, y - side / 2.0, side, side);
        marks.push(colored(swatch, vec![color]));
        left = swatch.right + 0.5 * text_size;
        marks.push(weak(Point::new(left, y), Anchor::LeftCenter, text_size, words.to_owned()));
        left += fonts::width(Face::Regular, text_size, words) + 1.2 * text_size;
    }
    (marks, left - room.left)
}

fn color_bar(scale: &ColorScale, room: Rect, text_size: f32) -> (Vec<Mark>, f32) {
    let inset = BAR_INSET * text_size;
    let bar = Rect::new(room.left + inset, room.top + 2.0, room.width() - 2.0 * inset, BAR_HEIGHT * text_size);
    let colors = (0..PIECES).map(|piece| scale.color_at((piece as f32 + 0.5) / PIECES as f32)).collect();
    let mut marks = vec![colored(bar, colors)];
    let mut ticks = scale.ticks();
    // Zero and the ends come first, and the others where there is room.
    ticks.sort_by(|one, other| rank(one.0).total_cmp(&rank(other.0)));
    // Either all numbers are short enough, or all are shortened alike.
    let in_full = ticks.iter().all(|(_, value)| value.abs() < MAX_IN_FULL);
    let mut taken: Vec<(f32, f32)> = Vec::new();
    let below = bar.bottom + TICK * text_size;
    for (place, value) in ticks {
        let x = bar.left + place * bar.width();
        let points = vec![Point::new(x, bar.bottom), Point::new(x, below)];
        marks.push(Mark::Path { points, stroke: Stroke::new(1.0, ColorRole::WeakText) });
        let text = if in_full { number::exact(value) } else { number::shortened(value, 1) };
        let half = fonts::width(Face::Regular, text_size, &text) / 2.0 + NUMBER_GAP * text_size / 2.0;
        let (left, right) = (x - half, x + half);
        if taken.iter().all(|(from, to)| right <= *from || left >= *to) {
            marks.push(weak(Point::new(x, below + 0.65 * text_size), Anchor::Center, text_size, text));
            taken.push((left, right));
        }
    }
    (marks, room.width())
}

/// Returns the rank of a tick at `place`, from 0 to 1. The lowest rank comes first: the middle, then the ends.
fn rank(place: f32) -> f32 {
    let from_middle = (place - 0.5).abs();
    if from_middle == 0.0 { 0.0 } else { 1.0 - from_middle }
}

/// Returns an area with these colors, from left to right.
fn colored(rect: Rect, colors: Vec<[u8; 3]>) -> Mark {
    let pixels: Vec<_> = colors.into_iter().map(|[red, green, blue]| [red, green, blue, u8::MAX]).collect();
    Mark::Image {
        image: PixelImage::new(pixels.len() as u32, 1, pixels),
        at: rect.at(0.0, 0.0),
        across: Point::new(rect.width(), 0.0),
        down: Point::new(0.0, rect.height()),
    }
}

fn weak(at: Point, anchor: Anchor, size: f32, text: String) -> Mark {
    Mark::Text { at, anchor, size, face: Face::Regular, paint: ColorRole::WeakText.into(), text }
}
