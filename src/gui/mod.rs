//! The window. Only this module uses egui.
//!
//! | module | holds |
//! | --- | --- |
//! | [`window`] | the frame: time passes, panels are laid out, messages are applied |
//! | `panels` | the menus, the side panels, the tabs, the bars around the table, the lecture view |
//! | `dialogs` | the dialogs |
//! | `table_view` | the table: cells, map, minimap, navigation |
//! | `presenter` | the presenter's window |
//! | `widgets` | what panels and dialogs share: controls, sums, painting of marks and coins, focus, tooltips |
//! | `keys`, `keyboard_layouts`, `input` | keys to commands; keyboard layouts; what egui's input lacks |
//! | `theme` | colors, fonts, and the form of the window: wide or one part at a time, for a mouse or for fingers |
//! | `notices` | what floats over the window for a while, announcements for screen readers, jobs that fail |
//!
//! Panels read the [`State`](crate::app::state::State) and leave [`Message`](crate::app::message::Message)s. A panel
//! keeps only what is not yet part of the state, such as a half-typed row or a coin that is dragged.

mod dialogs;
mod input;
mod keyboard_layouts;
mod keys;
mod notices;
mod panels;
mod presenter;
mod stage;
mod table_view;
pub(crate) mod theme;
mod widgets;
pub mod window;
