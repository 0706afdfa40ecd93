//! Draws marks on a page.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Size, Transform};
use krilla::image::Image;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

use super::layout::Placement;
use super::text::{Fonts, readable};
use crate::picture::color_role::Theme;
use crate::picture::{ARC, Anchor, DASH, Mark, Paint, Point, Rect, fonts};

/// Draws marks on a surface.
pub struct Painter<'a, 'b> {
    pub surface: &'a mut Surface<'b>,
    pub fonts: &'a mut Fonts,
    pub theme: Theme,
    /// Where the picture is.
    pub place: Placement,
}

impl Painter<'_, '_> {
    /// Draws a mark. One without an area leaves nothing.
    pub fn draw(&mut self, mark: &Mark) {
        match mark {
            Mark::Rect { rect, radius, fill, stroke } => {
                let path = self.rounded_rect(*rect, *radius);
                self.paint(path, *fill, *stroke, false);
            }
            Mark::DashedRect { rect, stroke } => {
                let path = self.rounded_rect(*rect, 0.0);
                self.paint(path, None, Some(*stroke), true);
            }
            Mark::Path { points, stroke } => {
                let is_closed = points.len() > 2 && points.first() == points.last();
                let points = if is_closed { &points[1..] } else { points };
                let path = self.line(points, is_closed);
                self.paint(path, None, Some(*stroke), false);
            }
            Mark::Polygon { points, fill } => {
                let path = self.line(points, true);
                self.paint(path, Some(*fill), None, false);
            }
            Mark::Disc { center, radius, fill, stroke } => {
                let around = Rect { left: center.x, top: center.y, right: center.x, bottom: center.y }.grown(*radius);
                let path = self.rounded_rect(around, *radius);
                self.paint(path, Some(*fill), Some(*stroke), false);
            }
            Mark::Image { image, at, across, down } => {
                let Some(size) = Size::from_wh(1.0, 1.0) else { return };
                let krilla::geom::Point { x, y } = self.at(*at);
                let [across, down] = [across, down].map(|way| (way.x * self.place.scale, way.y * self.place.scale));
                let matrix = Transform::from_row(across.0, across.1, down.0, down.1, x, y);
                let pixels = Image::from_rgba8(image.bytes().to_vec(), image.width, image.height);
                self.surface.push_transform(&matrix);
                self.surface.draw_image(pixels, size);
                self.surface.pop();
            }
            Mark::Text { at, anchor, size, face, paint, text } => {
                let Some(fill) = self.fill(*paint) else { return };
                let text = readable(text);
                let (runs, width) = self.fonts.runs(*face, &text);
                let left = match anchor {
                    Anchor::LeftCenter => at.x,
                    Anchor::Center => at.x - width * size / 2.0,
                    Anchor::RightCenter => at.x - width * size,
                };
                let y = at.y + fonts::baseline(*face, *size);
                let font_size = rounded(size * self.place.scale);
                self.surface.set_stroke(None);
                self.surface.set_fill(Some(fill));
                for run in runs.into_iter().filter(|_| font_size > 0.0) {
                    let start = self.at(Point::new(left + run.offset * size, y));
                    self.surface.draw_glyphs(start, &run.glyphs, run.font, &text, font_size, false);
                }
            }
        }
    }

    /// Fills a path and draws the line along it.
    fn paint(&mut self, path: Option<Path>, fill: Option<Paint>, stroke: Option<crate::picture::Stroke>, dashed: bool) {
        let Some(path) = path else { return };
        let fill = fill.and_then(|fill| self.fill(fill));
        let stroke = stroke.and_then(|stroke| self.stroke(stroke, dashed));
        let is_opaque = |opacity: NormalizedF32| opacity == NormalizedF32::ONE;
        let together = match (&fill, &stroke) {
            (Some(fill), Some(stroke)) => is_opaque(fill.opacity) && is_opaque(stroke.opacity),
            _ => true,
        };
        // Readers disagree on whether the fill is seen through a line that is drawn with it.
        let steps = if together { vec![(fill, stroke)] } else { vec![(fill, None), (None, stroke)] };
        for (fill, stroke) in steps {
            if fill.is_some() || stroke.is_some() {
                self.surface.set_fill(fill);
                self.surface.set_stroke(stroke);
                self.surface.draw_path(&path);
            }
        }
    }

