//! The marks of a picture: rectangles, paths, discs and texts in points, painted with color roles.

use crate::picture::color_role::ColorRole;

/// The length of a dash and of the gap behind it, in points.
pub const DASH: f32 = 3.0;

/// A place in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The place `part` of the way (0 to 1) to `other`.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// How far something is that begins and ends slowly, from 0 to 1.
pub fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Rect {
    pub fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The place at these parts (0 to 1) of the width and the height.
    pub fn at(&self, x: f32, y: f32) -> Point {
        Point::new(self.left + x * self.width(), self.top + y * self.height())
    }

    pub fn center(&self) -> Point {
        self.at(0.5, 0.5)
    }

    /// The rectangle `part` of the way (0 to 1) to `other`: exactly this one at 0, and exactly the other one at 1.
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

    /// The rectangle with all sides moved outwards, inwards if negative.
    #[must_use]
    pub fn grown(&self, by: f32) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }
}

/// An role, laid on more or less thickly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    pub role: ColorRole,
    /// From 0, nothing, to 1, opaque.
    pub alpha: f32,
}

impl Paint {
    /// The same role with a part of its strength.
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

/// A line's width in points and its paint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    pub width: f32,
    pub paint: Paint,
}

impl Stroke {
    pub fn new(width: f32, paint: impl Into<Paint>) -> Self {
        Self { width, paint: paint.into() }
    }
}

/// Which letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    Regular,
    Strong,
    Mono,
}

impl Face {
    pub const ALL: [Self; 3] = [Self::Regular, Self::Strong, Self::Mono];
}

/// Where in a text its place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    LeftCenter,
    Center,
    RightCenter,
}

/// One thing in a picture. Later marks cover earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    Rect { rect: Rect, radius: f32, fill: Option<Paint>, stroke: Option<Stroke> },
    DashedRect { rect: Rect, stroke: Stroke },
    Path { points: Vec<Point>, stroke: Stroke },
    Polygon { points: Vec<Point>, fill: Paint },
    Disc { center: Point, radius: f32, fill: Paint, stroke: Stroke },
    Text { at: Point, anchor: Anchor, size: f32, face: Face, paint: Paint, text: String },
}

/// All of a picture: its marks over [`ColorRole::Background`], which fills it from the top left corner, (0, 0).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// In points.
    pub width: f32,
    pub height: f32,
    pub marks: Vec<Mark>,
}

impl Mark {
    /// A text around its middle.
    pub fn centered(at: Point, size: f32, face: Face, paint: impl Into<Paint>, text: impl Into<String>) -> Self {
        Self::Text { at, anchor: Anchor::Center, size, face, paint: paint.into(), text: text.into() }
    }
}
