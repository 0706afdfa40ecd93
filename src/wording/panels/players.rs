//! The Players tab: whether First can force a win, all pairs of strategies, and greedy on many rows.

use std::cmp::Ordering;

use super::coins::{coins, parity};
use crate::game::play::pairings::RANDOM_GAMES;
use crate::game::play::survey::WorstRow;
use crate::game::row::random::Recipe;
use crate::game::{Cell, CountFrom, Misfit, Players, Seats};
use crate::number::{exact, fitted, group_count, mean, percent};

/// The size of a loss on a button, in characters.
const LOSS_CHARACTERS: usize = 9;

/// Stands in place of the scores while the table is not full.
pub fn scores_later() -> &'static str {
    "Scores on this row appear once the table is full."
}

// Whether First can force a win.

/// The title of the card about the seats.
pub fn can_first_force_a_win() -> &'static str {
    "Can First force a win?"
}

/// Returns who wins: `First wins: 2·fir = 48 is more than the sum, 44.`
pub fn verdict(result: &Cell) -> String {
    let (twice, sum) = (exact(2 * result.fir()), exact(result.sum));
    match (2 * result.fir()).cmp(&result.sum) {
        Ordering::Greater => format!("First wins: 2·fir = {twice} is more than the sum, {sum}."),
        Ordering::Equal => format!("A draw: 2·fir = {twice} is the sum."),
        Ordering::Less => format!("First loses: 2·fir = {twice} is less than the sum, {sum}."),
    }
}

/// The picture of the seats in words.
pub fn coins_on_their_seats() -> &'static str {
    "The coins, with even and odd seats in different colors"
}

/// Returns the sum of the seats of one kind: `even seats: 11`. `index` is the index of one of their coins.
pub fn seats_with_sum(count_from: CountFrom, index: usize, sum: i64) -> String {
    format!("{} seats: {}", kind_of_seat(count_from, index), exact(sum))
}

/// Returns whether the seat of a coin has an even or an odd number.
fn kind_of_seat(count_from: CountFrom, index: usize) -> &'static str {
    if count_from.index(index).is_multiple_of(2) { "even" } else { "odd" }
}

/// Returns why First wins, or why not: how the seats of an even row of `n` coins help First, or why those of an odd row
/// do not.
pub fn reason(count_from: CountFrom, n: usize, result: &Cell, seats: Seats) -> String {
    if n == 1 {
        return "There is only one coin, so First has no choice.".to_owned();
    }
    let (fir, sec) = (exact(result.fir()), exact(result.sec()));
    let [first_kind, second_kind] = [0, 1].map(|index| kind_of_seat(count_from, index));
    if !n.is_multiple_of(2) {
        let margin = exact((result.fir() - result.sec()).abs());
        let outcome = match result.fir().cmp(&result.sec()) {
            Ordering::Greater => format!("Here First wins by {margin}, {fir} to {sec}"),
            Ordering::Equal => format!("Here it is a draw, {fir} each"),
            Ordering::Less => format!("Here First loses by {margin}, {fir} to {sec}, even with best play"),
        };
        return format!(
            "On an odd row First cannot choose the seats, because both ends lie on {first_kind} seats. First leaves an even \
             row, so Second can choose. {outcome}."
        );
    }
    let most = match seats.even.cmp(&seats.odd) {
        Ordering::Greater => format!("all the {first_kind} seats, {} to {}", exact(seats.even), exact(seats.odd)),
        Ordering::Less => format!("all the {second_kind} seats, {} to {}", exact(seats.odd), exact(seats.even)),
        Ordering::Equal => format!("all the even or all the odd seats, {} each", exact(seats.even)),
    };
    let best = match result.fir() - seats.richer_sum() {
        0 => "Best play gets no more than that".to_owned(),
        more => format!("Best play gets {} more: {fir} to {sec}", exact(more)),
    };
    format!(
        "On an even row First never loses. One end lies on an even seat and the other on an odd one. First takes one, and then both ends for Second are of the other kind. So First can take {most}. {best}."
    )
}

