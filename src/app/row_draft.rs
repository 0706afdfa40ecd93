//! The text in the field of the row: what is typed, and how it was read.

use crate::game::row::read::Candidate;
use crate::game::{Row, RowError};
use crate::limits::MAX_COINS_IN_FIELD;

/// The text in the field of the row. It may be no row, or a row that is not chosen yet.
#[derive(Debug, Default)]
pub struct RowDraft {
    pub(in crate::app) text: String,
    pub(in crate::app) note: RowNote,
    /// The row that the text stands for. `None` before the first.
    pub(in crate::app) row: Option<Row>,
}

/// What stands below the field.
#[derive(Debug, Default)]
pub enum RowNote {
    #[default]
    None,
    Error(RowError),
    /// The text was read in a way that is clearly meant. The other way, if there is one.
    ReadAs {
        chosen: Candidate,
        other: Option<Candidate>,
    },
    /// The text can be read in ways that are equally good. Enter takes the one with this index.
    Choice {
        candidates: Vec<Candidate>,
        marked: usize,
    },
}

/// What the user does in the field of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowInput {
    /// Begins a new text, wherever the focus is. The field gets the focus.
    Begin(String),
    /// Changes the text to this.
    Type(String),
    /// Pastes a text that is too long to be shown.
    Paste(String),
    /// Marks the reading with this index.
    Mark(usize),
    /// Takes the reading with this index.
    Choose(usize),
    /// Takes the other reading of a text that was read.
    ReadOtherwise,
    /// Enters the row. Of several readings, the marked one is taken.
    Enter,
    /// Brings back the row from before the typing.
    GiveUp,
}

impl RowDraft {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn note(&self) -> &RowNote {
        &self.note
    }

    /// Replaces the text if the row was changed elsewhere.
    pub(in crate::app) fn follow(&mut self, row: &Row) {
        if self.row.as_ref() != Some(row) {
            self.text = if row.len() <= MAX_COINS_IN_FIELD { row.to_string() } else { String::new() };
            (self.row, self.note) = (Some(row.clone()), RowNote::None);
        }
    }
}
