//! A track of a page: pictures one after another, and what is said about each.

use crate::limits::MAX_COINS_IN_PAGE;
use std::ops::ControlFlow;

use serde::Serialize;

use super::quiz::{Quiz, questions};
use super::reel::{Changes, Elements};
use super::words::{self, Words};
use crate::export::error::ExportError;
use crate::export::options::{ExportSubject, Framing, PictureStyle};
use crate::export::pictures::{stop_picture, stop_picture_size, stop_words};
use crate::export::session_pictures::SessionPictures;
use crate::export::svg::number;
use crate::game::{End, Interval, Stride};
use crate::picture::{Mark, Picture, Rect};
use crate::session::course::{self, Place};
use crate::session::{Document, Layout, Session};
use crate::wording::page as texts;

/// The size of text on slides that must be readable, in points.
const SLIDE_TEXT_SIZE: f32 = 36.0;

/// Maps are small, because each is a part of the page.
pub const SLIDES: PictureStyle = PictureStyle { map_pixels: 240, ..PictureStyle::USUAL };

/// Pictures one after another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Track {
    size: (f32, f32),
    /// The smallest text that must be readable, in points.
    text_size: f32,
    /// The position of each picture, in steps.
    pub stops: Vec<f64>,
    /// What changes from each picture to the next.
    pub changes: Vec<Changes>,
    /// What is said before the first step, and about each step.
    pub start: Words,
    pub steps: Vec<Words>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableOfTrack>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    quiz: Vec<Quiz>,
    /// Whether answers to the quiz may be below 0.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    has_signs: bool,
}

