//! A control with several parts, one of which is chosen.

use egui::{Button, Context, CornerRadius, Frame, Rect, Response, RichText, Role, Stroke, Ui, WidgetInfo, vec2};

use crate::gui::widgets::term::on_hover_or_focus;
use crate::gui::{form, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// The text size, in points.
const TEXT_SIZE: f32 = 13.0;

/// A part of the control.
pub struct Segment<'a> {
    pub text: &'a str,
    /// The name for screen readers.
    pub name: String,
    pub is_chosen: bool,
    /// Makes the text of the tooltip.
    pub tooltip: Box<dyn Fn(&Context) -> String + 'a>,
}

/// The parts as they were shown.
pub struct Segments {
    /// The index of the part that is clicked, unless it is chosen already.
    pub clicked: Option<usize>,
    /// The places of the parts, for a picture instead of a text.
    pub places: Vec<Rect>,
}

/// The space inside a part beside its text, between two parts, and around all of them, in points.
const PADDING: f32 = 8.0;
const GAP: f32 = 1.0;
const MARGIN: f32 = 2.0;
/// The least width of a part, in points.
const MIN_WIDTH: f32 = 32.0;

/// Shows the parts side by side.
pub fn segmented(ui: &mut Ui, height: f32, segments: &[Segment]) -> Segments {
    let mut shown = Segments { clicked: None, places: Vec::new() };
    let fill = theme::color(ui, ColorRole::Cell);
    Frame::new().fill(fill).corner_radius(7.0).inner_margin(MARGIN).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.horizontal(|ui| {
            for (index, segment) in segments.iter().enumerate() {
                let response = part(ui, form::target(ui, height - 2.0 * MARGIN), segment);
                if response.clicked() && !segment.is_chosen {
                    shown.clicked = Some(index);
                }
                shown.places.push(response.rect);
            }
        });
    });
    shown
}

fn part(ui: &mut Ui, height: f32, segment: &Segment) -> Response {
    let (fill, role) = theme::choice(segment.is_chosen);
    let face = if segment.is_chosen { Face::Strong } else { Face::Regular };
    let text = RichText::new(segment.text).font(theme::font(face, TEXT_SIZE)).color(theme::color(ui, role));
    let button = Button::new(text)
        .fill(theme::color(ui, fill))
        .stroke(Stroke::NONE)
        .corner_radius(CornerRadius::same(5))
        .min_size(vec2(part_width(ui, segment.text), height));
    ui.spacing_mut().button_padding.x = PADDING / 2.0;
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, segment.is_chosen, &segment.name));
    on_hover_or_focus(response, || (segment.tooltip)(ui.ctx()))
}

/// Returns the width of a part. It is that of the bold text, so that nothing moves when another part is chosen.
fn part_width(ui: &Ui, text: &str) -> f32 {
    (theme::text_width(ui, text, theme::font(Face::Strong, TEXT_SIZE)) + 2.0 * PADDING).max(form::target(ui, MIN_WIDTH))
}

/// Returns the width of the control, in points.
pub fn width(ui: &Ui, texts: impl IntoIterator<Item = &'static str>) -> f32 {
    texts.into_iter().map(|text| part_width(ui, text) + GAP).sum::<f32>() - GAP + 2.0 * MARGIN
}
