//! The recipe of an export: what is exported, which positions of it, how it looks, in which format, and on which pages.
//! The window's dialog and the command line make it. It writes files, says what it would write, and shows a preview.

use crate::limits::{MAX_COINS_IN_MOVE_LIST, MAX_COINS_IN_PICTURE};
use std::borrow::Cow;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::animation::frame_times::check_seconds;
use super::error::ExportError;
use super::estimate::{ByteCounter, ExportPlan, plan};
use super::file::{self, WrittenFiles, another_name, checked_files, is_source};
use super::html::HtmlPage;
use super::markup::{Markup, document};
use super::missing::Collecting;
use super::options::{ExportFormat, ExportOption, ExportRange, ExportSubject, Framing, PictureStyle};
use super::pdf::PdfLayout;
use super::picture_output::{KeepOn, PictureOutput, PictureWriter};
use super::pictures::{Pictures, StopPictures, SubjectPictures, WindowPicture, title_of};
use super::preview::{BeginningOfText, Preview, preview};
use super::quiz::{self, Quiz};
use super::raster::Raster;
use super::session_pictures::{self, SessionPictures};
use super::size::PictureSize;
use super::text::filled_table::TableCells;
use super::text::{self, FilledTable, Separator, TextError, check_length, write_csv};
use super::worksheet::Worksheets;
use crate::game::Table;
use crate::picture::slide::Ink;
use crate::picture::{Picture, PixelImage};
use crate::session::course::{Entry, Lesson};
use crate::session::{Course, Document, Edition, Session};
use crate::wording::errors::export::{a_list_of_moves, a_table, stopped};

/// How many seconds an animation shows each place of a course, unless another time is chosen.
const SECONDS_OF_COURSE: f32 = 2.0;

/// What has been written, or `Break` if it was stopped.
type Written = Result<ControlFlow<()>, ExportError>;

/// Writes a subject as a text.
pub type TextWriter = fn(&TextSource, &mut dyn Write) -> Written;

/// What a text is made from: the session or the course in the recipe's edition.
pub struct TextSource<'a> {
    recipe: &'a ExportRecipe,
    session: &'a Session,
    course: &'a Course,
    keep_on: KeepOn<'a>,
}

/// What an export is made from: a session, and the course that it may belong to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Material {
    pub session: Session,
    /// Empty without a course.
    pub course: Course,
}

impl Material {
    /// Returns a session without a course.
    pub fn alone(session: Session) -> Self {
        Self { session, course: Course::default() }
    }

    /// Returns a course with its first lesson.
    ///
    /// # Errors
    /// If it has no lesson that can be used.
    pub fn of_course(course: Course) -> Result<Self, ExportError> {
        let first = course.lessons().next().map(|lesson| (*lesson.session).clone());
        Ok(Self { session: first.ok_or(ExportError::NoLesson)?, course })
    }
}

/// What is exported, which positions of it, how it looks, in which format, and on which pages.
///
/// | format | one position | all positions |
/// | --- | --- | --- |
/// | SVG, PNG | one picture | a numbered file for each picture |
/// | GIF, APNG, MP4, `WebM` | a still picture | an animation |
/// | HTML | the fill, the stops, or a course | the same |
/// | PDF | one page | a page for each picture, or several on a sheet |
/// | CSV, Markdown, LaTeX, Typst | the table as it is filled there; the filled table before the first step | the filled table |
/// | Moodle, QTI | the tasks of worksheets as questions | the same |
/// | text of the fill | the steps up to that one | all steps |
/// | text of the game | all moves | all moves |
///
/// The table of [formats](ExportFormat) says which subjects and options each of them has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExportRecipe {
    pub subject: ExportSubject,
    pub range: ExportRange,
    /// Matters only for pictures. A course has slides, and of its style the theme, the size and the language matter.
    pub style: PictureStyle,
    pub format: ExportFormat,
    pub pages: PdfLayout,
    /// How many seconds an animation shows each picture, within [`SECONDS_RANGE`](super::SECONDS_RANGE). `None` depends on
    /// their number, and is two seconds for a course.
    pub seconds: Option<f32>,
    /// Whether an HTML page asks about each step before it shows the step.
    pub quiz: bool,
    /// What stands between the values of a CSV table.
    pub separator: Separator,
    pub edition: Edition,
    /// What a pen has drawn, for slides. Empty without a pen.
    pub ink: Ink,
    /// The rows of worksheets, and what is on each sheet.
    pub worksheets: Worksheets,
    /// What the window shows, in its pixels. A pixel of it is a point of its picture.
    pub window: Option<PixelImage>,
}

impl ExportRecipe {
    /// Returns the recipe for the present position of the fill, in the usual style.
    pub fn new(format: ExportFormat) -> Self {
        Self {
            subject: ExportSubject::default(),
            range: ExportRange::Present,
            style: PictureStyle::USUAL,
            format,
            pages: PdfLayout::Picture,
            seconds: None,
            quiz: false,
            separator: Separator::default(),
            edition: Edition::default(),
            ink: Ink::default(),
            worksheets: Worksheets::default(),
            window: None,
        }
    }

