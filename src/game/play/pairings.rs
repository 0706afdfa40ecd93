//! The results of all pairs of strategies on a row.

use crate::limits::MAX_COINS_FOR_ALL_INTERVALS;
use crate::number::Number;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::game::play::strategy::Chooser;
use crate::game::{Interval, Misfit, Pick, Player, Players, Rule, Scores, Strategy, Table};

/// The number of games that a pair with a random player plays, with the seeds from 1 to this number. If both players
/// are random, Second gets the same number of seeds after those.
pub const RANDOM_GAMES: u64 = 1_000;

/// The scores of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    /// Neither player is random, so there is only one game.
    Certain(Scores),
    /// The summary of [`RANDOM_GAMES`] games.
    Spread {
        mean_first: f64,
        mean_second: f64,
        /// The lowest margin of First.
        lowest: Number,
        /// The highest margin of First.
        highest: Number,
    },
}

/// A pair of strategies and its scores, or the reason why it does not fit. First's reason goes before Second's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pairing {
    /// The strategies. A random player has the seed 1 here, although its games have many seeds.
    pub players: Players,
    pub outcome: Result<Outcome, Misfit>,
}

/// Plays each strategy as First against each strategy as Second, except for persons. All pairs of one First stand
/// together, and both players follow the order of [`Strategy::all`].
///
/// Before each game, `keep_on` gets the part that is done, from 0 to less than 1. On `Break` the result is `None`. It
/// is also `None`, at once, for rows of more than [`MAX_COINS_FOR_ALL_INTERVALS`] coins.
///
/// Time: O(n²) for the picks of the table, O(n²) for each game of an exploiter, because it needs a new reply for each
/// seed, and O(n) for each other game. Space: n(n+1)/2 bytes for the picks, and n²/4 bytes for the exploiter.
pub fn pairings(table: &Table, keep_on: impl FnMut(f32) -> ControlFlow<()>) -> Option<Vec<Pairing>> {
    pairings_of(table, RANDOM_GAMES, keep_on)
}

/// [`pairings`] with `random_games` games for each pair with a random player.
fn pairings_of(
    table: &Table,
    random_games: u64,
    mut keep_on: impl FnMut(f32) -> ControlFlow<()>,
) -> Option<Vec<Pairing>> {
    let n = table.n();
    if n > MAX_COINS_FOR_ALL_INTERVALS {
        return None;
    }
    let picks = Picks::of(table);
    let pairs = all_pairs();
    let fitting = pairs.iter().filter(|players| misfit(**players, n).is_none());
    let all_steps: u64 = fitting.map(|players| games(*players, random_games) * steps_of_game(*players, n)).sum();
    let mut steps = 0;
    let mut scores = |players| {
        keep_on(steps as f32 / all_steps as f32).continue_value()?;
        steps += steps_of_game(players, n);
        Some(play(table, &picks, players))
    };
    let mut pairings = Vec::with_capacity(pairs.len());
    for players in pairs {
        let outcome = match misfit(players, n) {
            Some(misfit) => Err(misfit),
            None if is_random(players) => {
                let all = (1..=random_games).map(|seed| scores(seeded(players, seed, random_games)));
                Ok(spread(&all.collect::<Option<Vec<_>>>()?))
            }
            None => Ok(Outcome::Certain(scores(players)?)),
        };
        pairings.push(Pairing { players, outcome });
    }
    Some(pairings)
}

/// Each strategy that needs no person against each other and itself.
fn all_pairs() -> Vec<Players> {
    let strategies = || Strategy::all(1).into_iter().filter(|strategy| *strategy != Strategy::You);
    strategies().flat_map(|first| strategies().map(move |second| Players { first, second })).collect()
}

/// The reason why they cannot play on a row of `n` coins. First's reason goes before Second's.
fn misfit(players: Players, n: usize) -> Option<Misfit> {
    Player::BOTH.into_iter().find_map(|player| players.misfit(Rule::CLASSIC, player, n))
}

fn is_random(players: Players) -> bool {
    Player::BOTH.into_iter().any(|player| matches!(players.of(player), Strategy::Random { .. }))
}

/// The same pair in its game number `seed`, from 1. Two random players get different seeds.
fn seeded(players: Players, seed: u64, random_games: u64) -> Players {
    let with_seed = |strategy, seed| match strategy {
        Strategy::Random { .. } => Strategy::Random { seed },
        other => other,
    };
    let second = match players.first {
        Strategy::Random { .. } => seed + random_games,
        _ => seed,
    };
    Players { first: with_seed(players.first, seed), second: with_seed(players.second, second) }
}

