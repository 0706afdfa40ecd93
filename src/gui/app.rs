//! The application: owns the state and lays out the panels, once a frame.

use std::path::{Path, PathBuf};
use std::task::Poll;

use egui::{
    Align, Align2, Area, CentralPanel, Context, Frame, Id, Layout, Margin, Panel, RichText, ScrollArea, Ui, UiBuilder,
    ViewportCommand,
};
use serde::{Deserialize, Serialize};

use super::apply::look;
use super::code_panel::CodePanel;
use super::coins_panel::CoinsPanel;
use super::command::Command;
use super::dialogs::Dialog;
use super::export_dialog::Choices;
use super::far_moves::FarMoves;
use super::files::{Origin, SystemDialog, absolute, remember};
use super::fusion_panel::FusionPanel;
use super::game_panel::GamePanel;
use super::history::History;
use super::message::{Message, Purpose, Transport};
use super::players_panel::PlayersPanel;
use super::state::State;
use super::table_view::TableView;
use super::why_panel::WhyPanel;
use super::{
    announcer, focus, keys, lecture, lessons_panel, menu_bar, notes_panel, predict_panel, step_panel, tabs, theme,
    transport,
};
use crate::game::Stride;
use crate::game::row::random::Recipe;
use crate::lessons;
use crate::listing::Language;
use crate::picture::Face;
use crate::picture::color_role::{ColorRole, Theme};
use crate::predict::{Form, PredictSettings};
use crate::session::recovery::{Recovery, SlotContent, WorkInProgress, put_aside};
use crate::session::{Session, Tab};

/// Where eframe keeps our preferences.
const PREFERENCES: &str = "preferences";

/// A frame that took longer, as after the program slept, moves the playheads no further than this.
const LONGEST_FRAME_SECONDS: f32 = 0.1;

/// The most that a tab takes of the window's width.
const MOST_FOR_TAB: f32 = 0.6;

/// The coins' panel's width until it is dragged, and what the middle needs: a narrower window shows one of the sides.
const COINS_WIDTH: f32 = 270.0;
const NEEDED_FOR_MIDDLE: f32 = 520.0;

/// The height of what stands below the table, until it is known.
const BELOW_TABLE: f32 = 228.0;

/// What the program starts with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The session to open.
    pub file: Option<PathBuf>,
    /// Where the work in progress is kept; nowhere if not given.
    pub data_folder: Option<PathBuf>,
}

/// What belongs to the user and not to a session. Theme, zoom and panel sizes are kept by egui.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Preferences {
    recent: Vec<PathBuf>,
    fill_speed: Option<f64>,
    game_speed: Option<f64>,
    stride: Stride,
    show_path: bool,
    language: Language,
    high_contrast: bool,
    reduced_motion: bool,
    asked: PredictSettings,
}

/// What goes on once it is settled what becomes of unsaved changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Then {
    New,
    Open(PathBuf),
    Lesson(usize),
    Made(Box<Session>),
    Quit,
}

/// What the user should know.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Notice {
    Error(String),
    Info(String),
}

/// One of the two side panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The coins, the lessons and the notes.
    Coins,
    Tabs,
}

/// What was last typed into, for undo takes back a run of it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    Row,
    Title,
    Notes,
    /// Walking through the optimal games.
    Walk,
    /// Dragging the seed of a random player.
    Seed,
}

pub struct App {
    pub(super) state: State,
    pub(super) origin: Origin,
    pub(super) history: History,
    pub(super) typing: Option<Typing>,
    pub(super) recent: Vec<PathBuf>,
    pub(super) recipe: Recipe,
    /// What was exported last, and how.
    pub(super) export: Choices,
    /// What is asked when questions are turned on again.
    pub(super) last_asked: PredictSettings,
    pub(super) dialog: Option<Dialog>,
    pub(super) system_dialog: Option<SystemDialog>,
    pub(super) then: Option<Then>,
    /// What the user should know and has not yet dismissed.
    pub(super) notices: Vec<Notice>,
    /// The window may close without being asked again.
    pub(super) may_close: bool,
    /// The user has chosen to close without the unsaved changes.
    pub(super) discarded: bool,
    recovery: Option<Recovery>,
    far_moves: FarMoves,
    pub(super) coins_panel: CoinsPanel,
    table_view: TableView,
    game_panel: GamePanel,
    code_panel: CodePanel,
    why_panel: WhyPanel,
    players_panel: PlayersPanel,
    fusion_panel: FusionPanel,
    /// The side panel that is shown where there is room for one only.
    pub(super) side: Side,
    shown_title: String,
    /// The theme that is chosen, not left to the system.
    theme: Option<Theme>,
    /// A text field had the focus in the last frame.
    was_typing: bool,
}

