//! The game: the row with its taken coins, both scores, what is guaranteed, the list of moves.

use egui::{
    Align, Align2, Layout, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use egui_extras::{Column, TableBuilder};

use super::coin::{CoinLook, paint_coin};
use super::command::{Desk, Message, Transport};
use super::state::State;
use super::{theme, transport};
use crate::game::{End, Game, Interval, Move, Player, Scores};
use crate::picture::ink::Ink;
use crate::picture::number::{self, exact, fitted};
use crate::picture::table::{branch_ink, player_ink};
use crate::picture::{Face, Paint, ease};

/// The largest and the smallest coin of the row with its gap, in points, and what stands below a line of coins.
const COIN: (f32, f32) = (44.0, 29.0);
const BELOW_COIN: f32 = 17.0;
/// The most lines that the row takes; a longer row leaves out coins.
const MOST_LINES: usize = 2;
/// How many taken coins stay in sight beside the ends of a long row.
const TAKEN_IN_SIGHT: usize = 3;
const CARD_HEIGHT: f32 = 76.0;
/// In longer rows the index of a coin has no room below it.
const MOST_WITH_INDEX: usize = 9999;

/// The game's panel, with the position that its list was last scrolled to.
#[derive(Default)]
pub struct GamePanel {
    listed_at: Option<usize>,
}

impl GamePanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let turn = Turn::of(state);
        ui.horizontal(|ui| {
            theme::heading(ui, "Game");
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = format!("move {} of {}", turn.played, state.n());
                ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
            });
        });
        ui.label(RichText::new("Both play by the table; left on a tie").small().color(theme::ink(ui, Ink::WeakText)));
        ui.add_space(2.0);
        let places = Places::new(ui, state, &turn);
        let cards = cards(ui, state, &turn);
        coins(ui, state, &turn, &places, cards);
        guarantee(ui, state, &turn);
        ui.add_space(6.0);
        transport::game_bar(ui, state, out);
        ui.add_space(6.0);
        theme::heading(ui, "Moves");
        self.moves(ui, state, &turn, out);
    }

    fn moves(&mut self, ui: &mut Ui, state: &State, turn: &Turn, out: &mut Vec<Message>) {
        let moves = state.game().moves();
        ui.visuals_mut().selection.bg_fill = theme::ink(ui, Ink::Raised);
        ui.visuals_mut().selection.stroke.color = theme::ink(ui, Ink::Text);
        let mut table = TableBuilder::new(ui)
            .id_salt("moves")
            .sense(Sense::click())
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(12.0 + 9.0 * number::exact_len(moves.len() as i64).max(2) as f32))
            .column(Column::exact(58.0))
            .column(Column::remainder().at_least(52.0))
            .column(Column::exact(62.0))
            .column(Column::exact(66.0))
            .auto_shrink([false, false]);
        if self.listed_at != Some(turn.played) {
            self.listed_at = Some(turn.played);
            table = table.scroll_to_row(turn.played.min(moves.len().saturating_sub(1)), None);
        }
        table
            .header(22.0, |mut header| {
                for name in ["#", "player", "takes", "left", "right"] {
                    header.col(|ui| {
                        let text = RichText::new(name).small().color(theme::ink(ui, Ink::WeakText));
                        if matches!(name, "left" | "right") {
                            right_aligned(ui, |ui| {
                                ui.label(text).on_hover_text(format!(
                                    "What taking {name} was worth to the player, to the end of the game"
                                ))
                            });
                        } else {
                            ui.label(text);
                        }
                    });
                }
            })
            .body(|body| {
                body.rows(25.0, moves.len(), |mut row| {
                    let index = row.index();
                    row.set_selected(index == turn.played);
                    let strength = if index <= turn.played { 1.0 } else { 0.75 };
                    move_cells(&mut row, index, &moves[index], strength);
                    let response = row.response();
                    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, move_name(index, &moves[index])));
                    if response.clicked() {
                        out.push(Message::Transport(Desk::Game, Transport::Seek(index as f64)));
                    }
                });
            });
    }
}

