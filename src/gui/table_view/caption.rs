//! The caption of the map: the numbers of its colors, and what a pixel stands for.

use egui::{ComboBox, Id, ProgressBar, Role, Sense, Ui, WidgetInfo, vec2};

use super::map::Caption;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::table::overview::Lengths;
use crate::gui::theme;
use crate::gui::widgets::controls::is_chosen;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::picture::Rect;
use crate::picture::map::{COLOR_BAR_WIDTH, ColorScale, color_legend};
use crate::session::{Reading, Zoom};
use crate::wording::{items, map, rule, table_view};

/// The height of the choices, the legend and the line about a pixel, in points.
const HEIGHT: f32 = 58.0;
/// The height that the explanation of the whole table's picture adds, in points.
const EXPLANATION_HEIGHT: f32 = 38.0;
/// The height of the legend, and the text size of the kinds, in points.
const LEGEND_HEIGHT: f32 = 30.0;
const KIND_SIZE: f32 = 12.0;
/// The text size of the numbers below the color bar, in points.
const TEXT_SIZE: f32 = 11.0;

/// Returns the height of the caption, in points. In a narrow window the legend has a line of its own.
pub(super) fn height(ui: &Ui, state: &State) -> f32 {
    let legend = if theme::is_narrow(ui.ctx()) { LEGEND_HEIGHT + ui.spacing().item_spacing.y } else { 0.0 };
    HEIGHT + legend + if is_of_whole(state) { EXPLANATION_HEIGHT } else { 0.0 }
}

/// Shows the choices of what the colors mean, the legend, and what a pixel stands for.
pub(super) fn show(ui: &mut Ui, state: &State, caption: Option<&Caption>, out: &mut Vec<Message>) {
    let view = state.view();
    let is_narrow = theme::is_narrow(ui.ctx());
    let scale = caption.map(|caption| caption.scale);
    ui.horizontal(|ui| {
        if !is_narrow {
            ui.label(theme::weak(ui, table_view::color()));
        }
        choice(ui, table_view::color_of_cells(), Reading::ALL, Reading::name, view.reading, |reading| {
            out.push(Message::Reading(reading));
        });
        choice(ui, table_view::lengths_shown(), Lengths::ALL, Lengths::name, view.lengths, |lengths| {
            out.push(Message::Lengths(lengths));
        });
        if let Some(scale) = scale.filter(|_| !is_narrow) {
            ui.add_space(6.0);
            legend(ui, scale);
        }
    });
    if let Some(scale) = scale.filter(|_| is_narrow) {
        ui.horizontal(|ui| legend(ui, scale));
    }
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
        let is_classic = state.view().recurrence.other_rule().is_none();
        let text = if is_classic { map::picture_text() } else { rule::stage::classic_colors() };
        ui.add(egui::Label::new(theme::weak(ui, text)).wrap());
    }
}

/// Names the legend of a slide for screen readers: which lengths the map shows, and what its colors mean.
pub(super) fn name_on(ui: &Ui, state: &State, labels: egui::Rect, scale: &ColorScale) {
    let (lengths, colors) = labels.split_left_right_at_fraction(0.2);
    let lengths = ui.interact(lengths, Id::unique("lengths-on-the-slide"), Sense::hover());
    lengths.widget_info(|| WidgetInfo::labeled(Role::Label, true, state.view().lengths.name()));
    let colors = ui.interact(colors, Id::unique("colors-on-the-slide"), Sense::hover());
    colors.widget_info(|| WidgetInfo::labeled(Role::Image, true, meaning(scale)));
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
fn legend(ui: &mut Ui, scale: &ColorScale) {
    let has_bar = scale.reading() == Reading::Difference;
    let text_size = if has_bar { TEXT_SIZE } else { KIND_SIZE };
    let width = if has_bar { COLOR_BAR_WIDTH * text_size } else { f32::INFINITY };
    let most = vec2(ui.available_width().min(width), LEGEND_HEIGHT);
    let (_, width) = color_legend(scale, Rect::new(0.0, 0.0, most.x, most.y), text_size);
    let (rect, response) = ui.allocate_exact_size(vec2(width, most.y), Sense::hover());
    let (marks, _) = color_legend(scale, paint::from_egui(rect), text_size);
    ui.painter().extend(paint::shapes(ui.painter(), theme::current(ui.ctx()), marks));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, meaning(scale)));
    if has_bar {
        response.tooltip(table_view::color_scale_tooltip);
    }
}

/// Returns what the colors mean, in words.
fn meaning(scale: &ColorScale) -> String {
    if scale.reading() == Reading::Difference {
        table_view::color_scale(scale.ticks().into_iter().map(|(_, value)| exact(value)).collect::<Vec<_>>().join(", "))
    } else {
        items(scale.kinds().into_iter().map(|(_, words)| words))
    }
}
