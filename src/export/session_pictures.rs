//! The pictures of a session at all its positions: of its fill or of its game, as a slide or as the table alone.
//!
//! Layout and marks are those of the screen. Only the size differs: it is chosen so that all cells are visible.

use super::error::ExportError;
use super::limits::{MAX_COINS_IN_GAME, MAX_COINS_IN_PICTURE};
use super::options::{ExportSubject, Framing, PictureStyle, TableBehind, Viewport};
use super::pictures::all_positions;
use super::text::step_lines;
use crate::game::table::overview::{Lengths, Overview};
use crate::game::table::recurrence::Derivation;
use crate::game::{CountFrom, Fill, Game, Interval, Row, Stride, Table, Window};
use crate::picture::color_role::ColorRole;
use crate::picture::map::{COLOR_BAR_WIDTH, ColorScale, TableMap, VisibleArea, color_legend, free_corner};
use crate::picture::slide::{Slide, SlideParts, SlideSubject};
use crate::picture::table::CellPlaces;
use crate::picture::table::GameMarks;
use crate::picture::table::TableScene;
use crate::picture::table::grid::{Audience, CellDetail, Grid};
use crate::picture::text_block::{TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Picture, Point, Rect, fonts};
use crate::predict::Question;
use crate::session::{Layout, Reading, Session, View, Zoom};
use crate::wording::map::{self as map_wording, pixel_text};
use crate::wording::{export as wording, row_text, spoken};

/// The margin around a table that stands alone, in points.
const MARGIN: f32 = 24.0;
/// The size in points of such a table's cells if the row has at most [`FEW_COINS`].
const LARGEST_CELL: (f32, f32) = (210.0, 150.0);
const FEW_COINS: usize = 3;
/// The size in points of the cells of most rows.
const USUAL_CELL: (f32, f32) = (144.0, 90.0);
/// The width in points that the cells of longer rows share, as long as their numbers fit.
const SHARED_WIDTH: f32 = 1_152.0;
/// The least width in points of a cell with short numbers, and of one with long numbers. Longer ones are shortened.
const MIN_WIDTHS: (f32, f32) = (40.0, 64.0);
/// The size in points of the legend, for tables without room for it between the cells.
const LEGEND: (f32, f32) = (640.0, 160.0);
/// The longest row whose square table has no room for the legend.
const MAX_COINS_WITHOUT_LEGEND_ROOM: usize = 2;

/// The height of the caption of a map, and its text size, in points.
const CAPTION_HEIGHT: f32 = 84.0;
const CAPTION_TEXT_SIZE: f32 = 16.0;
/// The part of the width that the legend of a map takes. The title has the rest.
const MAP_LEGEND_PART: f32 = 0.68;
/// The height of the caption in the corner of a slide's map, as a part of its text size. It has room for two lines.
const CORNER_LINES: f32 = 2.7;
/// The pixels of a map per point of the picture.
const MAP_SCALE: f32 = 1.5;

/// What a picture shows besides its position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Staging<'a> {
    /// Whether all is dimmed but the present cell, what it reads and its coins.
    pub spotlight: bool,
    /// The question that a slide shows in the place of the sums, and whether it is answered.
    pub question: Option<(&'a Question, bool)>,
}

/// Draws the picture of a session at any of its positions.
pub struct SessionPictures {
    table: Table,
    window: Window,
    fill: Fill,
    count_from: CountFrom,
    /// The title on a slide. It may be empty.
    title: String,
    /// The position of the fill that is shown behind a game.
    fill_head: f64,
    game: Option<Game>,
    shows_path: bool,
    places: CellPlaces,
    slide: Option<Slide>,
    /// The cells as pixels, if they are too small for numbers.
    map: Option<TableMap>,
    /// What the lengths in a map are called.
    lengths: Lengths,
    /// The place of the caption of a map without a slide.
    caption: Option<Rect>,
    /// The place of the table, if only a part of the table is shown.
    seen: Option<Rect>,
    width: f32,
    height: f32,
}

/// Where the table is, and what is around it.
struct Places {
    slide: Option<Slide>,
    grid: Grid,
    caption: Option<Rect>,
    seen: Option<Rect>,
    size: (f32, f32),
}

impl SessionPictures {
    /// Computes the table and lays out the pictures. O(n²) for a table with numbers, and otherwise as long as its
    /// [`Overview`] takes.
    ///
    /// # Errors
    /// If the row is too long for a game.
    pub fn new(session: &Session, subject: ExportSubject, style: PictureStyle) -> Result<Self, ExportError> {
        let parts = SlideParts { has_labels: true, ..SlideParts::default() };
        let pictures = Self::with_parts(session, subject, style, parts)?;
        let filled = pictures.fill.steps() as f64;
        let fill_head = match style.behind {
            TableBehind::Session if pictures.fill_head == 0.0 => filled,
            TableBehind::Session => pictures.fill_head,
            TableBehind::Filled => filled,
            TableBehind::Empty => 0.0,
        };
        Ok(Self { fill_head, ..pictures })
    }