/// Where the replay stands.
struct Turn<'a> {
    /// The moves that are made.
    played: usize,
    /// How far the next one is, from 0 to below 1.
    fraction: f32,
    /// The next move; `None` at the end of the game.
    next: Option<&'a Move>,
    scores: Scores,
}

impl<'a> Turn<'a> {
    fn of(state: &'a State) -> Self {
        let head = state.game_head();
        let played = head as usize;
        let game = state.game();
        Self {
            played,
            fraction: head.fract() as f32,
            next: game.moves().get(played),
            scores: game.scores_after(played),
        }
    }
}

/// What stands at a place of the row: a coin, or how many are left out.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slot {
    Coin(usize),
    LeftOut(usize),
}

/// What the row shows in at most `room` places: all coins, or those around the two ends of `interval`.
fn slots(n: usize, interval: Option<Interval>, room: usize) -> Vec<Slot> {
    if n <= room {
        return (0..n).map(Slot::Coin).collect();
    }
    let Interval { i, j } = interval.unwrap_or(Interval::new(n - 1, n - 1));
    if j - i < room.saturating_sub(2) {
        // Both ends fit side by side, with some of what is taken around them.
        let first = (i + (j - i) / 2).saturating_sub(room / 2).min(n - room);
        return (first..first + room).map(Slot::Coin).collect();
    }
    let each = (room - 1) / 2;
    let taken = TAKEN_IN_SIGHT.min(each - 1);
    let left = i.saturating_sub(taken);
    let right = (j + taken).min(n - 1);
    let left_end = left + each;
    let right_start = right + 1 - each;
    let mut slots: Vec<_> = (left..left_end).map(Slot::Coin).collect();
    slots.push(Slot::LeftOut(right_start - left_end));
    slots.extend((right_start..=right).map(Slot::Coin));
    slots
}

/// Where the coins of the row stand, in one line or two.
struct Places {
    slots: Vec<Slot>,
    first: Pos2,
    per_line: usize,
    pitch: f32,
}

impl Places {
    fn new(ui: &mut Ui, state: &State, turn: &Turn) -> Self {
        let width = ui.available_width();
        let most = ((width / COIN.1) as usize).max(4);
        let slots = slots(state.n(), turn.next.map(|next| next.turn.interval), most * MOST_LINES);
        let lines = slots.len().div_ceil(most);
        let per_line = slots.len().div_ceil(lines);
        let pitch = (width / per_line as f32).min(COIN.0);
        let height = lines as f32 * (pitch + BELOW_COIN);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        Self { slots, first: rect.min + Vec2::splat(pitch / 2.0), per_line, pitch }
    }

    fn center(&self, position: usize) -> Pos2 {
        let (line, column) = (position / self.per_line, position % self.per_line);
        self.first + vec2(column as f32 * self.pitch, line as f32 * (self.pitch + BELOW_COIN))
    }
}

