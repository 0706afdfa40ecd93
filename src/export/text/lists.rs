//! Lists as text: the steps of a fill in the words of the card, and the moves of a game.

use crate::limits::{MAX_COINS_IN_MOVE_LIST, MAX_COINS_IN_STEP_LIST};
use std::fmt::Write;
use std::io;
use std::ops::Range;

use crate::game::table::derivation::Derivation;
use crate::game::{
    CountFrom, Fill, FillAction, FillProgress, Game, Move, Phase, Player, Players, Row, Rule, Table, Window,
};
use crate::number::{exact, group_count};
use crate::printable::{columns, padded, padded_before};
use crate::wording::errors::export as errors;
use crate::wording::{self, CallText, TextDetail, export as texts};

/// Why a text was not written, or only in part.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The row is too long.
    #[error("{}", errors::text_too_long(text, *max, *n))]
    TooManyCoins {
        /// The kind of text, such as `a LaTeX table`.
        text: String,
        max: usize,
        n: usize,
    },
    /// More steps are requested than a list holds.
    #[error("{}", errors::too_many_steps(*max, *steps))]
    TooManySteps { max: u64, steps: u64 },
    /// The writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Checks the length of a row against the longest one that a kind of text holds.
pub(in crate::export) fn check_length(text: &str, max: usize, n: usize) -> Result<(), TextError> {
    if n > max { Err(TextError::TooManyCoins { text: text.to_owned(), max, n }) } else { Ok(()) }
}

pub const MAX_STEPS_IN_LIST: u64 = 100_000;

/// Returns the steps of `fill` at these indices, below a heading that describes the fill. Indices behind the last step
/// are left out.
///
/// `count_from` is the number of the first coin. Each step has a block of lines. A step that writes a cell has both sums, the choice and the numbers. A call of the
/// recursion has the answer of the memo.
///
/// O(n² + steps) time. Memory: 24 bytes per cell and some 200 bytes per step.
///
/// # Errors
/// If the row has more than [`MAX_COINS_IN_STEP_LIST`] coins, or if there are more than [`MAX_STEPS_IN_LIST`] steps.
///
/// # Panics
/// If `fill` is that of a row of another length.
pub fn steps(count_from: CountFrom, table: &Table, fill: Fill, steps: Range<u64>) -> Result<String, TextError> {
    let n = table.n();
    assert_eq!(fill.n, n, "a table is filled by a fill of its own length");
    check_length(errors::a_list_of_steps(), MAX_COINS_IN_STEP_LIST, n)?;
    let all = fill.steps();
    let steps = steps.start.min(all)..steps.end.min(all);
    let count = steps.end.saturating_sub(steps.start);
    if count > MAX_STEPS_IN_LIST {
        return Err(TextError::TooManySteps { max: MAX_STEPS_IN_LIST, steps: count });
    }
    let mut text = texts::steps_heading(table.row(), fill, fill.reason(), &steps);
    let window = table.window(0..=n - 1, 0..=n - 1);
    let width = columns(&group_count(steps.end));
    for step in steps {
        let at = fill.progress((step + 1) as f64).expect("a step that has ended has begun");
        let label = texts::step(step + 1, width) + "  ";
        let indent = " ".repeat(columns(&label));
        let lines = step_lines(fill, count_from, &at, &window, table).join(&format!("\n{indent}"));
        writeln!(text, "\n{label}{lines}").expect("a string takes all that is written");
    }
    Ok(text)
}

pub fn step_lines(fill: Fill, count_from: CountFrom, at: &FillProgress, window: &Window, table: &Table) -> Vec<String> {
    let derivation = || Derivation::in_window(window, table, fill.recurrence, at.interval);
    if at.action == FillAction::Write {
        return written(count_from, &derivation(), table.row());
    }
    let CallText { code, asked_by, answer } = wording::call_text(count_from, fill, at, || derivation().numbers());
    vec![format!("{code}, {asked_by}"), answer]
}

/// Returns the lines of a step that writes a cell.
fn written(count_from: CountFrom, derivation: &Derivation, row: &Row) -> Vec<String> {
    let interval = derivation.interval;
    let title = wording::listed_coins(count_from, row, interval)
        .unwrap_or_else(|| texts::with_sum(wording::title_of(count_from, interval), derivation.cell.sum));
    let sum = |branch| wording::branch_text(count_from, branch, Phase::Write, TextDetail::Names);
    let sums = derivation.branches.iter().flatten().map(sum);
    let choice = wording::choice_text(derivation, TextDetail::Names).map(|choice| choice + "  ").unwrap_or_default();
    let results: Vec<_> = wording::result_texts(count_from, derivation, TextDetail::Names)
        .into_iter()
        .map(|(_, result)| result)
        .collect();
    std::iter::once(title).chain(sums).chain([choice + &results.join(",  ")]).collect()
}

