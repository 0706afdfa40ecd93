//! Typst: a `#table` with rules like those of LaTeX's `booktabs`.

use std::io::{self, Write};

use super::table_cells::{ShownCell, TableCells};
use crate::number::exact;
use crate::wording::export as wording;

/// Writes the table as a `#table`.
pub fn write(cells: &TableCells, out: &mut impl Write) -> io::Result<()> {
    let coins = cells.coins();
    writeln!(out, "// {}", cells.caption(" | "))?;
    writeln!(out, "#table(\n  columns: {},\n  align: right,\n  stroke: none,", coins.len() + 2)?;
    // The rules are inside the header, so that each page of a long table has them.
    writeln!(out, "  table.header(\n    table.hline(stroke: 0.08em),")?;
    line(out, "    ", ["", "_j_"], (0..coins.len()).map(|j| cells.number(j).to_string()))?;
    line(out, "    ", ["_i_", wording::coin()], coins.iter().copied().map(exact))?;
    writeln!(out, "    table.hline(stroke: 0.05em),\n  ),")?;
    for (i, coin) in coins.iter().enumerate() {
        line(out, "  ", [&cells.number(i).to_string(), &exact(*coin)], (0..coins.len()).map(|j| cell(cells, i, j)))?;
    }
    writeln!(out, "  table.hline(stroke: 0.08em),\n)")
}

fn line(out: &mut impl Write, indent: &str, labels: [&str; 2], cells: impl Iterator<Item = String>) -> io::Result<()> {
    write!(out, "{indent}[{}], [{}],", labels[0], labels[1])?;
    for cell in cells {
        write!(out, " [{cell}],")?;
    }
    writeln!(out)
}

/// Returns a cell such as `#sym.arrow.l 22 | 12`, or nothing.
fn cell(cells: &TableCells, i: usize, j: usize) -> String {
    let Some(shown) = cells.cell(i, j) else { return String::new() };
    let arrow = shown.arrow(["#sym.arrow.l ", "#sym.arrow.r ", "#sym.arrow.l.r "]);
    let ShownCell { first, second, .. } = shown;
    let second = second.map(|second| format!(" | {}", exact(second)));
    format!("{arrow}{}{}", exact(first), second.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
    use crate::number::exact;
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
            let root = typst_syntax::parse(&case.text_of_cells(super::write));
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
        let case = Case::new(vec![4, -6], FillOrder::Rows, Recurrence::Difference, 1.0);
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
        assert_eq!(case.text_of_cells(super::write), expected);
    }
}
