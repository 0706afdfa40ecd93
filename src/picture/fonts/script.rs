//! The scripts that the bundled fonts lack: their languages, the fonts that have them, and their direction.

use std::sync::LazyLock;

use unicode_bidi::Direction;
use unicode_script::{Script, UnicodeScript};

/// A script with a language that is written in it, and fonts that have it.
struct ScriptFonts {
    /// Its four letters (ISO 15924).
    script: &'static str,
    /// A tag of BCP 47.
    language: &'static str,
    /// The names of fonts of several systems, the one to install first.
    fonts: Vec<&'static str>,
}

static SCRIPTS: LazyLock<Vec<ScriptFonts>> = LazyLock::new(|| {
    let lines = include_str!("../../../assets/fonts/scripts.txt").lines().filter(|line| !line.starts_with('#'));
    let fonts = |line: &'static str| {
        let mut words = line.splitn(3, ' ');
        let [script, language, fonts] = [(); 3].map(|()| words.next().unwrap_or_default());
        ScriptFonts { script, language, fonts: fonts.split(", ").collect() }
    };
    lines.map(fonts).collect()
});

/// Returns the script of a character, or `None` for signs that several scripts share, such as digits and marks.
pub fn script_of(character: char) -> Option<Script> {
    let script = character.script();
    (!matches!(script, Script::Common | Script::Inherited | Script::Unknown)).then_some(script)
}

/// Returns whether a letter is of a script that the bundled fonts lack, as those of most documents do.
pub fn is_of_other_script(letter: char) -> bool {
    script_of(letter).is_some_and(is_other)
}

/// Returns whether the bundled fonts lack a script.
fn is_other(script: Script) -> bool {
    !matches!(script, Script::Latin | Script::Greek | Script::Cyrillic)
}

/// Returns what is known about a script. `None` for the scripts of the bundled fonts, and for rare ones.
fn script_fonts(script: &str) -> Option<&'static ScriptFonts> {
    SCRIPTS.iter().find(|known| known.script == script)
}

/// Returns the name of a font that has a script.
pub fn font_for(script: Script) -> String {
    match (script_fonts(script.short_name()), font_of_signs("Zyyy")) {
        (Some(known), _) => known.fonts[0].to_owned(),
        (None, start) => [start, &script.full_name().replace('_', " ")].join(" "),
    }
}

/// Returns the name of a font that has signs: emoji (`Zsye`), symbols (`Zsym`), or those of a script.
pub fn font_of_signs(script: &str) -> &'static str {
    script_fonts(script).map_or("", |known| known.fonts[0])
}

/// Returns the names of fonts of several systems for a language.
pub fn families_in(language: &str) -> &'static [&'static str] {
    SCRIPTS.iter().find(|known| known.language == language).map_or(&[], |known| &known.fonts)
}

/// Returns the names of fonts of several systems that have a script, for a text in this language.
pub fn fonts_for(script: Script, language: &str) -> Vec<String> {
    match families_in(language) {
        [] => vec![font_for(script)],
        known => known.iter().map(|font| (*font).to_owned()).collect(),
    }
}

/// Returns the language of a script's letters in a text. Letters of China are those of Japan or Korea beside those that
/// only these have.
pub fn language_in(script: Script, text: &str) -> Option<&'static str> {
    let language = script_fonts(script.short_name())?.language;
    if language != "zh" {
        return Some(language);
    }
    let other = text.chars().find_map(|character| match character.script() {
        Script::Hiragana | Script::Katakana => Some("ja"),
        Script::Hangul => Some("ko"),
        _ => None,
    });
    Some(other.unwrap_or(language))
}

/// Returns the script of most letters of a text, if the bundled fonts lack it.
pub fn main_script(text: &str) -> Option<Script> {
    if text.is_ascii() {
        return None;
    }
    let mut counts: Vec<(Script, usize)> = Vec::new();
    for script in text.chars().filter_map(script_of) {
        match counts.iter_mut().find(|(known, _)| *known == script) {
            Some((_, count)) => *count += 1,
            None => counts.push((script, 1)),
        }
    }
    let (script, _) = counts.into_iter().rev().max_by_key(|(_, count)| *count)?;
    is_other(script).then_some(script)
}

/// Returns the language that the script of most letters tells, as a tag of BCP 47. `None` for Latin, Greek and Cyrillic
/// letters, which many languages have.
pub fn language_of(text: &str) -> Option<&'static str> {
    language_in(main_script(text)?, text)
}

/// Returns whether a text runs from right to left: whether its first letter does.
pub fn is_right_to_left(text: &str) -> bool {
    !text.is_ascii() && unicode_bidi::get_base_direction(text) == Direction::Rtl
}

/// Returns whether a character is never seen, such as a joiner between letters (`Default_Ignorable_Code_Point` of Unicode).
pub fn is_ignorable(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_tell_the_language_if_only_few_languages_have_them() {
        for (text, language) in [
            ("石子游戏: 8, 15, 3", Some("zh")),
            ("コインの列 石", Some("ja")),
            ("동전 놀이 石", Some("ko")),
            ("سلام", Some("ar")),
            ("שלום", Some("he")),
            ("नमस्ते", Some("hi")),
            ("ไทย", Some("th")),
            ("Take the 15.", None),
            ("Münze, монета, κέρμα", None),
            ("left and right: 硬", None),
            ("8 + 15 = 23", None),
        ] {
            assert_eq!(language_of(text), language, "{text}");
        }
    }

    #[test]
    fn the_first_letter_tells_the_direction() {
        let rtl = ["سلام", "8: שלום", "« سلام » hello"];
        let ltr = ["hello שלום", "石子", "15", ""];
        assert!(rtl.into_iter().all(is_right_to_left));
        assert!(!ltr.into_iter().any(is_right_to_left));
    }
}
