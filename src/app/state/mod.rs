//! The data that a frame is drawn from: the document, what is computed from it, and the user's position in it.

mod build;
mod camera;
mod comparison;
mod course;
mod fusion;
mod game;
mod lecture;
mod long_row;
mod look;
mod memory;
mod own;
mod questions;

use std::cell::RefCell;
use std::sync::Arc;

use crate::app::camera::Camera;
use crate::app::course::OpenCourse;
use crate::app::playback::{Playback, STEP_SECONDS};
use crate::app::predictions::Predictions;
use crate::app::preferences::Preferences;
use crate::app::speed::{self, MAX_SWEEPS_PER_SECOND, SECONDS_FOR_ALL_SWEEPS, SECONDS_PER_MOVE, steps_per_second};
use crate::app::transport::{Transport, TransportAction, Transports};
use crate::game::fusion::run::FusionRun;
use crate::game::play::game::solved::Positions;
use crate::game::table::derivation::Derivation;
use crate::game::{Cell, Fill, FillProgress, Game, Interval, Phase, Player, Row, Stride, Table, WindowCache};
use crate::predict::practice::Idea;
use crate::session::{Document, Session, View};
pub use build::Building;
pub use game::Continuation;
use memory::{BeforeStops, PointerMemory, ShortRowView, TracedCell, Walk};
pub use memory::{Scene, Snapshot};
pub use own::OwnEntry;

const MOVES_AHEAD: usize = 64;
/// At most this many moves are found within a frame. More moves are found in the background.
const MAX_MOVES_PER_FRAME: usize = 4096;

/// The time in which the cells move from one layout to the other.
const LAYOUT_CHANGE_SECONDS: f64 = 0.7;
/// The time of a phase, as a part of that of a step.
const PHASE_PART: f64 = 1.0 / 3.0;

/// The data that a frame is drawn from: the document, what is computed from it, and the user's position in it.
#[derive(Debug)]
pub struct State {
    course: OpenCourse,
    document: Document,
    view: View,
    walk: Walk,
    table: Table,
    /// The cell of the whole row.
    result: Cell,
    /// What the positions of the game are worth under another rule than the classic one.
    positions: Positions,
    pub shown_game: ShownGame,
    fusion: ShownFusion,
    caches: Caches,
    pub transports: Transports,
    pub look: Look,
    pub camera: Camera,
    pub gaze: Gaze,
    predictions: Predictions,
    pub building: Building,
    pub own: OwnEntry,
    /// The idea of the exercise that is open.
    pub practised: Option<Idea>,
    /// The days since 1970.
    pub today: u64,
    pub preferences: Preferences,
    /// Whether the system asks for less motion.
    pub system_reduces_motion: bool,
    /// The lecture view, while it is shown.
    pub lecture: Option<Lecture>,
}

/// The game that is shown.
#[derive(Debug)]
pub struct ShownGame {
    /// The game along the line that is shown.
    game: Game,
    /// The index of that line in the duel.
    line: usize,
    /// See [`State::coins_per_move`].
    pub coins_per_move: usize,
    /// The position in which a person has asked for a hint, as the number of moves before it.
    hinted: Option<usize>,
    /// The move of a person that gave something away and is answered, as the number of moves before it, with the coins
    /// that best play takes in its place and their players.
    told: Option<(usize, Vec<(Player, i64)>)>,
    /// How many moves a search in the background has found.
    pub far_moves_found: usize,
}

impl ShownGame {
    /// Forgets what was said about the position.
    fn forget_words(&mut self) {
        (self.hinted, self.told) = (None, None);
    }
}

/// The run of fusion on this row, while it is shown.
#[derive(Debug, Default)]
struct ShownFusion {
    run: Option<Arc<FusionRun>>,
    /// Why it could not be computed.
    failure: Option<String>,
}

/// The cell that is looked at.
#[derive(Debug, Default)]
pub struct Gaze {
    /// The cell that the user has pinned.
    pub pinned: Option<Interval>,
    /// The cell under the pointer.
    pub hovered: Option<Interval>,
    /// The cell that the term of the code under the pointer reads.
    read: Option<Interval>,
    pointer: PointerMemory,
    traced: Option<TracedCell>,
}

