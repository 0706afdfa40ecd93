//! What each message does. Only messages and time change the state.

mod around;
mod build;
mod copy;
mod course;
mod files;
mod game;
mod intent;
mod lesson;
mod links;
mod own;
mod predict;
mod presenter;
mod row;
mod view;
mod work;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use crate::app::camera::Navigation;
use crate::app::command::Command;
use crate::app::dialog::{Dialog, LinkExtent, PendingAction, ProgressStep};
use crate::app::direction::{Direction, neighbor};
use crate::app::effect::Effect;
use crate::app::history::Past;
use crate::app::message::{Edit, Message, StopEdit};
use crate::app::notice::{Notice, Topic};
use crate::app::panels::Room;
use crate::app::playback::FOLD_SECONDS;
use crate::app::program::{App, EditRun};
use crate::app::transport::TransportAction;
use crate::game::play::optimal_games;
use crate::game::row::random::fresh_seed;
use crate::game::{Duel, End, FillOrder, Interval, Players, Recurrence, Row, Rule, Strategy, Stride};
use crate::lessons;
use crate::printable::{Lines, printable};
use crate::session::{Comparison, Document, Edition, Subject, View};
use crate::wording::notices;
use crate::wording::recurrence::{order_not_possible, too_long_for};
use crate::wording::rule::game::back_to_classic;

/// The factor by which a key enlarges the cells, and the part of the view by which a key moves the table.
const ZOOM_STEP: f64 = 1.3;
const PAN_STEP: f64 = 0.25;

/// The most digits of a lesson's number.
const MAX_LESSON_DIGITS: usize = 5;

