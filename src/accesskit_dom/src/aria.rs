//! Roles and attributes: what ARIA says about a node.
//!
//! Source: [WAI-ARIA 1.2](https://www.w3.org/TR/wai-aria-1.2/). A role that needs a certain parent or certain children
//! is given only where they are; elsewhere a role that stands alone takes its place.

use std::collections::BTreeMap;

use accesskit::{HasPopup, Invalid, Live, Orientation, Role, Toggled};
use accesskit_consumer::NodeRef;

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

/// What a node says depends on these parts of the nodes around it.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The roles of the nearest node around it that is shown, and of the one around that.
    pub parents: [Option<Role>; 2],
    /// How urgent changes in it are unless it says so itself.
    pub live: Live,
}

/// Returns the role of a node. `None` if its element has one by itself or needs none. `inside` returns the roles of the
/// nodes that are shown directly below it.
pub fn role(node: &NodeRef, around: Around, inside: impl Fn() -> Vec<Role>) -> Option<&'static str> {
    match tag(node) {
        Tag::Div => role_of_div(node, around, inside),
        // A field that is more than a text says so.
        Tag::Input => match node.role() {
            Role::SpinButton => Some("spinbutton"),
            Role::SearchInput => Some("searchbox"),
            Role::EditableComboBox => Some("combobox"),
            _ => None,
        },
        Tag::TextArea | Tag::Range => None,
    }
}

fn role_of_div(node: &NodeRef, around: Around, inside: impl Fn() -> Vec<Role>) -> Option<&'static str> {
    let [parent_role, grandparent_role] = around.parents;
    let has_child = |role: Role| inside().contains(&role);
    // The table or the grid of a cell.
    let table_of_cell = || grandparent_role.filter(|_| parent_role == Some(Role::Row));
    Some(match node.role() {
        Role::Tab if parent_role == Some(Role::TabList) => "tab",
        // Items of list boxes, menus and trees need a parent with nothing else in it, which egui does not have.
        Role::Button
        | Role::DefaultButton
        | Role::ComboBox
        | Role::ColorWell
        | Role::DisclosureTriangle
        | Role::MenuItem
        | Role::MenuItemCheckBox
        | Role::MenuItemRadio
        | Role::ListBoxOption
        | Role::Tab
        | Role::TreeItem => "button",
        Role::CheckBox => "checkbox",
        Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Link => "link",
        Role::TabList => "tablist",
        Role::Heading => "heading",
        Role::Image | Role::Figure | Role::Canvas | Role::GraphicsObject | Role::GraphicsSymbol => "img",
        Role::ProgressIndicator if node.numeric_value().is_some() => "progressbar",
        Role::Meter if node.numeric_value().is_some() => "meter",
        Role::Splitter => "separator",
        Role::Dialog => "dialog",
        Role::AlertDialog => "alertdialog",
        Role::Alert => "alert",
        Role::Status => "status",
        Role::Log => "log",
        Role::Timer => "timer",
        Role::Tooltip => "tooltip",
        Role::Toolbar => "toolbar",
        Role::Article => "article",
        Role::Note => "note",
        Role::Math => "math",
        // Landmarks.
        Role::Main => "main",
        Role::Navigation => "navigation",
        Role::Banner => "banner",
        Role::ContentInfo => "contentinfo",
        Role::Complementary => "complementary",
        Role::Search => "search",
        Role::Form if node.has_label() => "form",
        Role::Region if node.has_label() => "region",
        Role::List if has_child(Role::ListItem) => "list",
        Role::ListItem if parent_role == Some(Role::List) => "listitem",
        Role::Grid => "grid",
        Role::Table if has_child(Role::Row) => "table",
        Role::Row if matches!(parent_role, Some(Role::Grid | Role::Table)) => "row",
        Role::ColumnHeader if table_of_cell().is_some() => "columnheader",
        Role::RowHeader if table_of_cell().is_some() => "rowheader",
        Role::Cell | Role::GridCell if table_of_cell() == Some(Role::Grid) => "gridcell",
        Role::Cell | Role::GridCell if table_of_cell() == Some(Role::Table) => "cell",
        // A text needs no role: it is read as it stands.
        Role::Label | Role::Paragraph | Role::TextRun => return None,
        // What is drawn with a name, such as a cell or an axis, is a picture unless something is in it.
        _ if node.label().is_none() => return None,
        _ if inside().is_empty() => "img",
        _ => "group",
    })
}

