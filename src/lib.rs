//! The coins-in-a-line game and a window that makes its dynamic program visible.

pub mod game;
pub mod lessons;
pub mod playback;
pub mod session;
pub mod solve;
