//! A fill as an interactive HTML page: one file, without the network and without the program.
//!
//! The page holds the differences between its pictures, compressed, and a script that steps through them. Without a
//! script it shows the filled table and all steps in words.
//!
//! | module | holds |
//! | --- | --- |
//! | `track` | a track: pictures, what is said about them, and the cells of their table |
//! | `reel` | pictures as the differences between them |
//! | `words` | the steps in words |
//! | `quiz` | the questions about steps |
//! | `by_hand` | the table that the reader fills |
//! | `style` | the colors as variables of the style sheet, and the looks of elements as classes |
//! | `page` | the page around all of this |

mod by_hand;
mod page;
mod quiz;
mod reel;
mod style;
mod track;
mod words;

use crate::limits::MAX_COINS_WITH_STEPS;
use crate::text::language::language;
use crate::wording::recurrence::formula;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;

use base64::prelude::{BASE64_STANDARD, Engine};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use maud::{Markup, html};
use serde::Serialize;

use self::by_hand::TableByHand;
use self::page::Heading;
use self::reel::Elements;
use self::style::Looks;
use self::track::{FillTrack, SLIDES, Track};
use super::error::ExportError;
use super::options::{ExportSubject, Framing, PictureStyle};
use super::pictures::title_of;
use super::session_pictures::SessionPictures;
use super::size::MAX_PICTURES;
use crate::game::table::derivation::Derivation;
use crate::game::{FillOrder, Interval};
use crate::number::exact;
use crate::picture::fonts::language_of;
use crate::session::course::{self, Entry, Lesson, Place};
use crate::session::{Course, Document, Layout, Session};
use crate::wording::panels::transport;
use crate::wording::{self, page as wordings};

/// How an interactive page behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HtmlPage {
    /// Whether the page asks about each step before it shows the step. The reader can switch this off.
    pub quiz: bool,
    /// Whether answers are shown before a reader has reached them.
    pub has_answers: bool,
}

/// What the script of a page reads.
#[derive(Serialize)]
struct Data<'a> {
    texts: BTreeMap<&'static str, String>,
    elements: &'a [String],
    lessons: Vec<LessonOfPage>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_hand: Option<TableByHand>,
}

#[derive(Serialize)]
struct LessonOfPage {
    /// What stands below the title of the page.
    about: String,
    notes: String,
    /// The language of the notes, if only few languages have their script.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'static str>,
    /// What is told at the end.
    told: String,
    by_sweep: String,
    by_cell: &'static str,
    /// The pictures of a lecture, if the page is that of a course.
    #[serde(skip_serializing_if = "Option::is_none")]
    slides: Option<Track>,
    /// The fill. A long row of a course has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    fill: Option<Track>,
}

/// The parts of a page while it is made.
#[derive(Default)]
struct Draft {
    elements: Elements,
    looks: Looks,
    lessons: Vec<LessonOfPage>,
    by_hand: Option<TableByHand>,
    /// What needs no script.
    content: Vec<Markup>,
    /// Whether this has the answers. With a script, they are shown where they are reached.
    has_answers: bool,
}

