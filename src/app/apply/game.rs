//! The messages about the game, and its review.

use crate::app::message::Reply;
use crate::app::notice::{Notice, Topic};
use crate::app::program::{App, EditRun};
use crate::app::state::Continuation;
use crate::app::transport::Transport;
use crate::game::rule::taking::Taking;
use crate::game::{Duel, End, FillOrder, Game, Line, Pick, Players, Recurrence, Rule, Strategy, Table};
use crate::session::{Comparison, Document, Subject};

impl App {
    /// Returns whether the arrow keys make a person's move.
    pub fn arrows_take(&self) -> bool {
        self.state.transports.active == Transport::Game && self.state.is_your_turn()
    }

    /// Changes the duel, as a step for undo.
    pub(super) fn edit_duel(&mut self, edit_run: Option<EditRun>, change: impl FnOnce(&mut Duel)) {
        let mut document = self.state.document().clone();
        change(&mut document.duel);
        self.change(document, edit_run);
    }

    /// Replaces the duel, and shows it at a line and a position. Plays on until it is a person's turn.
    fn play_duel(&mut self, duel: Duel, (line, ply): (usize, usize), edit_run: Option<EditRun>) {
        self.edit_duel(edit_run, |present| *present = duel);
        self.state.show_line(line, ply);
        self.select_game_of_person();
        if self.state.has_person() && !self.state.is_your_turn() {
            self.state.play_on(ply);
        }
    }

    /// Lets the keys move the game, and shows it on the stage. A slide stays what it is.
    fn show_game(&mut self) {
        if self.state.lecture.is_none() {
            self.show_subject(Subject::Game);
        }
        self.state.transports.active = Transport::Game;
    }

    /// Shows a game with a person.
    pub(in crate::app) fn select_game_of_person(&mut self) {
        if self.state.has_person() {
            self.show_game();
        }
    }

    /// Starts a new game of these players.
    pub(super) fn begin_game(&mut self, players: Players) {
        let rule = self.state.document().duel.rule;
        self.play_duel(Duel::new(players).under(rule), (0, 0), None);
    }

    /// Plays by another rule, with the table of its recurrence. The moves by the rule before mean nothing then. Beside the
    /// table of a ring is that of the row written twice.
    pub(super) fn play_by(&mut self, rule: Rule) {
        let before = self.state.document();
        if before.duel.rule != rule {
            let mut document = before.clone();
            document.duel = Duel::new(document.duel.players).under(rule);
            follow_ring(before, &mut document);
            self.change(document, None);
            if rule.is_ring && self.state.view().subject == Subject::Table {
                self.change_view(|view| view.beside = Some(Subject::Table));
            }
        }
        let of_rule =
            |recurrence: Recurrence| Some(recurrence) == Recurrence::shown_for(rule) || recurrence.rule() == Some(rule);
        if let Some(recurrence) = Recurrence::shown_for(rule).filter(|_| !of_rule(self.state.view().recurrence)) {
            self.change_view(|view| view.recurrence = recurrence);
        }
        self.tell_refusal();
    }

    /// Says why the row has no game by its rule, if it has none.
    pub(super) fn tell_refusal(&mut self) {
        if let Some(error) = self.state.game().refusal() {
            self.notices.show(Notice::error(Topic::Window, error.to_string()));
        }
    }

    /// Changes the players. A game with a person goes on, and any other game starts again.
    pub(super) fn change_players(&mut self, players: Players) {
        let duel = self.state.duel_of(players);
        let is_new = duel == Duel::new(players).under(duel.rule);
        let at = if is_new { (0, 0) } else { (self.state.line(), self.state.ply()) };
        let only_seeds = players.names() == self.state.document().duel.players.names();
        self.play_duel(duel, at, only_seeds.then_some(EditRun::Seed));
    }

    /// Shows the next line, at the present position or at the earlier position where the two lines part.
    pub(super) fn next_line(&mut self) {
        let lines = self.state.document().duel.lines();
        let next = (self.state.line() + 1) % lines.len();
        let departure = self.state.game().departure(self.state.table(), &lines[next]);
        let shared = departure.map_or(usize::MAX, |(ply, _)| ply);
        self.show_line(next, self.state.ply().min(shared));
    }

    /// Shows a line after `ply` moves, if there is such a line.
    pub(super) fn show_line(&mut self, line: usize, ply: usize) {
        if line < self.state.document().duel.lines().len() {
            // A later walk through the optimal games is a new step for undo.
            self.edit_run = None;
            self.state.show_line(line, ply);
        }
    }

