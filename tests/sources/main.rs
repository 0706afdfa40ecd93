//! The sources and what goes with them: which file uses which, where sentences stand, the pictures of the docs, packages.

mod docs;
mod module_graph;
mod packaging;
mod recurrences;
mod wording;
