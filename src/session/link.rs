//! Sessions as links: the part of an address behind `#`, which no server sees.
//!
//! | fragment | holds |
//! | --- | --- |
//! | `#8,15,3,7` | a row |
//! | `#s=…` | a whole session: its RON text, compressed (raw deflate, [RFC 1951]) and written as base64url without padding ([RFC 4648]) |
//!
//! The part between `?` and `#` may say which stops are shown: `?stop=3&until=5`, counted from 1.
//!
//! [RFC 1951]: https://www.rfc-editor.org/rfc/rfc1951
//! [RFC 4648]: https://www.rfc-editor.org/rfc/rfc4648#section-5

use std::borrow::Cow;
use std::io::{Read, Write};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::game::RowError;
use crate::game::row::read::{ReadAs, read_as};
use crate::printable::{Lines, printable};
use crate::session::document::{Document, OpenedSession, Session, SessionSource};
use crate::session::error::{ContentError, Warning};
use crate::session::text::FileVersion;
use crate::wording::errors::link as wording;

/// The greatest length of a fragment, in characters. Browsers and mail programs cut longer addresses.
pub const MAX_LINK_CHARS: usize = 64_000;

/// The most bytes of a session that a link holds. A short link may hold a thousand times its length.
pub const MAX_LINKED_BYTES: usize = 4_000_000;

/// What a fragment with a whole session begins with.
const SESSION_PREFIX: &str = "s=";

/// Why a link is no session, or a session has no link.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LinkError {
    #[error("{}", wording::too_long(*chars, MAX_LINK_CHARS))]
    TooLong { chars: usize },
    #[error("{}", wording::holds_too_much(MAX_LINKED_BYTES))]
    TooLarge,
    #[error("{}", wording::is_empty())]
    Empty,
    /// The data of a session has a character that no such data has.
    #[error("{}", wording::bad_character(*character, *place))]
    BadCharacter {
        character: char,
        /// Its place in the data, from 1.
        place: usize,
    },
    /// The data of a session ends early, or is damaged.
    #[error("{}", wording::damaged())]
    Damaged,
    #[error("{}", wording::no_row(source.to_string()))]
    Row { source: RowError },
    #[error("{}", wording::no_session(source.to_string()))]
    Content { source: ContentError },
}

/// Returns whether a text that was typed as a path is meant as a link: an address of the web, or a fragment with its `#`.
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    let begins = |prefix: &str| text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
    text.starts_with('#') || begins("http://") || begins("https://")
}

/// Returns the address of a web page without its fragment. `None` if the text is no such address.
pub fn site_address(text: &str) -> Option<&str> {
    let address = text.trim().split('#').next().unwrap_or_default();
    let (_, after_scheme) = address.split_once("://").filter(|_| is_link(address))?;
    let host = after_scheme.split(['/', '?']).next().unwrap_or_default();
    let is_whole =
        !host.is_empty() && !address.chars().any(|character| character.is_whitespace() || character.is_control());
    is_whole.then_some(address)
}

impl Session {
    /// Returns the fragment with this session, without its `#`.
    ///
    /// # Errors
    /// If it is longer than [`MAX_LINK_CHARS`], or the session than [`MAX_LINKED_BYTES`].
    pub fn to_fragment(&self) -> Result<String, LinkError> {
        let ron = self.to_ron();
        if ron.len() > MAX_LINKED_BYTES {
            return Err(LinkError::TooLarge);
        }
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(ron.as_bytes()).expect("a vector takes everything");
        let bytes = encoder.finish().expect("a vector takes everything");
        let fragment = format!("{SESSION_PREFIX}{}", BASE64_URL_SAFE_NO_PAD.encode(bytes));
        if fragment.len() > MAX_LINK_CHARS {
            return Err(LinkError::TooLong { chars: fragment.len() });
        }
        Ok(fragment)
    }

    /// Returns the link with this session. `site` is the address of the web page that opens it, `stop` the index of the
    /// stop that it begins at.
    ///
    /// # Errors
    /// As for [`Self::to_fragment`].
    pub fn to_link(&self, site: &str, stop: Option<usize>) -> Result<String, LinkError> {
        let sign = if site.contains('?') { '&' } else { '?' };
        let stop = stop.map_or_else(String::new, |index| format!("{sign}{STOP}={}", index + 1));
        Ok(format!("{site}{stop}#{}", self.to_fragment()?))
    }

    /// Reads a session from a link: a whole address, or its query and its fragment, or the fragment with or without `#`.
    /// Stops that the query leaves out are not in the session.
    ///
    /// # Errors
    /// If the fragment is empty, too long or damaged, holds too much, or what it holds is neither a row nor a session.
    pub fn from_link(link: &str) -> Result<OpenedSession, LinkError> {
        let link = link.trim();
        let fragment = link.split_once('#').map_or(if is_link(link) { "" } else { link }, |(_, fragment)| fragment);
        if fragment.is_empty() {
            return Err(LinkError::Empty);
        }
        if fragment.len() > MAX_LINK_CHARS {
            return Err(LinkError::TooLong { chars: fragment.chars().count() });
        }
        // Programs that pass a link on may escape any character of it.
        let fragment = percent_decode_str(fragment).decode_utf8().map_err(|_| LinkError::Damaged)?;
        let opened = match fragment.strip_prefix(SESSION_PREFIX) {
            Some(data) => Self::from_ron(&ron_of(data)?).map_err(|source| LinkError::Content { source }),
            None => session_of_row(&fragment),
        };
        opened.map(|opened| StopsAsked::of_link(link).show(opened))
    }
}

