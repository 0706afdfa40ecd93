//! What chooses the ends for a player on one row, prepared from the player's strategy.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::game::play::best_reply::BestReply;
use crate::game::{End, Interval, Pick, Player, Players, Seats, Strategy, Table};

/// What chooses the ends for a player on one row.
#[derive(Clone, Debug)]
pub(super) enum Chooser {
    /// The table's pick.
    Table,
    /// The larger end, left on a tie.
    Larger,
    /// The end on a richer seat.
    Seats(Seats),
    /// Ends at random. For each ply, the flip of a coin says whether to take right.
    Flips(Vec<bool>),
    /// The best reply to the other player's strategy.
    Reply(BestReply),
    /// A person chooses.
    Person,
}

impl Chooser {
    /// The chooser of `player` on the row of `table`. O(n) time and space, O(n²) for the exploiter.
    pub(super) fn new(table: &Table, players: Players, player: Player) -> Self {
        let n = table.n();
        match players.fitting(player, n) {
            Strategy::Optimal => Self::Table,
            Strategy::Greedy => Self::Larger,
            Strategy::Seats => Self::Seats(Seats::of(table.row())),
            Strategy::Random { seed } => {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                Self::Flips((0..n).map(|_| rng.random()).collect())
            }
            Strategy::Exploiter => {
                let other = match Self::new(table, players, player.other()) {
                    Self::Person => Self::Larger,
                    chooser => chooser,
                };
                let other = |coins: &[i64], interval, pick| {
                    other.end(coins, interval, pick).expect("a person is replaced by greedy above")
                };
                Self::Reply(BestReply::new(table, player, other))
            }
            Strategy::You => Self::Person,
        }
    }

    /// The end that is taken in `interval`, whose best end is `pick`. `None` if a person is to choose. O(1).
    pub(super) fn end(&self, coins: &[i64], interval: Interval, pick: Pick) -> Option<End> {
        Some(match self {
            Self::Table => pick.end(),
            Self::Larger => Pick::of(coins[interval.i], coins[interval.j]).end(),
            Self::Seats(seats) => seats.end(interval),
            Self::Flips(flips) if flips[coins.len() - interval.len()] => End::Right,
            Self::Flips(_) => End::Left,
            Self::Reply(reply) => reply.end(interval),
            // A single coin leaves nothing to choose.
            Self::Person if interval.is_single() => End::Left,
            Self::Person => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_flips_in_every_version() {
        let table = Table::new("1 2 3 4 5 6 7 8 9 10 11 12".parse().unwrap());
        let Chooser::Flips(flips) = Chooser::new(
            &table,
            Players { first: Strategy::Random { seed: 1 }, second: Strategy::Optimal },
            Player::First,
        ) else {
            panic!("a random player has flips")
        };
        let shown: String = flips.iter().map(|right| if *right { 'R' } else { 'L' }).collect();
        assert_eq!(shown, "RLRLLRLLRLRR");
    }
}
