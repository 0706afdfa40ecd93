//! The costs of the ways to fill the table: for the present row, and over the number of coins.

use egui::text::LayoutJob;
use egui::{Align, FontSelection, Grid, Label, RichText, Role, Ui, WidgetInfo, vec2};
use egui_plot::{AxisHints, GridMark, Line, LineStyle, Plot, PlotPoints, Points, VLine, uniform_grid_spacer};

use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::rule::Most;
use crate::game::{Fill, FillOrder, Recurrence};
use crate::gui::theme;
use crate::gui::widgets::controls::still_plot;
use crate::gui::widgets::tooltip::{Tooltip, explained};
use crate::number::{fitted, group_count, superscript};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::Term;
use crate::wording::panels::why as texts;

/// Shows each counter so far and in all.
pub fn counters(ui: &mut Ui, state: &State) {
    let fill = state.fill();
    let (done, total) = (fill.tally(state.transports.fill.resting_head() as u64), fill.tally(fill.steps()));
    let memo = Fill { order: FillOrder::Recursion, ..fill };
    let has_memo = fill.recurrence.check_order(FillOrder::Recursion, fill.n).is_ok();
    let with_memo = has_memo.then(|| memo.tally(memo.steps()));
    let without = CallCount::without_memo(fill.recurrence, fill.n);
    let without = match (without.to_string(), without.formula()) {
        (digits, formula) if digits == formula => formula,
        (digits, formula) => format!("{digits} = {formula}"),
    };
    let count = |number: u64| group_count(number);
    // Bottom-up orders make no calls.
    let so_far = |number: u64| if fill.order == FillOrder::Recursion { count(number) } else { "–".to_owned() };
    // How much work the whole table is, is an answer, too.
    let is_hidden = state.leaves_out(Shown::Counters);
    let count_in_all = |number: u64| if is_hidden { "?".to_owned() } else { count(number) };
    let without = if is_hidden { "?".to_owned() } else { without };
    let rows = [
        (texts::calls_without_memo(), Some(texts::calls_tooltip()), "–".to_owned(), without),
        (
            texts::calls_with_memo(),
            Some(texts::calls_tooltip()),
            so_far(done.calls),
            with_memo.map_or("–".to_owned(), |memo| count_in_all(memo.calls)),
        ),
        (texts::memo_hits(), None, so_far(done.hits), with_memo.map_or("–".to_owned(), |memo| count_in_all(memo.hits))),
        (texts::cells_written(), Some(texts::cells_written_tooltip()), count(done.cells), count_in_all(total.cells)),
        (texts::additions(), Some(texts::additions_tooltip()), count(done.additions), count_in_all(total.additions)),
        (
            texts::comparisons(),
            Some(texts::comparisons_tooltip()),
            count(done.comparisons),
            count_in_all(total.comparisons),
        ),
    ];
    ui.spacing_mut().interact_size.y = 15.0;
    Grid::new("costs").num_columns(3).spacing(vec2(14.0, 2.5)).show(ui, |ui| {
        for heading in ["", texts::so_far(), texts::in_all()] {
            ui.label(RichText::new(heading).small().color(theme::color(ui, ColorRole::WeakText)));
        }
        ui.end_row();
        for (name, tooltip, done, total) in rows {
            match tooltip {
                Some(tooltip) => ui.label(name).tooltip(|| tooltip),
                // The one name with a term of the glossary.
                None => explained(ui, name.into(), Term::MemoHit),
            };
            for (what, number) in [(texts::so_far(), done), (texts::in_all(), total)] {
                let response = ui.label(RichText::new(&number).font(theme::font(Face::Regular, 13.0)));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts::cost(name, what, &number)));
            }
            ui.end_row();
        }
    });
}

const PLOT_HEIGHT: f32 = 128.0;
/// A line of the plot has about this many points at most.
const MAX_POINTS_OF_CURVE: usize = 120;
/// The plot is at most as high as the number of cells to this power. The calls without a memo leave it there, so that
/// the other lines stay distinct.
const MAX_POWER_OF_CELLS: f64 = 2.6;
/// The sentence below the plot compares this number of coins with twice as many.
const COMPARED_COINS: u64 = 1000;

/// A line of the plot. `log` returns the logarithm, to base 10, of a number for `n` coins.
struct Curve {
    name: fn() -> &'static str,
    role: ColorRole,
    log: fn(Recurrence, usize) -> f64,
}