/// Returns the attributes of a node with its role and its name.
pub fn attributes(node: &NodeRef, role: Option<&'static str>, live: Live) -> Attributes {
    let mut attributes = Attributes::new();
    if let Some(role) = role {
        attributes.insert("role", role.to_owned());
    }
    describe(node, role, &mut attributes);
    add_states(node, role, &mut attributes);
    add_numbers(node, role, &mut attributes);
    add_field(node, &mut attributes);
    add_places(node, role, &mut attributes);
    match live {
        Live::Off => {}
        Live::Polite => drop(attributes.insert("aria-live", "polite".to_owned())),
        Live::Assertive => drop(attributes.insert("aria-live", "assertive".to_owned())),
    }
    if live != Live::Off && node.is_live_atomic() {
        attributes.insert("aria-atomic", true.to_string());
    }
    attributes
}

/// Adds the name and the description.
fn describe(node: &NodeRef, role: Option<&str>, attributes: &mut Attributes) {
    let mut name = node.label().filter(|_| role.is_some() || tag(node) != Tag::Div);
    let mut description = node.description();
    // ARIA has no value for a button, and a combo box and a color are buttons here.
    if role == Some("button")
        && let Some(value) = node.value().filter(|value| !value.is_empty())
    {
        match &name {
            None => name = Some(value),
            Some(name) if name.contains(&value) => {}
            Some(_) => description = Some(description.map_or_else(|| value.clone(), |more| format!("{value}; {more}"))),
        }
    }
    attributes.extend(name.map(|name| ("aria-label", name)));
    attributes.extend(description.map(|description| ("aria-description", description)));
}

