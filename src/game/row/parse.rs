//! Reads a row from text that people paste: plain numbers, or the list literal of a programming language.
//!
//! Plain numbers are `8 15 3 7`, `8, 15, 3, 7`, `8; 15; 3; 7`, or one number per line. Literals are such as
//! `[8, 15, 3, 7]`, `let coins = vec![8, 15, 3, 7];`, `int[] coins = {8, 15, 3, 7};`, `List.of(8L, 15L)`,
//! `std::vector<int> v{8, 15};` or `np.array([8, 15])`. The parser skips a declaration around the list if nothing in it
//! could be a coin. Everything else that is not a whole number is an error. Nothing is dropped or rounded.

use std::borrow::Cow;
use std::ops::Range;
use std::str::FromStr;

use crate::game::row::{BoundsError, Row, in_bounds};
use crate::game::{MAX_COINS, MAX_VALUE};
use crate::printable::printable_cut;

/// The most brackets that are open at once. Each takes memory until it is closed.
pub const MAX_DEPTH: usize = 100;

/// Why a text is not a row: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct RowError {
    pub at: TextPosition,
    pub problem: RowProblem,
}

/// A place in a text. Lines and columns count from 1, and columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    pub line: usize,
    pub column: usize,
    /// Whether the text has only one line. Then the error does not name the line.
    pub only_line: bool,
}

/// What is wrong with a text. A [`Quote`] is the word that is wrong, as messages show it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RowProblem {
    Empty,
    NotANumber(Quote),
    NotWhole(Quote),
    NotPlain(Quote, f64),
    LeadingZero(Quote),
    OutOfRange(Quote),
    Missing(char),
    TooMany(Quote),
    OutsideTheList(Quote),
    WrongLength { declared: Quote, coins: usize },
    Unclosed(char, char),
    TooDeep(char),
    Unopened(char, char),
}

impl RowError {
    /// Returns the error without the word of the text that is wrong.
    #[must_use]
    pub fn without_quote(self) -> Self {
        let hidden = Quote(None);
        let problem = match self.problem {
            // The number that would be right is a quote too.
            RowProblem::NotANumber(_) | RowProblem::NotPlain(..) => RowProblem::NotANumber(hidden),
            RowProblem::NotWhole(_) => RowProblem::NotWhole(hidden),
            RowProblem::LeadingZero(_) => RowProblem::LeadingZero(hidden),
            RowProblem::OutOfRange(_) => RowProblem::OutOfRange(hidden),
            RowProblem::TooMany(_) => RowProblem::TooMany(hidden),
            RowProblem::OutsideTheList(_) => RowProblem::OutsideTheList(hidden),
            RowProblem::WrongLength { coins, .. } => RowProblem::WrongLength { declared: hidden, coins },
            // These name a separator or a bracket.
            problem @ (RowProblem::Empty
            | RowProblem::Missing(_)
            | RowProblem::Unclosed(..)
            | RowProblem::TooDeep(_)
            | RowProblem::Unopened(..)) => problem,
        };
        Self { at: self.at, problem }
    }
}

/// A word of a text as messages show it: in quotation marks and cut if it is long, or as “this” if it is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(Option<String>);

impl From<&str> for Quote {
    fn from(word: &str) -> Self {
        const MAX_CHARS: usize = 24;
        Self(Some(printable_cut(word, MAX_CHARS)))
    }
}

