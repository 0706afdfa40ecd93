//! The pictures of a lesson's places: its title card, and a slide for each stop.
//!
//! A picture depends on nothing but the lesson and the place. It shows what the lecture view shows there.

use super::error::ExportError;
use super::limits::MAX_COINS_IN_PICTURE;
use super::options::{ExportSubject, Framing, PictureStyle};
use super::session_pictures::{SessionPictures, Staging, game_of_session};
use crate::game::fusion::run::FusionRun;
use crate::game::table::recurrence::Derivation;
use crate::game::{Fill, FillAction, FillProgress, Game, Interval, Row, Table};
use crate::listing::execution::Execution;
use crate::listing::{Language, Listing, Method};
use crate::picture::code::CodeScene;
use crate::picture::color_role::{ColorRole, Theme};
use crate::picture::fusion::FusionScene;
use crate::picture::recursion::{Calls, LitCalls, PanZoom, RecursionScene};
use crate::picture::slide::{Slide, SlideParts, SlideSubject};
use crate::picture::text_block::{TextLook, text_block};
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Anchor, Face, Mark, Picture, Rect};
use crate::predict::{Frequency, PredictSettings, Question};
use crate::session::course::walk::{Moment, Place};
use crate::session::{Answers, CodeSubject, LectureSubject, Session, StopPosition, View};
use crate::wording::fusion::position_text;
use crate::wording::picture as texts;
use crate::wording::window;

/// The size of a slide in points, unless its table needs more.
const SLIDE: (f32, f32) = (1280.0, 720.0);
/// The longest row whose game is drawn. Its moves are computed for each picture.
const MAX_COINS_IN_GAME: usize = 20_000;
/// How much larger the tree and the stack are than beside the table.
const TREE_SCALE: f32 = 1.8;
const FUSION_SCALE: f32 = 1.35;
/// The text sizes of the code, of the words about fusion, and of a sentence in place of a picture.
const CODE_TEXT_SIZE: f32 = 21.0;
const WORDS_TEXT_SIZE: f32 = 25.0;
const SENTENCE_TEXT_SIZE: f32 = 32.0;
/// The smallest size of such texts.
const MIN_TEXT_SIZE: f32 = 14.0;
/// The height of the words about fusion: of all, and of the step that was done.
const WORDS_HEIGHT: f32 = 112.0;
const LAST_STEP_HEIGHT: f32 = 38.0;

/// Draws a place of a lesson as a slide. `numbering` is the lesson's number in its course, counted from 1, and the
/// number of lessons.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture(
    session: &Session,
    place: Place,
    numbering: Option<(usize, usize)>,
) -> Result<Picture, ExportError> {
    match place {
        Place::Title => Ok(title_picture(session, numbering)),
        Place::Stop { index, answered } => Ok(StopSlide::new(session, index)?.picture(answered)),
    }
}

/// Returns the width and the height of a place's picture, in points. It draws nothing.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture_size(session: &Session, place: Place) -> Result<(f32, f32), ExportError> {
    match place {
        Place::Title => Ok(SLIDE),
        Place::Stop { index, .. } => {
            let (_, area) = StopSlide::new(session, index)?.slide();
            Ok((area.width(), area.height()))
        }
    }
}

fn title_picture(session: &Session, numbering: Option<(usize, usize)>) -> Picture {
    let (width, height) = SLIDE;
    let numbering = numbering.map_or_else(String::new, |(number, count)| texts::lesson_number(number, count));
    let card = TitleCard {
        title: &session.document.title,
        numbering: &numbering,
        row: &session.document.row,
        question: texts::which_end(),
    };
    Picture { width, height, marks: title_card(Rect::new(0.0, 0.0, width, height), card) }
}

/// Returns what a slide shows, in words for a reader without the picture: the question and its answer, or the position.
///
/// # Errors
/// If the lesson has no such stop.
pub(super) fn stop_words(session: &Session, place: Place) -> Result<Vec<String>, ExportError> {
    match place {
        Place::Title => {
            let row = crate::wording::page::only_row(&session.document.row);
            Ok(vec![row, texts::which_end().to_owned()])
        }
        Place::Stop { index, answered } => Ok(StopSlide::new(session, index)?.words(answered)),
    }
}

/// A lesson at one of its stops, with what its slide needs.
struct StopSlide {
    moment: Moment,
    table: Table,
    /// `None` if the slide does not show it, or it is too long.
    game: Option<Game>,
    subject: LectureSubject,
    question: Option<Question>,
}

impl StopSlide {
    fn new(session: &Session, index: usize) -> Result<Self, ExportError> {
        let stops = session.document.stops.len();
        let moment = Moment::of(session, index).ok_or(ExportError::NoSuchStop { index, stops })?;
        let Moment { session, stop, .. } = &moment;
        let is_at_move = matches!(stop.at, StopPosition::Game(_));
        let table = Table::new(session.document.row.clone());
        let shows_game = is_at_move || session.view.lecture == LectureSubject::Game;
        let game = (shows_game && table.n() <= MAX_COINS_IN_GAME).then(|| game_of_session(session, &table));
        let question = question(&moment, &table, game.as_ref());
        let subject = match session.view.lecture {
            // A question about a step is about the table, and one about a move can be asked beside the lanes.
            LectureSubject::Game if question.is_none() || is_at_move => LectureSubject::Game,
            _ if question.is_some() => LectureSubject::Table,
            subject => subject,
        };
        Ok(Self { moment, table, game, subject, question })
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
        self.subject == LectureSubject::Table && self.table.n() <= MAX_COINS_IN_PICTURE && !self.moment.stop.blank
    }

