//! The one composer of slides: what a slide shows follows from its lesson, its subject and its position.
//!
//! The stage, the presenter and all exports draw these marks.

use serde::{Deserialize, Serialize};

use crate::game::build::Build;
use crate::game::fusion::run::FusionRun;
use crate::game::table::derivation::Derivation;
use crate::game::{Fill, FillProgress, Game, Interval, Table, Window};
use crate::listing::execution::Execution;
use crate::listing::{Language, Listing};
use crate::picture::build::build_slide;
use crate::picture::code::CodeScene;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{LINE_HEIGHT, TextLook, lines, text_block};
use crate::picture::fusion::FusionScene;
use crate::picture::game::{Advice, GameScene};
use crate::picture::map::{MapLegend, TableMap};
use crate::picture::recursion::{Calls, CallsLook, LitCalls, PanZoom, RecursionScene};
use crate::picture::slide::layout::{AREA, Slide};
use crate::picture::table::{AskedCell, CellPlaces, GameMarks, TableScene, TableStage};
use crate::picture::text_slide::text_slide;
use crate::picture::title_card::{coins, row_with_indices};
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke};
use crate::predict::Asked;
use crate::session::words::Block;
use crate::session::{Answers, CodeSubject, Subject, View};
use crate::wording::fusion::{PositionText, position_text};
use crate::wording::panels::code;

/// How much larger the calls are than beside the table.
const CALLS_SCALE: f32 = 1.8;
/// How much larger they are on a slide if the row has at most so many coins.
const SHORT_ROWS: [(usize, f32); 3] = [(3, 1.4), (4, 1.25), (5, 1.1)];
/// The width of a figure of fusion alone for each coin, and the least one.
const FIGURE_WIDTH_PER_COIN: f32 = 130.0;
const MIN_FIGURE_WIDTH: f32 = 760.0;
/// The largest and the smallest text size of the lines of code on a slide.
const CODE_SIZES: (f32, f32) = (28.0, 24.0);
/// The coins of a row of at most this many stand beside its calls.
const MAX_COINS_BESIDE_CALLS: usize = 8;
/// The text sizes of the code, of the words about fusion, and of a sentence in place of a picture.
const CODE_TEXT_SIZE: f32 = 21.0;
const WORDS_TEXT_SIZE: f32 = 25.0;
const SENTENCE_TEXT_SIZE: f32 = 32.0;
/// The smallest size of such texts.
const MIN_TEXT_SIZE: f32 = 16.5;
/// The height of the words about fusion: of all, and of the step that was done.
const WORDS_HEIGHT: f32 = 112.0;
const LAST_STEP_HEIGHT: f32 = 40.0;

/// What a slide shows above its lower edge.
#[derive(Clone, Copy, Debug)]
pub enum Stage<'a> {
    /// Nothing but the row.
    Blank,
    Table(TableOnSlide<'a>),
    Other(&'a StageParts),
}

#[derive(Clone, Copy, Debug)]
pub struct TableOnSlide<'a> {
    pub table: &'a Table,
    pub window: &'a Window,
    pub places: &'a CellPlaces,
    /// The legend of a table whose cells are too small for numbers.
    pub legend: Option<MapLegend<'a>>,
    /// The cells of such a table, if they are not drawn in another way.
    pub map: Option<&'a TableMap>,
}

/// What the stage of a slide without a table consists of at all positions.
#[derive(Clone, Debug)]
pub enum StageParts {
    Game,
    Calls(Calls, Window),
    Code(Listing, Language),
    Fusion,
    Build(Build),
    /// A title and words in place of a picture.
    Text(String, Vec<Block>),
    /// A sentence in place of a picture.
    Sentence(String),
}

impl StageParts {
    /// Returns the parts of a subject other than the table. O(1), and for code O(lines).
    ///
    /// # Panics
    /// If the subject is made of the cells of a table, or put together by a learner.
    pub fn new(subject: Subject, table: &Table, view: View, language: Language) -> Self {
        match subject {
            Subject::Table | Subject::Players | Subject::Map | Subject::Build | Subject::Own => {
                panic!("{subject:?} is no part of these")
            }
            Subject::Game => Self::Game,
            Subject::Calls => {
                let calls = Calls::new(view.recurrence, table.n());
                let window = calls.window(table);
                Self::Calls(calls, window)
            }
            Subject::Code => Self::Code(Listing::new(view.method(), language, view.count_from), language),
            Subject::Fusion => Self::Fusion,
        }
    }
}

