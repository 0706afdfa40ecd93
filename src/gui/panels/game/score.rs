//! What best play guarantees from here, and the guaranteed margin over the moves.

use egui::{Align, FontId, Layout, Rect, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use egui_plot::{HLine, Line, MarkerShape, PlotPoint, PlotPoints, Points, VLine};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::Secret;
use crate::app::state::State;
use crate::game::{Player, Players, Scores};
use crate::gui::panels::game::replay_position::ReplayPosition;
use crate::gui::theme;
use crate::gui::widgets::controls::{grid_marks, right_aligned, still_plot};
use crate::gui::widgets::paint::Layer;
use crate::gui::widgets::tooltip::{Tooltip, explained};
use crate::number::{Number, fitted};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Paint};
use crate::wording::Term;
use crate::wording::panels::game::{self as texts, MarginSum};
use crate::wording::rule::verdict;

const BAR_TEXT_SIZE: f32 = 13.5;

/// The bar as it is drawn. It depends on its place, on what is guaranteed, on what is taken and on whose turn it is.
pub type Bar = Layer<(Rect, Scores, Scores, [ColorRole; 2])>;

/// Draws the bar with its text. What a player has taken is in full color; what is to come is paler.
pub fn guarantee_bar(ui: &mut Ui, state: &State, moment: &ReplayPosition, bar: &mut Bar, out: &mut Vec<Message>) {
    if state.hides(Secret::Result) {
        if moment.turn.is_some() {
            ui.label(theme::weak(ui, texts::guaranteed_later()));
        }
        return;
    }
    let (rule, result) = (state.game().rule(), moment.guaranteed);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, verdict(rule, result)));
    // Negative coins can make a share negative. Such a share has no bar. The largest numbers leave no room for a factor in
    // 32 bits.
    let share = |value: Number| value.max(0) as f64;
    let total = share(result.first) + share(result.second);
    let theme = theme::current(ui.ctx());
    let roles = Player::BOTH.map(|player| ColorRole::of_player(player, moment.turn.map(|turn| turn.player)));
    let [of_first, of_second] = roles;
    bar.draw_shapes(&ui.painter_at(rect), theme, (rect, result, moment.scores, roles), |_| {
        let color = |paint: Paint| theme::color_in(paint, theme);
        let mut shapes = vec![Shape::rect_filled(rect, 4.0, color(ColorRole::Raised.into()))];
        if total <= 0.0 {
            return shapes;
        }
        let x = |part: f64| rect.left() + rect.width() * (part / total) as f32;
        let (first, second) = (share(result.first), share(result.second));
        let taken = (share(moment.scores.first).min(first), share(moment.scores.second).min(second));
        let strip = |from: f64, to: f64| Rect::from_x_y_ranges(x(from)..=x(to), rect.y_range());
        for (from, to, role, strength) in [
            (0.0, first, of_first, 0.45),
            (first, total, of_second, 0.45),
            (0.0, taken.0, of_first, 1.0),
            (total - taken.1, total, of_second, 1.0),
        ] {
            shapes.push(Shape::rect_filled(strip(from, to), 3.0, color(Paint::from(role).faded(strength))));
        }
        // The outline makes the paler part stand out from the background.
        for (from, to, role) in [(0.0, first, of_first), (first, total, of_second)] {
            let edge = Stroke::new(1.0, color(role.into()));
            shapes.push(Shape::rect_stroke(strip(from, to), 3.0, edge, StrokeKind::Inside));
        }
        let border = Stroke::new(2.0, color(ColorRole::Panel.into()));
        shapes.push(Shape::vline(x(first), rect.y_range(), border));
        shapes
    });
    // At the end nothing is to come, so the result is final.
    let is_over = moment.turn.is_none();
    let (text, color) = if is_over {
        (texts::game_over(verdict(rule, result)), ColorRole::Text)
    } else {
        (texts::guaranteed(verdict(rule, result), plays_optimally(state)), ColorRole::WeakText)
    };
    // Large numbers get smaller text instead of a second line.
    let font = font_for(ui, &text);
    explained(ui, RichText::new(text).font(font).color(theme::color(ui, color)), Term::Guaranteed);
    if state.transports.game.resting_head() > state.game().moves().len() as f64 {
        let text = texts::finding_moves(state.moves_found(), state.moves_needed());
        // The button stays in its place while the numbers grow.
        let line = |ui: &mut Ui| {
            if ui.small_button(texts::stop()).tooltip(texts::stop_tooltip).clicked() {
                out.push(Command::Unpin.into());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let font = font_for(ui, &text);
                ui.label(RichText::new(text).font(font).color(theme::color(ui, ColorRole::Other)));
            });
        };
        ui.horizontal(|ui| right_aligned(ui, line));
    }
}

