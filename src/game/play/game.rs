//! The game of two players: its moves, what each move was worth, and what it threw away.

use crate::limits::MAX_COINS_TRACED;
use std::iter::FusedIterator;
use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::fusion::difference::partition_point;
use crate::game::play::strategy::Chooser;
use crate::game::play::turn::{Move, Turn};
use crate::game::recurrence::Meaning;
use crate::game::rule::solution::{RuleError, Solution};
use crate::game::rule::taking::Taking;
use crate::game::{Cell, End, Interval, Line, Player, Players, Recurrence, Row, Rule, Scores, Table, packed};
use crate::number::Number;

pub mod solved;

/// The game of two players on a row, along a line of choices.
///
/// The moves are computed in order, and only on demand: see [`Self::extend`]. In the table, a game goes from the corner
/// `[0, n−1]` to the diagonal. Each move is one cell down or left. So a square window at the present cell holds the
/// next moves. With windows of ½√n × ½√n cells, the whole game takes O(n·√n) time. The moves take 10 bytes each.
///
/// Under another rule than the classic one, all positions are solved before, and all moves are made at once: see
/// [`Self::under`].
///
/// ```
/// use coin_duel::game::{End, Game, Line, Players, Scores, Strategy, Table};
///
/// let table = Table::new("8 15 3 7".parse()?);
/// let players = Players { first: Strategy::Greedy, second: Strategy::Optimal };
/// let game = Game::solved(&table, players, Line::default());
///
/// let first_move = game.moves().get(0).unwrap();
/// assert_eq!((first_move.end(), first_move.gain, first_move.thrown_away()), (Some(End::Left), 8, 14));
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
    worst: [Option<(usize, Number)>; 2],
    /// The position after the moves computed so far. `None` at the end of the game.
    next: Option<Turn>,
    /// See [`Self::end`].
    end: usize,
    /// What the positions are worth, under another rule than the classic one.
    solution: Option<Arc<Solution>>,
    /// See [`Self::refusal`].
    refusal: Option<RuleError>,
}

impl Game {
    /// A game without any moves yet. O(n) time, or O(n²) for an exploiter.
    pub fn new(table: &Table, players: Players, line: Line) -> Self {
        let n = table.n();
        let line = line.by(Rule::CLASSIC, n);
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
            solution: None,
            refusal: None,
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
            let by_strategy = || self.by_strategy(table, self.moves.len(), &turn);
            let taken = self.line.at(self.moves.len()).or_else(by_strategy);
            let taken = taken.and_then(Taking::end).expect("the game ends where a person has not chosen");
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
        let made = self.moves.push(turn, taken);
        self.note_mistake(&made);
        self.next = made.next_turn(lead);
    }

    /// Notes what the last one of the moves threw away.
    fn note_mistake(&mut self, made: &Move) {
        let (ply, thrown_away) = (self.moves.len() - 1, made.thrown_away());
        if thrown_away > 0 {
            self.mistakes.push(ply as u32);
            let worst = &mut self.worst[made.turn.player.index()];
            // Of equally bad moves the first one is the worst.
            if worst.is_none_or(|(_, most)| most < thrown_away) {
                *worst = Some((ply, thrown_away));
            }
        }
    }

    /// What the strategy of the player to move takes after `ply` moves. `None` for a person.
    fn by_strategy(&self, table: &Table, ply: usize, turn: &Turn) -> Option<Taking> {
        if let Some(solution) = &self.solution {
            return self.chosen_in(solution, ply, turn).map(|choice| choice.taking);
        }
        let choosers = self.choosers.as_ref().expect("a game that came from a worker is given its choosers");
        choosers[turn.player.index()].end(table.row().coins(), turn.interval, turn.pick()).map(Taking::one)
    }

    /// The rule that it is played by.
    pub fn rule(&self) -> Rule {
        self.solution.as_ref().map_or(Rule::CLASSIC, |solution| solution.rule())
    }

    /// Why there is no game: the row has no table under its rule. Such a game has no moves.
    pub fn refusal(&self) -> Option<&RuleError> {
        self.refusal.as_ref()
    }

    /// The game of `players` with all of its moves along another line, by the same rule and on the same row. `table` is
    /// that of the row. O(n·√n), or the cost of [`Self::under`].
    #[must_use]
    pub fn along(&self, table: &Table, players: Players, line: Line) -> Self {
        match (&self.solution, &self.refusal) {
            (Some(solution), _) => Self::under(solution, self.row(), players, line),
            (None, Some(error)) => Self::refused(error.clone(), self.row(), players, line),
            (None, None) => Self::solved(table, players, line),
        }
    }

