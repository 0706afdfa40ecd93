//! Why a text is no recurrence.

use std::fmt;

use crate::game::recurrence::definition::{DefinitionError, MAX_DEPTH, MAX_LEAVES, MAX_SHIFT, MAX_TABLES};
use crate::game::recurrence::notation::{Expected, NotationError, NotationProblem};

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.at {
            write!(f, "line {line}, column {column}: ")?;
        }
        match &self.problem {
            NotationProblem::Expected(expected) => write!(f, "expected {expected}"),
            NotationProblem::NoRule(table) => {
                write!(f, "{table} has no rule: write {table}[i][j] = max(…, …)")
            }
            NotationProblem::Twice(table) => write!(f, "two equations of {table} have the same left side: keep one"),
            NotationProblem::NoSuchTable(name) => write!(f, "no equation defines {name}: write one, or another name"),
            NotationProblem::TooFar => write!(f, "an index is at most {MAX_SHIFT} away from i and j"),
            NotationProblem::TooLarge => write!(f, "the number is too large: write at most 18 digits"),
            NotationProblem::TooManyTerms => {
                write!(f, "the equation is too long: write at most {MAX_LEAVES} coins, cells and numbers")
            }
            NotationProblem::Definition(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotationError {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("the name of a table, such as fir"),
            Self::Char(char) => write!(f, "“{char}”"),
            Self::IndexOfI => f.write_str("i, or i+1 on the right side"),
            Self::IndexOfJ => f.write_str("j, or j−1 on the right side"),
            Self::IndexOfCoin => f.write_str("i or j, such as in v[i] and v[j−1]"),
            Self::Length => f.write_str("j for the rule, i for one coin, i+1 for two, or i−1 for none"),
            Self::Term => {
                f.write_str("a coin such as v[i], a cell such as fir[i+1][j], a number, max, min or a bracket")
            }
            Self::End => f.write_str("the end of the equation: a semicolon or a new line"),
        }
    }
}

impl fmt::Display for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable => {
                f.write_str("there is no equation: write d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])")
            }
            Self::TooManyTables => write!(f, "a recurrence has at most {MAX_TABLES} tables"),
            Self::SameName(name) => write!(f, "two tables are called {name}: give one another name"),
            Self::ReservedName(name) => write!(f, "{name} has another meaning: give the table another name"),
            Self::NoChoice(name) => write!(f, "{name} chooses nothing: write {name}[i][j] = max(…, …) or min(…, …)"),
            Self::PickBeforeChoice(name) => {
                write!(f, "{name} makes the choice, so it cannot read what the pick leaves: write an interval")
            }
            Self::TooLong(name) => write!(f, "an expression of {name} has more than {MAX_LEAVES} terms: write fewer"),
            Self::TooDeep(_) => write!(f, "brackets are nested more than {MAX_DEPTH} deep: write fewer"),
        }
    }
}