    /// Returns whether an option can change the files.
    pub fn has(&self, option: ExportOption) -> bool {
        self.format.has(option) && self.subject.has(option)
    }

    /// Writes the export to `path`, or to files whose names are `path` with a number.
    ///
    /// The format is that of the recipe, whatever the extension of the path is. `sources` are the files that the material
    /// was read from. None of them is replaced.
    ///
    /// `keep_on` gets the number of pictures that are done and the number of all, on any thread. If it breaks, the
    /// export stops and returns `Break`. An export that stops, fails or panics changes no file and leaves none behind.
    ///
    /// # Errors
    /// If the material does not have the requested part, if the format does not show it, if a picture or a text would be
    /// too large, if a file is one of the sources, or if it can't be written.
    pub fn write(
        &self,
        material: &Material,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let (session, course) = self.edited(material)?;
        if self.format.is_picture() {
            let ControlFlow::Continue(pictures) = self.pictures(&session, &course, keep_on)? else {
                return Ok(ControlFlow::Break(()));
            };
            let title = self.title(&session, &course);
            let output = self.output(&title, &course);
            let collecting = Collecting::new(&*pictures, matches!(output.pages, PdfLayout::Handout { .. }));
            let drawn: &dyn Pictures = if self.format.draws_letters() { &collecting } else { &*pictures };
            let written = output.write(drawn, path, sources, keep_on)?;
            return Ok(written.map_continue(|written| {
                let (pictures, missing) = (self.told(written.pictures), collecting.missing());
                WrittenFiles { pictures, missing, ..written }
            }));
        }
        checked_files(path, self.content_name(), sources, |path| vec![path.to_owned()])?;
        let mut refused = None;
        let written = file::write_with(path, |out| match self.write_text(&session, &course, out, keep_on) {
            Ok(written) => Ok(written),
            Err(ExportError::Text(TextError::Io(error)) | ExportError::Page(error)) => Err(error),
            Err(error) => {
                refused = Some(error);
                Ok(ControlFlow::Break(()))
            }
        })?;
        match refused {
            Some(error) => Err(error),
            None => Ok(written.map_continue(|()| WrittenFiles::new(vec![path.to_owned()], 0, None))),
        }
    }

