//! The bar of a small window: which part is shown, the row or a subject of the stage.

use egui::containers::menu::MenuButton;
use egui::{Button, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::gui::stage::bar::{DIRECT, MORE, items_of_more};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Subject;
use crate::wording::panels::{parts as texts, stage};

/// The buttons: the row, the subjects and the menu.
const BUTTONS: f32 = 2.0 + DIRECT.len() as f32;
/// The greatest width of a button, in points.
const MAX_WIDTH: f32 = 120.0;

/// The text size, in points. A text that is too long for its button is smaller.
const TEXT: f32 = 13.0;

/// Shows the bar in the rest of the line.
pub fn show(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding.x = 2.0;
    let width = (ui.available_width() / BUTTONS).min(MAX_WIDTH);
    let shown = shown(app);
    let mut choose = |ui: &mut Ui, part: WindowPart| {
        let response = button(ui, width, part.text(), part == shown, &part.name());
        let response = response.tooltip(|| keys::tooltip(part.command(), ui.ctx()));
        if response.clicked() && part != shown {
            out.push(part.command().into());
        }
    };
    choose(ui, WindowPart::Row);
    for subject in DIRECT {
        choose(ui, WindowPart::Stage(subject));
    }
    more(ui, width, shown, out);
}

/// A part that the window shows alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WindowPart {
    Row,
    Stage(Subject),
}

fn shown(app: &App) -> WindowPart {
    if app.shows_story() { WindowPart::Row } else { WindowPart::Stage(app.state().view().subject) }
}

impl WindowPart {
    fn text(self) -> &'static str {
        match self {
            Self::Row => texts::row(),
            Self::Stage(subject) => subject.name(),
        }
    }

    fn name(self) -> String {
        stage::subject(self.text())
    }

    /// Returns the command that shows the part.
    fn command(self) -> Command {
        match self {
            Self::Row => Command::Story,
            Self::Stage(subject) => Command::of_subject(subject),
        }
    }
}

/// Shows the menu of the other subjects. It names the one that is shown.
fn more(ui: &mut Ui, width: f32, shown: WindowPart, out: &mut Vec<Message>) {
    let other = MORE.into_iter().find(|subject| WindowPart::Stage(*subject) == shown);
    let text = other.map_or(stage::more(), Subject::name);
    let (response, _) = MenuButton::from_button(face(ui, width, text, other.is_some())).ui(ui, |ui| {
        items_of_more(ui, other, out);
    });
    mark(ui, &response, other.is_some());
    response.accessible_name(stage::more_subjects());
}

fn button(ui: &mut Ui, width: f32, text: &str, is_shown: bool, name: &str) -> Response {
    let response = ui.add(face(ui, width, text, is_shown));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_shown, name));
    mark(ui, &response, is_shown);
    response
}

fn face<'a>(ui: &Ui, width: f32, text: &str, is_shown: bool) -> Button<'a> {
    let (face, role) = if is_shown { (Face::Strong, ColorRole::Mover) } else { (Face::Regular, ColorRole::Text) };
    let needed = theme::text_width(ui, text, theme::font(face, TEXT)) + 2.0 * ui.spacing().button_padding.x;
    let size = TEXT * (width / needed).min(1.0);
    let text = RichText::new(text).font(theme::font(face, size)).color(theme::color(ui, role));
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
