//! The map: the colored picture of a table that is too large for numbers, with a pixel for each sample of an overview.
//!
//! | module | holds |
//! | --- | --- |
//! | `area` | which cells are sampled |
//! | `colors` | the color of a cell |
//! | `legend` | what its colors and its pixels mean, in words |
//! | `scene` | the map and the meaning of its colors as marks |

mod area;
mod colors;
mod legend;
mod scene;

pub use area::VisibleArea;
pub use colors::{ColorScale, image};
pub use legend::MapLegend;
pub use scene::{COLOR_BAR_WIDTH, TableMap, color_legend, free_corner};
