//! The strategies by which a player can choose an end, and which player each of them fits.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::game::{End, Interval, Line, Pick, Player, Row, Rule, Table};
use crate::limits::MAX_COINS_FOR_ALL_INTERVALS;

/// How a player chooses.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Strategy {
    /// The pick of the table, left on a tie.
    #[default]
    Optimal,
    /// The larger end, left on a tie.
    Greedy,
    /// Always from the seats, even or odd, that hold more in the whole row. From the even ones if both hold the same.
    Seats,
    /// Either end, by a coin flip. The seed gives one flip for each move of the game.
    Random { seed: u64 },
    /// The best reply to the other player's strategy: no sequence of ends wins by more against it. It also knows the seed
    /// of a random player. It expects a person to play greedily.
    Exploiter,
    /// A person, who follows none of these.
    You,
}

/// Why a strategy cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Misfit {
    OddRow,
    NotFirst,
    AgainstExploiter,
    LongRow,
    /// It is a strategy of the classic rule.
    OtherRule,
    /// Only First plays.
    Alone,
}

impl Strategy {
    /// All strategies. The random one gets this seed.
    pub fn all(seed: u64) -> [Self; 6] {
        [Self::Optimal, Self::Greedy, Self::Seats, Self::Random { seed }, Self::Exploiter, Self::You]
    }

    /// The reason why `player` cannot play it by a rule on a row of `n` coins against `other`. `None` if it fits.
    pub fn misfit(self, rule: Rule, player: Player, other: Self, n: usize) -> Option<Misfit> {
        match (self, other) {
            _ if rule.is_alone && player == Player::Second => Some(Misfit::Alone),
            (Self::Seats | Self::Exploiter, _) if rule != Rule::CLASSIC => Some(Misfit::OtherRule),
            (Self::Seats, _) if player == Player::Second => Some(Misfit::NotFirst),
            (Self::Seats, _) if !n.is_multiple_of(2) => Some(Misfit::OddRow),
            (Self::Exploiter, Self::Exploiter) => Some(Misfit::AgainstExploiter),
            (Self::Exploiter, _) if n > MAX_COINS_FOR_ALL_INTERVALS => Some(Misfit::LongRow),
            _ => None,
        }
    }
}

/// The strategies of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Players {
    pub first: Strategy,
    pub second: Strategy,
}

impl Players {
    /// The strategy of `player`.
    pub fn of(self, player: Player) -> Strategy {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// The same players, but `player` plays `strategy`.
    #[must_use]
    pub fn with(mut self, player: Player, strategy: Strategy) -> Self {
        match player {
            Player::First => self.first = strategy,
            Player::Second => self.second = strategy,
        }
        self
    }

    /// Whether a person plays a row of `n` coins by a rule.
    pub fn has_person(self, rule: Rule, n: usize) -> bool {
        Player::BOTH.into_iter().any(|player| self.fitting(rule, player, n) == Strategy::You)
    }

    /// The reason why `player` cannot play as chosen by a rule on a row of `n` coins. `None` if it fits.
    pub fn misfit(self, rule: Rule, player: Player, n: usize) -> Option<Misfit> {
        self.of(player).misfit(rule, player, self.of(player.other()), n)
    }

    /// The strategy of `player` by a rule on a row of `n` coins: the chosen one if it fits, and otherwise the optimal one.
    pub fn fitting(self, rule: Rule, player: Player, n: usize) -> Strategy {
        if self.misfit(rule, player, n).is_some() { Strategy::Optimal } else { self.of(player) }
    }
}

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
        match players.fitting(Rule::CLASSIC, player, n) {
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

/// The ends that a player takes against a fixed strategy, for each interval in which the player is to move.
///
/// `m[i][j]` is the margin that the player can still gain on the coins `i..=j`. In the player's turn,
/// `m[i][j] = max(v[i] + m[i+1][j], v[j] + m[i][j−1])`, and left is taken on a tie. In the other player's turn,
/// `m[i][j] = m[the interval that the strategy leaves] − (the coin that it takes)`. In all intervals of one length
/// the same player is to move.
#[derive(Clone, Debug)]
pub struct BestReply {
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

// Even and odd seats: why First never loses on an even row.
//
// Number the seats of the coins from 0. On an even row, one end is an even seat and the other one is odd. If First
// takes the even one, both ends that are left are odd, and the other way round. So First can take all even seats, or
// all odd seats, whatever Second does. The richer kind holds at least half of the sum.
//
// On an odd row both ends are of the same kind. There, Second has this choice.

/// The sums of the coins on even and on odd seats. The seats count from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    pub even: i64,
    pub odd: i64,
}

impl Seats {
    /// The sums of a row. O(n).
    pub fn of(row: &Row) -> Self {
        let sum = |first: usize| row.coins().iter().skip(first).step_by(2).sum();
        Self { even: sum(0), odd: sum(1) }
    }

    /// The parity of the seats that hold more: 0 for even, 1 for odd. 0 if both hold the same.
    fn richer(self) -> usize {
        usize::from(self.odd > self.even)
    }

    /// The sum of the coins on the richer seats.
    pub fn richer_sum(self) -> i64 {
        self.even.max(self.odd)
    }

    /// The end on a richer seat. Left if both ends are, or none.
    pub fn end(self, interval: Interval) -> End {
        if interval.i % 2 == self.richer() || interval.j % 2 != self.richer() { End::Left } else { End::Right }
    }
}

/// The players with the rule that they play by, and the lines of their game. The first line is the main one, and the others
/// are variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    pub rule: Rule,
    pub players: Players,
    /// At least one.
    lines: Vec<Line>,
}

impl Default for Duel {
    fn default() -> Self {
        Self::new(Players::default())
    }
}

impl Duel {
    /// A game by the classic rule, in which nothing is chosen yet.
    pub fn new(players: Players) -> Self {
        Self { rule: Rule::CLASSIC, players, lines: vec![Line::default()] }
    }

