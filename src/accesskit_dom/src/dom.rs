//! The elements of the page.
//!
//! Their container lies over the canvas and lets all pointers through. What assistive technology does to an element
//! comes as an event of the page, and goes to egui as the action that it means.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement};

use crate::aria::Tag;
use crate::mirror::{Change, Mirror, Pace};

/// How the ids of the elements begin. The number of the node follows.
const ID: &str = "ak-";

thread_local! {
    /// The page of each canvas. A plugin of egui may move between threads, and elements may not.
    static PAGES: RefCell<Vec<Page>> = const { RefCell::new(Vec::new()) };
}

/// Mirrors the window of `ctx`, which is drawn on `canvas`, from the next frame on. Call it once for a canvas that is in
/// the page. It takes the place of an earlier one.
pub fn install(ctx: &Context, canvas: &HtmlCanvasElement) {
    let requests = Arc::default();
    let Some(page) = Page::new(ctx, canvas, &requests) else { return };
    let page = PAGES.with_borrow_mut(|pages| {
        pages.push(page);
        pages.len() - 1
    });
    ctx.enable_accesskit();
    ctx.add_plugin(DomMirror { mirror: Mirror::default(), pace: Pace::default(), page, requests });
}

type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// The plugin of a window.
struct DomMirror {
    mirror: Mirror,
    pace: Pace,
    /// The index of its page.
    page: usize,
    /// What assistive technology has asked for since the last frame.
    requests: Requests,
}

impl Plugin for DomMirror {
    fn debug_name(&self) -> &'static str {
        "accesskit-dom"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let requests = std::mem::take(&mut *self.requests.lock().unwrap_or_else(PoisonError::into_inner));
        input.events.extend(requests.into_iter().map(Event::AccessKitActionRequest));
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        match self.pace.wait(ctx.input(|input| input.time)) {
            // The next frame brings a whole tree again.
            Some(seconds) => ctx.request_repaint_after_secs(seconds),
            None => self.show(update, f64::from(ctx.zoom_factor())),
        }
    }
}

impl DomMirror {
    fn show(&mut self, update: TreeUpdate, zoom: f64) {
        let mut changes = self.mirror.update(update);
        PAGES.with_borrow_mut(|pages| {
            let page = &mut pages[self.page];
            if page.zoom != zoom {
                page.zoom = zoom;
                page.follow_canvas();
            }
            for change in changes.drain(..) {
                page.carry_out(change);
            }
        });
    }
}

/// The elements around a canvas.
struct Page {
    document: Document,
    canvas: HtmlCanvasElement,
    container: HtmlElement,
    elements: BTreeMap<NodeId, HtmlElement>,
    /// The pixels of the page for each point of egui.
    zoom: f64,
}

