//! Exported tables, typeset by LaTeX and Typst.
//!
//! If a program is missing, its test says so on standard error and passes. With the environment variable
//! `COIN_DUEL_NEED_LATEX` or `COIN_DUEL_NEED_TYPST` set, it fails instead.

use std::fs;
use std::path::Path;
use std::process::Command;

use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe};
use coin_duel::game::{Fill, FillOrder, Recurrence, Table};
use coin_duel::session::Session;
use tools::have;

mod tools;

/// Writes the tables of a row with negative coins: each recurrence in another fill order, completely and in part.
///
/// Returns the names of the files, and the numbers of all cells without their signs.
fn write_tables(directory: &Path, format: ExportFormat) -> (Vec<String>, Vec<String>) {
    let table = Table::new("1008 1500 -300 77 9001 -2".parse().unwrap());
    let (mut names, mut numbers) = (Vec::new(), Vec::new());
    for (recurrence, order) in Recurrence::PUBLISHED.into_iter().zip(FillOrder::ALL) {
        let fill = Fill { order, recurrence, n: table.n() };
        let mut session = Session::new(table.row().clone().into());
        (session.view.recurrence, session.view.fill_order) = (recurrence, order);
        for head in [fill.steps(), 17] {
            let name = format!("table{}.{}", names.len(), format.extension());
            let recipe = ExportRecipe { range: ExportRange::Step(head), ..ExportRecipe::new(format) };
            fs::write(directory.join(&name), recipe.text(&session).unwrap()).unwrap();
            names.push(name);
        }
        let all = table.window(0..=5, 0..=5);
        for (_, cell) in all.iter().filter(|(interval, _)| fill.write_step(*interval).is_some()) {
            let numbers_of_cell = cell.numbers(recurrence);
            let (first, second) = (numbers_of_cell.first.unwrap(), numbers_of_cell.second.flatten());
            numbers.extend([Some(first), second].into_iter().flatten().map(|number| number.unsigned_abs().to_string()));
        }
    }
    (names, numbers)
}

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?}: {out}{error}");
}

/// Checks that a PDF contains all of the numbers.
fn check(document: &Path, numbers: &[String]) {
    if !have(&["pdftotext"], "COIN_DUEL_NEED_LATEX") {
        return;
    }
    let output = Command::new("pdftotext").arg("-layout").arg(document).arg("-").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // Digits stand in groups of three: 1,008.
    let text = String::from_utf8(output.stdout).unwrap().replace(',', "");
    let found: Vec<_> = text.split(|char: char| !char.is_ascii_digit()).collect();
    for number in numbers {
        assert!(found.contains(&number.as_str()), "no {number} in {text}");
    }
}

#[test]
fn latex_typesets_every_table() {
    if !have(&["latexmk"], "COIN_DUEL_NEED_LATEX") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let (names, numbers) = write_tables(directory.path(), ExportFormat::Latex);
    let tables: String = names.iter().flat_map(|name| ["\\input{", name, "}\n\n"]).collect();
    let document = format!(
        "\\documentclass{{article}}\n\\usepackage[a3paper,landscape]{{geometry}}\n\\usepackage{{booktabs}}\n\
         \\begin{{document}}\n{tables}\\end{{document}}\n"
    );
    fs::write(directory.path().join("document.tex"), document).unwrap();
    let options = ["-pdf", "-interaction=nonstopmode", "-halt-on-error", "document.tex"];
    run(Command::new("latexmk").args(options).current_dir(&directory));
    check(&directory.path().join("document.pdf"), &numbers);
}

#[test]
fn typst_typesets_every_table() {
    if !have(&["typst"], "COIN_DUEL_NEED_TYPST") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let (names, numbers) = write_tables(directory.path(), ExportFormat::Typst);
    let tables: String = names.iter().flat_map(|name| ["#include \"", name, "\"\n"]).collect();
    fs::write(directory.path().join("document.typ"), format!("#set page(\"a3\", flipped: true)\n{tables}")).unwrap();
    run(Command::new("typst").args(["compile", "document.typ"]).current_dir(&directory));
    check(&directory.path().join("document.pdf"), &numbers);
}