impl Quote {
    /// Returns the word without quotation marks, or `None` if it is hidden.
    pub fn word(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

impl FromStr for Row {
    type Err = RowError;

    /// Reads a row. O(length of the text).
    fn from_str(text: &str) -> Result<Self, RowError> {
        parse(&without_comments(text)).map_err(|ProblemAt { at, problem }| RowError { at: position(text, at), problem })
    }
}

/// Replaces each byte of comments (`//`, `#` and `/* */`) and of a byte order mark by a space. So the places of all
/// other bytes stay the same. O(length of the text), however many comments there are.
fn without_comments(text: &str) -> Cow<'_, str> {
    // Most texts have no comment. Looking for the first bytes of these marks is the quickest test.
    let is_start = |byte: &u8| matches!(byte, b'/' | b'#' | 0xEF);
    if !has_byte(text, is_start) {
        return Cow::Borrowed(text);
    }
    let mut blanked = text.as_bytes().to_vec();
    let mut at = 0;
    while let Some(before) = blanked[at..].iter().position(is_start) {
        at += before;
        let Some(len) = comment_len(&text[at..]) else {
            at += 1;
            continue;
        };
        blanked[at..at + len].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        at += len;
    }
    Cow::Owned(String::from_utf8(blanked).expect("whole characters are replaced"))
}

/// Returns the length in bytes of the comment or the byte order mark that a text begins with.
///
/// A comment that is never closed reaches to the end of the text.
fn comment_len(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'/', b'*', ..] => Some(text[2..].find("*/").map_or(text.len(), |len| len + 4)),
        [b'/', b'/', ..] | [b'#', ..] => Some(text.find('\n').unwrap_or(text.len())),
        _ if text.starts_with('\u{feff}') => Some('\u{feff}'.len_utf8()),
        _ => None,
    }
}

/// Whether some byte of the text is of this kind. A chunk is tested without a branch for each byte, so that the
/// compiler can test many bytes at once.
fn has_byte(text: &str, is_of_kind: impl Fn(&u8) -> bool) -> bool {
    text.as_bytes().chunks(1024).any(|bytes| bytes.iter().fold(false, |found, byte| found | is_of_kind(byte)))
}

/// A problem, and the byte of the text where it is.
struct ProblemAt {
    at: usize,
    problem: RowProblem,
}

impl ProblemAt {
    fn new(at: usize, problem: RowProblem) -> Self {
        Self { at, problem }
    }
}

fn parse(text: &str) -> Result<Row, ProblemAt> {
    let list = list_span(text)?;
    let coins = parse_list(text, &list)?;
    if let Some(list) = &list.brackets {
        check_surroundings(text, list, coins.len())?;
    }
    Row::new(coins).map_err(|error| match error {
        BoundsError::Empty => ProblemAt::new(text.len(), RowProblem::Empty),
        other => unreachable!("each coin was checked as it was read, yet {other}"),
    })
}

/// The part of the text that holds the coins.
struct CoinList {
    body: Range<usize>,
    /// The body with its brackets, if it has any.
    brackets: Option<Range<usize>>,
}

/// Finds the text between the last opening bracket and its closing bracket. Without brackets, that is the whole text.
fn list_span(text: &str) -> Result<CoinList, ProblemAt> {
    let is_bracket = |byte: &u8| matches!(byte, b'[' | b']' | b'{' | b'}' | b'(' | b')');
    if !has_byte(text, is_bracket) {
        return Ok(CoinList { body: 0..text.len(), brackets: None });
    }
    let mut open = Vec::new();
    let mut list = None;
    for (at, bracket) in text.char_indices() {
        if closing(bracket).is_some() {
            if open.len() == MAX_DEPTH {
                return Err(ProblemAt::new(at, RowProblem::TooDeep(bracket)));
            }
            open.push((at, bracket));
        } else if let Some(partner) = opening(bracket) {
            match open.pop() {
                Some((start, opened)) if opened == partner => {
                    // The list begins at the last opening bracket, so a later start wins.
                    if list.as_ref().is_none_or(|known: &Range<usize>| known.start < start) {
                        list = Some(start..at + 1);
                    }
                }
                _ => return Err(ProblemAt::new(at, RowProblem::Unopened(bracket, partner))),
            }
        }
    }
    if let Some((at, bracket)) = open.pop() {
        return Err(ProblemAt::new(at, RowProblem::Unclosed(bracket, closing(bracket).unwrap_or(bracket))));
    }
    Ok(match list {
        Some(brackets) => CoinList { body: brackets.start + 1..brackets.end - 1, brackets: Some(brackets) },
        None => CoinList { body: 0..text.len(), brackets: None },
    })
}

fn closing(bracket: char) -> Option<char> {
    match bracket {
        '[' => Some(']'),
        '{' => Some('}'),
        '(' => Some(')'),
        _ => None,
    }
}