/// Adds what is on or off.
fn add_states(node: &NodeRef, role: Option<&str>, attributes: &mut Attributes) {
    let mut set = |name, value: &str| drop(attributes.insert(name, value.to_owned()));
    let is = |flag: bool| if flag { "true" } else { "false" };
    if node.is_disabled() {
        set("aria-disabled", "true");
    }
    if let Some(toggled) = node.toggled() {
        let value = match toggled {
            Toggled::False => "false",
            Toggled::True => "true",
            Toggled::Mixed => "mixed",
        };
        set(if role == Some("button") { "aria-pressed" } else { "aria-checked" }, value);
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
    match (role, node.data().is_expanded()) {
        (Some("button" | "combobox"), Some(expanded)) => set("aria-expanded", is(expanded)),
        // It has to say so.
        (Some("combobox"), None) => set("aria-expanded", "false"),
        _ => {}
    }
    if let Some(popup) = node.has_popup()
        && matches!(role, Some("button" | "combobox"))
    {
        set(
            "aria-haspopup",
            match popup {
                HasPopup::Menu => "menu",
                HasPopup::Listbox => "listbox",
                HasPopup::Tree => "tree",
                HasPopup::Grid => "grid",
                HasPopup::Dialog => "dialog",
            },
        );
    }
    if node.is_modal() {
        set("aria-modal", "true");
    }
}

/// Adds levels, values and their ranges.
fn add_numbers(node: &NodeRef, role: Option<&str>, attributes: &mut Attributes) {
    let mut set = |name, value: String| drop(attributes.insert(name, value));
    if role == Some("heading") {
        set("aria-level", node.level().unwrap_or(2).to_string());
    }
    if let Some(value) = node.numeric_value()
        && matches!(role, Some("progressbar" | "meter" | "spinbutton" | "separator"))
    {
        set("aria-valuenow", value.to_string());
        // Without bounds, a progress bar goes from 0 to 100 in ARIA, as it does in egui.
        let bounds = [("aria-valuemin", node.min_numeric_value()), ("aria-valuemax", node.max_numeric_value())];
        for (name, bound) in bounds {
            if let Some(bound) = bound {
                set(name, bound.to_string());
            }
        }
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
    if tag(node) == Tag::Range || role == Some("separator") {
        match node.orientation() {
            Some(Orientation::Vertical) => set("aria-orientation", "vertical".to_owned()),
            Some(Orientation::Horizontal) => set("aria-orientation", "horizontal".to_owned()),
            None => {}
        }
    }
}

/// Adds what a text field is like.
fn add_field(node: &NodeRef, attributes: &mut Attributes) {
    if !matches!(tag(node), Tag::Input | Tag::TextArea) {
        return;
    }
    let mut set = |name, value: &str| drop(attributes.insert(name, value.to_owned()));
    if node.is_password_input() {
        set("type", "password");
    }
    if node.is_read_only() {
        set("readonly", "");
    }
    if node.is_required() {
        set("aria-required", "true");
    }
    if let Some(placeholder) = node.placeholder() {
        set("placeholder", placeholder);
    }
    match node.data().invalid() {
        Some(Invalid::True) => set("aria-invalid", "true"),
        Some(Invalid::Grammar) => set("aria-invalid", "grammar"),
        Some(Invalid::Spelling) => set("aria-invalid", "spelling"),
        None => {}
    }
}

/// Adds the places in a table. Only a part of a large one may be in the tree. ARIA counts from 1.
fn add_places(node: &NodeRef, role: Option<&str>, attributes: &mut Attributes) {
    let data = node.data();
    let places = match role {
        Some("grid" | "table") => [("aria-rowcount", data.row_count()), ("aria-colcount", data.column_count())],
        Some("row") => [("aria-rowindex", data.row_index().map(|index| index + 1)), ("aria-colindex", None)],
        Some("gridcell" | "cell" | "columnheader" | "rowheader") => {
            [("aria-colindex", data.column_index().map(|index| index + 1)), ("aria-rowindex", None)]
        }
        _ => return,
    };
    attributes.extend(places.into_iter().filter_map(|(name, value)| Some((name, value?.to_string()))));
}

/// Returns the row and the column of a cell of a grid, both from 0.
pub fn cell(node: &NodeRef, role: Option<&str>) -> Option<(usize, usize)> {
    if role != Some("gridcell") {
        return None;
    }
    Some((node.data().row_index()?, node.data().column_index()?))
}

/// Returns the text inside a node's element: that of a label or of a live region, which is read when it changes.
pub fn text(node: &NodeRef, live: Live) -> String {
    // Roles that are live regions by themselves.
    let is_region = matches!(node.role(), Role::Alert | Role::Status | Role::Log);
    let is_text = matches!(node.role(), Role::Label | Role::Paragraph) || is_region || live != Live::Off;
    if is_text { node.label().or_else(|| node.value()).unwrap_or_default() } else { String::new() }
}

/// Whether the values of a node's element are numbers.
pub fn is_number(node: &NodeRef) -> bool {
    match tag(node) {
        Tag::Div | Tag::TextArea => false,
        Tag::Range => true,
        Tag::Input => matches!(node.role(), Role::SpinButton | Role::NumberInput) && node.numeric_value().is_some(),
    }
}

/// Returns the value of a field or of a slider.
pub fn value(node: &NodeRef) -> Option<String> {
    match tag(node) {
        Tag::Div => None,
        Tag::Range => node.numeric_value().map(|value| value.to_string()),
        Tag::Input | Tag::TextArea => Some(node.value().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use accesskit::{Node, NodeId, TreeId, TreeInfo, TreeUpdate};

    use super::*;
    use crate::mirror::Mirror;

    /// Returns the attributes, the text and the kind of the last node of a chain: each is the only child of the one before.
    fn last(chain: Vec<Node>) -> (Attributes, String, Tag) {
        let count = chain.len() as u64;
        let mut nodes: Vec<_> = (1..).map(NodeId).zip(chain).collect();
        for (id, node) in nodes.iter_mut().filter(|(id, _)| id.0 < count) {
            node.set_children(vec![NodeId(id.0 + 1)]);
        }
        let mirror = mirrored(nodes);
        // A node that says nothing has no element.
        let element = mirror.element(NodeId(count));
        element.map_or_else(
            || (Attributes::new(), String::new(), Tag::Div),
            |element| (element.attributes.clone(), element.text.clone(), element.tag),
        )
    }

    /// Returns the elements of a window with these nodes, of which the first one is the root.
    fn mirrored(nodes: Vec<(NodeId, Node)>) -> Mirror {
        let mut mirror = Mirror::default();
        let tree = Some(TreeInfo::new(NodeId(1)));
        mirror.update(TreeUpdate { nodes, tree, tree_id: TreeId::ROOT, focus: NodeId(1) });
        mirror
    }

    fn named(role: Role) -> Node {
        let mut node = Node::new(role);
        node.set_label("name");
        node
    }

    fn numeric(role: Role) -> Node {
        let mut node = named(role);
        node.set_numeric_value(3.0);
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(8.0);
        node
    }

    /// What is said about a node in a window.
    fn said(node: Node) -> Attributes {
        last(vec![Node::new(Role::Window), node]).0
    }

    #[track_caller]
    fn assert_said(node: Node, expected: &[(&'static str, &str)]) {
        let said = said(node);
        for (name, value) in expected {
            assert_eq!(said.get(name).map(String::as_str), Some(*value), "{name} of {said:?}");
        }
    }

    #[test]
    fn each_role_has_its_name_in_aria() {
        use Role as R;
        for (role, expected) in [
            (R::Button, "button"),
            (R::DefaultButton, "button"),
            (R::ComboBox, "button"),
            (R::ColorWell, "button"),
            (R::DisclosureTriangle, "button"),
            (R::MenuItem, "button"),
            (R::MenuItemCheckBox, "button"),
            (R::MenuItemRadio, "button"),
            (R::ListBoxOption, "button"),
            (R::TreeItem, "button"),
            (R::CheckBox, "checkbox"),
            (R::Switch, "switch"),
            (R::RadioButton, "radio"),
            (R::RadioGroup, "radiogroup"),
            (R::Link, "link"),
            (R::TabList, "tablist"),
            (R::Heading, "heading"),
            (R::Image, "img"),
            (R::Figure, "img"),
            (R::Canvas, "img"),
            (R::GraphicsObject, "img"),
            (R::GraphicsSymbol, "img"),
            (R::Splitter, "separator"),
            (R::Dialog, "dialog"),
            (R::AlertDialog, "alertdialog"),
            (R::Alert, "alert"),
            (R::Status, "status"),
            (R::Log, "log"),
            (R::Timer, "timer"),
            (R::Tooltip, "tooltip"),
            (R::Toolbar, "toolbar"),
            (R::Article, "article"),
            (R::Note, "note"),
            (R::Math, "math"),
            (R::Main, "main"),
            (R::Navigation, "navigation"),
            (R::Banner, "banner"),
            (R::ContentInfo, "contentinfo"),
            (R::Complementary, "complementary"),
            (R::Search, "search"),
            (R::Form, "form"),
            (R::Region, "region"),
            (R::Grid, "grid"),
            (R::SpinButton, "spinbutton"),
            (R::SearchInput, "searchbox"),
            (R::EditableComboBox, "combobox"),
        ] {
            assert_said(named(role), &[("role", expected), ("aria-label", "name")]);
        }
    }

    #[test]
    fn roles_that_need_a_value_stand_only_where_one_is() {
        for (role, expected) in [(Role::ProgressIndicator, "progressbar"), (Role::Meter, "meter")] {
            let range = [("aria-valuenow", "3"), ("aria-valuemin", "0"), ("aria-valuemax", "8")];
            assert_said(numeric(role), &[&[("role", expected)], &range[..]].concat());
            assert_said(named(role), &[("role", "img")]);
        }
    }

    #[test]
    fn roles_that_need_a_parent_stand_only_below_it() {
        use Role as R;
        let role_below = |parents: &[Role], role: Role| {
            let chain = [&[R::Window], parents, &[role]].concat();
            last(chain.into_iter().map(named).collect()).0.remove("role")
        };
        for (parents, role, expected) in [
            (&[R::TabList][..], R::Tab, "tab"),
            (&[], R::Tab, "button"),
            (&[R::List], R::ListItem, "listitem"),
            (&[], R::ListItem, "img"),
            (&[R::Grid], R::Row, "row"),
            (&[R::Table], R::Row, "row"),
            (&[], R::Row, "img"),
            (&[R::Grid, R::Row], R::Cell, "gridcell"),
            (&[R::Grid, R::Row], R::GridCell, "gridcell"),
            (&[R::Table, R::Row], R::Cell, "cell"),
            (&[R::Table, R::Row], R::ColumnHeader, "columnheader"),
            (&[R::Table, R::Row], R::RowHeader, "rowheader"),
            (&[], R::Cell, "img"),
            (&[], R::List, "img"),
            (&[], R::Table, "img"),
        ] {
            assert_eq!(role_below(parents, role).as_deref(), Some(expected), "{role:?} below {parents:?}");
        }
        // A container that says nothing may stand between them.
        assert_eq!(role_below(&[R::List, R::GenericContainer], R::ListItem).as_deref(), Some("listitem"));
    }

    #[test]
    fn a_part_without_a_role_is_a_picture_or_a_group_if_it_has_a_name() {
        assert_said(named(Role::Unknown), &[("role", "img")]);
        assert_eq!(said(Node::new(Role::Unknown)), Attributes::new());
        assert_eq!(said(Node::new(Role::Form)), Attributes::new(), "a form without a name is no landmark");
        let group = vec![Node::new(Role::Window), named(Role::Group), named(Role::Button)];
        let mut nodes: Vec<_> = (1..).map(NodeId).zip(group).collect();
        nodes[0].1.set_children(vec![NodeId(2)]);
        nodes[1].1.set_children(vec![NodeId(3)]);
        assert_eq!(mirrored(nodes).element(NodeId(2)).unwrap().attributes["role"], "group");
    }

    #[test]
    fn a_text_is_the_content_of_its_element() {
        for role in [Role::Label, Role::Paragraph] {
            let mut label = Node::new(role);
            label.set_value("five steps");
            let (said, text, _) = last(vec![Node::new(Role::Window), label]);
            assert_eq!((said, text.as_str()), (Attributes::new(), "five steps"), "{role:?}");
        }
        assert_eq!(last(vec![Node::new(Role::Window), named(Role::Button)]).1, "");
    }

    #[test]
    fn live_regions_say_how_urgent_they_are_and_hold_their_text() {
        for (live, expected) in [(Live::Polite, "polite"), (Live::Assertive, "assertive")] {
            let mut node = named(Role::Status);
            node.set_live(live);
            node.set_live_atomic();
            let (said, text, _) = last(vec![Node::new(Role::Window), node]);
            assert_eq!((said["aria-live"].as_str(), said["aria-atomic"].as_str()), (expected, "true"));
            assert_eq!(text, "name");
        }
        // These are live by their roles.
        for role in [Role::Alert, Role::Status, Role::Log] {
            let (said, text, _) = last(vec![Node::new(Role::Window), named(role)]);
            assert_eq!((said.get("aria-live"), text.as_str()), (None, "name"), "{role:?}");
        }
    }

    #[test]
    fn states_are_said_as_the_role_wants_them() {
        let node = |role: Role, change: fn(&mut Node)| {
            let mut node = named(role);
            change(&mut node);
            node
        };
        let on = |node: &mut Node| node.set_toggled(Toggled::True);
        assert_said(node(Role::CheckBox, on), &[("aria-checked", "true")]);
        assert_said(node(Role::Switch, on), &[("aria-checked", "true")]);
        assert_said(node(Role::RadioButton, on), &[("aria-checked", "true")]);
        assert_said(node(Role::Button, on), &[("aria-pressed", "true")]);
        assert_said(node(Role::CheckBox, |node| node.set_toggled(Toggled::Mixed)), &[("aria-checked", "mixed")]);
        assert_said(node(Role::CheckBox, |node| node.set_toggled(Toggled::False)), &[("aria-checked", "false")]);
        assert_said(named(Role::CheckBox), &[("aria-checked", "false")]);
        assert_said(node(Role::RadioButton, |node| node.set_selected(true)), &[("aria-checked", "true")]);
        assert_said(node(Role::Button, |node| node.set_selected(false)), &[("aria-pressed", "false")]);
        assert_said(node(Role::Button, Node::set_disabled), &[("aria-disabled", "true")]);
        assert_said(node(Role::DisclosureTriangle, |node| node.set_expanded(true)), &[("aria-expanded", "true")]);
        assert_said(named(Role::EditableComboBox), &[("aria-expanded", "false")]);
        assert_said(node(Role::Dialog, Node::set_modal), &[("aria-modal", "true")]);
        assert_said(node(Role::Heading, |node| node.set_level(3)), &[("aria-level", "3")]);
        assert_said(named(Role::Heading), &[("aria-level", "2")]);
        assert_said(node(Role::Button, |node| node.set_description("more")), &[("aria-description", "more")]);
        for (popup, expected) in [
            (HasPopup::Menu, "menu"),
            (HasPopup::Listbox, "listbox"),
            (HasPopup::Tree, "tree"),
            (HasPopup::Grid, "grid"),
            (HasPopup::Dialog, "dialog"),
        ] {
            let mut button = named(Role::Button);
            button.set_has_popup(popup);
            assert_said(button, &[("aria-haspopup", expected)]);
        }
    }

    #[test]
    fn the_value_of_a_button_is_its_name_or_its_description() {
        let combo_box = |label: &str, description: &str| {
            let mut node = Node::new(Role::ComboBox);
            node.set_value("by rows");
            if !label.is_empty() {
                node.set_label(label);
            }
            if !description.is_empty() {
                node.set_description(description);
            }
            node
        };
        assert_said(combo_box("", ""), &[("aria-label", "by rows")]);
        assert_said(combo_box("Order", ""), &[("aria-label", "Order"), ("aria-description", "by rows")]);
        assert_said(combo_box("Order", "of steps"), &[("aria-description", "by rows; of steps")]);
        assert_eq!(said(combo_box("Order: by rows", "")).get("aria-description"), None);
    }

    #[test]
    fn fields_say_what_they_take() {
        let field = |role: Role, change: fn(&mut Node)| {
            let mut node = named(role);
            change(&mut node);
            node
        };
        assert_said(field(Role::PasswordInput, |_| {}), &[("type", "password")]);
        assert_said(field(Role::TextInput, Node::set_read_only), &[("readonly", "")]);
        assert_said(field(Role::TextInput, Node::set_required), &[("aria-required", "true")]);
        assert_said(field(Role::TextInput, |node| node.set_placeholder("a word")), &[("placeholder", "a word")]);
        assert_said(field(Role::TextInput, |node| node.set_invalid(Invalid::True)), &[("aria-invalid", "true")]);
        let spelling = |node: &mut Node| node.set_invalid(Invalid::Spelling);
        assert_said(field(Role::MultilineTextInput, spelling), &[("aria-invalid", "spelling")]);
        let grammar = |node: &mut Node| node.set_invalid(Invalid::Grammar);
        assert_said(field(Role::MultilineTextInput, grammar), &[("aria-invalid", "grammar")]);
        for (role, expected) in [
            (Role::TextInput, Tag::Input),
            (Role::PasswordInput, Tag::Input),
            (Role::SpinButton, Tag::Input),
            (Role::MultilineTextInput, Tag::TextArea),
            (Role::Slider, Tag::Div),
            (Role::Button, Tag::Div),
        ] {
            assert_eq!(last(vec![Node::new(Role::Window), named(role)]).2, expected, "{role:?}");
        }
        assert_eq!(last(vec![Node::new(Role::Window), numeric(Role::Slider)]).2, Tag::Range);
    }

    #[test]
    fn numbers_say_their_range() {
        let with = |role: Role, change: fn(&mut Node)| {
            let mut node = numeric(role);
            change(&mut node);
            node
        };
        assert_said(numeric(Role::Slider), &[("min", "0"), ("max", "8"), ("step", "any")]);
        let step = |node: &mut Node| {
            node.set_numeric_value_step(0.5);
            node.set_value("three");
            node.set_orientation(Orientation::Vertical);
        };
        let said_of_steps = [("step", "0.5"), ("aria-valuetext", "three"), ("aria-orientation", "vertical")];
        assert_said(with(Role::Slider, step), &said_of_steps);
        assert_said(
            with(Role::Splitter, |node| node.set_orientation(Orientation::Horizontal)),
            &[("aria-valuenow", "3"), ("aria-orientation", "horizontal")],
        );
        let mut open = named(Role::SpinButton);
        open.set_numeric_value(5.0);
        let said = said(open);
        assert_eq!((said["aria-valuenow"].as_str(), said.get("aria-valuemin")), ("5", None));
    }

    #[test]
    fn tables_say_how_large_they_are() {
        let mut table = named(Role::Table);
        table.set_row_count(9);
        table.set_column_count(4);
        let mut row = Node::new(Role::Row);
        row.set_row_index(6);
        let mut header = named(Role::ColumnHeader);
        header.set_column_index(2);
        let chain = vec![Node::new(Role::Window), table, row, header];
        assert_eq!(last(chain[..3].to_vec()).0["aria-rowindex"], "7");
        assert_eq!(last(chain).0["aria-colindex"], "3");
    }
}
