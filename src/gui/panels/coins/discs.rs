//! The row as discs, which can be dragged, edited in place, removed and added.

use crate::limits::MAX_COINS_IN_SCROLL_AREA;
use std::ops::Range;

use egui::{
    Id, Key, Modifiers, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::app::command::Command;
use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::game::{CountFrom, Row};
use crate::gui::widgets::controls::select_all;
use crate::gui::widgets::paint::{self, COIN_CHARS, Layer, coin_marks, paint_coin};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::number::exact_len;
use crate::picture::coin::CoinLook;
use crate::picture::color_role::ColorRole;
use crate::picture::profile::{Plot, Profile};
use crate::picture::{Face, Mark};
use crate::wording::panels::coins as texts;

/// The diameter of a disc and the gap between two of them, in points.
const DISC: f32 = 36.0;
const GAP: f32 = 5.0;
/// Keeps the edges of the first coins inside the scroll area, which cuts what is outside.
const INSET: Vec2 = vec2(0.0, 2.0);
/// About this many lines of discs are visible. More of them scroll.
const MAX_VISIBLE_LINES: f32 = 4.0;

/// Returns the diameter of a disc in this window.
fn diameter(ui: &Ui) -> f32 {
    theme::target(ui, DISC)
}

/// Returns the distance between the middles of two discs.
fn pitch(ui: &Ui) -> f32 {
    diameter(ui) + GAP
}

fn disc_id(index: usize) -> Id {
    Id::unique(("coin", index))
}

/// The discs, with the coin that is being edited or dragged.
#[derive(Default)]
pub struct Discs {
    /// The row that was shown last.
    row: Option<Row>,
    editing: Option<CoinEdit>,
    dragged: Option<usize>,
    plot: ValuesPlot,
    /// The coins that are not dragged.
    layer: Layer<Vec<Mark>>,
    /// The first visible line of the list of a long row. It may be between two lines.
    first_line: f64,
    /// The coin that was pinned in the last frame.
    pinned: Option<usize>,
}

/// The field in which the value of a coin is typed.
struct CoinEdit {
    index: usize,
    text: String,
    error: Option<String>,
    /// Whether the coin is added when the value is accepted.
    is_new: bool,
}

impl Discs {
    /// Opens the field of a new coin at the end of a row of `n` coins.
    pub fn add_coin(&mut self, n: usize) {
        self.editing = Some(CoinEdit { index: n, text: String::new(), error: None, is_new: true });
    }

    /// Shows the coins, as many per line as fit. Only the visible lines are drawn.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        if self.row.as_ref() != Some(state.row()) {
            // An edit or a drag of another row does not fit this one.
            let (plot, layer) = (std::mem::take(&mut self.plot), std::mem::take(&mut self.layer));
            *self =
                Self { row: Some(state.row().clone()), plot, layer, first_line: self.first_line, ..Self::default() };
        }
        let coins = state.row().coins();
        let per_line = per_line(ui);
        let is_adding = self.editing.as_ref().is_some_and(|edit| edit.is_new);
        let lines = (coins.len() + usize::from(is_adding)).div_ceil(per_line);
        let focus_next = if coins.len() > MAX_COINS_IN_SCROLL_AREA {
            self.long_list(ui, state, lines, per_line, out)
        } else {
            ScrollArea::vertical()
                .id_salt("discs")
                .max_height(pitch(ui) * MAX_VISIBLE_LINES + diameter(ui) * 0.5)
                .auto_shrink([false, true])
                .show_rows(ui, pitch(ui) - ui.spacing().item_spacing.y, lines, |ui, shown| {
                    self.lines(ui, state, shown, per_line, out)
                })
                .inner
        };
        if !ui.input(|input| input.pointer.any_down()) {
            // A disc that has left the view no longer reports that it was dropped.
            self.dragged = None;
        }
        if let Some(index) = focus_next {
            ui.memory_mut(|memory| memory.request_focus(disc_id(index)));
        }
        if let Some(error) = self.editing.as_ref().and_then(|edit| edit.error.as_deref()) {
            ui.label(RichText::new(error).color(theme::color(ui, ColorRole::Error)));
        }
    }

    /// Shows a few lines of a long row, and the plot that chooses them. A scroll area would jump, because it places its
    /// content with `f32`. Returns the coin that gets the focus next.
    fn long_list(
        &mut self,
        ui: &mut Ui,
        state: &State,
        lines: usize,
        per_line: usize,
        out: &mut Vec<Message>,
    ) -> Option<usize> {
        let shown_lines = MAX_VISIBLE_LINES as usize - 1;
        let requested = self.plot.show(ui, state).or_else(|| {
            // A coin that has just been pinned is brought into view, too.
            let pinned = state.gaze.pinned.filter(|pinned| pinned.is_single()).map(|pinned| pinned.i);
            let is_new = pinned != self.pinned;
            self.pinned = pinned;
            pinned.filter(|_| is_new)
        });
        if let Some(coin) = requested {
            self.first_line = (coin / per_line) as f64;
        }
        let area = ui.available_rect_before_wrap();
        let last = lines.saturating_sub(shown_lines) as f64;
        let height = pitch(ui) * shown_lines as f32;
        let list_area = Rect::from_min_size(area.min, vec2(area.width(), height));
        if ui.rect_contains_pointer(list_area) {
            let wheel = ui.input(|input| input.smooth_scroll_delta().y);
            self.first_line -= f64::from(wheel / pitch(ui));
        }
        self.first_line = self.first_line.clamp(0.0, last);
        let first = self.first_line.round() as usize;
        let focus_next = self.lines(ui, state, first..(first + shown_lines).min(lines), per_line, out);
        let from = first * per_line;
        let to = (from + shown_lines * per_line).min(state.n()) - 1;
        ui.label(theme::weak(ui, texts::listed_coins(state.view().count_from, from, to)));
        focus_next
    }

    /// Shows the coins of some lines. Returns the coin that gets the focus next.
    fn lines(
        &mut self,
        ui: &mut Ui,
        state: &State,
        shown: Range<usize>,
        per_line: usize,
        out: &mut Vec<Message>,
    ) -> Option<usize> {
        let coins = state.row().coins();
        let mut focus_next = None;
        let (area, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), shown.len() as f32 * pitch(ui)), Sense::hover());
        let (pitch, diameter) = (pitch(ui), diameter(ui));
        let place = |index: usize| {
            let line = (index / per_line) as f32 - shown.start as f32;
            let column = (index % per_line) as f32;
            Rect::from_min_size(area.min + INSET + vec2(column, line) * pitch, Vec2::splat(diameter))
        };
        let target = self.dragged.and_then(|_| drop_target(ui, area, shown.start, per_line, coins.len()));
        let end = (shown.end * per_line).min(coins.len());
        let (mut marks, mut responses) = (Vec::new(), Vec::new());
        for index in shown.start * per_line..end {
            if self.editing.as_ref().is_some_and(|edit| edit.index == index) {
                continue;
            }
            let slot = shifted_slot(index, self.dragged, target);
            let lifted = self.dragged == Some(index);
            let at = match ui.input(|input| input.pointer.interact_pos()) {
                Some(pointer) if lifted => Rect::from_center_size(pointer, Vec2::splat(diameter)),
                _ => place(slot),
            };
            responses.push((index, disc(ui, place(index), at, index, state, &mut marks)));
        }
        self.layer.draw(ui.painter(), theme::current(ui.ctx()), marks, Vec::clone);
        for (index, response) in responses {
            focus_next = self.respond(ui, &response, index, target, state, out).or(focus_next);
        }
        // The field may be wider than a coin, so it is drawn above its neighbors.
        if let Some(index) = self.editing.as_ref().map(|edit| edit.index) {
            self.edit_field(ui, place(index), state, out);
        }
        focus_next
    }

    /// Handles clicks, drags and keys on a coin. Returns the coin that gets the focus next.
    fn respond(
        &mut self,
        ui: &Ui,
        response: &Response,
        index: usize,
        target: Option<usize>,
        state: &State,
        out: &mut Vec<Message>,
    ) -> Option<usize> {
        let row = state.row();
        let mut focus_next = None;
        if response.drag_started() {
            self.dragged = Some(index);
        }
        if response.drag_stopped() {
            self.dragged = None;
            // Escape ends a drag, too. Then no coin moves.
            let released = ui.input(|input| input.pointer.any_released());
            if let Some(target) = target.filter(|_| released) {
                move_coin(row, index, target, out);
            }
        }
        if response.gained_focus() {
            // A part of the next line stays visible, so that the focus can move to it.
            ui.scroll_to_rect(response.rect.expand(diameter(ui) * 0.6), None);
        }
        let mut edit = response.clicked();
        let mut remove =
            row.len() > 1 && self.dragged.is_none() && remove_button(ui, response, index, state.view().count_from);
        response.context_menu(|ui| {
            edit |= ui.button(texts::edit()).clicked();
            remove |= ui.add_enabled(row.len() > 1, egui::Button::new(texts::remove())).clicked();
        });
        if response.has_focus() {
            let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
            edit |= pressed(Modifiers::NONE, Key::F2);
            remove |= pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace);
            let target = if pressed(Modifiers::ALT, Key::ArrowLeft) {
                index.checked_sub(1)
            } else if pressed(Modifiers::ALT, Key::ArrowRight) {
                Some(index + 1).filter(|target| *target < row.len())
            } else {
                None
            };
            if let Some(target) = target {
                move_coin(row, index, target, out);
                focus_next = Some(target);
            }
        }
        if edit {
            let text = row.coins()[index].to_string();
            self.editing = Some(CoinEdit { index, text, error: None, is_new: false });
        }
        if remove && row.len() > 1 {
            let rest = row.edited(|coins| {
                coins.remove(index);
            });
            out.extend(rest.ok().map(|row| Message::Edit(Edit::Row(row))));
            focus_next = Some(index.min(row.len() - 2));
        }
        focus_next
    }

    /// Shows a small field over a coin, or over the place of a new one. Enter accepts the value, Escape discards it.
    fn edit_field(&mut self, ui: &mut Ui, at: Rect, state: &State, out: &mut Vec<Message>) {
        let Some(edit) = &mut self.editing else { return };
        let id = Id::unique("coin-value");
        let opened = !ui.memory(|memory| memory.has_focus(id)) && edit.error.is_none();
        let width = (edit.text.len() as f32 * 8.2 + 18.0).clamp(diameter(ui), ui.max_rect().width());
        let left = at.left().min(ui.max_rect().right() - width);
        let field = TextEdit::singleline(&mut edit.text)
            .id(id)
            .font(theme::font(Face::Mono, 13.0))
            .margin(vec2(5.0, 9.0))
            .align(egui::Align2::CENTER_CENTER)
            .desired_width(width);
        let place = Rect::from_min_size(pos2(left, at.top()), vec2(width, diameter(ui)));
        ui.painter().rect_filled(place, 6.0, theme::color(ui, ColorRole::Panel));
        let response = theme::field(ui, |ui| ui.put(place, field));
        let name = if edit.is_new {
            texts::value_of_new_coin().to_owned()
        } else {
            texts::value_of_coin(state.view().count_from, edit.index)
        };
        response.clone().accessible_name(name);
        if response.changed() {
            edit.error = None;
        }
        if response.lost_focus() {
            let cancelled = ui.input(|input| input.key_pressed(Key::Escape)) || edit.text.trim().is_empty();
            match edit.text.trim().parse::<Row>() {
                _ if cancelled => self.editing = None,
                Ok(value) if value.len() == 1 => {
                    let (index, value) = (edit.index, value.coins()[0]);
                    let changed =
                        state.row().edited(|coins| if edit.is_new { coins.push(value) } else { coins[index] = value });
                    match changed {
                        Ok(row) => {
                            if row != *state.row() {
                                out.push(Message::Edit(Edit::Row(row)));
                            }
                            self.editing = None;
                            ui.memory_mut(|memory| memory.request_focus(disc_id(index)));
                        }
                        Err(error) => edit.error = Some(error.to_string()),
                    }
                }
                Ok(_) => edit.error = Some(texts::coin_is_one_number().to_owned()),
                Err(error) => edit.error = Some(error.problem.to_string()),
            }
            if self.editing.is_some() {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        } else if opened {
            ui.scroll_to_rect(place, None);
            select_all(ui, id, edit.text.chars().count());
        }
    }
}