/// Everything that a slide follows from.
#[derive(Clone, Copy)]
pub struct SlideScene<'a> {
    /// The places of its parts, and all of its area.
    pub slide: Slide,
    pub area: Rect,
    pub table: &'a Table,
    pub view: View,
    pub subject: Subject,
    pub stage: Stage<'a>,
    /// The position of the fill, in steps. A question about a step is asked before it.
    pub fill_head: f64,
    /// The game at a position in moves, whose fraction is the progress of a move. `None` if it is too long.
    pub game: Option<(&'a Game, f64)>,
    /// The run of fusion at a position in steps, if the slide shows it.
    pub fusion: Option<(&'a FusionRun, f64)>,
    /// Whether the slide is at a move of the game, and not at a step.
    pub is_at_move: bool,
    /// The question on the slide, and whether it is answered.
    pub question: Option<(Asked<'a>, bool)>,
    /// What the table shows over its cells, apart from the step, the game and the question.
    pub over: TableStage<'a>,
    /// The cell that a person looks at in place of the present one.
    pub pointed: Option<Interval>,
    /// Whether the lines of the table's code that are executed may be told.
    pub marks_code: bool,
    /// Whether nothing stands beside or below the subject: neither a question nor an explanation.
    pub is_alone: bool,
    pub calls: CallsLook,
    /// Returns how a cell is computed.
    pub derivation: &'a dyn Fn(Interval) -> Derivation,
}

impl<'a> SlideScene<'a> {
    /// Returns all marks, from the back to the front.
    pub fn marks(&self) -> Vec<Mark> {
        match self.stage {
            Stage::Blank => coins(self.slide.table, self.slide.unit(), self.table.row()),
            Stage::Table(table) => [self.legend_of_map(), self.table_marks(&table), self.below(), self.bar()].concat(),
            Stage::Other(parts) => {
                let mut marks = [self.contents(parts, false), self.row_of_calls()].concat();
                // Calls that are larger than the stage reach beyond it.
                if matches!(parts, StageParts::Calls(..)) && self.calls.zoom != 1.0 {
                    marks.extend(self.slide.table.cover_around(self.area));
                }
                [marks, self.below(), self.bar()].concat()
            }
        }
    }

    /// Returns the coins that the slide is about: those that the game has left, those of the cell that is looked at, or
    /// those of the step. There are none before a fill and after a game.
    pub fn interval(&self) -> Option<Interval> {
        match self.game.filter(|_| self.is_about_game()) {
            Some((game, head)) => game.interval_after(head as usize),
            None if self.is_about_game() || self.shows_fusion() => None,
            None => {
                let asked = || self.question.and_then(|(question, _)| question.interval());
                let present = || self.progress().map(|progress| progress.interval);
                self.pointed.or_else(asked).or_else(present)
            }
        }
    }

    /// Returns the game with its own row. `None` if the slide is not about the game.
    pub fn game_scene(&self) -> Option<GameScene<'a>> {
        let (game, head) = self.game.filter(|_| self.subject == Subject::Game)?;
        let (count_from, area) = (self.view.count_from, self.slide.table);
        let words = self.slide.has_words().then_some(self.slide.words);
        let asked = self.question.filter(|_| !self.is_alone);
        let taken = asked.and_then(|(question, is_answered)| question.end().filter(|_| is_answered));
        let is_asked = self.question.is_some();
        Some(GameScene { game, head, count_from, area, advice: self.advice(), words, is_asked, taken })
    }

    /// Returns what the board of the game, or the card of a table about it, tells of best play.
    fn advice(&self) -> Advice {
        match self.over.advice {
            _ if self.question.is_some_and(|(_, is_answered)| !is_answered) => Advice::None,
            // Who asks for a hint gets it before the table is full.
            Advice::Value if self.hides_result() => Advice::None,
            advice => advice,
        }
    }

    /// Returns what the colors of a map are. Empty for a table with numbers.
    pub fn legend_of_map(&self) -> Vec<Mark> {
        let Stage::Table(TableOnSlide { legend: Some(legend), places, .. }) = self.stage else { return Vec::new() };
        let of_map = |room| legend.on_slide(room, self.slide.legend_size(), &places.grid);
        self.slide.legend().map(of_map).unwrap_or_default()
    }

    /// Returns the table at rest, which [`table_stage`](Self::table_stage) goes over.
    pub fn table_scene(&self, on_slide: &TableOnSlide<'a>) -> TableScene<'a> {
        let game_marks = match self.is_about_game() {
            true if self.over.hides_visits => GameMarks::Position,
            is_about_game => GameMarks::of(is_about_game),
        };
        TableScene {
            table: on_slide.table,
            window: on_slide.window,
            places: on_slide.places,
            fill: self.fill(),
            head: self.head(),
            count_from: self.view.count_from,
            game_marks,
        }
    }

    /// Returns what the table shows over its cells: the step of the fill, or the game.
    pub fn table_stage(&self) -> TableStage<'a> {
        let highlighted = self.interval();
        let question = self.question;
        if self.is_about_game() {
            // A move may be asked for whose cell is already written.
            let covered =
                question.filter(|(_, is_answered)| !is_answered).and_then(|(question, _)| question.interval());
            return TableStage {
                highlighted,
                asked: None,
                is_about_game: true,
                advice: self.advice(),
                // A game marks its own cell, and not the step of the fill.
                looked_up: highlighted.filter(|_| self.over.spotlight),
                step: None,
                covered: covered.filter(|at| self.fill().is_written(*at, self.head())),
                game: self.game.map(|(game, head)| (game, head as usize)),
                ..self.over
            };
        }
        let of_question = || {
            let (Asked::Step(question), is_answered) = question? else { return None };
            let told = is_answered.then(|| question.kind());
            Some(AskedCell { interval: question.interval(), chosen: &[], cursor: None, told })
        };
        let asked = self.over.asked.or_else(of_question);
        TableStage { highlighted, asked, step: self.progress(), covered: None, ..self.over }
    }

    fn table_marks(&self, on_slide: &TableOnSlide<'a>) -> Vec<Mark> {
        let scene = self.table_scene(on_slide);
        let map = on_slide.map.map(|map| map.marks(&scene.places.grid, scene.fill, scene.head));
        scene.marks(&self.table_stage(), map.unwrap_or_default(), self.derivation).concat()
    }

    /// Returns what stands beside the subject or below it: a question, or the explanation of a table.
    pub fn below(&self) -> Vec<Mark> {
        match self.question {
            _ if self.is_alone => Vec::new(),
            Some((question, is_answered)) => self.slide.question(question, is_answered),
            None if self.subject == Subject::Table => self.explanation(),
            None => Vec::new(),
        }
    }

    /// Returns the card that explains the step, or the position of the game.
    fn explanation(&self) -> Vec<Mark> {
        let (row, recurrence) = (self.table.row(), self.view.recurrence);
        let places = CellPlaces::at_rest(self.slide.grid(self.view.layout, row, recurrence, None));
        // A card covers no cell, whatever is in them.
        let window = Window::default();
        let (count_from, game_marks) = (self.view.count_from, GameMarks::Absent);
        let (fill, head) = (self.fill(), self.head());
        let scene =
            TableScene { table: self.table, window: &window, places: &places, fill, head, count_from, game_marks };
        self.slide.explanation(&scene, &self.table_stage(), self.derivation)
    }

    /// Returns the bar that shows how far the fill, the game or the run of fusion is.
    pub fn bar(&self) -> Vec<Mark> {
        let (done, all) = if self.shows_fusion() {
            self.fusion.map_or((0.0, 0), |(run, head)| (head, run.steps()))
        } else if self.is_at_move || self.subject == Subject::Game {
            // A person's game ends with the last coin, not with the last move so far.
            let moves = |game: &Game| if game.is_over(game.moves().len()) { game.moves().len() } else { game.n() };
            let all = self.game.map_or(0, |(game, _)| moves(game));
            (self.game.map_or(0.0, |(_, head)| head), all as u64)
        } else {
            (self.head(), self.fill().steps())
        };
        self.slide.bar((done / all.max(1) as f64) as f32).to_vec()
    }

    /// Returns what the slide is about, without its lower edge. `is_figure` if it is a figure by itself.
    pub fn contents(&self, parts: &StageParts, is_figure: bool) -> Vec<Mark> {
        match parts {
            StageParts::Text(title, blocks) => text_slide(self.slide.table, self.slide.unit(), title, blocks),
            StageParts::Sentence(text) => {
                let look = self.look(Face::Regular, SENTENCE_TEXT_SIZE);
                let look = TextLook { anchor: Anchor::Center, paint: ColorRole::WeakText.into(), ..look };
                text_block(self.slide.table, look, text)
            }
            StageParts::Build(build) => build_slide(self.slide.table, self.slide.unit(), build),
            StageParts::Game => self.game_scene().map(|scene| scene.marks()).unwrap_or_default(),
            StageParts::Calls(calls, window) => self.calls(calls, window),
            StageParts::Code(listing, language) => self.code(listing, self.execution(*language).as_ref()).marks(),
            StageParts::Fusion => self.fusion(is_figure),
        }
    }

    fn calls(&self, calls: &Calls, window: &Window) -> Vec<Mark> {
        let lit = LitCalls::new(calls, self.fill(), self.head());
        let (scene, by) = self.recursion(calls, window, lit.as_ref());
        scene.marks().into_iter().map(|mark| mark.scaled(by)).collect()
    }

    /// Returns the coins of the row with their indices, beside the first call of a tree on a slide. Calls are named by
    /// them. Empty for a row whose coins have no room there, and for a part of the picture.
    pub fn row_of_calls(&self) -> Vec<Mark> {
        let Stage::Other(StageParts::Calls(..)) = self.stage else { return Vec::new() };
        let CallsLook { folded, zoom, .. } = self.calls;
        // Where the calls are at their cells, they stand there themselves.
        let is_table = folded > 1.0;
        if !self.slide.has_words() || is_table || zoom != 1.0 || self.table.n() > MAX_COINS_BESIDE_CALLS {
            return Vec::new();
        }
        let Rect { left, right, .. } = self.slide.table;
        let words = self.slide.words;
        if words.left <= left {
            return Vec::new(); // they take the whole width
        }
        let area = Rect { left, right: left + right - words.left, ..words };
        row_with_indices(area, self.slide.unit(), self.table.row(), self.view.count_from)
    }

    /// Returns the picture of the calls, and by how much its marks are scaled on the stage.
    pub fn recursion<'b>(
        &'b self,
        calls: &'b Calls,
        window: &'b Window,
        lit: Option<&'b LitCalls>,
    ) -> (RecursionScene<'b>, f32) {
        let fill = self.fill();
        let CallsLook { folded, zoom, pan } = self.calls;
        // A hall reads the few calls of a short row.
        let larger = SHORT_ROWS.iter().find(|(most, _)| self.table.n() <= *most && self.slide.has_words());
        let by = CALLS_SCALE * self.slide.unit() * larger.map_or(1.0, |(_, scale)| *scale);
        let Rect { left, top, right, bottom } = self.slide.table;
        let area = Rect { left: left / by, top: top / by, right: right / by, bottom: bottom / by };
        let scene = RecursionScene {
            calls,
            count_from: self.view.count_from,
            table: self.table,
            window,
            hides_values: self.hides_result(),
            view: PanZoom { area, zoom, pan: (pan.0 * area.width(), pan.1 * area.height()) },
            stage: folded,
            highlighted: self.pointed,
            lit,
            fill,
        };
        (scene, by)
    }

    /// Returns whether what best play comes to has still to be earned, by a full table.
    fn hides_result(&self) -> bool {
        let fill = self.fill();
        self.view.answers == Answers::Earned && !fill.is_written(Interval::whole(fill.n), self.head())
    }

    /// Returns what is executed, and at which position. `None` before the first step.
    pub fn execution(&self, language: Language) -> Option<Execution> {
        let count_from = self.view.count_from;
        if self.shows_fusion() {
            return self.fusion.and_then(|(run, head)| Execution::of_fusion(run, count_from, head));
        }
        // The fill goes by the memo, so its steps are not those of the code without one.
        let progress = self.progress().filter(|_| self.marks_code && self.view.code != CodeSubject::Calls);
        progress.map(|progress| {
            let derivation = || (self.derivation)(progress.interval);
            Execution::new(self.fill(), language, count_from, &progress, derivation)
        })
    }

    /// Returns the code, with what is executed.
    pub fn code<'b>(&self, listing: &'b Listing, execution: Option<&'b Execution>) -> CodeScene<'b> {
        // No variable has a value yet while the whole row is called.
        let values = execution.into_iter().flat_map(|execution| &execution.variables);
        let values = values.map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ");
        let is_marked = self.view.code != CodeSubject::Calls;
        // In a narrow pane there is more room for the height of code than on a slide.
        let area = self.slide.table;
        let unit = (area.width() / AREA.0).max(area.height() / AREA.1);
        let remark = if is_marked { values } else { code::calls_are_not_marked().to_owned() };
        let is_on_slide = self.slide.has_words();
        CodeScene {
            listing,
            // The words of a question have the same place.
            remark: if is_on_slide && self.question.is_some() { String::new() } else { remark },
            execution,
            recurrence: self.view.recurrence,
            lit: self.pointed,
            area,
            text_size: if is_on_slide { CODE_SIZES.0 * self.slide.unit() } else { CODE_TEXT_SIZE * unit },
            on_slide: is_on_slide.then_some((self.slide.words, CODE_SIZES.1 * self.slide.unit())),
        }
    }

    fn fusion(&self, is_figure: bool) -> Vec<Mark> {
        let (Some((run, _)), Some(words)) = (self.fusion, self.words_of_fusion()) else { return Vec::new() };
        let unit = self.slide.unit();
        let mut stage = self.slide.table;
        if is_figure {
            // The base line of the bars is as wide as this.
            let width = (run.row().len() as f32 * FIGURE_WIDTH_PER_COIN).max(MIN_FIGURE_WIDTH).min(stage.width());
            let left = stage.center().x - width / 2.0;
            stage = Rect { left, right: left + width, ..stage };
        }
        let Some((scene, by)) = self.stack_in(stage) else { return Vec::new() };
        let mut marks: Vec<_> = scene.marks().into_iter().map(|mark| mark.scaled(by)).collect();
        if self.question.is_some() && self.slide.has_words() {
            return marks;
        }
        // Alone, they are the caption of a figure.
        let anchor = if is_figure { Anchor::Center } else { Anchor::LeftCenter };
        let look = |face| TextLook { anchor, ..self.look(face, WORDS_TEXT_SIZE) };
        let below = Rect { top: stage.bottom - WORDS_HEIGHT * unit, ..stage };
        let mut room = if self.slide.has_words() { self.slide.words } else { below };
        if let Some(last_step) = words.last_step {
            let bottom = room.top + LAST_STEP_HEIGHT * unit;
            marks.extend(text_block(Rect { bottom, ..room }, look(Face::Strong), &last_step));
            room.top = bottom;
        }
        marks.extend(text_block(room, look(Face::Regular), &words.state));
        marks
    }

    /// Returns the picture of a run of fusion on the stage, and by how much its marks are scaled.
    pub fn stack(&self) -> Option<(FusionScene<'a>, f32)> {
        self.stack_in(self.slide.table)
    }

    fn stack_in(&self, stage: Rect) -> Option<(FusionScene<'a>, f32)> {
        let (run, head) = self.fusion?;
        let unit = self.slide.unit();
        let height = if self.slide.has_words() { 0.0 } else { WORDS_HEIGHT * unit };
        let area = Rect { bottom: stage.bottom - height, ..stage };
        Some(FusionScene { run, count_from: self.view.count_from, head, area }.on_slide(unit))
    }

    /// Returns the words about fusion: the step that was done, and what follows from it. `None` without fusion.
    pub fn words_of_fusion(&self) -> Option<PositionText> {
        self.fusion.map(|(run, head)| position_text(self.view.count_from, run, &run.position(head as u64)))
    }

    fn look(&self, face: Face, size: f32) -> TextLook {
        let (size, min_size) = (size * self.slide.unit(), MIN_TEXT_SIZE * self.slide.unit());
        TextLook { face, paint: ColorRole::Text.into(), size, min_size, anchor: Anchor::LeftCenter }
    }

    fn fill(&self) -> Fill {
        self.view.fill(self.table.n())
    }

    fn progress(&self) -> Option<FillProgress> {
        self.fill().progress(self.head())
    }

    /// Returns the position of the fill. Before a question it is that before the step, so that nothing is given away.
    fn head(&self) -> f64 {
        if self.question.is_some() && !self.is_at_move { self.fill_head.floor() } else { self.fill_head }
    }

    fn is_about_game(&self) -> bool {
        match self.subject {
            Subject::Game => true,
            Subject::Table => self.is_at_move,
            _ => false,
        }
    }

    /// Returns whether the slide is about fusion: about its stack or its code.
    fn shows_fusion(&self) -> bool {
        let is_of_fusion = self.view.code == CodeSubject::Fusion;
        self.subject == Subject::Fusion || (self.subject == Subject::Code && is_of_fusion)
    }
}

