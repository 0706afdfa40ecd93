//! The document, and the session around it: the view, and the positions of the fill and of the game.

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::game::build::Build;
use crate::game::{Duel, FillOrder, Recurrence, Row};
use crate::predict::OwnTable;
use crate::printable::{Lines, UNPRINTABLE, printable};
use crate::session::error::{MAX_LISTED, Warning};
use crate::session::stop::{MAX_STOPS, Stop, StopPosition, Stops, fitted_fill, fitted_game};
use crate::session::text::{FileVersion, RowFile};
use crate::session::view::{Answers, View, Zoom};
use crate::text::parts::keyed_by_name;
use crate::wording;
use crate::wording::recurrence::order_not_possible;

/// What the user edits. Undo and redo restore it.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub title: String,
    pub row: Row,
    pub duel: Duel,
    /// The path of the lesson. Without any, or with words alone, a clicker stops at each cell or move.
    pub stops: Stops,
    /// The table that is compared with the row's own.
    pub compared: Option<Comparison>,
    /// The recurrence that a learner puts together, once it is begun.
    pub build: Option<Build>,
    /// The table that a learner fills by hand, once it is begun.
    pub own: Option<OwnTable>,
}

/// A second table, which is filled beside the table of the row on the same clock.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// Its row. `None` is the row of the session.
    #[serde(default)]
    pub coins: Option<Row>,
    pub order: FillOrder,
    /// Its recurrence. `None` is that of the first table.
    #[serde(default)]
    pub recurrence: Option<Recurrence>,
}

impl Serialize for Comparison {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { coins, order, recurrence } = self;
        // People do not read what says nothing. Forms for programs know a field by its place.
        let is_whole = !serializer.is_human_readable();
        let (has_coins, has_recurrence) = (is_whole || coins.is_some(), is_whole || recurrence.is_some());
        let fields = 1 + usize::from(has_coins) + usize::from(has_recurrence);
        let mut comparison = serializer.serialize_struct("Comparison", fields)?;
        if has_coins {
            comparison.serialize_field("coins", coins)?;
        }
        comparison.serialize_field("order", order)?;
        if has_recurrence {
            comparison.serialize_field("recurrence", recurrence)?;
        }
        comparison.end()
    }
}

impl Comparison {
    /// Returns the row of the second table. `own` is the row of the session.
    pub fn row<'a>(&'a self, own: &'a Row) -> &'a Row {
        self.coins.as_ref().unwrap_or(own)
    }
}

impl Document {
    /// Returns the document with a first stop that has these words.
    #[must_use]
    pub fn with_words(mut self, words: impl Into<String>) -> Self {
        self.stops.insert(0, Stop { words: words.into(), ..Stop::new(StopPosition::Fill(0.0)) });
        self
    }
}

impl From<Row> for Document {
    /// Returns a document of the row alone.
    fn from(row: Row) -> Self {
        Self {
            title: String::new(),
            row,
            duel: Duel::default(),
            stops: Stops::default(),
            compared: None,
            build: None,
            own: None,
        }
    }
}

/// A document with its view and its positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub document: Document,
    pub view: View,
    pub zoom: Zoom,
    /// The number of steps of the fill that are done, with a fraction for a step that has begun.
    pub fill_position: f64,
    /// The index of the duel's line that is shown.
    pub line: usize,
    /// The number of its moves that are played.
    pub game_position: usize,
}

/// A session that was read, with warnings about what its file had wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenedSession {
    pub session: Session,
    pub warnings: Vec<Warning>,
    pub source: SessionSource,
    /// The state of its files as they were read. Of a text that is no file, it has no files.
    pub version: FileVersion,
    /// The index of the stop to begin at, if a link asks for one.
    pub stop: Option<usize>,
}

/// The kind of file that a session was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SessionSource {
    /// A session file with its coins in it.
    #[default]
    Session,
    /// A session file, and a text file with its coins.
    SessionAndRow(RowFile),
    /// A text with a row alone. A session is not saved to such a file.
    Row,
}

impl Document {
    /// Returns the question of its title card: the first sentence that asks in the words of its first stop, or else the
    /// question about the first move by its rule. `view` is that of the session.
    pub fn question_of_title(&self, view: View) -> String {
        let asked = self.stops.first().and_then(|stop| stop.asks_in_words(&self.row, self.duel.rule, view));
        asked.unwrap_or_else(|| wording::picture::question_of_title(self.duel.rule).to_owned())
    }
}

impl Session {
    /// Returns a session of `document` with nothing filled and nothing played, and with the answers yet to be earned.
    pub fn new(document: Document) -> Self {
        let view = View { answers: Answers::Earned, ..View::default() };
        Self { document, view, zoom: Zoom::default(), fill_position: 0.0, line: 0, game_position: 0 }
    }

    /// Moves the fill and the game to their ends.
    pub fn go_to_end(&mut self) {
        let n = self.document.row.len();
        self.fill_position = self.view.fill(n).steps() as f64;
        self.game_position = n;
    }