// All pairs of strategies.

/// The title of the card with all pairs.
pub fn strategies_on_this_row() -> &'static str {
    "How do the strategies do on this row?"
}

/// Returns why a long row has no pairs: `Pairs are played on rows of up to 2,000 coins. This row is longer.`
pub fn pairs_played_up_to(most_coins: usize) -> String {
    format!("Pairs are played on rows of up to {}. This row is longer.", coins(most_coins))
}

/// Names what is computed, in a message that it could not be computed.
pub fn the_pairs() -> &'static str {
    "The pairs"
}

/// Stands in place of the pairs while they are played.
pub fn playing_all_pairs() -> &'static str {
    "Playing all pairs…"
}

/// The corner of the grid: First's strategies are below it, and Second's are beside it.
pub fn first_and_second() -> &'static str {
    "First  \\  Second"
}

/// Explains the grid of pairs, below it.
pub fn about_pairs() -> String {
    format!(
        "Each pair shows First's and Second's scores. With coin flips, these are means of {} games, with seeds from 1 on. Below them are First's smallest and largest margin. The exploiter knows the coin flips. Click a pair to \
         see one of its games.",
        group_count(RANDOM_GAMES)
    )
}

/// Returns the name of a pair: `greedy against optimal`.
fn pair(players: Players) -> String {
    format!("{} against {}", players.first.name(), players.second.name())
}

/// Returns why a pair does not play: `exploiter against exploiter: ` and the reason.
pub fn pair_does_not_play(players: Players, misfit: Misfit) -> String {
    format!("{}: {misfit}", pair(players))
}

/// Returns the result of a pair without coin flips: `greedy against optimal: 15 to 18`.
pub fn scores_of_pair(players: Players, first: i64, second: i64) -> String {
    format!("{}: {} to {}", pair(players), exact(first), exact(second))
}

/// Returns mean scores without decimals, for a narrow cell: `≈82 : 53`.
pub fn rounded_scores([first, second]: &[String; 2]) -> String {
    format!("≈{first} : {second}")
}

/// Returns the result of a pair with coin flips: `random against optimal: 15.2 to 17.8 on average, margins from −14 to
/// 11`.
pub fn mean_scores_of_pair(players: Players, first: f64, second: f64, lowest: i64, highest: i64) -> String {
    format!(
        "{}: {} to {} on average, margins from {} to {}",
        pair(players),
        mean(first),
        mean(second),
        exact(lowest),
        exact(highest)
    )
}

// Greedy on many rows.

/// The title of the card of the survey.
pub fn greedy_on_many_rows() -> &'static str {
    "How does greedy do on many rows?"
}

/// Says who plays on which rows, below the title of the survey.
pub fn about_survey() -> &'static str {
    "First is greedy and Second is optimal, on random rows with an even and with an odd number of coins."
}

/// The field of the number of rows.
pub fn rows() -> &'static str {
    "Rows"
}

/// The button that starts the survey.
pub fn run_survey() -> &'static str {
    "Run the survey"
}

/// The button that stops the survey.
pub fn stop_survey() -> &'static str {
    "Stop the survey"
}

/// Names what is computed, in a message that it could not be computed.
pub fn rest_of_the_rows() -> &'static str {
    "The rest of the rows"
}

/// How far a survey has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurveyProgress {
    Running,
    Stopped,
    Done,
}

/// Returns how many rows are done: `3,000 of 4,000 rows`, `stopped after 3,000 of 4,000 rows`, or `4,000 rows`.
pub fn survey_rows(progress: SurveyProgress, done: u64, all: u64) -> String {
    let (done, all) = (group_count(done), group_count(all));
    match progress {
        SurveyProgress::Running => format!("{done} of {all} rows"),
        SurveyProgress::Stopped => format!("stopped after {done} of {all} rows"),
        SurveyProgress::Done => format!("{done} rows"),
    }
}

