//! A person's way through a table of 1,000,000 coins with the mouse: from all of it into its cells and out again. The
//! pictures and cells that it passes are computed meanwhile, beside the window.

use std::time::Duration;

use coin_duel::app::command::Command;
use coin_duel::gui::window::AppWindow;
use coin_duel::session::{Layout, Zoom};
use coin_duel_benches::median;
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase, Vec2, vec2};
use egui_demo_lib::DemoWindows;

use crate::window::Window;

/// How many frames of the demo windows are taken before a journey, and after it.
const DEMO_FRAMES: usize = 120;
/// How many times as long as the median one of those the slowest frame may take.
const AIM: f64 = 10.0;

/// The wheel is turned by so many notches at a time, one each other frame.
const NOTCHES: usize = 5;
const DRAG_FRAMES: usize = 10;
const POINT_FRAMES: usize = 60;
/// The layouts change places in a second or so.
const TURN_FRAMES: usize = 90;
/// Cells of this height, in points, have room for all of their numbers.
const LEGIBLE: f64 = 28.0;
/// How often the wheel is turned and the table dragged, at most: the way takes about twelve of these.
const MOST_ROUNDS: usize = 30;

/// Goes through the table that `ours` shows, in either layout, and prints how long the frames took.
///
/// # Panics
/// If the window does not show all of the table as a picture.
pub fn run(ours: &mut Window<AppWindow>, demo: &mut Window<DemoWindows>) {
    let area = ours.bounds_of("coins as a picture").expect("all of the table is shown");
    for layout in Layout::ALL {
        let mut demo_frames = demo_frames(demo);
        let frames = frames(ours, layout, area);
        demo_frames.extend(self::demo_frames(demo));
        report(layout, frames, median(demo_frames));
    }
}

fn demo_frames(demo: &mut Window<DemoWindows>) -> Vec<Duration> {
    (0..DEMO_FRAMES).map(|_| demo.paced_frame(Vec::new())).collect()
}

fn report(layout: Layout, mut frames: Vec<Frame>, demo: Duration) {
    frames.sort_unstable_by_key(|frame| frame.took);
    let count = frames.len();
    let times = |took: Duration| took.as_secs_f64() / demo.as_secs_f64();
    let figure = |name: &str, frame: &Frame| {
        let (milliseconds, times) = (frame.took.as_secs_f64() * 1e3, times(frame.took));
        println!("    {name:<15} {milliseconds:>7.2} ms = {times:>6.2}   while {}", frame.doing);
    };
    println!("  {}, {count} frames; the median frame of the demo windows takes {demo:.2?}", layout.name());
    let slowest = &frames[count - 1];
    figure("slowest", slowest);
    figure("99th percentile", &frames[count * 99 / 100]);
    figure("median", &frames[count / 2]);
    let is_met = if times(slowest.took) <= AIM { "met" } else { "MISSED" };
    println!("    slowest : demo windows   at most {AIM}: {is_met}");
}

/// A frame of a journey.
struct Frame {
    took: Duration,
    doing: &'static str,
}

/// Into the cells and out again, in one of the layouts, with the table over `area` while it is a picture.
fn frames(window: &mut Window<AppWindow>, layout: Layout, area: Rect) -> Vec<Frame> {
    let (at, drag) = match layout {
        // Near the corner, but on no scroll bar and no header. Dragging brings it back, for zooming has moved it away.
        Layout::Square => (area.right_top() + vec2(-40.0, 70.0), vec2(-150.0, 220.0)),
        // Cells lie on both sides there.
        Layout::Triangle => (area.center_top() + vec2(0.0, 0.25 * area.height()), vec2(40.0, -40.0)),
    };
    let mut hand = Hand { window, at, doing: "turning the table", frames: Vec::new() };
    if hand.window.content.state().view().layout != layout {
        hand.window.apply(Command::ToggleLayout);
        hand.rest(TURN_FRAMES);
    }
    hand.doing = "zooming in";
    hand.zoom(1.0, drag, |zoom| matches!(zoom, Zoom::Height(height) if height >= LEGIBLE));
    hand.doing = "dragging cells";
    hand.point_at(area.center());
    for by in [vec2(200.0, 0.0), vec2(0.0, -150.0), vec2(-200.0, 50.0), vec2(60.0, 150.0)] {
        hand.drag(by);
    }
    hand.doing = "pointing at cells";
    for frame in 0..POINT_FRAMES {
        hand.point_at(area.lerp_inside(vec2(0.3, 0.2) + Vec2::splat(0.5) * (frame as f32 / POINT_FRAMES as f32)));
    }
    hand.doing = "zooming out";
    hand.point_at(at);
    hand.zoom(-1.0, -0.3 * drag, |zoom| zoom == Zoom::Whole);
    hand.doing = "seeing all of it again";
    hand.rest(TURN_FRAMES);
    hand.frames
}

/// The mouse, and how long the frames took in which it was moved.
struct Hand<'a> {
    window: &'a mut Window<AppWindow>,
    at: Pos2,
    doing: &'static str,
    frames: Vec<Frame>,
}

impl Hand<'_> {
    fn frame(&mut self, events: Vec<Event>) {
        let took = self.window.paced_frame(events);
        self.frames.push(Frame { took, doing: self.doing });
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

    /// Turns the wheel about where it points and drags the table, by turns, until the zoom is as wanted.
    ///
    /// # Panics
    /// If that never happens: there is nothing to be learnt from frames in which nothing changes.
    fn zoom(&mut self, notch: f32, drag: Vec2, is_wanted: impl Fn(Zoom) -> bool) {
        self.point_at(self.at);
        for _ in 0..MOST_ROUNDS {
            for _ in 0..NOTCHES {
                if !is_wanted(self.present_zoom()) {
                    self.turn_wheel(notch);
                }
            }
            // Meanwhile egui smooths what is left of the notches.
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

    /// Drags what is under the pointer, and brings the pointer back.
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
