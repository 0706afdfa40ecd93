//! The recurrences and fusion as complete functions in a language that the reader knows, with the operations of each
//! line.
//!
//! No listing is stored as text. A `program` is a small syntax tree of a recurrence in a fill order, or of fusion. A `writer` turns
//! it into lines, in the syntax of a language. Each language also adds the code around the body of the function.
//! [`execution`] computes which operations are done at a position of the fill, so that their lines can be marked.
//!
//! The listings are for rows of at least one coin, like the rest of this crate.

mod cpp;
pub mod execution;
mod java;
mod language;
mod program;
mod pseudocode;
mod python;
mod rust;
mod statement;
mod writer;

pub use language::{Language, Listing};
pub use program::Method;
pub use statement::Operation;
pub use writer::CodeLine;
