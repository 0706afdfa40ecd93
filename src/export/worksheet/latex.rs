//! Worksheets as a LaTeX document. It needs the packages geometry, graphicx, multicol and xcolor.

use std::fmt::Write;

use super::sheet::{SheetCell, Worksheet};
use crate::export::paper::Paper;
use crate::game::{Interval, Recurrence};
use crate::number::exact;
use crate::wording::worksheet::{self as wording, SumPart};
use crate::wording::{formula, row_text};

/// The most characters of a line of the table whose numbers stand side by side.
const CHARACTERS_IN_LINE: usize = 90;

/// Returns the document: the sheets, and then their solutions, each on a new page.
pub fn document(sheets: &[Worksheet], paper: Paper, has_solutions: bool) -> String {
    let paper = match paper {
        Paper::A4 => "a4paper",
        Paper::Letter => "letterpaper",
    };
    let solutions = sheets.iter().filter(|_| has_solutions).map(solution);
    let all: Vec<_> = sheets.iter().map(sheet).chain(solutions).collect();
    format!(
        "\\documentclass[{paper},10pt]{{article}}\n\
         \\usepackage[margin=18mm]{{geometry}}\n\
         \\usepackage{{graphicx}}\n\
         \\usepackage{{multicol}}\n\
         \\usepackage{{xcolor}}\n\
         \\pagestyle{{empty}}\n\
         \\setlength{{\\parindent}}{{0pt}}\n\
         \\setlength{{\\parskip}}{{5pt}}\n\
         \\setlength{{\\tabcolsep}}{{1pt}}\n\
         \\setlength{{\\fboxsep}}{{2pt}}\n\
         \\newlength{{\\cellwidth}}\n\
         \\newcommand{{\\strutofcell}}{{\\rule[-3mm]{{0pt}}{{9mm}}}}\n\
         \\newcommand{{\\emptycell}}{{{{\\setlength{{\\fboxrule}}{{1.1pt}}\\fbox{{\\strutofcell\\makebox[\\cellwidth]{{}}}}}}}}\n\
         \\newcommand{{\\solvedcell}}[1]{{{{\\setlength{{\\fboxrule}}{{1.1pt}}\\fbox{{\\strutofcell\\makebox[\\cellwidth]{{\\raisebox{{\\dimexpr\\depth/2-\\height/2+0.5ex}}{{#1}}}}}}}}}}\n\
         \\newcommand{{\\givencell}}[1]{{{{\\setlength{{\\fboxrule}}{{1.1pt}}\\fcolorbox{{black!20}}{{black!15}}{{\\strutofcell\\makebox[\\cellwidth]{{\\raisebox{{\\dimexpr\\depth/2-\\height/2+0.5ex}}{{#1}}}}}}}}}}\n\
         \\newcommand{{\\fitted}}[1]{{\\sbox0{{#1}}\\ifdim\\wd0>\\linewidth\\resizebox{{\\linewidth}}{{!}}{{\\usebox0}}\\else\\usebox0\\fi}}\n\
         \\newcommand{{\\blank}}{{\\underline{{\\hspace{{9mm}}}}}}\n\
         \\begin{{document}}\n\n{}\n\\end{{document}}\n",
        all.join("\n\\newpage\n\n")
    )
}

fn sheet(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &sheet.texts.title);
    let [name, date] = wording::name_and_date();
    let line = "\\enspace\\hrulefill";
    let _ = writeln!(text, "{name}{line}\\quad {date}\\makebox[45mm]{{{line}}}\n");
    let recurrence = sheet.style.recurrence;
    let _ = writeln!(text, "{} {}\n", escaped(wording::rules()), escaped(&wording::meaning(recurrence, true)));
    let _ = writeln!(text, "{}\n\n{}\n", escaped(formula(recurrence)), escaped(wording::task()));
    table(&mut text, sheet, |cell| {
        if cell.is_blank { "\\emptycell".to_owned() } else { format!("\\givencell{{{}}}", numbers(sheet, cell)) }
    });
    let (sums, has_all) = sheet.sums_in_text();
    if !sums.is_empty() {
        let columns = if recurrence == Recurrence::TwoAhead || sheet.n() > 10 { 2 } else { 3 };
        let _ = writeln!(text, "\n\\textbf{{{}}}\n\\begin{{multicols}}{{{columns}}}", wording::space_for_sums());
        for derivation in sums {
            let label = wording::cell_label(sheet.style.count_from, derivation.interval);
            let lines: Vec<_> = wording::sums_of_cell(&derivation).iter().map(|line| blank_sum(line)).collect();
            // The label could be taken for an option of the command before it.
            let _ = writeln!(
                text,
                "\\parbox{{\\linewidth}}{{\\strut\\textbf{{{{{label}}}}}\\hfill {}\\\\[2.2mm]}}\n",
                lines.join("\\\\[2.2mm]\\strut\\hfill ")
            );
        }
        let _ = writeln!(text, "\\end{{multicols}}");
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
        SumPart::Number(_) => "\\blank{}".to_owned(),
    };
    line.iter().map(part).collect()
}

