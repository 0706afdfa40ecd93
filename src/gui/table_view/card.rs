//! The card that explains the step or the cell that is looked at: in the empty half of the table, or below it.

use egui::{Role, Sense, Ui, UiBuilder, WidgetInfo};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{CountFrom, Row};
use crate::gui::panels::predict;
use crate::gui::theme;
use crate::gui::widgets::paint::{self, Layer};
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::fonts::extent;
use crate::picture::table::explanation::{CardPlace, CardRoom, Explanation};
use crate::picture::table::{CellPlaces, TableScene, TableStage};
use crate::picture::{Mark, Rect};
use crate::session::Zoom;
use crate::wording::Term;
use crate::wording::panels::step as texts;
use crate::wording::recurrence::meaning;

/// The height of the room below a table whose cells leave no corner, in points.
const STRIP_HEIGHT: f32 = 136.0;
/// A table keeps at least this height above it, in points.
const MIN_TABLE_HEIGHT: f32 = 150.0;
/// The part of the width that a card takes beside a table of little height, and the gap between both, in points.
const PART_BESIDE: f32 = 0.45;
const GAP: f32 = 10.0;
/// The height of the buttons of a pinned cell, and the space above them, in points.
const BUTTONS_HEIGHT: f32 = 27.0;
const BUTTONS_SPACE: f32 = 6.0;

/// What the card's drawing follows from.
#[derive(Clone, PartialEq)]
struct CardKey {
    explanation: Explanation,
    room: CardRoom,
}

/// The card and the corner for it, which stay the same for many frames.
#[derive(Default)]
pub(super) struct Card {
    layer: Layer<CardKey>,
    /// What was drawn last, and what it says.
    drawn: Option<(CardKey, Vec<Mark>, String)>,
    /// The corner that the cells of a row leave at these places.
    corner: Option<((Row, CellPlaces, CountFrom), Option<CardRoom>)>,
}

impl Card {
    /// Splits an area into the place of the table and the room for the card. `None` if there is no room.
    pub(super) fn split(&mut self, ui: &Ui, state: &State, area: Rect) -> (Rect, Option<CardRoom>) {
        // The picture of a whole table is about all cells.
        if state.camera.zoom == Zoom::Whole && state.is_long_row() {
            return (area, None);
        }
        if theme::is_tiny(ui.ctx()) {
            // There is room for one of them. The card of a pinned cell says why it holds what it holds.
            let card = state.gaze.pinned.map(|_| CardRoom { rect: area, place: CardPlace::Strip });
            return (area, card);
        }
        if theme::is_flat(ui.ctx()) {
            let split = area.right - area.width() * PART_BESIDE;
            let rect = Rect { left: split, ..area };
            return (Rect { right: split - GAP, ..area }, Some(CardRoom { rect, place: CardPlace::UpperRight }));
        }
        // Beside another subject, the question stands below that one.
        let asks = state.asks() && state.subject().is_table();
        if !asks && let Some(corner) = self.corner(state, area) {
            return (area, Some(corner));
        }
        let height = if asks { predict::height(ui) } else { STRIP_HEIGHT };
        if !asks && area.height() < height + MIN_TABLE_HEIGHT {
            return (area, None);
        }
        let top = area.bottom - height;
        let rect = Rect { top, ..area };
        (Rect { bottom: top - GAP, ..area }, Some(CardRoom { rect, place: CardPlace::Strip }))
    }

    /// Returns the corner that the cells leave in an area.
    fn corner(&mut self, state: &State, area: Rect) -> Option<CardRoom> {
        let places = CellPlaces::at_rest(state.followed_grid(area));
        let key = (state.row().clone(), places, state.view().count_from);
        self.corner.take_if(|(kept, _)| *kept != key);
        let (_, corner) = self.corner.get_or_insert_with(|| {
            let corner = CardRoom::in_corner(state.table(), &key.1, key.2);
            (key, corner)
        });
        *corner
    }

    /// Draws the card or the open question. Names the card for screen readers, and shows what can be done with a pinned
    /// cell.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        state: &State,
        room: CardRoom,
        (scene, over): (&TableScene, &TableStage),
        out: &mut Vec<Message>,
    ) {
        if state.subject().is_table() && predict::question_in(ui, paint::to_egui(room.rect), state, out) {
            return;
        }
        // How cells are filled may be what an author asks about an empty table.
        if state.waits_for_free_answer() && over.step.is_none() && over.looked_up.is_none() {
            return;
        }
        let Some(explanation) = scene.explanation(over, &|interval| state.derivation(interval)) else { return };
        let explanation = explanation.with_note(state.trace_text());
        let buttons = theme::target(ui, BUTTONS_HEIGHT);
        let rect = match state.gaze.pinned {
            Some(_) => Rect { bottom: room.rect.bottom - buttons - BUTTONS_SPACE, ..room.rect },
            None => room.rect,
        };
        let key = CardKey { explanation, room: CardRoom { rect, ..room } };
        self.drawn.take_if(|(kept, ..)| *kept != key);
        let (_, marks, text) = self.drawn.get_or_insert_with(|| {
            let (marks, text) = (key.explanation.marks(key.room, scene.places.grid.unit), key.explanation.text());
            (key.clone(), marks, text)
        });
        let Some(card) = marks.first().map(extent) else { return };
        self.layer.draw(ui.painter(), theme::current(ui.ctx()), key, |_| marks.clone());
        let response = ui.interact(paint::to_egui(card), ui.scope_id().with("card-of-the-table"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &*text));
        let meanings = || texts::terms(Term::Indices.name(), Term::Indices.meaning(), meaning(scene.fill.recurrence));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(meanings()));
        response.tooltip(meanings);
        if state.gaze.pinned.is_some() {
            let place =
                Rect { top: card.bottom + BUTTONS_SPACE, bottom: card.bottom + BUTTONS_SPACE + buttons, ..card };
            let builder = UiBuilder::new().id_salt("pinned-cell").max_rect(paint::to_egui(place));
            pinned(&mut ui.new_child(builder), state, out);
        }
    }
}

/// Shows the buttons of a pinned cell.
fn pinned(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let Some(pinned) = state.gaze.pinned else { return };
    ui.horizontal(|ui| {
        if ui.button(texts::fill_to_here()).tooltip(texts::fill_to_here_tooltip).clicked() {
            out.push(Message::Pin(None));
            out.push(Message::GoTo(pinned));
        }
        if ui.button(texts::unpin()).tooltip(texts::unpin_tooltip).clicked() {
            out.push(Command::Unpin.into());
        }
    });
}
