//! The lesson that is shown, its stops, and what a stop shows.

use std::sync::Arc;

use crate::app::around::Given;
use crate::app::course::OpenCourse;
use crate::app::message::FreeReply;
use crate::app::playback::{FOLD_SECONDS, STEP_SECONDS};
use crate::app::predictions::{FreeAnswer, FreeState, ShowOfHands};
use crate::app::state::State;
use crate::app::state::memory::BeforeStops;
use crate::app::transport::Transport;
use crate::predict::{ClassQuestion, FreeQuestion, Question};
use crate::session::course::words::retranslate;
use crate::session::course::{Moment, Place};
use crate::session::{Fold, Session, Stop, StopPosition, Subject, View, words};

impl State {
    /// Returns the course that is open.
    pub fn course(&self) -> &OpenCourse {
        &self.course
    }

    /// Returns the course that is open, to change it.
    pub fn course_mut(&mut self) -> &mut OpenCourse {
        &mut self.course
    }

    /// Shows the course and its open lesson in the language of the program. Returns the lesson before and now.
    pub(in crate::app) fn retranslate(&mut self) -> Option<[Arc<Session>; 2]> {
        let course = self.course.in_language()?;
        let shown = self.lesson();
        let before = std::mem::replace(&mut self.course, course);
        self.course.note_shown(shown);
        let of = |course: &OpenCourse| Some(Arc::clone(&course.lesson(shown?)?.session));
        let [from, to] = [of(&before)?, of(&self.course)?];
        retranslate(&mut self.document, &from.document, &to.document);
        Some([from, to])
    }

    /// Returns the index of the lesson that is open. `None` if the session is no lesson of the course.
    pub fn lesson(&self) -> Option<usize> {
        self.course.shown(&self.document)
    }

    /// Returns the index of the lesson that was left by typing another row. `None` while a lesson is open.
    pub fn left_lesson(&self) -> Option<usize> {
        self.walk.left_lesson.filter(|_| self.lesson().is_none())
    }

    /// Notes that this lesson is left.
    pub(in crate::app) fn note_left_lesson(&mut self, lesson: usize) {
        self.walk.left_lesson = Some(lesson);
    }

    /// Returns the stops of the session.
    pub fn stops(&self) -> &[Stop] {
        &self.document.stops
    }

    /// Returns where the lecture stands in the lesson. `None` if it goes by cells or moves.
    pub fn place(&self) -> Option<Place> {
        self.walk.place
    }

    /// Returns the index of the stop that is shown.
    pub fn stop_index(&self) -> Option<usize> {
        if let Some(Place::Stop { index, .. }) = self.walk.place { Some(index) } else { None }
    }

    /// Returns the index of the stop before or behind the one that is shown. `None` at the ends of the path.
    pub fn stop_beside(&self, goes_back: bool) -> Option<usize> {
        let index = match (self.stop_index(), goes_back) {
            (Some(shown), true) => shown.checked_sub(1)?,
            (Some(shown), false) => shown + 1,
            // The way back leads to the stop that was left.
            (None, true) => self.walk.last_stop?,
            (None, false) => self.walk.last_stop.map_or(0, |last| last + 1),
        };
        (index < self.stops().len()).then_some(index)
    }

    /// Returns whether the clicker goes from stop to stop. One that only has words is no path.
    pub fn goes_by_stops(&self) -> bool {
        match self.stops() {
            [] => false,
            [alone] => {
                let Stop { at, words, note, .. } = alone;
                words.is_empty() || *alone != Stop { words: words.clone(), note: note.clone(), ..Stop::new(*at) }
            }
            _ => true,
        }
    }

    /// Returns the index of the stop whose words are read: that of the shown one, or of the last one before it that has
    /// words.
    pub fn read_stop(&self) -> Option<usize> {
        let shown = self.stop_index().or(self.walk.last_stop).unwrap_or(0);
        let stops = self.stops().get(..=shown)?;
        stops.iter().rposition(|stop| !stop.words.is_empty())
    }

    /// Returns the words that are read. They are empty if there are none.
    pub fn words(&self) -> Vec<words::Block> {
        self.of_words(words::blocks)
    }

    /// Returns the words that are read as plain text.
    pub fn plain_words(&self) -> String {
        self.of_words(words::plain)
    }

    /// Returns the words that are read as they are written.
    pub fn shown_words(&self) -> &str {
        self.read_stop().and_then(|index| self.stops().get(index)).map_or("", |stop| &stop.words)
    }

    fn of_words<T>(&self, read: fn(&str, words::Values) -> T) -> T {
        let scores = || self.positions.scores(|| *self.result_cell());
        let (rule, recurrence) = (self.document.duel.rule, self.view.recurrence);
        read(self.shown_words(), words::Values { table: &self.table, scores: &scores, rule, recurrence })
    }

