//! What the lecture view shows.

use crate::app::shown::{Secret, Shown};
use crate::app::state::{Lecture, State};
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::game::table::derivation::Derivation;
use crate::picture::Rect;
use crate::picture::game::Advice;
use crate::picture::recursion::CallsLook;
use crate::picture::slide::{Slide, SlideParts, SlideScene, Stage};
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::table::{AskedCell, TableStage};
use crate::predict::{Asked, Question};
use crate::session::{Answers, Layout, Subject, View, Zoom};

impl State {
    /// Returns what the stage shows. A question is asked where it can be answered.
    pub fn subject(&self) -> Subject {
        let subject = self.view.subject;
        let is_of_step = matches!(self.slide_question(), Some((Asked::Step(_), _)));
        if is_of_step { subject.with_question(self.is_at_move()) } else { subject }
    }

    /// Returns what the slide shows. What would tell a secret gives way to the table.
    pub fn slide_subject(&self) -> Subject {
        let subject = self.subject().of_slide();
        if self.leaves_out(Shown::Subject(subject)) { Subject::Table } else { subject }
    }

    /// Returns the question on the slide, and whether it is answered.
    fn slide_question(&self) -> Option<(Asked<'_>, bool)> {
        let own = || self.open_question().map(|asked| (Asked::Step(&asked.question), !self.waits_for_answer()));
        self.show_of_hands().map(|asked| (asked.question.asked(false), asked.is_answered)).or_else(own)
    }

    /// Returns whether the picture is at a move of the game, and not at a step.
    pub(super) fn is_at_move(&self) -> bool {
        match self.slide_question() {
            Some((Asked::Step(question), _)) => !question.is_about_fill(),
            _ => self.transports.active == Transport::Game && !self.leaves_out(Shown::GameInTable),
        }
    }

    /// Lays out the slide over an area.
    pub fn slide(&self, area: Rect) -> Slide {
        let asks = self.asks() || self.show_of_hands().is_some();
        let has_subject = !self.is_blank() && !self.shows_text();
        let table = (has_subject && self.slide_subject() == Subject::Table).then_some(self.view.layout);
        let other = (has_subject && table.is_none()).then(|| self.slide_subject());
        let lay = |is_map| {
            Slide::with_parts(area, self.row(), self.view.recurrence, SlideParts { asks, is_map, table, other })
        };
        let slide = lay(false);
        let is_map = table.is_some_and(|layout| self.grid_on(&slide, layout, None).detail() == CellDetail::Color);
        if is_map { lay(true) } else { slide }
    }

    /// Lays out a slide with two panes over an area. Words have their place below both.
    pub fn slide_of_panes(&self, area: Rect) -> Slide {
        // As below code, whatever the panes show.
        let other = (self.asks() || self.show_of_hands().is_some()).then_some(Subject::Code);
        let parts = SlideParts { other, ..SlideParts::default() };
        Slide::with_parts(area, self.row(), self.view.recurrence, parts)
    }

    /// Returns the grid of the table on a slide. The cell `shown` is in sight.
    pub fn grid_on(&self, slide: &Slide, layout: Layout, shown: Option<Interval>) -> Grid {
        let grid = slide.grid(layout, self.row(), self.view.recurrence, shown);
        let grid = if self.camera.zoom == Zoom::Whole { grid.zoomed(Zoom::Whole, (0.0, 0.0)) } else { grid };
        Grid { is_map: self.view.subject == Subject::Map, ..grid }
    }

