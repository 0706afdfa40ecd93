//! The parts in which two sessions differ.

use std::fmt;

use crate::session::document::Session;
use crate::wording;

/// A part of a session, as users know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Title,
    Notes,
    Stops,
    Row,
    /// The players and the lines of the game.
    Game,
    View,
    Positions,
}

impl Part {
    fn name(self) -> &'static str {
        match self {
            Self::Title => wording::view::title_part(),
            Self::Notes => wording::view::notes_part(),
            Self::Stops => wording::view::stops_part(),
            Self::Row => wording::view::row_part(),
            Self::Game => wording::view::game_part(),
            Self::View => wording::view::view_part(),
            Self::Positions => wording::view::positions_part(),
        }
    }
}

/// The parts in which two sessions differ. Displayed, it is a list such as `row, notes and positions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference(Vec<Part>);

impl Difference {
    /// Compares two sessions. O(n).
    pub fn between(one: &Session, other: &Session) -> Self {
        let (a, b) = (&one.document, &other.document);
        let positions = |session: &Session| (session.fill_position, session.line, session.game_position, session.zoom);
        let parts = [
            (Part::Row, a.row == b.row),
            (Part::Title, a.title == b.title),
            (Part::Notes, (&a.notes, &a.told) == (&b.notes, &b.told)),
            (Part::Stops, a.stops == b.stops),
            (Part::Game, a.duel == b.duel),
            (Part::View, one.view == other.view),
            (Part::Positions, positions(one) == positions(other)),
        ];
        Self(parts.into_iter().filter(|(_, is_same)| !is_same).map(|(part, _)| part).collect())
    }

    /// Returns whether the sessions are the same.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the sessions differ in more than their positions.
    pub fn is_of_document_or_view(&self) -> bool {
        self.0.iter().any(|part| *part != Part::Positions)
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
            ("(version: 5, title: \"B\", coins: [8, 15, 3, 7], notes: \"n\")", "title and notes"),
            ("(version: 5, title: \"A\", coins: [8], notes: \"n\", fill_position: 1)", "row, notes and positions"),
            ("(version: 5, title: \"A\", coins: [8, 15, 3, 7], first: greedy, layout: triangle)", "game and view"),
        ] {
            assert_eq!(Difference::between(&one, &session(other)).to_string(), names);
        }
    }
}
