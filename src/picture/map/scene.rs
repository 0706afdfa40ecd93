//! The map as marks: the outline of the table, its written cells as pixels, and what the colors mean.

use std::ops::{Range, RangeInclusive};

use crate::game::table::overview::{Lengths, Overview, SampleAxis, SampleGrid};
use crate::game::{Fill, FillOrder, Interval};
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{TextLook, text_block};
use crate::picture::map::colors::{ColorScale, image};
use crate::picture::table::grid::Grid;
use crate::picture::table::region::clipped;
use crate::picture::{Anchor, Face, Mark, PixelImage, Point, Rect, Stroke, fonts};
use crate::session::{Layout, Reading, View};
use crate::wording::map as texts;

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

/// How far a map reaches beyond each edge of the view, as a part of the view, so that a small move needs no new map.
const MARGIN: f64 = 0.15;
/// A new map is made when the present one is this many times coarser or finer than the best one.
const MAX_SCALE_ERROR: f64 = 1.3;
/// Neighboring cells can be told apart if they have at least this many pixels.
const MIN_DISTINCT_PIXELS: f64 = 3.0;

/// The rows and columns that are visible, and how many pixels each of them has.
pub struct VisibleArea {
    rows: Range<usize>,
    columns: Range<usize>,
    n: usize,
    /// The pixels of a row (down) and of a column (across).
    pixels: (f64, f64),
    max_pixels: usize,
}

impl VisibleArea {
    /// Returns the visible area of a grid. A map of it has at most `max_pixels` along each side.
    pub fn of(grid: &Grid, pixels_per_point: f32, max_pixels: usize) -> Self {
        let (rows, columns) = grid.window();
        let (width, height) = grid.pitch;
        let (down, across) = match grid.layout {
            Layout::Square => (height, width),
            // There, the next row or column is half a cell to the side and one line down.
            Layout::Triangle => (height.max(width / 2.0), height.max(width / 2.0)),
        };
        let pixels = [down, across].map(|points| f64::from(points * pixels_per_point));
        Self {
            rows: *rows.start()..*rows.end() + 1,
            columns: *columns.start()..*columns.end() + 1,
            n: grid.n,
            pixels: (pixels[0], pixels[1]),
            max_pixels,
        }
    }

    /// Returns the samples of the best map: one for each pixel of the screen, but at most `max_pixels` along each side
    /// of the view.
    pub fn samples(&self, lengths: Lengths) -> SampleGrid {
        let steps = |range: &Range<usize>, pixels: f64| {
            let margin = (range.len() as f64 * MARGIN) as usize;
            let range = range.start.saturating_sub(margin)..(range.end + margin).min(self.n);
            SampleAxis::covering(range.clone(), self.count(range.len(), pixels))
        };
        SampleGrid { rows: steps(&self.rows, self.pixels.0), columns: steps(&self.columns, self.pixels.1), lengths }
    }

    /// Returns how many samples are needed for `length` rows or columns of this many pixels each.
    fn count(&self, length: usize, pixels: f64) -> usize {
        ((length as f64 * pixels.min(1.0)).ceil() as usize).clamp(1, self.max_pixels)
    }

    /// Returns whether a map of these samples covers the visible area and is about as sharp as the best one.
    pub fn is_served_by(&self, samples: &SampleGrid, lengths: Lengths) -> bool {
        let holds = |steps: &SampleAxis, range: &Range<usize>| {
            steps.range().start <= range.start && range.end.min(self.n) <= steps.range().end
        };
        let best = self.samples(lengths);
        let is_near = |steps: &SampleAxis, best: &SampleAxis| {
            let times = steps.step() as f64 / best.step() as f64;
            (1.0 / MAX_SCALE_ERROR..MAX_SCALE_ERROR).contains(&times)
        };
        samples.lengths == lengths
            && holds(&samples.rows, &self.rows)
            && holds(&samples.columns, &self.columns)
            && is_near(&samples.rows, &best.rows)
            && is_near(&samples.columns, &best.columns)
    }

