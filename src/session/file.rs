//! The format of a session file: its fields, their defaults, and the versions that can be read.

use std::convert::Infallible;
use std::fmt;
use std::path::{Component, Path};

use ron::Error as RonError;
use ron::error::{Position, SpannedError};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{DeserializeOwned, Error, SeqAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::build::Build;
use crate::game::table::overview::Lengths;
use crate::game::{CountFrom, Duel, FillOrder, Line, Recurrence, Row, Rule, Strategy};
use crate::predict::{OwnTable, PredictSettings};
use crate::printable::printable_cut;
use crate::session::document::{Comparison, OpenedSession, Session};
use crate::session::error::{ContentError, MAX_LISTED, Warning};
use crate::session::place::path_at;
use crate::session::stop::{MAX_STOPS, Stop, StopPosition, Stops, number};
use crate::session::text::{BYTE_ORDER_MARK, format};
use crate::session::view::{Answers, CodeSubject, Layout, Reading, Subject, Zoom};
use crate::wording::errors::session;

/// The most characters of a name in the file that a message quotes.
const MAX_NAME_CHARS: usize = 24;
/// The most characters of a whole message.
const MAX_PROBLEM_CHARS: usize = 300;

/// The longest path of a file with coins. Linux opens none that is longer.
const MAX_PATH_BYTES: usize = 4_096;

/// The version of the format that this program writes. It reads this version and all older ones.
pub const VERSION: u32 = 9;

/// A session with its lines taken out of the duel, so that each field of the file has a place.
struct Parts {
    session: Session,
    lines: FileLines,
    /// `None` is that of the rule.
    recurrence: Option<Recurrence>,
    /// The tab beside the table, in files of older versions.
    tab: Option<Subject>,
    /// The texts that older versions had beside the stops.
    texts: OlderTexts,
}

/// What older versions said outside of the stops.
#[derive(Default)]
struct OlderTexts {
    /// What is asked. These are words of the first stop now.
    notes: String,
    /// What is told once the answers are shown. These are words of the last stop now.
    told: String,
}

/// The fields of older versions. People don't see them in a file, and forms for programs keep the place of those before
/// the last one.
const OLDER_FIELDS: [&str; 3] = ["notes", "told", "tab"];

/// Defines [`SessionFile`] and its conversions from a list of the file's fields.
///
/// A field with a place is kept in that part of [`Parts`], and has a default. The coins have no place and no default.
macro_rules! session_file {
    ($($(#[$attribute:meta])* $field:ident: $type:ty $(= $($place:ident).+)?,)+) => {
        /// The fields of a file in their order. `C` is [`Row`], or [`CoinsField`] if the coins may be in another file.
        #[derive(Deserialize)]
        #[serde(rename = "Session")]
        pub(super) struct SessionFile<C> {
            #[serde(deserialize_with = "known_version")]
            version: u32,
            $(
                $(
                    #[doc = stringify!($($place).+)]
                    #[serde(default)]
                )?
                $(#[$attribute])*
                $field: $type,
            )+
        }

        impl<C> SessionFile<C> {
            /// Returns the fields of a session. `coins` turns its row into the field of the coins.
            pub(super) fn new(session: Session, coins: impl FnOnce(Row) -> C) -> Self {
                let lines = FileLines { kept: session.document.duel.lines().to_vec(), left_out: 0 };
                let recurrence = Some(session.view.recurrence);
                let parts = Parts { session, lines, recurrence, tab: None, texts: OlderTexts::default() };
                Self {
                    version: VERSION,
                    coins: coins(parts.session.document.row),
                    $($($field: parts.$($place).+,)?)+
                }
            }

            /// Returns the session. `row` finds the row that the field of the coins stands for.
            ///
            /// # Errors
            /// If `row` fails.
            pub(super) fn into_session<E>(self, row: impl FnOnce(C) -> Result<Row, E>) -> Result<Session, E> {
                let session = Session::new(row(self.coins)?.into());
                let (lines, texts) = (FileLines::default(), OlderTexts::default());
                let mut parts = Parts { session, lines, recurrence: None, tab: None, texts };
                $($(parts.$($place).+ = self.$field;)?)+
                let Parts { mut session, lines, recurrence, tab, texts } = parts;
                let view = &mut session.view;
                let of_rule = || Recurrence::shown_for(session.document.duel.rule).filter(|_| session.document.duel.rule != Rule::CLASSIC);
                view.recurrence = recurrence.or_else(of_rule).unwrap_or_default();
                // The game stood beside each table unless something else was chosen.
                view.beside = view.beside.or(tab.filter(|tab| *tab != Subject::Game));
                let Duel { rule, players, .. } = session.document.duel;
                session.document.duel = Duel::with_lines(players, lines.kept).under(rule);
                session.say_at_stops(texts);
                Ok(session)
            }
        }

        impl<C: Serialize> Serialize for SessionFile<C> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let is_for_people = serializer.is_human_readable();
                // Few sessions have something of a learner, or another rule. Older programs do not know these fields.
                let is_left_out = |field: &str| {
                    let is_empty = match field {
                        "build" => self.build.is_none(),
                        "own" => self.own.is_none(),
                        "rule" => self.rule == Rule::CLASSIC,
                        _ => false,
                    };
                    is_empty || OLDER_FIELDS.contains(&field)
                };
                let is_written = |field: &str| !(is_for_people && is_left_out(field));
                let fields = ["version", $(stringify!($field)),+];
                let count = fields.into_iter().filter(|field| is_written(field)).count();
                let mut file = serializer.serialize_struct("Session", count)?;
                file.serialize_field("version", &self.version)?;
                $(
                    if is_written(stringify!($field)) {
                        file.serialize_field(stringify!($field), &self.$field)?;
                    }
                )+
                file.end()
            }
        }
    };
}

// In the order of the file. A field is saved only if it is listed here.
session_file! {
    title: String = session.document.title,
    notes: String = texts.notes,
    told: String = texts.told,
    coins: C,
    first: Strategy = session.document.duel.players.first,
    second: Strategy = session.document.duel.players.second,
    rule: Rule = session.document.duel.rule,
    lines: FileLines = lines,
    recurrence: Option<Recurrence> = recurrence,
    fill_order: FillOrder = session.view.fill_order,
    layout: Layout = session.view.layout,
    #[serde(alias = "lecture")]
    subject: Subject = session.view.subject,
    beside: Option<Subject> = session.view.beside,
    predict: Option<PredictSettings> = session.view.predict,
    reading: Reading = session.view.reading,
    lengths: Lengths = session.view.lengths,
    answers: Answers = session.view.answers,
    code: CodeSubject = session.view.code,
    count_from: CountFrom = session.view.count_from,
    zoom: Zoom = session.zoom,
    fill_position: f64 = session.fill_position,
    line: usize = session.line,
    #[serde(deserialize_with = "number")]
    game_position: usize = session.game_position,
    stops: Stops = session.document.stops,
    compared: Option<Comparison> = session.document.compared,
    build: Option<Build> = session.document.build,
    own: Option<OwnTable> = session.document.own,
    tab: Option<Subject> = tab,
}

/// The version alone. It is read from a file that can't be read otherwise, because every version has it. If it is
/// unknown, all other errors follow from that.
#[derive(Deserialize)]
#[serde(rename = "Session")]
struct VersionHeader {
    #[serde(rename = "version", deserialize_with = "known_version")]
    _version: u32,
}

/// Reads a version and refuses it if this program does not know it.
fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let version = u32::deserialize(deserializer)?;
    match version {
        1..=VERSION => Ok(version),
        0 => Err(D::Error::custom(session::version_zero())),
        _ => Err(D::Error::custom(session::newer_version(version, VERSION))),
    }
}

impl Session {
    /// Gives the texts of an older version to the stops: what is asked to the first one, and what is told to the last one.
    /// Where they are missing, they are made.
    fn say_at_stops(&mut self, OlderTexts { notes, told }: OlderTexts) {
        let end = self.view.fill(self.document.row.len()).steps() as f64;
        let start = match self.view.subject {
            Subject::Game => StopPosition::Game(self.game_position),
            Subject::Fusion => StopPosition::Fusion(0),
            _ => StopPosition::Fill(self.fill_position),
        };
        let stops = &mut self.document.stops;
        if stops.is_empty() && !(notes.is_empty() && told.is_empty()) {
            stops.push(Stop::new(start));
        }
        if !notes.is_empty() {
            let words = &mut stops[0].words;
            *words = paragraphs(&notes, words);
        }
        if !told.is_empty() {
            // The words of a stop that asks stand beside its question.
            let is_free = stops.len() > 1 && stops.last().is_some_and(|last| !last.asks());
            if !is_free && stops.len() < MAX_STOPS {
                stops.push(Stop::new(StopPosition::Fill(end)));
            }
            if let Some(Stop { words, .. }) = stops.last_mut() {
                *words = paragraphs(words, &told);
            }
        }
    }

    /// Returns the text of the session's file.
    pub fn to_ron(&self) -> String {
        to_ron(self)
    }

    /// Reads a session from the text of a file that has its coins in it.
    ///
    /// # Errors
    /// If the text is no session, or one of a newer version.
    pub fn from_ron(text: &str) -> Result<OpenedSession, ContentError> {
        let (file, warnings) = read::<Row>(text)?;
        Ok(Self::from(file).made_to_fit(warnings))
    }
}

/// Returns `value` as RON for people: one field per line, and each list on one line.
pub(super) fn to_ron(value: &dyn erased_serde::Serialize) -> String {
    let config = ron::ser::PrettyConfig::new().new_line("\n").compact_arrays(true).escape_strings(false);
    let mut text = format().to_string_pretty(value, config).expect("strings, numbers and lists have a RON form");
    text.push('\n');
    text
}

/// Returns two texts below each other.
fn paragraphs(one: &str, other: &str) -> String {
    let texts = [one, other].map(str::trim_end);
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n\n")
}

impl Serialize for Session {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SessionFile::new(self.clone(), |row| row).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Session {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        SessionFile::<Row>::deserialize(deserializer).map(Self::from)
    }
}

impl From<SessionFile<Row>> for Session {
    fn from(file: SessionFile<Row>) -> Self {
        let Ok(session) = file.into_session(Ok::<_, Infallible>);
        session
    }
}

/// The field `coins` of a file.
pub(super) enum CoinsField {
    List(Row),
    /// The path of a text file with the row, from the session's folder to a file inside it.
    InFile(String),
}

impl Serialize for CoinsField {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::List(row) => row.serialize(serializer),
            Self::InFile(name) => serializer.serialize_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for CoinsField {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CoinsFieldVisitor)
    }
}

