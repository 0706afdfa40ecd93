//! The room that a mark takes.

use crate::picture::{Anchor, Mark, Point, Rect, fonts};

/// Returns the smallest rectangle around what a mark paints: of a text its line, of an image its visible pixels.
///
/// O(1), for an image O(pixels).
pub fn extent(mark: &Mark) -> Rect {
    let around = |points: &[Point], by: f32| {
        let at = |at: &Point| Rect::new(at.x, at.y, 0.0, 0.0);
        points.iter().map(at).reduce(Rect::joined).unwrap_or_else(|| Rect::new(0.0, 0.0, 0.0, 0.0)).grown(by)
    };
    match mark {
        Mark::Rect { rect, stroke, .. } => {
            around(&[rect.at(0.0, 0.0), rect.at(1.0, 1.0)], stroke.map_or(0.0, |stroke| stroke.width / 2.0))
        }
        Mark::DashedRect { rect, stroke } => around(&[rect.at(0.0, 0.0), rect.at(1.0, 1.0)], stroke.width / 2.0),
        Mark::Path { points, stroke } => around(points, stroke.width / 2.0),
        Mark::Polygon { points, .. } => around(points, 0.0),
        Mark::Image { image, at, across, down } => {
            let (columns, lines) = (image.width as usize, image.height as usize);
            let corner = |(column, line): (usize, usize)| {
                let (x, y) = (column as f32 / columns as f32, line as f32 / lines as f32);
                Point::new(at.x + x * across.x + y * down.x, at.y + x * across.y + y * down.y)
            };
            let seen = (0..columns * lines).filter(|place| image.rgba[*place][3] > 0);
            let corners = seen.flat_map(|place| {
                let (column, line) = (place % columns, place / columns);
                [(column, line), (column + 1, line), (column, line + 1), (column + 1, line + 1)].map(corner)
            });
            match corners.collect::<Vec<_>>() {
                corners if corners.is_empty() => around(&[*at], 0.0),
                corners => around(&corners, 0.0),
            }
        }
        Mark::Disc { center, radius, stroke, .. } => around(&[*center], radius + stroke.width / 2.0),
        Mark::Text { at, anchor, size, face, text, .. } => {
            let width = fonts::width(*face, *size, text);
            let left = match anchor {
                Anchor::LeftCenter => at.x,
                Anchor::Center => at.x - width / 2.0,
                Anchor::RightCenter => at.x - width,
            };
            Rect::new(left, at.y - size * 0.5, width, *size)
        }
    }
}