impl HtmlPage {
    /// Writes the fill of a session as a page. The same session gives the same bytes.
    ///
    /// `keep_on` gets the number of pictures that are done, and the number of all. If it breaks, nothing is written.
    /// Drawing takes O(n⁴) time, which is some seconds for 64 coins.
    ///
    /// # Errors
    /// If the row has more than [`MAX_COINS_IN_PAGE`](crate::limits::MAX_COINS_IN_PAGE) coins, the fill has too many
    /// steps, or `out` can't be written.
    pub fn write_fill(
        &self,
        session: &Session,
        layout: Layout,
        out: &mut dyn Write,
        keep_on: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<()>, ExportError> {
        let mut draft = Draft { has_answers: self.has_answers, ..Draft::default() };
        let made = FillTrack::of(session, layout, self.quiz, &mut draft.elements, keep_on)?;
        let ControlFlow::Continue(FillTrack { pictures, track }) = made else { return Ok(ControlFlow::Break(())) };
        let title = title_of(session);
        let about = wordings::about(pictures.fill());
        let (figure, notes) = (draft.filled_table(&pictures, "filled", &title), draft.notes(session));
        draft.content.push(html! {
            (figure)
            (notes)
            details.steps open {
                summary { (wordings::all_steps()) }
                p.weak { (formula(pictures.fill().recurrence)) }
                ol { (page::items(&track.steps)) }
            }
        });
        draft.by_hand = TableByHand::of(pictures.table(), pictures.fill(), pictures.count_from());
        draft.content.extend(draft.by_hand.as_ref().map(|_| by_hand::section()));
        draft.lessons.push(LessonOfPage::new(session, about.clone(), None, Some(track)));
        draft.write(&Heading { title: &title, about: &about, language: language() }, &html! {}, out)
    }

    /// Writes the lessons of a course that can be used as one page. A lesson has the slides of a lecture, and each step
    /// of its fill if it has at most 32 coins.
    ///
    /// `keep_on` is as in [`Self::write_fill`].
    ///
    /// # Errors
    /// If the course has no lesson, has too many slides, or `out` can't be written.
    pub fn write_course(
        &self,
        course: &Course,
        out: &mut dyn Write,
        keep_on: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<()>, ExportError> {
        let lessons = course.lesson_count();
        let slides_of = |lesson: &Lesson| course::count(&lesson.session.document.stops);
        let steps_of = |lesson: &Lesson| {
            let fill = lesson.session.view.fill(lesson.session.document.row.len());
            if fill.n <= MAX_COINS_WITH_STEPS { fill.steps() as usize } else { 0 }
        };
        match course.lessons().map(slides_of).sum() {
            0 => return Err(ExportError::NoLesson),
            slides if slides > MAX_PICTURES => return Err(ExportError::TooManySlides { slides }),
            _ => {}
        }
        let all = course.lessons().map(|lesson| slides_of(lesson) + steps_of(lesson)).sum();
        let mut draft = Draft { has_answers: self.has_answers, ..Draft::default() };
        let mut before = 0;
        for (index, lesson) in course.lessons().enumerate() {
            let session = &*lesson.session;
            let elements = &mut draft.elements;
            let made = Track::of_slides(session, (index + 1, lessons), elements, &|done| keep_on(before + done, all))?;
            let ControlFlow::Continue(slides) = made else { return Ok(ControlFlow::Break(())) };
            before += slides_of(lesson);
            let steps = steps_of(lesson);
            let fill = if steps > 0 {
                let keep_on = |done, count| keep_on(before + done * steps / count, all);
                let made = FillTrack::of(session, session.view.layout, self.quiz, elements, &keep_on)?;
                let ControlFlow::Continue(fill) = made else { return Ok(ControlFlow::Break(())) };
                Some(fill)
            } else {
                None
            };
            before += steps;
            draft.add_lesson(index, session, slides, fill)?;
        }
        let language = if course.language.is_empty() { language() } else { &course.language };
        let title = if course.title.trim().is_empty() { wordings::lessons() } else { course.title.trim() };
        draft.write(&Heading { title, about: course.author.trim(), language }, &list_of_lessons(course), out)
    }
}

impl LessonOfPage {
    fn new(session: &Session, about: String, slides: Option<Track>, fill: Option<Track>) -> Self {
        let of_table = session.view.fill(session.document.row.len());
        let [notes, told] = words_around(session);
        let calls = of_table.order == FillOrder::Recursion;
        Self {
            about,
            language: language_of(&format!("{notes} {told}")),
            notes,
            told,
            by_sweep: transport::by_sweep(of_table.sweep_name()),
            by_cell: if calls { transport::by_call() } else { transport::by_cell() },
            slides,
            fill,
        }
    }
}

/// Returns the words of the first stop and those of the last one. They are empty if there are none.
fn words_around(session: &Session) -> [String; 2] {
    let stops = &session.document.stops;
    [stops.first(), stops.last().filter(|_| stops.tells(stops.len() - 1))].map(|stop| {
        let Document { row, duel, .. } = &session.document;
        let words = stop.map(|stop| stop.plain_words(row, duel.rule, session.view));
        words.unwrap_or_default().trim().to_owned()
    })
}

impl Draft {
    fn filled_table(&mut self, pictures: &SessionPictures, id: &str, title: &str) -> Markup {
        let table = pictures.table();
        let whole = Interval::whole(table.n());
        let recurrence = pictures.session().view.recurrence;
        let scores = if recurrence.meanings().is_some() {
            wording::scores_line(&table.cell(whole), exact)
        } else {
            let results = wording::rule::results(&Derivation::new(table, recurrence, whole), pictures.count_from());
            results.into_iter().next().unwrap_or_default()
        };
        let description = wordings::filled_table_of(table.row(), &scores);
        html! { figure.filled { (page::figure(&mut self.looks, &pictures.filled(), id, title, &description)) } }
    }

    fn notes(&self, session: &Session) -> Markup {
        let shown = if self.has_answers { 2 } else { 1 };
        let words = words_around(session).into_iter().take(shown).filter(|words| !words.is_empty());
        html! { @for text in words { p.notes dir="auto" lang=[language_of(&text)] { (text) } } }
    }

    fn add_lesson(
        &mut self,
        index: usize,
        session: &Session,
        slides: Track,
        fill: Option<FillTrack>,
    ) -> Result<(), ExportError> {
        let title = wording::lesson_name(index, title_of(session));
        let long;
        let pictures = if let Some(fill) = &fill {
            &fill.pictures
        } else {
            // In a long row, the numbers that are too small to be read are left out: it may be a map.
            let style = PictureStyle { framing: Framing::Seen, layout: session.view.layout, ..SLIDES };
            long = SessionPictures::new(session, ExportSubject::Fill, style)?;
            &long
        };
        let figure = self.filled_table(pictures, &format!("filled-{}", index + 1), &title);
        let stops = &session.document.stops;
        let places = course::places(stops);
        let is_shown = |place: &Place| self.has_answers || !matches!(place, Place::Stop { answered: true, .. });
        let words = std::iter::once(&slides.start).chain(&slides.steps).zip(places);
        // Without a script nothing is reached, and the words of the last stop tell what comes out.
        let [_, told] = words_around(session);
        let tells = |place: Place| matches!(place, Place::Stop { index, .. } if stops.tells(index));
        let is_shown_at = |place, text: &str| self.has_answers || !tells(place) || text.trim() != told;
        self.content.push(html! {
            section.lesson id={ "lesson=" (index + 1) } {
                h2 dir="auto" lang=[language_of(&title)] { (title) }
                (figure)
                (self.notes(session))
                ol {
                    @for (words, place) in words.filter(|(_, place)| is_shown(place)) {
                        li dir="auto" { @for part in words.lines.iter().flatten().filter(|part| is_shown_at(place, &part.text)) { (part.text) " " } }
                        "\n"
                    }
                }
            }
        });
        let fill = fill.map(|fill| fill.track);
        self.lessons.push(LessonOfPage::new(session, title, Some(slides), fill));
        Ok(())
    }

    fn write(self, heading: &Heading, list: &Markup, out: &mut dyn Write) -> Result<ControlFlow<()>, ExportError> {
        let Self { elements, looks, lessons, by_hand, content, .. } = self;
        let data = Data { texts: page::texts_of_script(), elements: elements.texts(), lessons, by_hand };
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        serde_json::to_writer(&mut encoder, &data).map_err(|error| ExportError::Page(error.into()))?;
        let packed = BASE64_STANDARD.encode(encoder.finish().map_err(ExportError::Page)?);
        let page = page::page(heading, list, &content, &looks, &packed);
        out.write_all(page.as_bytes()).map_err(ExportError::Page)?;
        Ok(ControlFlow::Continue(()))
    }
}

/// Returns the list of a course's lessons under their headings.
fn list_of_lessons(course: &Course) -> Markup {
    let is_heading = |entry: &Entry| matches!(entry, Entry::Section(_));
    let mut numbers = 1..;
    html! {
        nav id="lessons" aria-label=(wordings::lessons()) {
            details open {
                summary { (wordings::lessons()) }
                @for entries in course.entries.chunk_by(|one, next| is_heading(one) == is_heading(next)) {
                    @for entry in entries {
                        @if let Entry::Section(heading) = entry { p { (heading) } }
                    }
                    @if entries.iter().any(|entry| entry.lesson().is_some()) {
                        ol start=(numbers.start) {
                            @for (lesson, number) in entries.iter().filter_map(Entry::lesson).zip(&mut numbers) {
                                li dir="auto" { a href={ "#lesson=" (number) } { (title_of(&lesson.session)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
