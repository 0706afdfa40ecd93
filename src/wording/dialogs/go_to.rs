//! The dialog that goes to a cell or a coin.
