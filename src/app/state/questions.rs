//! The questions before a step or a move: when one is asked, and what an answer does.

use crate::app::around::Given;
use crate::app::command::Command;
use crate::app::direction::{Direction, neighbor};
use crate::app::message::{Message, Reply};
use crate::app::playback::{Playback, STEP_SECONDS};
use crate::app::predictions::{OpenQuestion, Predictions};
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Interval;
use crate::game::build::check::Verdict;
use crate::number::Number;
use crate::predict::own::OwnVerdict;
use crate::predict::record::QuestionProgress;
use crate::predict::{self, Answer, AnswerForm, PredictSettings, Question, QuestionKind, Record};
use crate::session::{Answers, Stop, StopPosition, Subject};

impl State {
    /// Returns which questions are asked. `None` if prediction is off.
    pub fn predict_settings(&self) -> Option<PredictSettings> {
        self.view.predict
    }

    /// Returns the question that is open.
    pub fn open_question(&self) -> Option<&OpenQuestion> {
        self.predictions.open.as_ref()
    }

    /// Returns the record of all answers since the row was changed or prediction was turned on.
    pub fn record(&self) -> &Record {
        &self.predictions.record
    }

    /// Returns the learner's progress with the open question.
    pub fn question_progress(&self) -> Option<QuestionProgress> {
        self.open_question().map(|asked| self.record().progress(&asked.question))
    }

    /// Returns whether a question waits for an answer.
    pub fn waits_for_answer(&self) -> bool {
        self.question_progress().is_some_and(|open| !open.is_settled())
    }

    /// Returns whether the next thing to do is to go on to the next stop: nothing is asked or built, and no
    /// person plays.
    pub fn continues_path(&self) -> bool {
        let waits = self.waits_for_answer() || self.waits_for_free_answer();
        // After a game of a person, the board offers what comes next.
        let plays = self.view.subject == Subject::Game && self.has_person();
        let is_left = match self.view.subject {
            Subject::Build => !self.verdict().is_some_and(Verdict::is_right),
            Subject::Own => !self.own_verdict().is_some_and(OwnVerdict::is_done),
            _ => false,
        };
        self.goes_by_stops() && self.stop_beside(false).is_some() && !waits && !plays && !is_left
    }

    /// Returns the stop behind the open question, if a stop asks it.
    pub fn stop_after_question(&self) -> Option<usize> {
        let is_asked = self.open_question().is_some() && self.stops()[self.stop_index()?].ask.is_some();
        self.stop_beside(false).filter(|_| is_asked)
    }

    /// Returns what leads on from the open question: to the next stop, or to the step.
    pub fn after_question(&self) -> Option<Message> {
        if self.practised.is_some() {
            return Some(Command::Practise.into());
        }
        let forward = Message::Transport(self.open_question()?.transport, TransportAction::Forward);
        Some(self.stop_after_question().map_or(forward, Message::GoToStop))
    }

    /// Returns the cell that a question asks about, if it is about the fill. A question to the class counts in the
    /// lecture view.
    pub fn asked_cell(&self) -> Option<Interval> {
        let open =
            self.open_question().filter(|asked| asked.transport == Transport::Fill).map(|asked| asked.question.clone());
        open.or_else(|| self.class_question().filter(Question::is_about_fill)).map(|question| question.interval())
    }

    /// Returns the question that waits for an answer, of the user or of the class.
    pub(super) fn waiting_question(&self) -> Option<Question> {
        let open = self.open_question().filter(|_| self.waits_for_answer()).map(|asked| asked.question.clone());
        let is_answered = self.show_of_hands().is_some_and(|asked| asked.is_answered);
        open.or_else(|| self.class_question().filter(|_| !is_answered))
    }

    /// Returns the coins that the question that waits is about: a cell of the fill, or a position of the game.
    pub fn asked_coins(&self) -> Option<Interval> {
        self.waiting_question().map(|question| question.interval())
    }

    fn is_asked_about(&self, interval: Interval) -> bool {
        self.asked_coins() == Some(interval)
    }

