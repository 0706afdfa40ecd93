//! The game in the state: the position of the replay, the player to move, and how the game continues after each end.

use crate::app::playback::Playback;
use crate::app::shown::Secret;
use crate::app::speed::SECONDS_PER_ANSWER;
use crate::app::state::{State, whole};
use crate::game::rule::taking::Taking;
use crate::game::{Duel, Game, Interval, Line, Move, Player, Players, Recurrence, Rule, Strategy, Turn};
use crate::limits::MAX_COINS_SOLVED_AT_ONCE;
use crate::session::View;

/// How the game continues after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// The line that is shown makes this move.
    ShownLine,
    /// The line with this index makes it.
    OtherLine(usize),
    /// This line is added. The one that is shown stays as it is.
    NewLine(Line),
    /// This line replaces the one that is shown: a person's move is added to it.
    PersonsMove(Line),
}

impl State {
    /// Returns the position of the replay in moves, at most the number of moves found.
    pub fn game_head(&self) -> f64 {
        self.transports.game.head().min(self.shown_game.game.moves().len() as f64)
    }

    /// Returns the number of moves made where the replay comes to rest, at most the number of moves found.
    pub fn ply(&self) -> usize {
        whole(self.transports.game.resting_head()).min(self.shown_game.game.moves().len())
    }

    /// Returns the position where the replay comes to rest. `None` at the end of the game.
    pub fn turn(&self) -> Option<Turn> {
        self.shown_game.game.turn(self.ply())
    }

    /// Returns the coins that are left at the position of the replay. A move in progress does not count as made. `None`
    /// at the end.
    pub fn game_interval(&self) -> Option<Interval> {
        self.shown_game.game.interval_after(whole(self.game_head()))
    }

    /// Returns the strategy of `player` on this row: the chosen one, or the optimal one if that does not fit the row.
    pub fn strategy(&self, player: Player) -> Strategy {
        let Duel { rule, players, .. } = &self.document.duel;
        players.fitting(*rule, player, self.n())
    }

    /// Returns whether a person plays.
    pub fn has_person(&self) -> bool {
        let Duel { rule, players, .. } = &self.document.duel;
        players.has_person(*rule, self.n())
    }

    /// Returns whether the game waits for a person's move.
    pub fn is_your_turn(&self) -> bool {
        let (ply, game) = (self.ply(), &self.shown_game.game);
        ply == game.end() && !game.is_over(ply)
    }

    /// Returns whether a person has asked for a hint in this position.
    pub fn is_hinted(&self) -> bool {
        self.shown_game.hinted == Some(self.ply())
    }

    /// Returns how many coins the arrow keys and the buttons of the ends take: as many as were chosen last, if so many can be
    /// taken now.
    pub fn coins_per_move(&self) -> usize {
        self.shown_game.coins_per_move.min(self.shown_game.game.most_coins(self.ply())).max(1)
    }

    /// Shows what both ends are worth, until the position changes.
    pub fn hint(&mut self) {
        self.shown_game.hinted = Some(self.ply());
    }

    /// Returns whether a move of a person that gives something away is answered at once: by the user's choice, or else in
    /// lessons. Where a stop behind the game says what went wrong, it is not told before.
    pub fn tells_mistakes(&self) -> bool {
        let is_lesson = || self.lesson().is_some() && !(self.goes_by_stops() && self.stop_beside(false).is_some());
        self.preferences.tells_mistakes.unwrap_or_else(is_lesson)
    }

    /// Returns the move that is answered on the board, as the number of moves before it.
    pub fn told_mistake(&self) -> Option<usize> {
        self.shown_game.told.as_ref().map(|(told, _)| *told).filter(|told| told + 1 == self.ply())
    }

    /// Returns whether the board shows what the last move gave away: its coin has landed.
    pub fn shows_mistake(&self) -> bool {
        self.told_mistake().is_some() && self.game_head() == self.ply() as f64
    }

    /// Returns the coins that best play takes in the place of the move that is answered, with their players. None while
    /// the board does not show it.
    pub fn better_line(&self) -> &[(Player, i64)] {
        self.shown_game.told.as_ref().filter(|_| self.shows_mistake()).map_or(&[], |(_, better)| better)
    }

