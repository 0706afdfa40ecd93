//! What is written in a node, how large, and on how many lines.

use crate::game::{Cell, Interval, Recurrence};
use crate::picture::ink::Ink;
use crate::picture::{Face, Mark, Paint, Point, Rect, number};

/// Letters smaller than this are left out.
pub(super) const SMALLEST_LETTERS: f32 = 6.5;
/// Letters this large need not grow by being written on more lines.
const COMFORTABLE_LETTERS: f32 = 7.5;
const LARGEST_LETTERS: f32 = 14.0;
/// The width of a digit and the height of a line over the size of the letters.
pub(super) const DIGIT_WIDTH: f32 = 0.64;
const LINE_HEIGHT: f32 = 1.3;
/// How many characters a value has at most.
const VALUE_ROOM: usize = 7;
/// What letters leave free in a node's width and height, in points.
const PADDING: f32 = 2.0;

/// What is written in one node.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    /// The first and the last coin of the interval; one coin has no last one.
    coins: (String, Option<String>),
    values: Vec<(Ink, String)>,
}

/// How the labels of a level are written, so that they are all alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lettering {
    size: f32,
    /// The name of the interval on two lines, or on one.
    name_is_split: bool,
    values: Values,
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
        let values = cell.map_or_else(Vec::new, |cell| match recurrence {
            Recurrence::FirSec | Recurrence::MyTurn => vec![(Ink::First, cell.fir()), (Ink::Second, cell.sec())],
            Recurrence::TwoAhead => vec![(Ink::First, cell.fir())],
            Recurrence::Difference => vec![(Ink::Text, cell.fir() - cell.sec())],
        });
        let last = (!interval.is_single()).then(|| interval.j.to_string());
        let values = values.into_iter().map(|(ink, value)| (ink, number::fitted(value, VALUE_ROOM))).collect();
        Self { coins: (interval.i.to_string(), last), values }
    }

    fn extent(&self, name_is_split: bool, values: Values) -> Extent {
        let (first, last) = (self.coins.0.len(), self.coins.1.as_ref().map_or(0, String::len));
        let name = match last {
            0 => first,
            // The three dots are as wide as a digit and a half.
            _ if name_is_split => (first + 1).max(last),
            _ => first + last + 2,
        };
        let lengths = self.values.iter().map(|(_, text)| text.chars().count());
        let (value_lines, value) = match values {
            Values::Beside => (1, lengths.sum::<usize>() + self.values.len().saturating_sub(1)),
            Values::Stacked => (self.values.len(), lengths.max().unwrap_or(0)),
            Values::LeftOut => (0, 0),
        };
        Extent { lines: 1 + usize::from(name_is_split) + value_lines, characters: name.max(value) as f32 }
    }
}

impl Lettering {
    /// The lettering in which all of `labels` fit into a node of this size: on few lines if the letters are comfortably
    /// large then, else as large as can be. Without values if there is no room for them, and `None` if there is not even
    /// room for the intervals' names.
    pub(super) fn new(labels: &[&Label], node: Rect) -> Option<Self> {
        let lettering = |(name_is_split, values)| {
            let extents = labels.iter().map(|label| label.extent(name_is_split, values));
            let fits = |Extent { lines, characters }| {
                let across = (node.width() - PADDING) / (characters * DIGIT_WIDTH);
                across.min((node.height() - PADDING) / (lines as f32 * LINE_HEIGHT))
            };
            let size = extents.map(fits).fold(LARGEST_LETTERS, f32::min);
            Self { size, name_is_split, values }
        };
        let largest = |ways: &[(bool, Values)]| {
            let legible = ways.iter().copied().map(lettering).filter(|lettering| lettering.size >= SMALLEST_LETTERS);
            legible.reduce(
                |best, other| {
                    if best.size < COMFORTABLE_LETTERS && other.size > best.size { other } else { best }
                },
            )
        };
        let with_values =
            [(false, Values::Beside), (false, Values::Stacked), (true, Values::Beside), (true, Values::Stacked)];
        largest(&with_values).or_else(|| largest(&[(false, Values::LeftOut), (true, Values::LeftOut)]))
    }