struct CoinsFieldVisitor;

impl<'de> Visitor<'de> for CoinsFieldVisitor {
    type Value = CoinsField;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(session::a_row_or_file())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<CoinsField, A::Error> {
        Row::deserialize(SeqAccessDeserializer::new(seq)).map(CoinsField::List)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<CoinsField, E> {
        if name.len() > MAX_PATH_BYTES {
            return Err(E::custom(session::row_path_too_long()));
        }
        if stays_in_folder(name) {
            return Ok(CoinsField::InFile(name.to_owned()));
        }
        let name = printable_cut(name, MAX_NAME_CHARS);
        Err(E::custom(session::row_path_out_of_folder(&name)))
    }
}

/// Whether a path that begins in a folder leads to a file inside it.
pub(super) fn stays_in_folder(name: &str) -> bool {
    let is_inside = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    // No system opens a path with a zero character.
    !name.contains('\0') && Path::new(name).components().all(is_inside) && Path::new(name).file_name().is_some()
}

/// Reads the fields from the text of a file, with warnings about unknown ones.
///
/// # Errors
/// If the text is no session, or one of a newer version.
pub(super) fn read<C: DeserializeOwned>(text: &str) -> Result<(SessionFile<C>, Vec<Warning>), ContentError> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.trim().is_empty() {
        let problem = session::empty_file(VERSION);
        return Err(ContentError { line: 1, column: 1, problem });
    }
    let read = read_fields::<SessionFile<C>>(text);
    let (file, mut warnings) = read.map_err(|error| read_fields::<VersionHeader>(text).err().unwrap_or(error))?;
    if file.lines.left_out > 0 {
        warnings.push(Warning::LinesLeftOut { count: file.lines.left_out, most: MAX_LINES });
    }
    if !(file.notes.is_empty() && file.told.is_empty()) {
        warnings.push(Warning::SaidAtStops);
    }
    Ok((file, warnings))
}

