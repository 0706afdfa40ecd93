//! Reads a row from a text that people paste, and never reads it as another row.
//!
//! Each text is a row, a row with a remark, a choice, or refused. Reading takes three steps:
//!
//! | step | module | makes |
//! | --- | --- | --- |
//! | normalise | `normalise` | plain characters: `８，１５` becomes `8,15` |
//! | tokens | `token` | numbers, words and marks with their places |
//! | layouts | `layout` | the rows that the tokens can be |
//!
//! Numbers with commas, points or spaces in them are read twice: once with the marks as dividers, and once as groups of
//! digits. If the layouts that fit give one row, that is the row. Otherwise [`ReadAs`] names what can be meant.

mod coins;
mod error;
mod layout;
mod normalise;
mod numeral;
mod reading;
#[cfg(test)]
mod tests;
mod token;

use std::str::FromStr;

use self::coins::{Divider, Marks, Shape, run};
use self::error::{Fault, Stop};
use self::layout::LAYOUTS;
use self::token::{Kind, Token, closing, opening};
use crate::game::row::{BoundsError, Row};
use layout::body::{self, Body, Fit, Source, lines};
use token::{CASTS, INPUTS, OUTPUTS, is_one_of};

pub use self::error::{Quote, RowError, RowProblem, TextPosition};
pub use self::reading::{Candidate, ReadAs, Reading, Remark};

/// The most brackets that are open at once. Each takes memory until it is closed.
pub const MAX_DEPTH: usize = 100;

impl FromStr for Row {
    type Err = RowError;

    /// Reads a row, as [`read_row`] does, without its remark.
    fn from_str(text: &str) -> Result<Self, RowError> {
        read_row(text, None).map(|(row, _)| row)
    }
}

/// Reads a text where nobody can be asked: in the way that is wanted, or else the only way or the one that is clearly
/// meant. Returns the row, and a remark if more could be meant. O(length of the text).
///
/// # Errors
/// If it is no row, if it can't be read in the wanted way, or if several readings are equally good: then the error names
/// them.
pub fn read_row(text: &str, wanted: Option<ReadAs>) -> Result<(Row, Option<Remark>), RowError> {
    if let Some(wanted) = wanted {
        return read_as(text, wanted).map(|row| (row, None));
    }
    match read(text)? {
        Reading::Row(row) => Ok((row, None)),
        Reading::Remarked { chosen: Candidate { read_as, row }, other } => {
            let remark = Remark { read_as, coins: row.len(), numbers: other.map(|other| other.row.len()) };
            Ok((row, Some(remark)))
        }
        Reading::Choice(candidates) => {
            let named = |Candidate { read_as, row }| (read_as, row.len(), Some(row));
            let readings = candidates.into_iter().map(named).collect();
            Err(RowError { at: position(text, 0), problem: RowProblem::Ambiguous(readings) })
        }
    }
}

/// Reads a text. O(length of the text).
///
/// # Errors
/// If no layout fits it. The error names the first place that is wrong for the layout that came furthest.
pub fn read(text: &str) -> Result<Reading, RowError> {
    if let Some(coins) = normalise::coins(text) {
        return Ok(Reading::Row(row(coins)));
    }
    let plain = normalise::without_comments(normalise::plain(text));
    if *plain != *text
        && let Some(coins) = normalise::coins(&plain)
    {
        return Ok(Reading::Row(row(coins)));
    }
    by_layouts(Text { original: text, plain: &plain })
}

fn by_layouts(text: Text) -> Result<Reading, RowError> {
    let mut found = text.candidates()?;
    if found.iter().any(|(marks, _)| *marks == Marks::Group) && text.has_cells() {
        found.retain(|(marks, _)| *marks == Marks::Group);
    }
    let mut found: Vec<Candidate> = found.into_iter().map(|(_, candidate)| candidate).collect();
    if found.len() > 1 {
        return Ok(Reading::Choice(found));
    }
    let chosen = found.swap_remove(0);
    if chosen.read_as == ReadAs::Numbers {
        return Ok(Reading::Row(chosen.row));
    }
    let other = text.every_number().ok().map(|row| Candidate { read_as: ReadAs::Numbers, row });
    Ok(Reading::Remarked { chosen, other })
}

/// Reads a text in the way that was asked for. O(length of the text).
///
/// # Errors
/// If it can't be read so.
pub fn read_as(text: &str, read_as: ReadAs) -> Result<Row, RowError> {
    let plain = normalise::without_comments(normalise::plain(text));
    let text = Text { original: text, plain: &plain };
    let found = text.candidates();
    let known = found.as_ref().ok().and_then(|found| found.iter().find(|(_, candidate)| candidate.read_as == read_as));
    match known {
        Some((_, candidate)) => Ok(candidate.row.clone()),
        None if read_as == ReadAs::Numbers => text.every_number(),
        None => {
            found?;
            Err(text.error(0, RowProblem::NotReadAs(read_as)))
        }
    }
}

