//! The guaranteed margin over the moves: as a plot, as a sum, and in how many ways it can be kept.

use std::sync::Arc;

use egui::{Button, Role, Ui, WidgetInfo};
use egui_plot::{HLine, Line, PlotPoint, PlotPoints, Points, VLine};
use num_bigint::BigUint;

use crate::app::command::Command;
use crate::app::job::{Job, PATIENCE, Slot, Status};
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::fill::count::superscript;
use crate::game::play::strategy::MOST_FOR_ALL_INTERVALS;
use crate::game::{Duel, OptimalGames, Player, Row};
use crate::gui::jobs;
use crate::gui::keys;
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::plot;
use crate::number::{exact, fitted};
use crate::number::{group_digits, group_thousands};
use crate::picture::color_role::ColorRole;

/// The least and the most height of the plot: it takes a part of what a window has beyond so much.
const PLOT_HEIGHT: (f32, f32) = (68.0, 150.0);
const ROOMY: f32 = 700.0;
/// In a panel of less height the moves need the room, and there is no plot.
const TIGHT: f32 = 520.0;
/// Of a game with more mistakes every so many are plotted.
const MOST_STEPS: usize = 1000;
/// How much of the plot's width a step takes.
const STEEP: f64 = 0.004;
/// Numbers of more digits are shown by their power of ten, and in full when pointed at.
const MOST_DIGITS: usize = 12;

/// The plot, and below it the sum that each of its points is.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment, panel_height: f32) {
    // The margin of the whole row is a result that is asked for.
    if state.hides_result() {
        return;
    }
    let (least, most) = PLOT_HEIGHT;
    if panel_height >= TIGHT {
        plot(ui, state, moment, (least + 0.4 * (panel_height - ROOMY)).clamp(least, most));
    }
    identity(ui, state, moment);
}

fn plot(ui: &mut Ui, state: &State, moment: &Moment, height: f32) {
    let game = state.game();
    let (found, n) = (state.visible_moves(), state.n() as f64);
    let margin = |ply: usize| game.guaranteed_after(ply).margin() as f64;
    // The margin changes by mistakes alone: flat in between, and a step where one is made. Steep rather than upright,
    // for at right angles a thin line is drawn as a wide band.
    let seen = &game.mistakes()[..game.mistakes().partition_point(|ply| *ply < found)];
    let mistakes = || seen.iter().copied().step_by(seen.len().div_ceil(MOST_STEPS).max(1));
    let mut steps = vec![PlotPoint::new(0.0, margin(0))];
    for ply in mistakes() {
        let x = (ply + 1) as f64;
        steps.extend(steps.last().map(|before| PlotPoint::new(x, before.y)));
        steps.push(PlotPoint::new(x + STEEP * n, margin(ply + 1)));
    }
    steps.push(PlotPoint::new(found as f64, margin(found)));
    let (low, high) = steps.iter().fold((0.0_f64, 0.0_f64), |(low, high), at| (low.min(at.y), high.max(at.y)));
    let room = (0.12 * (high - low)).max(1.0);
    let weak_line = theme::color(ui, ColorRole::WeakText);
    let line =
        Line::new("guaranteed margin", PlotPoints::Owned(steps)).color(theme::color(ui, ColorRole::Text)).width(2.0);
    let points = Player::BOTH.map(|player| {
        let role = theme::color(ui, ColorRole::of_player(player));
        let theirs = mistakes().filter(|ply| game.moves()[*ply].turn.player == player);
        let points: Vec<_> = theirs.map(|ply| [(ply + 1) as f64, margin(ply + 1)]).collect();
        let radius = (160.0 / points.len() as f32).clamp(1.2, 4.0);
        Points::new(format!("{} throws away", player.name()), points).radius(radius).color(role)
    });
    let now = moment.played as f64 + f64::from(moment.fraction);
    let here = VLine::new("now", now).color(theme::color(ui, ColorRole::Current)).width(1.5);
    // What would stand on another number is left out.
    let mut marked = vec![margin(found)];
    for y in [margin(0), 0.0] {
        if marked.iter().all(|other: &f64| (other - y).abs() > 0.2 * (high - low)) {
            marked.push(y);
        }
    }
    let response = plot::still("margin", height, (0.0, state.n() as f64 * 1.02), (low - room, high + room))
        .show_grid([false, true])
        .y_grid_spacer(move |input| plot::marks(marked.iter().copied(), input.bounds))
        .y_axis_formatter(|mark, _| fitted(mark.value as i64, 5))
        .y_axis_min_width(30.0)
        .show_axes([false, true])
        .show(ui, |plot| {
            plot.hline(HLine::new("a draw", 0.0).color(weak_line).width(1.0));
            plot.vline(here);
            plot.line(line);
            for points in points {
                plot.points(points);
            }
        })
        .response;
    let label = format!(
        "Guaranteed margin over the moves: {} at the start, {} now",
        exact(game.guaranteed_after(0).margin()),
        exact(moment.guaranteed.margin())
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &label));
    response.on_hover_text("By how much First wins if both play well from there on, after each move");
}

