//! An empty window of eframe, with the size and the renderer of the program's window. The start of the program is
//! compared with it.
//!
//! With an argument the window shows it as a text. This shows what the first letter costs: fonts are read then, and the
//! driver compiles its shaders. With a second argument it paints each pixel once before, as any window with panels does.

struct Empty {
    text: Option<String>,
    is_painted: bool,
}

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.is_painted {
            ui.painter().rect_filled(ui.max_rect(), 0.0, egui::Color32::GRAY);
        }
        if let Some(text) = &self.text {
            ui.label(text);
        }
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        [1.0; 4]
    }
}

fn main() -> eframe::Result {
    let viewport = egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]);
    let options =
        eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..eframe::NativeOptions::default() };
    let mut arguments = std::env::args().skip(1);
    let empty = Empty { text: arguments.next(), is_painted: arguments.next().is_some() };
    eframe::run_native("empty-window", options, Box::new(|_| Ok(Box::new(empty))))
}
