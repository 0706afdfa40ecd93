//! The marks of a picture: rectangles, paths, discs and texts in points, painted with color roles.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::picture::color_role::ColorRole;

/// The length of a dash and of the gap behind it, in points.
pub const DASH: f32 = 3.0;

/// The distance of a control point from the end of a quarter circle, as a part of the radius.
pub const ARC: f32 = 0.552_284_8;

/// A point of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    /// Returns the point at these coordinates.
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the point at a part (0 to 1) of the way to `other`.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// Returns the progress of a motion that starts and ends slowly. `part` and the result are from 0 to 1.
pub fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// A rectangle with horizontal and vertical sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Rect {
    /// Returns the rectangle with this upper left corner, width and height.
    pub fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    /// Returns whether a point lies inside or on an edge.
    pub fn contains(&self, at: Point) -> bool {
        (self.left..=self.right).contains(&at.x) && (self.top..=self.bottom).contains(&at.y)
    }

    /// Returns whether another rectangle lies inside.
    pub fn holds(&self, other: Self) -> bool {
        self.left <= other.left && other.right <= self.right && self.top <= other.top && other.bottom <= self.bottom
    }

    /// Returns whether another rectangle has a part inside.
    pub fn overlaps(&self, other: Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// Returns the point at these parts (0 to 1) of the width and the height.
    pub fn at(&self, x: f32, y: f32) -> Point {
        Point::new(self.left + x * self.width(), self.top + y * self.height())
    }

    pub fn center(&self) -> Point {
        self.at(0.5, 0.5)
    }

    /// Returns the rectangle at a part (0 to 1) of the way to `other`: exactly this one at 0, exactly the other one at
    /// 1.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        let mix = |from: f32, to: f32| from * (1.0 - part) + to * part;
        Self {
            left: mix(self.left, other.left),
            top: mix(self.top, other.top),
            right: mix(self.right, other.right),
            bottom: mix(self.bottom, other.bottom),
        }
    }

    /// Returns the smallest rectangle around this one and `other`.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Returns what covers all of `whole` outside of this rectangle, with the color of the background.
    pub fn cover_around(&self, whole: Self) -> [Mark; 4] {
        let parts = [
            Self { bottom: self.top, ..whole },
            Self { top: self.bottom, ..whole },
            Self { top: self.top, bottom: self.bottom, right: self.left, ..whole },
            Self { top: self.top, bottom: self.bottom, left: self.right, ..whole },
        ];
        parts.map(|rect| Mark::Rect { rect, radius: 0.0, fill: Some(ColorRole::Background.into()), stroke: None })
    }

    /// Returns the rectangle with all sides moved outwards, or inwards for a negative number.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }
}

/// A color role with an opacity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    pub role: ColorRole,
    /// The opacity, from 0, invisible, to 1, opaque.
    pub alpha: f32,
}

impl Paint {
    /// Returns the same role with its opacity multiplied by `alpha`.
    #[must_use]
    pub fn faded(self, alpha: f32) -> Self {
        Self { alpha: self.alpha * alpha, ..self }
    }
}

impl From<ColorRole> for Paint {
    fn from(role: ColorRole) -> Self {
        Self { role, alpha: 1.0 }
    }
}

/// The width in points and the paint of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    pub width: f32,
    pub paint: Paint,
}

impl Stroke {
    /// Returns a stroke of this width in points.
    pub fn new(width: f32, paint: impl Into<Paint>) -> Self {
        Self { width, paint: paint.into() }
    }
}

/// One of the bundled typefaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    Regular,
    /// The regular face in semi-bold.
    Strong,
    /// A face whose characters all have the same width.
    Mono,
}

impl Face {
    pub const ALL: [Self; 3] = [Self::Regular, Self::Strong, Self::Mono];
}

/// The point of a text that is at the text's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    LeftCenter,
    Center,
    RightCenter,
}

/// One element of a picture. Later marks cover earlier ones. Radii and text sizes are in points.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    Rect {
        rect: Rect,
        radius: f32,
        fill: Option<Paint>,
        stroke: Option<Stroke>,
    },
    DashedRect {
        rect: Rect,
        stroke: Stroke,
    },
    Path {
        points: Vec<Point>,
        stroke: Stroke,
    },
    Polygon {
        points: Vec<Point>,
        fill: Paint,
    },
    Disc {
        center: Point,
        radius: f32,
        fill: Paint,
        stroke: Stroke,
    },
    Text {
        at: Point,
        anchor: Anchor,
        size: f32,
        face: Face,
        paint: Paint,
        text: String,
    },
    /// An image whose upper left corner is at a point. `across` is the way along its upper edge, `down` that along its left
    /// edge. Pixels that are larger than those of the screen have sharp edges.
    Image {
        image: PixelImage,
        at: Point,
        across: Point,
        down: Point,
    },
}

