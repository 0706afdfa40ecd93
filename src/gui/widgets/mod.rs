//! The widgets and helpers that panels and dialogs share.

pub mod align;
pub mod button;
pub mod coin;
pub mod drop_down;
pub mod focus;
pub mod later;
pub mod long_text;
pub mod paint;
pub mod plot;
pub mod recipe;
pub mod scroll;
pub mod segmented;
pub mod sums;
pub mod term;
pub mod tooltip;
pub mod wheel;
