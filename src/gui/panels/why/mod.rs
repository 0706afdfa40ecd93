//! Why it is dynamic programming: the recursion as a tree of calls, which folds into the graph of its distinct
//! intervals, the memo, and that into the table; and what all of it costs.

mod costs;

use egui::{Button, Id, Rect, RichText, Role, Sense, Slider, Ui, WidgetInfo, vec2};

use crate::app::message::Message;
use crate::app::state::State;
use crate::game::fill::count::CallCount;
use crate::game::{Interval, Row, Window};
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::gui::widgets::wheel::wheel_zoom;
use crate::number::exact;
use crate::picture::Point;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::{Calls, PanZoom, RecursionScene};
use crate::wording;

/// What stands below the picture, in points, and the least that the picture has.
const BELOW: f32 = 352.0;
const LEAST_PICTURE: f32 = 190.0;
const TEXT_HEIGHT: f32 = 34.0;
const STAGES: [(&str, f64, &str); 3] = [
    ("tree", 0.0, "Every call of the recursion without a memo"),
    ("graph", 1.0, "With a memo, each interval is computed once"),
    ("table", 2.0, "In a good order, no call is needed at all"),
];

/// The picture of the calls, and how it is looked at.
#[derive(Default)]
pub struct WhyPanel {
    drawn: Option<(Row, Calls, Window)>,
    zoom: Option<(f32, (f32, f32))>,
}

impl WhyPanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let recurrence = state.view().recurrence;
        let is_current =
            self.drawn.as_ref().is_some_and(|(row, calls, _)| row == state.row() && calls.recurrence() == recurrence);
        if !is_current {
            let calls = Calls::new(recurrence, state.n());
            let window = calls.window(state.table());
            self.drawn = Some((state.row().clone(), calls, window));
            self.zoom = None;
        }
        stages(ui, state, self.pointed_at(state), out);
        self.picture(ui, state, out);
        egui::ScrollArea::vertical().id_salt("costs").auto_shrink([false, true]).show(ui, |ui| {
            costs::counters(ui, state);
            ui.add_space(4.0);
            costs::growth(ui, state);
        });
    }

    /// What the interval that is pointed at or pinned comes to, and how often it is called.
    fn pointed_at(&self, state: &State) -> Option<String> {
        let (_, calls, window) = self.drawn.as_ref()?;
        let interval = state.pointed_at()?;
        if !calls.holds(interval) {
            // Of a long row, what is not drawn; two moves ahead, every other diagonal.
            let of_parity = (interval.len() + state.n()).is_multiple_of(calls.recurrence().reach());
            let what = if of_parity { "deeper than what is drawn" } else { "never called two moves ahead" };
            return Some(format!("{}: {what}.", wording::title_of(interval)));
        }
        let numbers = wording::numbers_text(calls.recurrence(), window.cell(interval)?, exact);
        let called = match (calls.copies(interval), calls.is_whole()) {
            // Below the part of the tree that is drawn.
            (0, _) => String::new(),
            (1, true) => " Called once.".to_owned(),
            (1, false) => " Called once in this part of the tree.".to_owned(),
            (copies, true) => format!(" Called {copies} times."),
            (copies, false) => format!(" Called {copies} times in this part of the tree."),
        };
        Some(format!("{}: {numbers}.{called}", wording::title_of(interval)))
    }

    fn picture(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let Some((_, calls, window)) = &self.drawn else { return };
        let height = (ui.available_height() - BELOW).max(LEAST_PICTURE);
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
                view = view.zoomed(Point::new(pointer.x, pointer.y), factor);
            }
        }
        let drag = response.drag_delta();
        view = view.panned((drag.x, drag.y));
        if response.double_clicked() {
            view = PanZoom::new(view.area);
        }
        self.zoom = (view.zoom != 1.0).then_some((view.zoom, view.pan));

        let (plan, folded) = (state.fill(), state.fold.head() as f32);
        let step_number = |interval| plan.write_step(interval).map(|step| step + 1);
        // What is not drawn, or not yet, dims nothing.
        let is_drawn = |interval: &Interval| calls.copies(*interval) > 0 || (folded > 0.5 && calls.holds(*interval));
        let lit = state.pointed_at().filter(is_drawn);
        let keeps_values = state.hides_result();
        let scene = RecursionScene { calls, window, keeps_values, view, stage: folded, lit, step_number: &step_number };
        let painter = ui.painter_at(area);
        let theme = theme::current(ui.ctx());
        painter.rect_filled(area, 8.0, theme::color(ui, ColorRole::Background));
        painter.extend(paint::shapes(&painter, theme, scene.marks()));
        let hit = response.hover_pos().and_then(|at| scene.hit(Point::new(at.x, at.y)));
        let hit = hit.and_then(|number| calls.all()[number].interval);
        if let Some(interval) = hit {
            out.push(Message::Hover(interval));
            if response.double_clicked() {
                // It asks for the whole picture, and for no cell.
                out.push(Message::Pin(None));
            } else if response.clicked() {
                out.push(Message::Pin((state.pinned != Some(interval)).then_some(interval)));
            }
        }
        name_nodes(ui, &scene, area);
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, "Calls of the recursion"));
    }
}

/// Tells screen readers of each interval that is drawn, once.
fn name_nodes(ui: &Ui, scene: &RecursionScene, area: Rect) {
    for (number, rect) in scene.shown() {
        let call = scene.calls.all()[number];
        let Some(interval) = call.interval.filter(|_| call.first_copy == number) else { continue };
        let rect = paint::to_egui(rect).intersect(area);
        if !rect.is_positive() {
            continue;
        }
        let response = ui.interact(rect, Id::unique(("call", interval.i, interval.j)), Sense::hover());
        let of_them = match scene.calls.copies(interval) {
            0 => String::new(),
            copies => format!(", {copies} of them"),
        };
        let label = format!("call {} to {}{of_them}", interval.i, interval.j);
        response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &label));
    }
}

/// The three stages as buttons, a slider between them, and a line on what is seen.
fn stages(ui: &mut Ui, state: &State, pointed_at: Option<String>, out: &mut Vec<Message>) {
    let target = state.fold.resting_head();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (number, (name, stage, tooltip)) in STAGES.into_iter().enumerate() {
            if number > 0 {
                ui.label("→");
            }
            let selected = target == stage;
            let (fill, role) = theme::choice(selected);
            let button = Button::new(RichText::new(name).color(theme::color(ui, role))).fill(theme::color(ui, fill));
            let response = ui.add(button);
            let label = format!("Fold to {name}");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.on_hover_text(tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let mut head = state.fold.head();
        ui.spacing_mut().slider_width = (ui.available_width() - 14.0).max(60.0);
        let slider = ui.add(Slider::new(&mut head, 0.0..=2.0).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, head, "Tree to table"));
        if slider.changed() {
            out.push(Message::FoldAt(head));
        }
    });
    let text = match pointed_at {
        Some(text) => text,
        None if target < 0.5 => {
            let calls = CallCount::without_memo(state.view().recurrence, state.n());
            // In rows of one and two coins nothing comes twice.
            match state.n() {
                1 => "Without a memo: 1 call.".to_owned(),
                2 => format!("Without a memo: {calls} calls."),
                _ => format!("Without a memo: {calls} calls. The same intervals come again and again."),
            }
        }
        None if target < 1.5 => {
            "With a memo each interval is computed once, and every other call is answered at once.".to_owned()
        }
        None => "In a good order each cell finds what it reads already there, and nothing is called.".to_owned(),
    };
    // Always two lines, so that the picture stays where it is.
    theme::text_in_room(ui, TEXT_HEIGHT, RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
}
