//! The pages of worksheets and of their solutions, as pictures.
//!
//! A table is as large as the page allows. If its cells would be too narrow to write in, or their numbers too small to
//! read, several pages share a square table: each shows a block of rows and columns.
//!
//! | module | holds |
//! | --- | --- |
//! | `canvas` | what is drawn on a page, from top to bottom |
//! | `cells` | the part of the table on a page, its labels, and the size of its cells |
//! | `gaps` | the lines of a recurrence with gaps |
//! | `table` | the row, the cells and the legend |
//! | `sums` | the space for sums, and the sums of a solution |

mod canvas;
mod cells;
mod gaps;
mod sums;
mod table;

use canvas::Canvas;
use cells::{Block, CellSize};

use super::error::{MAX_PAGES_OF_TABLE, WorksheetError};
use super::sheet::{Side, Worksheet};
use super::task::Task;
use crate::export::size::Paper;
use crate::picture::Picture;
use crate::picture::color_role::ColorRole;
use crate::session::Layout;
use crate::wording::{row_text, worksheet as wording};

/// The size of texts that are read as a whole, in points.
const BODY: f32 = 9.5;

/// The sizes of the texts of a solution, the largest first.
const ANSWER_SIZES: [f32; 5] = [BODY, 8.5, 7.5, 6.5, 5.5];
/// The space between two paragraphs of it.
const BETWEEN: f32 = 3.0;

/// The height of a line for an answer.
const ANSWER: f32 = 24.0;

/// Returns the pages of a worksheet, or of its solution. There is at least one. 96 points of a picture are an inch.
///
/// # Errors
/// If the layout is a triangle and the table is too wide for the paper, or the table needs too many pages.
pub fn pages(sheet: &Worksheet, side: Side, paper: Paper) -> Result<Vec<Picture>, WorksheetError> {
    let (width, height) = paper.size();
    if !sheet.has_table() {
        let mut canvas = first_page(sheet, side, (width, height));
        if side == Side::Sheet {
            let space = if let Some(gapped) = sheet.gaps() {
                gaps::draw(&mut canvas, gapped, side, |_| true);
                gaps::blocks(&mut canvas, gapped);
                wording::space_for_notes()
            } else {
                table::coins(&mut canvas, sheet);
                wording::space_for_sums()
            };
            lines(&mut canvas, sheet);
            sums::ruled_lines(&mut canvas, space);
        }
        return Ok(vec![canvas.finish()]);
    }
    let block = Block::whole(sheet.n());
    let for_lines = match (side, sheet.lines().len()) {
        (Side::Solution, _) | (_, 0) => 0.0,
        (Side::Sheet, count) => count as f32 * ANSWER + 8.0,
    };
    for size in [(width, height), (height, width)] {
        let mut canvas = first_page(sheet, side, size);
        let mut room = canvas.room();
        room.bottom -= for_lines;
        if let Some(cells) = CellSize::of(sheet, side, block, room) {
            let for_sums = if side == Side::Sheet { sums::height(sheet, room.width()) } else { None };
            let cells = for_sums.map_or(cells, |height| cells.leaving(height, sheet.n(), room));
            table::draw(&mut canvas, sheet, side, block, cells);
            if side == Side::Sheet {
                lines(&mut canvas, sheet);
            }
            sums::draw(&mut canvas, sheet, side);
            return Ok(vec![canvas.finish()]);
        }
    }
    if sheet.style.layout == Layout::Triangle {
        return Err(WorksheetError::TriangleTooWide { n: sheet.n() });
    }
    split(sheet, side, (width, height))
}

/// The size of the page that a picture is cut from.
const LOOSE: (f32, f32) = (620.0, 2_000.0);

/// Returns the row, the table to fill in, or the recurrence with one gap as a picture of its own. 96 points of it are an
/// inch.
pub fn picture(sheet: &Worksheet, gap: Option<usize>) -> Picture {
    let mut canvas = Canvas::new(LOOSE);
    let block = Block::whole(sheet.n());
    match (sheet.gaps(), sheet.has_table()) {
        (Some(gapped), _) => gaps::draw(&mut canvas, gapped, Side::Sheet, |number| Some(number) == gap),
        (None, true) => {
            let cells = CellSize::loose(sheet, canvas.room());
            table::draw(&mut canvas, sheet, Side::Sheet, block, cells);
        }
        (None, false) => {
            let width = table::coins(&mut canvas, sheet);
            return canvas.cut(width);
        }
    }
    let width = canvas.room().width();
    canvas.cut(width)
}