    /// Returns whether the slide is the title of the lesson.
    pub fn shows_title(&self) -> bool {
        self.lecture.is_some() && self.walk.place == Some(Place::Title)
    }

    /// Returns the question to the class. `None` outside the lecture view.
    pub fn show_of_hands(&self) -> Option<&ShowOfHands> {
        self.walk.show_of_hands.as_ref().filter(|_| self.lecture.is_some())
    }

    /// Raises or lowers the hands for an option. Does nothing once the answer is shown.
    pub fn raise_hands(&mut self, option: usize, by: i32) {
        let asked = self.walk.show_of_hands.as_mut().filter(|asked| !asked.is_answered);
        if let Some(hands) = asked.and_then(|asked| asked.hands.get_mut(option)) {
            *hands = hands.saturating_add_signed(by);
        }
    }

    /// Begins a second vote, after the class has discussed the first one. Without a first one there is none.
    pub fn vote_again(&mut self) {
        let asked = self.walk.show_of_hands.as_mut().filter(|asked| !asked.is_answered);
        if let Some(asked) = asked.filter(|asked| asked.hands.iter().any(|hands| *hands > 0)) {
            let counted = vec![0; asked.hands.len()];
            asked.earlier = Some(std::mem::replace(&mut asked.hands, counted));
        }
    }

    /// Returns the view of the document: that of the session without its stops.
    pub fn lasting_view(&self) -> View {
        self.walk.before.view.unwrap_or(self.view)
    }

    /// Changes the view of the document where a stop shows another one.
    pub fn change_lasting_view(&mut self, change: impl FnOnce(&mut View)) {
        if let Some(view) = &mut self.walk.before.view {
            change(view);
        }
    }

    /// Returns the session without what its stops have changed, as it is saved.
    pub fn lasting_session(&self) -> Session {
        Session { view: self.lasting_view(), ..self.session() }
    }

    /// Returns the session as it was opened, with all its later changes but those of the positions.
    pub fn lesson_session(&self) -> Session {
        let BeforeStops { fill_position, line, game_position, .. } = self.walk.before;
        let line = line.min(self.document.duel.lines().len().saturating_sub(1));
        Session { fill_position, line, game_position, ..self.lasting_session() }
    }

    /// Forgets where the lecture stands, because the user moves on by hand.
    pub fn leave_place(&mut self) {
        self.walk.last_stop = self.stop_index().or(self.walk.last_stop).filter(|last| *last < self.stops().len());
        self.walk.place = None;
        self.walk.show_of_hands = None;
        self.walk.free = None;
    }

    /// Shows the session as its document says, without what its stops have changed. The positions stay.
    pub fn leave_stops(&mut self) {
        self.leave_place();
        if let Some(view) = self.walk.before.view.take() {
            self.look.spotlight = false;
            self.set_view(view);
        }
    }

    /// Shows a place of the lesson: its title, or a stop. `glides` if the picture moves there from the place before.
    /// A place that does not exist changes nothing.
    pub fn show_place(&mut self, place: Place, glides: bool) {
        let lesson = self.lesson_session();
        let moment = match place {
            Place::Title => None,
            Place::Stop { index, .. } => match Moment::of(&lesson, index) {
                Some(moment) => Some(moment),
                None => return,
            },
        };
        self.walk.before.view = Some(lesson.view);
        self.note_place(place);
        self.walk.show_of_hands = None;
        self.predictions.leave();
        self.gaze.pinned = None;
        let Some(Moment { session, fusion, stop }) = moment else {
            self.set_view(lesson.view);
            self.look.spotlight = false;
            self.hide(false);
            self.go_to_positions(lesson.fill_position, lesson.game_position, false);
            self.transports.fusion.jump_to(0.0);
            self.follow_subject();
            return;
        };
        let is_same_fill = session.view.fill(self.n()) == self.fill();
        self.set_view(session.view);
        self.look.spotlight = stop.spotlight;
        let fold = f64::from(stop.fold.stage());
        if glides {
            self.look.fold.glide_from_here(fold, FOLD_SECONDS);
        } else {
            self.look.fold.jump_to(fold);
        }
        self.hide(stop.blank);
        // A stop is about the game of the lesson, and not about what was tried at the board.
        if matches!(stop.at, StopPosition::Game(_)) && session.line != self.shown_game.line {
            self.show_line(session.line, 0);
        }
        self.go_to_positions(session.fill_position, session.game_position, glides && is_same_fill);
        let moves = match stop.at {
            StopPosition::Fill(_) => Transport::Fill,
            StopPosition::Game(_) => Transport::Game,
            StopPosition::Fusion(_) => Transport::Fusion,
        };
        self.choose_transport(moves);
        if glides && self.transports.fusion.head() < fusion as f64 {
            self.transports.fusion.glide_to(fusion as f64, STEP_SECONDS);
        } else {
            self.transports.fusion.jump_to(fusion as f64);
        }
        let is_answered = matches!(place, Place::Stop { answered: true, .. });
        self.walk.show_of_hands = self.class_question_of(&stop).map(|question| {
            let options = question.options();
            ShowOfHands { hands: vec![0; options.len()], earlier: None, question, options, is_answered }
        });
        self.ask_of_stop();
    }

