//! The game of two players: its moves, what each of them was worth, and what it threw away.

use super::strategy::{Players, Rule};
use super::{Cell, End, Interval, Line, Pick, Table};

/// Who moves: First begins, and they alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    First,
    Second,
}

impl Player {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Who makes the move after `moves` moves.
    pub fn to_move(moves: usize) -> Self {
        if moves.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Its place in a pair: 0 for First, 1 for Second.
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::First => "First",
            Self::Second => "Second",
        }
    }
}

/// A number for each player: what both have taken so far, or will have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    pub first: i64,
    pub second: i64,
}

impl Scores {
    pub fn of(&self, player: Player) -> i64 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// By how much First is ahead.
    pub fn margin(&self) -> i64 {
        self.first - self.second
    }

    /// Who has more; nobody of a draw.
    pub fn winner(&self) -> Option<Player> {
        match self.margin() {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    pub(super) fn with(mut self, player: Player, more: i64) -> Self {
        match player {
            Player::First => self.first += more,
            Player::Second => self.second += more,
        }
        self
    }
}

/// A position of the game: the coins that lie there, and all that is known of it before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub interval: Interval,
    pub player: Player,
    /// What taking left and taking right is worth to the player, from here to the end, under best play after that.
    pub cell: Cell,
    /// Both scores so far.
    pub scores: Scores,
    /// What both have thrown away so far; see [`Self::thrown_away_by`].
    pub thrown_away: Scores,
}

impl Turn {
    /// What both end up with if they play as well as they can from here.
    pub fn guaranteed(&self) -> Scores {
        self.scores.with(self.player, self.cell.fir()).with(self.player.other(), self.cell.sec())
    }

    /// By how much taking `end` lowers the margin that the player is guaranteed, against best play: 0 for a best move.
    ///
    /// What the player scores less the other one scores more, so it is twice the difference between the two ends.
    pub fn thrown_away_by(&self, end: End) -> i64 {
        2 * (self.cell.fir() - self.cell.worth(end))
    }

    /// Whether best play by both can lead here: nothing has been thrown away before.
    pub fn is_on_best_path(&self) -> bool {
        self.thrown_away == Scores::default()
    }
}

/// One move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The position before it.
    pub turn: Turn,
    /// The end that was taken.
    pub taken: End,
    /// The value of the coin taken.
    pub coin: i64,
}

impl Move {
    /// The index in the row of the coin taken.
    pub fn coin_index(&self) -> usize {
        self.turn.interval.coin_at(self.taken)
    }

    /// Whether the two ends were different coins and equally good.
    pub fn is_tie(&self) -> bool {
        self.turn.cell.pick() == Pick::Tie && !self.turn.interval.is_single()
    }

    /// Both scores after the move.
    pub fn scores(&self) -> Scores {
        self.turn.scores.with(self.turn.player, self.coin)
    }

    /// What it threw away; see [`Turn::thrown_away_by`].
    pub fn thrown_away(&self) -> i64 {
        self.turn.thrown_away_by(self.taken)
    }

    /// What both have thrown away, this move among it.
    pub fn thrown_away_with_it(&self) -> Scores {
        self.turn.thrown_away.with(self.turn.player, self.thrown_away())
    }
}

/// The game of two players on a row along a line of choices.
///
/// Moves are found in order and only as far as asked for: [`Self::extend`]. The game steps through the table
/// from the corner `[0, n−1]` to the diagonal, one cell down or left a move, so a square window of the
/// table at its present cell holds its next moves. With windows of √n × √n cells the whole game costs O(n·√n).
#[derive(Clone, Debug)]
pub struct Game {
    n: usize,
    rules: [Rule; 2],
    line: Line,
    moves: Vec<Move>,
    /// The plies of the moves found that threw something away, and of each player's the one that threw away the most.
    mistakes: Vec<usize>,
    worst: [Option<usize>; 2],
    /// The position after the moves found; `None` at the end of the game.
    next: Option<Turn>,
    /// See [`Self::end`].
    end: usize,
}

