//! The row of coins: its text field, its coins, and its list and plot.
