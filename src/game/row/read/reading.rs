//! What a text is read as.

use serde::{Deserialize, Serialize};

use crate::game::row::Row;

/// What the numbers of a text are taken for, where it can be more than one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ReadAs {
    /// Each number is a coin.
    Numbers,
    /// The numbers on the first lines say how many coins follow.
    CountFirst,
    /// The first column of a table counts its lines.
    IndexColumn,
    /// Commas, points or spaces group the digits of a coin: 1,250.
    Thousands,
    /// `[7; 5]` is one coin five times.
    Repeat,
}

impl ReadAs {
    pub const ALL: [Self; 5] = [Self::Numbers, Self::CountFirst, Self::IndexColumn, Self::Thousands, Self::Repeat];

    /// Returns its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::CountFirst => "count-first",
            Self::IndexColumn => "index-column",
            Self::Thousands => "thousands",
            Self::Repeat => "repeat",
        }
    }

    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|read_as| read_as.name() == name)
    }
}

/// A row, and what the numbers of its text were taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub read_as: ReadAs,
    pub row: Row,
}

/// What a text is read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Row(Row),
    /// A row that is clearly meant, and the row of all numbers, if there is one.
    Remarked {
        chosen: Candidate,
        other: Option<Candidate>,
    },
    /// Rows that can be meant just as well.
    Choice(Vec<Candidate>),
}

/// What a row was read as, where more could be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    pub read_as: ReadAs,
    /// The number of coins.
    pub coins: usize,
    /// The number of coins if each number is a coin. `None` if it can't be read so.
    pub numbers: Option<usize>,
}