    /// Returns whether the open question asks for cells, so that a click on a cell is an answer.
    pub fn asks_for_cells(&self) -> bool {
        self.waits_for_answer()
            && self.open_question().is_some_and(|asked| matches!(asked.question.form(), AnswerForm::Cells(_)))
    }

    /// Returns whether the transport in use has reached its end after questions were answered, and their summary has
    /// not been shown.
    pub fn has_ended_questions(&self) -> bool {
        let is_done = match self.transports.active {
            Transport::Fill => self.transports.fill.is_at_end(),
            Transport::Game => self.shown_game.game.is_over(self.ply()),
            Transport::Fusion => false,
        };
        let rests = !self.transports.get(self.transports.active).is_moving();
        let was_asked = self.predict_settings().is_some() && self.record().asked() > 0;
        was_asked && is_done && rests && !self.predictions.summed_up
    }

    /// Records that the summary of the questions is shown.
    pub fn note_summary(&mut self) {
        self.predictions.summed_up = true;
    }

    /// Starts a new record, and closes the open question.
    pub fn clear_record(&mut self) {
        // Attempts of different records have different numbers too.
        self.predictions = Predictions { attempts: self.predictions.attempts, ..Predictions::default() };
    }

    /// Gives the focus to the field of the answer again.
    pub fn focus_answer(&mut self) {
        self.predictions.try_again();
    }

    /// Returns whether something has to stay hidden: it is to be earned, or questions ask for it.
    pub fn hides(&self, secret: Secret) -> bool {
        match secret {
            Secret::Cell(interval) => !self.is_written(interval) || self.is_asked_about(interval),
            Secret::Worth(interval) => {
                // An author may ask about anything that is not written yet.
                let asks = self.asks_in_fill() || self.waits_for_free_answer();
                let is_to_come = self.view.answers == Answers::Earned || asks;
                (is_to_come && !self.is_written(interval)) || self.is_asked_about(interval)
            }
            Secret::Passed(interval) => {
                let is_earned =
                    self.has_person() && self.shown_game.game.is_over(self.ply()) && !self.is_asked_about(interval);
                self.hides(Secret::Worth(interval)) && !is_earned
            }
            Secret::Result => self.hides(Secret::Worth(Interval::whole(self.n()))),
            Secret::Advice => self.hides_advice(),
            Secret::NextMoves => {
                let is_asked = self.waiting_question().is_some_and(|question| !question.is_about_fill());
                is_asked || self.asks_in_game() || self.hides(Secret::Result)
            }
            Secret::Game => self.keeps_to_fill() && self.game_head() > 0.0,
            Secret::Fusion => self.keeps_to_fill(),
            Secret::Reads => self.waiting_question().is_some_and(|question| question.kind() == QuestionKind::Sources),
        }
    }

    /// Returns whether a part of the window leaves out what it tells.
    pub fn leaves_out(&self, shown: Shown) -> bool {
        let has_no_game = self.look.is_compared && shown == Shown::GameInTable;
        has_no_game || shown.tells().is_some_and(|secret| self.hides(secret))
    }

    /// Returns whether only the fill may tell what is asked: a question about a step waits, or is to come in the fill
    /// that the keys move.
    fn keeps_to_fill(&self) -> bool {
        match self.waiting_question() {
            Some(question) => question.is_about_fill(),
            None => self.transports.active == Transport::Fill && self.asks_in_fill() && self.hides(Secret::Result),
        }
    }

    /// Returns whether which end is better stays hidden, because a person has to find the best one.
    fn hides_advice(&self) -> bool {
        let turn = self.turn();
        if turn.is_some_and(|turn| self.is_asked_about(turn.interval)) {
            return true;
        }
        let is_answered = self.open_question().is_some_and(|asked| asked.transport == Transport::Game);
        let is_to_come = turn.is_some_and(|turn| self.hides(Secret::Worth(turn.interval)));
        !is_answered && (self.asks_in_game() || ((is_to_come || self.is_your_turn()) && !self.is_hinted()))
    }

    /// Returns whether questions ask for the steps of the fill before they are shown.
    fn asks_in_fill(&self) -> bool {
        self.predict_settings().is_some_and(|settings| settings.why_nothing_asked(self.view.recurrence).is_none())
    }

