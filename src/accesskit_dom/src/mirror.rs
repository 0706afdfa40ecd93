//! The elements that a tree needs, and what has to change from one frame to the next.

use std::collections::BTreeMap;

use accesskit_consumer::{FilterResult, NodeRef, Tree, common_filter};
use egui::accesskit::{Action, NodeId, Rect, TreeUpdate};

use crate::aria::{self, Attributes, Tag};

/// An element for a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    pub tag: Tag,
    pub attributes: Attributes,
    pub text: String,
    /// The value of a field or a slider.
    pub value: Option<String>,
    /// Its place from the upper left corner of the canvas, in points.
    pub place: Option<Rect>,
    /// Its children, in order.
    pub children: Vec<NodeId>,
    /// The upper left corner of its parent, which its place is relative to in the page.
    pub origin: (f64, f64),
    /// Whether it does something when it is clicked.
    pub is_clickable: bool,
}

/// A change of the page. The elements that it names exist at that moment.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Create(NodeId, Tag),
    SetAttribute(NodeId, &'static str, String),
    RemoveAttribute(NodeId, &'static str),
    SetText(NodeId, String),
    SetValue(NodeId, String),
    /// Left and top from the parent, width and height, in points.
    Place(NodeId, [f64; 4]),
    /// Puts these elements into the element, or into the mirror itself, in this order.
    SetChildren(Option<NodeId>, Vec<NodeId>),
    Remove(NodeId),
    /// Names the node with the focus.
    Focus(Option<NodeId>),
}

/// The elements as they are in the page.
#[derive(Clone, Debug, Default)]
pub struct Mirror {
    elements: BTreeMap<NodeId, Element>,
    roots: Vec<NodeId>,
    focus: Option<NodeId>,
}

impl Mirror {
    /// Takes a whole tree over. Returns what has to change in the page. O(nodes) time.
    ///
    /// A tree without a root is passed over.
    pub fn update(&mut self, update: TreeUpdate) -> Vec<Change> {
        if update.tree.is_none() {
            return Vec::new();
        }
        let tree = Tree::new(update, true);
        let state = tree.state();
        let mut elements = BTreeMap::new();
        let roots = add_children(&state.root(), (0.0, 0.0), &mut elements);
        let focus = state.focus().map(|node| node.locate().0).filter(|id| elements.contains_key(id));
        let mut changes = Vec::new();
        for (id, element) in &elements {
            let before = self.elements.get(id).filter(|before| before.tag == element.tag);
            if before.is_none() {
                if self.elements.contains_key(id) {
                    changes.push(Change::Remove(*id));
                }
                changes.push(Change::Create(*id, element.tag));
            }
            describe(*id, element, before, &mut changes);
        }
        // Children are placed once all of them exist.
        for (id, element) in &elements {
            let before = self.elements.get(id).filter(|before| before.tag == element.tag);
            let is_remade = |child: &NodeId| self.elements.get(child).is_none_or(|old| old.tag != elements[child].tag);
            if before.is_none_or(|before| before.children != element.children) || element.children.iter().any(is_remade)
            {
                changes.push(Change::SetChildren(Some(*id), element.children.clone()));
            }
        }
        let is_remade = |root: &NodeId| self.elements.get(root).is_none_or(|old| old.tag != elements[root].tag);
        if self.roots != roots || roots.iter().any(is_remade) {
            changes.push(Change::SetChildren(None, roots.clone()));
        }
        let gone = self.elements.keys().filter(|id| !elements.contains_key(id));
        changes.extend(gone.map(|id| Change::Remove(*id)));
        if self.focus != focus {
            changes.push(Change::Focus(focus));
        }
        *self = Self { elements, roots, focus };
        // An element without anything in it needs no change of its children.
        changes.retain(|change| !matches!(change, Change::SetChildren(Some(_), children) if children.is_empty()));
        changes
    }

    /// Returns the element of a node.
    pub fn element(&self, id: NodeId) -> Option<&Element> {
        self.elements.get(&id)
    }

    /// Returns the node with the focus.
    pub fn focus(&self) -> Option<NodeId> {
        self.focus
    }
}

/// How often the page follows the window: a fifth of a frame's time goes to a tree, and no screen reader follows sixty
/// of them in a second.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    last: Option<f64>,
}

impl Pace {
    /// The least time between two changes of the page, in seconds.
    pub const INTERVAL: f64 = 0.1;

    /// Notes that the window has a tree at the time `now`, in seconds. Returns `None` if the page follows now. Else
    /// returns the seconds to wait.
    #[expect(clippy::cast_possible_truncation, reason = "it is at most the interval")]
    pub fn wait(&mut self, now: f64) -> Option<f32> {
        let due = self.last.map_or(now, |last| last + Self::INTERVAL);
        if now < due {
            return Some((due - now) as f32);
        }
        self.last = Some(now);
        None
    }
}

