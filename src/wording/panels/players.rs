//! The Players tab: whether First can force a win, all pairs of strategies, and greedy on many rows.

use std::cmp::Ordering;

use crate::game::play::survey::WorstRow;
use crate::game::row::random::Recipe;
use crate::game::{Cell, CountFrom, Players, Seats};
use crate::notation::Parity;
use crate::number::{Number, mean};
use crate::wording::text::panels::players as text;

pub use text::*;

/// Returns who wins: `First wins: 2·fir = 48 is more than the sum, 44.`
pub fn verdict(result: &Cell) -> String {
    let twice = 2 * result.fir();
    match twice.cmp(&result.sum) {
        Ordering::Greater => text::first_wins(twice, result.sum),
        Ordering::Equal => text::a_draw(twice),
        Ordering::Less => text::first_loses_here(twice, result.sum),
    }
}

/// Returns the sum of the seats of one kind: `even seats: 11`. `index` is the index of one of their coins.
pub fn seats_with_sum(count_from: CountFrom, index: usize, sum: i64) -> String {
    match Parity::of(count_from.index(index)) {
        Parity::Even => text::even_seats(sum),
        Parity::Odd => text::odd_seats(sum),
    }
}

/// Returns why First wins, or why not: how the seats of an even row of `n` coins help First, or why those of an odd row
/// do not.
pub fn reason(count_from: CountFrom, n: usize, result: &Cell, seats: Seats) -> String {
    if n == 1 {
        return text::one_coin().to_owned();
    }
    let (fir, sec) = (result.fir(), result.sec());
    // The seat of the first coin has this kind of number.
    let first_kind = Parity::of(count_from.index(0));
    if !n.is_multiple_of(2) {
        let margin = (fir - sec).abs();
        let outcome = match fir.cmp(&sec) {
            Ordering::Greater => text::wins_here(margin, fir, sec),
            Ordering::Equal => text::draws_here(fir),
            Ordering::Less => text::loses_here(margin, fir, sec),
        };
        return text::reason_on_odd_row(first_kind, outcome);
    }
    let (more, less) = (seats.even.max(seats.odd), seats.even.min(seats.odd));
    let seats_taken = match (more == less, (seats.even > seats.odd) == (first_kind == Parity::Even)) {
        (true, _) => text::either_seats(more),
        (false, true) => text::all_even_seats(more, less),
        (false, false) => text::all_odd_seats(more, less),
    };
    let best = match fir - seats.richer_sum() {
        0 => text::best_gets_no_more().to_owned(),
        more => text::best_gets_more(more, fir, sec),
    };
    text::reason_on_even_row(seats_taken, best)
}

/// Returns mean scores without decimals, for a narrow cell: `≈82 : 53`.
pub fn rounded_scores([first, second]: &[String; 2]) -> String {
    format!("≈{first} : {second}")
}

/// Returns the result of a pair with coin flips: `random against optimal: 15.2 to 17.8 on average, margins from −14 to
/// 11`.
pub fn mean_scores_of_pair(players: Players, first: f64, second: f64, lowest: Number, highest: Number) -> String {
    text::mean_scores_of_pair(players, mean(first), mean(second), lowest, highest)
}

/// Returns the rows of one half of the survey: `10 coins · even`.
pub fn rows_of(n: usize) -> String {
    match Parity::of(n) {
        Parity::Even => text::even_rows_of(n),
        Parity::Odd => text::odd_rows_of(n),
    }
}

/// Returns the notes of the session of a worst row, from a survey of `rows` rows. They say how the row was found.
pub fn worst_row_notes(recipe: &Recipe, rows: u64, worst: &WorstRow) -> String {
    let ends = |margin: i64| match margin {
        0 => text::in_a_draw().to_owned(),
        1.. => text::ahead(margin),
        _ => text::behind(-margin),
    };
    let (greedy, best) = (ends(worst.margin), ends(worst.difference));
    text::worst_row_notes(worst.number + 1, rows, recipe.to_string(), greedy, best, worst.thrown_away)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Table;
    use crate::game::play::survey::SurveyProgress;
    use crate::text::said;

    fn texts(row: &str) -> (String, String) {
        let table = Table::new(row.parse().unwrap());
        let result = table.result();
        (verdict(&result), reason(CountFrom::Zero, table.n(), &result, Seats::of(table.row())))
    }

    #[test]
    fn an_even_row_is_won_or_drawn_by_its_seats() {
        let (verdict, reason) = texts("8 15 3 7 9 2");
        assert_eq!(verdict, said("panels.players-first-wins", &["48", "44"]));
        assert_eq!(
            reason,
            "On an even row First never loses. One end lies on an even seat and the other on an odd one. First takes one, and then both ends for Second are of the other kind. So First can take all the odd seats, 24 to \
             20. Best play gets no more than that."
        );
        let (verdict, reason) = texts("2 2 2 2");
        assert_eq!(verdict, said("panels.players-a-draw", &["8"]));
        assert!(reason.contains("So First can take all the even or all the odd seats, 4 each."), "{reason}");
        let (_, reason) = texts("20 30 2 2 2 10");
        assert!(reason.contains("So First can take all the odd seats, 42 to 24."), "{reason}");
        let table = Table::new("20 30 2 2 2 10".parse().unwrap());
        let from_1 = super::reason(CountFrom::One, table.n(), &table.result(), Seats::of(table.row()));
        assert!(from_1.contains("So First can take all the even seats, 42 to 24."), "{from_1}");
        assert!(
            texts("3 2 2 3 1 2").1.ends_with(said("panels.players-best-gets-more", &["1", "8", "5."])),
            "{}",
            texts("3 2 2 3 1 2").1
        );
    }

    #[test]
    fn an_odd_row_shows_who_wins_and_why_the_seats_do_not_help() {
        let (verdict, reason) = texts("1 100 3");
        assert_eq!(verdict, said("panels.players-first-loses-here", &["8", "104"]));
        assert_eq!(
            reason,
            "On an odd row First cannot choose the seats, because both ends lie on even seats. First leaves an even \
             row, so Second can choose. Here First loses by 96, 4 to 100, even with best play."
        );
        assert_eq!(texts("-5").1, crate::wording::panels::players::one_coin());
        assert!(
            texts("5 1 2").1.ends_with(said("panels.players-wins-here", &["4", "6", "2."])),
            "{}",
            texts("5 1 2").1
        );
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
