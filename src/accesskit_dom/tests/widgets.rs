//! The widgets of egui as a page has them, and what a page asks of them.

use accesskit::{ActionRequest, NodeId};
use accesskit_dom::mirror::{Change, Element, Gesture, Mirror};
use egui::{ComboBox, Context, DragValue, Event, RawInput, Slider, TextEdit, Ui};

/// A window whose page is only a mirror.
struct Window {
    ctx: Context,
    mirror: Mirror,
    changes: Vec<Change>,
}

impl Window {
    /// Shows the first frames.
    fn new(ui: impl FnMut(&mut Ui)) -> Self {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let mut window = Self { ctx, mirror: Mirror::default(), changes: Vec::new() };
        window.show(None, ui);
        window
    }

    /// Shows two frames. The first gets the request.
    fn show(&mut self, request: Option<ActionRequest>, mut ui: impl FnMut(&mut Ui)) {
        let mut events: Vec<_> = request.into_iter().map(Event::AccessKitActionRequest).collect();
        for _ in 0..2 {
            let input = RawInput { events: std::mem::take(&mut events), focused: true, ..RawInput::default() };
            let mut output = self.ctx.run_ui(input, &mut ui);
            // Nothing is drawn.
            output.textures_delta.clear();
            self.changes = self.mirror.update(output.platform_output.accesskit_update.unwrap());
        }
    }

    /// Returns the first element with an attribute of this value.
    fn find(&self, name: &str, value: &str) -> (NodeId, &Element) {
        let mut ids = self.mirror.ids();
        let found = ids.find(|id| self.mirror.element(*id).unwrap().attributes.get(name).is_some_and(|at| at == value));
        let id = found.unwrap_or_else(|| panic!("no element has the {name} {value}: {:#?}", self.mirror));
        (id, self.mirror.element(id).unwrap())
    }

    /// Makes a gesture on the element of this name.
    fn make(&mut self, name: &str, gesture: &Gesture, ui: impl FnMut(&mut Ui)) {
        let (id, _) = self.find("aria-label", name);
        let request = self.mirror.answer(id, gesture).request;
        self.show(request, ui);
    }
}

#[track_caller]
fn assert_said(element: &Element, expected: &[(&str, &str)]) {
    for (name, value) in expected {
        assert_eq!(element.attributes.get(name).map(String::as_str), Some(*value), "{name} of {element:#?}");
    }
}

#[test]
fn a_button_is_clicked() {
    let mut clicks = 0;
    let mut ui = |ui: &mut Ui| clicks += usize::from(ui.button("Play").clicked());
    let mut window = Window::new(&mut ui);
    assert_said(window.find("aria-label", "Play").1, &[("role", "button")]);
    window.make("Play", &Gesture::Click, &mut ui);
    assert_eq!(clicks, 1);
}

#[test]
fn a_disabled_button_says_so_and_is_not_clicked() {
    let mut clicks = 0;
    let mut ui = |ui: &mut Ui| {
        clicks += usize::from(ui.add_enabled(false, egui::Button::new("Play")).clicked());
    };
    let mut window = Window::new(&mut ui);
    assert_said(window.find("aria-label", "Play").1, &[("aria-disabled", "true")]);
    window.make("Play", &Gesture::Click, &mut ui);
    assert_eq!(clicks, 0);
}

#[test]
fn a_checkbox_and_a_radio_button_change() {
    let (mut checked, mut choice) = (false, 1);
    let mut ui = |ui: &mut Ui| {
        ui.checkbox(&mut checked, "Loop");
        ui.radio_value(&mut choice, 1, "One");
        ui.radio_value(&mut choice, 2, "Two");
    };
    let mut window = Window::new(&mut ui);
    assert_said(window.find("aria-label", "Loop").1, &[("role", "checkbox"), ("aria-checked", "false")]);
    assert_said(window.find("aria-label", "One").1, &[("role", "radio"), ("aria-checked", "true")]);
    window.make("Loop", &Gesture::Click, &mut ui);
    window.make("Two", &Gesture::Click, &mut ui);
    assert_said(window.find("aria-label", "Loop").1, &[("aria-checked", "true")]);
    assert_said(window.find("aria-label", "One").1, &[("aria-checked", "false")]);
    assert_eq!((checked, choice), (true, 2));
}