/// The number of games that a pair plays.
fn games(players: Players, random_games: u64) -> u64 {
    if is_random(players) { random_games } else { 1 }
}

/// The rough duration of a game: a step for each move, and one for each interval that an exploiter visits.
fn steps_of_game(players: Players, n: usize) -> u64 {
    let n = n as u64;
    let exploits = Player::BOTH.into_iter().any(|player| players.of(player) == Strategy::Exploiter);
    if exploits { n + n * (n + 1) / 2 } else { n }
}

/// Plays the game of a fitting pair without a person. O(n), or O(n²) with an exploiter.
fn play(table: &Table, picks: &Picks, players: Players) -> Scores {
    let coins = table.row().coins();
    let choosers = Player::BOTH.map(|player| Chooser::new(table, players, player));
    let (mut scores, mut player) = (Scores::default(), Player::First);
    let mut rest = Some(Interval::whole(coins.len()));
    while let Some(interval) = rest {
        let end = choosers[player.index()].end(coins, interval, picks.at(interval)).expect("no person plays");
        scores = scores.with(player, coins[interval.coin_at(end)].into());
        rest = interval.without(end);
        player = player.other();
    }
    scores
}

/// Summarizes at least one game.
fn spread(games: &[Scores]) -> Outcome {
    let mean = |player| games.iter().map(|scores| scores.of(player)).sum::<Number>() as f64 / games.len() as f64;
    let margins = || games.iter().map(Scores::margin);
    Outcome::Spread {
        mean_first: mean(Player::First),
        mean_second: mean(Player::Second),
        lowest: margins().min().unwrap_or_default(),
        highest: margins().max().unwrap_or_default(),
    }
}

/// The pick of every interval, a byte each. All games share it, because there are a thousand for a random player.
struct Picks {
    n: usize,
    /// The picks of the intervals of length 1 from left to right, then those of length 2, and so on.
    picks: Vec<Pick>,
}

impl Picks {
    /// The picks of a table. O(n²).
    fn of(table: &Table) -> Self {
        let n = table.n();
        let mut picks = Vec::with_capacity(n * (n + 1) / 2);
        picks.extend(table.picks().map(|(_, pick)| pick));
        Self { n, picks }
    }

    /// The pick of `interval`. O(1).
    fn at(&self, interval: Interval) -> Pick {
        // There are n intervals of length 1, and each further length has one interval less.
        let shorter = interval.len() - 1;
        self.picks[shorter * (2 * self.n + 1 - shorter) / 2 + interval.i]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Line, Row, Strategy};
    use proptest::prelude::*;

    use Strategy::{Exploiter, Greedy, Optimal, Seats};

    const GAMES: u64 = 5;

    fn table(coins: impl Into<Vec<i64>>) -> Table {
        Table::new(Row::new(coins).unwrap())
    }

    fn keep_on(_: f32) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The scores by [`Game`].
    fn scores(table: &Table, players: Players) -> Scores {
        Game::solved(table, players, Line::default()).scores_after(table.n())
    }

    fn with_seeds(players: Players, first: u64, second: u64) -> Players {
        let seeded =
            |strategy, seed| if let Strategy::Random { .. } = strategy { Strategy::Random { seed } } else { strategy };
        Players { first: seeded(players.first, first), second: seeded(players.second, second) }
    }

