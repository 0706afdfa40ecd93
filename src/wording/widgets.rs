//! Texts of the widgets that panels and dialogs share: the reason for a cell's second number, and random rows.

use crate::game::Recurrence;

/// Returns the reason for the second number of a cell, as a tooltip.
pub fn why_second_number(recurrence: Recurrence) -> &'static str {
    match recurrence {
        Recurrence::FirSec => "After the pick, the other player moves on the remaining coins: the roles swap.",
        Recurrence::MyTurn => "On their turn, the other player leaves me the end that is worse for me.",
        Recurrence::TwoAhead => "After my pick, the other player leaves me the smaller of two values.",
        Recurrence::Difference => "The lead of the other player on the rest is subtracted from the coin.",
    }
}

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
