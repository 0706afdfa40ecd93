//! A listing, with the lines that are executed and what they come to. Numbers of the table have their colors there.

use std::ops::Range;

use crate::game::{Interval, Recurrence};
use crate::listing::Listing;
use crate::listing::execution::Execution;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Point, Rect, Stroke, fonts};

/// The distance between two lines, as a part of the text size.
const LINE_HEIGHT: f32 = 1.32;
/// The width of the line numbers left of the code, and their text size, as parts of the code's text size.
const GUTTER_PART: f32 = 2.4;
const NUMBER_PART: f32 = 0.8;
/// The smallest size of a line's number and of the remark, in points, if the code is larger.
const MIN_SMALL_SIZE: f32 = 11.0;
/// The space before a note and inside it, as parts of the text size.
const NOTE_SPACE: f32 = 1.1;
const NOTE_INSET: f32 = 0.5;
/// The edge around a term that is marked, as a part of the text size.
const LIT_EDGE: f32 = 0.12;
/// The text size of the remark as a part of that of the code, and the smallest one as a part of that.
const REMARK_PART: f32 = 0.85;
const MIN_REMARK_PART: f32 = 0.5;
/// The smallest size of a remark on a slide, over that of the code.
const LEAST_REMARK: f32 = 0.82;
/// How comments begin.
const COMMENTS: [&str; 2] = ["#", "//"];

/// Everything that the picture of a listing follows from.
#[derive(Clone, Debug)]
pub struct CodeScene<'a> {
    pub listing: &'a Listing,
    /// What stands below the code: the variables that have a value now, or why no line is marked.
    pub remark: String,
    /// What is executed. `None` before the first step.
    pub execution: Option<&'a Execution>,
    /// The recurrence whose numbers have their colors.
    pub recurrence: Recurrence,
    /// The cell whose reads are marked, because a person points at it.
    pub lit: Option<Interval>,
    pub area: Rect,
    /// The text size in points if the listing has room.
    pub text_size: f32,
    /// The place of the remark on a slide, and the smallest text size in points that can be read there. A long listing
    /// shows the lines around the executed ones then. Without it, all lines are shown, and the remark is below them.
    pub on_slide: Option<(Rect, f32)>,
}

/// The lines of a listing that are shown.
struct ShownLines {
    range: Range<usize>,
    /// Whether a line with three dots stands above them, and below them.
    goes_on: (bool, bool),
}

/// A term such as `sec[i+1][j]`: its line, its place in the text of the line, and the cell that it reads now.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CodeRead {
    line: usize,
    range: Range<usize>,
    interval: Interval,
}

