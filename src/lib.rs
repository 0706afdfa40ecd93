//! The coins-in-a-line game and a window that makes its dynamic program visible.

pub mod game;
#[cfg(feature = "gui")]
pub mod gui;
pub mod lessons;
pub mod picture;
pub mod playback;
pub mod session;
pub mod solve;
