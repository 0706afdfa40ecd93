//! The window. In each frame it advances the time, lays out the panels, and applies their messages.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::task::Poll;

use egui::epaint::ClippedShape;
use egui::{
    Align2, CentralPanel, Context, DroppedFileHandle, Event, Frame, Margin, Modifiers, Panel, ScrollArea, Ui,
    ViewportBuilder, ViewportClass, ViewportCommand, vec2,
};

use crate::app::around::Report;
use crate::app::effect::Effect;
use crate::app::message::{FilePurpose, Message};
use crate::app::panels::Room;
use crate::app::preferences::Preferences;
use crate::app::state::State;
use crate::app::{App, Start};
use crate::form;
use crate::gui::dialogs::Dialogs;
use crate::gui::input::{LongPress, LostPaste};
use crate::gui::keys::{self, Keyboard};
use crate::gui::notices::{self, announce};
use crate::gui::panels::coins::CoinsPanel;
use crate::gui::panels::lecture;
use crate::gui::panels::{menu_bar, story};
use crate::gui::presenter;
use crate::gui::presenter::pictures::Pictures;
use crate::gui::stage::{Stage, parts};
use crate::gui::theme::{self, Growth};
use crate::gui::widgets::{controls, tooltip};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::platform::{FileAnswer, FileQuestion, dialog, languages, system};
use crate::predict::AnswerForm;
use crate::printable::printable_path;
use crate::session::{Subject, read_kept};
use crate::wording::notices::language_not_loaded;
use crate::wording::{best_language, window, window as texts};

/// The key under which eframe stores the preferences.
const PREFERENCES: &str = "preferences";

/// The most time by which a frame advances the playheads. A frame takes longer after the program slept.
const MAX_FRAME_SECONDS: f32 = 0.1;

/// From this width on, in points, a lesson that asks for a second pane gets it.
const WIDE: f32 = 1600.0;
/// The width of the row and the story until it is dragged, its least and its greatest width, in points.
const STORY_WIDTH: f32 = 290.0;
const STORY_WIDTHS: (f32, f32) = (230.0, 460.0);
/// The width of the stage, in points, that the story does not take, however far it is dragged.
const LEAST_STAGE_WIDTH: f32 = 460.0;

/// The height of the story below the row in a window that has no room for both, in points.
const STORY_HEIGHT: f32 = 240.0;
/// The width of the bar of the parts where the menus stand beside it, in points.
const FLAT_PARTS_WIDTH: f32 = 460.0;
/// The least width of these menus, in points: that of one button.
const FLAT_MENU_WIDTH: f32 = theme::FINGER;

/// The window of the program, with the panels and what each keeps for itself.
pub struct AppWindow {
    app: App,
    coins_panel: CoinsPanel,
    stage: Stage,
    dialogs: Dialogs,
    system_dialog: Option<SystemDialog>,
    /// The title that the window has.
    shown_title: String,
    /// Whether the animations of egui's own controls are off.
    reduced_motion: bool,
    keyboard: Keyboard,
    /// Whether a phone was asked to show digits alone.
    types_digits: bool,
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

    /// Returns how texts and controls grow with the window. The presenter's window is smaller than what the audience sees.
    fn growth(&self) -> Growth {
        let state = self.app.state();
        let has_widgets_alone =
            || (state.subject() == Subject::Players || state.subject().is_exercise()) && self.app.pane().is_none();
        match state.lecture {
            None => Growth::OnADesk,
            Some(_) if has_widgets_alone() => Growth::InAHall,
            Some(_) => Growth::Never,
        }
    }

    /// Returns the preferences that the last window has stored.
    pub fn stored_preferences(cc: &eframe::CreationContext<'_>) -> Preferences {
        cc.storage.and_then(|storage| read_kept(&storage.get_string(PREFERENCES)?)).unwrap_or_default()
    }

