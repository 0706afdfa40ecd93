//! The nodes of the calls, and what the table adds to them.

use std::collections::{HashMap, HashSet};

use crate::game::Interval;
use crate::game::table::derivation::Numbers;
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::recursion::calls::{Call, CallState};
use crate::picture::recursion::label::{DIGIT_WIDTH, Label, LabelStyle, MIN_LABEL_TEXT_SIZE};
use crate::picture::recursion::scene::RecursionScene;
use crate::picture::table::empty_cell;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke};

/// The width of a repeated interval's frame in its tint, in points.
const FRAME: f32 = 1.5;
/// The distance that this frame is moved outwards if nothing else shows the tint, in points.
const FRAME_ONLY: f32 = 0.9;
/// The largest text size of a step's number, in points.
pub(super) const STEP_TEXT_SIZE: f32 = 11.0;
/// The width of the frame of an open call, and of the call that the present step is about, in points at zoom 1.
const OPEN_FRAME: f32 = 1.2;
const PRESENT_FRAME: f32 = 2.4;
/// Calls on rows of more coins than this are named by the indices.
const MAX_COINS_BY_NAME: usize = 8;
/// The stage at which the nodes become cells of a table.
const IS_TABLE: f32 = 1.5;
/// The largest width of a step's number, as a part of its cell's width. Longer numbers are left out.
const MAX_BADGE_WIDTH: f32 = 0.45;
/// The largest height of a step's number, as a part of its cell's height.
const MAX_BADGE_HEIGHT: f32 = 0.5;
/// The height of a badge over its text size.
const BADGE_HEIGHT: f32 = 1.5;

