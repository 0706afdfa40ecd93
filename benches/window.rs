//! A window without a screen: runs frames and tessellates them, as a real one does before the graphics card has them.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use coin_duel::app::message::Message;
use coin_duel::gui::window::AppWindow;
use egui::{Context, Event, FullOutput, RawInput, Rect, Ui, pos2, vec2};
use egui_demo_lib::DemoWindows;

/// Frames before what is timed: layouts settle and letters are drawn into their texture.
const WARM_UP: usize = 60;
const FRAME_SECONDS: f64 = 1.0 / 60.0;
/// From one frame to the next where what goes on beside the window is to have its time.
const PACE: Duration = Duration::from_millis(16);
/// Work beside the window is taken to be done when it has shown nothing for so long, and is waited for no longer than
/// this.
const QUIET: Duration = Duration::from_millis(500);
const PATIENCE: Duration = Duration::from_secs(15);

/// What fills a window.
pub trait Draw {
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

pub struct Window<D> {
    pub ctx: Context,
    pub content: D,
    seconds: f64,
}

impl<D: Draw> Window<D> {
    pub fn new(ctx: Context, content: D) -> Self {
        Self { ctx, content, seconds: 0.0 }
    }

    pub fn warm_up(&mut self) {
        for _ in 0..WARM_UP {
            self.frame();
        }
    }

    /// One frame; how many triangles' corners came of it.
    pub fn frame(&mut self) -> usize {
        self.frame_with(Vec::new())
    }

    /// How long a frame takes; it then sleeps until the next one is due, while work beside the window goes on.
    pub fn paced_frame(&mut self, events: Vec<Event>) -> Duration {
        let start = Instant::now();
        black_box(self.frame_with(events));
        let took = start.elapsed();
        thread::sleep(PACE.saturating_sub(took));
        took
    }

    /// Runs frames until nothing beside the window asks for another one. Whether it has come to that in time.
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

    /// Where the thing is whose name for screen readers has this part, by one more frame.
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
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.content.apply(&self.ctx, message.into());
    }
}
