//! The part of a text without brackets that holds the numbers: without heading, label, bullets and last lines.

use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::numeral::whole;
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{FOOTERS, Gap, INPUTS, MISSING, SIZES, Token, is_one_of};

/// The part of a text that holds the numbers.
#[derive(Debug)]
pub struct Body<'a> {
    pub tokens: Vec<Token<'a>>,
    /// The tokens of the last line before it.
    pub heading: Vec<Token<'a>>,
    /// Whether the last lines of a printed series stand behind it.
    pub is_series: bool,
    /// A number of coins that stands before it, as in `n = 4`.
    pub declared: Option<(Token<'a>, i64)>,
}

impl<'a> Body<'a> {
    /// Finds the part with the numbers.
    pub fn of(tokens: &[Token<'a>]) -> Self {
        let tokens = with_row_ends(tokens);
        let all: Vec<&[Token]> = lines(&tokens).collect();
        let has_number = |line: &&[Token]| line.iter().any(Token::is_number);
        let first = all.iter().position(has_number).unwrap_or(all.len());
        let last = all.iter().rposition(has_number).unwrap_or(0);
        // Between two coins, a line of dashes divides two texts.
        let is_kept = |at: usize, line: &[Token]| (first < at && at < last && line.len() == 1) || !is_rule(line);
        let all: Vec<_> =
            all.iter().enumerate().filter(|(at, line)| is_kept(*at, line)).map(|(_, line)| *line).collect();
        let mut lines = all.as_slice();
        let mut part = Self { tokens: Vec::new(), heading: Vec::new(), is_series: false, declared: None };
        while let Some((line, rest)) = lines.split_first().filter(|(_, rest)| !rest.is_empty()) {
            if is_heading(line) {
                part.heading = line.to_vec();
            } else if let Some(declared) = declared(line) {
                part.declared = Some(declared);
            } else {
                break;
            }
            lines = rest;
        }
        while let Some((_, rest)) = lines.split_last().filter(|(last, _)| is_footer(last)) {
            lines = rest;
            part.is_series = true;
        }
        let mut lines = lines.to_vec();
        if let Some(first) = lines.first_mut() {
            *first = &first[label_len(first)..];
        }
        if have_bullets(&lines, !part.heading.is_empty()) {
            for line in &mut lines {
                *line = &line[1..];
            }
        }
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            let start = part.tokens.len();
            part.tokens.extend_from_slice(line);
            part.tokens[start].gap = Gap::Line;
        }
        if part.tokens.last().is_some_and(|last| last.is(";")) {
            part.tokens.pop();
        }
        part
    }

    /// Checks that a row has the declared number of coins.
    pub fn checked(&self, coins: Vec<i64>) -> Result<Vec<i64>, Stop> {
        match &self.declared {
            Some((token, count)) if usize::try_from(*count) != Ok(coins.len()) => {
                Err(Stop::new(token, Fault::WrongLength { coins: coins.len() }))
            }
            _ => Ok(coins),
        }
    }
}

/// Begins a line behind each `\\`, which ends a row of a table in LaTeX.
fn with_row_ends<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut ends_row = false;
    let mut all = Vec::with_capacity(tokens.len());
    for token in tokens {
        if token.is("\\\\") {
            ends_row = true;
            continue;
        }
        all.push(Token { gap: if ends_row { Gap::Line } else { token.gap }, ..*token });
        ends_row = false;
    }
    all
}

/// Whether a line is a rule of a table: `|---|---|`, or a command of LaTeX.
fn is_rule(line: &[Token]) -> bool {
    let has_number = line.iter().any(Token::is_number);
    let is_command = line[0].is_word() && line[0].text.starts_with('\\');
    let is_ruled = |token: &Token| token.is("|") || token.is(":") || token.is("-") || is_dashes(token);
    !has_number && (is_command || (line.iter().any(is_dashes) && line.iter().all(is_ruled)))
}

