//! The session: the user's document and where its fill and its game stand, kept as a RON file.
//!
//! ```ron
//! (
//!     version: 5,
//!     title: "Greedy loses",
//!     notes: "Ask the class which end to take.",
//!     coins: [8, 15, 3, 7],
//!     first: greedy,
//!     second: random(seed: 7),
//!     lines: [[], [(0, right)]],
//!     recurrence: fir_sec,
//!     fill_order: diagonals,
//!     layout: square,
//!     tab: game,
//!     predict: (kinds: [end, first, second], often: each_sweep),
//!     reading: difference,
//!     lengths: all,
//!     zoom: legible,
//!     fill_position: 7.0,
//!     line: 1,
//!     game_position: 2,
//! )
//! ```
//!
//! `fill_position` counts the steps of the fill that are done, `game_position` the moves played of the `line` that is
//! shown, counted from 0. Each of the `lines` lists the moves that were not made by the players' rules, each as how many
//! moves were made before it and the end that was taken: a person's moves, and what was tried instead of a rule. All but
//! `version` and `coins` may be left out.
//!
//! In place of the list, `coins: "my row.txt"` names a text file with the row, by its path from the session's folder,
//! which it does not leave. Such a file is read and never written. Where the session's coins are not, or no longer, what
//! stands there, they are saved as a list.
//!
//! | field | one of |
//! | --- | --- |
//! | `recurrence` | `fir_sec`, `two_ahead`, `my_turn`, `difference` |
//! | `fill_order` | `diagonals`, `rows`, `columns`, `recursion` |
//! | `layout` | `square`, `triangle` |
//! | `tab` | `game`, `code`, `why`, `players`, `fusion` |
//! | `predict` | `None`, or what is asked before a step is shown: `(kinds: […], often: …)` |
//! | `reading` | `difference`, `winner`, `pick`: what a small cell's colour shows |
//! | `lengths` | `all`, `even`, `odd`: of which intervals |
//! | `zoom` | `legible`, `whole`, or the height of a cell in points: `height(30.0)` |
//! | `kinds` | any of `sources`, `end`, `first`, `second`, `best_end` |
//! | `often` | `each_cell`, `each_sweep`, `now_and_then` |
//! | `first`, `second` | `optimal`, `greedy`, `seats`, `random(seed: 7)`, `exploiter`, `you` |
//!
//! Version 4 had its coins in a list and no `reading`, `lengths` and `zoom`, version 3 no `predict` either, version 2 no players and no lines
//! either, version 1 no `recurrence`, `layout` and `tab` either, and one `fill_order`; their files open as the first of
//! each.

mod disk;
mod fault;
mod file;

use serde::{Deserialize, Serialize};

use crate::game::overview::Lengths;
use crate::game::{Duel, Fill, FillOrder, Line, Recurrence, Row};
use crate::picture::grid::{Layout, Zoom};
use crate::picture::map::Reading;
use crate::predict::Settings;
use file::File;

pub use disk::{RowFile, write_atomically};
pub(crate) use fault::reason;
pub use fault::{ContentError, SessionError, Warning};

/// The version of the format that this program writes. It reads this one and all before it.
pub const VERSION: u32 = 5;

/// The largest file that is opened: a row of the most and the longest coins has a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

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

/// How the document is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub recurrence: Recurrence,
    pub fill_order: FillOrder,
    pub layout: Layout,
    pub tab: Tab,
    /// What is asked before a step shows its result; nothing if `None`.
    pub predict: Option<Settings>,
    /// What the colour of a cell shows where there is no room for its numbers, and which cells are shown there.
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

