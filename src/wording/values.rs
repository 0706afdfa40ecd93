//! Values of the program as texts show them, where they are shown with words of their own.

use super::text::names;
use super::text::row as of_row;
use crate::game::{Players, Row};
use crate::notation::{Parity, first_coins, interval_name};
use crate::number::decimal;
use crate::text::parts::{Argument, Value, arguments};

// The types of arguments.
pub use crate::game::build::Gaps;
pub use crate::game::build::check::Mistake;
pub use crate::game::build::form::LineAbout;
pub use crate::game::fill::Phase;
pub use crate::game::play::survey::SurveyProgress;
pub use crate::game::recurrence::{Meaning, Quantity};
pub use crate::game::row::random::RowShape;
pub use crate::game::row::read::ReadAs;
pub use crate::game::table::derivation::Sum;
pub use crate::game::table::overview::Lengths;
pub use crate::game::{CountFrom, End, FillAction, FillOrder, Interval, Pick, Player, Rule, Strategy};
pub use crate::predict::practice::Idea;

pub use names::{coin_count, count_word, labeled, sentence};

/// A row of at most this many coins is listed in full.
const MAX_LISTED_COINS: usize = 100;
/// This many coins of a longer row are listed.
const FIRST_COINS: usize = 10;

/// Gives types a name on the screen, which texts can also show.
macro_rules! named {
    ($($of:ident $group:ident)*) => {
        $(
            impl $of {
                /// Returns the name on the screen.
                pub fn name(self) -> &'static str {
                    names::$group::name(self)
                }
            }
        )*
        arguments! { $($of: $of::name;)* }
    };
}

named! {
    Player player
    End end
    Pick pick
    Strategy strategy
    FillOrder order
    Phase phase
    Lengths lengths
    RowShape shape
}

arguments! {
    ReadAs: ReadAs::name;
    FillAction: |_| "";
    Parity: |_| "";
    SurveyProgress: |_| "";
}

impl Argument for Players {
    fn value(&self) -> Value<'_> {
        Value::Text(names::pair(self.first, self.second).into())
    }
}

impl Argument for Row {
    fn value(&self) -> Value<'_> {
        Value::Text(row_text(self).into())
    }
}

/// Returns the coins of a row; of a long row, the first ones and the number of the others. A minus sign is that of
/// ASCII, as in the text field.
pub fn row_text(row: &Row) -> String {
    let n = row.len();
    if n <= MAX_LISTED_COINS {
        row.to_string()
    } else {
        of_row::and_more(first_coins(row, FIRST_COINS), n - FIRST_COINS)
    }
}

/// Returns the name of an interval: `coins 1…4`, or `coin 3`.
pub fn coins_name(count_from: CountFrom, interval: Interval) -> String {
    let name = interval_name(count_from, interval);
    if interval.is_single() { names::coin(name) } else { names::coins(name) }
}

/// Returns the name of an interval as a title: `Coins 1…4`, or `Coin 3`.
pub fn title_of(count_from: CountFrom, interval: Interval) -> String {
    let name = interval_name(count_from, interval);
    if interval.is_single() { names::title_of_coin(name) } else { names::title_of_coins(name) }
}

/// Returns the name of an interval in a sentence with other numbers: `1…4`, or `coin 3`.
pub fn rest_name(count_from: CountFrom, interval: Interval) -> String {
    if interval.is_single() { coins_name(count_from, interval) } else { interval_name(count_from, interval) }
}

/// Returns an interval as it is spoken: `coins 1 to 4`.
pub fn spoken_coins(count_from: CountFrom, interval: Interval) -> String {
    if interval.is_single() {
        return coins_name(count_from, interval);
    }
    let [i, j] = count_from.ends(interval);
    names::spoken_coins(i, j)
}

/// Joins items to a list: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    joined(items, |before, last| names::and(before, last))
}

/// Joins items to a list: `a`, `a or b`, `a, b or c`.
pub fn or_list(items: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    joined(items, |before, last| names::or(before, last))
}

fn joined(items: impl IntoIterator<Item = impl AsRef<str>>, last_two: impl Fn(&str, &str) -> String) -> String {
    let items: Vec<_> = items.into_iter().collect();
    let items: Vec<_> = items.iter().map(AsRef::as_ref).collect();
    match &items[..] {
        [before @ .., last] if !before.is_empty() => last_two(&before.join(names::between_items()), last),
        items => items.concat(),
    }
}

/// Joins items to a list without a word before the last one: `a, b, c`.
pub fn items(items: impl IntoIterator<Item = impl Into<String>>) -> String {
    with_between(items, names::between_items())
}

/// Joins sentences. Languages differ in what stands between them.
pub fn sentences(sentences: impl IntoIterator<Item = impl Into<String>>) -> String {
    with_between(sentences, names::between_sentences())
}

/// Joins what is not quite a sentence: `a; b`.
pub fn parts(parts: impl IntoIterator<Item = impl Into<String>>) -> String {
    with_between(parts, names::between_parts())
}

/// Joins texts. Empty ones are left out.
fn with_between(texts: impl IntoIterator<Item = impl Into<String>>, between: &str) -> String {
    let texts: Vec<String> = texts.into_iter().map(Into::into).filter(|text| !text.is_empty()).collect();
    texts.join(between)
}

/// Writes a part of a whole in percent, with one decimal digit: 1 of 8 as `12.5 %`.
pub fn percent(part: u64, whole: u64) -> String {
    names::percent(decimal(100.0 * part as f64 / whole as f64, 1))
}

/// Returns the endings of names: `.svg, .png or .pdf`.
pub fn endings_text(extensions: &[&str]) -> String {
    or_list(extensions.iter().map(|extension| format!(".{extension}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_have_names() {
        let [one, some] = [Interval::new(3, 3), Interval::new(1, 4)];
        assert_eq!([one, some].map(|coins| interval_name(CountFrom::Zero, coins)), ["3", "1…4"]);
        assert_eq!([one, some].map(|coins| coins_name(CountFrom::Zero, coins)), ["coin 3", "coins 1…4"]);
        assert_eq!([one, some].map(|coins| title_of(CountFrom::Zero, coins)), ["Coin 3", "Coins 1…4"]);
        assert_eq!([one, some].map(|coins| title_of(CountFrom::One, coins)), ["Coin 4", "Coins 2…5"]);
    }

    #[test]
    fn a_part_is_written_in_percent_with_one_decimal_digit() {
        assert_eq!(percent(1, 8), "12.5\u{a0}%");
        assert_eq!(percent(0, 3), "0.0\u{a0}%");
    }

    #[test]
    fn sentences_and_items_are_joined_and_empty_ones_left_out() {
        assert_eq!(sentences(["One.", "", "Two."]), "One. Two.");
        assert_eq!((items(["a", "b"]), parts(["a", "b"])), ("a, b".to_owned(), "a; b".to_owned()));
    }

    #[test]
    fn the_last_two_items_of_a_list_are_joined_by_and() {
        let lists = [0, 1, 2, 3].map(|count| list(["a", "b", "c"][..count].iter().copied().map(str::to_owned)));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
    }
}
