//! The best reply to a rule: when one player's moves are known, the other one's game is a plain maximum over paths.

use crate::game::{End, Interval, Pick, Player, Table};

/// The ends that `player` takes against a fixed rule, for every interval that the player may meet.
///
/// With `m[i][j]` the margin that the player can still gain on the coins `i..=j`: on the player's turn
/// `m[i][j] = max(v[i] + m[i+1][j], v[j] + m[i][j−1])`, left where both are equal; on the other's turn
/// `m[i][j] = m[what the rule leaves] − (the coin that the rule takes)`. All intervals of a length have the same player
/// to move.
#[derive(Clone, Debug)]
pub(super) struct BestReply {
    /// For each length, from 1, and each left end: whether right is taken. Empty where the other player moves.
    takes_right: Vec<Vec<bool>>,
}

impl BestReply {
    /// The best reply of `player` to the rule `other`, which gives the end that the other player takes of an interval,
    /// from the coins, the interval and the table's pick. O(n²) time and n²/4 bytes.
    pub(super) fn new(table: &Table, player: Player, other: impl Fn(&[i64], Interval, Pick) -> End) -> Self {
        let (n, coins) = (table.n(), table.row().coins());
        let mut takes_right: Vec<Vec<bool>> = Vec::with_capacity(n);
        // `margins[i]` is m of the coins from i on, of the length before.
        let mut margins = vec![0; n + 1];
        for (interval, pick) in table.picks() {
            let (left, right) = (coins[interval.i], coins[interval.j]);
            // In place: what stands at i is the interval without its right end, at i + 1 without its left one.
            let (left_margin, right_margin) = (margins[interval.i + 1], margins[interval.i]);
            if interval.i == 0 {
                takes_right.push(Vec::new());
            }
            margins[interval.i] = if Player::to_move(n - interval.len()) == player {
                let (taking_left, taking_right) = (left + left_margin, right + right_margin);
                takes_right[interval.len() - 1].push(taking_right > taking_left);
                taking_left.max(taking_right)
            } else {
                match other(coins, interval, pick) {
                    End::Left => left_margin - left,
                    End::Right => right_margin - right,
                }
            };
        }
        Self { takes_right }
    }

    /// The end that is taken of an interval in which the player is to move.
    pub(super) fn end(&self, interval: Interval) -> End {
        if self.takes_right[interval.len() - 1][interval.i] { End::Right } else { End::Left }
    }
}
