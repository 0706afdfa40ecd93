//! The view of the document, as far as a session stores it.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::table::overview::{Lengths, SampleQuantity};
use crate::game::{CountFrom, Fill, FillOrder, Recurrence};
use crate::listing::Method;
use crate::predict::PredictSettings;
use crate::text::parts::keyed_by_name;
use crate::wording::view as text;

keyed_by_name! { CodeSubject Layout Reading Subject }

/// How the document is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub recurrence: Recurrence,
    pub fill_order: FillOrder,
    pub layout: Layout,
    /// What the stage shows.
    pub subject: Subject,
    /// What its second pane shows, if that is open.
    pub beside: Option<Subject>,
    /// The questions that are asked before a step is shown. `None` asks nothing.
    pub predict: Option<PredictSettings>,
    /// The meaning of a cell's color where its numbers have no room.
    pub reading: Reading,
    /// The lengths of the intervals whose cells are shown there.
    pub lengths: Lengths,
    pub answers: Answers,
    /// What the code is of.
    pub code: CodeSubject,
    /// The number of the first coin, wherever an index of a coin is shown or typed.
    pub count_from: CountFrom,
}

impl View {
    /// Returns the fill of a row of `n` coins in the view's order and recurrence. If the order is not possible, it is
    /// another one.
    pub fn fill(self, n: usize) -> Fill {
        Fill { order: self.recurrence.possible_order(self.fill_order, n), recurrence: self.recurrence, n }
    }

    /// Returns what the code is of.
    pub fn method(self) -> Method {
        match self.code {
            CodeSubject::Table => Method::Table(self.recurrence, self.fill_order),
            CodeSubject::Calls => Method::Calls(self.recurrence),
            CodeSubject::Fusion => Method::Fusion,
        }
    }

    /// Returns whether a subject is about fusion.
    pub fn is_of_fusion(self, subject: Subject) -> bool {
        subject == Subject::Fusion || (subject == Subject::Code && self.code == CodeSubject::Fusion)
    }

    /// Returns what the second pane shows while it is open: never the same as the stage.
    pub fn pane(self) -> Subject {
        let other = if self.subject.is_table() { Subject::Code } else { Subject::Table };
        // The camera moves one table: a map on the stage is that one.
        let is_same =
            |beside: &Subject| *beside == self.subject || (*beside == Subject::Table && self.subject.is_table());
        self.beside.filter(|beside| !is_same(beside)).unwrap_or(other)
    }

    /// Returns whether a table is asked for beside a table, so that the two are compared.
    pub fn compares(self) -> bool {
        self.subject.is_table() && self.beside == Some(Subject::Table)
    }
}

/// When the numbers are shown that best play comes to: the result of the row and the worth of both ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// At once. Files of versions 1 to 5 mean this.
    #[default]
    Shown,
    /// When the fill has written the cell that holds them.
    Earned,
}

impl Answers {
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Shown => Self::Earned,
            Self::Earned => Self::Shown,
        }
    }
}

/// What the code is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum CodeSubject {
    /// The recurrence of the table, in its fill order.
    #[default]
    Table,
    /// The recursion of the recurrence, without a memo.
    Calls,
    /// The stack of fusion.
    Fusion,
}

impl CodeSubject {
    pub const ALL: [Self; 3] = [Self::Table, Self::Calls, Self::Fusion];
}

/// What the stage shows: in the window, on slides and in pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    Game,
    /// The table and the sums of a cell. In the game, its path through the table.
    #[default]
    Table,
    /// The calls of the recursion as a tree, a graph and a table. Older files call them a tree, or ask why.
    #[serde(alias = "tree", alias = "why")]
    Calls,
    /// The code of the table, of the recursion or of fusion.
    Code,
    /// The linear-time method, step by step.
    Fusion,
    /// The results of different players.
    Players,
    /// The whole table as a colored picture.
    Map,
    /// A recurrence that is put together from blocks.
    Build,
    /// A table that is filled by hand.
    Own,
}

impl Subject {
    pub const ALL: [Self; 9] = [
        Self::Game,
        Self::Table,
        Self::Calls,
        Self::Code,
        Self::Fusion,
        Self::Players,
        Self::Map,
        Self::Build,
        Self::Own,
    ];
    /// The subjects that slides show.
    pub const OF_SLIDES: [Self; 7] =
        [Self::Table, Self::Game, Self::Calls, Self::Code, Self::Fusion, Self::Build, Self::Own];

    /// Returns whether this is the table, or its map.
    pub fn is_table(self) -> bool {
        matches!(self, Self::Table | Self::Map)
    }

    /// Returns whether the learner does something there in place of watching: what is next is not the next step.
    pub fn is_exercise(self) -> bool {
        matches!(self, Self::Build | Self::Own)
    }

    /// Returns whether its picture is made of the cells of the table.
    pub fn has_cells(self) -> bool {
        matches!(self, Self::Table | Self::Own)
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        text::subject::name(self)
    }

    /// Returns what a slide shows of this.
    #[must_use]
    pub fn of_slide(self) -> Self {
        if Self::OF_SLIDES.contains(&self) { self } else { Self::Table }
    }

    /// Returns what a slide about this shows with a question on it. A question about a step is about the table, and one
    /// about a move can be asked beside the coins that each player has taken.
    #[must_use]
    pub fn with_question(self, is_at_move: bool) -> Self {
        if self == Self::Game && is_at_move { self } else { Self::Table }
    }
}

/// The layout of the cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Layout {
    // Row `i` and column `j`, as write-ups print the table. The headers are at the top and on the left.
    #[default]
    Square,
    // Each cell stands above the middle of its coins, and longer intervals stand higher. The coins lie at the bottom.
    Triangle,
}

impl Layout {
    pub const ALL: [Self; 2] = [Self::Square, Self::Triangle];

    pub fn name(self) -> &'static str {
        text::layout::name(self)
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Square => Self::Triangle,
            Self::Triangle => Self::Square,
        }
    }
}

/// How much of the table is visible at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zoom {
    /// Cells with legible numbers: the whole table if it fits, else a part of it.
    #[default]
    Legible,
    /// The whole table, however small its cells become.
    Whole,
    /// Cells of this height in points. Their width follows from it.
    Height(f64),
}

impl Zoom {
    /// Returns this zoom, or the default one if its height is no positive finite number.
    #[must_use]
    pub fn or_default(self) -> Self {
        match self {
            Self::Height(height) if !(height.is_finite() && height > 0.0) => Self::default(),
            _ => self,
        }
    }
}

/// The meaning of a cell's color where its numbers have no room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reading {
    /// The lead of the player to move under best play.
    #[default]
    Difference,
    /// The player who is ahead.
    Winner,
    /// The end that best play takes.
    Pick,
}

impl Reading {
    pub const ALL: [Self; 3] = [Self::Difference, Self::Winner, Self::Pick];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        text::reading::name(self)
    }

    /// Returns the quantity that is computed for each cell.
    pub fn quantity(self) -> SampleQuantity {
        match self {
            Self::Difference | Self::Winner => SampleQuantity::Difference,
            Self::Pick => SampleQuantity::Pick,
        }
    }
}
