//! Errors in the text of a session file: what is wrong, and what would be right.
//!
//! `here` names what is read at the place: `this`, `a coin`, or a field such as `` `title` ``.

/// Returns `a coin is a whole number, without a point`.
pub fn no_point(here: &str) -> String {
    format!("{here} is a whole number, without a point")
}

/// A comma or the end of a list.
pub fn comma() -> &'static str {
    "a comma or a closing bracket is missing here"
}

/// The end of the file.
pub fn ends_too_early() -> &'static str {
    "the file ends too early; it has to end with a “)”"
}

/// Text behind a session.
pub fn text_after_end() -> &'static str {
    "nothing may follow the last “)”; remove this"
}

/// Returns `` `lines` needs a list here, such as [1, 2]``.
pub fn needs_list(here: &str) -> String {
    format!("{here} needs a list here, such as [1, 2]")
}

/// Returns `` `predict` needs a “(” here``.
pub fn needs_bracket(here: &str, bracket: char) -> String {
    format!("{here} needs a “{bracket}” here")
}

/// Returns `a session begins with “(”, such as (version: 7, coins: [8, 15])`.
pub fn begins_with_bracket(version: u32) -> String {
    format!("a session begins with “(”, such as (version: {version}, coins: [8, 15])")
}

/// The first word of a session.
pub fn begins_with_name() -> &'static str {
    "a session begins with “(” or “Session(”"
}

/// Returns `this is a “Lesson”, not a session; a session begins with “(” or “Session(”`.
pub fn is_other_struct(name: &str) -> String {
    format!("this is a “{name}”, not a session; {}", begins_with_name())
}

/// Returns `a “)” is missing here`.
pub fn bracket_missing(bracket: char) -> String {
    format!("a “{bracket}” is missing here")
}

/// The colon between a field and its value.
pub fn colon() -> &'static str {
    "a colon is missing here; a field is written as `name: value`"
}

/// A damaged line of extensions.
pub fn attribute() -> &'static str {
    "this line of the form #![enable(…)] is damaged; remove it, because it is not needed"
}

/// Returns `the extension “magic” is not known; remove its line, because it is not needed`.
pub fn unknown_extension(name: &str) -> String {
    format!("the extension “{name}” is not known; remove its line, because it is not needed")
}

/// Returns `` `line` needs a whole number here, such as 8``.
pub fn needs_whole_number(here: &str) -> String {
    format!("{here} needs a whole number here, such as 8")
}

/// Returns `` `fill_position` needs a number here, such as 2.5``.
pub fn needs_number(here: &str) -> String {
    format!("{here} needs a number here, such as 2.5")
}

/// Returns `` `title` needs a text in quotation marks here, such as "Greedy loses"``.
pub fn needs_text(here: &str) -> String {
    format!("{here} needs a text in quotation marks here, such as \"Greedy loses\"")
}

/// Returns `this needs true or false here`.
pub fn needs_boolean(here: &str) -> String {
    format!("{here} needs true or false here")
}

/// Returns `this needs None or a value here`.
pub fn needs_option(here: &str) -> String {
    format!("{here} needs None or a value here")
}

/// Returns `this needs () here`.
pub fn needs_unit(here: &str) -> String {
    format!("{here} needs () here")
}

/// Returns `this needs a character such as 'a' here`.
pub fn needs_character(here: &str) -> String {
    format!("{here} needs a character such as 'a' here")
}

/// Returns `this needs bytes in b" and " here`.
pub fn needs_bytes(here: &str) -> String {
    format!("{here} needs bytes like b\"a\" here")
}

/// Returns `this needs a range here, such as 1..2`.
pub fn needs_range(here: &str) -> String {
    format!("{here} needs a range here, such as 1..2")
}

/// Returns `this needs a value here`.
pub fn needs_value(here: &str) -> String {
    format!("{here} needs a value here")
}

/// The name of a field.
pub fn field_name() -> &'static str {
    "the name of a field is missing here, such as title or coins"
}

/// Returns `` `first` needs a keyword here, without quotation marks``.
pub fn needs_keyword(here: &str) -> String {
    format!("{here} needs a keyword here, without quotation marks")
}

/// Returns `` `first` needs a keyword here, not “5”``.
pub fn needs_keyword_not(here: &str, word: &str) -> String {
    format!("{here} needs a keyword here, not “{word}”")
}

/// Returns `“game-position” is not a name; a name has only letters, digits and “_”`.
pub fn is_no_name(word: &str) -> String {
    format!("“{word}” is not a name; a name has only letters, digits and “_”")
}

