//! Pictures in a sequence with their texts: a subject at its positions, the slides of stops and courses, or a window.

use super::error::ExportError;
use super::options::{Framing, PictureStyle};
use super::pdf::PdfLayout;
use super::session_pictures::SessionPictures;
use super::size::MAX_PICTURES;
use crate::picture::slide::Ink;
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Mark, Picture, PixelImage, Point, Rect};
use crate::session::course::{self, Moment, Place};
use crate::session::{Course, Document, Edition, Session};
use crate::wording::{self, export as texts, sentences};

/// What is said about a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureTexts {
    /// A few words, such as `Step 12 of 21`.
    pub heading: String,
    /// What the picture shows, for people who do not see it.
    pub description: String,
    /// What stands beside the picture on a handout. It may be empty or have several lines.
    pub notes: String,
}

/// A sequence of at least one picture. Any of them can be drawn on any thread, also more than once.
pub trait Pictures: Sync {
    /// Returns the number of pictures.
    fn count(&self) -> usize;

    /// Returns the width and the height of a picture, in points. It draws nothing.
    fn size(&self, index: usize) -> (f32, f32);

    /// Draws a picture.
    fn picture(&self, index: usize) -> Picture;

    /// Returns the title of the session that a picture shows.
    fn title(&self, index: usize) -> String;

    fn texts(&self, index: usize) -> PictureTexts;
}

/// Returns the number of fully or partly done steps at a position.
pub fn steps_at(position: f64) -> u64 {
    position.ceil() as u64
}

/// Returns the title of a session's pictures: its own title, or its row if it has none.
pub fn title_of(session: &Session) -> String {
    let title = session.document.title.trim();
    if title.is_empty() { wording::row_text(&session.document.row) } else { title.to_owned() }
}

pub struct WindowPicture {
    /// What the window shows, in its pixels.
    pub image: PixelImage,
    /// The title of the session in it.
    pub title: String,
}

impl Pictures for WindowPicture {
    fn count(&self) -> usize {
        1
    }

    fn size(&self, _: usize) -> (f32, f32) {
        (self.image.width as f32, self.image.height as f32)
    }

    fn picture(&self, index: usize) -> Picture {
        let (width, height) = self.size(index);
        let image = self.image.clone();
        let at = Point::new(0.0, 0.0);
        let marks = vec![Mark::Image { image, at, across: Point::new(width, 0.0), down: Point::new(0.0, height) }];
        Picture { width, height, marks }
    }

    fn title(&self, _: usize) -> String {
        self.title.clone()
    }

    fn texts(&self, _: usize) -> PictureTexts {
        let description = texts::picture_of_window(&self.title);
        PictureTexts { heading: self.title.clone(), description, notes: String::new() }
    }
}

/// A subject at some positions of what moves it.
pub struct SubjectPictures {
    pub pictures: SessionPictures,
    pub positions: Vec<f64>,
    pub framing: Framing,
    /// What a pen has drawn on slides.
    pub ink: Ink,
}

impl Pictures for SubjectPictures {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn size(&self, _: usize) -> (f32, f32) {
        self.pictures.size()
    }

    fn picture(&self, index: usize) -> Picture {
        let mut picture = self.pictures.picture(self.positions[index]);
        // A subject alone has no such drawing.
        if self.framing == Framing::Slide {
            let slide = Rect::new(0.0, 0.0, picture.width, picture.height);
            picture.marks.extend(self.ink.marks(slide));
        }
        picture
    }

    fn title(&self, _: usize) -> String {
        title_of(self.pictures.session())
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let position = self.positions[index];
        let (done, end) = (steps_at(position), self.pictures.end());
        let heading =
            if self.pictures.is_game() { texts::move_heading(done, end) } else { texts::step_heading(done, end) };
        let (description, notes) = (self.pictures.description(position), self.pictures.step_words(position));
        PictureTexts { heading, description, notes }
    }
}

/// Draws a place of a lesson as a slide. `numbering` is the lesson's number in its course, counted from 1, and the
/// number of lessons. Of the style, its theme, size, language and look of the calls matter.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture(
    session: &Session,
    place: Place,
    numbering: Option<(usize, usize)>,
    style: PictureStyle,
) -> Result<Picture, ExportError> {
    match place {
        Place::Title => {
            let (width, height) = style.size.slide();
            let Document { title, row, .. } = &session.document;
            let question = &session.document.question_of_title(session.view);
            let card = TitleCard { title, numbering, row, question };
            Ok(Picture { width, height, marks: title_card(Rect::new(0.0, 0.0, width, height), card) })
        }
        Place::Stop { index, answered } => Ok(stop_slide(session, index, style)?.picture_of_stop(answered)),
    }
}

