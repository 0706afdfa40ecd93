//! Why a memo, and why an order: the recursion's tree of calls, which folds into the graph of its distinct intervals,
//! which lies down in the table.
//!
//! | module | holds |
//! | --- | --- |
//! | [`calls`] | [`Calls`], the calls that are drawn: their tree, which of them are copies, and what the tree hides |
//! | `label` | what is written in a node |
//! | `layout` | where they stand in the tree, in the graph, in the table and on the way between these |
//! | [`scene`] | [`RecursionScene`], their look |

pub mod calls;
mod label;
mod layout;
pub mod scene;

pub use calls::{Call, Calls};
pub use scene::{PanZoom, RecursionScene};