impl App {
    /// Carries out a message. A message about a cell, a line or a lesson that does not exist does nothing.
    #[expect(clippy::too_many_lines, reason = "a line or so for each message")]
    pub fn apply(&mut self, message: Message) {
        self.history.begin();
        match message {
            Message::Command(command) => {
                self.presenter.typed_lesson.clear();
                self.run(command);
            }
            Message::Edit(edit) => self.edit(edit),
            Message::Build(edit) => self.build(edit),
            Message::Own(edit) => self.own(edit),
            Message::ForgetProgress => self.forget_progress(),
            Message::CopyProgress => {
                self.effects.push(Effect::CopyText(self.state.preferences.memory.csv(self.state.today)));
                self.open_dialog(Dialog::Progress(ProgressStep::Copied));
            }
            Message::GoOn => self.go_on_after_mistake(),
            Message::RetryFrom(ply) => self.retry_from(ply),
            Message::RowInput(input) => self.row_input(input),
            Message::TypingEnded => self.edit_run = None,
            Message::Lesson(index) | Message::LectureFrom(index) if index >= self.state.course().count() => {}
            Message::Lesson(index) => {
                self.proceed_or_ask(PendingAction::OpenLesson(index), self.origin.path.is_some());
            }
            Message::LectureFrom(index) => {
                let asks = self.origin.path.is_some() && self.state.lesson() != Some(index);
                self.proceed_or_ask(PendingAction::LectureFrom(index), asks);
            }
            Message::Course(edit) => self.edit_course(edit),
            Message::BundledCourse(index) if index >= lessons::courses().len() => {}
            Message::BundledCourse(index) => self.proceed_or_ask(PendingAction::BundledCourse(index), true),
            Message::Edition(edition) => self.choose_edition(edition),
            Message::SaveCourseTo(path) => self.save_course_to(&path, false),
            Message::Stops(edit) => self.edit_stops(edit),
            Message::GoToPlace(lesson, place) => self.go_to_place(lesson, place),
            Message::GoToStop(index) => self.show_stop(index),
            Message::Hands(option, by) => self.state.raise_hands(option, by),
            Message::LessonDigit(digit) => {
                if self.presenter.typed_lesson.len() < MAX_LESSON_DIGITS {
                    self.presenter.typed_lesson.push(digit);
                }
            }
            Message::OpenTypedLesson => self.open_typed_lesson(),
            Message::Draw(point, begins) => self.presenter.drawing.ink.draw(point, begins),
            Message::Transport(transport, action) => self.state.act(transport, action),
            Message::Pane(subject) => self.show_beside(subject),
            Message::Compare(comparison) => self.compare(comparison),
            Message::Take(taking) => self.take(taking),
            Message::CoinsPerMove(count) => self.state.shown_game.coins_per_move = count,
            Message::ShowLine(line, ply) => self.show_line(line, ply),
            Message::Review(ply) => self.review(ply),
            Message::RemoveLine(line) => {
                // An earlier message of the same frame may have removed it.
                if line < self.state.document().duel.lines().len() {
                    self.edit_duel(None, |duel| duel.remove(line));
                }
            }
            // An earlier message of the same frame may have shortened the row.
            Message::Hover(interval, _)
            | Message::PointAtRead(interval)
            | Message::Pin(Some(interval))
            | Message::Trace(interval, _)
            | Message::GoTo(interval)
            | Message::Navigate(Navigation::Cell(interval))
                if interval.j >= self.state.n() => {}
            Message::Hover(interval, found) => {
                if let Some(found) = found {
                    self.state.set_far_cell(*found);
                }
                self.state.hover(interval);
                // Most cells are found before the next frame.
                self.background.update_far_cell(&mut self.state);
            }
            Message::PointAtRead(interval) => self.state.point_at_read(interval),
            Message::Pin(pinned) => self.state.pin(pinned),
            Message::Trace(interval, share) => self.state.trace(interval, share),
            Message::GoTo(interval) => self.state.go_to(interval),
            Message::Language(language) => self.state.preferences.language = language,
            Message::Code(code) => {
                self.change_view(|view| view.code = code);
                self.state.follow_subject();
            }
            Message::Fold(stage) => self.state.look.fold.glide_from_here(stage, FOLD_SECONDS),
            Message::FoldAt(stage) => self.state.look.fold.jump_to(stage),
            Message::Reading(reading) => self.change_view(|view| view.reading = reading),
            Message::Lengths(lengths) => self.change_view(|view| view.lengths = lengths),
            Message::Navigate(navigation) => self.state.navigate(navigation),
            Message::LookAt(zoom, offset) => self.state.camera.look_at(zoom, offset),
            Message::OpenSession(session) => {
                self.proceed_or_ask(PendingAction::OpenMade(session), self.origin.path.is_some());
            }
            Message::OpenFile(path) => self.proceed_or_ask(PendingAction::OpenFile(path), true),
            Message::OpenLink(link) => self.open_link(&link, self.origin.path.is_some()),
            Message::OpenWork(id) => self.proceed_or_ask(PendingAction::OpenWork(id), self.origin.path.is_some()),
            Message::BringBack(id) => self.bring_back(id),
            Message::CopyLinkTo(site) => {
                self.state.preferences.site = site;
                let extent =
                    if let Some(Dialog::Site(extent)) = self.dialogs.open { extent } else { LinkExtent::Whole };
                self.close_dialog();
                self.copy_link(extent);
            }
            Message::SaveTo(path) => self.save_to(&path, false),
            Message::Browse(purpose) => {
                let suggested = self.origin.suggested(self.state.document());
                self.effects.push(Effect::Browse(purpose, suggested));
            }
            Message::Export(order, path) => self.export(order, path),
            Message::PresenterPlace(place) => self.state.preferences.presenter_place = Some(place),
            Message::TableSize(size) => self.state.camera.set_size(size),
            Message::ExportChoices(choices) => self.state.preferences.export = choices,
            Message::CancelExport => self.background.cancel_export(),
            Message::Copy(order) => self.copy(order),
            Message::CloseDialog => {
                self.close_dialog();
                self.dialogs.pending = None;
            }
            Message::Unsaved(choice) => self.answer_unsaved(choice),
            Message::Changed(choice) => self.answer_changed(choice),
            Message::EarlierWork(choice) => self.answer_earlier_work(choice),
            Message::Closing(choice) => self.answer_closing(choice),
            Message::StopFileTask => self.stop_file_task(),
            Message::ShowLanguage(name) => self.show_language(name),
            Message::SystemReducesMotion(on) => self.state.system_reduces_motion = on,
            Message::SystemWantsContrast(on) => self.effects.push(Effect::SystemContrast(on)),
            Message::PageAsks(request) => self.fulfil(request),
            Message::Focused => {
                self.kept.recent.look();
                self.check_file();
            }
            Message::EndNow => self.end_now(),
            Message::ShowError(text) => self.show_error(Topic::Window, text),
            Message::ShowInfo(text) => self.notices.show(Notice::info(Topic::Window, text)),
            Message::NewVersion => self.notices.show(Notice::info(Topic::Version, notices::new_version_is_there())),
            Message::DismissNotices => self.notices.clear(),
            Message::FreeReply(reply) => self.state.reply_freely(reply),
            Message::Reply(reply) => self.state.reply(reply),
            Message::AskKind(kind, is_asked) => self.change_questions(|asked| asked.kinds.set(kind, is_asked)),
            Message::AskOften(often) => self.change_questions(|asked| asked.often = often),
        }
        // The next message may open another session before any time passes.
        self.note_lesson_done();
        self.follow_row();
        self.note_for_page();
    }

