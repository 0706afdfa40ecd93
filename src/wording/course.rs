//! Courses: their list, their lessons and their stops.

use super::text::course as text;
use crate::number::decimal;

pub use text::*;

/// Returns a position of the fill: `step 6`, or `step 6.25`.
pub fn at_step(steps: f64) -> String {
    if steps.fract() == 0.0 { text::at_step(steps as usize) } else { text::at_step(decimal(steps, 2)) }
}