    /// Makes a move in the present position, and shows the line that continues with it.
    pub(super) fn take(&mut self, taking: impl Into<Taking>) {
        let taking = taking.into();
        // During the answer to the last move, the user has not seen the present position.
        if self.state.is_answering() || self.state.told_mistake().is_some() {
            return;
        }
        // Who takes a coin while a stop asks for the best end has answered.
        if self.state.is_asked_for_move() {
            if let Some(end) = taking.end() {
                let pick = if end == End::Left { Pick::Left } else { Pick::Right };
                self.state.reply(Reply::End(pick));
            }
            return;
        }
        // A later walk through the optimal games is a new step for undo.
        self.edit_run = None;
        let (ply, shown) = (self.state.ply(), self.state.line());
        let line = match self.state.continuation(taking) {
            None => return,
            Some(Continuation::ShownLine) => shown,
            Some(Continuation::OtherLine(line)) if self.state.is_your_turn() => {
                // The shown line ends here and is the beginning of the other one, so it can be removed.
                self.edit_duel(None, |duel| duel.remove(shown));
                if line > shown { line - 1 } else { line }
            }
            Some(Continuation::OtherLine(line)) => line,
            Some(Continuation::NewLine(line)) => {
                let mut added = shown;
                self.edit_duel(None, |duel| added = duel.add(line));
                added
            }
            Some(Continuation::PersonsMove(line)) => {
                self.edit_duel(None, |duel| duel.replace(shown, line));
                shown
            }
        };
        self.state.show_line(line, ply);
        self.show_game();
        self.state.play_own(ply);
    }

    /// Takes as many coins from an end as are chosen.
    pub(super) fn take_from(&mut self, end: End) {
        self.take(Taking::Coins(end, self.state.coins_per_move()));
    }

    /// Goes on with the game after a move that is answered on the board.
    pub(super) fn go_on_after_mistake(&mut self) {
        if self.state.told_mistake().is_some() {
            self.state.play_on(self.state.ply());
        }
    }

    /// Lets a person choose again in the position before a move of the shown game. The moves that were made stay as a line
    /// of their own.
    pub(super) fn retry_from(&mut self, ply: usize) {
        self.show_line(self.state.line(), ply);
        self.retry();
        self.select_game_of_person();
    }

    /// Makes the best move in the present position, and the left one on a tie.
    pub(super) fn take_best(&mut self) {
        if let Some(best) = self.state.game().best(self.state.ply()) {
            self.take(best);
        }
    }

    /// Takes back a person's last move.
    pub(super) fn take_back(&mut self) {
        let (shown, line) = (self.state.line(), self.state.game().line());
        if let Some(last) = self.state.own_move() {
            let line = line.before(last);
            self.edit_duel(None, |duel| duel.replace(shown, line));
            self.state.show_line(shown, last);
        }
    }

    /// Shows the optimal game that `step` finds from the present one, or the first optimal game. A walk through several
    /// games uses one line, and is one step for undo.
    pub(super) fn walk(&mut self, step: fn(&Table, &Game) -> Option<Line>) {
        if !self.state.can_walk() {
            return;
        }
        let (table, game) = (self.state.table(), self.state.game());
        let line = if game.is_optimal() { step(table, game) } else { Some(Line::default()) };
        let Some(line) = line else { return };
        let players = self.state.document().duel.players;
        let line = Game::solved(table, Players::default(), line).line_for(table, players, table.n());
        let (ply, mut shown) = (self.state.ply(), self.state.line());
        let goes_on = self.edit_run == Some(EditRun::Walk);
        self.edit_duel(Some(EditRun::Walk), |duel| {
            if goes_on {
                duel.replace(shown, line);
            } else {
                shown = duel.add(line);
            }
        });
        self.state.show_line(shown, ply);
    }
}

/// Compares the table with that of the ring, if its rule has one, and no longer with that of the ring before.
pub(super) fn follow_ring(before: &Document, document: &mut Document) {
    let twice = |of: &Document| of.duel.rule.around(&of.row);
    let is_of_ring = |compared: &Comparison| compared.coins == twice(before) && compared.coins.is_some();
    if before.compared.as_ref().is_none_or(is_of_ring) {
        document.compared = twice(document).map(|coins| Comparison {
            coins: Some(coins),
            order: FillOrder::default(),
            recurrence: Recurrence::shown_for(document.duel.rule),
        });
    }
}

impl App {
    /// Goes to the position before a move of the shown game, with its cell in the table pinned. If the cell is not
    /// written, the fill goes there first.
    pub(super) fn review(&mut self, ply: usize) {
        // The move may not be found yet.
        let Some(interval) = self.state.game().moves().get(ply).map(|made| made.turn.interval) else { return };
        self.show_line(self.state.line(), ply);
        if !self.state.is_written(interval) {
            self.state.go_to(interval);
        }
        self.state.pin(Some(interval));
    }

    /// Goes to the next move that threw something away, or behind the last one to the first.
    pub(super) fn next_mistake(&mut self) {
        if let Some(ply) = self.state.next_mistake() {
            self.review(ply);
        }
    }

    /// Lets a person choose again in the present position. The moves that were made stay as a line of their own.
    pub(super) fn retry(&mut self) {
        if !self.state.can_retry() {
            return;
        }
        let ply = self.state.ply();
        let line = self.state.game().line().before(ply);
        let mut added = self.state.line();
        self.edit_duel(None, |duel| added = duel.add(line));
        self.state.show_line(added, ply);
        self.state.transports.active = Transport::Game;
    }

    /// Lets the table play for each person. The moves that were made stay.
    pub(super) fn stop_playing(&mut self) {
        let by_table = |strategy| if strategy == Strategy::You { Strategy::Optimal } else { strategy };
        let Players { first, second } = self.state.document().duel.players;
        self.change_players(Players { first: by_table(first), second: by_table(second) });
    }
}
