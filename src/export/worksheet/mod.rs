//! Worksheets: the table of a row with empty cells for students to fill in, space for their sums, and a solution.
//!
//! A [`WorksheetRequest`] says which rows, which cells are empty, and in which format. The row is that of a session, or
//! there are many random rows that are alike in difficulty: see [`Variants`].
//!
//! | module | holds |
//! | --- | --- |
//! | `request` | the request, and the files and pages that it leads to |
//! | `variants` | different rows that are alike in difficulty |
//! | `blanks` | the choice of the empty cells |
//! | `sheet` | one worksheet, before it is laid out |
//! | `page` | the pages for print, as pictures |
//! | `latex`, `typst`, `markdown` | worksheets as documents of text |
//! | `format`, `limits` | the formats, and the largest worksheets |
//! | `error` | why there are no worksheets |

mod blanks;
mod error;
mod format;
mod latex;
mod limits;
mod markdown;
mod page;
mod request;
mod sheet;
mod typst;
mod variants;

pub use blanks::Blanks;
pub use error::WorksheetError;
pub use format::{UnknownWorksheetFormat, WorksheetFormat};
pub use limits::{MAX_COINS_OF_WORKSHEET, MAX_VARIANTS};
pub use request::{WorksheetPage, WorksheetPages, WorksheetRequest, WorksheetRows};
pub use sheet::{SheetCell, SheetStyle, SheetTexts, Side, Worksheet};
pub use variants::{AlikeRows, Difficulty, Variants};
