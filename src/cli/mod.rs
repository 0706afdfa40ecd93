//! The commands of the program: `solve`, `export` and `worksheet`.

mod arguments;
mod count_from;
pub mod export;
mod output;
mod read_as;
pub mod solve;
pub mod worksheet;

pub use arguments::{Cli, CliCommand};
pub use output::Failure;