    /// Moves positions and lines that lie outside the row inside it, and replaces characters of its texts
    /// that can't be shown. Adds a warning for each change.
    pub fn made_to_fit(mut self, mut warnings: Vec<Warning>) -> OpenedSession {
        warnings.extend(made_printable(&mut self.document.title, Lines::One, "title"));
        let n = self.document.row.len();
        let recurrence = self.view.recurrence;
        if !recurrence.fits(n) {
            warnings.push(Warning::TooLongForRecurrence);
        }
        if let Err(error) = recurrence.check_order(self.view.fill_order, n) {
            let now = recurrence.possible_order(self.view.fill_order, n);
            if now != self.view.fill_order {
                self.view.fill_order = now;
                warnings.push(Warning::OrderChanged { reason: order_not_possible(error), now: now.name().into() });
            }
        }
        let steps = self.view.fill(n).steps();
        warnings.extend(fitted_fill(&mut self.fill_position, steps).map(|moved| moved.warning("fill_position")));
        self.zoom = self.zoom.or_default();
        warnings.extend(fitted_game(&mut self.game_position, n).map(|moved| moved.warning("game_position")));
        let duel = &self.document.duel;
        let lines: Vec<_> = duel.lines().iter().map(|line| line.clone().by(duel.rule, n)).collect();
        let changed = || lines.iter().zip(duel.lines()).enumerate().filter(|(_, (kept, given))| kept != given);
        warnings.extend(changed().take(MAX_LISTED).map(|(line, _)| Warning::MovesLeftOut { line, moves: n }));
        match changed().count() {
            ..=MAX_LISTED => {}
            count => warnings.push(Warning::MoreMovesLeftOut { count: count - MAX_LISTED }),
        }
        if self.line >= lines.len() {
            warnings.push(Warning::NoSuchLine { line: self.line, last: lines.len() - 1 });
            self.line = 0;
        }
        self.document.duel = Duel::with_lines(duel.players, lines).under(duel.rule);
        fit_stops(&mut self, &mut warnings);
        let (source, version) = (SessionSource::Session, FileVersion::default());
        OpenedSession { session: self, warnings, source, version, stop: None }
    }
}

/// Replaces the characters of a text that can't be shown. Returns a warning if there were any.
pub(super) fn made_printable(text: &mut String, lines: Lines, field: &'static str) -> Option<Warning> {
    let Cow::Owned(shown) = printable(text, lines) else { return None };
    // Line breaks of another system are replaced without a warning.
    let has_more = shown.matches(UNPRINTABLE).count() > text.matches(UNPRINTABLE).count();
    *text = shown;
    has_more.then(|| Warning::Unprintable { field: field.into() })
}

/// Moves the stops into the session, and leaves out those that are too many. Adds warnings.
fn fit_stops(session: &mut Session, warnings: &mut Vec<Warning>) {
    let (view, n) = (session.view, session.document.row.len());
    let stops = &mut session.document.stops;
    if stops.len() > MAX_STOPS {
        warnings.push(Warning::StopsLeftOut { count: stops.len() - MAX_STOPS, most: MAX_STOPS });
        stops.truncate(MAX_STOPS);
    }
    let mut moved = 0;
    for (index, stop) in stops.iter_mut().enumerate() {
        stop.make_printable();
        if let Some(place) = stop.fit(view, n) {
            moved += 1;
            if moved <= MAX_LISTED {
                warnings.push(place.warning(format!("stops[{index}]")));
            }
        }
    }
    if moved > MAX_LISTED {
        warnings.push(Warning::MoreStopsMoved { count: moved - MAX_LISTED });
    }
}

/// A part of a session, as users know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DocumentPart {
    Title,
    Stops,
    Row,
    /// The players and the lines of the game.
    Game,
    View,
    Positions,
}

keyed_by_name! { DocumentPart }

impl DocumentPart {
    fn name(self) -> &'static str {
        wording::view::part::name(self)
    }
}

/// The parts in which two sessions differ. Displayed, it is a list such as `row, notes and positions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference(Vec<DocumentPart>);

impl Difference {
    /// Compares two sessions. O(n).
    pub fn between(one: &Session, other: &Session) -> Self {
        let (a, b) = (&one.document, &other.document);
        let positions = |session: &Session| (session.fill_position, session.line, session.game_position, session.zoom);
        let parts = [
            (DocumentPart::Row, a.row == b.row),
            (DocumentPart::Title, a.title == b.title),
            (DocumentPart::Stops, a.stops == b.stops),
            (DocumentPart::Game, a.duel == b.duel),
            (DocumentPart::View, one.view == other.view),
            (DocumentPart::Positions, positions(one) == positions(other)),
        ];
        Self(parts.into_iter().filter(|(_, is_same)| !is_same).map(|(part, _)| part).collect())
    }

    /// Returns whether the sessions are the same.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the sessions differ in more than their positions.
    pub fn is_of_document_or_view(&self) -> bool {
        self.0.iter().any(|part| *part != DocumentPart::Positions)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&wording::list(self.0.iter().map(|part| part.name().to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_that_differ_are_named() {
        let session = |text: &str| Session::from_ron(text).unwrap().session;
        let one = session("(version: 5, title: \"A\", coins: [8, 15, 3, 7])");
        for (other, names) in [
            ("(version: 5, title: \"A\", coins: [8, 15, 3, 7])", ""),
            ("(version: 5, title: \"A\", coins: [8, 15, 3, 8])", "row"),
            ("(version: 5, title: \"B\", coins: [8, 15, 3, 7], notes: \"n\")", "title and stops"),
            ("(version: 5, title: \"A\", coins: [8], notes: \"n\", fill_position: 1)", "row, stops and positions"),
            ("(version: 5, title: \"A\", coins: [8, 15, 3, 7], first: greedy, layout: triangle)", "game and view"),
        ] {
            assert_eq!(Difference::between(&one, &session(other)).to_string(), names);
        }
    }
}
