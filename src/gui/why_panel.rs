//! Why it is dynamic programming: the recursion as a tree of calls, which folds into the graph of its distinct
//! intervals, the memo, and that into the table; and what all of it costs.

use egui::{Align, Button, Grid, Id, Layout, RichText, Role, Sense, Slider, TextStyle, Ui, WidgetInfo, vec2};
use egui_plot::{Legend, Line, LineStyle, Plot, PlotPoints, Points, VLine, uniform_grid_spacer};

use super::command::Message;
use super::state::State;
use super::{paint, step_panel, table_bar, theme};
use crate::game::count::CallCount;
use crate::game::row::group_thousands;
use crate::game::{Fill, FillOrder, Recurrence, Row, Window};
use crate::picture::ink::Ink;
use crate::picture::number::exact;
use crate::picture::recursion::{Calls, Scene, View};
use crate::picture::{Face, Point};

/// What stands below the picture, in points, and the least that the picture has.
const BELOW: f32 = 322.0;
const LEAST_PICTURE: f32 = 190.0;
const TEXT_HEIGHT: f32 = 34.0;
const PLOT_HEIGHT: f32 = 140.0;
/// The most points of a line of the plot.
const MOST_POINTS: usize = 120;
const STAGES: [(&str, f64, &str); 3] = [
    ("tree", 0.0, "Every call of the recursion without a memo"),
    ("graph", 1.0, "With a memo, each interval is computed once"),
    ("table", 2.0, "In a good order, no call is needed at all"),
];

/// The picture of the calls, and how it is looked at.
#[derive(Default)]
pub struct WhyPanel {
    drawn: Option<(Row, Calls, Window)>,
    zoom: Option<(f32, (f32, f32))>,
}

impl WhyPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let recurrence = state.view().recurrence;
        let is_current =
            self.drawn.as_ref().is_some_and(|(row, calls, _)| row == state.row() && calls.recurrence() == recurrence);
        if !is_current {
            let calls = Calls::new(recurrence, state.n());
            let window = calls.window(state.table());
            self.drawn = Some((state.row().clone(), calls, window));
            self.zoom = None;
        }
        stages(ui, state, self.pointed_at(state), out);
        self.picture(ui, state, out);
        egui::ScrollArea::vertical().id_salt("costs").auto_shrink([false, true]).show(ui, |ui| {
            costs(ui, state);
            ui.add_space(4.0);
            growth(ui, state);
        });
    }

    /// What the interval that is pointed at or pinned comes to, and how often it is called.
    fn pointed_at(&self, state: &State) -> Option<String> {
        let (_, calls, _) = self.drawn.as_ref()?;
        let interval = state.pointed_at().filter(|interval| calls.copies(*interval) > 0)?;
        let numbers = table_bar::reading(calls.recurrence(), &state.derivation(interval).cell, exact);
        let times = match calls.copies(interval) {
            1 => "once".to_owned(),
            copies => format!("{copies} times"),
        };
        let here = if calls.is_whole() { "" } else { " in this part" };
        Some(format!("{}: {numbers}. Called {times}{here}.", step_panel::title_of(interval)))
    }

    fn picture(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let Some((_, calls, window)) = &self.drawn else { return };
        let height = (ui.available_height() - BELOW).max(LEAST_PICTURE);
        let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
        let mut view = View::new(paint::from_egui(area));
        if let Some((zoom, pan)) = self.zoom {
            view = View { zoom, pan, ..view };
        }
        if response.contains_pointer()
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        {
            // The wheel zooms, and so do a pinch and Ctrl with the wheel.
            let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = pinch * (wheel / 200.0).exp();
            if factor != 1.0 {
                view = view.zoomed(Point::new(pointer.x, pointer.y), factor);
            }
        }
        let drag = response.drag_delta();
        view = view.panned((drag.x, drag.y));
        if response.double_clicked() {
            view = View::new(view.area);
        }
        self.zoom = (view.zoom != 1.0).then_some((view.zoom, view.pan));

        let (plan, folded) = (state.plan(), state.fold.head() as f32);
        let step_number = |interval| plan.write_step(interval).map(|step| step + 1);
        let lit = state.pointed_at();
        let scene = Scene { calls, window, view, stage: folded, lit, step_number: &step_number };
        let painter = ui.painter_at(area);
        let ground = theme::ground(ui.ctx());
        painter.rect_filled(area, 8.0, theme::ink(ui, Ink::Ground));
        painter.extend(paint::shapes(&painter, ground, scene.marks()));
        let hit = response.hover_pos().and_then(|at| scene.hit(Point::new(at.x, at.y)));
        let hit = hit.and_then(|number| calls.all()[number].interval);
        if let Some(interval) = hit {
            out.push(Message::Hover(interval));
            if response.clicked() {
                out.push(Message::Pin((state.pinned != Some(interval)).then_some(interval)));
            }
        }
        name_nodes(ui, &scene);
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, "Calls of the recursion"));
    }
}