const CURVES: [Curve; 4] = [
    Curve {
        name: texts::without_memo,
        role: ColorRole::Right,
        log: |recurrence, n| CallCount::without_memo(recurrence, n).log10(),
    },
    Curve {
        name: texts::with_memo,
        role: ColorRole::Left,
        log: |recurrence, n| {
            if recurrence.check_order(FillOrder::Recursion, n).is_err() {
                return f64::NAN;
            }
            let fill = Fill { order: FillOrder::Recursion, recurrence, n };
            (fill.tally(fill.steps()).calls as f64).log10()
        },
    },
    Curve {
        name: texts::cells_of_table,
        role: ColorRole::Mover,
        log: |_, n| (n as f64 * (n as f64 + 1.0) / 2.0).log10(),
    },
    Curve {
        name: texts::n_log_n,
        role: ColorRole::WeakText,
        log: |_, n| (n as f64 * (n as f64).log2()).max(1.0).log10(),
    },
];

/// Shows the curves on a logarithmic axis, with the present row marked, and a sentence below them.
pub fn growth_plot(ui: &mut Ui, state: &State) {
    let (n, recurrence) = (state.n(), state.view().recurrence);
    ui.horizontal_wrapped(|ui| {
        for Curve { name, role, .. } in CURVES {
            let mut text = LayoutJob::default();
            let dot = RichText::new("●").small().color(theme::color(ui, role));
            for part in [dot, RichText::new(format!(" {}", name())).small()] {
                part.append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
            }
            // A name that has no room goes to the next line together with its dot.
            ui.add(Label::new(text).extend());
        }
    });
    let last = (2 * n).max(16);
    let lines = CURVES.map(|Curve { name, role, log }| {
        let points = (1..=last).step_by(last.div_ceil(MAX_POINTS_OF_CURVE)).map(|x| [x as f64, log(recurrence, x)]);
        // The steps of an unusual recursion are counted for short rows only.
        let points = points.filter(|[_, log]| !log.is_nan());
        let style = if role == ColorRole::WeakText { LineStyle::dashed_dense() } else { LineStyle::Solid };
        Line::new(name(), points.collect::<PlotPoints>()).color(theme::color(ui, role)).width(2.0).style(style)
    });
    let marks = CURVES.map(|Curve { role, log, .. }| {
        let point: Vec<_> = Some([n as f64, log(recurrence, n)]).filter(|[_, log]| !log.is_nan()).into_iter().collect();
        Points::new("", point).radius(3.5).color(theme::color(ui, role)).allow_hover(false)
    });
    let here = VLine::new(format!("n = {n}"), n as f64).color(theme::color(ui, ColorRole::Current)).width(1.5);
    let [without_memo, _, cells, _] = CURVES.map(|curve| (curve.log)(recurrence, last));
    let response = plot(last, without_memo.min(MAX_POWER_OF_CELLS * cells))
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
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, texts::plot_of_calls(n)));
    let most = state.view().recurrence.rule().map_or(Most::One, |rule| rule.most);
    ui.label(RichText::new(texts::growth(COMPARED_COINS, most)).color(theme::color(ui, ColorRole::WeakText)));
}

/// Returns an empty plot from 0 to `last` coins, and from one call to ten to the power of `top`.
fn plot(last: usize, top: f64) -> Plot<'static> {
    let power = |mark: GridMark| format!("10{}", superscript(mark.value.max(0.0) as usize));
    // Labels that stand closer than the last value fade, and then some could not be read.
    let y_axis = AxisHints::new_y().formatter(move |mark, _| power(mark)).min_thickness(34.0).label_spacing(4.0..=8.0);
    still_plot("growth", PLOT_HEIGHT, (0.0, last as f64 * 1.04), (-0.04 * top, top * 1.05))
        .x_grid_spacer(uniform_grid_spacer(|input| steps(input.bounds)))
        .y_grid_spacer(uniform_grid_spacer(|input| steps(input.bounds)))
        .x_axis_formatter(|mark, _| fitted(mark.value as i64, 5))
        .custom_y_axes(vec![y_axis])
}

/// Returns the distances between the grid lines of an axis: about six lines between its bounds, at round whole numbers.
fn steps((low, high): (f64, f64)) -> [f64; 3] {
    let rough = (high - low) / 6.0;
    let ten = 10.0_f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * ten).into_iter().find(|step| *step >= rough);
    let step = round.unwrap_or(rough).max(1.0);
    [step, step * 1000.0, step * 1_000_000.0]
}
