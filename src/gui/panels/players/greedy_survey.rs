//! Greedy on many random rows: a survey of rows with an even and one with an odd number of coins, side by side.

use crate::limits::MAX_SURVEY_COINS;
use egui::{Align, Grid, ProgressBar, RichText, Role, Ui, WidgetInfo, vec2};
use egui_plot::{Bar, BarChart, Plot};

use crate::app::job::{Job, Slot, Status};
use crate::app::message::Message;
use crate::app::work::games::RunSurveys;
use crate::game::play::survey::SurveyProgress;
use crate::game::play::survey::{MAX_SURVEY_ROWS, Survey, SurveyError, SurveyFindings, WorstRow};
use crate::game::row::random::Recipe;
use crate::game::{Duel, Players, Strategy};
use crate::gui::dialogs::random::{number, recipe_numbers, recipe_shape};
use crate::gui::widgets::controls::{grid_marks, primary, still_plot};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::notation::Parity;
use crate::number::fitted;
use crate::picture::color_role::ColorRole;
use crate::session::{Document, Session};
use crate::wording::panels::players as texts;
use crate::wording::percent;

/// The size of a loss on a button, in characters.
const LOSS_CHARACTERS: usize = 10;

/// The heights of the plots, in points.
const HISTOGRAM_HEIGHT: f32 = 104.0;
const LOSSES_HEIGHT: f32 = 74.0;
const MAX_BARS: usize = 14;

/// The card: the recipe and the number of the rows, and the survey that was started last.
pub struct SurveyCard {
    recipe: Recipe,
    rows: u64,
    job: Slot<RunSurveys>,
    /// Whether the results are to be scrolled into view, because the survey has just begun.
    reveal: bool,
}

/// The surveys of rows with n and with n + 1 coins, so that one of the two numbers is even.
type SurveyPair = [Survey; 2];
/// The findings of both surveys so far.
type FindingsPair = [SurveyFindings; 2];

impl Default for SurveyCard {
    fn default() -> Self {
        Self { recipe: Recipe { count: 10, ..Recipe::default() }, rows: 100_000, job: Slot::default(), reveal: false }
    }
}

impl SurveyCard {
    /// Shows the survey. An audience sees what was found, and no fields.
    pub fn show(&mut self, ui: &mut Ui, has_fields: bool, out: &mut Vec<Message>) {
        if has_fields {
            self.fields(ui);
        } else if self.job.current().is_some() {
            theme::heading(ui, texts::greedy_on_many_rows());
        }
        let Some(job) = self.job.current() else { return };
        let found = job.found();
        if found.iter().all(|findings| findings.rows == 0) {
            return;
        }
        let shown = ui.vertical(|ui| {
            ui.columns_const(|columns: &mut [Ui; 2]| {
                for ((ui, survey), findings) in columns.iter_mut().zip(&job.work().0).zip(&*found) {
                    ui.vertical(|ui| results(ui, survey, findings, &found, out));
                }
            });
        });
        if self.reveal {
            shown.response.scroll_to_me(Some(Align::BOTTOM));
            // Once both have findings, the results have their full height.
            self.reveal = found.iter().any(|findings| findings.rows == 0);
        }
    }

    fn fields(&mut self, ui: &mut Ui) {
        theme::heading(ui, texts::greedy_on_many_rows());
        ui.label(theme::weak(ui, texts::about_survey()));
        let fields = |name| Grid::new(name).num_columns(2).spacing(vec2(10.0, 5.0));
        let numbers = |ui: &mut Ui, recipe: &mut Recipe| recipe_numbers(ui, recipe, MAX_SURVEY_COINS - 1);
        let shape = |ui: &mut Ui, recipe: &mut Recipe, rows: &mut u64| {
            recipe_shape(ui, recipe);
            number(ui, texts::rows(), rows, 1..=MAX_SURVEY_ROWS);
        };
        let Self { recipe, rows, .. } = self;
        if theme::is_narrow(ui.ctx()) {
            fields("fields").show(ui, |ui| {
                numbers(ui, recipe);
                shape(ui, recipe, rows);
            });
        } else {
            ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                fields("numbers").show(left, |ui| numbers(ui, recipe));
                fields("shape").show(right, |ui| shape(ui, recipe, rows));
            });
        }
        let surveys = surveys(self.recipe, self.rows);
        self.controls(ui, &surveys);
    }

    /// Shows the button that starts or stops the surveys, and their progress.
    fn controls(&mut self, ui: &mut Ui, surveys: &Result<SurveyPair, SurveyError>) {
        if let Err(error) = surveys {
            ui.label(RichText::new(error.to_string()).color(theme::color(ui, ColorRole::Error)));
        }
        ui.horizontal(|ui| {
            if let Some(job) = self.job.current().filter(|job| job.is_running()) {
                if ui.button(texts::stop_survey()).clicked() {
                    job.stop();
                }
            } else if primary(ui, surveys.is_ok(), texts::run_survey())
                && let Ok(surveys) = surveys
            {
                self.job.start(&notices::waker(ui.ctx()), RunSurveys(*surveys));
                self.reveal = true;
            }
            if let Some(job) = self.job.current() {
                progress(ui, job);
            }
        });
    }
}

