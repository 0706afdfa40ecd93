//! LaTeX: a `tabular` with the rules of `booktabs`.

use std::io::{self, Write};

use super::table_cells::{ShownCell, TableCells};
use crate::number::exact;
use crate::wording::export as wording;

/// Writes the table as a `tabular`.
pub fn write(cells: &TableCells, out: &mut impl Write) -> io::Result<()> {
    let coins = cells.coins();
    writeln!(out, "% {}", cells.caption(" | "))?;
    writeln!(out, "% {}", wording::needs_booktabs())?;
    writeln!(out, "\\begin{{tabular}}{{@{{}}rr*{{{}}}{{r}}@{{}}}}", coins.len())?;
    writeln!(out, "\\toprule")?;
    line(out, "", "$j$", (0..coins.len()).map(|j| format!("${}$", cells.number(j))))?;
    line(out, "$i$", wording::coin(), coins.iter().map(|coin| format!("${}$", number(*coin))))?;
    writeln!(out, "\\midrule")?;
    for (i, coin) in coins.iter().enumerate() {
        line(
            out,
            &format!("${}$", cells.number(i)),
            &format!("${}$", number(*coin)),
            (0..coins.len()).map(|j| cell(cells, i, j)),
        )?;
    }
    writeln!(out, "\\bottomrule\n\\end{{tabular}}")
}

fn line(out: &mut impl Write, index: &str, coin: &str, cells: impl Iterator<Item = String>) -> io::Result<()> {
    write!(out, "{index} & {coin}")?;
    for cell in cells {
        // Without a second space before an empty cell.
        write!(out, " &{}{cell}", if cell.is_empty() { "" } else { " " })?;
    }
    writeln!(out, " \\\\")
}

/// Returns a cell as a formula, such as `$\leftarrow 22 \mid 12$`, or nothing.
///
/// A minus sign has no space around it, because the sign before it is a relation.
fn cell(cells: &TableCells, i: usize, j: usize) -> String {
    let Some(shown) = cells.cell(i, j) else { return String::new() };
    let arrow = shown.arrow(["\\leftarrow ", "\\rightarrow ", "\\leftrightarrow "]);
    let ShownCell { first, second, .. } = shown;
    let second = second.map(|second| format!(" \\mid {}", number(second)));
    format!("${arrow}{}{}$", number(first), second.unwrap_or_default())
}

/// Returns a number in a formula. There a hyphen is a minus sign, and a comma in braces has no space behind it.
fn number(value: i64) -> String {
    exact(value).replace('−', "-").replace(',', "{,}")
}

#[cfg(test)]
mod tests {
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
    use crate::number::exact;
    use proptest::prelude::*;

    /// Reads the cells between the rules, each as the text that its formula shows.
    fn read(text: &str) -> Vec<Vec<String>> {
        let row = |line: &str| {
            let cells = line.strip_suffix("\\\\").expect("a row ends with two backslashes").split('&');
            cells.map(|cell| set(cell.trim())).collect()
        };
        text.lines().filter(|line| line.contains('&')).map(row).collect()
    }

    /// Returns the text that a formula shows. Other text stays as it is.
    fn set(cell: &str) -> String {
        let Some(formula) = cell.strip_prefix('$').and_then(|cell| cell.strip_suffix('$')) else {
            return cell.to_owned();
        };
        let signs =
            [("-", "−"), ("\\mid", "|"), ("\\leftarrow", "←"), ("\\rightarrow", "→"), ("\\leftrightarrow", "↔")];
        let word = |word: &str| {
            signs
                .into_iter()
                .find(|(name, _)| *name == word)
                .map_or(word.replace('-', "−").replace("{,}", ","), |(_, sign)| sign.to_owned())
        };
        formula.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    proptest! {
        #[test]
        fn every_cell_shows_the_numbers_of_the_table(case in any_case(12)) {
            let rows = read(&case.text_of_cells(super::write));
            let coins: Vec<_> = case.table.row().coins().iter().copied().map(exact).collect();
            let indices: Vec<_> = (0..case.fill.n).map(|index| index.to_string()).collect();
            prop_assert_eq!((&rows[0][2..], &rows[1][2..]), (&indices[..], &coins[..]));
            let labels: Vec<_> = rows[2..].iter().map(|row| (row[0].clone(), row[1].clone())).collect();
            prop_assert_eq!(labels, indices.into_iter().zip(coins).collect::<Vec<_>>());
            let cells: Vec<_> = rows[2..].iter().map(|row| row[2..].to_vec()).collect();
            prop_assert_eq!(cells, case.square(["←", "→", "↔", "|"]));
        }
    }

    #[test]
    fn a_tabular_names_the_package_that_it_needs() {
        let case = Case::new(vec![4, -6], FillOrder::Rows, Recurrence::FirSec, 1.0);
        let expected = "\
% fir | sec of the coins i to j, in row i and column j, filled by rows. An arrow points to the end that best play takes.
% Needs \\usepackage{booktabs} in the preamble.
\\begin{tabular}{@{}rr*{2}{r}@{}}
\\toprule
 & $j$ & $0$ & $1$ \\\\
$i$ & coin & $4$ & $-6$ \\\\
\\midrule
$0$ & $4$ & $4 \\mid 0$ & $\\leftarrow 4 \\mid -6$ \\\\
$1$ & $-6$ & & $-6 \\mid 0$ \\\\
\\bottomrule
\\end{tabular}
";
        assert_eq!(case.text_of_cells(super::write), expected);
        assert!(expected.is_ascii(), "whatever the encoding of the document is");
    }
}