    /// Returns a number that depends on the result of the whole row, or `?` while the result stays hidden.
    pub fn result_text(&self, value: Number, write: impl Fn(Number) -> String) -> String {
        if self.hides(Secret::Result) { "?".to_owned() } else { write(value) }
    }

    /// Returns whether questions ask for the moves of the game before they are shown.
    pub fn asks_in_game(&self) -> bool {
        self.predict_settings().is_some_and(|settings| settings.kinds.contains(QuestionKind::BestEnd))
            && Question::recurrence_of_moves(self.document.duel.rule).is_some()
            && !self.has_person()
    }

    /// Returns whether questions are asked, or one is open.
    pub fn asks(&self) -> bool {
        self.predict_settings().is_some() || self.open_question().is_some()
    }

    /// Returns whether stops ask the learner. A lecture asks the class instead, and whoever edits the stops is asked
    /// nothing.
    pub(super) fn asks_learner(&self) -> bool {
        self.lecture.is_none() && !self.preferences.shows_stops
    }

    /// Asks the question of the stop that is shown, once its picture is there.
    pub(super) fn ask_of_stop(&mut self) {
        let Some((transport, position)) = self.position_of_question() else { return };
        if self.transports.get(transport).is_moving() {
            self.predictions.on_arrival = Some((transport, position as f64));
        } else if let Some(question) = self.question_of_stop() {
            // One that is answered shows its answer.
            self.ask(transport, &question);
        }
    }

    /// Closes the question of the stop once the user looks at another subject.
    pub(in crate::app) fn leave_question_of_stop(&mut self, subject: Subject) {
        if self.subject() != subject && self.position_of_question().is_some() {
            self.predictions.leave();
        }
    }

    /// Asks the question of the stop again once the user looks at its subject.
    pub(in crate::app) fn return_to_question_of_stop(&mut self) {
        // What the user looks at is that of the session, too, so the position decides.
        let own = self.asking_stop().map(|stop| match stop.at {
            StopPosition::Game(_) => Subject::Game,
            _ => stop.subject.unwrap_or(Subject::Table),
        });
        if own == Some(self.subject()) && self.open_question().is_none() {
            self.ask_of_stop();
        }
    }

    /// Returns the stop that is shown, if it asks the learner.
    fn asking_stop(&self) -> Option<&Stop> {
        let stop = self.stops().get(self.stop_index()?)?;
        (self.asks_learner() && stop.ask.is_some()).then_some(stop)
    }

    /// Returns the transport and the position at which the stop that is shown asks the learner.
    fn position_of_question(&self) -> Option<(Transport, u64)> {
        match self.asking_stop()?.at {
            StopPosition::Fill(steps) => Some((Transport::Fill, steps.floor() as u64)),
            StopPosition::Game(moves) => Some((Transport::Game, moves as u64)),
            StopPosition::Fusion(_) => None,
        }
    }

    /// Returns whether a stop asks for the next move.
    pub fn is_asked_for_move(&self) -> bool {
        let is_of_stop = self.position_of_question() == Some((Transport::Game, self.ply() as u64));
        is_of_stop && self.waits_for_answer()
    }

    /// Returns the question of the stop that is shown.
    fn question_of_stop(&self) -> Option<Question> {
        self.question_of(self.asking_stop()?)
    }

    /// Returns the question before the step or move that begins at `position`, if there is one that is not settled.
    fn question_at(&self, transport: Transport, position: u64) -> Option<Question> {
        let is_of_stop = self.position_of_question() == Some((transport, position));
        let of_stop = if is_of_stop { self.question_of_stop() } else { None };
        let question = of_stop.or_else(|| self.predicted_at(transport, position))?;
        (!self.record().progress(&question).is_settled()).then_some(question)
    }