    /// Returns the lengths of intervals that are shown.
    ///
    /// Two kinds of maps leave out the lengths whose parity differs from that of the whole row. One is that of the
    /// recursion two moves ahead, which never calls them. The other has cells so small that the eye would mix their colors.
    /// Even and odd lengths mostly have opposite colors, and a mix of them would mean nothing.
    pub fn lengths(&self, view: View) -> Lengths {
        let of_the_row = if self.n.is_multiple_of(2) { Lengths::Even } else { Lengths::Odd };
        let is_skipped = view.fill_order == FillOrder::Recursion && view.recurrence.skips_lengths();
        let is_mixed = view.lengths == Lengths::All && self.pixels.0.min(self.pixels.1) < MIN_DISTINCT_PIXELS;
        if is_skipped || is_mixed { of_the_row } else { view.lengths }
    }
}

/// The part of a slide's width that the legend takes. The title has the rest.
const PART_OF_SLIDE: f32 = 0.68;
/// The height of the words in the corner of a slide's map, as a part of their text size. It has room for two lines.
const CORNER_LINES: f32 = 2.7;
/// The text size of a caption, in points.
const CAPTION_TEXT_SIZE: f32 = 16.0;

/// What the legend of a map follows from.
#[derive(Clone, Copy, Debug)]
pub struct MapLegend<'a> {
    pub scale: &'a ColorScale,
    pub samples: &'a SampleGrid,
    /// What the lengths are called.
    pub lengths: Lengths,
}

impl<'a> MapLegend<'a> {
    /// Returns the legend of a map.
    pub fn of(map: &'a TableMap, lengths: Lengths) -> Self {
        Self { scale: &map.scale, samples: &map.samples, lengths }
    }

    /// Returns the legend at the top of a slide, and what a pixel is in the corner that the cells leave free.
    pub fn on_slide(&self, room: Rect, size: f32, grid: &Grid) -> Vec<Mark> {
        let (_, words) = self.colors(room, size, 0.0);
        let (mut marks, _) = self.colors(room, size, PART_OF_SLIDE * room.width() - words);
        marks.extend(self.what_a_pixel_is(free_corner(grid, CORNER_LINES * size), size));
        marks
    }

    /// Returns the caption of a map without a slide: its colors, and what a pixel is.
    pub fn caption(&self, room: Rect) -> Vec<Mark> {
        let labels = |size: f32| self.colors(room, size, COLOR_BAR_WIDTH * size);
        let (_, width) = labels(CAPTION_TEXT_SIZE);
        // A smaller bar with smaller numbers has the same numbers. A shorter one has fewer.
        let size = CAPTION_TEXT_SIZE * (room.width() / width).min(1.0);
        let (mut marks, _) = labels(size);
        let line = Rect { top: room.top + 2.6 * size, bottom: room.top + 4.4 * size, ..room };
        marks.extend(self.what_a_pixel_is(line, size));
        marks
    }

    /// Returns which lengths the map shows, and what its colors mean, on the first line of a room. `bar` is the width of a
    /// color bar. Returns the width that is used, too.
    fn colors(&self, room: Rect, size: f32, bar: f32) -> (Vec<Mark>, f32) {
        let gap = size * 0.6;
        let (mut marks, mut left) = (Vec::new(), room.left);
        let text = |marks: &mut Vec<Mark>, left: &mut f32, face: Face, role: ColorRole, text: &str| {
            let at = Point::new(*left, room.top + size * 0.7);
            let (anchor, paint) = (Anchor::LeftCenter, role.into());
            marks.push(Mark::Text { at, anchor, size, face, paint, text: text.to_owned() });
            *left += fonts::width(face, size, text) + gap;
        };
        text(&mut marks, &mut left, Face::Strong, ColorRole::Text, self.lengths.name());
        let has_sides = self.scale.reading() == Reading::Difference;
        if has_sides {
            text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, texts::mover_is_behind());
        }
        let place = Rect { left, right: left + bar, bottom: room.top + 1.4 * size, ..room };
        let (legend, width) = color_legend(self.scale, place, size);
        marks.extend(legend);
        left += width + gap;
        if has_sides {
            text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, texts::mover_is_ahead());
        }
        (marks, left - gap - room.left)
    }

    /// Returns in words what a pixel stands for, from the upper left corner of a room.
    fn what_a_pixel_is(&self, room: Rect, size: f32) -> Vec<Mark> {
        let look = TextLook {
            face: Face::Regular,
            paint: ColorRole::WeakText.into(),
            size,
            min_size: size * 0.7,
            anchor: Anchor::LeftCenter,
        };
        text_block(room, look, &texts::pixel_text(self.samples))
    }
}
