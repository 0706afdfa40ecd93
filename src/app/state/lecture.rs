//! What the lecture view shows.

use crate::app::shown::{Secret, Shown};
use crate::app::state::{Lecture, State};
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::game::table::derivation::Derivation;
use crate::picture::Rect;
use crate::picture::recursion::CallsLook;
use crate::picture::slide::{Below, Slide, SlideParts, SlideScene, Stage};
use crate::picture::table::TableStage;
use crate::picture::table::grid::{CellDetail, Grid};
use crate::predict::Question;
use crate::session::{Answers, CodeSubject, Layout, Subject, View, Zoom};

impl State {
    /// Returns what the slide shows. `None` outside the lecture view.
    pub fn lecture_subject(&self) -> Option<Subject> {
        let subject = self.view.lecture;
        let asks = self.slide_question().is_some();
        self.lecture.map(|_| if asks { subject.with_question(self.is_at_move()) } else { subject })
    }

    /// Returns what the slide shows, or else would show. What would tell a secret gives way to the table, and so does a game
    /// while the lecturer moves something else by hand.
    pub fn slide_subject(&self) -> Subject {
        let subject = self.lecture_subject().unwrap_or_default();
        let is_left = subject == Subject::Game && self.walk.place.is_none() && !self.is_at_move();
        if is_left || self.leaves_out(Shown::Slide(subject)) { Subject::Table } else { subject }
    }

    /// Returns the question on the slide, and whether it is answered.
    fn slide_question(&self) -> Option<(&Question, bool)> {
        let of_class = self.show_of_hands().filter(|_| self.lecture.is_some());
        let own = || self.open_question().map(|asked| (&asked.question, !self.waits_for_answer()));
        of_class.map(|asked| (&asked.question, asked.is_answered)).or_else(own)
    }

    /// Returns whether the slide is at a move of the game, and not at a step.
    fn is_at_move(&self) -> bool {
        match self.slide_question() {
            Some((question, _)) => !question.is_about_fill(),
            None => self.transports.active == Transport::Game && !self.leaves_out(Shown::GameInTable),
        }
    }

    /// Lays out the slide over an area.
    pub fn slide(&self, area: Rect) -> Slide {
        let asks = self.predict_settings().is_some() || self.show_of_hands().is_some();
        let has_labels = !self.preferences.bare_slides;
        let fills = self.slide_subject() == Subject::Table && !self.is_at_move() && !self.is_blank();
        let table = fills.then_some(self.view.layout);
        let lay = |is_map| {
            let parts = SlideParts { asks, has_labels, is_map, table };
            Slide::with_parts(area, self.row(), self.view.recurrence, parts)
        };
        let slide = lay(false);
        let grid = self.grid_on(&slide, self.view.layout, None);
        let is_map = grid.detail() == CellDetail::Color && self.slide_subject() == Subject::Table;
        if is_map { lay(true) } else { slide }
    }

    /// Returns the grid of the table on a slide. The cell `shown` is in sight.
    pub fn grid_on(&self, slide: &Slide, layout: Layout, shown: Option<Interval>) -> Grid {
        let grid = slide.grid(layout, self.row(), self.view.recurrence, shown);
        if self.camera.zoom == Zoom::Whole { grid.zoomed(Zoom::Whole, (0.0, 0.0)) } else { grid }
    }