fn opening(bracket: char) -> Option<char> {
    match bracket {
        ']' => Some('['),
        '}' => Some('{'),
        ')' => Some('('),
        _ => None,
    }
}

fn parse_list(text: &str, list: &CoinList) -> Result<Vec<i64>, ProblemAt> {
    // Inside brackets a semicolon separates no coins: `[8; 4]` is four coins in Rust.
    let is_separator = |byte: u8| byte == b',' || (byte == b';' && list.brackets.is_none());
    let body = &text[list.body.clone()];
    let mut coins = Vec::new();
    let mut coin_before = false;
    let mut rest = body;
    loop {
        rest = rest.trim_start();
        let at = list.body.start + body.len() - rest.len();
        let Some(&first) = rest.as_bytes().first() else { return Ok(coins) };
        if is_separator(first) {
            // At most one separator follows each coin. The last coin may have one too.
            if !coin_before {
                return Err(ProblemAt::new(at, RowProblem::Missing(char::from(first))));
            }
            coin_before = false;
            rest = &rest[1..];
            continue;
        }
        let ends_coin = |byte: &u8| byte.is_ascii_whitespace() || is_separator(*byte);
        let plain = plain_coin(rest.as_bytes()).filter(|(_, end)| rest.as_bytes().get(*end).is_none_or(ends_coin));
        let (coin, end) = if let Some(plain) = plain {
            plain
        } else {
            let end = rest
                .char_indices()
                .find(|(_, c)| c.is_whitespace() || (c.is_ascii() && is_separator(*c as u8)))
                .map_or(rest.len(), |(end, _)| end);
            (parse_coin(&rest[..end]).map_err(|problem| ProblemAt::new(at, problem))?, end)
        };
        if coins.len() == MAX_COINS {
            return Err(ProblemAt::new(at, RowProblem::TooMany(rest[..end].into())));
        }
        coins.push(coin);
        coin_before = true;
        rest = &rest[end..];
    }
}

/// Reads a coin of plain digits with at most a minus sign. Returns its value and where it ends. Nearly all coins of a
/// long row are written like this, and this way of reading is quick.
fn plain_coin(text: &[u8]) -> Option<(i64, usize)> {
    const MAX_PLAIN_DIGITS: usize = 13;
    let negative = text.first() == Some(&b'-');
    let start = usize::from(negative);
    let digits = text[start..].iter().take(MAX_PLAIN_DIGITS + 1).take_while(|byte| byte.is_ascii_digit());
    let (len, value) = digits.fold((0, 0), |(len, value), digit| (len + 1, value * 10 + i64::from(digit - b'0')));
    let is_plain = (1..=MAX_PLAIN_DIGITS).contains(&len) && (len == 1 || text[start] != b'0') && in_bounds(value);
    is_plain.then_some((if negative { -value } else { value }, start + len))
}

/// Reads a decimal whole number, which may have a sign, digit separators (`1_000`, `1'000`) and a type suffix (`8L`,
/// `8i64`).
fn parse_coin(token: &str) -> Result<i64, RowProblem> {
    let (negative, unsigned) = match token.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, token.strip_prefix('+').unwrap_or(token)),
    };
    let digits_end = unsigned.find(|c: char| !c.is_ascii_digit() && c != '_' && c != '\'').unwrap_or(unsigned.len());
    let (written, suffix) = unsigned.split_at(digits_end);
    // Rust allows `8_i64`. Anywhere else a separator must stand between two digits.
    let written = if suffix.is_empty() { written } else { written.strip_suffix('_').unwrap_or(written) };
    let separated = written.split(['_', '\'']).all(|group| !group.is_empty());
    if !separated || !is_type_suffix(suffix) {
        let value = token.replace('_', "").parse::<f64>().ok().filter(|value| separated && value.is_finite());
        return Err(match value {
            Some(value) if value.fract() == 0.0 && value.abs() <= MAX_VALUE as f64 => {
                RowProblem::NotPlain(token.into(), value)
            }
            Some(_) => RowProblem::NotWhole(token.into()),
            None => RowProblem::NotANumber(token.into()),
        });
    }
    let digits: String = written.chars().filter(char::is_ascii_digit).collect();
    if digits.len() > 1 && digits.starts_with('0') {
        return Err(RowProblem::LeadingZero(token.into()));
    }
    digits
        .parse::<i64>()
        .ok()
        .filter(|value| in_bounds(*value))
        .map(|value| if negative { -value } else { value })
        .ok_or_else(|| RowProblem::OutOfRange(token.into()))
}