/// Returns the width and the height of a place's picture, in points. It draws nothing.
///
/// # Errors
/// If the lesson has no such stop.
pub fn stop_picture_size(session: &Session, place: Place, style: PictureStyle) -> Result<(f32, f32), ExportError> {
    match place {
        Place::Title => Ok(style.size.slide()),
        Place::Stop { index, .. } => Ok(stop_slide(session, index, style)?.size()),
    }
}

/// Returns the slide of a stop.
///
/// # Errors
/// If the lesson has no such stop.
pub(super) fn stop_slide(session: &Session, index: usize, style: PictureStyle) -> Result<SessionPictures, ExportError> {
    let stops = session.document.stops.len();
    let moment = Moment::of(session, index).ok_or(ExportError::NoSuchStop { index, stops })?;
    Ok(SessionPictures::of_moment(moment, PictureStyle { framing: Framing::Slide, shows_path: false, ..style }))
}

/// Returns what a slide shows, in words for a reader without the picture: the question and its answer, or the position.
///
/// # Errors
/// If the lesson has no such stop.
pub(super) fn stop_words(session: &Session, place: Place) -> Result<Vec<String>, ExportError> {
    match place {
        Place::Title => {
            let document = &session.document;
            Ok(vec![wording::page::only_row(&document.row), document.question_of_title(session.view)])
        }
        Place::Stop { index, answered } => Ok(stop_slide(session, index, PictureStyle::USUAL)?.words_of_stop(answered)),
    }
}

