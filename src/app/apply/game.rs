//! What messages about the game do.

use crate::app::program::{App, EditRun, SidePanel};
use crate::app::state::Continuation;
use crate::app::transport::Transport;
use crate::game::{Duel, End, Game, Line, Players, Table};

impl App {
    /// Whether the arrows are a person's move.
    pub fn arrows_take(&self) -> bool {
        self.state.transports.active == Transport::Game && self.state.is_your_turn()
    }

    pub(super) fn edit_duel(&mut self, edit_run: Option<EditRun>, change: impl FnOnce(&mut Duel)) {
        let mut document = self.state.document().clone();
        change(&mut document.duel);
        self.change(document, edit_run);
    }

    /// Goes over to a duel at a line and a position; who is not a person moves on.
    fn play_duel(&mut self, duel: Duel, (line, ply): (usize, usize), edit_run: Option<EditRun>) {
        self.edit_duel(edit_run, |present| *present = duel);
        self.state.show_line(line, ply);
        self.select_game_of_person();
        if self.state.has_person() && !self.state.is_your_turn() {
            self.state.play_on(ply);
        }
    }

    /// In a person's game the keys are for the game, and where there is room for one side it is that of the game.
    pub(in crate::app) fn select_game_of_person(&mut self) {
        if self.state.has_person() {
            self.state.transports.active = Transport::Game;
            self.side_panel = SidePanel::Tabs;
        }
    }

    /// A game of the same players, or of others, from the start.
    pub(super) fn begin_game(&mut self, players: Players) {
        self.play_duel(Duel::new(players), (0, 0), None);
    }

    pub(super) fn change_players(&mut self, players: Players) {
        let duel = self.state.duel_of(players);
        let is_new = duel == Duel::new(players);
        let at = if is_new { (0, 0) } else { (self.state.line(), self.state.ply()) };
        let only_seeds = players.names() == self.state.document().duel.players.names();
        self.play_duel(duel, at, only_seeds.then_some(EditRun::Seed));
    }

    /// Goes over to the next line, at the present position or where the two part before it.
    pub(super) fn next_line(&mut self) {
        let lines = self.state.document().duel.lines();
        let next = (self.state.line() + 1) % lines.len();
        let departure = self.state.game().departure(self.state.table(), &lines[next]);
        let shared = departure.map_or(usize::MAX, |(ply, _)| ply);
        self.show_line(next, self.state.ply().min(shared));
    }

    pub(super) fn show_line(&mut self, line: usize, ply: usize) {
        if line < self.state.document().duel.lines().len() {
            // A walk that goes on from here is another one.
            self.edit_run = None;
            self.state.show_line(line, ply);
        }
    }

    /// Takes an end of the present position: along the line that is shown, or along one of its own.
    pub(super) fn take(&mut self, end: End) {
        // A move during the answer to the last one would be made in a position that nobody has seen.
        if self.state.is_answering() {
            return;
        }
        // A walk that goes on from here is another one.
        self.edit_run = None;
        let (ply, shown) = (self.state.ply(), self.state.line());
        let line = match self.state.continuation(end) {
            None => return,
            Some(Continuation::ShownLine) => shown,
            Some(Continuation::OtherLine(line)) if self.state.is_your_turn() => {
                // Nothing is left behind of the line that ends here: the other one begins with all of it.
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
        self.state.transports.active = Transport::Game;
        self.side_panel = SidePanel::Tabs;
        self.state.play_on(ply);
    }

    /// Goes back to before a person's last move, which is forgotten.
    pub(super) fn take_back(&mut self) {
        let (shown, line) = (self.state.line(), self.state.game().line());
        if let Some(last) = self.state.own_move() {
            let line = line.before(last);
            self.edit_duel(None, |duel| duel.replace(shown, line));
            self.state.show_line(shown, last);
        }
    }

    /// Goes over to the optimal game that `step` finds from the present one, or to the first one: a line of its own,
    /// and of a whole walk the same one.
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
