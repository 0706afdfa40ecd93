//! The request for an export, which the window's dialog and the command line make.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::estimate::{ByteCounter, ExportPlan, plan};
use super::file;
use super::format::ExportFormat;
use super::frame_delay::check_seconds;
use super::html::HtmlExport;
use super::options::{ExportRange, ExportSubject, Framing, PictureStyle};
use super::pdf::PdfLayout;
use super::picture_output::{KeepOn, PictureOutput};
use super::pictures::{Pictures, title_of};
use super::preview::{BeginningOfText, Preview, preview};
use super::raster::Raster;
use super::session_pictures::{self, SessionPictures};
use super::size::PictureSize;
use super::source::{another_name, checked_files, is_source};
use super::stop_pictures::StopPictures;
use super::subject_pictures::SubjectPictures;
use super::svg;
use super::table_pictures::TablePictures;
use super::text::{self, FilledTable, MAX_COINS_IN_MOVE_LIST, Separator, TextError};
use super::written::WrittenFiles;
use crate::game::{Stride, Table};
use crate::picture::Picture;
use crate::picture::ink::Ink;
use crate::session::course::{Entry, Lesson};
use crate::session::{Course, Edition, Session};
use crate::wording::errors::export::{a_list_of_moves, stopped};

/// A request for an export: which part of a session, in which format and style.
///
/// | format | one position | all positions |
/// | --- | --- | --- |
/// | SVG, PNG | one picture | a numbered file for each picture |
/// | GIF, APNG, MP4, `WebM` | a still picture | an animation |
/// | HTML | the fill, or the stops | the same |
/// | PDF | one page | a page for each picture, or several on a sheet |
/// | CSV, Markdown, LaTeX, Typst | the table as it is filled there; the filled table before the first step | the filled table |
/// | text of the fill | the steps up to that one | all steps |
/// | text of the game | all moves | all moves |
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExportRequest {
    pub format: ExportFormat,
    pub subject: ExportSubject,
    pub range: ExportRange,
    /// Matters only for pictures.
    pub style: PictureStyle,
    /// How many seconds an animation shows each picture, within [`SECONDS_RANGE`](super::SECONDS_RANGE). `None` depends on their number.
    pub seconds: Option<f32>,
    /// The pages of a PDF.
    pub pages: PdfLayout,
    /// Whether an HTML page asks about each step before it shows the step.
    pub quiz: bool,
    /// What stands between the values of a CSV table.
    pub separator: Separator,
    pub edition: Edition,
    /// What a pen has drawn, for slides. Empty without a pen.
    pub ink: Ink,
}

impl ExportRequest {
    /// Returns the request for the present position of the fill, in the usual style.
    pub fn new(format: ExportFormat) -> Self {
        Self {
            format,
            subject: ExportSubject::default(),
            range: ExportRange::Present,
            style: PictureStyle::USUAL,
            seconds: None,
            pages: PdfLayout::Picture,
            quiz: false,
            separator: Separator::default(),
            edition: Edition::default(),
            ink: Ink::default(),
        }
    }

    /// Writes the export to `path`, or to files whose names are `path` with a number.
    ///
    /// The format is that of the request, whatever the extension of the path is. `sources` are the files that the
    /// session was read from. None of them is replaced.
    ///
    /// `keep_on` gets the number of pictures that are done and the number of all, on any thread. If it breaks, the
    /// export stops and returns `Break`. An export that stops, fails or panics changes no file and leaves none behind.
    ///
    /// # Errors
    /// If the session does not have the requested part, if a picture or a text would be too large, if a file is one of
    /// the sources, or if it can't be written.
    pub fn write(
        &self,
        session: &Session,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let session = &*self.edition.session(session);
        if !self.format.is_picture() {
            checked_files(path, self.content_name(), sources, |path| vec![path.to_owned()])?;
            return self.write_text(session, path, keep_on);
        }
        let (pictures, title) = (self.pictures(session)?, title_of(session));
        self.output(&title)?.write(&*pictures, path, sources, keep_on)
    }

