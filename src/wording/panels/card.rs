//! The card that explains the game.
