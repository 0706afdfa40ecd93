//! The choices of the export dialog, which the next one starts with.

use serde::{Deserialize, Serialize};

use crate::export::pdf::{Aspect, NotesPlace, Paper, PdfLayout, PerPage};
use crate::export::text::Separator;
use crate::export::worksheet::{Blanks, Tasks};
use crate::export::{ExportFormat, ExportSubject, Framing, PictureSize, TableBehind};
use crate::game::Stride;
use crate::platform::video;
use crate::text::parts::keyed_by_name;
use crate::wording::dialogs::{export as wording, export_group};

/// What an exported file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ExportGroup {
    Slides,
    Paper,
    Web,
    Data,
}

keyed_by_name! { ExportGroup }

impl ExportGroup {
    pub const ALL: [Self; 4] = [Self::Slides, Self::Paper, Self::Web, Self::Data];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        export_group::name(self)
    }
}

/// A kind of exported file. Some kinds have the same format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportKind {
    PdfSlides,
    #[default]
    Png,
    Gif,
    Apng,
    Mp4,
    WebM,
    PdfHandout,
    PdfFigure,
    PdfWorksheet,
    Svg,
    Latex,
    Typst,
    Html,
    Markdown,
    Moodle,
    Qti,
    Csv,
    Tsv,
    Text,
}

/// What a kind is for, the format of its files, and its purpose in a few words.
type Line = (ExportKind, ExportGroup, ExportFormat, fn() -> &'static str);

/// The kinds in the order in which they are listed.
const TABLE: [Line; 19] = {
    use ExportFormat as F;
    use ExportGroup::{Data, Paper, Slides, Web};
    use ExportKind as K;
    [
        (K::PdfSlides, Slides, F::Pdf, wording::purpose_of_pdf_slides),
        (K::Png, Slides, F::Png, wording::purpose_of_png),
        (K::Gif, Slides, F::Gif, wording::purpose_of_gif),
        (K::Apng, Slides, F::Apng, wording::purpose_of_apng),
        (K::Mp4, Slides, F::Mp4, wording::purpose_of_mp4),
        (K::WebM, Slides, F::WebM, wording::purpose_of_webm),
        (K::PdfHandout, Paper, F::Pdf, wording::purpose_of_pdf_handout),
        (K::PdfFigure, Paper, F::Pdf, wording::purpose_of_pdf_figure),
        (K::PdfWorksheet, Paper, F::Pdf, wording::purpose_of_pdf_sheets),
        (K::Svg, Paper, F::Svg, wording::purpose_of_svg),
        (K::Latex, Paper, F::Latex, wording::purpose_of_latex),
        (K::Typst, Paper, F::Typst, wording::purpose_of_typst),
        (K::Html, Web, F::Html, wording::purpose_of_html),
        (K::Markdown, Web, F::Markdown, wording::purpose_of_markdown),
        (K::Moodle, Web, F::Moodle, wording::purpose_of_moodle),
        (K::Qti, Web, F::Qti, wording::purpose_of_qti),
        (K::Csv, Data, F::Csv, wording::purpose_of_csv),
        (K::Tsv, Data, F::Tsv, wording::purpose_of_tsv),
        (K::Text, Data, F::Text, wording::purpose_of_text),
    ]
};

impl ExportKind {
    /// Returns all kinds in the order in which they are listed.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        TABLE.iter().map(|(kind, ..)| *kind)
    }

    fn line(self) -> &'static Line {
        TABLE.iter().find(|(kind, ..)| *kind == self).expect("the table has each kind")
    }

    /// Returns whether it can be written where the program runs.
    pub fn is_offered(self) -> bool {
        video::CAN_RECORD || !self.format().is_video()
    }

    /// Returns whether a subject can be written as this kind. Of the kinds of PDF, worksheets have their own.
    pub fn shows(self, subject: ExportSubject) -> bool {
        let (is_sheet, is_worksheet) = (self == Self::PdfWorksheet, subject == ExportSubject::Worksheet);
        self.is_offered()
            && self.format().shows(subject)
            && (self.format() != ExportFormat::Pdf || is_sheet == is_worksheet)
    }

    /// Returns what it is for.
    pub fn group(self) -> ExportGroup {
        self.line().1
    }

    /// Returns the format of its files.
    pub fn format(self) -> ExportFormat {
        self.line().2
    }

    /// Returns the kind for a format: `self` if that is one, or else the first one.
    #[must_use]
    pub fn for_format(self, format: ExportFormat) -> Self {
        let others = Self::all().filter(|kind| kind.format() == format);
        std::iter::once(self)
            .filter(|kind| kind.format() == format)
            .chain(others)
            .next()
            .expect("each format has a kind")
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::PdfSlides => wording::pdf_slides(),
            Self::PdfHandout => wording::pdf_handout(),
            Self::PdfFigure => wording::pdf_figure(),
            Self::PdfWorksheet => wording::pdf_sheets(),
            _ => self.format().name(),
        }
    }

    /// Returns in a few words what a subject of this kind is for.
    pub fn purpose(self, subject: ExportSubject) -> &'static str {
        match (subject, self) {
            (ExportSubject::Worksheet, Self::Latex) => wording::worksheet_as_latex(),
            (ExportSubject::Worksheet, Self::Typst) => wording::worksheet_as_typst(),
            (ExportSubject::Worksheet, Self::Markdown) => wording::worksheet_as_markdown(),
            _ => self.line().3(),
        }
    }
}

