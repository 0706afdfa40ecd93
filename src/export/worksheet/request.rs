//! The request for worksheets, which the window's dialog and the command line make.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::blanks::Blanks;
use super::error::WorksheetError;
use super::format::WorksheetFormat;
use super::page::pages;
use super::sheet::{SheetStyle, SheetTexts, Side, Worksheet};
use super::variants::{AlikeRows, Variants};
use super::{latex, markdown, typst};
use crate::export::error::ExportError;
use crate::export::estimate::{ByteCounter, ExportPlan};
use crate::export::file;
use crate::export::paper::Paper;
use crate::export::pdf::{PdfDocument, PdfLayout, PdfPage};
use crate::export::preview::{BeginningOfText, Preview, page_pixels};
use crate::export::source::{another_name, checked_files, is_source};
use crate::export::written::WrittenFiles;
use crate::game::{CountFrom, Recurrence};
use crate::picture::Picture;
use crate::picture::color_role::Theme;
use crate::printable::{Lines, printable};
use crate::session::{Layout, Session};
use crate::wording::row_text;
use crate::wording::worksheet::{self as wording, AlikeNumbers};

/// The rows of the worksheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WorksheetRows {
    /// The row of the session, on one sheet.
    #[default]
    Session,
    /// Random rows, a sheet for each. The session does not matter.
    Variants(Variants),
}

/// A request for worksheets: which rows, with which empty cells, in which format and style.
///
/// All sheets come first, and then a solution for each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WorksheetRequest {
    pub format: WorksheetFormat,
    pub rows: WorksheetRows,
    pub blanks: Blanks,
    pub recurrence: Recurrence,
    /// Matters only for PDF. The other formats have the square layout.
    pub layout: Layout,
    pub count_from: CountFrom,
    pub paper: Paper,
    /// Matters only for PDF.
    pub theme: Theme,
    pub has_solutions: bool,
}

/// A word for the content, for the names of files.
const CONTENT_NAME: &str = "worksheets";

/// What a file of worksheets holds.
enum Content {
    Pages(WorksheetPages),
    Text(String),
}

/// The worksheets of a request, and what is on each of their pages.
#[derive(Clone, Debug)]
pub struct WorksheetPages {
    sheets: Vec<Worksheet>,
    pages: Vec<WorksheetPage>,
}

/// A page as a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct WorksheetPage {
    /// The index of the sheet.
    pub sheet: usize,
    pub side: Side,
    /// 96 points of it are an inch.
    pub picture: Picture,
}

