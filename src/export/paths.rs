//! Turns marks into filled paths: areas of one color. Lines and text become areas, too.

use std::collections::HashMap;
use std::hash::Hasher;

use siphasher::sip128::{Hasher128, SipHasher13};
use skrifa::instance::Size;
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{GlyphId, MetadataProvider};
use tiny_skia::{
    Color, ColorU8, FilterQuality, LineCap, LineJoin, Path, PathBuilder, Pattern, Pixmap, PremultipliedColorU8, Shader,
    SpreadMode, StrokeDash, Transform,
};

use crate::picture::color_role::Theme;
use crate::picture::fonts::{self, Font, Glyph};
use crate::picture::{ARC, Anchor, DASH, Face, Mark, Paint, PixelImage, Point, Rect, Stroke};

/// An area, in pixels.
pub struct FilledPath {
    pub path: Path,
    filling: Filling,
    /// A hash of the area and its filling.
    pub hash: u128,
}

/// What an area is filled with.
enum Filling {
    Color(Color),
    /// An image, with the way from its pixels to those of the raster.
    Image(Pixmap, Transform),
}

impl FilledPath {
    fn new(path: Path, filling: Filling) -> Self {
        let mut hasher = SipHasher13::new();
        // Tells where the points end.
        hasher.write_usize(path.len());
        for point in path.points() {
            hasher.write_u64(u64::from(point.x.to_bits()) << 32 | u64::from(point.y.to_bits()));
        }
        for verb in path.verbs() {
            hasher.write_u8(*verb as u8);
        }
        let mut numbers = |numbers: &[f32]| numbers.iter().for_each(|number| hasher.write_u32(number.to_bits()));
        match &filling {
            Filling::Color(color) => numbers(&[color.red(), color.green(), color.blue(), color.alpha()]),
            Filling::Image(pixels, Transform { sx, kx, ky, sy, tx, ty }) => {
                numbers(&[*sx, *kx, *ky, *sy, *tx, *ty]);
                hasher.write(pixels.data());
            }
        }
        let hash = hasher.finish128().as_u128();
        Self { path, filling, hash }
    }

    /// Returns the colors of the area's pixels.
    pub fn shader(&self) -> Shader<'_> {
        match &self.filling {
            Filling::Color(color) => Shader::SolidColor(*color),
            Filling::Image(pixels, transform) => {
                // Pixels that become larger get sharp edges, and smaller ones are mixed.
                let (across, down) = transform.get_scale();
                let quality = if across.min(down) >= 1.0 { FilterQuality::Nearest } else { FilterQuality::Bilinear };
                Pattern::new(pixels.as_ref(), SpreadMode::Pad, quality, 1.0, *transform)
            }
        }
    }
}

/// Returns the pixels of an image, of which blocks of this many columns and lines are averaged. Without that, most pixels of
/// a much smaller image would be left out, because a filter mixes only four.
fn averaged(image: &PixelImage, (columns, lines): (u32, u32)) -> Option<Pixmap> {
    let mut pixels = Pixmap::new(image.width.div_ceil(columns), image.height.div_ceil(lines))?;
    let (width, starts) = (image.width as usize, pixels.width());
    for (index, pixel) in pixels.pixels_mut().iter_mut().enumerate() {
        let (left, top) = (index as u32 % starts * columns, index as u32 / starts * lines);
        let (right, bottom) = ((left + columns).min(image.width), (top + lines).min(image.height));
        let mut sums = [0_u32; 4];
        for line in top as usize..bottom as usize {
            for [red, green, blue, alpha] in &image.rgba[line * width + left as usize..line * width + right as usize] {
                let color = ColorU8::from_rgba(*red, *green, *blue, *alpha).premultiply();
                for (sum, part) in sums.iter_mut().zip([color.red(), color.green(), color.blue(), color.alpha()]) {
                    *sum += u32::from(part);
                }
            }
        }
        let count = (right - left) * (bottom - top);
        let [red, green, blue, alpha] = sums.map(|sum| ((sum + count / 2) / count) as u8);
        *pixel = PremultipliedColorU8::from_rgba(red, green, blue, alpha)?;
    }
    Some(pixels)
}

/// Turns marks into filled paths. It keeps the outlines of the glyphs that it has used.
pub struct PathConverter {
    theme: Theme,
    /// In pixels per point.
    scale: f32,
    /// By font, in the font's units with y upwards. `None` for a glyph without an outline.
    outlines: HashMap<(Font, GlyphId), Option<Path>>,
}

impl PathConverter {
    pub fn new(theme: Theme, scale: f32) -> Self {
        Self { theme, scale, outlines: HashMap::new() }
    }

    /// Returns the filled paths of a mark, the lowest one first. A mark without an area has none.
    pub fn paths(&mut self, mark: &Mark) -> Vec<FilledPath> {
        let mut paths = Vec::new();
        match mark {
            Mark::Rect { rect, radius, fill, stroke } => {
                let path = rounded(*rect, *radius);
                paths.extend(fill.and_then(|fill| self.filled(path.clone(), fill)));
                paths.extend(stroke.and_then(|stroke| self.stroked(path, stroke)));
            }
            Mark::DashedRect { rect, stroke } => {
                let dash = StrokeDash::new(vec![DASH; 2], 0.0);
                let dashes = rounded(*rect, 0.0).zip(dash).and_then(|(path, dash)| path.dash(&dash, self.scale));
                paths.extend(self.stroked(dashes, *stroke));
            }
            Mark::Path { points, stroke } => {
                let is_closed = points.len() > 2 && points.first() == points.last();
                paths.extend(self.stroked(line(points, is_closed), *stroke));
            }
            Mark::Polygon { points, fill } => paths.extend(self.filled(line(points, true), *fill)),
            Mark::Disc { center, radius, fill, stroke } => {
                let circle = PathBuilder::from_circle(center.x, center.y, *radius);
                paths.extend(self.filled(circle.clone(), *fill));
                paths.extend(self.stroked(circle, *stroke));
            }
            Mark::Image { image, at, across, down } => paths.extend(self.image(image, *at, *across, *down)),
            Mark::Text { at, anchor, size, face, paint, text } => {
                let glyphs = self.text(*at, *anchor, *size, *face, text);
                paths.extend(glyphs.into_iter().filter_map(|glyph| self.filled_path(Some(glyph), *paint)));
            }
        }
        paths
    }

