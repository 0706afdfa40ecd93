//! The clock.

pub use std::time::Instant;
