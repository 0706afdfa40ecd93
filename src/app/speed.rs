//! The playing speeds, as multiples of the normal speed.

/// The speeds that the user can choose.
pub const SPEEDS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// Clamps a speed to the slowest and the fastest one. NaN becomes the normal speed.
pub fn clamped(speed: f64) -> f64 {
    if speed.is_nan() { 1.0 } else { speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]) }
}

/// Returns the next faster one of [`SPEEDS`], or the fastest.
pub fn faster(speed: f64) -> f64 {
    SPEEDS.into_iter().find(|other| *other > speed).unwrap_or(clamped(speed))
}

/// Returns the next slower one of [`SPEEDS`], or the slowest.
pub fn slower(speed: f64) -> f64 {
    SPEEDS.into_iter().rev().find(|other| *other < speed).unwrap_or(clamped(speed))
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
