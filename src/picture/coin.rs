//! The look of a coin, and the coins of a long row that are shown.

use crate::game::Interval;
use crate::number::fitted;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Paint, Rect, Stroke};

/// The number of taken coins that are shown beside each end of a long row.
const TAKEN_SHOWN: usize = 3;

/// The look of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinLook {
    /// A coin that is not taken.
    Bright,
    /// A coin under the pointer or with the focus.
    Raised,
    /// A taken coin, or a coin outside the highlighted interval. Its value can still be read.
    Faint,
    /// A coin that is not taken, in the role of its seat.
    Seat(ColorRole),
}

/// Returns a coin's face, rim and value in `rect`. The value has at most `max_characters` characters.
pub fn coin(rect: Rect, value: i64, max_characters: usize, look: CoinLook) -> [Mark; 2] {
    let (face, opacity, rim_width, text_role) = match look {
        CoinLook::Bright => (ColorRole::Coin, 1.0, 1.8, ColorRole::CoinText),
        CoinLook::Raised => (ColorRole::Coin, 1.0, 2.5, ColorRole::CoinText),
        CoinLook::Faint => (ColorRole::Coin, 0.16, 1.8, ColorRole::WeakText),
        CoinLook::Seat(role) => (role, 1.0, 1.8, ColorRole::CoinText),
    };
    let fill = Paint::from(face).faded(opacity);
    let stroke = Stroke::new(rim_width, Paint::from(ColorRole::CoinRim).faded(opacity));
    let text = fitted(value, max_characters);
    // A comma or a point is half as wide as a digit.
    let narrow = text.chars().filter(|character| ",.".contains(*character)).count();
    let characters = text.chars().count() as f32 - 0.5 * narrow as f32;
    let size = (rect.width() * 0.42).min(rect.width() * 1.36 / characters);
    [
        Mark::Disc { center: rect.center(), radius: rect.width() / 2.0 - 1.0, fill, stroke },
        Mark::centered(rect.center(), size, Face::Strong, text_role, text),
    ]
}

/// A place in the picture of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CoinSlot {
    /// The coin with this index.
    Coin(usize),
    /// A gap for this many coins that are left out.
    LeftOut(usize),
}

/// Returns at most `max_slots` places for a row of `n` coins: for all coins, or for those around the ends of
/// `interval`.
pub fn coin_slots(n: usize, interval: Option<Interval>, max_slots: usize) -> Vec<CoinSlot> {
    if n <= max_slots {
        return (0..n).map(CoinSlot::Coin).collect();
    }
    let Interval { i, j } = interval.unwrap_or(Interval::new(n - 1, n - 1));
    if j - i < max_slots.saturating_sub(2) {
        // Both ends fit, with some taken coins around them.
        let first = i.saturating_sub((max_slots - (j - i + 1)) / 2).min(n - max_slots);
        return (first..first + max_slots).map(CoinSlot::Coin).collect();
    }
    let each = (max_slots - 1) / 2;
    let taken = TAKEN_SHOWN.min(each - 1);
    let left = i.saturating_sub(taken);
    let right = (j + taken).min(n - 1);
    let left_end = left + each;
    let right_start = right + 1 - each;
    let mut slots: Vec<_> = (left..left_end).map(CoinSlot::Coin).collect();
    slots.push(CoinSlot::LeftOut(right_start - left_end));
    slots.extend((right_start..=right).map(CoinSlot::Coin));
    slots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_row_shows_all_its_coins() {
        assert_eq!(
            coin_slots(3, Some(Interval::new(1, 1)), 9),
            [CoinSlot::Coin(0), CoinSlot::Coin(1), CoinSlot::Coin(2)]
        );
    }

    #[test]
    fn an_interval_that_fits_is_in_the_middle_of_taken_coins() {
        for (j, expected) in [(100, 98..103), (101, 99..104), (102, 99..104)] {
            let expected: Vec<_> = expected.map(CoinSlot::Coin).collect();
            assert_eq!(coin_slots(1000, Some(Interval::new(100, j)), 5), expected);
        }
    }

    #[test]
    fn a_long_row_shows_both_ends_of_the_interval_and_counts_the_rest() {
        for (i, j) in [(0, 999), (1, 999), (400, 420), (500, 503), (0, 0), (999, 999), (3, 14)] {
            for room in 5..12 {
                let shown = coin_slots(1000, Some(Interval::new(i, j)), room);
                assert!(shown.len() <= room, "{i}..={j} in {room}: {shown:?}");
                assert!(
                    shown.contains(&CoinSlot::Coin(i)) && shown.contains(&CoinSlot::Coin(j)),
                    "{i}..={j} in {room}"
                );
                let coins: Vec<_> = shown
                    .iter()
                    .filter_map(|slot| match slot {
                        CoinSlot::Coin(k) => Some(*k),
                        CoinSlot::LeftOut(_) => None,
                    })
                    .collect();
                assert!(coins.is_sorted() && coins.iter().all(|k| *k < 1000));
            }
        }
    }
}
