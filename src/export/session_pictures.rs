//! The pictures of a session at all its positions and stops: as slides, or their subject alone.
//!
//! Layout and marks are those of the screen. Only the size differs: it is chosen so that all cells are visible.

use crate::limits::{MAX_COINS_IN_GAME, MAX_COINS_IN_PICTURE, MAX_COINS_WITHOUT_LEGEND_ROOM};
use std::sync::OnceLock;

use super::error::ExportError;
use super::options::{CallsLook, ExportSubject, Framing, PictureStyle, TableBehind, Viewport};
use super::size::MAX_PICTURES;
use super::text::step_lines;
use crate::game::build::Build;
use crate::game::fusion::run::FusionRun;
use crate::game::play::game::solved::Positions;
use crate::game::rule::fusing;
use crate::game::table::derivation::Derivation;
use crate::game::table::overview::Overview;
use crate::game::{CountFrom, Fill, FillProgress, Game, Interval, Recurrence, Row, Stride, Table, Window};
use crate::picture::fonts::extent;
use crate::picture::game::Advice;
use crate::picture::map::{ColorScale, MapLegend, TableMap, VisibleArea};
use crate::picture::slide::{Slide, SlideParts, SlideScene, Stage, StageParts, TableOnSlide, unit_of_stage};
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::table::{CellPlaces, GameMarks, OwnMarks, TableScene, TableStage};
use crate::picture::{Picture, Rect};
use crate::predict::own::{MAX_COINS_BY_HAND, OwnTable, OwnVerdict, check_own};
use crate::predict::{Asked, ClassQuestion, Question};
use crate::session::course::Moment;
use crate::session::{CodeSubject, Fold, Layout, Session, Stop, StopPosition, Stops, Subject, View, Zoom};
use crate::wording::own::panel as own_texts;
use crate::wording::{self, export as texts, picture as words, row_text, spoken};

/// The scale of a table that stands alone.
const FIGURE_SCALE: f32 = 0.6;
/// The margin around a subject that stands alone, in points.
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
const LEGEND: (f32, f32) = (704.0, 172.0);

/// The height of the caption of a map, in points.
const CAPTION_HEIGHT: f32 = 84.0;
/// The pixels of a map per point of the picture.
const MAP_SCALE: f32 = 1.5;
/// The longest run of fusion whose steps are all drawn to crop its pictures. A longer row takes the whole width.
const MAX_STEPS_TO_CROP: u64 = 120;

/// A session at one of its stops, or at any position of a subject, with what its pictures need.
pub struct SessionPictures {
    session: Session,
    table: Table,
    /// `None` if the pictures do not show it, or it is too long.
    game: Option<Game>,
    /// `None` if the pictures do not show it.
    run: Option<FusionRun>,
    subject: Subject,
    /// The table that is filled by hand, with what a check finds, if it is the subject.
    own: Option<(OwnTable, OwnVerdict)>,
    is_at_move: bool,
    spotlight: bool,
    /// How far the stop folds the tree of calls. The tree is as the style says.
    fold: Fold,
    pub question: Option<ClassQuestion>,
    style: PictureStyle,
    present: Position,
    content: Content,
    slide: Slide,
    /// The area of a slide, or of the part of it that is shown if the subject stands alone.
    area: Rect,
}

/// How far the fill, the game and the run of fusion are, in steps and moves.
#[derive(Clone, Copy, Debug)]
struct Position {
    fill: f64,
    game: usize,
    fusion: u64,
}

/// What the pictures show, at all positions.
enum Content {
    Blank,
    Table(Box<Cells>),
    Other(StageParts),
}

/// The cells of a table, and what is around them.
struct Cells {
    window: Window,
    places: CellPlaces,
    /// The cells as pixels, if they are too small for numbers. It is made when it is drawn.
    map: OnceLock<TableMap>,
    /// The place of the caption of a map without a slide.
    caption: Option<Rect>,
    /// The place of the table, if only a part of the table is shown.
    seen: Option<Rect>,
}