/// Which cells of a worksheet are empty. Its numbers are kept while another one is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmptyCells {
    #[default]
    All,
    EverySecond,
    Diagonal,
    Drawn,
}

/// The choices of the last worksheet. Its paper is that of handouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WorksheetChoices {
    pub format: ExportFormat,
    pub tasks: Tasks,
    pub empty: EmptyCells,
    /// The number of coins of the cells of a diagonal.
    pub diagonal: usize,
    /// What cells are drawn with, and their share in percent.
    pub seed: u64,
    pub percent: u8,
    pub has_solutions: bool,
}

impl Default for WorksheetChoices {
    fn default() -> Self {
        Self {
            format: ExportFormat::Pdf,
            tasks: Tasks::FILL,
            empty: EmptyCells::default(),
            diagonal: 2,
            seed: 1,
            percent: 50,
            has_solutions: true,
        }
    }
}

impl WorksheetChoices {
    /// Returns the empty cells of a row of `n` coins.
    pub fn blanks(&self, n: usize) -> Blanks {
        match self.empty {
            EmptyCells::All => Blanks::All,
            EmptyCells::EverySecond => Blanks::EverySecond,
            EmptyCells::Diagonal => Blanks::Diagonal(self.diagonal.clamp(1, n.max(1))),
            EmptyCells::Drawn => Blanks::Seed { seed: self.seed, percent: self.percent.clamp(1, 100) },
        }
    }
}

/// The choices of the last export.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportChoices {
    pub kind: ExportKind,
    pub shows_all: bool,
    pub stride: Stride,
    pub framing: Framing,
    pub behind: TableBehind,
    pub size: PictureSize,
    /// How many seconds an animation shows each picture. `None` depends on their number.
    pub seconds: Option<f32>,
    pub aspect: Aspect,
    pub per_page: PerPage,
    pub notes: NotesPlace,
    pub paper: Paper,
    pub quiz: bool,
    /// What stands between the values of a CSV table.
    pub separator: Separator,
    pub worksheet: WorksheetChoices,
}

impl Default for ExportChoices {
    fn default() -> Self {
        let kind = ExportKind::default();
        Self {
            kind,
            shows_all: false,
            stride: Stride::Cell,
            framing: Framing::Slide,
            behind: TableBehind::Session,
            size: PictureSize::Scale(kind.format().usual_scale()),
            seconds: None,
            aspect: Aspect::Wide,
            per_page: PerPage::Four,
            notes: NotesPlace::Beside,
            paper: Paper::A4,
            quiz: false,
            separator: Separator::default(),
            worksheet: WorksheetChoices::default(),
        }
    }
}