impl Page {
    fn new(ctx: &Context, canvas: &HtmlCanvasElement, requests: &Requests) -> Option<Self> {
        let document = canvas.owner_document()?;
        // That of an earlier canvas.
        if let Some(earlier) = document.get_element_by_id("accesskit") {
            earlier.remove();
        }
        let container = document.create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
        container.set_id("accesskit");
        // A page with a strict policy has no attribute with a style.
        container.style().set_css_text(
            "position: fixed; left: 0; top: 0; width: 0; height: 0; opacity: 0; pointer-events: none; \
             transform-origin: 0 0;",
        );
        canvas.parent_node()?.insert_before(&container, canvas.next_sibling().as_ref()).ok()?;
        // A landmark, so that a screen reader can go there.
        let _ = container.set_attribute("role", "region");
        let _ = container.set_attribute("aria-label", &document.title());
        let _ = canvas.set_attribute("role", "application");
        let _ = canvas.set_attribute("aria-label", &document.title());
        let _ = canvas.set_attribute("aria-owns", "accesskit");
        for name in ["click", "input", "focusin"] {
            let (ctx, requests, canvas) = (ctx.clone(), Arc::clone(requests), canvas.clone());
            let listen = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
                let Some(request) = request_of(&event) else { return };
                if request.action == Action::Focus {
                    // The keys belong to the canvas.
                    let _ = canvas.focus();
                }
                requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
                ctx.request_repaint();
            });
            let _ = container.add_event_listener_with_callback(name, listen.as_ref().unchecked_ref());
            // The window is there as long as the page.
            listen.forget();
        }
        let page = Self {
            document,
            canvas: canvas.clone(),
            container,
            elements: BTreeMap::new(),
            zoom: f64::from(ctx.zoom_factor()),
        };
        page.follow_canvas();
        page.name_text_agent(None);
        Some(page)
    }

    /// Puts the container over the canvas.
    fn follow_canvas(&self) {
        let rect = self.canvas.get_bounding_client_rect();
        let transform = format!("translate({}px, {}px) scale({})", rect.left(), rect.top(), self.zoom);
        let _ = self.container.style().set_property("transform", &transform);
    }

    fn carry_out(&mut self, change: Change) {
        // An element that the page has lost is made anew with the next change of its tag.
        match change {
            Change::Create(id, tag) => {
                if let Some(element) = self.create(id, tag) {
                    self.elements.insert(id, element);
                }
            }
            Change::Remove(id) => {
                if let Some(element) = self.elements.remove(&id) {
                    element.remove();
                }
            }
            Change::SetAttribute(id, name, value) => {
                self.with(id, |element| drop(element.set_attribute(name, &value)));
            }
            Change::RemoveAttribute(id, name) => self.with(id, |element| drop(element.remove_attribute(name))),
            Change::SetText(id, text) => self.with(id, |element| set_text(element, &text)),
            Change::SetValue(id, value) => self.with(id, |element| set_value(element, &value)),
            Change::Place(id, [left, top, width, height]) => self.with(id, |element| {
                let style = element.style();
                for (name, value) in [("left", left), ("top", top), ("width", width), ("height", height)] {
                    let _ = style.set_property(name, &format!("{value}px"));
                }
            }),
            Change::SetChildren(parent, children) => {
                let parent = parent.and_then(|id| self.elements.get(&id)).unwrap_or(&self.container);
                // Each goes behind those that are there, so they end in this order.
                for child in children.iter().filter_map(|id| self.elements.get(id)) {
                    let _ = parent.append_child(child);
                }
            }
            Change::Focus(focus) => {
                let focused = focus.and_then(|id| self.elements.get(&id));
                let _ = match focused {
                    Some(element) => self.canvas.set_attribute("aria-activedescendant", &element.id()),
                    None => self.canvas.remove_attribute("aria-activedescendant"),
                };
                self.name_text_agent(focused);
            }
        }
    }

    fn with(&self, id: NodeId, change: impl FnOnce(&HtmlElement)) {
        if let Some(element) = self.elements.get(&id) {
            change(element);
        }
    }

    fn create(&self, id: NodeId, tag: Tag) -> Option<HtmlElement> {
        let name = match tag {
            Tag::Div => "div",
            Tag::Input | Tag::Range => "input",
            Tag::TextArea => "textarea",
        };
        let element = self.document.create_element(name).ok()?.dyn_into::<HtmlElement>().ok()?;
        element.set_id(&format!("{ID}{}", id.0));
        element.style().set_css_text("position: absolute; margin: 0; padding: 0; border: 0; overflow: hidden;");
        if tag != Tag::Div {
            let _ = element.set_attribute("type", if tag == Tag::Range { "range" } else { "text" });
            // The Tab key belongs to the canvas.
            let _ = element.set_attribute("tabindex", "-1");
        }
        Some(element)
    }

    /// Gives the name of the focused field to the hidden field that eframe types into.
    fn name_text_agent(&self, focused: Option<&HtmlElement>) {
        let Some(body) = self.document.body() else { return };
        let Ok(Some(agent)) = body.query_selector(":scope > input") else { return };
        let name = focused.and_then(|element| element.get_attribute("aria-label")).unwrap_or_default();
        let _ = agent.set_attribute("aria-label", if name.is_empty() { "keyboard" } else { &name });
        let _ = agent.set_attribute("tabindex", "-1");
    }
}

/// Sets the text of an element and leaves the elements in it.
fn set_text(element: &HtmlElement, text: &str) {
    match element.first_child().filter(|child| child.node_type() == web_sys::Node::TEXT_NODE) {
        Some(child) => child.set_node_value(Some(text)),
        None => {
            if let Some(document) = element.owner_document() {
                let _ = element.insert_before(&document.create_text_node(text), element.first_child().as_ref());
            }
        }
    }
}

fn set_value(element: &HtmlElement, value: &str) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        input.set_value(value);
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        area.set_value(value);
    }
}

/// Returns the action that an event on an element means.
fn request_of(event: &web_sys::Event) -> Option<ActionRequest> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let element = target.closest("[id^='ak-']").ok()??;
    let id = NodeId(element.id().strip_prefix(ID)?.parse().ok()?);
    let (action, data) = match event.type_().as_str() {
        "click" => (Action::Click, None),
        "focusin" => (Action::Focus, None),
        _ => (Action::SetValue, Some(typed_value(&element)?)),
    };
    Some(ActionRequest { action, target_tree: TreeId::ROOT, target_node: id, data })
}

fn typed_value(element: &Element) -> Option<ActionData> {
    if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        return Some(ActionData::Value(area.value().into()));
    }
    let input = element.dyn_ref::<HtmlInputElement>()?;
    if input.type_() == "range" {
        return Some(ActionData::NumericValue(input.value_as_number()));
    }
    Some(ActionData::Value(input.value().into()))
}
