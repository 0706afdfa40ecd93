//! The texts of the panels, in a module for each panel.

pub mod card;
pub mod code;
pub mod coins;
pub mod fusion;
pub mod game;
pub mod lecture;
pub mod menu_bar;
pub mod parts;
pub mod players;
pub mod predict;
pub mod step;
pub mod story;
pub mod table_bar;
pub mod tabs;
pub mod transport;
pub mod why;
