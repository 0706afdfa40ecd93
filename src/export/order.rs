//! What is exported of a session and how, as the window's dialog and the command line ask for it.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::error::ExportError;
use super::file;
use super::format::Format;
use super::gif::Animation;
use super::limits::{SCALES, size_in_pixels};
use super::options::{Extent, PictureStyle, Subject};
use super::raster::{self, Raster};
use super::show::{self, Show};
use super::svg;
use super::text::{self, MAX_COINS_OF_GAME, Sheet, TextError};
use super::written::Written;
use crate::game::Table;
use crate::session::Session;
use crate::wording;

/// All choices of an export. By format:
///
/// | format | a step | all |
/// | --- | --- | --- |
/// | SVG, PNG | a picture | a numbered file for each picture |
/// | GIF | a picture that stands still | an animation |
/// | CSV, Markdown, LaTeX, Typst | the table as it is filled then | the table, filled |
/// | text, of the fill | the steps up to and with that one | all steps |
/// | text, of the game | all moves | all moves |
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExportOrder {
    pub format: Format,
    pub subject: Subject,
    pub extent: Extent,
    /// Matters to pictures only.
    pub look: PictureStyle,
}

impl ExportOrder {
    /// Exports a part of `session` to `path`, or to files that are numbered after it, whole or not at all. The format is
    /// that of the order, whatever the path is called.
    ///
    /// `keep_on` is told, on any thread, how many of how many pictures are done, and says whether to go on.
    ///
    /// # Errors
    /// If the session does not have what is asked for, if that would be too large, or if it can't be written.
    pub fn write(
        &self,
        session: &Session,
        path: &Path,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), Written>, ExportError> {
        if !self.format.is_picture() {
            return self.write_text(session, path, keep_on);
        }
        let show = self.show(session)?;
        let stops = self.stops(session, &show)?;
        let (count, title) = (stops.len(), title(session));
        let picture = |index: usize| show.picture(stops[index]);
        let PictureStyle { theme, scale, .. } = self.look;
        let (width, height) = show.size();
        let size = size_in_pixels(width, height, scale)?;
        let done = AtomicUsize::new(0);
        let file = |index| {
            let bytes = self.bytes(picture(index), &title);
            keep_on(done.fetch_add(1, Ordering::Relaxed) + 1, count)?;
            ControlFlow::Continue(bytes)
        };
        let (files, written) = if self.format == Format::Gif {
            let delay = |index: usize| show::delay(index, count);
            let animation = Animation::new(count, &picture, &delay, theme, scale)?;
            let written = file::write_with(path, |out| animation.write(out, &|done| keep_on(done, count)))?;
            (vec![path.to_owned()], written)
        } else if let Extent::All(_) = self.extent {
            let files = (0..count).map(|index| file::numbered(path, index, count)).collect();
            (files, file::write_numbered(path, count, file)?)
        } else {
            let ControlFlow::Continue(bytes) = file(0) else { return Ok(ControlFlow::Break(())) };
            file::write(path, &bytes)?;
            (vec![path.to_owned()], ControlFlow::Continue(()))
        };
        Ok(match written {
            ControlFlow::Continue(()) => ControlFlow::Continue(Written::new(files, count, Some(size))),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        })
    }

    /// The pixels of the picture where the order says, of its first one if it says all.
    ///
    /// # Errors
    /// If the session does not have that, or it would be too large.
    pub fn raster(&self, session: &Session) -> Result<Raster, ExportError> {
        let show = self.show(session)?;
        let picture = show.picture(self.stops(session, &show)?[0]);
        let mut raster = Raster::new(&picture, self.look.theme, self.look.scale)?;
        raster.draw(picture);
        Ok(raster)
    }

    /// What a file would hold, to copy. Of an SVG it is the picture where the order says.
    ///
    /// # Errors
    /// If the session does not have that, if it would be too large, or if the format is no text.
    pub fn text(&self, session: &Session) -> Result<String, ExportError> {
        match self.format {
            Format::Png | Format::Gif => Err(ExportError::NoText { format: self.format }),
            Format::Svg => {
                let show = self.show(session)?;
                let picture = show.picture(self.stops(session, &show)?[0]);
                Ok(svg::document(&picture, &title(session), self.look.theme, self.look.scale))
            }
            _ => {
                let mut bytes = Vec::new();
                self.tell(session, &mut bytes)?;
                Ok(String::from_utf8(bytes).expect("every text is UTF-8"))
            }
        }
    }

    /// What is drawn, once it is sure that it can be.
    fn show(&self, session: &Session) -> Result<Show, ExportError> {
        let scale = self.look.scale;
        if !(SCALES.0..=SCALES.1).contains(&scale) {
            return Err(ExportError::Scale { scale });
        }
        Show::new(session, self.subject, self.look)
    }

    /// The positions of the pictures.
    fn stops(&self, session: &Session, show: &Show) -> Result<Vec<f64>, ExportError> {
        if let Extent::All(stride) = self.extent { show.stops(stride) } else { Ok(vec![self.at(session, show.end())?]) }
    }

    /// The one position that is asked for, or the end, if it is all.
    fn at(&self, session: &Session, end: u64) -> Result<f64, ExportError> {
        match (self.extent, self.subject) {
            (Extent::Step(step), subject) if step > end => Err(ExportError::NoSuchStep { subject, step, end }),
            (Extent::Step(step), _) => Ok(step as f64),
            (Extent::All(_), _) => Ok(end as f64),
            (Extent::Present, Subject::Fill) => Ok(session.fill_position.min(end as f64)),
            (Extent::Present, Subject::Game) => Ok(session.game_position.min(end as usize) as f64),
        }
    }

