//! The guaranteed margin as a sum: the table's difference, less what First threw away, plus what Second threw away.

use egui::{Label, Role, Ui, WidgetInfo};

use crate::app::state::State;
use crate::gui::panels::game::moment::Moment;
use crate::gui::theme;
use crate::number::exact;
use crate::picture::color_role::ColorRole;

/// Shows the sum, such as `11 − 14 + 0 = −3`.
pub fn show(ui: &mut Ui, state: &State, moment: &Moment) {
    let game = state.game();
    let thrown_away = game.thrown_away_after(moment.played);
    let (start, now) = (game.guaranteed_after(0).margin(), moment.guaranteed.margin());
    let what = if moment.turn.is_some() { "guaranteed margin" } else { "final margin" };
    let parts = [
        (format!("{what}:  {}", exact(start)), ColorRole::Text),
        (format!("− {}", exact(thrown_away.first)), ColorRole::First),
        (format!("+ {}", exact(thrown_away.second)), ColorRole::Second),
        (format!("= {}", exact(now)), ColorRole::Text),
    ];
    let label = format!(
        "{what}: the table's {}, less {} that First threw away, plus {} that Second threw away, is {}",
        exact(start),
        exact(thrown_away.first),
        exact(thrown_away.second),
        exact(now)
    );
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().interact_size.y = 16.0;
        for (text, role) in parts {
            let text = theme::weak(ui, text).color(theme::color(ui, role));
            // A part that has no room goes to the next line as a whole.
            let response = ui.add(Label::new(text).extend());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
            response.on_hover_text(format!(
                "{label}.\nA point that a player loses is one that the other one gains, so it counts twice."
            ));
        }
    });
}
