//! The list of a programming language in brackets: `int a[4] = {8, 15, 3, 7};`. Around it may stand what holds no coin.

use super::brackets::{Group, Role};
use super::source::{Fit, Source};
use crate::game::row::read::coins::{Divider, Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{Gap, Token};
use crate::game::row::read::words::{CHANGERS, REDUCERS, SIZES, is_one_of};

pub fn fit(source: &Source, marks: Marks) -> Fit {
    let groups = source.groups();
    let mut lists: Vec<_> = groups.iter().filter(|group| group.role == Role::List).collect();
    let is_plain = |group: &&Group| {
        !source.tokens[group.open + 1..group.close].iter().any(|token| token.is_word() || token.is("<"))
    };
    // Code may have other brackets with names in them.
    if lists.len() > 1 && lists.iter().filter(|group| is_plain(group)).count() == 1 {
        lists.retain(is_plain);
    }
    let list = match lists.as_slice() {
        [] => {
            let call = groups.iter().find_map(|group| match group.role {
                Role::Call(_) => Some(&source.tokens[group.open - 1]),
                _ => None,
            });
            return Fit::Nothing(call.map(|call| Stop::new(call, Fault::Computed)));
        }
        [list] => **list,
        [first, ..] => {
            let rows = Stop::new(&source.tokens[first.open], Fault::Rows(lists.len()));
            // In books of accounts, brackets are a minus sign: (8) 15 (3).
            let are_single = lists.iter().all(|list| list.close == list.open + 2);
            return Fit::Veto(are_single.then(|| outside(source, &lists)).flatten().unwrap_or(rows));
        }
    };
    let inside = &source.tokens[list.open + 1..list.close];
    // In brackets a comma divides, unless something else does.
    let divides = |pair: &[Token]| pair[0].is(",") && pair[1].gap == Gap::None && !pair[1].is_quote();
    if marks == Marks::Group && (inside.len() < 2 || inside.windows(2).any(divides)) {
        return Fit::Nothing(None);
    }
    if let Some(range) = range(inside) {
        return Fit::Veto(range);
    }
    let body = match run(inside, marks, Shape::InBrackets) {
        Ok(body) => body,
        Err(stop @ Stop { fault: Fault::Rows(_), .. }) => return Fit::Veto(stop),
        Err(stop) => return stop.into(),
    };
    // In Rust, `vec![7; 5]` is one coin five times.
    if body.dividers == [Divider::Semicolon] && source.is_macro(list) {
        return Fit::Nothing(None);
    }
    match surroundings(source, list, body.coins.len()) {
        Ok(()) => Fit::Row(body.coins, ReadAs::Numbers),
        Err(stop @ Stop { fault: Fault::WrongLength { .. } | Fault::Computed, .. }) => Fit::Veto(stop),
        Err(stop) => stop.into(),
    }
}

/// Returns the first number outside of lists.
fn outside(source: &Source, lists: &[&Group]) -> Option<Stop> {
    let is_outside = |at: usize| lists.iter().all(|list| !(list.open..=list.close).contains(&at));
    let mut numbers = source.tokens.iter().enumerate().filter(|(_, token)| token.is_number());
    numbers.find(|(at, _)| is_outside(*at)).map(|(_, token)| Stop::new(token, Fault::OutsideTheList))
}

/// Returns where a range of numbers stands: `1:5`, or with a step `1:2:9`.
fn range(tokens: &[Token]) -> Option<Stop> {
    let (first, last) = (tokens.first()?, tokens.last()?);
    let has_colons = tokens.iter().skip(1).step_by(2).all(|token| token.is(":"));
    let is_tight = tokens[1..].iter().all(|token| token.gap == Gap::None);
    let is_range =
        matches!(tokens.len(), 3 | 5) && has_colons && is_tight && tokens.iter().step_by(2).all(Token::is_number);
    is_range.then(|| Stop::between(first, last, Fault::Computed))
}

impl Source<'_> {
    /// Whether brackets belong to a macro of Rust: `vec![`.
    pub fn is_macro(&self, group: Group) -> bool {
        group.open > 0 && self.tokens[group.open - 1].is("!")
    }
}

