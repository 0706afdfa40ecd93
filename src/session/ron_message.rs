//! The errors of the RON library in the program's own words: what is wrong in a session, and what would be right.

use ron::Error;

use crate::game::row::ROW_TYPE;
use crate::printable::printable_cut;
use crate::wording::errors::syntax;

/// The most characters of a word of the file that a message quotes.
const MAX_WORD_CHARS: usize = 24;
/// The most characters of a longer part.
const MAX_PART_CHARS: usize = 200;

/// Where an error is: the field that was read, and the text around the place.
pub(super) struct ErrorPlace<'a> {
    /// The path of the field, such as `predict.kinds[0]`. It is empty outside of all fields.
    pub path: &'a str,
    /// The version of the format that this program writes.
    pub version: u32,
    pub before: &'a str,
    pub after: &'a str,
}

impl ErrorPlace<'_> {
    /// Returns the name of what is read at the place.
    fn name(&self) -> String {
        match self.path {
            "" => syntax::this().to_owned(),
            coin if coin.starts_with("coins[") => syntax::a_coin().to_owned(),
            path => format!("`{}`", printable_cut(path, MAX_WORD_CHARS)),
        }
    }

    /// Returns the field whose name and colon end the text before the place, without the digits of a number.
    fn field_before(&self) -> Option<String> {
        let is_of_number = |c: char| c.is_ascii_digit() || "_+-".contains(c);
        let before = self.before.trim_end().trim_end_matches(is_of_number).trim_end();
        let key = before.strip_suffix(':')?.trim_end();
        let field = key.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next()?;
        (!field.is_empty()).then(|| format!("`{}`", printable_cut(field, MAX_WORD_CHARS)))
    }
}

