//! The bar above the table: the side panels, recurrence, fill order and layout; below it the result of the row.

use egui::{Button, ComboBox, Context, RichText, Role, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::preferences::SidePanel;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::{FillOrder, Recurrence};
use crate::gui::widgets::controls::{Segment, is_chosen, link, right_aligned, segmented, segmented_width};
use crate::gui::widgets::tooltip::{Tooltip, explain, explained};
use crate::gui::{keys, theme};
use crate::number::{exact, shortened};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::{Answers, Layout};
use crate::wording::names::order;
use crate::wording::panels::table_bar as texts;
use crate::wording::recurrence::{meaning, order_not_possible};
use crate::wording::{Term, result_line, scores_line};

/// The height of the bar, in points.
const HEIGHT: f32 = 30.0;
/// The height of the line with the result, in points. It is the same whether the result is shown or hidden.
const RESULT_HEIGHT: f32 = 26.0;
/// The widths of the menu of fill orders and of the other buttons, in points.
const ORDERS_WIDTH: f32 = 124.0;
const BUTTON_WIDTH: f32 = 34.0;

/// Shows the bar and the result.
pub fn show(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let state = app.state();
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    if theme::shows_one_part(ui.ctx()) {
        return alone(ui, state, out);
    }
    let shown = Some(state.view().recurrence).filter(|shown| shown.published().is_none());
    let names = Recurrence::PUBLISHED.into_iter().chain(shown).map(Recurrence::name);
    let chosen = segmented_width(ui, names) + ORDERS_WIDTH;
    let needed = |buttons: f32| chosen + buttons * (BUTTON_WIDTH + 9.0);
    let in_one_line = needed(4.0) <= ui.available_width();
    // A second line for the button alone would take room from the table.
    let fits_behind = !in_one_line || needed(5.0) <= ui.available_width();
    let choices = |ui: &mut Ui, out: &mut Vec<Message>| {
        orders(ui, state, out);
        layouts(ui, state, out);
        if fits_behind {
            fit(ui, state, out);
        }
    };
    ui.horizontal(|ui| {
        panel_button(ui, app, SidePanel::Coins, out);
        recurrences(ui, state, out);
        if in_one_line {
            choices(ui, out);
        }
        right_aligned(ui, |ui| panel_button(ui, app, SidePanel::Tabs, out));
    });
    if !in_one_line {
        ui.horizontal(|ui| choices(ui, out));
    }
    if fits_behind {
        result(ui, state, out);
    } else {
        ui.horizontal(|ui| {
            fit(ui, state, out);
            result(ui, state, out);
        });
    }
}

/// Shows the bar where one part is shown: the result stands in the last line of the bar.
fn alone(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        recurrences(ui, state, out);
        layouts(ui, state, out);
        if !theme::is_narrow(ui.ctx()) {
            fit(ui, state, out);
            orders(ui, state, out);
            result(ui, state, out);
        }
    });
    if theme::is_narrow(ui.ctx()) {
        ui.horizontal(|ui| {
            orders(ui, state, out);
            fit(ui, state, out);
            result(ui, state, out);
        });
    }
}

/// Shows a button that opens or closes a side panel: a small picture of the window with that panel.
fn panel_button(ui: &mut Ui, app: &App, panel: SidePanel, out: &mut Vec<Message>) {
    let is_open = app.shows_panel(panel);
    let command = match panel {
        SidePanel::Coins => Command::CoinsPanel,
        SidePanel::Tabs => Command::TabsPanel,
    };
    // What is behind a closed panel is named if there is room.
    let font = theme::font(Face::Regular, 13.0);
    let name_width = theme::text_width(ui, command.about().label, font.clone()) + 6.0;
    let is_named = !is_open && panel == SidePanel::Tabs && ui.available_width() > name_width + 2.0 * BUTTON_WIDTH;
    let width = BUTTON_WIDTH - 6.0 + if is_named { name_width } else { 0.0 };
    let response = ui.add(Button::new("").frame(false).min_size(vec2(width, HEIGHT)));
    let label = texts::panel(command.about().label);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_open, &label));
    let role = if response.hovered() || response.has_focus() { ColorRole::Text } else { ColorRole::WeakText };
    let color = theme::color(ui, role);
    let icon = match panel {
        SidePanel::Coins => response.rect.left_center() + vec2(14.0, 0.0),
        SidePanel::Tabs => response.rect.right_center() - vec2(14.0, 0.0),
    };
    let window = egui::Rect::from_center_size(icon, vec2(17.0, 14.0));
    if is_named {
        let at = response.rect.left_center();
        ui.painter().text(
            at,
            egui::Align2::LEFT_CENTER,
            command.about().label,
            font,
            theme::color(ui, ColorRole::Mover),
        );
    }
    ui.painter().rect_stroke(window, 2.5, Stroke::new(1.4, color), StrokeKind::Inside);
    let mut side = window;
    match panel {
        SidePanel::Coins => side.set_right(window.left() + 6.0),
        SidePanel::Tabs => side.set_left(window.right() - 6.0),
    }
    if is_open {
        ui.painter().rect_filled(side, 2.0, color);
    } else {
        let x = if panel == SidePanel::Coins { side.right() } else { side.left() };
        ui.painter().vline(x, window.y_range(), Stroke::new(1.2, color));
    }
    if response.tooltip(|| keys::tooltip(command, ui.ctx())).clicked() {
        out.push(command.into());
    }
}

