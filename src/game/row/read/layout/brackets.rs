//! The brackets of a text that hold numbers, and what they are.

use super::source::Source;
use crate::game::row::read::token::{Gap, Token};
use crate::game::row::read::words::CONSTRUCTORS;

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