    /// Does the same with these parts of a slide. Behind a game, the table is as far as the session's fill.
    pub(super) fn with_parts(
        session: &Session,
        subject: ExportSubject,
        style: PictureStyle,
        parts: SlideParts,
    ) -> Result<Self, ExportError> {
        let row = &session.document.row;
        let n = row.len();
        if subject == ExportSubject::Game && n > MAX_COINS_IN_GAME {
            return Err(ExportError::TooManyCoins { subject, n, max: MAX_COINS_IN_GAME });
        }
        let Places { slide, grid, caption, seen, size: (width, height) } = places(session, style, parts);
        let table = Table::new(row.clone());
        let game = || game_of_session(session, &table);
        let fill = session.view.fill(n);
        let is_map = grid.detail() == CellDetail::Color;
        let lengths = VisibleArea::of(&grid, MAP_SCALE, style.map_pixels.max(1) as usize).lengths(session.view);
        Ok(Self {
            map: is_map.then(|| map_of(&table, &grid, session.view, style)),
            lengths,
            caption,
            seen,
            window: window_of(&table, &grid),
            fill,
            count_from: session.view.count_from,
            title: session.document.title.clone(),
            fill_head: session.fill_position,
            game: (subject == ExportSubject::Game).then(game),
            shows_path: style.shows_path,
            places: CellPlaces::at_rest(grid),
            slide,
            width,
            height,
            table,
        })
    }

    /// Returns the width and the height of the pictures, in points.
    pub fn size(&self) -> (f32, f32) {
        (self.width, self.height)
    }

    /// Returns the last position, which is the number of steps or of moves.
    pub fn end(&self) -> u64 {
        self.game.as_ref().map_or_else(|| self.fill.steps(), |game| game.end() as u64)
    }

    /// Returns whether they are of a game.
    pub fn is_game(&self) -> bool {
        self.game.is_some()
    }

    /// Returns the positions of all pictures, from the beginning to the end. A fill goes by `stride`, a game by moves.
    ///
    /// # Errors
    /// If there are too many.
    pub fn positions(&self, stride: Stride) -> Result<Vec<f64>, ExportError> {
        all_positions(self.end(), |at| if self.is_game() { at + 1.0 } else { self.fill.next_stop(at, stride) })
    }

    /// Returns what the picture at `position` shows, in words.
    pub fn description(&self, position: f64) -> String {
        let at = if let Some(game) = &self.game {
            spoken::game_position(self.count_from, game, position as usize)
        } else {
            let cell = |interval| self.derivation(interval).cell;
            let progress = self.fill.progress(position);
            spoken::fill_position(self.count_from, self.fill, progress.as_ref(), cell)
        };
        wording::table_at(&row_text(self.table.row()), &at)
    }

    /// Returns the step that ends or is in progress at `position`, in the words of the step panel. Empty for a game, for a
    /// long row, and before the first step.
    pub fn words(&self, position: f64) -> String {
        let has_words = !self.is_game() && self.table.n() <= MAX_COINS_IN_PICTURE;
        let progress = self.fill.progress(position.ceil()).filter(|_| has_words);
        let lines = |at| step_lines(self.fill, self.count_from, &at, &self.window, self.table.row());
        progress.map(lines).unwrap_or_default().join("\n")
    }

    fn derivation(&self, interval: Interval) -> Derivation {
        // Only a short row has all its cells in the window.
        if self.table.n() > MAX_COINS_IN_PICTURE {
            return Derivation::new(&self.table, self.fill.recurrence, interval);
        }
        Derivation::in_window(&self.window, self.table.row(), self.fill.recurrence, interval)
    }

    /// Returns the title and what the numbers or the colors of the table are.
    fn labels(&self, slide: &Slide) -> Vec<Mark> {
        let (Some(map), Some(labels)) = (&self.map, slide.labels()) else {
            return slide.title_and_legend(&self.title, &Slide::legend(self.fill.recurrence));
        };
        let size = slide.label_size();
        let room = MAP_LEGEND_PART * labels.width();
        let (_, words) = map_labels(map, self.lengths, labels, size, 0.0);
        let (mut marks, _) = map_labels(map, self.lengths, labels, size, room - words);
        let left = labels.left + room;
        let text = fonts::cut_to_fit(Face::Strong, size, &self.title, labels.right - left);
        let at = Point::new(labels.right, labels.top + size * 0.7);
        let (anchor, face, paint) = (Anchor::RightCenter, Face::Strong, ColorRole::Text.into());
        marks.push(Mark::Text { at, anchor, size, face, paint, text });
        marks.extend(what_a_pixel_is(map, free_corner(&self.places.grid, CORNER_LINES * size), size));
        marks
    }

