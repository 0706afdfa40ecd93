//! The transport below the table, which moves the fill, the game or the fusion, and the small steppers of the others.

use crate::limits::MAX_COINS_WITH_SWEEP_MARKS;
use egui::{Button, Color32, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::playback::Playback;
use crate::app::speed::SPEEDS;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::{Fill, FillOrder, Stride};
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::{StopPosition, Subject};
use crate::wording::panels::transport as texts;

/// The width of the speed menu and the stride menu together with the space around them, in points.
const MENUS_WIDTH: f32 = 174.0;
const SPEED_WIDTH: f32 = 64.0;
/// A narrower bar, in points, has the scrubber and the menus on a line of their own.
const MIN_WIDTH_FOR_ONE_LINE: f32 = 640.0;
/// The least width of a scrubber, in points.
const MIN_SCRUBBER: f32 = 40.0;

/// Shows the bar: what it moves, buttons, a scrubber with the sweeps marked, speed and stride. A narrow window has no
/// room for the last two, which are in the menu, too.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let height = button_size(ui).y;
    if theme::is_narrow(ui.ctx()) {
        let transport = state.transports.active;
        ui.horizontal(|ui| {
            buttons(ui, state, out);
            // A tiny window has no room for another line. There, keys and the picture itself go to a step, too.
            if theme::is_tiny(ui.ctx()) && ui.available_width() >= MIN_SCRUBBER {
                scrubber(ui, transport, ui.available_width(), state, out);
            }
        });
        if !theme::is_tiny(ui.ctx()) {
            ui.horizontal(|ui| {
                ui.spacing_mut().interact_size.y = height;
                scrubber(ui, transport, ui.available_width().max(MIN_SCRUBBER), state, out);
            });
        }
        return;
    }
    let in_one_line = ui.available_width() >= MIN_WIDTH_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = height;
        buttons(ui, state, out);
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

/// Shows the scrubber, the speed, and of the fill the stride.
fn position(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let transport = state.transports.active;
    ui.spacing_mut().item_spacing.x = 6.0;
    let has_speed = !theme::is_compact(ui.ctx());
    let menus = if has_speed { MENUS_WIDTH } else { MENUS_WIDTH - SPEED_WIDTH };
    scrubber(ui, transport, (ui.available_width() - menus).max(MIN_SCRUBBER), state, out);
    if has_speed {
        speed_menu(ui, transport, state.preferences.speed(transport), out);
    }
    if transport == Transport::Fill {
        stride_menu(ui, state, out);
    }
}

/// The size of a button, in points. The play button is wider.
const BUTTON_SIZE: Vec2 = vec2(30.0, 32.0);
/// The least and the greatest width of the play button, in points. Where its text needs more, it is wider, and where the
/// window is too narrow for the text, it has its sign alone.
const PLAY_WIDTHS: (f32, f32) = (104.0, 140.0);
/// The room of its sign, and at both ends, in points.
const PLAY_SIGN: f32 = 18.0;
const PLAY_INSET: f32 = 8.0;
/// The size of its text, in points.
const PLAY_SIZE: f32 = 13.5;

/// Returns the size of a button in this window.
fn button_size(ui: &Ui) -> Vec2 {
    vec2(theme::target(ui, BUTTON_SIZE.x), theme::target(ui, BUTTON_SIZE.y))
}

/// Shows the buttons of the transport that the keys move.
pub fn buttons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let transport = state.transports.active;
    let playback = state.transports.get(transport);
    ui.spacing_mut().item_spacing.x = 4.0;
    let size = button_size(ui);
    let others = 4.0 * (size.x + ui.spacing().item_spacing.x);
    // All that it can say, so that it never moves what is beside it.
    let all = [texts::pause(), texts::replay(), texts::play_again(), texts::go_on(), start_text(transport)];
    let font = theme::font(Face::Strong, PLAY_SIZE);
    let needed = all.map(|text| theme::text_width(ui, text, font.clone())).into_iter().fold(0.0, f32::max);
    let least = PLAY_WIDTHS.0.max(needed + PLAY_SIGN + 2.0 * PLAY_INSET);
    let fills_line = theme::is_narrow(ui.ctx()) && !theme::is_tiny(ui.ctx());
    let most = if fills_line { f32::INFINITY } else { PLAY_WIDTHS.1.max(least) };
    let play_width = (ui.available_width() - others).clamp(size.x, most);
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
    // One button is the next thing to do. At a question and on the way along the stops it is another one.
    let is_other = state.open_question().is_some()
        || state.subject().is_exercise()
        || state.told_mistake().is_some()
        || (state.subject() == Subject::Game && state.has_person() && state.turn().is_none())
        || (state.goes_by_stops() && state.stop_index().is_some());
    let is_next = enabled && !is_other;
    let text_role = match enabled {
        true if is_next => ColorRole::OnMover,
        true => ColorRole::Text,
        false => ColorRole::WeakText,
    };
    let color = theme::color(ui, text_role);
    let button = Button::new("").min_size(vec2(width, button_size(ui).y));
    let button = if is_next { button.fill(theme::color(ui, ColorRole::Mover)).stroke(Stroke::NONE) } else { button };
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
    let font = theme::font(Face::Strong, PLAY_SIZE);
    let has_room = theme::text_width(ui, text, font.clone()) + PLAY_SIGN + PLAY_INSET <= width;
    let text = if has_room { text } else { "" };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    // The sign and the text are centered together.
    let left = response.rect.center().x - f32::midpoint(galley.size().x, PLAY_SIGN);
    let icon_x = if has_room { left + 5.0 } else { response.rect.center().x };
    let icon = egui::pos2(icon_x, response.rect.center().y);
    if playback.is_playing() {
        for dx in [-3.0, 3.0] {
            ui.painter().rect_filled(Rect::from_center_size(icon + vec2(dx, 0.0), vec2(3.0, 11.0)), 1.0, color);
        }
    } else {
        paint_icon(ui, Rect::from_center_size(icon, BUTTON_SIZE), Icon::Play, color);
    }
    let at = egui::pos2(left + PLAY_SIGN, response.rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    response
}

/// Returns what playing does from here.
fn play_text(transport: Transport, playback: &Playback) -> &'static str {
    let (at_start, at_end) = (playback.resting_head() <= 0.0, playback.is_at_end());
    match transport {
        // A game in which you are to move first is at both.
        Transport::Game if at_end && !at_start => texts::replay(),
        _ if at_end && !at_start => texts::play_again(),
        _ if at_start => start_text(transport),
        _ => texts::go_on(),
    }
}