/// Returns the pages of a table that is split into blocks. The first page of a sheet has no table.
///
/// # Errors
/// If there would be more than [`MAX_PAGES_OF_TABLE`].
fn split(sheet: &Worksheet, side: Side, paper: (f32, f32)) -> Result<Vec<Picture>, WorksheetError> {
    let n = sheet.n();
    let mut pages = Vec::new();
    if side == Side::Sheet || sheet.style.task != Task::Fill {
        let mut canvas = first_page(sheet, side, paper);
        canvas.block(&wording::row_line(row_text(sheet.row()), ""), BODY, ColorRole::Text);
        canvas.block(wording::table_on_next_pages(), BODY, ColorRole::Text);
        canvas.skip(8.0);
        if side == Side::Sheet {
            lines(&mut canvas, sheet);
            sums::ruled_lines(&mut canvas, wording::space_for_sums());
        }
        pages.push(canvas.finish());
    }
    let page = |block: Block| {
        let mut canvas = Canvas::new(paper);
        heading(&mut canvas, sheet, side);
        let part = wording::part_of_table(sheet.style.count_from, block.rows(), block.columns());
        canvas.block(&part, BODY, ColorRole::Text);
        canvas.skip(6.0);
        foot(&mut canvas, sheet, side);
        (canvas, block)
    };
    // A page with a single cell has room for any numbers.
    let blocks = (2..=n).map(|parts| n.div_ceil(parts));
    let found = blocks.into_iter().find_map(|length| {
        let (canvas, block) = page(Block { first: (0, 0), length: (length, length) });
        Some((length, CellSize::of(sheet, side, block, canvas.room())?))
    });
    let (length, cells) = found.expect("a single cell has room");
    let parts = n.div_ceil(length);
    let count = parts * (parts + 1) / 2;
    if count > MAX_PAGES_OF_TABLE {
        return Err(WorksheetError::TooManyPages { pages: count });
    }
    let starts = || (0..n).step_by(length);
    for (i, j) in starts().flat_map(|i| starts().filter(move |j| *j >= i).map(move |j| (i, j))) {
        let (mut canvas, block) = page(Block { first: (i, j), length: (length.min(n - i), length.min(n - j)) });
        table::draw(&mut canvas, sheet, side, block, cells);
        pages.push(canvas.finish());
    }
    Ok(pages)
}

/// Returns a page with all that is above the table, and with its foot.
fn first_page(sheet: &Worksheet, side: Side, paper: (f32, f32)) -> Canvas {
    let mut canvas = Canvas::new(paper);
    heading(&mut canvas, sheet, side);
    if side == Side::Sheet {
        canvas.blanks(wording::name_and_date());
        for (number, text) in sheet.rules(sheet.style.layout == Layout::Square).into_iter().enumerate() {
            canvas.skip(if number > 0 { 3.0 } else { 0.0 });
            canvas.block(&text, BODY, ColorRole::Text);
        }
        canvas.skip(3.0);
        canvas.block((sheet.style.task.definition().question)(), BODY, ColorRole::Text);
        canvas.skip(7.0);
    } else {
        if let Some(gapped) = sheet.gaps() {
            gaps::draw(&mut canvas, gapped, side, |_| true);
        } else if !sheet.has_table() {
            canvas.block(&wording::row_line(row_text(sheet.row()), ""), BODY, ColorRole::Text);
            canvas.skip(3.0);
        }
        let texts = sheet.answer();
        let height = |size: &f32| texts.iter().map(|text| canvas.height_of(text, *size) + BETWEEN).sum::<f32>();
        // A solution with a table below it is short.
        let fitting = ANSWER_SIZES.into_iter().find(|size| sheet.has_table() || height(size) <= canvas.room().height());
        let text_size = fitting.unwrap_or(ANSWER_SIZES[ANSWER_SIZES.len() - 1]);
        for text in texts {
            canvas.block(&text, text_size, ColorRole::Text);
            canvas.skip(BETWEEN);
        }
    }
    foot(&mut canvas, sheet, side);
    canvas
}

/// Draws the lines for the answer, each behind its name.
fn lines(canvas: &mut Canvas, sheet: &Worksheet) {
    let names = sheet.lines();
    for name in &names {
        canvas.answer(name, ANSWER);
    }
    if !names.is_empty() {
        canvas.skip(8.0);
    }
}

fn heading(canvas: &mut Canvas, sheet: &Worksheet, side: Side) {
    let texts = &sheet.texts;
    let title = match side {
        Side::Sheet => texts.title.clone(),
        Side::Solution => wording::solution_of(&texts.title),
    };
    canvas.heading(&title, &texts.label);
}

fn foot(canvas: &mut Canvas, sheet: &Worksheet, side: Side) {
    let texts = &sheet.texts;
    let right = if side == Side::Solution { &texts.alike[..] } else { "" };
    canvas.foot(&texts.origin, right);
}