    fn parts(&self) -> SlideParts {
        SlideParts { asks: self.question.is_some(), has_labels: true, is_map: false }
    }

    /// Lays out the slide. Returns its area, too.
    fn slide(&self) -> (Slide, Rect) {
        let View { layout, recurrence, .. } = self.view();
        if self.shows_cells() {
            return Slide::whole(layout, self.row(), recurrence, self.parts());
        }
        let area = Rect::new(0.0, 0.0, SLIDE.0, SLIDE.1);
        (Slide::with_parts(area, self.row(), recurrence, self.parts()), area)
    }

    fn picture(&self, answered: bool) -> Picture {
        if self.shows_cells() {
            return self.table_picture(answered);
        }
        let (slide, area) = self.slide();
        let mut marks = slide.row(self.view().count_from, self.row(), self.row_subject());
        marks.extend(slide.title_and_legend(&self.session().document.title, &[]));
        if !self.moment.stop.blank {
            marks.extend(self.contents(&slide));
            if let Some(question) = &self.question {
                marks.extend(slide.question(question, answered));
            }
        }
        Picture { width: area.width(), height: area.height(), marks }
    }

    /// Returns what the slide shows, in words.
    fn words(&self, answered: bool) -> Vec<String> {
        let count_from = self.view().count_from;
        if self.moment.stop.blank {
            return vec![crate::wording::page::only_row(self.row())];
        }
        if let Some(question) = &self.question {
            let answer = answered.then(|| crate::wording::panels::predict::answer(&question.reveal()));
            return std::iter::once(question.text()).chain(answer).collect();
        }
        if self.shows_fusion() {
            let run = FusionRun::new(self.row());
            let position = run.position(self.moment.fusion.min(run.steps()));
            return vec![crate::wording::fusion::summary(count_from, &run, &position)];
        }
        if let Some(game) = self.game.as_ref().filter(|_| self.is_at_move()) {
            let ply = self.ply(game);
            let turn = game.turn(ply).map(|turn| (turn.player, turn.interval));
            return vec![window::position(count_from, ply, game.scores_after(ply), turn)];
        }
        let Some(progress) = self.progress() else { return vec![window::nothing_filled_yet().to_owned()] };
        let (fill, derivation) = (self.fill(), self.derivation(progress.interval));
        let what = if progress.action == FillAction::Write {
            let is_written = fill.is_written(progress.interval, self.fill_head());
            let cell = is_written.then_some(&derivation.cell);
            crate::wording::table_view::name(count_from, fill.recurrence, progress.interval, cell)
        } else {
            let call = crate::wording::call_text(count_from, fill, &progress, || derivation.cell);
            window::call(&call.code, &call.asked_by, &call.answer)
        };
        vec![window::step(progress.step + 1, fill.steps(), &what)]
    }

    /// Draws the table with its fill, or with the game at a move.
    fn table_picture(&self, answered: bool) -> Picture {
        let subject = if self.is_at_move() { ExportSubject::Game } else { ExportSubject::Fill };
        let style = PictureStyle {
            framing: Framing::Slide,
            layout: self.view().layout,
            theme: Theme::Light,
            scale: 1.0,
            shows_path: false,
        };
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
        let is_of_fusion =
            self.view().code == CodeSubject::Fusion || matches!(self.moment.stop.at, StopPosition::Fusion(_));
        self.subject == LectureSubject::Fusion || (self.subject == LectureSubject::Code && is_of_fusion)
    }

    /// Returns what the slide is about, and how far it is.
    fn contents(&self, slide: &Slide) -> Vec<Mark> {
        match self.subject {
            LectureSubject::Table => {
                self.sentence(slide, &texts::table_too_large(self.table.n(), MAX_COINS_IN_PICTURE))
            }
            LectureSubject::Game => self.lanes(slide),
            LectureSubject::Tree => self.tree(slide),
            LectureSubject::Code => self.code(slide),
            LectureSubject::Fusion => self.fusion(slide),
        }
    }

    /// Returns a sentence in place of a picture.
    fn sentence(&self, slide: &Slide, text: &str) -> Vec<Mark> {
        let look = TextLook { anchor: Anchor::Center, ..look(Face::Regular, SENTENCE_TEXT_SIZE) };
        let mut marks = text_block(slide.table, TextLook { paint: ColorRole::WeakText.into(), ..look }, text);
        if !self.is_at_move() {
            marks.extend(self.fill_bar(slide));
        }
        marks
    }

    fn fill_bar(&self, slide: &Slide) -> [Mark; 2] {
        slide.bar((self.fill_head() / self.fill().steps().max(1) as f64) as f32)
    }