/// Returns how many rows are done, for screen readers: `Survey running: 3,000 of 4,000 rows`.
pub fn survey_status(progress: SurveyProgress, done: u64, all: u64) -> String {
    let rows = survey_rows(progress, done, all);
    match progress {
        SurveyProgress::Running => format!("Survey running: {rows}"),
        SurveyProgress::Stopped => format!("Survey {rows}"),
        SurveyProgress::Done => format!("Survey done: {rows}"),
    }
}

/// Returns the rows of one half of the survey: `10 coins · even`.
pub fn rows_of(n: usize) -> String {
    format!("{} · {}", coins(n), parity(n))
}

/// Stands below the number of coins before the first of these rows is done.
pub fn not_started() -> &'static str {
    "not started"
}

/// The title of the plot of the margin that greedy throws away.
pub fn margin_thrown_away() -> &'static str {
    "Rows by margin thrown away"
}

/// Returns the plot of the margin in words, for rows of `n` coins: `What greedy throws away, even rows`.
pub fn what_greedy_throws_away(n: usize) -> String {
    format!("What greedy throws away, {} rows", parity(n))
}

/// The bars of the plot of the margin.
pub fn throws_away() -> &'static str {
    "throws away"
}

/// The bar of the rows on which greedy throws nothing away.
pub fn nothing() -> &'static str {
    "nothing"
}

/// Returns the name of a bar of the plot of the margin: `2 to 8`.
pub fn from_to(least: i64, most: i64) -> String {
    format!("{} to {}", exact(least), exact(most))
}

/// The title of the plot of the games that First loses.
pub fn first_loses() -> &'static str {
    "First loses"
}

/// Returns the plot of the lost games in words, for rows of `n` coins: `How often First loses, odd rows`.
pub fn how_often_first_loses(n: usize) -> String {
    format!("How often First loses, {} rows", parity(n))
}

/// The bar of the games in which First plays optimally.
pub fn best_play() -> &'static str {
    "best play"
}

/// The bar of the games in which First is greedy.
pub fn greedy() -> &'static str {
    "greedy"
}

/// Returns how the rows end under best play: `Under best play First loses 12.0 % and draws 3.0 %.`
pub fn under_best_play(loses: u64, draws: u64, rows: u64) -> String {
    format!("With best play First loses {} and draws {}.", percent(loses, rows), percent(draws, rows))
}

/// Returns how the rows end if First is greedy: `A greedy First loses 12.0 % and draws 3.0 %.`
pub fn if_greedy(loses: u64, draws: u64, rows: u64) -> String {
    format!("A greedy First loses {} and draws {}.", percent(loses, rows), percent(draws, rows))
}

/// Returns how often greedy is best play: `Greedy throws nothing away on 40.0 % of the rows.`
pub fn greedy_throws_nothing_away(flawless: u64, rows: u64) -> String {
    format!("Greedy throws nothing away on {} of the rows.", percent(flawless, rows))
}

/// Stands in place of the worst row if greedy is best play on all rows.
pub fn no_worst_row() -> &'static str {
    "Greedy threw nothing away on any row."
}

/// Returns the button that opens the worst row: `Open the worst row: −14`.
pub fn open_worst_row(thrown_away: i64) -> String {
    format!("Open the worst row: −{}", fitted(thrown_away, LOSS_CHARACTERS))
}

/// Returns the name of that button for screen readers: `Open the worst row of 11 coins`.
pub fn open_worst_row_of(n: usize) -> String {
    format!("Open the worst row of {}", coins(n))
}

/// Returns the title of the session of a worst row: `Worst for greedy: −14`.
pub fn worst_row_title(worst: &WorstRow) -> String {
    format!("Worst for greedy: −{}", exact(worst.thrown_away))
}

