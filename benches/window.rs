//! A window without a screen: runs frames and tessellates them, as a real window does before the graphics card.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use crate::frame_times::{FrameTimes, Stopwatch};
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::Row;
use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel::gui::window::AppWindow;
use coin_duel::session::Zoom;
use egui::{Context, Event, FullOutput, RawInput, Rect, Ui, pos2, vec2};
use egui_demo_lib::DemoWindows;

/// The number of frames before the timed ones. In these, layouts settle and glyphs are drawn into their texture.
const WARM_UP: usize = 60;
const FRAME_SECONDS: f64 = 1.0 / 60.0;
/// The time from one frame to the next while work goes on in the background.
const PACE: Duration = Duration::from_millis(16);
/// Work in the background counts as done after this time without a request for a frame.
const QUIET: Duration = Duration::from_millis(500);
/// The longest time to wait for work in the background.
const PATIENCE: Duration = Duration::from_secs(15);

/// The content of a window.
pub trait Draw {
    /// Draws it over all of the window.
    fn draw(&mut self, ui: &mut Ui);
}

impl Draw for AppWindow {
    fn draw(&mut self, ui: &mut Ui) {
        let mut frame = eframe::Frame::_new_kittest();
        eframe::App::logic(self, ui.ctx(), &mut frame);
        eframe::App::ui(self, ui, &mut frame);
    }
}

impl Draw for DemoWindows {
    fn draw(&mut self, ui: &mut Ui) {
        self.ui(ui);
    }
}

/// A window of 1280 × 800 points.
pub struct Window<D> {
    pub ctx: Context,
    pub content: D,
    seconds: f64,
}

impl<D: Draw> Window<D> {
    /// Creates a window before its first frame.
    pub fn new(ctx: Context, content: D) -> Self {
        Self { ctx, content, seconds: 0.0 }
    }

    /// Runs frames until layouts have settled and glyphs are drawn.
    pub fn warm_up(&mut self) {
        for _ in 0..WARM_UP {
            self.frame();
        }
    }

    /// Runs one frame, and returns the number of its triangles' corners.
    pub fn frame(&mut self) -> usize {
        self.frame_with(Vec::new())
    }

    /// Runs one frame, and returns its times. Then sleeps until the next frame is due, while work goes on in the
    /// background.
    pub fn paced_frame(&mut self, events: Vec<Event>) -> FrameTimes {
        let stopwatch = Stopwatch::start();
        black_box(self.frame_with(events));
        let took = stopwatch.elapsed();
        thread::sleep(PACE.saturating_sub(took.wall));
        took
    }

    /// Runs frames until the work in the background asks for no more of them. Returns whether that happened in time.
    pub fn settle(&mut self) -> bool {
        let began = Instant::now();
        let mut last_asked = began;
        self.frame();
        while last_asked.elapsed() < QUIET && began.elapsed() < PATIENCE {
            if self.ctx.has_requested_repaint() {
                last_asked = Instant::now();
            }
            self.paced_frame(Vec::new());
        }
        last_asked.elapsed() >= QUIET
    }

    /// Runs one frame, and returns the bounds of the widget whose accessible label contains `part`, if there is one.
    pub fn bounds_of(&mut self, part: &str) -> Option<Rect> {
        self.ctx.enable_accesskit();
        let mut output = self.output(Vec::new());
        self.ctx.disable_accesskit();
        let update = output.platform_output.accesskit_update.take();
        output.drop_without_applying_deltas();
        let is_meant = |name: Option<&str>| name.is_some_and(|name| name.contains(part));
        let (_, node) = update?.nodes.into_iter().find(|(_, node)| is_meant(node.label()))?;
        let bounds = node.bounds()?;
        let corner = |x: f64, y: f64| pos2(x as f32, y as f32);
        Some(Rect::from_min_max(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1)))
    }

    fn frame_with(&mut self, events: Vec<Event>) -> usize {
        let mut output = self.output(events);
        let primitives = self.ctx.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point);
        output.drop_without_applying_deltas();
        primitives
            .iter()
            .map(|primitive| match &primitive.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum()
    }

    fn output(&mut self, events: Vec<Event>) -> FullOutput {
        self.seconds += FRAME_SECONDS;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0))),
            time: Some(self.seconds),
            events,
            ..RawInput::default()
        };
        self.ctx.run_ui(input, |ui| self.content.draw(ui))
    }
}

impl Window<AppWindow> {
    /// Carries out a message or a command.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.content.apply(&self.ctx, message.into());
    }
}

/// Returns egui's own demo windows.
pub fn demo_windows() -> Window<DemoWindows> {
    let mut window = Window::new(Context::default(), DemoWindows::default());
    window.warm_up();
    window
}

/// Returns our window as it opens, with this row.
pub fn our_window(row: Row) -> Window<AppWindow> {
    let ctx = Context::default();
    let app = AppWindow::new(&eframe::CreationContext::_new_kittest(ctx.clone()), &Start::default());
    let mut window = Window::new(ctx, app);
    window.apply(Message::Edit(Edit::Row(row)));
    // A long row opens as its picture.
    window.apply(Message::LookAt(Zoom::Legible, (0.0, 0.0)));
    window
}

/// Returns our window with a random row of `count` coins, after `commands`. Its table is full, or it is being filled.
///
/// # Panics
/// If no row can have `count` coins.
pub fn our_window_after(count: usize, commands: &[Command], playing: bool) -> Window<AppWindow> {
    let row = Recipe { count, low: 1, high: 99, shape: RowShape::Uniform, seed: 7 }.row();
    let mut window = our_window(row.expect("a legal count"));
    for command in commands {
        window.apply(*command);
    }
    if playing {
        play_from_the_middle(&mut window);
    } else {
        fill(&mut window);
    }
    window.warm_up();
    window
}

/// Fills the whole table.
pub fn fill(window: &mut Window<AppWindow>) {
    window.apply(Message::Transport(Transport::Fill, TransportAction::Seek(f64::INFINITY)));
}

/// Plays the fill from its middle.
pub fn play_from_the_middle(window: &mut Window<AppWindow>) {
    let half = window.content.state().transports.fill.end() / 2.0;
    window.apply(Message::Transport(Transport::Fill, TransportAction::Seek(half.floor())));
    window.apply(Message::Transport(Transport::Fill, TransportAction::PlayPause));
}