/// Reads the fields of a file, with warnings about unknown ones.
///
/// # Errors
/// If the text has other fields. The error names the field in which it is.
pub(super) fn read_fields<'t, T: Deserialize<'t>>(text: &'t str) -> Result<(T, Vec<Warning>), ContentError> {
    let mut warnings = Vec::new();
    let mut deserializer =
        ron::Deserializer::from_str_with_options(text, &format()).map_err(|error| content_error(text, error))?;
    let mut more = 0;
    // The same type for all fields: so the program has the code of each field's type only once.
    let mut unknown: &mut dyn FnMut(serde_ignored::Path) = &mut |field| {
        if warnings.len() < MAX_LISTED {
            // The question marks stand for optional values.
            warnings.push(Warning::UnknownField(printable_cut(&field.to_string().replace(".?", ""), MAX_NAME_CHARS)));
        } else {
            more += 1;
        }
    };
    let read = T::deserialize(serde_ignored::Deserializer::new(&mut deserializer, &mut unknown));
    if more > 0 {
        warnings.push(Warning::MoreUnknownFields { count: more });
    }
    match read.and_then(|file| deserializer.end().map(|()| file)) {
        Ok(file) => Ok((file, warnings)),
        Err(error) => Err(content_error(text, deserializer.span_error(error))),
    }
}