    /// Returns everything that the slide follows from. `stage` is blank for the parts around the stage alone.
    pub fn slide_scene<'a>(
        &'a self,
        slide: Slide,
        area: Rect,
        stage: Stage<'a>,
        derivation: &'a dyn Fn(Interval) -> Derivation,
    ) -> SlideScene<'a> {
        self.scene_of(self.slide_subject(), slide, area, stage, derivation)
    }

    /// Returns everything that the picture of a subject follows from, on a slide or on the stage.
    pub fn scene_of<'a>(
        &'a self,
        subject: Subject,
        slide: Slide,
        area: Rect,
        stage: Stage<'a>,
        derivation: &'a dyn Fn(Interval) -> Derivation,
    ) -> SlideScene<'a> {
        let answers = if self.hides(Secret::Result) { Answers::Earned } else { Answers::Shown };
        let hides_fusion = subject == Subject::Code && self.leaves_out(Shown::CodeOfFusion);
        let run = self.fusion_run().filter(|_| !hides_fusion);
        // The picture of a whole table is about all cells.
        let is_whole = self.camera.zoom == Zoom::Whole && self.is_long_row();
        SlideScene {
            slide,
            area,
            table: &self.table,
            view: View { answers, ..self.view },
            subject,
            stage,
            fill_head: self.transports.fill.head(),
            game: Some((&self.shown_game.game, self.game_head())),
            fusion: run.map(|run| (run, self.transports.fusion.head())),
            is_at_move: self.is_at_move(),
            question: self.slide_question(),
            over: self.table_stage(),
            pointed: self.pointed_at(),
            marks_code: !self.hides(Secret::Reads)
                && self.progress().is_none_or(|at| self.asked_coins() != Some(at.interval)),
            // Fields stand there for the answer of a question.
            is_alone: self.open_question().is_some() || (is_whole && self.slide_question().is_none()),
            calls: CallsLook { folded: self.look.fold.head() as f32, ..CallsLook::TREE },
            derivation,
        }
    }

    /// Returns what the table shows over its cells: the present step, or a cell in its place, or the game. At a step, the
    /// game is there only if it stands beside the table, or if its path is asked for.
    pub fn table_stage(&self) -> TableStage<'_> {
        let secret = self.asked_coins();
        let open = self.open_question();
        let chosen = open.map_or(&[][..], |asked| &asked.cells);
        let cursor = open.filter(|asked| self.asks_for_cells() && !asked.cells.contains(&asked.cursor));
        let kind = open.map(|asked| asked.question.kind()).or_else(|| Some(self.class_question()?.kind()));
        let told = kind.filter(|_| self.waiting_question().is_none());
        let asked = |interval| AskedCell {
            interval,
            chosen,
            cursor: cursor.map(|asked| asked.cursor).filter(|cursor| *cursor != interval),
            told,
        };
        let is_at_move = self.is_at_move();
        let has_game = is_at_move || self.preferences.show_path || self.view.pane() == Subject::Game;
        let has_game = has_game && !self.leaves_out(Shown::GameInTable);
        let tells_next = self.turn().is_some() && self.hides(Secret::NextMoves);
        TableStage {
            highlighted: self.shown_interval(),
            spotlight: self.look.spotlight,
            asked: self.asked_cell().map(asked),
            looked_up: self.looked_up().filter(|at| secret != Some(*at)),
            step: self.progress().filter(|at| !is_at_move && secret != Some(at.interval)),
            is_rushing: self.is_rushing(),
            // A move may be asked for whose cell is already written.
            covered: secret.filter(|secret| self.is_written(*secret)),
            is_about_game: is_at_move,
            advice: self.advice(),
            game: has_game.then(|| (&self.shown_game.game, self.game_head() as usize)),
            hides_visits: self.hides(Secret::Passed(Interval::whole(self.n()))),
            shows_path: self.preferences.show_path && !tells_next,
            own: None,
        }
    }

    /// Returns how much a sentence about the game says about its best moves.
    fn advice(&self) -> Advice {
        let is_told = |secret| !self.hides(secret);
        if self.shows_mistake() {
            return Advice::Mistake;
        }
        if self.is_hinted() && is_told(Secret::Advice) {
            Advice::Ends
        } else if self.turn().is_some_and(|turn| is_told(Secret::Worth(turn.interval))) && is_told(Secret::Result) {
            Advice::Value
        } else {
            Advice::None
        }
    }

    /// Returns the question to the class, answered or not. `None` outside the lecture view.
    pub fn class_question(&self) -> Option<Question> {
        self.show_of_hands().and_then(|asked| asked.question.step().cloned())
    }

    /// Enters the lecture view.
    pub fn enter_lecture(&mut self, lecture: Lecture) {
        self.lecture = Some(lecture);
        if self.show_of_hands().is_some() {
            // The class is asked then, and not one learner.
            self.predictions.leave();
        }
        self.update_fusion(false);
    }

    /// Leaves the lecture view. Returns what it was.
    pub fn leave_lecture(&mut self) -> Option<Lecture> {
        let left = self.lecture.take()?;
        if self.read_stop().is_some() && self.stop_index().is_some() {
            // The words stay beside the picture of the stop.
            self.ask_of_stop();
        } else {
            self.leave_stops();
        }
        self.follow_subject();
        Some(left)
    }

    /// Returns whether the run of fusion is shown, on the stage or beside it.
    pub(super) fn shows_fusion(&self) -> bool {
        [self.view.subject, self.view.pane()].into_iter().any(|subject| self.view.is_of_fusion(subject))
    }

    /// Lets the keys move what the stage shows.
    pub fn follow_subject(&mut self) {
        self.update_fusion(false);
        if self.open_question().is_some() {
            return;
        }
        self.transports.active = match self.view.subject {
            subject if self.view.is_of_fusion(subject) => Transport::Fusion,
            Subject::Game => Transport::Game,
            _ => Transport::Fill,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::preferences::Preferences;
    use crate::export::{PictureStyle, stop_picture};
    use crate::lessons;
    use crate::picture::slide::{AREA, StageParts, TableOnSlide};
    use crate::picture::table::CellPlaces;
    use crate::picture::{Face, Mark};
    use crate::session::Session;
    use crate::session::course;

    /// Stops of every kind: with questions of each kind, moves, calls, code and fusion.
    const STOPS: &str = "(version: 8, title: \"Greedy loses\", coins: [8, 15, 3, 7], stops: [(at: game(0), ask: best_end), \
                         (at: game(2)), (at: game(2), subject: table, spotlight: true), (at: game(1), subject: table, ask: \
                         best_end), (at: fill(0.0)), (at: fill(5.6)), (at: fill(5.0), ask: end, layout: triangle), (at: \
                         fill(4.0), ask: second), (at: fill(4.9), ask: sources, subject: calls), (at: fill(7.0), spotlight: \
                         true), (at: fill(2.0), subject: calls), (at: fill(6.5), subject: code), (at: fusion(0)), (at: \
                         fusion(3)), (at: fusion(5), subject: code), (at: fill(3.0), recurrence: difference, blank: true), \
                         (at: fill(1.0), subject: game), (at: game(3), subject: code), (at: game(1), subject: calls), (at: \
                         game(2), subject: fusion, ask: best_end)])";

    /// Returns the slide that the lecture view draws, over an area of the size of exported slides.
    fn live(state: &State) -> Vec<Mark> {
        let area = Rect::new(0.0, 0.0, AREA.0, AREA.1);
        let slide = state.slide(area);
        let derivation = |interval: Interval| state.derivation(interval);
        let (subject, n) = (state.slide_subject(), state.n());
        let marks = |stage| state.slide_scene(slide, area, stage, &derivation).marks();
        if state.is_blank() {
            return marks(Stage::Blank);
        }
        if state.shows_text() {
            return marks(Stage::Other(&StageParts::Text(state.document().title.clone(), state.words())));
        }
        if subject == Subject::Build {
            return marks(Stage::Other(&StageParts::Build(state.build().into_owned())));
        }
        if subject != Subject::Table {
            let parts = StageParts::new(subject, state.table(), state.view(), state.preferences.language);
            return marks(Stage::Other(&parts));
        }
        let window = state.table().window(0..=n - 1, 0..=n - 1);
        let grid = state.grid_on(&slide, state.view().layout, None);
        assert!(!grid.scrolls(), "an exported slide of such a table is larger");
        let places = CellPlaces::at_rest(grid);
        let table = state.table();
        marks(Stage::Table(TableOnSlide { table, window: &window, places: &places, legend: None, map: None }))
    }

    /// Compares each place of a lesson but its title with the exported slide, and returns how many there are.
    fn compare(lesson: &Session) -> usize {
        let mut state = State::new(lesson.clone(), Preferences::default());
        state.enter_lecture(Lecture::default());
        let mut count = 0;
        let places = course::places(&lesson.document.stops);
        for place in places.skip(1) {
            state.show_place(place, false);
            let style = PictureStyle { language: state.preferences.language, ..PictureStyle::USUAL };
            let mut exported = stop_picture(lesson, place, None, style).unwrap().marks;
            // In the lecture view, the choices of an author's question are counters of hands.
            // Their lines end where they fit.
            let bare = |text: &str| text.split_whitespace().collect::<String>();
            let choices = match place {
                course::Place::Stop { index, answered: false } => lesson.document.stops[index].free.as_ref(),
                _ => None,
            };
            let choices = choices.iter().flat_map(|question| &question.choices);
            let choices = bare(&choices.flat_map(|choice| ["○", choice]).collect::<String>());
            let is_choice = |mark: &Mark| match mark {
                Mark::Text { text, face: Face::Regular, .. } => choices.contains(&bare(text)),
                _ => false,
            };
            exported.retain(|mark| !is_choice(mark));
            let mut live = live(&state);
            live.retain(|mark| !is_choice(mark));
            let name = format!("{}, {place:?}", lesson.document.title);
            for (number, (live, exported)) in live.iter().zip(&exported).enumerate() {
                assert_eq!(live, exported, "{name}: mark {number}");
            }
            assert_eq!(live.len(), exported.len(), "{name}");
            count += 1;
        }
        count
    }

    #[test]
    fn the_slide_of_each_stop_has_the_marks_of_the_exported_one() {
        assert!(compare(&Session::from_ron(STOPS).unwrap().session) > 20);
    }

    #[test]
    fn so_has_the_slide_of_each_stop_of_the_bundled_lessons() {
        let [_, lecture, ..] = lessons::courses();
        let of_lecture = lecture.lessons().map(|lesson| &*lesson.session);
        let short = lessons::all().iter().chain(of_lecture).filter(|lesson| lesson.document.row.len() <= 8);
        assert!(short.map(compare).sum::<usize>() > 50);
    }
}
