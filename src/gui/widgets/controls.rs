//! The controls that panels and dialogs share: buttons, lists that drop down, segments, plots, places of controls.

use egui::containers::menu::is_in_menu;
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align, AsIdSalt, Button, Context, CornerRadius, Frame, Id, IdSalt, Key, Label, LayerId, Layout, Margin, Order,
    Popup, Rect, Response, RichText, Role, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, WidgetRect, vec2,
};
use egui_plot::{GridMark, Plot};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::gui::widgets::tooltip::on_hover_or_focus;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Subject;

/// Shows the main button of a dialog or a card. Returns whether it is clicked.
pub fn primary(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    primary_of_size(ui, enabled, text, 1.0)
}

/// Shows the main button, `by` times as large as usual.
pub fn primary_of_size(ui: &mut Ui, enabled: bool, text: &str, by: f32) -> bool {
    let font = theme::font(Face::Strong, 13.5 * by);
    let label = RichText::new(text).font(font).color(theme::color(ui, ColorRole::OnMover));
    let button = Button::new(label).fill(theme::color(ui, ColorRole::Mover)).min_size(vec2(76.0, 28.0) * by);
    ui.add_enabled(enabled, button).clicked()
}

/// Shows a button that stands out if it is the next thing to do.
pub fn action(ui: &mut Ui, text: &str, is_main: bool) -> Response {
    let size = vec2(110.0, theme::target(ui, ACTION_HEIGHT));
    ui.add(of_choice(ui, RichText::new(text).font(theme::font(Face::Strong, ACTION_TEXT)), is_main).min_size(size))
}

/// Returns a button in the colors of one of several choices.
pub fn of_choice<'a>(ui: &Ui, text: RichText, is_chosen: bool) -> Button<'a> {
    let (fill, role) = theme::choice(is_chosen);
    Button::new(text.color(theme::color(ui, role))).fill(theme::color(ui, fill))
}

/// Shows what a check has found: a sentence that stands out, those below it, and more. `edge` is the color around it.
pub fn verdict(ui: &mut Ui, edge: ColorRole, title: &str, sentences: &[String], more: impl FnOnce(&mut Ui)) {
    let frame = Frame::new()
        .fill(theme::color(ui, ColorRole::Panel))
        .stroke(Stroke::new(1.0, theme::color(ui, edge)))
        .corner_radius(10.0)
        .inner_margin(Margin::symmetric(18, 12));
    frame.show(ui, |ui| {
        let response = ui.label(RichText::new(title).font(theme::font(Face::Strong, VERDICT_TEXT)));
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, title));
        announce(&response);
        for sentence in sentences {
            ui.label(RichText::new(sentence).font(theme::font(Face::Regular, ACTION_TEXT)));
        }
        more(ui);
    });
}

/// Lets screen readers say the text of a control as soon as it is there or changes.
pub fn announce(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Names the edge that is dragged to change the width of a panel, which egui names in English. `ui` holds the panel, and `salt` is
/// that of the panel.
pub fn name_edge(ui: &Ui, salt: impl AsIdSalt, name: &str) {
    let edge = ui.scope_id().with_salt(IdSalt::new(salt)).with("__resize");
    if ui.ctx().has_accesskit_node(edge) {
        ui.ctx().accesskit_node_builder(edge, |node| node.set_label(name));
    }
}

/// The text sizes of a button that acts and of a verdict, and the height of such a button, in points.
const ACTION_TEXT: f32 = 14.0;
const VERDICT_TEXT: f32 = 16.0;
const ACTION_HEIGHT: f32 = 30.0;

/// Returns a button that looks like a link.
pub fn link<'a>(ui: &Ui, enabled: bool, text: &str) -> Button<'a> {
    let role = if enabled { ColorRole::Mover } else { ColorRole::WeakText };
    let size = theme::target(ui, 0.0);
    Button::new(RichText::new(text).color(theme::color(ui, role))).frame(false).min_size(vec2(size, size))
}

/// Adds controls at the right end of a row, from right to left.
pub fn right_aligned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::right_to_left(Align::Center), add).inner
}

/// Adds the buttons at the end of a dialog, from right to left.
///
/// Their line has a height of its own: in a scroll area the rest of the room has no end.
pub fn last_buttons<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center).with_main_wrap(true), add).inner
}

/// Returns whether an item of a list is chosen, and closes the list then. egui closes it only after a click of the
/// pointer, not when the item is chosen by a key.
pub fn is_chosen(ui: &Ui, item: &Response) -> bool {
    if item.clicked() {
        ui.close();
    }
    item.clicked()
}

