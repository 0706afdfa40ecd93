//! The text in a node, its size, and its lines.

use crate::game::table::derivation::CellNumbers;
use crate::game::{CountFrom, Interval, Recurrence};
use crate::number::{self, group_count};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark, Paint, Point, Rect};

/// The smallest text size, in points. Smaller text is left out.
pub(super) const MIN_LABEL_TEXT_SIZE: f32 = 11.0;
/// The smallest text size, in points at zoom 1, that is large enough. More lines do not make it larger.
const COMFORTABLE_TEXT_SIZE: f32 = 12.0;
/// The largest text size, in points at zoom 1.
const MAX_LABEL_TEXT_SIZE: f32 = 14.0;
/// The largest text size at any zoom, in points.
const MAX_ZOOMED_TEXT_SIZE: f32 = 72.0;
/// The number of text sizes between a size and its double. Zooming needs few sizes then.
const SIZES_PER_OCTAVE: f32 = 12.0;
/// The width of a digit over the text size.
pub(super) const DIGIT_WIDTH: f32 = 0.64;
/// The height of a line over the text size.
const LINE_HEIGHT: f32 = 1.3;
/// The width of the three dots in a name, in digits.
const DOTS: f32 = 1.5;
/// The width of a space between two coins, in digits.
const SPACE: f32 = 0.45;
/// The smallest gap between two values, in digits.
const VALUE_GAP: f32 = 0.7;
/// The largest number of characters of a value. Longer values are shortened.
const MAX_VALUE_CHARACTERS: usize = 7;
/// The part of a node's width and height that stays free, in points at zoom 1.
const PADDING: f32 = 2.0;

/// The text in one node.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    /// The first and the last coin of the interval. A single coin has no last one.
    coins: (String, Option<String>),
    /// The coins of the interval one after another, if it is named by them.
    row: Option<String>,
    values: Vec<(ColorRole, String)>,
}

/// The style of the labels of a level. It is the same for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LabelStyle {
    /// The text size in points.
    size: f32,
    name: NameForm,
    values: ValuesForm,
}

/// The form of the interval's name: on one line, on two lines, or absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameForm {
    Whole,
    Split,
    Absent,
}

/// The form of the values: side by side, one above the other, or absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ValuesForm {
    SideBySide,
    Stacked,
    Absent,
}

/// The number of lines of a label, and the characters of its longest line.
struct LabelExtent {
    lines: usize,
    characters: f32,
}

impl Label {
    /// Returns the label of an interval. It has no values if there is no cell.
    pub(super) fn new(
        count_from: CountFrom,
        recurrence: Recurrence,
        interval: Interval,
        numbers: Option<CellNumbers>,
    ) -> Self {
        let values = numbers.map_or_else(Vec::new, |CellNumbers { first, second, .. }| {
            let role = ColorRole::of_first_number(recurrence, first);
            let Some(second) = second else {
                return vec![(role, number::value(first, |value| number::fitted(value, MAX_VALUE_CHARACTERS)))];
            };
            let [first, second] = number::fitted_values([first, second], MAX_VALUE_CHARACTERS);
            vec![(role, first), (ColorRole::Other, second)]
        });
        let [first, last] = count_from.ends(interval).map(group_count);
        Self { coins: (first, (!interval.is_single()).then_some(last)), row: None, values }
    }

    /// Returns the label with the coins of its interval in place of their indices: `8 15 3`.
    pub(super) fn named_by(self, row: String) -> Self {
        Self { row: Some(row), ..self }
    }

    /// Returns the coins that it is named by.
    pub(super) fn row(&self) -> Option<&str> {
        self.row.as_deref()
    }

    /// Returns the label of a call that has not returned yet.
    pub(super) fn without_values(&self) -> Self {
        Self { values: Vec::new(), ..self.clone() }
    }

