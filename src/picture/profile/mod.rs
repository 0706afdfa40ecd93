//! The profile of a row: a plot of its values from left to right, for a row of any length.

mod extremes;
mod plot;

pub use extremes::Profile;
pub use plot::Plot;

#[cfg(test)]
mod tests;
