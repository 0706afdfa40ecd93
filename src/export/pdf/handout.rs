//! Sheets of paper with pictures and their notes.
//!
//! All sheets are planned before the first is drawn, because each names their number.

use std::ops::{ControlFlow, Range};

use krilla::tagging::ArtifactType;

use super::document::DocumentBuilder;
use super::layout::{NotesPlace, Paper, PerPage, Placement};
use super::notes::{Block, block, cleaned, sized_block};
use super::pages::{Pages, PdfPage, Sheet, SheetPicture};
use crate::number::group_count;
use crate::picture::color_role::ColorRole;
use crate::picture::{Anchor, Face, Mark, Paint, Picture, Point, Rect, Stroke, fonts};
use crate::wording::handout as texts;

/// The margins at the sides, at the top and at the bottom, in points like all lengths.
const SIDE: f32 = 45.0;
const TOP: f32 = 42.0;
const BOTTOM: f32 = 58.0;
/// The distance of the foot line from the bottom edge, and its text size.
const FOOT: f32 = 34.0;
const FOOT_SIZE: f32 = 8.5;
/// The distance between two pictures with their notes, across and down.
const GAP: (f32, f32) = (20.0, 18.0);
/// The height of a heading, and its text size.
const HEADING: f32 = 17.0;
const HEADING_SIZE: f32 = 9.5;
/// At most this many characters of a title are laid out. No line has room for more.
const MAX_TITLE: usize = 500;
/// The distance between a picture and its notes.
const NOTES_GAP: f32 = 14.0;
/// The width of pictures beside notes, as a part of the width of both: of several on an upright sheet, and of one on a
/// lying sheet.
const SHARES: (f32, f32) = (0.62, 0.68);
/// The most height of a picture above its notes, as a part of the height of both.
const ABOVE: f32 = 0.6;
/// The shape of the area for a picture above its notes. Most slides have it.
const SHAPE: f32 = 16.0 / 9.0;
/// The text sizes of notes, the best first. Longer notes go on elsewhere.
const SIZES: [f32; 5] = [10.5, 10.0, 9.5, 9.0, 8.5];
/// The distance between two lines to write on.
const RULES: f32 = 21.0;
/// The height of the line that says where notes go on.
const POINTER: f32 = 14.0;
/// The least height of notes below a heading at the foot of a column.
const LEAST: f32 = 40.0;

/// How the sheets are divided.
struct Grid {
    /// The width and the height of a sheet.
    size: (f32, f32),
    columns: usize,
    rows: usize,
    /// Nowhere if no picture has notes, and there are no lines to write on.
    notes: NotesPlace,
}

/// A sheet as it is planned.
enum PlannedSheet {
    Pictures(Range<usize>),
    /// Notes that have no room beside their pictures.
    Continued(Vec<Continued>),
}

/// Notes that go on.
struct Continued {
    picture: usize,
    heading: Vec<Mark>,
    block: Block,
}

/// The notes of a picture, and the number of the sheet on which they go on. Sheets are counted from 1.
struct Notes {
    block: Block,
    goes_on: Option<usize>,
}

/// A handout whose sheets are planned.
pub struct Handout<'a> {
    pages: Pages<'a>,
    grid: Grid,
    sheets: Vec<PlannedSheet>,
    notes: Vec<Notes>,
}

impl<'a> Handout<'a> {
    /// Plans all sheets.
    pub fn new(pages: Pages<'a>, (per_page, notes, paper): (PerPage, NotesPlace, Paper)) -> Self {
        let has_place = notes != NotesPlace::None;
        let text = |page: &PdfPage| if has_place { cleaned(&page.notes) } else { String::new() };
        let texts: Vec<String> = pages.texts.iter().map(text).collect();
        let grid = Grid::new(per_page, notes, paper, texts.iter().any(|text| !text.is_empty()));
        let (sheets, notes) = plan(pages, &grid, &texts);
        Self { pages, grid, sheets, notes }
    }

    /// Returns the number of sheets.
    pub fn count(&self) -> usize {
        self.sheets.len()
    }

    /// Returns the sheet with this index as marks.
    pub fn picture(&self, title: &str, index: usize) -> SheetPicture {
        let mut picture = SheetPicture { size: self.grid.size, ..SheetPicture::default() };
        self.draw(&mut picture, title, index);
        picture
    }