    /// Returns what [`write`](Self::write) would write. `None` if `keep_on` breaks. Some pictures are drawn for it.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn plan(&self, material: &Material, path: &Path, keep_on: KeepOn) -> Result<Option<ExportPlan>, ExportError> {
        let (session, course) = self.edited(material)?;
        if self.format.is_picture() {
            let ControlFlow::Continue(pictures) = self.pictures(&session, &course, keep_on)? else { return Ok(None) };
            let title = self.title(&session, &course);
            let plan = plan(&self.output(&title, &course), &*pictures, path, keep_on)?;
            return Ok(plan.map(|plan| ExportPlan { pictures: self.told(plan.pictures), ..plan }));
        }
        let mut counter = ByteCounter::default();
        let written = self.write_text(&session, &course, &mut counter, keep_on)?;
        let (files, bytes) = (vec![path.to_owned()], Some(counter.bytes));
        Ok(written.is_continue().then_some(ExportPlan { files, pictures: 0, size: None, bytes, is_exact: true }))
    }

    /// Returns a look at one of the pictures in at most so many pixels, or at the beginning of the text. A page is shown
    /// as its pictures, and worksheets as the first one and its solution.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn preview(&self, material: &Material, index: usize, max: (u32, u32)) -> Result<Preview, ExportError> {
        let (session, course) = self.edited(material)?;
        if self.format.is_page() {
            let framing = if self.subject == ExportSubject::Fill { Framing::Table } else { self.style.framing };
            let style = PictureStyle { framing, size: PictureSize::Scale(1.0), ..self.style };
            return Self { format: ExportFormat::Png, style, ..self.clone() }.preview(material, index, max);
        }
        if self.format.is_quiz() {
            // The questions are those of the sheets.
            return Self { format: ExportFormat::Pdf, ..self.clone() }.preview(material, index, max);
        }
        let title = self.title(&session, &course);
        if self.format.is_picture() {
            let pictures: Box<dyn Pictures> = if self.subject == ExportSubject::Worksheet {
                Box::new(self.worksheets.first_pages(&session)?)
            } else {
                self.all_pictures(&session, &course)?
            };
            return preview(&self.output(&title, &course), &*pictures, index, max);
        }
        let mut text = BeginningOfText::default();
        let written = self.write_text(&session, &course, &mut text, &|_, _| ControlFlow::Continue(()));
        if !text.is_full() {
            let _ = written?;
        }
        Ok(text.into_preview())
    }

    /// Returns `path`, or another name beside it if `path` is one of the sources.
    pub fn path_beside_sources(&self, path: &Path, sources: &[PathBuf]) -> PathBuf {
        if !is_source(path, sources) {
            return path.to_owned();
        }
        another_name(path, self.content_name(), |path| is_source(path, sources))
    }

    /// Returns the material in the recipe's edition.
    ///
    /// # Errors
    /// If the format does not show the subject.
    fn edited<'a>(&self, material: &'a Material) -> Result<(Cow<'a, Session>, Cow<'a, Course>), ExportError> {
        self.check()?;
        Ok((self.edition.session(&material.session), self.edition.course(&material.course)))
    }

    /// # Errors
    /// If the format does not show the subject, or the size or the time of pictures is out of range.
    fn check(&self) -> Result<(), ExportError> {
        let (subject, format) = (self.subject, self.format);
        if !format.shows(subject) {
            return Err(ExportError::NotShown { subject, format });
        }
        if format.is_picture() {
            self.style().size.check()?;
            check_seconds(self.seconds)?;
        }
        Ok(())
    }

    /// Returns how the pictures are written.
    fn output<'a>(&self, title: &'a str, course: &'a Course) -> PictureOutput<'a> {
        let is_course = self.subject == ExportSubject::Course;
        let style = self.style();
        PictureOutput {
            format: self.format,
            title,
            language: Some(&*course.language).filter(|language| is_course && !language.is_empty()),
            content_name: self.content_name(),
            theme: style.theme,
            size: style.size,
            is_numbered: self.shows_all(),
            seconds: self.seconds.or(is_course.then_some(SECONDS_OF_COURSE)),
            pages: self.pages(),
        }
    }

    /// Returns how pictures are laid out on pages: each has a page of its size unless that can be chosen.
    fn pages(&self) -> PdfLayout {
        if self.has(ExportOption::Pages) { self.pages } else { PdfLayout::Picture }
    }

    /// Returns whether each picture is exported. A worksheet and the window are a whole.
    pub fn shows_all(&self) -> bool {
        match self.subject {
            ExportSubject::Course => true,
            ExportSubject::Worksheet | ExportSubject::Window => false,
            _ => matches!(self.range, ExportRange::All(_)),
        }
    }

    /// Returns a word for the content, for the names of files.
    fn content_name(&self) -> &'static str {
        match (self.format.word_for(self.subject), self.subject) {
            (Some(word), _) => word,
            (None, ExportSubject::Course) => "slides",
            (None, ExportSubject::Worksheet) => "worksheets",
            (None, ExportSubject::Window) => "window",
            (None, _) => "picture",
        }
    }

    /// Returns the title of the whole.
    fn title(&self, session: &Session, course: &Course) -> String {
        match self.subject {
            ExportSubject::Course => course.title.trim().to_owned(),
            ExportSubject::Worksheet => self.worksheets.title(session),
            _ => title_of(session),
        }
    }

    /// Returns the number of pictures that people are told. The pages of worksheets are none.
    fn told(&self, pictures: usize) -> usize {
        if self.subject == ExportSubject::Worksheet { 0 } else { pictures }
    }

    /// Draws the requested picture, or the first one if all are requested.
    ///
    /// # Errors
    /// If the session does not have it, or it would be too large.
    pub fn raster(&self, session: &Session) -> Result<Raster, ExportError> {
        self.check()?;
        let (picture, scale) = self.first_picture(&self.edition.session(session))?;
        let mut raster = Raster::new(&picture, self.style.theme, scale)?;
        raster.draw(picture);
        Ok(raster)
    }

    /// Returns the text that a file would hold. For SVG it is the requested picture, or the first one of all.
    ///
    /// # Errors
    /// If the session does not have the requested part, if it would be too large, or if the format is no text.
    pub fn text(&self, session: &Session) -> Result<String, ExportError> {
        self.check()?;
        let (session, format) = (&*self.edition.session(session), self.format);
        let mut bytes = Vec::new();
        match format.picture_writer() {
            Some(PictureWriter::Each(file)) => {
                let (picture, scale) = self.first_picture(session)?;
                bytes = file(picture, &title_of(session), self.style.theme, scale);
            }
            Some(_) => return Err(ExportError::NoText { format }),
            None => {
                let keep_on = |_, _| ControlFlow::Continue(());
                let _ = self.write_text(session, &Course::default(), &mut bytes, &keep_on)?;
            }
        }
        String::from_utf8(bytes).map_err(|_| ExportError::NoText { format })
    }

    /// Returns the style of the pictures. The slides of a PDF have the shape of its pages, and its pages have no pixels. A
    /// worksheet and the window have a size of their own.
    fn style(&self) -> PictureStyle {
        let size = match self.subject {
            _ if self.has(ExportOption::Pages) => self.pages.picture_size(),
            ExportSubject::Worksheet | ExportSubject::Window => PictureSize::Scale(1.0),
            _ => self.style.size,
        };
        let framing = if self.subject == ExportSubject::Course { Framing::Slide } else { self.style.framing };
        PictureStyle { framing, size, ..self.style }
    }

    /// Prepares all pictures, however long it takes.
    ///
    /// # Errors
    /// If the material does not have them.
    fn all_pictures<'a>(
        &self,
        session: &'a Session,
        course: &'a Course,
    ) -> Result<Box<dyn Pictures + 'a>, ExportError> {
        match self.pictures(session, course, &|_, _| ControlFlow::Continue(()))? {
            ControlFlow::Continue(pictures) => Ok(pictures),
            ControlFlow::Break(()) => unreachable!("nothing breaks"),
        }
    }

    /// Prepares the pictures of what is in the recipe's edition already, until `keep_on` breaks.
    ///
    /// # Errors
    /// If the material does not have them.
    fn pictures<'a>(
        &self,
        session: &'a Session,
        course: &'a Course,
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), Box<dyn Pictures + 'a>>, ExportError> {
        let (subject, style) = (self.subject, self.style());
        Ok(ControlFlow::Continue(match subject {
            ExportSubject::Stops => {
                let all = StopPictures::of_session(session, style)?;
                let last = all.count() - 1;
                let pictures = match self.range {
                    ExportRange::All(_) => all,
                    ExportRange::Present => all.only(0)?,
                    ExportRange::Step(index) => all.only(index as usize)?,
                    ExportRange::Last => all.only(last)?,
                };
                Box::new(pictures.for_readers(self.edition, self.pages()))
            }
            ExportSubject::Course => {
                Box::new(StopPictures::of_course(course, style)?.for_readers(self.edition, self.pages()))
            }
            ExportSubject::Worksheet => {
                let ControlFlow::Continue(sheets) = self.worksheets.sheets(session, &|| keep_on(0, 1))? else {
                    return Ok(ControlFlow::Break(()));
                };
                Box::new(self.worksheets.pages_of(sheets)?)
            }
            ExportSubject::Window => {
                let image = self.window.clone().unwrap_or_else(|| PixelImage::new(1, 1, vec![[0; 4]]));
                Box::new(WindowPicture { image, title: title_of(session) })
            }
            _ => {
                let pictures = SessionPictures::new(session, subject, style)?;
                let positions = match self.range {
                    ExportRange::All(stride) => pictures.positions(stride)?,
                    _ => vec![self.position(pictures.end(), pictures.present())?],
                };
                Box::new(SubjectPictures { pictures, positions, framing: style.framing, ink: self.ink.clone() })
            }
        }))
    }

    /// Returns whether the session is shown where it stands, and no cell is filled or no coin is taken there.
    #[must_use]
    pub fn shows_nothing(&self, session: &Session) -> bool {
        let is_at_start = match self.subject {
            ExportSubject::Fill => session.fill_position == 0.0,
            ExportSubject::Lanes => session.game_position == 0,
            _ => false,
        };
        // A page and a map have all steps, and a table alone is that of the end.
        let has_all = self.format.is_page()
            || self.format.max_coins_of_table().is_some()
            || session.document.row.len() > MAX_COINS_IN_PICTURE;
        is_at_start && self.range == ExportRange::Present && !has_all
    }

    fn first_picture(&self, session: &Session) -> Result<(Picture, f32), ExportError> {
        let course = Course::default();
        let (pictures, title) = (self.all_pictures(session, &course)?, title_of(session));
        let output = self.output(&title, &course);
        output.sizes(&*pictures)?;
        Ok(output.sized(&*pictures, 0))
    }

    /// Returns the requested position, or `end` if the last one or all of them are requested. `present` is that of the session.
    fn position(&self, end: u64, present: f64) -> Result<f64, ExportError> {
        match self.range {
            ExportRange::Step(step) if step > end => Err(ExportError::NoSuchStep { subject: self.subject, step, end }),
            ExportRange::Step(step) => Ok(step as f64),
            ExportRange::All(_) | ExportRange::Last => Ok(end as f64),
            // A table without a cell would say nothing.
            ExportRange::Present if present == 0.0 && self.format.max_coins_of_table().is_some() => Ok(end as f64),
            ExportRange::Present => Ok(present.min(end as f64)),
        }
    }

    /// Writes what is no picture to `out`: the table, the steps, the moves, the worksheets or the page.
    fn write_text(&self, session: &Session, course: &Course, out: &mut dyn Write, keep_on: KeepOn) -> Written {
        let (subject, format) = (self.subject, self.format);
        let write = format.text_writer(subject).ok_or(ExportError::NotShown { subject, format })?;
        let mut stopped = false;
        let mut out = StoppableWriter { out, keep_on, stopped: &mut stopped };
        let written = write(&TextSource { recipe: self, session, course, keep_on }, &mut out);
        if stopped { Ok(ControlFlow::Break(())) } else { written }
    }

    fn page(&self) -> HtmlPage {
        HtmlPage { quiz: self.quiz, has_answers: self.edition.has_answers() }
    }
}

