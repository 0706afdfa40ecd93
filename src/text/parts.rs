//! What texts consist of, and the values that stand in them.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use crate::game::Misfit;
use crate::game::recurrence::Quantity;
use crate::game::recurrence::notation::NotationError;
use crate::game::row::read::{Quote, RowError};
use crate::number::exact;
use crate::printable::printable_path;

/// A piece of a pattern. Arguments have numbers, in the order of the function's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(&'static str),
    Argument(usize),
    /// A number without groups of digits.
    Plain(usize),
    Select {
        argument: usize,
        variants: &'static [(&'static str, Pattern)],
        default: usize,
    },
}

/// The pieces of a text.
pub type Pattern = &'static [Piece];

/// A value that stands in a text, or that one is chosen by.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    None,
    Number(i128),
    Text(Cow<'a, str>),
    /// A number that is shown in words.
    Counted(i128, String),
    Key {
        key: &'static str,
        name: &'static str,
    },
}

impl Value<'_> {
    /// Adds the value as people read it: a number with groups of digits, and nothing for [`None`](Self::None).
    pub fn add_to(&self, text: &mut String) {
        match self {
            Self::None => {}
            Self::Number(number) => text.push_str(&exact(*number)),
            Self::Text(more) => text.push_str(more),
            Self::Counted(_, more) => text.push_str(more),
            Self::Key { name, .. } => text.push_str(name),
        }
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

/// What can be an argument of a text.
pub trait Argument {
    fn value(&self) -> Value<'_>;
}

impl<A: Argument + ?Sized> Argument for &A {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<A: Argument> Argument for Option<A> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::None, A::value)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Argument for $number {
            #[allow(clippy::cast_lossless)] // usize has no `From`
            fn value(&self) -> Value<'_> {
                Value::Number(*self as i128)
            }
        }
    )*};
}
numbers!(i8 i16 u8 u16 u32 u64 usize i32 i64 i128);

macro_rules! displayed {
    ($($shown:ty)*) => {$(
        impl Argument for $shown {
            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
    )*};
}
displayed!(char f32 f64 Misfit NotationError Quote RowError);

macro_rules! texts {
    ($($text:ty)*) => {$(
        impl Argument for $text {
            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Borrowed(self))
            }
        }
    )*};
}
texts!(str String Cow<'_, str>);

impl Argument for Path {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(printable_path(self)))
    }
}

impl Argument for PathBuf {
    fn value(&self) -> Value<'_> {
        self.as_path().value()
    }
}

impl Argument for Quantity {
    fn value(&self) -> Value<'_> {
        Value::Text(self.name().into())
    }
}

/// A type whose values have keys, by which the files of texts choose.
pub trait Keyed: Copy {
    const KEYS: &'static [&'static str];

    fn key(self) -> &'static str;

    /// Returns the place of the key in [`KEYS`](Self::KEYS).
    fn index(self) -> usize {
        let key = self.key();
        Self::KEYS.iter().position(|other| *other == key).expect("each value has a key")
    }
}

/// Gives the values of enums that derive `strum::VariantNames` these names as keys.
macro_rules! keyed_by_name {
    ($($of:ty)*) => {$(
        impl $crate::text::parts::Keyed for $of {
            const KEYS: &'static [&'static str] = <$of as strum::VariantNames>::VARIANTS;

            fn key(self) -> &'static str {
                <Self as $crate::text::parts::Keyed>::KEYS[self as usize]
            }

            fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}
pub(crate) use keyed_by_name;

impl Keyed for bool {
    const KEYS: &'static [&'static str] = &["false", "true"];

    fn key(self) -> &'static str {
        Self::KEYS[usize::from(self)]
    }
}

/// Gives values with keys, and with names if there are any, to texts.
macro_rules! arguments {
    ($($of:ty: $name:expr;)*) => {$(
        impl $crate::text::parts::Argument for $of {
            fn value(&self) -> $crate::text::parts::Value<'_> {
                let name: fn($of) -> &'static str = $name;
                $crate::text::parts::Value::Key {
                    key: $crate::text::parts::Keyed::key(*self),
                    name: name(*self),
                }
            }
        }
    )*};
}
pub(crate) use arguments;

