//! Worksheets: the table of a row with empty cells for students to fill in, space for their sums, and a solution.
//!
//! [`Worksheets`] say which rows, and which cells are empty. The row is that of a session, or there are many random rows that are alike in difficulty: see [`Variants`].
//!
//! | module | holds |
//! | --- | --- |
//! | `set` | a set of worksheets, and the pages and texts that it leads to |
//! | `variants` | different rows that are alike in difficulty |
//! | `blanks` | the choice of the empty cells |
//! | `sheet` | one worksheet, before it is laid out |
//! | `page` | the pages for print, as pictures |
//! | `limits` | the largest worksheets |
//! | `error` | why there are no worksheets |

mod blanks;
mod error;
mod limits;
mod page;
mod set;
pub(in crate::export) mod sheet;
mod variants;

pub use blanks::Blanks;
pub use error::WorksheetError;
pub use limits::{MAX_COINS_OF_WORKSHEET, MAX_VARIANTS};
pub use set::{WorksheetPage, WorksheetPages, WorksheetRows, Worksheets};
pub use sheet::{SheetCell, SheetStyle, SheetTexts, Side, Worksheet};
pub use variants::{AlikeRows, Difficulty, Variants};
