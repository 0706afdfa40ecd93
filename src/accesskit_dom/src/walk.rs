//! The elements that a tree needs.

use std::collections::BTreeMap;

use accesskit::{Action, NodeId, Role};
use accesskit_consumer::{FilterResult, FullNodeId, NodeRef, TreeState, common_filter};

use crate::aria::{self, Around, Tag};
use crate::mirror::Element;

/// Returns the elements of a tree, and the ids of those that are in no other one. O(nodes) time.
pub fn elements(state: &TreeState) -> (Vec<NodeId>, BTreeMap<NodeId, Element>) {
    let root = state.root();
    let mut walk = Walk { focus: state.focus().map(|node| node.id()), elements: BTreeMap::new() };
    let around = Around { parents: [Some(root.role()), None], live: root.live() };
    let is_cut = root.clips_children() || root.data().is_hidden();
    let roots = walk.add_children(&root, around, (0.0, 0.0), is_cut);
    (roots, walk.elements)
}

/// The way down a tree, on which each node is looked at once.
struct Walk {
    focus: Option<FullNodeId>,
    elements: BTreeMap<NodeId, Element>,
}

impl Walk {
    /// Adds the elements below a node. Returns the ids of those directly below it.
    ///
    /// `around` is what they have around them, `origin` is the upper left corner of the element that they are in, and
    /// `is_cut` is whether a node around them is hidden, or cuts off what reaches out of it.
    fn add_children(&mut self, node: &NodeRef, around: Around, origin: (f64, f64), is_cut: bool) -> Vec<NodeId> {
        let mut ids = Vec::new();
        for child in node.children() {
            let result = self.filter(&child, is_cut);
            if result == FilterResult::ExcludeSubtree {
                continue;
            }
            let live = child.data().live().unwrap_or(around.live);
            let is_cut = is_cut || child.clips_children() || child.data().is_hidden();
            if result == FilterResult::ExcludeNode {
                ids.extend(self.add_children(&child, Around { live, ..around }, origin, is_cut));
                continue;
            }
            let inside = Around { parents: [Some(child.role()), around.parents[0]], live };
            let role = aria::role(&child, around, || self.roles_inside(&child, is_cut));
            let (tag, text, attributes) =
                (aria::tag(&child), aria::text(&child, live), aria::attributes(&child, role, live));
            // A part that shows nothing by itself only stands between its parent and its children.
            let says_nothing =
                tag == Tag::Div && text.is_empty() && attributes.keys().all(|name| *name == "aria-disabled");
            if says_nothing && self.focus != Some(child.id()) {
                ids.extend(self.add_children(&child, inside, origin, is_cut));
                continue;
            }
            let place = child.raw_bounds();
            let own_origin = place.map_or(origin, |place| (place.x0, place.y0));
            let element = Element {
                tag,
                attributes,
                text,
                value: aria::value(&child),
                place,
                children: self.add_children(&child, inside, own_origin, is_cut),
                origin,
                cell: aria::cell(&child, role),
                is_number: aria::is_number(&child),
                is_scrollable: child.data().supports_action(Action::ScrollIntoView),
            };
            let id = child.locate().0;
            self.elements.insert(id, element);
            ids.push(id);
        }
        ids
    }

    /// Returns the roles of the nodes that are shown directly below a node.
    fn roles_inside(&self, node: &NodeRef, is_cut: bool) -> Vec<Role> {
        let of_child = |child: NodeRef| match self.filter(&child, is_cut) {
            FilterResult::Include => vec![child.role()],
            FilterResult::ExcludeNode => {
                let is_cut = is_cut || child.clips_children() || child.data().is_hidden();
                self.roles_inside(&child, is_cut)
            }
            FilterResult::ExcludeSubtree => Vec::new(),
        };
        node.children().flat_map(of_child).collect()
    }

