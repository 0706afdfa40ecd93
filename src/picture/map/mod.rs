//! The map: the colored picture of a table that is too large for numbers, with a pixel for each sample of an overview.
//!
//! | module | holds |
//! | --- | --- |
//! | `colors` | the color of a cell |
//! | `scene` | which cells are sampled; the map as marks, and what its colors and pixels mean |

mod colors;
mod scene;

pub use colors::{ColorScale, image};
pub use scene::{COLOR_BAR_WIDTH, MapLegend, TableMap, VisibleArea, color_legend, free_corner};
