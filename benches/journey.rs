//! A person's way through a table of 1,000,000 coins with the mouse: from the map of the whole table into its cells and
//! out again. Meanwhile the maps and cells on the way are computed in the background.

use std::time::Duration;

use coin_duel::app::command::Command;
use coin_duel::gui::window::AppWindow;
use coin_duel::session::{Layout, Zoom};
use coin_duel_benches::frame_times::FrameTimes;
use coin_duel_benches::median;
use coin_duel_benches::window::Window;
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase, Vec2, vec2};
use egui_demo_lib::DemoWindows;

/// The number of frames of the demo windows before a journey, and after it.
const DEMO_FRAMES: usize = 120;
/// The aims: the slowest frame takes at most so long on quiet cores, and while another process keeps one core busy.
const AIMS: [Duration; 2] = [Duration::from_millis(33), Duration::from_millis(100)];

/// The wheel is turned by this many notches at a time, one in every other frame.
const NOTCHES: usize = 5;
const DRAG_FRAMES: usize = 10;
const POINT_FRAMES: usize = 60;
/// The number of frames to wait while one layout turns into the other, which takes about a second.
const TURN_FRAMES: usize = 90;
/// Cells of this height, in points, have room for all of their numbers.
const LEGIBLE: f64 = 28.0;
/// The wheel is turned and the table dragged at most this many times. The way takes about forty of these rounds.
const MAX_ROUNDS: usize = 90;

/// Goes through the table that `ours` shows, in each layout, and prints the durations of the frames.
///
/// # Panics
/// If the window does not show a map of the whole table.
pub fn run(ours: &mut Window<AppWindow>, demo: &mut Window<DemoWindows>) {
    let area = ours.bounds_of("Map of the table of").expect("the map of the whole table is shown");
    for layout in Layout::ALL {
        let mut demo_frames = demo_frames(demo);
        let frames = frames(ours, layout, area);
        demo_frames.extend(self::demo_frames(demo));
        report(layout, frames, &demo_frames);
    }
}

fn demo_frames(demo: &mut Window<DemoWindows>) -> Vec<TimedFrame> {
    let doing = "showing the demo windows";
    (0..DEMO_FRAMES).map(|_| TimedFrame { took: demo.paced_frame(Vec::new()), doing }).collect()
}

fn report(layout: Layout, mut frames: Vec<TimedFrame>, demo_frames: &[TimedFrame]) {
    frames.sort_unstable_by_key(|frame| frame.took.wall);
    let count = frames.len();
    let demo = median(demo_frames.iter().map(|frame| frame.took.wall).collect());
    let times = |took: Duration| took.as_secs_f64() / demo.as_secs_f64();
    let figure = |name: &str, TimedFrame { took, doing }: &TimedFrame| {
        let [wall, running, queued, blocked] =
            [took.wall, took.running, took.queued, took.blocked()].map(|time| time.as_secs_f64() * 1e3);
        let times = times(took.wall);
        println!(
            "    {name:<15} {wall:>7.2} ms = {times:>6.2}   ({running:.2} ms running, {queued:.2} ms queued for a \
             processor, {blocked:.2} ms blocked)   while {doing}"
        );
    };
    println!("  {}, {count} frames; the median frame of the demo windows takes {demo:.2?}", layout.name());
    let slowest = &frames[count - 1];
    figure("slowest", slowest);
    figure("99th percentile", &frames[count * 99 / 100]);
    figure("median", &frames[count / 2]);
    // Nothing is computed in the background meanwhile. So it shows what a frame waits for anyway.
    figure("slowest of demo", demo_frames.iter().max_by_key(|frame| frame.took.wall).expect("frames"));
    let [quiet, busy] = AIMS.map(|aim| if slowest.took.wall <= aim { "met" } else { "MISSED" });
    println!("    slowest          at most {:?}: {quiet}; with a busy core {:?}: {busy}", AIMS[0], AIMS[1]);
}

/// The times of a frame, and what the mouse did in it.
struct TimedFrame {
    took: FrameTimes,
    doing: &'static str,
}

