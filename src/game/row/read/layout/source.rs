//! The tokens of a text as layouts get them, and what they answer.

use crate::game::row::read::error::Stop;
use crate::game::row::read::reading::ReadAs;
use crate::game::row::read::token::{Gap, Token};

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

/// Returns the lines of tokens.
pub fn lines<'t, 'a>(tokens: &'t [Token<'a>]) -> impl Iterator<Item = &'t [Token<'a>]> {
    tokens.chunk_by(|_, next| next.gap != Gap::Line)
}
