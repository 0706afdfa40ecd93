//! The words of a course in other languages: for each text of its lessons, what it is there.
//!
//! ```ron
//! {
//!     "Two coins": "Zwei Münzen",
//!     "Which end is worth more?": "Welches Ende ist mehr wert?",
//! }
//! ```
//!
//! A text that is not among them stays as it is. So an author can add a language lesson by lesson, and a text that is
//! changed later is seen at once.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::session::document::Document;
use crate::session::error::ContentError;
use crate::session::file;
use crate::session::stop::Stop;
use crate::session::text::BYTE_ORDER_MARK;

/// Texts, and what they are in another language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words(BTreeMap<String, String>);

/// The words of a course in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CourseWords {
    /// The language, as a tag such as `de` (BCP 47).
    pub language: String,
    /// The path of its file from the course's folder. `None` if the course holds the words.
    pub file: Option<String>,
    pub words: Arc<Words>,
}

impl Words {
    /// Reads the words from the text of a file.
    ///
    /// # Errors
    /// If it is no map from texts to texts.
    pub fn from_ron(text: &str) -> Result<Self, ContentError> {
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        Ok(file::read_fields(text)?.0)
    }

    /// Returns whether there are none: nothing is translated yet, or their file can't be read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what a text is in the language. `None` if it is not among the words, or has no translation yet.
    pub fn of(&self, text: &str) -> Option<&str> {
        self.0.get(text).map(String::as_str).filter(|translated| !translated.is_empty())
    }

    /// Returns the pairs of a text and its translation.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(text, translated)| (&**text, &**translated))
    }

    /// Puts a session's texts into the language.
    pub fn translate(&self, document: &mut Document) {
        for text in texts_mut(document) {
            self.put_into(text);
        }
    }

    /// Puts a text into the language, if it is among the words.
    pub fn put_into(&self, text: &mut String) {
        if let Some(translated) = self.of(text) {
            translated.clone_into(text);
        }
    }
}

/// Replaces those texts of a document that are still as in the lesson `from` by those of the same lesson in another language.
/// A document with other stops stays as it is.
pub fn retranslate(document: &mut Document, from: &Document, to: &Document) {
    let [mut from, mut to] = [from, to].map(Document::clone);
    let [mut texts, from, to] = [document, &mut from, &mut to].map(texts_mut);
    if texts.len() == from.len() && from.len() == to.len() {
        for ((text, from), to) in texts.iter_mut().zip(from).zip(to) {
            if **text == *from {
                **text = std::mem::take(to);
            }
        }
    }
}

/// Returns the texts that people read: the title, and those of the stops.
fn texts_mut(document: &mut Document) -> Vec<&mut String> {
    std::iter::once(&mut document.title).chain(document.stops.iter_mut().flat_map(Stop::texts_mut)).collect()
}
