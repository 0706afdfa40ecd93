//! The caption of the map: the numbers of its colors, and what a pixel stands for.

use egui::{ComboBox, ProgressBar, Role, Sense, Ui, WidgetInfo, vec2};

use super::map::Caption;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::table::overview::Lengths;
use crate::gui::theme;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::drop_down::is_chosen;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::Rect;
use crate::picture::map::{COLOR_BAR_WIDTH, ColorScale, color_legend};
use crate::session::{Reading, Zoom};
use crate::wording::{map, table_view};

/// The height of the choices, the legend and the line about a pixel, in points.
const HEIGHT: f32 = 58.0;
/// The height that the explanation of the whole table's picture adds, in points.
const EXPLANATION_HEIGHT: f32 = 38.0;
/// The height of the legend, and the least text size of the kinds, in points.
const LEGEND_HEIGHT: f32 = 30.0;
const MIN_KIND_SIZE: f32 = 12.0;
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
    let has_bar = scale.reading() == Reading::Difference;
    let text_size = if has_bar { text_size } else { text_size.max(MIN_KIND_SIZE) };
    let width = if has_bar { COLOR_BAR_WIDTH * text_size } else { f32::INFINITY };
    let most = vec2(ui.available_width().min(width), LEGEND_HEIGHT * by);
    let (_, width) = color_legend(scale, Rect::new(0.0, 0.0, most.x, most.y), text_size);
    let (rect, response) = ui.allocate_exact_size(vec2(width, most.y), Sense::hover());
    let (marks, _) = color_legend(scale, paint::from_egui(rect), text_size);
    ui.painter().extend(paint::shapes(ui.painter(), theme::current(ui.ctx()), marks));
    let name = if has_bar {
        table_view::color_scale(scale.ticks().into_iter().map(|(_, value)| value))
    } else {
        scale.kinds().into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(", ")
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if has_bar {
        response.tooltip(table_view::color_scale_tooltip);
    }
}