    /// Returns whether a node is shown whose parent is. It is what [`common_filter`] says, which asks all nodes around it.
    fn filter(&self, node: &NodeRef, is_cut: bool) -> FilterResult {
        if is_cut {
            return common_filter(node);
        }
        if self.focus == Some(node.id()) {
            FilterResult::Include
        } else if node.data().is_hidden() {
            FilterResult::ExcludeSubtree
        } else if node.is_graft() || matches!(node.role(), Role::GenericContainer | Role::TextRun) {
            FilterResult::ExcludeNode
        } else {
            FilterResult::Include
        }
    }
}

#[cfg(test)]
mod tests {
    use accesskit::{Node, Rect, TreeId, TreeInfo, TreeUpdate};
    use accesskit_consumer::Tree;

    use super::*;

    /// Returns a tree of named nodes that follows from `seed`: deep, with containers, hidden parts, and parts that cut off
    /// what reaches out of them.
    fn random_tree(seed: u64) -> TreeUpdate {
        let mut state = seed;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut nodes = vec![(NodeId(1), Node::new(Role::Window))];
        for id in 2..=40 {
            let role = [Role::GenericContainer, Role::Button, Role::Group, Role::TextRun][next(4) as usize];
            let mut node = Node::new(role);
            node.set_label("name");
            let (x, y) = (next(300) as f64, next(300) as f64);
            node.set_bounds(Rect { x0: x, y0: y, x1: x + 80.0, y1: y + 80.0 });
            if next(8) == 0 {
                node.set_hidden();
            }
            if next(6) == 0 {
                node.set_clips_children();
            }
            let parent = &mut nodes[next(id - 1) as usize].1;
            parent.push_child(NodeId(id));
            nodes.push((NodeId(id), node));
        }
        let focus = 1 + next(40);
        let tree = Some(TreeInfo::new(NodeId(1)));
        TreeUpdate { nodes, tree, tree_id: TreeId::ROOT, focus: NodeId(focus) }
    }

    #[test]
    fn the_elements_are_those_of_the_common_filter() {
        fn shown(node: &NodeRef, ids: &mut Vec<NodeId>) {
            for child in node.children() {
                let result = common_filter(&child);
                if result == FilterResult::Include {
                    ids.push(child.locate().0);
                }
                if result != FilterResult::ExcludeSubtree {
                    shown(&child, ids);
                }
            }
        }
        let mut counts = Vec::new();
        for seed in 0..300 {
            let tree = Tree::new(random_tree(seed), true);
            let mut expected = Vec::new();
            shown(&tree.state().root(), &mut expected);
            expected.sort();
            let (_, elements) = elements(tree.state());
            assert_eq!(elements.into_keys().collect::<Vec<_>>(), expected, "the tree of seed {seed}");
            counts.push(expected.len());
        }
        assert!(
            counts.iter().any(|count| *count < 10) && counts.iter().any(|count| *count > 20),
            "they differ: {counts:?}"
        );
    }

    #[test]
    fn a_list_has_its_items_behind_a_hidden_node() {
        let node = |role, children: Vec<u64>| {
            let mut node = Node::new(role);
            node.set_label("name");
            node.set_children(children.into_iter().map(NodeId).collect::<Vec<_>>());
            node
        };
        let mut hidden = node(Role::Button, vec![]);
        hidden.set_hidden();
        let nodes = [
            node(Role::Window, vec![2]),
            node(Role::List, vec![3, 4]),
            hidden,
            node(Role::GenericContainer, vec![5]),
            node(Role::ListItem, vec![]),
        ];
        let nodes = (1..).map(NodeId).zip(nodes).collect();
        let tree = Some(TreeInfo::new(NodeId(1)));
        let tree = Tree::new(TreeUpdate { nodes, tree, tree_id: TreeId::ROOT, focus: NodeId(1) }, true);
        let (_, elements) = elements(tree.state());
        assert_eq!(elements[&NodeId(2)].attributes["role"], "list");
        assert_eq!(elements[&NodeId(5)].attributes["role"], "listitem");
    }
}
