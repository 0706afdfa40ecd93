//! The space for sums, and the sums of a solution. All lengths are in points of 1/72 inch.

use super::canvas::Canvas;
use crate::export::worksheet::sheet::{Side, Worksheet};
use crate::export::worksheet::sums::{SumPart, lines_of_cell, short_solution};
use crate::export::worksheet::task::Task;
use crate::game::table::derivation::Derivation;
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Point, Rect, fonts};
use crate::wording::worksheet as wording;

/// The height of a line to write on: 7 mm.
const HAND_LINE: f32 = 19.8;
/// The space between two cells in the space for sums.
const HAND_GAP: f32 = 5.0;
/// The shortest line for a number: 9 mm, or 0.75 of the text size for each digit.
const MIN_BLANK: f32 = 25.5;
/// The longest line for a number.
const MAX_BLANK: f32 = 62.0;
/// The most columns of cells in the space for sums.
const MAX_COLUMNS: usize = 4;
/// The text size in the space for sums.
const HAND_TEXT: f32 = 8.5;
/// The text sizes of the sums of a solution, the largest first.
const SOLUTION_SIZES: [f32; 6] = [9.0, 8.0, 7.2, 6.5, 6.0, 5.5];
/// The distance between two lines of a solution, as a part of the text size.
const SOLUTION_LINE: f32 = 1.45;
/// The space between two columns.
const COLUMN_GAP: f32 = 18.0;
/// The text size and the height of a heading.
const HEADING: (f32, f32) = (9.5, 17.0);

/// Draws the space for the sums of the empty cells, or these sums, as far as the page has room.
pub fn draw(canvas: &mut Canvas, sheet: &Worksheet, side: Side) {
    match side {
        Side::Sheet if sheet.style.task != Task::Fill => ruled_lines(canvas, wording::space_for_sums()),
        Side::Sheet => space(canvas, sheet),
        Side::Solution => solution(canvas, sheet),
    }
}

/// Fills the rest of a page with lines to write on.
pub fn ruled_lines(canvas: &mut Canvas, title: &str) {
    if canvas.room().height() < HEADING.1 + 2.0 * HAND_LINE {
        return;
    }
    heading(canvas, title);
    let Rect { left, right, top, bottom } = canvas.room();
    let count = ((bottom - top) / HAND_LINE) as usize;
    for number in 1..=count {
        canvas.line(left, right, top + number as f32 * HAND_LINE);
    }
    canvas.skip(count as f32 * HAND_LINE);
}

fn heading(canvas: &mut Canvas, text: &str) {
    let Rect { left, top, .. } = canvas.room();
    let at = Point::new(left, top + HEADING.0 / 2.0);
    canvas.text(at, Anchor::LeftCenter, (Face::Strong, HEADING.0), ColorRole::Text, text);
    canvas.skip(HEADING.1);
}

/// Draws a note at the bottom of the free area.
fn note(canvas: &mut Canvas, text: &str) {
    let Rect { left, bottom, .. } = canvas.room();
    let at = Point::new(left, bottom - HAND_TEXT / 2.0);
    canvas.text(at, Anchor::LeftCenter, (Face::Regular, HAND_TEXT), ColorRole::Text, text);
}

/// A cell in the space for sums: its name and its lines.
struct SumBox {
    label: String,
    lines: Vec<Vec<SumPart>>,
}

impl SumBox {
    fn height(&self) -> f32 {
        self.lines.len() as f32 * HAND_LINE + HAND_GAP
    }
}

/// The widths in the space for sums.
struct BoxWidths {
    columns: usize,
    column: f32,
    label: f32,
    /// The width of the first text of a line, such as `left`.
    first: f32,
    blank: f32,
}

fn boxes(sheet: &Worksheet) -> Vec<SumBox> {
    let count_from = sheet.style.count_from;
    let sum_box = |derivation: Derivation| SumBox {
        label: wording::cell_label(count_from, derivation.interval),
        lines: lines_of_cell(&derivation),
    };
    sheet.sums().map(sum_box).collect()
}

