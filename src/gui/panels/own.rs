//! Filling a table by hand: the cells with a field at the place that is typed into, and what a check says.

use egui::{
    Align2, Event, FontSelection, Frame, Id, Key, Margin, Modifiers, Panel, Rect, RichText, Role, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};

use crate::app::direction::Direction;
use crate::app::message::{Message, OwnEdit};
use crate::app::state::State;
use crate::game::{CountFrom, Window};
use crate::gui::widgets::controls::{self, link};
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::picture::slide::unit_of_stage;
use crate::picture::table::grid::Grid;
use crate::picture::table::{CellPlaces, GameMarks, OwnMarks, TableScene};
use crate::predict::own::{MAX_COINS_BY_HAND, NumberPlace, OwnTable, OwnVerdict};
use crate::wording::own::panel;

/// The size of sentences, in points.
const TEXT: f32 = 14.0;
/// The most characters of a number that is typed, and of all that are typed or pasted at once.
const MAX_TYPED: usize = 40;
const MAX_AT_ONCE: usize = 10_000;
/// A room that is lower than this has a thin frame, in points.
const SMALL_ROOM: f32 = 26.0;
/// The least height of what stands below the table, so that a verdict moves nothing, in points.
const BELOW: f32 = 132.0;
/// Where the last number leaves word that the button that checks gets the focus.
const TO_CHECK: &str = "focus-goes-to-check";
/// The keys that go to a cell beside.
const ARROWS: [(Key, Direction); 4] = [
    (Key::ArrowLeft, Direction::Left),
    (Key::ArrowRight, Direction::Right),
    (Key::ArrowUp, Direction::Up),
    (Key::ArrowDown, Direction::Down),
];

/// The view of a table that is filled by hand.
#[derive(Default)]
pub struct OwnPanel {
    /// The place whose field has got the focus.
    focused: Option<NumberPlace>,
    /// Whether the field had the focus in the last frame.
    had_focus: bool,
    /// The place that was brought into sight.
    shown: Option<NumberPlace>,
    /// The column and the line at the top left corner.
    offset: (f64, f64),
}

impl OwnPanel {
    /// Forgets where the focus was. The next time, the field gets it again.
    pub fn leave(&mut self) {
        self.focused = None;
    }

