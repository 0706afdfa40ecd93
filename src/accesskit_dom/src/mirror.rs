//! The elements that a tree needs, and what has to change from one frame to the next.

use std::collections::BTreeMap;

use accesskit::{Action, ActionData, ActionRequest, NodeId, Rect, TreeId, TreeUpdate};
use accesskit_consumer::Tree;

use crate::aria::{Attributes, Tag};
use crate::walk;

/// An element for a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// The kind of element.
    pub tag: Tag,
    /// Its role, its name, its states, and what else its attributes say.
    pub attributes: Attributes,
    /// The text in it.
    pub text: String,
    /// The value of a field or a slider.
    pub value: Option<String>,
    /// Its place from the upper left corner of the canvas, in points.
    pub place: Option<Rect>,
    /// Its children, in order.
    pub children: Vec<NodeId>,
    /// The upper left corner of its parent, which its place is relative to in the page.
    pub origin: (f64, f64),
    /// The row and the column of a cell of a grid.
    pub cell: Option<(usize, usize)>,
    /// Whether it is a field or a slider whose values are numbers.
    pub is_number: bool,
    /// Whether it can be scrolled into view.
    pub is_scrollable: bool,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the column before.
    Left,
    /// To the next column.
    Right,
    /// To the row before.
    Up,
    /// To the next row.
    Down,
}

/// A change of the page. The elements that it names exist at that moment.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Makes the element of a node, which is nowhere in the page yet.
    Create(NodeId, Tag),
    /// Sets an attribute, by its name.
    SetAttribute(NodeId, &'static str, String),
    /// Removes an attribute, by its name.
    RemoveAttribute(NodeId, &'static str),
    /// Sets the text in an element, before the elements in it.
    SetText(NodeId, String),
    /// Sets the value of a field or a slider.
    SetValue(NodeId, String),
    /// Left and top from the parent, width and height, in points.
    Place(NodeId, [f64; 4]),
    /// Puts these elements into the element, or into the mirror itself, in this order.
    SetChildren(Option<NodeId>, Vec<NodeId>),
    /// Removes an element, with those in it that have not been put elsewhere.
    Remove(NodeId),
    /// Names the node with the focus.
    Focus(Option<NodeId>),
}

/// What somebody does to an element of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture<'a> {
    /// A click, which a screen reader makes, too.
    Click,
    /// The element gets the focus of the page.
    Focus,
    /// A key without a modifier, named as `KeyboardEvent.key` names it.
    Key(&'a str),
    /// A new text in a field.
    Text(&'a str),
    /// A new position of a slider.
    Number(f64),
}

/// What the page does after a [`Gesture`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// What the program that draws the canvas is asked for.
    pub request: Option<ActionRequest>,
    /// What has to change in the page.
    pub changes: Vec<Change>,
    /// What gets the focus of the page.
    pub focus: Option<Focus>,
    /// Whether the browser does nothing by itself, and nobody else hears of it.
    pub is_done: bool,
}

/// Something that can have the focus of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The canvas, which gets all keys.
    Canvas,
    /// The element of a cell.
    Cell(NodeId),
}

