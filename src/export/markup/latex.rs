//! LaTeX for `pdflatex`: tables with the rules of `booktabs`, and worksheets. Letters of other scripts than Latin need
//! `xelatex` or `lualatex`.

use std::fmt::Write as _;

use super::Markup;
use crate::export::markup::formula::{MathLanguage, formulas};
use crate::export::size::Paper;
use crate::export::text::filled_table::TableCells;
use crate::export::worksheet::sheet::{Side, Worksheet};
use crate::game::table::derivation::CellNumbers;
use crate::game::{Interval, Recurrence};
use crate::number::{Number, exact, value_len};
use crate::picture::fonts::{fonts_for, is_of_other_script, is_right_to_left, language_of, main_script};
use crate::wording::export::{coin, needs_booktabs, needs_xelatex};
use crate::wording::worksheet as wording;

/// The packages and commands that worksheets need.
const SHEETS: &str = include_str!("../../../assets/worksheets/sheet.tex");

/// The most characters of a line of the table whose numbers stand side by side.
const CHARACTERS_IN_LINE: usize = 90;

pub struct Latex;

impl Markup for Latex {
    const ARROWS: [&'static str; 3] = ["\\leftarrow ", "\\rightarrow ", "\\leftrightarrow "];
    const BETWEEN: &'static str = " \\mid ";
    const BLANK: &'static str = "\\blank{}";
    const HAS_ROW_BELOW_TITLE: bool = true;

    /// In a formula, a hyphen is a minus sign, and a comma in braces has no space behind it.
    fn number(value: Number) -> String {
        exact(value).replace('−', "-").replace(',', "{,}")
    }

    fn table(cells: &TableCells) -> String {
        let (coins, n) = (cells.coins(), cells.coins().len());
        let mut text = format!("% {}\n% {}\n", cells.caption(" | "), needs_booktabs());
        let _ = writeln!(text, "\\begin{{tabular}}{{@{{}}rr*{{{n}}}{{r}}@{{}}}}\n\\toprule");
        let line = |index: &str, coin: &str, cells: &mut dyn Iterator<Item = String>| {
            // Without a second space before an empty cell.
            let cells = cells.flat_map(|cell| [if cell.is_empty() { " &" } else { " & " }.to_owned(), cell]);
            format!("{index} & {coin}{} \\\\\n", cells.collect::<String>())
        };
        text += &line("", "$j$", &mut (0..n).map(|j| format!("${}$", cells.number(j))));
        text += &line("$i$", coin(), &mut coins.iter().map(|coin| formula(*coin)));
        text += "\\midrule\n";
        for (i, coin) in coins.iter().enumerate() {
            let cell = |j| cells.cell(i, j).map_or_else(String::new, |cell| format!("${}$", Self::cell(cell)));
            text += &line(&format!("${}$", cells.number(i)), &formula(*coin), &mut (0..n).map(cell));
        }
        text + "\\bottomrule\n\\end{tabular}\n"
    }

    fn text(text: &str) -> String {
        escaped(text)
    }

    fn title(title: &str, label: &str) -> String {
        format!("{{\\Large\\bfseries {}}}\\hfill {}", escaped(title), escaped(label))
    }

    fn name_and_date([name, date]: [&str; 2]) -> String {
        let line = "\\enspace\\hrulefill";
        format!("{name}{line}\\quad {date}\\makebox[45mm]{{{line}}}")
    }

    fn answer_line(name: &str) -> String {
        format!("{name}\\enspace\\hrulefill")
    }

    fn formula(recurrence: Recurrence) -> String {
        let lines = formulas(recurrence, MathLanguage::Latex).into_iter().map(|formula| format!("\\[{formula}\\]"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn sheet_table(sheet: &Worksheet, side: Side) -> String {
        let (coins, n) = (sheet.row().coins(), sheet.n());
        let lengths = |cell: CellNumbers| (value_len(cell.first), cell.second.map_or(0, value_len));
        let longest = |length: &dyn Fn(CellNumbers) -> usize| sheet.cells(side).map(|cell| length(cell.shown)).max();
        let side_by_side = |cell| match lengths(cell) {
            (first, 0) => first + 3,
            (first, second) => first + second + 5,
        };
        // One above the other, two numbers are narrower.
        let has_two = sheet.style.recurrence.quantities().1.is_some();
        let is_stacked = has_two && longest(&side_by_side).unwrap_or_default() * n > CHARACTERS_IN_LINE;
        let stacked = |cell| lengths(cell).0.max(lengths(cell).1) + 3;
        let widest = if is_stacked { longest(&stacked) } else { longest(&side_by_side) };
        let numbers = |cell: CellNumbers| match cell.second.filter(|_| is_stacked) {
            None => format!("${}$", Self::cell(cell)),
            Some(second) => {
                let first = Self::cell(CellNumbers { second: None, ..cell });
                format!("\\shortstack{{${first}$\\\\${}$}}", Self::value(second))
            }
        };

        let mut text = format!("\\settowidth{{\\cellwidth}}{{{}}}\n", "0".repeat(widest.unwrap_or_default().max(6)));
        let _ = writeln!(text, "\\begin{{center}}\\fitted{{\\begin{{tabular}}{{rr*{{{n}}}{{c}}}}");
        let line = |labels: [&str; 2], cells: &mut dyn Iterator<Item = String>| {
            format!("{} & {} \\\\\n", labels.join(" & "), cells.collect::<Vec<_>>().join(" & "))
        };
        let number = |coin: &i64| escaped(&exact(*coin));
        text +=
            &line(["", &wording::value_of("j")], &mut coins.iter().map(|coin| format!("\\textbf{{{}}}", number(coin))));
        text += &line(["$i$", "$j$"], &mut (0..n).map(|j| sheet.index(j).to_string()));
        for (i, coin) in coins.iter().enumerate() {
            let cell = |j| match (j >= i).then(|| sheet.cell(Interval::new(i, j), side)) {
                None => String::new(),
                Some(cell) if !cell.is_blank => format!("\\givencell{{{}}}", numbers(cell.shown)),
                Some(_) if side == Side::Sheet => "\\emptycell".to_owned(),
                Some(cell) => format!("\\solvedcell{{{}}}", numbers(cell.shown)),
            };
            text += &line([&sheet.index(i).to_string(), &number(coin)], &mut (0..n).map(cell));
        }
        let given = if sheet.has_given() { wording::gray_is_given() } else { "" };
        let legend = escaped(&wording::in_each_cell(sheet.style.recurrence, is_stacked));
        text + &format!("\\end{{tabular}}}}\\end{{center}}\n{legend}. {given}\n\n")
    }

    fn section(heading: &str, columns: usize, is_solved: bool, items: &str) -> String {
        let look = if is_solved { "\\small\\raggedright" } else { "" };
        format!("\n\\textbf{{{heading}}}\n\\begin{{multicols}}{{{columns}}}{look}\n{items}\\end{{multicols}}\n")
    }

    fn blank_sum(label: &str, lines: &[String]) -> String {
        // In two braces, because the label could be taken for an option of the command before it.
        let lines = lines.join("\\\\[2.2mm]\\strut\\hfill ");
        format!("\\parbox{{\\linewidth}}{{\\strut\\textbf{{{{{label}}}}}\\hfill {lines}}}\\vspace{{1.6mm}}\n\n")
    }

    fn footnote(note: &str) -> String {
        format!("\n\\vfill{{\\footnotesize {}}}\n", escaped(note))
    }

    fn document(parts: &[String], paper: Paper) -> String {
        let paper = match paper {
            Paper::A4 => "a4paper",
            Paper::Letter => "letterpaper",
        };
        let text = parts.join("\n\\newpage\n\n");
        SHEETS.replace("{{paper}}", paper).replace("{{fonts}}", &settings_of_script(&text)).replace("{{sheets}}", &text)
    }
}

/// What a document needs for letters of another script.
const OTHER_SCRIPT: &str = include_str!("../../../assets/worksheets/script.tex");

/// Returns what a document needs for letters of another script. Without them it is nothing.
fn settings_of_script(text: &str) -> String {
    let letters: String = text.chars().filter(|letter| is_of_other_script(*letter)).collect();
    let (Some(main), Some(language)) = (main_script(&letters), language_of(&letters)) else { return String::new() };
    // Chinese letters need no shaping.
    let is_shaped = !["zh", "ja", "ko"].contains(&language);
    let script = if is_shaped { format!("Script={}", main.full_name()) } else { String::new() };
    let is_rtl = is_right_to_left(&letters);
    let mut fonts = fonts_for(main, language);
    let set = |font: String| format!("\\newfontfamily\\otherfont{{{font}}}");
    let last = fonts.pop().map(set).unwrap_or_default();
    let one_of =
        |others: String, font: String| format!("\\IfFontExistsTF{{{font}}}{{{}}}{{{others}}}", set(font.clone()));
    let fonts = fonts.into_iter().rev().fold(last, one_of);
    let [xetex, luatex] = if is_rtl { ["\\beginR ", "\\textdir TRT "] } else { ["", ""] };
    let end = if is_rtl { "\\endR" } else { "" };
    OTHER_SCRIPT
        .replace("{{comment}}", needs_xelatex())
        .replace("{{fonts}}", &fonts)
        .replace("{{script}}", &script)
        .replace("{{language}}", language)
        .replace("{{xetex}}", xetex)
        .replace("{{xetex-end}}", end)
        .replace("{{luatex}}", luatex)
}

/// A minus sign has no space around it, because the sign before it is a relation.
fn formula(number: impl Into<Number>) -> String {
    format!("${}$", Latex::number(number.into()))
}

/// Returns a text whose characters have no meaning in LaTeX. Words of other scripts are arguments of `\other`.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    let mut is_other = false;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let goes_on = is_other && goes_on(character, characters.peek().copied());
        match (is_other, is_of_other_script(character) || goes_on) {
            (false, true) => escaped.push_str("\\other{"),
            (true, false) => escaped.push('}'),
            _ => {}
        }
        is_other = is_of_other_script(character) || goes_on;
        if is_other {
            escaped.push(character);
        } else {
            push_escaped(&mut escaped, character);
        }
    }
    if is_other { escaped + "}" } else { escaped }
}

/// Returns whether a character goes on with a word of another script: a space before another word, or one of its marks.
fn goes_on(character: char, next: Option<char>) -> bool {
    match character {
        ' ' => next.is_some_and(is_of_other_script),
        // Marks and signs of Arabic and Indic scripts, joiners, and the signs of Chinese and Japanese.
        '\u{300}'..='\u{36f}'
        | '\u{60c}'
        | '\u{61b}'
        | '\u{61f}'
        | '\u{640}'
        | '\u{64b}'..='\u{65f}'
        | '\u{964}'..='\u{965}'
        | '\u{200c}'
        | '\u{200d}'
        | '\u{3000}'..='\u{303f}'
        | '\u{30fb}'..='\u{30fc}'
        | '\u{ff01}'..='\u{ff65}' => true,
        _ => false,
    }
}

fn push_escaped(escaped: &mut String, character: char) {
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
        '≤' => escaped.push_str("$\\leq$"),
        '≥' => escaped.push_str("$\\geq$"),
        '·' => escaped.push_str("$\\cdot$"),
        '←' => escaped.push_str("$\\leftarrow$"),
        '→' => escaped.push_str("$\\rightarrow$"),
        '↔' => escaped.push_str("$\\leftrightarrow$"),
        '…' => escaped.push_str("\\ldots{}"),
        _ if SUPERSCRIPTS.contains(character) => {
            let digit = SUPERSCRIPTS.chars().position(|digit| digit == character).unwrap_or_default();
            let _ = write!(escaped, "$^{digit}$");
        }
        '“' => escaped.push_str("``"),
        '”' => escaped.push_str("''"),
        _ if character.is_ascii() || LETTERS.contains(character) => escaped.push(character),
        _ => escaped.push('?'),
    }
}

const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// Letters beyond ASCII that `pdflatex` sets without further packages. For other ones of these scripts there is a question
/// mark, because they would stop it.
const LETTERS: &str = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĆćČčĎďĒēĚěĞğĪīŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŹź\
                       ŻżŽž–—‘’";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Recurrence};
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
            let rows = read(&Latex::table(&TableCells::new(&case.filled_table())));
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
        let case = Case::new(vec![4, -6], FillOrder::Rows, Recurrence::FIR_SEC, 1.0);
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
        assert_eq!(Latex::table(&TableCells::new(&case.filled_table())), expected);
        assert!(expected.is_ascii(), "whatever the encoding of the document is");
    }
}
