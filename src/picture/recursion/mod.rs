//! Pictures that show why a memo and an order help: the tree of calls, the graph of distinct intervals, the table.
//!
//! The recursion's tree of calls folds into the graph of its distinct intervals. The graph turns into the table.
//!
//! | module | holds |
//! | --- | --- |
//! | `calls` | the calls that are drawn: their tree, which are copies or hidden, and which a memo has made so far |
//! | `layout` | the places of the calls in the tree, in the graph, in the table and between them; zooming and moving |
//! | `scene` | everything that the picture follows from, the calls that it shows, and all its marks |
//! | `nodes` | the nodes |
//! | `label` | the text in a node |
//! | `edges` | the lines between nodes, and the lines of text below the picture |

mod calls;
mod edges;
mod label;
mod layout;
mod nodes;
mod scene;

pub use calls::{Call, CallState, Calls, LitCalls};
pub use layout::{CallsLook, PanZoom};
pub use scene::RecursionScene;

#[cfg(test)]
mod tests;