/// A picture: marks on [`ColorRole::Background`], which fills it. Its upper left corner is (0, 0).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The width in points.
    pub width: f32,
    /// The height in points.
    pub height: f32,
    pub marks: Vec<Mark>,
}

impl Picture {
    /// Returns the picture in the middle of one with this width and height, as large as it fits.
    #[must_use]
    pub fn fitted(self, (width, height): (f32, f32)) -> Self {
        let by = (width / self.width).min(height / self.height);
        let offset = ((width - self.width * by) / 2.0, (height - self.height * by) / 2.0);
        let marks = self.marks.into_iter().map(|mark| mark.placed(by, offset)).collect();
        Self { width, height, marks }
    }
}

impl Mark {
    /// Returns a text whose center is at a point.
    pub fn centered(at: Point, size: f32, face: Face, paint: impl Into<Paint>, text: impl Into<String>) -> Self {
        Self::Text { at, anchor: Anchor::Center, size, face, paint: paint.into(), text: text.into() }
    }

    /// Returns the mark with all its places and sizes multiplied by a factor, about the point (0, 0).
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        self.placed(by, (0.0, 0.0))
    }

    /// Returns the mark with all its places and sizes multiplied by a factor, and then moved to the right and down.
    #[must_use]
    pub fn placed(self, by: f32, (right, down): (f32, f32)) -> Self {
        let at = |Point { x, y }: Point| Point::new(x * by + right, y * by + down);
        let area = |rect: Rect| Rect {
            left: rect.left * by + right,
            top: rect.top * by + down,
            right: rect.right * by + right,
            bottom: rect.bottom * by + down,
        };
        let line = |stroke: Stroke| Stroke { width: stroke.width * by, ..stroke };
        match self {
            Self::Rect { rect, radius, fill, stroke } => {
                Self::Rect { rect: area(rect), radius: radius * by, fill, stroke: stroke.map(line) }
            }
            Self::DashedRect { rect, stroke } => Self::DashedRect { rect: area(rect), stroke: line(stroke) },
            Self::Path { points, stroke } => {
                Self::Path { points: points.into_iter().map(at).collect(), stroke: line(stroke) }
            }
            Self::Polygon { points, fill } => Self::Polygon { points: points.into_iter().map(at).collect(), fill },
            Self::Disc { center, radius, fill, stroke } => {
                Self::Disc { center: at(center), radius: radius * by, fill, stroke: line(stroke) }
            }
            Self::Text { at: place, anchor, size, face, paint, text } => {
                Self::Text { at: at(place), anchor, size: size * by, face, paint, text }
            }
            Self::Image { image, at: place, across, down } => {
                let way = |Point { x, y }: Point| Point::new(x * by, y * by);
                Self::Image { image, at: at(place), across: way(across), down: way(down) }
            }
        }
    }
}

/// The pixels of an image. Copies share them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PixelImage {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, line by line from the top.
    pub rgba: Arc<Vec<[u8; 4]>>,
}

impl PixelImage {
    /// # Panics
    /// If there are not as many pixels as the size says.
    pub fn new(width: u32, height: u32, rgba: Vec<[u8; 4]>) -> Self {
        assert_eq!(width as usize * height as usize, rgba.len(), "each pixel has a place");
        Self { width, height, rgba: Arc::new(rgba) }
    }

    /// Returns the bytes of the pixels.
    pub fn bytes(&self) -> &[u8] {
        self.rgba.as_flattened()
    }
}

impl fmt::Debug for PixelImage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PixelImage").field("width", &self.width).field("height", &self.height).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_fitted_into_the_middle_of_a_larger_one() {
        let rect = Rect::new(0.0, 0.0, 40.0, 20.0);
        let mark = Mark::Rect { rect, radius: 1.0, fill: None, stroke: None };
        let Picture { width, height, marks } =
            Picture { width: 40.0, height: 20.0, marks: vec![mark] }.fitted((80.0, 100.0));
        assert_eq!((width, height), (80.0, 100.0));
        let expected = Rect::new(0.0, 30.0, 80.0, 40.0);
        assert_eq!(marks, [Mark::Rect { rect: expected, radius: 2.0, fill: None, stroke: None }]);
    }
}
