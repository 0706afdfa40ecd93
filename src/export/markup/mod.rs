//! Languages of documents: LaTeX, Typst and Markdown. Each writes tables and worksheets, and this says once what is on a
//! sheet.

mod formula;
mod latex;
mod markdown;
mod typst;

pub use latex::Latex;
pub use markdown::Markdown;
pub use typst::Typst;

use crate::export::size::Paper;
use crate::export::text::filled_table::TableCells;
use crate::export::worksheet::gaps::{GapLine, GappedRecurrence, LinePart};
use crate::export::worksheet::sheet::{Side, Worksheet};
use crate::export::worksheet::sums::{SumPart, lines_of_cell, short_solution};
use crate::export::worksheet::task::RecurrenceShown;
use crate::game::table::derivation::{CellNumbers, Derivation};
use crate::game::{CountFrom, Pick, Recurrence};
use crate::number::{self, Number, exact};
use crate::wording::row_text;
use crate::wording::worksheet as wording;

/// A language of documents.
pub trait Markup {
    /// The signs of taking the left end, the right one and either, with a space behind each.
    const ARROWS: [&'static str; 3];
    /// What stands between two numbers of a cell.
    const BETWEEN: &'static str;
    /// A line for a number that is to be written.
    const BLANK: &'static str;
    /// Whether the row of a sheet stands directly below its title, and not above its table.
    const HAS_ROW_BELOW_TITLE: bool;

    /// Returns a number of a cell.
    fn number(value: Number) -> String {
        exact(value)
    }

    /// Returns a number of a cell, or a question mark without a value.
    fn value(value: Option<Number>) -> String {
        number::value(value, Self::number)
    }

    /// Returns a cell such as `← 22 : 12`.
    fn cell(cell: CellNumbers) -> String {
        let [left, right, either] = Self::ARROWS;
        let arrow = match cell.pick {
            Some(Pick::Left) => left,
            Some(Pick::Right) => right,
            Some(Pick::Tie) => either,
            None => "",
        };
        let second = cell.second.map(|second| Self::BETWEEN.to_owned() + &Self::value(second));
        format!("{arrow}{}{}", Self::value(cell.first), second.unwrap_or_default())
    }

    /// Returns a table to be included in a document.
    fn table(cells: &TableCells) -> String;

    /// Returns a sentence of ours, or a row.
    fn text(text: &str) -> String;

    /// Returns the title of a sheet with its label, which may be empty.
    fn title(title: &str, label: &str) -> String;

    /// Returns a line for the student's name and one for the date.
    fn name_and_date(names: [&str; 2]) -> String;

    /// Returns a line for an answer with its name.
    fn answer_line(name: &str) -> String;

    /// Returns a recurrence.
    fn formula(recurrence: Recurrence) -> String;

    /// Returns the table of a sheet, or of its solution, with its legend.
    fn sheet_table(sheet: &Worksheet, side: Side) -> String;

    /// Returns sums in columns under a heading. Solved ones are small.
    fn section(heading: &str, columns: usize, is_solved: bool, items: &str) -> String;

    /// Returns the space for the sums of the cell with this label.
    fn blank_sum(label: &str, lines: &[String]) -> String;

    /// Returns the solved sums of a cell.
    fn solved_sum(count_from: CountFrom, sum: &Derivation) -> String {
        Self::text(&short_solution(count_from, sum)) + "\n\n"
    }

    /// Returns a note at the foot of a solution.
    fn footnote(note: &str) -> String;

    /// Returns the document of all parts, each on a new page.
    fn document(parts: &[String], paper: Paper) -> String;
}

/// Returns worksheets as a document: the sheets, and then their solutions.
pub fn document<M: Markup>(sheets: &[Worksheet], paper: Paper, has_solutions: bool) -> String {
    let solutions = sheets.iter().filter(|_| has_solutions).map(solution::<M>);
    let parts: Vec<_> = sheets.iter().map(sheet::<M>).chain(solutions).collect();
    M::document(&parts, paper)
}

fn sheet<M: Markup>(sheet: &Worksheet) -> String {
    let (recurrence, count_from) = (sheet.style.recurrence, sheet.style.count_from);
    let task = sheet.style.task.definition();
    let mut lines = vec![M::title(&sheet.texts.title, &sheet.texts.label), M::name_and_date(wording::name_and_date())];
    let shows_formula = task.recurrence == RecurrenceShown::Formula;
    // A formula is one of the language.
    let rules = sheet.rules(true);
    lines.extend(rules.iter().take(1).map(|text| M::text(text)));
    if shows_formula {
        lines.push(M::formula(recurrence));
    }
    lines.push(M::text((task.question)()));
    match sheet.gaps() {
        Some(gapped) => {
            lines.push(gap_lines::<M>(gapped, Side::Sheet));
            let blocks = |number| M::text(&wording::blocks_of_gap(number, gapped.blocks(number)));
            lines.extend((0..gapped.gaps.len()).map(blocks));
        }
        None => lines.insert(if M::HAS_ROW_BELOW_TITLE { 1 } else { lines.len() }, row::<M>(sheet)),
    }
    if sheet.has_table() {
        lines.push(M::sheet_table(sheet, Side::Sheet));
    }
    lines.extend(sheet.lines().iter().map(|name| M::answer_line(name)));
    let mut text = in_paragraphs(&lines);
    let (sums, has_all) = sheet.sums_in_text();
    if !sums.is_empty() {
        let part = |part: &SumPart| match part {
            SumPart::Text(text) => M::text(text),
            SumPart::Number(_) => M::BLANK.to_owned(),
        };
        let blank = |sum: &Derivation| {
            let lines = lines_of_cell(sum);
            let lines: Vec<_> = lines.iter().map(|line| line.iter().map(part).collect()).collect();
            M::blank_sum(&wording::cell_label(count_from, sum.interval), &lines)
        };
        let columns = if recurrence.reach() > 1 || sheet.n() > 10 { 2 } else { 3 };
        let blanks: String = sums.iter().map(blank).collect();
        text += &M::section(wording::space_for_sums(), columns, false, &blanks);
    }
    if !has_all {
        text.extend(["\n", wording::other_sums(), "\n"]);
    }
    text
}

fn solution<M: Markup>(sheet: &Worksheet) -> String {
    let title = M::title(&wording::solution_of(&sheet.texts.title), &sheet.texts.label);
    let about = sheet.gaps().map_or_else(|| row::<M>(sheet), |gapped| gap_lines::<M>(gapped, Side::Solution));
    let mut parts = vec![title, about];
    parts.extend(sheet.answer().iter().map(|text| M::text(text)));
    if sheet.has_table() {
        parts.push(M::sheet_table(sheet, Side::Solution));
    }
    let mut text = in_paragraphs(&parts);
    let sums: String = sheet.sums().map(|sum| M::solved_sum(sheet.style.count_from, &sum)).collect();
    if !sums.is_empty() {
        text += &M::section(wording::sums(), 2, true, &sums);
    }
    if !sheet.texts.alike.is_empty() {
        text += &M::footnote(&sheet.texts.alike);
    }
    text
}

/// Returns a recurrence line by line, each a paragraph: with its gaps, or with the blocks that belong there.
fn gap_lines<M: Markup>(gapped: &GappedRecurrence, side: Side) -> String {
    let part = |part: &LinePart| match part {
        LinePart::Text(text) => M::text(text),
        LinePart::Gap(number) => match side {
            Side::Sheet => [M::BLANK, &M::text(&wording::gap_number(*number))].concat(),
            Side::Solution => M::text(&[gapped.right(*number), &wording::gap_number(*number)].concat()),
        },
    };
    let lines = gapped.lines(|_| true);
    let line = |line: &GapLine| M::text(line.about) + ": " + &line.parts.iter().map(part).collect::<String>();
    in_paragraphs(&lines.iter().map(line).collect::<Vec<_>>()).trim_end().to_owned()
}

/// Returns the parts with an empty line between them, and the end of a line behind them.
fn in_paragraphs(parts: &[String]) -> String {
    parts.join("\n\n").trim_end().to_owned() + "\n"
}

fn row<M: Markup>(sheet: &Worksheet) -> String {
    M::text(&wording::row_line(row_text(sheet.row()), &sheet.texts.origin))
}

/// Returns a text with a backslash before each character that has a meaning.
fn with_backslashes(text: &str, has_meaning: impl Fn(char) -> bool) -> String {
    let escaped = |character| has_meaning(character).then_some('\\').into_iter().chain([character]);
    text.chars().flat_map(escaped).collect()
}