impl RecursionScene<'_> {
    /// Adds the cells of the table that the recursion does not call.
    pub(super) fn cells_without_call(&self, marks: &mut Vec<Mark>) {
        let opacity = self.part_of_table() * 2.0 - 1.0;
        if opacity > 0.0 {
            let cells = self.layout().cells_without_call().map(|rect| self.view.rect(rect));
            let in_sight = cells.filter(|rect| self.view.shows(*rect));
            marks.extend(in_sight.map(|rect| empty_cell(rect, opacity)));
        }
    }

    /// Returns the labels of the nodes. All labels of a level have one style. From the graph on, all labels have. The nodes
    /// are named by their coins where all of them have room for these, and else by the indices.
    pub(super) fn node_labels(&self, shown: &[usize], places: &[Rect]) -> NodeLabels {
        let by_indices = self.labels_named(shown, places, false);
        if self.stage >= IS_TABLE || self.calls.n() > MAX_COINS_BY_NAME {
            return by_indices;
        }
        let by_coins = self.labels_named(shown, places, true);
        let names: HashSet<_> = by_coins.labels.values().map(Label::row).collect();
        let styles = by_coins.styles.iter().flatten().zip(by_indices.styles.iter().flatten());
        let fits = |(by_coins, by_indices): (&Option<LabelStyle>, &Option<LabelStyle>)| match (by_coins, by_indices) {
            (Some(by_coins), Some(by_indices)) => by_coins.shows_all_of(*by_indices),
            (None, None) => true,
            _ => false,
        };
        // Different intervals with equal coins need their indices.
        let are_different = names.len() == by_coins.labels.len();
        if are_different && styles.into_iter().all(fits) { by_coins } else { by_indices }
    }

    fn labels_named(&self, shown: &[usize], places: &[Rect], by_coins: bool) -> NodeLabels {
        // While the calls light up, each shows its values when it returns. The style has room for them from the start.
        let has_values = self.lit.is_some() || !self.hides_values;
        let values = Numbers::new(self.table, self.calls.recurrence());
        let label = |interval| {
            let cell = if has_values { self.window.cell(interval) } else { None };
            let numbers = cell.map(|cell| values.cell(interval, cell));
            let label = Label::new(self.count_from, self.calls.recurrence(), interval, numbers);
            if by_coins { label.named_by(self.coins_of(interval)) } else { label }
        };
        let numbers: Vec<_> = self.calls.firsts().map(|(number, _)| number).collect();
        let labels: HashMap<_, _> =
            numbers.iter().filter_map(|number| Some((*number, label(self.call(*number).interval?)))).collect();
        let (is_alike, is_table) = (self.stage >= 1.0, self.stage >= IS_TABLE);
        let label_style = |depth, is_single| {
            let is_on_level = |number: &&usize| {
                let call = self.call(**number);
                is_alike || call.depth == depth && call.interval.is_some() && self.is_of_one_coin(call) == is_single
            };
            let on_level = shown.iter().chain(&numbers).filter(is_on_level);
            let level: Vec<_> = on_level.filter_map(|number| labels.get(&self.call(*number).first_copy)).collect();
            let nodes = shown.iter().filter(is_on_level).map(|number| places[*number]);
            let narrowest = nodes.min_by(|one, other| one.width().total_cmp(&other.width()))?;
            LabelStyle::new(&level, narrowest, self.view.zoom, is_table)
        };
        let depths = self.calls.levels_of_graph();
        let styles = if is_alike {
            vec![[label_style(0, false); 2]; depths]
        } else {
            (0..depths).map(|depth| [false, true].map(|is_single| label_style(depth, is_single))).collect()
        };
        NodeLabels { labels, styles }
    }

    /// Returns the coins of an interval one after another: `8 15 3`.
    fn coins_of(&self, Interval { i, j }: Interval) -> String {
        self.table.row().coins()[i..=j].iter().map(|coin| number::exact(*coin)).collect::<Vec<_>>().join(" ")
    }

    /// Whether a call is on one coin, and its node is narrower than others of its level.
    fn is_of_one_coin(&self, call: &Call) -> bool {
        self.calls.recurrence().has_moves() && call.interval.is_some_and(Interval::is_single)
    }

    /// Adds a node: the interval's name, with its values below. The name of a repeated interval is on a tint.
    pub(super) fn node(
        &self,
        marks: &mut Vec<Mark>,
        number: usize,
        interval: Interval,
        rect: Rect,
        labels: &NodeLabels,
    ) {
        let call = self.call(number);
        let is_highlighted = self.is_highlighted(Some(interval));
        let (node_opacity, details_opacity) = self.opacities(call);
        if node_opacity == 0.0 {
            return;
        }
        let light = self.light(number);
        let opacity = self.opacity(is_highlighted) * node_opacity * light;
        let label_style = labels.styles[call.depth][usize::from(self.is_of_one_coin(call))];
        let radius = (rect.height() * 0.12).min(rect.width() * 0.25).clamp(1.5, 6.0);
        let body = |rect, radius, role: ColorRole, stroke| {
            let fill = Some(Paint::from(role).faded(opacity));
            Mark::Rect { rect, radius, fill, stroke }
        };
        let opaque = |rect, radius| {
            let fill = Some(Paint::from(ColorRole::Background).faded(node_opacity));
            Mark::Rect { rect, radius, fill, stroke: None }
        };
        if opacity < 1.0 {
            // A dimmed node still hides the lines behind it.
            marks.push(opaque(rect, radius));
        }
        let n = self.calls.n();
        // An interval below the tree has no copies in it, but it is called more than once too.
        let has_other_orders = if self.calls.recurrence().has_moves() {
            interval.len() + 1 < n
        } else {
            interval.i > 0 && interval.j + 1 < n
        };
        let is_repeated = self.calls.copies(interval) > 1 || (call.is_hidden && has_other_orders);
        let frame = FRAME * self.view.zoom.sqrt();
        if is_repeated {
            let tint = ColorRole::Raised;
            let name_part = label_style.map_or(rect, |label_style| label_style.name_part(rect));
            // A tint without a name on it needs a wider frame to be seen.
            let is_frame_only = name_part.height() == 0.0 && !call.is_hidden;
            let edge = if is_frame_only { FRAME_ONLY * self.view.zoom } else { 0.0 };
            marks.push(body(rect.grown(edge), radius + edge, tint, None));
            if name_part.bottom < rect.bottom {
                let values_part = Rect { top: (name_part.bottom - frame).max(rect.top), ..rect }.grown(-frame);
                let radius = (radius - frame).max(0.0);
                if opacity < node_opacity {
                    // Without this, the tint would be visible behind the values.
                    marks.push(opaque(values_part, radius));
                }
                marks.push(body(values_part, radius, ColorRole::Cell, None));
            }
        } else {
            let edge = Stroke::new(1.0, Paint::from(ColorRole::Edge).faded(opacity));
            marks.push(body(rect, radius, ColorRole::Cell, Some(edge)));
        }
        if let (Some(label_style), Some(label)) = (label_style, labels.labels.get(&call.first_copy))
            && details_opacity > 0.0
        {
            let has_values = self.state(number).is_none_or(CallState::has_values);
            let label = if has_values { label } else { &label.without_values() };
            marks.extend(label_style.texts(
                label,
                rect,
                self.text_opacity(is_highlighted) * node_opacity * details_opacity * light,
            ));
        }
        self.frame_of_state(marks, number, rect, radius);
        if is_highlighted {
            let stroke = Some(Stroke::new(2.0, Paint::from(ColorRole::Text).faded(node_opacity)));
            marks.push(Mark::Rect { rect: rect.grown(1.0), radius: radius + 1.0, fill: None, stroke });
        }
    }

    /// Adds the frame of a call that is open, or the dashed one of a call that the memo has answered.
    fn frame_of_state(&self, marks: &mut Vec<Mark>, number: usize, rect: Rect, radius: f32) {
        let is_present = self.lit.is_some_and(|lit| lit.is_present(number));
        let width = if is_present { PRESENT_FRAME } else { OPEN_FRAME };
        let stroke = Stroke::new(width * self.view.zoom.sqrt(), Paint::from(ColorRole::Current));
        match self.state(number) {
            Some(CallState::AnsweredAtOnce) => marks.push(Mark::DashedRect { rect, stroke }),
            Some(state) if state == CallState::Open || is_present => {
                marks.push(Mark::Rect { rect, radius, fill: None, stroke: Some(stroke) });
            }
            Some(_) | None => {}
        }
    }

    /// Adds the dot of a call on an empty interval.
    pub(super) fn dot(&self, marks: &mut Vec<Mark>, number: usize, rect: Rect) {
        let opacity = self.text_opacity(false) * self.part_of_tree() * self.light(number);
        let paint = Paint::from(ColorRole::WeakText).faded(opacity * 0.8);
        let (center, radius) = (rect.center(), rect.width() / 2.0);
        marks.push(Mark::Disc { center, radius, fill: paint, stroke: Stroke::new(0.0, paint) });
    }

    /// Adds the numbers of the cells' steps on the upper right corners of the cells.
    ///
    /// All have one text size. There are none if the longest number has no room.
    pub(super) fn step_badges(&self, marks: &mut Vec<Mark>) {
        let part = self.part_of_table() * 3.0 - 2.0;
        if part <= 0.0 {
            return;
        }
        let step = |interval| Some((interval, number::exact(self.fill.write_step(interval)? as i64 + 1)));
        let steps: Vec<_> = self.calls.intervals().filter_map(step).collect();
        let width = |text: &str| text.chars().count() as f32 * DIGIT_WIDTH + 0.8;
        let widest = steps.iter().map(|(_, text)| width(text)).fold(0.0, f32::max);
        let layout = self.layout();
        let cell = self.view.rect(layout.in_table(Interval::whole(self.calls.n())));
        let fits = (cell.width() * MAX_BADGE_WIDTH / widest).min(cell.height() * MAX_BADGE_HEIGHT / BADGE_HEIGHT);
        let size = fits.min(STEP_TEXT_SIZE * self.view.zoom.sqrt());
        if size < MIN_LABEL_TEXT_SIZE {
            return;
        }
        for (interval, text) in steps {
            let is_highlighted = self.is_highlighted(Some(interval));
            let (opacity, text_opacity) =
                (part * self.opacity(is_highlighted), part * self.text_opacity(is_highlighted));
            let (width, height) = (width(&text) * size, size * BADGE_HEIGHT);
            let cell = self.view.rect(layout.in_table(interval));
            if !self.view.shows(cell.grown(height)) {
                continue;
            }
            let middle = Point::new(cell.right - width * 0.3, cell.top);
            let rect = Rect::new(middle.x - width / 2.0, middle.y - height / 2.0, width, height);
            let fill = Some(Paint::from(ColorRole::Raised).faded(opacity));
            let edge = Some(Stroke::new(1.0, Paint::from(ColorRole::Background).faded(opacity)));
            marks.push(Mark::Rect { rect, radius: height / 2.0, fill, stroke: edge });
            marks.push(Mark::centered(
                middle,
                size,
                Face::Regular,
                Paint::from(ColorRole::Text).faded(text_opacity),
                text,
            ));
        }
    }
}

/// The labels of the nodes, by the number of the first call on an interval, and the styles of each level's labels.
pub(super) struct NodeLabels {
    labels: HashMap<usize, Label>,
    /// `None` for a level whose nodes have no room for a label. The second one of a level is for narrower nodes of one coin.
    styles: Vec<[Option<LabelStyle>; 2]>,
}
