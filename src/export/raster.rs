//! Pictures in pixels, and as PNG files.
//!
//! A raster consists of square tiles. Each tile is drawn by itself with all paths that touch it, so it looks the same
//! whether or not the others are drawn again. So the next picture of an animation costs only the tiles that differ, and
//! has exactly the pixels of a new raster.
//!
//! An animation shows many tiles again, and a raster can [keep](Raster::keep) them.

use std::collections::HashMap;
use std::hash::Hasher;
use std::mem;
use std::ops::Range;

use rayon::prelude::*;
use siphasher::sip128::{Hasher128, SipHasher13};
use tiny_skia::{FillRule, Paint, Pixmap, Transform};

use super::diff::{Change, changes};
use super::paths::{FilledPath, PathConverter};
use super::size::{TooLarge, size_in_pixels};
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::{Mark, Picture, Rect};

/// The side of a tile in pixels. Larger tiles would draw more unchanged pixels, smaller ones more paths twice.
const TILE: u32 = 32;
/// The distance in pixels beyond its outline in which a path can color pixels.
const BLUR: f32 = 1.0;
/// The most tiles that are kept for each tile of a raster. More would save little time.
const MAX_KEPT: usize = 8;
/// The most bytes of tiles that the rasters of an export keep together, about.
pub const MAX_KEPT_BYTES: usize = 100_000_000;
/// The bytes of a pixel: red, green, blue and alpha.
const BYTES: usize = 4;

/// A rectangle of pixels, counted from the raster's top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelRect {
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

impl PixelRect {
    /// Returns the smallest rectangle with all these pixels, or `None` if there are none.
    pub fn around(spans: &[PixelSpan]) -> Option<Self> {
        let (first, last) = (spans.first()?, spans.last()?);
        let left = spans.iter().map(|span| span.columns.start).min()?;
        let right = spans.iter().map(|span| span.columns.end).max()?;
        Some(Self { left, top: first.line, width: right - left, height: last.line - first.line + 1 })
    }
}

/// Neighboring pixels in a line, counted from the raster's top left corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PixelSpan {
    pub line: u32,
    pub columns: Range<u32>,
}

/// The pixels of a picture. Drawing another one updates them.
pub struct Raster {
    background: [u8; BYTES],
    converter: PathConverter,
    /// In pixels per point.
    scale: f32,
    width: u32,
    height: u32,
    pixels: Vec<u8>,
    marks: Vec<Mark>,
    /// The paths and the tiles of each mark.
    drawn: Vec<DrawnMark>,
    /// The tiles that were drawn before, by lines of tiles.
    kept: Vec<KeptTiles>,
}

/// The paths of a mark, and the tiles that they touch.
struct DrawnMark {
    paths: Vec<FilledPath>,
    columns: Range<u32>,
    lines: Range<u32>,
}

impl Raster {
    /// Returns an empty raster for pictures of the size of `picture`, at `scale` pixels per point.
    ///
    /// # Errors
    /// If it would have too many pixels.
    pub fn new(picture: &Picture, theme: Theme, scale: f32) -> Result<Self, TooLarge> {
        let (width, height) = size_in_pixels(picture.width, picture.height, scale)?;
        let [red, green, blue] = ColorRole::Background.rgb(theme);
        let background = [red, green, blue, u8::MAX];
        let pixels = background.repeat(width as usize * height as usize);
        let converter = PathConverter::new(theme, scale);
        let kept = (0..height.div_ceil(TILE)).map(|_| KeptTiles::default()).collect();
        Ok(Self { background, converter, scale, width, height, pixels, marks: Vec::new(), drawn: Vec::new(), kept })
    }

    /// Keeps drawn tiles from now on, for pictures that show them again. They take about `bytes` at most, and always have
    /// room for two in each line of tiles.
    pub fn keep(&mut self, bytes: usize) {
        let columns = self.width.div_ceil(TILE) as usize;
        let tile = (TILE * TILE) as usize * BYTES;
        let most = (bytes / tile / self.kept.len().max(1)).min(MAX_KEPT * columns);
        self.kept.iter_mut().for_each(|kept| *kept = KeptTiles::new(most));
    }

