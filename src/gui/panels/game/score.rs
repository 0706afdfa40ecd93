//! Both players' scores, and what best play guarantees them from here.

use egui::{Align2, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{Player, Scores};
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::number::group_thousands;
use crate::number::{exact, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Paint};

const CARD_HEIGHT: f32 = 66.0;
const TEXT_SIZE: f32 = 13.5;
/// How many characters a score has that is too long for its card.
const SHORTENED: usize = 9;

/// Both players' cards: score so far, score at the end, whose turn it is.
pub fn cards(ui: &mut Ui, state: &State, moment: &Moment) -> [Rect; 2] {
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD_HEIGHT), Sense::hover());
    let guaranteed = moment.guaranteed;
    Player::BOTH.map(|player| {
        let left = if player == Player::First { area.left() } else { area.right() - width };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, CARD_HEIGHT));
        let to_move = moment.turn.is_some_and(|turn| turn.player == player);
        // What is asked for is not told.
        let end = state.result_text(guaranteed.of(player), exact);
        let shortened = state.result_text(guaranteed.of(player), |value| fitted(value, SHORTENED));
        card(ui, rect, player, moment.scores.of(player), [&end, &shortened], to_move);
        rect
    })
}

/// `ends` is what the score is out of, exact and shortened.
fn card(ui: &Ui, rect: Rect, player: Player, score: i64, ends: [&str; 2], to_move: bool) {
    let color = theme::color(ui, ColorRole::of_player(player));
    let weak = theme::color(ui, ColorRole::WeakText);
    let edge = if to_move { Stroke::new(2.0, color) } else { Stroke::new(1.0, theme::color(ui, ColorRole::Edge)) };
    let painter = ui.painter();
    painter.rect(rect, 8.0, theme::color(ui, ColorRole::Background), edge, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(13.0, 10.0));
    let name = if to_move { format!("{} · to move", player.name()) } else { player.name().to_owned() };
    painter.text(inner.left_top(), Align2::LEFT_TOP, name, theme::font(Face::Regular, 12.5), color);
    let of = |end: &str| painter.layout_no_wrap(format!("of {end}"), theme::font(Face::Regular, 12.5), weak);
    let [end, shortened] = ends;
    let of = Some(of(end)).filter(|of| of.size().x <= inner.width()).unwrap_or_else(|| of(shortened));
    // The score takes what room is left of its line, down to a size that can still be read.
    let score_text = exact(score);
    let room = inner.width() - of.size().x - 6.0;
    let beside = room / (score_text.chars().count() as f32 * 0.66);
    let size =
        if beside >= 13.0 { beside.min(27.0) } else { (inner.width() / (score_text.len() as f32 * 0.66)).min(14.0) };
    // Where both do not fit side by side, what it is out of stands above, below the name.
    let of_bottom = if beside >= 13.0 { inner.bottom() } else { inner.bottom() - size - 3.0 };
    let score_at = inner.left_bottom() + vec2(0.0, 3.0);
    painter.text(score_at, Align2::LEFT_BOTTOM, score_text, theme::font(Face::Strong, size), color);
    painter.galley(pos2(inner.right() - of.size().x, of_bottom - of.size().y), of, weak);
    let response = ui.interact(rect, ui.scope_id().with(player.name()), Sense::hover());
    response.widget_info(|| {
        let turn = if to_move { ", to move" } else { "" };
        WidgetInfo::labeled(Role::Status, true, format!("{} has {score} of {end}{turn}", player.name()))
    });
}

/// What best play guarantees both from here, as a bar: full strength for what is taken, weaker for what is to come.
pub fn guarantee(ui: &mut Ui, state: &State, moment: &Moment, out: &mut Vec<Message>) {
    if state.hides_result() {
        ui.label(theme::weak(ui, "What both can be sure of is told when the table is full."));
        return;
    }
    let result = moment.guaranteed;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let text = verdict(result);
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, &text));
    // Negative coins can make a share negative; a bar then shows none.
    let share = |value: i64| value.max(0) as f32;
    let total = share(result.first) + share(result.second);
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 4.0, theme::color(ui, ColorRole::Raised));
    if total > 0.0 {
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
            painter.rect_filled(strip(from, to), 3.0, theme::color(ui, Paint::from(role).faded(strength)));
        }
        // What is to come is told from the theme by an outline at full strength.
        for (from, to, role) in [(0.0, first, ColorRole::First), (first, total, ColorRole::Second)] {
            let edge = Stroke::new(1.0, theme::color(ui, role));
            painter.rect_stroke(strip(from, to), 3.0, edge, StrokeKind::Inside);
        }
        painter.vline(x(first), rect.y_range(), Stroke::new(2.0, theme::color(ui, ColorRole::Panel)));
    }
    // At the end nothing is left to play for.
    let is_over = moment.turn.is_none();
    let (what, role) = if is_over { ("game over", ColorRole::Text) } else { ("guaranteed", ColorRole::WeakText) };
    let text = format!("{what}: {text}");
    // Large numbers take no second line.
    let part = ui.available_width() / theme::text_width(ui, &text, theme::font(Face::Regular, TEXT_SIZE));
    let font = theme::font(Face::Regular, TEXT_SIZE * part.clamp(0.6, 1.0));
    ui.label(RichText::new(text).font(font).color(theme::color(ui, role)));
    if state.transports.game.resting_head() > state.game().moves().len() as f64 {
        let [found, needed] = [state.moves_found(), state.moves_needed()].map(|moves| group_thousands(moves as i64));
        let text = format!("finding the moves: {found} of {needed}");
        ui.horizontal(|ui| {
            ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Second)));
            if ui.small_button("Stop").on_hover_text("Stay at the last move that is found (Escape)").clicked() {
                out.push(Command::Unpin.into());
            }
        });
    }
}

/// `First wins 24 to 20`.
pub fn verdict(result: Scores) -> String {
    let Scores { first, second } = result;
    let (winner, more, less) = match first.cmp(&second) {
        std::cmp::Ordering::Equal => return format!("a draw, {} each", exact(first)),
        std::cmp::Ordering::Greater => (Player::First, first, second),
        std::cmp::Ordering::Less => (Player::Second, second, first),
    };
    format!("{} wins {} to {}", winner.name(), exact(more), exact(less))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_names_the_winner_first() {
        assert_eq!(verdict(Scores { first: 24, second: 20 }), "First wins 24 to 20");
        assert_eq!(verdict(Scores { first: 47, second: 101 }), "Second wins 101 to 47");
        assert_eq!(verdict(Scores { first: 4, second: 4 }), "a draw, 4 each");
    }
}
