//! The transport bars of the fill, the game and the fusion.
//!
//! | module | shows |
//! | --- | --- |
//! | `buttons` | first, back, play, forward, last |
//! | `scrubber` | the line on which the position is dragged |
//! | `speed_menu` | the speed |
//! | `stride_menu` | how far a step of the fill goes |

mod buttons;
mod scrubber;
mod speed_menu;
mod stride_menu;

use egui::Ui;

use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;

/// The width of the speed menu and the stride menu together, in points.
const MENUS_WIDTH: f32 = 192.0;
/// A narrower bar, in points, puts the scrubber on a line of its own.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 580.0;

/// Shows the bar of the fill: buttons, a scrubber with the sweeps marked, speed and stride.
pub fn fill_bar(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let in_one_line = ui.available_width() >= MIN_WIDTH_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = buttons::BUTTON_SIZE.y;
        buttons::show(ui, Transport::Fill, state, out);
        if in_one_line {
            scrubber::show(ui, Transport::Fill, ui.available_width() - MENUS_WIDTH, state, out);
        }
        speed_menu::show(ui, Transport::Fill, state.preferences.speed(Transport::Fill), out);
        stride_menu::show(ui, state, out);
    });
    if !in_one_line {
        scrubber::show(ui, Transport::Fill, ui.available_width(), state, out);
    }
}

/// Shows the buttons and the speed, with a scrubber below them.
pub fn bar_with_scrubber(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    bar(ui, transport, state, out);
    scrubber::show(ui, transport, ui.available_width(), state, out);
}

/// Shows the buttons and the speed.
pub fn bar(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = buttons::BUTTON_SIZE.y;
        buttons::show(ui, transport, state, out);
        speed_menu::show(ui, transport, state.preferences.speed(transport), out);
    });
}