    /// Shows the answer of the question to the class, with the hands that were raised.
    pub fn answer_class(&mut self) {
        if let (Some(Place::Stop { answered, .. }), Some(asked)) = (&mut self.walk.place, &mut self.walk.show_of_hands)
        {
            *answered = true;
            asked.is_answered = true;
        }
    }

    /// Returns the question that a stop asks. `None` if there is none, or a person has not made the moves before it.
    pub fn question_of(&self, stop: &Stop) -> Option<Question> {
        stop.question(self.lasting_view(), &self.table, Some(&self.shown_game.game))
    }

    /// Returns what a stop asks, as [`Self::question_of`], or the author's question.
    fn class_question_of(&self, stop: &Stop) -> Option<ClassQuestion> {
        let rule = self.document.duel.rule;
        stop.class_question(rule, self.lasting_view(), &self.table, Some(&self.shown_game.game))
    }

    /// Returns the author's question at the stop that is shown.
    fn free_question(&self) -> Option<FreeQuestion> {
        let rule = self.document.duel.rule;
        self.stops().get(self.stop_index()?)?.free_question(&self.table, rule, self.lasting_view())
    }

    /// Returns the author's question with what the learner has answered.
    pub fn free_answer(&self) -> Option<&FreeAnswer> {
        self.walk.free.as_ref().filter(|_| self.asks_learner())
    }

    /// Returns whether the author's question waits for an answer.
    pub fn waits_for_free_answer(&self) -> bool {
        self.free_answer().is_some_and(|asked| asked.state.waits())
    }

    /// Types or gives the answer to the author's question, or asks for it.
    pub fn reply_freely(&mut self, reply: FreeReply) {
        if !self.waits_for_free_answer() {
            return;
        }
        let Some(asked) = &mut self.walk.free else { return };
        let given = match &reply {
            FreeReply::Answer(answer) if !answer.trim().is_empty() => Some(Some(answer.clone())),
            FreeReply::Reveal => Some(None),
            _ => None,
        };
        match reply {
            FreeReply::Type(text) => asked.typed = text,
            FreeReply::Answer(answer) if answer.trim().is_empty() => {}
            FreeReply::Answer(answer) if asked.question.is_right(&answer) => asked.state = FreeState::Right,
            FreeReply::Answer(answer) => asked.state = FreeState::Wrong(answer),
            FreeReply::Reveal => asked.state = FreeState::Revealed,
        }
        let question = &asked.question.question;
        let is_right = asked.state == FreeState::Right;
        let given = given.map(|answer| Given { question: question.clone(), answer, is_right });
        self.predictions.given = given.or(self.predictions.given.take());
        if !asked.state.waits() {
            let asked = asked.clone();
            self.predictions.free.push(asked);
        }
    }

    /// Returns whether the stage shows the words of the stop alone.
    pub fn shows_text(&self) -> bool {
        self.stop_index().and_then(|index| self.stops().get(index)).is_some_and(|stop| stop.text)
    }

    /// Returns the place behind another one of the lesson. A question that the row does not have is passed over.
    pub fn next_place(&self, place: Place) -> Option<Place> {
        let next = place.next(self.stops())?;
        if self.has_no_question(next) { next.next(self.stops()) } else { Some(next) }
    }

    /// Returns the place before another one of the lesson, like [`Self::next_place`].
    pub fn previous_place(&self, place: Place) -> Option<Place> {
        let previous = place.previous(self.stops())?;
        if self.has_no_question(previous) { previous.previous(self.stops()) } else { Some(previous) }
    }

    /// Returns the last place of the lesson.
    pub fn last_place(&self) -> Place {
        let last = Place::last(self.stops());
        if self.has_no_question(last) { last.previous(self.stops()).unwrap_or(last) } else { last }
    }

    /// Whether a place is the answer of a question that the row does not have.
    fn has_no_question(&self, place: Place) -> bool {
        let Place::Stop { index, answered: true } = place else { return false };
        self.stops().get(index).is_none_or(|stop| self.class_question_of(stop).is_none())
    }