fn is_type_suffix(suffix: &str) -> bool {
    const RUST: [&str; 12] = ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
    const C_AND_JAVA: [&str; 6] = ["", "l", "ll", "u", "ul", "ull"];
    RUST.contains(&suffix) || C_AND_JAVA.contains(&suffix.to_ascii_lowercase().as_str())
}

/// Checks that the text around the list `brackets` is a declaration, in which nothing could be a coin.
fn check_surroundings(text: &str, brackets: &Range<usize>, coins: usize) -> Result<(), ProblemAt> {
    let words = words(text, 0..brackets.start).chain(words(text, brackets.end..text.len()));
    let mut generic_depth = 0;
    let mut bracket_depth = 0;
    let mut named = false;
    for (at, word) in words {
        let before_the_list = at < brackets.start;
        match word {
            "<" => generic_depth += 1,
            ">" => generic_depth -= 1,
            // A comma between type arguments separates no coins: `std::array<int, 4>`.
            "," if before_the_list && generic_depth > 0 => {}
            "," | ";" if !before_the_list => {}
            ")" | "]" | "}" => bracket_depth -= 1,
            "(" | "[" | "{" if before_the_list => bracket_depth += 1,
            ";" | "=" | ":" | "." | "&" | "*" | "!" | "?" if before_the_list => {}
            // The declared length, as in `int coins[4]`, `[i64; 4]` or `array<int, 4>`.
            _ if word.starts_with(|c: char| c.is_ascii_digit()) && named && generic_depth + bracket_depth > 0 => {
                if word.parse() != Ok(coins) {
                    return Err(ProblemAt::new(at, RowProblem::WrongLength { declared: word.into(), coins }));
                }
            }
            _ if word.starts_with(|c: char| c.is_alphabetic() || c == '_') && before_the_list => named = true,
            _ => return Err(ProblemAt::new(at, RowProblem::OutsideTheList(word.into()))),
        }
    }
    Ok(())
}

/// The names, numbers and single signs in a part of the text, each with the byte where it begins.
fn words(text: &str, part: Range<usize>) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut at, end) = (part.start, part.end);
    std::iter::from_fn(move || {
        at += text[at..end].len() - text[at..end].trim_start().len();
        let rest = &text[at..end];
        let first = rest.chars().next()?;
        let len = if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let word = (at, &rest[..len]);
        at += len;
        Some(word)
    })
}

