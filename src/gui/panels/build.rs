//! Building a recurrence: its lines with slots, the blocks that fit into the chosen one, and what a check says.

use egui::{
    Align2, Button, Color32, CornerRadius, Event, EventFilter, Id, Key, Label, Order, Rect, Response, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, TextWrapMode, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::message::{BuildEdit, Message};
use crate::app::state::State;
use crate::game::build::check::{Failure, Verdict};
use crate::game::build::form::{Form, Kind, Line, LineAbout, Part};
use crate::game::build::loops::{COINS, LoopsVerdict, Unfilled};
use crate::game::build::{Build, Gaps};
use crate::game::recurrence::Definition;
use crate::game::table::stored::StoredTables;
use crate::game::{CountFrom, Interval, Rule};
use crate::gui::widgets::controls::{self, link};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::number;
use crate::picture::Face;
use crate::picture::build::{face_of, role_of, role_of_words};
use crate::picture::color_role::ColorRole;
use crate::wording::build::{self as texts, HINTS, panel};
use crate::wording::labeled;
use crate::wording::rule::recurrence_name;

/// The text size of the recurrence and of the blocks, and that of the sentences, in points.
const FORMULA: f32 = 18.0;
const BLOCK: f32 = 15.0;
const TEXT: f32 = 14.0;
const VERDICT: f32 = 16.0;
const SMALL: f32 = 12.0;
/// The height of a slot, and the width of an empty one, in points.
const SLOT_HEIGHT: f32 = 30.0;
const GAP_WIDTH: f32 = 76.0;
/// Where the words about a line begin, in points, if there is room for them beside it.
const ABOUT_AT: f32 = 470.0;
const ABOUT_WIDTH: f32 = 200.0;
/// The space before the two choices of a rule, in points.
const INDENT: f32 = 36.0;
/// A cell of the small tables, and the largest number of coins of a row that has them, in points.
const CELL: egui::Vec2 = vec2(58.0, 36.0);
const MAX_CELLS: usize = 4;

/// A block that is dragged: the kind of slots that it fits into, and its index.
#[derive(Clone, Copy)]
struct Dragged {
    kind: Kind,
    index: usize,
}

/// Returns the exercise in short: the recurrence and its gaps.
pub fn exercise(state: &State) -> String {
    let build = state.build();
    panel::exercise(recurrence_name(build.form().recurrence), texts::gaps::name(build.gaps()))
}

/// Shows the choice of the exercise: the published recurrences, that of the session's rule, and the one that is there.
pub fn options(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let (of, gaps) = (state.build().form().recurrence, state.build().gaps());
    let mut choose = |ui: &mut Ui, text: &str, is_chosen: bool, edit: BuildEdit| {
        if ui.selectable_label(is_chosen, text).clicked() && !is_chosen {
            out.push(Message::Build(edit));
        }
    };
    let rules = [Rule::CLASSIC, state.document().duel.rule];
    for form in Form::all().iter().filter(|form| rules.contains(&form.rule) || form.recurrence == of) {
        let recurrence = form.recurrence;
        choose(ui, &recurrence_name(recurrence), recurrence == of, BuildEdit::Begin(recurrence, gaps));
    }
    ui.separator();
    for other in Gaps::ALL {
        choose(ui, texts::gaps::name(other), other == gaps, BuildEdit::Begin(of, other));
    }
}

/// Shows the recurrence, the blocks and the verdict.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let build = state.build();
    ScrollArea::vertical().id_salt("build").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 7.0);
        for line in build.lines() {
            show_line(ui, state, &build, line, out);
        }
        ui.spacing_mut().interact_size.y = theme::target(ui, SLOT_HEIGHT);
        ui.separator();
        blocks(ui, state, &build, out);
        let asks = actions(ui, state, &build, out);
        let answer = ui.scope(|ui| {
            hints(ui, state, &build);
            if let Some(verdict) = state.verdict() {
                ui.add_space(6.0);
                show_verdict(ui, &build, verdict, state.view().count_from, out);
            }
        });
        bring_into_sight(ui, &answer.response, asks);
        if state.runs_build() && build.gaps() != Gaps::Loops {
            ui.label(theme::weak(ui, panel::runs()));
        }
    });
}