/// Reads a value that the program keeps for itself. `None` if it is damaged.
pub fn read_kept<T: DeserializeOwned>(text: &str) -> Option<T> {
    read_fields(text).ok().map(|(value, _)| value)
}

/// Returns an error with the path of the field in which it is. RON's text says what is expected there. A sentence of this
/// program stands for itself.
fn content_error(text: &str, SpannedError { code, span }: SpannedError) -> ContentError {
    let Position { line, col: column } = span.start;
    let lines_before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = &text[lines_before..];
    let before = rest.chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    let after = rest[before..].chars().next();
    let is_inner = !matches!(code, RonError::MissingStructField { .. });
    let is_comment = matches!(code, RonError::UnclosedBlockComment);
    let path = if is_comment { String::new() } else { path_at(text, lines_before + before, is_inner) };
    let expected = match &code {
        RonError::ExceededRecursionLimit => session::too_many_brackets().to_owned(),
        // The whole number was read up to the point.
        RonError::ExpectedComma if after == Some('.') => session::no_point(code.to_string()),
        RonError::IntegerOutOfBounds if path.starts_with("coins[") => session::no_coin(code.to_string()),
        _ => code.to_string(),
    };
    let is_sentence = path.is_empty() || matches!(code, RonError::Message(_));
    let path = printable_cut(&path, MAX_NAME_CHARS);
    let problem = if is_sentence { expected } else { session::in_field(&path, &expected) };
    ContentError { line, column, problem: printable_cut(&problem, MAX_PROBLEM_CHARS) }
}

/// A session has at most this many lines. A line takes a few bytes in a file and many in memory.
const MAX_LINES: usize = 10_000;

/// The first [`MAX_LINES`] lines of a file, and how many more there are. These are not kept.
#[derive(Clone, Debug, Default)]
pub(super) struct FileLines {
    pub kept: Vec<Line>,
    pub left_out: usize,
}

impl Serialize for FileLines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.kept.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FileLines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct LinesVisitor;

        impl<'de> Visitor<'de> for LinesVisitor {
            type Value = FileLines;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(session::a_list())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<FileLines, A::Error> {
                let mut lines = FileLines::default();
                while lines.kept.len() < MAX_LINES {
                    let Some(line) = seq.next_element()? else { return Ok(lines) };
                    lines.kept.push(line);
                }
                while seq.next_element::<Line>()?.is_some() {
                    lines.left_out += 1;
                }
                Ok(lines)
            }
        }

        deserializer.deserialize_seq(LinesVisitor)
    }
}

impl Serialize for CountFrom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.first().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CountFrom {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Self::of_first(number).ok_or_else(|| D::Error::custom(session::count_from_is_unknown(number)))
    }
}