arguments! {
    bool: |_| "";
}

/// Stops the compiler if a text is chosen by a word that is no key.
pub const fn check_keys(words: &[&str], keys: &[&str]) {
    let mut word = 0;
    while word < words.len() {
        let mut key = 0;
        while key < keys.len() && !are_equal(words[word], keys[key]) {
            key += 1;
        }
        assert!(key < keys.len(), "a text is chosen by a word that is no key of its argument");
        word += 1;
    }
}

/// Stops the compiler if the messages of a group are not the keys of its type, in their order.
pub const fn check_same(messages: &[&str], keys: &[&str]) {
    assert!(messages.len() == keys.len(), "a group has a message for each key of its type");
    let mut place = 0;
    while place < keys.len() {
        assert!(are_equal(messages[place], keys[place]), "the messages of a group stand in the order of the keys");
        place += 1;
    }
}

const fn are_equal(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut place = 0;
    while place < a.len() && place < b.len() && a[place] == b[place] {
        place += 1;
    }
    place == a.len() && place == b.len()
}

/// Returns a pattern of the pseudo-language. The letters of its texts have accents, and marks stand around it.
pub fn pseudo(pattern: Pattern, code: &[&str]) -> Pattern {
    // A text that is only chosen has marks in each choice.
    if let [Piece::Select { argument, variants, default }] = *pattern {
        let variants: Vec<_> = variants.iter().map(|(key, pattern)| (*key, pseudo(pattern, code))).collect();
        return vec![Piece::Select { argument, variants: variants.leak(), default }].leak();
    }
    let mut pieces = vec![Piece::Text("[")];
    pieces.extend(pattern.iter().map(|piece| accented(piece, code)));
    let letters: usize =
        pattern.iter().map(|piece| if let Piece::Text(text) = piece { text.chars().count() } else { 0 }).sum();
    pieces.push(Piece::Text(format!("{}]", "·".repeat(letters * 2 / 5)).leak()));
    // A text that is shown whole stays one piece.
    if let [Piece::Text(before), Piece::Text(text), Piece::Text(behind)] = pieces[..] {
        pieces = vec![Piece::Text([before, text, behind].concat().leak())];
    }
    pieces.leak()
}

fn accented(piece: &Piece, code: &[&str]) -> Piece {
    match *piece {
        Piece::Text(text) => Piece::Text(with_accents(text, code).leak()),
        Piece::Select { argument, variants, default } => {
            let variants: Vec<_> = variants
                .iter()
                .map(|(key, pattern)| {
                    (*key, &*pattern.iter().map(|piece| accented(piece, code)).collect::<Vec<_>>().leak())
                })
                .collect();
            Piece::Select { argument, variants: variants.leak(), default }
        }
        piece => piece,
    }
}

/// Returns a text with accents but for its words of code.
fn with_accents(text: &str, code: &[&str]) -> String {
    let is_end = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    let (mut accented, mut rest) = (String::new(), text);
    while let Some(letter) = rest.chars().next() {
        let starts_word = !accented.ends_with(char::is_alphanumeric);
        let word = code.iter().find(|word| starts_word && rest.strip_prefix(**word).is_some_and(is_end));
        match word {
            Some(word) => accented.push_str(word),
            None => accented.push(accented_letter(letter)),
        }
        rest = &rest[word.map_or(letter.len_utf8(), |word| word.len())..];
    }
    accented
}

/// Returns a letter with an accent, in a script that the fonts of the program have.
fn accented_letter(letter: char) -> char {
    const PLAIN: &str = "AEIOUYaeiouyCNScnsgz";
    const ACCENTED: &str = "ÀÉÎÕÜÝàéîõüýÇÑŠçñšğž";
    PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| accented)
}
