//! The window. In each frame it advances the time, lays out the panels, and applies their messages.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::task::Poll;

use egui::epaint::ClippedShape;
use egui::{
    Align, Align2, CentralPanel, Context, DroppedFileHandle, Event, Frame, Id, Layout, Margin, Modifiers, Panel, Rect,
    RichText, Ui, UiBuilder, ViewportBuilder, ViewportClass, ViewportCommand, gui_zoom, vec2,
};

use crate::app::command::Command;
use crate::app::effect::{Effect, InterfaceZoom};
use crate::app::embed::Part;
use crate::app::message::{FilePurpose, Message};
use crate::app::panels::Room;
use crate::app::preferences::Preferences;
use crate::app::preferences::SidePanel;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::app::{App, Start};
use crate::gui::dialogs::Dialogs;
use crate::gui::input::{LongPress, LostPaste};
use crate::gui::keys::{self, Keyboard};
use crate::gui::notices::{self, announce};
use crate::gui::panels::code::CodePanel;
use crate::gui::panels::coins::CoinsPanel;
use crate::gui::panels::fusion::FusionPanel;
use crate::gui::panels::game::GamePanel;
use crate::gui::panels::lecture::{self, KeptParts};
use crate::gui::panels::players::PlayersPanel;
use crate::gui::panels::why::WhyPanel;
use crate::gui::panels::{card, menu_bar, parts, predict, step, story, table_bar, tabs, transport};
use crate::gui::presenter::pictures::Pictures;
use crate::gui::table_view::TableView;
use crate::gui::widgets::controls;
use crate::gui::{presenter, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::platform::{FileAnswer, FileQuestion, dialog, system};
use crate::predict::AnswerForm;
use crate::printable::printable_path;
use crate::session::Tab;
use crate::wording::{window, window as texts};

/// The key under which eframe stores the preferences.
const PREFERENCES: &str = "preferences";

/// The most time by which a frame advances the playheads. A frame takes longer after the program slept.
const MAX_FRAME_SECONDS: f32 = 0.1;

/// The largest part of the window's width that a tab takes.
const MAX_TAB_PART: f32 = 0.6;

/// The width of the coins panel until it is dragged, and the width that the middle needs, in points. A narrower window
/// shows only one side panel.
const COINS_WIDTH: f32 = 270.0;
const MIN_MIDDLE_WIDTH: f32 = 520.0;
/// The width of the middle, in points, that no panel takes, however far it is dragged. The transport needs it.
const LEAST_MIDDLE_WIDTH: f32 = 460.0;
/// The least and the greatest width to which the coins panel can be dragged, in points.
const COINS_WIDTHS: (f32, f32) = (230.0, 420.0);

/// The width of the bar of the parts where the menus stand beside it, in points.
const FLAT_PARTS_WIDTH: f32 = 460.0;

/// An embedded table with less height than this above its transport, in points, has no step panel.
const MIN_HEIGHT_ABOVE_TRANSPORT: f32 = 320.0;

/// The height of the area below the table until it is measured, in points.
const HEIGHT_BELOW_TABLE: f32 = 228.0;

/// The window of the program, with the panels and what each keeps for itself.
pub struct AppWindow {
    app: App,
    coins_panel: CoinsPanel,
    table_view: TableView,
    game_panel: GamePanel,
    code_panel: CodePanel,
    why_panel: WhyPanel,
    slide_parts: KeptParts,
    players_panel: PlayersPanel,
    fusion_panel: FusionPanel,
    dialogs: Dialogs,
    system_dialog: Option<SystemDialog>,
    /// The title that the window has.
    shown_title: String,
    /// Whether the animations of egui's own controls are off.
    reduced_motion: bool,
    keyboard: Keyboard,
    /// Whether a signal has asked the program to end.
    has_to_end: Arc<AtomicBool>,
    /// The messages that come from outside of the frames, such as a dropped file that was read.
    incoming: (Sender<Message>, Receiver<Message>),
    take_dropped: TakeDropped,
    long_press: LongPress,
    lost_paste: LostPaste,
    pictures: Pictures,
    /// How the presenter's window has begun. `None` while it is closed.
    presenter_builder: Option<ViewportBuilder>,
    /// The shapes of the slide that the audience sees while it is frozen.
    frozen: Option<Vec<ClippedShape>>,
    /// Where the notices lie, over the table.
    notice_place: Rect,
    /// When a resting finger begins to hover, in seconds from this frame.
    hovers_in: Option<f64>,
}

/// What gets the path of a file, or why it can't be read.
pub type Taken = Box<dyn FnOnce(Result<PathBuf, String>)>;

/// Takes a file that was dropped on the window.
type TakeDropped = fn(&DroppedFileHandle, Taken);

impl AppWindow {
    /// Creates the window of a program that starts with `start` and the stored preferences.
    pub fn new(cc: &eframe::CreationContext<'_>, start: &Start) -> Self {
        Self::of(&cc.egui_ctx, App::new(start, Self::stored_preferences(cc), notices::waker(&cc.egui_ctx)))
    }

    /// Returns the preferences that the last window has stored.
    pub fn stored_preferences(cc: &eframe::CreationContext<'_>) -> Preferences {
        cc.storage.and_then(|storage| eframe::get_value(storage, PREFERENCES)).unwrap_or_default()
    }

    /// Creates the window of a program.
    pub fn of(ctx: &Context, app: App) -> Self {
        theme::install(ctx);
        // Zoom has commands of its own.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let mut window = Self {
            app,
            coins_panel: CoinsPanel::default(),
            table_view: TableView::default(),
            game_panel: GamePanel::default(),
            code_panel: CodePanel::default(),
            why_panel: WhyPanel::default(),
            slide_parts: KeptParts::default(),
            players_panel: PlayersPanel::default(),
            fusion_panel: FusionPanel::default(),
            dialogs: Dialogs::default(),
            system_dialog: None,
            shown_title: String::new(),
            reduced_motion: false,
            keyboard: Keyboard::default(),
            has_to_end: Arc::default(),
            incoming: channel(),
            take_dropped: |file, taken| taken(Ok(file.path().to_owned())),
            long_press: LongPress::default(),
            lost_paste: LostPaste::default(),
            pictures: Pictures::default(),
            presenter_builder: None,
            frozen: None,
            hovers_in: None,
            notice_place: Rect::EVERYTHING,
        };
        window.carry_out_effects(ctx);
        window
    }

    /// Creates the window of the same program in another context, with the theme and the size of the one before.
    #[must_use]
    pub fn moved(self, from: &Context, to: &Context) -> Self {
        theme::choose(to, theme::chosen(from));
        to.set_zoom_factor(from.zoom_factor());
        Self::of(to, self.app)
    }

    /// Returns whether a key is that of a command, whatever the window shows. A browser names a key by what it types, and
    /// by its place.
    pub fn takes_key(typed: &str, place: &str, modifiers: Modifiers) -> bool {
        keys::is_of_command(typed, place, modifiers)
    }

    /// Returns whether the Tab key leaves the window now, forward or `backwards`. Then no control has the focus any more.
    pub fn leaves_by_tab(ctx: &Context, backwards: bool) -> bool {
        let leaves = controls::has_no_next(ctx, backwards);
        if leaves {
            controls::leave(ctx);
            ctx.request_repaint();
        }
        leaves
    }

    /// Returns the program, for tests.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Returns the state, for tests.
    pub fn state(&self) -> &State {
        self.app.state()
    }

    /// Ends the program without a question at a signal that asks for it. The work is kept for the next start.
    pub fn end_at_signals(&mut self, ctx: &Context) {
        let (has_to_end, ctx) = (Arc::clone(&self.has_to_end), ctx.clone());
        let watching = system::watch_signals(move |_| {
            has_to_end.store(true, Ordering::Relaxed);
            ctx.request_repaint();
        });
        if let Err(error) = watching {
            self.app.show_system_error(texts::changes_may_be_lost(error.to_string()));
        }
    }

    /// Takes dropped files by `take`, where their paths lead nowhere.
    pub fn take_dropped_by(&mut self, take: TakeDropped) {
        self.take_dropped = take;
    }

    /// Returns where messages from outside of the frames are put. They are carried out in the next frame.
    pub fn incoming(&self) -> Sender<Message> {
        self.incoming.0.clone()
    }

    /// Carries out a message and its effects.
    pub fn apply(&mut self, ctx: &Context, message: Message) {
        self.app.apply(message);
        self.carry_out_effects(ctx);
    }

    /// Puts the file that was chosen in the file dialog of the system into the export dialog.
    pub fn choose_export_file(&mut self, path: &Path) {
        self.dialogs.take_export_path(path);
    }

    fn carry_out_effects(&mut self, ctx: &Context) {
        for effect in self.app.take_effects() {
            match effect {
                Effect::Close => ctx.send_viewport_cmd(ViewportCommand::Close),
                Effect::FullScreen(on) => {
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(on));
                    system::set_full_screen(on);
                }
                Effect::Theme(theme) => theme::choose(ctx, theme),
                Effect::SystemContrast(on) => theme::follow_contrast(ctx, on),
                Effect::InterfaceZoom(InterfaceZoom::In) => gui_zoom::zoom_in(ctx),
                Effect::InterfaceZoom(InterfaceZoom::Out) => gui_zoom::zoom_out(ctx),
                Effect::InterfaceZoom(InterfaceZoom::Reset) => ctx.set_zoom_factor(1.0),
                Effect::LeaveFocus => controls::leave(ctx),
                Effect::SelectRowText => self.coins_panel.text.select(),
                Effect::FocusRowEnd(characters) => controls::go_to_end(ctx, keys::row_field(), characters),
                Effect::AddCoin => self.coins_panel.discs.add_coin(self.app.state().n()),
                Effect::Browse(purpose, suggested) => match SystemDialog::open(ctx, purpose, &suggested) {
                    Ok(dialog) => self.system_dialog = Some(dialog),
                    Err(error) => self.app.apply(Message::ShowError(error.to_string())),
                },
                Effect::CopyText(text) => ctx.copy_text(text),
                Effect::CopyImage(pixels) => {
                    let size = [pixels.width as usize, pixels.height as usize];
                    ctx.copy_image(egui::ColorImage::from_rgba_unmultiplied(size, &pixels.rgba));
                }
            }
        }
    }

    fn set_window_title(&mut self, ctx: &Context) {
        let title = self.app.title();
        if title != self.shown_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            system::set_title(&title);
            self.shown_title = title;
        }
    }

    /// Keeps the window open when the user closes it with unsaved changes or during an export.
    fn guard_close(&mut self, ctx: &Context) {
        let close_requested = ctx.input(|input| input.viewport().close_requested());
        if close_requested && !self.app.may_close() && !self.app.request_close() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Turns dropped files and the answer of the file dialog into messages.
    fn incoming_files(&mut self, ctx: &Context, out: &mut Vec<Message>) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        if let [first, others @ ..] = &dropped[..] {
            if !others.is_empty() {
                let text = texts::first_dropped_file(printable_path(first.path()));
                out.push(Message::ShowInfo(text));
            }
            let (incoming, ctx) = (self.incoming(), ctx.clone());
            (self.take_dropped)(
                first,
                Box::new(move |path| {
                    // The window is still open when the file is read.
                    let _ = incoming.send(path.map_or_else(Message::ShowError, Message::OpenFile));
                    ctx.request_repaint();
                }),
            );
        }
        out.extend(self.incoming.1.try_iter());
        if let Some(Poll::Ready(answer)) = self.system_dialog.as_ref().map(SystemDialog::answer) {
            self.system_dialog = None;
            match answer {
                (_, FileAnswer::Cancelled) => {}
                (_, FileAnswer::NoDialog) => out.push(Message::ShowError(texts::no_file_dialog().to_owned())),
                (FilePurpose::Open, FileAnswer::Chosen(path)) => out.push(Message::OpenFile(path)),
                (FilePurpose::Save, FileAnswer::Chosen(path)) => out.push(Message::SaveTo(path)),
                (FilePurpose::SaveCourse, FileAnswer::Chosen(path)) => out.push(Message::SaveCourseTo(path)),
                (FilePurpose::Export, FileAnswer::Chosen(path)) => self.choose_export_file(&path),
            }
        }
    }

    /// Returns the room that the window has for side panels.
    fn room(&self, ctx: &Context) -> Room {
        if theme::shows_one_part(ctx) {
            return Room::OnePart;
        }
        // A small or much enlarged window has room for only one side panel.
        let window = ctx.content_rect().width();
        let (width, _) = tabs::width(self.app.state().view().tab, window);
        if window >= COINS_WIDTH + MIN_MIDDLE_WIDTH + width { Room::Both } else { Room::One }
    }

    /// Shows the menus, the side panels and the middle.
    fn panels(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let side = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(14, 12));
        let bar = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(10, 4));
        Panel::top("menus").frame(bar).show(ui, |ui| {
            let shown = menu_bar::MenuContext { title: &self.shown_title, app: &self.app };
            menu_bar::show(ui, shown, out);
        });
        let tab = self.app.state().view().tab;
        let window = ui.ctx().content_rect().width();
        let (width, min_width) = tabs::width(tab, window);
        if self.app.shows_panel(SidePanel::Coins) {
            let of_tab = if self.app.shows_panel(SidePanel::Tabs) { min_width } else { 0.0 };
            let (least, most) = COINS_WIDTHS;
            let most = (window - LEAST_MIDDLE_WIDTH - of_tab).clamp(least, most);
            Panel::left("row-and-story").frame(side).default_size(COINS_WIDTH).size_range(least..=most).show(
                ui,
                |ui| {
                    self.coins_panel.show(ui, self.app.state(), self.app.row_draft(), out);
                    divider(ui);
                    story::show(ui, self.app.state(), out);
                },
            );
        }
        // The right panel gets its place now, and its content after the middle: that is the order for screen readers.
        let right = self.app.shows_panel(SidePanel::Tabs).then(|| {
            let room = ui.available_width() - LEAST_MIDDLE_WIDTH;
            let max_width = (window * MAX_TAB_PART).min(room).max(min_width);
            let panel = Panel::right(tab.name()).frame(side).default_size(width).size_range(min_width..=max_width);
            panel.show(ui, reserved_room).inner
        });
        let margin = Margin::symmetric(16, if theme::is_low(ui.ctx()) { 6 } else { 12 });
        let middle = Frame::new().fill(theme::color(ui, ColorRole::Background)).inner_margin(margin);
        CentralPanel::default().frame(middle).show(ui, |ui| self.middle(ui, out));
        if tab != Tab::Fusion {
            self.fusion_panel.leave();
        }
        if let Some(mut right) = right {
            tabs::show(&mut right, self.app.state(), out);
            self.tab(&mut right, out);
        }
    }

    /// Shows the tab that is chosen.
    fn tab(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let state = self.app.state();
        match state.view().tab {
            Tab::Game => self.game_panel.show(ui, state, out),
            Tab::Code => self.code_panel.show(ui, state, out),
            Tab::Why => self.why_panel.show(ui, state, out),
            Tab::Players => self.players_panel.show(ui, state, out),
            Tab::Fusion => self.fusion_panel.show(ui, state, out),
        }
    }

    /// Shows the menus and one part: the table, or a side panel in its place.
    fn one_part(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let bar = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(6, 0));
        let is_flat = theme::is_flat(ui.ctx());
        let shown = menu_bar::MenuContext { title: &self.shown_title, app: &self.app };
        if !is_flat {
            Panel::top("menus").frame(bar).show(ui, |ui| menu_bar::show(ui, shown, out));
        }
        Panel::bottom("parts").frame(bar.inner_margin(Margin::ZERO)).show(ui, |ui| {
            ui.horizontal(|ui| {
                if is_flat {
                    let menus = vec2(ui.available_width() - FLAT_PARTS_WIDTH, ui.spacing().interact_size.y);
                    ui.allocate_ui(menus, |ui| menu_bar::menus(ui, shown, out));
                }
                parts::show(ui, &self.app, out);
            });
        });
        let (shows_row, shows_tab) = (self.app.shows_panel(SidePanel::Coins), self.app.shows_panel(SidePanel::Tabs));
        let tab = self.app.state().view().tab;
        let background =
            theme::color(ui, if shows_row || shows_tab { ColorRole::Panel } else { ColorRole::Background });
        let frame = Frame::new().fill(background).inner_margin(Margin::symmetric(12, 6));
        // What is typed, and what plays by itself, has no transport.
        let has_none = shows_row || shows_tab && tab == Tab::Players;
        if !has_none {
            Panel::bottom("transport").frame(frame).show_separator_line(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                transport::show(ui, self.app.state(), out);
            });
        }
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.notice_place = ui.available_rect_before_wrap();
            if shows_row && is_flat {
                ui.columns(2, |sides| {
                    self.coins_panel.show(&mut sides[0], self.app.state(), self.app.row_draft(), out);
                    story::show(&mut sides[1], self.app.state(), out);
                });
            } else if shows_row {
                self.coins_panel.show(ui, self.app.state(), self.app.row_draft(), out);
                divider(ui);
                story::show(ui, self.app.state(), out);
            } else if shows_tab {
                self.tab(ui, out);
            } else {
                self.table_alone(ui, is_flat, out);
            }
        });
        if !(shows_tab && tab == Tab::Fusion) {
            self.fusion_panel.leave();
        }
        if !self.app.shows_card() || shows_row || shows_tab {
            card::leave(ui.ctx());
        }
    }

    /// Shows the table and the sums of a cell, which stand beside it in a flat window.
    fn table_alone(&mut self, ui: &mut Ui, is_flat: bool, out: &mut Vec<Message>) {
        let room = ui.available_rect_before_wrap();
        let asks = self.app.state().predict_settings().is_some();
        let step = |ui: &mut Ui, app: &App, out: &mut Vec<Message>| {
            if asks {
                predict::bar(ui, app.state(), out);
            }
            step::show(ui, app.state(), out);
        };
        if !is_flat {
            Panel::bottom("step").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| step(ui, &self.app, out));
        }
        table_bar::show(ui, &self.app, out);
        ui.add_space(4.0);
        if is_flat {
            let panel = Panel::right("step").frame(Frame::NONE).show_separator_line(false);
            panel.exact_size(room.width() * 0.45).show(ui, |ui| step(ui, &self.app, out));
        }
        let table = ui.available_rect_before_wrap();
        if self.app.state().shows_large_tree() {
            let height = ui.available_height();
            self.why_panel.show_tree(ui, height, self.app.state(), out);
        } else {
            self.table_view.show(ui, self.app.state(), out);
        }
        if self.app.shows_card() {
            card::show(ui, table, self.app.state(), out);
        }
    }

    /// Shows the window of the presenter, with the dialogs, which the audience must not see. Its keys do the same as those
    /// of the slides.
    fn presenter_window(&mut self, ctx: &Context, out: &mut Vec<Message>) {
        let Self { app, pictures, dialogs, presenter_builder, .. } = self;
        let builder = presenter_builder
            .get_or_insert_with(|| presenter::builder(ctx, app.state().preferences.presenter_place))
            .clone();
        let place = ctx.show_viewport_immediate(presenter::viewport(), builder, |ui, class| {
            let ctx = ui.ctx().clone();
            if class != ViewportClass::EmbeddedWindow && app.dialog().is_none() {
                let mut keyboard = Keyboard::default();
                keyboard.note_focus(&ctx);
                keyboard.read(&ctx, app, false, out);
            }
            presenter::show(ui, app, pictures, out);
            lecture::typed_number(ui, &app.presenter().typed_lesson);
            notices::show(&ctx, app, ctx.content_rect(), out);
            dialogs.show(&ctx, app, out);
            ui.input(|input| input.viewport().outer_rect.filter(|_| class != ViewportClass::EmbeddedWindow))
        });
        if let Some(place) = place {
            let place = [place.left(), place.top(), place.width(), place.height()];
            if app.state().preferences.presenter_place != Some(place) {
                out.push(Message::PresenterPlace(place));
            }
        }
    }

    /// Shows a part of the program alone, with its transport.
    fn part(&mut self, ui: &mut Ui, part: Part, out: &mut Vec<Message>) {
        let background = theme::color(ui, ColorRole::Background);
        let bar = Frame::new().fill(background).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("transport")
            .frame(bar)
            .show_separator_line(false)
            .show(ui, |ui| transport::show(ui, self.app.state(), out));
        if part == Part::Lecture {
            let panels = (&mut self.table_view, &mut self.slide_parts);
            return lecture::show(ui, self.app.state(), panels, false, out);
        }
        let frame = Frame::new().fill(background).inner_margin(Margin { bottom: 6, ..Margin::same(12) });
        // Where there is no room for both, the table says more.
        if part == Part::Table && theme::is_flat(ui.ctx()) {
            let width = ui.available_width() * 0.45;
            let panel = Panel::right("step").frame(frame).show_separator_line(false).exact_size(width);
            panel.show(ui, |ui| step::show(ui, self.app.state(), out));
        } else if part == Part::Table && ui.available_height() >= MIN_HEIGHT_ABOVE_TRANSPORT {
            Panel::bottom("step")
                .frame(frame)
                .show_separator_line(false)
                .show(ui, |ui| step::show(ui, self.app.state(), out));
        }
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.notice_place = ui.available_rect_before_wrap();
            match part {
                Part::Game => self.game_panel.show(ui, self.app.state(), out),
                _ => self.table_view.show(ui, self.app.state(), out),
            }
        });
    }

    /// Shows the table and the area below it.
    fn middle(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        // The area below the table gets its height of the last frame, and comes after the table for screen readers.
        let height_of = Id::unique("height-below-the-table");
        let height = ui.data(|data| data.get_temp(height_of)).unwrap_or(HEIGHT_BELOW_TABLE);
        let area = ui.available_rect_before_wrap();
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - height);
        let mut above = ui.new_child(UiBuilder::new().id_salt("table").max_rect(above));
        table_bar::show(&mut above, &self.app, out);
        above.add_space(4.0);
        let table = above.available_rect_before_wrap();
        if self.app.state().shows_large_tree() {
            let height = above.available_height();
            self.why_panel.show_tree(&mut above, height, self.app.state(), out);
        } else {
            self.table_view.show(&mut above, self.app.state(), out);
        }
        if self.app.shows_card() {
            card::show(ui, table, self.app.state(), out);
        } else {
            card::leave(ui.ctx());
        }
        self.notice_place = table;
        let mut below = ui.new_child(UiBuilder::new().id_salt("below-the-table").max_rect(below));
        self.below_table(&mut below, out);
        let needed = below.min_rect().height();
        if (needed - height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(height_of, needed));
            ui.ctx().request_repaint();
        }
    }

    /// Shows the questions, the step panel, the transport and, unless the window is low, the key hints.
    fn below_table(&self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.add_space(10.0);
        if self.app.state().predict_settings().is_some() {
            predict::bar(ui, self.app.state(), out);
            ui.add_space(4.0);
        }
        step::show(ui, self.app.state(), out);
        ui.add_space(8.0);
        transport::show(ui, self.app.state(), out);
        if !theme::is_low(ui.ctx()) {
            ui.add_space(4.0);
            key_hints(ui, self.app.state());
        }
    }
}

