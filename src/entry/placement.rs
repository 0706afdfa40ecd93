//! Where the window was, and whether that is still on a screen.

use egui::{Pos2, Rect, Vec2, vec2};

/// At least this much of the window's upper edge is on a screen, in pixels. It can be dragged there.
const GRIP: Vec2 = vec2(120.0, 40.0);

/// Moves a window that is off every screen onto the first one. Wayland does not tell where a window is, and places it
/// itself.
pub fn bring_back(window: &winit::window::Window) {
    let Ok(at) = window.outer_position() else { return };
    let size = window.outer_size();
    let outer = Rect::from_min_size(Pos2::new(at.x as f32, at.y as f32), vec2(size.width as f32, size.height as f32));
    let first = window.primary_monitor();
    let screens: Vec<_> = first.into_iter().chain(window.available_monitors()).map(|screen| area(&screen)).collect();
    if let Some(to) = place_on_screen(outer, &screens) {
        window.set_outer_position(winit::dpi::PhysicalPosition::new(to.x as i32, to.y as i32));
    }
}

fn area(screen: &winit::monitor::MonitorHandle) -> Rect {
    let (at, size) = (screen.position(), screen.size());
    Rect::from_min_size(Pos2::new(at.x as f32, at.y as f32), vec2(size.width as f32, size.height as f32))
}

/// Returns where a window goes whose upper edge is on none of the screens: into the middle of the first one. `None` if
/// it can stay, or if no screen is known.
fn place_on_screen(window: Rect, screens: &[Rect]) -> Option<Pos2> {
    let edge = Rect::from_min_size(window.min, vec2(window.width(), GRIP.y));
    let is_reachable = |screen: &Rect| {
        let seen = edge.intersect(*screen).size();
        seen.x >= GRIP.x.min(window.width()) && seen.y >= GRIP.y / 2.0
    };
    let first = screens.first()?;
    let free = (first.size() - window.size()).max(Vec2::ZERO);
    (!screens.iter().any(is_reachable)).then(|| first.min + free / 2.0)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_window_off_every_screen_comes_back_and_another_one_stays() {
        let laptop = Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0));
        let projector = Rect::from_min_size(pos2(1920.0, 0.0), vec2(1280.0, 720.0));
        let size = vec2(1280.0, 800.0);
        let place = |x, y, screens: &[Rect]| place_on_screen(Rect::from_min_size(pos2(x, y), size), screens);
        let middle = Some(pos2(320.0, 140.0));
        for (x, y) in [(2000.0, 50.0), (-4000.0, 50.0), (-1250.0, 0.0), (0.0, 1070.0), (100.0, -700.0)] {
            assert_eq!(place(x, y, &[laptop]), middle, "{x}, {y}");
        }
        for (x, y) in [(0.0, 0.0), (-1100.0, 0.0), (1780.0, 1000.0), (100.0, -15.0)] {
            assert_eq!(place(x, y, &[laptop]), None, "{x}, {y}");
        }
        assert_eq!(place(2000.0, 50.0, &[laptop, projector]), None, "the projector is there");
        assert_eq!(place(2000.0, 50.0, &[]), None, "no screen is known");
        let large = Rect::from_min_size(pos2(5000.0, 0.0), vec2(3000.0, 2000.0));
        assert_eq!(place_on_screen(large, &[laptop]), Some(Pos2::ZERO), "larger than the screen");
    }
}