    /// Returns the width and the height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// Returns red, green, blue and alpha of each pixel, line by line from the top. All pixels are opaque.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Draws a picture over the last one. Returns the changed pixels, line by line from the top and from left to right.
    ///
    /// A span begins and ends with changed pixels, and can have others between them. Only tiles in which the two
    /// pictures differ are drawn, on all cores, or copied if they are kept.
    pub fn draw(&mut self, picture: Picture) -> Vec<PixelSpan> {
        let columns = self.width.div_ceil(TILE) as usize;
        let dirty = self.replace_marks(picture.marks);
        let mut paths_of: Vec<Option<Vec<&FilledPath>>> = dirty.iter().map(|dirty| dirty.then(Vec::new)).collect();
        for DrawnMark { paths, columns: across, lines } in &self.drawn {
            for line in lines.clone() {
                for column in across.clone() {
                    if let Some(here) = &mut paths_of[line as usize * columns + column as usize] {
                        here.extend(paths);
                    }
                }
            }
        }
        let (width, background) = (self.width, self.background);
        let bands = self.pixels.par_chunks_mut((width * TILE) as usize * BYTES);
        let draw_band = |line: u32, band: &mut [u8], paths_of: &[Option<Vec<&FilledPath>>], kept: &mut KeptTiles| {
            let mut changed = Vec::new();
            for (column, paths) in (0..).zip(paths_of) {
                let Some(paths) = paths else { continue };
                let tile = Tile { column, line, width };
                let paths: Vec<_> = paths.iter().copied().filter(|path| tile.shows(path)).collect();
                let drawn = kept.get_or_draw(tile.hash(&paths), || tile.draw(background, &paths));
                tile.put(drawn, band, &mut changed);
            }
            // The spans are sorted by tiles, and become sorted by lines.
            changed.sort_by_key(|span| span.line);
            changed
        };
        let bands = bands.zip(paths_of.par_chunks(columns)).zip(&mut self.kept).enumerate();
        let drawn =
            bands.flat_map_iter(|(line, ((band, paths_of), kept))| draw_band(line as u32, band, paths_of, kept));
        drawn.collect()
    }

    /// Replaces the marks. Returns for each tile whether old and new marks differ in it.
    fn replace_marks(&mut self, marks: Vec<Mark>) -> Vec<bool> {
        let (columns, lines) = (self.width.div_ceil(TILE), self.height.div_ceil(TILE));
        let mut dirty = vec![false; (columns * lines) as usize];
        // Only from a column on: the tiles to the left of it show the same.
        let mut mark_dirty = |drawn: &DrawnMark, column: u32| {
            let across = column.clamp(drawn.columns.start, drawn.columns.end)..drawn.columns.end;
            for line in drawn.lines.clone() {
                let first = line * columns;
                dirty[(first + across.start) as usize..(first + across.end) as usize].fill(true);
            }
        };
        let changes = changes(&self.marks, &marks);
        let mut old = std::mem::take(&mut self.drawn).into_iter();
        let mut old_at = 0;
        for Change { old: gone, new: come } in changes {
            self.drawn.extend(old.by_ref().take(gone.start - old_at));
            let (old_marks, new_marks) = (&self.marks[gone.clone()], &marks[come]);
            let column = match (old_marks, new_marks) {
                ([old], [new]) => ((first_difference(old, new) * self.scale - BLUR) / TILE as f32) as u32,
                _ => 0,
            };
            old.by_ref().take(gone.len()).for_each(|drawn| mark_dirty(&drawn, column));
            old_at = gone.end;
            for mark in new_marks {
                let drawn = DrawnMark::new(self.converter.paths(mark), columns, lines);
                mark_dirty(&drawn, column);
                self.drawn.push(drawn);
            }
        }
        self.drawn.extend(old);
        self.marks = marks;
        dirty
    }

    /// Returns the raster as a PNG file without alpha.
    pub fn png(&self) -> Vec<u8> {
        let rgb: Vec<u8> = self.pixels.chunks_exact(BYTES).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        png_of(&rgb, self.width, self.height, png::ColorType::Rgb)
    }
}