/// Goes into the cells and out again, in one of the layouts. `area` is where the map of the whole table is shown.
fn frames(window: &mut Window<AppWindow>, layout: Layout, area: Rect) -> Vec<TimedFrame> {
    let (at, drag) = match layout {
        // Near the corner, but not on a scroll bar or a header. Zooming moves the corner away. Dragging brings it back.
        Layout::Square => (area.right_top() + vec2(-40.0, 70.0), vec2(-150.0, 220.0)),
        // A place with cells on both sides.
        Layout::Triangle => (area.center_top() + vec2(0.0, 0.25 * area.height()), vec2(40.0, -40.0)),
    };
    let mut mouse = Mouse { window, at, doing: "turning the table", frames: Vec::new() };
    if mouse.window.content.state().view().layout != layout {
        mouse.window.apply(Command::ToggleLayout);
        mouse.rest(TURN_FRAMES);
    }
    mouse.doing = "zooming in";
    mouse.zoom(1.0, drag, |zoom| matches!(zoom, Zoom::Height(height) if height >= LEGIBLE));
    mouse.doing = "dragging cells";
    mouse.point_at(area.center());
    for by in [vec2(200.0, 0.0), vec2(0.0, -150.0), vec2(-200.0, 50.0), vec2(60.0, 150.0)] {
        mouse.drag(by);
    }
    mouse.doing = "pointing at cells";
    for frame in 0..POINT_FRAMES {
        mouse.point_at(area.lerp_inside(vec2(0.3, 0.2) + Vec2::splat(0.5) * (frame as f32 / POINT_FRAMES as f32)));
    }
    mouse.doing = "zooming out";
    mouse.point_at(at);
    mouse.zoom(-1.0, -0.3 * drag, |zoom| zoom == Zoom::Whole);
    mouse.doing = "seeing all of it again";
    mouse.rest(TURN_FRAMES);
    mouse.frames
}

/// The mouse, and the durations of the frames in which it was moved.
struct Mouse<'a> {
    window: &'a mut Window<AppWindow>,
    at: Pos2,
    doing: &'static str,
    frames: Vec<TimedFrame>,
}

impl Mouse<'_> {
    fn frame(&mut self, events: Vec<Event>) {
        let took = self.window.paced_frame(events);
        self.frames.push(TimedFrame { took, doing: self.doing });
    }

    fn rest(&mut self, frames: usize) {
        for _ in 0..frames {
            self.frame(Vec::new());
        }
    }

    fn point_at(&mut self, at: Pos2) {
        self.at = at;
        self.frame(vec![Event::PointerMoved(at)]);
    }

    /// Turns the wheel and drags the table in turn, until the zoom is as wanted.
    ///
    /// # Panics
    /// If this zoom is not reached. Then the times would be of frames in which nothing changes.
    fn zoom(&mut self, notch: f32, drag: Vec2, is_wanted: impl Fn(Zoom) -> bool) {
        self.point_at(self.at);
        for _ in 0..MAX_ROUNDS {
            for _ in 0..NOTCHES {
                if !is_wanted(self.present_zoom()) {
                    self.turn_wheel(notch);
                }
            }
            // In these frames egui smooths the last notches.
            self.rest(NOTCHES);
            self.drag(drag);
            if is_wanted(self.present_zoom()) {
                return;
            }
        }
        panic!("the wheel has led to {:?}", self.present_zoom());
    }

    fn present_zoom(&self) -> Zoom {
        self.window.content.state().camera.zoom
    }

    fn turn_wheel(&mut self, notch: f32) {
        self.frame(vec![Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, notch),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        }]);
        self.rest(1);
    }

    /// Drags what is under the pointer, and moves the pointer back.
    fn drag(&mut self, by: Vec2) {
        let from = self.at;
        self.frame(vec![self.button(true)]);
        for frame in 1..=DRAG_FRAMES {
            self.point_at(from + by * (frame as f32 / DRAG_FRAMES as f32));
        }
        self.frame(vec![self.button(false)]);
        self.point_at(from);
    }

    fn button(&self, pressed: bool) -> Event {
        Event::PointerButton { pos: self.at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }
}