    /// Returns everything that the slide follows from. `stage` is blank for the parts around the stage alone.
    pub fn slide_scene<'a>(
        &'a self,
        slide: Slide,
        area: Rect,
        stage: Stage<'a>,
        derivation: &'a dyn Fn(Interval) -> Derivation,
    ) -> SlideScene<'a> {
        let subject = self.slide_subject();
        let answers = if self.hides(Secret::Result) { Answers::Earned } else { Answers::Shown };
        let hides_fusion = subject == Subject::Code && self.leaves_out(Shown::CodeOfFusion);
        let run = self.fusion_run().filter(|_| !hides_fusion);
        let is_of_game = subject == Subject::Game || self.is_at_move();
        let below = if self.open_question().is_some() {
            Below::Fields
        } else if is_of_game && self.is_hinted() && !self.hides(Secret::Advice) {
            Below::Hint
        } else {
            // The picture of a whole table is about all cells.
            let is_whole = self.camera.zoom == Zoom::Whole && self.is_long_row();
            Below::Sums(self.shown_progress().filter(|_| !is_whole))
        };
        SlideScene {
            slide,
            area,
            title: &self.document.title,
            table: &self.table,
            view: View { answers, ..self.view },
            subject,
            stage,
            fill_head: self.transports.fill.head(),
            game: Some((&self.shown_game.game, self.game_head() as usize)),
            fusion: run.map(|run| (run, self.transports.fusion.head())),
            is_at_move: self.is_at_move(),
            question: self.slide_question(),
            over: self.table_stage(),
            pointed: self.pointed_at(),
            below,
            calls: CallsLook { folded: self.look.fold.head() as f32, ..CallsLook::TREE },
            derivation,
        }
    }

    /// Returns what the table shows over its cells outside the lecture view: the present step, or a cell in its place, and
    /// the game.
    pub fn table_stage(&self) -> TableStage<'_> {
        let secret = self.asked_coins();
        let open = self.open_question();
        let chosen = open.map_or(&[][..], |asked| &asked.cells);
        let cursor = open.filter(|asked| self.asks_for_cells() && !asked.cells.contains(&asked.cursor));
        let asked = |cell| (cell, chosen, cursor.map(|asked| asked.cursor).filter(|cursor| *cursor != cell));
        let tells_next = self.turn().is_some() && self.hides(Secret::NextMoves);
        TableStage {
            highlighted: self.shown_interval(),
            spotlight: self.look.spotlight,
            asked: self.asked_cell().map(asked),
            looked_up: self.looked_up().filter(|at| secret != Some(*at)),
            step: self.progress().filter(|at| secret != Some(at.interval)),
            is_rushing: self.is_rushing(),
            // A move may be asked for whose cell is already written.
            covered: secret.filter(|secret| self.is_written(*secret)),
            game: (!self.leaves_out(Shown::GameInTable)).then(|| (&self.shown_game.game, self.game_head() as usize)),
            hides_visits: self.hides(Secret::Passed(Interval::whole(self.n()))),
            shows_path: self.preferences.show_path && !tells_next,
        }
    }

    /// Returns the question to the class, answered or not. `None` outside the lecture view.
    pub fn class_question(&self) -> Option<Question> {
        self.show_of_hands().filter(|_| self.lecture.is_some()).map(|asked| asked.question.clone())
    }

    /// Enters the lecture view, and lets the keys move what its slide shows.
    pub fn enter_lecture(&mut self, lecture: Lecture) {
        let before = self.lecture.map_or(self.transports.active, |before| before.came_from);
        self.lecture = Some(Lecture { came_from: before, ..lecture });
        self.follow_slide();
    }

    /// Leaves the lecture view. The keys move what they moved before it. Returns what it was.
    pub fn leave_lecture(&mut self) -> Option<Lecture> {
        let left = self.lecture.take()?;
        self.leave_stops();
        self.transports.active = left.came_from;
        self.update_fusion(false);
        Some(left)
    }

    /// Shows a subject on the slide, or the table again if the subject is shown already.
    pub fn show_on_slide(&mut self, subject: Subject) {
        let subject = if self.view.lecture == subject { Subject::Table } else { subject };
        self.set_view(crate::session::View { lecture: subject, ..self.view() });
        self.follow_slide();
    }

    /// Returns whether the run of fusion is shown: on the slide, or else in its tab or as code.
    pub(super) fn shows_fusion(&self) -> bool {
        match self.lecture_subject() {
            Some(Subject::Fusion) => true,
            Some(Subject::Code) => self.view.code == CodeSubject::Fusion,
            Some(Subject::Table | Subject::Game | Subject::Calls) => false,
            None => self.view.shows_fusion(),
        }
    }

    fn follow_slide(&mut self) {
        self.update_fusion(false);
        if self.open_question().is_some() {
            return;
        }
        self.transports.active = match self.view.lecture {
            _ if self.shows_fusion() => Transport::Fusion,
            Subject::Game => Transport::Game,
            Subject::Calls | Subject::Code => Transport::Fill,
            // The table shows the fill, and the game as well.
            Subject::Table | Subject::Fusion => self.transports.active,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::preferences::Preferences;
    use crate::export::{PictureStyle, stop_picture};
    use crate::lessons;
    use crate::picture::Mark;
    use crate::picture::slide::{AREA, StageParts, TableOnSlide};
    use crate::picture::table::CellPlaces;
    use crate::session::Session;
    use crate::session::course;

    /// Stops of every kind: with questions of each kind, moves, calls, code and fusion.
    const STOPS: &str = "(version: 8, title: \"Greedy loses\", coins: [8, 15, 3, 7], stops: [(at: game(0), ask: best_end), \
                         (at: game(2)), (at: game(2), lecture: table, spotlight: true), (at: game(1), lecture: table, ask: \
                         best_end), (at: fill(0.0)), (at: fill(5.6)), (at: fill(5.0), ask: end, layout: triangle), (at: \
                         fill(4.0), ask: second), (at: fill(4.9), ask: sources, lecture: calls), (at: fill(7.0), spotlight: \
                         true), (at: fill(2.0), lecture: calls), (at: fill(6.5), lecture: code), (at: fusion(0)), (at: \
                         fusion(3)), (at: fusion(5), lecture: code), (at: fill(3.0), recurrence: difference, blank: true), \
                         (at: fill(1.0), lecture: game), (at: game(3), lecture: code), (at: game(1), lecture: calls), (at: \
                         game(2), lecture: fusion, ask: best_end)])";

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
            let exported = stop_picture(lesson, place, None, style).unwrap().marks;
            let live = live(&state);
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
        let short = lessons::all().iter().filter(|lesson| lesson.document.row.len() <= 8);
        assert!(short.map(compare).sum::<usize>() > 50);
    }
}
