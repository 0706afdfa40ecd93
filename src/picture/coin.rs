//! The look of a coin, and the coins of a long row that are shown.

use std::ops::Range;

use crate::game::{Interval, Player};
use crate::number::fitted;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Paint, Rect, Stroke, fonts};

/// The number of taken coins that are shown beside each end of a long row.
const TAKEN_SHOWN: usize = 3;

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
        CoinLook::Faint => (ColorRole::Coin, 0.3, 1.8, ColorRole::WeakText),
        CoinLook::Seat(role) => (role, 1.0, 1.8, ColorRole::CoinText),
    };
    let fill = Paint::from(face).faded(opacity);
    let stroke = Stroke::new(rim_width, Paint::from(ColorRole::CoinRim).faded(opacity));
    let text = fitted(value, max_characters);
    // A mark between digits is half as wide as a digit.
    let narrow = text.chars().filter(|character| ",.\u{a0}".contains(*character)).count();
    let characters = text.chars().count() as f32 - 0.5 * narrow as f32;
    let size = (rect.width() * 0.42).min(rect.width() * 1.36 / characters);
    [
        Mark::Disc { center: rect.center(), radius: rect.width() / 2.0 - 1.0, fill, stroke },
        Mark::centered(rect.center(), size, Face::Strong, text_role, text),
    ]
}

/// The radius of the corners of Second's frame, as a part of its width.
const FRAME_CORNER: f32 = 0.18;

/// Returns the frame of a player around a coin or a mark: a ring for First, a square with rounded corners for Second.
pub fn player_frame(rect: Rect, player: Player, fill: Option<Paint>, stroke: Stroke) -> Mark {
    let half = rect.width() / 2.0;
    match (player, fill) {
        (Player::First, Some(fill)) => Mark::Disc { center: rect.center(), radius: half, fill, stroke },
        (Player::First, None) => Mark::Rect { rect, radius: half, fill, stroke: Some(stroke) },
        (Player::Second, _) => Mark::Rect { rect, radius: rect.width() * FRAME_CORNER, fill, stroke: Some(stroke) },
    }
}

/// Returns how many coins are left out, in the place of a coin.
pub fn left_out(rect: Rect, count: usize, size: f32) -> Mark {
    let text = format!("+{}", fitted(count as i64, 4));
    let size = fonts::size_to_fit(Face::Regular, &text, size, rect.width());
    Mark::centered(rect.center(), size, Face::Regular, ColorRole::WeakText, text)
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
/// `interval`, or around both ends of the row if there is none. A gap stands wherever coins are left out.
///
/// There must be at least five places.
pub fn coin_slots(n: usize, interval: Option<Interval>, max_slots: usize) -> Vec<CoinSlot> {
    if n <= max_slots {
        return (0..n).map(CoinSlot::Coin).collect();
    }
    let Interval { i, j } = interval.unwrap_or(Interval::new(0, n - 1));
    // Two places are for gaps at the ends of the row.
    let inner = max_slots - 2;
    let mut slots = Vec::new();
    let mut next = 0;
    let mut show = |coins: Range<usize>| {
        if coins.start > next {
            slots.push(CoinSlot::LeftOut(coins.start - next));
        }
        next = coins.end;
        slots.extend(coins.map(CoinSlot::Coin));
    };
    if j - i < inner {
        // Both ends fit, with some taken coins around them.
        let first = i.saturating_sub((inner - (j - i + 1)) / 2).min(n - inner);
        show(match (first, n - first - inner) {
            (0 | 1, _) => 0..max_slots - 1,
            (_, 0 | 1) => n + 1 - max_slots..n,
            _ => first..first + inner,
        });
    } else {
        let taken = TAKEN_SHOWN.min(((max_slots - 3) / 2).saturating_sub(1));
        let (left, right) = (i.saturating_sub(taken), (j + taken + 1).min(n));
        let gaps = 1 + usize::from(left > 0) + usize::from(right < n);
        let each = (max_slots - gaps) / 2;
        show(left..left + each);
        show(right - each..right);
    }
    show(n..n);
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
    fn an_interval_that_fits_is_in_the_middle_of_taken_coins_between_gaps() {
        for (j, expected) in [(100, 99..102), (101, 100..103), (102, 100..103)] {
            let slots = coin_slots(1000, Some(Interval::new(100, j)), 5);
            assert_eq!(slots[1..4], expected.clone().map(CoinSlot::Coin).collect::<Vec<_>>());
            assert_eq!(
                (slots[0], slots[4]),
                (CoinSlot::LeftOut(expected.start), CoinSlot::LeftOut(1000 - expected.end))
            );
        }
    }

    #[test]
    fn before_the_first_step_both_ends_of_the_row_are_shown_and_the_rest_is_counted() {
        let slots = coin_slots(30, None, 24);
        assert_eq!((slots[0], slots[10], slots[11]), (CoinSlot::Coin(0), CoinSlot::Coin(10), CoinSlot::LeftOut(8)));
        assert_eq!((slots[12], slots[22], slots.len()), (CoinSlot::Coin(19), CoinSlot::Coin(29), 23));
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
                let left_out: usize =
                    shown.iter().map(|slot| if let CoinSlot::LeftOut(count) = slot { *count } else { 0 }).sum();
                assert_eq!(coins.len() + left_out, 1000, "every coin is shown or counted");
            }
        }
    }
}