    /// Returns the index of the first stop behind the present position, which may have been reached by hand. The number
    /// of stops if there is none.
    pub fn next_stop(&self) -> usize {
        let is_behind = |stop: &Stop| match (stop.at, self.transports.active) {
            (StopPosition::Fill(at), Transport::Fill) => at > self.transports.fill.resting_head(),
            (StopPosition::Game(at), Transport::Game) => at > self.ply(),
            (StopPosition::Fusion(at), Transport::Fusion) => at as f64 > self.transports.fusion.resting_head(),
            _ => false,
        };
        self.stops().iter().position(is_behind).unwrap_or(self.stops().len())
    }

    /// Moves the stops into the row and its fill, which may have changed.
    pub(super) fn fit_stops(&mut self) {
        let (view, n) = (self.lasting_view(), self.n());
        self.document.stops.fit(view, n);
    }

    /// Begins at the first stop, if that has words and shows the session as it opens.
    pub(super) fn begin_path(&mut self) {
        let has_words =
            self.stops().first().is_some_and(|stop| !stop.words.is_empty() && !stop.spotlight && !stop.blank);
        let shows_session = |session: Session| Moment::of(&session, 0).is_some_and(|first| first.session == session);
        if has_words && shows_session(self.session()) {
            self.note_place(Place::Stop { index: 0, answered: false });
            self.ask_of_stop();
        }
    }

    /// Notes that a place is shown, whose picture is there already.
    pub fn note_place(&mut self, place: Place) {
        self.walk.place = Some(place);
        self.walk.free = self.free_question().map(|question| self.predictions.free_answer(question));
    }

    /// Returns a stop that shows what is shown now.
    pub fn present_stop(&self) -> Stop {
        let (own, view) = (self.lasting_view(), self.view);
        let build = (self.subject() == Subject::Build).then(|| self.build().exercise());
        let at = match self.transports.active {
            Transport::Fill => StopPosition::Fill(self.transports.fill.resting_head()),
            Transport::Game => StopPosition::Game(self.ply()),
            Transport::Fusion => StopPosition::Fusion(self.transports.fusion.resting_head() as u64),
        };
        let mut stop = Stop {
            recurrence: (view.recurrence != own.recurrence).then_some(view.recurrence),
            layout: (view.layout != own.layout).then_some(view.layout),
            beside: view.beside.filter(|_| view.beside != own.beside),
            spotlight: self.look.spotlight,
            blank: self.is_blank(),
            build,
            fold: if self.subject() == Subject::Calls {
                Fold::nearest(self.look.fold.resting_head())
            } else {
                Fold::Tree
            },
            ..Stop::new(at)
        };
        if stop.build.is_some() {
            // The recurrence is the one that is put together.
            return Stop { recurrence: None, ..stop };
        }
        let subject = self.subject().of_slide();
        stop.subject = (subject != stop.subject(own)).then_some(subject);
        stop
    }

    /// Returns the present moment as if it were a stop, for pictures of it.
    pub fn present_moment(&self) -> Moment {
        let stop = Stop { subject: Some(self.subject().of_slide()), ..self.present_stop() };
        Moment { session: self.session(), fusion: self.transports.fusion.resting_head() as u64, stop }
    }

    /// Hides the table if the stop, or the lecturer before it, hides it.
    fn hide(&mut self, stop_is_blank: bool) {
        if let Some(lecture) = &mut self.lecture {
            lecture.is_blank = stop_is_blank || lecture.stays_blank;
            lecture.is_black = false;
        }
    }

    fn go_to_positions(&mut self, fill: f64, game: usize, glides: bool) {
        let positions = [(Transport::Fill, fill), (Transport::Game, game as f64)];
        for (transport, to) in positions {
            let playback = self.transports.get_mut(transport);
            if glides && playback.resting_head() < to {
                playback.glide_to(to, STEP_SECONDS);
            } else {
                playback.jump_to(to);
            }
        }
        self.follow();
    }

    /// Returns whether the slide has moved to its last position: nothing is left to step through.
    pub fn is_at_last_position(&self) -> bool {
        match self.transports.active {
            Transport::Game => self.shown_game.game.is_over(self.ply()),
            transport => {
                let playback = self.transports.get(transport);
                playback.resting_head() >= playback.end()
            }
        }
    }

    /// Returns whether the slide is at the position in which the lesson opens, or before it.
    pub fn is_at_first_position(&self) -> bool {
        match self.transports.active {
            Transport::Fill => self.transports.fill.resting_head() <= self.walk.before.fill_position,
            Transport::Game => self.ply() <= self.walk.before.game_position,
            Transport::Fusion => self.transports.fusion.resting_head() <= 0.0,
        }
    }
}