/// The elements as they are in the page.
#[derive(Clone, Debug, Default)]
pub struct Mirror {
    elements: BTreeMap<NodeId, Element>,
    roots: Vec<NodeId>,
    focus: Option<NodeId>,
    /// The cell of a grid that the Tab key comes to. Arrow keys go from there to the others.
    tab_stop: Option<NodeId>,
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
        let (roots, mut elements) = walk::elements(state);
        let focus = state.focus().map(|node| node.locate().0).filter(|id| elements.contains_key(id));
        let tab_stop = choose_tab_stop(self.tab_stop, &mut elements);
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
        *self = Self { elements, roots, focus, tab_stop };
        // An element without anything in it needs no change of its children.
        changes.retain(|change| !matches!(change, Change::SetChildren(Some(_), children) if children.is_empty()));
        changes
    }

    /// Returns what a gesture on the element of a node means. It also moves the stop of the Tab key.
    pub fn answer(&mut self, id: NodeId, gesture: &Gesture) -> Answer {
        let Some(element) = self.elements.get(&id) else { return Answer::default() };
        let ask = |action, data| Some(ActionRequest { action, target_tree: TreeId::ROOT, target_node: id, data });
        match gesture {
            Gesture::Click => Answer { request: ask(Action::Click, None), ..Answer::default() },
            // A cell keeps the focus.
            Gesture::Focus if element.cell.is_some() => {
                let request = element.is_scrollable.then(|| ask(Action::ScrollIntoView, None)).flatten();
                Answer { request, changes: self.visit(id), ..Answer::default() }
            }
            // The keys belong to the canvas.
            Gesture::Focus => {
                Answer { request: ask(Action::Focus, None), focus: Some(Focus::Canvas), ..Answer::default() }
            }
            Gesture::Key(key) if element.cell.is_some() => self.answer_key(id, key),
            Gesture::Key(_) => Answer::default(),
            Gesture::Text(text) if element.is_number => {
                // What is typed so far may be no number yet.
                let number = text.trim().parse().ok().filter(|number: &f64| number.is_finite());
                let request = number.and_then(|number| ask(Action::SetValue, Some(ActionData::NumericValue(number))));
                Answer { request, ..Answer::default() }
            }
            Gesture::Text(text) => {
                let request = ask(Action::SetValue, Some(ActionData::Value((*text).into())));
                Answer { request, ..Answer::default() }
            }
            Gesture::Number(number) => {
                let request = ask(Action::SetValue, Some(ActionData::NumericValue(*number)));
                Answer { request, ..Answer::default() }
            }
        }
    }

    /// Returns what a key means on a cell of a grid: an arrow goes to the next cell, Escape to the canvas, and Enter and
    /// Space click.
    fn answer_key(&self, id: NodeId, key: &str) -> Answer {
        let arrow = match key {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "Escape" => return Answer { focus: Some(Focus::Canvas), is_done: true, ..Answer::default() },
            "Enter" | " " => {
                let request =
                    ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: id, data: None };
                return Answer { request: Some(request), is_done: true, ..Answer::default() };
            }
            _ => return Answer::default(),
        };
        // At the edge, an arrow does not scroll the page.
        Answer { focus: self.neighbor(id, arrow).map(Focus::Cell), is_done: true, ..Answer::default() }
    }

    /// Makes a cell of a grid the one that the Tab key comes to. Returns what has to change in the page.
    pub fn visit(&mut self, id: NodeId) -> Vec<Change> {
        if self.tab_stop == Some(id) || self.elements.get(&id).is_none_or(|element| element.cell.is_none()) {
            return Vec::new();
        }
        let mut changes = Vec::new();
        for (id, index) in self.tab_stop.replace(id).map(|before| (before, "-1")).into_iter().chain([(id, "0")]) {
            if let Some(element) = self.elements.get_mut(&id) {
                element.attributes.insert(TAB_INDEX, index.to_owned());
                changes.push(Change::SetAttribute(id, TAB_INDEX, index.to_owned()));
            }
        }
        changes
    }

    /// Returns the nearest cell of the same row or column in a direction. O(nodes) time.
    pub fn neighbor(&self, id: NodeId, arrow: Arrow) -> Option<NodeId> {
        let (row, column) = self.elements.get(&id)?.cell?;
        let distance = |(other_row, other_column): (usize, usize)| {
            let (is_in_line, distance) = match arrow {
                Arrow::Left => (other_row == row, column.checked_sub(other_column)),
                Arrow::Right => (other_row == row, other_column.checked_sub(column)),
                Arrow::Up => (other_column == column, row.checked_sub(other_row)),
                Arrow::Down => (other_column == column, other_row.checked_sub(row)),
            };
            distance.filter(|distance| is_in_line && *distance > 0)
        };
        let cells = self.elements.iter().filter_map(|(id, element)| Some((distance(element.cell?)?, *id)));
        cells.min().map(|(_, id)| id)
    }

    /// Returns the cell of a grid that the Tab key comes to.
    pub fn tab_stop(&self) -> Option<NodeId> {
        self.tab_stop
    }

    /// Returns the element of a node.
    pub fn element(&self, id: NodeId) -> Option<&Element> {
        self.elements.get(&id)
    }

    /// Returns the nodes that have elements.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> {
        self.elements.keys().copied()
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

