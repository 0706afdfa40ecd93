//! The slide of a moment of a lesson. It shows what the lecture view shows there, or its subject alone.

use super::limits::{MAX_COINS_IN_GAME, MAX_COINS_IN_PICTURE};
use super::options::{CallsLook, ExportSubject, Framing, PictureStyle};
use super::session_pictures::{SessionPictures, Staging, game_of_session};
use crate::game::fusion::run::FusionRun;
use crate::game::table::recurrence::Derivation;
use crate::game::{CountFrom, Fill, FillProgress, Game, Interval, Row, Table};
use crate::listing::execution::Execution;
use crate::listing::{Listing, Method};
use crate::picture::code::CodeScene;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::FusionScene;
use crate::picture::recursion::{Calls, LitCalls, PanZoom, RecursionScene};
use crate::picture::slide::{Slide, SlideParts, SlideSubject};
use crate::picture::text_block::{TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Picture, Rect};
use crate::predict::Question;
use crate::session::course::walk::Moment;
use crate::session::{Answers, CodeSubject, LectureSubject, Session, StopPosition, View};
use crate::wording::fusion::position_text;
use crate::wording::{self, picture as texts, spoken};

/// How much larger the tree is than beside the table.
const TREE_SCALE: f32 = 1.8;
/// The width of a figure of fusion alone for each coin, and the least one, in points.
const FIGURE_WIDTH_PER_COIN: f32 = 130.0;
const MIN_FIGURE_WIDTH: f32 = 760.0;
/// The text sizes of the code, of the words about fusion, and of a sentence in place of a picture.
const CODE_TEXT_SIZE: f32 = 21.0;
const WORDS_TEXT_SIZE: f32 = 25.0;
const SENTENCE_TEXT_SIZE: f32 = 32.0;
/// The smallest size of such texts.
const MIN_TEXT_SIZE: f32 = 14.0;
/// The height of the words about fusion: of all, and of the step that was done.
const WORDS_HEIGHT: f32 = 112.0;
const LAST_STEP_HEIGHT: f32 = 38.0;

/// A moment of a lesson, with what its slide needs.
pub struct MomentSlide {
    moment: Moment,
    table: Table,
    /// `None` if the slide does not show it, or it is too long.
    game: Option<Game>,
    subject: LectureSubject,
    pub(super) question: Option<Question>,
    style: PictureStyle,
}

impl MomentSlide {
    /// Returns the slide in the theme, the size and the look of `style`. Its layout is that of the session.
    pub fn new(moment: Moment, style: PictureStyle) -> Self {
        let Moment { session, stop, .. } = &moment;
        let is_at_move = matches!(stop.at, StopPosition::Game(_));
        let table = Table::new(session.document.row.clone());
        let shows_game = is_at_move || session.view.lecture == LectureSubject::Game;
        let game = (shows_game && table.n() <= MAX_COINS_IN_GAME).then(|| game_of_session(session, &table));
        let question = stop.question(session.view, &table, game.as_ref());
        let subject = match session.view.lecture {
            // A question about a step is about the table, and one about a move can be asked beside the lanes.
            LectureSubject::Game if question.is_none() || is_at_move => LectureSubject::Game,
            _ if question.is_some() => LectureSubject::Table,
            subject => subject,
        };
        Self { moment, table, game, subject, question, style }
    }

    /// Returns what the slide shows, in words, on one or two lines. `answered` is as for its picture.
    pub fn words(&self, answered: bool) -> Vec<String> {
        let count_from = self.view().count_from;
        if self.moment.stop.blank {
            return vec![wording::page::only_row(self.row())];
        }
        if let Some(question) = &self.question {
            let answer = answered.then(|| wording::panels::predict::answer(&question.reveal()));
            return std::iter::once(question.text()).chain(answer).collect();
        }
        let at = self.position_in_words(count_from);
        vec![match self.subject {
            LectureSubject::Tree => texts::calls_at(&at),
            LectureSubject::Code => texts::code_at(self.style.language.name(), &at),
            LectureSubject::Table | LectureSubject::Game | LectureSubject::Fusion => at,
        }]
    }