    /// Returns the caption of a map without a slide: its colors, and what a pixel is.
    fn caption(&self, map: &TableMap, room: Rect) -> Vec<Mark> {
        let labels = |size: f32| map_labels(map, self.lengths, room, size, COLOR_BAR_WIDTH * size);
        let (_, width) = labels(CAPTION_TEXT_SIZE);
        // A smaller bar with smaller numbers has the same numbers. A shorter one has fewer.
        let size = CAPTION_TEXT_SIZE * (room.width() / width).min(1.0);
        let (mut marks, _) = labels(size);
        let line = Rect { top: room.top + 2.6 * size, bottom: room.top + 4.4 * size, ..room };
        marks.extend(what_a_pixel_is(map, line, size));
        marks
    }

    /// Draws the picture at `position`, the number of steps that are done or of moves that are made.
    ///
    /// O(n²): some microseconds per written cell.
    pub fn picture(&self, position: f64) -> Picture {
        self.staged(position, Staging::default())
    }

    /// Returns the fill of the pictures.
    pub(super) fn fill(&self) -> Fill {
        self.fill
    }

    /// Returns the table that is filled.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the cells of the table.
    pub(super) fn window(&self) -> &Window {
        &self.window
    }

    /// Returns the number of the first coin.
    pub(super) fn count_from(&self) -> CountFrom {
        self.count_from
    }

    /// Returns the place of a cell in the pictures.
    pub(super) fn cell(&self, interval: Interval) -> Rect {
        self.places.cell(interval)
    }

    /// Draws the filled table alone, without a step.
    pub(super) fn filled(&self) -> Picture {
        let Self { table, window, places, fill, count_from, .. } = self;
        let (fill, count_from) = (*fill, *count_from);
        let head = fill.steps() as f64;
        let game_marks = GameMarks::Absent;
        let scene = TableScene { table, window, places, fill, head, count_from, game_marks };
        let mut marks = scene.headers(None, false);
        if let Some(map) = &self.map {
            marks.extend(map.marks(&places.grid, fill, head));
        }
        marks.extend(scene.cells());
        marks.extend(scene.legend());
        if let (Some(map), Some(room)) = (&self.map, self.caption) {
            marks.extend(self.caption(map, room));
        }
        Picture { width: self.width, height: self.height, marks }
    }

    /// Draws the picture with a spotlight or a question.
    pub(super) fn staged(&self, position: f64, Staging { spotlight, question }: Staging) -> Picture {
        let (head, ply) = if self.game.is_some() { (self.fill_head, position as usize) } else { (position, 0) };
        let Self { table, window, places, fill, count_from, .. } = self;
        let (fill, count_from) = (*fill, *count_from);
        let scene = TableScene {
            table,
            window,
            places,
            fill,
            head,
            count_from,
            game_marks: GameMarks::of(self.game.is_some()),
        };
        let progress = fill.progress(head);
        let derivation = |interval: Interval| self.derivation(interval);

        // A question about a step is about the next one.
        let asked = question.filter(|_| self.game.is_none()).map(|(question, _)| question.interval());

        let mut marks = Vec::new();
        if let Some(slide) = &self.slide {
            let subject = match &self.game {
                Some(game) => SlideSubject::Game(game, ply),
                None => SlideSubject::Fill(asked.or(progress.map(|progress| progress.interval))),
            };
            marks.extend(slide.row(count_from, table.row(), subject));
            marks.extend(self.labels(slide));
        }
        // A game marks its own cell, and not the step of the fill.
        let (progress, shown) = match &self.game {
            Some(game) => (None, game.interval_after(ply)),
            None => (progress, asked.or(progress.map(|progress| progress.interval))),
        };
        let headers = scene.headers(shown, spotlight);
        if self.seen.is_none() {
            marks.extend(headers.iter().cloned());
        }
        if let Some(map) = &self.map {
            marks.extend(map.marks(&places.grid, fill, head));
        }
        // A move may be asked for whose cell is already written.
        let covered = question.filter(|(_, is_answered)| !is_answered && self.game.is_some() && self.map.is_none());
        let covered = covered.map(|(question, _)| question.interval()).filter(|at| fill.is_written(*at, head));
        marks.extend(scene.cells_without(covered));
        marks.extend(scene.legend());
        marks.extend(covered.into_iter().flat_map(|at| scene.covered(at)));
        if let Some(asked) = asked {
            marks.extend(scene.asked(asked, &[], None));
        } else if let Some(progress) = &progress {
            let derivation = || derivation(progress.interval);
            if spotlight {
                marks.push(scene.veil());
                marks.extend(scene.step_alone(progress, derivation));
            } else {
                marks.extend(scene.step(progress, derivation));
            }
        } else if let Some(shown) = shown.filter(|_| spotlight) {
            marks.push(scene.veil());
            marks.extend(scene.look(shown, || derivation(shown)));
        }
        if let Some(game) = &self.game {
            marks.extend(scene.game(game, ply, self.shows_path));
        }
        if let Some(seen) = self.seen {
            // What is out of sight reaches beyond the view, and the headers are around that.
            let whole = Rect::new(0.0, 0.0, self.width, self.height);
            marks.extend(seen.cover_around(whole));
            marks.extend(headers);
        }
        if let (Some(map), Some(room)) = (&self.map, self.caption) {
            marks.extend(self.caption(map, room));
        }
        if let Some(slide) = &self.slide {
            marks.extend(match (question, &self.game, &progress) {
                (Some((question, is_answered)), ..) => slide.question(question, is_answered),
                (None, Some(game), _) => slide.scores(game, ply),
                (None, None, Some(progress)) => slide.sums(count_from, progress, || derivation(progress.interval)),
                (None, None, None) => Vec::<Mark>::new(),
            });
            marks.extend(slide.bar((position / self.end().max(1) as f64) as f32));
        }
        Picture { width: self.width, height: self.height, marks }
    }
}

