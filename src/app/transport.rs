//! The transports of fill, game and fusion.

use crate::app::playback::Playback;
use crate::text::parts::keyed_by_name;
use crate::wording::names::transport as text;

/// One of the transports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Transport {
    /// The fill of the table.
    #[default]
    Fill,
    /// The replay of the game.
    Game,
    /// The run of fusion, while it is shown.
    Fusion,
}

keyed_by_name! { Transport }

impl Transport {
    pub const ALL: [Self; 3] = [Self::Fill, Self::Game, Self::Fusion];

    /// Returns what the transport moves.
    pub fn name(self) -> &'static str {
        text::name(self)
    }

    /// Returns the name with a capital letter.
    pub fn title(self) -> &'static str {
        text::title(self)
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
