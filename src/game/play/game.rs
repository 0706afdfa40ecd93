//! The game of two players: its moves, what each move was worth, and what it threw away.

pub mod moves;
mod packed;

use crate::game::play::chooser::Chooser;
use crate::game::play::game::moves::Moves;
use crate::game::play::turn::{Move, Turn};
use crate::game::{End, Interval, Line, Player, Players, Row, Scores, Table};

/// The game of two players on a row, along a line of choices.
///
/// The moves are computed in order, and only on demand: see [`Self::extend`]. In the table, a game goes from the corner
/// `[0, n−1]` to the diagonal. Each move is one cell down or left. So a square window at the present cell holds the
/// next moves. With windows of ½√n × ½√n cells, the whole game takes O(n·√n) time. The moves take 10 bytes each.
///
/// ```
/// use coin_duel::game::{End, Game, Line, Players, Scores, Strategy, Table};
///
/// let table = Table::new("8 15 3 7".parse()?);
/// let players = Players { first: Strategy::Greedy, second: Strategy::Optimal };
/// let game = Game::solved(&table, players, Line::default());
///
/// let first_move = game.moves().get(0).unwrap();
/// assert_eq!((first_move.taken, first_move.coin, first_move.thrown_away()), (End::Left, 8, 14));
/// assert_eq!(game.scores_after(4), Scores { first: 15, second: 18 });
/// # Ok::<(), coin_duel::game::RowError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    players: Players,
    /// `None` after it came from a worker, until it goes on.
    choosers: Option<[Chooser; 2]>,
    line: Line,
    /// The moves computed so far.
    moves: Moves,
    /// See [`Self::mistakes`].
    mistakes: Vec<u32>,
    /// See [`Self::worst`]. With each ply, what the move threw away.
    worst: [Option<(usize, i64)>; 2],
    /// The position after the moves computed so far. `None` at the end of the game.
    next: Option<Turn>,
    /// See [`Self::end`].
    end: usize,
}

impl Game {
    /// A game without any moves yet. O(n) time, or O(n²) for an exploiter.
    pub fn new(table: &Table, players: Players, line: Line) -> Self {
        let n = table.n();
        let choosers = choosers_of(table, players);
        let is_persons = |ply: usize| matches!(choosers[Player::to_move(ply).index()], Chooser::Person);
        // The last coin leaves nothing to choose.
        let waits =
            (0..n - 1).take(2 * line.choices().len() + 2).find(|ply| is_persons(*ply) && line.at(*ply).is_none());
        Self {
            players,
            choosers: Some(choosers),
            line,
            moves: Moves::none(table.row().clone()),
            mistakes: Vec::new(),
            worst: [None; 2],
            next: Some(Turn::first(table.row(), table.result())),
            end: waits.unwrap_or(n),
        }
    }

    /// Shares the row with `other`, a game of the same players on the same row. Takes its choosers, if it has none. O(1).
    pub fn take_over(&mut self, other: &mut Self) {
        self.moves.share_row(other.row());
        if self.choosers.is_none() {
            self.choosers = other.choosers.take();
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

    /// Computes the moves in one more window of `table`, which must be the game's own table. O(n) time. Space: 6 bytes
    /// for each coin, and 8 for each coin that does not fuse, until it returns.
    pub fn extend(&mut self, table: &Table) {
        let Some(Turn { interval, .. }) = self.next else { return };
        if self.choosers.is_none() {
            self.choosers = Some(choosers_of(table, self.players));
        }
        // At least the present cell and those that it leads to.
        let side = interval.len().isqrt() / 2 + 2;
        let columns = (interval.j + 1).saturating_sub(side)..=interval.j;
        let window = table.window(interval.i..=(interval.i + side - 1).min(table.n() - 1), columns);
        while self.lacks_moves()
            && let Some(turn) = self.next
        {
            let by_strategy = || self.end_by_strategy(table, &turn);
            let taken = self.line.at(self.moves.len()).or_else(by_strategy);
            let taken = taken.expect("the game ends where a person has not chosen");
            let lead = match turn.interval.without(taken) {
                Some(rest) => {
                    let Some(cell) = window.cell(rest) else { return };
                    cell.lead()
                }
                None => 0,
            };
            self.add(turn, taken, lead);
        }
    }

    /// Adds the move that takes `taken` in `turn`. After it, the left end is worth `lead` more than the right one.
    fn add(&mut self, turn: Turn, taken: End, lead: i64) {
        let ply = self.moves.len();
        let made = self.moves.push(turn, taken);
        let thrown_away = made.thrown_away();
        if thrown_away > 0 {
            self.mistakes.push(ply as u32);
            let worst = &mut self.worst[turn.player.index()];
            // Of equally bad moves the first one is the worst.
            if worst.is_none_or(|(_, most)| most < thrown_away) {
                *worst = Some((ply, thrown_away));
            }
        }
        self.next = made.next_turn(lead);
    }

    /// The end that the strategy of the player to move takes. `None` for a person.
    fn end_by_strategy(&self, table: &Table, turn: &Turn) -> Option<End> {
        let choosers = self.choosers.as_ref().expect("a game that came from a worker is given its choosers");
        choosers[turn.player.index()].end(table.row().coins(), turn.interval, turn.cell.pick())
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
            let theirs = other.at(ply).or_else(|| self.end_by_strategy(table, &turn));
            let ours = self.moves.get(ply).map(|made| made.taken);
            // Both ends of a single coin are the same move.
            (theirs != ours && !turn.interval.is_single()).then_some((ply, theirs))
        })
    }

