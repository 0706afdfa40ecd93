//! The card that explains the game at the first start: four lines, a picture that moves, and what a cell is.

use egui::{
    Area, Color32, Context, Frame, Id, Margin, Order, Painter, Pos2, Rect, RichText, Role, Sense, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::{Game, Line, Player, Players, Row, Table};
use crate::gui::theme;
use crate::gui::widgets::controls::primary;
use crate::gui::widgets::paint::{self, paint_coin};
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::coin::{CoinLook, player_frame};
use crate::picture::color_role::ColorRole;
use crate::picture::{self, Face, ease};
use crate::wording::Term;
use crate::wording::panels::card as texts;

const WIDTH: f32 = 470.0;
/// The row of the picture. It is that of no lesson, so that it gives nothing away.
const COINS: [i64; 4] = [3, 9, 1, 5];
/// The time of a move in the picture, and how often the game is shown. Then the picture rests.
const SECONDS_PER_MOVE: f64 = 1.3;
const ROUNDS: f64 = 3.0;
/// The picture rests this long, in moves, at the end of each game.
const REST: f64 = 2.0;
const PICTURE_HEIGHT: f32 = 92.0;
/// The height of the card, in points, with a little space.
const HEIGHT: f32 = 350.0;
const COIN: f32 = 34.0;

/// Shows the card over the lower left of `room`, where the table has no cells. In a low room, it covers what is below the
/// table, but nothing above it.
pub fn show(ui: &Ui, room: Rect, state: &State, out: &mut Vec<Message>) {
    let id = Id::unique("the-game");
    // The result of the row stays in sight at the upper right.
    let area = Area::new(id).order(Order::Middle);
    let area = if room.height() >= HEIGHT {
        area.pivot(egui::Align2::LEFT_BOTTOM).fixed_pos(room.left_bottom())
    } else {
        area.fixed_pos(room.left_top())
    };
    let window = ui.ctx().content_rect();
    area.constrain_to(window).show(ui.ctx(), |ui| {
        let frame = Frame::popup(ui.style()).fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::same(18));
        frame.show(ui, |ui| {
            ui.set_width(WIDTH.min(room.width() - 40.0));
            ui.spacing_mut().item_spacing.y = 6.0;
            theme::heading(ui, texts::title());
            // In a very low window, the words come first.
            if window.bottom() - room.top() >= HEIGHT {
                picture(ui, state);
            }
            for line in texts::rules().lines() {
                ui.add(egui::Label::new(line).wrap());
            }
            ui.add_space(2.0);
            ui.separator();
            ui.horizontal(|ui| {
                cell(ui);
                ui.add(
                    egui::Label::new(RichText::new(texts::about_cell()).color(theme::color(ui, ColorRole::Text)))
                        .wrap(),
                );
            });
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                if primary(ui, true, texts::fill_table()) {
                    out.push(Message::CloseCard);
                    out.push(Message::Transport(Transport::Fill, TransportAction::PlayPause));
                }
                if ui.button(texts::close()).tooltip(texts::close_tooltip).clicked() {
                    out.push(Message::CloseCard);
                }
            });
        });
    });
}

/// Forgets when the card was opened, so that its picture moves again the next time.
pub fn leave(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<f64>(opened_at()));
}

fn opened_at() -> Id {
    Id::unique("time-at-which-the-card-was-opened")
}

