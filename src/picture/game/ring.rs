//! The coins of a ring: on an ellipse between the cards of the players.

use crate::picture::{Point, Rect};

/// The distance between the centers of coins, over their diameter.
pub(super) const PITCH: f32 = 1.24;
/// The largest width of the ellipse, over its height.
const MOST_WIDTH: f32 = 2.6;
/// The largest diameter of a coin, over the height of the ellipse.
const MOST_OF_HEIGHT: f32 = 0.25;
/// So many points of the ellipse are measured.
const POINTS: usize = 720;

/// A ring of coins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring {
    n: usize,
    middle: Point,
    /// Half the width and half the height of the ellipse on which the middles of the coins lie.
    axes: (f32, f32),
    pub diameter: f32,
}

impl Ring {
    /// Returns the ring of `n` coins that fills a room, with coins of at most this diameter. O(1).
    pub fn new(n: usize, room: Rect, largest: f32) -> Self {
        let half_height = room.height() / 2.0;
        let half_width = (room.width() / 2.0).min(MOST_WIDTH * half_height);
        // An ellipse is at least as long as a rhomb with its axes, and the coins and their frames stand on it.
        let length = 4.0 * half_width.hypot(half_height);
        let most = largest.min(MOST_OF_HEIGHT * room.height());
        let diameter = most.min(length / (n as f32 * PITCH + 4.0));
        let shrunk = diameter * PITCH / 2.0;
        Self { n, middle: room.center(), axes: (half_width - shrunk, half_height - shrunk), diameter }
    }

    /// Returns the places of all coins: clockwise from the top, at equal distances. Measures the ellipse once.
    pub fn places(&self) -> Vec<Rect> {
        let at = |point: usize| {
            let (sin, cos) = (point as f32 / POINTS as f32 * std::f32::consts::TAU).sin_cos();
            Point::new(self.middle.x + self.axes.0 * sin, self.middle.y - self.axes.1 * cos)
        };
        let mut lengths = vec![0.0];
        for point in 0..POINTS {
            let (one, other) = (at(point), at(point + 1));
            lengths.push(lengths[point] + (one.x - other.x).hypot(one.y - other.y));
        }
        let place = |coin: usize| {
            let wanted = lengths[POINTS] * coin as f32 / self.n as f32;
            let center = at(lengths.partition_point(|length| *length < wanted));
            Rect::new(center.x, center.y, 0.0, 0.0).grown(self.diameter / 2.0)
        };
        (0..self.n).map(place).collect()
    }

    /// Returns the point at this distance from the middle of a coin towards that of the ring.
    pub fn inside(&self, place: Rect, distance: f32) -> Point {
        let center = place.center();
        let (right, down) = (self.middle.x - center.x, self.middle.y - center.y);
        let part = distance / right.hypot(down).max(distance);
        Point::new(center.x + right * part, center.y + down * part)
    }
}
