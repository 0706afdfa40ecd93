//! Why it is dynamic programming. The tree of calls folds into the graph of distinct intervals, then into the table.

use egui::{Button, Id, Label, Rect, RichText, Role, Sense, Slider, Ui, WidgetInfo, vec2};

use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::table::derivation::Numbers;
use crate::game::{FillOrder, Interval, Row, Window};
use crate::gui::panels::counters::{counters, growth_plot};
use crate::gui::theme;
use crate::gui::widgets::controls::wheel_zoom;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::{Calls, LitCalls, PanZoom, RecursionScene};
use crate::session::Subject;
use crate::wording::panels::why as texts;
use crate::wording::recurrence::numbers_text;

/// The height of the parts below the picture, in points.
const HEIGHT_BELOW: f32 = 352.0;
/// The least height of the stages and the picture together, in points.
const MIN_TREE_HEIGHT: f32 = 254.0;

/// The panel, with the calls of the present row and the part of their picture that is in view.
#[derive(Default)]
pub struct WhyPanel {
    /// The row, its calls, and the part of the table that holds their values.
    drawn: Option<(Row, Calls, Window)>,
    /// The zoom, and how far the picture is moved; `None` shows the whole picture.
    zoom: Option<(f32, (f32, f32))>,
}

impl WhyPanel {
    /// Shows the tree and the costs.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let height = (ui.available_height() - HEIGHT_BELOW).max(MIN_TREE_HEIGHT);
        self.show_tree(ui, height, state, out);
        egui::ScrollArea::vertical().id_salt("costs").auto_shrink([false, true]).show(ui, |ui| {
            counters(ui, state);
            ui.add_space(4.0);
            growth_plot(ui, state);
        });
    }

    /// Shows the stages, and the tree below them. Both together have this height, in points.
    fn show_tree(&mut self, ui: &mut Ui, height: f32, state: &State, out: &mut Vec<Message>) {
        self.update(state);
        if state.leaves_out(Shown::Subject(Subject::Calls)) {
            ui.set_min_height(height);
            ui.add(Label::new(texts::tree_later()).wrap());
            return;
        }
        let bottom = ui.cursor().top() + height;
        show(ui, state, self.pointed_at(state), out);
        self.picture(ui, bottom - ui.cursor().top(), state, out);
    }

    /// Computes the calls of the present row, if they are not those that were drawn last.
    fn update(&mut self, state: &State) {
        let recurrence = state.view().recurrence;
        let is_current =
            self.drawn.as_ref().is_some_and(|(row, calls, _)| row == state.row() && calls.recurrence() == recurrence);
        if !is_current {
            let calls = Calls::new(recurrence, state.n());
            let window = calls.window(state.table());
            self.drawn = Some((state.row().clone(), calls, window));
            self.zoom = None;
        }
    }

    /// Returns the values of the interval that is pointed at or pinned, and how often it is called.
    fn pointed_at(&self, state: &State) -> Option<String> {
        let (_, calls, window) = self.drawn.as_ref()?;
        let interval = state.pointed_at()?;
        if !calls.holds(interval) {
            // A long row is drawn in part. The recursion two moves ahead calls every other diagonal only.
            let skips = calls.recurrence().skips_lengths();
            let of_parity = !skips || (interval.len() + state.n()).is_multiple_of(2);
            return Some(if of_parity {
                texts::not_drawn(state.view().count_from, interval)
            } else {
                texts::never_called(state.view().count_from, interval)
            });
        }
        let values = Numbers::new(state.table(), calls.recurrence()).cell(interval, window.cell(interval)?);
        let numbers = numbers_text(calls.recurrence(), values, exact);
        let numbers = if state.hides(Secret::Result) { "?".to_owned() } else { numbers };
        // There are no copies if the interval is below the part of the tree that is drawn.
        let copies = if state.leaves_out(Shown::Counters) { 0 } else { calls.copies(interval) };
        Some(texts::call_with_numbers(state.view().count_from, interval, &numbers, copies, calls.is_whole()))
    }

    /// Shows the picture. The wheel zooms it, a drag moves it, and a double click shows all of it.
    fn picture(&mut self, ui: &mut Ui, height: f32, state: &State, out: &mut Vec<Message>) {
        let Some((_, calls, window)) = &self.drawn else { return };
        let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
        let mut view = PanZoom::new(paint::from_egui(area));
        if let Some((zoom, pan)) = self.zoom {
            view = PanZoom { zoom, pan, ..view };
        }
        if response.contains_pointer()
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        {
            let factor = wheel_zoom(ui);
            if factor != 1.0 {
                view = view.zoomed(paint::point(pointer), factor);
            }
        }
        let drag = response.drag_delta();
        view = view.panned((drag.x, drag.y));
        if response.double_clicked() {
            view = PanZoom::new(view.area);
        }
        self.zoom = (view.zoom != 1.0).then_some((view.zoom, view.pan));

        let painter = ui.painter_at(area);
        let theme = theme::current(ui.ctx());
        painter.rect_filled(area, 8.0, theme::color(ui, ColorRole::Background));
        let lit = LitCalls::new(calls, state.fill(), state.transports.fill.head());
        let scene = RecursionScene {
            calls,
            count_from: state.view().count_from,
            table: state.table(),
            window,
            hides_values: state.hides(Secret::Result),
            view,
            stage: state.look.fold.head() as f32,
            highlighted: state.pointed_at(),
            lit: lit.as_ref(),
            fill: state.fill(),
        };
        painter.extend(paint::shapes(&painter, theme, scene.marks()));
        name_nodes(ui, &scene, area, state.leaves_out(Shown::Counters));
        let hit = response.hover_pos().and_then(|at| scene.call_at(paint::point(at)));
        if let Some(interval) = hit.and_then(|number| calls.all()[number].interval) {
            out.push(Message::Hover(interval, None));
            if response.double_clicked() {
                // The first click has pinned a cell, but a double click asks for the whole picture.
                out.push(Message::Pin(None));
            } else if response.clicked() {
                out.push(Message::Pin((state.gaze.pinned != Some(interval)).then_some(interval)));
            }
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, texts::calls_of_recursion()));
    }
}