    /// Returns the question that prediction asks before the step or move that begins at `position`, if there is one.
    fn predicted_at(&self, transport: Transport, position: u64) -> Option<Question> {
        let settings = self.predict_settings()?;
        match transport {
            Transport::Fill => Question::of_step(settings, &self.table, self.fill(), position),
            Transport::Game => {
                let ply = position as usize;
                // A person's own moves are not asked for.
                if ply >= self.shown_game.game.moves().len() || !self.asks_in_game() {
                    return None;
                }
                let game = &self.shown_game.game;
                Question::of_move(settings, &self.table, ply, &game.turn(ply)?, game.rule())
            }
            Transport::Fusion => None,
        }
    }

    /// Returns the first position from `from` to before `to` that has a question, with the question.
    fn next_question(&self, transport: Transport, from: f64, to: f64) -> Option<(f64, Question)> {
        // No step of a fill has a question if none of the chosen kinds applies to its recurrence.
        if transport == Transport::Fill && !self.asks_in_fill() && self.position_of_question().is_none() {
            return None;
        }
        let positions = from.ceil() as u64..to.ceil().max(from.ceil()) as u64;
        positions.into_iter().find_map(|position| Some((position as f64, self.question_at(transport, position)?)))
    }

    fn ask(&mut self, transport: Transport, question: &Question) {
        let cursor = question.interval();
        self.predictions.open = Some(OpenQuestion {
            question: question.clone(),
            transport,
            cells: Vec::new(),
            cursor,
            number: String::new(),
            source: None,
            lacks: None,
            attempt: 0,
            is_typed_on: false,
        });
        self.predictions.try_again();
        // The keys move this transport from now on, and the other one waits.
        self.transports.active = transport;
        for other in [Transport::Fill, Transport::Game].into_iter().filter(|other| *other != transport) {
            self.transports.get_mut(other).pause();
        }
        self.gaze.pinned = None;
        self.camera.followed = Some(cursor);
    }

    /// Asks the question that an action of a transport leads to, and returns whether it holds up the action. An action
    /// that no question holds up closes the open question.
    pub(super) fn is_held_up(&mut self, transport: Transport, action: TransportAction) -> bool {
        if matches!(action, TransportAction::Slower | TransportAction::Faster | TransportAction::Speed(_)) {
            return false;
        }
        let waiting = self.open_question().filter(|_| self.waits_for_answer()).map(|asked| asked.transport);
        if waiting
            .or(self.predictions.on_arrival.map(|(transport, _)| transport))
            .is_some_and(|asked| asked != transport)
        {
            // The other transport may step, but not play. The question stays open.
            return waiting.is_some() && action == TransportAction::PlayPause;
        }
        self.predictions.on_arrival = None;
        if !matches!(action, TransportAction::Forward | TransportAction::ForwardSweep | TransportAction::PlayPause) {
            self.predictions.open = None;
            return false;
        }
        if self.waits_for_answer() {
            return true;
        }
        self.predictions.open = None;
        let playback = self.transports.get(transport);
        if action == TransportAction::PlayPause && playback.is_playing() {
            return false;
        }
        let from = playback.resting_head();
        let to =
            if action == TransportAction::PlayPause { from + 1.0 } else { self.steps_around(transport, action)[1] };
        match self.next_question(transport, from, to.min(playback.end())) {
            None => false,
            Some((position, question)) if position == from => {
                self.transports.get_mut(transport).jump_to(from);
                self.ask(transport, &question);
                true
            }
            Some((position, _)) => {
                if action == TransportAction::PlayPause {
                    // Playing stops at the question by itself.
                    return false;
                }
                self.transports.get_mut(transport).glide_to(position, STEP_SECONDS);
                self.predictions.on_arrival = Some((transport, position));
                true
            }
        }
    }

    /// Asks the question that a playhead has reached. Playing stops there.
    pub(super) fn ask_on_the_way(&mut self, before: [f64; 2], was_playing: [bool; 2]) {
        if let Some((transport, position)) = self.predictions.on_arrival
            && !self.transports.get(transport).is_moving()
        {
            self.predictions.on_arrival = None;
            if self.position_of_question() == Some((transport, position as u64)) {
                self.ask_of_stop();
            } else if let Some(question) = self.question_at(transport, position as u64) {
                self.ask(transport, &question);
            }
        }
        for (transport, (before, was_playing)) in
            [Transport::Fill, Transport::Game].into_iter().zip(before.into_iter().zip(was_playing))
        {
            let (now, end) = (self.transports.get(transport).head(), self.transports.get(transport).end());
            if was_playing
                && let Some((position, question)) = self.next_question(transport, before, (now.floor() + 1.0).min(end))
            {
                self.transports.get_mut(transport).jump_to(position);
                self.ask(transport, &question);
            }
        }
    }