    /// Returns what areas are filled with, or `None` if it is invisible.
    fn fill(&self, paint: Paint) -> Option<Fill> {
        let opacity = opacity(paint)?;
        Some(Fill { paint: color(paint, self.theme).into(), opacity, rule: FillRule::NonZero })
    }

    /// Returns how lines are drawn, or `None` if they are invisible.
    fn stroke(&self, crate::picture::Stroke { width, paint }: crate::picture::Stroke, dashed: bool) -> Option<Stroke> {
        let opacity = opacity(paint)?;
        let width = rounded(width * self.place.scale);
        // In a document the thinnest line that can be drawn has the width 0. In a picture it is none.
        (width > 0.0).then(|| Stroke {
            paint: color(paint, self.theme).into(),
            width,
            opacity,
            line_cap: LineCap::Butt,
            line_join: LineJoin::Round,
            dash: dashed.then(|| StrokeDash { array: vec![rounded(DASH * self.place.scale)], offset: 0.0 }),
            ..Stroke::default()
        })
    }

    /// Returns a point of the picture on the page.
    fn at(&self, Point { x, y }: Point) -> krilla::geom::Point {
        let Placement { area, scale } = self.place;
        krilla::geom::Point::from_xy(rounded(area.left + x * scale), rounded(area.top + y * scale))
    }

    /// Returns the line through the points.
    fn line(&self, points: &[Point], is_closed: bool) -> Option<Path> {
        let mut path = PathBuilder::new();
        let (first, others) = points.split_first()?;
        let start = self.at(*first);
        path.move_to(start.x, start.y);
        for point in others {
            let point = self.at(*point);
            path.line_to(point.x, point.y);
        }
        if is_closed {
            path.close();
        }
        path.finish()
    }

    /// Returns a rectangle with round corners, clockwise from its top left corner. Large radii are reduced to fit.
    fn rounded_rect(&self, rect: Rect, radius: f32) -> Option<Path> {
        let [from, to] = [rect.at(0.0, 0.0), rect.at(1.0, 1.0)].map(|corner| self.at(corner));
        let ((left, top), (right, bottom)) = ((from.x, from.y), (to.x, to.y));
        if right < left || bottom < top {
            return None;
        }
        let radius = (radius * self.place.scale).min((right - left) / 2.0).min((bottom - top) / 2.0);
        let mut path = PathBuilder::new();
        if radius.is_nan() || radius <= 0.0 {
            path.move_to(left, top);
            path.line_to(right, top);
            path.line_to(right, bottom);
            path.line_to(left, bottom);
        } else {
            let near = radius * (1.0 - ARC);
            // The first and the last of the inner coordinates of a side, and the control points beside them.
            let [x0, x1, y0, y1] = [left + radius, right - radius, top + radius, bottom - radius].map(rounded);
            let [a, b, c, d] = [left + near, right - near, top + near, bottom - near].map(rounded);
            // The ends of a circle have no straight sides.
            let (is_wide, is_high) = (x1 > x0, y1 > y0);
            path.move_to(x0, top);
            if is_wide {
                path.line_to(x1, top);
            }
            path.cubic_to(b, top, right, c, right, y0);
            if is_high {
                path.line_to(right, y1);
            }
            path.cubic_to(right, d, b, bottom, x1, bottom);
            if is_wide {
                path.line_to(x0, bottom);
            }
            path.cubic_to(a, bottom, left, d, left, y1);
            if is_high {
                path.line_to(left, y0);
            }
            path.cubic_to(left, c, a, top, x0, top);
        }
        path.close();
        path.finish()
    }
}

/// Returns the opacity of a paint, or `None` if it is invisible.
fn opacity(Paint { alpha, .. }: Paint) -> Option<NormalizedF32> {
    NormalizedF32::new(alpha.clamp(0.0, 1.0)).filter(|opacity| opacity.get() > 0.0)
}

pub fn color(Paint { role, .. }: Paint, theme: Theme) -> rgb::Color {
    let [red, green, blue] = role.rgb(theme);
    rgb::Color::new(red, green, blue)
}

/// Returns a length with at most two decimals, because nobody sees a hundredth of a point.
fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}
