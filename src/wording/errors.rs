//! Errors: what is wrong, where, and what would be right.