/// How the table and the tree of calls are shown, apart from the view of the document.
#[derive(Debug)]
pub struct Look {
    /// How far the cells have moved into the present layout, from 0 to 1. It is 1 at rest.
    layout_change: Playback,
    /// How far the recursion tree is folded: 0 is the tree, 1 the graph, 2 the table.
    pub fold: Playback,
    /// Whether everything is dimmed except the present cell, the cells that it reads and its coins.
    pub spotlight: bool,
    /// Whether this is the table that is compared with another one. It has no game and no legend.
    pub is_compared: bool,
    /// What to show again when a long row gives way to a short one.
    short_row_view: Option<ShortRowView>,
}

/// The results that were computed last. In a long row, computing them again would take milliseconds.
#[derive(Debug, Default)]
struct Caches {
    /// The two derivations that were used last: that of the present step, and perhaps that of the pinned cell. A panel
    /// that shows a third cell keeps its own cells.
    derivations: RefCell<[Option<Derivation>; 2]>,
    /// The derivation of the last cell under the pointer whose numbers are known.
    pointed: RefCell<Option<Derivation>>,
    /// The table that is compared with this one, as it was drawn last.
    compared: RefCell<Option<Box<State>>>,
    /// Computes the part of the table around them.
    window: RefCell<WindowCache>,
}

impl Caches {
    /// Forgets the derivations, because the row or the recurrence has changed.
    fn forget_derivations(&self) {
        self.derivations.take();
        self.pointed.take();
    }
}

/// The lecture view, which shows only the row, the table and the sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Lecture {
    /// Whether it fills the whole screen.
    pub in_full_screen: bool,
    /// Whether the table and the sum are hidden, so that the lecturer can ask the audience.
    pub is_blank: bool,
    /// Whether the lecturer has hidden them by hand, so that they stay hidden over a step.
    pub stays_blank: bool,
    /// Whether the whole screen is black, so that the audience looks at the lecturer.
    pub is_black: bool,
}

impl State {
    /// Creates the state of a session that was just opened. O(n) time.
    pub fn new(session: Session, preferences: Preferences) -> Self {
        let Session { document, view, zoom, fill_position, line, game_position } = session;
        let table = Table::new(document.row.clone());
        let positions = Positions::new(document.duel.rule, &document.row);
        let game = positions.game(&table, document.duel.players, document.duel.lines()[line].clone());
        let steps = view.fill(table.n()).steps() as f64;
        let fill = Playback::new(fill_position, steps);
        let replay = Playback::new(game_position as f64, game.end() as f64);
        let mut state = Self {
            course: OpenCourse::default(),
            walk: Walk {
                before: BeforeStops { view: None, fill_position, line, game_position },
                place: None,
                last_stop: None,
                left_lesson: None,
                show_of_hands: None,
                free: None,
            },
            transports: Transports::new(fill, replay),
            shown_game: ShownGame { game, line, coins_per_move: 1, hinted: None, told: None, far_moves_found: 0 },
            fusion: ShownFusion::default(),
            result: table.result(),
            positions,
            caches: Caches::default(),
            look: Look {
                layout_change: Playback::new(1.0, 1.0),
                fold: Playback::new(0.0, 2.0),
                spotlight: false,
                is_compared: false,
                short_row_view: None,
            },
            document,
            view,
            table,
            gaze: Gaze::default(),
            lecture: None,
            camera: Camera::new(zoom),
            predictions: Predictions::default(),
            building: Building::default(),
            own: OwnEntry::default(),
            practised: None,
            today: 0,
            preferences,
            system_reduces_motion: false,
        };
        state.follow();
        state.open_game();
        state.update_fusion(true);
        state.follow_subject();
        state.begin_path();
        state
    }

    /// Returns the session as it would be saved now.
    pub fn session(&self) -> Session {
        Session {
            document: self.document.clone(),
            view: self.view,
            zoom: self.camera.zoom,
            fill_position: self.transports.fill.resting_head(),
            line: self.shown_game.line,
            game_position: whole(self.transports.game.resting_head()),
        }
    }

    /// Returns the document.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Returns the row of coins.
    pub fn row(&self) -> &Row {
        &self.document.row
    }

    /// Returns the table of the row.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the game along the line that is shown.
    pub fn game(&self) -> &Game {
        &self.shown_game.game
    }

    /// Returns the index of the duel's line that is shown, from 0.
    pub fn line(&self) -> usize {
        self.shown_game.line
    }

    /// Returns how the document is shown.
    pub fn view(&self) -> View {
        self.view
    }

    /// Returns the fill of the table: the order and the recurrence of the view on this row.
    pub fn fill(&self) -> Fill {
        self.view.fill(self.n())
    }