/// Slides: the title card of each lesson, its stops, and after a question its answer.
pub struct StopPictures<'a> {
    slides: Vec<Slide<'a>>,
    style: PictureStyle,
    /// Whether the texts of the last stop of a lesson have its words, which tell what comes out.
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
    pub fn for_readers(mut self, edition: Edition, pages: PdfLayout) -> Self {
        let is_paper = matches!(pages, PdfLayout::Handout { .. });
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
        let count = sessions.iter().map(|(session, _)| course::count(&session.document.stops)).sum();
        if count > MAX_PICTURES {
            return Err(ExportError::TooManySlides { slides: count });
        }
        let mut slides = Vec::with_capacity(count);
        for (session, numbering) in sessions {
            let places = course::places(&session.document.stops);
            slides.extend(places.map(|place| Slide { session, place, numbering }));
        }
        Ok(Self { slides, style, tells: true })
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
        match place {
            Place::Title => PictureTexts {
                description: texts::title_card(&title, wording::row_text(&document.row)),
                notes: String::new(),
                heading: title,
            },
            Place::Stop { index, answered } => {
                let stop = &document.stops[index];
                let is_told = self.tells || !document.stops.tells(index);
                let words = || stop.plain_words(&document.row, document.duel.rule, session.view);
                let words = if is_told { words() } else { String::new() };
                let answered_of_question = stop.asks().then_some(answered);
                let slide = stop_slide(session, index, self.style).expect("the place is one of the lesson");
                PictureTexts {
                    heading: texts::stop_heading(&title, index + 1, answered_of_question),
                    description: sentences(slide.words_of_stop(answered)),
                    notes: [&words[..], &stop.note].join("\n").trim().to_owned(),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod subject_tests {
    use super::*;
    use crate::export::options::{CallsLook, ExportSubject, PictureStyle};
    use crate::export::size::PictureSize;
    use crate::export::tests::bounds;
    use crate::game::fusion::run::FusionRun;
    use crate::game::{FillOrder, Recurrence, Row, Stride};
    use crate::listing::{Language, Listing};
    use crate::picture::color_role::ColorRole;
    use crate::picture::fonts::extent;
    use crate::picture::{Anchor, Face, Mark};
    use crate::session::course::Place;
    use crate::session::{CodeSubject, Layout, Session, Stop, StopPosition, Stops, Subject};

    const MARGIN: f32 = 24.0;

    const SUBJECTS: [ExportSubject; 4] =
        [ExportSubject::Lanes, ExportSubject::Tree, ExportSubject::Code, ExportSubject::Fusion];

    fn session(row: &str) -> Session {
        Session::new(Document { title: "Six".to_owned(), ..Document::from(row.parse::<Row>().unwrap()) })
    }

    fn pictures(session: &Session, subject: ExportSubject, style: PictureStyle) -> SubjectPictures {
        let all = SessionPictures::new(session, subject, style).unwrap();
        at(all.positions(Stride::Cell).unwrap(), session, subject, style)
    }

    fn at(positions: Vec<f64>, session: &Session, subject: ExportSubject, style: PictureStyle) -> SubjectPictures {
        let pictures = SessionPictures::new(session, subject, style).unwrap();
        SubjectPictures { pictures, positions, framing: style.framing, ink: Ink::default() }
    }

    #[test]
    fn every_mark_of_every_subject_lies_in_its_picture() {
        for row in ["8 15 3 7 9 2", "5", "-999999999999 999999999998 -999999999997 8 999999999996"] {
            let session = session(row);
            for subject in SUBJECTS {
                for framing in [Framing::Slide, Framing::Table] {
                    for size in [PictureSize::Scale(1.0), PictureSize::Pixels(1024, 768)] {
                        let pictures =
                            pictures(&session, subject, PictureStyle { framing, size, ..PictureStyle::USUAL });
                        for index in 0..pictures.count() {
                            let Picture { width, height, marks } = pictures.picture(index);
                            assert_eq!((width, height), pictures.size(index));
                            for mark in marks {
                                let [left, top, right, bottom] = bounds(&mark);
                                assert!(
                                    left >= -0.01 && top >= -0.01 && right <= width + 0.01 && bottom <= height + 0.01,
                                    "{subject:?} of {row} as {framing:?} at {index}: {mark:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_slide_of_a_position_is_that_of_a_stop_there() {
        let mut session = session("8 15 3 7");
        for (subject, shows, at) in [
            (ExportSubject::Lanes, Subject::Game, StopPosition::Game(2)),
            (ExportSubject::Tree, Subject::Calls, StopPosition::Fill(2.0)),
            (ExportSubject::Code, Subject::Code, StopPosition::Fill(2.0)),
            (ExportSubject::Fusion, Subject::Fusion, StopPosition::Fusion(2)),
        ] {
            let pictures = pictures(&session, subject, PictureStyle::USUAL);
            session.document.stops = Stops(vec![Stop { subject: Some(shows), ..Stop::new(at) }]);
            let place = Place::Stop { index: 0, answered: false };
            let stop = stop_picture(&session, place, None, PictureStyle::USUAL).unwrap();
            assert_eq!(pictures.picture(2), stop, "{subject:?}");
        }
    }

    #[test]
    fn each_subject_goes_by_its_own_steps() {
        let mut session = session("8 15 3 7");
        let count = |session: &Session, subject| pictures(session, subject, PictureStyle::USUAL).count() as u64;
        let fusion = FusionRun::new(&session.document.row).steps() + 1;
        assert_eq!(SUBJECTS.map(|subject| count(&session, subject)), [5, 11, 11, fusion]);
        session.view.code = CodeSubject::Fusion;
        assert_eq!(count(&session, ExportSubject::Code), fusion);
    }

    #[test]
    fn the_code_is_in_the_chosen_language_and_the_tree_is_folded_as_chosen() {
        let session = session("8 15 3 7");
        let texts = |subject, style| -> Vec<String> {
            let text = |mark| if let Mark::Text { text, .. } = mark { Some(text) } else { None };
            pictures(&session, subject, style).picture(4).marks.into_iter().filter_map(text).collect()
        };
        let python = PictureStyle { language: Language::Python, ..PictureStyle::USUAL };
        let alone = |style| PictureStyle { framing: Framing::Table, ..style };
        assert!(texts(ExportSubject::Code, alone(python)).join("\n").contains("def "));
        assert!(!texts(ExportSubject::Code, alone(PictureStyle::USUAL)).join("\n").contains("def "));
        let calls = |folded| {
            let style = PictureStyle { calls: CallsLook { folded, ..CallsLook::TREE }, ..PictureStyle::USUAL };
            texts(ExportSubject::Tree, style).len()
        };
        // The tree shows copies of intervals, and the graph does not.
        assert!(calls(0.0) > calls(1.0));
    }

    #[test]
    fn a_picture_of_the_code_shows_every_line_of_the_listing_and_a_slide_those_around_the_executed_ones() {
        let mut session = session("8 15 3");
        for (code, language) in [CodeSubject::Table, CodeSubject::Fusion]
            .into_iter()
            .flat_map(|code| Language::ALL.map(|language| (code, language)))
        {
            for (order, recurrence) in
                FillOrder::ALL.into_iter().flat_map(|order| Recurrence::PUBLISHED.map(|recurrence| (order, recurrence)))
            {
                // Fusion has one listing.
                if code == CodeSubject::Fusion && (order, recurrence) != (FillOrder::Rows, Recurrence::FIR_SEC) {
                    continue;
                }
                (session.view.code, session.view.fill_order, session.view.recurrence) = (code, order, recurrence);
                let lines = Listing::new(session.view.method(), language, session.view.count_from).lines.len();
                for framing in [Framing::Slide, Framing::Table] {
                    let style = PictureStyle { framing, language, ..PictureStyle::USUAL };
                    let pictures = pictures(&session, ExportSubject::Code, style);
                    for index in [0, pictures.count() / 2, pictures.count() - 1] {
                        let picture = pictures.picture(index);
                        let number = |mark: &Mark| match mark {
                            Mark::Text { anchor: Anchor::RightCenter, face: Face::Mono, text, .. } => {
                                text.parse::<usize>().ok()
                            }
                            _ => None,
                        };
                        let numbers: Vec<_> = picture.marks.iter().filter_map(number).collect();
                        let name = format!("{language:?}, {order:?}, {recurrence:?}, {framing:?} at {index}");
                        if framing == Framing::Table {
                            assert_eq!(numbers, (1..=lines).collect::<Vec<_>>(), "{name}");
                        } else {
                            // The numbers are true, and dots stand where the listing goes on.
                            assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{name}: {numbers:?}");
                            assert!(numbers.len() >= lines.min(12), "{name}: {numbers:?}");
                            let goes_on = [numbers[0] > 1, numbers[numbers.len() - 1] < lines];
                            let is_dots = |mark: &&Mark| matches!(mark, Mark::Text { text, .. } if text == "…");
                            let dots = picture.marks.iter().filter(is_dots).count();
                            assert_eq!(dots, goes_on.into_iter().filter(|goes_on| *goes_on).count(), "{name}");
                            let is_band = |mark: &&Mark| matches!(mark, Mark::Rect { fill: Some(fill), .. } if fill.role == ColorRole::Raised);
                            let executed = picture.marks.iter().filter(is_band).count();
                            assert!(executed > 0 || index == 0, "{name}: no line is marked");
                        }
                        let is_inside = |mark: &Mark| bounds(mark)[3] <= picture.height;
                        assert!(picture.marks.iter().all(is_inside), "{language:?}, {order:?}, {recurrence:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_figure_of_fusion_is_cropped_to_what_its_whole_run_shows() {
        let alone = PictureStyle { framing: Framing::Table, ..PictureStyle::USUAL };
        for row in ["8 15 3 7 9 2", "5", "9 8 7 6 5 4 3 2 1 2 3 4 9 1"] {
            let session = session(row);
            let all = pictures(&session, ExportSubject::Fusion, alone);
            let (width, height) = all.size(0);
            let marks = (0..all.count()).flat_map(|index| all.picture(index).marks);
            let shown = marks.map(|mark| extent(&mark)).reduce(Rect::joined).unwrap();
            for (side, expected) in [
                (shown.left, MARGIN),
                (shown.top, MARGIN),
                (shown.right, width - MARGIN),
                (shown.bottom, height - MARGIN),
            ] {
                assert!((side - expected).abs() < 0.01, "{row}: {shown:?} in {width} × {height}");
            }
            assert!(width <= 2.0 * MARGIN + (session.document.row.len() as f32 * 130.0).clamp(760.0, 1_224.0));
            let one = at(vec![0.0], &session, ExportSubject::Fusion, alone);
            assert_eq!(one.size(0), (width, height), "one picture has the size of those of all steps");
        }
        let long = Session::new(Document::from(Row::new((0..600).map(|at| at * 37 % 91).collect::<Vec<_>>()).unwrap()));
        let long = at(vec![0.0], &long, ExportSubject::Fusion, alone);
        assert!(long.size(0).0 > 1_200.0);
    }

    #[test]
    fn a_game_too_long_for_lanes_is_refused() {
        let session = Session::new(Document::from(Row::new(vec![1; 20_001]).unwrap()));
        let error = SessionPictures::new(&session, ExportSubject::Lanes, PictureStyle::USUAL).err().unwrap();
        assert!(error.to_string().contains("at most 20,000 coins"), "{error}");
        assert!(SessionPictures::new(&session, ExportSubject::Fusion, PictureStyle::USUAL).is_ok());
        assert_eq!(session.view.layout, Layout::Square);
    }
}
