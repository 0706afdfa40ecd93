//! The buttons of both ends of the row, with what each is worth.

use egui::{Button, Color32, DragValue, FontId, Label, Rect, Role, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::{Continuation, State};
use crate::game::rule::Most;
use crate::game::rule::taking::Taking;
use crate::game::{End, Interval, Rule, Turn};
use crate::gui::panels::game::optimal_games;
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::theme;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::fitted_together;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;
use crate::wording::rule as of_rule;

/// The height of a button, in points.
const HEIGHT: f32 = 42.0;
/// The most coins whose values stand on a button.
const MAX_COINS_NAMED: usize = 3;
/// Around the two lines of a button.
const MARGIN: Vec2 = vec2(4.0, 6.0);

/// Shows the buttons, or at the end of the game what was lost and where.
pub fn end_buttons(ui: &mut Ui, state: &State, moment: &ReplayPosition, out: &mut Vec<Message>) {
    // The buttons change when a coin lands, and wait for that.
    let is_open = !state.is_answering() && moment.played == state.ply();
    match moment.turn {
        None => {
            // At least as high as the buttons, so that the parts below hardly move.
            ui.vertical(|ui| {
                ui.set_min_height(HEIGHT);
                optimal_games::show(ui, state, out);
            });
        }
        Some(turn) => buttons(ui, state, (moment.played, &turn), is_open, out),
    }
}

/// Lets the user take a coin of a whole ring by its index, and the best one where that is no secret.
fn of_ring(ui: &mut Ui, state: &State, ply: usize, is_open: bool, out: &mut Vec<Message>) {
    let best = state.game().best(ply).filter(|_| !state.hides(Secret::Advice));
    let id = ui.scope_id().with("coin-of-ring");
    let first = state.view().count_from.first();
    let mut index = ui.data(|data| data.get_temp(id)).unwrap_or(first);
    ui.horizontal(|ui| {
        ui.set_min_height(HEIGHT);
        let label = ui.label(of_rule::game::coin_number());
        ui.add(DragValue::new(&mut index).range(first..=first + state.n() - 1).speed(0.1)).labelled_by(label.id);
        let takings =
            [(of_rule::game::take_it(), Some(Taking::OfRing(index - first))), (of_rule::game::take_best(), best)];
        for (text, taking) in takings {
            let Some(taking) = taking else { continue };
            let taken = || of_rule::takes(state.view().count_from, state.row(), Interval::whole(state.n()), taking);
            let button = ui.add_enabled(is_open, Button::new(text));
            if button.tooltip(|| of_rule::game::take_move(taken())).clicked() {
                out.push(Message::Take(taking));
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, index));
}

/// Lets the user say how many coins the buttons and the arrow keys take, where the rule allows more than one.
fn coins_per_move(ui: &mut Ui, state: &State, (ply, turn): (usize, &Turn), out: &mut Vec<Message>) {
    let most = state.game().most_coins(ply);
    if state.document().duel.rule.most == Most::One {
        return;
    }
    ui.horizontal(|ui| {
        let label = ui.label(of_rule::game::coins_per_move());
        let mut count = state.coins_per_move();
        let field = ui.add_enabled(most > 1, DragValue::new(&mut count).range(1..=most.max(1)).speed(0.05));
        let field = field.labelled_by(label.id);
        field.tooltip(|| of_rule::game::coins_per_move_tooltip(most));
        for (sign, step) in [("−", -1), ("+", 1)] {
            let next = count.saturating_add_signed(step).clamp(1, most.max(1));
            if ui.add_enabled(next != count, Button::new(sign)).clicked() {
                count = next;
            }
        }
        let best = state.game().best(ply).filter(|_| !state.hides(Secret::Advice));
        if let Some(best) = best {
            let taken = of_rule::takes(state.view().count_from, state.row(), turn.span, best);
            ui.add(Label::new(theme::weak(ui, of_rule::game::hint(taken))).truncate());
        }
        if count != state.coins_per_move() {
            out.push(Message::CoinsPerMove(count));
        }
    });
}

/// Shows a button for each end, or one for all coins that are left. The worth of the ends is hidden while the user has still
/// to find the better one.
fn buttons(ui: &mut Ui, state: &State, (ply, turn): (usize, &Turn), is_open: bool, out: &mut Vec<Message>) {
    let rule = state.document().duel.rule;
    if turn.worths().is_none() {
        return of_ring(ui, state, ply, is_open, out);
    }
    coins_per_move(ui, state, (ply, turn), out);
    let count = state.coins_per_move();
    let takes_all = turn.span.len() == count;
    let ends: &[End] = if takes_all { &[End::Left] } else { &End::BOTH };
    let takings = End::BOTH.map(|end| Taking::Coins(end, count).of_all(turn.span));
    let shows_worth = !state.hides(Secret::Advice);
    // The end that the line goes on with could be the answer.
    let is_secret = !shows_worth;
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (ends.len() - 1) as f32) / ends.len() as f32;
    let coins = takings.map(|taking| of_rule::coins_taken(state.row(), turn.span, taking));
    let worths = takings.map(|taking| state.game().worth_of(ply, taking).unwrap_or_default());
    let values = End::BOTH.map(|end| state.row().coins()[turn.span.coin_at(end) % state.n()]);
    let short_coins = if count == 1 { fitted_together(values, 9) } else { coins.clone() };
    let short_coins =
        short_coins.map(|coins| if count > MAX_COINS_NAMED { of_rule::game::coins(count) } else { coins });
    let short_worths = fitted_together(worths, 7);
    let continuations = takings.map(|taking| state.continuation(taking).filter(|_| is_open));
    let is_best = |end: End| {
        let lost = state.game().points_lost_by(ply, takings[end as usize]);
        shows_worth && !turn.interval.is_single() && lost == Some(0)
    };
    // What is below the name of an end: with the worth in words, and shorter.
    let notes = End::BOTH.map(|end| {
        let worth = &short_worths[end as usize];
        let is_tie = !takes_all && End::BOTH.iter().all(|end| is_best(*end));
        let best = if is_tie { texts::equally_good() } else { texts::best() };
        let further = is_best(end).then(|| best.to_owned()).into_iter();
        let further = further.chain(continuations[end as usize].as_ref().and_then(|continuation| match continuation {
            Continuation::ShownLine | Continuation::PersonsMove(_) => None,
            Continuation::OtherLine(line) => (!is_secret || !state.asks_in_game()).then(|| texts::line(*line)),
            Continuation::NewLine(_) => (!is_secret && !is_tie).then(|| texts::what_if().to_owned()),
        }));
        let further: Vec<String> = further.collect();
        let in_words =
            if rule == Rule::CLASSIC { texts::worth(worth) } else { of_rule::game::worth(rule.is_alone, worth) };
        [in_words, worth.clone()].map(|worth| {
            let worth = shows_worth.then_some(worth).into_iter();
            worth.chain(further.iter().cloned()).collect::<Vec<_>>().join(" · ")
        })
    });
    let fits = |note: &String| {
        let galley = ui.painter().layout_no_wrap(note.clone(), note_font(), Color32::PLACEHOLDER);
        galley.size().x <= width - 2.0 * MARGIN.x
    };
    let form = usize::from(!ends.iter().all(|end| fits(&notes[*end as usize][0])));
    ui.horizontal(|ui| {
        for (index, end) in ends.iter().enumerate() {
            let coin = &short_coins[index];
            let takes = if turn.interval.is_single() { texts::take_last(coin) } else { texts::take(*end, coin) };
            let continuation = &continuations[index];
            let color = if is_best(*end) { ColorRole::of_end(*end) } else { ColorRole::Text };
            let response = two_lines(ui, width, (&takes, color), &notes[index][form], continuation.is_some());
            let label = || texts::take_label(*end, &coins[index], shows_worth.then_some(worths[index]));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, continuation.is_some(), label()));
            let consequence = || match continuation {
                _ if is_secret => texts::take_this_end().to_owned(),
                None | Some(Continuation::ShownLine) => texts::shown_line_takes_it().to_owned(),
                Some(Continuation::PersonsMove(_)) => texts::your_move().to_owned(),
                Some(Continuation::OtherLine(line)) => texts::other_line_takes_it(*line),
                Some(Continuation::NewLine(_)) => texts::what_if_tooltip().to_owned(),
            };
            if response.tooltip(|| format!("{}\n{}", label(), consequence())).clicked() {
                out.push(Message::Take(takings[index]));
            }
        }
    });
}

fn note_font() -> FontId {
    theme::font(Face::Regular, 11.0)
}

fn two_lines(ui: &mut Ui, width: f32, (first, role): (&str, ColorRole), second: &str, enabled: bool) -> egui::Response {
    let response = ui.add_enabled(enabled, Button::new("").min_size(vec2(width, HEIGHT)));
    let Rect { min, max } = response.rect.shrink2(MARGIN);
    let middle = min.x.midpoint(max.x);
    let painter = ui.painter_at(response.rect);
    let strong = theme::font(Face::Strong, 14.0);
    let first_at = if second.is_empty() { min.y.midpoint(max.y) - 8.5 } else { min.y };
    painter.text(pos2(middle, first_at), egui::Align2::CENTER_TOP, first, strong, theme::color(ui, role));
    painter.text(
        pos2(middle, max.y),
        egui::Align2::CENTER_BOTTOM,
        second,
        note_font(),
        theme::color(ui, ColorRole::WeakText),
    );
    response
}
