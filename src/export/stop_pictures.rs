//! The slides of a session's stops, and of all lessons of a course, in the order of a lecture.

use std::iter;

use super::error::ExportError;
use super::format::ExportFormat;
use super::limits::MAX_PICTURES;
use super::options::PictureStyle;
use super::pdf::PdfLayout;
use super::pictures::{PictureTexts, Pictures, title_of};
use super::stop_picture::{stop_picture, stop_picture_size, stop_slide};
use crate::picture::Picture;
use crate::session::course::walk::{self, Place};
use crate::session::{Course, Edition, Session};
use crate::wording::{self, export as texts};

/// Slides: the title card of each lesson, its stops, and after a question its answer.
pub struct StopPictures<'a> {
    slides: Vec<Slide<'a>>,
    style: PictureStyle,
    /// Whether the texts of the last slide of a lesson have what is told at its end.
    tells: bool,
}

/// A place of a lesson in its course.
struct Slide<'a> {
    session: &'a Session,
    place: Place,
    /// The number of the lesson, counted from 1, and the number of lessons. `None` for a session alone.
    numbering: Option<(usize, usize)>,
}

impl<'a> StopPictures<'a> {
    /// Returns the slides of all lessons that can be used.
    ///
    /// # Errors
    /// If there is no such lesson, or there are too many slides.
    pub fn of_course(course: &'a Course, style: PictureStyle) -> Result<Self, ExportError> {
        let lessons = course.lesson_count();
        if lessons == 0 {
            return Err(ExportError::NoLesson);
        }
        let sessions = course.lessons().enumerate();
        Self::new(sessions.map(|(index, lesson)| (&*lesson.session, Some((index + 1, lessons)))).collect(), style)
    }

    /// Returns the slides of a session.
    ///
    /// # Errors
    /// If there are too many.
    pub fn of_session(session: &'a Session, style: PictureStyle) -> Result<Self, ExportError> {
        Self::new(vec![(session, None)], style)
    }

    /// Returns only the slide with this index.
    ///
    /// # Errors
    /// If there is none.
    pub fn only(mut self, index: usize) -> Result<Self, ExportError> {
        let count = self.slides.len();
        if index >= count {
            return Err(ExportError::NoSuchSlide { index, count });
        }
        self.slides = vec![self.slides.swap_remove(index)];
        Ok(self)
    }

    /// Returns what readers of this edition get. Readers of slides reach each answer behind its question. A sheet of paper
    /// shows both at once, so it has answers only if the edition has them from the start.
    #[must_use]
    pub fn for_readers(mut self, edition: Edition, format: ExportFormat, pages: PdfLayout) -> Self {
        let is_paper = format == ExportFormat::Pdf && matches!(pages, PdfLayout::Handout { .. });
        self.tells = edition.has_answers();
        if is_paper && !edition.has_answers() {
            for slide in &mut self.slides {
                if let Place::Stop { answered, .. } = &mut slide.place {
                    *answered = false;
                }
            }
            // The question of each answer stands before it.
            self.slides.dedup_by_key(|slide| (std::ptr::from_ref(slide.session), slide.numbering, slide.place));
        }
        self
    }

    fn new(sessions: Vec<(&'a Session, Option<(usize, usize)>)>, style: PictureStyle) -> Result<Self, ExportError> {
        let count = sessions.iter().map(|(session, _)| walk::count(&session.document.stops)).sum();
        if count > MAX_PICTURES {
            return Err(ExportError::TooManySlides { slides: count });
        }
        let mut slides = Vec::with_capacity(count);
        for (session, numbering) in sessions {
            let places = iter::successors(Some(Place::Title), |place| place.next(&session.document.stops));
            slides.extend(places.map(|place| Slide { session, place, numbering }));
        }
        Ok(Self { slides, style, tells: false })
    }
}

impl Pictures for StopPictures<'_> {
    fn count(&self) -> usize {
        self.slides.len()
    }

    fn size(&self, index: usize) -> (f32, f32) {
        let Slide { session, place, .. } = self.slides[index];
        stop_picture_size(session, place, self.style).expect("the place is one of the lesson")
    }

    fn picture(&self, index: usize) -> Picture {
        let Slide { session, place, numbering } = self.slides[index];
        stop_picture(session, place, numbering, self.style).expect("the place is one of the lesson")
    }

    fn title(&self, index: usize) -> String {
        title_of(self.slides[index].session)
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let Slide { session, place, .. } = self.slides[index];
        let (document, title) = (&session.document, title_of(session));
        let mut texts = match place {
            Place::Title => PictureTexts {
                description: texts::title_card(&title, &wording::row_text(&document.row)),
                notes: document.notes.clone(),
                heading: title,
            },
            Place::Stop { index, answered } => {
                let stop = &document.stops[index];
                let answered_of_question = stop.ask.is_some().then_some(answered);
                let slide = stop_slide(session, index, self.style).expect("the place is one of the lesson");
                PictureTexts {
                    heading: texts::stop_heading(&title, index + 1, answered_of_question),
                    description: slide.words_of_stop(answered).join(" "),
                    notes: stop.note.clone(),
                }
            }
        };
        if self.tells && place == Place::last(&document.stops) && !document.told.is_empty() {
            texts.notes = format!("{}\n{}", texts.notes, document.told);
        }
        texts
    }
}