    #[expect(clippy::too_many_lines, reason = "a line or so for each command")]
    fn run(&mut self, command: Command) {
        match command {
            Command::New => self.proceed_or_ask(PendingAction::StartNew, true),
            Command::Open => self.open_dialog(Dialog::Open),
            Command::Save
                if self.is_lesson_of_own() || (!self.is_session_unsaved() && self.state.course().is_changed()) =>
            {
                self.save_course();
            }
            Command::Save => match self.origin.path.clone() {
                Some(path) => self.save_to(&path, false),
                None => self.ask_where_to_save(),
            },
            Command::SaveAs => self.ask_where_to_save(),
            Command::Export => self.open_export(),
            Command::CopyPicture => self.copy_picture(),
            Command::CopyTable => self.copy_table(),
            Command::CopyLink => self.copy_link(LinkExtent::Whole),
            Command::CopyLinkUpToStop if self.state.stop_index().is_some() => self.copy_link(LinkExtent::UpToStop),
            Command::CopyLinkUpToStop => {}
            Command::LinkAddress => self.open_dialog(Dialog::Site(LinkExtent::Whole)),
            Command::Lessons => self.open_dialog(Dialog::Lessons),
            Command::EditCourse => self.open_dialog(Dialog::Course),
            Command::NewCourse => self.proceed_or_ask(PendingAction::NewCourse, true),
            Command::SaveCourse => self.save_course(),
            Command::SaveCourseAs => self.ask_where_to_save_course(None),
            Command::SaveWholeCourse => self.ask_where_to_save_course(Some(Edition::default())),
            Command::AddToCourse => self.add_to_course(),
            Command::UndoInCourse => self.undo_course_edit(),
            Command::AddStop => self.edit_stops(StopEdit::Add),
            Command::ChangeWords => self.show_story_for(Effect::ChangeWords),
            Command::ListStops => self.state.preferences.shows_stops = !self.state.preferences.shows_stops,
            Command::NextLesson => self.open_next_lesson(),
            Command::PreviousLesson => self.open_previous_lesson(),
            Command::Quit => drop(self.request_close()),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::EditCoins => self.show_story_for(Effect::SelectRowText),
            Command::AddCoin => {
                self.leave_lecture();
                self.show_story(true);
                self.effects.push(Effect::AddCoin);
            }
            Command::Random => {
                self.recipe.seed = fresh_seed();
                self.open_dialog(Dialog::Random);
            }
            Command::Shuffle => {
                let mut rng = ChaCha8Rng::seed_from_u64(fresh_seed());
                self.edit_coins(|coins| coins.shuffle(&mut rng));
            }
            Command::Reverse => self.edit_coins(<[i64]>::reverse),
            Command::PlayPause | Command::Back | Command::Forward | Command::PreviousPage | Command::NextPage => {
                self.go(command);
            }
            Command::BackSweep => self.act(TransportAction::BackSweep),
            Command::ForwardSweep => self.act(TransportAction::ForwardSweep),
            Command::First => self.act(TransportAction::First),
            Command::Last => self.act(TransportAction::Last),
            Command::Slower => self.act(TransportAction::Slower),
            Command::Faster => self.act(TransportAction::Faster),
            Command::ByPhase => self.state.preferences.stride = Stride::Phase,
            Command::ByCell => self.state.preferences.stride = Stride::Cell,
            Command::BySweep => self.state.preferences.stride = Stride::Sweep,
            Command::SwitchTransport => {
                let is_at_game = self.state.view().subject == Subject::Game;
                self.show_subject(if is_at_game { Subject::Table } else { Subject::Game });
            }
            Command::TakeLeft if self.state.show_of_hands().is_some() => self.state.raise_hands(0, 1),
            Command::TakeRight if self.state.show_of_hands().is_some() => self.state.raise_hands(1, 1),
            Command::RaiseThird => self.state.raise_hands(2, 1),
            Command::VoteAgain => self.state.vote_again(),
            Command::TakeLeft => self.take_from(End::Left),
            Command::TakeRight => self.take_from(End::Right),
            Command::Hint => self.state.hint(),
            Command::TakeBack => self.take_back(),
            Command::NextLine => self.next_line(),
            Command::PreviousGame => self.walk(optimal_games::previous),
            Command::NextGame => self.walk(optimal_games::next),
            Command::Details => {
                let has_details = matches!(self.state.view().subject, Subject::Game | Subject::Calls | Subject::Fusion);
                self.state.preferences.shows_details = !(has_details && self.state.preferences.shows_details);
                if !has_details {
                    self.show_subject(Subject::Game);
                }
            }
            Command::NextMistake => self.next_mistake(),
            Command::Retry => self.retry(),
            Command::TellMistakes => self.state.preferences.tells_mistakes = Some(!self.state.tells_mistakes()),
            Command::StopPlaying => self.stop_playing(),
            Command::NewGame => self.begin_game(self.state.document().duel.players),
            Command::PlayTheTable => {
                self.show_subject(Subject::Game);
                self.begin_game(Players { first: Strategy::You, second: Strategy::Optimal });
            }
            Command::FirSec | Command::TwoAhead | Command::MyTurn | Command::Difference => {
                if self.state.document().duel.rule != Rule::CLASSIC {
                    self.play_by(Rule::CLASSIC);
                    self.notices.show(Notice::info(Topic::Window, back_to_classic()));
                }
                if let Some(recurrence) = command.recurrence_computed() {
                    self.compute(recurrence);
                }
            }
            Command::ClassicRule
            | Command::WhatStays
            | Command::UpToTwo
            | Command::UpToThree
            | Command::AnyNumber
            | Command::FewestWins
            | Command::RisingPrices
            | Command::DoublingPrices
            | Command::Circle => {
                if let Some(rule) = command.rule() {
                    self.play_by(rule);
                }
            }
            Command::Diagonals => self.fill_by(FillOrder::Diagonals),
            Command::Rows => self.fill_by(FillOrder::Rows),
            Command::Columns => self.fill_by(FillOrder::Columns),
            Command::Recursion => self.fill_by(FillOrder::Recursion),
            Command::ToggleLayout => self.change_view(|view| view.layout = view.layout.other()),
            Command::TableLarger => self.state.navigate(Navigation::Zoom(ZOOM_STEP)),
            Command::TableSmaller => self.state.navigate(Navigation::Zoom(1.0 / ZOOM_STEP)),
            Command::WholeTable => self.state.navigate(Navigation::Whole),
            Command::TableLeft => self.state.navigate(Navigation::Pan(-PAN_STEP, 0.0)),
            Command::TableRight => self.state.navigate(Navigation::Pan(PAN_STEP, 0.0)),
            Command::TableUp => self.state.navigate(Navigation::Pan(0.0, -PAN_STEP)),
            Command::TableDown => self.state.navigate(Navigation::Pan(0.0, PAN_STEP)),
            Command::GoTo => self.open_dialog(Dialog::GoTo),
            Command::ShowGame
            | Command::ShowTable
            | Command::ShowCalls
            | Command::ShowCode
            | Command::ShowFusion
            | Command::ShowPlayers
            | Command::ShowMap
            | Command::ShowBuild
            | Command::ShowOwn => {
                if let Some(subject) = command.subject() {
                    self.show_subject(subject);
                }
            }
            Command::Trace => self.state.trace_next(),
            Command::Predict => self.toggle_predict(),
            Command::Answers => self.change_view(|view| view.answers = view.answers.other()),
            Command::Summary => self.show_summary(),
            Command::Practise => self.practise(),
            Command::Progress => self.open_dialog(Dialog::Progress(ProgressStep::Nothing)),
            Command::NextLengths => self.change_view(|view| view.lengths = view.lengths.following()),
            Command::Minimap => self.state.preferences.minimap_closed = !self.state.preferences.minimap_closed,
            // In slide programs this key lists the slides.
            Command::TogglePath if self.state.lecture.is_some() => self.open_dialog(Dialog::Lessons),
            Command::TogglePath => self.state.preferences.show_path = !self.state.preferences.show_path,
            Command::CountFromOne => self.change_view(|view| view.count_from = view.count_from.other()),
            Command::PinLeft => self.move_pin(Direction::Left),
            Command::PinRight => self.move_pin(Direction::Right),
            Command::PinUp => self.move_pin(Direction::Up),
            Command::PinDown => self.move_pin(Direction::Down),
            Command::Unpin if self.presenter.shows_overview => self.presenter.shows_overview = false,
            Command::Unpin if self.state.lecture.is_some() => self.leave_notices_or_lecture(),
            Command::Unpin => {
                self.state.pin(None);
                self.state.stop_searching();
            }
            Command::Lecture
            | Command::FullScreen
            | Command::StartLecture
            | Command::Spotlight
            | Command::Blank
            | Command::Black => self.lecture(command),
            Command::Presenter
            | Command::Freeze
            | Command::Overview
            | Command::LectureNotes
            | Command::NextTime
            | Command::PauseTime
            | Command::RestartTime
            | Command::Rehearse
            | Command::Pen
            | Command::PenThickness
            | Command::Spot
            | Command::ClearDrawing => self.present(command),
            Command::Dark | Command::Light | Command::HighContrast | Command::FollowSystem | Command::NextTheme => {
                self.choose_theme(command);
            }
            Command::SystemLanguage => self.show_language(None),
            Command::ReducedMotion => self.state.preferences.reduced_motion = Some(!self.state.reduces_motion()),
            Command::ZoomIn => self.state.preferences.zoom_window_by(1),
            Command::ZoomOut => self.state.preferences.zoom_window_by(-1),
            Command::ZoomReset => self.state.preferences.window_zoom = Some(1.0),
            Command::Story => self.show_story(!self.shows_story()),
            Command::Beside if self.panels.room == Room::OnePart => {
                self.notices.show(Notice::info(Topic::Window, notices::no_room_beside().to_owned()));
            }
            Command::Beside => self.panels.pane = Some(self.pane().is_none()),
            Command::Compare => self.open_dialog(Dialog::Compare),
            Command::Shortcuts => self.open_dialog(Dialog::Shortcuts),
            Command::Glossary => self.open_dialog(Dialog::Glossary),
            Command::Palette => self.open_dialog(Dialog::Palette),
        }
    }

