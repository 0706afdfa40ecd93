//! Markdown: a pipe table with aligned columns, so that its source is legible, too.

use std::io::{self, Write};

use super::table_cells::{ShownCell, TableCells};
use crate::number::exact;

/// The sign between two numbers of a cell. A pipe would end the cell.
const BETWEEN: &str = " : ";

/// Writes the table below its caption.
pub fn write(cells: &TableCells, out: &mut impl Write) -> io::Result<()> {
    let n = cells.coins().len();
    let headings: Vec<_> = (0..n).map(|index| heading(cells, index)).collect();
    let corner = cells.names(BETWEEN);
    let labels_width = headings.iter().chain([&corner]).map(|text| width(text)).max().unwrap_or_default();
    let widths: Vec<_> = headings
        .iter()
        .enumerate()
        .map(|(j, heading)| (0..=j).map(|i| width(&cell(cells, i, j))).fold(width(heading), usize::max))
        .collect();

    writeln!(out, "{}\n", cells.caption(BETWEEN))?;
    let columns = || widths.iter().copied();
    line(out, &corner, labels_width, headings.iter().cloned().zip(columns()))?;
    let rules = columns().map(|width| ("-".repeat(width - 1) + ":", width));
    line(out, &format!(":{}", "-".repeat(labels_width - 1)), labels_width, rules)?;
    for (i, heading) in headings.iter().enumerate() {
        line(out, heading, labels_width, (0..n).map(|j| cell(cells, i, j)).zip(columns()))?;
    }
    Ok(())
}

/// Writes a line of the table: its label, and each cell with the width of its column.
fn line(
    out: &mut impl Write,
    label: &str,
    width: usize,
    cells: impl Iterator<Item = (String, usize)>,
) -> io::Result<()> {
    write!(out, "| {label:<width$} |")?;
    for (cell, width) in cells {
        write!(out, " {cell:>width$} |")?;
    }
    writeln!(out)
}

/// Returns the heading of a row or column, such as `v[1] = 15`.
fn heading(cells: &TableCells, index: usize) -> String {
    format!("v[{}] = {}", cells.number(index), exact(cells.coins()[index]))
}

/// Returns a cell such as `← 22 : 12`, or nothing.
fn cell(cells: &TableCells, i: usize, j: usize) -> String {
    let Some(shown) = cells.cell(i, j) else { return String::new() };
    let arrow = shown.arrow(["← ", "→ ", "↔ "]);
    let ShownCell { first, second, .. } = shown;
    let second = second.map(|second| format!("{BETWEEN}{}", exact(second)));
    format!("{arrow}{}{}", exact(first), second.unwrap_or_default())
}

/// Returns the number of characters.
fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
    use crate::number::exact;
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

    /// Reads Markdown: the text before the table, and its cells.
    fn read(text: &str) -> (String, Vec<Vec<String>>) {
        let (mut before, mut rows) = (String::new(), Vec::<Vec<String>>::new());
        let mut cell = None;
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
                Event::Start(Tag::TableCell) => cell = Some(String::new()),
                Event::End(TagEnd::TableCell) => rows.last_mut().unwrap().push(cell.take().unwrap()),
                Event::Text(text) => cell.as_mut().unwrap_or(&mut before).push_str(&text),
                _ => {}
            }
        }
        (before, rows)
    }

    proptest! {
        #[test]
        fn a_reader_finds_the_coins_and_the_numbers_of_each_cell(case in any_case(12)) {
            let text = case.text_of_cells(super::write);
            let (_, rows) = read(&text);
            let headings: Vec<_> =
                case.table.row().coins().iter().enumerate().map(|(index, coin)| format!("v[{index}] = {}", exact(*coin))).collect();
            prop_assert_eq!(&rows[0][1..], &headings[..]);
            let labels: Vec<_> = rows[1..].iter().map(|row| row[0].clone()).collect();
            prop_assert_eq!(labels, headings);
            let cells: Vec<_> = rows[1..].iter().map(|row| row[1..].to_vec()).collect();
            prop_assert_eq!(cells, case.square(["←", "→", "↔", ":"]));
        }

        #[test]
        fn the_bars_of_the_source_are_aligned(case in any_case(12)) {
            let text = case.text_of_cells(super::write);
            let bars = |line: &str| line.chars().enumerate().filter(|(_, char)| *char == '|').map(|(at, _)| at).collect::<Vec<_>>();
            let mut lines = text.lines().skip(2).map(bars);
            let first = lines.next().unwrap();
            prop_assert_eq!(first.len(), case.fill.n + 2);
            prop_assert!(lines.all(|line| line == first));
        }
    }

    #[test]
    fn a_half_filled_table_states_its_step() {
        let case = Case::new(vec![8, 15, -3, 7], FillOrder::Diagonals, Recurrence::FirSec, 0.65);
        let expected = "\
fir : sec of the coins i to j, in row i and column j, filled by diagonals, after 6 of 10 steps. An arrow points to the \
end that best play takes.

| fir : sec | v[0] = 8 | v[1] = 15 | v[2] = −3 | v[3] = 7 |
| :-------- | -------: | --------: | --------: | -------: |
| v[0] = 8  |    8 : 0 |  → 15 : 8 |           |          |
| v[1] = 15 |          |    15 : 0 | ← 15 : −3 |          |
| v[2] = −3 |          |           |    −3 : 0 |          |
| v[3] = 7  |          |           |           |    7 : 0 |
";
        assert_eq!(case.text_of_cells(super::write), expected);
        assert!(read(expected).0.starts_with("fir : sec of the coins"));
    }
}
