//! Typst without packages: tables with rules like those of LaTeX's `booktabs`, and worksheets.

use super::Markup;
use crate::export::markup::formula::{MathLanguage, formulas};
use crate::export::size::Paper;
use crate::export::text::filled_table::TableCells;
use crate::export::worksheet::sheet::{Side, Worksheet};
use crate::game::{Interval, Recurrence};
use crate::number::exact;
use crate::picture::fonts::{fonts_for, is_of_other_script, language_of, main_script};
use crate::wording::export::coin;
use crate::wording::worksheet as wording;

/// The settings and functions that worksheets need.
const SHEETS: &str = include_str!("../../../assets/worksheets/sheet.typ");

pub struct Typst;

impl Markup for Typst {
    const ARROWS: [&'static str; 3] = ["#sym.arrow.l ", "#sym.arrow.r ", "#sym.arrow.l.r "];
    const BETWEEN: &'static str = " | ";
    const BLANK: &'static str = "#blank;";
    const HAS_ROW_BELOW_TITLE: bool = true;

    fn table(cells: &TableCells) -> String {
        let (coins, n) = (cells.coins(), cells.coins().len());
        // The rules are inside the header, so that each page of a long table has them.
        let mut text = format!(
            "// {}\n#table(\n  columns: {},\n  align: right,\n  stroke: none,\n  table.header(\n    \
             table.hline(stroke: 0.08em),\n",
            cells.caption(" | "),
            n + 2
        );
        text += &line("    ", ["", "_j_"], (0..n).map(|j| format!("[{}]", cells.number(j))));
        text += &line("    ", ["_i_", coin()], coins.iter().map(|coin| format!("[{}]", exact(*coin))));
        text += "    table.hline(stroke: 0.05em),\n  ),\n";
        for (i, coin) in coins.iter().enumerate() {
            let cell = |j| format!("[{}]", cells.cell(i, j).map_or_else(String::new, Self::cell));
            text += &line("  ", [&cells.number(i).to_string(), &exact(*coin)], (0..n).map(cell));
        }
        text + "  table.hline(stroke: 0.08em),\n)\n"
    }

    /// Escapes all characters with a meaning.
    fn text(text: &str) -> String {
        super::with_backslashes(text, |character| character.is_ascii_punctuation() && !",.;!?".contains(character))
    }

    fn title(title: &str, label: &str) -> String {
        format!("#text(size: 16pt)[*{}*] #h(1fr) {}", Self::text(title), Self::text(label))
    }

    fn name_and_date([name, date]: [&str; 2]) -> String {
        let line = "#box(width: 1fr, line(length: 100%, stroke: 0.5pt))";
        format!("{name} {line} #h(1em) {date} {line}")
    }

    fn answer_line(name: &str) -> String {
        format!("{name} #box(width: 1fr, line(length: 100%, stroke: 0.5pt))")
    }

    fn formula(recurrence: Recurrence) -> String {
        let lines = formulas(recurrence, MathLanguage::Typst).into_iter().map(|formula| format!("$ {formula} $"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn sheet_table(sheet: &Worksheet, side: Side) -> String {
        let (coins, n) = (sheet.row().coins(), sheet.n());
        let mut text = format!(
            "#table(\n  columns: (auto, auto) + (1fr,) * {n},\n  rows: (auto, auto) + (9mm,) * {n},\n  \
             align: center + horizon,\n  stroke: none,\n"
        );
        let values = Self::text(&wording::value_of("j"));
        text += &line("  ", ["", &values], coins.iter().map(|coin| format!("[*{}*]", exact(*coin))));
        text += &line("  ", ["_i_", "_j_"], (0..n).map(|j| format!("[{}]", sheet.index(j))));
        for (i, coin) in coins.iter().enumerate() {
            let cell = |j| match (j >= i).then(|| sheet.cell(Interval::new(i, j), side)) {
                None => "[]".to_owned(),
                Some(cell) if !cell.is_blank => format!("given-cell[{}]", Self::cell(cell.shown)),
                Some(_) if side == Side::Sheet => "empty-cell".to_owned(),
                Some(cell) => format!("solved-cell[{}]", Self::cell(cell.shown)),
            };
            text += &line("  ", [&sheet.index(i).to_string(), &exact(*coin)], (0..n).map(cell));
        }
        let given = if sheet.has_given() { wording::gray_is_given() } else { "" };
        let legend = Self::text(&wording::in_each_cell(sheet.style.recurrence, false));
        text + &format!(")\n\n{legend}. {given}\n")
    }

    fn section(heading: &str, columns: usize, is_solved: bool, items: &str) -> String {
        let look = if is_solved { "#set text(size: 9pt)" } else { "" };
        format!("\n*{heading}*\n\n#columns({columns})[{look}\n{items}]\n")
    }

    fn blank_sum(label: &str, lines: &[String]) -> String {
        let (label, lines) = (Self::text(label), lines.join(" \\ #h(1fr) "));
        format!("#block(breakable: false)[*{label}* #h(1fr) {lines}]\n")
    }

    fn footnote(note: &str) -> String {
        format!("\n#v(1fr)\n#text(size: 8pt)[{}]\n", Self::text(note))
    }

    fn document(parts: &[String], paper: Paper) -> String {
        let paper = match paper {
            Paper::A4 => "a4",
            Paper::Letter => "us-letter",
        };
        let text = parts.join("\n#pagebreak()\n\n");
        SHEETS.replace("{{paper}}", paper).replace("{{fonts}}", &settings_of_script(&text)) + &text
    }
}

/// Returns the settings for a script that Typst's own fonts lack: fonts that have it, its language and direction. Typst takes
/// the first of the fonts that is installed for each letter. Without another script there are none.
fn settings_of_script(text: &str) -> String {
    let letters: String = text.chars().filter(|letter| is_of_other_script(*letter)).collect();
    let (Some(script), Some(language)) = (main_script(&letters), language_of(&letters)) else { return String::new() };
    let fonts: Vec<_> = fonts_for(script, language).into_iter().map(|font| format!("\"{font}\"")).collect();
    format!("#set text(font: (\"Libertinus Serif\", {}), fallback: true, lang: \"{language}\")\n", fonts.join(", "))
}

fn line(indent: &str, [index, coin]: [&str; 2], cells: impl Iterator<Item = String>) -> String {
    let mut line = format!("{indent}[{index}], [{coin}],");
    cells.for_each(|cell| line.extend([" ", &cell, ","]));
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
    use proptest::prelude::*;
    use typst_syntax::{SyntaxKind, SyntaxNode};

    /// Collects the blocks of content in the order of the source, which are the cells of the table.
    fn blocks(node: &SyntaxNode, found: &mut Vec<String>) {
        if node.kind() == SyntaxKind::ContentBlock {
            let text = node.full_text();
            found.push(text[1..text.len() - 1].to_owned());
        } else {
            node.children().for_each(|child| blocks(child, found));
        }
    }

    proptest! {
        #[test]
        fn typst_finds_no_error_and_the_numbers_of_each_cell(case in any_case(12)) {
            let root = typst_syntax::parse(&Typst::table(&TableCells::new(&case.filled_table())));
            let diagnosis = root.diagnosis();
            prop_assert!(!diagnosis.errors && !diagnosis.warnings, "{:?}", root.errors_and_warnings());
            let mut found = Vec::new();
            blocks(&root, &mut found);
            let rows: Vec<_> = found.chunks(case.fill.n + 2).collect();
            let coins: Vec<_> = case.table.row().coins().iter().copied().map(exact).collect();
            let corners = [&rows[0][..2], &rows[1][..2]].map(|corner| corner.join(" "));
            prop_assert_eq!(corners, [" _j_", "_i_ coin"]);
            prop_assert_eq!(&rows[1][2..], &coins[..]);
            let cells: Vec<_> = rows[2..].iter().map(|row| row[2..].to_vec()).collect();
            prop_assert_eq!(cells, case.square(["#sym.arrow.l", "#sym.arrow.r", "#sym.arrow.l.r", "|"]));
        }
    }

    #[test]
    fn a_table_has_the_rules_of_booktabs() {
        let case = Case::new(vec![4, -6], FillOrder::Rows, Recurrence::DIFFERENCE, 1.0);
        let expected = "\
// d of the coins i to j, in row i and column j, filled by rows. An arrow points to the end that best play takes.
#table(
  columns: 4,
  align: right,
  stroke: none,
  table.header(
    table.hline(stroke: 0.08em),
    [], [_j_], [0], [1],
    [_i_], [coin], [4], [−6],
    table.hline(stroke: 0.05em),
  ),
  [0], [4], [4], [#sym.arrow.l 10],
  [1], [−6], [], [−6],
  table.hline(stroke: 0.08em),
)
";
        assert_eq!(Typst::table(&TableCells::new(&case.filled_table())), expected);
    }
}
