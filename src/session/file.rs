//! What stands in a session's file: its fields, by their names, and the versions that are read.

use std::convert::Infallible;
use std::fmt;
use std::path::{Component, Path};

use ron::error::{Position, SpannedError};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{DeserializeOwned, Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::table::overview::Lengths;
use crate::game::{Duel, FillOrder, Line, Players, Recurrence, Row, Strategy};
use crate::predict::PredictSettings;
use crate::session::document::{Document, Opened, Session};
use crate::session::fault::{ContentError, Warning};
use crate::session::view::{Layout, Reading, Tab, View, Zoom};

/// The version of the format that this program writes. It reads this one and all before it.
pub const VERSION: u32 = 5;

/// The fields of a file of the present version, with its coins as a [`Row`] or, where they may be elsewhere, as [`Coins`].
#[derive(Serialize, Deserialize)]
#[serde(rename = "Session")]
pub(super) struct File<C> {
    #[serde(deserialize_with = "known_version")]
    version: u32,
    #[serde(default)]
    title: String,
    #[serde(default)]
    notes: String,
    coins: C,
    #[serde(default)]
    first: Strategy,
    #[serde(default)]
    second: Strategy,
    #[serde(default)]
    lines: Vec<Line>,
    #[serde(default)]
    recurrence: Recurrence,
    #[serde(default)]
    fill_order: FillOrder,
    #[serde(default)]
    layout: Layout,
    #[serde(default)]
    tab: Tab,
    #[serde(default)]
    predict: Option<PredictSettings>,
    #[serde(default)]
    reading: Reading,
    #[serde(default)]
    lengths: Lengths,
    #[serde(default)]
    zoom: Zoom,
    #[serde(default)]
    fill_position: f64,
    #[serde(default)]
    line: usize,
    #[serde(default)]
    game_position: usize,
}

/// What is read of a file that can't be read as it should be: whatever else a version holds, it has this.
#[derive(Deserialize)]
#[serde(rename = "Session")]
struct Header {
    #[serde(rename = "version", deserialize_with = "known_version")]
    _version: u32,
}

/// Reads a version and refuses it if this program does not know it.
fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let version = u32::deserialize(deserializer)?;
    match version {
        1..=VERSION => Ok(version),
        0 => Err(D::Error::custom(format_args!("there is no version 0; sessions begin with version 1"))),
        _ => Err(D::Error::custom(format_args!(
            "this session has version {version}, and this program reads versions up to {VERSION}; \
             open it with a newer coin-duel"
        ))),
    }
}

impl<C> File<C> {
    /// The fields of a session, its coins as `coins` says.
    pub(super) fn new(session: Session, coins: impl FnOnce(Row) -> C) -> Self {
        let Session { document, view, zoom, fill_position, line, game_position } = session;
        let Document { title, notes, row, duel } = document;
        let (Players { first, second }, lines) = (duel.players, duel.lines().to_vec());
        let View { recurrence, fill_order, layout, tab, predict, reading, lengths } = view;
        Self {
            version: VERSION,
            title,
            notes,
            coins: coins(row),
            first,
            second,
            lines,
            recurrence,
            fill_order,
            layout,
            tab,
            predict,
            reading,
            lengths,
            zoom,
            fill_position,
            line,
            game_position,
        }
    }

    /// The session, once `row` has found its coins.
    pub(super) fn into_session<E>(self, row: impl FnOnce(C) -> Result<Row, E>) -> Result<Session, E> {
        let Self { version: _, title, notes, coins, first, second, lines, .. } = self;
        let Self {
            recurrence,
            fill_order,
            layout,
            tab,
            predict,
            reading,
            lengths,
            zoom,
            fill_position,
            line,
            game_position,
            ..
        } = self;
        let duel = Duel::with_lines(Players { first, second }, lines);
        let view = View { recurrence, fill_order, layout, tab, predict, reading, lengths };
        let document = Document { title, notes, row: row(coins)?, duel };
        Ok(Session { document, view, zoom, fill_position, line, game_position })
    }
}

impl Session {
    /// The text of its file.
    pub fn to_ron(&self) -> String {
        to_ron(self)
    }

    /// The session in the text of a file, with its coins in it.
    ///
    /// # Errors
    /// If the text is no session, or one of a newer version.
    pub fn from_ron(text: &str) -> Result<Opened, ContentError> {
        let (file, warnings) = read::<Row>(text)?;
        Ok(Self::from(file).made_to_fit(warnings))
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

impl Serialize for Session {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        File::new(self.clone(), |row| row).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Session {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        File::<Row>::deserialize(deserializer).map(Self::from)
    }
}

impl From<File<Row>> for Session {
    fn from(file: File<Row>) -> Self {
        let Ok(session) = file.into_session(Ok::<_, Infallible>);
        session
    }
}

/// Where the coins of a session are.
pub(super) enum Coins {
    Here(Row),
    /// In a text file of this path from the session's folder, which it does not leave.
    Beside(String),
}

impl Serialize for Coins {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Here(row) => row.serialize(serializer),
            Self::Beside(name) => serializer.serialize_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for Coins {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CoinsVisitor)
    }
}

struct CoinsVisitor;

impl<'de> Visitor<'de> for CoinsVisitor {
    type Value = Coins;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of whole numbers, or the name of a text file with them")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Coins, A::Error> {
        Row::deserialize(SeqAccessDeserializer::new(seq)).map(Coins::Here)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Coins, E> {
        if stays_in_folder(name) {
            return Ok(Coins::Beside(name.to_owned()));
        }
        Err(E::custom(format_args!(
            "“{name}” is no file in the session's folder; write its path from there, such as \"row.txt\""
        )))
    }
}

/// Whether a path that begins in a folder leads to something in it, or in a folder of it.
fn stays_in_folder(name: &str) -> bool {
    let is_inside = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    Path::new(name).components().all(is_inside) && Path::new(name).file_name().is_some()
}

/// The fields in the text of a file, and which others there are.
///
/// # Errors
/// If the text is no session, or one of a newer version.
pub(super) fn read<C: DeserializeOwned>(text: &str) -> Result<(File<C>, Vec<Warning>), ContentError> {
    if text.trim().is_empty() {
        let problem = format!("the file is empty; a session is at least (version: {VERSION}, coins: [8, 15])");
        return Err(ContentError { line: 1, column: 1, problem });
    }
    let damaged = |error| content_error(text, error);
    let mut warnings = Vec::new();
    let mut deserializer = ron::Deserializer::from_str_with_options(text, &format()).map_err(damaged)?;
    let read = serde_ignored::deserialize(&mut deserializer, |field| {
        warnings.push(Warning::UnknownField(field.to_string()));
    });
    match read.and_then(|file| deserializer.end().map(|()| file)) {
        Ok(file) => Ok((file, warnings)),
        Err(error) => {
            // Whatever else is not as it should be follows from the version, if that is not known.
            let header = format().from_str::<Header>(text).err();
            Err(damaged(header.unwrap_or_else(|| deserializer.span_error(error))))
        }
    }
}

fn content_error(text: &str, error: SpannedError) -> ContentError {
    let SpannedError { code, span } = error;
    let Position { line, col: column } = span.start;
    let rest = text
        .lines()
        .nth(line - 1)
        .map_or("", |line| &line[line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at)..]);
    let problem = match code {
        // A list of whole numbers has been read up to the point.
        ron::Error::ExpectedComma if rest.starts_with('.') => "a coin is a whole number, without a point".to_owned(),
        code => code.to_string(),
    };
    ContentError { line, column, problem }
}
