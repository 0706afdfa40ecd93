//! The game in the state: where the replay stands, whose turn it is, and where each end leads.

use crate::app::playback::Playback;
use crate::app::state::{GAME_AT_ONCE, SECONDS_PER_ANSWER, State, game_of, whole};
use crate::game::{Duel, End, Game, Interval, Line, Player, Players, Strategy, Turn};

/// Where taking an end leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Along the line that is shown.
    Along,
    /// Along another line, which is there already.
    Line(usize),
    /// Along a new line, which leaves the one that is shown as it is.
    Branch(Line),
    /// On along this line, which goes as far as a person has chosen.
    Choice(Line),
}

impl State {
    /// Where the replay stands, in moves, as far as they are found.
    pub fn game_head(&self) -> f64 {
        self.transports.game.head().min(self.game.moves().len() as f64)
    }

    /// The moves that are made where the replay comes to rest, as far as they are found.
    pub fn ply(&self) -> usize {
        whole(self.transports.game.resting_head()).min(self.game.moves().len())
    }

    /// The position where the replay comes to rest; `None` at the end of the game.
    pub fn turn(&self) -> Option<&Turn> {
        self.game.turn(self.ply())
    }

    /// The coins that lie there at the replay's position, the move in progress not yet made; `None` at the end.
    pub fn game_interval(&self) -> Option<Interval> {
        self.game.interval_after(whole(self.game_head()))
    }

    /// How `player` plays on this row: as chosen, or optimally where that does not fit.
    pub fn strategy(&self, player: Player) -> Strategy {
        self.document.duel.players.fitting(player, self.n())
    }

    /// Whether a person plays.
    pub fn has_person(&self) -> bool {
        self.document.duel.players.has_person(self.n())
    }

    /// Whether the game waits for a person's move.
    pub fn is_your_turn(&self) -> bool {
        let ply = self.ply();
        ply == self.game.end() && ply < self.n()
    }

    /// Whether a person has asked for a hint in this position.
    pub fn is_hinted(&self) -> bool {
        self.hinted == Some(self.ply())
    }

    /// Shows what both ends are worth, until the position changes.
    pub fn hint(&mut self) {
        self.hinted = Some(self.ply());
    }

    /// Shows the game along a line, at rest after `ply` moves.
    pub fn show_line(&mut self, line: usize, ply: usize) {
        if line != self.line {
            self.line = line;
            self.game = game_of(&self.table, &self.document.duel, line);
        }
        self.rest_at(ply);
    }

    /// Puts the replay of the present game at rest after `ply` moves.
    pub(super) fn rest_at(&mut self, ply: usize) {
        self.hinted = None;
        self.predictions.leave();
        self.transports.game = Playback::new(ply as f64, self.game.end() as f64);
        self.camera.bring_into_view = self.game_interval().or(self.camera.bring_into_view);
    }

    /// In a game that no move is made of, whoever is no person moves, so that it is the person's turn.
    pub(super) fn open_game(&mut self) {
        let is_new = self.ply() == 0 || self.game.line().choices().is_empty();
        if is_new && self.has_person() && self.strategy(Player::First) != Strategy::You {
            self.play_on(0);
        }
    }

    /// Plays on from `ply`: one move, or in a person's game up to where it is a person's turn again.
    pub fn play_on(&mut self, ply: usize) {
        let end = self.game.end();
        let is_persons = |ply: &usize| self.strategy(Player::to_move(*ply)) == Strategy::You && *ply + 1 < self.n();
        let to = if self.has_person() { (ply + 1..end).find(is_persons).unwrap_or(end) } else { (ply + 1).min(end) };
        self.transports.game.jump_to(ply as f64);
        self.transports.game.glide_from_here(to as f64, SECONDS_PER_ANSWER * to.saturating_sub(ply) as f64);
        self.hinted = None;
        self.predictions.leave();
    }

    /// Where taking `end` of the present position leads.
    pub fn way(&self, end: End) -> Option<Way> {
        let (ply, turn) = (self.ply(), self.turn()?);
        let line = self.game.line();
        let made = self.game.moves().get(ply);
        if made.is_some_and(|made| made.taken == end || turn.interval.is_single()) {
            return Some(Way::Along);
        }
        if made.is_none() && !self.is_your_turn() {
            // The move is yet to be found.
            return None;
        }
        let lines = self.document.duel.lines();
        let takes_it = |other: &Line| self.game.departure(&self.table, other) == Some((ply, Some(end)));
        let own = line.branch(ply, end);
        Some(match lines.iter().position(takes_it) {
            Some(other) => Way::Line(other),
            None if made.is_none() => Way::Choice(own),
            None => Way::Branch(own),
        })
    }

    /// The last move before the present position that a person has chosen, by the moves before it.
    pub fn own_move(&self) -> Option<usize> {
        let is_persons = |ply: &usize| *ply < self.ply() && self.strategy(Player::to_move(*ply)) == Strategy::You;
        self.game.line().choices().iter().map(|choice| choice.0).rfind(is_persons)
    }

    /// Whether a person's move is being made and answered.
    pub fn is_answering(&self) -> bool {
        let is_gliding = self.transports.game.is_moving() && !self.transports.game.is_playing();
        is_gliding && self.has_person() && self.ply() == self.game.end()
    }

    /// The moves of the game that are to be seen: while a person's move is being answered, not the answer, and where
    /// moves are asked for, those that are made.
    pub fn moves_in_sight(&self) -> usize {
        let found = self.game.moves().len();
        if self.asks_in_game() || self.keeps_result() {
            return self.ply();
        }
        if self.is_answering() { (whole(self.game_head()) + 1).min(found) } else { found }
    }

    /// The present duel for other players. Those who replace a player in a person's game go on from here: the moves that
    /// were made stay. Any other game begins anew.
    pub fn duel_of(&self, players: Players) -> Duel {
        let duel = &self.document.duel;
        let goes_on = duel.players.has_person(self.n()) && (1..self.n()).contains(&self.ply());
        if !goes_on || self.n() > GAME_AT_ONCE {
            return Duel::new(players);
        }
        let lines = duel.lines().iter().enumerate().map(|(line, choices)| {
            let most = if line == self.line { self.ply() } else { self.n() };
            Game::solved(&self.table, duel.players, choices.clone()).line_for(&self.table, players, most)
        });
        Duel::with_lines(players, lines.collect())
    }

    /// Whether the optimal games can be walked through: a longer game would keep the window waiting.
    pub fn can_walk(&self) -> bool {
        self.n() <= GAME_AT_ONCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::tests::state;
    use crate::app::transport::{Transport, TransportAction};

    #[test]
    fn in_a_long_row_an_end_can_be_taken_only_where_the_moves_are_found() {
        let coins: Vec<_> = (0..=GAME_AT_ONCE).map(|k| (k * 7919 % 997).to_string()).collect();
        let mut state = state(&coins.join(" "), 0.0, 0);
        state.advance(0.0);
        state.act(Transport::Game, TransportAction::Last);
        assert!(state.game().lacks_moves());
        assert_eq!(End::BOTH.map(|end| state.way(end)), [None, None]);
        state.act(Transport::Game, TransportAction::First);
        assert!(End::BOTH.iter().any(|end| matches!(state.way(*end), Some(Way::Branch(_)))));
    }
}