/// Scrolls to an answer in the frame after it is asked for: in a phone, it is below what is in sight.
fn bring_into_sight(ui: &Ui, answer: &Response, asks: bool) {
    let is_asked = Id::unique("asks-for-an-answer");
    if asks {
        ui.data_mut(|data| data.insert_temp(is_asked, true));
    } else if ui.data_mut(|data| data.remove_temp::<bool>(is_asked)).is_some() {
        answer.scroll_to_me(None);
    }
}

/// Shows a piece of a line. It is not broken.
fn piece(ui: &mut Ui, text: RichText) {
    let text = text.color(theme::color(ui, ColorRole::Text));
    ui.add(Label::new(text).wrap_mode(TextWrapMode::Extend));
}

/// Shows a line with its slots, and what it is about beside it.
fn show_line(ui: &mut Ui, state: &State, build: &Build, line: &Line, out: &mut Vec<Message>) {
    let left = ui.cursor().left();
    let has_room = ui.available_width() >= ABOUT_AT + ABOUT_WIDTH;
    let role = role_of_words(line.about);
    let font = theme::font(Face::Regular, TEXT);
    let about = RichText::new(texts::about::name(line.about)).font(font.clone()).color(theme::color(ui, role));
    // All lines are as high as a slot. Only one that is filled is pressed.
    let is_open = |part: &Part| matches!(part, Part::Slot(slot) if build.is_open(*slot));
    let is_pressed = line.parts.iter().any(is_open);
    ui.spacing_mut().interact_size.y = if is_pressed { theme::target(ui, SLOT_HEIGHT) } else { SLOT_HEIGHT };
    let below = ui.horizontal_wrapped(|ui| {
        // The pieces bring their own spaces.
        ui.spacing_mut().item_spacing.x = 0.0;
        if line.about == LineAbout::Meaning {
            ui.label(RichText::new(texts::about::name(line.about)).font(theme::font(Face::Regular, BLOCK)));
            ui.add_space(8.0);
        }
        if line.about.is_indented() {
            ui.add_space(INDENT);
        }
        for part in &line.parts {
            match part {
                Part::Text(text) => piece(ui, RichText::new(*text).font(theme::font(Face::Mono, FORMULA))),
                Part::Slot(slot) => show_slot(ui, state, build, *slot, line.about, out),
            }
        }
        if line.about == LineAbout::Meaning {
            return None;
        }
        let space = if has_room { left + ABOUT_AT - ui.cursor().left() } else { 0.0 };
        let space = space.max(12.0);
        if ui.available_size_before_wrap().x < space + theme::text_width(ui, about.text(), font) {
            return Some(about);
        }
        ui.add_space(space);
        ui.label(about);
        None
    });
    // In a phone, they stand below the line, and are not broken.
    if let Some(about) = below.inner {
        ui.label(about);
    }
}

/// Shows a slot. What the learner does not fill is text.
fn show_slot(ui: &mut Ui, state: &State, build: &Build, slot: usize, about: LineAbout, out: &mut Vec<Message>) {
    let place = &build.form().slots()[slot];
    let (shown, font) = (texts::shown(build, slot), face_of(place.kind));
    if !build.is_open(slot) {
        let size = if font == Face::Mono { FORMULA } else { BLOCK };
        return piece(ui, RichText::new(shown.unwrap_or_default()).font(theme::font(font, size)));
    }
    let is_chosen = state.chosen_slot() == Some(slot);
    let is_wrong = matches!(state.verdict(), Some(Verdict::Wrong(failure)) if failure.slot == slot);
    let role = match about {
        _ if is_wrong => ColorRole::Error,
        _ if is_chosen => ColorRole::Current,
        about => role_of(about),
    };
    let edge = Stroke::new(if is_chosen || is_wrong { 2.5 } else { 1.5 }, theme::color(ui, role));
    let text =
        RichText::new(shown.unwrap_or(" ")).font(theme::font(font, BLOCK)).color(theme::color(ui, ColorRole::Text));
    let height = theme::target(ui, SLOT_HEIGHT);
    let button = Button::new(text)
        .fill(theme::color(ui, if shown.is_some() { ColorRole::Raised } else { ColorRole::Background }))
        .stroke(edge)
        .corner_radius(CornerRadius::same(7))
        .min_size(vec2(if shown.is_some() { theme::target(ui, 36.0) } else { GAP_WIDTH }, height));
    let response = ui.add(button.sense(Sense::click()));
    let name = panel::slot(slot, texts::about::name(about), shown.unwrap_or(panel::gap()));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    if response.clicked() || response.gained_focus() {
        out.push(Message::Build(BuildEdit::Choose(slot)));
    }
    if let Some(dragged) = response.dnd_hover_payload::<Dragged>()
        && dragged.kind == place.kind
    {
        ui.painter().rect_stroke(response.rect.expand(3.0), 8.0, edge, StrokeKind::Outside);
    }
    if let Some(dragged) = response.dnd_release_payload::<Dragged>()
        && dragged.kind == place.kind
    {
        out.push(Message::Build(BuildEdit::Put(slot, Some(dragged.index))));
    }
    by_keys(ui, build, slot, &response, out);
    response.tooltip(|| panel::how().to_owned());
}