    /// The player who makes the move after `ply` others.
    pub fn player_at(&self, ply: usize) -> Player {
        if self.rule().is_alone { Player::First } else { Player::to_move(ply) }
    }

    /// Finds the first move at which a game of the same players along `other` differs from this one.
    ///
    /// Returns the number of moves before it, and what the other game takes. That is `None` if the other
    /// game waits for a person there. The result is `None` if the games do not differ as far as the moves are computed.
    /// O(log(choices)) for each choice of both lines.
    pub fn departure(&self, table: &Table, other: &Line) -> Option<(usize, Option<Taking>)> {
        let mut plies: Vec<_> = self.line.choices().iter().chain(other.choices()).map(|choice| choice.0).collect();
        plies.sort_unstable();
        let found = plies.into_iter().take_while(|ply| *ply <= self.moves.len());
        found.filter_map(|ply| Some((ply, self.turn(ply)?))).find_map(|(ply, turn)| {
            let by_line = other.at(ply).and_then(|taking| self.allowed(ply, taking));
            let theirs = by_line.or_else(|| self.by_strategy(table, ply, &turn));
            let ours = self.moves.get(ply).map(|made| made.taking);
            // Both ends of a single coin are the same move.
            (theirs != ours && !turn.interval.is_single()).then_some((ply, theirs))
        })
    }

    /// The line along which `players` make the first `moves` moves of this game. It has no choices that their choosers
    /// make anyway. O(n·√n).
    pub fn line_for(&self, table: &Table, players: Players, moves: usize) -> Line {
        let all_chosen = Line::new(self.moves.iter().take(moves).map(|made| made.taking).enumerate(), self.n());
        self.along(table, players, all_chosen).shortest_line(table).before(moves)
    }

    /// The line of this game, without the choices that the choosers make anyway.
    fn shortest_line(&self, table: &Table) -> Line {
        let moves = self.moves.iter().enumerate();
        let chosen = moves.filter(|(ply, made)| self.by_strategy(table, *ply, &made.turn) != Some(made.taking));
        Line::new(chosen.map(|(ply, made)| (ply, made.taking)), self.n())
    }

    /// The moves computed so far.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The row of the game.
    pub fn row(&self) -> &Row {
        self.moves.row()
    }

    /// The number of coins of the row. The whole game has as many moves, or fewer where a move can take several coins.
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
        if let Some(listed) = self.moves.listed() {
            let taker = listed[..ply].iter().find(|made| made.coins(self.n()).any(|taken| taken == coin));
            return taker.map(|made| made.turn.player);
        }
        let from_left = self.moves.partition_point(|interval| interval.i <= coin);
        let from_right = self.moves.partition_point(|interval| interval.j >= coin);
        let last = [from_left, from_right].into_iter().filter_map(|end| self.moves.get(end.min(ply).checked_sub(1)?));
        last.into_iter().find(|made| made.coin_index(self.n()) == coin).map(|made| made.turn.player)
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
        self.next.is_none() && self.mistakes.is_empty()
    }

    /// Whether the player to move after `ply` moves has a choice: more than one coin is left.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn has_choice(&self, ply: usize) -> bool {
        self.interval_after(ply).is_some_and(|interval| !interval.is_single())
    }

    /// Whether no coins are left after `ply` moves.
    ///
    /// # Panics
    /// If these moves are not computed yet.
    pub fn is_over(&self, ply: usize) -> bool {
        ply == self.moves.len() && self.next.is_none()
    }
}

/// The choosers of both players. O(n) time, or O(n²) for an exploiter.
fn choosers_of(table: &Table, players: Players) -> [Chooser; 2] {
    Player::BOTH.map(|player| Chooser::new(table, players, player))
}

/// Of so many moves, the first one is kept with its whole turn. As many moves as a `u64` has bits.
const STRIDE: usize = u64::BITS as usize;

/// The moves of a game, as far as they are computed.
///
/// A turn follows from the one before it with the end that was taken there, and with one number: by how much the left
/// end is worth more than the right one. So 1,000,000 moves take 12 MB. As values of [`Move`] they would take more than 20
/// times as much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    row: Row,
    /// The turns of the moves 0, [`STRIDE`], 2·[`STRIDE`], …
    turns: Vec<Turn>,
    /// Whether left was taken: a bit for each move, that of the first of [`STRIDE`] moves lowest.
    lefts: Vec<u64>,
    /// For each move, what left was worth minus what right was worth.
    leads: Vec<i64>,
    /// All moves, under another rule than the classic one. Then the other lists are empty.
    listed: Option<Vec<Move>>,
}

