//! The best reply to a known strategy, by which the exploiter plays. The moves of the other player are known, so the
//! exploiter maximizes over all paths.

use crate::game::{End, Interval, Pick, Player, Table};

/// The ends that a player takes against a fixed strategy, for each interval in which the player is to move.
///
/// `m[i][j]` is the margin that the player can still gain on the coins `i..=j`. In the player's turn,
/// `m[i][j] = max(v[i] + m[i+1][j], v[j] + m[i][j−1])`, and left is taken on a tie. In the other player's turn,
/// `m[i][j] = m[the interval that the strategy leaves] − (the coin that it takes)`. In all intervals of one length
/// the same player is to move.
#[derive(Clone, Debug)]
pub(super) struct BestReply {
    /// Whether right is taken, by length from 1 and by left end. Empty for lengths in which the other player moves.
    takes_right: Vec<Vec<bool>>,
}

impl BestReply {
    /// The best reply of `player` to the strategy `other`. From the coins, an interval and the table's pick, `other`
    /// returns the end that the other player takes. O(n²) time and n²/4 bytes.
    pub(super) fn new(table: &Table, player: Player, other: impl Fn(&[i64], Interval, Pick) -> End) -> Self {
        let (n, coins) = (table.n(), table.row().coins());
        let mut takes_right: Vec<Vec<bool>> = Vec::with_capacity(n);
        // `margins[i]` is m of the previous length's interval that begins at i.
        let mut margins = vec![0; n + 1];
        for (interval, pick) in table.picks() {
            let (left, right) = (coins[interval.i], coins[interval.j]);
            // Updates in place: index i holds m without the right end, and i + 1 holds m without the left end.
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

    /// The end that the player takes in `interval`, in which the player must be to move.
    pub(super) fn end(&self, interval: Interval) -> End {
        if self.takes_right[interval.len() - 1][interval.i] { End::Right } else { End::Left }
    }
}
