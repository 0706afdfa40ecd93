//! How the document is looked at: what a session stores of the view.

use serde::{Deserialize, Serialize};

use crate::game::table::overview::{Lengths, SampleQuantity};
use crate::game::{Fill, FillOrder, Recurrence};
use crate::predict::PredictSettings;

/// How the document is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub recurrence: Recurrence,
    pub fill_order: FillOrder,
    pub layout: Layout,
    pub tab: Tab,
    /// What is asked before a step shows its result; nothing if `None`.
    pub predict: Option<PredictSettings>,
    /// What the color of a cell shows where there is no room for its numbers, and which cells are shown there.
    pub reading: Reading,
    pub lengths: Lengths,
}

impl View {
    /// The fill of a row of `n` coins as it is looked at.
    pub fn fill(self, n: usize) -> Fill {
        Fill { order: self.fill_order, recurrence: self.recurrence, n }
    }
}

/// What is shown beside the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tab {
    #[default]
    Game,
    Code,
    /// Why it is dynamic programming: the recursion as a tree, a graph and a table.
    Why,
    /// How different players fare.
    Players,
    /// The linear-time method, step by step.
    Fusion,
}

impl Tab {
    pub const ALL: [Self; 5] = [Self::Game, Self::Code, Self::Why, Self::Players, Self::Fusion];

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Game => "Game",
            Self::Code => "Code",
            Self::Why => "Why DP?",
            Self::Players => "Players",
            Self::Fusion => "Fusion",
        }
    }
}

/// How the cells are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// Row `i` and column `j`, as write-ups print the table: headers along the top and the left.
    #[default]
    Square,
    /// Each cell stands above the middle of its coins, the longer the higher; the coins lie in a row at the bottom.
    Triangle,
}

impl Layout {
    pub const ALL: [Self; 2] = [Self::Square, Self::Triangle];

    pub fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Triangle => "triangle",
        }
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Square => Self::Triangle,
            Self::Triangle => Self::Square,
        }
    }
}

/// How much of the table is seen at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zoom {
    /// Cells whose numbers are read: all of the table if it fits like that, else a part of it.
    #[default]
    Legible,
    /// All of the table, however small its cells get.
    Whole,
    /// Cells of this height, in points; their width follows.
    Height(f64),
}

/// What a pixel of the table's picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// By how much the player to move is ahead under best play.
    #[default]
    Difference,
    /// Which of the two is ahead.
    Winner,
    /// The end that best play takes.
    Pick,
}

impl Reading {
    pub const ALL: [Self; 3] = [Self::Difference, Self::Winner, Self::Pick];

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Difference => "difference",
            Self::Winner => "who wins",
            Self::Pick => "pick",
        }
    }

    /// What has to be found of each cell.
    pub fn quantity(self) -> SampleQuantity {
        match self {
            Self::Difference | Self::Winner => SampleQuantity::Difference,
            Self::Pick => SampleQuantity::Pick,
        }
    }
}
