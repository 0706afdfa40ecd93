//! Finds the field of a RON text at a place in it, so that an error can name the field.

use std::fmt::Write;

/// A bracket that is open at the place, and how far its content has come.
#[derive(Default)]
struct Open<'t> {
    is_list: bool,
    /// The number of commas in it so far.
    index: usize,
    /// The field or the key whose value has begun.
    name: Option<&'t str>,
    has_names: bool,
    /// The word before the bracket that is open in it: `fill` in `fill(3.0)`. The names of structs begin with capitals.
    variant: Option<&'t str>,
}

/// Returns the path of the value in which a byte of the text is, such as `stops[2].at.fill`. It is empty outside of all
/// fields. Without `is_inner`, it is the path of what holds that value. O(`at`).
pub fn path_at(text: &str, at: usize, is_inner: bool) -> String {
    let mut open: Vec<Open> = Vec::new();
    let mut last = None;
    let mut rest = text.get(..at).unwrap_or(text);
    while let Some(first) = rest.chars().next() {
        let len = token_len(rest);
        let token = &rest[..len];
        rest = &rest[len..];
        let inner = open.last_mut();
        match first {
            '(' | '[' | '{' => {
                let word = last.take().filter(|word: &&str| word.starts_with(char::is_lowercase) && first == '(');
                if let Some(inner) = inner {
                    inner.variant = word;
                }
                open.push(Open { is_list: first == '[', ..Open::default() });
            }
            ')' | ']' | '}' => {
                open.pop();
                if let Some(around) = open.last_mut() {
                    around.variant = None;
                }
                last = None;
            }
            ',' => {
                if let Some(inner) = inner {
                    *inner = Open { index: inner.index + 1, name: None, variant: None, ..*inner };
                }
                last = None;
            }
            ':' => {
                if let Some(inner) = inner {
                    (inner.name, inner.has_names) = (last.take(), true);
                }
            }
            _ if first.is_whitespace() || token.starts_with("//") || token.starts_with("/*") => {}
            _ => last = Some(token.trim_matches('"')),
        }
    }
    if !is_inner {
        open.pop();
    }
    let mut path = String::new();
    for Open { is_list, index, name, has_names, variant } in open {
        if is_list || index > 0 && !has_names && !path.is_empty() {
            let _ = write!(path, "[{index}]");
        }
        for part in [name, variant].into_iter().flatten() {
            if !path.is_empty() {
                path.push('.');
            }
            path += part;
        }
    }
    path
}

/// Returns the length of the token that a text begins with, in bytes: a text, a comment, a word, or one character.
fn token_len(text: &str) -> usize {
    let until = |start: usize, end: &str| text[start..].find(end).map_or(text.len(), |len| start + len + end.len());
    let hashes = text.strip_prefix('r').map_or(0, |raw| raw.len() - raw.trim_start_matches('#').len());
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return until(2, "*/");
    }
    if text.get(1 + hashes..).is_some_and(|text| text.starts_with('"')) && text.starts_with('r') {
        return until(2 + hashes, &format!("\"{}", "#".repeat(hashes)));
    }
    let mut escaped = false;
    match text.chars().next() {
        Some('"') => {
            let is_end = |c: char| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            };
            text[1..].find(is_end).map_or(text.len(), |len| len + 2)
        }
        Some(first) if is_of_word(first) => text.find(|c| !is_of_word(c)).unwrap_or(text.len()),
        first => first.map_or(0, char::len_utf8),
    }
}

fn is_of_word(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '_' | '.' | '-' | '+')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the path at the mark `$`.
    fn path(text: &str) -> String {
        let at = text.find('$').unwrap();
        path_at(&text.replace('$', ""), at, true)
    }

    #[test]
    fn a_place_is_in_a_field_of_a_field_or_of_a_list() {
        assert_eq!(path("$Session(version: 9)"), "");
        assert_eq!(path("Session($version: 9)"), "");
        assert_eq!(path("Session(version: $9)"), "version");
        assert_eq!(path("(version: 9, coins: [8, 15,$ 3])"), "coins[2]");
        assert_eq!(path("(stops: [(at: fill(0.0)), (at: game($1.5), note: \"\")])"), "stops[1].at.game");
        assert_eq!(path("(stops: [(at: fill(0.0)), (at: game(1), note: $3)])"), "stops[1].note");
        assert_eq!(path("(stops: [(at: fill(0.0), $att: 1)])"), "stops[0]");
        assert_eq!(path("(lines: [Line(moves: [l, $5])])"), "lines[0].moves[1]");
        assert_eq!(path("(words: {\"A, (b)\": $3})"), "words.A, (b)");
        assert_eq!(path("(size: box(3, $x))"), "size.box[1]");
    }

    #[test]
    fn brackets_in_texts_and_comments_open_nothing() {
        assert_eq!(path("(title: \"a, (b\\\" [\", // c: (\n notes: /* , ( */ $1)"), "notes");
        assert_eq!(path("(title: r#\"a, \" (b\"#, notes: $1)"), "notes");
    }

    #[test]
    fn what_lacks_a_field_is_what_holds_the_last_one() {
        let text = "(stops: [(note: \"\")])";
        assert_eq!(path_at(text, text.find(")])").unwrap(), false), "stops[0]");
    }
}
