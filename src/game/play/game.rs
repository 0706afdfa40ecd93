//! The game of two players: its moves, what each move was worth, and what it threw away.

mod packed;

use crate::game::play::rule::Rule;
use crate::game::{Cell, End, Interval, Line, Pick, Player, Players, Scores, Table};

/// A position of the game before a move: the coins that are left, the player to move, and what each end is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub interval: Interval,
    pub player: Player,
    /// What taking left and taking right is worth to the player, to the end of the game and under best play after it.
    pub cell: Cell,
    /// Both scores so far.
    pub scores: Scores,
    /// What both players have thrown away so far; see [`Self::thrown_away_by`].
    pub thrown_away: Scores,
}

impl Turn {
    /// The final scores if both play as well as they can from here.
    pub fn guaranteed(&self) -> Scores {
        self.scores.with(self.player, self.cell.fir()).with(self.player.other(), self.cell.sec())
    }

    /// The loss of margin from taking `end`, against best play. 0 for a best move.
    ///
    /// Each point that the player loses goes to the other player. So the loss is twice the difference between what the
    /// best end and `end` are worth.
    pub fn thrown_away_by(&self, end: End) -> i64 {
        2 * self.points_lost_by(end)
    }

    /// The points that the player loses by taking `end`, against best play. 0 for a best move. The margin changes by twice
    /// as much; see [`Self::thrown_away_by`].
    pub fn points_lost_by(&self, end: End) -> i64 {
        self.cell.fir() - self.cell.worth(end)
    }

    /// Whether best play by both players can lead here: neither has thrown anything away.
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
    /// The index in the row of the coin that was taken.
    pub fn coin_index(&self) -> usize {
        self.turn.interval.coin_at(self.taken)
    }

    /// Whether the two ends were equally good, and not the same coin.
    pub fn is_tie(&self) -> bool {
        self.turn.cell.pick() == Pick::Tie && !self.turn.interval.is_single()
    }

    /// Both scores after the move.
    pub fn scores(&self) -> Scores {
        self.turn.scores.with(self.turn.player, self.coin)
    }

    /// What the move threw away; see [`Turn::thrown_away_by`].
    pub fn thrown_away(&self) -> i64 {
        self.turn.thrown_away_by(self.taken)
    }

    /// The points that the move lost; see [`Turn::points_lost_by`].
    pub fn points_lost(&self) -> i64 {
        self.turn.points_lost_by(self.taken)
    }

    /// What both players have thrown away, this move included.
    pub fn thrown_away_with_it(&self) -> Scores {
        self.turn.thrown_away.with(self.turn.player, self.thrown_away())
    }
}

/// The game of two players on a row, along a line of choices.
///
/// The moves are computed in order, and only on demand: see [`Self::extend`]. In the table, a game goes from the corner
/// `[0, n−1]` to the diagonal. Each move is one cell down or left. So a square window at the present cell holds the
/// next moves. With windows of √n × √n cells, the whole game takes O(n·√n) time.
///
/// ```
/// use coin_duel::game::{End, Game, Line, Players, Scores, Strategy, Table};
///
/// let table = Table::new("8 15 3 7".parse()?);
/// let players = Players { first: Strategy::Greedy, second: Strategy::Optimal };
/// let game = Game::solved(&table, players, Line::default());
///
/// let first_move = &game.moves()[0];
/// assert_eq!((first_move.taken, first_move.coin, first_move.thrown_away()), (End::Left, 8, 14));
/// assert_eq!(game.scores_after(4), Scores { first: 15, second: 18 });
/// # Ok::<(), coin_duel::game::RowError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    n: usize,
    players: Players,
    /// `None` after it came from a worker, until it goes on.
    rules: Option<[Rule; 2]>,
    line: Line,
    /// The moves computed so far.
    moves: Vec<Move>,
    /// See [`Self::mistakes`].
    mistakes: Vec<usize>,
    /// See [`Self::worst`].
    worst: [Option<usize>; 2],
    /// The position after the moves computed so far. `None` at the end of the game.
    next: Option<Turn>,
    /// See [`Self::end`].
    end: usize,
}

impl Game {
    /// A game without any moves yet. O(n) time, or O(n²) for an exploiter.
    pub fn new(table: &Table, players: Players, line: Line) -> Self {
        let n = table.n();
        let rules = rules_of(table, players);
        let is_persons = |ply: usize| matches!(rules[Player::to_move(ply).index()], Rule::Person);
        // The last coin leaves nothing to choose.
        let waits =
            (0..n - 1).take(2 * line.choices().len() + 2).find(|ply| is_persons(*ply) && line.at(*ply).is_none());
        let interval = Interval::whole(n);
        let (scores, thrown_away) = (Scores::default(), Scores::default());
        let next = Turn { interval, player: Player::First, cell: table.cell(interval), scores, thrown_away };
        let (mistakes, worst) = (Vec::new(), [None; 2]);
        let (rules, moves, next) = (Some(rules), Vec::new(), Some(next));
        Self { n, players, rules, line, moves, mistakes, worst, next, end: waits.unwrap_or(n) }
    }

    /// Gives it the rules of `other`, a game of the same players on the same row, if it has none. O(1).
    pub fn take_rules_of(&mut self, other: &mut Self) {
        if self.rules.is_none() {
            self.rules = other.rules.take();
        }
    }

    /// The game of `players` with all of its moves. It stops before a move that a person has not chosen. O(n·√n).
    pub fn solved(table: &Table, players: Players, line: Line) -> Self {
        let mut game = Self::new(table, players, line);
        while game.lacks_moves() {
            game.extend(table);
        }
        game
    }

