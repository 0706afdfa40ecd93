//! The commands of the program: `solve` and `export`.

pub mod export;
mod output;
pub mod solve;

pub use output::Failure;