impl CodeScene<'_> {
    /// Returns all lines with their numbers, from top to bottom. A picture cannot be scrolled, so a long listing is written
    /// smaller.
    pub fn marks(&self) -> Vec<Mark> {
        let lines = &self.listing.lines;
        let size = self.size();
        let is_executed = |number: usize| self.execution.is_some_and(|execution| execution.is_at(&lines[number]));
        let notes = self.execution.map_or_else(|| vec![None; lines.len()], |execution| execution.notes(self.listing));
        let left = self.area.left + GUTTER_PART * size;
        let mut marks = Vec::new();
        let least_small = self.on_slide.map_or(MIN_SMALL_SIZE, |(_, least)| least * LEAST_REMARK);
        let shown = self.shown();
        for (number, line) in lines.iter().enumerate().filter(|(number, _)| shown.range.contains(number)) {
            let band = self.band(number, size);
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
                size: (size * NUMBER_PART).max(least_small.min(size)),
                face: Face::Mono,
                paint: role.into(),
                text: (number + 1).to_string(),
            });
            let x = |at| self.x(number, at, size);
            for (range, role) in self.spans(&line.text) {
                let (at, anchor, paint) = (Point::new(x(range.start), y), Anchor::LeftCenter, role.into());
                let text = line.text[range].to_owned();
                marks.push(Mark::Text { at, anchor, size, face: Face::Mono, paint, text });
            }
            if let Some(note) = notes[number] {
                marks.extend(self.note(x(line.text.len()), band, size, note));
            }
        }
        let is_lit = |read: &CodeRead| Some(read.interval) == self.lit && shown.range.contains(&read.line);
        for read in self.reads().into_iter().filter(is_lit) {
            let stroke = Some(Stroke::new(size * LIT_EDGE, ColorRole::Current));
            marks.push(Mark::Rect { rect: self.place(&read, size), radius: size * 0.2, fill: None, stroke });
        }
        let dots = [(shown.goes_on.0, shown.range.start.wrapping_sub(1)), (shown.goes_on.1, shown.range.end)];
        for (_, number) in dots.into_iter().filter(|(goes_on, _)| *goes_on) {
            let at = Point::new(left, self.band(number, size).center().y);
            let (anchor, face, paint) = (Anchor::LeftCenter, Face::Mono, ColorRole::WeakText.into());
            marks.push(Mark::Text { at, anchor, size, face, paint, text: "…".to_owned() });
        }
        if self.remark.is_empty() {
            return marks;
        }
        // A long remark takes more lines, down to the edge of the area.
        let below = Rect { left, bottom: self.area.bottom, ..self.band(lines.len() + 1, size) };
        let room = self.on_slide.map_or(below, |(place, _)| Rect { left, ..place });
        let (size, paint) = (size * REMARK_PART, ColorRole::WeakText.into());
        let least = self.on_slide.map_or(MIN_SMALL_SIZE, |(_, least)| least * LEAST_REMARK);
        let min_size = (size * MIN_REMARK_PART).max(least.min(size));
        let look = TextLook { face: Face::Mono, paint, size, min_size, anchor: Anchor::LeftCenter };
        marks.extend(text_block(room, look, &self.remark));
        marks
    }

    /// Returns the place of a line.
    pub fn line(&self, number: usize) -> Rect {
        self.band(number, self.size())
    }

    /// Returns the cell that the term at a point reads.
    pub fn read_at(&self, at: Point) -> Option<Interval> {
        let size = self.size();
        self.reads().into_iter().find(|read| self.place(read, size).contains(at)).map(|read| read.interval)
    }

    fn band(&self, number: usize, size: f32) -> Rect {
        let step = size * LINE_HEIGHT;
        let ShownLines { range, goes_on } = self.shown();
        let before = range.start as f32 - if goes_on.0 { 1.0 } else { 0.0 };
        let top = self.area.top + (number as f32 - before) * step;
        Rect { top, bottom: top + step, ..self.area }
    }

    /// Returns where the text of a line is at a byte.
    fn x(&self, line: usize, at: usize, size: f32) -> f32 {
        let before = &self.listing.lines[line].text[..at];
        self.area.left + GUTTER_PART * size + fonts::width(Face::Mono, size, before)
    }

    fn place(&self, CodeRead { line, range, .. }: &CodeRead, size: f32) -> Rect {
        let [left, right] = [range.start, range.end].map(|at| self.x(*line, at, size));
        Rect { left, right, ..self.band(*line, size) }
    }

    /// Returns the terms that read a cell of the table, while their indices have values.
    fn reads(&self) -> Vec<CodeRead> {
        let Some(execution) = self.execution else { return Vec::new() };
        let lines = self.listing.lines.iter().enumerate();
        lines.flat_map(|(line, code)| reads_in(line, &code.text, execution)).collect()
    }

    /// Returns the parts of a line that have a color of their own, and those between them. Spaces at its beginning belong
    /// to none, because formats may drop them.
    fn spans(&self, text: &str) -> Vec<(Range<usize>, ColorRole)> {
        let start = text.len() - text.trim_start().len();
        if COMMENTS.iter().any(|comment| text[start..].starts_with(comment)) {
            return vec![(start..text.len(), ColorRole::WeakText)];
        }
        let mut spans: Vec<(Range<usize>, ColorRole)> = Vec::new();
        let mut add = |range: Range<usize>, role| match spans.last_mut() {
            Some((last, before)) if *before == role => last.end = range.end,
            _ if range.is_empty() => {}
            _ => spans.push((range, role)),
        };
        let mut at = start;
        for word in words(text).filter(|word| word.start >= start) {
            let role = self.role_of(&text[word.clone()]);
            add(at..word.start, ColorRole::Text);
            at = word.end;
            add(word, role);
        }
        add(at..text.len(), ColorRole::Text);
        spans
    }

    /// Returns the color of a name: that of its number in the table, or of its end of the row.
    fn role_of(&self, name: &str) -> ColorRole {
        let (first, second) = self.recurrence.quantities();
        match name {
            "left" => ColorRole::Left,
            "right" => ColorRole::Right,
            _ if name == first.name() => ColorRole::Mover,
            _ if second.is_some_and(|second| name == second.name()) => ColorRole::Other,
            _ => ColorRole::Text,
        }
    }

    /// Returns the text size at which all lines have room: on a slide, only their width.
    fn size(&self) -> f32 {
        let (width, height) = needed(self.listing, self.text_size);
        let (across, down) = (self.area.width() / width, self.area.height() / height);
        let Some((_, least)) = self.on_slide else { return self.text_size * across.min(down).min(1.0) };
        // All lines at a size that can be read are better than some larger ones.
        let lines = self.area.height() / (self.listing.lines.len() as f32 * LINE_HEIGHT);
        let size = if lines >= least { lines.min(self.text_size) } else { self.text_size };
        size.min(self.text_size * across)
    }

    /// Returns the lines that are shown. On a slide, these are the ones around those that are executed.
    fn shown(&self) -> ShownLines {
        let lines = &self.listing.lines;
        let all = lines.len();
        let places = (self.area.height() / (self.size() * LINE_HEIGHT) + 0.01) as usize;
        if self.on_slide.is_none() || places >= all {
            return ShownLines { range: 0..all, goes_on: (false, false) };
        }
        let is_executed = |line: &usize| self.execution.is_some_and(|execution| execution.is_at(&lines[*line]));
        let executed: Vec<_> = (0..all).filter(is_executed).collect();
        let (first, last) = (executed.first().copied().unwrap_or(0), executed.last().copied().unwrap_or(0));
        // Two places are for the dots.
        let inner = places.saturating_sub(2).max(1);
        let middle = if last - first < inner { first.midpoint(last) } else { first + inner / 2 };
        let start = middle.saturating_sub(inner / 2).min(all - inner);
        // At an end of the listing, no dots are needed.
        let range = match (start, all - start - inner) {
            (0 | 1, _) => 0..places - 1,
            (_, 0 | 1) => all + 1 - places..all,
            _ => start..start + inner,
        };
        let goes_on = (range.start > 0, range.end < all);
        ShownLines { range, goes_on }
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

/// Returns the width and the height that a listing needs at a text size, with the remark below it.
pub fn needed(listing: &Listing, text_size: f32) -> (f32, f32) {
    let widths = listing.lines.iter().map(|line| fonts::width(Face::Mono, text_size, &line.text));
    let height = (listing.lines.len() + 2) as f32 * text_size * LINE_HEIGHT;
    (widths.fold(0.0, f32::max) + GUTTER_PART * text_size, height)
}

/// Returns the names and the numbers in a text.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_in_word = |character: char| character.is_alphanumeric() || character == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_in_word)?;
        let end = text[start..].find(|character| !is_in_word(character)).map_or(text.len(), |length| start + length);
        at = end;
        Some(start..end)
    })
}