    /// Returns the coins that best play takes in the place of a move, with their players. None in a long row. O(n).
    fn better_than(&self, told: usize) -> Vec<(Player, i64)> {
        if self.n() > MAX_COINS_SOLVED_AT_ONCE {
            return vec![];
        }
        let (game, coins) = (&self.shown_game.game, self.row().coins());
        let Some(best) = game.best(told) else { return vec![] };
        let made = (0..told).filter_map(|ply| Some((ply, game.moves().get(ply)?.taking)));
        let better = game.along(&self.table, Players::default(), Line::new(made.chain([(told, best)]), self.n()));
        let taken = |made: Move| made.coins(coins.len()).map(move |coin| (made.turn.player, coins[coin]));
        better.moves().range(told..self.n()).flat_map(taken).collect()
    }

    /// Plays a move of a person, and if it gives something away and that is told, nothing behind it.
    pub fn play_own(&mut self, ply: usize) {
        let player = self.shown_game.game.player_at(ply);
        let [own, other] = [player, player.other()].map(|player| self.strategy(player) == Strategy::You);
        let is_mistake = self.shown_game.game.mistakes().contains(&(ply as u32));
        if !own || other || !is_mistake || !self.tells_mistakes() {
            return self.play_on(ply);
        }
        self.glide_to(ply, ply + 1);
        self.shown_game.told = Some((ply, self.better_than(ply)));
    }

    /// Returns the game along the line with this index.
    pub(super) fn game_along(&self, line: usize) -> Game {
        let duel = &self.document.duel;
        self.positions.game(&self.table, duel.players, duel.lines()[line].clone())
    }

    /// Computes the table by the recurrence of the rule, if it was computed by that of the rule before.
    pub(super) fn follow_rule(&mut self, old: Rule) {
        let was_shown =
            self.view.recurrence.rule() == Some(old) || Recurrence::shown_for(old) == Some(self.view.recurrence);
        if was_shown && let Some(recurrence) = Recurrence::shown_for(self.document.duel.rule) {
            self.change_lasting_view(|view| view.recurrence = recurrence);
            self.set_view(View { recurrence, ..self.view });
        }
    }

    /// Shows the game along a line, at rest after `ply` moves.
    pub fn show_line(&mut self, line: usize, ply: usize) {
        if line != self.shown_game.line {
            self.shown_game.line = line;
            self.shown_game.game = self.game_along(line);
        }
        self.rest_at(ply);
    }

    /// Puts the replay of the present game at rest after `ply` moves.
    pub(super) fn rest_at(&mut self, ply: usize) {
        self.shown_game.forget_words();
        self.predictions.leave();
        self.transports.game = Playback::new(ply as f64, self.shown_game.game.end() as f64);
        self.camera.followed = self.game_interval().or(self.camera.followed);
    }

    /// Lets the computer move first if it is First in a new game with a person, so that it is the person's turn.
    pub(super) fn open_game(&mut self) {
        let is_new = self.ply() == 0 || self.shown_game.game.line().choices().is_empty();
        if is_new && self.has_person() && self.strategy(Player::First) != Strategy::You {
            self.play_on(0);
        }
    }

    /// Plays on from `ply`: one move, or in a game with a person until it is a person's turn again.
    pub fn play_on(&mut self, ply: usize) {
        let game = &self.shown_game.game;
        let end = game.end();
        let is_persons = |ply: &usize| self.strategy(game.player_at(*ply)) == Strategy::You && game.has_choice(*ply);
        let to = if self.has_person() { (ply + 1..end).find(is_persons).unwrap_or(end) } else { (ply + 1).min(end) };
        self.glide_to(ply, to);
    }

    /// Plays the moves from `ply` to `to`.
    fn glide_to(&mut self, ply: usize, to: usize) {
        self.transports.game.jump_to(ply as f64);
        self.transports.game.glide_from_here(to as f64, SECONDS_PER_ANSWER * to.saturating_sub(ply) as f64);
        self.shown_game.forget_words();
        self.predictions.leave();
    }

    /// Returns how the game continues if this is taken in the present position. `None` at the end of the game, if the rule
    /// does not allow it, and while the move at this position has not been found.
    pub fn continuation(&self, taking: impl Into<Taking>) -> Option<Continuation> {
        let (ply, turn) = (self.ply(), self.turn()?);
        let taking = self.shown_game.game.allowed(ply, taking.into())?;
        let line = self.shown_game.game.line();
        let made = self.shown_game.game.moves().get(ply);
        if made.is_some_and(|made| made.taking == taking || turn.interval.is_single()) {
            return Some(Continuation::ShownLine);
        }
        if made.is_none() && !self.is_your_turn() {
            // The move is yet to be found.
            return None;
        }
        let lines = self.document.duel.lines();
        let takes_it = |other: &Line| self.shown_game.game.departure(&self.table, other) == Some((ply, Some(taking)));
        let own = line.branch(ply, taking);
        Some(match lines.iter().position(takes_it) {
            Some(other) => Continuation::OtherLine(other),
            None if made.is_none() => Continuation::PersonsMove(own),
            None => Continuation::NewLine(own),
        })
    }