/// Writes the fill as a page for a browser.
pub fn page_of_fill(of: &TextSource, out: &mut dyn Write) -> Written {
    of.recipe.page().write_fill(of.session, of.recipe.style.layout, out, of.keep_on)
}

/// Writes the stops of a session as a page for a browser.
pub fn page_of_stops(of: &TextSource, out: &mut dyn Write) -> Written {
    let entries = vec![Entry::Lesson(Lesson::new(of.session.clone()))];
    let course = Course { title: title_of(of.session), entries, ..Course::default() };
    of.recipe.page().write_course(&course, out, of.keep_on)
}

/// Writes a course as a page for a browser.
pub fn page_of_course(of: &TextSource, out: &mut dyn Write) -> Written {
    of.recipe.page().write_course(of.course, out, of.keep_on)
}

pub fn csv(of: &TextSource, out: &mut dyn Write) -> Written {
    table(of, out, |table, out| write_csv(table, of.recipe.separator, out))
}

pub fn tsv(of: &TextSource, out: &mut dyn Write) -> Written {
    table(of, out, |table, out| write_csv(table, Separator::Tab, out))
}

pub fn table_in<M: Markup>(of: &TextSource, out: &mut dyn Write) -> Written {
    table(of, out, |table, out| out.write_all(M::table(&TableCells::new(table)).as_bytes()))
}

