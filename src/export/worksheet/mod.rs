//! Worksheets: tasks about a row for students, such as a table with empty cells, space to write, and a solution.
//!
//! [`Worksheets`] say which rows, and which cells are empty. The row is that of a session, or there are
//! many random rows that are alike in difficulty: see [`Variants`].
//!
//! | module | holds |
//! | --- | --- |
//! | `set` | a set of worksheets, and the pages and texts that it leads to |
//! | `variants` | different rows that are alike in difficulty |
//! | `gaps` | a recurrence with gaps, and the blocks to choose from |
//! | `task` | the kinds of tasks, what each asks, and its answers |
//! | `sheet` | one worksheet with its empty cells, before it is laid out |
//! | `page` | the pages for print, as pictures |
//! | `error` | the largest worksheets, and why there are none |

mod error;
pub(in crate::export) mod gaps;
mod page;
mod set;
pub(in crate::export) mod sheet;
pub(in crate::export) mod sums;
pub(in crate::export) mod task;
mod variants;

pub use error::{MAX_VARIANTS, WorksheetError};
pub use set::{WorksheetPage, WorksheetPages, WorksheetRows, Worksheets};
pub use sheet::{Blanks, SheetCell, SheetStyle, SheetTexts, Side, Worksheet};
pub use task::{Task, Tasks};
pub use variants::{AlikeRows, Difficulty, Variants};
