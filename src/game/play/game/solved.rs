//! Games under other rules than the classic one. All positions of the row are solved before, so all moves are made at once.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Game, Moves};
use crate::game::play::turn::{Move, Outlook, Turn};
use crate::game::rule::solution::{Choice, Position, RuleError, Solution};
use crate::game::rule::taking::Taking;
use crate::game::{Cell, End, Interval, Line, Pick, Player, Players, Row, Rule, Scores, Strategy, Table};
use crate::limits::{MAX_COINS_SOLVED_AT_ONCE, MAX_COINS_STORED};
use crate::number::Number;

/// What the positions of a row are worth under a rule. For the classic one nothing is kept, because its table is enough.
#[derive(Clone, Debug, Default)]
pub struct Positions(Option<Result<Arc<Solution>, RuleError>>);

impl Positions {
    /// The cost of [`Solution::new`].
    pub fn new(rule: Rule, row: &Row) -> Self {
        let most = rule.max_coins().min(MAX_COINS_STORED);
        let solve = || {
            let n = row.len();
            if n > most {
                return Err(RuleError::TooManyCoins { rule, n, most });
            }
            Solution::new(rule, row).map(Arc::new)
        };
        Self((rule != Rule::CLASSIC).then(solve))
    }

    /// What best play on the row comes to. `result` is the cell of the whole row, which tells it under the classic rule. `None`
    /// if the row has no game.
    pub fn scores(&self, result: impl FnOnce() -> Cell) -> Option<Scores> {
        match &self.0 {
            None => {
                let cell = result();
                Some(Scores { first: cell.fir().into(), second: cell.sec().into() })
            }
            Some(Ok(solution)) => {
                let [first, second] = solution.outcome(solution.first());
                Some(Scores { first, second })
            }
            Some(Err(_)) => None,
        }
    }

    /// The game of `players` on the row, with all of its moves if the row is short. `table` is that of the row.
    pub fn game(&self, table: &Table, players: Players, line: Line) -> Game {
        match &self.0 {
            Some(Ok(solution)) => Game::under(solution, table.row(), players, line),
            Some(Err(error)) => Game::refused(error.clone(), table.row(), players, line),
            None if table.n() <= MAX_COINS_SOLVED_AT_ONCE => Game::solved(table, players, line),
            None => Game::new(table, players, line),
        }
    }
}

impl Game {
    /// The game of `players` on the row of a solution, with all of its moves. It stops before a move that a person has not
    /// chosen. A choice of the line that the rule does not have is left out. O(n) moves, each of the cost of
    /// [`Solution::moves`]; if what is won is not shared by the players, O(n) times as much.
    pub fn under(solution: &Arc<Solution>, row: &Row, players: Players, line: Line) -> Self {
        let whole = Interval::whole(row.len());
        let first = Turn {
            interval: whole,
            span: whole,
            player: Player::First,
            outlook: outlook(solution, whole, None),
            scores: Scores::default(),
            thrown_away: Scores::default(),
        };
        let mut game =
            Self { next: Some(first), solution: Some(Arc::clone(solution)), ..Self::without_moves(row, players, line) };
        while let Some(turn) = game.next {
            let ply = game.moves.len();
            let by_line = game.line.at(ply).and_then(|taking| chosen(solution, turn.span, taking));
            let Some(choice) = by_line.or_else(|| game.chosen_in(solution, ply, &turn)) else { break };
            game.add_solved(solution, turn, &choice);
        }
        game.end = game.moves.len();
        game
    }

    fn without_moves(row: &Row, players: Players, line: Line) -> Self {
        Self {
            players,
            choosers: None,
            line,
            moves: Moves { listed: Some(vec![]), ..Moves::none(row.clone()) },
            mistakes: vec![],
            worst: [None; 2],
            next: None,
            end: 0,
            solution: None,
            refusal: None,
        }
    }

    /// A game without moves on a row that has no table under its rule.
    pub fn refused(error: RuleError, row: &Row, players: Players, line: Line) -> Self {
        Self { refusal: Some(error), ..Self::without_moves(row, players, line) }
    }

