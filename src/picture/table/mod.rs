//! The table as a picture: where its cells stand, what they show, headers, the step in progress, the game's path, legend.
//!
//! | module | holds |
//! | --- | --- |
//! | [`grid`] | where cells stand: arithmetic between cells and points |
//! | [`scene`] | all that the picture follows from |
//! | [`cells`] | the cells, and the step that is in progress |
//! | [`headers`] | coins and indices along the cells |
//! | [`cell_text`] | how large the numbers are, and where in their cells they stand |
//! | [`game_path`] | the way of a game through the table |
//! | [`legend`] | what colors and marks mean |
//! | [`region`] | the part of the table that is written, as shapes |

mod cell_text;
mod cells;
mod game_path;
pub mod grid;
mod headers;
mod legend;
pub mod region;
mod scene;

pub use cell_text::{DIGIT_WIDTH, HALL_TEXT};
pub use cells::GIVEN_UP;
pub use scene::TableScene;
