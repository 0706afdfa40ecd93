//! A recurrence that is put together, on a slide: its lines with what is in the gaps, and the blocks that fit into them.

use crate::game::build::Build;
use crate::game::build::form::{Kind, Line, LineAbout, Part};
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::width;
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke};
use crate::wording::build as texts;

/// The largest text size of the lines on a slide of the usual size, and how much smaller they get at each try.
const FORMULA_SIZE: f32 = 34.0;
const SMALLER: f32 = 0.95;
/// The sizes of the following are parts of the text size of the lines: what a line is about, and the blocks.
const ABOUT: f32 = 0.72;
const BLOCK: f32 = 0.8;
/// The distance between lines, the height of a slot, the space inside it, and the width of an empty one.
const LINE: f32 = 1.75;
const SLOT: f32 = 1.35;
const INSET: f32 = 0.35;
const GAP: f32 = 3.0;
/// The space before the two choices of a rule, and between what stands side by side.
const INDENT: f32 = 1.8;
const SPACE: f32 = 0.6;

/// Draws from the left to the right and from the top down, in one text size.
struct Pen {
    area: Rect,
    size: f32,
    x: f32,
    /// The middle of the line.
    y: f32,
    marks: Vec<Mark>,
    /// How far to the right anything reaches.
    right: f32,
}

/// Returns the lines of a recurrence with its gaps and the blocks below them, as large as they fit into `area`. `unit` is
/// the scale of the slide.
pub fn build_slide(area: Rect, unit: f32, build: &Build) -> Vec<Mark> {
    let mut size = FORMULA_SIZE * unit;
    loop {
        let pen = Pen::all(area, size, build);
        let bottom = pen.y + SLOT * size / 2.0;
        if (pen.right <= area.right && bottom <= area.bottom) || size < 1.0 {
            // The whole stands in the middle, a little above it.
            let (right, down) = ((area.right - pen.right) / 2.0, (area.bottom - bottom) * 0.4);
            return pen.marks.into_iter().map(|mark| mark.placed(1.0, (right.max(0.0), down.max(0.0)))).collect();
        }
        size *= SMALLER;
    }
}

impl Pen {
    fn all(area: Rect, size: f32, build: &Build) -> Self {
        let mut pen = Self { area, size, x: area.left, y: area.top, marks: vec![], right: area.left };
        pen.y -= (LINE - SLOT / 2.0) * size;
        for line in build.lines() {
            pen.begin_line();
            pen.line(build, line);
        }
        pen.y += 0.5 * size;
        pen.begin_line();
        pen.blocks(build);
        pen
    }

    fn begin_line(&mut self) {
        self.x = self.area.left;
        self.y += LINE * self.size;
    }

    fn line(&mut self, build: &Build, line: &Line) {
        let about = texts::about::name(line.about);
        let slots = build.form().slots();
        if line.about == LineAbout::Meaning {
            self.text(Face::Regular, 1.0, ColorRole::Text, about);
            self.x += SPACE * self.size;
        }
        if line.about.is_indented() {
            self.x += INDENT * self.size;
        }
        for part in &line.parts {
            match part {
                Part::Text(text) => self.text(Face::Mono, 1.0, ColorRole::Text, text),
                Part::Slot(slot) => {
                    let shown = texts::shown(build, *slot);
                    let face = face_of(slots[*slot].kind);
                    if build.is_open(*slot) {
                        self.slot(face, 1.0, role_of(line.about), shown);
                    } else {
                        self.text(face, 1.0, ColorRole::Text, shown.unwrap_or_default());
                    }
                }
            }
        }
        if line.about != LineAbout::Meaning {
            self.x += 2.0 * SPACE * self.size;
            self.text(Face::Regular, ABOUT, role_of_words(line.about), about);
        }
    }

    /// Draws the blocks of the open slots, those of each kind once. A kind is not broken if it has room on a line.
    fn blocks(&mut self, build: &Build) {
        let slots = build.form().slots();
        let mut kinds: Vec<Kind> = vec![];
        for (slot, place) in build.open_slots().map(|slot| (slot, &slots[slot])) {
            if kinds.contains(&place.kind) {
                continue;
            }
            kinds.push(place.kind);
            let texts = texts::blocks(build.form(), slot);
            let face = face_of(place.kind);
            let size = self.size;
            let wide = |text: &str| width(face, BLOCK * size, text) + 2.0 * INSET * size;
            let whole: f32 = texts.iter().map(|text| wide(text) + SPACE * size).sum();
            // A kind that has no room on this line begins the next one.
            if self.x > self.area.left && self.x + SPACE * size + whole > self.area.right {
                self.begin_line();
            } else if self.x > self.area.left {
                self.x += 2.0 * SPACE * size;
            }
            for text in texts {
                if self.x > self.area.left && self.x + wide(text) > self.area.right {
                    self.begin_line();
                }
                self.slot(face, BLOCK, ColorRole::WeakText, Some(text));
                self.x += SPACE * size;
            }
        }
    }