impl Game {
    /// A game of which no move is known yet. O(n), or O(n²) for an exploiter.
    pub fn new(table: &Table, players: Players, line: Line) -> Self {
        let n = table.n();
        let rules = Player::BOTH.map(|player| Rule::new(table, players, player));
        let is_persons = |ply: usize| matches!(rules[Player::to_move(ply).index()], Rule::Person);
        // Of the last coin there is nothing to choose.
        let waits =
            (0..n - 1).take(2 * line.choices().len() + 2).find(|ply| is_persons(*ply) && line.at(*ply).is_none());
        let interval = Interval::whole(n);
        let (scores, thrown_away) = (Scores::default(), Scores::default());
        let next = Turn { interval, player: Player::First, cell: table.cell(interval), scores, thrown_away };
        let (mistakes, worst) = (Vec::new(), [None; 2]);
        Self { n, rules, line, moves: Vec::new(), mistakes, worst, next: Some(next), end: waits.unwrap_or(n) }
    }

    /// The whole game of `players`, as far as it goes on without a person.
    pub fn solved(table: &Table, players: Players, line: Line) -> Self {
        let mut game = Self::new(table, players, line);
        while game.lacks_moves() {
            game.extend(table);
        }
        game
    }

    /// Finds the moves of one more window of `table`, which must be the one that the game was made for. O(n) time
    /// and space.
    pub fn extend(&mut self, table: &Table) {
        let Some(Turn { interval, .. }) = self.next else { return };
        let side = interval.len().isqrt() + 1;
        let columns = (interval.j + 1).saturating_sub(side)..=interval.j;
        let window = table.window(interval.i..=(interval.i + side - 1).min(table.n() - 1), columns);
        while self.lacks_moves()
            && let Some(turn) = self.next
        {
            let (coins, ply) = (table.row().coins(), self.moves.len());
            let by_rule = || self.end_by_rule(table, &turn);
            let taken = self.line.at(ply).or_else(by_rule).expect("the game ends where a person has not chosen");
            let rest = turn.interval.without(taken);
            let Some(cell) = rest.map_or(Some(None), |rest| window.cell(rest).map(Some)) else { return };
            let made = Move { turn, taken, coin: coins[turn.interval.coin_at(taken)] };
            let (scores, thrown_away) = (made.scores(), made.thrown_away_with_it());
            self.next = rest.zip(cell).map(|(interval, cell)| Turn {
                interval,
                player: turn.player.other(),
                cell: *cell,
                scores,
                thrown_away,
            });
            if made.thrown_away() > 0 {
                self.mistakes.push(ply);
                let worst = &mut self.worst[turn.player.index()];
                // Of equally bad moves the first.
                if worst.is_none_or(|worst| self.moves[worst].thrown_away() < made.thrown_away()) {
                    *worst = Some(ply);
                }
            }
            self.moves.push(made);
        }
    }

    /// The end that the rule of who is to move takes; `None` for a person.
    fn end_by_rule(&self, table: &Table, turn: &Turn) -> Option<End> {
        self.rules[turn.player.index()].end(table.row().coins(), turn.interval, turn.cell.pick())
    }

    /// Where a game of the same players along `other` leaves this one: after so many moves, by the end that it takes
    /// there, if it does not wait for a person. `None` if it does not, or not as far as the moves are found.
    ///
    /// O(log of the choices) for each choice of both.
    pub fn departure(&self, table: &Table, other: &Line) -> Option<(usize, Option<End>)> {
        let mut plies: Vec<_> = self.line.choices().iter().chain(other.choices()).map(|choice| choice.0).collect();
        plies.sort_unstable();
        let found = plies.into_iter().take_while(|ply| *ply <= self.moves.len());
        found.filter_map(|ply| Some((ply, self.turn(ply)?))).find_map(|(ply, turn)| {
            let theirs = other.at(ply).or_else(|| self.end_by_rule(table, turn));
            let ours = self.moves.get(ply).map(|made| made.taken);
            // Both ends of a single coin are the same move.
            (theirs != ours && !turn.interval.is_single()).then_some((ply, theirs))
        })
    }

    /// The line along which `players` make the first `moves` moves of this game: without the choices that their rules
    /// would make as well. O(n·√n).
    pub fn line_for(&self, table: &Table, players: Players, moves: usize) -> Line {
        let told = Line::new(self.moves.iter().take(moves).map(|made| made.taken).enumerate(), self.n);
        Self::solved(table, players, told).shortest_line(table).before(moves)
    }