/// Tells screen readers of each interval that is drawn, once.
fn name_nodes(ui: &Ui, scene: &Scene) {
    for (number, rect) in scene.shown() {
        let call = scene.calls.all()[number];
        let Some(interval) = call.interval.filter(|_| call.first_copy == number) else { continue };
        let rect = paint::to_egui(rect).intersect(ui.clip_rect());
        if !rect.is_positive() {
            continue;
        }
        let response = ui.interact(rect, Id::unique(("call", interval.i, interval.j)), Sense::hover());
        let copies = scene.calls.copies(interval);
        let label = format!("call {} to {}, {copies} of them", interval.i, interval.j);
        response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &label));
    }
}

/// The three stages as buttons, a slider between them, and a line on what is seen.
fn stages(ui: &mut Ui, state: &State, pointed_at: Option<String>, out: &mut Vec<Message>) {
    let target = state.fold.resting_head();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (number, (name, stage, tooltip)) in STAGES.into_iter().enumerate() {
            if number > 0 {
                ui.label("→");
            }
            let selected = target == stage;
            let (fill, ink) = if selected { (Ink::First, Ink::OnFirst) } else { (Ink::Cell, Ink::Text) };
            let button = Button::new(RichText::new(name).color(theme::ink(ui, ink))).fill(theme::ink(ui, fill));
            let response = ui.add(button);
            let label = format!("Fold to {name}");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.on_hover_text(tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let mut head = state.fold.head();
        ui.spacing_mut().slider_width = (ui.available_width() - 14.0).max(60.0);
        let slider = ui.add(Slider::new(&mut head, 0.0..=2.0).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, head, "Tree to table"));
        if slider.changed() {
            out.push(Message::FoldAt(head));
        }
    });
    let text = match pointed_at {
        Some(text) => text,
        None if target < 0.5 => {
            let calls = CallCount::without_memo(state.view().recurrence, state.n());
            format!("Without a memo: {calls} calls. The same intervals come again and again.")
        }
        None if target < 1.5 => "With a memo each interval is computed once; every other call is a hit.".to_owned(),
        None => "Put in order, each cell finds what it reads already there. The number is its step.".to_owned(),
    };
    // Always two lines, so that the picture stays where it is.
    ui.allocate_ui_with_layout(vec2(ui.available_width(), TEXT_HEIGHT), Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(TEXT_HEIGHT);
        ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
    });
}

/// What is done so far, and in all.
fn costs(ui: &mut Ui, state: &State) {
    let (plan, n) = (state.plan(), state.n());
    let steps = state.fill.resting_head() as u64;
    let (done, total) = (plan.tally(steps), plan.tally(plan.steps()));
    let memo = Fill { order: FillOrder::Recursion, ..plan };
    let with_memo = memo.tally(memo.steps());
    let recurses = plan.order == FillOrder::Recursion;
    let count = |number: u64| group_thousands(number as i64);
    let so_far = |number: u64| if recurses { count(number) } else { "–".to_owned() };
    let without = CallCount::without_memo(plan.recurrence, n);
    let rows = [
        ("calls without a memo", "–".to_owned(), without.to_string()),
        ("calls with a memo", so_far(done.calls), count(with_memo.calls)),
        ("memo hits among them", so_far(done.hits), count(with_memo.hits)),
        ("cells written", count(done.cells), count(total.cells)),
        ("additions", count(done.additions), count(total.additions)),
        ("comparisons", count(done.comparisons), count(total.comparisons)),
    ];
    ui.spacing_mut().interact_size.y = 15.0;
    Grid::new("costs").num_columns(3).spacing(vec2(14.0, 2.5)).show(ui, |ui| {
        let weak = |ui: &mut Ui, text: &str| ui.label(RichText::new(text).small().color(theme::ink(ui, Ink::WeakText)));
        weak(ui, "");
        weak(ui, "so far");
        weak(ui, "in all");
        ui.end_row();
        for (name, done, total) in rows {
            let row = ui.label(name);
            for (what, text) in [("so far", done), ("in all", total)] {
                let formula = if name == "calls without a memo" && what == "in all" && without.formula() != text {
                    format!("{text} = {}", without.formula())
                } else {
                    text
                };
                let response = ui.label(RichText::new(&formula).font(theme::font(Face::Mono, 12.0)));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}, {what}: {formula}")));
            }
            if name == "calls without a memo" && plan.recurrence == Recurrence::TwoAhead {
                row.on_hover_text("Four calls each, those on empty intervals among them");
            } else if name == "additions" {
                row.on_hover_text("Of values; differences count, steps of the loops do not");
            }
            ui.end_row();
        }
    });
}