    /// What the player to move after `ply` moves would take by the line that is given. `None` if the rule does not allow it.
    pub fn allowed(&self, ply: usize, taking: Taking) -> Option<Taking> {
        let interval = self.turn(ply)?.span;
        match &self.solution {
            None => taking.end().filter(|_| taking.count() == 1).map(|end| Taking::one(end).of_all(interval)),
            Some(solution) => chosen(solution, interval, taking).map(|choice| choice.taking),
        }
    }

    /// The points that the player to move after `ply` moves loses by a move. `None` if there is no such move.
    pub fn points_lost_by(&self, ply: usize, taking: Taking) -> Option<Number> {
        let turn = self.turn(ply)?;
        match &self.solution {
            None => Some(turn.fir() - Number::from(turn.cell().worth(taking.end()?))),
            Some(solution) => {
                let choice = chosen(solution, turn.span, taking)?;
                Some(lost(solution, turn.span, &choice) / points_per_loss(solution))
            }
        }
    }

    /// What a move is worth to the player to move after `ply` moves, as [`Turn::worths`] says it. `None` if there is no such
    /// move.
    pub fn worth_of(&self, ply: usize, taking: Taking) -> Option<Number> {
        let turn = self.turn(ply)?;
        match &self.solution {
            None => Some(turn.cell().worth(taking.end()?).into()),
            Some(solution) => chosen(solution, turn.span, taking).map(|choice| choice.worth),
        }
    }

    fn is_whole_ring(&self, span: Interval) -> bool {
        self.solution.as_ref().is_some_and(|solution| solution.is_whole_ring(position(span)))
    }

    /// The most coins that a move takes from an end after `ply` moves. 0 at the end of the game, and in a whole ring.
    pub fn most_coins(&self, ply: usize) -> usize {
        let Some(Turn { span, .. }) = self.turn(ply) else { return 0 };
        if self.is_whole_ring(span) { 0 } else { self.rule().most.of(span.len()) }
    }

    /// The move after `ply` others that takes all coins from an end up to this one, or this coin alone of a ring. From the
    /// nearer end if both are possible. `None` if no move does.
    pub fn taking_up_to(&self, ply: usize, coin: usize) -> Option<Taking> {
        let Turn { span: interval, .. } = self.turn(ply)?;
        if self.is_whole_ring(interval) {
            return Some(Taking::OfRing(coin));
        }
        let from_left = (coin + self.n() - interval.i) % self.n() + 1;
        let from_right = (interval.len() + 1).checked_sub(from_left).filter(|count| *count > 0)?;
        let ends = [(End::Left, from_left), (End::Right, from_right)];
        let (end, count) = ends.into_iter().min_by_key(|(_, count)| *count)?;
        (count <= self.most_coins(ply)).then(|| Taking::Coins(end, count).of_all(interval))
    }

    /// The move that best play makes after `ply` moves, the first one of several. `None` at the end of the game.
    pub fn best(&self, ply: usize) -> Option<Taking> {
        let turn = self.turn(ply)?;
        Some(match &self.solution {
            None => Taking::one(turn.pick().end()),
            Some(solution) => solution.best_move(position(turn.span)).taking,
        })
    }

    /// What the strategy of the player to move takes. `None` for a person who has a choice.
    pub(super) fn chosen_in(&self, solution: &Solution, ply: usize, turn: &Turn) -> Option<Choice> {
        let moves = solution.moves(position(turn.span));
        if let [only] = moves[..] {
            return Some(only);
        }
        let strategy = self.players.fitting(solution.rule(), turn.player, self.n());
        match strategy {
            Strategy::You => None,
            Strategy::Greedy => {
                let key = |choice: &Choice| solution.rule().wants.sign() * choice.gain;
                // The first one of the largest gains.
                moves.into_iter().rev().max_by_key(key)
            }
            Strategy::Random { seed } => {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                rng.set_stream(ply as u64);
                let at = rng.random_range(0..moves.len());
                Some(moves[at])
            }
            Strategy::Optimal | Strategy::Seats | Strategy::Exploiter => Some(solution.best_move(position(turn.span))),
        }
    }

