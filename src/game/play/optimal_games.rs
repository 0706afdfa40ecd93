//! The optimal games of a row. On a tie both ends are allowed, and each end leads to other games.
//!
//! A game is optimal if none of its moves throws anything away. The last coin is no choice. So a single coin has 1
//! optimal game, and n equal coins have 2^(n−1).

use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

use crate::game::{End, Game, Line, Move, Pick, Players, Row, Table};
use crate::limits::MAX_COINS_FOR_ALL_INTERVALS;

/// The number of optimal games of a row, and the number of one game among them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptimalGames {
    /// The number of optimal games.
    pub count: BigUint,
    /// The number of the game, from 1. Two games are in the order of the first move that differs, left before right.
    /// `None` if the game has a mistake or is not complete.
    pub number: Option<BigUint>,
}

impl OptimalGames {
    /// Counts the optimal games of `table`, and finds the number of `game`, a game on the same row by any players.
    /// `None` for rows of more than [`MAX_COINS_FOR_ALL_INTERVALS`] coins.
    ///
    /// An interval has as many optimal games as the interval that its pick leaves. On a tie it has as many as both
    /// intervals together. The games before `game` are those that take left at a tie at which `game` takes right.
    ///
    /// Time: O(n²) additions of numbers of at most n bits. Space: n such numbers, and n differences.
    pub fn of(table: &Table, game: &Game) -> Option<Self> {
        let n = table.n();
        if n > MAX_COINS_FOR_ALL_INTERVALS {
            return None;
        }
        let mut before = BigUint::ZERO;
        // `counts[i]` is the count of the previous length's interval that begins at i. A single coin has one game.
        let mut counts = vec![BigUint::from(1_u8); n];
        for (interval, pick) in table.picks().filter(|(interval, _)| !interval.is_single()) {
            // Updates in place: index i holds the count after taking right, and i + 1 holds the one after taking left.
            let (up_to_i, beyond) = counts.split_at_mut(interval.i + 1);
            let (count, after_left) = (&mut up_to_i[interval.i], &beyond[0]);
            let is_passed_by = |made: Move| made.turn.interval == interval && takes_right_on_tie(&made);
            if game.moves().get(n - interval.len()).is_some_and(is_passed_by) {
                before += after_left;
            }
            match pick {
                Pick::Left => count.clone_from(after_left),
                Pick::Right => {}
                Pick::Tie => *count += after_left,
            }
        }
        let number = game.is_optimal().then(|| before + 1_u8);
        Some(Self { count: counts.swap_remove(0), number })
    }
}

/// Returns the optimal game after `game`, in the order of [`OptimalGames::number`], as the line along which two optimal
/// players play it. The line chooses only right, and only on ties. `None` if `game` is the last one, or is not a
/// complete optimal game.
///
/// O(n).
pub fn next(table: &Table, game: &Game) -> Option<Line> {
    debug_assert_eq!(table.n(), game.n(), "the game is one on the row of the table");
    let turned = last_tie(game, End::Left)?;
    Some(line(rights(game, turned).chain([turned]), game.n()))
}

/// Returns the optimal game before `game`, as a line like that of [`next`]. `None` if `game` is the first one, or is
/// not a complete optimal game.
///
/// O(n·√n), because it plays the game from the last tie at which `game` takes right.
pub fn previous(table: &Table, game: &Game) -> Option<Line> {
    let turned = last_tie(game, End::Right)?;
    let interval = game.interval_after(turned)?.without(End::Left)?;
    // After that tie the game takes right on every tie. In the mirrored row that is left, as optimal players do.
    let mirrored: Vec<i64> = table.row().coins()[interval.i..=interval.j].iter().rev().copied().collect();
    let mirrored = Table::new(Row::new(mirrored).expect("a part of a row is a row"));
    let rest = Game::solved(&mirrored, Players::default(), Line::default());
    let ties = (turned + 1..).zip(rest.moves()).filter(|(_, made)| made.is_tie()).map(|(ply, _)| ply);
    Some(line(rights(game, turned).chain(ties), game.n()))
}

fn takes_right_on_tie(made: &Move) -> bool {
    made.is_tie() && made.end() == Some(End::Right)
}

/// The last ply at which `end` is taken on a tie. `None` if there is none, or if `game` is not a complete optimal game.
fn last_tie(game: &Game, end: End) -> Option<usize> {
    let is_turned = |made: &Move| made.is_tie() && made.end() == Some(end);
    let plies = game.is_optimal().then(|| (0..).zip(game.moves()).filter(|(_, made)| is_turned(made)))?;
    plies.map(|(ply, _)| ply).last()
}

/// The plies of the first `moves` moves of a game at which right is taken on a tie.
fn rights(game: &Game, moves: usize) -> impl Iterator<Item = usize> {
    (0..moves).zip(game.moves()).filter(|(_, made)| takes_right_on_tie(made)).map(|(ply, _)| ply)
}

