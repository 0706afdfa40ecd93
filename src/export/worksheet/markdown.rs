//! Worksheets as Markdown: tables with pipes. A line of three hyphens stands between two sheets.

use std::fmt::Write;

use super::sheet::{SheetCell, Worksheet};
use crate::game::Interval;
use crate::number::exact;
use crate::wording::worksheet as wording;
use crate::wording::{formula, row_text};

/// The sign between two numbers of a cell. A pipe would end the cell.
const BETWEEN: &str = " : ";
/// An empty number.
const BLANK: &str = "____";
/// A long line to write on.
const LINE: &str = "____________________";

/// Returns the sheets, and then their solutions.
pub fn document(sheets: &[Worksheet], has_solutions: bool) -> String {
    let solutions = sheets.iter().filter(|_| has_solutions).map(solution);
    let all: Vec<_> = sheets.iter().map(sheet).chain(solutions).collect();
    all.join("\n---\n\n")
}

fn sheet(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &sheet.texts.title);
    let [name, date] = wording::name_and_date();
    let _ = writeln!(text, "{name}: {} {date}: {}\n", escaped(LINE), escaped(LINE));
    let recurrence = sheet.style.recurrence;
    let _ = writeln!(text, "{} {}\n", wording::rules(), wording::meaning(recurrence, true));
    let _ = writeln!(text, "`{}`\n\n{}\n", formula(recurrence), wording::task());
    let _ = writeln!(text, "{}\n", wording::row_line(&row_text(sheet.row()), &sheet.texts.origin));
    let blank = |cell: SheetCell| {
        let numbers = cell.second.map_or(escaped(BLANK), |_| format!("{0}{BETWEEN}{0}", escaped(BLANK)));
        if cell.pick.is_some() { format!("{} {numbers}", escaped("__")) } else { numbers }
    };
    table(&mut text, sheet, |cell| if cell.is_blank { blank(cell) } else { numbers(cell) });
    let (sums, has_all) = sheet.sums_in_text();
    if !sums.is_empty() {
        let _ = writeln!(text, "\n## {}\n", wording::space_for_sums());
    }
    for derivation in sums {
        let label = wording::cell_label(sheet.style.count_from, derivation.interval);
        let lines = wording::sums_of_cell(&derivation);
        let lines: Vec<_> = lines.iter().map(|line| wording::blank_sum(line, &escaped(BLANK))).collect();
        let _ = writeln!(text, "- {}: {}", brackets(&label), lines.join("; "));
    }
    if !has_all {
        let _ = writeln!(text, "\n{}", wording::other_sums());
    }
    text
}

fn solution(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &wording::solution_of(&sheet.texts.title));
    let _ = writeln!(text, "{}\n", wording::row_line(&row_text(sheet.row()), &sheet.texts.origin));
    table(&mut text, sheet, |cell| {
        let numbers = numbers(cell);
        if cell.is_blank { format!("**{numbers}**") } else { numbers }
    });
    let sums: Vec<_> = sheet.sums().collect();
    if !sums.is_empty() {
        let _ = writeln!(text, "\n## {}\n", wording::sums());
    }
    for derivation in sums {
        let label = wording::cell_label(sheet.style.count_from, derivation.interval);
        let texts = wording::full_solution(sheet.style.count_from, &derivation);
        let _ = writeln!(text, "- {}: {}", brackets(&label), brackets(&texts.join("; ")));
    }
    if !sheet.texts.alike.is_empty() {
        let _ = writeln!(text, "\n{}", sheet.texts.alike);
    }
    text
}

/// Returns the title, and the label below it.
fn heading(sheet: &Worksheet, title: &str) -> String {
    let label = &sheet.texts.label;
    let label = if label.is_empty() { String::new() } else { format!("{label}\n\n") };
    format!("# {}\n\n{label}", escaped(title))
}

/// Writes the table with the text of each cell.
fn table(text: &mut String, sheet: &Worksheet, cell_text: impl Fn(SheetCell) -> String) {
    let coins = sheet.row().coins();
    let headings: Vec<_> = coins
        .iter()
        .enumerate()
        .map(|(index, coin)| {
            brackets(&format!("{} = {}", wording::value_of(&sheet.index(index).to_string()), exact(*coin)))
        })
        .collect();
    let names = match sheet.style.recurrence.quantities() {
        (first, Some(second)) => format!("{}{BETWEEN}{}", first.name(), second.name()),
        (first, None) => first.name().to_owned(),
    };
    let _ = writeln!(text, "| {names} | {} |", headings.join(" | "));
    let _ = writeln!(text, "| :-- |{}", " --: |".repeat(coins.len()));
    for (i, heading) in headings.iter().enumerate() {
        let cell = |j| if j < i { String::new() } else { cell_text(sheet.cell(Interval::new(i, j))) };
        let cells: Vec<_> = (0..coins.len()).map(cell).collect();
        let _ = writeln!(text, "| {heading} | {} |", cells.join(" | "));
    }
}

/// Returns the numbers of a cell with its arrow: `← 22 : 12`.
fn numbers(cell: SheetCell) -> String {
    let second = cell.second.map(|second| format!("{BETWEEN}{}", exact(second)));
    format!("{}{}{}", cell.arrow(["← ", "→ ", "↔ "]), exact(cell.first), second.unwrap_or_default())
}

/// Returns a text whose characters have no meaning in Markdown.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if character.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// Returns a text in which brackets make no links.
fn brackets(text: &str) -> String {
    text.replace('[', "\\[").replace(']', "\\]")
}