/// Lets the arrows go through the blocks that fit into the slot with the focus, Delete take its block out, and letters choose a
/// block by its beginning.
fn by_keys(ui: &Ui, build: &Build, slot: usize, response: &Response, out: &mut Vec<Message>) {
    if !response.has_focus() {
        return;
    }
    ui.data_mut(|data| data.insert_temp(keys::slot_with_focus(), response.id));
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let count = build.form().slots()[slot].choices().len();
    let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let by_letters = typed_so_far(ui, response.id).and_then(|typed| {
        let begins_so = |text: &str| text.replace('−', "-").to_lowercase().starts_with(&*typed);
        texts::blocks(build.form(), slot).into_iter().position(begins_so)
    });
    let block = if by_letters.is_some() {
        by_letters
    } else if pressed(Key::ArrowDown) {
        Some(build.block(slot).map_or(0, |block| (block + 1) % count))
    } else if pressed(Key::ArrowUp) {
        Some(build.block(slot).map_or(count - 1, |block| (block + count - 1) % count))
    } else if pressed(Key::Delete) {
        None
    } else {
        return;
    };
    out.push(Message::Build(BuildEdit::Put(slot, block)));
    out.push(Message::Build(BuildEdit::Choose(slot)));
}

/// Takes the letters that are typed in this frame, and returns all that were typed in the slot with the focus, in small ones.
/// `None` if nothing is typed now.
fn typed_so_far(ui: &Ui, slot: Id) -> Option<String> {
    let mut new = String::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(text) => {
                new += &text.to_lowercase().replace('−', "-");
                false
            }
            _ => true,
        });
    });
    if new.is_empty() {
        return None;
    }
    let id = Id::unique("letters-of-a-block");
    let before = ui.data(|data| data.get_temp::<(Id, String)>(id)).filter(|(of, _)| *of == slot);
    let typed = before.map(|(_, before)| before).unwrap_or_default() + new.trim();
    ui.data_mut(|data| data.insert_temp(id, (slot, typed.clone())));
    Some(typed)
}

/// Shows the blocks that fit into the chosen slot.
fn blocks(ui: &mut Ui, state: &State, build: &Build, out: &mut Vec<Message>) {
    let Some(slot) = state.chosen_slot() else {
        ui.label(theme::weak(ui, panel::how()));
        return;
    };
    let place = &build.form().slots()[slot];
    ui.label(theme::weak(ui, panel::blocks(texts::about::name(build.form().lines()[place.line].about))));
    ui.horizontal_wrapped(|ui| {
        for (index, shown) in texts::blocks(build.form(), slot).into_iter().enumerate() {
            let face = if place.kind == Kind::Meaning { Face::Regular } else { Face::Mono };
            let is_there = build.block(slot) == Some(index);
            let label = RichText::new(shown).font(theme::font(face, BLOCK)).color(theme::color(ui, ColorRole::Text));
            let button = Button::new(label)
                .fill(theme::color(ui, ColorRole::Raised))
                .stroke(Stroke::new(
                    1.0,
                    theme::color(ui, if is_there { ColorRole::Current } else { ColorRole::WeakText }),
                ))
                .corner_radius(CornerRadius::same(7))
                .min_size(vec2(theme::target(ui, 40.0), theme::target(ui, SLOT_HEIGHT)));
            let response = ui.add(button.sense(Sense::click_and_drag()));
            let name = panel::put_block(shown);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_there, &name));
            if response.clicked() {
                out.push(Message::Build(BuildEdit::Put(slot, Some(index))));
            }
            response.dnd_set_drag_payload(Dragged { kind: place.kind, index });
            if response.dragged() {
                below_pointer(ui, shown, face);
            }
        }
    });
}