impl App {
    /// The application with the session of `start.file`, else the work of last time, else the first lesson.
    pub fn new(cc: &eframe::CreationContext<'_>, start: &Start) -> Self {
        theme::install(&cc.egui_ctx);
        // Zoom is a command like the others.
        cc.egui_ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let preferences: Preferences =
            cc.storage.and_then(|storage| eframe::get_value(storage, PREFERENCES)).unwrap_or_default();

        let first = lessons::all()[0].clone();
        let mut app = Self {
            origin: Origin::new(None, &first),
            state: State::new(first),
            history: History::default(),
            typing: None,
            recent: preferences.recent.clone(),
            recipe: Recipe::default(),
            export: Choices::default(),
            last_asked: preferences.asked,
            dialog: None,
            system_dialog: None,
            then: None,
            notices: Vec::new(),
            may_close: false,
            discarded: false,
            recovery: None,
            far_moves: FarMoves::default(),
            coins_panel: CoinsPanel::default(),
            table_view: TableView::default(),
            game_panel: GamePanel::default(),
            code_panel: CodePanel::default(),
            why_panel: WhyPanel::default(),
            players_panel: PlayersPanel::default(),
            fusion_panel: FusionPanel::default(),
            side: Side::Coins,
            shown_title: String::new(),
            theme: None,
            was_typing: false,
        };
        app.restore(start.file.as_deref(), start.data_folder.as_deref());
        app.state.stride = preferences.stride;
        app.state.show_path = preferences.show_path;
        app.state.language = preferences.language;
        app.set_reduced_motion(&cc.egui_ctx, preferences.reduced_motion);
        if preferences.high_contrast {
            theme::choose(&cc.egui_ctx, Some(Theme::Contrast));
        }
        app.state.fill.set_speed(preferences.fill_speed.unwrap_or(1.0));
        app.state.replay.set_speed(preferences.game_speed.unwrap_or(1.0));
        app
    }

    /// What is drawn, for tests to look at.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Opens `file`, and brings back the work of last time that is kept in `folder`, or tells where it is.
    fn restore(&mut self, file: Option<&Path>, folder: Option<&Path>) {
        let file = file.map(absolute);
        let mut work = None;
        match folder.map(Recovery::new) {
            None => {}
            Some(Err(error)) => {
                self.notices.push(Notice::Error(format!("The work in progress cannot be kept aside: {error}")));
            }
            Some(Ok((recovery, found))) => {
                self.recovery = Some(recovery);
                match found {
                    SlotContent::Empty => {}
                    SlotContent::Work(found) => work = Some(*found),
                    SlotContent::Damaged(path) => {
                        self.notices.push(Notice::Error(format!(
                            "The work of last time could not be read; it is in {}",
                            path.display()
                        )));
                    }
                }
            }
        }
        let opened = file.as_ref().is_some_and(|file| {
            let is_work = work.as_ref().is_some_and(|work| work.unsaved && work.file.as_ref() == Some(file));
            !is_work && self.open(file)
        });
        match (work, folder) {
            (Some(work), _) if !opened => self.resume(work),
            // Opening a file must not cost the unsaved work of last time.
            (Some(work), Some(folder)) if work.unsaved => match put_aside(folder, &work) {
                Ok(aside) => {
                    remember(&mut self.recent, &aside);
                    self.notices
                        .push(Notice::Info(format!("Unsaved work of last time is kept in {}", aside.display())));
                }
                Err(error) => {
                    self.notices.push(Notice::Error(format!("Unsaved work of last time stays where it is: {error}")));
                    self.recovery = None;
                }
            },
            _ => {}
        }
    }

