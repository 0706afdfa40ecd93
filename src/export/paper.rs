//! The paper of handouts and worksheets.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Paper {
    // 210 × 297 mm.
    #[default]
    A4,
    // 8.5 × 11 inches.
    Letter,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the width and the height of an upright sheet, in points of 1/72 inch.
    pub fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }
}
