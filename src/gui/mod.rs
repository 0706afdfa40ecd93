//! The window: the only part that knows egui.
//!
//! A frame goes one way. [`App`] lets time pass, turns keys into commands, and has each panel draw the
//! [`State`](state::State), which it may only read. Panels and keys leave [`Message`](message::Message)s; when all
//! is drawn, the messages are applied in order. What a panel keeps for itself is what is not yet part of the
//! state: a half-typed row, a coin in hand.

mod announcer;
pub mod app;
mod apply;
mod code_panel;
mod coin;
mod coins_panel;
pub mod command;
mod costs;
pub mod dialogs;
mod discs;
mod export_dialog;
mod far_moves;
mod files;
mod focus;
mod fusion_panel;
mod game_panel;
mod go_to;
mod history;
mod job;
mod keys;
mod lecture;
mod lessons_panel;
mod menu_bar;
pub mod message;
mod notes_panel;
mod paint;
mod players_panel;
mod plots;
mod predict_panel;
mod row_text;
pub mod state;
mod step_panel;
mod sums;
mod table_bar;
mod table_view;
mod tabs;
mod theme;
mod transport;
mod values_plot;
mod why_panel;

use std::path::PathBuf;

use app::{App, Start};

/// The name under which the system knows the program, and its data folder.
const APP_ID: &str = "coin-duel";

/// Why no window came up.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(
        "there is no display to open a window on; run it on a desktop (or set DISPLAY or WAYLAND_DISPLAY), or use `coin-duel solve` or `coin-duel export`, which need none"
    )]
    NoDisplay,
    #[error(
        "the display has no usable OpenGL ({0}); install its graphics driver (on Linux also Mesa's), or use `coin-duel solve` or `coin-duel export`"
    )]
    NoGraphics(String),
    #[error("the window could not be opened: {0}")]
    Other(String),
}

/// Opens the window and returns when it is closed. `file` is opened first, if given.
///
/// # Errors
/// If there is no display, no OpenGL, or the window can't be made.
pub fn run(file: Option<PathBuf>) -> Result<(), StartError> {
    let icon = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default();
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("coin-duel")
        .with_icon(icon)
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([880.0, 600.0])
        .with_drag_and_drop(true);
    // With another crate's wgpu in the same build, the default would change.
    let options =
        eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..eframe::NativeOptions::default() };
    let start = Start { file, data_folder: eframe::storage_dir(APP_ID) };
    eframe::run_native(APP_ID, options, Box::new(|cc| Ok(Box::new(App::new(cc, &start)))))
        .map_err(|error| start_error(&error))
}

fn start_error(error: &eframe::Error) -> StartError {
    match error {
        eframe::Error::WinitEventLoop(_) => {
            let text = error.to_string();
            let no_display = text.contains("DISPLAY") || text.contains("XOpenDisplay") || text.contains("display");
            if no_display { StartError::NoDisplay } else { StartError::Other(one_line(&text)) }
        }
        eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
            StartError::NoGraphics(one_line(&error.to_string()))
        }
        _ => StartError::Other(one_line(&error.to_string())),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
