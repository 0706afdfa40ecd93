//! What Predict asks and answers: questions, correct answers with their reasons, and explanations of wrong answers.

pub use super::text::predict::*;

pub mod numbers {
    use crate::game::table::derivation::Sum;
    use crate::game::{CountFrom, End, Interval, Recurrence};
    use crate::number::exact;
    use crate::wording::text::predict::numbers as text;

    pub use text::*;

    /// Returns `8 + sec[0][2] = 8 + 15 = 23: taking left leaves 1…3, which is the cell below.`.
    pub fn swaps_cells(count_from: CountFrom, sum: &Sum, end: End, left: Interval, ahead: Option<usize>) -> String {
        let place = match (ahead, end) {
            (Some(2..), _) => text::inside_it(),
            (_, End::Left) => text::cell_below(),
            (_, End::Right) => text::cell_to_the_left(),
        };
        text::swaps_cells(count_from, sum, end, left, place)
    }

    /// Returns `That is sec[2][4] alone; the coin itself counts too.`.
    pub fn lacks_coin(count_from: CountFrom, rest: &Sum, recurrence: Recurrence) -> String {
        let rest = rest.names(count_from, exact);
        if recurrence.subtracts() { text::lacks_subtracted_coin(rest) } else { text::lacks_coin(rest) }
    }

    /// Returns `That is the coin on the left alone; what is read below counts too.`.
    pub fn lacks_rest(end: End, ahead: Option<usize>) -> String {
        match ahead {
            None => text::lacks_rest(end),
            Some(2..) => text::lacks_rest_ahead(end),
            Some(_) => text::lacks_rest_beside(end).to_owned(),
        }
    }
}

pub mod reveal {
    use crate::game::recurrence::Quantity;
    use crate::game::table::derivation::{CellRead, Sum};
    use crate::game::{CountFrom, End, Interval, Pick};
    use crate::notation::{cell_name, interval_name};
    use crate::number::{self, Number, exact};
    use crate::wording::list;
    use crate::wording::text::predict::reveal as text;

    pub use text::end;

    /// Returns `cells 2…4 and 1…3: taking left leaves 2…4, taking right leaves 1…3`.
    pub fn cells_read(count_from: CountFrom, cells: &[Interval], left: Interval, right: Interval) -> String {
        text::cells_read(count_from, cells_list(count_from, cells), left, right)
    }

    /// Returns `cells 3…4, 2…3 and 1…2: one of them remains when the same player is to move again`.
    pub fn cells_read_two_ahead(count_from: CountFrom, cells: &[Interval]) -> String {
        text::cells_read_two_ahead(cells_list(count_from, cells))
    }

    /// Returns `22, for taking left: 15 + sec[2][4] = 15 + 7`. On a tie, `sums` has those of both ends.
    pub fn first_number(count_from: CountFrom, number: Number, pick: Pick, sums: &[&Sum]) -> String {
        let sums = sums.iter().map(|sum| sum.terms(count_from));
        text::first_number(number, pick, sums.reduce(text::both_sums).unwrap_or_default())
    }

    /// Returns `12, the value of fir[2][4]: taking left leaves 2…4, where the other player is to move`.
    pub fn second_number(
        count_from: CountFrom,
        number: Number,
        first: Quantity,
        from: &[Interval],
        taken: End,
        rest_of_taken: Interval,
    ) -> String {
        text::second_number(count_from, value_of(count_from, number, first, from), taken, rest_of_taken)
    }

    /// Returns `2, the value of fir[1][1] and of fir[0][0]: after either pick the other player is to move`.
    pub fn second_number_on_tie(count_from: CountFrom, number: Number, first: Quantity, from: &[Interval]) -> String {
        text::second_number_on_tie(value_of(count_from, number, first, from))
    }

    /// Returns `12, the value of f[2][4]: the smaller of f[2][4] = 12 and f[1][3] = 18`.
    pub fn smaller_number(
        count_from: CountFrom,
        number: Number,
        first: Quantity,
        from: &[Interval],
        reads: [CellRead; 2],
    ) -> String {
        let [below, left] = reads.map(|read| {
            format!("{} = {}", cell_name(count_from, read.quantity, read.interval), number::value(read.value, exact))
        });
        text::smaller_number(value_of(count_from, number, first, from), below, left)
    }

    /// Returns `12, the value of fir[2][4]`.
    fn value_of(count_from: CountFrom, number: Number, first: Quantity, from: &[Interval]) -> String {
        let names = from.iter().map(|interval| cell_name(count_from, first, *interval));
        text::value_of(number, names.reduce(text::names_on_tie).unwrap_or_default())
    }

    /// Returns `2…4 and 1…3`.
    fn cells_list(count_from: CountFrom, cells: &[Interval]) -> String {
        list(cells.iter().map(|cell| interval_name(count_from, *cell)))
    }
}

pub mod show_of_hands {
    use crate::wording::text::predict::show_of_hands as text;

    pub use crate::wording::text::names::pick::of_class as pick;
    pub use text::{counter, counter_again};

    /// Returns how many were right: `12 of 20 were right.`. Empty if nobody has raised a hand.
    pub fn result(correct: u32, all: u32) -> String {
        if all == 0 { String::new() } else { text::result(correct, all) }
    }
}

pub mod summary {
    use crate::wording::text::predict::summary as text;

    pub use text::*;

    /// How many questions were answered in which way.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Counts {
        pub asked: usize,
        pub correct_at_first_try: usize,
        pub correct_later: usize,
        pub revealed: usize,
        /// The number of questions without a correct answer that were not revealed.
        pub unanswered: usize,
        pub best_streak: usize,
    }

    /// Returns `First try: 14 of 18 · later: 2 · revealed: 1 · unanswered: 1 · best streak: 6`, without counts of 0 in the
    /// middle.
    pub fn score(counts: Counts) -> String {
        let Counts { asked, correct_at_first_try, correct_later, revealed, unanswered, best_streak } = counts;
        let later = (correct_later > 0).then(|| text::later(correct_later));
        let revealed = (revealed > 0).then(|| text::revealed(revealed));
        let unanswered = (unanswered > 0).then(|| text::unanswered(unanswered));
        let first = Some(text::first_try(correct_at_first_try, asked));
        let parts = [first, later, revealed, unanswered, Some(text::best_streak(best_streak))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::text::said;

        #[test]
        fn a_score_leaves_out_what_did_not_happen() {
            let mut counts = Counts {
                asked: 18,
                correct_at_first_try: 14,
                correct_later: 2,
                revealed: 1,
                unanswered: 1,
                best_streak: 6,
            };
            assert_eq!(score(counts), "First try: 14 of 18 · later: 2 · revealed: 1 · unanswered: 1 · best streak: 6");
            counts = Counts { correct_later: 0, revealed: 0, unanswered: 0, ..counts };
            assert_eq!(score(counts), said("predict.summary-first-try", &["14", "18 · best streak: 6"]));
        }
    }
}