/// Returns a game on the row of `table`: the players, the result, and a line for each move made so far.
///
/// O(n) time and memory, some 60 bytes per move.
///
/// # Errors
/// If the row has more than [`MAX_COINS_IN_MOVE_LIST`] coins.
pub fn game(table: &Table, players: Players, game: &Game) -> Result<String, TextError> {
    let n = table.n();
    check_length(errors::a_list_of_moves(), MAX_COINS_IN_MOVE_LIST, n)?;
    let strategies = Player::BOTH.map(|player| players.fitting(game.rule(), player, n));
    Ok(texts::game_heading(table.row(), strategies, game) + &moves(game))
}

/// Returns a line for each move made so far, in columns below their titles.
///
/// A game with mistakes has a column for the points that they lost.
pub fn moves(game: &Game) -> String {
    let (rule, titles) = (game.rule(), texts::titles_of_moves(game.rule()));
    let columns = if game.mistakes().is_empty() { titles.len() - 1 } else { titles.len() };
    let moves = game.moves().iter().enumerate().map(|made| columns_of_move(game.row(), rule, made));
    let rows = std::iter::once(titles).chain(moves).map(|mut row| {
        row.truncate(columns);
        row
    });
    in_columns(&rows.collect::<Vec<_>>(), &(1..if rule.is_alone { 2 } else { 3 }))
}

