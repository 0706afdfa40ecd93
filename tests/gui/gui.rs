//! The window without a display, driven by accessible names: one binary, with one module per panel or task.
//!
//! `cargo test --test gui` runs all of it, `cargo test --test gui predict::` one module.

mod accessibility;
mod appearance;
mod branches;
mod building;
mod code;
mod coins;
mod compare;
mod courses;
mod embed;
mod explanation;
mod export;
mod files;
mod fill_orders;
mod first_minute;
mod fusion;
mod game;
mod goldens;
mod keyboards;
mod keys_and_commands;
mod layouts;
mod lecture;
mod lesson_dialog;
mod lessons_and_notes;
mod long_rows;
mod long_texts;
mod map;
mod notices;
mod optimal_games;
mod path;
mod players;
mod predict;
mod questions;
mod recovery;
mod recurrences;
mod recursion;
mod row;
mod small_window;
mod support;
mod survey;
mod table;
mod tabs_and_sizes;
mod transport;
mod unsaved_changes;
mod zoom;
