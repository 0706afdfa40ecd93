//! The buttons of a transport: first, back, play or pause, forward, last.

use egui::{Button, Color32, Rect, Response, Shape, Stroke, Ui, Vec2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// The size of a button, in points. The play button is wider.
pub const BUTTON_SIZE: Vec2 = vec2(32.0, 30.0);

/// Shows the buttons. Their tooltips name the keys if these move this transport.
pub fn show(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    let playback = state.transports.get(transport);
    ui.spacing_mut().item_spacing.x = 6.0;
    let name = transport.name();
    let at_start = playback.resting_head() <= 0.0 && !playback.is_playing();
    let at_end = playback.resting_head() >= playback.end();
    for (icon, command, action, enabled) in [
        (Icon::First, Command::First, TransportAction::First, !at_start),
        (Icon::Back, Command::Back, TransportAction::Back, !at_start),
        (Icon::Play, Command::PlayPause, TransportAction::PlayPause, true),
        (Icon::Forward, Command::Forward, TransportAction::Forward, !at_end),
        (Icon::Last, Command::Last, TransportAction::Last, !at_end),
    ] {
        let label = match (icon, playback.is_playing()) {
            (Icon::Play, true) => format!("Pause {name}"),
            (Icon::Play, false) => format!("Play {name}"),
            _ => format!("{} of {name}", command.about().label),
        };
        let response = match icon {
            Icon::Play => play_button(ui, playback.is_playing(), &label),
            _ => icon_button(ui, icon, enabled, &label),
        };
        let about = command.about();
        let tooltip = if transport == state.transports.active {
            keys::tooltip(command, ui.ctx())
        } else {
            format!("{} (by key after {})", about.tooltip, keys::shortcut_text(Command::SwitchTransport, ui.ctx()))
        };
        if response.on_hover_text(tooltip).clicked() {
            out.push(Message::Transport(transport, action));
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Icon {
    First,
    Back,
    Play,
    Forward,
    Last,
}

fn icon_button(ui: &mut Ui, icon: Icon, enabled: bool, label: &str) -> Response {
    let response = ui.add_enabled(enabled, Button::new("").min_size(BUTTON_SIZE));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, label));
    let color = if enabled { theme::color(ui, ColorRole::Text) } else { theme::color(ui, ColorRole::Raised) };
    paint_icon(ui, response.rect, icon, color);
    response
}

fn play_button(ui: &mut Ui, playing: bool, label: &str) -> Response {
    let color = theme::color(ui, ColorRole::OnFirst);
    let button = Button::new("")
        .fill(theme::color(ui, ColorRole::First))
        .stroke(Stroke::NONE)
        .min_size(vec2(88.0, BUTTON_SIZE.y));
    let response = ui.add(button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, label));
    let center = response.rect.center();
    let icon = center - vec2(24.0, 0.0);
    if playing {
        for dx in [-3.0, 3.0] {
            ui.painter().rect_filled(Rect::from_center_size(icon + vec2(dx, 0.0), vec2(3.0, 11.0)), 1.0, color);
        }
    } else {
        paint_icon(ui, Rect::from_center_size(icon, BUTTON_SIZE), Icon::Play, color);
    }
    let text = if playing { "Pause" } else { "Play" };
    let font = theme::font(Face::Strong, 13.5);
    ui.painter().text(center - vec2(11.0, 0.0), egui::Align2::LEFT_CENTER, text, font, color);
    response
}

/// Draws a triangle, with a bar at its tip for the first and the last position.
fn paint_icon(ui: &Ui, rect: Rect, icon: Icon, color: Color32) {
    let center = rect.center();
    let direction = if matches!(icon, Icon::First | Icon::Back) { -1.0 } else { 1.0 };
    let has_bar = matches!(icon, Icon::First | Icon::Last);
    let shift = if has_bar { -1.5 * direction } else { 0.5 * direction };
    let at = |x: f32, y: f32| center + vec2(x * direction + shift, y);
    let triangle = vec![at(5.0, 0.0), at(-4.0, -5.5), at(-4.0, 5.5)];
    ui.painter().add(Shape::convex_polygon(triangle, color, Stroke::NONE));
    if has_bar {
        let x = center.x + direction * 6.0;
        ui.painter().vline(x, (center.y - 5.5)..=(center.y + 5.5), Stroke::new(2.0, color));
    }
}