    fn resume(&mut self, work: WorkInProgress) {
        let saved = work.file.as_deref().and_then(|path| Some((path, Session::open(path).ok()?)));
        self.origin = match saved {
            Some((path, opened)) => Origin::of_file(path, &opened),
            None if work.unsaved => Origin::new(work.file, &lessons::all()[0]),
            None => Origin::new(work.file, &work.session),
        };
        self.state = State::new(work.session);
        self.make_way_for_a_person();
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.origin.is_unsaved(self.state.document(), self.state.view())
    }

    pub(super) fn name(&self) -> String {
        self.origin.name(self.state.document())
    }

    fn work(&self) -> WorkInProgress {
        WorkInProgress { file: self.origin.path.clone(), unsaved: self.is_unsaved(), session: self.state.session() }
    }

    fn keep_work(&mut self, ctx: &Context) {
        let work = self.work();
        let moving = self.state.is_moving();
        let Some(recovery) = &mut self.recovery else { return };
        // While something plays the position changes all the time, and is not worth a file each second.
        if moving && recovery.has_noted(self.state.document(), self.state.view()) {
            return;
        }
        if let Some(wait) = recovery.note(work, ctx.input(|input| input.time)) {
            ctx.request_repaint_after_secs(wait as f32);
        }
    }

    fn set_window_title(&mut self, ctx: &Context) {
        let mark = if self.is_unsaved() { "*" } else { "" };
        let title = format!("{}{mark} — coin-duel", self.name());
        if title != self.shown_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.shown_title = title;
        }
    }

    /// Closing with unsaved changes asks first.
    fn guard_close(&mut self, ctx: &Context) {
        let close_requested = ctx.input(|input| input.viewport().close_requested());
        if close_requested && !self.may_close && self.is_unsaved() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_about_unsaved(Then::Quit);
        }
    }

    fn incoming_files(&mut self, ctx: &Context, out: &mut Vec<Message>) {
        let dropped: Vec<_> =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        if let [first, others @ ..] = &dropped[..] {
            if !others.is_empty() {
                self.notices.push(Notice::Info(format!(
                    "One session can be open; of the dropped files it is {}",
                    first.display()
                )));
            }
            out.push(Message::OpenFile(first.clone()));
        }
        if let Some(Poll::Ready(answer)) = self.system_dialog.as_ref().map(SystemDialog::answer) {
            self.system_dialog = None;
            out.extend(answer.map(|(purpose, path)| match purpose {
                Purpose::Open => Message::OpenFile(path),
                Purpose::Save => Message::SaveTo(path),
                Purpose::Export => Message::ExportTo(path),
            }));
        }
    }

    fn panels(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let side = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(14, 12));
        let bar = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(10, 4));
        Panel::top("menus").frame(bar).show(ui, |ui| {
            let shown = menu_bar::Shown {
                title: &self.shown_title,
                recent: &self.recent,
                can_undo: self.history.can_undo(),
                can_redo: self.history.can_redo(),
                state: &self.state,
            };
            menu_bar::show(ui, shown, out);
        });
        // In a small or much enlarged window the table goes first, and one side is enough.
        let tab = self.state.view().tab;
        let (width, least) = tabs::width(tab, ui.ctx().content_rect().width());
        let has_room = ui.ctx().content_rect().width() >= COINS_WIDTH + NEEDED_FOR_MIDDLE + width;
        let (shows_left, shows_right) = (has_room || self.side == Side::Coins, has_room || self.side == Side::Tabs);
        if shows_left {
            Panel::left("coins and lessons").frame(side).default_size(COINS_WIDTH).size_range(230.0..=420.0).show(
                ui,
                |ui| {
                    self.coins_panel.show(ui, &self.state, out);
                    divider(ui);
                    lessons_panel::show(ui, &self.state, out);
                    divider(ui);
                    notes_panel::show(ui, &self.state, out);
                },
            );
        }
        // The middle takes what the sides leave, and is read before the right one.
        let right = shows_right.then(|| {
            let most = (ui.ctx().content_rect().width() * MOST_FOR_TAB).max(least);
            let panel = Panel::right(tab.name()).frame(side).default_size(width).size_range(least..=most);
            panel.show(ui, held_room).inner
        });
        let middle = Frame::new().fill(theme::color(ui, ColorRole::Background)).inner_margin(Margin::symmetric(16, 12));
        CentralPanel::default().frame(middle).show(ui, |ui| self.middle(ui, out));
        if tab != Tab::Fusion {
            self.fusion_panel.leave();
        }
        if let Some(mut right) = right {
            tabs::show(&mut right, &self.state, out);
            match tab {
                Tab::Game => self.game_panel.show(&mut right, &self.state, out),
                Tab::Code => self.code_panel.show(&mut right, &self.state, out),
                Tab::Why => self.why_panel.show(&mut right, &self.state, out),
                Tab::Players => self.players_panel.show(&mut right, &self.state, out),
                Tab::Fusion => self.fusion_panel.show(&mut right, &self.state, out),
            }
        }
    }

    fn middle(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        self.notices(ui, out);
        // What stands below takes its height, and is read after the table.
        let height_of = Id::unique("height below the table");
        let height = ui.data(|data| data.get_temp(height_of)).unwrap_or(BELOW_TABLE);
        let area = ui.available_rect_before_wrap();
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - height);
        let mut above = ui.new_child(UiBuilder::new().id_salt("table").max_rect(above));
        self.table_view.show(&mut above, &self.state, out);
        let mut below = ui.new_child(UiBuilder::new().id_salt("below the table").max_rect(below));
        self.below_table(&mut below, out);
        let needed = below.min_rect().height();
        if (needed - height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(height_of, needed));
            ui.ctx().request_repaint();
        }
    }

    fn below_table(&self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.add_space(10.0);
        if self.state.predicts().is_some() {
            predict_panel::bar(ui, &self.state, out);
            ui.add_space(4.0);
        }
        step_panel::show(ui, &self.state, out);
        ui.add_space(8.0);
        transport::fill_bar(ui, &self.state, out);
        ui.add_space(4.0);
        key_hints(ui, &self.state);
    }

    /// The same over a slide, which keeps its place.
    fn notices_above_all(&self, ui: &Ui, out: &mut Vec<Message>) {
        if self.notices.is_empty() {
            return;
        }
        let area = Area::new(Id::unique("notices")).anchor(Align2::CENTER_BOTTOM, [0.0, -24.0]);
        area.show(ui.ctx(), |ui| {
            ui.set_width(640.0);
            Frame::new()
                .fill(theme::color(ui, ColorRole::Panel))
                .corner_radius(8.0)
                .show(ui, |ui| self.notices(ui, out));
        });
    }

    /// What the user should know, until it is dismissed.
    fn notices(&self, ui: &mut Ui, out: &mut Vec<Message>) {
        if self.notices.is_empty() {
            return;
        }
        let is_bad = self.notices.iter().any(|notice| matches!(notice, Notice::Error(_)));
        let edge = egui::Stroke::new(1.0, theme::color(ui, if is_bad { ColorRole::Error } else { ColorRole::First }));
        Frame::new().stroke(edge).corner_radius(8.0).inner_margin(Margin::symmetric(14, 9)).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if ui.button("Dismiss").clicked() {
                    out.push(Message::DismissNotices);
                }
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ScrollArea::vertical().max_height(90.0).show(ui, |ui| {
                        for notice in &self.notices {
                            let (text, role) = match notice {
                                Notice::Error(text) => (text, ColorRole::Error),
                                Notice::Info(text) => (text, ColorRole::Text),
                            };
                            ui.label(RichText::new(text).color(theme::color(ui, role)));
                        }
                    });
                });
            });
        });
        ui.add_space(8.0);
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        // It runs once a pass, and a frame may have several: time passes in the first.
        if ctx.current_pass_index() == 0 {
            let seconds = ctx.input(|input| input.stable_dt).min(LONGEST_FRAME_SECONDS);
            self.state.advance(f64::from(seconds));
        }
        self.state.far_moves_found = self.far_moves.update(ctx, &mut self.state).unwrap_or(0);
        self.theme = theme::chosen(ctx);
        self.guard_close(ctx);
        self.keep_work(ctx);
        if self.state.is_moving() {
            ctx.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let mut messages = Vec::new();
        self.incoming_files(&ctx, &mut messages);
        // Escape has left a text field before we see it, and means just that.
        let was_typing = std::mem::replace(&mut self.was_typing, keys::is_typing(&ctx));
        if self.dialog.is_none() {
            keys::replies(&ctx, &self.state, &mut messages);
            if !was_typing {
                keys::commands(&ctx, self.arrows_take(), &mut messages);
            }
        }
        self.set_window_title(&ctx);
        announcer::show(ui, &self.state);
        if self.state.lecture.is_some() {
            lecture::show(ui, &self.state, &mut self.table_view, &mut messages);
            self.notices_above_all(ui, &mut messages);
        } else {
            self.panels(ui, &mut messages);
        }
        if let Some(dialog) = &mut self.dialog {
            dialog.show(&ctx, self.state.n(), &mut messages);
        }
        focus::show(&ctx);
        drop_hint(&ctx);
        // A cell is pointed at as long as some panel says so in every frame.
        let before = self.state.hovered.take();
        let attempt = self.state.asked().map(|asked| asked.attempt);
        for message in messages {
            let only_points = matches!(message, Message::Hover(_));
            self.apply(&ctx, message);
            if !only_points {
                // What was drawn is from before the message.
                ctx.request_repaint();
            }
        }
        if let Some(asked) = self.state.asked().filter(|asked| Some(asked.attempt) != attempt)
            && matches!(asked.question.form(), Form::Cells(_) | Form::End)
        {
            // Space and Enter choose then, and press no control.
            look::leave_focus(&ctx);
        }
        if self.dialog.is_none() && self.state.has_come_to_the_end() {
            self.sum_up();
            ctx.request_repaint();
        }
        if self.state.hovered != before {
            ctx.request_repaint();
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        let preferences = Preferences {
            recent: self.recent.clone(),
            fill_speed: Some(self.state.fill.speed()),
            game_speed: Some(self.state.replay.speed()),
            stride: self.state.stride,
            show_path: self.state.show_path,
            language: self.state.language,
            high_contrast: self.theme == Some(Theme::Contrast),
            reduced_motion: self.state.reduced_motion,
            asked: self.last_asked,
        };
        eframe::set_value(storage, PREFERENCES, &preferences);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        let mut work = self.work();
        if self.discarded {
            self.origin.restore(&mut work.session);
            work.unsaved = false;
        }
        // Dropped here, so that the program does not end before it is written.
        if let Some(mut recovery) = self.recovery.take() {
            recovery.keep(work);
        }
    }
}

