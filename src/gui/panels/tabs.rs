//! The buttons of the tabs on the right, and the widths of the tabs.

use egui::{Align, ComboBox, Layout, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::widgets::controls::{self, Segment, is_chosen, segmented_width};
use crate::gui::widgets::tooltip::{Tooltip, explain};
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::session::Tab;
use crate::wording::Term;
use crate::wording::panels::tabs as texts;

/// The height of the choice, in points.
const HEIGHT: f32 = 30.0;
/// The tabs that have no button of their own. One is chosen in a menu.
const MORE: [Tab; 2] = [Tab::Players, Tab::Fusion];
/// The width of that menu, in points. It is the same whichever tab it names.
const MORE_WIDTH: f32 = 86.0;

/// Shows the choice of the tab at the right edge, so that it stays there if another tab has another width.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let present = state.view().tab;
    let direct: Vec<_> = Tab::ALL.into_iter().filter(|tab| !MORE.contains(tab)).collect();
    let segments: Vec<_> = direct
        .iter()
        .map(|tab| Segment {
            text: tab.name(),
            name: texts::tab(tab.name()),
            is_chosen: *tab == present,
            tooltip: Box::new(move |ctx| keys::tooltip(Command::of_tab(*tab), ctx)),
        })
        .collect();
    let row = vec2(ui.available_width(), HEIGHT + 4.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        more(ui, present, out);
        let width = segmented_width(ui, direct.iter().map(|tab| tab.name())) + 4.0;
        ui.allocate_ui_with_layout(vec2(width, HEIGHT), Layout::left_to_right(Align::Center), |ui| {
            if let Some(index) = controls::segmented(ui, HEIGHT, &segments).clicked {
                out.push(Command::of_tab(direct[index]).into());
            }
        });
    });
    ui.add_space(4.0);
}

/// Shows the menu of the other tabs. It names the one that is shown.
fn more(ui: &mut Ui, present: Tab, out: &mut Vec<Message>) {
    let chosen = MORE.contains(&present);
    let text = if chosen { present.name() } else { texts::more() };
    let response = ComboBox::from_id_salt("more-tabs")
        .selected_text(RichText::new(text).font(theme::font(if chosen { Face::Strong } else { Face::Regular }, 13.0)))
        .width(MORE_WIDTH)
        .show_ui(ui, |ui| {
            for tab in MORE {
                let response = ui.selectable_label(tab == present, tab.name());
                response.widget_info(|| {
                    let name = texts::tab(tab.name());
                    egui::WidgetInfo::selected(egui::Role::Button, true, tab == present, name)
                });
                let response = response.tooltip(|| keys::tooltip(Command::of_tab(tab), ui.ctx()));
                let response = if tab == Tab::Fusion { explain(response, Term::Fusion) } else { response };
                if is_chosen(ui, &response) {
                    out.push(Command::of_tab(tab).into());
                }
            }
        })
        .response;
    let tooltip = || MORE.map(|tab| keys::tooltip(Command::of_tab(tab), ui.ctx())).join("\n");
    response.accessible_name(texts::more_tabs()).tooltip(tooltip);
}

/// Returns the width of a tab before it is dragged, and its least width, in a window of this width. All are in points.
pub fn width(tab: Tab, window: f32) -> (f32, f32) {
    match tab {
        Tab::Game => (320.0, 320.0),
        Tab::Code => ((0.36 * window).clamp(460.0, 720.0), 300.0),
        Tab::Why | Tab::Players | Tab::Fusion => ((0.36 * window).clamp(460.0, 760.0), 340.0),
    }
}