impl WorksheetRequest {
    /// Writes the worksheets to `path`, in the format of the request, whatever the extension of the path is.
    ///
    /// `sources` are the files that the session was read from. None of them is replaced. `keep_on` gets the number of pages
    /// that are done and the number of all, now and then. If it breaks, nothing is written, and the result is `Break`.
    ///
    /// # Errors
    /// If there are no such worksheets, if `path` is one of the sources, or if the file can't be written.
    pub fn write(
        &self,
        session: &Session,
        path: &Path,
        sources: &[PathBuf],
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync + ?Sized),
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        checked_files(path, CONTENT_NAME, sources, |path| vec![path.to_owned()])?;
        let ControlFlow::Continue(content) = self.content(session, keep_on)? else {
            return Ok(ControlFlow::Break(()));
        };
        let written = file::write_with(path, |out| self.write_content(session, &content, out, keep_on))?;
        Ok(written.map_continue(|()| WrittenFiles::new(vec![path.to_owned()], 0, None)))
    }

    /// Returns what [`write`](Self::write) would write. `None` if `keep_on` breaks. The worksheets are made for it.
    ///
    /// # Errors
    /// If there are no such worksheets.
    ///
    /// # Panics
    /// If the document breaks a limit of its format.
    pub fn plan(
        &self,
        session: &Session,
        path: &Path,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync + ?Sized),
    ) -> Result<Option<ExportPlan>, ExportError> {
        let ControlFlow::Continue(content) = self.content(session, keep_on)? else { return Ok(None) };
        let mut counter = ByteCounter::default();
        let written = self.write_content(session, &content, &mut counter, keep_on).expect("a counter takes all bytes");
        let (files, bytes) = (vec![path.to_owned()], Some(counter.bytes));
        Ok(written.is_continue().then_some(ExportPlan { files, pictures: 0, size: None, bytes, is_exact: true }))
    }

    /// Returns a look at a page of the first sheet or its solution in at most so many pixels, or at the beginning of the
    /// text. A higher index than the last one is the last one.
    ///
    /// # Errors
    /// If there are no such worksheets.
    pub fn preview(&self, session: &Session, index: usize, max: (u32, u32)) -> Result<Preview, ExportError> {
        if self.format == WorksheetFormat::Pdf {
            let mut pages = self.first_pages(session)?.pages;
            let count = pages.len();
            let index = index.min(count - 1);
            let page = pages.swap_remove(index).picture;
            return Ok(Preview { index, count, content: page_pixels(page, self.theme, max)? });
        }
        let mut beginning = BeginningOfText::default();
        // It refuses what is after the beginning.
        let _ = beginning.write_all(self.text(session)?.as_bytes());
        Ok(beginning.into_preview())
    }

    /// Returns `path`, or another name beside it if `path` is one of the sources.
    pub fn path_beside_sources(&self, path: &Path, sources: &[PathBuf]) -> PathBuf {
        if !is_source(path, sources) {
            return path.to_owned();
        }
        another_name(path, CONTENT_NAME, |path| is_source(path, sources))
    }

    /// Returns the pages or the text of all worksheets.
    fn content(
        &self,
        session: &Session,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync + ?Sized),
    ) -> Result<ControlFlow<(), Content>, ExportError> {
        let ControlFlow::Continue(sheets) = self.sheets(session, &|| keep_on(0, 1))? else {
            return Ok(ControlFlow::Break(()));
        };
        Ok(ControlFlow::Continue(if self.format == WorksheetFormat::Pdf {
            Content::Pages(self.pages_of(sheets)?)
        } else {
            Content::Text(self.document(&sheets))
        }))
    }

    fn write_content(
        &self,
        session: &Session,
        content: &Content,
        out: &mut dyn Write,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync + ?Sized),
    ) -> io::Result<ControlFlow<()>> {
        let pages = match content {
            Content::Pages(pages) => pages,
            Content::Text(_) if keep_on(0, 1).is_break() => return Ok(ControlFlow::Break(())),
            Content::Text(text) => return out.write_all(text.as_bytes()).map(ControlFlow::Continue),
        };
        let texts: Vec<_> = pages.pages.iter().map(|page| pages.texts(page)).collect();
        let document = PdfDocument {
            title: &self.title(session),
            theme: self.theme,
            layout: PdfLayout::Picture,
            pages: &texts,
            picture: &|index| pages.pages[index].picture.clone(),
        };
        document.write(out, &|done| keep_on(done, texts.len()))
    }

    /// Returns the text of the worksheets as a whole document.
    ///
    /// # Errors
    /// If there are no such worksheets, or the format is PDF.
    pub fn text(&self, session: &Session) -> Result<String, ExportError> {
        if self.format == WorksheetFormat::Pdf {
            return Err(WorksheetError::NoText.into());
        }
        let ControlFlow::Continue(sheets) = self.sheets(session, &|| ControlFlow::Continue(()))? else {
            unreachable!("nothing breaks")
        };
        Ok(self.document(&sheets))
    }

    /// Returns all pages as pictures.
    ///
    /// # Errors
    /// If there are no such worksheets, or the layout is a triangle and the table is too wide for the paper.
    pub fn pages(&self, session: &Session) -> Result<WorksheetPages, ExportError> {
        let ControlFlow::Continue(sheets) = self.sheets(session, &|| ControlFlow::Continue(()))? else {
            unreachable!("nothing breaks")
        };
        Ok(self.pages_of(sheets)?)
    }

    /// Returns the pages of the first sheet and its solution. All rows are chosen for it, because the request may be
    /// impossible.
    fn first_pages(&self, session: &Session) -> Result<WorksheetPages, ExportError> {
        let ControlFlow::Continue(mut sheets) = self.sheets(session, &|| ControlFlow::Continue(()))? else {
            unreachable!("nothing breaks")
        };
        sheets.truncate(1);
        Ok(self.pages_of(sheets)?)
    }

    fn document(&self, sheets: &[Worksheet]) -> String {
        match self.format {
            WorksheetFormat::Latex => latex::document(sheets, self.paper, self.has_solutions),
            WorksheetFormat::Typst => typst::document(sheets, self.paper, self.has_solutions),
            WorksheetFormat::Markdown | WorksheetFormat::Pdf => markdown::document(sheets, self.has_solutions),
        }
    }

    /// Returns the worksheets.
    fn sheets(
        &self,
        session: &Session,
        keep_on: &impl Fn() -> ControlFlow<()>,
    ) -> Result<ControlFlow<(), Vec<Worksheet>>, WorksheetError> {
        let &Self { blanks, recurrence, layout, count_from, .. } = self;
        let style = SheetStyle { blanks, recurrence, layout, count_from };
        let variants = match self.rows {
            WorksheetRows::Session => {
                let texts = SheetTexts { title: self.title(session), ..SheetTexts::default() };
                let sheet = Worksheet::new(session.document.row.clone(), style, texts)?;
                return Ok(ControlFlow::Continue(vec![sheet]));
            }
            WorksheetRows::Variants(variants) => variants,
        };
        let ControlFlow::Continue((rows, alike)) = variants.rows(keep_on)? else {
            return Ok(ControlFlow::Break(()));
        };
        let Variants { coins, low, high, count, seed } = variants;
        let sheet = |(index, row)| {
            let texts = SheetTexts {
                title: wording::title().to_owned(),
                label: wording::sheet_label(index + 1, count, seed),
                origin: wording::drawn_from(coins, low.min(high), low.max(high)),
                alike: if count > 1 { wording::alike(&alike_numbers(&alike)) } else { String::new() },
            };
            Worksheet::new(row, style, texts)
        };
        rows.into_iter().enumerate().map(sheet).collect::<Result<_, _>>().map(ControlFlow::Continue)
    }

    /// Lays the worksheets out, on all cores.
    fn pages_of(&self, sheets: Vec<Worksheet>) -> Result<WorksheetPages, WorksheetError> {
        let sides = if self.has_solutions { &[Side::Sheet, Side::Solution][..] } else { &[Side::Sheet] };
        let all: Vec<_> = sides.iter().flat_map(|side| (0..sheets.len()).map(|sheet| (sheet, *side))).collect();
        let laid_out = all.into_par_iter().map(|(sheet, side)| {
            let pictures = pages(&sheets[sheet], side, self.paper)?;
            Ok(pictures.into_iter().map(|picture| WorksheetPage { sheet, side, picture }).collect::<Vec<_>>())
        });
        // Of several errors, the first one in this order is reported, and not the one that is found first.
        let laid_out: Vec<Result<_, WorksheetError>> = laid_out.collect();
        let pages = laid_out.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        Ok(WorksheetPages { sheets, pages })
    }

    /// Returns the title of the worksheets: the session's title, or a common one.
    fn title(&self, session: &Session) -> String {
        let title = session.document.title.trim();
        if title.is_empty() || self.rows != WorksheetRows::Session {
            return wording::title().to_owned();
        }
        printable(title, Lines::One).into_owned()
    }
}

impl WorksheetPages {
    /// Returns the pages: those of all sheets, and then those of their solutions.
    pub fn pages(&self) -> &[WorksheetPage] {
        &self.pages
    }

    /// Returns the worksheets.
    pub fn sheets(&self) -> &[Worksheet] {
        &self.sheets
    }

    /// Returns the title and the description of a page.
    fn texts(&self, page: &WorksheetPage) -> PdfPage {
        let sheet = &self.sheets[page.sheet];
        let SheetTexts { title, label, .. } = &sheet.texts;
        let name = if label.is_empty() { title } else { label };
        let row = row_text(sheet.row());
        let (title, description) = match page.side {
            Side::Sheet => (name.clone(), wording::description(&row, sheet.blanks().len())),
            Side::Solution => (wording::solution_of(name), wording::description_of_solution(&row)),
        };
        PdfPage { title, description, notes: String::new() }
    }
}

fn alike_numbers(alike: &AlikeRows) -> AlikeNumbers {
    AlikeNumbers {
        ties: alike.range(|row| row.ties),
        odd: alike.range(|row| row.odd),
        negative: alike.range(|row| row.negative),
        digits: alike.range(|row| row.digits),
        magnitude: alike.range(|row| row.magnitude),
    }
}
