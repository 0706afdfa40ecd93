//! The list of a programming language in brackets: `int a[4] = {8, 15, 3, 7};`. Around it may stand what holds no coin.

use crate::game::row::read::coins::{Divider, Marks, Shape, run};
use crate::game::row::read::error::{Fault, Stop};
use crate::game::row::read::layout::body::{Fit, Source};
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{CHANGERS, CONSTRUCTORS, Gap, REDUCERS, SIZES, Token, is_one_of};

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

/// Returns the first number outside of lists, which stand one behind another.
fn outside(source: &Source, lists: &[&Group]) -> Option<Stop> {
    let is_outside = |at: usize| {
        let begun = lists.partition_point(|list| list.open <= at);
        begun.checked_sub(1).is_none_or(|last| lists[last].close < at)
    };
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

/// Brackets with numbers and no other brackets inside.
#[derive(Clone, Copy, Debug)]
pub struct Group<'a> {
    /// The places of both brackets among the tokens.
    pub open: usize,
    pub close: usize,
    pub role: Role<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role<'a> {
    List,
    /// The length of a list, or the index of an element: `a[4]`.
    Index,
    /// The type of a list: `[i64; 4]`.
    Type,
    /// The arguments of a function of this name. `None` for the constructor of a type such as `vector<int>`.
    Call(Option<&'a str>),
}

impl<'a> Source<'a> {
    /// Returns all brackets with numbers inside.
    pub fn groups(&self) -> Vec<Group<'a>> {
        let mut groups = Vec::new();
        let mut open = None;
        for (at, partner) in self.partners.iter().enumerate() {
            match *partner {
                Some(partner) if partner > at => open = Some(at),
                Some(_) => {
                    if let Some(start) =
                        open.take().filter(|start| self.tokens[*start..at].iter().any(Token::is_number))
                    {
                        groups.push(Group { open: start, close: at, role: self.role(start, at) });
                    }
                }
                None => {}
            }
        }
        groups
    }

    fn role(&self, open: usize, close: usize) -> Role<'a> {
        let inside = &self.tokens[open + 1..close];
        let glued = |at: usize| self.tokens[at].gap == Gap::None;
        let before = open.checked_sub(1).map(|before| self.tokens[before]).filter(|_| glued(open));
        let name = before.filter(|token| token.is_word() && token.text.ends_with(is_of_name)).map(|token| token.text);
        let is_single = inside.len() == 1;
        match self.tokens[open].text {
            "[" if inside[0].is_word() && inside.iter().any(|token| token.is(";")) => Role::Type,
            "[" if is_single && (name.is_some() || before.is_some_and(|before| before.is("]"))) => Role::Index,
            // R prints the index of the first number of a line.
            "[" if is_single && self.tokens[open].gap == Gap::Line && self.is_before_number(close) => Role::Index,
            "[" if is_single && self.tokens.get(close + 1).is_some_and(|next| next.is_word() && glued(close + 1)) => {
                Role::Index
            }
            // In Java the length can stand before the name: int [4] a.
            "[" if is_single && self.is_between_words(open, close) => Role::Index,
            "[" | "(" if name.is_some_and(|name| !constructs(name, is_single)) => Role::Call(name),
            "(" if before.is_some_and(|before| before.is(">")) => Role::Call(None),
            _ => Role::List,
        }
    }

    fn is_between_words(&self, open: usize, close: usize) -> bool {
        let is_word = |at: usize| self.tokens.get(at).is_some_and(Token::is_word);
        let is_on_line = |at: usize| self.tokens.get(at).is_some_and(|token| token.gap != Gap::Line);
        open > 0 && is_word(open - 1) && is_word(close + 1) && is_on_line(open) && is_on_line(close + 1)
    }

    fn is_before_number(&self, at: usize) -> bool {
        self.tokens.get(at + 1).is_some_and(|next| next.is_number() && next.gap == Gap::Blank)
    }
}

/// Whether a function takes the elements of a list. `Array(5)` is an array of five elements in some languages.
fn constructs(name: &str, is_single: bool) -> bool {
    let last = name.rsplit('.').next().unwrap_or_default();
    CONSTRUCTORS.contains(&last) && !(is_single && last == "Array")
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}
