//! What is written in a node, how large, and on how many lines.

use crate::game::{Cell, Interval, Recurrence};
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Paint, Point, Rect};

/// Letters smaller than this are left out.
pub(super) const SMALLEST_TEXT: f32 = 6.5;
/// Letters this large need not grow by being written on more lines. This and the largest are of a picture that fits
/// its area, and grow with the zoom as far as the last goes.
const COMFORTABLE_LETTERS: f32 = 7.5;
const LARGEST_LETTERS: f32 = 14.0;
const LARGEST_ZOOMED_LETTERS: f32 = 72.0;
/// Letters have a size that is a multiple of this part of it, so that zooming does not need countless sizes of them.
const SIZES_AN_OCTAVE: f32 = 12.0;
/// The width of a digit and the height of a line over the size of the letters.
pub(super) const DIGIT_WIDTH: f32 = 0.64;
const LINE_HEIGHT: f32 = 1.3;
/// How many digits wide the three dots in a name are, and the least gap between two values.
const DOTS: f32 = 1.5;
const VALUE_GAP: f32 = 0.7;
/// How many characters a value has at most.
const VALUE_ROOM: usize = 7;
/// What letters leave free in a node's width and height, in points of a picture that fits its area.
const PADDING: f32 = 2.0;

/// What is written in one node.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    /// The first and the last coin of the interval; one coin has no last one.
    coins: (String, Option<String>),
    values: Vec<(ColorRole, String)>,
}

/// How the labels of a level are written, so that they are all alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NodeText {
    size: f32,
    name: Name,
    values: Values,
}

/// The name of the interval on one line, on two, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Name {
    Whole,
    Split,
    LeftOut,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Values {
    Beside,
    Stacked,
    LeftOut,
}

/// The lines and characters that a label takes when it is written in some way.
struct Extent {
    lines: usize,
    characters: f32,
}

impl Label {
    pub(super) fn new(recurrence: Recurrence, interval: Interval, cell: Option<&Cell>) -> Self {
        let values = cell.map_or_else(Vec::new, |cell| {
            let (first, second) = recurrence.numbers(cell);
            let first = (ColorRole::of_first_number(recurrence, first), first);
            std::iter::once(first).chain(second.map(|second| (ColorRole::Second, second))).collect()
        });
        let last = (!interval.is_single()).then(|| interval.j.to_string());
        let values = values.into_iter().map(|(role, value)| (role, number::fitted(value, VALUE_ROOM))).collect();
        Self { coins: (interval.i.to_string(), last), values }
    }

    fn extent(&self, name: Name, values: Values) -> Extent {
        let (first, last) = (self.coins.0.len(), self.coins.1.as_ref().map_or(0, String::len));
        let name_characters = match name {
            Name::LeftOut => 0.0,
            _ if last == 0 => first as f32,
            Name::Split => (first as f32 + DOTS).max(last as f32),
            Name::Whole => (first + last) as f32 + DOTS,
        };
        let lengths = self.values.iter().map(|(_, text)| text.chars().count());
        let (value_lines, value_characters) = match values {
            Values::Beside => {
                let gaps = self.values.len().saturating_sub(1) as f32;
                (1, lengths.sum::<usize>() as f32 + gaps * VALUE_GAP)
            }
            Values::Stacked => (self.values.len(), lengths.max().unwrap_or(0) as f32),
            Values::LeftOut => (0, 0.0),
        };
        Extent { lines: name.lines() + value_lines, characters: name_characters.max(value_characters) }
    }
}

impl Name {
    fn lines(self) -> usize {
        match self {
            Self::LeftOut => 0,
            Self::Whole => 1,
            Self::Split => 2,
        }
    }
}

