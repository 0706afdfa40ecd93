//! What was lost and where: each player's worst move, shown at the end of the game.

use egui::{Role, Ui, WidgetInfo};

use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{End, Move, Player, Strategy};
use crate::gui::theme;
use crate::number::exact;
use crate::picture::color_role::ColorRole;
use crate::wording;

/// Shows the worst move of each player who has lost points. A person who has lost nothing is praised.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    for player in Player::BOTH {
        let color = theme::color(ui, ColorRole::of_player(player));
        match state.game().worst(player) {
            Some(ply) => {
                let made = &state.game().moves()[ply];
                ui.horizontal_wrapped(|ui| {
                    ui.label(theme::weak(ui, worst_move(ply, made, state.row().coins())).color(color));
                    let button = ui.small_button("Show it");
                    button.widget_info(|| {
                        let label = format!("Show the worst move of {}", player.name());
                        WidgetInfo::labeled(Role::Button, true, label)
                    });
                    if button.on_hover_text("Go back to that move, with its cell in the table").clicked() {
                        out.push(Message::Review(ply));
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

/// Returns the sentences about a move. The first one begins like `First's worst move was move 1, on coins 0…3`.
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
    fn the_review_names_the_move_its_coins_and_the_better_end() {
        let line = Line::default().branch(0, End::Left);
        let game = Game::solved(&Table::new("8 15 3 7".parse().unwrap()), Players::default(), line);
        assert_eq!(
            worst_move(0, &game.moves()[0], &[8, 15, 3, 7]),
            "First's worst move was move 1, on coins 0…3: left, 8, was worth 15; right, 7, was worth 22. That is 7 less \
             for First and 7 more for Second, 14 of the margin."
        );
    }
}