    /// Shows the field of the row, for an effect on it.
    fn show_story_for(&mut self, effect: Effect) {
        self.leave_lecture();
        self.show_story(true);
        self.effects.push(effect);
    }

    fn compute(&mut self, recurrence: Recurrence) {
        self.tell_if_too_much(recurrence, &self.state.row().clone());
        self.change_view(|view| view.recurrence = recurrence);
    }

    /// Says why the tables of a recurrence have no numbers for a row, if its coins are too many or too large.
    fn tell_if_too_much(&mut self, recurrence: Recurrence, row: &Row) {
        let too_large = || recurrence.other_rule().and_then(|rule| rule.check_bits(row).err());
        let too_long = (!recurrence.fits(row.len())).then(|| too_long_for(recurrence, row.len()));
        if let Some(text) = too_long.or_else(|| too_large().map(|error| error.to_string())) {
            self.notices.show(Notice::error(Topic::Window, text));
        }
    }

    fn fill_by(&mut self, fill_order: FillOrder) {
        if let Err(error) = self.state.view().recurrence.check_order(fill_order, self.state.n()) {
            self.notices.show(Notice::error(Topic::Window, order_not_possible(error)));
            return;
        }
        self.change_view(|view| view.fill_order = fill_order);
    }

    /// Fills a second table beside the one of the row.
    pub(super) fn compare(&mut self, comparison: Comparison) {
        let is_same_row = comparison.row(self.state.row()) == self.state.row();
        let compared = Some(comparison);
        self.replace(Document { compared, ..self.state.document().clone() }, None);
        self.leave_lecture();
        self.panels.is_story_alone = false;
        self.change_view(|view| {
            view.subject = Subject::Table;
            view.beside = Some(Subject::Table);
            view.predict = view.predict.filter(|_| !is_same_row);
        });
        self.state.follow_subject();
        self.panels.pane = Some(true);
    }

