//! The row of coins in the game: who has taken which coin, the ends that can be taken, and the coin in flight.

use crate::limits::MAX_COINS_WITH_INDEX;
use egui::{Button, Color32, FontId, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::{Continuation, State};
use crate::game::{End, Turn};
use crate::gui::panels::game::optimal_games;
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::theme;
use crate::gui::widgets::paint::{self, Layer, coin_marks, left_out, paint_coin};
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::fitted_together;
use crate::picture::coin::{CoinLook, CoinSlot, coin_slots, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Stroke, ease};
use crate::wording::panels::game as texts;

/// The distance between neighboring coins, in points: at most, and at least.
const MAX_COIN_PITCH: f32 = 44.0;
const MIN_COIN_PITCH: f32 = 29.0;
/// The room below a line of coins for an index or an initial, in points.
const BELOW_COIN: f32 = 17.0;
/// The row takes at most this many lines. A longer row leaves out coins.
const MAX_LINES_OF_GAME: usize = 2;

/// The places of the coins, in one line or two.
pub struct Places {
    slots: Vec<CoinSlot>,
    first: Pos2,
    per_line: usize,
    pitch: f32,
}

impl Places {
    /// Allocates the room of the row.
    pub fn new(ui: &mut Ui, state: &State, moment: &ReplayPosition) -> Self {
        let width = ui.available_width();
        let most_per_line = ((width / MIN_COIN_PITCH) as usize).max(4);
        let slots = coin_slots(state.n(), moment.turn.map(|turn| turn.interval), most_per_line * MAX_LINES_OF_GAME);
        let lines = slots.len().div_ceil(most_per_line);
        let per_line = slots.len().div_ceil(lines);
        let pitch = (width / per_line as f32).min(MAX_COIN_PITCH);
        let height = lines as f32 * (pitch + BELOW_COIN);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        Self { slots, first: rect.min + Vec2::splat(pitch / 2.0), per_line, pitch }
    }

    fn center(&self, position: usize) -> Pos2 {
        let (line, column) = (position / self.per_line, position % self.per_line);
        self.first + vec2(column as f32 * self.pitch, line as f32 * (self.pitch + BELOW_COIN))
    }
}

/// The coins of the row, as they are drawn.
pub type Coins = Layer<Vec<Mark>>;

/// Draws the row. A taken coin is faint, with the frame and the initial of its taker. The coin of the present
/// move flies to its taker's card.
pub fn show(
    ui: &Ui,
    state: &State,
    moment: &ReplayPosition,
    (places, cards): (&Places, [Rect; 2]),
    coins: &mut Coins,
    out: &mut Vec<Message>,
) {
    let size = places.pitch - 3.0;
    let values = state.row().coins();
    let mut in_flight = None;
    let mut marks = Vec::new();
    let role = |player| ColorRole::of_player(player, moment.turn.map(|turn| turn.player));
    let frame = |center, radius, width, player| {
        let around = paint::from_egui(Rect::from_center_size(center, Vec2::splat(2.0 * radius)));
        player_frame(around, player, None, Stroke::new(width, role(player)))
    };
    for (position, slot) in places.slots.iter().enumerate() {
        let center = places.center(position);
        let below = center + vec2(0.0, size / 2.0 + 9.0);
        let index = match *slot {
            CoinSlot::Coin(index) => index,
            CoinSlot::LeftOut(count) => {
                marks.push(left_out(center, count));
                continue;
            }
        };
        let place = Rect::from_center_size(center, Vec2::splat(size));
        let moving = moment.next.filter(|next| next.coin_index() == index && moment.fraction > 0.0);
        let taker = state.game().taker(moment.played, index).or(moving.map(|next| next.turn.player));
        let end = moment.open_end(index);
        // The buttons of the ends do the same by keyboard.
        let sense = if end.is_some() { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(place, ui.scope_id().with(("game-coin", index)), sense);
        let is_raised = end.is_some() && (response.hovered() || response.has_focus());
        let look = match taker {
            Some(_) => CoinLook::Faint,
            None if is_raised => CoinLook::Raised,
            None => CoinLook::Bright,
        };
        marks.extend(coin_marks(place, values[index], look));
        if let Some(player) = taker {
            marks.push(frame(center, size / 2.0, 2.0, player));
            let initial = &player.name()[..1];
            marks.push(Mark::centered(paint::point(below), 11.0, Face::Strong, role(player), initial));
        } else if state.n() <= MAX_COINS_WITH_INDEX {
            let shown = state.view().count_from.index(index).to_string();
            marks.push(Mark::centered(paint::point(below), 10.5, Face::Mono, ColorRole::WeakText, shown));
        }
        if let Some(next) = moving {
            in_flight = Some((center, next));
        }
        response.widget_info(|| {
            WidgetInfo::labeled(
                Role::Image,
                true,
                texts::game_coin(state.view().count_from, index, values[index], taker),
            )
        });
        let response = response.tooltip(|| texts::coin_status(state.view().count_from, index, values[index], taker));
        if let Some(end) = end {
            marks.push(frame(center, size / 2.0 + 1.0, if is_raised { 3.0 } else { 2.0 }, moment.to_move()));
            if response.tooltip(|| texts::take_coin_at(end)).clicked() {
                out.push(Message::Take(end));
            }
        }
    }
    coins.draw(ui.painter(), theme::current(ui.ctx()), marks, Vec::clone);
    if let Some((from, next)) = in_flight {
        let card = cards[next.turn.player.index()];
        let at = flight(from, card.center(), moment.flight);
        let layer = egui::LayerId::new(egui::Order::Foreground, ui.scope_id().with("coin-in-hand"));
        let painter = ui.ctx().layer_painter(layer);
        paint_coin(ui, &painter, Rect::from_center_size(at, Vec2::splat(size)), next.coin, CoinLook::Bright);
        painter.circle_stroke(at, size / 2.0 + 1.0, egui::Stroke::new(2.5, theme::color(ui, ColorRole::Mover)));
    }
}

/// Returns the place of a coin on its way from the row to a card: a shallow arc, slow at both ends.
fn flight(from: Pos2, to: Pos2, fraction: f32) -> Pos2 {
    let eased = ease(fraction);
    let arc = vec2(0.0, -24.0 * (eased * (1.0 - eased)) * 4.0);
    from + (to - from) * eased + arc
}

const HEIGHT: f32 = 42.0;
/// Around the two lines of a button.
const MARGIN: Vec2 = vec2(4.0, 6.0);

pub fn end_buttons(ui: &mut Ui, state: &State, moment: &ReplayPosition, out: &mut Vec<Message>) {
    // While a move is being made, the buttons are those of the position after it, so that they do not flicker. The
    // review waits until the game has reached its end.
    let is_open = !state.is_answering();
    match (state.turn(), moment.turn) {
        (_, None) => {
            // At least as high as the buttons, so that the parts below hardly move.
            ui.vertical(|ui| {
                ui.set_min_height(HEIGHT);
                optimal_games::show(ui, state, out);
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
    let shows_worth = !state.hides(Secret::Advice);
    // The end that the line goes on with could be the answer.
    let is_secret = !shows_worth;
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (ends.len() - 1) as f32) / ends.len() as f32;
    let coins = End::BOTH.map(|end| state.row().coins()[turn.interval.coin_at(end)]);
    let worths = End::BOTH.map(|end| turn.cell.worth(end));
    let (short_coins, short_worths) = (fitted_together(coins, 9), fitted_together(worths, 7));
    let continuations = End::BOTH.map(|end| state.continuation(end).filter(|_| is_open));
    let is_best = |end: End| shows_worth && ends.len() > 1 && turn.cell.pick().allows(end);
    // What is below the name of an end: with the worth in words, and shorter.
    let notes = End::BOTH.map(|end| {
        let worth = &short_worths[end as usize];
        let further = is_best(end).then(|| texts::best().to_owned()).into_iter();
        let further = further.chain(continuations[end as usize].as_ref().and_then(|continuation| match continuation {
            Continuation::ShownLine | Continuation::PersonsMove(_) => None,
            Continuation::OtherLine(line) => (!is_secret || !state.asks_in_game()).then(|| texts::line(*line)),
            Continuation::NewLine(_) => (!is_secret).then(|| texts::what_if().to_owned()),
        }));
        let further: Vec<String> = further.collect();
        [texts::worth(worth), worth.clone()].map(|worth| {
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
            let role = if is_best(*end) { ColorRole::of_end(*end) } else { ColorRole::Text };
            let response = two_lines(ui, width, (&takes, role), &notes[index][form], continuation.is_some());
            let label = || texts::take_label(*end, coins[index], shows_worth.then_some(worths[index]));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, continuation.is_some(), label()));
            let consequence = || match continuation {
                _ if is_secret => texts::take_this_end().to_owned(),
                None | Some(Continuation::ShownLine) => texts::shown_line_takes_it().to_owned(),
                Some(Continuation::PersonsMove(_)) => texts::your_move().to_owned(),
                Some(Continuation::OtherLine(line)) => texts::other_line_takes_it(*line),
                Some(Continuation::NewLine(_)) => texts::what_if_tooltip().to_owned(),
            };
            if response.tooltip(|| format!("{}\n{}", label(), consequence())).clicked() {
                out.push(Message::Take(*end));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_flies_from_its_place_to_its_taker() {
        let (from, to) = (pos2(10.0, 10.0), pos2(100.0, 80.0));
        assert_eq!(flight(from, to, 0.0), from);
        assert_eq!(flight(from, to, 1.0), to);
    }
}