/// Gives screen readers one label for each interval that is drawn, with the number of its calls. If they are to be
/// counted, each call has a label of its own.
fn name_nodes(ui: &Ui, scene: &RecursionScene, area: Rect, are_counted: bool) {
    for (number, rect) in scene.shown() {
        let call = scene.calls.all()[number];
        let is_named = |_: &Interval| are_counted || call.first_copy == number;
        let Some(interval) = call.interval.filter(is_named) else { continue };
        let rect = paint::to_egui(rect).intersect(area);
        if !rect.is_positive() {
            continue;
        }
        let response = ui.interact(rect, Id::unique(("call", number)), Sense::hover());
        let state = scene.lit.map(|lit| lit.state(number).name());
        let copies = if are_counted { 0 } else { scene.calls.copies(interval) };
        let [i, j] = scene.count_from.ends(interval);
        let label = texts::call_name(i, j, copies, state);
        response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &label));
    }
}

/// The height of the line, in points: room for two lines of text.
const TEXT_HEIGHT: f32 = 34.0;
/// Returns the name of each stage, its value of the slider, and its tooltip.
fn stages() -> [(&'static str, f64, &'static str); 3] {
    [
        (texts::tree(), 0.0, texts::tree_tooltip()),
        (texts::graph(), 1.0, texts::graph_tooltip()),
        (texts::table(), 2.0, texts::table_tooltip()),
    ]
}

/// Returns whether the calls light up as the recursion makes them.
fn lights_up(state: &State) -> bool {
    state.fill().order == FillOrder::Recursion && state.progress().is_some()
}

/// Returns what the frames of the calls mean, or at the end of the fill, which calls were saved.
fn lit_text(state: &State) -> String {
    let (fill, playback) = (state.fill(), &state.transports.fill);
    if playback.is_at_end() {
        let all = CallCount::without_memo(fill.recurrence, fill.n);
        return texts::saved_calls(fill.tally(fill.steps()).calls, all.to_string());
    }
    texts::frames_of_calls().to_owned()
}

/// Shows the buttons, the slider and the line. `pointed_at` replaces the line about the stage.
pub fn show(ui: &mut Ui, state: &State, pointed_at: Option<String>, out: &mut Vec<Message>) {
    let target = state.look.fold.resting_head();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (number, (name, stage, tooltip)) in stages().into_iter().enumerate() {
            if number > 0 {
                ui.label("→");
            }
            let selected = target == stage;
            let (fill, role) = theme::choice(selected);
            let button = Button::new(RichText::new(name).color(theme::color(ui, role))).fill(theme::color(ui, fill));
            let response = ui.add(button);
            let label = texts::fold_to(name);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.tooltip(|| tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let mut head = state.look.fold.head();
        ui.spacing_mut().slider_width = (ui.available_width() - 14.0).clamp(60.0, 320.0);
        // The rail is seen in every theme.
        ui.visuals_mut().widgets.inactive.bg_fill = theme::color(ui, ColorRole::Edge);
        let slider = ui.add(Slider::new(&mut head, 0.0..=2.0).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, head, texts::tree_to_table()));
        if slider.changed() {
            out.push(Message::FoldAt(head));
        }
    });
    let text = match pointed_at {
        Some(text) => text,
        None if target < 1.5 && lights_up(state) => lit_text(state),
        None if target < 0.5 && state.leaves_out(Shown::Counters) => texts::calls_later().to_owned(),
        None if target < 0.5 => {
            let calls = CallCount::without_memo(state.view().recurrence, state.n());
            texts::calls_of_tree(calls.to_string(), state.n())
        }
        None if target < 1.5 => texts::about_graph().to_owned(),
        None => texts::about_table().to_owned(),
    };
    // The room is always that of two lines, so that the picture does not move.
    theme::text_in_room(ui, TEXT_HEIGHT, RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
}
