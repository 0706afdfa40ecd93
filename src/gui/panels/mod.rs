//! The panels of the window.
//!
//! | module | shows |
//! | --- | --- |
//! | `menu_bar` | the menus, and the name of the session |
//! | `coins`, `story` | the left side: the row of coins; title and notes, and the way through the lessons |
//! | `table_bar` | above the table: recurrence, fill order, layout, and the result of the row |
//! | `card` | over the empty table: the card that explains the game |
//! | `predict` | below the table: the bar of predicting, and the open question |
//! | `step` | below the table: the step panel with the sums of one cell |
//! | `transport` | below the table and in tabs: the transport bars with buttons, scrubber, speed and stride |
//! | `tabs` | the right side: the buttons of the tabs, and their widths |
//! | `game`, `code`, `why`, `players`, `fusion` | the right side: a tab each |
//! | `lecture` | the lecture view, which replaces all of them |

pub mod card;
pub mod code;
pub mod coins;
pub mod fusion;
pub mod game;
pub mod lecture;
pub mod menu_bar;
pub mod players;
pub mod predict;
pub mod step;
pub mod story;
pub mod table_bar;
pub mod tabs;
pub mod transport;
pub mod why;

use egui::Ui;

/// A window below this height, in points, has no room for what only helps, such as the hints about keys.
const MIN_HEIGHT_FOR_HINTS: f32 = 640.0;

/// Returns whether the window is so low that its parts have to be small. At 150 % a screen of 1280 × 800 is so low.
pub fn is_low_window(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < MIN_HEIGHT_FOR_HINTS
}
