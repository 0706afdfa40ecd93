//! The application: owns the state and lays out the panels, once a frame.

use std::path::PathBuf;
use std::task::Poll;

use egui::util::undoer::{Settings, Undoer};
use egui::{
    Align, Align2, CentralPanel, Context, Frame, Layout, Margin, Panel, RichText, ScrollArea, Ui, ViewportCommand,
};
use serde::{Deserialize, Serialize};

use super::coins_panel::CoinsPanel;
use super::command::{Command, Desk, Message, Purpose};
use super::dialogs::Dialog;
use super::files::{Origin, SystemDialog, remember};
use super::game_panel::GamePanel;
use super::recovery::{Recovery, Work};
use super::state::State;
use super::table_view::TableView;
use super::{keys, lessons_panel, menu_bar, step_panel, theme, transport};
use crate::game::Stride;
use crate::game::random::Recipe;
use crate::lessons;
use crate::picture::Face;
use crate::picture::ink::Ink;
use crate::session::{Document, Session};

/// Where eframe keeps our preferences.
const PREFERENCES: &str = "preferences";

/// A frame that took longer, as after the program slept, moves the playheads no further than this.
const LONGEST_FRAME_SECONDS: f32 = 0.1;

/// How many states undo goes back over.
const MOST_UNDOS: usize = 50;

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
}

/// What goes on once it is settled what becomes of unsaved changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Then {
    New,
    AskForFile,
    Open(PathBuf),
    Lesson(usize),
    Quit,
}

/// What was last typed into, for undo takes back a run of typing at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    Row,
    Title,
    Notes,
}

pub struct App {
    pub(super) state: State,
    pub(super) origin: Origin,
    pub(super) undoer: Undoer<Document>,
    pub(super) typing: Option<Typing>,
    pub(super) recent: Vec<PathBuf>,
    pub(super) recipe: Recipe,
    pub(super) dialog: Option<Dialog>,
    pub(super) system_dialog: Option<SystemDialog>,
    pub(super) then: Option<Then>,
    /// What went wrong and is not yet dismissed.
    pub(super) notices: Vec<String>,
    /// The window may close without being asked again.
    pub(super) may_close: bool,
    recovery: Option<Recovery>,
    pub(super) coins_panel: CoinsPanel,
    table_view: TableView,
    game_panel: GamePanel,
    shown_title: String,
    /// A text field had the focus in the last frame.
    was_typing: bool,
}

impl App {
    /// The application with the session of `start.file`, else the work of last time, else the first lesson.
    pub fn new(cc: &eframe::CreationContext<'_>, start: Start) -> Self {
        theme::install(&cc.egui_ctx);
        // Zoom is a command like the others.
        cc.egui_ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let preferences: Preferences =
            cc.storage.and_then(|storage| eframe::get_value(storage, PREFERENCES)).unwrap_or_default();

        let first = lessons::all()[0].clone();
        let recovery = start.data_folder.as_deref().map(Recovery::new);
        let mut app = Self {
            origin: Origin { path: None, saved: first.document.clone() },
            state: State::new(first),
            undoer: Self::new_undoer(),
            typing: None,
            recent: preferences.recent.clone(),
            recipe: Recipe::default(),
            dialog: None,
            system_dialog: None,
            then: None,
            notices: Vec::new(),
            may_close: false,
            recovery,
            coins_panel: CoinsPanel::default(),
            table_view: TableView::default(),
            game_panel: GamePanel::default(),
            shown_title: String::new(),
            was_typing: false,
        };
        app.restore(start.file);
        app.state.stride = preferences.stride;
        app.state.show_path = preferences.show_path;
        app.state.fill.set_speed(preferences.fill_speed.unwrap_or(1.0));
        app.state.replay.set_speed(preferences.game_speed.unwrap_or(1.0));
        app
    }

    /// What is drawn, for tests to look at.
    pub fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn new_undoer() -> Undoer<Document> {
        Undoer::with_settings(Settings { max_undos: MOST_UNDOS, ..Settings::default() })
    }

    fn restore(&mut self, file: Option<PathBuf>) {
        let work = self.recovery.as_ref().and_then(Recovery::load);
        match (file, work) {
            (Some(file), work) => {
                self.open(&file);
                // Opening a file must not cost the unsaved work of last time.
                let lost = work.filter(|work| work.unsaved && work.file.as_ref() != Some(&file));
                let aside = lost.and_then(|work| self.recovery.as_ref()?.put_aside(&work));
                if let Some(aside) = aside {
                    remember(&mut self.recent, &aside);
                    self.notices.push(format!("Unsaved work of last time is kept in {}", aside.display()));
                }
            }
            (None, Some(work)) => {
                let saved = work.file.as_deref().and_then(|path| Session::open(path).ok());
                let saved = match saved {
                    Some(opened) => opened.session.document,
                    None if work.unsaved => lessons::all()[0].document.clone(),
                    None => work.session.document.clone(),
                };
                self.origin = Origin { path: work.file, saved };
                self.state = State::new(work.session);
            }
            (None, None) => {}
        }
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.origin.is_unsaved(self.state.document())
    }

    pub(super) fn name(&self) -> String {
        self.origin.name(self.state.document())
    }

    fn work(&self) -> Work {
        Work { file: self.origin.path.clone(), unsaved: self.is_unsaved(), session: self.state.session() }
    }

