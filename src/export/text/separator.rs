//! What stands between two values of a CSV table.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// What stands between two values of a CSV table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Separator {
    #[default]
    Comma,
    /// For Excel where the decimal mark is a comma.
    Semicolon,
    Tab,
}

impl Separator {
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    /// Returns the character.
    pub fn character(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
            Self::Tab => '\t',
        }
    }
}