fn plays_optimally(state: &State) -> bool {
    state.document().duel.players == Players::default()
}

/// Returns a font in which the text takes one line, if it need not be too small for that.
fn font_for(ui: &Ui, text: &str) -> FontId {
    let part = ui.available_width() / theme::text_width(ui, text, theme::font(Face::Regular, BAR_TEXT_SIZE));
    theme::font(Face::Regular, BAR_TEXT_SIZE * part.clamp(0.6, 1.0))
}

/// Shows who is ahead at the end. The tooltip says how that follows from what both players threw away.
pub fn margin_sum(ui: &mut Ui, state: &State, moment: &ReplayPosition) {
    let game = state.game();
    let sum = MarginSum {
        start: game.rule().lead(game.guaranteed_after(0)),
        thrown_away: game.thrown_away_after(moment.played),
        now: game.rule().lead(moment.guaranteed),
        is_over: moment.turn.is_none(),
        is_guaranteed: plays_optimally(state),
        rule: game.rule(),
    };
    let response = ui.label(sum.outcome());
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(sum.in_words()));
    response.tooltip(|| sum.tooltip());
}

/// The least and the greatest height of the plot, in points.
const PLOT_HEIGHT: (f32, f32) = (68.0, 150.0);
/// The plot grows with the height of the panel beyond this, in points.
const GROWS_BEYOND: f32 = 700.0;
/// A panel of less height, in points, has no plot, because the list of moves needs the room.
const MIN_PANEL_HEIGHT: f32 = 520.0;
/// At most this many mistakes are plotted, evenly chosen from all of them.
const MAX_PLOTTED_MISTAKES: usize = 1000;
/// The width of a step, as a part of the plot's width.
const STEP_WIDTH: f64 = 0.004;

/// Draws the plot if a panel of this height has room for it.
pub fn margin_plot(ui: &mut Ui, state: &State, moment: &ReplayPosition, panel_height: f32) {
    let (least, greatest) = PLOT_HEIGHT;
    if panel_height >= MIN_PANEL_HEIGHT {
        plot(ui, state, moment, (least + 0.4 * (panel_height - GROWS_BEYOND)).clamp(least, greatest));
    }
}

fn plot(ui: &mut Ui, state: &State, moment: &ReplayPosition, height: f32) {
    let game = state.game();
    let (found, n) = (state.visible_moves(), state.n() as f64);
    let lead = |ply: usize| game.rule().lead(game.guaranteed_after(ply));
    let margin = |ply: usize| lead(ply) as f64;
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
        // As around a coin: a ring for First, a square for Second.
        let shape = if player == Player::First { MarkerShape::Circle } else { MarkerShape::Square };
        let theirs = mistakes().filter(|ply| game.player_at(*ply) == player);
        let points: Vec<_> = theirs.map(|ply| [(ply + 1) as f64, margin(ply + 1)]).collect();
        let radius = (160.0 / points.len() as f32).clamp(1.2, 4.0);
        let color = theme::color(ui, ColorRole::Text);
        Points::new(texts::throws_away(player), points).radius(radius).shape(shape).color(color)
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
    let response = still_plot("margin", height, (0.0, state.n() as f64 * 1.02), (low - room, high + room))
        .show_grid([false, true])
        .y_grid_spacer(move |input| grid_marks(marked.iter().copied(), input.bounds))
        .y_axis_formatter(|mark, _| fitted(mark.value as Number, 5))
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
    let (at_start, at_present) = (lead(0), game.rule().lead(moment.guaranteed));
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, texts::margin_plot(at_start, at_present)));
    response.tooltip(|| texts::margin_plot_tooltip(at_start, at_present));
}