/// A document with its view and the positions that it was left at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "File<Row>", into = "File<Row>")]
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

    /// The text of its file.
    pub fn to_ron(&self) -> String {
        to_ron(self)
    }

    /// The session in the text of a file, with its coins in it.
    ///
    /// # Errors
    /// If the text is no session, or one of a newer version.
    pub fn from_ron(text: &str) -> Result<Opened, ContentError> {
        let (file, warnings) = file::read::<Row>(text)?;
        Ok(Self::from(file).made_to_fit(warnings))
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

/// RON in which what may be left out is written as itself, and not as `Some` of it.
pub fn format() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

/// `value` as RON that is meant to be read: one field a line, a list on one line.
pub fn to_ron(value: &impl Serialize) -> String {
    let config = ron::ser::PrettyConfig::new().compact_arrays(true).escape_strings(false);
    let mut text = format().to_string_pretty(value, config).expect("strings, numbers and lists have a RON form");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{End, Players, Strategy};
    use crate::predict::{Kind, Kinds, Often};
    use proptest::prelude::*;

    const TEXT: &str = "(version: 5, title: \"T\", notes: \"N\", coins: [8, 15], first: you, second: random(seed: 7), lines: [[], [(0, right)]], recurrence: my_turn, fill_order: rows, layout: triangle, tab: why, predict: (kinds: [end, second], often: each_sweep), reading: pick, lengths: odd, zoom: whole, fill_position: 2.5, line: 1, game_position: 1)";

    fn session() -> Session {
        let players = Players { first: Strategy::You, second: Strategy::Random { seed: 7 } };
        let duel = Duel::with_lines(players, vec![Line::default(), Line::default().branch(0, End::Right)]);
        let document = Document { title: "T".to_owned(), notes: "N".to_owned(), row: "8 15".parse().unwrap(), duel };
        let view = View {
            recurrence: Recurrence::MyTurn,
            fill_order: FillOrder::Rows,
            layout: Layout::Triangle,
            tab: Tab::Why,
            predict: Some(Settings { kinds: vec![Kind::End, Kind::Second].into(), often: Often::EachSweep }),
            reading: Reading::Pick,
            lengths: Lengths::Odd,
        };
        Session { document, view, zoom: Zoom::Whole, fill_position: 2.5, line: 1, game_position: 1 }
    }

    fn problem(text: &str) -> (usize, usize, String) {
        match Session::from_ron(text) {
            Err(ContentError { line, column, problem }) => (line, column, problem),
            other => panic!("{text:?} gave {other:?}"),
        }
    }

    #[test]
    fn all_fields_are_read() {
        assert_eq!(
            Session::from_ron(TEXT),
            Ok(Opened { session: session(), warnings: vec![], source: Source::Session })
        );
    }

    #[test]
    fn only_the_version_and_the_coins_are_needed() {
        let opened = Session::from_ron("(version: 1, coins: [8, 15])").unwrap();
        assert_eq!(opened.session.document.row.coins(), [8, 15]);
        assert_eq!(opened.session.fill_position, 0.0);
        let (line, column, problem) = problem("(version: 1, title: \"x\")");
        assert_eq!((line, column), (1, 24));
        assert!(problem.contains("`coins`"), "{problem}");
    }

    #[test]
    fn a_file_is_meant_to_be_read_by_people() {
        let mut session = session();
        session.document.notes = "Two\nlines".to_owned();
        assert_eq!(
            session.to_ron(),
            "(\n    version: 5,\n    title: \"T\",\n    notes: \"Two\nlines\",\n    coins: [8, 15],\n    first: you,\n    \
             second: random(\n        seed: 7,\n    ),\n    lines: [[], [(0, right)]],\n    \
             recurrence: my_turn,\n    fill_order: rows,\n    layout: triangle,\n    tab: why,\n    predict: (\n        kinds: [end, second],\n        often: each_sweep,\n    ),\n    reading: pick,\n    lengths: odd,\n    zoom: whole,\n    fill_position: 2.5,\n    line: 1,\n    game_position: 1,\n)\n"
        );
    }

    #[test]
    fn a_newer_version_is_named_before_anything_else_is_read() {
        let (line, column, problem) = problem("(\n  // version: 1\n  version: 7,\n  coins: Waves(3),\n)");
        assert_eq!((line, column), (3, 12));
        assert!(problem.contains("version 7") && problem.contains("newer coin-duel"), "{problem}");
    }

    #[test]
    fn there_is_no_version_zero() {
        assert!(problem("(version: 0, coins: [8])").2.contains("no version 0"));
    }

    #[test]
    fn a_coin_with_a_fraction_is_told_to_be_whole() {
        assert_eq!(
            problem("(version: 1, coins: [8, 1.5])"),
            (1, 26, "a coin is a whole number, without a point".into())
        );
    }

    #[test]
    fn a_damaged_file_is_told_with_line_and_column() {
        assert_eq!(problem("(\n  version: 1,\n  coins: [8, 15").0, 3);
        let (line, column, _) = problem("(\n  version: 1,\n  coins: [8, x],\n)");
        assert_eq!((line, column), (3, 14));
        assert_eq!(problem("").0, 1);
    }

    #[test]
    fn a_coin_out_of_bounds_is_told_with_its_place() {
        let (line, column, problem) = problem("(\n  version: 1,\n  coins: [8, 2000000000000, 3],\n)");
        assert_eq!((line, column), (3, 14));
        assert!(problem.contains("coin 1 is 2000000000000"), "{problem}");
        assert!(self::problem("(version: 1, coins: [])").2.contains("at least one coin"));
    }

    #[test]
    fn unknown_fields_are_reported() {
        let opened = Session::from_ron("(version: 1, colour: \"red\", coins: [8])").unwrap();
        assert_eq!(opened.warnings, [Warning::UnknownField("colour".to_owned())]);
    }

    #[test]
    fn positions_outside_the_row_are_moved_inside_and_reported() {
        let opened = Session::from_ron("(version: 1, coins: [8, 15], fill_position: 40, game_position: 9)").unwrap();
        assert_eq!((opened.session.fill_position, opened.session.game_position), (3.0, 2));
        assert_eq!(opened.warnings.len(), 2);
        assert_eq!(opened.warnings[0].to_string(), "`fill_position` was outside the row's 3 steps and is now 3");
        for lost in ["NaN", "-1.0"] {
            let text = format!("(version: 1, coins: [8, 15], fill_position: {lost})");
            assert_eq!(Session::from_ron(&text).unwrap().session.fill_position, 0.0);
        }
    }

    #[test]
    fn the_end_of_a_fill_is_that_of_its_order_and_recurrence() {
        let position = |order: &str| {
            let text = format!("(version: 2, coins: [8, 15, 3, 7, 9, 2], {order}, fill_position: 999)");
            Session::from_ron(&text).unwrap().session.fill_position
        };
        assert_eq!(position("fill_order: rows"), 21.0);
        assert_eq!(position("fill_order: recursion"), 52.0);
        assert_eq!(position("fill_order: recursion, recurrence: two_ahead"), 46.0);
    }

    #[test]
    fn lines_that_no_game_can_have_are_mended_and_reported() {
        let text = "(version: 3, coins: [8, 15], lines: [[(7, left)], [(0, left)]], line: 2)";
        let Opened { session, warnings, .. } = Session::from_ron(text).unwrap();
        let lines = [Line::default(), Line::default().branch(0, End::Left)];
        assert_eq!((session.document.duel.lines(), session.line), (&lines[..], 0));
        let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        assert_eq!(
            warnings,
            [
                "line 0 had moves out of order or beyond the row's 2 moves; they are left out",
                "`line` was 2, and the last of the lines is 1; it is now 0"
            ]
        );
    }

    proptest! {
        #[test]
        fn any_session_survives_its_file(
            title in ".*",
            notes in "(?s).*",
            coins in prop::collection::vec(-1_000_000_000_000..=1_000_000_000_000_i64, 1..20),
            recurrence in prop::sample::select(&Recurrence::ALL),
            fill_order in prop::sample::select(&FillOrder::ALL),
            layout in prop::sample::select(&Layout::ALL),
            tab in prop::sample::select(&Tab::ALL),
            predict in prop::option::of((prop::sample::subsequence(&Kind::ALL, 0..=5), prop::sample::select(&Often::ALL))),
            reading in prop::sample::select(&Reading::ALL),
            lengths in prop::sample::select(&Lengths::ALL),
            zoom in prop_oneof![Just(Zoom::Legible), Just(Zoom::Whole), proptest::strategy::Strategy::prop_map(1e-4..1e3_f64, Zoom::Height)],
            quarters in 0..5_u8,
            moves in 0..2_usize,
            seed: u64,
            strategies in (0..6_usize, 0..6_usize),
            choices in prop::collection::vec(prop::sample::select(&End::BOTH), 0..20),
        ) {
            let players = Players { first: Strategy::all(seed)[strategies.0], second: Strategy::all(seed)[strategies.1] };
            let line = Line::new(choices.into_iter().enumerate(), coins.len());
            let duel = Duel::with_lines(players, vec![Line::default(), line]);
            let document = Document { title, notes, row: Row::new(coins).unwrap(), duel };
            let predict = predict.map(|(kinds, often)| Settings { kinds: Kinds::from(kinds), often });
            let view = View { recurrence, fill_order, layout, tab, predict, reading, lengths };
            let session = Session { document, view, zoom, fill_position: f64::from(quarters) / 4.0, line: moves, game_position: moves };
            let opened = Session::from_ron(&session.to_ron());
            prop_assert_eq!(opened, Ok(Opened { session, warnings: vec![], source: Source::Session }));
        }

        #[test]
        fn a_damaged_file_is_an_error_and_no_panic(at in 0..TEXT.len(), byte in 0_u8..128) {
            let mut text = TEXT.as_bytes().to_vec();
            text[at] = byte;
            let _ = Session::from_ron(std::str::from_utf8(&text).unwrap());
            text.truncate(at);
            prop_assert!(Session::from_ron(std::str::from_utf8(&text).unwrap()).is_err());
        }
    }
}