/// Where the table is, and what is around it.
struct Places {
    slide: Option<Slide>,
    grid: Grid,
    caption: Option<Rect>,
    seen: Option<Rect>,
    size: (f32, f32),
}

/// Returns the table that is filled by hand, with what a check finds. `None` if the row is too long.
fn own_of(session: &Session, table: &Table) -> Option<(OwnTable, OwnVerdict)> {
    let (n, view) = (table.n(), session.view);
    let own = OwnTable::of(session.document.own.as_ref(), view.recurrence, n)?.into_owned();
    let verdict = check_own(&own, table, view.fill(n).order, view.count_from);
    Some((own, verdict))
}

impl SessionPictures {
    /// Prepares the pictures of a part of a session other than its stops. O(n²) for a table with numbers.
    ///
    /// # Errors
    /// If the row is too long for a game.
    ///
    /// # Panics
    /// If the subject is the stops, or no part of a session.
    pub fn new(session: &Session, subject: ExportSubject, style: PictureStyle) -> Result<Self, ExportError> {
        let n = session.document.row.len();
        let max = match subject {
            ExportSubject::Own => MAX_COINS_BY_HAND,
            _ if subject.is_game() => MAX_COINS_IN_GAME,
            _ => n,
        };
        if n > max {
            return Err(ExportError::TooManyCoins { subject, n, max });
        }
        let (fill, game) = (StopPosition::Fill(session.fill_position), StopPosition::Game(session.game_position));
        let (shown, at) = match subject {
            ExportSubject::Fill => (Subject::Table, fill),
            ExportSubject::Game => (Subject::Table, game),
            ExportSubject::Lanes => (Subject::Game, game),
            ExportSubject::Tree => (Subject::Calls, fill),
            ExportSubject::Code if session.view.code != CodeSubject::Fusion => (Subject::Code, fill),
            ExportSubject::Code => (Subject::Code, StopPosition::Fusion(0)),
            ExportSubject::Fusion => (Subject::Fusion, StopPosition::Fusion(0)),
            ExportSubject::Own => (Subject::Own, StopPosition::Fill(0.0)),
            ExportSubject::Stops | ExportSubject::Course | ExportSubject::Worksheet | ExportSubject::Window => {
                panic!("{subject:?} has pictures of its own")
            }
        };
        let mut session = session.clone();
        session.view.layout = style.layout;
        session.document.stops = Stops(vec![Stop { subject: Some(shown), ..Stop::new(at) }]);
        let moment = Moment::of(&session, 0).expect("the session has this stop");
        let mut pictures = Self::of_moment(moment, style);
        let filled = pictures.fill().steps() as f64;
        if subject == ExportSubject::Game {
            pictures.present.fill = match style.behind {
                TableBehind::Session if pictures.present.fill == 0.0 => filled,
                TableBehind::Session => pictures.present.fill,
                TableBehind::Filled => filled,
                TableBehind::Empty => 0.0,
            };
        }
        Ok(pictures)
    }