/// Returns what playing does from the start.
fn start_text(transport: Transport) -> &'static str {
    match transport {
        Transport::Fill => texts::fill_the_table(),
        Transport::Game => texts::play_the_game(),
        Transport::Fusion => texts::fuse_the_coins(),
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

/// Shows the scrubber. A drag or a click goes to that position. In a short fill, small marks show the ends of sweeps.
fn scrubber(ui: &mut Ui, transport: Transport, width: f32, state: &State, out: &mut Vec<Message>) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, theme::target(ui, 30.0)), Sense::click_and_drag());
    let playback = state.transports.get(transport);
    let (end, head) = (playback.end(), playback.head());
    let name = || texts::position_of(transport.name());
    response.widget_info(|| egui::WidgetInfo::slider(true, playback.resting_head(), name()));
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
        // Between two steps the table could not be read at rest, so the nearest whole step is taken.
        let target = (part * end).round();
        if target != head || playback.is_moving() {
            out.push(Message::Transport(transport, TransportAction::Seek(target)));
        }
    }
    let x_of = |head: f64| egui::lerp(rail.x_range(), (head / end) as f32);
    let painter = ui.painter();
    painter.rect_filled(rail, 2.0, theme::color(ui, ColorRole::Edge));
    let done = Rect::from_min_max(rail.min, pos2(x_of(head), rail.max.y));
    painter.rect_filled(done, 2.0, theme::color(ui, ColorRole::Mover));
    let has_marks = transport == Transport::Fill && state.n() <= MAX_COINS_WITH_SWEEP_MARKS;
    if has_marks {
        for x in sweep_ends(state.fill()).map(x_of) {
            painter.vline(
                x,
                (rail.bottom() + 3.0)..=(rail.bottom() + 7.0),
                Stroke::new(1.0, theme::color(ui, ColorRole::WeakText)),
            );
        }
    }
    for x in stops(state, transport).map(x_of) {
        let (top, color) = (rail.top() - 3.0, theme::color(ui, ColorRole::Other));
        let points = vec![pos2(x - 3.5, top - 6.0), pos2(x + 3.5, top - 6.0), pos2(x, top)];
        ui.painter().add(Shape::convex_polygon(points, color, Stroke::NONE));
    }
    let radius = if response.hovered() || response.dragged() { 8.0 } else { 7.0 };
    painter.circle_filled(pos2(x_of(head), rail.center().y), radius, theme::color(ui, ColorRole::Text));
    if response.has_focus() {
        painter.circle_stroke(
            pos2(x_of(head), rail.center().y),
            radius + 2.5,
            Stroke::new(2.0, theme::color(ui, ColorRole::Mover)),
        );
    }
    response.tooltip(|| if has_marks { texts::position_with_marks(state.fill().sweep_name()) } else { name() });
}

