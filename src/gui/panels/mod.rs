//! The panels of the window.
//!
//! | module | shows |
//! | --- | --- |
//! | `menu_bar` | the menus, and the name of the session |
//! | `coins`, `story` | the left side: the row of coins; title and words, and the way through the lessons |
//! | `stops` | in the story: the list of stops |
//! | `predict` | below the stage: the bar of predicting, and the open question |
//! | `transport` | below the table and in tabs: the transport bars with buttons, scrubber, speed and stride |
//! | `game`, `code`, `why`, `players`, `fusion`, `build` | on the stage: a subject each |
//! | `lecture` | the lecture view, which replaces all of them |

pub mod build;
pub mod code;
pub mod coins;
mod counters;
pub mod fusion;
pub mod game;
pub mod lecture;
pub mod menu_bar;
pub mod own;
pub mod players;
pub mod predict;
pub mod stops;
pub mod story;
pub mod transport;
pub mod why;

use egui::{Rect, Ui, UiBuilder};

use crate::app::state::State;

/// The width of the details, and the least width of the picture beside them, in points. In less room they stand below.
const DETAILS_WIDTH: f32 = 320.0;
const MIN_PICTURE_WIDTH: f32 = 300.0;
/// The part of the height that the picture keeps above its details.
const PICTURE_PART: f32 = 0.45;

/// Splits the room of a subject into that of its picture and, if they are shown, that of its details.
fn with_details(ui: &mut Ui, state: &State) -> (Rect, Option<Ui>) {
    let area = ui.available_rect_before_wrap();
    // Details are for one reader, and too small for a hall.
    if !state.preferences.shows_details || state.lecture.is_some() {
        return (area, None);
    }
    let (picture, details) = if area.width() >= DETAILS_WIDTH + MIN_PICTURE_WIDTH {
        area.split_left_right_at_x(area.right() - DETAILS_WIDTH)
    } else {
        area.split_top_bottom_at_fraction(PICTURE_PART)
    };
    (picture, Some(ui.new_child(UiBuilder::new().id_salt("details").max_rect(details))))
}
