//! The table as a picture: its cells, their headers, the step in progress, the game's path and the legend.
//!
//! | module | holds |
//! | --- | --- |
//! | [`grid`] | the places of the cells in a layout: arithmetic between cells and points, also while a layout turns into another |
//! | `scene` | everything that the picture follows from, and what is shown over the cells |
//! | `cells` | the cells at rest, and the size and the place of their numbers |
//! | `step` | the step in progress, a cell that is looked at, a question about a cell |
//! | `write` | a step that writes a cell |
//! | `arrows` | the arrows from the cells that such a step reads |
//! | `tags` | the sums beside these arrows |
//! | `own` | the cells of a table that is filled by hand |
//! | [`explanation`] | the card that explains a step or a cell in words |
//! | `headers` | coins and indices along the cells |
//! | `paths` | the path of a game, and the coins that a number consists of |
//! | `legend` | the meaning of colors and marks |
//! | [`region`] | the part of the table that is written, as polygons |

mod arrows;
mod cells;
pub mod explanation;
pub mod grid;
mod headers;
mod legend;
mod own;
mod paths;
mod pick_marks;
pub mod region;
mod scene;
mod step;
mod tags;
mod write;

pub use cells::{DIGIT_WIDTH, HALL_TEXT_SIZE};
pub use grid::CellPlaces;
pub use scene::{AskedCell, GameMarks, OwnMarks, TableScene, TableStage};
pub use step::empty_cell;
pub use write::REJECTED_OPACITY;

#[cfg(test)]
mod tests;