fn is_dashes(token: &Token) -> bool {
    token.text.bytes().all(|byte| matches!(byte, b'-' | b'='))
}

/// Whether a line has no number, or is a heading such as `Sample input 1`.
fn is_heading(line: &[Token]) -> bool {
    let is_missing = line.iter().filter(|token| token.is_word()).all(|word| is_one_of(&MISSING, word.text));
    !is_missing && (!line.iter().any(Token::is_number) || is_numbered_heading(line))
}

/// Whether a line is a heading such as `Example 1:`.
pub fn is_numbered_heading(line: &[Token]) -> bool {
    let names_input = line[0].is_word() && is_one_of(&INPUTS, line[0].text);
    let line = if line.last().is_some_and(|last| last.is(":")) { &line[..line.len() - 1] } else { line };
    names_input && line.split_last().is_some_and(|(last, words)| last.is_number() && words.iter().all(Token::is_word))
}

/// Returns the number of coins that a line declares: `n = 4`.
fn declared<'a>(line: &[Token<'a>]) -> Option<(Token<'a>, i64)> {
    let line = if line.last()?.is(";") { &line[..line.len() - 1] } else { line };
    let [names @ .., sign, number] = line else { return None };
    let is_size = names.last().is_some_and(|name| name.is_word() && is_one_of(&SIZES, name.text));
    let is_assigned = (sign.is("=") || sign.is(":")) && number.is_number();
    (is_size && is_assigned).then_some((*number, whole(number.text).ok()?))
}

/// Whether a line stands behind a printed series: `dtype: int64`.
fn is_footer(line: &[Token]) -> bool {
    line[0].is_word() && is_one_of(&FOOTERS, line[0].text) && line.get(1).is_some_and(|second| second.is(":"))
}

/// Returns how many tokens of a line are a label before its numbers: `coins =`.
fn label_len(line: &[Token]) -> usize {
    let before = line.iter().position(Token::is_number).unwrap_or(line.len());
    let is_sign = |token: &Token| token.is(":") || token.is("=") || token.is("<-");
    let Some(sign) = line[..before].iter().rposition(is_sign) else { return 0 };
    let is_size = sign > 0 && is_one_of(&SIZES, line[sign - 1].text) && line.len() == sign + 2;
    if is_size || !line[0].is_word() { 0 } else { sign + 1 }
}

/// Whether each line begins with the same mark: `- 8`. A single line may begin with the sign of its first number, unless
/// it is the only one of a list with a heading.
fn have_bullets(lines: &[&[Token]], has_heading: bool) -> bool {
    let Some(first) = lines.iter().find_map(|line| line.first()) else { return false };
    let may_be_sign = first.is("-") || first.is("+");
    let is_bullet = may_be_sign || first.is("*") || first.is("•");
    let is_list = lines.len() > 1 || !may_be_sign || (has_heading && lines[0].len() == 2);
    is_bullet && is_list && lines.iter().all(|line| line.len() > 1 && line[0].is(first.text))
}

/// What a layout makes of a text.
#[derive(Debug)]
pub enum Fit {
    Row(Vec<i64>, ReadAs),
    /// It does not fit. The place at which it stopped, if it began to fit.
    Nothing(Option<Stop>),
    /// No layout may read this text.
    Veto(Stop),
}

impl From<Stop> for Fit {
    fn from(stop: Stop) -> Self {
        Self::Nothing(Some(stop))
    }
}

/// The tokens of a text, and the partner of each bracket among them.
#[derive(Debug)]
pub struct Source<'a> {
    pub tokens: Vec<Token<'a>>,
    /// For each token its partner, if it is a bracket.
    pub partners: Vec<Option<usize>>,
}

pub fn lines<'t, 'a>(tokens: &'t [Token<'a>]) -> impl Iterator<Item = &'t [Token<'a>]> {
    tokens.chunk_by(|_, next| next.gap != Gap::Line)
}
