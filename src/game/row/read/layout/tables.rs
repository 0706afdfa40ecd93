//! Numbers beside others: a table with one column of coins, and values with keys that count up.

use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::layout::body::{Body, Fit, Source, lines};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{Gap, Kind, Token};

pub fn column(source: &Source, marks: Marks) -> Fit {
    let part = Body::of(&source.tokens);
    match coins_of_column(&part, marks) {
        Ok(Some((coins_of_column, read_as))) => match part.checked(coins_of_column) {
            Ok(coins_of_column) => Fit::Row(coins_of_column, read_as),
            Err(stop) => stop.into(),
        },
        Ok(None) => Fit::Nothing(None),
        Err(stop) => stop.into(),
    }
}

fn coins_of_column(part: &Body, marks: Marks) -> Result<Option<(Vec<i64>, ReadAs)>, Stop> {
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

pub fn keyed(source: &Source, marks: Marks) -> Fit {
    coins_of_keys(source, marks).map_or(Fit::Nothing(None), |coins_of_keys| Fit::Row(coins_of_keys, ReadAs::Numbers))
}

fn coins_of_keys(source: &Source, marks: Marks) -> Option<Vec<i64>> {
    let tokens = inside(source)?;
    let is_in_braces = source.tokens.iter().any(|token| token.is("{"));
    let is_sign = |token: &Token| token.is(":") || token.is("=");
    let mut is_range = !tokens.iter().any(Token::is_quote);
    let tokens: Vec<Token> = tokens.iter().filter(|token| !token.is_quote()).copied().collect();
    let mut keys = Vec::new();
    let mut values = Vec::new();
    let mut rest = tokens.as_slice();
    while let [key, behind @ ..] = rest {
        let (key, behind) = match behind {
            [number, behind @ ..] if key.is_word() && number.is_number() => {
                ((key.text, number.text.parse().ok()?), behind)
            }
            _ => (key_of(key)?, behind),
        };
        let [sign, value, behind @ ..] = behind else { return None };
        if !is_sign(sign) || !value.is_number() {
            return None;
        }
        keys.push(key);
        // A single 1:5 is a range.
        is_range &= value.gap == Gap::None && sign.is(":") && rest[0].is_number();
        values.push(Token { gap: Gap::Line, ..*value });
        rest = match behind {
            [next, behind @ ..] if next.is(",") || next.is(";") => behind,
            // These are times: 1:30 2:45.
            [next, ..] if next.gap != Gap::Line && value.gap == Gap::None && sign.is(":") => return None,
            _ => behind,
        };
    }
    let (stem, first) = *keys.first()?;
    let counts_up = keys.iter().enumerate().all(|(index, key)| *key == (stem, first + index));
    (rest.is_empty() && first < 2 && (keys.len() > 1 || (is_in_braces && !is_range)) && counts_up).then_some(())?;
    run(&values, marks, Shape::OneRow).ok().map(|run| run.coins)
}

/// Returns the tokens without the brackets and the name around them.
fn inside<'s, 'a>(source: &'s Source<'a>) -> Option<&'s [Token<'a>]> {
    let tokens = source.tokens.as_slice();
    let Some(open) = source.partners.iter().position(Option::is_some) else { return Some(tokens) };
    let close = source.partners[open]?;
    let is_around = |token: &Token| token.is_word() || token.is("=") || token.is(":") || token.is(";");
    let is_only = tokens[..open].iter().chain(&tokens[close + 1..]).all(is_around);
    let is_flat = source.partners[open + 1..close].iter().all(Option::is_none);
    (is_only && is_flat).then(|| &tokens[open + 1..close])
}

/// Divides a key into its name and its number.
fn key_of<'a>(key: &Token<'a>) -> Option<(&'a str, usize)> {
    let text = key.text.trim_matches('"');
    let stem = text.trim_end_matches(|c: char| c.is_ascii_digit());
    Some((stem, text[stem.len()..].parse().ok()?))
}