impl Moves {
    /// No moves on this row.
    pub(super) fn none(row: Row) -> Self {
        Self { row, turns: Vec::new(), lefts: Vec::new(), leads: Vec::new(), listed: None }
    }

    /// The moves under another rule than the classic one.
    fn listed(&self) -> Option<&[Move]> {
        self.listed.as_deref()
    }

    /// The row of the game.
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// Replaces the row by an equal one, whose memory is shared.
    fn share_row(&mut self, row: &Row) {
        self.row = row.clone();
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.listed().map_or(self.leads.len(), <[Move]>::len)
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move after `ply` others. `None` if it is not computed yet. O(1), up to 64 steps.
    pub fn get(&self, ply: usize) -> Option<Move> {
        self.range(ply..ply.checked_add(1)?).next()
    }

    /// The last move.
    pub fn last(&self) -> Option<Move> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All moves, the first one first.
    pub fn iter(&self) -> MoveIter<'_> {
        self.range(0..self.len())
    }

    /// The moves of these plies, as far as they are computed. To find the first one takes as long as [`Self::get`].
    pub fn range(&self, plies: Range<usize>) -> MoveIter<'_> {
        let end = plies.end.min(self.len());
        let start = plies.start.min(end);
        if self.listed.is_some() {
            return MoveIter { moves: self, turn: None, plies: start..end };
        }
        let kept = start / STRIDE;
        let turn = self.turns.get(kept).copied();
        let mut moves = MoveIter { moves: self, turn, plies: kept * STRIDE..end };
        for _ in kept * STRIDE..start {
            moves.next();
        }
        moves
    }

    /// The number of moves before the first one for whose interval `precedes` is false. It must be true only before
    /// that. O(log n).
    pub fn partition_point(&self, precedes: impl Fn(Interval) -> bool) -> usize {
        partition_point(0..self.len(), |ply| precedes(self.interval(ply)))
    }

    /// The interval of a move. O(1).
    pub(super) fn interval(&self, ply: usize) -> Interval {
        if let Some(listed) = self.listed() {
            return listed[ply].turn.interval;
        }
        let Interval { i, j } = self.turns[ply / STRIDE].interval;
        let taken = ply % STRIDE;
        let lefts = (self.lefts[ply / STRIDE] & ((1 << taken) - 1)).count_ones() as usize;
        Interval::new(i + lefts, j - (taken - lefts))
    }

    /// The bytes that they take beside the row.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        let of_turns = self.turns.capacity() * size_of::<Turn>();
        of_turns + (self.lefts.capacity() + self.leads.capacity()) * size_of::<u64>()
    }

    /// The end that a move takes.
    fn taken(&self, ply: usize) -> End {
        if self.lefts[ply / STRIDE] >> (ply % STRIDE) & 1 == 1 { End::Left } else { End::Right }
    }

    /// Adds a move after the last one: `taken` in `turn`, which must be the turn after that one. Returns the move.
    pub(super) fn push(&mut self, turn: Turn, taken: End) -> Move {
        let ply = self.len();
        if ply.is_multiple_of(STRIDE) {
            self.turns.push(turn);
            self.lefts.push(0);
        }
        self.lefts[ply / STRIDE] |= u64::from(taken == End::Left) << (ply % STRIDE);
        self.leads.push(turn.cell().lead());
        self.made(turn, taken)
    }

    fn made(&self, turn: Turn, taken: End) -> Move {
        Move::of_end(turn, taken, self.row.coins()[turn.interval.coin_at(taken)])
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = Move;
    type IntoIter = MoveIter<'a>;

    fn into_iter(self) -> MoveIter<'a> {
        self.iter()
    }
}

/// Moves of a game that follow each other. O(1) for each.
#[derive(Clone, Debug)]
pub struct MoveIter<'a> {
    moves: &'a Moves,
    /// The turn of the next move, under the classic rule.
    turn: Option<Turn>,
    /// The plies of the moves to come.
    plies: Range<usize>,
}

impl Iterator for MoveIter<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let ply = self.plies.next()?;
        if let Some(listed) = self.moves.listed() {
            return listed.get(ply).copied();
        }
        let made = self.moves.made(self.turn?, self.moves.taken(ply));
        self.turn = self.moves.leads.get(ply + 1).and_then(|lead| made.next_turn(*lead));
        Some(made)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.plies.size_hint()
    }
}

impl ExactSizeIterator for MoveIter<'_> {}
impl FusedIterator for MoveIter<'_> {}

// A game as lists of numbers, as it travels between a worker and the program: an end and a number for each move.
//
// The choosers of the players do not travel, because they follow from the row. What else a move says follows from the
// moves before it. A worker finds moves of long rows, which only the classic rule has.

