//! The window. Only this module uses egui.
//!
//! | module | holds |
//! | --- | --- |
//! | [`window`] | the frame: time passes, panels are laid out, messages are applied |
//! | `panels` | the menus, the side panels, the tabs, the bars around the table, the lecture view |
//! | `dialogs` | the dialogs |
//! | `table_view` | the table: cells, map, minimap, navigation |
//! | `widgets` | what panels and dialogs share: coins, sums, plots, painting of marks, focus, terms |
//! | `keys`, `keyboard_layouts`, `theme` | keys to commands; keyboard layouts; colors and fonts |
//! | `long_clusters` | a sign for very many characters in one place |
//! | `lost_paste` | tells when the system has not handed over what is pasted |
//! | `notices` | what floats over the window for a while |
//! | `recent_work` | the names of recent work in lists |
//! | `long_press` | a finger that rests shows what hovering shows |
//! | `form` | the form of the window: beside each other or one part at a time, for a mouse or for fingers |
//! | `system_dialog`, `jobs`, `announcer` | the file dialog of the system; jobs; announcements for screen readers |
//!
//! Panels read the [`State`](crate::app::state::State) and leave [`Message`](crate::app::message::Message)s. A panel
//! keeps only what is not yet part of the state, such as a half-typed row or a coin that is dragged.

mod announcer;
mod dialogs;
mod form;
mod jobs;
mod keyboard_layouts;
mod keys;
mod long_clusters;
mod long_press;
mod lost_paste;
mod notices;
mod panels;
mod presenter;
mod recent_work;
mod system_dialog;
mod table_view;
mod theme;
mod widgets;
pub mod window;