/// Returns the notes of the session of a worst row, from a survey of `rows` rows. They say how the row was found.
pub fn worst_row_notes(recipe: &Recipe, rows: u64, worst: &WorstRow) -> String {
    format!(
        "Row {} of {}: {recipe}. A greedy First ends {}, and best play ends {}. Greedy throws away {} of the \
         margin, and no other row of the survey cost more.",
        group_count(worst.number + 1),
        group_count(rows),
        ahead(worst.margin),
        ahead(worst.difference),
        exact(worst.thrown_away),
    )
}

/// Returns a margin as text: `3 behind`.
fn ahead(margin: i64) -> String {
    match margin {
        0 => "in a draw".to_owned(),
        1.. => format!("{} ahead", exact(margin)),
        _ => format!("{} behind", exact(-margin)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Table;

    fn texts(row: &str) -> (String, String) {
        let table = Table::new(row.parse().unwrap());
        let result = table.result();
        (verdict(&result), reason(CountFrom::Zero, table.n(), &result, Seats::of(table.row())))
    }

    #[test]
    fn an_even_row_is_won_or_drawn_by_its_seats() {
        let (verdict, reason) = texts("8 15 3 7 9 2");
        assert_eq!(verdict, "First wins: 2·fir = 48 is more than the sum, 44.");
        assert_eq!(
            reason,
            "On an even row First never loses. One end lies on an even seat and the other on an odd one. First takes one, and then both ends for Second are of the other kind. So First can take all the odd seats, 24 to \
             20. Best play gets no more than that."
        );
        let (verdict, reason) = texts("2 2 2 2");
        assert_eq!(verdict, "A draw: 2·fir = 8 is the sum.");
        assert!(reason.contains("So First can take all the even or all the odd seats, 4 each."), "{reason}");
        let (_, reason) = texts("20 30 2 2 2 10");
        assert!(reason.contains("So First can take all the odd seats, 42 to 24."), "{reason}");
        let table = Table::new("20 30 2 2 2 10".parse().unwrap());
        let from_1 = super::reason(CountFrom::One, table.n(), &table.result(), Seats::of(table.row()));
        assert!(from_1.contains("So First can take all the even seats, 42 to 24."), "{from_1}");
        assert!(texts("3 2 2 3 1 2").1.ends_with("Best play gets 1 more: 8 to 5."), "{}", texts("3 2 2 3 1 2").1);
    }

    #[test]
    fn an_odd_row_shows_who_wins_and_why_the_seats_do_not_help() {
        let (verdict, reason) = texts("1 100 3");
        assert_eq!(verdict, "First loses: 2·fir = 8 is less than the sum, 104.");
        assert_eq!(
            reason,
            "On an odd row First cannot choose the seats, because both ends lie on even seats. First leaves an even \
             row, so Second can choose. Here First loses by 96, 4 to 100, even with best play."
        );
        assert_eq!(texts("-5").1, "There is only one coin, so First has no choice.");
        assert!(texts("5 1 2").1.ends_with("Here First wins by 4, 6 to 2."), "{}", texts("5 1 2").1);
    }

    #[test]
    fn the_notes_of_a_worst_row_say_how_it_was_found() {
        let recipe = Recipe { count: 4, seed: 7, ..Recipe::default() };
        let row = "8 15 3 7".parse().unwrap();
        let worst = WorstRow { thrown_away: 14, number: 122, row, difference: 11, margin: -3 };
        assert_eq!(
            worst_row_notes(&recipe, 1000, &worst),
            "Row 123 of 1,000: 4 uniform coins from 1 to 20, seed 7. A greedy First ends 3 behind, and best play \
             ends 11 ahead. Greedy throws away 14 of the margin, and no other row of the survey cost more."
        );
    }

    #[test]
    fn a_survey_says_how_far_it_has_come() {
        let status = |progress| survey_status(progress, 3_000, 4_000);
        assert_eq!(status(SurveyProgress::Running), "Survey running: 3,000 of 4,000 rows");
        assert_eq!(status(SurveyProgress::Stopped), "Survey stopped after 3,000 of 4,000 rows");
        assert_eq!(status(SurveyProgress::Done), "Survey done: 3,000 rows");
    }
}
