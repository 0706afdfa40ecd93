//! `coin-duel solve`: a solved row as text for people, or as JSON for programs.

use coin_duel::limits::{MAX_COINS, MAX_COINS_OF_PRINTED_GAME, MAX_COINS_OF_PRINTED_TABLE};
use std::ffi::OsString;
use std::io::{self, Read};
use std::path::Path;

use super::export::note;
use super::rule;
use crate::cli::shared::{Failure, count_from, labeled, print, read_as};
use clap::Args;
use coin_duel::export::text::moves as moves_text;
use coin_duel::game::row::read::{ReadAs, read_row};
use coin_duel::game::{Cell, CountFrom, End, Game, Interval, Line, Pick, Players, Row, Rule, Scores, Table};
use coin_duel::number::{exact, exact_len};
use coin_duel::printable::printable_path;
use coin_duel::session::course::is_course_at;
use coin_duel::session::{MAX_BYTES, reason};
use coin_duel::session::{Session, Warning, text_from_bytes};
use coin_duel::wording;
use coin_duel::wording::Keyed;
use coin_duel::wording::cli::{answer, solve as texts};
use coin_duel::wording::errors::course::solves_no_course;
use coin_duel::wording::rule::known as known_rules;
use serde::Serialize;

#[derive(Args)]
pub struct SolveArguments {
    #[arg(long, help = texts::json())]
    json: bool,
    #[arg(long, help = texts::count_from(), value_name = "NUMBER", value_parser = count_from)]
    count_from: Option<CountFrom>,
    #[arg(long, help = texts::read_as(), value_name = "NAME", value_parser = read_as)]
    read_as: Option<ReadAs>,
    #[arg(long, help = texts::rule(known_rules(false)), value_name = "NAME", value_parser = str::parse::<Rule>)]
    rule: Option<Rule>,
    #[arg(help = texts::coins(), required = true)]
    coins: Vec<OsString>,
}

/// Solves the row that the arguments name, and prints the answer.
///
/// # Errors
/// If there is no row, it can't be read, or the answer can't be printed.
pub fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let (row, of_file, rule_of_file) = row(&arguments.coins, arguments.read_as)?;
    let rule = arguments.rule.unwrap_or(rule_of_file);
    if rule != Rule::CLASSIC {
        return print(&rule::solve(rule, &row, arguments.count_from.unwrap_or(of_file), arguments.json)?);
    }
    let answer =
        if arguments.json { json(&row) } else { text(&Table::new(row), arguments.count_from.unwrap_or(of_file)) };
    print(&answer)
}

/// Puts a space before each negative coin among the arguments of `solve`.
///
/// clap reads `-8,` as an option and ` -8,` as a value.
pub fn mark_negative_coins(arguments: &mut [OsString]) {
    for argument in arguments {
        if let [b'-', b'0'..=b'9', ..] = argument.as_encoded_bytes() {
            let mut coin = OsString::from(" ");
            coin.push(&argument);
            *argument = coin;
        }
    }
}

/// Returns an argument as the path of a file, without the space that [`mark_negative_coins`] puts before `-5.txt`.
fn unmarked(argument: &OsString) -> &Path {
    let name = argument.to_str().and_then(|text| text.strip_prefix(' ')).filter(|name| name.starts_with('-'));
    name.map_or(Path::new(argument), Path::new)
}

/// Reads the row from the arguments themselves, from the file that they name, or from standard input. Returns it with
/// the number of the first coin and the rule, which a session says.
fn row(coins: &[OsString], wanted: Option<ReadAs>) -> Result<(Row, CountFrom, Rule), Failure> {
    let text = match coins {
        [dash] if dash == "-" => standard_input()?,
        // A name that is no UTF-8 is no row either, but it can be that of a file.
        coins => coins.iter().map(|coin| coin.to_string_lossy().trim_start().to_owned()).collect::<Vec<_>>().join(" "),
    };
    match (read_row(&text, wanted), coins) {
        (Ok((row, remark)), _) => {
            if let Some(remark) = remark {
                note(&format!("{}\n", Warning::ReadAs(remark)));
            }
            Ok((row, CountFrom::default(), Rule::CLASSIC))
        }
        (Err(_), [file]) if names_file(unmarked(file)) => {
            let path = unmarked(file);
            if path.is_file() && is_course_at(path) {
                return Err(Failure::usage(solves_no_course(path)));
            }
            let opened = Session::open_as(path, wanted)?;
            for warning in &opened.warnings {
                note(&format!("{}: {warning}\n", printable_path(path)));
            }
            let Session { document, view, .. } = opened.session;
            Ok((document.row, view.count_from, document.duel.rule))
        }
        (Err(error), _) => Err(Failure::usage(error)),
    }
}