impl NodeText {
    /// The `node_text` in which all of `labels` fit into a node of this size: on few lines if the letters are comfortably
    /// large then, else as large as can be. Where there is no room for both, the name goes before the values, unless
    /// `place_tells_name`; it is split only if nothing else could be written. `None` if there is no room for anything.
    pub(super) fn new(labels: &[&Label], node: Rect, zoom: f32, place_tells_name: bool) -> Option<Self> {
        let room = (node.width() - PADDING * zoom, node.height() - PADDING * zoom);
        if room.0 < SMALLEST_TEXT * DIGIT_WIDTH || room.1 < SMALLEST_TEXT * LINE_HEIGHT {
            return None;
        }
        let largest = (LARGEST_LETTERS * zoom).min(LARGEST_ZOOMED_LETTERS);
        let comfortable = (COMFORTABLE_LETTERS * zoom).min(largest);
        let node_text = |(name, values)| {
            let extents = labels.iter().map(|label| label.extent(name, values));
            let fits = |Extent { lines, characters }| {
                (room.0 / (characters * DIGIT_WIDTH)).min(room.1 / (lines as f32 * LINE_HEIGHT))
            };
            Self { size: extents.map(fits).fold(largest, f32::min), name, values }
        };
        let best = |ways: &[(Name, Values)]| {
            let legible = ways.iter().copied().map(node_text).filter(|node_text| node_text.size >= SMALLEST_TEXT);
            legible.reduce(|best, other| if best.size < comfortable && other.size > best.size { other } else { best })
        };
        let with_values = |name| best(&[(name, Values::Beside), (name, Values::Stacked)]);
        let name_alone = || best(&[(Name::Whole, Values::LeftOut)]);
        let values_alone = || with_values(Name::LeftOut);
        let one_of_both = || {
            if place_tells_name { values_alone().or_else(name_alone) } else { name_alone().or_else(values_alone) }
        };
        let node_text = with_values(Name::Whole)
            .or_else(one_of_both)
            .or_else(|| with_values(Name::Split))
            .or_else(|| best(&[(Name::Split, Values::LeftOut)]));
        node_text.map(|node_text| Self { size: rounded_down(node_text.size), ..node_text })
    }

    /// The upper part of a node, which the interval's name stands in: all of it if no value does.
    pub(super) fn name_part(self, node: Rect) -> Rect {
        if self.values == Values::LeftOut {
            return node;
        }
        if self.name == Name::LeftOut {
            return Rect { bottom: node.top, ..node };
        }
        let lines = self.name.lines() as f32;
        let height = (lines * self.size * LINE_HEIGHT).max(node.height() * 0.4).min(node.height());
        Rect { bottom: node.top + height, ..node }
    }

    /// The texts of a label in its node.
    pub(super) fn texts(self, label: &Label, node: Rect, strength: f32) -> Vec<Mark> {
        let text = |at, role: ColorRole, face, text: String| {
            Mark::centered(at, self.size, face, Paint::from(role).faded(strength), text)
        };
        let lines_in = |part: Rect, lines: usize| {
            let middle = part.center();
            let first = middle.y - (lines as f32 - 1.0) * self.size * LINE_HEIGHT / 2.0;
            (0..lines).map(move |line| Point::new(middle.x, first + line as f32 * self.size * LINE_HEIGHT))
        };
        let name_part = self.name_part(node);
        let name = match (self.name, &label.coins) {
            (Name::LeftOut, _) => Vec::new(),
            (_, (first, None)) => vec![first.clone()],
            (Name::Split, (first, Some(last))) => vec![format!("{first}…"), last.clone()],
            (Name::Whole, (first, Some(last))) => vec![format!("{first}…{last}")],
        };
        let mut marks: Vec<_> = lines_in(name_part, name.len())
            .zip(name)
            .map(|(at, name)| text(at, ColorRole::Text, Face::Strong, name))
            .collect();
        let values_part = Rect { top: name_part.bottom, ..node };
        let values = label.values.iter().cloned();
        match self.values {
            Values::LeftOut => {}
            Values::Stacked => {
                let places = lines_in(values_part, label.values.len());
                marks.extend(places.zip(values).map(|(at, (role, value))| text(at, role, Face::Regular, value)));
            }
            Values::Beside => {
                let width = |text: &str| text.chars().count() as f32 * self.size * DIGIT_WIDTH;
                let widths: f32 = values.clone().map(|(_, value)| width(&value)).sum();
                // The values share what is left of the width, but do not drift far apart.
                let gaps = label.values.len() as f32 + 1.0;
                let least = self.size * DIGIT_WIDTH * VALUE_GAP;
                let gap = ((node.width() - widths) / gaps).max(least).min(self.size);
                let mut x = node.center().x - f32::midpoint(widths, gap * (gaps - 2.0));
                for (role, value) in values {
                    let width = width(&value);
                    let at = Point::new(x + width / 2.0, values_part.center().y);
                    marks.push(text(at, role, Face::Regular, value));
                    x += width + gap;
                }
            }
        }
        marks
    }
}

