//! Times of one whole frame of the window, with tessellation and without a graphics card, beside a frame of egui's own
//! demo windows.

use coin_duel::game::Row;
use coin_duel::game::random::{Recipe, Shape};
use coin_duel::gui::app::{App, Start};
use coin_duel::gui::command::Command;
use coin_duel::gui::message::{Desk, Edit, Message, Transport};
use coin_duel_benches::Ratio;
use egui::{Context, RawInput, Rect, Ui, pos2, vec2};
use egui_demo_lib::DemoWindows;

/// Frames before what is timed: layouts settle and letters are drawn into their texture.
const WARM_UP: usize = 60;
const RUNS: usize = 600;
const FRAME_SECONDS: f64 = 1.0 / 60.0;

/// A window without a screen: runs frames and tessellates them, as a real one does before the graphics card has them.
struct Window<D: FnMut(&mut Ui)> {
    ctx: Context,
    draw: D,
    seconds: f64,
}

impl<D: FnMut(&mut Ui)> Window<D> {
    fn new(ctx: Context, draw: D) -> Self {
        let mut window = Self { ctx, draw, seconds: 0.0 };
        for _ in 0..WARM_UP {
            window.frame();
        }
        window
    }

    /// One frame; how many triangles' corners came of it.
    fn frame(&mut self) -> usize {
        self.seconds += FRAME_SECONDS;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0))),
            time: Some(self.seconds),
            ..RawInput::default()
        };
        let mut output = self.ctx.run_ui(input, &mut self.draw);
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
}

fn demo_windows() -> Window<impl FnMut(&mut Ui)> {
    let mut demo = DemoWindows::default();
    Window::new(Context::default(), move |ui| demo.ui(ui))
}

/// Our window with a random row of `count` coins after `commands`, its table full or being filled.
fn our_window(count: usize, commands: &[Command], playing: bool) -> Window<impl FnMut(&mut Ui)> {
    let ctx = Context::default();
    let mut app = App::new(&eframe::CreationContext::_new_kittest(ctx.clone()), &Start::default());
    let row: Row = Recipe { count, low: 1, high: 99, shape: Shape::Uniform, seed: 7 }.row().expect("a legal count");
    app.apply(&ctx, Message::Edit(Edit::Row(row)));
    for command in commands {
        app.apply(&ctx, (*command).into());
    }
    if playing {
        let half = app.state().fill.end() / 2.0;
        app.apply(&ctx, Message::Transport(Desk::Fill, Transport::Seek(half.floor())));
        app.apply(&ctx, Message::Transport(Desk::Fill, Transport::PlayPause));
    } else {
        app.apply(&ctx, Message::Transport(Desk::Fill, Transport::Seek(f64::INFINITY)));
    }
    Window::new(ctx, move |ui| {
        let mut frame = eframe::Frame::_new_kittest();
        eframe::App::logic(&mut app, ui.ctx(), &mut frame);
        eframe::App::ui(&mut app, ui, &mut frame);
    })
}

fn main() {
    // Cargo says so when it measures, and not when it only tests that benches run.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("Ratios of medians, the two sides measured in turn:");
    let mut demo = demo_windows();
    let triangle = &[Command::ToggleLayout][..];
    let tree = &[Command::WhyTab][..];
    let code = &[Command::CodeTab][..];
    let recursion = &[Command::CodeTab, Command::Recursion][..];
    for (name, count, commands, playing, at_most) in [
        ("16 coins, full : demo windows", 16, &[][..], false, 2.0),
        ("16 coins, playing : demo windows", 16, &[], true, 2.0),
        ("16 coins, triangle, full : demo windows", 16, triangle, false, 2.5),
        ("16 coins, triangle, playing : demo windows", 16, triangle, true, 2.5),
        ("6 coins, tree, full : demo windows", 6, tree, false, 2.5),
        ("6 coins, tree, playing : demo windows", 6, tree, true, 2.5),
        ("16 coins, code, playing : demo windows", 16, code, true, 2.5),
        ("16 coins, recursion, playing : demo windows", 16, recursion, true, 2.5),
    ] {
        let mut ours = our_window(count, commands, playing);
        let mut ratio = Ratio::measure(name, RUNS, || ours.frame(), || demo.frame());
        ratio.at_most = Some(at_most);
        println!("  {ratio}");
    }
    for (name, commands, playing) in [
        ("1,000 coins, full : 16 coins", &[][..], false),
        ("1,000 coins, playing : 16 coins", &[], true),
        ("1,000 coins, tree, playing : 16 coins", tree, true),
    ] {
        let (mut long, mut short) = (our_window(1000, commands, playing), our_window(16, commands, playing));
        let mut ratio = Ratio::measure(name, RUNS, || long.frame(), || short.frame());
        ratio.at_most = Some(2.0);
        println!("  {ratio}");
    }
    let [demo, short, long] =
        [demo.frame(), our_window(16, &[], false).frame(), our_window(1000, &[], false).frame()].map(|n| n / 3);
    println!("  triangles: demo windows {demo}, 16 coins {short}, 1,000 coins {long}");
}
