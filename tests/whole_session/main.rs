//! Whole sessions, played by messages alone: what a user does from opening a file to closing the window, without a
//! window.

mod bad_input;
mod closing;
mod courses;
mod editing;
mod embed;
mod export;
mod files;
mod first_minute;
mod game;
mod lessons;
mod links;
mod long_rows;
mod practice;
mod predict;
mod recent_work;
mod recovery;
mod review;
mod rules;
mod user;
mod view;