/// The row: taken coins greyed, ringed in the taker's colour and marked with the taker's initial; the one in hand on
/// its way to its taker.
fn coins(ui: &Ui, state: &State, turn: &Turn, places: &Places, cards: [Rect; 2]) {
    let size = places.pitch - 3.0;
    let values = state.row().coins();
    let mut in_hand = None;
    for (position, slot) in places.slots.iter().enumerate() {
        let center = places.center(position);
        let below = center + vec2(0.0, size / 2.0 + 9.0);
        let index = match *slot {
            Slot::Coin(index) => index,
            Slot::LeftOut(count) => {
                let text = format!("+{}", fitted(count as i64, 4));
                let font = theme::font(Face::Regular, 10.5);
                ui.painter().text(center, Align2::CENTER_CENTER, text, font, theme::ink(ui, Ink::WeakText));
                continue;
            }
        };
        let place = Rect::from_center_size(center, Vec2::splat(size));
        let moving = turn.next.filter(|next| next.coin_index() == index && turn.fraction > 0.0);
        let taker = taker(state.game(), turn.played, index).or(moving.map(|next| next.turn.player));
        let look = if taker.is_some() { CoinLook::Faint } else { CoinLook::Bright };
        paint_coin(ui, ui.painter(), place, values[index], look);
        if let Some(player) = taker {
            let color = theme::ink(ui, player_ink(player));
            ui.painter().circle_stroke(center, size / 2.0, Stroke::new(2.0, color));
            let font = theme::font(Face::Strong, 11.0);
            ui.painter().text(below, Align2::CENTER_CENTER, &player.name()[..1], font, color);
        } else if state.n() <= MOST_WITH_INDEX {
            let font = theme::font(Face::Mono, 10.5);
            ui.painter().text(below, Align2::CENTER_CENTER, index, font, theme::ink(ui, Ink::WeakText));
        }
        if let Some(next) = moving {
            in_hand = Some((center, next));
        }
        let response = ui.interact(place, ui.scope_id().with(("game coin", index)), Sense::hover());
        response.widget_info(|| {
            let state = taker.map_or("lies there".to_owned(), |player| format!("taken by {}", player.name()));
            WidgetInfo::labeled(Role::Image, true, format!("game coin {index}: {}, {state}", values[index]))
        });
    }
    if let Some((from, next)) = in_hand {
        let card = cards[usize::from(next.turn.player == Player::Second)];
        let at = flight(from, card.center(), turn.fraction);
        let layer = egui::LayerId::new(egui::Order::Foreground, ui.scope_id().with("coin in hand"));
        let painter = ui.ctx().layer_painter(layer);
        paint_coin(ui, &painter, Rect::from_center_size(at, Vec2::splat(size)), next.coin, CoinLook::Bright);
        painter.circle_stroke(at, size / 2.0 + 1.0, Stroke::new(2.5, theme::ink(ui, player_ink(next.turn.player))));
    }
}

/// Who has taken a coin, if it is taken. O(log n): the ends of what is left only move inwards.
fn taker(game: &Game, played: usize, coin: usize) -> Option<Player> {
    let made = &game.moves()[..played];
    let from_left = made.partition_point(|made| made.turn.interval.i <= coin).checked_sub(1);
    let from_right = made.partition_point(|made| made.turn.interval.j >= coin).checked_sub(1);
    let candidates = [from_left, from_right].into_iter().flatten().map(|index| &made[index]);
    candidates.into_iter().find(|made| made.coin_index() == coin).map(|made| made.turn.player)
}

/// From the row to a card in a shallow arc, slow at both ends.
fn flight(from: Pos2, to: Pos2, fraction: f32) -> Pos2 {
    let eased = ease(fraction);
    let arc = vec2(0.0, -24.0 * (eased * (1.0 - eased)) * 4.0);
    from + (to - from) * eased + arc
}

/// Both players' cards: score so far, score at the end, whose turn it is.
fn cards(ui: &mut Ui, state: &State, turn: &Turn) -> [Rect; 2] {
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD_HEIGHT), Sense::hover());
    let result = state.result();
    Player::BOTH.map(|player| {
        let left = if player == Player::First { area.left() } else { area.right() - width };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, CARD_HEIGHT));
        let to_move = turn.next.is_some_and(|next| next.turn.player == player);
        card(ui, rect, player, turn.scores.of(player), result.of(player), to_move);
        rect
    })
}