    /// Returns how far the cells have moved into the present layout, from 0 to 1. It is 1 at rest.
    pub fn layout_part(&self) -> f32 {
        self.look.layout_change.head() as f32
    }

    /// Replaces the view of the same document. The fill stays at its cell, and the pinned cell stays pinned.
    pub fn set_view(&mut self, view: View) {
        let before = self.fill();
        if view.layout != self.view.layout {
            // If a change of layout is still going on, it turns back from its present position.
            let part = 1.0 - self.look.layout_change.head();
            self.look.layout_change.jump_to(part);
            self.look.layout_change.glide_from_here(1.0, LAYOUT_CHANGE_SECONDS);
            self.camera.switch_layout();
            self.follow();
            // A pinned cell is what the user looks at.
            self.camera.followed = self.gaze.pinned.or(self.camera.followed);
        }
        if view.predict != self.view.predict {
            self.predictions.leave();
        }
        self.view = view;
        self.update_fusion(false);
        let fill = self.fill();
        if fill != before {
            self.fit_stops();
            self.predictions.leave();
            let head = before.position_in(fill, self.transports.fill.resting_head());
            let mut moved = Playback::new(head, fill.steps() as f64);
            if self.transports.fill.is_playing() && !moved.is_at_end() {
                moved.play();
            }
            let stays = moved.head() == self.transports.fill.resting_head();
            self.transports.fill = moved;
            self.caches.forget_derivations();
            if !stays {
                self.follow();
            }
        }
    }

    /// Returns the number of coins.
    pub fn n(&self) -> usize {
        self.table.n()
    }

    /// Replaces the document.
    ///
    /// If the row has changed, its table and game are computed again, in O(n). Its game has not been played: it is at its
    /// start. A fill at its end is at the new end, and any other stays at its position, at most at the new end. While
    /// questions ask for the steps, it is at its start.
    ///
    /// If the lines have changed, the one nearest to the present one is shown, at most to the position where the two
    /// part. To show another one, call [`Self::show_line`] after it.
    pub fn set_document(&mut self, document: Document) {
        let row_changed = document.row != self.document.row;
        let duel_changed = document.duel != self.document.duel;
        let old_rule = self.document.duel.rule;
        let (was_long, before) = (self.is_long_row(), self.short_row_view_now());
        let build_before = std::mem::replace(&mut self.document, document).build;
        self.follow_build(build_before.as_ref());
        // Undo may have taken the shown stop away.
        if self.stop_index().is_some_and(|index| index >= self.document.stops.len()) {
            self.leave_place();
        }
        let (line, shared) = self.document.duel.nearest(self.shown_game.game.line(), self.shown_game.line);
        self.shown_game.line = line;
        if row_changed {
            self.table = Table::new(self.document.row.clone());
            self.view.fill_order = self.fill().order;
        }
        let rule = self.document.duel.rule;
        if row_changed || rule != old_rule {
            self.positions = Positions::new(rule, &self.document.row);
        }
        if rule != old_rule {
            self.follow_rule(old_rule);
            self.update_fusion(true);
        }
        if row_changed || duel_changed {
            self.predictions.leave();
            let ply = self.ply().min(shared);
            self.shown_game.game = self.game_along(line);
            self.shown_game.forget_words();
            if !row_changed {
                self.rest_at(ply);
            }
        }
        if row_changed {
            self.result = self.table.result();
            self.caches.forget_derivations();
            let steps = self.fill().steps() as f64;
            let fill = &self.transports.fill;
            let head = match self.view.predict {
                Some(_) => 0.0,
                None if fill.is_at_end() => steps,
                None => fill.resting_head(),
            };
            self.transports.fill = Playback::new(head, steps);
            self.transports.game = Playback::new(0.0, self.shown_game.game.end() as f64);
            self.open_game();
            self.walk.before = BeforeStops { fill_position: 0.0, line: 0, game_position: 0, ..self.walk.before };
            self.fit_stops();
            self.leave_place();
            self.walk.last_stop = None;
            self.gaze.pinned = None;
            self.gaze.traced = None;
            self.gaze.hovered = None;
            self.gaze.read = None;
            self.clear_record();
            self.update_fusion(true);
            self.follow();
            self.row_length_changed(was_long, before);
        }
    }