/// Shows the choice of the recurrence. One that is not published stands behind the others while it is shown.
fn recurrences(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let segment = |command: Command| {
        let recurrence = command.recurrence_computed().expect("each of these computes one");
        let about = command.about();
        Segment {
            text: recurrence.name(),
            name: about.label.to_owned(),
            is_chosen: state.view().recurrence == recurrence,
            tooltip: Box::new(move |ctx| format!("{}\n{}", keys::tooltip(command, ctx), meaning(recurrence))),
        }
    };
    let mut segments: Vec<_> = Command::RECURRENCES.into_iter().map(segment).collect();
    let shown = state.view().recurrence;
    if shown.published().is_none() {
        let tooltip = Box::new(move |_: &Context| meaning(shown));
        segments.push(Segment { text: shown.name(), name: shown.name().to_owned(), is_chosen: true, tooltip });
    }
    if let Some(index) = segmented(ui, HEIGHT, &segments).clicked {
        out.push(Command::RECURRENCES[index].into());
    }
}

/// Shows the menu of fill orders.
fn orders(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let present = state.fill().order;
    let response = ComboBox::from_id_salt("fill-order")
        .selected_text(texts::by_order(order::short(present)))
        .width(ORDERS_WIDTH)
        .truncate()
        .show_ui(ui, |ui| {
            for order in FillOrder::ALL {
                let command = Command::of_order(order);
                let about = command.about();
                let text = texts::by_order(order);
                let button =
                    Button::selectable(order == present, text).shortcut_text(keys::shortcut_text(command, ui.ctx()));
                let refusal = state.view().recurrence.check_order(order, state.n()).err();
                let item = ui.add_enabled(refusal.is_none(), button);
                let item = item.tooltip(|| refusal.map_or(about.tooltip.to_owned(), order_not_possible));
                if is_chosen(ui, &item) {
                    out.push(command.into());
                }
            }
        })
        .response;
    explain(response.accessible_name(texts::fill_order()), Term::FillOrder).tooltip(texts::fill_order_tooltip);
}

/// Shows the choice of the layout.
fn layouts(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let chosen = state.view().layout;
    let segments = Layout::ALL.map(|layout| {
        let name = texts::layout(layout.name());
        let key = |ctx: &Context| keys::shortcut_text(Command::ToggleLayout, ctx);
        let tooltip = Box::new(move |ctx: &Context| texts::layout_tooltip(layout.name(), key(ctx)));
        Segment { text: "", name, is_chosen: layout == chosen, tooltip }
    });
    let shown = segmented(ui, HEIGHT, &segments);
    for (layout, place) in Layout::ALL.into_iter().zip(&shown.places) {
        let (_, role) = theme::choice(layout == chosen);
        let corners = match layout {
            Layout::Square => [vec2(-5.5, -5.5), vec2(5.5, -5.5), vec2(5.5, 5.5)],
            Layout::Triangle => [vec2(0.0, -5.5), vec2(6.5, 5.0), vec2(-6.5, 5.0)],
        };
        let points = corners.map(|corner| place.center() + corner).to_vec();
        ui.painter().add(Shape::closed_line(points, Stroke::new(1.7, theme::color(ui, role))));
    }
    if shown.clicked.is_some() {
        out.push(Command::ToggleLayout.into());
    }
}

/// Shows the button that brings the whole table into sight.
fn fit(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let fits = state.table_fits() || state.shows_large_tree();
    let size = vec2(theme::target(ui, BUTTON_WIDTH), theme::target(ui, HEIGHT));
    let text = RichText::new(texts::fit()).font(theme::font(Face::Regular, 13.0));
    let response = ui.add_enabled(!fits, Button::new(text).min_size(size));
    if response.tooltip(|| keys::tooltip(Command::WholeTable, ui.ctx())).clicked() {
        out.push(Command::WholeTable.into());
    }
}

/// Shows what best play on the whole row comes to, in all four recurrences, or the button that reveals it.
fn result(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let height = theme::target(ui, RESULT_HEIGHT);
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), height),
        egui::Layout::left_to_right(egui::Align::Center),
        |ui| {
            ui.set_min_height(height);
            let is_hidden = state.leaves_out(Shown::Result);
            let font = theme::font(Face::Strong, 13.0);
            if !is_hidden {
                let exactly = result_line(state.result_cell(), exact);
                // All numbers of the line have the same decimals.
                let shorter = [3, 2, 1, 0]
                    .into_iter()
                    .map(|decimals| result_line(state.result_cell(), |value| shortened(value, decimals)));
                let scores = scores_line(state.result_cell(), |value| shortened(value, 3));
                let texts = std::iter::once(exactly.clone()).chain(shorter).chain([scores]);
                let shown = theme::first_that_fits(ui, texts, &font);
                let response = ui.add(egui::Label::new(RichText::new(shown).font(font)).truncate());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &exactly));
                response.tooltip(|| exactly);
                return;
            }
            // Predict asks for it, and is not to be passed over.
            let can_show = state.view().answers == Answers::Earned && state.predict_settings().is_none();
            let width = |text| theme::text_width(ui, text, font.clone());
            let room = ui.available_width() - ui.spacing().item_spacing.x;
            let has_room = width(texts::result_hidden()) + width(texts::show_result()) <= room;
            if has_room || !can_show {
                explained(ui, RichText::new(texts::result_hidden()).font(font), Term::BestPlay);
            }
            let about = Command::Answers.about();
            if can_show {
                let text = if has_room { texts::show_result() } else { texts::show_the_result() };
                let response = ui.add(link(ui, true, text)).tooltip(|| keys::tooltip(Command::Answers, ui.ctx()));
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, about.label));
                if response.clicked() {
                    out.push(Command::Answers.into());
                }
            }
        },
    );
}
