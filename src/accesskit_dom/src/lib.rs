//! Mirrors the accessibility tree of an egui window into elements of the page around its canvas.
//!
//! A canvas is one picture for a screen reader. egui builds a tree of what is in it, with roles, names and values, but a
//! page gives that tree to nobody. `dom::install` makes an element for each of its nodes, transparent and in its place
//! over the canvas. A screen reader reads them, and what it does to them comes back to egui.
//!
//! Call it once, where an app of eframe is made:
//!
// Only a build for a browser has the module, so a test on a desktop can't compile this.
#![cfg_attr(target_arch = "wasm32", doc = "```no_run")]
#![cfg_attr(not(target_arch = "wasm32"), doc = "```ignore")]
//! # fn show(ctx: &egui::Context, canvas: &web_sys::HtmlCanvasElement) {
//! accesskit_dom::dom::install(ctx, canvas);
//! # }
//! ```
//!
//! The parts below it know neither egui nor a browser:
//!
//! ```
//! use accesskit::{Action, Node, NodeId, Role, TreeId, TreeInfo, TreeUpdate};
//! use accesskit_dom::mirror::{Gesture, Mirror};
//!
//! let (root, id) = (NodeId(1), NodeId(2));
//! let mut window = Node::new(Role::Window);
//! window.set_children(vec![id]);
//! let mut button = Node::new(Role::Button);
//! button.set_label("Play");
//! let update = TreeUpdate {
//!     nodes: vec![(root, window), (id, button)],
//!     tree: Some(TreeInfo::new(root)),
//!     tree_id: TreeId::ROOT,
//!     focus: root,
//! };
//!
//! let mut mirror = Mirror::default();
//! let changes = mirror.update(update); // what to do in the page
//! assert!(!changes.is_empty());
//! assert_eq!(mirror.element(id).unwrap().attributes["role"], "button");
//!
//! let answer = mirror.answer(id, &Gesture::Click); // what somebody does there
//! assert_eq!(answer.request.unwrap().action, Action::Click);
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | [`mirror`] | the elements that a tree needs, what has to change from one frame to the next, and what gestures mean |
//! | [`aria`] | roles and attributes |
//! | `dom` | the elements of the page, and the plugin of egui; only in a browser |
//!
//! The canvas keeps the focus and names the focused node by `aria-activedescendant`. Only text fields and sliders are
//! elements that take values, because assistive technology sets values there.
//!
//! The cells of a grid take the focus themselves. One of them is in the order of the Tab key, and arrow keys go from cell
//! to cell.

#![warn(missing_docs)]

pub mod aria;
#[cfg(target_arch = "wasm32")]
pub mod dom;
pub mod mirror;
mod walk;
