//! The texts of the panels, in a module for each panel.

pub mod coins;
pub mod game;
pub mod players;

pub use super::text::panels::*;

pub mod step {
    use crate::game::table::derivation::Derivation;
    use crate::game::{CountFrom, Fill, FillOrder, Recurrence};
    use crate::notation::cell_name;
    use crate::wording::list;
    use crate::wording::text::panels::step as text;

    pub use text::*;

    /// Returns what is said about one coin in a table.
    pub fn one_coin_of(recurrence: Recurrence) -> &'static str {
        if recurrence.other_rule().is_some() { text::one_coin_of_rule() } else { text::one_coin() }
    }

    /// Returns how a fill begins.
    pub fn beginning(order: FillOrder, recurrence: Recurrence) -> &'static str {
        match order {
            FillOrder::Recursion => text::recursion_begins(),
            _ if recurrence.other_rule().is_some() => text::bottom_up_begins_of_rule(),
            _ => text::bottom_up_begins(),
        }
    }

    /// Returns what is said about a cell that is not written: what it will read, or that it is never filled.
    pub fn unwritten(count_from: CountFrom, fill: Fill, derivation: &Derivation) -> Vec<String> {
        if fill.write_step(derivation.interval).is_none() {
            return vec![text::never_filled().to_owned()];
        }
        let reads = derivation.reads();
        let names = reads.iter().map(|read| cell_name(count_from, read.quantity, read.interval));
        let will_read = (!reads.is_empty()).then(|| text::will_read(list(names)));
        std::iter::once(text::not_filled_yet().to_owned()).chain(will_read).collect()
    }
}

pub mod why {
    use crate::game::rule::Most;
    use crate::game::{CountFrom, Interval};
    use crate::wording::text::panels::why as text;

    pub use text::*;

    /// Returns `Coins 0…2: the recursion for F never calls them.`
    pub fn never_called(count_from: CountFrom, interval: Interval) -> String {
        if interval.is_single() {
            text::coin_never_called(count_from, interval)
        } else {
            text::never_called(count_from, interval)
        }
    }

    /// Returns the numbers of an interval and how often it is called: `Coins 1…4: fir 22, sec 12. Called 2 times.`
    ///
    /// `copies` is the number of its calls in the drawn part of the tree. It is not said if it is 0.
    pub fn call_with_numbers(
        count_from: CountFrom,
        interval: Interval,
        numbers: &str,
        copies: usize,
        is_whole_tree: bool,
    ) -> String {
        let text = if is_whole_tree { text::call_with_numbers } else { text::call_with_numbers_in_part };
        text(count_from, interval, numbers, copies)
    }

    /// Returns the sentence on the growth of the double loop from `few` coins to twice as many.
    /// Where a move takes several coins, that of the triple loop.
    pub fn growth(few: u64, most: Most) -> String {
        match most {
            Most::One => {}
            Most::UpTo(most) => return text::growth_of_moves(most),
            Most::Any => return text::growth_of_any_moves().to_owned(),
        }
        let many = 2 * few;
        let cells = |n: u64| n * (n + 1) / 2;
        let n_log_n = |n: u64| (n as f64 * (n as f64).log2()).round() as i64;
        text::growth(few, many, cells(few), cells(many), n_log_n(few), n_log_n(many))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_call_says_how_often_it_is_drawn() {
            let name = |copies: usize, state: Option<&str>| call_name(1, 4, copies, state);
            assert_eq!(name(0, None), "call 1 to 4");
            assert_eq!(name(1, Some("open")), "call 1 to 4, once, open");
            assert_eq!(name(2, None), "call 1 to 4, 2 times");
        }

        #[test]
        fn the_growth_of_the_cells_is_compared_with_that_of_n_log_n() {
            assert_eq!(
                growth(1000, Most::One),
                "The double loop is quadratic, not n log n. From 1,000 to 2,000 coins, the cells multiply by 4, from \
                 500,500 to 2,001,000. n log₂ n grows only from 9,966 to 21,932."
            );
        }
    }
}
