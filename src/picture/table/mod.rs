//! The table as a picture: its cells, their headers, the step in progress, the game's path and the legend.
//!
//! | module | holds |
//! | --- | --- |
//! | [`grid`] | the places of the cells in a layout: arithmetic between cells and points |
//! | `places` | the places of the cells while one layout turns into the other |
//! | `scene` | everything that the picture follows from |
//! | `cells` | the cells at rest |
//! | `stage` | what is shown over the cells |
//! | `step` | the step in progress |
//! | `look` | a cell that is looked at in place of the present step |
//! | `write` | a step that writes a cell |
//! | `read_arrows` | the arrows from the cells that such a step reads |
//! | `calls` | the steps of the recursion that call and answer |
//! | `question` | a question about a cell, and the cells that are chosen as an answer |
//! | `headers` | coins and indices along the cells |
//! | `cell_text` | the size and the place of the numbers in their cells |
//! | `game_path` | the path of a game through the table |
//! | `trace` | the coins that a number consists of |
//! | `legend` | the meaning of colors and marks |
//! | [`region`] | the part of the table that is written, as polygons |

mod arrow;
mod calls;
mod cell_text;
mod cells;
mod game_path;
pub mod grid;
mod headers;
mod legend;
mod look;
mod places;
mod question;
mod read_arrows;
pub mod region;
mod scene;
mod stage;
mod step;
mod trace;
mod write;

pub use cell_text::{DIGIT_WIDTH, HALL_TEXT_SIZE};
pub use legend::number_symbol;
pub use places::CellPlaces;
pub use scene::{GameMarks, TableScene};
pub use stage::TableStage;
pub use write::REJECTED_OPACITY;

#[cfg(test)]
mod tests;
