//! Sessions as links: the part of an address behind `#`, which no server sees.
//!
//! | fragment | holds |
//! | --- | --- |
//! | `#8,15,3,7` | a row |
//! | `#s=…` | a whole session: its RON text, compressed (raw deflate, [RFC 1951]) and written as base64url without padding ([RFC 4648]) |
//!
//! [RFC 1951]: https://www.rfc-editor.org/rfc/rfc1951
//! [RFC 4648]: https://www.rfc-editor.org/rfc/rfc4648#section-5

use std::io::{Read, Write};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use percent_encoding::percent_decode_str;

use crate::game::RowError;
use crate::game::row::read::{ReadAs, read_as};
use crate::session::document::{Document, OpenedSession, Session, SessionSource};
use crate::session::error::ContentError;
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

    /// Returns the link with this session. `site` is the address of the web page that opens it.
    ///
    /// # Errors
    /// As for [`Self::to_fragment`].
    pub fn to_link(&self, site: &str) -> Result<String, LinkError> {
        Ok(format!("{site}#{}", self.to_fragment()?))
    }

    /// Reads a session from a link: a whole address, or its fragment with or without `#`.
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
        match fragment.strip_prefix(SESSION_PREFIX) {
            Some(data) => Self::from_ron(&ron_of(data)?).map_err(|source| LinkError::Content { source }),
            None => session_of_row(&fragment),
        }
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
    })
}
