//! The guaranteed margin as a sum: the table's difference, less what First threw away, plus what Second threw away.

use egui::{Label, Role, Ui, WidgetInfo, vec2};

use crate::app::state::State;
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game::MarginSum;

/// Shows the sum, such as `11 − 14 + 0 = −3`.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment) {
    let game = state.game();
    let sum = MarginSum {
        start: game.guaranteed_after(0).margin(),
        thrown_away: game.thrown_away_after(moment.played),
        now: moment.guaranteed.margin(),
        is_over: moment.turn.is_none(),
    };
    let roles = [ColorRole::Text, ColorRole::First, ColorRole::Second, ColorRole::Text];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 0.0);
        ui.spacing_mut().interact_size.y = 16.0;
        for (text, role) in sum.parts().into_iter().zip(roles) {
            let text = theme::weak(ui, text).color(theme::color(ui, role));
            // A part that has no room goes to the next line as a whole.
            let response = ui.add(Label::new(text).extend());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sum.in_words()));
            response.tooltip(|| sum.tooltip());
        }
    });
}
