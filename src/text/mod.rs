//! The texts of `assets/text` as tables of patterns, and how a pattern and values become a text of a language.
//!
//! `assets/text/compile.rs` writes the tables when the program is built. Their functions are in
//! [`wording`](crate::wording).

pub mod language;
pub mod parts;

/// The patterns of all languages, in the order of the names of the texts.
mod patterns {
    use super::parts::{Pattern, Piece};

    include!(concat!(env!("OUT_DIR"), "/patterns.rs"));
}