    /// Computes the moves in one more window of `table`, which must be the game's own table. O(n) time and space.
    pub fn extend(&mut self, table: &Table) {
        let Some(Turn { interval, .. }) = self.next else { return };
        if self.rules.is_none() {
            self.rules = Some(rules_of(table, self.players));
        }
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
            self.add(made, cell.copied());
        }
    }

    /// Adds a move after the last one. `cell` is that of the coins that it leaves, if it leaves any.
    fn add(&mut self, made: Move, cell: Option<Cell>) {
        let (ply, player) = (self.moves.len(), made.turn.player);
        let (scores, thrown_away) = (made.scores(), made.thrown_away_with_it());
        let rest = made.turn.interval.without(made.taken);
        self.next =
            rest.zip(cell).map(|(interval, cell)| Turn { interval, player: player.other(), cell, scores, thrown_away });
        if made.thrown_away() > 0 {
            self.mistakes.push(ply);
            let worst = &mut self.worst[player.index()];
            // Of equally bad moves the first one is the worst.
            if worst.is_none_or(|worst| self.moves[worst].thrown_away() < made.thrown_away()) {
                *worst = Some(ply);
            }
        }
        self.moves.push(made);
    }

    /// The end that the rule of the player to move takes. `None` for a person.
    fn end_by_rule(&self, table: &Table, turn: &Turn) -> Option<End> {
        let rules = self.rules.as_ref().expect("a game that came from a worker is given its rules");
        rules[turn.player.index()].end(table.row().coins(), turn.interval, turn.cell.pick())
    }

    /// Finds the first move at which a game of the same players along `other` differs from this one.
    ///
    /// Returns the number of moves before it, and the end that the other game takes. That end is `None` if the other
    /// game waits for a person there. The result is `None` if the games do not differ as far as the moves are computed.
    /// O(log(choices)) for each choice of both lines.
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

    /// The line along which `players` make the first `moves` moves of this game. It has no choices that their rules
    /// make anyway. O(n·√n).
    pub fn line_for(&self, table: &Table, players: Players, moves: usize) -> Line {
        let all_chosen = Line::new(self.moves.iter().take(moves).map(|made| made.taken).enumerate(), self.n);
        Self::solved(table, players, all_chosen).shortest_line(table).before(moves)
    }

    /// The line of this game, without the choices that the rules make anyway.
    fn shortest_line(&self, table: &Table) -> Line {
        let moves = self.moves.iter().enumerate();
        let chosen = moves.filter(|(_, made)| self.end_by_rule(table, &made.turn) != Some(made.taken));
        Line::new(chosen.map(|(ply, made)| (ply, made.taken)), self.n)
    }

    /// The moves computed so far, the first move first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of coins of the row, which is the number of moves of the whole game.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The number of moves before the game stops: all moves, or those before the first one that a person has not
    /// chosen.
    pub fn end(&self) -> usize {
        self.end
    }

    /// Whether some moves are not computed yet.
    pub fn lacks_moves(&self) -> bool {
        self.moves.len() < self.end
    }

    /// The strategies of both players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The line of choices that it follows.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The position after `ply` moves. `None` at the end of the game.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn turn(&self, ply: usize) -> Option<&Turn> {
        if let Some(made) = self.moves.get(ply) {
            return Some(&made.turn);
        }
        assert!(ply == self.moves.len(), "move {ply} is not computed yet");
        self.next.as_ref()
    }

    /// The coins that are left after `ply` moves. `None` at the end of the game.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn interval_after(&self, ply: usize) -> Option<Interval> {
        self.turn(ply).map(|turn| turn.interval)
    }

    /// The player who took the coin with the index `coin` in the first `ply` moves. `None` if nobody did. O(log n),
    /// because the ends of the row only move inwards.
    ///
    /// # Panics
    /// If these moves are not computed yet.
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
    /// If these moves are not computed yet.
    pub fn scores_after(&self, ply: usize) -> Scores {
        ply.checked_sub(1).map_or_else(Scores::default, |last| self.moves[last].scores())
    }

    /// The final scores if both play as well as they can after `ply` moves.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn guaranteed_after(&self, ply: usize) -> Scores {
        self.turn(ply).map_or_else(|| self.scores_after(ply), Turn::guaranteed)
    }

    /// What both players have thrown away in the first `ply` moves.
    ///
    /// The table's difference, minus what First threw away, plus what Second threw away, is the margin that is
    /// guaranteed after these moves. At the end it is the final margin.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn thrown_away_after(&self, ply: usize) -> Scores {
        ply.checked_sub(1).map_or_else(Scores::default, |last| self.moves[last].thrown_away_with_it())
    }

    /// The plies of the moves computed so far that threw something away.
    pub fn mistakes(&self) -> &[usize] {
        &self.mistakes
    }

    /// The ply of the worst mistake of `player` so far, the first one if there are several.
    pub fn worst(&self, player: Player) -> Option<usize> {
        self.worst[player.index()]
    }

    /// Whether all moves are computed, and none threw anything away.
    pub fn is_optimal(&self) -> bool {
        self.moves.len() == self.n && self.mistakes.is_empty()
    }
}

/// The rules of both players. O(n) time, or O(n²) for an exploiter.
fn rules_of(table: &Table, players: Players) -> [Rule; 2] {
    Player::BOTH.map(|player| Rule::new(table, players, player))
}

#[cfg(test)]
mod tests;
