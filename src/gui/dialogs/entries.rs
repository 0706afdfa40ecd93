//! What the list of lessons and the dialog that changes it share: the heading, the list, and its entries.

use egui::{Layout, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::finder::has_words;
use crate::app::state::State;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::right_aligned;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::printable::beginning;
use crate::session::Course;
use crate::session::course::{Entry, Lesson};
use crate::wording::dialogs::finder as wording;
use crate::wording::{course as texts, lesson_name, row_text, title_or};

/// The width of the dialog, in points: all buttons that change the list stand on one line.
const WIDTH: f32 = 620.0;
/// The height of an entry, the space below it, and the widths of its number and of what is at its right end, in points.
const ENTRY_HEIGHT: f32 = 44.0;
const ENTRY_GAP: f32 = 2.0;
const NUMBER_WIDTH: f32 = 34.0;
const DONE_WIDTH: f32 = 84.0;
/// From the top of an entry to that of the next one, in points.
pub const ENTRY_STEP: f32 = ENTRY_HEIGHT + ENTRY_GAP;
/// Of a longer list, only what is in sight is described to screen readers.
const MAX_DESCRIBED: usize = 300;

/// Shows the heading of the dialog, the name of the course, and whether it has changed.
pub fn head(ui: &mut Ui, title: &str, state: &State) {
    set_width(ui, WIDTH);
    ui.horizontal(|ui| {
        heading(ui, title);
        right_aligned(ui, |ui| {
            if state.course().is_changed() {
                ui.label(theme::weak(ui, texts::is_changed()));
            }
            ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
                // A long name shows itself as a tooltip.
                ui.add(egui::Label::new(theme::weak(ui, state.course().name())).truncate());
            });
        });
    });
}

/// Shows the entries in an area that scrolls, and that leaves room for `around` points of the dialog. It keeps its height
/// while typing filters the list.
pub fn list(ui: &mut Ui, around: f32, add: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - around).clamp(96.0, 440.0);
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = ENTRY_GAP;
        add(ui);
    });
}

/// Says that there is no entry to show.
pub fn nothing(ui: &mut Ui, course: &Course) {
    let text = if course.entries.is_empty() { texts::no_lessons() } else { wording::no_lesson() };
    ui.label(theme::weak(ui, text));
}

/// Returns the places of the entries in which each typed word is: in the number and the title of a lesson. Without
/// words, all places.
pub fn found(course: &Course, query: &str) -> Vec<usize> {
    let places = 0..course.entries.len();
    if query.trim().is_empty() {
        return places.collect();
    }
    let mut lesson = 0;
    let fits = |place: &usize| match &course.entries[*place] {
        Entry::Lesson(of_place) => {
            lesson += 1;
            has_words(&lesson_name(lesson - 1, of_place.title()), query)
        }
        Entry::Section(_) | Entry::Unusable(..) => false,
    };
    places.filter(fits).collect()
}

/// What an entry of the list shows.
#[derive(Clone, Copy)]
pub enum Content<'a> {
    Heading(&'a str),
    /// A lesson, and its index.
    Lesson(&'a Lesson, usize),
    /// Why a lesson can't be used.
    Problem(&'a str),
    /// The title of a done lesson that an earlier version of the program had.
    Earlier(&'a str),
}

/// Returns what these entries show. A long list is counted once.
pub fn contents<'a>(course: &'a Course, places: &'a [usize]) -> impl Iterator<Item = Content<'a>> {
    let (mut counted, mut lessons) = (0, 0);
    places.iter().map(move |place| {
        lessons += course.entries[counted..*place].iter().filter(|entry| entry.lesson().is_some()).count();
        counted = *place;
        match &course.entries[*place] {
            Entry::Section(title) => Content::Heading(title),
            Entry::Lesson(lesson) => Content::Lesson(lesson, lessons),
            Entry::Unusable(_, problem) => Content::Problem(problem),
        }
    })
}

impl Content<'_> {
    /// Returns the name for screen readers.
    fn name(self, state: &State, is_open: bool) -> String {
        match self {
            Self::Heading(title) => texts::heading(title),
            Self::Problem(problem) => texts::unusable(problem),
            Self::Earlier(title) => wording::lesson_entry(title, false, true, None),
            Self::Lesson(lesson, index) => wording::lesson_entry(
                &lesson_name(index, title_or(lesson.title())),
                is_open,
                is_done(state, lesson),
                score(state, lesson),
            ),
        }
    }
}

fn is_done(state: &State, lesson: &Lesson) -> bool {
    state.preferences.is_lesson_done(&lesson.session.document)
}

/// Returns the best result of the questions of a lesson: how many were right, of how many.
fn score(state: &State, lesson: &Lesson) -> Option<(u32, u32)> {
    let score = state.preferences.lesson_score(&lesson.session.document)?;
    Some((score.right, score.asked))
}

/// How an entry is shown.
#[derive(Clone, Copy)]
pub struct Look {
    pub is_open: bool,
    pub is_selected: bool,
    /// What can be done with it by the pointer and the focus.
    pub sense: Sense,
    /// The number of entries.
    pub of: usize,
}

/// Shows an entry. What does not fit is cut, and a tooltip has it.
pub fn entry(ui: &mut Ui, state: &State, content: Content, look: Look) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ENTRY_HEIGHT), look.sense);
    let is_visible = ui.is_rect_visible(rect);
    if !is_visible && look.of > MAX_DESCRIBED {
        return response;
    }
    response.widget_info(|| {
        let name = content.name(state, look.is_open);
        if look.sense.senses_click() {
            WidgetInfo::selected(Role::Button, true, look.is_selected, name)
        } else {
            WidgetInfo::labeled(Role::Label, true, name)
        }
    });
    if !is_visible {
        return response;
    }
    if look.is_selected {
        ui.painter().rect_filled(rect, 6.0, theme::color(ui, ColorRole::Raised));
    }
    if look.is_open {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 8.0), vec2(3.0, rect.height() - 16.0));
        ui.painter().rect_filled(bar, 1.5, theme::color(ui, ColorRole::Mover));
    }
    let whole = rect.width() - 22.0;
    let (text, is_cut) = match content {
        Content::Heading(title) => {
            (title, paint(ui, rect, (11.0, 18.0), whole, title, Face::Strong, 14.5, ColorRole::Mover))
        }
        Content::Problem(problem) => {
            (problem, paint(ui, rect, (11.0, 14.0), whole, problem, Face::Regular, 12.5, ColorRole::Error))
        }
        Content::Earlier(title) => {
            paint_tick(ui, rect);
            let (left, width) = title_room(rect);
            (title, paint(ui, rect, (left, 14.0), width, title, Face::Strong, 13.5, ColorRole::WeakText))
        }
        Content::Lesson(lesson, index) => (lesson.title(), paint_lesson(ui, rect, state, lesson, index)),
    };
    if is_cut { response.tooltip(|| beginning(text).into_owned()) } else { response }
}

