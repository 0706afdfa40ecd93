//! The lines of a recurrence with gaps, and the blocks to choose from. All lengths are in points of 1/72 inch.

use super::canvas::Canvas;
use crate::export::worksheet::gaps::{GappedRecurrence, LinePart};
use crate::export::worksheet::sheet::Side;
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke, fonts};
use crate::wording::worksheet as wording;

/// The height of a line, and that of a gap to write in.
const LINE: f32 = 27.0;
const GAP: f32 = 22.0;
/// The text sizes of a formula, of what stands before it, and of the number of a gap.
const FORMULA: f32 = 11.0;
const ABOUT: f32 = 8.5;
const NUMBER: f32 = 6.5;
/// The space around the text of a gap.
const PADDING: f32 = 5.0;
const INDENT: f32 = 22.0;
const BLOCKS: f32 = 9.5;

/// Draws the recurrence: with empty gaps, or with the right blocks in the gaps. The gaps are those that `is_gap` chooses.
pub fn draw(canvas: &mut Canvas, gapped: &GappedRecurrence, side: Side, is_gap: impl Fn(usize) -> bool) {
    let lines = gapped.lines(is_gap);
    let about = lines.iter().map(|line| fonts::width(Face::Regular, ABOUT, line.about)).fold(0.0, f32::max) + 12.0;
    let look = (Face::Mono, FORMULA);
    for line in lines {
        let Rect { left, top, .. } = canvas.room();
        let y = top + LINE / 2.0;
        let text = (Face::Regular, ABOUT);
        canvas.text(Point::new(left, y), Anchor::LeftCenter, text, ColorRole::WeakText, line.about);
        let mut x = left + about + if line.is_indented { INDENT } else { 0.0 };
        for part in line.parts {
            match part {
                LinePart::Text(text) => {
                    canvas.text(Point::new(x, y), Anchor::LeftCenter, look, ColorRole::Text, text);
                    x += fonts::width(look.0, look.1, text);
                }
                LinePart::Gap(number) => x += gap(canvas, gapped, side, number, Point::new(x, y)),
            }
        }
        canvas.skip(LINE);
    }
    canvas.skip(6.0);
}

/// Lists the blocks of each gap.
pub fn blocks(canvas: &mut Canvas, gapped: &GappedRecurrence) {
    for number in 0..gapped.gaps.len() {
        canvas.block(&wording::blocks_of_gap(number, gapped.blocks(number)), BLOCKS, ColorRole::Text);
        canvas.skip(2.0);
    }
    canvas.skip(6.0);
}

/// Draws a gap that begins at a point. Returns its width: that of the widest block.
fn gap(canvas: &mut Canvas, gapped: &GappedRecurrence, side: Side, number: usize, at: Point) -> f32 {
    let width_of = |text: &str| fonts::width(Face::Mono, FORMULA, text);
    let widest = gapped.gaps[number].blocks.iter().map(|block| width_of(block.text)).fold(0.0, f32::max);
    let label = (number + 1).to_string();
    // Narrow blocks, such as a sign, leave no room for the number otherwise.
    let room = fonts::width(Face::Regular, NUMBER, &label) + 4.0;
    let width = widest + room + PADDING;
    let rect = Rect::new(at.x + 2.0, at.y - GAP / 2.0, width, GAP);
    let stroke = Some(Stroke::new(1.0, ColorRole::Text));
    canvas.add(Mark::Rect { rect, radius: 2.5, fill: None, stroke });
    let corner = Point::new(rect.left + 2.5, rect.top + NUMBER * 0.6 + 1.0);
    canvas.text(corner, Anchor::LeftCenter, (Face::Regular, NUMBER), ColorRole::WeakText, &label);
    if side == Side::Solution {
        let middle = Point::new(rect.left + room, at.y);
        canvas.text(middle, Anchor::LeftCenter, (Face::Mono, FORMULA), ColorRole::Text, gapped.right(number));
    }
    width + 4.0
}
