//! The sources and what goes with them: which file uses which, where sentences stand, the pictures of the docs, packages,
//! the proof of fusion.

mod docs;
mod module_graph;
mod packaging;
mod proof;
mod recurrences;
mod wording;