/// Returns a sentence about an error: what is wrong, and what would be right.
pub(super) fn message(error: &Error, place: &ErrorPlace) -> String {
    let here = place.name();
    let word = |text: &str| printable_cut(text, MAX_WORD_CHARS);
    match error {
        // The sentences of this program.
        Error::Message(text) => printable_cut(text, MAX_PART_CHARS),
        // The whole number was read up to the point.
        Error::ExpectedComma if place.after.starts_with('.') => {
            let coin = || if place.path == "coins" { syntax::a_coin().to_owned() } else { here };
            syntax::no_point(&place.field_before().unwrap_or_else(coin))
        }
        Error::ExpectedComma => syntax::comma().to_owned(),
        Error::Eof => syntax::ends_too_early().to_owned(),
        Error::TrailingCharacters => syntax::text_after_end().to_owned(),

        Error::ExpectedArray => syntax::needs_list(&here),
        Error::ExpectedMap => syntax::needs_bracket(&here, '{'),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) if place.path.is_empty() => {
            syntax::begins_with_bracket(place.version)
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => syntax::needs_bracket(&here, '('),
        Error::ExpectedDifferentStructName { found, .. } => syntax::is_other_struct(&word(found)),
        Error::ExpectedStructName(_) => syntax::begins_with_name().to_owned(),
        Error::ExpectedArrayEnd => syntax::bracket_missing(']'),
        Error::ExpectedMapEnd => syntax::bracket_missing('}'),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => syntax::bracket_missing(')'),
        Error::ExpectedMapColon => syntax::colon().to_owned(),
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd => syntax::attribute().to_owned(),
        Error::NoSuchExtension(name) => syntax::unknown_extension(&word(name)),

        Error::ExpectedInteger => syntax::needs_whole_number(&here),
        Error::ExpectedFloat => syntax::needs_number(&here),
        Error::ExpectedString => syntax::needs_text(&here),
        Error::ExpectedBoolean => syntax::needs_boolean(&here),
        Error::ExpectedOption => syntax::needs_option(&here),
        Error::ExpectedUnit => syntax::needs_unit(&here),
        Error::ExpectedChar | Error::ExpectedByteLiteral => syntax::needs_character(&here),
        Error::ExpectedByteString => syntax::needs_bytes(&here),
        Error::ExpectedRangeSyntax => syntax::needs_range(&here),
        Error::ExpectedRawValue => syntax::needs_value(&here),
        Error::ExpectedIdentifier if place.path.is_empty() => syntax::field_name().to_owned(),
        Error::ExpectedIdentifier => syntax::needs_keyword(&here),
        Error::InvalidIdentifier(name) | Error::SuggestRawIdentifier(name) => match place.field_before() {
            Some(field) => syntax::needs_keyword_not(&field, &word(name)),
            None => syntax::is_no_name(&word(name)),
        },

        Error::ExpectedStringEnd => syntax::closing_quotation_mark().to_owned(),
        Error::InvalidEscape(_) => syntax::backslash().to_owned(),
        Error::Utf8Error(_) => syntax::bytes_in_text().to_owned(),
        Error::UnclosedBlockComment => syntax::unclosed_comment().to_owned(),

        Error::IntegerOutOfBounds if place.path.starts_with("coins[") => syntax::coin_out_of_range().to_owned(),
        Error::IntegerOutOfBounds => syntax::out_of_range(&here),
        Error::InvalidIntegerDigit { digit, .. } => syntax::is_no_digit(&word(&digit.to_string())),
        Error::UnderscoreAtBeginning | Error::FloatUnderscore => syntax::underscore().to_owned(),
        Error::UnexpectedChar(c) => syntax::no_such_value(&here, &word(&c.to_string())),

        Error::InvalidValueForType { expected, found } => {
            let (expected, found) = (in_plain_words(expected), printable_cut(found, MAX_PART_CHARS));
            syntax::needs_other_type(&here, &expected, &found)
        }
        Error::ExpectedDifferentLength { .. } if place.path.starts_with("lines") => syntax::move_parts().to_owned(),
        Error::ExpectedDifferentLength { expected, found } => {
            syntax::needs_other_length(&here, &in_plain_words(expected), *found)
        }
        Error::NoSuchEnumVariant { expected, found, .. } => syntax::unknown_variant(&here, &word(found), expected),
        Error::NoSuchStructField { expected, found, .. } => syntax::unknown_field(&word(found), expected),
        Error::MissingStructField { field, .. } => syntax::missing_field(field, &example(field, place.version)),
        Error::DuplicateStructField { field, .. } => syntax::duplicate_field(field),
        Error::ExceededRecursionLimit => syntax::too_deep().to_owned(),
        Error::Fmt | Error::Io(_) | Error::UnclosedLineComment => syntax::unreadable().to_owned(),
        // The list may grow with the library.
        _ => syntax::unknown_error(&here),
    }
}

/// Returns an example of a field that has no default.
fn example(field: &str, version: u32) -> String {
    match field {
        "version" => format!("version: {version}"),
        "coins" => "coins: [8, 15]".to_owned(),
        "seed" => "seed: 7".to_owned(),
        "kinds" => "kinds: [end]".to_owned(),
        "at" => "at: fill(3.0)".to_owned(),
        "often" => format!("{field}: each_cell"),
        field => format!("{field}: …"),
    }
}