/// Plays the game of the session's line up to the first move that a person has to choose.
///
/// # Panics
/// If the table is that of another row.
pub(super) fn game_of_session(session: &Session, table: &Table) -> Game {
    let duel = &session.document.duel;
    let line = duel.lines().get(session.line).cloned().unwrap_or_default();
    Game::solved(table, duel.players, line)
}

/// Lays out the table: on a slide, alone, or as a window shows it.
fn places(session: &Session, style: PictureStyle, parts: SlideParts) -> Places {
    let row = &session.document.row;
    let (n, recurrence, layout) = (row.len(), session.view.recurrence, style.layout);
    let is_large = n > MAX_COINS_IN_PICTURE;
    let alone = |grid, size| Places { slide: None, grid, caption: None, seen: None, size };
    match style.framing {
        Framing::Slide if is_large => {
            let (width, height) = style.size.slide();
            let parts = SlideParts { is_map: true, ..parts };
            let slide = Slide::with_parts(Rect::new(0.0, 0.0, width, height), row, recurrence, parts);
            let grid = slide.grid(layout, row, recurrence, None).zoomed(Zoom::Whole, (0.0, 0.0));
            Places { slide: Some(slide), ..alone(grid, (width, height)) }
        }
        Framing::Slide => {
            let (slide, area) = Slide::whole(style.size.slide(), layout, row, recurrence, parts);
            let grid = slide.grid(layout, row, recurrence, None);
            Places { slide: Some(slide), ..alone(grid, (area.width(), area.height())) }
        }
        Framing::Table if !is_large => {
            let (grid, size) = table_alone(layout, row);
            alone(grid, size)
        }
        Framing::Table | Framing::Seen => {
            let is_whole = style.framing == Framing::Table;
            let mut places = seen(row, layout, if is_whole { Viewport::WHOLE } else { style.viewport.bounded() });
            if is_whole {
                // The headers of a triangle are below it.
                let below = if layout == Layout::Triangle { places.grid.header_size().1 } else { 0.0 };
                places.size.1 = places.size.1.min(places.grid.cells.bottom + below + MARGIN);
            }
            places
        }
    }
}

/// Lays out the part of the table that a window shows, with a caption above a map.
fn seen(row: &Row, layout: Layout, Viewport { zoom, offset, size: (width, height) }: Viewport) -> Places {
    let grid = |top: f32| {
        let area = Rect::new(MARGIN, MARGIN + top, width, height);
        Grid::new(Audience::Screen, layout, row.len(), row.max_number_len(), area, offset).zoomed(zoom, offset)
    };
    let bare = grid(0.0);
    let is_map = bare.detail() == CellDetail::Color;
    let caption = is_map.then(|| Rect::new(MARGIN, MARGIN, width, CAPTION_HEIGHT));
    let grid = if is_map { grid(CAPTION_HEIGHT) } else { bare };
    let below = caption.map_or(0.0, |caption| caption.height());
    Places {
        slide: None,
        // The outlines of the outermost cells reach a little beyond them.
        seen: grid.scrolls().then(|| grid.cells.grown(2.0)),
        caption,
        size: (width + 2.0 * MARGIN, height + below + 2.0 * MARGIN),
        grid,
    }
}

/// Samples and colors the cells that a grid shows.
fn map_of(table: &Table, grid: &Grid, view: View, style: PictureStyle) -> TableMap {
    let area = VisibleArea::of(grid, MAP_SCALE, style.map_pixels.max(1) as usize);
    let samples = area.samples(area.lengths(view));
    let overview = Overview::compute(table, samples, view.reading.quantity(), &|| true, |_| {});
    let scale = ColorScale::new(view.reading, overview.largest(), style.theme);
    TableMap::new(&overview, scale)
}

