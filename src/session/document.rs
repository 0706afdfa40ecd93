//! The document, and the session around it: where its fill and its game stand, and how it is looked at.

use crate::game::{Duel, Line, Row};
use crate::session::fault::Warning;
use crate::session::row_file::RowFile;
use crate::session::view::{View, Zoom};

/// What the user edits, and what undo goes back over.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub title: String,
    pub notes: String,
    pub row: Row,
    pub duel: Duel,
}

impl From<Row> for Document {
    /// A document of the row alone.
    fn from(row: Row) -> Self {
        Self { title: String::new(), notes: String::new(), row, duel: Duel::default() }
    }
}

/// A document with its view and the positions that it was left at.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub document: Document,
    pub view: View,
    /// How much of the table is seen at once.
    pub zoom: Zoom,
    /// The steps of the fill that are done, a fraction for a step that has begun.
    pub fill_position: f64,
    /// Which of the duel's lines is shown.
    pub line: usize,
    /// The moves of it that are played.
    pub game_position: usize,
}

/// A session as it was read, and what in its file could not be taken as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    pub session: Session,
    pub warnings: Vec<Warning>,
    pub source: Source,
}

/// What a session was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// A session with its coins in it.
    #[default]
    Session,
    /// A session, and a text file beside it with its coins.
    SessionAndRow(RowFile),
    /// A text with a row and nothing else, which is no place to save a session in.
    Row,
}

impl Session {
    /// A session of `document` with nothing filled and nothing played.
    pub fn new(document: Document) -> Self {
        Self { document, view: View::default(), zoom: Zoom::default(), fill_position: 0.0, line: 0, game_position: 0 }
    }

    /// The session with its positions and lines inside the row, and what was changed for that among the warnings.
    pub fn made_to_fit(mut self, mut warnings: Vec<Warning>) -> Opened {
        let n = self.document.row.len();
        let steps = self.view.fill(n).steps();
        if !(0.0..=steps as f64).contains(&self.fill_position) {
            self.fill_position = if self.fill_position > 0.0 { steps as f64 } else { 0.0 };
            let now = self.fill_position as u64;
            warnings.push(Warning::PositionMoved { field: "fill_position", end: steps, unit: "steps", now });
        }
        if let Zoom::Height(height) = self.zoom
            && !(height.is_finite() && height > 0.0)
        {
            self.zoom = Zoom::default();
        }
        if self.game_position > n {
            self.game_position = n;
            let end = n as u64;
            warnings.push(Warning::PositionMoved { field: "game_position", end, unit: "moves", now: end });
        }
        let duel = &self.document.duel;
        let lines: Vec<_> = duel.lines().iter().map(|line| Line::new(line.choices().iter().copied(), n)).collect();
        for (line, (kept, given)) in lines.iter().zip(duel.lines()).enumerate() {
            if kept != given {
                warnings.push(Warning::MovesLeftOut { line, moves: n });
            }
        }
        if self.line >= lines.len() {
            warnings.push(Warning::NoSuchLine { line: self.line, last: lines.len() - 1 });
            self.line = 0;
        }
        self.document.duel = Duel::with_lines(duel.players, lines);
        Opened { session: self, warnings, source: Source::Session }
    }
}
