//! The bar above the table: recurrence, fill order and layout.

use egui::{Button, ComboBox, FontId, Response, Shape, Stroke, Ui, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{FillOrder, Recurrence};
use crate::gui::{keys, theme};
use crate::number::{exact, fitted};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Layout;
use crate::wording::numbers_text;

/// The numbers of a result are shortened to this many characters: the first of these for which there is room.
const RESULT_CHARACTERS: [usize; 3] = [9, 7, 5];
/// The height of the bar, in points.
const HEIGHT: f32 = 36.0;
const LAYOUT_WIDTH: f32 = 36.0;
/// The widths of the parts of the bar with the space behind them, in points.
const HEADING_WIDTH: f32 = 58.0;
const EQUALS_WIDTH: f32 = 9.0;
const ORDERS_WIDTH: f32 = 134.0;
const ORDERS_AND_LAYOUTS_WIDTH: f32 = ORDERS_WIDTH + 8.0 + 2.0 * (LAYOUT_WIDTH + 5.0) + 5.0;

/// Shows the bar on one line, or on two if it is too long for one.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
    // Results that are too long for a line are shortened. Their tooltips are exact.
    let room = ui.available_width();
    let results = |characters: usize| {
        // Predict may ask for the result: then these texts do not show it.
        let shown = |value| state.result_text(value, |value| fitted(value, characters));
        Recurrence::ALL.map(|recurrence| numbers_text(recurrence, state.result_cell(), shown))
    };
    let fits = |results: &[String; 4]| HEADING_WIDTH + recurrences_width(ui, results) <= room;
    let results = RESULT_CHARACTERS.into_iter().map(results).find(fits).unwrap_or_default();
    let in_one_line = HEADING_WIDTH + recurrences_width(ui, &results) + ORDERS_AND_LAYOUTS_WIDTH <= room;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = HEIGHT;
        theme::heading(ui, "Table");
        ui.add_space(4.0);
        recurrences(ui, state, &results, out);
        if in_one_line {
            ui.add_space(4.0);
            orders_and_layouts(ui, state, HEIGHT, out);
        }
    });
    if !in_one_line {
        ui.horizontal(|ui| orders_and_layouts(ui, state, ui.spacing().interact_size.y, out));
    }
}

fn orders_and_layouts(ui: &mut Ui, state: &State, height: f32, out: &mut Vec<Message>) {
    orders(ui, state, out);
    ui.add_space(4.0);
    for layout in Layout::ALL {
        layout_button(ui, layout, height, state.view().layout == layout, out);
    }
}

/// Shows a button for each recurrence, with the result of the whole row in the numbers of that recurrence.
fn recurrences(ui: &mut Ui, state: &State, results: &[String; 4], out: &mut Vec<Message>) {
    for (recurrence, short_result) in Recurrence::ALL.into_iter().zip(results) {
        let selected = state.view().recurrence == recurrence;
        if recurrence != Recurrence::ALL[0] {
            ui.label("=");
        }
        let command = Command::of_recurrence(recurrence);
        let response = two_line_button(ui, recurrence.name(), short_result, selected);
        let about = command.about();
        let result = numbers_text(recurrence, state.result_cell(), |value| state.result_text(value, exact));
        let label = format!("{}: {result}", about.label);
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, selected, &label));
        let tooltip = format!(
            "{} ({})\nThe whole row: {result}, the same result in all four",
            about.tooltip,
            keys::shortcut_text(command, ui.ctx())
        );
        if response.on_hover_text(tooltip).clicked() {
            out.push(command.into());
        }
    }
}

/// Shows a button with a smaller second line, if that is not empty.
fn two_line_button(ui: &mut Ui, first: &str, second: &str, selected: bool) -> Response {
    let (fill, role) = theme::choice(selected);
    let weak = theme::color(ui, if selected { role } else { ColorRole::WeakText });
    let (fill, role) = (theme::color(ui, fill), theme::color(ui, role));
    let response = ui.add(Button::new("").fill(fill).min_size(vec2(button_width(ui, first, second), HEIGHT)));
    let lines = [(first, name_font(), role), (second, result_font(), weak)];
    let lines = lines.map(|(text, font, color)| ui.painter().layout_no_wrap(text.to_owned(), font, color));
    let shown = if second.is_empty() { 1 } else { 2 };
    let mut top = response.rect.center().y - lines[..shown].iter().map(|line| line.size().y).sum::<f32>() / 2.0;
    for line in lines.into_iter().take(shown) {
        let size = line.size();
        ui.painter().galley(pos2(response.rect.center().x - size.x / 2.0, top), line, role);
        top += size.y;
    }
    response
}

fn name_font() -> FontId {
    theme::font(Face::Strong, 13.0)
}

fn result_font() -> FontId {
    theme::font(Face::Regular, 11.0)
}

fn button_width(ui: &Ui, first: &str, second: &str) -> f32 {
    let (first, second) = (theme::text_width(ui, first, name_font()), theme::text_width(ui, second, result_font()));
    (first.max(second) + 12.0).max(42.0)
}

/// Returns the width of the buttons of the recurrences with the signs between them, in points.
fn recurrences_width(ui: &Ui, results: &[String; 4]) -> f32 {
    let buttons = Recurrence::ALL
        .into_iter()
        .zip(results)
        .map(|(recurrence, result)| button_width(ui, recurrence.name(), result) + ui.spacing().item_spacing.x);
    buttons.sum::<f32>() + 3.0 * (EQUALS_WIDTH + ui.spacing().item_spacing.x)
}

/// Shows the menu of fill orders.
fn orders(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let present = state.view().fill_order;
    let response = ComboBox::from_id_salt("fill order")
        .selected_text(present.name())
        .width(ORDERS_WIDTH)
        .truncate()
        .show_ui(ui, |ui| {
            for order in FillOrder::ALL {
                let command = Command::of_order(order);
                let about = command.about();
                let text = format!("by {}", order.name());
                let button =
                    Button::selectable(order == present, text).shortcut_text(keys::shortcut_text(command, ui.ctx()));
                if ui.add(button).on_hover_text(about.tooltip).clicked() {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name("Fill order").on_hover_text("The order in which the cells are written (5 to 8)");
}

/// Shows a button with a small picture of the layout.
fn layout_button(ui: &mut Ui, layout: Layout, height: f32, selected: bool, out: &mut Vec<Message>) {
    let (fill, role) = theme::choice(selected);
    let response = ui.add(Button::new("").fill(theme::color(ui, fill)).min_size(vec2(LAYOUT_WIDTH, height)));
    let label = format!("Layout: {}", layout.name());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, selected, &label));
    let color = theme::color(ui, role);
    let center = response.rect.center();
    let corners = match layout {
        Layout::Square => [vec2(-6.5, -6.5), vec2(6.5, -6.5), vec2(6.5, 6.5)],
        Layout::Triangle => [vec2(0.0, -6.5), vec2(7.5, 6.0), vec2(-7.5, 6.0)],
    };
    let points = corners.map(|corner| center + corner).to_vec();
    ui.painter().add(Shape::closed_line(points, Stroke::new(1.8, color)));
    let tooltip = format!("{} ({})", label, keys::shortcut_text(Command::ToggleLayout, ui.ctx()));
    if response.on_hover_text(tooltip).clicked() && !selected {
        out.push(Command::ToggleLayout.into());
    }
}
