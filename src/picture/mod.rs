//! Pictures of the table, the recursion and fusion, as lists of marks.
//!
//! Pure code lays a picture out once. The window and every export draw the same marks. Positions are in points, x to the
//! right and y down. Colors are [roles](color_role::ColorRole), so that the theme gives them their values.

pub mod coin;
pub mod color_role;
pub mod fonts;
pub mod fusion;
pub mod map;
mod mark;
pub mod profile;
pub mod recursion;
pub mod slide;
pub mod table;

pub use mark::{Anchor, DASH, Face, Mark, Paint, Picture, Point, Rect, Stroke, ease};
