//! The buttons of a transport: first, back, play or pause, forward, last.

use egui::{Button, Color32, Rect, Response, Shape, Stroke, Ui, Vec2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::playback::Playback;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{form, keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::transport as texts;

/// The size of a button, in points. The play button is wider.
const BUTTON_SIZE: Vec2 = vec2(30.0, 32.0);
/// The least and the greatest width of the play button, in points.
const PLAY_WIDTHS: (f32, f32) = (104.0, 140.0);
const STEPPER_SIZE: Vec2 = vec2(24.0, 20.0);

/// Returns the size of a button in this window.
pub fn button_size(ui: &Ui) -> Vec2 {
    vec2(form::target(ui, BUTTON_SIZE.x), form::target(ui, BUTTON_SIZE.y))
}

/// Shows the buttons of the transport that the keys move.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let transport = state.transports.active;
    let playback = state.transports.get(transport);
    ui.spacing_mut().item_spacing.x = 4.0;
    let size = button_size(ui);
    let others = 4.0 * (size.x + ui.spacing().item_spacing.x);
    let play_width = (ui.available_width() - others)
        .clamp(PLAY_WIDTHS.0, if form::is_narrow(ui.ctx()) { f32::INFINITY } else { PLAY_WIDTHS.1 });
    let at_start = playback.resting_head() <= 0.0 && !playback.is_playing();
    let at_end = playback.resting_head() >= playback.end();
    for (icon, command, action, enabled) in [
        (Icon::First, Command::First, TransportAction::First, !at_start),
        (Icon::Back, Command::Back, TransportAction::Back, !at_start),
        (Icon::Play, Command::PlayPause, TransportAction::PlayPause, state.can_play(transport)),
        (Icon::Forward, Command::Forward, TransportAction::Forward, !at_end),
        (Icon::Last, Command::Last, TransportAction::Last, !at_end),
    ] {
        let response = match icon {
            Icon::Play => play_button(ui, play_width, state, transport, enabled),
            _ => icon_button(ui, size, icon, enabled, || label(command, transport)),
        };
        if response.tooltip(|| keys::tooltip(command, ui.ctx())).clicked() {
            out.push(Message::Transport(transport, action));
        }
    }
}

/// Shows small buttons for a step back and forward of a transport that the large buttons do not move.
pub fn stepper(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    let playback = state.transports.get(transport);
    ui.spacing_mut().item_spacing.x = 3.0;
    let size = vec2(form::target(ui, STEPPER_SIZE.x), form::target(ui, STEPPER_SIZE.y));
    for (icon, command, action, enabled) in [
        (Icon::Back, Command::Back, TransportAction::Back, playback.resting_head() > 0.0),
        (Icon::Forward, Command::Forward, TransportAction::Forward, playback.resting_head() < playback.end()),
    ] {
        let about = command.about();
        let response = icon_button(ui, size, icon, enabled, || label(command, transport));
        let key = || keys::shortcut_text(Command::SwitchTransport, ui.ctx());
        if response.tooltip(|| texts::stepper_tooltip(about.tooltip, &key())).clicked() {
            out.push(Message::Transport(transport, action));
        }
    }
}

fn label(command: Command, transport: Transport) -> String {
    texts::command_of(command.about().label, transport.name())
}

#[derive(Clone, Copy, PartialEq)]
enum Icon {
    First,
    Back,
    Play,
    Forward,
    Last,
}

fn icon_button(ui: &mut Ui, size: Vec2, icon: Icon, enabled: bool, label: impl Fn() -> String) -> Response {
    let response = ui.add_enabled(enabled, Button::new("").min_size(size).small());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, label()));
    let color = if enabled { theme::color(ui, ColorRole::Text) } else { theme::color(ui, ColorRole::Raised) };
    paint_icon(ui, response.rect, icon, color);
    response
}

/// Shows the main button. Its text says what comes next.
fn play_button(ui: &mut Ui, width: f32, state: &State, transport: Transport, enabled: bool) -> Response {
    let playback = state.transports.get(transport);
    let (name, text) = if playback.is_playing() {
        (texts::pause_the(transport.name()), texts::pause())
    } else {
        (texts::play_the(transport.name()), play_text(transport, playback))
    };
    let color = theme::color(ui, if enabled { ColorRole::OnFirst } else { ColorRole::WeakText });
    let fill = theme::color(ui, if enabled { ColorRole::First } else { ColorRole::Cell });
    let button = Button::new("").fill(fill).stroke(Stroke::NONE).min_size(vec2(width, button_size(ui).y));
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
    let font = theme::font(Face::Strong, 13.5);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    // The sign and the text are centered together.
    let left = response.rect.center().x - f32::midpoint(galley.size().x, 18.0);
    let icon = egui::pos2(left + 5.0, response.rect.center().y);
    if playback.is_playing() {
        for dx in [-3.0, 3.0] {
            ui.painter().rect_filled(Rect::from_center_size(icon + vec2(dx, 0.0), vec2(3.0, 11.0)), 1.0, color);
        }
    } else {
        paint_icon(ui, Rect::from_center_size(icon, BUTTON_SIZE), Icon::Play, color);
    }
    let at = egui::pos2(left + 18.0, response.rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    response
}

/// Returns what playing does from here.
fn play_text(transport: Transport, playback: &Playback) -> &'static str {
    let (at_start, at_end) = (playback.resting_head() <= 0.0, playback.is_at_end());
    match transport {
        _ if at_end => texts::play_again(),
        Transport::Fill if at_start => texts::fill_the_table(),
        Transport::Game if at_start => texts::play_the_game(),
        Transport::Fusion if at_start => texts::fuse_the_coins(),
        _ => texts::go_on(),
    }
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