    /// Draws a text whose size is this part of the pen's, and goes on behind it.
    fn text(&mut self, face: Face, part: f32, role: ColorRole, text: &str) {
        let size = part * self.size;
        let at = Point::new(self.x, self.y);
        let (anchor, paint) = (Anchor::LeftCenter, role.into());
        self.marks.push(Mark::Text { at, anchor, size, face, paint, text: text.to_owned() });
        self.advance(width(face, size, text));
    }

    /// Draws a slot or a block. Without a text, it is a gap.
    fn slot(&mut self, face: Face, part: f32, role: ColorRole, text: Option<&str>) {
        let (size, inset) = (part * self.size, INSET * part * self.size);
        let wide = text.map_or(GAP * size, |text| width(face, size, text) + 2.0 * inset);
        let high = SLOT * size;
        let rect = Rect::new(self.x, self.y - high / 2.0, wide, high);
        let fill = if text.is_some() { ColorRole::Raised } else { ColorRole::Background };
        let stroke = Stroke::new(0.06 * self.size, role);
        self.marks.push(Mark::Rect { rect, radius: 0.25 * size, fill: Some(fill.into()), stroke: Some(stroke) });
        let end = self.x + wide;
        if let Some(text) = text {
            self.x += inset;
            self.text(face, part, ColorRole::Text, text);
        }
        self.advance(end - self.x);
    }

    fn advance(&mut self, by: f32) {
        self.x += by;
        self.right = self.right.max(self.x);
    }
}

/// Returns the face of what is in a slot.
pub fn face_of(kind: Kind) -> Face {
    if kind == Kind::Meaning { Face::Strong } else { Face::Mono }
}

/// Returns the color of a slot on a line.
pub fn role_of(about: LineAbout) -> ColorRole {
    match about {
        LineAbout::Left | LineAbout::LeftCoins => ColorRole::Left,
        LineAbout::Right | LineAbout::RightCoins => ColorRole::Right,
        _ => ColorRole::Mover,
    }
}

/// Returns the color of the words about a line.
pub fn role_of_words(about: LineAbout) -> ColorRole {
    if about.is_choice() { role_of(about) } else { ColorRole::WeakText }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;
    use crate::game::build::Gaps;
    use crate::game::build::form::Form;
    use crate::picture::fonts::extent;

    #[test]
    fn every_exercise_fits_onto_a_slide_with_its_gaps_and_its_blocks() {
        for recurrence in Form::all().iter().map(|form| form.recurrence) {
            for gaps in Gaps::ALL {
                let empty = Build::new(recurrence, gaps);
                let open: Vec<_> = empty.open_slots().collect();
                let filled = open.iter().fold(empty.clone(), |build, slot| build.with(*slot, Some(0)));
                for (width, height) in [(1280.0, 560.0), (640.0, 380.0)] {
                    let area = Rect::new(20.0, 60.0, width, height);
                    let gaps_of = |build: &Build| {
                        let marks = build_slide(area, width / 1280.0, build);
                        for mark in &marks {
                            assert!(area.grown(1.0).holds(extent(mark)), "{recurrence:?}, {gaps:?}: {mark:?}");
                        }
                        let is_gap = |mark: &&Mark| matches!(mark, Mark::Rect { fill: Some(fill), .. } if fill.role == ColorRole::Background);
                        marks.iter().filter(is_gap).count()
                    };
                    assert_eq!((gaps_of(&empty), gaps_of(&filled)), (open.len(), 0));
                }
            }
        }
    }

    #[test]
    fn the_blocks_of_each_open_kind_stand_there_once() {
        let build = Build::new(Recurrence::FIR_SEC, Gaps::One);
        let marks = build_slide(Rect::new(0.0, 0.0, 1280.0, 560.0), 1.0, &build);
        let texts = marks.iter().filter_map(|mark| match mark {
            Mark::Text { text, face: Face::Mono, .. } => Some(&**text),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        for block in ["sec[i+1][j]", "fir[i+1][j]", "sec[i][j−1]", "fir[i][j−1]"] {
            // Where a block is no choice, it stands in the equations.
            let expected = if block == "sec[i][j−1]" { 2 } else { 1 };
            assert_eq!(texts.iter().filter(|text| **text == block).count(), expected, "{block}: {texts:?}");
        }
    }
}
