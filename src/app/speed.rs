//! The playing speeds, as multiples of the normal one.

/// The speeds on offer.
pub const SPEEDS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// The nearest speed between the lowest and the highest one. The normal speed if it is no number.
pub fn clamped(speed: f64) -> f64 {
    if speed.is_nan() { 1.0 } else { speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]) }
}

/// The next of [`SPEEDS`] above, or the highest.
pub fn faster(speed: f64) -> f64 {
    SPEEDS.into_iter().find(|other| *other > speed).unwrap_or(clamped(speed))
}

/// The next of [`SPEEDS`] below, or the lowest.
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
