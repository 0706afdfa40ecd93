//! The window on the desktop.

use std::env;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use egui::epaint::text::{FallbackRequest, FontInsert, FontPriority, FontTweak, InsertFontFamily, VariationCoords};
use egui::{FontData, FontFamily, FontProvider, Pos2, Rect, Vec2, vec2};
use winit::error::EventLoopError;

use crate::app::Start;
use crate::gui::theme;
use crate::gui::window::AppWindow;
use crate::lessons;
use crate::picture::{Face, fonts};
use crate::platform::fonts::{SystemFonts, system_fonts};
use crate::platform::{FontFile, FontQuestion, system};
use crate::wording::window;

/// The name of the program for the system, and of its data folder.
const APP_ID: &str = "coin-duel";

/// Opens the window, and returns when it is closed. `file` is opened first. If `lecture`, its lecture begins at once.
/// `language` was chosen for this run.
///
/// # Errors
/// If there is no display, no OpenGL, or the window can't be made.
pub fn run(file: Option<PathBuf>, lecture: bool, language: Option<String>) -> Result<(), StartError> {
    // The lessons are read while the system makes the window.
    thread::spawn(|| lessons::course(0));
    // eframe keeps its pixels as long as the window is open.
    let icon = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon-128.png")).unwrap_or_default();
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("coin-duel")
        .with_icon(icon)
        .with_inner_size([1280.0, 800.0])
        // A screen of 1280 × 720 has 640 × 360 points at 200 %.
        .with_min_inner_size([480.0, 320.0])
        .with_drag_and_drop(true);
    // The default renderer would change if another crate of the same build used wgpu.
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false, // eframe's would list all fonts at each start
        dithering: false, // there are no gradients, and a renderer without a card takes longer for each pixel
        ..eframe::NativeOptions::default()
    };
    let data_folder = eframe::storage_dir(APP_ID);
    let start =
        Start { file, presents: lecture, data_folder, clock_ms: system::unix_ms(), language, ..Start::default() };
    let create = |cc: &eframe::CreationContext<'_>| {
        if let Some(window) = cc.winit_window() {
            bring_back(window);
        }
        cc.egui_ctx.add_font_provider(Arc::new(FallbackFonts(system_fonts())));
        let mut window = AppWindow::new(cc, &start);
        window.end_at_signals(&cc.egui_ctx);
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::run_native(APP_ID, options, Box::new(create)).map_err(|error| StartError::from(&error))
}

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

/// The environment variables that name the display.
const DISPLAYS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// Why the window could not be opened.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    NoDisplay,
    UnreachableDisplay {
        variable: &'static str,
        value: String,
    },
    /// The display has no usable OpenGL, for this reason.
    NoGraphics(String),
    /// Any other reason.
    Other(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDisplay => formatter.write_str(window::no_display()),
            Self::UnreachableDisplay { variable, value } => {
                formatter.write_str(&window::unreachable_display(variable, value))
            }
            Self::NoGraphics(reason) => formatter.write_str(&window::no_graphics(reason)),
            Self::Other(reason) => formatter.write_str(&window::not_opened(reason)),
        }
    }
}

impl StartError {
    /// Returns the error of a system without an event loop: there is no display, or the one that a variable names can't
    /// be reached. `variable` returns the value of an environment variable.
    fn of_display(variable: impl Fn(&'static str) -> Option<String>) -> Self {
        let set = DISPLAYS.into_iter().find_map(|name| Some((name, variable(name).filter(|value| !value.is_empty())?)));
        set.map_or(Self::NoDisplay, |(variable, value)| Self::UnreachableDisplay { variable, value })
    }
}

impl From<&eframe::Error> for StartError {
    fn from(error: &eframe::Error) -> Self {
        match error {
            // The text of winit would name one of its source files.
            eframe::Error::WinitEventLoop(EventLoopError::Os(_) | EventLoopError::NotSupported(_)) => {
                Self::of_display(|name| env::var_os(name).map(|value| value.to_string_lossy().into_owned()))
            }
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
                Self::NoGraphics(one_line(&error.to_string()))
            }
            _ => Self::Other(one_line(&error.to_string())),
        }
    }
}

/// Joins the lines of a text.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Gives egui the fonts of the system for characters that ours lack.
struct FallbackFonts(&'static SystemFonts);

impl FontProvider for FallbackFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let question = FontQuestion {
            is_strong: *request.family == theme::font(Face::Strong, 1.0).family,
            is_mono: *request.family == FontFamily::Monospace,
            takes_pictures: true,
            ..fonts::question(request.cluster)?
        };
        let is_strong = question.is_strong;
        let FontFile { family, data, index, coordinates } = self.0.find(question)?;
        let coords = VariationCoords::new(coordinates.iter().map(|(tag, value)| (*tag, *value)));
        let tweak = FontTweak { coords, ..FontTweak::default() };
        Some(FontInsert {
            name: format!("system:{family}:{index}:{is_strong}"),
            data: FontData::from_blob(data, index).tweak(tweak),
            families: vec![InsertFontFamily { family: request.family.clone(), priority: FontPriority::Lowest }],
        })
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, pos2};

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

    #[test]
    fn without_a_variable_the_display_is_missing() {
        assert_eq!(StartError::of_display(|_| None), StartError::NoDisplay);
        assert_eq!(StartError::of_display(|_| Some(String::new())), StartError::NoDisplay);
    }

    #[test]
    fn the_error_names_a_display_that_cannot_be_reached_and_its_variable() {
        let error = StartError::of_display(|name| (name == "DISPLAY").then(|| ":99".to_owned()));
        assert!(error.to_string().starts_with("the display of DISPLAY=:99 can't be reached"), "{error}");
    }

    #[test]
    fn another_error_of_the_event_loop_does_not_blame_the_display() {
        let error = eframe::Error::WinitEventLoop(EventLoopError::ExitFailure(7));
        assert!(matches!(StartError::from(&error), StartError::Other(_)));
    }

    #[test]
    fn the_fonts_of_the_system_are_listed_when_the_first_character_needs_them() {
        let fonts: &SystemFonts = Box::leak(Box::default());
        let ctx = Context::default();
        ctx.add_font_provider(Arc::new(FallbackFonts(fonts)));
        let show = |text: &str| {
            ctx.run_ui(RawInput::default(), |ui| {
                ui.label(text);
            })
            .drop_without_applying_deltas();
            fonts.is_listed()
        };
        assert!(!show("8, 15, Münze"));
        assert!(show("硬币"), "another script needs them");
    }
}
