//! The messages about a game that has been played: its mistakes, and trying again.

use crate::app::program::App;
use crate::app::transport::Transport;
use crate::game::{Players, Strategy};

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
