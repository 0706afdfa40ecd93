//! What the program reports: what it did, and what it could not do.