/// Returns pixels as a PNG file. `bytes` has them line by line from the top.
///
/// # Panics
/// If there are not as many bytes as the size and the kind of color say.
pub fn png_of(bytes: &[u8], width: u32, height: u32, color: png::ColorType) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(color);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    // Without a filter, because flat areas repeat from line to line, and a filter would hide that.
    encoder.set_filter(png::Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut image| {
        image.write_image_data(bytes)?;
        image.finish()
    });
    written.expect("memory takes all bytes, and there are as many as pixels");
    file
}

/// Returns a picture as a PNG file, at `scale` pixels per point.
///
/// # Errors
/// If it would have too many pixels.
pub fn png(picture: Picture, theme: Theme, scale: f32) -> Result<Vec<u8>, TooLarge> {
    let mut raster = Raster::new(&picture, theme, scale)?;
    raster.draw(picture);
    Ok(raster.png())
}

/// Returns where the left parts of two marks that look the same end, in points. It is exact for a bar that grows to the
/// right. Otherwise it is 0, where pictures begin.
fn first_difference(old: &Mark, new: &Mark) -> f32 {
    match (old, new) {
        (
            Mark::Rect { rect: old, radius, fill, stroke: None },
            Mark::Rect { rect: new, radius: new_radius, fill: new_fill, stroke: None },
        ) if (Rect { right: new.right, ..*old }, radius, fill) == (*new, new_radius, new_fill)
            && old.width().min(new.width()) >= 2.0 * radius =>
        {
            old.right.min(new.right) - radius
        }
        _ => 0.0,
    }
}

impl DrawnMark {
    fn new(paths: Vec<FilledPath>, columns: u32, lines: u32) -> Self {
        let bounds = paths.iter().map(|filled| filled.path.bounds());
        let bounds = bounds.reduce(|one, other| one.join(&other).unwrap_or(one));
        // There are no tiles outside the raster. The cast to `u32` turns negative numbers into 0.
        let tiles = |from: f32, to: f32, count: u32| {
            let end = (((to + BLUR) / TILE as f32).ceil() as u32).min(count);
            (((from - BLUR) / TILE as f32).floor() as u32).min(end)..end
        };
        let (columns, lines) = bounds.map_or((0..0, 0..0), |bounds| {
            (tiles(bounds.left(), bounds.right(), columns), tiles(bounds.top(), bounds.bottom(), lines))
        });
        Self { paths, columns, lines }
    }
}

/// The place of a tile in a raster of this width in pixels.
struct Tile {
    column: u32,
    line: u32,
    width: u32,
}

impl Tile {
    /// Returns the distance of its left top corner from that of the raster, in pixels.
    fn corner(&self) -> (u32, u32) {
        (self.column * TILE, self.line * TILE)
    }

    /// Returns whether a path can color some of the tile's pixels.
    fn shows(&self, path: &FilledPath) -> bool {
        let (left, top) = self.corner();
        let meets = |from: f32, to: f32, start: u32| from - BLUR < (start + TILE) as f32 && to + BLUR > start as f32;
        let bounds = path.path.bounds();
        meets(bounds.left(), bounds.right(), left) && meets(bounds.top(), bounds.bottom(), top)
    }

    /// Returns a hash of the tile's pixels among those of its band.
    fn hash(&self, paths: &[&FilledPath]) -> u128 {
        let mut hasher = SipHasher13::new();
        hasher.write_u32(self.column);
        for path in paths {
            hasher.write_u128(path.hash);
        }
        hasher.finish128().as_u128()
    }

    /// Returns the pixels of the tile.
    fn draw(&self, background: [u8; BYTES], paths: &[&FilledPath]) -> Box<[u8]> {
        let (left, top) = self.corner();
        let mut tile = Pixmap::new(TILE, TILE).expect("a tile has pixels");
        tile.data_mut().chunks_exact_mut(BYTES).for_each(|pixel| pixel.copy_from_slice(&background));
        let place = Transform::from_translate(-(left as f32), -(top as f32));
        for filled in paths {
            let paint = Paint { anti_alias: true, shader: filled.shader(), ..Paint::default() };
            tile.fill_path(&filled.path, &paint, FillRule::Winding, place, None);
        }
        tile.take().into()
    }

