//! egui's own demo in a page.

use egui_demo_lib::DemoWindows;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

struct Demo(DemoWindows);

impl eframe::App for Demo {
    fn ui(&mut self, ui: &mut eframe::egui::Ui, _frame: &mut eframe::Frame) {
        self.0.ui(ui);
        // Every frame is drawn, as while the program plays.
        ui.ctx().request_repaint();
    }
}

/// Shows the demo in a canvas of the page.
///
/// # Errors
/// If the browser has no WebGL 2.
#[wasm_bindgen]
pub async fn start(canvas: HtmlCanvasElement) -> Result<(), JsValue> {
    let create = |_: &eframe::CreationContext<'_>| Ok(Box::new(Demo(DemoWindows::default())) as Box<dyn eframe::App>);
    eframe::WebRunner::new().start(canvas, eframe::WebOptions::default(), Box::new(create)).await
}