    /// The line of this game without the choices that the rules would have made as well.
    fn shortest_line(&self, table: &Table) -> Line {
        let moves = self.moves.iter().enumerate();
        let chosen = moves.filter(|(_, made)| self.end_by_rule(table, &made.turn) != Some(made.taken));
        Line::new(chosen.map(|(ply, made)| (ply, made.taken)), self.n)
    }

    /// The moves found so far, first move first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many coins the row has, and so how many moves the whole game.
    pub fn n(&self) -> usize {
        self.n
    }

    /// How many moves the game goes on for: all of them, or those before the first that a person has yet to choose.
    pub fn end(&self) -> usize {
        self.end
    }

    /// Whether the game goes on beyond the moves found.
    pub fn lacks_moves(&self) -> bool {
        self.moves.len() < self.end
    }

    /// The line of choices that it follows.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The position after `ply` moves; `None` at the end of the game.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn turn(&self, ply: usize) -> Option<&Turn> {
        if let Some(made) = self.moves.get(ply) {
            return Some(&made.turn);
        }
        assert!(ply == self.moves.len(), "move {ply} is not found yet");
        self.next.as_ref()
    }

    /// The coins that lie there after `ply` moves; `None` at the end of the game.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn interval_after(&self, ply: usize) -> Option<Interval> {
        self.turn(ply).map(|turn| turn.interval)
    }

    /// Who has taken a coin in the first `ply` moves, if it is taken then. O(log n): the ends of what is left only move
    /// inwards.
    ///
    /// # Panics
    /// If these moves are not found yet.
    pub fn taker(&self, ply: usize, coin: usize) -> Option<Player> {
        let made = &self.moves[..ply];
        let from_left = made.partition_point(|made| made.turn.interval.i <= coin).checked_sub(1);
        let from_right = made.partition_point(|made| made.turn.interval.j >= coin).checked_sub(1);
        let candidates = [from_left, from_right].into_iter().flatten().map(|index| &made[index]);
        candidates.into_iter().find(|made| made.coin_index() == coin).map(|made| made.turn.player)
    }

    /// Both scores after `ply` moves.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn scores_after(&self, ply: usize) -> Scores {
        ply.checked_sub(1).map_or_else(Scores::default, |last| self.moves[last].scores())
    }

    /// What both end up with if they play as well as they can after `ply` moves.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn guaranteed_after(&self, ply: usize) -> Scores {
        self.turn(ply).map_or_else(|| self.scores_after(ply), Turn::guaranteed)
    }

    /// What both have thrown away in the first `ply` moves.
    ///
    /// The table's difference, less what First has thrown away, plus what Second has, is the margin that is guaranteed
    /// after them, and at the end the final one.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn thrown_away_after(&self, ply: usize) -> Scores {
        ply.checked_sub(1).map_or_else(Scores::default, |last| self.moves[last].thrown_away_with_it())
    }

    /// The plies of the moves found that threw something away.
    pub fn mistakes(&self) -> &[usize] {
        &self.mistakes
    }

    /// The ply at which `player` threw away the most so far, the first if there are several.
    pub fn worst(&self, player: Player) -> Option<usize> {
        self.worst[player.index()]
    }

    /// Whether all moves are made and none threw anything away.
    pub fn is_optimal(&self) -> bool {
        self.moves.len() == self.n && self.mistakes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Row, Strategy};
    use proptest::prelude::{Strategy as Strategy_, *};

    use {End::*, Player::*};

    const OPTIMAL: Players = Players { first: Strategy::Optimal, second: Strategy::Optimal };

    fn table(text: &str) -> Table {
        Table::new(text.parse().unwrap())
    }

    fn scores(game: &Game) -> Scores {
        game.scores_after(game.n())
    }

    /// `player` plays `strategy`, and the other one whatever it is told to.
    fn against_a_person(player: Player, strategy: Strategy) -> Players {
        Players::default().with(player, strategy).with(player.other(), Strategy::You)
    }

    /// Every game of `player` with `strategy`, one for each way of the other one to move.
    fn games_against_all(table: &Table, player: Player, strategy: Strategy) -> impl Iterator<Item = Game> {
        all_games(table, player.other(), against_a_person(player, strategy))
    }

    /// The games in which `chooser` moves in every possible way.
    fn all_games(table: &Table, chooser: Player, players: Players) -> impl Iterator<Item = Game> {
        let n = table.n();
        let plies: Vec<_> = (0..n).filter(|ply| Player::to_move(*ply) == chooser).collect();
        (0..1_u32 << plies.len()).map(move |code| {
            let end = |number: usize| if code >> number & 1 == 1 { Right } else { Left };
            let choices = plies.iter().enumerate().map(|(number, ply)| (*ply, end(number)));
            Game::solved(table, players, Line::new(choices, n))
        })
    }

    /// Scores without any table: each move by a rule of the coins that lie there and the number of the move.
    fn played_by_hand(coins: &[i64], mut right: impl FnMut(&[i64], usize) -> bool) -> Scores {
        let (mut rest, mut scores) = (coins, Scores::default());
        for ply in 0..coins.len() {
            let coin;
            (coin, rest) = if right(rest, ply) {
                let (last, rest) = rest.split_last().unwrap();
                (*last, rest)
            } else {
                let (first, rest) = rest.split_first().unwrap();
                (*first, rest)
            };
            scores = scores.with(Player::to_move(ply), coin);
        }
        scores
    }

    #[test]
    fn the_game_of_the_design_picture_has_its_moves() {
        let game = Game::solved(&table("8 15 3 7 9 2"), OPTIMAL, Line::default());
        let moves: Vec<_> = game
            .moves
            .iter()
            .map(|m| (m.turn.player, m.taken, m.coin, m.turn.cell.left, m.turn.cell.right, m.thrown_away()))
            .collect();
        assert_eq!(
            moves,
            [
                (First, Right, 2, 20, 24, 0),
                (Second, Left, 8, 20, 20, 0),
                (First, Left, 15, 22, 16, 0),
                (Second, Right, 9, 10, 12, 0),
                (First, Right, 7, 3, 7, 0),
                (Second, Left, 3, 3, 3, 0),
            ]
        );
    }

    #[test]
    fn greedy_scores_what_the_rules_table_says() {
        for (row, first, second) in [
            ("8 15 3 7", 15, 18),
            ("2 2 2 2", 4, 4),
            ("20 30 2 2 2 10", 32, 34),
            ("5 3 7 10", 15, 10),
            ("3 17 2 1", 5, 18),
            ("1 3 100 2", 5, 101),
            ("1 30 100 15 2", 47, 101),
            ("5 4 8 10", 15, 12),
            ("3 9 1 2", 5, 10),
            ("1 100 3", 4, 100),
            ("15 2", 15, 2),
            ("15", 15, 0),
        ] {
            let players = Players { first: Strategy::Greedy, ..OPTIMAL };
            assert_eq!(scores(&Game::solved(&table(row), players, Line::default())), Scores { first, second }, "{row}");
        }
    }

    #[test]
    fn before_the_first_move_the_whole_row_lies_there_and_nobody_has_scored() {
        let game = Game::new(&table("4 5"), OPTIMAL, Line::default());
        assert_eq!(game.interval_after(0), Some(Interval::new(0, 1)));
        assert_eq!(game.scores_after(0), Scores::default());
        assert_eq!(game.guaranteed_after(0), Scores { first: 5, second: 4 });
    }

    #[test]
    fn a_mistake_throws_away_what_it_lowers_the_margin_by() {
        // 8 for 15 : 18 instead of 7 for 22 : 11.
        let game = Game::solved(&table("8 15 3 7"), OPTIMAL, Line::default().branch(0, Left));
        assert_eq!(game.moves[0].thrown_away(), 14);
        assert_eq!((game.guaranteed_after(0).margin(), game.guaranteed_after(1).margin()), (11, -3));
        assert_eq!((game.mistakes(), game.worst(First), game.worst(Second)), (&[0][..], Some(0), None));
        let on_best_path: Vec<_> = game.moves.iter().map(|made| made.turn.is_on_best_path()).collect();
        assert_eq!(on_best_path, [true, false, false, false]);
    }

    #[test]
    fn a_game_waits_for_a_person_but_not_for_the_last_coin() {
        use Strategy::{Greedy, You};
        let table = table("8 15 3 7");
        let game = |first, second, line: &Line| Game::solved(&table, Players { first, second }, line.clone());
        assert_eq!(game(You, Greedy, &Line::default()).end(), 0);
        assert_eq!(game(Greedy, You, &Line::default()).end(), 1);
        let line = Line::default().branch(0, Right);
        assert_eq!(game(You, Greedy, &line).end(), 2);
        assert_eq!(game(You, Greedy, &line.branch(2, Left)).end(), 4);
        let all = Line::new([(0, Left), (1, Right), (2, Left)], 4);
        assert_eq!(game(You, You, &all).end(), 4);
        assert_eq!(game(You, You, &all.before(2)).end(), 2);
        assert_eq!(game(You, You, &all.before(2)).turn(2).unwrap().interval, Interval::new(1, 2));
    }

    #[test]
    fn a_line_leaves_a_game_where_its_moves_differ_and_not_where_its_choices_do() {
        // Both play right first, whether it is chosen or not.
        let table = table("8 15 3 7");
        let game = |line: &Line| Game::solved(&table, OPTIMAL, line.clone());
        let (main, told) = (Line::default(), Line::new([(0, Right), (1, Left), (2, Left), (3, Left)], 4));
        assert_eq!(game(&main).departure(&table, &told), None);
        assert_eq!(game(&told).shortest_line(&table), main);
        let other = Line::new([(0, Right), (1, Right)], 4);
        assert_eq!(game(&main).departure(&table, &other), Some((1, Some(Right))));
        assert_eq!(game(&other).departure(&table, &told), Some((1, Some(Left))));
        assert_eq!(game(&other).shortest_line(&table), main.branch(1, Right));

        // A line that has not been played on leaves where it waits.
        let players = Players { first: Strategy::You, ..OPTIMAL };
        let one_move = main.branch(0, Left);
        let game = Game::solved(&table, players, one_move.branch(2, Left));
        assert_eq!(game.departure(&table, &one_move), Some((2, None)));
        let waiting = Game::solved(&table, players, one_move.clone());
        assert_eq!(waiting.departure(&table, &one_move.branch(2, Right)), Some((2, Some(Right))));
    }

    fn row(most: usize) -> impl Strategy_<Value = Vec<i64>> {
        prop::collection::vec(-6..10_i64, 1..=most)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn optimal_never_falls_below_its_guarantee_whatever_the_other_does(coins in row(9)) {
            let table = Table::new(Row::new(coins).unwrap());
            let result = table.result();
            let guaranteed = Scores { first: result.fir(), second: result.sec() };
            for player in Player::BOTH {
                for game in games_against_all(&table, player, Strategy::Optimal) {
                    prop_assert!(scores(&game).of(player) >= guaranteed.of(player));
                }
            }
        }

        #[test]
        fn the_exploiter_does_as_well_as_the_best_of_all_its_sequences(coins in row(9), seed: u64) {
            let table = Table::new(Row::new(coins).unwrap());
            for player in Player::BOTH {
                let ours = |game: &Game| if player == First { scores(game).margin() } else { -scores(game).margin() };
                let others = [Strategy::Optimal, Strategy::Greedy, Strategy::Seats, Strategy::Random { seed }];
                for other in others.into_iter().filter(|other| other.misfit(player.other(), Strategy::You, table.n()).is_none()) {
                    let players = Players::default().with(player.other(), other);
                    let best = all_games(&table, player, players.with(player, Strategy::You)).map(|game| ours(&game)).max();
                    let players = players.with(player, Strategy::Exploiter);
                    let game = Game::solved(&table, players, Line::default());
                    prop_assert_eq!(Some(ours(&game)), best, "{:?} against {:?}", player, other);
                }
            }
        }

        #[test]
        fn the_exploiter_takes_a_person_for_greedy(coins in row(9)) {
            let table = Table::new(Row::new(coins).unwrap());
            for player in Player::BOTH {
                let against = |other| Players::default().with(player, Strategy::Exploiter).with(player.other(), other);
                let game = Game::solved(&table, against(Strategy::Greedy), Line::default());
                let chosen = game.line_for(&table, against(Strategy::You), table.n());
                prop_assert!(chosen.choices().iter().all(|(ply, _)| Player::to_move(*ply) == player.other()));
            }
        }

        #[test]
        fn even_or_odd_seats_never_hold_less_than_half_whatever_second_does(mut coins in row(8)) {
            if !coins.len().is_multiple_of(2) {
                coins.push(3);
            }
            let table = Table::new(Row::new(coins).unwrap());
            let most = crate::game::Seats::of(table.row()).most();
            for game in games_against_all(&table, First, Strategy::Seats) {
                prop_assert_eq!(scores(&game).first, most);
                prop_assert!(scores(&game).margin() >= 0);
            }
        }

        #[test]
        fn greedy_takes_the_larger_end_and_random_its_flips_whatever_the_other_does(coins in row(9), seed: u64) {
            let table = Table::new(Row::new(&coins[..]).unwrap());
            let mut rng = <rand_chacha::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(seed);
            let flips: Vec<bool> = coins.iter().map(|_| rand::RngExt::random(&mut rng)).collect();
            for player in Player::BOTH {
                for game in games_against_all(&table, player, Strategy::Greedy) {
                    let by_hand = played_by_hand(&coins, |rest, ply| {
                        let is_ours = Player::to_move(ply) == player;
                        if is_ours { rest[rest.len() - 1] > rest[0] } else { game.line().at(ply) == Some(Right) }
                    });
                    prop_assert_eq!(scores(&game), by_hand);
                }
                for game in games_against_all(&table, player, Strategy::Random { seed }) {
                    let by_hand = played_by_hand(&coins, |_, ply| {
                        let is_ours = Player::to_move(ply) == player;
                        if is_ours { flips[ply] } else { game.line().at(ply) == Some(Right) }
                    });
                    prop_assert_eq!(scores(&game), by_hand);
                }
            }
        }

        #[test]
        fn the_difference_less_what_first_threw_away_plus_what_second_did_is_the_margin(coins in row(60), seed: u64) {
            let table = Table::new(Row::new(coins).unwrap());
            let difference = table.result().fir() - table.result().sec();
            let strategies = [Strategy::Greedy, Strategy::Random { seed }, Strategy::Random { seed: !seed }];
            for (first, second) in [(0, 1), (1, 2), (2, 0)] {
                let players = Players { first: strategies[first], second: strategies[second] };
                let game = Game::solved(&table, players, Line::default());
                for ply in 0..=table.n() {
                    let thrown_away = game.thrown_away_after(ply);
                    let margin = difference - thrown_away.first + thrown_away.second;
                    prop_assert_eq!(game.guaranteed_after(ply).margin(), margin);
                }
                let thrown_away = game.thrown_away_after(table.n());
                prop_assert_eq!(difference - thrown_away.first + thrown_away.second, scores(&game).margin());
            }
        }

        #[test]
        fn every_move_shows_the_cell_it_is_made_in(coins in prop::collection::vec(-50..51_i64, 1..300), seed: u64) {
            let table = Table::new(Row::new(coins).unwrap());
            for first in [Strategy::Optimal, Strategy::Random { seed }] {
                let game = Game::solved(&table, Players { first, ..OPTIMAL }, Line::default());
                prop_assert_eq!(game.moves().len(), table.n());
                prop_assert_eq!(game.interval_after(table.n()), None);
                for made in game.moves() {
                    prop_assert_eq!(made.turn.cell, table.cell(made.turn.interval));
                    prop_assert_eq!(made.thrown_away() == 0, made.turn.cell.pick().allows(made.taken));
                }
            }
        }

        #[test]
        fn best_play_ends_with_the_scores_of_the_table(coins in prop::collection::vec(-50..51_i64, 1..300)) {
            let table = Table::new(Row::new(coins).unwrap());
            let game = Game::solved(&table, OPTIMAL, Line::default());
            let result = table.result();
            prop_assert_eq!(scores(&game), Scores { first: result.fir(), second: result.sec() });
            prop_assert!(game.is_optimal());
        }
    }
}