/// The largest and the smallest text size of a question, and the size of its answer over that.
const QUESTION_SIZES: (f32, f32) = (29.0, 25.5);
const ANSWER_PART: f32 = 0.81;
/// The largest size of a question over the height of its place, where that is more.
const QUESTION_PART: f32 = 0.13;
/// The space between a question and its answer, over the text size of the question, and how much smaller the texts are
/// at each try.
const ANSWER_GAP: f32 = 0.2;
const SMALLER: f32 = 0.96;

impl Slide {
    /// Returns a question, with its answer in a few words if it is answered. The question has the same place and size
    /// before and after the answer. The slide needs [a place](Self::words) for it.
    pub fn question(&self, question: Asked, is_answered: bool) -> Vec<Mark> {
        let (words, answer) = (question.words(), question.short_answer());
        let choices = question.choices().iter().fold(String::new(), |text, choice| text + "○ " + choice + "   ");
        let room = self.words;
        let height =
            |size: f32, face, text: &str| lines(face, size, text, room.width()).len() as f32 * size * LINE_HEIGHT;
        let needed = |size: f32| {
            let below = height(ANSWER_PART * size, Face::Regular, &answer).max(height(
                ANSWER_PART * size,
                Face::Regular,
                &choices,
            ));
            height(size, Face::Strong, &words) + ANSWER_GAP * size + below
        };
        let largest = (QUESTION_SIZES.0 * self.unit).max(QUESTION_PART * room.height());
        let smallest = QUESTION_SIZES.1 * self.unit;
        let mut sizes =
            std::iter::successors(Some(largest), |size| (*size > smallest).then(|| (size * SMALLER).max(smallest)));
        let size = sizes.find(|size| needed(*size) <= room.height()).unwrap_or(smallest);
        let look = |face, size| TextLook {
            face,
            paint: ColorRole::Text.into(),
            size,
            min_size: size,
            anchor: Anchor::LeftCenter,
        };
        let mut marks = text_block(room, look(Face::Strong, size), &words);
        let below = if is_answered { answer } else { choices };
        let top = room.top + marks.len() as f32 * size * LINE_HEIGHT + ANSWER_GAP * size;
        if !below.is_empty() && room.bottom - top >= ANSWER_PART * size {
            marks.extend(text_block(Rect { top, ..room }, look(Face::Regular, ANSWER_PART * size), below.trim_end()));
        }
        marks
    }
}

