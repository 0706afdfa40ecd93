//! The texts of the dialogs, in a module for each dialog.

pub mod buttons;
pub mod export;
pub mod file;
pub mod finder;
pub mod glossary;
pub mod go_to;
pub mod questions;
pub mod random;
pub mod shortcuts;
pub mod site;
pub mod summary;
