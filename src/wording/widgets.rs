//! Texts of the widgets that panels and dialogs share: the reason for a cell's second number, and random rows.

/// The fields of a recipe for random rows.
pub fn how_many_coins() -> &'static str {
    "How many coins"
}

pub fn smallest() -> &'static str {
    "Smallest"
}

pub fn largest() -> &'static str {
    "Largest"
}

pub fn shape() -> &'static str {
    "Shape"
}

pub fn seed() -> &'static str {
    "Seed"
}

/// The tooltip of the seed.
pub fn seed_tooltip() -> &'static str {
    "The same seed gives the same rows"
}

/// The button that draws a seed, and its tooltip.
pub fn new_seed() -> &'static str {
    "New"
}

pub fn new_seed_tooltip() -> &'static str {
    "Draw a new seed at random"
}

/// Returns the range of a field: `From 1 to 1000000`.
pub fn range(least: f64, most: f64) -> String {
    format!("From {least} to {most}")
}