    fn extent(&self, name: NameForm, values: ValuesForm) -> LabelExtent {
        let (first, last) = (self.coins.0.len(), self.coins.1.as_ref().map_or(0, String::len));
        let of_row =
            |row: &String| row.chars().map(|character| if character == ' ' { SPACE } else { 1.0 }).sum::<f32>();
        let name_characters = match name {
            NameForm::Absent => 0.0,
            _ if self.row.is_some() => self.row.as_ref().map_or(0.0, of_row),
            _ if last == 0 => first as f32,
            NameForm::Split => (first as f32 + DOTS).max(last as f32),
            NameForm::Whole => (first + last) as f32 + DOTS,
        };
        let lengths = self.values.iter().map(|(_, text)| text.chars().count());
        let (value_lines, value_characters) = match values {
            ValuesForm::SideBySide => {
                let gaps = self.values.len().saturating_sub(1) as f32;
                (1, lengths.sum::<usize>() as f32 + gaps * VALUE_GAP)
            }
            ValuesForm::Stacked => (self.values.len(), lengths.max().unwrap_or(0) as f32),
            ValuesForm::Absent => (0, 0.0),
        };
        LabelExtent { lines: name.lines() + value_lines, characters: name_characters.max(value_characters) }
    }
}

impl NameForm {
    fn lines(self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Whole => 1,
            Self::Split => 2,
        }
    }
}

impl LabelStyle {
    /// Returns the style in which all labels fit into a node, or `None` if there is no room for any text.
    ///
    /// It has few lines if the text is comfortably large then. Otherwise the text is as large as possible. Without room
    /// for both, the name is more important than the values, unless `place_shows_name`. The name is only split if
    /// nothing else fits.
    pub(super) fn new(labels: &[&Label], node: Rect, zoom: f32, place_shows_name: bool) -> Option<Self> {
        let room = (node.width() - PADDING * zoom, node.height() - PADDING * zoom);
        if room.0 < MIN_LABEL_TEXT_SIZE * DIGIT_WIDTH || room.1 < MIN_LABEL_TEXT_SIZE * LINE_HEIGHT {
            return None;
        }
        let largest = (MAX_LABEL_TEXT_SIZE * zoom).min(MAX_ZOOMED_TEXT_SIZE);
        let comfortable = (COMFORTABLE_TEXT_SIZE * zoom).min(largest);
        let style = |(name, values)| {
            let extents = labels.iter().map(|label| label.extent(name, values));
            let fits = |LabelExtent { lines, characters }| {
                (room.0 / (characters * DIGIT_WIDTH)).min(room.1 / (lines as f32 * LINE_HEIGHT))
            };
            Self { size: extents.map(fits).fold(largest, f32::min), name, values }
        };
        let best = |ways: &[(NameForm, ValuesForm)]| {
            let legible = ways.iter().copied().map(style).filter(|style| style.size >= MIN_LABEL_TEXT_SIZE);
            legible.reduce(|best, other| if best.size < comfortable && other.size > best.size { other } else { best })
        };
        let with_values = |name| best(&[(name, ValuesForm::SideBySide), (name, ValuesForm::Stacked)]);
        let name_alone = || best(&[(NameForm::Whole, ValuesForm::Absent)]);
        let values_alone = || with_values(NameForm::Absent);
        let one_of_both = || {
            if place_shows_name { values_alone().or_else(name_alone) } else { name_alone().or_else(values_alone) }
        };
        let style = with_values(NameForm::Whole)
            .or_else(one_of_both)
            .or_else(|| with_values(NameForm::Split))
            .or_else(|| best(&[(NameForm::Split, ValuesForm::Absent)]));
        style.map(|style| Self { size: rounded_down(style.size), ..style })
    }

    /// Returns whether the labels have at least the same parts as in another style, with their names on one line.
    pub(super) fn shows_all_of(self, other: Self) -> bool {
        let has_values = |style: Self| style.values != ValuesForm::Absent;
        self.name == NameForm::Whole && (has_values(self) || !has_values(other))
    }