    /// Shows the table, and below it the buttons and the verdict.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let Some(own) = state.own_table() else {
            ui.label(sentence(panel::too_many_coins(MAX_COINS_BY_HAND)));
            return;
        };
        let below =
            Panel::bottom("below-the-own-table").frame(Frame::new().inner_margin(Margin { top: 8, ..Margin::ZERO }));
        let acted = below.show_separator_line(false).show(ui, |ui| below_table(ui, state, &own, out)).inner;
        if acted {
            // It goes on at the number that this is about.
            self.leave();
        }
        let area = ui.available_rect_before_wrap();
        let place = state.own_place(&own);
        let mut grid = Grid::new(
            unit_of_stage(paint::from_egui(area)),
            state.view().layout,
            own.n(),
            state.row().max_number_len(),
            paint::from_egui(area),
            self.offset,
        );
        if grid.scrolls() {
            // The place that is typed into comes into sight, and stays there until the wheel or a finger moves it.
            if self.shown != Some(place) {
                grid.offset = grid.offset_showing(place.interval, 0);
            }
            // Below the numbers, which take the clicks.
            let background = ui.interact(area, ui.scope_id().with("background"), Sense::DRAG);
            let mut moved = background.drag_delta();
            if ui.rect_contains_pointer(area) {
                moved += ui.input(egui::InputState::smooth_scroll_delta);
            }
            let by = |delta: f32, pitch: f32| f64::from(delta / pitch);
            let (column, line) = grid.offset;
            grid.offset = grid.clamped((column - by(moved.x, grid.pitch.0), line - by(moved.y, grid.pitch.1)));
        }
        self.shown = Some(place);
        self.offset = grid.offset;
        let (window, places) = (Window::default(), CellPlaces::at_rest(grid));
        let scene = TableScene {
            table: state.table(),
            window: &window,
            places: &places,
            fill: state.fill(),
            head: 0.0,
            count_from: state.view().count_from,
            game_marks: GameMarks::Absent,
        };
        let marks = OwnMarks { own: &own, verdict: state.own_verdict(), typed: Some(place) };
        let theme = theme::current(ui.ctx());
        let painter = ui.painter_at(area.expand(4.0));
        painter.extend(paint::shapes(&painter, theme, scene.headers(Some(place.interval), false)));
        painter.extend(paint::shapes(&painter, theme, scene.own_cells(&marks)));
        // What is typed in the frame of a click belongs to the number before it.
        let mut clicks = Vec::new();
        for other in own.places().filter(|other| *other != place && grid.shows(other.interval)) {
            number(ui, state, &own, (other, paint::to_egui(scene.own_share(&own, other))), &mut clicks);
        }
        if !grid.shows(place.interval) {
            self.had_focus = false;
            ui.advance_cursor_after_rect(area);
            out.append(&mut clicks);
            return;
        }
        let (room, size) = scene.own_room(&own, place);
        let share = paint::to_egui(scene.own_share(&own, place));
        self.field(ui, state, &marks, (place, paint::to_egui(room), share, size), out);
        out.append(&mut clicks);
        ui.advance_cursor_after_rect(area);
    }

    /// Shows the field at the place that is typed into.
    fn field(
        &mut self,
        ui: &mut Ui,
        state: &State,
        marks: &OwnMarks,
        (place, room, share, size): (NumberPlace, Rect, Rect, f32),
        out: &mut Vec<Message>,
    ) {
        let (own, id) = (marks.own, keys::own_field());
        // A field is a little higher than the digits in it.
        let height = ui.fonts_mut(|fonts| fonts.row_height(&theme::font(Face::Strong, size)));
        let room = Rect::from_center_size(room.center(), vec2(room.width(), room.height().max(height)));
        // All of its part of the cell is pressed, around the digits in the middle.
        let touched = Rect::from_center_size(room.center(), room.size().max(vec2(0.0, share.height())));
        ui.spacing_mut().interact_size.y = touched.height();
        let before = state.own_text(own, place);
        let gets_focus = ui.memory(|memory| memory.has_focus(id)) && !self.had_focus;
        if self.focused != Some(place) || gets_focus {
            // Before it is shown, so that nothing is lost that is typed in this frame.
            self.focused = Some(place);
            let length = before.chars().count();
            if state.own.typed.is_some() {
                controls::go_to_end(ui.ctx(), id, length);
            } else {
                controls::select_all(ui, id, length);
            }
        }
        let has_focus = ui.memory(|memory| memory.has_focus(id));
        if has_focus {
            // A number that was not typed just now is selected.
            let typed = state.own.typed.is_some().then_some(before.as_str());
            by_keys(ui, own, (place, typed), out);
        }
        let mut text = before.clone();
        let is_wrong = marks.wrong() == Some(place);
        let field = TextEdit::singleline(&mut text)
            .id(id)
            .font(FontSelection::FontId(theme::font(Face::Strong, size)))
            .text_color(theme::color(ui, marks.role(place)))
            .align(Align2::CENTER_CENTER)
            .margin(Margin::ZERO)
            .frame(Frame::NONE)
            .lock_focus(true)
            .char_limit(MAX_AT_ONCE)
            .desired_width(room.width());
        ui.put(touched, field);
        self.had_focus = ui.memory(|memory| memory.has_focus(id));
        let name = name_of(own, place, state.view().count_from);
        let name = if is_wrong { panel::place_with(&name, panel::is_wrong()) } else { name };
        ui.ctx().accesskit_node_builder(id, |node| node.set_label(name));
        // Where nothing is typed into, the frame is quiet.
        let role = match self.had_focus {
            _ if is_wrong => ColorRole::Error,
            true => ColorRole::Current,
            false => ColorRole::WeakText,
        };
        let (width, space) = if room.height() < SMALL_ROOM { (1.5, 0.0) } else { (2.5, 3.0) };
        let stroke = egui::Stroke::new(width, theme::color(ui, role));
        ui.painter().rect_stroke(room.expand(space), 5.0, stroke, egui::StrokeKind::Inside);
        if text != before {
            send_typed(&text, &before, out);
        }
    }
}

/// Sends what is typed at a place that had `before`.
fn send_typed(text: &str, before: &str, out: &mut Vec<Message>) {
    // A character that separates numbers goes on, as in `8/0`.
    for (number, part) in text.split(['/', ' ', ',', ';']).enumerate() {
        if number > 0 {
            out.push(Message::Own(OwnEdit::Next { back: false }));
        }
        let is_of_number = |character: &char| character.is_ascii_digit() || matches!(character, '-' | '−');
        let part: String = part.chars().filter(is_of_number).take(MAX_TYPED).collect();
        let is_new = if number == 0 { part != before } else { !part.is_empty() };
        if is_new {
            out.push(Message::Own(OwnEdit::Type(part)));
        }
    }
}

