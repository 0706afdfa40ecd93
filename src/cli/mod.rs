//! The commands of the program: `solve`, `export` and `worksheet`.

mod arguments;
pub mod export;
mod rule;
mod shared;
pub mod solve;
mod words;
pub mod worksheet;

pub use arguments::{Cli, CliCommand};
pub use shared::Failure;