impl eframe::App for AppWindow {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        theme::watch_fingers(ctx);
        theme::fit_tooltips(ctx);
        self.app.set_theme(theme::current(ctx));
        self.app.set_clock(system::unix_ms());
        // A frame may have several passes. Time advances in the first one.
        let seconds =
            if ctx.current_pass_index() == 0 { ctx.input(|input| input.stable_dt).min(MAX_FRAME_SECONDS) } else { 0.0 };
        self.app.advance(f64::from(seconds));
        if self.has_to_end.swap(false, Ordering::Relaxed) {
            self.app.apply(Message::EndNow);
        }
        self.guard_close(ctx);
        self.carry_out_effects(ctx);
        if let Some(seconds) = self.app.keep_work(ctx.input(|input| input.time)) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        if let Some(seconds) = self.app.pass_lecture_time(ctx.input(|input| input.time)) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        if let Some(seconds) = self.app.expire_notices(ctx.input(|input| input.time), notices::are_used(ctx)) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        if let Some(seconds) = self.hovers_in {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        if self.app.state().is_moving() {
            ctx.request_repaint();
        }
        let reduced_motion = self.app.state().reduces_motion();
        if std::mem::replace(&mut self.reduced_motion, reduced_motion) != reduced_motion {
            theme::set_reduced_motion(ctx, reduced_motion);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.app.set_room(self.room(&ctx));
        let mut messages = Vec::new();
        self.incoming_files(&ctx, &mut messages);
        // A window that is covered draws no frame, so the loss of the focus is seen only together with its return.
        if ctx.input(|input| input.events.contains(&Event::WindowFocused(true))) {
            messages.push(Message::Focused);
        }
        // A frame may have several passes, and all have the same events.
        if ctx.current_pass_index() == 0 && ctx.input(|input| self.lost_paste.is_seen_in(&input.events)) {
            messages.push(Message::ShowError(texts::nothing_pasted().to_owned()));
        }
        self.keyboard.note_focus(&ctx);
        if self.app.dialog().is_none() && self.app.overlay().is_none() {
            self.keyboard.read(&ctx, &self.app, self.coins_panel.text.is_entered(), &mut messages);
        }
        self.set_window_title(&ctx);
        announce(ui, self.app.state());
        let is_lecture = self.app.state().lecture.is_some();
        if !(is_lecture && self.app.presenter().is_open) {
            // Before the panels, so that Tab comes to them first.
            let place = if is_lecture { ctx.content_rect() } else { self.notice_place };
            notices::show(&ctx, &self.app, place, &mut messages);
        }
        if let Some(part) = self.app.part() {
            self.part(ui, part, &mut messages);
        } else if self.app.state().lecture.is_some() {
            let panels = (&mut self.table_view, &mut self.slide_parts);
            let for_fingers = theme::is_for_fingers(&ctx);
            let is_black = self.app.state().lecture.is_some_and(|lecture| lecture.is_black);
            if for_fingers && !is_black {
                let frame = Frame::new().fill(theme::color(ui, ColorRole::Background)).inner_margin(Margin::same(12));
                Panel::bottom("lecture-for-fingers").frame(frame).show(ui, |ui| {
                    lecture::bar_for_fingers(ui, self.app.state(), &mut messages);
                });
            }
            if self.app.presenter().shows_notes && !self.app.presenter().is_open {
                presenter::drawer(ui, &self.app, &mut messages);
            }
            let is_frozen = self.app.presenter().is_frozen;
            if let Some(shapes) = self.frozen.as_ref().filter(|_| is_frozen) {
                ui.painter().extend(shapes.iter().map(|clipped| clipped.shape.clone()));
            } else if self.app.presenter().shows_overview && !self.app.presenter().is_open {
                let frame = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::same(14));
                let (state, pictures) = (self.app.state(), &mut self.pictures);
                CentralPanel::default()
                    .frame(frame)
                    .show(ui, |ui| presenter::pictures::show(ui, state, pictures, &mut messages));
            } else {
                let slide = ui.available_rect_before_wrap();
                lecture::show(ui, self.app.state(), panels, !for_fingers, &mut messages);
                presenter::drawing(ui, &self.app, slide, &mut messages);
            }
            self.frozen = is_frozen.then(|| self.frozen.take().unwrap_or_else(|| shapes_of(ui)));
            if !self.app.presenter().is_open {
                lecture::typed_number(ui, &self.app.presenter().typed_lesson);
            }
        } else {
            lecture::leave(&ctx);
            if theme::shows_one_part(&ctx) {
                self.one_part(ui, &mut messages);
            } else {
                self.panels(ui, &mut messages);
            }
        }
        if self.app.presenter().is_open && self.app.state().lecture.is_some() {
            self.presenter_window(&ctx, &mut messages);
        } else {
            self.presenter_builder = None;
            self.dialogs.show(&ctx, &self.app, &mut messages);
        }
        controls::show(&ctx);
        drop_hint(&ctx);
        // The panels report the cell under the pointer again in each frame.
        let before = self.app.end_frame();
        let attempt = self.app.state().open_question().map(|asked| asked.attempt);
        for message in messages {
            let is_hover = matches!(message, Message::Hover(..));
            self.apply(&ctx, message);
            if !is_hover {
                // This frame was drawn before the message.
                ctx.request_repaint();
            }
        }
        if let Some(asked) = self.app.state().open_question().filter(|asked| Some(asked.attempt) != attempt)
            && matches!(asked.question.form(), AnswerForm::Cells(_) | AnswerForm::End)
        {
            // Space and Enter answer then, and must not press a control.
            controls::leave(&ctx);
        }
        if self.app.state().gaze.hovered != before {
            ctx.request_repaint();
        }
    }