    /// Prepares the pictures of a moment of a lesson. Their layout is that of the session.
    pub(super) fn of_moment(Moment { session, stop, fusion }: Moment, style: PictureStyle) -> Self {
        let view = session.view;
        let style = PictureStyle { layout: view.layout, ..style };
        let is_at_move = matches!(stop.at, StopPosition::Game(_));
        let table = Table::new(session.document.row.clone());
        let (row, n) = (table.row(), table.n());
        let shows_game = is_at_move || view.subject == Subject::Game;
        let game = (shows_game && n <= MAX_COINS_IN_GAME).then(|| game_of_session(&session, &table));
        let rule = session.document.duel.rule;
        let question = stop.class_question(rule, view, &table, game.as_ref());
        let is_of_step = question.as_ref().is_some_and(|question| question.step().is_some());
        let subject = if is_of_step { view.subject.with_question(is_at_move) } else { view.subject.of_slide() };
        let own = (subject == Subject::Own).then(|| own_of(&session, &table)).flatten();
        let of_fusion = subject == Subject::Code && view.code == CodeSubject::Fusion;
        let run = (subject == Subject::Fusion || of_fusion)
            .then(|| fusing::fused_row(session.document.duel.rule, row))
            .flatten();
        let run = run.map(|row| FusionRun::new(&row));
        let layout = (subject.has_cells() && !stop.blank && !stop.text).then_some(style.layout);
        // A subject that stands alone has no words beside it.
        let is_slide = style.framing == Framing::Slide && !stop.blank && !stop.text;
        let other = (is_slide && layout.is_none()).then_some(subject);
        let parts = SlideParts { asks: question.is_some(), is_map: false, table: layout, other };
        let has_cells = n <= MAX_COINS_IN_PICTURE || (style.map_pixels > 0 && (!is_at_move || game.is_some()));
        let sentence = |text| Content::Other(StageParts::Sentence(text));
        let (width, height) = style.size.slide();
        let area = Rect::new(0.0, 0.0, width, height);
        let slide = Slide::with_parts(area, row, view.recurrence, parts);
        let (content, slide, area) = match subject {
            _ if stop.blank => (Content::Blank, slide, area),
            _ if stop.text => {
                let text = StageParts::Text(session.document.title.clone(), stop.blocks(&table, rule, view));
                (Content::Other(text), slide, area)
            }
            Subject::Own if own.is_none() => (sentence(own_texts::too_many_coins(MAX_COINS_BY_HAND)), slide, area),
            Subject::Table | Subject::Own if has_cells => {
                let Places { slide: of_table, grid, caption, seen, size } = places(row, view.recurrence, style, parts);
                let (window, places) = (window_of(&table, &grid), CellPlaces::at_rest(grid));
                let cells = Cells { window, places, map: OnceLock::new(), caption, seen };
                (Content::Table(Box::new(cells)), of_table.unwrap_or(slide), Rect::new(0.0, 0.0, size.0, size.1))
            }
            Subject::Table | Subject::Own => (sentence(words::table_too_large(n, MAX_COINS_IN_PICTURE)), slide, area),
            Subject::Game if game.is_none() => (sentence(words::game_too_long(n, MAX_COINS_IN_GAME)), slide, area),
            Subject::Build => {
                let build = Build::at(stop.build, rule, session.document.build.as_ref()).into_owned();
                (Content::Other(StageParts::Build(build)), slide, area)
            }
            subject => (Content::Other(StageParts::new(subject, &table, view, style.language)), slide, area),
        };
        let present = Position { fill: session.fill_position, game: session.game_position, fusion };
        let (spotlight, fold) = (stop.spotlight, stop.fold);
        let mut pictures = Self {
            session,
            table,
            game,
            run,
            subject,
            own,
            is_at_move,
            spotlight,
            fold,
            question,
            style,
            present,
            content,
            slide,
            area,
        };
        if let Content::Other(parts) = &pictures.content
            && style.framing != Framing::Slide
        {
            pictures.area = pictures.room_of(parts).grown(MARGIN);
        }
        pictures
    }

    /// Returns the part of the slide that a subject takes at any position, so that all pictures have one size.
    fn room_of(&self, parts: &StageParts) -> Rect {
        let stage = self.slide.table;
        if self.subject != Subject::Fusion || self.end() > MAX_STEPS_TO_CROP {
            return stage;
        }
        let derivation = |interval| self.derivation(interval);
        let marks = (0..=self.end()).flat_map(|step| {
            let scene = self.scene(self.at(step as f64), None, Stage::Other(parts), &derivation);
            scene.contents(parts, true)
        });
        marks.map(|mark| extent(&mark)).reduce(Rect::joined).unwrap_or(stage)
    }

    /// Returns the session, with what its pictures show as its only stop or with its own stops.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the width and the height of the pictures, in points.
    pub fn size(&self) -> (f32, f32) {
        (self.area.width(), self.area.height())
    }