/// Returns the terms of a line that read a cell: a name with two indices in brackets.
fn reads_in(line: usize, text: &str, execution: &Execution) -> Vec<CodeRead> {
    let index = |from: usize| -> Option<(i64, usize)> {
        let inside = text[from..].strip_prefix('[')?;
        let length = inside.find(']')?;
        Some((value(&inside[..length], execution)?, from + length + 2))
    };
    let read = |word: Range<usize>| {
        let (i, after_i) = index(word.end)?;
        let (j, end) = index(after_i)?;
        let first = execution.count_from().first() as i64;
        let [i, j] = [i, j].map(|index| usize::try_from(index - first).ok());
        let (i, j) = (i?, j?);
        (i <= j).then(|| CodeRead { line, range: word.start..end, interval: Interval::new(i, j) })
    };
    words(text).filter_map(read).collect()
}

/// Returns the value of an index such as `i`, `i+1` or `j − 1`.
fn value(index: &str, execution: &Execution) -> Option<i64> {
    let variable = |name: &str| {
        let value = execution.variables.iter().find(|(variable, _)| *variable == name).map(|(_, value)| &value[..]);
        value.unwrap_or(name).parse::<i64>().ok()
    };
    let index = index.trim();
    let Some((at, sign)) = index.char_indices().find(|(_, character)| matches!(character, '+' | '-' | '−')) else {
        return variable(index);
    };
    let (name, number) = (index[..at].trim(), index[at + sign.len_utf8()..].trim());
    let number = variable(number)?;
    Some(variable(name)? + if sign == '+' { number } else { -number })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use crate::game::fusion::run::FusionRun;
    use crate::game::table::derivation::Derivation;
    use crate::game::{CountFrom, Fill, FillOrder, Row, Table};
    use crate::listing::{Language, Method};
    use crate::picture::slide::{Slide, SlideParts};

    fn scene<'a>(listing: &'a Listing, execution: Option<&'a Execution>, area: Rect) -> CodeScene<'a> {
        let recurrence = Recurrence::FIR_SEC;
        CodeScene {
            listing,
            remark: "i = 2".to_owned(),
            execution,
            recurrence,
            lit: None,
            area,
            text_size: 20.0,
            on_slide: None,
        }
    }

    /// Returns the lines that are written, each with its number, its text and its note, and the remark.
    fn written(marks: &[Mark]) -> Vec<String> {
        let mut lines: Vec<(f32, String)> = Vec::new();
        for mark in marks {
            let Mark::Text { at, text, .. } = mark else { continue };
            match lines.last_mut().filter(|(y, _)| *y == at.y) {
                Some((_, line)) => *line += text,
                None => lines.push((at.y, text.clone())),
            }
        }
        lines.into_iter().map(|(_, line)| line).collect()
    }

    #[test]
    fn all_lines_are_shown_and_the_executed_ones_are_marked_with_their_notes() {
        let row: Row = "8 15 3 7".parse().unwrap();
        let listing = Listing::new(Method::Fusion, Language::Python, CountFrom::Zero);
        let execution = Execution::of_fusion(&FusionRun::new(&row), CountFrom::Zero, 1.0).unwrap();
        // It fits if it is a little smaller.
        let area = Rect::new(0.0, 0.0, 1_200.0, listing.lines.len() as f32 * 20.0 * LINE_HEIGHT * 0.85);
        let marks = scene(&listing, Some(&execution), area).marks();
        let notes = execution.notes(&listing);
        let line = |number: usize| {
            format!("{}{}{}", number + 1, listing.lines[number].text.trim(), notes[number].unwrap_or_default())
        };
        let expected = (0..listing.lines.len()).map(line).chain(["i = 2".to_owned()]);
        assert_eq!(written(&marks), expected.collect::<Vec<_>>());
        let is_band =
            |mark: &&Mark| matches!(mark, Mark::Rect { fill: Some(fill), .. } if fill.role == ColorRole::Raised);
        let bands = marks.iter().filter(is_band).count();
        assert_eq!(bands, listing.lines.iter().filter(|line| execution.is_at(line)).count());
        assert!(bands > 0);
    }

    #[test]
    fn a_listing_without_room_is_written_smaller_and_stays_whole() {
        let listing = Listing::new(Method::Fusion, Language::Cpp, CountFrom::Zero);
        for (width, height) in [(1_200.0, 400.0), (150.0, 2_000.0)] {
            let area = Rect::new(0.0, 0.0, width, height);
            let marks = scene(&listing, None, area).marks();
            let lines = listing.lines.iter().enumerate();
            let expected = lines.map(|(number, line)| format!("{}{}", number + 1, line.text.trim()));
            assert_eq!(written(&marks), expected.chain(["i = 2".to_owned()]).collect::<Vec<_>>());
            for mark in &marks {
                let Mark::Text { at, size, text, anchor, .. } = mark else { panic!("{mark:?}") };
                let right = if *anchor == Anchor::LeftCenter { fonts::width(Face::Mono, *size, text) } else { 0.0 };
                assert!(at.x + right <= width + 0.1 && at.y + size / 2.0 <= height, "{mark:?}");
            }
        }
    }

    #[test]
    fn names_have_the_colors_of_their_numbers_and_ends() {
        let listing =
            Listing::new(Method::Table(Recurrence::FIR_SEC, FillOrder::Diagonals), Language::Rust, CountFrom::Zero);
        let marks = scene(&listing, None, Rect::new(0.0, 0.0, 2_000.0, 2_000.0)).marks();
        let of = |name: &str| {
            let paint = |mark: &Mark| match mark {
                Mark::Text { text, paint, .. } if text == name => Some(paint.role),
                _ => None,
            };
            marks.iter().filter_map(paint).collect::<HashSet<_>>()
        };
        assert_eq!(
            ["fir", "sec", "left", "right"].map(of),
            [ColorRole::Mover, ColorRole::Other, ColorRole::Left, ColorRole::Right].map(|role| HashSet::from([role]))
        );
    }

    #[test]
    fn terms_read_the_cells_of_the_step_in_every_language_and_counting() {
        let row: Row = "8 15 3 7".parse().unwrap();
        let table = Table::new(row);
        for (language, count_from) in
            Language::ALL.into_iter().flat_map(|language| CountFrom::ALL.map(|count_from| (language, count_from)))
        {
            let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: 4 };
            let listing = Listing::new(Method::Table(fill.recurrence, fill.order), language, count_from);
            let progress = fill.progress(9.25).unwrap();
            let derivation = || Derivation::new(&table, fill.recurrence, progress.interval);
            let execution = Execution::new(fill, language, count_from, &progress, derivation);
            let code = scene(&listing, Some(&execution), Rect::new(0.0, 0.0, 2_000.0, 2_000.0));
            let reads = code.reads();
            let term = |read: &CodeRead| &listing.lines[read.line].text[read.range.clone()];
            let of_sec = reads.iter().filter(|read| term(read).starts_with("sec")).map(|read| read.interval);
            let (below, left) = (Interval::new(1, 3), Interval::new(0, 2));
            let expected = HashSet::from([below, left, Interval::new(0, 3)]);
            assert_eq!(of_sec.collect::<HashSet<_>>(), expected, "{language:?}, {count_from:?}: {reads:?}");
            let lit = CodeScene { lit: Some(below), ..code.clone() };
            let frames = lit.marks().len() - code.marks().len();
            assert_eq!(frames, reads.iter().filter(|read| read.interval == below).count());
            assert!(frames >= 2, "sec is read for the sum, and fir for the result");
        }
    }

    #[test]
    fn every_mark_of_a_code_slide_is_inside_its_stage() {
        let row: Row = "8 15 3 7".parse().unwrap();
        let execution = Execution::of_fusion(&FusionRun::new(&row), CountFrom::Zero, 1.0).unwrap();
        for (width, height) in [(1024.0, 768.0), (1280.0, 720.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let parts = SlideParts::default();
            let area = Rect::new(0.0, 0.0, width, height);
            let slide = Slide::with_parts(area, &row, Recurrence::FIR_SEC, parts);
            let Rect { left, top, right, bottom } = slide.stage.grown(0.01);
            assert!(bottom < slide.bar(1.0).iter().map(|bar| fonts::extent(bar).top).fold(area.bottom, f32::min));
            for (method, language) in Method::all().flat_map(|method| Language::ALL.map(|language| (method, language)))
            {
                let listing = Listing::new(method, language, CountFrom::Zero);
                let execution = (method == Method::Fusion).then_some(&execution);
                let text_size = 21.0 * slide.unit();
                let marks = CodeScene { text_size, ..scene(&listing, execution, slide.stage) }.marks();
                for mark in marks {
                    let extent = fonts::extent(&mark);
                    let is_inside = extent.left >= left && extent.right <= right;
                    assert!(
                        is_inside && extent.top >= top && extent.bottom <= bottom,
                        "{method:?} in {language:?} on {width} × {height}: {mark:?}"
                    );
                }
            }
        }
    }
}
