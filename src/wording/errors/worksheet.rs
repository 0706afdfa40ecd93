//! Errors of worksheets.

use crate::number::{exact, group_count};

/// A row without coins.
pub fn no_coins() -> &'static str {
    "a worksheet needs at least 1 coin"
}

/// Returns `a worksheet holds at most 64 coins; this row has 65`.
pub fn too_many_coins(n: usize, max: usize) -> String {
    format!("a worksheet holds at most {} coins; this row has {}", group_count(max), group_count(n))
}

/// Returns `0 variants are out of range; choose 1 to 500`.
pub fn variants_out_of_range(count: usize, max: usize) -> String {
    format!("the number of variants is {}; choose 1 to {}", group_count(count), group_count(max))
}

/// Returns `no coin is worth 2,000,000,000,000; choose numbers from −1,000,000,000,000 to 1,000,000,000,000`.
pub fn value_out_of_range(value: i64, max: i64) -> String {
    format!("no coin can be worth {}; choose numbers from {} to {}", exact(value), exact(-max), exact(max))
}

/// Returns `there is no diagonal 5; a row of 4 coins has the diagonals 1 to 4`.
pub fn no_diagonal(length: usize, n: usize) -> String {
    let [length, n] = [length, n].map(group_count);
    if n == "1" {
        return format!("there is no diagonal {length}; a row of 1 coin has only diagonal 1");
    }
    format!("there is no diagonal {length}; a row of {n} coins has the diagonals 1 to {n}")
}

/// Returns `the share of empty cells is 0 %; choose 1 to 100`.
pub fn share_out_of_range(percent: u8) -> String {
    format!("the share of empty cells is {percent} %; choose 1 to 100")
}

/// Returns `30 different rows that are alike in difficulty are not possible; of the 9 rows there are, at most 5 are alike,
/// so choose at most 5 variants, more coins or a wider range of numbers`.
pub fn too_few_rows(wanted: usize, possible: usize, all: usize) -> String {
    let rows =
        if all == 1 { "the only row there is".to_owned() } else { format!("the {} possible rows", group_count(all)) };
    format!(
        "there are no {} different rows alike in difficulty: of {rows}, at most {} are alike; choose {} or fewer \
         variants, more coins, or a wider range of numbers",
        group_count(wanted),
        group_count(possible),
        group_count(possible),
    )
}

/// Returns that too few rows were found, for sets with too many rows to look at all of them.
pub fn too_few_rows_found(wanted: usize, found: usize, drawn: u64) -> String {
    format!(
        "{} different rows alike in difficulty were not found: {} of {} random rows were alike; choose {} or fewer \
         variants, or another range of numbers",
        group_count(wanted),
        group_count(found),
        group_count(drawn),
        group_count(found),
    )
}

/// Returns `a triangle of 40 coins is too wide for a page; choose the square layout, which is split over several pages`.
pub fn triangle_too_wide(n: usize) -> String {
    format!(
        "a triangle of {} coins is too wide for a page; choose the square layout, which several pages can share",
        group_count(n)
    )
}

/// Returns `a table with such long numbers would need 66 pages, and 40 are possible; choose fewer coins or shorter numbers`.
pub fn too_many_pages(pages: usize, max: usize) -> String {
    let [pages, max] = [pages, max].map(group_count);
    format!(
        "a table with such long numbers would need {pages} pages, and at most {max} are possible; choose fewer coins or \
         shorter numbers"
    )
}