/// Returns the columns of boxes in which these come one below the other, the shortest that hold all of them: the number of
/// boxes in each.
fn columns_of(boxes: &[SumBox], columns: usize) -> Vec<usize> {
    let all: f32 = boxes.iter().map(SumBox::height).sum();
    let highest = boxes.iter().map(SumBox::height).fold(0.0, f32::max);
    let mut height = (all / columns as f32).max(highest);
    loop {
        let filled = filled(boxes, height);
        if filled.len() <= columns {
            return filled;
        }
        height += HAND_GAP;
    }
}

/// Returns the number of boxes in each column of a height that holds at least one.
fn filled(boxes: &[SumBox], height: f32) -> Vec<usize> {
    let (mut counts, mut used) = (vec![0], 0.0);
    for sums in boxes {
        if used + sums.height() > height + 0.01 && used > 0.0 {
            counts.push(0);
            used = 0.0;
        }
        used += sums.height();
        *counts.last_mut().expect("there is a column") += 1;
    }
    counts
}

/// Returns the height of the highest column.
fn height_of(boxes: &[SumBox], counts: &[usize]) -> f32 {
    let (mut highest, mut rest) = (0.0_f32, boxes);
    for count in counts {
        let (column, others) = rest.split_at(*count);
        highest = highest.max(column.iter().map(SumBox::height).sum());
        rest = others;
    }
    highest
}

/// Returns the height that the sums of all empty cells take on a page of this width. `None` without sums, and if the page is
/// too narrow.
pub fn height(sheet: &Worksheet, width: f32) -> Option<f32> {
    let boxes = boxes(sheet);
    if boxes.is_empty() || sheet.style.task != Task::Fill {
        return None;
    }
    let columns = (1..=MAX_COLUMNS).rev().find(|columns| box_widths(sheet, &boxes, *columns, width).is_some())?;
    Some(HEADING.1 + height_of(&boxes, &columns_of(&boxes, columns)))
}

fn space(canvas: &mut Canvas, sheet: &Worksheet) {
    let boxes = boxes(sheet);
    if boxes.is_empty() {
        ruled_lines(canvas, wording::space_for_sums());
        return;
    }
    let room = canvas.room();
    let free = room.height() - HEADING.1;
    let widths: Vec<_> =
        (1..=MAX_COLUMNS).filter_map(|columns| box_widths(sheet, &boxes, columns, room.width())).collect();
    let has_room = |widths: &&BoxWidths| height_of(&boxes, &columns_of(&boxes, widths.columns)) <= free + 0.01;
    let enough = widths.iter().find(has_room);
    let Some(widths) = enough.or(widths.last()) else {
        ruled_lines(canvas, wording::space_for_sums());
        return;
    };
    let counts = match enough {
        Some(widths) => columns_of(&boxes, widths.columns),
        None if free - 16.0 < boxes[0].height() => vec![],
        None => filled(&boxes, free - 16.0).into_iter().take(widths.columns).collect(),
    };
    if enough.is_none() {
        note(canvas, if counts.is_empty() { wording::sums_on_back() } else { wording::other_sums() });
    }
    if counts.is_empty() {
        return;
    }
    heading(canvas, wording::space_for_sums());
    let top = canvas.room().top;
    let mut rest = &boxes[..];
    for (number, count) in counts.into_iter().enumerate() {
        let left = room.left + number as f32 * (widths.column + COLUMN_GAP);
        let (column, others) = rest.split_at(count);
        let mut top = top;
        for sums in column {
            let baseline = |line: usize| top + (line as f32 + 1.0) * HAND_LINE - 5.0;
            let at = Point::new(left, baseline(0) - HAND_TEXT * 0.35);
            canvas.text(at, Anchor::LeftCenter, (Face::Strong, HAND_TEXT), ColorRole::Text, &sums.label);
            for (line, parts) in sums.lines.iter().enumerate() {
                blank_line(canvas, widths, parts, Point::new(left + widths.label, baseline(line)));
            }
            top += sums.height();
        }
        rest = others;
    }
}

