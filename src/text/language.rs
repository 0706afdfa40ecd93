//! The language of the texts, and how a text is put together in it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

use super::parts::{Pattern, Piece, Value, pseudo};
use super::patterns::{CODE, LANGUAGES, NAMES, PATTERNS};
use crate::platform::languages;

/// The number of the language that is shown. Behind the real ones comes the [pseudo-language](PSEUDO).
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// The patterns of the languages that were chosen so far, but for the first one.
static TRANSLATED: [OnceLock<Vec<Pattern>>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// The name of the pseudo-language: English with accents, marks and two fifths more letters, in which a text that does
/// not come from the files of texts, or that has no room to grow, is seen at once.
pub const PSEUDO: &str = "x-pseudo";

/// Chooses the language of all texts that are asked for from now on. Returns whether there is such a language,
/// and in a page, whether its file is there.
///
/// # Panics
/// If the file of the language is damaged.
pub fn choose_language(name: &str) -> bool {
    let Some(number) = LANGUAGES.iter().map(|(language, _)| *language).chain([PSEUDO]).position(|known| known == name)
    else {
        return false;
    };
    if let Some(translated) = TRANSLATED.get(number).filter(|_| number > 0)
        && translated.get().is_none()
    {
        let Some(texts) = languages::texts(name) else { return false };
        translated.get_or_init(|| read(&texts));
    }
    LANGUAGE.store(number, Ordering::Relaxed);
    languages::note(name);
    true
}

/// Returns the languages, without the pseudo-language: their tags, and their names in themselves.
pub fn languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.into_iter()
}

/// Returns the tag of the language (BCP 47), for documents.
pub fn language() -> &'static str {
    LANGUAGES.get(LANGUAGE.load(Ordering::Relaxed)).map_or("en-x-pseudo", |(tag, _)| tag)
}

/// Returns the first language of `wanted` that there is, or English. Each is a tag such as `de-CH` or `zh_Hans_CN.UTF-8`.
pub fn best_language(wanted: impl IntoIterator<Item = impl AsRef<str>>) -> &'static str {
    let known = |tag: &str| {
        let language = tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        LANGUAGES.iter().map(|(known, _)| *known).find(|known| *known == language)
    };
    wanted.into_iter().find_map(|tag| known(tag.as_ref())).unwrap_or(LANGUAGES[0].0)
}

/// Returns the patterns of the language.
fn patterns() -> &'static [Pattern] {
    static OF_PSEUDO: OnceLock<Vec<Pattern>> = OnceLock::new();
    match LANGUAGE.load(Ordering::Relaxed) {
        0 => PATTERNS,
        number => match TRANSLATED.get(number) {
            Some(translated) => translated.get().map_or(PATTERNS, Vec::as_slice),
            None => OF_PSEUDO.get_or_init(|| PATTERNS.iter().map(|of| pseudo(of, CODE)).collect()),
        },
    }
}

/// A piece of a pattern, as the files of languages have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
    Argument(usize),
    Plain { plain: usize },
    Select { by: usize, of: Vec<(String, Vec<Written>)>, r#else: usize },
}

/// Reads the patterns of a language, which stay until the program ends.
fn read(texts: &str) -> Vec<Pattern> {
    let texts: Vec<Vec<Written>> = serde_json::from_str(texts).expect("the build has written the file");
    texts.into_iter().map(pattern).collect()
}

fn pattern(pieces: Vec<Written>) -> Pattern {
    let piece = |piece| match piece {
        Written::Text(text) => Piece::Text(text.leak()),
        Written::Argument(number) => Piece::Argument(number),
        Written::Plain { plain } => Piece::Plain(plain),
        Written::Select { by, of, r#else } => {
            let variant = |(key, pieces): (String, Vec<Written>)| (&*key.leak(), pattern(pieces));
            let variants: Vec<_> = of.into_iter().map(variant).collect();
            Piece::Select { argument: by, variants: variants.leak(), default: r#else }
        }
    };
    pieces.into_iter().map(piece).collect::<Vec<_>>().leak()
}

/// Returns a text without arguments.
pub fn fixed(number: usize) -> &'static str {
    choose(number, &[])
}

/// Returns a text that depends on its arguments, but does not show them.
pub fn choose(number: usize, values: &[Value]) -> &'static str {
    chosen(patterns()[number], values)
}

