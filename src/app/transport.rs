//! The transports of fill, game and fusion, and their speed.

use crate::app::playback::Playback;
use crate::game::{Fill, Stride};

/// One of the transports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Transport {
    /// The fill of the table.
    #[default]
    Fill,
    /// The replay of the game.
    Game,
    /// The run of fusion, while it is shown.
    Fusion,
}

impl Transport {
    pub const ALL: [Self; 3] = [Self::Fill, Self::Game, Self::Fusion];

    /// Returns what the transport moves.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fill => "fill",
            Self::Game => "game",
            Self::Fusion => "fusion",
        }
    }

    /// Returns the name with a capital letter.
    pub fn title(self) -> &'static str {
        match self {
            Self::Fill => "Fill",
            Self::Game => "Game",
            Self::Fusion => "Fusion",
        }
    }

    /// Returns the next transport. Fusion is one of them only if `has_fusion`.
    #[must_use]
    pub fn next(self, has_fusion: bool) -> Self {
        match self {
            Self::Fill => Self::Game,
            Self::Game if has_fusion => Self::Fusion,
            Self::Game | Self::Fusion => Self::Fill,
        }
    }
}

/// An action of a transport.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TransportAction {
    PlayPause,
    Back,
    Forward,
    BackSweep,
    ForwardSweep,
    First,
    Last,
    Slower,
    Faster,
    /// Sets the speed, as a multiple of the normal speed.
    Speed(f64),
    /// Jumps to a position, in steps or moves.
    Seek(f64),
}

/// The playheads of all transports, and the one that the keys move.
#[derive(Clone, Debug)]
pub struct Transports {
    /// In steps of the fill.
    pub fill: Playback,
    /// In moves of the game.
    pub game: Playback,
    /// In steps of the run of fusion.
    pub fusion: Playback,
    /// The transport that the keys move.
    pub active: Transport,
}

impl Transports {
    /// Creates transports with these playheads. The keys move the fill.
    pub fn new(fill: Playback, game: Playback) -> Self {
        Self { fill, game, fusion: Playback::new(0.0, 0.0), active: Transport::Fill }
    }

    /// Returns the playhead of a transport.
    pub fn get(&self, transport: Transport) -> &Playback {
        match transport {
            Transport::Fill => &self.fill,
            Transport::Game => &self.game,
            Transport::Fusion => &self.fusion,
        }
    }

    /// Returns the playhead of a transport, to change it.
    pub fn get_mut(&mut self, transport: Transport) -> &mut Playback {
        match transport {
            Transport::Fill => &mut self.fill,
            Transport::Game => &mut self.game,
            Transport::Fusion => &mut self.fusion,
        }
    }

    /// Returns whether time moves any of them.
    pub fn is_moving(&self) -> bool {
        Transport::ALL.into_iter().any(|transport| self.get(transport).is_moving())
    }
}

/// The speeds that the user can choose.
pub const SPEEDS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// Clamps a speed to the slowest and the fastest one. NaN becomes the normal speed.
pub fn clamped(speed: f64) -> f64 {
    if speed.is_nan() { 1.0 } else { speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]) }
}

/// Returns the next faster one of [`SPEEDS`], or the fastest.
pub fn faster(speed: f64) -> f64 {
    SPEEDS.into_iter().find(|other| *other > speed).unwrap_or(clamped(speed))
}

/// Returns the next slower one of [`SPEEDS`], or the slowest.
pub fn slower(speed: f64) -> f64 {
    SPEEDS.into_iter().rev().find(|other| *other < speed).unwrap_or(clamped(speed))
}

/// The time for a cell, a sweep, a phase or a move at normal speed.
pub(in crate::app) const SECONDS_PER_CELL: f64 = 1.0;
pub(in crate::app) const SECONDS_PER_SWEEP: f64 = 1.0;
/// The most time for a whole fill by sweeps.
pub(in crate::app) const SECONDS_FOR_ALL_SWEEPS: f64 = 120.0;
/// Nobody can read the cells of more sweeps per second than this.
pub(in crate::app) const MAX_SWEEPS_PER_SECOND: f64 = 20.0;
pub(in crate::app) const SECONDS_PER_PHASE: f64 = 0.8;
pub(in crate::app) const SECONDS_PER_MOVE: f64 = 1.2;
/// The time for a move in a game with a person, at any speed, so that the answer comes after a short pause.
pub(in crate::app) const SECONDS_PER_ANSWER: f64 = 0.8;

/// Returns the normal speed of the fill at a position, in steps per second.
pub(in crate::app) fn steps_per_second(fill: Fill, stride: Stride, head: f64) -> f64 {
    let next = fill.next_stop(head, stride);
    let seconds = match stride {
        Stride::Phase => SECONDS_PER_PHASE,
        Stride::Cell => SECONDS_PER_CELL,
        Stride::Sweep => SECONDS_PER_SWEEP.min(SECONDS_FOR_ALL_SWEEPS / fill.sweeps() as f64),
    };
    // The stride that the head is in goes from the stop before it to the stop after it.
    let length = next - fill.previous_stop(next, stride);
    length / seconds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_go_up_and_down_the_list_and_stay_in_it() {
        let mut speed = 1.0;
        for expected in [2.0, 4.0, 8.0, 16.0, 16.0] {
            speed = faster(speed);
            assert_eq!(speed, expected);
        }
        for _ in 0..9 {
            speed = slower(speed);
        }
        assert_eq!(speed, 0.25);
    }
}
