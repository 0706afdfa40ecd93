//! Roles and attributes: what ARIA says about a node.
//!
//! Source: [WAI-ARIA 1.2](https://www.w3.org/TR/wai-aria-1.2/). A role that needs a certain parent or certain children
//! is given only where they are; elsewhere a role that stands alone takes its place.

use std::collections::BTreeMap;

use accesskit_consumer::NodeRef;
use egui::accesskit::{Live, Role, Toggled};

/// The attributes of an element, by name.
pub type Attributes = BTreeMap<&'static str, String>;

/// The kind of element that a node needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// An element without a meaning of its own.
    Div,
    /// A field of one line.
    Input,
    /// A field of several lines.
    TextArea,
    /// A slider.
    Range,
}

/// Returns the kind of element of a node.
pub fn tag(node: &NodeRef) -> Tag {
    match node.role() {
        Role::MultilineTextInput => Tag::TextArea,
        _ if node.is_text_input() => Tag::Input,
        Role::Slider if node.numeric_value().is_some() => Tag::Range,
        _ => Tag::Div,
    }
}

/// Returns the role of a node. `None` if its element has one by itself or needs none.
pub fn role(node: &NodeRef) -> Option<&'static str> {
    if tag(node) != Tag::Div {
        return None;
    }
    let parent = node.filtered_parent(&accesskit_consumer::common_filter).map(|parent| parent.role());
    Some(match node.role() {
        Role::Tab if parent == Some(Role::TabList) => "tab",
        // Items of lists and menus need a parent that egui does not have.
        Role::Button
        | Role::DefaultButton
        | Role::ComboBox
        | Role::EditableComboBox
        | Role::ColorWell
        | Role::MenuItem
        | Role::MenuItemCheckBox
        | Role::MenuItemRadio
        | Role::ListBoxOption
        | Role::Tab
        | Role::TreeItem => "button",
        Role::CheckBox => "checkbox",
        Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::Link => "link",
        Role::TabList => "tablist",
        Role::Heading => "heading",
        Role::Image | Role::Figure | Role::Canvas | Role::GraphicsObject | Role::GraphicsSymbol => "img",
        Role::ProgressIndicator if node.numeric_value().is_some() => "progressbar",
        Role::Meter if node.numeric_value().is_some() => "meter",
        Role::SpinButton if node.numeric_value().is_some() => "spinbutton",
        Role::Splitter => "separator",
        Role::Dialog | Role::AlertDialog => "dialog",
        Role::Alert => "alert",
        Role::Status => "status",
        Role::Tooltip => "tooltip",
        Role::Grid => "grid",
        Role::Row if parent == Some(Role::Grid) => "row",
        Role::Cell | Role::GridCell if parent == Some(Role::Row) => "gridcell",
        // A text needs no role: it is read as it stands.
        Role::Label | Role::Paragraph | Role::TextRun => return None,
        // What egui draws with a name, such as a cell or an axis, is a picture unless something is in it.
        _ if node.label().is_none() => return None,
        _ if node.filtered_children(accesskit_consumer::common_filter).next().is_some() => "group",
        _ => "img",
    })
}

/// Returns the attributes of a node, with its role and its name.
pub fn attributes(node: &NodeRef) -> Attributes {
    let mut attributes = Attributes::new();
    let mut set = |name, value: String| drop(attributes.insert(name, value));
    let is = |flag: bool| flag.to_string();
    let role = role(node);
    if let Some(role) = role {
        set("role", role.to_owned());
    }
    if let Some(name) = node.label()
        && (role.is_some() || tag(node) != Tag::Div)
    {
        set("aria-label", name);
    }
    if let Some(description) = node.description() {
        set("aria-description", description);
    }
    if node.is_disabled() {
        set("aria-disabled", is(true));
    }
    if let Some(toggled) = node.toggled() {
        let value = match toggled {
            Toggled::False => "false",
            Toggled::True => "true",
            Toggled::Mixed => "mixed",
        };
        let name = if role == Some("button") { "aria-pressed" } else { "aria-checked" };
        set(name, value.to_owned());
    } else if matches!(role, Some("checkbox" | "switch" | "radio")) {
        set("aria-checked", is(node.is_selected().unwrap_or_default()));
    }
    if let Some(selected) = node.is_selected() {
        match role {
            Some("tab" | "gridcell") => set("aria-selected", is(selected)),
            Some("button") => set("aria-pressed", is(selected)),
            _ => {}
        }
    }
    if let Some(expanded) = node.data().is_expanded()
        && role == Some("button")
    {
        set("aria-expanded", is(expanded));
    }
    if let Some(level) = node.level()
        && role == Some("heading")
    {
        set("aria-level", level.to_string());
    } else if role == Some("heading") {
        set("aria-level", "2".to_owned());
    }
    if let Some(value) = node.numeric_value()
        && matches!(role, Some("progressbar" | "meter" | "spinbutton"))
    {
        set("aria-valuenow", value.to_string());
        set("aria-valuemin", node.min_numeric_value().unwrap_or(value).to_string());
        set("aria-valuemax", node.max_numeric_value().unwrap_or(value).to_string());
        if let Some(text) = node.value() {
            set("aria-valuetext", text);
        }
    }
    if tag(node) == Tag::Range {
        set("min", node.min_numeric_value().unwrap_or_default().to_string());
        set("max", node.max_numeric_value().unwrap_or_default().to_string());
        set("step", node.numeric_value_step().map_or_else(|| "any".to_owned(), |step| step.to_string()));
        if let Some(text) = node.raw_value() {
            set("aria-valuetext", text.to_owned());
        }
    }
    // Only a part of a large grid may be in the tree. ARIA counts from 1.
    let data = node.data();
    let places = match role {
        Some("grid") => [("aria-rowcount", data.row_count()), ("aria-colcount", data.column_count())],
        Some("row") => [("aria-rowindex", data.row_index().map(|index| index + 1)), ("aria-colindex", None)],
        Some("gridcell") => [("aria-colindex", data.column_index().map(|index| index + 1)), ("aria-rowindex", None)],
        _ => [("", None); 2],
    };
    for (name, value) in places {
        if let Some(value) = value {
            set(name, value.to_string());
        }
    }
    if node.is_modal() {
        set("aria-modal", is(true));
    }
    match node.live() {
        Live::Off => {}
        Live::Polite => set("aria-live", "polite".to_owned()),
        Live::Assertive => set("aria-live", "assertive".to_owned()),
    }
    attributes
}

/// Returns the row and the column of a cell of a grid, both from 0.
pub fn cell(node: &NodeRef) -> Option<(usize, usize)> {
    if role(node) != Some("gridcell") {
        return None;
    }
    Some((node.data().row_index()?, node.data().column_index()?))
}

/// Returns the text inside a node's element: that of a label or of a live region, which is read when it changes.
pub fn text(node: &NodeRef) -> String {
    let is_text = matches!(node.role(), Role::Label | Role::Paragraph) || node.live() != Live::Off;
    if is_text { node.label().or_else(|| node.value()).unwrap_or_default() } else { String::new() }
}

/// Returns the value of a field or of a slider.
pub fn value(node: &NodeRef) -> Option<String> {
    match tag(node) {
        Tag::Div => None,
        Tag::Range => node.numeric_value().map(|value| value.to_string()),
        Tag::Input | Tag::TextArea => Some(node.value().unwrap_or_default()),
    }
}
