//! The notices: they float over the window, and nothing moves for them.

use egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke,
    TextStyle, Ui, WidgetInfo, vec2,
};

use crate::app::App;
use crate::app::job::{Status, Waker};
use crate::app::message::Message;
use crate::app::notice::Notice;
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::gui::theme;
use crate::picture::color_role::ColorRole;
use crate::wording::{self, spoken, window, window as texts};

/// The greatest width and height of the notices, and their distance from the edge of their place, in points.
const MAX_WIDTH: f32 = 640.0;
const MAX_HEIGHT: f32 = 150.0;
const DISTANCE: f32 = 14.0;
const MARGIN: Margin = Margin::symmetric(14, 9);

/// Shows the notices at the bottom of a place.
pub fn show(ctx: &Context, app: &App, place: Rect, out: &mut Vec<Message>) {
    let notices = app.notices();
    let are_used = !notices.is_empty() && {
        let place = place.intersect(ctx.content_rect());
        let area = Area::new(Id::unique("notices"))
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(place.center_bottom() - vec2(0.0, DISTANCE))
            .constrain_to(ctx.content_rect());
        let shown = area.show(ctx, |ui| framed(ui, notices, place.width() - 2.0 * DISTANCE, out));
        shown.inner || shown.response.contains_pointer()
    };
    ctx.data_mut(|data| data.insert_temp(id_of_use(), are_used));
}

/// Returns whether the pointer or the focus was on a notice in the last frame.
pub fn are_used(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(id_of_use())).unwrap_or_default()
}

fn id_of_use() -> Id {
    Id::unique("notices-are-used")
}

/// Shows the notices in a frame that is at most `room` wide. Returns whether a button of it has the focus.
fn framed(ui: &mut Ui, notices: &[Notice], room: f32, out: &mut Vec<Message>) -> bool {
    let is_bad = notices.iter().any(|notice| notice.is_error);
    let edge = Stroke::new(1.0, theme::color(ui, if is_bad { ColorRole::Error } else { ColorRole::Mover }));
    let [undo, dismiss] = [texts::undo(), texts::dismiss()].map(|text| button_width(ui, text));
    let undo = if notices.iter().any(|notice| notice.brings_back.is_some()) { undo } else { 0.0 };
    // The place is that of the last frame, which may have been far wider.
    let most = (room.min(MAX_WIDTH) - MARGIN.sum().x - undo - dismiss).max(0.0);
    let widths = notices.iter().map(|notice| text_width(ui, &notice.text, &TextStyle::Body).ceil() + 1.0);
    let width = widths.fold(0.0, f32::max).min(most);
    let mut has_focus = false;
    let mut press = |ui: &mut Ui, text: &str, message: Message| {
        let response = ui.button(text);
        has_focus |= response.has_focus();
        if response.clicked() {
            out.push(message);
        }
    };
    let frame = Frame::new().fill(theme::color(ui, ColorRole::Panel)).stroke(edge).corner_radius(8.0);
    frame.inner_margin(MARGIN).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let scroll = ScrollArea::vertical().max_height(MAX_HEIGHT).min_scrolled_height(MAX_HEIGHT);
            scroll.show(ui, |ui| {
                ui.set_width(width + undo);
                ui.vertical(|ui| notices.iter().for_each(|notice| line(ui, notice, width, &mut press)));
            });
            press(ui, texts::dismiss(), Message::DismissNotices);
        });
    });
    has_focus
}

/// Shows a notice, and behind it the button that it offers.
fn line(ui: &mut Ui, notice: &Notice, width: f32, press: &mut impl FnMut(&mut Ui, &str, Message)) {
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            // The first line stands beside the text of the buttons.
            ui.add_space(ui.spacing().button_padding.y);
            text(ui, notice);
        });
        if let Some(work) = notice.brings_back {
            press(ui, texts::undo(), Message::BringBack(work));
        }
    });
}

/// Shows the text of a notice, which screen readers announce.
fn text(ui: &mut Ui, notice: &Notice) -> Response {
    let role = if notice.is_error { ColorRole::Error } else { ColorRole::Text };
    let text = RichText::new(&notice.text).color(theme::color(ui, role));
    let response = ui.add(Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(if notice.is_error { Role::Alert } else { Role::Status });
        node.set_label(&*notice.text);
        node.set_live(egui::accesskit::Live::Polite);
    });
    response
}

fn text_width(ui: &Ui, text: &str, style: &TextStyle) -> f32 {
    theme::text_width(ui, text, style.resolve(ui.style()))
}

/// Returns the width of a button with the space before it.
fn button_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text, &TextStyle::Button) + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
}

/// Updates the announcement. While something moves, the last one stays.
pub fn announce(ui: &Ui, state: &State) {
    let last = Id::unique("what-was-announced-last");
    let text = if state.is_moving() { ui.data(|data| data.get_temp(last)).unwrap_or_default() } else { news(state) };
    // It is invisible, but a screen reader needs a place to go to.
    let place = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(place, Id::unique("announcer"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Status);
        node.set_label(text.as_str());
        node.set_live(egui::accesskit::Live::Polite);
    });
    ui.data_mut(|data| data.insert_temp(last, text));
}

/// Returns the text of the announcement.
fn news(state: &State) -> String {
    if state.is_blank() {
        return texts::table_is_hidden().to_owned();
    }
    if let Some(asked) = state.open_question() {
        return asked.question.clone().counting(state.view().count_from).spoken();
    }
    if let Some(question) = state.class_question() {
        return question.spoken();
    }
    if let Some(pinned) = state.gaze.pinned {
        return texts::pinned(cell(state, pinned));
    }
    match state.transports.active {
        Transport::Fill => {
            let numbers = |interval| state.derivation(interval).numbers();
            spoken::fill_position(state.view().count_from, state.fill(), state.progress().as_ref(), numbers)
        }
        Transport::Game => spoken::game_position(state.view().count_from, state.game(), state.ply()),
        Transport::Fusion => {
            state.fusion_run().zip(state.fusion_position()).map_or_else(String::new, |(run, position)| {
                wording::fusion::summary(state.view().count_from, run, &position)
            })
        }
    }
}

/// Returns the name of a cell, with its numbers if it is written.
fn cell(state: &State, interval: Interval) -> String {
    let written = (!state.hides(Secret::Cell(interval))).then(|| state.derivation(interval).numbers());
    spoken::cell(state.view().count_from, state.view().recurrence, interval, written)
}

/// Returns a waker that asks for a frame of this window, from any thread.
pub fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Waker::new(move || ctx.request_repaint())
}

/// Shows why `what` could not be computed, if its job has failed. Returns whether it has.
pub fn show_failure(ui: &mut Ui, what: &str, status: &Status) -> bool {
    let Status::Failed(reason) = status else { return false };
    let text = window::not_computed(what, reason);
    ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Error)));
    true
}
