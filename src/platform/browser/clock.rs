//! The clock.

pub use web_time::Instant;