    /// Puts the drawn tile into its band of the raster, and adds its changed pixels to `changed`.
    fn put(&self, drawn: &[u8], band: &mut [u8], changed: &mut Vec<PixelSpan>) {
        let (left, top) = self.corner();
        let width = TILE.min(self.width - left);
        let lines = band.chunks_exact_mut(self.width as usize * BYTES);
        let drawn = drawn.chunks_exact(TILE as usize * BYTES);
        changed.extend(lines.zip(drawn).zip(top..).filter_map(|((pixels, drawn), line)| {
            let pixels = &mut pixels[left as usize * BYTES..(left + width) as usize * BYTES];
            let drawn = &drawn[..width as usize * BYTES];
            if pixels == drawn {
                return None;
            }
            let differs = |(old, new): (&[u8], &[u8])| old != new;
            let mut pairs = pixels.chunks_exact(BYTES).zip(drawn.chunks_exact(BYTES));
            let first = pairs.clone().position(differs)? as u32;
            let last = pairs.rposition(differs)? as u32;
            pixels.copy_from_slice(drawn);
            Some(PixelSpan { line, columns: left + first..left + last + 1 })
        }));
    }
}

/// The pixels of tiles, by the hash of what they show. Those that were used last are kept.
#[derive(Default)]
pub struct KeptTiles {
    newer: HashMap<u128, Box<[u8]>>,
    older: HashMap<u128, Box<[u8]>>,
    /// The number of tiles in each of the two.
    most: usize,
}

impl KeptTiles {
    /// Returns room for this number of tiles, and for two at least.
    pub fn new(tiles: usize) -> Self {
        Self { most: tiles / 2, ..Self::default() }
    }

    /// Returns the pixels of a tile, which is drawn if it is not kept.
    pub fn get_or_draw(&mut self, hash: u128, draw: impl FnOnce() -> Box<[u8]>) -> &[u8] {
        if !self.newer.contains_key(&hash) {
            let tile = self.older.remove(&hash).unwrap_or_else(draw);
            if self.newer.len() >= self.most {
                self.older = mem::take(&mut self.newer);
            }
            self.newer.insert(hash, tile);
        }
        &self.newer[&hash]
    }
}

#[cfg(test)]
impl KeptTiles {
    /// Returns the number of tiles that are kept.
    pub fn count(&self) -> usize {
        self.newer.len() + self.older.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use skrifa::MetadataProvider;

    use super::super::tests::{mark, picture, pixel, six_coins};
    use super::*;
    use crate::picture::{Anchor, Face, Paint as MarkPaint, Point, Stroke, fonts};

    fn drawn(picture: &Picture, scale: f32) -> Raster {
        let mut raster = Raster::new(picture, Theme::Dark, scale).unwrap();
        raster.draw(picture.clone());
        raster
    }

    #[test]
    fn pixels_have_the_colors_of_the_marks_over_them() {
        let rect = Rect::new(20.0, 20.0, 60.0, 60.0);
        let stroke = Some(Stroke::new(4.0, ColorRole::Current));
        let half = MarkPaint::from(ColorRole::Mover).faded(0.5);
        let disc = Mark::Disc {
            center: Point::new(150.0, 50.0),
            radius: 20.0,
            fill: half,
            stroke: Stroke::new(0.0, ColorRole::Text),
        };
        let raster = drawn(
            &picture(vec![Mark::Rect { rect, radius: 8.0, fill: Some(ColorRole::Cell.into()), stroke }, disc]),
            2.0,
        );
        let (width, height) = raster.size();
        assert_eq!((width, height), (400, 280));
        let file = raster.png();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
        let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut rgb).unwrap();
        assert_eq!((info.width, info.height, info.color_type), (width, height, png::ColorType::Rgb));
        let at = |x: u32, y: u32| {
            let at = 3 * (y * width + x) as usize;
            assert_eq!(rgb[at..at + 3], pixel(raster.pixels(), width, x, y));
            [rgb[at], rgb[at + 1], rgb[at + 2]]
        };
        let color = |role: ColorRole| role.rgb(Theme::Dark);
        assert_eq!(at(5, 5), color(ColorRole::Background));
        assert_eq!(at(100, 100), color(ColorRole::Cell));
        for edge in [37, 42] {
            assert_eq!(at(edge, 100), color(ColorRole::Current), "the edge's middle is at 40");
        }
        assert_eq!([at(34, 100), at(45, 100)], [color(ColorRole::Background), color(ColorRole::Cell)]);
        assert_eq!(at(37, 37), color(ColorRole::Background), "the corner is round");
        let mixed = at(300, 100);
        for (part, (over, below)) in mixed.iter().zip(color(ColorRole::Mover).iter().zip(color(ColorRole::Background)))
        {
            assert!(part.abs_diff(over.midpoint(below)) <= 1);
        }
    }