    /// Returns the document and the position in its game, for undo.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { document: self.document.clone(), line: self.shown_game.line, ply: self.ply() }
    }

    /// Restores a document. If its game differs from the present one, the position in the game is restored too.
    pub fn restore(&mut self, snapshot: Snapshot) {
        let Snapshot { document, line, ply } = snapshot;
        let is_same_game = document.row == self.document.row && document.duel == self.document.duel;
        self.set_document(document);
        if !is_same_game {
            self.show_line(line, ply);
        }
    }

    /// Replaces the document, its view and its positions with those of a session. The preferences, the course, the
    /// lecture view and the stage of the recursion stay.
    pub fn set_session(&mut self, session: Session) {
        let preferences = std::mem::take(&mut self.preferences);
        let old = std::mem::replace(self, Self::new(session, preferences));
        self.course = old.course;
        self.today = old.today;
        self.lecture = old.lecture;
        self.look.spotlight = old.look.spotlight;
        self.look.fold = old.look.fold;
    }

    /// Returns what is looked at, so that it can come back.
    pub fn scene(&self) -> Scene {
        Scene {
            session: self.session(),
            walk: self.walk.clone(),
            active: self.transports.active,
            fusion: self.transports.fusion.resting_head(),
            fold: self.look.fold.resting_head(),
            camera: self.camera.clone(),
            pinned: self.gaze.pinned,
            spotlight: self.look.spotlight,
            predictions: self.predictions.clone(),
        }
    }

    /// Shows what was looked at before. The preferences, the course and the lecture view stay.
    pub fn set_scene(&mut self, scene: Scene) {
        self.set_session(scene.session);
        self.walk = scene.walk;
        self.choose_transport(scene.active);
        self.transports.fusion.jump_to(scene.fusion);
        self.look.fold.jump_to(scene.fold);
        self.camera = scene.camera;
        self.gaze.pinned = scene.pinned;
        self.look.spotlight = scene.spotlight;
        self.predictions = scene.predictions;
    }

    /// Lets the keys move a transport. There is nothing to move in a run of fusion that is not shown.
    pub fn choose_transport(&mut self, transport: Transport) {
        if transport != Transport::Fusion || self.fusion.run.is_some() {
            self.transports.active = transport;
        }
    }

    /// Returns whether playing a transport does something: not while a game waits for a person's move.
    pub fn can_play(&self, transport: Transport) -> bool {
        let playback = self.transports.get(transport);
        match transport {
            // While the coin of a person flies, nothing changes yet.
            Transport::Game => playback.is_playing() || !(self.is_your_turn() || self.is_answering()),
            Transport::Fill | Transport::Fusion => playback.end() > 0.0,
        }
    }

    /// Returns whether the lecture view hides the table.
    pub fn is_blank(&self) -> bool {
        self.lecture.is_some_and(|lecture| lecture.is_blank)
    }

    /// Returns the progress of the fill. `None` before the first step.
    pub fn progress(&self) -> Option<FillProgress> {
        self.fill().progress(self.transports.fill.head())
    }

    /// Returns the derivation of a cell's value. The last ones are cached, because computing one takes milliseconds in a
    /// long row. After that, the cells around it are prepared in the background; see [`Self::lacks_cells_around`].
    pub fn derivation(&self, interval: Interval) -> Derivation {
        let recurrence = self.view.recurrence;
        let derivation = self.known_derivation(interval).unwrap_or_else(|| {
            if self.is_derived_at_once(interval) {
                Derivation::from_cache(&mut self.caches.window.borrow_mut(), &self.table, recurrence, interval)
            } else {
                Derivation::new(&self.table, recurrence, interval)
            }
        });
        if self.looked_at_by_pointer() == Some(interval) {
            // A pointer that moves does not displace the others.
            *self.caches.pointed.borrow_mut() = Some(derivation.clone());
            return derivation;
        }
        // The one used last comes first. The other one that is still in use stays.
        let mut kept = self.caches.derivations.borrow_mut();
        if kept[0].as_ref().is_none_or(|first| first.interval != interval) {
            kept.swap(0, 1);
        }
        kept[0] = Some(derivation.clone());
        derivation
    }

    /// Returns the derivation of a cell's value, if it is cached.
    fn known_derivation(&self, interval: Interval) -> Option<Derivation> {
        let (kept, pointed) = (self.caches.derivations.borrow(), self.caches.pointed.borrow());
        kept.iter().chain([&*pointed]).flatten().find(|derivation| derivation.interval == interval).cloned()
    }

    /// Returns whether sweeps are played too fast to read. Then the cells of the present step need not be computed.
    pub fn is_rushing(&self) -> bool {
        let sweeps_per_second =
            self.preferences.speed(Transport::Fill) * self.fill().sweeps() as f64 / SECONDS_FOR_ALL_SWEEPS;
        self.transports.fill.is_playing()
            && self.preferences.stride == Stride::Sweep
            && sweeps_per_second > MAX_SWEEPS_PER_SECOND
    }

    /// Returns the cell of the whole row.
    pub fn result_cell(&self) -> &Cell {
        &self.result
    }

    /// Returns whether the fill has written a cell, so that its values may be shown.
    pub fn is_written(&self, interval: Interval) -> bool {
        self.fill().is_written(interval, self.transports.fill.head())
    }

    /// Returns the phase that the fill has reached in the step of `interval`. A cell that is written has reached the
    /// last phase. `None` if the step is not begun.
    pub fn phase_of(&self, interval: Interval) -> Option<Phase> {
        if self.is_written(interval) {
            return Some(Phase::Write);
        }
        self.progress().filter(|progress| progress.interval == interval)?.phase()
    }

    /// Returns how many moves have to be found for the position of the replay.
    pub fn moves_needed(&self) -> usize {
        (whole(self.transports.game.resting_head()) + MOVES_AHEAD).min(self.shown_game.game.end())
    }

    /// Returns whether the replay is near or beyond the last move found.
    fn lacks_moves(&self) -> bool {
        self.shown_game.game.moves().len() < self.moves_needed()
    }

    /// Returns whether so many moves are missing that they have to be found in the background.
    pub fn lacks_far_moves(&self) -> bool {
        self.shown_game.game.moves().len() + MAX_MOVES_PER_FRAME < self.moves_needed()
    }

    /// Ends a search for far moves. The replay then rests at the last move found.
    pub fn stop_searching(&mut self) {
        if self.lacks_far_moves() {
            let found = self.shown_game.game.moves().len() as f64;
            self.transports.game.jump_to(found);
        }
    }

    /// Returns how many moves are found, with those that a search in the background has found so far.
    pub fn moves_found(&self) -> usize {
        self.shown_game.game.moves().len().max(self.shown_game.far_moves_found)
    }

    /// Replaces the game with the same game that has more of its moves.
    pub fn go_on_with(&mut self, mut game: Game) {
        game.take_over(&mut self.shown_game.game);
        self.shown_game.game = game;
    }

    /// Returns whether positions are shown one after the other, without an animation between them: as the user has chosen,
    /// or else as the system asks for it.
    pub fn reduces_motion(&self) -> bool {
        self.preferences.reduced_motion.unwrap_or(self.system_reduces_motion)
    }

    /// Advances all transports and animations by `seconds`.
    pub fn advance(&mut self, seconds: f64) {
        let (fill, stride) = (self.fill(), self.preferences.stride);
        let (heads_before, were_playing) = self.fill_and_game();
        let [fill_speed, game_speed, fusion_speed] = Transport::ALL.map(|transport| self.preferences.speed(transport));
        let pace = |head| fill_speed * steps_per_second(fill, stride, head);
        let moves_per_second = |_| game_speed / SECONDS_PER_MOVE;
        let next_whole = |head: f64| head.floor() + 1.0;
        let fusion_steps_per_second = fusion_speed * self.fusion_steps_per_second();
        if self.reduces_motion() {
            self.transports.fill.advance_by_stops(seconds, pace, |head| fill.next_stop(head, stride));
            self.transports.game.advance_by_stops(seconds, moves_per_second, next_whole);
            self.transports.fusion.advance_by_stops(seconds, |_| fusion_steps_per_second, next_whole);
            self.look.layout_change.advance_by_stops(seconds, |_| 1.0, next_whole);
            self.look.fold.advance_by_stops(seconds, |_| 1.0, next_whole);
        } else {
            self.transports.fill.advance(seconds, pace);
            self.transports.game.advance(seconds, moves_per_second);
            self.transports.fusion.advance(seconds, |_| fusion_steps_per_second);
            self.look.layout_change.advance(seconds, |_| 1.0);
            self.look.fold.advance(seconds, |_| 1.0);
        }
        self.ask_on_the_way(heads_before, were_playing);
        let [before, head] = [heads_before[0], self.transports.fill.head()];
        let next_sweep = |head| fill.next_stop(head, Stride::Sweep);
        if self.transports.fill.is_playing() && next_sweep(next_sweep(before)) < head {
            // The present cell is anywhere in its sweep, and in the next frame somewhere else: the view stays.
            self.look_away_from_pointer();
            self.camera.followed = None;
        } else if head != before {
            self.follow();
        }
        if self.lacks_moves() && !self.lacks_far_moves() {
            self.shown_game.game.extend(&self.table);
        }
    }

    /// Returns whether time changes what is drawn, so that another frame is needed.
    pub fn is_moving(&self) -> bool {
        self.transports.is_moving()
            || self.look.layout_change.is_moving()
            || self.look.fold.is_moving()
            || self.lacks_moves()
    }

    /// Carries out an action of a transport. A question that is open, or that the action leads to, may hold it up.
    pub fn act(&mut self, transport: Transport, action: TransportAction) {
        if self.is_held_up(transport, action) || (action == TransportAction::PlayPause && !self.can_play(transport)) {
            return;
        }
        if transport == Transport::Game
            && self.lacks_far_moves()
            && !matches!(action, TransportAction::Seek(_) | TransportAction::First)
        {
            // Any other action ends the search.
            return self.stop_searching();
        }
        let speed = self.preferences.speed(transport);
        let new_speed = match action {
            TransportAction::Slower => Some(speed::slower(speed)),
            TransportAction::Faster => Some(speed::faster(speed)),
            TransportAction::Speed(speed) => Some(speed),
            _ => None,
        };
        if let Some(speed) = new_speed {
            self.preferences.set_speed(transport, speed);
        }
        let [previous, next] = self.steps_around(transport, action);
        // A phase is a part of a step.
        let is_phase = transport == Transport::Fill
            && action == TransportAction::Forward
            && self.preferences.stride == Stride::Phase;
        let part = if is_phase { PHASE_PART } else { 1.0 };
        let playback = self.transports.get_mut(transport);
        match action {
            TransportAction::PlayPause if playback.is_playing() => playback.pause(),
            TransportAction::PlayPause => playback.play(),
            TransportAction::First => playback.jump_to(0.0),
            TransportAction::Last => playback.jump_to(playback.end()),
            TransportAction::Seek(head) => playback.jump_to(head),
            TransportAction::Slower | TransportAction::Faster | TransportAction::Speed(_) => {}
            TransportAction::Forward | TransportAction::ForwardSweep => {
                playback.step_to(next, STEP_SECONDS / speed * part);
            }
            TransportAction::Back | TransportAction::BackSweep => playback.jump_to(previous),
        }
        match transport {
            Transport::Fill => self.follow(),
            Transport::Game => self.camera.followed = self.game_interval(),
            Transport::Fusion => {}
        }
    }

    /// Returns where a step back and a step forward from the resting position end. An action of sweeps steps by sweeps,
    /// and any other by the stride.
    fn steps_around(&self, transport: Transport, action: TransportAction) -> [f64; 2] {
        let from = self.transports.get(transport).resting_head();
        let stride = match action {
            TransportAction::BackSweep | TransportAction::ForwardSweep => Stride::Sweep,
            _ => self.preferences.stride,
        };
        let fill = self.fill();
        match transport {
            Transport::Fill => [fill.previous_stop(from, stride), fill.next_stop(from, stride)],
            Transport::Fusion if stride == Stride::Sweep && self.fusion.run.is_some() => {
                let stop = |stop: fn(&FusionRun, u64) -> u64, from: f64| {
                    self.fusion.run.as_ref().map_or(from, |run| stop(run, from as u64) as f64)
                };
                [stop(FusionRun::previous_event, from.ceil()), stop(FusionRun::next_event, from.floor())]
            }
            Transport::Game | Transport::Fusion => [from.ceil() - 1.0, from.floor() + 1.0],
        }
    }

    /// Moves the fill to the end of the step that writes `interval`, if there is one.
    pub fn go_to(&mut self, interval: Interval) {
        if let Some(step) = self.fill().write_step(interval) {
            self.predictions.leave();
            self.transports.fill.jump_to(step as f64 + 1.0);
            self.follow();
        }
    }

    /// Looks at the present step again, and brings its cell into view, or that of the first step.
    fn follow(&mut self) {
        self.look_away_from_pointer();
        let present = self.progress().map(|progress| progress.interval);
        self.camera.followed = present.or_else(|| Some(self.fill().step(0).interval));
    }
}

/// Returns the number of whole steps or moves of a position.
fn whole(head: f64) -> usize {
    head as usize
}

#[cfg(test)]
mod tests;
