//! The table of formats: what each is called, what it holds, which subjects it shows, and which options it has.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::options::{ExportOption, ExportSubject};
use crate::wording::errors::export::unknown_format;

/// The format of an exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportFormat {
    Svg,
    Png,
    Gif,
    /// An animated PNG.
    Apng,
    Mp4,
    WebM,
    Pdf,
    Html,
    Csv,
    Tsv,
    Markdown,
    Latex,
    Typst,
    Text,
}

/// What files of a format hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// One picture, so that several ones get numbered files.
    Picture,
    /// Pictures that play.
    Animation,
    /// Pictures that play, written by another program.
    Video,
    /// Pictures as pages.
    Document,
    /// A page for a browser.
    Page,
    /// The table of a row of at most this many coins. Programs read the longest ones, of 8,002,000 cells.
    Table { max_coins: usize },
    /// Steps or moves in words.
    Words,
}

struct Line {
    format: ExportFormat,
    name: &'static str,
    extension: &'static str,
    holds: Holds,
    shows: &'static [ExportSubject],
    options: &'static [ExportOption],
}

const TABLE: [Line; 14] = {
    use ExportFormat as F;
    use ExportOption::{Framing, Layout, Pages, Quiz, Range, Seconds, Separator, Size, Stride, Subject, Theme};
    use ExportSubject::{Code, Course, Fill, Fusion, Game, Lanes, Stops, Tree, Window, Worksheet};
    const fn line(
        format: ExportFormat,
        (name, extension): (&'static str, &'static str),
        holds: Holds,
        shows: &'static [ExportSubject],
        options: &'static [ExportOption],
    ) -> Line {
        Line { format, name, extension, holds, shows, options }
    }
    const MOVING: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Stops, Course];
    const STILL: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Stops, Course, Window];
    const PAGES: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Stops, Course, Window, Worksheet];
    const OF_STILL: &[ExportOption] = &[Subject, Range, Stride, Layout, Framing, Theme, Size];
    const OF_MOVING: &[ExportOption] = &[Subject, Range, Stride, Layout, Framing, Theme, Size, Seconds];
    const OF_TEXT: &[ExportOption] = &[Subject, Range, Layout];
    let (table, long) = (Holds::Table { max_coins: 1_000 }, Holds::Table { max_coins: 4_000 });
    [
        line(F::Svg, ("SVG", "svg"), Holds::Picture, STILL, OF_STILL),
        line(F::Png, ("PNG", "png"), Holds::Picture, STILL, OF_STILL),
        line(F::Gif, ("GIF", "gif"), Holds::Animation, MOVING, OF_MOVING),
        line(F::Apng, ("APNG", "apng"), Holds::Animation, MOVING, OF_MOVING),
        line(F::Mp4, ("MP4", "mp4"), Holds::Video, MOVING, OF_MOVING),
        line(F::WebM, ("WebM", "webm"), Holds::Video, MOVING, OF_MOVING),
        line(F::Pdf, ("PDF", "pdf"), Holds::Document, PAGES, &[Subject, Range, Stride, Layout, Framing, Theme, Pages]),
        line(F::Html, ("HTML", "html"), Holds::Page, &[Fill, Stops, Course], &[Subject, Layout, Quiz]),
        line(F::Csv, ("CSV", "csv"), long, &[Fill], &[Subject, Range, Layout, Separator]),
        line(F::Tsv, ("TSV", "tsv"), long, &[Fill], OF_TEXT),
        line(F::Markdown, ("Markdown", "md"), table, &[Fill, Worksheet], OF_TEXT),
        line(F::Latex, ("LaTeX", "tex"), table, &[Fill, Worksheet], OF_TEXT),
        line(F::Typst, ("Typst", "typ"), table, &[Fill, Worksheet], OF_TEXT),
        line(F::Text, ("text", "txt"), Holds::Words, &[Fill, Game, Lanes], OF_TEXT),
    ]
};

impl ExportFormat {
    pub const ALL: [Self; TABLE.len()] = {
        let mut all = [Self::Svg; TABLE.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = TABLE[at].format;
            at += 1;
        }
        all
    };