/// All of the room of a panel, to be filled later than its place in the layout is settled.
fn held_room(ui: &mut Ui) -> Ui {
    let rect = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(rect);
    let mut room = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    room.set_clip_rect(ui.clip_rect());
    room
}

fn divider(ui: &mut Ui) {
    ui.add_space(4.0);
    ui.separator();
    ui.add_space(4.0);
}

/// The most useful keys, and which transport they move.
fn key_hints(ui: &mut Ui, state: &State) {
    let other = state.next_transport().name();
    let all = Command::Shortcuts.shortcut_text(ui.ctx());
    let what = match state.active_transport {
        Transport::Fill => "← → step · 1–4 recurrence · T layout · W whole table",
        Transport::Fusion => "← → step · Shift → to the next fusion",
        Transport::Game => "← → step, or take an end in your turn · [ ] try an end · B next line",
    };
    let text = format!("Space play · {what} · {all} all keys · F6 moves the {other}");
    ui.add(egui::Label::new(RichText::new(text).small().color(theme::color(ui, ColorRole::WeakText))).truncate());
}

/// A word over the window while a file is held over it.
fn drop_hint(ctx: &Context) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop hint")));
    let theme = theme::current(ctx);
    let screen = ctx.content_rect();
    painter.rect_filled(
        screen,
        0.0,
        theme::color_in(crate::picture::Paint::from(ColorRole::Background).faded(0.85), theme),
    );
    let (font, color) = (theme::font(Face::Strong, 24.0), theme::color_in(ColorRole::Text, theme));
    painter.text(screen.center(), Align2::CENTER_CENTER, "Drop the session to open it", font, color);
}
