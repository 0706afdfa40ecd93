//! What messages do: the only place that changes the state.

mod export;
mod game;
pub(super) mod look;
mod predict;

use std::path::{Path, PathBuf};

use egui::{Context, Key, ViewportCommand, gui_zoom};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::app::{App, Notice, Side, Then, Typing};
use super::command::{Command, neighbour};
use super::dialogs::{CommandPalette, Dialog, FileDialog, RandomDialog, fresh_seed};
use super::files::{Origin, SystemDialog, absolute, remember};
use super::go_to::GoTo;
use super::history::History;
use super::message::{Choice, Edit, Message, Reply, Transport, TransportAction};
use super::table_view::Navigation;
use crate::game::play::ties;
use crate::game::row::random::Recipe;
use crate::game::{Duel, End, FillOrder, Interval, Players, Recurrence, Strategy, Stride};
use crate::lessons;
use crate::session::{Document, Session, Tab, View};

/// How much larger cells get by a key, and the part of the view that the table is moved by.
const ZOOM_STEP: f64 = 1.3;
const PAN_STEP: f64 = 0.25;

/// How long the recursion takes from one stage to another.
const FOLD_SECONDS: f64 = 1.4;

impl App {
    /// Does what `message` asks for.
    pub fn apply(&mut self, ctx: &Context, message: Message) {
        match message {
            Message::Command(command) => self.run(ctx, command),
            Message::Edit(edit) => self.edit(edit),
            Message::TypingEnded => self.typing = None,
            Message::Lesson(index) => self.after_saving(ctx, Then::Lesson(index), self.origin.path.is_some()),
            Message::Transport(transport, action) => self.state.transport(transport, action),
            Message::Take(end) => self.take(end),
            Message::ShowLine(line, ply) => self.show_line(line, ply),
            Message::RemoveLine(line) => {
                // Another message of the same frame may have taken it away.
                if line < self.state.document().duel.lines().len() {
                    self.edit_duel(None, |duel| duel.remove(line));
                }
            }
            // Another message of the same frame may have shortened the row.
            Message::Hover(interval)
            | Message::Pin(Some(interval))
            | Message::GoTo(interval)
            | Message::Navigate(Navigation::Cell(interval))
                if interval.j >= self.state.n() => {}
            Message::Hover(interval) => self.state.hovered = Some(interval),
            Message::Pin(pinned) => self.state.pinned = pinned,
            Message::GoTo(interval) => self.state.go_to(interval),
            Message::Language(language) => self.state.language = language,
            Message::Fold(stage) => self.state.fold.glide_from_here(stage, FOLD_SECONDS),
            Message::FoldAt(stage) => self.state.fold.jump_to(stage),
            Message::View(view) => self.state.set_view(view),
            Message::Navigate(navigation) => self.state.navigation = Some(navigation),
            Message::LookAt(zoom, offset) => {
                self.state.zoom = zoom;
                self.state.offset = offset;
                self.state.bring_into_view = None;
                self.state.navigation = None;
            }
            Message::FollowTable(offset) => self.state.offset = offset,
            Message::OpenSession(session) => {
                self.after_saving(ctx, Then::Made(session), self.origin.path.is_some());
            }
            Message::OpenFile(path) => self.after_saving(ctx, Then::Open(path), true),
            Message::SaveTo(path) => self.save_to(ctx, &path),
            Message::Browse(purpose) => {
                let suggested = self.origin.suggested(self.state.document());
                self.system_dialog = Some(SystemDialog::open(ctx, purpose, &suggested));
            }
            Message::ExportTo(path) => {
                if let Some(Dialog::Export(dialog)) = &mut self.dialog {
                    dialog.take_path(&path);
                }
            }
            Message::CloseDialog => {
                if let Some(Dialog::Export(dialog)) = &self.dialog {
                    self.export = dialog.choices();
                }
                self.dialog = None;
                self.then = None;
            }
            Message::Unsaved(choice) => self.answer_unsaved(ctx, choice),
            Message::Tell(text) => self.tell(text),
            Message::DismissNotices => self.notices.clear(),
            Message::Reply(reply) => self.state.reply(reply),
            Message::Predict(settings) => self.set_predict(Some(settings)),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a line or so for each command")]
    fn run(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::New => self.after_saving(ctx, Then::New, true),
            Command::Open => self.dialog = Some(Dialog::File(FileDialog::open(self.recent.clone()))),
            Command::Save => match self.origin.path.clone() {
                Some(path) => self.save_to(ctx, &path),
                None => self.ask_where_to_save(),
            },
            Command::SaveAs => self.ask_where_to_save(),
            Command::Export => self.open_export(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::CopyTable => self.copy_table(ctx),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::EditCoins => {
                self.leave_lecture(ctx);
                self.side = Side::Coins;
                self.coins_panel.text.select();
            }
            Command::AddCoin => {
                self.leave_lecture(ctx);
                self.side = Side::Coins;
                self.coins_panel.discs.add_coin(self.state.n());
            }
            Command::Random => {
                let recipe = Recipe { seed: fresh_seed(), ..self.recipe };
                self.dialog = Some(Dialog::Random(RandomDialog::new(recipe)));
            }
            Command::Shuffle => {
                let mut rng = ChaCha8Rng::seed_from_u64(fresh_seed());
                self.edit_coins(|coins| coins.shuffle(&mut rng));
            }
            Command::Reverse => self.edit_coins(<[i64]>::reverse),
            // What cannot be seen is shown first.
            Command::PlayPause | Command::Back | Command::Forward | Command::PreviousPage | Command::NextPage
                if self.unblank() => {}
            Command::PlayPause => self.transport(TransportAction::PlayPause),
            // Where it is your turn the arrows are your move.
            Command::Back if self.arrows_take() => self.take(End::Left),
            Command::Forward if self.arrows_take() => self.take(End::Right),
            Command::NextPage if self.state.waits_for_answer() => self.state.reply(Reply::Reveal),
            Command::Back | Command::PreviousPage => self.transport(TransportAction::Back),
            Command::Forward | Command::NextPage => self.transport(TransportAction::Forward),
            Command::BackSweep => self.transport(TransportAction::BackSweep),
            Command::ForwardSweep => self.transport(TransportAction::ForwardSweep),
            Command::First => self.transport(TransportAction::First),
            Command::Last => self.transport(TransportAction::Last),
            Command::Slower => self.transport(TransportAction::Slower),
            Command::Faster => self.transport(TransportAction::Faster),
            Command::ByPhase => self.state.stride = Stride::Phase,
            Command::ByCell => self.state.stride = Stride::Cell,
            Command::BySweep => self.state.stride = Stride::Sweep,
            Command::SwitchTransport => {
                self.state.active_transport = self.state.next_transport();
                // Where there is room for one side, that of the transport in use.
                self.side = if self.state.active_transport == Transport::Fill { Side::Coins } else { Side::Tabs };
            }
            Command::TakeLeft => self.take(End::Left),
            Command::TakeRight => self.take(End::Right),
            Command::Hint => self.state.hint(),
            Command::TakeBack => self.take_back(),
            Command::NextLine => self.next_line(),
            Command::PreviousGame => self.walk(ties::previous),
            Command::NextGame => self.walk(ties::next),
            Command::NewGame => self.begin_game(self.state.document().duel.players),
            Command::PlayTheTable => {
                self.show_tab(ctx, Tab::Game);
                self.begin_game(Players { first: Strategy::You, second: Strategy::Optimal });
            }
            Command::FirSec => self.compute(Recurrence::FirSec),
            Command::TwoAhead => self.compute(Recurrence::TwoAhead),
            Command::MyTurn => self.compute(Recurrence::MyTurn),
            Command::Difference => self.compute(Recurrence::Difference),
            Command::Diagonals => self.fill_by(FillOrder::Diagonals),
            Command::Rows => self.fill_by(FillOrder::Rows),
            Command::Columns => self.fill_by(FillOrder::Columns),
            Command::Recursion => self.fill_by(FillOrder::Recursion),
            Command::ToggleLayout => {
                let view = self.state.view();
                self.state.set_view(View { layout: view.layout.other(), ..view });
            }
            Command::TableLarger => self.state.navigation = Some(Navigation::Zoom(ZOOM_STEP)),
            Command::TableSmaller => self.state.navigation = Some(Navigation::Zoom(1.0 / ZOOM_STEP)),
            Command::WholeTable => self.state.navigation = Some(Navigation::Whole),
            Command::TableLeft => self.state.navigation = Some(Navigation::Pan(-PAN_STEP, 0.0)),
            Command::TableRight => self.state.navigation = Some(Navigation::Pan(PAN_STEP, 0.0)),
            Command::TableUp => self.state.navigation = Some(Navigation::Pan(0.0, -PAN_STEP)),
            Command::TableDown => self.state.navigation = Some(Navigation::Pan(0.0, PAN_STEP)),
            Command::GoTo => self.dialog = Some(Dialog::GoTo(GoTo::default())),
            Command::GameTab => self.show_tab(ctx, Tab::Game),
            Command::CodeTab => self.show_tab(ctx, Tab::Code),
            Command::WhyTab => self.show_tab(ctx, Tab::Why),
            Command::PlayersTab => self.show_tab(ctx, Tab::Players),
            Command::FusionTab => self.show_tab(ctx, Tab::Fusion),
            Command::Predict => self.toggle_predict(),
            Command::Summary => self.sum_up(),
            Command::TogglePath => self.state.show_path = !self.state.show_path,
            Command::PinLeft => self.move_pin(Key::ArrowLeft),
            Command::PinRight => self.move_pin(Key::ArrowRight),
            Command::PinUp => self.move_pin(Key::ArrowUp),
            Command::PinDown => self.move_pin(Key::ArrowDown),
            Command::Unpin if self.state.lecture.is_some() => self.leave_lecture(ctx),
            Command::Unpin => {
                self.state.pinned = None;
                self.state.stop_searching();
            }
            Command::Lecture | Command::FullScreen | Command::StartLecture | Command::Spotlight | Command::Blank => {
                self.lecture(ctx, command);
            }
            Command::Dark | Command::Light | Command::HighContrast | Command::FollowSystem | Command::NextTheme => {
                look::theme(ctx, command);
            }
            Command::ReducedMotion => self.set_reduced_motion(ctx, !self.state.reduced_motion),
            Command::ZoomIn => gui_zoom::zoom_in(ctx),
            Command::ZoomOut => gui_zoom::zoom_out(ctx),
            Command::ZoomReset => ctx.set_zoom_factor(1.0),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::Palette => self.dialog = Some(Dialog::Palette(CommandPalette::default())),
        }
    }

    fn compute(&mut self, recurrence: Recurrence) {
        self.state.set_view(View { recurrence, ..self.state.view() });
    }

    fn fill_by(&mut self, fill_order: FillOrder) {
        self.state.set_view(View { fill_order, ..self.state.view() });
    }

    fn show_tab(&mut self, ctx: &Context, tab: Tab) {
        self.leave_lecture(ctx);
        self.state.set_view(View { tab, ..self.state.view() });
        self.side = Side::Tabs;
    }

    fn transport(&mut self, action: TransportAction) {
        self.state.transport(self.state.active_transport, action);
    }

    /// From the pinned cell, or the present one, to its neighbor.
    fn move_pin(&mut self, arrow: Key) {
        let from = self.state.shown_interval().unwrap_or(Interval::new(0, 0));
        if let Some(to) = neighbour(from, self.state.n(), arrow) {
            self.state.pinned = Some(to);
            self.state.bring_into_view = Some(to);
        }
    }

    // ---- the document

    fn edit(&mut self, edit: Edit) {
        let mut document = self.state.document().clone();
        let typing = match edit {
            Edit::Row(row) => {
                document.row = row;
                None
            }
            Edit::Players(players) => return self.change_players(players),
            Edit::Drawn(recipe, row) => {
                self.recipe = recipe;
                document.title = recipe.to_string();
                document.row = row;
                None
            }
            Edit::TypedRow(row) => {
                document.row = row;
                Some(Typing::Row)
            }
            Edit::Title(title) => {
                document.title = title;
                Some(Typing::Title)
            }
            Edit::Notes(notes) => {
                document.notes = notes;
                Some(Typing::Notes)
            }
        };
        if document.row != *self.state.row() {
            // What was taken of another row says nothing about this one.
            document.duel = Duel::new(document.duel.players);
        }
        self.change(document, typing);
    }

    /// Replaces the document, as a step for undo. A run of typing, or of walking, is one step.
    fn change(&mut self, document: Document, typing: Option<Typing>) {
        if document == *self.state.document() {
            return;
        }
        if typing.is_none() || typing != self.typing {
            self.history.record(self.state.snapshot());
        }
        self.typing = typing;
        self.state.set_document(document);
    }

    fn edit_coins(&mut self, change: impl FnOnce(&mut [i64])) {
        if let Ok(row) = self.state.row().edited(|coins| change(coins)) {
            self.edit(Edit::Row(row));
        }
    }

    fn undo(&mut self) {
        self.typing = None;
        if let Some(before) = self.history.undo(self.state.snapshot()) {
            self.state.restore(before);
        }
    }

    fn redo(&mut self) {
        self.typing = None;
        if let Some(after) = self.history.redo(self.state.snapshot()) {
            self.state.restore(after);
        }
    }

    // ---- files

    /// Goes on with `then`, at once or, where there are unsaved changes to `ask` about, after an answer.
    fn after_saving(&mut self, ctx: &Context, then: Then, ask: bool) {
        if ask && self.is_unsaved() {
            self.ask_about_unsaved(then);
        } else {
            self.go_on(ctx, then);
        }
    }

    pub(super) fn ask_about_unsaved(&mut self, then: Then) {
        self.then = Some(then);
        self.dialog = Some(Dialog::Unsaved { name: self.name() });
    }

    fn answer_unsaved(&mut self, ctx: &Context, choice: Choice) {
        self.dialog = None;
        match choice {
            Choice::Cancel => self.then = None,
            Choice::Save => self.run(ctx, Command::Save),
            Choice::Discard => {
                if let Some(then) = self.then.take() {
                    self.discarded = then == Then::Quit;
                    self.go_on(ctx, then);
                }
            }
        }
    }

    fn go_on(&mut self, ctx: &Context, then: Then) {
        match then {
            Then::New => self.start_anew(),
            Then::Open(path) => {
                self.open(&path);
            }
            Then::Lesson(index) => {
                self.show_session(lessons::all()[index].clone());
                // Of the recursion a lesson begins with the tree.
                self.state.fold.jump_to(0.0);
            }
            Then::Made(mut session) => {
                // It has no view of its own, and is looked at as the one before.
                session.view = self.state.view();
                self.show_session(*session);
                self.show_tab(ctx, Tab::Game);
            }
            Then::Quit => {
                self.may_close = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Shows a session that comes with the program or was made in it.
    fn show_session(&mut self, session: Session) {
        // One step for undo, so that a row that was typed and not saved can be brought back.
        self.history.record(self.state.snapshot());
        let origin = Origin::new(None, &session);
        self.adopt(session, origin);
    }

    /// Some row there must be: the first lesson's, ready to be typed over.
    fn start_anew(&mut self) {
        let row = lessons::all()[0].document.row.clone();
        let document = row.into();
        self.history = History::default();
        let session = Session::new(document);
        let origin = Origin::new(None, &session);
        self.adopt(session, origin);
        self.coins_panel.text.select();
    }

    /// Opens a file, or tells why not and leaves everything as it is. Whether it is open now.
    pub(super) fn open(&mut self, path: &Path) -> bool {
        let path = &absolute(path);
        match Session::open(path) {
            Ok(opened) => {
                self.dialog = None;
                let notice = |warning| Notice::Error(format!("{}: {warning}", path.display()));
                self.notices = opened.warnings.iter().map(notice).collect();
                self.history = History::default();
                let origin = Origin::of_file(path, &opened);
                self.adopt(opened.session, origin);
                remember(&mut self.recent, path);
                true
            }
            Err(error) => {
                self.tell(error.to_string());
                false
            }
        }
    }

    fn save_to(&mut self, ctx: &Context, path: &Path) {
        let path = &absolute(path);
        let session = self.state.session();
        match self.origin.save(path, &session) {
            Ok(()) => {
                self.dialog = None;
                remember(&mut self.recent, path);
                if let Some(then) = self.then.take() {
                    self.go_on(ctx, then);
                }
            }
            Err(error) => {
                if self.dialog.is_none() {
                    // What was to follow a save does not follow a later one.
                    self.then = None;
                }
                self.tell(error.to_string());
            }
        }
    }

    fn ask_where_to_save(&mut self) {
        let suggested: PathBuf = self.origin.suggested(self.state.document());
        self.dialog = Some(Dialog::File(FileDialog::save(&suggested, self.origin.path.clone())));
    }

    /// Shows an error where the user looks: in the file dialog if it is open, else above the table.
    fn tell(&mut self, text: String) {
        match &mut self.dialog {
            Some(Dialog::File(dialog)) => dialog.error = Some(text),
            _ => self.notices.push(Notice::Error(text)),
        }
    }

    fn adopt(&mut self, session: Session, origin: Origin) {
        self.typing = None;
        self.origin = origin;
        self.state.set_session(session);
        self.make_way_for_a_person();
    }
}