/// Returns the library's name of a kind of value in plain words.
fn in_plain_words(expected: &str) -> String {
    match expected {
        "a string" | "string" | "str" => syntax::a_text().to_owned(),
        "f32" | "f64" => syntax::a_number().to_owned(),
        ROW_TYPE => syntax::a_row().to_owned(),
        kind if kind.len() <= 5 && kind.starts_with(['u', 'i']) => syntax::a_whole_number().to_owned(),
        other => printable_cut(other, MAX_PART_CHARS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;

    /// Returns the message for a session with these fields behind its version.
    fn message_of(fields: &str) -> String {
        Session::from_ron(&format!("(version: 5, {fields})")).expect_err(fields).problem
    }

    #[test]
    fn each_mistake_has_a_sentence_of_ours() {
        let expected = [
            ("coins: [8, 1.5]", "a coin is a whole number, without a point"),
            ("coins: [8], game_position: 1.5", "a position is a whole number, without a point"),
            ("coins: [8], line : /* 1 */ 1.5", "this is a whole number, without a point"),
            ("coins: [8], first: random(seed: 1.5)", "`seed` is a whole number, without a point"),
            ("coins: [8], first: random()", "the field `seed` is missing; add it, such as seed: 7"),
            ("title: \"T\"", "the field `coins` is missing; add it, such as coins: [8, 15]"),
            ("coins: [8], coins: [9]", "the field `coins` appears here again; keep one of them"),
            ("coins: [8], version: 5", "the field `version` appears here again; keep one of them"),
            ("coins: [8], game-position: 1", "“game-position” is not a name; a name has only letters, digits and “_”"),
            (
                "coins: [8], first: sly",
                "`first` can't be “sly”; write optimal, greedy, seats, random, exploiter or you",
            ),
            ("coins: [8], first: 5", "`first` needs a keyword here, not “5”"),
            ("coins: [8], first: \"you\"", "`first` needs a keyword here, without quotation marks"),
            ("coins: [8], 5", "“5” is not a name; a name has only letters, digits and “_”"),
            ("coins: [8], (", "the name of a field is missing here, such as title or coins"),
            ("coins: [8], title: 5", "`title` needs a text in quotation marks here, such as \"Greedy loses\""),
            ("coins: [8], title: \"5", "the text that begins here has no closing quotation mark"),
            ("coins: [8], title: \"\\q\"", "this “\\” stands for no character; write “\\\\” for a backslash"),
            ("coins: [8], line: x", "`line` needs a whole number here, such as 8"),
            ("coins: [8], line: -1", "`line` is too large or below 0; write another whole number"),
            ("coins: [8], fill_position: x", "`fill_position` needs a number here, such as 2.5"),
            ("coins: [8 9]", "a comma or a closing bracket is missing here"),
            ("coins: [8, x]", "a coin needs a whole number here, such as 8"),
            ("coins: [99999999999999999999]", "a coin is out of range; it lies between −10¹² and 10¹²"),
            ("coins: [8], lines: 5", "`lines` needs a list here, such as [1, 2]"),
            ("coins: [8], lines: [[(0)]]", "a move is the number of moves before it and an end, such as (0, right)"),
            ("coins: [8], predict: 5", "`predict` needs a “(” here"),
            ("coins [8]", "a colon is missing here; a field is written as `name: value`"),
            ("coins: [8] /* open", "a comment before this is never closed; end it with “*/”"),
        ];
        let told = expected.map(|(fields, _)| (fields, message_of(fields)));
        assert_eq!(told, expected.map(|(fields, message)| (fields, message.to_owned())));
        let problem = |text: &str| Session::from_ron(text).unwrap_err().problem;
        assert_eq!(problem("5"), "a session begins with “(”, such as (version: 7, coins: [8, 15])");
        assert_eq!(problem("(version: 5, coins: [8]) 7"), "nothing may follow the last “)”; remove this");
        assert_eq!(problem("(coins: [8])"), "the field `version` is missing; add it, such as version: 7");
        assert_eq!(
            problem("#![enable(magic)] (version: 5)"),
            "the extension “magic” is not known; remove its line, because it is not needed"
        );
        assert_eq!(
            problem("Lesson(version: 5)"),
            "this is a “Lesson”, not a session; a session begins with “(” or “Session(”"
        );
        let deep = format!("(version: 5, coins: [8], x: {}", "[".repeat(1000));
        assert_eq!(problem(&deep), "too many brackets are inside each other here; only a few are needed");
    }

    #[test]
    fn a_long_word_of_the_file_is_cut_in_its_message() {
        let long = "a".repeat(1_000_000);
        for fields in [
            format!("coins: [8], first: {long}"),
            format!("coins: [8], {long}-: 1"),
            format!("coins: \"../{long}\""),
            format!("coins: [8], {long}: ["),
            format!("coins: [8], {long}: 1.1.1"),
            format!("coins: [8], x: {long}()("),
            format!("coins: {long}"),
            format!("coins: {long}: 5"),
            format!("coins: 9{}", "9".repeat(1_000_000)),
        ] {
            let message = message_of(&fields);
            assert!(message.len() < 400, "{} bytes: {}", message.len(), printable_cut(&message, 300));
        }
    }
}
