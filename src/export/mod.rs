//! What is shown, for other programs.

pub mod text;
