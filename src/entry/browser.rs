//! The window in a page of a browser.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::mpsc::Sender;

use eframe::{CreationContext, WebOptions, WebRunner};
use egui::{Context, Modifiers};
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;

use crate::app::around::{Given, Report, Request};
use crate::app::embed::{Embed, LessonAsked};
use crate::app::job::Waker;
use crate::app::message::Message;
use crate::app::transport::Transport;
use crate::app::{App, Start};
use crate::game::Row;
use crate::gui::window::AppWindow;
use crate::lessons;
use crate::platform::system::{self, Wish};
use crate::platform::{files, languages};
use crate::session::Session;
use crate::session::link::link_of_page;
use crate::wording::{choose_language, notices};

thread_local! {
    static PROGRAM: Program = Program::default();
}

/// The program of this page.
#[derive(Default)]
struct Program {
    runner: RefCell<Option<WebRunner>>,
    window: RefCell<Option<Rc<RefCell<AppWindow>>>>,
    /// How to reach the window from outside of its frames.
    inlet: RefCell<Option<(Context, Sender<Message>)>>,
    /// What takes the reports for the page around. `None` if there is none that may know them.
    reports: RefCell<Option<Function>>,
}

/// Shows the window in a canvas of the page, and returns when its first frame is due.
///
/// # Errors
/// If the browser has no WebGL 2. The error is a text.
#[wasm_bindgen]
pub async fn start(canvas: HtmlCanvasElement) -> Result<(), JsValue> {
    files::open().await;
    system::on_fragment(|fragment| tell(Message::OpenLink(link(&fragment).unwrap_or(fragment))));
    files::on_storage_problem(wake);
    Wish::LessMotion.follow(|on| tell(Message::SystemReducesMotion(on)));
    Wish::MoreContrast.follow(|on| tell(Message::SystemWantsContrast(on)));
    let mut embed = Embed::from_query(&system::query());
    embed.reports = PROGRAM.with(|program| program.reports.borrow().is_some());
    // A part inside another page keeps no work: the page around it says what is shown.
    let data_folder = embed.part.is_none().then(files::data_folder);
    let fragment = system::fragment();
    // A row or a session in the address goes before a lesson.
    embed.lesson = embed.lesson.filter(|_| fragment.len() <= 1);
    let link = if embed.lesson.is_some() { None } else { link(&fragment) };
    let language = Some(languages::of_page());
    let start = Start { data_folder, link, clock_ms: system::unix_ms(), embed, language, ..Start::default() };
    let create = move |cc: &CreationContext<'_>| {
        let app = App::new(&start, AppWindow::stored_preferences(cc), Waker::new(wake));
        AppWindow::of(&cc.egui_ctx, app)
    };
    show(canvas, create).await
}

/// Shows the window of the same program in another canvas, because the browser does not draw on the first one any more.
/// May be called again after an error.
///
/// # Errors
/// If the browser has no WebGL 2 now. The error is a text.
#[wasm_bindgen(js_name = startAgain)]
pub async fn start_again(canvas: HtmlCanvasElement) -> Result<(), JsValue> {
    let before = context().unwrap_or_default();
    PROGRAM.with(|program| program.runner.borrow().as_ref().map(WebRunner::destroy));
    let create = move |cc: &CreationContext<'_>| {
        // Only the runner has shared it, and has ended.
        let window = PROGRAM.with(|program| program.window.take()).and_then(Rc::into_inner);
        window.expect("the program was shown before").into_inner().moved(&before, &cc.egui_ctx)
    };
    show(canvas, create).await
}