/// Returns where the title of a lesson begins, and its width.
fn title_room(rect: Rect) -> (f32, f32) {
    (11.0 + NUMBER_WIDTH, rect.width() - DONE_WIDTH - 11.0 - NUMBER_WIDTH)
}

/// Paints a lesson with its number, its title, its coins, a mark if it has changed, a tick if it is done, and the best
/// result of its questions. Returns whether the title is cut.
fn paint_lesson(ui: &Ui, rect: Rect, state: &State, lesson: &Lesson, index: usize) -> bool {
    let document = &lesson.session.document;
    let (left, width) = title_room(rect);
    let number = (index + 1).to_string();
    paint(ui, rect, (11.0, 5.0), NUMBER_WIDTH, &number, Face::Mono, 13.5, ColorRole::WeakText);
    let title = title_or(&document.title);
    let title = if lesson.is_changed { texts::changed(title) } else { title.to_owned() };
    let is_cut = paint(ui, rect, (left, 5.0), width, &title, Face::Strong, 13.5, ColorRole::Text);
    let coins = texts::coins_and_stops(row_text(&document.row), document.stops.len());
    paint(ui, rect, (left, 24.0), width, &coins, Face::Mono, 11.5, ColorRole::WeakText);
    if let Some((right, asked)) = score(state, lesson) {
        let score = wording::lesson_score(right, asked);
        let at = (rect.width() - DONE_WIDTH + 30.0, 13.0);
        paint(ui, rect, at, DONE_WIDTH - 34.0, &score, Face::Regular, 12.5, ColorRole::WeakText);
    }
    if is_done(state, lesson) {
        paint_tick(ui, rect);
    }
    is_cut
}

/// Paints the tick of a done lesson.
fn paint_tick(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(2.0, theme::color(ui, ColorRole::Mover));
    let [x, y] = [rect.right() - DONE_WIDTH + 10.0, rect.center().y];
    ui.painter().line(vec![pos2(x, y), pos2(x + 4.0, y + 4.5), pos2(x + 12.0, y - 5.0)], stroke);
}

/// Paints a text on one line, cut where its room ends. Returns whether it is cut.
#[expect(clippy::too_many_arguments, reason = "the look of a text")]
fn paint(
    ui: &Ui,
    rect: Rect,
    (x, y): (f32, f32),
    width: f32,
    text: &str,
    face: Face,
    size: f32,
    role: ColorRole,
) -> bool {
    let color = theme::color(ui, role);
    let text = beginning(text).into_owned();
    let mut job = egui::text::LayoutJob::simple_singleline(text, theme::font(face, size), color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    ui.painter().galley(rect.min + vec2(x, y), galley, color);
    is_cut
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;

    #[test]
    fn lessons_are_found_by_their_number_or_by_words_of_their_title() {
        let course = &lessons::courses()[0];
        let lessons =
            |query: &str| found(course, query).into_iter().map(|place| course.lesson_at(place)).collect::<Vec<_>>();
        assert_eq!(lessons("coins all three"), [2]);
        assert_eq!(lessons("lesson 27"), [26]);
        assert_eq!(found(course, "").len(), course.entries.len());
        assert!(found(course, "no such lesson").is_empty());
    }
}
