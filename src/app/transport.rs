//! The transports: three playheads that play, step and are scrubbed alike.

use crate::app::playback::Playback;

/// One of the transports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Transport {
    /// The fill of the table.
    #[default]
    Fill,
    /// The replay of the game.
    Game,
    /// The run of fusion, while its tab is shown.
    Fusion,
}

impl Transport {
    pub const ALL: [Self; 3] = [Self::Fill, Self::Game, Self::Fusion];

    /// What it moves.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fill => "fill",
            Self::Game => "game",
            Self::Fusion => "fusion",
        }
    }

    /// The next one, of fill and game, and of fusion too while it is shown.
    #[must_use]
    pub fn next(self, has_fusion: bool) -> Self {
        match self {
            Self::Fill => Self::Game,
            Self::Game if has_fusion => Self::Fusion,
            Self::Game | Self::Fusion => Self::Fill,
        }
    }
}

/// What a transport is asked to do.
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
    Speed(f64),
    /// To a position at once, as a scrubber does.
    Seek(f64),
}

/// The playheads of all transports, and which of them the keys move.
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
    /// Transports at these playheads. The keys move the fill.
    pub fn new(fill: Playback, game: Playback) -> Self {
        Self { fill, game, fusion: Playback::new(0.0, 0.0), active: Transport::Fill }
    }

    pub fn get(&self, transport: Transport) -> &Playback {
        match transport {
            Transport::Fill => &self.fill,
            Transport::Game => &self.game,
            Transport::Fusion => &self.fusion,
        }
    }

    pub fn get_mut(&mut self, transport: Transport) -> &mut Playback {
        match transport {
            Transport::Fill => &mut self.fill,
            Transport::Game => &mut self.game,
            Transport::Fusion => &mut self.fusion,
        }
    }

    /// Whether time moves any of them.
    pub fn is_moving(&self) -> bool {
        Transport::ALL.into_iter().any(|transport| self.get(transport).is_moving())
    }
}
