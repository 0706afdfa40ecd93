//! The fields of a recipe for random rows.

use egui::{Response, Ui};

use crate::game::row::random::{Recipe, RowShape, fresh_seed};
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::wording::widgets;

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
    let field = field.custom_formatter(|value, _| exact(value as i64)).custom_parser(parse_grouped);
    let response = ui.add(field).labelled_by(label.id).tooltip(|| limits);
    ui.end_row();
    response
}

/// Returns the number that a text stands for. Its digits may be grouped by commas, and its minus sign may be `−`.
fn parse_grouped(text: &str) -> Option<f64> {
    text.replace([',', ' ', '_'], "").replace('−', "-").parse().ok()
}
