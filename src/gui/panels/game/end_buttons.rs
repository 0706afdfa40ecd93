//! The buttons of the ends that can be taken. At the end of the game the worst moves are in their place.

use egui::{Button, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use crate::app::message::Message;
use crate::app::state::{Continuation, State};
use crate::game::{End, Turn};
use crate::gui::panels::game::moment::Moment;
use crate::gui::panels::game::worst_moves;
use crate::gui::theme;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::fitted_together;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;

const HEIGHT: f32 = 42.0;

pub fn show(ui: &mut Ui, state: &State, moment: &Moment, out: &mut Vec<Message>) {
    // While a move is being made, the buttons are those of the position after it, so that they do not flicker. The
    // review waits until the game has reached its end.
    let is_open = !state.is_answering();
    match (state.turn(), moment.turn) {
        (_, None) => {
            // At least as high as the buttons, so that the parts below hardly move.
            ui.vertical(|ui| {
                ui.set_min_height(HEIGHT);
                worst_moves::show(ui, state, out);
            });
        }
        (Some(turn), _) => buttons(ui, state, &turn, is_open, out),
        (None, Some(turn)) => buttons(ui, state, &turn, false, out),
    }
}

/// Shows a button for each end, or one for the last coin. The worth of the ends is hidden while the user has still to
/// find the better one.
fn buttons(ui: &mut Ui, state: &State, turn: &Turn, is_open: bool, out: &mut Vec<Message>) {
    let ends: &[End] = if turn.interval.is_single() { &[End::Left] } else { &End::BOTH };
    let shows_worth = !state.hides_advice();
    // The end that the line goes on with could be the answer.
    let is_secret = !shows_worth;
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (ends.len() - 1) as f32) / ends.len() as f32;
    let coins = End::BOTH.map(|end| state.row().coins()[turn.interval.coin_at(end)]);
    let worths = End::BOTH.map(|end| turn.cell.worth(end));
    let (short_coins, short_worths) = (fitted_together(coins, 9), fitted_together(worths, 7));
    ui.horizontal(|ui| {
        for (index, end) in ends.iter().enumerate() {
            let coin = &short_coins[index];
            let takes = if turn.interval.is_single() { texts::take_last(coin) } else { texts::take(*end, coin) };
            let mut notes = Vec::new();
            if shows_worth {
                notes.push(texts::worth(&short_worths[index]));
                notes.extend((turn.cell.pick().allows(*end) && ends.len() > 1).then(|| texts::best().to_owned()));
            }
            let continuation = state.continuation(*end).filter(|_| is_open);
            notes.extend(continuation.as_ref().and_then(|continuation| match continuation {
                Continuation::ShownLine | Continuation::PersonsMove(_) => None,
                Continuation::OtherLine(line) => Some(texts::line(*line)),
                Continuation::NewLine(_) => (!is_secret).then(|| texts::what_if().to_owned()),
            }));
            let is_best = shows_worth && turn.cell.pick().allows(*end);
            let role = if is_best && ends.len() > 1 { ColorRole::of_end(*end) } else { ColorRole::Text };
            let response = two_lines(ui, width, (&takes, role), &notes.join(" · "), continuation.is_some());
            let label = || texts::take_label(*end, coins[index], shows_worth.then_some(worths[index]));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, continuation.is_some(), label()));
            let consequence = || match continuation {
                _ if is_secret => texts::take_this_end().to_owned(),
                None | Some(Continuation::ShownLine) => texts::shown_line_takes_it().to_owned(),
                Some(Continuation::PersonsMove(_)) => texts::your_move().to_owned(),
                Some(Continuation::OtherLine(line)) => texts::other_line_takes_it(line),
                Some(Continuation::NewLine(_)) => texts::what_if_tooltip().to_owned(),
            };
            if response.tooltip(|| format!("{}\n{}", label(), consequence())).clicked() {
                out.push(Message::Take(*end));
            }
        }
    });
}

fn two_lines(ui: &mut Ui, width: f32, (first, role): (&str, ColorRole), second: &str, enabled: bool) -> egui::Response {
    let response = ui.add_enabled(enabled, Button::new("").min_size(vec2(width, HEIGHT)));
    let Rect { min, max } = response.rect.shrink2(vec2(4.0, 6.0));
    let middle = min.x.midpoint(max.x);
    let painter = ui.painter_at(response.rect);
    let (strong, small) = (theme::font(Face::Strong, 14.0), theme::font(Face::Regular, 11.0));
    let first_at = if second.is_empty() { min.y.midpoint(max.y) - 8.5 } else { min.y };
    painter.text(pos2(middle, first_at), egui::Align2::CENTER_TOP, first, strong, theme::color(ui, role));
    painter.text(
        pos2(middle, max.y),
        egui::Align2::CENTER_BOTTOM,
        second,
        small,
        theme::color(ui, ColorRole::WeakText),
    );
    response
}