fn card(ui: &Ui, rect: Rect, player: Player, score: i64, end: i64, to_move: bool) {
    let color = theme::ink(ui, player_ink(player));
    let weak = theme::ink(ui, Ink::WeakText);
    let edge = if to_move { Stroke::new(2.0, color) } else { Stroke::new(1.0, theme::ink(ui, Ink::Raised)) };
    let painter = ui.painter();
    painter.rect(rect, 8.0, theme::ink(ui, Ink::Ground), edge, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(13.0, 10.0));
    let name = if to_move { format!("{} · to move", player.name()) } else { player.name().to_owned() };
    painter.text(inner.left_top(), Align2::LEFT_TOP, name, theme::font(Face::Regular, 12.5), color);
    let of = painter.layout_no_wrap(format!("of {}", exact(end)), theme::font(Face::Regular, 12.5), weak);
    // The score takes what room is left of its line, down to a size that can still be read.
    let score_text = exact(score);
    let room = inner.width() - of.size().x - 6.0;
    let beside = room / (score_text.chars().count() as f32 * 0.66);
    let size =
        if beside >= 13.0 { beside.min(27.0) } else { (inner.width() / (score_text.len() as f32 * 0.66)).min(18.0) };
    // Where both do not fit side by side, what it is out of stands above.
    let of_bottom = if beside >= 13.0 { inner.bottom() } else { inner.bottom() - size - 4.0 };
    let score_at = inner.left_bottom() + vec2(0.0, 3.0);
    painter.text(score_at, Align2::LEFT_BOTTOM, score_text, theme::font(Face::Strong, size), color);
    painter.galley(pos2(inner.right() - of.size().x, of_bottom - of.size().y), of, weak);
    let response = ui.interact(rect, ui.scope_id().with(player.name()), Sense::hover());
    response.widget_info(|| {
        let turn = if to_move { ", to move" } else { "" };
        WidgetInfo::labeled(Role::Status, true, format!("{} has {score} of {end}{turn}", player.name()))
    });
}

/// The result that best play guarantees, as a bar: full strength for what is taken, weaker for what is to come.
fn guarantee(ui: &mut Ui, state: &State, turn: &Turn) {
    let result = state.result();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let text = verdict(result);
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, &text));
    // Negative coins can make a share negative; a bar then shows none.
    let share = |value: i64| value.max(0) as f32;
    let total = share(result.first) + share(result.second);
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 4.0, theme::ink(ui, Ink::Raised));
    if total > 0.0 {
        let x = |part: f32| rect.left() + rect.width() * part / total;
        let (first, second) = (share(result.first), share(result.second));
        let taken = (share(turn.scores.first).min(first), share(turn.scores.second).min(second));
        let strip = |from: f32, to: f32| Rect::from_x_y_ranges(x(from)..=x(to), rect.y_range());
        for (from, to, ink, strength) in [
            (0.0, first, Ink::First, 0.45),
            (first, total, Ink::Second, 0.45),
            (0.0, taken.0, Ink::First, 1.0),
            (total - taken.1, total, Ink::Second, 1.0),
        ] {
            painter.rect_filled(strip(from, to), 3.0, theme::ink(ui, Paint::from(ink).faded(strength)));
        }
        painter.vline(x(first), rect.y_range(), Stroke::new(2.0, theme::ink(ui, Ink::Panel)));
    }
    ui.label(RichText::new(format!("guaranteed: {text}")).color(theme::ink(ui, Ink::WeakText)));
    if turn.next.is_none() && state.game().lacks_moves() {
        let found = state.game().moves().len();
        let text = format!("finding the moves: {found} of {}", state.n());
        ui.label(RichText::new(text).color(theme::ink(ui, Ink::Second)));
    }
}

/// `First wins 24 to 20`.
fn verdict(result: Scores) -> String {
    let Scores { first, second } = result;
    let (winner, more, less) = match first.cmp(&second) {
        std::cmp::Ordering::Equal => return format!("a draw, {} each", exact(first)),
        std::cmp::Ordering::Greater => (Player::First, first, second),
        std::cmp::Ordering::Less => (Player::Second, second, first),
    };
    format!("{} wins {} to {}", winner.name(), exact(more), exact(less))
}