/// Returns rows of texts as lines, with each column as wide as its widest text. Those of words are aligned to the left, and
/// those of numbers to the right. All rows have as many columns as the first one.
pub fn in_columns(rows: &[Vec<String>], words: &Range<usize>) -> String {
    let widest = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or_default();
    let widths: Vec<_> = (0..rows[0].len()).map(widest).collect();
    let cell = |(column, (text, width)): (usize, (&String, &usize))| {
        if words.contains(&column) { padded(text, *width) } else { padded_before(text, *width) }
    };
    let line = |row: &Vec<String>| row.iter().zip(&widths).enumerate().map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

fn columns_of_move(row: &Row, rule: Rule, (index, played): (usize, Move)) -> Vec<String> {
    let (turn, after) = (&played.turn, played.scores());
    let [left, right] = turn.worths().map_or_else(Default::default, |worths| worths.map(exact));
    let lost = if played.points_lost() == 0 { String::new() } else { exact(played.points_lost()) };
    let of_two = |text: String| (!rule.is_alone).then_some(text);
    let columns = [
        Some(group_count(index + 1)),
        of_two(turn.player.name().to_owned()),
        Some(texts::takes(CountFrom::default(), row, &played)),
        Some(left),
        Some(right),
        Some(exact(after.first)),
        of_two(exact(after.second)),
        Some(lost),
    ];
    columns.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use proptest::prelude::*;

    use super::*;
    use crate::export::text::tests::any_case;
    use crate::game::{FillOrder, Line, Recurrence, Strategy};
    use crate::number::exact;

    fn text_of(row: &str, order: FillOrder, recurrence: Recurrence, range: Range<u64>) -> String {
        let table = Table::new(row.parse().unwrap());
        steps(CountFrom::Zero, &table, Fill { order, recurrence, n: table.n() }, range).unwrap()
    }

    #[test]
    fn a_step_that_writes_has_both_sums_the_choice_and_the_numbers() {
        let expected = "\
row         8, 15, 3, 7, 9, 2
recurrence  fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1]), and sec[i][j] is the fir of what the pick leaves behind
order       diagonals: a diagonal reads only the one before it
steps       17 of 21

step 17  Coins 1…4:  15  3  7  9
         take left   15 + sec[2][4]  =  15 + 7  =  22
         take right  9 + sec[1][3]  =  9 + 7  =  16
         22 is larger: take left.  fir = 22,  sec = fir[2][4] = 12
";
        assert_eq!(text_of("8 15 3 7 9 2", FillOrder::Diagonals, Recurrence::FIR_SEC, 16..17), expected);
    }

    #[test]
    fn a_call_of_the_recursion_has_the_answer_of_the_memo() {
        let text = text_of("8 15 -3", FillOrder::Recursion, Recurrence::DIFFERENCE, 0..u64::MAX);
        let (_, blocks) = text.split_once("\n\n").unwrap();
        let expected = "\
step  1  solve(0, 2), called for the whole row
         The memo does not know it, so the function calls itself on the remaining coins.

step  2  solve(1, 2), the first call made by solve(0, 2)
         The memo does not know it, so the function calls itself on the remaining coins.

step  3  solve(2, 2), the first call made by solve(1, 2)
         The memo does not know it. One coin is left, so the call answers directly.

step  4  Coin 2:  −3
         d = −3

step  5  solve(1, 1), the second call made by solve(1, 2)
         The memo does not know it. One coin is left, so the call answers directly.
";
        assert!(blocks.starts_with(expected), "{blocks}");
        assert!(blocks.contains("The memo knows it: difference 15. Nothing is computed."), "{blocks}");
    }

    #[test]
    fn too_many_steps_are_refused_and_missing_ones_are_left_out() {
        let table = |n| Table::new(Row::new(vec![1; n]).unwrap());
        let fill = |n| Fill { order: FillOrder::Rows, recurrence: Recurrence::FIR_SEC, n };
        let error = |n, range| steps(CountFrom::Zero, &table(n), fill(n), range).unwrap_err().to_string();
        assert_eq!(error(1_001, 0..1), "a list of steps holds at most 1,000 coins; this row has 1,001");
        assert_eq!(error(500, 0..100_001), said("errors.export-too-many-steps", &["100,000", "100,001"]));
        for none in [3..3, 9..12] {
            let text = steps(CountFrom::Zero, &table(3), fill(3), none).unwrap();
            assert!(text.ends_with("steps       none of 6\n"), "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_step_has_its_block_and_every_cell_its_numbers(case in any_case(9)) {
            let text = steps(CountFrom::Zero, &case.table, case.fill, 0..case.fill.steps()).unwrap();
            let blocks: Vec<_> = text.split("\n\n").skip(1).collect();
            prop_assert_eq!(blocks.len() as u64, case.fill.steps());
            for (number, block) in blocks.into_iter().enumerate() {
                let words: Vec<_> = block.split_whitespace().take(2).collect();
                prop_assert_eq!(words, ["step".to_owned(), group_count(number + 1)]);
                let step = case.fill.step(number as u64);
                if step.action == FillAction::Write {
                    let numbers = case.table.cell(step.interval).numbers(case.fill.recurrence);
                    let (first, second) = (numbers.first.unwrap(), numbers.second.flatten());
                    let (first_name, _) = case.fill.recurrence.quantities();
                    let first = format!("{} = {}", first_name.name(), exact(first));
                    prop_assert!(block.contains(&first), "{}", block);
                    prop_assert!(second.is_none_or(|second| block.contains(&format!(" = {}", exact(second)))), "{}", block);
                    let sums = block.trim_end().matches('\n').count() - 1;
                    prop_assert_eq!(sums, if step.interval.is_single() { 0 } else { 2 });
                }
            }
        }
    }

    fn game_text(row: &str, first: Strategy, second: Strategy) -> String {
        let (table, players) = (Table::new(row.parse().unwrap()), Players { first, second });
        game(&table, players, &Game::solved(&table, players, Line::default())).unwrap()
    }

    #[test]
    fn a_game_with_mistakes_lists_what_they_threw_away() {
        let expected = "\
row      8, 15, 3, 7
players  First greedy, Second optimal
result   First 15, Second 18: Second wins
moves    what left and right are worth to the player to move; both scores after the move; and the points that the move cost
#  player  takes    left  right  First  Second  cost
1  First   left 8     15     22      8       0     7
2  Second  left 15    18     10      8      15
3  First   right 7     3      7     15      15
4  Second  last 3      3      3     15      18
";
        assert_eq!(game_text("8 15 3 7", Strategy::Greedy, Strategy::Optimal), expected);
    }

    #[test]
    fn a_game_that_waits_for_a_person_names_the_player_to_move() {
        let text = game_text("8 15 3 7", Strategy::Optimal, Strategy::You);
        assert!(
            text.contains("players  First optimal, Second you\nresult   First 7, Second 0: Second is to move\n"),
            "{text}"
        );
        assert!(text.ends_with("\n1  First   right 7    15     22      7       0\n"), "{text}");
    }

    #[test]
    fn an_unfitting_player_is_optimal_and_a_random_one_has_its_seed() {
        let text = game_text("1 100 3", Strategy::Seats, Strategy::Random { seed: 7 });
        assert!(text.contains("players  First optimal, Second random (seed 7)\n"), "{text}");
    }

    #[test]
    fn a_game_on_a_row_that_is_too_long_is_refused() {
        let table = Table::new(Row::new(vec![1; MAX_COINS_IN_MOVE_LIST + 1]).unwrap());
        let error =
            game(&table, Players::default(), &Game::new(&table, Players::default(), Line::default())).unwrap_err();
        assert_eq!(error.to_string(), said("errors.export-text-too-long", &["a list of moves", "100,000", "100,001"]));
    }
}