/// Returns how many discs fit in a line.
fn per_line(ui: &Ui) -> usize {
    ((ui.available_width() + GAP) / pitch(ui)).max(1.0) as usize
}

/// Returns the index in the row that the pointer is over.
fn drop_target(ui: &Ui, area: Rect, first_line: usize, per_line: usize, coins: usize) -> Option<usize> {
    let pointer = ui.input(|input| input.pointer.interact_pos())?;
    let at = (pointer - area.min) / pitch(ui);
    let column = (at.x.max(0.0) as usize).min(per_line - 1);
    let line = first_line + at.y.max(0.0) as usize;
    Some((line * per_line + column).min(coins - 1))
}

/// Returns the place of a coin while another one is dragged from `dragged` to `target`.
fn shifted_slot(index: usize, dragged: Option<usize>, target: Option<usize>) -> usize {
    match (dragged, target) {
        (Some(from), Some(to)) if from < index && index <= to => index - 1,
        (Some(from), Some(to)) if to <= index && index < from => index + 1,
        _ => index,
    }
}

/// Sends the row with a coin moved to another place.
fn move_coin(row: &Row, from: usize, to: usize, out: &mut Vec<Message>) {
    if from != to {
        let moved = row.edited(|coins| {
            let coin = coins.remove(from);
            coins.insert(to, coin);
        });
        out.extend(moved.ok().map(|row| Message::Edit(Edit::Row(row))));
    }
}