/// Checks that nothing around a list could be a coin or change the list.
fn surroundings(source: &Source, list: Group, coins: usize) -> Result<(), Stop> {
    let tokens = &source.tokens;
    let behind = tokens[list.close + 1..].iter().find(|token| !["]", ")", "}"].iter().any(|mark| token.is(mark)));
    let changes = ["*", "+", "-", "/", "["];
    if let Some(operator) = behind.filter(|token| token.gap != Gap::Line && changes.iter().any(|mark| token.is(mark))) {
        return Err(Stop::new(operator, Fault::OutsideTheList));
    }
    let mut is_index = vec![false; tokens.len()];
    for group in source.groups().iter().filter(|group| group.role == Role::Index && group.open > list.close) {
        is_index[group.open..group.close].fill(true);
    }
    let (mut generics, mut depth, mut named, mut new_statement) = (0, 0, false, false);
    for (at, token) in tokens.iter().enumerate().filter(|(at, _)| !(list.open..=list.close).contains(at)) {
        let is_before = at < list.open;
        new_statement |= !is_before && (token.gap == Gap::Line || token.is(";"));
        let outside = || Err(Stop::new(token, Fault::OutsideTheList));
        if token.is_word() {
            let is_called = tokens.get(at + 1).is_some_and(|next| next.is("(") && next.gap == Gap::None);
            let is_of = |words: &[&str]| token.text.split('.').any(|name| is_one_of(words, name));
            if is_called && (is_of(&CHANGERS) || (is_before && is_of(&REDUCERS))) {
                return Err(Stop::new(token, Fault::Computed));
            }
            let begins_name = |c: char| c.is_alphabetic() || "_\"\\$@.%¢€£¥".contains(c);
            if !token.text.starts_with(begins_name) {
                return outside();
            }
            named = true;
        } else if token.is_number() {
            // In Go the length stands before the type: [4]int{8, 15, 3, 7}.
            let is_of_go = list.open == at + 3 && tokens[at + 1].is("]") && tokens[list.open].is("{");
            let begins_length = at > 0 && (tokens[at - 1].is("[") || tokens[at - 1].is(";"));
            let in_square = begins_length && tokens.get(at + 1).is_some_and(|next| next.is("]"));
            let is_declared = is_before && (named || is_of_go) && (generics > 0 || in_square);
            // An interactive session numbers its lines: Out[3]: [8, 15].
            let is_prompt = in_square && tokens.get(at + 2).is_some_and(|token| token.is(":"));
            match scalar(tokens, at) {
                Some(name) if is_one_of(&SIZES, name) => check_length(token, coins)?,
                Some(_) => {}
                None if is_index[at] || is_prompt => {}
                None if is_declared => check_length(token, coins)?,
                None if new_statement && depth > 0 => {}
                None => return outside(),
            }
        } else {
            match token.text {
                "<" => generics += 1,
                ">" => generics -= 1,
                "[" | "(" | "{" => depth += 1,
                "]" | ")" | "}" => depth -= 1,
                // A comma between arguments divides no coins.
                "," if is_before
                    && generics + depth <= 0
                    && !(at > 0
                        && tokens[at - 1].is_number()
                        && scalar(tokens, at - 1).is_some_and(|name| is_one_of(&SIZES, name))) =>
                {
                    return outside();
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Checks a declared length, as in `int coins[4]`, `[i64; 4]` or `n = 4`.
fn check_length(token: &Token, coins: usize) -> Result<(), Stop> {
    if token.text.parse() == Ok(coins) { Ok(()) } else { Err(Stop::new(token, Fault::WrongLength { coins })) }
}

/// Returns the name of a number that is a value of its own: `k = 3`, `"k": 3`.
fn scalar<'a>(tokens: &[Token<'a>], at: usize) -> Option<&'a str> {
    let [name, sign] = tokens[at.checked_sub(2)?..at] else { return None };
    let ends = tokens
        .get(at + 1)
        .is_none_or(|next| next.gap == Gap::Line || [",", ";", ")", "}", "]", "'"].iter().any(|mark| next.is(mark)));
    let is_value = name.is_word() && (sign.is("=") || sign.is(":")) && ends;
    is_value.then(|| name.text.trim_matches('"'))
}
