//! The elements in the page of a real browser. `cargo test --target wasm32-unknown-unknown` runs them with
//! `wasm-bindgen-test-runner` and a driver, such as that of Chromium.

#![cfg(target_arch = "wasm32")]

use egui::{Context, RawInput, Ui};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Event, EventInit, HtmlCanvasElement, HtmlElement, HtmlInputElement};

wasm_bindgen_test_configure!(run_in_browser);

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// A context whose canvas lies in the page, 30 pixels from the top and 20 from the left.
struct Window {
    ctx: Context,
    canvas: HtmlCanvasElement,
    time: f64,
}

impl Window {
    fn new() -> Self {
        let canvas: HtmlCanvasElement = document().create_element("canvas").unwrap().unchecked_into();
        canvas.style().set_css_text("position: absolute; left: 20px; top: 30px; width: 400px; height: 300px;");
        canvas.set_tab_index(0);
        document().body().unwrap().append_child(&canvas).unwrap();
        let ctx = Context::default();
        accesskit_dom::dom::install(&ctx, &canvas);
        Self { ctx, canvas, time: 0.0 }
    }

    /// Shows two frames, so far apart that the page follows both.
    fn show(&mut self, mut ui: impl FnMut(&mut Ui)) {
        for _ in 0..2 {
            self.time += 1.0;
            let input = RawInput { time: Some(self.time), focused: true, ..RawInput::default() };
            let mut output = self.ctx.run_ui(input, &mut ui);
            // Nothing is drawn.
            output.textures_delta.clear();
            assert!(output.platform_output.accesskit_update.is_none(), "the plugin takes it");
        }
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        self.canvas.remove();
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    Some(document().query_selector(&format!("#accesskit {selector}")).unwrap()?.unchecked_into())
}

fn named(name: &str) -> HtmlElement {
    find(&format!("[aria-label='{name}']")).unwrap_or_else(|| panic!("nothing is named {name}"))
}

#[wasm_bindgen_test]
fn a_button_lies_over_its_picture_and_is_clicked() {
    let mut window = Window::new();
    let mut clicks = 0;
    let mut place = egui::Rect::NOTHING;
    let mut ui = |ui: &mut Ui| {
        let response = ui.button("Play");
        clicks += usize::from(response.clicked());
        place = response.rect;
    };
    window.show(&mut ui);
    let button = named("Play");
    assert_eq!(button.get_attribute("role").as_deref(), Some("button"));
    let rect = button.get_bounding_client_rect();
    button.click();
    window.show(&mut ui);
    assert!((rect.left() - 20.0 - f64::from(place.left())).abs() < 0.1, "{}", rect.left());
    assert!((rect.top() - 30.0 - f64::from(place.top())).abs() < 0.1, "{}", rect.top());
    assert!((rect.width() - f64::from(place.width())).abs() < 0.1, "{}", rect.width());
    assert_eq!(clicks, 1);
}

#[wasm_bindgen_test]
fn a_canvas_that_has_moved_takes_its_elements_along() {
    let mut window = Window::new();
    let mut ui = |ui: &mut Ui| drop(ui.button("Play"));
    window.show(&mut ui);
    let before = named("Play").get_bounding_client_rect();
    window.canvas.style().set_property("left", "70px").unwrap();
    web_sys::window().unwrap().dispatch_event(&Event::new("resize").unwrap()).unwrap();
    assert!((named("Play").get_bounding_client_rect().left() - before.left() - 50.0).abs() < 0.1);
    window.canvas.style().set_property("top", "90px").unwrap();
    window.show(&mut ui);
    assert!((named("Play").get_bounding_client_rect().top() - before.top() - 60.0).abs() < 0.1);
}

#[wasm_bindgen_test]
fn a_field_takes_a_text_and_gives_the_focus_to_the_canvas() {
    let mut window = Window::new();
    let mut text = "Ada".to_owned();
    let mut ui = |ui: &mut Ui| drop(ui.text_edit_singleline(&mut text).accessible_name("Name"));
    window.show(&mut ui);
    let field: HtmlInputElement = named("Name").unchecked_into();
    assert_eq!(field.value(), "Ada");
    field.focus().unwrap();
    window.show(&mut ui);
    assert_eq!(document().active_element().as_ref(), Some(window.canvas.unchecked_ref()));
    assert_eq!(window.canvas.get_attribute("aria-activedescendant"), Some(field.id()));
    field.set_value("Grace");
    let options = EventInit::new();
    options.set_bubbles(true);
    field.dispatch_event(&Event::new_with_event_init_dict("input", &options).unwrap()).unwrap();
    window.show(&mut ui);
    assert_eq!(text, "Grace");
}

#[wasm_bindgen_test]
fn a_slider_takes_a_position_and_a_checkbox_its_state() {
    let mut window = Window::new();
    let (mut step, mut is_looped) = (3, false);
    let mut ui = |ui: &mut Ui| {
        ui.add(egui::Slider::new(&mut step, 0..=10).show_value(false).text("Step"));
        ui.checkbox(&mut is_looped, "Loop");
    };
    window.show(&mut ui);
    let slider: HtmlInputElement = find("input[type=range]").unwrap().unchecked_into();
    slider.set_value("7");
    let options = EventInit::new();
    options.set_bubbles(true);
    slider.dispatch_event(&Event::new_with_event_init_dict("input", &options).unwrap()).unwrap();
    named("Loop").click();
    window.show(&mut ui);
    assert_eq!(named("Loop").get_attribute("aria-checked").as_deref(), Some("true"));
    assert_eq!((step, is_looped), (7, true));
}

#[wasm_bindgen_test]
fn what_is_gone_has_no_element_and_texts_change_in_place() {
    let mut window = Window::new();
    window.show(|ui| {
        ui.label("one");
        let _ = ui.button("Play");
    });
    let container = document().get_element_by_id("accesskit").unwrap();
    assert_eq!(container.text_content().as_deref(), Some("one"));
    window.show(|ui| {
        ui.label("two");
    });
    assert_eq!(container.text_content().as_deref(), Some("two"));
    assert!(find("[role=button]").is_none());
}

#[wasm_bindgen_test]
fn another_canvas_takes_the_place_of_the_first() {
    let mut first = Window::new();
    first.show(|ui| drop(ui.button("First")));
    let mut second = Window::new();
    second.show(|ui| drop(ui.button("Second")));
    first.show(|ui| drop(ui.button("First")));
    assert_eq!(document().query_selector_all("#accesskit").unwrap().length(), 1);
    assert!(find("[aria-label=First]").is_none());
    named("Second");
}
