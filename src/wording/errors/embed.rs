//! Errors in the address of an embedded page.

use crate::printable::printable_cut;

/// At most so many characters of the address are quoted.
const MAX_QUOTED: usize = 40;

/// Returns `the address says view=tabel; it can be lecture, table or game`.
pub fn unknown_view(view: &str) -> String {
    format!("the address says view={}; it can be lecture, table or game", printable_cut(view, MAX_QUOTED))
}

/// Returns `the address says step=-1; it can be 0 or a larger whole number`.
pub fn bad_step(step: &str) -> String {
    format!("the address says step={}; it can be 0 or a larger whole number", printable_cut(step, MAX_QUOTED))
}

/// Returns `the address says theme=pink; it can be dark, light or contrast`.
pub fn unknown_theme(theme: &str) -> String {
    format!("the address says theme={}; it can be dark, light or contrast", printable_cut(theme, MAX_QUOTED))
}
