//! What best play guarantees both players from here: a bar with both shares, and a line of text.

use egui::{Align, FontId, Layout, Rect, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::game::{Players, Scores};
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::paint::Layer;
use crate::gui::widgets::term::explained;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Paint};
use crate::wording::Term;
use crate::wording::panels::game as texts;

const TEXT_SIZE: f32 = 13.5;

/// The bar as it is drawn. It depends on its place, on what is guaranteed and on what is taken.
pub type Bar = Layer<(Rect, Scores, Scores)>;

/// Draws the bar with its text. What a player has taken is in full color; what is to come is paler.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment, bar: &mut Bar, out: &mut Vec<Message>) {
    if state.hides(Secret::Result) {
        if moment.turn.is_some() {
            ui.label(theme::weak(ui, texts::guaranteed_later()));
        }
        return;
    }
    let result = moment.guaranteed;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, texts::verdict(result)));
    // Negative coins can make a share negative. Such a share has no bar.
    let share = |value: i64| value.max(0) as f32;
    let total = share(result.first) + share(result.second);
    let theme = theme::current(ui.ctx());
    bar.draw_shapes(&ui.painter_at(rect), theme, (rect, result, moment.scores), |_| {
        let color = |paint: Paint| theme::color_in(paint, theme);
        let mut shapes = vec![Shape::rect_filled(rect, 4.0, color(ColorRole::Raised.into()))];
        if total <= 0.0 {
            return shapes;
        }
        let x = |part: f32| rect.left() + rect.width() * part / total;
        let (first, second) = (share(result.first), share(result.second));
        let taken = (share(moment.scores.first).min(first), share(moment.scores.second).min(second));
        let strip = |from: f32, to: f32| Rect::from_x_y_ranges(x(from)..=x(to), rect.y_range());
        for (from, to, role, strength) in [
            (0.0, first, ColorRole::First, 0.45),
            (first, total, ColorRole::Second, 0.45),
            (0.0, taken.0, ColorRole::First, 1.0),
            (total - taken.1, total, ColorRole::Second, 1.0),
        ] {
            shapes.push(Shape::rect_filled(strip(from, to), 3.0, color(Paint::from(role).faded(strength))));
        }
        // The outline makes the paler part stand out from the background.
        for (from, to, role) in [(0.0, first, ColorRole::First), (first, total, ColorRole::Second)] {
            let edge = Stroke::new(1.0, color(role.into()));
            shapes.push(Shape::rect_stroke(strip(from, to), 3.0, edge, StrokeKind::Inside));
        }
        let border = Stroke::new(2.0, color(ColorRole::Panel.into()));
        shapes.push(Shape::vline(x(first), rect.y_range(), border));
        shapes
    });
    // At the end nothing is to come, so the result is final.
    let is_over = moment.turn.is_none();
    let (text, role) = if is_over {
        (texts::game_over(result), ColorRole::Text)
    } else {
        (texts::guaranteed(result, state.document().duel.players == Players::default()), ColorRole::WeakText)
    };
    // Large numbers get smaller text instead of a second line.
    let font = font_for(ui, &text);
    explained(ui, RichText::new(text).font(font).color(theme::color(ui, role)), Term::Guaranteed);
    if state.transports.game.resting_head() > state.game().moves().len() as f64 {
        let text = texts::finding_moves(state.moves_found(), state.moves_needed());
        // The button stays in its place while the numbers grow.
        let line = |ui: &mut Ui| {
            if ui.small_button(texts::stop()).tooltip(texts::stop_tooltip).clicked() {
                out.push(Command::Unpin.into());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let font = font_for(ui, &text);
                ui.label(RichText::new(text).font(font).color(theme::color(ui, ColorRole::Second)));
            });
        };
        ui.horizontal(|ui| right_aligned(ui, line));
    }
}

/// Returns a font in which the text takes one line, if it need not be too small for that.
fn font_for(ui: &Ui, text: &str) -> FontId {
    let part = ui.available_width() / theme::text_width(ui, text, theme::font(Face::Regular, TEXT_SIZE));
    theme::font(Face::Regular, TEXT_SIZE * part.clamp(0.6, 1.0))
}