/// Takes the keys that move, and what is pasted from a spreadsheet, before the field gets them. `typed` is what is typed so
/// far, or `None` if the next digit begins the number anew.
fn by_keys(ui: &Ui, own: &OwnTable, (place, typed): (NumberPlace, Option<&str>), out: &mut Vec<Message>) {
    let mut send = |edit| out.push(Message::Own(edit));
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    for (key, direction) in ARROWS {
        if pressed(Modifiers::NONE, key) {
            send(OwnEdit::Move(direction));
        }
    }
    if pressed(Modifiers::COMMAND, Key::Enter) {
        send(OwnEdit::Check);
    }
    let going_on = ui.input_mut(|input| {
        let is_going_on = |event: &Event| leads_on(event).is_some();
        if !input.events.iter().any(is_going_on) {
            return Vec::new();
        }
        // In a slow frame, digits come with the keys before and behind them.
        input.events.extract_if(.., |event| is_going_on(event) || matches!(event, Event::Text(_))).collect()
    });
    let (mut text, mut before) = (typed.map(str::to_owned), typed.unwrap_or_default());
    let (first, last) = (own.places().next(), own.places().last());
    for event in &going_on {
        let Some((key, back)) = leads_on(event) else {
            if let Event::Text(more) = event {
                text.get_or_insert_default().push_str(more);
            }
            continue;
        };
        if let Some(text) = text.take().filter(|text| text != before) {
            send_typed(&text, before, out);
        }
        before = "";
        // Tab leaves the table at its ends: behind the last number comes the button that checks, which Enter there presses.
        let is_at_end = (if back { first } else { last }) == Some(place);
        match key {
            Key::Tab if is_at_end && back => {
                ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Previous));
            }
            Key::Tab if is_at_end => {
                ui.data_mut(|data| data.insert_temp(Id::unique(TO_CHECK), true));
            }
            Key::Enter if is_at_end => out.push(Message::Own(OwnEdit::Check)),
            _ => out.push(Message::Own(OwnEdit::Next { back })),
        }
    }
    if let Some(text) = text.filter(|text| text != before) {
        send_typed(&text, before, out);
    }
    let is_table = |event: &Event| matches!(event, Event::Paste(text) if text.trim().contains(['\t', '\n']));
    let pasted = ui.input_mut(|input| {
        let at = input.events.iter().position(is_table)?;
        Some(input.events.remove(at))
    });
    if let Some(Event::Paste(text)) = pasted {
        out.push(Message::Own(OwnEdit::Paste(text)));
    }
}

/// Returns the key of an event that goes on to another number, and whether it goes back.
fn leads_on(event: &Event) -> Option<(Key, bool)> {
    let Event::Key { key, modifiers, pressed: true, .. } = *event else { return None };
    match key {
        Key::Tab if modifiers.matches_logically(Modifiers::SHIFT) => Some((key, true)),
        Key::Tab | Key::Enter if modifiers.matches_logically(Modifiers::NONE) => Some((key, false)),
        _ => None,
    }
}

/// Names a number that is not typed into, and goes to it by a click.
fn number(ui: &mut Ui, state: &State, own: &OwnTable, (place, room): (NumberPlace, Rect), out: &mut Vec<Message>) {
    let id = ui.scope_id().with((place.table, place.interval.i, place.interval.j));
    // Tab goes along the diagonals by the field alone.
    let response = ui.interact(room, id, Sense::CLICK);
    response.widget_info(|| {
        let text = own.number(place).map_or(panel::no_number().to_owned(), |number| number.to_string());
        let label = panel::place_with(name_of(own, place, state.view().count_from), text);
        WidgetInfo::labeled(Role::Button, true, label)
    });
    if response.clicked() {
        out.push(Message::Own(OwnEdit::GoTo(place)));
    }
}

/// Returns the name of a place for screen readers: `fir of coins 0 to 3`.
fn name_of(own: &OwnTable, place: NumberPlace, count_from: CountFrom) -> String {
    let (quantity, interval) = place.in_recurrence(own.recurrence());
    panel::place(count_from, quantity, interval)
}

fn sentence(text: impl Into<String>) -> RichText {
    RichText::new(text).font(theme::font(Face::Regular, TEXT))
}

/// Shows the buttons, and what the last check has found. Returns whether a button is clicked.
fn below_table(ui: &mut Ui, state: &State, own: &OwnTable, out: &mut Vec<Message>) -> bool {
    let before = out.len();
    if !theme::is_low(ui.ctx()) {
        ui.set_min_height(BELOW);
    }
    ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
    let verdict = state.own_verdict();
    ui.horizontal_wrapped(|ui| {
        let is_main = !verdict.is_some_and(OwnVerdict::is_done);
        let mut send = |edit| out.push(Message::Own(edit));
        let check = controls::action(ui, panel::check(), is_main);
        if ui.data_mut(|data| data.remove_temp::<bool>(Id::unique(TO_CHECK))).is_some() {
            check.request_focus();
        }
        if check.tooltip(panel::check_tooltip).clicked() {
            send(OwnEdit::Check);
        }
        if ui.add(link(ui, true, panel::show_me())).clicked() {
            send(OwnEdit::ShowMe);
        }
        if own.is_begun() && ui.add(link(ui, true, panel::clear())).clicked() {
            send(OwnEdit::Clear);
        }
        match &state.own.shown {
            Some(shown) => {
                let response = ui.label(sentence(shown));
                response.widget_info(|| WidgetInfo::labeled(Role::Status, true, shown));
                controls::announce(&response);
            }
            None if verdict.is_none() => drop(ui.label(theme::weak(ui, panel::how()))),
            None => {}
        }
    });
    if let Some(verdict) = verdict {
        let edge = match verdict {
            OwnVerdict::Right { missing: 0 } => ColorRole::Left,
            OwnVerdict::Right { .. } => ColorRole::Edge,
            OwnVerdict::Wrong(_) => ColorRole::Error,
        };
        let (title, sentences) = verdict.texts(own, state.view().count_from);
        controls::verdict(ui, edge, &title, &sentences, |_| {});
    }
    out.len() > before
}