    /// Returns the last move that a person chose before the present position, as the number of moves before it.
    pub fn own_move(&self) -> Option<usize> {
        let game = &self.shown_game.game;
        let is_persons = |ply: &usize| *ply < self.ply() && self.strategy(game.player_at(*ply)) == Strategy::You;
        game.line().choices().iter().map(|choice| choice.0).rfind(is_persons)
    }

    /// Returns whether a person's move and the answer to it are being shown.
    pub fn is_answering(&self) -> bool {
        let is_gliding = self.transports.game.is_moving() && !self.transports.game.is_playing();
        is_gliding && self.has_person() && self.ply() == self.shown_game.game.end()
    }

    /// Returns the next move after the present position that threw something away, or behind the last one the first, as
    /// the number of moves before it. Only moves that may be shown count.
    pub fn next_mistake(&self) -> Option<usize> {
        let (ply, visible) = (self.ply(), self.visible_moves());
        let mistakes = self.shown_game.game.mistakes();
        let seen = &mistakes[..mistakes.partition_point(|mistake| (*mistake as usize) < visible)];
        let next = seen.iter().find(|mistake| (**mistake as usize) > ply).or(seen.first());
        let next = next.map(|mistake| *mistake as usize);
        next.filter(|mistake| {
            self.shown_game.game.interval_after(*mistake).is_some_and(|interval| !self.hides(Secret::Passed(interval)))
        })
    }

    /// Returns whether a person has made the next move, and so can choose again.
    pub fn can_retry(&self) -> bool {
        let (ply, game) = (self.ply(), &self.shown_game.game);
        ply < game.end() && game.has_choice(ply) && self.strategy(game.player_at(ply)) == Strategy::You
    }

    /// Returns how many moves may be shown. The answer to a person's move stays hidden until it is made. If questions
    /// ask for the moves, only those that are made are shown.
    pub fn visible_moves(&self) -> usize {
        let found = self.shown_game.game.moves().len();
        if self.hides(Secret::NextMoves) {
            return self.ply();
        }
        if self.is_answering() { (whole(self.game_head()) + 1).min(found) } else { found }
    }

    /// Returns the present duel with other players. A game with a person keeps the moves that were made, and the new
    /// players go on from here. Any other game starts again. O(n) time for each line.
    pub fn duel_of(&self, players: Players) -> Duel {
        let duel = &self.document.duel;
        let (ply, game) = (self.ply(), &self.shown_game.game);
        let goes_on = self.has_person() && ply > 0 && !game.is_over(ply);
        if !goes_on || self.n() > MAX_COINS_SOLVED_AT_ONCE {
            return Duel::new(players).under(duel.rule);
        }
        let lines = duel.lines().iter().enumerate().map(|(line, choices)| {
            let most = if line == self.shown_game.line { ply } else { self.n() };
            game.along(&self.table, duel.players, choices.clone()).line_for(&self.table, players, most)
        });
        Duel::with_lines(players, lines.collect()).under(duel.rule)
    }

    /// Returns whether the row is short enough to go through its optimal games without a delay. They are those of the
    /// classic rule.
    pub fn can_walk(&self) -> bool {
        self.n() <= MAX_COINS_SOLVED_AT_ONCE && self.document.duel.rule == Rule::CLASSIC
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::tests::state;
    use crate::app::transport::{Transport, TransportAction};
    use crate::game::End;

    #[test]
    fn an_end_of_a_long_row_can_be_taken_only_where_the_moves_are_found() {
        let coins: Vec<_> = (0..=MAX_COINS_SOLVED_AT_ONCE).map(|k| (k * 7919 % 997).to_string()).collect();
        let mut state = state(&coins.join(" "), 0.0, 0);
        state.advance(0.0);
        state.act(Transport::Game, TransportAction::Last);
        assert!(state.game().lacks_moves());
        assert_eq!(End::BOTH.map(|end| state.continuation(end)), [None, None]);
        state.act(Transport::Game, TransportAction::First);
        assert!(End::BOTH.iter().any(|end| matches!(state.continuation(*end), Some(Continuation::NewLine(_)))));
    }
}
