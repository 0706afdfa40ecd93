//! Why it is dynamic programming. The tree of calls folds into the graph of distinct intervals, then into the table.

use egui::{Id, Label, Rect, RichText, Role, ScrollArea, Sense, Slider, TextStyle, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::table::derivation::Numbers;
use crate::game::{FillOrder, Interval, Recurrence, Row, Window};
use crate::gui::panels::counters::{counters, growth_plot};
use crate::gui::panels::with_details;
use crate::gui::theme;
use crate::gui::widgets::controls::{of_choice, wheel_zoom};
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::number::exact;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::{Calls, CallsLook, LitCalls, PanZoom, RecursionScene};
use crate::picture::slide::{self, Slide, Stage, StageParts};
use crate::picture::{Face, Point};
use crate::session::Subject;
use crate::wording::panels::why as texts;
use crate::wording::recurrence::numbers_text;

/// The text size of the stages on a slide of 1280 × 720 points.
const SLIDE_TEXT: f32 = 18.5;
/// The smallest text size on a slide, in points.
const LEAST_SLIDE_TEXT: f32 = 12.0;

/// The panel, with the part of the picture that is in view.
#[derive(Default)]
pub struct WhyPanel {
    /// The row and the recurrence, with the zoom and how far the picture is moved, as parts of its area.
    seen: Option<(Row, Recurrence, f32, (f32, f32))>,
}

impl WhyPanel {
    /// Shows the stages with the picture below them, and the costs if they are asked for.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        state: &State,
        (parts, slide): (&StageParts, Option<Slide>),
        out: &mut Vec<Message>,
    ) {
        let StageParts::Calls(calls, window) = parts else { return };
        let (picture, details) = with_details(ui, state);
        let mut ui = ui.new_child(UiBuilder::new().id_salt("calls").max_rect(picture));
        if state.leaves_out(Shown::Subject(Subject::Calls)) {
            ui.add(Label::new(texts::tree_later()).wrap());
        } else {
            let pointed_at = pointed_at(state, calls, window);
            let Some(slide) = slide else {
                show(&mut ui, state, pointed_at, out);
                self.picture(&mut ui, state, (parts, None), out);
                return Self::details(state, details);
            };
            let below = paint::to_egui(slide.table).intersect(picture);
            let tree = UiBuilder::new().id_salt("tree").max_rect(below);
            self.picture(&mut ui.new_child(tree), state, (parts, Some(slide)), out);
            // On a slide, the stages stand at the place of the words until something is asked.
            if !state.asks() && state.show_of_hands().is_none() {
                let words = UiBuilder::new().id_salt("stages").max_rect(paint::to_egui(slide.words));
                let mut words = ui.new_child(words);
                let font = theme::font(Face::Regular, (SLIDE_TEXT * slide::unit_of(slide.stage)).max(LEAST_SLIDE_TEXT));
                words.style_mut().override_font_id = Some(font);
                show(&mut words, state, pointed_at, out);
            }
        }
        Self::details(state, details);
    }

    /// Shows what the calls cost.
    fn details(state: &State, details: Option<Ui>) {
        if let Some(mut details) = details {
            ScrollArea::vertical().id_salt("costs").auto_shrink([false, true]).show(&mut details, |ui| {
                counters(ui, state);
                ui.add_space(4.0);
                growth_plot(ui, state);
            });
        }
    }

    /// Shows the picture as a slide does. The wheel zooms it, a drag moves it, and a double click shows all of it.
    fn picture(
        &mut self,
        ui: &mut Ui,
        state: &State,
        (parts, slide): (&StageParts, Option<Slide>),
        out: &mut Vec<Message>,
    ) {
        let StageParts::Calls(calls, window) = parts else { return };
        let recurrence = calls.recurrence();
        self.seen.take_if(|(row, of, ..)| row != state.row() || *of != recurrence);
        let (area, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        let mut view = PanZoom::new(paint::from_egui(area));
        if let Some((_, _, zoom, pan)) = self.seen {
            view = PanZoom { zoom, pan: (pan.0 * area.width(), pan.1 * area.height()), ..view };
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
        let pan = (view.pan.0 / area.width(), view.pan.1 / area.height());
        self.seen = (view.zoom != 1.0).then(|| (state.row().clone(), recurrence, view.zoom, pan));

        let derivation = |interval: Interval| state.derivation(interval);
        let slide = Slide::over(slide, view.area);
        let mut scene = state.scene_of(Subject::Calls, slide, view.area, Stage::Other(parts), &derivation);
        scene.calls = CallsLook { zoom: view.zoom, pan, ..scene.calls };
        let lit = LitCalls::new(calls, state.fill(), state.transports.fill.head());
        let (tree, by) = scene.recursion(calls, window, lit.as_ref());
        let painter = ui.painter_at(area);
        let marks = tree.marks().into_iter().map(|mark| mark.scaled(by)).chain(scene.row_of_calls());
        painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), marks));
        name_nodes(ui, &tree, by, area, state.leaves_out(Shown::Counters));
        let point = |at| {
            let Point { x, y } = paint::point(at);
            Point::new(x / by, y / by)
        };
        let hit = response.hover_pos().and_then(|at| tree.call_at(point(at)));
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

/// Returns the values of the interval that is pointed at or pinned, and how often it is called.
fn pointed_at(state: &State, calls: &Calls, window: &Window) -> Option<String> {
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

/// Gives screen readers one label for each interval that is drawn, with the number of its calls. If they are to be
/// counted, each call has a label of its own.
fn name_nodes(ui: &Ui, scene: &RecursionScene, by: f32, area: Rect, are_counted: bool) {
    for (number, rect) in scene.shown() {
        let call = scene.calls.all()[number];
        let is_named = |_: &Interval| are_counted || call.first_copy == number;
        let Some(interval) = call.interval.filter(is_named) else { continue };
        let rect = (paint::to_egui(rect) * by).intersect(area);
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
/// The least and the greatest width of the slider, and what its ends take, in points.
const SLIDER_WIDTHS: (f32, f32) = (60.0, 320.0);
const SLIDER_ENDS: f32 = 14.0;

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
            let least = theme::target(ui, 0.0);
            let response = ui.add(of_choice(ui, RichText::new(name), selected).min_size(vec2(least, least)));
            let label = texts::fold_to(name);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.tooltip(|| tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let room = ui.available_width() - SLIDER_ENDS;
        if room < SLIDER_WIDTHS.0 {
            return; // the buttons do the same
        }
        let mut head = state.look.fold.head();
        ui.spacing_mut().slider_width = room.min(SLIDER_WIDTHS.1);
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
    // The room is always that of two lines, so that the picture does not move. A tiny window has one line to spare, and a
    // narrow slide perhaps none.
    let text = RichText::new(text).color(theme::color(ui, ColorRole::WeakText));
    let room = ui.available_height();
    if !theme::is_tiny(ui.ctx()) && room >= TEXT_HEIGHT {
        theme::text_in_room(ui, TEXT_HEIGHT, text);
    } else if room >= ui.text_style_height(&TextStyle::Body) {
        ui.add(Label::new(text).truncate());
    }
}
