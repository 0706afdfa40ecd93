//! The sentence that says which coins a number of the table consists of.

use super::text::table::trace as text;
use crate::game::play::game::{Share, Trace};
use crate::game::recurrence::Quantity;
use crate::game::{Cell, Player, Recurrence, Row};
use crate::number::exact;

/// At most this many coins are listed.
const MAX_LISTED: usize = 10;

/// Returns which coins a number of a cell consists of: `fir 22 = 7 + 15: the coins that the player to move takes`.
///
/// For a recurrence that stores the difference, it says which coins both players take.
pub fn trace_text(row: &Row, recurrence: Recurrence, cell: &Cell, trace: &Trace, share: Share) -> String {
    let (first, second) = recurrence.quantities();
    let coins = |player| sum_of(row, trace.coins(player));
    match share {
        Share::Fir => text::mover(first, cell.fir(), coins(Player::First)),
        Share::Sec => {
            let name = second.map_or("sec", Quantity::name);
            match coins(Player::Second) {
                none if none.is_empty() => text::nothing(name, cell.sec()),
                coins => text::other(name, cell.sec(), coins),
            }
        }
        Share::Both => {
            let name = second.map_or(first.name().to_owned(), |second| format!("{} − {}", first.name(), second.name()));
            let (mine, theirs) = (coins(Player::First), coins(Player::Second));
            let theirs = if theirs.is_empty() { "0".to_owned() } else { format!("({theirs})") };
            text::both(name, cell.fir() - cell.sec(), mine, theirs)
        }
    }
}

/// Returns a sum of coins, such as `7 + 15`. A long one is cut: `7 + 15 + … (312 coins)`.
fn sum_of(row: &Row, coins: impl Iterator<Item = usize>) -> String {
    let coins: Vec<_> = coins.collect();
    let term = |(number, coin): (usize, &usize)| {
        let value = row.coins()[*coin];
        if value < 0 && number > 0 { format!("({})", exact(value)) } else { exact(value) }
    };
    let listed: Vec<_> = coins.iter().enumerate().take(MAX_LISTED).map(term).collect();
    let listed = listed.join(" + ");
    if coins.len() > MAX_LISTED { text::cut(listed, coins.len()) } else { listed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Interval, Table};
    use crate::text::said;

    fn text(row: &str, recurrence: Recurrence, share: Share) -> String {
        let table = Table::new(row.parse().unwrap());
        let whole = Interval::whole(table.n());
        trace_text(table.row(), recurrence, &table.cell(whole), &Trace::of(&table, whole).unwrap(), share)
    }

    #[test]
    fn fir_and_sec_are_sums_of_coins_in_the_order_of_the_game() {
        let of = |recurrence, share| text("8 15 3 7", recurrence, share);
        assert_eq!(of(Recurrence::FIR_SEC, Share::Fir), said("table.trace-mover", &["fir", "22", "7 + 15"]));
        assert_eq!(of(Recurrence::MY_TURN, Share::Sec), said("table.trace-other", &["g", "11", "8 + 3"]));
        assert_eq!(
            of(Recurrence::DIFFERENCE, Share::Both),
            said("table.trace-both", &["d", "11", "7 + 15", "(8 + 3)"])
        );
        assert_eq!(text("5", Recurrence::FIR_SEC, Share::Sec), said("table.trace-nothing", &["sec", "0"]));
    }

    #[test]
    fn negative_coins_have_brackets_and_long_sums_are_cut() {
        assert_eq!(
            text("-1 -2 -3", Recurrence::TWO_AHEAD, Share::Fir),
            said("table.trace-mover", &["F", "−4", "−1 + (−3)"])
        );
        let long = text(&"7 ".repeat(60), Recurrence::FIR_SEC, Share::Sec);
        assert!(long.contains("7 + 7 + … (30 coins): the coins"), "{long}");
    }
}