    fn raw_input_hook(&mut self, ctx: &Context, raw_input: &mut egui::RawInput) {
        let Some(time) = raw_input.time else { return };
        // A frame that is asked for here, before the frame begins, would be forgotten.
        self.hovers_in = self.long_press.change(&mut raw_input.events, time, ctx.dragged_id().is_some());
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        if self.app.part().is_none() {
            eframe::set_value(storage, PREFERENCES, &self.app.state().preferences);
        }
    }

    fn persist_egui_memory(&self) -> bool {
        self.app.keeps_look()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.app.end();
    }
}

/// Returns the shapes of the window's background layer, as this frame has drawn them so far.
fn shapes_of(ui: &Ui) -> Vec<ClippedShape> {
    let entries = |list: &egui::layers::PaintList| list.all_entries().cloned().collect();
    ui.ctx().graphics(|graphics| graphics.get(ui.layer_id()).map(entries)).unwrap_or_default()
}

/// Reserves all the room of a panel, which is filled later.
fn reserved_room(ui: &mut Ui) -> Ui {
    let rect = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(rect);
    let mut room = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    room.set_clip_rect(ui.clip_rect());
    room
}

/// Shows a line between two parts of a panel.
fn divider(ui: &mut Ui) {
    ui.add_space(4.0);
    ui.separator();
    ui.add_space(4.0);
}

