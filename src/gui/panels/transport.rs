//! The transport bar: first, back, play, forward, last, a scrubber, the speed.

use egui::{Button, Color32, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::speed::SPEEDS;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::{Fill, FillOrder, Stride};
use crate::gui::keys;
use crate::gui::theme;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// Beyond this many sweeps their marks would touch.
const MOST_MARKS: usize = 200;
const BUTTON: Vec2 = vec2(32.0, 30.0);
/// The width of the speed and the stride menu, and what the whole bar takes with a scrubber worth its name.
const MENUS_WIDTH: f32 = 192.0;
const NEEDED_FOR_ONE_LINE: f32 = 580.0;

/// The bar of the fill: its buttons, a scrubber with the sweeps marked, speed and stride. Where there is no room for
/// all of it in a line, the scrubber has a line of its own.
pub fn fill_bar(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let in_one_line = ui.available_width() >= NEEDED_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = BUTTON.y;
        buttons(ui, Transport::Fill, state, out);
        if in_one_line {
            scrubber(ui, Transport::Fill, ui.available_width() - MENUS_WIDTH, state, out);
        }
        speed_menu(ui, Transport::Fill, state.preferences.speed(Transport::Fill), out);
        stride_menu(ui, state, out);
    });
    if !in_one_line {
        scrubber(ui, Transport::Fill, ui.available_width(), state, out);
    }
}

/// A scrubber of its own below the buttons and the speed.
pub fn bar_with_scrubber(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    bar(ui, transport, state, out);
    scrubber(ui, transport, ui.available_width(), state, out);
}

/// The buttons and the speed.
pub fn bar(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = BUTTON.y;
        buttons(ui, transport, state, out);
        speed_menu(ui, transport, state.preferences.speed(transport), out);
    });
}

fn buttons(ui: &mut Ui, transport: Transport, state: &State, out: &mut Vec<Message>) {
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
    let response = ui.add_enabled(enabled, Button::new("").min_size(BUTTON));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, label));
    let color = if enabled { theme::color(ui, ColorRole::Text) } else { theme::color(ui, ColorRole::Raised) };
    paint_icon(ui, response.rect, icon, color);
    response
}

fn play_button(ui: &mut Ui, playing: bool, label: &str) -> Response {
    let color = theme::color(ui, ColorRole::OnFirst);
    let button =
        Button::new("").fill(theme::color(ui, ColorRole::First)).stroke(Stroke::NONE).min_size(vec2(88.0, BUTTON.y));
    let response = ui.add(button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, label));
    let center = response.rect.center();
    let icon = center - vec2(24.0, 0.0);
    if playing {
        for dx in [-3.0, 3.0] {
            ui.painter().rect_filled(Rect::from_center_size(icon + vec2(dx, 0.0), vec2(3.0, 11.0)), 1.0, color);
        }
    } else {
        paint_icon(ui, Rect::from_center_size(icon, BUTTON), Icon::Play, color);
    }
    let text = if playing { "Pause" } else { "Play" };
    let font = theme::font(Face::Strong, 13.5);
    ui.painter().text(center - vec2(11.0, 0.0), egui::Align2::LEFT_CENTER, text, font, color);
    response
}

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