/// Shows content whose size comes from itself, such as that of a dialog or a menu, and scrolls it if it is higher than
/// `most`, in points. `id` is that of the content.
pub fn scrolled_above<R>(ui: &mut Ui, id: Id, most: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    // A scroll area does not grow by itself in such a place. So it gets the height of its content in the last frame.
    let last = id.with("height-of-the-content");
    let height = ui.data(|data| data.get_temp(last)).unwrap_or(most).min(most);
    let shown = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height).show(ui, content);
    if (shown.content_size.y.min(most) - height).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(last, shown.content_size.y));
        ui.ctx().request_repaint();
    }
    shown.inner
}

/// The space above and below a menu that is as high as its room, in points.
const MENU_MARGIN: f32 = 20.0;

/// Returns the height that the menu of a button in this line can have without lying over the line, in points. A menu within
/// a menu lies beside its item.
pub fn room_of_menu(ui: &Ui) -> f32 {
    let (window, line) = (ui.ctx().content_rect(), ui.max_rect());
    let height =
        if is_in_menu(ui) { window.height() } else { (line.top() - window.top()).max(window.bottom() - line.bottom()) };
    height - MENU_MARGIN
}

/// Shows the items of a menu. In a small window they scroll if they are higher than `most`, in points.
pub fn menu_items(ui: &mut Ui, (name, most): (&str, f32), items: &mut dyn FnMut(&mut Ui)) {
    if theme::shows_one_part(ui.ctx()) {
        scrolled_above(ui, Id::unique(("menu", name)), most, items);
    } else {
        items(ui);
    }
}

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
                let response = part(ui, theme::target(ui, height - 2.0 * MARGIN), segment);
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
    (theme::text_width(ui, text, theme::font(Face::Strong, TEXT_SIZE)) + 2.0 * PADDING)
        .max(theme::target(ui, MIN_WIDTH))
}

/// This many points of the wheel zoom by the factor e. A notch has about 100 points, and so zooms by a sixth.
const POINTS: f32 = 600.0;

/// Returns the zoom factor of this frame: by the wheel, by a pinch, or by Ctrl with the wheel.
pub fn wheel_zoom(ui: &Ui) -> f32 {
    let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
    pinch * (wheel / POINTS).exp()
}

/// Returns a plot with these bounds. `height` is in points. Bounds of an earlier frame are forgotten.
pub fn still_plot(id: &'static str, height: f32, x: (f64, f64), y: (f64, f64)) -> Plot<'static> {
    Plot::new(id)
        .height(height)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .default_x_bounds(x.0, x.1)
        .default_y_bounds(y.0, y.1)
        .auto_bounds([false, false])
        .reset()
}

/// Returns grid lines at exactly these values, each with its number.
pub fn grid_marks(values: impl IntoIterator<Item = f64>, bounds: (f64, f64)) -> Vec<GridMark> {
    let step_size = bounds.1 - bounds.0;
    values.into_iter().map(|value| GridMark { value, step_size }).collect()
}

/// Shows that the part appears later. Between two questions, a button leaves the fill and shows the part.
pub fn show_later(ui: &mut Ui, state: &State, (text, button): (&str, &str), subject: Subject, out: &mut Vec<Message>) {
    ui.add(Label::new(text).wrap());
    if !state.waits_for_answer() && ui.add(link(ui, true, button)).clicked() {
        out.push(Command::of_subject(subject).into());
    }
}

/// Gives the focus to a text field and selects all of its text. `length` is in characters.
pub fn select_all(ui: &Ui, id: Id, length: usize) {
    select(ui.ctx(), id, CCursorRange::two(CCursor::new(0), CCursor::new(length)));
}

/// Gives the focus to a text field, with the cursor after its text. `length` is in characters.
pub fn go_to_end(ctx: &Context, id: Id, length: usize) {
    select(ctx, id, CCursorRange::one(CCursor::new(length)));
}

/// Draws a ring around the control with the focus. The edge that egui draws is invisible on controls of the same color.
pub fn show(ctx: &Context) {
    if ctx.input(|input| input.key_pressed(Key::Tab)) {
        // egui moves it back only in the next frame.
        ctx.request_repaint();
    }
    let Some(control) = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id)) else { return };
    // Text fields have an edge and a cursor.
    if ctx.text_edit_focused() || !control.interact_rect.is_positive() {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("focus-ring")));
    let edge = Stroke::new(2.0, theme::color_in(ColorRole::Text, theme::current(ctx)));
    painter.rect_stroke(control.interact_rect.expand(2.0), 7.0, edge, StrokeKind::Outside);
}