/// Shows the most useful keys, and what they move.
fn key_hints(ui: &mut Ui, state: &State) {
    let what = match state.transports.active {
        Transport::Fill => texts::keys_of_fill(),
        Transport::Fusion => texts::keys_of_fusion(),
        Transport::Game if state.is_your_turn() => texts::keys_of_your_turn(),
        Transport::Game => texts::keys_of_game(),
    };
    let [save, all, other] = [Command::Save, Command::Shortcuts, Command::SwitchTransport]
        .map(|command| keys::shortcut_text(command, ui.ctx()));
    let text = texts::key_hints(what, &other, state.next_transport().name(), &save, &all);
    ui.add(egui::Label::new(RichText::new(text).small().color(theme::color(ui, ColorRole::WeakText))).truncate());
}

/// Shows a hint over the window while a file is dragged over it.
fn drop_hint(ctx: &Context) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop-hint")));
    let theme = theme::current(ctx);
    let screen = ctx.content_rect();
    painter.rect_filled(
        screen,
        0.0,
        theme::color_in(crate::picture::Paint::from(ColorRole::Background).faded(0.85), theme),
    );
    let (font, color) = (theme::font(Face::Strong, 24.0), theme::color_in(ColorRole::Text, theme));
    painter.text(screen.center(), Align2::CENTER_CENTER, texts::drop_file(), font, color);
}