/// Draws a short game that plays by itself: a coin at a time goes to its player.
fn picture(ui: &mut Ui, state: &State) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE_HEIGHT), Sense::hover());
    let coins = COINS.map(|coin| coin.to_string()).join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::picture(&coins)));
    let row = Row::new(COINS.to_vec()).expect("four coins are a row");
    let game = Game::solved(&Table::new(row), Players::default(), Line::default());
    let moves = COINS.len() as f64;
    let now = ui.input(|input| input.time);
    let start = ui.data_mut(|data| *data.get_temp_mut_or(opened_at(), now));
    let round = moves + REST;
    let passed = (now - start) / SECONDS_PER_MOVE;
    let rests = state.reduces_motion() || passed >= ROUNDS * round;
    let head = if rests { moves } else { (passed % round).min(moves) };
    if !rests {
        ui.ctx().request_repaint_after_secs(1.0 / 30.0);
    }
    let painter = ui.painter_at(rect.expand(4.0));
    let middle = rect.center();
    let home = |index: usize| pos2(middle.x + (index as f32 - 1.5) * (COIN + 8.0), rect.top() + COIN / 2.0 + 4.0);
    let to_move = game.turn(head as usize).map(|turn| turn.player);
    for player in Player::BOTH {
        let x = if player == Player::First { rect.left() } else { rect.right() };
        let role = ColorRole::of_player(player, to_move);
        let score = game.scores_after(head as usize).of(player);
        show_score(ui, &painter, pos2(x, rect.bottom()), (player, role), score);
    }
    for (ply, made) in game.moves().iter().enumerate() {
        let index = made.coin_index();
        let player = made.turn.player;
        let part = ease((head - ply as f64).clamp(0.0, 1.0) as f32);
        let before = game.moves().range(0..ply).filter(|other| other.turn.player == player).count() as f32;
        let step = (COIN * 0.62) * before + 74.0;
        let x = if player == Player::First { rect.left() + step } else { rect.right() - step };
        let pile = pos2(x, rect.bottom() - COIN / 2.0);
        // It leaves the row first, and then goes to its player, so that it covers no other coin.
        let (down, aside) = ((part * 2.5).min(1.0), ((part - 0.4) / 0.6).max(0.0));
        let way = pile - home(index);
        let at = home(index) + vec2(way.x * aside, way.y * down);
        paint_coin(ui, &painter, Rect::from_center_size(at, vec2(COIN, COIN)), COINS[index], CoinLook::Bright);
        // It has its player's frame when it counts in the score.
        if part >= 1.0 {
            let around = paint::from_egui(Rect::from_center_size(at, vec2(COIN, COIN)));
            let frame = player_frame(around, player, None, picture::Stroke::new(2.0, ColorRole::Text));
            painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), [frame]));
        }
    }
}

fn show_score(ui: &Ui, painter: &Painter, corner: Pos2, (player, role): (Player, ColorRole), score: i64) {
    let color: Color32 = theme::color(ui, role);
    let (align, name_at) = match player {
        Player::First => (egui::Align2::LEFT_BOTTOM, corner - vec2(0.0, 24.0)),
        Player::Second => (egui::Align2::RIGHT_BOTTOM, corner - vec2(0.0, 24.0)),
    };
    painter.text(name_at, align, player.name(), theme::font(Face::Regular, 12.5), color);
    painter.text(corner, align, score, theme::font(Face::Strong, 22.0), color);
}

/// Draws a cell with its parts named.
fn cell(ui: &mut Ui) {
    let (rect, response) = ui.allocate_exact_size(vec2(92.0, 46.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::picture_of_cell()));
    let painter = ui.painter();
    painter.rect(
        rect.shrink(1.0),
        6.0,
        theme::color(ui, ColorRole::Cell),
        Stroke::new(1.0, theme::color(ui, ColorRole::Edge)),
        egui::StrokeKind::Inside,
    );
    painter.vline(rect.center().x, rect.y_range().shrink(10.0), Stroke::new(1.0, theme::color(ui, ColorRole::Edge)));
    for (x, text, role) in [(0.27, Term::Fir.name(), ColorRole::Mover), (0.73, Term::Sec.name(), ColorRole::Other)] {
        let at = pos2(egui::lerp(rect.x_range(), x), rect.center().y);
        painter.text(at, egui::Align2::CENTER_CENTER, text, theme::font(Face::Strong, 14.0), theme::color(ui, role));
    }
}