    /// The line along which `players` make the first `moves` moves of this game. It has no choices that their choosers
    /// make anyway. O(n·√n).
    pub fn line_for(&self, table: &Table, players: Players, moves: usize) -> Line {
        let all_chosen = Line::new(self.moves.iter().take(moves).map(|made| made.taken).enumerate(), self.n());
        Self::solved(table, players, all_chosen).shortest_line(table).before(moves)
    }

    /// The line of this game, without the choices that the choosers make anyway.
    fn shortest_line(&self, table: &Table) -> Line {
        let moves = self.moves.iter().enumerate();
        let chosen = moves.filter(|(_, made)| self.end_by_strategy(table, &made.turn) != Some(made.taken));
        Line::new(chosen.map(|(ply, made)| (ply, made.taken)), self.n())
    }

    /// The moves computed so far.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The row of the game.
    pub fn row(&self) -> &Row {
        self.moves.row()
    }

    /// The number of coins of the row, which is the number of moves of the whole game.
    pub fn n(&self) -> usize {
        self.row().len()
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
    pub fn turn(&self, ply: usize) -> Option<Turn> {
        if let Some(made) = self.moves.get(ply) {
            return Some(made.turn);
        }
        assert!(ply == self.moves.len(), "move {ply} is not computed yet");
        self.next
    }

    /// The coins that are left after `ply` moves. `None` at the end of the game. O(1), and less than [`Self::turn`].
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn interval_after(&self, ply: usize) -> Option<Interval> {
        if ply < self.moves.len() { Some(self.moves.interval(ply)) } else { self.turn(ply).map(|turn| turn.interval) }
    }

    /// The player who took the coin with the index `coin` in the first `ply` moves. `None` if nobody did. O(log n),
    /// because the ends of the row only move inwards.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn taker(&self, ply: usize, coin: usize) -> Option<Player> {
        assert!(ply <= self.moves.len(), "move {ply} is not computed yet");
        let from_left = self.moves.partition_point(|interval| interval.i <= coin);
        let from_right = self.moves.partition_point(|interval| interval.j >= coin);
        let last = [from_left, from_right].into_iter().filter_map(|end| self.moves.get(end.min(ply).checked_sub(1)?));
        last.into_iter().find(|made| made.coin_index() == coin).map(|made| made.turn.player)
    }

    /// Both scores after `ply` moves.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn scores_after(&self, ply: usize) -> Scores {
        self.move_before(ply).map_or_else(Scores::default, |last| last.scores())
    }

    /// The final scores if both play as well as they can after `ply` moves.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn guaranteed_after(&self, ply: usize) -> Scores {
        self.turn(ply).map_or_else(|| self.scores_after(ply), |turn| turn.guaranteed())
    }

    /// What both players have thrown away in the first `ply` moves.
    ///
    /// The table's difference, minus what First threw away, plus what Second threw away, is the margin that is
    /// guaranteed after these moves. At the end it is the final margin.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn thrown_away_after(&self, ply: usize) -> Scores {
        self.move_before(ply).map_or_else(Scores::default, |last| last.thrown_away_with_it())
    }

    /// The last of the first `ply` moves. `None` for no moves.
    fn move_before(&self, ply: usize) -> Option<Move> {
        let last = ply.checked_sub(1)?;
        Some(self.moves.get(last).unwrap_or_else(|| panic!("move {last} is not computed yet")))
    }

    /// The plies of the moves computed so far that threw something away. Half as large as an index, because a long
    /// game can have as many.
    pub fn mistakes(&self) -> &[u32] {
        &self.mistakes
    }

    /// The ply of the worst mistake of `player` so far, the first one if there are several.
    pub fn worst(&self, player: Player) -> Option<usize> {
        self.worst[player.index()].map(|(ply, _)| ply)
    }

    /// Whether all moves are computed, and none threw anything away.
    pub fn is_optimal(&self) -> bool {
        self.moves.len() == self.n() && self.mistakes.is_empty()
    }
}

/// The choosers of both players. O(n) time, or O(n²) for an exploiter.
fn choosers_of(table: &Table, players: Players) -> [Chooser; 2] {
    Player::BOTH.map(|player| Chooser::new(table, players, player))
}

#[cfg(test)]
mod tests;