    fn position_in_words(&self, count_from: CountFrom) -> String {
        if self.shows_fusion() {
            let run = FusionRun::new(self.row());
            let position = run.position(self.moment.fusion.min(run.steps()));
            return wording::fusion::summary(count_from, &run, &position);
        }
        if let Some(game) = self.game.as_ref().filter(|_| self.is_at_move() || self.subject == LectureSubject::Game) {
            return spoken::game_position(count_from, game, self.ply(game));
        }
        let cell = |interval| self.derivation(interval).cell;
        spoken::fill_position(count_from, self.fill(), self.progress().as_ref(), cell)
    }

    fn session(&self) -> &Session {
        &self.moment.session
    }

    fn view(&self) -> View {
        self.session().view
    }

    fn row(&self) -> &Row {
        self.table.row()
    }

    fn fill(&self) -> Fill {
        self.view().fill(self.table.n())
    }

    fn is_at_move(&self) -> bool {
        matches!(self.moment.stop.at, StopPosition::Game(_))
    }

    /// Returns the position of the fill. Before a question it is that before the step, so that nothing is given away.
    fn fill_head(&self) -> f64 {
        let head = self.session().fill_position;
        if self.question.is_some() && !self.is_at_move() { head.floor() } else { head }
    }

    /// Returns the number of moves, as far as the game goes.
    fn ply(&self, game: &Game) -> usize {
        self.session().game_position.min(game.end())
    }

    fn progress(&self) -> Option<FillProgress> {
        self.fill().progress(self.fill_head())
    }

    fn derivation(&self, interval: Interval) -> Derivation {
        Derivation::new(&self.table, self.view().recurrence, interval)
    }

    /// Returns whether the slide shows the cells of the table.
    fn shows_cells(&self) -> bool {
        let fits = !self.is_map() || (self.style.map_pixels > 0 && (!self.is_at_move() || self.game.is_some()));
        self.subject == LectureSubject::Table && fits && !self.moment.stop.blank
    }

    /// Returns whether the table is too large for numbers.
    fn is_map(&self) -> bool {
        self.table.n() > MAX_COINS_IN_PICTURE
    }

    fn parts(&self) -> SlideParts {
        SlideParts { asks: self.question.is_some(), has_labels: true, is_map: false }
    }

    /// Returns the width and the height of the picture, in points. It draws nothing.
    pub fn size(&self) -> (f32, f32) {
        let (_, area) = self.slide();
        (area.width(), area.height())
    }

    /// Returns the room for the subject on the slide.
    pub(super) fn stage(&self) -> Rect {
        self.slide().0.stage()
    }

    /// Draws the subject without the slide around it, at its place on the slide. A table has pictures of its own.
    pub(super) fn subject_alone(&self) -> Vec<Mark> {
        self.contents(&self.slide().0)
    }

    /// Lays out the slide. Returns its area, too.
    fn slide(&self) -> (Slide, Rect) {
        let View { layout, recurrence, .. } = self.view();
        let (width, height) = self.style.size.slide();
        if self.shows_cells() && !self.is_map() {
            return Slide::whole((width, height), layout, self.row(), recurrence, self.parts());
        }
        let area = Rect::new(0.0, 0.0, width, height);
        let parts = SlideParts { is_map: self.shows_cells(), ..self.parts() };
        (Slide::with_parts(area, self.row(), recurrence, parts), area)
    }

    /// Draws the picture. `answered` shows the answer of its question.
    pub fn picture(&self, answered: bool) -> Picture {
        if self.shows_cells() {
            return self.table_picture(answered);
        }
        let (slide, area) = self.slide();
        let mut marks = Vec::new();
        if !self.moment.stop.blank {
            marks.extend(self.contents(&slide));
            // Calls that are larger than the stage reach beyond it.
            if self.subject == LectureSubject::Tree && self.style.calls.zoom != 1.0 {
                marks.extend(slide.stage().cover_around(area));
            }
            marks.extend(self.bar(&slide));
        }
        marks.extend(slide.row(self.view().count_from, self.row(), self.row_subject()));
        marks.extend(slide.title_and_legend(&self.session().document.title, &[]));
        if let Some(question) = self.question.as_ref().filter(|_| !self.moment.stop.blank) {
            marks.extend(slide.question(question, answered));
        }
        Picture { width: area.width(), height: area.height(), marks }
    }

