//! What a pen has drawn on a slide.

use serde::{Deserialize, Serialize};

use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Point, Rect, Stroke};

/// The width of each thickness, on a slide of 1280 points.
const WIDTHS: [f32; 3] = [4.0, 7.0, 12.0];
const SLIDE_WIDTH: f32 = 1280.0;

/// A line that was drawn on a slide. Its points are parts of the width and of the height of the slide, from 0 to 1.
pub type InkLine = Vec<(f32, f32)>;

/// What a pen has drawn on a slide.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ink {
    pub lines: Vec<InkLine>,
    /// The thickness of the pen: thin, medium or thick.
    pub thickness: u8,
}

impl Ink {
    /// How many thicknesses there are.
    pub const THICKNESSES: u8 = WIDTHS.len() as u8;

    /// Adds a point to the last line, or begins another one.
    pub fn draw(&mut self, point: (f32, f32), begins: bool) {
        if begins || self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        if let Some(line) = self.lines.last_mut().filter(|line| line.last() != Some(&point)) {
            line.push(point);
        }
    }

    /// Returns the marks over a slide.
    pub fn marks(&self, slide: Rect) -> Vec<Mark> {
        let width = WIDTHS[usize::from(self.thickness) % WIDTHS.len()] * slide.width() / SLIDE_WIDTH;
        let at = |(x, y): &(f32, f32)| slide.at(*x, *y);
        let line = |line: &InkLine| {
            let mut points: Vec<Point> = line.iter().map(at).collect();
            if let [only] = points[..] {
                // A dot is as long as it is wide.
                points.push(Point::new(only.x + width, only.y));
            }
            Mark::Path { points, stroke: Stroke::new(width, ColorRole::Second) }
        };
        self.lines.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_point_by_point_and_placed_on_the_slide() {
        let mut ink = Ink::default();
        for (point, begins) in [((0.5, 0.5), true), ((0.75, 0.5), false), ((0.75, 0.5), false), ((0.0, 1.0), true)] {
            ink.draw(point, begins);
        }
        assert_eq!(ink.lines, [vec![(0.5, 0.5), (0.75, 0.5)], vec![(0.0, 1.0)]]);
        let marks = ink.marks(Rect::new(0.0, 0.0, 1280.0, 720.0));
        let expected = [Point::new(640.0, 360.0), Point::new(960.0, 360.0)];
        assert!(matches!(&marks[0], Mark::Path { points, .. } if *points == expected));
        assert_eq!(marks.len(), 2);
    }
}