/// Gives the focus to a text field, with this selection.
pub fn select(ctx: &Context, id: Id, range: CCursorRange) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEdit::load_state(ctx, id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    TextEdit::store_state(ctx, id, state);
}

/// Takes the focus from the control that has it.
pub fn leave(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}

/// Returns whether the Tab key, or Shift and it (`backwards`), has no control to go to, as the last frame was drawn. Where
/// the window is a part of a page, it leaves the window then.
///
/// A menu or a dialog above the panels keeps the focus until it is closed.
pub fn has_no_next(ctx: &Context, backwards: bool) -> bool {
    if Popup::is_any_open(ctx) || ctx.memory(egui::Memory::top_modal_layer).is_some() {
        return false;
    }
    let focused = ctx.memory(egui::Memory::focused);
    let takes_focus = |widget: &&WidgetRect| widget.enabled && widget.sense.is_focusable();
    ctx.viewport(|viewport| {
        // The panels come first, then what floats above them, such as notices.
        let (mut panels, mut floating) = (Vec::new(), Vec::new());
        for (layer, widgets) in viewport.prev_pass.widgets.layers() {
            let stops = if layer.order == Order::Background { &mut panels } else { &mut floating };
            stops.extend(widgets.iter().filter(takes_focus).map(|widget| widget.id));
        }
        let mut stops = panels.into_iter().chain(floating);
        let Some(focused) = focused else { return stops.next().is_none() };
        Some(focused) == if backwards { stops.next() } else { stops.last() }
    })
}

#[cfg(test)]
mod tests {
    use egui::{Area, Event, Modal, Modifiers, RawInput};

    use super::*;

    /// Draws a frame, which no screen shows.
    fn draw(ctx: &Context, input: RawInput, show: impl FnMut(&mut Ui)) {
        ctx.run_ui(input, show).textures_delta.clear();
    }

    /// Draws two buttons in the panels, and one in each of these layers. Presses a key before.
    fn frame(ctx: &Context, above: &[Order], key: Option<(Key, Modifiers)>) {
        let press = |(key, modifiers)| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let input = RawInput { events: key.map(press).into_iter().collect(), focused: true, ..RawInput::default() };
        draw(ctx, input, |ui| {
            let _ = (ui.button("first"), ui.button("last"));
            for order in above {
                Area::new(Id::unique(order)).order(*order).show(ui.ctx(), |ui| ui.button("above"));
            }
        });
    }

    #[test]
    fn tab_leaves_behind_the_last_control_and_before_the_first_one() {
        let (tab, back) = ((Key::Tab, Modifiers::NONE), (Key::Tab, Modifiers::SHIFT));
        for (above, stops) in [(&[][..], 2), (&[Order::Middle], 3)] {
            let ctx = Context::default();
            frame(&ctx, above, None);
            frame(&ctx, above, None);
            assert!(!has_no_next(&ctx, false) && !has_no_next(&ctx, true), "nothing has the focus");
            for stop in 1..=stops {
                frame(&ctx, above, Some(tab));
                frame(&ctx, above, None);
                assert_eq!(has_no_next(&ctx, false), stop == stops, "forward from control {stop} of {stops}");
                assert_eq!(has_no_next(&ctx, true), stop == 1, "back from control {stop} of {stops}");
            }
            leave(&ctx);
            frame(&ctx, above, Some(back));
            frame(&ctx, above, None);
            assert!(has_no_next(&ctx, false), "it comes back to the last one of {stops}");
        }
    }

    #[test]
    fn an_open_menu_or_dialog_keeps_the_focus() {
        for is_dialog in [false, true] {
            let ctx = Context::default();
            for _ in 0..3 {
                draw(&ctx, RawInput::default(), |ui| {
                    let button = ui.button("only");
                    ctx.memory_mut(|memory| memory.request_focus(button.id));
                    if is_dialog {
                        Modal::new(Id::unique("dialog")).show(&ctx, |ui| ui.button("above"));
                    } else {
                        Popup::open_id(&ctx, Popup::default_response_id(&button));
                        Popup::menu(&button).show(|ui| ui.button("above"));
                    }
                });
            }
            assert!(!has_no_next(&ctx, true) && !has_no_next(&ctx, false), "dialog: {is_dialog}");
        }
    }

    #[test]
    fn a_window_without_controls_keeps_nothing() {
        let ctx = Context::default();
        draw(&ctx, RawInput::default(), |ui| drop(ui.label("nothing")));
        assert!(has_no_next(&ctx, false) && has_no_next(&ctx, true));
    }
}