/// The width of each thickness, on a slide of 1280 points.
const WIDTHS: [f32; 3] = [4.0, 7.0, 12.0];
const SLIDE_WIDTH: f32 = 1280.0;

/// A line that was drawn on a slide. Its points are parts of the width and of the height of the slide, from 0 to 1.
pub type InkLine = Vec<(f32, f32)>;

/// What a pen has drawn on a slide.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ink {
    pub lines: Vec<InkLine>,
    /// The thickness of the pen: thin, medium or thick.
    pub thickness: u8,
}

impl Ink {
    /// How many thicknesses there are.
    pub const THICKNESSES: u8 = WIDTHS.len() as u8;

    /// Adds a point to the last line, or begins another one.
    pub fn draw(&mut self, point: (f32, f32), begins: bool) {
        if begins || self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        if let Some(line) = self.lines.last_mut().filter(|line| line.last() != Some(&point)) {
            line.push(point);
        }
    }

    /// Returns the marks over a slide.
    pub fn marks(&self, slide: Rect) -> Vec<Mark> {
        let width = WIDTHS[usize::from(self.thickness) % WIDTHS.len()] * slide.width() / SLIDE_WIDTH;
        let at = |(x, y): &(f32, f32)| slide.at(*x, *y);
        let line = |line: &InkLine| {
            let mut points: Vec<Point> = line.iter().map(at).collect();
            if let [only] = points[..] {
                // A dot is as long as it is wide.
                points.push(Point::new(only.x + width, only.y));
            }
            Mark::Path { points, stroke: Stroke::new(width, ColorRole::Other) }
        };
        self.lines.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_point_by_point_and_placed_on_the_slide() {
        let mut ink = Ink::default();
        for (point, begins) in [((0.5, 0.5), true), ((0.75, 0.5), false), ((0.75, 0.5), false), ((0.0, 1.0), true)] {
            ink.draw(point, begins);
        }
        assert_eq!(ink.lines, [vec![(0.5, 0.5), (0.75, 0.5)], vec![(0.0, 1.0)]]);
        let marks = ink.marks(Rect::new(0.0, 0.0, 1280.0, 720.0));
        let expected = [Point::new(640.0, 360.0), Point::new(960.0, 360.0)];
        assert!(matches!(&marks[0], Mark::Path { points, .. } if *points == expected));
        assert_eq!(marks.len(), 2);
    }
}
