//! The elements of the page.
//!
//! Their container lies over the canvas and lets all pointers through. What assistive technology does to an element
//! comes as an event of the page, and goes to egui as the action that it means.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use accesskit::{ActionRequest, NodeId, TreeUpdate};
use egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Document, Element, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent,
};

use crate::aria::Tag;
use crate::mirror::{Change, Focus, Gesture, Mirror, Pace};

/// How the ids of the elements begin. The number of the node follows.
const ID: &str = "ak-";

/// The id of the container.
const CONTAINER: &str = "accesskit";

thread_local! {
    /// The page of each canvas, until another one takes its place. A plugin of egui may move between threads, and elements
    /// may not.
    static PAGES: RefCell<Vec<Option<Page>>> = const { RefCell::new(Vec::new()) };
}

/// Mirrors the window of `ctx`, which is drawn on `canvas`, from the next frame on. Call it once for a canvas that is in
/// the page, and once for a context. It takes the place of an earlier one of the same document.
///
/// Nothing happens if the canvas is not in a document.
pub fn install(ctx: &Context, canvas: &HtmlCanvasElement) {
    let requests = Arc::default();
    let index = PAGES.with_borrow(Vec::len);
    let Some(page) = Page::new(ctx, canvas, &requests, index) else { return };
    PAGES.with_borrow_mut(|pages| {
        for earlier in &mut *pages {
            earlier.take_if(|earlier| earlier.document == page.document);
        }
        pages.push(Some(page));
    });
    ctx.enable_accesskit();
    ctx.add_plugin(DomMirror { pace: Pace::default(), page: index, requests });
}

/// Calls `use_page` with the page of this index, if nothing has taken its place.
fn with_page<R>(index: usize, use_page: impl FnOnce(&mut Page) -> R) -> Option<R> {
    PAGES.with_borrow_mut(|pages| Some(use_page(pages.get_mut(index)?.as_mut()?)))
}

type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// The plugin of a window.
struct DomMirror {
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
    fn show(&self, update: TreeUpdate, zoom: f64) {
        let refocused = with_page(self.page, |page| {
            let cell = page.focused_cell();
            page.zoom = zoom;
            page.follow_canvas();
            for change in page.mirror.update(update) {
                page.carry_out(change);
            }
            // An element that is moved or removed loses the focus.
            let is_lost = cell.is_some() && page.focused_cell() != cell;
            is_lost.then(|| cell.and_then(|id| page.elements.get(&id)).unwrap_or(&page.canvas).clone())
        });
        // The focus tells its listeners at once, and they need the page.
        if let Some(element) = refocused.flatten() {
            let _ = element.focus();
        }
    }
}

/// The elements around a canvas.
struct Page {
    mirror: Mirror,
    document: Document,
    canvas: HtmlElement,
    container: HtmlElement,
    elements: BTreeMap<NodeId, HtmlElement>,
    /// The pixels of the page for each point of egui.
    zoom: f64,
    /// What puts the container over the canvas.
    transform: String,
}

impl Page {
    fn new(ctx: &Context, canvas: &HtmlCanvasElement, requests: &Requests, index: usize) -> Option<Self> {
        let document = canvas.owner_document()?;
        // That of an earlier canvas.
        if let Some(earlier) = document.get_element_by_id(CONTAINER) {
            earlier.remove();
        }
        let container = document.create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
        container.set_id(CONTAINER);
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
        let _ = canvas.set_attribute("aria-owns", CONTAINER);
        let canvas: HtmlElement = canvas.clone().into();
        for name in ["click", "input", "focusin", "keydown"] {
            let (ctx, requests) = (ctx.clone(), Arc::clone(requests));
            let listen = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
                let Some(request) = request_of(&event, index) else { return };
                requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
                ctx.request_repaint();
            });
            let _ = container.add_event_listener_with_callback(name, listen.as_ref().unchecked_ref());
            // The window is there as long as the page.
            listen.forget();
        }
        if let Some(view) = document.default_view() {
            let follow = Closure::<dyn Fn()>::new(move || {
                with_page(index, Page::follow_canvas);
            });
            for name in ["scroll", "resize"] {
                // Events of scrolling do not bubble.
                let _ = view.add_event_listener_with_callback_and_bool(name, follow.as_ref().unchecked_ref(), true);
            }
            follow.forget();
        }
        let mut page = Self {
            mirror: Mirror::default(),
            document,
            canvas,
            container,
            elements: BTreeMap::new(),
            zoom: f64::from(ctx.zoom_factor()),
            transform: String::new(),
        };
        page.follow_canvas();
        page.name_text_agent(None);
        Some(page)
    }

    /// Puts the container over the canvas.
    fn follow_canvas(&mut self) {
        let rect = self.canvas.get_bounding_client_rect();
        let transform = format!("translate({}px, {}px) scale({})", rect.left(), rect.top(), self.zoom);
        if self.transform != transform {
            let _ = self.container.style().set_property("transform", &transform);
            self.transform = transform;
        }
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

    /// Returns the cell of a grid that has the focus of the page.
    fn focused_cell(&self) -> Option<NodeId> {
        let id = id_of(&self.document.active_element()?)?;
        self.mirror.element(id).filter(|element| element.cell.is_some()).map(|_| id)
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
        // It stands somewhere behind the canvas, as the container does.
        let mut next = self.canvas.next_element_sibling();
        let agent = loop {
            let Some(element) = next else { return };
            next = element.next_element_sibling();
            if let Ok(agent) = element.dyn_into::<HtmlInputElement>() {
                break agent;
            }
        };
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

/// Returns the node of an element of the mirror.
fn id_of(element: &Element) -> Option<NodeId> {
    Some(NodeId(element.id().strip_prefix(ID)?.parse().ok()?))
}

/// Does what an event on an element means, in the page with this index. Returns the action that is left for egui.
fn request_of(event: &web_sys::Event, index: usize) -> Option<ActionRequest> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let element = target.closest("[id^='ak-']").ok()??;
    let id = id_of(&element)?;
    let key;
    let typed;
    let gesture = match event.type_().as_str() {
        "click" => Gesture::Click,
        "focusin" => Gesture::Focus,
        "keydown" => {
            let event: &KeyboardEvent = event.dyn_ref()?;
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
                return None;
            }
            key = event.key();
            Gesture::Key(&key)
        }
        _ => match element.dyn_ref::<HtmlInputElement>() {
            Some(input) if input.type_() == "range" => Gesture::Number(input.value_as_number()),
            Some(input) => {
                typed = input.value();
                Gesture::Text(&typed)
            }
            None => {
                typed = element.dyn_ref::<HtmlTextAreaElement>()?.value();
                Gesture::Text(&typed)
            }
        },
    };
    let (answer, focused) = with_page(index, |page| {
        let mut answer = page.mirror.answer(id, &gesture);
        for change in std::mem::take(&mut answer.changes) {
            page.carry_out(change);
        }
        let focused = answer.focus.and_then(|focus| match focus {
            Focus::Canvas => Some(page.canvas.clone()),
            Focus::Cell(id) => page.elements.get(&id).cloned(),
        });
        (answer, focused)
    })?;
    if answer.is_done {
        event.prevent_default();
        event.stop_propagation();
    }
    // The focus tells its listener at once, which needs the page.
    if let Some(focused) = focused {
        let _ = focused.focus();
    }
    answer.request
}