fn chosen(pattern: Pattern, values: &[Value]) -> &'static str {
    match pattern {
        [Piece::Text(text)] => text,
        [Piece::Select { argument, variants, default }] => {
            chosen(variant(&values[*argument], variants, *default), values)
        }
        _ => "",
    }
}

/// Returns a text with its arguments.
pub fn write(number: usize, values: &[Value]) -> String {
    let mut text = String::new();
    add(&mut text, patterns()[number], values);
    text
}

fn add(text: &mut String, pattern: Pattern, values: &[Value]) {
    for piece in pattern {
        match piece {
            Piece::Text(more) => text.push_str(more),
            Piece::Argument(number) => values[*number].add_to(text),
            Piece::Plain(number) => match &values[*number] {
                Value::Number(number) => text.push_str(&number.to_string()),
                value => value.add_to(text),
            },
            Piece::Select { argument, variants, default } => {
                add(text, variant(&values[*argument], variants, *default), values);
            }
        }
    }
}

/// Returns the variant for a value. A number has one of its own, or that of its plural.
fn variant(value: &Value, variants: &'static [(&'static str, Pattern)], default: usize) -> Pattern {
    let of = |wanted: &str| variants.iter().position(|(key, _)| *key == wanted);
    let place = match value {
        Value::None => of("none"),
        Value::Text(text) if text.is_empty() => of("none"),
        Value::Key { key, .. } => of(key),
        Value::Text(text) => of(text),
        Value::Number(number) | Value::Counted(number, _) => of(&number.to_string()).or_else(|| of(plural(*number))),
    };
    variants[place.unwrap_or(default)].1
}

/// Returns the category of a number in the language: `one`, `other`, …
fn plural(number: i128) -> &'static str {
    static RULES: OnceLock<Vec<PluralRules>> = OnceLock::new();
    let rules = RULES.get_or_init(|| {
        let rules = |(language, _): &(&str, &str)| {
            let id: LanguageIdentifier = language.parse().expect("a folder of texts has the name of a language");
            PluralRules::create(id, PluralRuleType::CARDINAL).expect("the language has plurals")
        };
        LANGUAGES.iter().map(rules).collect()
    });
    let rules = rules.get(LANGUAGE.load(Ordering::Relaxed)).unwrap_or(&rules[0]);
    match rules.select(number.unsigned_abs() as u64) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        _ => "other",
    }
}

/// Returns the text with this name and these values, as they are shown: `errors.course-more-warnings` with `12` is `12 more
/// problems`. Tests compare with it, so that they do not hold sentences.
///
/// # Panics
/// If there is no such text.
pub fn said(name: &str, values: &[&str]) -> &'static str {
    let number = NAMES.iter().position(|other| *other == name).unwrap_or_else(|| panic!("no text is named {name}"));
    let values: Vec<_> = values.iter().map(|text| shown(text)).collect();
    assert_eq!(values.len(), arguments(PATTERNS[number]), "{name} has another number of values");
    write(number, &values).leak()
}

/// Returns the number of arguments of a pattern.
fn arguments(pattern: Pattern) -> usize {
    let of_piece = |piece: &Piece| match piece {
        Piece::Text(_) => 0,
        Piece::Argument(number) | Piece::Plain(number) => number + 1,
        Piece::Select { argument, variants, .. } => {
            variants.iter().map(|(_, pattern)| arguments(pattern)).max().unwrap_or_default().max(argument + 1)
        }
    };
    pattern.iter().map(of_piece).max().unwrap_or_default()
}

/// Returns a value that was written for people: a number if it is written like one.
fn shown(text: &str) -> Value<'_> {
    let digits = text.replace(',', "").replace('−', "-");
    let number = digits.parse().ok().map(Value::Number);
    let is_as_shown = |value: &Value| {
        let mut shown = String::new();
        value.add_to(&mut shown);
        shown == text
    };
    number.filter(is_as_shown).unwrap_or(Value::Text(text.into()))
}

#[cfg(test)]
mod tests {
    use super::best_language;

    #[test]
    fn the_first_known_language_of_the_system_is_the_best() {
        for (wanted, best) in [
            (&["de-CH"][..], "de"),
            (&["zh_Hans_CN.UTF-8", "en"], "zh"),
            (&["fr_FR", "ES-mx"], "es"),
            (&["C"], "en"),
            (&[], "en"),
        ] {
            assert_eq!(best_language(wanted), best, "{wanted:?}");
        }
    }
}
