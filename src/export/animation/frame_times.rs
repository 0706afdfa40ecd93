//! How long each picture of an animation is shown.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::export::error::ExportError;

/// The shortest and the longest time in seconds that an animation can show a picture.
pub const SECONDS_RANGE: RangeInclusive<f32> = 0.02..=60.0;

/// The longest and the shortest time that a picture of an animation is shown.
const LONGEST_DELAY: Duration = Duration::from_millis(900);
const SHORTEST_DELAY: Duration = Duration::from_millis(40);
/// The time that the last picture is shown, so that people can study it.
const LAST_DELAY: Duration = Duration::from_secs(3);
/// The longest time that an animation takes, unless its pictures reach their shortest time.
const LONGEST_ANIMATION: Duration = Duration::from_mins(1);

/// Returns the time that the picture at `index` of `count` pictures is shown: `seconds`, or else what the number of
/// pictures suggests.
pub fn delay(index: usize, count: usize, seconds: Option<f32>) -> Duration {
    if let Some(seconds) = seconds {
        return Duration::from_secs_f32(seconds);
    }
    if index + 1 == count {
        return LAST_DELAY;
    }
    (LONGEST_ANIMATION / count as u32).clamp(SHORTEST_DELAY, LONGEST_DELAY)
}

/// # Errors
/// If the time of a picture is out of range.
pub fn check_seconds(seconds: Option<f32>) -> Result<(), ExportError> {
    match seconds {
        Some(seconds) if !SECONDS_RANGE.contains(&seconds) => {
            Err(ExportError::Seconds { seconds, min: *SECONDS_RANGE.start(), max: *SECONDS_RANGE.end() })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_animation_is_slow_and_a_long_one_takes_about_a_minute() {
        assert_eq!(delay(0, 11, None), Duration::from_millis(900));
        assert_eq!(delay(10, 11, None), Duration::from_secs(3));
        let whole = |count| (0..count).map(|index| delay(index, count, None)).sum::<Duration>();
        assert!(whole(500) <= Duration::from_secs(63));
        assert_eq!(delay(0, 2_081, None), Duration::from_millis(40));
        assert_eq!([0, 10].map(|index| delay(index, 11, Some(0.5))), [Duration::from_millis(500); 2]);
    }
}
