//! The Players tab: pairings and surveys.