/// The file dialog of the system for a purpose. It is open as long as this value exists.
pub struct SystemDialog {
    purpose: FilePurpose,
    dialog: dialog::SystemDialog,
}

impl SystemDialog {
    /// Opens the dialog with `suggested` as the folder and, for saving, the file name.
    ///
    /// # Errors
    /// If the system can't open it.
    pub fn open(ctx: &egui::Context, purpose: FilePurpose, suggested: &Path) -> io::Result<Self> {
        let sessions = (window::session_files(), &["ron"] as &[_]);
        let [rows, all] = [(window::row_files(), &["txt", "csv"] as &[_]), (window::all_files(), &["*"])];
        let kinds: &[_] = match purpose {
            FilePurpose::Open => &[sessions, rows, all],
            FilePurpose::Save | FilePurpose::SaveCourse => &[sessions],
            FilePurpose::Export => &[],
        };
        let ctx = ctx.clone();
        let asked = FileQuestion { is_to_save: purpose != FilePurpose::Open, kinds, suggested };
        let dialog = dialog::SystemDialog::open(&asked, move || ctx.request_repaint())?;
        Ok(Self { purpose, dialog })
    }

    /// Returns the answer, with what it is for, once the dialog is closed. Never waits.
    pub fn answer(&self) -> Poll<(FilePurpose, FileAnswer)> {
        self.dialog.answer().map(|answer| (self.purpose, answer))
    }
}