    #[test]
    fn all_pairs_without_a_person_come_in_the_order_of_the_strategies() {
        let strategies = [Optimal, Greedy, Seats, Strategy::Random { seed: 1 }, Exploiter];
        let expected: Vec<_> =
            strategies.into_iter().flat_map(|first| strategies.map(|second| Players { first, second })).collect();
        let pairings = pairings_of(&table([8, 15, 3, 7]), GAMES, keep_on).unwrap();
        assert_eq!(pairings.iter().map(|pairing| pairing.players).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_pair_that_does_not_fit_names_the_reason() {
        let misfits = |table: &Table| -> Vec<_> {
            let pairings = pairings_of(table, GAMES, keep_on).unwrap();
            pairings.into_iter().filter_map(|Pairing { players, outcome }| Some((players, outcome.err()?))).collect()
        };
        for n in [4, 5] {
            let expected: Vec<_> = all_pairs()
                .into_iter()
                .filter_map(|players| match players {
                    Players { first: Seats, .. } if n == 5 => Some((players, Misfit::OddRow)),
                    Players { second: Seats, .. } => Some((players, Misfit::NotFirst)),
                    Players { first: Exploiter, second: Exploiter } => Some((players, Misfit::AgainstExploiter)),
                    _ => None,
                })
                .collect();
            assert_eq!(expected.len(), if n == 5 { 10 } else { 6 });
            assert_eq!(misfits(&table(vec![1; n])), expected, "{n} coins");
        }
    }

    #[test]
    fn the_published_loss_of_greedy_comes_out() {
        let pairings = pairings(&table([8, 15, 3, 7]), keep_on).unwrap();
        let players = Players { first: Greedy, second: Optimal };
        let pairing = pairings.iter().find(|pairing| pairing.players == players).unwrap();
        assert_eq!(pairing.outcome, Ok(Outcome::Certain(Scores { first: 15, second: 18 })));
    }

    #[test]
    fn two_random_players_never_share_their_flips() {
        let random = Strategy::Random { seed: 1 };
        let seeds = |players: Players| match seeded(players, 3, RANDOM_GAMES) {
            Players { first: Strategy::Random { seed: first }, second: Strategy::Random { seed: second } } => {
                (Some(first), Some(second))
            }
            Players { first: Strategy::Random { seed }, .. } => (Some(seed), None),
            Players { second: Strategy::Random { seed }, .. } => (None, Some(seed)),
            _ => (None, None),
        };
        assert_eq!(seeds(Players { first: random, second: random }), (Some(3), Some(1_003)));
        assert_eq!(seeds(Players { first: random, second: Exploiter }), (Some(3), None));
        assert_eq!(seeds(Players { first: Greedy, second: random }), (None, Some(3)));
    }

    #[test]
    fn breaking_stops_it_before_another_game() {
        let table = table([8, 15, 3, 7]);
        for stop in [1, 4, 40] {
            let mut calls = 0;
            let stopped = pairings(&table, |_| {
                calls += 1;
                if calls == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!((stopped, calls), (None, stop));
        }
    }

    #[test]
    fn the_done_part_rises_from_0_and_stays_below_1() {
        let mut parts = Vec::new();
        pairings_of(&table([8, 15, 3, 7, 9]), GAMES, |part| {
            parts.push(part);
            ControlFlow::Continue(())
        });
        assert_eq!(parts[0], 0.0);
        assert!(parts.is_sorted_by(|one, next| one < next) && parts[parts.len() - 1] < 1.0, "{parts:?}");
    }

    #[test]
    fn long_rows_are_left_out() {
        let long = table(vec![1; MAX_COINS_FOR_ALL_INTERVALS + 1]);
        assert_eq!(pairings(&long, |_| panic!("no game is played")), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn every_pair_scores_what_its_games_do(coins in prop::collection::vec(-5..6_i64, 1..10)) {
            let table = table(coins);
            for Pairing { players, outcome } in pairings_of(&table, GAMES, keep_on).unwrap() {
                let are_random = Player::BOTH.map(|player| matches!(players.of(player), Strategy::Random { .. }));
                let seed_of_second = |seed| if are_random == [true; 2] { seed + GAMES } else { seed };
                let games: Vec<_> = (1..=GAMES)
                    .map(|seed| scores(&table, with_seeds(players, seed, seed_of_second(seed))))
                    .collect();
                match outcome {
                    Ok(Outcome::Certain(scores)) => prop_assert_eq!(vec![scores; games.len()], games),
                    Ok(Outcome::Spread { mean_first, mean_second, lowest, highest }) => {
                        let mean = |of: fn(&Scores) -> Number| games.iter().map(of).sum::<Number>() as f64 / GAMES as f64;
                        prop_assert_eq!((mean_first, mean_second), (mean(|game| game.first), mean(|game| game.second)));
                        let margins = || games.iter().map(Scores::margin);
                        prop_assert_eq!((Some(lowest), Some(highest)), (margins().min(), margins().max()));
                    }
                    Err(misfit) => {
                        let misfits = Player::BOTH.map(|player| players.misfit(Rule::CLASSIC, player, table.n()));
                        prop_assert_eq!(Some(misfit), misfits[0].or(misfits[1]));
                    }
                }
            }
        }

        #[test]
        fn every_pick_is_that_of_the_table(coins in prop::collection::vec(-5..6_i64, 1..30)) {
            let table = table(coins);
            let picks = Picks::of(&table);
            for (interval, cell) in table.window(0..=table.n() - 1, 0..=table.n() - 1).iter() {
                prop_assert_eq!(picks.at(interval), cell.pick());
            }
        }
    }
}