/// Returns the surveys of rows like `recipe`, and with one coin more.
///
/// # Errors
/// If one of them is not possible.
fn surveys(recipe: Recipe, rows: u64) -> Result<SurveyPair, SurveyError> {
    let survey = |more: usize| Survey::new(Recipe { count: recipe.count + more, ..recipe }, rows);
    Ok([survey(0)?, survey(1)?])
}

/// Shows how many rows are done.
fn progress(ui: &mut Ui, job: &Job<RunSurveys>) {
    let status = job.status();
    if notices::show_failure(ui, texts::rest_of_the_rows(), &status) {
        return;
    }
    let all: u64 = job.work().0.iter().map(Survey::rows).sum();
    let done: u64 = job.found().iter().map(|findings| findings.rows).sum();
    let progress = match status {
        Status::Running => SurveyProgress::Running,
        Status::Stopped if done < all => SurveyProgress::Stopped,
        _ => SurveyProgress::Done,
    };
    let text = theme::weak(ui, texts::survey_rows(progress, done, all));
    let label = || texts::survey_status(progress, done, all);
    if progress == SurveyProgress::Running {
        ui.label(text);
        let response = ui.add(ProgressBar::new(done as f32 / all as f32));
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, label()));
    } else {
        let response = ui.label(text);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label()));
    }
}

/// Shows the findings about the rows of one number of coins. `both` gives the plots their common scale.
fn results(ui: &mut Ui, survey: &Survey, findings: &SurveyFindings, both: &FindingsPair, out: &mut Vec<Message>) {
    let count = survey.recipe().count;
    ui.label(RichText::new(texts::rows_of(count)).font(theme::font(crate::picture::Face::Strong, 13.0)));
    let rows = findings.rows;
    if rows == 0 {
        ui.label(theme::weak(ui, texts::not_started()));
        return;
    }
    ui.label(theme::weak(ui, texts::margin_thrown_away()));
    histogram(ui, count, findings, both);
    ui.label(theme::weak(ui, texts::first_loses()));
    losses(ui, count, findings, both);
    let part = |count| percent(count, rows);
    ui.label(texts::under_best_play(part(findings.best_loses), part(findings.best_draws)));
    ui.label(texts::if_greedy(part(findings.greedy_loses), part(findings.greedy_draws)));
    ui.label(texts::greedy_throws_nothing_away(part(findings.flawless)));
    match &findings.worst {
        None => drop(ui.label(texts::no_worst_row())),
        Some(worst) => {
            let response = ui.button(texts::open_worst_row(fitted(-worst.thrown_away, LOSS_CHARACTERS)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::open_worst_row_of(count)));
            let row = worst.row.to_string();
            let shown = if row.chars().count() > 80 { row.chars().take(80).collect::<String>() + " …" } else { row };
            if response.tooltip(|| shown).clicked() {
                out.push(Message::OpenSession(Box::new(session_of(survey, worst))));
            }
        }
    }
}

/// Shows the share of rows by the margin that greedy throws away. Both surveys have bars and axes of the same size.
fn histogram(ui: &mut Ui, coins: usize, findings: &SurveyFindings, both: &FindingsPair) {
    let width = both.iter().map(|findings| findings.thrown_away.width(MAX_BARS)).fold(2, i64::max);
    let share = |count: u64, findings: &SurveyFindings| 100.0 * count as f64 / findings.rows as f64;
    let all = both.iter().flat_map(|findings| {
        let bars = findings.thrown_away.bars_of(width).into_iter();
        bars.map(|bar| (share(bar.count, findings), bar.high))
    });
    let (top, end) = all.fold((1.0, width), |(top, end), (share, high)| (share.max(top), high.max(end)));
    let top = both.iter().map(|findings| share(findings.flawless, findings)).fold(top, f64::max);
    let bar = |low: i64, count: u64, name: String, role: ColorRole| {
        let middle = low as f64 + width as f64 / 2.0;
        let bar = Bar::new(middle, share(count, findings)).width(0.9 * width as f64).name(name);
        bar.fill(theme::color(ui, role))
    };
    // The rows on which nothing is thrown away have a bar of their own, left of the others.
    let mut bars = vec![bar(-width, findings.flawless, texts::nothing().to_owned(), ColorRole::Mover)];
    bars.extend(findings.thrown_away.bars_of(width).into_iter().map(|numbers| {
        let has_zero = numbers.low == 0;
        let count = if has_zero { numbers.count - findings.flawless } else { numbers.count };
        // The margin thrown away is always even.
        let least = if has_zero { 2 } else { numbers.low };
        bar(numbers.low, count, texts::from_to(least, numbers.high - 2), ColorRole::Other)
    }));
    let chart = BarChart::new(texts::throws_away(), bars);
    let nothing = -0.5 * width as f64;
    let marks = [nothing, (end / 2 / width * width) as f64, end as f64];
    let id = if coins.is_multiple_of(2) { "thrown-away-even" } else { "thrown-away-odd" };
    plot_of_shares(id, HISTOGRAM_HEIGHT, (-(width as f64), 1.06 * end as f64), top)
        .x_grid_spacer(move |input| grid_marks(marks, input.bounds))
        .x_axis_formatter(|mark, _| fitted(mark.value.max(0.0).round() as i64, 5))
        .show(ui, |plot| plot.bar_chart(chart))
        .response
        .widget_info(|| WidgetInfo::labeled(Role::Figure, true, texts::what_greedy_throws_away(Parity::of(coins))));
}

