//! All that a frame is drawn from: the document, what follows from it, and where the user looks.

mod fusion;
mod game;
mod predict;

use std::cell::RefCell;

use super::history::Snapshot;
use super::message::{Transport, TransportAction};
use super::table_view::Navigation;
use crate::game::fill::memo::{FillAction, OpenCalls};
use crate::game::fusion::run::FusionRun;
use crate::game::table::recurrence::Derivation;
use crate::game::{Cell, Duel, Fill, FillProgress, Game, Interval, Phase, Row, Stride, Table, WindowCache};
use crate::listing::Language;
use crate::playback::Playback;
use crate::session::Zoom;
use crate::session::{Document, Session, View};
pub use game::Way;
pub use predict::Asked;
use predict::{Predictions, heads};

/// Rows of up to this many coins have their whole game found at once; in longer ones, as far ahead of the
/// replay as [`MOVES_AHEAD`].
const GAME_AT_ONCE: usize = 20_000;
const MOVES_AHEAD: usize = 64;
/// Moves beyond this many are found beside the window.
const FAR: usize = 4096;

/// How long a cell, a sweep, a phase or a move takes at normal speed.
const SECONDS_PER_CELL: f64 = 1.0;
const SECONDS_PER_SWEEP: f64 = 1.0;
/// No fill takes longer than this by sweeps, however many there are.
const SECONDS_FOR_ALL_SWEEPS: f64 = 120.0;
/// Of more sweeps than this in a second nothing can be read.
const MOST_SWEEPS_READ: f64 = 20.0;
const SECONDS_PER_PHASE: f64 = 0.8;
const SECONDS_PER_MOVE: f64 = 1.2;
/// How long a move takes in a game that a person plays, whatever the speed: the answer comes after a beat.
const SECONDS_PER_ANSWER: f64 = 0.8;

/// How long the cells take from one layout to the other.
const MORPH_SECONDS: f64 = 0.7;

/// The document with the table and the game of its row, both playheads, and the view.
#[derive(Debug)]
pub struct State {
    document: Document,
    view: View,
    table: Table,
    /// The game along the line that is shown.
    game: Game,
    /// Which of the duel's lines is shown.
    line: usize,
    /// How far a search for far moves has come.
    pub far_moves_found: usize,
    /// The position, by the moves before it, in which a person has asked what both ends are worth.
    hinted: Option<usize>,
    /// What best play is worth from the start.
    result: Cell,
    /// The derivations that were asked for last: that of the present step, and perhaps that of the pinned cell. Whoever
    /// shows a third cell has a window of its own.
    derivations: std::cell::Cell<[Option<Derivation>; 2]>,
    /// Where those were.
    viewer: RefCell<WindowCache>,
    pub fill: Playback,
    pub replay: Playback,
    pub fusion: Playback,
    /// See [`Self::fusing`].
    fusing: Option<FusionRun>,
    /// How much of the way into the present layout the cells are: 1 at rest.
    morph: Playback,
    /// What a step of the fill is.
    pub stride: Stride,
    /// The transport that the keys move.
    pub active_transport: Transport,
    /// The cell that the user has pinned, and the one under the pointer.
    pub pinned: Option<Interval>,
    pub hovered: Option<Interval>,
    pub show_path: bool,
    /// The lecture view, while it is shown.
    pub lecture: Option<Lecture>,
    /// Whether all but the present cell, what it reads and its coins is dimmed.
    pub spotlight: bool,
    /// Whether positions are shown one after the other without movement between them.
    pub reduced_motion: bool,
    /// The language of the code.
    pub language: Language,
    /// How far the recursion's tree is folded: 0 is the tree, 1 the graph, 2 the table.
    pub fold: Playback,
    /// The column and the line at the table's top left corner, where it scrolls, and those of the other layout when it
    /// was left.
    pub offset: (f64, f64),
    pub offset_before: (f64, f64),
    /// How much of the table is seen.
    pub zoom: Zoom,
    /// Where the view of the table is to go next: only the view knows how large it is.
    pub navigation: Option<Navigation>,
    /// The cell that the table keeps in view, until the user scrolls.
    pub bring_into_view: Option<Interval>,
    predictions: Predictions,
}