/// Writes the table as it is filled. O(n²) time and, for a language of documents, memory.
///
/// # Errors
/// If the row is longer than the format holds. Then nothing is written. Or if `out` fails.
fn table(
    TextSource { recipe, session, .. }: &TextSource,
    out: &mut dyn Write,
    write: impl Fn(&FilledTable, &mut dyn Write) -> io::Result<()>,
) -> Written {
    let row = &session.document.row;
    let max_coins = recipe.format.max_coins_of_table().expect("the format holds a table");
    check_length(&a_table(recipe.format.name()), max_coins, row.len())?;
    let (table, fill) = (Table::new(row.clone()), session.view.fill(row.len()));
    let head = recipe.position(fill.steps(), session.fill_position)?;
    let filled = FilledTable { table: &table, fill, head, count_from: session.view.count_from };
    let mut out = BufWriter::new(out);
    write(&filled, &mut out).and_then(|()| out.flush()).map_err(TextError::Io)?;
    Ok(ControlFlow::Continue(()))
}

pub fn sheets_in<M: Markup>(of: &TextSource, out: &mut dyn Write) -> Written {
    let Worksheets { paper, has_solutions, .. } = of.recipe.worksheets;
    let ControlFlow::Continue(sheets) = of.recipe.worksheets.sheets(of.session, &|| (of.keep_on)(0, 1))? else {
        return Ok(ControlFlow::Break(()));
    };
    write_all(out, &document::<M>(&sheets, paper, has_solutions))
}

/// Writes the tasks of worksheets as questions for Moodle.
pub fn moodle(of: &TextSource, out: &mut dyn Write) -> Written {
    quiz_in(of, out, |quiz| Ok(quiz::moodle(quiz)))
}

/// Writes the tasks of worksheets as questions in a package of QTI.
pub fn qti(of: &TextSource, out: &mut dyn Write) -> Written {
    quiz_in(of, out, quiz::qti)
}

fn quiz_in(of: &TextSource, out: &mut dyn Write, bytes: impl Fn(&Quiz) -> io::Result<Vec<u8>>) -> Written {
    let quiz = Quiz::new(&of.recipe.worksheets, of.session, &|| (of.keep_on)(0, 1))?;
    let ControlFlow::Continue(quiz) = quiz else { return Ok(ControlFlow::Break(())) };
    bytes(&quiz).and_then(|bytes| out.write_all(&bytes)).map_err(TextError::Io)?;
    Ok(ControlFlow::Continue(()))
}

pub fn steps(TextSource { recipe, session, .. }: &TextSource, out: &mut dyn Write) -> Written {
    let row = &session.document.row;
    let fill = session.view.fill(row.len());
    // A step that has begun is included.
    let steps = recipe.position(fill.steps(), session.fill_position)?.ceil() as u64;
    write_all(out, &text::steps(session.view.count_from, &Table::new(row.clone()), fill, 0..steps)?)
}

pub fn moves(TextSource { recipe, session, .. }: &TextSource, out: &mut dyn Write) -> Written {
    let Document { row, duel, .. } = &session.document;
    // Checked before the moves are computed, because that takes long.
    check_length(a_list_of_moves(), MAX_COINS_IN_MOVE_LIST, row.len())?;
    let table = Table::new(row.clone());
    let game = session_pictures::game_of_session(session, &table);
    recipe.position(game.end() as u64, session.game_position as f64)?;
    write_all(out, &text::game(&table, duel.players, &game)?)
}

fn write_all(out: &mut dyn Write, text: &str) -> Written {
    out.write_all(text.as_bytes()).map_err(TextError::Io)?;
    Ok(ControlFlow::Continue(()))
}

/// A writer that asks `keep_on` before each write, and fails once it breaks.
struct StoppableWriter<'a> {
    out: &'a mut dyn Write,
    keep_on: KeepOn<'a>,
    stopped: &'a mut bool,
}