/// Returns a session with the stops that the query of an address asks for.
pub fn at_stops(query: &str, session: Session) -> OpenedSession {
    StopsAsked::of_query(query).show(session.made_to_fit(Vec::new()))
}

/// Returns the link of a page whose address has this query and this fragment: what of both says what is opened. `first`
/// is opened if only the query says something. `None` if nothing does.
pub fn link_of_page(query: &str, fragment: &str, first: &Session) -> Option<String> {
    let query = StopsAsked::of_query(query).to_query();
    match (&query[..], fragment.len() > 1) {
        ("", false) => None,
        (_, true) => Some(format!("{query}{fragment}")),
        (_, false) => first.to_link(&query, None).ok(),
    }
}

/// Returns the names and the values in the part of an address behind `?`, with or without it.
pub fn query_fields(query: &str) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
    query.trim_start_matches('?').split('&').map(|field| {
        let (name, value) = field.split_once('=').unwrap_or((field, ""));
        (name, percent_decode_str(value).decode_utf8_lossy())
    })
}

/// The names of the fields of a query.
const STOP: &str = "stop";
const UNTIL: &str = "until";

/// The stops that a link asks for, as its query says them.
#[derive(Default)]
struct StopsAsked {
    /// Where it begins.
    stop: Option<String>,
    /// The last one. Those behind it are left out.
    until: Option<String>,
}

impl StopsAsked {
    fn of_link(link: &str) -> Self {
        let before = link.split_once('#').map_or("", |(before, _)| before);
        Self::of_query(before.split_once('?').map_or("", |(_, query)| query))
    }

    /// Reads the part of an address behind `?`, with or without it.
    fn of_query(query: &str) -> Self {
        let mut asked = Self::default();
        for (name, value) in query_fields(query) {
            let value = || Some(printable(&value, Lines::One).into_owned());
            match name {
                STOP => asked.stop = value(),
                UNTIL => asked.until = value(),
                _ => {}
            }
        }
        asked
    }

    /// Returns the query with what is asked. It is empty if nothing is.
    fn to_query(&self) -> String {
        let said = [(STOP, &self.stop), (UNTIL, &self.until)];
        let field = |(name, value): (&str, &Option<String>)| {
            Some(format!("{name}={}", utf8_percent_encode(value.as_deref()?, NON_ALPHANUMERIC)))
        };
        let fields: Vec<_> = said.into_iter().filter_map(field).collect();
        if fields.is_empty() { String::new() } else { format!("?{}", fields.join("&")) }
    }

    /// Leaves out the stops behind the last one, and notes where the session begins. What is not there becomes a warning.
    fn show(self, mut opened: OpenedSession) -> OpenedSession {
        let stops = &mut opened.session.document.stops;
        let count = stops.len();
        match self.until.map(|said| (said.parse(), said)) {
            None => {}
            Some((Ok(until), _)) if (1..=count).contains(&until) => stops.truncate(until),
            Some((_, said)) => opened.warnings.push(Warning::NoSuchEnd { said, count }),
        }
        let count = stops.len();
        opened.stop = self.stop.and_then(|said| {
            let number = said.parse::<usize>();
            let now = number.clone().unwrap_or(1).max(1).min(count);
            if number != Ok(now) || count == 0 {
                opened.warnings.push(Warning::NoSuchStop { said, count, now });
            }
            now.checked_sub(1)
        });
        opened
    }
}

/// Returns the text in the data of a fragment.
fn ron_of(data: &str) -> Result<String, LinkError> {
    // Some programs add a line break or a full stop to a link.
    let data = data.trim_end_matches(|end: char| end.is_whitespace() || end == '.' || end == '=');
    let is_known = |character: char| character.is_ascii_alphanumeric() || "-_".contains(character);
    if let Some((place, character)) = data.chars().enumerate().find(|(_, character)| !is_known(*character)) {
        return Err(LinkError::BadCharacter { character, place: place + 1 });
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(data).map_err(|_| LinkError::Damaged)?;
    let mut text = String::new();
    // Deflate makes up to 1,032 bytes of one.
    let inflated = DeflateDecoder::new(&bytes[..]).take(MAX_LINKED_BYTES as u64 + 1).read_to_string(&mut text);
    // A text that is cut inside a character is an error, too.
    if text.len() > MAX_LINKED_BYTES {
        return Err(LinkError::TooLarge);
    }
    inflated.map_err(|_| LinkError::Damaged)?;
    if text.is_empty() { Err(LinkError::Damaged) } else { Ok(text) }
}

fn session_of_row(fragment: &str) -> Result<OpenedSession, LinkError> {
    // The address of a row has a comma between coins.
    let row = read_as(fragment, ReadAs::Numbers).map_err(|source| LinkError::Row { source })?;
    Ok(OpenedSession {
        session: Session::new(Document::from(row)),
        warnings: Vec::new(),
        source: SessionSource::Row,
        version: FileVersion::default(),
        stop: None,
    })
}