/// The view of a lecture hall: the row, the table and the sum alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lecture {
    /// It has the whole screen.
    pub in_full_screen: bool,
    /// The table and the sum are hidden, to ask the room.
    pub is_blank: bool,
}

impl State {
    pub fn new(session: Session) -> Self {
        let Session { document, view, zoom, fill_position, line, game_position } = session;
        let table = Table::new(document.row.clone());
        let game = game_of(&table, &document.duel, line);
        let steps = view.fill(table.n()).steps() as f64;
        let mut state = Self {
            fill: Playback::new(fill_position, steps),
            replay: Playback::new(game_position as f64, game.end() as f64),
            fusion: Playback::new(0.0, 0.0),
            fusing: None,
            result: table.result(),
            derivations: std::cell::Cell::default(),
            viewer: RefCell::default(),
            morph: Playback::new(1.0, 1.0),
            document,
            view,
            game,
            line,
            far_moves_found: 0,
            hinted: None,
            table,
            stride: Stride::default(),
            active_transport: Transport::Fill,
            pinned: None,
            hovered: None,
            show_path: false,
            lecture: None,
            spotlight: false,
            reduced_motion: false,
            language: Language::default(),
            fold: Playback::new(0.0, 2.0),
            offset: (0.0, 0.0),
            offset_before: (0.0, 0.0),
            zoom,
            navigation: None,
            bring_into_view: None,
            predictions: Predictions::default(),
        };
        state.follow();
        state.open_game();
        state.fuse(true);
        state
    }

    /// The session as it would be saved now.
    pub fn session(&self) -> Session {
        Session {
            document: self.document.clone(),
            view: self.view,
            zoom: self.zoom,
            fill_position: self.fill.resting_head(),
            line: self.line,
            game_position: whole(self.replay.resting_head()),
        }
    }

    pub fn document(&self) -> &Document {
        &self.document
    }

    pub fn row(&self) -> &Row {
        &self.document.row
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game along the line that is shown.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Which of the duel's lines is shown, counted from 0.
    pub fn line(&self) -> usize {
        self.line
    }

    pub fn view(&self) -> View {
        self.view
    }

    /// The order and the recurrence that the table is filled by.
    pub fn plan(&self) -> Fill {
        self.view.fill(self.n())
    }

    /// How much of the way into the present layout the cells are, from 0 to 1, which is at rest.
    pub fn layout_part(&self) -> f32 {
        self.morph.head() as f32
    }

    /// Looks at the same row in another way. The fill stays at the cell where it is, and the pinned cell stays pinned.
    pub fn set_view(&mut self, view: View) {
        let before = self.plan();
        if view.layout != self.view.layout {
            // On the way there: back by as much as was done.
            let part = 1.0 - self.morph.head();
            self.morph.jump_to(part);
            self.morph.glide_from_here(1.0, MORPH_SECONDS);
            std::mem::swap(&mut self.offset, &mut self.offset_before);
            self.follow();
        }
        if view.predict != self.view.predict {
            self.predictions.leave();
        }
        self.view = view;
        self.fuse(false);
        let fill = self.plan();
        if fill != before {
            self.predictions.leave();
            let head = before.position_in(fill, self.fill.resting_head());
            let mut moved = Playback::new(head, fill.steps() as f64);
            moved.set_speed(self.fill.speed());
            if self.fill.is_playing() && !moved.is_at_end() {
                moved.play();
            }
            let stays = moved.head() == self.fill.resting_head();
            self.fill = moved;
            self.derivations.take();
            if !stays {
                self.follow();
            }
        }
    }

    pub fn n(&self) -> usize {
        self.table.n()
    }

    /// Replaces the document. A changed row gets its table and game anew; a fill or a game that had reached its
    /// end is at its end again, any other stays where it is as far as the new row goes. Of changed lines the one nearest
    /// to the present one is shown, no further than both go together; who knows better says so by [`Self::show_line`].
    pub fn set_document(&mut self, document: Document) {
        let row_changed = document.row != self.document.row;
        let duel_changed = document.duel != self.document.duel;
        self.document = document;
        let (line, shared) = self.document.duel.nearest(self.game.line(), self.line);
        self.line = line;
        if row_changed {
            self.table = Table::new(self.document.row.clone());
        }
        if row_changed || duel_changed {
            self.predictions.leave();
            let ply = self.ply().min(shared);
            self.game = game_of(&self.table, &self.document.duel, line);
            self.hinted = None;
            if !row_changed {
                self.rest_at(ply);
            }
        }
        if row_changed {
            self.result = self.table.result();
            self.derivations.take();
            let steps = self.plan().steps() as f64;
            self.fill = moved(&self.fill, steps);
            self.replay = moved(&self.replay, self.game.end() as f64);
            self.open_game();
            self.pinned = None;
            self.hovered = None;
            self.navigation = None;
            self.clear_record();
            self.fuse(true);
            self.follow();
        }
    }

    /// The document with the position of its game, for undo.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { document: self.document.clone(), line: self.line, ply: self.ply() }
    }