/// Computes the cells that a grid shows, and those that they read. A map shows none.
fn window_of(table: &Table, grid: &Grid) -> Window {
    let last = table.n() - 1;
    if grid.detail() == CellDetail::Color {
        return table.window(0..=0, 0..=0);
    }
    if table.n() <= MAX_COINS_IN_PICTURE {
        return table.window(0..=last, 0..=last);
    }
    let (rows, columns) = grid.window();
    table.window(*rows.start()..=(*rows.end() + 2).min(last), columns.start().saturating_sub(2)..=*columns.end())
}

/// Returns which lengths a map shows, and what its colors mean, on the first line of a room. `bar` is the width of a color
/// bar. Returns the width that is used, too.
fn map_labels(map: &TableMap, lengths: Lengths, room: Rect, size: f32, bar: f32) -> (Vec<Mark>, f32) {
    let gap = size * 0.6;
    let (mut marks, mut left) = (Vec::new(), room.left);
    let text = |marks: &mut Vec<Mark>, left: &mut f32, face: Face, role: ColorRole, text: &str| {
        let at = Point::new(*left, room.top + size * 0.7);
        let (anchor, paint) = (Anchor::LeftCenter, role.into());
        marks.push(Mark::Text { at, anchor, size, face, paint, text: text.to_owned() });
        *left += fonts::width(face, size, text) + gap;
    };
    text(&mut marks, &mut left, Face::Strong, ColorRole::Text, lengths.name());
    let has_sides = map.scale.reading() == Reading::Difference;
    if has_sides {
        text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, map_wording::mover_is_behind());
    }
    let place = Rect { left, right: left + bar, bottom: room.top + 1.4 * size, ..room };
    let (legend, width) = color_legend(&map.scale, place, size);
    marks.extend(legend);
    left += width + gap;
    if has_sides {
        text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, map_wording::mover_is_ahead());
    }
    (marks, left - gap - room.left)
}

/// Returns in words what a pixel of a map stands for, from the upper left corner of a room.
fn what_a_pixel_is(map: &TableMap, room: Rect, size: f32) -> Vec<Mark> {
    let look = TextLook {
        face: Face::Regular,
        paint: ColorRole::WeakText.into(),
        size,
        min_size: size * 0.7,
        anchor: Anchor::LeftCenter,
    };
    text_block(room, look, &pixel_text(&map.samples))
}

