//! The third step: layouts. Each is a function that returns a row, nothing, or a veto.
//!
//! | module | layout |
//! | --- | --- |
//! | [`list`] | numbers with one kind of divider, with a heading, a label or bullets |
//! | [`counted`] | input of judges: the count stands before the coins |
//! | [`column`] | a table with one column of coins, perhaps behind indices or labels |
//! | [`keyed`] | `0: 8, 1: 15` or `coin1 = 8` |
//! | [`literal`] | the list of a programming language, with what stands around it |
//! | [`call`] | ranges, and one coin many times: `range(1, 11)`, `[7] * 5` |
//! | [`printed`] | a vector as R prints it: `[1] 8 15` |

pub mod brackets;
pub mod call;
pub mod column;
pub mod counted;
pub mod keyed;
pub mod list;
pub mod literal;
pub mod part;
pub mod printed;
pub mod source;

use self::source::{Fit, Source};
use super::coins::Marks;

/// A layout.
pub type Layout = fn(&Source, Marks) -> Fit;

/// All layouts. The first one that fits names a row that several read alike, and the first one that stops tells why.
pub const LAYOUTS: [Layout; 7] =
    [literal::fit, printed::fit, list::fit, counted::fit, column::fit, keyed::fit, call::fit];