    /// The same by another rule.
    #[must_use]
    pub fn under(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    /// A game by the classic rule with these lines. If there are none, it gets a main line without choices.
    pub fn with_lines(players: Players, mut lines: Vec<Line>) -> Self {
        if lines.is_empty() {
            lines.push(Line::default());
        }
        Self { lines, ..Self::new(players) }
    }

    /// The lines, the main one first. At least one.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Replaces the line at `index`.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn replace(&mut self, index: usize, line: Line) {
        self.lines[index] = line;
    }

    /// Adds a line after the others. Returns its index.
    pub fn add(&mut self, line: Line) -> usize {
        self.lines.push(line);
        self.lines.len() - 1
    }

    /// Removes the line at `index`, unless it is the only one.
    ///
    /// # Panics
    /// If there is no such line.
    pub fn remove(&mut self, index: usize) {
        if self.lines.len() > 1 {
            self.lines.remove(index);
        }
    }

    /// Finds the line that shares the most moves with `line`. Returns its index and the number of shared moves. Of
    /// equally near lines the one at `index` wins, and otherwise the first one.
    pub fn nearest(&self, line: &Line, index: usize) -> (usize, usize) {
        let shared = |candidate: usize| (candidate, self.lines[candidate].shared(line));
        let candidates = (0..self.lines.len()).filter(|candidate| *candidate != index).map(shared);
        let own = (index < self.lines.len()).then(|| shared(index));
        // `max_by_key` returns the last of equal ones.
        candidates.rev().chain(own).max_by_key(|(_, shared)| *shared).expect("there is at least one line")
    }
}

#[cfg(test)]
mod tests {
    use Player::*;
    use Strategy::*;

    use crate::game::End::*;

    use super::*;

    #[test]
    fn a_misfit_names_the_reason() {
        let random = Random { seed: 1 };
        assert_eq!(Seats.misfit(Rule::CLASSIC, First, Optimal, 7), Some(Misfit::OddRow));
        assert_eq!(Seats.misfit(Rule::CLASSIC, First, Optimal, 8), None);
        assert_eq!(Seats.misfit(Rule::CLASSIC, Second, Optimal, 8), Some(Misfit::NotFirst));
        assert_eq!(Exploiter.misfit(Rule::CLASSIC, First, Exploiter, 8), Some(Misfit::AgainstExploiter));
        assert_eq!(
            Exploiter.misfit(Rule::CLASSIC, First, Greedy, MAX_COINS_FOR_ALL_INTERVALS + 1),
            Some(Misfit::LongRow)
        );
        for player in Player::BOTH {
            assert_eq!(
                [Optimal, Greedy, random, You].map(|one| one.misfit(Rule::CLASSIC, player, Exploiter, 9)),
                [None; 4]
            );
            assert_eq!(
                [random, You].map(|other| Exploiter.misfit(Rule::CLASSIC, player, other, MAX_COINS_FOR_ALL_INTERVALS)),
                [None; 2]
            );
        }
    }

    #[test]
    fn a_strategy_that_does_not_fit_is_kept_while_the_player_plays_optimally() {
        let players = Players { first: Seats, second: Greedy };
        assert_eq!(
            (players.fitting(Rule::CLASSIC, First, 5), players.fitting(Rule::CLASSIC, First, 6)),
            (Optimal, Seats)
        );
        assert_eq!(players.of(First), Seats);
    }

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

    #[test]
    fn the_richer_seats_are_taken_wherever_they_lie() {
        let seats = super::Seats::of(&"8 15 3 7".parse().unwrap());
        assert_eq!(seats, super::Seats { even: 11, odd: 22 });
        assert_eq!(seats.end(Interval::new(0, 3)), End::Right);
        assert_eq!(seats.end(Interval::new(1, 2)), End::Left);
        assert_eq!(super::Seats { even: 4, odd: 4 }.richer(), 0);
    }

    #[test]
    fn the_nearest_line_is_the_same_one_then_its_parent_then_the_first() {
        let main = Line::default();
        let (branch, other) = (main.branch(3, Left), main.branch(5, Left));
        let duel = Duel::with_lines(Players::default(), vec![main.clone(), branch.clone(), other.clone()]);
        assert_eq!(duel.nearest(&branch, 0), (1, usize::MAX));
        assert_eq!(duel.nearest(&branch.branch(7, Left), 3), (1, 7));
        assert_eq!(duel.nearest(&main.branch(2, Left), 3), (0, 2));
        assert_eq!(duel.nearest(&main.branch(2, Left), 2), (2, 2));
    }
}
