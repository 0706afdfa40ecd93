//! The plot of the guaranteed margin over the moves.

use egui::{Role, Ui, WidgetInfo};
use egui_plot::{HLine, Line, PlotPoint, PlotPoints, Points, VLine};

use crate::app::state::State;
use crate::game::Player;
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::gui::widgets::plot;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::fitted;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;

/// The least and the greatest height of the plot, in points.
const HEIGHT: (f32, f32) = (68.0, 150.0);
/// The plot grows with the height of the panel beyond this, in points.
const GROWS_BEYOND: f32 = 700.0;
/// A panel of less height, in points, has no plot, because the list of moves needs the room.
const MIN_PANEL_HEIGHT: f32 = 520.0;
/// At most this many mistakes are plotted, evenly chosen from all of them.
const MAX_PLOTTED_MISTAKES: usize = 1000;
/// The width of a step, as a part of the plot's width.
const STEP_WIDTH: f64 = 0.004;

/// Draws the plot if a panel of this height has room for it.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment, panel_height: f32) {
    let (least, greatest) = HEIGHT;
    if panel_height >= MIN_PANEL_HEIGHT {
        plot(ui, state, moment, (least + 0.4 * (panel_height - GROWS_BEYOND)).clamp(least, greatest));
    }
}

fn plot(ui: &mut Ui, state: &State, moment: &Moment, height: f32) {
    let game = state.game();
    let (found, n) = (state.visible_moves(), state.n() as f64);
    let margin = |ply: usize| game.guaranteed_after(ply).margin() as f64;
    // Only mistakes change the margin: each is a step, and the line is flat between them. A step is steep but not
    // upright, because the plot draws a right angle as a wide band.
    let seen = &game.mistakes()[..game.mistakes().partition_point(|ply| (*ply as usize) < found)];
    let mistakes = || seen.iter().map(|ply| *ply as usize).step_by(seen.len().div_ceil(MAX_PLOTTED_MISTAKES).max(1));
    let (at_start, at_end) = (margin(0), margin(found));
    let mut steps = vec![PlotPoint::new(0.0, at_start)];
    for ply in mistakes() {
        let x = (ply + 1) as f64;
        steps.extend(steps.last().map(|before| PlotPoint::new(x, before.y)));
        steps.push(PlotPoint::new(x + STEP_WIDTH * n, margin(ply + 1)));
    }
    steps.push(PlotPoint::new(found as f64, at_end));
    let (low, high) = steps.iter().fold((0.0_f64, 0.0_f64), |(low, high), at| (low.min(at.y), high.max(at.y)));
    let room = (0.12 * (high - low)).max(1.0);
    let weak_line = theme::color(ui, ColorRole::WeakText);
    let line = Line::new(texts::guaranteed_margin(), PlotPoints::Owned(steps))
        .color(theme::color(ui, ColorRole::Text))
        .width(2.0);
    let points = Player::BOTH.map(|player| {
        let role = theme::color(ui, ColorRole::of_player(player));
        let theirs = mistakes().filter(|ply| Player::to_move(*ply) == player);
        let points: Vec<_> = theirs.map(|ply| [(ply + 1) as f64, margin(ply + 1)]).collect();
        let radius = (160.0 / points.len() as f32).clamp(1.2, 4.0);
        Points::new(texts::throws_away(player), points).radius(radius).color(role)
    });
    let now = moment.played as f64 + f64::from(moment.fraction);
    let here = VLine::new(texts::now(), now).color(theme::color(ui, ColorRole::Current)).width(1.5);
    // A number that would overlap another one is left out.
    let mut marked = vec![at_end];
    for y in [at_start, 0.0] {
        if marked.iter().all(|other: &f64| (other - y).abs() > 0.3 * (high - low)) {
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
            plot.hline(HLine::new(texts::a_draw(), 0.0).color(weak_line).width(1.0));
            plot.vline(here);
            plot.line(line);
            for points in points {
                plot.points(points);
            }
        })
        .response;
    let (at_start, at_present) = (game.guaranteed_after(0).margin(), moment.guaranteed.margin());
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, texts::margin_plot(at_start, at_present)));
    response.tooltip(|| texts::margin_plot_tooltip(at_start, at_present));
}