    /// Shows a subject in the second pane of the stage. The whole map and the table that it is of change places: the
    /// table is the one that scrolls.
    fn show_beside(&mut self, subject: Subject) {
        self.change_view(|view| {
            view.beside = Some(subject);
            if view.subject == Subject::Map && subject == Subject::Table {
                (view.subject, view.beside) = (Subject::Table, Some(Subject::Map));
            }
        });
        self.panels.pane = Some(true);
    }

    /// Shows a subject on the stage, and lets the keys move it.
    pub(super) fn show_subject(&mut self, subject: Subject) {
        self.panels.is_story_alone = false;
        // It was about the subject that was shown before, and would lie over this one.
        self.notices.end(Topic::Window);
        self.state.leave_question_of_stop(subject);
        self.change_view(|view| view.subject = subject);
        self.state.follow_subject();
        self.state.return_to_question_of_stop();
    }

    fn change_view(&mut self, change: impl Fn(&mut View)) {
        let mut view = self.state.view();
        change(&mut view);
        if self.state.lecture.is_none() {
            // What is changed by hand is the session's own, and a stop's is not.
            self.state.change_lasting_view(change);
        }
        self.state.set_view(view);
    }

    fn act(&mut self, action: TransportAction) {
        self.state.act(self.state.transports.active, action);
    }