    /// Draws all sheets, and returns `Break` as soon as `keep_on` does. It gets the number of pictures that are drawn.
    pub fn write(&self, builder: &mut DocumentBuilder, keep_on: &impl Fn(usize) -> ControlFlow<()>) -> ControlFlow<()> {
        let title = builder.title().to_owned();
        for (index, sheet) in self.sheets.iter().enumerate() {
            builder.add_page(self.grid.size, |page| self.draw(page, &title, index));
            if let PlannedSheet::Pictures(range) = sheet {
                range.clone().try_for_each(|index| keep_on(index + 1))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn draw(&self, sheet: &mut impl Sheet, title: &str, index: usize) {
        let Self { pages, grid, notes, .. } = self;
        match &self.sheets[index] {
            PlannedSheet::Pictures(range) => {
                let pictures = pages.pictures(range.clone());
                for (slot, (index, picture)) in range.clone().zip(&pictures).enumerate() {
                    grid.draw_part(sheet, grid.slot(slot), (*pages, index), picture, &notes[index]);
                }
            }
            PlannedSheet::Continued(parts) => {
                for Continued { picture, heading, block } in parts {
                    sheet.paragraph(*picture, heading);
                    block.paragraphs.iter().for_each(|lines| sheet.paragraph(*picture, lines));
                }
            }
        }
        let [left, right] = grid.foot(title, index + 1, self.count());
        sheet.decoration(ArtifactType::Footer, &[left]);
        sheet.decoration(ArtifactType::PageNumber, &[right]);
    }
}

/// Returns all sheets, and the notes of each picture in its place.
fn plan(pages: Pages, grid: &Grid, texts: &[String]) -> (Vec<PlannedSheet>, Vec<Notes>) {
    let (mut sheets, mut notes) = (Vec::new(), Vec::new());
    let slots = grid.columns * grid.rows;
    for first in (0..texts.len()).step_by(slots) {
        let range = first..(first + slots).min(texts.len());
        sheets.push(PlannedSheet::Pictures(range.clone()));
        let mut flow = Flow::new(grid);
        for (slot, index) in range.enumerate() {
            let block = grid.block(grid.slot(slot), &texts[index]);
            let title = pages.title(index);
            let goes_on = (!block.rest.is_empty()).then(|| sheets.len() + 1 + flow.add(index, &title, &block.rest));
            notes.push(Notes { block, goes_on });
        }
        sheets.extend(flow.sheets.into_iter().map(PlannedSheet::Continued));
    }
    (sheets, notes)
}

/// Notes that go on, in two columns.
struct Flow<'a> {
    grid: &'a Grid,
    sheets: Vec<Vec<Continued>>,
    column: usize,
    /// The height of the first free line.
    top: f32,
}

impl<'a> Flow<'a> {
    fn new(grid: &'a Grid) -> Self {
        Self { grid, sheets: Vec::new(), column: 1, top: f32::INFINITY }
    }

    /// Adds the notes of a picture. Returns the index of the sheet on which they begin.
    fn add(&mut self, picture: usize, title: &str, text: &str) -> usize {
        let mut begins = None;
        let mut rest = text.to_owned();
        while !rest.is_empty() {
            let area = self.grid.area();
            let width = (area.width() - GAP.0) / 2.0;
            if self.top + HEADING + LEAST > area.bottom {
                self.column = (self.column + 1) % 2;
                self.top = area.top;
                if self.column == 0 {
                    self.sheets.push(Vec::new());
                }
            }
            let left = area.left + self.column as f32 * (width + GAP.0);
            let free = Rect { left, top: self.top + HEADING, right: left + width, bottom: area.bottom };
            let block = block(free, SIZES[0], &rest);
            let heading = heading(free, picture, &texts::continued(title)).into();
            self.top = free.top + block.height + GAP.1;
            rest.clone_from(&block.rest);
            begins.get_or_insert(self.sheets.len() - 1);
            self.sheets.last_mut().expect("it begins with one").push(Continued { picture, heading, block });
        }
        begins.unwrap_or_default()
    }
}

impl Grid {
    fn new(per_page: PerPage, notes: NotesPlace, paper: Paper, has_notes: bool) -> Self {
        let upright = paper.size();
        let lying = (upright.1, upright.0);
        let is_beside = notes == NotesPlace::Beside;
        let notes = if has_notes || is_beside { notes } else { NotesPlace::None };
        let (size, columns, rows) = match (per_page, notes) {
            (PerPage::One, NotesPlace::None | NotesPlace::Beside) => (lying, 1, 1),
            (PerPage::One, NotesPlace::Below) => (upright, 1, 1),
            (PerPage::Two, _) => (upright, 1, 2),
            (PerPage::Three, _) => (upright, 1, 3),
            (PerPage::Four, NotesPlace::None) => (lying, 2, 2),
            (PerPage::Four, NotesPlace::Below) => (upright, 2, 2),
            (PerPage::Four, NotesPlace::Beside) => (upright, 1, 4),
            (PerPage::Six, NotesPlace::None | NotesPlace::Below) => (upright, 2, 3),
            (PerPage::Six, NotesPlace::Beside) => (upright, 1, 6),
        };
        Self { size, columns, rows, notes }
    }

    /// Returns the area of a sheet within its margins.
    fn area(&self) -> Rect {
        let (width, height) = self.size;
        Rect { left: SIDE, top: TOP, right: width - SIDE, bottom: height - BOTTOM }
    }

    /// Returns the area of a picture with its heading and its notes.
    fn slot(&self, index: usize) -> Rect {
        let area = self.area();
        let side = |length: f32, count: usize, gap: f32| (length + gap) / count as f32 - gap;
        let width = side(area.width(), self.columns, GAP.0);
        let height = side(area.height(), self.rows, GAP.1);
        let (column, row) = ((index % self.columns) as f32, (index / self.columns) as f32);
        Rect::new(area.left + column * (width + GAP.0), area.top + row * (height + GAP.1), width, height)
    }

    /// Returns the areas of the picture and of its notes, below the heading of a slot.
    fn divided(&self, slot: Rect) -> (Rect, Rect) {
        let slot = Rect { top: slot.top + HEADING, ..slot };
        match self.notes {
            NotesPlace::None => (slot, Rect { top: slot.bottom, ..slot }),
            NotesPlace::Beside => {
                let share = if self.columns * self.rows > 1 { SHARES.0 } else { SHARES.1 };
                let width = (slot.width() * share).min(slot.height() * SHAPE);
                let right = slot.left + width;
                (Rect { right, ..slot }, Rect { left: right + NOTES_GAP, ..slot })
            }
            NotesPlace::Below => {
                let bottom = slot.top + (slot.width() / SHAPE).min(slot.height() * ABOVE);
                (Rect { bottom, ..slot }, Rect { top: bottom + NOTES_GAP * 0.6, ..slot })
            }
        }
    }

    /// Returns the notes in a slot.
    fn block(&self, slot: Rect, text: &str) -> Block {
        let (_, area) = self.divided(slot);
        let whole = sized_block(area, &SIZES, text);
        if whole.rest.is_empty() {
            return whole;
        }
        sized_block(Rect { bottom: area.bottom - POINTER, ..area }, &SIZES, text)
    }

    fn draw_part(
        &self,
        page: &mut impl Sheet,
        slot: Rect,
        (pages, index): (Pages, usize),
        picture: &Picture,
        Notes { block, goes_on }: &Notes,
    ) {
        let title = pages.title(index);
        let (picture_area, notes_area) = self.divided(slot);
        page.begin_part(&title, slot.top);
        page.heading(&title, &heading(picture_area, index, &pages.texts[index].title));
        let place = Placement::in_corner(picture_area, picture);
        page.figure(picture, place, &pages.description(index));
        if block.paragraphs.is_empty() && goes_on.is_none() {
            page.decoration(ArtifactType::Layout, &rules(notes_area));
        }
        block.paragraphs.iter().for_each(|lines| page.paragraph(index, lines));
        if let Some(sheet) = goes_on {
            let at = Point::new(notes_area.left, notes_area.bottom - FOOT_SIZE / 2.0);
            let pointer = small(at, Anchor::LeftCenter, texts::goes_on(*sheet));
            page.paragraph(index, &[pointer]);
        }
    }

    /// Returns the title of the document and the number of the sheet.
    fn foot(&self, title: &str, number: usize, count: usize) -> [Mark; 2] {
        let (width, height) = self.size;
        let page_number = texts::page_number(number, count);
        let room = width - 2.0 * SIDE - fonts::width(Face::Regular, FOOT_SIZE, &page_number) - GAP.0;
        let title = cut(Face::Regular, FOOT_SIZE, title, room);
        let y = height - FOOT;
        [
            small(Point::new(SIDE, y), Anchor::LeftCenter, title),
            small(Point::new(width - SIDE, y), Anchor::RightCenter, page_number),
        ]
    }
}

/// Returns the number of a picture and its title, above this area.
fn heading(area: Rect, picture: usize, title: &str) -> [Mark; 2] {
    let number = format!("{} ", group_count(picture + 1));
    let y = area.top - HEADING + HEADING_SIZE * 0.7;
    let left = area.left + fonts::width(Face::Strong, HEADING_SIZE, &number) + HEADING_SIZE * 0.2;
    let title = cut(Face::Strong, HEADING_SIZE, title, area.right - left);
    let text = |x: f32, paint: Paint, text: String| Mark::Text {
        at: Point::new(x, y),
        anchor: Anchor::LeftCenter,
        size: HEADING_SIZE,
        face: Face::Strong,
        paint,
        text,
    };
    [text(area.left, ColorRole::WeakText.into(), number), text(left, ColorRole::Text.into(), title)]
}

/// Returns as much of a title as fits into `room`.
fn cut(face: Face, size: f32, title: &str, room: f32) -> String {
    let beginning: String = title.trim().chars().take(MAX_TITLE).collect();
    fonts::cut_to_fit(face, size, &beginning, room)
}

/// Returns a text beside the content.
fn small(at: Point, anchor: Anchor, text: String) -> Mark {
    Mark::Text { at, anchor, size: FOOT_SIZE, face: Face::Regular, paint: ColorRole::WeakText.into(), text }
}

/// Returns lines to write on.
fn rules(area: Rect) -> Vec<Mark> {
    let count = (area.height() / RULES).floor().max(0.0) as usize;
    let line = |number: usize| {
        let y = area.top + number as f32 * RULES;
        Mark::Path {
            points: vec![Point::new(area.left, y), Point::new(area.right, y)],
            stroke: Stroke::new(0.5, ColorRole::Edge),
        }
    };
    (1..=count).map(line).collect()
}
