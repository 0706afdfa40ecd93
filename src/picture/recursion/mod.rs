//! Pictures that show why a memo and an order help: the tree of calls, the graph of distinct intervals, the table.
//!
//! The recursion's tree of calls folds into the graph of its distinct intervals. The graph turns into the table.
//!
//! | module | holds |
//! | --- | --- |
//! | `calls` | the calls that are drawn: their tree, which of them are copies, and what the tree hides |
//! | `layout` | the places of the calls in the tree, in the graph, in the table and on the way between them |
//! | `lit` | which calls the recursion with a memo has made so far |
//! | `scene` | everything that the picture follows from, and the calls that it shows |
//! | `pan_zoom` | zooming and moving the picture |
//! | `marks` | all marks, from the back to the front |
//! | `nodes` | the nodes |
//! | `label` | the text in a node |
//! | `edges` | the lines between nodes |
//! | `captions` | the lines of text below the picture |

mod calls;
mod captions;
mod edges;
mod label;
mod layout;
mod lit;
mod marks;
mod nodes;
mod pan_zoom;
mod scene;

pub use calls::{Call, Calls};
pub use lit::{CallState, LitCalls};
pub use pan_zoom::{CallsLook, PanZoom};
pub use scene::RecursionScene;

#[cfg(test)]
mod tests;
