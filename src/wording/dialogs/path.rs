//! The dialog that asks for a path.