    /// Returns the last position, which is the number of steps or of moves.
    pub fn end(&self) -> u64 {
        match (&self.run, &self.game) {
            (Some(run), _) => run.steps(),
            (None, Some(game)) => game.end() as u64,
            // What a learner has filled in does not move.
            (None, None) if self.subject.is_exercise() => 0,
            (None, None) => self.fill().steps(),
        }
    }

    /// Returns the position at which the session stands. It does not store that of fusion, which is the end then.
    pub fn present(&self) -> f64 {
        match (&self.run, &self.game) {
            (Some(run), _) => run.steps() as f64,
            (None, Some(_)) => self.present.game as f64,
            (None, None) if self.subject.is_exercise() => 0.0,
            (None, None) => self.present.fill,
        }
    }

    /// Returns whether they are of a game.
    pub fn is_game(&self) -> bool {
        self.game.is_some()
    }

    /// Returns the positions of all pictures, from the beginning to the end. Only a fill goes by `stride`.
    ///
    /// # Errors
    /// If there are more than [`MAX_PICTURES`].
    pub fn positions(&self, stride: Stride) -> Result<Vec<f64>, ExportError> {
        let is_fill = self.run.is_none() && self.game.is_none();
        let (end, next) = (self.end() as f64, |at| if is_fill { self.fill().next_stop(at, stride) } else { at + 1.0 });
        let positions = std::iter::successors(Some(0.0), |at| (*at < end).then(|| next(*at)));
        // One more than allowed is enough to know that there are too many.
        let positions: Vec<_> = positions.take(MAX_PICTURES + 1).collect();
        if positions.len() > MAX_PICTURES { Err(ExportError::TooManyPictures) } else { Ok(positions) }
    }

    /// Returns a position of what moves the subject, with what else the session stores.
    fn at(&self, position: f64) -> Position {
        match (&self.run, &self.game) {
            (Some(_), _) => Position { fusion: position as u64, ..self.present },
            (None, Some(_)) => Position { game: position as usize, ..self.present },
            (None, None) => Position { fill: position, ..self.present },
        }
    }

    /// Returns what the picture at `position` shows, in words.
    pub fn description(&self, position: f64) -> String {
        let at = self.said(self.at(position));
        if self.subject.has_cells() { texts::table_at(row_text(self.row()), &at) } else { at }
    }

    /// Returns what the slide of a stop shows, in words, on one or two lines. `answered` is as for its picture.
    pub(super) fn words_of_stop(&self, answered: bool) -> Vec<String> {
        if matches!(self.content, Content::Blank) {
            return vec![wording::page::only_row(self.row())];
        }
        let Some(question) = &self.question else { return vec![self.said(self.present)] };
        let asked = question.asked(true);
        let answer = answered.then(|| wording::panels::predict::answer(asked.reveal()));
        std::iter::once(asked.text()).chain(answer).collect()
    }

    fn said(&self, position: Position) -> String {
        let count_from = self.count_from();
        if let Some((own, verdict)) = &self.own {
            let (title, sentences) = verdict.texts(own, count_from);
            return wording::sentences(std::iter::once(title).chain(sentences));
        }
        if let Content::Other(StageParts::Build(build)) = &self.content {
            return wording::build::spoken(build);
        }
        let at = match (&self.run, &self.game) {
            (Some(run), _) => {
                wording::fusion::summary(count_from, run, &run.position(position.fusion.min(run.steps())))
            }
            (None, Some(game)) => spoken::game_position(count_from, game, position.game.min(game.end())),
            (None, None) => {
                let numbers = |interval| self.derivation(interval).numbers();
                spoken::fill_position(count_from, self.fill(), self.progress(position.fill).as_ref(), numbers)
            }
        };
        match self.subject {
            Subject::Calls => words::calls_at(&at),
            Subject::Code => words::code_at(self.style.language.name(), &at),
            _ => at,
        }
    }

