//! A listing on a slide, with the lines that are executed and what they come to.

use crate::listing::Listing;
use crate::listing::execution::Execution;
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Point, Rect, fonts};

/// The distance between two lines, as a part of the text size.
const LINE_HEIGHT: f32 = 1.32;
/// The width of the line numbers left of the code, and their text size, as parts of the code's text size.
pub const GUTTER_PART: f32 = 2.4;
pub const NUMBER_PART: f32 = 0.8;
/// The space before a note and inside it, as parts of the text size.
const NOTE_SPACE: f32 = 1.1;
const NOTE_INSET: f32 = 0.5;

/// Everything that the picture of a listing follows from.
#[derive(Clone, Copy, Debug)]
pub struct CodeScene<'a> {
    pub listing: &'a Listing,
    /// What is executed. `None` before the first step.
    pub execution: Option<&'a Execution>,
    pub area: Rect,
    /// The text size in points if the listing has room.
    pub text_size: f32,
}

impl CodeScene<'_> {
    /// Returns all lines with their numbers, from top to bottom. A picture cannot be scrolled, so a long listing is written
    /// smaller.
    pub fn marks(&self) -> Vec<Mark> {
        let lines = &self.listing.lines;
        let size = self.size();
        let step = size * LINE_HEIGHT;
        let is_executed = |number: usize| self.execution.is_some_and(|execution| execution.is_at(&lines[number]));
        let notes = self.execution.map_or_else(|| vec![None; lines.len()], |execution| execution.notes(self.listing));
        let left = self.area.left + GUTTER_PART * size;
        let mut marks = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            let top = self.area.top + number as f32 * step;
            let band = Rect { top, bottom: top + step, ..self.area };
            let y = band.center().y;
            if is_executed(number) {
                let bar = Rect { right: band.left + size * 0.17, ..band };
                for (rect, role) in [(band, ColorRole::Raised), (bar, ColorRole::Current)] {
                    marks.push(Mark::Rect { rect, radius: 1.0, fill: Some(role.into()), stroke: None });
                }
            }
            let role = if is_executed(number) { ColorRole::Text } else { ColorRole::WeakText };
            marks.push(Mark::Text {
                at: Point::new(left - 0.4 * size, y),
                anchor: Anchor::RightCenter,
                size: size * NUMBER_PART,
                face: Face::Mono,
                paint: role.into(),
                text: (number + 1).to_string(),
            });
            // Formats may drop spaces at the beginning of a text, so the place of the text is indented.
            let text = line.text.trim_start();
            let indent = line.text.len() - text.len();
            let x = left + indent as f32 * fonts::width(Face::Mono, size, " ");
            if !text.is_empty() {
                let (at, anchor, paint) = (Point::new(x, y), Anchor::LeftCenter, ColorRole::Text.into());
                marks.push(Mark::Text { at, anchor, size, face: Face::Mono, paint, text: text.to_owned() });
            }
            if let Some(note) = notes[number] {
                let end = x + fonts::width(Face::Mono, size, text);
                marks.extend(self.note(end, band, size, note));
            }
        }
        marks
    }

    /// Returns the text size at which all lines have room.
    fn size(&self) -> f32 {
        let lines = &self.listing.lines;
        let widest = lines.iter().map(|line| fonts::width(Face::Mono, self.text_size, &line.text)).fold(0.0, f32::max);
        let by_width = self.area.width() / (widest + GUTTER_PART * self.text_size);
        let by_height = self.area.height() / (lines.len() as f32 * self.text_size * LINE_HEIGHT);
        self.text_size * by_width.min(by_height).min(1.0)
    }

    /// Returns what a line comes to, behind its end. A note without room is left out, because a part of a number looks
    /// like another number.
    fn note(&self, end: f32, band: Rect, size: f32, note: &str) -> Vec<Mark> {
        let left = end + NOTE_SPACE * size;
        let right = left + fonts::width(Face::Strong, size, note) + 2.0 * NOTE_INSET * size;
        if right > self.area.right {
            return Vec::new();
        }
        let rect = Rect { left, right, ..band };
        let at = Point::new(left + NOTE_INSET * size, band.center().y);
        let (anchor, face, paint) = (Anchor::LeftCenter, Face::Strong, ColorRole::Text.into());
        vec![
            Mark::Rect { rect, radius: size * 0.2, fill: Some(ColorRole::Background.into()), stroke: None },
            Mark::Text { at, anchor, size, face, paint, text: note.to_owned() },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fusion::run::FusionRun;
    use crate::game::{CountFrom, Row};
    use crate::listing::{Language, Method};

    fn text(mark: &Mark) -> Option<&str> {
        if let Mark::Text { text, .. } = mark { Some(text) } else { None }
    }

    #[test]
    fn all_lines_are_shown_and_the_executed_ones_are_marked_with_their_notes() {
        let row: Row = "8 15 3 7".parse().unwrap();
        let listing = Listing::new(Method::Fusion, Language::Python, CountFrom::Zero);
        let execution = Execution::of_fusion(&FusionRun::new(&row), CountFrom::Zero, 1.0).unwrap();
        // It fits if it is a little smaller.
        let area = Rect::new(0.0, 0.0, 1_200.0, listing.lines.len() as f32 * 20.0 * LINE_HEIGHT * 0.85);
        let marks = CodeScene { listing: &listing, execution: Some(&execution), area, text_size: 20.0 }.marks();
        let texts: Vec<_> = marks.iter().filter_map(text).collect();
        for line in &listing.lines {
            let line = line.text.trim();
            assert!(line.is_empty() || texts.contains(&line), "{line} is not in {texts:?}");
        }
        let is_band =
            |mark: &&Mark| matches!(mark, Mark::Rect { fill: Some(fill), .. } if fill.role == ColorRole::Raised);
        let bands = marks.iter().filter(is_band).count();
        assert_eq!(bands, listing.lines.iter().filter(|line| execution.is_at(line)).count());
        assert!(bands > 0);
        assert!(execution.notes(&listing).into_iter().flatten().all(|note| texts.contains(&note)));
    }

    #[test]
    fn a_listing_without_room_is_written_smaller_and_stays_whole() {
        let listing = Listing::new(Method::Fusion, Language::Cpp, CountFrom::Zero);
        for (width, height) in [(1_200.0, 400.0), (150.0, 2_000.0)] {
            let area = Rect::new(0.0, 0.0, width, height);
            let marks = CodeScene { listing: &listing, execution: None, area, text_size: 20.0 }.marks();
            let texts: Vec<_> = marks.iter().filter_map(text).collect();
            for (number, line) in listing.lines.iter().enumerate() {
                let (number, line) = ((number + 1).to_string(), line.text.trim());
                assert!(texts.contains(&&number[..]) && (line.is_empty() || texts.contains(&line)), "{number}: {line}");
            }
            for mark in &marks {
                let Mark::Text { at, size, text, anchor, .. } = mark else { panic!("{mark:?}") };
                let right = if *anchor == Anchor::LeftCenter { fonts::width(Face::Mono, *size, text) } else { 0.0 };
                assert!(at.x + right <= width + 0.1 && at.y + size / 2.0 <= height, "{mark:?}");
            }
        }
    }
}
