//! The answer on the command line: a solved row as text to read, or as JSON for other programs.

use serde::Serialize;

use crate::export::text::moves;
use crate::game::{End, Game, Interval, Line, Pick, Players, Scores, Table};
use crate::number::group_thousands;
use crate::wording;

/// The longest row whose table is printed; the lines of a longer one would not fit a terminal.
const MAX_COINS_OF_TABLE: usize = 12;

/// The longest row whose moves are listed.
const MAX_COINS_OF_GAME: usize = 100;

/// The row, what the game on it is worth, and, where it is short enough to be read, its table and its game.
pub fn text(table: &Table) -> String {
    [summary(table), cells(table), game(table)].join("\n")
}

/// What the game is worth as a JSON object on a line of its own. O(n).
pub fn json(table: &Table) -> String {
    let result = table.result();
    let answer = Answer {
        n: table.n(),
        sum: result.sum,
        fir: result.fir(),
        sec: result.sec(),
        difference: result.fir() - result.sec(),
        pick: result.pick().name(),
        left: result.left,
        right: result.right,
    };
    let mut line = serde_json::to_string(&answer).expect("numbers and words have a JSON form");
    line.push('\n');
    line
}

#[derive(Serialize)]
struct Answer {
    n: usize,
    sum: i64,
    fir: i64,
    sec: i64,
    /// `fir − sec`.
    difference: i64,
    pick: &'static str,
    /// What taking left and taking right is worth to First.
    left: i64,
    right: i64,
}

fn summary(table: &Table) -> String {
    let n = table.n();
    let coins = table.row().coins();
    let row = wording::row_text(table.row());
    let result = table.result();
    let (fir, sec) = (result.fir(), result.sec());
    let outcome = wording::outcome(Scores { first: fir, second: sec });
    let pick = match result.pick() {
        _ if n == 1 => "the only coin".to_owned(),
        Pick::Tie => format!("tie: left and right are both worth {fir}"),
        pick => {
            let coin = coins[Interval::whole(n).coin_at(pick.end())];
            format!("{} ({coin}): left is worth {}, right {}", pick.name(), result.left, result.right)
        }
    };
    format!(
        "row     {row}\ncoins   {}, sum {}\nresult  fir {fir}, sec {sec}, difference {}: {outcome}\npick    {pick}\n",
        grouped(n),
        result.sum,
        fir - sec,
    )
}

fn cells(table: &Table) -> String {
    let n = table.n();
    if n > MAX_COINS_OF_TABLE {
        return format!("table   left out; it is printed for at most {MAX_COINS_OF_TABLE} coins\n");
    }
    let window = table.window(0..=n - 1, 0..=n - 1);
    let widest = |number: fn((Interval, &_)) -> i64| window.iter().map(number).map(width).max().unwrap_or_default();
    let (fir_width, sec_width) = (widest(|(_, cell)| cell.fir()), widest(|(_, cell)| cell.sec()));
    let cell_width = fir_width + sec_width + 3;
    let coins = table.row().coins();
    let coin_width = coins.iter().copied().map(width).max().unwrap_or_default();

    let cell = |i, j| {
        let interval = Interval::new(i, j);
        let cell = window.cell(interval).expect("the window is the whole table");
        // One coin is no choice and has no mark.
        let mark = |end, mark| if !interval.is_single() && cell.pick().allows(end) { mark } else { ' ' };
        let (left, right) = (mark(End::Left, '<'), mark(End::Right, '>'));
        format!(" {left}{:>fir_width$}|{:<sec_width$}{right}", cell.fir(), cell.sec())
    };
    let centred = |label: String| format!(" {label:^cell_width$}");
    let no_label = " ".repeat("i=10  ".len() + coin_width);
    let columns: String = (0..n).map(|j| centred(format!("j={j}"))).collect();
    let coins_above: String = coins.iter().map(|coin| centred(coin.to_string())).collect();
    let rows = coins.iter().enumerate().map(|(i, coin)| {
        let label = format!("{:<6}{coin:>coin_width$}", format!("i={i}"));
        let below_the_diagonal = " ".repeat(i * (cell_width + 1));
        label + &below_the_diagonal + &(i..n).map(|j| cell(i, j)).collect::<String>()
    });
    let heading = [
        "table   fir|sec of the coins i to j; < left is picked, > right, both on a tie".to_owned(),
        no_label.clone() + &columns,
        no_label + &coins_above,
    ];
    to_text(heading.into_iter().chain(rows))
}

fn game(table: &Table) -> String {
    if table.n() > MAX_COINS_OF_GAME {
        return format!("game    left out; it is printed for at most {MAX_COINS_OF_GAME} coins\n");
    }
    let heading = "game    best play, left on a tie; what left and right are worth, and both scores after";
    let game = Game::solved(table, Players::default(), Line::default());
    format!("{heading}\n{}", moves(&game))
}

fn to_text(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// How many characters a number takes.
fn width(number: i64) -> usize {
    number.to_string().len()
}

fn grouped(count: usize) -> String {
    group_thousands(i64::try_from(count).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Row;

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
        assert_eq!(text(&table("8 15 3 7")), expected);
    }

    #[test]
    fn what_would_be_too_long_to_read_is_left_out_and_said_so() {
        let thirteen = text(&table(&"7 ".repeat(13)));
        assert!(thirteen.contains("table   left out") && thirteen.contains("\n13  First"), "{thirteen}");
        let many = text(&Table::new(Row::new(vec![5; 1200]).unwrap()));
        assert!(
            many.starts_with("row     5, 5, 5, 5, 5, 5, 5, 5, 5, 5, … and 1,190 more\ncoins   1,200, sum 6000\n"),
            "{many}"
        );
        assert!(many.contains("table   left out") && many.contains("game    left out"), "{many}");
    }

    #[test]
    fn the_outcome_and_the_pick_are_put_into_words() {
        for (row, words) in [
            ("2 2 2 2", "difference 0: a draw\npick    tie: left and right are both worth 4\n"),
            ("1 100 3", "fir 4, sec 100, difference -96: Second wins\n"),
            ("15", "First wins\npick    the only coin\n"),
            ("15 2", "pick    left (15): left is worth 15, right 2\n"),
        ] {
            let text = text(&table(row));
            assert!(text.contains(words), "{text}");
        }
    }

    #[test]
    fn json_is_one_object_on_one_line() {
        assert_eq!(
            json(&table("1 100 3")),
            "{\"n\":3,\"sum\":104,\"fir\":4,\"sec\":100,\"difference\":-96,\"pick\":\"tie\",\"left\":4,\"right\":4}\n"
        );
    }
}