    /// The upper part of a node, which the interval's name stands in: all of it if no value does.
    pub(super) fn name_part(self, node: Rect) -> Rect {
        if self.values == Values::LeftOut {
            return node;
        }
        let lines = if self.name_is_split { 2.0 } else { 1.0 };
        let height = (lines * self.size * LINE_HEIGHT).max(node.height() * 0.4).min(node.height());
        Rect { bottom: node.top + height, ..node }
    }

    /// The texts of a label in its node.
    pub(super) fn texts(self, label: &Label, node: Rect, strength: f32) -> Vec<Mark> {
        let text = |at, ink: Ink, face, text: String| {
            Mark::centered(at, self.size, face, Paint::from(ink).faded(strength), text)
        };
        let lines_in = |part: Rect, lines: usize| {
            let middle = part.center();
            let first = middle.y - (lines as f32 - 1.0) * self.size * LINE_HEIGHT / 2.0;
            (0..lines).map(move |line| Point::new(middle.x, first + line as f32 * self.size * LINE_HEIGHT))
        };
        let name_part = self.name_part(node);
        let name = match &label.coins {
            (first, None) => vec![first.clone()],
            (first, Some(last)) if self.name_is_split => vec![format!("{first}…"), last.clone()],
            (first, Some(last)) => vec![format!("{first}…{last}")],
        };
        let mut marks: Vec<_> = lines_in(name_part, name.len())
            .zip(name)
            .map(|(at, name)| text(at, Ink::Text, Face::Strong, name))
            .collect();
        let values_part = Rect { top: name_part.bottom, ..node };
        let values = label.values.iter().cloned();
        match self.values {
            Values::LeftOut => {}
            Values::Stacked => {
                let places = lines_in(values_part, label.values.len());
                marks.extend(places.zip(values).map(|(at, (ink, value))| text(at, ink, Face::Regular, value)));
            }
            Values::Beside => {
                let width = |text: &str| text.chars().count() as f32 * self.size * DIGIT_WIDTH;
                let widths: f32 = values.clone().map(|(_, value)| width(&value)).sum();
                // The values share what is left of the width, but do not drift far apart.
                let gaps = label.values.len() as f32 + 1.0;
                let gap = ((node.width() - widths) / gaps).min(self.size);
                let mut x = node.center().x - f32::midpoint(widths, gap * (gaps - 2.0));
                for (ink, value) in values {
                    let width = width(&value);
                    let at = Point::new(x + width / 2.0, values_part.center().y);
                    marks.push(text(at, ink, Face::Regular, value));
                    x += width + gap;
                }
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lettering(width: f32, height: f32) -> Option<Lettering> {
        let label = label();
        Lettering::new(&[&label], Rect::new(0.0, 0.0, width, height))
    }

    fn label() -> Label {
        let cell = Cell { left: 22, right: 16, sum: 34 };
        Label::new(Recurrence::FirSec, Interval::new(1, 4), Some(&cell))
    }

    fn texts(width: f32, height: f32) -> Vec<String> {
        let marks = lettering(width, height).map(|it| it.texts(&label(), Rect::new(0.0, 0.0, width, height), 1.0));
        let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
        marks.into_iter().flatten().filter_map(text).collect()
    }

    #[test]
    fn a_node_says_as_much_as_it_has_room_for() {
        assert_eq!(texts(80.0, 40.0), ["1…4", "22", "12"]);
        assert_eq!(texts(40.0, 12.0), ["1…4"]);
        assert_eq!(texts(11.0, 30.0), ["1…", "4"]);
        assert!(texts(6.0, 30.0).is_empty() && texts(40.0, 6.0).is_empty());
    }

    #[test]
    fn no_letters_are_smaller_than_the_smallest() {
        for width in 1..100 {
            for height in 1..60 {
                let lettering = lettering(width as f32, height as f32);
                assert!(lettering.is_none_or(|lettering| lettering.size >= SMALLEST_LETTERS));
            }
        }
    }

    #[test]
    fn values_are_those_of_the_recurrence() {
        let cell = Cell { left: 4, right: 4, sum: 104 };
        let values = |recurrence| Label::new(recurrence, Interval::new(0, 2), Some(&cell)).values;
        assert_eq!(values(Recurrence::MyTurn), [(Ink::First, "4".to_owned()), (Ink::Second, "100".to_owned())]);
        assert_eq!(values(Recurrence::TwoAhead), [(Ink::First, "4".to_owned())]);
        assert_eq!(values(Recurrence::Difference), [(Ink::Text, "−96".to_owned())]);
    }
}