    /// Returns the upper part of a node, which has the interval's name. Without values, it is the whole node.
    pub(super) fn name_part(self, node: Rect) -> Rect {
        if self.values == ValuesForm::Absent {
            return node;
        }
        if self.name == NameForm::Absent {
            return Rect { bottom: node.top, ..node };
        }
        let lines = self.name.lines() as f32;
        let height = (lines * self.size * LINE_HEIGHT).max(node.height() * 0.4).min(node.height());
        Rect { bottom: node.top + height, ..node }
    }

    pub(super) fn texts(self, label: &Label, node: Rect, opacity: f32) -> Vec<Mark> {
        let text = |at, role: ColorRole, face, text: String| {
            Mark::centered(at, self.size, face, Paint::from(role).faded(opacity), text)
        };
        let lines_in = |part: Rect, lines: usize| {
            let middle = part.center();
            let first = middle.y - (lines as f32 - 1.0) * self.size * LINE_HEIGHT / 2.0;
            (0..lines).map(move |line| Point::new(middle.x, first + line as f32 * self.size * LINE_HEIGHT))
        };
        let name_part = self.name_part(node);
        let name = match (self.name, &label.coins) {
            (NameForm::Absent, _) => Vec::new(),
            _ if label.row.is_some() => label.row.iter().cloned().collect(),
            (_, (first, None)) => vec![first.clone()],
            (NameForm::Split, (first, Some(last))) => vec![format!("{first}…"), last.clone()],
            (NameForm::Whole, (first, Some(last))) => vec![format!("{first}…{last}")],
        };
        let mut marks: Vec<_> = lines_in(name_part, name.len())
            .zip(name)
            .map(|(at, name)| text(at, ColorRole::Text, Face::Strong, name))
            .collect();
        let values_part = Rect { top: name_part.bottom, ..node };
        let values = label.values.iter().cloned();
        match self.values {
            ValuesForm::Absent => {}
            ValuesForm::Stacked => {
                let places = lines_in(values_part, label.values.len());
                marks.extend(places.zip(values).map(|(at, (role, value))| text(at, role, Face::Regular, value)));
            }
            ValuesForm::SideBySide => {
                let width = |text: &str| text.chars().count() as f32 * self.size * DIGIT_WIDTH;
                let widths: f32 = values.clone().map(|(_, value)| width(&value)).sum();
                // The gaps share the rest of the width, but are not large.
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

/// Returns the next smaller text size in use, for a size of at least the smallest.
fn rounded_down(size: f32) -> f32 {
    let steps = ((size / MIN_LABEL_TEXT_SIZE).log2() * SIZES_PER_OCTAVE + 0.001).floor();
    MIN_LABEL_TEXT_SIZE * (steps / SIZES_PER_OCTAVE).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cell;

    fn style(width: f32, height: f32) -> Option<LabelStyle> {
        LabelStyle::new(&[&label()], Rect::new(0.0, 0.0, width, height), 1.0, false)
    }

    fn label() -> Label {
        let cell = Cell { left: 22, right: 16, sum: 34 };
        Label::new(CountFrom::Zero, Recurrence::FIR_SEC, Interval::new(1, 4), Some(cell.numbers(Recurrence::FIR_SEC)))
    }

    fn texts(width: f32, height: f32) -> Vec<String> {
        let marks = style(width, height).map(|it| it.texts(&label(), Rect::new(0.0, 0.0, width, height), 1.0));
        let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
        marks.into_iter().flatten().filter_map(text).collect()
    }

    #[test]
    fn a_node_shows_as_much_as_it_has_room_for() {
        assert_eq!(texts(80.0, 40.0), ["1…4", "22", "12"]);
        assert_eq!(texts(40.0, 18.0), ["1…4"]);
        assert_eq!(texts(18.0, 40.0), ["22", "12"]);
        assert!(texts(6.0, 30.0).is_empty() && texts(40.0, 6.0).is_empty());
    }

    #[test]
    fn values_are_shown_as_soon_as_there_is_room_for_the_smallest_text() {
        // Two lines, and "22 12" with a narrow gap.
        let (width, height) =
            (MIN_LABEL_TEXT_SIZE * DIGIT_WIDTH * 4.7 + 2.1, MIN_LABEL_TEXT_SIZE * LINE_HEIGHT * 2.0 + 2.1);
        assert_eq!(texts(width, height), ["1…4", "22", "12"]);
        assert_eq!(texts(width, height - 1.0), ["1…4"]);
        assert_eq!(texts(width - 1.0, height), ["1…4"]);
    }

    #[test]
    fn a_name_is_on_one_line_as_long_as_it_can_be_read() {
        for width in 1..60 {
            let texts = texts(width as f32, 40.0);
            let fits = MIN_LABEL_TEXT_SIZE * DIGIT_WIDTH * (2.0 + DOTS) + PADDING <= width as f32;
            assert_eq!(texts.first().is_some_and(|name| name == "1…4"), fits, "{texts:?} in {width}");
        }
    }

    #[test]
    fn a_name_is_split_if_nothing_else_fits() {
        let cell = Cell { left: 22_000, right: 16_000, sum: 34_000 };
        let label = Label::new(
            CountFrom::Zero,
            Recurrence::FIR_SEC,
            Interval::new(1, 4),
            Some(cell.numbers(Recurrence::FIR_SEC)),
        );
        let node = Rect::new(0.0, 0.0, 22.0, 51.0);
        let style = LabelStyle::new(&[&label], node, 1.0, false).unwrap();
        assert_eq!((style.name, style.values), (NameForm::Split, ValuesForm::Absent));
        assert_eq!(style.texts(&label, node, 1.0).len(), 2);
    }

    #[test]
    fn values_are_more_important_than_a_name_that_the_place_shows() {
        let (label, node) = (label(), Rect::new(0.0, 0.0, 60.0, 18.0));
        let style = LabelStyle::new(&[&label], node, 1.0, true).unwrap();
        assert_eq!((style.name, style.values), (NameForm::Absent, ValuesForm::SideBySide));
        assert_eq!(style.texts(&label, node, 1.0).len(), 2);
    }

    #[test]
    fn text_grows_with_the_zoom() {
        let label = label();
        let size = |zoom: f32| {
            let node = Rect::new(0.0, 0.0, 84.0 * zoom, 48.0 * zoom);
            LabelStyle::new(&[&label], node, zoom, false).unwrap().size
        };
        assert!((13.0..=14.0).contains(&size(1.0)));
        assert!((26.0..=28.0).contains(&size(2.0)));
        assert!((52.0..=56.0).contains(&size(4.0)));
        assert!((68.0..=72.0).contains(&size(16.0)));
    }

    #[test]
    fn no_text_is_smaller_than_the_smallest_size() {
        for width in 1..100 {
            for height in 1..60 {
                let style = style(width as f32, height as f32);
                assert!(style.is_none_or(|style| style.size >= MIN_LABEL_TEXT_SIZE));
            }
        }
    }

    #[test]
    fn values_are_those_of_the_recurrence() {
        let cell = Cell { left: 4, right: 4, sum: 104 };
        let values = |recurrence| {
            Label::new(CountFrom::Zero, recurrence, Interval::new(0, 2), Some(cell.numbers(recurrence))).values
        };
        assert_eq!(
            values(Recurrence::MY_TURN),
            [(ColorRole::Mover, "4".to_owned()), (ColorRole::Other, "100".to_owned())]
        );
        assert_eq!(values(Recurrence::TWO_AHEAD), [(ColorRole::Mover, "4".to_owned())]);
        assert_eq!(values(Recurrence::DIFFERENCE), [(ColorRole::Other, "−96".to_owned())]);
        let even = Cell { left: 4, right: 4, sum: 8 };
        assert_eq!(
            Label::new(
                CountFrom::Zero,
                Recurrence::DIFFERENCE,
                Interval::new(0, 1),
                Some(even.numbers(Recurrence::DIFFERENCE))
            )
            .values[0]
                .0,
            ColorRole::Text
        );
    }
}
