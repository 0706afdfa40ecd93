//! The caption of the map: the numbers of its colors, and what a pixel stands for.

use egui::{ComboBox, Mesh, ProgressBar, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::map::Caption;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::table::overview::Lengths;
use crate::gui::theme;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::drop_down::is_chosen;
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::map::ColorScale;
use crate::session::{Reading, Zoom};
use crate::wording::{map, table_view};

/// The height of the choices, the legend and the line about a pixel, in points.
const HEIGHT: f32 = 58.0;
/// The height that the explanation of the whole table's picture adds, in points.
const EXPLANATION_HEIGHT: f32 = 38.0;
/// The usual size of the color bar, in points.
const BAR: Vec2 = vec2(190.0, 12.0);
/// The number of pieces of the color bar. Each is a gradient from one color to the next.
const PIECES: usize = 64;
/// The text size of the numbers below the color bar, in points.
const TEXT_SIZE: f32 = 11.0;

/// Returns the height of the caption, in points.
pub(super) fn height(state: &State) -> f32 {
    HEIGHT + if is_of_whole(state) { EXPLANATION_HEIGHT } else { 0.0 }
}

/// Shows the choices of what the colors mean, the legend, and what a pixel stands for.
pub(super) fn show(ui: &mut Ui, state: &State, caption: Option<&Caption>, out: &mut Vec<Message>) {
    let view = state.view();
    ui.horizontal(|ui| {
        ui.label(theme::weak(ui, table_view::color()));
        choice(ui, table_view::color_of_cells(), Reading::ALL, Reading::name, view.reading, |reading| {
            out.push(Message::Reading(reading));
        });
        choice(ui, table_view::lengths_shown(), Lengths::ALL, Lengths::name, view.lengths, |lengths| {
            out.push(Message::Lengths(lengths));
        });
        if let Some(caption) = caption {
            ui.add_space(6.0);
            legend(ui, caption.scale, TEXT_SIZE);
        }
    });
    ui.horizontal(|ui| {
        let Some(caption) = caption else { return };
        if caption.progress < 1.0 {
            let bar = ProgressBar::new(caption.progress).desired_width(90.0).desired_height(8.0);
            let name = table_view::map_progress((100.0 * caption.progress).floor());
            ui.add(bar).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &name));
        }
        ui.add(egui::Label::new(theme::weak(ui, map::pixel_text(caption.samples))).truncate());
    });
    if is_of_whole(state) {
        ui.add(egui::Label::new(theme::weak(ui, map::picture_text())).wrap());
    }
}

/// Shows the legend on a slide, which lengths the map shows, and the title where they leave room for it.
pub(super) fn show_on(ui: &mut Ui, state: &State, caption: Option<&Caption>, text_size: f32) {
    for style in ui.style_mut().text_styles.values_mut() {
        style.size = text_size;
    }
    ui.spacing_mut().item_spacing.x = text_size * 0.6;
    let font = theme::font(crate::picture::Face::Strong, text_size);
    ui.label(egui::RichText::new(state.view().lengths.name()).font(font));
    if let Some(caption) = caption {
        let has_sides = caption.scale.reading() == Reading::Difference;
        let weak = |ui: &mut Ui, text| ui.label(theme::weak(ui, text).size(text_size));
        if has_sides {
            weak(ui, map::mover_is_behind());
        }
        legend(ui, caption.scale, text_size);
        if has_sides {
            weak(ui, map::mover_is_ahead());
        }
    }
    right_aligned(ui, |ui| {
        ui.add(egui::Label::new(theme::weak(ui, &state.document().title).size(text_size)).truncate())
    });
}

/// Returns whether the map is the picture of the whole table, which a sentence explains.
fn is_of_whole(state: &State) -> bool {
    state.camera.zoom == Zoom::Whole
}

/// Shows a choice of one of `all`, and calls `choose` with a new one.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    all: impl IntoIterator<Item = T>,
    name_of: impl Fn(T) -> &'static str,
    chosen: T,
    mut choose: impl FnMut(T),
) {
    let response = ComboBox::from_id_salt(name).selected_text(name_of(chosen)).width(104.0).show_ui(ui, |ui| {
        for one in all {
            let item = ui.selectable_label(one == chosen, name_of(one));
            if is_chosen(ui, &item) {
                choose(one);
            }
        }
    });
    response.response.accessible_name(name);
}

/// Shows the colors with their meaning.
fn legend(ui: &mut Ui, scale: &ColorScale, text_size: f32) {
    let by = text_size / TEXT_SIZE;
    if scale.reading() != Reading::Difference {
        for (color, words) in scale.kinds() {
            let (rect, _) = ui.allocate_exact_size(vec2(11.0, 11.0) * by, Sense::hover());
            ui.painter().rect_filled(rect, 2.5, theme::rgb(color));
            let font = theme::font(crate::picture::Face::Regular, text_size.max(12.0));
            ui.label(theme::weak(ui, words).font(font));
        }
        return;
    }
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width().min((BAR.x + 60.0) * by), 30.0 * by), Sense::hover());
    let bar = Rect::from_min_size(rect.left_top() + vec2(22.0, 2.0) * by, vec2(rect.width() - 44.0 * by, BAR.y * by));
    ui.painter().add(gradient(bar, scale));
    let role = theme::color(ui, ColorRole::WeakText);
    let mut ticks = scale.ticks();
    // Zero and the ends come first, and the others where there is room.
    ticks.sort_by(|one, other| rank(one.0).total_cmp(&rank(other.0)));
    // Either all numbers are short enough, or all are shortened alike.
    let in_full = ticks.iter().all(|(_, value)| value.abs() < 10_000);
    let mut taken: Vec<Rect> = Vec::new();
    for (place, value) in ticks {
        let x = bar.left() + place * bar.width();
        ui.painter().vline(x, bar.bottom()..=bar.bottom() + 3.0 * by, egui::Stroke::new(1.0, role));
        let font = theme::font(crate::picture::Face::Regular, text_size);
        let text = if in_full { number::exact(value) } else { number::shortened(value, 1) };
        let text = ui.painter().layout_no_wrap(text, font, role);
        let room = Rect::from_min_size(pos2(x - text.size().x / 2.0, bar.bottom() + 3.0 * by), text.size());
        if taken.iter().all(|other| !other.intersects(room.expand2(vec2(4.0 * by, 0.0)))) {
            ui.painter().galley(room.min, text, role);
            taken.push(room);
        }
    }
    let name = table_view::color_scale(scale.ticks().into_iter().map(|(_, value)| value));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(table_view::color_scale_tooltip());
}

/// Returns the rank of a tick at `place`, from 0 to 1. The lowest rank comes first: the middle, then the ends.
fn rank(place: f32) -> f32 {
    let from_middle = (place - 0.5).abs();
    if from_middle == 0.0 { 0.0 } else { 1.0 - from_middle }
}

/// Returns the color bar as a mesh.
fn gradient(bar: Rect, scale: &ColorScale) -> Mesh {
    let mut mesh = Mesh::default();
    for piece in 0..=PIECES {
        let place = piece as f32 / PIECES as f32;
        let (x, color) = (bar.left() + place * bar.width(), theme::rgb(scale.color_at(place)));
        mesh.colored_vertex(pos2(x, bar.top()), color);
        mesh.colored_vertex(pos2(x, bar.bottom()), color);
        if piece > 0 {
            let last = 2 * piece as u32;
            mesh.add_triangle(last - 2, last - 1, last);
            mesh.add_triangle(last - 1, last, last + 1);
        }
    }
    mesh
}
