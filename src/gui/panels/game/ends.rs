//! The two ends that can be taken, whoever is to move; when none is left, what was lost and where.

use egui::{Button, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use crate::app::message::Message;
use crate::app::state::{Continuation, State};
use crate::game::{End, Move, Player, Strategy, Turn};
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::number::{exact, fitted};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording;

const HEIGHT: f32 = 42.0;

pub fn show(ui: &mut Ui, state: &State, moment: &Moment, out: &mut Vec<Message>) {
    // Those of the position where a move that is being made will rest, so that they do not fade in between; but the
    // end of the game is told when it is reached.
    let is_open = !state.is_answering();
    match (state.turn(), moment.turn) {
        (_, None) => {
            // No less room than the buttons take, so that little moves.
            ui.vertical(|ui| {
                ui.set_min_height(HEIGHT);
                review(ui, state, out);
            });
        }
        (Some(turn), _) => buttons(ui, state, turn, is_open, out),
        (None, Some(turn)) => buttons(ui, state, turn, false, out),
    }
}

/// A button for each end, or one for the last coin. What the ends are worth is told to a person who asks for it, and
/// of moves that are made or follow from a rule.
fn buttons(ui: &mut Ui, state: &State, turn: &Turn, is_open: bool, out: &mut Vec<Message>) {
    let ends: &[End] = if turn.interval.is_single() { &[End::Left] } else { &End::BOTH };
    let shows_worth = !state.hides_advice();
    // Which of the ends the game goes on with would be an answer.
    let is_secret = !shows_worth;
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (ends.len() - 1) as f32) / ends.len() as f32;
    ui.horizontal(|ui| {
        for end in ends {
            let coin = state.row().coins()[turn.interval.coin_at(*end)];
            let takes = match end {
                _ if turn.interval.is_single() => format!("take {}, the last", fitted(coin, 9)),
                End::Left => format!("‹ take {}", fitted(coin, 9)),
                End::Right => format!("take {} ›", fitted(coin, 9)),
            };
            let mut notes = Vec::new();
            if shows_worth {
                notes.push(format!("worth {}", fitted(turn.cell.worth(*end), 7)));
                notes.extend((turn.cell.pick().allows(*end) && ends.len() > 1).then(|| "best".to_owned()));
            }
            let continuation = state.continuation(*end).filter(|_| is_open);
            notes.extend(continuation.as_ref().and_then(|continuation| match continuation {
                Continuation::ShownLine | Continuation::PersonsMove(_) => None,
                Continuation::OtherLine(line) => Some(format!("line {}", line + 1)),
                Continuation::NewLine(_) => (!is_secret).then(|| "what if".to_owned()),
            }));
            let is_best = shows_worth && turn.cell.pick().allows(*end);
            let role = if is_best && ends.len() > 1 { ColorRole::of_end(*end) } else { ColorRole::Text };
            let response = two_lines(ui, width, (&takes, role), &notes.join(" · "), continuation.is_some());
            let worth = if shows_worth { format!(", worth {}", turn.cell.worth(*end)) } else { String::new() };
            let label = format!("Take {}: {coin}{worth}", end.name());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, continuation.is_some(), &label));
            let tooltip = match continuation {
                _ if is_secret => "Take this end".to_owned(),
                None | Some(Continuation::ShownLine) => "The game goes on with it".to_owned(),
                Some(Continuation::PersonsMove(_)) => "Your move".to_owned(),
                Some(Continuation::OtherLine(line)) => format!("Line {} takes it", line + 1),
                Some(Continuation::NewLine(_)) => "What if? The game goes on from here as a line of its own".to_owned(),
            };
            if response.on_hover_text(tooltip).clicked() {
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

/// The worst move of each player who has lost something by it, and a word to a person who has not.
fn review(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    for player in Player::BOTH {
        let color = theme::color(ui, ColorRole::of_player(player));
        match state.game().worst(player) {
            Some(ply) => {
                let made = &state.game().moves()[ply];
                ui.horizontal_wrapped(|ui| {
                    ui.label(theme::weak(ui, worst_move(ply, made, state.row().coins())).color(color));
                    let show = ui.small_button("Show it");
                    show.widget_info(|| {
                        let label = format!("Show the worst move of {}", player.name());
                        WidgetInfo::labeled(Role::Button, true, label)
                    });
                    if show.on_hover_text("Go back to that move, with its cell in the table").clicked() {
                        let interval = made.turn.interval;
                        out.push(Message::ShowLine(state.line(), ply));
                        if !state.is_written(interval) {
                            out.push(Message::GoTo(interval));
                        }
                        out.push(Message::Pin(Some(interval)));
                    }
                });
            }
            None if state.strategy(player) == Strategy::You => {
                let text = format!("{} threw nothing away: nobody could have done better.", player.name());
                ui.label(theme::weak(ui, text).color(color));
            }
            None => {}
        }
    }
    if state.game().is_optimal() && !state.has_person() {
        ui.label(theme::weak(ui, "Nobody threw anything away: neither could have done better."));
    }
}

/// `First's worst move was move 1, on coins 0…3: left, 8, was worth 15; right, 7, was worth 22. That is 7 less for
/// First and 7 more for Second, 14 of the margin.`
fn worst_move(ply: usize, made: &Move, coins: &[i64]) -> String {
    let (turn, taken, best) = (&made.turn, made.taken, made.taken.other());
    let coin = |end: End| exact(coins[turn.interval.coin_at(end)]);
    let points = exact(made.thrown_away() / 2);
    format!(
        "{}'s worst move was move {}, on {}: {}, {}, was worth {}; {}, {}, was worth {}. That is {points} less for {} \
         and {points} more for {}, {} of the margin.",
        turn.player.name(),
        ply + 1,
        wording::title_of(turn.interval).to_lowercase(),
        taken.name(),
        coin(taken),
        exact(turn.cell.worth(taken)),
        best.name(),
        coin(best),
        exact(turn.cell.worth(best)),
        turn.player.name(),
        turn.player.other().name(),
        exact(made.thrown_away()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Line, Players, Table};

    #[test]
    fn the_review_names_the_move_its_coins_and_what_would_have_been_better() {
        let line = Line::default().branch(0, End::Left);
        let game = Game::solved(&Table::new("8 15 3 7".parse().unwrap()), Players::default(), line);
        assert_eq!(
            worst_move(0, &game.moves()[0], &[8, 15, 3, 7]),
            "First's worst move was move 1, on coins 0…3: left, 8, was worth 15; right, 7, was worth 22. That is 7 less \
             for First and 7 more for Second, 14 of the margin."
        );
    }
}