    /// Returns the step of the table that ends or is in progress at `position`, in the words of the card. Empty for
    /// another subject, for a long row, and before the first step.
    pub fn step_words(&self, position: f64) -> String {
        let Content::Table(cells) = &self.content else { return String::new() };
        let has_words = !self.is_game() && self.own.is_none() && self.table.n() <= MAX_COINS_IN_PICTURE;
        let progress = self.progress(position.ceil()).filter(|_| has_words);
        let lines = |at| step_lines(self.fill(), self.count_from(), &at, &cells.window, &self.table);
        progress.map(lines).unwrap_or_default().join("\n")
    }

    fn view(&self) -> View {
        self.session.view
    }

    fn row(&self) -> &Row {
        self.table.row()
    }

    fn progress(&self, position: f64) -> Option<FillProgress> {
        self.fill().progress(position)
    }

    fn derivation(&self, interval: Interval) -> Derivation {
        match &self.content {
            // Only a short row has all its cells in the window.
            Content::Table(cells) if self.table.n() <= MAX_COINS_IN_PICTURE => {
                Derivation::in_window(&cells.window, &self.table, self.view().recurrence, interval)
            }
            _ => Derivation::new(&self.table, self.view().recurrence, interval),
        }
    }

    pub(super) fn fill(&self) -> Fill {
        self.view().fill(self.table.n())
    }

    /// Returns the table that is filled.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the number of the first coin.
    pub(super) fn count_from(&self) -> CountFrom {
        self.view().count_from
    }

    fn cells(&self) -> &Cells {
        let Content::Table(cells) = &self.content else { panic!("the pictures show no table") };
        cells
    }

    /// Returns the cells of the table.
    pub(super) fn window(&self) -> &Window {
        &self.cells().window
    }

    /// Returns the place of a cell in the pictures.
    pub(super) fn cell(&self, interval: Interval) -> Rect {
        self.cells().places.cell(interval)
    }

    /// Draws the filled table alone, without a step.
    pub(super) fn filled(&self) -> Picture {
        self.figure(self.cells(), self.fill().steps() as f64, &TableStage::default())
    }

    /// Draws the picture at `position`, the number of steps that are done or of moves that are made.
    ///
    /// O(n²): some microseconds per written cell.
    pub fn picture(&self, position: f64) -> Picture {
        self.draw(self.at(position), None)
    }

    /// Draws a question about the step at `position`.
    pub(super) fn asking(&self, position: f64, question: &Question) -> Picture {
        self.draw(self.at(position), Some((Asked::Step(question), false)))
    }

    /// Draws the slide of a stop. `answered` shows the answer of its question.
    pub(super) fn picture_of_stop(&self, answered: bool) -> Picture {
        self.draw(self.present, self.question.as_ref().map(|question| (question.asked(!answered), answered)))
    }

    fn draw(&self, position: Position, question: Option<(Asked, bool)>) -> Picture {
        let derivation = |interval| self.derivation(interval);
        let scene = |stage| self.scene(position, question, stage, &derivation);
        let (width, height) = self.size();
        let is_slide = self.style.framing == Framing::Slide;
        let marks = match &self.content {
            Content::Blank => scene(Stage::Blank).marks(),
            Content::Table(cells) => {
                let (table, window, places) = (&self.table, &cells.window, &cells.places);
                let (legend, map) = (self.legend(cells), self.map(cells));
                let scene = scene(Stage::Table(TableOnSlide { table, window, places, legend, map }));
                if !is_slide {
                    return self.figure(cells, position.fill, &scene.table_stage());
                }
                scene.marks()
            }
            Content::Other(parts) if is_slide => scene(Stage::Other(parts)).marks(),
            Content::Other(parts) => {
                let offset = (-self.area.left, -self.area.top);
                let marks = scene(Stage::Other(parts)).contents(parts, true);
                marks.into_iter().map(|mark| mark.placed(1.0, offset)).collect()
            }
        };
        Picture { width, height, marks }
    }