/// Shows the window that `create` returns.
async fn show(
    canvas: HtmlCanvasElement,
    create: impl FnOnce(&CreationContext<'_>) -> AppWindow + 'static,
) -> Result<(), JsValue> {
    let mirrored = canvas.clone();
    let create = move |cc: &CreationContext<'_>| {
        let ctx = cc.egui_ctx.clone();
        accesskit_dom::dom::install(&ctx, &mirrored);
        let mut window = create(cc);
        window.take_dropped_by(|file, taken| {
            let file = file.clone();
            spawn_local(async move {
                let name = file.path().to_string_lossy().into_owned();
                taken(file.bytes_async().await.map(|bytes| files::put_opened(&name, bytes)));
            });
        });
        let incoming = window.incoming();
        window.apply(&ctx, Message::SystemReducesMotion(Wish::LessMotion.is_made()));
        window.apply(&ctx, Message::SystemWantsContrast(Wish::MoreContrast.is_made()));
        let window = Rc::new(RefCell::new(window));
        PROGRAM.with(|program| {
            program.inlet.replace(Some((ctx, incoming)));
            program.window.replace(Some(Rc::clone(&window)));
        });
        Ok(Box::new(Shown(window)) as Box<dyn eframe::App>)
    };
    let runner = PROGRAM.with(|program| program.runner.borrow_mut().get_or_insert_with(WebRunner::new).clone());
    // There are no gradients to dither, which takes time for each pixel where a processor draws.
    let options = WebOptions { dithering: false, ..WebOptions::default() };
    runner.start(canvas, options, Box::new(create)).await
}

/// The window, which the program takes back when the runner ends.
struct Shown(Rc<RefCell<AppWindow>>);

impl eframe::App for Shown {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.0.borrow_mut().logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.0.borrow_mut().ui(ui, frame);
        let reports = self.0.borrow_mut().take_reports();
        PROGRAM.with(|program| {
            if let Some(take) = &*program.reports.borrow() {
                for report in &reports {
                    // What the page's script throws is in the console.
                    let _ = take.call1(&JsValue::NULL, &message(report));
                }
            }
        });
    }

    fn raw_input_hook(&mut self, ctx: &Context, raw_input: &mut egui::RawInput) {
        self.0.borrow_mut().raw_input_hook(ctx, raw_input);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        self.0.borrow_mut().save(storage);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.0.borrow().clear_color(visuals)
    }

    fn persist_egui_memory(&self) -> bool {
        self.0.borrow().persist_egui_memory()
    }
}

fn context() -> Option<Context> {
    PROGRAM.with(|program| program.inlet.borrow().as_ref().map(|(ctx, _)| ctx.clone()))
}

/// Returns the link that the page's address is, with this fragment.
fn link(fragment: &str) -> Option<String> {
    link_of_page(&system::query(), fragment, &lessons::all()[0])
}

/// Asks for a frame.
fn wake() {
    if let Some(ctx) = context() {
        ctx.request_repaint();
    }
}

/// Sends a message to the window, if there is one.
fn tell(message: Message) {
    PROGRAM.with(|program| {
        if let Some((_, incoming)) = &*program.inlet.borrow() {
            // A window that is gone needs no message.
            let _ = incoming.send(message);
        }
    });
    wake();
}

/// Hands the reports for the page around to `take`, each as an object. Must be called before [`start`].
#[wasm_bindgen(js_name = reportTo)]
pub fn report_to(take: Function) {
    PROGRAM.with(|program| program.reports.replace(Some(take)));
}

/// Does what the page around asks for, with the numbers that belong to it. The answer is a report.
///
/// # Errors
/// If there is no such request, or the numbers are no row. The error is a sentence.
#[wasm_bindgen(js_name = pageAsks)]
#[expect(clippy::needless_pass_by_value, reason = "a script hands it over")]
pub fn page_asks(what: &str, numbers: Vec<f64>) -> Result<(), JsValue> {
    let number = numbers.first().map_or(0, |number| *number as u64);
    let request = match what {
        "hello" => Request::Hello,
        // A stop is counted from 1. A page counts to less than a message can.
        "stop" => Request::Stop(usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX)),
        "row" => {
            let coins: Vec<_> = numbers.iter().map(|coin| *coin as i64).collect();
            Request::Row(Row::new(coins).map_err(|error| error.to_string())?)
        }
        "play" => Request::Play,
        "pause" => Request::Pause,
        "step" => Request::Step(number),
        other => return Err(other.into()),
    };
    tell(Message::PageAsks(request));
    Ok(())
}