/// A text, and its plain form without comments.
#[derive(Clone, Copy)]
struct Text<'a> {
    original: &'a str,
    plain: &'a str,
}

impl<'a> Text<'a> {
    /// Returns the rows that the text can be, at least one, and what the marks in its numbers mean then. The row of all
    /// numbers comes first.
    fn candidates(&self) -> Result<Vec<(Marks, Candidate)>, RowError> {
        let source = self.source()?;
        let mut found: Vec<(Marks, Candidate)> = Vec::new();
        let mut stopped_at = None;
        let groups = are_grouped(&source.tokens).then_some(Marks::Group);
        for marks in [Some(Marks::Divide), groups].into_iter().flatten() {
            // The layouts are in the order of how well they tell what is wrong.
            let mut stop = None;
            for layout in LAYOUTS {
                match layout(&source, marks) {
                    Fit::Row(coins, read_as) => {
                        let is_grouped = marks == Marks::Group && read_as == ReadAs::Numbers;
                        let read_as = if is_grouped { ReadAs::Thousands } else { read_as };
                        let row = row(coins);
                        if found.iter().all(|(_, known)| known.row != row) {
                            found.push((marks, Candidate { read_as, row }));
                        }
                    }
                    Fit::Nothing(own) => stop = own.filter(Stop::tells_more).or(stop).or(own),
                    Fit::Veto(stop) => return Err(self.stopped(stop)),
                }
            }
            // The reading that came furthest tells best what is wrong.
            let place = |stop: Option<Stop>| stop.map(|stop| (stop.fault == Fault::OutOfRange, stop.at));
            stopped_at = if place(stop) > place(stopped_at) { stop } else { stopped_at };
        }
        if found.is_empty() {
            return Err(stopped_at.map_or_else(|| self.error(0, RowProblem::Empty), |stop| self.stopped(stop)));
        }
        Ok(found)
    }

    /// Returns the row of all numbers, whatever stands between them.
    fn every_number(&self) -> Result<Row, RowError> {
        let part = Body::of(&self.source()?.tokens);
        let every = run(&part.tokens, Marks::Divide, Shape::Anything).map_err(|stop| self.stopped(stop))?;
        Ok(row(every.coins))
    }

    /// Whether something other than commas divides the numbers, so that commas and spaces in them group digits.
    ///
    /// Points may stand before decimals of zero all the same.
    fn has_cells(&self) -> bool {
        let Ok(source) = self.source() else { return false };
        let mark = source.tokens.iter().find_map(|token| numeral::grouped(token.text));
        if mark.is_some_and(|(mark, _)| mark == '.') {
            return false;
        }
        let part = Body::of(&source.tokens);
        run(&part.tokens, Marks::Group, Shape::Anything)
            .is_ok_and(|run| !run.dividers.is_empty() && !run.dividers.contains(&Divider::Comma))
    }

    /// Returns the tokens in which the row must be.
    fn source(&self) -> Result<Source<'a>, RowError> {
        let all = token::tokens(self.plain);
        let Some(first) = all.first() else { return Err(self.error(self.plain.len(), RowProblem::Empty)) };
        let (tokens, inputs) = without_output(&all);
        if inputs > 1 {
            return Err(self.stopped(Stop::new(first, Fault::Rows(inputs))));
        }
        let headings = lines(tokens).take_while(|line| body::is_numbered_heading(line)).map(<[Token]>::len).sum();
        let tokens = without_casts(&tokens[headings..]);
        let partners = partners(&tokens).map_err(|(token, problem)| self.error(tokens[token].at, problem))?;
        if !tokens.iter().any(Token::is_number) {
            return Err(self.without_number(&tokens, &partners));
        }
        Ok(Source { tokens, partners })
    }

    /// Returns what is wrong with a text without a number.
    fn without_number(&self, tokens: &[Token], partners: &[Option<usize>]) -> RowError {
        // Only a heading such as `Example 1:`.
        let Some(first) = tokens.first() else { return self.error(self.plain.len(), RowProblem::Empty) };
        let is_empty_list = partners.iter().enumerate().any(|(at, partner)| *partner == Some(at + 1));
        if is_empty_list {
            return self.error(self.plain.len(), RowProblem::Empty);
        }
        let divides = |token: &&Token| token.is(",") || token.is(";");
        match tokens.iter().find(divides).filter(|_| tokens.iter().all(|token| token.kind == Kind::Mark)) {
            Some(mark) => self.stopped(Stop::new(mark, Fault::Missing)),
            None => self.stopped(Stop::new(first, Fault::NotANumber)),
        }
    }

    /// Returns the error at a place of the plain text.
    fn error(&self, at: usize, problem: RowProblem) -> RowError {
        RowError { at: position(self.original, normalise::original(self.original, at)), problem }
    }

    fn stopped(&self, stop: Stop) -> RowError {
        let [start, end] = [stop.at, stop.at + stop.len].map(|at| normalise::original(self.original, at));
        let (inside, problem) = stop.fault.problem(&self.original[start..end]);
        RowError { at: position(self.original, start + inside), problem }
    }
}