/// Calls against the number of coins, on a logarithmic axis.
fn growth(ui: &mut Ui, state: &State) {
    let n = state.n() as f64;
    let recurrence = state.view().recurrence;
    let last = (2.0 * n).max(16.0);
    let line = |name: &str, ink: Ink, style: LineStyle, log: &dyn Fn(f64) -> f64| {
        let step = (last as usize).div_ceil(MOST_POINTS);
        let points: PlotPoints =
            (1..=last as usize).step_by(step).map(|x| [x as f64, log(x as f64).max(0.0)]).collect();
        Line::new(name, points).color(theme::ink(ui, ink)).width(2.0).style(style)
    };
    let log_calls = |x: f64| match recurrence {
        // (4^(x/2 + 1) − 1) / 3, and 2^x − 1, by their logarithms, which stay small.
        Recurrence::TwoAhead => (x / 2.0 + 1.0) * 4.0_f64.log10() - 3.0_f64.log10(),
        _ => x * 2.0_f64.log10() + (1.0 - 2.0_f64.powf(-x)).log10(),
    };
    let memo = |n: usize| {
        let fill = Fill { order: FillOrder::Recursion, recurrence, n };
        fill.tally(fill.steps()).calls as f64
    };
    let lines = [
        line("without a memo", Ink::Right, LineStyle::Solid, &log_calls),
        line("with a memo", Ink::Left, LineStyle::Solid, &|x| memo(x as usize).log10()),
        line("cells: n(n + 1) / 2", Ink::First, LineStyle::Solid, &|x| (x * (x + 1.0) / 2.0).log10()),
        line("n log₂ n", Ink::WeakText, LineStyle::dashed_dense(), &|x| (x * x.log2()).max(1.0).log10()),
    ];
    let marks =
        [(log_calls(n), Ink::Right), (memo(state.n()).log10(), Ink::Left), ((n * (n + 1.0) / 2.0).log10(), Ink::First)];
    let points = marks
        .map(|(log, ink)| Points::new("", vec![[n, log]]).radius(4.0).color(theme::ink(ui, ink)).allow_hover(false));
    let here = VLine::new("", n).color(theme::ink(ui, Ink::Current)).width(1.5);
    let response = Plot::new("growth")
        .height(PLOT_HEIGHT)
        .legend(Legend::default().position(egui_plot::Corner::LeftTop).text_style(TextStyle::Small))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_crosshair(false)
        .x_grid_spacer(uniform_grid_spacer(|input| {
            let (low, high) = input.bounds;
            let rough = (high - low) / 8.0;
            let ten = 10.0_f64.powf(rough.log10().floor());
            let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * ten).into_iter().find(|step| *step >= rough);
            let step = step.unwrap_or(rough).max(1.0);
            [step, step * 100.0, step * 1000.0]
        }))
        .y_axis_formatter(|mark, _| power(mark.value))
        .y_axis_min_width(34.0)
        .show(ui, |plot| {
            for line in lines {
                plot.line(line);
            }
            plot.vline(here);
            for point in points {
                plot.points(point);
            }
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, "Calls against coins"));
    let cells = |n: u64| group_thousands((n * (n + 1) / 2) as i64);
    let coins = state.n() as u64;
    let n_log_n = group_thousands((n * n.log2()).round() as i64);
    let text = format!(
        "The double loop is quadratic: twice the coins, four times the cells ({} for {coins}, {} for {}). \
         It is not n log n, which would be {n_log_n}.",
        cells(coins),
        cells(2 * coins),
        2 * coins
    );
    ui.label(RichText::new(text).color(theme::ink(ui, Ink::WeakText)));
}

/// A power of ten for an axis: `10²`; nothing between whole ones.
fn power(log: f64) -> String {
    if log.fract().abs() > 1e-6 {
        return String::new();
    }
    let digits = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit.to_digit(10).unwrap_or_default() as usize);
    let exponent: String = format!("{:.0}", log.abs()).chars().filter_map(digits).collect();
    format!("10{exponent}")
}
