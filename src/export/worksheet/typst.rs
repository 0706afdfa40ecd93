//! Worksheets as a Typst document.

use std::fmt::Write;

use super::sheet::{SheetCell, Worksheet};
use crate::export::paper::Paper;
use crate::game::{Interval, Recurrence};
use crate::number::exact;
use crate::wording::worksheet::{self as wording, SumPart};
use crate::wording::{formula, row_text};

/// Returns the document: the sheets, and then their solutions, each on a new page.
pub fn document(sheets: &[Worksheet], paper: Paper, has_solutions: bool) -> String {
    let paper = match paper {
        Paper::A4 => "a4",
        Paper::Letter => "us-letter",
    };
    let solutions = sheets.iter().filter(|_| has_solutions).map(solution);
    let all: Vec<_> = sheets.iter().map(sheet).chain(solutions).collect();
    format!(
        "#set page(paper: \"{paper}\", margin: 18mm)\n\
         #set text(size: 10pt)\n\
         #let blank = box(width: 9mm, height: 1.4em, stroke: (bottom: 0.5pt))\n\
         #let empty-cell = table.cell(stroke: 1.1pt)[]\n\
         #let solved-cell(numbers) = table.cell(stroke: 1.1pt)[*#numbers*]\n\
         #let given-cell(numbers) = table.cell(fill: luma(215), stroke: 0.4pt)[#numbers]\n\n{}",
        all.join("\n#pagebreak()\n\n")
    )
}

fn sheet(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &sheet.texts.title);
    let [name, date] = wording::name_and_date();
    let line = "#box(width: 1fr, line(length: 100%, stroke: 0.5pt))";
    let _ = writeln!(text, "{name} {line} #h(1em) {date} {line}\n");
    let recurrence = sheet.style.recurrence;
    let _ = writeln!(text, "{} {}\n", escaped(wording::rules()), escaped(&wording::meaning(recurrence, true)));
    let _ = writeln!(text, "{}\n\n{}\n", escaped(formula(recurrence)), escaped(wording::task()));
    table(&mut text, sheet, |cell| {
        if cell.is_blank { "empty-cell".to_owned() } else { format!("given-cell[{}]", numbers(cell)) }
    });
    let (sums, has_all) = sheet.sums_in_text();
    if !sums.is_empty() {
        let columns = if recurrence == Recurrence::TwoAhead || sheet.n() > 10 { 2 } else { 3 };
        let _ = writeln!(text, "\n*{}*\n\n#columns({columns})[", wording::space_for_sums());
        for derivation in sums {
            let label = escaped(&wording::cell_label(sheet.style.count_from, derivation.interval));
            let lines: Vec<_> = wording::sums_of_cell(&derivation).iter().map(|line| blank_sum(line)).collect();
            let _ = writeln!(text, "#block(breakable: false)[*{label}* #h(1fr) {}]", lines.join(" \\ #h(1fr) "));
        }
        let _ = writeln!(text, "]");
    }
    if !has_all {
        let _ = writeln!(text, "\n{}", wording::other_sums());
    }
    text
}

/// Returns a sum with a line to write on for each number.
fn blank_sum(line: &[SumPart]) -> String {
    let part = |part: &SumPart| match part {
        SumPart::Text(text) => escaped(text),
        SumPart::Number(_) => "#blank;".to_owned(),
    };
    line.iter().map(part).collect()
}

fn solution(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &wording::solution_of(&sheet.texts.title));
    table(&mut text, sheet, |cell| {
        let name = if cell.is_blank { "solved-cell" } else { "given-cell" };
        format!("{name}[{}]", numbers(cell))
    });
    let sums: Vec<_> = sheet.sums().collect();
    if !sums.is_empty() {
        let _ = writeln!(text, "\n*{}*\n\n#columns(2)[#set text(size: 9pt)", wording::sums());
        for derivation in sums {
            let _ = writeln!(text, "{}\n", escaped(&wording::short_solution(sheet.style.count_from, &derivation)));
        }
        let _ = writeln!(text, "]");
    }
    if !sheet.texts.alike.is_empty() {
        let _ = writeln!(text, "\n#v(1fr)\n#text(size: 8pt)[{}]", escaped(&sheet.texts.alike));
    }
    text
}

/// Returns the title with the label at its right, and the row.
fn heading(sheet: &Worksheet, title: &str) -> String {
    let row = wording::row_line(&row_text(sheet.row()), &sheet.texts.origin);
    format!("#text(size: 16pt)[*{}*] #h(1fr) {}\n\n{}\n\n", escaped(title), escaped(&sheet.texts.label), escaped(&row))
}

/// Writes the table with the code of each cell.
fn table(text: &mut String, sheet: &Worksheet, code: impl Fn(SheetCell) -> String) {
    let n = sheet.n();
    let _ = writeln!(
        text,
        "#table(\n  columns: (auto, auto) + (1fr,) * {n},\n  rows: (auto, auto) + (9mm,) * {n},\n  align: center + horizon,\n  stroke: none,"
    );
    let coins = sheet.row().coins();
    let line = |text: &mut String, labels: [&str; 2], cells: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "  [{}], [{}],", labels[0], labels[1]);
        cells.for_each(|cell| {
            let _ = write!(text, " {cell},");
        });
        text.push('\n');
    };
    line(text, ["", &escaped(&wording::value_of("j"))], &mut coins.iter().map(|coin| format!("[*{}*]", exact(*coin))));
    line(text, ["_i_", "_j_"], &mut (0..n).map(|j| format!("[{}]", sheet.index(j))));
    for (i, coin) in coins.iter().enumerate() {
        let labels = [sheet.index(i).to_string(), exact(*coin)];
        let cell = |j| if j < i { "[]".to_owned() } else { code(sheet.cell(Interval::new(i, j))) };
        line(text, [&labels[0], &labels[1]], &mut (0..n).map(cell));
    }
    let given = if sheet.has_given() { wording::gray_is_given() } else { "" };
    let legend = wording::in_each_cell(sheet.style.recurrence, false);
    let _ = writeln!(text, ")\n\n{}. {given}", escaped(&legend));
}

/// Returns the numbers of a cell with its arrow, such as `#sym.arrow.l 22 | 12`.
fn numbers(cell: SheetCell) -> String {
    let arrow = cell.arrow(["#sym.arrow.l ", "#sym.arrow.r ", "#sym.arrow.l.r "]);
    let second = cell.second.map(|second| format!(" | {}", exact(second)));
    format!("{arrow}{}{}", exact(cell.first), second.unwrap_or_default())
}

/// Returns a text whose characters have no meaning in Typst.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if character.is_ascii_punctuation() && !",.;!?".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}
