//! Games under other rules than the classic one. All positions of the row are solved before, so all moves are made at once.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Game, Moves};
use crate::game::play::turn::{Move, Outlook, Turn};
use crate::game::rule::solution::{Choice, Position, RuleError, Solution};
use crate::game::rule::taking::Taking;
use crate::game::{End, Interval, Line, Pick, Player, Players, Row, Rule, Scores, Strategy, Table};
use crate::limits::{MAX_COINS_SOLVED_AT_ONCE, MAX_COINS_STORED};

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
            let solution = Solution::new(rule, row)?;
            solution.check_game()?;
            Ok(Arc::new(solution))
        };
        Self((rule != Rule::CLASSIC).then(solve))
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
            outlook: outlook(solution, whole),
            scores: Scores::default(),
            thrown_away: Scores::default(),
        };
        let mut game = Self {
            players,
            choosers: None,
            line,
            moves: Moves { listed: Some(vec![]), ..Moves::none(row.clone()) },
            mistakes: vec![],
            worst: [None; 2],
            next: Some(first),
            end: 0,
            solution: Some(Arc::clone(solution)),
            refusal: None,
        };
        while let Some(turn) = game.next {
            let ply = game.moves.len();
            let by_line = game.line.at(ply).and_then(|taking| chosen(solution, turn.span, taking));
            let Some(choice) = by_line.or_else(|| game.chosen_in(solution, ply, &turn)) else { break };
            game.add_solved(solution, turn, &choice);
        }
        game.end = game.moves.len();
        game
    }

    /// A game without moves on a row that has no table under its rule.
    pub fn refused(error: RuleError, row: &Row, players: Players, line: Line) -> Self {
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
            refusal: Some(error),
        }
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
    pub fn points_lost_by(&self, ply: usize, taking: Taking) -> Option<i64> {
        let turn = self.turn(ply)?;
        match &self.solution {
            None => Some(turn.fir() - turn.cell().worth(taking.end()?)),
            Some(solution) => {
                let choice = chosen(solution, turn.span, taking)?;
                Some(lost(solution, turn.span, &choice) / points_per_loss(solution))
            }
        }
    }

    /// What a move is worth to the player to move after `ply` moves, as [`Turn::worths`] says it. `None` if there is no such
    /// move.
    pub fn worth_of(&self, ply: usize, taking: Taking) -> Option<i64> {
        let turn = self.turn(ply)?;
        match &self.solution {
            None => Some(turn.cell().worth(taking.end()?)),
            Some(solution) => chosen(solution, turn.span, taking).map(|choice| narrow(choice.worth)),
        }
    }

    /// The most coins that a move takes from an end after `ply` moves. 0 at the end of the game, and in a whole ring.
    pub fn most_coins(&self, ply: usize) -> usize {
        let Some(turn) = self.turn(ply) else { return 0 };
        let (rule, left) = (self.rule(), turn.span.len());
        if rule.is_ring && left == self.n() { 0 } else { rule.most.of(left) }
    }

    /// The move after `ply` others that takes all coins from an end up to this one, or this coin alone of a ring. From the
    /// nearer end if both are possible. `None` if no move does.
    pub fn taking_up_to(&self, ply: usize, coin: usize) -> Option<Taking> {
        let Turn { span: interval, .. } = self.turn(ply)?;
        if self.rule().is_ring && interval.len() == self.n() {
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
            Some(solution) => best(solution, turn.span).taking,
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
            Strategy::Optimal | Strategy::Seats | Strategy::Exploiter => Some(best(solution, turn.span)),
        }
    }

    fn add_solved(&mut self, solution: &Solution, turn: Turn, choice: &Choice) {
        let thrown_away = lost(solution, turn.span, choice);
        let made = Move {
            turn,
            taking: choice.taking,
            gain: narrow(choice.gain),
            points_lost: thrown_away / points_per_loss(solution),
            thrown_away,
        };
        self.moves.listed.get_or_insert_default().push(made);
        self.note_mistake(&made);
        let rest = choice.rest;
        self.next = (rest.len > 0).then(|| {
            let span = rest.interval();
            Turn {
                interval: if span.j < self.n() { span } else { Interval::whole(self.n()) },
                span,
                player: self.player_at(self.moves.len()),
                outlook: outlook(solution, span),
                scores: made.scores(),
                thrown_away: made.thrown_away_with_it(),
            }
        });
    }
}

/// Where all points are shared by both players, who loses a point gives it to the other one, and the margin changes by
/// two.
fn points_per_loss(solution: &Solution) -> i64 {
    if solution.rule().shares() { 2 } else { 1 }
}

/// The numbers of a game fit: see [`Solution::check_game`].
fn narrow(number: i128) -> i64 {
    i64::try_from(number).expect("the numbers of a game fit into 64 bits")
}

fn position(interval: Interval) -> Position {
    Position { start: interval.i, len: interval.len() }
}

/// The first one of the best moves.
fn best(solution: &Solution, interval: Interval) -> Choice {
    solution.best_moves(position(interval))[0]
}

/// The move of a position that takes this. `None` if the rule does not have it.
fn chosen(solution: &Solution, interval: Interval, taking: Taking) -> Option<Choice> {
    let moves = solution.moves(position(interval));
    moves.into_iter().find(|choice| choice.taking == taking.of_all(interval))
}

/// By how much a move is worse than the best one.
fn lost(solution: &Solution, interval: Interval, choice: &Choice) -> i64 {
    narrow((solution.worth(position(interval)) - choice.worth).abs())
}

fn outlook(solution: &Solution, interval: Interval) -> Outlook {
    let position = position(interval);
    let moves = solution.moves(position);
    let worth = solution.worth(position);
    let sign = solution.rule().wants.sign();
    // A move that takes all coins is one of both ends.
    let is_at = |choice: &Choice, end: End| choice.taking.end() == Some(end) || choice.rest.len == 0;
    let of_end = |end: End| {
        let worths = moves.iter().filter(|choice| is_at(choice, end)).map(|choice| choice.worth);
        worths.max_by_key(|worth| sign * worth).map(narrow)
    };
    let [left, right] = End::BOTH.map(of_end);
    let worths = left.zip(right).map(|(left, right)| [left, right]).filter(|_| !solution.is_whole_ring(position));
    let wants = solution.rule().wants;
    Outlook::Solved {
        gets: solution.outcome(position).map(narrow),
        worths,
        pick: worths.map_or(Pick::Tie, |[left, right]| wants.pick(left, right)),
        is_tie: moves.iter().filter(|choice| choice.worth == worth).count() > 1,
    }
}
