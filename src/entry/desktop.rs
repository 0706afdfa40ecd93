//! The window on the desktop.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::Start;
use crate::entry::placement;
use crate::entry::start_error::StartError;
use crate::entry::system_fonts::SystemFonts;
use crate::gui::window::AppWindow;
use crate::platform::clock;

/// The name of the program for the system, and of its data folder.
const APP_ID: &str = "coin-duel";

/// Opens the window, and returns when it is closed. `file` is opened first. If `lecture`, its lecture begins at once.
///
/// # Errors
/// If there is no display, no OpenGL, or the window can't be made.
pub fn run(file: Option<PathBuf>, lecture: bool) -> Result<(), StartError> {
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
        ..eframe::NativeOptions::default()
    };
    let data_folder = eframe::storage_dir(APP_ID);
    let start = Start {
        file,
        presents: lecture,
        data_folder,
        explains_game: true,
        clock_ms: clock::unix_ms(),
        ..Start::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| {
        if let Some(window) = cc.winit_window() {
            placement::bring_back(window);
        }
        cc.egui_ctx.add_font_provider(Arc::new(SystemFonts::default()));
        let mut window = AppWindow::new(cc, &start);
        window.end_at_signals(&cc.egui_ctx);
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::run_native(APP_ID, options, Box::new(create)).map_err(|error| StartError::from(&error))
}