/// Returns the positions at which a lecture stops on this transport.
fn stops(state: &State, transport: Transport) -> impl Iterator<Item = f64> {
    state.stops().iter().filter_map(move |stop| match (stop.at, transport) {
        (StopPosition::Fill(at), Transport::Fill) => Some(at),
        (StopPosition::Game(at), Transport::Game) => Some(at as f64),
        (StopPosition::Fusion(at), Transport::Fusion) => Some(at as f64),
        _ => None,
    })
}

/// Tells screen readers the range of the slider, and that it can be moved by steps.
fn set_slider_range(response: &Response, end: f64) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(end);
        node.add_action(egui::accesskit::Action::Increment);
        node.add_action(egui::accesskit::Action::Decrement);
    });
}

/// Returns the positions where a sweep ends, without the last one.
fn sweep_ends(fill: Fill) -> impl Iterator<Item = f64> {
    (1..fill.sweeps()).map(move |sweep| fill.sweep_start(sweep) as f64)
}

/// Shows the menu of a transport whose speed is `speed_now`, where 1 is normal speed.
fn speed_menu(ui: &mut Ui, transport: Transport, speed_now: f64, out: &mut Vec<Message>) {
    let name = texts::speed_of(transport.name());
    let response = egui::ComboBox::from_id_salt(&name)
        .selected_text(texts::speed(speed_now))
        .width(58.0)
        .height(320.0)
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                let item = ui.selectable_label(speed == speed_now, texts::speed(speed));
                if is_chosen(ui, &item) {
                    out.push(Message::Transport(transport, TransportAction::Speed(speed)));
                }
            }
        })
        .response;
    response.accessible_name(name).tooltip(texts::speed_tooltip);
}

/// Shows the menu. The fill order determines what its entries are called.
fn stride_menu(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let order = state.view().fill_order;
    let text = |stride| match stride {
        Stride::Phase => texts::by_phase().to_owned(),
        Stride::Cell if order == FillOrder::Recursion => texts::by_call().to_owned(),
        Stride::Cell => texts::by_cell().to_owned(),
        Stride::Sweep => texts::by_sweep(state.fill().sweep_name()),
    };
    let response = egui::ComboBox::from_id_salt("stride")
        .selected_text(text(state.preferences.stride))
        .width(98.0)
        .show_ui(ui, |ui| {
            for (stride, command) in
                [(Stride::Phase, Command::ByPhase), (Stride::Cell, Command::ByCell), (Stride::Sweep, Command::BySweep)]
            {
                let item = ui.selectable_label(stride == state.preferences.stride, text(stride));
                if is_chosen(ui, &item) {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name(texts::step()).tooltip(texts::step_tooltip);
}