/// Draws the block that is dragged below the pointer.
fn below_pointer(ui: &Ui, text: &str, face: Face) {
    let Some(at) = ui.ctx().pointer_interact_pos() else { return };
    let layer = ui.ctx().layer_painter(egui::LayerId::new(Order::Tooltip, Id::unique("dragged-block")));
    let galley = layer.layout_no_wrap(text.to_owned(), theme::font(face, BLOCK), theme::color(ui, ColorRole::Text));
    let rect = Rect::from_center_size(at, galley.size() + vec2(20.0, 12.0));
    let edge = Stroke::new(2.0, theme::color(ui, ColorRole::Current));
    layer.rect(rect, 7.0, theme::color(ui, ColorRole::Raised), edge, StrokeKind::Inside);
    layer.galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
}

/// Shows the buttons that check, help and begin again. Returns whether a check or a hint is asked for.
fn actions(ui: &mut Ui, state: &State, build: &Build, out: &mut Vec<Message>) -> bool {
    let before = out.len();
    ui.horizontal_wrapped(|ui| {
        let is_main = build.next_gap(0).is_none() && !state.verdict().is_some_and(Verdict::is_right);
        if controls::action(ui, panel::check(), is_main).clicked() {
            out.push(Message::Build(BuildEdit::Check));
        }
        let hint = panel::hint((state.hints() + 1).min(HINTS), HINTS);
        if ui.add(link(ui, true, &hint)).clicked() {
            out.push(Message::Build(BuildEdit::Hint));
        }
        let asks = out.len() > before;
        // Among the blocks it would move the buttons.
        let filled = state.chosen_slot().filter(|slot| build.block(*slot).is_some());
        if let Some(slot) = filled
            && ui.add(link(ui, true, panel::take_out())).clicked()
        {
            out.push(Message::Build(BuildEdit::Put(slot, None)));
        }
        if build.is_begun() && ui.add(link(ui, true, panel::clear())).clicked() {
            out.push(Message::Build(BuildEdit::Begin(build.form().recurrence, build.gaps())));
        }
        asks
    })
    .inner
}

/// Shows the hints that were given.
fn hints(ui: &mut Ui, state: &State, build: &Build) {
    for number in 1..=state.hints() {
        let text = texts::hint_text(build, number);
        let response = ui.label(RichText::new(&text).font(theme::font(Face::Regular, TEXT)));
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &text));
        controls::announce(&response);
    }
}

/// Shows what a check has found.
fn show_verdict(ui: &mut Ui, build: &Build, verdict: &Verdict, count_from: CountFrom, out: &mut Vec<Message>) {
    let (title, sentences) = texts::verdict(build, verdict, count_from);
    let edge = match verdict {
        verdict if verdict.is_right() => ColorRole::Left,
        Verdict::Wrong(_) | Verdict::Loops(_) => ColorRole::Error,
        Verdict::Gap(_) | Verdict::Right { .. } => ColorRole::Edge,
    };
    controls::verdict(ui, edge, &title, &sentences, |ui| {
        if let Verdict::Loops(LoopsVerdict::Unfilled(first)) = verdict {
            return order_so_far(ui, first, count_from);
        }
        let Verdict::Wrong(failure) = verdict else { return };
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            if failure.row.len() <= MAX_CELLS {
                small_table(ui, panel::yours(), &build.definition(), failure);
                small_table(ui, panel::the_game(), build.form().recurrence.definition(), failure);
            }
            played(ui, build.form().rule, failure);
            let open = ui.button(panel::open_row()).tooltip(|| panel::open_row_tooltip().to_owned());
            if open.clicked() {
                out.push(Message::Build(BuildEdit::OpenRow));
            }
        });
    });
}

