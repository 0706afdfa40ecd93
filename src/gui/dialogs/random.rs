//! The dialog that draws a random row.

use crate::limits::MAX_COINS_SHOWN;
use egui::{Grid, Key, Response, RichText, Ui};

use crate::app::job::{Job, Slot, Status, Waker};
use crate::app::message::{Edit, Message};
use crate::app::work::games::DrawRow;
use crate::game::Row;
use crate::game::row::BoundsError;
use crate::game::row::random::{Recipe, RowShape, fresh_seed};
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::widgets::controls::{is_chosen, last_buttons, primary, select_all};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{notices, theme};
use crate::number::{exact, typed};
use crate::picture::color_role::ColorRole;
use crate::wording::dialogs::{buttons, random as wording};
use crate::wording::first_coins;
use crate::wording::widgets;

/// The height of the text about swapped limits, in points.
const SWAPPED_HEIGHT: f32 = 38.0;

/// Asks for the recipe of a random row, and shows the row.
pub struct RandomDialog {
    recipe: Recipe,
    /// The job that draws the row of a recipe.
    drawing: Slot<DrawRow>,
    /// The last recipe that was finished, and its row.
    drawn: Option<(Recipe, Result<Row, BoundsError>)>,
    /// The recipe whose row is used as soon as it is drawn, because Return was pressed while nothing was typed.
    wanted: Option<Recipe>,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl RandomDialog {
    /// Creates a dialog that starts with this recipe.
    pub fn new(recipe: Recipe) -> Self {
        Self { recipe, drawing: Slot::default(), drawn: None, wanted: None, opened: false }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        set_width(ui, 360.0);
        heading(ui, wording::heading());
        ui.add_space(4.0);
        // The first Return ends the typing in a field.
        if ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.wanted = Some(self.recipe);
        }
        let recipe = &mut self.recipe;
        Grid::new("recipe").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
            let first = recipe_numbers(ui, recipe, crate::limits::MAX_COINS);
            if !std::mem::replace(&mut self.opened, true) {
                select_all(ui, first.id, exact(recipe.count as i64).chars().count());
            }
            recipe_shape(ui, recipe);
        });
        let swapped = self.recipe.low > self.recipe.high;
        let text = if swapped { wording::bounds_are_swapped(self.recipe.high, self.recipe.low) } else { String::new() };
        // The room is there in any case, so that nothing moves.
        theme::text_in_room(ui, SWAPPED_HEIGHT, RichText::new(text).color(theme::color(ui, ColorRole::Text)));
        let failure = self.draw(&notices::waker(ui.ctx()));
        if let Some(reason) = failure {
            ui.label(RichText::new(reason).color(theme::color(ui, ColorRole::Error)));
        }
        let Some((recipe, row)) = &self.drawn else { return };
        let is_current = *recipe == self.recipe;
        ui.add_space(4.0);
        match row {
            Ok(row) => {
                let coins = first_coins(row, MAX_COINS_SHOWN);
                let text = RichText::new(coins).monospace().color(theme::color(ui, ColorRole::WeakText));
                ui.add(egui::Label::new(text).wrap());
            }
            Err(error) => {
                ui.label(RichText::new(error.to_string()).color(theme::color(ui, ColorRole::Error)));
            }
        }
        ui.add_space(8.0);
        last_buttons(ui, |ui| {
            let chosen = primary(ui, row.is_ok() && is_current, wording::use_this_row());
            let is_wanted = is_current && self.wanted == Some(*recipe);
            if let (true, Ok(row)) = (chosen || is_wanted, row) {
                out.push(Message::Edit(Edit::Drawn(*recipe, row.clone())));
                out.push(Message::CloseDialog);
            }
            if ui.button(buttons::cancel()).clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }

    /// Draws the row of the present recipe in the background. Returns why it could not be drawn, if it has failed.
    ///
    /// A running job is finished first, so that rows are shown while a number is dragged.
    fn draw(&mut self, waker: &Waker) -> Option<String> {
        if self.drawn.as_ref().is_some_and(|(recipe, _)| *recipe == self.recipe) {
            return None;
        }
        if self.drawing.current().is_none() {
            self.drawing.get_or_start(waker, DrawRow(self.recipe));
        }
        let (status, drawn) = self.drawing.current().map(|job| (job.status(), job.work().0))?;
        match status {
            Status::Running => None,
            Status::Failed(reason) => {
                if drawn != self.recipe {
                    // Another recipe may be drawn.
                    self.drawing.clear();
                    waker.wake();
                }
                Some(wording::not_drawn(&reason))
            }
            Status::Done | Status::Stopped => {
                self.drawn = self.drawing.take().and_then(Job::into_found).map(|row| (drawn, row));
                waker.wake();
                None
            }
        }
    }
}