/// The table of a fill, whose cells can be looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct TableOfTrack {
    name: String,
    is_triangle: bool,
    /// The width and the height of a cell.
    cell: (f32, f32),
    cells: Vec<CellOfTrack>,
    /// The positions at which a diagonal, a row or a column ends.
    sweeps: Vec<u64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct CellOfTrack {
    i: usize,
    j: usize,
    x: f32,
    y: f32,
    /// The step that writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u64>,
    /// The coins, or their sum.
    title: String,
    /// What is said before it is written.
    unwritten: Vec<String>,
    /// Its name for screen readers when it is empty, and when it is written.
    names: (String, String),
    /// The ends of the cells that it reads, and which end leads to each.
    reads: Vec<(usize, usize, &'static str)>,
}

/// The fill of a session as a track, with the filled table.
pub struct FillTrack {
    pub pictures: SessionPictures,
    pub track: Track,
}

impl FillTrack {
    /// Draws the fill of a session. `keep_on` gets the number of pictures that are done, and the number of all.
    ///
    /// # Errors
    /// If the row or the fill is too long.
    pub fn of(
        session: &Session,
        layout: Layout,
        has_quiz: bool,
        elements: &mut Elements,
        keep_on: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), Self>, ExportError> {
        let n = session.document.row.len();
        if n > MAX_COINS_IN_PAGE {
            return Err(ExportError::TooManyCoinsForPage { n });
        }
        // Neither theme nor scale is that of the page, whose elements have the colors of variables.
        let style = PictureStyle { framing: Framing::Table, layout, ..PictureStyle::USUAL };
        let pictures = SessionPictures::new(session, ExportSubject::Fill, style)?;
        let fill = pictures.fill();
        // The phases of a long fill would make the file huge.
        let stops = pictures.positions(Stride::Phase).or_else(|_| pictures.positions(Stride::Cell))?;
        let count = stops.len();
        let reel = elements.reel(count, &|index| pictures.picture(stops[index]), &|done| keep_on(done, count));
        let ControlFlow::Continue(changes) = reel else { return Ok(ControlFlow::Break(())) };
        let quiz = if has_quiz { questions(&pictures, session.view.predict, elements) } else { Vec::new() };
        let track = Track {
            size: pictures.size(),
            text_size: number_size(&pictures),
            changes,
            start: Words::of_start(&pictures),
            steps: (0..fill.steps()).map(|step| Words::of_step(&pictures, step)).collect(),
            table: Some(TableOfTrack::of(&pictures, layout)),
            has_signs: fill.recurrence.has_signs(&session.document.row) || quiz.iter().any(Quiz::has_sign),
            quiz,
            stops,
        };
        Ok(ControlFlow::Continue(Self { pictures, track }))
    }
}

impl Track {
    /// Draws the slides of a lesson: its title card, its stops, questions and answers. `numbering` is the lesson's number
    /// in its course, counted from 1, and the number of lessons.
    pub fn of_slides(
        session: &Session,
        numbering: (usize, usize),
        elements: &mut Elements,
        keep_on: &(dyn Fn(usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), Self>, ExportError> {
        let Document { row, duel, stops, .. } = &session.document;
        let places: Vec<_> = course::places(stops).collect();
        let count = places.len();
        let mut words = Vec::with_capacity(count);
        let mut size = (0.0, 0.0);
        for (index, place) in places.iter().enumerate() {
            let (width, height) = stop_picture_size(session, *place, SLIDES)?;
            size = (width.max(size.0), height.max(size.1));
            let mut said = stop_words(session, *place)?;
            if let Place::Stop { index, .. } = place {
                let words = stops[*index].plain_words(row, duel.rule, session.view);
                said.extend(Some(words).filter(|words| !words.is_empty()));
                said.extend(Some(stops[*index].note.trim()).filter(|note| !note.is_empty()).map(texts::private_note));
            }
            words.push(Words::of_slide(session, said, (index + 1, count)));
        }
        let picture = |index: usize| {
            let picture = stop_picture(session, places[index], Some(numbering), SLIDES);
            picture.expect("the place is one of the lesson").fitted(size)
        };
        let ControlFlow::Continue(changes) = elements.reel(count, &picture, keep_on) else {
            return Ok(ControlFlow::Break(()));
        };
        let start = words.remove(0);
        let stops = (0..count).map(|index| index as f64).collect();
        let text_size = SLIDE_TEXT_SIZE;
        Ok(ControlFlow::Continue(Self {
            size,
            text_size,
            stops,
            changes,
            start,
            steps: words,
            table: None,
            quiz: Vec::new(),
            has_signs: false,
        }))
    }
}

impl TableOfTrack {
    fn of(pictures: &SessionPictures, layout: Layout) -> Self {
        let fill = pictures.fill();
        let Rect { left, top, right, bottom } = pictures.cell(Interval::new(0, 0));
        let cells = (0..fill.n).flat_map(|i| (i..fill.n).map(move |j| Interval::new(i, j)));
        Self {
            name: texts::table_of(fill.n),
            is_triangle: layout == Layout::Triangle,
            cell: (rounded(right - left), rounded(bottom - top)),
            cells: cells.map(|interval| CellOfTrack::of(pictures, interval)).collect(),
            sweeps: (1..=fill.sweeps()).map(|sweep| fill.sweep_start(sweep)).collect(),
        }
    }
}

impl CellOfTrack {
    fn of(pictures: &SessionPictures, interval: Interval) -> Self {
        let Rect { left, top, .. } = pictures.cell(interval);
        let step = pictures.fill().write_step(interval);
        let mut reads = Vec::new();
        for branch in words::derivation(pictures, interval).branches.iter().flatten() {
            let class = if branch.end == End::Left { "left" } else { "right" };
            reads.extend(branch.reads().map(|read| (read.interval.i, read.interval.j, class)));
        }
        Self {
            i: interval.i,
            j: interval.j,
            x: rounded(left),
            y: rounded(top),
            title: words::title(pictures, interval),
            unwritten: words::unwritten(pictures, interval),
            names: (
                words::name(pictures, interval, false),
                if step.is_some() { words::name(pictures, interval, true) } else { String::new() },
            ),
            step,
            reads,
        }
    }
}

/// Returns a number as an SVG document shows it.
fn rounded(value: f32) -> f32 {
    number(value).parse().expect("a number is written as one")
}

/// Returns the size of the smallest number in the cells, in points.
fn number_size(pictures: &SessionPictures) -> f32 {
    let Picture { marks, .. } = pictures.filled();
    let n = pictures.fill().n;
    let cells = [Interval::new(0, 0), Interval::whole(n)].map(|interval| pictures.cell(interval));
    let sizes = marks.iter().filter_map(|mark| match mark {
        Mark::Text { at, size, .. } if cells.iter().any(|cell| cell.contains(*at)) => Some(*size),
        _ => None,
    });
    sizes.fold(f32::INFINITY, f32::min).clamp(1.0, 100.0)
}
