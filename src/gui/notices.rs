//! The notices: they float over the window, and nothing moves for them.

use egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Rect, Response, RichText, Role, ScrollArea, Stroke, TextStyle, Ui,
    vec2,
};

use crate::app::App;
use crate::app::message::Message;
use crate::app::notice::Notice;
use crate::gui::theme;
use crate::picture::color_role::ColorRole;
use crate::wording::window as texts;

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
    let edge = Stroke::new(1.0, theme::color(ui, if is_bad { ColorRole::Error } else { ColorRole::First }));
    let [undo, dismiss] = [texts::undo(), texts::dismiss()].map(|text| button_width(ui, text));
    let undo = if notices.iter().any(|notice| notice.brings_back.is_some()) { undo } else { 0.0 };
    let most = room.min(MAX_WIDTH) - undo - dismiss;
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
                for notice in notices {
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
            });
            press(ui, texts::dismiss(), Message::DismissNotices);
        });
    });
    has_focus
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