    fn scene<'a>(
        &'a self,
        position: Position,
        question: Option<(Asked<'a>, bool)>,
        stage: Stage<'a>,
        derivation: &'a dyn Fn(Interval) -> Derivation,
    ) -> SlideScene<'a> {
        SlideScene {
            slide: self.slide,
            area: self.area,
            table: &self.table,
            view: self.view(),
            subject: self.subject,
            stage,
            fill_head: position.fill,
            game: self.game.as_ref().map(|game| (game, position.game.min(game.end()) as f64)),
            fusion: self.run.as_ref().map(|run| (run, position.fusion.min(run.steps()) as f64)),
            is_at_move: self.is_at_move,
            question,
            over: TableStage {
                spotlight: self.spotlight,
                shows_path: self.style.shows_path,
                advice: Advice::Value,
                own: self.own.as_ref().map(|(own, verdict)| OwnMarks { own, verdict: Some(verdict), typed: None }),
                ..TableStage::default()
            },
            pointed: None,
            marks_code: true,
            is_alone: false,
            calls: self.calls(),
            derivation,
        }
    }

    /// Returns how the tree of calls looks: folded as the stop says, or else as the style does.
    fn calls(&self) -> CallsLook {
        match self.fold {
            Fold::Tree => self.style.calls,
            fold => CallsLook { folded: fold.stage(), ..CallsLook::TREE },
        }
    }

    /// Draws the table without a slide around it, at a position of the fill.
    fn figure(&self, cells: &Cells, head: f64, stage: &TableStage) -> Picture {
        let Cells { window, places, caption, seen, .. } = cells;
        let (table, fill, count_from) = (&self.table, self.fill(), self.count_from());
        let game_marks = GameMarks::of(stage.game.is_some());
        let scene = TableScene { table, window, places, fill, head, count_from, game_marks };
        let map = self.map(cells).map(|map| map.marks(&places.grid, fill, head)).unwrap_or_default();
        let (width, height) = self.size();
        let mut marks = match (scene.marks(stage, map, &|interval| self.derivation(interval)), seen) {
            (parts, None) if stage.own.is_some() => parts.concat(),
            (parts, None) => [parts.concat(), scene.legend()].concat(),
            // What is out of sight reaches beyond the view, and the headers are around that.
            ([headers, inside], Some(seen)) => {
                [inside, seen.cover_around(Rect::new(0.0, 0.0, width, height)).to_vec(), headers].concat()
            }
        };
        if let (Some(legend), Some(room)) = (self.legend(cells), *caption) {
            marks.extend(legend.caption(room));
        }
        Picture { width, height, marks }
    }

    /// Samples and colors the cells that are shown, if they are too small for numbers.
    fn map<'a>(&self, cells: &'a Cells) -> Option<&'a TableMap> {
        let make = || {
            let view = self.view();
            let area = self.sampled(cells);
            let samples = area.samples(area.lengths(view));
            let quantity = view.reading.quantity();
            let overview = Overview::compute(&self.table, samples, quantity, &|| true, |_| {});
            TableMap::new(&overview, ColorScale::new(view.reading, overview.largest(), self.style.theme))
        };
        cells.places.is_map().then(|| cells.map.get_or_init(make))
    }

    fn sampled(&self, cells: &Cells) -> VisibleArea {
        VisibleArea::of(&cells.places.grid, MAP_SCALE, self.style.map_pixels.max(1) as usize)
    }

    fn legend<'a>(&self, cells: &'a Cells) -> Option<MapLegend<'a>> {
        let lengths = || self.sampled(cells).lengths(self.view());
        self.map(cells).map(|map| MapLegend::of(map, lengths()))
    }
}

/// Plays the game of the session's line up to the first move that a person has to choose.
///
/// # Panics
/// If the table is that of another row.
pub(super) fn game_of_session(session: &Session, table: &Table) -> Game {
    let duel = &session.document.duel;
    let line = duel.lines().get(session.line).cloned().unwrap_or_default();
    Positions::new(duel.rule, table.row()).game(table, duel.players, line)
}

