//! What is wrong with a row, a file, an export or a request, and how to mend it.
//!
//! A message of this module stands behind `error: ` or a path, so it begins with a small letter and has no full stop.
//!
//! | module | holds |
//! | --- | --- |
//! | `row` | errors of rows, surveys and strategies |
//! | [`link`] | errors about sessions in links |
//! | [`session`] | errors and warnings about session files |
//! | `files` | why a file may not be replaced |
//! | [`export`] | errors of exports |
//! | [`worksheet`] | errors of worksheets |

pub mod course;
pub mod embed;
pub mod export;
mod files;
pub mod link;
mod row;
pub mod session;
pub mod worksheet;