fn solution(sheet: &Worksheet) -> String {
    let mut text = heading(sheet, &wording::solution_of(&sheet.texts.title));
    table(&mut text, sheet, |cell| {
        let command = if cell.is_blank { "solvedcell" } else { "givencell" };
        format!("\\{command}{{{}}}", numbers(sheet, cell))
    });
    let sums: Vec<_> = sheet.sums().collect();
    if !sums.is_empty() {
        let _ = writeln!(text, "\n\\textbf{{{}}}\n\\begin{{multicols}}{{2}}\\small\\raggedright", wording::sums());
        for derivation in sums {
            let _ = writeln!(text, "{}\n", escaped(&wording::short_solution(sheet.style.count_from, &derivation)));
        }
        let _ = writeln!(text, "\\end{{multicols}}");
    }
    if !sheet.texts.alike.is_empty() {
        let _ = writeln!(text, "\n\\vfill{{\\footnotesize {}}}", escaped(&sheet.texts.alike));
    }
    text
}

/// Returns the title with the label at its right, and what the row was drawn from.
fn heading(sheet: &Worksheet, title: &str) -> String {
    let row = wording::row_line(&row_text(sheet.row()), &sheet.texts.origin);
    format!("{{\\Large\\bfseries {}}}\\hfill {}\n\n{}\n\n", escaped(title), escaped(&sheet.texts.label), escaped(&row))
}

/// Writes the table with the content of each cell.
fn table(text: &mut String, sheet: &Worksheet, content: impl Fn(SheetCell) -> String) {
    let n = sheet.n();
    let is_stacked = is_stacked(sheet);
    let characters = |cell: SheetCell| {
        let length = |value: i64| exact(value).chars().count();
        let second = cell.second.map_or(0, length);
        // With the arrow, and the bar between two numbers.
        3 + if is_stacked || second == 0 { length(cell.first).max(second) } else { length(cell.first) + second + 2 }
    };
    let widest = sheet.cells().map(characters).max().unwrap_or_default();
    let _ = writeln!(text, "\\settowidth{{\\cellwidth}}{{{}}}", "0".repeat(widest.max(6)));
    let _ = writeln!(text, "\\begin{{center}}\\fitted{{\\begin{{tabular}}{{rr*{{{n}}}{{c}}}}");
    let line = |text: &mut String, labels: [&str; 2], cells: &mut dyn Iterator<Item = String>| {
        let _ = write!(text, "{} & {}", labels[0], labels[1]);
        cells.for_each(|cell| {
            let _ = write!(text, " & {cell}");
        });
        text.push_str(" \\\\\n");
    };
    let coins = sheet.row().coins();
    line(text, ["", &wording::value_of("j")], &mut coins.iter().map(|coin| format!("\\textbf{{{}}}", number(*coin))));
    line(text, ["$i$", "$j$"], &mut (0..n).map(|j| sheet.index(j).to_string()));
    for (i, coin) in coins.iter().enumerate() {
        let labels = [sheet.index(i).to_string(), number(*coin)];
        let cell = |j| if j < i { String::new() } else { content(sheet.cell(Interval::new(i, j))) };
        line(text, [&labels[0], &labels[1]], &mut (0..n).map(cell));
    }
    let given = if sheet.has_given() { wording::gray_is_given() } else { "" };
    let legend = wording::in_each_cell(sheet.style.recurrence, is_stacked);
    let _ = writeln!(text, "\\end{{tabular}}}}\\end{{center}}\n{}. {given}\n", escaped(&legend));
}

/// Whether the two numbers of a cell stand one above the other, because the table would be too wide.
fn is_stacked(sheet: &Worksheet) -> bool {
    let length = |value: i64| exact(value).chars().count();
    let both = |cell: SheetCell| cell.second.map_or(0, |second| length(cell.first) + length(second) + 5);
    sheet.cells().map(both).max().unwrap_or_default() * sheet.n() > CHARACTERS_IN_LINE
}

/// Returns the numbers of a cell as a formula, such as `$\leftarrow 22 \mid 12$`.
fn numbers(sheet: &Worksheet, cell: SheetCell) -> String {
    let plain = |value: i64| exact(value).replace('−', "-").replace(',', "{,}");
    let arrow = cell.arrow(["\\leftarrow ", "\\rightarrow ", "\\leftrightarrow "]);
    let first = format!("${arrow}{}", plain(cell.first));
    match cell.second.map(plain) {
        None => format!("{first}$"),
        Some(second) if is_stacked(sheet) => format!("\\shortstack{{{first}$\\\\${second}$}}"),
        Some(second) => format!("{first} \\mid {second}$"),
    }
}

fn number(value: i64) -> String {
    escaped(&exact(value))
}

/// Returns a text whose characters have no meaning in LaTeX.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '<' => escaped.push_str("$<$"),
            '>' => escaped.push_str("$>$"),
            '|' => escaped.push_str("$|$"),
            // In brackets, `[` is no option of a command.
            '[' => escaped.push_str("{[}"),
            ']' => escaped.push_str("{]}"),
            '−' => escaped.push_str("$-$"),
            '·' => escaped.push_str("$\\cdot$"),
            '←' => escaped.push_str("$\\leftarrow$"),
            '→' => escaped.push_str("$\\rightarrow$"),
            '↔' => escaped.push_str("$\\leftrightarrow$"),
            '…' => escaped.push_str("\\ldots{}"),
            '“' => escaped.push_str("``"),
            '”' => escaped.push_str("''"),
            _ if character.is_ascii() || LETTERS.contains(character) => escaped.push(character),
            _ => escaped.push('?'),
        }
    }
    escaped
}

/// Letters beyond ASCII that `pdflatex` sets without further packages. For others there is a question mark, because they
/// would stop it.
const LETTERS: &str = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĆćČčĎďĒēĚěĞğĪīŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŹź\
                       ŻżŽž–—‘’";