    /// Moves the pin from the pinned cell, or else from the present one, to its neighbor.
    fn move_pin(&mut self, direction: Direction) {
        let from = self.state.pinned_or_present().unwrap_or(Interval::new(0, 0));
        if let Some(to) = neighbor(from, self.state.n(), direction) {
            self.state.pin(Some(to));
            self.state.camera.followed = Some(to);
        }
    }

    // ---- the document

    /// Replaces the row by one that is being typed.
    fn edit_typed_row(&mut self, row: Row) {
        let document = Document { row, ..self.state.document().clone() };
        self.replace(document, Some(EditRun::Row));
    }

    fn edit(&mut self, edit: Edit) {
        let mut document = self.state.document().clone();
        let is_drawn = matches!(edit, Edit::Drawn(..));
        let edit_run = match edit {
            Edit::Row(row) => {
                document.row = row;
                None
            }
            Edit::Strategy(player, strategy) => {
                return self.change_players(document.duel.players.with(player, strategy));
            }
            Edit::Players(players) => return self.change_players(players),
            Edit::Drawn(recipe, row) => {
                self.recipe = recipe;
                document.title = recipe.to_string();
                document.row = row;
                None
            }
            Edit::Title(title) => {
                document.title = printable(&title, Lines::One).into_owned();
                Some(EditRun::Title)
            }
            Edit::Words(words) => return self.edit_words(&words),
        };
        self.replace(document, edit_run);
        if is_drawn {
            self.state.show_long_row();
        }
    }

