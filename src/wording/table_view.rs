//! The table: names of its cells, its map and its minimap.