    fn bytes(&self, picture: crate::picture::Picture, title: &str) -> Vec<u8> {
        let PictureStyle { theme, scale, .. } = self.look;
        match self.format {
            Format::Svg => svg::document(&picture, title, theme, scale).into_bytes(),
            _ => raster::png(picture, theme, scale).expect("its size has been checked"),
        }
    }

    fn write_text(
        &self,
        session: &Session,
        path: &Path,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), Written>, ExportError> {
        let mut refused = None;
        let mut stopped = false;
        let written = file::write_with(path, |out| {
            let mut out = Stoppable { out, keep_on: &|| keep_on(0, 1), stopped: &mut stopped };
            match self.tell(session, &mut out) {
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
                Ok(ControlFlow::Continue(Written::new(vec![path.to_owned()], 0, None)))
            }
        }
    }

    /// Writes the table, the steps or the moves.
    fn tell(&self, session: &Session, out: &mut impl Write) -> Result<(), ExportError> {
        let row = &session.document.row;
        let fill = session.view.fill(row.len());
        let table = Table::new(row.clone());
        match (self.subject, self.format.of_table()) {
            (Subject::Fill, Some(format)) => {
                let head = self.at(session, fill.steps())?;
                Sheet::new(&table, fill, head).write(format, out)?;
            }
            (Subject::Fill, None) => {
                // A step that has begun is told, too.
                let steps = self.at(session, fill.steps())?.ceil() as u64;
                let text = text::steps(&table, fill, 0..steps)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (Subject::Game, None) => {
                let n = row.len();
                // Before all of its moves are looked for.
                if n > MAX_COINS_OF_GAME {
                    let (text, most) = ("a list of moves", MAX_COINS_OF_GAME);
                    return Err(TextError::TooManyCoins { text, most, n }.into());
                }
                let game = show::game_of(session, &table);
                self.at(session, game.end() as u64)?;
                let text = text::game(&table, session.document.duel.players, &game)?;
                out.write_all(text.as_bytes()).map_err(TextError::Io)?;
            }
            (Subject::Game, Some(_)) => return Err(ExportError::NotOfGame { format: self.format }),
        }
        Ok(())
    }
}

/// What a picture is of, for who can't see it: the session's title, or else its row.
fn title(session: &Session) -> String {
    let title = session.document.title.trim();
    if title.is_empty() { wording::row_text(&session.document.row) } else { title.to_owned() }
}

/// Takes what is written until it is to stop.
struct Stoppable<'a> {
    out: &'a mut dyn Write,
    keep_on: &'a dyn Fn() -> ControlFlow<()>,
    stopped: &'a mut bool,
}

impl Write for Stoppable<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if (self.keep_on)().is_break() {
            *self.stopped = true;
            return Err(io::Error::other("it was told to stop"));
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

    use super::*;
    use crate::export::options::Framing;
    use crate::game::{Row, Stride};
    use crate::picture::color_role::Theme;
    use crate::session::{Document, Layout};

    const LOOK: PictureStyle = PictureStyle {
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

    fn order(format: Format, extent: Extent) -> ExportOrder {
        ExportOrder { format, subject: Subject::Fill, extent, look: LOOK }
    }

    #[test]
    fn an_export_that_is_stopped_leaves_nothing_and_one_that_is_not_tells_how_far_it_is() {
        let folder = tempfile::tempdir().unwrap();
        for format in Format::ALL {
            let path = folder.path().join(format!("fill.{}", format.extension()));
            let order = order(format, Extent::All(Stride::Sweep));
            let most = AtomicUsize::new(0);
            let stopped = order.write(&session(), &path, &|_, _| ControlFlow::Break(())).unwrap();
            assert!(stopped.is_break() && fs::read_dir(&folder).unwrap().next().is_none(), "{format:?}");
            let keep_on = |done, total| {
                assert!(done <= total);
                most.fetch_max(done, Ordering::Relaxed);
                ControlFlow::Continue(())
            };
            let ControlFlow::Continue(written) = order.write(&session(), &path, &keep_on).unwrap() else { panic!() };
            assert_eq!(most.into_inner(), written.pictures);
            assert_eq!(written.pictures, if format.is_picture() { 7 } else { 0 });
            let bytes: u64 = written.files.iter().map(|file| fs::metadata(file).unwrap().len()).sum();
            assert_eq!(written.bytes, bytes);
            assert_eq!(fs::read_dir(&folder).unwrap().count(), written.files.len());
            written.files.iter().for_each(|file| fs::remove_file(file).unwrap());
        }
    }

    #[test]
    fn what_is_copied_is_what_a_file_would_hold() {
        let folder = tempfile::tempdir().unwrap();
        for format in Format::ALL {
            let path = folder.path().join("fill");
            let order = order(format, Extent::Present);
            let _ = order.write(&session(), &path, &|_, _| ControlFlow::Continue(())).unwrap();
            let file = fs::read(&path).unwrap();
            match order.text(&session()) {
                Ok(text) => assert_eq!(text.into_bytes(), file),
                Err(error) => assert!(matches!(error, ExportError::NoText { .. }), "{error}"),
            }
            if format == Format::Png {
                assert_eq!(order.raster(&session()).unwrap().png(), file);
            }
        }
    }
}