/// Adds the elements below a node. Returns the ids of those directly below it.
fn add_children(node: &NodeRef, origin: (f64, f64), elements: &mut BTreeMap<NodeId, Element>) -> Vec<NodeId> {
    let children = node.filtered_children(|node: &NodeRef| match common_filter(node) {
        // A part that shows nothing by itself only stands between its parent and its children.
        FilterResult::Include if is_empty(node) => FilterResult::ExcludeNode,
        result => result,
    });
    children
        .map(|child| {
            let id = child.locate().0;
            let place = child.raw_bounds();
            let own_origin = place.map_or(origin, |place| (place.x0, place.y0));
            let element = Element {
                tag: aria::tag(&child),
                attributes: aria::attributes(&child),
                text: aria::text(&child),
                value: aria::value(&child),
                place,
                children: add_children(&child, own_origin, elements),
                origin,
                is_clickable: child.data().supports_action(Action::Click),
            };
            elements.insert(id, element);
            id
        })
        .collect()
}

/// Whether the element of a node would say nothing.
fn is_empty(node: &NodeRef) -> bool {
    !node.is_focused()
        && aria::tag(node) == Tag::Div
        && aria::text(node).is_empty()
        && aria::attributes(node).keys().all(|name| *name == "aria-disabled")
}

/// Adds the changes that make an element what it is.
fn describe(id: NodeId, element: &Element, before: Option<&Element>, changes: &mut Vec<Change>) {
    let old = before.map(|before| &before.attributes);
    for (name, value) in &element.attributes {
        if old.and_then(|old| old.get(name)) != Some(value) {
            changes.push(Change::SetAttribute(id, name, value.clone()));
        }
    }
    let gone = old.into_iter().flatten().filter(|(name, _)| !element.attributes.contains_key(*name));
    changes.extend(gone.map(|(name, _)| Change::RemoveAttribute(id, name)));
    if element.text != before.map_or("", |before| &before.text) {
        changes.push(Change::SetText(id, element.text.clone()));
    }
    if let Some(value) = &element.value
        && before.is_none_or(|before| before.value.as_ref() != Some(value))
    {
        changes.push(Change::SetValue(id, value.clone()));
    }
    let same_place = |before: &Element| before.place == element.place && before.origin == element.origin;
    if let Some(Rect { x0, y0, x1, y1 }) = element.place
        && !before.is_some_and(same_place)
    {
        changes.push(Change::Place(id, [x0 - element.origin.0, y0 - element.origin.1, x1 - x0, y1 - y0]));
    }
}

#[cfg(test)]
mod tests {
    use egui::accesskit::{Live, Node, Role, TreeId, TreeInfo};

    use super::*;

    const ROOT: NodeId = NodeId(1);

    fn node(role: Role, label: &str, children: &[u64]) -> Node {
        let mut node = Node::new(role);
        if !label.is_empty() {
            node.set_label(label);
        }
        node.set_children(children.iter().copied().map(NodeId).collect::<Vec<_>>());
        node.set_bounds(Rect { x0: 10.0, y0: 20.0, x1: 110.0, y1: 50.0 });
        node
    }

    fn tree(nodes: Vec<(u64, Node)>, focus: u64) -> TreeUpdate {
        TreeUpdate {
            nodes: nodes.into_iter().map(|(id, node)| (NodeId(id), node)).collect(),
            tree: Some(TreeInfo::new(ROOT)),
            tree_id: TreeId::ROOT,
            focus: NodeId(focus),
        }
    }

    fn button(id: u64, label: &str) -> (u64, Node) {
        let mut node = node(Role::Button, label, &[]);
        node.add_action(Action::Click);
        (id, node)
    }

    fn window(children: &[u64]) -> (u64, Node) {
        (1, node(Role::Window, "", children))
    }