/// The line and column of a byte of the text.
fn position(text: &str, at: usize) -> TextPosition {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    TextPosition {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        only_line: !text.trim_end().contains('\n'),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    use super::*;
    use proptest::prelude::*;

    fn coins(text: &str) -> Vec<i64> {
        text.parse::<Row>().unwrap_or_else(|error| panic!("{text:?}: {error}")).coins().to_vec()
    }

    fn error(text: &str) -> (usize, usize, RowProblem) {
        let error = text.parse::<Row>().expect_err(text);
        (error.at.line, error.at.column, error.problem)
    }

    #[test]
    fn text_that_people_paste_is_read() {
        for text in [
            "8 15 3 7",
            "8, 15, 3, 7",
            "8,15,3,7,",
            "8; 15; 3; 7",
            "8\n15\n3\n7\n",
            "8,\r\n15,\r\n3,\r\n7\r\n",
            "8\t15\t3\t7",
            "  +8 15 3 7 ",
            "[8,15,3,7]",
            "{ 8, 15, 3, 7 }",
            "(8, 15, 3, 7)",
            "[8 15 3 7]",
            "let coins = vec![8, 15, 3, 7];",
            "let coins: [i64; 4] = [8, 15, 3, 7];",
            "const COINS: &[u32] = &[8_u32, 15u32, 3, 7];",
            "let v: Vec<i64> = vec![8i64, 15, 3, 7];",
            "int[] coins = {8, 15, 3, 7};",
            "int[] coins = new int[]{8, 15, 3, 7};",
            "long[] coins = {8L, 15L, 3L, 7L};",
            "List<Integer> coins = List.of(8, 15, 3, 7);",
            "coins = [8, 15, 3, 7]",
            "coins = (8, 15, 3, 7,)",
            "np.array([8, 15, 3, 7])",
            "int coins[4] = {8, 15, 3, 7};",
            "int coins[] = {8, 15, 3, 7};",
            "std::vector<int> v{8, 15, 3, 7};",
            "std::vector<long long> v = {8LL, 15LL, 3, 7};",
            "std::array<int, 4> v = {8, 15, 3, 7};",
            "vector<int> v({8, 15, 3, 7});",
            "[8, 15, 3, 7]; // the row of the first lesson",
            "coins = [8, 15,  # the left end\n 3, 7]",
            "{8, /* large: */ 15, 3, 7}",
            "\u{feff}8 15 3 7",
        ] {
            assert_eq!(coins(text), [8, 15, 3, 7], "{text:?}");
        }
    }

    /// Runs `work` in a thread of its own. Panics after a minute, which is a hundred times what linear work takes.
    fn in_linear_time<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || sender.send(work()));
        receiver.recv_timeout(Duration::from_mins(1)).expect("work that is linear in the length of the text")
    }

    #[test]
    fn a_comment_in_each_of_a_million_lines_is_skipped_in_linear_time() {
        for comment in [" # a coin", " // a coin", " /* a coin */", "/**/", " #", "\u{feff}"] {
            let text = format!("8{comment}\n").repeat(MAX_COINS);
            assert_eq!(in_linear_time(move || text.parse::<Row>()).unwrap().len(), MAX_COINS, "{comment}");
        }
    }

    #[test]
    fn a_million_marks_that_begin_or_end_no_comment_are_skipped_in_linear_time() {
        for (marks, problem) in [
            ("/* ", RowProblem::Empty),
            ("/*/", RowProblem::Empty),
            ("/*\n", RowProblem::Empty),
            ("/**/ ", RowProblem::Empty),
            ("/ ", RowProblem::NotANumber("/".into())),
            ("\u{ff0c} ", RowProblem::NotANumber("\u{ff0c}".into())),
        ] {
            let text = marks.repeat(1_000_000);
            assert_eq!(in_linear_time(move || text.parse::<Row>()).unwrap_err().problem, problem, "{marks}");
        }
    }

    #[test]
    fn a_block_comment_ends_behind_its_beginning() {
        assert_eq!(coins("/*/ 8 */ 15 /**/ 3 /***/ 7"), [15, 3, 7]);
    }

    #[test]
    fn signs_zero_and_digit_separators_are_read() {
        assert_eq!(coins("-8 −15 0 -0 1_000 1'000'000"), [-8, -15, 0, 0, 1000, 1_000_000]);
    }

    #[test]
    fn the_largest_coin_is_read_and_a_larger_one_is_named() {
        assert_eq!(coins("1000000000000 -1000000000000"), [MAX_VALUE, -MAX_VALUE]);
        for text in ["1000000000001", "-1000000000001", "99999999999999999999999"] {
            assert_eq!(error(&format!("3 {text}")), (1, 3, RowProblem::OutOfRange(text.into())));
        }
    }

    #[test]
    fn a_bad_coin_is_named_with_its_place() {
        assert_eq!(error("8 15 x 7"), (1, 6, RowProblem::NotANumber("x".into())));
        assert_eq!(error("8, 1.5"), (1, 4, RowProblem::NotWhole("1.5".into())));
        assert_eq!(error("8, 1e3"), (1, 4, RowProblem::NotPlain("1e3".into(), 1000.0)));
        assert_eq!(error("1,000"), (1, 3, RowProblem::LeadingZero("000".into())));
        assert_eq!(error("0x1F"), (1, 1, RowProblem::NotANumber("0x1F".into())));
        assert_eq!(error("8 - 15"), (1, 3, RowProblem::NotANumber("-".into())));
        assert_eq!(error("8\n15\n3 é 7"), (3, 3, RowProblem::NotANumber("é".into())));
        assert_eq!(error("8 1__0"), (1, 3, RowProblem::NotANumber("1__0".into())));
        assert_eq!(error("8 nan"), (1, 3, RowProblem::NotANumber("nan".into())));
    }

    #[test]
    fn a_bad_coin_at_the_end_of_the_longest_row_is_named_with_its_place() {
        let text = "-123456789012\n".repeat(MAX_COINS - 1) + " 12x4";
        assert_eq!(error(&text), (MAX_COINS, 2, RowProblem::NotANumber("12x4".into())));
    }

    #[test]
    fn a_coin_in_plain_digits_ends_where_any_other_coin_ends() {
        assert_eq!(coins("8\u{a0}-15\u{b}3\u{2003}7"), [8, -15, 3, 7]);
        assert_eq!(coins("8,-15;3,0"), [8, -15, 3, 0]);
        for (text, token) in [("8-3", "8-3"), ("--8", "--8"), ("8−", "8−"), ("-", "-")] {
            assert_eq!(error(text), (1, 1, RowProblem::NotANumber(token.into())));
        }
        assert_eq!(error("[8;15]"), (1, 2, RowProblem::NotANumber("8;15".into())));
        assert_eq!(error("-012"), (1, 1, RowProblem::LeadingZero("-012".into())));
        assert_eq!(error("00000000000000"), (1, 1, RowProblem::LeadingZero("00000000000000".into())));
    }

    #[test]
    fn a_place_counts_characters_and_not_bytes() {
        assert_eq!(error("−8 ü").1, 4);
    }

    #[test]
    fn a_missing_coin_is_an_error() {
        assert_eq!(error("8,,15"), (1, 3, RowProblem::Missing(',')));
        assert_eq!(error(", 8"), (1, 1, RowProblem::Missing(',')));
        assert_eq!(error("[,]"), (1, 2, RowProblem::Missing(',')));
    }

    #[test]
    fn a_text_without_coins_is_no_row() {
        for text in ["", "  \n ", "[]", "vec![]"] {
            assert_eq!(text.parse::<Row>().unwrap_err().problem, RowProblem::Empty, "{text:?}");
        }
    }

    #[test]
    fn brackets_must_match() {
        assert_eq!(error("[8, 15"), (1, 1, RowProblem::Unclosed('[', ']')));
        assert_eq!(error("8, 15]"), (1, 6, RowProblem::Unopened(']', '[')));
        assert_eq!(error("{8, 15]"), (1, 7, RowProblem::Unopened(']', '[')));
    }

    #[test]
    fn brackets_may_stand_inside_others_to_some_depth() {
        let nested = |depth: usize| "[".repeat(depth) + "8" + &"]".repeat(depth);
        assert_eq!(coins(&nested(MAX_DEPTH)), [8]);
        assert_eq!(error(&nested(MAX_DEPTH + 1)), (1, MAX_DEPTH + 1, RowProblem::TooDeep('[')));
        assert_eq!(error(&"(".repeat(10_000_000)), (1, MAX_DEPTH + 1, RowProblem::TooDeep('(')));
        assert_eq!(error(&"[]".repeat(1_000_000)).2, RowProblem::Empty);
    }

    #[test]
    fn a_second_list_is_an_error() {
        assert_eq!(error("[8, 15], [3]"), (1, 2, RowProblem::OutsideTheList("8".into())));
        assert_eq!(error("[1] [5]"), (1, 2, RowProblem::OutsideTheList("1".into())));
        assert_eq!(error("[2] [7, 8]"), (1, 2, RowProblem::OutsideTheList("2".into())));
        assert_eq!(error("[1], [1]"), (1, 2, RowProblem::OutsideTheList("1".into())));
        assert_eq!(error("a, [1]"), (1, 2, RowProblem::OutsideTheList(",".into())));
        assert_eq!(error("[8, 15] 3"), (1, 9, RowProblem::OutsideTheList("3".into())));
        assert_eq!(error("3, [8, 15, 7]"), (1, 1, RowProblem::OutsideTheList("3".into())));
        assert_eq!(error("3 [8, 15, 7]"), (1, 1, RowProblem::OutsideTheList("3".into())));
    }

    #[test]
    fn a_declared_length_must_be_the_number_of_coins() {
        let problem = RowProblem::WrongLength { declared: "5".into(), coins: 4 };
        assert_eq!(error("int coins[5] = {8, 15, 3, 7};"), (1, 11, problem));
    }

    #[test]
    fn a_repeated_coin_in_rust_is_an_error() {
        assert_eq!(error("vec![8; 4]"), (1, 6, RowProblem::NotANumber("8;".into())));
    }

    #[test]
    fn one_coin_too_many_is_named() {
        let text = "1 ".repeat(MAX_COINS) + "7";
        assert_eq!(error(&text), (1, 2 * MAX_COINS + 1, RowProblem::TooMany("7".into())));
    }

    #[test]
    fn a_message_without_quote_says_where_and_what_would_be_right() {
        let max = "1,000,000,000,000";
        for (text, message) in [
            ("8 secret", "character 3: this is not a whole number; write coins such as 8, -15 or 1_000".to_owned()),
            ("8 5e3", "character 3: this is not a whole number; write coins such as 8, -15 or 1_000".to_owned()),
            (
                "8 7.25",
                "character 3: this is not whole; coins are whole numbers, so round it or scale all of them".to_owned(),
            ),
            (
                "8 0042",
                "character 3: this begins with 0; drop the 0, and write thousands without a comma (1000 or 1_000)"
                    .to_owned(),
            ),
            ("4242424242424242", format!("character 1: this is out of range; a coin lies between −{max} and {max}")),
            ("secret 4 [8]", "character 8: this stands outside the list of coins; keep only one list".to_owned()),
            (
                "int c[42] = {8}",
                "character 7: the declaration says this, but the list has 1 coins; make them equal".to_owned(),
            ),
        ] {
            assert_eq!(text.parse::<Row>().unwrap_err().without_quote().to_string(), message);
        }
    }

    #[test]
    fn a_long_word_is_cut_in_its_message() {
        for (text, start) in [("8 ü", "ü"), ("[1] ", "9"), ("int c[", "9")] {
            let long = start.repeat(100_000);
            let text = match text {
                "int c[" => format!("int c[{long}] = {{8}}"),
                _ => format!("{text}{long}"),
            };
            let message = text.parse::<Row>().unwrap_err().to_string();
            assert!(message.contains(&format!("“{}…”", start.repeat(24))) && message.len() < 200, "{}", message.len());
        }
    }

    #[test]
    fn a_message_says_where_what_and_what_would_be_right() {
        let message = "8 15 x 7".parse::<Row>().unwrap_err().to_string();
        assert_eq!(message, "character 6: “x” is not a whole number; write coins such as 8, -15 or 1_000");
        let message = "8\nx".parse::<Row>().unwrap_err().to_string();
        assert!(message.starts_with("line 2, character 1: "), "{message}");
    }

    proptest! {
        #[test]
        fn any_row_survives_being_shown_and_parsed(coins in prop::collection::vec(-MAX_VALUE..=MAX_VALUE, 1..50)) {
            let row = Row::new(coins).unwrap();
            prop_assert_eq!(row.to_string().parse(), Ok(row));
        }

        #[test]
        fn no_text_makes_the_parser_panic(text in ".{0,40}") {
            let _ = text.parse::<Row>();
        }

        #[test]
        fn no_text_of_digits_brackets_and_separators_makes_the_parser_panic(
            text in r"[-0-9_'.,;\[\](){}<>a-f \n=]{0,24}",
        ) {
            let _ = text.parse::<Row>();
        }
    }
}