/// Returns the widths for so many columns in the width `room`, or `None` if the lines for numbers would be too short.
fn box_widths(sheet: &Worksheet, boxes: &[SumBox], columns: usize, room: f32) -> Option<BoxWidths> {
    let lines = || boxes.iter().flat_map(|sums| &sums.lines);
    let label = boxes.iter().map(|sums| fonts::width(Face::Strong, HAND_TEXT, &sums.label)).fold(0.0, f32::max) + 7.0;
    let first = lines().map(|line| text_width(&line[..1])).fold(0.0, f32::max);
    let column = (room - (columns - 1) as f32 * COLUMN_GAP) / columns as f32;
    let blank = |line: &Vec<SumPart>| {
        let is_number = |part: &&SumPart| matches!(part, SumPart::Number(_));
        (column - label - first - text_width(&line[1..])) / line.iter().filter(is_number).count() as f32
    };
    let blank = lines().map(blank).fold(MAX_BLANK, f32::min);
    let digits = sheet.row().max_number_len() as f32;
    let has_room = blank >= MIN_BLANK.max(digits * HAND_TEXT * 0.6);
    has_room.then_some(BoxWidths { columns, column, label, first, blank })
}

/// Returns the width of the texts of a line, without its numbers.
fn text_width(line: &[SumPart]) -> f32 {
    let width = |part: &SumPart| match part {
        SumPart::Text(text) => fonts::width(Face::Regular, HAND_TEXT, text),
        SumPart::Number(_) => 0.0,
    };
    line.iter().map(width).sum()
}

/// Draws a line of a sum with a line to write on for each number.
fn blank_line(canvas: &mut Canvas, widths: &BoxWidths, parts: &[SumPart], Point { mut x, y }: Point) {
    for (number, part) in parts.iter().enumerate() {
        match part {
            SumPart::Text(text) => {
                let at = Point::new(x, y - HAND_TEXT * 0.35);
                canvas.text(at, Anchor::LeftCenter, (Face::Regular, HAND_TEXT), ColorRole::Text, text.trim_end());
                x += if number == 0 { widths.first } else { fonts::width(Face::Regular, HAND_TEXT, text) };
            }
            SumPart::Number(_) => {
                canvas.line(x, x + widths.blank, y);
                x += widths.blank;
            }
        }
    }
}

fn solution(canvas: &mut Canvas, sheet: &Worksheet) {
    let count_from = sheet.style.count_from;
    let texts: Vec<_> = sheet.sums().map(|derivation| short_solution(count_from, &derivation)).collect();
    if texts.is_empty() || canvas.room().height() < HEADING.1 + 2.0 * SOLUTION_SIZES[0] {
        return;
    }
    heading(canvas, wording::sums());
    let room = canvas.room();
    let widest = texts.iter().map(|text| fonts::width(Face::Regular, 1.0, text)).fold(0.0, f32::max);
    let columns_at = |size: f32| ((room.width() + COLUMN_GAP) / (widest * size + COLUMN_GAP)) as usize;
    let rows_in = |height: f32, size: f32| (height / (size * SOLUTION_LINE)) as usize;
    let has_room = |size: &f32| columns_at(*size) * rows_in(room.height(), *size) >= texts.len();
    let [.., smallest] = SOLUTION_SIZES;
    let found = SOLUTION_SIZES.into_iter().find(has_room);
    let size = found.unwrap_or_else(|| smallest.min(room.width() / widest));
    let columns = columns_at(size).max(1);
    let rows = match found {
        Some(_) => texts.len().div_ceil(columns),
        None => rows_in(room.height() - 2.0 * HAND_TEXT, size),
    };
    if found.is_none() {
        note(canvas, wording::no_more_sums());
    }
    let column = (room.width() + COLUMN_GAP) / columns as f32;
    for (number, text) in texts.iter().take(rows * columns).enumerate() {
        let x = room.left + (number / rows) as f32 * column;
        let y = room.top + ((number % rows) as f32 + 0.5) * size * SOLUTION_LINE;
        canvas.text(Point::new(x, y), Anchor::LeftCenter, (Face::Regular, size), ColorRole::Text, text);
    }
}