/// The end of a text.
pub fn closing_quotation_mark() -> &'static str {
    "the text that begins here has no closing quotation mark"
}

/// A backslash in a text.
pub fn backslash() -> &'static str {
    "this “\\” stands for no character; write “\\\\” for a backslash"
}

/// Bytes in a text.
pub fn bytes_in_text() -> &'static str {
    "this text has bytes that are not UTF-8; write them as characters"
}

/// The end of a comment.
pub fn unclosed_comment() -> &'static str {
    "a comment before this is never closed; end it with “*/”"
}

/// A coin that is too large or too small.
pub fn coin_out_of_range() -> &'static str {
    "a coin is out of range; it lies between −10¹² and 10¹²"
}

/// Returns `` `line` is too large or below 0; write another whole number``.
pub fn out_of_range(here: &str) -> String {
    format!("{here} is too large or below 0; write another whole number")
}

/// Returns `“a” is not a digit of this number; write plain digits`.
pub fn is_no_digit(digit: &str) -> String {
    format!("“{digit}” is not a digit of this number; write plain digits")
}

/// A `_` at the wrong place of a number.
pub fn underscore() -> &'static str {
    "a “_” must stand between two digits; remove this one"
}

/// Returns `` `line` has no value that begins with “?”; write a number, a text or a list``.
pub fn no_such_value(here: &str, begin: &str) -> String {
    format!("{here} has no value that begins with “{begin}”; write a number, a text or a list")
}

/// Returns `` `first` needs a whole number here, not a map``.
pub fn needs_other_type(here: &str, expected: &str, found: &str) -> String {
    format!("{here} needs {expected} here, not {found}")
}

/// The parts of a move.
pub fn move_parts() -> &'static str {
    "a move is the number of moves before it and an end, such as (0, right)"
}

/// Returns `this needs a tuple of size 2 here, and has 1 part`.
pub fn needs_other_length(here: &str, expected: &str, found: usize) -> String {
    let parts = if found == 1 { "part" } else { "parts" };
    format!("{here} needs {expected} here, and has {found} {parts}")
}

/// Returns `` `first` can't be “sly”; write optimal, greedy or you``.
pub fn unknown_variant(here: &str, found: &str, expected: &[&str]) -> String {
    format!("{here} can't be “{found}”; write {}", one_of(expected))
}

/// Returns `there is no field “kind” here; write kinds or often`.
pub fn unknown_field(found: &str, expected: &[&str]) -> String {
    format!("there is no field “{found}” here; write {}", one_of(expected))
}

/// Returns ``the field `coins` is missing; add it, such as coins: [8, 15]``.
pub fn missing_field(field: &str, example: &str) -> String {
    format!("the field `{field}` is missing; add it, such as {example}")
}

/// Returns ``the field `coins` appears here again; keep one of them``.
pub fn duplicate_field(field: &str) -> String {
    format!("the field `{field}` appears here again; keep one of them")
}

/// Brackets inside brackets.
pub fn too_deep() -> &'static str {
    "too many brackets are inside each other here; only a few are needed"
}

/// An error without more that is known.
pub fn unreadable() -> &'static str {
    "this can't be read"
}

/// Returns `` `line` can't be read; compare it with a file that the program has saved``.
pub fn unknown_error(here: &str) -> String {
    format!("{here} can't be read; compare it with a file that the program has saved")
}

/// What is read outside of all fields.
pub fn this() -> &'static str {
    "this"
}

/// What is read in the list of coins.
pub fn a_coin() -> &'static str {
    "a coin"
}

/// A text, as what a field needs.
pub fn a_text() -> &'static str {
    "a text in quotation marks"
}

/// A number, as what a field needs.
pub fn a_number() -> &'static str {
    "a number"
}

/// A number of steps or moves.
pub fn a_position() -> &'static str {
    "a position"
}

/// A whole number, as what a field needs.
pub fn a_whole_number() -> &'static str {
    "a whole number"
}

/// A list, as what a field needs.
pub fn a_list() -> &'static str {
    "a list"
}

/// A row, as what a field needs.
pub fn a_row() -> &'static str {
    "a list of whole numbers"
}

/// A row or the path of its file, as what a field needs.
pub fn a_row_or_file() -> &'static str {
    "a list of whole numbers, or the name of a text file with them"
}

/// Returns names as a list: `left or right`.
fn one_of(names: &[&str]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [name] => (*name).to_owned(),
        [names @ .., last] => format!("{} or {last}", names.join(", ")),
    }
}