/// Shows an error in the window.
#[wasm_bindgen(js_name = showError)]
pub fn show_error(text: String) {
    tell(Message::ShowError(text));
}

/// Returns a report as the page around gets it. Stops are counted from 1.
fn message(report: &Report) -> Object {
    let stop = |index: &Option<usize>| index.map_or(JsValue::NULL, |index| (index as f64 + 1.0).into());
    let moves = |moves: Transport| match moves {
        Transport::Fill => "fill",
        Transport::Game => "game",
        Transport::Fusion => "fusion",
    };
    let (is, fields) = match report {
        Report::Ready { stops, at } => (
            "ready",
            vec![
                ("stops", (*stops as f64).into()),
                ("stop", stop(&at.stop)),
                ("of", moves(at.moves).into()),
                ("step", (at.step as f64).into()),
            ],
        ),
        Report::Stop(index) => ("stop", vec![("stop", stop(index))]),
        Report::Step(of, step) => ("step", vec![("of", moves(*of).into()), ("step", (*step as f64).into())]),
        Report::Answer { stop: index, given: Given { question, answer, is_right } } => (
            "answer",
            vec![
                ("stop", stop(index)),
                ("question", question.into()),
                ("given", answer.as_ref().map_or(JsValue::NULL, JsValue::from)),
                ("right", (*is_right).into()),
            ],
        ),
        Report::Error(text) => ("error", vec![("text", text.into())]),
    };
    let object = Object::new();
    for (name, value) in std::iter::once(("is", is.into())).chain(fields) {
        // A new object takes every field.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}

/// Says in the window that the site has a newer version.
#[wasm_bindgen(js_name = newVersionIsThere)]
pub fn new_version_is_there() {
    tell(Message::NewVersion);
}

/// Returns whether a key is that of a command. `typed` and `place` are the `key` and the `code` of its event.
#[wasm_bindgen(js_name = isOfCommand)]
pub fn is_of_command(typed: &str, place: &str, ctrl: bool, alt: bool, shift: bool, meta: bool) -> bool {
    AppWindow::takes_key(typed, place, Modifiers { alt, ctrl, shift, mac_cmd: meta, command: ctrl || meta })
}

/// Returns whether the Tab key leaves the window now, forward or `backwards`. Then no control has the focus any more.
#[wasm_bindgen(js_name = leavesByTab)]
pub fn leaves_by_tab(backwards: bool) -> bool {
    context().is_some_and(|ctx| AppWindow::leaves_by_tab(&ctx, backwards))
}

/// Returns the coins of the part of an address behind `#`, without a window. Those of the lesson that
/// the address names, or else of the first one, if it is empty.
///
/// # Errors
/// If it is neither a row nor a session. The error is a sentence.
#[wasm_bindgen(js_name = coinsOfLink)]
pub fn coins_of_link(fragment: &str) -> Result<Vec<f64>, JsValue> {
    let coins = |session: &Session| session.document.row.coins().iter().map(|coin| *coin as f64).collect();
    if fragment.trim_start_matches('#').is_empty() {
        let asked = Embed::from_query(&system::query()).lesson;
        let lesson = asked.and_then(|LessonAsked { course, lesson, .. }| lessons::courses()[course].lesson(lesson));
        return Ok(coins(lesson.map_or(&lessons::all()[0], |lesson| &lesson.session)));
    }
    let opened = Session::from_link(fragment);
    let opened = opened.map_err(|error| notices::first_row_instead(notices::cannot_open_link(error.to_string())))?;
    Ok(coins(&opened.session))
}

/// Loads the texts of a language, and shows everything in it from now on. Returns whether it does. If they can't be loaded, the
/// language stays.
#[wasm_bindgen]
pub async fn speak(language: &str) -> bool {
    let language = language.to_owned();
    languages::loaded(&language).await && choose_language(&language)
}

/// Says in the window that the texts of the page's language could not be loaded.
#[wasm_bindgen(js_name = languageIsMissing)]
pub fn language_is_missing() {
    tell(Message::ShowError(notices::language_not_loaded().to_owned()));
}
