//! The overview: all lessons and stops of the course as small pictures to jump to.

use egui::{Align2, Id, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::pictures::{self, Pictures, place_name};
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::printable::beginning;
use crate::session::course::walk::Place;
use crate::wording::{lesson_name, presenter as texts};

/// The size of a picture, and the gap between two of them, in points.
const PICTURE: (f32, f32) = (240.0, 135.0);
const GAP: f32 = 14.0;
/// The height of a lesson's name, and its text size.
const HEADING_HEIGHT: f32 = 24.0;
const HEADING_SIZE: f32 = 14.0;

/// Shows the overview. A click on a picture shows its place; Escape leaves the overview.
pub fn show(ui: &mut Ui, state: &State, pictures: &mut Pictures, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.heading(texts::overview());
        if ui.button(texts::back()).clicked() {
            out.push(Command::Overview.into());
        }
    });
    let columns = ((ui.available_width() + GAP) / (PICTURE.0 + GAP)).floor().max(1.0) as usize;
    let lessons: Vec<_> = state.course().course().lessons().map(|lesson| lesson.session.clone()).collect();
    ScrollArea::vertical().id_salt(Id::unique("overview")).auto_shrink(false).show(ui, |ui| {
        for (lesson, session) in lessons.iter().enumerate() {
            let stops = (0..session.document.stops.len()).map(|index| Place::Stop { index, answered: false });
            let places: Vec<_> = std::iter::once(Place::Title).chain(stops).collect();
            let line = PICTURE.1 + ui.spacing().item_spacing.y;
            let height = HEADING_HEIGHT + ui.spacing().item_spacing.y + places.len().div_ceil(columns) as f32 * line;
            let top = ui.cursor().top();
            if top > ui.clip_rect().bottom() || top + height < ui.clip_rect().top() {
                // A course may have thousands of lessons.
                ui.add_space(height + GAP);
                continue;
            }
            let (heading, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), HEADING_HEIGHT), Sense::hover());
            let name = lesson_name(lesson, &session.document.title);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let (font, color) = (theme::font(Face::Strong, HEADING_SIZE), theme::color(ui, ColorRole::Text));
            ui.painter().text(heading.left_center(), Align2::LEFT_CENTER, beginning(&name), font, color);
            for line in places.chunks(columns) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for place in line {
                        small(ui, state, pictures, (lesson, *place), out);
                    }
                });
            }
            ui.add_space(GAP);
        }
    });
}

fn small(ui: &mut Ui, state: &State, pictures: &mut Pictures, (lesson, place): (usize, Place), out: &mut Vec<Message>) {
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE.0, PICTURE.1), Sense::click());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let is_shown = state.lesson() == Some(lesson)
        && match (place, state.place()) {
            (Place::Title, shown) => shown == Some(Place::Title),
            (Place::Stop { index, .. }, _) => state.stop_index() == Some(index),
        };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, place_name(lesson, place)));
    if let Some(picture) = pictures.place(state, lesson, place) {
        pictures::draw(ui, &picture, rect);
    }
    let (width, role) = if is_shown || response.hovered() { (2.5, ColorRole::First) } else { (1.0, ColorRole::Edge) };
    ui.painter().rect_stroke(rect, 4.0, Stroke::new(width, theme::color(ui, role)), StrokeKind::Outside);
    if response.clicked() {
        out.push(Command::Overview.into());
        out.push(Message::GoToPlace(lesson, place));
    }
}
