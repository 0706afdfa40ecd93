//! The request for an export, which the window's dialog and the command line make.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::file;
use super::format::ExportFormat;
use super::frame_delay;
use super::limits::{SCALE_RANGE, TooLarge, rounded_size, size_in_pixels};
use super::options::{ExportRange, ExportSubject, Framing, PictureStyle};
use super::picture_set::PictureSet;
use super::raster::Raster;
use super::session_pictures::{self, SessionPictures};
use super::source::{another_name, checked_files, is_source};
use super::svg;
use super::text::{self, FilledTable, MAX_COINS_IN_MOVE_LIST, TextError};
use super::written::WrittenFiles;
use crate::game::Table;
use crate::picture::ink::Ink;
use crate::picture::{Picture, Rect};
use crate::session::Session;
use crate::wording;
use crate::wording::errors::export::{a_list_of_moves, stopped};

/// A request for an export: which part of a session, in which format and style.
///
/// | format | one position | all positions |
/// | --- | --- | --- |
/// | SVG, PNG | one picture | a numbered file for each picture |
/// | GIF, APNG | a still picture | an animation |
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
    /// What a pen has drawn, for slides. Empty without a pen.
    pub ink: Ink,
}

impl ExportRequest {
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
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        if !self.format.is_picture() {
            self.check_sources(path, 0, sources)?;
            return self.write_text(session, path, keep_on);
        }
        let pictures = self.pictures(session)?;
        let positions = self.positions(session, &pictures)?;
        let (count, title) = (positions.len(), title(session));
        let files = self.check_sources(path, count, sources)?;
        let PictureStyle { theme, scale, .. } = self.style;
        let size = self.size(&pictures)?;
        let set = PictureSet {
            format: self.format,
            theme,
            scale,
            is_numbered: self.is_numbered(),
            picture: &|index| self.drawn_on(pictures.picture(positions[index])),
            title: &|_| title.clone(),
            delay: &|index| frame_delay::delay(index, count),
        };
        let written = set.write(path, files, count, keep_on)?;
        Ok(written.map_continue(|files| WrittenFiles::new(files, count, Some(size))))
    }

    /// Returns `path`, or another name beside it if `path` is one of the sources.
    pub fn path_beside_sources(&self, path: &Path, sources: &[PathBuf]) -> PathBuf {
        if !is_source(path, sources) {
            return path.to_owned();
        }
        another_name(path, self.content_name(), |path| is_source(path, sources))
    }

    /// Returns the files that are written for `count` pictures, or for a text.
    ///
    /// # Errors
    /// If one of them is one of the sources.
    fn check_sources(&self, path: &Path, count: usize, sources: &[PathBuf]) -> Result<Vec<PathBuf>, ExportError> {
        let files_of = |path: &Path| {
            if !self.is_numbered() {
                return vec![path.to_owned()];
            }
            (0..count).map(|index| file::numbered(path, index, count)).collect()
        };
        checked_files(path, self.content_name(), sources, files_of)
    }

    /// Whether each picture gets a numbered file.
    fn is_numbered(&self) -> bool {
        matches!((self.format, self.range), (ExportFormat::Svg | ExportFormat::Png, ExportRange::All(_)))
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
        let picture = self.first_picture(session)?;
        let mut raster = Raster::new(&picture, self.style.theme, self.style.scale)?;
        raster.draw(picture);
        Ok(raster)
    }

    /// Returns the text that a file would hold. For SVG it is the requested picture, or the first one of all.
    ///
    /// # Errors
    /// If the session does not have the requested part, if it would be too large, or if the format is no text.
    pub fn text(&self, session: &Session) -> Result<String, ExportError> {
        match self.format {
            ExportFormat::Png | ExportFormat::Gif | ExportFormat::Apng => {
                Err(ExportError::NoText { format: self.format })
            }
            ExportFormat::Svg => {
                let picture = self.first_picture(session)?;
                Ok(svg::document(&picture, &title(session), self.style.theme, self.style.scale))
            }
            _ => {
                let mut bytes = Vec::new();
                self.write_content(session, &mut bytes)?;
                Ok(String::from_utf8(bytes).expect("every text is UTF-8"))
            }
        }
    }

    /// Prepares the pictures.
    fn pictures(&self, session: &Session) -> Result<SessionPictures, ExportError> {
        let scale = self.style.scale;
        if !SCALE_RANGE.contains(&scale) {
            return Err(ExportError::Scale { scale });
        }
        let pictures = SessionPictures::new(session, self.subject, self.style)?;
        self.size(&pictures)?;
        Ok(pictures)
    }

    /// Returns the size of the pictures in pixels. An SVG has no pixels to store, so it may have any size.
    fn size(&self, pictures: &SessionPictures) -> Result<(u32, u32), TooLarge> {
        let (width, height) = pictures.size();
        match self.format {
            ExportFormat::Svg => Ok(rounded_size(width, height, self.style.scale)),
            _ => size_in_pixels(width, height, self.style.scale),
        }
    }

    fn first_picture(&self, session: &Session) -> Result<Picture, ExportError> {
        let pictures = self.pictures(session)?;
        let positions = self.positions(session, &pictures)?;
        Ok(self.drawn_on(pictures.picture(positions[0])))
    }

    /// Returns a picture with what the pen has drawn. A table alone has no such drawing.
    fn drawn_on(&self, mut picture: Picture) -> Picture {
        if self.style.framing == Framing::Slide {
            let slide = Rect::new(0.0, 0.0, picture.width, picture.height);
            picture.marks.extend(self.ink.marks(slide));
        }
        picture
    }

    /// Returns the positions of the pictures, at least one.
    fn positions(&self, session: &Session, pictures: &SessionPictures) -> Result<Vec<f64>, ExportError> {
        match self.range {
            ExportRange::All(stride) => pictures.positions(stride),
            _ => Ok(vec![self.position(session, pictures.end())?]),
        }
    }

    /// Returns the requested position, or `end` if all positions are requested.
    fn position(&self, session: &Session, end: u64) -> Result<f64, ExportError> {
        match (self.range, self.subject) {
            (ExportRange::Step(step), subject) if step > end => Err(ExportError::NoSuchStep { subject, step, end }),
            (ExportRange::Step(step), _) => Ok(step as f64),
            (ExportRange::All(_), _) => Ok(end as f64),
            // A table without a cell would say nothing.
            (ExportRange::Present, ExportSubject::Fill)
                if session.fill_position == 0.0 && self.format.table_format().is_some() =>
            {
                Ok(end as f64)
            }
            (ExportRange::Present, ExportSubject::Fill) => Ok(session.fill_position.min(end as f64)),
            (ExportRange::Present, ExportSubject::Game) => Ok(session.game_position.min(end as usize) as f64),
        }
    }

    fn write_text(
        &self,
        session: &Session,
        path: &Path,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let mut refused = None;
        let mut stopped = false;
        let written = file::write_with(path, |out| {
            let mut out = StoppableWriter { out, keep_on: &|| keep_on(0, 1), stopped: &mut stopped };
            match self.write_content(session, &mut out) {
                Ok(()) => Ok(ControlFlow::Continue(())),
                Err(_) if stopped => Ok(ControlFlow::Break(())),
                Err(ExportError::Text(TextError::Io(error))) => Err(error),
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

    /// Writes the table, the steps or the moves to `out`.
    fn write_content(&self, session: &Session, out: &mut impl Write) -> Result<(), ExportError> {
        let row = &session.document.row;
        let fill = session.view.fill(row.len());
        let table = Table::new(row.clone());
        match (self.subject, self.format.table_format()) {
            (ExportSubject::Fill, Some(format)) => {
                let head = self.position(session, fill.steps())?;
                FilledTable::new(&table, fill, head).counting(session.view.count_from).write(format, out)?;
            }
            (ExportSubject::Fill, None) => {
                // A step that has begun is included.
                let steps = self.position(session, fill.steps())?.ceil() as u64;
                let text = text::steps(session.view.count_from, &table, fill, 0..steps)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (ExportSubject::Game, None) => {
                let n = row.len();
                // Checked before the moves are computed, because that takes long.
                if n > MAX_COINS_IN_MOVE_LIST {
                    let (text, max) = (a_list_of_moves().to_owned(), MAX_COINS_IN_MOVE_LIST);
                    return Err(TextError::TooManyCoins { text, max, n }.into());
                }
                let game = session_pictures::game_of_session(session, &table);
                self.position(session, game.end() as u64)?;
                let text = text::game(&table, session.document.duel.players, &game)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (ExportSubject::Game, Some(_)) => return Err(ExportError::GameAsTable { format: self.format }),
        }
        Ok(())
    }
}

/// Returns the title of an SVG, which screen readers read: the session's title, or its row if it has none.
pub(super) fn title(session: &Session) -> String {
    let title = session.document.title.trim();
    if title.is_empty() { wording::row_text(&session.document.row) } else { title.to_owned() }
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
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::export::options::Framing;
    use crate::game::{Row, Stride};
    use crate::picture::color_role::Theme;
    use crate::session::{Document, Layout};

    const STYLE: PictureStyle = PictureStyle {
        framing: Framing::Slide,
        layout: Layout::Square,
        theme: Theme::Light,
        scale: 0.5,
        shows_path: true,
    };

    fn session() -> Session {
        let document = Document { title: "Six".to_owned(), ..Document::from("8 15 3 7 9 2".parse::<Row>().unwrap()) };
        Session { fill_position: 17.0, ..Session::new(document) }
    }

    fn request(format: ExportFormat, range: ExportRange) -> ExportRequest {
        ExportRequest { format, subject: ExportSubject::Fill, range, style: STYLE, ink: Ink::default() }
    }

    #[test]
    fn an_export_that_is_stopped_leaves_nothing_and_others_report_their_progress() {
        let folder = tempfile::tempdir().unwrap();
        for format in ExportFormat::ALL {
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
            assert_eq!(most.into_inner(), written.pictures);
            assert_eq!(written.pictures, if format.is_picture() { 7 } else { 0 });
            let bytes: u64 = written.files.iter().map(|file| fs::metadata(file).unwrap().len()).sum();
            assert_eq!(written.bytes, bytes);
            assert_eq!(fs::read_dir(&folder).unwrap().count(), written.files.len());
            written.files.iter().for_each(|file| fs::remove_file(file).unwrap());
        }
    }

    /// A session whose fill by diagonals has four small pictures.
    fn small(format: ExportFormat, range: ExportRange) -> (Session, ExportRequest) {
        let style = PictureStyle { framing: Framing::Table, scale: 0.25, ..STYLE };
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
        for format in ExportFormat::ALL {
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
        for format in ExportFormat::ALL {
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
                let style = PictureStyle { framing, scale: 2.0, ..STYLE };
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
        for format in ExportFormat::ALL {
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
