//! The list of the bundled lessons.

use egui::{Id, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::theme;
use crate::lessons;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Document;

/// The room for the notes below the list, in points.
const NOTES_HEIGHT: f32 = 190.0;

/// Shows the list. A click opens a lesson.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    theme::heading(ui, "Lessons");
    ui.add_space(2.0);
    let height = (ui.available_height() - NOTES_HEIGHT).max(120.0);
    ScrollArea::vertical().id_salt("lessons").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (index, lesson) in lessons::all().iter().enumerate() {
            let is_open = lesson.document.row == *state.row() && lesson.document.title == state.document().title;
            let response = entry(ui, &lesson.document, is_open);
            // A lesson that was opened in another way is scrolled into view, too.
            let last_open = Id::unique("the lesson that was open last");
            if is_open && ui.data(|data| data.get_temp(last_open)) != Some(index) {
                ui.data_mut(|data| data.insert_temp(last_open, index));
                response.scroll_to_me(None);
            }
            if response.clicked() {
                out.push(Message::Lesson(index));
            }
        }
    });
}

/// Shows a lesson with its title and its coins.
fn entry(ui: &mut Ui, document: &Document, is_open: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 43.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_open, format!("Lesson: {}", document.title)));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let fill = if is_open {
        Some(ColorRole::Cell)
    } else if response.hovered() {
        Some(ColorRole::Raised)
    } else {
        None
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, 6.0, theme::color(ui, fill));
    }
    if is_open {
        let bar = egui::Rect::from_min_size(rect.min + vec2(0.0, 8.0), vec2(3.0, rect.height() - 16.0));
        ui.painter().rect_filled(bar, 1.5, theme::color(ui, ColorRole::First));
    }
    let coins: Vec<_> = document.row.coins().iter().map(ToString::to_string).collect();
    let width = rect.width() - 18.0;
    for (text, face, size, role, y) in [
        (document.title.clone(), Face::Strong, 13.5, ColorRole::Text, 5.0),
        (coins.join(" "), Face::Mono, 11.5, ColorRole::WeakText, 24.0),
    ] {
        let mut job = egui::text::LayoutJob::simple_singleline(text, theme::font(face, size), theme::color(ui, role));
        job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(rect.min + vec2(11.0, y), galley, theme::color(ui, role));
    }
    response
}