    /// Goes back to a document, and where its game is another one than the present, to the position in it.
    pub fn restore(&mut self, snapshot: Snapshot) {
        let Snapshot { document, line, ply } = snapshot;
        let is_same_game = document.row == self.document.row && document.duel == self.document.duel;
        self.set_document(document);
        if !is_same_game {
            self.show_line(line, ply);
        }
    }

    /// Replaces everything by a session that was opened, but for what belongs to the user: speeds, the language of the
    /// code, and how far the recursion is folded.
    pub fn set_session(&mut self, session: Session) {
        let old = std::mem::replace(self, Self::new(session));
        self.stride = old.stride;
        self.show_path = old.show_path;
        self.lecture = old.lecture;
        self.spotlight = old.spotlight;
        self.reduced_motion = old.reduced_motion;
        self.language = old.language;
        self.fold = old.fold;
        self.fusion.set_speed(old.fusion.speed());
        self.fill.set_speed(old.fill.speed());
        self.replay.set_speed(old.replay.speed());
    }

    /// The transport that the keys move after this one.
    pub fn next_transport(&self) -> Transport {
        self.active_transport.next(self.fusing.is_some() && self.lecture.is_none())
    }

    pub fn playback(&self, transport: Transport) -> &Playback {
        match transport {
            Transport::Fill => &self.fill,
            Transport::Game => &self.replay,
            Transport::Fusion => &self.fusion,
        }
    }

    fn playback_mut(&mut self, transport: Transport) -> &mut Playback {
        match transport {
            Transport::Fill => &mut self.fill,
            Transport::Game => &mut self.replay,
            Transport::Fusion => &mut self.fusion,
        }
    }

    /// Whether the lecture view hides the table.
    pub fn is_blank(&self) -> bool {
        self.lecture.is_some_and(|lecture| lecture.is_blank)
    }

    /// Where the fill stands; `None` while nothing has begun.
    pub fn progress(&self) -> Option<FillProgress> {
        self.plan().progress(self.fill.head())
    }

    /// The cell that the step panel tells of: the pinned one, else the one of the present step.
    pub fn shown_interval(&self) -> Option<Interval> {
        let present = || self.asked_cell().or_else(|| self.progress().map(|progress| progress.interval));
        self.pinned.or_else(present)
    }

    /// The cell that is pointed out on the row of coins: under the pointer, or else pinned.
    pub fn pointed_at(&self) -> Option<Interval> {
        self.hovered.or(self.pinned)
    }

    /// How a cell comes to its value. Remembered, for in a long row it takes milliseconds.
    pub fn derivation(&self, interval: Interval) -> Derivation {
        let [first, second] = self.derivations.get();
        let known = [first, second].into_iter().flatten().find(|derivation| derivation.interval == interval);
        let derivation = known.unwrap_or_else(|| {
            let mut viewer = self.viewer.borrow_mut();
            Derivation::from_cache(&mut viewer, &self.table, self.view.recurrence, interval)
        });
        // The one that was asked for last comes first, and the other one that is still asked for stays.
        let other = if first.is_some_and(|first| first.interval == interval) { second } else { first };
        self.derivations.set([Some(derivation), other]);
        derivation
    }