impl Write for StoppableWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if (self.keep_on)(0, 1).is_break() {
            *self.stopped = true;
            return Err(io::Error::other(stopped()));
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use std::fs;
    use std::panic::{self, AssertUnwindSafe};
    use std::process::Command;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::export::pdf::Aspect;
    use crate::export::preview::PreviewContent;
    use crate::game::{Recurrence, Row, Rule, Stride};
    use crate::picture::color_role::Theme;
    use crate::session::{Stop, StopPosition};

    const STYLE: PictureStyle = PictureStyle { size: PictureSize::Scale(0.5), shows_path: true, ..PictureStyle::USUAL };

    fn material() -> Material {
        Material::alone(session())
    }

    fn session() -> Session {
        let document = Document { title: "Six".to_owned(), ..Document::from("8 15 3 7 9 2".parse::<Row>().unwrap()) };
        Session { fill_position: 17.0, ..Session::new(document) }
    }

    fn request(format: ExportFormat, range: ExportRange) -> ExportRecipe {
        ExportRecipe { range, style: STYLE, ..ExportRecipe::new(format) }
    }

    /// Returns the formats of a fill that this machine can write. Videos need a program that may be missing.
    fn formats() -> impl Iterator<Item = ExportFormat> {
        let has_video = Command::new("ffmpeg").arg("-version").output().is_ok();
        ExportFormat::of_subject(ExportSubject::Fill).filter(move |format| has_video || !format.is_video())
    }

    #[test]
    fn an_export_that_is_stopped_leaves_nothing_and_others_report_their_progress() {
        let folder = tempfile::tempdir().unwrap();
        for format in formats() {
            let path = folder.path().join(format!("fill.{}", format.extension()));
            let request = request(format, ExportRange::All(Stride::Sweep));
            let most = AtomicUsize::new(0);
            let stopped = request.write(&material(), &path, &[], &|_, _| ControlFlow::Break(())).unwrap();
            assert!(stopped.is_break() && fs::read_dir(&folder).unwrap().next().is_none(), "{format:?}");
            let keep_on = |done, total| {
                assert!(done <= total);
                most.fetch_max(done, Ordering::Relaxed);
                ControlFlow::Continue(())
            };
            let ControlFlow::Continue(written) = request.write(&material(), &path, &[], &keep_on).unwrap() else {
                panic!()
            };
            // A page counts the pictures that it steps through, and has more of them than files have.
            if format != ExportFormat::Html {
                assert_eq!(most.into_inner(), written.pictures);
            }
            assert_eq!(written.pictures, if format.is_picture() { 7 } else { 0 });
            let bytes: u64 = written.files.iter().map(|file| fs::metadata(file).unwrap().len()).sum();
            assert_eq!(written.bytes, bytes);
            assert_eq!(fs::read_dir(&folder).unwrap().count(), written.files.len());
            written.files.iter().for_each(|file| fs::remove_file(file).unwrap());
        }
    }

    /// A session whose fill by diagonals has four small pictures.
    fn small(format: ExportFormat, range: ExportRange) -> (Material, ExportRecipe) {
        let style = PictureStyle { framing: Framing::Table, size: PictureSize::Scale(0.25), ..STYLE };
        let session = Session::new(Document::from("8 15 3".parse::<Row>().unwrap()));
        (Material::alone(session), ExportRecipe { style, ..request(format, range) })
    }

