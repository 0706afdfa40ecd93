//! What a coin of the row looks like, and which coins of a long row are in sight.

use super::{Face, Mark, Paint, Rect, Stroke};
use crate::game::Interval;
use crate::number::fitted;
use crate::picture::color_role::ColorRole;

/// How many taken coins stay in sight beside the ends of a long row.
const TAKEN_IN_SIGHT: usize = 3;

/// How much a coin is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinLook {
    /// It lies there.
    Bright,
    /// Under the pointer, or with the focus.
    Raised,
    /// Taken, or not among those that are pointed out. Its value can still be read.
    Faint,
    /// It lies there, its face in the role of its seat.
    Seat(ColorRole),
}

/// A coin's face, rim and value in `rect`, the value in at most `room` characters.
pub fn coin(rect: Rect, value: i64, room: usize, look: CoinLook) -> [Mark; 2] {
    let (face, strength, rim_width, text_role) = match look {
        CoinLook::Bright => (ColorRole::Coin, 1.0, 1.8, ColorRole::CoinText),
        CoinLook::Raised => (ColorRole::Coin, 1.0, 2.5, ColorRole::CoinText),
        CoinLook::Faint => (ColorRole::Coin, 0.16, 1.8, ColorRole::WeakText),
        CoinLook::Seat(role) => (role, 1.0, 1.8, ColorRole::CoinText),
    };
    let fill = Paint::from(face).faded(strength);
    let stroke = Stroke::new(rim_width, Paint::from(ColorRole::CoinRim).faded(strength));
    let text = fitted(value, room);
    let size = (rect.width() * 0.42).min(rect.width() * 1.36 / text.chars().count() as f32);
    [
        Mark::Disc { center: rect.center(), radius: rect.width() / 2.0 - 1.0, fill, stroke },
        Mark::centered(rect.center(), size, Face::Strong, text_role, text),
    ]
}

/// What stands at a place of the row: a coin, or how many are left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Slot {
    Coin(usize),
    LeftOut(usize),
}

/// What the row shows in at most `room` places: all coins, or those around the two ends of `interval`.
pub fn slots(n: usize, interval: Option<Interval>, room: usize) -> Vec<Slot> {
    if n <= room {
        return (0..n).map(Slot::Coin).collect();
    }
    let Interval { i, j } = interval.unwrap_or(Interval::new(n - 1, n - 1));
    if j - i < room.saturating_sub(2) {
        // Both ends fit side by side, with some of what is taken around them.
        let first = i.saturating_sub((room - (j - i + 1)) / 2).min(n - room);
        return (first..first + room).map(Slot::Coin).collect();
    }
    let each = (room - 1) / 2;
    let taken = TAKEN_IN_SIGHT.min(each - 1);
    let left = i.saturating_sub(taken);
    let right = (j + taken).min(n - 1);
    let left_end = left + each;
    let right_start = right + 1 - each;
    let mut slots: Vec<_> = (left..left_end).map(Slot::Coin).collect();
    slots.push(Slot::LeftOut(right_start - left_end));
    slots.extend((right_start..=right).map(Slot::Coin));
    slots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_row_shows_all_its_coins() {
        assert_eq!(slots(3, Some(Interval::new(1, 1)), 9), [Slot::Coin(0), Slot::Coin(1), Slot::Coin(2)]);
    }

    #[test]
    fn what_fits_stands_in_the_middle_of_what_is_taken() {
        for (j, expected) in [(100, 98..103), (101, 99..104), (102, 99..104)] {
            let expected: Vec<_> = expected.map(Slot::Coin).collect();
            assert_eq!(slots(1000, Some(Interval::new(100, j)), 5), expected);
        }
    }

    #[test]
    fn a_long_row_shows_both_ends_of_what_is_left_and_counts_the_rest() {
        for (i, j) in [(0, 999), (1, 999), (400, 420), (500, 503), (0, 0), (999, 999), (3, 14)] {
            for room in 5..12 {
                let shown = slots(1000, Some(Interval::new(i, j)), room);
                assert!(shown.len() <= room, "{i}..={j} in {room}: {shown:?}");
                assert!(shown.contains(&Slot::Coin(i)) && shown.contains(&Slot::Coin(j)), "{i}..={j} in {room}");
                let coins: Vec<_> = shown
                    .iter()
                    .filter_map(|slot| match slot {
                        Slot::Coin(k) => Some(*k),
                        Slot::LeftOut(_) => None,
                    })
                    .collect();
                assert!(coins.is_sorted() && coins.iter().all(|k| *k < 1000));
            }
        }
    }
}