/// Shows the table of the failing number for the row, with the cell of the whole row marked.
fn small_table(ui: &mut Ui, title: &str, definition: &Definition, failure: &Failure) {
    let (row, table) = (&failure.row, failure.table);
    let stored = StoredTables::new(definition, row);
    let n = row.len();
    let value = |interval| number::value(stored.value(table, interval), number::exact);
    let whole = value(Interval::whole(n));
    let role = if table == 0 { ColorRole::Mover } else { ColorRole::Other };
    cells(ui, title, &labeled(title, whole), n, |cell| {
        let edge = if cell == Interval::whole(n) { ColorRole::Current } else { ColorRole::Edge };
        (value(cell), role, edge)
    });
}

/// Shows the order in which the cells are filled up to the one that reads a cell that is not filled.
fn order_so_far(ui: &mut Ui, first: &Unfilled, count_from: CountFrom) {
    let Unfilled { filled, cell, read } = first;
    ui.add_space(4.0);
    let name = texts::loops_picture(count_from, filled.len(), *cell);
    cells(ui, texts::loops_so_far(), &name, COINS, |at| match filled.iter().position(|other| *other == at) {
        Some(place) => ((place + 1).to_string(), ColorRole::Text, ColorRole::Edge),
        None if at == *cell => ((filled.len() + 1).to_string(), ColorRole::Error, ColorRole::Error),
        None if at == *read => ("?".to_owned(), ColorRole::Current, ColorRole::Current),
        None => (String::new(), ColorRole::Text, ColorRole::Edge),
    });
}

/// Shows the cells of a table of few coins: for each its text, the color of that, and the color of its edge.
fn cells(ui: &mut Ui, title: &str, name: &str, n: usize, look: impl Fn(Interval) -> (String, ColorRole, ColorRole)) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.label(theme::weak(ui, title));
        let (rect, response) = ui.allocate_exact_size(CELL * n as f32, Sense::hover());
        for (i, j) in (0..n).flat_map(|i| (i..n).map(move |j| (i, j))) {
            let at = rect.min + vec2(CELL.x * j as f32, CELL.y * i as f32);
            let cell = Rect::from_min_size(at, CELL).shrink(2.0);
            let (text, role, edge) = look(Interval { i, j });
            let width = if edge == ColorRole::Edge { 1.0 } else { 2.5 };
            let edge = Stroke::new(width, theme::color(ui, edge));
            ui.painter().rect(cell, 5.0, theme::color(ui, ColorRole::Cell), edge, StrokeKind::Inside);
            let font = theme::font(Face::Strong, VERDICT);
            ui.painter().text(cell.center(), Align2::CENTER_CENTER, text, font, theme::color(ui, role));
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    });
}

/// Shows who takes which coin of the row under best play, or what a coin brings who plays alone.
fn played(ui: &mut Ui, rule: Rule, failure: &Failure) {
    const RADIUS: f32 = 17.0;
    let weak = theme::color(ui, ColorRole::WeakText);
    for (place, played) in failure.played.iter().enumerate() {
        if place > 0 {
            ui.label(theme::weak(ui, panel::then()));
        }
        let taken = &failure.row.coins()[played.choice.taking.coins(played.position.interval())];
        let width = (2 * taken.len() + 1) as f32 * RADIUS;
        let (rect, response) = ui.allocate_exact_size(vec2(width, 3.4 * RADIUS), Sense::hover());
        for (number, coin) in taken.iter().enumerate() {
            let right = 2.0 * number as f32 - (taken.len() - 1) as f32;
            let center = pos2(rect.center().x + right * RADIUS, rect.top() + RADIUS);
            ui.painter().circle_filled(center, RADIUS, theme::color(ui, ColorRole::Coin));
            let (text, font) = (number::exact(*coin), theme::font(Face::Strong, TEXT));
            ui.painter().text(center, Align2::CENTER_CENTER, text, font, theme::color(ui, ColorRole::CoinText));
        }
        let small = theme::font(Face::Regular, SMALL);
        let below = if rule.is_alone { panel::brings(played.choice.gain) } else { played.player.name().to_owned() };
        ui.painter().text(rect.center_bottom(), Align2::CENTER_BOTTOM, below, small, weak);
        let name = texts::takes(rule, failure, played);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
}