    /// Creates the window of a program.
    pub fn of(ctx: &Context, mut app: App) -> Self {
        theme::install(ctx);
        // Zoom has commands of its own.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        // Versions before this one kept the zoom in egui's own memory.
        app.adopt_window_zoom(ctx.zoom_factor());
        let mut window = Self {
            app,
            coins_panel: CoinsPanel::default(),
            stage: Stage::default(),
            dialogs: Dialogs::default(),
            system_dialog: None,
            shown_title: String::new(),
            reduced_motion: false,
            keyboard: Keyboard::default(),
            types_digits: false,
            has_to_end: Arc::default(),
            incoming: channel(),
            take_dropped: |file, taken| taken(Ok(file.path().to_owned())),
            long_press: LongPress::default(),
            lost_paste: LostPaste::default(),
            pictures: Pictures::default(),
            presenter_builder: None,
            frozen: None,
            hovers_in: None,
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

    /// Returns what the page around the program is told. Each report is returned once.
    pub fn take_reports(&mut self) -> Vec<Report> {
        self.app.take_reports()
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
                Effect::LoadLanguage(name) => {
                    let (incoming, ctx) = (self.incoming(), ctx.clone());
                    let language = name.unwrap_or_else(|| best_language(languages::of_system()));
                    languages::load(language, move |is_loaded| {
                        let failed = || Message::ShowError(language_not_loaded().to_owned());
                        // If the window is closed, nobody has to know.
                        let _ = incoming.send(if is_loaded { Message::ShowLanguage(name) } else { failed() });
                        ctx.request_repaint();
                    });
                }
                Effect::RememberLanguage(name) => languages::remember(name),
                Effect::SystemContrast(on) => theme::follow_contrast(ctx, on),
                Effect::LeaveFocus => controls::leave(ctx),
                Effect::SelectRowText => self.coins_panel.text.select(),
                Effect::FocusRowEnd(characters) => controls::go_to_end(ctx, keys::row_field(), characters),
                Effect::ChangeWords => story::change_words(ctx),
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

    /// Returns how much room the window has.
    fn room(ctx: &Context) -> Room {
        if theme::shows_one_part(ctx) {
            Room::OnePart
        } else if ctx.content_rect().width() >= WIDE {
            Room::Wide
        } else {
            Room::Usual
        }
    }

    /// Shows the menus, the row with the story, and the stage.
    fn panels(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let side = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(14, 12));
        let bar = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::symmetric(10, 4));
        Panel::top("menus").frame(bar).show(ui, |ui| {
            let shown = menu_bar::MenuContext { title: &self.shown_title, app: &self.app };
            menu_bar::show(ui, shown, out);
        });
        if self.app.shows_story() {
            let (least, most) = STORY_WIDTHS;
            let most = (ui.available_width() - LEAST_STAGE_WIDTH).clamp(least, most);
            let salt = "row-and-story";
            let panel = Panel::left(salt).frame(side).default_size(STORY_WIDTH);
            panel.size_range(least..=most).show(ui, |ui| {
                self.coins_panel.show(ui, self.app.state(), self.app.row_draft(), out);
                divider(ui);
                story::show(ui, self.app.state(), out);
            });
            controls::name_edge(ui, salt, texts::width_of_story());
        }
        let margin = Margin::symmetric(16, if theme::is_low(ui.ctx()) { 6 } else { 12 });
        CentralPanel::default()
            .frame(Frame::new().inner_margin(margin))
            .show(ui, |ui| self.stage.show(ui, &self.app, out));
    }

    /// Shows the menus and one part: the stage, or the row with the story in its place.
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
                    // The menus stand in the middle of the line.
                    ui.spacing_mut().interact_size.y = parts::height(ui);
                    let width = (ui.available_width() - FLAT_PARTS_WIDTH).max(FLAT_MENU_WIDTH);
                    let menus = vec2(width, ui.spacing().interact_size.y);
                    ui.allocate_ui(menus, |ui| menu_bar::menus(ui, shown, out));
                }
                parts::show(ui, &self.app, out);
            });
        });
        let shows_row = self.app.shows_story();
        let margin = Margin::symmetric(12, if theme::is_tiny(ui.ctx()) { 3 } else { 6 });
        let frame = Frame::new().inner_margin(margin);
        let frame = if shows_row { frame.fill(theme::color(ui, ColorRole::Panel)) } else { frame };
        if !shows_row {
            Panel::bottom("transport").frame(frame).show_separator_line(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                Stage::transport_alone(ui, &self.app, out);
            });
        }
        CentralPanel::default().frame(frame).show(ui, |ui| {
            if !shows_row {
                return self.stage.alone(ui, &self.app, is_flat, out);
            }
            self.stage.notice_place = ui.available_rect_before_wrap();
            if theme::is_tiny(ui.ctx()) {
                ScrollArea::vertical().id_salt("row-and-story").auto_shrink(false).show(ui, |ui| {
                    self.coins_panel.show(ui, self.app.state(), self.app.row_draft(), out);
                    divider(ui);
                    let room = vec2(ui.available_width(), STORY_HEIGHT);
                    ui.allocate_ui(room, |ui| story::show(ui, self.app.state(), out));
                });
            } else if is_flat {
                ui.columns(2, |sides| {
                    self.coins_panel.show(&mut sides[0], self.app.state(), self.app.row_draft(), out);
                    story::show(&mut sides[1], self.app.state(), out);
                });
            } else {
                self.coins_panel.show(ui, self.app.state(), self.app.row_draft(), out);
                divider(ui);
                story::show(ui, self.app.state(), out);
            }
        });
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
        // A notice that waits behind a slide is shown for its whole time afterwards.
        let waits = self.app.holds_notices();
        let until_next = self.app.expire_notices(ctx.input(|input| input.time), waits || notices::are_used(ctx));
        if let Some(seconds) = until_next.filter(|_| !waits) {
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
        theme::scale(&ctx, self.app.state().preferences.window_zoom, self.growth());
        tooltip::update(&ctx, self.app.state().lecture.is_some());
        self.app.set_room(Self::room(&ctx));
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
        if !self.app.covers_window_with_slide() {
            // Before the panels, so that Tab comes to them first.
            notices::show(&ctx, &self.app, self.stage.notice_place, &mut messages);
        }
        if let Some(part) = self.app.part() {
            self.stage.part(ui, &self.app, part, &mut messages);
        } else if self.app.state().lecture.is_some() {
            let for_fingers = theme::is_for_fingers(&ctx);
            let is_black = self.app.state().lecture.is_some_and(|lecture| lecture.is_black);
            if for_fingers && !is_black {
                let frame = Frame::new().inner_margin(Margin::same(12));
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
                self.stage.slide(ui, &self.app, !for_fingers, &mut messages);
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
        let types_digits = keys::types_digits(&ctx, self.app.state());
        if std::mem::replace(&mut self.types_digits, types_digits) != types_digits {
            system::show_digit_keys(types_digits);
        }
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
        if self.app.part().is_none()
            && let Ok(preferences) = form::ron(&self.app.state().preferences)
        {
            storage.set_string(PREFERENCES, preferences);
        }
    }

    /// The background of all views is the color of an empty window. Painting it once more would take a tenth of the first
    /// frame where no graphics card draws.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
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

/// Shows a line between two parts of a panel.
fn divider(ui: &mut Ui) {
    ui.add_space(4.0);
    ui.separator();
    ui.add_space(4.0);
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
