//! The scrubber: a line from the first position to the last one, with a handle at the present one.

use egui::{Rect, Response, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Fill;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{form, theme};
use crate::picture::color_role::ColorRole;
use crate::session::StopPosition;
use crate::wording::panels::transport as texts;

/// In rows of more coins the marks of the sweeps would touch.
const MAX_COINS_WITH_SWEEP_MARKS: usize = 200;

/// Shows the scrubber. A drag or a click goes to that position. In a short fill, small marks show the ends of sweeps.
pub fn show(ui: &mut Ui, transport: Transport, width: f32, state: &State, out: &mut Vec<Message>) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, form::target(ui, 30.0)), Sense::click_and_drag());
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
    painter.rect_filled(done, 2.0, theme::color(ui, ColorRole::First));
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
        let (top, color) = (rail.top() - 3.0, theme::color(ui, ColorRole::Second));
        let points = vec![pos2(x - 3.5, top - 6.0), pos2(x + 3.5, top - 6.0), pos2(x, top)];
        ui.painter().add(Shape::convex_polygon(points, color, Stroke::NONE));
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