    /// Replaces the document. With another row, what speaks of the row before goes.
    fn replace(&mut self, mut document: Document, edit_run: Option<EditRun>) {
        let is_other_row = document.row != *self.state.row();
        if is_other_row {
            // The moves on another row mean nothing on this one.
            document.duel = Duel::new(document.duel.players).under(document.duel.rule);
            self::game::follow_ring(self.state.document(), &mut document);
            self.leave_out_lesson(&mut document);
            if let Some(lesson) = self.state.lesson() {
                self.state.note_left_lesson(lesson);
            }
            self.tell_if_too_much(self.state.view().recurrence, &document.row);
        }
        self.change(document, edit_run);
        if is_other_row {
            self.tell_refusal();
        }
    }

    /// Leaves out the title, the players and the stops that are still those of the lesson: they belong to its row. A copy
    /// of a lesson in a file is the user's own, and keeps them.
    fn leave_out_lesson(&self, document: &mut Document) {
        let is_bundled = self.origin.path.is_none() && !self.state.course().is_own();
        let open = self.state.lesson().filter(|_| is_bundled);
        let Some(lesson) = open.and_then(|open| self.state.course().lesson(open)) else { return };
        let Document { title, stops, duel, .. } = &lesson.session.document;
        if document.duel.players == duel.players {
            document.duel = Duel::default();
        }
        document.stops.retain(|stop| !stops.contains(stop));
        if document.title == *title {
            document.title.clear();
        }
    }

    /// Replaces the document, as a step for undo. Edits of the same run are one step.
    fn change(&mut self, document: Document, edit_run: Option<EditRun>) {
        if document == *self.state.document() {
            return;
        }
        if edit_run.is_none() || edit_run != self.edit_run {
            self.history.record(Past::Edit(Box::new(self.state.snapshot())));
        }
        self.edit_run = edit_run;
        self.state.set_document(document);
    }

    fn edit_coins(&mut self, change: impl FnOnce(&mut [i64])) {
        if let Ok(row) = self.state.row().edited(|coins| change(coins)) {
            self.edit(Edit::Row(row));
        }
    }

    fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        self.edit_run = None;
        if let Some(before) = self.history.pop_undo() {
            let own = self.state.document().own.clone();
            let present = self.return_to(before);
            self.state.follow_own(own.as_ref());
            self.history.push_redo(present);
        }
    }

    /// Brings the row back that was there before the typing, with its texts and its game.
    fn take_back_typed_row(&mut self) {
        if self.edit_run.take_if(|run| *run == EditRun::Row).is_some()
            && let Some(Past::Edit(before)) = self.history.pop_undo()
        {
            self.state.restore(*before);
        }
    }

    fn redo(&mut self) {
        if !self.can_redo() {
            return;
        }
        self.edit_run = None;
        if let Some(after) = self.history.pop_redo() {
            let own = self.state.document().own.clone();
            let present = self.return_to(after);
            self.state.follow_own(own.as_ref());
            self.history.push_undo(present);
        }
    }
}