impl ExportChoices {
    /// Returns the pages of a PDF of the chosen kind.
    pub fn pages(&self) -> PdfLayout {
        match self.kind {
            ExportKind::PdfHandout => {
                PdfLayout::Handout { per_page: self.per_page, notes: self.notes, paper: self.paper }
            }
            ExportKind::PdfFigure => PdfLayout::Picture,
            _ => PdfLayout::Slides(self.aspect),
        }
    }

    /// Chooses a kind. The scale becomes the usual one, unless another one was chosen.
    pub fn choose(&mut self, kind: ExportKind) {
        if self.size == PictureSize::Scale(self.kind.format().usual_scale()) {
            self.size = PictureSize::Scale(kind.format().usual_scale());
        }
        self.kind = kind;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::export::worksheet::Task;
    use crate::session::read_kept;

    #[test]
    fn each_kind_has_its_own_name_and_each_format_a_kind() {
        let names: HashSet<_> = ExportKind::all().map(ExportKind::name).collect();
        assert_eq!(names.len(), TABLE.len());
        for format in ExportFormat::ALL {
            assert_eq!(ExportKind::default().for_format(format).format(), format);
        }
        assert_eq!(ExportKind::PdfHandout.for_format(ExportFormat::Pdf), ExportKind::PdfHandout);
    }

    #[test]
    fn each_format_of_worksheets_has_a_kind() {
        let kinds = ExportKind::all().filter(|kind| kind.shows(ExportSubject::Worksheet)).map(ExportKind::format);
        let formats = ExportFormat::of_subject(ExportSubject::Worksheet);
        assert_eq!(kinds.collect::<HashSet<_>>(), formats.collect());
        assert!(
            !ExportKind::PdfWorksheet.shows(ExportSubject::Fill)
                && !ExportKind::PdfSlides.shows(ExportSubject::Worksheet)
        );
    }

    #[test]
    fn the_diagonal_of_a_worksheet_is_one_of_the_row() {
        let choices = WorksheetChoices { empty: EmptyCells::Diagonal, diagonal: 9, ..WorksheetChoices::default() };
        assert_eq!(choices.blanks(20), Blanks::Diagonal(9));
        assert_eq!(choices.blanks(4), Blanks::Diagonal(4));
    }

    #[test]
    fn a_chosen_size_stays_and_the_usual_scale_follows_the_kind() {
        let mut choices = ExportChoices::default();
        assert_eq!(choices.size, PictureSize::Scale(2.0));
        choices.choose(ExportKind::Gif);
        assert_eq!(choices.size, PictureSize::Scale(1.0));
        choices.size = PictureSize::Pixels(1920, 1080);
        choices.choose(ExportKind::Png);
        assert_eq!(choices.size, PictureSize::Pixels(1920, 1080));
    }

    #[test]
    fn choices_are_read_back_and_those_of_an_earlier_version_are_completed() {
        let choices = ExportChoices { kind: ExportKind::PdfHandout, quiz: true, ..ExportChoices::default() };
        let text = ron::to_string(&choices).unwrap();
        assert_eq!(read_kept::<ExportChoices>(&text).unwrap(), choices);
        // With the places for six kinds of tasks.
        let places = "(worksheet:(tasks:((Some(Count),Some(Greedy),None,None,None,None))))";
        let tasks = read_kept::<ExportChoices>(places).unwrap().worksheet.tasks;
        assert!(tasks.iter().eq([Task::Count, Task::Greedy]));
        let earlier: ExportChoices = read_kept("(kind:web_m)").unwrap();
        assert_eq!(earlier, ExportChoices { kind: ExportKind::WebM, ..ExportChoices::default() });
    }
}
