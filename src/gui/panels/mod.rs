//! The parts of the window: menus, the panels on both sides, what stands around the table, and the lecture view.

pub mod code;
pub mod coins;
pub mod fusion;
pub mod game;
pub mod lecture;
pub mod lessons;
pub mod menu_bar;
pub mod notes;
pub mod players;
pub mod predict;
pub mod step;
pub mod table_bar;
pub mod tabs;
pub mod transport;
pub mod why;