/// Shows the numbers of a recipe for at most `max_coins` coins, each in a row of a grid. Returns the first field.
pub fn recipe_numbers(ui: &mut Ui, recipe: &mut Recipe, max_coins: usize) -> Response {
    let first = number(ui, widgets::how_many_coins(), &mut recipe.count, 1..=max_coins);
    number(ui, widgets::smallest(), &mut recipe.low, -crate::game::MAX_VALUE..=crate::game::MAX_VALUE);
    number(ui, widgets::largest(), &mut recipe.high, -crate::game::MAX_VALUE..=crate::game::MAX_VALUE);
    first
}

/// Shows the shape and the seed of a recipe, each in a row of a grid.
pub fn recipe_shape(ui: &mut Ui, recipe: &mut Recipe) {
    let label = ui.label(widgets::shape());
    let shapes =
        egui::ComboBox::from_id_salt("shape").selected_text(recipe.shape.name()).width(108.0).show_ui(ui, |ui| {
            for shape in RowShape::ALL {
                let item = ui.selectable_label(shape == recipe.shape, shape.name());
                if is_chosen(ui, &item) {
                    recipe.shape = shape;
                }
            }
        });
    shapes.response.labelled_by(label.id);
    ui.end_row();
    let label = ui.label(widgets::seed());
    ui.horizontal(|ui| {
        ui.add(egui::DragValue::new(&mut recipe.seed).range(0..=u64::from(u32::MAX)))
            .labelled_by(label.id)
            .tooltip(widgets::seed_tooltip);
        if ui.button(widgets::new_seed()).tooltip(widgets::new_seed_tooltip).clicked() {
            recipe.seed = fresh_seed();
        }
    });
    ui.end_row();
}

/// Shows a number in a row of a grid, with its range as the tooltip.
pub fn number<N: egui::emath::Numeric>(
    ui: &mut Ui,
    name: &str,
    value: &mut N,
    range: std::ops::RangeInclusive<N>,
) -> Response {
    let label = ui.label(name);
    let limits = widgets::range(range.start().to_f64(), range.end().to_f64());
    let field = egui::DragValue::new(value).range(range).speed(0.2);
    let field = field
        .custom_formatter(|value, _| exact(value as i64))
        .custom_parser(|text| typed(text).map(|number| number as f64));
    let response = ui.add(field).labelled_by(label.id).tooltip(|| limits);
    ui.end_row();
    response
}

#[cfg(test)]
mod tests {
    use crate::limits::MAX_COINS;
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    #[test]
    fn while_a_number_is_dragged_one_row_at_a_time_is_drawn_and_in_the_end_that_of_the_last_recipe() {
        let recipe = |count| Recipe { count, ..Recipe::default() };
        let mut dialog = RandomDialog::new(recipe(MAX_COINS));
        let waker = Waker::default();
        dialog.draw(&waker);
        let first = dialog.drawing.current().map_or(recipe(MAX_COINS), |job| job.work().0);
        for count in 1..=50 {
            dialog.recipe = recipe(MAX_COINS - count);
            dialog.draw(&waker);
            let asked = [first, dialog.recipe];
            let is_known = |recipe: &Recipe| asked.contains(recipe) || recipe.count > MAX_COINS - 50;
            assert!(dialog.drawing.current().is_none_or(|job| is_known(&job.work().0)));
        }
        while dialog.drawn.as_ref().is_none_or(|(drawn, _)| *drawn != dialog.recipe) {
            sleep(Duration::from_millis(1));
            assert_eq!(dialog.draw(&waker), None);
        }
        let (_, row) = dialog.drawn.as_ref().unwrap();
        assert_eq!(row.as_ref().map(Row::len), Ok(MAX_COINS - 50));
    }
}
