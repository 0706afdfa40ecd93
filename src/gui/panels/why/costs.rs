//! What the recursion and the table cost: counters for the present row, and a plot over the number of coins.

use egui::{Grid, RichText, Role, Ui, WidgetInfo, vec2};
use egui_plot::{Line, LineStyle, Plot, PlotPoints, Points, VLine, uniform_grid_spacer};

use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::{Fill, FillOrder, Recurrence};
use crate::gui::theme;
use crate::gui::widgets::plot;
use crate::number::fitted;
use crate::number::group_thousands;
use crate::number::superscript;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

const PLOT_HEIGHT: f32 = 128.0;
/// The most points of a line of the plot.
const MOST_POINTS: usize = 120;
/// The plot ends at the number of cells to this power: beyond it the calls without a memo leave it, so that the other
/// lines can be told apart.
const HIGHEST: f64 = 2.6;
/// The rows that the last sentence compares.
const COMPARED: [u64; 2] = [1000, 2000];

/// What is done so far, and in all.
pub fn counters(ui: &mut Ui, state: &State) {
    let plan = state.fill();
    let (done, total) = (plan.tally(state.transports.fill.resting_head() as u64), plan.tally(plan.steps()));
    let memo = Fill { order: FillOrder::Recursion, ..plan };
    let with_memo = memo.tally(memo.steps());
    let without = CallCount::without_memo(plan.recurrence, plan.n);
    let without = match (without.to_string(), without.formula()) {
        (digits, formula) if digits == formula => formula,
        (digits, formula) => format!("{digits} = {formula}"),
    };
    let count = |number: u64| group_thousands(number as i64);
    // Bottom-up orders call nothing.
    let so_far = |number: u64| if plan.order == FillOrder::Recursion { count(number) } else { "–".to_owned() };
    let rows = [
        ("calls without a memo", "Those on empty intervals among them", "–".to_owned(), without),
        ("calls with a memo", "Those on empty intervals among them", so_far(done.calls), count(with_memo.calls)),
        ("memo hits among them", "Calls that the memo answers", so_far(done.hits), count(with_memo.hits)),
        ("cells written", "In the present fill order", count(done.cells), count(total.cells)),
        (
            "additions",
            "Of values; differences count, steps of loops do not",
            count(done.additions),
            count(total.additions),
        ),
        ("comparisons", "Of values; tests of indices do not count", count(done.comparisons), count(total.comparisons)),
    ];
    ui.spacing_mut().interact_size.y = 15.0;
    Grid::new("costs").num_columns(3).spacing(vec2(14.0, 2.5)).show(ui, |ui| {
        for heading in ["", "so far", "in all"] {
            ui.label(RichText::new(heading).small().color(theme::color(ui, ColorRole::WeakText)));
        }
        ui.end_row();
        for (name, tooltip, done, total) in rows {
            ui.label(name).on_hover_text(tooltip);
            for (what, number) in [("so far", done), ("in all", total)] {
                let response = ui.label(RichText::new(&number).font(theme::font(Face::Regular, 13.0)));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}, {what}: {number}")));
            }
            ui.end_row();
        }
    });
}

/// A line of the plot: the logarithm, to the base of 10, of a number for `n` coins.
struct Curve {
    name: &'static str,
    role: ColorRole,
    log: fn(Recurrence, usize) -> f64,
}

const CURVES: [Curve; 4] = [
    Curve {
        name: "without a memo",
        role: ColorRole::Right,
        log: |recurrence, n| CallCount::without_memo(recurrence, n).log10(),
    },
    Curve {
        name: "with a memo",
        role: ColorRole::Left,
        log: |recurrence, n| {
            let fill = Fill { order: FillOrder::Recursion, recurrence, n };
            (fill.tally(fill.steps()).calls as f64).log10()
        },
    },
    Curve {
        name: "cells of the table",
        role: ColorRole::First,
        log: |_, n| (n as f64 * (n as f64 + 1.0) / 2.0).log10(),
    },
    Curve {
        name: "n log₂ n", role: ColorRole::WeakText, log: |_, n| (n as f64 * (n as f64).log2()).max(1.0).log10()
    },
];

/// Calls against the number of coins, on a logarithmic axis, with the present row marked.
pub fn growth(ui: &mut Ui, state: &State) {
    let (n, recurrence) = (state.n(), state.view().recurrence);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for Curve { name, role, .. } in CURVES {
            ui.label(RichText::new("●").small().color(theme::color(ui, role)));
            ui.label(RichText::new(name).small());
            ui.add_space(4.0);
        }
    });
    let last = (2 * n).max(16);
    let lines = CURVES.map(|Curve { name, role, log }| {
        let points = (1..=last).step_by(last.div_ceil(MOST_POINTS)).map(|x| [x as f64, log(recurrence, x)]);
        let style = if role == ColorRole::WeakText { LineStyle::dashed_dense() } else { LineStyle::Solid };
        Line::new(name, points.collect::<PlotPoints>()).color(theme::color(ui, role)).width(2.0).style(style)
    });
    let marks = CURVES.map(|Curve { role, log, .. }| {
        let point = vec![[n as f64, log(recurrence, n)]];
        Points::new("", point).radius(3.5).color(theme::color(ui, role)).allow_hover(false)
    });
    let here = VLine::new(format!("n = {n}"), n as f64).color(theme::color(ui, ColorRole::Current)).width(1.5);
    let [without_memo, _, cells, _] = CURVES.map(|curve| (curve.log)(recurrence, last));
    let response = plot(last, without_memo.min(HIGHEST * cells))
        .show(ui, |plot| {
            for line in lines {
                plot.line(line);
            }
            plot.vline(here);
            for mark in marks {
                plot.points(mark);
            }
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, format!("Calls against coins, {n} marked")));
    ui.label(RichText::new(comparison()).color(theme::color(ui, ColorRole::WeakText)));
}

/// A plot that stays where it is, from no coins to `last` and from one call to ten to the power of `top`.
fn plot(last: usize, top: f64) -> Plot<'static> {
    plot::still("growth", PLOT_HEIGHT, (0.0, last as f64 * 1.04), (-0.04 * top, top * 1.05))
        .x_grid_spacer(uniform_grid_spacer(|input| steps(input.bounds)))
        .y_grid_spacer(uniform_grid_spacer(|input| steps(input.bounds)))
        .x_axis_formatter(|mark, _| fitted(mark.value as i64, 5))
        .y_axis_formatter(|mark, _| format!("10{}", superscript(mark.value.max(0.0) as usize)))
        .y_axis_min_width(34.0)
}

/// What the plot shows of the double loop, in numbers.
fn comparison() -> String {
    let cells = |n: u64| group_thousands((n * (n + 1) / 2) as i64);
    let n_log_n = |n: u64| group_thousands((n as f64 * (n as f64).log2()).round() as i64);
    let [few, many] = COMPARED;
    format!(
        "The double loop is quadratic, not n log n: from {} to {} coins the cells grow from {} to {}, four times; \
         n log₂ n only from {} to {}.",
        group_thousands(few as i64),
        group_thousands(many as i64),
        cells(few),
        cells(many),
        n_log_n(few),
        n_log_n(many),
    )
}

/// The distances of an axis' lines: about six between its bounds, at round whole numbers.
fn steps((low, high): (f64, f64)) -> [f64; 3] {
    let rough = (high - low) / 6.0;
    let ten = 10.0_f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * ten).into_iter().find(|step| *step >= rough);
    let step = round.unwrap_or(rough).max(1.0);
    [step, step * 1000.0, step * 1_000_000.0]
}
