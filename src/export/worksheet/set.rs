//! A set of worksheets: its rows, and the pages or the text that they lead to.

use std::ops::ControlFlow;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::error::WorksheetError;
use super::page::{pages, picture};
use super::sheet::{Blanks, SheetStyle, SheetTexts, Side, Worksheet};
use super::task::{Task, Tasks};
use super::variants::Variants;
use crate::export::pictures::{PictureTexts, Pictures};
use crate::export::size::Paper;
use crate::game::{CountFrom, Recurrence};
use crate::picture::Picture;
use crate::printable::{Lines, printable};
use crate::session::{Layout, Session};
use crate::wording::row_text;
use crate::wording::worksheet as wording;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WorksheetRows {
    /// The row of the session, on one sheet.
    #[default]
    Session,
    /// Random rows, a sheet for each. The session does not matter.
    Variants(Variants),
}

/// Which rows are on worksheets, with which empty cells, and how the table looks.
///
/// All sheets come first, and then a solution for each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Worksheets {
    pub rows: WorksheetRows,
    /// A sheet has one of these tasks. Variants have them in turn, and the row of a session has each on a sheet.
    pub tasks: Tasks,
    pub blanks: Blanks,
    pub recurrence: Recurrence,
    /// Matters only for PDF. The other formats have the square layout.
    pub layout: Layout,
    pub count_from: CountFrom,
    pub paper: Paper,
    pub has_solutions: bool,
}

impl Default for Worksheets {
    fn default() -> Self {
        Self {
            rows: WorksheetRows::Session,
            tasks: Tasks::FILL,
            blanks: Blanks::All,
            recurrence: Recurrence::default(),
            layout: Layout::default(),
            count_from: CountFrom::default(),
            paper: Paper::default(),
            has_solutions: true,
        }
    }
}

/// Worksheets, and what is on each of their pages.
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

impl Worksheet {
    /// Returns its row, its table to fill in, or its recurrence with one gap as a picture of its own.
    pub fn picture(&self, gap: Option<usize>) -> Picture {
        picture(self, gap)
    }
}

impl Worksheets {
    /// Returns all pages as pictures.
    ///
    /// # Errors
    /// If there are no such worksheets, or the layout is a triangle and the table is too wide for the paper.
    pub fn pages(&self, session: &Session) -> Result<WorksheetPages, WorksheetError> {
        self.pages_of(self.all_sheets(session)?)
    }

    /// Returns the pages of the first sheet and its solution. All rows are chosen for it, because there may be no such
    /// worksheets.
    ///
    /// # Errors
    /// As for [`pages`](Self::pages).
    pub fn first_pages(&self, session: &Session) -> Result<WorksheetPages, WorksheetError> {
        let mut sheets = self.all_sheets(session)?;
        sheets.truncate(1);
        self.pages_of(sheets)
    }

    /// Returns the worksheets.
    ///
    /// # Errors
    /// If there are no such worksheets.
    pub fn all_sheets(&self, session: &Session) -> Result<Vec<Worksheet>, WorksheetError> {
        match self.sheets(session, &|| ControlFlow::Continue(()))? {
            ControlFlow::Continue(sheets) => Ok(sheets),
            ControlFlow::Break(()) => unreachable!("nothing breaks"),
        }
    }

    /// Returns the worksheets, or `Break` as soon as `keep_on` does.
    ///
    /// # Errors
    /// If there are no such worksheets.
    pub fn sheets(
        &self,
        session: &Session,
        keep_on: &impl Fn() -> ControlFlow<()>,
    ) -> Result<ControlFlow<(), Vec<Worksheet>>, WorksheetError> {
        let &Self { blanks, recurrence, layout, count_from, .. } = self;
        let is_of_other_rule = recurrence.other_rule().is_some();
        if let Some(task) = self.tasks.iter().find(|task| is_of_other_rule && !task.definition().follows_rule) {
            return Err(WorksheetError::OtherRule { task });
        }
        if self.rows == WorksheetRows::Session && session.document.duel.rule.is_ring {
            return Err(WorksheetError::Ring);
        }
        let style = |task| SheetStyle { task, blanks, recurrence, layout, count_from };
        let variants = match self.rows {
            WorksheetRows::Session => {
                let texts = SheetTexts { title: self.title(session), ..SheetTexts::default() };
                let row = &session.document.row;
                let sheets = self.tasks.iter().map(|task| Worksheet::new(row.clone(), style(task), texts.clone()));
                return sheets.collect::<Result<_, _>>().map(ControlFlow::Continue);
            }
            WorksheetRows::Variants(variants) => variants,
        };
        let ControlFlow::Continue((rows, alike)) = variants.rows(self.tasks, keep_on)? else {
            return Ok(ControlFlow::Break(()));
        };
        let Variants { coins, low, high, count, seed } = variants;
        let sheet = |((index, row), task)| {
            let texts = SheetTexts {
                title: wording::title().to_owned(),
                label: wording::sheet_label(index + 1, count, seed),
                origin: wording::drawn_from(coins, low.min(high), low.max(high)),
                alike: if count > 1 { wording::alike(&alike.numbers()) } else { String::new() },
            };
            Worksheet::new(row, style(task), texts)
        };
        rows.into_iter()
            .enumerate()
            .zip(self.tasks.iter().cycle())
            .map(sheet)
            .collect::<Result<_, _>>()
            .map(ControlFlow::Continue)
    }

    /// Lays worksheets out, on all cores.
    ///
    /// # Errors
    /// If the layout is a triangle and the table is too wide for the paper, or the table needs too many pages.
    pub fn pages_of(&self, sheets: Vec<Worksheet>) -> Result<WorksheetPages, WorksheetError> {
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
    pub fn title(&self, session: &Session) -> String {
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

    pub fn sheets(&self) -> &[Worksheet] {
        &self.sheets
    }
}

impl Pictures for WorksheetPages {
    fn count(&self) -> usize {
        self.pages.len()
    }

    fn size(&self, index: usize) -> (f32, f32) {
        let Picture { width, height, .. } = self.pages[index].picture;
        (width, height)
    }

    fn picture(&self, index: usize) -> Picture {
        self.pages[index].picture.clone()
    }

    fn title(&self, index: usize) -> String {
        self.sheets[self.pages[index].sheet].texts.title.clone()
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let page = &self.pages[index];
        let sheet = &self.sheets[page.sheet];
        let SheetTexts { title, label, .. } = &sheet.texts;
        let name = if label.is_empty() { title } else { label };
        let row = row_text(sheet.row());
        let task = sheet.style.task;
        let (heading, description) = match page.side {
            Side::Sheet if task != Task::Fill => (name.clone(), wording::description_of_task(&row, task.name())),
            Side::Solution if task != Task::Fill => {
                (wording::solution_of(name), wording::description_of_answer(&row, task.name()))
            }
            Side::Sheet => (name.clone(), wording::description(&row, sheet.blanks().len())),
            Side::Solution => (wording::solution_of(name), wording::description_of_solution(&row)),
        };
        PictureTexts { heading, description, notes: String::new() }
    }
}