    #[test]
    fn a_text_covers_its_width_and_stands_around_its_middle() {
        let text = Mark::centered(Point::new(100.0, 70.0), 40.0, Face::Strong, ColorRole::Text, "8888");
        let mut raster = Raster::new(&picture(vec![]), Theme::Dark, 1.0).unwrap();
        let changed = raster.draw(picture(vec![text]));
        let PixelRect { left, top, width, height } = PixelRect::around(&changed).unwrap();
        let expected = fonts::width(Face::Strong, 40.0, "8888");
        assert!((width as f32 - expected).abs() < 6.0, "{width} of {expected}");
        assert!((left as f32 + width as f32 / 2.0 - 100.0).abs() < 1.5);
        assert!((top as f32 + height as f32 / 2.0 - 70.0).abs() < 2.0);
    }

    #[test]
    fn a_glyph_borrowed_from_another_face_is_drawn_like_there() {
        let is_lacking = |face, letter: &char| fonts::font(face).charmap().map(*letter).is_none();
        let borrowed = ('!'..'\u{3000}').find(|it| is_lacking(Face::Regular, it) && !is_lacking(Face::Mono, it));
        let text = |face| {
            let text = borrowed.unwrap().to_string();
            let at = Point::new(30.0, 40.0 - fonts::baseline(face, 30.0));
            Mark::Text { at, anchor: Anchor::LeftCenter, size: 30.0, face, paint: ColorRole::Text.into(), text }
        };
        let [regular, mono] = [Face::Regular, Face::Mono].map(|face| drawn(&picture(vec![text(face)]), 2.0));
        assert_eq!(regular.pixels(), mono.pixels());
    }

    #[test]
    fn the_same_picture_changes_nothing() {
        let mut raster = drawn(&six_coins(), 1.0);
        assert_eq!(raster.draw(six_coins()), []);
    }

    #[test]
    fn a_tile_that_was_drawn_before_is_not_drawn_again() {
        let mut raster = Raster::new(&six_coins(), Theme::Dark, 1.0).unwrap();
        raster.keep(MAX_KEPT_BYTES);
        let mut other = six_coins();
        other.marks.truncate(other.marks.len() / 2);
        for picture in [&other, &six_coins(), &other] {
            raster.draw(picture.clone());
        }
        let kept: usize = raster.kept.iter().map(KeptTiles::count).sum();
        raster.draw(six_coins());
        assert_eq!(raster.kept.iter().map(KeptTiles::count).sum::<usize>(), kept);
        assert!(raster.pixels() == drawn(&six_coins(), 1.0).pixels());
    }

    #[test]
    fn a_picture_that_is_too_large_is_refused_with_its_size() {
        let size = |width, height, scale| {
            Raster::new(&Picture { width, height, marks: vec![] }, Theme::Dark, scale).map(|raster| raster.size())
        };
        assert_eq!(size(0.0, 0.1, 1.0), Ok((1, 1)));
        assert_eq!(size(16_384.0, 2.0, 1.0), Ok((16_384, 2)));
        let error = size(2_000.0, 10.0, 10.0).err().unwrap();
        assert_eq!(
            error.to_string(),
            "a picture of 20,000 × 100 pixels is too large; choose a smaller scale or SVG (at most 16,384 \
             per side, 100 million in all)"
        );
        assert_eq!(size(1_500.0, 1_000.0, 10.0), Err(TooLarge { width: 15_000, height: 10_000 }));
        assert!(size(f32::INFINITY, 1.0, 1.0).is_err());
    }