fn move_cells(row: &mut egui_extras::TableRow, index: usize, made: &Move, strength: f32) {
    let ink = |ui: &Ui, ink: Ink| theme::ink(ui, Paint::from(ink).faded(strength));
    row.col(|ui| {
        ui.label(RichText::new((index + 1).to_string()).color(ink(ui, Ink::Text)));
    });
    row.col(|ui| {
        let text = RichText::new(made.turn.player.name()).font(theme::font(Face::Strong, 13.0));
        ui.label(text.color(ink(ui, player_ink(made.turn.player))));
    });
    row.col(|ui| {
        let coin = fitted(made.coin, 6);
        let text = match made.taken {
            _ if made.turn.interval.is_single() => coin,
            End::Left => format!("‹ {coin}"),
            End::Right => format!("{coin} ›"),
        };
        ui.label(RichText::new(text).color(ink(ui, Ink::Text)));
        if made.is_tie() {
            let text = RichText::new("tie").small().color(ink(ui, Ink::WeakText));
            ui.label(text).on_hover_text("Both ends were equally good");
        }
    });
    for (end, worth) in [(End::Left, made.turn.cell.left), (End::Right, made.turn.cell.right)] {
        row.col(|ui| {
            let best = made.turn.cell.pick().allows(end);
            let paint = ink(ui, if best { branch_ink(end) } else { Ink::WeakText });
            let face = if best { Face::Strong } else { Face::Regular };
            let text = fitted(worth, 9);
            // Nine digits fit as well, if they are small.
            let size = (54.0 / (text.chars().count() as f32 * 0.66)).clamp(9.0, 13.0);
            let text = RichText::new(text).font(theme::font(face, size)).color(paint);
            right_aligned(ui, |ui| ui.label(text));
        });
    }
}

fn right_aligned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(8.0);
        add(ui)
    })
    .inner
}

/// What a screen reader says of a move.
fn move_name(index: usize, made: &Move) -> String {
    format!(
        "move {}: {} takes {} {}; left was worth {}, right {}",
        index + 1,
        made.turn.player.name(),
        made.taken.name(),
        made.coin,
        made.turn.cell.left,
        made.turn.cell.right
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_row_shows_all_its_coins() {
        assert_eq!(slots(3, Some(Interval::new(1, 1)), 9), [Slot::Coin(0), Slot::Coin(1), Slot::Coin(2)]);
    }

    #[test]
    fn a_long_row_shows_both_ends_of_what_is_left_and_counts_the_rest() {
        for (i, j) in [(0, 999), (1, 999), (400, 420), (500, 503), (0, 0), (999, 999), (3, 14)] {
            for room in 5..12 {
                let shown = slots(1000, Some(Interval::new(i, j)), room);
                assert!(shown.len() <= room, "{i}..={j} in {room}: {shown:?}");
                assert!(shown.contains(&Slot::Coin(i)) && shown.contains(&Slot::Coin(j)), "{i}..={j} in {room}");
                let coins: Vec<_> = shown
                    .iter()
                    .filter_map(|slot| match slot {
                        Slot::Coin(k) => Some(*k),
                        Slot::LeftOut(_) => None,
                    })
                    .collect();
                assert!(coins.is_sorted() && coins.iter().all(|k| *k < 1000));
            }
        }
    }

    #[test]
    fn the_verdict_names_the_winner_first() {
        assert_eq!(verdict(Scores { first: 24, second: 20 }), "First wins 24 to 20");
        assert_eq!(verdict(Scores { first: 47, second: 101 }), "Second wins 101 to 47");
        assert_eq!(verdict(Scores { first: 4, second: 4 }), "a draw, 4 each");
    }

    #[test]
    fn a_coin_flies_from_its_place_to_its_taker() {
        let (from, to) = (pos2(10.0, 10.0), pos2(100.0, 80.0));
        assert_eq!(flight(from, to, 0.0), from);
        assert_eq!(flight(from, to, 1.0), to);
    }
}
