//! A control with several parts, one of which is chosen.

use egui::{Button, CornerRadius, Frame, Response, RichText, Role, Stroke, Ui, WidgetInfo, vec2};

use crate::gui::theme;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// A part of the control.
pub struct Segment<'a> {
    pub text: &'a str,
    /// The name for screen readers.
    pub name: String,
    pub is_chosen: bool,
    pub tooltip: String,
}

/// Shows the parts side by side. Returns the index of the one that is clicked, unless it is chosen already.
pub fn segmented(ui: &mut Ui, height: f32, segments: &[Segment]) -> Option<usize> {
    let mut clicked = None;
    let fill = theme::color(ui, ColorRole::Cell);
    Frame::new().fill(fill).corner_radius(7.0).inner_margin(2).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        ui.horizontal(|ui| {
            for (index, segment) in segments.iter().enumerate() {
                if part(ui, height - 4.0, segment).clicked() && !segment.is_chosen {
                    clicked = Some(index);
                }
            }
        });
    });
    clicked
}

fn part(ui: &mut Ui, height: f32, segment: &Segment) -> Response {
    let (fill, role) = theme::choice(segment.is_chosen);
    let face = if segment.is_chosen { Face::Strong } else { Face::Regular };
    let text = RichText::new(segment.text).font(theme::font(face, 13.0)).color(theme::color(ui, role));
    // As wide as the bold text, so that nothing moves when another part is chosen.
    let width = theme::text_width(ui, segment.text, theme::font(Face::Strong, 13.0)) + 16.0;
    let button = Button::new(text)
        .fill(theme::color(ui, fill))
        .stroke(Stroke::NONE)
        .corner_radius(CornerRadius::same(5))
        .min_size(vec2(width, height));
    ui.spacing_mut().button_padding.x = 4.0;
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, segment.is_chosen, &segment.name));
    if segment.tooltip.is_empty() { response } else { response.on_hover_text(&segment.tooltip) }
}

/// Returns the width of the control, in points.
pub fn width(ui: &Ui, texts: impl IntoIterator<Item = &'static str>) -> f32 {
    let part = |text| theme::text_width(ui, text, theme::font(Face::Strong, 13.0)) + 17.0;
    texts.into_iter().map(part).sum::<f32>() + 3.0
}
