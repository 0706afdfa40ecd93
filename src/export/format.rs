//! The table of formats: what each is called, which subjects it shows, and which options it has.

use std::path::{Path, PathBuf};

use super::options::{ExportFormat, ExportOption, ExportSubject};
use crate::wording::errors::export::unknown_format;
use crate::wording::export::text_format;

struct Line {
    format: ExportFormat,
    name: &'static str,
    extension: &'static str,
    options: &'static [ExportOption],
    content: Content,
}

/// What files of a format hold.
enum Content {
    /// Pictures of any of these subjects. The number is the usual one of pixels per point. Without it, a picture may have any
    /// size.
    Pictures(&'static [ExportSubject], Option<f32>, Files),
    /// A page for a browser.
    Page(Texts),
    /// The table of a row of at most this many coins. Programs read the longest ones, of 8,002,000 cells.
    Table(usize, Texts),
    /// Questions for a learning platform.
    Quiz(Texts),
    /// Steps or moves in words.
    Words(Texts),
}

/// Which files hold several pictures.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Files {
    /// A numbered file for each.
    Each,
    /// One file with all.
    Together,
    /// One file with all, which another program writes.
    Video,
}

/// Each subject with a word for the names of its files.
type Texts = &'static [(ExportSubject, &'static str)];

const TABLE: [Line; 16] = {
    use Content::{Page, Pictures, Quiz as Questions, Table, Words};
    use ExportFormat as F;
    use ExportOption::{Framing, Layout, Pages, Quiz, Range, Seconds, Separator, Size, Stride, Subject, Theme};
    use ExportSubject::{Code, Course, Fill, Fusion, Game, Lanes, Own, Stops, Tree, Window, Worksheet};
    use Files::{Each, Together, Video};
    const fn line(
        format: ExportFormat,
        (name, extension): (&'static str, &'static str),
        options: &'static [ExportOption],
        content: Content,
    ) -> Line {
        Line { format, name, extension, options, content }
    }
    const MOVING: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Stops, Course];
    const STILL: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Own, Stops, Course, Window];
    const PAGES: &[ExportSubject] = &[Fill, Game, Lanes, Tree, Code, Fusion, Own, Stops, Course, Window, Worksheet];
    const OF_STILL: &[ExportOption] = &[Subject, Range, Stride, Layout, Framing, Theme, Size];
    const OF_MOVING: &[ExportOption] = &[Subject, Range, Stride, Layout, Framing, Theme, Size, Seconds];
    const OF_PAGES: &[ExportOption] = &[Subject, Range, Stride, Layout, Framing, Theme, Pages];
    const OF_CSV: &[ExportOption] = &[Subject, Range, Layout, Separator];
    const OF_TEXT: &[ExportOption] = &[Subject, Range, Layout];
    const PAGE: Texts = &[(Fill, "table"), (Stops, "table"), (Course, "slides")];
    const TABLES: Texts = &[(Fill, "table")];
    const SHEETS: Texts = &[(Fill, "table"), (Worksheet, "worksheets")];
    const QUIZ: Texts = &[(Worksheet, "quiz")];
    const WORDS: Texts = &[(Fill, "steps"), (Game, "moves"), (Lanes, "moves")];
    [
        line(F::Svg, ("SVG", "svg"), OF_STILL, Pictures(STILL, None, Each)),
        line(F::Png, ("PNG", "png"), OF_STILL, Pictures(STILL, Some(2.0), Each)),
        line(F::Gif, ("GIF", "gif"), OF_MOVING, Pictures(MOVING, Some(1.0), Together)),
        line(F::Apng, ("APNG", "apng"), OF_MOVING, Pictures(MOVING, Some(1.0), Together)),
        line(F::Mp4, ("MP4", "mp4"), OF_MOVING, Pictures(MOVING, Some(1.0), Video)),
        line(F::WebM, ("WebM", "webm"), OF_MOVING, Pictures(MOVING, Some(1.0), Video)),
        line(F::Pdf, ("PDF", "pdf"), OF_PAGES, Pictures(PAGES, None, Together)),
        line(F::Html, ("HTML", "html"), &[Subject, Layout, Quiz], Page(PAGE)),
        line(F::Csv, ("CSV", "csv"), OF_CSV, Table(4_000, TABLES)),
        line(F::Tsv, ("TSV", "tsv"), OF_TEXT, Table(4_000, TABLES)),
        line(F::Markdown, ("Markdown", "md"), OF_TEXT, Table(1_000, SHEETS)),
        line(F::Latex, ("LaTeX", "tex"), OF_TEXT, Table(1_000, SHEETS)),
        line(F::Typst, ("Typst", "typ"), OF_TEXT, Table(1_000, SHEETS)),
        line(F::Moodle, ("Moodle", "moodle.xml"), &[], Questions(QUIZ)),
        line(F::Qti, ("QTI", "qti.zip"), &[], Questions(QUIZ)),
        line(F::Text, ("text", "txt"), OF_TEXT, Words(WORDS)),
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
        let known = formats.iter().find(|format| format.stem(path).is_some());
        known.copied().ok_or_else(|| UnknownFormat { path: path.to_owned(), formats: formats.to_vec() })
    }

    /// Returns the name of a file without the extension of the format. `None` if it has another one, or nothing before it.
    fn stem(self, path: &Path) -> Option<String> {
        let name = path.file_name()?.to_string_lossy();
        let at = name.len().checked_sub(self.extension().len() + 1)?;
        let (stem, ending) = (name.get(..at)?, name.get(at + 1..)?);
        let is_ours = name.as_bytes()[at] == b'.' && ending.eq_ignore_ascii_case(self.extension());
        (is_ours && !stem.is_empty()).then(|| stem.to_owned())
    }

    /// Returns the path with the extension of this format, in the place of that of another one, such as `moodle.xml`.
    pub fn named(self, path: &Path) -> PathBuf {
        let known = Self::ALL.into_iter().find_map(|format| format.stem(path));
        match known.or_else(|| Some(path.file_stem()?.to_string_lossy().into_owned())) {
            Some(stem) => path.with_file_name(format!("{stem}.{}", self.extension())),
            None => path.to_owned(),
        }
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
        if self == Self::Text { text_format() } else { self.line().name }
    }

    pub fn shows(self, subject: ExportSubject) -> bool {
        match &self.line().content {
            Content::Pictures(shows, ..) => shows.contains(&subject),
            _ => self.word_for(subject).is_some(),
        }
    }

    /// Returns a word for a subject in names of files. `None` if it is no text of this format.
    pub(super) fn word_for(self, subject: ExportSubject) -> Option<&'static str> {
        let (Content::Page(texts) | Content::Table(_, texts) | Content::Quiz(texts) | Content::Words(texts)) =
            self.line().content
        else {
            return None;
        };
        texts.iter().find(|(of, _)| *of == subject).map(|(_, word)| *word)
    }

    fn files(self) -> Option<Files> {
        if let Content::Pictures(_, _, files) = self.line().content { Some(files) } else { None }
    }

    /// Returns whether an option can change its files.
    pub fn has(self, option: ExportOption) -> bool {
        // What these choose is in the subject.
        let is_of_subject = matches!(option, ExportOption::Behind | ExportOption::Language | ExportOption::Fold);
        is_of_subject || self.line().options.contains(&option)
    }

    /// Whether it holds pictures of any subject.
    pub fn is_picture(self) -> bool {
        self.files().is_some()
    }

    /// Whether each of several pictures gets a numbered file.
    pub fn is_numbered(self) -> bool {
        self.files() == Some(Files::Each)
    }

    /// Whether it holds the letters of pictures as they look here. In an SVG they are text, in the fonts of its reader.
    pub fn draws_letters(self) -> bool {
        self.is_picture() && self != Self::Svg
    }

    /// Whether it holds several pictures that play.
    pub fn is_animation(self) -> bool {
        self.has(ExportOption::Seconds)
    }

    /// Whether another program is needed to write it.
    pub fn is_video(self) -> bool {
        self.files() == Some(Files::Video)
    }

    /// Whether it is a page for a browser, which has all steps.
    pub fn is_page(self) -> bool {
        matches!(self.line().content, Content::Page(_))
    }

    /// Whether it holds questions for a learning platform.
    pub fn is_quiz(self) -> bool {
        matches!(self.line().content, Content::Quiz(_))
    }

    /// Returns the length of the longest row whose table it holds. `None` if it holds no table.
    pub fn max_coins_of_table(self) -> Option<usize> {
        if let Content::Table(max_coins, _) = self.line().content { Some(max_coins) } else { None }
    }

    /// Returns the default scale in pixels per point: 2 for PNG, which is sharp on most screens and projectors.
    ///
    /// It is 1 for an animation, because four times the pixels would be slow to open and to play.
    pub fn usual_scale(self) -> f32 {
        if let Content::Pictures(_, Some(scale), _) = self.line().content { scale } else { 1.0 }
    }

    /// Whether its pictures are stored as pixels, so that they can be too large.
    pub(super) fn has_pixels(self) -> bool {
        matches!(self.line().content, Content::Pictures(_, Some(_), _))
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
                    "; use .svg, .png, .gif, .apng, .mp4, .webm, .pdf, .html, .csv, .tsv, .md, .tex, .typ, \
                     .moodle.xml, .qti.zip or .txt"
                ),
                "{error}"
            );
        }
        let of_worksheet = |name| ExportFormat::of_subject_from_path(ExportSubject::Worksheet, Path::new(name));
        assert_eq!(of_worksheet("Sheets.TEX"), Ok(ExportFormat::Latex));
        assert_eq!(of_worksheet("a.b.Moodle.XML"), Ok(ExportFormat::Moodle));
        for name in ["quiz.moodle.xml", "quiz.pdf", "quiz.doc", "quiz"] {
            assert_eq!(ExportFormat::Qti.named(Path::new(name)), Path::new("quiz.qti.zip"));
        }
        for name in ["sheets.doc", "sheets.png", "quiz.xml", "quiz.zip"] {
            let (_, ending) = name.split_once('.').unwrap();
            let expected = format!("Unknown format .{ending}; use .pdf, .md, .tex, .typ, .moodle.xml or .qti.zip");
            assert_eq!(of_worksheet(name).unwrap_err().to_string(), expected);
        }
    }
}
