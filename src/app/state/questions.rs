//! Questions before a step or a move: when they are asked, and what an answer does.

use crate::app::direction::{Direction, neighbor};
use crate::app::message::Reply;
use crate::app::playback::Playback;
use crate::app::predictions::{Asked, Predictions};
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Interval;
use crate::predict::record::QuestionProgress;
use crate::predict::{Answer, AnswerForm, PredictSettings, Question, QuestionKind, Record};

impl State {
    /// What is asked, if anything is.
    pub fn predicts(&self) -> Option<PredictSettings> {
        self.view.predict
    }

    /// The question that is open.
    pub fn asked(&self) -> Option<&Asked> {
        self.predictions.asked.as_ref()
    }

    pub fn record(&self) -> &Record {
        &self.predictions.record
    }

    /// How far the learner is with the question that is open.
    pub fn open_question(&self) -> Option<QuestionProgress> {
        self.asked().map(|asked| self.record().progress(&asked.question))
    }

    /// Whether a question waits for an answer.
    pub fn waits_for_answer(&self) -> bool {
        self.open_question().is_some_and(|open| !open.is_settled())
    }

    /// The cell of the fill that is asked about.
    pub fn asked_cell(&self) -> Option<Interval> {
        self.asked().filter(|asked| asked.transport == Transport::Fill).map(|asked| asked.question.interval())
    }

    /// Whether cells are asked for, so that a click on one is an answer.
    pub fn asks_for_cells(&self) -> bool {
        self.waits_for_answer()
            && self.asked().is_some_and(|asked| matches!(asked.question.form(), AnswerForm::Cells(_)))
    }

    /// Whether the transport in use has come to its end, questions were answered on the way, and their summary has not
    /// been shown.
    pub fn has_ended_questions(&self) -> bool {
        let is_done = match self.transports.active {
            Transport::Fill => self.transports.fill.is_at_end(),
            Transport::Game => self.ply() == self.n(),
            Transport::Fusion => false,
        };
        let rests = !self.transports.get(self.transports.active).is_moving();
        let was_asked = self.predicts().is_some() && self.record().asked() > 0;
        was_asked && is_done && rests && !self.predictions.summed_up
    }

    /// Notes that the summary of the questions is shown.
    pub fn note_summary(&mut self) {
        self.predictions.summed_up = true;
    }

    /// Begins to count anew.
    pub fn clear_record(&mut self) {
        // No two attempts have the same number, also of two records.
        self.predictions = Predictions { attempts: self.predictions.attempts, ..Predictions::default() };
    }

    /// Gives the field of an answer the focus anew.
    pub fn focus_answer(&mut self) {
        self.predictions.try_again();
    }

    /// Whether what the whole row comes to is kept back: it is asked for, and not yet filled.
    pub fn keeps_result(&self) -> bool {
        let is_asked = |settings: PredictSettings| settings.why_nothing_asked(self.view.recurrence).is_none();
        self.predicts().is_some_and(is_asked) && !self.is_written(Interval::whole(self.n()))
    }

    /// A number that tells of the result of the whole row, or a sign in its place while that is kept back.
    pub fn result_text(&self, value: i64, write: impl Fn(i64) -> String) -> String {
        if self.keeps_result() { "?".to_owned() } else { write(value) }
    }

    /// Whether the game's moves are asked for before they are shown.
    pub fn asks_in_game(&self) -> bool {
        self.predicts().is_some_and(|settings| settings.kinds.contains(QuestionKind::BestEnd)) && !self.has_person()
    }

    /// The question before the step or move that begins at `position`, if it has not been settled.
    fn question_at(&self, transport: Transport, position: u64) -> Option<Question> {
        let settings = self.predicts()?;
        let question = match transport {
            Transport::Fill => Question::of_step(settings, &self.table, self.fill(), position)?,
            Transport::Game => {
                let ply = position as usize;
                // A person's own move is answer enough.
                if ply >= self.game.moves().len() || !self.asks_in_game() {
                    return None;
                }
                Question::of_move(settings, &self.table, ply, self.game.turn(ply)?)?
            }
            Transport::Fusion => return None,
        };
        (!self.record().progress(&question).is_settled()).then_some(question)
    }

    /// The first position with a question from `from` on, before `to`.
    fn next_question(&self, transport: Transport, from: f64, to: f64) -> Option<(f64, Question)> {
        let settings = self.predicts()?;
        // Nothing is asked of a fill where only kinds are chosen that do not apply to it.
        if transport == Transport::Fill && settings.why_nothing_asked(self.view.recurrence).is_some() {
            return None;
        }
        let positions = from.ceil() as u64..to.ceil().max(from.ceil()) as u64;
        positions.into_iter().find_map(|position| Some((position as f64, self.question_at(transport, position)?)))
    }

