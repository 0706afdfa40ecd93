//! Why a memo, and why an order: the recursion's tree of calls, which folds into the graph of its distinct intervals,
//! which lies down in the table.
//!
//! | module | holds |
//! | --- | --- |
//! | [`count`] | how many calls the recursion makes, without a memo and with one |
//! | [`calls`] | [`Calls`], the calls that are drawn: their tree, and which of them are copies of one interval |
//! | `label` | what is written in a node |
//! | `layout` | where they stand in the tree, in the graph, in the table and on the way between these |
//! | [`scene`] | [`Scene`], their look |

pub mod calls;
pub mod count;
mod label;
mod layout;
pub mod scene;

pub use calls::{Call, Calls};
pub use count::{CallCount, MemoCount};
pub use scene::{Scene, View};

use crate::game::{End, Interval, Recurrence};

/// The intervals that the recursion calls for `interval`, in the order of the calls, each with the end that the player
/// to move takes on the way there. `None` stands for an empty interval, on which a call returns at once.
///
/// One coin calls nothing. Of the four calls of [`Recurrence::TwoAhead`] the middle two are the same.
fn calls_of(recurrence: Recurrence, interval: Interval) -> Vec<(End, Option<Interval>)> {
    if interval.is_single() {
        return Vec::new();
    }
    let one_ahead = End::BOTH.into_iter().map(|end| (end, interval.without(end)));
    if recurrence != Recurrence::TwoAhead {
        return one_ahead.collect();
    }
    let replies = |(end, rest): (End, Option<Interval>)| {
        End::BOTH.map(|reply| (end, rest.and_then(|interval| interval.without(reply))))
    };
    one_ahead.flat_map(replies).collect()
}
