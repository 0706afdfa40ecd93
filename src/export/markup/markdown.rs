//! Markdown: tables with pipes, and worksheets. A line of three hyphens stands between two sheets.

use super::{Markup, with_backslashes};
use crate::export::size::Paper;
use crate::export::text::filled_table::TableCells;
use crate::export::worksheet::sheet::{Side, Worksheet};
use crate::export::worksheet::sums::full_solution;
use crate::game::table::derivation::{CellNumbers, Derivation};
use crate::game::{CountFrom, Interval, Recurrence};
use crate::number::exact;
use crate::wording::recurrence::formula;
use crate::wording::worksheet as wording;

pub struct Markdown;

impl Markup for Markdown {
    const ARROWS: [&'static str; 3] = ["← ", "→ ", "↔ "];
    // A pipe would end the cell.
    const BETWEEN: &'static str = " : ";
    const BLANK: &'static str = "\\_\\_\\_\\_";
    const HAS_ROW_BELOW_TITLE: bool = false;

    /// Its columns are aligned, so that its source is legible, too.
    fn table(cells: &TableCells) -> String {
        let heading = |(j, coin): (usize, &i64)| format!("v[{}] = {}", cells.number(j), exact(*coin));
        let headings: Vec<_> = cells.coins().iter().enumerate().map(heading).collect();
        let cell = |i, j| cells.cell(i, j).map_or_else(String::new, Self::cell);
        let corner = cells.names(Self::BETWEEN);
        let width = |text: &String| text.chars().count();
        let labels = headings.iter().chain([&corner]).map(width).max().unwrap_or_default();
        let column = |(j, heading)| (0..=j).map(|i| width(&cell(i, j))).fold(width(heading), usize::max);
        let widths: Vec<_> = [labels].into_iter().chain(headings.iter().enumerate().map(column)).collect();
        format!("{}\n\n{}", cells.caption(Self::BETWEEN), table(&corner, &headings, &widths, cell))
    }

    /// Our sentences have no characters with a meaning.
    fn text(text: &str) -> String {
        text.to_owned()
    }

    fn title(title: &str, label: &str) -> String {
        let between = if label.is_empty() { "" } else { "\n\n" };
        format!("# {}{between}{label}", with_backslashes(title, |character| character.is_ascii_punctuation()))
    }

    fn name_and_date([name, date]: [&str; 2]) -> String {
        let line = "\\_".repeat(20);
        format!("{name}: {line} {date}: {line}")
    }

    fn answer_line(name: &str) -> String {
        format!("{name}: {}", "\\_".repeat(30))
    }

    fn formula(recurrence: Recurrence) -> String {
        format!("`{}`", formula(recurrence))
    }

    fn sheet_table(sheet: &Worksheet, side: Side) -> String {
        let blank = |cell: CellNumbers| {
            let second = cell.second.map_or("", |_| " : \\_\\_\\_\\_");
            format!("{}{}{second}", if cell.pick.is_some() { "\\_\\_ " } else { "" }, Self::BLANK)
        };
        let cell = |i, j| match (j >= i).then(|| sheet.cell(Interval::new(i, j), side)) {
            None => String::new(),
            Some(cell) if !cell.is_blank => Self::cell(cell.shown),
            Some(cell) if side == Side::Sheet => blank(cell.shown),
            Some(cell) => format!("**{}**", Self::cell(cell.shown)),
        };
        let heading = |(j, coin): (usize, &i64)| {
            brackets(&format!("{} = {}", wording::value_of(sheet.index(j).to_string()), exact(*coin)))
        };
        let headings: Vec<_> = sheet.row().coins().iter().enumerate().map(heading).collect();
        table(&sheet.style.recurrence.names(Self::BETWEEN), &headings, &[], cell)
    }

    fn section(heading: &str, _: usize, _: bool, items: &str) -> String {
        format!("\n## {heading}\n\n{items}")
    }

    fn blank_sum(label: &str, lines: &[String]) -> String {
        format!("- {}: {}\n", brackets(label), lines.join("; "))
    }

    fn solved_sum(count_from: CountFrom, sum: &Derivation) -> String {
        let label = wording::cell_label(count_from, sum.interval);
        brackets(&format!("- {label}: {}\n", full_solution(count_from, sum).join("; ")))
    }

    fn footnote(note: &str) -> String {
        format!("\n{note}\n")
    }

    fn document(parts: &[String], _: Paper) -> String {
        parts.join("\n---\n\n")
    }
}

/// Returns a table with a heading for each row and the same ones for the columns. Its columns have at least these widths.
fn table(corner: &str, headings: &[String], widths: &[usize], cell: impl Fn(usize, usize) -> String) -> String {
    let width = |column: usize| widths.get(column).copied().unwrap_or(0);
    let line = |label: &str, cells: &mut dyn Iterator<Item = String>| {
        let cells = cells.enumerate().map(|(j, cell)| format!(" {cell:>0$} |", width(j + 1)));
        format!("| {label:<0$} |{1}\n", width(0), cells.collect::<String>())
    };
    let rules = |column| "-".repeat(width(column).max(3) - 1);
    let mut text = line(corner, &mut headings.iter().cloned());
    text += &line(&format!(":{}", rules(0)), &mut (1..=headings.len()).map(|column| rules(column) + ":"));
    for (i, heading) in headings.iter().enumerate() {
        text += &line(heading, &mut (0..headings.len()).map(|j| cell(i, j)));
    }
    text
}

/// Returns a text in which brackets make no links.
fn brackets(text: &str) -> String {
    with_backslashes(text, |character| "[]".contains(character))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
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
            let text = Markdown::table(&TableCells::new(&case.filled_table()));
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
            let text = Markdown::table(&TableCells::new(&case.filled_table()));
            let bars = |line: &str| line.chars().enumerate().filter(|(_, char)| *char == '|').map(|(at, _)| at).collect::<Vec<_>>();
            let mut lines = text.lines().skip(2).map(bars);
            let first = lines.next().unwrap();
            prop_assert_eq!(first.len(), case.fill.n + 2);
            prop_assert!(lines.all(|line| line == first));
        }
    }

    #[test]
    fn a_half_filled_table_states_its_step() {
        let case = Case::new(vec![8, 15, -3, 7], FillOrder::Diagonals, Recurrence::FIR_SEC, 0.65);
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
        assert_eq!(Markdown::table(&TableCells::new(&case.filled_table())), expected);
        assert!(read(expected).0.starts_with("fir : sec of the coins"));
    }
}