/// Shows how often First loses under best play and by greedy. Both surveys have the same scale.
fn losses(ui: &mut Ui, coins: usize, findings: &SurveyFindings, both: &FindingsPair) {
    let shares = |findings: &SurveyFindings| {
        [findings.best_loses, findings.greedy_loses].map(|count| 100.0 * count as f64 / findings.rows.max(1) as f64)
    };
    let top = both.iter().flat_map(shares).fold(1.0, f64::max);
    let [best, greedy] = shares(findings);
    let bar = |at: f64, share: f64, name: &str, role: ColorRole| {
        Bar::new(at, share).width(0.5).name(name).fill(theme::color(ui, role))
    };
    let bars =
        vec![bar(0.0, best, texts::best_play(), ColorRole::Mover), bar(1.0, greedy, texts::greedy(), ColorRole::Other)];
    let id = if coins.is_multiple_of(2) { "lost-even" } else { "lost-odd" };
    plot_of_shares(id, LOSSES_HEIGHT, (-0.6, 1.6), top)
        .x_grid_spacer(|input| grid_marks([0.0, 1.0], input.bounds))
        .x_axis_formatter(|mark, _| if mark.value < 0.5 { texts::best_play() } else { texts::greedy() }.to_owned())
        .show(ui, |plot| plot.bar_chart(BarChart::new(texts::first_loses(), bars)))
        .response
        .widget_info(|| WidgetInfo::labeled(Role::Figure, true, texts::how_often_first_loses(Parity::of(coins))));
}

/// Returns an empty plot of shares of the rows, in percent. `top` is the largest share.
fn plot_of_shares(id: &'static str, height: f32, x: (f64, f64), top: f64) -> Plot<'static> {
    still_plot(id, height, x, (0.0, top * 1.08))
        .show_grid([false, true])
        .y_grid_spacer(move |input| grid_marks(steps(top), input.bounds))
        .y_axis_formatter(|mark, _| format!("{} %", mark.value))
        .y_axis_min_width(28.0)
}

/// Returns a few round numbers from 0 to about `top`.
fn steps(top: f64) -> Vec<f64> {
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0];
    let step = steps.into_iter().find(|step| 4.0 * step >= top).unwrap_or(50.0);
    (0..=4).map(|number| f64::from(number) * step).filter(|mark| *mark <= top * 1.08).collect()
}

/// Returns a session of the worst row with greedy as First. Its words say how the row was found.
fn session_of(survey: &Survey, worst: &WorstRow) -> Session {
    let title = texts::worst_row_title(-worst.thrown_away);
    let words = texts::worst_row_notes(survey.recipe(), survey.rows(), worst);
    let duel = Duel::new(Players { first: Strategy::Greedy, second: Strategy::Optimal });
    Session::new(Document { title, duel, ..worst.row.clone().into() }.with_words(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    #[test]
    fn the_worst_row_opens_with_greedy_as_first_and_with_its_origin_in_its_words() {
        let survey = Survey::new(Recipe { count: 4, seed: 7, ..Recipe::default() }, 1000).unwrap();
        let row = "8 15 3 7".parse().unwrap();
        let session = session_of(&survey, &WorstRow { thrown_away: 14, number: 122, row, difference: 11, margin: -3 });
        assert_eq!(session.document.duel.players, Players { first: Strategy::Greedy, second: Strategy::Optimal });
        assert_eq!(session.document.title, said("panels.players-worst-row-title", &["−14"]));
        assert_eq!(
            session.document.stops[0].words,
            "Row 123 of 1,000: 4 uniform coins from 1 to 20, seed 7. A greedy First ends 3 behind, and best play \
             ends 11 ahead. Greedy throws away 14 of the margin, and no other row of the survey cost more."
        );
    }
}