/// Shows a coin. It reacts at its `place` in the row and is drawn `at` another place while it is dragged. Any other coin
/// is added to `marks`.
fn disc(ui: &Ui, place: Rect, at: Rect, index: usize, state: &State, marks: &mut Vec<Mark>) -> Response {
    let value = state.row().coins()[index];
    let response = ui.interact(place, disc_id(index), Sense::click_and_drag());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::ListBoxOption, true, texts::coin(state.view().count_from, index, value))
    });
    let dimmed = state.pointed_at().is_some_and(|interval| !interval.contains(index));
    let look = match () {
        () if response.hovered() || response.has_focus() => CoinLook::Raised,
        () if dimmed => CoinLook::Faint,
        () => CoinLook::Bright,
    };
    let painter = if response.dragged() {
        let above_all = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, response.id));
        paint_coin(ui, &above_all, at, value, look);
        above_all
    } else {
        marks.extend(coin_marks(at, value, look));
        ui.painter().clone()
    };
    if response.has_focus() {
        painter.circle_stroke(
            at.center(),
            diameter(ui) / 2.0 + 1.5,
            Stroke::new(2.0, theme::color(ui, ColorRole::Mover)),
        );
    }
    let response = response.on_hover_cursor(egui::CursorIcon::Grab);
    if exact_len(value) > COIN_CHARS {
        return response.tooltip(|| texts::value_and_how_to_change(value));
    }
    response.tooltip(texts::how_to_change)
}

