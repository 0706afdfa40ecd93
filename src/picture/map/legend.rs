//! The legend of a map: which lengths it shows, what its colors mean, and what a pixel stands for.

use super::colors::ColorScale;
use super::scene::{COLOR_BAR_WIDTH, TableMap, color_legend, free_corner};
use crate::game::table::overview::{Lengths, SampleGrid};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::Grid;
use crate::picture::text_block::{TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Point, Rect, fonts};
use crate::session::Reading;
use crate::wording::map as texts;

/// The part of a slide's width that the legend takes. The title has the rest.
const PART_OF_SLIDE: f32 = 0.68;
/// The height of the words in the corner of a slide's map, as a part of their text size. It has room for two lines.
const CORNER_LINES: f32 = 2.7;
/// The text size of a caption, in points.
const CAPTION_TEXT_SIZE: f32 = 16.0;

/// What the legend of a map follows from.
#[derive(Clone, Copy, Debug)]
pub struct MapLegend<'a> {
    pub scale: &'a ColorScale,
    pub samples: &'a SampleGrid,
    /// What the lengths are called.
    pub lengths: Lengths,
}

impl<'a> MapLegend<'a> {
    /// Returns the legend of a map.
    pub fn of(map: &'a TableMap, lengths: Lengths) -> Self {
        Self { scale: &map.scale, samples: &map.samples, lengths }
    }

    /// Returns the legend and the title at the top of a slide, and what a pixel is in the corner that the cells leave free.
    pub fn on_slide(&self, labels: Rect, size: f32, title: &str, grid: &Grid) -> Vec<Mark> {
        let room = PART_OF_SLIDE * labels.width();
        let (_, words) = self.colors(labels, size, 0.0);
        let (mut marks, _) = self.colors(labels, size, room - words);
        let left = labels.left + room;
        let text = fonts::cut_to_fit(Face::Strong, size, title, labels.right - left);
        let at = Point::new(labels.right, labels.top + size * 0.7);
        let (anchor, face, paint) = (Anchor::RightCenter, Face::Strong, ColorRole::Text.into());
        marks.push(Mark::Text { at, anchor, size, face, paint, text });
        marks.extend(self.what_a_pixel_is(free_corner(grid, CORNER_LINES * size), size));
        marks
    }

    /// Returns the caption of a map without a slide: its colors, and what a pixel is.
    pub fn caption(&self, room: Rect) -> Vec<Mark> {
        let labels = |size: f32| self.colors(room, size, COLOR_BAR_WIDTH * size);
        let (_, width) = labels(CAPTION_TEXT_SIZE);
        // A smaller bar with smaller numbers has the same numbers. A shorter one has fewer.
        let size = CAPTION_TEXT_SIZE * (room.width() / width).min(1.0);
        let (mut marks, _) = labels(size);
        let line = Rect { top: room.top + 2.6 * size, bottom: room.top + 4.4 * size, ..room };
        marks.extend(self.what_a_pixel_is(line, size));
        marks
    }

    /// Returns which lengths the map shows, and what its colors mean, on the first line of a room. `bar` is the width of a
    /// color bar. Returns the width that is used, too.
    fn colors(&self, room: Rect, size: f32, bar: f32) -> (Vec<Mark>, f32) {
        let gap = size * 0.6;
        let (mut marks, mut left) = (Vec::new(), room.left);
        let text = |marks: &mut Vec<Mark>, left: &mut f32, face: Face, role: ColorRole, text: &str| {
            let at = Point::new(*left, room.top + size * 0.7);
            let (anchor, paint) = (Anchor::LeftCenter, role.into());
            marks.push(Mark::Text { at, anchor, size, face, paint, text: text.to_owned() });
            *left += fonts::width(face, size, text) + gap;
        };
        text(&mut marks, &mut left, Face::Strong, ColorRole::Text, self.lengths.name());
        let has_sides = self.scale.reading() == Reading::Difference;
        if has_sides {
            text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, texts::mover_is_behind());
        }
        let place = Rect { left, right: left + bar, bottom: room.top + 1.4 * size, ..room };
        let (legend, width) = color_legend(self.scale, place, size);
        marks.extend(legend);
        left += width + gap;
        if has_sides {
            text(&mut marks, &mut left, Face::Regular, ColorRole::WeakText, texts::mover_is_ahead());
        }
        (marks, left - gap - room.left)
    }

    /// Returns in words what a pixel stands for, from the upper left corner of a room.
    fn what_a_pixel_is(&self, room: Rect, size: f32) -> Vec<Mark> {
        let look = TextLook {
            face: Face::Regular,
            paint: ColorRole::WeakText.into(),
            size,
            min_size: size * 0.7,
            anchor: Anchor::LeftCenter,
        };
        text_block(room, look, &texts::pixel_text(self.samples))
    }
}
