//! The third step: layouts. Each is a function that returns a row, nothing, or a veto.
//!
//! | module | layout |
//! | --- | --- |
//! | [`lists::list`] | numbers with one kind of divider, with a heading, a label or bullets |
//! | [`lists::printed`] | a vector as R prints it: `[1] 8 15` |
//! | [`lists::counted`] | input of judges: the count stands before the coins |
//! | [`tables::column`] | a table with one column of coins, perhaps behind indices or labels |
//! | [`tables::keyed`] | `0: 8, 1: 15` or `coin1 = 8` |
//! | [`literal`] | the list of a programming language, with what stands around it |
//! | [`call`] | ranges, and one coin many times: `range(1, 11)`, `[7] * 5` |

pub mod body;
pub mod call;
pub mod lists;
pub mod literal;
pub mod tables;

use super::coins::Marks;
use body::{Fit, Source};
use lists::{counted, list, printed};
use tables::{column, keyed};

pub type Layout = fn(&Source, Marks) -> Fit;

/// All layouts. The first one that fits names a row that several read alike, and the first one that stops tells why.
pub const LAYOUTS: [Layout; 7] = [literal::fit, printed, list, counted, column, keyed, call::fit];