    /// Draws the table with its fill, or with the game at a move.
    fn table_picture(&self, answered: bool) -> Picture {
        let subject = if self.is_at_move() { ExportSubject::Game } else { ExportSubject::Fill };
        let style =
            PictureStyle { framing: Framing::Slide, layout: self.view().layout, shows_path: false, ..self.style };
        let pictures = SessionPictures::with_parts(self.session(), subject, style, self.parts())
            .expect("the number of coins has been checked");
        let position = match self.game.as_ref().filter(|_| self.is_at_move()) {
            Some(game) => self.ply(game) as f64,
            None => self.fill_head(),
        };
        let question = self.question.as_ref().map(|question| (question, answered));
        pictures.staged(position, Staging { spotlight: self.moment.stop.spotlight, question })
    }

    /// Returns what the row is about: the game, the step of the fill, or the whole row.
    fn row_subject(&self) -> SlideSubject<'_> {
        let shows_game = match self.subject {
            LectureSubject::Game => true,
            LectureSubject::Table => self.is_at_move(),
            LectureSubject::Tree | LectureSubject::Code | LectureSubject::Fusion => false,
        };
        match &self.game {
            Some(game) if shows_game => SlideSubject::Game(game, self.ply(game)),
            _ if shows_game || self.shows_fusion() => SlideSubject::Fill(None),
            _ => SlideSubject::Fill(match &self.question {
                Some(question) => Some(question.interval()),
                None => self.progress().map(|progress| progress.interval),
            }),
        }
    }

    /// Returns whether the slide is about fusion: about its stack or its code.
    fn shows_fusion(&self) -> bool {
        let is_of_fusion = self.view().code == CodeSubject::Fusion;
        self.subject == LectureSubject::Fusion || (self.subject == LectureSubject::Code && is_of_fusion)
    }

    /// Returns what the slide is about, and how far it is.
    fn contents(&self, slide: &Slide) -> Vec<Mark> {
        match self.subject {
            LectureSubject::Table => sentence(slide, &texts::table_too_large(self.table.n(), MAX_COINS_IN_PICTURE)),
            LectureSubject::Game => self.lanes(slide),
            LectureSubject::Tree => self.tree(slide),
            LectureSubject::Code => self.code(slide),
            LectureSubject::Fusion => self.fusion(slide),
        }
    }

    /// Returns the bar that shows how far the fill, the game or the run of fusion is.
    fn bar(&self, slide: &Slide) -> [Mark; 2] {
        let (done, all) = if self.shows_fusion() {
            let run = FusionRun::new(self.row());
            (self.moment.fusion.min(run.steps()) as f64, run.steps())
        } else if self.is_at_move() || self.subject == LectureSubject::Game {
            (self.game.as_ref().map_or(0, |game| self.ply(game)) as f64, self.table.n() as u64)
        } else {
            (self.fill_head(), self.fill().steps())
        };
        slide.bar((done / all.max(1) as f64) as f32)
    }

    fn lanes(&self, slide: &Slide) -> Vec<Mark> {
        let Some(game) = &self.game else {
            return sentence(slide, &texts::game_too_long(self.table.n(), MAX_COINS_IN_GAME));
        };
        let ply = self.ply(game);
        slide.lanes(game, ply, self.question.is_some())
    }

    fn tree(&self, slide: &Slide) -> Vec<Mark> {
        let (fill, head) = (self.fill(), self.fill_head());
        let calls = Calls::new(fill.recurrence, fill.n);
        let window = calls.window(&self.table);
        let lit = LitCalls::new(&calls, fill, head);
        let CallsLook { folded, zoom, pan } = self.style.calls;
        let area = shrunk(slide.stage(), TREE_SCALE);
        let view = PanZoom { area, zoom, pan: (pan.0 * area.width(), pan.1 * area.height()) };
        let is_result_written = fill.is_written(Interval::whole(fill.n), head);
        let scene = RecursionScene {
            calls: &calls,
            count_from: self.view().count_from,
            window: &window,
            hides_values: self.view().answers == Answers::Earned && !is_result_written,
            view,
            stage: folded,
            highlighted: None,
            lit: lit.as_ref(),
            step_number: &|interval| fill.write_step(interval).map(|step| step + 1),
        };
        scene.marks().into_iter().map(|mark| mark.scaled(TREE_SCALE)).collect()
    }

    fn code(&self, slide: &Slide) -> Vec<Mark> {
        let View { recurrence, fill_order, count_from, .. } = self.view();
        let language = self.style.language;
        let (method, execution) = if self.shows_fusion() {
            let run = FusionRun::new(self.row());
            let done = self.moment.fusion.min(run.steps());
            let execution = Execution::of_fusion(&run, count_from, done as f64);
            (Method::Fusion, execution)
        } else {
            let execution = self.progress().map(|progress| {
                let derivation = || self.derivation(progress.interval);
                Execution::new(self.fill(), language, count_from, &progress, derivation)
            });
            (Method::Table(recurrence, fill_order), execution)
        };
        let listing = Listing::new(method, language, count_from);
        let scene = CodeScene {
            listing: &listing,
            execution: execution.as_ref(),
            area: slide.stage(),
            text_size: CODE_TEXT_SIZE,
        };
        scene.marks()
    }

    fn fusion(&self, slide: &Slide) -> Vec<Mark> {
        let run = FusionRun::new(self.row());
        let done = self.moment.fusion.min(run.steps());
        let is_alone = self.style.framing != Framing::Slide;
        let mut stage = slide.stage();
        if is_alone {
            // The base line of the bars is as wide as this.
            let width = (run.row().len() as f32 * FIGURE_WIDTH_PER_COIN).max(MIN_FIGURE_WIDTH).min(stage.width());
            let left = stage.center().x - width / 2.0;
            stage = Rect { left, right: left + width, ..stage };
        }
        let picture = Rect { bottom: stage.bottom - WORDS_HEIGHT, ..stage };
        let count_from = self.view().count_from;
        let scene = FusionScene { run: &run, count_from, head: done as f64, area: picture };
        let (scene, by) = scene.on_slide(slide.unit());
        let mut marks: Vec<_> = scene.marks().into_iter().map(|mark| mark.scaled(by)).collect();
        // Alone, they are the caption of a figure.
        let anchor = if is_alone { Anchor::Center } else { Anchor::LeftCenter };
        let look = |face| TextLook { anchor, ..look(face, WORDS_TEXT_SIZE) };
        let words = position_text(count_from, &run, &run.position(done));
        let mut room = Rect { top: picture.bottom, ..stage };
        if let Some(last_step) = words.last_step {
            let bottom = room.top + LAST_STEP_HEIGHT;
            marks.extend(text_block(Rect { bottom, ..room }, look(Face::Strong), &last_step));
            room.top = bottom;
        }
        marks.extend(text_block(room, look(Face::Regular), &words.state));
        marks
    }
}

/// Returns a sentence in place of a picture.
fn sentence(slide: &Slide, text: &str) -> Vec<Mark> {
    let look = TextLook { anchor: Anchor::Center, ..look(Face::Regular, SENTENCE_TEXT_SIZE) };
    text_block(slide.table, TextLook { paint: ColorRole::WeakText.into(), ..look }, text)
}

fn look(face: Face, size: f32) -> TextLook {
    let (paint, anchor) = (ColorRole::Text.into(), Anchor::LeftCenter);
    TextLook { face, paint, size, min_size: MIN_TEXT_SIZE, anchor }
}

/// Returns the area that `by` times as large becomes this one.
fn shrunk(Rect { left, top, right, bottom }: Rect, by: f32) -> Rect {
    Rect { left: left / by, top: top / by, right: right / by, bottom: bottom / by }
}