    fn add_solved(&mut self, solution: &Solution, turn: Turn, choice: &Choice) {
        let thrown_away = lost(solution, turn.span, choice);
        let made = Move {
            turn,
            taking: choice.taking,
            gain: choice.gain,
            points_lost: thrown_away / points_per_loss(solution),
            thrown_away,
        };
        self.moves.listed.get_or_insert_default().push(made);
        self.note_mistake(&made);
        let rest = choice.rest;
        // Where the best move is made, both go on to what they got before it.
        let [own, others] = turn.gets();
        let gets = (choice.taking == solution.best_move(position(turn.span)).taking)
            .then_some(if solution.rule().is_alone { [own - made.gain, 0] } else { [others, own - made.gain] });
        self.next = (rest.len > 0).then(|| {
            let span = rest.interval();
            Turn {
                interval: if span.j < self.n() { span } else { Interval::whole(self.n()) },
                span,
                player: self.player_at(self.moves.len()),
                outlook: outlook(solution, span, gets),
                scores: made.scores(),
                thrown_away: made.thrown_away_with_it(),
            }
        });
    }
}

/// Where all points are shared by both players, who loses a point gives it to the other one, and the margin changes by
/// two.
fn points_per_loss(solution: &Solution) -> Number {
    if solution.rule().shares() { 2 } else { 1 }
}

fn position(interval: Interval) -> Position {
    Position { start: interval.i, len: interval.len() }
}

/// The move of a position that takes this. `None` if the rule does not have it.
fn chosen(solution: &Solution, interval: Interval, taking: Taking) -> Option<Choice> {
    let moves = solution.moves(position(interval));
    moves.into_iter().find(|choice| choice.taking == taking.of_all(interval))
}

/// By how much a move is worse than the best one.
fn lost(solution: &Solution, interval: Interval, choice: &Choice) -> Number {
    (solution.worth(position(interval)) - choice.worth).abs()
}