/// A line over the whole way: drag or click to go anywhere; small marks stand where sweeps of the fill end.
fn scrubber(ui: &mut Ui, transport: Transport, width: f32, state: &State, out: &mut Vec<Message>) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 30.0), Sense::click_and_drag());
    let playback = state.transports.get(transport);
    let (end, head) = (playback.end(), playback.head());
    let name = format!("Position of {}", transport.name());
    response.widget_info(|| egui::WidgetInfo::slider(true, playback.resting_head(), &name));
    set_slider_range(&response, end);
    for (action, message) in [
        (egui::accesskit::Action::Increment, TransportAction::Forward),
        (egui::accesskit::Action::Decrement, TransportAction::Back),
    ] {
        if ui.input(|input| input.has_accesskit_action_request(response.id, action)) {
            out.push(Message::Transport(transport, message));
        }
    }
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width() - 16.0, 4.0));
    if let Some(pointer) = response.interact_pointer_pos()
        && (response.dragged() || response.clicked() || response.is_pointer_button_down_on())
    {
        let part = f64::from(((pointer.x - rail.left()) / rail.width()).clamp(0.0, 1.0));
        // At rest between two steps nothing could be read: the nearest whole one is meant.
        let target = (part * end).round();
        if target != head || playback.is_moving() {
            out.push(Message::Transport(transport, TransportAction::Seek(target)));
        }
    }
    let x_of = |head: f64| egui::lerp(rail.x_range(), (head / end) as f32);
    let painter = ui.painter();
    painter.rect_filled(rail, 2.0, theme::color(ui, ColorRole::Edge));
    let done = Rect::from_min_max(rail.min, pos2(x_of(head), rail.max.y));
    painter.rect_filled(done, 2.0, theme::color(ui, ColorRole::First));
    let has_marks = transport == Transport::Fill && state.n() <= MOST_MARKS;
    if has_marks {
        for x in sweep_ends(state.fill()).map(x_of) {
            painter.vline(
                x,
                (rail.bottom() + 3.0)..=(rail.bottom() + 7.0),
                Stroke::new(1.0, theme::color(ui, ColorRole::WeakText)),
            );
        }
    }
    let radius = if response.hovered() || response.dragged() { 8.0 } else { 7.0 };
    painter.circle_filled(pos2(x_of(head), rail.center().y), radius, theme::color(ui, ColorRole::Text));
    if response.has_focus() {
        painter.circle_stroke(
            pos2(x_of(head), rail.center().y),
            radius + 2.5,
            Stroke::new(2.0, theme::color(ui, ColorRole::First)),
        );
    }
    let text = if has_marks {
        format!("Position in the fill; the marks are where each {} ends", state.fill().sweep_name())
    } else {
        name
    };
    response.on_hover_text(text);
}

fn set_slider_range(response: &Response, end: f64) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(end);
        node.add_action(egui::accesskit::Action::Increment);
        node.add_action(egui::accesskit::Action::Decrement);
    });
}

fn sweep_ends(fill: Fill) -> impl Iterator<Item = f64> {
    (1..fill.sweeps()).map(move |sweep| fill.sweep_start(sweep) as f64)
}

fn speed_menu(ui: &mut Ui, transport: Transport, speed_now: f64, out: &mut Vec<Message>) {
    let name = format!("Speed of {}", transport.name());
    let text = |speed: f64| format!("{speed}×");
    let response = egui::ComboBox::from_id_salt(&name)
        .selected_text(text(speed_now))
        .width(66.0)
        .height(320.0)
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                if ui.selectable_label(speed == speed_now, text(speed)).clicked() {
                    out.push(Message::Transport(transport, TransportAction::Speed(speed)));
                }
            }
        })
        .response;
    response.accessible_name(name).on_hover_text("Speed (+ and −)");
}

fn stride_menu(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let order = state.view().fill_order;
    let text = |stride| match stride {
        Stride::Phase => "by phase".to_owned(),
        Stride::Cell if order == FillOrder::Recursion => "by call".to_owned(),
        Stride::Cell => "by cell".to_owned(),
        Stride::Sweep => format!("by {}", state.fill().sweep_name()),
    };
    let response = egui::ComboBox::from_id_salt("stride")
        .selected_text(text(state.preferences.stride))
        .width(104.0)
        .show_ui(ui, |ui| {
            for (stride, command) in
                [(Stride::Phase, Command::ByPhase), (Stride::Cell, Command::ByCell), (Stride::Sweep, Command::BySweep)]
            {
                if ui.selectable_label(stride == state.preferences.stride, text(stride)).clicked() {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name("Step").on_hover_text("How far a step goes, and what the speed counts");
}