    /// A folder with a file in each place that an export of such a session would write to.
    fn folder_of_old_files(format: ExportFormat) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(format!("fill.{}", format.extension()));
        fs::write(&path, "old").unwrap();
        for index in 0..4 {
            fs::write(file::numbered(&path, index, 4), "old").unwrap();
        }
        (folder, path)
    }

    fn assert_all_are_old(folder: &Path) {
        let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(files.len(), 5, "{files:?}");
        assert!(files.iter().all(|file| fs::read_to_string(file).unwrap() == "old"), "{files:?}");
    }

    #[test]
    fn an_export_can_be_stopped_at_any_point_and_changes_nothing() {
        for format in formats() {
            let (folder, path) = folder_of_old_files(format);
            let (session, request) = small(format, ExportRange::All(Stride::Sweep));
            let stops_at = |last: usize| {
                let calls = AtomicUsize::new(0);
                let keep_on = |_, _| {
                    let is_over = calls.fetch_add(1, Ordering::Relaxed) >= last;
                    if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                };
                request.write(&session, &path, &[], &keep_on).unwrap()
            };
            let stops = (0..).take_while(|last| {
                let is_stopped = stops_at(*last).is_break();
                if is_stopped {
                    assert_all_are_old(folder.path());
                }
                is_stopped
            });
            assert!(stops.count() >= if format.is_picture() { 4 } else { 1 }, "{format:?}");
        }
    }

    #[test]
    fn an_export_that_panics_changes_nothing() {
        for format in formats() {
            for range in [ExportRange::Present, ExportRange::All(Stride::Sweep)] {
                let (folder, path) = folder_of_old_files(format);
                let keep_on = |_: usize, _: usize| -> ControlFlow<()> { panic!("a test of {format:?}") };
                let (session, request) = small(format, range);
                let write = || request.write(&session, &path, &[], &keep_on);
                assert!(panic::catch_unwind(AssertUnwindSafe(write)).is_err());
                assert_all_are_old(folder.path());
            }
        }
    }

    #[test]
    fn only_pictures_of_pixels_have_a_largest_size() {
        let folder = tempfile::tempdir().unwrap();
        let session = Session::new(Document::from(Row::new(vec![7; 256]).unwrap()));
        for framing in [Framing::Slide, Framing::Table] {
            for format in [ExportFormat::Svg, ExportFormat::Png, ExportFormat::Gif] {
                let style = PictureStyle { framing, size: PictureSize::Scale(2.0), ..STYLE };
                let request = ExportRecipe { style, ..request(format, ExportRange::Present) };
                let path = folder.path().join(format!("fill.{}", format.extension()));
                let material = Material::alone(session.clone());
                let written = request.write(&material, &path, &[], &|_, _| ControlFlow::Continue(()));
                if format == ExportFormat::Svg {
                    let ControlFlow::Continue(WrittenFiles { size: Some((width, height)), .. }) = written.unwrap()
                    else {
                        panic!("it is written")
                    };
                    assert!(width > 16_384 && request.text(&session).is_ok_and(|svg| svg.contains(&width.to_string())));
                    assert!(height > 1_000);
                } else {
                    assert!(matches!(written, Err(ExportError::TooLarge(_))), "{format:?}");
                    assert!(request.raster(&session).is_err() && !path.exists());
                }
            }
        }
    }

    #[test]
    fn a_row_too_long_for_a_table_is_refused() {
        for (format, n, message) in [
            (ExportFormat::Csv, 4_001, said("errors.export-text-too-long", &["a CSV table", "4,000", "4,001"])),
            (
                ExportFormat::Markdown,
                1_001,
                said("errors.export-text-too-long", &["a Markdown table", "1,000", "1,001"]),
            ),
            (ExportFormat::Latex, 1_001, said("errors.export-text-too-long", &["a LaTeX table", "1,000", "1,001"])),
            (
                ExportFormat::Typst,
                1_000_000,
                said("errors.export-text-too-long", &["a Typst table", "1,000", "1,000,000"]),
            ),
        ] {
            let session = Session::new(Row::new(vec![1; n]).unwrap().into());
            assert_eq!(request(format, ExportRange::Present).text(&session).unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn an_error_of_the_disk_is_that_of_the_export() {
        for format in ExportFormat::ALL.into_iter().filter(|format| format.max_coins_of_table().is_some()) {
            let (mut full, keep_on): (&mut [u8], _) = (&mut [0; 20], |_: usize, _: usize| ControlFlow::Continue(()));
            let request = request(format, ExportRange::Last);
            let error = request.write_text(&session(), &Course::default(), &mut full, &keep_on).unwrap_err();
            assert!(matches!(error, ExportError::Text(TextError::Io(_))), "{error}");
        }
    }

    #[test]
    fn the_values_of_a_tsv_table_have_tabs_between_them_and_those_of_csv_what_is_chosen() {
        let text = |format, separator| {
            ExportRecipe { separator, ..request(format, ExportRange::Last) }.text(&session()).unwrap()
        };
        let with_commas = text(ExportFormat::Csv, Separator::Comma);
        assert_eq!(text(ExportFormat::Csv, Separator::Semicolon), with_commas.replace(',', ";"));
        assert_eq!(text(ExportFormat::Tsv, Separator::Comma), with_commas.replace(',', "\t"));
    }

    #[test]
    fn numbers_of_more_than_64_bits_are_written_in_full() {
        let mut session = Session::new(Row::new(vec![99; 60]).unwrap().into());
        session.view.recurrence = Recurrence::of_rule(Rule::DOUBLING_PRICES).unwrap();
        session.go_to_end();
        for format in ExportFormat::ALL.into_iter().filter(|format| format.max_coins_of_table().is_some()) {
            let text = request(format, ExportRange::Last).text(&session).unwrap();
            let digits: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
            assert!(digits.contains("228278457912155701050"), "{format:?}");
            assert!(!text.contains('?'), "{format:?}");
        }
    }

    #[test]
    fn a_table_before_the_first_step_is_written_whole() {
        let session = Session::new("8 15 3 7".parse::<Row>().unwrap().into());
        let present = request(ExportFormat::Csv, ExportRange::Present).text(&session).unwrap();
        let all = request(ExportFormat::Csv, ExportRange::All(Stride::Cell)).text(&session).unwrap();
        assert_eq!(present, all);
        let begun = Session { fill_position: 2.0, ..session };
        assert_ne!(request(ExportFormat::Csv, ExportRange::Present).text(&begun).unwrap(), all);
    }

    #[test]
    fn a_copied_text_is_the_text_of_a_file() {
        let folder = tempfile::tempdir().unwrap();
        for format in formats() {
            let path = folder.path().join("fill");
            let request = request(format, ExportRange::Present);
            let _ = request.write(&material(), &path, &[], &|_, _| ControlFlow::Continue(())).unwrap();
            let file = fs::read(&path).unwrap();
            match request.text(&session()) {
                Ok(text) => assert_eq!(text.into_bytes(), file),
                Err(error) => assert!(matches!(error, ExportError::NoText { .. }), "{error}"),
            }
            if format == ExportFormat::Png {
                assert_eq!(request.raster(&session()).unwrap().png(), file);
            }
        }
    }

    fn course(stops: usize) -> Course {
        let mut session = Session::from_ron("(version: 8, coins: [8, 15])").unwrap().session;
        session.document.stops.0 = vec![Stop::new(StopPosition::Fill(1.0)); stops];
        Course { entries: vec![Entry::Lesson(Lesson::new(session))], ..Course::default() }
    }

    fn request_of_course(format: ExportFormat) -> ExportRecipe {
        let style = PictureStyle { size: PictureSize::Scale(0.25), ..PictureStyle::USUAL };
        ExportRecipe { subject: ExportSubject::Course, style, ..ExportRecipe::new(format) }
    }

    #[test]
    fn a_course_that_cannot_be_exported_is_refused_before_a_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("slides.svg");
        let problem = |course: Course, format| {
            let written = Material::of_course(course).and_then(|material| {
                request_of_course(format).write(&material, &path, &[], &|_, _| ControlFlow::Continue(()))
            });
            written.unwrap_err().to_string()
        };
        let csv = problem(course(1), ExportFormat::Csv);
        assert!(csv.starts_with("CSV holds no pictures") && csv.ends_with(".mp4, .webm or .pdf"), "{csv}");
        assert!(problem(Course::default(), ExportFormat::Svg).contains("no lesson that can be used"));
        let many = Course { entries: (0..10).flat_map(|_| course(1_000).entries).collect(), ..Course::default() };
        assert!(problem(many, ExportFormat::Svg).contains("10,010 slides"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    /// A window of 7 × 5 pixels, all of them different.
    fn window() -> PixelImage {
        let pixels = (0..35).map(|pixel| [pixel * 7, 255 - pixel * 7, pixel * 3, 255]).collect();
        PixelImage::new(7, 5, pixels)
    }

    fn request_of_window(format: ExportFormat, window: PixelImage) -> ExportRecipe {
        let style = PictureStyle { theme: Theme::Dark, ..PictureStyle::USUAL };
        let (subject, pages) = (ExportSubject::Window, PdfLayout::Slides(Aspect::Wide));
        ExportRecipe { subject, style, pages, window: Some(window), ..ExportRecipe::new(format) }
    }

    #[test]
    fn a_png_of_the_window_has_its_pixels() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("window.png");
        let request = request_of_window(ExportFormat::Png, window());
        assert!(request.write(&material(), &path, &[], &|_, _| ControlFlow::Continue(())).unwrap().is_continue());
        let bytes = fs::read(&path).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!((info.width, info.height), (7, 5));
        let channels = pixels.len() / 35;
        for (pixel, expected) in pixels.chunks(channels).zip(window().rgba.iter()) {
            assert_eq!(pixel[..3], expected[..3]);
        }
        let plan = request.plan(&material(), &path, &|_, _| ControlFlow::Continue(())).unwrap().unwrap();
        assert_eq!((plan.bytes, plan.is_exact, plan.size), (Some(bytes.len() as u64), true, Some((7, 5))));
    }

    #[test]
    fn the_preview_of_the_window_is_the_window() {
        let request = request_of_window(ExportFormat::Png, window());
        let preview = request.preview(&material(), 0, (7, 5)).unwrap();
        let PreviewContent::Pixels { rgba, .. } = preview.content else { panic!("it is a picture") };
        assert_eq!(rgba, window().bytes());
    }

    #[test]
    fn a_smaller_preview_of_the_window_averages_its_pixels() {
        // Lines of one pixel, light and dark in turn: of a third of them, none would be lost or doubled.
        let pixels = (0..24 * 24).map(|at| if at % 24 % 2 == 0 { [255; 4] } else { [0, 0, 0, 255] }).collect();
        let request = request_of_window(ExportFormat::Png, PixelImage::new(24, 24, pixels));
        let PreviewContent::Pixels { rgba, .. } = request.preview(&material(), 0, (6, 6)).unwrap().content else {
            panic!()
        };
        assert!(rgba.chunks(4).all(|pixel| pixel[0].abs_diff(128) <= 1), "{rgba:?}");
    }

    #[test]
    fn the_window_is_no_animation_and_no_text() {
        for format in ExportFormat::ALL {
            let outcome = request_of_window(format, window()).preview(&material(), 0, (100, 100));
            assert_eq!(outcome.is_ok(), format.shows(ExportSubject::Window), "{format:?}");
            if let Err(error) = outcome {
                assert!(error.to_string().ends_with("choose a name that ends with .svg, .png or .pdf"), "{error}");
            }
        }
    }
}