/// Whether an argument that is no row names a file: something has this path, or the name ends like `.txt`.
fn names_file(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().as_encoded_bytes();
    path.exists() || (!extension.is_empty() && extension.iter().all(u8::is_ascii_alphabetic))
}

/// The room for a text of a million coins, in bytes.
const USUAL_BYTES: usize = 1 << 24;

/// Reads all of standard input, at most [`MAX_BYTES`] of UTF-8 text.
fn standard_input() -> Result<String, Failure> {
    // Memory that is not used yet costs nothing, and a longer text is not moved while it grows.
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    io::stdin()
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::system(texts::cannot_read(reason(&error))))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Failure::usage(texts::too_long(MAX_COINS)));
    }
    text_from_bytes(bytes).map_err(|error| Failure::usage(texts::in_input(error.to_string())))
}

/// Returns the answer for people: the row and what the game on it is worth.
///
/// The table and the moves follow if they are short enough to read. `count_from` is the number of the first coin. O(n)
/// for long rows.
fn text(table: &Table, count_from: CountFrom) -> String {
    [summary(table), cells(table, count_from), moves(table)].join("\n")
}

/// Returns the answer for programs: one JSON object on a line of its own. O(n).
fn json(row: &Row) -> String {
    let result = Cell::of_row(row);
    let answer = JsonAnswer {
        n: row.len(),
        sum: result.sum,
        fir: result.fir(),
        sec: result.sec(),
        difference: result.fir() - result.sec(),
        pick: result.pick().key(),
        left: result.left,
        right: result.right,
        rule: Rule::CLASSIC.key,
    };
    let mut line = serde_json::to_string(&answer).expect("numbers and words have a JSON form");
    line.push('\n');
    line
}

/// The fields of the JSON object, in its order.
#[derive(Serialize)]
struct JsonAnswer {
    n: usize,
    sum: i64,
    fir: i64,
    sec: i64,
    /// `fir − sec`.
    difference: i64,
    pick: &'static str,
    /// The score of First after taking left, and after taking right.
    left: i64,
    right: i64,
    rule: &'static str,
}

/// Returns the lines of the row and of the result.
fn summary(table: &Table) -> String {
    let n = table.n();
    let coins = table.row().coins();
    let result = table.result();
    let (fir, sec) = (result.fir(), result.sec());
    let outcome = wording::outcome(Rule::CLASSIC, Scores { first: fir.into(), second: sec.into() });
    let pick = match result.pick() {
        _ if n == 1 => answer::only_coin().to_owned(),
        Pick::Tie => answer::tie(fir),
        pick => answer::picked(pick, coins[Interval::whole(n).coin_at(pick.end())], result.left, result.right),
    };
    labeled(answer::row(), &wording::row_text(table.row()))
        + &labeled(answer::coins(), &answer::count_and_sum(n, result.sum))
        + &labeled(answer::result(), &answer::scores(fir, sec, fir - sec, outcome))
        + &labeled(answer::pick(), &pick)
}