fn row(coins: Vec<i64>) -> Row {
    match Row::new(coins) {
        Ok(row) => row,
        Err(error @ (BoundsError::Empty | BoundsError::TooManyCoins { .. } | BoundsError::ValueOutOfRange { .. })) => {
            unreachable!("layouts read at least one coin and check each, yet {error}")
        }
    }
}

/// Whether some numbers are well-formed groups of digits, all with the same mark, and no other number has a mark.
/// Behind a point may be zeros.
fn are_grouped(tokens: &[Token]) -> bool {
    let numbers = || tokens.iter().filter(|token| token.is_number()).map(|token| token.text);
    let Some((mark, _)) = numbers().find_map(numeral::grouped) else { return false };
    let is_mark = |c: char| matches!(c, ',' | '.') || token::is_group_space(c);
    numbers().filter(|text| text.contains(is_mark)).all(|text| match numeral::grouped(text) {
        Some((own, _)) => own == mark,
        None => mark != '.' && numeral::whole(text).is_ok(),
    })
}

/// Returns the tokens before the part that tells the result, and how many inputs the text has.
fn without_output<'t, 'a>(tokens: &'t [Token<'a>]) -> (&'t [Token<'a>], usize) {
    let mut at = 0;
    let mut has_number = false;
    for line in lines(tokens) {
        if has_number && begins_output(line) {
            let rest = || lines(&tokens[at..]).filter(|line| !begins_output(line));
            let inputs = |word: &str| rest().filter(|line| is_one_of(&[word], line[0].text)).count();
            let most = INPUTS.into_iter().map(inputs).max().unwrap_or_default();
            return (&tokens[..at], 1 + most);
        }
        has_number |= line.iter().any(Token::is_number);
        at += line.len();
    }
    (tokens, 1)
}

/// Whether a line begins with a word such as `Output:`.
fn begins_output(line: &[Token]) -> bool {
    let words = line.iter().take_while(|token| token.is_word()).count();
    let names_output = line[..words.min(2)].iter().any(|word| is_one_of(&OUTPUTS, word.text));
    let is_title = line[words..].iter().all(|token| token.is_number() || token.is(":")) && line.len() <= words + 2;
    names_output && (line.get(words).is_some_and(|next| next.is(":")) || is_title)
}

/// Replaces `int64(8)` by its number.
fn without_casts<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut all = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let Some((first, behind)) = rest.split_first() {
        rest = match behind {
            [open, number, close, behind @ ..]
                if first.is_word()
                    && open.is("(")
                    && close.is(")")
                    && number.is_number()
                    && CASTS.contains(&first.last_name().as_str()) =>
            {
                all.push(Token { gap: first.gap, ..*number });
                behind
            }
            _ => {
                all.push(*first);
                behind
            }
        };
    }
    all
}

/// Returns the partner of each bracket, or the first one that has none.
fn partners(tokens: &[Token]) -> Result<Vec<Option<usize>>, (usize, RowProblem)> {
    let mut partners = vec![None; tokens.len()];
    let mut open: Vec<(usize, char)> = Vec::new();
    for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Mark) {
        let Some(bracket) = token.text.chars().next() else { continue };
        if closing(bracket).is_some() {
            if open.len() == MAX_DEPTH {
                return Err((at, RowProblem::TooDeep(bracket)));
            }
            open.push((at, bracket));
        } else if let Some(partner) = opening(bracket) {
            match open.pop() {
                Some((start, opened)) if opened == partner => {
                    partners[start] = Some(at);
                    partners[at] = Some(start);
                }
                _ => return Err((at, RowProblem::Unopened(bracket, partner))),
            }
        }
    }
    match open.pop() {
        Some((at, bracket)) => Err((at, RowProblem::Unclosed(bracket, closing(bracket).unwrap_or(bracket)))),
        None => Ok(partners),
    }
}

/// Returns the line and column of a byte of the text.
fn position(text: &str, at: usize) -> TextPosition {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    TextPosition {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        only_line: !text.trim_end().contains('\n'),
    }
}
