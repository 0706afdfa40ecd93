//! The errors of exports and of writing files.

use crate::limits::{MAX_COINS_IN_MOVE_LIST, MAX_COINS_IN_PAGE};
use std::io;
use std::path::PathBuf;

use super::options::{ExportFormat, ExportSubject};
use super::size::{MAX_PICTURES, SizeError, TooLarge};
use super::text::TextError;
use super::worksheet::WorksheetError;
use crate::platform::PlaceError;
use crate::session::reason;
use crate::wording::errors::export as wording;
use crate::wording::page;

/// Why nothing was exported. The files are as they were.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("{}", not_shown(*subject, *format))]
    NotShown { subject: ExportSubject, format: ExportFormat },
    #[error("{}", wording::seconds_out_of_range(*seconds, *min, *max))]
    Seconds { seconds: f32, min: f32, max: f32 },
    #[error("{}", wording::no_lesson())]
    NoLesson,
    #[error("{}", wording::too_many_slides(*slides, MAX_PICTURES))]
    TooManySlides { slides: usize },
    #[error("{}", wording::is_source(path, proposal))]
    IsSource { path: PathBuf, proposal: PathBuf },
    #[error("{}", wording::no_text(format.name()))]
    NoText { format: ExportFormat },
    #[error("{}", wording::too_many_coins(*max, *n, advice(*subject, *n)))]
    TooManyCoins { subject: ExportSubject, n: usize, max: usize },
    #[error("{}", page::too_many_coins(MAX_COINS_IN_PAGE, *n))]
    TooManyCoinsForPage { n: usize },
    #[error("{}", wording::too_many_pictures(MAX_PICTURES))]
    TooManyPictures,
    #[error("{}", if subject.is_game() { wording::no_such_move(*step, *end) } else { wording::no_such_step(*step, *end) })]
    NoSuchStep { subject: ExportSubject, step: u64, end: u64 },
    /// The stop is counted from 0.
    #[error("{}", wording::no_such_stop(*index + 1, *stops))]
    NoSuchStop { index: usize, stops: usize },
    /// The slide is counted from 0.
    #[error("{}", wording::no_such_slide(*index, *count))]
    NoSuchSlide { index: usize, count: usize },
    #[error("{}", wording::no_video_program(&formats_without_program()))]
    NoVideoProgram,
    #[error("{}", wording::video_failed(reason))]
    VideoFailed { reason: String },
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Text(#[from] TextError),
    #[error(transparent)]
    Worksheet(#[from] WorksheetError),
    #[error(transparent)]
    File(#[from] FileError),
    /// Writing a page has failed.
    #[error(transparent)]
    Page(io::Error),
}

impl ExportError {
    /// Whether the request is wrong, and not the access to files.
    pub fn is_request_error(&self) -> bool {
        !matches!(
            self,
            Self::File(_)
                | Self::Page(_)
                | Self::Text(TextError::Io(_))
                | Self::NoVideoProgram
                | Self::VideoFailed { .. }
        )
    }
}

/// Returns the names of the formats that play and need no other program.
fn formats_without_program() -> Vec<&'static str> {
    let formats = ExportFormat::ALL.into_iter().filter(|format| format.is_animation() && !format.is_video());
    formats.map(ExportFormat::name).collect()
}

/// Returns why a format does not show a subject, and which ones do.
fn not_shown(subject: ExportSubject, format: ExportFormat) -> String {
    let endings: Vec<_> = ExportFormat::of_subject(subject).map(ExportFormat::extension).collect();
    match subject {
        ExportSubject::Course => {
            let pictures = ExportFormat::ALL.into_iter().filter(|format| format.is_picture());
            wording::course_needs_pictures(format.name(), &pictures.map(ExportFormat::extension).collect::<Vec<_>>())
        }
        ExportSubject::Window => wording::not_of_window(format.name(), &endings),
        ExportSubject::Worksheet => wording::not_of_worksheets(format.name(), &endings),
        _ => wording::not_as_text(format.name(), format.max_coins_of_table().is_some(), subject.is_game()),
    }
}

/// Returns what can be done with a row of `n` coins that is too long for a picture.
fn advice(subject: ExportSubject, n: usize) -> String {
    if subject.is_game() && n <= MAX_COINS_IN_MOVE_LIST {
        return wording::export_moves_as_text().to_owned();
    }
    let formats =
        ExportFormat::ALL.into_iter().filter(|format| format.max_coins_of_table().is_some_and(|max| n <= max));
    let names: Vec<_> = formats.map(ExportFormat::name).collect();
    if names.is_empty() { wording::remove_coins().to_owned() } else { wording::export_table_as(&names) }
}

/// Why a file could not be written. It is as it was.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{}", wording::no_folder(path, folder))]
    NoFolder { path: PathBuf, folder: PathBuf },
    #[error("{}", wording::is_folder(path))]
    IsFolder { path: PathBuf },
    #[error("{}", wording::cannot_write(path, reason(source)))]
    Write { path: PathBuf, source: io::Error },
}

impl From<PlaceError> for FileError {
    fn from(PlaceError { path, source }: PlaceError) -> Self {
        Self::Write { path, source }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::export::{ExportRecipe, Framing, Material, PictureSize, PictureStyle};
    use crate::game::Row;
    use crate::session::{Document, Session};

    #[test]
    fn a_row_too_long_for_a_picture_gets_advice_that_can_be_followed() {
        let style = PictureStyle { framing: Framing::Table, size: PictureSize::Scale(0.25), ..PictureStyle::USUAL };
        let (fill, game) = (ExportSubject::Fill, ExportSubject::Game);
        for (subject, n, advised) in [
            (fill, 257, 5),
            (fill, 1_000, 5),
            (fill, 1_001, 2),
            (fill, 4_000, 2),
            (fill, 4_001, 0),
            (fill, 1_000_000, 0),
            (game, 257, 1),
            (game, 1_000_000, 0),
        ] {
            let advice = advice(subject, n);
            assert!(ExportError::TooManyCoins { subject, n, max: 256 }.to_string().ends_with(&advice));
            let is_advised = |format: &ExportFormat| advice.contains(&format!(" {}", format.name()));
            let formats: Vec<_> = ExportFormat::ALL.into_iter().filter(is_advised).collect();
            assert_eq!(formats.len(), advised, "{advice}");
            assert_eq!(advised == 0, advice.contains("coin-duel solve"));
            let session = Material::alone(Session::new(Document::from(Row::new(vec![1; n]).unwrap())));
            let is_list = |format: &ExportFormat| match format.max_coins_of_table() {
                Some(_) => subject == fill,
                None => subject == game && *format == ExportFormat::Text,
            };
            for format in ExportFormat::ALL.into_iter().filter(is_list) {
                let request = ExportRecipe { subject, style, ..ExportRecipe::new(format) };
                let folder = tempfile::tempdir().unwrap();
                // Of a long table, it is enough that it begins.
                let keep_on = if n == 257 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
                let written = request.write(&session, &folder.path().join("table"), &[], &|_, _| keep_on);
                let is_written = written.ok().map(|written| written.is_continue());
                let expected = formats.contains(&format).then_some(keep_on.is_continue());
                assert_eq!(is_written, expected, "{n} coins as {format:?}");
            }
        }
    }
}
