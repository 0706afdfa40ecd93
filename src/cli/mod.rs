//! The commands of the program: `solve` and `export`.

mod count_from;
pub mod export;
mod output;
pub mod solve;

pub use output::Failure;