    fn line(self) -> &'static Line {
        &TABLE[self as usize]
    }

    /// Returns the format that the extension of a file's name stands for.
    ///
    /// # Errors
    /// If the extension is missing or unknown.
    pub fn from_path(path: &Path) -> Result<Self, UnknownFormat> {
        Self::from_path_among(path, &Self::ALL)
    }

    /// Does the same for the formats that show a subject.
    ///
    /// # Errors
    /// If the extension is missing, or that of no such format.
    pub fn of_subject_from_path(subject: ExportSubject, path: &Path) -> Result<Self, UnknownFormat> {
        Self::from_path_among(path, &Self::of_subject(subject).collect::<Vec<_>>())
    }

    fn from_path_among(path: &Path, formats: &[Self]) -> Result<Self, UnknownFormat> {
        let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let known = formats.iter().find(|format| format.extension() == extension);
        known.copied().ok_or_else(|| UnknownFormat { path: path.to_owned(), formats: formats.to_vec() })
    }

    /// Returns the formats that show a subject.
    pub fn of_subject(subject: ExportSubject) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |format| format.shows(subject))
    }

    /// Returns the extension of its files, without the dot.
    pub fn extension(self) -> &'static str {
        self.line().extension
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        self.line().name
    }

    /// Returns what its files hold.
    pub fn holds(self) -> Holds {
        self.line().holds
    }

    pub fn shows(self, subject: ExportSubject) -> bool {
        self.line().shows.contains(&subject)
    }

    /// Returns whether an option can change its files.
    pub fn has(self, option: ExportOption) -> bool {
        // What these choose is in the subject.
        let is_of_subject = matches!(option, ExportOption::Behind | ExportOption::Language | ExportOption::Fold);
        is_of_subject || self.line().options.contains(&option)
    }

    /// Whether it holds pictures of any subject.
    pub fn is_picture(self) -> bool {
        matches!(self.holds(), Holds::Picture | Holds::Animation | Holds::Video | Holds::Document)
    }

    /// Whether it holds several pictures that play.
    pub fn is_animation(self) -> bool {
        matches!(self.holds(), Holds::Animation | Holds::Video)
    }

    /// Whether another program is needed to write it.
    pub fn is_video(self) -> bool {
        self.holds() == Holds::Video
    }

    /// Returns the length of the longest row whose table it holds. `None` if it holds no table.
    pub fn max_coins_of_table(self) -> Option<usize> {
        if let Holds::Table { max_coins } = self.holds() { Some(max_coins) } else { None }
    }

    /// Returns the default scale in pixels per point: 2 for PNG, which is sharp on most screens and projectors.
    ///
    /// It is 1 for an animation, because four times the pixels would be slow to open and to play.
    pub fn usual_scale(self) -> f32 {
        if self == Self::Png { 2.0 } else { 1.0 }
    }
}

/// The error of a file name whose extension is missing or that of no format that is possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", unknown_format(path, &formats.iter().map(|format| format.extension()).collect::<Vec<_>>()))]
pub struct UnknownFormat {
    pub path: PathBuf,
    /// The possible formats.
    pub formats: Vec<ExportFormat>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_of_a_file_gives_its_format() {
        for format in ExportFormat::ALL {
            assert_eq!(format.line().format, format, "the table has the order of the formats");
            let name = format!("lesson.1.{}", format.extension());
            assert_eq!(ExportFormat::from_path(Path::new(&name)).unwrap(), format);
            assert_eq!(ExportFormat::from_path(Path::new(&name.to_uppercase())).unwrap(), format);
        }
        for name in ["fill", "fill.", "fill.jpeg", ".svg", ""] {
            let error = ExportFormat::from_path(Path::new(name)).unwrap_err().to_string();
            assert!(
                error.ends_with(
                    "; use .svg, .png, .gif, .apng, .mp4, .webm, .pdf, .html, .csv, .tsv, .md, .tex, .typ or .txt"
                ),
                "{error}"
            );
        }
        let of_worksheet = |name| ExportFormat::of_subject_from_path(ExportSubject::Worksheet, Path::new(name));
        assert_eq!(of_worksheet("Sheets.TEX"), Ok(ExportFormat::Latex));
        for name in ["sheets.doc", "sheets.png"] {
            let (_, ending) = name.split_once('.').unwrap();
            let expected = format!("Unknown format .{ending}; use .pdf, .md, .tex or .typ");
            assert_eq!(of_worksheet(name).unwrap_err().to_string(), expected);
        }
    }
}