    fn ask(&mut self, transport: Transport, question: &Question) {
        let cursor = question.interval();
        self.predictions.asked = Some(Asked {
            question: *question,
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
        // What the keys move from now on, and the other one does not run away meanwhile.
        self.transports.active = transport;
        for other in [Transport::Fill, Transport::Game].into_iter().filter(|other| *other != transport) {
            self.transports.get_mut(other).pause();
        }
        self.pinned = None;
        self.camera.bring_into_view = Some(cursor);
    }

    /// Whether a transport's action is held up by a question, which is asked then. Any other action leaves the question
    /// that is open.
    pub(super) fn is_held_up(&mut self, transport: Transport, action: TransportAction) -> bool {
        if matches!(action, TransportAction::Slower | TransportAction::Faster | TransportAction::Speed(_)) {
            return false;
        }
        let waiting = self.asked().filter(|_| self.waits_for_answer()).map(|asked| asked.transport);
        if waiting
            .or(self.predictions.on_arrival.map(|(transport, _)| transport))
            .is_some_and(|asked| asked != transport)
        {
            // The other one has its own way, but for playing, and leaves the question where it is.
            return waiting.is_some() && action == TransportAction::PlayPause;
        }
        self.predictions.on_arrival = None;
        if !matches!(action, TransportAction::Forward | TransportAction::ForwardSweep | TransportAction::PlayPause) {
            self.predictions.asked = None;
            return false;
        }
        if self.waits_for_answer() {
            return true;
        }
        self.predictions.asked = None;
        let playback = self.transports.get(transport);
        if action == TransportAction::PlayPause && playback.is_playing() {
            return false;
        }
        let from = playback.resting_head();
        let to = if action == TransportAction::PlayPause { from + 1.0 } else { self.stops(transport, action)[1] };
        match self.next_question(transport, from, to.min(playback.end())) {
            None => false,
            Some((position, question)) if position == from => {
                self.transports.get_mut(transport).jump_to(from);
                self.ask(transport, &question);
                true
            }
            Some((position, _)) => {
                if action == TransportAction::PlayPause {
                    // Playing comes to it by itself.
                    return false;
                }
                self.transports.get_mut(transport).glide_to(position);
                self.predictions.on_arrival = Some((transport, position));
                true
            }
        }
    }

    /// Asks where a playhead has come to a question: playing stops there.
    pub(super) fn ask_on_the_way(&mut self, before: [f64; 2], was_playing: [bool; 2]) {
        if let Some((transport, position)) = self.predictions.on_arrival
            && !self.transports.get(transport).is_moving()
        {
            self.predictions.on_arrival = None;
            if let Some(question) = self.question_at(transport, position as u64) {
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

    /// Takes a part of an answer, and checks it once it is one. The fill and the game stay where they are.
    pub fn reply(&mut self, reply: Reply) {
        if !self.waits_for_answer() {
            return;
        }
        let n = self.n();
        let Predictions { asked: Some(asked), record, attempts, .. } = &mut self.predictions else { return };
        asked.lacks = None;
        let form = asked.question.form();
        let answer = match reply {
            Reply::Move(arrow) => {
                match form {
                    AnswerForm::Cells(_) => {
                        asked.cursor = neighbor(asked.cursor, n, arrow).unwrap_or(asked.cursor);
                        self.camera.bring_into_view = Some(asked.cursor);
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
                None
            }
            Reply::Type(text) => {
                asked.number += &text;
                asked.is_typed_on = true;
                *attempts += 1;
                asked.attempt = *attempts;
                None
            }
            Reply::Source(source) => {
                asked.source = Some(source);
                None
            }
            Reply::Check => match asked.answer(form) {
                Ok(answer) => Some(answer),
                Err(lacks) => {
                    asked.lacks = Some(lacks);
                    None
                }
            },
            Reply::Reveal => {
                record.reveal(&asked.question);
                None
            }
        };
        if let Some(answer) = answer {
            record.answer(&asked.question, &answer);
            self.predictions.try_again();
        }
    }

    /// Whether it is not told what the ends of the game's position are worth: a person is to find out.
    pub fn keeps_advice(&self) -> bool {
        let is_answered =
            self.asked().is_some_and(|asked| asked.transport == Transport::Game) && !self.waits_for_answer();
        (self.asks_in_game() && !is_answered) || self.keeps_result() || (self.is_your_turn() && !self.is_hinted())
    }

    /// The positions of the fill and the game, and whether they play.
    pub(super) fn fill_and_game(&self) -> ([f64; 2], [bool; 2]) {
        let playbacks = [Transport::Fill, Transport::Game].map(|transport| self.transports.get(transport));
        (playbacks.map(Playback::head), playbacks.map(Playback::is_playing))
    }
}

/// The place that a number is from next, up or down the list.
fn next_source(source: Option<usize>, arrow: Direction, sources: usize) -> usize {
    match (source, arrow) {
        (None, Direction::Up) => sources - 1,
        (None, _) => 0,
        (Some(source), Direction::Up) => source.saturating_sub(1),
        (Some(source), _) => (source + 1).min(sources - 1),
    }
}