    /// Whether sweeps go by faster than anybody reads: then no cell of them is looked at.
    pub fn is_rushing(&self) -> bool {
        let sweeps_per_second = self.fill.speed() * self.plan().sweeps() as f64 / SECONDS_FOR_ALL_SWEEPS;
        self.fill.is_playing() && self.stride == Stride::Sweep && sweeps_per_second > MOST_SWEEPS_READ
    }

    /// The calls of the recursion that have not returned.
    pub fn open_calls(&self) -> Option<OpenCalls> {
        let at = self.progress()?;
        let open = self.plan().open_calls(at.step)?;
        if at.action == FillAction::Write && at.fraction >= 1.0 { open.without_last() } else { Some(open) }
    }

    /// The cell of the whole row.
    pub fn result_cell(&self) -> &Cell {
        &self.result
    }

    /// Whether a cell's values may be shown: not before the fill has written them.
    pub fn is_written(&self, interval: Interval) -> bool {
        self.plan().is_written(interval, self.fill.head())
    }

    /// The phase that the step panel has reached for `interval`: all of them once the cell is written.
    pub fn phase_of(&self, interval: Interval) -> Option<Phase> {
        if self.is_written(interval) {
            return Some(Phase::Write);
        }
        self.progress().filter(|progress| progress.interval == interval)?.phase()
    }

    /// How many moves are to be found for where the replay stands.
    pub fn moves_needed(&self) -> usize {
        (whole(self.replay.resting_head()) + MOVES_AHEAD).min(self.game.end())
    }

    /// Whether the replay stands near or beyond the last move that is found.
    fn lacks_moves(&self) -> bool {
        self.game.moves().len() < self.moves_needed()
    }

    /// Whether it stands so far beyond it that finding the moves would hold up a frame.
    pub fn lacks_far_moves(&self) -> bool {
        self.game.moves().len() + FAR < self.moves_needed()
    }

    /// Ends a search for far moves: the replay rests at the last one that is found.
    pub fn stop_searching(&mut self) {
        if self.lacks_far_moves() {
            let found = self.game.moves().len() as f64;
            self.replay.jump_to(found);
        }
    }

    /// How many moves are found, those among them that are found beside the window.
    pub fn moves_found(&self) -> usize {
        self.game.moves().len().max(self.far_moves_found)
    }

    /// Takes over the same game with more of its moves.
    pub fn go_on_with(&mut self, game: Game) {
        self.game = game;
    }

    /// Moves on by the time that has passed.
    pub fn advance(&mut self, seconds: f64) {
        let (fill, stride) = (self.plan(), self.stride);
        let (heads_before, were_playing) = heads(self);
        let pace = |head| steps_per_second(fill, stride, head);
        let moves_per_second = |_| 1.0 / SECONDS_PER_MOVE;
        let next_whole = |head: f64| head.floor() + 1.0;
        let fusions_per_second = self.fusions_per_second();
        if self.reduced_motion {
            self.fill.advance_by_stops(seconds, pace, |head| fill.next_stop(head, stride));
            self.replay.advance_by_stops(seconds, moves_per_second, next_whole);
            self.fusion.advance_by_stops(seconds, |_| fusions_per_second, next_whole);
            self.morph.advance_by_stops(seconds, |_| 1.0, next_whole);
            self.fold.advance_by_stops(seconds, |_| 1.0, next_whole);
        } else {
            self.fill.advance(seconds, pace);
            self.replay.advance(seconds, moves_per_second);
            self.fusion.advance(seconds, |_| fusions_per_second);
            self.morph.advance(seconds, |_| 1.0);
            self.fold.advance(seconds, |_| 1.0);
        }
        self.ask_on_the_way(heads_before, were_playing);
        if self.fill.head() != heads_before[0] {
            self.follow();
        }
        if self.lacks_moves() && !self.lacks_far_moves() {
            self.game.extend(&self.table);
        }
    }

    /// Whether time alone changes the next frame.
    pub fn is_moving(&self) -> bool {
        self.fill.is_moving()
            || self.replay.is_moving()
            || self.fusion.is_moving()
            || self.morph.is_moving()
            || self.fold.is_moving()
            || self.lacks_moves()
    }