/// Lays out the table of a row alone. Returns its grid and the size of the picture with headers and margin.
fn table_alone(layout: Layout, row: &Row) -> (Grid, (f32, f32)) {
    let (n, digits) = (row.len(), row.max_number_len());
    let pitch = if n <= FEW_COINS {
        LARGEST_CELL
    } else {
        let (short, long) = MIN_WIDTHS;
        let least = Grid::width_for(digits).clamp(short, long);
        let width = (SHARED_WIDTH / n as f32).clamp(least, USUAL_CELL.0);
        (width, width * USUAL_CELL.1 / USUAL_CELL.0)
    };
    let (mut width, mut height) = Grid::room_for(Audience::Screen, layout, n, pitch);
    width = width.max(LEGEND.0);
    if n <= MAX_COINS_WITHOUT_LEGEND_ROOM && layout == Layout::Square {
        height += LEGEND.1;
    }
    let area = Rect::new(MARGIN, MARGIN, width, height);
    let grid = Grid::new(Audience::Screen, layout, n, digits, area, (0.0, 0.0));
    (grid, (width + 2.0 * MARGIN, height + 2.0 * MARGIN))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::export::size::PictureSize;
    use crate::export::tests::bounds;
    use crate::game::{FillOrder, Recurrence, Strategy};
    use crate::number::exact;
    use crate::picture::color_role::{ColorRole, Theme};
    use crate::session::Document;

    const FRAMINGS: [Framing; 2] = [Framing::Slide, Framing::Table];

    fn session(row: &str) -> Session {
        Session::new(Document::from(row.parse::<Row>().unwrap()))
    }

    fn style(framing: Framing, layout: Layout) -> PictureStyle {
        PictureStyle { framing, layout, theme: Theme::Dark, shows_path: true, ..PictureStyle::USUAL }
    }

    fn all_pictures(session: &Session, subject: ExportSubject) -> impl Iterator<Item = SessionPictures> {
        let styles = FRAMINGS.into_iter().flat_map(|framing| Layout::ALL.map(|layout| style(framing, layout)));
        styles.map(move |style| SessionPictures::new(session, subject, style).unwrap())
    }

    fn intervals(n: usize) -> impl Iterator<Item = Interval> {
        (0..n).flat_map(move |i| (i..n).map(move |j| Interval::new(i, j)))
    }

    fn texts(picture: &Picture) -> Vec<&str> {
        let marks = picture.marks.iter();
        marks.filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None }).collect()
    }

    #[test]
    fn a_picture_shows_exactly_the_cells_that_are_written() {
        for order in FillOrder::ALL {
            let mut session = session("8 15 3 7 9");
            session.view.fill_order = order;
            for pictures in all_pictures(&session, ExportSubject::Fill) {
                for at in pictures.positions(Stride::Phase).unwrap() {
                    let picture = pictures.picture(at);
                    let empty = |interval: Interval| {
                        let cell = pictures.places.cell(interval);
                        picture.marks.iter().any(|mark| matches!(mark, Mark::DashedRect { rect, .. } if *rect == cell))
                    };
                    for interval in intervals(5) {
                        assert_ne!(empty(interval), pictures.fill.is_written(interval, at), "{interval:?} at {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn all_cells_of_a_long_row_are_in_the_picture() {
        let row = (0..64).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(" ");
        let session = session(&row);
        for pictures in all_pictures(&session, ExportSubject::Fill) {
            let picture = pictures.picture(2_080.0);
            assert!(!pictures.places.grid.scrolls());
            let cells: HashSet<_> = picture
                .marks
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Rect { rect, fill: Some(fill), .. } if fill.role == ColorRole::Cell => {
                        Some([rect.left, rect.top, rect.right, rect.bottom].map(f32::to_bits))
                    }
                    _ => None,
                })
                .collect();
            let place = |rect: Rect| [rect.left, rect.top, rect.right, rect.bottom].map(f32::to_bits);
            assert!(intervals(64).all(|interval| cells.contains(&place(pictures.places.cell(interval)))));
            assert!(!picture.marks.iter().any(|mark| matches!(mark, Mark::DashedRect { .. })));
            let game = texts(&picture);
            let result = pictures.table.result();
            assert!(game.contains(&&exact(result.fir())[..]) && game.contains(&&exact(result.sec())[..]));
        }
    }

    #[test]
    fn every_mark_lies_in_the_picture() {
        let coin = |kind: usize, coin: usize| match kind {
            0 => (coin * 37 % 90 + 1) as i64,
            1 => 999_999_999_999 - coin as i64,
            _ => -999_999_999_999 + (coin * coin) as i64,
        };
        for (n, kind) in (1..=20).flat_map(|n| [0, 1, 2].map(|kind| (n, kind))) {
            let row = Row::new((0..n).map(|number| coin(kind, number)).collect::<Vec<_>>()).unwrap();
            let mut session = Session::new(Document::from(row));
            session.view.recurrence = Recurrence::ALL[n % 4];
            session.fill_position = 1.0;
            for subject in [ExportSubject::Fill, ExportSubject::Game] {
                for pictures in all_pictures(&session, subject) {
                    let end = pictures.end() as f64;
                    for part in [0.0, 0.45, 0.6, 0.9, 1.0] {
                        let at = if subject == ExportSubject::Game { (part * end).floor() } else { part * end };
                        let picture = pictures.picture(at);
                        for mark in &picture.marks {
                            let [left, top, right, bottom] = bounds(mark);
                            assert!(
                                left >= 0.0 && top >= 0.0 && right <= picture.width && bottom <= picture.height,
                                "{subject:?} of {n} coins at {at} over {} × {}: {mark:?}",
                                picture.width,
                                picture.height,
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_table_alone_has_its_legend_and_comfortable_cells() {
        for n in 1..=20 {
            for subject in [ExportSubject::Fill, ExportSubject::Game] {
                let session = session(&"17 ".repeat(n));
                for layout in Layout::ALL {
                    let pictures = SessionPictures::new(&session, subject, style(Framing::Table, layout)).unwrap();
                    assert!(
                        texts(&pictures.picture(0.0)).contains(&"fir (left): for the player to move"),
                        "{n} coins, {layout:?}"
                    );
                    assert!(pictures.places.pitch().0 >= 57.0 && pictures.places.pitch().1 >= 36.0, "{n} coins");
                }
            }
        }
    }

    #[test]
    fn a_slide_has_the_size_of_the_lecture_view_or_more_if_the_table_needs_it() {
        let size = |n: usize| {
            let pictures = SessionPictures::new(
                &session(&"17 ".repeat(n)),
                ExportSubject::Fill,
                style(Framing::Slide, Layout::Square),
            );
            pictures.unwrap().size()
        };
        assert!((1..=20).all(|n| size(n) == (1_280.0, 720.0)));
        let (width, height) = size(40);
        assert!(width > 1_900.0 && height > 1_300.0);
    }

    #[test]
    fn a_game_is_shown_move_by_move_with_its_scores_until_a_person_is_to_move() {
        let mut session = session("8 15 3 7");
        let pictures = |session: &Session| {
            SessionPictures::new(session, ExportSubject::Game, style(Framing::Slide, Layout::Square)).unwrap()
        };
        let game = pictures(&session);
        let positions = game.positions(Stride::Sweep).unwrap();
        assert_eq!(positions, [0.0, 1.0, 2.0, 3.0, 4.0]);
        for (at, [first, second]) in positions.into_iter().zip([[0, 0], [7, 0], [7, 8], [22, 8], [22, 11]]) {
            let picture = game.picture(at);
            let texts = texts(&picture);
            for text in [format!("First {first}"), format!("Second {second}")] {
                assert!(texts.contains(&&text[..]), "{text} is not in {texts:?}");
            }
            let sums = game.slide.unwrap().sums;
            for mark in game.slide.unwrap().scores(game.game.as_ref().unwrap(), at as usize) {
                let [left, _, right, _] = bounds(&mark);
                assert!(left >= sums.left && right <= sums.right, "{mark:?} is not within {sums:?}");
            }
        }
        session.document.duel.players.second = Strategy::You;
        assert_eq!(pictures(&session).positions(Stride::Cell).unwrap(), [0.0, 1.0]);
    }

    #[test]
    fn positions_are_the_ends_of_strides() {
        let session = session("8 15 3");
        let pictures = all_pictures(&session, ExportSubject::Fill).next().unwrap();
        assert_eq!(pictures.positions(Stride::Cell).unwrap(), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        assert_eq!(pictures.positions(Stride::Sweep).unwrap(), [0.0, 3.0, 5.0, 6.0]);
        let phases = pictures.positions(Stride::Phase).unwrap();
        assert_eq!(phases[3..=7], [3.0, 3.25, 3.5, 3.75, 4.0]);
    }

    #[test]
    fn too_many_coins_or_pictures_are_refused() {
        let wide = session(&"1 ".repeat(20_001));
        let style = style(Framing::Table, Layout::Square);
        let error = SessionPictures::new(&wide, ExportSubject::Game, style).err().unwrap();
        assert!(error.to_string().contains("at most 20,000 coins, and this row has 20,001"), "{error}");
        assert!(SessionPictures::new(&wide, ExportSubject::Fill, style).is_ok());
        let long = session(&"1 ".repeat(141));
        let pictures = SessionPictures::new(&long, ExportSubject::Fill, style).unwrap();
        assert!(matches!(pictures.positions(Stride::Cell), Err(ExportError::TooManyPictures)));
        assert_eq!(pictures.positions(Stride::Sweep).unwrap().len(), 142);
    }

    #[test]
    fn a_large_table_is_a_map_with_its_legend_and_the_written_cells() {
        let session = session(&(0..300).map(|coin| (coin * 37 % 91).to_string()).collect::<Vec<_>>().join(" "));
        for layout in Layout::ALL {
            for framing in [Framing::Slide, Framing::Table, Framing::Seen] {
                let pictures = SessionPictures::new(&session, ExportSubject::Fill, style(framing, layout)).unwrap();
                let seen = |at: f64| -> usize {
                    let marks = pictures.picture(at).marks;
                    // The largest image is the map, and the others are in its legend.
                    let counts = marks.iter().filter_map(|mark| match mark {
                        Mark::Image { image, .. } => Some(image.rgba.iter().filter(|pixel| pixel[3] > 0).count()),
                        _ => None,
                    });
                    assert!(counts.clone().count() >= 2, "a map and its legend");
                    counts.max().unwrap_or_default()
                };
                let end = pictures.end() as f64;
                let (none, half, all) = (seen(0.0), seen(end / 2.0), seen(end));
                // Only the legend is left of an empty table.
                assert!(none < 1_000 && none < half && half < all, "{framing:?}: {none}, {half}, {all}");
                let texts: Vec<String> = texts(&pictures.picture(end)).into_iter().map(ToOwned::to_owned).collect();
                let texts = texts.join(" ");
                assert!(texts.contains("mover behind") && texts.contains("ahead"), "{texts}");
                assert!(texts.contains("own color") || texts.contains("neighbor"), "{texts}");
            }
        }
    }

    #[test]
    fn the_caption_of_a_map_on_a_slide_lies_beside_the_cells_and_all_other_texts() {
        for (n, size) in [
            (300, PictureSize::Scale(1.0)),
            (301, PictureSize::Pixels(1024, 768)),
            (1_700, PictureSize::Pixels(2000, 800)),
            (40_000, PictureSize::Scale(1.0)),
        ] {
            let mut session = Session::new(Document::from(Row::new(vec![3; n]).unwrap()));
            session.document.title = "A title that is far too long for a slide, ".repeat(4);
            for (layout, lengths) in Layout::ALL.into_iter().flat_map(|layout| Lengths::ALL.map(|of| (layout, of))) {
                session.view.lengths = lengths;
                let style = PictureStyle { size, map_pixels: 60, ..style(Framing::Slide, layout) };
                let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
                let picture = pictures.picture(pictures.end() as f64);
                let caption = pixel_text(&pictures.map.as_ref().unwrap().samples);
                let (lines, others): (Vec<_>, Vec<_>) =
                    picture.marks.iter().filter(|mark| matches!(mark, Mark::Text { .. })).partition(
                        |mark| matches!(mark, Mark::Text { text, .. } if text.contains(char::is_alphabetic) && caption.contains(&text[..])),
                    );
                let shown: Vec<_> = lines
                    .iter()
                    .filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None })
                    .collect();
                assert_eq!(shown.join(" "), caption, "{n} coins, {layout:?}");
                let grid = &pictures.places.grid;
                for line in lines {
                    let [left, top, right, bottom] = bounds(line);
                    assert!(left >= 0.0 && top >= 0.0 && right <= picture.width && bottom <= picture.height);
                    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                        assert_eq!(grid.interval_at(Point::new(x, y)), None, "{n} coins, {layout:?}: {line:?}");
                    }
                    for other in &others {
                        let [from, above, to, below] = bounds(other);
                        let is_apart = right <= from || to <= left || bottom <= above || below <= top;
                        assert!(is_apart, "{n} coins, {layout:?}: {line:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_map_as_on_the_screen_has_the_numbers_of_the_legend_in_the_window_at_any_width() {
        let session = session(&(0..600).map(|coin| (coin * 37 % 91 + 1).to_string()).collect::<Vec<_>>().join(" "));
        for width in [200.0, 400.0, 560.0, 760.0, 1_000.0] {
            let viewport = Viewport { zoom: Zoom::Height(2.4), offset: (300.0, 20.0), size: (width, 400.0) };
            let style = PictureStyle { viewport, ..style(Framing::Seen, Layout::Square) };
            let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
            let map = pictures.map.as_ref().unwrap();
            // The legend of the window has this text size.
            let (in_window, _) = color_legend(&map.scale, Rect::new(0.0, 0.0, COLOR_BAR_WIDTH * 11.0, 30.0), 11.0);
            let in_window = Picture { width: 0.0, height: 0.0, marks: in_window };
            let numbers = texts(&in_window);
            assert!(numbers.len() >= 3, "{numbers:?}");
            let room = pictures.caption.unwrap();
            let caption = Picture { width: 0.0, height: 0.0, marks: pictures.caption(map, room) };
            let shown: Vec<_> = texts(&caption).into_iter().filter(|text| numbers.contains(text)).collect();
            assert_eq!(shown, numbers, "{width} points wide");
            for mark in &caption.marks {
                let [left, _, right, _] = bounds(mark);
                assert!(left >= room.left - 0.01 && right <= room.right + 0.01, "{mark:?} is not within {room:?}");
            }
        }
    }

    #[test]
    fn a_zoomed_table_is_exported_as_it_is_seen() {
        let session = session(&(0..64).map(|coin| (coin * 37 % 91 + 9).to_string()).collect::<Vec<_>>().join(" "));
        let viewport = Viewport { zoom: Zoom::Height(60.0), offset: (20.0, 10.0), size: (640.0, 400.0) };
        let style = PictureStyle { viewport, ..style(Framing::Seen, Layout::Square) };
        let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
        assert_eq!(pictures.size(), (640.0 + 2.0 * MARGIN, 400.0 + 2.0 * MARGIN));
        let grid = &pictures.places.grid;
        assert_eq!((grid.offset, grid.pitch.1), ((20.0, 10.0), 60.0));
        let cell = |i, j| exact(pictures.table.cell(Interval::new(i, j)).fir());
        let picture = pictures.picture(pictures.end() as f64);
        let texts = texts(&picture);
        assert!(texts.contains(&&cell(11, 22)[..]), "a cell in sight: {texts:?}");
        // Headers of columns in sight, and not of others.
        assert!(texts.iter().any(|text| text.contains("21")) && !texts.contains(&"j = 3"), "{texts:?}");
    }

    #[test]
    #[ignore = "prints timings; run it with --release --nocapture"]
    fn timings() {
        let row = (0..64).map(|coin| (coin * 37 % 90 + 10).to_string()).collect::<Vec<_>>().join(" ");
        let session = session(&row);
        for pictures in all_pictures(&session, ExportSubject::Fill) {
            let start = std::time::Instant::now();
            let marks: usize = (0..100).map(|number| pictures.picture(f64::from(number) * 20.8).marks.len()).sum();
            println!("{:?} a picture, {} marks", start.elapsed() / 100, marks / 100);
        }
    }
}
