//! The languages of listings.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use super::cpp::Cpp;
use super::java::Java;
use super::pseudocode::Pseudocode;
use super::python::Python;
use super::rust::Rust;
use super::writer::Syntax;
use crate::game::table::recurrence::Quantity;

/// A language of listings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    #[default]
    Pseudocode,
    Rust,
    Python,
    Java,
    Cpp,
}

impl Language {
    pub const ALL: [Self; 5] = [Self::Pseudocode, Self::Rust, Self::Python, Self::Java, Self::Cpp];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pseudocode => "Pseudocode",
            Self::Rust => "Rust",
            Self::Python => "Python",
            Self::Java => "Java",
            Self::Cpp => "C++",
        }
    }

    /// Returns the name of a number of the table in listings. Programs write variables in lower case.
    pub fn name_of(self, quantity: Quantity) -> &'static str {
        match (self, quantity) {
            (Self::Pseudocode, _) => quantity.name(),
            (_, Quantity::TwoAhead) => "f",
            _ => quantity.name(),
        }
    }

    pub(super) fn syntax(self) -> &'static dyn Syntax {
        match self {
            Self::Pseudocode => &Pseudocode,
            Self::Rust => &Rust,
            Self::Python => &Python,
            Self::Java => &Java,
            Self::Cpp => &Cpp,
        }
    }
}