/// The next smaller size of letters that are at least the smallest.
fn rounded_down(size: f32) -> f32 {
    let steps = ((size / SMALLEST_TEXT).log2() * SIZES_AN_OCTAVE + 0.001).floor();
    SMALLEST_TEXT * (steps / SIZES_AN_OCTAVE).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node_text(width: f32, height: f32) -> Option<NodeText> {
        NodeText::new(&[&label()], Rect::new(0.0, 0.0, width, height), 1.0, false)
    }

    fn label() -> Label {
        let cell = Cell { left: 22, right: 16, sum: 34 };
        Label::new(Recurrence::FirSec, Interval::new(1, 4), Some(&cell))
    }

    fn texts(width: f32, height: f32) -> Vec<String> {
        let marks = node_text(width, height).map(|it| it.texts(&label(), Rect::new(0.0, 0.0, width, height), 1.0));
        let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
        marks.into_iter().flatten().filter_map(text).collect()
    }

    #[test]
    fn a_node_says_as_much_as_it_has_room_for() {
        assert_eq!(texts(80.0, 40.0), ["1…4", "22", "12"]);
        assert_eq!(texts(40.0, 12.0), ["1…4"]);
        assert_eq!(texts(13.0, 30.0), ["22", "12"]);
        assert!(texts(6.0, 30.0).is_empty() && texts(40.0, 6.0).is_empty());
    }

    #[test]
    fn values_are_written_as_soon_as_there_is_room_for_the_smallest_letters() {
        // Two lines, and "22 12" with a narrow gap.
        let (width, height) = (SMALLEST_TEXT * DIGIT_WIDTH * 4.7 + 2.1, SMALLEST_TEXT * LINE_HEIGHT * 2.0 + 2.1);
        assert_eq!(texts(width, height), ["1…4", "22", "12"]);
        assert_eq!(texts(width, height - 1.0), ["1…4"]);
        assert_eq!(texts(width - 1.0, height), ["1…4"]);
    }

    #[test]
    fn a_name_stays_on_one_line_as_long_as_it_can_be_read() {
        for width in 1..60 {
            let texts = texts(width as f32, 40.0);
            let fits = SMALLEST_TEXT * DIGIT_WIDTH * (2.0 + DOTS) + PADDING <= width as f32;
            assert_eq!(texts.first().is_some_and(|name| name == "1…4"), fits, "{texts:?} in {width}");
        }
    }

    #[test]
    fn a_name_is_split_if_nothing_else_could_be_written() {
        let cell = Cell { left: 22_000, right: 16_000, sum: 34_000 };
        let label = Label::new(Recurrence::FirSec, Interval::new(1, 4), Some(&cell));
        let node = Rect::new(0.0, 0.0, 13.0, 30.0);
        let node_text = NodeText::new(&[&label], node, 1.0, false).unwrap();
        assert_eq!((node_text.name, node_text.values), (Name::Split, Values::LeftOut));
        assert_eq!(node_text.texts(&label, node, 1.0).len(), 2);
    }

    #[test]
    fn where_the_place_tells_the_name_values_go_before_it() {
        let (label, node) = (label(), Rect::new(0.0, 0.0, 40.0, 12.0));
        let node_text = NodeText::new(&[&label], node, 1.0, true).unwrap();
        assert_eq!((node_text.name, node_text.values), (Name::LeftOut, Values::Beside));
        assert_eq!(node_text.texts(&label, node, 1.0).len(), 2);
    }

    #[test]
    fn letters_grow_with_the_zoom() {
        let label = label();
        let size = |zoom: f32| {
            let node = Rect::new(0.0, 0.0, 84.0 * zoom, 48.0 * zoom);
            NodeText::new(&[&label], node, zoom, false).unwrap().size
        };
        assert!((13.0..=14.0).contains(&size(1.0)));
        assert!((26.0..=28.0).contains(&size(2.0)));
        assert!((52.0..=56.0).contains(&size(4.0)));
        assert!((68.0..=72.0).contains(&size(16.0)));
    }

    #[test]
    fn no_letters_are_smaller_than_the_smallest() {
        for width in 1..100 {
            for height in 1..60 {
                let node_text = node_text(width as f32, height as f32);
                assert!(node_text.is_none_or(|node_text| node_text.size >= SMALLEST_TEXT));
            }
        }
    }

    #[test]
    fn values_are_those_of_the_recurrence() {
        let cell = Cell { left: 4, right: 4, sum: 104 };
        let values = |recurrence| Label::new(recurrence, Interval::new(0, 2), Some(&cell)).values;
        assert_eq!(
            values(Recurrence::MyTurn),
            [(ColorRole::First, "4".to_owned()), (ColorRole::Second, "100".to_owned())]
        );
        assert_eq!(values(Recurrence::TwoAhead), [(ColorRole::First, "4".to_owned())]);
        assert_eq!(values(Recurrence::Difference), [(ColorRole::Second, "−96".to_owned())]);
        let even = Cell { left: 4, right: 4, sum: 8 };
        assert_eq!(Label::new(Recurrence::Difference, Interval::new(0, 1), Some(&even)).values[0].0, ColorRole::Text);
    }
}