    /// Fills a path in pixels. Returns `None` if nothing of it would be visible.
    fn filled_path(&self, path: Option<Path>, Paint { role, alpha }: Paint) -> Option<FilledPath> {
        let [red, green, blue] = role.rgb(self.theme).map(|part| f32::from(part) / 255.0);
        let color = Color::from_rgba(red, green, blue, alpha.clamp(0.0, 1.0)).filter(|color| color.alpha() > 0.0)?;
        Some(FilledPath::new(path?, Filling::Color(color)))
    }

    /// Returns the area of an image. `None` if it has none.
    fn image(&self, image: &PixelImage, at: Point, across: Point, down: Point) -> Option<FilledPath> {
        let [x, y] = [at.x, at.y].map(|place| place * self.scale);
        let [right, below] = [across, down].map(|way| (way.x * self.scale, way.y * self.scale));
        let blocks = |way: (f32, f32), count: u32| ((count as f32 / way.0.hypot(way.1).max(1.0)) as u32).max(1);
        let block = (blocks(right, image.width), blocks(below, image.height));
        let pixels = averaged(image, block)?;
        let (columns, lines) = (image.width as f32 / block.0 as f32, image.height as f32 / block.1 as f32);
        let transform =
            Transform::from_row(right.0 / columns, right.1 / columns, below.0 / lines, below.1 / lines, x, y);
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let corner = |(u, v): (f32, f32)| Point::new(x + u * right.0 + v * below.0, y + u * right.1 + v * below.1);
        let path = line(&corners.map(corner), true)?;
        Some(FilledPath::new(path, Filling::Image(pixels, transform)))
    }

    /// Fills a path in points.
    fn filled(&self, path: Option<Path>, paint: Paint) -> Option<FilledPath> {
        self.filled_path(path?.transform(Transform::from_scale(self.scale, self.scale)), paint)
    }

    /// Fills the line along a path in points. Half of its width lies on either side.
    fn stroked(&self, path: Option<Path>, Stroke { width, paint }: Stroke) -> Option<FilledPath> {
        let path = path?.transform(Transform::from_scale(self.scale, self.scale))?;
        let width = width * self.scale;
        let stroke =
            tiny_skia::Stroke { width, line_cap: LineCap::Butt, line_join: LineJoin::Round, ..Default::default() };
        self.filled_path(path.stroke(&stroke, 1.0), paint)
    }

    /// Returns the outlines of a text's glyphs, in pixels. Each is a path of its own, because few lie in one tile.
    fn text(&mut self, at: Point, anchor: Anchor, size: f32, face: Face, text: &str) -> Vec<Path> {
        let width = || fonts::width(face, size, text);
        let mut x = match anchor {
            Anchor::LeftCenter => at.x,
            Anchor::Center => at.x - width() / 2.0,
            Anchor::RightCenter => at.x - width(),
        };
        let y = at.y + fonts::baseline(face, size);
        let mut outlines = Vec::new();
        for Glyph { font, glyph, advance, offset: (right, up), .. } in fonts::glyphs(face, size, text) {
            let outline = self.outlines.entry((font, glyph)).or_insert_with(|| outline(font, glyph));
            let units = size * self.scale / font.loaded().units_per_em;
            let place = Transform::from_row(units, 0.0, 0.0, -units, (x + right) * self.scale, (y - up) * self.scale);
            outlines.extend(outline.clone().and_then(|outline| outline.transform(place)));
            x += advance;
        }
        outlines
    }
}

/// Returns the line through the points.
fn line(points: &[Point], is_closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, others) = points.split_first()?;
    path.move_to(first.x, first.y);
    for point in others {
        path.line_to(point.x, point.y);
    }
    if is_closed {
        path.close();
    }
    path.finish()
}

/// Returns a rectangle with round corners, clockwise from its top left corner. Large radii are reduced to fit.
fn rounded(rect: Rect, radius: f32) -> Option<Path> {
    let Rect { left, top, right, bottom } = rect;
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    if radius.is_nan() || radius <= 0.0 {
        return Some(PathBuilder::from_rect(tiny_skia::Rect::from_ltrb(left, top, right, bottom)?));
    }
    let near = radius * (1.0 - ARC);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - near, top, right, top + near, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - near, right - near, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + near, bottom, left, bottom - near, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + near, left + near, top, left + radius, top);
    path.close();
    path.finish()
}

/// Returns the outline of a glyph in the font's units.
fn outline(font: Font, glyph: GlyphId) -> Option<Path> {
    let mut pen = GlyphPen(PathBuilder::new());
    let loaded = font.loaded();
    let settings = DrawSettings::unhinted(Size::unscaled(), &loaded.location);
    loaded.font.outline_glyphs().get(glyph)?.draw(settings, &mut pen).ok()?;
    pen.0.finish()
}

/// Collects the outline of a glyph as a path.
struct GlyphPen(PathBuilder);

impl OutlinePen for GlyphPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