/// The line that takes right at these plies of a game of `n` coins.
fn line(rights: impl Iterator<Item = usize>, n: usize) -> Line {
    Line::new(rights.map(|ply| (ply, End::Right)), n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Interval, Strategy};
    use proptest::prelude::{Strategy as Strategy_, *};

    use End::*;

    fn table(text: &str) -> Table {
        Table::new(text.parse().unwrap())
    }

    fn optimal(table: &Table, line: Line) -> Game {
        Game::solved(table, Players::default(), line)
    }

    fn number(table: &Table, game: &Game) -> Option<BigUint> {
        OptimalGames::of(table, game).unwrap().number
    }

    /// The ends taken in each optimal game of `interval`, in order, by trying left before right.
    fn enumerated(table: &Table, interval: Interval) -> Vec<Vec<End>> {
        let pick = table.cell(interval).pick();
        let mut games = Vec::new();
        for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
            match interval.without(end) {
                // Both ends are the same coin.
                None => return vec![vec![Left]],
                Some(rest) => games.extend(enumerated(table, rest).into_iter().map(|ends| [vec![end], ends].concat())),
            }
        }
        games
    }

    /// Rows of few values, which have many ties.
    fn row(max_coins: usize) -> impl Strategy_<Value = Vec<i64>> {
        prop::collection::vec(0..4_i64, 1..=max_coins)
    }

    #[test]
    fn equal_coins_have_as_many_games_as_there_are_sequences_of_ends_before_the_last_coin() {
        for n in [1, 2, 3, 200] {
            let table = Table::new(Row::new(vec![7; n]).unwrap());
            let games = OptimalGames::of(&table, &optimal(&table, Line::default())).unwrap();
            assert_eq!(games.count, BigUint::from(1_u8) << (n - 1), "{n} coins");
            assert_eq!(games.number, Some(BigUint::from(1_u8)));
            let rights = optimal(&table, Line::new((0..n).map(|ply| (ply, Right)), n));
            assert_eq!(number(&table, &rights), Some(games.count), "the last one of {n} coins");
        }
    }

    #[test]
    fn a_game_with_a_mistake_is_not_optimal() {
        let table = table("8 15 3 7");
        let game = optimal(&table, Line::default().branch(0, Left));
        assert_eq!(number(&table, &game), None);
        assert_eq!((next(&table, &game), previous(&table, &game)), (None, None));
    }

    #[test]
    fn a_game_that_waits_for_a_person_is_not_optimal() {
        let table = table("2 2 2 2");
        let players = Players { second: Strategy::You, ..Players::default() };
        let game = Game::solved(&table, players, Line::default().branch(0, Right));
        assert_eq!(number(&table, &game), None);
        assert_eq!((next(&table, &game), previous(&table, &game)), (None, None));
    }

    #[test]
    fn the_games_of_a_long_row_are_not_counted_but_still_have_an_order() {
        let table = Table::new(Row::new(vec![1; MAX_COINS_FOR_ALL_INTERVALS + 1]).unwrap());
        let first = optimal(&table, Line::default());
        assert_eq!(OptimalGames::of(&table, &first), None);
        let second = optimal(&table, next(&table, &first).unwrap());
        assert_eq!(second.line().choices(), [(MAX_COINS_FOR_ALL_INTERVALS - 1, Right.into())]);
        assert_eq!(previous(&table, &second), Some(Line::default()));
    }

    proptest! {
        #[test]
        fn every_optimal_game_has_its_number_whoever_plays_it(coins in row(9), seed: u64) {
            let table = Table::new(Row::new(coins).unwrap());
            let games = enumerated(&table, Interval::whole(table.n()));
            for (index, ends) in games.iter().enumerate() {
                let players = Players { first: Strategy::Random { seed }, second: Strategy::You };
                let line = Line::new(ends.iter().copied().enumerate(), table.n());
                let ranked = OptimalGames::of(&table, &Game::solved(&table, players, line)).unwrap();
                prop_assert_eq!(ranked.count, BigUint::from(games.len()));
                prop_assert_eq!(ranked.number, Some(BigUint::from(index + 1)));
            }
        }

        #[test]
        fn walking_on_from_the_first_game_visits_each_once_and_back_again(coins in row(9)) {
            let table = Table::new(Row::new(coins).unwrap());
            let mut lines = vec![Line::default()];
            while let Some(line) = next(&table, &optimal(&table, lines[lines.len() - 1].clone())) {
                lines.push(line);
            }
            let ends_of = |line: &Line| -> Vec<End> {
                optimal(&table, line.clone()).moves().iter().map(|made| made.end().unwrap()).collect()
            };
            let walked: Vec<_> = lines.iter().map(ends_of).collect();
            prop_assert_eq!(walked, enumerated(&table, Interval::whole(table.n())));

            let mut before = None;
            for line in lines {
                prop_assert_eq!(previous(&table, &optimal(&table, line.clone())), before);
                before = Some(line);
            }
        }

        #[test]
        fn the_next_game_of_a_longer_row_has_the_next_number_and_leads_back(
            coins in row(60),
            flips in prop::collection::vec(any::<bool>(), 60),
        ) {
            let table = Table::new(Row::new(coins).unwrap());
            let mut game = optimal(&table, Line::default());
            for ply in (0..table.n()).filter(|ply| flips[*ply]) {
                if game.moves().get(ply).unwrap().is_tie() {
                    game = optimal(&table, game.line().branch(ply, Right));
                }
            }
            let of_game = OptimalGames::of(&table, &game).unwrap();
            if let Some(line) = next(&table, &game) {
                let after = optimal(&table, line);
                prop_assert_eq!(number(&table, &after), of_game.number.map(|number| number + 1_u8));
                prop_assert_eq!(previous(&table, &after), Some(game.line().clone()));
            } else {
                prop_assert_eq!(of_game.number, Some(of_game.count));
            }
        }
    }
}