#[test]
fn a_field_takes_the_focus_and_a_text() {
    let mut text = "Ada".to_owned();
    let mut ui = |ui: &mut Ui| {
        let label = ui.label("Name");
        ui.text_edit_singleline(&mut text).labelled_by(label.id);
    };
    let mut window = Window::new(&mut ui);
    let (id, element) = window.find("aria-label", "Name");
    assert_eq!(element.value.as_deref(), Some("Ada"));
    window.make("Name", &Gesture::Focus, &mut ui);
    assert_eq!(window.mirror.focus(), Some(id));
    window.make("Name", &Gesture::Text("Grace"), &mut ui);
    assert_eq!(window.mirror.element(id).unwrap().value.as_deref(), Some("Grace"));
    assert_eq!(text, "Grace");
}

#[test]
fn fields_that_are_special_say_so() {
    let (mut empty, mut secret) = (String::new(), "1234".to_owned());
    let mut window = Window::new(|ui| {
        ui.add(TextEdit::singleline(&mut empty).hint_text("a word")).accessible_name("Word");
        ui.add(TextEdit::singleline(&mut secret).password(true)).accessible_name("Code");
        ui.add(TextEdit::multiline(&mut "fixed")).accessible_name("Notes");
    });
    assert_said(window.find("aria-label", "Word").1, &[("placeholder", "a word")]);
    let code = window.find("aria-label", "Code").1;
    assert_said(code, &[("type", "password")]);
    assert!(!code.value.as_ref().unwrap().contains('1'), "{code:?}");
    assert_said(window.find("aria-label", "Notes").1, &[("readonly", "")]);
    window.show(None, |_| {});
    assert_eq!(window.mirror.ids().count(), 0);
}

#[test]
fn a_slider_and_a_number_take_values() {
    let (mut step, mut seed) = (3, 5);
    let mut ui = |ui: &mut Ui| {
        ui.add(Slider::new(&mut step, 0..=10).show_value(false).text("Step"));
        ui.add(DragValue::new(&mut seed).range(0..=99)).accessible_name("Seed");
    };
    let mut window = Window::new(&mut ui);
    assert_said(window.find("max", "10").1, &[("min", "0"), ("aria-label", "Step")]);
    assert_said(
        window.find("aria-label", "Seed").1,
        &[("role", "spinbutton"), ("aria-valuenow", "5"), ("aria-valuemin", "0"), ("aria-valuemax", "99")],
    );
    window.make("Step", &Gesture::Number(7.0), &mut ui);
    window.make("Seed", &Gesture::Text("42"), &mut ui);
    assert_eq!(window.find("aria-label", "Seed").1.value.as_deref(), Some("42"));
    // It is a field of text once it has the focus.
    window.make("Seed", &Gesture::Focus, &mut ui);
    window.make("Seed", &Gesture::Text("43"), &mut ui);
    assert_eq!((step, seed), (7, 43));
}

#[test]
fn what_opens_says_whether_it_is_open() {
    let mut ui = |ui: &mut Ui| {
        ui.collapsing("Details", |ui| ui.label("inside"));
        ComboBox::from_label("Order").selected_text("by rows").show_ui(ui, |ui| {
            let _ = ui.selectable_label(true, "by rows");
            let _ = ui.selectable_label(false, "by columns");
        });
    };
    let mut window = Window::new(&mut ui);
    assert_said(window.find("aria-label", "Details").1, &[("role", "button"), ("aria-expanded", "false")]);
    assert_said(window.find("aria-label", "Order").1, &[("role", "button"), ("aria-description", "by rows")]);
    window.make("Details", &Gesture::Click, &mut ui);
    assert_said(window.find("aria-label", "Details").1, &[("aria-expanded", "true")]);
    window.make("Order", &Gesture::Click, &mut ui);
    assert_said(window.find("aria-label", "by rows").1, &[("aria-pressed", "true")]);
    assert_said(window.find("aria-label", "by columns").1, &[("aria-pressed", "false")]);
}

#[test]
fn progress_says_how_far_it_is() {
    let window = Window::new(|ui| {
        ui.add(egui::ProgressBar::new(0.25));
    });
    let bar = window.find("role", "progressbar").1;
    assert_said(bar, &[("aria-valuenow", "25")]);
    assert_eq!(bar.attributes.get("aria-valuemax"), None, "it is 100");
}

#[test]
fn a_frame_that_shows_the_same_changes_nothing() {
    let mut ui = |ui: &mut Ui| {
        ui.heading("Numbers");
        let _ = ui.button("Play");
    };
    let mut window = Window::new(&mut ui);
    window.show(None, &mut ui);
    assert_eq!(window.changes, []);
}
