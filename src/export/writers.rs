//! What writes each format. It stands apart from the table of formats, so that a program that only names formats is built
//! without it: the window of a page, whose workers write.

use super::animation::AnimationFormat;
use super::markup::{Latex, Markdown, Typst};
use super::options::{ExportFormat, ExportSubject};
use super::picture_output::{PictureWriter, write_document};
use super::recipe::{self as write, TextWriter};
use super::{raster, svg};
use crate::platform::VideoCoding;

impl ExportFormat {
    /// Returns what writes its pictures. `None` if it holds no pictures.
    pub(super) fn picture_writer(self) -> Option<PictureWriter> {
        use PictureWriter::{Each, Together, Video};
        Some(match self {
            Self::Svg => Each(|picture, title, theme, scale| svg::document(&picture, title, theme, scale).into_bytes()),
            Self::Png => {
                Each(|picture, _, theme, scale| raster::png(picture, theme, scale).expect("its size has been checked"))
            }
            Self::Gif => {
                Together(|output, pictures, out, keep_on| output.animate(AnimationFormat::Gif, pictures, out, keep_on))
            }
            Self::Apng => {
                Together(|output, pictures, out, keep_on| output.animate(AnimationFormat::Apng, pictures, out, keep_on))
            }
            Self::Pdf => Together(write_document),
            Self::Mp4 => Video(VideoCoding::Mp4),
            Self::WebM => Video(VideoCoding::WebM),
            _ => return None,
        })
    }

    /// Returns what writes a subject as a text of this format. `None` if the format has no text of it.
    pub(super) fn text_writer(self, subject: ExportSubject) -> Option<TextWriter> {
        use ExportSubject::{Course, Fill, Game, Lanes, Stops, Worksheet};
        Some(match (self, subject) {
            (Self::Html, Fill) => write::page_of_fill,
            (Self::Html, Stops) => write::page_of_stops,
            (Self::Html, Course) => write::page_of_course,
            (Self::Csv, Fill) => write::csv,
            (Self::Tsv, Fill) => write::tsv,
            (Self::Markdown, Fill) => write::table_in::<Markdown>,
            (Self::Markdown, Worksheet) => write::sheets_in::<Markdown>,
            (Self::Latex, Fill) => write::table_in::<Latex>,
            (Self::Latex, Worksheet) => write::sheets_in::<Latex>,
            (Self::Typst, Fill) => write::table_in::<Typst>,
            (Self::Typst, Worksheet) => write::sheets_in::<Typst>,
            (Self::Moodle, Worksheet) => write::moodle,
            (Self::Qti, Worksheet) => write::qti,
            (Self::Text, Fill) => write::steps,
            (Self::Text, Game | Lanes) => write::moves,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_format_shows_has_a_writer() {
        for format in ExportFormat::ALL {
            assert_eq!(format.picture_writer().is_some(), format.is_picture(), "{format:?}");
            for subject in ExportSubject::ALL {
                assert_eq!(
                    format.text_writer(subject).is_some(),
                    format.word_for(subject).is_some(),
                    "{format:?} {subject:?}"
                );
            }
        }
    }
}