    /// Returns what [`write`](Self::write) would write. `None` if `keep_on` breaks. Some pictures are drawn for it.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn plan(&self, session: &Session, path: &Path, keep_on: KeepOn) -> Result<Option<ExportPlan>, ExportError> {
        let session = &*self.edition.session(session);
        if !self.format.is_picture() {
            let mut counter = ByteCounter::default();
            let mut stopped = false;
            let mut out = StoppableWriter { out: &mut counter, keep_on: &|| keep_on(0, 1), stopped: &mut stopped };
            return match self.write_content(session, &mut out, keep_on) {
                Err(_) if stopped => Ok(None),
                Ok(ControlFlow::Break(())) => Ok(None),
                Err(error) => Err(error),
                Ok(ControlFlow::Continue(())) => {
                    let (files, bytes) = (vec![path.to_owned()], Some(counter.bytes));
                    Ok(Some(ExportPlan { files, pictures: 0, size: None, bytes, is_exact: true }))
                }
            };
        }
        let (pictures, title) = (self.pictures(session)?, title_of(session));
        plan(&self.output(&title)?, &*pictures, path, keep_on)
    }

    /// Returns a look at one of the pictures in at most so many pixels, or at the beginning of the text. A page is shown
    /// as its picture.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn preview(&self, session: &Session, index: usize, max: (u32, u32)) -> Result<Preview, ExportError> {
        let session = &*self.edition.session(session);
        let title = title_of(session);
        if self.format == ExportFormat::Html {
            let framing = if self.subject == ExportSubject::Fill { Framing::Table } else { self.style.framing };
            let style = PictureStyle { framing, size: PictureSize::Scale(1.0), ..self.style };
            let picture = Self { format: ExportFormat::Png, style, ..self.clone() };
            return preview(&picture.output(&title)?, &*picture.pictures(session)?, index, max);
        }
        if self.format.is_picture() {
            return preview(&self.output(&title)?, &*self.pictures(session)?, index, max);
        }
        let mut text = BeginningOfText::default();
        let written = self.write_content(session, &mut text, &|_, _| ControlFlow::Continue(()));
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

    /// Returns how the pictures are written.
    ///
    /// # Errors
    /// If the time of a picture is out of range.
    fn output<'a>(&'a self, title: &'a str) -> Result<PictureOutput<'a>, ExportError> {
        check_seconds(self.seconds)?;
        Ok(PictureOutput {
            format: self.format,
            title,
            content_name: self.content_name(),
            theme: self.style.theme,
            size: self.style().size,
            is_numbered: matches!(self.range, ExportRange::All(_)),
            seconds: self.seconds,
            pages: self.pages,
        })
    }

    /// Returns a word for the content, for the names of files.
    fn content_name(&self) -> &'static str {
        match (self.format, self.subject) {
            (ExportFormat::Text, ExportSubject::Fill) => "steps",
            (ExportFormat::Text, ExportSubject::Game) => "moves",
            (format, _) if format.is_picture() => "picture",
            _ => "table",
        }
    }

    /// Draws the requested picture, or the first one if all are requested.
    ///
    /// # Errors
    /// If the session does not have it, or it would be too large.
    pub fn raster(&self, session: &Session) -> Result<Raster, ExportError> {
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
        let session = &*self.edition.session(session);
        match self.format {
            ExportFormat::Svg => {
                let (picture, scale) = self.first_picture(session)?;
                Ok(svg::document(&picture, &title_of(session), self.style.theme, scale))
            }
            format if format.is_picture() => Err(ExportError::NoText { format }),
            _ => {
                let mut bytes = Vec::new();
                let _ = self.write_content(session, &mut bytes, &|_, _| ControlFlow::Continue(()))?;
                Ok(String::from_utf8(bytes).expect("every text is UTF-8"))
            }
        }
    }

    /// Returns the style in the shape of the slides of a PDF. The pages of a PDF have no pixels.
    fn style(&self) -> PictureStyle {
        let size = if self.format == ExportFormat::Pdf { self.pages.picture_size() } else { self.style.size };
        PictureStyle { size, ..self.style }
    }

    /// Prepares the pictures of a session in the request's edition.
    ///
    /// # Errors
    /// If the session does not have them.
    fn pictures<'a>(&self, session: &'a Session) -> Result<Box<dyn Pictures + 'a>, ExportError> {
        let (subject, style) = (self.subject, self.style());
        style.size.check()?;
        match subject {
            ExportSubject::Fill | ExportSubject::Game => {
                let pictures = SessionPictures::new(session, subject, style)?;
                let present = if subject.is_game() { session.game_position as f64 } else { session.fill_position };
                let positions = self.positions(pictures.end(), present, |stride| pictures.positions(stride))?;
                let (title, framing, ink) = (title_of(session), style.framing, self.ink.clone());
                Ok(Box::new(TablePictures { title, pictures, positions, framing, ink }))
            }
            ExportSubject::Stops => {
                let pictures = StopPictures::of_session(session, style)?;
                let pictures = match self.range {
                    ExportRange::All(_) => pictures,
                    ExportRange::Present => pictures.only(0)?,
                    ExportRange::Step(index) => pictures.only(index as usize)?,
                    ExportRange::Last => {
                        let last = pictures.count() - 1;
                        pictures.only(last)?
                    }
                };
                Ok(Box::new(pictures.for_readers(self.edition, self.format, self.pages)))
            }
            ExportSubject::Lanes | ExportSubject::Tree | ExportSubject::Code | ExportSubject::Fusion => {
                let mut pictures = SubjectPictures::new(session, subject, style)?;
                pictures.positions =
                    self.positions(pictures.end(), pictures.present(), |stride| pictures.all_positions(stride))?;
                Ok(Box::new(pictures))
            }
        }
    }

    /// Returns whether the fill is shown where the session stands, and no cell is filled there.
    #[must_use]
    pub fn shows_no_cell(&self, session: &Session) -> bool {
        let is_of_table = self.subject == ExportSubject::Fill && self.range == ExportRange::Present;
        // A page has all steps, and a table alone is that of the end.
        let has_all = self.format == ExportFormat::Html || self.format.table_format().is_some();
        is_of_table && session.fill_position == 0.0 && !has_all
    }

    fn first_picture(&self, session: &Session) -> Result<(Picture, f32), ExportError> {
        let (pictures, title) = (self.pictures(session)?, title_of(session));
        let output = self.output(&title)?;
        output.sizes(&*pictures)?;
        Ok(output.sized(&*pictures, 0))
    }

    /// Returns the positions of the pictures, at least one.
    fn positions(
        &self,
        end: u64,
        present: f64,
        all: impl FnOnce(Stride) -> Result<Vec<f64>, ExportError>,
    ) -> Result<Vec<f64>, ExportError> {
        match self.range {
            ExportRange::All(stride) => all(stride),
            _ => Ok(vec![self.position(end, present)?]),
        }
    }

    /// Returns the requested position, or `end` if the last one or all of them are requested. `present` is that of the session.
    fn position(&self, end: u64, present: f64) -> Result<f64, ExportError> {
        match self.range {
            ExportRange::Step(step) if step > end => Err(ExportError::NoSuchStep { subject: self.subject, step, end }),
            ExportRange::Step(step) => Ok(step as f64),
            ExportRange::All(_) | ExportRange::Last => Ok(end as f64),
            // A table without a cell would say nothing.
            ExportRange::Present if present == 0.0 && self.format.table_format().is_some() => Ok(end as f64),
            ExportRange::Present => Ok(present.min(end as f64)),
        }
    }

    fn write_text(
        &self,
        session: &Session,
        path: &Path,
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let mut refused = None;
        let mut stopped = false;
        let written = file::write_with(path, |out| {
            let mut out = StoppableWriter { out, keep_on: &|| keep_on(0, 1), stopped: &mut stopped };
            match self.write_content(session, &mut out, keep_on) {
                Ok(written) => Ok(written),
                Err(_) if stopped => Ok(ControlFlow::Break(())),
                Err(ExportError::Text(TextError::Io(error)) | ExportError::Page(error)) => Err(error),
                Err(error) => {
                    refused = Some(error);
                    Ok(ControlFlow::Break(()))
                }
            }
        })?;
        match (refused, written) {
            (Some(error), _) => Err(error),
            (None, ControlFlow::Break(())) => Ok(ControlFlow::Break(())),
            (None, ControlFlow::Continue(())) => {
                Ok(ControlFlow::Continue(WrittenFiles::new(vec![path.to_owned()], 0, None)))
            }
        }
    }

    /// Writes the table, the steps, the moves or the page to `out`.
    fn write_content(
        &self,
        session: &Session,
        out: &mut impl Write,
        keep_on: KeepOn,
    ) -> Result<ControlFlow<()>, ExportError> {
        if self.format == ExportFormat::Html {
            return self.write_page(session, out, keep_on);
        }
        let row = &session.document.row;
        let fill = session.view.fill(row.len());
        let table = Table::new(row.clone());
        match (self.subject, self.format.table_format()) {
            (ExportSubject::Fill, Some(format)) => {
                let head = self.position(fill.steps(), session.fill_position)?;
                FilledTable::new(&table, fill, head)
                    .counting(session.view.count_from)
                    .separated_by(self.separator)
                    .write(format, out)?;
            }
            (ExportSubject::Fill, None) => {
                // A step that has begun is included.
                let steps = self.position(fill.steps(), session.fill_position)?.ceil() as u64;
                let text = text::steps(session.view.count_from, &table, fill, 0..steps)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (ExportSubject::Game | ExportSubject::Lanes, None) => {
                let n = row.len();
                // Checked before the moves are computed, because that takes long.
                if n > MAX_COINS_IN_MOVE_LIST {
                    let (text, max) = (a_list_of_moves().to_owned(), MAX_COINS_IN_MOVE_LIST);
                    return Err(TextError::TooManyCoins { text, max, n }.into());
                }
                let game = session_pictures::game_of_session(session, &table);
                self.position(game.end() as u64, session.game_position as f64)?;
                let text = text::game(&table, session.document.duel.players, &game)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (subject, _) => return Err(ExportError::NotAsText { subject, format: self.format }),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Writes an HTML page of the fill, or of the stops, to `out`.
    fn write_page(
        &self,
        session: &Session,
        out: &mut impl Write,
        keep_on: KeepOn,
    ) -> Result<ControlFlow<()>, ExportError> {
        let page = HtmlExport { layout: Some(self.style.layout), quiz: self.quiz, edition: self.edition };
        match self.subject {
            ExportSubject::Fill => page.write(session, out, keep_on),
            ExportSubject::Stops => {
                let lesson = Entry::Lesson(Lesson::new(session.clone()));
                let course = Course { title: title_of(session), entries: vec![lesson], ..Course::default() };
                page.write_course(&course, out, keep_on)
            }
            subject => Err(ExportError::NotAsText { subject, format: self.format }),
        }
    }
}

/// A writer that asks `keep_on` before each write, and fails once it breaks.
struct StoppableWriter<'a> {
    out: &'a mut dyn Write,
    keep_on: &'a dyn Fn() -> ControlFlow<()>,
    stopped: &'a mut bool,
}

impl Write for StoppableWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if (self.keep_on)().is_break() {
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
    use std::fs;
    use std::panic::{self, AssertUnwindSafe};
    use std::process::Command;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::export::options::Framing;
    use crate::export::size::PictureSize;
    use crate::game::{Row, Stride};
    use crate::session::Document;

    const STYLE: PictureStyle = PictureStyle { size: PictureSize::Scale(0.5), shows_path: true, ..PictureStyle::USUAL };

    fn session() -> Session {
        let document = Document { title: "Six".to_owned(), ..Document::from("8 15 3 7 9 2".parse::<Row>().unwrap()) };
        Session { fill_position: 17.0, ..Session::new(document) }
    }

    fn request(format: ExportFormat, range: ExportRange) -> ExportRequest {
        ExportRequest { range, style: STYLE, ..ExportRequest::new(format) }
    }

    /// Returns the formats that this machine can write. Videos need a program that may be missing.
    fn formats() -> impl Iterator<Item = ExportFormat> {
        let has_video = Command::new("ffmpeg").arg("-version").output().is_ok();
        ExportFormat::ALL.into_iter().filter(move |format| has_video || !format.is_video())
    }

    #[test]
    fn an_export_that_is_stopped_leaves_nothing_and_others_report_their_progress() {
        let folder = tempfile::tempdir().unwrap();
        for format in formats() {
            let path = folder.path().join(format!("fill.{}", format.extension()));
            let request = request(format, ExportRange::All(Stride::Sweep));
            let most = AtomicUsize::new(0);
            let stopped = request.write(&session(), &path, &[], &|_, _| ControlFlow::Break(())).unwrap();
            assert!(stopped.is_break() && fs::read_dir(&folder).unwrap().next().is_none(), "{format:?}");
            let keep_on = |done, total| {
                assert!(done <= total);
                most.fetch_max(done, Ordering::Relaxed);
                ControlFlow::Continue(())
            };
            let ControlFlow::Continue(written) = request.write(&session(), &path, &[], &keep_on).unwrap() else {
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
    fn small(format: ExportFormat, range: ExportRange) -> (Session, ExportRequest) {
        let style = PictureStyle { framing: Framing::Table, size: PictureSize::Scale(0.25), ..STYLE };
        let session = Session::new(Document::from("8 15 3".parse::<Row>().unwrap()));
        (session, ExportRequest { style, ..request(format, range) })
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
                let request = ExportRequest { style, ..request(format, ExportRange::Present) };
                let path = folder.path().join(format!("fill.{}", format.extension()));
                let written = request.write(&session, &path, &[], &|_, _| ControlFlow::Continue(()));
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
            let _ = request.write(&session(), &path, &[], &|_, _| ControlFlow::Continue(())).unwrap();
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
}
