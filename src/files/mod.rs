//! Writing files: each is replaced whole or not at all.
//!
//! A new file is written under the name of an unfinished one and then renamed. While it is written, it is
//! locked. So what a dead process left can be told from the work of a living one, and the next write in the folder
//! removes it. A set of files is written to a [`StagingFolder`], which is unfinished in the same way.

mod cleanup;
mod replace;
mod staging;
mod unfinished;

pub use cleanup::remove_unfinished;
pub use replace::{Refusal, SpecialFile, check_replaceable, write_atomically};
pub use staging::{PlaceError, StagingFolder};
pub use unfinished::folder_of;
