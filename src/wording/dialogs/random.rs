//! The dialog that draws a random row.
