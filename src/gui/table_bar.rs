//! The bar above the table: what is computed, in which order, and how it is laid out.

use egui::{Button, ComboBox, Response, Shape, Stroke, Ui, pos2, vec2};

use super::command::{Command, Message};
use super::state::State;
use super::theme;
use crate::game::{Cell, FillOrder, Recurrence};
use crate::picture::Face;
use crate::picture::grid::Layout;
use crate::picture::ink::Ink;
use crate::picture::number::{exact, fitted};

/// How many characters a number of the result has below its recurrence; the tooltip has all of them.
const RESULT_ROOM: usize = 7;
/// The height of the bar, and the width from which on it takes one line, in points.
const HEIGHT: f32 = 36.0;
const LAYOUT_WIDTH: f32 = 36.0;
const NEEDED_FOR_ONE_LINE: f32 = 610.0;

pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
    let has_room = ui.available_width() >= NEEDED_FOR_ONE_LINE;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = HEIGHT;
        theme::heading(ui, "Table");
        ui.add_space(4.0);
        recurrences(ui, state, out);
        if has_room {
            ui.add_space(4.0);
            orders_and_layouts(ui, state, HEIGHT, out);
        }
    });
    if !has_room {
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

/// A button for each recurrence, with the row's one result as that recurrence reads it.
fn recurrences(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    for recurrence in Recurrence::ALL {
        let selected = state.view().recurrence == recurrence;
        if recurrence != Recurrence::ALL[0] {
            ui.label("=");
        }
        let command = Command::of_recurrence(recurrence);
        let shown = reading(recurrence, state.result_cell(), |value| fitted(value, RESULT_ROOM));
        let response = two_line_button(ui, recurrence.name(), &shown, selected);
        let about = command.about();
        let result = reading(recurrence, state.result_cell(), exact);
        let label = format!("{}: {result}", about.label);
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, selected, &label));
        let tooltip = format!(
            "{} ({})\nThe whole row: {result}, the same result in all four",
            about.tooltip,
            command.shortcut_text(ui.ctx())
        );
        if response.on_hover_text(tooltip).clicked() {
            out.push(command.into());
        }
    }
}

/// A cell in the words of a recurrence: `fir 22, sec 11`, `F = 22`, `f = 22, g = 11`, `difference 11`.
pub fn reading(recurrence: Recurrence, cell: &Cell, number: impl Fn(i64) -> String) -> String {
    let (first, second) = recurrence.numbers(cell);
    match (recurrence, second.map(&number)) {
        (Recurrence::FirSec, Some(sec)) => format!("fir {}, sec {sec}", number(first)),
        (Recurrence::MyTurn, Some(g)) => format!("f = {}, g = {g}", number(first)),
        (Recurrence::Difference, _) => format!("difference {}", number(first)),
        (_, _) => format!("F = {}", number(first)),
    }
}

/// A button with a smaller line below its name.
fn two_line_button(ui: &mut Ui, first: &str, second: &str, selected: bool) -> Response {
    let (strong, weak) = if selected { (Ink::OnFirst, Ink::OnFirst) } else { (Ink::Text, Ink::WeakText) };
    let line = |text: &str, face, size, ink| {
        ui.painter().layout_no_wrap(text.to_owned(), theme::font(face, size), theme::ink(ui, ink))
    };
    let lines = [line(first, Face::Strong, 13.0, strong), line(second, Face::Regular, 11.0, weak)];
    let width = lines.iter().map(|line| line.size().x).fold(0.0, f32::max) + 16.0;
    let fill = theme::ink(ui, if selected { Ink::First } else { Ink::Cell });
    let response = ui.add(Button::new("").fill(fill).min_size(vec2(width.max(44.0), HEIGHT)));
    let mut top = response.rect.center().y - lines.iter().map(|line| line.size().y).sum::<f32>() / 2.0;
    for line in lines {
        let (size, color) = (line.size(), theme::ink(ui, strong));
        ui.painter().galley(pos2(response.rect.center().x - size.x / 2.0, top), line, color);
        top += size.y;
    }
    response
}

fn orders(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let present = state.view().fill_order;
    let response = ComboBox::from_id_salt("fill order")
        .selected_text(format!("by {}", present.name()))
        .width(118.0)
        .show_ui(ui, |ui| {
            for order in FillOrder::ALL {
                let command = Command::of_order(order);
                let about = command.about();
                let text = format!("by {}", order.name());
                let button = Button::selectable(order == present, text).shortcut_text(command.shortcut_text(ui.ctx()));
                if ui.add(button).on_hover_text(about.tooltip).clicked() {
                    out.push(command.into());
                }
            }
        })
        .response;
    response.accessible_name("Fill order").on_hover_text("The order in which the cells are written (5 to 8)");
}

/// A small picture of the layout.
fn layout_button(ui: &mut Ui, layout: Layout, height: f32, selected: bool, out: &mut Vec<Message>) {
    let fill = theme::ink(ui, if selected { Ink::First } else { Ink::Cell });
    let response = ui.add(Button::new("").fill(fill).min_size(vec2(LAYOUT_WIDTH, height)));
    let label = format!("Layout: {}", layout.name());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, selected, &label));
    let color = theme::ink(ui, if selected { Ink::OnFirst } else { Ink::Text });
    let center = response.rect.center();
    let corners = match layout {
        Layout::Square => [vec2(-6.5, -6.5), vec2(6.5, -6.5), vec2(6.5, 6.5)],
        Layout::Triangle => [vec2(0.0, -6.5), vec2(7.5, 6.0), vec2(-7.5, 6.0)],
    };
    let points = corners.map(|corner| center + corner).to_vec();
    ui.painter().add(Shape::closed_line(points, Stroke::new(1.8, color)));
    let tooltip = format!("{} ({})", label, Command::ToggleLayout.shortcut_text(ui.ctx()));
    if response.on_hover_text(tooltip).clicked() && !selected {
        out.push(Command::ToggleLayout.into());
    }
}