    fn lanes(&self, slide: &Slide) -> Vec<Mark> {
        let Some(game) = &self.game else {
            return self.sentence(slide, &texts::game_too_long(self.table.n(), MAX_COINS_IN_GAME));
        };
        let ply = self.ply(game);
        let mut marks = slide.lanes(game, ply, self.question.is_some());
        marks.extend(slide.bar(ply as f32 / self.table.n() as f32));
        marks
    }

    fn tree(&self, slide: &Slide) -> Vec<Mark> {
        let (fill, head) = (self.fill(), self.fill_head());
        let calls = Calls::new(fill.recurrence, fill.n);
        let window = calls.window(&self.table);
        let lit = LitCalls::new(&calls, fill, head);
        let is_result_written = fill.is_written(Interval::whole(fill.n), head);
        let scene = RecursionScene {
            calls: &calls,
            count_from: self.view().count_from,
            window: &window,
            hides_values: self.view().answers == Answers::Earned && !is_result_written,
            view: PanZoom::new(shrunk(slide.stage(), TREE_SCALE)),
            stage: 0.0,
            highlighted: None,
            lit: lit.as_ref(),
            step_number: &|interval| fill.write_step(interval).map(|step| step + 1),
        };
        let marks = scene.marks().into_iter().map(|mark| mark.scaled(TREE_SCALE));
        marks.chain(self.fill_bar(slide)).collect()
    }

    fn code(&self, slide: &Slide) -> Vec<Mark> {
        let View { recurrence, fill_order, count_from, .. } = self.view();
        let language = Language::default();
        let (method, execution, bar) = if self.shows_fusion() {
            let run = FusionRun::new(self.row());
            let done = self.moment.fusion.min(run.steps());
            let execution = Execution::of_fusion(&run, count_from, done as f64);
            (Method::Fusion, execution, fusion_bar(slide, &run, done))
        } else {
            let execution = self.progress().map(|progress| {
                let derivation = || self.derivation(progress.interval);
                Execution::new(self.fill(), language, count_from, &progress, derivation)
            });
            (Method::Table(recurrence, fill_order), execution, self.fill_bar(slide))
        };
        let listing = Listing::new(method, language, count_from);
        let scene = CodeScene {
            listing: &listing,
            execution: execution.as_ref(),
            area: slide.stage(),
            text_size: CODE_TEXT_SIZE,
        };
        scene.marks().into_iter().chain(bar).collect()
    }

    fn fusion(&self, slide: &Slide) -> Vec<Mark> {
        let run = FusionRun::new(self.row());
        let done = self.moment.fusion.min(run.steps());
        let stage = slide.stage();
        let picture = Rect { bottom: stage.bottom - WORDS_HEIGHT, ..stage };
        let count_from = self.view().count_from;
        let scene = FusionScene { run: &run, count_from, head: done as f64, area: shrunk(picture, FUSION_SCALE) };
        let mut marks: Vec<_> = scene.marks().into_iter().map(|mark| mark.scaled(FUSION_SCALE)).collect();
        let words = position_text(count_from, &run, &run.position(done));
        let mut room = Rect { top: picture.bottom, ..stage };
        if let Some(last_step) = words.last_step {
            let bottom = room.top + LAST_STEP_HEIGHT;
            marks.extend(text_block(Rect { bottom, ..room }, look(Face::Strong, WORDS_TEXT_SIZE), &last_step));
            room.top = bottom;
        }
        marks.extend(text_block(room, look(Face::Regular, WORDS_TEXT_SIZE), &words.state));
        marks.extend(fusion_bar(slide, &run, done));
        marks
    }
}

/// Returns the question at a stop: about the next move or step. `None` if there is none of this kind.
fn question(moment: &Moment, table: &Table, game: Option<&Game>) -> Option<Question> {
    let Moment { session, stop, .. } = moment;
    let settings = PredictSettings { kinds: stop.ask?.into(), often: Frequency::EachCell };
    let question = match stop.at {
        StopPosition::Game(ply) => {
            let turn = game.filter(|game| ply <= game.end())?.turn(ply)?;
            Question::of_move(settings, table, ply, turn)
        }
        StopPosition::Fill(at) => Question::of_step(settings, table, session.view.fill(table.n()), at as u64),
        StopPosition::Fusion(_) => None,
    };
    question.map(|question| question.counting(session.view.count_from))
}

fn look(face: Face, size: f32) -> TextLook {
    let (paint, anchor) = (ColorRole::Text.into(), Anchor::LeftCenter);
    TextLook { face, paint, size, min_size: MIN_TEXT_SIZE, anchor }
}

fn fusion_bar(slide: &Slide, run: &FusionRun, done: u64) -> [Mark; 2] {
    slide.bar((done as f64 / run.steps().max(1) as f64) as f32)
}

/// Returns the area that `by` times as large becomes this one.
fn shrunk(Rect { left, top, right, bottom }: Rect, by: f32) -> Rect {
    Rect { left: left / by, top: top / by, right: right / by, bottom: bottom / by }
}

#[cfg(test)]
mod tests;
