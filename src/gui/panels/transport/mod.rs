//! The transport below the table, which moves the fill, the game or the fusion, and the small steppers of the others.
//!
//! | module | shows |
//! | --- | --- |
//! | `buttons` | first, back, play, forward, last; a stepper with back and forward |
//! | `scrubber` | the line on which the position is dragged |
//! | `speed_menu` | the speed |
//! | `stride_menu` | how far a step of the fill goes |

mod buttons;
mod scrubber;
mod speed_menu;
mod stride_menu;

use egui::Ui;

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::gui::widgets::segmented::{Segment, segmented};
use crate::gui::{form, keys};
use crate::wording::panels::transport as texts;
pub use buttons::stepper;

/// The width of the speed menu and the stride menu together with the space around them, in points.
const MENUS_WIDTH: f32 = 174.0;
/// A narrower bar, in points, has the scrubber and the menus on a line of their own. So has one in a narrower window,
/// where it would change its lines whenever a tab is opened.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 640.0;
const MIN_WINDOW_FOR_ONE_LINE: f32 = 1500.0;

/// Shows the bar: what it moves, buttons, a scrubber with the sweeps marked, speed and stride. A narrow window has no
/// room for the last two, which are in the menu, too.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let height = buttons::button_size(ui).y;
    if form::is_narrow(ui.ctx()) {
        ui.horizontal(|ui| buttons::show(ui, state, out));
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = height;
            subjects(ui, state, out);
            scrubber::show(ui, state.transports.active, ui.available_width().max(40.0), state, out);
        });
        return;
    }
    // One part alone has the whole width, and no tab takes of it.
    let has_room = form::shows_one_part(ui.ctx()) || ui.ctx().content_rect().width() >= MIN_WINDOW_FOR_ONE_LINE;
    let in_one_line = has_room && ui.available_width() >= MIN_WIDTH_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = height;
        subjects(ui, state, out);
        ui.add_space(4.0);
        buttons::show(ui, state, out);
        if in_one_line {
            position(ui, state, out);
        }
    });
    if !in_one_line {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = height;
            position(ui, state, out);
        });
    }
}

/// Shows the choice of what the bar moves.
fn subjects(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let transports: Vec<_> = state.movable_transports().collect();
    let segments: Vec<_> = transports
        .iter()
        .map(|transport| Segment {
            text: transport.title(),
            name: texts::move_the(transport.name()),
            is_chosen: *transport == state.transports.active,
            tooltip: Box::new(move |ctx| {
                texts::move_the_tooltip(transport.name(), &keys::shortcut_text(Command::SwitchTransport, ctx))
            }),
        })
        .collect();
    if let Some(index) = segmented(ui, buttons::button_size(ui).y, &segments).clicked {
        out.push(Message::Choose(transports[index]));
    }
}

/// Shows the scrubber, the speed, and of the fill the stride.
fn position(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let transport = state.transports.active;
    ui.spacing_mut().item_spacing.x = 6.0;
    scrubber::show(ui, transport, (ui.available_width() - MENUS_WIDTH).max(40.0), state, out);
    speed_menu::show(ui, transport, state.preferences.speed(transport), out);
    if transport == Transport::Fill {
        stride_menu::show(ui, state, out);
    }
}