/// What best play leads to from a position. `gets` are what both players get from there, if that is known.
fn outlook(solution: &Solution, interval: Interval, gets: Option<[Number; 2]>) -> Outlook {
    let position = position(interval);
    let moves = solution.moves(position);
    let worth = solution.worth(position);
    let sign = solution.rule().wants.sign();
    // A move that takes all coins is one of both ends.
    let is_at = |choice: &Choice, end: End| choice.taking.end() == Some(end) || choice.rest.len == 0;
    let of_end = |end: End| {
        let worths = moves.iter().filter(|choice| is_at(choice, end)).map(|choice| choice.worth);
        worths.max_by_key(|worth| sign * worth)
    };
    let [left, right] = End::BOTH.map(of_end);
    let worths = left.zip(right).map(|(left, right)| [left, right]).filter(|_| !solution.is_whole_ring(position));
    let wants = solution.rule().wants;
    Outlook::Solved {
        gets: gets.unwrap_or_else(|| solution.outcome(position)),
        worths,
        pick: worths.map_or(Pick::Tie, |[left, right]| wants.pick(left, right)),
        is_tie: moves.iter().filter(|choice| choice.worth == worth).count() > 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_VALUE;
    use crate::game::rule::Most;
    use proptest::prelude::{ProptestConfig, prop, prop_assert, prop_assert_eq, prop_oneof, proptest};
    use rand::seq::IndexedRandom;

    fn game(rule: Rule, coins: &[i64], players: Players, line: Line) -> Game {
        let table = Table::new(Row::new(coins.to_vec()).unwrap());
        Positions::new(rule, table.row()).game(&table, players, line)
    }

    /// What the moves of a game bring, by the words of its rule alone: for each move the player and the gain.
    fn gains(rule: Rule, coins: &[i64], game: &Game) -> Vec<(Player, Number)> {
        let mut left: Vec<usize> = (0..coins.len()).collect();
        let mut gains = vec![];
        for (ply, made) in game.moves().iter().enumerate() {
            let taken: Vec<usize> = made.coins(coins.len()).collect();
            let at = left.iter().position(|coin| taken.contains(coin)).unwrap();
            if rule.is_ring && ply == 0 {
                left.rotate_left(at + 1);
                assert_eq!(left.pop(), Some(taken[0]));
            } else if at == 0 && left.starts_with(&taken) {
                left.drain(..taken.len());
            } else {
                assert!(left.ends_with(&taken), "a move takes coins from an end");
                left.truncate(left.len() - taken.len());
            }
            let values = |of: &[usize]| of.iter().map(|coin| Number::from(coins[*coin])).sum::<Number>();
            let turn = ply as Number + 1;
            let gain = match rule.key {
                "what-stays" => values(&left),
                "rising-prices" => turn * values(&taken),
                "doubling-prices" => values(&taken) << turn,
                _ => values(&taken),
            };
            let alone = rule.key.ends_with("prices");
            gains.push((if alone { Player::First } else { Player::to_move(ply) }, gain));
        }
        assert!(left.is_empty(), "all coins are taken");
        gains
    }

    #[test]
    fn games_of_all_rules_add_up_and_what_is_thrown_away_is_what_best_play_had_more() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let strategies = [Strategy::Optimal, Strategy::Greedy, Strategy::Random { seed: 3 }];
        for rule in Rule::PUBLISHED.into_iter().filter(|rule| *rule != Rule::CLASSIC) {
            for number in 0..if cfg!(debug_assertions) { 200 } else { 10_000 } {
                let n = rng.random_range(1..=9);
                let coins: Vec<i64> = (0..n).map(|_| rng.random_range(-20..=60)).collect();
                let [first, second] = [0; 2].map(|_| *strategies.choose(&mut rng).unwrap());
                let players = if number % 3 == 0 { Players::default() } else { Players { first, second } };
                // Some choices that the rule may not have.
                let choices = (0..n).filter(|ply| (number + ply) % 4 == 1).map(|ply| match (number + ply) % 5 {
                    0 => (ply, Taking::OfRing(number % n)),
                    count => (ply, Taking::Coins(if number % 2 == 0 { End::Left } else { End::Right }, count)),
                });
                let line = if number % 2 == 0 { Line::default() } else { Line::new(choices, n) };
                let game = game(rule, &coins, players, line);
                let end = game.end();
                assert!(game.is_over(end) && game.turn(end).is_none(), "{rule} on {coins:?}");
                let mut scores = Scores::default();
                for ((player, gain), made) in gains(rule, &coins, &game).into_iter().zip(game.moves()) {
                    assert_eq!((player, gain), (made.turn.player, made.gain), "{rule} on {coins:?}");
                    scores = scores.with(player, gain);
                    assert_eq!(made.scores(), scores);
                    assert!(made.points_lost() >= 0 && made.turn.interval.j < n);
                }
                let [before, after] = [0, end].map(|ply| rule.lead(game.guaranteed_after(ply)));
                let thrown = game.thrown_away_after(end);
                assert_eq!(before - thrown.first + thrown.second, after, "{rule} on {coins:?}: {game:?}");
                assert_eq!(game.guaranteed_after(end), scores);
                if players == Players::default() && game.line() == &Line::default() {
                    assert_eq!((before, game.mistakes()), (after, &[][..]));
                    assert_eq!(game.guaranteed_after(0), scores, "best play brings what it promises");
                }
                let worth = Solution::new(rule, game.row()).unwrap();
                let worth = worth.worth(worth.first()) * rule.wants.sign();
                assert_eq!(before, worth, "{rule} on {coins:?}");
            }
        }
    }

    #[test]
    fn a_coin_is_taken_with_all_before_it_from_the_nearer_end_if_the_rule_allows_so_many() {
        let up_to = |most| Rule { most: Most::UpTo(most), ..Rule::UP_TO_TWO };
        let takings = |rule: Rule, n: i64| {
            let game = game(rule, &(1..=n).collect::<Vec<_>>(), Players::default(), Line::default());
            (0..n as usize).map(|coin| game.taking_up_to(0, coin)).collect::<Vec<_>>()
        };
        let coins = |end, count| Some(Taking::Coins(end, count));
        let [left, right] = End::BOTH.map(|end| [1, 2, 3].map(|count| coins(end, count)));
        assert_eq!(takings(up_to(3), 7), [&left[..], &[None], &[right[2], right[1], right[0]]].concat());
        assert_eq!(takings(up_to(2), 3), [left[0], left[1], right[0]]);
        assert_eq!(takings(Rule::WHAT_STAYS, 4), [left[0], None, None, right[0]]);
        assert_eq!(takings(Rule::CIRCLE, 3), [0, 1, 2].map(|coin| Some(Taking::OfRing(coin))));
    }

    #[test]
    fn a_game_stops_where_a_person_has_a_choice_and_players_that_do_not_fit_play_as_well_as_they_can() {
        let you = Players { first: Strategy::You, second: Strategy::You };
        let waits = |rule, n: i64| game(rule, &(1..=n).collect::<Vec<_>>(), you, Line::default()).end();
        for rule in Rule::PUBLISHED.into_iter().filter(|rule| *rule != Rule::CLASSIC) {
            assert_eq!((waits(rule, 1), waits(rule, 2)), (1, 0), "{rule}");
        }
        let line = Line::default().branch(0, Taking::Coins(End::Right, 3));
        let of_any = game(Rule::ANY_NUMBER, &[4, -10, -20, 7], you, line);
        assert_eq!((of_any.end(), of_any.is_over(1), of_any.player_at(1)), (2, false, Player::Second));
        assert_eq!(of_any.scores_after(2), Scores { first: -23, second: 4 });
        let seats = Players { first: Strategy::Seats, second: Strategy::Exploiter };
        assert!(game(Rule::WHAT_STAYS, &[5, 3, 1, 4, 2], seats, Line::default()).is_optimal());
        let alone = game(Rule::RISING_PRICES, &[1, 3, 1, 5, 2], you, Line::default());
        assert_eq!((alone.end(), alone.player_at(3)), (0, Player::First));
    }

    #[test]
    fn a_game_of_sixty_coins_of_99_at_doubling_prices_is_played_to_its_end() {
        // 2 + 4 + … + 2⁶⁰ = 2⁶¹ − 2
        let total = 99 * ((1_i128 << 61) - 2);
        let equal = game(Rule::DOUBLING_PRICES, &[99; 60], Players::default(), Line::default());
        assert_eq!((equal.end(), equal.scores_after(60)), (60, Scores { first: total, second: 0 }));
        assert!(equal.is_optimal() && total > i64::MAX.into());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Up to the last row that has a game: no number of it is too large, whoever plays, and the scores are those of
        /// adding by hand.
        #[test]
        fn the_largest_games_add_up(
            coins in prop::collection::vec(prop_oneof![-99..=99_i64, -MAX_VALUE..=MAX_VALUE], 1..=130),
            strategy in prop::sample::select(&[Strategy::Optimal, Strategy::Greedy, Strategy::Random { seed: 3 }]),
            choices in prop::collection::btree_map(0..130_usize, prop::sample::select(&End::BOTH), 0..20),
        ) {
            let most = (1..=coins.len()).take_while(|n| {
                let row = Row::new(&coins[..*n]).unwrap();
                Solution::new(Rule::DOUBLING_PRICES, &row).is_ok()
            });
            let coins = &coins[..most.count().max(1)];
            let players = Players { first: strategy, second: strategy };
            let game = game(Rule::DOUBLING_PRICES, coins, players, Line::new(choices, coins.len()));
            prop_assert_eq!(game.refusal(), None);
            let (mut score, best) = (0, game.guaranteed_after(0).first);
            for ((_, gain), made) in gains(Rule::DOUBLING_PRICES, coins, &game).into_iter().zip(game.moves()) {
                score += gain;
                prop_assert_eq!((made.gain, made.scores().first), (gain, score));
                prop_assert!(made.points_lost() >= 0);
            }
            prop_assert_eq!((game.end(), game.scores_after(game.end()).first), (coins.len(), score));
            prop_assert_eq!(best - game.thrown_away_after(game.end()).first, score);
        }
    }

    #[test]
    fn a_row_that_is_too_much_for_its_rule_has_no_game_and_says_why() {
        let refused = |rule, coins: &[i64]| game(rule, coins, Players::default(), Line::default());
        let long = refused(Rule::CIRCLE, &[1; 1_001]);
        assert_eq!(long.refusal(), Some(&RuleError::TooManyCoins { rule: Rule::CIRCLE, n: 1_001, most: 1_000 }));
        assert_eq!((long.end(), long.moves().len(), long.is_over(0)), (0, 0, true));
        let (rule, value) = (Rule::DOUBLING_PRICES, 1_000_000_000_000);
        let large = refused(rule, &[value; 87]);
        assert_eq!(large.refusal(), Some(&RuleError::TooLarge { rule, index: 0, value, most: 86 }));
        // The largest numbers of the others.
        for (rule, n) in [(Rule::WHAT_STAYS, 300), (Rule::RISING_PRICES, 300), (Rule::FEWEST_WINS, 300)] {
            assert_eq!(refused(rule, &vec![1_000_000_000_000; n]).refusal(), None);
        }
    }
}