    /// Lists of marks, each with a few changes of the one before.
    fn edits() -> impl Strategy<Value = Vec<Vec<Mark>>> {
        let edit = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..6_usize, mark());
        let edits = prop::collection::vec(prop::collection::vec(edit, 0..4), 1..6);
        (prop::collection::vec(mark(), 1..20), edits).prop_map(|(first, edits)| {
            let mut lists = vec![first];
            for edit in edits {
                let mut marks = lists[lists.len() - 1].clone();
                for (at, other, kind, mark) in edit {
                    let (at, other) = (at.index(marks.len() + 1), other.index(marks.len() + 1));
                    match kind {
                        0 => marks.insert(at, mark),
                        1 if at < marks.len() => drop(marks.remove(at)),
                        2 if at < marks.len() => marks[at] = mark,
                        3 | 4 if at < marks.len() => {
                            if let Mark::Rect { rect, stroke, .. } = &mut marks[at] {
                                // A bar grows or shrinks.
                                rect.right += 7.3 * (other as f32 - 5.0);
                                if kind == 4 {
                                    *stroke = None;
                                }
                            }
                        }
                        _ if at < marks.len() && other < marks.len() => marks.swap(at, other),
                        _ => {}
                    }
                }
                lists.push(marks);
            }
            lists
        })
    }

    proptest! {
        #[test]
        fn a_picture_after_others_equals_a_new_one_and_the_changes_are_reported(
            lists in edits(),
            scale in prop::sample::select(vec![0.7_f32, 1.0, 2.0]),
            room in prop::sample::select(vec![0, 100_000, 1_000_000]),
        ) {
            let mut raster = Raster::new(&picture(vec![]), Theme::Dark, scale).unwrap();
            raster.keep(room);
            let width = raster.size().0;
            // The pictures come again in the other order.
            for marks in lists.iter().chain(lists.iter().rev()) {
                let before = raster.pixels().to_vec();
                let changed = raster.draw(picture(marks.clone()));
                prop_assert!(raster.pixels() == drawn(&picture(marks.clone()), scale).pixels());
                let order = |span: &PixelSpan| (span.line, span.columns.start, span.columns.end);
                prop_assert!(changed.is_sorted_by_key(order));
                // The changes alone lead from one picture to the next, and each begins and ends with a pixel that differs.
                let mut reached = before.clone();
                for PixelSpan { line, columns } in changed {
                    for column in [columns.start, columns.end - 1] {
                        let at = |pixels| pixel(pixels, width, column, line);
                        prop_assert!(at(&before) != at(raster.pixels()));
                    }
                    let [start, end] = [columns.start, columns.end].map(|column| BYTES * (line * width + column) as usize);
                    reached[start..end].copy_from_slice(&raster.pixels()[start..end]);
                }
                prop_assert!(reached == raster.pixels());
            }
        }
    }

    /// Asks for tiles in sequence, and returns those that were drawn. A tile shows its hash.
    fn newly_drawn(kept: &mut KeptTiles, hashes: impl IntoIterator<Item = u128>) -> Vec<u128> {
        let mut drawn = Vec::new();
        for hash in hashes {
            let pixels = hash.to_le_bytes();
            let tile = kept.get_or_draw(hash, || {
                drawn.push(hash);
                pixels.into()
            });
            assert_eq!(tile, pixels);
        }
        drawn
    }

    #[test]
    fn a_tile_is_drawn_once_while_there_is_room() {
        assert_eq!(newly_drawn(&mut KeptTiles::new(6), [1, 2, 3, 2, 1, 3]), [1, 2, 3]);
    }

    #[test]
    fn the_tiles_that_were_used_last_are_kept_and_no_more_than_there_is_room_for() {
        let mut kept = KeptTiles::new(6);
        assert_eq!(newly_drawn(&mut kept, [1, 2, 3, 4, 1, 5, 6]), [1, 2, 3, 4, 5, 6]);
        assert_eq!(newly_drawn(&mut kept, [1]), [], "it was used in between");
        for hash in 7..1_000 {
            newly_drawn(&mut kept, [hash]);
            assert!(kept.count() <= 6, "{hash}");
        }
        assert_eq!(newly_drawn(&mut kept, [2]), [2]);
    }

    #[test]
    fn without_room_the_last_two_tiles_are_kept() {
        assert_eq!(newly_drawn(&mut KeptTiles::default(), [1, 2, 1, 3, 2]), [1, 2, 3, 2]);
    }
}