    fn keep_work(&mut self, ctx: &Context) {
        let moving = self.state.is_moving();
        let work = self.work();
        if let Some(recovery) = self.recovery.as_mut().filter(|_| !moving)
            && let Some(wait) = recovery.note(work, ctx.input(|input| input.time))
        {
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
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        out.extend(dropped.map(Message::OpenFile));
        if let Some(Poll::Ready(answer)) = self.system_dialog.as_ref().map(SystemDialog::answer) {
            self.system_dialog = None;
            out.extend(answer.map(|(purpose, path)| match purpose {
                Purpose::Open => Message::OpenFile(path),
                Purpose::Save => Message::SaveTo(path),
            }));
        }
    }

    fn panels(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let side = Frame::new().fill(theme::ink(ui, Ink::Panel)).inner_margin(Margin::symmetric(14, 12));
        let bar = Frame::new().fill(theme::ink(ui, Ink::Panel)).inner_margin(Margin::symmetric(10, 4));
        Panel::top("menus").frame(bar).show(ui, |ui| {
            let shown = menu_bar::Shown {
                title: &self.shown_title,
                recent: &self.recent,
                can_undo: self.undoer.has_undo(self.state.document()),
                can_redo: self.undoer.has_redo(self.state.document()),
                shows_path: self.state.show_path,
            };
            menu_bar::show(ui, shown, out);
        });
        Panel::left("coins and lessons").frame(side).default_size(270.0).size_range(230.0..=420.0).show(ui, |ui| {
            self.coins_panel.show(ui, &self.state, out);
            divider(ui);
            lessons_panel::lessons(ui, &self.state, out);
            divider(ui);
            lessons_panel::notes(ui, &self.state, out);
        });
        Panel::right("game").frame(side).default_size(290.0).size_range(280.0..=460.0).show(ui, |ui| {
            self.game_panel.show(ui, &self.state, out);
        });
        let middle = Frame::new().fill(theme::ink(ui, Ink::Ground)).inner_margin(Margin::symmetric(16, 12));
        CentralPanel::default().frame(middle).show(ui, |ui| self.middle(ui, out));
    }

    fn middle(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        self.notices(ui, out);
        Panel::bottom("transport").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
            ui.add_space(10.0);
            step_panel::show(ui, &self.state, out);
            ui.add_space(8.0);
            transport::fill_bar(ui, &self.state, out);
            ui.add_space(4.0);
            key_hints(ui, self.state.desk);
        });
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.table_view.show(ui, &self.state, out));
    }

    /// What went wrong, until it is dismissed.
    fn notices(&self, ui: &mut Ui, out: &mut Vec<Message>) {
        if self.notices.is_empty() {
            return;
        }
        let error = theme::ink(ui, Ink::Error);
        Frame::new()
            .stroke(egui::Stroke::new(1.0, error))
            .corner_radius(8.0)
            .inner_margin(Margin::symmetric(14, 9))
            .show(ui, |ui| {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    if ui.button("Dismiss").clicked() {
                        out.push(Message::DismissNotices);
                    }
                    ui.with_layout(Layout::top_down(Align::Min), |ui| {
                        ScrollArea::vertical().max_height(90.0).show(ui, |ui| {
                            for notice in &self.notices {
                                ui.label(RichText::new(notice).color(error));
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
        let was_typing = std::mem::replace(&mut self.was_typing, ctx.text_edit_focused());
        if self.dialog.is_none() && !was_typing {
            keys::commands(&ctx, &mut messages);
        }
        self.set_window_title(&ctx);
        self.panels(ui, &mut messages);
        if let Some(dialog) = &mut self.dialog {
            dialog.show(&ctx, &mut messages);
        }
        drop_hint(&ctx);
        for message in messages {
            self.apply(&ctx, message);
            // What was drawn is from before the message.
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
        };
        eframe::set_value(storage, PREFERENCES, &preferences);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        let work = self.work();
        if let Some(recovery) = &mut self.recovery {
            recovery.note(work, f64::MAX);
            recovery.write_now();
        }
    }
}

fn divider(ui: &mut Ui) {
    ui.add_space(4.0);
    ui.separator();
    ui.add_space(4.0);
}

/// The most useful keys, and which transport they move.
fn key_hints(ui: &mut Ui, desk: Desk) {
    let (moved, other) = match desk {
        Desk::Fill => ("fill", "game"),
        Desk::Game => ("game", "fill"),
    };
    let all = Command::Shortcuts.shortcut_text(ui.ctx());
    let text = format!(
        "Keys move the {moved} (F6: the {other}) · Space play · ← → step · Shift+← → diagonal · Home End · {all} all keys"
    );
    ui.label(RichText::new(text).small().color(theme::ink(ui, Ink::WeakText)));
}

/// A word over the window while a file is held over it.
fn drop_hint(ctx: &Context) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop hint")));
    let ground = theme::ground(ctx);
    let screen = ctx.content_rect();
    painter.rect_filled(screen, 0.0, theme::color(crate::picture::Paint::from(Ink::Ground).faded(0.85), ground));
    let (font, color) = (theme::font(Face::Strong, 24.0), theme::color(Ink::Text, ground));
    painter.text(screen.center(), Align2::CENTER_CENTER, "Drop the session to open it", font, color);
}
