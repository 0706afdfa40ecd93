//! The playing speeds, as multiples of the normal speed, and the times of the normal speed.

use crate::game::{Fill, Stride};

/// The speed that a transport has until the user chooses another.
pub const DEFAULT_SPEED: f64 = 1.0;

/// The speeds that the user can choose.
pub const SPEEDS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// Clamps a speed to the slowest and the fastest one. NaN becomes the normal speed.
pub fn clamped(speed: f64) -> f64 {
    if speed.is_nan() { DEFAULT_SPEED } else { speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]) }
}

/// Returns the next faster one of [`SPEEDS`], or the fastest.
pub fn faster(speed: f64) -> f64 {
    SPEEDS.into_iter().find(|other| *other > speed).unwrap_or(clamped(speed))
}

/// Returns the next slower one of [`SPEEDS`], or the slowest.
pub fn slower(speed: f64) -> f64 {
    SPEEDS.into_iter().rev().find(|other| *other < speed).unwrap_or(clamped(speed))
}

/// The time for a cell, a sweep, a phase or a move at normal speed.
pub(in crate::app) const SECONDS_PER_CELL: f64 = 1.0;
pub(in crate::app) const SECONDS_PER_SWEEP: f64 = 1.0;
/// The most time for a whole fill by sweeps.
pub(in crate::app) const SECONDS_FOR_ALL_SWEEPS: f64 = 120.0;
/// Nobody can read the cells of more sweeps per second than this.
pub(in crate::app) const MAX_SWEEPS_PER_SECOND: f64 = 20.0;
pub(in crate::app) const SECONDS_PER_PHASE: f64 = 0.8;
pub(in crate::app) const SECONDS_PER_MOVE: f64 = 1.2;
/// The time for a step of fusion at normal speed, and the most time for all steps.
pub(in crate::app) const SECONDS_PER_FUSION_STEP: f64 = 1.2;
pub(in crate::app) const SECONDS_FOR_ALL_FUSION_STEPS: f64 = 120.0;
/// The time for a move in a game with a person, at any speed, so that the answer comes after a short pause.
pub(in crate::app) const SECONDS_PER_ANSWER: f64 = 0.8;

/// Returns the normal speed of the fill at a position, in steps per second.
pub(in crate::app) fn steps_per_second(fill: Fill, stride: Stride, head: f64) -> f64 {
    let next = fill.next_stop(head, stride);
    let seconds = match stride {
        Stride::Phase => SECONDS_PER_PHASE,
        Stride::Cell => SECONDS_PER_CELL,
        Stride::Sweep => SECONDS_PER_SWEEP.min(SECONDS_FOR_ALL_SWEEPS / fill.sweeps() as f64),
    };
    // The stride that the head is in goes from the stop before it to the stop after it.
    let length = next - fill.previous_stop(next, stride);
    length / seconds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_go_up_and_down_the_list_and_stay_in_it() {
        let mut speed = 1.0;
        for expected in [2.0, 4.0, 8.0, 16.0, 16.0] {
            speed = faster(speed);
            assert_eq!(speed, expected);
        }
        for _ in 0..9 {
            speed = slower(speed);
        }
        assert_eq!(speed, 0.25);
    }
}