/// A game without what follows from its moves.
#[derive(Serialize, Deserialize)]
struct PackedGame {
    row: Row,
    end: usize,
    players: Players,
    line: Line,
    /// The cell of the whole row.
    first: Cell,
    /// The ends that were taken: left ones as `true`.
    taken: Vec<bool>,
    /// After each move, how much more left is worth than right. 0 at the end of the game.
    #[serde(with = "packed")]
    leads: Vec<i64>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let turns = self.moves.iter().map(|made| Some(made.turn)).chain([self.next]);
        PackedGame {
            row: self.row().clone(),
            end: self.end,
            players: self.players,
            line: self.line.clone(),
            first: *self.turn(0).expect("a row has a coin").cell(),
            taken: self.moves.iter().map(|made| made.end_taken() == End::Left).collect(),
            leads: turns.skip(1).map(|turn| turn.map_or(0, |turn| turn.cell().lead())).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PackedGame { row, end, players, line, first, taken, leads } = PackedGame::deserialize(deserializer)?;
        let mut game = Self {
            players,
            choosers: None,
            line,
            next: Some(Turn::first(&row, first)),
            moves: Moves::none(row),
            mistakes: Vec::new(),
            worst: [None; 2],
            end,
            solution: None,
            refusal: None,
        };
        for (is_left, lead) in taken.into_iter().zip(leads) {
            let Some(turn) = game.next else { break };
            game.add(turn, if is_left { End::Left } else { End::Right }, lead);
        }
        Ok(game)
    }
}

/// The part of a cell's result that is traced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// The score of the player to move: `fir`.
    Fir,
    /// The score of the other player: `sec`.
    Sec,
    /// Both scores, of which the difference is stored.
    Both,
}

impl Share {
    /// The same share in a recurrence that may store only one number: its score, or the difference of both.
    #[must_use]
    pub fn in_recurrence(self, recurrence: Recurrence) -> Self {
        match recurrence.quantities() {
            (first, None) if first.meaning() == Some(Meaning::Lead) => Self::Both,
            (_, None) => Self::Fir,
            (_, Some(_)) => self,
        }
    }

    /// Whether it holds the coins that a player takes. `First` is the player to move in the cell.
    pub fn includes(self, player: Player) -> bool {
        self == Self::Both || (self == Self::Fir) == (player == Player::First)
    }
}

/// Best play from a cell to its end. On a tie it takes left.
///
/// ```
/// use coin_duel::game::play::game::Trace;
/// use coin_duel::game::{Interval, Player, Table};
///
/// let table = Table::new("8 15 3 7".parse()?);
/// let trace = Trace::of(&table, Interval::new(0, 3)).unwrap();
/// // The coins 7 and 15 are fir, the coins 8 and 3 are sec.
/// assert_eq!(trace.coins(Player::First).collect::<Vec<_>>(), [3, 1]);
/// assert_eq!(trace.coins(Player::Second).collect::<Vec<_>>(), [0, 2]);
/// # Ok::<(), coin_duel::game::RowError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The cell of each move and the index of the coin that it takes, in the order of the game.
    moves: Vec<(Interval, usize)>,
}

impl Trace {
    /// The best play from `interval`. O(n·√n) time for n coins. `None` for more than [`MAX_COINS_TRACED`] coins.
    pub fn of(table: &Table, interval: Interval) -> Option<Self> {
        if interval.len() > MAX_COINS_TRACED {
            return None;
        }
        let Interval { i, j } = interval;
        let part = Row::new(table.row().coins()[i..=j].to_vec()).expect("a part of a row is a row");
        let part_len = part.len();
        let game = Game::solved(&Table::new(part), Players::default(), Line::default());
        let moves = game.moves().iter().map(|made| {
            let at = made.turn.interval;
            (Interval::new(i + at.i, i + at.j), i + made.coin_index(part_len))
        });
        Some(Self { moves: moves.collect() })
    }

    /// The moves: the cell, the player to move there, and the index of the coin that the player takes. `First` is the
    /// player to move at the start.
    pub fn moves(&self) -> impl Iterator<Item = (Interval, Player, usize)> {
        self.moves.iter().enumerate().map(|(ply, (interval, coin))| (*interval, Player::to_move(ply), *coin))
    }

    /// The indices of the coins that a player takes, in this order.
    pub fn coins(&self, player: Player) -> impl Iterator<Item = usize> {
        self.moves().filter(move |(_, mover, _)| *mover == player).map(|(_, _, coin)| coin)
    }
}

#[cfg(test)]
mod tests;
