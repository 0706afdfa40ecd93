//! The window in a page of a browser, and the work of the page's workers.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;

use crate::app::embed::Embed;
use crate::app::message::Message;
use crate::app::{Start, work};
use crate::gui::window::AppWindow;
use crate::platform::{clock, files, jobs, page};

/// Shows the window in a canvas of the page, and returns when its first frame is due.
///
/// # Errors
/// If the browser has no WebGL 2. The error is a text.
#[wasm_bindgen]
pub async fn start(canvas: HtmlCanvasElement) -> Result<(), JsValue> {
    files::open().await;
    let mirrored = canvas.clone();
    let create = move |cc: &eframe::CreationContext<'_>| {
        accesskit_dom::dom::install(&cc.egui_ctx, &mirrored);
        let embed = Embed::from_query(&page::query());
        // A part inside another page keeps no work: the page around it says what is shown.
        let data_folder = embed.part.is_none().then(files::data_folder);
        let start = Start {
            data_folder,
            explains_game: true,
            link: page::fragment(),
            clock_ms: clock::unix_ms(),
            embed,
            ..Start::default()
        };
        let mut window = AppWindow::new(cc, &start);
        window.take_dropped_by(|file, taken| {
            let file = file.clone();
            spawn_local(async move {
                let name = file.path().to_string_lossy().into_owned();
                taken(file.bytes_async().await.map(|bytes| files::put_opened(&name, bytes)));
            });
        });
        let (incoming, ctx) = (window.incoming(), cc.egui_ctx.clone());
        page::on_fragment(move |link| {
            // The window is open as long as the page.
            let _ = incoming.send(Message::OpenLink(link));
            ctx.request_repaint();
        });
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::WebRunner::new().start(canvas, eframe::WebOptions::default(), Box::new(create)).await
}

/// In a worker: does the work of this kind that `bytes` describe. `files` are pairs of path and bytes.
///
/// # Errors
/// If there is no such work. The error is a text.
#[wasm_bindgen(js_name = runWork)]
pub fn run_work(kind: &str, bytes: &[u8], files: &Array) -> Result<(), JsValue> {
    jobs::work(files, |post| work::run(kind, bytes, post)).map_err(JsValue::from)
}