/// Returns the lines of the whole table, or a line that says why they are left out.
fn cells(table: &Table, count_from: CountFrom) -> String {
    let n = table.n();
    if n > MAX_COINS_OF_PRINTED_TABLE {
        return labeled(answer::table(), &answer::left_out(MAX_COINS_OF_PRINTED_TABLE));
    }
    let window = table.window(0..=n - 1, 0..=n - 1);
    let widest = |number: fn((Interval, &_)) -> i64| window.iter().map(number).map(exact_len).max().unwrap_or_default();
    let (fir_width, sec_width) = (widest(|(_, cell)| cell.fir()), widest(|(_, cell)| cell.sec()));
    let cell_width = fir_width + sec_width + 3;
    let coins = table.row().coins();
    let coin_width = coins.iter().copied().map(exact_len).max().unwrap_or_default();

    let cell = |i, j| {
        let interval = Interval::new(i, j);
        let cell = window.cell(interval).expect("the window is the whole table");
        // A single coin is no choice, so it has no mark.
        let mark = |end, mark| if !interval.is_single() && cell.pick().allows(end) { mark } else { ' ' };
        let (left, right) = (mark(End::Left, '<'), mark(End::Right, '>'));
        format!(" {left}{:>fir_width$}|{:<sec_width$}{right}", exact(cell.fir()), exact(cell.sec()))
    };
    let centered = |label: String| format!(" {label:^cell_width$}");
    let no_label = " ".repeat("i=10  ".len() + coin_width);
    let columns: String = (0..n).map(|j| centered(format!("j={}", count_from.index(j)))).collect();
    let coins_above: String = coins.iter().map(|coin| centered(exact(*coin))).collect();
    let rows = coins.iter().enumerate().map(|(i, coin)| {
        let label = format!("{:<6}{:>coin_width$}", format!("i={}", count_from.index(i)), exact(*coin));
        let below_the_diagonal = " ".repeat(i * (cell_width + 1));
        label + &below_the_diagonal + &(i..n).map(|j| cell(i, j)).collect::<String>()
    });
    let heading =
        [labeled(answer::table(), answer::table_heading()), no_label.clone() + &columns, no_label + &coins_above];
    join_lines(heading.into_iter().chain(rows))
}

/// Returns a line for each move of best play, or a line that says why they are left out.
fn moves(table: &Table) -> String {
    if table.n() > MAX_COINS_OF_PRINTED_GAME {
        return labeled(answer::game(), &answer::left_out(MAX_COINS_OF_PRINTED_GAME));
    }
    let game = Game::solved(table, Players::default(), Line::default());
    labeled(answer::game(), answer::game_heading()) + &moves_text(&game)
}

/// Joins the lines without the spaces at their ends.
fn join_lines(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Table {
        Table::new(text.parse().unwrap())
    }

    #[test]
    fn a_short_row_is_printed_with_its_table_and_its_game() {
        let expected = "\
row     8, 15, 3, 7
coins   4, sum 33
result  fir 22, sec 11, difference 11: First wins
pick    right (7): left is worth 15, right 22

table   fir|sec of the coins i to j; < left is picked, > right, both on a tie
           j=0     j=1     j=2     j=3
            8      15       3       7
i=0    8   8|0    15|8 > <11|15>  22|11>
i=1   15          15|0   <15|3   <18|7
i=2    3                   3|0     7|3 >
i=3    7                           7|0

game    best play, left on a tie; what left and right are worth, and both scores after
#  player  takes          left  right  First  Second
1  First   right 7          15     22      7       0
2  Second  left 8, a tie    11     11      7       8
3  First   left 15          15      3     22       8
4  Second  last 3            3      3     22      11
";
        assert_eq!(text(&table("8 15 3 7"), CountFrom::Zero), expected);
    }

    #[test]
    fn a_table_or_a_game_too_long_to_read_is_left_out_with_a_reason() {
        let thirteen = text(&table(&"7 ".repeat(13)), CountFrom::Zero);
        assert!(thirteen.contains("table   left out") && thirteen.contains("\n13  First"), "{thirteen}");
        let many = text(&Table::new(Row::new(vec![5; 1200]).unwrap()), CountFrom::Zero);
        assert!(
            many.starts_with("row     5, 5, 5, 5, 5, 5, 5, 5, 5, 5, … and 1,190 more\ncoins   1,200, sum 6,000\n"),
            "{many}"
        );
        assert!(many.contains("table   left out") && many.contains("game    left out"), "{many}");
    }

    #[test]
    fn the_outcome_and_the_pick_are_put_into_words() {
        for (row, words) in [
            ("2 2 2 2", "difference 0: a draw\npick    tie: left and right are both worth 4\n"),
            ("1 100 3", "fir 4, sec 100, difference −96: Second wins\n"),
            ("15", "First wins\npick    the only coin\n"),
            ("15 2", "pick    left (15): left is worth 15, right 2\n"),
        ] {
            let text = text(&table(row), CountFrom::Zero);
            assert!(text.contains(words), "{text}");
        }
    }

    #[test]
    fn json_is_one_object_on_one_line() {
        assert_eq!(
            json(&"1 100 3".parse().unwrap()),
            "{\"n\":3,\"sum\":104,\"fir\":4,\"sec\":100,\"difference\":-96,\"pick\":\"tie\",\"left\":4,\"right\":4,\"rule\":\"classic\"}\n"
        );
    }
}