/// Shows a small cross at the upper right of the coin under the pointer. Returns whether it was clicked.
fn remove_button(ui: &Ui, coin: &Response, index: usize, count_from: CountFrom) -> bool {
    if !coin.contains_pointer() && !coin.has_focus() {
        return false;
    }
    let center = coin.rect.right_top() + vec2(-4.0, 6.0);
    let at = Rect::from_center_size(center, Vec2::splat(17.0));
    // The Delete key does the same, so the cross needs no keyboard focus.
    let response = ui.interact(at, coin.id.with("remove"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::remove_coin(count_from, index)));
    let lit = response.hovered();
    let color = theme::color(ui, if lit { ColorRole::Error } else { ColorRole::Text });
    ui.painter().circle(center, 7.5, theme::color(ui, ColorRole::Panel), Stroke::new(1.2, color));
    for direction in [vec2(2.6, 2.6), vec2(2.6, -2.6)] {
        ui.painter().line_segment([center - direction, center + direction], Stroke::new(1.5, color));
    }
    response.tooltip(texts::remove_tooltip).clicked()
}

/// Shows the button that adds a coin. Returns whether it is clicked.
pub fn add_button(ui: &mut Ui) -> bool {
    let (at, response) = ui.allocate_exact_size(Vec2::splat(theme::target(ui, 24.0)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::add_coin()));
    let lit = response.hovered() || response.has_focus();
    let color = theme::color(ui, if lit { ColorRole::Text } else { ColorRole::WeakText });
    let center = at.center();
    ui.painter().circle_stroke(center, 11.0, Stroke::new(1.3, color));
    ui.painter().hline(center.x - 5.0..=center.x + 5.0, center.y, Stroke::new(1.8, color));
    ui.painter().vline(center.x, center.y - 5.0..=center.y + 5.0, Stroke::new(1.8, color));
    response.tooltip(|| keys::tooltip(Command::AddCoin, ui.ctx())).clicked()
}

