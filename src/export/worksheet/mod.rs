//! Worksheets: the table of a row with empty cells for students to fill in, space for their sums, and a solution.
//!
//! [`Worksheets`] say which rows, and which cells are empty. The row is that of a session, or there are
//! many random rows that are alike in difficulty: see [`Variants`].
//!
//! | module | holds |
//! | --- | --- |
//! | `set` | a set of worksheets, and the pages and texts that it leads to |
//! | `variants` | different rows that are alike in difficulty |
//! | `sheet` | one worksheet with its empty cells, before it is laid out |
//! | `page` | the pages for print, as pictures |
//! | `error` | the largest worksheets, and why there are none |

mod error;
mod page;
mod set;
pub(in crate::export) mod sheet;
pub(in crate::export) mod sums;
mod variants;

pub use error::{MAX_VARIANTS, WorksheetError};
pub use set::{WorksheetPage, WorksheetPages, WorksheetRows, Worksheets};
pub use sheet::{Blanks, SheetCell, SheetStyle, SheetTexts, Side, Worksheet};
pub use variants::{AlikeRows, Difficulty, Variants};
