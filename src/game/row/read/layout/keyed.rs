//! Values with keys that count up: `{0: 8, 1: 15}`, `coin1 = 8` or `coin 1: 8`.

use super::source::{Fit, Source};
use crate::game::row::read::coins::{Marks, Shape, run};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{Gap, Token};

pub fn fit(source: &Source, marks: Marks) -> Fit {
    coins(source, marks).map_or(Fit::Nothing(None), |coins| Fit::Row(coins, ReadAs::Numbers))
}

fn coins(source: &Source, marks: Marks) -> Option<Vec<i64>> {
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