const HEIGHT: f32 = 58.0;

/// The plot, with the profile of its row, which makes drawing fast.
#[derive(Default)]
struct ValuesPlot {
    profile: Option<Profile>,
}

impl ValuesPlot {
    /// Draws the whole row and marks the coins of the cell that is pointed at. Returns the coin that is pressed.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<usize> {
        let row = state.row();
        if !self.profile.as_ref().is_some_and(|profile| profile.is_of(row)) {
            self.profile = Some(Profile::new(row));
        }
        let profile = self.profile.as_ref()?;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        let response = ui.interact(rect, Id::unique("values-plot"), Sense::CLICK | Sense::DRAG);
        let plot = Plot::new(profile, 0..row.len(), paint::from_egui(rect.round()));
        let shown = state.pointed_at().or_else(|| state.shown_interval());
        let painter = ui.painter_at(rect.expand(1.0));
        painter.extend(paint::shapes(&painter, theme::current(ui.ctx()), plot.marks(profile, shown)));
        let (smallest, largest) = row.range();
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::values_plot(row.len(), smallest, largest)));
        let coin = |at: egui::Pos2| plot.coin_at(at.x);
        let is_pressed = response.clicked() || response.is_pointer_button_down_on();
        let clicked = response.interact_pointer_pos().filter(|_| is_pressed).map(coin);
        if let Some(hovered) = response.hover_pos().map(coin) {
            response.tooltip(|| texts::coin(state.view().count_from, hovered, row.coins()[hovered]));
        }
        clicked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_make_room_for_the_one_that_is_dragged() {
        let slots = |from, to| (0..5).map(|index| shifted_slot(index, Some(from), Some(to))).collect::<Vec<_>>();
        assert_eq!(slots(1, 3), [0, 1, 1, 2, 4]);
        assert_eq!(slots(3, 1), [0, 2, 3, 3, 4]);
        assert_eq!((0..3).map(|index| shifted_slot(index, None, None)).collect::<Vec<_>>(), [0, 1, 2]);
    }
}