    /// Takes a part of an answer to the open question, and checks the answer once it is complete. The fill and the game
    /// stay at their positions.
    pub fn reply(&mut self, reply: Reply) {
        if !self.waits_for_answer() {
            return;
        }
        let n = self.n();
        let Predictions { open: Some(asked), record, attempts, .. } = &mut self.predictions else { return };
        asked.lacks = None;
        let form = asked.question.form();
        let reveals = reply == Reply::Reveal;
        let answer = match reply {
            Reply::Move(arrow) => {
                match form {
                    AnswerForm::Cells(_) => {
                        asked.cursor = neighbor(asked.cursor, n, arrow).unwrap_or(asked.cursor);
                        self.camera.followed = Some(asked.cursor);
                    }
                    AnswerForm::NumberFrom(sources) => {
                        asked.source = Some(next_source(asked.source, arrow, sources.len()));
                    }
                    AnswerForm::End | AnswerForm::Number => {}
                }
                None
            }
            Reply::Choose => match form {
                AnswerForm::Cells(count) => asked.choose(asked.cursor, count),
                _ => None,
            },
            Reply::Cell(cell) => {
                let AnswerForm::Cells(count) = form else { return };
                if cell.j >= n {
                    return;
                }
                asked.cursor = cell;
                asked.choose(cell, count)
            }
            Reply::End(pick) => Some(Answer::End(pick)),
            Reply::Number(text) => {
                asked.number = text;
                asked.is_typed_on = true;
                None
            }
            Reply::Type(text) => {
                if !asked.is_typed_on {
                    asked.number.clear();
                }
                asked.number += &text;
                asked.is_typed_on = true;
                *attempts += 1;
                asked.attempt = *attempts;
                None
            }
            Reply::Source(source) => {
                if matches!(form, AnswerForm::NumberFrom(sources) if source < sources.len()) {
                    asked.source = Some(source);
                }
                None
            }
            Reply::Check => match asked.answer(form) {
                Ok(answer) => Some(answer),
                Err(lacks) => {
                    asked.lacks = Some(lacks);
                    None
                }
            },
            Reply::Reveal => None,
        };
        if answer.is_none() && !reveals {
            return;
        }
        let (idea, is_first) = (asked.question.idea(), record.progress(&asked.question).tries == 0);
        let mut is_right = false;
        let given = answer.as_ref().map(|answer| answer.text(self.view.count_from));
        let question = asked.question.text();
        if let Some(answer) = answer {
            is_right = record.answer(&asked.question, &answer) == predict::Verdict::Correct;
            self.predictions.try_again();
        } else {
            record.reveal(&asked.question);
        }
        self.predictions.given = Some(Given { question, answer: given, is_right });
        if is_first {
            self.preferences.memory.note(idea, is_right, self.today);
        }
    }

    /// Returns the last answer of the learner, once.
    pub(in crate::app) fn take_given(&mut self) -> Option<Given> {
        self.predictions.given.take()
    }

    /// Returns the positions of the fill and the game, and whether they play.
    pub(super) fn fill_and_game(&self) -> ([f64; 2], [bool; 2]) {
        let playbacks = [Transport::Fill, Transport::Game].map(|transport| self.transports.get(transport));
        (playbacks.map(Playback::head), playbacks.map(Playback::is_playing))
    }
}

/// Returns the index of the source that an arrow key moves to, up or down the list of `sources`.
fn next_source(source: Option<usize>, arrow: Direction, sources: usize) -> usize {
    match (source, arrow) {
        (None, Direction::Up) => sources - 1,
        (None, _) => 0,
        (Some(source), Direction::Up) => source.saturating_sub(1),
        (Some(source), _) => (source + 1).min(sources - 1),
    }
}