/// `11 − 14 + 0 = −3`: the table's difference, less what First threw away, plus what Second did.
fn identity(ui: &mut Ui, state: &State, moment: &Moment) {
    let game = state.game();
    let thrown_away = game.thrown_away_after(moment.played);
    let (start, now) = (game.guaranteed_after(0).margin(), moment.guaranteed.margin());
    let what = if moment.turn.is_some() { "guaranteed margin" } else { "final margin" };
    let parts = [
        (format!("{what}:  {}", exact(start)), ColorRole::Text),
        (format!("− {}", exact(thrown_away.first)), ColorRole::First),
        (format!("+ {}", exact(thrown_away.second)), ColorRole::Second),
        (format!("= {}", exact(now)), ColorRole::Text),
    ];
    let label = format!(
        "{what}: the table's {}, less {} that First threw away, plus {} that Second threw away, is {}",
        exact(start),
        exact(thrown_away.first),
        exact(thrown_away.second),
        exact(now)
    );
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().interact_size.y = 16.0;
        for (text, role) in parts {
            let response = ui.label(theme::weak(ui, text).color(theme::color(ui, role)));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
            response.on_hover_text(format!(
                "{label}.\nA point that a player loses is one that the other one gains, so it counts twice."
            ));
        }
    });
}

/// The number of optimal games. It depends on the row, on who plays, and along which line.
#[derive(Default)]
pub struct OptimalGamesRow {
    job: Slot<(Row, Duel, usize), Option<OptimalGames>>,
}

impl OptimalGamesRow {
    /// How many optimal games there are and which of them this is, with the way to the one before and after.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let is_counted = state.n() <= MOST_FOR_ALL_INTERVALS;
        let (games, status) = if is_counted { self.games(ui, state) } else { (Arc::new(None), Status::Done) };
        let at_start = (*games).as_ref().is_some_and(|games| games.number == Some(1_u8.into()));
        let at_end = (*games).as_ref().is_some_and(|games| games.number.as_ref() == Some(&games.count));
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            if let Some(games) = &*games {
                let (in_short, in_full) = count_text(games);
                let response = ui.label(theme::weak(ui, in_short));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &in_full));
                response.on_hover_text(&in_full);
            } else if jobs::show_failure(ui, "The number of optimal games", &status) {
            } else if is_counted {
                ui.label(theme::weak(ui, "Counting the optimal games …"));
            } else {
                let most = group_thousands(MOST_FOR_ALL_INTERVALS as i64);
                ui.label(theme::weak(ui, format!("Optimal games: counted up to {most} coins")));
            }
            right_aligned(ui, |ui| {
                // From right to left.
                for (sign, command, at_last) in
                    [("›", Command::NextGame, at_end), ("‹", Command::PreviousGame, at_start)]
                {
                    let enabled = state.can_walk() && !at_last;
                    let response = ui.add_enabled(enabled, Button::new(sign).small());
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, command.about().label));
                    if response.on_hover_text(keys::tooltip(command, ui.ctx())).clicked() {
                        out.push(command.into());
                    }
                }
            });
        });
    }

    /// The number, once it is counted, and how its job stands.
    fn games(&mut self, ui: &Ui, state: &State) -> (Arc<Option<OptimalGames>>, Status) {
        let key = (state.row().clone(), state.document().duel.clone(), state.line());
        let job = self.job.get_or_start(key, |key| {
            let (table, game) = (state.table().clone(), state.game().clone());
            let job = Job::start(&jobs::waker(ui.ctx()), key, None, move |worker| {
                let games = OptimalGames::of(&table, &game);
                worker.update(|found| *found = games);
            });
            job.wait(PATIENCE);
            job
        });
        (job.found(), job.status())
    }
}

/// How many optimal games there are and which of them this is: in short, and with all digits.
fn count_text(games: &OptimalGames) -> (String, String) {
    let in_short = |number: &BigUint| {
        let digits = number.to_string();
        if digits.len() <= MOST_DIGITS { group_digits(&digits) } else { power_of_ten(&digits) }
    };
    let text = |write: &dyn Fn(&BigUint) -> String| match &games.number {
        Some(_) if games.count == BigUint::from(1_u8) => "This is the only optimal game".to_owned(),
        Some(number) => format!("Optimal game {} of {}", write(number), write(&games.count)),
        None if games.count == BigUint::from(1_u8) => "There is 1 optimal game".to_owned(),
        None => format!("There are {} optimal games", write(&games.count)),
    };
    (text(&in_short), text(&|number| group_digits(&number.to_string())))
}

/// `123456789012345` as `1.23 × 10¹⁴`; of five digits or more.
fn power_of_ten(digits: &str) -> String {
    let rounded = digits[..4].parse::<usize>().map_or(0, |first| (first + 5) / 10);
    // What rounds up to another digit has one power more.
    let (rounded, power) = if rounded < 1000 { (rounded, digits.len() - 1) } else { (rounded / 10, digits.len()) };
    format!("{}.{:02} × 10{}", rounded / 100, rounded % 100, superscript(power))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(count: u128, number: Option<u128>) -> (String, String) {
        count_text(&OptimalGames { count: count.into(), number: number.map(BigUint::from) })
    }

    #[test]
    fn the_number_of_optimal_games_is_told_in_short_and_in_full() {
        assert_eq!(text(1, Some(1)).0, "This is the only optimal game");
        assert_eq!(text(1, None).0, "There is 1 optimal game");
        assert_eq!(text(12, Some(3)).0, "Optimal game 3 of 12");
        assert_eq!(power_of_ten("53575000000000"), "5.36 × 10¹³");
        assert_eq!(power_of_ten("99960000000000"), "1.00 × 10¹⁴");
        let (short, full) = text(1 << 70, None);
        assert_eq!(short, "There are 1.18 × 10²¹ optimal games");
        assert_eq!(full, "There are 1,180,591,620,717,411,303,424 optimal games");
    }
}