    pub fn transport(&mut self, transport: Transport, action: TransportAction) {
        if self.is_held_up(transport, action) {
            return;
        }
        if transport == Transport::Game
            && self.lacks_far_moves()
            && !matches!(action, TransportAction::Seek(_) | TransportAction::First)
        {
            // Whatever is asked for on the way ends the search, and it stands where it has come to.
            return self.stop_searching();
        }
        let [previous, next] = self.stops(transport, action);
        let playback = self.playback_mut(transport);
        match action {
            TransportAction::PlayPause if playback.is_playing() => playback.pause(),
            TransportAction::PlayPause => playback.play(),
            TransportAction::First => playback.jump_to(0.0),
            TransportAction::Last => playback.jump_to(playback.end()),
            TransportAction::Seek(head) => playback.jump_to(head),
            TransportAction::Slower => playback.slower(),
            TransportAction::Faster => playback.faster(),
            TransportAction::Speed(speed) => playback.set_speed(speed),
            TransportAction::Forward | TransportAction::ForwardSweep => playback.glide_to(next),
            TransportAction::Back | TransportAction::BackSweep => playback.jump_to(previous),
        }
        match transport {
            Transport::Fill => self.follow(),
            Transport::Game => self.bring_into_view = self.game_interval(),
            Transport::Fusion => {}
        }
    }

    /// Where a step back and a step forward from the resting position end, by sweeps if the action asks for that.
    fn stops(&self, transport: Transport, action: TransportAction) -> [f64; 2] {
        let from = self.playback(transport).resting_head();
        let stride = match action {
            TransportAction::BackSweep | TransportAction::ForwardSweep => Stride::Sweep,
            _ => self.stride,
        };
        let fill = self.plan();
        match transport {
            Transport::Fill => [fill.previous_stop(from, stride), fill.next_stop(from, stride)],
            Transport::Fusion if stride == Stride::Sweep && self.fusing.is_some() => {
                let stop = |stop: fn(&FusionRun, u64) -> u64, from: f64| {
                    self.fusing.as_ref().map_or(from, |fusing| stop(fusing, from as u64) as f64)
                };
                [stop(FusionRun::previous_event, from.ceil()), stop(FusionRun::next_event, from.floor())]
            }
            Transport::Game | Transport::Fusion => [from.ceil() - 1.0, from.floor() + 1.0],
        }
    }

    /// Moves the fill to the end of the step that writes `interval`, if there is one.
    pub fn go_to(&mut self, interval: Interval) {
        if let Some(step) = self.plan().write_step(interval) {
            self.predictions.leave();
            self.fill.jump_to(step as f64 + 1.0);
            self.follow();
        }
    }

    /// Keeps the present step in view, or the one that the fill begins with.
    fn follow(&mut self) {
        let present = self.progress().map(|progress| progress.interval);
        self.bring_into_view = present.or_else(|| Some(self.plan().step(0).interval));
    }
}

/// The whole steps or moves of a position.
fn whole(head: f64) -> usize {
    head as usize
}

fn game_of(table: &Table, duel: &Duel, line: usize) -> Game {
    let line = duel.lines()[line].clone();
    let make = if table.n() <= GAME_AT_ONCE { Game::solved } else { Game::new };
    make(table, duel.players, line)
}

fn moved(playback: &Playback, end: f64) -> Playback {
    let head = if playback.is_at_end() { end } else { playback.resting_head() };
    let mut moved = Playback::new(head, end);
    moved.set_speed(playback.speed());
    moved
}

/// The fill's normal speed at a position: one cell, sweep or phase in its time.
fn steps_per_second(fill: Fill, stride: Stride, head: f64) -> f64 {
    let next = fill.next_stop(head, stride);
    let seconds = match stride {
        Stride::Phase => SECONDS_PER_PHASE,
        Stride::Cell => SECONDS_PER_CELL,
        Stride::Sweep => SECONDS_PER_SWEEP.min(SECONDS_FOR_ALL_SWEEPS / fill.sweeps() as f64),
    };
    // The length of the stride that the head is in, from the stop before it to the stop after it.
    let length = next - fill.previous_stop(next, stride);
    length / seconds
}

#[cfg(test)]
mod tests;
