//! The plot of the values of a long row. A click on it chooses a coin.

use egui::{Id, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::profile::{Plot, Profile};
use crate::wording::panels::coins as texts;

const HEIGHT: f32 = 58.0;

/// The plot, with the profile of its row, which makes drawing fast.
#[derive(Default)]
pub struct ValuesPlot {
    profile: Option<Profile>,
}

impl ValuesPlot {
    /// Draws the whole row and marks the coins of the cell that is pointed at. Returns the coin that is pressed.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<usize> {
        let row = state.row();
        if !self.profile.as_ref().is_some_and(|profile| profile.is_of(row)) {
            self.profile = Some(Profile::new(row));
        }
        let profile = self.profile.as_ref()?;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        let response = ui.interact(rect, Id::unique("values-plot"), Sense::CLICK | Sense::DRAG);
        let plot = Plot::new(profile, 0..row.len(), paint::from_egui(rect.round()));
        let shown = state.pointed_at().or_else(|| state.shown_interval());
        let painter = ui.painter_at(rect.expand(1.0));
        painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), plot.marks(profile, shown)));
        let (smallest, largest) = row.range();
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::values_plot(row.len(), smallest, largest)));
        let coin = |at: egui::Pos2| plot.coin_at(at.x);
        let is_pressed = response.clicked() || response.is_pointer_button_down_on();
        let clicked = response.interact_pointer_pos().filter(|_| is_pressed).map(coin);
        if let Some(hovered) = response.hover_pos().map(coin) {
            response.tooltip(|| texts::coin(state.view().count_from, hovered, row.coins()[hovered]));
        }
        clicked
    }
}
