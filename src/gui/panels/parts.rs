//! The bar of a small window: which part is shown. It takes the place of the tabs.

use egui::containers::menu::MenuButton;
use egui::{Button, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::preferences::SidePanel;
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Tab;
use crate::wording::panels::{parts as texts, tabs};

/// The tabs with a button of their own. The others are in a menu.
const DIRECT: [Tab; 3] = [Tab::Game, Tab::Code, Tab::Why];
const OTHERS: [Tab; 2] = [Tab::Players, Tab::Fusion];
/// The buttons: the row, the table, these tabs and the menu.
const BUTTONS: f32 = 3.0 + DIRECT.len() as f32;
/// The greatest width of a button, in points.
const MAX_WIDTH: f32 = 120.0;

/// Shows the bar in the rest of the line.
pub fn show(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding.x = 2.0;
    let width = (ui.available_width() / BUTTONS).min(MAX_WIDTH);
    let shown = shown(app);
    let mut choose = |ui: &mut Ui, part: WindowPart| {
        let response = button(ui, width, part.text(), part == shown, &part.name());
        let response = match part.command() {
            Some(command) => response.tooltip(|| keys::tooltip(command, ui.ctx())),
            None => response,
        };
        if response.clicked() && part != shown {
            out.push(part.opening(shown).into());
        }
    };
    choose(ui, WindowPart::Row);
    choose(ui, WindowPart::Table);
    for tab in DIRECT {
        choose(ui, WindowPart::Tab(tab));
    }
    more(ui, width, shown, out);
}

/// A part that the window shows alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WindowPart {
    Row,
    Table,
    Tab(Tab),
}

fn shown(app: &App) -> WindowPart {
    if app.shows_panel(SidePanel::Coins) {
        WindowPart::Row
    } else if app.shows_panel(SidePanel::Tabs) {
        WindowPart::Tab(app.state().view().tab)
    } else {
        WindowPart::Table
    }
}

impl WindowPart {
    fn text(self) -> &'static str {
        match self {
            Self::Row => texts::row(),
            Self::Table => texts::table(),
            Self::Tab(tab) => tab.name(),
        }
    }

    fn name(self) -> String {
        tabs::tab(self.text())
    }

    /// Returns the command that shows the part, if it has one of its own.
    fn command(self) -> Option<Command> {
        match self {
            Self::Row => Some(Command::CoinsPanel),
            Self::Table => None,
            Self::Tab(tab) => Some(Command::of_tab(tab)),
        }
    }

    /// Returns the command that shows the part instead of `shown`. The table comes back when the panel in its place is
    /// closed.
    fn opening(self, shown: Self) -> Command {
        self.command().unwrap_or(if shown == Self::Row { Command::CoinsPanel } else { Command::TabsPanel })
    }
}

/// Shows the menu of the other tabs. It names the one that is shown.
fn more(ui: &mut Ui, width: f32, shown: WindowPart, out: &mut Vec<Message>) {
    let other = OTHERS.into_iter().find(|tab| WindowPart::Tab(*tab) == shown);
    let text = other.map_or(tabs::more(), Tab::name);
    let (response, _) = MenuButton::from_button(face(ui, width, text, other.is_some())).ui(ui, |ui| {
        for tab in OTHERS {
            let is_shown = WindowPart::Tab(tab) == shown;
            let response = ui.selectable_label(is_shown, tab.name());
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, tabs::tab(tab.name())));
            if is_chosen(ui, &response) && !is_shown {
                out.push(Command::of_tab(tab).into());
            }
        }
    });
    mark(ui, &response, other.is_some());
    response.accessible_name(tabs::more_tabs());
}

fn button(ui: &mut Ui, width: f32, text: &str, is_shown: bool, name: &str) -> Response {
    let response = ui.add(face(ui, width, text, is_shown));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_shown, name));
    mark(ui, &response, is_shown);
    response
}

fn face<'a>(ui: &Ui, width: f32, text: &str, is_shown: bool) -> Button<'a> {
    let (face, role) = if is_shown { (Face::Strong, ColorRole::Mover) } else { (Face::Regular, ColorRole::Text) };
    let text = RichText::new(text).font(theme::font(face, 13.0)).color(theme::color(ui, role));
    Button::new(text)
        .frame_when_inactive(false)
        .min_size(vec2(width, theme::FINGER))
        .wrap_mode(egui::TextWrapMode::Extend)
}

/// Marks the part that is shown, for those who do not see its color.
fn mark(ui: &Ui, response: &Response, is_shown: bool) {
    if is_shown {
        let rect = response.rect.shrink2(vec2(10.0, 0.0));
        let line = egui::Rect::from_min_size(rect.min, vec2(rect.width(), 3.0));
        ui.painter().rect_filled(line, 1.5, theme::color(ui, ColorRole::Mover));
    }
}