    #[test]
    fn a_node_becomes_an_element_with_its_role_its_name_and_its_place() {
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2]), button(2, "Play")], 1));
        let id = NodeId(2);
        assert_eq!(changes[0], Change::Create(id, Tag::Div));
        for expected in [
            Change::SetAttribute(id, "role", "button".to_owned()),
            Change::SetAttribute(id, "aria-label", "Play".to_owned()),
            Change::Place(id, [10.0, 20.0, 100.0, 30.0]),
            Change::SetChildren(None, vec![id]),
        ] {
            assert!(changes.contains(&expected), "{expected:?} of {changes:?}");
        }
        assert!(mirror.element(id).unwrap().is_clickable);
    }

    #[test]
    fn the_page_follows_at_once_and_then_ten_times_a_second() {
        let mut pace = Pace::default();
        assert_eq!(pace.wait(5.0), None);
        let wait = pace.wait(5.04).unwrap();
        assert!((wait - 0.06).abs() < 1e-6, "{wait}");
        assert_eq!(pace.wait(5.1 + 1e-9), None);
        assert!(pace.wait(5.11).is_some());
        assert_eq!(pace.wait(9.0), None);
    }

    #[test]
    fn an_equal_tree_changes_nothing() {
        let mut mirror = Mirror::default();
        let update = || tree(vec![window(&[2]), button(2, "Play")], 2);
        mirror.update(update());
        assert_eq!(mirror.update(update()), []);
    }

    #[test]
    fn a_new_name_changes_one_attribute() {
        let mut mirror = Mirror::default();
        mirror.update(tree(vec![window(&[2, 3]), button(2, "Play"), button(3, "Next")], 1));
        let changes = mirror.update(tree(vec![window(&[2, 3]), button(2, "Pause"), button(3, "Next")], 1));
        assert_eq!(changes, [Change::SetAttribute(NodeId(2), "aria-label", "Pause".to_owned())]);
    }

    #[test]
    fn what_is_gone_is_removed_with_all_that_was_in_it() {
        let mut mirror = Mirror::default();
        let group = (2, node(Role::Group, "Row", &[3]));
        mirror.update(tree(vec![window(&[2, 4]), group, button(3, "8"), button(4, "Play")], 1));
        let changes = mirror.update(tree(vec![window(&[4]), button(4, "Play")], 1));
        assert_eq!(
            changes,
            [Change::SetChildren(None, vec![NodeId(4)]), Change::Remove(NodeId(2)), Change::Remove(NodeId(3))]
        );
    }

    #[test]
    fn moved_children_get_their_new_order() {
        let mut mirror = Mirror::default();
        mirror.update(tree(vec![window(&[2, 3]), button(2, "Play"), button(3, "Next")], 1));
        let changes = mirror.update(tree(vec![window(&[3, 2]), button(2, "Play"), button(3, "Next")], 1));
        assert_eq!(changes, [Change::SetChildren(None, vec![NodeId(3), NodeId(2)])]);
    }

    #[test]
    fn a_live_region_holds_its_text_so_that_a_change_is_announced() {
        let status = |text: &str| {
            let mut node = node(Role::Status, text, &[]);
            node.set_live(Live::Polite);
            (2, node)
        };
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2]), status("step 1")], 1));
        assert!(changes.contains(&Change::SetAttribute(NodeId(2), "aria-live", "polite".to_owned())));
        let changes = mirror.update(tree(vec![window(&[2]), status("step 2")], 1));
        assert!(changes.contains(&Change::SetText(NodeId(2), "step 2".to_owned())), "{changes:?}");
    }

    #[test]
    fn a_field_and_a_slider_are_elements_that_take_values() {
        let mut field = node(Role::TextInput, "Row of coins", &[]);
        field.set_value("8, 15");
        let mut slider = node(Role::Slider, "Step", &[]);
        slider.set_numeric_value(3.0);
        slider.set_min_numeric_value(0.0);
        slider.set_max_numeric_value(10.0);
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2, 3]), (2, field), (3, slider)], 1));
        for expected in [
            Change::Create(NodeId(2), Tag::Input),
            Change::SetValue(NodeId(2), "8, 15".to_owned()),
            Change::Create(NodeId(3), Tag::Range),
            Change::SetAttribute(NodeId(3), "max", "10".to_owned()),
            Change::SetValue(NodeId(3), "3".to_owned()),
        ] {
            assert!(changes.contains(&expected), "{expected:?} of {changes:?}");
        }
    }

    #[test]
    fn containers_without_a_name_are_passed_over_and_the_focus_is_named() {
        let nodes = vec![window(&[2]), (2, node(Role::GenericContainer, "", &[3])), button(3, "Play")];
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(nodes, 3));
        assert!(mirror.element(NodeId(2)).is_none());
        assert_eq!(changes.last(), Some(&Change::Focus(Some(NodeId(3)))));
        assert_eq!(mirror.focus(), Some(NodeId(3)));
    }

    #[test]
    fn a_place_is_relative_to_the_element_around_it() {
        let group = (2, node(Role::Group, "Row", &[3]));
        let (id, mut inner) = button(3, "8");
        inner.set_bounds(Rect { x0: 15.0, y0: 22.0, x1: 25.0, y1: 32.0 });
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2]), group, (id, inner)], 1));
        assert!(changes.contains(&Change::Place(NodeId(3), [5.0, 2.0, 10.0, 10.0])), "{changes:?}");
    }

    #[test]
    fn a_radio_button_and_a_chosen_button_say_so() {
        let mut radio = node(Role::RadioButton, "by rows", &[]);
        radio.set_toggled(egui::accesskit::Toggled::True);
        let (id, mut chosen) = button(3, "Fill");
        chosen.set_selected(true);
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2, 3]), (2, radio), (id, chosen)], 1));
        assert!(changes.contains(&Change::SetAttribute(NodeId(2), "aria-checked", "true".to_owned())));
        assert!(changes.contains(&Change::SetAttribute(NodeId(3), "aria-pressed", "true".to_owned())));
    }
}
