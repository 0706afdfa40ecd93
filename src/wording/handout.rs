//! Texts in handouts.

use crate::number::group_count;

/// Returns the number of a page and the number of pages: `2 / 7`.
pub fn page_number(number: usize, count: usize) -> String {
    format!("{} / {}", group_count(number), group_count(count))
}

/// Returns the name of a picture without a title: `Picture 3`.
pub fn picture(number: usize) -> String {
    format!("Picture {}", group_count(number))
}

/// Returns the heading of notes that have begun on another page: `Greedy loses, continued`.
pub fn continued(title: &str) -> String {
    format!("{title}, continued")
}

/// Returns where notes go on: `Continued on page 3`.
pub fn goes_on(page: usize) -> String {
    format!("Continued on page {}", group_count(page))
}
