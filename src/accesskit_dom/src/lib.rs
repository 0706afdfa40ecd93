//! Mirrors the accessibility tree of an egui window into elements of the page around its canvas.
//!
//! A canvas is one picture for a screen reader. egui builds a tree of what is in it, with roles, names and values, but a
//! page gives that tree to nobody. [`install`](dom::install) makes an element for each of its nodes, transparent and in
//! its place over the canvas. A screen reader reads them, and what it does to them comes back to egui.
//!
//! | module | holds |
//! | --- | --- |
//! | [`mirror`] | the elements that a tree needs, and what has to change from one frame to the next |
//! | [`aria`] | roles and attributes |
//! | `dom` | the elements of the page, only in a browser |
//!
//! The canvas keeps the focus and names the focused node by `aria-activedescendant`. Only text fields and sliders are
//! elements that take values, because assistive technology sets values there.
//!
//! The cells of a grid take the focus themselves. One of them is in the order of the Tab key, and arrow keys go from cell
//! to cell.

pub mod aria;
#[cfg(target_arch = "wasm32")]
pub mod dom;
pub mod mirror;
