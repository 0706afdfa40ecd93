//! A table with one column of coins. Before it may be a column of indices or labels.

use super::part::Part;
use super::source::{Fit, Source, lines};
use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{Gap, Kind, Token};

pub fn fit(source: &Source, marks: Marks) -> Fit {
    let part = Part::of(&source.tokens);
    match coins(&part, marks) {
        Ok(Some((coins, read_as))) => match part.checked(coins) {
            Ok(coins) => Fit::Row(coins, read_as),
            Err(stop) => stop.into(),
        },
        Ok(None) => Fit::Nothing(None),
        Err(stop) => stop.into(),
    }
}

fn coins(part: &Part, marks: Marks) -> Result<Option<(Vec<i64>, ReadAs)>, Stop> {
    let has_heading = !part.heading.is_empty();
    let lines: Vec<&[Token]> = lines(&part.tokens).collect();
    let Some(first) = lines.first() else { return Ok(None) };
    let mark = ["|", "&", ";", ","].into_iter().find(|mark| first.iter().any(|token| token.is(mark)));
    // Without a heading in cells, 0,8 may be a decimal number.
    let commas_divide = mark.is_none_or(|mark| mark == ",") && part.heading.iter().any(|token| token.is(","));
    let rows: Vec<Vec<Token>> = lines.iter().map(|line| cells(line, mark, commas_divide)).collect::<Result<_, _>>()?;
    let width = rows[0].len();
    if width < 2 || rows.iter().any(|row| row.len() != width) || (rows.len() < 2 && !has_heading && !part.is_series) {
        return Ok(None);
    }
    let is_numeric = |column: usize| rows.iter().all(|row| row[column].is_number());
    let is_label = |column: usize| rows.iter().all(|row| row[column].is_word());
    let begins = |from: usize| rows.iter().enumerate().all(|(index, row)| is_index(row[0].text, from + index));
    let has_index = is_numeric(0) && (begins(0) || (begins(1) && (has_heading || rows.len() > 2)));
    let mut values = (usize::from(has_index)..width).filter(|column| !is_label(*column));
    let (Some(column), None) = (values.next(), values.next()) else { return Ok(None) };
    let read_as = if has_index { ReadAs::IndexColumn } else { ReadAs::Numbers };
    let column: Vec<Token> = rows.iter().map(|row| Token { gap: Gap::Line, ..row[column] }).collect();
    Ok(Some((run(&column, marks, Shape::OneRow)?.coins, read_as)))
}

/// Whether a cell holds an index: `2` or `2.`.
fn is_index(cell: &str, index: usize) -> bool {
    cell.strip_suffix('.').unwrap_or(cell).parse() == Ok(index)
}

/// Divides a line into cells of one token each.
fn cells<'a>(line: &[Token<'a>], mark: Option<&str>, commas_divide: bool) -> Result<Vec<Token<'a>>, Stop> {
    if commas_divide {
        let mut quotes = 0;
        let cells = line.iter().flat_map(|token| {
            quotes += usize::from(token.is_quote());
            match token.kind {
                Kind::Mark => Vec::new(),
                Kind::Number if quotes % 2 == 0 => parts(token),
                Kind::Number | Kind::Word => vec![*token],
            }
        });
        return Ok(cells.collect());
    }
    let tokens = line.iter().filter(|token| !token.is_quote());
    let Some(mark) = mark else { return Ok(tokens.copied().collect()) };
    let inside = if line[0].is(mark) { &line[1..] } else { line };
    let inside = if inside.last().is_some_and(|last| last.is(mark)) { &inside[..inside.len() - 1] } else { inside };
    let cell = |cell: &[Token<'a>]| {
        let mut tokens = cell.iter().filter(|token| !token.is_quote());
        match (tokens.next(), tokens.next()) {
            (Some(token), None) => Ok(*token),
            // A label of several words.
            (Some(token), Some(_)) if cell.iter().all(Token::is_word) => Ok(*token),
            (Some(_), Some(second)) => Err(Stop::new(second, Fault::NotANumber)),
            (None, _) => Err(Stop::new(&line[0], Fault::Missing)),
        }
    };
    inside.split(|token| token.is(mark)).map(cell).collect()
}

/// Divides a number at its commas.
fn parts<'a>(token: &Token<'a>) -> Vec<Token<'a>> {
    let mut at = 0;
    let part = |text: &'a str| {
        let part = Token { text, at: token.at + at, ..*token };
        at += text.len() + 1;
        part
    };
    token.text.split(',').map(part).collect()
}