/// The attribute that puts an element into the order of the Tab key, or leaves it out.
const TAB_INDEX: &str = "tabindex";

/// Puts one of all cells into the order of the Tab key: the one before if it is still there, else the first. Returns it.
fn choose_tab_stop(before: Option<NodeId>, elements: &mut BTreeMap<NodeId, Element>) -> Option<NodeId> {
    let cell = |id: &NodeId| elements.get(id).and_then(|element| element.cell);
    let first = || elements.iter().filter_map(|(id, element)| Some((element.cell?, *id))).min().map(|(_, id)| id);
    let stop = before.filter(|id| cell(id).is_some()).or_else(first);
    for (id, element) in elements.iter_mut().filter(|(_, element)| element.cell.is_some()) {
        let index = if Some(*id) == stop { "0" } else { "-1" };
        element.attributes.insert(TAB_INDEX, index.to_owned());
    }
    stop
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
    use accesskit::{Live, Node, Role, TreeInfo};

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
        let mut field = node(Role::TextInput, "Row of numbers", &[]);
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
        radio.set_toggled(accesskit::Toggled::True);
        let (id, mut chosen) = button(3, "Fill");
        chosen.set_selected(true);
        let mut mirror = Mirror::default();
        let changes = mirror.update(tree(vec![window(&[2, 3]), (2, radio), (id, chosen)], 1));
        assert!(changes.contains(&Change::SetAttribute(NodeId(2), "aria-checked", "true".to_owned())));
        assert!(changes.contains(&Change::SetAttribute(NodeId(3), "aria-pressed", "true".to_owned())));
    }

    /// A triangle of cells: (0, 0), (0, 1) and (1, 1), with the ids 10, 11 and 12.
    fn grid(pinned: u64) -> TreeUpdate {
        let mut grid = node(Role::Grid, "Cells", &[3, 4]);
        grid.set_row_count(2);
        let row = |id: u64, index: usize, cells: &[u64]| {
            let mut row = node(Role::Row, "", cells);
            row.set_row_index(index);
            (id, row)
        };
        let cell = |id: u64, row: usize, column: usize| {
            let mut cell = node(Role::Cell, "cell", &[]);
            cell.set_row_index(row);
            cell.set_column_index(column);
            cell.set_selected(id == pinned);
            (id, cell)
        };
        let rows = [row(3, 0, &[10, 11]), row(4, 1, &[12])];
        let cells = [cell(10, 0, 0), cell(11, 0, 1), cell(12, 1, 1)];
        tree([window(&[2]), (2, grid)].into_iter().chain(rows).chain(cells).collect(), 1)
    }

    fn tab_stops(mirror: &Mirror) -> Vec<u64> {
        let is_stop =
            |id: &u64| mirror.element(NodeId(*id)).unwrap().attributes.get(TAB_INDEX).is_some_and(|at| at == "0");
        [2, 3, 4, 10, 11, 12].into_iter().filter(is_stop).collect()
    }

    #[test]
    fn cells_stand_in_the_rows_of_a_grid_and_say_their_places() {
        let mut mirror = Mirror::default();
        mirror.update(grid(11));
        for (id, name, value) in [
            (2, "role", "grid"),
            (2, "aria-rowcount", "2"),
            (4, "role", "row"),
            (4, "aria-rowindex", "2"),
            (12, "role", "gridcell"),
            (12, "aria-colindex", "2"),
            (12, "aria-selected", "false"),
            (11, "aria-selected", "true"),
        ] {
            let attributes = &mirror.element(NodeId(id)).unwrap().attributes;
            assert_eq!(attributes.get(name).map(String::as_str), Some(value), "{name} of {id}");
        }
    }

    #[test]
    fn one_cell_is_in_the_order_of_the_tab_key_and_stays_it() {
        let mut mirror = Mirror::default();
        mirror.update(grid(0));
        assert_eq!(tab_stops(&mirror), [10]);
        let set = |id: u64, index: &str| Change::SetAttribute(NodeId(id), TAB_INDEX, index.to_owned());
        assert_eq!(mirror.visit(NodeId(12)), [set(10, "-1"), set(12, "0")]);
        assert_eq!(mirror.visit(NodeId(2)), [], "only a cell is a stop");
        assert_eq!(mirror.update(grid(0)), []);
        assert_eq!((tab_stops(&mirror), mirror.tab_stop()), (vec![12], Some(NodeId(12))));
        mirror.update(tree(vec![window(&[2]), button(2, "Play")], 1));
        assert_eq!(mirror.tab_stop(), None);
    }

    #[test]
    fn an_arrow_goes_to_the_next_cell_of_the_row_or_the_column() {
        let mut mirror = Mirror::default();
        mirror.update(grid(0));
        let next = |id: u64, arrow| mirror.neighbor(NodeId(id), arrow).map(|id| id.0);
        assert_eq!(
            [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down].map(|arrow| next(11, arrow)),
            [Some(10), None, None, Some(12)]
        );
        assert_eq!((next(10, Arrow::Right), next(12, Arrow::Up), next(12, Arrow::Left)), (Some(11), Some(11), None));
        assert_eq!(next(2, Arrow::Down), None, "a grid has no neighbor");
    }

    #[test]
    fn hidden_parts_have_no_elements_unless_they_have_the_focus() {
        let (id, mut hidden) = button(2, "Play");
        hidden.set_hidden();
        let nodes = || vec![window(&[2, 3]), (id, hidden.clone()), button(3, "Next")];
        let mut mirror = Mirror::default();
        mirror.update(tree(nodes(), 1));
        assert!(mirror.element(NodeId(2)).is_none());
        mirror.update(tree(nodes(), 2));
        assert!(mirror.element(NodeId(2)).is_some());
        let changes = mirror.update(tree(nodes(), 3));
        assert!(changes.contains(&Change::Remove(NodeId(2))), "{changes:?}");
    }

    #[test]
    fn the_focus_moves_and_ends() {
        let mut mirror = Mirror::default();
        let update = |focus| tree(vec![window(&[2, 3]), button(2, "Play"), button(3, "Next")], focus);
        mirror.update(update(2));
        assert_eq!(mirror.update(update(3)), [Change::Focus(Some(NodeId(3)))]);
        assert_eq!(mirror.update(update(1)), [Change::Focus(None)], "the window has no element");
    }

    #[test]
    fn a_tree_without_a_root_changes_nothing() {
        let mut mirror = Mirror::default();
        mirror.update(tree(vec![window(&[2]), button(2, "Play")], 1));
        let mut update = tree(vec![button(2, "Pause")], 1);
        update.tree = None;
        assert_eq!(mirror.update(update), []);
        assert_eq!(mirror.element(NodeId(2)).unwrap().attributes["aria-label"], "Play");
    }

    #[test]
    fn a_part_that_becomes_a_field_gets_a_new_element_in_its_place() {
        let mut mirror = Mirror::default();
        mirror.update(tree(vec![window(&[2, 3]), button(2, "Name"), button(3, "Next")], 1));
        let field = (2, node(Role::TextInput, "Name", &[]));
        let changes = mirror.update(tree(vec![window(&[2, 3]), field, button(3, "Next")], 1));
        assert_eq!(changes[..2], [Change::Remove(NodeId(2)), Change::Create(NodeId(2), Tag::Input)]);
        assert!(changes.contains(&Change::SetChildren(None, vec![NodeId(2), NodeId(3)])), "{changes:?}");
    }

    fn request(action: Action, id: u64, data: Option<ActionData>) -> ActionRequest {
        ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(id), data }
    }

    #[test]
    fn a_click_and_the_focus_are_asked_for() {
        let mut mirror = Mirror::default();
        mirror.update(tree(vec![window(&[2]), button(2, "Play")], 1));
        let answer = mirror.answer(NodeId(2), &Gesture::Click);
        assert_eq!(answer, Answer { request: Some(request(Action::Click, 2, None)), ..Answer::default() });
        let answer = mirror.answer(NodeId(2), &Gesture::Focus);
        let request = Some(request(Action::Focus, 2, None));
        assert_eq!(answer, Answer { request, focus: Some(Focus::Canvas), ..Answer::default() });
        assert_eq!(mirror.answer(NodeId(2), &Gesture::Key("Enter")), Answer::default(), "keys belong to the canvas");
        assert_eq!(mirror.answer(NodeId(9), &Gesture::Click), Answer::default(), "it is gone");
    }

    #[test]
    fn a_new_value_is_a_text_or_a_number() {
        let number = |role: Role| {
            let mut node = node(role, "Step", &[]);
            node.set_numeric_value(3.0);
            node
        };
        let nodes = vec![
            window(&[2, 3, 4]),
            (2, node(Role::TextInput, "Name", &[])),
            (3, number(Role::Slider)),
            (4, number(Role::SpinButton)),
        ];
        let mut mirror = Mirror::default();
        mirror.update(tree(nodes, 1));
        let set = |id, data| Answer { request: Some(request(Action::SetValue, id, Some(data))), ..Answer::default() };
        let text = ActionData::Value("7".into());
        assert_eq!(mirror.answer(NodeId(2), &Gesture::Text("7")), set(2, text));
        let number = |number| ActionData::NumericValue(number);
        assert_eq!(mirror.answer(NodeId(3), &Gesture::Number(7.5)), set(3, number(7.5)));
        assert_eq!(mirror.answer(NodeId(4), &Gesture::Text(" 7")), set(4, number(7.0)));
        for unfinished in ["", "-", "seven", "inf", "NaN"] {
            assert_eq!(mirror.answer(NodeId(4), &Gesture::Text(unfinished)), Answer::default(), "{unfinished}");
        }
    }

    #[test]
    fn a_cell_keeps_the_focus_and_answers_keys_itself() {
        let mut mirror = Mirror::default();
        mirror.update(grid(0));
        let answer = mirror.answer(NodeId(11), &Gesture::Focus);
        assert_eq!((answer.request, answer.focus, answer.changes.len()), (None, None, 2));
        assert_eq!(mirror.tab_stop(), Some(NodeId(11)));
        let mut answer = |key| mirror.answer(NodeId(11), &Gesture::Key(key));
        let done = Answer { is_done: true, ..Answer::default() };
        let to = |id| Answer { focus: Some(Focus::Cell(NodeId(id))), ..done.clone() };
        assert_eq!((answer("ArrowLeft"), answer("ArrowDown")), (to(10), to(12)));
        assert_eq!((answer("ArrowRight"), answer("ArrowUp")), (done.clone(), done.clone()), "at the edge");
        assert_eq!(answer("Escape"), Answer { focus: Some(Focus::Canvas), ..done.clone() });
        for key in ["Enter", " "] {
            assert_eq!(answer(key), Answer { request: Some(request(Action::Click, 11, None)), ..done.clone() });
        }
        assert_eq!(answer("a"), Answer::default());
    }

    #[test]
    fn a_cell_with_the_focus_is_scrolled_into_view_if_it_can_be() {
        let mut update = grid(0);
        let (_, cell) = update.nodes.iter_mut().find(|(id, _)| *id == NodeId(12)).unwrap();
        cell.add_action(Action::ScrollIntoView);
        let mut mirror = Mirror::default();
        mirror.update(update);
        assert_eq!(mirror.answer(NodeId(12), &Gesture::Focus).request, Some(request(Action::ScrollIntoView, 12, None)));
    }

    /// What a page does with changes: the elements, and what stands in them, in order.
    #[derive(Default)]
    struct FakePage {
        elements: BTreeMap<NodeId, (Tag, BTreeMap<&'static str, String>, String)>,
        children: BTreeMap<Option<NodeId>, Vec<NodeId>>,
    }

    impl FakePage {
        fn detach(&mut self, id: NodeId) {
            for children in self.children.values_mut() {
                children.retain(|child| *child != id);
            }
        }

        fn carry_out(&mut self, change: Change) {
            match change {
                Change::Create(id, tag) => {
                    let before = self.elements.insert(id, (tag, BTreeMap::new(), String::new()));
                    assert!(before.is_none(), "{id:?} is made twice");
                    self.children.insert(Some(id), Vec::new());
                }
                Change::SetAttribute(id, name, value) => {
                    self.elements.get_mut(&id).unwrap().1.insert(name, value);
                }
                Change::RemoveAttribute(id, name) => {
                    self.elements.get_mut(&id).unwrap().1.remove(name).unwrap();
                }
                Change::SetText(id, text) => self.elements.get_mut(&id).unwrap().2 = text,
                Change::SetChildren(parent, children) => {
                    for child in children {
                        assert!(self.elements.contains_key(&child));
                        self.detach(child);
                        self.children.entry(parent).or_default().push(child);
                    }
                }
                Change::Remove(id) => {
                    self.detach(id);
                    self.elements.remove(&id).unwrap();
                    self.children.remove(&Some(id));
                }
                Change::SetValue(id, _) | Change::Place(id, _) => assert!(self.elements.contains_key(&id)),
                Change::Focus(focus) => assert!(focus.is_none_or(|id| self.elements.contains_key(&id))),
            }
        }

        /// All elements from the top, with their depths.
        fn walk(&self, parent: Option<NodeId>, depth: usize, list: &mut Vec<(usize, NodeId)>) {
            for child in self.children.get(&parent).into_iter().flatten() {
                list.push((depth, *child));
                self.walk(Some(*child), depth + 1, list);
            }
        }
    }

    /// A tree of at most 12 parts, which differ in their parents, their order, their roles and their names.
    fn any_tree(random: &mut impl FnMut(u64) -> u64) -> TreeUpdate {
        let roles = [Role::Group, Role::Button, Role::TextInput, Role::Label, Role::GenericContainer, Role::Status];
        let mut children: BTreeMap<u64, Vec<u64>> = BTreeMap::from([(1, Vec::new())]);
        for id in 2..=12 {
            if random(4) > 0 {
                let parents: Vec<u64> = children.keys().copied().collect();
                let siblings = children.get_mut(&parents[random(parents.len() as u64) as usize]).unwrap();
                siblings.insert(random(siblings.len() as u64 + 1) as usize, id);
                children.insert(id, Vec::new());
            }
        }
        let mut nodes = Vec::new();
        for (id, children) in children {
            let role = if id == 1 { Role::Window } else { roles[random(roles.len() as u64) as usize] };
            nodes.push((id, node(role, ["", "a", "b"][random(3) as usize], &children)));
        }
        tree(nodes, 1)
    }

    #[test]
    fn after_any_changes_the_page_is_as_if_it_were_new() {
        let mut state = 1_u64;
        let mut random = move |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        let (mut page, mut mirror) = (FakePage::default(), Mirror::default());
        for step in 0..2000 {
            let update = any_tree(&mut random);
            let (mut new_page, mut new_mirror) = (FakePage::default(), Mirror::default());
            new_mirror.update(update.clone()).into_iter().for_each(|change| new_page.carry_out(change));
            mirror.update(update).into_iter().for_each(|change| page.carry_out(change));
            assert_eq!(page.elements, new_page.elements, "step {step}");
            let (mut seen, mut expected) = (Vec::new(), Vec::new());
            page.walk(None, 0, &mut seen);
            new_page.walk(None, 0, &mut expected);
            assert_eq!(seen, expected, "step {step}");
            assert_eq!(seen.len(), page.elements.len(), "step {step}");
        }
    }
}
