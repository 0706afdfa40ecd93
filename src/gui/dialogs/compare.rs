//! The dialog that chooses the table to compare with.

use egui::{ComboBox, Grid, Id, Key, RichText, TextEdit, Ui, vec2};

use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{FillOrder, Row, RowError};
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{is_chosen, last_buttons, primary, select_all};
use crate::limits::MAX_COINS_IN_FIELD;
use crate::picture::color_role::ColorRole;
use crate::session::Comparison;
use crate::wording::dialogs::{buttons, compare as wording};
use crate::wording::names;

/// Asks for a row and an order.
pub struct CompareDialog {
    typed: String,
    /// The chosen order. Unless one is chosen, a row is compared in the order of this one, and this row in another.
    order: Option<FillOrder>,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl CompareDialog {
    /// Creates a dialog with what is compared now, or else with this row in another order.
    pub fn new(state: &State) -> Self {
        let compared = state.document().compared.as_ref();
        let row = compared.map_or(state.row(), |compared| compared.row(state.row()));
        let typed = if row.len() <= MAX_COINS_IN_FIELD { row.to_string() } else { String::new() };
        Self { typed, order: compared.map(|compared| compared.order), opened: false }
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        set_width(ui, 420.0);
        heading(ui, wording::heading());
        ui.add_space(4.0);
        ui.label(RichText::new(wording::explanation()).color(theme::color(ui, ColorRole::WeakText)));
        ui.add_space(4.0);
        let order = self.order(state);
        let id = Id::unique("compared-row");
        let field = Grid::new("comparison").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
            let label = ui.label(wording::row());
            let field = TextEdit::singleline(&mut self.typed)
                .id(id)
                .hint_text(wording::this_row())
                .align(egui::Align2::LEFT_CENTER)
                .margin(vec2(8.0, 6.0))
                .desired_width(f32::INFINITY);
            let field = theme::field(ui, |ui| ui.add(field)).labelled_by(label.id);
            ui.end_row();
            let label = ui.label(wording::order());
            let orders = ComboBox::from_id_salt("compared-order").selected_text(names::order::short(order));
            let orders = orders.show_ui(ui, |ui| {
                for offered in FillOrder::ALL {
                    let item = ui.selectable_label(offered == order, names::order::short(offered));
                    if is_chosen(ui, &item) {
                        self.order = Some(offered);
                    }
                }
            });
            orders.response.labelled_by(label.id);
            ui.end_row();
            field
        });
        let field = field.inner;
        if !std::mem::replace(&mut self.opened, true) {
            select_all(ui, id, self.typed.chars().count());
        }
        let comparison = self.comparison(state);
        if let Err(error) = &comparison {
            ui.label(RichText::new(error.to_string()).color(theme::color(ui, ColorRole::Error)));
        }
        ui.add_space(8.0);
        last_buttons(ui, |ui| {
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let compares = primary(ui, comparison.is_ok(), wording::compare());
            if let (Ok(comparison), true) = (comparison, compares || entered) {
                out.push(Message::Compare(comparison));
                out.push(Message::CloseDialog);
            } else if entered {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            if ui.button(buttons::cancel()).clicked() {
                out.push(Message::CloseDialog);
            }
        });
    }

    /// Returns what is chosen. An empty field is the row of the session.
    fn comparison(&self, state: &State) -> Result<Comparison, RowError> {
        Ok(Comparison { coins: self.other_row(state)?, order: self.order(state), recurrence: None })
    }

    fn order(&self, state: &State) -> FillOrder {
        let present = state.fill().order;
        let is_other_row = self.other_row(state).is_ok_and(|row| row.is_some());
        let another = if present == FillOrder::Rows { FillOrder::Diagonals } else { FillOrder::Rows };
        self.order.unwrap_or(if is_other_row { present } else { another })
    }

    /// Returns the typed row, unless it is that of the session.
    fn other_row(&self, state: &State) -> Result<Option<Row>, RowError> {
        let typed = self.typed.trim();
        let row = if typed.is_empty() { None } else { Some(typed.parse::<Row>()?) };
        Ok(row.filter(|row| row != state.row()))
    }
}
