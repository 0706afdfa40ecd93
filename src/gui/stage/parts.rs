//! The bar of a small window: which part is shown, the row or a subject of the stage.

use egui::containers::menu::MenuButton;
use egui::{Button, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::gui::stage::bar::{DIRECT, MORE, items_of_more};
use crate::gui::widgets::controls::{menu_items, room_of_menu};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Subject;
use crate::wording::panels::{parts as texts, stage};

/// The buttons: the row, the subjects and the menu.
const BUTTONS: usize = 2 + DIRECT.len();
/// The greatest width of a button that is wider than its text, in points.
const MAX_WIDTH: f32 = 120.0;
/// The height of a button for a mouse, in points.
const HEIGHT: f32 = 34.0;
/// The space left and right of a text, in points.
const PADDING: f32 = 2.0;

/// The text size, in points. Where the texts do not fit side by side, all are smaller.
const TEXT: f32 = 13.0;
/// How much smaller they get at a time, and at most.
const SMALLER: f32 = 0.95;
const SMALLEST: f32 = 0.6;

/// Shows the bar in the rest of the line.
pub fn show(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding.x = PADDING;
    let shown = shown(app);
    let other = MORE.into_iter().find(|subject| WindowPart::Stage(*subject) == shown);
    let text_of_more = other.map_or(stage::more(), Subject::name);
    let direct = [WindowPart::Row].into_iter().chain(DIRECT.map(WindowPart::Stage));
    let (size, widths) = fitted(ui, &direct.map(WindowPart::text).chain([text_of_more]).collect::<Vec<_>>());
    let mut widths = widths.into_iter();
    let mut next = || (size, widths.next().unwrap_or_default());
    let mut choose = |ui: &mut Ui, part: WindowPart| {
        let response = button(ui, next(), part.text(), part == shown, &part.name());
        let response = response.tooltip(|| keys::tooltip(part.command(), ui.ctx()));
        if response.clicked() && part != shown {
            out.push(part.command().into());
        }
    };
    choose(ui, WindowPart::Row);
    for subject in DIRECT {
        choose(ui, WindowPart::Stage(subject));
    }
    more(ui, next(), (text_of_more, other), out);
}

/// Returns the size of the texts, and the width of the button of each. Where fingers press them, none is narrower than a
/// finger. What is left is for all.
fn fitted(ui: &Ui, texts: &[&str]) -> (f32, Vec<f32>) {
    let room = ui.available_width();
    let least = theme::target(ui, 0.0).min(room / BUTTONS as f32);
    // The text of the part that is shown is strong, and no button may move by that.
    let needed: Vec<f32> =
        texts.iter().map(|text| theme::text_width(ui, text, theme::font(Face::Strong, TEXT))).collect();
    let at = |by: f32| -> Vec<f32> { needed.iter().map(|width| (by * width + 2.0 * PADDING).max(least)).collect() };
    let sizes = std::iter::successors(Some(1.0), |by| Some(by * SMALLER)).take_while(|by| *by >= SMALLEST);
    let by = sizes.into_iter().find(|by| at(*by).iter().sum::<f32>() <= room).unwrap_or(SMALLEST);
    let widths = at(by);
    let most = (room / BUTTONS as f32).min(MAX_WIDTH);
    if widths.iter().all(|width| *width <= most) {
        return (TEXT * by, vec![most; widths.len()]);
    }
    let rest = (room - widths.iter().sum::<f32>()).max(0.0) / widths.len() as f32;
    (TEXT * by, widths.into_iter().map(|width| width + rest).collect())
}

/// Returns the height of the bar, in points.
pub fn height(ui: &Ui) -> f32 {
    theme::target(ui, HEIGHT)
}

/// A part that the window shows alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WindowPart {
    Row,
    Stage(Subject),
}

/// Returns what is shown. A question is asked where it can be answered.
fn shown(app: &App) -> WindowPart {
    if app.shows_story() { WindowPart::Row } else { WindowPart::Stage(app.state().subject()) }
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
fn more(ui: &mut Ui, place: (f32, f32), (text, other): (&str, Option<Subject>), out: &mut Vec<Message>) {
    let most = room_of_menu(ui);
    let (response, _) = MenuButton::from_button(face(ui, place, text, other.is_some())).ui(ui, |ui| {
        menu_items(ui, (stage::more(), most), &mut |ui| items_of_more(ui, other, out));
    });
    mark(ui, &response, other.is_some());
    response.accessible_name(stage::more_subjects());
}

fn button(ui: &mut Ui, place: (f32, f32), text: &str, is_shown: bool, name: &str) -> Response {
    let response = ui.add(face(ui, place, text, is_shown));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_shown, name));
    mark(ui, &response, is_shown);
    response
}

/// Returns a button with this text size and width.
fn face<'a>(ui: &Ui, (size, width): (f32, f32), text: &str, is_shown: bool) -> Button<'a> {
    let (face, role) = if is_shown { (Face::Strong, ColorRole::Mover) } else { (Face::Regular, ColorRole::Text) };
    let text = RichText::new(text).font(theme::font(face, size)).color(theme::color(ui, role));
    Button::new(text).frame_when_inactive(false).min_size(vec2(width, height(ui))).wrap_mode(egui::TextWrapMode::Extend)
}

/// Marks the part that is shown, for those who do not see its color.
fn mark(ui: &Ui, response: &Response, is_shown: bool) {
    if is_shown {
        let rect = response.rect.shrink2(vec2(10.0, 0.0));
        let line = egui::Rect::from_min_size(rect.min, vec2(rect.width(), 3.0));
        ui.painter().rect_filled(line, 1.5, theme::color(ui, ColorRole::Mover));
    }
}