/// Lays out the table: on a slide, alone, or as a window shows it.
fn places(row: &Row, recurrence: Recurrence, style: PictureStyle, parts: SlideParts) -> Places {
    let (n, layout) = (row.len(), style.layout);
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
        let unit = unit_of_stage(area);
        Grid::new(unit, layout, row.len(), row.max_number_len(), area, offset).zoomed(zoom, offset)
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
    let (width, height) = Grid::room_for(FIGURE_SCALE, layout, n, pitch);
    let below = if n <= MAX_COINS_WITHOUT_LEGEND_ROOM && layout == Layout::Square { LEGEND.1 } else { 0.0 };
    let beside = (LEGEND.0 - width).max(0.0) / 2.0;
    let cells = Rect::new(MARGIN + beside, MARGIN, width, height);
    let grid = Grid::new(FIGURE_SCALE, layout, n, digits, cells, (0.0, 0.0));
    let area = Rect { left: cells.left - beside, right: cells.right + beside, bottom: cells.bottom + below, ..cells };
    (Grid { area, ..grid }, (area.width() + 2.0 * MARGIN, area.height() + 2.0 * MARGIN))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::export::size::PictureSize;
    use crate::export::tests::bounds;
    use crate::game::build::Gaps;
    use crate::game::table::overview::Lengths;
    use crate::game::{FillOrder, Scores, Strategy};
    use crate::number::exact;
    use crate::picture::color_role::{ColorRole, Theme};
    use crate::picture::map::{COLOR_BAR_WIDTH, color_legend};
    use crate::picture::{Mark, Point};
    use crate::session::{Answers, Document};
    use crate::wording::both_scores;
    use crate::wording::map::pixel_text;

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
                        let cell = pictures.cells().places.cell(interval);
                        picture.marks.iter().any(|mark| matches!(mark, Mark::DashedRect { rect, .. } if *rect == cell))
                    };
                    for interval in intervals(5) {
                        assert_ne!(empty(interval), pictures.fill().is_written(interval, at), "{interval:?} at {at}");
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
            assert!(!pictures.cells().places.grid.scrolls());
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
            assert!(intervals(64).all(|interval| cells.contains(&place(pictures.cells().places.cell(interval)))));
            assert!(!picture.marks.iter().any(|mark| matches!(mark, Mark::DashedRect { .. })));
            let game = texts(&picture);
            let result = pictures.table.result();
            assert!(game.contains(&&exact(result.fir())[..]) && game.contains(&&exact(result.sec())[..]));
        }
    }

    #[test]
    fn the_card_of_a_game_tells_best_play_once_the_answer_is_earned() {
        let mut session = session("8 15 3 7");
        session.view.answers = Answers::Earned;
        let style = style(Framing::Slide, Layout::Square);
        let pictures = SessionPictures::new(&session, ExportSubject::Game, style).unwrap();
        let derivation = |interval| pictures.derivation(interval);
        for (fill, advice) in [(0.0, Advice::None), (10.0, Advice::Value)] {
            let scene = pictures.scene(Position { fill, game: 1, fusion: 0 }, None, Stage::Blank, &derivation);
            assert_eq!(scene.table_stage().advice, advice, "at step {fill}");
        }
    }

    #[test]
    fn a_figure_has_a_legend_that_covers_no_cell() {
        let looks = || Layout::ALL.into_iter().flat_map(|layout| Recurrence::PUBLISHED.map(|shown| (layout, shown)));
        for (n, (layout, recurrence)) in (1..=16).flat_map(|n| looks().map(move |look| (n, look))) {
            let mut session = session(&vec!["7"; n].join(" "));
            session.view.recurrence = recurrence;
            let style = style(Framing::Table, layout);
            let pictures = SessionPictures::new(&session, ExportSubject::Fill, style).unwrap();
            let Cells { window, places, .. } = pictures.cells();
            let (table, fill, count_from) = (&pictures.table, pictures.fill(), CountFrom::Zero);
            let scene = TableScene { table, window, places, fill, head: 0.0, count_from, game_marks: GameMarks::Path };
            let legend = scene.legend();
            assert!(!legend.is_empty(), "{n} coins, {layout:?}, {recurrence:?}");
            for rect in legend.iter().map(extent) {
                let covers = |interval| places.cell(interval).overlaps(rect);
                assert!(!intervals(n).any(covers), "{n} coins, {layout:?}, {recurrence:?}: {rect:?}");
                assert!(rect.right <= pictures.size().0, "{n} coins, {layout:?}, {recurrence:?}");
            }
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
            session.view.recurrence = Recurrence::PUBLISHED[n % 4];
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
                    assert!(
                        pictures.cells().places.pitch().0 >= 57.0 && pictures.cells().places.pitch().1 >= 36.0,
                        "{n} coins"
                    );
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
            let scores = both_scores(Scores { first, second });
            assert!(texts.contains(&&scores[..]), "{scores} is not in {texts:?}");
        }
        session.document.duel.players.second = Strategy::You;
        assert_eq!(pictures(&session).positions(Stride::Cell).unwrap(), [0.0, 1.0]);
    }

    #[test]
    fn a_stop_that_asks_to_build_shows_the_recurrence_with_its_gaps_and_says_so() {
        let exercise = Build::new(Recurrence::FIR_SEC, Gaps::One).exercise();
        let mut session = session("3 9 1 2");
        session.document.stops = Stops(vec![Stop { build: Some(exercise), ..Stop::new(StopPosition::Fill(9.0)) }]);
        let pictures =
            |session: &Session| SessionPictures::of_moment(Moment::of(session, 0).unwrap(), PictureStyle::USUAL);
        let empty = pictures(&session);
        assert_eq!((empty.end(), empty.present()), (0, 0.0));
        let said = empty.words_of_stop(true).join(" ");
        assert!(said.contains("v[i] + ___") && !said.contains("step"), "{said}");
        // What a learner has put in stands there, too, if it is the same exercise.
        let mut own = Build::of(exercise);
        own = own.with(own.next_gap(0).unwrap(), Some(1));
        session.document.build = Some(own);
        let filled = pictures(&session);
        assert!(filled.words_of_stop(true).join(" ").contains("v[i] + fir[i+1][j]"));
        let count = |pictures: &SessionPictures| pictures.picture(0.0).marks.len();
        assert_eq!(count(&filled), count(&empty) + 1);
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
                let caption = pixel_text(&pictures.map(pictures.cells()).unwrap().samples);
                let (lines, others): (Vec<_>, Vec<_>) =
                    picture.marks.iter().filter(|mark| matches!(mark, Mark::Text { .. })).partition(
                        |mark| matches!(mark, Mark::Text { text, .. } if text.contains(char::is_alphabetic) && caption.contains(&text[..])),
                    );
                let shown: Vec<_> = lines
                    .iter()
                    .filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None })
                    .collect();
                assert_eq!(shown.join(" "), caption, "{n} coins, {layout:?}");
                let grid = &pictures.cells().places.grid;
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
            let map = pictures.map(pictures.cells()).unwrap();
            // The legend of the window has this text size.
            let (in_window, _) = color_legend(&map.scale, Rect::new(0.0, 0.0, COLOR_BAR_WIDTH * 11.0, 30.0), 11.0);
            let in_window = Picture { width: 0.0, height: 0.0, marks: in_window };
            let numbers = texts(&in_window);
            assert!(numbers.len() >= 3, "{numbers:?}");
            let room = pictures.cells().caption.unwrap();
            let caption =
                Picture { width: 0.0, height: 0.0, marks: pictures.legend(pictures.cells()).unwrap().caption(room) };
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
        let grid = &pictures.cells().places.grid;
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
